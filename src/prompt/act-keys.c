/* act-keys.c - what each key does in a prompt that is made from rows of acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "act-flow-private.h"

#include <glib/gi18n.h>

static FlowAnswer
clear (Flow *base)
{
  if (!flow_can_back (base) && base->problem[0] == '\0')
    return FLOW_PASSED;
  act_flow_begin (ACT_FLOW (base));
  return FLOW_TAKEN;
}

gboolean
flow_can_turn (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);
  ActWalk walk;
  gboolean can;

  if (base->step < ACT_STEP_OPERAND)
    return FALSE;
  if (flow->game->can_turn != NULL && flow->game->can_turn (flow))
    return TRUE;
  walk = act_walk_copy (flow, &flow->walk);
  can = act_walk_turn (flow, &walk);
  g_free (walk.entry);
  return can;
}

/* "That is all" has the key 0 instead of Enter: a person who presses Enter after Space means "so it lies". */
static void
spare_enter (ActFlow *flow)
{
  gboolean is_free = TRUE;

  for (guint i = 0; i < flow->choices->len; i++)
    is_free &= act_flow_choice (flow, i)->face.label[0] != '0';
  for (guint i = 0; i < flow->choices->len; i++)
    {
      FlowChoice *face = &g_array_index (flow->choices, ActChoice, i).face;

      if (face->enter && is_free)
        g_strlcpy (face->label, "0", sizeof face->label);
      face->enter = FALSE;
    }
  flow->base.cursor = -1;
}

/* The choice that 0 takes as Enter does, as after Space: nobody is claimed, or that is all; -1 if 0 is another key. */
static int
last_choice (ActFlow *flow)
{
  int last = -1;

  for (guint i = 0; i < flow->choices->len; i++)
    {
      const FlowChoice *face = &act_flow_choice (flow, i)->face;

      if (face->label[0] == '0')
        return -1;
      if (face->enter)
        last = (int) i;
    }
  return last;
}

/* Space: takes another value for the operand that was not asked for; so a tile is turned. */
static FlowAnswer
turn (ActFlow *flow)
{
  if (!flow_can_turn (FLOW (flow)))
    return FLOW_PASSED;
  act_walk_turn (flow, &flow->walk);
  flow->base.problem[0] = '\0';
  act_flow_enter (flow, flow->base.step);
  flow->turned = TRUE;
  spare_enter (flow);
  return FLOW_TAKEN;
}

static FlowAnswer
take_at_cursor (ActFlow *flow)
{
  if (flow->turned)
    {
      act_flow_enter (flow, flow->base.step);
      return FLOW_TAKEN;
    }
  return flow->base.cursor >= 0 ? flow_choose (FLOW (flow), (guint) flow->base.cursor) : FLOW_PASSED;
}

/* Moves the cursor to the nearest choice in that direction on the board. */
static FlowAnswer
move_cursor (ActFlow *flow, int dx, int dy)
{
  const ActChoice *from = flow->base.cursor >= 0 ? act_flow_choice (flow, (guint) flow->base.cursor) : NULL;
  const TableOperand *operand = act_flow_operand (flow);
  gint16 x = 0, y = 0;
  int best = -1, least = G_MAXINT;

  flow->turned = FALSE;
  if (from != NULL && from->offer.on_board && from->act == NULL)
    {
      x = from->offer.x;
      y = from->offer.y;
    }
  else if (from != NULL || operand == NULL || operand->from == NULL
           || !operand->from (flow->inside != NULL ? flow->inside : flow->state, flow->walk.entry, &x, &y))
    return flow_key_list (FLOW (flow), dx + dy);
  for (guint i = 0; i < flow->choices->len; i++)
    {
      const TableOffer *to = &act_flow_choice (flow, i)->offer;
      const int way = flow_way (to->x - x, to->y - y, dx, dy);

      if (to->on_board && way < least && flow_is_listed (FLOW (flow), i))
        {
          least = way;
          best = (int) i;
        }
    }
  if (best >= 0)
    flow->base.cursor = best;
  return FLOW_TAKEN;
}

/* A letter where places have fixed ones.  If no place with it can be chosen, the prompt says so, and goes on asking:
 * the rest of what is typed must not answer another question. */
static FlowAnswer
key_fixed (Flow *base, char key, gboolean shift)
{
  ActFlow *flow = ACT_FLOW (base);
  char typed[sizeof base->typed];
  g_autofree char *told = NULL, *why = NULL, *sentence = NULL, *letters = NULL;
  FlowChoice typed_choice = { .shift = shift, .fixed = TRUE };

  g_snprintf (typed, sizeof typed, "%s%c", base->typed, key);
  for (guint i = 0; i < flow_n_choices (base); i++)
    {
      const FlowChoice choice = flow_choice (base, i);

      if (choice.fixed && choice.shift == shift && g_str_equal (choice.label, typed))
        return flow_choose (base, i);
    }
  base->problem[0] = '\0';
  if (!shift && base->typed[0] == '\0' && key >= TABLE_CODE_LEADER)
    {
      g_strlcpy (base->typed, typed, sizeof base->typed);
      return FLOW_TAKEN;
    }
  base->typed[0] = '\0';
  g_strlcpy (typed_choice.label, typed, sizeof typed_choice.label);
  told = flow_choice_sign (&typed_choice);
  letters = shift ? g_ascii_strup (typed, -1) : g_strdup (typed);
  why = flow->game->misplaced != NULL ? flow->game->misplaced (flow, letters) : NULL;
  if (why != NULL)
    /* Translators: the letters of a place on the board, and why it cannot be chosen. */
    sentence = g_strdup_printf (_ ("not %s: %s"), told, why);
  else
    /* Translators: the letters of a place on the board. */
    sentence = g_strdup_printf (_ ("%s is not a place that can be chosen now"), told);
  flow_refuse (base, sentence);
  return FLOW_TAKEN;
}

/* The choice that a key which is not shown takes; -1 if there is none, or if the key is shown for another choice. */
static int
by_other_key (ActFlow *flow, gunichar key)
{
  for (guint i = 0; i < flow->choices->len; i++)
    if ((guchar) act_flow_choice (flow, i)->face.label[0] == key)
      return -1;
  for (guint i = 0; i < flow->choices->len; i++)
    {
      const ActChoice *choice = act_flow_choice (flow, i);
      const TableOperandType *type = choice->operand != NULL ? choice->operand->type : NULL;

      if (choice->act == NULL && type != NULL && type->other_key != NULL
          && type->other_key (flow->state, &choice->offer) == key)
        return (int) i;
    }
  return -1;
}

static gboolean
asks_fixed (Flow *base)
{
  return flow_n_choices (base) > 0 && flow_choice (base, 0).fixed;
}

/* The key of an act that is not in the menu now: the game says why. */
static FlowAnswer
key_missing (ActFlow *flow, gunichar key)
{
  for (guint i = 0; i < flow->acts->n_rows; i++)
    {
      const TableAct *act = flow->acts->rows[i];
      g_autofree char *why = NULL;

      if ((guchar) act->key != key || act->group != 0 || act->rare || act->behind || act->prefix)
        continue;
      why = flow->game->missing (flow, act);
      if (why == NULL)
        continue;
      flow_refuse (FLOW (flow), why);
      return FLOW_TAKEN;
    }
  return FLOW_PASSED;
}

char *
flow_lacking (Flow *base, gunichar key, gboolean shift)
{
  ActFlow *flow = ACT_FLOW (base);

  return flow->game->lacking != NULL && act_flow_operand (flow) != NULL ? flow->game->lacking (flow, key, shift) : NULL;
}

/* A letter where a value can be written: the text begins with it. */
static gboolean
begin_words (ActFlow *flow, gunichar key, gboolean shift, FlowAnswer *answer)
{
  Flow *base = FLOW (flow);

  if (!g_unichar_isalpha (key) || base->typed[0] != '\0')
    return FALSE;
  for (guint i = 0; i < flow->choices->len; i++)
    if (act_flow_choice (flow, i)->written)
      {
        *answer = flow_choose (base, i);
        base->begun[g_unichar_to_utf8 (shift ? g_unichar_toupper (key) : key, base->begun)] = '\0';
        return TRUE;
      }
  return FALSE;
}

/* ---- the switch ---- */

/* An act that the switch lists, or stops listing; NULL: there is none. */
static const TableAct *
switched_act (ActFlow *flow)
{
  for (guint i = 0; i < flow->choices->len; i++)
    {
      const ActChoice *choice = act_flow_choice (flow, i);

      if (choice->face.twin && choice->act->shift_title != NULL)
        return choice->act;
    }
  return NULL;
}

const char *
flow_switch_title (Flow *base)
{
  const TableAct *act;

  g_return_val_if_fail (base != NULL, NULL);

  act = switched_act (ACT_FLOW (base));
  return act != NULL ? act_title (act->shift_title) : NULL;
}

char
flow_switch_key (Flow *base)
{
  const TableAct *act;

  g_return_val_if_fail (base != NULL, 0);

  act = switched_act (ACT_FLOW (base));
  return act != NULL ? act->shift_key : 0;
}

/* ---- any key ---- */

FlowAnswer
flow_key (Flow *base, gunichar key, gboolean shift)
{
  ActFlow *flow = ACT_FLOW (base);
  FlowAnswer answer;

  g_return_val_if_fail (base != NULL, FLOW_PASSED);

  if (key == FLOW_KEY_ESCAPE)
    return clear (base);
  if (base->step == ACT_STEP_WORDS)
    return FLOW_PASSED;
  if (key == FLOW_KEY_BACK)
    return flow_back (base);
  if (flow->game->key != NULL && flow->game->key (flow, key, shift, &answer))
    return answer;
  if (key == FLOW_KEY_SPACE)
    return turn (flow);
  if (key == FLOW_KEY_ENTER)
    return take_at_cursor (flow);
  if (key >= FLOW_KEY_LEFT && key <= FLOW_KEY_DOWN)
    return move_cursor (flow, (key == FLOW_KEY_RIGHT) - (key == FLOW_KEY_LEFT),
                        (key == FLOW_KEY_DOWN) - (key == FLOW_KEY_UP));
  if (key == '?')
    {
      if (base->step == ACT_STEP_MORE || flow->state == NULL || flow->game->asks)
        return FLOW_PASSED;
      if (flow->walk.agreed) /* none of the rarer acts is against the rules */
        act_flow_begin (flow);
      base->problem[0] = '\0';
      g_ptr_array_set_size (flow->taken, 0);
      act_flow_remember (flow);
      act_flow_enter (flow, ACT_STEP_MORE);
      return FLOW_TAKEN;
    }
  if (begin_words (flow, key, shift, &answer))
    return answer;
  if (!shift && base->typed[0] == '\0' && key != 0 && key == (gunichar) flow_switch_key (base))
    {
      base->problem[0] = '\0';
      act_flow_switch (flow);
      return FLOW_TAKEN;
    }
  if (base->typed[0] == '\0' && by_other_key (flow, key) >= 0)
    return flow_choose (base, (guint) by_other_key (flow, key));
  if (key > 0x7e || !(g_ascii_isalnum ((char) key) || key == '-' || key == '='))
    return FLOW_PASSED;
  if (asks_fixed (base) && g_ascii_isalpha ((char) key))
    return key_fixed (base, (char) key, shift);
  if (key == '0' && base->typed[0] == '\0' && last_choice (flow) >= 0)
    return flow_choose (base, (guint) last_choice (flow));
  answer = flow_key_label (base, base->typed, key, shift);
  if (answer == FLOW_PASSED && !shift && base->step == ACT_STEP_MENU && flow->game->missing != NULL)
    return key_missing (flow, key);
  return answer;
}
