/* table-snapshot.c - see table-snapshot.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-snapshot.h"

#include "table-intl.h"

char *
table_now_tell (const TableActs *acts, gconstpointer rules, gconstpointer entry)
{
  const TableAct *act = table_acts_find (acts, 0, entry);
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const TableOperand *operand = &act->operands[i];
      gconstpointer field = (const char *) entry + operand->offset;
      if (operand->flags & TABLE_OPERAND_OPTIONAL && !table_operand_said (operand, entry))
        continue;
      g_string_append_c (out, ' ');
      operand->type->print (rules, operand, field, out);
    }
  if (out->len > 0)
    g_string_prepend_c (out, ':');
  g_string_prepend (out, _ (act->title));
  return g_string_free (out, FALSE);
}
