/* test-referee.c - compares every scoreboard, tie and final score of random games with the referee, by the default
 * readings and by all others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-random-game.h"
#include "carc-test-sets.h"
#include "referee.h"
#include "../table/test-add.h"

static gboolean
check_referee (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  g_autoptr (Referee) referee = referee_new (state);
  for (guint i = 0; i <= game->entries->len; i++)
    {
      /* A game that was shortened may have no end.  It is ended here, so that its farms are counted too. */
      const char *line = i < game->entries->len ? game->entries->pdata[i] : "end \"now\"";
      CarcEntry entry;
      if (!carc_entry_parse (state->rules, line, &entry, NULL) || !carc_apply (state, &entry, NULL))
        continue;
      if (!referee_follow (referee, &entry, state, why))
        return random_game_fail (why, " after %s", line);
    }
  return TRUE;
}

/* ---- a place that the referee does not know ---- */

/* Only a correction puts figures there and takes them away. */
static gboolean
may_hide (const CarcState *state, const CarcAt *at, guint kind, TableRefusal *why)
{
  return carc_slot_placed (state, carc_slot_at (state, at->cell_x, at->cell_y))
         || table_refuse (why, "there is no tile on %d,%d", at->cell_x, at->cell_y);
}

static void
cave_register (void)
{
  static const CarcPlaceRow place_rows[] = {
    { CARC_N_PLACES, "cave", CARC_NAMED_ON_CELL, .stands = TRUE, .blocks_racers = TRUE, .name = "cave",
      .spot = "in the cave", .may_come = may_hide },
  };
  static CarcSystem cave;
  cave = (CarcSystem){ .id = (CarcSystemId) carc_n_systems,
                       .name = "cave",
                       .title = "The Cave",
                       .description = "Where figures hide",
                       .by = CARC_BY_OTHER,
                       .with = CARC_SYSTEM_CULT,
                       CARC_ROWS (place_rows) };
  carc_system_register (&cave);
}

/* ---- games ---- */

static void
check (guint n, const RandomTaste *taste)
{
  random_games_check (g_test_thorough () ? 20 * n : n, taste, check_referee);
}

static void
test_base (void)
{
  check (40, &random_taste_base);
}

static void
test_all_systems (void)
{
  check (160, &random_taste_default_readings);
}

static void
test_disputes (void)
{
  RandomTaste taste = random_taste_default_readings;
  taste.oddities = 80;
  taste.arbitress = 100;
  check (160, &taste);
}

/* Games that all have one system. */
static void
test_system (gconstpointer data)
{
  RandomTaste taste = random_taste_default_readings;
  taste.oddities = 80;
  taste.now = 40;
  taste.with = data;
  check (16, &taste);
  /* Two players meet more often: they exchange prisoners. */
  taste.players = 2;
  check (12, &taste);
}

static void
add_systems (void)
{
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->by != CARC_BY_OTHER && !carc_systems[i]->always)
      {
        g_autofree char *path = g_strdup_printf ("/referee/with-%s", carc_systems[i]->name);
        g_test_add_data_func (path, carc_systems[i]->name, test_system);
      }
}

static void
test_openings (void)
{
  referee_check_openings (g_test_thorough () ? 20 * 24 : 24, check_referee);
}

/* Other readings of many rulings at once. */
static void
test_house_rules (void)
{
  RandomTaste taste = random_taste_all;
  check (80, &taste);
  taste.oddities = 80;
  taste.arbitress = 100;
  taste.readings = 50;
  taste.asking = 60;
  check (80, &taste);
}

/* One reading alone, in games where it matters: its system is in play, and features have many figures. */
static void
test_reading (gconstpointer data)
{
  const guint index = GPOINTER_TO_UINT (data) / 8, option = GPOINTER_TO_UINT (data) % 8;
  const TableRuling *ruling = &carc_rulings[index];
  /* From this start, a closed city is soon built around which the lake fits nowhere. */
  const char *with = index == CARC_L9    ? "rule B2 small\n"
                     : index == CARC_A15 ? "rule A1 walk\n"
                     : index == CARC_L3  ? "start cffc 0,0 r0\n"
                                         : "";
  g_autofree char *rules = g_strdup_printf ("%srule %s %s", with, ruling->id, ruling->options[option].word);
  RandomTaste taste = random_taste_default_readings;
  taste.oddities = 150;
  taste.rules = rules;
  taste.with = ruling->system;
  if (index == CARC_L3)
    taste.river = taste.others = 0; /* they have starts of their own */
  if (strcmp (ruling->system, "arbitress") == 0 || index == CARC_L40)
    taste.arbitress = 100;
  /* Two players meet more often; six have fewer tokens each and use them up sooner. */
  taste.players = strcmp (ruling->system, "arbitress") == 0 ? 2 : index == CARC_L40 ? 6 : 0;
  if (strcmp (ruling->system, "siege") == 0)
    taste.siege = taste.lake = 100;
  if (strcmp (ruling->system, "lake") == 0 || strcmp (ruling->system, "water") == 0 || index == CARC_A15)
    taste.lake = 100;
  /* It is rare that a tile completes two cities. */
  check (index == CARC_L35 ? 36 : 12, &taste);
}

static void
add_readings (void)
{
  for (guint i = 0; i < CARC_N_RULINGS; i++)
    for (guint option = 1; option < carc_rulings[i].n_options; option++)
      {
        g_autofree char *path = g_strdup_printf ("/referee/%s-%s", carc_rulings[i].id,
                                                 carc_rulings[i].options[option].word);
        g_test_add_data_func (path, GUINT_TO_POINTER (8 * i + option), test_reading);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_sets_register ();
  cave_register ();
  TESTS_ADD ("/referee", base, all_systems, disputes, openings, house_rules);
  add_systems ();
  add_readings ();
  g_test_add_func ("/referee/every-system", random_games_all_played);
  return g_test_run ();
}
