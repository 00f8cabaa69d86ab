/* test-advice.c - what is said of the tile in hand at each place, against what entering it there then brings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random games of all sets are stopped now and then.  Each way to lay some tiles that is listed is entered as a line of
 * text; the points booked then, and those after the table has ended the game, must be the ones that were said.
 */
#include <stdlib.h>
#include <string.h>

#include "carc-random-game.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-rooms.h"
#include "../table/test-add.h"

#define fail random_game_fail
#define TILES 3 /* of each stop */
#define WAYS 24 /* of each tile */

static struct
{
  guint acts;
} * sums; /* shared with the processes that play */

/* ---- one way to lay it ---- */

/* The state after the line; NULL: it is refused. */
static CarcState *
entered (const CarcState *state, const char *line)
{
  CarcState *after = carc_state_copy (state);
  if (!table_game_apply_line (&carc_game, after, line, NULL))
    g_clear_pointer (&after, carc_state_free);
  return after;
}

/* The end of the game: by the table's own entry if it can be entered, else by the forecast. */
static CarcState *
ended (const CarcState *state)
{
  guint from;
  CarcState *end = state->ask == CARC_ASK_TILE ? entered (state, "end x") : NULL;
  if (end != NULL && end->finished)
    return end;
  g_clear_pointer (&end, carc_state_free);
  return carc_forecast (state, &from, NULL);
}

/* Who wins the tie of the feature that has this cell's node; 0: there is no tie. */
static guint
winners_of (const CarcState *end, guint from, guint16 node, guint kind)
{
  for (guint i = from; i < end->n_ties; i++)
    if (end->ties[i].kind == kind && end->nodes[end->ties[i].feature].feature == end->nodes[node].feature)
      return end->ties[i].winners | 0x100;
  return 0;
}

/* Is there a tie at the end that had another winner, or was none, without the tile?  A tile can join features whose
 * ties had different winners: then it may be told or not.  `surely`: only if it must be told. */
static gboolean
turns (const CarcState *state, const CarcState *without, const CarcState *with, gboolean surely)
{
  for (guint i = state->n_ties; i < with->n_ties; i++)
    {
      const CarcTie *tie = &with->ties[i];
      gboolean same = FALSE, other = FALSE;
      for (guint16 node = 0; node < state->n_nodes; node++)
        if (with->nodes[node].feature == with->nodes[tie->feature].feature)
          {
            const guint was = winners_of (without, state->n_ties, node, tie->kind);
            same |= was == (tie->winners | 0x100u);
            other |= was != 0 && was != (tie->winners | 0x100u);
          }
      if (!same || (other && !surely))
        return TRUE;
    }
  return FALSE;
}

static gboolean
check_way (const CarcState *state, const CarcState *without, const CarcAdvice *outcome, GString *why)
{
  guint from;
  g_autofree char *line = table_acts_print (&carc_act_table, state->rules, &outcome->entry);
  g_autoptr (CarcState) after = entered (state, line);
  if (after == NULL)
    return fail (why, "“%s” is listed, and refused", line);
  double others = 0;
  guint n = 0;
  g_autoptr (CarcState) with = ended (after), forecast = carc_forecast (after, &from, NULL);
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      const int now = after->ledger.scores[i] - state->ledger.scores[i];
      const int then = with->ledger.scores[i] - without->ledger.scores[i];
      if (i != state->player && carc_is_there (state, i))
        {
          others += then;
          n++;
        }
      if (outcome->now[i] != now || outcome->then[i] != then)
        return fail (why, "“%s” brings player %u %d and %d at the end; %d and %d are said", line, i, now, then,
                     outcome->now[i], outcome->then[i]);
    }
  if (ABS (outcome->then[state->player] - (n > 0 ? others / n : 0) - outcome->gain) > 1e-9)
    return fail (why, "“%s” is said to gain %g", line, outcome->gain);
  if (carc_in_play (state->rules, CARC_SYSTEM_ARBITRESS)
      && turns (state, without, forecast, outcome->turned == NULL) != (outcome->turned != NULL))
    return fail (why, "“%s” is said to turn “%s”", line, outcome->turned);
  return TRUE;
}

/* ---- a tile ---- */

/* Every legal place and rotation is there, and the best come first. */
static gboolean
check_order (const CarcState *state, guint tile, const GArray *outcomes, GString *why)
{
  static CarcPlace places[4096];
  const guint n = carc_places (state, tile, places, G_N_ELEMENTS (places));
  for (guint i = 0; i < n; i++)
    for (guint rot = 0; rot < 4; rot++)
      {
        gboolean found = FALSE;
        g_autofree char *line = g_strdup_printf ("place %s %d,%d r%u", state->rules->tiles[tile].id, places[i].x,
                                                 places[i].y, rot);
        g_autoptr (CarcState) after = places[i].rots >> rot & 1 ? entered (state, line) : NULL;
        for (guint k = 0; k < outcomes->len && !found; k++)
          {
            const CarcEntry *entry = &g_array_index (outcomes, CarcAdvice, k).entry;
            found = entry->x == places[i].x && entry->y == places[i].y && entry->rot == rot;
          }
        if (after != NULL && !found)
          return fail (why, "“%s” is legal, and not listed", line);
      }
  for (guint i = 1; i < outcomes->len; i++)
    if (g_array_index (outcomes, CarcAdvice, i).gain > g_array_index (outcomes, CarcAdvice, i - 1).gain)
      return fail (why, "number %u is better than the one before it", i);
  return TRUE;
}

/* With her on the cell: whom the lines of the final scoring that a tie of one winner decided bring most points; -1:
 * nobody, or several. */
static int
favoured (const CarcState *state, int x, int y)
{
  g_autoptr (CarcState) moved = carc_state_copy (state);
  CarcArbitress *she = carc_arbitress_edit (moved);
  she->x = she->before_x = (gint16) x;
  she->y = she->before_y = (gint16) y;
  guint from;
  g_autoptr (CarcState) end = carc_forecast (moved, &from, NULL);
  int points[TABLE_MAX_PLAYERS] = { 0 }, best = 0, who = -1;
  for (guint i = from; i < end->ledger.n_lines; i++)
    {
      const TableLine *line = &end->ledger.lines[i];
      if (line->tie >= 0 && end->ties[line->tie].winners == 1u << line->player)
        points[line->player] += line->points;
    }
  for (int player = 0; player < (int) end->rules->n_players; player++)
    if (points[player] > 0 && points[player] >= best)
      {
        who = points[player] > best ? player : -1;
        best = points[player];
      }
  return who;
}

/* Each cell that she can reach is marked for the player whom she would favour there, and for nobody else. */
static gboolean
check_her_cells (const CarcState *state, const TableAnswer *answer, GString *why)
{
  CarcReach reach[CARC_REACH_MAX];
  const guint n = carc_arbitress_of (state)->on ? carc_arbitress_reach (state, reach, CARC_REACH_MAX) : 0;
  guint told = 0, marked = 0;
  for (guint i = 0; i < answer->marks->len; i++)
    {
      const TableAnswerMark *mark = &g_array_index (answer->marks, TableAnswerMark, i);
      marked += mark->kind == TABLE_MARK_FAVOURS ? mark->n : 0;
      for (guint k = 0; k < mark->n && mark->kind == TABLE_MARK_FAVOURS; k++)
        {
          const TableAnswerCell *cell = &g_array_index (answer->cells, TableAnswerCell, mark->from + k);
          if (favoured (state, cell->x, cell->y) != mark->player)
            return fail (why, "on %d,%d she does not favour player %d", cell->x, cell->y, mark->player);
        }
    }
  for (guint i = 0; i < n; i++)
    told += favoured (state, reach[i].x, reach[i].y) >= 0;
  return told == marked || fail (why, "she favours somebody on %u cells, and %u are marked", told, marked);
}

/* The answer has one line for each place, with the points of the best way to lay it there; and as many ranks. */
static gboolean
check_answer (const TableMoment *moment, guint tile, const GArray *outcomes, GString *why)
{
  const CarcState *state = moment->state;
  g_autofree char *words = g_strdup_printf ("tile %s", state->rules->tiles[tile].id);
  g_autoptr (TableAnswer) answer = table_answer_read (moment, words, NULL);
  guint next = 0, lines = 0, ranks = 0;
  if (answer == NULL)
    return fail (why, "“%s” is not answered", words);
  for (guint i = 0; i < answer->lines->len; i++)
    {
      const TableAnswerLine *line = &g_array_index (answer->lines, TableAnswerLine, i);
      int x, y;
      if (line->says != TABLE_SAYS_BRINGS)
        continue;
      lines++;
      x = atoi (line->text);
      y = atoi (strchr (line->text, ',') + 1);
      while (next < outcomes->len
             && (g_array_index (outcomes, CarcAdvice, next).entry.x != x
                 || g_array_index (outcomes, CarcAdvice, next).entry.y != y))
        next++;
      if (next == outcomes->len || g_array_index (outcomes, CarcAdvice, next).then[state->player] != line->amount)
        return fail (why, "“%s %d” is not the best there", line->text, line->amount);
    }
  for (guint i = 0; i < answer->marks->len; i++)
    ranks += g_array_index (answer->marks, TableAnswerMark, i).kind == TABLE_MARK_RANK;
  return check_her_cells (state, answer, why)
         && (lines == ranks || fail (why, "%u places are told, %u shown", lines, ranks));
}

static gboolean
check_tile (const TableMoment *moment, guint tile, GRand *rand, GString *why)
{
  const CarcState *state = moment->state;
  guint from;
  if (!carc_is_left (state, tile) || !carc_may_draw (state, tile, NULL))
    return TRUE;
  g_autoptr (GArray) outcomes = carc_advice (state, tile);
  g_autoptr (CarcState) without = carc_forecast (state, &from, NULL);
  for (guint i = 0; i < MIN (outcomes->len, WAYS); i++)
    {
      const guint at = (guint) g_rand_int_range (rand, 0, (gint32) outcomes->len);
      if (!check_way (state, without, &g_array_index (outcomes, CarcAdvice, at), why))
        return FALSE;
    }
  return check_order (state, tile, outcomes, why) && check_answer (moment, tile, outcomes, why);
}

/* What is played next is among the ways, unless it is named in another way: a claim, a path of several cells. */
static gboolean
check_played (const CarcState *state, const char *line, GString *why)
{
  CarcEntry played;
  if (!table_acts_parse (&carc_act_table, state->rules, line, &played, NULL) || played.kind != CARC_ENTRY_PLACE
      || played.act == CARC_ACT_FOLLOWER || played.agreed || played.n_path > 1)
    return TRUE;
  g_autofree char *printed = table_acts_print (&carc_act_table, state->rules, &played);
  g_autoptr (CarcState) after = entered (state, printed);
  if (after == NULL)
    return TRUE;
  g_autoptr (GArray) outcomes = carc_advice (state, (guint) played.tile);
  if (outcomes->len >= CARC_ADVICE_ACTS)
    return TRUE;
  sums->acts += played.act != CARC_ACT_NONE;
  for (guint i = 0; i < outcomes->len; i++)
    {
      const CarcEntry *entry = &g_array_index (outcomes, CarcAdvice, i).entry;
      g_autofree char *way = table_acts_print (&carc_act_table, state->rules, entry);
      if (g_str_equal (way, printed))
        return TRUE;
    }
  return fail (why, "“%s” is legal, and not listed", printed);
}

static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autoptr (TableSetup) setup = random_game_setup (game);
  g_autoptr (CarcState) state = random_game_start (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  gboolean fine = TRUE;
  if (setup == NULL || state == NULL)
    return TRUE;
  for (guint i = 0; fine && i < game->entries->len; i++)
    {
      const TableMoment moment = { setup, state, NULL };
      for (guint k = 0; fine && k < TILES && state->ask == CARC_ASK_TILE && !state->finished && i % 10 == 0; k++)
        fine = check_tile (&moment, (guint) g_rand_int_range (rand, 0, (gint32) state->rules->n_tiles), rand, why);
      fine = fine && (i % 5 != 0 || state->ask != CARC_ASK_TILE || check_played (state, game->entries->pdata[i], why));
      table_game_fold_line (&carc_game, state, game->entries->pdata[i], NULL, NULL);
    }
  return fine;
}

static void
test_what_it_brings (void)
{
  sums = random_games_shared (sizeof *sums);
  random_games_check (60, &random_taste_all, check_game);
  random_games_check (60, &random_taste_default_readings, check_game);
  g_test_message ("%u played acts were listed that claim nothing", sums->acts);
  g_assert_cmpuint (sums->acts, >, RANDOM_GAMES (20));
}

/* ---- when it is told ---- */

static void
refused (const char *setup_text, const char *line, const char *words, const char *sentence)
{
  g_autoptr (TableSetup) setup = fixture_setup (setup_text, NULL);
  TableRefusal why = { "" };
  g_assert_nonnull (setup);
  g_autoptr (CarcState) state = carc_game.state_new (setup, &why);
  g_assert_nonnull (state);
  if (line != NULL)
    g_assert_true (table_game_apply_line (&carc_game, state, line, &why));
  const TableMoment moment = { setup, state, NULL };
  g_autoptr (TableAnswer) answer = table_answer_read (&moment, words, &why);
  g_assert_null (answer);
  g_assert_nonnull (strstr (why.sentence, sentence));
}

#define BASE "game carcassonne\nplayer Anna red\nplayer Ben blue\nset base\n"

static void
test_refused (void)
{
  refused (BASE "aids tournament\n", NULL, "tile ffff", "aids");
  refused (BASE "aids table\n", NULL, "tile ffff", "aids");
  refused (BASE, "end x", "tile ffff", "to be laid");
  refused (BASE, NULL, "tile nothing", "not a tile of this game");
}

TESTS_MAIN_AFTER (carc_register (), "/before", what_it_brings, refused)
