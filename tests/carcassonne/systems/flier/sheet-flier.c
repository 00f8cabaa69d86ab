/* sheet-flier.c - The Flying Machines, rule by rule, and the sentences of the two sheets that they meet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.  A machine east of it, on 1,0, points to
 * it if its tile lies as it is printed.
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\nset flier\n"
#define ALL TWO "set inns\nset traders\nset abbey\n"
#define LAKE TWO "use lake\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define MACHINE "place flier/straight-along 1,0 r0 fly\n"
/* All but the middle of a road from -1,0 to 2,0: the machine on 1,0 completes it. */
#define ROAD "place frrr -1,0 r0\nplace ffff 0,1 r0\nplace ffff 1,1 r0\nplace ffrf 2,1 r2\nplace frrr 2,0 r0\n"
/* Tiles of a table's own, on which a machine is beside a volcano or a dragon. */
#define OWN                                                                                                            \
  TWO "set dragon\ntiles Mine\n"                                                                                       \
      "tile mine/volcano copies=1 \"farms=nnw nne ene ese sse ssw wsw wnw\" \"flags=flywest volcano\"\n"               \
      "tile mine/dragon copies=1 \"roads=E W\" \"farms=nnw nne ene wnw; ese sse ssw wsw\" \"flags=flywest dragon\"\n"
#define NOBODY "race decline\nrace decline\n"
/* The lake, and a machine that points to it from the east. */
#define BY_THE_LAKE "play\nplace lake 1,-1 r0\n" NOBODY

const Script sheet_flier[] = {
  /* ---- who flies ---- */
  { "/flier/act/a-follower-boards-it",
    TWO "play\n" MACHINE "= ask roll Anna\n= home Anna follower 6\n= ask roll Anna" },
  { "/flier/act/only-with-its-own-tile",
    TWO "play\nplace flier/straight-along 1,0 r0\n! place frfr 2,0 r0 fly => there is no flying machine on this tile" },
  { "/flier/act/not-without-the-system", "play\n! place frfr 1,0 r0 fly => there is no flying machine on this tile" },
  { "/flier/act/not-with-a-machine-of-one's-own-without-the-system",
    "player Anna\nplayer Ben\nset base\ntiles Mine\n"
    "tile mine/west copies=1 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=flywest\n"
    "play\n! place mine/west 0,1 r1 fly => there is no flying machine on this tile" },
  { "/flier/act/nobody-must-fly", TWO "play\nplace flier/straight-along 1,0 r0\n= ask tile Ben" },
  { "/flier/act/instead-of-a-claim",
    TWO "play\nplace flier/straight-along 1,0 r0 follower road:E\n= ask tile Ben\n= home Anna follower 6" },
  { "/flier/act/not-without-a-figure",
    TWO "play\n" ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese")
        ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese")
            ANNA ("0,0 farm:ese") "! place flier/straight-along 1,0 r0 fly => has no follower left" },
  { "/flier/act/only-followers", ALL "play\n! place flier/straight-along 1,0 r0 fly builder => only a follower flies\n"
                                     "! place flier/straight-along 1,0 r0 fly pig => only a follower flies\n"
                                     "! place flier/straight-along 1,0 r0 fly barn => only a follower flies" },
  { "/flier/act/the-big-one",
    ALL "play\nplace flier/straight-along 1,0 r0 fly big\n= home Anna big 0\nroll 1\nland 0,0 city:N\n" BEN (
        "0,0 city:N") "place cfff 0,-1 r2\n= scores 4 0" },
  { "/flier/act/the-mayor-only-into-a-city",
    ALL "play\nplace flier/straight-along 1,0 r0 fly mayor\nroll 1\n! land 0,0 road:E => does not stand on a road\n"
        "land 0,0 city:N\n= home Anna mayor 0" },
  { "/flier/act/the-mayor-comes-home-without-a-city",
    ALL "play\nplace frfr 1,0 r0\nplace flier/straight-along 2,0 r0 fly mayor\nroll 1\n= ask tile Anna\n"
        "= home Ben mayor 1" },
  { "/flier/act/the-wagon",
    ALL "play\nplace flier/straight-along 1,0 r0 fly wagon\nroll 1\n! land 0,0 farm:ese => no flight ends on a farm\n"
        "land 0,0 road:E\n= home Anna wagon 0" },
  { "/flier/act/not-where-the-dragon-is",
    OWN "play\n! place mine/volcano 0,1 r0 fly => nobody comes to him\nplace mine/volcano 0,1 r0" },

  /* ---- the die ---- */
  { "/flier/die/from-one-to-three",
    TWO "play\n" MACHINE "! roll 0 => from 1 to 3\n! roll 4 => from 1 to 3\n! roll => the number is missing\nroll 3" },
  { "/flier/die/only-after-boarding", TWO "play\n! roll 1 => which tile?\n! land 0,0 city:N => which tile?" },
  { "/flier/die/so-many-cells",
    TWO "play\nplace frfr 1,0 r0\nplace frfr 2,0 r0\nplace flier/straight-along 3,0 r0 fly\nroll 3\n"
        "! land 1,0 road:E => the flight does not end on 1,0\nland 0,0 city:N\n= ask tile Ben" },
  { "/flier/die/so-many-cells-upwards",
    TWO "play\nplace fcfc 0,-1 r1\nplace ffff 1,-1 r0\nplace flier/field 0,1 r1 fly\nroll 1\n"
        "! land 0,-1 city:N => the flight does not end on 0,-1\nland 0,0 city:N" },
  { "/flier/die/over-a-gap",
    TWO "play\nplace frfr 1,0 r0\nplace frfr -1,0 r0\nplace ffff -1,1 r0\nplace flier/field 1,1 r0 fly\nroll 2\n"
        "= ask land Ben\nland -1,1 cloister\n= home Ben follower 6" },

  /* ---- the direction ---- */
  { "/flier/direction/west", TWO "play\n" MACHINE "roll 1\n= ask land Anna\nland 0,0 road:E" },
  { "/flier/direction/north", TWO "play\nplace flier/field 0,1 r1 fly\nroll 1\n= ask land Anna\nland 0,0 road:E" },
  { "/flier/direction/east",
    TWO "play\nplace flier/straight-along -1,0 r2 fly\nroll 1\n= ask land Anna\nland 0,0 road:E" },
  { "/flier/direction/south",
    TWO "play\nplace fcfc 0,-1 r1\nplace ffff -1,-1 r0\nplace flier/field -1,-2 r3 fly\nroll 1\n= ask land Anna\n"
        "land -1,-1 cloister" },
  { "/flier/direction/north-west",
    TWO "play\nplace frfr 1,0 r0\nplace flier/field-diagonal 1,1 r0 fly\nroll 1\n= ask land Ben\nland 0,0 city:N" },
  { "/flier/direction/north-east",
    TWO "play\nplace frfr -1,0 r0\nplace flier/field-diagonal -1,1 r1 fly\nroll 1\n= ask land Ben\nland 0,0 city:N" },
  { "/flier/direction/south-east",
    TWO "play\nplace frfr -1,0 r0\nplace flier/field-diagonal -1,-1 r2 fly\nroll 1\n= ask land Ben\nland 0,0 city:N" },
  { "/flier/direction/south-west",
    TWO "play\nplace frfr 1,0 r0\nplace flier/field-diagonal 1,-1 r3 fly\nroll 1\n= ask land Ben\nland 0,0 city:N" },
  { "/flier/direction/it-lies-in-four-ways",
    TWO "play\n= fits flier/field 0,1 r0 yes\n= fits flier/field 0,1 r1 yes\n= fits flier/field 0,1 r3 yes" },

  /* ---- the landing ---- */
  { "/flier/landing/with-others",
    TWO "play\n" BEN ("0,0 city:N") MACHINE "roll 1\nland 0,0 city:N\nplace cfff 0,-1 r2\n= scores 4 4" },
  { "/flier/landing/one's-own-too",
    TWO "play\n" ANNA ("0,0 city:N") MACHINE "roll 1\nland 0,0 city:N\n= home Anna follower 5\nplace cfff 0,-1 r2\n"
                                             "= scores 4 0" },
  { "/flier/landing/not-onto-a-farm", TWO "play\n" MACHINE "roll 1\n! land 0,0 farm:ese => no flight ends on a farm" },
  { "/flier/landing/not-into-what-is-complete",
    TWO "play\nplace cfff 0,-1 r2\nplace frfr -1,0 r0\n" MACHINE "roll 1\n"
        "! land 0,0 city:N => the feature on 0,0 is complete\nland 0,0 road:E" },
  { "/flier/landing/not-into-what-its-tile-completes",
    TWO "play\n" ROAD MACHINE "roll 1\n! land 0,0 road:E => the feature on 0,0 is complete\nland 0,0 city:N\n"
        "= ask tile Anna" },
  { "/flier/landing/before-the-points",
    TWO "play\n" ROAD ANNA ("0,0 road:E") MACHINE "= scores 0 0\nroll 1\n= scores 0 0\nland 0,0 city:N\n= scores 4 0\n"
                                                  "= home Ben follower 6" },
  { "/flier/landing/must-be-taken",
    TWO "play\n" MACHINE
        "roll 1\n! place frfr 2,0 r0 => Anna: the flight ends on 0,0\n! roll 1 => the flight ends on 0,0" },
  { "/flier/landing/no-tile", TWO "play\n" MACHINE "roll 2\n= ask tile Ben\n= home Anna follower 7" },
  { "/flier/landing/not-on-the-dragon's-tile",
    TWO "set dragon\nplay\nplace dragon/field-volcano 0,1 r0\nagreed x now dragon 0,0\n" MACHINE
        "roll 1\n= ask tile Anna\n= home Ben follower 7" },
  { "/flier/landing/not-onto-a-tower",
    TWO "set tower\nplay\nplace tower/field 0,1 r0 tower 0,1\nplace frfr 1,0 r0\nplace flier/field 1,1 r0 fly\nroll 1\n"
        "= ask tile Ben\n= home Anna follower 7" },
  { "/flier/landing/not-onto-another-machine",
    TWO "play\nplace flier/field-diagonal 0,1 r0\nplace frfr 1,0 r0\nplace flier/field 1,1 r0 fly\nroll 1\n"
        "= ask tile Ben\n= home Anna follower 7" },
  { "/flier/landing/onto-a-cloister",
    TWO "play\nplace ffff 0,1 r0\nplace frfr 1,0 r0\nplace flier/field 1,1 r0 fly\nroll 1\nland 0,1 cloister\n"
        "= home Anna follower 6" },
  { "/flier/landing/onto-an-abbey",
    ALL "play\nagreed x place abbey/abbey 0,1 r0\nplace frfr 1,0 r0\nplace flier/field 1,1 r0 fly\nroll 1\n"
        "land 0,1 cloister\n= home Anna follower 6" },
  { "/flier/landing/onto-a-shrine",
    TWO "set cult\nplay\nplace cult/shrine 0,1 r0\nplace frfr 1,0 r0\nplace flier/field 1,1 r0 fly\nroll 1\n"
        "land 0,1 cloister\n= home Anna follower 6" },
  { "/flier/landing/before-the-dragon-moves",
    OWN "play\nplace dragon/field-volcano 0,1 r0\nplace mine/dragon -1,0 r2 fly\nroll 1\n= ask land Ben\n"
        "land 0,0 city:N\n= ask dragon Ben\ndragon 0,0\n= home Ben follower 7" },

  /* ---- as agreed ---- */
  { "/agreed/land/elsewhere",
    TWO "play\n" MACHINE "agreed x land 0,0 farm:ese\n= ask tile Ben\n= home Anna follower 6" },
  { "/agreed/land/after-the-throw",
    TWO "play\n" MACHINE "roll 1\nagreed x land 1,0 road:E\n= ask tile Ben\n= home Anna follower 6" },
  { "/agreed/land/into-what-its-tile-completes",
    TWO "play\n" ROAD MACHINE "agreed x land 0,0 road:E\n= line Ben 4 road\n= home Ben follower 7" },
  { "/agreed/land/not-into-what-is-complete",
    TWO "play\nplace cfff 0,-1 r2\nplace frfr -1,0 r0\n" MACHINE "! agreed x land 0,0 city:N => is complete" },
  { "/agreed/land/not-into-what-was-complete-from-the-start",
    TWO "tiles Mine\ntile mine/start start=true size=2x1\n"
        "tile mine/start/0,0 cities=E \"farms=nnw nne sse ssw wsw wnw @1\"\n"
        "tile mine/start/1,0 cities=W \"farms=nnw nne ene ese sse ssw @1\"\nstart mine/start 0,0 r0\n"
        "play\nplace flier/field 2,0 r0 fly\n! agreed x land 1,0 city:W => the feature on 1,0 is complete\n"
        "roll 1\n= ask tile Ben" },
  { "/agreed/fly/only-where-a-machine-is",
    TWO "play\n! agreed x place frfr 1,0 r0 fly => there is no flying machine on this tile" },

  /* ---- the two sheets ---- */
  { "/arbitress/flier/measured-from-where-it-lands",
    TWO "use arbitress\nplay\nplace fcfc 0,-1 r1\n" BEN (
        "0,-1 city:N") "place frfr -1,0 r0\n" MACHINE
                       "roll 1\nland 0,0 city:N\nplace cfff 0,-2 r2\n= tie Anna 0 Ben 1 > Anna\n= scores 6 0" },
  { "/lake/flier/onto-its-city", LAKE BY_THE_LAKE "place flier/field 4,-1 r0 fly\nroll 2\nland 2,-1 city:N\n"
                                                  "= home Ben follower 6" },
  { "/lake/flier/onto-its-roads", LAKE BY_THE_LAKE "place flier/straight-along 4,0 r0 fly\nroll 1\nland 3,0 road:E\n"
                                                   "= home Ben follower 6" },
  { "/lake/flier/not-onto-the-water",
    LAKE BY_THE_LAKE "place flier/straight-along 4,0 r0 fly\nroll 2\n= ask tile Anna\n"
                     "= home Ben follower 7" },
  { "/lake/flier/not-onto-the-lighthouse", LAKE BY_THE_LAKE "place flier/field 4,1 r0 fly\nroll 1\n= ask tile Anna\n"
                                                            "= home Ben follower 7" },
  { NULL, NULL },
};
