/* sheet-messages.c - The Messages, sentence by sentence: which figure moves, who draws, and what messages bring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\nuse messages\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define POINTS(who, n) "points " who " " n " test\n"
/* Both figures of Anna stand on the same space, so that nobody is asked which one moves. */
#define BOTH(sum, space) "points Anna " sum " test\nagreed x now courier Anna " space "\n"
#define SPACES(who, low, high) "= thing " who " space-low " low "\n= thing " who " space-high " high "\n"
/* The city of the start is complete: 4 points. */
#define CITY "place cfff 0,-1 r2\n"
/* The road through the start has three tiles and is complete: 3 points. */
#define ROAD "place frrr 1,0 r0\nplace frrr -1,0 r0\n"
/* Anna completes her city and comes to space 5 with one figure; the other one stays on 1. */
#define ON_FIVE BOTH ("2", "1") ANNA ("0,0 city:N")
/* The same in a game that had begun; other followers of Anna stand on these tiles. */
#define BEGUN(lies)                                                                                                    \
  "snapshot\n" lies "stands Anna follower 0,0 city:N\nscore Anna 2\nnow courier Anna 1\nplay on Anna\n"
#define OTHER_CITY "lies cffc 0,1 r2 with Anna follower city:S\n"
/* A fairy beside a farmer of Anna brings her a point in each turn, which leads one figure from 4 to 5. */
#define ROUNDS                                                                                                         \
  "set dragon\nplay\n" ANNA ("0,0 farm:ese") "agreed x now fairy Anna 0,0 farm:ese\n" BOTH (                           \
      "8", "4") "turn Ben test\nturn Anna test\n" SPACES ("Anna", "4", "5")
/* Anna takes 2 points, the figure goes back to 4, and Ben's turn is passed over. */
#define AGAIN "move 5\n" POINTS ("Anna", "-3") "turn Anna test\n"
/* A wall of cities around which the lake fits nowhere.  Ben’s turn begins with the fairy’s point, and a figure on 5. */
#define NO_PLACE                                                                                                       \
  "set dragon\nuse lake\nrule L3 skip\nstart cffc 0,0 r0\nplay\nplace cffc 1,0 r1\nplace cffc 1,1 r2\n" BEN (          \
      "0,0 farm:ese") "agreed x now fairy Ben 0,0 farm:ese\n" POINTS ("Ben", "8") "agreed x now courier Ben 4\nplace " \
                                                                                  "cffc+ 0,1 r3\n"
/* Seven of the eight messages are drawn, and the next one is due. */
#define SEVEN                                                                                                          \
  ROUNDS "place frfr 1,0 r0\nmessage road\n" AGAIN "place frfr 2,0 r0\nmessage city\n" AGAIN                           \
         "place frfr 3,0 r0\nmessage cloister\n" AGAIN "place frfr 4,0 r0\nmessage pennants\n" AGAIN                   \
         "place frfr 5,0 r0\nmessage knights\n" AGAIN "place frfr 6,0 r0\nmessage farmers\nseal\n" AGAIN               \
         "place frfr 7,0 r0\nmessage tile\nseal\n" AGAIN

const Script sheet_messages[] = {
  /* ---- two figures ---- */
  { "/messages/begin/both-on-0", TWO "play\n" SPACES ("Anna", "0", "0") SPACES ("Ben", "0", "0") },
  { "/messages/figures/one-of-the-two", TWO "play\n" POINTS ("Anna", "3") ANNA ("0,0 road:E") ROAD
    "= ask figure Anna\n= scores 6 0\n! place ffff 0,1 r0 => which figure goes on by 3 points\nmove 3\n"
    "= ask tile Anna\n" SPACES ("Anna", "0", "6") },
  { "/messages/figures/or-the-other",
    TWO "play\n" POINTS ("Anna", "3") ANNA ("0,0 road:E") ROAD "move 0\n" SPACES ("Anna", "3", "3") "= scores 6 0" },
  { "/messages/figures/where-one-stands",
    TWO "play\n" POINTS ("Anna", "3") ANNA ("0,0 road:E") ROAD "! move 4 => Anna has no scoring figure on space 4" },
  { "/messages/figures/not-asked-on-one-space",
    TWO "play\n" ANNA ("0,0 road:E") ROAD "= ask tile Anna\n" SPACES ("Anna", "0", "3") },
  { "/messages/figures/nor-a-round-apart",
    TWO "play\n" POINTS ("Anna", "50") ANNA ("0,0 road:E") ROAD "= ask tile Anna\n" SPACES ("Anna", "0", "3") },
  { "/messages/figures/each-scoring-by-itself",
    TWO "play\n" POINTS ("Anna", "1") ANNA ("0,0 city:N")
        ANNA ("0,0 road:E") "place ffrr 1,0 r1\nplace ffrr 1,-1 r0\nplace frrr -1,0 r0\nplace crrr 0,-1 r2\n= ask "
                            "figure Anna\nmove 0\n"
                            "= ask figure Anna\nmove 1\n= ask tile Anna\n= scores 10 0\n" SPACES ("Anna", "4", "6") },
  { "/messages/figures/of-each-player",
    TWO "play\n" POINTS ("Anna", "3") POINTS ("Ben", "2") ANNA ("0,0 road:E") BEN ("0,0 road:E") ROAD
    "= ask figure Anna\nmove 3\n= ask figure Ben\nmove 0\n= ask tile Anna\n" SPACES ("Ben", "2", "3") },
  { "/messages/figures/who-has-left-is-not-asked",
    "player Anna\nplayer Ben\nplayer Clara\nset base\nuse messages\nplay\n" POINTS ("Anna", "3")
        ANNA ("0,0 road:E") "place frrr 1,0 r0\nleaves Anna\nplace frrr -1,0 r0\n= ask tile Clara\n= scores 6 0 0" },
  { "/messages/figures/back-by-a-ransom",
    TWO "set tower\nplay\n" POINTS ("Anna", "5") "deploy Anna follower prison Ben test\nransom Ben follower\n"
                                                 "= ask figure Anna\n! place ffff 0,1 r0 => goes back by 3 points\n"
                                                 "move 5\n= ask tile Anna\n" SPACES ("Anna", "0", "2") },
  { "/messages/figures/a-correction-asks-nothing",
    TWO "play\n" POINTS ("Anna", "3") POINTS ("Anna", "4") "= ask tile Anna\n" SPACES ("Anna", "0", "7") },
  { "/messages/figures/at-the-beginning-of-a-turn",
    TWO "set dragon\nplay\n" BEN ("0,0 road:E") "agreed x now fairy Ben 0,0 road:E\n" POINTS (
        "Ben", "2") "place ffff 0,1 r0\n= ask figure Ben\nmove 2\n= ask tile Ben\n" SPACES ("Ben", "0", "3") },
  { "/messages/figures/the-fairy’s-point-is-taken-back",
    TWO "set dragon\nplay\n" BEN ("0,0 road:E") "agreed x now fairy Ben 0,0 road:E\n" POINTS (
        "Ben", "2") "place ffff 0,1 r0\nmove 2\nturn Anna test\n" SPACES ("Ben", "0", "2") },
  { "/messages/figures/at-the-end-they-are-one",
    TWO "play\n" POINTS ("Anna", "3") ANNA ("0,0 road:E") "place frfr 1,0 r0\nend test\n= scores 5 0\n= ask nothing" },

  /* ---- who draws a message ---- */
  { "/messages/draw/on-five", TWO "play\n" ON_FIVE CITY "= ask draw Anna\n= scores 6 0\n" SPACES ("Anna", "1", "5") },
  { "/messages/draw/on-zero-too",
    TWO "play\n" BOTH ("92", "46") ANNA ("0,0 city:N") CITY "= ask draw Anna\n" SPACES ("Anna", "0", "46") },
  { "/messages/draw/with-either-figure", TWO "play\n" POINTS ("Anna", "6") "agreed x now courier Anna 1\n" ANNA (
                                             "0,0 city:N") CITY "= ask figure Anna\nmove 1\n= ask draw Anna" },
  { "/messages/draw/not-elsewhere",
    TWO "play\n" BOTH ("4", "2") ANNA ("0,0 city:N") CITY "= ask tile Ben\n" SPACES ("Anna", "2", "6") },
  { "/messages/draw/only-whoever-is-on-turn",
    TWO "play\n" ON_FIVE "place ffff 0,1 r0\n" CITY "= ask tile Anna\n" SPACES ("Anna", "1", "5") },
  { "/messages/draw/not-by-a-correction", TWO "play\n" POINTS ("Anna", "5") "= ask tile Anna\nplace ffff 0,1 r0\n"
                                                                            "= ask tile Ben" },
  { "/messages/draw/after-all-scorings",
    TWO "play\n" BOTH ("2", "1") ANNA ("0,0 city:N") BEN ("0,0 road:E")
        POINTS ("Ben", "9") "place ffrr 1,0 r1\nplace ffrr 1,-1 r0\nplace ffff 0,1 r0\nplace frrr -1,0 r0\n"
                            "place crrr 0,-1 r2\n= ask figure Ben\nmove 9\n= ask draw Anna\n= scores 6 14" },
  { "/messages/draw/one-for-each-scoring",
    TWO "play\n" BOTH ("2", "1") ANNA ("0,0 city:N")
        ANNA ("0,0 road:E") "place ffrr 1,0 r1\nplace ffrr 1,-1 r0\nplace ffff 0,1 r0\nplace frrr -1,0 r0\nplace crrr "
                            "0,-1 r2\n"
                            "= ask figure Anna\nmove 5\n= ask draw Anna\nmessage city\nmove 1\n= ask draw Anna" },
  { "/messages/draw/with-the-fairy’s-point-after-the-tile",
    TWO ROUNDS "= ask tile Anna\nplace frfr 1,0 r0\n= ask draw Anna" },
  { "/messages/draw/also-if-no-tile-is-laid",
    TWO NO_PLACE "again\n= ask draw Ben\nmessage road\nmove 5\n= ask tile Anna" },
  { "/messages/tile/not-if-none-was-laid",
    TWO NO_PLACE "again\nmessage tile\n= because seal\nmove 5\n= ask tile Anna" },
  { "/messages/draw/one-for-each-throw-of-the-catapult",
    "player Anna\nplayer Ben\nplayer Clara\nset base\nset catapult\nuse messages\nplay\nplace catapult/field 0,1 r0\n"
    "fling catch\ncaught Ben\ncaught Anna\ncaught Anna\n= ask figure Anna\nmove 5\n= ask draw Anna\nmessage road\n"
    "= ask figure Anna\nmove 0\n= ask draw Anna\nmessage city\n= ask figure Anna\nmove 2\n= ask tile Ben" },
  { "/messages/draw/by-points-of-a-robber",
    TWO "set robbers\nplay\n" BEN ("0,0 city:N") BOTH (
        "6", "3") "agreed x now robber-at Anna 0\n" CITY "= ask draw Anna\n= scores 8 4\n" SPACES ("Anna", "3", "5") },

  /* ---- what messages bring ---- */
  { "/messages/seal/two-points", TWO "play\n" ON_FIVE ANNA ("0,0 road:E") CITY
    "message road\n= ask message Anna\nseal\n= line Anna 2 message 2 points\n= because seal\n= ask figure Anna\n"
    "move 1\n= ask tile Ben\n" SPACES ("Anna", "3", "5") },
  { "/messages/seal/without-a-question-if-nothing-else-can-be-done",
    TWO "play\n" ON_FIVE CITY "message road\n= ask figure Anna\n= because seal\n= scores 8 0" },
  { "/messages/seal/nor-if-it-brings-as-much",
    TWO "play\n" ON_FIVE ANNA ("0,0 road:E") "place frfr 1,0 r0\nplace ffff 0,1 r0\n" CITY
                                             "message road\n= ask figure Anna\n= because seal" },
  { "/messages/road/as-at-the-end", TWO "play\n" ON_FIVE ANNA ("0,0 road:E") CITY
    "message road\nobey\n= line Anna 1 message 1 tile = 1\n= because small-road\n= cites message MS7\n"
    "= home Anna follower 6" },
  { "/messages/road/the-smallest-one", TWO
    "play\n" BEGUN ("lies frfr 1,0 r0\nlies frfr 2,0 r0\nlies ffrr 0,1 r0 with Anna follower road:S\n"
                    "stands Anna follower 0,0 road:E\n") CITY "message road\nobey\n= line Anna 1 message 1 tile = 1" },
  { "/messages/road/without-the-majority",
    TWO "play\n" ON_FIVE ANNA ("0,0 road:E") BEN ("0,0 road:E") BEN ("0,0 road:E") CITY
    "message road\nobey\n= line Anna 1 message 1 tile = 1\n= scores 7 0" },
  { "/messages/road/an-inn-brings-nothing",
    TWO "set inns\nplay\n" BEGUN ("lies inns/straight-inn 1,0 r0 with Anna follower road:W\n") CITY
    "message road\n= because seal\n= ask figure Anna" },
  { "/messages/city/as-at-the-end",
    TWO "play\n" BEGUN (OTHER_CITY) CITY "message city\nobey\n= line Anna 1 message 1 tile = 1\n= because small-city" },
  { "/messages/city/a-besieged-one-brings-nothing",
    TWO "set siege\nplay\n" BEGUN ("lies siege/edge 0,1 r2 with Anna follower city:S\n") CITY
    "message city\n= because seal\n= ask figure Anna" },
  { "/messages/cloister/as-at-the-end",
    TWO "play\n" BEGUN ("lies ffff 0,1 r0 with Anna follower cloister\nlies frfr 1,0 r0\n") CITY
    "message cloister\nobey\n= line Anna 3 message 3 tiles = 3\n= because small-cloister\n= home Anna follower 6" },
  { "/messages/cloister/no-garden", TWO "use abbot\nplay\n" BEGUN ("lies frfr-garden 1,0 r0 with Anna abbot cloister\n")
                                        CITY "message cloister\n= because seal\n= ask figure Anna" },
  { "/messages/pennants/of-cities-with-a-knight",
    TWO "play\n" BEGUN ("lies cffc+ 0,1 r2 with Anna follower city:S\nlies fcfc+ 1,1 r0\n") CITY
    "message pennants\nobey\n= line Anna 4 message 2 pennants × 2 = 4" },
  { "/messages/knights/two-each", TWO "play\n" BEGUN (OTHER_CITY "stands Anna follower 0,1 city:S\n") CITY
    "message knights\nobey\n= line Anna 4 message 2 knights × 2 = 4\n= home Anna follower 5" },
  { "/messages/farmers/three-each", TWO "play\n" ON_FIVE ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") CITY
    "message farmers\nobey\n= line Anna 6 message 2 farmers × 3 = 6\n= home Anna follower 5" },
  { "/messages/farmers/no-shepherd",
    TWO "set hills\nplay\nplace hills/straight-hill 1,0 r1 shepherd farm:ese\nflock 3\nplace ffff 0,1 r0\n" ON_FIVE CITY
        "message farmers\n= because seal\n= ask figure Anna" },
  { "/messages/tile/another-one",
    TWO "play\n" ON_FIVE CITY "message tile\n= ask message Anna\nobey\n= ask tile Anna\n= second Anna\n= begun 1\n"
        "place ffff 0,1 r0 follower cloister\n= ask tile Ben\n= begun 1" },
  { "/messages/tile/earns-no-tile-by-a-builder",
    TWO "set traders\nplay\n" ON_FIVE ANNA (
        "0,0 road:E") "deploy Anna builder 0,0 road:E test\n" CITY
                      "message tile\nobey\n= ask tile Anna\nplace frfr 1,0 r0\n= ask tile Ben" },
  { "/messages/tile/besides-that-of-a-builder",
    TWO "set traders\nplay\n" ON_FIVE "deploy Anna builder 0,0 city:N test\n" CITY
        "message tile\nobey\n= ask tile Anna\nplace ffff 0,1 r0\n= ask tile Anna\nplace ffff 0,2 r0\n= ask tile Ben" },
  { "/messages/tile/one-more-walk",
    TWO "use arbitress\nplay\n" ON_FIVE "place cfff 0,-1 r2 arbitress 0,-1\nmessage tile\nobey\n"
        "place ffff 0,1 r0 arbitress 0,0\n= her 0,0\n= ask tile Ben" },
  { "/messages/tile/not-if-the-stack-is-empty",
    "player Anna\nplayer Ben\ntiles Few\ntile few/start copies=1 start=true cities=N \"farms=ene ese sse ssw wsw wnw "
    "@1\"\n"
    "tile few/end copies=1 cities=S \"farms=nnw nne ene ese wsw wnw @1\"\nuse messages\nplay\n" ON_FIVE
    "place few/end 0,-1 r0\nmessage tile\n= because seal" },
  { "/messages/follower/scored-and-home",
    TWO "play\n" BEGUN (OTHER_CITY) CITY "message follower\n= ask message Anna\ncall 0,1 city:S\n"
                                         "= line Anna 1 message 1 tile = 1\n= because called-by\n"
                                         "= home Anna follower 7" },
  { "/messages/follower/a-farmer", TWO "play\n" ON_FIVE ANNA ("0,0 farm:ene") CITY
    "message follower\ncall 0,0 farm:ene\n= line Anna 3 message 1 city × 3 = 3\n= home Anna follower 7" },
  { "/messages/follower/own-ones-only", TWO "play\n" BEGUN (OTHER_CITY "stands Ben follower 0,0 road:E\n") CITY
    "message follower\n! call 0,0 road:E => Anna\n! obey => Anna cannot do what the message says" },
  { "/messages/follower/the-fairy-brings-nothing",
    TWO "set dragon\nplay\n" BEGUN (OTHER_CITY "now fairy Anna 0,1 city:S\n") CITY
    "message follower\ncall 0,1 city:S\n= no line fairy" },
  { "/messages/follower/not-for-another-message",
    TWO "play\n" ON_FIVE ANNA ("0,0 road:E") CITY "message road\n! call 0,0 road:E => says nothing of a follower" },

  /* ---- the pile ---- */
  { "/messages/pile/not-the-same-again", TWO ROUNDS
    "place frfr 1,0 r0\nmessage road\n" AGAIN "place frfr 2,0 r0\n! message road => lies below others\nmessage city" },
  { "/messages/pile/the-last-of-eight-is-known",
    TWO SEVEN "place frfr 8,0 r0\n= ask message Anna\ncall 0,0 farm:ese\n= home Anna follower 7" },
  { "/messages/pile/then-they-come-in-the-same-order",
    TWO SEVEN "place frfr 8,0 r0\nseal\n" AGAIN "place ffff 0,1 r0\n= because seal\n= ask figure Anna\n" AGAIN
              "place ffff 0,2 r0\n= because seal\n= ask figure Anna" },

  /* ---- the Arbitress and the lake ---- */
  { "/messages/arbitress/the-sum-is-compared",
    TWO "use arbitress\nplay\n" POINTS ("Anna", "7") "agreed x now courier Anna 4\n" POINTS ("Ben", "5")
        ANNA ("0,0 road:E") BEN ("0,0 road:E") "place frrr 1,0 r0\nplace frrr -1,0 r0\n= points Anna 7 Ben 5" },
  { "/messages/lake/an-open-lake-road", TWO
    "use lake\nplay\nplace lake 1,-1 r0 follower road:S 2,1\nrace decline\nrace decline\nplace frfr 2,2 r1\n" ON_FIVE
        CITY "message road\nobey\n= line Anna 4 message\n= because small-road" },

  { "/messages/lake/the-further-tile-is-the-lake",
    TWO "use lake\nplay\n" ON_FIVE CITY
        "message tile\nobey\nplace lake 1,-1 r0\n= ask race Anna\nrace decline\nrace decline\n"
        "= ask tile Ben" },

  /* ---- a game that has begun, and what was forgotten ---- */
  { "/messages/now/the-second-figure", TWO
    "play\n" POINTS ("Anna", "9") "agreed x now courier Anna 4\n= ask tile Anna\n= scores 9 0\n" SPACES ("Anna", "4",
                                                                                                         "5") },
  { "/messages/now/not-without-it", "play\n! agreed x now courier Anna 4 => there are no messages in this game" },
  { "/messages/snapshot/the-points-come-later",
    TWO "play\nsnapshot\nnow courier Anna 4\nscore Anna 9\nplay on Anna\n= ask tile Anna\n" SPACES ("Anna", "4", "5") },
  { "/messages/pad/the-table-counts-by-itself",
    TWO "play\n" POINTS ("Anna", "3") "pad test\nscore Anna 5\n= scores 8 0" },
  { NULL, NULL }
};
