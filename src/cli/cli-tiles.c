/* cli-tiles.c - `arbitress-cli tiles`: every tile of every set that is built in, or of a set that a table made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib/gi18n.h>

#include "carcassonne/carc-own.h"
#include "carcassonne/carc-play.h"
#include "cli-columns.h"
#include "cli-writer.h"

static const char *const edge_words[CARC_N_EDGES] = { "field", "city", "road", "river", "water", "any" };

typedef struct
{
  guint bit;
  const char *word;
} BitWord;
static const BitWord flag_words[] = {
  { CARC_CELL_LAKE, "lake" }, { CARC_CELL_WATER, "water" },   { CARC_CELL_LIGHTHOUSE, "lighthouse" },
  { CARC_CELL_TOWN, "town" }, { CARC_CELL_INSIDE, "inside" }, { CARC_CELL_SHARED, "shared" },
};

static GArray *
read_sets (void)
{
  GArray *tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  for (guint i = 0; i < carc_n_systems; i++)
    {
      const GArray *kinds = carc_system_kinds (carc_systems[i]);
      if (kinds != NULL)
        g_array_append_vals (tiles, kinds->data, kinds->len);
    }
  return tiles;
}

/* The set in a file, which is named after it if the text says no name.  NULL: the error was printed. */
static CarcOwnSet *
read_own (const char *path, GArray *tiles)
{
  g_autoptr (GByteArray) bytes = cli_read_file (path);
  g_autofree char *name = g_path_get_basename (path);
  TableRefusal why = { "" };
  if (bytes == NULL)
    return NULL;
  if (g_str_has_suffix (name, ".tiles"))
    name[strlen (name) - strlen (".tiles")] = '\0';
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  g_autoptr (CarcOwnSet) set = carc_own_set_read ((const char *) bytes->data, bytes->len - 1, name, &why);
  if (set == NULL || !carc_own_set_check (set, tiles, NULL, &why))
    {
      cli_fail ("%s: %s", path, why.sentence);
      return NULL;
    }
  return g_steal_pointer (&set);
}

/* ---- JSON ---- */

static void
put_marks (GString *json, CarcMarks marks)
{
  for (CARC_EACH_MARK (mark, marks))
    put_text (json, NULL, carc_marks[mark]->word);
}

/* What is printed on the cell as a whole. */
static void
put_flags (GString *json, const CarcCell *cell)
{
  in_array (json, "flags");
  for (guint i = 0; i < G_N_ELEMENTS (flag_words); i++)
    if (cell->flags & flag_words[i].bit)
      put_text (json, NULL, flag_words[i].word);
  put_marks (json, cell->marks);
}

static void
put_places (GString *json, const char *key, const char *const *words, guint n, guint bits)
{
  in_array (json, key);
  for (guint i = 0; i < n; i++)
    if (bits & (1u << i))
      put_text (json, NULL, words[i]);
}

/* The numbers of these segments of the same cell. */
static void
put_segments (GString *json, const char *key, guint bits)
{
  in_array (json, key);
  for (guint i = 0; i < CARC_SEGMENTS_MAX; i++)
    if (bits & (1u << i))
      put_number (json, NULL, i);
}

static void
put_segment (GString *json, const CarcSegment *segment)
{
  in_object (json, NULL);
  put_text (json, "kind", carc_kind_words[segment->kind]);
  put_places (json, "sides", carc_side_words, 4, segment->sides);
  put_places (json, "halves", carc_half_words, 8, segment->halves);
  put_number (json, "pennants", segment->pennants);
  put_segments (json, "touches", segment->touches);
  put_segments (json, "links", segment->links);
  put_array (json, "marks");
  put_marks (json, segment->marks);
  end_array (json);
  in_array (json, "stands");
  put_real (json, NULL, segment->spot_x / (double) CARC_SPOT_UNIT);
  put_real (json, NULL, segment->spot_y / (double) CARC_SPOT_UNIT);
}

static void
put_tile (GString *json, const CarcTile *tile)
{
  g_autofree char *name = carc_tile_name (tile);
  in_object (json, NULL);
  put_text (json, "id", tile->id);
  put_text (json, "set", tile->set);
  put_text (json, "name", name);
  put_number (json, "copies", tile->copies);
  put_truth (json, "start", tile->start);
  put_truth (json, "first", tile->order == CARC_ORDER_FIRST);
  put_truth (json, "last", tile->order == CARC_ORDER_LAST);
  put_truth (json, "held", tile->order == CARC_ORDER_HELD);
  put_truth (json, "variant", tile->variant);
  put_number (json, "width", tile->w);
  put_number (json, "height", tile->h);
  put_number (json, "turns", tile->turns);
  in_array (json, "cells");
  for (guint i = 0; i < (guint) tile->w * tile->h; i++)
    {
      const CarcCell *cell = &tile->cells[0][i];
      in_object (json, NULL);
      put_number (json, "column", i % tile->w);
      put_number (json, "row", i / tile->w);
      put_array (json, "edges");
      for (guint side = 0; side < 4; side++)
        put_text (json, NULL, edge_words[cell->edges[side]]);
      end_array (json);
      put_flags (json, cell);
      in_array (json, "segments");
      for (guint k = 0; k < cell->n_segments; k++)
        put_segment (json, &cell->segments[k]);
    }
}

static void
tiles_json (const GArray *tiles)
{
  g_autoptr (GString) json = g_string_new (NULL);
  put_object (json, NULL);
  put_text (json, "format", "arbitress-tiles");
  put_number (json, "version", 1);
  put_array (json, "tiles");
  for (guint i = 0; i < tiles->len; i++)
    put_tile (json, &g_array_index (tiles, CarcTile, i));
  end_array (json);
  end_object (json);
  put_document (json);
}

/* ---- text ---- */

static void
add_words (GString *out, const char *const *words, guint n, guint bits, const char *between)
{
  for (guint i = 0; i < n; i++)
    if (bits & (1u << i))
      g_string_append_printf (out, "%s%s", out->str[out->len - 1] == ' ' ? "" : between, words[i]);
}

/* "city NE +1 cathedral, road S, farm nnw.wnw @1" */
static char *
tell_cell (const CarcCell *cell)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < cell->n_segments; i++)
    {
      const CarcSegment *segment = &cell->segments[i];
      g_string_append_printf (out, i ? ", %s " : "%s ", carc_kind_words[segment->kind]);
      add_words (out, carc_side_words, 4, segment->sides, "");
      add_words (out, carc_half_words, 8, segment->halves, ".");
      if (segment->kind == CARC_FARM && segment->halves == 0)
        g_string_append (out, "inner");
      if (segment->pennants)
        g_string_append_printf (out, " +%u", segment->pennants);
      for (guint k = 0; k < CARC_SEGMENTS_MAX; k++)
        if (segment->touches & (1u << k))
          g_string_append_printf (out, " @%u", k + 1);
      for (CARC_EACH_MARK (k, segment->marks))
        if (!carc_marks[k]->implied) /* the column "Set" shows those */
          g_string_append_printf (out, " %s", carc_marks[k]->word);
      g_strchomp (out->str);
      g_string_truncate (out, strlen (out->str));
    }
  for (guint k = 0; k < G_N_ELEMENTS (flag_words); k++)
    if (cell->flags & flag_words[k].bit && flag_words[k].bit != CARC_CELL_LAKE)
      g_string_append_printf (out, out->len ? ", %s" : "%s", flag_words[k].word);
  for (CARC_EACH_MARK (k, cell->marks))
    g_string_append_printf (out, out->len ? ", %s" : "%s", carc_marks[k]->word);
  return g_string_free (out, FALSE);
}

static void
tiles_text (const GArray *tiles)
{
  CliColumns *columns = cli_columns_new ("lrlll", 0);
  cli_columns_add_all (columns, _ ("Tile"), _ ("Copies"), _ ("Set"), _ ("Name"), _ ("Features"), NULL);
  for (guint i = 0; i < tiles->len; i++)
    {
      const CarcTile *tile = &g_array_index (tiles, CarcTile, i);
      guint n = (guint) tile->w * tile->h;
      g_autofree char *name = carc_tile_name (tile);
      for (guint k = 0; k < n; k++)
        {
          g_autofree char *told = tell_cell (&tile->cells[0][k]);
          if (n == 1)
            cli_columns_add (columns, tile->id);
          else
            cli_columns_add_printf (columns, "%s/%u,%u", tile->id, k % tile->w, k / tile->w);
          if (k == 0)
            cli_columns_add_number (columns, tile->copies);
          else
            cli_columns_add (columns, "");
          cli_columns_add_all (columns, tile->set, k ? "" : name, told, NULL);
        }
    }
  cli_columns_print (columns);
}

CliExit
cli_tiles (int argc, char *argv[], const char *usage)
{
  gboolean json = FALSE, lines = FALSE;
  g_autofree char *path = NULL;
  const GOptionEntry own[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("As JSON, for other programs"), NULL },
    { "file", 'f', 0, G_OPTION_ARG_FILENAME, &path, N_ ("Check the set in this file, and list its tiles"),
      N_ ("FILE") },
    { "lines", 'l', 0, G_OPTION_ARG_NONE, &lines, N_ ("With --file: the set as setup lines of a record"), NULL },
    { NULL },
  };
  if (!cli_options (&argc, &argv, usage, own, 0, NULL))
    return CLI_UNREADABLE;
  if (lines && path == NULL)
    return cli_fail (_ ("--lines needs a set of tiles: --file=FILE"));
  g_autoptr (GArray) tiles = path == NULL ? read_sets () : g_array_new (FALSE, TRUE, sizeof (CarcTile));
  g_autoptr (CarcOwnSet) set = path != NULL ? read_own (path, tiles) : NULL;
  if (path != NULL && set == NULL)
    return CLI_UNREADABLE;
  if (lines)
    {
      g_autofree char *text = carc_own_set_lines (set);
      g_print ("%s", text);
    }
  else if (json)
    tiles_json (tiles);
  else
    tiles_text (tiles);
  return CLI_FINE;
}
