/* act-again.c - finds the choice that gives the answer of a known entry, and enters an old entry again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "act-flow-private.h"

#include <string.h>

#define STEPS_MAX 64 /* choices that an entry may need */
#define TURNS_MAX 8

/* ---- which choice it is ---- */

/* The row or way of a group that matches the entry best. */
static const TableAct *
best_row (ActFlow *flow, guint group, gconstpointer entry)
{
  const TableAct *best = NULL;
  guint most = 0;

  for (guint i = 0; i < flow->acts->n_rows; i++)
    {
      const TableAct *act = flow->acts->rows[i];
      const guint fits = act->group == group ? table_act_fits (flow->acts, act, entry) : 0;

      if (fits > most)
        best = act;
      most = MAX (most, fits);
    }
  return best;
}

/* Is the value of the entry one of those in the cell of this choice? */
static gboolean
is_in_cell (ActFlow *flow, const ActChoice *choice, const guint8 *entry)
{
  const TableOperand *operand = choice->operand;
  const ActWalk *walk = &flow->walk;
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  gboolean found = FALSE;

  act_flow_offers (flow, walk->act, walk->at, walk->entry, offers);
  for (guint i = 0; i < offers->len && !found; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      ActWalk there = act_walk_copy (flow, walk);
      g_autofree guint8 *put = there.entry;

      if (!offer->on_board || offer->x != choice->offer.x || offer->y != choice->offer.y)
        continue;
      table_act_take (walk->act, walk->at, offer, put);
      found = memcmp (put + operand->offset, entry + operand->offset, operand->type->size) == 0;
    }
  return found;
}

/* Has the entry this value? */
static gboolean
is_value (ActFlow *flow, const ActChoice *choice, const guint8 *entry)
{
  const TableOperand *operand = choice->operand;
  g_autofree guint8 *put = NULL;
  gsize size = operand->type != NULL ? operand->type->size : 0;
  ActWalk walk;

  if (operand->type == NULL) /* no act inside */
    return entry[flow->acts->groups[operand->group].kind] == 0;
  if (choice->whole_cell && (operand->flags & TABLE_OPERAND_BY_CELL))
    return is_in_cell (flow, choice, entry);
  if (choice->whole_cell || choice->face.chosen || choice->written)
    return FALSE;
  walk = act_walk_copy (flow, &flow->walk);
  if (choice->act != NULL)
    act_walk_begin (flow, choice->act, &walk);
  put = walk.entry;
  if (!(choice->offer.flags & TABLE_OFFER_NOTHING))
    table_act_take (walk.act, walk.at, &choice->offer, put);
  else if (operand->type->stays)
    return memcmp (put + operand->offset, entry + operand->offset, MAX (size, 1)) == 0;
  /* A set of bits. */
  if ((operand->flags & TABLE_OPERAND_REPEATED) && size == 0 && operand->type->stays)
    return (put[operand->offset] & ~entry[operand->offset]) == 0;
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
  g_return_val_if_fail (flow != NULL && entry != NULL, -1);

  for (guint i = 0; i < flow->choices->len; i++)
    {
      const ActChoice *choice = act_flow_choice (flow, i);
      const TableAct *act = choice->act != NULL ? choice->act : flow->walk.act; /* the act of the choice */
      const TableAct *best = best_row (flow, act->group, entry);

      if (act->group == 0 && best != NULL && !flow->walk.agreed && table_acts_prefix (flow->acts, best, entry) != NULL)
        best = flow->acts->prefix;
      if (act != best && (choice->act == NULL || best == NULL || !act_flow_leads_to (act, best)))
        continue;
      if (choice->operand == NULL || is_value (flow, choice, entry))
        return (int) i;
    }
  return -1;
}

/* ---- following it ---- */

/* Turns the tile until the operand that Space changes has the value of the entry. */
static void
turn_to (ActFlow *flow, const guint8 *entry)
{
  ActWalk *walk = &flow->walk;
  const TableOperand *turned = walk->at > 0 ? &walk->act->operands[walk->at - 1] : NULL;

  for (guint i = 0; turned != NULL && (turned->flags & TABLE_OPERAND_TURNED) && i < TURNS_MAX; i++)
    if (memcmp (entry + turned->offset, (const guint8 *) walk->entry + turned->offset, turned->type->size) == 0
        || !act_walk_turn (flow, walk))
      break;
  act_flow_enter (flow, flow->base.step);
}

/* Returns the choice with the answer of the entry.  If the first step has none, looks among the rarer acts, too, and
 * goes back if there is none either. */
static int
find_answer (ActFlow *flow, gconstpointer entry)
{
  int answer = act_flow_answer (flow, entry);

  if (answer >= 0 || flow->before->len > 0)
    return answer;
  flow_key (FLOW (flow), '?', FALSE);
  answer = act_flow_answer (flow, entry);
  if (answer < 0)
    flow_back (FLOW (flow));
  return answer;
}

/* Gives the answers of the entry, until an act inside another is asked for: that is what people usually change in an
 * old turn.  There and in later steps, and for the last answer of an entry, only the cursor is moved to the old answer.
 */
static void
follow_entry (ActFlow *flow, gconstpointer entry)
{
  g_autofree gpointer whole = g_malloc0 (flow->acts->entry_size);

  for (guint steps = 0; steps < STEPS_MAX; steps++)
    {
      int answer;

      if (act_flow_asks_inside (flow))
        {
          turn_to (flow, entry);
          return;
        }
      answer = find_answer (flow, entry);
      if (answer < 0)
        return;
      if (act_flow_completes (flow, act_flow_choice (flow, (guint) answer), whole))
        {
          act_flow_point_old (flow, (guint) answer);
          return;
        }
      flow_choose (FLOW (flow), (guint) answer);
    }
}

void
flow_follow (Flow *base, const char *line)
{
  ActFlow *flow = ACT_FLOW (base);
  g_autofree gpointer entry = g_malloc0 (flow->acts->entry_size);
  g_autofree char *covered = NULL;
  const TableGame *game;

  g_return_if_fail (base != NULL && line != NULL);

  game = flow->game->table;
  if (flow->state == NULL)
    return;
  if (game->is_secret != NULL && game->is_secret (line))
    line = covered = game->public_line (table_state (flow->state)->rules, line);
  if (table_game_read (game, table_state (flow->state)->rules, line, entry, NULL))
    {
      flow->again = g_steal_pointer (&entry);
      follow_entry (flow, flow->again);
    }
}
