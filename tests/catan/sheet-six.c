/* sheet-six.c - the special building phase, the friendly robber, and first rounds without a seven.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-sheets.h"

#define THREE_PLAY "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\n"
#define SPECIAL THREE_PLAY "building special\n"
#define FRIENDLY THREE_PLAY "hands\nrobber friendly\nplay\n...\n"
#define CALM THREE_PLAY "sevens after 1\nplay\n...\n"

const Script sheet_six[] = {
  { "/six/special/clockwise",
    SPECIAL "play\n...\nroll 10\nspecial Ben\n= ask build Ben\nbuild road 24-25\n= road Ben 2\n"
            "! special Anna => the turn of Anna was before\nspecial Clara\n= ask build Clara\n"
            "! special Ben => has built, or was passed over\nroll 10\n= ask turn Ben\n= dice 10 2" },
  { "/six/special/the-next-is-offered-first", SPECIAL "play\n...\nroll 10\n= builders Ben Clara\nnext\nroll 10\n"
                                                      "= builders Clara Anna" },
  { "/six/special/who-can-pay-is-offered-first",
    SPECIAL "hands\nplay\n...\nroll 10\n= builders Ben Clara\nhand Clara wood 1 t\nhand Clara brick 1 t\n"
            "= builders Clara Ben" },
  { "/six/special/somebody-is-passed-over",
    SPECIAL "play\n...\nroll 10\nspecial Clara\n! special Ben => passed over\nnext\n= ask roll Ben" },
  { "/six/special/only-building-and-buying", SPECIAL
    "play\n...\nroll 10\ntoken Ben draw 2 t\nspecial Ben\n! play knight A => now\n! fish 2 pay 2 => now\n"
    "! trade Clara give fish 2 get fish 1 => now\n! robber A => now\n! special Otto => Otto\nbuild city 40\nbuy\n"
    "= cards Ben 1\n= left Ben 13 4 3" },
  { "/six/special/costs", SPECIAL "hands\nplay\n...\nroll 10\nspecial Ben\n! build road 24-25 => costs 1 wood\n"
                                  "hand Ben wood 1 t\nhand Ben brick 1 t\nbuild road 24-25\n= hand Ben 0 1 0 0 1" },
  { "/six/special/a-card-can-be-played-in-the-next-turn",
    SPECIAL "play\n...\nroll 10\nspecial Ben\nbuy knight\n= cards Ben 1\nnext\nplay knight A\n= cards Ben 0" },
  { "/six/special/nobody-wins-in-it",
    SPECIAL "target 3\nplay\n...\nroll 10\nspecial Ben\nbuild city 40\n= scores 2 3 2\n= winner none\n"
            "! roll 10 => has won before the dice\nnext\n= winner Ben" },
  { "/six/special/who-leaves-in-it",
    SPECIAL "play\n...\nroll 10\nspecial Ben\nleaves Ben\n= ask build Clara\n! special Anna => was before\n"
            "buy\nroll 10\n= ask turn Clara" },
  { "/six/special/the-last-one-leaves-in-it",
    SPECIAL "play\n...\nroll 10\nspecial Clara\nleaves Clara\n= ask roll Ben" },
  { "/six/special/before-the-dice", SPECIAL "play\n...\n! special Ben => now" },
  { "/six/special/not-without-the-line", "play\n...\nroll 10\n! special Ben => no special building phase" },
  { "/six/special/by-agreement", "play\n...\nroll 10\nagreed t special Ben\n= ask build Ben\nroll 10\n= ask turn Ben" },

  { "/six/friendly/not-with-two-points", FRIENDLY "roll 7\n! robber Q => the friendly robber spares Q, where Ben\n"
                                                  "! robber A => the friendly robber spares A, where Anna\nrobber B" },
  { "/six/friendly/three-points-are-enough",
    FRIENDLY "points Ben 1 t\nroll 7\n= victims Q Ben\nrobber Q from Ben ore\n= robber Q" },
  { "/six/friendly/the-desert-is-open-and-takes-nothing-from-them", FRIENDLY
    "points Ben 1 t\nroll 7\nrobber Q from Ben ore\nroll 7\n= victims J\n! robber J from Anna wool => takes nothing\n"
    "robber J" },
  { "/six/friendly/a-knight-too",
    FRIENDLY "hand Anna wool 1 t\nhand Anna grain 1 t\nroll 10\nbuy knight\nroll 10\nroll 10\nnext\n"
             "! play knight Q from Ben ore => spares Q" },
  { "/six/friendly/fish-spare-nobody", FRIENDLY THREE "roll 10\nfish 3 from Ben ore pay 3\n= hand Ben 0 1 0 0 0" },
  { "/six/friendly/by-agreement", FRIENDLY "roll 7\nagreed t robber Q from Ben ore\n= robber Q" },

  { "/six/calm/a-seven-is-thrown-again",
    CALM "! roll 7 => in the first round a 7 is thrown again\nroll 10\n! roll 7 => thrown again\nroll 10\n"
         "! roll 7 => thrown again\nroll 10\nroll 7\n= ask robber Anna" },
  { "/six/calm/by-agreement", CALM "agreed t roll 7\n= ask robber Anna" },
  { "/six/calm/not-in-a-game-that-has-begun",
    THREE_PLAY "sevens after 1\nplay\nsnapshot\nnow settlement Anna 21\nplay on Anna\nroll 7\n= ask robber Anna" },
  { NULL, NULL },
};
