/* act-choices.c - what can be chosen at each step of a prompt over rows: acts, and values of an operand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "act-flow-private.h"

#include <string.h>

/* ---- which acts ---- */

gboolean
act_flow_is_offered (ActFlow *flow, const TableAct *act)
{
  return ((act->when >> flow->game->question (flow->state)) & 1)
         && (act->offered == NULL
             || act->offered (flow->state, act)
             /* In a tournament the prompt does not show what can be had. */
             || (act->behind && flow->aids == TABLE_AIDS_TOURNAMENT));
}

gboolean
act_flow_leads_to (const TableAct *way, const TableAct *act)
{
  gsize length = way->way && way->verb != NULL ? strlen (way->verb) : 0;

  return length > 0 && act->behind && strncmp (act->verb, way->verb, length) == 0 && act->verb[length] == ' ';
}

gboolean
act_flow_is_fork (const TableAct *act)
{
  return act->way && table_act_n_operands (act) == 0;
}

/* ---- choices ---- */

void
act_flow_offers (ActFlow *flow, const TableAct *act, guint nth, gconstpointer entry, GArray *offers)
{
  table_act_offer (act, nth, flow->state, entry, offers);
  for (guint i = offers->len; i-- > 0;)
    if (flow->aids != TABLE_AIDS_TOURNAMENT && (g_array_index (offers, TableOffer, i).flags & TABLE_OFFER_REFUSED))
      g_array_remove_index (offers, i);
}

static void
add_act (ActFlow *flow, const TableAct *act)
{
  ActChoice choice = { .act = act, .face.label = { act->key }, .face.shift = act->shift };

  g_array_append_val (flow->choices, choice);
}

/* Those of the board are labelled together, a letter each while they last. */
static void
label_offers (ActFlow *flow, TableLabels labels, guint first)
{
  const char *alphabet = labels == TABLE_LABELS_BOARD ? FLOW_LETTERS : FLOW_DIGITS FLOW_LETTERS;
  guint n = flow->choices->len - first;
  g_autofree char (*made)[4] = g_malloc0 (4 * MAX (n, 1));

  while (n > 0 && g_array_index (flow->choices, ActChoice, first + n - 1).face.enter)
    n--;
  flow_labels (made, n, alphabet);
  for (guint i = 0; i < n; i++)
    memcpy (g_array_index (flow->choices, ActChoice, first + i).face.label, made[i], 4);
}

static void
add_offers (ActFlow *flow, const TableAct *act, guint nth, gboolean begins)
{
  const TableOperand *operand = &act->operands[nth];
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  const guint first = flow->choices->len;

  act_flow_offers (flow, act, nth, flow->entry, offers);
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      ActChoice choice = { .act = begins ? act : NULL, .operand = operand, .offer = *offer };

      choice.face.enter = (offer->flags & TABLE_OFFER_LAST) != 0;
      choice.face.shift = (offer->flags & TABLE_OFFER_SHIFT) != 0 || (begins && act->shift);
      if (operand->type->labels == TABLE_LABELS_KEYS && !choice.face.enter)
        choice.face.label[0] = operand->type->key (flow->state, offer);
      g_array_append_val (flow->choices, choice);
    }
  if (operand->type->labels != TABLE_LABELS_KEYS)
    label_offers (flow, operand->type->labels, first);
}

static void
fill_acts (ActFlow *flow)
{
  const gboolean rare = flow->base.step == ACT_STEP_MORE, behind = flow->base.step == ACT_STEP_BEHIND;

  for (guint i = 0; i < flow->acts->n_rows; i++)
    {
      const TableAct *act = flow->acts->rows[i];

      if (act->group != 0 || act->prefix
          || (behind ? !act_flow_leads_to (flow->act, act) : act->behind || act->rare != rare)
          || !act_flow_is_offered (flow, act))
        continue;
      if (act->title != NULL)
        add_act (flow, act);
      else
        add_offers (flow, act, 0, TRUE);
    }
}

void
act_flow_enter (ActFlow *flow, guint step)
{
  const TableOperand *operand = NULL;

  flow->base.step = step;
  flow->base.typed[0] = '\0';
  flow->base.cursor = -1;
  g_array_set_size (flow->choices, 0);
  if (flow->state == NULL || step == ACT_STEP_WORDS || step == ACT_STEP_OVER)
    return;
  if (step >= ACT_STEP_OPERAND)
    {
      operand = &flow->act->operands[flow->at];
      add_offers (flow, flow->act, flow->at, FALSE);
    }
  else
    fill_acts (flow);
  if (flow->choices->len == 1
      || (operand != NULL && flow->choices->len > 0
          && ((operand->flags & TABLE_OPERAND_READY) || g_array_index (flow->choices, ActChoice, 0).offer.on_board)))
    flow->base.cursor = 0;
  for (guint i = 0; i < flow->choices->len; i++)
    if (g_array_index (flow->choices, ActChoice, i).face.enter)
      flow->base.cursor = (int) i;
}
