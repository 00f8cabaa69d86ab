/* play-link.c - see play-link.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "play-link.h"
#include "table/table-json.h"

#define PLACE "https://app.bgstatsapp.com/createPlay.html?data="
#define SOURCE "Arbitress"  /* the app finds a play again by this name and the id: it never changes */
#define UNESCAPED ",:@$*;!" /* may stand in a link as they are */

/* What is optional, in the order in which it is left out. */
typedef enum
{
  WITH_ALL,
  WITHOUT_COMMENT,
  WITHOUT_SETS,
  WITHOUT_COLOURS,
  N_LENGTHS
} Length;

static char *
short_sum (const char *text)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strndup (sum, 16);
}

/* The setup of a game never changes, and neither does when it was begun. */
static char *
id_of (const TableSetup *setup, gint64 created)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%" G_GINT64_FORMAT "\n", created);
  table_setup_print (setup, text);
  return short_sum (text->str);
}

/* The first second of the year 9999. */
#define LAST_SECOND G_GINT64_CONSTANT (253370764800)

/* When the game was begun, in UTC.  If the setup names another day than that, it is noon of that day.  A damaged
 * library may hold times that have no date. */
static char *
date_of (const TableSetup *setup, gint64 created)
{
  g_autoptr (GDateTime) begun = g_date_time_new_from_unix_local (CLAMP (created, 0, LAST_SECOND));
  g_autoptr (GDateTime) utc = g_date_time_to_utc (begun);
  g_autofree char *day = g_date_time_format (begun, "%Y-%m-%d");
  int year, month, date;

  if (!g_str_has_prefix (setup->date, day) && table_setup_day (setup, &year, &month, &date))
    return g_strdup_printf ("%04d-%02d-%02d 12:00:00", year, month, date);
  return g_date_time_format (utc, "%Y-%m-%d %H:%M:%S");
}

static char *
sets_of (const TableSetup *setup)
{
  const TableGame *game = setup->game;
  GString *sets = g_string_new (NULL);

  for (guint i = 0; i < game->n_systems; i++)
    if (!g_str_equal (game->systems[i].name, "base") && game->in_play (setup, game->systems[i].name))
      g_string_append_printf (sets, sets->len > 0 ? ", %s" : "%s", _ (game->systems[i].title));
  return g_string_free (sets, FALSE);
}

/* Who has the first turn. */
static int
find_starter (const TableSetup *setup)
{
  TableRefusal why;
  gpointer state = setup->game->state_new (setup, &why);
  int player = state != NULL ? table_game_on_turn (setup->game, state) : -1;

  if (state != NULL)
    setup->game->state_free (state);
  return MAX (player, 0);
}

static void
add_player (GString *json, const TableMoment *moment, guint index, guint winners, gboolean starts, Length length)
{
  const TablePlayer *player = &moment->setup->players[index];
  const gint32 *scores = table_state (moment->state)->ledger.scores;
  g_autofree char *key = table_name_key (player->name), *id = short_sum (key);

  in_object (json, NULL);
  put_text (json, "name", player->name);
  put_text (json, "sourcePlayerId", id);
  put_truth (json, "startPlayer", starts);
  put_number (json, "score", scores[index]);
  put_truth (json, "winner", (winners >> index) & 1);
  put_number (json, "rank", table_moment_rank (moment, index));
  if (length < WITHOUT_COLOURS)
    put_text (json, "role", table_colours[player->colour]);
}

/* What is played: in BG Stats, every game of the score pad is a game of its own. */
static void
add_game (GString *json, const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;
  g_autofree char *played = game->played != NULL ? game->played (moment->setup) : g_strdup ("");
  g_autofree char *key = table_name_key (played), *sum = short_sum (key);
  g_autofree char *id = *played != '\0' ? g_strdup_printf ("%s-%s", game->name, sum) : g_strdup (game->name);

  in_object (json, "game");
  put_text (json, "name", *played != '\0' ? played : _ (game->title));
  put_text (json, "sourceGameId", id);
  put_truth (json, "highestWins", !table_game_fewest_win (game, moment->state));
  put_truth (json, "noPoints", FALSE);
  if (game->bgg_id != 0)
    put_number (json, "bggId", game->bgg_id);
}

static char *
make_link (const TableMoment *moment, gint64 created, Length length)
{
  const TableSetup *setup = moment->setup;
  guint winners = table_moment_winners (moment);
  g_autoptr (GString) json = g_string_new ("{");
  g_autofree char *id = id_of (setup, created), *date = date_of (setup, created), *sets = sets_of (setup);
  g_autofree char *escaped = NULL;
  int starter = find_starter (setup);

  put_text (json, "sourceName", SOURCE);
  put_text (json, "sourcePlayId", id);
  put_text (json, "playDate", date);
  add_game (json, moment);
  put_array (json, "players");
  for (guint i = 0; i < setup->n_players; i++)
    add_player (json, moment, i, winners, (int) i == starter, length);
  end_array (json);
  if (length < WITHOUT_SETS && *sets != '\0')
    put_text (json, "board", sets);
  if (length < WITHOUT_COMMENT && setup->title[0] != '\0')
    put_text (json, "comments", setup->title);
  end_object (json);
  escaped = g_uri_escape_string (json->str, UNESCAPED, FALSE);
  return g_strconcat (PLACE, escaped, NULL);
}

char *
arb_play_link (const TableMoment *moment, gint64 created)
{
  char *link = NULL;

  if (!table_state (moment->state)->finished)
    return NULL;
  for (Length length = WITH_ALL; length < N_LENGTHS; length++)
    {
      g_free (link);
      link = make_link (moment, created, length);
      if (strlen (link) <= ARB_LINK_GOOD)
        break;
    }
  g_assert (strlen (link) <= ARB_LINK_MAX);
  return link;
}

char *
arb_session_link (ArbSession *session)
{
  const TableMoment now = arb_session_now (session);

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  return arb_play_link (&now, arb_session_created (session));
}
