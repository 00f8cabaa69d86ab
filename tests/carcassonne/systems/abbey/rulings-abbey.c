/* rulings-abbey.c - every reading of the rulings of Abbey and Mayor, and what it adds to rulings of the Arbitress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset abbey\n"
#define ANNA(what, at) "deploy Anna " what " " at " test\n"
#define BEN(what, at) "deploy Ben " what " " at " test\n"
#define MEADOW "place frfr 1,0 r0\nplace cfff 0,1 r2\nplace cfff 0,2 r0\n"
#define BARN "place ffff 1,1 r0 barn corner 1,1\n"
#define ROAD "place frrr -1,0 r0\nplace frrr 1,0 r0\n"
#define SHORT "player Anna\nplayer Ben\nplayer Cleo\nset abbey\nstart abbey/cloister 0,0 r0\n"
#define STACK                                                                                                          \
  "place abbey/two-cities-two-roads -1,0 r0\nplace abbey/edge-curve-east -1,-1 r2\nplace abbey/on-all-sides -2,0 r0\n" \
  "place abbey/city-over-city -2,1 r0\nplace abbey/crossing-cities -3,0 r2\nplace abbey/road-end -1,-2 r0\n"           \
  "place abbey/edge-curve-west -2,-2 r0\nplace abbey/edge-road -3,-1 r2\nplace abbey/split-field 0,-2 r2\n"            \
  "place abbey/city-over-road 1,-2 r0\nplace abbey/three-roads 1,-1 r1\n"

/* A shrine with Anna's follower is complete before the cloister with Ben's wagon. */
#define CHALLENGE(rule)                                                                                                \
  "player Anna\nplayer Ben\nset base\nset cult\nset abbey\n" rule                                                      \
  "play\nsnapshot\nlies frfr 1,0 r0\nlies frfr -1,0 r0\nlies ffff -1,1 r0\nlies cult/shrine 0,1 r0\nlies cfff 1,1 "    \
  "r1\n"                                                                                                               \
  "lies cfff -1,2 r2\nlies cfff 0,2 r2\nstands Anna follower 0,1 cloister\nstands Ben wagon -1,1 cloister\n"           \
  "play on Anna\nplace cfff 1,2 r1\n"

/* All tiles but seven are put aside; then one is left, and it leaves a hole at 0,1. */
#define OTHERS                                                                                                         \
  "aside abbey/city-over-city\naside abbey/city-over-road\naside abbey/cloister\n"                                     \
  "aside abbey/crossing-cities\naside abbey/edge-curve-east\naside abbey/edge-curve-west\n"                            \
  "aside abbey/edge-road\naside abbey/on-all-sides\naside abbey/road-end\naside abbey/split-field\n"                   \
  "aside abbey/three-roads\naside abbey/two-cities-two-roads\naside cccc+\naside ccfc\naside ccfc\n"                   \
  "aside ccfc\naside ccfc+\naside ccrc\naside ccrc+\naside ccrc+\naside cfcf-two\naside cfcf-two\n"                    \
  "aside cfcf-two\naside cffc\naside cffc\naside cffc\naside cffc+\naside cffc+\naside cffc-two\n"                     \
  "aside cffc-two\naside cfff\naside cfff\naside cfrr\naside cfrr\naside cfrr\naside crfr\naside crfr\n"               \
  "aside crfr\naside crrc\naside crrc\naside crrc\naside crrc+\naside crrc+\naside crrf\naside crrf\n"                 \
  "aside crrf\naside crrr\naside crrr\naside crrr\naside fcfc\naside fcfc+\naside fcfc+\naside ffff\n"                 \
  "aside ffff\naside ffff\naside ffrf\naside ffrf\naside ffrr\naside ffrr\naside ffrr\naside ffrr\n"                   \
  "aside ffrr\naside ffrr\naside ffrr\naside ffrr\naside ffrr\naside frfr\naside frfr\naside frfr\n"                   \
  "aside frfr\naside frfr\naside frrr\naside frrr\naside frrr\naside frrr\naside rrrr\n"
#define CULT_OTHERS                                                                                                    \
  "aside cult/edge\naside cult/edge-road\naside cult/edge-two-roads\naside cult/road\n"                                \
  "aside cult/two-roads\n"
#define TOWER_OTHERS                                                                                                   \
  "aside tower/city-and-road\naside tower/cloister\naside tower/corner\naside tower/corner-road\n"                     \
  "aside tower/edge\naside tower/edge\naside tower/edge-curve\naside tower/edge-road\n"                                \
  "aside tower/edge-road-end\naside tower/four-roads\naside tower/great-and-edge\n"                                    \
  "aside tower/great-gate\naside tower/road-between\naside tower/three-roads\naside tower/two-curves\n"                \
  "aside tower/two-edges\naside tower/two-ends\n"
/* Round the hole at 0,1, but for the last tile; `beside` lies at -1,1. */
#define HOLE(set, beside)                                                                                              \
  "player Anna\nplayer Ben\nset base\nset " set "\nset abbey\nplay\nsnapshot\nlies frfr 1,0 r0\nlies cfff 1,1 r1\n"    \
  "lies frfr -1,0 r0\nlies " beside " -1,1 r0\nlies cfff -1,2 r2\nlies cfff 0,2 r2\n" OTHERS
/* The shrine beside the hole has a cloister already, so by H5 no abbey may lie there; or it has none. */
#define NO_HOLE HOLE ("cult", "cult/shrine") CULT_OTHERS "lies ffff -2,1 r0\nplay on Anna\n"
#define FREE_HOLE HOLE ("cult", "cult/shrine") CULT_OTHERS "lies ffff -1,-1 r0\nplay on Anna\n"
/* Anna's tower reaches Ben's monk, and her tile is the last one. */
#define CAPTURED                                                                                                       \
  HOLE ("tower", "ffff")                                                                                               \
  TOWER_OTHERS "lies tower/field -2,1 r0\nnow tower -2,1 1\nnow pieces Anna 9\n"                                       \
               "stands Ben follower -1,1 cloister\nplay on Anna\nplace frfr 2,0 r0 tower -2,1\n"                       \
               "capture -1,1 cloister Ben\n= held Ben Anna 1\n= ask late Ben\n"
/* Anna's wagon in the city of 0,0; a gate on 0,-1 leads to a road of three tiles more. */
#define GATE                                                                                                           \
  ANNA ("wagon", "0,0 city:N")                                                                                         \
  "place ccrc 0,-1 r2\nplace frfr 0,-2 r1\nplace frfr 0,-3 r1\nplace frfr 0,-4 r1\nplace cfff 1,-1 r3\n"               \
  "place cfff -1,-1 r1\n"

/* Ben has a follower in the market, and his barn stands on a farm beside the City where nobody is. */
#define OUT_OF_THE_MARKET(rule)                                                                                        \
  "player Anna\nplayer Ben\nset base\nset abbey\nset count\n" rule                                                     \
  "play\ndeploy Ben follower market test\nplace ffff 1,-1 r0\nplace ffff 2,-1 r0 barn corner 2,0\n"

const Script rulings_abbey[] = {
  /* ---- M1: where a wagon goes ---- */
  { "/ruling/M1/near", TWO "play\n" ANNA ("wagon", "0,0 road:E") ROAD "drive 0,0 city:N\n= home Anna wagon 0" },
  { "/ruling/M1/near/the-eight-tiles-around",
    TWO "play\n" ANNA ("wagon", "0,0 road:E") "place frrr -1,0 r2\nplace ffff 0,1 r0\nplace ffff -1,1 r0\n"
                                              "place frrr 1,0 r0\ndrive -1,1 cloister\n= home Anna wagon 0" },
  { "/ruling/M1/near/from-its-own-tile", TWO
    "play\nplace frfr 1,0 r0\n" ANNA ("wagon", "1,0 road:E") "place frrr 2,0 r0\nplace frrr -1,0 r0\n"
                                                             "! drive -1,0 road:S => by M1 only into what is on its "
                                                             "own tile\ndrive 0,0 city:N\n= home Anna wagon 0" },
  { "/ruling/M1/linked", TWO "rule M1 linked\nplay\n" ANNA ("wagon", "0,0 road:E") ROAD
    "! drive 0,0 city:N => by M1 only into what the scored feature leads\ndrive 1,0 road:S\n= home Anna wagon 0" },
  { "/ruling/M1/linked/at-both-ends", TWO
    "rule M1 linked\nplay\nplace frfr 1,0 r0\n" ANNA ("wagon", "1,0 road:E") "place frrr 2,0 r0\nplace frrr -1,0 r0\n"
                                                                             "drive -1,0 road:S\n= home Anna wagon 0" },
  { "/ruling/M1/linked/through-a-gate",
    TWO "rule M1 linked\nplay\n" ANNA ("wagon", "0,0 road:E") "place frrr -1,0 r0\nplace ccrc 1,0 r1\n"
                                                              "drive 1,0 city:N\n= home Anna wagon 0" },
  { "/ruling/M1/linked/into-a-cloister",
    TWO "rule M1 linked\nplay\n" ANNA ("wagon", "0,0 road:E") "place frrr -1,0 r0\nplace ffrf 1,0 r1\n"
                                                              "drive 1,0 cloister\n= home Anna wagon 0" },
  { "/ruling/M1/linked/nowhere",
    TWO "rule M1 linked\nplay\n" ANNA ("wagon", "0,0 city:N") "place cfff 0,-1 r2\n= ask tile Ben" },

  /* The abbey ends the road to the south, which is scored. */
  { "/ruling/M1/linked/into-the-abbey",
    TWO "rule M1 linked\nrule M10 reached\nplay\nplace frrr 1,0 r0 wagon road:S\nplace ffff 0,1 r0\nplace ffrr 2,0 r0\n"
        "place frfr 2,1 r1\nplace ffrr 2,2 r1\nplace frfr 1,2 r0\nplace abbey/abbey 1,1 r0\n= scores 1 0\n"
        "! drive 2,1 road:N => cannot go from its place\ndrive 1,1 cloister\n= home Anna wagon 0" },
  { "/ruling/M1/linked/into-the-abbey/only-beside-it",
    TWO "rule M1 linked\nplay\nplace frrr 1,0 r0 wagon road:E\nplace ffff 0,1 r0\nplace ffrr 2,0 r0\n"
        "place frfr 2,1 r1\nplace ffrr 2,2 r1\nplace frfr 1,2 r0\nplace abbey/abbey 1,1 r0\n= ask tile Ben" },
  /* The road to the south of 1,2 begins at the abbey. */
  { "/ruling/M1/linked/from-the-abbey",
    TWO "rule M1 linked\nplay\nplace frrr 1,0 r0\nplace ffff 0,1 r0\nplace ffrr 2,0 r0\nplace frfr 2,1 r1\n"
        "place frfr 2,2 r1\nplace frfr 1,2 r1\nplace abbey/abbey 1,1 r0 wagon cloister\nplace ffff 0,2 r0\n"
        "= scores 9 0\n= ask wagon Anna\n! drive 0,2 cloister => cannot go from its place\ndrive 1,2 road:N\n"
        "= home Anna wagon 0" },
  /* ---- M10: on which tile it stands ---- */
  { "/ruling/M10/any", TWO "rule M1 linked\nplay\n" GATE "drive 0,-3 road:N\n= home Anna wagon 0" },
  { "/ruling/M10/any/near",
    TWO "play\n" GATE "! drive 0,0 farm:ese => onto a farm\ndrive 0,-4 road:N\n= home Anna wagon 0" },
  { "/ruling/M10/reached", TWO "rule M1 linked\nrule M10 reached\nplay\n" GATE
                               "! drive 0,-3 road:N => by M10\ndrive 0,-1 road:N\n= home Anna wagon 0" },
  { "/ruling/M10/reached/near",
    TWO "rule M10 reached\nplay\n" GATE "! drive 0,-3 road:N => by M10\ndrive 0,-1 road:N\n= home Anna wagon 0" },

  /* ---- M2: abbeys after the last tile; Ben lays it ---- */
  { "/ruling/M2/once", SHORT "play\n" STACK "= ask late Cleo\nkeep\n= ask late Anna\nplace abbey/abbey 0,-1 r0\n"
                             "= ask late Ben\nkeep\n= ask nothing" },
  { "/ruling/M2/once/corrections", SHORT
    "play\n" STACK "= ask late Cleo\npoints Anna 1 test\n= ask late Cleo\n= scores 1 0 0\nkeep\n= ask late Anna" },
  { "/ruling/M2/again", SHORT "rule M2 again\nplay\n" STACK "keep\n= ask late Anna\nplace abbey/abbey 0,-1 r0\n"
                              "= ask late Ben\nkeep\n= ask late Cleo\nplace abbey/abbey -2,-1 r0\n= ask nothing" },
  { "/ruling/M2/never", SHORT "rule M2 never\nplay\n" STACK "= ask nothing\n= left abbey/abbey 3" },

  /* ---- M3: a second barn ---- */
  { "/ruling/M3/free", TWO "play\n" MEADOW BARN "place frfr 2,0 r0\nturn Anna test\n"
                           "! place ffff 2,1 r0 barn corner 2,1 => has a barn already" },
  { "/ruling/M3/free/by-agreement", TWO "play\n" MEADOW BARN "place frfr 2,0 r0\nturn Anna test\n"
                                        "agreed test place ffff 2,1 r0 barn corner 2,1\n= home Anna barn 0" },
  { "/ruling/M3/free/joined-farms-keep-both",
    TWO "play\n" MEADOW BARN "place frfr 2,0 r0\nplace ffff 1,-1 r0\nplace ffff 2,-1 r0 barn corner 2,0\n"
        "place ffrf 3,0 r1\n= home Anna barn 0\n= home Ben barn 0\nend test\n= scores 4 4" },
  { "/ruling/M3/any", TWO "rule M3 any\nplay\n" MEADOW BARN "place frfr 2,0 r0\nturn Anna test\n"
                          "place ffff 2,1 r0 barn corner 2,1\n= home Anna barn 0\nend test\n= scores 4 4" },

  { "/ruling/M4/fixed", TWO "play\n" ANNA ("follower", "0,0 farm:ese") MEADOW BARN "= line Anna 3 farm\n= cites M4" },
  { "/ruling/M5/fixed", TWO "play\n" MEADOW BARN "end test\n= line Ben 4 farm\n= cites M5" },
  { "/ruling/M6/fixed", TWO "play\n" ANNA ("wagon", "0,0 road:E") BEN ("wagon", "0,0 road:E") ROAD
    "= ask wagon Ben\ndrive home\n= ask wagon Anna" },
  { "/ruling/M7/fixed", TWO "play\n" ANNA ("mayor", "0,0 city:N") "place cfff 0,-1 r2\n= scores 0 0" },
  { "/ruling/M8/fixed", TWO "play\n! place abbey/abbey 1,0 r0 => tiles on all four sides" },

  { "/ruling/M9/home", CHALLENGE ("") "= scores 9 0\n= ask tile Ben\n= home Ben wagon 1" },
  { "/ruling/M9/on", CHALLENGE ("rule M9 on\n") "= scores 9 0\n= ask wagon Ben\n! drive -1,1 cloister => -1,1\n"
                                                "drive -1,2 city:S\n"
                                                "= home Ben wagon 0" },

  { "/ruling/H5/nobody-is-asked-for-an-abbey", NO_HOLE "place frfr 2,0 r0\n= ask nothing" },
  { "/ruling/H5/an-abbey-may-be-the-only-rival",
    FREE_HOLE "place frfr 2,0 r0\n= ask late Ben\nplace abbey/abbey 0,1 r0\n= ask nothing" },

  /* ---- N2: out of the City onto the farm of a new barn ---- */
  { "/ruling/N2/any/a-barn-without-farmers",
    OUT_OF_THE_MARKET ("rule N2 any\n") "= ask leave Ben\nleave 2,-1 farm:nnw\n"
                                        "= scores 0 3\n= home Ben follower 7" },
  { "/ruling/N2/occupied/a-barn-without-farmers", OUT_OF_THE_MARKET ("") "= ask tile Anna\n= town Ben market 1" },

  /* ---- T5: a ransom in the round of abbeys ---- */
  { "/ruling/T5/when-asked-for-an-abbey",
    CAPTURED "= home Ben follower 6\nransom Anna follower\n= scores 3 -3\n= home Ben follower 7\n= ask late Ben\n"
             "place abbey/abbey 0,1 r0 follower cloister\n= home Ben follower 6" },
  { "/ruling/T5/with-the-abbey",
    CAPTURED "place abbey/abbey 0,1 r0\n= ask nothing\n! ransom Anna follower => the game is over" },
  { "/ruling/T5/once-in-the-round", CAPTURED "ransom Anna follower\n! ransom Anna follower => holds no such figure" },

  { "/ruling/A20/fixed", TWO "use arbitress\nplay\n" MEADOW
                             "place ffff 1,1 r0\nplace frfr 2,0 r0\nplace ffff 2,1 r0\n" ANNA ("barn", "corner 2,1")
                                 BEN ("barn", "corner 1,1") "end test\n= tie Anna 1 Ben 0 > Ben\n= cites A20" },
  /* By the ruler, the corner itself is where the barn stands: Ben's is at 0.7 tiles from the middle of 1,0, as is
   * Anna's. */
  { "/ruling/A11/spots/barn",
    TWO "use arbitress\nrule A11 spots\nplay\n" MEADOW
        "place ffff 1,1 r0 arbitress 1,0\nplace frfr 2,0 r0\nplace ffff 2,1 r0\n" ANNA ("barn", "corner 2,1")
            BEN ("barn", "corner 1,1") "end test\n= tie Anna 0 Ben 0 > Anna Ben" },
  { "/ruling/A10/ask/barn",
    TWO "use arbitress\nrule A10 ask\nplay\n" MEADOW
        "place ffff 1,1 r0 arbitress 1,0\nplace frfr 2,0 r0\nplace ffff 2,1 r0\n" ANNA ("barn", "corner 2,1")
            BEN ("barn", "corner 1,1") "end test\n= ask judge Anna Ben\njudge Anna\n= scores 4 0" },
  { "/ruling/A10/ask/joined-farmers",
    TWO "use arbitress\nrule A10 ask\nplay\n" MEADOW BARN ANNA ("follower", "1,0 farm:nne")
        BEN ("follower", "1,0 farm:nne") "place ffrf 2,0 r1\n= ask judge Anna Ben\njudge Ben\n= scores 0 1\n"
                                         "= supply Anna 10" },
  { NULL, NULL },
};
