/* sheet-covered.c - covered hands: thefts, discards, trades and development cards that nobody saw, claims that cannot
 * be true, and what was told in secret.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In these games Anna has 1 wool and 1 ore, Ben 1 wool and 1 ore, Clara 1 grain, 1 brick and 1 ore after the set-up.
 */
#include "catan-sheets.h"

#define COVERED "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands covered\n"
#define START COVERED "play\n...\n"
#define OPEN "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands\nplay\n...\n"

const Script sheet_covered[] = {
  /* a theft */
  { "/covered/robber/nobody-saw-it",
    START "roll 7\nrobber Q from Ben ?\n= hand Anna 0 1 0 0 1\n= most Anna 0 2 0 0 2\n= unseen Anna 1\n"
          "= hand Ben 0 0 0 0 0\n= most Ben 0 1 0 0 1\n= unseen Ben 1\n= bank 19 17 18 18 16" },
  { "/covered/robber/without-a-word", START "roll 7\nrobber Q from Ben\n= unseen Anna 1\n= unseen Ben 1" },
  { "/covered/robber/everybody-saw-it",
    START "roll 7\nrobber Q from Ben ore\n= hand Anna 0 1 0 0 2\n= unseen Anna 0\n= hand Ben 0 1 0 0 0" },
  { "/covered/robber/one-kind-is-known",
    START "hand Ben wool -1 t\nroll 7\nrobber Q from Ben ?\n= hand Anna 0 1 0 0 2\n= unseen Anna 0" },
  { "/covered/robber/a-claim-that-cannot-be-true",
    START "roll 7\n! robber Q from Ben wood => Ben has 0 wood, not 1\n! "
          "robber Q from Ben ?wood => what is told in secret cannot be so: the 2 "
          "resource cards of Ben do not allow it\n"
          "robber Q from Ben ?wool" },
  { "/covered/robber/named-later",
    START "roll 7\nrobber Q from Ben ?\ntrade Clara give ore 2 get brick 1\n= hand Ben 0 1 0 0 0\n= unseen Ben 0\n"
          "= hand Anna 0 1 0 1 0" },
  { "/covered/robber/refused-with-the-count",
    START "hand Ben wood 1 t\nroll 7\nrobber Q from Ben ?\n! trade Clara give ore 3 get brick 1 => of the 3 resource "
          "cards of Anna at most 2 can be ore, not 3; there are 19, and at least 17 of them are elsewhere\n"
          "! trade Clara give ore 2 wood 1 get brick 1 => only 1 card of Anna is unknown; it cannot be all of these: 1 "
          "wood, 1 ore" },
  { "/covered/robber/nothing-to-steal",
    START "hand Ben wool -1 t\nhand Ben ore -1 t\nroll 7\n! robber Q from Ben ? => no card that could be stolen" },
  { "/covered/robber/open-hands-need-a-name",
    OPEN "roll 7\n! robber Q from Ben ? => hands lie open in this game\n! robber Q from Ben ?ore => hands lie open" },
  { "/covered/robber/no-hands",
    "play\n...\nroll 7\n! robber Q from Ben ? => leave the card out\n! robber Q from Ben ?ore => leave the card out" },
  { "/covered/market/steals",
    START "token Anna draw 3 t\nroll 10\nfish 3 from Clara ? pay 3\n= unseen Anna 1\n= unseen Clara 2" },
  { "/covered/knight",
    START "roll 10\nhand Anna grain 1 t\nbuy\nturn Anna t\nplay knight Q from Ben ?\n= unseen Anna 1" },

  /* what can be paid */
  { "/covered/pays/surely-maybe-never",
    START "hand Ben wood 2 t\nhand Anna brick 1 t\n= affords Ben road never\n= affords Anna road never\nroll 7\n"
          "robber Q from Ben ?\n= affords Anna road maybe 50\n= affords Ben road never\nhand Anna wood 1 t\n"
          "= affords Anna road surely" },
  { "/covered/pays/building-shows-it",
    START "hand Ben wood 2 t\nhand Anna brick 1 t\nroll 7\nrobber Q from Ben ?\nbuild road 10-20\n"
          "= hand Anna 0 1 0 0 1\n= unseen Anna 0\n= hand Ben 1 1 0 0 1\n= bank 18 17 18 18 16" },
  { "/covered/pays/cannot",
    START "hand Ben wood 2 t\nroll 7\nrobber Q from Ben ?\n! build road 10-20 => costs 1 brick, and Anna has 0\n"
          "! build city 9 => costs 2 grain, and Anna has 0" },
  { "/covered/pays/at-most", START "hand Ben ore 2 t\nhand Anna grain 2 t\nroll 7\nrobber Q from Ben ?\n"
                                   "! build city 9 => costs 3 ore, and Anna has at most 2" },
  { "/covered/pays/not-all-together", START
    "hand Ben grain 1 t\nhand Ben wool -1 t\nhand Anna ore 1 t\nhand Anna grain 1 t\nroll 7\n"
    "robber Q from Ben ?\n! build city 9 => costs 2 grain, 3 ore; only 1 card of Anna is unknown; it cannot be all "
    "of these: 1 grain, 1 ore" },
  { "/covered/pays/bank-rate",
    START "hand Ben ore 2 t\nhand Anna ore 1 t\nroll 7\nrobber Q from Ben ?\n"
          "! bank give ore 4 get wood => at most 3 can be ore, not 4\nhand Anna ore 1 t\nbank give ore 4 get wood\n"
          "= hand Anna 1 1 0 0 0\n= hand Ben 0 1 0 0 2" },

  /* discards */
  { "/covered/discard/nobody-saw-it",
    START "hand Anna wood 6 t\nroll 7\n= ask discard Anna\n! discard Anna ? 3 => half of 8 cards, which is 4, not 3\n"
          "discard Anna ? 4\n= ask robber Anna\n= hand Anna 2 0 0 0 0\n= most Anna 4 1 0 0 1\n= unseen Anna 2" },
  { "/covered/discard/some-of-them",
    START "hand Anna wood 6 t\nroll 7\ndiscard Anna ? 2 wood 2\n= hand Anna 2 0 0 0 0\n= most Anna 4 1 0 0 1" },
  { "/covered/discard/more-than-there-are",
    START "hand Anna wood 6 t\nroll 7\n! discard Anna ? 9 => Anna has 8 resource cards, not 9" },
  { "/covered/discard/open-hands", OPEN "hand Anna wood 6 t\nroll 7\n! discard Anna ? 4 => hands lie open\n"
                                        "! discard Anna ?wood 4 => hands lie open" },
  { "/covered/discard/the-bank-is-counted",
    START "hand Anna wood 6 t\nroll 7\ndiscard Anna ? 4\n! stock wood 18 => the bank has at most 17 wood, not 18\n"
          "! stock wood 13 => the bank has at least 15 wood, not 13\nstock wood 17\n= hand Anna 2 1 0 0 1\n"
          "= unseen Anna 0" },
  { "/covered/discard/a-throw-that-the-bank-may-not-pay",
    START "hand Clara brick 16 t\nhand Ben brick 1 t\n= bank 19 17 18 1 16\nhand Anna wood 6 t\nhand Anna brick 1 t\n"
          "roll 7\ndiscard Anna ? 4\ndiscard Clara brick 9\n= ask robber Anna" },
  { "/covered/discard/a-throw-that-the-bank-can-just-pay",
    START "hand Clara brick 16 t\n= bank 19 17 18 2 16\nhand Anna wood 7 t\nroll 7\ndiscard Anna ? 4\n"
          "discard Clara brick 9\nrobber A\nhand Ben brick 9 t\n= bank 14 17 18 2 16\n= yield 12 Clara 0 0 0 2 0\n"
          "roll 12\n= warning none\n= bank 14 17 18 0 16" },
  { "/covered/stock/open", OPEN "stock wood 19\n! stock wood 18 => the bank has 19 wood, not 18" },
  { "/covered/stock/no-hands", "play\n...\n! stock wood 19 => hands are not kept" },

  /* trades */
  { "/covered/trade/nobody-saw-it",
    START "roll 10\ntrade Ben give ? 1 get ? 1\n= unseen Anna 2\n= most Anna 0 2 0 0 2\n= unseen Ben 2" },
  { "/covered/trade/one-side-seen", START
    "roll 10\ntrade Ben give wool 1 get ? 1\n= hand Anna 0 0 0 0 1\n= most Anna 0 1 0 0 2\n= hand Ben 0 1 0 0 0" },
  { "/covered/trade/what-one-has", START "roll 10\n! trade Ben give wood 1 get ? 1 => Anna has 0 wood\n"
                                         "! trade Ben give wool 1 get ? 3 => Ben has 2 resource cards, not 3" },
  { "/covered/trade/open-hands", OPEN "roll 10\n! trade Ben give ? 1 get wool 1 => hands lie open" },
  { "/covered/trade/no-hands", "play\n...\nroll 10\n! trade Ben give ? 1 get ? 1 => only fish" },
  { "/covered/trade/with-fish",
    START "token Ben draw ? t\nroll 10\ntrade Ben give ? 1 wool 1 get fish ?\n= held Anna 1\n= hand Ben 0 2 0 0 2" },

  /* monopoly and plenty */
  { "/covered/monopoly/counts",
    START "roll 7\nrobber Q from Ben ?\nhand Anna grain 1 t\nhand Anna wool 1 t\nhand Anna ore 1 t\nbuy\nturn Anna t\n"
          "! play monopoly ore => say how many ore Ben gives: it can be 0 to 1\n"
          "! play monopoly ore Ben 2 => at most 1 can be ore, not 2\n"
          "! play monopoly ore Clara 0 Ben 0 => Clara has 1 ore, not 0\n"
          "play monopoly ore Ben 0\n= hand Ben 0 1 0 0 0\n= unseen Ben 0\n= hand Anna 0 1 0 0 3" },
  { "/covered/monopoly/certain", START "roll 10\nhand Anna grain 1 t\nbuy\nturn Anna t\nplay monopoly ore\n"
                                       "= hand Anna 0 0 0 0 2\n= hand Ben 0 1 0 0 0" },
  { "/covered/plenty",
    START "roll 10\nhand Anna grain 1 t\nbuy\nturn Anna t\nplay plenty wood wood\n= hand Anna 2 0 0 0 0" },

  /* what was told in secret */
  { "/covered/told/only-the-two-know",
    START "roll 7\nrobber Q from Ben ?ore\n= hand Anna 0 1 0 0 1\n= most Anna 0 2 0 0 2\n= knows Anna 0 1 0 0 2\n"
          "= knows Ben 0 1 0 0 0" },
  /* A guess is not refused: the refusal would be an answer. */
  { "/covered/told/refuses-nothing",
    START "roll 7\nrobber Q from Ben ?ore\ntrade Clara give wool 2 get brick 1\n= doubts Anna Ben\n"
          "= knows Anna 0 0 0 1 1\n= knows Ben 0 0 0 0 1" },
  { "/covered/told/fits", START "roll 7\nrobber Q from Ben ?ore\ntrade Clara give ore 2 get brick 1\n= doubts" },
  { "/covered/told/later-telling-is-checked-by-what-everybody-knows",
    START "hand Ben wood 1 t\nroll 7\nrobber Q from Ben ?ore\ntrade Ben give wool 1 get ?ore 1\n= doubts Anna Ben\n"
          "= knows Anna 0 0 0 0 2" },
  { "/covered/told/some-right-some-wrong",
    START "hand Anna wood 6 t\nroll 7\n! discard Anna ?wood 2 ?brick 2 => what is told in secret cannot be so: the 8 "
          "resource cards of Anna do not allow it\n! discard Anna ?wood 2 brick 2 => Anna has 0 brick, not 2\n"
          "discard Anna ?wood 4" },
  { "/covered/told/an-empty-hand-holds-no-secret",
    START "roll 7\nrobber Q from Ben ?ore\ntrade Clara give wool 2 get brick 1\n= doubts Anna Ben\n"
          "hand Ben ore -1 t\n= doubts Anna" },
  { "/covered/told/discard",
    START "hand Anna wood 6 t\nroll 7\ndiscard Anna ?wood 4\n= hand Anna 2 0 0 0 0\n= knows Anna 2 1 0 0 1\n"
          "stock wood 16\n= doubts Anna\n= hand Anna 3 0 0 0 0\n= unseen Anna 1" },
  { "/covered/told/trade", START
    "roll 10\ntrade Ben give ?wool 1 get ?ore 1\n= unseen Anna 2\n= knows Anna 0 0 0 0 2\n= knows Ben 0 2 0 0 0" },

  /* development cards */
  { "/covered/development/nobody-saw-it", "play\n...\nroll 10\nbuy ?\n= cards Anna 1\nturn Anna t\nplay monopoly ore" },
  { "/covered/development/told-refuses-nothing",
    "play\n...\nroll 10\nbuy ?knight\nbuy ?point\n= told Anna 1 1 0 0 0\nturn Anna t\nplay monopoly ore\n"
    "= told Anna 0 0 0 0 0\n= doubts Anna\n= cards Anna 1" },
  { "/covered/development/told-fits",
    "play\n...\nroll 10\nbuy ?knight\nbuy ?point\nturn Anna t\nplay knight A\n= told Anna 0 1 0 0 0\n= doubts" },
  { "/covered/development/told-points",
    "play\n...\nroll 10\nbuy ?knight\nbuy ?point\nbuy ?knight\nreveal 2\n= cards Anna 1\n= told Anna 0 0 0 0 0\n"
    "= doubts Anna" },
  /* What came in this turn does not depend on what was told. */
  { "/covered/development/told-and-fresh",
    "play\n...\nroll 10\nbuy ?\nturn Anna t\nroll 10\nbuy ?point\nshown Anna 1 t\n! play knight A => from the next "
    "turn on" },
  /* The sixth of five points: what everybody saw counts. */
  { "/covered/told/an-open-point-after-all-were-told",
    "play\n...\nroll 10\nbuy ?point\nbuy ?point\nbuy ?point\nbuy "
    "?point\nbuy ?point\nroll 10\nbuy point\nroll 10\nroll 10\nroll 10\n"
    "reveal 1\n= cards Ben 0" },
  { "/covered/development/no-more-than-the-box",
    "play\n...\nroll 10\nbuy ?plenty\nbuy ?plenty\nbuy ?plenty\n= doubts" },
  { "/covered/development/all-were-seen",
    "play\n...\nroll 10\nbuy plenty\nbuy plenty\n! buy ?plenty => what is told in secret cannot be so: the box has 25 "
    "development cards, and everybody has seen all of this kind\nbuy ?" },
  { NULL, NULL },
};
