/* luck-grid.c - see luck-grid.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "luck-grid.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/kit/badge.h"
#include "app/kit/widgets.h"
#include "table/table-words.h"

#define BADGE_SIZE 24

static GtkWidget *
number_new (const char *text, const char *class)
{
  GtkWidget *label = arb_label_new (text, "numeric", class);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  return label;
}

/* `first`: the column of the first player. */
static void
add_heads (GtkGrid *grid, const TableSetup *setup, int first)
{
  for (guint i = 0; i < setup->n_players; i++)
    {
      GtkWidget *badge = arb_badge_new (setup->players[i].colour, setup->players[i].letter, BADGE_SIZE);

      gtk_widget_set_halign (badge, GTK_ALIGN_END);
      gtk_widget_set_hexpand (badge, TRUE);
      arb_widget_set_tooltip (badge, table_name_said (&setup->players[i]));
      gtk_grid_attach (grid, badge, first + (int) i, 0, 1, 1);
    }
}

/* A column for each of more players than this is too narrow for "10.4 ± 2.1" on one line of a narrow place. */
#define ONE_LINE 4

/* "10.4 ± 2.1" on two lines. */
static char *
broken (const char *expected)
{
  const char *spread = strstr (expected, " ± ");

  if (spread == NULL)
    return g_strdup (expected);
  return g_strdup_printf ("%.*s\n%s", (int) (spread - expected), expected, spread + 1);
}

/* What came, and small below it what was to be expected. */
static GtkWidget *
cell_new (const TableLuckRow *row, const TablePlayer *who, guint player, gboolean breaks)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *got = table_luck_got (row, player), *expected = table_luck_expected (row, player);
  g_autofree char *said = expected != NULL
                              /* Translators: a player, what is counted, what came, what was expected */
                              ? g_strdup_printf (_ ("%s, %s: %s, expected %s"), table_name_said (who),
                                                 _ (row->kind->title), got, expected)
                              : g_strdup_printf ("%s, %s: %s", table_name_said (who), _ (row->kind->title), got);
  GtkWidget *number = number_new (got, row->kind->within ? NULL : "heading");

  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_box_append (GTK_BOX (cell), number);
  if (expected != NULL)
    {
      g_autofree char *lines = breaks ? broken (expected) : g_strdup (expected);
      GtkWidget *small = number_new (lines, "caption");

      gtk_label_set_justify (GTK_LABEL (small), GTK_JUSTIFY_RIGHT);
      gtk_widget_add_css_class (small, "dim-label");
      gtk_box_append (GTK_BOX (cell), small);
    }
  gtk_widget_set_valign (cell, GTK_ALIGN_START);
  return cell;
}

static GtkWidget *
title_new (const TableLuckRow *row, gboolean narrow)
{
  g_autofree char *text = table_capital (_ (row->kind->title));
  GtkWidget *title = arb_label_new (text, row->kind->within ? "dim-label" : NULL, NULL);

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  /* GTK gives the card the height that it needs at its least width.  In a wide card titles have one line, so its least
   * width must be large: otherwise it would keep room for a second line. */
  gtk_label_set_width_chars (GTK_LABEL (title), narrow ? 8 : 22);
  gtk_label_set_max_width_chars (GTK_LABEL (title), 22);
  gtk_widget_set_margin_start (title, row->kind->within ? 12 : 0);
  gtk_widget_set_margin_top (title, row->kind->within ? 0 : 2);
  gtk_widget_set_valign (title, GTK_ALIGN_START);
  if (table_luck_note (row) != NULL)
    arb_widget_set_tooltip (title, table_luck_note (row));
  return title;
}

/* The title is before the numbers, or above them if the place is narrow. */
static void
add_row (GtkGrid *grid, const TableLuckRow *row, const TableSetup *setup, gboolean narrow, int at)
{
  const int n = (int) setup->n_players;

  gtk_grid_attach (grid, title_new (row, narrow), 0, narrow ? 2 * at - 1 : at, narrow ? n : 1, 1);
  for (int i = 0; i < n; i++)
    gtk_grid_attach (grid, cell_new (row, &setup->players[i], (guint) i, narrow && n > ONE_LINE), narrow ? i : i + 1,
                     narrow ? 2 * at : at, 1, 1);
}

static GtkWidget *
words_new (const char *words)
{
  GtkWidget *label = arb_label_new (words, "caption", "dim-label");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_top (label, 6);
  return label;
}

/* The tooltips again, for those who cannot point. */
static GtkWidget *
meanings_new (const GArray *rows)
{
  GtkWidget *expander = gtk_expander_new (_ ("What is counted"));
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const TableLuckRow *row = &g_array_index (rows, TableLuckRow, i);

      if (table_luck_note (row) != NULL)
        g_string_append_printf (words, words->len > 0 ? "\n\n%s: %s" : "%s: %s", _ (row->kind->title),
                                table_luck_note (row));
    }
  gtk_expander_set_child (GTK_EXPANDER (expander), words_new (words->str));
  return expander;
}

void
arb_luck_fill (GtkBox *place, const GArray *rows, const TableSetup *setup, gboolean narrow)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *grid = gtk_grid_new ();

  arb_widget_clear (GTK_WIDGET (place));
  gtk_grid_set_row_spacing (GTK_GRID (grid), narrow ? 2 : 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_widget_add_css_class (grid, "luck");
  add_heads (GTK_GRID (grid), setup, narrow ? 0 : 1);
  for (guint i = 0; i < rows->len; i++)
    add_row (GTK_GRID (grid), &g_array_index (rows, TableLuckRow, i), setup, narrow, (int) i + 1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);
  arb_widget_pass_wheel (GTK_SCROLLED_WINDOW (scroller));
  gtk_widget_add_css_class (scroller, "card");
  gtk_box_append (place, scroller);
  gtk_box_append (place, words_new (_ ("The small numbers say what was to be expected, and one standard deviation: in "
                                       "about two of three games chance stays within that.")));
  gtk_box_append (place, meanings_new (rows));
}
