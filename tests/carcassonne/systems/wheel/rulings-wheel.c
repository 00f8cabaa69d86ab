/* rulings-wheel.c - a script for each reading of the rulings of the Wheel of Fortune.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"
#include "carc-wheel-tiles.h"

#define WHEEL "player Anna\nplayer Ben\nset base\n" WHEEL_TILES "use wheel\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* The pig goes from Fortune to Storm, and everybody gets points for the supply. */
#define TO_STORM "wheel wheel/road3\nplace wheel/road3 0,4 r0\n"
/* Anna stands alone on a crown space of Fortune, which has two, and the pig comes back to it in her turn. */
#define ALONE "play\nplace ffff 1,4 r0 crown 1,0\n" TO_STORM "= scores 6 7\nwheel wheel/road3\n= pig fortune\n"

/* Each has a figure on a crown space of Fortune, and the dragon stands north of them; it is Ben's turn. */
#define TWO_CROWNED "place dragon/field-volcano 1,-1 r0 crown 2,0\nplace dragon/straight-dragon 1,-2 r0 crown 1,0\n"

const Script rulings_wheel[] = {
  { "/ruling/W1/famine", WHEEL "play\nwheel wheel/city2\n= pig famine\nplace wheel/city2 0,-1 r2\nwheel wheel/field1\n"
                               "= pig storm" },
  { "/ruling/W1/storm", WHEEL "rule W1 storm\nplay\nwheel wheel/city2\n= pig storm\nplace wheel/city2 0,-1 r2\n"
                              "wheel wheel/field1\n= pig famine\nplace wheel/field1 1,4 r0\nwheel wheel/field1\n"
                              "= pig inquisition" },
  { "/ruling/W2/three", WHEEL ALONE "= scores 12 7\n= cites wheel W2" },
  { "/ruling/W2/six", WHEEL "rule W2 six\n" ALONE "= scores 15 7\n= cites wheel W2\n"
                            "= line Anna 6 wheel 1 crown space × 6 = 6" },
  { "/ruling/W2/six/not-where-there-is-one-space",
    WHEEL "rule W2 six\nplay\nplace ffff 1,4 r0 crown 3,1\nwheel wheel/field1\n= pig taxes\n= scores 3 0" },
  { "/ruling/W2/six/not-for-two",
    WHEEL "rule W2 six\nplay\nplace ffff 1,4 r0 crown 1,0\nplace ffff 2,4 r0 crown 2,0\n" TO_STORM
          "wheel wheel/road3\n= pig fortune\n= scores 9 12" },
  { "/ruling/W3/both", WHEEL "set cult\nplay\nplace cult/shrine 1,4 r0 follower cloister\n" TO_STORM
                             "wheel wheel/field1\n= pig inquisition\n= scores 8 7\n= cites wheel W3" },
  { "/ruling/W3/cloisters",
    WHEEL "set cult\nrule W3 cloisters\nplay\nplace cult/shrine 1,4 r0 follower cloister\n" TO_STORM
          "wheel wheel/field1\n= pig inquisition\n= scores 6 7" },
  { "/ruling/W4/fixed", WHEEL "play\n" ANNA ("3,0 city:E") "wheel wheel/field1\n= scores 2 0\n= cites wheel W4" },
  { "/ruling/W5/fixed", WHEEL "set inns\nplay\ndeploy Anna big 0,0 city:N test\nwheel wheel/field1\n= scores 1 0\n"
                              "= cites wheel W5" },
  { "/ruling/W6/fixed", WHEEL "play\n" ANNA ("0,0 city:N") BEN ("3,0 city:E") TO_STORM
    "wheel wheel/city2\n= ask plague Ben\nplague 3,0 city:E\n= ask plague Anna\nplague 0,0 city:N\n"
    "= ask tile Ben\n= home Anna follower 7\n= home Ben follower 7" },
  { "/ruling/W6/unless-agreed",
    WHEEL "play\nplace ffff 1,4 r0 crown 1,0\n" ANNA (
        "0,0 city:N") "turn Anna test\n" TO_STORM
                      "wheel wheel/city2\n= ask plague Anna\n! plague 1,0 crown => no such follower on the land\n"
                      "agreed x plague 1,0 crown\n= home Anna follower 6\n= ask tile Ben" },
  { "/ruling/W7/fixed", WHEEL "play\nplace ffff 1,4 r0 crown 3,1\nplace ffff 2,4 r0 crown 1,0\nend test\n= scores 0 0\n"
                              "= crown Anna taxes 1" },
  { "/ruling/W8/fixed", WHEEL "play\nwheel wheel/town1\n= pig taxes\n"
                              "! discard wheel/town1 => fits, for example at\n! discard ffff => the wheel was turned" },
  { "/ruling/W9/fixed", WHEEL "use arbitress\nplay\n" ANNA ("0,0 city:N")
                            BEN ("0,0 city:N") "wheel wheel/field1\n= scores 1 1\n= ties 0\n= distance 3,3 6" },
  { "/ruling/W10/eaten", WHEEL "set dragon\nplay\n" TWO_CROWNED "dragon 1,0\n= space 1,0 none\n= space 2,0 Anna\n"
                               "dragon 2,0\n= space 2,0 none\n= home Anna follower 7\n= home Ben follower 7" },
  { "/ruling/W10/safe", WHEEL "set dragon\nrule W10 safe\nplay\n" BEN ("2,1 farm:nne") TWO_CROWNED
    "dragon 1,0\ndragon 2,0\n= space 1,0 Ben\n= space 2,0 Anna\n= home Ben follower 5\ndragon 2,1\n= home Ben follower "
    "6" },
  { NULL },
};
