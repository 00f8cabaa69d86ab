/* test-one-answer.c - a question with one possible answer is not asked: over recorded games and random ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-random-game.h"
#include "catan-random-game.h"
#include "hand.h"
#include "prompt/act-flow-private.h"
#include "../table/test-add.h"

#define STEPS_MAX 60

/* What was met, so that the tests do not pass because nothing was tried. */
typedef struct
{
  guint questions, alone, taken, forced;
} Met;

typedef struct
{
  const TableGame *game;
  ActFlow *flow;
  gpointer state;
  TableAids aids;
  GRand *rand;
  Met *met;
} Table;

/* ---- may it be asked? ---- */

/* Does it book points, or is it refused? */
static gboolean
has_outcome (const Table *table, gconstpointer entry)
{
  gpointer after = table->game->state_copy (table->state);
  const guint n = table_state (after)->ledger.n_lines;
  const gboolean has = !table_game_apply (table->game, after, entry, NULL) || table_state (after)->ledger.n_lines > n;

  table->game->state_free (after);
  return has;
}

/* Why a question is asked that has only one answer; NULL: it should not be. */
static const char *
why_asked (const Table *table)
{
  Flow *flow = FLOW (table->flow);
  const TableOperand *operand = act_flow_operand (table->flow);
  const ActChoice *only = act_flow_choice (table->flow, 0);
  g_autofree gpointer entry = g_malloc0 (table->game->acts->entry_size);
  const gboolean completes = act_flow_completes (table->flow, only, entry);

  if (flow->step == ACT_STEP_MORE || flow->step == ACT_STEP_BEHIND)
    return "a list that the person has opened";
  if (table->flow->walk.agreed)
    return "what the table agreed to is never taken by itself";
  if (operand != NULL && act_flow_act (table->flow)->handy != NULL && operand == act_flow_act (table->flow)->operands)
    return "a button beside another question says what it would do";
  if (operand != NULL && operand->type != NULL && operand->type->asked)
    return "chance, a secret, or what people agree on";
  if (operand != NULL && (operand->flags & TABLE_OPERAND_SHOWN))
    return "the list says what there is";
  if (operand != NULL && (operand->flags & (TABLE_OPERAND_REPEATED | TABLE_OPERAND_WHOLE)))
    return "a list of several values";
  if (operand != NULL && operand->type != NULL && only->act != NULL && !completes)
    return "there is no value, but another act";
  if (operand != NULL && (operand->type == NULL || only->act != NULL)
      && (flow_can_turn (flow) || table->aids != TABLE_AIDS_OPEN || (completes && has_outcome (table, entry))))
    return "the tile can be turned, or the person looks at what it brings";
  if (!flow_can_back (flow))
    {
      g_autofree char *forced = flow_forced (flow);

      if (forced != NULL)
        return "the page takes it";
      if (completes && has_outcome (table, entry))
        return "the person looks at what it brings";
      if (operand != NULL && operand->type != NULL && operand[1].type != NULL && table_operand_is_written (&operand[1]))
        return "only words follow, from which no key leads to the other acts";
    }
  return NULL;
}

static void
check_question (const Table *table)
{
  Flow *flow = FLOW (table->flow);

  table->met->questions++;
  if (flow_n_choices (flow) != 1)
    return;
  table->met->alone++;
  if (why_asked (table) == NULL)
    {
      g_autofree char *ask = flow_ask (flow), *title = flow_title (flow, 0), *topic = flow_topic (flow);

      g_error ("“%s” (%s) has only the answer “%s”", ask, topic, title);
    }
}

/* ---- at random ---- */

/* One step back leads to the answer before, and nothing is taken again at once. */
static void
check_back (const Table *table, const char *asked, guint n, guint choice)
{
  Flow *flow = FLOW (table->flow);
  g_autofree char *taken = flow_taken (flow), *again = NULL, *nothing = NULL, *back = NULL;

  if (taken == NULL)
    return;
  table->met->taken++;
  g_assert_cmpint (flow_back (flow), ==, FLOW_TAKEN);
  back = flow_ask (flow);
  nothing = flow_taken (flow);
  g_assert_cmpstr (back, ==, asked);
  g_assert_cmpuint (flow_n_choices (flow), ==, n);
  g_assert_null (nothing);
  g_assert_cmpint (flow_choose (flow, choice), ==, FLOW_TAKEN);
  again = flow_taken (flow);
  g_assert_cmpstr (again, ==, taken);
}

/* A value that is chosen already would be taken back. */
static guint
pick (const Table *table)
{
  const guint n = flow_n_choices (FLOW (table->flow));
  const guint first = (guint) g_rand_int_range (table->rand, 0, (int) n);
  guint choice = first;

  do
    {
      if (!flow_choice (FLOW (table->flow), choice).chosen)
        return choice;
      choice = (choice + 1) % n;
    }
  while (choice != first);
  return first;
}

/* Answers at random until an entry is complete, or words are asked for. */
static void
walk (const Table *table)
{
  Flow *flow = FLOW (table->flow);

  flow_set_state (flow, table->state, table->aids);
  if (flow_asks (flow) == FLOW_ASKS_CHOICE && g_rand_int_range (table->rand, 0, 8) == 0)
    {
      check_question (table);
      flow_key (flow, '?', FALSE);
    }
  for (guint i = 0; i < STEPS_MAX && flow_n_choices (flow) > 0; i++)
    {
      g_autofree char *asked = flow_ask (flow);
      const guint n = flow_n_choices (flow), choice = pick (table);

      check_question (table);
      if (flow_choose (flow, choice) == FLOW_READY || *flow->problem != '\0')
        return;
      check_back (table, asked, n, choice);
    }
}

/* An entry that is forced is one that the rules accept; and who plays by the rules makes no other. */
static void
check_forced (const Table *table, const char *line)
{
  Flow *flow = FLOW (table->flow);
  g_autofree char *forced = NULL;
  g_autofree gpointer entry = g_malloc0 (table->game->acts->entry_size);
  gpointer one, other;

  flow_set_state (flow, table->state, table->aids);
  forced = flow_forced (flow);
  if (forced == NULL)
    return;
  table->met->forced++;
  g_assert_true (table_game_read (table->game, table_state (table->state)->rules, forced, entry, NULL));
  g_assert_false (has_outcome (table, entry));
  if (!table_game_read (table->game, table_state (table->state)->rules, line, entry, NULL)
      || table_acts_find (table->game->acts, 0, entry)->rare
      || table_acts_prefix (table->game->acts, table_acts_find (table->game->acts, 0, entry), entry) != NULL)
    return;
  one = table->game->state_copy (table->state);
  other = table->game->state_copy (table->state);
  g_assert_true (table_game_apply_line (table->game, one, forced, NULL));
  if (table_game_apply_line (table->game, other, line, NULL))
    g_assert_cmpuint (table_state (one)->ask, ==, table_state (other)->ask);
  table->game->state_free (one);
  table->game->state_free (other);
}

static void
play (Table *table, const GPtrArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const char *line = g_ptr_array_index (entries, i);

      walk (table);
      check_forced (table, line);
      table_game_fold_line (table->game, table->state, line, NULL, NULL);
    }
  table->game->state_free (table->state);
}

static void
test_carcassonne (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  RandomTaste taste = random_taste_all;
  Met met = { 0 };
  Table table = { &carc_game, act_flow_new (&carc_flow_game), NULL, TABLE_AIDS_OPEN, rand, &met };

  taste.others = 40;
  for (guint32 seed = random_first_seed (), n = 0; n < RANDOM_GAMES (80) * random_times (); n++)
    {
      g_autoptr (RandomGame) game = random_game_new (seed + n, &taste);

      table.state = random_game_start (game);
      table.aids = n % 4 == 3 ? TABLE_AIDS_TOURNAMENT : TABLE_AIDS_OPEN;
      play (&table, game->entries);
    }
  flow_free (FLOW (table.flow));
  g_test_message ("%u questions, %u with one answer, %u times something was taken, %u entries forced", met.questions,
                  met.alone, met.taken, met.forced);
  if (RANDOM_GAMES_ARE_FEW)
    return;
  g_assert_cmpuint (met.taken, >, 50);
  g_assert_cmpuint (met.forced, >, 50);
}

static void
test_catan (void)
{
  static const CatanRandomTaste *const tastes[] = { &catan_random_all, &catan_random_covered, &catan_random_big,
                                                    &catan_random_paired };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  Met met = { 0 };
  Table table = { &catan_game, act_flow_new (&catan_flow_game), NULL, TABLE_AIDS_OPEN, rand, &met };

  for (guint32 seed = random_first_seed (), n = 0; n < RANDOM_GAMES (80) * random_times (); n++)
    {
      g_autoptr (RandomGame) game = catan_random_game_new (seed + n, tastes[n % G_N_ELEMENTS (tastes)]);

      table.state = random_game_start (game);
      play (&table, game->entries);
    }
  flow_free (FLOW (table.flow));
  g_test_message ("%u questions, %u with one answer, %u times something was taken", met.questions, met.alone,
                  met.taken);
  if (!RANDOM_GAMES_ARE_FEW)
    g_assert_cmpuint (met.taken, >, 20);
}

/* ---- recorded games ---- */

/* Answers as the record does. */
static void
follow (const Table *table, const char *line)
{
  Flow *flow = FLOW (table->flow);
  g_autofree gpointer entry = g_malloc0 (table->game->acts->entry_size);
  FlowAnswer came = FLOW_TAKEN;

  flow_set_state (flow, table->state, table->aids);
  if (!table_game_read (table->game, table_state (table->state)->rules, line, entry, NULL))
    return;
  for (guint i = 0; i < STEPS_MAX && came == FLOW_TAKEN && flow_n_choices (flow) > 0; i++)
    {
      const int choice = hand_next (table->flow, entry);

      check_question (table);
      if (choice == CARC_HAND_TURNS)
        flow_key (flow, FLOW_KEY_SPACE, FALSE);
      else if (choice < 0)
        return;
      else
        came = flow_choose (flow, (guint) choice);
    }
}

static void
follow_record (const char *path, Met *met)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (TableJournal) recorded = NULL;
  Table table = { .met = met };

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  recorded = table_record_parse (text, strlen (text), NULL, &error);
  if (recorded == NULL)
    return;
  table.game = table_journal_game (recorded);
  table.aids = table_journal_setup (recorded)->aids;
  table.flow = act_flow_new (table.game == &carc_game ? &carc_flow_game : &catan_flow_game);
  table.state = table.game->state_new (table_journal_setup (recorded), NULL);
  for (guint i = 0; i < table_journal_length (recorded); i++)
    {
      const char *line = table_journal_entry (recorded, i).line;

      follow (&table, line);
      table_game_fold_line (table.game, table.state, line, NULL, NULL);
    }
  table.game->state_free (table.state);
  flow_free (FLOW (table.flow));
}

static void
follow_folder (const char *folder, const char *under)
{
  g_autofree char *path = g_build_filename (g_test_get_dir (G_TEST_DIST), folder, under, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  Met met = { 0 };
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      if (g_str_has_suffix (name, ".arb"))
        follow_record (file, &met);
    }
  g_test_message ("%s: %u questions, %u with one answer", folder, met.questions, met.alone);
  g_assert_cmpuint (met.questions, >, 1000);
}

static void
test_games (void)
{
  follow_folder ("games", "fixtures");
}

static void
test_records (void)
{
  follow_folder ("records", "0.2.0");
}

TESTS_MAIN_AFTER ((carc_register (), catan_register ()), "/one-answer", games, records, carcassonne, catan)
