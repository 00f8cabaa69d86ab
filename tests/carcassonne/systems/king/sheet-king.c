/* sheet-king.c - King and Robber Baron, sentence by sentence; and what the sheet The Lake says about its cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base 2\nset king\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base 2\nset king\n"
#define ANNAS "turn Anna test\n"
#define BENS "turn Ben test\n"
#define START_CITY "place cfff 0,-1 r2\n"
/* North of the city of the start: a city of two tiles, and one of three; the last tile completes it. */
#define CITY_OF_TWO "place cfff 0,-2 r0\nplace cfff 0,-3 r2\n"
#define CITY_OF_THREE_ALMOST "place cfff 0,-4 r0\nplace fcfc 0,-5 r1\n"
#define LAST_OF_THREE "place cfff 0,-6 r2\n"
#define START_ROAD_ALMOST "place frrr -1,0 r0\n"
#define LAST_OF_THE_ROAD "place frrr 1,0 r0\n"

/* With the lake: Ben reaches the lighthouse in his second turn, and chooses a card. */
#define LAKE TWO "use lake\nplay\nplace lake 1,-1 r0\nrace join\nrace join\n"
#define BEN_ARRIVES BENS "place ffff 0,1 r0 racer 1,1\n" BENS "place ffff 0,2 r0\n" BENS "place ffff 1,2 r0 racer 3,1\n"
#define KING_OF_ANNA ANNAS START_CITY
#define ROBBER_OF_BEN START_ROAD_ALMOST

const Script sheet_king[] = {
  /* ---- who has the cards ---- */
  { "/king/first-city-brings-the-king",
    TWO "play\n= card king none\n" START_CITY "= card king Anna\n= card robber none" },
  { "/king/first-road-brings-the-robber",
    TWO "play\n" START_ROAD_ALMOST "= card robber none\n" LAST_OF_THE_ROAD "= card robber Ben\n= card king none" },
  { "/king/a-larger-city-takes-it", TWO "play\n" START_CITY CITY_OF_TWO CITY_OF_THREE_ALMOST
                                        "= card king Anna\n" BENS LAST_OF_THREE "= card king Ben" },
  { "/king/a-tie-changes-nothing",
    TWO "play\n" START_CITY "place cfff 0,-2 r0\n" BENS "place cfff 0,-3 r2\n= card king Anna" },
  { "/king/a-smaller-city-changes-nothing",
    TWO "play\n" BENS START_CITY CITY_OF_TWO CITY_OF_THREE_ALMOST ANNAS LAST_OF_THREE "place cfff 0,-7 r0\n" BENS
        "place cfff 0,-8 r2\n= card king Anna" },
  { "/king/who-completes-it-not-who-owns-it",
    TWO "play\nplace cfff 0,-1 r2\nplace cfff 0,-2 r0\nplace fcfc 0,-3 r1 follower city:N\nplace cfff 0,-4 r2\n"
        "= line Anna 6 city\n= card king Ben" },
  { "/king/one-tile-brings-both-cards",
    TWO "start frfr 0,0 r0\nplay\nplace ffff 0,-1 r0\nplace frrr -1,0 r0\nplace cfff 1,-1 r2\n= card king none\n"
        "place king/road-end 1,0 r0\n= card king Ben\n= card robber Ben" },
  /* A tile completes a city of two tiles in the west and one of three in the east; a city of three is no larger. */
  { "/king/several-cities-with-one-tile",
    TWO "play\nplace ffff 0,1 r0\nplace ffff -1,1 r0\nplace cfff -1,2 r1\nplace ffff 1,1 r0\nplace fcfc 1,2 r0\nplace "
        "cfff 2,2 r3\n" ANNAS
        "place cfcf-two 0,2 r1\n= card king Anna\n" START_CITY CITY_OF_TWO CITY_OF_THREE_ALMOST BENS LAST_OF_THREE
        "= card king Anna" },
  { "/king/the-arbitress-does-not-matter",
    TWO "use arbitress\nplay\nplace cfff 0,-1 r2\nplace cfff 0,-2 r0 follower city:N\nplace fcfc 0,-3 r1\n"
        "deploy Anna follower 0,-3 city:N test\n" ANNAS "place cfff 0,-4 r2\n= ties 1\n= line Ben 6 city\n"
        "= card king Anna" },

  /* ---- the end ---- */
  { "/king/one-point-for-each-completed-city",
    TWO "play\n" START_CITY CITY_OF_TWO "end test\n= line Anna 2 king 2 cities = 2\n= because holds\n= scores 2 0" },
  { "/king/one-point-for-each-completed-road",
    TWO "play\n" START_ROAD_ALMOST LAST_OF_THE_ROAD "end test\n= line Ben 1 robber 1 road = 1\n= no line king" },
  { "/king/nobody's-cities-count-too", TWO "play\n" START_CITY "end test\n= no line city\n= scores 1 0" },
  { "/king/open-ones-do-not-count",
    TWO "play\n" START_CITY "place cfff 0,-2 r0\nend test\n= line Anna 1 king 1 city = 1" },
  { "/king/without-a-completed-city-nobody-has-it", TWO "play\nend test\n= no line king\n= no line robber" },
  { "/king/forecast", TWO "play\n" START_CITY CITY_OF_TWO "= forecast 2 0\n= scores 0 0" },

  /* ---- the tile with two cities and two farms that reach no side ---- */
  { "/king/crossing/two-farms",
    TWO "start king/crossing 0,0 r0\nplay\nplace cfff 0,-1 r2\ndeploy Anna follower 0,0 farm:inner test\n"
        "deploy Ben follower 0,0 farm:inner2 test\nplace cfff 0,1 r0\nend test\n= line Anna 3 farm 1 city × 3 = 3\n"
        "= line Ben 3 farm 1 city × 3 = 3" },
  { "/king/crossing/two-cities",
    TWO "start king/crossing 0,0 r0\nplay\nplace cfff 0,-1 r2\nplace cfff 0,1 r0 follower city:N\n= line Ben 6 city\n"
        "= card king Ben\nplace cfff 1,0 r3\nplace cfff -1,0 r1\n= card king Ben" },
  { "/king/crossing/turned", TWO
    "start king/crossing 0,0 r1\nplay\nplace cfff 0,-1 r2\ndeploy Anna follower 0,0 farm:inner2 test\n"
    "! deploy Ben follower 0,0 farm:inner3 test => is not a spot\nreturn Anna 0,0 farm:inner2 test\n= supply Anna 7" },

  /* ---- the Keeper of the lighthouse ---- */
  { "/lake/keeper/cards/no-25-points", LAKE BEN_ARRIVES "= keeper Ben\ncard king\nend test\n= no line keeper" },
  { "/lake/keeper/cards/without-the-lake's-race-nothing-is-asked", TWO "play\n" START_CITY "= ask tile Ben" },
  { "/lake/keeper/cards/at-once",
    LAKE BEN_ARRIVES "= ask card Ben\n! place ffff 0,3 r0 => which card\ncard robber\n= ask tile Anna" },
  { "/lake/keeper/cards/steals-from-another-player",
    LAKE KING_OF_ANNA "= card king Anna\n" BEN_ARRIVES "card king\n= card king Ben kept\n= card robber none" },
  { "/lake/keeper/cards/protects-one-already-held",
    LAKE BENS START_CITY "= card king Ben\n" BEN_ARRIVES "card king\n= card king Ben kept" },
  { "/lake/keeper/cards/may-claim-the-other-one",
    LAKE BENS START_CITY BEN_ARRIVES "card robber\n= card king Ben\n= card robber Ben kept" },
  { "/lake/keeper/cards/must-choose-one-of-two", LAKE BENS START_CITY BENS
    "place frrr -1,0 r0\n= card king Ben\n= card robber Ben\n" BEN_ARRIVES "= ask card Ben\n"
    "! place ffff 0,3 r0 => which card\ncard robber\n= card king Ben\n= card robber Ben kept" },
  { "/lake/keeper/cards/however-large-a-city-is", LAKE BENS START_CITY BEN_ARRIVES
    "card king\n" CITY_OF_TWO CITY_OF_THREE_ALMOST ANNAS LAST_OF_THREE "= card king Ben kept" },
  { "/lake/keeper/cards/the-other-one-can-be-lost", LAKE BENS START_CITY BEN_ARRIVES
    "card robber\n" CITY_OF_TWO CITY_OF_THREE_ALMOST ANNAS LAST_OF_THREE "= card king Anna\n= card robber Ben kept" },
  /* The tile with which the racer arrives completes a city: the choice comes first. */
  { "/lake/keeper/cards/before-this-tile-is-scored", LAKE BENS
    "place ffff 0,1 r0 racer 1,1\n" BENS START_CITY "= card king Ben\n" ANNAS CITY_OF_TWO CITY_OF_THREE_ALMOST BENS
    "place cfff 0,-6 r2 racer 3,1\n= ask card Ben\ncard robber\n= card king Ben\n= card robber Ben kept" },
  { "/lake/keeper/cards/points-as-for-everybody",
    LAKE BEN_ARRIVES "card king\n" START_CITY "end test\n= line Ben 1 king 1 city = 1" },
  { "/lake/keeper/cards/only-the-keeper-is-asked",
    THREE "use lake\nplay\n! card king => which tile\nplace lake 1,-1 r0\n! card king => join the race" },
  /* ---- a snapshot ---- */
  { "/king/snapshot/the-card-of-what-is-complete",
    "set king\nplay\nsnapshot\nlies cfff 0,-1 r2\n"
    "! play on Anna => a city of size 2 is complete, and nobody has the King\nnow king Ben 1\n"
    "! play on Anna => the largest complete city has size 2, and the King is entered with 1\nnow king Ben 3\n"
    "! play on Anna => has size 2, and the King is entered with 3\nnow king Ben 2\n"
    "play on Anna\n= card king Ben\n= card robber none" },
  { NULL, NULL }
};
