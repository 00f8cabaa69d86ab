/* sheet-race.c - the sheet The Lake, the race for the lighthouse and its Keeper, sentence by sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lake is east of the start with its north-west cell at 1,-1; the lighthouse is at 3,1.
 */
#include "carc-sheets.h"

#define USE "use lake\n"
#define LAKE "place lake 1,-1 r0\n"
#define NOBODY "race decline\nrace decline\n"
#define BOTH "race join\nrace join\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\n" USE
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* clang-format off */
#define BEN_OUT                                                                                   \
  BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese")            \
  BEN ("0,0 farm:ese") BEN ("0,0 farm:ese")
/* clang-format on */
/* Ben reaches the lighthouse in his second turn; then it is Anna's turn. */
#define BEN_ARRIVES "place ffff 0,1 r0 racer 1,1\nplace ffff 0,2 r0\nplace ffff 1,2 r0 racer 3,1\n"

const Script sheet_race[] = {
  /* ---- 2. deploy a follower: race for the lighthouse ---- */
  { "/lake/2-race/after-any-follower-was-deployed",
    USE "play\nplace lake 1,-1 r0 follower city:N\n= ask race Anna\n= supply Anna 6\nrace join\n"
        "= supply Anna 5" },
  { "/lake/2-race/all-players-may",
    THREE "play\n" LAKE "race join\nrace join\nrace join\n= racer Anna 0,0\n= racer Ben 0,0\n"
          "= racer Clara 0,0" },
  { "/lake/2-race/from-the-placer-clockwise",
    THREE "play\nplace ffff 0,1 r0\nplace ffff 0,2 r0\n" LAKE "= ask race Clara\nrace join\n"
          "= ask race Anna\nrace join\n= ask race Ben\nrace join\n= ask tile Anna" },
  { "/lake/2-race/onto-the-starting-tile", USE "play\n" LAKE BOTH "= racer Anna 0,0\n= racer Ben 0,0" },
  { "/lake/2-race/nobody-has-to",
    USE "play\n" LAKE NOBODY "= racer Anna none\n= racer Ben none\n= supply Anna 7\n= ask tile Ben" },
  { "/lake/2-race/one-racer-each",
    USE "play\n" LAKE "race join\n= ask race Ben\nrace join\n! race join => nobody is asked" },
  { "/lake/2-race/lifted-when-all-are-deployed",
    USE "play\n" BEN_OUT LAKE "race decline\n= supply Ben 0\nrace lift 0,0 farm:ese\n= racer Ben 0,0\n"
        "= supply Ben 0" },
  { "/lake/2-race/a-lifted-one-leaves-its-feature",
    USE "play\n" BEN ("0,0 road:E") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese")
        BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") LAKE
    "race decline\n"
    "race lift 0,0 road:E\nplace frrr -1,0 r0\n= no line road\n= racer Ben 0,0" },
  { "/lake/2-race/not-lifted-otherwise",
    USE "play\n" BEN ("0,0 farm:ese") LAKE "race decline\n"
                                           "! race lift 0,0 farm:ese => while the supply holds one" },
  { "/lake/2-race/not-lifted-while-the-big-one-is-left",
    "player Anna\nplayer Ben\nset base\nset inns\n" USE "play\n" BEN_OUT LAKE
    "race decline\n= home Ben follower 0\n= home Ben big 1\n"
    "! race lift 0,0 farm:ese => while the supply holds one\nrace join big\n= racer Ben 0,0" },
  { "/lake/2-race/the-big-follower-too",
    "player Anna\nplayer Ben\nset base\nset inns\n" USE "play\n" LAKE "race join big\nrace join\n"
    "= racer Anna 0,0\n! place frrr -1,0 r0 big road:E racer 1,0 => not a cell" },

  /* ---- the race for the lighthouse ---- */
  { "/lake/race/from-the-next-player's-turn-on",
    USE "play\n! place lake 1,-1 r0 racer 1,0 => there is no race now\n" LAKE BOTH
        "place ffff 0,1 r0 racer 1,1\n= racer Ben 1,1" },
  { "/lake/race/instead-of-a-follower",
    USE "play\n" LAKE BOTH "! place ffff 0,1 r0 follower cloister racer 1,0 => not a cell\n"
        "! place ffff 0,1 r0 racer 1,0 follower cloister => not a cell" },
  { "/lake/race/one's-own-racer",
    USE "play\n" LAKE "race join\nrace decline\n! place ffff 0,1 r0 racer 1,0 => Ben has no racer" },
  { "/lake/race/two-spaces-a-turn",
    USE "play\n" LAKE BOTH "= hop Ben 1,1 yes\n= hop Ben 2,1 no\nplace ffff 0,1 r0 racer 1,1\n"
        "place ffff 0,2 r0 racer 1,0\n= racer Anna 1,0\n= racer Ben 1,1" },
  { "/lake/race/one-space-too", USE "play\n" LAKE BOTH "place ffff 0,1 r0 racer 1,0\n= racer Ben 1,0" },
  { "/lake/race/no-diagonal", USE "play\nplace ffff 0,1 r0\n" LAKE BOTH "= hop Anna 1,1 yes\n"
                                  "! place ffff 0,2 r0 racer 1,1 2,1 3,1 => two steps\n"
                                  "! place ffff 0,2 r0 racer 1,1 1,0 => not a single step" },
  { "/lake/race/not-off-the-tiles", USE "play\n" LAKE BOTH "! place ffff 0,1 r0 racer 0,-1 => no tile lies there\n"
                                        "! place ffff 0,1 r0 racer -1,0 => no tile lies there" },
  { "/lake/race/not-onto-an-occupied-tile/a-follower",
    USE "play\nplace lake 1,-1 r0 follower road:W\n" BOTH "! place ffff 0,1 r0 racer 1,0 => Anna’s follower on the" },
  { "/lake/race/not-onto-an-occupied-tile/one's-own",
    USE "play\n" BEN ("0,0 farm:ese") "place ffff 0,1 r0\n" LAKE "race join\nrace join\n" BEN (
        "1,0 road:W") "place frrr -1,0 r0\n= ask tile Ben\n= hop Ben 1,0 yes" },
  { "/lake/race/not-onto-an-occupied-tile/one's-own-figure",
    USE "play\n" LAKE BOTH BEN ("1,0 road:W") "= hop Ben 1,0 no\n"
                                              "! place ffff 0,1 r0 racer 1,0 => Ben’s follower on the" },
  { "/lake/race/not-onto-an-occupied-tile/a-racer", USE "play\n" LAKE BOTH "place ffff 0,1 r0 racer 1,0\n"
                                                        "! place ffff 0,2 r0 racer 1,0 => Ben's racer stands there" },
  { "/lake/race/not-onto-an-occupied-tile/the-big-follower",
    "player Anna\nplayer Ben\nset base\nset inns\n" USE "play\nplace lake 1,-1 r0 big road:W\n" BOTH
    "= hop Ben 1,0 no" },
  /* The racer's own cell is free as soon as it has left. */
  { "/lake/race/back-to-one's-own-cell",
    USE "play\n" LAKE BOTH "place ffff 0,1 r0 racer 1,0\nplace ffff 0,2 r0 racer 0,1\n= racer Anna 0,1\n"
        "place ffff 1,2 r0 racer 1,1 1,0\n= racer Ben 1,0\n! place ffrf 2,2 r2 racer 0,1 => cannot reach\n"
        "! place ffrf 2,2 r2 racer 1,1 1,0 => Ben's racer stands there\n"
        "place ffrf 2,2 r2 racer 0,2 0,1\n= racer Anna 0,1" },
  { "/lake/race/back-to-one's-own-cell/others-there",
    USE "play\n" LAKE BOTH "! place ffff 0,1 r0 racer 1,0 0,0 => Anna's racer stands there\n" BEN (
        "0,0 farm:ese") "return Anna 0,0 race test\n"
                        "! place ffff 0,1 r0 racer 1,0 0,0 => Ben’s follower on the\n"
                        "return Ben 0,0 farm:ese test\nplace ffff 0,1 r0 racer 1,0 0,0\n= racer Ben 0,0" },
  { "/lake/race/the-starting-placement-aside",
    USE "play\n" ANNA ("0,0 road:E") LAKE BOTH "= racer Anna 0,0\n= racer Ben 0,0" },
  { "/lake/race/not-through-the-lake",
    USE "play\n" LAKE BOTH "place ffff 0,1 r0 racer 1,0\nplace ffff 0,2 r0\n= hop Ben 2,0 no\n"
        "= hop Ben 3,0 no\n! place ffff 1,2 r0 racer 2,0 => open water" },
  { "/lake/race/along-its-outermost-tiles",
    USE "play\n" LAKE BOTH "= hop Ben 1,0 yes\n= hop Ben 1,-1 yes\n= hop Ben 1,1 yes\n= way Ben 4 2" },
  { "/lake/race/no-impact-on-scoring",
    USE "play\nplace lake 1,-1 r0 follower road:W\nrace decline\nrace join\nplace frrr -1,0 r0\n"
        "= line Anna 6 road\n= because alone\n= racer Ben 0,0\n= scores 6 0" },
  { "/lake/race/does-not-occupy-a-feature",
    USE "play\n" LAKE BOTH "place frfr -1,0 r0 follower road:E\n= supply Ben 5" },
  { "/lake/race/does-not-go-home-with-a-feature",
    USE "play\n" LAKE BOTH "place frrr -1,0 r0\n= racer Ben 0,0\n= supply Ben 6" },
  { "/lake/race/removed-then-another-from-the-start",
    USE "play\n" LAKE BOTH "place ffff 0,1 r0 racer 1,1\nreturn Ben 1,1 race tower\n= racer Ben none\n"
        "= supply Ben 7\nplace ffff 0,2 r0\nplace ffff 1,2 r0 enter\n= racer Ben 0,0" },
  { "/lake/race/removed-with-an-empty-supply",
    USE "play\n" LAKE BOTH "return Ben 0,0 race dragon\n" BEN_OUT "= supply Ben 0\n"
        "! place ffff 0,1 r0 enter => no such figure\nplace ffff 0,1 r0 enter lift 0,0 farm:ese\n"
        "= racer Ben 0,0" },
  { "/lake/race/until-one-arrives",
    USE "play\n" LAKE BOTH BEN_ARRIVES "= keeper Ben\n! place ffrf 2,2 r2 racer 1,0 => there is no race now" },
  { "/lake/race/a-word-about-a-racer-means-nothing",
    "player Anna\nplayer Ben\nset base\nset dragon\n" USE "play\n" LAKE BOTH
    "return Ben 0,0 race fairy tower\n= racer Ben none\n" },
  { "/lake/race/the-others-return",
    USE "play\n" LAKE BOTH "= supply Anna 6\n" BEN_ARRIVES "= racer Anna none\n= supply Anna 7\n"
        "= supply Ben 6" },
  { "/lake/race/ends-before-anyone-arrives",
    USE "play\n" LAKE BOTH "end test\n= keeper none\n= no line keeper\n= scores 0 0" },
  { "/lake/race/is-there-time-left", USE "play\n" LAKE BOTH "= turns Ben 36\n= turns Anna 35\n= way Ben 4 2" },

  /* ---- keeper of the lighthouse ---- */
  { "/lake/keeper/the-first-who-reaches-it",
    USE "play\n" LAKE BOTH "place ffff 0,1 r0 racer 1,1\nplace ffff 0,2 r0\n= keeper none\n"
        "place ffff 1,2 r0 racer 3,1\n= keeper Ben" },
  { "/lake/keeper/the-racer-stays-there",
    USE "play\n" LAKE BOTH BEN_ARRIVES "= supply Ben 6\nend test\n= supply Ben 6" },
  { "/lake/keeper/25-points-at-the-end",
    USE "play\n" LAKE BOTH BEN_ARRIVES "= scores 0 0\nend test\n= line Ben 25 keeper\n= scores 0 25" },
  { "/lake/keeper/cannot-be-removed", USE "play\n" LAKE BOTH BEN_ARRIVES "! return Ben 3,1 race dragon => no racer\n"
                                          "! return Ben 3,1 farm:nnw dragon => no figure there\n= keeper Ben" },
  { "/lake/keeper/for-the-rest-of-the-game", USE "play\n" LAKE BOTH BEN_ARRIVES "! race join => nobody is asked\n"
                                                 "! place ffrf 2,2 r2 enter => there is none now\n= keeper Ben" },
  /* ---- a snapshot ---- */
  { "/race/snapshot/where-no-racer-stands",
    "use lake\nplay\nsnapshot\nlies lake 0,1 r0\n! now racer Anna follower 2,3 => write now keeper\n"
    "! now racer Anna follower 1,2 => open water\nnow racer Anna follower 0,0\nnow racer Ben follower 0,1\n"
    "play on Anna\n= racer Ben 0,1" },
  { NULL, NULL },
};
