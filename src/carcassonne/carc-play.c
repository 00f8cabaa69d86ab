/* carc-play.c - what can be done now, and what it would score.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"
#include "table/table-intl.h"

CarcState *
carc_lay (const CarcState *state, guint tile, int x, int y, guint rot, gboolean agreed, TableRefusal *why)
{
  if (!carc_turn_may_lay (state, tile, x, y, rot, agreed, why))
    return NULL;
  CarcState *laid = carc_state_copy (state);
  laid->agreed = agreed != FALSE;
  carc_turn_lay (laid, tile, x, y, rot);
  return laid;
}

guint
carc_claims (const CarcState *laid, CarcClaim *claims, guint max)
{
  const CarcTurn *turn = &laid->turn;
  guint n = 0;
  if (!carc_may_act (laid, CARC_ACT_FOLLOWER, NULL))
    return 0;
  for (guint i = 0; i < turn->n_slots; i++)
    {
      const CarcSlot *slot = &laid->slots[turn->slots[i]];
      const CarcCell *cell = carc_slot_cell (laid, turn->slots[i]);
      if (!carc_may_deploy (laid, CARC_FOLLOWER, turn->slots[i], NULL))
        continue;
      for (guint k = 0; k < slot->n_nodes && n < max; k++)
        {
          const CarcSegment *segment = &cell->segments[k];
          claims[n] = (CarcClaim){
            carc_segment_spot (segment), slot->x, slot->y, (guint8) k, segment->spot_x, segment->spot_y
          };
          /* If the feature cannot be claimed, the next claim overwrites this one. */
          const guint16 node = carc_slot_node (slot, k);
          n += laid->nodes[laid->nodes[node].feature].figures == 0
               && (!carc_marks_any (segment->marks) /* only a mark keeps followers away */
                   || carc_figure_may_stand (laid, laid->player, CARC_FOLLOWER, node, NULL))
               && carc_may_claim_feature (laid, CARC_FOLLOWER, node, NULL);
        }
    }
  return n;
}

CarcState *
carc_preview (const CarcState *state, const CarcEntry *entry, guint *from, TableLedger *effects, TableRefusal *why)
{
  CarcState *after = carc_state_copy (state);
  *from = after->ledger.n_lines;
  after->effects = effects;
  const gboolean applied = table_game_apply (&carc_game, after, entry, why);
  after->effects = NULL;
  if (applied)
    return after;
  carc_state_free (after);
  return NULL;
}

guint
carc_ties_ahead (const CarcState *state, const CarcState *after, const CarcTie **ties)
{
  const gboolean asked = after->ask == CARC_ASK_JUDGE && !after->finished;
  guint n = 0;
  if (ties != NULL)
    *ties = asked ? &after->pending : after->ties + state->n_ties;
  if (asked)
    return 1;
  while (state->n_ties + n < after->n_ties && !after->ties[state->n_ties + n].final)
    n++;
  return n;
}

/* A forecast asks nothing: ties that the table would decide are shared. */
static CarcState *
forecast_from (const CarcState *state, TableLedger *effects)
{
  CarcState *after = carc_state_copy (state);
  after->forecasting = TRUE;
  after->effects = effects;
  /* If a tile was laid and there are still questions, the features that it completed are scored first. */
  if (carc_awaits_points (after))
    carc_score_turn (after);
  return after;
}

CarcState *
carc_score_ahead (const CarcState *state, TableLedger *effects)
{
  const guint n_effects = effects != NULL ? effects->n_lines : 0;
  if (!carc_awaits_points (state) || state->answers.n > 0)
    return NULL;
  CarcState *after = carc_state_copy (state);
  after->effects = effects;
  if (!carc_score_turn (after))
    {
      /* The table will be asked.  What does not depend on that is known. */
      carc_state_free (after);
      if (effects != NULL)
        table_ledger_cut (effects, n_effects);
      after = forecast_from (state, effects);
    }
  after->effects = NULL;
  return after;
}

CarcState *
carc_forecast (const CarcState *state, guint *from, TableLedger *effects)
{
  *from = state->ledger.n_lines;
  if (state->finished || state->on_pad)
    {
      CarcState *end = carc_state_copy (state);
      end->finished = TRUE;
      return end;
    }
  CarcState *after = forecast_from (state, effects);
  memset (after->turn.left_out, 0, sizeof after->turn.left_out);
  carc_compare_now (after);
  after->turn.n_slots = 0;
  after->turn.n_nodes = 0;
  gboolean scored = carc_score_end (after);
  g_assert (scored);
  after->finished = TRUE;
  after->ask = CARC_ASK_NOTHING;
  after->effects = NULL;
  return after;
}

guint
carc_asked (const CarcState *state)
{
  return state->ask == CARC_ASK_TILE ? state->player : state->asked;
}

guint
carc_turns_left (const CarcState *state, guint player)
{
  guint n = 0, turns = state->n_remaining, wait = 0;
  if (state->finished || state->ended_early || !carc_is_there (state, player))
    return 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    n += carc_is_there (state, i);
  for (guint next = state->player; next != player; next = table_next_there (state->rules, state->away, next))
    wait++;
  /* During the questions of a turn, state->player has laid the tile already: the next player has the next turn,
   * unless the same player lays a second tile. */
  if (state->turn.slot != CARC_NONE && !carc_goes_again (state))
    wait = (wait + n - 1) % n;
  return turns <= wait ? 0 : (turns - wait + n - 1) / n;
}
