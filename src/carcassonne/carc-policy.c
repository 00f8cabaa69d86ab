/* carc-policy.c - what a state is worth to the simple player, and which place of a tile is worth most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of a tile are compared quickly: the tile is laid on a copy, and only the features that it touches are
 * appraised again.  This is the same as carc_policy_value () before and after, if nothing in play pays in other ways
 * (a test compares them).  If something does, the best places by the quick value are tried in full.
 */
#include "carc-policy-room.h"
#include "carc-tile-ways.h"

#include <math.h>

#include "table/table-random.h"

const CarcTaste carc_taste_usual = { .others = .8, .hand = 8, .city = .6, .cloister = .5, .prize = 1 };
const CarcTaste carc_taste_greedy = { .others = 1 };
const CarcTaste carc_taste_selfish = { .others = 0 };
const CarcTaste carc_taste_random = { .random = 100 };

/* ---- random numbers ---- */

void
carc_policy_seed (CarcPolicy *policy, guint64 seed)
{
  policy->random = seed;
}

guint
carc_policy_pick (CarcPolicy *policy, guint n)
{
  g_assert (n > 0);
  return (guint) (((table_random (&policy->random) >> 32) * n) >> 32);
}

/* ---- what a feature is worth ---- */

/* What a figure is worth when it comes back early: that of the middle of a usual supply. */
#define HOME .5
#define HOLDING 1

/* How likely it is that a feature with so many open sides is completed in time. */
static double
likely (const CarcPolicy *policy, int open, double wait)
{
  return exp (-wait * open / (policy->turns + .5));
}

/* What its owners get with the feature when it is completed, besides points now. */
static double
prize (const CarcPolicy *policy, const CarcState *state, const CarcSurvey *survey)
{
  int points = 0;
  for (CARC_EACH_WITH (left, state->rules, prize))
    points += carc_with (state->rules, left)->prize (state, survey);
  return policy->taste.prize * points;
}

/* What an unfinished feature, or a farm, may still bring to its owners, beside its points now. */
static double
hope (const CarcPolicy *policy, const CarcState *state, const CarcSurvey *survey)
{
  const CarcTaste *taste = &policy->taste;
  const double home = HOME * taste->hand + prize (policy, state, survey);
  switch (survey->kind)
    {
    case CARC_CITY: return likely (policy, survey->open, 4) * (taste->city * (survey->tiles + survey->pennants) + home);
    case CARC_ROAD: return likely (policy, survey->open, 3) * home;
    case CARC_CLOISTER:
      return likely (policy, survey->open, 1.5) * home + taste->cloister * survey->open * likely (policy, 1, 2);
    default: return 0;
    }
}

/* How much the answer to a tie now says about the one when it counts: she may go elsewhere in every turn until then. */
static double
holding (const CarcPolicy *policy)
{
  return 1 / (1 + HOLDING * policy->turns);
}

/* Which of the owners would get the points now.  `state` is a copy that may change. */
static guint8
decide_now (CarcState *state, const CarcSurvey *survey, const CarcFigureSet *figures, guint8 owners, int points)
{
  const CarcCase the_case = { .node = survey->root,
                              .kind = survey->kind,
                              .final = !survey->complete,
                              .value = points,
                              .figures = *figures,
                              .tied = owners };
  CarcVerdict verdict;
  state->forecasting = TRUE; /* nobody is asked */
  return carc_decide (state, &the_case, &verdict) ? verdict.winners : owners;
}

/* Is there a tie that one of its players wins, if it is judged? */
static gboolean
is_judged (const CarcState *state, guint8 owners, int points)
{
  return (owners & (owners - 1)) != 0 && points > 0 && carc_ties_are_decided (state->rules);
}

/* Adds what the feature is worth to each player, if these figures are in it.  `state` is a copy that may change. */
static void
appraise (const CarcPolicy *policy, CarcState *state, guint16 root, const CarcFigureSet *figures, double *values)
{
  CarcSurvey survey;
  CarcWorth worth;
  carc_survey_with (state, root, figures, &survey);
  const guint8 owners = carc_majority (&survey);
  const gboolean final = !survey.complete;
  const int points = owners ? carc_appraise (state, &survey, final, &worth) : 0;
  const gboolean judged = is_judged (state, owners, points);
  const guint8 winners = judged ? decide_now (state, &survey, figures, owners, points) : owners;
  const double sure = judged && final ? holding (policy) : 1, n = carc_ones (owners);
  const double more = final ? hope (policy, state, &survey) : prize (policy, state, &survey);
  for (guint player = 0; owners >> player != 0; player++)
    if (owners >> player & 1)
      {
        const int own = points != 0 ? carc_worth_for (state, &survey, final, player, &worth) : 0;
        values[player] += more + (winners >> player & 1 ? sure * own : 0) + (1 - sure) * own / n;
      }
}

/* ---- what a state is worth ---- */

static void
count_supplies (const CarcState *state, guint supply[TABLE_MAX_PLAYERS])
{
  memset (supply, 0, TABLE_MAX_PLAYERS * sizeof *supply);
  for (guint i = 0; i < state->n_figures; i++)
    supply[state->figures[i].player] += state->figures[i].place == CARC_PLACE_SUPPLY;
}

/* A supply is worth less when few turns are left to use it. */
static void
price_hands (CarcPolicy *policy)
{
  const double late = MIN (1, policy->turns / 6);
  double one = policy->taste.hand * late;
  policy->hand[0] = 0;
  for (guint i = 1; i <= CARC_HAND_MAX; i++, one *= .75)
    policy->hand[i] = policy->hand[i - 1] + one;
}

static double
hand_of (const CarcPolicy *policy, int n)
{
  return policy->hand[CLAMP (n, 0, CARC_HAND_MAX)];
}

void
carc_policy_begin (CarcPolicy *policy, const CarcState *state)
{
  policy->there = table_there (state->rules, state->away);
  policy->turns = (double) state->n_remaining / __builtin_popcount (policy->there);
  price_hands (policy);
  count_supplies (state, policy->supply);
}

void
carc_policy_look (CarcPolicy *policy, const CarcState *state)
{
  carc_policy_begin (policy, state);
  policy->n_known = 0;
  carc_state_assign (policy->trial, state);
  for (guint i = 0; i < state->n_figures; i++)
    {
      guint k = 0;
      if (state->figures[i].place != CARC_PLACE_FEATURE)
        continue;
      const guint16 root = state->nodes[state->figures[i].node].feature;
      while (k < policy->n_known && policy->known[k].root != root)
        k++;
      if (k < policy->n_known)
        continue;
      CarcKnown *known = &policy->known[policy->n_known++];
      const CarcFigureSet figures = carc_figures_on (state, root);
      known->root = root;
      memset (known->values, 0, sizeof known->values);
      appraise (policy, policy->trial, root, &figures, known->values);
    }
}

/* What the forecast does not say of an occupied feature. */
static void
add_hope (CarcPolicy *policy, const CarcState *state, const CarcOccupied *feature, double *values)
{
  CarcSurvey survey;
  CarcWorth worth;
  /* Nothing is hoped of farms, and they take longest to survey. */
  if (state->nodes[feature->root].kind == CARC_FARM && !carc_ties_are_decided (state->rules))
    return;
  carc_survey_with (state, feature->root, &feature->figures, &survey);
  const guint8 owners = carc_majority (&survey);
  if (survey.complete || owners == 0)
    return;
  const double more = hope (policy, state, &survey), sure = holding (policy), n = carc_ones (owners);
  const int points = (owners & (owners - 1)) != 0 ? carc_appraise (state, &survey, TRUE, &worth) : 0;
  guint8 winners = owners;
  const gboolean judged = is_judged (state, owners, points);
  if (judged)
    {
      carc_state_assign (policy->trial, state);
      winners = decide_now (policy->trial, &survey, &feature->figures, owners, points);
    }
  for (guint player = 0; owners >> player != 0; player++)
    if (owners >> player & 1)
      values[player] += more + (judged ? (1 - sure) * points * (1 / n - (winners >> player & 1)) : 0);
}

void
carc_policy_value (CarcPolicy *policy, const CarcState *state, double values[TABLE_MAX_PLAYERS])
{
  guint supply[TABLE_MAX_PLAYERS], from;
  CarcState *forecast = carc_forecast (state, &from, NULL);
  CarcOccupied features[CARC_MAX_FIGURES];
  const guint n = carc_occupied (state, G_MAXUINT, features);
  count_supplies (state, supply);
  for (guint player = 0; player < state->rules->n_players; player++)
    values[player] = forecast->ledger.scores[player] + hand_of (policy, (int) supply[player]);
  carc_state_free (forecast);
  for (guint i = 0; i < n && !state->finished; i++)
    add_hope (policy, state, &features[i], values);
  for (CARC_EACH_WITH (left, state->rules, promise))
    for (guint player = 0; player < state->rules->n_players && !state->finished; player++)
      values[player] += policy->taste.prize * carc_with (state->rules, left)->promise (state, player, policy->turns);
}

double
carc_policy_gain (const CarcPolicy *policy, guint player, const double after[TABLE_MAX_PLAYERS],
                  const double before[TABLE_MAX_PLAYERS])
{
  const guint there = policy->there & ~(1u << player);
  double others = 0;
  for (guint i = 0; there >> i != 0; i++)
    others += there >> i & 1 ? after[i] - before[i] : 0;
  return after[player] - before[player] - (there != 0 ? policy->taste.others * others / __builtin_popcount (there) : 0);
}

/* ---- a tile at all its places ---- */

typedef struct
{
  CarcPolicy *policy;
  const CarcState *state;
  CarcOption best[CARC_RANKED_MAX];
  guint n, max;
  guint ties; /* with the last of the best */
} Ranking;

/* Of options that are worth the same, each has the same chance to be the best one. */
static void
rank (Ranking *ranking, const CarcOption *option)
{
  guint at = ranking->n;
  CarcOption *best = ranking->best;
  if (at == ranking->max && option->gain < best[at - 1].gain)
    return;
  if (ranking->max == 1 && at == 1 && option->gain == best[0].gain)
    {
      if (carc_policy_pick (ranking->policy, ++ranking->ties + 1) != 0)
        return;
    }
  else
    ranking->ties = 0;
  if (at == ranking->max)
    at--;
  for (; at > 0 && best[at - 1].gain < option->gain; at--)
    best[at] = best[at - 1];
  best[at] = *option;
  ranking->n = MIN (ranking->n + 1, ranking->max);
}

/* What the tile that was laid on the trial changes. */
typedef struct
{
  double values[TABLE_MAX_PLAYERS];
  int supply[TABLE_MAX_PLAYERS];
  guint64 seen[CARC_MAX_FIGURES / 64]; /* known features that were appraised anew */
  gboolean city;                       /* a city was completed, which pays farms */
} Change;

/* What the known feature was worth is taken off, once. */
static void
forget_known (const Ranking *ranking, Change *change, guint k)
{
  if (table_bits_has (change->seen, k))
    return;
  table_bits_put (change->seen, k);
  for (guint player = 0; player < ranking->state->rules->n_players; player++)
    change->values[player] -= ranking->policy->known[k].values[player];
}

static void
appraise_again (const Ranking *ranking, Change *change, guint16 root)
{
  const CarcPolicy *policy = ranking->policy;
  CarcState *trial = policy->trial;
  const gboolean complete = trial->nodes[root].open == 0 && trial->nodes[root].kind != CARC_FARM;
  const CarcFigureSet figures = carc_figures_on (trial, root);
  for (guint k = 0; k < policy->n_known; k++)
    if (trial->nodes[policy->known[k].root].feature == root)
      forget_known (ranking, change, k);
  appraise (policy, trial, root, &figures, change->values);
  for (CARC_EACH_FIGURE (i, &figures))
    if (complete)
      change->supply[trial->figures[i].player]++;
}

static void
appraise_farms (const Ranking *ranking, Change *change)
{
  const CarcPolicy *policy = ranking->policy;
  for (guint k = 0; k < policy->n_known; k++)
    {
      const guint16 root = policy->trial->nodes[policy->known[k].root].feature;
      if (policy->trial->nodes[root].kind == CARC_FARM && !table_bits_has (change->seen, k))
        appraise_again (ranking, change, root);
    }
}

/* Every feature that the tile touches, and the farms if it completed a city. */
static void
appraise_touched (const Ranking *ranking, Change *change)
{
  guint16 roots[CARC_CELLS_MAX * (CARC_SEGMENTS_MAX + 8)]; /* what is appraised already, up to `end` */
  guint16 *end = roots;
  const CarcState *trial = ranking->policy->trial;
  const CarcTurn *turn = &trial->turn;
  for (guint i = 0; i < turn->n_nodes; i++)
    {
      const guint16 root = trial->nodes[turn->first_node + i].feature;
      if (carc_list_has (roots, (guint) (end - roots), root))
        continue;
      *end++ = root;
      change->city |= trial->nodes[root].kind == CARC_CITY && trial->nodes[root].open == 0;
      if (trial->nodes[root].figures)
        appraise_again (ranking, change, root);
    }
  for (guint i = 0; i < turn->n_slots; i++)
    for (guint side = 0; side < 8; side++)
      {
        const guint16 slot = carc_slot_around (trial, turn->slots[i], side);
        const guint16 node = carc_slot_placed (trial, slot) ? trial->slots[slot].cloister : CARC_NONE;
        if (node != CARC_NONE && trial->nodes[node].figures && !carc_list_has (roots, (guint) (end - roots), node))
          {
            *end++ = node;
            appraise_again (ranking, change, node);
          }
      }
  if (change->city)
    appraise_farms (ranking, change);
}

static double
gain_of (const Ranking *ranking, const Change *change)
{
  static const double nothing[TABLE_MAX_PLAYERS];
  const CarcPolicy *policy = ranking->policy;
  double values[TABLE_MAX_PLAYERS];
  for (guint player = 0; player < ranking->state->rules->n_players; player++)
    values[player] = change->values[player] + hand_of (policy, (int) policy->supply[player] + change->supply[player])
                     - hand_of (policy, (int) policy->supply[player]);
  return carc_policy_gain (policy, ranking->state->player, values, nothing);
}

/* What a figure that joins others may bring; its worth is not in the forecast. */
#define JOINING 2.

static void
rank_claim (Ranking *ranking, const Change *change, CarcOption *option, guint figure, guint16 node)
{
  CarcPolicy *policy = ranking->policy;
  CarcState *trial = policy->trial;
  const guint16 root = trial->nodes[node].feature;
  const guint player = trial->player;
  Change claimed = *change;
  CarcFigureSet figures = CARC_NO_FIGURES;
  carc_figures_put (&figures, figure);
  if (carc_figures[option->kind]->joins_in != 0)
    claimed.values[player] += JOINING * MIN (1, policy->turns / 6);
  else
    appraise (policy, trial, root, &figures, claimed.values);
  if (trial->nodes[root].open != 0 || trial->nodes[root].kind == CARC_FARM)
    claimed.supply[player]--;
  option->node = (guint16) (node - trial->turn.first_node);
  option->gain = gain_of (ranking, &claimed);
  rank (ranking, option);
}

/* Lays the tile on the trial, and ranks what can be done there.  Where nothing can be claimed and something must be
 * done, that is told by the place alone. */
static void
rank_place (Ranking *ranking, guint tile, int x, int y, guint rot)
{
  CarcState *trial = ranking->policy->trial;
  Change change = { 0 };
  CarcOption option = { .x = (gint16) x, .y = (gint16) y, .rot = (guint8) rot, .node = CARC_NONE };
  CarcTileClaim claims[CARC_TILE_CLAIMS_MAX];
  carc_state_assign (trial, ranking->state);
  carc_turn_lay (trial, tile, x, y, rot);
  appraise_touched (ranking, &change);
  const guint n = carc_tile_claims (trial, TRUE, claims);
  if (n == 0 || carc_may_act (trial, CARC_ACT_NONE, NULL))
    {
      option.gain = gain_of (ranking, &change);
      rank (ranking, &option);
    }
  for (guint i = 0; i < n; i++)
    {
      option.kind = claims[i].kind;
      rank_claim (ranking, &change, &option, claims[i].figure, claims[i].node);
    }
}

static void
rank_all (Ranking *ranking, guint tile)
{
  CarcTilePlaces places;
  carc_policy_look (ranking->policy, ranking->state);
  for (carc_tile_places_begin (&places, ranking->state, tile, FALSE); carc_tile_places_next (&places);)
    rank_place (ranking, tile, places.at->x, places.at->y, places.rot);
}

/* Any place, and any claim or none. */
static gboolean
choose_at_random (CarcPolicy *policy, const CarcState *state, guint tile, CarcOption *option)
{
  CarcTilePlaces places;
  Ranking ranking = { .policy = policy, .state = state, .max = CARC_RANKED_MAX };
  carc_tile_places_begin (&places, state, tile, FALSE);
  if (places.n == 0)
    return FALSE;
  const CarcPlace *place = &places.places[carc_policy_pick (policy, places.n)];
  guint rot;
  do
    rot = carc_policy_pick (policy, 4);
  while (!(place->rots >> rot & 1));
  carc_policy_begin (policy, state);
  policy->n_known = 0;
  rank_place (&ranking, tile, place->x, place->y, rot);
  if (ranking.n == 0)
    return FALSE;
  *option = ranking.best[carc_policy_pick (policy, ranking.n)];
  return TRUE;
}

guint
carc_policy_quick (CarcPolicy *policy, const CarcState *state, guint tile, CarcOption *options, guint max)
{
  Ranking ranking = { .policy = policy, .state = state, .max = MIN (max, CARC_RANKED_MAX) };
  if (policy->taste.random > 0 && carc_policy_pick (policy, 100) < policy->taste.random)
    return choose_at_random (policy, state, tile, options);
  rank_all (&ranking, tile);
  memcpy (options, ranking.best, ranking.n * sizeof *options);
  return ranking.n;
}

void
carc_policy_write (CarcPolicy *policy, const CarcState *state, guint tile, const CarcOption *option, CarcEntry *entry)
{
  carc_entry_lay (entry, tile, option->x, option->y, option->rot);
  if (option->node == CARC_NONE)
    return;
  CarcState *trial = policy->trial;
  carc_state_assign (trial, state);
  carc_turn_lay (trial, tile, option->x, option->y, option->rot);
  carc_entry_claim (entry, trial, option->kind, (guint16) (trial->turn.first_node + option->node));
}
