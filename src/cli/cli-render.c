/* cli-render.c - `arbitress-cli render`: the map as a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib/gi18n.h>

#include "art/art-export.h"
#include "evening/reason.h"
#include "cli-game.h"

#define TILE_MIN 8
#define TILE_MAX 1024

/* Reads "12", the first tie of entry 12, or "12:3", its third tie.  FALSE: the error was printed. */
static gboolean
read_tie (const char *word, guint *entry, guint *nth)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);
  int a, b = 1;
  if (parts[0] == NULL || !table_words_number (parts[0], 1, TABLE_ENTRIES_MAX, &a)
      || (parts[1] && !table_words_number (parts[1], 1, TABLE_ENTRIES_MAX, &b)))
    {
      cli_fail (_ ("“%.20s” names no tie: give the number of its entry, as 12, or 12:2 for its second tie"), word);
      return FALSE;
    }
  *entry = (guint) a - 1;
  *nth = (guint) b - 1;
  return TRUE;
}

/* -1: the error was printed. */
static int
find_tie (const CliRecord *record, guint entry, guint nth)
{
  if (record->game->find_tie)
    return record->game->find_tie (record->state, entry, nth);
  cli_fail (_ ("this game has no ties"));
  return -1;
}

/* The player whose longest way is drawn; -1: the error was printed. */
static int
find_road (const CliRecord *record, const char *name)
{
  int player = table_setup_player (table_journal_setup (record->journal), name);
  if (player < 0)
    cli_fail (_ ("nobody called “%.160s” plays"), name);
  else if (!record->game->with_ways)
    {
      cli_fail (_ ("this game has no roads to measure"));
      player = -1;
    }
  return player;
}

typedef struct
{
  char *output, *palette, *tie, *road;
  int tile;
  gboolean bare, coordinates, last;
} Wish;

static void
wish_clear (Wish *wish)
{
  g_free (wish->output);
  g_free (wish->palette);
  g_free (wish->tie);
  g_free (wish->road);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wish, wish_clear)

/* Checks the options and fills in `options` and `format`.  FALSE: the error was printed. */
static gboolean
check_wish (const Wish *wish, ArtExportOptions *options, int *format)
{
  int palette = wish->palette ? art_palette_find (wish->palette) : ART_PALETTE_LIGHT;
  *format = wish->output ? art_format_find (wish->output) : -1;
  if (wish->output == NULL)
    cli_fail (_ ("the output is missing: -o map.png, map.svg or map.pdf"));
  else if (*format < 0)
    cli_fail (_ ("%s does not end in .png, .svg or .pdf"), wish->output);
  else if (palette < 0)
    cli_fail (_ ("“%.20s” is not a palette; the palettes are light, dark and contrast"), wish->palette);
  else if (wish->tile && (wish->tile < TILE_MIN || wish->tile > TILE_MAX))
    cli_fail (_ ("a tile is from %d to %d pixels wide, not %d"), TILE_MIN, TILE_MAX, wish->tile);
  else
    {
      options->palette = (ArtPaletteName) palette;
      options->tile = wish->tile;
      options->strip = !wish->bare;
      options->board.captions = wish->coordinates;
      options->board.last_move = wish->last;
      return TRUE;
    }
  return FALSE;
}

CliExit
cli_render (int argc, char *argv[], const char *usage)
{
  g_auto (CliReading) reading = CLI_READING_ALL;
  g_auto (Wish) wish = { 0 };
  const GOptionEntry own[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &wish.output, N_ ("The picture: its name ends in .png, .svg or .pdf"),
      N_ ("FILE") },
    { "tie", 't', 0, G_OPTION_ARG_STRING, &wish.tie,
      N_ ("Draw the tie that this entry brought, with each follower's way; 12:2 is the second tie of entry 12"),
      N_ ("ENTRY") },
    { "road", 'w', 0, G_OPTION_ARG_STRING, &wish.road, N_ ("Draw this player's longest way, road by road"),
      N_ ("PLAYER") },
    { "palette", 'p', 0, G_OPTION_ARG_STRING, &wish.palette, N_ ("light, dark or contrast"), N_ ("NAME") },
    { "tile", 's', 0, G_OPTION_ARG_INT, &wish.tile, N_ ("Width of a tile in pixels"), N_ ("PX") },
    { "coordinates", 'c', 0, G_OPTION_ARG_NONE, &wish.coordinates, N_ ("Write the coordinates along the borders"),
      NULL },
    { "last", 'l', 0, G_OPTION_ARG_NONE, &wish.last, N_ ("Outline the tile that was laid last"), NULL },
    { "bare", 'b', 0, G_OPTION_ARG_NONE, &wish.bare, N_ ("Without the scoreboard below the map"), NULL },
    CLI_UNTIL_OPTION (reading),
    CLI_RULE_OPTION (reading),
    { NULL },
  };
  ArtExportOptions options = ART_EXPORT_OPTIONS_INIT;
  g_autoptr (GError) error = NULL;
  const char *path;
  guint entry = 0, nth = 0;
  int format;
  if (!cli_options (&argc, &argv, usage, own, 1, &path) || !check_wish (&wish, &options, &format)
      || (wish.tie && !read_tie (wish.tie, &entry, &nth)))
    return CLI_UNREADABLE;
  if (wish.tie && reading.until == CLI_ALL_ENTRIES)
    reading.until = (int) entry + 1; /* draw the table as it was when she judged */
  g_autoptr (CliRecord) record = cli_record_load (path, &reading);
  if (record == NULL)
    return CLI_UNREADABLE;
  if (wish.tie && (options.board.tie = find_tie (record, entry, nth)) < 0)
    return CLI_UNREADABLE;
  if (wish.road && (options.board.road = find_road (record, wish.road)) < 0)
    return CLI_UNREADABLE;
  TableMoment moment = cli_record_moment (record);
  g_autoptr (GBytes) picture = art_map_print (&moment, &options, (ArtFormat) format, &error);
  if (picture == NULL || !art_file_write (wish.output, picture, &error))
    return cli_fail ("%s", arb_reason (error));
  return cli_record_verdict (record);
}
