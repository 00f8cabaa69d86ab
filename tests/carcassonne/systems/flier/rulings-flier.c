/* rulings-flier.c - the readings about flights that end on the lake, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lake lies with its north-west cell at 1,-1: its cloister is on 1,-1, its city on 2,-1.  East of it, a machine
 * points to the west.
 */
#include "carc-rulings.h"

#define LAKE(rules)                                                                                                    \
  "player Anna\nplayer Ben\nset base\nset flier\nuse lake\n" rules                                                     \
  "play\nplace lake 1,-1 r0\nrace decline\nrace decline\nplace flier/field 4,-1 r0 fly\n"

const Script rulings_flier[] = {
  { "/ruling/FM1/no", LAKE ("") "roll 3\n= ask tile Anna\n= home Ben follower 7" },
  { "/ruling/FM1/no/the-city-as-ever",
    LAKE ("") "roll 2\n= ask land Ben\n! agreed x land 5,5 cloister => there is no such feature\n"
              "! land 1,-1 cloister => only when the lake is placed\nland 2,-1 city:N\n= home Ben follower 6" },
  { "/ruling/FM1/yes",
    LAKE ("rule FM1 yes\n") "roll 3\n= ask land Ben\nland 1,-1 cloister\n= home Ben follower 6\nend test\n"
                            "= line Ben 5 cloister" },
  { NULL, NULL }
};
