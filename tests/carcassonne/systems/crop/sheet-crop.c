/* sheet-crop.c - Crop Circles I and II, rule by rule, and the sentences of the two sheets that they meet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.
 */
#include "carc-sheets.h"

#define SETS "set base\nset crop 2\n"
#define TWO "player Anna\nplayer Ben\n" SETS
#define THREE "player Anna\nplayer Ben\nplayer Cleo\n" SETS
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define CLEO(at) "deploy Cleo follower " at " test\n"
#define CLUB "place crop/crossing-club 1,0 r0\n"
#define SHIELD "place crop/two-edges-shield 0,1 r2\n"
#define FORK "place crop/edge-road-fork 1,0 r2\n"
#define SEVEN(at) BEN (at) BEN (at) BEN (at) BEN (at) BEN (at) BEN (at) BEN (at)

const Script sheet_crop[] = {
  /* ---- the choice ---- */
  { "/crop/choice/who-laid-it-chooses-for-all",
    TWO "play\n" BEN ("0,0 road:E") CLUB "= ask circle Anna\ncircle add\n= ask join Ben" },
  { "/crop/choice/must-be-made",
    TWO "play\n" BEN ("0,0 road:E") CLUB "! place ffff 0,1 r0 => what happens to followers on roads?\n"
                                         "! join nobody => what happens to followers on roads?\n"
                                         "! home 0,0 road:E => what happens to followers on roads?" },
  { "/crop/choice/only-with-a-crop-circle", TWO "play\n" BEN ("0,0 road:E") "place frrr 1,0 r0\n= ask tile Ben" },
  { "/crop/choice/not-without-the-set", "play\n! circle add => which tile?\n! circle home => which tile?\n"
                                        "! join 0,0 city:N => which tile?\n! home 0,0 city:N => which tile?" },
  { "/crop/choice/not-with-a-mark-of-one's-own-without-the-set",
    "player Anna\nplayer Ben\nset base\ntiles Mine\n"
    "tile mine/circle copies=1 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=cropfork\n"
    "play\n" BEN ("0,0 farm:ese") "place mine/circle 0,1 r0\n= ask tile Ben" },
  { "/crop/choice/with-a-tile-of-one's-own",
    TWO "tiles Mine\ntile mine/circle copies=1 \"farms=nnw nne ene ese sse ssw wsw wnw\" flags=cropfork\n"
        "play\n" BEN ("0,0 farm:ese") "place mine/circle 0,1 r0\n= ask circle Anna" },
  { "/crop/choice/if-somebody-stands-there", TWO "play\n" BEN ("0,0 farm:ese") CLUB "= ask tile Ben" },
  { "/crop/choice/the-follower-just-placed-counts",
    TWO "play\nplace crop/crossing-club 1,0 r0 follower road:N\n= ask circle Anna\ncircle add\n= ask join Anna" },
  { "/crop/choice/not-one-that-just-went-home",
    TWO "play\nplace frrr -1,0 r0\nplace crop/crossing-club 1,0 r0 follower road:W\n= scores 0 3\n= ask tile Anna" },
  { "/crop/choice/the-second-set-brings-the-rules",
    "player Anna\nplayer Ben\nset base\nset crop2\nplay\n" BEN (
        "0,0 road:E") "place crop2/curve-and-road-club 1,0 r2\n= ask circle Anna" },

  /* ---- which followers ---- */
  { "/crop/kind/a-shield-for-cities", TWO "play\n" BEN ("0,0 city:N") BEN ("0,0 road:E") BEN ("0,0 farm:ese") SHIELD
    "circle home\n! home 0,0 road:E => followers in cities, and has none there\n"
    "home 0,0 city:N\n= ask tile Ben" },
  { "/crop/kind/a-club-for-roads", TWO "play\n" BEN ("0,0 city:N") BEN ("0,0 road:E") BEN ("0,0 farm:ese") CLUB
    "circle home\n! home 0,0 city:N => followers on roads, and has none there\n"
    "home 0,0 road:E\n= ask tile Ben" },
  { "/crop/kind/a-fork-for-farms", TWO "play\n" BEN ("0,0 city:N") BEN ("0,0 road:E") BEN ("0,0 farm:ese") FORK
    "circle home\n! home 0,0 city:N => followers on farms, and has none there\n"
    "home 0,0 farm:ese\n= ask tile Ben" },
  { "/crop/kind/nobody-on-a-cloister", TWO "play\nplace ffff 0,1 r0 follower cloister\n" CLUB "= ask tile Anna" },
  { "/crop/kind/nobody-on-a-tower",
    TWO "set tower\nplay\nplace tower/field 0,1 r0 tower 0,1\nplace frfr -1,0 r0 guard 0,1\n"
        "place crop/edge-road-fork 1,0 r2\n= ask tile Ben" },
  { "/crop/kind/nobody-in-the-city-of-carcassonne",
    "player Anna\nplayer Ben\nset base\nset crop\nset count\nstart count/city 0,0 r0\nplay\n"
    "deploy Anna follower castle test\nplace crop/two-edges-shield 0,3 r0\n= ask tile Ben" },

  /* ---- one after the other ---- */
  { "/crop/order/from-the-left-round-to-the-player-on-turn",
    THREE "play\n" ANNA ("0,0 road:E") BEN ("0,0 road:E") CLEO ("0,0 road:E") CLUB
    "circle home\n= ask home Ben\nhome 0,0 road:E\n= ask home Cleo\nhome 0,0 road:E\n"
    "= ask home Anna\nhome 0,0 road:E\n= ask tile Ben" },
  { "/crop/order/who-can-add-nobody-is-not-asked",
    THREE "play\n" CLEO ("0,0 road:E") SEVEN ("0,0 road:E") CLUB "circle add\n= ask join Cleo\njoin nobody\n"
                                                                 "= ask tile Ben" },
  { "/crop/order/who-stands-nowhere-is-not-asked",
    THREE "play\n" ANNA ("0,0 road:E") CLUB "circle add\n= ask join Anna\njoin 0,0 road:E\n= ask tile Ben" },
  { "/crop/order/nobody-can-add",
    TWO "play\n" SEVEN ("0,0 road:E") CLUB "= ask circle Anna\ncircle add\n= ask tile Ben" },

  /* ---- adding ---- */
  { "/crop/add/nobody-must",
    TWO "play\n" BEN ("0,0 road:E") CLUB "circle add\njoin nobody\n= home Ben follower 6\n= ask tile Ben" },
  { "/crop/add/one-follower",
    TWO "play\n" BEN ("0,0 road:E") CLUB "circle add\njoin 0,0 road:E\n= home Ben follower 5\n= ask tile Ben\n"
                                         "! join 0,0 road:E => which tile?" },
  { "/crop/add/it-counts-in-the-feature",
    TWO "play\n" ANNA ("0,0 city:N") BEN ("0,0 city:N") SHIELD "circle add\njoin 0,0 city:N\njoin nobody\n"
                                                               "place cfff 0,-1 r2\n= scores 0 4" },
  { "/crop/add/beside-a-follower-not-beside-a-builder",
    TWO "set traders\nplay\n" BEN ("0,0 road:E") "place frfr 1,0 r0\ndeploy Ben builder 1,0 road:E test\n"
                                                 "place crop/crossing-club 2,0 r0\n= ask circle Ben\ncircle add\n"
                                                 "! join 1,0 road:E => no follower there, on 1,0\njoin 0,0 road:E" },
  { "/crop/add/the-big-one",
    TWO "set inns\nplay\n" BEN ("0,0 road:E") CLUB "circle add\njoin 0,0 road:E big\n= home Ben big 0" },
  { "/crop/add/the-big-one-alone", TWO "set inns\nplay\n" BEN ("0,0 road:E") BEN ("0,0 road:E") BEN ("0,0 road:E")
                                       BEN ("0,0 road:E") BEN ("0,0 road:E") BEN ("0,0 road:E") BEN ("0,0 road:E") CLUB
    "circle add\n! join 0,0 road:E => Ben has no follower left\njoin 0,0 road:E big" },
  { "/crop/add/not-the-abbot", TWO "use abbot\nplay\n" BEN ("0,0 city:N") SHIELD
    "circle add\n! join 0,0 city:N abbot => does not stand on a city\n"
    "join 0,0 city:N" },
  { "/crop/add/not-onto-what-is-not-there",
    TWO "play\n" BEN ("0,0 road:E") CLUB "circle add\n! join 0,0 road:N => there is no such feature on 0,0\n"
                                         "! join 7,7 road:N => there is no such feature on 7,7" },
  { "/crop/add/not-beside-another-player's",
    TWO "play\n" BEN ("0,0 road:E") "place frfr -1,0 r0\n" ANNA ("-1,0 road:W") CLUB
    "= ask circle Ben\ncircle add\n= ask join Anna\n! join 0,0 road:E => Anna has no follower there, on 0,0\n"
    "join -1,0 road:W\njoin 0,0 road:E" },

  /* ---- going home ---- */
  { "/crop/home/one-must", TWO "play\n" BEN ("0,0 road:E") BEN ("0,0 farm:ese") CLUB
    "circle home\n! join nobody => which follower on roads goes home\nhome 0,0 road:E\n"
    "= home Ben follower 6\n= ask tile Ben" },
  { "/crop/home/the-player-chooses", TWO
    "set inns\nplay\n" BEN ("0,0 road:E") "deploy Ben big 0,0 road:E test\n" CLUB
                                          "circle home\nhome 0,0 road:E big\n= home Ben big 1\n= home Ben follower 6" },
  { "/crop/home/without-points", TWO "play\n" BEN ("0,0 road:E") CLUB "circle home\nhome 0,0 road:E\n= scores 0 0" },
  { "/crop/home/the-feature-is-free-then",
    TWO "play\n" BEN ("0,0 city:N") SHIELD "circle home\nhome 0,0 city:N\n"
                                           "place fcfc 0,-1 r1 follower city:N\n= home Ben follower 6" },
  { "/crop/home/not-a-builder",
    TWO "set traders\nplay\n" BEN (
        "0,0 road:E") "deploy Ben builder 0,0 road:E test\n" CLUB
                      "circle home\n! home 0,0 road:E builder => none there\nhome 0,0 road:E\n= home Ben builder 1" },
  { "/crop/home/the-pig-goes-with-the-last",
    TWO "set traders\nplay\n" BEN ("0,0 farm:ese") "deploy Ben pig 0,0 farm:ese test\n" FORK
                                                   "circle home\nhome 0,0 farm:ese\n= home Ben pig 1" },
  { "/crop/home/the-fairy-stays",
    TWO "set dragon\nplay\nplace ffff 0,1 r0 follower farm:nnw\nplace frfr -1,0 r0\n"
        "place ffff -1,1 r0 fairy 0,1 farm:nnw\nplace crop/edge-road-fork 1,0 r2\n= ask circle Ben\ncircle home\n"
        "home 0,1 farm:nnw\n= fairy 0,1" },
  { "/crop/home/one-beside-the-fairy-or-another",
    TWO "set dragon\nplay\nplace ffff 0,1 r0 follower farm:nnw\n" ANNA (
        "0,1 farm:nnw") "place frfr -1,0 r0\nplace ffff -1,1 r0 fairy 0,1 farm:nnw\n"
                        "place crop/edge-road-fork 1,0 r2\ncircle home\nhome 0,1 farm:nnw other\n= warning no\n"
                        "= home Anna follower 6" },

  /* ---- when ---- */
  { "/crop/when/after-a-wagon-moved-on",
    TWO "set abbey\nplay\nplace frrr -1,0 r0\ndeploy Ben wagon 0,0 road:E test\n" CLUB
        "= scores 0 3\n= ask wagon Ben\ndrive 1,0 road:N\n= ask circle Ben\ncircle home\n= ask home Ben\n"
        "home 1,0 road:N wagon\n= home Ben wagon 1" },
  { "/crop/when/after-the-dragon-who-moves-last",
    TWO "set dragon\ntiles Mine\n"
        "tile mine/dragon copies=1 \"roads=E W\" \"farms=nnw nne ene wnw; ese sse ssw wsw\" \"flags=cropclub dragon\"\n"
        "rule D1 after\nplay\nplace dragon/field-volcano 0,1 r0\n" ANNA ("0,0 road:E")
            ANNA ("0,0 road:W") "place mine/dragon 1,0 r0\n= ask dragon Ben" },
  { "/crop/when/after-a-follower-went-into-the-city",
    "player Anna\nplayer Ben\nset base\nset crop 2\nset count\nstart count/city 0,0 r0\nplay\n" BEN (
        "0,2 city:S") "place crop/two-edges-shield 0,3 r0 follower city:E\n= scores 0 4\n= ask settle Anna\n"
                      "settle castle\n= ask count Anna\ncount stays\n= ask circle Anna" },
  { "/crop/when/each-half-of-a-turn",
    TWO "set traders\nplay\n" ANNA ("0,0 road:E") ANNA (
        "0,0 road:E") "deploy Anna builder 0,0 road:E test\n" CLUB "circle home\nhome 0,0 road:E\n= second Anna\nplace "
                      "crop/crossing-club 1,-1 r0\n= ask circle Anna\n"
                      "circle add\n= ask join Anna\njoin nobody\n= ask tile Ben" },

  /* ---- as agreed ---- */
  { "/agreed/join/elsewhere", TWO "play\n" BEN ("0,0 road:E") CLUB
    "circle add\nagreed x join 0,0 city:N\n= home Ben follower 5\n= ask tile Ben" },
  { "/agreed/join/not-into-what-is-complete", TWO "play\nplace cfff 0,-1 r2\n" BEN ("0,0 road:E") CLUB
    "circle add\n! agreed x join 0,0 city:N => is complete\njoin nobody" },
  { "/agreed/join/only-a-follower", TWO "set traders\nplay\n" BEN ("0,0 road:E") CLUB
    "circle add\n! agreed x join 0,0 road:E builder => only a follower is added" },
  { "/agreed/home/elsewhere", TWO "play\n" BEN ("0,0 road:E") BEN ("0,0 city:N") CLUB
    "circle home\nagreed x home 0,0 city:N\n= home Ben follower 6\n= ask tile Ben" },
  { "/agreed/home/the-next-goes-by-the-rules", THREE "play\n" BEN ("0,0 road:E") BEN ("0,0 city:N") CLEO ("0,0 city:N")
                                                   CLUB "circle home\nagreed x home 0,0 city:N\n= ask tile Ben" },

  /* ---- the two sheets ---- */
  { "/arbitress/crop/nobody-walks-for-it",
    TWO "use arbitress\nplay\n" BEN ("0,0 road:E") CLUB "circle add\njoin 0,0 road:E\n= her 0,0" },
  { "/lake/crop/a-farmer-on-the-lake",
    TWO "use lake\nplay\nplace lake 1,-1 r0 follower farm:nnw 1,-1\nrace decline\nrace decline\n"
        "place crop/edge-road-fork -1,0 r0\n= ask circle Ben\ncircle add\n= ask join Anna\n"
        "join 1,-1 farm:nnw\n= home Anna follower 5" },
  { NULL, NULL }
};
