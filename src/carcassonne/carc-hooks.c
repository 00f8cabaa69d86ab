/* carc-hooks.c - hooks that most systems do not have: finds the systems in play that have one, and calls them in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"

static const gsize members[] = {
  [CARC_HOOK_ASK] = G_STRUCT_OFFSET (CarcSystem, ask),
  [CARC_HOOK_MAY_ASK] = G_STRUCT_OFFSET (CarcSystem, may_ask),
  [CARC_HOOK_ARRANGE] = G_STRUCT_OFFSET (CarcSystem, arrange),
  [CARC_HOOK_MAY_DRAW] = G_STRUCT_OFFSET (CarcSystem, may_draw),
  [CARC_HOOK_TURN_BEGINS] = G_STRUCT_OFFSET (CarcSystem, turn_begins),
  [CARC_HOOK_TURN_TAKEN] = G_STRUCT_OFFSET (CarcSystem, turn_taken),
  [CARC_HOOK_NEXT_PLAYER] = G_STRUCT_OFFSET (CarcSystem, next_player),
  [CARC_HOOK_LATE_PLAYER] = G_STRUCT_OFFSET (CarcSystem, late_player),
  [CARC_HOOK_MAY_DEPLOY] = G_STRUCT_OFFSET (CarcSystem, may_deploy),
  [CARC_HOOK_MAY_CLAIM] = G_STRUCT_OFFSET (CarcSystem, may_claim),
  [CARC_HOOK_FEATURE_SCORED] = G_STRUCT_OFFSET (CarcSystem, feature_scored),
  [CARC_HOOK_SCORE_MORE] = G_STRUCT_OFFSET (CarcSystem, score_more),
  [CARC_HOOK_FIGURE_CAME] = G_STRUCT_OFFSET (CarcSystem, figure_came),
  [CARC_HOOK_FIGURE_LEFT] = G_STRUCT_OFFSET (CarcSystem, figure_left),
};
G_STATIC_ASSERT (G_N_ELEMENTS (members) == CARC_N_HOOKS);

static gboolean
has (const CarcSystem *system, CarcHook hook)
{
  return G_STRUCT_MEMBER (gpointer, system, members[hook]) != NULL;
}

guint32
carc_hooks (const CarcRules *rules)
{
  guint32 hooks = 0;
  for (guint i = 0; i < rules->n_playing; i++)
    for (guint hook = 0; hook < CARC_N_HOOKS; hook++)
      if (has (rules->playing[i], (CarcHook) hook))
        hooks |= 1u << hook;
  return hooks;
}

/* The next system in play that has the hook, from the index `at` on; NULL after the last. */
static inline const CarcSystem *
next_with (const CarcState *state, CarcHook hook, guint *at)
{
  if (!(state->rules->hooks & (1u << hook)))
    return NULL;
  while (*at < state->rules->n_playing)
    {
      const CarcSystem *system = state->rules->playing[(*at)++];
      if (has (system, hook))
        return system;
    }
  return NULL;
}

#define EACH_WITH(system, hook)                                                                                        \
  const CarcSystem *system = next_with (state, CARC_HOOK_##hook, &at);                                                 \
  system != NULL;                                                                                                      \
  system = next_with (state, CARC_HOOK_##hook, &at)

gboolean
carc_may_draw (const CarcState *state, guint tile, TableRefusal *why)
{
  guint at = 0;
  for (EACH_WITH (system, MAY_DRAW))
    if (!system->may_draw (state, tile, why))
      return FALSE;
  return TRUE;
}

void
carc_ask_systems (CarcState *state, CarcPhase phase)
{
  guint at = 0;
  for (EACH_WITH (system, ASK))
    system->ask (state, phase);
}

gboolean
carc_may_ask (const CarcState *state)
{
  guint at = 0;
  for (EACH_WITH (system, MAY_ASK))
    if (system->may_ask (state))
      return TRUE;
  return FALSE;
}

gboolean
carc_arrange (CarcState *state, guint16 *done, guint n)
{
  guint at = 0;
  for (EACH_WITH (system, ARRANGE))
    if (!system->arrange (state, done, n))
      return FALSE;
  return TRUE;
}

void
carc_turn_begins (CarcState *state, gboolean again)
{
  guint at = 0;
  for (EACH_WITH (system, TURN_BEGINS))
    system->turn_begins (state, again);
}

void
carc_turn_taken (CarcState *state)
{
  guint at = 0;
  for (EACH_WITH (system, TURN_TAKEN))
    system->turn_taken (state);
}

gboolean
carc_goes_again (const CarcState *state)
{
  guint at = 0;
  gboolean again = FALSE;
  for (EACH_WITH (system, NEXT_PLAYER))
    again |= system->next_player (state);
  return again;
}

int
carc_late_player (CarcState *state, gboolean again)
{
  guint at = 0;
  int player = -1;
  for (EACH_WITH (system, LATE_PLAYER))
    if (player < 0)
      player = system->late_player (state, again);
  return player;
}

gboolean
carc_may_deploy (const CarcState *state, guint kind, guint16 slot, TableRefusal *why)
{
  guint at = 0;
  for (EACH_WITH (system, MAY_DEPLOY))
    if (!system->may_deploy (state, kind, slot, why))
      return FALSE;
  return TRUE;
}

gboolean
carc_may_claim_feature (const CarcState *state, guint kind, guint16 node, TableRefusal *why)
{
  guint at = 0;
  for (EACH_WITH (system, MAY_CLAIM))
    if (!system->may_claim (state, kind, node, why))
      return FALSE;
  return TRUE;
}

void
carc_feature_scored (CarcState *state, guint16 root, const CarcFigureSet *figures, gboolean final)
{
  guint at = 0;
  for (EACH_WITH (system, FEATURE_SCORED))
    system->feature_scored (state, root, figures, final);
}

gboolean
carc_score_more (CarcState *state, gboolean final)
{
  guint at = 0;
  for (EACH_WITH (system, SCORE_MORE))
    if (!system->score_more (state, final))
      return FALSE;
  return TRUE;
}

void
carc_figure_came (CarcState *state, guint figure)
{
  guint at = 0;
  for (EACH_WITH (system, FIGURE_CAME))
    system->figure_came (state, figure);
}

void
carc_figure_left (CarcState *state, guint figure, CarcLeft why)
{
  guint at = 0;
  for (EACH_WITH (system, FIGURE_LEFT))
    system->figure_left (state, figure, why);
}
