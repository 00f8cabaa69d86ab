/* carc-abbot.c - Abbots and Gardens: a garden is a cloister for abbots only; an abbot can be called home.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings GA1 to GA6 and PC1.  In the editions since 2014 some copies of the tiles of many sets show a
 * garden (`variant` in data/tiles).  A game says once for all its sets that its tiles are of these editions.
 */
#include "carc-abbot.h"

#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "table/table-intl.h"

static const CarcMarkRow marks[] = {
  { CARC_GARDEN, "garden", .on = 1 << CARC_CLOISTER, .only = CARC_ABBOT, .aside = TRUE, .title = N_ ("Garden"),
    /* Translators: the name of a tile of which some copies have a garden */
    .variant = N_ ("%s, with a garden"), .name = N_ ("garden"), .done = N_ ("garden at %d,%d"),
    .undone = N_ ("incomplete garden at %d,%d") },
};

static const CarcFigureRow figures[] = {
  {
      .id = CARC_ABBOT,
      .word = "abbot",
      .letter = 'O',
      .supply = { 0, 1, 1, 1, 1, 1, 1 },
      .weight = 1,
      .stands_in = 1 << CARC_CLOISTER,
      .counts_for_arbitress = TRUE,
      .may_race = TRUE,
      .blocks_racers = TRUE,
      .race_ruling = CARC_PC1,
      .away_ruling = CARC_GA2,
      .title = N_ ("Abbots left"),
      .name = N_ ("Abbot"),
      .some = CARC_FORMS ("%u abbot", "%u abbots"),
      .left = { N_ (", abbot") },
      .none_left = N_ ("%s has no abbot in the supply"),
      .acted = N_ (", abbot: %s"),
      .stands = N_ ("%s’s abbot on the %s"),
      .claims = N_ ("Abbot: %s"),
      .enters = N_ ("Abbot into the race"),
      .joins = N_ ("Join with the abbot"),
  },
};

static const CarcLineRow lines[] = {
  { CARC_LINE_RECALL, "recall", N_ ("Abbots called home"), N_ ("abbot called home from %d,%d") },
};

static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_RECALLED, "recalled", N_ ("1 for the abbot’s tile and for each of those around it") },
  { CARC_BECAUSE_RECALLED_BESIDE_FAIRY, "recalled-beside-fairy",
    N_ ("the fairy stands beside the abbot who is called home") },
};

static const CarcLeftRow lefts[] = { { CARC_LEFT_CALLED, "called", .quiet = TRUE } };

#define SHEET N_ ("Abbots and Gardens")

static const CarcRulingRow rulings[] = {
  { CARC_GA1,
    "GA1",
    SHEET,
    N_ ("Do the points of a recall count where A8 compares points?"),
    2,
    { { "before", N_ ("Yes: they are booked before this tile scores anything.") },
      { "not", N_ ("No: they are left out of this comparison.") } },
    { { "arbitress" } } },
  { CARC_GA2,
    "GA2",
    SHEET,
    N_ ("May an abbot go into the cathedral of the City?"),
    2,
    { { "yes", N_ ("Yes, like other followers.") }, { "no", N_ ("No.") } },
    { { "count" } } },
  { CARC_GA3,
    "GA3",
    SHEET,
    N_ ("Does the fairy beside an abbot bring 3 points when he is called home?"),
    2,
    { { "no", N_ ("No, only when his garden or cloister is complete.") }, { "yes", N_ ("Yes.") } },
    { { "dragon" } } },
  { CARC_GA4, "GA4", SHEET, N_ ("Where may an abbot stand?"),
    CARC_FIXED (N_ ("Of the features, on a garden, a cloister, a shrine or an abbey; and nobody else stands on a "
                    "garden.")) },
  { CARC_GA5, "GA5", SHEET, N_ ("When may an abbot be called home?"),
    CARC_FIXED (N_ ("Instead of placing a figure, as long as a tile is missing around his own. He scores 1 point for "
                    "his tile and for each of those around it; others who stand there stay and get nothing. For the "
                    "Count these are no points for a cloister. With a builder’s second tile, he can be called home "
                    "who was placed with the first.")) },
  { CARC_GA6, "GA6", SHEET, N_ ("Is a garden a cloister for other rules?"),
    CARC_FIXED (
        N_ ("In what it scores, for a portal, and for who comes out of the cathedral. But it challenges no shrine, no "
            "knight escapes through it, and the Inquisition does not count it.")) },
  { CARC_PC1,
    "PC1",
    N_ ("The Lake, The race for the lighthouse"),
    N_ ("May an abbot be a racer?"),
    2,
    { { "yes", N_ ("Yes, he is a follower.") }, { "no", N_ ("No.") } },
    { { "lake" } } },
};

/* ---- calling him home ---- */

/* The player's abbot that can be called home after the tile just laid; CARC_NONE if there is none. */
static guint
find_abbot (const CarcState *laid)
{
  for (CARC_EACH_OF_KIND (i, laid, laid->player, CARC_ABBOT))
    if (laid->figures[i].place == CARC_PLACE_FEATURE
        && laid->nodes[laid->nodes[laid->figures[i].node].feature].open > 0)
      return i;
  return CARC_NONE;
}

static gboolean
recall_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *laid = data;
  return carc_in_play (laid->rules, CARC_SYSTEM_ABBOT) && find_abbot (laid) != CARC_NONE;
}

static void
book (CarcState *state, guint16 root)
{
  const CarcVerdict verdict = { (guint8) (1 << state->player), CARC_BECAUSE_RECALLED, -1,
                                TABLE_RULINGS (CARC_GA1, CARC_GA5) };
  const CarcCellXY cell = carc_name_cell (state, root);
  CarcSurvey survey;
  carc_survey (state, root, &survey);
  TableLine line = { .kind = CARC_LINE_RECALL, .feature = root, .x = cell.x, .y = cell.y };
  carc_add_term (&line, 1 + survey.neighbours, 1, CARC_NOUN_TILE);
  carc_book (state, &verdict, &line);
}

static gboolean
recall_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (!carc_in_play (state->rules, CARC_SYSTEM_ABBOT))
    return table_refuse (why, _ ("there are no abbots in this game"));
  const guint abbot = find_abbot (state);
  if (abbot == CARC_NONE)
    return table_refuse (why, _ ("%s has no abbot on a garden or a cloister that is incomplete"),
                         carc_name (state, state->player));
  const guint16 root = state->nodes[state->figures[abbot].node].feature;
  const gint32 before = state->ledger.scores[state->player];
  book (state, root);
  if (carc_in_play (state->rules, CARC_SYSTEM_DRAGON) && carc_rule (state, CARC_GA3) == CARC_GA3_YES)
    carc_fairy_rewards (state, abbot, CARC_BECAUSE_RECALLED_BESIDE_FAIRY, CARC_GA3, FALSE);
  if (carc_rule (state, CARC_GA1) == CARC_GA1_BEFORE)
    carc_compare_now (state);
  else
    state->turn.left_out[state->player] += state->ledger.scores[state->player] - before;
  carc_figure_home (state, abbot, CARC_LEFT_CALLED);
  return TRUE;
}

static char *
recall_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const guint abbot = find_abbot (before);
  if (abbot == CARC_NONE)
    return g_strdup (_ (", the abbot is called home"));
  g_autofree char *place = carc_feature_tell (before, before->figures[abbot].node);
  /* Translators: behind the tile that was laid; where he stood: "garden at 3,1" */
  return g_strdup_printf (_ (", the abbot is called home: %s"), place);
}

static const TableAct acts[] = {
  { CARC_CLAIM_ROW ("abbot", CARC_ABBOT, NC_ ("choice", "Abbot"), 0) },
  { .kind = CARC_ACT_RECALL,
    .verb = "recall",
    .group = CARC_GROUP_ACTS,
    .title = N_ ("Call the abbot home"),
    .offered = recall_offered,
    .apply = recall_apply,
    .tell = recall_tell },
};

static const TableHelp help[] = {
  { .text = N_ ("The tiles are of the editions since 2014, with gardens. Only an abbot stands on a garden; instead of "
                "placing a figure you can call him home for what lies around him by then.") },
};

const CarcSystem carc_abbot = {
  .id = CARC_SYSTEM_ABBOT,
  .name = "abbot",
  .title = N_ ("Abbots and Gardens"),
  .description = N_ ("The tiles of the editions since 2014, with gardens for abbots"),
  CARC_ROWS (help),
  .by = CARC_BY_USE,
  CARC_ROWS (marks),
  CARC_ROWS (figures),
  CARC_ROWS (lines),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
};
