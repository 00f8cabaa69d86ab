/* test-table-aids.c - what the table page says about a game, and what it does not say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "app/board/board.h"
#include "app/kit/settings.h"
#include "app/shell/display-window.h"
#include "app/table/desk.h"
#include "app/table/ledger-view.h"
#include "app/table/score-row.h"
#include "app/table/score-plates.h"
#include "app/table/scoreboard.h"
#include "stage.h"
#include "table/table-event.h"
#include "../table/test-add.h"

#define PLAYERS "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\n"
#define ISLAND "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\nuse fishermen\n"

#define FOUNDED                                                                                                        \
  "found 34 34-35\nfound 19 18-19\nfound 40 40-41\nfound 44 44-45\nfound 10 9-10\nfound 13 12-13\n"                    \
  "roll 12\nput road Anna 33-34 \"x\"\nput road Anna 32-33 \"x\"\n"

/* ---- what each place would bring ---- */

/* Asks for it in this game; the page answers with a sentence of these words. */
static void
assert_advice (const char *record, gboolean advice, const char *words)
{
  g_auto (Stage) stage = stage_of (record);

  g_settings_set_boolean (arb_settings (), "advice", advice);
  stage_spin ();
  if (stage_says (stage.window, words, FALSE))
    g_error ("“%s” is said before it is asked for", words);
  stage_act (&stage, "advise");
  if (!stage_says (stage.window, words, FALSE))
    g_error ("“%s” is not said", words);
  g_settings_reset (arb_settings (), "advice");
}

static void
test_advice (void)
{
  assert_advice (PLAYERS "play\n", TRUE, "Choose the tile first: then the program says");
  assert_advice (PLAYERS "play\n", FALSE, "“Say What Places Would Bring” in the menu switches it on");
  assert_advice (PLAYERS "aids tournament\nplay\n", FALSE, "The aids of this game do not allow");
  assert_advice (PLAYERS "aids table\nplay\n", TRUE, "The aids of this game do not allow");
  assert_advice (PLAYERS "play\npad \"enough\"\n", TRUE, "The table counts by itself now");
  assert_advice (PLAYERS "play\nend \"late\"\n", TRUE, "The game is over, so no place brings");
}

/* ---- what players have left, and the score pad ---- */

static gboolean
row_shows (Stage *stage, const char *part)
{
  GtkWidget *rows = stage_find (stage_part (stage, ARB_TYPE_SCOREBOARD), GTK_TYPE_LIST_BOX);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (rows), 0);

  return gtk_widget_get_visible (
      GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (row), ARB_TYPE_SCORE_ROW, part)));
}

/* The beginning of a game of the Lake, in which the race is open. */
static char *
lake_record (void)
{
  g_autofree char *record = stage_text ("tests/games/fixtures/lake-arb-p2.arb");
  g_auto (GStrv) lines = g_strsplit (record, "\n", 50);

  g_assert_cmpuint (g_strv_length (lines), ==, 50);
  g_free (lines[49]);
  lines[49] = g_strdup (""); /* what was not split */
  return g_strjoinv ("\n", lines);
}

/* Nobody enters any more what moves, so the page does not show old numbers. */
static void
test_pad (void)
{
  g_autofree char *lake = lake_record ();
  const char *const records[] = { lake, ISLAND "play\n" FOUNDED };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *later = g_strconcat (records[i], "pad \"enough\"\n", NULL);
      g_auto (Stage) stage = stage_of (records[i]);

      g_assert_true (row_shows (&stage, "supply"));
      g_assert_true (row_shows (&stage, "detail"));
      g_assert_true (stage_says (stage.window, " left", FALSE));
      stage_clear (&stage);
      stage = stage_of (later);
      g_assert_false (row_shows (&stage, "supply"));
      g_assert_false (row_shows (&stage, "detail"));
      g_assert_false (stage_says (stage.window, " left", FALSE));
    }
}

/* Many kinds of figures are shown as pictures with numbers, a single one in words. */
static void
test_left (void)
{
  static const struct
  {
    const char *sets;
    guint n_pictures;
  } games[] = { { "set base\n", 0 }, { "set base\nset inns\nset traders\n", 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *record = g_strconcat ("Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\n",
                                             games[i].sets, "play\n", NULL);
      g_auto (Stage) stage = stage_of (record);
      GtkWidget *rows = stage_find (stage_part (&stage, ARB_TYPE_SCOREBOARD), GTK_TYPE_LIST_BOX);
      GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (rows), 0));
      GtkWidget *left = stage_child (row, ARB_TYPE_SCORE_ROW, "left");
      g_autoptr (GPtrArray) pictures = stage_all (left, GTK_TYPE_IMAGE);

      g_assert_cmpuint (pictures->len, ==, games[i].n_pictures);
      g_assert_true (gtk_widget_get_visible (left) == (games[i].n_pictures > 0));
      g_assert_true (row_shows (&stage, "supply") == (games[i].n_pictures == 0));
      if (games[i].n_pictures > 0)
        g_assert_cmpstr (gtk_widget_get_tooltip_text (gtk_widget_get_first_child (left)), ==, "7 followers");
    }
}

/* Whatever line of the ledger is clicked while something is asked, there is an answer: to lines of points and to those
 * that say why there are none. */
static void
test_asked_lines (void)
{
  g_autofree char *lake = lake_record ();
  const char *const records[] = { lake, ISLAND "play\n" FOUNDED };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_auto (Stage) stage = stage_of (records[i]);
      const TableMoment moment = arb_session_moment (stage.session);
      g_autoptr (GArray) events = table_events_since (&moment, 0, TABLE_TOLD_WITH_POINTS);
      guint effects = 0;

      for (guint k = 0; k < events->len; k++)
        {
          const TableEvent *told = &g_array_index (events, TableEvent, k);

          effects += told->effect;
          stage_act (&stage, "ask");
          g_assert_true (stage_says (stage.window, "What do you want to know?", TRUE));
          g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_LEDGER_VIEW), "line", told->line, told->effect, FALSE);
          stage_spin ();
          g_assert_false (stage_says (stage.window, "What do you want to know?", TRUE));
          g_assert_true (gtk_widget_get_mapped (stage_part (&stage, ARB_TYPE_DESK)));
        }
      g_assert_cmpuint (events->len, >, effects);
      g_assert_cmpint (effects > 0, ==, i == 0);
    }
}

#define POINTS 14

/* Wherever on the board somebody clicks while something is asked, whatever was asked of the game before: the question
 * stays, or there is an answer. */
static void
test_asked_places (void)
{
  g_autofree char *lake = lake_record ();
  const char *const records[] = { lake, PLAYERS "play\n", ISLAND "play\n" FOUNDED,
                                  "Arbitress record 1\ngame pad\nplayer Anna red\nplayer Ben blue\nplay\n" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_auto (Stage) stage = stage_of (records[i]);
      ArbBoard *board = stage_part (&stage, ARB_TYPE_BOARD);
      guint n_answered = 0;

      stage_resize (&stage, 900, 800);
      while (gtk_widget_get_width (GTK_WIDGET (board)) == 0)
        g_main_context_iteration (NULL, TRUE);
      for (guint k = 0; k < POINTS * POINTS; k++)
        {
          const double x = (k % POINTS + 0.5) / POINTS, y = ((guint) (k / POINTS) + 0.5) / POINTS;

          if (!stage_says (stage.window, "What do you want to know?", TRUE))
            stage_act (&stage, "ask");
          arb_board_click (board, x * gtk_widget_get_width (GTK_WIDGET (board)),
                           y * gtk_widget_get_height (GTK_WIDGET (board)));
          stage_spin ();
          if (stage_says (stage.window, "What do you want to know?", TRUE))
            continue;
          g_assert_true (gtk_widget_get_mapped (stage_part (&stage, ARB_TYPE_DESK)));
          n_answered++;
        }
      g_assert_true (n_answered > 0 || i == G_N_ELEMENTS (records) - 1); /* the pad is only asked by its rows */
    }
}

/* ---- the table display ---- */

static GtkWidget *
display_part (GtkWidget *display, const char *name)
{
  return stage_child (display, ARB_TYPE_DISPLAY_WINDOW, name);
}

/* An answer that is pinned has more room than the scores, in type that grows with the window. */
static void
test_display_answer (void)
{
  Stage stage = stage_of (PLAYERS "play\n");
  GtkWidget *display = GTK_WIDGET (arb_display_window_new (stage.session));
  GtkWidget *map, *answer, *scores;
  int alone;

  gtk_window_present (GTK_WINDOW (display));
  stage_spin ();
  map = display_part (display, "map");
  answer = display_part (display, "answer_area");
  scores = display_part (display, "scores");
  alone = gtk_widget_get_width (map);
  g_assert_false (gtk_widget_get_visible (answer));
  arb_session_pin (stage.session, "player Anna", 0, FALSE);
  stage_spin ();
  while (gtk_widget_get_width (map) >= alone)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gtk_widget_get_height (answer), >, 3 * gtk_widget_get_height (scores) / 2);
  arb_session_pin (stage.session, NULL, 0, FALSE);
  while (gtk_widget_get_width (map) != alone)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (display));
  stage_clear (&stage);

  g_assert_cmpfloat (arb_display_words_least (400, 800), >=, 20);
  g_assert_cmpfloat (arb_display_words_least (1280, 800), >=, 24);
  g_assert_cmpfloat (arb_display_words_least (1920, 1080), >=, 36);
}

STAGE_MAIN (stage_init, "/table-aids", advice, pad, left, asked_lines, asked_places, display_answer)
