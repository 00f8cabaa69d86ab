/* test-properties.c - what must be true in every game, tested with random games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../table/idle-rulings.h"
#include "carc-offers.h"
#include "carc-random-game.h"
#include "carc-test-keep.h"
#include "carc-test-sets.h"
#include "referee.h"
#include "carcassonne/systems/water/carc-water.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "../table/test-add.h"

#define fail random_game_fail

/* ---- conservation ---- */

/* Counts figures, tokens, tiles and points again, without the counters of the state. */
static gboolean
all_is_there (gconstpointer data, GString *why)
{
  const CarcState *state = data;
  const CarcRules *rules = state->rules;
  guint tokens = (guint) carc_water_of (state)->placed + carc_water_of (state)->missing, tiles = 0, all = 0;
  gint32 scores[TABLE_MAX_PLAYERS] = { 0 };
  for (guint player = 0; player < rules->n_players; player++)
    {
      guint out[CARC_FIGURE_KINDS_MAX] = { 0 };
      for (guint i = 0; i < state->n_figures; i++)
        out[state->figures[i].kind] += state->figures[i].player == player
                                       && state->figures[i].place != CARC_PLACE_SUPPLY;
      for (guint kind = 0; kind < carc_n_figures; kind++)
        if (out[kind] + carc_supply (state, player, (CarcFigureKind) kind) != rules->figures[kind])
          return fail (why, "player %u has too many or too few figures", player);
      tokens += carc_water_of (state)->left[player];
    }
  if (carc_lake_of (state)->placed && tokens != carc_water_of (state)->each * rules->n_players)
    return fail (why, "there are %u water tokens", tokens);
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
    return fail (why, "the scores are not the sum of the ledger");
  return TRUE;
}

static gboolean
check_conserved (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      TableRefusal refusal = { "" };
      carc_apply_line (state, line, NULL);
      if (!carc_state_validate (state, &refusal))
        return fail (why, "after %s: %s", line, refusal.sentence);
      if (!all_is_there (state, why))
        return fail (why, " after %s", line);
    }
  return TRUE;
}

/* ---- previews ---- */

static gboolean
check_preview (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      CarcEntry entry;
      TableRefusal refusal = { "" };
      guint from = G_MAXUINT, n_lines = state->ledger.n_lines;
      if (!carc_entry_parse (state->rules, line, &entry, &refusal))
        return fail (why, "%s: %s", line, refusal.sentence);
      g_autofree char *before = fixture_dump (state);
      g_autoptr (CarcState) seen = carc_preview (state, &entry, &from, NULL, &refusal);
      g_autofree char *untouched = fixture_dump (state);
      if (!fixture_same (before, untouched, why))
        return fail (why, " after the preview of %s", line);
      if (carc_apply (state, &entry, NULL) != (seen != NULL))
        return fail (why, "preview and apply do not agree on %s", line);
      if (seen == NULL)
        continue;
      g_autofree char *promised = fixture_dump (seen);
      g_autofree char *come = fixture_dump (state);
      if (!fixture_same (promised, come, why))
        return fail (why, ": preview and result of %s", line);
      if (from != n_lines)
        return fail (why, "the preview of %s begins with line %u, not %u", line, from, n_lines);
      g_autofree char *told = carc_preview_tell (seen, from);
      if ((*told == '\0') != (seen->ledger.n_lines == from && !seen->finished && !seen->warnings.what[0])
          && seen->ledger.n_lines > from && !seen->ledger.lines[from].final)
        return fail (why, "the preview of %s is told as “%s”", line, told);
    }
  return TRUE;
}

/* ---- the forecast ---- */

/* The features in the order in which they are listed, which is the one that a forecast takes (A28 asked). */
static void
answer_in_order (CarcState *state)
{
  g_autoptr (GString) line = g_string_new ("order");
  for (guint i = 0; i < state->n_order; i++)
    g_string_append_printf (line, " %u", i + 1);
  g_assert_true (carc_apply_line (state, line->str, NULL));
}

/* If only chance answers the question: the answer that it gives on average, as a forecast takes it.  NULL: there is no
 * such answer. */
static char *
mean_answer (const CarcState *state)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  CarcEntry entry;
  table_acts_begin (&carc_act_table, &entry);
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *row = carc_act_table.rows[i];
      int sum = 0, n = 0;
      if (!row->chance || !(row->when >> state->ask & 1))
        continue;
      table_act_offer (row, 0, state, &entry, offers);
      for (guint k = 0; k < offers->len; k++)
        {
          const TableOffer *offer = &g_array_index (offers, TableOffer, k);
          sum += offer->value[0] * offer->value[2];
          n += offer->value[2];
        }
      const int mean = n > 0 ? (2 * sum + n) / (2 * n) : 0;
      for (guint k = 0; k < offers->len; k++)
        if (g_array_index (offers, TableOffer, k).value[0] == mean)
          return g_strdup_printf ("%s %d", row->verb, mean);
    }
  return NULL;
}

/* If the game is ended now, the scores are those of the forecast.  The forecast itself changes nothing. */
static gboolean
check_forecast (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  gboolean asks = carc_rule (state, CARC_A10) == CARC_A10_ASK || carc_rule (state, CARC_A11) == CARC_A11_TABLE;
  for (guint i = 0; i < game->entries->len; i++)
    {
      guint from;
      carc_apply_line (state, game->entries->pdata[i], NULL);
      g_autofree char *before = fixture_dump (state);
      g_autoptr (CarcState) forecast = carc_forecast (state, &from, NULL);
      g_autofree char *untouched = fixture_dump (state);
      if (!fixture_same (before, untouched, why))
        return fail (why, " after the forecast");
      if (from != state->ledger.n_lines || !table_ledger_validate (&forecast->ledger) || !forecast->finished)
        return fail (why, "the forecast after entry %u is incomplete", i);
      if (state->ask != CARC_ASK_TILE || asks)
        continue;
      g_autoptr (CarcState) ended = carc_state_copy (state);
      g_assert_true (carc_apply_line (ended, "end \"to see\"", NULL));
      gboolean known = TRUE;
      while (!ended->finished && known)
        {
          const TableAct *refusal = offers_refusal (ended->ask);
          g_autofree char *line = refusal != NULL ? g_strdup (refusal->verb) : mean_answer (ended);
          known = line != NULL || ended->ask == CARC_ASK_ORDER;
          if (ended->ask == CARC_ASK_ORDER)
            answer_in_order (ended);
          else if (known)
            g_assert_true (carc_apply_line (ended, line, NULL));
        }
      if (known && memcmp (ended->ledger.scores, forecast->ledger.scores, sizeof ended->ledger.scores) != 0)
        return fail (why, "the forecast after entry %u differs from the real end", i);
    }
  return TRUE;
}

/* ---- refusals ---- */

static const char *const words[] = {
  "place",    "agreed",     "why",       "race",   "join",    "lift",       "decline",
  "follower", "big",        "arbitress", "racer",  "enter",   "city:N",     "road:e",
  "farm:nne", "farm:inner", "cloister",  "0,0",    "1,-1",    "4095,-4095", "99999999999,0",
  "r0",       "r4",         "lake",      "crfr",   "nothing", "Anna",       "\"Clara Maria\"",
  "5",        "-3",         "1",         "2",      "order",   "judge",      "discard",
  "again",    "end",        "points",    "return", "deploy",  "turn",       "\"",
  "#",        "city:X",     "farm:n",    "",       NULL,
};

static gboolean
check_refusals (const RandomGame *game, GString *why)
{
  static const RandomLines lines = { .words = words, .tries = 12, .all_is_there = all_is_there };
  return random_check_refusals (game, &lines, why);
}

static gboolean
check_agreed (const RandomGame *game, GString *why)
{
  return check_conserved (game, why) && random_check_entries (game, why) && check_forecast (game, why);
}

static void
test_openings (void)
{
  referee_check_openings (RANDOM_GAMES (48), check_conserved);
}

/* ---- rulings that make no difference ---- */

static void
test_idle_rulings (void)
{
  RandomTaste taste = random_taste_all;
  taste.others = 40;
  idle_rulings_needs (&carc_game);
  random_games_check (RANDOM_GAMES (160), &taste, random_check_idle);
}

static void
idle_luck (const CarcState *state, TableLuckRow *rows)
{
}

static guint
idle_count (const CarcState *state)
{
  return 1;
}

/* A system that comes behind the games is named. */
static void
test_missing (void)
{
  static const CarcLineRow lines[] = { { CARC_N_LINES, "idle", "Idle", "idle" } };
  static const TableLuckKind lucks[] = { { .word = "idle", .title = "Idle", .note = "Idle." } };
  static const CarcMiddleRow middle[] = { { "Idle", idle_count, .word = "idle" } };
  static CarcSystem idle;
  idle = (CarcSystem){ .id = (CarcSystemId) carc_n_systems,
                       .name = "idle",
                       .title = "Idle",
                       .description = "Idle",
                       .by = CARC_BY_USE,
                       CARC_ROWS (lines),
                       CARC_ROWS (lucks),
                       .luck = idle_luck,
                       CARC_ROWS (middle) };
  carc_system_register (&idle);
  g_autofree char *missed = random_games_missed ();
  g_assert_nonnull (missed);
  g_assert_true (
      g_str_has_suffix (missed, "idle: in play games; idle: lines idle; idle: luck idle; idle: middle idle"));
}

int
main (int argc, char **argv)
{
  static const RandomTaste often_lake = { .lake = 100, .arbitress = 80, .readings = 30, .oddities = 60 };
  RandomTaste often_agreed = random_taste_all;
  often_agreed.agreed = 100;
  g_test_init (&argc, &argv, NULL);
  test_sets_register ();
  test_keep_register ();
  random_games_add ("/property/conserved", 520, &random_taste_all, check_conserved);
  /* Few games of all systems come to a lake that fits nowhere. */
  random_games_add ("/property/lake", 150, &often_lake, check_conserved);
  /* What the table agreed to leaves a state that is sound, and in which the game goes on to its end. */
  random_games_add ("/property/agreed", 120, &often_agreed, check_agreed);
  random_games_add ("/property/entry-round-trip", 200, &random_taste_all, random_check_entries);
  random_games_add ("/property/preview-equals-result", 60, &random_taste_all, check_preview);
  random_games_add ("/property/forecast-equals-end", 60, &random_taste_all, check_forecast);
  random_games_add ("/property/refusal-changes-nothing", 40, &random_taste_all, check_refusals);
  TESTS_ADD ("/property", openings, idle_rulings);
  g_test_add_func ("/property/every-system", random_games_all_played);
  g_test_add_func ("/property/every-system/one-missing", test_missing);
  return g_test_run ();
}
