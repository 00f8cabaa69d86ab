/* cli-statistics.c - `arbitress-cli statistics`: sums over all finished games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-game.h"
#include "cli-library.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "evening/game-words.h"
#include "evening/reason.h"
#include "evening/statistics.h"

/* Tables that are not groupings. */
#define BY_KIND ARB_N_GROUPINGS
#define BY_LUCK (ARB_N_GROUPINGS + 1)
#define BY_PLAY (ARB_N_GROUPINGS + 2)
#define N_TABLES (ARB_N_GROUPINGS + 3)

static const char *
table_word (int table)
{
  static const char *const others[] = { "kind", "luck", "play" };
  return table >= BY_KIND ? others[table - BY_KIND] : arb_grouping_words[table];
}

/* The names of all tables, for the help of --by. */
static char *
tables_tell (void)
{
  g_autoptr (GString) all = g_string_new (NULL);
  for (int i = 0; i < N_TABLES; i++)
    g_string_append_printf (all, i > 0 ? ", %s" : "%s", table_word (i));
  return g_strdup_printf (_ ("Only this table: %s"), all->str);
}

/* The table with this name; -1: the error was printed. */
static int
find_table (const char *word)
{
  const char *words[N_TABLES];
  for (int i = 0; i < N_TABLES; i++)
    if (strcmp (words[i] = table_word (i), word) == 0)
      return i;
  g_autofree char *all = table_words_or (words, N_TABLES);
  cli_fail (_ ("--by needs %s, not “%.40s”"), all, word);
  return -1;
}

static void
add_real (CliColumns *columns, double number, gboolean known)
{
  if (known)
    cli_columns_add_printf (columns, "%.1f", number);
  else
    cli_columns_add (columns, "");
}

static void
print_tallies (const GPtrArray *plays, const ArbFilter *filter, ArbGrouping by)
{
  g_autoptr (GPtrArray) tallies = arb_tallies (plays, filter, by);
  gboolean pair = by == ARB_BY_PAIR, one = pair || by == ARB_BY_PLAYER || filter->player != NULL;
  CliColumns *columns = cli_columns_new ("lrrrrlrrr", 0);
  cli_columns_add_all (columns, arb_grouping_title (by), _ ("Games"), NULL);
  cli_columns_add (columns, one ? _ ("Wins") : "");
  cli_columns_add (columns, pair ? "" : _ ("Average"));
  cli_columns_add (columns, pair ? "" : _ ("Best"));
  cli_columns_add_all (columns, "", _ ("Margin"), NULL);
  cli_columns_add (columns, pair ? _ ("Ahead") : by == ARB_BY_PLAYER ? _ ("Place") : "");
  cli_columns_add (columns, _ ("Duration"));
  for (guint i = 0; i < tallies->len; i++)
    {
      const ArbTally *tally = tallies->pdata[i];
      g_autofree char *duration = arb_tally_duration (tally);
      cli_columns_add (columns, tally->title);
      cli_columns_add_number (columns, (int) tally->games);
      if (pair)
        cli_columns_add_printf (columns, "%u : %u", tally->wins, tally->other_wins);
      else if (one)
        cli_columns_add_number (columns, (int) tally->wins);
      else
        cli_columns_add (columns, "");
      add_real (columns, arb_tally_average (tally), !pair);
      if (pair)
        cli_columns_add (columns, "");
      else
        cli_columns_add_number (columns, tally->best);
      cli_columns_add (columns, one ? "" : tally->best_of);
      add_real (columns, arb_tally_margin (tally), tally->n_margins > 0);
      if (pair)
        cli_columns_add_printf (columns, "%u : %u", tally->ahead, tally->other_ahead);
      else
        add_real (columns, arb_tally_place (tally), by == ARB_BY_PLAYER && tally->places_sum > 0);
      cli_columns_add (columns, duration);
    }
  cli_columns_print (columns);
}

static void
print_kinds (const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GPtrArray) sums = arb_kind_sums (plays, filter);
  CliColumns *columns = cli_columns_new ("lllrr", 0);
  cli_columns_add_all (columns, _ ("Game"), _ ("Player"), _ ("For"), _ ("Points"), _ ("Average"), NULL);
  for (guint i = 0; i < sums->len; i++)
    {
      const ArbKindSum *sum = sums->pdata[i];
      cli_columns_add_all (columns, _ (sum->of.game->title), *sum->of.player != '\0' ? sum->of.player : _ ("everybody"),
                           sum->of.game->kind_title (sum->of.kind), NULL);
      cli_columns_add_number (columns, (int) sum->points);
      add_real (columns, (double) sum->points / sum->of.results, TRUE);
    }
  cli_columns_print (columns);
}

static void
print_lucks (const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GPtrArray) sums = arb_luck_sums (plays, filter);
  CliColumns *columns = cli_columns_new ("lllrrr", 0);
  cli_columns_add_all (columns, _ ("Game"), _ ("Player"), _ ("Luck"), _ ("Games"), _ ("More than expected"), "", NULL);
  for (guint i = 0; i < sums->len; i++)
    {
      const ArbLuckSum *sum = sums->pdata[i];
      cli_columns_add_all (columns, _ (sum->of.game->title), sum->of.player, _ (arb_luck_sum_kind (sum)->title), NULL);
      cli_columns_add_number (columns, (int) sum->of.results);
      cli_columns_add_printf (columns, "%+.1f", arb_luck_sum_more (sum));
      cli_columns_add_printf (columns, "± %.1f", arb_luck_sum_spread (sum));
    }
  cli_columns_print (columns);
}

static void
print_plays (const GPtrArray *plays, const ArbFilter *filter)
{
  CliColumns *columns = cli_columns_new ("lllll", 0);
  for (guint i = 0; i < plays->len; i++)
    {
      const ArbPlay *play = plays->pdata[i];
      g_autofree char *played = play->seconds >= 0 ? arb_time_tell (play->seconds) : g_strdup ("");
      g_autoptr (GString) scores = g_string_new (NULL);
      if (!arb_filter_fits (filter, play))
        continue;
      for (guint p = 0; p < play->n_players; p++)
        g_string_append_printf (scores, p > 0 ? ", %s %d" : "%s %d", play->players[p].name, play->players[p].score);
      cli_columns_add_all (columns, play->day, _ (play->game->title), scores->str, played, play->place, NULL);
    }
  cli_columns_print (columns);
}

static void
print_table (const GPtrArray *plays, const ArbFilter *filter, int table)
{
  if (table == BY_KIND)
    print_kinds (plays, filter);
  else if (table == BY_LUCK)
    print_lucks (plays, filter);
  else if (table == BY_PLAY)
    print_plays (plays, filter);
  else
    print_tallies (plays, filter, (ArbGrouping) table);
}

/* Was it played at more than one place? */
static gboolean
has_places (const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GPtrArray) tallies = arb_tallies (plays, filter, ARB_BY_WHERE);
  return tallies->len > 1;
}

/* Every table but the longest ones. */
static void
print_all (const GPtrArray *plays, const ArbFilter *filter)
{
  int first, last;
  guint n = arb_plays_count (plays, filter, &first, &last);
  g_print (ngettext ("%u finished game", "%u finished games", n), n);
  if (n > 0)
    g_print (first == last ? ", %d" : ", %d–%d", first, last);
  g_print ("\n");
  for (int table = 0; n > 0 && table <= BY_LUCK; table++)
    if (table != ARB_BY_MONTH && (table != ARB_BY_WHERE || has_places (plays, filter)))
      {
        g_print ("\n");
        print_table (plays, filter, table);
      }
}

static void
print_csv (const GPtrArray *plays, const ArbFilter *filter, int table)
{
  g_autofree char *csv = table == BY_KIND   ? arb_kinds_csv (plays, filter)
                         : table == BY_LUCK ? arb_lucks_csv (plays, filter)
                         : table == BY_PLAY ? arb_plays_csv (plays, filter)
                                            : arb_tallies_csv (plays, filter, (ArbGrouping) MAX (table, 0));
  cli_put_data (csv);
}

/* A game or a set that nobody knows would silently find nothing. */
static gboolean
check_filter (const ArbFilter *filter)
{
  if (filter->game != NULL && table_game_find (filter->game) == NULL)
    {
      g_autofree char *games = cli_games_tell ();
      cli_fail (_ ("“%.40s” is not a game; the games are: %s"), filter->game, games);
      return FALSE;
    }
  for (guint i = 0; filter->sets != NULL && filter->sets[i] != NULL; i++)
    if (!arb_is_set (filter->sets[i]))
      {
        cli_fail (_ ("“%.40s” is not a set or an expansion"), filter->sets[i]);
        return FALSE;
      }
  return TRUE;
}

CliExit
cli_statistics (int argc, char *argv[], const char *usage)
{
  g_auto (ArbFilter) filter = ARB_FILTER_ALL;
  g_autofree char *path = NULL, *by = NULL, *tables = tables_tell ();
  gboolean json = FALSE, csv = FALSE;
  const GOptionEntry own[] = {
    { "by", 'b', 0, G_OPTION_ARG_STRING, &by, tables, N_ ("TABLE") },
    { "game", 'g', 0, G_OPTION_ARG_STRING, &filter.game, N_ ("Only this game"), N_ ("GAME") },
    { "player", 0, 0, G_OPTION_ARG_STRING, &filter.player, N_ ("Only games in which this player took part"),
      N_ ("PLAYER") },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &filter.sets,
      N_ ("Only games with this expansion, or with none of them (“none”)"), N_ ("SET") },
    { "from", 0, 0, G_OPTION_ARG_INT, &filter.from, N_ ("Only games of this year and later ones"), N_ ("YEAR") },
    { "to", 0, 0, G_OPTION_ARG_INT, &filter.to, N_ ("Only games of this year and earlier ones"), N_ ("YEAR") },
    { "csv", 'c', 0, G_OPTION_ARG_NONE, &csv, N_ ("One table as CSV"), NULL },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Everything as JSON; the manual describes each field"), NULL },
    CLI_LIBRARY_OPTION (path),
    { NULL },
  };
  g_autoptr (GError) error = NULL;
  if (!cli_options (&argc, &argv, usage, own, 0, NULL))
    return CLI_UNREADABLE;
  int table = by != NULL ? find_table (by) : -1;
  if ((by != NULL && table < 0) || !check_filter (&filter))
    return CLI_UNREADABLE;
  g_autoptr (ArbGames) games = cli_games_open (path, TRUE);
  if (games == NULL)
    return CLI_UNREADABLE;
  g_autoptr (ArbPlays) known = arb_plays_new (games, NULL);
  /* Luck takes long to find, so only if it is printed: as the table, in the JSON, or among all tables. */
  if (!arb_plays_load_now (known, table == BY_LUCK || json || (table < 0 && !csv), &error))
    return cli_fail ("%s", arb_reason (error));
  const GPtrArray *plays = arb_plays_get (known);
  guint unread = arb_plays_n_unread (known);
  if (json)
    {
      g_autofree char *text = arb_statistics_json (plays, &filter, unread);
      fputs (text, stdout);
    }
  else if (csv)
    print_csv (plays, &filter, table);
  else if (table >= 0)
    print_table (plays, &filter, table);
  else
    print_all (plays, &filter);
  if (unread == 0)
    return CLI_FINE;
  g_printerr (ngettext ("arbitress-cli: %u finished game cannot be replayed and counts nowhere\n",
                        "arbitress-cli: %u finished games cannot be replayed and count nowhere\n", unread),
              unread);
  return CLI_REFUSED;
}
