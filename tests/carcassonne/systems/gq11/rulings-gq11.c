/* rulings-gq11.c - the readings of Games Quarterly 11.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define FIELD "play\nplace gq11/field 0,1 r0 follower farm:nne\nplace cfff 1,1 r1\nplace cfff 2,1 r3\nend test\n"

const Script rulings_gq11[] = {
  { "/ruling/G1/plain", "set gq11\nrule G1 plain\n" FIELD "= line Anna 3 farm" },
  { "/ruling/G1/herd", "set gq11\nrule G1 herd\n" FIELD "= line Anna 4 farm" },
  { NULL, NULL },
};
