/* test-turn-games.c - types whole recorded games at the prompt, without a display, and counts the keys; in a
 * tournament, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-hand.h"
#include "carcassonne/carc-operands.h"
#include "flow-table.h"
#include "table/table-record.h"
#include "../table/test-add.h"

/* ---- a tournament ---- */

/* Every cell except its own is offered to a figure that moves.  Nothing says which ones it can reach. */
static void
check_blind_goals (Table *table)
{
  const CarcState *laid = act_flow_inside (table->act);
  guint placed = 0;

  for (guint i = 0; i < laid->n_slots; i++)
    placed += carc_slot_placed (laid, (guint16) i);
  g_assert_cmpuint (flow_n_choices (table->flow), ==, placed - 1);
  g_assert_cmpint (table->flow->cursor, ==, -1);
  for (guint i = 0; i < flow_n_choices (table->flow); i++)
    {
      const ActChoice *choice = act_flow_choice (table->act, i);
      g_autofree char *expected = NULL;

      expected = g_strdup_printf ("at %d,%d", choice->offer.x, choice->offer.y);
      flow_title_is (table->flow, i, expected);
    }
}

static void
test_tournament_goals (void)
{
  g_auto (Table) table = table_from (BASE "use arbitress\naids tournament\nplay\n"
                                          "place frfr -1,0 r0\nplace frfr -2,0 r0\nplace frfr -3,0 r0\n"
                                          "place frfr -4,0 r0\nplace frfr -5,0 r0\nplace frfr -6,0 r0\n");
  TableRefusal why;

  flow_type (table.flow, tile_key (&table, "frfr"));
  if (carc_hand_step (table.act) == STEP_SPOT)
    choose_at (&table, -7, 0);
  flow_type (table.flow, "a");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_GOAL);
  check_blind_goals (&table);
  /* One arrow key goes to the nearest cell in that direction.  Seven steps are too many, but this is said only when the
   * move is entered. */
  flow_key (table.flow, FLOW_KEY_LEFT, FALSE);
  g_assert_cmpint (act_flow_choice (table.act, (guint) table.flow->cursor)->offer.x, ==, -1);
  for (guint i = 0; i < 6; i++)
    flow_key (table.flow, FLOW_KEY_LEFT, FALSE);
  g_assert_cmpint (flow_type (table.flow, "\n"), ==, FLOW_READY);
  g_assert_false (table_journal_append (table.journal, table.flow->line, &why));
  flow_refuse (table.flow, why.sentence);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_GOAL);
  flow_key (table.flow, FLOW_KEY_RIGHT, FALSE);
  g_assert_cmpint (flow_type (table.flow, "\n"), ==, FLOW_READY);
  append (&table);
}

/* ---- whole games ---- */

#define MANY_SETS 9

typedef enum
{
  KIND_OLDER, /* what is in none of the lists of kind_of () */
  KIND_MINIS, /* with the abbot, or with one of the minis of 2012 */
  KIND_LARGE, /* with Hills and Sheep, Bridges or the Big Top */
  KIND_MANY,  /* of MANY_SETS sets or more */
  N_KINDS
} GameKind;

/* How many turns must be measured, and the goal in keys a turn. */
static const struct
{
  const char *name;
  guint least;
  double goal;
} kinds[] = {
  [KIND_OLDER] = { "older sets", 500, 3.5 },
  [KIND_MINIS] = { "gardens and minis", 400, 3.5 },
  [KIND_LARGE] = { "hills, bridges or the big top", 400, 4.5 },
  [KIND_MANY] = { "many sets", 300, 4.5 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == N_KINDS);

typedef struct
{
  guint turns, keys; /* for the tile with all that is done with it, and the race */
  guint others;      /* for what is asked after it: the dragon's steps, captures, wagons */
} Keys;

typedef struct
{
  Keys of[N_KINDS];
  guint histogram[32];
} Count;

static double
keys_a_turn (const Keys *keys, gboolean all)
{
  return (double) (keys->keys + (all ? keys->others : 0)) / MAX (keys->turns, 1);
}

static guint
press (Table *table, gunichar key, gboolean shift, FlowAnswer *answer)
{
  *answer = flow_key (table->flow, key, shift);
  g_assert_cmpint (*answer, !=, FLOW_PASSED);
  return 1;
}

static guint
press_choice (Table *table, guint index, FlowAnswer *answer)
{
  const FlowChoice choice = flow_choice (table->flow, index);
  guint keys = 0;

  if (choice.label[0] == '\0')
    {
      g_assert_cmpint ((int) index, ==, table->flow->cursor);
      return press (table, FLOW_KEY_ENTER, FALSE, answer);
    }
  for (const char *c = choice.label; *c != '\0'; c++)
    keys += press (table, (gunichar) *c, choice.shift, answer);
  return keys;
}

/* Plays one recorded entry with keys only; returns how many keys it took. */
static guint
type_entry (Table *table, const CarcEntry *entry)
{
  FlowAnswer answer = FLOW_TAKEN;
  guint keys = 0;

  while (answer == FLOW_TAKEN)
    {
      const int choice = carc_hand_next (table->act, entry);

      g_assert_cmpuint (keys, <, 12);
      if (carc_hand_step (table->act) == STEP_GOAL && act_flow_aids (table->act) == TABLE_AIDS_TOURNAMENT
          && (entry->act == CARC_ACT_ARBITRESS || entry->act == CARC_ACT_RACER))
        check_blind_goals (table);
      if (choice == CARC_HAND_TURNS)
        {
          keys += press (table, FLOW_KEY_SPACE, FALSE, &answer);
          continue;
        }
      g_assert_cmpint (choice, >=, 0);
      keys += press_choice (table, (guint) choice, &answer);
    }
  return keys;
}

static guint
count_sets (const CarcRules *rules)
{
  g_autoptr (GHashTable) sets = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < rules->n_tiles; i++)
    if (rules->tiles[i].copies > 0)
      g_hash_table_add (sets, (gpointer) rules->tiles[i].set);
  return g_hash_table_size (sets);
}

static GameKind
kind_of (const CarcRules *rules)
{
  const guint64 large = table_bit (CARC_SYSTEM_BRIDGE) | table_bit (CARC_SYSTEM_HILLS) | table_bit (CARC_SYSTEM_CIRCUS);
  const guint64 minis = table_bit (CARC_SYSTEM_ABBOT) | table_bit (CARC_SYSTEM_FLIER) | table_bit (CARC_SYSTEM_MESSAGES)
                        | table_bit (CARC_SYSTEM_FERRY) | table_bit (CARC_SYSTEM_GOLD) | table_bit (CARC_SYSTEM_MAGE)
                        | table_bit (CARC_SYSTEM_ROBBERS) | table_bit (CARC_SYSTEM_CROP)
                        | table_bit (CARC_SYSTEM_CROP2);

  if (count_sets (rules) >= MANY_SETS)
    return KIND_MANY;
  if (rules->in_play & large)
    return KIND_LARGE;
  return rules->in_play & minis ? KIND_MINIS : KIND_OLDER;
}

/* Nothing else is possible after the entry before, so the window takes it. */
static gboolean
is_taken (Table *table, const CarcEntry *entry, guint number)
{
  g_autofree char *forced = number > 0 ? flow_forced (table->flow) : NULL, *line = NULL;

  line = table_acts_print (&carc_act_table, (const TableRules *) state_of (table)->rules, entry);
  return g_strcmp0 (line, forced) == 0;
}

static void
type_game (const char *text, TableAids aids, Count *count)
{
  g_autoptr (GError) error = NULL;
  TableJournal *recorded = table_record_parse (text, strlen (text), NULL, &error);
  g_autoptr (TableSetup) setup = table_setup_copy (table_journal_setup (recorded));
  Keys *sum;
  Table table;

  g_assert_no_error (error);
  setup->aids = aids;
  table = table_of (table_journal_new (setup, NULL));
  sum = &count->of[kind_of (state_of (&table)->rules)];
  for (guint i = 0; i < table_journal_length (recorded); i++)
    {
      const char *line = table_journal_entry (recorded, i).line;
      CarcEntry entry;
      TableRefusal why;
      guint keys;

      if (!table_game_read (&carc_game, state_of (&table)->rules, line, &entry, &why))
        g_error ("%s: %s", line, why.sentence);
      if (table_acts_find (carc_game.acts, 0, &entry)->rare || entry.agreed || is_taken (&table, &entry, i))
        {
          g_assert_true (table_journal_append (table.journal, line, &why));
          ask (&table);
          continue;
        }
      keys = type_entry (&table, &entry);
      append (&table);
      *(entry.kind == CARC_ENTRY_PLACE || entry.kind == CARC_ENTRY_RACE ? &sum->keys : &sum->others) += keys;
      sum->turns += entry.kind == CARC_ENTRY_PLACE;
      count->histogram[MIN (keys, 31)]++;
    }
  /* The typed game is the same as the recorded one. */
  for (guint p = 0; p < setup->n_players; p++)
    g_assert_cmpint (state_of (&table)->ledger.scores[p], ==,
                     ((const CarcState *) table_journal_state (recorded))->ledger.scores[p]);
  table_clear (&table);
  table_journal_free (recorded);
}

static void
type_games (TableAids aids, Count *count)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "games", "fixtures", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      if (!g_str_has_suffix (name, ".arb"))
        continue;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      type_game (text, aids, count);
    }
  for (guint i = 0; i < N_KINDS; i++)
    g_assert_cmpuint (count->of[i].turns, >=, kinds[i].least);
}

/* All games can be entered in a tournament, in which the prompt does not show what is legal. */
static void
test_tournament_games (void)
{
  Count count = { 0 };

  type_games (TABLE_AIDS_TOURNAMENT, &count);
}

static void
test_games (void)
{
  Count count = { 0 };
  guint within = 0, all = 0;

  type_games (TABLE_AIDS_OPEN, &count);
  for (guint i = 0; i < 32; i++)
    {
      all += count.histogram[i];
      within += i <= 5 ? count.histogram[i] : 0;
    }
  for (guint i = 0; i < N_KINDS; i++)
    g_test_message ("%s: %u turns, %.2f keys a turn, %.2f with what is asked after it", kinds[i].name,
                    count.of[i].turns, keys_a_turn (&count.of[i], FALSE), keys_a_turn (&count.of[i], TRUE));
  g_test_message ("%.1f %% of entries within 5 keys", 100.0 * within / all);
  for (guint i = 0; i < N_KINDS; i++)
    g_assert_cmpfloat (keys_a_turn (&count.of[i], FALSE), <=, kinds[i].goal);
  g_assert_cmpfloat ((double) within / all, >=, 0.9);
}

TESTS_MAIN_AFTER (carc_register (), "/turn-games", tournament_goals, games, tournament_games)
