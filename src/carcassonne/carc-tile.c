/* carc-tile.c - reads tile sets, and computes edges and rotations from them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-tile.h"

#include <string.h>

#include "carc-embedded.h"
#include "carcassonne/carc-lake-marks.h"
#include "carc-tile-follow.h"
#include "carc-tile-links.h"
#include "carc-tile-words.h"
#include "table/table-intl.h"

const char *const carc_side_words[4] = { "N", "E", "S", "W" };
const char *const carc_half_words[8] = { "nnw", "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw" };
const char *const carc_kind_words[5] = { "city", "road", "farm", "cloister", "river" };

const char *
carc_tiles_builtin (const char *set)
{
  for (const CarcEmbedded *e = carc_embedded; e->name; e++)
    if (strcmp (e->name, set) == 0)
      return e->text;
  return NULL;
}

static int
find_word (const char *const *words, guint n, const char *word)
{
  for (guint i = 0; i < n; i++)
    if (g_ascii_strcasecmp (words[i], word) == 0)
      return (int) i;
  return -1;
}

int
carc_side_find (const char *word)
{
  return find_word (carc_side_words, 4, word);
}

int
carc_half_find (const char *word)
{
  return find_word (carc_half_words, 8, word);
}

/* ---- one cell ---- */

static guint16
edge_bit (CarcEdge edge)
{
  switch (edge)
    {
    case CARC_EDGE_CITY: return 1;
    case CARC_EDGE_ROAD: return 2;
    case CARC_EDGE_FIELD: return 4;
    case CARC_EDGE_RIVER: return 8;
    case CARC_EDGE_ANY: return 15;
    case CARC_EDGE_WATER:
    case CARC_N_EDGES:
    default: return 0;
    }
}

/* Fills the tables for quick look-up: the mask, the segment at each side and half, and the cloister. */
static void
set_lookups (CarcCell *cell)
{
  cell->mask = 0;
  for (guint side = 0; side < 4; side++)
    cell->mask |= (guint16) (edge_bit (cell->edges[side]) << (4 * side));
  memset (cell->at_side, CARC_NO_SEGMENT, sizeof cell->at_side);
  memset (cell->too, CARC_NO_SEGMENT, sizeof cell->too);
  memset (cell->at_half, CARC_NO_SEGMENT, sizeof cell->at_half);
  cell->cloister = CARC_NO_SEGMENT;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      for (guint side = 0; side < 4; side++)
        if (cell->segments[i].sides & (1 << side))
          (cell->at_side[side] == CARC_NO_SEGMENT ? cell->at_side : cell->too)[side] = (guint8) i;
      for (guint half = 0; half < 8; half++)
        if (cell->segments[i].halves & (1 << half))
          cell->at_half[half] = (guint8) i;
      if (cell->segments[i].kind == CARC_CLOISTER)
        cell->cloister = (guint8) i;
    }
}

/* Farms that reach no side have numbers. */
static gboolean
number_inner_farms (CarcCell *cell)
{
  guint n = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    if (carc_is_inner (&cell->segments[i]))
      {
        if (n == CARC_INNER_MAX)
          return FALSE;
        cell->segments[i].inner = (guint8) n++;
      }
  return TRUE;
}

/* The halves that belong to no farm. */
static guint8
closed_halves (const CarcCell *cell)
{
  guint8 halves = 0;

  for (guint side = 0; side < 4; side++)
    if (cell->edges[side] == CARC_EDGE_CITY || cell->edges[side] == CARC_EDGE_WATER
        || cell->edges[side] == CARC_EDGE_ANY)
      halves |= (guint8) (3 << (2 * side));
  return halves;
}

static guint8
farm_halves (const CarcCell *cell)
{
  guint8 halves = 0;

  for (guint i = 0; i < cell->n_segments; i++)
    halves |= cell->segments[i].halves;
  return halves;
}

/* The sides that a feature reaches, or an edge which is there without one. */
static guint8
reached_sides (const CarcCell *cell)
{
  guint8 sides = 0;

  for (guint side = 0; side < 4; side++)
    if (cell->edges[side] == CARC_EDGE_WATER || cell->edges[side] == CARC_EDGE_ANY)
      sides |= (guint8) (1 << side);
  for (guint i = 0; i < cell->n_segments; i++)
    sides |= cell->segments[i].sides;
  return sides;
}

/* Names the words of what is not taken, a bit each. */
static gboolean
refuse_taken (const char *const *names, guint n, guint taken, const char *sentence, TableRefusal *why)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    if (!((taken >> i) & 1))
      g_ptr_array_add (words, (gpointer) names[i]);
  return carc_words_refuse (words, "", sentence, why);
}

static gboolean
refuse_side (const CarcCell *cell, const char *sentence, TableRefusal *why)
{
  return refuse_taken (carc_side_words, 4, reached_sides (cell), sentence, why);
}

static gboolean
refuse_half (const CarcCell *cell, const char *sentence, TableRefusal *why)
{
  return refuse_taken (carc_half_words, 8, farm_halves (cell) | closed_halves (cell), sentence, why);
}

/* Two cities share a side if their cell says so (CARC_CELL_SHARED), and each of them has another side, too. */
static gboolean
share_side (CarcCell *cell, guint city, guint8 sides)
{
  guint n = 0;
  for (guint i = 0; i < city; i++)
    if (cell->segments[i].sides & sides)
      {
        n++;
        if (cell->segments[i].kind != CARC_CITY || cell->segments[i].sides == sides)
          return FALSE;
        cell->segments[i].shared |= sides;
      }
  cell->segments[city].shared = sides;
  return n == 1 && (cell->flags & CARC_CELL_SHARED) != 0 && cell->segments[city].kind == CARC_CITY
         && __builtin_popcount (sides) == 1 && cell->segments[city].sides != sides;
}

gboolean
carc_cell_set_edges (CarcCell *cell, TableRefusal *why)
{
  static const CarcEdge edge_of[] = { CARC_EDGE_CITY, CARC_EDGE_ROAD, CARC_EDGE_FIELD, CARC_EDGE_FIELD,
                                      CARC_EDGE_RIVER };
  guint8 sides = 0, halves = 0;

  for (guint side = 0; side < 4; side++)
    if (cell->edges[side] == CARC_EDGE_WATER || cell->edges[side] == CARC_EDGE_ANY)
      sides |= (guint8) (1 << side);
    else
      cell->edges[side] = CARC_EDGE_FIELD;

  cell->n_nodes = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      CarcSegment *s = &cell->segments[i];
      s->shared = 0;
      if ((s->sides & sides) != 0 && !share_side (cell, i, s->sides & sides))
        return refuse_side (cell, _ ("two features reach the same side"), why);
      if (s->halves & halves)
        return refuse_half (cell, _ ("two farms reach the same half of a side"), why);
      sides |= s->sides;
      halves |= s->halves;
      for (guint side = 0; side < 4; side++)
        if (s->sides & (1 << side))
          cell->edges[side] = (guint8) edge_of[s->kind];
      if (s->kind != CARC_RIVER)
        cell->n_nodes = (guint8) (i + 1);
    }
  if (!number_inner_farms (cell))
    return table_refuse (why, _ ("more than %d farms reach no side"), CARC_INNER_MAX);
  if (halves & closed_halves (cell))
    return refuse_half (cell, _ ("a farm reaches a side that is not a field"), why);
  return TRUE;
}

gboolean
carc_cell_finish (CarcCell *cell, TableRefusal *why)
{
  if (!carc_cell_set_edges (cell, why))
    return FALSE;
  carc_cell_set_spots (cell);
  if ((farm_halves (cell) | closed_halves (cell)) != 0xff)
    return refuse_half (cell, _ ("half a side belongs to nothing"), why);
  set_lookups (cell);
  return TRUE;
}

/* ---- rotation ---- */

static void
turn_spot (guint8 *spot_x, guint8 *spot_y, guint turns)
{
  for (guint t = 0; t < turns; t++)
    {
      guint8 x = *spot_x;
      *spot_x = (guint8) (CARC_SPOT_UNIT - *spot_y);
      *spot_y = x;
    }
}

static void
turn_cell (CarcCell *to, const CarcCell *from, guint turns)
{
  *to = *from;
  to->rot = (guint8) turns;
  turn_spot (&to->spot_x, &to->spot_y, turns);
  for (guint side = 0; side < 4; side++)
    to->edges[(side + turns) % 4] = from->edges[side];
  for (guint i = 0; i < to->n_segments; i++)
    {
      CarcSegment *s = &to->segments[i];
      s->sides = carc_turn_sides (s->sides, turns);
      s->shared = carc_turn_sides (s->shared, turns);
      s->halves = carc_turn_halves (s->halves, turns);
      turn_spot (&s->spot_x, &s->spot_y, turns);
    }
  set_lookups (to);
}

/* The sides that these segments of a cell reach, bit per side. */
static guint8
sides_of (const CarcCell *cell, guint segments)
{
  guint8 sides = 0;
  for (guint i = 0; i < CARC_SEGMENTS_MAX; i++)
    if ((segments >> i) & 1)
      sides |= cell->segments[i].sides;
  return sides;
}

/* TRUE if two cells are the same for the rules; the order of their segments does not matter. */
static gboolean
same_cell (const CarcCell *a, const CarcCell *b)
{
  if (a->mask != b->mask || a->n_segments != b->n_segments)
    return FALSE;
  for (guint i = 0; i < a->n_segments; i++)
    {
      gboolean found = FALSE;
      for (guint j = 0; j < b->n_segments && !found; j++)
        {
          const CarcSegment *s = &a->segments[i], *t = &b->segments[j];
          found = s->kind == t->kind && s->sides == t->sides && s->halves == t->halves && s->pennants == t->pennants
                  && carc_marks_same (s->marks, t->marks) && sides_of (a, s->touches) == sides_of (b, t->touches)
                  && sides_of (a, s->links) == sides_of (b, t->links);
        }
      if (!found)
        return FALSE;
    }
  return TRUE;
}

/* Does something that is printed on the cell point somewhere? */
static gboolean
is_directed (const CarcCell *cell)
{
  for (CARC_EACH_MARK (mark, cell->marks))
    if (carc_marks[mark]->directed)
      return TRUE;
  return FALSE;
}

void
carc_tile_finish (CarcTile *tile)
{
  guint w = tile->w, h = tile->h;

  tile->river = tile->any = FALSE;
  for (guint own = 0; own < w * h; own++)
    for (guint side = 0; side < 4; side++)
      {
        tile->river |= tile->cells[0][own].edges[side] == CARC_EDGE_RIVER;
        tile->any |= tile->cells[0][own].edges[side] == CARC_EDGE_ANY;
      }
  for (guint turns = 1; turns < 4; turns++)
    for (guint own = 0; own < w * h; own++)
      turn_cell (&tile->cells[turns][carc_tile_part (tile, own, turns)], &tile->cells[0][own], turns);

  tile->turns = 4;
  tile->masks = 0;
  if (w * h > 1)
    return;
  if (is_directed (&tile->cells[0][0]))
    tile->turns = 4;
  else if (same_cell (&tile->cells[0][0], &tile->cells[1][0]))
    tile->turns = 1;
  else if (same_cell (&tile->cells[0][0], &tile->cells[2][0]))
    tile->turns = 2;
  for (guint turns = 0; turns < 4; turns++)
    tile->masks |= (guint64) tile->cells[turns][0].mask << (16 * turns);
}

/* ---- reading a set ---- */

gboolean
carc_mark_fits (const CarcMarkRow *row, int kind)
{
  if (row->implied || row->on_cell != (kind < 0))
    return FALSE;
  return kind < 0 || row->on == 0 || (row->on >> kind) & 1;
}

gboolean
carc_segment_is_aside (const CarcSegment *segment)
{
  for (CARC_EACH_MARK (mark, segment->marks))
    if (carc_marks[mark]->aside)
      return TRUE;
  return FALSE;
}

static guint
count_cities (const CarcCell *cell)
{
  guint n = 0;

  for (guint i = 0; i < cell->n_segments; i++)
    n += cell->segments[i].kind == CARC_CITY;
  return n;
}

#define WORDS_MAX 8

/* The words of a key that takes them one by one; FALSE and a refusal if one of them cannot stand there. */
static gboolean
read_words (const CarcCell *cell, GKeyFile *file, const char *group, const char *key, CarcWord found[WORDS_MAX],
            guint *n, TableRefusal *why)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);
  g_auto (GStrv) words = g_strsplit (text ? text : "", " ", WORDS_MAX);
  const CarcLine line = { file, group, carc_key_find (key), cell, text };

  *n = 0;
  if (text && *text == '\0')
    return carc_line_refuse_word (&line, "", why);
  for (guint i = 0; words[i]; i++)
    if (*words[i] != '\0' && !carc_key_word (line.row, words[i], &found[(*n)++]))
      return carc_line_refuse_word (&line, words[i], why);
  return TRUE;
}

static gboolean
read_flags (CarcCell *cell, GKeyFile *file, const char *group, TableRefusal *why)
{
  CarcWord words[WORDS_MAX];
  guint n;

  if (!read_words (cell, file, group, "flags", words, &n, why))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (words[i].kind == CARC_WORD_FLAG)
      cell->flags |= (guint8) words[i].n;
    else
      cell->marks = carc_marks_with (cell->marks, words[i].n);
  return TRUE;
}

/* A segment that the cell has already, but which says nothing yet. */
static gboolean
read_segment (CarcSegment *segment, const CarcLine *line, TableRefusal *why)
{
  g_auto (GStrv) words = g_strsplit_set (line->text, " \t", 32);
  const guint reaching = 1 << CARC_WORD_SIDE | 1 << CARC_WORD_HALF | 1 << CARC_WORD_INNER;
  gboolean inner = FALSE;

  segment->kind = (guint8) line->row->segment;
  for (guint i = 0; words[i]; i++)
    {
      CarcWord word;
      if (*words[i] == '\0')
        continue;
      if (!carc_key_word (line->row, words[i], &word) || !carc_word_add (&word, segment))
        return carc_line_refuse_word (line, words[i], why);
      if (word.kind == CARC_WORD_TOUCHES && word.n >= count_cities (line->cell))
        return carc_line_refuse (line, 1 << CARC_WORD_TOUCHES, _ ("a farm touches a city that is not there"), why);
      inner |= word.kind == CARC_WORD_INNER;
    }
  if (segment->kind == CARC_FARM && (segment->halves == 0) != inner)
    return carc_line_refuse (line, reaching, _ ("a farm has either halves of sides or the word “inner”"), why);
  if ((segment->sides | segment->halves) == 0 && segment->kind != CARC_FARM && segment->kind != CARC_CLOISTER)
    {
      g_autofree char *sentence = carc_words (_ ("a %s reaches no side"), carc_kind_words[segment->kind]);
      return carc_line_refuse (line, reaching, sentence, why);
    }
  return TRUE;
}

static gboolean
read_segments (CarcCell *cell, GKeyFile *file, const char *group, const char *key, TableRefusal *why)
{
  g_auto (GStrv) texts = g_key_file_get_string_list (file, group, key, NULL, NULL);
  CarcLine line = { file, group, carc_key_find (key), cell, "" };

  if (texts && !texts[0])
    return carc_line_refuse_word (&line, "", why);
  for (guint i = 0; texts && texts[i]; i++)
    {
      if (cell->n_segments == CARC_SEGMENTS_MAX)
        return table_refuse (why, _ ("more than %d features on one cell"), CARC_SEGMENTS_MAX);
      line.text = texts[i];
      if (!read_segment (&cell->segments[cell->n_segments++], &line, why))
        return FALSE;
    }
  return TRUE;
}

/* The sides that a key names are edges of one kind, whatever else reaches them. */
static gboolean
read_edges (CarcCell *cell, GKeyFile *file, const char *group, const char *key, CarcEdge edge, TableRefusal *why)
{
  CarcWord words[WORDS_MAX];
  guint n;

  if (!read_words (cell, file, group, key, words, &n, why))
    return FALSE;
  for (guint i = 0; i < n; i++)
    cell->edges[words[i].n] = (guint8) edge;
  return TRUE;
}

/* The cell is all 0 before. */
static gboolean
read_cell (CarcCell *cell, GKeyFile *file, const char *group, TableRefusal *why)
{
  if (!read_flags (cell, file, group, why) || !read_edges (cell, file, group, "water", CARC_EDGE_WATER, why)
      || !read_edges (cell, file, group, "any", CARC_EDGE_ANY, why) || !read_segments (cell, file, group, "cities", why)
      || !read_segments (cell, file, group, "roads", why) || !read_segments (cell, file, group, "farms", why))
    return FALSE;
  g_autofree char *cloister = g_key_file_get_string (file, group, "cloister", NULL);
  if (cloister && g_str_has_prefix (cloister, "true"))
    {
      if (cell->n_segments == CARC_SEGMENTS_MAX)
        return table_refuse (why, _ ("more than %d features on one cell"), CARC_SEGMENTS_MAX);
      const CarcLine line = { file, group, carc_key_find ("cloister"), cell, cloister + strlen ("true") };
      if (!read_segment (&cell->segments[cell->n_segments++], &line, why))
        return FALSE;
    }
  if (!read_segments (cell, file, group, "river", why) || !carc_cell_read_links (cell, file, group, why))
    return FALSE;
  for (guint i = 0; i < cell->n_segments && cell->flags & CARC_CELL_LAKE; i++)
    cell->segments[i].marks = carc_marks_with (cell->segments[i].marks, CARC_ON_LAKE);
  return carc_cell_finish (cell, why);
}

/* Do the halves of this side agree with those of the cell beside it, NULL at the rim of the tile?  A city that reaches
 * halves lies only between cells, and does not meet a farm. */
static gboolean
halves_agree (const CarcCell *cell, guint side, const CarcCell *beside)
{
  for (guint half = 0; half < 2; half++)
    {
      const guint8 here = cell->at_half[2 * side + half];
      const guint8 there = beside ? beside->at_half[2 * ((side + 2) % 4) + 1 - half] : CARC_NO_SEGMENT;
      const gboolean city = here != CARC_NO_SEGMENT && cell->segments[here].kind == CARC_CITY;
      if (city != (there != CARC_NO_SEGMENT && beside->segments[there].kind == CARC_CITY))
        return FALSE;
    }
  return TRUE;
}

/* Two cells of a tile that lie side by side have the same edge between them; open water lies only between cells. */
static gboolean
check_inner_edges (const CarcTile *tile, TableRefusal *why)
{
  static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  for (int y = 0; y < tile->h; y++)
    for (int x = 0; x < tile->w; x++)
      for (guint side = 0; side < 4; side++)
        {
          const int i = x + dx[side], k = y + dy[side];
          const CarcCell *cell = &tile->cells[0][y * tile->w + x];
          const guint8 edge = cell->edges[side];
          if (i < 0 || i >= tile->w || k < 0 || k >= tile->h)
            {
              if (edge == CARC_EDGE_WATER && tile->w * tile->h > 1)
                return table_refuse (why, _ ("the cell %d,%d has open water at the rim of the tile"), x, y);
              if (!halves_agree (cell, side, NULL))
                return table_refuse (why, _ ("the cell %d,%d has half a side of a city at the rim of the tile"), x, y);
            }
          else if (edge != tile->cells[0][k * tile->w + i].edges[(side + 2) % 4]
                   || !halves_agree (cell, side, &tile->cells[0][k * tile->w + i]))
            return table_refuse (why, _ ("the cells %d,%d and %d,%d do not fit together"), x, y, i, k);
        }
  return TRUE;
}

static gboolean
read_tile (CarcTile *tile, GKeyFile *file, const char *set, const char *group, TableRefusal *why)
{
  g_autofree char *size = g_key_file_get_string (file, group, "size", NULL);
  g_autofree char *name = g_key_file_get_string (file, group, "name", NULL);
  g_autofree char *order = g_key_file_get_string (file, group, "order", NULL);
  guint w, h;

  memset (tile, 0, sizeof *tile);
  if (strlen (group) > CARC_ID_MAX)
    return table_refuse (why, _ ("the id is too long"));
  g_strlcpy (tile->id, group, sizeof tile->id);
  g_strlcpy (tile->set, set, sizeof tile->set);
  table_text_copy_shown (tile->name, sizeof tile->name, name ? name : group);
  tile->copies = (guint8) CLAMP (g_key_file_get_integer (file, group, "copies", NULL), 1, 99);
  tile->start = g_key_file_get_boolean (file, group, "start", NULL);
  tile->order = (guint8) (CARC_ORDER_SHUFFLED + 1 + carc_key_value (carc_key_find ("order"), order ? order : ""));
  if (!carc_size_read (size ? size : "", &w, &h) && size)
    return carc_key_refuse_value (carc_key_find ("size"), size, why);
  tile->w = (guint8) w;
  tile->h = (guint8) h;
  for (guint row = 0; row < tile->h; row++)
    for (guint column = 0; column < tile->w; column++)
      {
        g_autofree char *sub = size ? g_strdup_printf ("%s/%u,%u", group, column, row) : g_strdup (group);
        if (!g_key_file_has_group (file, sub))
          return table_refuse (why, _ ("the cell %s is missing"), sub);
        if (!read_cell (&tile->cells[0][row * tile->w + column], file, sub, why))
          return FALSE;
      }
  if (!check_inner_edges (tile, why))
    return FALSE;
  carc_tile_finish (tile);
  return TRUE;
}

gboolean
carc_tile_read (CarcTile *tile, const char *set, const char *id, const char *text, TableRefusal *why)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  if (!g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, &error))
    return table_refuse (why, "%s", error->message);
  return read_tile (tile, file, set, id, why);
}

/* "variant=1 garden": one copy has a cloister with this mark.  Makes the second of `n` tiles of it, if there is one. */
static gboolean
read_variant (CarcTile *tile, guint *n, GKeyFile *file, const char *set, const char *group, TableRefusal *why)
{
  g_autofree char *text = g_key_file_get_string (file, group, "variant", NULL);
  const char *space = text != NULL ? strchr (text, ' ') : NULL;
  CarcWord mark;
  int copies;
  if (text == NULL)
    return TRUE;
  g_autofree char *number = g_strndup (text, space != NULL ? (gsize) (space - text) : strlen (text));
  g_autofree char *cloister = g_strconcat ("true", space, NULL);
  if (space == NULL || !table_words_number (number, 1, 99, &copies)
      || !carc_key_word (carc_key_find ("cloister"), space + 1, &mark)
      || g_key_file_has_key (file, group, "cloister", NULL))
    return table_refuse (why, _ ("“%.40s” cannot stand behind “%s=”"), text, "variant");
  g_key_file_set_string (file, group, "cloister", cloister);
  if (!read_tile (tile, file, set, group, why))
    return FALSE;
  if (strlen (tile->id) + 1 + strlen (space + 1) > CARC_ID_MAX)
    return table_refuse (why, _ ("the id is too long"));
  strcat (strcat (tile->id, "-"), space + 1);
  tile->copies = (guint8) copies;
  tile->variant = TRUE;
  tile->variant_mark = (guint8) mark.n;
  *n = 2;
  return TRUE;
}

char *
carc_tile_name (const CarcTile *tile)
{
  return tile->variant ? carc_words (_ (carc_marks[tile->variant_mark]->variant), _ (tile->name))
                       : g_strdup (_ (tile->name));
}

gboolean
carc_tiles_parse (const char *set, const char *text, GArray *tiles, TableRefusal *why)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  if (!g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, &error))
    return table_refuse (why, _ ("the tile set %s cannot be read: %s"), set, error->message);

  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i]; i++)
    {
      TableRefusal inner;
      CarcTile tile[2];
      guint n = 1;
      if (strchr (groups[i], ',')) /* a cell of a big tile, read with it */
        continue;
      if (!read_tile (&tile[0], file, set, groups[i], &inner)
          || !read_variant (&tile[1], &n, file, set, groups[i], &inner))
        return table_refuse (why, _ ("tile %s of the set %s: %s"), groups[i], set, inner.sentence);
      if (tiles->len + n > CARC_TILES_MAX)
        return table_refuse (why, _ ("the sets hold more than %d kinds of tile"), CARC_TILES_MAX);
      g_array_append_vals (tiles, tile, n);
    }
  return TRUE;
}
