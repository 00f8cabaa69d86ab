/* act-words.c - the words of the prompt: its questions, its hints and its choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "act-flow-private.h"

#include <glib/gi18n.h>

const char *
act_title (const char *title)
{
  const char *as_choice = g_dpgettext2 (NULL, "choice", title);

  return as_choice != title ? as_choice : _ (title);
}

/* The player whom the act is about, if one is chosen already and it is not the one who is asked; else NULL. */
static const TablePlayer *
chosen_player (ActFlow *flow, const ActWalk *walk)
{
  const TableOperand *first = &walk->act->operands[0];
  int player;

  if (walk->outer != NULL || walk->at == 0 || first->type != &table_operand_player)
    return NULL;
  player = G_STRUCT_MEMBER (gint8, walk->entry, first->offset);
  return player == flow_player (FLOW (flow)) ? NULL : &table_state (flow->state)->rules->players[player];
}

/* Is the operand asked for in the words of the question that its act answers? */
static gboolean
asks_menu (ActFlow *flow, const ActWalk *walk)
{
  return flow->game->asks_menu != NULL && walk->at == 0 && walk->outer == NULL && !walk->act->rare
         && act_walk_step (walk) >= ACT_STEP_OPERAND && flow->game->asks_menu (flow->state, act_walk_operand (walk));
}

char *
act_walk_ask (ActFlow *flow, const ActWalk *walk)
{
  const TableOperand *operand = act_walk_operand (walk);
  const char *ask = operand->type != NULL && operand->type->ask != NULL ? operand->type->ask : "";
  const TablePlayer *player;

  if (asks_menu (flow, walk))
    return flow->game->ask_menu (flow->state);
  if (operand->ask != NULL && !walk->in_cell)
    return g_strdup (_ (operand->ask));
  if (operand->type != NULL && operand->type->question != NULL)
    return operand->type->question (flow->state, walk->entry);
  /* For an act inside another, the question begins with the title of the act. */
  if (walk->outer != NULL && walk->act->title != NULL && *ask != '\0')
    {
      /* Translators: an act, and what is asked about it. */
      return g_strdup_printf (_ ("%s: %s"), act_title (walk->act->title), _ (ask));
    }
  player = *ask != '\0' ? chosen_player (flow, walk) : NULL;
  if (player != NULL)
    /* Translators: a player, and what is asked about the player. */
    return g_strdup_printf (_ ("%s: %s"), table_name_said (player), _ (ask));
  return g_strdup (*ask != '\0' ? _ (ask) : "");
}

char *
flow_ask (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);
  char *own = flow->state != NULL && flow->game->ask != NULL ? flow->game->ask (flow) : NULL;

  if (own != NULL)
    return own;
  switch (base->step)
    {
    case ACT_STEP_MENU: return flow->game->ask_menu (flow->state);
    case ACT_STEP_MORE: return g_strdup (_ ("What else happened?"));
    case ACT_STEP_BEHIND: return g_strdup (_ (flow->walk.act->ask));
    case ACT_STEP_OVER: return flow->state != NULL ? flow->game->ask_over (flow->state) : g_strdup ("");
    default: return act_walk_ask (flow, &flow->walk);
    }
}

char *
flow_agree_tell (Flow *base)
{
  const TableAct *prefix = ACT_FLOW (base)->acts->prefix;

  /* Translators: two keys that lead to an act, and its title: "? and A (Against the rules, as agreed)" */
  return prefix != NULL ? g_strdup_printf (_ ("? and %c (%s)"), g_ascii_toupper (prefix->key), _ (prefix->title))
                        : NULL;
}

char *
flow_hint (Flow *base)
{
  ActFlow *flow = ACT_FLOW (base);
  const TableOperand *operand = base->step == ACT_STEP_WORDS ? act_walk_operand (&flow->walk) : act_flow_operand (flow);
  const char *hint = operand != NULL && operand->type != NULL ? operand->type->hint : NULL;
  char *own = flow->state != NULL && flow->game->hint != NULL ? flow->game->hint (flow) : NULL;

  if (own != NULL)
    return own;
  if (base->step == ACT_STEP_MENU)
    hint = flow->game->hint_menu;
  else if (flow_can_turn (base))
    hint = flow->turned ? N_ ("Space turns the tile again, Enter leaves it so") : N_ ("Space turns the tile");
  return g_strdup (hint != NULL ? _ (hint) : "");
}

/* A value in words.  If the choice begins an act, the fixed fields of the act are set first. */
static char *
tell_value (ActFlow *flow, const ActChoice *choice)
{
  const gboolean inside = choice->act != NULL ? choice->act->group != 0 : flow->walk.outer != NULL;
  ActWalk walk = act_walk_copy (flow, &flow->walk);
  char *told;

  if (choice->act != NULL)
    act_walk_begin (flow, choice->act, &walk);
  told = table_operand_tell (choice->operand, inside ? flow->inside : flow->state, walk.entry, &choice->offer);
  g_free (walk.entry);
  return told;
}

char *
flow_title (Flow *base, guint index)
{
  ActFlow *flow = ACT_FLOW (base);
  const ActChoice *choice = act_flow_choice (flow, index);
  char *title;

  if (choice->title != NULL)
    return g_strdup (_ (choice->title));
  if (choice->whole_cell)
    return g_strdup_printf (_ ("at %d,%d"), choice->offer.x, choice->offer.y);
  if (choice->another)
    {
      g_autofree char *whose = tell_value (flow, choice);

      return flow->game->another (choice->act, whose);
    }
  if (choice->operand != NULL)
    return tell_value (flow, choice);
  title = flow->game->title != NULL ? flow->game->title (flow, choice->act) : NULL;
  if (title != NULL)
    return title;
  return g_strdup (choice->act->title != NULL ? act_title (choice->act->title) : choice->act->verb);
}

char *
flow_topic (Flow *base)
{
  const ActWalk *walk = &ACT_FLOW (base)->walk;
  const TableOperand *operand = act_walk_operand (walk);

  if (base->step == ACT_STEP_OVER)
    return g_strdup ("over");
  if (base->step == ACT_STEP_MENU)
    return g_strdup ("menu");
  if (base->step == ACT_STEP_MORE || walk->act == NULL || walk->act->verb == NULL || walk->act->rare)
    return g_strdup ("more");
  return operand != NULL ? g_strdup_printf ("%s %s", walk->act->verb, table_operand_member (operand))
                         : g_strdup (walk->act->verb);
}
