/* catan-turn.c - applying an entry: the phases of a turn, who is up, and who has won.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One can win on one's own turn alone: looked at after every entry, and so also when a turn begins, before its dice
 * (F6).
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

static gboolean
act_next (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  catan_turn_begin (state, ((guint) state->player + 1) % state->rules->n_players);
  return TRUE;
}

static gboolean
act_points (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
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

static gboolean
act_turn (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  catan_turn_begin (state, (guint) entry->player);
  return TRUE;
}

static gboolean
act_note (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  return TRUE;
}

static gboolean
act_end (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  finish (state, CATAN_NOBODY);
  return TRUE;
}

/* ---- which entries may come when: a bit for each CatanAsk ---- */

#define WHEN(ask) (1 << CATAN_ASK_##ask)
#define GOING (WHEN (FOUND) | WHEN (ROLL) | WHEN (DISCARD) | WHEN (ROBBER) | WHEN (DRAW) | WHEN (TURN))

typedef struct
{
  CatanAct *act;
  guint when;
} Handler;

static const Handler handlers[CATAN_N_ENTRY_KINDS] = {
  [CATAN_ENTRY_FOUND] = { catan_act_found, WHEN (FOUND) },
  [CATAN_ENTRY_ROLL] = { catan_act_roll, WHEN (ROLL) | WHEN (TURN) },
  [CATAN_ENTRY_DRAW] = { catan_act_draw, WHEN (DRAW) },
  [CATAN_ENTRY_DISCARD] = { catan_act_discard, WHEN (DISCARD) },
  [CATAN_ENTRY_ROBBER] = { catan_act_robber, WHEN (ROBBER) },
  [CATAN_ENTRY_BUILD] = { catan_act_build, WHEN (ROLL) | WHEN (TURN) },
  [CATAN_ENTRY_BUY] = { catan_act_buy, WHEN (TURN) },
  [CATAN_ENTRY_PLAY] = { catan_act_play, WHEN (ROLL) | WHEN (TURN) },
  [CATAN_ENTRY_REVEAL] = { catan_act_reveal, WHEN (ROLL) | WHEN (TURN) },
  [CATAN_ENTRY_FISH] = { catan_act_fish, WHEN (ROLL) | WHEN (TURN) },
  [CATAN_ENTRY_TRADE] = { catan_act_trade, WHEN (TURN) },
  [CATAN_ENTRY_BANK] = { catan_act_bank, WHEN (TURN) },
  [CATAN_ENTRY_SHOE] = { catan_act_shoe, WHEN (TURN) },
  [CATAN_ENTRY_NEXT] = { act_next, WHEN (TURN) },
  [CATAN_ENTRY_TOKEN] = { catan_act_token, WHEN (FOUND) | WHEN (ROLL) | WHEN (TURN) },
  [CATAN_ENTRY_HAND] = { catan_act_hand, GOING },
  [CATAN_ENTRY_POINTS] = { act_points, GOING | WHEN (NOTHING) },
  [CATAN_ENTRY_TURN] = { act_turn, WHEN (ROLL) | WHEN (TURN) },
  [CATAN_ENTRY_NOTE] = { act_note, GOING | WHEN (NOTHING) },
  [CATAN_ENTRY_END] = { act_end, GOING },
};

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
  const Handler *handler = &handlers[entry->kind];
  guint8 warning = state->warning;
  if (!(handler->when & (1u << state->ask)))
    return say_when (state, why);
  state->warning = CATAN_WARN_NONE;
  if (!handler->act (state, entry, why))
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
