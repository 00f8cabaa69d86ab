/* sheet-water.c - the sheet The Lake, the water supply, sentence by sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define USE "use lake\n"
#define LAKE "place lake 1,-1 r0\n"
#define NOBODY "race decline\nrace decline\n"
#define FIVE "race decline\nrace decline\nrace decline\nrace decline\nrace decline\nrace decline\n"
#define SIX "player Anna\nplayer Ben\nplayer Clara\nplayer David\nplayer Eva\nplayer Fritz\nset base 2\n" USE
#define ANNAS "turn Anna test\n"
#define START_CITY "place cfff 0,-1 r2\n"
#define LAKE_CITY "place cfff 2,-2 r2\n"
#define TWO_CITIES_ALMOST                                                                                              \
  ANNAS "place ffff 0,1 r0\n" ANNAS "place ffff -1,1 r0\n" ANNAS "place cfff -1,2 r1\n" ANNAS "place cfff 1,2 r3\n"
#define TWO_CITIES ANNAS "place cfcf-two 0,2 r1\n"

const Script sheet_water[] = {
  { "/lake/water/handed-out-with-the-lake", USE "play\n= tokens 0 0\n" LAKE "= tokens 10 10" },
  { "/lake/water/two-players-ten", USE "play\n" LAKE "= tokens 10 10" },
  { "/lake/water/three-players-eight",
    "player Anna\nplayer Ben\nplayer Clara\nset base\n" USE "play\n" LAKE "= tokens 8 8 8" },
  { "/lake/water/four-players-six",
    "player Anna\nplayer Ben\nplayer Clara\nplayer David\nset base\n" USE "play\n" LAKE "= tokens 6 6 6 6" },
  { "/lake/water/five-players-five", "player Anna\nplayer Ben\nplayer Clara\nplayer David\nplayer Eva\nset base\n" USE
                                     "play\n" LAKE "= tokens 5 5 5 5 5" },
  { "/lake/water/six-players-four", SIX "play\n" LAKE "= tokens 4 4 4 4 4 4" },
  { "/lake/water/who-completes-a-city-places-one",
    USE "play\n" LAKE NOBODY "= ask tile Ben\n" START_CITY "= tokens 10 9\n= poured 1" },
  { "/lake/water/regardless-of-the-owner",
    USE "play\ndeploy Anna follower 0,0 city:N test\n" LAKE NOBODY START_CITY "= line Anna 4 city\n"
        "= tokens 10 9" },
  { "/lake/water/cities-on-the-lake-and-elsewhere",
    USE "play\n" LAKE NOBODY START_CITY LAKE_CITY "= tokens 9 9\n= poured 2" },
  { "/lake/water/into-every-city-the-tile-completes",
    USE "play\n" LAKE NOBODY TWO_CITIES_ALMOST TWO_CITIES "= tokens 8 10" },
  { "/lake/water/only-completed-cities",
    USE "play\n" LAKE NOBODY "place fcfc 0,-1 r1\n= poured 0\nplace frrr -1,0 r0\n= poured 0" },
  { "/lake/water/not-before-the-lake", USE "play\n" START_CITY LAKE NOBODY "= poured 0\n= tokens 10 10" },
  { "/lake/water/until-one-used-the-entire-supply",
    SIX "play\n" LAKE FIVE ANNAS START_CITY ANNAS LAKE_CITY TWO_CITIES_ALMOST "= no line water\n" TWO_CITIES
        "= line Anna 4 water 4 tokens = 4" },
  { "/lake/water/a-point-for-every-token-on-the-board",
    SIX "play\n" LAKE FIVE "turn Clara test\n" START_CITY ANNAS LAKE_CITY TWO_CITIES_ALMOST ANNAS
        "place cfff -1,-1 r3\n" ANNAS "place cfff -2,-1 r1\n" TWO_CITIES "= line Anna 5 water 5 tokens = 5" },
  { "/lake/water/then-the-rest-is-irrelevant",
    SIX "play\n" LAKE FIVE ANNAS START_CITY ANNAS LAKE_CITY TWO_CITIES_ALMOST TWO_CITIES ANNAS
        "place cfff -1,-1 r3\nturn Ben test\nplace cfff -2,-1 r1\n= tokens 0 4 4 4 4 4\n= poured 4\nend test\n"
        "= scores 4 0 0 0 0 0" },
  { "/lake/water/at-the-end-the-least-remaining",
    USE "play\n" LAKE NOBODY START_CITY "place frfr -1,0 r0\n= tokens 10 9\nend test\n"
        "= line Ben 1 water 1 token = 1\n= scores 0 1" },
  { "/lake/water/at-the-end-every-token-counts",
    USE "play\n" LAKE NOBODY "turn Ben test\n" START_CITY TWO_CITIES_ALMOST TWO_CITIES "end test\n"
        "= scores 3 0" },
  { "/lake/water/in-a-tie-all-receive-it", USE "play\n" LAKE NOBODY START_CITY LAKE_CITY "end test\n= scores 2 2" },
  { NULL, NULL },
};
