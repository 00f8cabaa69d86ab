/* carc-scoring.c - scores features when they are completed and at the end of the game, and decides who gets the points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"

/* ---- who gets it ---- */

gboolean
carc_decide (CarcState *state, const CarcCase *the_case, CarcVerdict *verdict)
{
  guint8 players = 0;
  *verdict = (CarcVerdict){ .winners = the_case->tied, .because = CARC_BECAUSE_ALONE, .tie = -1 };
  for (CARC_EACH_FIGURE (i, &the_case->figures))
    players |= (guint8) (1 << state->figures[i].player);
  if (carc_ones (the_case->tied) == 1)
    {
      verdict->because = players == the_case->tied ? CARC_BECAUSE_ALONE : CARC_BECAUSE_MAJORITY;
      return TRUE;
    }
  verdict->because = CARC_BECAUSE_SHARED;
  if (the_case->value <= 0 || the_case->tied == 0)
    return TRUE;
  for (CARC_EACH_WITH (left, state->rules, settle))
    carc_with (state->rules, left)->settle (state, the_case, verdict);
  for (CARC_EACH_WITH (left, state->rules, judge))
    {
      CarcCase still = *the_case;
      still.tied = verdict->winners;
      if (carc_ones (still.tied) > 1 && !carc_with (state->rules, left)->judge (state, &still, verdict))
        return FALSE;
    }
  return TRUE;
}

void
carc_book (CarcState *state, const CarcVerdict *verdict, const TableLine *line)
{
  TableLine booked = *line;
  booked.entry = state->n_entries;
  booked.turn = state->n_turns;
  booked.because = (guint8) verdict->because;
  booked.tie = verdict->tie;
  table_rulings_join (&booked.rulings, &verdict->rulings);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (verdict->winners & (1 << player))
      {
        booked.player = (gint8) player;
        table_ledger_add (&state->ledger, &booked);
      }
}

CarcCellXY
carc_name_cell (const CarcState *state, guint16 node)
{
  /* One number, y before x, so that the least of them is found without a branch. */
  int least = G_MAXINT;
  guint16 member = node;
  do
    {
      const CarcSlot *slot = &state->slots[state->nodes[member].slot];
      const int at = slot->y * (1 << 16) + slot->x - G_MININT16;
      least = MIN (least, at);
      member = state->nodes[member].next;
    }
  while (member != node);
  return (CarcCellXY){ (gint16) ((least & 0xffff) + G_MININT16), (gint16) (least >> 16) };
}

gboolean
carc_score_feature (CarcState *state, guint16 root, const CarcFigureSet *figures, gboolean final)
{
  CarcSurvey survey;
  CarcWorth worth;
  CarcVerdict verdict;
  carc_survey_with (state, root, figures, &survey);
  CarcCase the_case = { .node = root,
                        .kind = survey.kind,
                        .final = final,
                        .value = carc_appraise (state, &survey, final, &worth),
                        .figures = *figures,
                        .tied = carc_majority (&survey) };
  if (the_case.value == 0 || the_case.tied == 0)
    {
      carc_effect_losers (state, &survey, NULL, 0, (CarcBecause) worth.nothing, final);
      carc_feature_scored (state, root, figures, final);
      return TRUE;
    }
  if (!carc_decide (state, &the_case, &verdict))
    return FALSE;
  carc_book_worth (state, &verdict, &survey, final, &worth);
  carc_note_lost (state, &verdict, the_case.tied, &survey, final, &worth);
  carc_effect_losers (state, &survey, &verdict, the_case.tied, CARC_BECAUSE_OUTNUMBERED, final);
  carc_feature_scored (state, root, figures, final);
  return TRUE;
}

/* ---- this turn ---- */

/* Puts a feature that is complete and waits for its points among those that begin at `from`, by their age. */
static guint
put_by_age (const CarcState *state, guint16 *done, guint from, guint n, guint16 root)
{
  const CarcNode *feature = &state->nodes[root];
  guint at = n;
  if (feature->open || feature->kind == CARC_FARM || feature->scored || carc_list_has (done, n, root))
    return n;
  for (; at > from && state->nodes[done[at - 1]].oldest > feature->oldest; at--)
    done[at] = done[at - 1];
  done[at] = root;
  return n + 1;
}

/* Features beside the tile that its edges of any kind ended. */
static guint
put_ended (const CarcState *state, guint16 *done, guint from)
{
  const CarcTurn *turn = &state->turn;
  guint n = from;
  for (guint i = 0; i < turn->n_slots; i++)
    for (guint side = 0; side < 4; side++)
      {
        guint16 beside = state->slots[turn->slots[i]].neighbour[side];
        if (carc_slot_cell (state, turn->slots[i])->edges[side] != CARC_EDGE_ANY || !carc_slot_placed (state, beside))
          continue;
        const CarcCell *there = carc_slot_cell (state, beside);
        const guint8 ended[2] = { there->at_side[(side + 2) % 4], there->too[(side + 2) % 4] };
        for (guint k = 0; k < 2; k++)
          if (ended[k] != CARC_NO_SEGMENT && ended[k] < state->slots[beside].n_nodes)
            n = put_by_age (state, done, from, n,
                            state->nodes[carc_slot_node (&state->slots[beside], ended[k])].feature);
      }
  return n;
}

/* Roads that a piece joined anew, or cut. */
static guint
put_moved (const CarcState *state, guint16 *done, guint from)
{
  const CarcTurn *turn = &state->turn;
  guint n = from;
  for (guint i = 0; i < turn->n_moved; i++)
    for (guint side = 0; side < 4; side++)
      {
        const CarcCell *cell = carc_slot_cell (state, turn->moved[i]);
        if (cell->edges[side] == CARC_EDGE_ROAD)
          n = put_by_age (state, done, from, n,
                          state->nodes[carc_slot_node (&state->slots[turn->moved[i]], cell->at_side[side])].feature);
      }
  return n;
}

/* In an order that does not depend on how the table is looked at: by the tile's nodes, then what its edges ended, roads
 * that were joined anew, and cloisters, each of these by their age. */
guint
carc_completed (const CarcState *state, guint16 done[CARC_DONE_MAX], guint *n_with)
{
  const CarcTurn *turn = &state->turn;
  guint n = 0;
  for (guint i = 0; i < turn->n_nodes; i++)
    {
      guint16 root = state->nodes[turn->first_node + i].feature;
      const CarcNode *feature = &state->nodes[root];
      if (((feature->open == 0) & (feature->kind != CARC_FARM) & !feature->scored) && !carc_list_has (done, n, root))
        done[n++] = root;
    }
  if (state->rules->tiles[state->slots[turn->slot].tile].any)
    n = put_ended (state, done, n);
  if (turn->n_moved > 0)
    n = put_moved (state, done, n);
  guint cloisters = n;
  for (guint i = 0; turn->n_cloisters && i < turn->n_slots; i++)
    for (guint side = 0; side < 8; side++)
      {
        guint16 slot = carc_slot_around (state, turn->slots[i], side);
        guint16 node = carc_slot_placed (state, slot) ? state->slots[slot].cloister : CARC_NONE;
        if (node != CARC_NONE)
          n = put_by_age (state, done, cloisters, n, node);
      }
  *n_with = 0;
  for (guint i = 0; i < n; i++)
    if (state->nodes[done[i]].figures)
      {
        guint16 with = done[i];
        done[i] = done[*n_with];
        done[(*n_with)++] = with;
      }
  return n;
}

/* Asks all systems in play which features lose to the completed ones (CarcSystem.beaten). */
static guint
find_beaten (const CarcState *state, const guint16 *done, guint n_done, guint16 *lost, guint max)
{
  guint n = 0;
  for (CARC_EACH_WITH (left, state->rules, beaten))
    n += carc_with (state->rules, left)->beaten (state, done, n_done, lost + n, max - n);
  g_assert (n <= max);
  return n;
}

gboolean
carc_completes (const CarcState *laid, guint16 root)
{
  guint16 done[CARC_DONE_MAX];
  guint n_with;
  const CarcNode *feature = &laid->nodes[root];
  if (feature->open > 0 || feature->kind == CARC_FARM || feature->scored)
    return FALSE;
  return carc_list_has (done, carc_completed (laid, done, &n_with), root);
}

gboolean
carc_score_turn (CarcState *state)
{
  guint16 done[CARC_DONE_MAX], lost[CARC_MAX_FIGURES];
  guint n_with, n_done = carc_completed (state, done, &n_with);
  if (!carc_arrange (state, done, n_with, 0))
    return FALSE;
  carc_before_scoring (state, done, n_done);
  guint n_lost = find_beaten (state, done, n_done, lost, G_N_ELEMENTS (lost));
  for (guint i = 0; i < n_done; i++)
    {
      CarcFigureSet figures = carc_figures_on (state, done[i]);
      if (state->nodes[done[i]].figures && !carc_score_feature (state, done[i], &figures, FALSE))
        return FALSE;
      if (state->nodes[done[i]].figures == 0)
        carc_effect_at (state, CARC_EFFECT_EMPTY, state->player, done[i], 0);
      carc_figures_go_home (state, done[i], CARC_LEFT_SCORED);
      state->nodes[done[i]].scored = TRUE;
    }
  if (!carc_score_more (state, FALSE))
    return FALSE;
  for (guint i = 0; i < n_lost; i++)
    {
      CarcSurvey survey;
      carc_survey (state, lost[i], &survey);
      carc_effect_losers (state, &survey, NULL, 0, CARC_BECAUSE_BEATEN, FALSE);
      carc_figures_go_home (state, lost[i], CARC_LEFT_SCORED);
    }
  carc_after_scoring (state, done, n_done);
  carc_track_settle (state, FALSE);
  return TRUE;
}

gboolean
carc_awaits_points (const CarcState *state)
{
  return state->turn.phase != CARC_PHASE_NONE && state->turn.phase <= CARC_PHASE_SCORE;
}

/* ---- the end ---- */

guint
carc_occupied (const CarcState *state, guint kinds, CarcOccupied features[CARC_MAX_FIGURES])
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    {
      if (state->figures[i].place != CARC_PLACE_FEATURE)
        continue;
      const guint16 root = state->nodes[state->figures[i].node].feature;
      guint at = n;
      if (!((kinds >> state->nodes[root].kind) & 1))
        continue;
      while (at > 0 && state->nodes[features[at - 1].root].oldest > state->nodes[root].oldest)
        at--;
      if (at == 0 || features[at - 1].root != root)
        {
          memmove (&features[at + 1], &features[at], (n++ - at) * sizeof *features);
          features[at++] = (CarcOccupied){ .root = root };
        }
      carc_figures_put (&features[at - 1].figures, i);
    }
  return n;
}

gboolean
carc_score_left (CarcState *state, guint kinds)
{
  CarcOccupied features[CARC_MAX_FIGURES];
  guint16 roots[CARC_MAX_FIGURES];
  const guint n = carc_occupied (state, kinds, features);
  for (guint i = 0; i < n; i++)
    roots[i] = features[i].root;
  if (!carc_arrange (state, roots, n, kinds))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const CarcFigureSet figures = carc_figures_on (state, roots[i]);
      if (!carc_score_feature (state, roots[i], &figures, TRUE))
        return FALSE;
    }
  return TRUE;
}

gboolean
carc_score_end (CarcState *state)
{
  carc_track_settle (state, FALSE);
  carc_track_join (state);
  if (!carc_score_left (state, ~(1u << CARC_FARM)) || !carc_score_farms (state) || !carc_score_more (state, TRUE))
    return FALSE;
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->finishing[i]->finish)
      state->rules->finishing[i]->finish (state);
  carc_track_settle (state, TRUE);
  return TRUE;
}
