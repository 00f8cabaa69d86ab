/* catan-turn.c - the phases of a turn, whose turn it is, and who has won.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player can win only in their own turn.  This is checked after every entry, and so also when a turn begins, before
 * the dice (F6); but not in the special building phase, which is nobody's turn, and in a paired turn only by P1.
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"

void
catan_turn_begin (CatanState *state, guint player)
{
  /* Others may have bought cards in the special building phase. */
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      CatanSeat *seat = &state->seats[p];
      seat->fresh = 0;
      memset (seat->fresh_known, 0, sizeof seat->fresh_known);
    }
  state->ended = CATAN_NOBODY;
  state->paired = FALSE;
  state->player = (gint8) player;
  state->n_turns++;
  state->card_played = FALSE;
  memset (state->exchanges, 0, sizeof state->exchanges);
  state->ask = CATAN_ASK_ROLL;
}

gboolean
catan_ends_turn (const CatanState *state)
{
  return state->ask == CATAN_ASK_BUILD || (state->ask == CATAN_ASK_TURN && !state->agreed);
}

guint
catan_thrower (const CatanState *state)
{
  return catan_ends_turn (state) ? catan_next (state, catan_turn_of (state)) : catan_turn_of (state);
}

static void
finish (CatanState *state, gint8 winner)
{
  state->finished = TRUE;
  state->winner = winner;
  state->ask = CATAN_ASK_NOTHING;
  state->n_draws = 0;
  state->owing = 0;
}

void
catan_turn_won (gpointer data)
{
  CatanState *state = data;
  if (state->n_turns > 0 && state->waiting == CATAN_NOBODY && catan_wins_now (state) && !state->finished
      && !state->on_pad
      && catan_points (state, (guint) state->player) >= (gint) catan_target (state, (guint) state->player))
    finish (state, state->player);
}

/* ---- acts of the turn itself, and corrections ---- */

gboolean
catan_act_next (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  if (!catan_paired_begins (state))
    catan_turn_begin (state, catan_next (state, catan_turn_of (state)));
  return TRUE;
}

gboolean
catan_keeps_win (const CatanState *state, guint player, int points, TableRefusal *why)
{
  return !state->finished || state->winner != (gint8) player
         || catan_points (state, player) + points >= (gint) catan_target (state, player)
         || table_refuse (why, _ ("%s has won with these points: correct the earlier entry that is wrong"),
                          catan_name (state, (int) player));
}

gboolean
catan_act_points (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  TableLine line = table_pad_line (state, entry, CATAN_LINE_CORRECTION, CATAN_BECAUSE_CORRECTED);
  if (!catan_keeps_win (state, (guint) entry->player, entry->amount, why))
    return FALSE;
  catan_book_term (&line, entry->amount, 1, CATAN_NOUN_POINT);
  table_pad_book (state, entry, &line);
  return TRUE;
}

/* The table counts by itself from now on: what is still owed is the table's. */
gboolean
catan_act_pad (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  state->on_pad = TRUE;
  state->ask = CATAN_ASK_PAD;
  state->n_draws = 0;
  state->owing = 0;
  return TRUE;
}

gboolean
catan_act_score (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  TableLine line = table_pad_line (state, entry, CATAN_LINE_PAD, CATAN_BECAUSE_COUNTED);
  if (!catan_is_there (state, (guint) entry->player))
    return table_refuse_away (state->rules, (guint) entry->player, why);
  catan_book_term (&line, entry->amount, 1, CATAN_NOUN_POINT);
  table_pad_book (state, entry, &line);
  return TRUE;
}

gboolean
catan_act_turn (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  if (!catan_is_there (state, (guint) entry->player))
    return table_refuse_away (state->rules, (guint) entry->player, why);
  catan_turn_begin (state, (guint) entry->player);
  return TRUE;
}

/* ---- who leaves, and who comes ---- */

/* The cards in the hand go back to the bank, and the open fish tokens to the used ones.  Nobody looks at what lies face
 * down: it stays with whoever has left, and so does the shoe. */
gboolean
catan_act_leave (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const guint player = (guint) ((const CatanEntry *) given)->player;
  if (state->waiting != CATAN_NOBODY && state->player != (gint8) player)
    return table_refuse (why, _ ("%s must found the settlements first"), catan_name (state, state->player));
  if (!table_leave (state, given, why))
    return FALSE;
  CatanGiven all = { .unseen = state->seats[player].unseen };
  memcpy (all.seen, state->seats[player].hand, sizeof all.seen);
  gboolean gone = catan_cards_swap (state, CATAN_EFFECT_CARDS, player, CATAN_KEEPER_BANK, &all, NULL, NULL);
  g_assert (gone);
  if (state->fish != NULL)
    catan_tokens_leave (state, player);
  if (state->on_pad || state->player != (gint8) player)
    return TRUE;
  if (state->ask == CATAN_ASK_SNAPSHOT)
    {
      state->player = (gint8) catan_next (state, player);
      return TRUE;
    }
  if (state->ask == CATAN_ASK_FOUND)
    catan_found_next (state);
  else if (!catan_special_goes_on (state) && !catan_paired_begins (state))
    catan_turn_begin (state, catan_next (state, catan_turn_of (state)));
  return TRUE;
}

/* Whoever has not founded both settlements founds now. */
gboolean
catan_act_come (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  if (!table_come (state, given, why))
    return FALSE;
  if (!state->on_pad && state->ask != CATAN_ASK_SNAPSHOT && (state->n_turns == 0 || catan_founder (state) >= 0))
    catan_found_next (state);
  return TRUE;
}

gboolean
catan_act_end (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  finish (state, CATAN_NOBODY);
  return TRUE;
}
