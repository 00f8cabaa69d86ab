/* act-walk.c - the way of a prompt over rows from one operand of an act to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "act-flow-private.h"

#include <string.h>

gpointer
act_flow_copy_entry (ActFlow *flow)
{
  return g_memdup2 (flow->entry, flow->acts->entry_size);
}

static guint
count_offers (ActFlow *flow, const TableAct *act, guint nth, gconstpointer entry)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));

  act_flow_offers (flow, act, nth, entry, offers);
  return offers->len;
}

void
act_walk_begin (ActFlow *flow, const TableAct *act, ActWalk *walk)
{
  flow->acts->begin (walk->entry);
  table_act_settle (flow->acts, act, walk->entry);
  walk->act = act;
  walk->at = 0;
}

/* Is the operand answered by itself, or not asked for? */
static gboolean
is_passed (ActFlow *flow, const ActWalk *walk)
{
  const TableOperand *operand = &walk->act->operands[walk->at];
  g_autoptr (GArray) offers = NULL;

  if (operand->flags & TABLE_OPERAND_UNASKED)
    return TRUE;
  if (table_operand_is_written (operand) || !(operand->flags & (TABLE_OPERAND_OPTIONAL | TABLE_OPERAND_ALONE)))
    return FALSE;
  offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  act_flow_offers (flow, walk->act, walk->at, walk->entry, offers);
  if ((operand->flags & TABLE_OPERAND_OPTIONAL) && offers->len == 0)
    return TRUE;
  return (operand->flags & TABLE_OPERAND_ALONE) && offers->len == 1
         && table_act_take (walk->act, walk->at, &g_array_index (offers, TableOffer, 0), walk->entry);
}

gboolean
act_walk_on (ActFlow *flow, ActWalk *walk)
{
  while (walk->at < table_act_n_operands (walk->act) && is_passed (flow, walk))
    walk->at++;
  return walk->at == table_act_n_operands (walk->act) && !act_flow_is_fork (walk->act);
}

gboolean
act_walk_take (ActFlow *flow, const ActChoice *choice, ActWalk *walk)
{
  if (choice->act != NULL)
    act_walk_begin (flow, choice->act, walk);
  if (choice->operand != NULL)
    {
      const gboolean repeated = (choice->operand->flags & (TABLE_OPERAND_REPEATED | TABLE_OPERAND_WHOLE)) != 0;
      const gboolean last = (choice->offer.flags & TABLE_OFFER_LAST) != 0;
      gboolean room = TRUE;

      if (!(choice->offer.flags & TABLE_OFFER_NOTHING))
        room = table_act_take (walk->act, walk->at, &choice->offer, walk->entry);
      if (choice->operand->max > 0 && choice->operand->count > 0)
        room = room && *((const guint8 *) walk->entry + choice->operand->count) < choice->operand->max;
      if (repeated && !last && room && count_offers (flow, walk->act, walk->at, walk->entry) > 0)
        return FALSE;
      walk->at++;
    }
  return act_walk_on (flow, walk);
}

gboolean
act_flow_completes (ActFlow *flow, const ActChoice *choice, gpointer entry)
{
  ActWalk walk = { flow->act, flow->at, act_flow_copy_entry (flow) };
  const gboolean whole = act_walk_take (flow, choice, &walk);

  memcpy (entry, walk.entry, flow->acts->entry_size);
  g_free (walk.entry);
  return whole;
}

/* ---- an entry given ---- */

/* The row, or way, that says most of what the entry says. */
static const TableAct *
best_row (ActFlow *flow, gconstpointer entry)
{
  const TableAct *best = NULL;
  guint most = 0;

  for (guint i = 0; i < flow->acts->n_rows; i++)
    {
      const TableAct *act = flow->acts->rows[i];
      const guint fits = act->group == 0 ? table_act_fits (flow->acts, act, entry) : 0;

      if (fits > most)
        best = act;
      most = MAX (most, fits);
    }
  return best;
}

/* Is this value the one the entry has?  Sets are not compared. */
static gboolean
is_value (ActFlow *flow, const ActChoice *choice, const guint8 *entry)
{
  const TableOperand *operand = choice->operand;
  ActWalk walk = { flow->act, flow->at, act_flow_copy_entry (flow) };
  g_autofree guint8 *put = NULL;
  gsize size = operand->type->size;

  if (choice->act != NULL)
    act_walk_begin (flow, choice->act, &walk);
  put = walk.entry;
  if (!(choice->offer.flags & TABLE_OFFER_NOTHING))
    table_act_take (walk.act, walk.at, &choice->offer, put);
  if ((operand->flags & TABLE_OPERAND_REPEATED) && size > 0)
    {
      const guint8 n = put[operand->count], whole = entry[operand->count];

      if (n > whole || ((choice->offer.flags & TABLE_OFFER_LAST) && n < whole))
        return FALSE;
      size *= n;
    }
  return size > 0 && memcmp (put + operand->offset, entry + operand->offset, size) == 0;
}

int
act_flow_answer (ActFlow *flow, gconstpointer entry)
{
  const TableAct *best;

  g_return_val_if_fail (flow != NULL && entry != NULL, -1);

  best = best_row (flow, entry);
  for (guint i = 0; i < flow->choices->len; i++)
    {
      const ActChoice *choice = act_flow_choice (flow, i);

      if (choice->act != NULL && choice->act != best && (best == NULL || !act_flow_leads_to (choice->act, best)))
        continue;
      if (choice->operand == NULL || is_value (flow, choice, entry))
        return (int) i;
    }
  return -1;
}
