/* test-properties.c - what must be true in every game, tested with random games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../table/idle-rulings.h"
#include "carc-random-game.h"
#include "carc-test-keep.h"
#include "carc-test-sets.h"
#include "carcassonne/systems/water/carc-water.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"

#define fail random_game_fail

/* ---- conservation ---- */

/* Counts figures, tokens, tiles and points again, without the counters of the state. */
static gboolean
all_is_there (const CarcState *state, GString *why)
{
  const CarcRules *rules = state->rules;
  guint tokens = carc_water_of (state)->placed, tiles = 0, all = 0;
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

/* ---- entries as text ---- */

static gboolean
check_entries (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      CarcEntry entry, again;
      TableRefusal refusal = { "" };
      if (!carc_entry_parse (state->rules, line, &entry, &refusal))
        return fail (why, "%s: %s", line, refusal.sentence);
      g_autofree char *printed = carc_entry_print (state->rules, &entry);
      if (!carc_entry_parse (state->rules, printed, &again, &refusal))
        return fail (why, "%s, printed %s: %s", line, printed, refusal.sentence);
      if (memcmp (&entry, &again, sizeof entry) != 0)
        return fail (why, "%s is another entry after it was printed: %s", line, printed);
      g_autofree char *twice = carc_entry_print (state->rules, &again);
      if (strcmp (printed, twice) != 0)
        return fail (why, "%s, printed again: %s", printed, twice);
      g_autofree char *told = carc_entry_tell (state, &entry);
      if (*told == '\0' || !g_utf8_validate (told, -1, NULL))
        return fail (why, "%s is told as “%s”", line, told);
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
      while (ended->ask == CARC_ASK_LEAVE)
        g_assert_true (carc_apply_line (ended, "leave nobody", NULL));
      while (ended->ask == CARC_ASK_ORDER)
        answer_in_order (ended);
      if (memcmp (ended->ledger.scores, forecast->ledger.scores, sizeof ended->ledger.scores) != 0)
        return fail (why, "the forecast after entry %u differs from the real end", i);
    }
  return TRUE;
}

/* ---- refusals ---- */

static const char *const stray_words[] = {
  "place",    "agreed",     "why",       "race",   "join",    "lift",       "decline",
  "follower", "big",        "arbitress", "racer",  "enter",   "city:N",     "road:e",
  "farm:nne", "farm:inner", "cloister",  "0,0",    "1,-1",    "4095,-4095", "99999999999,0",
  "r0",       "r4",         "lake",      "crfr",   "nothing", "Anna",       "\"Clara Maria\"",
  "5",        "-3",         "1",         "2",      "order",   "judge",      "discard",
  "again",    "end",        "points",    "return", "deploy",  "turn",       "\"",
  "#",        "city:X",     "farm:n",    "",
};

/* Changes a line at random: leaves out, replaces, adds or doubles a word, or changes a character or digits. */
static char *
mutate (GRand *rand, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint n = g_strv_length (words), at = (guint) g_rand_int_range (rand, 0, (gint32) n);
  const char *stray = stray_words[g_rand_int_range (rand, 0, G_N_ELEMENTS (stray_words))];
  GString *out = g_string_new (NULL);
  guint how = (guint) g_rand_int_range (rand, 0, 6);
  for (guint i = 0; i < n; i++)
    {
      const char *word = i == at && how == 1 ? stray : words[i];
      if (i == at && how == 0)
        continue;
      if (i == at && how == 2)
        g_string_append_printf (out, "%s ", stray);
      if (i == at && how == 3)
        g_string_append_printf (out, "%s ", word);
      g_string_append_printf (out, "%s ", word);
    }
  if (how == 4 && out->len > 1)
    out->str[g_rand_int_range (rand, 0, (gint32) out->len)] = (char) g_rand_int_range (rand, 1, 128);
  if (how == 5)
    for (guint i = 0; i < out->len; i++)
      if (g_ascii_isdigit (out->str[i]) && g_rand_int_range (rand, 0, 3) == 0)
        out->str[i] = (char) ('0' + g_rand_int_range (rand, 0, 10));
  return g_string_free (out, FALSE);
}

static gboolean
check_refusals (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  for (guint i = 0; i < game->entries->len; i++)
    {
      g_autofree char *before = fixture_dump (state);
      for (guint k = 0; k < 12; k++)
        {
          /* Also lines of other turns: correct by themselves, but not legal now. */
          guint from = k % 3 ? i : (guint) g_rand_int_range (rand, 0, (gint32) game->entries->len);
          g_autofree char *line = mutate (rand, game->entries->pdata[from]);
          g_autoptr (CarcState) trial = carc_state_copy (state);
          TableRefusal refusal = { "" };
          gboolean taken = carc_apply_line (trial, line, &refusal);
          g_autofree char *after = fixture_dump (trial);
          if (taken)
            {
              if (!carc_state_validate (trial, &refusal) || !all_is_there (trial, why))
                return fail (why, "after %s: %s", line, refusal.sentence);
              continue;
            }
          if (*refusal.sentence == '\0' || !g_utf8_validate (refusal.sentence, -1, NULL))
            return fail (why, "“%s” is refused with a bad sentence: “%s”", line, refusal.sentence);
          if (!fixture_same (before, after, why))
            return fail (why, " after the refused “%s” (%s)", line, refusal.sentence);
        }
      carc_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

#define PROPERTY(name, n)                                                                                              \
  static void test_##name (void)                                                                                       \
  {                                                                                                                    \
    random_games_check (n, &random_taste_all, check_##name);                                                           \
  }

PROPERTY (conserved, 520)
PROPERTY (entries, 200)
PROPERTY (preview, 60)
PROPERTY (forecast, 60)
PROPERTY (refusals, 40)

/* Few games of all systems come to a lake that fits nowhere. */
static void
test_lake (void)
{
  static const RandomTaste taste = { .lake = 100, .arbitress = 80, .readings = 30, .oddities = 60 };
  random_games_check (150, &taste, check_conserved);
}

static gboolean
check_agreed (const RandomGame *game, GString *why)
{
  return check_conserved (game, why) && check_entries (game, why) && check_forecast (game, why);
}

/* What the table agreed to leaves a state that is sound, and in which the game goes on to its end. */
static void
test_agreed (void)
{
  RandomTaste taste = random_taste_all;
  taste.agreed = 100;
  random_games_check (120, &taste, check_agreed);
}

/* ---- rulings that make no difference ---- */

static gboolean
check_idle (const RandomGame *game, GString *why)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  for (guint i = 0; i < game->setup->len; i++)
    g_string_append_printf (lines, "%s\n", (char *) game->setup->pdata[i]);
  g_autoptr (TableSetup) setup = fixture_setup (lines->str, NULL);
  return idle_rulings_check (setup, game->entries, why);
}

static void
test_idle (void)
{
  RandomTaste taste = random_taste_all;
  taste.others = 40;
  idle_rulings_needs (&carc_game);
  random_games_check (RANDOM_GAMES (160), &taste, check_idle);
}

/* A system that comes behind the games is named. */
static void
test_missing (void)
{
  static const CarcLineRow lines[] = { { CARC_N_LINES, "idle", "Idle", "idle" } };
  static CarcSystem idle;
  idle = (CarcSystem){ .id = (CarcSystemId) carc_n_systems,
                       .name = "idle",
                       .title = "Idle",
                       .description = "Idle",
                       .by = CARC_BY_USE,
                       CARC_ROWS (lines) };
  carc_system_register (&idle);
  g_autofree char *missed = random_games_missed ();
  g_assert_nonnull (missed);
  g_assert_true (g_str_has_suffix (missed, "idle: in play games; idle: lines idle"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_sets_register ();
  test_keep_register ();
  g_test_add_func ("/property/conserved", test_conserved);
  g_test_add_func ("/property/lake", test_lake);
  g_test_add_func ("/property/agreed", test_agreed);
  g_test_add_func ("/property/entry-round-trip", test_entries);
  g_test_add_func ("/property/preview-equals-result", test_preview);
  g_test_add_func ("/property/forecast-equals-end", test_forecast);
  g_test_add_func ("/property/refusal-changes-nothing", test_refusals);
  g_test_add_func ("/property/idle-rulings", test_idle);
  g_test_add_func ("/property/every-system", random_games_all_played);
  g_test_add_func ("/property/every-system/one-missing", test_missing);
  return g_test_run ();
}
