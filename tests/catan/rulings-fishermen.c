/* rulings-fishermen.c - at least one script for every reading of every gap in the Fishermen's sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-sheets.h"

#define THREE_PLAY "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\n"
#define KEPT THREE_PLAY "hands\n"
#define START "play\n...\n"
#define ANNA "turn Anna t\n"
/* One token is left in the stack, and Ben has the shoe. */
#define ALL_BUT_ONE ONES TWOS SEVEN_THREES "token Ben draw shoe t\n"
#define LAKE "rule T1 lake\n"
#define BY_THE_LAKE                                                                                                    \
  LAKE "play\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\ndraw ?\n"                  \
       "found 32 32-31\ndraw ?\n"
/* All but one of the tokens of 3 fish. */
#define BEN_THREE "token Ben draw 3 t\n"
#define BEN_THREES BEN_THREE BEN_THREE BEN_THREE BEN_THREE BEN_THREE BEN_THREE BEN_THREE
#define BIG "player Anna\nplayer Ben\nplayer Clara\nplayer Dora\nplayer Emil\nuse fishermen\nframe big\n"
#define BY_TWO_LAKES "found 35 23-35\nfound 61 60-61\n"
#define TRADERS                                                                                                        \
  THREE_PLAY "preset traders\nplay\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\n"    \
             "draw ?\nfound 32 32-31\ndraw ?\n"

const Script rulings_fishermen[] = {
  /* F0: the board */
  { "/ruling/F0/odd",
    "play\nfound 9 9-10\n= fish 8 1 0 0\nfound 3 3-4\n= fish 4 0 1 0\nfound 26 26-25\n= fish 10 0 0 1\n"
    "found 6 6-7\n" },
  { "/ruling/F0/even",
    "rule F0 even\nfisheries 4 5 6 8 9 10\nplay\nfound 2 2-3\n= fish 4 0 0 0\nfound 5 5-6\n= fish 4 0 1 0\n"
    "found 15 15-16\n"
    "= fish 5 0 0 1\n" },

  /* F1: not enough tokens */
  { "/ruling/F1/stack",
    "play\n" ALL_BUT_ONE "...\nfish 2 pay 2\nroll 10\nbuild city 9\n= stack 1\n= used 1\n= fish 8 0 0 0\n"
    "roll 8\n= shortage short\n"
    "= ask turn Ben" },
  { "/ruling/F1/stack/enough-for-all-or-for-nobody",
    "play\n" ALL_BUT_ONE "...\nroll 10\nagreed t build settlement 1\nturn Ben t\nroll 10\n"
    "agreed t build settlement 8\n= fish 8 0 0 0\n"
    "roll 8\n= shortage short\n= held Ben 0" },
  { "/ruling/F1/stack+used",
    "rule F1 stack+used\nplay\n" ALL_BUT_ONE "...\nfish 2 pay 2\nroll 10\nbuild city 9\n= fish 8 2 0 0\n"
    "roll 8\n= owed Anna Anna\n"
    "! draw 3 3 => no token of 3 fish\ndraw 3 2\n= turned 1\n= stack 0\n= used 0" },
  { "/ruling/F1/stack+used/still-not-enough",
    "rule F1 stack+used\nplay\n" ALL_BUT_ONE "...\nroll 10\nbuild city 9\nroll 8\n= shortage short\n= ask turn Ben" },

  /* F2: turning over */
  { "/ruling/F2/at-once-with-the-last-token",
    "play\n" ALL_BUT_ONE "...\nfish 2 pay 2\nroll 8\n= turned 0\ndraw 3\n= turned 1\n= stack 1\n= used 0" },
  { "/ruling/F2/nothing-to-turn-over",
    "play\n" ONES TWOS THREES "token Ben draw shoe t\n= stack 0\n= turned 0\n...\nfish 2 pay 2\n= turned 1\n"
    "= stack 1\n= used 0" },

  /* F3: the shoe uses up the draw */
  { "/ruling/F3/no-replacement", START "roll 8\n= owed Anna\ndraw shoe\n= ask turn Anna\n= held Anna 0\n= stack 29" },
  { "/ruling/F3/of-two-draws", START "roll 10\nbuild city 9\nroll 8\ndraw shoe 2\n= held Anna 1\n= ask turn Ben" },
  { "/ruling/F3/never-returns",
    "play\n" ONES TWOS SEVEN_THREES "token Ben draw shoe t\n...\nfish 2 pay 2\nroll 8\ndraw 3\n= stack 1\n"
    "! token Anna draw shoe t => does not return\n! token Anna back shoe t => does not have the old shoe" },

  /* F4: giving it away */
  { "/ruling/F4/public",
    START "token Anna draw shoe t\npoints Anna 1 t\nroll 10\nturn Ben t\nroll 10\nbuy point\n" ANNA "roll 10\n"
          "= takers\n"
          "! shoe Ben => nobody else at the table" },
  { "/ruling/F4/total",
    "rule F4 total\n" START "token Anna draw shoe t\npoints Anna 1 t\nroll 10\nturn Ben t\nroll 10\nbuy point\n" ANNA
    "roll 10\n= takers Ben\n! shoe Clara => fewer points\nshoe Ben" },
  { "/ruling/F4/total/a-card-that-may-be-a-point",
    "rule F4 total\n" START "token Anna draw shoe t\npoints Anna 1 t\nroll 10\nturn Ben t\nroll 10\n"
    "buy\n" ANNA "roll 10\n= takers Ben" },
  { "/ruling/F4/total/own-hidden-points-count",
    "rule F4 total\n" START "token Anna draw shoe t\nroll 10\nbuy point\n= takers\n"
    "! shoe Ben => nobody else at the table" },
  { "/ruling/F4/total/a-point-told-in-secret-counts-for-nobody",
    "rule F4 total\n" START "token Anna draw shoe t\nroll 10\nbuy ?point\n= takers Ben Clara\nshoe Ben" },
  { "/ruling/F4/total/a-card-that-everybody-saw",
    "rule F4 total\n" START "token Anna draw shoe t\npoints Anna 1 t\nroll 10\nturn Ben t\nroll 10\nbuy knight\n" ANNA
    "roll 10\n= takers\n! shoe Ben => nobody else at the table" },
  { "/ruling/F4/total/a-card-told-in-secret-is-not-given-away",
    "rule F4 total\n" START "token Anna draw shoe t\npoints Anna 1 t\nroll 10\nturn Ben t\nroll 10\nbuy ?knight\n" ANNA
    "roll 10\n= takers Ben\nshoe Ben" },
  { "/ruling/F4/the-turn-it-came", START "roll 8\ndraw shoe\nshoe Ben\n= shoe Ben" },
  { "/ruling/F4/nobody-must", START "roll 8\ndraw shoe\nroll 10\n= shoe Anna" },

  /* F5: the target, not the score */
  { "/ruling/F5/the-score-stays", START "roll 8\ndraw shoe\n= scores 2 2 2\n= target Anna 11" },
  { "/ruling/F5/giving-it-away-wins",
    START "token Anna draw shoe t\npoints Anna 8 t\npoints Ben 8 t\n= ask roll Anna\nroll 10\n= winner none\n"
          "shoe Ben\n= winner Anna" },
  { "/ruling/F5/the-shoe-delays-the-win",
    START "token Ben draw shoe t\npoints Ben 8 t\nroll 10\nroll 10\n= ask turn Ben\n= winner none" },

  /* F6: when one can win */
  { "/ruling/F6/before-the-dice",
    START "points Ben 8 t\nroll 10\n! roll 10 => Ben has won before the dice, with 10 points\nnext\n"
          "= ask nothing\n= winner Ben\n= dice 10 1" },
  { "/ruling/F6/not-in-the-set-up",
    "play\npoints Anna 9 t\nfound 9 9-10\n= scores 10 0 0\n= ask found Ben\nfound 40 40-41\nfound 45 45-44\n"
    "found 36 36-35\nfound 23 23-24\n= winner none\nfound 32 32-31\n= winner Anna" },
  { "/ruling/F6/not-on-the-turn-of-others", START "points Clara 8 t\nroll 10\n= ask turn Anna\nroll 10\n"
                                                  "= ask turn Ben\nnext\n= winner Clara" },
  { "/ruling/F6/by-a-knight-before-the-dice",
    START "points Anna 6 t\nroll 10\nbuy\nbuy\n"
          "buy\n" ANNA "play knight A\n" ANNA "play knight B\n" ANNA "play knight A\n= winner Anna" },
  { "/ruling/F6/a-road-lost-on-anothers-turn",
    START "roll 10\nbuild road 10-20\nbuild road 20-21\nbuild road 21-32\npoints Anna 5 t\n= scores 9 2 2\nroll 10\n"
          "agreed t build settlement 20\n= scores 7 3 2\n" ANNA "= winner none" },

  /* F7: the market */
  { "/ruling/F7/turn", START TWO "= market 2 yes\nfish 2 pay 2\n= ask roll Anna" },
  { "/ruling/F7/turn/not-while-a-seven-is-resolved",
    START TWO "roll 7\n= market 2 no\n! fish 2 pay 2 => something else\nrobber A\n= market 2 yes\nfish 2 pay 2" },
  { "/ruling/F7/turn/not-while-hands-are-halved",
    KEPT START TWO "hand Anna wood 7 t\nroll 7\n= market 2 no\n! fish 2 pay 2 => something else" },
  { "/ruling/F7/trade",
    "rule F7 trade\n" START TWO "= market 2 no\n! fish 2 pay 2 => after the dice\nroll 10\n= market 2 yes\n"
    "fish 2 pay 2" },

  /* F8: several purchases */
  { "/ruling/F8/any-number", START TWO TWO THREE "fish 2 pay 2\nfish 2 pay 2\nfish 3 from Ben pay 3\n= used 3" },
  { "/ruling/F8/each-paid-by-itself", START THREE "fish 2 pay 3\n! fish 2 pay 1 => costs 2 fish, and 1" },
  { "/ruling/F8/a-needless-token-is-warned-of",
    START ONE TWO ONE "fish 3 from Ben pay 2 1 1\n= warning needless\n= held Anna 0\nroll 10\n= warning none" },
  { "/ruling/F8/excess-is-not-needless", START THREE THREE "fish 4 wood pay 3 3\n= warning none" },

  /* F9: limits */
  { "/ruling/F9/home-already", START TWO "fish 2 pay 2\n= warning home\n= robber J\n= held Anna 0" },
  { "/ruling/F9/home-already-is-not-offered", /* a record may have it, but nobody is asked */
    START TWO "= market 2 yes\n= offers 2 no\n= offers 3 yes\nroll 7\nrobber A\n= offers 2 yes" },
  { "/ruling/F9/home-already-and-needless", START TWO ONE "fish 2 pay 2 1\n= warning both\n= held Anna 0" },
  { "/ruling/F9/somebody-with-a-card",
    KEPT START THREE "hand Ben wool -1 t\nhand Ben ore -1 t\n"
                     "! fish 3 from Ben pay 3 => no card that could be stolen\n= market 3 yes\n"
                     "hand Clara grain -1 t\nhand Clara brick -1 t\nhand Clara ore -1 t\n= market 3 no" },
  { "/ruling/F9/the-bank-has-it",
    KEPT START THREE ONE "hand Ben wood 19 t\n! fish 4 wood pay 3 1 => the bank has 0 wood\nfish 4 brick pay 3 1" },
  { "/ruling/F9/a-card-is-left",
    START THREE THREE ONE "roll 10\nbuy\nbuy\nbuy\nbuy\nbuy\nbuy\nbuy\nbuy\nbuy\nbuy\nbuy\nbuy\nbuy\nbuy\nbuy\n"
                          "buy\nbuy\nbuy\nbuy\n"
                          "buy\nbuy\nbuy\nbuy\nbuy\n= market 7 yes\nbuy\n= market 7 no\n"
                          "! fish 7 pay 3 3 1 => no development card is left" },
  { "/ruling/F9/a-road-is-left",
    "play\n...\nroll 10\npoints Anna -5 t\nbuild road 10-20\nbuild road 20-21\nbuild road 21-22\nbuild road 22-23\n"
    "build road 12-22\nbuild road 11-12\nbuild road 3-11\nbuild road 2-3\nbuild road 1-2\nbuild road 1-9\n"
    "build road 10-11\n"
    "build road 8-9\nbuild road 8-18\n" THREE TWO "= market 5 no\n! fish 5 18-19 pay 3 2 => no road left" },

  /* F10: the free road */
  { "/ruling/F10/takes-the-longest-road",
    START THREE TWO "roll 10\nbuild road 10-20\nbuild road 20-21\nfish 5 21-32 pay 3 2\n= longest Anna\n"
                    "= cites F10\n= scores 4 2 2" },
  { "/ruling/F10/and-wins",
    START THREE TWO "points Anna 6 t\nroll 10\nbuild road 10-20\nbuild road 20-21\nfish 5 21-32 pay 3 2\n"
                    "= winner Anna" },
  { "/ruling/F10/before-the-dice", START THREE TWO "fish 5 10-20 pay 3 2\n= ask roll Anna\n= road Anna 2" },

  /* F11: the free card */
  { "/ruling/F11/not-in-the-turn-it-came",
    START THREE THREE ONE "fish 7 pay 3 3 1\n! play knight A => from the next turn on\n" ANNA "play knight A" },
  { "/ruling/F11/its-points-count",
    START THREE THREE ONE "points Anna 7 t\nfish 7 point pay 3 3 1\nreveal 1\n= winner Anna" },
  { "/ruling/F11/its-kind-is-limited",
    START THREE THREE ONE "roll 10\nbuy plenty\nbuy plenty\n! fish 7 plenty pay 3 3 1 => the box has 2\n"
                          "= held Anna 3" },

  /* F12: trade */
  { "/ruling/F12/yes", START "token Ben draw 2 t\n" THREE "roll 10\ntrade Ben give fish 3 get fish 2\n"
                             "= open Anna 0 1 0\n= open Ben 0 0 1" },
  { "/ruling/F12/yes/unseen",
    START "token Anna draw ? t\nroll 10\ntrade Ben give fish ?\n= held Anna 0\n= held Ben 1\n= open Ben 0 0 0" },
  { "/ruling/F12/yes/shown",
    START "token Anna draw ? t\nroll 10\ntrade Ben give fish 2\n= open Ben 0 1 0\n= held Anna 0" },
  { "/ruling/F12/yes/told-and-unseen",
    START "token Anna draw ?3 t\n= own Anna 0 0 1\nroll 10\ntrade Ben give fish ?3\n"
          "= own Anna 0 0 0\n= own Ben 0 0 1\n= open Ben 0 0 0\n= pays Ben 3 maybe" },
  { "/ruling/F12/yes/not-said-which-of-those-told",
    START "token Anna draw ?3 t\ntoken Anna draw ?1 t\nroll 10\ntrade Ben give fish ?\n= own Anna 0 0 0\n"
          "= doubts\n= own Ben 0 0 0\n= held Anna 1" },
  { "/ruling/F12/yes/not-said-which",
    START "token Anna draw ?3 t\ntoken Anna draw ? t\nroll 10\ntrade Ben give fish ?\n= own Anna 0 0 1" },
  { "/ruling/F12/yes/told-cannot-be", START THREES
    "token Ben draw ? t\nroll 10\n"
    "! trade Ben get fish ?3 => what is told in secret of the tokens of Ben cannot be so: everybody sees the "
    "values of 8 tokens\n" },
  { "/ruling/F12/yes/both-unseen",
    START "token Anna draw ?3 t\ntoken Ben draw ?1 t\nroll 10\ntrade Ben give fish ?3 get fish ?1\n= own Anna 1 0 0\n"
          "= own Ben 0 0 1\n= held Anna 1\n= held Ben 1\n= open Ben 0 0 0" },
  { "/ruling/F12/yes/nobody-gives-what-only-comes-now",
    START "token Anna draw ? t\nroll 10\n! trade Ben give fish ? get fish ? => face-down tokens" },
  { "/ruling/F12/after-the-dice", START THREE "! trade Ben give fish 3 => something else" },
  { "/ruling/F12/with-the-player-on-turn",
    START "token Ben draw 3 t\nroll 10\n! trade Clara get fish 3 => face-down tokens\ntrade Ben get fish 3\n"
          "= held Anna 1" },
  { "/ruling/F12/never-the-shoe", START "roll 8\ndraw shoe\n! trade Ben give fish shoe => not for trade" },
  { "/ruling/F12/no", "rule F12 no\n" START THREE "roll 10\n! trade Ben give fish 3 => not traded" },

  /* F13: the order of draws */
  { "/ruling/F13/on-turn-first-then-clockwise",
    START "roll 10\nturn Ben t\nroll 2\nagreed t build settlement 16\nturn Clara t\nroll 2\n"
          "agreed t build settlement 27\nbuild city 27\n"
          "roll 2\nroll 10\n= ask draw Ben\n= owed Ben Clara Clara\ndraw 1 2 3\n= open Ben 1 0 0\n= open Clara 0 1 1" },
  { "/ruling/F13/from-whoever-throws",
    START "turn Ben t\nroll 2\nagreed t build settlement 16\nturn Clara t\nroll 2\nagreed t build settlement 27\n" ANNA
          "roll 10\n= owed Ben Clara\ndraw ? ?\nturn Clara t\nroll 10\n= owed Clara Ben" },
  { "/ruling/F13/another-order",
    START "turn Ben t\nroll 2\nagreed t build settlement 16\nturn Clara t\nroll 2\nagreed t build settlement 27\n" ANNA
          "roll 10\n! draw by Anna 3 => no such draw\ndraw by Clara 3\n= ask draw Anna\n= owed Ben\ndraw 1\n"
          "= open Clara 0 0 1\n= open Ben 1 0 0" },
  { "/ruling/F13/no-more-than-are-owed", START "roll 8\n! draw 1 1 => 1 token is owed\ndraw 1" },

  /* F14: the token of the set-up */
  { "/ruling/F14/one", "play\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 38 37-38\n= owed Clara\n"
                       "draw ?\n= held Clara 1" },
  { "/ruling/F14/may-be-the-shoe",
    "play\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 38 37-38\ndraw shoe\n= shoe Clara\n= ask found Ben" },
  { "/ruling/F14/second-settlement-only", "play\nfound 38 37-38\n= ask found Ben" },

  /* F15: robber and seven */
  { "/ruling/F15/a-fishery-yields-beside-the-robber", START "roll 7\nrobber A\n= fish 8 1 0 0\nroll 8\n= owed Anna" },
  { "/ruling/F15/tokens-are-not-discarded", KEPT START THREES "roll 7\n= ask robber Anna\nrobber A\n= held Anna 8" },

  /* F16: open and secret */
  { "/ruling/F16/open", START "roll 8\ndraw 2\n= open Anna 0 1 0\n= pays Anna 2 surely\n= pays Anna 3 never" },
  { "/ruling/F16/secret", START "roll 8\ndraw ?\n= held Anna 1\n= open Anna 0 0 0\n= pays Anna 2 maybe" },
  { "/ruling/F16/told-in-secret",
    START "roll 8\ndraw ?2\n= held Anna 1\n= open Anna 0 0 0\n= own Anna 0 1 0\n= pays Anna 3 maybe\n"
          "fish 2 pay 2\n= own Anna 0 0 0" },
  /* A guess is not refused: the refusal would be an answer. */
  { "/ruling/F16/told-values-refuse-nothing", START
    "roll 8\ndraw ?2\ntoken Anna draw ? t\ntoken Anna draw ? t\nfish 3 from Ben pay 3\n= own Anna 0 1 0\n"
    "= doubts\nfish 3 from Ben pay 3\n= doubts\n= own Anna 0 1 0\nfish 3 from Ben pay 3\n= doubts\n= held Anna 0" },
  { "/ruling/F16/told-values-are-audited-for-the-owner",
    START "roll 10\nbuild city 9\nroll 8\ndraw ?3 ?1\ntoken Anna draw ?1 t\n" ANNA "fish 4 wood pay 2 2\n"
          "= own Anna 0 0 0\n= doubts Anna\n= held Anna 1\ntoken Anna back ? t\n= doubts" },
  { "/ruling/F16/told-cannot-be", START THREES
    "roll 8\n"
    "! draw ?3 => what is told in secret of the tokens of Anna cannot be so: everybody sees the values of 8 "
    "tokens, and they do not allow it\ndraw ?2" },
  { "/ruling/F16/draw-by-draw", START "roll 10\nbuild city 9\nroll 8\ndraw 1 ?\n= held Anna 2\n= open Anna 1 0 0" },
  { "/ruling/F16/an-open-one-is-spent-first",
    START "token Anna draw ?2 t\ntoken Anna draw 2 t\nfish 2 pay 2\n= open Anna 0 0 0\n= own Anna 0 1 0" },
  { "/ruling/F16/or-the-secret-one",
    START "token Anna draw ?2 t\ntoken Anna draw 2 t\nfish 2 pay ?2\n= open Anna 0 1 0\n= own Anna 0 0 0" },
  { "/ruling/F16/drawn-by-mistake",
    START "token Anna draw ?2 t\ntoken Anna draw 2 t\ntoken Anna draw ? t\ntoken Anna back ? t\n= held Anna 2\n"
          "token Anna back ?2 t\n"
          "= own Anna 0 0 0\ntoken Anna back 2 t\n= held Anna 0\n= stack 30" },

  /* T1 to T7: the later box */
  { "/ruling/T1/desert", START "= fish 2 0 0 0\n= fish 11 0 0 0\n= robber J" },
  { "/ruling/T1/lake",
    BY_THE_LAKE "= fish 2 1 1 0\n= fish 3 1 1 0\n= fish 11 1 1 0\n= fish 12 1 1 0\n= fish 4 0 0 0\nroll 2\n"
                "= owed Anna Ben\ndraw ? ?" },
  { "/ruling/T1/lake/set-up", LAKE "play\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 34 34-35\n"
                                   "= owed Clara\ndraw 1" },
  { "/ruling/T1/lake/robber-off-the-board", BY_THE_LAKE "= robber off\nroll 7\nrobber A\n" TWO "fish 2 pay 2\n"
                                                        "= robber off" },
  { "/ruling/T1/lake/the-robber-does-not-touch-it", BY_THE_LAKE "roll 7\nrobber J\n= fish 2 1 1 0" },
  { "/ruling/T2/any", START ONES "roll 8\n= owed Anna\ndraw 2\n= held Anna 12" },
  { "/ruling/T2/seven",
    "rule T2 seven\n" START ONE ONE ONE ONE ONE ONE "roll 10\nbuild city 9\n= fish 8 1 0 0\nroll 8\n"
    "= owed Anna\n= shortage capped\ndraw 2\n"
    "= held Anna 7\nroll 8\n= ask turn Clara\n= shortage capped\n! token Anna draw 1 t => Anna would hold 8 tokens, "
    "and 7 is the most" },
  { "/ruling/T2/seven/trade", "rule T2 seven\n" START ONE ONE ONE ONE ONE ONE ONE "token Ben draw 3 t\nroll 10\n"
                              "! trade Ben get fish 3 => 7 is the most\n"
                              "trade Ben give fish 1 get fish 3\n= held Anna 7" },
  { "/ruling/T2/seven/no-exchange", "rule T2 seven\n" START ONE ONE ONE ONE ONE ONE ONE
                                    "roll 8\n! exchange Anna 1 get 2 => not exchanged in this game" },
  { "/ruling/T2/once",
    "rule T2 once\n" START ONE ONE ONE ONE ONE ONE "roll 10\n! exchange Anna 1 get ? => no draw left\n"
    "build city 9\nroll 8\n= shortage capped\n= owed Anna\ndraw 2\n= held Anna 7\n= open Anna 6 1 0\n"
    "exchange Anna 1 get 3\n= held Anna 7\n= open Anna 5 1 1\n= used 1\n= stack 22\n"
    "! exchange Anna 1 get ? => no draw left\nroll 10\n! exchange Anna 1 get ? => no draw left" },
  { "/ruling/T2/once/of-two-draws",
    "rule T2 once\n" START ONE ONE ONE ONE ONE ONE ONE "roll 10\nbuild city 9\nroll 8\n= ask turn Ben\n"
    "exchange Anna 1 get ?\n! exchange Anna 1 get ? => no draw left\n= held Anna 7\n= open Anna 6 0 0" },
  { "/ruling/T2/once/the-shoe",
    "rule T2 once\n" START ONE ONE ONE ONE ONE ONE ONE "roll 8\nexchange Anna 1 get shoe\n= held Anna 6\n"
    "= shoe Anna\n= used 1\n! exchange Anna 1 get ? => no draw left" },
  { "/ruling/T2/once/told-in-secret",
    "rule T2 once\n" START "token Anna draw ?2 t\n" ONE ONE ONE ONE ONE ONE "roll 8\n"
    "exchange Anna ?2 get ?3\n= held Anna 7\n= own Anna 0 0 1\n= open Anna 6 0 0\n= used 1" },
  { "/ruling/T2/once/what-is-told-cannot-be",
    "rule T2 once\n" START "token Anna draw ?3 t\n" ONE ONE ONE ONE ONE ONE BEN_THREES "roll 8\n"
    "! exchange Anna 3 get ?3 => what is told in secret of the tokens of Anna cannot be so: everybody sees the "
    "values of 14 tokens, and they do not allow it\nexchange Anna 3 get ?2\n= used 1\n= open Anna 6 0 0" },
  { "/ruling/T2/once/what-is-handed-in-is-shown",
    "rule T2 once\n" START ONE ONE ONE ONE ONE ONE ONE "roll 8\n! exchange Anna ? get ? => say the value\n"
    "! exchange Anna 2 get ? => 0 face-down\n! exchange Anna shoe get ? => the old shoe buys nothing\n"
    "! exchange Ben 1 get ? => no draw left" },
  { "/ruling/T2/once/only-while-the-hand-is-full",
    "rule T2 once\n" START ONE ONE ONE ONE ONE ONE ONE "roll 8\nfish 2 pay 1 1\n"
    "! exchange Anna 1 get ? => fewer than 7 tokens" },
  { "/ruling/T2/once/not-after-the-turn",
    "rule T2 once\n" START ONE ONE ONE ONE ONE ONE ONE "roll 8\nnext\n! exchange Anna 1 get ? => now" },
  { "/ruling/T2/once/a-7-is-the-most-in-a-trade",
    "rule T2 once\n" START ONE ONE ONE ONE ONE ONE ONE "token Ben draw 3 t\nroll 10\n"
    "! trade Ben get fish 3 => 7 is the most" },
  { "/ruling/T2/once/against-the-rules",
    START ONE "roll 10\n! exchange Anna 1 get 2 => not exchanged\nagreed t exchange Anna 1 get 2\n= open Anna 0 1 0" },
  { "/ruling/T2/each",
    "rule T2 each\n" START ONE ONE ONE ONE ONE ONE ONE "roll 10\nbuild city 9\nroll 8\n= ask turn Ben\n"
    "exchange Anna 1 get 2\nexchange Anna 1 get 3\n! exchange Anna 1 get ? => no draw left\n= open Anna 5 1 1\n"
    "= used 2" },
  { "/ruling/T3/desert", START "roll 7\nrobber A\n" TWO "fish 2 pay 2\n= robber J" },
  { "/ruling/T3/off", "rule T3 off\n" START "roll 7\nrobber A\n" TWO "fish 2 pay 2\n= robber off\nroll 7\nrobber A" },

  { "/ruling/T4/open", BY_THE_LAKE "roll 7\nrobber J\n= fish 2 1 1 0\nroll 2\n= owed Ben Anna" },
  { "/ruling/T4/blocked",
    "rule T4 blocked\n" BY_THE_LAKE "= fish 2 1 1 0\nroll 7\nrobber J\n= fish 2 0 0 0\n= fish 12 0 0 0\nroll 2\n"
    "= ask turn Ben\nroll 7\nrobber A\n= fish 2 1 1 0" },
  { "/ruling/T4/blocked/never-a-fishery", "rule T4 blocked\n" BY_THE_LAKE "= fish 8 1 0 0\nroll 7\nrobber A\n"
                                          "= fish 8 1 0 0\nroll 7\nrobber B\n= fish 8 1 0 0" },
  { "/ruling/T5/token", BY_THE_LAKE "= held Anna 1\n= held Ben 1" },
  { "/ruling/T5/nothing",
    "rule T5 nothing\n" LAKE "play\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\n"
    "found 32 32-31\n= ask roll Anna\n= held Anna 0\n= fish 2 1 1 0" },
  { "/ruling/T5/nothing/a-fishery-brings-one",
    "rule T5 nothing\n" LAKE "play\nfound 19 19-20\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\n"
    "found 23 23-24\nfound 9 9-10\n= owed Anna\ndraw 1" },

  { "/ruling/T6/small", BIG LAKE "play\n= stack 30\n" BY_TWO_LAKES "= fish 2 1 1 0 0 0\n= fish 4 0 0 0 0 0" },
  { "/ruling/T6/large",
    BIG LAKE "rule T6 large\nplay\n= stack 44\n" BY_TWO_LAKES "= fish 2 1 0 0 0 0\n= fish 12 1 0 0 0 0\n"
             "= fish 4 0 1 0 0 0\n= fish 10 0 1 0 0 0" },
  { "/ruling/T6/large/43-tokens",
    "rule T6 large\n" START ONES ONE ONE ONE ONE "! token Anna draw 1 t => there are 15\n" TWOS TWO TWO TWO TWO TWO
    "! token Anna draw 2 t => there are 15\n" THREES THREE THREE THREE THREE THREE
    "! token Anna draw 3 t => only the shoe is left\n= stack 1\n= held Anna 43" },
  { "/ruling/T7/second", BIG LAKE "rule T6 large\nplay\n" BY_TWO_LAKES "= fish 3 1 0 0 0 0\n= fish 10 0 1 0 0 0" },
  { "/ruling/T7/first",
    BIG LAKE "rule T6 large\nrule T7 first\nplay\n" BY_TWO_LAKES "= fish 3 0 1 0 0 0\n= fish 10 1 0 0 0 0" },

  /* The later box as a whole */
  { "/traders/lake-and-robber-off-the-board",
    TRADERS "= robber off\n= fish 2 1 1 0\n= fish 8 1 0 0\nroll 7\nrobber A\n" TWO "fish 2 pay 2\n= robber off" },
  { "/traders/seven-tokens", TRADERS ONE ONE ONE ONE ONE ONE "roll 2\n= owed Ben\n= shortage capped\ndraw ?" },
  { "/traders/newer-rules",
    THREE_PLAY "preset exchange\nplay\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\n"
               "draw ?\nfound 32 32-31\ndraw ?\n" ONE ONE ONE ONE ONE ONE "roll 2\n= owed Ben\ndraw ?\n"
               "exchange Anna 1 get ?\nroll 7\nrobber J\n= fish 2 0 0 0" },
  { "/traders/no-trade-in-fish", TRADERS "roll 10\n! trade Ben give fish ? => not traded" },
  { "/traders/second-settlement-at-the-lake", TRADERS "= held Anna 1\n= held Ben 1\n= stack 28" },
  { NULL, NULL },
};
