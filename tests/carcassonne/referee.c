/* referee.c - plays the entries on the referee's own table, scores at the end of a turn and of the game, and compares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"
#include "carcassonne/systems/water/carc-water.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/systems/robbers/carc-robbers.h"

#include <string.h>

guint
referee_next (const Referee *r, guint player)
{
  do
    player = (player + 1) % r->rules->n_players;
  while ((r->away >> player) & 1);
  return player;
}

static void
add_gift (Referee *r, guint player, int points, CarcLineKind kind, gboolean taken)
{
  const RefereeGift gift = { player, points, kind, r->ending, taken };
  r->scores[player] += points;
  if (points != 0 && r->gifts != NULL)
    g_array_append_val (r->gifts, gift);
}

void
referee_give (Referee *r, guint player, int points, CarcLineKind kind)
{
  add_gift (r, player, points, kind, FALSE);
}

void
referee_take_back (Referee *r, guint player, int points, CarcLineKind kind)
{
  add_gift (r, player, -points, kind, TRUE);
}

static guint
n_there (const Referee *r)
{
  return r->rules->n_players - (guint) __builtin_popcount (r->away);
}

/* Adds the cells in the order that they have at rotation 0.  Features are scored by age at the end, and by A8 running
 * this order matters. */
static void
lay (Referee *r, guint tile, int x, int y, guint rot)
{
  const CarcTile *t = &r->rules->tiles[tile];
  const int w = t->w, h = t->h;
  r->first_cell = r->cells->len;
  for (int own = 0; own < w * h; own++)
    {
      int dx = own % w, dy = own / w, across = rot % 2 ? h : w;
      int turned_x = rot == 0 ? dx : rot == 1 ? h - 1 - dy : rot == 2 ? w - 1 - dx : dy;
      int turned_y = rot == 0 ? dy : rot == 1 ? dx : rot == 2 ? h - 1 - dy : w - 1 - dx;
      RefereeCell cell = { .x = x + turned_x, .y = y + turned_y, .cell = &t->cells[rot][turned_y * across + turned_x] };
      g_array_append_val (r->cells, cell);
      referee_join (r, cell.x, cell.y);
    }
}

static gboolean
holds (const GArray *list, int feature)
{
  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, int, i) == feature)
      return TRUE;
  return FALSE;
}

/* Adds what is complete on a cell and was not before: cloisters, all others, or both. */
static void
add_fresh (Referee *r, guint at, gboolean cloisters, gboolean others, GArray *fresh)
{
  RefereeCell *cell = &g_array_index (r->cells, RefereeCell, at);
  for (guint i = 0; i < cell->cell->n_nodes; i++)
    {
      const RefereeFeature *feature = referee_feature (r, cell->feature[i]);
      if (cell->done[i] || !feature->done || !(feature->kind == CARC_CLOISTER ? cloisters : others))
        continue;
      cell->done[i] = TRUE;
      if (!holds (fresh, cell->feature[i]))
        g_array_append_val (fresh, cell->feature[i]);
    }
}

/* The features that this tile completed: first those on its own cells, in their order; then what its edges ended, then
 * the cloisters around it, both by their age. */
static GArray *
find_fresh (Referee *r)
{
  GArray *fresh = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint c = r->first_cell; c < r->cells->len; c++)
    add_fresh (r, c, TRUE, TRUE, fresh);
  for (guint cloisters = 0; cloisters < 2; cloisters++)
    for (guint c = 0; c < r->cells->len; c++)
      add_fresh (r, c, cloisters, !cloisters, fresh);
  return fresh;
}

/* Is the system in play? */
static gboolean
knows (const Referee *r, guint system)
{
  return carc_in_play (r->rules, referee_systems[system]->system);
}

Referee *
referee_new (const CarcState *start)
{
  const CarcRules *rules = start->rules;
  Referee *r = g_new0 (Referee, 1);
  for (guint i = 0; i < referee_n_systems; i++)
    r->parts[referee_systems[i]->system] = g_malloc0 (referee_systems[i]->part_size);
  r->rules = rules;
  r->cells = g_array_new (FALSE, TRUE, sizeof (RefereeCell));
  r->places = g_hash_table_new (NULL, NULL);
  r->features = g_array_new (FALSE, TRUE, sizeof (RefereeFeature));
  r->gifts = g_array_new (FALSE, TRUE, sizeof (RefereeGift));
  r->n_track = 1;
  for (guint player = 0; player < rules->n_players; player++)
    {
      guint followers = 7;
      for (guint s = 0; s < referee_n_systems; s++)
        followers += knows (r, s) && referee_systems[s]->followers ? referee_systems[s]->followers (rules) : 0;
      for (guint i = 0; i < followers; i++)
        r->figures[r->n_figures++] = (RefereeFigure){ .player = player, .kind = CARC_FOLLOWER };
      for (guint s = 0; s < referee_n_systems; s++)
        for (guint k = 0; k < G_N_ELEMENTS (referee_systems[s]->figures); k++)
          for (guint i = 0; knows (r, s) && i < referee_systems[s]->figures[k].supply; i++)
            r->figures[r->n_figures++] = (RefereeFigure){ .player = player,
                                                          .kind = referee_systems[s]->figures[k].kind };
    }
  for (guint i = 0; i < rules->n_tiles; i++)
    r->n_remaining += carc_tile_held (rules, i) ? 0 : rules->counts[i];
  r->n_remaining--;
  r->her_x = rules->arbitress_x;
  r->her_y = rules->arbitress_y;
  r->wheel_tile = r->keeper = r->laid_by = r->barn = r->flinger = r->cards[0].holder = r->cards[1].holder = -1;
  for (guint card = 0; card < CARC_FAN_CARDS_MAX; card++)
    r->fan_cards[card].holder = -1;
  lay (r, rules->start_tile, rules->start_x, rules->start_y, (guint) rules->start_rot);
  if (rules->spring_tile != CARC_NONE)
    {
      lay (r, rules->spring_tile, rules->spring_x, rules->spring_y, (guint) rules->spring_rot);
      r->n_remaining--;
    }
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->starts)
      referee_systems[i]->starts (r);
  /* What is complete on the start was completed by nobody. */
  referee_survey (r);
  g_array_unref (find_fresh (r));
  return r;
}

void
referee_free (Referee *r)
{
  g_array_unref (r->cells);
  g_hash_table_unref (r->places);
  g_array_unref (r->features);
  g_array_unref (r->gifts);
  for (guint i = 0; i < CARC_SYSTEMS_MAX; i++)
    g_free (r->parts[i]);
  g_free (r);
}

/* ---- the end of a turn, and of the game ---- */

static void
award (Referee *r, int feature, gboolean final)
{
  int value = referee_worth (r, referee_feature (r, feature));
  CarcFigureSet figures = referee_figures_in (r, feature);
  guint wins = referee_winners (r, &figures, value, final);
  g_array_index (r->features, RefereeFeature, feature).won = value != 0 ? wins : 0;
  g_array_index (r->features, RefereeFeature, feature).tied = r->majority;
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      referee_give (r, p, (wins >> p) & 1 ? value : 0, CARC_LINE_CITY);
      r->land[p] += (wins >> p) & 1 ? value : 0;
    }
  if (referee_feature (r, feature)->kind != CARC_FARM)
    referee_tell_scored (r, &figures);
}

static void
award_now (Referee *r, int feature)
{
  award (r, feature, FALSE);
}

static void
award_left (Referee *r, int feature)
{
  award (r, feature, TRUE);
}

/* The table named an order among features that have figures. */
static void
put_in_order (Referee *r, RefereeScoring scoring, GArray *features)
{
  const RefereeOrder *order = &r->orders[scoring];
  g_autoptr (GArray) named = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i < order->n; i++)
    {
      guint k = order->said[i];
      const RefereeCell *cell = referee_cell (r, order->asked[k].x, order->asked[k].y);
      g_array_append_val (named, cell->feature[order->asked[k].segment]);
      if (!holds (features, cell->feature[order->asked[k].segment]))
        r->fault = "the order names what is not scored now";
    }
  for (guint i = 0; i < features->len; i++)
    if (!holds (named, g_array_index (features, int, i)))
      g_array_append_val (named, g_array_index (features, int, i));
  g_array_set_size (features, 0);
  g_array_append_vals (features, named->data, named->len);
}

/* The same table once more, on which scoring can be tried. */
static void
copy_to (const Referee *r, Referee *trial)
{
  *trial = *r;
  trial->gifts = NULL;
  if (r->beside)
    trial->beside = trial->figures + (r->beside - r->figures);
}

/* If no order was asked, the reverse order must give the same scores (A9, A28).  Robbers take their part only later,
 * and may make different scores the same. */
static void
check_backwards (Referee *r, RefereeScoring scoring, const GArray *features, RefereeAward give)
{
  Referee trial;
  int after[TABLE_MAX_PLAYERS];
  if (r->orders[scoring].n > 0 || features->len > 5 || referee_rule (r, CARC_A10) == CARC_A10_ASK
      || referee_rule (r, CARC_A11) == CARC_A11_TABLE || carc_in_play (r->rules, CARC_SYSTEM_ROBBERS))
    return;
  copy_to (r, &trial);
  for (guint i = 0; i < features->len; i++)
    give (&trial, g_array_index (features, int, i));
  memcpy (after, trial.scores, sizeof after);
  copy_to (r, &trial);
  for (guint i = features->len; i > 0; i--)
    give (&trial, g_array_index (features, int, i - 1));
  if (memcmp (after, trial.scores, sizeof after) != 0)
    r->fault = "the order matters, and nobody was asked";
}

/* Would the points decide a tie for this feature? */
static gboolean
hangs_on_points (const Referee *r, int feature, RefereeAward give)
{
  Referee trial;
  copy_to (r, &trial);
  trial.compared = FALSE;
  give (&trial, feature);
  return trial.compared;
}

void
referee_score_left (Referee *r, RefereeScoring scoring, RefereeAward give)
{
  const gboolean asked = referee_rule (r, CARC_A8) == CARC_A8_RUNNING && referee_rule (r, CARC_A28) == CARC_A28_ASKED;
  g_autoptr (GArray) last = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i < r->features->len; i++)
    {
      const int f = (int) i;
      const RefereeFeature *feature = referee_feature (r, f);
      if (scoring == REFEREE_ORDER_FARMS ? feature->kind != CARC_FARM : feature->done || feature->kind == CARC_FARM)
        continue;
      if (asked && hangs_on_points (r, f, give))
        g_array_append_val (last, f);
      else
        give (r, f);
    }
  put_in_order (r, scoring, last);
  check_backwards (r, scoring, last, give);
  for (guint i = 0; i < last->len; i++)
    give (r, g_array_index (last, int, i));
}

static void
score_more (Referee *r, gboolean final)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->more)
      referee_systems[i]->more (r, final);
}

static void
tell_settled (Referee *r)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->settled && !r->over)
      referee_systems[i]->settled (r);
}

/* L42 */
static void
share_water (Referee *r)
{
  static const guint supply[7] = { 0, 0, 10, 8, 6, 5, 4 };
  guint fewest = G_MAXUINT;
  for (guint p = 0; p < r->rules->n_players; p++)
    fewest = MIN (fewest, r->left[p]);
  for (guint p = 0; r->lake_placed && !r->water_done && p < r->rules->n_players; p++)
    if (r->left[p] == fewest)
      referee_give (
          r, p, (int) (referee_rule (r, CARC_L42) == CARC_L42_OWN ? supply[r->rules->n_players] - fewest : r->placed),
          CARC_LINE_WATER);
}

/* What is left after the farms: last comes the water, and then the Keeper. */
static void
finish_systems (Referee *r)
{
  for (gboolean last = FALSE; last <= TRUE; last++)
    for (guint i = 0; i < referee_n_systems; i++)
      if (knows (r, i) && referee_systems[i]->finish && referee_systems[i]->finishes_last == last)
        referee_systems[i]->finish (r);
  share_water (r);
  if (r->keeper >= 0 && !carc_in_play (r->rules, CARC_SYSTEM_KING))
    referee_give (r, (guint) r->keeper, 25, CARC_LINE_KEEPER);
}

static void
finish (Referee *r)
{
  referee_move_figures (r);
  referee_join_figures (r);
  r->ending = TRUE;
  memset (r->left_out, 0, sizeof r->left_out);
  referee_compare_now (r);
  referee_survey (r);
  referee_score_left (r, REFEREE_ORDER_LEFT, award_left);
  referee_farms (r);
  score_more (r, TRUE);
  finish_systems (r);
  referee_move_figures (r);
  for (guint i = 0; i < r->n_figures; i++)
    if (r->figures[i].place == AT_RACE)
      r->figures[i].place = AT_HOME;
  r->over = TRUE;
  r->second = FALSE;
  r->pass_due = FALSE;
}

static void
use_up (Referee *r, guint player)
{
  if (r->left[player] > 0)
    return;
  r->water_done = TRUE;
  referee_give (r, player, (int) r->placed, CARC_LINE_WATER);
}

static void
pour (Referee *r, const GArray *fresh)
{
  guint cities = referee_castles_made (r), tokens;
  if (!r->lake_placed || r->water_done || (r->lake_turn && referee_rule (r, CARC_L34) == CARC_L34_NEXT))
    return;
  for (guint i = 0; i < fresh->len; i++)
    cities += referee_feature (r, g_array_index (fresh, int, i))->kind == CARC_CITY;
  if (referee_rule (r, CARC_L35) == CARC_L35_ONE && cities > 1)
    cities = 1;
  tokens = MIN (cities, r->left[r->player]);
  r->left[r->player] -= tokens;
  r->placed += tokens;
  use_up (r, r->player);
}

gboolean
referee_others_wait (const Referee *r, const CarcSystemId *but, guint n)
{
  gboolean waits = FALSE;
  for (guint i = 0; i < referee_n_systems; i++)
    {
      gboolean left_out = !knows (r, i) || referee_systems[i]->waits == NULL;
      for (guint k = 0; k < n; k++)
        left_out |= referee_systems[i]->system == but[k];
      waits |= !left_out && referee_systems[i]->waits (r) >= 0;
    }
  return waits;
}

gboolean
referee_is_waiting (const Referee *r)
{
  const gboolean waits = referee_figure_waits (r) >= 0;
  return referee_others_wait (r, NULL, 0) || waits;
}

gboolean
referee_asks_first (const CarcState *after)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (referee_systems[i]->first >> after->ask & 1)
      return TRUE;
  return FALSE;
}

gboolean
referee_other_asks_first (const CarcState *after, guint system)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (referee_systems[i]->system != system && (referee_systems[i]->first >> after->ask & 1))
      return TRUE;
  return FALSE;
}

/* Who lays a tile although the stack is empty; -1: nobody. */
static int
find_late (Referee *r, gboolean again)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->late)
      return referee_systems[i]->late (r, again);
  return -1;
}

static gboolean
has_tile (const Referee *r, guint player)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->has_tile && !referee_systems[i]->has_tile (r, player))
      return FALSE;
  return TRUE;
}

/* Who lays the next tile; -1: nobody. */
static int
find_next (Referee *r, gboolean again)
{
  guint player = r->player;
  if (r->n_remaining == 0)
    return find_late (r, again);
  for (guint i = again && has_tile (r, player) ? 0 : 1; i > 0; i = !has_tile (r, player))
    player = referee_next (r, player);
  return (int) player;
}

static void
begin_turn (Referee *r)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->begins)
      referee_systems[i]->begins (r);
}

static void
pass_on (Referee *r)
{
  gboolean again = FALSE;
  int next;
  memset (r->wagons, 0, sizeof r->wagons); /* one that could not move on does not wait for a place that becomes free */
  for (guint i = 0; r->has_laid && i < referee_n_systems; i++)
    again |= knows (r, i) && referee_systems[i]->again && referee_systems[i]->again (r);
  next = find_next (r, again);
  r->pass_due = r->has_laid = r->no_tile = FALSE;
  r->end_due |= next < 0;
  if (next < 0)
    return;
  r->second = again && next == (int) r->player;
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->ends)
      referee_systems[i]->ends (r, (guint) next);
  r->player = (guint) next;
  if (!r->second && !r->late)
    begin_turn (r);
}

static void
score_turn (Referee *r)
{
  g_autoptr (GArray) fresh = NULL;
  r->card_due = FALSE; /* it had to be asked before */
  referee_survey (r);
  fresh = find_fresh (r);
  if (r->orders[REFEREE_ORDER_TURN].n > 0)
    put_in_order (r, REFEREE_ORDER_TURN, fresh);
  if (referee_rule (r, CARC_L40) == CARC_L40_BEFORE)
    {
      pour (r, fresh);
      referee_compare_now (r);
    }
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->scoring)
      referee_systems[i]->scoring (r, fresh);
  check_backwards (r, REFEREE_ORDER_TURN, fresh, award_now);
  for (guint i = 0; i < fresh->len; i++)
    award (r, g_array_index (fresh, int, i), FALSE);
  for (guint i = 0; i < r->n_figures; i++)
    if (holds (fresh, referee_feature_of (r, &r->figures[i])))
      {
        for (guint s = 0; s < referee_n_systems; s++)
          if (knows (r, s) && referee_systems[s]->home)
            referee_systems[s]->home (r, &r->figures[i]);
        r->figures[i].place = AT_HOME;
      }
  score_more (r, FALSE);
  for (guint late = 0; late < 2; late++)
    {
      for (guint i = 0; i < referee_n_systems; i++)
        if (knows (r, i) && referee_systems[i]->completed && (referee_systems[i]->system > CARC_SYSTEM_WATER) == late)
          referee_systems[i]->completed (r, fresh);
      if (late == 0 && referee_rule (r, CARC_L40) == CARC_L40_AFTER)
        pour (r, fresh);
    }
  r->lake_turn = FALSE;
  r->pass_due = TRUE;
}

/* What the table said was for the scoring that is done now. */
static void
forget_answers (Referee *r)
{
  if (r->n_used != r->n_words)
    r->fault = "the table was asked, but its answer is not needed";
  r->turn_due = FALSE;
  r->n_words = 0;
  memset (r->orders, 0, sizeof r->orders);
}

/* Scores the turn or the game, after the table has answered all questions.  A question of a system that is open before
 * the turn is scored is answered first; one that scoring brings keeps the turn from passing on. */
static void
settle (Referee *r)
{
  if (r->turn_due && referee_is_waiting (r))
    return;
  r->no_tile |= r->pass_due && !r->has_laid;
  r->n_used = 0;
  if (r->turn_due)
    {
      score_turn (r);
      r->turn_due = FALSE;
    }
  referee_move_figures (r);
  tell_settled (r);
  referee_move_figures (r); /* before the next turn begins */
  r->pass_due &= !referee_is_waiting (r);
  if (r->pass_due)
    pass_on (r);
  /* Figures may go out of the City before the final scoring. */
  if (r->end_due && !referee_is_waiting (r))
    {
      finish (r);
      r->end_due = FALSE;
    }
  forget_answers (r);
}

/* ---- playing the entries ---- */

void
referee_put (Referee *r, RefereeFigure *figure, int x, int y, const CarcSpot *spot)
{
  figure->place = AT_WORK;
  figure->came = ++r->came;
  figure->x = x;
  figure->y = y;
  figure->segment = (guint) referee_segment_at (r, x, y, spot);
}

void
referee_tell_left (Referee *r)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->left)
      referee_systems[i]->left (r);
}

void
referee_tell_scored (Referee *r, const CarcFigureSet *figures)
{
  for (guint i = 0; carc_figures_next (figures, 0) < CARC_MAX_FIGURES && i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->scored)
      referee_systems[i]->scored (r, figures);
}

static gboolean
do_act (Referee *r, const CarcEntry *entry)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (referee_systems[i]->act && referee_systems[i]->act (r, entry))
      return TRUE;
  return FALSE;
}

static void
place (Referee *r, const CarcEntry *entry)
{
  static const guint supply[7] = { 0, 0, 10, 8, 6, 5, 4 };
  r->went_out = FALSE;
  memset (r->left_out, 0, sizeof r->left_out);
  referee_compare_now (r);
  r->laid_by = (int) r->player;
  r->was_x = r->her_x;
  r->was_y = r->her_y;
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->lays)
      referee_systems[i]->lays (r, entry);
  lay (r, (guint) entry->tile, entry->x, entry->y, entry->rot);
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->lies)
      referee_systems[i]->lies (r);
  r->held = carc_tile_held (r->rules, (guint) entry->tile);
  r->n_remaining -= !r->held;
  r->has_laid = r->act_due = TRUE;
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->laid)
      referee_systems[i]->laid (r);
  referee_do_act (r, entry);
  if (entry->tile != r->rules->lake_tile)
    {
      r->turn_due = TRUE;
      return;
    }
  r->lake_turn = r->lake_placed = TRUE;
  r->answers_due = n_there (r);
  for (guint p = 0; p < r->rules->n_players; p++)
    r->left[p] = supply[r->rules->n_players];
}

void
referee_do_act (Referee *r, const CarcEntry *entry)
{
  if (entry->act == CARC_ACT_FOLLOWER)
    {
      int x = entry->cell_x, y = entry->cell_y;
      for (guint i = r->first_cell; !entry->has_cell && i < r->cells->len; i++)
        {
          const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, i);
          if (referee_segment_at (r, cell->x, cell->y, &entry->spot) >= 0)
            x = cell->x, y = cell->y;
        }
      referee_put (r, referee_from_home (r, r->player, entry->figure), x, y, &entry->spot);
    }
  if (entry->act == CARC_ACT_ARBITRESS)
    {
      r->her_x = entry->path[entry->n_path - 1].x;
      r->her_y = entry->path[entry->n_path - 1].y;
    }
  if (r->princess_due && !entry->agreed && entry->act != CARC_ACT_PRINCESS)
    r->fault = "by the referee, the princess must send a knight home";
  if (entry->act > CARC_ACT_ARBITRESS && !do_act (r, entry))
    r->fault = "the referee does not know this act";
  if (entry->act == CARC_ACT_ENTER)
    referee_tell_left (r);
}

RefereePlace
referee_place_of (const CarcSpot *spot)
{
  const guint place = carc_spot_place (spot);
  switch (place)
    {
    case CARC_PLACE_FEATURE: return AT_WORK;
    case CARC_PLACE_RACE: return AT_RACE;
    case CARC_PLACE_CORNER: return AT_CORNER;
    case CARC_PLACE_TOWER: return AT_TOWER;
    case CARC_PLACE_PYRAMID: return AT_PYRAMID;
    case CARC_PLACE_PRISON: return AT_PRISON;
    case CARC_PLACE_CASTLE:
    case CARC_PLACE_MARKET:
    case CARC_PLACE_BLACKSMITH:
    case CARC_PLACE_CATHEDRAL: return AT_TOWN;
    case CARC_PLACE_CROWN: return AT_CROWN;
    default: return carc_place_rows[place]->named_as == CARC_PLACE_CROWN ? AT_CROWN : AT_OTHER;
    }
}

/* Is it where the correction says? */
static gboolean
is_there (const Referee *r, const CarcEntry *entry, const RefereeFigure *figure)
{
  const gboolean away = carc_spot_row (&entry->spot)->away;
  const int segment = referee_place_of (&entry->spot) == AT_WORK
                          ? referee_segment_at (r, entry->cell_x, entry->cell_y, &entry->spot)
                          : -1;
  if (figure->player != (guint) entry->player || figure->place != referee_place_of (&entry->spot)
      || (figure->place == AT_OTHER && figure->other != carc_spot_place (&entry->spot)))
    return FALSE;
  if (away && figure->place == AT_TOWN)
    return figure->holder == entry->spot.kind - CARC_SPOT_ON (CASTLE);
  if (away && figure->place == AT_CROWN)
    return referee_crown (r, figure->x, figure->y) == entry->spot.kind - CARC_SPOT_ON (FORTUNE);
  if (away)
    return figure->holder == entry->holder - 1;
  return figure->x == entry->cell_x && figure->y == entry->cell_y
         && (segment < 0 || figure->segment == (guint) segment);
}

static void
take_back (Referee *r, const CarcEntry *entry)
{
  RefereeFigure *figure = NULL;
  /* Without a kind, the followers come first. */
  for (guint i = 0; i < r->n_figures; i++)
    {
      RefereeFigure *other = &r->figures[i];
      if (is_there (r, entry, other)
          && (entry->choice == 0 ? figure == NULL || (figure->kind != CARC_FOLLOWER && other->kind == CARC_FOLLOWER)
                                 : figure == NULL && other->kind == entry->choice - 1u))
        figure = other;
    }
  if (figure == NULL)
    {
      r->fault = "by the referee, nobody stands there";
      return;
    }
  figure = referee_which (r, figure, entry);
  figure->place = AT_HOME;
  referee_tell_left (r);
}

/* A correction puts a figure down. */
static void
put_down (Referee *r, const CarcEntry *entry)
{
  RefereeFigure *figure = referee_from_home (r, (guint) entry->player, entry->figure);
  const RefereePlace place = referee_place_of (&entry->spot);
  if (place == AT_TOWN)
    referee_to_town (r, figure, entry->spot.kind - CARC_SPOT_ON (CASTLE));
  else if (place == AT_CROWN && carc_spot_row (&entry->spot)->away)
    referee_to_part (r, figure, entry->spot.kind - CARC_SPOT_ON (FORTUNE));
  else if (place == AT_CROWN)
    referee_to_crown (r, figure, entry->cell_x, entry->cell_y);
  else
    {
      referee_put (r, figure, entry->cell_x, entry->cell_y, &entry->spot);
      figure->holder = entry->holder - 1;
      figure->place = place;
      figure->other = carc_spot_place (&entry->spot);
    }
}

/* ---- comparing ---- */

/* What is scored in the order that is asked? */
static RefereeScoring
order_of (const CarcState *after)
{
  const CarcNode *node = &after->nodes[after->order[0]];
  return node->kind == CARC_FARM ? REFEREE_ORDER_FARMS : node->open > 0 ? REFEREE_ORDER_LEFT : REFEREE_ORDER_TURN;
}

/* Does the table have to answer a question before scoring?  Keeps what it is about. */
static gboolean
is_asked (Referee *r, const CarcState *after)
{
  r->card_due &= after->ask != CARC_ASK_CARD;
  if (after->ask == CARC_ASK_JUDGE)
    r->words[r->n_words].among = after->pending.winners;
  if (after->ask == CARC_ASK_ORDER)
    r->asks_for = order_of (after);
  if (after->ask == CARC_ASK_ORDER && r->orders[r->asks_for].n > 0)
    r->fault = "the same order is asked twice";
  for (guint i = 0; after->ask == CARC_ASK_ORDER && i < after->n_order; i++)
    {
      const CarcNode *node = &after->nodes[after->order[i]];
      const CarcSlot *slot = &after->slots[node->slot];
      r->orders[r->asks_for].asked[i].x = slot->x;
      r->orders[r->asks_for].asked[i].y = slot->y;
      r->orders[r->asks_for].asked[i].segment = node->segment;
    }
  return after->ask == CARC_ASK_JUDGE || after->ask == CARC_ASK_ORDER || after->ask == CARC_ASK_CARD;
}

/* Compares the distance to one cell; it is another cell in each turn. */
static gboolean
distances_agree (const Referee *r, const CarcState *after, GString *why)
{
  const RefereeCell *cell = &g_array_index (r->cells, RefereeCell, r->cells->len * 7 / 11);
  int mine, theirs;
  if (!carc_in_play (r->rules, CARC_SYSTEM_ARBITRESS))
    return TRUE;
  mine = referee_distance (r, r->her_x, r->her_y, cell->x, cell->y);
  theirs = carc_distance (after, carc_arbitress_of (after)->x, carc_arbitress_of (after)->y, cell->x, cell->y);
  if (mine != theirs)
    g_string_append_printf (why, "distance %d to %d,%d, by the referee %d", theirs, cell->x, cell->y, mine);
  return mine == theirs;
}

static gboolean
agrees (const Referee *r, const CarcState *after, GString *why)
{
  int sum = 0;
  const guint tokens = (guint) carc_water_of (after)->placed + carc_water_of (after)->missing;
  const char *differs = r->fault;
  for (guint i = 0; differs == NULL && i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->differs)
      differs = referee_systems[i]->differs (r, after);
  if (differs)
    {
      g_string_append (why, differs);
      return FALSE;
    }
  for (guint p = 0; p < r->rules->n_players; p++)
    if (r->scores[p] != after->ledger.scores[p])
      {
        g_string_append_printf (why, "player %u has %d points, by the referee %d", p, after->ledger.scores[p],
                                r->scores[p]);
        return FALSE;
      }
  for (guint i = 0; i < after->n_ties; i++)
    {
      const CarcTie *tie = &after->ties[i];
      for (guint p = 0; p < r->rules->n_players; p++)
        sum += (int) (p + 1) * (((tie->tied >> p) & 1) + 7 * ((tie->winners >> p) & 1))
               + ((tie->tied >> p) & 1 ? 31 * tie->distance[p] : 0);
      sum += tie->value;
    }
  if (after->n_ties != r->n_ties || sum != r->tie_sum)
    g_string_append_printf (why, "%u ties, by the referee %u, or other winners", after->n_ties, r->n_ties);
  else if (after->finished != r->over || after->player != r->player)
    g_string_append_printf (why, "finished %d, by the referee %d", after->finished, r->over);
  else if (carc_race_of (after)->keeper != r->keeper || tokens != r->placed)
    g_string_append_printf (why, "keeper %d, %u tokens; by the referee %d, %u", carc_race_of (after)->keeper, tokens,
                            r->keeper, r->placed);
  else
    return distances_agree (r, after, why);
  return FALSE;
}

/* The turn goes to another player. */
static void
hand_turn (Referee *r, guint player)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->taken)
      referee_systems[i]->taken (r, player);
  r->player = player;
  r->second = FALSE;
  begin_turn (r);
}

/* A player who leaves in the middle of a turn keeps what it brought. */
static void
leaves (Referee *r, guint player)
{
  if ((r->away >> player) & 1 || n_there (r) == 1)
    r->fault = "by the referee, this player cannot leave";
  r->away |= 1u << player;
  if (player != r->player || r->on_pad || r->fault != NULL)
    return;
  if (r->late || r->second)
    r->pass_due = TRUE;
  else
    hand_turn (r, referee_next (r, player));
}

static void
act_done (Referee *r)
{
  r->act_due = FALSE;
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->acted)
      referee_systems[i]->acted (r);
}

static void
tell_not_laid (Referee *r, guint tile)
{
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->not_laid)
      referee_systems[i]->not_laid (r, tile);
}

gboolean
referee_follow (Referee *r, const CarcEntry *entry, const CarcState *after, GString *why)
{
  switch (entry->kind)
    {
    case CARC_ENTRY_PLACE: place (r, entry); break;
    case CARC_ENTRY_RACE:
      /* By L29 free, a player whose racer was removed starts another one before the tile; then no answers are due. */
      if (entry->race != CARC_RACE_DECLINE)
        {
          guint racer = r->player;
          for (guint i = r->answers_due; i > 0 && i < n_there (r); i++)
            racer = referee_next (r, racer);
          referee_enter_race (r, racer, entry);
          referee_tell_left (r);
        }
      if (r->answers_due > 0)
        r->turn_due = --r->answers_due == 0;
      break;
    case CARC_ENTRY_DISCARD:
      r->wheel_tile = -1;
      tell_not_laid (r, (guint) entry->tile);
      r->pass_due = --r->n_remaining == 0 || !has_tile (r, r->player);
      break;
    case CARC_ENTRY_AGAIN:
      tell_not_laid (r, r->rules->lake_tile);
      if (r->n_remaining == 1)
        r->pass_due = --r->n_remaining == 0;
      else if (referee_rule (r, CARC_L3) == CARC_L3_SKIP || !has_tile (r, r->player))
        r->pass_due = TRUE;
      break;
    case CARC_ENTRY_POINTS: referee_give (r, (guint) entry->player, entry->number, CARC_LINE_CORRECTION); break;
    case CARC_ENTRY_RETURN: take_back (r, entry); break;
    case CARC_ENTRY_DEPLOY: put_down (r, entry); break;
    case CARC_ENTRY_TURN:
      if (r->player == (guint) entry->player)
        break;
      hand_turn (r, (guint) entry->player);
      break;
    case CARC_ENTRY_LEAVES: leaves (r, (guint) entry->player); break;
    case CARC_ENTRY_COMES:
      if (!((r->away >> entry->player) & 1))
        r->fault = "by the referee, this player is there";
      r->away &= ~(1u << entry->player);
      break;
    case CARC_ENTRY_END:
      r->end_due = !r->on_pad;
      r->over |= r->on_pad;
      break;
    case CARC_ENTRY_PAD:
      r->on_pad = TRUE;
      r->second = FALSE;
      break;
    case CARC_ENTRY_SCORE: referee_give (r, (guint) entry->player, entry->number, CARC_LINE_PAD); break;
    case CARC_ENTRY_JUDGE: r->words[r->n_words++].winners = entry->players; break;
    case CARC_ENTRY_ORDER:
      memcpy (r->orders[r->asks_for].said, entry->order, sizeof entry->order);
      r->orders[r->asks_for].n = entry->n_order;
      break;
    case CARC_ENTRY_NOTE: break;
    case CARC_ENTRY_THEN: referee_do_then (r, entry); break;
    case CARC_ENTRY_NOW_TOKEN: break; /* where it lies does not matter */
    case CARC_ENTRY_NOW_WATER:
      r->placed += r->left[entry->player] - (guint) entry->number;
      r->left[entry->player] = (guint) entry->number;
      use_up (r, (guint) entry->player);
      break;
    case CARC_ENTRY_NOW_ARBITRESS:
      r->her_x = entry->x;
      r->her_y = entry->y;
      break;
    case TABLE_ENTRY_EDITED:
    case TABLE_ENTRY_COUNTED:
    case TABLE_ENTRY_PHOTO:
    case TABLE_ENTRY_RENAMED: break;
    case CARC_N_ENTRY_KINDS:
    default:
      if (!do_act (r, entry))
        r->fault = "the referee does not know this entry";
      break;
    }
  if (r->act_due && (after->turn.phase > CARC_PHASE_ACTED || after->turn.phase == CARC_PHASE_NONE))
    act_done (r);
  referee_move_figures (r);
  for (guint i = 0; i < referee_n_systems; i++)
    if (knows (r, i) && referee_systems[i]->reads)
      referee_systems[i]->reads (r, after);
  if (is_asked (r, after))
    return TRUE;
  if (r->turn_due || r->end_due || r->pass_due)
    settle (r);
  referee_move_figures (r);
  return agrees (r, after, why);
}

/* ---- games ---- */

void
referee_check_openings (guint n, RandomCheck check)
{
  for (guint i = 0; i < referee_n_systems; i++)
    {
      const RefereeSystem *system = referee_systems[i];
      RandomTaste taste = random_taste_default_readings;
      if (system->opening == NULL)
        continue;
      taste.river = taste.others = 0; /* they have starts of their own */
      taste.with = carc_systems[system->system]->name;
      taste.rules = system->opening_setup;
      taste.opening = system->opening;
      random_games_check (n, &taste, check);
    }
}
