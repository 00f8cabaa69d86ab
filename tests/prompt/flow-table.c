/* flow-table.c - see flow-table.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "flow-table.h"

#include <string.h>

#include "prompt/pad-flow.h"
#include "table/table-record.h"

/* ---- any prompt ---- */

FlowAnswer
flow_type (Flow *flow, const char *keys)
{
  FlowAnswer answer = FLOW_PASSED;

  for (const char *c = keys; *c != '\0'; c++)
    {
      gboolean shift = *c == '^';

      if (shift)
        c++;
      answer = flow_key (flow, (gunichar) *c, shift);
    }
  return answer;
}

void
flow_makes (Flow *flow, const char *keys, const char *line)
{
  g_assert_cmpint (flow_type (flow, keys), ==, FLOW_READY);
  g_assert_cmpstr (flow->line, ==, line);
}

void
flow_words_make (Flow *flow, const char *words, const char *line)
{
  g_assert_cmpint (flow_words (flow, words), ==, FLOW_READY);
  g_assert_cmpstr (flow->line, ==, line);
}

void
flow_says (Flow *flow, char *(*say) (Flow *flow), const char *words)
{
  g_autofree char *said = say (flow);

  g_assert_cmpstr (said, ==, words);
}

void
flow_title_is (Flow *flow, guint choice, const char *title)
{
  g_autofree char *words = flow_title (flow, choice);

  g_assert_cmpstr (words, ==, title);
}

/* ---- a game ---- */

void
ask (Table *table)
{
  flow_set_state (table->flow, table_journal_state (table->journal), table_journal_setup (table->journal)->aids);
}

Table
table_of (TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);
  ActFlow *act = act_flow_new (game == &carc_game    ? &carc_flow_game
                               : game == &catan_game ? &catan_flow_game
                                                     : &pad_flow_game);
  Table table = { journal, FLOW (act), act };

  ask (&table);
  return table;
}

Table
table_from (const char *record)
{
  g_autoptr (GError) error = NULL;
  TableJournal *journal = table_record_parse (record, strlen (record), NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (table_journal_n_refused (journal), ==, 0);
  return table_of (journal);
}

Table
table_from_game (const char *name, guint n, const char *line)
{
  g_autofree char *file = g_strdup_printf ("%s.arb", name);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "fixtures", file, NULL);
  g_autofree char *text = NULL, *record = NULL;
  const char *play, *end;
  Table table;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  play = strstr (text, "\nplay\n") + 1;
  end = play + strlen ("play\n");
  for (guint i = 0; i < n; i++)
    end = strchr (end, '\n') + 1;
  record = g_strdup_printf ("%.*s%s%.*s", (int) (play - text), text, line, (int) (end - play), play);
  table = table_from (record);
  g_assert_cmpuint (table_journal_length (table.journal), ==, n);
  return table;
}

void
table_clear (Table *table)
{
  flow_free (table->flow);
  table_journal_free (table->journal);
}

void
table_again (Table *table, const char *record)
{
  table_clear (table);
  *table = table_from (record);
}

void
append (Table *table)
{
  TableRefusal why;

  if (!table_journal_append (table->journal, table->flow->line, &why))
    g_error ("%s: %s", table->flow->line, why.sentence);
  ask (table);
}

void
enter (Table *table, const char *keys, const char *line)
{
  flow_makes (table->flow, keys, line);
  append (table);
}

guint
choice_at (Table *table, int x, int y)
{
  for (guint i = 0; i < flow_n_choices (table->flow); i++)
    if (act_flow_choice (table->act, i)->offer.x == x && act_flow_choice (table->act, i)->offer.y == y)
      return i;
  g_assert_not_reached ();
}

void
choose_at (Table *table, int x, int y)
{
  flow_choose (table->flow, choice_at (table, x, y));
}

/* ---- Carcassonne ---- */

const CarcState *
state_of (Table *table)
{
  return table_journal_state (table->journal);
}

int
tile_index (Table *table, const char *id)
{
  int tile = carc_rules_tile (state_of (table)->rules, id);

  g_assert_cmpint (tile, >=, 0);
  return tile;
}

guint
tile_choice (Table *table, const char *id)
{
  int tile = tile_index (table, id);

  for (guint i = 0; i < flow_n_choices (table->flow); i++)
    if (act_flow_choice (table->act, i)->offer.value[0] == tile)
      return i;
  g_assert_not_reached ();
}

const char *
tile_key (Table *table, const char *id)
{
  return act_flow_choice (table->act, tile_choice (table, id))->face.label;
}

void
choose_tile (Table *table, const char *id)
{
  flow_choose (table->flow, tile_choice (table, id));
}

/* ---- Catan ---- */

char *
keys_of (Table *table, const TableOperandType *type, guint place)
{
  for (guint i = 0; i < flow_n_choices (table->flow); i++)
    {
      const ActChoice *choice = act_flow_choice (table->act, i);

      if (choice->operand->type == type && choice->offer.value[0] == (int) place)
        return g_strconcat (choice->face.shift ? "^" : "", choice->face.label, NULL);
    }
  return NULL;
}

const TableOperandType *
asked_type (Table *table)
{
  const TableOperand *operand = act_flow_operand (table->act);

  return operand != NULL ? operand->type : NULL;
}
