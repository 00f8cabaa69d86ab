/* pad-acts.c - the acts of the pad: their rows, and what they do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pad-rooms.h"

#include <string.h>

#include "table/table-intl.h"

/* ---- what they do ---- */

static void
finish (PadState *state)
{
  state->finished = TRUE;
  state->ask = PAD_ASK_NOTHING;
}

static gboolean
is_round_over (const PadState *state)
{
  for (guint i = 0; i < state->rules->n_players; i++)
    if (state->n_scores[i] == 0 && table_is_there (state->away, i))
      return FALSE;
  return TRUE;
}

/* Has somebody the points that end the game, and can win it? */
static gboolean
is_reached (const PadState *state)
{
  if (state->rules->target == 0)
    return FALSE;
  for (guint i = 0; i < state->rules->n_players; i++)
    if (state->ledger.scores[i] >= state->rules->target && table_is_there (state->away, i))
      return TRUE;
  return FALSE;
}

/* In rounds, everybody plays the round to its end. */
static void
finish_if_reached (PadState *state)
{
  if (!state->rules->rounds && is_reached (state))
    finish (state);
}

/* Ends the round, and the game if somebody has the points for it. */
static void
end_round (PadState *state)
{
  memset (state->n_scores, 0, sizeof state->n_scores);
  if (is_reached (state))
    finish (state);
  else
    state->n_turns++;
}

static gboolean
has_room (const PadState *state, TableRefusal *why)
{
  return state->n_turns < PAD_TURNS_MAX || table_refuse (why, _ ("the pad is full: it has %u rows"), state->n_turns);
}

/* However long it is counted, no sum of points is too large for its number. */
static gboolean
adds_up (const PadState *state, const PadEntry *entry, TableRefusal *why)
{
  return ABS (entry->points) <= PAD_SUM_MAX - state->written[entry->player]
         || table_refuse (why, _ ("%s: the pad counts up to %d points"),
                          table_name_said (&state->rules->players[entry->player]), PAD_SUM_MAX);
}

static void
book (PadState *state, const PadEntry *entry, TableLine *line)
{
  state->written[entry->player] += ABS (entry->points);
  line->terms[line->n_terms++] = (TableTerm){ .count = entry->points, .each = 1 };
  table_pad_book (state, entry, line);
}

static gboolean
apply_score (gpointer data, gconstpointer given, TableRefusal *why)
{
  PadState *state = data;
  const PadEntry *entry = given;
  const gboolean rounds = state->rules->rounds;
  guint16 *n = &state->n_scores[entry->player];
  TableLine line = table_pad_line (state, entry, PAD_LINE_SCORE, PAD_BECAUSE_SCORED);
  if (!has_room (state, why))
    return FALSE;
  if (!table_is_there (state->away, (guint) entry->player))
    return table_refuse_away (state->rules, (guint) entry->player, why);
  if (!adds_up (state, entry, why))
    return FALSE;
  state->last = entry->player;
  *n += 1;
  if (!rounds)
    line.turn = *n;
  state->n_turns = MAX (state->n_turns, line.turn);
  book (state, entry, &line);
  if (rounds && is_round_over (state))
    end_round (state);
  finish_if_reached (state);
  return TRUE;
}

static gboolean
apply_points (gpointer data, gconstpointer given, TableRefusal *why)
{
  PadState *state = data;
  TableLine line = table_pad_line (state, given, PAD_LINE_CORRECTION, PAD_BECAUSE_CORRECTED);
  if (!adds_up (state, given, why))
    return FALSE;
  book (state, given, &line);
  finish_if_reached (state);
  return TRUE;
}

static gboolean
apply_round (gpointer data, gconstpointer given, TableRefusal *why)
{
  PadState *state = data;
  if (!state->rules->rounds)
    return table_refuse (why, _ ("this game does not go in rounds"));
  if (!has_room (state, why))
    return FALSE;
  end_round (state);
  return TRUE;
}

static gboolean
apply_leave (gpointer data, gconstpointer given, TableRefusal *why)
{
  PadState *state = data;
  if (!has_room (state, why) || !table_leave (state, given, why))
    return FALSE;
  /* Perhaps the round only waited for this player. */
  if (state->rules->rounds && is_round_over (state))
    end_round (state);
  return TRUE;
}

static gboolean
apply_end (gpointer data, gconstpointer given, TableRefusal *why)
{
  finish (data);
  return TRUE;
}

/* ---- what can be chosen ---- */

static gboolean
in_rounds (gconstpointer state, const TableAct *act)
{
  return ((const PadState *) state)->rules->rounds;
}

static void
offer_players (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
               GArray *offers)
{
  const PadState *state = data;
  const guint first = offers->len;
  table_offer_players (state, table_there (state->rules, state->away), offers);
  for (guint i = first; i < offers->len; i++)
    if (g_array_index (offers, TableOffer, i).value[0] == (gint32) pad_next (state))
      g_array_index (offers, TableOffer, i).flags |= TABLE_OFFER_LIKELY;
}

static void
offer_whats (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  table_pad_offer (&pad_game, state, 0, offers);
}

/* ---- the rows ---- */

#define WHEN(ask) (1u << PAD_ASK_##ask)
#define EVER (WHEN (SCORE) | WHEN (NOTHING))
#define AT(field) offsetof (PadEntry, field)
#define WHY .type = &table_operand_why, .offset = AT (why)

/* clang-format off */
static const TableAct rows[] = {
  /* As TABLE_SCORE_ACT, but what the points are for is only asked for on demand. */
  { .kind = PAD_ENTRY_SCORE, .verb = "score",
    .operands = { { .type = &table_operand_player, .offset = AT (player), .ask = N_ ("Who gets points?"),
                    .offer = offer_players },
                  { .type = &table_operand_large_score, .offset = AT (points), .low = -PAD_SCORE_MAX,
                    .high = PAD_SCORE_MAX },
                  { .type = &table_operand_what, .offset = AT (what),
                    .flags = TABLE_OPERAND_OPTIONAL | TABLE_OPERAND_UNASKED, .offer = offer_whats },
                  { WHY, .flags = TABLE_OPERAND_OPTIONAL | TABLE_OPERAND_INSIDE | TABLE_OPERAND_UNASKED } },
    .when = WHEN (SCORE), .title = N_ ("Enter points"), .apply = apply_score, .tell = table_score_tell },
  { .kind = PAD_ENTRY_ROUND, .verb = "round", .rare = TRUE, .when = WHEN (SCORE), .title = N_ ("The round is over"),
    .key = 'r', .offered = in_rounds, .apply = apply_round, .tell = pad_tell_round },
  { .kind = PAD_ENTRY_POINTS, .verb = "points", .rare = TRUE,
    .operands = { { .type = &table_operand_player, .offset = AT (player), .ask = N_ ("Whose points?") },
                  { .type = &table_operand_large_correction, .offset = AT (points), .low = -PAD_SCORE_MAX,
                    .high = PAD_SCORE_MAX },
                  { WHY, .ask = N_ ("How many points, and why?") } },
    .when = EVER, .title = N_ ("Correct points"), .key = 'p', .apply = apply_points, .tell = table_points_tell },
  TABLE_AWAY_ACTS (PAD_ENTRY_LEAVE, PAD_ENTRY_COME, WHEN (SCORE), apply_leave, table_come),
  TABLE_NOTE_ACTS (PAD_ENTRY_NOTE, EVER),
  { .kind = PAD_ENTRY_END, .verb = "end", .rare = TRUE,
    .operands = { { WHY, .ask = N_ ("Why does it end here?"), .otherwise = N_ ("the game is played out") } },
    .when = WHEN (SCORE), .title = N_ ("The game is over"), .key = 'e', .apply = apply_end, .tell = table_end_tell },
};
/* clang-format on */

static gboolean
refuse (TableRefusal *why, const char *word, const char *verbs)
{
  return table_refuse (why, _ ("“%.40s” is not an entry: an entry begins with %s"), word, verbs);
}

static void
begin_entry (gpointer entry)
{
  ((PadEntry *) entry)->player = -1;
}

TableActs pad_act_table = {
  .entry_size = sizeof (PadEntry),
  .begin = begin_entry,
  .groups = { { .kind = AT (kind), .refuse = refuse } },
};

void
pad_acts_add (void)
{
  if (pad_act_table.n_rows > 0)
    return;
  table_acts_add (&pad_act_table, rows, G_N_ELEMENTS (rows));
  table_entry_acts_add (&pad_act_table, TRUE);
}
