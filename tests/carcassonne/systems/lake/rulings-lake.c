/* rulings-lake.c - the readings of the sheet The Lake, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.  The lake is east of it, with its
 * north-west cell at 1,-1.  Its cells: cloister 1,-1, city 2,-1, herd 3,-1; road 1,0, water 2,0, road 3,0; field 1,1,
 * road 2,1, lighthouse 3,1.
 */
#include "carc-rulings.h"

#define LAKE_ONLY "use lake\n"
#define LAKE "place lake 1,-1 r0\n"
#define NOBODY "race decline\nrace decline\n"
#define BOTH "race join\nrace join\n"
#define FIVE "race decline\nrace decline\nrace decline\nrace decline\nrace decline\nrace decline\n"

#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
/* All seven followers of Anna stand in the field south of the start. */
/* clang-format off */
#define ANNA_OUT                                                                                  \
  ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese")      \
  ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese")
/* clang-format on */

#define SIX "player Anna\nplayer Ben\nplayer Clara\nplayer David\nplayer Eva\nplayer Fritz\n"
#define PLAIN_SETS "set base 2\n"

/* Makes it Anna's turn. */
#define ANNAS "turn Anna test\n"
/* South-west of the lake: a tile at 0,2 will complete two cities of two tiles. */
#define TWO_CITIES_ALMOST                                                                                              \
  ANNAS "place ffff 0,1 r0\n" ANNAS "place ffff -1,1 r0\n" ANNAS "place cfff -1,2 r1\n" ANNAS "place cfff 1,2 r3\n"
#define TWO_CITIES ANNAS "place cfcf-two 0,2 r1\n"
/* Each completes one city: that of the start, that of the lake, and one in the north-west. */
#define START_CITY "place cfff 0,-1 r2\n"
#define LAKE_CITY "place cfff 2,-2 r2\n"
#define THIRD_CITY ANNAS "place cfff -1,-1 r3\n" ANNAS "place cfff -2,-1 r1\n"

/* The city of the lake with a cathedral at 2,-2; a tile at 2,-3 completes it with five tiles. */
#define CATHEDRAL "place inns/cathedral 2,-2 r0\nplace cfff 1,-2 r1\nplace cfff 3,-2 r3\n"

const Script rulings_lake[] = {
  /* ---- L1 to L6: the tile ---- */
  { "/ruling/L1/default-layout",
    LAKE_ONLY "play\n" LAKE NOBODY "= fits ffff 1,-2 r0 yes\n= fits cfff 2,-2 r2 yes\n"
              "= fits ffff 2,-2 r0 no\n= fits ffff 3,-2 r0 yes\n= fits ffff 4,-1 r0 yes\n= fits frfr 4,0 r0 yes\n"
              "= fits ffff 4,0 r0 no\n= fits ffff 4,1 r0 yes\n= fits ffff 3,2 r0 yes\n= fits frfr 2,2 r1 yes\n"
              "= fits ffff 1,2 r0 yes\n= fits ffff 0,1 r0 yes" },
  /* A city with three edges on two cells.  Its pennant counts once: 2 tiles + 1 pennant + 2 for the lake = 5. */
  { "/ruling/L1/layout",
    LAKE_ONLY "layout lake rff fcc cfr frf + cloister=sw herd=ne lighthouse=w\nplay\n" LAKE NOBODY
              "= fits frfr 1,-2 r1 yes\n= fits ffff 2,-2 r0 yes\n= fits ffff 3,-2 r0 yes\n= fits ffff 4,-1 r0 yes\n"
              "= fits cfff 4,0 r3 yes\n= fits cfff 4,1 r3 yes\n= fits cfff 3,2 r0 yes\n= fits ffff 2,2 r0 yes\n"
              "= fits frfr 1,2 r1 yes\n" ANNA ("3,1 city:S") "= forecast 5 0" },
  { "/ruling/L2/one-side-is-enough",
    LAKE_ONLY "play\n= fits lake 1,-1 r0 yes\n= fits lake 1,0 r0 no\n= fits lake 1,1 r0 no\n"
              "= fits lake 2,-1 r0 no\n! place lake 1,1 r0 => touches no other\n! place lake 1,0 r0 => does not fit" },
  { "/ruling/L2/every-touching-edge-must-match",
    LAKE_ONLY "play\nplace frfr 0,1 r0\n= fits lake 1,-1 r0 no\n! place lake 1,-1 r0 => does not fit" },
  { "/ruling/L3/again",
    LAKE_ONLY "start cffc 0,0 r0\nplay\n! again => the lake fits\nplace cffc 1,0 r1\nplace cffc 1,1 r2\n"
              "place cffc+ 0,1 r3\n= ask tile Ben\nagain\n= ask tile Ben\n= left lake 1\n"
              "! discard lake => goes back into the stack" },
  { "/ruling/L3/skip", LAKE_ONLY "rule L3 skip\nstart cffc 0,0 r0\nplay\nplace cffc 1,0 r1\nplace cffc 1,1 r2\n"
                                 "place cffc+ 0,1 r3\n= ask tile Ben\nagain\n= ask tile Anna\n= left lake 1" },
  /* Eight tiles with nothing but city around them; only the lake is left. */
  { "/ruling/L3/as-the-last-tile",
    "player Anna\nplayer Ben\nset siege 2\n" LAKE_ONLY "start siege/corner 0,0 r0\nplay\n"
    "agreed wall place siege/edge 1,0 r0\nagreed wall place siege/edge-road 2,0 r0\n"
    "agreed wall place siege/corner-curve 3,0 r1\nagreed wall place siege/corner-curve 3,1 r2\n"
    "agreed wall place siege/edge-road 2,1 r2\nagreed wall place siege/edge 1,1 r2\n"
    "agreed wall place siege/corner 0,1 r3\n= left lake 1\nagain\n= ask nothing\n= left lake 0\n"
    "= keeper none\n= no line water" },
  { "/ruling/L5/one-draw-nine-cells",
    LAKE_ONLY "play\n= turns Anna 36\n= turns Ben 36\n= placed 1\n" LAKE "= placed 10\n= left lake 0\n" NOBODY
              "= turns Ben 36\n= turns Anna 35" },
  { "/ruling/L6/nine-tiles-with-the-water",
    LAKE_ONLY "play\nplace ffff 0,1 r0 follower cloister\n= forecast 2 0\n"
              "place lake 1,-1 r0 follower cloister\n" NOBODY "= forecast 4 5" },

  /* ---- L8 to L11: worth ---- */
  { "/ruling/L8/city", LAKE_ONLY "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY LAKE_CITY
                                 "= line Anna 6 city 2 tiles × 2 + 2 for the lake = 6\n= cites L8" },
  { "/ruling/L8/pennant",
    LAKE_ONLY "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY "place fcfc+ 2,-2 r1\n"
              "place cfff 2,-3 r2\n= line Anna 11 city 3 tiles × 2 + 1 pennant × 2 + 3 for the lake = 11" },
  { "/ruling/L8/cathedral", "player Anna\nplayer Ben\nset base\nset inns\n" LAKE_ONLY
                            "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY CATHEDRAL
                            "place cfff 2,-3 r2\n= line Anna 20 city 5 tiles × 3 (cathedral) + 5 for the lake = 20" },
  { "/ruling/L8/siege",
    "player Anna\nplayer Ben\nset base\nset siege\n" LAKE_ONLY "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY
    "place siege/edge 2,-2 r2\n= line Anna 4 city 2 tiles (besieged) + 2 for the lake = 4" },
  { "/ruling/L8/siege-and-pennant",
    "player Anna\nplayer Ben\nset base\nset siege\n" LAKE_ONLY "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY
    "place fcfc+ 2,-2 r1\nplace siege/edge 2,-3 r2\n"
    "= line Anna 7 city 3 tiles + 1 pennant (besieged) + 3 for the lake = 7" },
  { "/ruling/L8/siege-and-cathedral",
    "player Anna\nplayer Ben\nset base\nset inns\nset siege\n" LAKE_ONLY "play\n"
    "place lake 1,-1 r0 follower city:N\n" NOBODY CATHEDRAL "place siege/edge 2,-3 r2\n"
    "= line Anna 15 city 5 tiles × 2 (cathedral, besieged) + 5 for the lake = 15" },
  { "/ruling/L9/three",
    LAKE_ONLY "rule B2 small\nplay\nplace lake 1,-1 r0 follower city:N\n" NOBODY LAKE_CITY "= scores 6 0\n"
              "= cites B2 L8 L9" },
  { "/ruling/L9/two",
    LAKE_ONLY "rule B2 small\nrule L9 two\nplay\nplace lake 1,-1 r0 follower city:N\n" NOBODY LAKE_CITY
              "= line Anna 4 city 2 tiles + 2 for the lake = 4\n= cites L9" },
  { "/ruling/L9/three/pennants-as-without-the-lake",
    LAKE_ONLY "layout lake fcf frf frf frf + cloister=nw herd=ne lighthouse=se\nrule B2 small\nplay\n"
              "place lake 1,-1 r0 follower city:N\n" NOBODY LAKE_CITY
              "= line Anna 7 city 2 tiles × 2 + 1 pennant + 2 for the lake = 7" },
  { "/ruling/L9/larger-cities-do-not-change",
    LAKE_ONLY "rule B2 small\nrule L9 two\nplay\nplace lake 1,-1 r0 follower city:N\n" NOBODY
              "place fcfc 2,-2 r1\nplace cfff 2,-3 r2\n= scores 9 0" },
  { "/ruling/L10/city-two-a-tile",
    LAKE_ONLY "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY "place fcfc+ 2,-2 r1\nend test\n"
              "= line Anna 5 city 2 tiles + 1 pennant + 2 for the lake = 5\n= cites L10" },
  { "/ruling/L10/road-two-a-tile", LAKE_ONLY "play\nplace lake 1,-1 r0 follower road:W\n" NOBODY "end test\n"
                                             "= line Anna 4 road 2 tiles + 2 for the lake = 4\n= cites L10" },
  { "/ruling/L10/siege-nothing",
    "player Anna\nplayer Ben\nset base\nset siege\n" LAKE_ONLY "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY
    "place siege/corner 2,-2 r2\nend test\n= no line city\n= scores 0 0" },
  { "/ruling/L10/cathedral-nothing",
    "player Anna\nplayer Ben\nset base\nset inns\n" LAKE_ONLY "play\nplace lake 1,-1 r0 follower city:N\n" NOBODY
    "place inns/cathedral 2,-2 r0\nend test\n= no line city" },
  { "/ruling/L10/inn-nothing",
    "player Anna\nplayer Ben\nset base\nset inns\n" LAKE_ONLY "play\nplace lake 1,-1 r0 follower road:W\n" NOBODY
    "place inns/straight-inn -1,0 r0\nend test\n= no line road" },
  { "/ruling/L10/cloister-no-bonus", LAKE_ONLY "play\nplace lake 1,-1 r0 follower cloister\n" NOBODY "end test\n"
                                               "= line Anna 5 cloister 5 tiles = 5" },
  /* The roads in the east and in the south are joined outside the lake: one road of seven tiles, 2 points each. */
  { "/ruling/L10/joined-roads-are-one",
    LAKE_ONLY "play\nplace lake 1,-1 r0 follower road:E\n" NOBODY "place ffrr 4,0 r0\nplace frfr 4,1 r1\n"
              "place ffrr 4,2 r1\nplace frfr 3,2 r0\nplace ffrr 2,2 r2\n"
              "= line Anna 14 road 7 tiles + 7 for the lake = 14" },
  { "/ruling/L10/joined-and-incomplete",
    LAKE_ONLY "play\nplace lake 1,-1 r0 follower road:E\n" NOBODY "place ffrr 4,0 r0\nplace frfr 4,1 r1\n"
              "end test\n= line Anna 6 road 3 tiles + 3 for the lake = 6" },
  { "/ruling/L11/cloister-twelve",
    LAKE_ONLY "play\nplace lake 1,-1 r0 follower cloister\n" NOBODY "place cfff 0,-1 r2\n"
              "place ffff 0,-2 r0\nplace ffff 1,-2 r0\nplace cfff 2,-2 r2\n"
              "= line Anna 12 cloister 9 tiles + 3 for the lake = 12\n= cites L11" },

  /* ---- L13 to L19: entering ---- */
  { "/ruling/L13/deploy-and-enter",
    LAKE_ONLY "play\nplace lake 1,-1 r0 follower city:N\n= ask race Anna\nrace join\n= supply Anna 5\n"
              "race decline\n= ask tile Ben" },
  { "/ruling/L13/entries-come-before-scoring",
    LAKE_ONLY "play\nplace frrr -1,0 r0 follower road:E\n" ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese")
        ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") ANNA ("0,0 farm:ese") LAKE
    "= ask race Ben\nrace decline\nrace lift -1,0 road:E\n= scores 0 0\n= racer Anna 0,0\n= supply Anna 0" },
  { "/ruling/L13/the-lake-then-scores",
    LAKE_ONLY "play\nplace frrr -1,0 r0 follower road:E\n" LAKE "= scores 0 0\nrace decline\n= scores 0 0\n"
              "race decline\n= line Anna 6 road 3 tiles + 3 for the lake = 6" },
  { "/ruling/L15/optional-and-clockwise",
    "player Anna\nplayer Ben\nplayer Clara\nset base\n" LAKE_ONLY "play\nplace ffff 0,1 r0\n" LAKE
    "= ask race Ben\nrace join\n= ask race Clara\nrace decline\n= ask race Anna\n"
    "! place ffff 5,5 r0 => join the race\nrace join\n= racer Ben 0,0\n= racer Clara none\n"
    "= racer Anna 0,0\n= ask tile Clara" },
  { "/ruling/L15/the-big-follower-may",
    "player Anna\nplayer Ben\nset base\nset inns\n" LAKE_ONLY "play\n" LAKE "race join big\nrace decline\n"
    "= racer Anna 0,0\n= supply Anna 7\n! place frrr -1,0 r0 racer 1,0 => Ben has no racer" },
  { "/ruling/L16/not-while-the-supply-holds-one",
    LAKE_ONLY "play\nplace ffff 0,1 r0 follower cloister\n" LAKE "race decline\n"
              "! race lift 0,1 cloister => while the supply holds one" },
  { "/ruling/L16/lifted-from-the-table",
    LAKE_ONLY "play\n" ANNA_OUT "place cfff 0,-1 r2\n" LAKE "= ask race Ben\nrace decline\n"
              "! race join => no such figure\n! race lift 0,1 cloister => no figure there\n"
              "! race lift 0,0 road:E => no figure there\nrace lift 0,0 farm:ese\n= racer Anna 0,0\n= supply Anna 0\n"
              "end test\n= supply Anna 1" },
  { "/ruling/L17/no", LAKE_ONLY "play\n" LAKE NOBODY "! place ffff 0,1 r0 enter => cannot join the race later\n"
                                "place ffff 0,1 r0\n! place ffff 0,2 r0 enter => cannot join the race later" },
  { "/ruling/L17/yes", LAKE_ONLY "rule L17 yes\nplay\n" LAKE NOBODY "place ffff 0,1 r0 enter\n= racer Ben 0,0\n"
                                 "place ffff 0,2 r0\n! place ffff 0,3 r0 enter => a racer already" },
  { "/ruling/L17/yes/not-before-the-lake",
    LAKE_ONLY "rule L17 yes\nplay\n! place ffff 0,1 r0 enter => there is none now" },
  { "/ruling/L19/not-with-the-lake-itself",
    LAKE_ONLY "play\n! place lake 1,-1 r0 racer 1,0 => there is no race now\n" LAKE BOTH "= ask tile Ben\n"
              "= hop Ben 1,1 yes\nplace ffff 0,1 r0 racer 1,1\n= racer Ben 1,1" },

  /* ---- L20 to L26: moving ---- */
  { "/ruling/L20/upto",
    LAKE_ONLY "play\n" LAKE BOTH "= hop Ben 1,0 yes\n= hop Ben 1,1 yes\n= hop Ben 2,1 no\n"
              "= hop Ben 0,0 no\n! place ffff 0,1 r0 racer 1,0 1,1 2,1 => two steps at most\n"
              "! place ffff 0,1 r0 racer 2,1 => cannot reach\nplace ffff 0,1 r0 racer 1,0\n= racer Ben 1,0" },
  { "/ruling/L20/exact",
    LAKE_ONLY "rule L20 exact\nplay\n" LAKE BOTH "= hop Ben 1,0 no\n= hop Ben 1,1 yes\n"
              "! place ffff 0,1 r0 racer 1,0 => exactly two steps\nplace ffff 0,1 r0 racer 1,0 1,1\n= racer Ben 1,1" },
  { "/ruling/L20/exact/one-step-onto-the-lighthouse",
    LAKE_ONLY "rule L20 exact\nplay\nplace lake 0,1 r0\n" BOTH "place frrr -1,0 r0 racer 1,1\n"
              "place frfr -2,0 r0\nplace frfr -3,0 r0 racer 2,2\nplace frfr -4,0 r0\n= way Ben 1 1\n"
              "= hop Ben 2,1 no\n= hop Ben 2,3 yes\nplace frfr -5,0 r0 racer 2,3\n= keeper Ben" },
  { "/ruling/L21/no",
    LAKE_ONLY "play\nplace lake 1,-1 r0 follower road:W\n" BOTH "= hop Ben 1,0 no\n= hop Ben 1,1 no\n"
              "! place ffff 0,1 r0 racer 1,0 => may not enter 1,0, where this figure stands: Anna’s follower on the\n"
              "! place ffff 0,1 r0 racer 1,0 1,1 => may not enter 1,0" },
  { "/ruling/L21/no/own-followers-and-racers-block",
    LAKE_ONLY "play\nplace lake 1,-1 r0 follower road:W\n" BOTH "place ffff 0,1 r0 racer 0,1\n"
              "= hop Anna 1,0 no\n= hop Anna 0,1 no\n! place ffff 0,2 r0 racer 0,1 => Ben's racer stands there" },
  { "/ruling/L21/no/the-arbitress-does-not-block",
    LAKE_ONLY "use arbitress\nplay\nplace ffff 0,1 r0\n" LAKE BOTH "place ffff 0,2 r0 arbitress 0,1\n"
              "= hop Ben 0,1 yes" },
  { "/ruling/L21/no/the-starting-tile-holds-many",
    LAKE_ONLY "play\n" ANNA ("0,0 road:E") LAKE BOTH "= racer Anna 0,0\n= racer Ben 0,0" },
  { "/ruling/L21/pass", LAKE_ONLY "rule L21 pass\nplay\nplace lake 1,-1 r0 follower road:W\n" BOTH "= hop Ben 1,0 no\n"
                                  "= hop Ben 1,1 yes\n! place ffff 0,1 r0 racer 1,0 => Anna’s follower on the\n"
                                  "place ffff 0,1 r0 racer 1,0 1,1\n= racer Ben 1,1" },
  { "/ruling/L22/onto-the-tile-just-placed",
    LAKE_ONLY "play\n" LAKE BOTH "place ffff 0,1 r0 racer 0,1\n= racer Ben 0,1" },
  { "/ruling/L23/rim",
    LAKE_ONLY "play\n" LAKE BOTH "= way Ben 4 2\n= hop Ben 1,1 yes\n= hop Ben 1,-1 yes\n= hop Ben 2,0 no\n"
              "! place ffff 0,1 r0 racer 1,0 2,0 => open water\n! place ffff 0,1 r0 racer 2,0 => cannot reach" },
  { "/ruling/L23/around",
    LAKE_ONLY "rule L23 around\nplay\n" LAKE BOTH "= way Ben 0 0\n= hop Ben 1,0 no\n"
              "! place ffff 0,1 r0 racer 1,0 => around the lake\nplace ffff 0,1 r0\nplace ffff 0,2 r0\n"
              "place ffff 1,2 r0\nplace ffrf 2,2 r2\n= way Ben 0 0\nplace ffff 3,2 r0\n= way Ben 6 3" },
  { "/ruling/L25/block",
    LAKE_ONLY "play\nplace lake 1,-1 r0 follower farm:nnw 3,1\n= warning yes\n" BOTH "= warning no\n"
              "= way Ben 0 0\nplace ffff 0,1 r0 racer 1,1\nplace ffff 0,2 r0\n= hop Ben 2,1 yes\n= hop Ben 3,1 no\n"
              "! place ffff 1,2 r0 racer 2,1 3,1 => Anna’s follower on the" },
  { "/ruling/L25/no-warning-elsewhere", LAKE_ONLY "play\nplace lake 1,-1 r0 follower farm:nnw 1,1\n= warning no" },
  { "/ruling/L25/exempt",
    LAKE_ONLY "rule L25 exempt\nplay\nplace lake 1,-1 r0 follower farm:nnw 3,1\n= warning no\n" BOTH
              "= way Ben 4 2\nplace ffff 0,1 r0 racer 1,1\nplace ffff 0,2 r0\nplace ffff 1,2 r0 racer 3,1\n"
              "= keeper Ben" },
  { "/ruling/L26/entering-the-cell",
    LAKE_ONLY "play\n" LAKE BOTH "place ffff 0,1 r0 racer 1,1\nplace ffff 0,2 r0\n"
              "place ffff 1,2 r0 racer 2,1\nplace ffrf 2,2 r2\n"
              "! place ffff 3,2 r0 racer 3,1 3,2 => a step left over is lost\n= keeper none\n"
              "place ffff 3,2 r0 racer 3,1\n= keeper Ben" },

  /* ---- L29 to L31: a racer is removed, arrives, or never arrives ---- */
  { "/ruling/L29/act",
    LAKE_ONLY "play\n" LAKE BOTH "return Ben 0,0 race dragon\n= racer Ben none\n= supply Ben 7\n"
              "! race join => nobody is asked\nplace ffff 0,1 r0 enter\n= racer Ben 0,0\nplace ffff 0,2 r0\n"
              "! place ffff 1,2 r0 enter => a racer already" },
  { "/ruling/L29/act/any-later-turn",
    LAKE_ONLY "play\n" LAKE BOTH "return Ben 0,0 race dragon\nplace ffff 0,1 r0\nplace ffff 0,2 r0\n"
              "place ffff 1,2 r0 enter\n= racer Ben 0,0" },
  { "/ruling/L29/act/lifted-when-the-supply-is-empty",
    LAKE_ONLY "play\n" ANNA_OUT "place ffff 0,1 r0\n" LAKE "race decline\nrace lift 0,0 farm:ese\n"
              "place ffff 0,2 r0\nreturn Anna 0,0 race dragon\n" ANNA (
                  "0,0 farm:ese") "= supply Anna 0\n"
                                  "= ask tile Ben\nplace ffff 1,2 r0\n! place ffrf 2,2 r2 enter => no such figure\n"
                                  "place ffrf 2,2 r2 enter lift 0,0 farm:ese\n= racer Anna 0,0" },
  { "/ruling/L29/free", LAKE_ONLY "rule L29 free\nplay\n" LAKE BOTH "return Ben 0,0 race dragon\n"
                                  "! race decline => which tile\nrace join\n= racer Ben 0,0\n= ask tile Ben\n"
                                  "! race join => nobody is asked\nplace ffff 0,1 r0 racer 1,1\n= racer Ben 1,1" },
  { "/ruling/L29/free/only-in-one's-own-turn",
    LAKE_ONLY "rule L29 free\nplay\n" LAKE BOTH "return Anna 0,0 race dragon\n= ask tile Ben\n"
              "! race join => nobody is asked" },
  { "/ruling/L29/free/only-once-removed",
    LAKE_ONLY "rule L29 free\nplay\n" LAKE NOBODY "! race join => nobody is asked" },
  { "/ruling/L30/at-the-end",
    LAKE_ONLY "play\n" LAKE "race join\nrace decline\nplace ffff 0,1 r0\nplace ffff 0,2 r0 racer 1,1\n"
              "place ffff 1,2 r0\nplace ffrf 2,2 r2 racer 3,1\n= keeper Anna\n= scores 0 0\n= forecast 25 0\n"
              "= supply Anna 6\n! return Anna 3,1 race x => no racer\nend test\n= line Anna 25 keeper\n"
              "= scores 25 0\n= because keeper\n= cites L30\n= supply Anna 6" },
  { "/ruling/L30/not-counted-in-ties",
    LAKE_ONLY "use arbitress\nplay\npoints Ben 1 test\n" LAKE "race join\nrace decline\nplace ffff 0,1 r0\n"
              "place ffff 0,2 r0 racer 1,1\nplace ffff 1,2 r0\nplace ffrf 2,2 r2 racer 3,1\n" ANNA ("0,0 city:N")
                  BEN ("0,0 city:N") "end test\n= points Anna 0 Ben 1\n= scores 26 1" },
  { "/ruling/L31/the-stack-ends-first",
    LAKE_ONLY "play\n" LAKE BOTH "= supply Anna 6\nend test\n= keeper none\n= no line keeper\n"
              "= supply Anna 7\n= supply Ben 7\n= racer Ben none" },

  /* ---- L33 to L42: water ---- */
  { "/ruling/L32/a-card-instead-of-points",
    "player Anna\nplayer Ben\nset base\nset king\n" LAKE_ONLY "play\n" LAKE BOTH
    "place ffff 0,1 r0 racer 1,1\nplace cfff 0,-1 r2\n= card king Anna\nplace ffff 1,2 r0 racer 3,1\n= ask card Ben\n"
    "card king\n= card king Ben kept\nend test\n= no line keeper\n= line Ben 1 king 1 city = 1" },
  { "/ruling/L33/two", "player Anna\nplayer Ben\nset base\n" LAKE_ONLY "play\n= tokens 0 0\n" LAKE "= tokens 10 10" },
  { "/ruling/L33/three", "player Anna\nplayer Ben\nplayer Clara\nset base\n" LAKE_ONLY "play\n" LAKE "= tokens 8 8 8" },
  { "/ruling/L33/four",
    "player Anna\nplayer Ben\nplayer Clara\nplayer David\nset base\n" LAKE_ONLY "play\n" LAKE "= tokens 6 6 6 6" },
  { "/ruling/L33/five", "player Anna\nplayer Ben\nplayer Clara\nplayer David\nplayer Eva\nset base\n" LAKE_ONLY
                        "play\n" LAKE "= tokens 5 5 5 5 5" },
  { "/ruling/L33/six", SIX "set base\n" LAKE_ONLY "play\n" LAKE "= tokens 4 4 4 4 4 4" },
  { "/ruling/L34/next", LAKE_ONLY "play\nplace lake -1,-3 r2\n" NOBODY "= tokens 10 10\n= poured 0" },
  { "/ruling/L34/same",
    LAKE_ONLY "rule L34 same\nplay\nplace lake -1,-3 r2\n= poured 0\n" NOBODY "= tokens 9 10\n= poured 1" },
  { "/ruling/L35/each",
    LAKE_ONLY "play\n" LAKE NOBODY TWO_CITIES_ALMOST "= poured 0\n" TWO_CITIES "= tokens 8 10\n= poured 2" },
  { "/ruling/L35/one",
    LAKE_ONLY "rule L35 one\nplay\n" LAKE NOBODY TWO_CITIES_ALMOST TWO_CITIES "= tokens 9 10\n= poured 1" },
  { "/ruling/L36/another-city-gets-no-token",
    SIX PLAIN_SETS LAKE_ONLY "play\n" LAKE FIVE ANNAS START_CITY ANNAS LAKE_CITY THIRD_CITY
                             "= tokens 1 4 4 4 4 4\n" TWO_CITIES_ALMOST TWO_CITIES "= tokens 0 4 4 4 4 4\n= poured 4\n"
                             "= line Anna 4 water 4 tokens = 4\n= cites L39 L40\n= because used-up" },
  { "/ruling/L39/tokens-of-all-players-and-of-this-turn",
    SIX PLAIN_SETS LAKE_ONLY "play\n" LAKE FIVE "turn Ben test\n" START_CITY ANNAS LAKE_CITY THIRD_CITY
                             "= tokens 2 3 4 4 4 4\n" TWO_CITIES_ALMOST TWO_CITIES "= line Anna 5 water 5 tokens = 5\n"
                             "= scores 5 0 0 0 0 0" },
  { "/ruling/L39/once-and-then-no-more-tokens", SIX PLAIN_SETS LAKE_ONLY
    "play\n" LAKE FIVE ANNAS START_CITY ANNAS LAKE_CITY TWO_CITIES_ALMOST TWO_CITIES "= poured 4\n" THIRD_CITY
    "= poured 4\n= tokens 0 4 4 4 4 4\nend test\n= scores 4 0 0 0 0 0" },
  { "/ruling/L40/after", SIX PLAIN_SETS LAKE_ONLY
    "use arbitress\nplay\npoints Ben 1 test\n" LAKE FIVE ANNAS START_CITY ANNAS LAKE_CITY TWO_CITIES_ALMOST ANNA (
        "1,2 city:W") BEN ("1,2 city:W") TWO_CITIES "= points Anna 0 Ben 1\n"
                                                    "= scores 8 1 0 0 0 0" },
  { "/ruling/L40/before", SIX PLAIN_SETS LAKE_ONLY "use arbitress\nrule L40 before\nplay\npoints Ben 1 test\n" LAKE FIVE
                              ANNAS START_CITY ANNAS LAKE_CITY TWO_CITIES_ALMOST ANNA ("1,2 city:W") BEN ("1,2 city:W")
                                  TWO_CITIES "= points Anna 4 Ben 1\n= scores 4 5 0 0 0 0" },
  { "/ruling/L42/all",
    LAKE_ONLY "play\n" LAKE NOBODY "turn Ben test\n" START_CITY TWO_CITIES_ALMOST TWO_CITIES
              "= tokens 8 9\nend test\n= line Anna 3 water 3 tokens = 3\n= scores 3 0\n= because fewest\n= cites L42" },
  { "/ruling/L42/all/everyone-tied",
    LAKE_ONLY "play\n" LAKE NOBODY "turn Ben test\n" START_CITY ANNAS LAKE_CITY "end test\n= scores 2 2" },
  { "/ruling/L42/own", LAKE_ONLY "rule L42 own\nplay\n" LAKE NOBODY
                                 "turn Ben test\n" START_CITY TWO_CITIES_ALMOST TWO_CITIES "end test\n= scores 2 0" },
  { "/ruling/L42/own/everyone-tied",
    LAKE_ONLY "rule L42 own\nplay\n" LAKE NOBODY "turn Ben test\n" START_CITY ANNAS LAKE_CITY "end test\n"
              "= scores 1 1" },
  { "/ruling/L42/none-placed", LAKE_ONLY "play\n" LAKE NOBODY "end test\n= scores 0 0\n= no line water" },

  /* ---- L48 ---- */
  { "/ruling/L48/herd", LAKE_ONLY "play\nplace lake 1,-1 r0 follower farm:nnw 1,-1\n" NOBODY LAKE_CITY "end test\n"
                                  "= line Anna 4 farm 1 city × 3 + 1 for the pig herd = 4" },
  { "/ruling/L48/other-lake-farms-have-none",
    LAKE_ONLY "play\nplace lake 1,-1 r0 follower farm:nnw 3,1\n" NOBODY "place cfff 4,1 r1\n"
              "place cfff 5,1 r3\nend test\n= line Anna 3 farm 1 city × 3 = 3" },
  { "/ruling/L48/siege", "player Anna\nplayer Ben\nset base\nset siege\n" LAKE_ONLY "play\n"
                         "place lake 1,-1 r0 follower farm:nnw 1,-1\n" NOBODY "place siege/edge 2,-2 r2\nend test\n"
                         "= line Anna 8 farm 1 besieged city × 6 + 2 for the pig herd = 8\n= cites farm B3 L48" },
  { NULL, NULL },
};
