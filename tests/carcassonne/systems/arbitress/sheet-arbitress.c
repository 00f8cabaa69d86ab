/* sheet-arbitress.c - the sheet The Arbitress, sentence by sentence, each as a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The name of a test begins with the section of the sheet.  Sentences about the dragon, the tower, the catapult, the
 * wheel or a barn are not here.
 */
#include "carc-sheets.h"

#define SHE "use arbitress\n"
#define SIX "player Anna\nplayer Ben\nplayer Clara\nplayer David\nplayer Eva\nplayer Fritz\nset base\n" SHE
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\n" SHE

/* A straight road from -2,0 to 2,0 that still lacks its western end; five tiles, 5 points.  It is Ben's turn. */
#define ROAD "place frfr 1,0 r0\nplace frfr -1,0 r0\nplace frrr 2,0 r0\n"
#define CLOSE "place frrr -2,0 r0\n"

#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define CLARA(at) "deploy Clara follower " at " test\n"

/* Completes the city of the start; there is a farm on each side of it. */
#define CITY "place cfff 0,-1 r2\n"

const Script sheet_arbitress[] = {
  /* ---- additional rules ---- */
  { "/arbitress/additional-rules/any-number-of-players",
    SIX "play\n= her 0,0\n= ask tile Anna\nplace frfr 1,0 r0 arbitress 1,0\n= her 1,0\n= ask tile Ben" },
  /* Without a tie, she changes nothing. */
  { "/arbitress/additional-rules/all-else-remains/alone",
    SHE "play\n" ROAD ANNA ("2,0 road:W") CLOSE "= scores 5 0\n= because alone\n= ties 0" },
  { "/arbitress/additional-rules/all-else-remains/majority",
    SHE "play\n" ROAD ANNA ("2,0 road:W") ANNA ("2,0 road:W") BEN ("0,0 road:E") CLOSE "= scores 5 0\n"
                                                                                       "= because majority\n= ties 0" },
  { "/arbitress/additional-rules/without-her-ties-share",
    "play\n" ROAD ANNA ("2,0 road:W") BEN ("-1,0 road:W") CLOSE "= scores 5 5\n= because shared\n= ties 0" },

  /* ---- preparation ---- */
  { "/arbitress/preparation/on-the-starting-tile", SHE "play\n= her 0,0" },
  { "/arbitress/preparation/on-any-tile-that-serves-as-it",
    "player Anna\nplayer Ben\nset base\nset river\n" SHE "play\n= her 0,0\n"
    "place river/straight 1,0 r0 arbitress 1,0\n= her 1,0" },
  { "/arbitress/preparation/wherever-it-lies", SHE "start ffff -7,3 r0\nplay\n= her -7,3" },

  /* ---- 1. place a tile ---- */
  { "/arbitress/1-place-a-tile/the-closest-gets-the-points/road",
    SHE "play\n" ROAD ANNA ("2,0 road:W") BEN ("-1,0 road:W") CLOSE "= tie Anna 2 Ben 1 > Ben\n"
                                                                    "= line Ben 5 road\n= scores 0 5" },
  { "/arbitress/1-place-a-tile/the-closest-gets-the-points/city",
    SHE "play\nplace fcfc 0,-1 r1\nplace fcfc+ 0,-2 r1\n" ANNA ("0,-1 city:N")
        BEN ("0,-2 city:N") "place cfff 0,-3 r2\n= tie Anna 1 Ben 2 > Anna\n= line Anna 10 city 4 tiles × 2 + 1 "
                            "pennant × 2 = 10\n"
                            "= scores 10 0" },
  { "/arbitress/1-place-a-tile/the-closest-gets-the-points/cloister",
    SHE "play\nplace ffff 0,1 r0\nplace frfr 1,0 r0\nplace frfr -1,0 r0\nplace ffff 1,1 r0\n"
        "place ffff -1,1 r0\nplace ffff 0,2 r0\nplace ffrf 1,2 r0\n" ANNA ("0,1 cloister") BEN (
            "0,1 cloister") "points Anna 1 test\nplace ffrf -1,2 r0\n= tie Anna 1 Ben 1 > Ben\n= line Ben 9 cloister" },
  { "/arbitress/1-place-a-tile/two-or-more-players",
    THREE "play\n" ROAD ANNA ("2,0 road:W") BEN ("0,0 road:E") CLARA ("-1,0 road:W") CLOSE
    "= tie Anna 2 Ben 0 Clara 1 > Ben\n= scores 0 5 0" },
  { "/arbitress/1-place-a-tile/only-when-the-feature-is-completed",
    SHE "play\n" ROAD ANNA ("2,0 road:W") BEN ("-1,0 road:W") "place frfr -2,0 r0\n= ties 0\n= scores 0 0" },
  { "/arbitress/1-place-a-tile/every-completed-feature",
    SHE "play\nplace ffrr 1,0 r1\nplace ffrr 1,-1 r0\nplace frrr -1,0 r0\n" ANNA ("1,0 road:W") BEN ("0,0 road:E")
        ANNA ("0,0 city:N") BEN ("0,0 city:N") "points Ben 1 test\nplace crrr 0,-1 r2\n"
                                               "= ties 2\n= line Ben 5 road\n= line Anna 4 city\n= scores 4 6" },
  { "/arbitress/1-place-a-tile/tiles-counted-across-then-up",
    SHE "play\nplace ffff 0,1 r0\nplace ffff 0,2 r0 arbitress 0,2\nplace frfr 1,0 r0\n= distance 1,0 3\n"
        "= distance 0,2 0\n= distance 0,0 2" },
  { "/arbitress/1-place-a-tile/same-distance-fewer-points",
    SHE "play\npoints Anna 3 test\n" ROAD ANNA ("1,0 road:E") BEN ("-1,0 road:W") CLOSE
    "= tie Anna 1 Ben 1 > Ben\n= points Anna 3 Ben 0\n= scores 3 5\n= because fewer" },
  { "/arbitress/1-place-a-tile/nearer-with-more-points",
    SHE "play\npoints Ben 30 test\n" ROAD ANNA ("2,0 road:W") BEN ("-1,0 road:W") CLOSE "= scores 0 35\n"
                                                                                        "= because nearest" },
  { "/arbitress/1-place-a-tile/footnote-2-a-big-follower",
    "player Anna\nplayer Ben\nset base\nset inns\n" SHE "play\n" ROAD "deploy Anna big 2,0 road:W test\n"
    "deploy Ben big -1,0 road:W test\n" CLOSE "= tie Anna 2 Ben 1 > Ben" },
  { "/arbitress/1-place-a-tile/footnote-3-the-ruler",
    SHE "rule A11 spots\nplay\npoints Anna 9 test\n" ROAD "place frfr -2,0 r0\n" ANNA ("2,0 road:W")
        BEN ("-2,0 road:E") "place frrr -3,0 r0\n= tie Anna 2 Ben 2 > Anna\n= because ruler\n= scores 15 0" },
  { "/arbitress/1-place-a-tile/footnote-3-agreed-before-the-game", SHE "play\n! rule A11 spots => not an entry" },

  /* ---- 2. moving the Arbitress ---- */
  { "/arbitress/2-moving/up-to-six-tiles",
    SHE "play\nplace frfr 1,0 r0\nplace frfr 2,0 r0\nplace frfr 3,0 r0\nplace frfr 4,0 r0\n"
        "place frfr 5,0 r0\nplace frfr 6,0 r0\n= reach 6,0 yes\n= reach 1,0 yes\n"
        "! place frfr 7,0 r0 arbitress 7,0 => cannot reach 7,0 in 6 steps\nplace frfr 7,0 r0 arbitress 6,0\n"
        "= her 6,0" },
  { "/arbitress/2-moving/instead-of-a-follower",
    SHE "play\n! place frfr 1,0 r0 follower road:E arbitress 1,0 => not a cell\n"
        "place frfr 1,0 r0 arbitress 1,0\n= supply Anna 7" },
  { "/arbitress/2-moving/any-player-may",
    SHE "play\nplace frfr 1,0 r0 arbitress 1,0\nplace frfr 2,0 r0 arbitress 0,0\n= her 0,0" },
  { "/arbitress/2-moving/no-diagonal",
    SHE "play\nplace frfr 1,0 r0\nplace ffff 0,1 r0\nplace ffff 1,1 r0\n= reach 1,1 yes\n"
        "! place frfr 2,0 r0 arbitress 1,1 1,0 => not a single step\nplace frfr 2,0 r0 arbitress 0,1 1,1\n"
        "= her 1,1" },
  { "/arbitress/2-moving/to-an-adjacent-tile",
    SHE "play\nplace frfr 1,0 r0\n! place frfr 2,0 r0 arbitress 0,1 => no tile lies there\n"
        "! place frfr 2,0 r0 arbitress 2,0 1,0 => not a single step" },
  { "/arbitress/2-moving/onto-the-tile-just-placed", SHE "play\nplace frfr 1,0 r0 arbitress 1,0\n= her 1,0" },
  { "/arbitress/2-moving/not-when-she-is-not-in-the-game",
    "play\n! place frfr 1,0 r0 arbitress 1,0 => not in this game" },

  /* ---- 3. score ---- */
  { "/arbitress/3-score/she-scores-nothing",
    SHE "play\n" ROAD "place frrr -2,0 r0 arbitress 2,0\n= scores 0 0\nend test\n= scores 0 0" },
  { "/arbitress/3-score/she-does-not-occupy-a-feature",
    SHE "play\nplace frfr 1,0 r0 follower road:E\n= supply Anna 6" },

  /* ---- final scoring ---- */
  { "/arbitress/final-scoring/incomplete-city",
    SHE "play\nplace fcfc 0,-1 r1\n" ANNA ("0,0 city:N")
        BEN ("0,-1 city:N") "end test\n"
                            "= tie Anna 0 Ben 1 > Anna\n= line Anna 2 city\n= scores 2 0" },
  { "/arbitress/final-scoring/incomplete-road",
    SHE "play\n" ROAD ANNA ("2,0 road:W") BEN ("-1,0 road:W") "end test\n= line Ben 4 road\n= scores 0 4" },
  { "/arbitress/final-scoring/incomplete-cloister",
    SHE "play\nplace ffff 0,1 r0\n" ANNA ("0,1 cloister")
        BEN ("0,1 cloister") "points Ben 1 test\n"
                             "end test\n= line Anna 2 cloister\n= scores 2 1" },
  { "/arbitress/final-scoring/farm", SHE "play\n" CITY "place frfr 1,0 r0\n" ANNA ("1,0 farm:nnw") BEN (
                                         "0,0 farm:ene") "end test\n"
                                                         "= tie Anna 1 Ben 0 > Ben\n= line Ben 3 farm\n= scores 0 3" },
  { "/arbitress/final-scoring/each-single-feature",
    SHE "play\n" CITY ANNA ("0,0 farm:ene") BEN ("0,-1 farm:nnw") "end test\n= ties 0\n= scores 3 3" },
  { "/arbitress/final-scoring/same-distance-fewer-points",
    SHE "play\n" CITY ANNA ("0,0 farm:ene") BEN ("0,0 farm:ene") "points Anna 1 test\nend test\n"
                                                                 "= tie Anna 0 Ben 0 > Ben\n= scores 1 3" },
  { NULL, NULL },
};
