/* table-act-walk.c - see table-act-walk.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-act-walk.h"

#define VALUES_MAX 30 /* of one operand */

/* The operands of a row from one on, and what was chosen before. */
typedef struct
{
  const TableActs *acts;
  const TableAct *act;
  gconstpointer state;
  guint left; /* how many entries may still be made or given up */
  TableActWalked walked;
  gpointer data;
} Walk;

gboolean
table_act_is_idle (const TableAct *act, guint nth, gconstpointer entry)
{
  const TableOperand *operand = &act->operands[nth];
  if (!(operand->flags & TABLE_OPERAND_INSIDE))
    return FALSE;
  return table_act_is_idle (act, nth - 1, entry) || !table_operand_said (operand - 1, entry);
}

static void complete (Walk *walk, guint nth, guint taken, gconstpointer entry);

/* Tries each value of an operand; `taken`: how many it has already. */
static void
complete_each (Walk *walk, guint nth, guint taken, gconstpointer entry)
{
  const TableOperand *operand = &walk->act->operands[nth];
  const gboolean repeats = (operand->flags & TABLE_OPERAND_REPEATED) != 0;
  const gboolean whole = (operand->flags & TABLE_OPERAND_WHOLE) != 0;
  if (taken == VALUES_MAX)
    {
      walk->left--;
      return;
    }
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  table_act_offer (walk->act, nth, walk->state, entry, offers);
  const gboolean optional = (operand->flags & TABLE_OPERAND_OPTIONAL) != 0;
  /* Without more values; it was completed with those that it has, unless all must be named. */
  if (offers->len == 0 && (taken > 0 ? whole : optional && operand->type->wordless))
    complete (walk, nth + 1, 0, entry);
  for (guint i = 0; i < offers->len && walk->left > 0; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      g_autofree gpointer next = g_memdup2 (entry, walk->acts->entry_size);
      if (offer->flags & TABLE_OFFER_REFUSED)
        continue;
      if (!(offer->flags & TABLE_OFFER_NOTHING) && !table_act_take (walk->act, nth, offer, next))
        continue;
      if (!repeats || !whole || (offer->flags & TABLE_OFFER_NOTHING))
        complete (walk, nth + 1, 0, next);
      if (repeats && !(offer->flags & TABLE_OFFER_NOTHING))
        complete (walk, nth, taken + 1, next);
    }
}

static void
complete (Walk *walk, guint nth, guint taken, gconstpointer entry)
{
  const TableOperand *operand = &walk->act->operands[nth];
  if (walk->left == 0)
    return;
  if (nth == table_act_n_operands (walk->act))
    {
      walk->left = walk->walked (walk->data, entry) ? walk->left - 1 : 0;
      return;
    }
  const gboolean optional = (operand->flags & TABLE_OPERAND_OPTIONAL) != 0;
  if (table_act_is_idle (walk->act, nth, entry)
      || (optional && ((operand->flags & TABLE_OPERAND_UNASKED) || table_operand_is_written (operand))))
    complete (walk, nth + 1, 0, entry);
  else if (operand->type != NULL && (operand->offer != NULL || !table_operand_is_written (operand)))
    {
      if (optional && taken == 0 && !operand->type->wordless)
        complete (walk, nth + 1, 0, entry);
      complete_each (walk, nth, taken, entry);
    }
}

void
table_act_walk (const TableActs *acts, const TableAct *act, gconstpointer state, gconstpointer begun, guint most,
                TableActWalked walked, gpointer data)
{
  Walk walk = { acts, act, state, most, walked, data };
  g_autofree gpointer entry = g_memdup2 (begun, acts->entry_size);
  table_act_settle (acts, act, entry);
  complete (&walk, 0, 0, entry);
}
