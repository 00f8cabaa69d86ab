/* carc-hooks.c - hooks that most systems do not have: finds the systems in play that have one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"

#define AT(name, args, call) G_STRUCT_OFFSET (CarcSystem, name),
#define OWN_AT(type, name, args) G_STRUCT_OFFSET (CarcSystem, name),
static const gsize members[] = { CARC_HOOKS (AT, AT, AT, OWN_AT) };

void
carc_find_hooks (CarcRules *rules)
{
  for (guint hook = 0; hook < CARC_N_HOOKS; hook++)
    for (guint i = 0; i < rules->n_playing; i++)
      if (G_STRUCT_MEMBER (gpointer, rules->playing[i], members[hook]) != NULL)
        rules->hooks[hook] |= table_bit (i);
  for (guint phase = 0; phase < CARC_N_PHASES; phase++)
    for (guint i = 0; i < rules->n_playing; i++)
      if (rules->playing[i]->asks_in >> phase & 1)
        rules->asking[phase] |= table_bit (i);
}

void
carc_ask_systems (CarcState *state, CarcPhase phase)
{
  for (guint early = 0; early < 2; early++)
    for (guint64 left = state->rules->asking[phase]; left != 0; left &= left - 1)
      if (carc_with (state->rules, left)->asks_first == (early == 0))
        carc_with (state->rules, left)->ask (state, phase);
}

int
carc_late_player (CarcState *state, gboolean again)
{
  int player = -1;
  for (CARC_EACH_WITH (left, state->rules, late_player))
    if (player < 0)
      player = carc_with (state->rules, left)->late_player (state, again);
  return player;
}

gboolean
carc_others_go_again (const CarcState *state, guint system)
{
  for (CARC_EACH_WITH (left, state->rules, goes_again))
    if (carc_with (state->rules, left)->id != system && carc_with (state->rules, left)->goes_again (state))
      return TRUE;
  return FALSE;
}

gboolean
carc_others_allow_draw (const CarcState *state, guint tile, guint64 except, TableRefusal *why)
{
  for (CARC_EACH_WITH (left, state->rules, allows_draw))
    {
      const CarcSystem *system = carc_with (state->rules, left);
      if (!(except >> system->id & 1) && !system->allows_draw (state, tile, why))
        return FALSE;
    }
  return TRUE;
}

gboolean
carc_may_draw (const CarcState *state, guint tile, TableRefusal *why)
{
  return carc_allows_draw (state, tile, why);
}
