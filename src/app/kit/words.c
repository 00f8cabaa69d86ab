/* words.c - words the application says in several places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "words.h"

const char *
arb_colour_title (guint colour)
{
  /* The order is that of table_colours and table_shapes. */
  static const char *const titles[TABLE_N_COLOURS] = { N_ ("Red circle"),    N_ ("Blue square"), N_ ("Yellow triangle"),
                                                       N_ ("Green diamond"), N_ ("Black star"),  N_ ("Pink hexagon"),
                                                       N_ ("Orange cross"),  N_ ("Violet drop") };

  return colour < TABLE_N_COLOURS ? _ (titles[colour]) : "";
}

char *
arb_capital (const char *text)
{
  GString *capital = g_string_new (NULL);

  if (text[0] != '\0')
    {
      g_string_append_unichar (capital, g_unichar_toupper (g_utf8_get_char (text)));
      g_string_append (capital, g_utf8_next_char (text));
    }
  return g_string_free (capital, FALSE);
}

char *
arb_sentence (const char *refusal)
{
  g_autofree char *capital = arb_capital (refusal);
  gboolean ended = refusal[0] == '\0' || strchr (".?!", refusal[strlen (refusal) - 1]) != NULL;

  return g_strconcat (capital, ended ? "" : ".", NULL);
}

char *
arb_when (gint64 unix_time)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (unix_time);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDate) day = NULL, today = NULL;
  int days;

  if (then == NULL)
    return g_strdup ("");
  day = g_date_new_dmy ((GDateDay) g_date_time_get_day_of_month (then), (GDateMonth) g_date_time_get_month (then),
                        (GDateYear) g_date_time_get_year (then));
  today = g_date_new_dmy ((GDateDay) g_date_time_get_day_of_month (now), (GDateMonth) g_date_time_get_month (now),
                          (GDateYear) g_date_time_get_year (now));
  days = g_date_days_between (day, today);

  if (days == 0)
    /* Translators: when a game was last played; %H:%M is the time of day, see g_date_time_format (). */
    return g_date_time_format (then, _ ("today, %H:%M"));
  if (days == 1)
    return g_strdup (_ ("yesterday"));
  if (g_date_time_get_year (then) == g_date_time_get_year (now))
    /* Translators: a date in this year: %e is the day, %B the month. */
    return g_date_time_format (then, _ ("%e %B"));
  /* Translators: a date in another year. */
  return g_date_time_format (then, _ ("%e %B %Y"));
}

const char *
arb_game_title (const LibraryGame *game)
{
  if (game->title != NULL && game->title[0] != '\0')
    return game->title;
  if (game->players != NULL && game->players[0] != '\0')
    return game->players;
  return _ ("A game");
}

char *
arb_setup_title (const TableSetup *setup)
{
  GString *names;

  if (setup->title[0] != '\0')
    return g_strdup (setup->title);
  names = g_string_new (NULL);
  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", setup->players[i].name);
  return g_string_free (names, FALSE);
}

char *
arb_refused_tell (const TableJournal *journal)
{
  guint n = table_journal_n_refused (journal);

  if (n == 0)
    return g_strdup ("");
  return g_strdup_printf (ngettext ("%u entry does not fit; it is marked in the timeline",
                                    "%u entries do not fit; they are marked in the timeline", n),
                          n);
}

char *
arb_leaders_tell (const TableMoment *moment)
{
  const TableSetup *setup = moment->setup;
  guint leaders = table_moment_leaders (moment);
  guint n = 0, seen = 0;
  gint32 score = 0;
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    n += (leaders >> i) & 1;
  for (guint i = 0; i < setup->n_players; i++)
    {
      if (!((leaders >> i) & 1))
        continue;
      seen++;
      if (seen > 1)
        g_string_append (names, seen == n ? _ (" and ") : ", ");
      g_string_append (names, setup->players[i].name);
      score = table_moment_ledger (moment)->scores[i];
    }
  if (n > 1)
    return g_strdup_printf (
        ngettext ("%s share the win with %d point", "%s share the win with %d points", (gulong) ABS (score)),
        names->str, score);
  return g_strdup_printf (ngettext ("%s wins with %d point", "%s wins with %d points", (gulong) ABS (score)),
                          names->str, score);
}

char *
arb_summary (const TableMoment *moment)
{
  g_autoptr (GString) summary = g_string_new (NULL);

  for (guint i = 0; i < moment->setup->n_players; i++)
    g_string_append_printf (summary, "%s%s %d", i > 0 ? ", " : "", moment->setup->players[i].name,
                            table_moment_ledger (moment)->scores[i]);
  return g_string_free (g_steal_pointer (&summary), FALSE);
}
