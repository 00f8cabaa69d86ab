/* words.c - words that several parts of the application use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "table/table-setup.h"
#include "table/table-words.h"
#include "words.h"

const char *
arb_colour_title (guint colour)
{
  /* The order is that of table_colours and table_shapes. */
  static const char *const titles[TABLE_N_COLOURS] = { N_ ("Red circle"),    N_ ("Blue square"), N_ ("Yellow triangle"),
                                                       N_ ("Green diamond"), N_ ("Black star"),  N_ ("Pink hexagon"),
                                                       N_ ("Orange cross"),  N_ ("Violet drop"), N_ ("White heart") };

  return colour < TABLE_N_COLOURS ? _ (titles[colour]) : "";
}

char *
arb_sentence (const char *refusal)
{
  g_autofree char *capital = table_capital (refusal);
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
