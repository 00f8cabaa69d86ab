/* sheet-bridge.c - Bridges, Castles and Bazaars, rule by rule: where bridges lie, what castles get, who buys tiles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.
 */
#include "carc-sheets.h"
#include "systems/wheel/carc-wheel-tiles.h"

#define TWO "player Anna\nplayer Ben\nset base\nset bridge\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset bridge\n"
#define FIVE "player Anna\nplayer Ben\nplayer Clara\nplayer Dora\nplayer Emil\nset base\nset bridge\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* Anna lays a cloister in the field beside the road: it fits with a bridge over it. */
#define OVER_IT "place ffff 1,0 r0"
/* The field north of it has a road in the south: it fits with a bridge over 0,1, where a field lies. */
#define BELOW "place ffff 0,1 r0\n"
/* A city of two tiles, the start and 0,-1, with a follower of Anna; Anna completes it. */
#define CITY "play\n" ANNA ("0,0 city:N") "place cfff 0,-1 r2\n"
#define CASTLE CITY "castle build\n"
/* A bazaar of three tiles; Anna has laid it. */
#define BAZAAR "place bridge/field 0,1 r0\n"
#define UP "uncover ffff\nuncover rrrr\nuncover frrr\n"
#define POINTS(who, n) "points " who " " n " test\n"

const Script sheet_bridge[] = {
  /* ---- what players have ---- */
  { "/bridge/begin/three-each", TWO "play\n= thing Anna bridges 3\n= thing Ben castles 3" },
  { "/bridge/begin/two-each-for-five", FIVE "play\n= thing Anna bridges 2\n= thing Emil castles 2" },

  /* ---- bridges that make a tile fit ---- */
  { "/bridge/fit/over-the-tile-itself", TWO "play\n= fits ffff 1,0 r0 yes\n" OVER_IT
                                            "\n= lies 1,0 bridge 2\n= thing Anna bridges 2\n= thing Ben bridges 3" },
  { "/bridge/fit/over-the-neighbour",
    TWO "play\n" BELOW "= fits frfr 1,1 r0 yes\nplace frfr 1,1 r0\n= lies 0,1 bridge 2\n= thing Ben bridges 2" },
  { "/bridge/fit/not-without-one",
    TWO "play\nagreed x now bridges Anna 0\n= fits ffff 1,0 r0 no\n! place ffff 1,0 r0 => field meets road" },
  { "/bridge/fit/both-sides-must-be-field", TWO "play\n= fits cfff 1,0 r1 no\n= fits cfff 1,0 r0 yes" },
  { "/bridge/fit/not-where-a-tile-lies-behind", TWO "play\n" BELOW "= fits frfr 0,2 r1 no\n= fits frfr 0,2 r0 yes" },
  { "/bridge/fit/need-not-be-laid", TWO "play\n" OVER_IT "\n= ask tile Ben" },
  { "/bridge/fit/joins-the-road",
    TWO "play\n" OVER_IT " follower cloister\nplace frrr 2,0 r0 follower road:W\nplace frrr -1,0 r0\n= scores 0 4" },
  { "/bridge/fit/can-be-claimed",
    TWO "play\n" OVER_IT " follower road:E\nplace frrr 2,0 r0\nplace frrr -1,0 r0\n= scores 4 0" },

  /* ---- bridges besides ---- */
  { "/bridge/act/over-the-tile-just-laid",
    TWO "play\nplace ffff 0,1 r0 bridge 0,1 road:E\n= ask bridged Anna\nthen\n= lies 0,1 bridge 2\n= ask tile Ben\n"
        "= thing Anna bridges 2" },
  { "/bridge/act/then-a-follower-onto-it",
    TWO "play\nplace ffff 0,1 r0 bridge 0,1 road:E\nthen follower road:E\n= home Anna follower 6\n= ask tile Ben" },
  { "/bridge/act/over-a-neighbour",
    TWO "play\nplace ffff 0,1 r0\nplace ffff 0,2 r0 bridge 0,1 road:E\n! then follower road:E => no such feature\n"
        "then follower cloister\n= lies 0,1 bridge 2" },
  { "/bridge/act/not-further-away",
    TWO "play\nplace ffff 0,1 r0\nplace ffff 0,2 r0\n! place ffff 0,3 r0 bridge 0,1 road:E => not over 0,1" },
  { "/bridge/act/not-where-tiles-lie-beyond",
    TWO "play\nplace ffff 0,1 r0\n! place ffff 0,2 r0 bridge 0,1 road:N => would end at the tile on 0,0" },
  { "/bridge/act/only-over-field", TWO "play\n! place frfr 1,0 r0 bridge 1,0 road:E => both sides must be field" },
  { "/bridge/act/one-a-tile", TWO "play\n! " OVER_IT " bridge 1,0 road:N => only one a tile" },
  { "/bridge/act/one-over-a-tile", TWO
    "play\nplace ffff 0,1 r0 bridge 0,1 road:E\nthen\n! place ffff 0,2 r0 bridge 0,1 road:E => lies over 0,1 already" },
  { "/bridge/act/the-supply-ends",
    TWO "play\nagreed x now bridges Anna 0\n! place ffff 0,1 r0 bridge 0,1 road:E => Anna has no bridge left" },
  { "/bridge/act/not-over-the-lake",
    TWO "use lake\nplay\nplace lake 1,-1 r0\nrace decline\nrace decline\n! place ffff 4,1 r0 bridge 3,1 road:N => "
        "no bridge can lie over 3,1" },

  { "/bridge/act/no-more-than-in-the-box", TWO "play\n" OVER_IT "\n! agreed x now bridges Anna 3 => there are only 6" },

  /* ---- castles ---- */
  { "/bridge/castle/is-asked-for", TWO CITY "= ask castle Anna" },
  { "/bridge/castle/in-place-of-the-points",
    TWO CASTLE "= scores 0 0\n= thing Anna castles 2\n= home Anna follower 6" },
  { "/bridge/castle/or-the-points",
    TWO CITY "castle score\n= scores 4 0\n= home Anna follower 7\n= thing Anna castles 3" },
  { "/bridge/castle/whoever-completes-it",
    TWO "play\n" BEN ("0,0 city:N") "place cfff 0,-1 r2\n= ask castle Ben\ncastle build\n= ask tile Ben" },
  { "/bridge/castle/not-with-two-followers",
    TWO "play\n" ANNA ("0,0 city:N") ANNA ("0,0 city:N") "place cfff 0,-1 r2\n= scores 4 0" },
  { "/bridge/castle/not-without-one", TWO "play\nplace cfff 0,-1 r2\n= ask tile Ben" },
  { "/bridge/castle/not-with-another-wall",
    TWO "play\n" ANNA ("0,0 city:N") "place bridge/road-to-city 0,-1 r3\n= scores 4 0" },
  { "/bridge/castle/not-without-castles",
    TWO "play\nagreed x now castles Anna 0\n" ANNA ("0,0 city:N") "place cfff 0,-1 r2\n= scores 4 0" },
  { "/bridge/castle/gets-the-next-points",
    TWO CASTLE BEN ("0,0 road:E") "place frrr 1,0 r0\nplace frrr -1,0 r0\n= scores 3 3\n= home Anna follower 7" },
  { "/bridge/castle/also-if-nobody-scores-it",
    TWO CASTLE "place frrr 1,0 r0\nplace frrr -1,0 r0\n= scores 3 0\n= because vicinity" },
  { "/bridge/castle/only-once",
    TWO CASTLE "place frrr 1,0 r0\nplace frrr -1,0 r0\nplace cfff 1,-1 r1\nplace cfff 2,-1 r3\n"
               "= scores 3 0" },
  { "/bridge/castle/nothing-at-the-end", TWO CASTLE "end test\n= scores 0 0" },
  { "/bridge/castle/farms-get-one-more", TWO CASTLE BEN ("0,0 farm:ene") "end test\n= scores 0 4" },
  { "/bridge/castle/farm-of-a-city", TWO CITY "castle score\n" BEN ("0,0 farm:ene") "end test\n= scores 4 3" },
  { "/bridge/castle/no-goods", "player Anna\nplayer Ben\nset base\nset traders\nset bridge\nplay\n" ANNA (
                                   "0,0 city:N") "place cfff 0,-1 r2\n"
                                                 "castle build\n= goods Anna 0 0 0" },
  { "/bridge/castle/gold-near-it",
    TWO "set gold\n" CASTLE "agreed x now ingots 0,0 2\nplace frrr 1,0 r0\nplace frrr -1,0 r0\n= thing Anna gold 2" },
  { "/bridge/castle/the-dragon-does-not-eat-the-lord",
    TWO "set dragon\n" CASTLE "place dragon/field-volcano 0,1 r0\nplace dragon/straight-dragon 1,0 r0\ndragon 0,0\n"
        "= home Anna follower 6" },

  { "/bridge/castle/gives-on-to-the-one-beside-it",
    TWO CASTLE "place cfff 1,-1 r0 follower city:N\nplace cfff 1,-2 r2\ncastle build\nplace frrr 1,0 r0\n"
               "place frrr -1,0 r0\n= scores 3 3\n= line Anna 3 stronghold\n= line Ben 3 stronghold\n= because chain" },
  { "/bridge/castle/of-several-features-the-best",
    TWO "tiles Mine\ntile mine/both copies=1 cities=N roads=E \"farms=ene ese sse ssw wsw wnw @1\"\n" CASTLE
        "place frrr 1,0 r0\nplace cfff -1,-1 r2\nplace mine/both -1,0 r0\n= scores 4 0\n= line Anna 4 stronghold" },
  { "/bridge/castle/the-fairy-beside-the-lord",
    TWO "set dragon\n" CASTLE "place frrr 1,0 r0\nplace ffff 0,1 r0 fairy 0,0 lord\nplace frrr -1,0 r0\n"
        "= line Anna 3 fairy\n= scores 6 0" },
  { "/bridge/castle/no-card-of-the-king", TWO "set king\n" CASTLE "= card king none" },

  /* ---- with other systems ---- */
  { "/bridge/ferry/its-road-ends-at-a-lake",
    TWO "set ferry\nplay\nplace ferry/three-roads 1,0 r0\nferry EW\nplace ffff 2,0 r0\n= lies 2,0 bridge 2\n"
        "= ask ferries Ben\nferry turn 1,0 SW\nplace frrr 3,0 r0 follower road:W\n= line Anna 3 road 3 tiles = 3" },
  { "/bridge/ferry/crosses-a-lake",
    TWO "set ferry\nplay\nplace ferry/three-roads 1,0 r0\nferry ES\nplace ffff 2,0 r0 follower road:E\n"
        "ferry turn 1,0 EW\nplace frrr 3,0 r0\nferry stay\nplace frrr -1,0 r0\nferry stay\n"
        "= line Ben 5 road 5 tiles = 5" },
  { "/bridge/ferry/over-a-lake-it-is-another-road",
    TWO "set ferry\ntiles Mine\ntile mine/ferry copies=1 \"roads=E; W\" \"farms=nnw nne ene ese sse ssw wsw wnw\" "
        "flags=ferry\nplay\nplace mine/ferry 1,0 r0 bridge 1,0 road:N\nthen follower road:N\n= lies 1,0 ferry 10\n"
        "= lies 1,0 bridge 1\nplace frrr 2,0 r0\nplace frrr -1,0 r0\n= scores 0 0\n"
        "= supply Anna 6" },
  { "/bridge/circus/over-a-circus",
    TWO "set circus\nplay\nplace circus/one-road 0,1 r0 bridge 0,1 road:E\nthen\n= lies 0,1 bridge 2" },
  { "/bridge/circus/not-over-acrobats",
    TWO "set circus\nplay\nplace circus/acrobats-field 0,1 r0 acrobat 0,1\n= fits frfr 1,1 r0 no\n"
        "! place ffff 0,2 r0 bridge 0,1 road:E => no bridge can lie over the acrobats on 0,1" },
  { "/bridge/circus/nobody-climbs-onto-a-place-under-a-bridge",
    TWO "set circus\nplay\nplace circus/acrobats-field 0,1 r0 bridge 0,1 road:E\n"
        "! then acrobat 0,1 => a bridge lies over the place for acrobats on 0,1" },
  { "/bridge/circus/either-tile-of-the-castle-is-near-the-big-top",
    TWO "set circus\n" CASTLE "place circus/one-road 0,-2 r1\nplace circus/two-roads 0,1 r0\nanimal 5\n= scores 5 0" },
  { "/bridge/circus/a-ringmaster-in-a-castle-brings-nothing-more",
    TWO "set circus\nplay\ndeploy Anna ringmaster 0,0 city:N test\nplace cfff 0,-1 r2\ncastle build\n"
        "place circus/one-road 0,1 r0\nplace frrr 1,0 r0\nplace frrr -1,0 r0\n= scores 3 0" },

  /* ---- bazaars ---- */
  { "/bridge/bazaar/one-tile-a-player", THREE "play\n" BAZAAR "= ask uncover Anna\n" UP "= ask pick Ben" },
  { "/bridge/bazaar/others-may-bid-more",
    THREE "play\n" POINTS ("Ben", "5") POINTS ("Clara", "5") POINTS ("Anna", "5") BAZAAR UP
    "pick rrrr 1\n= ask bid Clara\nbid 2\n= ask bid Anna\nbid nothing\n= ask deal Ben\nbuy\n= scores 5 3 7" },
  { "/bridge/bazaar/or-sell-it", THREE "play\n" POINTS ("Ben", "5") POINTS ("Clara", "5") POINTS ("Anna", "5") BAZAAR UP
    "pick rrrr 1\nbid 2\nbid nothing\nsell\n= scores 5 7 3\n= ask pick Anna" },
  { "/bridge/bazaar/the-own-bid-goes-to-the-box",
    THREE "play\n" POINTS ("Ben", "5") BAZAAR UP "pick rrrr 2\n= scores 0 3 0\n= ask pick Clara" },
  { "/bridge/bazaar/only-more", THREE "play\n" POINTS ("Ben", "5") POINTS ("Clara", "5") BAZAAR UP
    "pick rrrr 2\n! bid 2 => a bid must be 3 at least\n! bid 6 => Clara can bid 5 at most" },
  { "/bridge/bazaar/the-last-tile-is-free", THREE
    "play\n" BAZAAR UP "pick rrrr 0\npick ffff 0\n= ask tile Ben\n! place ffff 0,2 r0 => Ben lays the tile from the "
    "bazaar first" },
  { "/bridge/bazaar/each-lays-its-tile",
    THREE "play\n" BAZAAR UP "pick rrrr 0\npick ffff 0\nplace rrrr 1,0 r0\nplace ffff 0,2 r0\nplace frrr -1,0 r0\n"
          "= ask tile Ben\nplace ffrr 1,1 r1" },
  { "/bridge/bazaar/not-of-a-bought-tile",
    THREE "play\n" BAZAAR "uncover bridge/edge-road\nuncover rrrr\nuncover frrr\npick rrrr 0\npick frrr 0\n"
          "place rrrr 1,0 r0\nplace frrr -1,0 r0\nplace bridge/edge-road 0,-1 r2\n= ask tile Ben" },
  { "/bridge/bazaar/the-wheel-was-turned-for-another-tile",
    "player Anna\nplayer Ben\nplayer Clara\nset base\n" WHEEL_TILES "use wheel\nset bridge\nplay\n"
    "place bridge/field -1,1 r0\nuncover wheel/field1\nuncover ffff\nuncover frrr\npick wheel/field1 0\n"
    "pick ffff 0\nwheel wheel/field1\nleaves Ben\n! place ffff -2,1 r0 => the wheel was turned for the tile "
    "wheel/field1\nplace wheel/field1 -2,1 r0\n= ask tile Anna" },
  { NULL, NULL }
};
