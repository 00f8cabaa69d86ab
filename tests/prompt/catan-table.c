/* catan-table.c - a game of Catan and its prompt, for tests without a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-table.h"

#include <string.h>

#include "flow-type.h"
#include "table/table-record.h"

void
ask (Table *table)
{
  flow_set_state (table->flow, table_journal_state (table->journal), table_journal_setup (table->journal)->aids);
}

Table
table_from (const char *record)
{
  g_autoptr (GError) error = NULL;
  Table table;

  table.journal = table_record_parse (record, strlen (record), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (table_journal_n_refused (table.journal), ==, 0);
  table.flow = FLOW (catan_flow_new ());
  ask (&table);
  return table;
}

void
table_clear (Table *table)
{
  flow_free (table->flow);
  table_journal_free (table->journal);
}

void
enter (Table *table, const char *keys, const char *line)
{
  TableRefusal why;

  g_assert_cmpint (flow_type (table->flow, keys), ==, FLOW_READY);
  g_assert_cmpstr (flow_line (table->flow), ==, line);
  if (!table_journal_append (table->journal, line, &why))
    g_error ("%s: %s", line, why.sentence);
  ask (table);
}

char *
keys_of (Table *table, const TableOperandType *type, guint place)
{
  for (guint i = 0; i < flow_n_choices (table->flow); i++)
    {
      const ActChoice *choice = act_flow_choice (ACT_FLOW (table->flow), i);

      if (choice->operand->type == type && choice->offer.value[0] == (int) place)
        return g_strconcat (choice->face.shift ? "^" : "", choice->face.label, NULL);
    }
  return NULL;
}

const TableOperandType *
asked_type (Table *table)
{
  const TableOperand *operand = act_flow_operand (ACT_FLOW (table->flow));

  return operand != NULL ? operand->type : NULL;
}
