/* rulings-siege.c - the readings about escapes from besieged cities, each with a small game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define SETS "player Anna\nplayer Ben\nset base 2\nset traders\nset siege 2\n"
/* Anna's knight in a besieged city of the cells 0,0 and 0,-1; a besieged tile lies on 0,-1. */
#define CITY "place siege/corner 0,-1 r2 follower city:S\n"
#define BESIDE_IT "place ffff -1,-1 r0\n"
/* Beside 0,0 and not beside 0,-1. */
#define BESIDE_THE_CITY "place ffff 0,1 r0\n"
#define ROAD "place frfr 1,0 r0\n"
/* Then Anna's builder works in the city, and Anna extends it: she lays a second tile. */
#define BUILDER "place ccfc 1,-1 r0 builder city:W\n" ROAD "place ccfc 2,-1 r0\n= second Anna\n"
#define ANOTHER "deploy Anna follower 0,0 city:N test\n"

#define SMALL "place siege/edge 0,-1 r2 follower city:S\n"

const Script rulings_siege[] = {
  { "/ruling/B4/two", SETS "rule B2 small\nplay\n" SMALL "= scores 2 0\n= cites B2" },
  { "/ruling/B4/none",
    SETS "rule B2 small\nrule B4 none\nplay\n" SMALL "= scores 0 0\n= no line city\n= supply Anna 9" },
  { "/ruling/B4/none/larger-cities-do-not-change",
    SETS "rule B2 small\nrule B4 none\nplay\n" CITY "place cfff 1,-1 r3\n= scores 3 0" },
  { "/ruling/B4/none/only-if-small-cities-count-less", SETS "rule B4 none\nplay\n" SMALL "= scores 2 0" },
  { "/ruling/S1/tile", SETS "play\n" CITY BESIDE_THE_CITY ROAD
                            "! escape 0,-1 city:S => no cloister lies beside a besieged tile\n= supply Anna 8" },
  { "/ruling/S1/tile/beside-it", SETS "play\n" CITY BESIDE_IT ROAD "escape 0,-1 city:S\n= supply Anna 9" },
  { "/ruling/S1/city", SETS "rule S1 city\nplay\n" CITY BESIDE_THE_CITY ROAD "escape 0,-1 city:S\n= supply Anna 9" },
  { "/ruling/S1/city/no-cloister", SETS "rule S1 city\nplay\n" CITY ROAD "place cfff 1,1 r1\n"
                                        "! escape 0,-1 city:S => no cloister lies beside the besieged city" },
  { "/ruling/S2/each", SETS "play\n" CITY BESIDE_IT BUILDER ANOTHER "escape 0,-1 city:S\nplace frfr 2,0 r0\n"
                            "escape 0,0 city:N\n= home Anna follower 7" },
  { "/ruling/S2/last", SETS "rule S2 last\nplay\n" CITY BESIDE_IT BUILDER ANOTHER
                            "! escape 0,-1 city:S => lays a second tile first\nplace frfr 2,0 r0\n"
                            "escape 0,-1 city:S\n! escape 0,0 city:N => only one a turn can" },
  { "/ruling/S3/end-of-turn",
    SETS "play\n! escape 0,0 city:N => no tile was laid yet\n" CITY BESIDE_IT
         "! escape 0,-1 city:S => Ben has no figure there\n" ROAD ANOTHER "escape 0,0 city:N\n"
         "! escape 0,-1 city:S => only one a turn can\nplace frfr -1,0 r0\n! escape 0,-1 city:S => Ben has no" },
  { "/ruling/S3/behind-the-last-turn",
    SETS "play\n" CITY BESIDE_IT ROAD ANOTHER "end test\n= ask nothing\nescape 0,-1 city:S\n= home Anna follower 6\n"
         "! escape 0,0 city:N => only one a turn can\n! agreed test escape 0,0 city:N => the game is over" },
  { "/ruling/S3/before-the-final-scoring",
    "player Anna\nplayer Ben\nset base\nset siege\nset count\nplay\nplace siege/corner 0,3 r0 follower city:N\n"
    "place ffff 1,3 r0\nplace ffff 4,1 r0\ndeploy Ben follower market test\nend test\n= ask leave Ben\n"
    "escape 0,3 city:N\n= home Anna follower 7\n= ask leave Ben\nleave nobody\n= ask nothing\n"
    "! escape 0,3 city:N => only one a turn can" },
  { "/ruling/S4/followers",
    SETS "play\n" CITY BESIDE_IT "place ccfc 1,-1 r0 builder city:W\n! escape 1,-1 city:W => only followers escape\n"
         "escape 0,-1 city:S\n= home Anna builder 1\n= home Anna follower 7" },
  { "/ruling/S5/occupied-or-not",
    SETS "play\n" CITY "place ffff -1,-1 r0 follower cloister\n" ROAD "escape 0,-1 city:S\n= home Anna follower 7\n"
         "= home Ben follower 6" },
  { NULL, NULL }
};
