/* carc-agreed.c - what the table agreed to against the rules: what can be taken, and what it brings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

const Script sheets_agreed[] = {
  { "/agreed/place/beside-another-edge",
    "play\n! place ffff 1,0 r0 => field meets road\nagreed x place ffff 1,0 r0\n= placed 2" },
  { "/agreed/place/not-on-a-tile", "play\n! agreed x place ffff 0,0 r0 => even by agreement" },
  { "/agreed/place/when-the-stack-is-empty",
    "player Anna\nplayer Ben\nset abbey\nstart abbey/cloister 0,0 r0\nplay\n"
    "place abbey/two-cities-two-roads -1,0 r0\nplace abbey/edge-curve-east -1,-1 r2\nplace abbey/on-all-sides -2,0 r0\n"
    "place abbey/city-over-city -2,1 r0\nplace abbey/crossing-cities -3,0 r2\nplace abbey/road-end -1,-2 r0\n"
    "place abbey/edge-curve-west -2,-2 r0\nplace abbey/edge-road -3,-1 r2\nplace abbey/split-field 0,-2 r2\n"
    "place abbey/city-over-road 1,-2 r0\nplace abbey/three-roads 1,-1 r1\n= ask late Ben\n"
    "! place abbey/abbey 1,0 r0 => four sides\nagreed x place abbey/abbey 1,0 r0\n= ask late Anna" },
  { "/agreed/lies/beside-another-edge",
    "play\nsnapshot\n! lies ffff 1,0 r0 => field meets road\nagreed x lies ffff 1,0 r0\n"
    "= placed 2" },
  { NULL, NULL },
};
