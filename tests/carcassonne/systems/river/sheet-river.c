/* sheet-river.c - the rivers: one spring, the fork, an end for each branch; what is printed on their tiles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base\n"
#define AGREED "agreed \"test\" "
/* A road over the bridge with the inn, three tiles long, with Anna's follower. */
#define OVER_THE_BRIDGE                                                                                                \
  AGREED "place river2/inn-bridge 1,0 r1 follower road:N\n" AGREED "place ffrf 1,-1 r0\n" AGREED "place ffrf 1,1 r2\n"
/* Beside the farm with the pig herd, a city of two tiles is completed. */
#define BY_THE_HERD                                                                                                    \
  AGREED "place river2/herd-curve 1,0 r0 follower farm:nne\n" AGREED "place cfff 2,0 r0\n" AGREED "place cfff 2,-1 "   \
         "r2\n"

const Script sheet_river[] = {
  { "/river/fork-first", TWO "set river2\nplay\n! place river2/curve 1,0 r0 => the river's fork is laid first\n"
                             "place river2/fork 1,0 r0" },
  { "/river/goes-on-at-both-branches",
    TWO "set river2\nplay\nplace river2/fork 1,0 r0\n"
        "! place river2/curve 0,1 r0 => the river goes on at 1,-1 or 2,0, not at 0,1\nplace river2/cloister 2,0 r0" },
  { "/river/volcano-last",
    TWO "set river2\nplay\nplace river2/fork 1,0 r0\n"
        "! place river2/mountain-end 2,0 r0 => the river's end is laid last\nplace river2/city-end 2,0 r0\n"
        "! place river2/curve 0,1 r0 => the river goes on at 1,-1, not" },
  { "/river/both/one-spring",
    TWO "set river\nset river2\nplay\n= left river/spring 0\n= left river2/spring 0\nplace river2/fork 1,0 r0" },
  { "/river/both/an-end-for-each-branch",
    TWO "set river\nset river2\nplay\n= left river/lake 0\n= left river2/city-end 1\n= left river2/mountain-end 1" },
  { "/river/both/in-any-order",
    TWO "set river2\nset river\nplay\n= left river/lake 0\n= left river2/mountain-end 1\n= left river/spring 0" },
  { "/river/one/its-lake", TWO "set river\nset gq11river\nplay\n= left river/lake 1" },
  { "/river/quarterly/its-spring-replaces-the-other",
    TWO "set river\nset gq11river\nplay\n= left river/spring 0\n= left gq11river/spring 0\n"
        "place gq11river/two-cities 1,0 r0\nplace river/straight 2,0 r0" },
  { "/river/quarterly/the-road-of-its-spring-has-no-inn",
    TWO "set river\nset gq11river\nset inns\nplay\ndeploy Anna follower 0,0 road:W test\n" AGREED
        "place frrr -1,0 r0\n= line Anna 2 road" },
  { "/river/a-named-spring",
    TWO "set river\nset gq11river\nstart river/spring 0,0 r0\nplay\n= left gq11river/spring 0\n"
        "place gq11river/two-cities 1,0 r0" },
  { "/river/branches-do-not-meet",
    TWO "set river2\nplay\nplace river2/fork 1,0 r0\nplace river2/herd-curve 2,0 r0\n"
        "! place river2/city-curve 1,-1 r0 => two branches of the river would meet beyond 1,-1" },
  /* What belongs to an expansion that is not in play does not count. */
  { "/river/inn/alone", TWO "set river2\nplay\n" OVER_THE_BRIDGE "= line Anna 3 road 3 tiles = 3" },
  { "/river/inn/with-inns", TWO "set river2\nset inns\nplay\n" OVER_THE_BRIDGE "= line Anna 6 road" },
  { "/river/herd", TWO "set river2\nplay\n" BY_THE_HERD "end test\n= line Anna 4 farm" },
  { NULL, NULL },
};
