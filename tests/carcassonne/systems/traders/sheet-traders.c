/* sheet-traders.c - Traders and Builders, rule by rule, and the sentences of the two sheets that name builder and pig.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\nset traders\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define BUILDER(at) "deploy Anna builder " at " test\n"
#define PIG(at) "deploy Anna pig " at " test\n"
#define LAKE "place lake 1,-1 r0\n"
#define BOTH "race join\nrace join\n"
/* Completes the city of the start: two tiles, with a farm on each side. */
#define CITY "place cfff 0,-1 r2\n"
/* Each completes a city with wine, with the third tile. */
#define WINE_NORTH "place traders/through-wine 0,-1 r1\nplace ffff 0,1 r0\nplace cfff 0,-2 r2\n"
#define WINE_SOUTH "place cfff 0,2 r2\nplace traders/through-gate-wine 0,3 r1\nplace cfff 0,4 r0\n"

const Script sheet_traders[] = {
  /* ---- the builder ---- */
  { "/traders/builder/joins-a-follower-on-a-road",
    TWO "play\n" ANNA ("0,0 road:E") "place frfr 1,0 r0 builder road:E\n= home Anna builder 0\n= supply Anna 7" },
  { "/traders/builder/joins-a-follower-in-a-city",
    TWO "play\n" ANNA ("0,0 city:N") "place fcfc 0,-1 r1 builder city:S\n= home Anna builder 0" },
  { "/traders/builder/not-where-the-player-has-no-follower",
    TWO "play\n! place frfr 1,0 r0 builder road:E => Anna has no follower on this road\n" BEN (
        "0,0 road:E") "! place frfr 1,0 r0 builder road:E => Anna has no follower on this road" },
  { "/traders/builder/not-on-a-farm-or-a-cloister",
    TWO "play\n" ANNA ("0,0 farm:ese") "! place ffff 0,1 r0 builder farm:nne => does not stand on a farm\n"
                                       "! place ffff 0,1 r0 builder cloister => does not stand on a cloister" },
  { "/traders/builder/on-the-tile-just-placed-only",
    TWO "play\n" ANNA ("0,0 road:E") "! place ffff 0,1 r0 builder road:E 0,0 => is not on the tile just placed" },
  { "/traders/builder/one-each", TWO "play\n" ANNA ("0,0 road:E") BUILDER (
                                     "0,0 road:E") "! place frfr 1,0 r0 builder road:E => no builder in the supply" },
  { "/traders/builder/instead-of-a-follower",
    TWO "play\n" ANNA ("0,0 road:E") "! place frfr 1,0 r0 builder road:E follower farm:nnw => not a cell" },
  { "/traders/builder/beside-followers-of-others",
    TWO "play\n" ANNA ("0,0 road:E") BEN ("0,0 road:E") "place frfr 1,0 r0 builder road:E\n= home Anna builder 0" },
  { "/traders/builder/weighs-nothing",
    TWO "play\n" ANNA ("0,0 road:E") BUILDER ("0,0 road:E") BEN ("0,0 road:E")
        BEN ("0,0 road:E") "place ffff 0,1 r0\nplace frrr 1,0 r0\nplace frrr -1,0 r0\n= scores 0 3\n"
                           "= because majority" },
  { "/traders/builder/goes-home-with-the-feature",
    TWO "play\n" ANNA ("0,0 city:N") BUILDER ("0,0 city:N") "place ffff 0,1 r0\n" CITY
                                                            "= scores 4 0\n= home Anna builder 1\n= supply Anna 9" },
  { "/traders/builder/goes-home-with-the-last-follower",
    TWO "play\n" ANNA ("0,0 road:E") ANNA ("0,0 road:E")
        BUILDER ("0,0 road:E") "return Anna 0,0 road:E test\n= home Anna builder 0\n"
                               "return Anna 0,0 road:E test\n= home Anna builder 1\n= supply Anna 9" },
  { "/traders/builder/stays-if-others-leave", TWO "play\n" ANNA ("0,0 road:E") BUILDER ("0,0 road:E") BEN (
                                                  "0,0 road:E") "return Ben 0,0 road:E test\n= home Anna builder 0" },
  { "/traders/builder/a-forgotten-one-needs-a-follower-too",
    TWO "play\n! deploy Anna builder 0,0 road:E test => Anna has no follower on this road\n" ANNA (
        "0,0 farm:ese") "! deploy Anna builder 0,0 farm:ese test => does not stand on a farm" },

  /* ---- the second tile ---- */
  { "/traders/second-tile/extends-the-builder's-feature",
    TWO "play\n" ANNA ("0,0 road:E")
        BUILDER ("0,0 road:E") "place frfr 1,0 r0\n= ask tile Anna\n= second Anna\nplace ffff 0,1 r0\n= ask tile Ben\n"
                               "= second none" },
  { "/traders/second-tile/both-are-one-turn",
    TWO "play\n" ANNA ("0,0 road:E")
        BUILDER ("0,0 road:E") "place frfr 1,0 r0\n= begun 1\nplace ffff 0,1 r0\n= begun 1\nplace ffff 0,2 r0\n"
                               "= begun 2" },
  { "/traders/second-tile/never-a-third",
    TWO "play\n" ANNA ("0,0 road:E")
        BUILDER ("0,0 road:E") "place frfr 1,0 r0\nplace frfr 2,0 r0\n= ask tile Ben\n= second none" },
  { "/traders/second-tile/not-for-the-tile-with-the-builder",
    TWO "play\n" ANNA ("0,0 road:E") "place frfr 1,0 r0 builder road:E\n= ask tile Ben\n= second none" },
  { "/traders/second-tile/not-elsewhere",
    TWO "play\n" ANNA ("0,0 road:E") BUILDER ("0,0 road:E") "place ffff 0,1 r0\n= ask tile Ben" },
  { "/traders/second-tile/not-for-others",
    TWO "play\n" ANNA ("0,0 road:E") BUILDER ("0,0 road:E") "place ffff 0,1 r0\nplace frfr 1,0 r0\n= ask tile Anna\n"
                                                            "= second none" },
  { "/traders/second-tile/a-tile-that-completes-extends",
    TWO "play\n" ANNA ("0,0 city:N") BUILDER ("0,0 city:N") CITY "= scores 4 0\n= home Anna builder 1\n"
                                                                 "= second Anna" },
  { "/traders/second-tile/an-act-with-each-tile",
    TWO "play\n" ANNA ("0,0 road:E") BUILDER (
        "0,0 road:E") "place frfr 1,0 r0 follower farm:nnw\nplace ffff 0,1 r0 follower cloister\n= supply Anna 5" },
  { "/traders/second-tile/the-builder-may-come-back",
    TWO "play\n" ANNA ("0,0 city:N") BUILDER ("0,0 city:N") ANNA ("0,0 road:E") CITY
    "= home Anna builder 1\nplace frfr 1,0 r0 builder road:E\n= home Anna builder 0\n= ask tile Ben" },
  { "/traders/second-tile/the-table-may-pass-it-over",
    TWO "play\n" ANNA ("0,0 road:E") BUILDER (
        "0,0 road:E") "place frfr 1,0 r0\nturn Ben forgotten\n= second none\nplace ffff 0,1 r0\n= ask tile Anna" },
  { "/traders/second-tile/a-correction-between",
    TWO "play\n" ANNA ("0,0 road:E")
        BUILDER ("0,0 road:E") "place frfr 1,0 r0\npoints Ben 3 test\n= second Anna\nturn Anna test\n= second Anna\n"
                               "place ffff 0,1 r0\n= ask tile Ben" },
  { "/traders/second-tile/turns-that-are-left",
    TWO "play\n" ANNA ("0,0 road:E")
        BUILDER ("0,0 road:E") "= turns Anna 48\n= turns Ben 47\nplace frfr 1,0 r0\n= turns Anna 47\n= turns Ben 47" },

  /* ---- goods ---- */
  { "/traders/goods/to-whoever-completes-the-city",
    TWO "play\n" BEN ("0,0 city:N") WINE_NORTH "= goods Anna 1 0 0\n= goods Ben 0 0 0\n= scores 0 6" },
  { "/traders/goods/if-nobody-is-there", TWO "play\n" WINE_NORTH "= goods Anna 1 0 0\n= scores 0 0" },
  { "/traders/goods/all-of-the-city",
    TWO "play\nplace traders/through-wine 0,-1 r1\nplace traders/through-gate-grain 0,-2 r1\nplace cfff 0,-3 r2\n"
        "= goods Anna 1 1 0" },
  { "/traders/goods/two-of-a-kind",
    TWO "play\nplace traders/through-wine 0,-1 r1\nplace traders/through-gate-wine 0,-2 r1\nplace cfff 0,-3 r2\n"
        "= goods Anna 2 0 0" },
  { "/traders/goods/not-of-an-incomplete-city",
    TWO "play\nplace traders/through-wine 0,-1 r1\nend test\n= goods Anna 0 0 0\n= no line goods" },
  { "/traders/goods/10-for-most-of-a-kind",
    TWO "play\n" WINE_NORTH "end test\n= line Anna 10 goods 1 majority in wine × 10 = 10\n= because most-goods\n"
        "= scores 10 0" },
  { "/traders/goods/10-for-each-kind",
    TWO "play\nplace traders/through-wine 0,-1 r1\nplace traders/through-gate-grain 0,-2 r1\nplace cfff 0,-3 r2\n"
        "end test\n= scores 20 0" },
  { "/traders/goods/every-tied-player-gets-10",
    TWO "play\n" WINE_NORTH WINE_SOUTH "= goods Anna 1 0 0\n= goods Ben 1 0 0\nend test\n= because tied-goods\n"
        "= scores 10 10" },
  { "/traders/goods/nobody-has-any", TWO "play\nend test\n= no line goods\n= scores 0 0" },
  { "/traders/goods/with-the-second-tile-too",
    TWO "play\n" ANNA ("0,0 road:E")
        BUILDER ("0,0 road:E") "place traders/through-wine 0,-1 r1\nplace ffff 0,1 r0\nplace frfr 1,0 r0\n"
                               "place cfff 0,-2 r2\n= goods Anna 1 0 0\n= ask tile Ben" },

  /* ---- the pig ---- */
  { "/traders/pig/joins-a-farmer", TWO "play\n" ANNA ("0,0 farm:ese") "place ffff 0,1 r0 pig farm:nne\n"
                                                                      "= home Anna pig 0\n= supply Anna 7" },
  { "/traders/pig/not-where-the-player-has-no-farmer",
    TWO "play\n! place ffff 0,1 r0 pig farm:nne => Anna has no follower on this farm\n" BEN (
        "0,0 farm:ese") "! place ffff 0,1 r0 pig farm:nne => Anna has no follower on this farm" },
  { "/traders/pig/not-on-a-road",
    TWO "play\n" ANNA ("0,0 road:E") "! place frfr 1,0 r0 pig road:E => does not stand on a road" },
  { "/traders/pig/a-point-more-for-each-city", TWO "play\n" ANNA ("0,0 farm:ene") PIG ("0,0 farm:ene") CITY
    "end test\n= line Anna 4 farm 1 city × 3 + 1 for the pig = 4" },
  { "/traders/pig/for-its-owner", TWO "play\n" ANNA ("0,0 farm:ene") PIG ("0,0 farm:ene") BEN ("0,0 farm:ene") CITY
    "end test\n= line Anna 4 farm\n= line Ben 3 farm" },
  { "/traders/pig/only-if-the-owner-scores-the-farm",
    TWO "play\n" ANNA ("0,0 farm:ene") PIG ("0,0 farm:ene") BEN ("0,0 farm:ene") BEN ("0,0 farm:ene") CITY
    "end test\n= scores 0 3" },
  { "/traders/pig/pigs-do-not-add-up",
    TWO "play\n" ANNA ("0,0 farm:ene") PIG ("0,0 farm:ene")
        BEN ("0,0 farm:ene") "deploy Ben pig 0,0 farm:ene test\n" CITY "end test\n= scores 4 4" },
  { "/traders/pig/a-pig-and-a-herd-do",
    TWO "use lake\nplay\nplace lake 1,-1 r0 follower farm:nnw 1,-1\nrace decline\nrace decline\n" PIG (
        "1,-1 farm:nnw") "place cfff 2,-2 r2\nend test\n"
                         "= line Anna 5 farm 1 city × 3 + 1 for the pig herd + 1 for the pig = 5" },
  { "/traders/pig/stays-to-the-end",
    TWO "play\n" ANNA ("0,0 farm:ene") PIG ("0,0 farm:ene") CITY "= home Anna pig 0\nend test\n= home Anna pig 0" },
  { "/traders/pig/goes-home-with-the-last-farmer",
    TWO "play\n" ANNA ("0,0 farm:ene") PIG ("0,0 farm:ene") "return Anna 0,0 farm:ene test\n= home Anna pig 1" },

  /* ---- The Arbitress, footnote 2: builder and pig are not scoring followers ---- */
  { "/arbitress/1/not-the-builder",
    TWO "use arbitress\nplay\nplace frfr 1,0 r0\nplace frfr 2,0 r0\n" ANNA ("2,0 road:E") BUILDER ("0,0 road:E")
        BEN ("1,0 road:E") "place ffff 0,1 r0\nplace frrr 3,0 r0\nplace frrr -1,0 r0\n"
                           "= tie Anna 2 Ben 1 > Ben\n= scores 0 5" },
  { "/arbitress/final-scoring/not-the-pig",
    TWO "use arbitress\nplay\nplace frfr 1,0 r0\nplace frfr 2,0 r0\n" ANNA ("2,0 farm:nnw") PIG ("0,0 farm:ene")
        BEN ("1,0 farm:nnw") CITY "end test\n= tie Anna 2 Ben 1 > Ben\n= scores 0 3" },
  { "/arbitress/2/a-move-with-each-tile",
    TWO "use arbitress\nplay\n" ANNA ("0,0 road:E") BUILDER (
        "0,0 road:E") "place frfr 1,0 r0 arbitress 1,0\n= her 1,0\nplace ffff 0,1 r0 arbitress 0,1\n= her 0,1\n"
                      "= ask tile Ben" },
  { "/arbitress/goods-are-untouched-by-her",
    TWO "use arbitress\nplay\n" WINE_NORTH WINE_SOUTH "end test\n= ties 0\n= scores 10 10" },

  /* ---- The Lake: builder and pig never race and block racers ---- */
  { "/lake/2-race/not-the-builder",
    TWO "use lake\nplay\n" LAKE "! race join builder => this kind of figure does not race" },
  { "/lake/2-race/not-the-pig", TWO "use lake\nplay\n" LAKE "! race join pig => this kind of figure does not race" },
  { "/lake/2-race/not-lifted-either",
    TWO "use lake\nplay\nplace ffff 0,1 r0\nplace ffff 0,2 r0\n" BEN ("0,0 farm:ese") BEN ("0,0 farm:ese")
        BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese")
            BEN ("0,0 farm:ese") "deploy Ben pig 0,1 farm:nne test\n" LAKE
                                 "race decline\n! race lift 0,1 farm:nne => to lift\nrace lift 0,0 farm:ese\n"
                                 "= home Ben pig 0" },
  { "/lake/race/not-onto-an-occupied-tile/the-builder",
    TWO "use lake\nplay\n" ANNA ("0,0 road:E") LAKE BOTH BUILDER (
        "1,0 road:W") "= hop Ben 1,0 no\n"
                      "! place ffff 0,1 r0 racer 1,0 => where this figure stands: Anna’s builder on the road" },
  { "/lake/race/not-onto-an-occupied-tile/the-pig",
    TWO "use lake\nplay\n" ANNA ("0,0 farm:ene") LAKE BOTH PIG (
        "1,-1 farm:nnw") "= hop Ben 1,0 yes\n= hop Ben 1,-1 no\n"
                         "! place ffff 0,1 r0 racer 1,0 1,-1 => where this figure stands: Anna’s pig on the farm" },
  { "/lake/2-race/a-lifted-one-takes-the-builder-home",
    TWO "use lake\nplay\n" BEN ("0,0 road:E") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese") BEN ("0,0 farm:ese")
        BEN ("0,0 farm:ese") BEN ("0,0 farm:ese")
            BEN ("0,0 farm:ese") "deploy Ben builder 0,0 road:E test\n" LAKE
                                 "race decline\n= home Ben builder 0\nrace lift 0,0 road:E\n= home Ben builder 1\n"
                                 "= racer Ben 0,0" },

  /* ---- The Lake and a second tile ---- */
  { "/lake/race/asked-between-the-two-tiles", TWO "use lake\nplay\n" ANNA ("0,0 road:E") BUILDER ("0,0 road:E") LAKE
    "= ask race Anna\n= turns Anna 48\n= turns Ben 47\nrace join\nrace join\n= ask tile Anna\n= second Anna" },
  { "/lake/race/from-the-next-player's-turn-on/not-with-the-second-tile",
    TWO "use lake\nplay\n" ANNA ("0,0 road:E") BUILDER ("0,0 road:E") LAKE BOTH
    "= hop Anna 1,0 no\n! place ffff 0,1 r0 racer 1,0 => from the next player's turn on\nplace ffff 0,1 r0\n"
    "place ffff 0,2 r0 racer 1,0\n= racer Ben 1,0" },
  { "/lake/race/from-the-next-player's-turn-on/not-after-a-forgotten-second-tile",
    TWO "use lake\nplay\n" ANNA ("0,0 road:E") BUILDER ("0,0 road:E")
        BEN ("0,0 road:W") "deploy Ben builder 0,0 road:W test\n" LAKE BOTH
                           "turn Ben forgotten\nplace frfr -1,0 r0\n= second Ben\n"
                           "place ffff 0,1 r0 racer 1,0\n= racer Ben 1,0" },
  { "/lake/race/two-spaces-with-each-tile", TWO "use lake\nplay\n" ANNA ("0,0 road:E") BUILDER ("0,0 road:E") LAKE BOTH
    "place ffff 0,1 r0\nplace ffff 0,2 r0\nplace frfr -1,0 r0 racer 1,1\n= second Anna\n"
    "place ffff 1,2 r0 racer 3,1\n= keeper Anna" },
  { "/lake/water/from-the-second-tile-on", TWO "use lake\nplay\n" ANNA ("0,0 road:E") BUILDER ("0,0 road:E") LAKE
    "race decline\nrace decline\n" CITY "= tokens 9 10" },
  { NULL, NULL },
};
