/* sheet-hands.c - hands: costs, bank, harbours, trade, thefts; and what is not checked if hands are not recorded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-sheets.h"

#define KEPT "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands\n"
#define START KEPT "play\n...\n"

const Script sheet_hands[] = {
  { "/hands/second-settlement", START "= hand Anna 0 1 0 0 1\n= hand Ben 0 1 0 0 1\n= hand Clara 0 0 1 1 1\n"
                                      "= bank 19 17 18 18 16" },
  { "/hands/a-throw-fills-them", START "roll 12\n= hand Clara 0 0 1 3 1\n= bank 19 17 18 16 16\nroll 5\n"
                                       "= hand Anna 0 2 0 0 2" },

  { "/hands/cost/road",
    START "roll 10\n! build road 10-20 => costs 1 wood, and Anna has 0\nhand Anna wood 1 t\n"
          "hand Anna brick 1 t\n= may road Anna 10-20 yes\n"
          "build road 10-20\n= hand Anna 0 1 0 0 1\n= may road Anna 20-21 no\n= bank 19 17 18 18 16" },
  { "/hands/cost/settlement", START "roll 10\nhand Anna wood 2 t\nhand Anna brick 2 t\nbuild road 10-11\n"
                                    "! build settlement 11 => costs 1 grain\nhand Anna grain 1 t\n"
                                    "build settlement 11\n= hand Anna 0 0 0 0 1" },
  { "/hands/cost/city", START "roll 10\n! build city 9 => costs 2 grain\nhand Anna grain 2 t\n"
                              "! build city 9 => costs 3 ore, and Anna has 1\nhand Anna ore 2 t\n"
                              "build city 9\n= hand Anna 0 1 0 0 0" },
  { "/hands/cost/card", START "roll 10\n! buy => costs 1 grain\nhand Anna grain 1 t\nbuy\n= hand Anna 0 0 0 0 0" },
  { "/hands/cost/agreed-is-paid-all-the-same",
    START "roll 10\n! agreed t build settlement 10 => costs\n= scores 2 2 2" },
  { "/hands/cost/agreed-is-not-paid-if-the-entry-says-so",
    START "roll 10\n! build road 10-20 unpaid => only what the table agreed to\nagreed t build road 10-20 unpaid\n"
          "= left Anna 12 3 4\nagreed t buy unpaid\n= cards Anna 1\n= hand Anna 0 1 0 0 1" },
  { "/hands/agreed/gift-and-rate",
    START "roll 10\n! trade Ben give wool 1 => both sides\nagreed t trade Ben give wool 1\n= hand Anna 0 0 0 0 1\n"
          "! agreed t trade Ben give wool 1 => has 0 wool\n! bank give ore 1 get brick => takes 4\n"
          "agreed t bank give ore 1 get brick\n= hand Anna 0 0 0 1 0" },
  { "/hands/agreed/fish-for-nothing",
    START "roll 10\n! fish 4 ore => costs 4 fish, and 0 are paid\nagreed t fish 4 ore\n= hand Anna 0 1 0 0 2" },
  { "/hands/cost/not-judged-without-hands", "play\n...\nroll 10\nbuild road 10-20\nbuild city 9\nbuy\n"
                                            "= cards Anna 1" },

  { "/hands/bank/four-for-one", START "roll 10\nhand Anna ore 3 t\nbank give ore 4 get brick\n= hand Anna 0 1 0 1 0\n"
                                      "! bank give wool 1 get wood => takes 4 wool" },
  { "/hands/bank/three-for-one-at-a-harbour",
    KEPT "play\nfound 1 1-9\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\nfound 32 32-31\n"
         "roll 12\nhand Anna ore 2 t\n"
         "bank give ore 3 get wood\n= hand Anna 1 1 0 0 0" },
  { "/hands/bank/two-for-one-at-its-harbour",
    KEPT "play\nfound 38 27-38\nfound 40 40-41\nfound 45 45-44\nfound 36 36-25\nfound 23 23-24\n"
         "found 32 32-31\nroll 12\nhand Anna ore 3 t\n"
         "bank give ore 4 get wood\n= hand Anna 2 1 0 0 0\nhand Anna wool 2 t\n"
         "! bank give wool 3 get wood => takes 4 wool" },
  { "/hands/bank/not-what-it-takes", START "roll 10\nhand Anna ore 3 t\n! bank give ore 4 get ore => does not give" },
  { "/hands/bank/what-one-has", START "roll 10\n! bank give ore 4 get wood => Anna has 1 ore, not 4" },
  { "/hands/bank/what-it-has",
    START "roll 10\nhand Anna ore 3 t\nhand Ben wood 19 t\n! bank give ore 4 get wood => the bank has 0 wood\n"
          "= bank 0 17 18 18 13" },
  { "/hands/bank/not-without-hands", "play\n...\nroll 10\n! bank give ore 4 get wood => hands are not kept" },
  { "/hands/bank/nobody-gets-it-if-it-is-short",
    START "hand Anna ore 15 t\n= bank 19 17 18 18 1\n= yield 3 Ben 0 0 1 0 0\n= yield 3 Clara 0 0 0 0 0\n"
          "= short 3 ore yes\n= short 3 grain no\n"
          "roll 3\n= hand Ben 0 1 1 0 1\n= bank 19 17 17 18 1" },
  { "/hands/bank/but-one-alone-gets-the-rest",
    START "hand Anna brick 17 t\n= bank 19 17 18 1 16\n= yield 12 Clara 0 0 0 1 0\n= short 12 brick yes\n"
          "roll 12\n= hand Clara 0 0 1 2 1\n"
          "= bank 19 17 18 0 16" },

  { "/hands/seven/half-of-more-than-seven",
    START "hand Anna wood 7 t\nhand Ben wood 5 t\nroll 7\n= ask discard Anna\n! robber A => something else\n"
          "! discard Ben wood 3 => Ben has no more than 7 cards and discards nothing\n"
          "! discard Anna wood 3 => half of 9 cards, which is 4, not 3\n! discard Anna brick 4 => Anna has 0 brick\n"
          "discard Anna wood 3 wool 1\n"
          "= ask robber Anna\n= hand Anna 4 0 0 0 1\n= bank 10 18 18 18 16" },
  { "/hands/seven/everybody-who-has",
    START "hand Anna wood 6 t\nhand Clara wood 6 t\nroll 7\ndiscard Clara wood 4\n= ask discard Anna\n"
          "discard Anna wood 4\n= ask robber Anna" },
  { "/hands/seven/a-hand-set-right", START "hand Ben wood 6 t\nroll 7\n= ask discard Anna\nhand Ben wood -1 t\n"
                                           "= ask robber Anna" },

  { "/hands/robber/steals-one", START "roll 7\nrobber Q from Ben ore\n= hand Ben 0 1 0 0 0\n= hand Anna 0 1 0 0 2" },
  { "/hands/robber/the-card-is-told", START "roll 7\n! robber Q from Ben => say which card\n"
                                            "! robber Q from Ben wood => no wood to be stolen" },
  { "/hands/robber/one-kind-need-not-be-named",
    START "hand Ben wool -1 t\nroll 7\nrobber Q from Ben\n= hand Ben 0 0 0 0 0\n= hand Anna 0 1 0 0 2" },
  { "/hands/robber/from-whom", START "roll 7\n! robber Q => say from whom\nrobber A" },
  { "/hands/robber/nothing-to-steal", START "hand Ben wool -1 t\nhand Ben ore -1 t\nroll 7\n= victims Q\n"
                                            "! robber Q from Ben => no card that could be stolen\nrobber Q" },
  { "/hands/robber/no-card-without-hands", "play\n...\nroll 7\n! robber Q from Ben ore => leave the card out\n"
                                           "robber Q from Ben" },

  { "/hands/trade/cards",
    START "roll 10\ntrade Ben give wool 1 get ore 1\n= hand Anna 0 0 0 0 2\n= hand Ben 0 2 0 0 0" },
  { "/hands/trade/both-sides-give", START "roll 10\n! trade Ben give wool 1 => both sides\n"
                                          "! trade Ben get wool 1 => both sides" },
  { "/hands/trade/not-the-same-on-both-sides",
    START "roll 10\n"
          "! trade Ben give wool 1 ore 1 get wool 1 => wool is on both sides" },
  { "/hands/trade/what-one-has", START "roll 10\n! trade Ben give wood 1 get ore 1 => Anna has 0 wood, not 1\n"
                                       "! trade Ben give wool 1 get brick 2 => Ben has 0 brick, not 2" },
  { "/hands/trade/after-the-dice", START "! trade Ben give wool 1 get ore 1 => something else" },
  { "/hands/trade/not-with-oneself", START "roll 10\n! trade Anna give wool 1 get ore 1 => nobody trades" },
  { "/hands/trade/only-fish-without-hands",
    "play\n...\nroll 10\n! trade Ben give wood 1 get ore 1 => only fish\n! trade Ben => nothing changes hands" },
  { "/hands/trade/cards-for-fish",
    START "token Ben draw 3 t\nroll 10\ntrade Ben give wool 1 ore 1 get fish 3\n= hand Ben 0 2 0 0 2\n"
          "= open Anna 0 0 1\n= hand Anna 0 0 0 0 0" },

  { "/hands/card/plenty",
    START "roll 10\nhand Anna grain 1 t\nbuy\nturn Anna t\nplay plenty wood wood\n= hand Anna 2 0 0 0 0\n"
          "= bank 17 18 18 18 17" },
  { "/hands/card/plenty-of-what-there-is", START "roll 10\nhand Anna grain 1 t\nbuy\nhand Ben wood 18 t\nturn Anna t\n"
                                                 "! play plenty wood wood => the bank has 1 wood, not 2\n"
                                                 "play plenty wood ore\n= hand Anna 1 0 0 0 1" },
  { "/hands/card/monopoly", START "roll 10\nhand Anna grain 1 t\nbuy\nturn Anna t\nplay monopoly ore Ben 1 Clara 1\n"
                                  "= hand Anna 0 0 0 0 2\n= hand Ben 0 1 0 0 0\n"
                                  "= hand Clara 0 0 1 1 0" },
  { "/hands/card/monopoly-of-what-there-is",
    START "roll 10\nhand Anna grain 1 t\nbuy\nturn Anna t\n! play monopoly ore Ben 2 => Ben has 1 ore, not 2\n"
          "play monopoly ore" },
  { "/hands/card/roads-are-free", START "roll 10\nhand Anna grain 1 t\nbuy\nturn Anna t\n"
                                        "play roads 10-20 20-21\n= hand Anna 0 0 0 0 0" },

  { "/hands/corrected", START "hand Ben wool 2 t\n= hand Ben 0 3 0 0 1\n= bank 19 15 18 18 16\nhand Ben wool -3 t\n"
                              "! hand Ben wool -1 t => Ben has 0 wool\n"
                              "! hand Ben brick 19 t => the bank has 18 brick" },
  { "/hands/corrected/not-without-hands", "play\n...\n! hand Ben wool 1 t => hands are not kept" },
  { NULL, NULL },
};
