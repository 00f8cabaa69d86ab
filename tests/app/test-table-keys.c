/* test-table-keys.c - the keys of the table page go to the prompt, wherever the focus is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "app/board/board.h"
#include "app/kit/wrap.h"
#include "app/table/score-row.h"
#include "stage.h"
#include "../table/test-add.h"

#define GAME                                                                                                           \
  "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\nplay\n"                         \
  "place frfr -1,0 r0\nnote one\n"

/* Presses a key; TRUE if the page used it. */
static gboolean
press (Stage *stage, guint keyval)
{
  return stage_key (stage->window, keyval, 0, 0);
}

static gboolean
is_inside (GtkWidget *widget, GtkWidget *other)
{
  return widget != NULL && (widget == other || gtk_widget_is_ancestor (widget, other));
}

/* Everything that Tab stops at beside the board, the answers and fields for text. */
static GPtrArray *
stops (Stage *stage)
{
  GPtrArray *all = stage_all (GTK_WIDGET (stage->page), GTK_TYPE_WIDGET);
  GtkWidget *board = stage_part (stage, ARB_TYPE_BOARD), *answers = stage_answers (stage);

  for (guint i = all->len; i-- > 0;)
    {
      GtkWidget *widget = all->pdata[i];

      if (!gtk_widget_get_focusable (widget) || !gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget)
          || is_inside (widget, board) || is_inside (widget, answers) || GTK_IS_EDITABLE (widget)
          || GTK_IS_TEXT_VIEW (widget))
        g_ptr_array_remove_index (all, i);
    }
  return all;
}

static GtkWidget *
focus (Stage *stage)
{
  return gtk_window_get_focus (GTK_WINDOW (stage->window));
}

/* After a key for the prompt, and after Escape, the next Enter is for the prompt, too. */
static void
test_answers (void)
{
  g_auto (Stage) stage = stage_of (GAME);
  g_autoptr (GPtrArray) found = stops (&stage);
  GtkWidget *board = stage_part (&stage, ARB_TYPE_BOARD);
  guint n = 0;

  for (guint i = 0; i < found->len; i++)
    for (guint with_letter = 0; with_letter < 2; with_letter++)
      {
        press (&stage, GDK_KEY_Escape);
        press (&stage, GDK_KEY_Tab); /* the last input was a key, and not a click */
        gtk_widget_grab_focus (found->pdata[i]);
        stage_spin ();
        if (focus (&stage) != found->pdata[i])
          continue;
        n++;
        g_assert_false (press (&stage, GDK_KEY_Return)); /* it is for the button, which has the focus */
        g_assert_true (press (&stage, with_letter ? GDK_KEY_f : GDK_KEY_Escape));
        g_assert_true (is_inside (focus (&stage), board));
        if (!with_letter)
          continue;
        g_assert_true (stage_says (GTK_WIDGET (stage.page), "f", TRUE));
        g_assert_true (press (&stage, GDK_KEY_Return));
        g_assert_false (stage_says (GTK_WIDGET (stage.page), "f", TRUE));
      }
  g_assert_cmpuint (n, >, 12);
}

/* While Enter would press a button that Tab came to, it is seen which. */
static void
test_ring (void)
{
  g_auto (Stage) stage = stage_of (GAME);
  g_autoptr (GPtrArray) found = stops (&stage);
  GtkWindow *window = GTK_WINDOW (stage.window);

  for (guint i = 0; i < found->len; i++)
    {
      press (&stage, GDK_KEY_Tab);
      gtk_widget_grab_focus (found->pdata[i]);
      if (focus (&stage) != found->pdata[i])
        continue;
      gtk_window_set_focus_visible (window, TRUE);
      gtk_window_set_focus_visible (window, FALSE); /* as GTK does after some seconds */
      g_assert_true (gtk_window_get_focus_visible (window));
    }
  gtk_widget_grab_focus (stage_part (&stage, ARB_TYPE_BOARD));
  gtk_window_set_focus_visible (window, FALSE);
  g_assert_false (gtk_window_get_focus_visible (window));
}

/* The side panel points out who is asked, and not who is on turn. */
static void
test_asked (void)
{
  g_auto (Stage)
      stage = stage_of ("Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\nuse lake\n"
                        "play\nplace lake 1,-1 r0\nrace join\n");
  g_autoptr (GPtrArray) rows = stage_all (GTK_WIDGET (stage.page), ARB_TYPE_SCORE_ROW);
  const TableGame *game = arb_session_setup (stage.session)->game;
  const int asked = game->asked (arb_session_now (stage.session).state);

  g_assert_cmpuint (rows->len, ==, 2);
  g_assert_cmpint (asked, >=, 0);
  g_assert_cmpint (asked, !=, table_game_on_turn (game, arb_session_now (stage.session).state));
  for (guint i = 0; i < rows->len; i++)
    g_assert_cmpint (gtk_widget_has_css_class (rows->pdata[i], "up"), ==, (int) i == asked);
}

STAGE_MAIN_AFTER (g_setenv ("GTK_A11Y", "test", TRUE), stage_init, "/table-keys", answers, ring, asked)
