/* referee-abbot.c - what the referee knows of Abbots and Gardens: who stands on a garden, and what a recall brings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/systems/abbot/carc-abbot.h"

static void
recall (Referee *r)
{
  for (guint i = 0; i < r->n_figures; i++)
    {
      RefereeFigure *abbot = &r->figures[i];
      CarcFigureSet only = CARC_NO_FIGURES;
      if (abbot->player != r->player || abbot->kind != CARC_ABBOT || abbot->place != AT_WORK)
        continue;
      referee_survey (r);
      const RefereeFeature *feature = referee_feature (r, referee_feature_of (r, abbot));
      if (feature->kind != CARC_CLOISTER || feature->neighbours == 8)
        r->fault = "by the referee, this abbot cannot be called home";
      const int before = r->scores[r->player];
      const guint for_features = r->fairy_scored;
      referee_give (r, r->player, 1 + (int) feature->neighbours, CARC_LINE_RECALL);
      carc_figures_put (&only, i);
      if (referee_rule (r, CARC_GA3) == CARC_GA3_YES)
        referee_tell_scored (r, &only);
      r->fairy_scored = for_features; /* no feature was scored */
      if (referee_rule (r, CARC_GA1) == CARC_GA1_BEFORE)
        referee_compare_now (r);
      else
        r->left_out[r->player] += r->scores[r->player] - before;
      abbot->place = AT_HOME;
      referee_tell_left (r);
      return;
    }
  r->fault = "by the referee, there is no abbot to call home";
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  if (entry->act != CARC_ACT_RECALL)
    return FALSE;
  recall (r);
  return TRUE;
}

/* Nobody else is on a garden, and an abbot is on nothing else. */
static const char *
differs (const Referee *r, const CarcState *after)
{
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      guint home = 0;
      for (guint i = 0; i < r->n_figures; i++)
        {
          const RefereeFigure *figure = &r->figures[i];
          const RefereeCell *cell = figure->place == AT_WORK ? referee_cell (r, figure->x, figure->y) : NULL;
          home += figure->player == p && figure->kind == CARC_ABBOT && figure->place == AT_HOME;
          if (cell == NULL)
            continue;
          const CarcSegment *on = &cell->cell->segments[figure->segment];
          if (figure->kind == CARC_ABBOT ? on->kind != CARC_CLOISTER : carc_marks_has (on->marks, CARC_GARDEN))
            return "by the referee, a figure stands where its kind may not";
        }
      if (!r->over && home != carc_supply (after, p, CARC_ABBOT)) /* racers go home at the end */
        return "by the referee, another abbot is at home";
    }
  return NULL;
}

const RefereeSystem referee_abbot = {
  .system = CARC_SYSTEM_ABBOT,
  .figures = { { CARC_ABBOT, 1, 1 } },
  .act = act,
  .differs = differs,
};
