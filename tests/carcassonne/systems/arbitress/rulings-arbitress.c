/* rulings-arbitress.c - the readings of the sheet The Arbitress, each with a small game that was computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.  The Arbitress stands there.  Ties are
 * made with `deploy`, which can put a figure where another one already stands.
 */
#include "carc-rulings.h"

#define SHE "use arbitress\n"
#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\n" SHE

/* A straight road from -2,0 to 2,0 that still lacks its western end; five tiles, 5 points.  It is Ben's turn. */
#define ROAD "place frfr 1,0 r0\nplace frfr -1,0 r0\nplace frrr 2,0 r0\n"
#define CLOSE "place frrr -2,0 r0\n"
/* The same, one tile longer: its end is at -3,0, and it is 6 points.  It is Anna's turn. */
#define LONG_ROAD ROAD "place frfr -2,0 r0\n"
#define CLOSE_LONG "place frrr -3,0 r0\n"

/* A road east along row 0 and south along column 3; the cells inside the bend are empty.  The Arbitress stands south of
 * the start, at 0,2.  A tile at -1,0 completes the road for 8 points.  It is Anna's turn. */
#define BEND                                                                                                           \
  "place ffff 0,1 r0\nplace ffff 0,2 r0\nplace frfr 1,0 r0\nplace frfr 2,0 r0\nplace ffrr 3,0 r0\n"                    \
  "place frfr 3,1 r1\nplace frfr 3,2 r1\nplace frrr 3,3 r2 arbitress 0,2\n"
#define CLOSE_BEND "place frrr -1,0 r0\n"

/* With all these tiles put aside, the next one can be the last. */
#define MOST_ASIDE                                                                                                     \
  "aside cccc+\naside ccfc\naside ccfc\naside ccfc\naside ccfc+\naside ccrc\naside ccrc+\naside ccrc+\n"               \
  "aside cfcf-two\naside cfcf-two\naside cfcf-two\naside cffc\naside cffc\naside cffc\naside cffc+\n"                  \
  "aside cffc+\naside cffc-two\naside cffc-two\naside cfrr\naside cfrr\naside cfrr\naside crfr\naside crfr\n"          \
  "aside crfr\naside crrc\naside crrc\naside crrc\naside crrc+\naside crrc+\naside crrf\naside crrf\n"                 \
  "aside crrf\naside crrr\naside crrr\naside crrr\naside fcfc\naside fcfc+\naside fcfc+\naside ffff\n"                 \
  "aside ffff\naside ffrf\naside ffrf\naside ffrr\naside ffrr\naside ffrr\naside ffrr\naside ffrr\n"                   \
  "aside ffrr\naside ffrr\naside ffrr\naside ffrr\naside frfr\naside frfr\naside frfr\naside frfr\n"                   \
  "aside frfr\naside frfr\naside frfr\naside frrr\naside frrr\naside frrr\naside frrr\naside rrrr\n"
/* Anna leads by a point.  She and Ben are tied for a cloister and a road; Ben lays the last tile. */
#define LAST_OF_TWO                                                                                                    \
  "snapshot\nlies ffff 0,1 r0\nlies frfr 1,0 r0\nstands Anna follower 0,1 cloister\nstands Anna follower 0,0 "         \
  "road:E\nstands Ben follower 0,1 cloister\nstands Ben follower 0,0 road:E\nscore Anna 1 x\n" MOST_ASIDE              \
  "aside cfff\naside cfff\naside cfff\naside cfff\naside cfff\n"                                                       \
  "play on Ben\nplace ffff 0,2 r0\n"
/* The same with two farms: 3 points in the north of the start, 6 in its south. */
#define LAST_OF_FARMS                                                                                                  \
  "snapshot\nlies cfff 0,-1 r2\nlies cfff 0,1 r2\nlies cfff 0,2 r0\nlies cfff -1,1 r3\nlies cfff -2,1 r1\nstands "     \
  "Anna follower 0,0 farm:wnw\nstands Anna follower 0,0 farm:ese\nstands Ben follower 0,0 farm:wnw\nstands Ben "       \
  "follower 0,0 farm:ese\nscore Anna 1 x\n" MOST_ASIDE "aside ffff\naside frfr\n"                                      \
  "play on Ben\nplace ffff 0,-2 r0\n"

/* A tile at 0,-1 completes a road of five tiles (5 points) and the city of the start (4 points).  It is Ben's turn. */
#define TWO "place ffrr 1,0 r1\nplace ffrr 1,-1 r0\nplace frrr -1,0 r0\n"
#define CLOSE_TWO "place crrr 0,-1 r2\n"

/* The lake east of the start; nobody joins the race.  It is Ben's turn. */
#define LAKE "place lake 1,-1 r0\nrace decline\nrace decline\n"

#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"
#define CLARA(at) "deploy Clara follower " at " test\n"

const Script rulings_arbitress[] = {
  /* ---- A1 to A3: the distance ---- */
  { "/ruling/A1/steps",
    SHE "play\n" ROAD ANNA ("2,0 road:W") BEN ("-1,0 road:W") CLOSE "= tie Anna 2 Ben 1 > Ben\n"
                                                                    "= scores 0 5\n= because nearest\n= cites A1" },
  { "/ruling/A1/steps/default-on-her-cell", SHE "play\n" ROAD "points Anna 3 test\n" ANNA ("0,0 road:E")
                                                BEN ("1,0 road:E") CLOSE "= tie Anna 0 Ben 1 > Anna\n= scores 8 0" },
  { "/ruling/A1/between",
    SHE "rule A1 between\nplay\n" ROAD "points Anna 3 test\n" ANNA ("0,0 road:E") BEN ("1,0 road:E") CLOSE
    "= tie Anna 0 Ben 0 > Ben\n= points Anna 3 Ben 0\n= scores 3 5\n= cites A1 A8" },
  { "/ruling/A1/between/one-less",
    SHE "rule A1 between\nplay\n" ROAD "= distance 2,0 1\n= distance 1,0 0\n= distance 0,0 0" },
  { "/ruling/A1/tiles", SHE "rule A1 tiles\nplay\n" BEND ANNA ("0,0 road:E") BEN ("3,2 road:N") CLOSE_BEND
    "= tie Anna 2 Ben 1 > Ben\n= scores 0 8" },
  { "/ruling/A1/tiles/default-decides-otherwise",
    SHE "play\n" BEND ANNA ("0,0 road:E") BEN ("3,2 road:N") CLOSE_BEND "= tie Anna 2 Ben 3 > Anna\n"
                                                                        "= scores 8 0" },
  { "/ruling/A1/walk", SHE "rule A1 walk\nplay\n" BEND ANNA ("2,0 road:E") BEN ("3,2 road:N") CLOSE_BEND
    "= tie Anna 4 Ben 7 > Anna\n= scores 8 0" },
  { "/ruling/A1/walk/default-decides-otherwise",
    SHE "play\n" BEND ANNA ("2,0 road:E") BEN ("3,2 road:N") CLOSE_BEND "= tie Anna 4 Ben 3 > Ben\n"
                                                                        "= scores 0 8" },
  { "/ruling/A2/empty-cells-count", SHE "play\n" BEND "= distance 3,2 3\n= distance 3,1 4" },
  { "/ruling/A2/not-under-tiles", SHE "rule A1 tiles\nplay\n" BEND "= distance 3,2 1\n= distance 3,1 2" },
  /* Across first, the cells 1,2 2,2 and 2,1 of the way are empty.  Up first, all four cells would have tiles. */
  { "/ruling/A3/across-then-up", SHE "rule A1 tiles\nplay\n" BEND "= distance 2,0 1" },

  /* ---- A5 to A7: who competes ---- */
  { "/ruling/A5/nearest-counts", SHE "play\n" ROAD ANNA ("2,0 road:W") ANNA ("0,0 road:E") BEN ("1,0 road:E")
                                     BEN ("-1,0 road:W") CLOSE "= tie Anna 0 Ben 1 > Anna\n= scores 5 0\n= cites A5" },
  { "/ruling/A6/nearer-minority-loses", SHE "play\n" ROAD ANNA ("2,0 road:W") ANNA ("2,0 road:W") BEN ("0,0 road:E")
                                            CLOSE "= ties 0\n"
                                                  "= scores 5 0\n= because majority" },
  { "/ruling/A6/a-feature-worth-nothing-has-no-tie",
    SHE "play\n" ANNA ("0,0 farm:ese") BEN ("0,0 farm:ese") "end test\n= ties 0\n= scores 0 0\n"
                                                            "= no line farm" },
  { "/ruling/A6/two-of-three-are-tied",
    THREE "play\n" ROAD ANNA ("2,0 road:W") ANNA ("2,0 road:W") BEN ("1,0 road:E") BEN ("1,0 road:E")
        CLARA ("0,0 road:E") CLOSE "= tie Anna 2 Ben 1 > Ben\n= scores 0 5 0" },
  { "/ruling/A7/distance-then-points",
    THREE "play\npoints Ben 4 test\npoints Clara 2 test\n" ROAD ANNA ("2,0 road:W") BEN ("1,0 road:E")
        CLARA ("-1,0 road:W") CLOSE "= tie Anna 2 Ben 1 Clara 1 > Clara\n= points Ben 4 Clara 2\n"
                                    "= scores 0 4 7\n= because fewer\n= cites A7 A8" },

  /* ---- A8, A9: the scoreboard ---- */
  { "/ruling/A8/before",
    SHE "play\npoints Ben 1 test\n" TWO ANNA ("1,0 road:W") ANNA ("0,0 city:N") BEN ("0,0 city:N") CLOSE_TWO
    "= ask tile Anna\n= tie Anna 0 Ben 0 > Anna\n= points Anna 0 Ben 1\n= scores 9 1" },
  { "/ruling/A8/running", SHE "rule A8 running\nplay\n" ANNA ("0,0 city:N") ANNA ("0,0 road:E")
                              BEN ("0,0 road:E") "end test\n"
                                                 "= points Anna 1 Ben 0\n= tie Anna 0 Ben 0 > Ben\n= scores 1 1" },
  { "/ruling/A8/before/at-the-end",
    SHE "play\n" ANNA ("0,0 city:N") ANNA ("0,0 road:E")
        BEN ("0,0 road:E") "end test\n"
                           "= points Anna 0 Ben 0\n= tie Anna 0 Ben 0 > Anna Ben\n= scores 2 1" },
  { "/ruling/A8/before/corrections-count",
    SHE "play\n" ROAD ANNA ("1,0 road:E") BEN ("1,0 road:E") "points Anna -2 test\n" CLOSE
                                                             "= points Anna -2 Ben 0\n= scores 3 0" },
  { "/ruling/A9/running-asks-the-order", SHE "rule A8 running\nplay\npoints Ben 1 test\n" TWO ANNA ("1,0 road:W")
                                             ANNA ("0,0 city:N") BEN ("0,0 city:N") CLOSE_TWO
    "= ask order Ben\n= scores 0 1\n"
    "! place ffff 5,5 r0 => something else is asked\n! order 1 => each of the 2\n"
    "! order 1 1 => each of the 2\n! order 1 2 3 => each of the 2\norder 1 2\n= ask tile Anna\n= scores 9 1" },
  { "/ruling/A9/running-other-order",
    SHE "rule A8 running\nplay\npoints Ben 1 test\n" TWO ANNA ("1,0 road:W") ANNA ("0,0 city:N") BEN ("0,0 city:N")
        CLOSE_TWO "order 2 1\n= points Anna 5 Ben 1\n= scores 5 5" },
  { "/ruling/A9/running-asks-only-where-it-matters",
    SHE "rule A8 running\nplay\npoints Ben 9 test\n" TWO ANNA ("1,0 road:W") ANNA ("0,0 city:N") BEN ("0,0 city:N")
        CLOSE_TWO "= ask tile Anna\n= scores 9 9" },
  { "/ruling/A9/before-never-asks", SHE "play\npoints Ben 1 test\n" TWO ANNA ("1,0 road:W") ANNA ("0,0 city:N")
                                        BEN ("0,0 city:N") CLOSE_TWO "= ask tile Anna" },

  /* ---- A10: distance and points are equal ---- */
  { "/ruling/A10/share", SHE "play\n" ROAD ANNA ("1,0 road:E") BEN ("-1,0 road:W") CLOSE
    "= tie Anna 1 Ben 1 > Anna Ben\n"
    "= points Anna 0 Ben 0\n= scores 5 5\n= because rules-end\n= cites A8 A10" },
  /* The road ends at 2,0: Anna's figure stands near the edge of that tile, 1.7 tiles from the Arbitress.  Ben's figure
   * stands in the middle of its tile, 2 tiles from her. */
  { "/ruling/A10/ruler", SHE "rule A10 ruler\nplay\n" LONG_ROAD ANNA ("2,0 road:W") BEN ("-2,0 road:E") CLOSE_LONG
    "= tie Anna 2 Ben 2 > Anna\n= scores 6 0\n= because ruler\n= cites A10" },
  { "/ruling/A10/ruler/equal-so-they-share",
    SHE "rule A10 ruler\nplay\n" ROAD ANNA ("1,0 road:E") BEN ("-1,0 road:W") CLOSE "= scores 5 5\n"
                                                                                    "= because rules-end" },
  { "/ruling/A10/active",
    SHE "rule A10 active\nplay\n" ROAD ANNA ("1,0 road:E") BEN ("-1,0 road:W") CLOSE "= scores 0 5\n"
                                                                                     "= because active" },
  { "/ruling/A10/active/not-among-them",
    THREE "rule A10 active\nplay\n" ROAD BEN ("1,0 road:E")
        CLARA ("-1,0 road:W") "= ask tile Anna\n" CLOSE "= scores 0 5 5\n= because rules-end" },
  /* When the game ends, the active player is who laid the last tile, however it ends. */
  { "/ruling/A10/active/ended-by-the-table",
    SHE "rule A10 active\nplay\nplace frfr 1,0 r0\n" ANNA ("0,0 city:N")
        BEN ("0,0 city:N") "= ask tile Ben\n= forecast 1 0\nend test\n= scores 1 0\n= because active" },
  { "/ruling/A10/active/ended-before-the-first-tile",
    SHE "rule A10 active\nplay\n" ANNA ("0,0 city:N")
        BEN ("0,0 city:N") "= forecast 1 1\nend test\n= scores 1 1\n= because rules-end" },
  { "/ruling/A10/active/the-turn-was-corrected",
    SHE "rule A10 active\nplay\nplace frfr 1,0 r0\n" ANNA ("0,0 city:N")
        BEN ("0,0 city:N") "turn Anna test\n= forecast 1 0\nturn Ben test\nend test\n= scores 1 0" },
  { "/ruling/A10/last",
    SHE "rule A10 last\nplay\n" ROAD BEN ("-1,0 road:W") ANNA ("1,0 road:E") CLOSE "= scores 5 0\n"
                                                                                   "= because last" },
  { "/ruling/A10/nobody", SHE "rule A10 nobody\nplay\n" ROAD ANNA ("1,0 road:E") BEN (
                              "-1,0 road:W") "= supply Anna 6\n" CLOSE
                                             "= tie Anna 1 Ben 1 >\n= scores 0 0\n= supply Anna 7\n= supply Ben 7" },
  { "/ruling/A10/ask", THREE "rule A10 ask\nplay\n" ROAD ANNA ("1,0 road:E") BEN ("-1,0 road:W") CLOSE
    "= ask judge Anna Ben\n"
    "= scores 0 0 0\n! judge Clara => only the players still tied\n! judge Anna Clara => only the players\n"
    "! place ffff 5,5 r0 => something else is asked\n! judge Zoe => nobody called\njudge Ben\n"
    "= scores 0 5 0\n= because table\n= cites A10\n= ask tile Ben" },
  /* The city and the road of the start are completed together.  Only one of them is tied, the other one is Anna's
   * alone.  While the table is asked, neither is scored. */
  { "/ruling/A10/ask/nothing-is-scored-yet",
    SHE "rule A10 ask\nplay\n" TWO ANNA ("1,0 road:W") ANNA ("0,0 city:N") BEN ("0,0 city:N") CLOSE_TWO
    "= ask judge Anna Ben\n= scores 0 0\n= ties 0\n= no line road\n= no line city\n= supply Anna 5\n= supply Ben 6\n"
    "judge Ben\n= ties 1\n= scores 5 4\n= supply Anna 7\n= supply Ben 7" },
  { "/ruling/A10/ask/nothing-is-scored-yet/the-other-is-tied",
    SHE "rule A10 ask\nplay\n" TWO ANNA ("0,0 city:N") ANNA ("0,0 road:W") BEN ("0,0 road:W") CLOSE_TWO
    "= ask judge Anna Ben\n= scores 0 0\n= ties 0\n= no line road\n= no line city\n= supply Anna 5\n= supply Ben 6\n"
    "judge Ben\n= ties 1\n= scores 4 5\n= supply Anna 7\n= supply Ben 7" },
  { "/ruling/A10/ask/both",
    SHE "rule A10 ask\nplay\n" ROAD ANNA ("1,0 road:E") BEN ("-1,0 road:W") CLOSE "judge Ben Anna\n"
                                                                                  "= scores 5 5" },
  { "/ruling/A10/ask/at-the-end",
    SHE "rule A10 ask\nplay\n" ANNA ("0,0 city:N") BEN ("0,0 city:N") ANNA ("0,0 road:E") BEN (
        "0,0 road:E") "end test\n= ask judge Anna Ben\njudge Anna\n= ask judge Anna Ben\njudge Ben\n= ask nothing\n"
                      "= scores 1 1" },
  { "/ruling/A10/ask/the-forecast-shares",
    SHE "rule A10 ask\nplay\n" ANNA ("0,0 city:N") BEN ("0,0 city:N") "= forecast 1 1\n= ask tile Anna" },

  /* ---- A11: the ruler ---- */
  { "/ruling/A11/off", SHE "play\npoints Anna 9 test\n" LONG_ROAD ANNA ("2,0 road:W") BEN ("-2,0 road:E") CLOSE_LONG
    "= scores 9 6\n= because fewer" },
  { "/ruling/A11/spots",
    SHE "rule A11 spots\nplay\npoints Anna 9 test\n" LONG_ROAD ANNA ("2,0 road:W") BEN ("-2,0 road:E") CLOSE_LONG
    "= tie Anna 2 Ben 2 > Anna\n= scores 15 0\n= because ruler\n= cites A11" },
  { "/ruling/A11/spots/equal-then-A10",
    SHE "rule A11 spots\nplay\npoints Anna 9 test\n" ROAD ANNA ("1,0 road:E") BEN ("-1,0 road:W") CLOSE
    "= scores 14 5\n= because rules-end\n= cites A11 A10" },
  { "/ruling/A11/table",
    SHE "rule A11 table\nplay\npoints Anna 9 test\n" LONG_ROAD ANNA ("2,0 road:W") BEN ("-2,0 road:E") CLOSE_LONG
    "= ask judge Anna Ben\n= scores 9 0\njudge Anna\n= scores 15 0\n= because table\n= cites A11" },
  { "/ruling/A11/table/nearer-by-steps-is-not-asked",
    SHE "rule A11 table\nplay\n" ROAD ANNA ("2,0 road:W") BEN ("-1,0 road:W") CLOSE "= ask tile Anna\n"
                                                                                    "= scores 0 5" },

  /* ---- A13 to A19: her walk ---- */
  { "/ruling/A13/after", SHE "play\n" ROAD ANNA ("2,0 road:W")
                             BEN ("-1,0 road:W") "place frrr -2,0 r0 arbitress 2,0\n"
                                                 "= tie Anna 0 Ben 3 > Anna\n= scores 5 0\n= cites A13\n= her 2,0" },
  { "/ruling/A13/before", SHE "rule A13 before\nplay\n" ROAD ANNA ("2,0 road:W")
                              BEN ("-1,0 road:W") "place frrr -2,0 r0 arbitress 2,0\n= tie Anna 2 Ben 1 > Ben\n= "
                                                  "scores 0 5\n= cites A13\n= her 2,0" },
  { "/ruling/A13/before/only-this-turn",
    SHE "rule A13 before\nplay\n" ROAD ANNA ("2,0 road:W") BEN ("-1,0 road:W") "place ffff 0,1 r0 arbitress 2,0\n" CLOSE
                                                                               "= tie Anna 0 Ben 3 > Anna" },
  { "/ruling/A13/before/the-end-is-judged-from-where-she-is",
    SHE "rule A13 before\nplay\nplace frfr 1,0 r0 arbitress 1,0\n" ANNA ("1,0 road:E")
        BEN ("0,0 road:W") "end test\n= tie Anna 0 Ben 1 > Anna" },
  { "/ruling/A14/tiles", SHE "play\n" BEND "= reach 3,1 yes\n= reach 3,2 no\n= reach 1,2 no\n= reach 0,2 no\n"
                             "! place frrr -1,0 r0 arbitress 3,2 => cannot reach\n"
                             "! place frrr -1,0 r0 arbitress 1,2 => no tile lies there" },
  { "/ruling/A14/gaps",
    SHE "rule A14 gaps\nplay\n" BEND "= reach 3,2 yes\n= reach 1,2 no\n"
        "! place frrr -1,0 r0 arbitress 1,2 => no tile lies there\nplace frrr -1,0 r0 arbitress 1,2 2,2 3,2\n"
        "= her 3,2" },
  { "/ruling/A14/occupied-and-coming-back",
    SHE "play\n" BEND BEN ("0,1 cloister") "= reach 0,1 yes\nplace frrr -1,0 r0 arbitress 0,1 0,2\n"
                                           "= her 0,2" },
  { "/ruling/A14/one-to-six", SHE "play\n" BEND "! place frrr -1,0 r0 arbitress 0,2 => cannot reach\n"
                                  "! place frrr -1,0 r0 arbitress 0,1 0,0 1,0 2,0 3,0 3,1 3,2 => at most 6\n"
                                  "place frrr -1,0 r0 arbitress 0,1 0,0 1,0 2,0 3,0 3,1\n= her 3,1" },
  { "/ruling/A15/open",
    "use lake\n" SHE "play\n" LAKE "= reach 2,0 yes\nplace frrr -1,0 r0 arbitress 1,0 2,0\n= her 2,0" },
  { "/ruling/A15/closed", "use lake\n" SHE "rule A15 closed\nplay\n" LAKE "= reach 2,0 no\n= reach 3,0 yes\n"
                          "! place frrr -1,0 r0 arbitress 1,0 2,0 3,0 => open water\n"
                          "place frrr -1,0 r0 arbitress 1,0 1,1 2,1 3,1 3,0\n= her 3,0" },
  { "/ruling/A16/one-act",
    SHE "play\n! place frfr 1,0 r0 follower road:E arbitress 0,0 => not a cell\n"
        "! place frfr 1,0 r0 arbitress 1,0 follower road:E => not a cell\nplace frfr 1,0 r0 follower road:E\n"
        "= her 0,0" },
  { "/ruling/A17/without-followers",
    SHE "play\n" ANNA ("0,0 road:E") ANNA ("0,0 road:E") ANNA ("0,0 road:E") ANNA ("0,0 road:E") ANNA ("0,0 road:E")
        ANNA ("0,0 road:E") ANNA ("0,0 road:E") "= supply Anna 0\n"
                                                "! place cfff 0,-1 r2 follower city:S => no follower left\nplace frfr "
                                                "1,0 r0 arbitress 1,0\n= her 1,0" },
  { "/ruling/A18/her-start", SHE "arbitress 5,-2\nstart rrrr 5,-2 r0\nplay\n= her 5,-2" },
  { "/ruling/A18/default", SHE "start rrrr 5,-2 r0\nplay\n= her 5,-2" },
  /* The farm in the north of the lake is on three of its cells. */
  { "/ruling/A19/the-cell-is-recorded",
    "use lake\n" SHE "play\n! place lake 1,-1 r0 follower farm:nnw => several cells\n"
    "place lake 1,-1 r0 follower farm:nnw 3,-1\nrace decline\nrace decline\n" BEN (
        "1,-1 farm:nnw") "place cfff 2,-2 r2\nend test\n= tie Anna 4 Ben 2 > Ben\n= line Ben 4 farm\n= no line city" },

  /* ---- A21 to A24 ---- */
  { "/ruling/A21/big-follower", "player Anna\nplayer Ben\nset base\nset inns\n" SHE "play\n" ROAD
                                "deploy Anna big 1,0 road:E test\n" BEN ("2,0 road:W") BEN ("2,0 road:W") CLOSE
    "= tie Anna 1 Ben 2 > Anna\n= scores 5 0" },
  { "/ruling/A22/winner-takes-all",
    SHE "play\n" ROAD ANNA ("2,0 road:W") BEN ("-1,0 road:W") CLOSE "= scores 0 5\n= supply Anna 7\n"
                                                                    "= supply Ben 7\n= cites A22" },
  { "/ruling/A23/each-by-itself-as-play-ended",
    SHE "play\npoints Ben 1 test\n" ANNA ("0,0 city:N") BEN ("0,0 city:N") ANNA ("0,0 road:E")
        BEN ("0,0 road:E") "end test\n= ties 2\n= scores 2 1\n= cites A23" },
  { "/ruling/A28/age", SHE "rule A8 running\nplay\npoints Ben 1 test\n" ANNA ("0,0 city:N") BEN ("0,0 city:N")
                           ANNA ("0,0 road:E") BEN ("0,0 road:E") "end test\n= ties 2\n= scores 2 2" },
  /* The cloister was claimed first, but the road of the start is older: Ben, who has fewer points, wins the road.  So
   * Anna wins the cloister, which is worth 3 points. */
  { "/ruling/A28/age/oldest-first",
    SHE "rule A8 running\nplay\npoints Anna 1 test\nplace ffff 0,1 r0\nplace frfr 1,0 r0\n" ANNA ("0,1 cloister")
        BEN ("0,1 cloister") ANNA ("0,0 road:E") BEN ("0,0 road:E") "= forecast 4 2\nend test\n= ties 2\n= scores 4 2\n"
                                                                    "= points Anna 1 Ben 2\n= cites A23" },
  /* The farm in the north of the start is older than the cloister at 0,1, and is scored after it. */
  { "/ruling/A28/age/farms-last",
    SHE "rule A8 running\nplay\npoints Anna 1 test\nplace cfff 0,-1 r2\nplace ffff 0,1 r0\n" ANNA ("0,0 farm:wnw")
        BEN ("0,0 farm:wnw") ANNA ("0,1 cloister") BEN ("0,1 cloister") "end test\n= ties 2\n= points Anna 1 Ben 2\n"
                                                                        "= scores 4 2" },
  /* The same table.  Ben laid the last tile and says that the cloister comes first: now Anna, who has more points, gets
   * nothing for it, and wins the road. */
  { "/ruling/A28/asked",
    SHE "rule A8 running\nrule A28 asked\nplay\npoints Anna 1 test\nplace ffff 0,1 r0\nplace frfr 1,0 r0\n" ANNA (
        "0,1 cloister") BEN ("0,1 cloister") ANNA ("0,0 road:E")
        BEN ("0,0 road:E") "= forecast 4 2\nend test\n= ask order Ben\n= scores 1 0\n! order 1 => each of the 2\n"
                           "order 2 1\n= ties 2\n= scores 3 3\n= points Anna 1 Ben 3\n= cites A23" },
  { "/ruling/A28/asked-only-where-it-matters",
    SHE "rule A8 running\nrule A28 asked\nplay\npoints Anna 9 test\nplace ffff 0,1 r0\nplace frfr 1,0 r0\n" ANNA (
        "0,1 cloister") BEN ("0,1 cloister") ANNA ("0,0 road:E") BEN ("0,0 road:E") "end test\n= scores 9 5" },
  /* By age, the road of the start would be scored before the farms, and the farm of the north before the other. */
  { "/ruling/A28/asked/farms-after-the-others",
    SHE "rule A8 running\nrule A28 asked\nplay\npoints Anna 1 test\nplace cfff 0,-1 r2\nplace ffff 0,1 r0\n" ANNA (
        "0,0 farm:wnw") BEN ("0,0 farm:wnw") ANNA ("0,1 cloister")
        BEN ("0,1 cloister") "end test\n= ties 2\n= points Anna 1 Ben 2\n= scores 4 2" },
  /* The last tile completes nothing, and no farm is tied: the order is asked once, and holds. */
  { "/ruling/A28/asked/after-the-last-tile", SHE "rule A8 running\nrule A28 asked\nplay\n" LAST_OF_TWO
                                                 "= ask order Ben\norder 2 1\n= ask nothing\n= scores 3 4" },
  { "/ruling/A28/asked/after-the-last-tile/by-age", SHE "rule A8 running\nrule A28 asked\nplay\n" LAST_OF_TWO
                                                        "= ask order Ben\norder 1 2\n= ask nothing\n= scores 5 2" },
  { "/ruling/A28/asked/farms-after-the-last-tile", SHE "rule A8 running\nrule A28 asked\nplay\n" LAST_OF_FARMS
                                                       "= ask order Ben\norder 2 1\n= ask nothing\n= scores 4 6" },
  { "/ruling/A23/corrections-before-the-end-count",
    SHE "play\nplace frfr 1,0 r0\n" ANNA ("0,0 city:N") BEN ("0,0 city:N") "points Anna 1 late\nend test\n"
                                                                           "= scores 1 1\n= because fewer" },
  { "/ruling/A24/racers-do-not-count",
    "use lake\n" SHE "play\nplace lake 1,-1 r0\nrace join\nrace decline\n" ANNA ("1,0 road:W")
        BEN ("1,0 road:W") "= racer Anna 0,0\nplace frrr -1,0 r0\n= tie Anna 1 Ben 1 > Anna Ben\n= scores 6 6" },
  /* The Arbitress stands on the Keeper's cell.  Their farmers are equally far away, so Anna must not win. */
  { "/ruling/A24/the-keeper-does-not-count",
    "use lake\n" SHE "play\nplace lake 1,-1 r0\nrace join\nrace decline\nplace frrr -1,0 r0\n"
    "place ffff 0,1 r0 racer 1,1\nplace cfff 2,-2 r2\nplace ffff 0,2 r0 racer 3,1\n= keeper Anna\n" ANNA (
        "1,-1 farm:nnw") BEN ("1,-1 farm:nnw") "place ffff 1,2 r0 arbitress 3,1\nend test\n"
                                               "= tie Anna 4 Ben 4 > Anna Ben" },
  { NULL, NULL },
};
