/* rulings-tower.c - a script for each reading of the rulings of The Tower.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset inns\nset tower\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define POOR "play\ndeploy Anna follower prison Ben test\n"

const Script rulings_tower[] = {
  { "/ruling/T1/any", TWO POOR "ransom Ben follower\n= scores -3 3\n= cites ransom T5" },
  { "/ruling/T1/three",
    TWO "rule T1 three\n" POOR "! ransom Ben follower => has fewer than the 3 points\npoints Anna +3 test\n"
        "ransom Ben follower\n= scores 0 3" },
  { "/ruling/T2/fixed",
    TWO "play\nplace tower/field 0,1 r0\n" ANNA ("0,1 farm:nnw") ANNA ("0,0 road:E") "place ffff 0,2 r0 tower 0,1\n"
                                                                                     "capture 0,0 road:E Anna" },
  { "/ruling/T3/fixed",
    TWO "play\nplace tower/field 0,1 r0\ndeploy Anna big 0,0 city:N test\nplace ffff 0,2 r0 tower 0,1\n"
        "capture 0,0 city:N Anna big\n= held Anna Ben 1" },
  { "/ruling/T4/fixed", TWO "play\nplace tower/field 0,1 r0\n" ANNA (
                            "0,1 farm:nnw") "deploy Ben follower prison Anna test\n"
                                            "deploy Ben big prison Anna test\nplace ffff 0,2 r0 tower 0,1\ncapture 0,1 "
                                            "farm:nnw Anna\n= ask exchange Ben\n"
                                            "exchange follower\n= home Ben big 0\n= home Ben follower 7" },
  { "/ruling/T5/fixed",
    TWO "play\npoints Anna +9 test\ndeploy Anna follower prison Ben test\ndeploy Anna big prison Ben test\n"
        "ransom Ben big\n= scores 6 3\n= cites ransom T5\n! ransom Ben follower => only one a turn" },
  { "/ruling/T6/fixed", TWO "play\nplace tower/field 0,1 r0 tower 0,1\nplace ffff 0,2 r0 guard big 0,1\n"
                            "! place ffff 0,3 r0 guard 0,1 => is closed" },
  { NULL },
};
