/* fuzz-pad.c - the score pad for the fuzz target: what must be true of its states, and lines that may fit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "pad/pad-play.h"

static gboolean
validate (gconstpointer state, TableRefusal *why)
{
  return pad_state_validate (state, why);
}

static char *
dump (gconstpointer data)
{
  const PadState *state = data;
  GString *out = g_string_new (NULL);
  g_string_printf (out, "%u %u %u %d %u\n", state->n_entries, state->n_turns, state->finished, state->last,
                   state->away);
  for (guint i = 0; i < state->ledger.n_lines; i++)
    {
      const TableLine *line = &state->ledger.lines[i];
      g_string_append_printf (out, "%u %u %d %u %d %s %s\n", line->entry, line->turn, line->player, line->kind,
                              line->points, table_ledger_text (&state->ledger, line->what),
                              table_ledger_text (&state->ledger, line->why));
    }
  return g_string_free (out, FALSE);
}

/* The cells of a player and the corrections add up to the score. */
static void
check_answers (gconstpointer data)
{
  const PadState *state = data;
  g_autofree char *asked = pad_game.ask_tell (state);
  g_assert (*asked);
  g_assert (pad_next (state) < state->rules->n_players);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      int sum = table_ledger_points (&state->ledger, (int) player, PAD_LINE_CORRECTION);
      for (guint turn = 1; turn <= state->n_turns; turn++)
        sum += pad_cell (state, turn, player).points;
      g_assert (sum == state->ledger.scores[player]);
    }
}

static const char *const lines[] = {
  "score Anna 12",
  "score Ben -3 cards",
  "score Clara 0 cards \"none left\"",
  "round",
  "leaves Ben",
  "comes Ben",
  "points Anna +4 \"forgotten\"",
  "end \"late\"",
  "note \"well\"",
  "counted Anna points 12",
  "lowest",
  "rounds",
  "target 20",
  "called Hearts",
  "player Dora",
  "score Ben 9999",
  "score 1",
};

static void
random_line (char *line, size_t size, FuzzChance chance)
{
  g_strlcpy (line, lines[chance (G_N_ELEMENTS (lines))], size);
}

static const GameFixture fixture = { &pad_game, pad_register, validate, dump };

const FuzzGame fuzz_pad = {
  .of = &fixture,
  .check_answers = check_answers,
  .random_line = random_line,
};
