/* carc-arbitress.c - the Arbitress: her rulings, her setup, her part of the state, her acts, what the table decides
 * while features are scored, and her row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Arbitress; rulings A1 to A24.  carc-arbitress-walk.c has her walk and the distance to her,
 * carc-arbitress-tie.c how she judges ties.
 */
#include "carc-arbitress.h"

#include <math.h>

#include "carcassonne/carc-query.h"
#include "carcassonne/carc-snapshot.h"
#include "table/table-intl.h"

static const CarcPieceRow pieces[] = { { CARC_PIECE_ARBITRESS, "arbitress", 'A' } };

static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_NEAREST, "nearest", N_ ("nearest to the Arbitress") },
  { CARC_BECAUSE_FEWER, "fewer", N_ ("as near to the Arbitress as others, with fewer points") },
  { CARC_BECAUSE_RULER, "ruler", N_ ("nearest by the ruler") },
  { CARC_BECAUSE_RULES_END, "rules-end", N_ ("still equal, and the sheet says no more: all of them get the points") },
  { CARC_BECAUSE_ACTIVE, "active", N_ ("still equal: they laid the tile") },
  { CARC_BECAUSE_LAST, "last", N_ ("still equal: last to come") },
  { CARC_BECAUSE_TABLE, "table", N_ ("the table decided") },
};

/* ---- the gaps in the sheet; the sentences are our own: it is named, but not quoted ---- */

#define PLACE N_ ("The Arbitress, 1. Place a tile")
#define MOVE N_ ("The Arbitress, 2. Moving the Arbitress")
#define FINAL N_ ("The Arbitress, Final scoring")

static const CarcRulingRow rulings[] = {
  { CARC_A1,
    "A1",
    PLACE,
    N_ ("How is the distance between a follower and the Arbitress counted?"),
    4,
    { { "steps", N_ ("The steps from cell to cell: all steps across, plus all steps up or down.") },
      { "between", N_ ("The cells between the two, without their own cells: one less than the steps, never below 0.") },
      { "tiles", N_ ("Only cells with a tile are counted, on the way across and then up or down.") },
      { "walk", N_ ("By the shortest walk over tiles that lie on the table.") } } },
  { CARC_A2, "A2", PLACE, N_ ("Do empty cells on the way count?"),
    CARC_FIXED (N_ ("They count like tiles, unless A1 says that only tiles do.")) },
  { CARC_A3, "A3", PLACE, N_ ("In which order are the two legs counted?"),
    CARC_FIXED (N_ ("From the Arbitress across first, then up or down; the drawn way is exactly that.")) },
  { CARC_A5, "A5", PLACE, N_ ("Which follower counts if a player has several in the feature?"),
    CARC_FIXED (N_ ("The one nearest to her.")) },
  { CARC_A6, "A6", PLACE, N_ ("Who takes part in the tie?"),
    CARC_FIXED (N_ ("Only players tied for the majority; a feature worth nothing has no tie.")) },
  { CARC_A7, "A7", PLACE, N_ ("What if three or more are tied?"),
    CARC_FIXED (N_ ("The smallest distance wins; among those left, the fewest points.")) },
  { CARC_A8,
    "A8",
    PLACE,
    N_ ("Which scoreboard tells who has fewer points?"),
    2,
    { { "before", N_ ("The one before this tile scored anything.") },
      { "running", N_ ("The one at that moment: features that are already scored count.") } } },
  { CARC_A9, "A9", PLACE, N_ ("In which order are several features of one tile judged?"),
    CARC_FIXED (N_ ("All by the same scoreboard, so the order does not matter; by a running one, the active player "
                    "names the order where it changes a result.")) },
  { CARC_A10,
    "A10",
    PLACE,
    N_ ("Distance and points are equal: who gets the points?"),
    6,
    { { "share", N_ ("The players still tied all get full points, as without her.") },
      { "ruler",
        N_ ("The straight distance between the figures decides; if that is equal too, they all get full points.") },
      { "active",
        N_ ("The player whose turn it is, at the end the one who laid the last tile, if among them; else they "
            "all get full points.") },
      { "last", N_ ("The one whose figure came last to the feature.") },
      { "nobody", N_ ("Nobody gets points for the feature.") },
      { "ask", N_ ("The table decides each time.") } } },
  { CARC_A11,
    "A11",
    PLACE,
    N_ ("Is a ruler laid instead of comparing points?"),
    3,
    { { "off", N_ ("No: fewer points decide.") },
      { "spots", N_ ("Yes: the program measures between the spots where the figures stand.") },
      { "table", N_ ("Yes: the table measures and says who is nearer.") } } },
  { CARC_A13,
    "A13",
    MOVE,
    N_ ("Does her move in this turn count for the features that this tile completed?"),
    2,
    { { "after", N_ ("Yes: the tile is laid, the act is done, then features are scored.") },
      { "before",
        N_ ("No: the features that this tile completed are judged from the cell where she stood before.") } } },
  { CARC_A14,
    "A14",
    MOVE,
    N_ ("Where may she walk?"),
    2,
    { { "tiles", N_ ("1 to 6 steps up, down, left or right, over tiles on the table, occupied or not.") },
      { "gaps", N_ ("The same, and across empty cells too.") } } },
  { CARC_A15,
    "A15",
    MOVE,
    N_ ("May she cross the water of the lake?"),
    2,
    { { "open", N_ ("Yes.") }, { "closed", N_ ("No, she walks around it.") } },
    { { "lake" } } },
  { CARC_A16, "A16", MOVE, N_ ("How many acts are there in a turn?"),
    CARC_FIXED (N_ ("Exactly one for each tile: a follower, or the Arbitress, or the racer.")) },
  { CARC_A17, "A17", MOVE, N_ ("May a player without followers move her?"), CARC_FIXED (N_ ("Yes.")) },
  { CARC_A18, "A18", N_ ("The Arbitress, Preparation"), N_ ("Where does she start?"),
    CARC_FIXED (N_ ("On any cell of the starting tile; the start player picks.")) },
  { CARC_A19, "A19", PLACE, N_ ("On which cell of a big tile does a figure stand?"),
    CARC_FIXED (N_ ("On the cell named when it was placed.")) },
  { CARC_A20, "A20", FINAL, N_ ("From where is the distance to a barn counted?"),
    CARC_FIXED (N_ ("From the nearest of its four tiles.")) },
  { CARC_A21, "A21", PLACE, N_ ("Who counts as a scoring follower?"),
    CARC_FIXED (
        N_ ("Followers, big followers, mayors, wagons and barns; not builders or pigs, and not a mayor in a city "
            "without pennants.")) },
  { CARC_A22, "A22", PLACE, N_ ("What do the other tied players get?"),
    CARC_FIXED (N_ ("Nothing for this feature; their figures go home.")) },
  { CARC_A23, "A23", FINAL, N_ ("How are ties judged at the end?"),
    CARC_FIXED (N_ ("Each feature by itself, with the points as they stood when play ended, or by a running "
                    "scoreboard (A8); farms come last.")) },
  { CARC_A28,
    "A28",
    FINAL,
    N_ ("By a running scoreboard, in which order are the features judged that are left at the end?"),
    2,
    { { "age", N_ ("The feature that was begun first is scored first, and farms come last.") },
      { "asked",
        N_ ("First those that the points do not decide. Whoever laid the last tile names the order of the others where "
            "it changes a result. Farms follow in the same way, if each is scored by itself (B1).") } },
    { { "A8", "running" } } },
  { CARC_A24, "A24", PLACE, N_ ("Do racers and the Keeper count for the distance?"), CARC_FIXED (N_ ("Never.")) },
};

/* ---- the setup: where she starts, A18 ---- */

static gboolean
arbitress_setup_line (const TableWords *words, TableRefusal *why)
{
  int x, y;
  if (words->n != 2 || !table_words_xy (words->word[1], &x, &y))
    return table_refuse (why, _ ("the Arbitress starts on a cell: arbitress X,Y"));
  return TRUE;
}

static gboolean
arbitress_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  const CarcTile *start = &rules->tiles[rules->start_tile];
  const int w = carc_tile_w (start, (guint) rules->start_rot), h = carc_tile_h (start, (guint) rules->start_rot);
  /* On the tile's own first cell, however it lies, unless the record says otherwise. */
  const CarcCellXY first = carc_start_cell (rules, 0);
  rules->arbitress_x = first.x;
  rules->arbitress_y = first.y;
  TableWords words;
  for (guint i = 0; table_setup_next (setup, &i, "arbitress", &words);)
    {
      int x, y;
      table_words_xy (words.word[1], &x, &y);
      if (!carc_in_play (rules, CARC_SYSTEM_ARBITRESS))
        return table_refuse (why, _ ("the Arbitress is placed but not used: “use arbitress” is missing"));
      if (x < rules->start_x || x >= rules->start_x + w || y < rules->start_y || y >= rules->start_y + h)
        return table_refuse (why, _ ("the Arbitress starts on the starting tile, not on %d,%d"), x, y);
      rules->arbitress_x = (gint16) x;
      rules->arbitress_y = (gint16) y;
    }
  return TRUE;
}

static void
arbitress_begin (CarcState *state, gboolean in_play)
{
  CarcArbitress *she = carc_arbitress_edit (state);
  she->on = (guint8) in_play;
  she->x = she->before_x = state->rules->arbitress_x;
  she->y = she->before_y = state->rules->arbitress_y;
}

static void
arbitress_laid (CarcState *state)
{
  CarcArbitress *she = carc_arbitress_edit (state);
  she->before_x = she->x;
  she->before_y = she->y;
  she->moved = FALSE;
}

/* ---- what the table decides while features are scored (A8 to A11, A28) ---- */

static gboolean
judge_may_ask (const CarcState *state)
{
  return carc_rule (state, CARC_A10) == CARC_A10_ASK || carc_rule (state, CARC_A11) == CARC_A11_TABLE
         || carc_rule (state, CARC_A8) == CARC_A8_RUNNING;
}

/* ---- what the table decides: a tie ---- */

gboolean
carc_judge_asked (CarcState *state, CarcTie *tie, guint8 among, guint8 *winners)
{
  guint n;
  *winners = among;
  /* A forecast asks nothing, and the number of answers has a limit: then the tied players share. */
  if (state->forecasting || state->answers.used == CARC_ANSWERS_MAX)
    {
      tie->rule = CARC_RULE_SHARE;
      return TRUE;
    }
  /* An answer that names none of these players was for another tie. */
  while (carc_has_answer (state, CARC_ASK_JUDGE))
    {
      *winners = *carc_answer (state, CARC_ASK_JUDGE, state->player, &n) & among;
      if (*winners)
        return TRUE;
    }
  tie->winners = among;
  state->pending = *tie;
  return carc_answer (state, CARC_ASK_JUDGE, state->player, &n) != NULL;
}

static gboolean
judge_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (entry->players & ~state->pending.winners)
    return table_refuse (why, _ ("only the players still tied can be given the points"));
  carc_answered (state, &entry->players, 1);
  return TRUE;
}

static char *
judge_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *names = carc_names_tell (before, ((const CarcEntry *) given)->players);
  return g_strdup_printf (_ ("The table gives the points to %s"), names);
}

static void
judge_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  table_offer_players (state, state->pending.winners & ~(guint) ((const CarcEntry *) given)->players, offers);
}

static char *
ask_judge (const CarcState *state)
{
  g_autofree char *names = carc_names_tell (state, state->pending.winners);
  const gulong n = (gulong) ABS (state->pending.value);
  return g_strdup_printf (
      state->pending.rule == CARC_RULE_TABLE && !table_rulings_has (&state->pending.rulings, CARC_A10)
          ? ngettext ("%s are equally near to the Arbitress, %s at %d,%d, %d point: who is nearer by your ruler?",
                      "%s are equally near to the Arbitress, %s at %d,%d, %d points: who is nearer by your ruler?", n)
          : ngettext ("%s are still tied, %s at %d,%d, %d point: who gets it?",
                      "%s are still tied, %s at %d,%d, %d points: who gets them?", n),
      names, carc_node_name (state, state->pending.feature), state->pending.cell_x, state->pending.cell_y,
      state->pending.value);
}

static guint
judge_tied (const CarcState *state)
{
  return state->pending.winners;
}

static guint
judge_features (const CarcState *state, guint16 *nodes, guint max)
{
  if (max > 0)
    nodes[0] = state->pending.feature;
  return 1;
}

/* ---- what the table decides: the order of features ---- */

/* The next permutation, in the order of numbers; FALSE if this is the last one. */
static gboolean
next_order (guint8 *order, guint n)
{
  guint i = n - 1, j = n - 1;
  while (i > 0 && order[i - 1] > order[i])
    i--;
  if (i == 0)
    return FALSE;
  while (order[j] < order[i - 1])
    j--;
  guint8 swap = order[i - 1];
  order[i - 1] = order[j];
  order[j] = swap;
  for (guint k = n - 1; i < k; i++, k--)
    {
      swap = order[i];
      order[i] = order[k];
      order[k] = swap;
    }
  return TRUE;
}

/* At the end: puts the features whose tie the points decide behind all others (A28 asked); returns how many others
 * there are. */
static guint
put_tied_last (const CarcState *state, guint16 *roots, guint n)
{
  guint16 tied[CARC_MAX_FIGURES];
  guint n_tied = 0, first = 0;
  g_autoptr (CarcState) trial = carc_state_copy (state);
  trial->forecasting = TRUE;
  for (guint i = 0; i < n; i++)
    {
      const CarcFigureSet figures = carc_figures_on (trial, roots[i]);
      const guint before = trial->n_ties;
      carc_score_feature (trial, roots[i], &figures, TRUE);
      if (trial->n_ties > before && trial->ties[before].compared != 0)
        tied[n_tied++] = roots[i];
      else
        roots[first++] = roots[i];
    }
  memcpy (roots + first, tied, n_tied * sizeof *tied);
  return first;
}

/* By A8 running: does another order of the `n` features give another result?  `kinds` as in CarcSystem.arrange.  (A9,
 * A28) */
static gboolean
order_matters (const CarcState *state, guint n, guint kinds)
{
  gint32 first[TABLE_MAX_PLAYERS];
  guint8 order[CARC_ORDER_MAX];
  gboolean differs = FALSE, is_first = TRUE;
  if (n < 2 || n > CARC_ORDER_MAX)
    return FALSE;
  if (n > 5)
    return TRUE; /* too many orders to try them all: the player is asked */
  for (guint i = 0; i < n; i++)
    order[i] = (guint8) i;
  g_autoptr (CarcState) trial = carc_state_copy (state);
  do
    {
      carc_state_assign (trial, state);
      memset (&trial->answers, 0, sizeof trial->answers);
      trial->forecasting = TRUE; /* ties that the table would decide are shared here */
      carc_answer_try (trial, CARC_ASK_ORDER, order, n);
      if (kinds != 0)
        carc_score_left (trial, kinds);
      else
        carc_score_turn (trial);
      if (is_first)
        memcpy (first, trial->ledger.scores, sizeof first);
      differs |= memcmp (first, trial->ledger.scores, sizeof first) != 0;
      is_first = FALSE;
    }
  while (!differs && next_order (order, n));
  return differs;
}

static gboolean
judge_arrange (CarcState *state, guint16 *roots, guint n, guint kinds)
{
  guint16 was[CARC_ORDER_MAX];
  const guint8 *order;
  const int last = carc_last_to_lay (state);
  guint n_order, player = state->player;
  if (carc_rule (state, CARC_A8) != CARC_A8_RUNNING || (kinds != 0 && carc_rule (state, CARC_A28) != CARC_A28_ASKED))
    return TRUE;
  if (kinds != 0)
    {
      const guint others = put_tied_last (state, roots, n);
      roots += others;
      n = MIN (n - others, CARC_ORDER_MAX); /* any others are scored last, by their age */
      player = last >= 0 ? (guint) last : player;
    }
  /* Each scoring takes an answer only if it asks: the turn, the features that are left and the farms may be scored one
   * after the other.  A trial has the one answer that it tries. */
  const gboolean has_answer = carc_has_answer (state, CARC_ASK_ORDER);
  if (state->forecasting ? !has_answer
                         : (!has_answer && state->answers.used == CARC_ANSWERS_MAX) || !order_matters (state, n, kinds))
    return TRUE;
  order = carc_answer (state, CARC_ASK_ORDER, player, &n_order);
  if (order == NULL)
    {
      state->n_order = (guint8) n;
      memcpy (state->order, roots, n * sizeof *roots);
      return FALSE;
    }
  memcpy (was, roots, MIN (n, CARC_ORDER_MAX) * sizeof *roots);
  for (guint i = 0; n_order == n && i < n; i++)
    roots[i] = was[order[i]];
  return TRUE;
}

static gboolean
judge_apply_order (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  guint seen = 0;
  for (guint i = 0; i < entry->n_order; i++)
    seen |= 1u << entry->order[i];
  if (entry->n_order != state->n_order || seen != (1u << state->n_order) - 1)
    return table_refuse (why, _ ("the order names each of the %u features once"), state->n_order);
  carc_answered (state, entry->order, entry->n_order);
  return TRUE;
}

static void
judge_offer_order (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  for (guint i = 0; i < state->n_order; i++)
    if (memchr (entry->order, (int) i, entry->n_order) == NULL)
      {
        carc_offer_feature (state, state->order[i], offers);
        g_array_index (offers, TableOffer, offers->len - 1).value[0] = (gint32) i;
      }
}

static char *
judge_tell_feature (gconstpointer data, gconstpointer given, const TableOffer *offer)
{
  const CarcState *state = data;
  return carc_feature_tell (state, state->order[offer->value[0]]);
}

static char *
ask_order (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: in which order are the %u features scored?"),
                          table_name_said (&state->rules->players[state->asked]), state->n_order);
}

static guint
order_features (const CarcState *state, guint16 *nodes, guint max)
{
  memcpy (nodes, state->order, MIN (state->n_order, max) * sizeof *nodes);
  return state->n_order;
}

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_JUDGE,
    .word = "judge",
    .tell = ask_judge,
    .tied = judge_tied,
    .features = judge_features,
    .unchosen = TRUE },
  { .id = CARC_ASK_ORDER, .word = "order", .tell = ask_order, .features = order_features, .unchosen = TRUE },
};

/* ---- telling ---- */

static void
arbitress_report (const CarcState *state, GString *json)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  put_cell (json, "arbitress", she->x, she->y);
}

static guint
arbitress_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  if (max)
    standing[0] = (CarcPiece){ CARC_PIECE_ARBITRESS, she->x, she->y, -1, -1 };
  return MIN (max, 1);
}

static void
arbitress_tell (const CarcState *state, GString *out)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  g_string_append_printf (out, _ ("The Arbitress stands on %d,%d\n"), she->x, she->y);
}

/* By A1 walk, each distance would need a search of its own, and is left out.  Her own cell is always named. */
static void
arbitress_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  const CarcSlot *at = &state->slots[slot];
  if (she->x == at->x && she->y == at->y)
    g_string_append_printf (words, ", %s", _ ("the Arbitress"));
  else if (carc_rule (state, CARC_A1) != CARC_A1_WALK)
    g_string_append_printf (words, _ (", %d from the Arbitress"), carc_distance (state, she->x, she->y, at->x, at->y));
}

/* ---- an answer of the desk ---- */

static gboolean
arbitress_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const CarcArbitress *she = carc_arbitress_of (state);
  if (query->query.kind != CARC_QUERY_ARBITRESS)
    return TRUE;
  g_auto (CarcEnding) ending;
  carc_ending_init (&ending, moment);
  table_answer_title (answer, g_strdup (_ ("the Arbitress")));
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1, g_strdup_printf (_ ("she stands on %d,%d"), she->x, she->y));
  guint n = 0;
  for (guint i = state->finished ? 0 : state->n_ties; i < ending.end->n_ties; i++)
    {
      const CarcTie *tie = &ending.end->ties[i];
      g_autofree char *told = carc_tie_tell (ending.end, tie);
      if (!tie->final)
        continue;
      table_answer_say (answer, TABLE_SAYS_DISTANCE, -1,
                        g_strdup_printf (_ ("%s at %d,%d: %s"), carc_node_name (ending.end, tie->feature), tie->cell_x,
                                         tie->cell_y, told))
          ->expected = !state->finished;
      table_answer_mark (answer, TABLE_MARK_TIE, -1, (int) i);
      table_rulings_join (&answer->rulings, &tie->rulings);
      n++;
    }
  if (n == 0)
    table_answer_say (answer, TABLE_SAYS_KNOWN, -1, g_strdup (_ ("there is no tie that she would judge now")));
  table_answer_say (
      answer, TABLE_SAYS_RULE, -1,
      g_strdup (_ ("The Arbitress, 1. Place a tile: of the players who are tied, the one whose follower is "
                   "nearest to her gets the points; if that is equal, the one with fewer points")));
  return TRUE;
}

/* ---- her ties as luck: who won them, and what she took from whom ---- */

enum
{
  TIES,
  TAKEN
};
static const TableLuckKind lucks[] = {
  [TIES] = { .word = "ties",
             .title = N_ ("Ties won"),
             .note = N_ ("Of the ties that the Arbitress judged; if several players win one, each gets a "
                         "part of it. Expected: each tied player is equally likely to win."),
             .expects = TRUE },
  [TAKEN] = { .word = "taken",
              .title = N_ ("Points that the Arbitress took"),
              .note = N_ ("What the player would have got for these features by the base rule, where all tied "
                          "players score, and did not get. What this changed later is not counted.") },
};

static void
arbitress_luck (const CarcState *state, TableLuckRow *rows)
{
  TableLuckRow *won = &rows[TIES], *taken = &rows[TAKEN];
  for (guint i = 0; i < state->n_ties; i++)
    {
      const CarcTie *tie = &state->ties[i];
      const double share = 1. / carc_ones (tie->tied);
      for (guint player = 0; player < state->rules->n_players; player++)
        {
          if (!(tie->tied >> player & 1))
            continue;
          won->got[player] += tie->winners >> player & 1 ? 1. / carc_ones (tie->winners) : 0;
          won->expected[player] += share;
          won->spread[player] += share * (1 - share);
          taken->got[player] += tie->lost[player];
        }
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    won->spread[player] = sqrt (won->spread[player]);
}

/* ---- the acts ---- */

static gboolean
apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  CarcArbitress *she = carc_arbitress_edit (state);
  const CarcCellXY at = ((const CarcEntry *) given)->cell;
  const guint16 slot = carc_slot_at (state, at.x, at.y);
  if (!she->on)
    return table_refuse (why, _ ("the Arbitress is not in this game"));
  if (!carc_arbitress_may_stand (state, slot))
    return table_refuse (why, _ ("there is no tile on %d,%d where she could stand"), at.x, at.y);
  she->x = she->before_x = at.x;
  she->y = she->before_y = at.y;
  she->moved = FALSE;
  return TRUE;
}

static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_ARBITRESS, "arbitress", N_ ("The Arbitress"), 'h', apply_now,
            CARC_NOW_SLOT (N_ ("Where does the Arbitress stand?"), carc_arbitress_may_stand)),
  { .kind = CARC_ACT_ARBITRESS,
    .verb = "arbitress",
    .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_cell,
                    .flags = TABLE_OPERAND_REPEATED,
                    .member = "path",
                    CARC_FIELD (path),
                    CARC_COUNT (n_path),
                    .max = CARC_PATH_MAX,
                    .ask = N_ ("Where does the Arbitress go?"),
                    .offer = carc_arbitress_offer,
                    .tell = carc_tell_goal,
                    .from = carc_arbitress_from } },
    .title = NC_ ("choice", "The Arbitress"),
    .key = 'a',
    .offered = carc_arbitress_offered,
    .apply = carc_arbitress_apply,
    .tell = carc_arbitress_tell_walk },
  { .kind = CARC_ENTRY_JUDGE,
    .verb = "judge",
    .operands = { { .type = &carc_operand_players,
                    .flags = TABLE_OPERAND_REPEATED,
                    CARC_FIELD (players),
                    .offer = judge_offer } },
    .when = CARC_WHEN (JUDGE),
    .apply = judge_apply,
    .tell = judge_tell },
  { .kind = CARC_ENTRY_ORDER,
    .verb = "order",
    .operands = { { .type = &carc_operand_ordinal,
                    .flags = TABLE_OPERAND_REPEATED | TABLE_OPERAND_WHOLE,
                    CARC_FIELD (order),
                    CARC_COUNT (n_order),
                    .max = CARC_ORDER_MAX,
                    .offer = judge_offer_order,
                    .tell = judge_tell_feature } },
    .when = CARC_WHEN (ORDER),
    .apply = judge_apply_order,
    .says = N_ ("%s names the order of scoring") },
};

static const TableAct queries[] = {
  { .kind = CARC_QUERY_ARBITRESS, .verb = "arbitress", .when = TABLE_ALWAYS, .title = N_ ("The Arbitress") },
};

const CarcSystem carc_arbitress = {
  .id = CARC_SYSTEM_ARBITRESS,
  .name = "arbitress",
  .title = N_ ("The Arbitress"),
  .description = N_ ("Judges every tie by the distance to her"),
  .by = CARC_BY_USE,
  .usual = TRUE,
  CARC_ROWS (pieces),
  CARC_ROWS (becauses),
  CARC_ROWS (rulings),
  .setup_key = "arbitress",
  .setup_line = arbitress_setup_line,
  .compile = arbitress_compile,
  .part_size = sizeof (CarcArbitress),
  .begin = arbitress_begin,
  .laid = arbitress_laid,
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .may_ask = judge_may_ask,
  .judge = carc_arbitress_judge,
  .arrange = judge_arrange,
  .report = arbitress_report,
  .standing = arbitress_standing,
  .tell = arbitress_tell,
  .tell_cell = arbitress_tell_cell,
  .leads_to = carc_arbitress_leads_to,
  CARC_ROWS (queries),
  .answer = arbitress_answer,
  CARC_ROWS (lucks),
  .luck = arbitress_luck,
};
