/* sheet-gold.c - The Gold Mines, rule by rule: where ingots come, who takes them, what they are worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.
 */
#include "carc-sheets.h"

#define GOLD "player Anna\nplayer Ben\nset base\nset gold\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset gold\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define INGOTS(at, n) "agreed x now ingots " at " " n "\n"
#define HAS(who, n) "agreed x now gold " who " " n "\n"
/* A gold mine with two tiles beside it: 0,0 and, at its corner, 0,1.  Ben lays it. */
#define MINE "place ffff 0,1 r0\nplace gold/bridge 1,0 r0\n"
/* The road through the start has three tiles and is complete; Ben completes it. */
#define ROAD "place frrr 1,0 r0\nplace frrr -1,0 r0\n"
/* The city of the start is complete. */
#define CITY "place cfff 0,-1 r2\n"
/* A tile at 0,-1 completes a road of five tiles and the city of the start.  It is Ben's turn. */
#define TWO "place ffrr 1,0 r1\nplace ffrr 1,-1 r0\nplace frrr -1,0 r0\n"
#define CLOSE_TWO "place crrr 0,-1 r2\n"
/* Anna may take from 0,0, and Ben from there and from 1,0. */
#define BOTH ANNA ("0,0 city:N") BEN ("0,0 road:E") INGOTS ("0,0", "3")
#define CHOICE "play\n" BOTH TWO INGOTS ("1,0", "2") CLOSE_TWO
/* The same, and there is an ingot on 0,1, which is of neither. */
#define ELSEWHERE BOTH "place ffff 0,1 r0\nplace ffff 0,2 r0\n" TWO INGOTS ("1,0", "2") INGOTS ("0,1", "1") CLOSE_TWO
/* Seven of the eight tiles around 0,1; the one on 1,2 is missing. */
#define RING                                                                                                           \
  "lies frfr 1,0 r0\nlies frfr -1,0 r0\nlies cfff 1,1 r1\nlies cfff -1,1 r3\nlies cfff -1,2 r3\nlies cfff 0,2 r2\n"
#define CLOSE_RING "place cfff 1,2 r2\n"
/* The garden on 1,0, and Anna's abbot there. */
#define GARDEN "place frfr-garden 1,0 r0 abbot cloister\n"
/* A table's own gold mine, at which a road from the east ends. */
#define OWN                                                                                                            \
  GOLD "tiles Mine\ntile mine/end copies=2 cloister=true \"roads=E\" \"farms=nnw nne ene ese sse ssw wsw wnw\" "       \
       "flags=mine\n"

const Script sheet_gold[] = {
  /* ---- two ingots ---- */
  { "/gold/begin/sixteen", GOLD "play\n= thing middle ingots 16\n= thing Anna gold 0\n= thing middle ingots-laid 0" },
  { "/gold/begin/as-many-for-each-set",
    "player Anna\nplayer Ben\nset base\nset gold 3\nplay\n= thing middle ingots 48" },
  { "/gold/lay/one-on-its-own-tile", GOLD "play\n" MINE "= lies 1,0 ingot 1\n= thing middle ingots 15" },
  { "/gold/lay/one-beside-it",
    GOLD "play\n" MINE "= ask ingot Ben\ningot 0,0\n= lies 0,0 ingot 1\n= lies 1,0 ingot 1\n= ask tile Anna\n"
         "= thing middle ingots 14" },
  { "/gold/lay/also-at-a-corner", GOLD "play\n" MINE "ingot 0,1\n= lies 0,1 ingot 1\n= lies 0,0 ingot 0" },
  { "/gold/lay/not-further-away", GOLD "play\nplace frfr -1,0 r0\n" MINE
                                       "! ingot -1,0 => -1,0 is not beside the gold mine on 1,0\n= ask ingot Anna" },
  { "/gold/lay/not-on-the-mine-again", GOLD "play\n" MINE "! ingot 1,0 => 1,0 is not beside the gold mine on 1,0" },
  { "/gold/lay/not-where-no-tile-lies", GOLD "play\n" MINE "! ingot 2,0 => there is no tile on 2,0" },
  { "/gold/lay/must-be-laid", GOLD "play\n" MINE "! place frrr 2,0 r0 => where does the second ingot go" },
  { "/gold/lay/the-only-tile-beside-it-is-not-asked-for",
    GOLD "play\nplace gold/bridge 1,0 r0\n= ask tile Ben\n= lies 0,0 ingot 1\n= lies 1,0 ingot 1" },
  { "/gold/lay/where-ingots-lie-already",
    GOLD "play\nplace gold/bridge 1,0 r0\nplace gold/two-curves 2,0 r0\n= lies 1,0 ingot 2\n= lies 2,0 ingot 1" },
  { "/gold/lay/no-other-tile", GOLD "play\nplace rrrr 1,0 r0\n= ask tile Ben\n= lies 1,0 ingot 0" },
  { "/gold/lay/not-without-the-set",
    "player Anna\nplayer Ben\nset base\ntiles Mine\ntile mine/field copies=1 "
    "\"farms=nnw nne ene ese sse ssw wsw wnw\" flags=mine\nplay\nplace mine/field 0,1 r0\n= ask tile Ben\n"
    "= lies 0,1 ingot 0" },
  { "/gold/lay/with-the-act-of-the-turn",
    GOLD "play\nplace ffff 0,1 r0\nplace gold/bridge 1,0 r0 follower road:N\n= home Ben follower 6\n= ask ingot Ben\n"
         "ingot 0,0\n= ask tile Anna" },
  { "/gold/lay/before-the-mage",
    GOLD "set mage\ntiles Mine\ntile mine/both copies=1 \"roads=E W\" \"farms=nnw nne ene wnw; ese sse ssw wsw\" "
         "\"flags=mine mage\"\nplay\nplace ffff 0,1 r0\nplace mine/both 1,0 r0\n= ask ingot Ben\ningot 0,0\n"
         "= ask mage Ben\nmage 1,0 road:E\n= ask tile Anna" },
  { "/gold/lay/before-the-dragon",
    GOLD "set dragon\ntiles Mine\ntile mine/both copies=1 \"roads=E W\" \"farms=nnw nne ene wnw; ese sse ssw wsw\" "
         "\"flags=mine dragon\"\nplay\nplace dragon/field-volcano 0,1 r0\nplace mine/both 1,0 r0\n= ask ingot Ben\n"
         "ingot 0,0\n= ask dragon Ben" },
  { "/gold/lay/on-the-lake",
    GOLD "use lake\nplay\nplace lake 1,-1 r0\nrace decline\nrace decline\nplace gold/bridge 4,0 r0\n= ask ingot Ben\n"
         "ingot 3,-1\n= lies 3,-1 ingot 1\n= ask tile Anna" },
  { "/gold/lay/by-agreement-elsewhere",
    GOLD "play\nplace frfr -1,0 r0\n" MINE "agreed x ingot -1,0\n= lies -1,0 ingot 1\n= ask tile Ben" },

  /* ---- the supply is used up ---- */
  { "/gold/supply/the-last-one-comes-onto-the-mine",
    GOLD "play\n" HAS ("Anna", "15") MINE "= ask tile Anna\n= lies 1,0 ingot 1\n= thing middle ingots 0" },
  { "/gold/supply/none-is-left", GOLD "play\n" HAS ("Anna", "16") MINE "= ask tile Anna\n= lies 1,0 ingot 0" },
  { "/gold/supply/the-last-two", GOLD "play\n" HAS ("Anna", "14") MINE "= ask ingot Ben\ningot 0,1\n= ask tile Anna" },

  /* ---- who takes them ---- */
  { "/gold/take/of-a-road", GOLD "play\n" ANNA ("0,0 road:E") INGOTS ("0,0", "2") ROAD
    "= scores 3 0\n= thing Anna gold 2\n= lies 0,0 ingot 0" },
  { "/gold/take/of-a-city",
    GOLD "play\n" BEN ("0,0 city:N") INGOTS ("0,0", "2") CITY "= scores 0 4\n= thing Ben gold 2\n= lies 0,0 ingot 0" },
  { "/gold/take/from-all-its-tiles",
    GOLD "play\n" ANNA ("0,0 road:E") INGOTS ("0,0", "2") "place frrr 1,0 r0\n" INGOTS (
        "1,0", "3") "place frrr -1,0 r0\n= thing Anna gold 5\n= thing middle ingots-laid 0" },
  { "/gold/take/of-a-mine-that-completes-it",
    OWN "play\nplace frrr 1,0 r0 follower road:W\nplace mine/end -1,0 r0\n= scores 3 0\n= thing Anna gold 2\n"
        "= thing middle ingots 14" },
  { "/gold/take/after-the-second-one-is-laid",
    OWN "play\nplace frrr 1,0 r0 follower road:W\nplace ffff 0,1 r0\nplace mine/end -1,0 r0\n= scores 0 0\n"
        "= ask ingot Anna\ningot 0,1\n= scores 3 0\n= thing Anna gold 1\n= lies 0,1 ingot 1" },
  { "/gold/take/not-from-other-tiles",
    GOLD "play\n" ANNA ("0,0 road:E") "place ffff 0,1 r0\n" INGOTS ("0,1", "1") ROAD "= thing Anna gold 0\n"
                                                                                     "= lies 0,1 ingot 1" },
  { "/gold/take/whichever-feature-comes-first", GOLD "play\n" ANNA ("0,0 road:E") BEN ("0,0 city:N") INGOTS ("0,0", "2")
                                                    CITY ROAD "= thing Ben gold 2\n= thing Anna gold 0" },
  { "/gold/take/nobody-scores", GOLD "play\n" INGOTS ("0,0", "2") ROAD "= lies 0,0 ingot 2\n= thing middle ingots 14" },
  { "/gold/take/only-who-has-most", GOLD "play\n" ANNA ("0,0 road:E") ANNA ("0,0 road:E") BEN ("0,0 road:E")
                                        INGOTS ("0,0", "2") ROAD "= thing Anna gold 2\n= thing Ben gold 0" },
  { "/gold/take/of-a-cloister-from-nine-tiles",
    GOLD "play\nsnapshot\nlies ffff 0,1 r0 with Anna follower cloister\n" RING "lies frfr 2,0 r0\nnow ingots 0,1 1\n"
         "now ingots -1,2 2\nnow ingots 1,0 1\nnow ingots 2,0 1\nplay on Ben\n" CLOSE_RING
         "= scores 9 0\n= thing Anna gold 4\n= lies 2,0 ingot 1" },
  { "/gold/take/of-an-abbey-from-nine-tiles",
    GOLD "set abbey\nplay\nsnapshot\n" RING "lies cfff 1,2 r2\nnow ingots 1,2 2\nplay on Ben\n"
         "place abbey/abbey 0,1 r0 follower cloister\n= scores 0 9\n= thing Ben gold 2" },
  { "/gold/take/of-a-shrine-from-nine-tiles",
    GOLD "set cult\nplay\nsnapshot\nlies cult/shrine 0,1 r0 with Anna follower cloister\n" RING "now ingots 0,0 2\n"
         "play on Ben\n" CLOSE_RING "= scores 9 0\n= thing Anna gold 2" },
  { "/gold/take/of-a-garden-from-nine-tiles",
    GOLD "use abbot\nplay\n" GARDEN "place cfff 0,-1 r2\nplace ffff 1,-1 r0\nplace ffff 1,1 r0\nplace ffff 0,1 r0\n"
         "place frfr 2,0 r0\nplace ffff 2,-1 r0\n" INGOTS ("0,1", "2") "place cffc-garden 2,1 r2\n= scores 9 0\n"
                                                                       "= thing Anna gold 2" },
  { "/gold/take/not-for-an-abbot-who-is-called-home", GOLD
    "use abbot\nplay\n" GARDEN "place ffff 0,1 r0\n" INGOTS ("1,0", "2") "place ffff 1,1 r0 recall\n= scores 4 0\n"
                                                                         "= lies 1,0 ingot 2\n= thing Anna gold 0" },
  { "/gold/take/not-for-a-farm-or-at-the-end",
    GOLD "play\n" ANNA ("0,0 road:E") BEN ("0,0 farm:ese") INGOTS ("0,0", "2") CITY
    "end test\n= line Anna 1 road\n= no line gold\n= lies 0,0 ingot 2" },
  { "/gold/take/before-the-figure-goes-on",
    GOLD "set abbey\nplay\n" ANNA ("0,0 city:N") "deploy Ben wagon 0,0 road:E test\n" INGOTS ("0,0", "1")
        TWO INGOTS ("1,0", "1") CLOSE_TWO "= ask take Ben\ntake 0,0\n= ask wagon Ben" },

  /* ---- several players ---- */
  { "/gold/several/tied-players-in-turn-from-the-one-on-turn",
    GOLD "play\n" ANNA ("0,0 road:E") BEN ("0,0 road:E") INGOTS ("0,0", "3") ROAD
    "= scores 3 3\n= thing Ben gold 2\n= thing Anna gold 1\n= ask tile Anna" },
  { "/gold/several/clockwise", THREE "play\n" ANNA ("0,0 road:E") "deploy Clara follower 0,0 road:E test\n" INGOTS (
                                   "0,0", "3") ROAD "= thing Clara gold 2\n= thing Anna gold 1\n= thing Ben gold 0" },
  { "/gold/several/who-has-no-part-waits-for-nobody",
    THREE "play\n" ANNA ("0,0 road:E") INGOTS ("0,0", "3") ROAD "= thing Anna gold 3\n= ask tile Clara" },
  { "/gold/several/where-it-makes-a-difference-they-choose",
    GOLD CHOICE "= scores 4 5\n= ask take Ben\n! place ffff 0,1 r0 => from which tile is the next ingot taken\n"
                "take 0,0\n= thing Anna gold 1\n= ask take Ben\ntake 0,0\n= thing Ben gold 4\n= thing Anna gold 1\n"
                "= ask tile Anna\n= thing middle ingots-laid 0" },
  { "/gold/several/another-choice",
    GOLD CHOICE "take 1,0\n= ask take Ben\ntake 0,0\n= thing Ben gold 3\n= thing Anna gold 2\n= ask tile Anna" },
  { "/gold/several/not-from-where-none-lies", GOLD CHOICE "! take -1,0 => there is no ingot on -1,0" },
  { "/gold/several/not-from-what-brought-no-points", GOLD
    "play\n" ELSEWHERE "= ask take Ben\n! take 0,1 => Ben takes no ingot from 0,1: no feature there brought points to "
    "this player" },
  { "/gold/several/by-agreement-from-there",
    GOLD "play\n" ELSEWHERE "agreed x take 0,1\n= lies 0,1 ingot 0\n= thing Ben gold 1\n= thing Anna gold 1" },
  { "/gold/several/who-has-left-is-not-asked",
    "player Clara\nplayer Ben\nplayer Anna\nset base\nset gold\nplay\nplace ffff 0,1 r0\n" BOTH
    "leaves Ben\n" TWO INGOTS ("1,0", "2") CLOSE_TWO "= ask tile Anna\n= thing Ben gold 4\n= thing Anna gold 1" },
  { "/gold/several/without-a-choice-in-a-forecast", GOLD CHOICE "= forecast 5 13" },

  /* ---- the end ---- */
  { "/gold/end/1", GOLD "play\n" HAS ("Anna", "1") "end test\n= line Anna 1 gold 1 ingot = 1" },
  { "/gold/end/3", GOLD "play\n" HAS ("Anna", "3") "end test\n= line Anna 3 gold 3 ingots = 3" },
  { "/gold/end/4", GOLD "play\n" HAS ("Anna", "4") "end test\n= line Anna 8 gold 4 ingots × 2 = 8" },
  { "/gold/end/6", GOLD "play\n" HAS ("Ben", "6") "end test\n= line Ben 12 gold 6 ingots × 2 = 12" },
  { "/gold/end/7", GOLD "play\n" HAS ("Anna", "7") "end test\n= line Anna 21 gold 7 ingots × 3 = 21" },
  { "/gold/end/9", GOLD "play\n" HAS ("Anna", "9") "end test\n= line Anna 27 gold 9 ingots × 3 = 27" },
  { "/gold/end/10", GOLD "play\n" HAS ("Anna", "10") "end test\n= line Anna 40 gold 10 ingots × 4 = 40" },
  { "/gold/end/16", GOLD "play\n" HAS ("Anna", "16") "end test\n= line Anna 64 gold 16 ingots × 4 = 64" },
  { "/gold/end/each-player",
    GOLD "play\n" HAS ("Anna", "2") HAS ("Ben", "5") "= forecast 2 10\nend test\n= scores 2 10\n= because ingots" },
  { "/gold/end/what-lies-on-tiles-is-worth-nothing", GOLD "play\n" INGOTS ("0,0", "9") "end test\n= scores 0 0" },

  /* ---- a game that has begun, and what was forgotten ---- */
  { "/gold/now/a-mine-that-lies-has-what-is-entered",
    GOLD "play\nsnapshot\nlies gold/bridge 1,0 r0\nnow ingots 0,0 3\nnow gold Ben 4\nplay on Anna\n= lies 1,0 ingot 0\n"
         "= lies 0,0 ingot 3\n= thing Ben gold 4\n= thing middle ingots 9" },
  { "/gold/now/no-more-than-there-are",
    GOLD "play\n" HAS ("Anna",
                       "10") "! agreed x now ingots 0,0 7 => there can be 6 ingots at most\n"
                             "! agreed x now gold Ben 7 => there can be 6 ingots at most\nagreed x now gold Anna 16\n"
                             "= thing middle ingots 0" },
  { "/gold/now/none-any-more", GOLD "play\n" INGOTS ("0,0", "3") INGOTS ("0,0", "0") "= lies 0,0 ingot 0" },
  { "/gold/now/not-where-no-tile-lies", GOLD "play\n! agreed x now ingots 5,0 1 => there is no tile on 5,0" },
  { "/gold/now/not-without-the-set", "play\n! agreed x now ingots 0,0 1 => there are no ingots in this game\n"
                                     "! agreed x now gold Anna 1 => there are no ingots in this game" },
  { NULL, NULL }
};
