/* act-signature.h - a row of acts as in the manual, for tests that compare or list rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table/table-act.h"

/* "draw|back" */
static inline void
sign_choice (const TableChoices *choices, GString *out)
{
  for (guint i = 0; i < choices->n; i++)
    g_string_append_printf (out, i > 0 ? "|%s" : "%s", choices->words[i]);
}

static inline void
sign_operand (const TableOperand *operand, GString *out)
{
  g_string_append (out, (operand->flags & TABLE_OPERAND_OPTIONAL) ? " [" : " ");
  if (operand->word != NULL)
    g_string_append_printf (out, "%s ", operand->word);
  if (operand->type == &table_operand_choice)
    sign_choice (operand->data, out);
  else
    g_string_append (out, operand->type != NULL ? operand->type->name : "ACT");
  if (operand->flags & TABLE_OPERAND_REPEATED)
    g_string_append (out, " ...");
}

/* "place TILE X,Y rN [ACT]"; free with g_free (). */
static inline char *
act_signature (const TableAct *act)
{
  GString *out = g_string_new (act->verb);
  for (guint i = 0, n = table_act_n_operands (act), open = 0; i < n; i++)
    {
      sign_operand (&act->operands[i], out);
      open += (act->operands[i].flags & TABLE_OPERAND_OPTIONAL) != 0;
      /* A bracket stays open as long as the next operand is inside this one. */
      for (; open > 0 && (i + 1 == n || !(act->operands[i + 1].flags & TABLE_OPERAND_INSIDE)); open--)
        g_string_append_c (out, ']');
    }
  if (act->prefix)
    g_string_append (out, " ENTRY");
  return g_strstrip (g_string_free (out, FALSE));
}
