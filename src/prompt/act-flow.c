/* act-flow.c - a prompt that follows the rows of a game; see act-flow.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "act-flow-private.h"

#include <stdlib.h>
#include <string.h>
#include <glib/gi18n.h>

typedef struct
{
  guint step;
  const TableAct *act;
  guint at;
  gpointer entry;
} Gathered;

static void
gathered_free (gpointer data)
{
  Gathered *gathered = data;

  g_free (gathered->entry);
  g_free (gathered);
}

static guint
step_of (const ActWalk *walk)
{
  if (act_flow_is_fork (walk->act))
    return ACT_STEP_BEHIND;
  return table_operand_is_written (&walk->act->operands[walk->at]) ? ACT_STEP_WORDS : ACT_STEP_OPERAND + walk->at;
}

static void
keep (ActFlow *flow, ActWalk *walk)
{
  flow->act = walk->act;
  flow->at = walk->at;
  g_free (flow->entry);
  flow->entry = g_steal_pointer (&walk->entry);
}

static void
remember (ActFlow *flow)
{
  Gathered *gathered = g_new (Gathered, 1);

  *gathered = (Gathered){ flow->base.step, flow->act, flow->at, act_flow_copy_entry (flow) };
  g_ptr_array_add (flow->before, gathered);
}

/* An entry that is complete is not kept: should it be refused, another answer is given in its place. */
static FlowAnswer
take (ActFlow *flow, const ActChoice *given)
{
  const ActChoice choice = *given; /* the list changes under it */
  ActWalk walk = { flow->act, flow->at, act_flow_copy_entry (flow) };
  FlowAnswer answer = FLOW_TAKEN;

  flow->base.problem[0] = '\0';
  if (act_walk_take (flow, &choice, &walk))
    answer = flow_ready (FLOW (flow), table_acts_print (flow->acts, flow->game->rules (flow->state), walk.entry));
  else
    {
      remember (flow);
      keep (flow, &walk);
      act_flow_enter (flow, step_of (&walk));
    }
  g_free (walk.entry);
  return answer;
}

/* ---- from the beginning ---- */

/* The one act that answers the question, if there is only one. */
static const TableAct *
asked_for (ActFlow *flow)
{
  const TableAct *found = NULL;

  for (guint i = 0; i < flow->acts->n_rows; i++)
    {
      const TableAct *act = flow->acts->rows[i];

      if (act->group != 0 || act->prefix || act->rare || act->behind || !act_flow_is_offered (flow, act))
        continue;
      if (found != NULL || act->title == NULL)
        return NULL;
      found = act;
    }
  return found;
}

static void
begin (ActFlow *flow)
{
  const TableAct *act;
  ActWalk walk;

  g_ptr_array_set_size (flow->before, 0);
  flow->base.problem[0] = '\0';
  flow->act = NULL;
  flow->at = 0;
  flow->acts->begin (flow->entry);
  if (flow->state == NULL || flow->game->is_over (flow->state))
    {
      act_flow_enter (flow, ACT_STEP_OVER);
      return;
    }
  act = asked_for (flow);
  if (act == NULL)
    {
      act_flow_enter (flow, ACT_STEP_MENU);
      return;
    }
  walk.entry = act_flow_copy_entry (flow);
  act_walk_begin (flow, act, &walk);
  act_walk_on (flow, &walk);
  keep (flow, &walk);
  act_flow_enter (flow, step_of (&walk));
}

/* ---- something written ---- */

/* "-3 counted twice": a number, and a reason if one was given; returns the reason, NULL if there is no number. */
static const char *
read_number (const char *words, gint16 *number)
{
  char *end;
  long read = strtol (words, &end, 10);

  if (end == words || read < -999 || read > 999 || (*end != '\0' && *end != ' '))
    return NULL;
  while (*end == ' ')
    end++;
  *number = (gint16) read;
  return *end != '\0' ? end : _ ("correction");
}

/* Puts what was written into the entry: a text, or a number and the text behind it. */
static gboolean
write_words (ActFlow *flow, const char *words, guint8 *entry, TableRefusal *why)
{
  const TableOperand *operand = &flow->act->operands[flow->at];

  if (operand->type == &table_operand_number)
    {
      words = read_number (words, (gint16 *) (gpointer) (entry + operand->offset));
      operand++;
    }
  if (words == NULL)
    return table_refuse (why, _ ("Write how many, as +3 or -3, and why"));
  if (*words == '\0')
    return table_refuse (why, _ ("There must be something written"));
  if (strlen (words) >= TABLE_WHY_MAX)
    return table_refuse (why, _ ("the reason is longer than %u bytes"), (guint) TABLE_WHY_MAX - 1);
  g_strlcpy ((char *) entry + operand->offset, words, TABLE_WHY_MAX);
  return TRUE;
}

static char *
face_words_default (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);
  const TableOperand *operand = base->step == ACT_STEP_WORDS ? &flow->act->operands[flow->at] : NULL;

  return operand != NULL && operand->otherwise != NULL ? g_strdup (_ (operand->otherwise)) : NULL;
}

static FlowAnswer
face_words (Flow *base, const char *text)
{
  ActFlow *flow = ACT_FLOW (base);
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *otherwise = face_words_default (base);
  g_autofree guint8 *entry = NULL;
  const char *given = *stripped != '\0' || otherwise == NULL ? stripped : otherwise;
  TableRefusal why;

  if (base->step != ACT_STEP_WORDS)
    return FLOW_PASSED;
  base->problem[0] = '\0';
  if (*given != '\0' && flow->act->operands[flow->at].type == &table_operand_line)
    return flow_ready (base, g_strdup (given));
  entry = act_flow_copy_entry (flow);
  if (!write_words (flow, given, entry, &why))
    {
      flow_refuse (base, why.sentence);
      return FLOW_TAKEN;
    }
  return flow_ready (base, table_acts_print (flow->acts, flow->game->rules (flow->state), entry));
}

/* ---- back ---- */

static gboolean
face_can_back (Flow *base)
{
  return ACT_FLOW (base)->before->len > 0 || base->typed[0] != '\0';
}

static FlowAnswer
face_back (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);
  Gathered *last;

  base->problem[0] = '\0';
  if (base->typed[0] != '\0')
    return flow_back_step (base);
  if (flow->before->len == 0)
    return FLOW_PASSED;
  last = g_ptr_array_index (flow->before, flow->before->len - 1);
  flow->act = last->act;
  flow->at = last->at;
  memcpy (flow->entry, last->entry, flow->acts->entry_size);
  act_flow_enter (flow, last->step);
  g_ptr_array_set_size (flow->before, (gint) flow->before->len - 1);
  return FLOW_TAKEN;
}

static FlowAnswer
face_clear (Flow *base)
{
  if (!face_can_back (base) && base->problem[0] == '\0')
    return FLOW_PASSED;
  begin (ACT_FLOW (base));
  return FLOW_TAKEN;
}

/* ---- keys ---- */

/* To the nearest choice in that direction on the board. */
static FlowAnswer
move (ActFlow *flow, int dx, int dy)
{
  const ActChoice *from = flow->base.cursor >= 0 ? act_flow_choice (flow, (guint) flow->base.cursor) : NULL;
  int best = -1, least = G_MAXINT;

  if (from == NULL || !from->offer.on_board)
    return flow_key_list (FLOW (flow), dx + dy);
  for (guint i = 0; i < flow->choices->len; i++)
    {
      const TableOffer *to = &act_flow_choice (flow, i)->offer;
      const int way = flow_way (to->x - from->offer.x, to->y - from->offer.y, dx, dy);

      if (to->on_board && way < least)
        {
          least = way;
          best = (int) i;
        }
    }
  if (best >= 0)
    flow->base.cursor = best;
  return FLOW_TAKEN;
}

static FlowAnswer
face_choose (Flow *base, guint choice)
{
  return take (ACT_FLOW (base), act_flow_choice (ACT_FLOW (base), choice));
}

static FlowAnswer
face_key (Flow *base, gunichar key, gboolean shift)
{
  ActFlow *flow = ACT_FLOW (base);

  if (key == FLOW_KEY_ESCAPE)
    return face_clear (base);
  if (base->step == ACT_STEP_WORDS)
    return FLOW_PASSED;
  if (key == FLOW_KEY_BACK)
    return face_back (base);
  if (key == FLOW_KEY_ENTER)
    return base->cursor >= 0 ? face_choose (base, (guint) base->cursor) : FLOW_PASSED;
  if (key >= FLOW_KEY_LEFT && key <= FLOW_KEY_DOWN)
    return move (flow, (key == FLOW_KEY_RIGHT) - (key == FLOW_KEY_LEFT), (key == FLOW_KEY_DOWN) - (key == FLOW_KEY_UP));
  if (key == '?')
    {
      if (base->step == ACT_STEP_MORE || flow->state == NULL)
        return FLOW_PASSED;
      base->problem[0] = '\0';
      remember (flow);
      act_flow_enter (flow, ACT_STEP_MORE);
      return FLOW_TAKEN;
    }
  if (key > 0x7e || !(g_ascii_isalnum ((char) key) || key == '-' || key == '='))
    return FLOW_PASSED;
  return flow_key_label (base, base->typed, key, shift);
}

/* ---- an entry given ---- */

/* Likewise, among the rarer acts too. */
static int
find_answer (ActFlow *flow, gconstpointer entry)
{
  int answer = act_flow_answer (flow, entry);

  if (answer >= 0 || flow->before->len > 0)
    return answer;
  face_key (FLOW (flow), '?', FALSE);
  answer = act_flow_answer (flow, entry);
  if (answer < 0)
    face_back (FLOW (flow));
  return answer;
}

static void
face_follow (Flow *base, const char *line)
{
  ActFlow *flow = ACT_FLOW (base);
  g_autofree gpointer entry = g_malloc0 (flow->acts->entry_size);
  g_autofree gpointer whole = g_malloc0 (flow->acts->entry_size);
  const TableRules *rules;
  TableReader in;
  int answer;

  if (flow->state == NULL)
    return;
  rules = flow->game->rules (flow->state);
  if (!table_reader_begin (&in, line, rules->players, rules->n_players, NULL))
    return;
  in.rules = rules;
  if (!table_acts_read (flow->acts, &in, entry))
    return;
  while ((answer = find_answer (flow, entry)) >= 0)
    {
      if (act_flow_completes (flow, act_flow_choice (flow, (guint) answer), whole))
        {
          flow_point (base, answer);
          return;
        }
      face_choose (base, (guint) answer);
    }
}

/* ---- words ---- */

static char *
ask_operand (ActFlow *flow)
{
  const TableOperand *operand = &flow->act->operands[flow->at];

  if (operand->ask != NULL)
    return g_strdup (_ (operand->ask));
  if (operand->type->question != NULL)
    return operand->type->question (flow->state, flow->entry);
  return g_strdup (operand->type->ask != NULL ? _ (operand->type->ask) : "");
}

static char *
face_ask (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  switch (base->step)
    {
    case ACT_STEP_MENU: return flow->game->ask_menu (flow->state);
    case ACT_STEP_MORE: return g_strdup (_ ("What else happened?"));
    case ACT_STEP_BEHIND: return g_strdup (_ (flow->act->ask));
    case ACT_STEP_OVER: return flow->state != NULL ? flow->game->ask_over (flow->state) : g_strdup ("");
    default: return ask_operand (flow);
    }
}

static char *
face_hint (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);
  const TableOperand *operand = act_flow_operand (flow);
  const char *hint = operand != NULL ? operand->type->hint : NULL;

  if (base->step == ACT_STEP_MENU)
    hint = flow->game->hint_menu;
  return g_strdup (hint != NULL ? _ (hint) : "");
}

static char *
face_preview (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  if (flow->aids != TABLE_AIDS_OPEN || base->cursor < 0 || flow->state == NULL)
    return NULL;
  return flow->game->preview (flow, act_flow_choice (flow, (guint) base->cursor));
}

static char *
face_title (Flow *base, guint index)
{
  ActFlow *flow = ACT_FLOW (base);
  const ActChoice *choice = act_flow_choice (flow, index);
  char *title;

  if (choice->operand != NULL)
    return (choice->operand->tell != NULL ? choice->operand->tell
                                          : choice->operand->type->tell) (flow->state, flow->entry, &choice->offer);
  title = flow->game->title (flow, choice->act);
  return title != NULL ? title : g_strdup (_ (choice->act->title));
}

/* ---- the face ---- */

static void
face_free (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  g_array_unref (flow->choices);
  g_ptr_array_unref (flow->before);
  g_free (flow->entry);
  flow_finish (base);
  g_free (flow);
}

static void
face_set_state (Flow *base, gconstpointer state, TableAids aids)
{
  ACT_FLOW (base)->state = state;
  ACT_FLOW (base)->aids = aids;
  begin (ACT_FLOW (base));
}

static guint
face_n_choices (Flow *base)
{
  return ACT_FLOW (base)->choices->len;
}

static void
face_choice (Flow *base, guint index, FlowChoice *choice)
{
  *choice = act_flow_choice (ACT_FLOW (base), index)->face;
}

static FlowAsks
face_asks (Flow *base)
{
  switch (base->step)
    {
    case ACT_STEP_OVER: return FLOW_ASKS_NOTHING;
    case ACT_STEP_WORDS: return FLOW_ASKS_WORDS;
    case ACT_STEP_MORE: return FLOW_ASKS_MORE;
    default: return FLOW_ASKS_CHOICE;
    }
}

static int
face_player (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);

  return flow->state != NULL ? flow->game->player (flow) : -1;
}

static const FlowFace face = {
  .free = face_free,
  .set_state = face_set_state,
  .follow = face_follow,
  .key = face_key,
  .choose = face_choose,
  .words = face_words,
  .back = face_back,
  .n_choices = face_n_choices,
  .choice = face_choice,
  .asks = face_asks,
  .player = face_player,
  .can_back = face_can_back,
  .ask = face_ask,
  .hint = face_hint,
  .preview = face_preview,
  .title = face_title,
  .words_default = face_words_default,
};

ActFlow *
act_flow_new (const ActFlowGame *game)
{
  ActFlow *flow = g_new0 (ActFlow, 1);

  flow->game = game;
  flow->acts = game->acts ();
  flow->choices = g_array_new (FALSE, TRUE, sizeof (ActChoice));
  flow->before = g_ptr_array_new_with_free_func (gathered_free);
  flow->entry = g_malloc0 (flow->acts->entry_size);
  flow->acts->begin (flow->entry);
  flow_init (FLOW (flow), &face);
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
  return flow->act;
}

const TableOperand *
act_flow_operand (ActFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->base.step >= ACT_STEP_OPERAND ? &flow->act->operands[flow->at] : NULL;
}

gconstpointer
act_flow_entry (ActFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->entry;
}

const ActChoice *
act_flow_choice (ActFlow *flow, guint choice)
{
  g_return_val_if_fail (flow != NULL && choice < flow->choices->len, NULL);
  return &g_array_index (flow->choices, ActChoice, choice);
}
