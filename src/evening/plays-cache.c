/* plays-cache.c - keeps what came of each game in a file of the cache.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file begins with a checksum of all bytes that follow.  Then comes a GVariant: HEAD, the program's version
 * (another one may have other rules), the library, and the games.  Nothing in the file is trusted: if the checksum is
 * wrong, all games are replayed; a game in which a number or a text cannot be right is passed over, and is replayed.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "library/library-file.h"
#include "plays-private.h"

#define HEAD "Arbitress plays 7"
#define BYTES_MAX (64 * 1024 * 1024)
#define SUM_BYTES 64 /* SHA-256 in hexadecimal digits; GVariant wants the rest at a multiple of eight */

/* A name, colour, won, score, the points of every kind of the game, and its luck: got, expected, variance. */
#define PLAYER "(sybiaia(ddd))"
/* Id, stamp, game, day, fewest, systems, kinds, lucks, drawn, place, seconds. */
#define PLAY "(xxssbtuubsxa" PLAYER ")"
#define ALL "(ssaya" PLAY ")"

G_STATIC_ASSERT (sizeof (ArbLuck) == 3 * sizeof (double)); /* so an array of them is one of (ddd) */

static char *
place_of (const char *folder, const char *library)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, library, -1);
  g_autofree char *name = g_strdup_printf ("plays-%.16s", sum);

  return g_build_filename (folder, name, NULL);
}

/* ---- reading ---- */

/* A copy of the array, which must have `n` members of this size; NULL: it has not. */
static gpointer
read_array (GVariant *array, gsize n, gsize size)
{
  gsize length;
  gconstpointer members = g_variant_get_fixed_array (array, &length, size);

  return length == n ? g_memdup2 (members, n * size) : NULL;
}

/* No game has such numbers, and sums of larger ones would be no numbers any more. */
#define REAL_MAX 1e9

static gboolean
is_luck (const ArbLuck *luck)
{
  return fabs (luck->got) <= REAL_MAX && fabs (luck->expected) <= REAL_MAX && luck->variance >= 0
         && luck->variance <= REAL_MAX;
}

static gboolean
read_player (GVariant *from, ArbPlay *play)
{
  const TableGame *game = play->game;
  ArbPlayPlayer *player = &play->players[play->n_players++];
  g_autoptr (GVariant) points = NULL, luck = NULL;
  gint64 sum = 0;
  gboolean right;

  g_variant_get (from, "(sybi@ai@a(ddd))", &player->name, &player->colour, &player->won, &player->score, &points,
                 &luck);
  player->key = table_name_key (player->name);
  player->points = read_array (points, game->n_kinds, sizeof *player->points);
  player->luck = read_array (luck, game->n_luck_kinds, sizeof *player->luck);
  right = *player->name != '\0' && player->colour < TABLE_N_COLOURS && player->points != NULL
          && (player->luck != NULL || game->n_luck_kinds == 0);
  for (guint kind = 0; right && kind < game->n_kinds; kind++)
    sum += player->points[kind];
  for (guint kind = 0; right && kind < game->n_luck_kinds; kind++)
    right = is_luck (&player->luck[kind]);
  return right && sum == player->score; /* all kinds add up to the score */
}

/* Only kinds that are summed up. */
static gboolean
are_lucks (const TableGame *game, guint32 lucks)
{
  for (guint kind = 0; kind < 32; kind++)
    if ((lucks >> kind) & 1 && (kind >= game->n_luck_kinds || !arb_is_summed (&game->luck_kinds[kind])))
      return FALSE;
  return TRUE;
}

static ArbPlay *
read_play (GVariant *from)
{
  g_autoptr (ArbPlay) play = g_new0 (ArbPlay, 1);
  g_autoptr (GVariant) players = NULL;
  const char *game, *day;
  gsize n;

  g_variant_get (from, "(xx&s&sbtuubsx@a" PLAYER ")", &play->id, &play->stamp, &game, &day, &play->fewest,
                 &play->systems, &play->kinds, &play->lucks, &play->drawn, &play->place, &play->seconds, &players);
  play->game = table_game_find (game);
  n = g_variant_n_children (players);
  if (play->game == NULL || n == 0 || n > TABLE_MAX_PLAYERS || play->id < 1 || play->stamp < 0
      || g_strlcpy (play->day, day, sizeof play->day) >= sizeof play->day || !are_lucks (play->game, play->lucks)
      || strlen (play->place) > TABLE_PLACE_MAX || play->seconds < -1 || play->seconds > G_MAXINT32)
    return NULL;
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) player = g_variant_get_child_value (players, i);

      if (!read_player (player, play))
        return NULL;
    }
  return g_steal_pointer (&play);
}

/* What the file holds; NULL: another program has written it, or it is damaged. */
static GVariant *
read_all (const char *path, const char *library)
{
  g_autoptr (GBytes) bytes = NULL, rest = NULL;
  g_autoptr (GVariant) all = NULL;
  g_autofree char *sum = NULL;
  const char *head, *version, *of;

  if (library_file_read (path, BYTES_MAX, &bytes, NULL) != NULL || g_bytes_get_size (bytes) < SUM_BYTES)
    return NULL;
  rest = g_bytes_new_from_bytes (bytes, SUM_BYTES, g_bytes_get_size (bytes) - SUM_BYTES);
  sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, rest);
  all = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (ALL), rest, FALSE));
  if (memcmp (g_bytes_get_data (bytes, NULL), sum, SUM_BYTES) != 0 || !g_variant_is_normal_form (all))
    return NULL;
  g_variant_get (all, "(&s&s^&aya" PLAY ")", &head, &version, &of, NULL);
  return g_str_equal (head, HEAD) && g_str_equal (version, PACKAGE_VERSION) && g_str_equal (of, library)
             ? g_steal_pointer (&all)
             : NULL;
}

static void
free_play (gpointer play)
{
  arb_play_free (play);
}

GHashTable *
arb_plays_cache_read (const char *folder, const char *library)
{
  /* The key is the id in the play. */
  GHashTable *plays = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, free_play);
  g_autofree char *path = place_of (folder, library);
  g_autoptr (GVariant) all = read_all (path, library);
  g_autoptr (GVariant) list = all != NULL ? g_variant_get_child_value (all, 3) : NULL;

  for (gsize i = 0; list != NULL && i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) from = g_variant_get_child_value (list, i);
      ArbPlay *play = read_play (from);

      if (play != NULL)
        g_hash_table_replace (plays, &play->id, play);
    }
  return plays;
}

/* ---- writing ---- */

static void
add_play (GVariantBuilder *plays, const ArbPlay *play)
{
  const TableGame *game = play->game;
  GVariantBuilder players;

  g_variant_builder_init (&players, G_VARIANT_TYPE ("a" PLAYER));
  for (guint i = 0; i < play->n_players; i++)
    {
      const ArbPlayPlayer *player = &play->players[i];

      g_variant_builder_add (
          &players, "(sybi@ai@a(ddd))", player->name, player->colour, player->won, player->score,
          g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, player->points, game->n_kinds, sizeof *player->points),
          g_variant_new_fixed_array (G_VARIANT_TYPE ("(ddd)"), player->luck, game->n_luck_kinds, sizeof *player->luck));
    }
  g_variant_builder_add (plays, PLAY, play->id, play->stamp, game->name, play->day, play->fewest, play->systems,
                         play->kinds, play->lucks, play->drawn, play->place, play->seconds, &players);
}

void
arb_plays_cache_write (const char *folder, const char *library, const GPtrArray *plays)
{
  g_autofree char *path = place_of (folder, library), *sum = NULL;
  g_autoptr (GVariant) all = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GByteArray) out = g_byte_array_new ();
  GVariantBuilder list;

  g_variant_builder_init (&list, G_VARIANT_TYPE ("a" PLAY));
  for (guint i = 0; i < plays->len; i++)
    add_play (&list, plays->pdata[i]);
  all = g_variant_ref_sink (g_variant_new ("(ss^aya" PLAY ")", HEAD, PACKAGE_VERSION, library, &list));
  bytes = g_variant_get_data_as_bytes (all);
  sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  g_byte_array_append (out, (const guint8 *) sum, SUM_BYTES);
  g_byte_array_append (out, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));
  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_file_set_contents_full (path, (const char *) out->data, (gssize) out->len, G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                              NULL);
}
