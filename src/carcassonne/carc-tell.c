/* carc-tell.c - ledger lines, ties, questions and previews in words.  All of them are translated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

const char *
carc_kind_name (CarcKind kind)
{
  static const char *const names[] = { N_ ("city"), N_ ("road"), N_ ("farm"), N_ ("cloister"), N_ ("river") };
  G_STATIC_ASSERT (G_N_ELEMENTS (names) == CARC_RIVER + 1);
  return _ (names[kind]);
}

/* "Anna", "Anna and Ben", "Anna, Ben and Clara" */
char *
carc_names_tell (const CarcState *state, guint8 players)
{
  GString *out = g_string_new (NULL);
  guint left = carc_ones (players);
  for (guint i = 0; i < state->rules->n_players; i++)
    if (players & (1 << i))
      {
        g_string_append (out, carc_name (state, (int) i));
        left--;
        if (left == 1)
          g_string_append (out, _ (" and "));
        else if (left > 1)
          g_string_append (out, ", ");
      }
  return g_string_free (out, FALSE);
}

/* ---- ledger lines ---- */

const char *
carc_line_kind_name (guint kind)
{
  return kind < carc_n_lines ? carc_lines[kind]->word : NULL;
}

const char *
carc_line_kind_title (guint kind)
{
  return kind < carc_n_lines ? _ (carc_lines[kind]->title) : NULL;
}

const char *
carc_noun (guint noun, int count)
{
  return carc_forms (&carc_nouns[noun < carc_n_nouns ? noun : CARC_NOUN_POINT]->forms, (guint) ABS (count));
}

const CarcMarkRow *
carc_marks_name (CarcMarks marks)
{
  for (CARC_EACH_MARK (mark, marks))
    if (carc_marks[mark]->name != NULL)
      return carc_marks[mark];
  return NULL;
}

const char *
carc_feature_name (CarcKind kind, CarcMarks marks)
{
  const CarcMarkRow *mark = carc_marks_name (marks);
  return mark != NULL ? _ (mark->name) : carc_kind_name (kind);
}

const char *
carc_node_name (const CarcState *state, guint16 node)
{
  const guint16 root = state->nodes[node].feature;
  return carc_feature_name ((CarcKind) state->nodes[root].kind, carc_feature_marks (state, root));
}

char *
carc_figure_tell (const CarcState *state, guint figure)
{
  const CarcFigure *it = &state->figures[figure];
  return carc_words (_ (carc_figures[it->kind]->stands), carc_name (state, it->player),
                     carc_place_rows[it->place]->name != NULL ? _ (carc_place_rows[it->place]->name)
                                                              : carc_node_name (state, it->node));
}

char *
carc_feature_tell (const CarcState *state, guint16 node)
{
  const CarcCellXY cell = carc_name_cell (state, node);
  return g_strdup_printf (_ ("%s at %d,%d"), carc_node_name (state, node), cell.x, cell.y);
}

char *
carc_line_title (gconstpointer state, const TableLine *line)
{
  const CarcMarkRow *mark = carc_marks_name (carc_line_marks (line));
  if (mark != NULL)
    return carc_words (_ (line->final ? mark->undone : mark->done), line->x, line->y);
  const CarcLineRow *row = carc_lines[line->kind < carc_n_lines ? line->kind : CARC_LINE_CORRECTION];
  if (row->own_title != NULL)
    return row->own_title (state, line);
  return carc_words (_ (line->final && row->undone ? row->undone : row->done), line->x, line->y);
}

gboolean
carc_noun_is_bonus (guint noun)
{
  return noun < carc_n_nouns && carc_nouns[noun]->bonus;
}

char *
carc_sum_note (const TableLine *line)
{
  GString *out = g_string_new (NULL);
  for (CARC_EACH_MARK (mark, carc_line_marks (line)))
    if (carc_marks[mark]->in_sum != NULL)
      g_string_append_printf (out, out->len > 0 ? ", %s" : "%s", _ (carc_marks[mark]->in_sum));
  return g_string_free (out, out->len == 0);
}

const char *
carc_because_sentence (guint because)
{
  return because < carc_n_becauses ? _ (carc_becauses[because]->sentence) : "";
}

double
carc_tie_ruler (const CarcTie *tie, guint player)
{
  return sqrt ((double) tie->ruler[player]) / CARC_SPOT_UNIT;
}

char *
carc_tie_tell (const CarcState *state, const CarcTie *tie)
{
  GString *out = g_string_new (NULL);
  g_autofree char *tied = carc_names_tell (state, tie->tied);
  g_autofree char *winners = carc_names_tell (state, tie->winners);
  g_string_append_printf (out, _ ("%s are tied; distance to the Arbitress: "), tied);
  gboolean first = TRUE;
  for (guint i = 0; i < state->rules->n_players; i++)
    if (tie->tied & (1 << i))
      {
        g_string_append_printf (out, first ? "%s %d" : ", %s %d", carc_name (state, (int) i), tie->distance[i]);
        first = FALSE;
      }
  if (tie->compared)
    {
      g_string_append (out, _ ("; points: "));
      first = TRUE;
      for (guint i = 0; i < state->rules->n_players; i++)
        if (tie->compared & (1 << i))
          {
            g_string_append_printf (out, first ? "%s %d" : ", %s %d", carc_name (state, (int) i), tie->points[i]);
            first = FALSE;
          }
    }
  if (tie->ruled)
    {
      g_string_append (out, _ ("; by the ruler: "));
      first = TRUE;
      for (guint i = 0; i < state->rules->n_players; i++)
        if (tie->ruled & (1 << i))
          {
            g_string_append_printf (out, first ? "%s %.2f" : ", %s %.2f", carc_name (state, (int) i),
                                    carc_tie_ruler (tie, i));
            first = FALSE;
          }
    }
  if (tie->winners)
    g_string_append_printf (out, _ ("; %s: %s"), winners, carc_because_sentence (carc_tie_because (tie)));
  else
    g_string_append (out, _ ("; still equal, and the sheet says no more: nobody gets the points"));
  return g_string_free (out, FALSE);
}

char *
carc_line_because (gconstpointer data, const TableLine *line)
{
  const CarcState *state = data;
  if (line->why != 0)
    return table_score_because (&state->ledger, line);
  if (line->tie < 0 || (guint) line->tie >= state->n_ties)
    return g_strdup (carc_because_sentence (line->because));
  return carc_tie_tell (state, &state->ties[line->tie]);
}

/* ---- what an entry would score ---- */

/* Questions that are asked again and again; nobody must hear before that they come. */
static gboolean
is_usual (guint ask)
{
  return ask == CARC_ASK_TILE || ask == CARC_ASK_LATE || ask == CARC_ASK_NOTHING || ask == CARC_ASK_SNAPSHOT
         || ask == CARC_ASK_PAD;
}

char *
carc_unless_changed_tell (const char *what)
{
  /* Translators: what a tile scores, behind questions that somebody is asked first */
  return g_strdup_printf (_ ("if no later answer changes it: %s"), what);
}

gboolean
carc_line_is_told (const CarcState *after, const TableLine *line)
{
  return !line->final && (line->tie < 0 || !carc_tie_is_open (after, &after->ties[line->tie]));
}

/* The new lines, without those of the end of the game. */
static char *
tell_lines (const CarcState *after, guint from)
{
  GString *out = g_string_new (NULL);
  for (guint i = from; i < after->ledger.n_lines; i++)
    {
      const TableLine *line = &after->ledger.lines[i];
      g_autofree char *title = carc_line_title (after, line);
      g_autofree char *sum = table_game_sum (&carc_game, line);
      if (!carc_line_is_told (after, line))
        continue;
      if (out->len)
        g_string_append (out, "; ");
      g_string_append_printf (out, _ ("%s: %s to %s"), title, sum, carc_name (after, line->player));
      if (line->tie >= 0)
        {
          g_autofree char *because = carc_line_because (after, line);
          g_string_append_printf (out, " (%s)", because);
        }
    }
  return g_string_free (out, FALSE);
}

/* What waits for answers; NULL: nothing. */
static char *
tell_ahead (const CarcState *after)
{
  g_autoptr (CarcState) ahead = carc_score_ahead (after, NULL);
  g_autofree char *lines = ahead != NULL ? tell_lines (ahead, after->ledger.n_lines) : NULL;
  return lines != NULL && *lines != '\0' ? carc_unless_changed_tell (lines) : NULL;
}

char *
carc_preview_tell (const CarcState *after, guint from)
{
  g_autofree char *lines = tell_lines (after, from), *ahead = tell_ahead (after);
  GString *out = g_string_new (lines);
  if (after->finished)
    g_string_append (out, out->len ? _ ("; then the game ends") : _ ("the game ends"));
  if (!is_usual (after->ask))
    {
      g_autofree char *ask = carc_ask_tell (after);
      /* Translators: the question that comes after this one: "then Ben: join the race for the lighthouse?" */
      g_autofree char *then = g_strdup_printf (_ ("then %s"), ask);
      g_string_append_printf (out, out->len ? "; %s" : "%s", then);
    }
  for (guint i = 0; i < TABLE_WARNINGS_MAX && after->warnings.what[i] != NULL; i++)
    g_string_append_printf (out, out->len ? "; %s" : "%s", _ (after->warnings.what[i]));
  if (ahead != NULL)
    g_string_append_printf (out, out->len ? "; %s" : "%s", ahead);
  return g_string_free (out, FALSE);
}

char *
carc_ask_tell (gconstpointer data)
{
  const CarcState *state = data;
  const CarcQuestionRow *row = carc_questions[state->ask];
  return row->tell != NULL ? row->tell (state)
                           : carc_words (_ (row->says), carc_name (state, (int) carc_asked (state)), state->about[0],
                                         state->about[1]);
}
