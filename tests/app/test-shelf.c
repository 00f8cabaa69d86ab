/* test-shelf.c - the boxes on the shelf: the setup page offers what is in them, and all the rest behind "More".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "app/carcassonne/setup-carcassonne.h"
#include "app/carcassonne/shelf-card.h"
#include "app/kit/settings.h"
#include "carcassonne/carc-play.h"
#include "stage.h"
#include "../table/test-add.h"

static GtkWidget *window;
static ArbSetupPart *part;

static void
put_on_shelf (const char *name)
{
  const char *const names[] = { name, NULL };

  g_settings_set_strv (arb_settings (), ARB_SHELF, names);
}

static void
open_part (const char *shelf)
{
  put_on_shelf (shelf);
  part = g_object_new (ARB_TYPE_SETUP_CARCASSONNE, NULL);
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 1600);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (part));
  gtk_window_present (GTK_WINDOW (window));
  arb_setup_part_begin (part, NULL);
  stage_spin ();
}

static void
close_part (void)
{
  gtk_window_destroy (GTK_WINDOW (window));
  put_on_shelf (NULL);
  stage_spin ();
}

static GtkWidget *
more (void)
{
  return stage_row (part, ADW_TYPE_EXPANDER_ROW, "More");
}

/* Is the row of this system offered, and not only behind "More"? */
static gboolean
is_offered (const char *title)
{
  GtkWidget *row = stage_row (part, ADW_TYPE_ACTION_ROW, title);

  g_assert_nonnull (row);
  return !gtk_widget_is_ancestor (row, more ());
}

/* Every system of the setup page is there once. */
static guint
n_offered (void)
{
  g_autoptr (GPtrArray) systems = carc_systems_of_setup ();
  guint n = 0;

  for (guint i = 0; i < systems->len; i++)
    n += is_offered (((const CarcSystem *) systems->pdata[i])->title);
  return n;
}

/* Without a shelf the page has what is usual; a box brings what is in it, at once, and takes it away again. */
static void
test_offered (void)
{
  guint n_usual;

  open_part (NULL);
  n_usual = n_offered ();
  g_assert_cmpuint (n_usual, ==, 3);
  g_assert_true (is_offered ("Base game") && is_offered ("The Lake") && is_offered ("The Arbitress"));
  put_on_shelf ("big-box-6");
  g_assert_true (is_offered ("The Gold Mines") && is_offered ("Traders and Builders") && !is_offered ("The Tower"));
  g_assert_cmpuint (n_offered (), >, n_usual + 7);
  put_on_shelf ("tower");
  g_assert_true (is_offered ("The Tower"));
  g_assert_cmpuint (n_offered (), ==, n_usual + 1);
  put_on_shelf (NULL);
  g_assert_cmpuint (n_offered (), ==, n_usual);
  close_part ();
}

/* What the last game had is offered, whatever lies on the shelf; what is behind "More" counts like all else. */
static void
test_taken (void)
{
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game), made = table_setup_new (&carc_game);
  TableRefusal why = { "" };

  g_assert_true (table_setup_line (setup, "set base", NULL) && table_setup_line (setup, "set tower 2", NULL));
  open_part ("inns");
  arb_setup_part_take (part, setup);
  g_assert_true (is_offered ("The Tower") && is_offered ("Inns and Cathedrals") && !is_offered ("The Cult"));
  gtk_spin_button_set_value (stage_find (stage_row (part, ADW_TYPE_ACTION_ROW, "The Cult"), GTK_TYPE_SPIN_BUTTON), 1);
  g_assert_false (is_offered ("The Cult")); /* it does not move away below the pointer */
  g_assert_true (arb_setup_part_fill (part, made, &why));
  g_assert_cmpuint (carc_setup_copies (made, carc_system_find ("cult")), ==, 1);
  g_assert_cmpuint (carc_setup_copies (made, carc_system_find ("tower")), ==, 2);
  close_part ();
}

/* The rows that are shown; one of "More" is its own heading. */
static guint
n_found (GtkWidget *below)
{
  g_autoptr (GPtrArray) rows = stage_all (below, ADW_TYPE_ACTION_ROW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += gtk_widget_get_visible (rows->pdata[i])
         && !g_str_equal (adw_preferences_row_get_title (rows->pdata[i]), "More");
  return n;
}

/* A search begins shortly after the last letter. */
static void
await_found (GtkWidget *below, guint n)
{
  while (n_found (below) != n)
    g_main_context_iteration (NULL, TRUE);
}

/* The search finds words of the name and of what a set is, in any order and case. */
static void
test_search (void)
{
  GtkWidget *search;
  guint n_all;

  open_part (NULL);
  search = stage_find (more (), GTK_TYPE_SEARCH_ENTRY);
  n_all = n_found (more ());
  gtk_editable_set_text (GTK_EDITABLE (search), "cathedrals INNS");
  await_found (more (), 1);
  g_assert_true (gtk_widget_get_visible (stage_row (part, ADW_TYPE_ACTION_ROW, "Inns and Cathedrals")));
  gtk_editable_set_text (GTK_EDITABLE (search), "no such set");
  await_found (more (), 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  await_found (more (), n_all);
  close_part ();
}

static void
switch_box (GtkWidget *card, const char *title, gboolean on)
{
  gtk_switch_set_active (stage_find (stage_row (card, ADW_TYPE_ACTION_ROW, title), GTK_TYPE_SWITCH), on);
}

/* The card writes what is switched on; a name that only a later version knows stays. */
static void
test_card (void)
{
  GtkWidget *card;
  g_auto (GStrv) names = NULL;
  g_autofree char *all = NULL;

  open_part ("box-of-2040");
  gtk_widget_activate_action (GTK_WIDGET (part), "setup.shelf", NULL);
  card = stage_await_over (window, GTK_TYPE_WINDOW);
  switch_box (card, "Big Box 6, 2017", TRUE);
  switch_box (card, "The Tower", TRUE);
  g_assert_true (is_offered ("The Tower") && is_offered ("The Gold Mines"));
  switch_box (card, "Big Box 6, 2017", FALSE);
  g_assert_false (is_offered ("The Gold Mines"));
  names = g_settings_get_strv (arb_settings (), ARB_SHELF);
  all = g_strjoinv ("|", names);
  g_assert_cmpstr (all, ==, "box-of-2040|tower");
  gtk_editable_set_text (GTK_EDITABLE (stage_find (card, GTK_TYPE_SEARCH_ENTRY)), "tower");
  await_found (card, 1);
  gtk_window_destroy (GTK_WINDOW (card));
  close_part ();
}

STAGE_MAIN (stage_init, "/shelf", offered, taken, search, card)
