/* plays-cache.c - keeps what came of each game in a file of the cache.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first line names the version of the program, because another one may have other rules, and the library.  Every
 * other line is a game, with tabs between its parts:
 *
 *     ID STAMP GAME DAY FEWEST SYSTEMS KINDS LUCKS DRAWN PLACE SECONDS   NAME COLOUR WON SCORE POINTS LUCK   NAME ...
 *
 * PLACE has the escapes of C.
 *
 * POINTS are numbers with commas between them, one for each kind of the game; LUCK are three for each kind in LUCKS:
 * what came, what was expected, and the variance.
 *
 * The last line is the sum of all bytes before it.  Nothing in the file is trusted: if the sum is another one, all
 * games are replayed; a line that is not as above is passed over, and its game is replayed.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "library/library-file.h"
#include "plays-private.h"

#define HEAD "Arbitress plays 6"
#define BYTES_MAX (64 * 1024 * 1024)
#define COLUMNS 11 /* before the first player */
#define OF_PLAYER 6

static char *
place_of (const char *folder, const char *library)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, library, -1);
  g_autofree char *name = g_strdup_printf ("plays-%.16s", sum);

  return g_build_filename (folder, name, NULL);
}

static char *
head_of (const char *library)
{
  g_autofree char *escaped = g_strescape (library, NULL);

  return g_strdup_printf (HEAD "\t%s\t%s", PACKAGE_VERSION, escaped);
}

/* ---- reading ---- */

static gboolean
read_number (const char *word, gint64 low, gint64 high, gint64 *number)
{
  return g_ascii_string_to_signed (word, 10, low, high, number, NULL);
}

static gboolean
read_points (const char *word, const ArbPlay *play, ArbPlayPlayer *player)
{
  g_auto (GStrv) numbers = g_strsplit (word, ",", (int) play->game->n_kinds + 1);
  gint64 sum = 0;

  if (g_strv_length (numbers) != play->game->n_kinds)
    return FALSE;
  player->points = g_new0 (gint32, play->game->n_kinds);
  for (guint kind = 0; kind < play->game->n_kinds; kind++)
    {
      gint64 number;

      if (!read_number (numbers[kind], G_MININT32, G_MAXINT32, &number))
        return FALSE;
      player->points[kind] = (gint32) number;
      sum += number;
    }
  return sum == player->score; /* all kinds add up to the score */
}

/* No game has such numbers, and sums of larger ones would be no numbers any more. */
#define REAL_MAX 1e9

static gboolean
read_real (const char *word, double *number)
{
  char *end;

  *number = g_ascii_strtod (word, &end);
  return end != word && *end == '\0' && fabs (*number) <= REAL_MAX;
}

static gboolean
read_luck (const char *word, const ArbPlay *play, ArbPlayPlayer *player)
{
  g_auto (GStrv) numbers = g_strsplit (word, ",", 3 * (int) play->game->n_luck_kinds + 1);
  char **next = numbers;

  player->luck = g_new0 (ArbLuck, play->game->n_luck_kinds);
  if (g_strv_length (numbers) != 3 * (guint) __builtin_popcount (play->lucks))
    return FALSE;
  for (guint kind = 0; kind < play->game->n_luck_kinds; kind++)
    if ((play->lucks >> kind) & 1)
      {
        ArbLuck *luck = &player->luck[kind];

        if (!read_real (next[0], &luck->got) || !read_real (next[1], &luck->expected)
            || !read_real (next[2], &luck->variance) || luck->variance < 0)
          return FALSE;
        next += 3;
      }
  return TRUE;
}

/* Only kinds that are summed up. */
static gboolean
read_lucks (const char *word, ArbPlay *play)
{
  gint64 lucks;

  if (!read_number (word, 0, G_MAXUINT32, &lucks))
    return FALSE;
  play->lucks = (guint32) lucks;
  for (guint kind = 0; kind < 32; kind++)
    if ((lucks >> kind) & 1 && (kind >= play->game->n_luck_kinds || !arb_is_summed (&play->game->luck_kinds[kind])))
      return FALSE;
  return TRUE;
}

static gboolean
read_player (char **words, ArbPlay *play)
{
  ArbPlayPlayer *player = &play->players[play->n_players++];
  gint64 colour, won, score;

  player->name = g_strdup (words[0]);
  player->key = table_name_key (words[0]);
  if (*words[0] == '\0' || !read_number (words[1], 0, TABLE_N_COLOURS - 1, &colour)
      || !read_number (words[2], 0, 1, &won) || !read_number (words[3], G_MININT32, G_MAXINT32, &score))
    return FALSE;
  player->colour = (guint8) colour;
  player->won = (gboolean) won;
  player->score = (gint32) score;
  return read_points (words[4], play, player) && read_luck (words[5], play, player);
}

static gboolean
read_place (const char *word, ArbPlay *play)
{
  play->place = g_strcompress (word);
  return strlen (play->place) <= TABLE_PLACE_MAX && g_utf8_validate (play->place, -1, NULL);
}

static ArbPlay *
read_play (const char *line)
{
  g_autoptr (ArbPlay) play = g_new0 (ArbPlay, 1);
  g_auto (GStrv) words = g_strsplit (line, "\t", COLUMNS + OF_PLAYER * TABLE_MAX_PLAYERS + 1);
  guint n = g_strv_length (words), n_players;
  gint64 fewest, kinds, drawn;

  if (n < COLUMNS + OF_PLAYER || (n - COLUMNS) % OF_PLAYER != 0 || !g_utf8_validate (line, -1, NULL))
    return NULL;
  n_players = (n - COLUMNS) / OF_PLAYER;
  play->game = table_game_find (words[2]);
  if (n_players > TABLE_MAX_PLAYERS || play->game == NULL || !read_number (words[0], 1, G_MAXINT64, &play->id)
      || !read_number (words[1], 0, G_MAXINT64, &play->stamp) || strlen (words[3]) >= sizeof play->day
      || !read_number (words[4], 0, 1, &fewest)
      || !g_ascii_string_to_unsigned (words[5], 10, 0, G_MAXUINT64, &play->systems, NULL)
      || !read_number (words[6], 0, G_MAXUINT32, &kinds) || !read_lucks (words[7], play)
      || !read_number (words[8], 0, 1, &drawn) || !read_place (words[9], play)
      || !read_number (words[10], -1, G_MAXINT32, &play->seconds))
    return NULL;
  g_strlcpy (play->day, words[3], sizeof play->day);
  play->fewest = (gboolean) fewest;
  play->kinds = (guint32) kinds;
  play->drawn = (gboolean) drawn;
  for (guint i = 0; i < n_players; i++)
    if (!read_player (words + COLUMNS + OF_PLAYER * i, play))
      return NULL;
  return g_steal_pointer (&play);
}

static void
free_play (gpointer play)
{
  arb_play_free (play);
}

/* Takes the last line, which is the sum, away from the bytes; FALSE if it is not right. */
static gboolean
take_sum (char *text, gsize length)
{
  const gsize digits = (gsize) g_checksum_type_get_length (G_CHECKSUM_SHA256) * 2;
  g_autofree char *sum = NULL;

  if (length <= digits + 1 || text[length - 1] != '\n' || text[length - digits - 2] != '\n')
    return FALSE;
  text[length - 1] = '\0';
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length - digits - 1);
  if (!g_str_equal (text + length - digits - 1, sum))
    return FALSE;
  text[length - digits - 1] = '\0';
  return TRUE;
}

GHashTable *
arb_plays_cache_read (const char *folder, const char *library)
{
  /* The key is the id in the play. */
  GHashTable *plays = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, free_play);
  g_autofree char *path = place_of (folder, library), *text = NULL, *head = head_of (library);
  g_autoptr (GBytes) bytes = NULL;
  char *line, *next;
  gsize length;

  if (library_file_read (path, BYTES_MAX, &bytes, NULL) != NULL)
    return plays;
  text = g_bytes_unref_to_data (g_steal_pointer (&bytes), &length);
  if (!take_sum (text, length))
    return plays;
  for (line = text; (next = strchr (line, '\n')) != NULL; line = next)
    {
      ArbPlay *play;

      *next++ = '\0';
      if (line == text && !g_str_equal (line, head))
        break;
      play = line != text ? read_play (line) : NULL;
      if (play != NULL)
        g_hash_table_replace (plays, &play->id, play);
    }
  return plays;
}

/* ---- writing ---- */

static void
add_luck (GString *out, const ArbPlay *play, const ArbPlayPlayer *player)
{
  char got[G_ASCII_DTOSTR_BUF_SIZE], expected[G_ASCII_DTOSTR_BUF_SIZE], variance[G_ASCII_DTOSTR_BUF_SIZE];
  char before = '\t';

  for (guint kind = 0; kind < play->game->n_luck_kinds; kind++)
    if ((play->lucks >> kind) & 1)
      {
        const ArbLuck *luck = &player->luck[kind];

        g_string_append_printf (out, "%c%s,%s,%s", before, g_ascii_dtostr (got, sizeof got, luck->got),
                                g_ascii_dtostr (expected, sizeof expected, luck->expected),
                                g_ascii_dtostr (variance, sizeof variance, luck->variance));
        before = ',';
      }
  if (before == '\t')
    g_string_append_c (out, '\t');
}

static void
add_play (GString *out, const ArbPlay *play)
{
  g_autofree char *place = g_strescape (play->place, NULL);

  g_string_append_printf (out,
                          "%" G_GINT64_FORMAT "\t%" G_GINT64_FORMAT "\t%s\t%s\t%d\t%" G_GUINT64_FORMAT
                          "\t%u\t%u\t%d\t%s\t%" G_GINT64_FORMAT,
                          play->id, play->stamp, play->game->name, play->day, play->fewest, play->systems, play->kinds,
                          play->lucks, play->drawn, place, play->seconds);
  for (guint i = 0; i < play->n_players; i++)
    {
      const ArbPlayPlayer *player = &play->players[i];

      g_string_append_printf (out, "\t%s\t%u\t%d\t%d\t", player->name, player->colour, player->won, player->score);
      for (guint kind = 0; kind < play->game->n_kinds; kind++)
        g_string_append_printf (out, kind > 0 ? ",%d" : "%d", player->points[kind]);
      add_luck (out, play, player);
    }
  g_string_append_c (out, '\n');
}

void
arb_plays_cache_write (const char *folder, const char *library, const GPtrArray *plays)
{
  g_autofree char *path = place_of (folder, library), *head = head_of (library);
  g_autofree char *sum = NULL;
  g_autoptr (GString) out = g_string_new (head);

  g_string_append_c (out, '\n');
  for (guint i = 0; i < plays->len; i++)
    add_play (out, plays->pdata[i]);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, out->str, (gssize) out->len);
  g_string_append_printf (out, "%s\n", sum);
  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_file_set_contents_full (path, out->str, (gssize) out->len, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}
