/* statistics-tables.c - see statistics-tables.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "statistics-tables.h"

#define ROWS 8       /* before the others are asked for */
#define ROWS_MAX 500 /* with the others */

/* What the rows of a table tell. */
typedef struct
{
  GPtrArray *tallies; /* ArbTally: the rows */
  ArbGrouping by;
  gboolean of_player; /* only the games of one player count */
} Table;

/* ---- rows ---- */

static char *
tally_words (const Table *table, const ArbTally *tally)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *duration = arb_tally_duration (tally);

  g_string_append_printf (words, ngettext ("%u game", "%u games", tally->games), tally->games);
  if (table->by == ARB_BY_PLAYER || table->of_player)
    g_string_append_printf (words, _ (" · won %u (%.0f %%)"), tally->wins,
                            100.0 * tally->wins / MAX (tally->results, 1u));
  /* Translators: average points, and the best points. */
  g_string_append_printf (words, _ (" · average %.1f · best %d"), arb_tally_average (tally), tally->best);
  if (table->by != ARB_BY_PLAYER && !table->of_player)
    g_string_append_printf (words, " (%s)", tally->best_of);
  if (tally->n_margins > 0)
    /* Translators: how many points ahead of the best of the others, on average. */
    g_string_append_printf (words, _ (" · margin %+.1f"), arb_tally_margin (tally));
  if (*duration != '\0')
    /* Translators: how long a game took on average, "1 h 52 min". */
    g_string_append_printf (words, _ (" · %s a game"), duration);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static GtkWidget *
row_new (const Table *table, const ArbTally *tally)
{
  g_autofree char *words = tally_words (table, tally);

  return arb_row_new (ADW_TYPE_ACTION_ROW, tally->title, words);
}

static void
table_free (gpointer data, GClosure *closure)
{
  Table *table = data;

  g_ptr_array_unref (table->tallies);
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
      Table *rest = g_memdup2 (table, sizeof *table);
      guint n = tallies->len - ROWS;
      g_autofree char *title = g_strdup_printf (ngettext ("%u more", "%u more", n), n);
      GtkWidget *more = arb_row_new (ADW_TYPE_EXPANDER_ROW, title, NULL);

      g_ptr_array_ref (rest->tallies);
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

  if (tallies->len == 0 || (by == ARB_BY_GAME && filter->game != NULL) || (by == ARB_BY_WHERE && tallies->len == 1))
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

/* ---- columns of numbers ---- */

/* A line of text in a cell of the grid; `name`: the first column. */
static GtkWidget *
cell_new (const char *text, gboolean name, gboolean heading)
{
  GtkWidget *cell = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (cell), name ? 0 : 1);
  gtk_label_set_ellipsize (GTK_LABEL (cell), name ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (cell, name);
  gtk_widget_add_css_class (cell, heading ? "dim-label" : "numeric");
  return cell;
}

/* A screen reader hears the whole line at the name: "Anna, Came 34.0, Expected 30.1". */
static void
name_line (GtkWidget *name, const char *const *headings, const char *const *cells)
{
  g_autoptr (GString) words = g_string_new (cells[0]);

  for (int i = 1; cells[i] != NULL; i++)
    g_string_append_printf (words, *headings[i] != '\0' ? ", %s %s" : "%s %s", headings[i], cells[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, words->str, -1);
}

/* The line of the headings is line 0. */
static void
attach_line (GtkGrid *grid, const char *const *headings, const char *const *cells, int line)
{
  for (int i = 0; cells[i] != NULL; i++)
    {
      GtkWidget *cell = cell_new (cells[i], i == 0, line == 0);

      if (i == 0 && line > 0)
        name_line (cell, headings, cells);
      gtk_grid_attach (grid, cell, i, line, 1, 1);
    }
}

static void
on_more_lines (GtkWidget *button, GtkGrid *grid)
{
  const GPtrArray *lines = g_object_get_data (G_OBJECT (grid), "lines");

  for (guint i = ROWS; i < lines->len && i < ROWS_MAX; i++)
    attach_line (grid, lines->pdata[0], lines->pdata[i], (int) i);
  gtk_widget_set_visible (button, FALSE);
}

/* A group with a table.  Takes the lines, char** each: first the headings, then lines that begin with a name. */
static GtkWidget *
columns_new (const char *title, const char *description, GPtrArray *lines)
{
  GtkWidget *group = adw_preferences_group_new (), *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *grid = gtk_grid_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "numbers");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  for (guint i = 0; i < lines->len && i < ROWS; i++)
    attach_line (GTK_GRID (grid), lines->pdata[0], lines->pdata[i], (int) i);
  gtk_box_append (GTK_BOX (card), grid);
  if (lines->len > ROWS)
    {
      guint n = lines->len - ROWS;
      g_autofree char *words = g_strdup_printf (ngettext ("%u more", "%u more", n), n);
      GtkWidget *more = gtk_button_new_with_label (words);

      gtk_widget_add_css_class (more, "flat");
      g_signal_connect (more, "clicked", G_CALLBACK (on_more_lines), grid);
      gtk_box_append (GTK_BOX (card), more);
    }
  g_object_set_data_full (G_OBJECT (grid), "lines", lines, (GDestroyNotify) g_ptr_array_unref);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), card);
  return group;
}

static GPtrArray *
lines_new (const char *const *headings)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_ptr_array_add (lines, g_strdupv ((char **) headings));
  return lines;
}

/* Adds a line with this name, and returns its cells to be filled. */
static char **
lines_add (GPtrArray *lines, const char *name)
{
  char **cells = g_new0 (char *, g_strv_length (lines->pdata[0]) + 1);

  cells[0] = g_strdup (name);
  g_ptr_array_add (lines, cells);
  return cells;
}

GtkWidget *
arb_statistics_places (const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GPtrArray) players = arb_tallies (plays, filter, ARB_BY_PLAYER);
  /* Translators: headings of a table of places in the game. */
  const char *const headings[] = { _ ("Player"), _ ("1st"), _ ("2nd"), _ ("3rd"), _ ("Later"), _ ("Average"), NULL };
  g_autoptr (GPtrArray) lines = lines_new (headings);

  G_STATIC_ASSERT (G_N_ELEMENTS (headings) == ARB_PLACES + 3);
  for (guint i = 0; i < players->len; i++)
    {
      const ArbTally *tally = players->pdata[i];
      char **cells;

      if (tally->places_sum == 0)
        continue;
      cells = lines_add (lines, tally->title);
      for (guint k = 0; k < ARB_PLACES; k++)
        cells[k + 1] = g_strdup_printf ("%u", tally->places[k]);
      cells[ARB_PLACES + 1] = g_strdup_printf ("%.2f", arb_tally_place (tally));
    }
  if (lines->len == 1)
    return NULL;
  return columns_new (_ ("Places"), NULL, g_steal_pointer (&lines));
}

GtkWidget *
arb_statistics_pairs (const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GPtrArray) pairs = arb_tallies (plays, filter, ARB_BY_PAIR);
  /* Translators: headings of a table of two players: their games, how often each was ahead, by how many points. */
  const char *const headings[] = { _ ("Two Players"), _ ("Games"), _ ("Ahead"), _ ("Margin"), NULL };
  GPtrArray *lines;

  if (pairs->len == 0)
    return NULL;
  lines = lines_new (headings);
  for (guint i = 0; i < pairs->len; i++)
    {
      const ArbTally *tally = pairs->pdata[i];
      char **cells = lines_add (lines, tally->title);

      cells[1] = g_strdup_printf ("%u", tally->games);
      cells[2] = g_strdup_printf ("%u : %u", tally->ahead, tally->other_ahead);
      cells[3] = g_strdup_printf ("%+.1f", arb_tally_margin (tally));
    }
  return columns_new (arb_grouping_title (ARB_BY_PAIR),
                      _ ("Ahead: in how many games each had the better place. Margin: how far the first was ahead"),
                      lines);
}

/* ---- luck ---- */

static char *
luck_description (guint undrawn)
{
  g_autoptr (GString) words = g_string_new (_ ("In all these games together. ± is one standard deviation"));

  if (undrawn > 0)
    g_string_append_printf (
        words,
        ngettext ("\nThe luck of %u game is still being found", "\nThe luck of %u games is still being found", undrawn),
        undrawn);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* The lines of one kind of luck, those of players with more games first. */
static GPtrArray *
luck_lines (const GPtrArray *lucks, const GPtrArray *players, const TableLuckKind *kind)
{
  /* Translators: headings of a table: what came by chance, what was to be expected, the difference. */
  const char *const headings[] = { _ ("Player"), _ ("Came"), _ ("Expected"), _ ("More"), "", NULL };
  GPtrArray *lines = lines_new (headings);

  for (guint p = 0; p < players->len; p++)
    for (guint i = 0; i < lucks->len; i++)
      {
        const ArbTally *player = players->pdata[p];
        const ArbLuckSum *sum = lucks->pdata[i];
        char **cells;

        if (arb_luck_sum_kind (sum) != kind || !g_str_equal (sum->of.player, player->key))
          continue;
        cells = lines_add (lines, player->title);
        cells[1] = g_strdup_printf ("%.1f", sum->luck.got);
        cells[2] = g_strdup_printf ("%.1f", sum->luck.expected);
        cells[3] = g_strdup_printf ("%+.1f", arb_luck_sum_more (sum));
        cells[4] = g_strdup_printf ("± %.1f", arb_luck_sum_spread (sum));
      }
  return lines;
}

/* A table for each kind of luck; only the first says what all of them mean. */
static void
add_luck (GtkBox *box, const GPtrArray *lucks, const GPtrArray *players, const TableLuckKind *kind, guint undrawn)
{
  g_autoptr (GPtrArray) lines = luck_lines (lucks, players, kind);
  gboolean first = gtk_widget_get_first_child (GTK_WIDGET (box)) == NULL;
  g_autofree char *description = first ? luck_description (undrawn) : NULL;

  if (lines->len > 1)
    gtk_box_append (box, columns_new (_ (kind->title), description, g_steal_pointer (&lines)));
}

GtkWidget *
arb_statistics_luck (const GPtrArray *plays, const ArbFilter *filter, guint undrawn)
{
  const TableGame *game = filter->game != NULL ? table_game_find (filter->game) : NULL;
  g_autoptr (GPtrArray) lucks = arb_luck_sums (plays, filter);
  g_autoptr (GPtrArray) players = arb_tallies (plays, filter, ARB_BY_PLAYER);
  GtkWidget *box;
  guint n;
  const TableGame *const *games = table_games (&n);

  if (lucks->len == 0)
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  for (guint i = 0; i < n; i++)
    for (guint kind = 0; (game == NULL || game == games[i]) && kind < games[i]->n_luck_kinds; kind++)
      add_luck (GTK_BOX (box), lucks, players, &games[i]->luck_kinds[kind], undrawn);
  return box;
}
