/* catan-paired.c - paired players: after each turn, a second player has a turn without dice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rule of the newer box for five and six.  The second player is the third to the left of the first one.  In the
 * paired turn, this player builds, buys and plays development cards, and trades with the bank, but with nobody else,
 * and does not throw.  `next` ends the first player's turn and begins the paired one; the next throw, or another
 * `next`, ends this one.  A throw right after the first player's turn means that the second player did nothing.
 * Carries the rulings P1 to P3; P2 is in catan-market.c.
 */
#include "catan-rooms.h"

#include "table/table-intl.h"

#define TO_THE_LEFT 3 /* seats from the first player to the second */
#define PLAYERS_MIN 5 /* for whom the rule is (P3) */

static int
partner_of (const CatanState *state, guint player)
{
  guint partner = player;
  if (!state->rules->pairs
      || (catan_rule (state->rules, CATAN_P3) == CATAN_P3_FIVE
          && (guint) __builtin_popcount (table_there (state->rules, state->away)) < PLAYERS_MIN))
    return -1;
  for (guint i = 0; i < TO_THE_LEFT; i++)
    partner = catan_next (state, partner);
  return partner == player ? -1 : (int) partner;
}

int
catan_paired_next (const CatanState *state)
{
  return state->ended == CATAN_NOBODY && state->ask == CATAN_ASK_TURN && !state->agreed
             ? partner_of (state, catan_player_on_turn (state))
             : -1;
}

gboolean
catan_paired_begins (CatanState *state)
{
  const int partner = catan_paired_next (state);
  if (partner < 0)
    return FALSE;
  state->ended = state->player;
  state->player = (gint8) partner;
  state->paired = TRUE;
  state->card_played = FALSE;
  return TRUE;
}

gboolean
catan_wins_now (const CatanState *state)
{
  return state->ended == CATAN_NOBODY || (state->paired && catan_rule (state->rules, CATAN_P1) == CATAN_P1_PAIRED);
}

gboolean
catan_paired_passed (const CatanState *state, TableRefusal *why)
{
  const int partner = catan_paired_next (state);
  return partner < 0 || catan_rule (state->rules, CATAN_P1) != CATAN_P1_PAIRED
         || catan_points (state, (guint) partner) < (gint) catan_target (state, (guint) partner)
         || table_refuse (why, _ ("%s wins in the paired turn, with %d points: enter “next”"),
                          catan_name (state, partner), catan_points (state, (guint) partner));
}

gboolean
catan_paired_trades (const CatanState *state, TableRefusal *why)
{
  return !state->paired || state->agreed
         || table_refuse (why, _ ("in a paired turn %s trades with the bank only"), catan_name (state, state->player));
}
