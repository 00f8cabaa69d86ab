/* carc-what-if.c - what a feature would bring with a figure more or less, or with the Arbitress on another cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each is tried on a copy of the state, whose end is then forecast as usual.
 */
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carc-query.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

typedef struct
{
  int points[TABLE_MAX_PLAYERS];
} Shares;

static Shares
shares_of (const CarcState *state, guint16 root)
{
  Shares shares = { { 0 } };
  guint from;
  g_autoptr (CarcState) end = carc_forecast (state, &from, NULL);
  for (guint i = from; i < end->ledger.n_lines; i++)
    {
      const TableLine *line = &end->ledger.lines[i];
      if (line->feature >= 0 && end->nodes[line->feature].feature == root)
        shares.points[line->player] += line->points;
    }
  return shares;
}

static gboolean
is_same (const Shares *a, const Shares *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* "Anna 8, Ben 8"; "nobody gets anything". */
static char *
tell_shares (const CarcState *state, const Shares *shares)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < state->rules->n_players; i++)
    if (shares->points[i] != 0)
      g_string_append_printf (out, out->len > 0 ? ", %s %d" : "%s %d", carc_name (state, (int) i), shares->points[i]);
  if (out->len == 0)
    g_string_append (out, _ ("nobody gets anything"));
  return g_string_free (out, FALSE);
}

static void
try_figures (const CarcState *state, guint16 root, guint player, const Shares *now, GPtrArray *sentences)
{
  const CarcFigureSet figures = carc_figures_on (state, root);
  const char *name = carc_name (state, (int) player);
  const guint spare = carc_figure_in_supply (state, player, CARC_FOLLOWER);
  if (spare != CARC_NONE && carc_figure_may_stand (state, player, CARC_FOLLOWER, root, NULL))
    {
      g_autoptr (CarcState) more = carc_state_copy (state);
      carc_figure_deploy (more, spare, root);
      const Shares then = shares_of (more, root);
      g_autofree char *told = tell_shares (state, &then);
      if (!is_same (now, &then))
        g_ptr_array_add (sentences, g_strdup_printf (_ ("one more follower of %s: %s"), name, told));
    }
  for (CARC_EACH_FIGURE (i, &figures))
    {
      if (state->figures[i].player != player)
        continue;
      g_autoptr (CarcState) less = carc_state_copy (state);
      carc_figure_home (less, i, CARC_LEFT_REMOVED);
      const Shares then = shares_of (less, root);
      g_autofree char *told = tell_shares (state, &then);
      if (!is_same (now, &then))
        g_ptr_array_add (sentences, g_strdup_printf (_ ("one figure of %s less: %s"), name, told));
      return;
    }
}

static void
put_her (CarcState *state, const CarcReach *at)
{
  CarcArbitress *she = carc_arbitress_edit (state);
  she->x = she->before_x = at->x;
  she->y = she->before_y = at->y;
}

/* With her on each cell that she can reach now. */
static guint
try_cells (const CarcState *state, guint16 root, CarcReach reach[CARC_REACH_MAX], Shares shares[CARC_REACH_MAX])
{
  const guint found = carc_arbitress_reach (state, reach, CARC_REACH_MAX), n = MIN (found, CARC_REACH_MAX);
  g_autoptr (CarcState) moved = carc_state_copy (state);
  for (guint i = 0; i < n; i++)
    {
      put_her (moved, &reach[i]);
      shares[i] = shares_of (moved, root);
    }
  return n;
}

static void
try_arbitress (const CarcState *state, guint16 root, const Shares *now, GPtrArray *sentences)
{
  CarcReach reach[CARC_REACH_MAX];
  Shares shares[CARC_REACH_MAX];
  gboolean told[CARC_REACH_MAX] = { FALSE };
  const guint n = try_cells (state, root, reach, shares);
  for (guint i = 0; i < n; i++)
    {
      guint alike = 0, nearest = i;
      if (told[i] || is_same (now, &shares[i]))
        continue;
      for (guint k = i; k < n; k++)
        if (is_same (&shares[i], &shares[k]))
          {
            told[k] = TRUE;
            alike++;
            nearest = reach[k].steps < reach[nearest].steps ? k : nearest;
          }
      g_autofree char *words = tell_shares (state, &shares[i]);
      g_ptr_array_add (sentences,
                       g_strdup_printf (ngettext ("the Arbitress on %d,%d (%u such cell in reach): %s",
                                                  "the Arbitress on %d,%d (%u such cells in reach): %s", alike),
                                        reach[nearest].x, reach[nearest].y, alike, words));
    }
}

static gboolean
is_open (const TableMoment *moment, guint16 root)
{
  const CarcState *state = moment->state;
  return moment->setup->aids == TABLE_AIDS_OPEN && !state->finished && !state->on_pad && state->ask == CARC_ASK_TILE
         && !state->nodes[root].scored && state->nodes[root].figures > 0;
}

void
carc_what_if (const TableMoment *moment, gconstpointer asked, GPtrArray *sentences)
{
  const CarcState *state = moment->state;
  const CarcQuery *query = asked;
  if (query->query.kind != CARC_QUERY_FEATURE)
    return;
  const guint16 node = carc_board_node (state, query->at.cell_x, query->at.cell_y, &query->at.spot);
  if (node == CARC_NONE || !is_open (moment, state->nodes[node].feature))
    return;
  const guint16 root = state->nodes[node].feature;
  const Shares now = shares_of (state, root);
  for (guint player = 0; player < state->rules->n_players; player++)
    try_figures (state, root, player, &now, sentences);
  if (carc_arbitress_of (state)->on)
    try_arbitress (state, root, &now, sentences);
}

/* A mark for each player whom she would favour alone, with the cells on which she would. */
void
carc_answer_favours (const TableMoment *moment, guint16 root, TableAnswer *answer)
{
  const CarcState *state = moment->state;
  CarcReach reach[CARC_REACH_MAX];
  Shares shares[CARC_REACH_MAX];
  if (!is_open (moment, root) || !carc_arbitress_of (state)->on)
    return;
  const guint n = try_cells (state, root, reach, shares);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      table_answer_mark_cells (answer, TABLE_MARK_FAVOURS, (int) player);
      for (guint i = 0; i < n; i++)
        {
          guint others = 0;
          for (guint k = 0; k < state->rules->n_players; k++)
            others += k != player && shares[i].points[k] > 0;
          if (shares[i].points[player] > 0 && others == 0)
            table_answer_mark_cell (answer, reach[i].x, reach[i].y);
        }
    }
}

/* The player whom the forecast's ties give most points; -1: nobody, or several.  `from`: its first line. */
static int
favourite (const CarcState *end, guint from)
{
  int points[TABLE_MAX_PLAYERS] = { 0 }, best = 0, who = -1;
  for (guint i = from; i < end->ledger.n_lines; i++)
    {
      const TableLine *line = &end->ledger.lines[i];
      if (line->tie >= 0 && line->player >= 0 && end->ties[line->tie].winners == 1u << line->player)
        points[line->player] += line->points;
    }
  for (guint player = 0; player < end->rules->n_players; player++)
    if (points[player] >= best)
      {
        who = points[player] > best ? (int) player : -1;
        best = points[player];
      }
  return who;
}

void
carc_answer_favours_all (const TableMoment *moment, TableAnswer *answer)
{
  const CarcState *state = moment->state;
  CarcReach reach[CARC_REACH_MAX];
  int who[CARC_REACH_MAX];
  guint from;
  if (!carc_arbitress_of (state)->on)
    return;
  const guint found = carc_arbitress_reach (state, reach, CARC_REACH_MAX), n = MIN (found, CARC_REACH_MAX);
  g_autoptr (CarcState) moved = carc_state_copy (state);
  for (guint i = 0; i < n; i++)
    {
      put_her (moved, &reach[i]);
      g_autoptr (CarcState) end = carc_forecast (moved, &from, NULL);
      who[i] = favourite (end, from);
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      guint cells = 0;
      table_answer_mark_cells (answer, TABLE_MARK_FAVOURS, (int) player);
      for (guint i = 0; i < n; i++)
        if (who[i] == (int) player)
          {
            table_answer_mark_cell (answer, reach[i].x, reach[i].y);
            cells++;
          }
      if (cells > 0)
        table_answer_count (answer, TABLE_SAYS_FAVOURS, (int) player, (int) cells,
                            g_strdup (ngettext ("cell that the Arbitress can reach now and where ties would give "
                                                "this player most points",
                                                "cells that the Arbitress can reach now and where ties would give "
                                                "this player most points",
                                                cells)));
    }
}
