/* carc-arbitress-tie.c - how the Arbitress judges a tie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Arbitress: 1 (the nearest gets the points, then who has fewer points) and final scoring;
 * rulings A5 to A13, A22 and A23.  What the table decides is in carc-arbitress.c.
 */
#include "carc-arbitress.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

/* ---- how she judges a tie: sheet 1 and final scoring, A5 to A11 ---- */

/* A cell on which a figure stands, and the spot where it stands there. */
typedef struct
{
  gint16 x, y;
  guint8 spot_x, spot_y;
} Stand;

/* The cells of a figure: its own, or the four around its corner (A20).  Returns their number. */
static guint
stands_of (const CarcState *state, const CarcFigure *figure, Stand stands[4])
{
  const CarcSlot *slot = &state->slots[figure->slot];
  if (figure->place == CARC_PLACE_FEATURE || carc_place_rows[figure->place]->on_node)
    {
      const CarcSegment *segment = carc_node_segment (state, figure->node);
      stands[0] = (Stand){ slot->x, slot->y, segment->spot_x, segment->spot_y };
      return 1;
    }
  for (guint i = 0; i < 4; i++)
    stands[i] = (Stand){ (gint16) (slot->x - (i & 1)), (gint16) (slot->y - i / 2),
                         (guint8) (i & 1 ? CARC_SPOT_UNIT : 0), (guint8) (i / 2 ? CARC_SPOT_UNIT : 0) };
  return 4;
}

/* The square of the straight length from the middle of her cell to this spot.  It is a whole number, so equal lengths
 * are exactly equal. */
static gint64
straight (const CarcTie *tie, const Stand *stand)
{
  gint64 dx = (stand->x - tie->her_x) * CARC_SPOT_UNIT + stand->spot_x - CARC_SPOT_UNIT / 2;
  gint64 dy = (stand->y - tie->her_y) * CARC_SPOT_UNIT + stand->spot_y - CARC_SPOT_UNIT / 2;
  return dx * dx + dy * dy;
}

/* Compares the place with the nearest one of its player so far (A5, A20).  If the ruler can decide, it is, of equally
 * near ones, the nearest by the ruler. */
static void
measure_stand (const CarcState *state, guint index, const Stand *stand, gboolean by_ruler, CarcTie *tie)
{
  const guint player = state->figures[index].player;
  const int distance = carc_distance (state, tie->her_x, tie->her_y, stand->x, stand->y);
  const gint64 ruler = straight (tie, stand);
  if (tie->distance[player] >= 0
      && (tie->distance[player] < distance
          || (tie->distance[player] == distance && (!by_ruler || tie->ruler[player] <= ruler))))
    return;
  tie->distance[player] = (gint16) distance;
  tie->ruler[player] = ruler;
  tie->nearest[player] = (guint16) index;
  tie->nearest_x[player] = stand->x;
  tie->nearest_y[player] = stand->y;
  tie->spot_x[player] = stand->spot_x;
  tie->spot_y[player] = stand->spot_y;
}

/* Does this figure speak for its player?  A figure that counts nothing in the feature does not (A21). */
static gboolean
speaks (const CarcState *state, const CarcCase *the_case, const CarcSurvey *survey, const CarcFigure *figure)
{
  return (the_case->tied & (1 << figure->player)) && carc_figures[figure->kind]->counts_for_arbitress
         && carc_figure_weight ((CarcFigureKind) figure->kind, survey) > 0;
}

/* Finds the figure of each tied player that counts: the nearest one (A5). */
static void
measure (const CarcState *state, const CarcCase *the_case, CarcTie *tie)
{
  gboolean by_ruler = carc_rule (state, CARC_A11) == CARC_A11_SPOTS || carc_rule (state, CARC_A10) == CARC_A10_RULER;
  CarcSurvey survey;
  carc_survey_with (state, the_case->node, &the_case->figures, &survey);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      tie->distance[player] = -1;
      tie->nearest[player] = CARC_NONE;
    }
  for (CARC_EACH_FIGURE (i, &the_case->figures))
    {
      const CarcFigure *figure = &state->figures[i];
      Stand stands[4];
      if (!speaks (state, the_case, &survey, figure))
        continue;
      const guint n = stands_of (state, figure, stands);
      if (tie->distance[figure->player] >= 0)
        table_rulings_put (&tie->rulings, CARC_A5);
      if (n > 1)
        table_rulings_put (&tie->rulings, CARC_A20);
      for (guint k = 0; k < n; k++)
        measure_stand (state, i, &stands[k], by_ruler, tie);
    }
}

/* Those of `among` with the smallest number. */
static guint8
with_least (const gint64 numbers[TABLE_MAX_PLAYERS], guint8 among)
{
  gint64 least = G_MAXINT64;
  guint8 best = 0;
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    if (among & (1 << player))
      {
        if (numbers[player] < least)
          {
            least = numbers[player];
            best = 0;
          }
        if (numbers[player] == least)
          best |= (guint8) (1 << player);
      }
  return best;
}

static guint8
with_least_distance (const CarcTie *tie, guint8 among)
{
  gint64 numbers[TABLE_MAX_PLAYERS];
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    numbers[player] = tie->distance[player];
  return with_least (numbers, among);
}

static guint8
with_fewest_points (const CarcState *state, CarcTie *tie, guint8 among)
{
  const gint32 *points = carc_rule (state, CARC_A8) == CARC_A8_RUNNING ? state->ledger.scores
                                                                       : state->turn.scores_before;
  gint64 numbers[TABLE_MAX_PLAYERS];
  tie->compared = among;
  table_rulings_put (&tie->rulings, CARC_A8);
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    {
      if (among & (1 << player))
        tie->points[player] = points[player];
      numbers[player] = points[player];
    }
  return with_least (numbers, among);
}

static guint8
with_shortest_ruler (CarcTie *tie, guint8 among)
{
  tie->ruled = among;
  return with_least (tie->ruler, among);
}

static guint8
last_to_come (const CarcState *state, const CarcCase *the_case, guint8 among)
{
  guint last = 0;
  guint8 best = among;
  CarcSurvey survey;
  carc_survey_with (state, the_case->node, &the_case->figures, &survey);
  for (CARC_EACH_FIGURE (i, &the_case->figures))
    if ((among & (1 << state->figures[i].player)) && state->figures[i].serial > last
        && speaks (state, the_case, &survey, &state->figures[i]))
      {
        last = state->figures[i].serial;
        best = (guint8) (1 << state->figures[i].player);
      }
  return best;
}

/* For A10 active: a bit for the player who is active.  In play that is the player whose tile is scored.  The final
 * scoring is in nobody's turn.  There it is whoever laid the last tile, also in a forecast and if the table ends the
 * game.  0 before the first tile. */
static guint8
active_player (const CarcState *state, gboolean final)
{
  if (!final)
    return (guint8) (1 << state->player);
  const int last = carc_last_to_lay (state);
  return last < 0 ? 0 : (guint8) (1 << last);
}

/* Distance and points (or the ruler, A11) are equal: decides by A10. */
static gboolean
rules_end (CarcState *state, const CarcCase *the_case, CarcTie *tie)
{
  guint8 among = tie->winners;
  table_rulings_put (&tie->rulings, CARC_A10);
  tie->rule = CARC_RULE_SHARE;
  switch (carc_rule (state, CARC_A10))
    {
    case CARC_A10_RULER:
      tie->winners = with_shortest_ruler (tie, among);
      if (tie->winners != among)
        tie->rule = CARC_RULE_RULER;
      break;
    case CARC_A10_ACTIVE:
      if (among & active_player (state, the_case->final))
        {
          tie->winners = active_player (state, the_case->final);
          tie->rule = CARC_RULE_ACTIVE;
        }
      break;
    case CARC_A10_LAST:
      tie->winners = last_to_come (state, the_case, among);
      tie->rule = CARC_RULE_LAST;
      break;
    case CARC_A10_NOBODY:
      tie->winners = 0;
      tie->rule = CARC_RULE_NOBODY;
      break;
    case CARC_A10_ASK: tie->rule = CARC_RULE_TABLE; return carc_judge_asked (state, tie, among, &tie->winners);
    default: break;
    }
  return TRUE;
}

static gboolean
decide (CarcState *state, const CarcCase *the_case, CarcTie *tie)
{
  tie->rule = CARC_RULE_DISTANCE;
  tie->winners = with_least_distance (tie, tie->tied);
  if (carc_ones (tie->winners) == 1)
    return TRUE;
  switch (carc_rule (state, CARC_A11))
    {
    case CARC_A11_TABLE:
      tie->rule = CARC_RULE_TABLE;
      table_rulings_put (&tie->rulings, CARC_A11);
      if (!carc_judge_asked (state, tie, tie->winners, &tie->winners))
        return FALSE;
      break;
    case CARC_A11_SPOTS:
      tie->rule = CARC_RULE_RULER;
      table_rulings_put (&tie->rulings, CARC_A11);
      tie->winners = with_shortest_ruler (tie, tie->winners);
      break;
    default: tie->rule = CARC_RULE_POINTS; tie->winners = with_fewest_points (state, tie, tie->winners);
    }
  if (carc_ones (tie->winners) == 1)
    return TRUE;
  return rules_end (state, the_case, tie);
}

static void
keep_tie (CarcState *state, const CarcTie *tie)
{
  if (state->n_ties == state->size_ties)
    {
      state->size_ties = state->size_ties * 2 + 16;
      state->ties = g_renew (CarcTie, state->ties, state->size_ties);
    }
  state->ties[state->n_ties++] = *tie;
}

gboolean
carc_tie_is_open (const CarcState *state, const CarcTie *tie)
{
  const gboolean asks = (carc_rule (state, CARC_A10) == CARC_A10_ASK && table_rulings_has (&tie->rulings, CARC_A10))
                        || (carc_rule (state, CARC_A11) == CARC_A11_TABLE
                            && table_rulings_has (&tie->rulings, CARC_A11));
  const gboolean runs = carc_rule (state, CARC_A8) == CARC_A8_RUNNING && tie->compared != 0 && !tie->final;
  return state->forecasting && (asks || runs);
}

CarcBecause
carc_tie_because (const CarcTie *tie)
{
  static const CarcBecause by_rule[] = {
    [CARC_RULE_DISTANCE] = CARC_BECAUSE_NEAREST, [CARC_RULE_POINTS] = CARC_BECAUSE_FEWER,
    [CARC_RULE_RULER] = CARC_BECAUSE_RULER,      [CARC_RULE_SHARE] = CARC_BECAUSE_RULES_END,
    [CARC_RULE_ACTIVE] = CARC_BECAUSE_ACTIVE,    [CARC_RULE_LAST] = CARC_BECAUSE_LAST,
    [CARC_RULE_NOBODY] = CARC_BECAUSE_RULES_END, [CARC_RULE_TABLE] = CARC_BECAUSE_TABLE,
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (by_rule) == CARC_N_TIE_RULES);
  return by_rule[tie->rule];
}

gboolean
carc_arbitress_judge (CarcState *state, const CarcCase *the_case, CarcVerdict *verdict)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  gboolean before = carc_rule (state, CARC_A13) == CARC_A13_BEFORE && !the_case->final;
  CarcTie tie = {
    .entry = state->n_entries,
    .feature = the_case->node,
    .kind = the_case->kind,
    .final = (guint8) the_case->final,
    .value = (gint16) the_case->value,
    .tied = the_case->tied,
    .her_x = before ? she->before_x : she->x,
    .her_y = before ? she->before_y : she->y,
    .rulings = TABLE_RULINGS (CARC_A1, CARC_A22),
  };
  CarcCellXY cell = carc_name_cell (state, the_case->node);
  tie.cell_x = cell.x;
  tie.cell_y = cell.y;
  measure (state, the_case, &tie);
  if (carc_ones (tie.tied) > 2)
    table_rulings_put (&tie.rulings, CARC_A7);
  if (she->moved && !the_case->final)
    table_rulings_put (&tie.rulings, CARC_A13);
  if (the_case->final)
    table_rulings_put (&tie.rulings, CARC_A23);
  if (the_case->final && carc_rule (state, CARC_A28) == CARC_A28_ASKED)
    table_rulings_put (&tie.rulings, CARC_A28);
  if (!decide (state, the_case, &tie))
    return FALSE;
  keep_tie (state, &tie);
  verdict->winners = tie.winners;
  verdict->because = carc_tie_because (&tie);
  verdict->tie = (gint32) state->n_ties - 1;
  table_rulings_join (&verdict->rulings, &tie.rulings);
  return TRUE;
}

/* ---- what her move would turn ---- */

/* More than this are only counted. */
#define TURNED_TOLD 2

/* The ties that there would be if the game ended then, and that another player would win because she moves.  What this
 * tile scores is told anyway; who wins a tie that the table decides is not known. */
char *
carc_arbitress_leads_to (const CarcTrial *trial)
{
  const guint known = trial->before->n_ties;
  guint from, turned = 0;
  if (trial->entry->kind != CARC_ENTRY_PLACE || trial->entry->act != CARC_ACT_ARBITRESS || trial->plain == NULL)
    return NULL;
  g_autoptr (CarcState) plain = carc_forecast (trial->plain, &from, NULL),
                        after = carc_forecast (trial->after, &from, NULL);
  g_autoptr (GString) words = g_string_new (NULL);
  for (guint i = known; i < after->n_ties; i++)
    {
      const CarcTie *tie = &after->ties[i], *usual = carc_tie_otherwise (plain, known, after, tie);
      if (!tie->final || tie->winners == 0 || (usual != NULL && usual->winners == tie->winners)
          || carc_tie_is_open (after, tie) || turned++ >= TURNED_TOLD)
        continue;
      g_autofree char *names = carc_names_tell (after, tie->winners);
      g_autofree char *feature = carc_feature_tell (after, tie->feature);
      if (words->len > 0)
        g_string_append (words, ", ");
      /* Translators: a tied feature, and who would get it */
      g_string_append_printf (words, _ ("%s to %s"), feature, names);
    }
  if (turned == 0)
    return NULL;
  if (turned > TURNED_TOLD)
    {
      const guint more = turned - TURNED_TOLD;
      g_string_append_printf (words, ngettext (", %u more", ", %u more", more), more);
    }
  /* Translators: ties that another player would win: "turns city at 2,3 to Anna" */
  return g_strdup_printf (_ ("turns %s"), words->str);
}
