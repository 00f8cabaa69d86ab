/* sheet-cards.c - fan-made scoring cards; and what the sheet The Lake says about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

#define TWO "player Anna\nplayer Ben\nset base 2\nuse cards\n"
#define KING_LAKE                                                                                                      \
  "player Anna\nplayer Ben\nset base 2\nset king\nuse lake\nplay\nplace lake 1,-1 r0\nrace join\nrace join\n"
#define BENS "turn Ben test\n"
#define LAKE TWO "use lake\nplay\nplace lake 1,-1 r0\nrace join\nrace join\n"
#define BEN_ARRIVES BENS "place ffff 0,1 r0 racer 1,1\n" BENS "place ffff 0,2 r0\n" BENS "place ffff 1,2 r0 racer 3,1\n"

const Script sheet_cards[] = {
  /* ---- the cards of the table ---- */
  { "/cards/four-that-everybody-knows", TWO
    "play\nhold Cleric Anna\nhold Serf Anna\nhold Outlaw Ben\nhold Angler Ben\n= card Outlaw Ben\n= card Angler Ben" },
  { "/cards/any-other-name",
    TWO "cards \"The Smuggler\" Midwife\nplay\nhold \"The Smuggler\" Ben\n"
        "worth \"the smuggler\" +4 \"two roads\"\n= card Midwife none\n! hold Cleric Anna => is not a "
        "scoring card\nend test\n= line Ben 4 cards" },
  { "/cards/none-without-the-switch",
    "play\n! hold Cleric Anna => not a scoring card\n! worth Cleric +1 x => not a scoring "
    "card\n! back Cleric => not a scoring card" },
  { "/cards/from-another-player", TWO "play\nhold Cleric Anna\n! hold Cleric Anna => has “Cleric” already\n"
                                      "hold Cleric Ben\n= card Cleric Ben" },
  { "/cards/back-to-the-supply",
    TWO "play\n! back Cleric => nobody has “Cleric”\nhold Cleric Anna\nback Cleric\n= card Cleric none" },
  { "/cards/the-turn-is-not-used", TWO "play\nhold Cleric Ben\nworth Cleric +1 x\n= ask tile Anna" },

  /* ---- points ---- */
  { "/cards/points-at-the-end",
    TWO "play\nhold Cleric Anna\nworth Cleric +2 one\nworth Cleric +5 two\n= scores 0 0\n= forecast 7 0\nend test\n"
        "= line Anna 7 cards 7 points counted = 7\n= scores 7 0" },
  { "/cards/points-go-with-the-card",
    TWO "play\nhold Cleric Anna\nworth Cleric +2 one\nhold Cleric Ben\nend test\n= scores 0 2" },
  { "/cards/points-after-the-end",
    TWO "play\nhold Cleric Anna\nworth Cleric +2 one\nend test\nworth Cleric +3 two\n= scores 5 0\n= ask nothing\n"
        "worth Serf +4 three\n= scores 5 0\nhold Serf Ben\n= scores 5 4\n= line Ben 4 cards" },
  { "/cards/after-the-end-points-go-with-the-card",
    TWO "play\nhold Cleric Anna\nworth Cleric +2 one\nend test\nhold Cleric Ben\n= scores 0 2\nback Cleric\n"
        "= scores 0 0\n= card Cleric none" },
  { "/cards/points-of-nobody", TWO "play\nworth Cleric +2 one\nend test\n= no line cards\n= scores 0 0" },
  { "/cards/points-can-be-taken-back",
    TWO "play\nhold Cleric Anna\nworth Cleric +2 one\nworth Cleric -2 wrong\nend test\n= no line cards" },
  { "/cards/points-have-a-limit",
    TWO "play\nworth Cleric +999 x\n! worth Cleric +1 x => would be worth 1000 points\nworth Cleric -1 x" },

  /* ---- the Keeper of the lighthouse ---- */
  { "/lake/keeper/cards/fan-made/besides-25-points",
    LAKE BEN_ARRIVES "= keeper Ben\n= ask card Ben\ncard Cleric\n= card Cleric Ben kept\n= forecast 0 25\nend test\n"
                     "= line Ben 25 keeper\n= scores 0 25" },
  { "/lake/keeper/cards/fan-made/none",
    LAKE "hold Angler Anna\n" BEN_ARRIVES "= ask card Ben\nno card\n= ask tile Anna\n= card Angler Anna\n"
         "! no card => which tile\nhold Angler Ben\nhold Angler Anna\nplace ffff 0,3 r0\n= ask tile Ben\nend test\n"
         "= scores 0 25" },
  { "/lake/keeper/cards/fan-made/a-card-with-any-name",
    "player Anna\nplayer Ben\nset base 2\nuse cards\ncards none card\nuse lake\nplay\nplace lake 1,-1 r0\nrace join\n"
    "race join\n" BEN_ARRIVES "card none\n= card none Ben kept\n= ask tile Anna" },
  { "/lake/keeper/cards/king/none", KING_LAKE
    "place cfff 0,-1 r2\n= card king Ben\nturn Anna test\n" BEN_ARRIVES "= ask card Ben\n! end test => which card\n"
    "no card\n= ask tile Anna\n= card king Ben\n= card robber none\nplace ffff 0,3 r0\n= ask tile Ben\n"
    "end test\n= no line keeper\n= line Ben 1 king" },
  { "/lake/keeper/cards/king/who-has-both-must-keep-one", KING_LAKE
    "place cfff 0,-1 r2\n" BENS "place frrr -1,0 r0\n= card king Ben\n= card robber Ben\n" BEN_ARRIVES
    "! no card => must say which of them\n= ask card Ben\ncard robber\n= card robber Ben kept\n= ask tile Anna" },
  { "/lake/keeper/cards/king/who-has-both-takes-no-other-card",
    "player Anna\nplayer Ben\nset base 2\nset king\nuse cards\nuse lake\nplay\nplace lake 1,-1 r0\nrace join\n"
    "race join\nplace cfff 0,-1 r2\n" BENS "place frrr -1,0 r0\n" BEN_ARRIVES
    "! card Cleric => must say which of them\ncard king\n= card king Ben kept" },
  { "/lake/keeper/cards/king/who-has-both-keeps-none-by-agreement",
    KING_LAKE "place cfff 0,-1 r2\n" BENS "place frrr -1,0 r0\n" BEN_ARRIVES
              "agreed test no card\n= card king Ben\n= card robber Ben\n= ask tile Anna" },
  { "/lake/keeper/cards/fan-made/from-its-holder",
    LAKE "hold Angler Anna\n" BEN_ARRIVES "card Angler\n= card Angler Ben kept\n= ask tile Anna" },
  { "/lake/keeper/cards/fan-made/one-already-held",
    LAKE "hold Angler Ben\n" BEN_ARRIVES "card Angler\n= card Angler Ben kept" },
  { "/lake/keeper/cards/fan-made/only-one",
    LAKE "hold Angler Ben\nhold Serf Ben\n" BEN_ARRIVES "card Serf\n! card Angler => which tile\nhold Angler Anna\n"
         "= card Angler Anna\n= card Serf Ben kept" },
  { "/lake/keeper/cards/fan-made/or-the-king",
    "player Anna\nplayer Ben\nset base 2\nset king\nuse cards\nuse lake\nplay\nplace lake 1,-1 r0\nrace join\nrace "
    "join\n" BEN_ARRIVES "= ask card Ben\ncard king\n= card king Ben kept\n= card Cleric none\n= ask tile Anna" },
  { "/lake/keeper/cards/fan-made/instead-of-the-king",
    "player Anna\nplayer Ben\nset base 2\nset king\nuse cards\nuse lake\nplay\nplace lake 1,-1 r0\nrace join\nrace "
    "join\n" BEN_ARRIVES "card Outlaw\n= card Outlaw Ben kept\n= card king none\n= ask tile Anna" },
  { NULL, NULL }
};
