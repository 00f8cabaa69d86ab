/* statistics-tables.c - see statistics-tables.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "statistics-tables.h"

#define ROWS 8       /* before the others are asked for */
#define ROWS_MAX 500 /* with the others */

/* What the rows of a table tell. */
typedef struct
{
  GPtrArray *tallies; /* ArbTally: the rows */
  GPtrArray *lucks;   /* ArbLuckSum: the rows tell only of luck; NULL: of everything else */
  ArbGrouping by;
  gboolean of_player; /* only the games of one player count */
} Table;

/* ---- rows ---- */

static char *
tally_words (const Table *table, const ArbTally *tally)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_string_append_printf (words, ngettext ("%u game", "%u games", tally->games), tally->games);
  if (table->by == ARB_BY_PAIR)
    /* Translators: how many games the first and the second of two players won. */
    g_string_append_printf (words, _ (" · won %u : %u"), tally->wins, tally->other_wins);
  else if (table->by == ARB_BY_PLAYER || table->of_player)
    g_string_append_printf (words, _ (" · won %u (%.0f %%)"), tally->wins,
                            100.0 * tally->wins / MAX (tally->results, 1u));
  if (table->by != ARB_BY_PAIR)
    {
      /* Translators: average points, and the best points. */
      g_string_append_printf (words, _ (" · average %.1f · best %d"), arb_tally_average (tally), tally->best);
      if (table->by != ARB_BY_PLAYER && !table->of_player)
        g_string_append_printf (words, " (%s)", tally->best_of);
    }
  if (tally->n_margins > 0)
    /* Translators: how many points ahead of the best of the others, on average. */
    g_string_append_printf (words, _ (" · margin %+.1f"), arb_tally_margin (tally));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* The sums of a player, "Luck of the tiles +3.4 ± 12.1 · Ties won -0.5 ± 0.9"; "" if there are none. */
static char *
luck_words (const GPtrArray *sums, const char *player)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < sums->len; i++)
    {
      const ArbLuckSum *sum = sums->pdata[i];

      if (!g_str_equal (sum->of.player, player))
        continue;
      if (words->len > 0)
        g_string_append (words, " · ");
      /* Translators: a kind of luck, how much more came than was expected, and one standard deviation. */
      g_string_append_printf (words, _ ("%s %+.1f ± %.1f"), _ (arb_luck_sum_kind (sum)->title), arb_luck_sum_more (sum),
                              arb_luck_sum_spread (sum));
    }
  return g_string_free (words, FALSE);
}

static GtkWidget *
row_new (const Table *table, const ArbTally *tally)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *words = table->lucks != NULL ? luck_words (table->lucks, tally->key) : tally_words (table, tally);
  g_autofree char *title = g_markup_escape_text (tally->title, -1), *subtitle = g_markup_escape_text (words, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  return row;
}

static void
table_free (gpointer data, GClosure *closure)
{
  Table *table = data;

  g_ptr_array_unref (table->tallies);
  g_clear_pointer (&table->lucks, g_ptr_array_unref);
  g_free (table);
}

/* The rows that are seldom looked at are made when somebody wants to see them. */
static void
on_rest_wanted (AdwExpanderRow *row, GParamSpec *pspec, const Table *table)
{
  if (g_object_get_data (G_OBJECT (row), "filled") != NULL)
    return;
  g_object_set_data (G_OBJECT (row), "filled", row);
  for (guint i = ROWS; i < table->tallies->len && i < ROWS_MAX; i++)
    adw_expander_row_add_row (row, row_new (table, table->tallies->pdata[i]));
}

static void
add_rows (AdwPreferencesGroup *group, const Table *table)
{
  const GPtrArray *tallies = table->tallies;

  for (guint i = 0; i < tallies->len && i < ROWS; i++)
    adw_preferences_group_add (group, row_new (table, tallies->pdata[i]));
  if (tallies->len > ROWS)
    {
      GtkWidget *more = adw_expander_row_new ();
      Table *rest = g_memdup2 (table, sizeof *table);
      guint n = tallies->len - ROWS;
      g_autofree char *title = g_strdup_printf (ngettext ("%u more", "%u more", n), n);

      g_ptr_array_ref (rest->tallies);
      if (rest->lucks != NULL)
        g_ptr_array_ref (rest->lucks);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), title);
      g_signal_connect_data (more, "notify::expanded", G_CALLBACK (on_rest_wanted), rest, table_free, 0);
      adw_preferences_group_add (group, more);
    }
}

GtkWidget *
arb_statistics_table (const GPtrArray *plays, const ArbFilter *filter, ArbGrouping by)
{
  g_autoptr (GPtrArray) tallies = arb_tallies (plays, filter, by);
  const Table table = { .tallies = tallies, .by = by, .of_player = filter->player != NULL };
  AdwPreferencesGroup *group;

  if (tallies->len == 0 || (by == ARB_BY_GAME && filter->game != NULL))
    return NULL;
  group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (group, arb_grouping_title (by));
  if (by == ARB_BY_PLAYER)
    adw_preferences_group_set_description (group, _ ("Margin: how far ahead of the best of the others"));
  else if (by == ARB_BY_SET && !table.of_player)
    adw_preferences_group_set_description (group, _ ("Margin: how far the first was ahead of the second"));
  add_rows (group, &table);
  return GTK_WIDGET (group);
}

/* ---- luck ---- */

static char *
luck_description (guint undrawn)
{
  g_autoptr (GString) words = g_string_new (_ ("How much more came in all these games together than was expected, and "
                                               "one standard deviation"));

  if (undrawn > 0)
    g_string_append_printf (
        words,
        ngettext ("\nThe luck of %u game is still being found", "\nThe luck of %u games is still being found", undrawn),
        undrawn);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

GtkWidget *
arb_statistics_luck (const GPtrArray *plays, const ArbFilter *filter, guint undrawn)
{
  g_autoptr (GPtrArray) lucks = arb_luck_sums (plays, filter);
  g_autoptr (GPtrArray) players = arb_tallies (plays, filter, ARB_BY_PLAYER);
  const Table table = { .tallies = players, .lucks = lucks };
  g_autofree char *description = luck_description (undrawn);
  AdwPreferencesGroup *group;

  for (guint i = players->len; i-- > 0;)
    {
      g_autofree char *words = luck_words (lucks, ((const ArbTally *) players->pdata[i])->key);

      if (*words == '\0')
        g_ptr_array_remove_index (players, i);
    }
  if (players->len == 0)
    return NULL;
  group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (group, _ ("Luck"));
  adw_preferences_group_set_description (group, description);
  add_rows (group, &table);
  return GTK_WIDGET (group);
}
