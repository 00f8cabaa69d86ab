/* rulings-cult.c - the readings of The Cult, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define SETS "player Anna\nplayer Ben\nset base 3\nset cult\n"
#define FIELDS SETS "start cfff 0,0 r0\nplay\n"
#define RIVALS                                                                                                         \
  "turn Ben test\nplace cult/shrine 0,1 r0 follower cloister\nturn Anna test\nplace ffff 0,2 r0 follower cloister\n"
#define NORTH "place cfff -1,0 r3\nplace cfff 1,0 r1\n"
#define SIDES "place cfff -1,1 r3\nplace cfff 1,1 r1\nplace cfff -1,2 r3\nplace cfff 1,2 r1\n"

const Script rulings_cult[] = {
  { "/ruling/H1/six", SETS "play\n= left cult/edge-two-roads 1\n= left cult/shrine 1" },
  { "/ruling/H1/five", SETS "rule H1 five\nplay\n= left cult/edge-two-roads 0\n= left cult/shrine 1\n"
                            "! place cult/edge-two-roads 1,0 r0 => no tile cult/edge-two-roads is left" },
  { "/ruling/H2/both-occupied", FIELDS RIVALS NORTH SIDES "= scores 0 9\n= supply Anna 7" },
  { "/ruling/H3/first-complete", FIELDS RIVALS NORTH SIDES "= line Ben 9 cloister\n= no line road" },
  { "/ruling/H4/both-score",
    FIELDS RIVALS NORTH "place cfff 0,3 r2\nplace cfff -1,3 r3\nplace cfff 1,3 r1\n" SIDES "= scores 9 9" },
  { "/ruling/H5/two-rivals", FIELDS "place cult/shrine 0,1 r0\nplace ffff 0,2 r0\n= fits ffff 1,1 r0 no" },
  { "/ruling/H6/no-big-follower",
    "player Anna\nplayer Ben\nset base 3\nset inns\nset cult\nstart cfff 0,0 r0\nplay\nturn Ben test\n"
    "place cult/shrine 0,1 r0 follower cloister\nturn Anna test\nplace ffff 0,2 r0 big cloister\n" NORTH SIDES
    "= scores 0 9" },
  { NULL, NULL }
};
