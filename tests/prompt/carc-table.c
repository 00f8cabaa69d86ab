/* carc-table.c - a game of Carcassonne and its prompt, for tests without a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-table.h"

#include <string.h>

#include "table/table-record.h"

const CarcState *
state_of (Table *table)
{
  return table_journal_state (table->journal);
}

void
ask (Table *table)
{
  flow_set_state (FLOW (table->flow), state_of (table), table_journal_setup (table->journal)->aids);
}

Table
table_from (const char *record)
{
  g_autoptr (GError) error = NULL;
  Table table;

  table.journal = table_record_parse (record, strlen (record), NULL, &error);
  g_assert_no_error (error);
  table.flow = carc_flow_new ();
  ask (&table);
  return table;
}

void
table_clear (Table *table)
{
  flow_free (FLOW (table->flow));
  table_journal_free (table->journal);
}

int
tile_index (Table *table, const char *id)
{
  int tile = carc_rules_tile (state_of (table)->rules, id);

  g_assert_cmpint (tile, >=, 0);
  return tile;
}

const char *
tile_key (Table *table, const char *id)
{
  int tile = tile_index (table, id);

  for (guint i = 0; i < flow_n_choices (FLOW (table->flow)); i++)
    if (act_flow_choice (table->flow, i)->offer.value[0] == tile)
      return act_flow_choice (table->flow, i)->face.label;
  g_assert_not_reached ();
}

void
enter (Table *table)
{
  TableRefusal why;

  if (!table_journal_append (table->journal, flow_line (FLOW (table->flow)), &why))
    g_error ("%s: %s", flow_line (FLOW (table->flow)), why.sentence);
  ask (table);
}
