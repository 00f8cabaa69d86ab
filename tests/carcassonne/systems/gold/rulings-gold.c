/* rulings-gold.c - the readings about the ingots of The Gold Mines, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset gold\n"
/* Anna is nearer to the Arbitress, who stands on 0,0; Ben completes the road. */
#define TIED_ROAD                                                                                                      \
  "play\nplace frrr 1,0 r0\ndeploy Anna follower 0,0 road:E test\ndeploy Ben follower 1,0 road:W test\n"               \
  "agreed x now ingots 0,0 3\nplace frrr -1,0 r0\n"
#define LAKE "play\nplace lake 1,-1 r0\nrace decline\nrace decline\n"
/* Ben's road has both tiles with ingots, Anna's city only the one on 0,0; Ben completes both. */
#define SHARED                                                                                                         \
  "play\ndeploy Anna follower 0,0 city:N test\ndeploy Ben follower 0,0 road:E test\nagreed x now ingots 0,0 3\n"       \
  "place ffrr 1,0 r1\nplace ffrr 1,-1 r0\nagreed x now ingots 1,0 2\nplace frrr -1,0 r0\nplace crrr 0,-1 r2\n"

const Script rulings_gold[] = {
  { "/ruling/GO1/winner",
    TWO "use arbitress\n" TIED_ROAD "= tie Anna 0 Ben 1 > Anna\n= thing Anna gold 3\n= thing Ben gold 0" },
  { "/ruling/GO1/tied", TWO "use arbitress\nrule GO1 tied\n" TIED_ROAD
                            "= tie Anna 0 Ben 1 > Anna\n= scores 3 0\n= thing Ben gold 2\n= thing Anna gold 1" },
  { "/ruling/GO1/tied/nobody-wins-it",
    TWO "use arbitress\nrule GO1 tied\nrule A10 nobody\nplay\nplace frrr 1,0 r0\ndeploy Anna follower 0,0 road:E test\n"
        "deploy Ben follower 0,0 road:E test\nagreed x now ingots 0,0 3\nplace frrr -1,0 r0\n"
        "= scores 0 0\n= lies 0,0 ingot 3" },
  { "/ruling/GO2/rim", TWO "use lake\n" LAKE "! agreed x now ingots 2,0 1 => by GO2 no ingot lies on the open water\n"
                           "agreed x now ingots 1,0 1\n= lies 1,0 ingot 1" },
  { "/ruling/GO2/rim/not-by-agreement",
    TWO "use lake\n" LAKE "place gold/bridge 4,0 r0\n! agreed x ingot 2,0 => by GO2 no ingot lies on the open water" },
  { "/ruling/GO2/all", TWO "use lake\nrule GO2 all\n" LAKE "agreed x now ingots 2,0 2\n= lies 2,0 ingot 2" },
  { "/ruling/GO2/all/by-agreement",
    TWO "use lake\nrule GO2 all\n" LAKE "place gold/bridge 4,0 r0\nagreed x ingot 2,0\n= lies 2,0 ingot 1" },
  { "/ruling/GO3/its-own-tile-and-one-beside-it",
    TWO "play\nplace ffff 0,1 r0\nplace gold/bridge 1,0 r0\ningot 0,1\n= lies 1,0 ingot 1\n= lies 0,1 ingot 1" },
  { "/ruling/GO4/the-mine-gets-the-last-one",
    TWO "play\nagreed x now gold Anna 15\nplace ffff 0,1 r0\nplace gold/bridge 1,0 r0\n= lies 1,0 ingot 1\n"
        "= ask tile Anna" },
  { "/ruling/GO5/who-scores",
    TWO "play\ndeploy Anna follower 0,0 city:N test\nagreed x now ingots 0,0 2\nplace cfff 0,-1 r2\n"
        "= thing Anna gold 2\n= thing Ben gold 0" },
  { "/ruling/GO6/in-turn", TWO SHARED "= ask take Ben\ntake 0,0\n= thing Anna gold 1" },
  { "/ruling/GO7/the-more-the-better",
    TWO "play\nagreed x now gold Anna 3\nagreed x now gold Ben 4\nend test\n= scores 3 8\n= cites gold GO7" },
  { NULL, NULL }
};
