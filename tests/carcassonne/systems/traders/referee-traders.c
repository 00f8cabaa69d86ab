/* referee-traders.c - what the referee knows of Traders and Builders: goods, second tiles, and who goes home with whom.
 * What pigs add is in referee-judge.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/carc-traders-marks.h"
#include "carcassonne/systems/bridge/carc-bridge.h"
#include "carcassonne/systems/traders/carc-traders.h"

typedef struct
{
  gboolean extended; /* the tile extended a feature with its player's builder */
  guint goods[3][TABLE_MAX_PLAYERS];
} Part;
REFEREE_PART (TRADERS)

static const guint marks[3] = { CARC_WINE, CARC_GRAIN, CARC_CLOTH };

/* Has the tile that was laid last a part of this feature? */
static gboolean
is_on_tile (const Referee *r, int feature)
{
  for (guint c = r->first_cell; c < r->cells->len; c++)
    {
      const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, c);
      for (guint i = 0; i < cell->cell->n_nodes; i++)
        if (cell->feature[i] == feature
            && (referee_rule (r, CARC_BR2) == CARC_BR2_YES || !referee_is_bridge (r, cell, i)))
          return TRUE;
    }
  return FALSE;
}

static void
laid (Referee *r)
{
  part_of (r)->extended = FALSE;
  referee_survey (r);
  for (guint i = 0; (!r->second || r->as_first) && i < r->n_figures; i++)
    if (r->figures[i].kind == CARC_BUILDER && r->figures[i].player == r->player && r->figures[i].place == AT_WORK)
      part_of (r)->extended |= is_on_tile (r, referee_feature_of (r, &r->figures[i]));
}

static gboolean
again (const Referee *r)
{
  return part_of (r)->extended;
}

/* Builders and pigs whose player has nobody else there go home. */
static void
left (Referee *r)
{
  referee_survey (r);
  for (guint i = 0; i < r->n_figures; i++)
    {
      gboolean alone = r->figures[i].place == AT_WORK && referee_weight (r->figures[i].kind) == 0;
      for (guint k = 0; k < r->n_figures; k++)
        if (r->figures[k].player == r->figures[i].player && referee_weight (r->figures[k].kind) > 0
            && referee_feature_of (r, &r->figures[k]) == referee_feature_of (r, &r->figures[i]))
          alone = FALSE;
      if (alone && !referee_was_cut_off (r, i))
        r->figures[i].place = AT_HOME;
    }
}

void
referee_take_goods (Referee *r, int city)
{
  const RefereeFeature *feature = referee_feature (r, city);
  for (guint k = 0; feature->kind == CARC_CITY && k < G_N_ELEMENTS (marks); k++)
    part_of (r)->goods[k][r->player] += feature->of_mark[marks[k]];
}

static void
completed (Referee *r, const GArray *fresh)
{
  for (guint i = 0; i < fresh->len; i++)
    referee_take_goods (r, g_array_index (fresh, int, i));
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  if (entry->kind != CARC_ENTRY_NOW_GOODS)
    return FALSE;
  part_of (r)->goods[entry->choice][entry->player] = (guint) entry->number;
  return TRUE;
}

static void
finish (Referee *r)
{
  for (guint k = 0; k < G_N_ELEMENTS (marks); k++)
    for (guint p = 0; p < r->rules->n_players; p++)
      {
        gboolean most = part_of (r)->goods[k][p] > 0;
        for (guint other = 0; other < r->rules->n_players; other++)
          most &= part_of (r)->goods[k][other] <= part_of (r)->goods[k][p];
        referee_give (r, p, most ? 10 : 0, CARC_LINE_GOODS);
      }
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      guint home[2] = { 0 };
      for (guint k = 0; k < G_N_ELEMENTS (marks); k++)
        if (carc_traders_of (after)->goods[k][p] != part_of (r)->goods[k][p])
          return "the referee counts other goods";
      for (guint i = 0; i < r->n_figures; i++)
        if (r->figures[i].player == p && r->figures[i].place == AT_HOME)
          for (guint k = 0; k < 2; k++)
            home[k] += r->figures[i].kind == CARC_BUILDER + k;
      if (home[0] != carc_supply (after, p, CARC_BUILDER) || home[1] != carc_supply (after, p, CARC_PIG))
        return "by the referee, another builder or pig is at home";
    }
  if (after->again != r->second)
    return "the referee counts tiles of a turn in another way";
  return NULL;
}

static const char *const says[] = {
  "takes [1-9][0-9]* (wine|grain|cloth)",
  NULL,
};

const RefereeSystem referee_traders = {
  .system = CARC_SYSTEM_TRADERS,
  .part_size = sizeof (Part),
  .figures = { { CARC_BUILDER, 1, 0 }, { CARC_PIG, 1, 0 } },
  .act = act,
  .laid = laid,
  .left = left,
  .completed = completed,
  .again = again,
  .finish = finish,
  .finishes_last = TRUE,
  .differs = differs,
  .says = says,
};
