/* catan-turn.c - the phases of a turn, whose turn it is, and who has won.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player can win only in their own turn.  This is checked after every entry, and so also when a turn begins, before
 * the dice (F6).
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"

void
catan_turn_begin (CatanState *state, guint player)
{
  if (state->player != CATAN_NOBODY)
    {
      CatanSeat *seat = &state->seats[state->player];
      seat->fresh = 0;
      memset (seat->fresh_known, 0, sizeof seat->fresh_known);
    }
  state->player = (gint8) player;
  state->n_turns++;
  state->card_played = FALSE;
  state->ask = CATAN_ASK_ROLL;
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
  if (state->n_turns > 0 && !state->finished && !state->on_pad
      && catan_points (state, (guint) state->player) >= (gint) catan_target (state, (guint) state->player))
    finish (state, state->player);
}

/* ---- acts of the turn itself, and corrections ---- */

gboolean
catan_act_next (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  catan_turn_begin (state, ((guint) state->player + 1) % state->rules->n_players);
  return TRUE;
}

gboolean
catan_act_points (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  guint player = (guint) entry->player;
  TableLine line = { .player = entry->player,
                     .kind = CATAN_LINE_CORRECTION,
                     .because = CATAN_BECAUSE_CORRECTED,
                     .feature = -1,
                     .final = state->finished };
  if (state->finished && state->winner == entry->player
      && catan_points (state, player) + entry->amount < (gint) catan_target (state, player))
    return table_refuse (why, _ ("%s has won with these points: correct the earlier entry that is wrong"),
                         catan_name (state, (int) player));
  catan_book_term (&line, entry->amount, 1, CATAN_NOUN_POINT);
  line.why = table_ledger_say (&state->ledger, entry->why);
  catan_book (state, &line);
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
  TableLine line = { .entry = state->n_entries,
                     .turn = state->n_turns,
                     .player = entry->player,
                     .kind = CATAN_LINE_PAD,
                     .because = CATAN_BECAUSE_COUNTED,
                     .feature = -1,
                     .tie = -1 };
  catan_book_term (&line, entry->amount, 1, CATAN_NOUN_POINT);
  table_pad_book (&state->ledger, &line, entry->what, entry->why);
  return TRUE;
}

gboolean
catan_act_turn (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  catan_turn_begin (state, (guint) entry->player);
  return TRUE;
}

gboolean
catan_act_note (gpointer data, gconstpointer given, TableRefusal *why)
{
  return TRUE;
}

gboolean
catan_act_end (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  finish (state, CATAN_NOBODY);
  return TRUE;
}

gboolean
catan_may (const CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  g_autoptr (CatanState) trial = catan_state_copy (state);
  return table_game_apply (&catan_game, trial, entry, why);
}
