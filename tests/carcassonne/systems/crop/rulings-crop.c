/* rulings-crop.c - the readings about the Crop Circles, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.
 */
#include "carc-rulings.h"

#define SETS "set base\nset crop 2\n"
#define TWO "player Anna\nplayer Ben\n" SETS
#define THREE "player Anna\nplayer Ben\nplayer Cleo\n" SETS
#define AT(name, at) "deploy " name " follower " at " test\n"
/* The road of the starting tile ends at a crossing with a club. */
#define CLUB "place crop/crossing-club 1,0 r0\n"
/* South of the starting tile lies a shield. */
#define SHIELD "place crop/two-edges-shield 0,1 r2\n"

const Script rulings_crop[] = {
  { "/ruling/CC1/after-the-points",
    TWO "play\nplace frrr -1,0 r0 follower road:S\nplace crop/crossing-club 1,0 r0 follower road:W\n= scores 0 3\n"
        "= ask circle Ben\ncircle home\n= ask home Anna\nhome -1,0 road:S\n= ask tile Anna\n= home Anna follower 7" },
  { "/ruling/CC1/before-the-second-tile",
    TWO "set traders\nplay\n" AT ("Anna", "0,0 road:E") "deploy Anna builder 0,0 road:E test\n" CLUB
                                                        "= ask circle Anna\ncircle add\n= ask join Anna\njoin 0,0 "
                                                        "road:E\n= second Anna\n= ask tile Anna" },
  { "/ruling/CC1/nobody-stands-there", TWO "play\n" AT ("Anna", "0,0 city:N") CLUB "= ask tile Ben" },
  { "/ruling/CC2/beside-one's-own-on-the-same-tile",
    TWO "play\n" AT ("Anna", "0,0 city:N")
        AT ("Ben", "0,0 city:N") "place fcfc 0,-1 r1\n" SHIELD "= ask circle Ben\ncircle add\n= ask join Anna\n! join "
                                 "0,-1 city:N => Anna has no follower there, on 0,-1\n"
                                 "! join 0,0 road:E => the crop circle is about followers in cities\njoin 0,0 "
                                 "city:N\n= ask join Ben\n"
                                 "join 0,0 city:N\n= ask tile Anna\n= home Anna follower 5\n= home Ben follower 5" },
  { "/ruling/CC3/followers-of-every-kind",
    TWO "set inns\nset traders\nset abbey\nplay\n" AT ("Ben", "0,0 city:N") SHIELD
    "circle add\n! join 0,0 city:N builder => only a follower is added\n"
    "! join 0,0 city:N pig => only a follower is added\njoin 0,0 city:N mayor\n= home Ben mayor 0" },
  { "/ruling/CC3/no-mayor-on-a-road", TWO "set abbey\nplay\n" AT ("Ben", "0,0 road:E") CLUB
    "circle add\n! join 0,0 road:E mayor => does not stand on a road\njoin 0,0 road:E wagon\n= home Ben wagon 0" },
  { "/ruling/CC3/no-wagon-on-a-farm",
    TWO "set abbey\nplay\n" AT (
        "Ben", "0,0 farm:ese") "place crop/edge-road-fork 1,0 r2\ncircle add\n"
                               "! join 0,0 farm:ese wagon => does not stand on a farm\njoin 0,0 farm:ese" },
  { "/ruling/CC3/nobody-where-the-dragon-is",
    TWO "set dragon\nplay\n" AT ("Ben", "0,0 city:N")
        AT ("Ben", "0,0 road:E") "place dragon/field-volcano 0,1 r0\nagreed x now dragon 0,0\n" CLUB
                                 "circle add\n= ask tile Anna\n"
                                 "= home Ben follower 5" },
  { "/ruling/CC4/one-of-each-player",
    THREE "play\n" AT ("Anna", "0,0 city:N") AT ("Ben", "0,0 city:N") AT ("Ben", "0,0 city:N") SHIELD
    "circle home\n= ask home Ben\n! home 0,0 road:E => and has none there\n! join nobody => goes home\n"
    "home 0,0 city:N\n= home Ben follower 6\n= ask home Anna\nhome 0,0 city:N\n= ask tile Ben\n"
    "= scores 0 0 0" },
  { "/ruling/CC5/the-builder-goes-with-the-last",
    TWO "set traders\nplay\n" AT ("Anna", "0,0 road:E") "deploy Anna builder 0,0 road:E test\n" CLUB
                                                        "circle home\n! home 0,0 road:E builder => and has none "
                                                        "there\nhome 0,0 road:E\n= home Anna follower 7\n"
                                                        "= home Anna builder 1\n= second Anna" },
  { "/ruling/CC5/the-builder-stays-with-another",
    TWO "set traders\nplay\n" AT ("Anna", "0,0 road:E")
        AT ("Anna", "0,0 road:W") "deploy Anna builder 0,0 road:E test\n" CLUB
                                  "circle home\nhome 0,0 road:E\n= home Anna follower 6\n"
                                  "= home Anna builder 0" },
  { "/ruling/CC5/the-barn-stays", TWO "set abbey\nplay\nplace ffff 0,1 r0\nplace frfr 1,0 r0\nplace ffff 1,1 r0\n"
                                      "deploy Anna barn corner 1,1 test\n" AT (
                                          "Ben", "1,1 farm:nnw") "place crop/edge-road-fork 0,-1 r2\n"
                                                                 "= ask circle Ben\ncircle home\n= ask home Ben\nhome "
                                                                 "1,1 farm:nnw\n= ask tile Anna\n= home Anna barn 0" },
  { "/ruling/CC6/who-left-is-passed-over",
    THREE "play\n" AT ("Ben", "0,0 road:E")
        AT ("Cleo", "0,0 road:E") "leaves Ben\n" CLUB "= ask circle Anna\ncircle home\n= ask home Cleo\nhome 0,0 "
                                  "road:E\n= ask tile Cleo\n= home Ben follower 6" },
  { "/ruling/CC6/alone-on-the-table-of-circles",
    THREE "play\n" AT ("Ben", "0,0 road:E") "leaves Ben\n" CLUB "= ask tile Cleo\n= home Ben follower 6" },
  { "/ruling/CC7/the-arbitress-hears-one-more",
    TWO "use arbitress\nplay\n" AT ("Anna", "0,0 city:N") AT ("Ben", "0,0 city:N") SHIELD
    "circle add\njoin nobody\njoin 0,0 city:N\nplace cfff 0,-1 r2\n= scores 4 0\n= ties 0" },
  { "/ruling/CC7/racers-stay",
    TWO "use lake\nplay\nplace lake 1,-1 r0 follower city:N\nrace join\nrace join\n" SHIELD
        "= ask circle Ben\ncircle home\n= ask home Anna\nhome 2,-1 city:N\n= ask tile Anna\n= racer Anna 0,0\n"
        "= racer Ben 0,0\n= home Anna follower 6" },
  { NULL, NULL }
};
