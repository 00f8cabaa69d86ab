/* carc-advice.c - what the tile in hand would bring at each place, to whom, and whom the Arbitress would favour then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every place is tried on a copy of the state, as the entry would be applied: with each figure that can claim there,
 * and with none.  Then everything else that can be done with the tile is tried, at the best places first, until it
 * would take too long.  If only some acts of the last place can be tried, they are taken evenly from the list of its
 * acts.
 */
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carc-query.h"
#include "carc-rooms.h"
#include "carc-tile-ways.h"
#include "table/table-intl.h"

typedef struct
{
  const CarcState *state;
  CarcState *end;   /* as if the game ended before the tile is laid */
  GArray *outcomes; /* CarcAdvice */
} Trials;

/* ---- whom she favours ---- */

const CarcTie *
carc_tie_otherwise (const CarcState *end, guint from, const CarcState *then, const CarcTie *tie)
{
  const guint16 root = then->nodes[tie->feature].feature;
  const CarcTie *found = NULL;
  for (guint i = from; i < end->n_ties; i++)
    if (end->ties[i].kind == tie->kind && then->nodes[end->ties[i].feature].feature == root
        && (found == NULL || end->ties[i].final == tie->final))
      found = &end->ties[i];
  return found;
}

static char *
tell_winners (const CarcState *state, const CarcTie *tie)
{
  return tie->winners != 0 ? carc_names_tell (state, tie->winners) : g_strdup (_ ("nobody"));
}

/* The ties that another player would win than now: "city at 2,3: Ben instead of Anna"; NULL: none. */
static char *
tell_turned (const Trials *trials, const CarcState *then)
{
  GString *out = g_string_new (NULL);
  const guint from = trials->state->n_ties;
  for (guint i = from; i < then->n_ties; i++)
    {
      const CarcTie *tie = &then->ties[i], *was = carc_tie_otherwise (trials->end, from, then, tie);
      if (was != NULL && was->winners == tie->winners)
        continue;
      g_autofree char *winners = tell_winners (then, tie), *usual = was != NULL ? tell_winners (then, was) : NULL;
      g_autofree char *feature = carc_feature_tell (then, tie->feature);
      if (out->len > 0)
        g_string_append (out, "; ");
      if (was != NULL)
        /* Translators: a tied feature, who would be favoured there by the Arbitress, and who is now */
        g_string_append_printf (out, _ ("%s: %s instead of %s"), feature, winners, usual);
      else
        /* Translators: a feature that would be tied, and who would be favoured there by the Arbitress */
        g_string_append_printf (out, _ ("%s would be tied, and %s would win it"), feature, winners);
    }
  return g_string_free (out, out->len == 0);
}

/* ---- the places ---- */

/* What the player on turn gains, less what the others gain on average; whoever has left cannot win. */
static double
gain_of (const CarcState *state, const CarcAdvice *outcome)
{
  double others = 0;
  guint n = 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    if (i != state->player && carc_is_there (state, i))
      {
        others += outcome->then[i];
        n++;
      }
  return outcome->then[state->player] - (n > 0 ? others / n : 0);
}

/* FALSE: it is not legal. */
static gboolean
try_way (Trials *trials, const CarcEntry *way)
{
  const CarcState *state = trials->state;
  CarcAdvice outcome = { .entry = *way };
  guint from;
  g_autoptr (CarcState) after = carc_preview (state, way, &from, NULL, NULL);
  if (after == NULL)
    return FALSE;
  g_autoptr (CarcState) then = carc_forecast (after, &from, NULL);
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      outcome.now[i] = after->ledger.scores[i] - state->ledger.scores[i];
      outcome.then[i] = then->ledger.scores[i] - trials->end->ledger.scores[i];
    }
  outcome.gain = gain_of (state, &outcome);
  outcome.turned = carc_arbitress_of (state)->on ? tell_turned (trials, then) : NULL;
  g_array_append_val (trials->outcomes, outcome);
  return TRUE;
}

static int
compare_outcomes (gconstpointer a, gconstpointer b)
{
  const CarcAdvice *one = a, *two = b;
  if (one->gain > two->gain || one->gain < two->gain)
    return one->gain > two->gain ? -1 : 1;
  if (one->entry.y != two->entry.y)
    return one->entry.y - two->entry.y;
  return one->entry.x - two->entry.x;
}

static void
clear_outcome (gpointer data)
{
  g_free (((CarcAdvice *) data)->turned);
}

/* A place and a rotation, and what the best way without a piece would gain there. */
typedef struct
{
  CarcEntry lay;
  gboolean claimed; /* is there such a way? */
  double gain;
} Place;

/* Where nothing else is possible, pieces are tried first. */
static int
compare_places (gconstpointer a, gconstpointer b)
{
  const Place *one = a, *two = b;
  if (one->claimed != two->claimed)
    return one->claimed ? 1 : -1;
  return one->gain > two->gain ? -1 : one->gain < two->gain;
}

static void
try_claims (Trials *trials, guint tile, GArray *places)
{
  CarcTileWays ways;
  for (carc_tile_ways_begin (&ways, trials->state, tile); carc_tile_ways_next (&ways);)
    {
      if (ways.entry.act == CARC_ACT_NONE)
        {
          const Place place = { .lay = ways.entry };
          g_array_append_val (places, place);
        }
      if (try_way (trials, &ways.entry))
        {
          Place *place = &g_array_index (places, Place, places->len - 1);
          const double gain = g_array_index (trials->outcomes, CarcAdvice, trials->outcomes->len - 1).gain;
          place->gain = place->claimed ? MAX (place->gain, gain) : gain;
          place->claimed = TRUE;
        }
    }
}

/* Tries the acts that claim nothing: all of them at the best places, a part at the next one, none at the others. */
static void
try_acts (Trials *trials, guint tile, GArray *places)
{
  guint tried = 0;
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (CarcEntry));
  g_array_sort (places, compare_places);
  for (guint i = 0; i < places->len && tried < CARC_ADVICE_ACTS; i++)
    {
      const CarcEntry *lay = &g_array_index (places, Place, i).lay;
      g_autoptr (CarcState) laid = carc_lay (trials->state, tile, lay->x, lay->y, lay->rot, FALSE, NULL);
      g_array_set_size (entries, 0);
      carc_tile_acts (laid, lay, CARC_TILE_ACTS_MAX, entries);
      const guint n = MIN (entries->len, CARC_ADVICE_ACTS - tried);
      for (guint k = 0; k < n; k++)
        try_way (trials, &g_array_index (entries, CarcEntry, k * entries->len / n));
      tried += n;
    }
}

GArray *
carc_advice (const CarcState *state, guint tile)
{
  guint from;
  Trials trials = { .state = state };
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));
  trials.outcomes = g_array_new (FALSE, TRUE, sizeof (CarcAdvice));
  trials.end = carc_forecast (state, &from, NULL);
  g_array_set_clear_func (trials.outcomes, clear_outcome);
  try_claims (&trials, tile, places);
  try_acts (&trials, tile, places);
  /* It is stable: without a figure comes before with one, and with one before anything else. */
  g_array_sort (trials.outcomes, compare_outcomes);
  carc_state_free (trials.end);
  return trials.outcomes;
}

/* ---- in words ---- */

/* "2,-1, turned twice, follower: city to the north" */
static char *
tell_way (const CarcState *state, const CarcEntry *way)
{
  static const char *const turned[] = { "", N_ (", turned once"), N_ (", turned twice"), N_ (", turned three times") };
  g_autofree char *act = carc_act_tell (state, way);
  return g_strdup_printf ("%d,%d%s%s", way->x, way->y, way->rot > 0 ? _ (turned[way->rot]) : "", act);
}

static char *
tell_outcome (const CarcState *state, const CarcAdvice *outcome)
{
  g_autofree char *place = tell_way (state, &outcome->entry);
  GString *out = g_string_new (place);
  if (outcome->now[state->player] != 0)
    g_string_append_printf (out, _ ("; %d of them at once"), outcome->now[state->player]);
  for (guint i = 0; i < state->rules->n_players; i++)
    if (i != state->player && outcome->then[i] != 0)
      g_string_append_printf (out, "; %s %+d", carc_name (state, (int) i), outcome->then[i]);
  return g_string_free (out, FALSE);
}

/* Has the place a better outcome? */
static gboolean
is_seen (const GArray *outcomes, guint nth, gboolean turning)
{
  const CarcAdvice *wanted = &g_array_index (outcomes, CarcAdvice, nth);
  for (guint i = 0; i < nth; i++)
    {
      const CarcAdvice *other = &g_array_index (outcomes, CarcAdvice, i);
      if (other->entry.x == wanted->entry.x && other->entry.y == wanted->entry.y && (!turning || other->turned != NULL))
        return TRUE;
    }
  return FALSE;
}

/* The player who gains most by it; -1: nobody, or several. */
static int
gainer (const CarcState *state, const CarcAdvice *outcome)
{
  int best = 0, who = -1;
  for (guint i = 0; i < state->rules->n_players; i++)
    if (outcome->then[i] >= best)
      {
        who = outcome->then[i] > best ? (int) i : -1;
        best = outcome->then[i];
      }
  return who;
}

/* Returns how many places there are. */
static guint
say_places (const CarcState *state, const GArray *outcomes, TableAnswer *answer)
{
  guint n = 0, rank = 0;
  double gain = 0;
  for (guint i = 0; i < outcomes->len; i++)
    {
      const CarcAdvice *outcome = &g_array_index (outcomes, CarcAdvice, i);
      if (is_seen (outcomes, i, FALSE))
        continue;
      n++;
      if (rank == 0 || outcome->gain < gain) /* places that are as good have one rank */
        rank = n;
      gain = outcome->gain;
      table_answer_count (answer, TABLE_SAYS_BRINGS, state->player, outcome->then[state->player],
                          tell_outcome (state, outcome));
      table_answer_mark (answer, TABLE_MARK_RANK, gainer (state, outcome), (int) rank);
      table_answer_mark_cell (answer, outcome->entry.x, outcome->entry.y);
    }
  return n;
}

static void
say_turned (const CarcState *state, const GArray *outcomes, TableAnswer *answer)
{
  for (guint i = 0; i < outcomes->len; i++)
    {
      const CarcAdvice *outcome = &g_array_index (outcomes, CarcAdvice, i);
      if (outcome->turned == NULL || is_seen (outcomes, i, TRUE))
        continue;
      g_autofree char *place = tell_way (state, &outcome->entry);
      table_answer_say (answer, TABLE_SAYS_TURNS, -1, g_strdup_printf ("%s: %s", place, outcome->turned));
      table_answer_mark (answer, TABLE_MARK_TURNS, -1, -1);
      table_answer_mark_cell (answer, outcome->entry.x, outcome->entry.y);
    }
}

/* ---- the answer ---- */

static gboolean
may_ask (const TableMoment *moment, guint tile, TableRefusal *why)
{
  const CarcState *state = moment->state;
  if (moment->setup->aids != TABLE_AIDS_OPEN)
    return table_refuse (why, _ ("by the aids of this game, nobody is told what a tile would bring"));
  if (state->finished || state->on_pad || !carc_is_between_tiles (state))
    return table_refuse (why, _ ("what a tile would bring can only be asked when a tile is to be laid"));
  if (!carc_is_left (state, tile))
    return table_refuse (why, _ ("the tile %s is not in the game any more"), state->rules->tiles[tile].id);
  return carc_may_draw (state, tile, why);
}

gboolean
carc_advice_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const guint tile = (guint) query->tile;
  if (!may_ask (moment, tile, why))
    return FALSE;
  g_autoptr (GArray) outcomes = carc_advice (state, tile);
  g_autofree char *name = carc_tile_name (&state->rules->tiles[tile]);
  table_answer_title (answer, g_strdup_printf (_ ("What it would bring: %s"), name));
  const guint n = say_places (state, outcomes, answer);
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1,
                    n == 0
                        ? g_strdup (_ ("it fits nowhere"))
                        : g_strdup_printf (ngettext ("%u place; the tile is laid in the best way for %s",
                                                     "%u places; on each the tile is laid in the best way for %s", n),
                                           n, carc_name (state, state->player)));
  say_turned (state, outcomes, answer);
  carc_answer_favours_all (moment, answer);
  if (n > 0)
    table_answer_say (
        answer, TABLE_SAYS_KNOWN, -1,
        g_strdup (_ ("the points are how many more or fewer each player would have if the game ended then; "
                     "places are ranked by what the player gains, less what the others gain on average")));
  return TRUE;
}
