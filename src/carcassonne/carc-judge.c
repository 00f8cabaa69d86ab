/* carc-judge.c - what the table decides while features are scored: a tie, and the order of features.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the readings A8 running, A9, A10 ask, A11 table and A28 asked.  The files of the Arbitress call these
 * functions.
 */
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

gboolean
carc_judge_may_ask (const CarcState *state)
{
  return carc_rule (state, CARC_A10) == CARC_A10_ASK || carc_rule (state, CARC_A11) == CARC_A11_TABLE
         || carc_rule (state, CARC_A8) == CARC_A8_RUNNING;
}

/* ---- a tie ---- */

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

gboolean
carc_judge_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (entry->players & ~state->pending.winners)
    return table_refuse (why, _ ("only the players still tied can be given the points"));
  carc_answered (state, &entry->players, 1);
  return TRUE;
}

char *
carc_judge_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *names = carc_names_tell (before, ((const CarcEntry *) given)->players);
  return g_strdup_printf (_ ("The table gives the points to %s"), names);
}

void
carc_judge_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
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

/* ---- the order of features ---- */

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

gboolean
carc_judge_arrange (CarcState *state, guint16 *roots, guint n, guint kinds)
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

gboolean
carc_judge_apply_order (gpointer data, gconstpointer given, TableRefusal *why)
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

char *
carc_judge_tell_order (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s names the order of scoring"),
                          table_name_said (&before->rules->players[before->asked]));
}

void
carc_judge_offer_order (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
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

char *
carc_judge_tell_feature (gconstpointer data, gconstpointer given, const TableOffer *offer)
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

const CarcQuestionRow carc_judge_questions[2] = {
  { .id = CARC_ASK_JUDGE, .word = "judge", .tell = ask_judge, .tied = judge_tied, .features = judge_features },
  { .id = CARC_ASK_ORDER, .word = "order", .tell = ask_order, .features = order_features },
};
