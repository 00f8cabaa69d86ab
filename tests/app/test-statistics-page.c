/* test-statistics-page.c - the pages about more than the game that is played: statistics, codes, all games in a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "app/shell/codes.h"
#include "app/shell/statistics-page.h"
#include "app/shell/window.h"
#include "evening/record-pack.h"
#include "evening/game-words.h"
#include "evening/statistics.h"
#include "stage.h"
#include "../table/test-add.h"

#define HEAD "Arbitress record 1\ngame carcassonne\n"
#define TWO "player Anna red\nplayer \"Ben & <i>\" blue\nset base\nplay\n"

static void
await_words (GtkWidget *widget, const char *words)
{
  while (!stage_says (widget, words, FALSE))
    g_main_context_iteration (NULL, TRUE);
}

/* Without a game, with some, and with other choices. */
static void
test_page (void)
{
  ArbWindow *window = arb_window_new (application);
  ArbStatisticsPage *page;
  GtkDropDown *game;

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  page = stage_find (GTK_WIDGET (window), ARB_TYPE_STATISTICS_PAGE);
  g_assert_nonnull (page);
  await_words (GTK_WIDGET (page), _ ("There are sums here as soon as a game is finished"));
  stage_window_is_narrow (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  stage_spin ();

  g_object_unref (stage_import (HEAD "date 2024-05-01\n" TWO "points Anna 40 x\npoints Ben -5 x\nend \"late\"\n"));
  g_object_unref (stage_import (HEAD "date 2025-05-01\n" TWO "points Anna 20 x\npoints Anna 2 x\nend \"late\"\n"));
  g_object_unref (stage_import (HEAD "date 2026-05-01\n" TWO "points Anna 3 x\n"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  await_words (GTK_WIDGET (page), "2024–2025");
  g_assert_true (stage_says (GTK_WIDGET (page), "Ben & <i>", TRUE));
  g_assert_true (stage_says (GTK_WIDGET (page), "2 : 0", TRUE)); /* Anna was ahead of Ben twice */
  stage_window_is_narrow (window);
  g_assert_false (stage_says (GTK_WIDGET (page), _ ("Luck of the tiles"), FALSE)); /* no tile was drawn */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_object_unref (stage_import (HEAD "date 2025-06-01\n" TWO "place crfr 1,0 r0\nplace frfr -1,0 r0\nend \"late\"\n"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  await_words (GTK_WIDGET (page), _ ("Luck of the tiles"));
  stage_window_is_narrow (window);

  /* The game that was played most is chosen; any other choice is taken, too. */
  game = stage_find (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (gtk_drop_down_get_selected (game), ==, 1);
  gtk_drop_down_set_selected (game, 0);
  stage_spin ();
  g_assert_true (stage_says (GTK_WIDGET (page), "2024–2025", FALSE));
  stage_close (window);
}

/* Games of which nobody knows how long they took do not count in the average. */
static void
test_durations (void)
{
  static ArbPlay plays[] = { { .seconds = 3600 }, { .seconds = 7320 }, { .seconds = -1 } };
  const ArbFilter all = ARB_FILTER_ALL;
  g_autoptr (GPtrArray) known = g_ptr_array_new (), unknown = g_ptr_array_new (), tallies = NULL, none = NULL;
  g_autofree char *words = NULL, *nothing = NULL, *expected = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    {
      plays[i].game = table_game_find ("carcassonne");
      plays[i].place = "";
      g_strlcpy (plays[i].day, "2026-11-21", sizeof plays[i].day);
      g_ptr_array_add (known, &plays[i]);
    }
  g_ptr_array_add (unknown, &plays[2]);
  tallies = arb_tallies (known, &all, ARB_BY_GAME);
  none = arb_tallies (unknown, &all, ARB_BY_YEAR);
  expected = arb_time_tell (91 * 60);
  g_assert_cmpuint (tallies->len, ==, 1);
  g_assert_cmpuint (((ArbTally *) tallies->pdata[0])->games, ==, 3);
  words = arb_tally_duration (tallies->pdata[0]);
  nothing = arb_tally_duration (none->pdata[0]);
  g_assert_cmpstr (words, ==, expected);
  g_assert_cmpstr (nothing, ==, "");
}

/* The final scores have both codes, and leave them out with the game. */
static void
test_codes (void)
{
  ArbWindow *window = arb_window_new (application);
  GtkWidget *codes;

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-game", "x", (gint64) 1);
  stage_spin ();
  codes = stage_find (GTK_WIDGET (window), ARB_TYPE_CODES);
  g_assert_true (gtk_widget_get_visible (codes));
  g_assert_true (stage_says (codes, _ ("Scan the code with the telephone on which you keep your plays"), TRUE));
  for (AdwExpanderRow *row = stage_find (codes, ADW_TYPE_EXPANDER_ROW); row != NULL;
       row = ADW_EXPANDER_ROW (gtk_widget_get_next_sibling (GTK_WIDGET (row))))
    {
      g_assert_true (adw_expander_row_get_enable_expansion (row));
      adw_expander_row_set_expanded (row, TRUE);
    }
  stage_spin ();
  stage_window_is_narrow (window);

  /* A record that is too long is told in a sentence, and has no code. */
  {
    g_autofree char *endless = g_strnfill (5000, 'A');

    arb_codes_set (ARB_CODES (codes), "https://example.org", endless);
    g_assert_true (stage_says (codes, _ ("This record is too long for a QR code; save it as a file instead"), TRUE));
  }
  stage_close (window);
}

static void
test_paste (void)
{
  static const char *const wrong[] = { "ARB1:WRONG", "once upon a time" };
  ArbWindow *window = arb_window_new (application);
  GtkWindow *told;
  g_autofree char *packed = arb_record_pack (HEAD "title Pasted\n" TWO "points Anna 1 x\n");

  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), wrong[i]);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.paste-record", NULL);
      told = stage_await_over (window, ADW_TYPE_MESSAGE_DIALOG);
      g_assert_null (arb_window_get_session (window));
      gtk_window_destroy (told);
      stage_spin ();
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), packed);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.paste-record", NULL);
  g_assert_cmpstr (arb_session_setup (stage_window_session (window))->title, ==, "Pasted");
  stage_close (window);
}

static gboolean
is_told (gpointer words)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *k = windows; k != NULL; k = k->next)
    if (stage_says (k->data, words, FALSE))
      return TRUE;
  return FALSE;
}

/* A file of games that is opened like a record is taken, and each game is told. */
static void
test_open_all (void)
{
  ArbWindow *window = arb_window_new (application);
  g_autofree char *folder = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "all.arblib", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *told = g_strdup_printf (_ ("“%s” of %s"), "Friday", "2001-09-09");

  g_assert_true (
      g_file_set_contents (path,
                           "Arbitress library 1\ngame 1000035000000000 6 playing\nkind carcassonne\ntitle Friday\n"
                           "setup game carcassonne\nsetup player Anna red\nsetup player Ben blue\n"
                           "setup set base\ngame 7 8 playing\nend 2\n",
                           -1, NULL));
  gtk_window_present (GTK_WINDOW (window));
  arb_window_open_file (window, file);
  while (!is_told (told))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (is_told ((gpointer) _ ("it has no setup")));
  stage_close (window);
  remove (path);
  remove (folder);
}

STAGE_MAIN_AFTER (stage_translate (), stage_application, "/statistics", durations, page, codes, paste, open_all)
