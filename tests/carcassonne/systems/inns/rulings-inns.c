/* rulings-inns.c - the readings about incomplete inns and cathedrals, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset inns\n"
#define INN "place inns/straight-inn 1,0 r0 follower road:W\nend over\n"
#define CATHEDRAL "place inns/cathedral 0,-1 r0 follower city:N\nend over\n"
/* Anna is on the lake road and has an inn there, or in the lake city with a cathedral. */
#define ONE TWO "use lake\nrule IC1 one\n"
#define LAKE_INN                                                                                                       \
  "play\nplace lake 1,-1 r0 follower road:W\nrace decline\nrace decline\nplace inns/straight-inn -1,0 r0\nend test\n"
#define LAKE_CATHEDRAL                                                                                                 \
  "play\nplace lake 1,-1 r0 follower city:N\nrace decline\nrace decline\nplace inns/cathedral 2,-2 r0\nend test\n"

const Script rulings_inns[] = {
  { "/ruling/IC1/zero", TWO "play\n" INN "= no line road\n= scores 0 0" },
  { "/ruling/IC1/zero/cathedral", TWO "play\n" CATHEDRAL "= no line city\n= scores 0 0" },
  { "/ruling/IC1/one", TWO "rule IC1 one\nplay\n" INN "= line Anna 2 road 2 tiles (inn) = 2\n= cites IC1" },
  { "/ruling/IC1/one/cathedral",
    TWO "rule IC1 one\nplay\n" CATHEDRAL "= line Anna 2 city 2 tiles (cathedral) = 2\n= cites IC1" },
  { "/ruling/IC1/one/complete-as-ever", TWO "rule IC1 one\nplay\nplace inns/straight-inn 1,0 r0 follower road:W\n"
                                            "place frrr 2,0 r0\nplace frrr -1,0 r0\n"
                                            "= line Anna 8 road 4 tiles × 2 (inn) = 8" },
  { "/ruling/IC1/one/besieged-is-nothing", "player Anna\nplayer Ben\nset base\nset inns\nset siege\nrule IC1 "
                                           "one\nplay\nplace siege/corner 0,-1 r2 follower city:S\n"
                                           "end test\n= no line city" },
  { "/ruling/IC2/sheet", ONE LAKE_INN "= no line road\n= scores 0 0" },
  { "/ruling/IC2/sheet/cathedral", ONE LAKE_CATHEDRAL "= no line city\n= scores 0 0" },
  { "/ruling/IC2/box", ONE "rule IC2 box\n" LAKE_INN "= line Anna 6 road 3 tiles (inn) + 3 for the lake = 6\n"
                           "= cites L10 IC1 IC2" },
  { "/ruling/IC2/box/cathedral",
    ONE "rule IC2 box\n" LAKE_CATHEDRAL "= line Anna 4 city 2 tiles (cathedral) + 2 for the lake = 4\n"
        "= cites L10 IC1 IC2" },
  { NULL, NULL }
};
