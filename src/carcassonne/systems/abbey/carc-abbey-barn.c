/* carc-abbey-barn.c - the barn of Abbey and Mayor: where it stands, and what the farmers and the barn itself get.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A barn stands where four quarters of one farm meet.  The farmers there are scored at once, 3 points a city, and go
 * home.  Farmers of farms that are joined later are scored at 1 point a city.  At the end, a barn gets 4 points a city.
 */
#include "carc-abbey.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

guint16
carc_barn_farm (const CarcState *state, guint figure)
{
  const CarcFigure *barn = &state->figures[figure];
  return barn->kind == CARC_BARN && barn->at == CARC_AT_CORNER ? carc_corner_farm_of (state, figure) : CARC_NONE;
}

/* The barns on the farm with this root. */
static CarcFigureSet
barns_on (const CarcState *state, guint16 farm)
{
  CarcFigureSet barns = CARC_NO_FIGURES;
  for (guint player = 0; player < state->rules->n_players; player++)
    for (CARC_EACH_OF_KIND (i, state, player, CARC_BARN))
      if (carc_barn_farm (state, i) == farm)
        carc_figures_put (&barns, i);
  return barns;
}

gboolean
carc_barn_on (const CarcState *state, guint16 farm)
{
  for (guint player = 0; carc_abbey_of (state)->barns > 0 && player < state->rules->n_players; player++)
    for (CARC_EACH_OF_KIND (i, state, player, CARC_BARN))
      if (carc_barn_farm (state, i) == farm)
        return TRUE;
  return FALSE;
}

/* ---- what it pays ---- */

/* The points for each city, if there is a barn on the farm; else 0. */
static int
each_city (const CarcState *state, const CarcSurvey *survey)
{
  const guint16 fresh = carc_abbey_of (state)->barn;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (survey->kinds[player] & 1u << CARC_BARN)
      return 4;
  if (!carc_barn_on (state, survey->root))
    return 0;
  return fresh != CARC_NONE && carc_barn_farm (state, fresh) == survey->root ? 3 : 1;
}

void
carc_barn_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  /* By the first edition of the farms, a city pays all farms around it: then the survey is about the city. */
  if (survey->kind != CARC_FARM || state->nodes[survey->root].kind != CARC_FARM)
    return;
  const int each = each_city (state, survey);
  if (each == 0)
    return;
  carc_worth_term (worth, CARC_NOUN_CITY)->each = (gint16) each;
  carc_worth_term (worth, CARC_NOUN_SIEGED)->each = (gint16) (2 * each); /* a besieged city counts as two */
  if (each == 4)
    carc_worth_term (worth, CARC_NOUN_HERD)->each = 0;
  table_rulings_put (&worth->rulings, each == 4 ? CARC_M5 : CARC_M4);
}

static gboolean
score_farmers (CarcState *state, guint16 farm)
{
  const CarcFigureSet farmers = carc_figures_on (state, farm);
  if (!carc_score_feature (state, farm, &farmers, FALSE))
    return FALSE;
  carc_figures_go_home (state, farm, CARC_LEFT_SCORED);
  return TRUE;
}

guint
carc_barn_farms (const CarcState *state, gboolean also_empty, guint16 farms[CARC_BARN_FARMS_MAX])
{
  const CarcTurn *turn = &state->turn;
  const guint16 fresh = carc_abbey_of (state)->barn;
  const guint16 first = fresh == CARC_NONE ? CARC_NONE : carc_barn_farm (state, fresh);
  guint n = 0;
  if (first != CARC_NONE && (also_empty || state->nodes[first].figures > 0))
    farms[n++] = first;
  if (carc_abbey_of (state)->barns == 0)
    return n;
  for (guint i = 0; i < turn->n_nodes; i++)
    {
      const guint16 farm = state->nodes[turn->first_node + i].feature;
      guint k = 0;
      if (state->nodes[farm].kind != CARC_FARM || state->nodes[farm].figures == 0)
        continue;
      while (k < n && farms[k] != farm)
        k++;
      if (k == n && carc_barn_on (state, farm))
        farms[n++] = farm;
    }
  return n;
}

/* At the end, the barns of each farm, in the order of the farms' oldest nodes.  Every player has one barn, so what one
 * farm pays decides no tie on another, and nobody is asked for an order (A28). */
static gboolean
score_barns (CarcState *state)
{
  guint16 done = 0;
  for (;;)
    {
      guint16 next = CARC_NONE;
      for (guint i = 0; i < state->n_figures; i++)
        {
          const guint16 farm = carc_barn_farm (state, i);
          if (farm != CARC_NONE && state->nodes[farm].oldest >= done
              && (next == CARC_NONE || state->nodes[farm].oldest < state->nodes[next].oldest))
            next = farm;
        }
      if (next == CARC_NONE)
        return TRUE;
      const CarcFigureSet barns = barns_on (state, next);
      if (!carc_score_feature (state, next, &barns, TRUE))
        return FALSE;
      done = (guint16) (state->nodes[next].oldest + 1);
    }
}

gboolean
carc_barn_score (CarcState *state, gboolean final)
{
  guint16 farms[CARC_BARN_FARMS_MAX];
  const guint n = final ? 0 : carc_barn_farms (state, FALSE, farms);
  if (final)
    return score_barns (state);
  for (guint i = 0; i < n; i++)
    if (!score_farmers (state, farms[i]))
      return FALSE;
  carc_abbey_edit (state)->barn = CARC_NONE;
  return TRUE;
}

/* ---- no farmer comes to a barn ---- */

gboolean
carc_barn_may_claim (const CarcState *state, guint kind, guint16 node, TableRefusal *why)
{
  return state->nodes[node].kind != CARC_FARM || !carc_barn_on (state, state->nodes[node].feature)
         || table_refuse (why, _ ("nobody can be deployed on this farm: it has a barn"));
}

/* ---- the act ---- */

/* Can a barn stand on the corner in the north-west of this cell? */
static gboolean
may_stand (const CarcState *state, int x, int y, TableRefusal *why)
{
  if (!state->agreed && !carc_corner_on_tile (state, x, y))
    return table_refuse (why, _ ("the corner north-west of %d,%d does not belong to the tile just placed"), x, y);
  const guint16 farm = carc_corner_farm (state, x, y);
  if (farm == CARC_NONE)
    return table_refuse (why, _ ("a barn needs four quarters of a farm around it: not so in the north-west of %d,%d"),
                         x, y);
  return state->agreed || carc_rule (state, CARC_M3) == CARC_M3_ANY || !carc_barn_on (state, farm)
         || table_refuse (why, _ ("this farm has a barn already"));
}

void
carc_barn_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                 GArray *offers)
{
  const CarcState *state = data;
  if (carc_figure_in_supply (state, state->player, CARC_BARN) == CARC_NONE)
    return;
  /* A corner that two cells of the tile share is offered by the cell south-east of it, or by the last one. */
  for (guint i = 0; i < (state->agreed ? state->n_slots : state->turn.n_slots); i++)
    for (int corner = 0; corner < 4; corner++)
      {
        const CarcSlot *slot = &state->slots[state->agreed ? i : state->turn.slots[i]];
        const int x = slot->x + corner % 2, y = slot->y + corner / 2;
        gboolean known = FALSE;
        for (guint k = 0; k < offers->len; k++)
          known |= g_array_index (offers, TableOffer, k).x == x && g_array_index (offers, TableOffer, k).y == y;
        if (!known && may_stand (state, x, y, NULL))
          carc_offer_corner (offers, x, y);
      }
}

gboolean
carc_barn_offered (gconstpointer laid, const TableAct *act)
{
  const CarcState *state = laid;
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  if (!carc_in_play (state->rules, CARC_SYSTEM_ABBEY))
    return FALSE;
  carc_barn_offer (laid, NULL, act, &act->operands[0], offers);
  return offers->len > 0;
}

gboolean
carc_barn_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const CarcCellXY *corner = &entry->path[0];
  const guint barn = carc_figure_in_supply (state, state->player, CARC_BARN);
  if (barn == CARC_NONE)
    return carc_refuse_none_left (state, state->player, CARC_BARN, why);
  if (!may_stand (state, corner->x, corner->y, why))
    return FALSE;
  carc_figure_to_corner (state, barn, corner->x, corner->y);
  carc_abbey_edit (state)->barn = (guint16) barn;
  return TRUE;
}

char *
carc_barn_tell (gconstpointer before, gconstpointer given)
{
  const CarcEntry *entry = given;
  g_autofree char *place = g_strdup_printf (_ ("the corner north-west of %d,%d"), entry->path[0].x, entry->path[0].y);
  return carc_words (_ (carc_figures[CARC_BARN]->acted), place);
}
