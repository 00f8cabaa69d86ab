/* sheet-fishermen.c - the sheet The Fishermen of Catan, sentence by sentence: parts 2, 3A, 3B, 3D and 4.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-sheets.h"

#define FOUR "player Anna\nplayer Ben\nplayer Clara\nplayer David\nuse fishermen\n"
#define KEPT "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands\n"
/* The first four settlements; Ben and then Anna place their second ones next. */
#define FIRST "found 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\n"

const Script sheet_fishermen[] = {
  /* 2. New components */
  { "/fishermen/2/twenty-nine-tokens-and-the-shoe", "play\n= stack 30\n= used 0" },
  { "/fishermen/2/eleven-ones", "play\n" ONES "! token Anna draw 1 t => there are 11\n= stack 19" },
  { "/fishermen/2/ten-twos", "play\n" TWOS "! token Anna draw 2 t => there are 10\n= stack 20" },
  { "/fishermen/2/eight-threes", "play\n" THREES "! token Anna draw 3 t => there are 8\n= stack 22" },
  { "/fishermen/2/one-shoe", "play\ntoken Ben draw shoe t\n! token Anna draw shoe t => drawn before\n= stack 29" },
  { "/fishermen/2/fisheries-4-5-6-8-9-10",
    "fisheries 4 5 6 8 9 10\nplay\nfound 3 3-4\n= fish 4 1 0 0\nfound 26 26-25\n= fish 5 0 1 0\nfound 38 37-38\n"
    "= fish 6 0 0 1\nfound 50 50-49\ndraw ?\n= fish 8 0 0 1\nfound 48 48-40\ndraw ?\n= fish 9 0 1 0\nfound 1 1-9\n"
    "draw ?\n= fish 10 1 0 0" },

  /* The scenario setup, and 3A. Setup phase */
  { "/fishermen/3A/two-settlements-with-a-road-each",
    "play\n= ask found Anna\n" FIRST "= ask found Ben\nfound 23 23-24\nfound 32 32-31\n= ask roll Anna\n"
    "= scores 2 2 2\n"
    "= left Anna 13 3 4" },
  { "/fishermen/3A/in-a-snake-of-four",
    FOUR "play\nfound 9 9-10\n= ask found Ben\nfound 40 40-41\n= ask found Clara\nfound 45 45-44\n= ask found David\n"
         "found 13 13-14\n= ask found David\nfound 36 36-35\n= ask found Clara\nfound 23 23-24\n= ask found Ben\n"
         "found 32 32-31\n= ask found Anna\nfound 28 28-29\n= ask roll Anna" },
  { "/fishermen/3A/second-settlement-on-a-fishery-brings-a-token",
    "play\n" FIRST "found 16 16-26\n= ask draw Ben\n= owed Ben\ndraw 3\n= ask found Anna\n= held Ben 1\n= stack 29" },
  { "/fishermen/3A/the-first-one-does-not", "play\nfound 9 9-10\n= ask found Ben\n= held Anna 0" },
  { "/fishermen/3A/elsewhere-there-is-none", "play\n...\n= held Anna 0\n= held Ben 0\n= held Clara 0\n= stack 30" },
  { "/fishermen/3A/in-addition-to-the-resources",
    KEPT "play\n" FIRST "found 16 16-26\ndraw 1\n= hand Ben 1 0 0 0 0\n= held Ben 1" },
  { "/fishermen/3A/the-robber-in-the-desert", "play\n= robber J" },

  /* 3B. Fishing for fortunes */
  { "/fishermen/3B/each-fishery-touches-three-intersections",
    "play\nfound 8 8-9\nfound 1 1-2\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\nfound 32 32-31\n"
    "= fish 8 1 1 0" },
  { "/fishermen/3B/and-the-one-in-the-middle", "play\n...\n= fish 8 1 0 0\n= fish 9 0 1 0" },
  { "/fishermen/3B/the-number-must-be-thrown",
    "play\n...\n= fish 4 0 0 0\n= fish 10 0 0 0\n= fish 7 0 0 0\nroll 10\n= ask turn Anna\n= stack 30" },
  { "/fishermen/3B/a-settlement-collects-one", "play\n...\nroll 8\n= ask draw Anna\n= owed Anna\ndraw 2\n"
                                               "= held Anna 1" },
  { "/fishermen/3B/a-city-collects-two",
    "play\n...\nroll 10\nbuild city 9\nroll 8\n= owed Anna Anna\ndraw 2 1\n= open Anna 1 1 0\n= ask turn Ben" },
  { "/fishermen/3B/also-on-the-throw-of-others", "play\n...\nroll 9\n= ask draw Anna\n= owed Ben\ndraw ?\n"
                                                 "= held Ben 1" },
  { "/fishermen/3B/not-enough-and-nobody-receives",
    "play\n" ONES TWOS SEVEN_THREES "token Ben draw shoe t\n= stack 1\n...\nroll 10\nbuild city 9\nroll 8\n"
    "= shortage short\n= ask turn Ben\n= stack 1" },
  { "/fishermen/3B/that-turn-only",
    "play\n" ONES TWOS SEVEN_THREES "token Ben draw shoe t\n...\nroll 10\nbuild city 9\nroll 8\nroll 9\n"
    "= shortage fine\n= owed Ben\ndraw 3\n= held Ben 1" },
  { "/fishermen/3B/others-receive-their-resources-all-the-same",
    KEPT "play\n" ONES TWOS THREES "token Ben draw shoe t\n= stack 0\n...\nroll 8\n= shortage short\n"
         "= hand Ben 1 1 0 0 1" },
  { "/fishermen/3B/the-shoe-is-not-given-to-who-has-left",
    "play\n...\ntoken Ben draw shoe t\nroll 10\nroll 10\nleaves Anna\n! shoe Anna => Anna has left\nshoe Clara\n= shoe "
    "Clara" },
  { "/fishermen/3B/the-shoe-is-revealed-at-once",
    "play\n...\nroll 8\ndraw shoe\n= shoe Anna\n= held Anna 0\n= ask turn Anna" },
  { "/fishermen/3B/fish-stay-face-down",
    "play\n...\nroll 8\ndraw ?\n= held Anna 1\n= open Anna 0 0 0\n= own Anna 0 0 0\n= pays Anna 3 maybe\n"
    "= pays Anna 4 never" },
  { "/fishermen/3B/until-they-are-spent", "play\n...\nroll 8\ndraw ?\nfish 2 pay 3\n= held Anna 0\n= used 1" },
  { "/fishermen/3B/no-resources-for-the-hand-limit",
    KEPT "play\n...\nhand Anna wood 5 t\n" SEVEN_THREES "= held Anna 7\n= hand Anna 5 1 0 0 1\nroll 7\n"
         "= ask robber Anna" },
  { "/fishermen/3B/not-discarded",
    KEPT "play\n...\nhand Anna wood 6 t\n" THREE "roll 7\n= ask discard Anna\n! discard Anna wood 3 => half of 8\n"
         "discard Anna wood 4\n= held Anna 1" },
  { "/fishermen/3B/not-stolen-by-the-robber",
    "play\n...\ntoken Ben draw 3 t\nroll 7\nrobber Q from Ben\n= held Ben 1\n= held Anna 0" },
  { "/fishermen/3B/may-be-traded",
    "play\n...\ntoken Anna draw 3 t\nroll 10\ntrade Ben give fish 3\n= held Anna 0\n= open Ben 0 0 1" },
  { "/fishermen/3B/harbour-and-fishery-together",
    KEPT "play\nfound 27 27-26\n= fish 10 1 0 0\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\n"
         "found 32 32-31\nhand Anna ore 3 t\nroll 2\nbank give ore 4 get wood\n"
         "! bank give ore 1 get wood => takes 2 ore" },

  /* 3D. That old shoe */
  { "/fishermen/3D/face-up-in-front-of-whoever-drew-it", "play\n...\nroll 8\ndraw shoe\n= shoe Anna\n= stack 29" },
  { "/fishermen/3D/one-point-more-to-win", "play\n...\nroll 8\n= target Anna 10\ndraw shoe\n= target Anna 11\n"
                                           "= target Ben 10" },
  { "/fishermen/3D/as-long-as-it-is-there",
    "play\n...\nroll 8\ndraw shoe\nshoe Ben\n= target Anna 10\n= target Ben 11\n= shoe Ben" },
  { "/fishermen/3D/eleven-for-the-basic-game",
    "play\n...\ntoken Anna draw shoe t\npoints Anna 8 t\n= ask roll Anna\npoints Anna 1 t\n= winner Anna" },
  { "/fishermen/3D/given-after-the-dice",
    "play\n...\ntoken Anna draw shoe t\n= takers\n! shoe Ben => after the dice\nroll 10\nshoe Ben\n= shoe Ben" },
  { "/fishermen/3D/on-ones-own-turn", "play\n...\ntoken Ben draw shoe t\nroll 10\n"
                                      "! shoe Anna => does not have the old shoe" },
  { "/fishermen/3D/to-who-has-the-same-points", "play\n...\ntoken Anna draw shoe t\nroll 10\n"
                                                "= takers Ben Clara\nshoe Clara\n= shoe Clara" },
  { "/fishermen/3D/or-more",
    "play\n...\ntoken Anna draw shoe t\nroll 10\npoints Clara 1 t\n= takers Ben Clara\nshoe Clara\n= shoe Clara" },
  { "/fishermen/3D/not-to-who-has-fewer",
    "play\n...\ntoken Anna draw shoe t\npoints Anna 1 t\npoints Ben 1 t\nroll 10\n= takers Ben\n"
    "! shoe Clara => fewer points than Anna\n! shoe Anna => already" },
  { "/fishermen/3D/alone-with-the-most-it-stays",
    "play\n...\ntoken Anna draw shoe t\npoints Anna 1 t\nroll 10\n= takers\n"
    "! shoe Ben => nobody else at the table has as many points" },

  /* 4. Game end */
  { "/fishermen/4/as-soon-as-the-points-are-there",
    "play\n...\npoints Anna 7 t\nroll 10\nbuild city 9\n= scores 10 2 2\n= ask nothing\n= winner Anna" },
  { "/fishermen/4/on-ones-own-turn-only",
    "play\n...\npoints Ben 8 t\n= ask roll Anna\nroll 10\n= ask turn Anna\n! roll 10 => before the dice\nnext\n"
    "= winner Ben" },
  { "/fishermen/4/nothing-comes-after-it", "play\n...\npoints Anna 8 t\n= winner Anna\n! roll 10 => the game is over\n"
                                           "! build city 9 => the game is over\nnote well" },
  { NULL, NULL },
};
