/* sheet-paired.c - paired players: who has the second turn, what can be done in it, and the readings P1 to P3.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-sheets.h"

#define SIX                                                                                                            \
  "player Anna\nplayer Ben\nplayer Clara\nplayer Dora\nplayer Emil\nplayer Fee\nuse fishermen\nframe big\n"            \
  "building paired\n"
/* Each has a settlement, and the throws below give nothing to Anna and Dora. */
#define BEGUN                                                                                                          \
  "play\nsnapshot\nnow settlement Anna 1\nnow settlement Ben 5\nnow settlement Clara 12\nnow settlement Dora 35\n"     \
  "now settlement Emil 61\nnow settlement Fee 75\nnow development Dora knight 2\nnow token Dora 2\n"
#define ON "play on Anna\nroll 10\n"
#define HANDS "now hand Dora wood 5\nnow hand Dora brick 1\nnow hand Anna wood 2\n"

/* clang-format off */
const Script sheet_paired[] = {
  { "/paired/the-third-to-the-left",
    SIX BEGUN ON "next\n= ask turn Dora\nnext\n= ask roll Ben\nroll 10\nnext\n= ask turn Emil\n"
                 "roll 10\n= ask turn Clara\nnext\n= ask turn Fee\nroll 10\n= ask turn Dora\nnext\n= ask turn Anna" },
  { "/paired/the-third-of-five",
    "player Anna\nplayer Ben\nplayer Clara\nplayer Dora\nplayer Emil\nframe big\nbuilding paired\nplay\nsnapshot\n"
    "now settlement Anna 1\nplay on Clara\nroll 10\nnext\n= ask turn Anna\nnext\n= ask roll Dora" },
  { "/paired/who-does-nothing-is-passed-over", SIX BEGUN ON "roll 10\n= ask turn Ben\nroll 10\n= ask turn Clara" },
  { "/paired/not-before-the-dice", SIX BEGUN "play on Anna\n! next => something else is asked now" },
  { "/paired/builds-and-buys",
    SIX "hands\n" BEGUN HANDS ON "next\nbuild road 23-35\n= left Dora 14 4 4\n"
                                 "! build road 35-36 => that costs 1 brick\nbank give wood 4 get brick\n"
                                 "hand Dora wood 1 t\nbuild road 35-36\n= left Dora 13 4 4" },
  { "/paired/trades-with-nobody",
    SIX "hands\n" BEGUN HANDS ON "trade Dora give wood 1 get brick 1\nnext\n"
                       "! trade Anna give wood 1 get wood 1 => in a paired turn Dora trades with the bank only\n"
                       "! trade Anna give fish 2 get wood 1 => with the bank only\n"
                       "agreed t trade Anna give wood 1 get brick 1\n= hand Dora 5 0 0 1 0" },
  { "/paired/one-card-a-turn",
    SIX BEGUN ON "next\nplay knight A\n= ask turn Dora\n! play knight B => has played a development card in this turn\n"
                 "next\n= cards Dora 1" },
  { "/paired/a-card-of-the-first-player-does-not-count",
    SIX BEGUN "now development Anna knight 1\n" ON "play knight A\nnext\nplay knight B\n= cards Dora 1" },
  { "/paired/not-a-card-that-was-bought-in-it",
    SIX BEGUN ON "next\nplay knight A\nroll 10\nroll 10\nroll 10\nplay knight B\nnext\n= ask turn Anna\nbuy knight\n"
                 "! play knight A => in this turn\nnext\n= ask roll Emil" },
  { "/paired/nobody-throws",
    SIX BEGUN ON "next\n! agreed t roll 5 => nobody throws in a paired turn\nroll 10\n= dice 10 2" },
  { "/paired/nobody-else-builds", SIX BEGUN ON "! special Ben => no special building phase\nnext\n"
                                               "! special Ben => no special building phase\nagreed t special Emil\n"
                                               "= ask build Emil\nroll 10\n= ask turn Ben" },
  { "/paired/the-shoe",
    SIX BEGUN "now token Dora shoe\n" ON "points Fee 3 t\nnext\n= takers Anna Ben Clara Emil Fee\nshoe Fee\n"
                                 "= shoe Fee" },
  { "/paired/the-second-leaves", SIX BEGUN ON "next\nleaves Dora\n= ask roll Ben" },
  { "/paired/the-first-leaves-meanwhile", SIX BEGUN ON "next\nleaves Anna\n= ask turn Dora\nroll 10\n= ask turn Ben" },
  { "/paired/the-first-leaves-after-the-dice",
    SIX BEGUN ON "leaves Anna\n= ask turn Dora\n! trade Ben give wood 1 get brick 1 => with the bank only\n"
                 "next\n= ask roll Ben" },
  { "/paired/the-first-leaves-before-the-dice", SIX BEGUN "play on Anna\nleaves Anna\n= ask roll Ben" },
  { "/paired/the-fifth-leaves-after-the-dice", SIX BEGUN ON "leaves Ben\nleaves Anna\n= ask roll Clara" },
  { "/paired/somebody-comes-meanwhile",
    SIX BEGUN ON "leaves Ben\nnext\n= ask turn Emil\ncomes Ben\n= ask turn Emil\n"
                 "next\n= ask roll Ben" },
  { "/paired/the-turn-of-somebody", SIX BEGUN ON "next\nturn Fee t\n= ask roll Fee\nroll 10\nnext\n= ask turn Clara" },
  { "/paired/not-without-the-line", "play\n...\nroll 10\nnext\n= ask roll Ben" },
  { NULL, NULL },
};

const Script rulings_paired[] = {
  { "/ruling/P1/paired",
    SIX BEGUN ON "points Dora 9 t\n= winner none\n! roll 10 => Dora wins in the paired turn\nnext\n= winner Dora" },
  { "/ruling/P1/paired/in-the-turn", SIX BEGUN ON "points Dora 8 t\nnext\nbuild city 35\n= winner Dora" },
  { "/ruling/P1/own",
    SIX "rule P1 own\n" BEGUN ON "points Dora 9 t\nnext\n= ask turn Dora\nbuild city 35\n= winner none\nroll 10\n"
                                 "= ask turn Ben\nroll 10\n! roll 10 => has won before the dice\nnext\n"
                                 "= ask turn Fee\nnext\n= winner Dora" },
  { "/ruling/P2/open", SIX BEGUN ON "next\n= market 2 yes\nfish 2 pay 2\n= held Dora 0" },
  { "/ruling/P2/closed",
    SIX "rule P2 closed\n" BEGUN ON "= market 2 yes\nnext\n= market 2 no\n! fish 2 pay 2 => (P2)\n"
                                    "agreed t fish 2 pay 2\n= held Dora 0" },
  { "/ruling/P3/five", SIX BEGUN ON "leaves Ben\nleaves Clara\nnext\n= ask roll Dora" },
  { "/ruling/P3/five/five-are-there", SIX BEGUN ON "leaves Ben\nnext\n= ask turn Emil" },
  { "/ruling/P3/always", SIX "rule P3 always\n" BEGUN ON "leaves Ben\nleaves Clara\nnext\n= ask turn Fee\n"
                             "leaves Emil\nroll 10\n= ask turn Dora\nnext\n= ask roll Fee" },
  { NULL, NULL },
};
/* clang-format on */
