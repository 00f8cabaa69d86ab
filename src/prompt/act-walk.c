/* act-walk.c - goes from one operand of an act to the next, and puts the answers into the entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "act-flow-private.h"

#include <string.h>

#include "table/table-snapshot.h"

ActWalk
act_walk_copy (ActFlow *flow, const ActWalk *walk)
{
  ActWalk copy = *walk;

  copy.entry = g_memdup2 (walk->entry, flow->acts->entry_size);
  copy.told = NULL;
  return copy;
}

const TableOperand *
act_walk_operand (const ActWalk *walk)
{
  return walk->act != NULL && walk->at < table_act_n_operands (walk->act) ? &walk->act->operands[walk->at] : NULL;
}

guint
act_walk_step (const ActWalk *walk)
{
  if (act_flow_is_fork (walk->act) && !walk->reason)
    return ACT_STEP_BEHIND;
  if (table_operand_is_written (act_walk_operand (walk)) || walk->in_words)
    return ACT_STEP_WORDS;
  return ACT_STEP_OPERAND + walk->at + (walk->outer != NULL ? TABLE_OPERANDS_MAX : 0);
}

static guint8 *
field_of (const ActWalk *walk, const TableOperand *operand)
{
  return (guint8 *) walk->entry + operand->offset;
}

/* In the state in which this walk goes on: that of the flow may be another, if only this walk is against the rules. */
static GArray *
offers_of (ActFlow *flow, const ActWalk *walk)
{
  GArray *offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  const gconstpointer state = flow->state;

  flow->state = walk->agreed ? act_flow_agreeing (flow) : flow->plain;
  act_flow_offers (flow, walk->act, walk->at, walk->entry, offers);
  flow->state = state;
  return offers;
}

/* ---- beginning ---- */

/* Keeps the operands that this act shares with the act before it: for example the tile that fits nowhere. */
static void
keep_common (const TableAct *from, guint n, gconstpointer said, ActWalk *walk)
{
  for (guint i = 0; i < n && i < table_act_n_operands (walk->act); i++)
    {
      const TableOperand *was = &from->operands[i], *is = act_walk_operand (walk);

      if (was->type == NULL || was->type != is->type || was->offset != is->offset)
        return;
      memcpy (field_of (walk, is), (const guint8 *) said + is->offset, is->type->size);
      walk->at++;
    }
}

void
act_walk_begin (ActFlow *flow, const TableAct *act, ActWalk *walk)
{
  const TableAct *from = walk->act;
  const guint n = walk->at;

  if (act->group != 0)
    {
      walk->outer = from;
      walk->outer_at = n;
      walk->act = act;
      walk->at = 0;
      table_act_settle (flow->acts, act, walk->entry);
      return;
    }
  const gboolean agreed = walk->agreed || act->prefix || (act->when == 0 && act->prefixed != 0);
  /* A handy button stands beside a question about something else, and often for another player: whom or what on the
   * board it is about is asked for even if it can be only one. */
  const gboolean asks = act->handy != NULL && act->operands[0].type != &table_operand_player;
  *walk = (ActWalk){ .act = act, .agreed = agreed, .told = walk->told, .entry = walk->entry, .asks = asks ? 1 : 0 };
  table_acts_begin (flow->acts, walk->entry);
  if (walk->agreed)
    table_act_settle (flow->acts, flow->acts->prefix, walk->entry);
  table_act_settle (flow->acts, act, walk->entry);
  if (flow->base.step >= ACT_STEP_OPERAND && act->instead != NULL)
    keep_common (from, n, flow->walk.entry, walk);
}

/* ---- going on ---- */

/* Is there no room for one more value of the operand? */
static gboolean
is_full (const ActWalk *walk, const TableOperand *operand)
{
  return operand->max > 0 && operand->count > 0 && *((const guint8 *) walk->entry + operand->count) >= operand->max;
}

/* A number says nothing without its question. */
static void
tell_taken (ActFlow *flow, const ActWalk *walk, const TableOffer *offer, GString *told)
{
  const gconstpointer state = walk->act->group != 0 ? flow->inside : flow->state;
  g_autofree char *words = NULL;

  if ((offer->flags & TABLE_OFFER_NOTHING) || act_walk_operand (walk)->type == &table_operand_number
      || act_walk_operand (walk)->type == &table_operand_many)
    return;
  words = table_operand_tell (act_walk_operand (walk), state, walk->entry, offer);
  g_string_append_printf (told, told->len > 0 ? ", %s" : "%s", words);
}

/* Takes the value of the operand, if there is just one.  FALSE: there is a choice, or a list of several values; then
 * the entry may have the first. */
static gboolean
take_only_value (ActFlow *flow, ActWalk *walk, GString *told)
{
  const TableOperand *operand = act_walk_operand (walk);
  const gboolean repeats = (operand->flags & (TABLE_OPERAND_REPEATED | TABLE_OPERAND_WHOLE)) != 0;

  for (guint n = 0; n < 2; n++)
    {
      g_autoptr (GArray) offers = offers_of (flow, walk);
      const TableOffer *only = &g_array_index (offers, TableOffer, 0);
      gboolean room = TRUE;

      if (offers->len == 0)
        return n > 0;
      if (offers->len > 1 || (n > 0 && !(only->flags & TABLE_OFFER_LAST)))
        return FALSE;
      tell_taken (flow, walk, only, told);
      if (!(only->flags & TABLE_OFFER_NOTHING))
        room = table_act_take (walk->act, walk->at, only, walk->entry);
      if (!repeats || (only->flags & TABLE_OFFER_LAST) || operand->type->stays || !room || is_full (walk, operand))
        return TRUE;
    }
  return FALSE;
}

/* Is only one answer possible?  Then the entry has it afterwards. */
static gboolean
takes_only_answer (ActFlow *flow, ActWalk *walk)
{
  const TableOperand *operand = act_walk_operand (walk);
  g_autofree gpointer before = g_memdup2 (walk->entry, flow->acts->entry_size);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *ask = NULL;

  if ((walk->outer == NULL && walk->asks == walk->at + 1) || operand->type->asked
      || (operand->flags & TABLE_OPERAND_SHOWN) || (flow->game->waits != NULL && flow->game->waits (flow, operand)))
    return FALSE;
  if (walk->told != NULL)
    ask = act_walk_ask (flow, walk);
  if (take_only_value (flow, walk, told))
    {
      if (walk->alone == 0 || walk->act->operands[walk->alone - 1].type == &table_operand_player)
        walk->alone = walk->at + 1;
      if (ask != NULL && told->len > 0)
        g_ptr_array_add (walk->told, g_strdup_printf ("%s%s%s", ask, *ask != '\0' ? " " : "", told->str));
      return TRUE;
    }
  memcpy (walk->entry, before, flow->acts->entry_size);
  return FALSE;
}

/* The offer in the cell of this one, if there is no other in it; else NULL. */
static const TableOffer *
only_in_cell (const GArray *offers, gint16 x, gint16 y)
{
  const TableOffer *found = NULL;

  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);

      if (!offer->on_board || offer->x != x || offer->y != y)
        continue;
      if (found != NULL)
        return NULL;
      found = offer;
    }
  return found;
}

/* If all values are in one cell, it is not asked for: only the point in it. */
static void
skip_only_cell (const GArray *offers, ActWalk *walk)
{
  const TableOffer *first = &g_array_index (offers, TableOffer, 0);

  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);

      if (!offer->on_board || offer->x != first->x || offer->y != first->y)
        return;
    }
  walk->in_cell = TRUE;
  walk->x = first->x;
  walk->y = first->y;
}

/* Is the operand not asked for now?  Then it has its value, or needs none. */
static gboolean
is_passed (ActFlow *flow, ActWalk *walk)
{
  const TableOperand *operand = act_walk_operand (walk);
  const guint flags = operand->flags;
  g_autoptr (GArray) offers = NULL;

  if (flags & TABLE_OPERAND_UNASKED)
    return TRUE;
  if (operand->offer != NULL && table_operand_is_written (operand))
    return takes_only_answer (flow, walk);
  if (operand->type == NULL || operand->type->write != NULL || table_operand_is_written (operand))
    return FALSE;
  offers = offers_of (flow, walk);
  walk->stuck = (flags & TABLE_OPERAND_TURNED) && offers->len == 0;
  if (offers->len == 0)
    return (flags & TABLE_OPERAND_OPTIONAL) != 0;
  if (flags & TABLE_OPERAND_TURNED)
    return table_act_take (walk->act, walk->at, &g_array_index (offers, TableOffer, 0), walk->entry);
  if (takes_only_answer (flow, walk))
    return TRUE;
  if (flags & TABLE_OPERAND_BY_CELL)
    skip_only_cell (offers, walk);
  return FALSE;
}

gboolean
act_walk_on (ActFlow *flow, ActWalk *walk)
{
  for (;;)
    {
      while (act_walk_operand (walk) != NULL && is_passed (flow, walk))
        walk->at++;
      if (act_walk_operand (walk) == NULL && walk->outer == NULL && walk->agreed && !walk->reason
          && !act_flow_is_fork (walk->act))
        {
          walk->act = flow->acts->prefix;
          walk->at = 0;
          walk->reason = TRUE;
        }
      if (act_walk_operand (walk) != NULL || walk->outer == NULL)
        return act_walk_operand (walk) == NULL && (walk->reason || !act_flow_is_fork (walk->act));
      walk->act = walk->outer;
      walk->at = walk->outer_at + 1;
      walk->outer = NULL;
    }
}

/* ---- values ---- */

/* Takes back a value that was chosen before: all other chosen values are put in again. */
static void
take_back (ActFlow *flow, const ActChoice *choice, ActWalk *walk)
{
  g_autofree gpointer blank = act_flow_blank_entry (flow);

  memcpy (walk->entry, blank, flow->acts->entry_size);
  for (guint i = 0; i < flow->choices->len; i++)
    {
      const ActChoice *other = act_flow_choice (flow, i);

      if (other->face.chosen && memcmp (other->offer.value, choice->offer.value, sizeof choice->offer.value) != 0)
        table_act_take (walk->act, walk->at, &other->offer, walk->entry);
    }
}

/* Takes the values that are left: if `all`, all of them; else only if there is just one. */
static void
take_rest (ActFlow *flow, gboolean all, ActWalk *walk)
{
  g_autoptr (GArray) offers = offers_of (flow, walk);

  for (guint i = 0; (all || offers->len == 1) && i < offers->len; i++)
    table_act_take (walk->act, walk->at, &g_array_index (offers, TableOffer, i), walk->entry);
}

/* Puts the value into the entry.  FALSE if one more value is asked for. */
static gboolean
take_value (ActFlow *flow, const ActChoice *choice, ActWalk *walk)
{
  const TableOperand *operand = choice->operand;
  const guint flags = operand->flags;
  const gboolean stays = operand->type != NULL && operand->type->stays;
  gboolean room = TRUE;
  g_autoptr (GArray) left = NULL;

  if (choice->face.chosen)
    {
      if (!(flags & TABLE_OPERAND_WHOLE))
        take_back (flow, choice, walk);
      return FALSE;
    }
  if (!(choice->offer.flags & TABLE_OFFER_NOTHING))
    room = table_act_take (walk->act, walk->at, &choice->offer, walk->entry);
  if (choice->offer.flags & TABLE_OFFER_LAST)
    {
      if (stays && (flags & TABLE_OPERAND_WHOLE))
        take_rest (flow, TRUE, walk);
      return TRUE;
    }
  if (!(flags & (TABLE_OPERAND_REPEATED | TABLE_OPERAND_WHOLE)))
    return TRUE;
  room = room && !is_full (walk, operand);
  if (stays && (flags & TABLE_OPERAND_WHOLE))
    take_rest (flow, FALSE, walk);
  else if (stays)
    return FALSE;
  left = offers_of (flow, walk);
  return !room || left->len == 0;
}

/* Goes into a cell, to ask for the point in it.  TRUE: there is only one, which is taken. */
static gboolean
takes_whole_cell (ActFlow *flow, const ActChoice *choice, ActWalk *walk)
{
  g_autoptr (GArray) offers = offers_of (flow, walk);
  const TableOffer *only = only_in_cell (offers, choice->offer.x, choice->offer.y);

  if (only != NULL && (choice->operand->flags & (TABLE_OPERAND_REPEATED | TABLE_OPERAND_WHOLE)) == 0)
    return table_act_take (walk->act, walk->at, only, walk->entry);
  walk->in_cell = TRUE;
  walk->x = choice->offer.x;
  walk->y = choice->offer.y;
  return FALSE;
}

gboolean
act_walk_take (ActFlow *flow, const ActChoice *choice, ActWalk *walk)
{
  if (choice->act != NULL)
    act_walk_begin (flow, choice->act, walk);
  if (choice->whole_cell && !takes_whole_cell (flow, choice, walk))
    return FALSE;
  if (choice->written)
    {
      walk->in_words = TRUE;
      return FALSE;
    }
  if (choice->operand != NULL)
    {
      if (!choice->whole_cell && !take_value (flow, choice, walk))
        return FALSE;
      walk->at++;
      walk->in_cell = FALSE;
    }
  return act_walk_on (flow, walk);
}

gboolean
act_flow_completes (ActFlow *flow, const ActChoice *choice, gpointer entry)
{
  ActWalk walk = act_walk_copy (flow, &flow->walk);
  const gboolean whole = act_walk_take (flow, choice, &walk);

  memcpy (entry, walk.entry, flow->acts->entry_size);
  g_free (walk.entry);
  return whole;
}

gboolean
act_walk_turn (ActFlow *flow, ActWalk *walk)
{
  const TableOperand *operand = walk->at > 0 && walk->outer == NULL ? &walk->act->operands[walk->at - 1] : NULL;
  g_autoptr (GArray) offers = NULL;
  g_autofree guint8 *was = NULL;
  guint now = 0;

  if (operand == NULL || !(operand->flags & TABLE_OPERAND_TURNED))
    return FALSE;
  walk->at--;
  offers = offers_of (flow, walk);
  was = g_memdup2 (field_of (walk, operand), operand->type->size);
  for (guint i = 0; i < offers->len; i++)
    {
      table_act_take (walk->act, walk->at, &g_array_index (offers, TableOffer, i), walk->entry);
      if (memcmp (was, field_of (walk, operand), operand->type->size) == 0)
        now = i;
    }
  if (offers->len > 0)
    table_act_take (walk->act, walk->at, &g_array_index (offers, TableOffer, (now + 1) % offers->len), walk->entry);
  walk->at++;
  return offers->len > 1;
}
