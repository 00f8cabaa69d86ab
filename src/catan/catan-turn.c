/* catan-turn.c - applies an entry: the phases of a turn, whose turn it is, and who has won.
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
  state->turn++;
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

static gboolean
has_won (const CatanState *state)
{
  return state->turn > 0 && !state->finished
         && catan_points (state, (guint) state->player) >= (gint) catan_target (state, (guint) state->player);
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
    return table_refuse (why, _ ("%s has won with these points: correct the entry before that was wrong"),
                         catan_name (state, player));
  catan_book_term (&line, entry->amount, 1, CATAN_NOUN_POINT);
  catan_book (state, &line);
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

/* ---- doing ---- */

static gboolean
say_when (const CatanState *state, TableRefusal *why)
{
  g_autofree char *ask = NULL;
  if (why == NULL)
    return FALSE;
  if (state->ask == CATAN_ASK_NOTHING)
    return table_refuse (why, _ ("the game is over"));
  ask = catan_ask_tell (state);
  return table_refuse (why, _ ("something else is asked now: %s"), ask);
}

gboolean
catan_apply (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  const TableAct *act = catan_act_of (entry);
  guint8 warning = state->warning;
  if (!(act->when & (1u << state->ask)))
    return say_when (state, why);
  state->warning = CATAN_WARN_NONE;
  if (!act->apply (state, entry, why))
    {
      state->warning = warning;
      return FALSE;
    }
  if (has_won (state))
    finish (state, state->player);
  state->n_entries++;
  return TRUE;
}

gboolean
catan_apply_line (CatanState *state, const char *line, TableRefusal *why)
{
  CatanEntry entry;
  return catan_entry_parse (state->rules, line, &entry, why) && catan_apply (state, &entry, why);
}

gboolean
catan_may (const CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  g_autoptr (CatanState) trial = catan_state_copy (state);
  return catan_apply (trial, entry, why);
}
