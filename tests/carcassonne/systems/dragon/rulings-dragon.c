/* rulings-dragon.c - a script for each reading of the rulings of The Princess and the Dragon.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rulings.h"

#define TWO "player Anna\nplayer Ben\nset base\nset dragon\n"
#define HER TWO "use arbitress\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define MUST TWO "rule D8 must\nplay\n"
/* South of the start lies a volcano. */
#define VOLCANO "place dragon/field-volcano 0,1 r0\n"

/* Both racers and Anna's follower stand on 0,0, with the fairy; the dragon is on 0,1, and Ben moves him first. */
#define RACERS(rule)                                                                                                   \
  TWO "use lake\n" rule "play\n" VOLCANO "place lake 1,-1 r0\nrace join\nrace join\n" ANNA (                           \
      "0,0 city:N") "place ffff 0,2 r0 fairy 0,0 city:N\nplace dragon/straight-dragon -1,0 r0\n= ask dragon Ben\n"
/* Ben's tile completes his shrine on 0,1 and the cloister on 1,1, where nobody is. */
#define BOTH(rule)                                                                                                     \
  TWO "set cult\n" rule "tiles Own\ntile my/f copies=20 \"farms=nnw nne ene ese sse ssw wsw wnw\"\n"                   \
      "tile my/re copies=20 roads=W \"farms=nnw nne ene ese sse ssw wsw wnw\"\nplay\n"                                 \
      "place cult/shrine 0,1 r0 follower cloister\nplace frfr 1,0 r0\nplace frfr 2,0 r0\nplace frfr -1,0 r0\n"         \
      "place my/f -1,1 r0\nplace ffff 1,1 r0\nplace my/f 2,1 r0\nplace my/f -1,2 r0\nplace my/re 0,2 r2\n"             \
      "place my/re 2,2 r0\nturn Ben test\n"
#define PORTAL "place dragon/crossing-portal 1,2 r0 portal 1,1 cloister"

const Script rulings_dragon[] = {
  { "/ruling/A25/fixed", HER "play\n" ANNA ("0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\n= fairy 0,0\n= her 0,0\n"
                                                          "place ffff 0,2 r0 arbitress 0,2\n= fairy 0,0\n= her 0,2" },
  { "/ruling/A26/fixed",
    HER "play\n" VOLCANO "place dragon/edge-dragon 0,-1 r2\n= ask dragon Ben\ndragon 0,0\n= ask flee Ben\n= her 0,0\n"
        "! flee 0,0 => must leave\nflee 0,-1\n= her 0,-1\n= ask dragon Anna\ndragon 0,-1\n= ask flee Anna\n"
        "flee 0,0\n= ask tile Anna\n= dragon 0,-1" },
  { "/ruling/D1/before",
    TWO "play\n" ANNA ("0,0 city:N") VOLCANO "place dragon/edge-dragon 0,-1 r2\n= scores 0 0\ndragon 0,0\n"
                                             "dragon 0,-1\n= scores 0 0\n= home Anna follower 7" },
  { "/ruling/D1/after", TWO "rule D1 after\nplay\n" ANNA ("0,0 city:N") VOLCANO
    "place dragon/edge-dragon 0,-1 r2\n= scores 4 0\n= ask dragon Ben\n"
    "dragon 0,0\ndragon 0,-1\n= ask tile Anna" },
  { "/ruling/D2/follower",
    TWO "play\n" ANNA ("0,0 city:N") ANNA ("0,0 road:E") "place ffff 0,1 r0 fairy 0,0 city:N\nplace ffff 0,2 r0\n"
                                                         "= scores 1 0\n= cites fairy D9\n"
                                                         "! place ffff 0,3 r0 fairy on 0,0 => write fairy X,Y SPOT" },
  { "/ruling/D2/tile", TWO "rule D2 tile\nplay\n" ANNA ("0,0 city:N")
                           ANNA ("0,0 road:E") "place ffff 0,1 r0 fairy on 0,0\nplace ffff 0,2 r0\n= scores 2 0\n"
                                               "! place ffff 0,3 r0 fairy 0,0 city:N => write fairy on X,Y\n"
                                               "! place ffff 0,3 r0 fairy on 0,0 => stands on 0,0 already" },
  { "/ruling/D3/eaten",
    TWO "set tower\nplay\nplace tower/field 0,1 r0 tower 0,1\nplace ffff -1,1 r0 guard 0,1\n"
        "place dragon/field-volcano 0,2 r0\nplace dragon/straight-dragon 1,0 r0\n= home Ben follower 6\ndragon 0,1\n"
        "= home Ben follower 7" },
  { "/ruling/D3/safe",
    TWO "set tower\nrule D3 safe\nplay\nplace tower/field 0,1 r0 tower 0,1\nplace ffff -1,1 r0 guard 0,1\n"
        "place dragon/field-volcano 0,2 r0\nplace dragon/straight-dragon 1,0 r0\ndragon 0,1\n= home Ben follower 6" },
  { "/ruling/D4/fixed",
    TWO "play\n" VOLCANO "place dragon/straight-dragon 1,0 r0\n! dragon 1,0 => one step at a time\n"
        "! dragon 0,2 => goes only to tiles\ndragon 0,0\n! dragon 0,1 => goes nowhere twice\ndragon 1,0\n"
        "= ask tile Anna\n= dragon 1,0" },
  { "/ruling/D5/fixed",
    TWO "play\n! place dragon/straight-dragon 1,0 r0 => put aside until the first volcano lies\n" VOLCANO
        "place dragon/straight-dragon 1,0 r0" },
  { "/ruling/D6/fixed", TWO "play\n! place dragon/field-volcano 0,1 r0 follower farm:nnw => the dragon stands on 0,1" },
  { "/ruling/A27/yes", HER "play\n" VOLCANO "place ffff 0,2 r0 arbitress 0,1\n= her 0,1\n= ask tile Anna" },
  { "/ruling/A27/pass",
    HER "rule A27 pass\nplay\n" VOLCANO "! place ffff 0,2 r0 arbitress 0,1 => by A27\n= reach 0,1 no\n"
        "place ffff 0,2 r0 arbitress 0,2\n= her 0,2" },
  { "/ruling/A27/pass/cell-by-cell",
    HER "rule A27 pass\nplay\n" VOLCANO "place ffff 0,2 r0 arbitress 0,1 0,2\n= her 0,2" },
  { "/ruling/A27/no", HER "rule A27 no\nplay\n" VOLCANO "! place ffff 0,2 r0 arbitress 0,1 => by A27\n"
                          "! place ffff 0,2 r0 arbitress 0,1 0,2 => by A27\n"
                          "! place ffff 0,2 r0 arbitress 0,2 => cannot reach" },
  { "/ruling/A27/no/gaps-do-not-help-there",
    HER "rule A27 no\nrule A14 gaps\nplay\n" VOLCANO "! place ffff 0,2 r0 arbitress 0,1 => by A27\n"
        "place ffff 0,2 r0 arbitress 0,2\n= her 0,2" },
  /* The dragon is on 0,1, on the only way: a distance goes through him, her walk does not. */
  { "/ruling/A27/no/distances-are-as-ever",
    HER "rule A27 no\nrule A1 walk\nplay\n" VOLCANO "place ffff 0,2 r0\n= distance 0,2 2\n= reach 0,2 no" },
  { "/ruling/A27/no/by-agreement",
    HER "rule A27 no\nplay\n" VOLCANO "agreed x place ffff 0,2 r0 arbitress 0,1\n= her 0,1" },
  { "/ruling/L49/safe", RACERS ("") "! dragon 0,0 => the fairy stands there\n= racer Anna 0,0" },
  { "/ruling/L49/eaten", RACERS ("rule L49 eaten\n") "dragon 0,0\n= racer Anna none\n= racer Ben none\n= dragon 0,0\n"
                                                     "= fairy 0,0\n= home Anna follower 6\n= home Ben follower 7" },
  { "/ruling/L49/eaten/only-where-a-racer-stands",
    RACERS ("rule L49 eaten\n") "dragon 0,0\n= ask dragon Anna\ndragon -1,0\n= ask tile Anna\n"
                                "place ffff 0,3 r0\nplace dragon/curve-dragon -2,0 r3\n! dragon 0,0 => the fairy" },
  { "/ruling/D7/incomplete/not-what-is-completed-now",
    BOTH ("") "! " PORTAL " => by D7 a portal does not lead to 1,1\nagreed table " PORTAL "\n= scores 9 9" },
  { "/ruling/D7/completed",
    BOTH ("rule D7 completed\n") PORTAL "\n= scores 9 9\n= home Anna follower 7\n= home Ben follower 7" },
  { "/ruling/D7/completed/not-to-a-road",
    TWO "rule D7 completed\ntiles Own\n"
        "tile my/re copies=20 \"roads=W\" \"farms=nnw nne ene ese sse ssw wsw wnw\"\nplay\nplace my/re 1,0 r0\n"
        "! place dragon/crossing-portal -1,0 r0 portal 0,0 road:W => by D7 a portal does not lead to 0,0\n"
        "agreed x place dragon/crossing-portal -1,0 r0 portal 0,0 road:W\n= scores 0 3" },
  { "/ruling/D7/completed/not-onto-somebody",
    BOTH ("rule D7 completed\n") "deploy Anna follower 1,1 cloister test\n! " PORTAL " => has a figure already" },
  { "/ruling/D7/completed/a-figure-there-by-agreement",
    BOTH ("") "agreed table place dragon/crossing-portal 1,2 r0 follower cloister 1,1\n= scores 9 9" },
  { "/ruling/D7/incomplete", TWO "play\nplace dragon/crossing-portal 0,1 r0 portal 0,0 city:N\n= home Anna follower 6\n"
                                 "! place dragon/two-curves-portal 1,0 r0 portal 0,0 city:N => has a figure already" },
  { "/ruling/D8/may", TWO "play\n" BEN ("0,0 city:N") "place dragon/corner-princess 0,-1 r2 princess 0,0 city:N Ben\n"
                                                      "= home Ben follower 7\n= home Anna follower 7" },
  { "/ruling/D8/may/nobody-is-sent-home",
    TWO "play\n" BEN ("0,0 city:N") "place dragon/corner-princess 0,-1 r2 follower farm:nnw\n= home Ben follower 6" },
  { "/ruling/D8/must",
    MUST BEN ("0,0 city:N") "! place dragon/corner-princess 0,-1 r2 => by D8 the princess must send a knight\n"
                            "! place dragon/corner-princess 0,-1 r2 follower farm:nnw => by D8 the princess must\n"
                            "! place dragon/corner-princess 0,-1 r2 fairy 0,0 city:N => by D8 the princess must\n"
                            "place dragon/corner-princess 0,-1 r2 princess 0,0 city:N Ben\n= home Ben follower 7" },
  { "/ruling/D8/must/also-one's-own",
    MUST ANNA ("0,0 city:N") "! place dragon/corner-princess 0,-1 r2 => by D8\n"
                             "place dragon/corner-princess 0,-1 r2 princess 0,0 city:N Anna\n= home Anna follower 7" },
  { "/ruling/D8/must/only-if-there-is-a-knight",
    MUST BEN ("0,0 road:E") "place dragon/corner-princess 0,-1 r2 follower farm:nnw\n= home Anna follower 6" },
  { "/ruling/D8/must/only-on-her-tile", MUST BEN ("0,0 city:N") "place cffc 0,-1 r2\n= home Ben follower 6" },
  { "/ruling/D8/must/not-against-the-table",
    MUST BEN ("0,0 city:N") "agreed x place dragon/corner-princess 0,-1 r2\n= home Ben follower 6" },
  { "/ruling/D9/fixed",
    TWO "play\n" ANNA ("0,0 city:N") "place ffff 0,1 r0 fairy 0,0 city:N\nplace cfff 0,-1 r2\n= scores 7 0\n"
                                     "= cites fairy D9\nplace ffff 0,2 r0\nplace ffff 0,3 r0\n= scores 7 0" },
  { NULL },
};
