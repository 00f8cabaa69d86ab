/* test-table-page.c - the table page, driven by the signals of its parts: choices become entries, and the same state
 * gives the same picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <string.h>

#include "app/carcassonne/map-view.h"
#include "app/carcassonne/tie-card.h"
#include "app/carcassonne/tile-finder.h"
#include "app/catan/island-view.h"
#include "app/kit/wrap.h"
#include "app/shell/display-window.h"
#include "app/table/done-line.h"
#include "app/table/ledger-view.h"
#include "app/table/prompt.h"
#include "app/table/score-row.h"
#include "app/table/scoreboard.h"
#include "app/table/replay.h"
#include "app/table/table-side.h"
#include "app/table/timeline.h"
#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "evening/game-files.h"
#include "prompt/catan-flow.h"
#include "slow-picture.h"
#include "stage.h"
#include "table/table-edit.h"
#include "../table/test-add.h"
#include "../library/session-import.h"

#define BASE "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\nuse arbitress\nplay\n"

/* The state of a game of Carcassonne. */
static const CarcState *
carc_state (ArbSession *session)
{
  return arb_session_now (session).state;
}

static guint
count_cells (Stage *stage, GType type)
{
  GtkWidget *map = stage_part (stage, ARB_TYPE_MAP_VIEW);
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (map); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += G_OBJECT_TYPE (child) == type;
  return n;
}

/* What was done is shown in its line until the person goes on. */
static gboolean
says (Stage *stage, const char *words)
{
  return stage_says (stage_part (stage, ARB_TYPE_DONE_LINE), words, TRUE);
}

/* Which button is beside the words about what was done: the one that takes it back. */
static gboolean
offers (Stage *stage, const char *button)
{
  GObject *child = gtk_widget_get_template_child (stage_part (stage, ARB_TYPE_DONE_LINE), ARB_TYPE_DONE_LINE, button);

  return gtk_widget_get_visible (GTK_WIDGET (child));
}

/* Three choices enter a turn; one action takes it back. */
static void
test_turn (void)
{
  g_auto (Stage) stage = stage_of (BASE);

  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardCell")), ==, 1);
  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardSpot")), ==, 0);
  g_assert_true (stage_says (stage_part (&stage, ARB_TYPE_PROMPT), "Its key, or its edges", FALSE));
  stage_take (&stage, 20); /* straight road */
  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardSpot")), >, 1);
  stage_take (&stage, 0);
  stage_take (&stage, 0);
  g_assert_cmpuint (stage_length (&stage), ==, 1);
  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardCell")), ==, 2);
  g_assert_true (says (&stage, "Anna: straight road at -1,0"));
  g_assert_true (offers (&stage, "undo") && !offers (&stage, "redo"));
  stage_act (&stage, "undo");
  g_assert_false (says (&stage, "Anna: straight road at -1,0"));
  g_assert_true (says (&stage, "Taken back · Anna: straight road at -1,0"));
  g_assert_true (offers (&stage, "redo") && !offers (&stage, "undo"));
  g_assert_cmpuint (stage_length (&stage), ==, 0);
  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardCell")), ==, 1);
  stage_act (&stage, "redo");
  g_assert_true (says (&stage, "Entered again · Anna: straight road at -1,0"));
  g_assert_true (offers (&stage, "undo") && !offers (&stage, "redo"));
  g_assert_cmpuint (stage_length (&stage), ==, 1);
}

static gboolean
can_undo (Stage *stage)
{
  return g_action_group_get_action_enabled (arb_table_page_get_actions (stage->page), "undo");
}

/* Undo goes one step back in what is being entered, before it takes back what was entered. */
static void
test_undo_step (void)
{
  g_auto (Stage) stage = stage_of (BASE);

  g_assert_false (can_undo (&stage));
  stage_take (&stage, 20); /* straight road */
  g_assert_true (can_undo (&stage));
  stage_act (&stage, "undo");
  g_assert_false (can_undo (&stage));
  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardSpot")), ==, 0);
  stage_clear (&stage);

  stage = stage_of (BASE "place frfr -1,0 r0\nplace frfr -2,0 r0\n");
  stage_take (&stage, 20);
  stage_take (&stage, 0);
  stage_act (&stage, "undo");
  g_assert_cmpuint (stage_length (&stage), ==, 2);
  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardSpot")), >, 1);
  stage_act (&stage, "undo");
  g_assert_cmpuint (stage_length (&stage), ==, 2);
  stage_act (&stage, "undo");
  g_assert_cmpuint (stage_length (&stage), ==, 1);
  g_assert_true (says (&stage, "Taken back · Ben: straight road at -2,0"));

  /* It ends the insertion of an entry. */
  g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_TIMELINE), "insert", 0);
  stage_take (&stage, 20);
  stage_act (&stage, "undo");
  g_assert_cmpuint (arb_session_looking_at (stage.session), ==, 0);
  stage_act (&stage, "undo");
  g_assert_cmpuint (arb_session_looking_at (stage.session), ==, G_MAXUINT);
  g_assert_cmpuint (stage_length (&stage), ==, 1);
}

/* Undo and redo of every kind of change say what they did. */
static void
test_undo_tells (void)
{
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0\nplace frfr -2,0 r0\nnote hello\n");

  g_assert_true (arb_session_truncate (stage.session, 1, NULL));
  stage_act (&stage, "undo");
  g_assert_true (says (&stage, "Entered again · 2 entries"));
  stage_act (&stage, "redo");
  g_assert_true (says (&stage, "Taken back · 2 entries"));
  stage_act (&stage, "undo");
  g_assert_true (arb_session_replace (stage.session, 2, "note bye", NULL));
  stage_act (&stage, "undo");
  g_assert_true (says (&stage, "The change is taken back · Note: hello"));
  stage_act (&stage, "redo");
  g_assert_true (says (&stage, "The entry is changed · Note: bye"));
  stage_act (&stage, "undo");
  g_assert_true (arb_session_delete (stage.session, 2, NULL));
  stage_act (&stage, "undo");
  g_assert_true (says (&stage, "Entered again · Note: hello"));
  stage_act (&stage, "undo");
}

#define ISLAND                                                                                                         \
  "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\nuse fishermen\nhands\n"
#define FOUNDED                                                                                                        \
  "play\nfound 21 21-32\nfound 33 33-43\nfound 3 2-3\nfound 40 40-48\ndraw ?3\nfound 50 50-51\ndraw 2\n"               \
  "found 19 19-20\nhand Ben wood +16 \"so it lies\"\n"

static gboolean
is_anywhere (Stage *stage, const char *words)
{
  return stage_says (GTK_WIDGET (stage->page), words, FALSE);
}

/* The table display tells it too, as long as nobody throws again. */
static gboolean
is_on_display (Stage *stage, const char *words)
{
  GtkWidget *display = GTK_WIDGET (arb_display_window_new (stage->session));
  gboolean said;

  gtk_window_present (GTK_WINDOW (display));
  stage_spin ();
  said = stage_says (display, words, FALSE);
  gtk_window_destroy (GTK_WINDOW (display));
  return said;
}

/* What a throw brought, and what nobody gets, is said after it, in the list of moves and below the next question. */
static void
test_throw (void)
{
  static const char *const brought = "Ben: 1 wood too few (the bank has 0 and owes 2: nobody gets any of it); "
                                     "Clara: 1 wood too few";
  g_auto (Stage) stage = stage_of (ISLAND FOUNDED);
  GtkWidget *timeline = stage_part (&stage, ARB_TYPE_TIMELINE);
  g_autofree char *moved = g_strdup_printf ("Anna rolls 8\n%s", brought);
  g_autofree char *done = g_strdup_printf ("Anna rolls 8 · %s", brought);
  g_autofree char *below = g_strdup_printf ("Thrown: 8. %s.", brought);

  adw_view_stack_set_visible_child (ADW_VIEW_STACK (gtk_widget_get_ancestor (timeline, ADW_TYPE_VIEW_STACK)), timeline);
  stage_take (&stage, 6);
  g_assert_cmpstr (stage_last (&stage), ==, "roll 8");
  g_assert_true (says (&stage, done));
  g_assert_true (stage_says (stage_part (&stage, ARB_TYPE_PROMPT), below, TRUE));
  g_assert_true (stage_says (timeline, moved, TRUE));
  /* No word tells the token that was drawn in secret. */
  g_assert_true (stage_says (timeline, "Clara draws a token face down", TRUE));
  g_assert_false (stage_says (timeline, "3 fish", FALSE));
  g_assert_true (is_on_display (&stage, brought));
  stage_clear (&stage);

  stage = stage_of (ISLAND "aids tournament\n" FOUNDED "roll 8\n");
  g_assert_false (is_anywhere (&stage, brought));
  g_assert_false (is_on_display (&stage, brought));
}

/* Opens the entry line, and then writes into it. */
static void
open_line (Stage *stage)
{
  g_autoptr (Flow) like = FLOW (act_flow_new (&catan_flow_game)); /* it lists what the page lists */

  flow_set_state (like, arb_session_now (stage->session).state, TABLE_AIDS_OPEN);
  stage_act (stage, "more");
  g_assert_cmpint (flow_key (like, '?', FALSE), ==, FLOW_TAKEN);
  for (guint i = 0; i < flow_n_choices (like); i++)
    {
      const FlowChoice choice = flow_choice (like, i);

      if (g_str_equal (choice.label, "l"))
        {
          stage_take (stage, i);
          return;
        }
    }
  g_assert_not_reached ();
}

static void
write_line (Stage *stage, const char *line)
{
  g_signal_emit_by_name (stage_part (stage, ARB_TYPE_PROMPT), "words", line);
  stage_spin ();
}

/* What is against the rules, but can be true, is refused with the way to enter it all the same. */
static void
test_agreed (void)
{
  static const char *const hint = "if the table agreed to it, write agreed \"why\" before the entry";
  g_auto (Stage) stage = stage_of (ISLAND FOUNDED "roll 12\n");
  GtkWidget *prompt = stage_part (&stage, ARB_TYPE_PROMPT), *timeline = stage_part (&stage, ARB_TYPE_TIMELINE);
  g_autoptr (ArbSheetWords) words = NULL;

  open_line (&stage);
  write_line (&stage, "build city 40"); /* not hers: it cannot be true */
  g_assert_true (stage_says (prompt, "40", FALSE));
  g_assert_false (stage_says (prompt, hint, FALSE));
  write_line (&stage, "agreed x build road 30-31");
  g_assert_true (stage_says (prompt, "cannot pay that: end the entry with unpaid", FALSE));
  write_line (&stage, "build road 30-31 unpaid");
  g_assert_true (stage_says (prompt, hint, FALSE));
  write_line (&stage, "agreed \"she is new\" build road 30-31 unpaid");
  g_assert_cmpstr (stage_last (&stage), ==, "agreed \"she is new\" build road 30-31 unpaid");
  adw_view_stack_set_visible_child (ADW_VIEW_STACK (gtk_widget_get_ancestor (timeline, ADW_TYPE_VIEW_STACK)), timeline);
  g_assert_true (stage_says (timeline, "against the rules, as agreed: she is new", FALSE));
  words = arb_sheet_words_new (stage.session);
  g_assert_cmpstr (words->remark, ==, "1 entry was against the rules, as agreed");
}

/* A question that was begun can be ended without a key, too. */
static void
test_leave_question (void)
{
  g_auto (Stage) stage = stage_of (ISLAND FOUNDED "roll 12\n");
  GtkWidget *prompt = stage_part (&stage, ARB_TYPE_PROMPT), *leaves = NULL;
  g_autoptr (GPtrArray) buttons = NULL;

  stage_act (&stage, "ask");
  buttons = stage_all (prompt, GTK_TYPE_BUTTON);
  g_assert_true (stage_says (prompt, "What do you want to know?", FALSE));
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_icon_name (buttons->pdata[i]), "window-close-symbolic") == 0)
      leaves = buttons->pdata[i];
  g_assert_nonnull (leaves);
  g_assert_true (gtk_widget_get_visible (leaves));
  g_signal_emit_by_name (leaves, "clicked");
  stage_spin ();
  g_assert_false (stage_says (prompt, "What do you want to know?", FALSE));
  g_assert_false (gtk_widget_get_visible (leaves));
}

/* At the prompt, the keys are said instead of the words of the record. */
static void
test_agreed_keys (void)
{
  g_auto (Stage) stage = stage_of (ISLAND FOUNDED "hand Anna ore +1 \"so it lies\"\nroll 12\n");
  GtkWidget *prompt = stage_part (&stage, ARB_TYPE_PROMPT);
  static const guint keys[] = { 't', 'b', 'o', FLOW_KEY_ENTER, FLOW_KEY_ENTER };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_signal_emit_by_name (prompt, "key", keys[i]);
      stage_spin ();
    }
  g_assert_true (stage_says (prompt, "if the table agreed to it: ? and A (Against the rules, as agreed)", FALSE));
  g_assert_false (stage_says (prompt, "agreed \"why\"", FALSE));
}

/* A tie is shown automatically, and the next answer hides it. */
static void
test_tie (void)
{
  g_auto (Stage) stage = stage_of (BASE "place cfff 0,-1 r2 follower city:S\n"
                                        "points Anna 1 x\n");
  GtkWidget *card = stage_part (&stage, ARB_TYPE_TIE_CARD);
  GtkRevealer *revealer = GTK_REVEALER (gtk_widget_get_parent (card));

  g_assert_false (gtk_revealer_get_reveal_child (revealer));
  stage_clear (&stage);

  stage = stage_of (BASE "place crfr 0,-1 r2\nplace frfr -1,0 r0 follower road:E\nplace frfr 1,0 r0\n"
                         "deploy Anna follower 1,0 road:E \"for a tie\"\n"
                         "place crrr -2,0 r0\nplace crrr 2,0 r0\n");
  revealer = GTK_REVEALER (gtk_widget_get_parent (stage_part (&stage, ARB_TYPE_TIE_CARD)));
  g_assert_cmpuint (table_journal_n_refused (arb_session_journal (stage.session)), ==, 0);
  g_assert_cmpuint (carc_state (stage.session)->n_ties, ==, 1);
  g_assert_true (gtk_revealer_get_reveal_child (revealer));
  stage_take (&stage, 0);
  g_assert_false (gtk_revealer_get_reveal_child (revealer));
}

/* The height that the prompt asks for in a room of this width. */
static int
prompt_height (Stage *stage, int width)
{
  int high;

  gtk_widget_measure (stage_part (stage, ARB_TYPE_PROMPT), GTK_ORIENTATION_VERTICAL, width, NULL, &high, NULL, NULL);
  return high;
}

/* The board stays still from question to question. */
static void
test_still (void)
{
  static const int widths[] = { 380, 700, 930, 1570 };
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0\n");
  int usual[G_N_ELEMENTS (widths)];

  stage_resize (&stage, 1100, 720);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    usual[i] = prompt_height (&stage, widths[i]);
  g_assert_cmpint (usual[0], >, usual[2]); /* there the question is above the answers */
  for (guint question = 0; question < 3; question++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
        g_assert_cmpint (prompt_height (&stage, widths[i]), ==, usual[i]);
      stage_take (&stage, 0);
    }
}

/* No answer about a tile needs to be scrolled to: neither where all are visible, nor among very many. */
static void
test_many_answers (void)
{
  static const char *const sets[] = { "", "set river\nset inns\nset traders\nset dragon\nset tower\nset abbey\n"
                                          "set catapult\nset siege\nset cult\n" };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *record = g_strdup_printf ("Arbitress record 1\ngame carcassonne\nplayer Anna\nplayer Ben\n"
                                                 "set base\n%suse lake\nplay\n",
                                                 sets[i]);
      g_auto (Stage) stage = stage_of (record);
      GtkWidget *prompt = stage_part (&stage, ARB_TYPE_PROMPT);
      GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment (stage_find (prompt, GTK_TYPE_SCROLLED_WINDOW));
      g_autoptr (GPtrArray) finders = stage_all (prompt, ARB_TYPE_TILE_FINDER);

      g_assert_cmpfloat (gtk_adjustment_get_upper (rows), >, 100);
      g_assert_cmpfloat (gtk_adjustment_get_upper (rows), <=, gtk_adjustment_get_page_size (rows));
      g_assert_cmpuint (finders->len, ==, 1);
      g_assert_cmpint (gtk_widget_get_visible (finders->pdata[0]), ==, i > 0);
    }
}

static void
set_text_size (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  stage_spin ();
}

/* The pictures beside texts grow with them, also while they are shown, and what is around them has room for them. */
static void
test_text_size (void)
{
  g_auto (Stage) stage = stage_of (BASE);
  GtkWidget *prompt = stage_part (&stage, ARB_TYPE_PROMPT), *answers = stage_answers (&stage);
  GtkImage *badge = stage_find (prompt, GTK_TYPE_IMAGE), *tile = stage_find (answers, GTK_TYPE_IMAGE);
  int badge_size, tile_size;

  badge_size = gtk_image_get_pixel_size (badge);
  tile_size = gtk_image_get_pixel_size (tile);
  for (int percent = 150; percent <= 200; percent += 50)
    {
      set_text_size (percent);
      tile = stage_find (answers, GTK_TYPE_IMAGE);
      g_assert_cmpint (gtk_image_get_pixel_size (badge), ==, badge_size * percent / 100);
      g_assert_cmpint (gtk_image_get_pixel_size (tile), ==, tile_size * percent / 100);
      g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_ancestor (GTK_WIDGET (tile), GTK_TYPE_BUTTON)), >=,
                       tile_size * percent / 100);
    }
  set_text_size (100);
}

/* On a wide screen, the column beside the map is a part of its width, and names and points are large. */
static void
test_side (void)
{
  static const int widths[][2] = { { 360, 340 }, { 1280, 340 }, { 1920, 460 }, { 2560, 614 }, { 3840, 620 } };
  g_auto (Stage) stage = stage_of (BASE);
  GtkWidget *side = stage_part (&stage, ARB_TYPE_TABLE_SIDE);
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (side));

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      int asked;

      g_signal_emit_by_name (surface, "layout", widths[i][0], 900);
      gtk_widget_get_size_request (side, &asked, NULL);
      g_assert_cmpint (asked, ==, widths[i][1]);
      g_assert_cmpint (gtk_widget_has_css_class (side, "far"), ==, widths[i][0] >= 1920);
    }
}

#define HAND_ON "_Hand the later turns on to other players"

static guint
n_remembered (const Stage *stage)
{
  return table_journal_n_edits (arb_session_journal (stage->session));
}

/* The text of the heading in a widget. */
static const char *
heading_in (GtkWidget *widget)
{
  const char *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "heading"))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = heading_in (child);
  return found;
}

/* What lies below the players' points seldom moves, and little room is empty for that. */
static void
test_points_keep_place (void)
{
  guint n_entries = 0, n_moved = 0;
  int height = 0, now;
  GtkWidget *scoreboard;
  Stage stage;

  stage = stage_of_game (STAGE_MANY_SETS);
  for (guint i = 0; i < 250; i++)
    g_assert_true (arb_session_undo (stage.session));
  scoreboard = stage_part (&stage, ARB_TYPE_SCOREBOARD);
  stage_settle (&stage);
  while (n_entries < 120 && arb_session_redo (stage.session))
    {
      stage_settle (&stage);
      n_entries++;
      now = gtk_widget_get_height (scoreboard);
      n_moved += now != height;
      g_assert_true (now >= height || now < height - 30);
      height = now;
    }
  g_test_message ("%u entries, %u times it has moved", n_entries, n_moved);
  g_assert_cmpuint (n_entries, ==, 120);
  g_assert_cmpuint (n_moved, <, 12);
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (scoreboard)), GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (scoreboard), NULL, &now, NULL, NULL);
  g_assert_cmpint (height - now, <=, 34);
  stage_clear (&stage);
}

/* Whoever looks at an earlier moment in the middle of an entry goes on with it afterwards; but not if the game has
 * changed. */
static void
test_looks_back_in_entry (void)
{
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0\nplace frfr -2,0 r0\n");
  ArbTimeline *timeline = stage_part (&stage, ARB_TYPE_TIMELINE);
  GtkWidget *prompt = stage_part (&stage, ARB_TYPE_PROMPT);

  for (const char *edge = "frfr"; *edge != '\0'; edge++)
    g_assert_true (stage_key (stage.window, (guint) *edge, 0, 0));
  stage_take (&stage, 0);
  g_assert_true (stage_says (prompt, "What goes on it?", FALSE));
  g_signal_emit_by_name (timeline, "look", 0);
  g_assert_false (stage_says (prompt, "What goes on it?", FALSE));
  stage_key (stage.window, '0', 0, 0);
  g_assert_cmpuint (stage_length (&stage), ==, 2);
  /* What is only drawn again in between is no change of the game. */
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  stage_spin ();
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  stage_spin ();
  g_signal_emit_by_name (prompt, "now");
  stage_spin ();
  g_assert_true (stage_says (prompt, "What goes on it?", FALSE));
  stage_take (&stage, 0);
  g_assert_cmpuint (stage_length (&stage), ==, 3);

  for (const char *edge = "frfr"; *edge != '\0'; edge++)
    g_assert_true (stage_key (stage.window, (guint) *edge, 0, 0));
  stage_take (&stage, 0);
  g_signal_emit_by_name (timeline, "look", 0);
  g_signal_emit_by_name (timeline, "write", 2, "note bye");
  g_assert_false (stage_says (prompt, "What goes on it?", FALSE));
  g_assert_true (stage_says (prompt, "Which tile?", FALSE));
}

/* Old entries can be looked at, rewritten as text, entered again and deleted. */
static void
test_timeline (void)
{
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0\nplace frfr -2,0 r0\nnote hello\n");
  ArbTimeline *timeline = stage_part (&stage, ARB_TYPE_TIMELINE);

  g_signal_emit_by_name (timeline, "look", 0);
  g_assert_cmpuint (arb_session_looking_at (stage.session), ==, 1);
  /* What was chosen is told in words, too, above its line. */
  g_assert_cmpstr (heading_in (GTK_WIDGET (timeline)), ==, "Anna: straight road at -1,0");
  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardCell")), ==, 2);
  g_signal_emit_by_name (timeline, "write", 2, "note bye");
  g_assert_cmpstr (table_journal_entry (arb_session_journal (stage.session), 2).line, ==, "note bye");
  g_assert_cmpuint (arb_session_looking_at (stage.session), ==, G_MAXUINT);

  g_signal_emit_by_name (timeline, "insert", 0);
  g_assert_cmpuint (arb_session_looking_at (stage.session), ==, 0);
  stage_take (&stage, 20);
  stage_take (&stage, 1);
  stage_take (&stage, 0);
  /* The card shows what changes, and nothing is changed before it is accepted. */
  g_assert_cmpuint (stage_length (&stage), ==, 4);
  stage_press (stage_modal (), HAND_ON);
  stage_press (stage_modal (), "_Accept");
  g_assert_cmpuint (stage_length (&stage), ==, 6);
  g_assert_cmpuint (n_remembered (&stage), ==, 2);
  g_assert_cmpuint (arb_session_looking_at (stage.session), ==, G_MAXUINT);

  g_signal_emit_by_name (timeline, "remove", 0);
  stage_press (stage_modal (), "_Cancel");
  g_assert_cmpuint (stage_length (&stage), ==, 6);
  g_signal_emit_by_name (timeline, "remove", 0);
  stage_press (stage_modal (), "_Accept");
  /* The entry that keeps the turns is remembered as an edit of its own. */
  g_assert_cmpuint (stage_length (&stage), ==, 8);
  g_assert_true (g_str_has_prefix (table_journal_entry (arb_session_journal (stage.session), 0).line, "turn "));
  g_signal_emit_by_name (timeline, "old-branch", 6);
  stage_press (stage_modal (), "_Restore It");
  g_assert_cmpuint (stage_length (&stage), ==, 6);
  g_signal_emit_by_name (timeline, "remove", 0);
  stage_press (stage_modal (), HAND_ON);
  stage_press (stage_modal (), "_Accept");
  g_assert_cmpuint (stage_length (&stage), ==, 6);
  g_assert_cmpuint (n_remembered (&stage), ==, 3);
  /* What is remembered of the entry that stays is kept. */
  g_signal_emit_by_name (timeline, "undo-to", 0);
  g_assert_cmpuint (stage_length (&stage), ==, 1 + n_remembered (&stage));
  stage_act (&stage, "undo");
  g_assert_cmpuint (stage_length (&stage), ==, 6);
}

/* Only an entry that something can be taken back after offers that. */
static void
test_undo_to_here (void)
{
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0\nplace frfr -2,0 r0\nnote hello\n");
  GtkWidget *timeline = stage_part (&stage, ARB_TYPE_TIMELINE);
  GtkWidget *undo = stage_child (timeline, ARB_TYPE_TIMELINE, "undo");
  GtkSingleSelection *chosen;

  adw_view_stack_set_visible_child (ADW_VIEW_STACK (gtk_widget_get_ancestor (timeline, ADW_TYPE_VIEW_STACK)), timeline);
  stage_spin ();
  chosen = GTK_SINGLE_SELECTION (gtk_list_view_get_model (stage_find (timeline, GTK_TYPE_LIST_VIEW)));
  for (guint row = 0; row < 3; row++)
    {
      gtk_single_selection_set_selected (chosen, row); /* the newest first */
      g_assert_cmpint (gtk_widget_get_sensitive (undo), ==, row > 0);
    }
  g_signal_emit_by_name (timeline, "remove", 1);
  stage_press (stage_modal (), HAND_ON);
  stage_press (stage_modal (), "_Accept");
  /* The newest line now only remembers the edit. */
  g_assert_cmpuint (n_remembered (&stage), >, 0);
  gtk_single_selection_set_selected (chosen, n_remembered (&stage));
  g_assert_false (gtk_widget_get_sensitive (undo));
  gtk_single_selection_set_selected (chosen, n_remembered (&stage) + 1);
  g_assert_true (gtk_widget_get_sensitive (undo));
}

static guint
looking_at (const Stage *stage)
{
  return MIN (arb_session_looking_at (stage->session), stage_length (stage));
}

/* A game is looked back on by entries and by turns, from the beginning to the end. */
static void
test_replay (void)
{
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0\nnote one\nnote two\nplace frfr -2,0 r0\nnote three\n");
  ArbReplay *replay = stage_part (&stage, ARB_TYPE_REPLAY);
  GtkWidget *slider = stage_find (GTK_WIDGET (replay), GTK_TYPE_SCALE);
  /* A turn ends when the next tile is laid. */
  const guint backwards[] = { 3, 0, 0 }, onwards[] = { 3, 5, 5 };

  stage_act (&stage, "replay");
  stage_spin ();
  g_assert_true (stage_says (GTK_WIDGET (replay), "Entry 5 of 5, turn 2: Note: three", TRUE));
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (slider)), ==, 5);
  for (guint i = 0; i < G_N_ELEMENTS (backwards); i++)
    {
      arb_replay_step_turn (replay, TRUE);
      g_assert_cmpuint (looking_at (&stage), ==, backwards[i]);
    }
  g_assert_true (stage_says (GTK_WIDGET (replay), "Before the first entry", TRUE));
  for (guint i = 0; i < G_N_ELEMENTS (onwards); i++)
    {
      arb_replay_step_turn (replay, FALSE);
      g_assert_cmpuint (looking_at (&stage), ==, onwards[i]);
    }
  /* At the end it is now again, and the prompt asks. */
  g_assert_cmpuint (arb_session_looking_at (stage.session), ==, G_MAXUINT);
  arb_replay_step (replay, -3);
  g_assert_cmpuint (looking_at (&stage), ==, 2);
  arb_replay_step (replay, -9);
  g_assert_cmpuint (looking_at (&stage), ==, 0);
  gtk_range_set_value (GTK_RANGE (slider), 4);
  g_assert_cmpuint (looking_at (&stage), ==, 4);
  g_assert_true (stage_says (GTK_WIDGET (replay), "Entry 4 of 5, turn 2: Ben: straight road at -2,0", TRUE));

  /* Whoever closes it is back at the table. */
  stage_act (&stage, "replay");
  g_assert_cmpuint (arb_session_looking_at (stage.session), ==, G_MAXUINT);
}

/* While it is found out how the game turned, the page says what it does, and what the chart still shows. */
static void
test_seeking (void)
{
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0\nplace frfr -2,0 r0\nend \"late\"\n");
  GtkWidget *replay = stage_part (&stage, ARB_TYPE_REPLAY);
  GtkDropDown *shown;

  stage_act (&stage, "replay");
  shown = stage_find (replay, GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (shown, g_list_model_get_n_items (gtk_drop_down_get_model (shown)) - 1);
  g_assert_true (stage_says (replay, "The game is played on many times", FALSE));
}

/* The message of what was done has a place of its own: it covers neither the map nor an answer, nothing moves when it
 * comes or goes, and all of it can be read. */
static void
test_message_in_its_place (gconstpointer narrow)
{
  g_auto (Stage) stage = stage_of (
      BASE "note \"a long sentence that fills two lines of the message, wherever it stands, and some more\"\n");
  GtkWidget *page = GTK_WIDGET (stage.page);
  GtkWidget *line = stage_part (&stage, ARB_TYPE_DONE_LINE);
  GtkWidget *done = stage_child (line, ARB_TYPE_DONE_LINE, "box");
  GtkWidget *label = stage_child (line, ARB_TYPE_DONE_LINE, "words");
  GtkWidget *const others[] = { stage_part (&stage, ARB_TYPE_BOARD), stage_part (&stage, ARB_TYPE_PROMPT) };
  graphene_rect_t before[G_N_ELEMENTS (others)], now, message;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  if (narrow != NULL)
    stage_resize (&stage, 400, 800);
  stage_settle (&stage);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_true (gtk_widget_compute_bounds (others[i], page, &before[i]));
  g_assert_false (gtk_widget_get_visible (done));
  g_assert_true (arb_session_delete (stage.session, 0, NULL));
  stage_act (&stage, "undo");
  stage_settle (&stage);
  g_assert_true (gtk_widget_get_mapped (done));
  g_assert_true (gtk_widget_compute_bounds (done, page, &message));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_assert_true (gtk_widget_compute_bounds (others[i], page, &now));
      g_assert_true (graphene_rect_equal (&now, &before[i]));
      g_assert_false (graphene_rect_intersection (&now, &message, NULL));
    }
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (label), "and some more"));
  g_assert_true (message.origin.y + message.size.height <= gtk_widget_get_height (page));
}

/* An entry belongs to the moment that is shown, even if another window has changed that moment. */
static void
test_writing (void)
{
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0\nplace frfr -2,0 r0\nnote hello\n");
  ArbTimeline *timeline = stage_part (&stage, ARB_TYPE_TIMELINE);

  /* A look back ends the replacement of an entry, also if the moment stays the same. */
  g_signal_emit_by_name (timeline, "anew", 2);
  g_signal_emit_by_name (timeline, "look", 1);
  g_assert_cmpuint (arb_session_looking_at (stage.session), ==, 2);
  stage_take (&stage, 20);
  stage_take (&stage, 1);
  stage_take (&stage, 0);
  g_assert_cmpuint (stage_length (&stage), ==, 3);

  g_signal_emit_by_name (timeline, "anew", 1);
  g_signal_emit_by_name (timeline, "insert", 1);
  stage_take (&stage, 20);
  stage_take (&stage, 1);
  stage_take (&stage, 0);
  stage_press (stage_modal (), "_Accept");
  g_assert_cmpuint (stage_length (&stage), ==, 5);

  /* Another change ends it. */
  g_signal_emit_by_name (timeline, "anew", 1);
  g_signal_emit_by_name (timeline, "write", 3, "note bye");
  stage_take (&stage, 20);
  stage_take (&stage, 1);
  stage_take (&stage, 0);
  g_assert_cmpuint (stage_length (&stage), ==, 7);

  /* Another window with this game removes the entry. */
  g_signal_emit_by_name (timeline, "anew", 6);
  arb_session_truncate (stage.session, 3, NULL);
  g_assert_cmpuint (stage_length (&stage), ==, 3 + n_remembered (&stage));
  stage_take (&stage, 0);
  g_assert_cmpuint (stage_length (&stage), ==, 3 + n_remembered (&stage));
  stage_act (&stage, "undo");
  g_assert_cmpuint (stage_length (&stage), ==, 7);
}

static void
test_names (void)
{
  g_auto (Stage) stage = stage_of (BASE);
  GtkWidget *map = stage_part (&stage, ARB_TYPE_MAP_VIEW);
  GtkWidget *cell = gtk_widget_get_first_child (map);

  gtk_test_accessible_assert_role (map, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (map, GTK_ACCESSIBLE_PROPERTY_LABEL, "Map of the table");
  gtk_test_accessible_assert_role (cell, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL, "the middle: city and road, the Arbitress");
}

/* The list of points says whose points are missing, and shows those of everybody when another game is opened. */
static void
test_filter (void)
{
  g_auto (Stage) stage = stage_of (BASE);
  g_autoptr (ArbSession) other = session_import (NULL, BASE, strlen (BASE), NULL);
  GtkWidget *ledger = stage_part (&stage, ARB_TYPE_LEDGER_VIEW);

  g_assert_true (stage_says (ledger, "Nobody has scored yet", TRUE));
  g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_SCOREBOARD), "player", 1);
  g_assert_true (stage_says (ledger, "Ben", TRUE));
  g_assert_true (stage_says (ledger, "Ben has not scored yet", TRUE));
  g_assert_false (stage_says (ledger, "Nobody has scored yet", TRUE));
  arb_table_page_set_session (stage.page, other);
  g_assert_false (stage_says (ledger, "Ben", TRUE));
  g_assert_true (stage_says (ledger, "Nobody has scored yet", TRUE));
}

/* What would bring nothing is one line of the forecast, which unfolds; it hides no points. */
static void
test_zeros (void)
{
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0 follower road:E\nplace frfr 1,0 r0 follower farm:nne\n"
                                        "place frfr -2,0 r0 follower farm:sse\n");
  GtkWidget *ledger = stage_part (&stage, ARB_TYPE_LEDGER_VIEW);
  GtkToggleButton *expected = stage_find (ledger, GTK_TYPE_TOGGLE_BUTTON);
  GtkListView *list = stage_find (ledger, GTK_TYPE_LIST_VIEW);
  GListModel *rows;
  guint n;

  gtk_toggle_button_set_active (expected, TRUE);
  stage_spin ();
  rows = G_LIST_MODEL (gtk_list_view_get_model (list));
  n = g_list_model_get_n_items (rows);
  g_assert_true (stage_says (ledger, "2 features that bring nothing", TRUE));
  g_assert_false (stage_says (ledger, "no points", FALSE));
  g_signal_emit_by_name (list, "activate", n - 1);
  stage_spin ();
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, n + 2);
  g_assert_true (stage_says (ledger, "no points", FALSE));
  g_signal_emit_by_name (list, "activate", n - 1);
  stage_spin ();
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, n);
}

/* Another game, then no game. */
static void
test_session (void)
{
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0\n");
  g_autoptr (ArbSession) other = session_import (NULL, BASE, strlen (BASE), NULL);

  arb_table_page_set_session (stage.page, other);
  stage_spin ();
  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardCell")), ==, 1);
  arb_table_page_set_session (stage.page, NULL);
  stage_spin ();
  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardCell")), ==, 0);
  g_assert_false (g_action_group_get_action_enabled (arb_table_page_get_actions (stage.page), "undo"));
  arb_table_page_set_session (stage.page, stage.session);
  stage_spin ();
  g_assert_cmpuint (count_cells (&stage, g_type_from_name ("ArbBoardCell")), ==, 2);
}

/* The lake has most answers.  Each has a name of its own, and they fit in the width of a telephone. */
static void
test_lake (void)
{
  g_auto (Stage)
      stage = stage_of ("Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base\nset inns\n"
                        "use lake\nuse arbitress\nplay\nplace crrr 1,0 r0\n");
  GtkWidget *answers = stage_answers (&stage);
  guint n = 0;
  int minimum;

  for (GtkWidget *child = gtk_widget_get_first_child (answers); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  stage_take (&stage, n - 1); /* the lake is the last tile of the palette */
  stage_take (&stage, 0);
  g_assert_true (stage_says (stage_part (&stage, ARB_TYPE_PROMPT), "farm, south-east corner", TRUE));
  g_assert_true (stage_says (stage_part (&stage, ARB_TYPE_PROMPT), "farm, west side, northern part", TRUE));
  gtk_widget_measure (GTK_WIDGET (stage.page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_test_message ("at least %d pixels wide", minimum);
  g_assert_cmpint (minimum, <=, 360);
}

/* ---- photos ---- */

static GFile *
picture (void)
{
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 40, 30);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "arbitress-table-page.png", NULL);

  gdk_pixbuf_fill (pixbuf, 0x336699ff);
  g_assert_true (gdk_pixbuf_save (pixbuf, path, "png", NULL, NULL));
  return g_file_new_for_path (path);
}

static void
close_window (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  stage_spin ();
}

/* Whoever goes back to the games, or opens another one, while a photo is read or gets its caption attaches nothing. */
static void
test_photo_of_another_game (void)
{
  g_autoptr (GFile) file = picture ();
  g_auto (Stage) stage = stage_of (BASE);
  GtkWidget *window;

  g_assert_true (arb_table_page_attach_photo (stage.page, file));
  arb_table_page_set_session (stage.page, NULL);
  window = stage_await_over (stage.window, GTK_TYPE_WINDOW);
  g_assert_true (stage_says (window, "The Photo Was Not Attached", TRUE));
  g_assert_true (stage_says (window, "Its game is not shown any more.", FALSE));
  close_window (window);

  arb_table_page_set_session (stage.page, stage.session);
  g_assert_true (arb_table_page_attach_photo (stage.page, file));
  window = stage_await_over (stage.window, GTK_TYPE_WINDOW);
  arb_table_page_set_session (stage.page, NULL);
  stage_spin ();
  g_signal_emit_by_name (stage_find (window, GTK_TYPE_ENTRY), "activate");
  g_assert_true (stage_says (window, "Its game is not shown any more.", TRUE));
  close_window (window);
  arb_table_page_set_session (stage.page, stage.session);
  g_file_delete (file, NULL, NULL);
}

/* While a picture takes long, a window says so, and Cancel ends it without a further word. */
static void
test_slow_photo (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "arbitress-slow-picture.jpg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) slow = slow_picture (20000);
  g_auto (Stage) stage = stage_of (BASE);
  GtkWidget *window;

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (slow, NULL), (gssize) g_bytes_get_size (slow), NULL));
  g_assert_true (arb_table_page_attach_photo (stage.page, file));
  window = stage_await_over (stage.window, GTK_TYPE_WINDOW);
  g_assert_true (ADW_IS_MESSAGE_DIALOG (window));
  g_assert_true (stage_says (window, "Reading the Picture", TRUE));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (window), "cancel");
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 1)
    g_main_context_iteration (NULL, TRUE);
  g_file_delete (file, NULL, NULL);
  stage_spin ();
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  stage_init (&argc, &argv);

  TESTS_ADD ("/table-page", turn, undo_step, undo_tells, filter, throw, agreed, agreed_keys, leave_question, tie, lake,
             still, many_answers, text_size, side, timeline, undo_to_here, replay, looks_back_in_entry,
             points_keep_place, zeros, seeking);
  g_test_add_data_func ("/table-page/message-in-its-place", NULL, test_message_in_its_place);
  g_test_add_data_func ("/table-page/message-in-its-place/narrow", "", test_message_in_its_place);
  TESTS_ADD ("/table-page", writing, names, session, photo_of_another_game, slow_photo);
  return g_test_run ();
}
