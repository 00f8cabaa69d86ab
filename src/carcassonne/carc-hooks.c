/* carc-hooks.c - hooks that most systems do not have: finds the systems in play that have one, and calls them in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"

static const gsize members[] = {
  [CARC_HOOK_MAY_LAY] = G_STRUCT_OFFSET (CarcSystem, may_lay),
  [CARC_HOOK_LAID] = G_STRUCT_OFFSET (CarcSystem, laid),
  [CARC_HOOK_WORTH] = G_STRUCT_OFFSET (CarcSystem, worth),
  [CARC_HOOK_WORTH_TO] = G_STRUCT_OFFSET (CarcSystem, worth_to),
  [CARC_HOOK_BEATEN] = G_STRUCT_OFFSET (CarcSystem, beaten),
  [CARC_HOOK_BEFORE_SCORING] = G_STRUCT_OFFSET (CarcSystem, before_scoring),
  [CARC_HOOK_AFTER_SCORING] = G_STRUCT_OFFSET (CarcSystem, after_scoring),
  [CARC_HOOK_MAY_ASK] = G_STRUCT_OFFSET (CarcSystem, may_ask),
  [CARC_HOOK_JUDGE] = G_STRUCT_OFFSET (CarcSystem, judge),
  [CARC_HOOK_ARRANGE] = G_STRUCT_OFFSET (CarcSystem, arrange),
  [CARC_HOOK_MAY_DRAW] = G_STRUCT_OFFSET (CarcSystem, may_draw),
  [CARC_HOOK_TURN_BEGINS] = G_STRUCT_OFFSET (CarcSystem, turn_begins),
  [CARC_HOOK_MAY_TAKE_TURN] = G_STRUCT_OFFSET (CarcSystem, may_take_turn),
  [CARC_HOOK_TURN_TAKEN] = G_STRUCT_OFFSET (CarcSystem, turn_taken),
  [CARC_HOOK_NEXT_PLAYER] = G_STRUCT_OFFSET (CarcSystem, next_player),
  [CARC_HOOK_LATE_PLAYER] = G_STRUCT_OFFSET (CarcSystem, late_player),
  [CARC_HOOK_MAY_DEPLOY] = G_STRUCT_OFFSET (CarcSystem, may_deploy),
  [CARC_HOOK_MAY_ACT] = G_STRUCT_OFFSET (CarcSystem, may_act),
  [CARC_HOOK_MAY_CLAIM] = G_STRUCT_OFFSET (CarcSystem, may_claim),
  [CARC_HOOK_FEATURE_SCORED] = G_STRUCT_OFFSET (CarcSystem, feature_scored),
  [CARC_HOOK_SCORE_MORE] = G_STRUCT_OFFSET (CarcSystem, score_more),
  [CARC_HOOK_FIGURE_CAME] = G_STRUCT_OFFSET (CarcSystem, figure_came),
  [CARC_HOOK_FIGURE_LEFT] = G_STRUCT_OFFSET (CarcSystem, figure_left),
};
G_STATIC_ASSERT (G_N_ELEMENTS (members) == CARC_N_HOOKS);

void
carc_find_hooks (CarcRules *rules)
{
  for (guint hook = 0; hook < CARC_N_HOOKS; hook++)
    for (guint i = 0; i < rules->n_playing; i++)
      if (G_STRUCT_MEMBER (gpointer, rules->playing[i], members[hook]) != NULL)
        rules->hooks[hook] |= 1u << i;
  for (guint phase = 0; phase < CARC_N_PHASES; phase++)
    for (guint i = 0; i < rules->n_playing; i++)
      if (rules->playing[i]->asks_in >> phase & 1)
        rules->asking[phase] |= 1u << i;
}

/* All systems in play that have the hook; THIS is the one of this round. */
#define EACH_WITH(HOOK) CARC_EACH_WITH (left, state->rules, HOOK)
#define THIS carc_with (state->rules, left)

gboolean
carc_may_draw (const CarcState *state, guint tile, TableRefusal *why)
{
  for (EACH_WITH (MAY_DRAW))
    if (!THIS->may_draw (state, tile, why))
      return FALSE;
  return TRUE;
}

void
carc_ask_systems (CarcState *state, CarcPhase phase)
{
  for (guint32 left = state->rules->asking[phase]; left != 0; left &= left - 1)
    THIS->ask (state, phase);
}

gboolean
carc_may_ask (const CarcState *state)
{
  for (EACH_WITH (MAY_ASK))
    if (THIS->may_ask (state))
      return TRUE;
  return FALSE;
}

gboolean
carc_arrange (CarcState *state, guint16 *roots, guint n, guint kinds)
{
  for (EACH_WITH (ARRANGE))
    if (!THIS->arrange (state, roots, n, kinds))
      return FALSE;
  return TRUE;
}

void
carc_turn_begins (CarcState *state, gboolean again)
{
  for (EACH_WITH (TURN_BEGINS))
    THIS->turn_begins (state, again);
}

gboolean
carc_may_take_turn (const CarcState *state, TableRefusal *why)
{
  for (EACH_WITH (MAY_TAKE_TURN))
    if (!THIS->may_take_turn (state, why))
      return FALSE;
  return TRUE;
}

void
carc_turn_taken (CarcState *state)
{
  for (EACH_WITH (TURN_TAKEN))
    THIS->turn_taken (state);
}

gboolean
carc_goes_again (const CarcState *state)
{
  gboolean again = FALSE;
  for (EACH_WITH (NEXT_PLAYER))
    again |= THIS->next_player (state);
  return again;
}

int
carc_late_player (CarcState *state, gboolean again)
{
  int player = -1;
  for (EACH_WITH (LATE_PLAYER))
    if (player < 0)
      player = THIS->late_player (state, again);
  return player;
}

gboolean
carc_may_deploy (const CarcState *state, guint kind, guint16 slot, TableRefusal *why)
{
  for (EACH_WITH (MAY_DEPLOY))
    if (!THIS->may_deploy (state, kind, slot, why))
      return FALSE;
  return TRUE;
}

gboolean
carc_may_act (const CarcState *state, guint act, TableRefusal *why)
{
  /* By agreement, everything may be done that a row offers. */
  if (state->agreed)
    return TRUE;
  for (EACH_WITH (MAY_ACT))
    if (!THIS->may_act (state, act, why))
      return FALSE;
  return TRUE;
}

gboolean
carc_may_claim_feature (const CarcState *state, guint kind, guint16 node, TableRefusal *why)
{
  for (EACH_WITH (MAY_CLAIM))
    if (!THIS->may_claim (state, kind, node, why))
      return FALSE;
  return TRUE;
}

void
carc_feature_scored (CarcState *state, guint16 root, const CarcFigureSet *figures, gboolean final)
{
  for (EACH_WITH (FEATURE_SCORED))
    THIS->feature_scored (state, root, figures, final);
}

gboolean
carc_score_more (CarcState *state, gboolean final)
{
  for (EACH_WITH (SCORE_MORE))
    if (!THIS->score_more (state, final))
      return FALSE;
  return TRUE;
}

void
carc_figure_came (CarcState *state, guint figure)
{
  for (EACH_WITH (FIGURE_CAME))
    THIS->figure_came (state, figure);
}

void
carc_figure_left (CarcState *state, guint figure, CarcLeft why)
{
  for (EACH_WITH (FIGURE_LEFT))
    THIS->figure_left (state, figure, why);
}
