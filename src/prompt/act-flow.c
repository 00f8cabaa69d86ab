/* act-flow.c - a prompt made from the rows of a game's acts: its answers so far, and what it shows; see act-flow.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "act-flow-private.h"

#include <string.h>
#include <glib/gi18n.h>

/* It is not said of more choices, so that a question never takes long. */
#define BRINGS_MAX 60

static void
gathered_free (gpointer data)
{
  ActGathered *gathered = data;

  g_free (gathered->walk.entry);
  g_free (gathered);
}

gconstpointer
act_flow_agreeing (ActFlow *flow)
{
  if (flow->agreeing == NULL)
    flow->agreeing = table_game_agreeing (flow->game->table, flow->plain);
  return flow->agreeing;
}

/* Looks at the state in which the walk goes on. */
static void
look (ActFlow *flow)
{
  flow->state = flow->walk.agreed ? act_flow_agreeing (flow) : flow->plain;
}

void
act_flow_keep (ActFlow *flow, ActWalk *walk)
{
  g_free (flow->walk.entry);
  flow->walk = *walk;
  flow->walk.told = NULL;
  walk->entry = NULL;
  look (flow);
}

static void
drop_agreeing (ActFlow *flow)
{
  if (flow->agreeing != NULL)
    flow->game->table->state_free (flow->agreeing);
  flow->agreeing = NULL;
}

void
act_flow_remember (ActFlow *flow)
{
  ActGathered *gathered = g_new (ActGathered, 1);

  *gathered = (ActGathered){ flow->base.step, act_walk_copy (flow, &flow->walk), "" };
  if (flow_narrows (FLOW (flow)) && !g_ascii_isdigit (flow->base.typed[0])) /* a digit begins a label */
    g_strlcpy (gathered->typed, flow->base.typed, sizeof gathered->typed);
  g_ptr_array_add (flow->before, gathered);
}

void
act_flow_go_on (ActFlow *flow, ActWalk *walk)
{
  act_flow_remember (flow);
  act_flow_keep (flow, walk);
  act_flow_enter (flow, act_walk_step (&flow->walk));
}

FlowAnswer
act_flow_ready (ActFlow *flow, gconstpointer entry)
{
  const TableRules *rules = table_state (flow->state)->rules;

  g_free (flow->last);
  flow->last = g_memdup2 (entry, flow->acts->entry_size);
  flow->last_rules = rules;
  return flow_ready (FLOW (flow), table_acts_print (flow->acts, rules, entry));
}

/* There is no value for an operand that is not asked for: says why. */
static void
refuse_stuck (ActFlow *flow, gconstpointer entry)
{
  g_autofree char *why = flow->game->stuck != NULL ? flow->game->stuck (flow, entry) : NULL;

  flow_refuse (FLOW (flow), why != NULL ? why : "");
}

/* Takes a choice.  If it completes the entry, the walk does not change: if the game refuses the entry, the person can
 * give another answer. */
static FlowAnswer
take_choice (ActFlow *flow, const ActChoice *given)
{
  const ActChoice choice = *given; /* a copy, because the list may change meanwhile */
  FlowAnswer answer = FLOW_TAKEN;
  ActWalk walk;

  flow->base.problem[0] = '\0';
  if (flow->game->takes != NULL && !flow->game->takes (flow, &choice))
    return FLOW_TAKEN;
  g_ptr_array_set_size (flow->taken, 0);
  walk = act_walk_copy (flow, &flow->walk);
  walk.told = flow->taken;
  if (act_walk_take (flow, &choice, &walk))
    answer = act_flow_ready (flow, walk.entry);
  else if (walk.stuck)
    refuse_stuck (flow, walk.entry);
  else if (memcmp (walk.entry, flow->walk.entry, flow->acts->entry_size) != 0 || walk.act != flow->walk.act
           || walk.at != flow->walk.at || walk.in_cell != flow->walk.in_cell || walk.in_words != flow->walk.in_words)
    {
      act_flow_go_on (flow, &walk);
      answer = act_flow_go_alone (flow);
    }
  g_free (walk.entry);
  return answer;
}

FlowAnswer
flow_choose (Flow *base, guint choice)
{
  g_return_val_if_fail (base != NULL && choice < flow_n_choices (base), FLOW_PASSED);

  return take_choice (ACT_FLOW (base), act_flow_choice (ACT_FLOW (base), choice));
}

/* ---- from the beginning ---- */

/* The act that the prompt begins with: the usual one, or the only one that answers the question, if it asks for
 * something.  NULL: the prompt begins with the menu. */
static const TableAct *
asked_for (ActFlow *flow)
{
  const TableAct *found = flow->game->usual != NULL ? flow->game->usual (flow->state) : NULL;

  if (found != NULL)
    return found;
  for (guint i = 0; i < flow->acts->n_rows; i++)
    {
      const TableAct *act = flow->acts->rows[i];

      if (act->group != 0 || act->prefix || act->rare || act->behind || !act_flow_is_offered (flow, act))
        continue;
      if (found != NULL)
        return NULL;
      found = act;
    }
  if (found == NULL || found->operands[0].type == NULL
      || (found->title == NULL && found->operands[0].type->labels == TABLE_LABELS_KEYS))
    return NULL;
  return found;
}

/* An answer that was taken alone is asked for all the same, so that there is a question. */
static void
ask_alone (ActFlow *flow, const TableAct *act, ActWalk *walk)
{
  const guint alone = walk->alone;

  g_ptr_array_set_size (flow->taken, 0);
  act_walk_begin (flow, act, walk);
  walk->asks = alone;
  act_walk_on (flow, walk);
  walk->asks = 0;
}

void
act_flow_begin (ActFlow *flow)
{
  const TableAct *act;
  ActWalk walk = { .entry = flow->walk.entry };

  g_ptr_array_set_size (flow->before, 0);
  g_clear_pointer (&flow->again, g_free);
  g_clear_pointer (&flow->only, g_free);
  g_ptr_array_set_size (flow->taken, 0);
  flow->base.problem[0] = '\0';
  flow->base.replaces = -1;
  flow->base.switched = FALSE;
  flow->walk = walk;
  look (flow);
  table_acts_begin (flow->acts, flow->walk.entry);
  if (flow->state == NULL || (!flow->game->asks && table_state (flow->state)->finished))
    {
      act_flow_enter (flow, ACT_STEP_OVER);
      return;
    }
  act = flow->game->asks ? NULL : asked_for (flow);
  if (act == NULL)
    {
      act_flow_enter (flow, ACT_STEP_MENU);
      return;
    }
  flow->base.step = ACT_STEP_MENU;
  walk = act_walk_copy (flow, &flow->walk);
  walk.told = flow->taken;
  act_walk_begin (flow, act, &walk);
  const gboolean only = act_walk_on (flow, &walk); /* the entry can be only one */
  if (only)
    flow->only = g_memdup2 (walk.entry, flow->acts->entry_size);
  /* No key leads from words to the other acts. */
  if (only || (walk.alone != 0 && act_walk_step (&walk) == ACT_STEP_WORDS))
    ask_alone (flow, act, &walk);
  act_flow_keep (flow, &walk);
  act_flow_enter (flow, act_walk_step (&flow->walk));
}

/* ---- something written ---- */

/* Writes the text into the entry: one value, and from what is left of the text the values after it.  Returns the number
 * of operands that this fills; 0 and a refusal if the text cannot be used. */
static guint
write_words (ActFlow *flow, const char *words, guint8 *entry, TableRefusal *why)
{
  const TableOperand *operand = act_walk_operand (&flow->walk);
  guint said = 0;

  do
    {
      words = operand->type->write (words, operand, entry + operand->offset, why);
      said++;
      operand++;
    }
  while (words != NULL && *words != '\0' && operand->type != NULL && operand->type->write != NULL);
  return words != NULL ? said : 0;
}

char *
flow_words_default (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);
  const TableOperand *operand = base->step == ACT_STEP_WORDS ? act_walk_operand (&flow->walk) : NULL;

  return operand != NULL && operand->otherwise != NULL ? g_strdup (_ (operand->otherwise)) : NULL;
}

/* Puts the text into the entry, and goes on to the next operand. */
static FlowAnswer
take_words (ActFlow *flow, const char *given)
{
  ActWalk walk = act_walk_copy (flow, &flow->walk);
  FlowAnswer answer = FLOW_TAKEN;
  TableRefusal why;
  const gboolean nothing = *given == '\0' && (act_walk_operand (&walk)->flags & TABLE_OPERAND_OPTIONAL) != 0;
  const guint said = nothing ? 1 : write_words (flow, given, walk.entry, &why);

  g_ptr_array_set_size (flow->taken, 0);
  walk.told = flow->taken;
  if (said == 0)
    flow_refuse (FLOW (flow), why.sentence);
  else
    {
      walk.at += said;
      walk.in_words = FALSE;
      if (act_walk_on (flow, &walk))
        answer = act_flow_ready (flow, walk.entry);
      else
        act_flow_go_on (flow, &walk);
    }
  g_free (walk.entry);
  return answer;
}

FlowAnswer
flow_words (Flow *base, const char *text)
{
  ActFlow *flow = ACT_FLOW (base);
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *otherwise = flow_words_default (base);
  const char *given = *stripped != '\0' || otherwise == NULL ? stripped : otherwise;

  if (base->step != ACT_STEP_WORDS)
    return FLOW_PASSED;
  base->problem[0] = '\0';
  if (*given != '\0' && act_walk_operand (&flow->walk)->type == &table_operand_line)
    return flow_ready (base, g_strdup (given));
  return take_words (flow, given);
}

/* ---- back ---- */

gboolean
flow_narrows (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  return flow->game->narrows != NULL && flow->game->narrows (flow);
}

gboolean
flow_can_back (Flow *base)
{
  return ACT_FLOW (base)->before->len > 0 || base->typed[0] != '\0';
}

FlowAnswer
flow_back (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);
  ActGathered *last;

  base->problem[0] = '\0';
  if (base->typed[0] != '\0')
    {
      base->typed[strlen (base->typed) - 1] = '\0';
      if (flow_narrows (base))
        act_flow_list (flow);
      return FLOW_TAKEN;
    }
  if (flow->before->len == 0)
    return FLOW_PASSED;
  g_ptr_array_set_size (flow->taken, 0);
  last = g_ptr_array_index (flow->before, flow->before->len - 1);
  act_flow_keep (flow, &last->walk);
  act_flow_enter (flow, last->step);
  g_strlcpy (base->typed, last->typed, sizeof base->typed);
  g_ptr_array_set_size (flow->before, (gint) flow->before->len - 1);
  if (base->typed[0] == '\0')
    return FLOW_TAKEN;
  act_flow_list (flow);
  /* If what was typed leaves only one choice, its last sign was the answer, and is taken back, too. */
  if (flow->choices->len == 1)
    {
      base->typed[strlen (base->typed) - 1] = '\0';
      act_flow_list (flow);
    }
  return FLOW_TAKEN;
}

/* ---- words ---- */

char *
flow_typed_tell (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);
  char *told = flow->state != NULL && flow->game->typed_tell != NULL ? flow->game->typed_tell (flow) : NULL;

  return told != NULL ? told : g_strdup (base->typed);
}

char *
flow_preview (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  if (flow->aids != TABLE_AIDS_OPEN || base->cursor < 0 || flow->state == NULL)
    return NULL;
  return flow->game->preview (flow, act_flow_choice (flow, (guint) base->cursor));
}

const char *
flow_brings (Flow *base, guint choice)
{
  ActFlow *flow = ACT_FLOW (base);
  const char *words;

  g_return_val_if_fail (base != NULL && choice < flow_n_choices (base), NULL);

  if (flow->aids != TABLE_AIDS_OPEN || flow->game->brings == NULL || flow->state == NULL || choice >= BRINGS_MAX)
    return NULL;
  if (choice >= flow->brings->len)
    g_ptr_array_set_size (flow->brings, (gint) choice + 1);
  if (g_ptr_array_index (flow->brings, choice) == NULL)
    {
      char *told = flow->game->brings (flow, act_flow_choice (flow, choice));

      g_ptr_array_index (flow->brings, choice) = told != NULL ? told : g_strdup ("");
    }
  words = g_ptr_array_index (flow->brings, choice);
  return *words != '\0' ? words : NULL;
}

/* What every choice brings, if they bring the same; else "". */
static const char *
compare_brings (Flow *base)
{
  const guint n = flow_n_choices (base);
  const char *first = n > 1 ? flow_brings (base, 0) : NULL;

  for (guint i = 1; i < n && first != NULL; i++)
    if (g_strcmp0 (flow_brings (base, i), first) != 0)
      return "";
  return first != NULL ? first : "";
}

const char *
flow_brings_all (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  g_return_val_if_fail (base != NULL, NULL);

  if (flow->aids != TABLE_AIDS_OPEN || flow->state == NULL)
    return NULL;
  if (flow->alike == NULL)
    {
      flow->alike = flow->game->brings_alike != NULL ? flow->game->brings_alike (flow) : NULL;
      flow->compared = flow->alike == NULL;
      if (flow->compared)
        flow->alike = g_strdup (compare_brings (base));
    }
  return *flow->alike != '\0' ? flow->alike : NULL;
}

const char *
flow_brings_beside (Flow *base, guint choice)
{
  return flow_brings_all (base) != NULL && ACT_FLOW (base)->compared ? NULL : flow_brings (base, choice);
}

char *
flow_reminder (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  if (flow->state == NULL || flow->before->len > 0)
    return NULL;
  return table_game_reminder (flow->game->table, flow->state, flow->aids);
}

/* ---- made, asked, read, freed ---- */

void
flow_free (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  if (flow == NULL)
    return;
  if (flow->inside != NULL)
    flow->game->table->state_free (flow->inside);
  drop_agreeing (flow);
  g_array_unref (flow->choices);
  g_ptr_array_unref (flow->brings);
  g_free (flow->alike);
  g_ptr_array_unref (flow->before);
  g_ptr_array_unref (flow->taken);
  g_free (flow->walk.entry);
  g_free (flow->again);
  g_free (flow->only);
  g_free (flow->last);
  g_free (flow->own);
  g_free (base->line);
  g_free (flow);
}

void
flow_set_state (Flow *base, gconstpointer state, TableAids aids)
{
  g_return_if_fail (base != NULL);

  drop_agreeing (ACT_FLOW (base));
  ACT_FLOW (base)->plain = state;
  ACT_FLOW (base)->aids = aids;
  act_flow_begin (ACT_FLOW (base));
}

guint
flow_n_choices (Flow *base)
{
  g_return_val_if_fail (base != NULL, 0);

  return ACT_FLOW (base)->choices->len;
}

FlowChoice
flow_choice (Flow *base, guint index)
{
  const FlowChoice none = { "" };

  g_return_val_if_fail (base != NULL && index < flow_n_choices (base), none);

  return act_flow_choice (ACT_FLOW (base), index)->face;
}

FlowAsks
flow_asks (Flow *base)
{
  switch (base->step)
    {
    case ACT_STEP_OVER: return FLOW_ASKS_NOTHING;
    case ACT_STEP_WORDS: return FLOW_ASKS_WORDS;
    case ACT_STEP_MORE: return FLOW_ASKS_MORE;
    default: return FLOW_ASKS_CHOICE;
    }
}

int
flow_player (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  if (flow->state == NULL)
    return -1;
  return flow->game->player != NULL ? flow->game->player (flow) : flow->game->table->asked (flow->state);
}

gboolean
flow_keeps_highlight (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  return flow->state != NULL && flow->game->keeps_highlight != NULL && flow->game->keeps_highlight (flow);
}

char *
flow_likeness (Flow *base, guint index)
{
  ActFlow *flow = ACT_FLOW (base);

  return flow->game->likeness != NULL ? flow->game->likeness (flow, act_flow_choice (flow, index)) : NULL;
}

ActFlow *
act_flow_new (const ActFlowGame *game)
{
  ActFlow *flow = g_new0 (ActFlow, 1);

  flow->game = game;
  flow->acts = game->table->acts;
  flow->choices = g_array_new (FALSE, TRUE, sizeof (ActChoice));
  flow->brings = g_ptr_array_new_with_free_func (g_free);
  flow->before = g_ptr_array_new_with_free_func (gathered_free);
  flow->taken = g_ptr_array_new_with_free_func (g_free);
  flow->walk.entry = g_malloc0 (flow->acts->entry_size);
  table_acts_begin (flow->acts, flow->walk.entry);
  flow->own = g_malloc0 (game->own_size);
  flow->base.cursor = flow->base.replaces = -1;
  flow->base.step = ACT_STEP_OVER;
  return flow;
}

/* ---- reading ---- */

gconstpointer
act_flow_state (ActFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->state;
}

gconstpointer
act_flow_inside (ActFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->inside;
}

gboolean
flow_can_leave (Flow *base)
{
  g_return_val_if_fail (base != NULL, FALSE);
  return ACT_FLOW (base)->game->asks && !flow_can_back (base);
}

gboolean
act_flow_is_asking (ActFlow *flow)
{
  g_return_val_if_fail (flow != NULL, FALSE);
  return flow->game->asks;
}

TableAids
act_flow_aids (ActFlow *flow)
{
  g_return_val_if_fail (flow != NULL, TABLE_AIDS_OPEN);
  return flow->aids;
}

const TableAct *
act_flow_act (ActFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->walk.act;
}

const TableOperand *
act_flow_operand (ActFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->base.step >= ACT_STEP_OPERAND ? act_walk_operand (&flow->walk) : NULL;
}

gboolean
act_flow_asks_inside (ActFlow *flow)
{
  return act_flow_operand (flow) != NULL && act_flow_operand (flow)->type == NULL;
}

gconstpointer
act_flow_entry (ActFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->walk.entry;
}

const ActChoice *
act_flow_choice (ActFlow *flow, guint choice)
{
  g_return_val_if_fail (flow != NULL && choice < flow->choices->len, NULL);
  return &g_array_index (flow->choices, ActChoice, choice);
}
