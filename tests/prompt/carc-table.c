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
