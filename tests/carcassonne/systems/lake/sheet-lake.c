/* sheet-lake.c - the sheet The Lake, its tile and what it scores, sentence by sentence; each game is computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The name of a test begins with the section of the sheet.  Sentences about the Count, the Cult, the King, the dragon,
 * the tower or the catapult are not here.  When one of them would remove a racer, the entry `return` does it.
 */
#include "carc-sheets.h"

#define USE "use lake\n"
#define LAKE "place lake 1,-1 r0\n"
#define NOBODY "race decline\nrace decline\n"
#define WITH_INNS "player Anna\nplayer Ben\nset base\nset inns\n" USE
#define WITH_SIEGE "player Anna\nplayer Ben\nset base\nset siege\n" USE
#define WITH_BOTH "player Anna\nplayer Ben\nset base\nset inns\nset siege\n" USE
#define LAKE_CITY "place cfff 2,-2 r2\n"
#define CATHEDRAL "place inns/cathedral 2,-2 r0\nplace cfff 1,-2 r1\nplace cfff 3,-2 r3\n"

const Script sheet_lake[] = {
  /* ---- preparation ---- */
  { "/lake/preparation/the-draw-tile-is-shuffled-in", USE "play\n= left lake 1\n= turns Anna 36" },
  { "/lake/preparation/tokens-set-aside", USE "play\n= tokens 0 0\nplace cfff 0,-1 r2\n= poured 0" },
  { "/lake/preparation/no-racers-yet",
    USE "play\n! race join => nobody is asked\n! place frfr 1,0 r0 racer 1,0 => there is no race now" },
  { "/lake/preparation/the-starting-tile-is-known",
    USE "start rrrr 4,4 r0\nplay\nplace frfr 5,4 r0\nplace lake 6,3 r0\nrace join\nrace decline\n"
        "= racer Ben 4,4" },

  /* ---- 1. place a tile ---- */
  { "/lake/1-place-a-tile/by-the-normal-rules",
    USE "play\n= fits lake 1,-1 r0 yes\n= fits lake 1,-1 r1 yes\n= fits lake -1,-3 r2 yes\n"
        "= fits lake -1,-3 r0 no\n= fits lake -1,1 r0 no" },
  { "/lake/1-place-a-tile/one-tile-must-border-it",
    USE "play\n= fits lake 1,-1 r0 yes\n! place lake 2,-1 r0 => touches no other" },
  { "/lake/1-place-a-tile/one-large-tile-nine-normal-ones", USE "play\n" LAKE "= placed 10\n= left lake 0" },
  { "/lake/1-place-a-tile/nine-for-a-cloister",
    USE "play\nplace ffff 0,1 r0 follower cloister\n" LAKE NOBODY "= forecast 4 0" },
  { "/lake/1-place-a-tile/the-draw-tile-is-removed",
    USE "play\n" LAKE NOBODY "! place lake 4,-1 r0 => no tile lake is left\n! again => not in the stack" },
  { "/lake/1-place-a-tile/unplaceable-goes-back",
    USE "start cffc 0,0 r0\nplay\nplace cffc 1,0 r1\nplace cffc 1,1 r2\nplace cffc+ 0,1 r3\nagain\n"
        "= left lake 1\n= ask tile Ben\nplace cfff 0,-1 r2\n= fits lake 0,-4 r0 yes\nplace lake 0,-4 r0\n"
        "= ask race Anna" },

  /* ---- 2. deploy a follower ---- */
  { "/lake/2-deploy/city", USE "play\nplace lake 1,-1 r0 follower city:N\n= supply Anna 6" },
  { "/lake/2-deploy/cloister", USE "play\nplace lake 1,-1 r0 follower cloister\n= supply Anna 6" },
  { "/lake/2-deploy/farm", USE "play\nplace lake 1,-1 r0 follower farm:nnw 1,1\n= supply Anna 6" },
  { "/lake/2-deploy/any-of-three-roads/first", USE "play\nplace lake 1,-1 r0 follower road:E\n= supply Anna 6" },
  { "/lake/2-deploy/any-of-three-roads/second", USE "play\nplace lake 1,-1 r0 follower road:S\n= supply Anna 6" },
  { "/lake/2-deploy/any-of-three-roads/third", USE "play\nplace lake 1,-1 r0 follower road:W\n= supply Anna 6" },
  { "/lake/2-deploy/one-follower", USE "play\n! place lake 1,-1 r0 follower city:N follower cloister => not a cell" },
  { "/lake/2-deploy/not-on-the-lighthouse", USE "play\n! place lake 1,-1 r0 follower cloister 3,1 => no such feature\n"
                                                "! place lake 1,-1 r0 follower road:S 3,1 => no such feature" },
  { "/lake/2-deploy/not-on-the-water", USE "play\n! place lake 1,-1 r0 follower farm:nnw 2,0 => no such feature\n"
                                           "! place lake 1,-1 r0 follower city:N 2,0 => no such feature" },
  { "/lake/2-deploy/the-cloister-only-now",
    USE "play\n" LAKE NOBODY "! place ffff 1,-2 r0 follower cloister 1,-1 => not on the tile just placed\n"
        "place ffff 1,-2 r0 follower cloister\n= forecast 0 3" },
  { "/lake/2-deploy/not-where-another-stands", USE "play\nplace frfr -1,0 r0 follower road:E\n"
                                                   "! place lake 1,-1 r0 follower road:W => stands in it already" },

  /* ---- 3. scoring a completed feature ---- */
  { "/lake/3-scoring/city-one-more-a-tile",
    USE "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY "place fcfc 2,-2 r1\nplace cfff 2,-3 r2\n"
        "= line Anna 9 city 3 tiles × 2 + 3 for the lake = 9" },
  { "/lake/3-scoring/normal-city-three-a-tile",
    USE "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY LAKE_CITY "= scores 6 0" },
  { "/lake/3-scoring/with-cathedral-four-a-tile",
    WITH_INNS "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY CATHEDRAL "place cfff 2,-3 r2\n"
              "= line Anna 20 city" },
  { "/lake/3-scoring/under-siege-two-a-tile",
    WITH_SIEGE "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY "place siege/edge 2,-2 r2\n"
               "= line Anna 4 city" },
  { "/lake/3-scoring/road-two-a-tile", USE "play\nplace lake 1,-1 r0 follower road:W\n" NOBODY "place frrr -1,0 r0\n"
                                           "= line Anna 6 road 3 tiles + 3 for the lake = 6" },
  { "/lake/3-scoring/each-of-the-roads", USE "play\nplace lake 1,-1 r0 follower road:E\n" NOBODY "place frrr 4,0 r0\n"
                                             "= line Anna 4 road 2 tiles + 2 for the lake = 4" },
  { "/lake/3-scoring/with-an-inn-three-a-tile",
    WITH_INNS "play\nplace lake 1,-1 r0 follower road:E\n" NOBODY "place inns/crossing-inn 4,0 r2\n"
              "= line Anna 6 road 2 tiles × 2 (inn) + 2 for the lake = 6" },
  { "/lake/3-scoring/with-an-inn-three-a-tile/straight",
    WITH_INNS "play\nplace lake 1,-1 r0 follower road:E\n" NOBODY "place inns/straight-inn 4,0 r0\n"
              "place frrr 5,0 r0\n= line Anna 9 road 3 tiles × 2 (inn) + 3 for the lake = 9" },
  { "/lake/3-scoring/cloister-twelve",
    USE "play\nplace lake 1,-1 r0 follower cloister\n" NOBODY "place cfff 0,-1 r2\nplace ffff 0,-2 r0\n"
        "place ffff 1,-2 r0\n= no line cloister\nplace cfff 2,-2 r2\n= line Anna 12 cloister" },
  { "/lake/3-scoring/other-cloisters-nine",
    USE "play\nplace ffff 0,1 r0 follower cloister\n" LAKE NOBODY "place frrr -1,0 r0\nplace ffff 0,2 r0\n"
        "place ffff -1,2 r0\nplace ffff 1,2 r0\nplace frfr -2,0 r0\nplace ffrf -1,1 r2\n"
        "= line Anna 9 cloister 9 tiles = 9" },
  { "/lake/3-scoring/no-bonus-for-farms",
    USE "play\nplace lake 1,-1 r0 follower farm:ssw 1,1\n" NOBODY "place cfff 1,2 r3\nplace cfff 0,2 r1\n"
        "end test\n= line Anna 3 farm 1 city × 3 = 3" },
  { "/lake/3-scoring/the-herd-one-a-city",
    USE "play\nplace lake 1,-1 r0 follower farm:nnw 3,-1\n" NOBODY LAKE_CITY "end test\n"
        "= line Anna 4 farm 1 city × 3 + 1 for the pig herd = 4" },

  /* ---- final scoring ---- */
  { "/lake/final-scoring/city-two-a-tile",
    USE "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY "place fcfc 2,-2 r1\nend test\n"
        "= line Anna 4 city 2 tiles + 2 for the lake = 4" },
  { "/lake/final-scoring/city-under-siege-nothing",
    WITH_SIEGE "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY "place siege/corner 2,-2 r2\nend test\n"
               "= no line city" },
  { "/lake/final-scoring/city-with-cathedral-nothing",
    WITH_INNS "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY "place inns/cathedral 2,-2 r0\nend test\n"
              "= no line city" },
  { "/lake/final-scoring/siege-and-cathedral-nothing",
    WITH_BOTH "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY "place inns/cathedral 2,-2 r0\n"
              "place siege/edge 2,-3 r2\nend test\n= no line city" },
  { "/lake/final-scoring/road-two-a-tile",
    USE "play\nplace lake 1,-1 r0 follower road:S\n" NOBODY "place frfr 2,2 r1\nend test\n"
        "= line Anna 4 road 2 tiles + 2 for the lake = 4" },
  { "/lake/final-scoring/road-with-an-inn-nothing",
    WITH_INNS "play\nplace lake 1,-1 r0 follower road:E\n" NOBODY "place inns/straight-inn 4,0 r0\n"
              "end test\n= no line road" },
  { "/lake/final-scoring/cloister-as-any-other",
    USE "play\nplace lake 1,-1 r0 follower cloister\n" NOBODY "place ffff 1,-2 r0\nend test\n"
        "= line Anna 6 cloister 6 tiles = 6" },
  { "/lake/final-scoring/farms-no-bonus",
    USE "play\nplace cfff 0,-1 r2\nplace lake 1,-1 r0 follower farm:ssw 1,1\n" NOBODY "end test\n"
        "= no line farm" },
  { "/lake/final-scoring/the-herd-as-usual",
    USE "play\nplace lake 1,-1 r0 follower farm:nnw 1,-1\n" NOBODY "end test\n= no line farm" },
  { NULL, NULL },
};
