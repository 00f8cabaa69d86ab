/* sheet-siege.c - besieged cities of the Siege and of the Besiegers, and how a knight escapes from one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base 2\n"
#define SIEGE TWO "set siege 2\n"
#define BESIEGERS TWO "set besiegers 2\n"
#define NOBODY "race decline\nrace decline\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
/* Anna's knight in a besieged city of the cells 0,0 and 0,-1; then Ben's cloister, and a road of Anna. */
#define CITY "place siege/corner 0,-1 r2 follower city:S\n"
#define CLOISTER "place ffff -1,-1 r0\n"
#define ROAD "place frfr 1,0 r0\n"
#define KNIGHT "play\n" CITY CLOISTER ROAD
#define CATHEDRAL "place inns/cathedral 0,-1 r0\nplace cfff 1,-1 r3\nplace cfff -1,-1 r1\n"

const Script sheet_siege[] = {
  /* ---- what a besieged city is worth ---- */
  { "/siege/city/one-a-tile-and-pennant",
    SIEGE "play\n" ANNA ("0,0 city:N") "place fcfc+ 0,-1 r1\nplace siege/edge 0,-2 r2\n"
                                       "= line Anna 4 city 3 tiles + 1 pennant (besieged) = 4" },
  { "/siege/city/several-siege-tiles-add-nothing",
    SIEGE "start siege/edge 0,0 r0\nplay\nplace siege/edge 0,-1 r2 follower city:S\n"
          "= line Anna 2 city 2 tiles (besieged) = 2" },
  { "/siege/city/several-siege-tiles-on-a-farm",
    SIEGE "start siege/edge 0,0 r0\nplay\n" ANNA ("0,0 farm:ene") "place siege/edge 0,-1 r2\nend test\n"
                                                                  "= line Anna 6 farm 1 besieged city × 6 = 6" },
  { "/siege/city/two-a-tile-with-a-cathedral", SIEGE "set inns\nplay\n" ANNA ("0,0 city:N") CATHEDRAL
    "place siege/edge 0,-2 r2\n"
    "= line Anna 10 city 5 tiles × 2 (cathedral, besieged) = 10" },
  { "/siege/city/open-with-a-cathedral-nothing",
    SIEGE "set inns\nplay\n" ANNA ("0,0 city:N") CATHEDRAL "place siege/corner 0,-2 r2\nend test\n= no line city" },

  /* ---- the Besiegers have the same rules ---- */
  { "/siege/besiegers/one-a-tile", BESIEGERS "play\n" ANNA ("0,0 city:N") "place besiegers/edge-gate 0,-1 r2\n"
                                                                          "= line Anna 2 city 2 tiles (besieged) = 2" },
  { "/siege/besiegers/open-nothing",
    BESIEGERS "play\n" ANNA ("0,0 city:N") "place besiegers/great 0,-1 r2\nend test\n= no line city" },
  { "/siege/besiegers/farm-six",
    BESIEGERS "play\n" ANNA ("0,0 farm:ene") "place besiegers/edge-gate 0,-1 r2\nend test\n"
                                             "= line Anna 6 farm 1 besieged city × 6 = 6" },
  { "/siege/besiegers/lake-city-two-a-tile",
    BESIEGERS "use lake\nplay\nplace lake 1,-1 r0 follower city:N\n" NOBODY "place besiegers/edge-gate 2,-2 r2\n"
              "= line Anna 4 city 2 tiles (besieged) + 2 for the lake = 4" },
  { "/siege/besiegers/lake-city-with-a-cathedral-three-a-tile",
    BESIEGERS "set inns\nuse lake\nplay\nplace lake 1,-1 r0 follower city:N\n" NOBODY
              "place inns/cathedral 2,-2 r0\nplace cfff 3,-2 r3\nplace cfff 1,-2 r1\n"
              "place besiegers/edge-curve-east 2,-3 r2\n"
              "= line Anna 15 city 5 tiles × 2 (cathedral, besieged) + 5 for the lake = 15" },
  { "/siege/besiegers/escape",
    BESIEGERS "play\nplace besiegers/great 0,-1 r2 follower city:S\nplace frfr 1,0 r0\nplace ffff 0,-2 r0\n"
              "escape 0,-1 city:S\n= supply Anna 7" },
  { "/siege/besiegers/both-sets",
    TWO "set siege\nset besiegers\nplay\n" ANNA (
        "0,0 city:N") "place siege/corner 0,-1 r2\n"
                      "place besiegers/edge-gate 1,-1 r3\n= line Anna 3 city 3 tiles (besieged) = 3" },

  /* ---- the escape ---- */
  { "/siege/escape/through-a-cloister-beside-it",
    SIEGE KNIGHT "= supply Anna 6\nescape 0,-1 city:S\n= supply Anna 7\n= scores 0 0\n= ask tile Ben" },
  { "/siege/escape/any-side-of-the-city-names-him", SIEGE KNIGHT "escape 0,-1 city:E\n= supply Anna 7" },
  { "/siege/escape/one-knight-in-all-not-one-a-city",
    SIEGE KNIGHT "place ffff 1,1 r0\nplace siege/edge 0,1 r2 follower city:S\n= supply Anna 5\n"
                 "escape 0,-1 city:S\n! escape 0,1 city:S => only one a turn can\nplace frfr 2,0 r0\n"
                 "! escape 0,1 city:S => Ben has no figure\nplace frfr 3,0 r0\nescape 0,1 city:S\n= supply Anna 7" },
  { "/siege/escape/only-in-ones-own-turn", SIEGE "play\n" CITY CLOISTER "! escape 0,-1 city:S => Ben has no figure" },
  { "/siege/escape/also-of-a-knight-just-deployed",
    SIEGE "play\nplace ffff 0,1 r0\nplace siege/edge 1,1 r1\nplace cfff -1,1 r3\n"
          "place siege/corner 0,-1 r2\nplace ffff -1,-1 r0\nplace fcfc 1,-1 r0 follower city:E\nescape 1,-1 city:E\n"
          "= supply Ben 7" },
  { "/siege/escape/without-a-cloister", SIEGE "play\n" CITY ROAD "place frfr -1,0 r0\n"
                                              "! escape 0,-1 city:S => no cloister lies beside a besieged tile" },
  { "/siege/escape/not-from-another-city", SIEGE "play\nplace fcfc 0,-1 r1 follower city:S\nplace ffff -1,-1 r0\n" ROAD
                                                 "! escape 0,-1 city:S => is in no besieged city" },
  { "/siege/escape/not-from-a-road", SIEGE "play\n" CITY CLOISTER "place frfr 1,0 r0 follower road:E\n"
                                           "! escape 1,0 road:E => is in no besieged city" },
  { "/siege/escape/the-cloister-of-another-player",
    SIEGE "play\n" CITY "place ffff -1,-1 r0 follower cloister\n" ROAD "escape 0,-1 city:S\n= supply Anna 7\n"
          "= supply Ben 6" },
  { "/siege/escape/a-complete-cloister",
    SIEGE "play\n" CITY CLOISTER "place frfr -1,0 r0\nplace frfr -2,0 r0\nplace cfff -2,-1 r3\nplace cfff -2,-2 r0\n"
          "place cfff -1,-2 r0\nplace cfff 0,-2 r0\n" ROAD "escape 0,-1 city:S\n= supply Anna 7" },
  { "/siege/escape/through-a-shrine",
    SIEGE "set cult\nplay\n" CITY "place cult/shrine -1,-1 r0\n" ROAD "escape 0,-1 city:S\n= supply Anna 7" },
  { "/siege/escape/through-an-abbey", SIEGE "set abbey\nplay\n" CITY "agreed test place abbey/abbey -1,-1 r0\n" ROAD
                                            "escape 0,-1 city:S\n= home Anna follower 7" },
  { "/siege/escape/big-follower", SIEGE "set inns\nplay\nplace siege/corner 0,-1 r2 big city:S\n" CLOISTER ROAD
                                        "escape 0,-1 city:S\n= home Anna big 1" },
  { "/siege/escape/mayor", SIEGE "set abbey\nplay\nplace siege/corner 0,-1 r2 mayor city:S\n" CLOISTER ROAD
                                 "escape 0,-1 city:S\n= home Anna mayor 1" },
  { "/siege/escape/wagon", SIEGE "set abbey\nplay\nplace siege/corner 0,-1 r2 wagon city:S\n" CLOISTER ROAD
                                 "escape 0,-1 city:S\n= home Anna wagon 1\n= ask tile Ben" },
  { "/siege/escape/not-the-builder-who-goes-home-after-the-last",
    SIEGE "set traders\nplay\n" CITY CLOISTER "place ccfc 1,-1 r0 builder city:W\n"
          "! escape 1,-1 city:W => only followers escape\n= home Anna builder 0\nescape 0,-1 city:S\n"
          "= home Anna builder 1" },
  { "/siege/escape/the-builder-stays-with-another-knight",
    SIEGE "set traders\nplay\n" CITY CLOISTER
          "place ccfc 1,-1 r0 builder city:W\n" ANNA ("0,0 city:N") "escape 0,-1 city:S\n= home Anna builder 0" },
  { "/siege/escape/the-knight-no-longer-counts",
    SIEGE KNIGHT "escape 0,-1 city:S\nplace cfff 1,-1 r3\n= no line city" },
  { "/siege/escape/no-besieged-cities-in-the-game",
    TWO "play\nplace cfff 0,-1 r2\n! escape 0,0 city:N => this game has no besieged cities" },
  { NULL, NULL }
};
