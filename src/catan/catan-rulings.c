/* catan-rulings.c - see catan-rulings.h.  The sentences are our own; the sheet is named, not quoted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-rulings.h"

#include "catan-rooms.h"
#include "table/table-intl.h"

#define FIXED(sentence)                                                                                                \
  1,                                                                                                                   \
  {                                                                                                                    \
    {                                                                                                                  \
      "fixed", sentence                                                                                                \
    }                                                                                                                  \
  }

#define SETUP N_ ("The Fishermen of Catan, The scenario setup")
#define FISHING N_ ("The Fishermen of Catan, 3B. Fishing for fortunes")
#define FIRST N_ ("The Fishermen of Catan, 3A. Setup phase")
#define MARKET N_ ("The Fishermen of Catan, 3C. The fish market")
#define SHOE N_ ("The Fishermen of Catan, 3D. That old shoe")
#define END N_ ("The Fishermen of Catan, 4. Game end")
#define PAIRED N_ ("The newer box for five and six, Paired players")
#define LATER N_ ("The fishermen of the later box")

const TableRuling catan_rulings[CATAN_N_RULINGS] = {
  [CATAN_F0] = { "F0",
                 "base",
                 SETUP,
                 N_ ("Which sea hexes have a harbour?"),
                 2,
                 { { "odd", N_ ("Every other one, from the north-west corner on: s1, s3, s5 and so on.") },
                   { "even",
                     N_ ("Every other one, from the one after the north-west corner on: s2, s4, s6 and so on.") } },
                 .matters = catan_harbours_alternate },
  [CATAN_F1] = { "F1",
                 "fishermen",
                 FISHING,
                 N_ ("When are there not enough fish tokens for everyone?"),
                 2,
                 { { "stack", N_ ("When the face-down stack alone cannot serve everyone: then nobody draws.") },
                   { "stack+used",
                     N_ ("When the stack and the used tokens, turned over between draws, cannot serve everyone.") } } },
  [CATAN_F2] = { "F2", "fishermen", MARKET, N_ ("When are the used tokens turned over?"),
                 FIXED (N_ ("At once when the last face-down token is drawn.")) },
  [CATAN_F3] = { "F3", "fishermen", SHOE, N_ ("Does whoever draws the shoe draw again?"),
                 FIXED (N_ ("No: the shoe uses up the draw, and it never goes back into the stack.")) },
  [CATAN_F4] = { "F4",
                 "fishermen",
                 SHOE,
                 N_ ("Which points decide who can be given the shoe?"),
                 2,
                 { { "public", N_ ("The points that everybody sees; a player who alone has the most keeps the shoe.") },
                   { "total", N_ ("All points, also those of hidden point cards; a player who may have as many or more "
                                  "can be given the shoe.") } } },
  [CATAN_F5] = { "F5", "fishermen", SHOE, N_ ("What does the shoe change?"),
                 FIXED (N_ ("Its owner needs one more point to win, and the score stays the same; giving the shoe away "
                            "can win at once.")) },
  [CATAN_F6] = { "F6", "fishermen", END, N_ ("When can a player win?"),
                 FIXED (N_ ("Only in one's own turn, also before the dice.")) },
  [CATAN_F7] = { "F7",
                 "fishermen",
                 MARKET,
                 N_ ("When is the fish market open?"),
                 2,
                 { { "turn", N_ ("At any time in one's own turn, but not while a 7 is being settled.") },
                   { "trade", N_ ("In one's own turn after the dice.") } } },
  [CATAN_F8] = { "F8", "fishermen", MARKET, N_ ("May one buy several things at once?"),
                 FIXED (N_ ("Any number, each paid separately; excess fish are lost, and a token that is not needed "
                            "brings only a warning.")) },
  [CATAN_F9] = { "F9", "fishermen", MARKET, N_ ("What if a purchase has no effect, or is not possible?"),
                 FIXED (N_ ("A robber that is at home stays there, with a warning; without the card, the road or the "
                            "victim it needs, a purchase is refused.")) },
  [CATAN_F10] = { "F10", "fishermen", MARKET, N_ ("When is the free road built?"),
                  FIXED (N_ ("At once; it may take the Longest Road and win.")) },
  [CATAN_F11] = { "F11", "fishermen", MARKET, N_ ("Is the free development card like a bought one?"),
                  FIXED (N_ ("Yes: it cannot be played in the turn in which it came, and its points count.")) },
  [CATAN_F12] = { "F12",
                  "fishermen",
                  FISHING,
                  N_ ("May fish tokens be traded?"),
                  2,
                  { { "yes", N_ ("Token by token with the player on turn, after the dice; never with the bank, never "
                                 "the shoe.") },
                    { "no", N_ ("No.") } } },
  [CATAN_F13] = { "F13", "fishermen", FISHING, N_ ("Who draws first?"),
                  FIXED (N_ ("The player on turn, then clockwise; the table may enter another order.")) },
  [CATAN_F14] = { "F14", "fishermen", FIRST, N_ ("What does a second settlement on a fishery bring?"),
                  FIXED (N_ ("One token, and that may be the shoe.")) },
  [CATAN_F15] = { "F15", "fishermen", FISHING, N_ ("Do the robber and a 7 touch fish?"),
                  FIXED (N_ ("Never: neither tokens nor fisheries.")) },
  [CATAN_F16] = { "F16", "fishermen", FISHING, N_ ("What does the table know of fish tokens?"),
                  FIXED (N_ ("How many each player has; for each draw, the value is entered openly, or kept secret "
                             "until it is spent.")) },
  [CATAN_T1] = { "T1",
                 "fishermen",
                 LATER,
                 N_ ("What is the hex that yields no resource?"),
                 2,
                 { { "desert", N_ ("The desert, where the robber is at home.") },
                   { "lake", N_ ("A lake: each building beside it draws fish on 2, 3, 11 and 12.") } } },
  [CATAN_T2] = { "T2",
                 "fishermen",
                 LATER,
                 N_ ("How many fish tokens may a player hold?"),
                 4,
                 { { "any", N_ ("Any number.") },
                   { "seven", N_ ("Seven: whoever holds seven draws no more.") },
                   { "once", N_ ("Seven: whoever is to draw more may, once for each throw, hand in a token and draw "
                                 "another for it.") },
                   { "each", N_ ("Seven: for each further draw, a token may be handed in and another drawn for "
                                 "it.") } } },
  [CATAN_T3] = { "T3",
                 "fishermen",
                 LATER,
                 N_ ("Where do 2 fish send the robber?"),
                 2,
                 { { "desert", N_ ("Home to the desert.") },
                   { "off", N_ ("Off the island, until the next 7 or knight.") } },
                 { { "T1", "desert" } } },
  [CATAN_T4] = { "T4",
                 "fishermen",
                 LATER,
                 N_ ("What does the robber do on the lake?"),
                 2,
                 { { "open", N_ ("Nothing: the lake pays.") },
                   { "blocked", N_ ("While it stands there, the lake pays nothing; fisheries always pay.") } },
                 { { "T1", "lake" } } },
  [CATAN_T5] = { "T5",
                 "fishermen",
                 LATER,
                 N_ ("What does a second settlement beside the lake bring?"),
                 2,
                 { { "token", N_ ("One fish token, as at a fishery.") },
                   { "nothing", N_ ("No fish token: only a fishery brings one.") } },
                 { { "T1", "lake" } } },
  [CATAN_T6] = { "T6",
                 "fishermen",
                 LATER,
                 N_ ("Are the fish tokens of the box for five and six players there?"),
                 2,
                 { { "small", N_ ("No: 29 fish tokens, six fisheries, and each lake pays on 2, 3, 11 and 12.") },
                   { "large", N_ ("Yes: 43 fish tokens (15, 15 and 13 of them with 1, 2 and 3 fish); on the larger "
                                  "board two more fisheries, a 5 and a 9; a second lake pays on 4 and 10.") } } },
  [CATAN_T7] = { "T7",
                 "fishermen",
                 LATER,
                 N_ ("Which of two lakes pays on 4 and 10, if the box has such a lake (T6)?"),
                 2,
                 { { "second", N_ ("The second one, in the order of the letters of the hexes.") },
                   { "first", N_ ("The first one, in the order of the letters of the hexes.") } },
                 { { "T1", "lake" }, { "T6", "large" } },
                 catan_lakes_differ },
  [CATAN_P1] = { "P1",
                 "paired",
                 PAIRED,
                 N_ ("Can a player win in a paired turn?"),
                 2,
                 { { "paired", N_ ("Yes, as in a turn of one's own.") },
                   { "own", N_ ("No: only in a turn of one's own, also before the dice.") } } },
  [CATAN_P2] = { "P2",
                 "paired",
                 PAIRED,
                 N_ ("Is the fish market open in a paired turn?"),
                 2,
                 { { "open", N_ ("Yes, as in a turn of one's own after the dice.") }, { "closed", N_ ("No.") } },
                 { { "fishermen" } } },
  [CATAN_P3] = { "P3",
                 "paired",
                 PAIRED,
                 N_ ("Are there paired turns if players leave and fewer than five are left?"),
                 2,
                 { { "five", N_ ("No, not while fewer than five are there.") },
                   { "always", N_ ("Yes, of the third to the left of those who are there, if that is somebody "
                                   "else.") } } },
};
