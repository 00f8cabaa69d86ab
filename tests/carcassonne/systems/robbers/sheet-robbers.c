/* sheet-robbers.c - The Robbers, sentence by sentence: when they are set, what wakes them, what they bring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\nset robbers 2\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset robbers 2\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define CLARA(at) "deploy Clara follower " at " test\n"
#define STANDS(who, space) "agreed x now robber-at " who " " space "\n"
#define POINTS(who, n) "points " who " " n " test\n"
/* A tile with the bag that completes nothing. */
#define BAG "place robbers/edge 0,1 r1\n"
/* The road through the start has three tiles and is complete. */
#define ROAD "place frrr 1,0 r0\nplace frrr -1,0 r0\n"
/* The city of the start is complete. */
#define CITY "place cfff 0,-1 r2\n"

const Script sheet_robbers[] = {
  /* ---- when a robber is set, and by whom ---- */
  { "/robbers/begin/in-the-supply",
    TWO "play\n= thing Anna robbers 1\n= thing Ben robbers 1\n= thing middle robbers-out 0\n= robber Anna home" },
  { "/robbers/set/whoever-laid-the-bag",
    TWO "play\n" BAG "= ask rob Anna\n! place ffff 1,1 r0 => onto which space does the robber go\n"
        "rob 0\n= robber Anna 0\n= thing Anna robbers 0\n= thing middle robbers-out 1" },
  { "/robbers/set/no-other-tile", TWO "play\nplace cfff 0,1 r1\n= ask tile Ben" },
  { "/robbers/set/not-without-the-set",
    "player Anna\nplayer Ben\nset base\ntiles Bag\ntile bag/field copies=1 \"farms=nnw nne ene ese sse ssw wsw wnw\" "
    "flags=robber\nplay\nplace bag/field 0,1 r0\n= ask tile Ben" },
  { "/robbers/set/where-a-figure-of-another-stands",
    TWO "play\n" POINTS ("Ben", "7") BAG "! rob 6 => no scoring figure of another player stands on space 6\n"
                                         "rob 7\n= robber Anna 7" },
  { "/robbers/set/not-beside-the-own-figure-alone",
    TWO "play\n" POINTS ("Anna", "5") BAG "! rob 5 => no scoring figure of another player stands on space 5" },
  { "/robbers/set/also-where-the-own-figure-stands-too", TWO "play\n" BAG "rob 0\n= robber Anna 0" },
  { "/robbers/set/no-space-beyond-the-track", TWO "play\n" BAG "! rob 50 => 50\n! rob -1 => -1" },
  { "/robbers/set/nobody-must", TWO "play\n" BAG "rob nobody\n= ask rob Ben\nrob nobody\n= ask tile Ben\n"
                                    "= thing middle robbers-out 0" },
  { "/robbers/set/then-the-next-player", THREE "play\n" BAG "rob 0\n= ask rob Ben\nrob 0\n= robber Ben 0\n"
                                               "= ask tile Ben" },
  { "/robbers/set/the-next-one-with-a-robber-in-the-supply",
    THREE "play\n" STANDS ("Ben", "0") BAG "rob 0\n= ask rob Clara\nrob 0\n= ask tile Ben" },
  { "/robbers/set/also-if-the-first-did-not", THREE "play\n" BAG "rob nobody\n= ask rob Ben" },
  { "/robbers/set/nobody-else-has-one",
    THREE "play\n" STANDS ("Ben", "0") STANDS ("Clara", "0") BAG "rob 0\n= ask tile Ben" },
  { "/robbers/set/round-the-table",
    THREE "play\nplace ffff 0,1 r0\nplace ffff 0,2 r0\nplace robbers/edge 0,3 r1\n= ask rob Clara\nrob 0\n"
          "= ask rob Anna\nrob 0\n= ask tile Anna" },
  { "/robbers/set/who-has-left-is-passed-over", THREE "play\nleaves Ben\n" BAG "rob 0\n= ask rob Clara" },
  { "/robbers/set/the-figure-of-who-has-left-stays",
    THREE "play\n" POINTS ("Ben", "4") "leaves Ben\n" BAG "rob 4\n= robber Anna 4" },
  { "/robbers/set/whoever-laid-it-may-move-the-robber", THREE "play\n" POINTS ("Clara", "7") STANDS ("Anna", "0") BAG
    "= ask rob Anna\n! rob 0 => the robber of Anna stands on space 0 already\nrob 7\n= robber Anna 7" },
  { "/robbers/set/or-leave-him",
    THREE "play\n" POINTS ("Clara", "7") STANDS ("Anna", "0") BAG "rob nobody\n= robber Anna 0\n= ask rob Ben" },
  { "/robbers/set/nowhere-else-to-go-so-nothing-is-asked",
    TWO "play\n" STANDS ("Anna", "0") BAG "= ask rob Ben\nrob 0\n= ask tile Ben" },
  { "/robbers/set/nobody-can-so-nothing-is-asked",
    TWO "play\n" STANDS ("Anna", "0") STANDS ("Ben", "0") BAG "= ask tile Ben" },
  { "/robbers/set/with-the-act-of-the-turn",
    TWO "play\nplace robbers/edge 0,1 r1 follower city:E\n= home Anna follower 6\n= ask rob Anna" },
  { "/robbers/set/before-the-scoring", TWO
    "play\n" ANNA ("0,0 farm:ese") BEN ("0,0 road:E") "place ffff 0,1 r0\nplace frrr 1,0 r0\n"
                                                      "place robbers/crossing -1,0 r0\n= ask rob Anna\n= scores 0 0\n"
                                                      "rob 0\nrob nobody\n= scores 2 3\n= robber Anna home" },
  { "/robbers/set/after-the-abbot-is-called-home",
    TWO "use abbot\nplay\nplace frfr-garden 1,0 r0 abbot cloister\nplace ffff 0,1 r0\nplace robbers/edge-garden 1,1 r1 "
        "recall\n"
        "= scores 4 0\n= ask rob Anna\nrob 0\n= ask rob Ben\n! rob 0 => no scoring figure\nrob 4\n= robber Ben 4" },
  { "/robbers/set/before-the-dragon",
    TWO "set dragon\ntiles Bag\ntile bag/dragon copies=1 \"farms=nnw nne ene ese sse ssw wsw wnw\" "
        "\"flags=robber dragon\"\nplay\nplace dragon/field-volcano 0,1 r0\nplace bag/dragon 0,2 r0\n= ask rob Ben\n"
        "rob nobody\nrob nobody\n= ask dragon Ben" },
  { "/robbers/set/by-agreement-anywhere", TWO "play\n" BAG "agreed x rob 9\n= robber Anna 9\n= ask rob Ben" },

  /* ---- what they bring ---- */
  { "/robbers/brings/half-rounded-up", TWO "play\n" BEN ("0,0 road:E") STANDS ("Anna", "0") ROAD
    "= line Ben 3 road 3 tiles = 3\n= line Anna 2 robbery 3 points − 1 for the other half = 2\n= because robbed\n"
    "= scores 2 3" },
  { "/robbers/brings/half-of-an-even-number", TWO "play\n" BEN ("0,0 city:N") STANDS ("Anna", "0") CITY
    "= line Anna 2 robbery 4 points − 2 for the other half = 2\n= scores 2 4" },
  { "/robbers/brings/one-of-one",
    TWO "set dragon\nplay\n" BEN ("0,0 road:E") "agreed x now fairy Ben 0,0 road:E\n" STANDS (
        "Anna", "0") "place ffff 0,1 r0\n= line Ben 1 fairy\n= line Anna 1 robbery 1 point = 1\n= scores 1 1" },
  { "/robbers/brings/the-robber-goes-home",
    TWO "play\n" BEN ("0,0 road:E") STANDS ("Anna", "0") ROAD "= robber Anna home\n= thing Anna robbers 1" },
  { "/robbers/brings/only-once",
    TWO "play\n" BEN ("0,0 road:E") BEN ("0,0 city:N") STANDS ("Anna", "0") ROAD CITY "= scores 2 7" },
  { "/robbers/brings/one-feature-not-all-of-the-turn",
    TWO "play\n" BEN ("0,0 city:N") BEN ("0,0 road:E") STANDS ("Anna", "0") "place ffrr 1,0 r1\nplace ffrr 1,-1 r0\n"
                                                                            "place frrr -1,0 r0\nplace crrr 0,-1 r2\n"
                                                                            "= line Anna 2 robbery\n= scores 2 9" },
  { "/robbers/brings/several-robbers-as-much-each",
    THREE "play\n" BEN ("0,0 road:E") STANDS ("Anna", "0") STANDS ("Clara", "0") ROAD "= scores 2 3 2\n"
                                                                                      "= thing middle robbers-out 0" },
  { "/robbers/brings/not-elsewhere",
    TWO "play\n" BEN ("0,0 road:E") POINTS ("Ben", "5") STANDS ("Anna", "0") ROAD "= scores 0 8\n= robber Anna 0" },
  { "/robbers/brings/not-from-the-own-figure",
    TWO "play\n" ANNA ("0,0 road:E") STANDS ("Anna", "0") ROAD "= scores 3 0\n= robber Anna 0" },
  { "/robbers/brings/whoever-leaves-first", THREE "play\n" CLARA ("0,0 road:E") BEN ("0,0 city:N") STANDS ("Anna", "0")
                                                ROAD CITY "= scores 2 4 3\n= line Anna 2 robbery\n= robber Anna home" },
  { "/robbers/brings/nothing-for-nothing", TWO "play\n" BEN ("0,0 road:E") ANNA ("0,0 road:E") ANNA ("0,0 road:E")
                                               STANDS ("Anna", "0") ROAD "= scores 3 0\n= robber Anna 0" },
  { "/robbers/brings/also-for-other-points",
    TWO "set tower\nplay\n" POINTS ("Anna", "5") "deploy Anna follower prison Ben test\n" STANDS (
        "Anna", "0") "ransom Ben follower\n= scores 4 3\n= robber Anna home\n= line Anna 2 robbery" },
  { "/robbers/brings/for-a-recall",
    TWO "use abbot\nplay\nplace frfr-garden 1,0 r0 abbot cloister\nplace ffff 0,1 r0\n" STANDS (
        "Ben", "0") "place ffff 1,1 r0 recall\n= scores 4 2\n= robber Ben home" },
  { "/robbers/brings/on-the-ring", TWO "play\n" BEN ("0,0 road:E") POINTS ("Ben", "57") STANDS ("Anna", "7") ROAD
    "= scores 2 60\n= robber Anna home" },
  { "/robbers/brings/at-the-end-nothing-by-itself",
    TWO "play\n" STANDS ("Anna", "0") "end test\n= scores 0 0\n= no line robbery\n= robber Anna 0" },
  { "/robbers/brings/in-the-forecast",
    TWO "play\n" BEN ("0,0 road:E") STANDS ("Anna", "0") "place frfr 1,0 r0\n= forecast 1 2\n= scores 0 0" },

  /* ---- points of a robber ---- */
  { "/robbers/booty/wakes-nobody-and-they-go-along",
    THREE "play\n" BEN ("0,0 road:E") POINTS ("Anna", "5") STANDS ("Anna", "0") STANDS ("Clara", "5") ROAD
    "= scores 7 3 0\n= robber Clara 7\n= robber Anna home" },
  { "/robbers/booty/the-own-robber-stays", THREE "play\n" BEN ("0,0 road:E") POINTS ("Clara", "5") STANDS ("Anna", "0")
                                               STANDS ("Clara", "0") ROAD "= scores 2 3 7" },
  { "/robbers/booty/and-is-robbed-with-the-next-points",
    THREE "play\n" BEN ("0,0 road:E") ANNA ("0,0 city:N") STANDS ("Anna", "0") STANDS ("Clara", "0")
        POINTS ("Anna", "5") POINTS ("Ben", "9") STANDS ("Anna", "9") STANDS ("Clara", "5") ROAD CITY
    "= scores 11 12 2\n= robber Clara home" },

  /* ---- points that were a mistake ---- */
  { "/robbers/corrected/they-stay-with-others-on-the-space", THREE
    "play\n" STANDS ("Anna", "0") POINTS ("Clara", "5") "= robber Anna 0\n" POINTS ("Ben", "3") "= robber Anna 3" },
  { "/robbers/taken/the-fairy’s-point",
    TWO "set dragon\nplay\n" BEN ("0,0 road:E") "agreed x now fairy Ben 0,0 road:E\n" STANDS (
        "Anna",
        "0") "place ffff 0,1 r0\n= scores 1 1\n= robber Anna home\nturn Anna test\n= scores 0 0\n= robber Anna 0\n"
             "= because turn-taken\nturn Ben test\n= scores 1 1\n= robber Anna home" },

  /* ---- the Arbitress and the lake ---- */
  { "/robbers/arbitress/half-of-her-verdict",
    THREE "use arbitress\nplay\nplace frrr 1,0 r0\n" ANNA ("0,0 road:E") BEN ("1,0 road:W")
        STANDS ("Clara", "0") "place frrr -1,0 r0\n= tie Anna 0 Ben 1 > Anna\n= scores 3 0 2" },
  { "/robbers/arbitress/not-what-an-act-with-the-same-tile-brought", THREE
    "use abbot\nuse arbitress\nuse lake\nrule L40 before\narbitress 0,0\nplay\n"
    "place frfr-garden 1,0 r0 abbot cloister\nplace frfr -1,0 r0\nplace frrr 2,0 r0\n" BEN ("1,0 road:W")
        CLARA ("-1,0 road:E") POINTS ("Clara", "1") STANDS ("Ben", "0") "place frrr -2,0 r0 recall\n= scores 3 7 1" },
  { "/robbers/arbitress/not-compared-with-the-same-tile",
    THREE "use arbitress\nplay\n" CLARA ("0,0 road:E") ANNA ("0,0 city:N") BEN ("0,0 city:N") STANDS (
        "Anna",
        "0") "place ffrr 1,0 r1\nplace ffrr 1,-1 r0\nplace frrr -1,0 r0\nplace crrr 0,-1 r2\n= points Anna 0 Ben 0\n"
             "= scores 6 4 5" },
  { "/robbers/lake/water", TWO
    "use lake\nplay\nplace lake 1,-1 r0\nrace decline\nrace decline\nagreed x now water Ben 1\n" STANDS ("Anna", "0")
        CITY "= line Ben 10 water\n= line Anna 5 robbery\n= cites robbery RO3" },

  /* ---- a game that has begun, and what was forgotten ---- */
  { "/robbers/now/on-the-track-and-home",
    TWO "play\n" STANDS ("Anna", "12") "= robber Anna 12\n= ask tile Anna\nagreed x now robber-home Anna\n"
                                       "= robber Anna home" },
  { "/robbers/now/not-without-the-set", "play\n! agreed x now robber-at Anna 3 => there are no robbers in this game\n"
                                        "! agreed x now robber-home Anna => there are no robbers in this game" },
  { "/robbers/now/no-space-beyond-the-track", TWO "play\n! agreed x now robber-at Anna 50 => 50" },
  { "/robbers/snapshot/the-points-come-later",
    TWO "play\nsnapshot\nnow robber-at Anna 9\nscore Ben 9\nscore Anna 4\nplay on Ben\n= robber Anna 9\n"
        "= scores 4 9\n" BEN ("0,0 road:E") ROAD "= scores 6 12" },
  { "/robbers/pad/the-table-counts-by-itself",
    TWO "play\n" STANDS ("Anna", "0") "pad test\nscore Ben 5\n= scores 0 5" },
  { NULL, NULL }
};
