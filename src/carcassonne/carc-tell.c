/* carc-tell.c - ledger lines, ties, questions and previews in words.  All of them are translated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "carc-rooms.h"
#include "table/table-intl.h"

const char *
carc_kind_name (CarcKind kind)
{
  static const char *const names[] = { N_ ("city"), N_ ("road"), N_ ("farm"), N_ ("cloister"), N_ ("river") };
  G_STATIC_ASSERT (G_N_ELEMENTS (names) == CARC_RIVER + 1);
  return _ (names[kind]);
}

char *
carc_spot_tell (const CarcSpot *spot)
{
  static const char *const sides[4] = { N_ ("to the north"), N_ ("to the east"), N_ ("to the south"),
                                        N_ ("to the west") };
  static const char *const halves[9] = {
    N_ ("in the north-west, on the north side"),
    N_ ("in the north-east, on the north side"),
    N_ ("in the north-east, on the east side"),
    N_ ("in the south-east, on the east side"),
    N_ ("in the south-east, on the south side"),
    N_ ("in the south-west, on the south side"),
    N_ ("in the south-west, on the west side"),
    N_ ("in the north-west, on the west side"),
    N_ ("in the middle"),
  };
  if (spot->kind == CARC_SPOT_RACE)
    return g_strdup (_ ("in the race"));
  g_return_val_if_fail (spot->kind < CARC_N_CLAIMABLE, g_strdup ("")); /* carc_at_tell () knows the others */
  if (spot->kind == CARC_CLOISTER)
    return g_strdup (_ ("cloister"));
  /* Translators: a feature and its place on the tile, "city to the north". */
  return g_strdup_printf (_ ("%s %s"), carc_kind_name ((CarcKind) spot->kind),
                          spot->kind == CARC_FARM ? _ (halves[MIN (spot->at, 8)]) : _ (sides[spot->at % 4]));
}

/* Where a cell is on a tile of several cells: 0 at its west or north edge, 1 within, 2 at its east or south edge. */
static guint
third (int at, int size)
{
  return size == 1 ? 1 : at == 0 ? 0 : at == size - 1 ? 2 : 1;
}

/* Which part of the cell the segment is, if the cell has more of its kind; NULL if it has not.  The segment is named by
 * the direction in which it is farther than all others; without such a direction, by its own spot. */
static char *
part_of_cell (const CarcCell *cell, guint8 segment, const CarcSpot *spot)
{
  static const char *const parts[4] = { N_ ("northern part"), N_ ("eastern part"), N_ ("southern part"),
                                        N_ ("western part") };
  const CarcSegment *own = &cell->segments[segment];
  int ahead[4] = { G_MAXINT, G_MAXINT, G_MAXINT, G_MAXINT }, best = 0;
  guint others = 0;
  for (guint i = 0; i < cell->n_nodes; i++)
    {
      const CarcSegment *other = &cell->segments[i];
      if (i == segment || other->kind != own->kind)
        continue;
      others++;
      ahead[0] = MIN (ahead[0], other->spot_y - own->spot_y);
      ahead[1] = MIN (ahead[1], own->spot_x - other->spot_x);
      ahead[2] = MIN (ahead[2], own->spot_y - other->spot_y);
      ahead[3] = MIN (ahead[3], other->spot_x - own->spot_x);
    }
  if (others == 0)
    return NULL;
  for (int i = 1; i < 4; i++)
    if (ahead[i] > ahead[best])
      best = i;
  return ahead[best] > 0 ? g_strdup (_ (parts[best])) : carc_spot_tell (spot);
}

char *
carc_spot_on_tile_tell (const CarcTile *tile, guint rot, int dx, int dy, const CarcSpot *spot)
{
  static const char *const places[3][3] = {
    { N_ ("north-west corner"), N_ ("north side"), N_ ("north-east corner") },
    { N_ ("west side"), N_ ("middle"), N_ ("east side") },
    { N_ ("south-west corner"), N_ ("south side"), N_ ("south-east corner") },
  };
  const int w = rot % 2 == 0 ? tile->w : tile->h, h = rot % 2 == 0 ? tile->h : tile->w;
  if (w * h == 1 || w > 3 || h > 3 || dx < 0 || dy < 0 || dx >= w || dy >= h)
    return carc_spot_tell (spot);
  const CarcCell *cell = &tile->cells[rot][dy * w + dx];
  const guint8 segment = carc_cell_claimed (cell, spot);
  if (segment == CARC_NO_SEGMENT)
    return carc_spot_tell (spot);
  const char *kind = carc_kind_name ((CarcKind) spot->kind), *place = _ (places[third (dy, h)][third (dx, w)]);
  g_autofree char *part = part_of_cell (cell, segment, spot);
  return part != NULL ? g_strdup_printf ("%s, %s, %s", kind, place, part) : g_strdup_printf ("%s, %s", kind, place);
}

/* "Anna", "Anna and Ben", "Anna, Ben and Clara" */
char *
carc_names_tell (const CarcState *state, guint8 players)
{
  GString *out = g_string_new (NULL);
  guint left = carc_count (players);
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

char *
carc_line_title (gconstpointer state, const TableLine *line)
{
  const CarcLineRow *row = carc_lines[line->kind < carc_n_lines ? line->kind : CARC_LINE_CORRECTION];
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
  for (guint mark = 0; mark < carc_n_marks; mark++)
    if (line->marks & (1u << mark) && carc_marks[mark]->in_sum != NULL)
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
  if (line->tie < 0 || (guint) line->tie >= state->n_ties)
    return g_strdup (carc_because_sentence (line->because));
  return carc_tie_tell (state, &state->ties[line->tie]);
}

/* ---- what an entry would score ---- */

char *
carc_preview_tell (const CarcState *after, guint from)
{
  GString *out = g_string_new (NULL);
  for (guint i = from; i < after->ledger.n_lines; i++)
    {
      const TableLine *line = &after->ledger.lines[i];
      g_autofree char *title = carc_line_title (after, line);
      g_autofree char *sum = table_game_sum (&carc_game, line);
      if (line->final)
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
  if (after->finished)
    g_string_append (out, out->len ? _ ("; then the game ends") : _ ("the game ends"));
  if (after->ask != CARC_ASK_TILE && after->ask != CARC_ASK_NOTHING)
    {
      g_autofree char *ask = carc_ask_tell (after);
      g_string_append_printf (out, out->len ? "; %s" : "%s", ask);
    }
  for (guint i = 0; i < TABLE_WARNINGS_MAX && after->warnings.what[i] != NULL; i++)
    g_string_append_printf (out, out->len ? "; %s" : "%s", _ (after->warnings.what[i]));
  return g_string_free (out, FALSE);
}

char *
carc_ask_tell (gconstpointer data)
{
  const CarcState *state = data;
  return carc_questions[state->ask]->tell (state);
}
