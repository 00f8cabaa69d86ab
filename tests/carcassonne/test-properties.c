/* test-properties.c - what must hold in every game, tried over games played at random.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "random-game.h"

/* Plays the entries one by one; those that are refused (shrunk games have some) are passed over. */
#define EACH_ENTRY(game, state, line)                                                                             \
  for (guint _i = 0; _i < (game)->entries->len && ((line) = (game)->entries->pdata[_i]); _i++)

static gboolean
fail (GString *why, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (GString *why, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_string_append_vprintf (why, format, args);
  va_end (args);
  return FALSE;
}

/* ---- conservation ---- */

/* Counted again without the help of the state's own counters. */
static gboolean
all_is_there (const CarcState *state, GString *why)
{
  const CarcRules *rules = state->rules;
  guint tokens = state->water.placed, tiles = 0, all = 0;
  gint32 scores[TABLE_MAX_PLAYERS] = { 0 };
  for (guint player = 0; player < rules->n_players; player++)
    {
      guint out[CARC_N_FIGURE_KINDS] = { 0 };
      for (guint i = 0; i < state->n_figures; i++)
        out[state->figures[i].kind] += state->figures[i].player == player && state->figures[i].at != CARC_AT_SUPPLY;
      for (guint kind = 0; kind < CARC_N_FIGURE_KINDS; kind++)
        if (out[kind] + carc_supply (state, player, (CarcFigureKind) kind) != rules->figures[kind])
          return fail (why, "figures of player %u", player);
      tokens += state->water.left[player];
    }
  if (state->lake.placed && tokens != state->water.each * rules->n_players)
    return fail (why, "%u water tokens", tokens);
  for (guint i = 0; i < state->n_slots; i++)
    tiles += carc_slot_placed (state, (guint16) i) && state->slots[i].part == 0;
  for (guint i = 0; i < rules->n_tiles; i++)
    {
      tiles += state->remaining[i] + state->aside[i];
      all += rules->counts[i];
    }
  if (tiles != all)
    return fail (why, "%u tiles of %u", tiles, all);
  for (guint i = 0; i < state->ledger.n_lines; i++)
    scores[state->ledger.lines[i].player] += state->ledger.lines[i].points;
  if (memcmp (scores, state->ledger.scores, sizeof scores) != 0)
    return fail (why, "scores and ledger");
  return TRUE;
}

static gboolean
check_conserved (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  const char *line;
  EACH_ENTRY (game, state, line)
    {
      TableRefusal refusal = { "" };
      carc_apply_line (state, line, NULL);
      if (!carc_state_validate (state, &refusal))
        return fail (why, "after %s: %s", line, refusal.sentence);
      if (!all_is_there (state, why))
        return fail (why, " after %s", line);
    }
  return TRUE;
}

static void
test_conserved (void)
{
  random_games_check (60, &random_taste_all, check_conserved);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/property/conserved", test_conserved);
  return g_test_run ();
}
