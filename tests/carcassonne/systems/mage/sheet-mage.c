/* sheet-mage.c - Mage and Witch, sentence by sentence: when they are moved, what they change, when they leave.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define MAGE "player Anna\nplayer Ben\nset base\nset mage 2\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* The city south of the tile is complete then, the one north of it is open. */
#define CALLED "place mage/two-edges 0,-1 r0\n"
#define CALLED_ANNA "place mage/two-edges 0,-1 r0 follower city:N\n"
/* The road through the start has three tiles and is complete. */
#define ROAD "place frrr 1,0 r0\nplace frrr -1,0 r0\n"
/* The mage is in Anna's city north of 0,-1 and the witch in the one west of 1,-2; a city to the east and south at 0,-2
 * joins them. */
#define APART CALLED_ANNA "mage 0,-1 city:N\nplace ffff 1,-1 r0\nplace mage/two-edges 1,-2 r1\nwitch 1,-2 city:W\n"
/* South and north of 0,-1 lie cities of Anna and Ben, and nothing else is open. */
#define NOTHING_OPEN                                                                                                   \
  MAGE "start cfff 0,0 r0\nplay\n" ANNA ("0,0 city:N") "place ffff 1,0 r0\nplace ffff 1,-1 r0\nplace ffff 1,-2 r0\n"   \
                                                       "place cfff 0,-2 r2 follower city:S\n"
#define CLOSES_ALL "place mage/two-edges 0,-1 r0\n"

const Script sheet_mage[] = {
  /* ---- when one of them is moved, and where ---- */
  { "/mage/begin/beside-the-table", MAGE "play\n= piece mage none\n= piece witch none" },
  { "/mage/move/must-be-moved-before-the-next-tile",
    MAGE "play\n" CALLED "= ask mage Anna\n! place ffff 1,-1 r0 => does the mage or the witch go elsewhere\n"
         "mage 0,-1 city:N\n= ask tile Ben\n= piece mage 0,-1" },
  { "/mage/move/no-other-tile", MAGE "play\nplace cfcf-two 0,-1 r0\n= ask tile Ben" },
  { "/mage/move/one-of-the-two", MAGE "play\n" CALLED "witch 0,-1 city:N\n= piece witch 0,-1\n= piece mage none" },
  { "/mage/move/the-same-one-again",
    MAGE "play\n" CALLED "mage 0,-1 city:N\nplace mage/two-edges 0,-2 r0\nmage 0,0 road:E\n= piece mage 0,0" },
  { "/mage/move/anywhere-not-only-on-the-tile", MAGE "play\n" CALLED "mage 0,0 road:W\n= piece mage 0,0" },
  { "/mage/move/where-figures-are-or-not", MAGE "play\n" BEN ("0,0 road:E") CALLED "mage 0,0 road:E\n= ask tile Ben" },
  { "/mage/move/not-onto-what-is-complete", MAGE "play\n" CALLED "! mage 0,-1 city:S => is complete" },
  { "/mage/move/not-onto-a-farm",
    MAGE "play\n" CALLED "! witch 0,0 farm:ene => the witch stands only on a road or in a city" },
  { "/mage/move/not-onto-a-cloister",
    MAGE "play\nplace ffff 0,1 r0\n" CALLED "! mage 0,1 cloister => the mage stands only on a road or in a city" },
  { "/mage/move/not-where-the-other-stands",
    MAGE "play\n" CALLED "mage 0,0 road:E\nplace mage/two-edges 0,-2 r0\n"
         "! witch 0,0 road:W => the witch cannot go to 0,0: the mage stands there" },
  { "/mage/move/not-without-the-set", "play\nplace cfff 0,-1 r2\n! mage 0,0 road:E => Ben: which tile" },
  { "/mage/move/with-the-act-of-the-turn",
    MAGE "play\n" CALLED_ANNA "= supply Anna 6\nmage 0,-1 city:N\n= ask tile Ben" },
  { "/mage/move/before-the-dragon",
    MAGE "set dragon\nplay\n" APART "place dragon/field-volcano 0,1 r0\nturn Ben test\n"
         "place dragon/corner-dragon 0,-2 r2\n= ask mage Ben\nmage 0,0 road:E\n= ask dragon Ben" },
  { "/mage/move/before-a-flight",
    MAGE "set flier\nplay\nplace ffff 0,1 r0\nplace ffff 1,1 r0\nplace ffrf 2,1 r2\nplace frrr 2,0 r0\n"
         "agreed x now mage 0,0 road:E\nagreed x now witch 2,0 road:W\nplace flier/straight-along 1,0 r0 fly\n"
         "= ask mage Anna\nmage 0,0 city:N\n= ask roll Anna" },
  { "/mage/move/before-a-capture",
    MAGE "set tower\nplay\nplace tower/field 0,1 r0 tower 0,1\nplace ffff 1,1 r0 follower farm:nnw\n"
         "place ffrf 2,1 r2\nplace frrr 2,0 r0\nagreed x now mage 0,0 road:E\nagreed x now witch 2,0 road:W\n"
         "place frfr 1,0 r0 tower 0,1\n= ask mage Anna\nmage 0,0 city:N\n= ask capture Anna" },
  { "/mage/move/before-racers-are-asked",
    MAGE "use lake\nplay\nagreed x now mage 0,0 road:E\nagreed x now witch 0,0 city:N\n"
         "place lake 1,-1 r0\n= ask race Anna" },

  /* ---- a tile joins both features ---- */
  { "/mage/joined/one-is-moved-at-once-before-the-scoring",
    MAGE "play\n" APART "place cffc 0,-2 r2\n= ask mage Ben\n= scores 0 0\n! mage 0,-2 city:E => is complete\n"
         "mage 1,-2 city:E\n= line Anna 3 city 3 tiles × 2 − 3 for the witch = 3\n= piece mage 1,-2\n"
         "= piece witch none\n= ask tile Anna" },
  { "/mage/joined/either-of-the-two",
    MAGE "play\n" APART "place cffc 0,-2 r2\nwitch 0,0 road:E\n"
         "= line Anna 9 city 3 tiles × 2 + 3 for the mage = 9\n= piece mage none\n= piece witch 0,0" },
  { "/mage/joined/none-can-stay-there",
    MAGE "play\n" APART "place ccfc 0,-2 r1\n= ask mage Ben\n"
         "! mage 0,-2 city:N => the mage cannot go to 0,-2: the witch stands there" },
  { "/mage/joined/nobody-asks-if-they-stay-apart",
    MAGE "play\n" APART "place cffc-two 0,-2 r2\n= ask tile Anna\n= line Anna 6 city 2 tiles × 2 + 2 for the mage = 6\n"
         "= piece mage none\n= piece witch none" },

  /* ---- nothing is open ---- */
  { "/mage/nothing/neither-was-on-the-table", NOTHING_OPEN CLOSES_ALL "= ask tile Ben\n= scores 4 4" },
  { "/mage/nothing/the-only-one-is-taken-off",
    NOTHING_OPEN "agreed x now witch 0,-2 city:S\n" CLOSES_ALL "= ask tile Ben\n= piece witch none\n= scores 4 4" },
  { "/mage/nothing/one-of-both-is-taken-off",
    NOTHING_OPEN "agreed x now mage 0,0 city:N\nagreed x now witch 0,-2 city:S\n" CLOSES_ALL
                 "= ask mage Anna\n! witch 0,-1 city:N => is complete\nwitch off\n= piece mage none\n= scores 6 4" },
  { "/mage/nothing/the-player-chooses",
    NOTHING_OPEN "agreed x now mage 0,0 city:N\nagreed x now witch 0,-2 city:S\n" CLOSES_ALL
                 "mage off\n= piece witch none\n= scores 4 2" },
  { "/mage/nothing/not-if-one-can-be-moved",
    MAGE "play\nagreed x now mage 0,0 road:E\n" CALLED
         "! mage off => nobody is taken off the table: the mage can be moved, for example to 0,-1\n"
         "! witch off => the witch is beside the table already" },

  /* ---- what they change ---- */
  { "/mage/worth/mage-on-a-road",
    MAGE "play\n" BEN ("0,0 road:E") CALLED "mage 0,0 road:E\n" ROAD "= line Ben 6 road 3 tiles + 3 for the mage = 6" },
  { "/mage/worth/mage-not-for-pennants",
    MAGE "play\n" CALLED_ANNA "mage 0,-1 city:N\nplace fcfc+ 0,-2 r1\nplace cfff 0,-3 r2\n"
         "= line Anna 11 city 3 tiles × 2 + 1 pennant × 2 + 3 for the mage = 11" },
  { "/mage/worth/witch-in-a-city",
    MAGE "play\n" CALLED_ANNA "witch 0,-1 city:N\nplace fcfc+ 0,-2 r1\nplace cfff 0,-3 r2\n"
         "= line Anna 4 city 3 tiles × 2 + 1 pennant × 2 − 4 for the witch = 4" },
  { "/mage/worth/for-each-of-several-winners",
    MAGE "play\n" CALLED_ANNA
         "witch 0,-1 city:N\n" BEN ("0,-1 city:N") "place cfff 0,-2 r2\n= scores 2 2\n"
                                                   "= line Ben 2 city 2 tiles × 2 − 2 for the witch = 2" },
  { "/mage/worth/after-the-inn",
    MAGE "set inns\nplay\n" ANNA ("0,0 road:E") "agreed x now witch 0,0 road:E\nplace inns/straight-inn 1,0 r0\n"
                                                "place frrr 2,0 r0\nplace frrr -1,0 r0\n= line Anna 4 road 4 tiles × 2 "
                                                "(inn) − 4 for the witch = 4" },
  { "/mage/worth/mage-and-inn",
    MAGE "set inns\nplay\n" ANNA ("0,0 road:E") "agreed x now mage 0,0 road:E\nplace inns/straight-inn 1,0 r0\n"
                                                "place frrr 2,0 r0\nplace frrr -1,0 r0\n= line Anna 12 road 4 tiles × "
                                                "2 (inn) + 4 for the mage = 12" },
  { "/mage/worth/after-the-siege",
    MAGE "set siege\nplay\n" ANNA (
        "0,0 city:N") "agreed x now witch 0,0 city:N\nplace siege/corner 0,-1 r2\n"
                      "place cfff 1,-1 r3\n= line Anna 2 city 3 tiles (besieged) − 1 for the witch = 2" },
  { "/mage/worth/the-cloister-never",
    MAGE "use lake\nplay\nplace lake 1,-1 r0\nrace decline\nrace decline\n"
         "! agreed x now witch 1,-1 cloister => the witch stands only on a road or in a city" },

  /* ---- at the end ---- */
  { "/mage/end/mage-on-an-open-city",
    MAGE "play\n" CALLED_ANNA "mage 0,-1 city:N\nend test\n= line Anna 2 city 1 tile + 1 for the mage = 2" },
  { "/mage/end/witch-on-an-open-road",
    MAGE "play\n" ANNA ("0,0 road:E") "agreed x now witch 0,0 road:E\nplace frfr 1,0 r0\nplace frfr 2,0 r0\nend test\n"
                                      "= line Anna 2 road 3 tiles − 1 for the witch = 2" },
  { "/mage/end/half-of-one-is-one",
    MAGE "play\n" CALLED_ANNA "witch 0,-1 city:N\nend test\n= line Anna 1 city 1 tile = 1" },
  { "/mage/end/open-inn-mage-alone",
    MAGE "set inns\nplay\nplace inns/straight-inn 1,0 r0 follower road:W\nagreed x now mage 0,0 road:E\nend test\n"
         "= line Anna 2 road 2 for the mage = 2" },
  { "/mage/end/open-cathedral-mage-alone",
    MAGE "set inns\nplay\nplace inns/cathedral 0,-1 r0 follower city:N\nagreed x now mage 0,0 city:N\nend test\n"
         "= line Anna 2 city 2 for the mage = 2" },
  { "/mage/end/open-inn-and-witch-nothing",
    MAGE "set inns\nplay\nplace inns/straight-inn 1,0 r0 follower road:W\nagreed x now witch 0,0 road:E\nend test\n"
         "= no line road" },
  { "/mage/end/they-stay", MAGE "play\n" CALLED_ANNA "mage 0,-1 city:N\nend test\n= piece mage 0,-1" },
  { "/mage/end/the-forecast-counts-them", MAGE "play\n" CALLED_ANNA "mage 0,-1 city:N\n= forecast 2 0\n= scores 0 0" },

  /* ---- when they leave ---- */
  { "/mage/leave/also-without-figures",
    MAGE "play\n" CALLED "witch 0,-1 city:N\nplace cfff 0,-2 r2\n= no line city\n= piece witch none" },
  { "/mage/leave/each-alone",
    MAGE "play\n" CALLED "mage 0,-1 city:N\nagreed x now witch 0,0 road:E\nplace cfff 0,-2 r2\n= piece mage none\n"
         "= piece witch 0,0" },
  { "/mage/leave/an-abbey-completes-it-too",
    MAGE "set abbey\nplay\n" CALLED "mage 0,-1 city:N\nagreed x place abbey/abbey 0,-2 r0\n= piece mage none" },
  { "/mage/leave/and-come-again",
    MAGE "play\n" CALLED "mage 0,-1 city:N\nplace cfff 0,-2 r2\nplace mage/two-edges 0,-3 r1\nmage 0,-3 city:E\n"
         "= piece mage 0,-3" },

  /* ---- what they do not touch ---- */
  { "/mage/touch/the-dragon-eats-neither",
    MAGE "set dragon\nplay\nagreed x now mage 0,0 road:E\nplace dragon/field-volcano 0,1 r0\n"
         "place dragon/straight-dragon 1,0 r0\ndragon 0,0\n= piece mage 0,0" },
  { "/mage/touch/they-block-no-racer",
    MAGE "use lake\nplay\nplace lake 1,-1 r0\nrace join\nrace join\nagreed x now mage 1,0 road:W\n= hop Ben 1,0 yes" },
  { "/mage/touch/the-arbitress-judges-as-ever",
    MAGE "use arbitress\nplay\n" ANNA ("0,0 road:E") "place frfr 1,0 r0\n" BEN (
        "1,0 road:E") "agreed x now mage 1,0 road:E\nplace frrr 2,0 r0\nplace frrr -1,0 r0\n= tie Anna 0 Ben 1 > Anna\n"
                      "= line Anna 8 road 4 tiles + 4 for the mage = 8" },
  { "/mage/touch/half-of-one-is-judged",
    MAGE "use arbitress\nplay\n" CALLED_ANNA "witch 0,-1 city:N\n" BEN ("0,-1 city:N") "end test\n= ties 1" },
  { "/mage/touch/no-tie-about-nothing",
    MAGE "set inns\nuse arbitress\nplay\nplace inns/straight-inn 1,0 r0 follower road:W\n" BEN (
        "0,0 road:E") "agreed x now witch 0,0 road:E\nend test\n= ties 0\n= no line road" },
  { "/mage/touch/a-tie-about-the-mage-alone",
    MAGE "set inns\nuse arbitress\nplay\nplace inns/straight-inn 1,0 r0 follower road:W\n" BEN (
        "0,0 road:E") "agreed x now mage 0,0 road:E\nend test\n= tie Anna 1 Ben 0 > Ben\n= scores 0 2" },

  /* ---- as agreed, and in a game that had begun ---- */
  { "/mage/agreed/where-it-stands-already",
    MAGE "play\nagreed x now mage 0,0 road:E\n" CALLED "agreed x mage 0,0 road:W\n= ask tile Ben" },
  { "/mage/agreed/onto-what-the-tile-completes",
    MAGE "play\n" ANNA ("0,0 city:N") CALLED "agreed x mage 0,0 city:N\n"
                                             "= line Anna 6 city 2 tiles × 2 + 2 for the mage = 6\n= piece mage none" },
  { "/mage/agreed/taken-off-although-it-could-be-moved",
    MAGE "play\nagreed x now mage 0,0 road:E\n" CALLED "agreed x mage off\n= piece mage none\n= ask tile Ben" },
  { "/mage/agreed/never-both-on-one",
    MAGE "play\nagreed x now mage 0,0 road:E\n" CALLED
         "! agreed x witch 0,0 road:E => the witch cannot go to 0,0: the mage stands there" },
  { "/mage/now/forgotten", MAGE "play\nagreed x now witch 0,0 city:N\n= piece witch 0,0\n= ask tile Anna" },
  { "/mage/now/not-on-what-is-complete",
    MAGE "play\nplace cfff 0,-1 r2\n! agreed x now witch 0,0 city:N => is complete" },
  { "/mage/now/off", MAGE "play\nagreed x now witch 0,0 city:N\nagreed x now witch off\n= piece witch none" },
  { "/mage/now/not-without-the-set", "play\n! agreed x now mage 0,0 road:E => not in this game\n"
                                     "! agreed x now mage off => not in this game" },
  { "/mage/snapshot/they-lie-there",
    MAGE "play\nsnapshot\nlies cfrr 0,-1 r2\nnow mage 0,0 road:E\nnow witch 0,-1 road:N\nplay on Ben\n"
         "= piece mage 0,0\n= piece witch 0,-1\n= ask tile Ben" },
  { "/mage/snapshot/completed-by-a-later-tile",
    MAGE "play\nsnapshot\nnow mage 0,0 city:N\nlies cfff 0,-1 r2\nplay on Anna\n= piece mage none" },
  { "/mage/snapshot/joined-by-a-later-tile",
    MAGE "play\nsnapshot\nlies mage/two-edges 0,-1 r0\nnow mage 0,-1 city:N\nlies ffff 1,-1 r0\n"
         "lies mage/two-edges 1,-2 r1\nnow witch 1,-2 city:W\nlies ccfc 0,-2 r1\n"
         "! play on Anna => the mage and the witch stand on the same road or in the same city" },
  { NULL, NULL }
};
