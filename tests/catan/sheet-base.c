/* sheet-base.c - the rules of Catan that the Fishermen build on: pieces, roads, dice, robber, development cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-sheets.h"

/* Gives Anna five roads in a row: 9 10 20 21 32 31. */
#define FIVE "build road 10-20\nbuild road 20-21\nbuild road 21-32\n"
/* Gives Ben five roads in a row: 40 41 31 30 19 18; his road 23 24 is apart. */
#define BENS_FIVE "turn Ben t\nroll 10\nbuild road 31-41\nbuild road 30-31\nbuild road 19-30\nbuild road 18-19\n"
#define KNIGHTS "buy\nbuy\nbuy\nbuy\n"
#define ANNA "turn Anna t\n"
#define BEN "turn Ben t\n"

const Script sheet_base[] = {
  /* ---- buildings ---- */
  { "/base/settlement/one-point", "play\nfound 9 9-10\n= line Anna 1 settlement 1 settlement = 1\n"
                                  "= because founded" },
  { "/base/settlement/distance",
    "play\nfound 9 9-10\n! found 9 1-9 => stands on 9 already\n! found 10 10-20 => too near\n"
    "! found 1 1-2 => too near\nfound 11 11-12" },
  { "/base/settlement/needs-a-road",
    "play\n...\nroll 10\n! build settlement 12 => no road that leads\nbuild road 10-11\nbuild settlement 11\n"
    "= scores 3 2 2" },
  { "/base/settlement/own-road", "play\n...\nroll 10\n= may settlement Anna 10 no\n= may settlement Anna 44 no\n"
                                 "! build settlement 44 => too near\n"
                                 "build road 10-11\n= may settlement Anna 11 yes\n= may settlement Ben 11 no" },
  { "/base/settlement/after-the-dice", "play\n...\n! build road 10-11 => after the dice" },
  { "/base/settlement/five-in-the-box",
    "play\n...\nroll 10\nagreed t build settlement 1\nagreed t build settlement 3\nagreed t build settlement 5\n"
    "= left Anna 13 0 4\n! agreed t build settlement 7 => no settlement left" },
  { "/base/city/on-a-settlement",
    "play\n...\nroll 10\n! build city 11 => no settlement on 11\n! build city 40 => no settlement on 40\n"
    "build city 9\n"
    "= line Anna 1 city 1 city × 2 − 1 settlement = 1\n! build city 9 => a city on 9 already" },
  { "/base/city/the-settlement-returns", "play\n...\nroll 10\nbuild city 9\n= left Anna 13 4 3\n= scores 3 2 2" },
  { "/base/city/four-in-the-box",
    "play\n...\npoints Anna -5 t\nroll 10\nbuild city 9\nbuild city 32\nagreed t build settlement 1\n"
    "agreed t build settlement 3\n"
    "build city 1\nbuild city 3\nagreed t build settlement 5\n! build city 5 => no city left\n= left Anna 13 4 0" },
  { "/base/found/free-intersection", "play\n...\n! found 1 1-2 => something else" },
  { "/base/found/road-at-the-settlement", "play\n! found 9 10-20 => does not touch\nfound 9 1-9" },
  { "/base/found/one-may-settle-anywhere", "play\n= may found Anna 22 yes\nfound 22 22-23\n"
                                           "= may found Ben 22 no\n= may found Ben 23 no" },

  /* ---- roads ---- */
  { "/base/road/connected",
    "play\n...\nroll 10\n= may road Anna 1-9 yes\n= may road Anna 10-11 yes\n= may road Anna 11-12 no\n"
    "! build road 11-12 => neither a road\n"
    "build road 10-11\nbuild road 11-12" },
  { "/base/road/one-on-an-edge", "play\n...\nroll 10\n! build road 40-41 => a road of Ben lies on 40-41" },
  { "/base/road/not-through-others",
    "play\n...\nroll 10\nbuild road 31-41\nagreed t build settlement 12\nturn Ben t\nroll 10\n"
    "agreed t build road 11-12\n"
    "! build road 12-13 => is in the way" },
  { "/base/road/up-to-others",
    "play\n...\nroll 10\nbuild road 31-41\n= may road Anna 40-41 no\n= may road Anna 41-42 yes" },
  { "/base/road/fifteen-in-the-box",
    "play\n...\nroll 10\npoints Anna -5 t\nbuild road 10-20\nbuild road 20-21\nbuild road 21-22\nbuild road 22-23\n"
    "build road 12-22\nbuild road 11-12\nbuild road 3-11\nbuild road 2-3\nbuild road 1-2\nbuild road 1-9\n"
    "build road 10-11\n"
    "build road 8-9\nbuild road 8-18\n= left Anna 0 3 4\n! build road 18-19 => no road left\n"
    "= may road Anna 18-19 no" },

  /* ---- the longest road ---- */
  { "/base/longest/five", "play\n...\nroll 10\nbuild road 10-20\nbuild road 20-21\n= longest none\n"
                          "build road 21-32\n= road Anna 5\n"
                          "= longest Anna\n= line Anna 2 road 1 card × 2 = 2\n= because taken\n= scores 4 2 2" },
  { "/base/longest/strictly-longer-takes-it",
    "play\n...\nroll 10\n" FIVE BENS_FIVE "= road Ben 5\n= longest Anna\nbuild road 17-18\n= longest Ben\n"
    "= line Anna -2 road\n= line Ben 2 road\n= scores 2 4 2" },
  { "/base/longest/passed-on", "play\n...\nroll 10\n" FIVE BENS_FIVE "build road 17-18\n= because taken" },
  { "/base/longest/a-settlement-breaks-it",
    "play\n...\nroll 10\n" FIVE BEN "roll 10\nagreed t build road 19-20\nbuild settlement 20\n= road Anna 3\n"
    "= longest none\n"
    "= because broken\n= scores 2 3 2" },
  { "/base/longest/one-that-ends-there-counts",
    "play\n...\nroll 10\n" FIVE "build road 31-30\n= road Anna 6\n" BEN
    "roll 10\nagreed t build road 29-30\nagreed t build settlement 30\n= road Anna 6\n= longest Anna" },
  { "/base/longest/an-own-settlement-breaks-nothing",
    "play\n...\nroll 10\n" FIVE "build settlement 20\n= road Anna 5\n= longest Anna" },
  { "/base/longest/an-intersection-twice",
    "play\n...\nroll 10\nbuild road 10-20\nbuild road 10-11\nbuild road 11-12\nbuild road 12-22\n"
    "build road 21-22\nbuild road 20-21\n"
    "= road Anna 7\nbuild road 21-32\n= road Anna 8\n= longest Anna" },
  { "/base/longest/after-a-break-still-longest",
    "play\n...\nroll 10\n" FIVE "build road 1-9\nbuild road 1-2\n= road Anna 7\n" BENS_FIVE
    "agreed t build settlement 1\n= road Anna 6\n= longest Anna\n= scores 4 3 2" },
  { "/base/longest/after-a-break-jointly-longest",
    "play\n...\nroll 10\n" FIVE "build road 1-9\nbuild road 1-2\nbuild road 30-31\n= road Anna 8\n"
    "turn Clara t\nroll 10\nbuild road 43-44\nbuild road 42-43\nbuild road 42-50\nbuild road 50-51\n= road Clara 5\n"
    "agreed t build settlement 21\n= road Anna 5\n= longest Anna\n= no line correction" },
  { "/base/longest/after-a-break-another-has-more",
    "play\n...\nroll 10\n" FIVE BENS_FIVE "agreed t build settlement 20\n= road Anna 3\n= longest Ben\n"
    "= line Anna -2 road\n= scores 2 5 2" },
  { "/base/longest/after-a-break-others-tied",
    "play\n...\nroll 10\n" FIVE BENS_FIVE
    "turn Clara t\nroll 10\nbuild road 43-44\nbuild road 42-43\nbuild road 42-50\nbuild road 50-51\n= road Clara 5\n"
    "agreed t build settlement 20\n= road Anna 3\n= longest none\n= scores 2 2 3\nbuild road 51-52\n"
    "= longest Clara\n= scores 2 2 5" },
  { "/base/longest/after-a-break-below-five",
    "play\n...\nroll 10\n" FIVE "turn Clara t\nroll 10\nagreed t build settlement 21\n= road Anna 3\n"
    "= longest none\n= because broken" },

  /* ---- dice and robber ---- */
  { "/base/dice/each-building-beside-the-hex",
    "play\n...\n= yield 12 Clara 0 0 0 2 0\n= yield 5 Anna 0 1 0 0 1\n= yield 9 Clara 0 0 1 0 0\n"
    "= yield 9 Anna 0 0 0 0 0" },
  { "/base/dice/a-city-brings-two", "play\n...\nroll 10\nbuild city 9\n= yield 2 Anna 2 0 0 0 0\n"
                                    "= yield 5 Anna 0 2 0 0 1" },
  { "/base/dice/not-where-the-robber-is",
    "play\n...\nroll 7\nrobber A\n= yield 5 Anna 0 0 0 0 1\n= lost 5 Anna 1\n= lost 5 Ben 0" },
  { "/base/dice/counted", "play\n...\nroll 10\nroll 10\nroll 3\n= dice 10 2\n= dice 3 1\n= dice 7 0" },
  { "/base/dice/the-turn-passes", "play\n...\nroll 10\n= ask turn Anna\nroll 3\n= ask turn Ben\nroll 10\n"
                                  "= ask turn Clara\nroll 2\n= ask turn Anna" },
  { "/base/dice/next", "play\n...\n! next => something else\nroll 10\nnext\n= ask roll Ben" },
  { "/base/robber/moves-on-a-seven", "play\n...\nroll 7\n= ask robber Anna\nrobber Q\n= robber Q\n= ask turn Anna" },
  { "/base/robber/to-another-hex", "play\n...\nroll 7\n! robber J => must go to another hex\nrobber A" },
  { "/base/robber/back-to-the-desert", "play\n...\nroll 7\nrobber A\nroll 7\nrobber J\n= robber J" },
  { "/base/robber/from-a-neighbour",
    "play\n...\nroll 7\n= victims Q Ben\n= victims P Clara\n= victims A\n= victims K Ben Clara\n"
    "! robber Q from Clara => no building on Q\n"
    "! robber A from Anna => nobody steals\nrobber Q from Ben" },
  { "/base/robber/nothing-is-yielded-by-seven", "play\n...\n= yield 7 Anna 0 0 0 0 0\n= fish 7 0 0 0" },

  /* ---- development cards ---- */
  { "/base/card/twenty-five",
    "play\n...\nroll 10\n= deck 25\nbuy\n= deck 24\n= cards Anna 1\n" KNIGHTS KNIGHTS KNIGHTS KNIGHTS KNIGHTS KNIGHTS
    "= deck 0\n! buy => no development card is left" },
  { "/base/card/not-in-the-turn-it-came",
    "play\n...\nroll 10\nbuy\n! play knight A => from the next turn on\n" ANNA "play knight A\n= cards Anna 0" },
  { "/base/card/an-older-one-may-be-played", "play\n...\nroll 10\nbuy\n" ANNA "roll 10\nbuy\nplay knight A\n"
                                             "= cards Anna 1" },
  { "/base/card/the-older-one-must-be-it", "play\n...\nroll 10\nbuy plenty\n" ANNA "roll 10\nbuy knight\n"
                                           "! play knight A => that Anna may play\nplay plenty wood ore" },
  { "/base/card/one-a-turn",
    "play\n...\nroll 10\nbuy\nbuy\n" ANNA "play knight A\n! play monopoly wood => already\nroll 10\n"
    "! play monopoly wood => already\n" ANNA "play monopoly wood" },
  { "/base/card/knight-before-the-dice", "play\n...\nroll 10\nbuy\n" ANNA "play knight Q from Ben\n= robber Q\n"
                                         "= ask roll Anna" },
  { "/base/card/fourteen-knights",
    "play\n...\nroll 10\nbuy knight\nbuy knight\nbuy knight\nbuy knight\nbuy knight\nbuy knight\nbuy knight\n"
    "buy knight\nbuy knight\n"
    "buy knight\nbuy knight\nbuy knight\nbuy knight\nbuy knight\n! buy knight => the box has 14\nbuy" },
  { "/base/card/two-monopolies", "play\n...\nroll 10\nbuy monopoly\nbuy monopoly\nturn Ben t\nroll 10\n"
                                 "buy\n" BEN "! play monopoly ore => the box has 2" },
  { "/base/card/none-to-play", "play\n...\n! play knight A => no development card" },
  { "/base/card/roads", "play\n...\nroll 10\nbuy\n" ANNA "play roads 10-20 20-21\n= road Anna 3\n"
                        "= left Anna 11 3 4" },
  { "/base/card/one-road-of-two", "play\n...\nroll 10\nbuy\n" ANNA "play roads 10-20\n= left Anna 12 3 4" },
  { "/base/card/roads-are-connected", "play\n...\nroll 10\nbuy\n" ANNA "! play roads 10-20 22-23 => neither a road\n"
                                      "! play roads 20-21 10-20 => neither a road\n"
                                      "= left Anna 13 3 4\n= cards Anna 1\nplay roads 10-20 20-21" },
  { "/base/card/roads-may-take-the-longest-road",
    "play\n...\nroll 10\nbuy\nbuild road 10-20\n" ANNA "play roads 20-21 21-32\n= longest Anna\n= scores 4 2 2" },
  { "/base/card/points-are-revealed",
    "play\n...\nroll 10\nbuy\nbuy\nreveal 2\n= line Anna 2 point 2 cards = 2\n= scores 4 2 2\n= cards Anna 0" },
  { "/base/card/points-win-at-once", "play\n...\npoints Anna 7 t\nroll 10\nbuy point\nreveal 1\n= winner Anna" },
  { "/base/card/only-points-are-revealed",
    "play\n...\nroll 10\nbuy knight\nbuy\n! reveal 2 => at most 1 can be points\n! reveal 3 => cannot reveal 3\n"
    "reveal 1" },
  { "/base/card/five-points",
    "play\n...\npoints Anna -9 t\nroll 10\nbuy\nbuy\nbuy\nbuy\nbuy\nreveal 5\nturn Ben t\nroll 10\nbuy\n"
    "! reveal 1 => the box has 5\n! buy point => the box has 5" },
  { "/base/card/points-are-not-played",
    "play\n...\nroll 10\nbuy\n" ANNA "! play point => play plenty, play monopoly or play on" },

  /* ---- the largest army ---- */
  { "/base/army/three-knights",
    "play\n...\nroll 10\n" KNIGHTS ANNA "play knight A\n" ANNA "play knight B\n= army none\n" ANNA
    "play knight A\n= army Anna\n= line Anna 2 army 1 card × 2 = 2\n= scores 4 2 2" },
  { "/base/army/strictly-more-takes-it",
    "play\n...\n"
    "roll 10\n" KNIGHTS ANNA "play knight A\n" ANNA "play knight B\n" ANNA "play knight A\n" BEN "roll 10\n" KNIGHTS BEN
    "play knight B\n" BEN "play knight A\n" BEN "play knight B\n= army Anna\n" BEN "play knight A\n= army Ben\n"
    "= line Anna -2 army\n= line Ben 2 army\n= scores 2 4 2" },

  /* ---- agreements and corrections ---- */
  { "/base/agreed/distance-and-connection",
    "play\n...\nroll 10\nagreed \"a mistake, seen too late\" build settlement 10\n= scores 3 2 2\n"
    "! agreed t build settlement 10 => already\n"
    "agreed t build road 53-54\n= left Anna 12 2 4" },
  { "/base/agreed/in-the-set-up", "play\nfound 9 9-10\nagreed t found 10 10-20\n= scores 1 1 0" },
  { "/base/agreed/before-the-dice",
    "play\n...\n! build city 9 => not before\nagreed t build city 9\n= scores 3 2 2\nagreed t buy\n= cards Anna 1" },
  { "/base/agreed/what-lies-there-lies-there",
    "play\n...\nroll 10\n! agreed t build city 40 => no settlement\n! agreed t build settlement 9 => already" },
  { "/base/agreed/a-new-card-and-a-second-one",
    "play\n...\nroll 10\nbuy\nbuy\n! play knight A => can play it from the next turn on\nagreed t play knight A\n"
    "! play knight B => already\nagreed t play knight B\n= cards Anna 0\n! agreed t play knight A => no development" },
  { "/base/agreed/another-throw", "play\n...\nroll 10\nagreed t roll 10\n= ask turn Anna\nroll 10\n= ask turn Ben" },
  { "/base/agreed/no-throw", "play\n...\nagreed t next\n= ask roll Ben" },
  { "/base/agreed/robber-without-a-seven",
    "play\n...\nroll 10\n! robber A => something else\nagreed t robber A from Clara\n= ask turn Anna" },
  { "/base/corrected/pieces",
    "play\n...\nroll 10\nput settlement Ben 1 lost\n= scores 2 3 2\n= reason lost\nput city Ben 1 t\n= scores 2 4 2\n"
    "! put city Ben 1 t => already\n! put settlement Anna 1 t => already\n! remove settlement 1 t => no settlement\n"
    "remove city 1 t\n= scores 2 3 2\nremove settlement 1 moved\n= scores 2 2 2\n= reason moved\n! remove settlement 1 "
    "t => no settlement\n"
    "! remove city 9 t => no city\nput road Anna 1-2 t\n= left Anna 12 3 4\n! put road Ben 1-2 t => already\n"
    "remove road 1-2 t\n= left Anna 13 3 4\n! remove road 1-2 t => no road" },
  { "/base/corrected/a-city-needs-a-settlement-to-become",
    "play\n...\nroll 10\nbuild city 9\nput settlement Anna 1 t\nput settlement Anna 3 t\nput settlement Anna 5 t\n"
    "put settlement Anna 13 t\n! remove city 9 t => no settlement left" },
  { "/base/corrected/robber",
    "play\n...\nput robber A t\n! put robber A t => already\n! remove robber t => does not leave" },
  { "/base/corrected/robber-by-a-reading-for-the-fishermen",
    "player Anna\nplayer Ben\nplayer Clara\nrule T3 off\nplay\n...\n! remove robber t => does not leave" },
  { "/base/corrected/knights",
    "play\n...\nroll 10\n! knights Anna 1 t => 0 development cards that can be\ndevelopment Anna 3 t\n"
    "knights Anna 3 t\n= army Anna\n= scores 4 2 2\n= cards Anna 0\nknights Anna -1 t\n= army none\n"
    "= scores 2 2 2\n= cards Anna 1\n! knights Anna -3 t => has shown 2" },
  { "/base/corrected/development-cards",
    "play\n...\ndevelopment Anna 20 t\n! development Ben 6 t => the deck has 5\n! development Anna -21 t => not 21\n"
    "development Ben knight 1 t\n! development Ben -1 t => name the kind\ndevelopment Ben knight -1 t\n"
    "! development Ben monopoly 3 t => the box has 2" },
  { "/base/corrected/points-shown-after-the-end",
    "play\n...\ndevelopment Ben 1 t\npoints Anna 8 t\n= winner Anna\nshown Ben 1 t\n= scores 10 3 2\n= winner Anna\n"
    "! shown Ben 1 t => can be\nshown Ben -1 t\n= scores 10 2 2\n! shown Ben -1 t => has shown 0\n"
    "! put robber A t => the game is over" },
  { "/base/corrected/shoe",
    "play\n...\n! shoe Ben t => nobody has the old shoe\ntoken Anna draw shoe t\nroll 10\nshoe Ben t\n"
    "! shoe Ben t => already\n! token Anna back shoe t => does not have\nagreed t shoe Clara\n"
    "token Clara back shoe t\ntoken Anna draw shoe t" },
  { "/base/corrected/points", "play\n...\npoints Ben -1 \"counted twice\"\n= line Ben -1 correction\n"
                              "= scores 2 1 2" },
  { "/base/corrected/turn", "play\n...\nroll 10\nturn Clara t\n= ask roll Clara\nroll 10\n= ask turn Clara" },
  { "/base/corrected/end", "play\n...\nroll 10\nend \"the last bus\"\n= ask nothing\n= winner none\n"
                           "points Ben 1 t\n= scores 2 3 2" },
  { "/base/corrected/not-the-points-that-won",
    "play\n...\npoints Anna 8 t\n= winner Anna\n! points Anna -1 t => has won with these points\npoints Ben 1 t" },
  { "/base/without-fishermen",
    "player Anna\nplayer Ben\nplayer Clara\nplay\n...\nroll 8\n= ask turn Anna\n"
    "! fish 2 pay 2 => Fishermen are not in play\n"
    "! token Anna draw 1 t => Fishermen are not in play\n! trade Ben give fish 2 => Fishermen are not in play\n"
    "! shoe Ben => does not have" },
  { "/base/target", "player Anna\nplayer Ben\nplayer Clara\ntarget 3\nplay\n...\n= target Anna 3\nroll 10\n"
                    "build city 9\n= winner Anna" },
  { NULL, NULL },
};
