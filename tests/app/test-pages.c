/* test-pages.c - what the pages do when somebody clicks and types.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "app/carcassonne/lake-editor.h"
#include "app/kit/widgets.h"
#include "app/setup/players-box.h"
#include "app/setup/rules-card.h"
#include "app/setup/setup-page.h"
#include "app/shell/display-window.h"
#include "app/shell/final-page.h"
#include "app/shell/game-finder.h"
#include "app/shell/game-row.h"
#include "app/shell/start-page.h"
#include "app/shell/window.h"
#include "art/art-answer.h"
#include "art/art-export.h"
#include "carcassonne/carc-play.h"
#include "evening/game-words.h"
#include "stage.h"
#include "table/table-chances.h"
#include "table/table-event.h"
#include "../table/test-add.h"

/* ---- the card of house rules ---- */

typedef struct
{
  guint n, ruling, option;
} Chosen;

static void
on_chosen (ArbRulesCard *card, guint ruling, guint option, Chosen *chosen)
{
  *chosen = (Chosen){ chosen->n + 1, ruling, option };
}

static TableSetup *
setup_with (const char *line)
{
  TableSetup *setup = table_setup_new (&carc_game);

  g_assert_true (table_setup_line (setup, "set base", NULL));
  if (line != NULL)
    g_assert_true (table_setup_line (setup, line, NULL));
  return setup;
}

static guint
n_rows (const TableSetup *setup)
{
  GtkWidget *card = g_object_ref_sink (g_object_new (ARB_TYPE_RULES_CARD, NULL));
  g_autoptr (GPtrArray) rows = NULL;
  guint n;

  arb_rules_card_set_setup (ARB_RULES_CARD (card), setup, FALSE);
  rows = stage_all (card, ADW_TYPE_EXPANDER_ROW);
  n = rows->len;
  g_object_unref (card);
  return n;
}

static void
test_card_systems (void)
{
  g_autoptr (TableSetup) base = setup_with (NULL);
  g_autoptr (TableSetup) arbitress = setup_with ("use arbitress");
  g_autoptr (TableSetup) lake = setup_with ("use lake");

  g_assert_cmpuint (n_rows (base), >, 0);
  g_assert_cmpuint (n_rows (arbitress), >, n_rows (base));
  g_assert_cmpuint (n_rows (lake), >, n_rows (base));
}

static void
test_card_choose (void)
{
  GtkWidget *card = g_object_ref_sink (g_object_new (ARB_TYPE_RULES_CARD, NULL));
  g_autoptr (TableSetup) setup = setup_with (NULL);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) checks = NULL;
  Chosen chosen = { 0 };

  arb_rules_card_set_setup (ARB_RULES_CARD (card), setup, TRUE);
  g_signal_connect (card, "chosen", G_CALLBACK (on_chosen), &chosen);
  rows = stage_all (card, ADW_TYPE_EXPANDER_ROW);
  adw_expander_row_set_expanded (rows->pdata[0], TRUE);
  checks = stage_all (rows->pdata[0], GTK_TYPE_CHECK_BUTTON);
  g_assert_cmpuint (checks->len, ==, carc_rulings[CARC_B1].n_options);
  g_assert_true (gtk_check_button_get_active (checks->pdata[0]));

  gtk_check_button_set_active (checks->pdata[2], TRUE);
  g_assert_cmpuint (chosen.n, ==, 1);
  g_assert_cmpuint (chosen.ruling, ==, CARC_B1);
  g_assert_cmpuint (chosen.option, ==, CARC_B1_FIRST);
  g_assert_nonnull (strstr (adw_expander_row_get_subtitle (rows->pdata[0]), "own"));
  g_object_unref (card);
}

static guint
n_insensitive (GtkWidget *row)
{
  g_autoptr (GPtrArray) rows = stage_all (row, ADW_TYPE_ACTION_ROW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += !gtk_widget_get_sensitive (rows->pdata[i]);
  return n;
}

/* A row shows a ruling when somebody asks for it. */
static void
test_card_ruling (void)
{
  GtkWidget *card = g_object_ref_sink (g_object_new (ARB_TYPE_RULES_CARD, NULL));
  g_autoptr (TableSetup) setup = setup_with ("use arbitress");
  g_autoptr (GPtrArray) rows = NULL;

  arb_rules_card_set_setup (ARB_RULES_CARD (card), setup, FALSE);
  for (guint ruling = 0; ruling < setup->game->n_rulings; ruling++)
    {
      const TableRuling *wanted = &setup->game->rulings[ruling];
      guint n = 0;

      if (!setup->game->in_play (setup, wanted->system))
        continue;
      arb_rules_card_show_ruling (ARB_RULES_CARD (card), ruling);
      g_clear_pointer (&rows, g_ptr_array_unref);
      rows = stage_all (card, ADW_TYPE_PREFERENCES_ROW);
      for (guint i = 0; i < rows->len; i++)
        {
          g_autofree char *title = NULL;

          pango_parse_markup (adw_preferences_row_get_title (rows->pdata[i]), -1, 0, NULL, &title, NULL, NULL);
          if (g_strcmp0 (title, wanted->question) == 0)
            n += ADW_IS_EXPANDER_ROW (rows->pdata[i]) ? adw_expander_row_get_expanded (rows->pdata[i])
                                                      : wanted->n_options == 1;
        }
      g_assert_cmpuint (n, >=, 1);
    }
  g_object_unref (card);
}

static void
test_card_read (void)
{
  GtkWidget *card = g_object_ref_sink (g_object_new (ARB_TYPE_RULES_CARD, NULL));
  g_autoptr (TableSetup) setup = setup_with (NULL);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) checks = NULL;

  arb_rules_card_set_setup (ARB_RULES_CARD (card), setup, FALSE);
  rows = stage_all (card, ADW_TYPE_EXPANDER_ROW);
  adw_expander_row_set_expanded (rows->pdata[0], TRUE);
  checks = stage_all (card, GTK_TYPE_CHECK_BUTTON);
  g_assert_cmpuint (checks->len, ==, 0);
  /* The other readings are there to read, and look so. */
  g_assert_cmpuint (n_insensitive (rows->pdata[0]), ==, carc_rulings[CARC_B1].n_options - 1);
  g_object_unref (card);
}

/* ---- menus ---- */

/* While its popover is open, a button has no tooltip that could cover it. */
static void
test_menu_hushed (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_menu_button_new ();

  gtk_widget_set_tooltip_text (button, "Menu");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), gtk_popover_new ());
  gtk_window_set_child (GTK_WINDOW (window), button);
  arb_widget_mend_parts (window);
  gtk_window_present (GTK_WINDOW (window));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_false (gtk_widget_get_has_tooltip (button));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  g_assert_true (gtk_widget_get_has_tooltip (button));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- setup ---- */

/* Whoever scrolls the page changes no number of copies. */
static void
test_setup_wheel (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_PAGE, NULL));
  g_autoptr (GPtrArray) numbers = NULL;

  arb_setup_page_begin (ARB_SETUP_PAGE (page), NULL);
  numbers = stage_all (page, GTK_TYPE_SPIN_BUTTON);
  g_assert_cmpuint (numbers->len, >, 0);
  for (guint n = 0; n < numbers->len; n++)
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (numbers->pdata[n]);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

          if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
            g_assert_cmpuint (gtk_event_controller_scroll_get_flags (GTK_EVENT_CONTROLLER_SCROLL (controller)), ==,
                              GTK_EVENT_CONTROLLER_SCROLL_NONE);
        }
    }
}

/* ---- players ---- */

static GPtrArray *
remembered (void)
{
  GPtrArray *players = g_ptr_array_new_with_free_func ((GDestroyNotify) library_player_free);
  static const char *const names[] = { "Anna", "Beate", "Ben" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      LibraryPlayer *player = g_new0 (LibraryPlayer, 1);

      player->name = g_strdup (names[i]);
      player->colour = i + 2;
      g_ptr_array_add (players, player);
    }
  return players;
}

static gboolean
press_down (GtkWidget *entry)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (entry);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && !handled)
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Down, 0, 0, &handled);
    }
  return handled;
}

/* What is typed is never changed: Enter adds just that.  The buttons leave the names that begin like it, and Down adds
 * the first of them. */
static void
test_players_begin (void)
{
  GtkWidget *box = g_object_new (ARB_TYPE_PLAYERS_BOX, NULL);
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GPtrArray) players = remembered ();
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);
  GtkWidget *entry = stage_child (box, ARB_TYPE_PLAYERS_BOX, "entry");
  GtkEditable *text = GTK_EDITABLE (entry);

  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  arb_players_box_set_remembered (ARB_PLAYERS_BOX (box), players);
  stage_spin ();
  g_assert_false (press_down (entry));
  g_assert_nonnull (stage_button (box, "Anna"));
  gtk_editable_set_text (text, "-"); /* no name begins like that */
  g_assert_false (press_down (entry));

  gtk_editable_set_text (text, "b");
  stage_spin ();
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (entry)), ==, "Add a player; ↓ adds Beate");
  g_assert_null (stage_button (box, "Anna"));
  g_assert_nonnull (stage_button (box, "Beate"));
  g_assert_nonnull (stage_button (box, "Ben"));
  g_signal_emit_by_name (entry, "entry-activated");
  gtk_editable_set_text (text, "BEN");
  g_assert_true (press_down (entry));
  g_assert_cmpstr (gtk_editable_get_text (text), ==, "");
  stage_spin ();
  g_assert_nonnull (stage_button (box, "Anna"));
  g_assert_null (stage_button (box, "Ben"));

  gtk_editable_set_text (text, "z");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (entry)), ==, "Add a player");
  g_assert_false (press_down (entry));
  g_signal_emit_by_name (entry, "entry-activated");
  gtk_editable_set_text (text, "be");
  stage_spin ();
  g_signal_emit_by_name (stage_button (box, "Beate"), "clicked");
  g_assert_cmpstr (gtk_editable_get_text (text), ==, "");

  /* Those who are remembered have their old colours. */
  g_assert_true (arb_players_box_fill (ARB_PLAYERS_BOX (box), setup, NULL));
  g_assert_cmpuint (setup->n_players, ==, 4);
  g_assert_cmpstr (setup->players[0].name, ==, "b");
  g_assert_cmpstr (setup->players[1].name, ==, "Ben");
  g_assert_cmpuint (setup->players[1].colour, ==, 4);
  g_assert_cmpstr (setup->players[2].name, ==, "z");
  g_assert_cmpstr (setup->players[3].name, ==, "Beate");
  gtk_window_destroy (GTK_WINDOW (window));
  stage_spin ();
}

static void
write_name (GtkWidget *box, const char *name)
{
  GtkWidget *entry = stage_child (box, ARB_TYPE_PLAYERS_BOX, "entry");

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  g_signal_emit_by_name (entry, "entry-activated");
}

/* After the button that adds a player, what is typed is the next name; a name that was refused is written over. */
static void
test_players_add (void)
{
  static const char *const names[] = { "Anna", "", "Anna" };
  GtkWidget *box = g_object_new (ARB_TYPE_PLAYERS_BOX, NULL), *window = gtk_window_new ();
  GtkWidget *entry = stage_child (box, ARB_TYPE_PLAYERS_BOX, "entry");
  GtkWidget *add = stage_hinted (box, GTK_TYPE_BUTTON, "Add this player");
  int start, end;

  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), names[i]);
      stage_spin ();
      gtk_widget_grab_focus (add); /* as a click does */
      g_signal_emit_by_name (add, "clicked");
      stage_spin ();
      g_assert_true (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (window))));
      g_assert_cmpuint (arb_players_box_count (ARB_PLAYERS_BOX (box)), ==, MIN (i + 1, 2));
    }
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Anna");
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), &start, &end));
  g_assert_cmpint (end - start, ==, 4);
  gtk_window_destroy (GTK_WINDOW (window));
  stage_spin ();
}

static void
test_players_order (void)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (g_object_new (ARB_TYPE_PLAYERS_BOX, NULL));
  g_autoptr (TableSetup) seated = table_setup_new (&carc_game);
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);

  g_assert_true (table_setup_add_player (seated, "Anna", 0, NULL));
  g_assert_true (table_setup_add_player (seated, "Ben", 1, NULL));
  arb_players_box_seat (ARB_PLAYERS_BOX (box), seated);
  g_signal_emit_by_name (stage_hinted (box, GTK_TYPE_BUTTON, "Plays later"), "clicked");
  g_assert_true (arb_players_box_fill (ARB_PLAYERS_BOX (box), setup, NULL));
  g_assert_cmpstr (setup->players[0].name, ==, "Ben");
  g_assert_cmpuint (setup->players[0].colour, ==, 1);
  g_signal_emit_by_name (stage_hinted (box, GTK_TYPE_BUTTON, "Does not play"), "clicked");
  g_assert_cmpuint (arb_players_box_count (ARB_PLAYERS_BOX (box)), ==, 1);

  /* A name written again comes to the place of the one that was removed; the next name comes last. */
  write_name (box, "Bea");
  write_name (box, "Carl");
  g_clear_pointer (&setup, table_setup_free);
  setup = table_setup_new (&carc_game);
  g_assert_true (arb_players_box_fill (ARB_PLAYERS_BOX (box), setup, NULL));
  g_assert_cmpstr (setup->players[0].name, ==, "Bea");
  g_assert_cmpstr (setup->players[1].name, ==, "Anna");
  g_assert_cmpstr (setup->players[2].name, ==, "Carl");
}

/* ---- forgetting them ---- */

#define FORGET_ANNA "Forget Anna; games keep the name"

/* Presses Delete on a button. */
static gboolean
press_delete (GtkWidget *button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (button);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) shortcut = NULL;

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller)
          || (shortcut = g_list_model_get_item (G_LIST_MODEL (controller), 0)) == NULL)
        continue;
      if (GTK_IS_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut)))
        return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, button, NULL);
    }
  return FALSE;
}

/* Each remembered player can be forgotten, and brought back for some time.  The keyboard focus goes to the next one. */
static void
test_players_forget (void)
{
  ArbWindow *window = arb_window_new (application);
  GtkWidget *root = GTK_WIDGET (window), *focus;
  g_autoptr (TableSetup) setup = setup_with (NULL);
  g_autoptr (ArbSession) session = NULL;
  gint64 id;

  table_setup_add_player (setup, "Anna", -1, NULL);
  table_setup_add_player (setup, "Ben", -1, NULL);
  session = arb_games_start (arb_application_games (application), setup, NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (root, "win.new-game", NULL);
  stage_spin ();
  g_assert_nonnull (stage_button (root, "Anna"));
  g_signal_emit_by_name (stage_hinted (root, GTK_TYPE_BUTTON, FORGET_ANNA), "clicked");
  stage_spin ();
  g_assert_null (stage_button (root, "Anna"));
  g_assert_nonnull (stage_button (root, "Ben"));
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, "Ben");

  stage_press (root, "_Undo");
  g_assert_nonnull (stage_button (root, "Anna"));
  g_assert_true (press_delete (stage_button (root, "Anna")));
  stage_spin ();
  g_assert_null (stage_button (root, "Anna"));
  gtk_window_close (GTK_WINDOW (window));
  id = arb_session_id (session);
  g_clear_object (&session);
  g_assert_true (arb_games_remove (arb_application_games (application), id, NULL));
  stage_spin ();
}

/* ---- the lake ---- */

static void
test_lake_click (void)
{
  g_autoptr (GtkWidget) editor = g_object_ref_sink (g_object_new (ARB_TYPE_LAKE_EDITOR, NULL));
  g_autoptr (GPtrArray) cells = stage_all (editor, GTK_TYPE_MENU_BUTTON);
  g_autoptr (GPtrArray) things = NULL;
  CarcLakeLayout before, after;
  guint8 cell = CARC_LAKE_SW;

  arb_lake_editor_get_layout (ARB_LAKE_EDITOR (editor), &before);
  g_assert_cmpuint (cells->len, ==, 8);
  g_assert_cmpuint (before.herd, !=, cell);

  /* The herd moves to the south-western cell; its old cell is free. */
  things = stage_all (GTK_WIDGET (gtk_menu_button_get_popover (cells->pdata[cell])), GTK_TYPE_BUTTON);
  g_assert_cmpuint (things->len, ==, 3);
  g_signal_emit_by_name (things->pdata[1], "clicked");
  arb_lake_editor_get_layout (ARB_LAKE_EDITOR (editor), &after);
  g_assert_cmpuint (after.herd, ==, cell);
  g_assert_cmpuint (after.cloister, ==, before.cloister);

  /* After three clicks an edge is the same again. */
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GPtrArray) buttons = stage_all (editor, GTK_TYPE_BUTTON);

      for (guint b = 0; b < buttons->len; b++)
        {
          const char *tooltip = gtk_widget_get_tooltip_text (buttons->pdata[b]);

          if (tooltip != NULL && g_str_has_prefix (tooltip, "North side, western edge"))
            g_signal_emit_by_name (buttons->pdata[b], "clicked");
        }
    }
  arb_lake_editor_get_layout (ARB_LAKE_EDITOR (editor), &before);
  g_assert_cmpmem (&after, sizeof after, &before, sizeof before);
}

/* ---- final scores ---- */

/* Below the line are the scores, to which each column adds up, and the ranks. */
static void
test_final_sums (void)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (ARB_TYPE_FINAL_PAGE, NULL));
  g_autoptr (TableJournal) journal = stage_journal (STAGE_SAMPLE);
  const CarcState *state = table_journal_state (journal);
  const TableMoment moment = { table_journal_setup (journal), state };
  GtkGrid *sheet = stage_child (page, ARB_TYPE_FINAL_PAGE, "sheet");

  arb_final_page_set_moment (ARB_FINAL_PAGE (page), &moment, NULL);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      int sum = 0, before = 0, last = 0, column = 1;

      while (!stage_says (gtk_grid_get_child_at (sheet, column, 0), moment.setup->players[player].name, FALSE))
        column++;
      for (int row = 1; row < 20; row++)
        {
          GtkWidget *cell = gtk_grid_get_child_at (sheet, column, row);

          if (!GTK_IS_LABEL (cell))
            continue;
          sum += before;
          before = last;
          last = atoi (gtk_label_get_label (GTK_LABEL (cell)));
        }
      g_assert_cmpint (last, ==, (int) table_moment_rank (&moment, player));
      g_assert_cmpint (before, ==, state->ledger.scores[player]);
      g_assert_cmpint (sum, ==, before);
    }
  arb_final_page_set_moment (ARB_FINAL_PAGE (page), NULL, NULL);
  g_object_unref (page);
}

/* In a window as narrow as a telephone, nothing on the page scrolls sideways: the sheet of six players, with long
 * thoughts, and their luck with what was to be expected. */
static void
test_final_narrow (void)
{
  static const char *const records[] = { "tests/games/fixtures/ic-si-lake-arb-p6.arb",
                                         "tests/games/fixtures/ic-tb-p4.arb", "tests/fuzz/corpus/catan-whole.arb" };
  ArbThinking thinking[TABLE_MAX_PLAYERS];
  TableLuckRow drawn;

  for (guint i = 0; i < G_N_ELEMENTS (thinking); i++)
    thinking[i] = (ArbThinking){ .n_turns = 1, .in_turns = 700000, .longest = 700000 };
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      GtkWidget *window = gtk_window_new (), *page = g_object_new (ARB_TYPE_FINAL_PAGE, NULL);
      g_autoptr (TableJournal) journal = stage_journal (records[i]);
      const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal),
                                   table_journal_effects (journal) };
      g_autoptr (GPtrArray) scrollers = NULL;

      arb_final_page_set_moment (ARB_FINAL_PAGE (page), &moment, NULL);
      arb_final_page_add_thinking (ARB_FINAL_PAGE (page), thinking);
      if (table_chances_luck_of (journal, &drawn))
        arb_final_page_set_drawn (ARB_FINAL_PAGE (page), &drawn);
      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_set_default_size (GTK_WINDOW (window), 360, 700);
      gtk_window_present (GTK_WINDOW (window));
      stage_settle_window (window);
      stage_settle_window (window);
      g_assert_cmpint (gtk_widget_get_width (page), ==, 360);
      scrollers = stage_all (page, GTK_TYPE_SCROLLED_WINDOW);
      g_assert_cmpuint (scrollers->len, >=, 2);
      for (guint k = 0; k < scrollers->len; k++)
        {
          GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (scrollers->pdata[k]);

          g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=, gtk_adjustment_get_page_size (across));
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* The luck of the tiles is added when it is known, and belongs to one game. */
static void
test_final_drawn (void)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (ARB_TYPE_FINAL_PAGE, NULL));
  GtkWidget *luck = stage_child (page, ARB_TYPE_FINAL_PAGE, "luck");
  g_autoptr (TableJournal) journal = stage_journal ("tests/games/fixtures/base-p2.arb");
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal),
                               table_journal_effects (journal) };
  g_autofree char *got = NULL;
  TableLuckRow drawn;

  g_assert_true (table_chances_luck_of (journal, &drawn));
  got = table_luck_got (&drawn, 1);
  arb_final_page_set_moment (ARB_FINAL_PAGE (page), &moment, NULL);
  g_assert_false (gtk_widget_get_visible (luck)); /* the base game has no other luck */
  arb_final_page_set_drawn (ARB_FINAL_PAGE (page), &drawn);
  g_assert_true (gtk_widget_get_visible (luck));
  g_assert_true (stage_says (luck, "Luck of the tiles", TRUE));
  g_assert_true (stage_says (luck, got, TRUE));
  g_assert_true (stage_says (luck,
                             "The small numbers say what was to be expected, and one standard deviation: in "
                             "about two of three games chance stays within that.",
                             TRUE));
  arb_final_page_set_moment (ARB_FINAL_PAGE (page), &moment, NULL);
  g_assert_false (gtk_widget_get_visible (luck));
  g_object_unref (page);
}

/* What the table noted stands on the page, with the number of its entry; without notes, nothing does. */
static void
test_final_notes (void)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (ARB_TYPE_FINAL_PAGE, NULL));
  GObject *group = stage_child (page, ARB_TYPE_FINAL_PAGE, "notes");
  GObject *label = stage_child (page, ARB_TYPE_FINAL_PAGE, "noted");
  g_autoptr (TableJournal) journal = stage_journal (STAGE_SAMPLE);
  g_auto (GStrv) before = arb_notes (journal), after = NULL;
  g_autofree char *told = NULL;

  arb_final_page_set_notes (ARB_FINAL_PAGE (page), (const char *const *) before);
  g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (group)), ==, before[0] != NULL);
  g_assert_true (table_journal_append (journal, "note \"<b>no</b> markup & no formula\"", NULL));
  after = arb_notes (journal);
  g_assert_cmpuint (g_strv_length (after), ==, g_strv_length (before) + 1);
  told = g_strdup_printf ("Entry %u: <b>no</b> markup & no formula", table_journal_length (journal));
  g_assert_cmpstr (after[g_strv_length (after) - 1], ==, told);
  arb_final_page_set_notes (ARB_FINAL_PAGE (page), (const char *const *) after);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (group)));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (label)), told));
  g_object_unref (page);
}

/* ---- an answer on the table display ---- */

/* Is anything drawn below this height? */
static gboolean
is_inked_below (cairo_surface_t *surface, int height)
{
  const guint8 *pixels = cairo_image_surface_get_data (surface);
  const int stride = cairo_image_surface_get_stride (surface);

  for (int i = height * stride; i < cairo_image_surface_get_height (surface) * stride; i++)
    if (pixels[i] != 0)
      return TRUE;
  return FALSE;
}

/* However little room there is, no screen draws beyond it, and more room needs no more screens. */
static void
test_answer_screens (void)
{
  g_autoptr (TableJournal) journal = stage_journal ("tests/games/fixtures/lake-arb-p2.arb");
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal),
                               table_journal_effects (journal) };
  g_autoptr (TableAnswer) answer = table_answer_read (&moment, "player P0", NULL);
  g_autoptr (ArtAnswer) picture = art_answer_new (&moment, answer, "after so many entries");
  const ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  g_autofree char *told = table_answer_tell (&moment, answer);
  guint most = G_MAXUINT;

  for (int height = 200; height <= 1600; height += 200)
    {
      const guint n = art_answer_screens (picture, 460, height, 16, 28);
      guint seconds = 0;

      g_assert_cmpuint (n, >=, 1);
      g_assert_cmpuint (n, <=, most);
      most = n;
      for (guint i = 0; i < n; i++)
        {
          cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 460, height + 200);
          cairo_t *cr = cairo_create (surface);

          seconds += art_answer_screen_seconds (picture, i);
          art_answer_screen_draw (picture, cr, i, &style);
          cairo_surface_flush (surface);
          g_assert_true (is_inked_below (surface, 0));
          g_assert_false (is_inked_below (surface, height + 4));
          cairo_destroy (cr);
          cairo_surface_destroy (surface);
        }
      g_assert_cmpuint (seconds, >=, strlen (told) / 15); /* nobody reads faster from afar */
      if (height == 200)
        g_assert_cmpuint (n, >, 2);
    }
  g_assert_cmpuint (most, ==, 1);
}

/* Every ledger line of a player is below the player's name, and every effect that is not told with another. */
static void
test_final_reasons (void)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (ARB_TYPE_FINAL_PAGE, NULL));
  g_autoptr (TableJournal) journal = stage_journal (STAGE_SAMPLE);
  const CarcState *state = table_journal_state (journal);
  const TableMoment moment = { table_journal_setup (journal), state, table_journal_effects (journal) };
  g_autoptr (GArray) events = table_events_since (&moment, 0, TABLE_TOLD_WITH_POINTS);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  guint wanted = 0, effects = 0, of_first = 0; /* the row of the first player */

  arb_final_page_set_moment (ARB_FINAL_PAGE (page), &moment, NULL);
  rows = stage_all (stage_child (page, ARB_TYPE_FINAL_PAGE, "reasons"), ADW_TYPE_EXPANDER_ROW);
  g_assert_cmpuint (rows->len, ==, state->rules->n_players);
  for (guint i = 0; i < state->ledger.n_lines; i++)
    wanted += state->ledger.lines[i].player == 0;
  for (guint i = 0; i < events->len; i++)
    effects += g_array_index (events, TableEvent, i).effect
               && table_event_player (&carc_game, &g_array_index (events, TableEvent, i)) == 0;
  while (g_object_get_data (rows->pdata[of_first], "player") != NULL)
    of_first++;
  adw_expander_row_set_expanded (rows->pdata[of_first], TRUE);
  lines = stage_all (rows->pdata[of_first], ADW_TYPE_ACTION_ROW);
  g_assert_cmpuint (wanted, >, 0);
  g_assert_cmpuint (effects, >, 0);
  /* The expander's own header is an action row too. */
  g_assert_cmpuint (lines->len, ==, wanted + effects + 1);
  g_object_unref (page);
}

/* ---- the list of games ---- */

static guint
n_listed (GtkWidget *page)
{
  GtkWidget *rows = stage_child (page, ARB_TYPE_START_PAGE, "rows");

  stage_spin ();
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (rows))));
}

static void
test_start_delete (void)
{
  ArbWindow *window = arb_window_new (application);
  GtkWidget *page;
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) error = NULL;

  gtk_window_present (GTK_WINDOW (window));
  found = stage_all (GTK_WIDGET (window), ARB_TYPE_START_PAGE);
  page = found->pdata[0];
  g_assert_true (table_setup_line (setup, "player Anna", NULL));
  g_assert_true (table_setup_line (setup, "player Ben", NULL));
  g_assert_true (table_setup_line (setup, "set base", NULL));
  session = arb_games_start (arb_application_games (application), setup, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_listed (page), ==, 1);

  /* Enter goes on with the game that was played last. */
  gtk_widget_grab_focus (page);
  rows = stage_all (page, ARB_TYPE_GAME_ROW);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == gtk_widget_get_parent (rows->pdata[0]));

  /* Not while it is open in a window. */
  g_signal_emit_by_name (stage_hinted (page, GTK_TYPE_BUTTON, "Delete “Anna, Ben”"), "clicked");
  g_assert_cmpuint (n_listed (page), ==, 1);

  g_clear_object (&session);
  g_signal_emit_by_name (stage_hinted (page, GTK_TYPE_BUTTON, "Delete “Anna, Ben”"), "clicked");
  g_assert_cmpuint (n_listed (page), ==, 0);
  stage_close (window);
}

/* What the person searches for; "Show All" ends it. */
static void
test_start_find (void)
{
  ArbWindow *window = arb_window_new (application);
  g_autofree char *path = arb_games_path (arb_application_games (application));
  g_autoptr (Library) library = library_open (path, NULL);
  const char *const titles[] = { "Rain", "Zoo" };
  g_autoptr (GPtrArray) pages = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GPtrArray) finders = NULL;
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      const LibraryFace face = { .game = "carcassonne", .title = titles[i], .players = "Anna, Ben" };

      g_assert_cmpint (library_add (library, &face, "game carcassonne\n", NULL, NULL, NULL), >, 0);
    }
  gtk_window_present (GTK_WINDOW (window));
  pages = stage_all (GTK_WIDGET (window), ARB_TYPE_START_PAGE);
  n = n_listed (pages->pdata[0]);
  g_assert_cmpuint (n, >=, 2);
  finders = stage_all (pages->pdata[0], ARB_TYPE_GAME_FINDER);
  entries = stage_all (pages->pdata[0], GTK_TYPE_SEARCH_ENTRY);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.search", NULL);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), entries->pdata[0]));
  gtk_editable_set_text (entries->pdata[0], "zoo");
  while (n_listed (pages->pdata[0]) != 1)
    g_main_context_iteration (NULL, TRUE);
  gtk_editable_set_text (entries->pdata[0], "zoo rain");
  while (n_listed (pages->pdata[0]) != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_mapped (entries->pdata[0]));

  gtk_widget_activate_action (finders->pdata[0], "finder.show-all", NULL);
  g_assert_cmpuint (n_listed (pages->pdata[0]), ==, n);
  gtk_widget_activate_action (finders->pdata[0], "order.state", "s", "finished");
  g_assert_cmpuint (n_listed (pages->pdata[0]), ==, 0);
  gtk_widget_activate_action (finders->pdata[0], "order.state", "s", "any");
  gtk_widget_activate_action (finders->pdata[0], "order.game", "s", "catan");
  g_assert_cmpuint (n_listed (pages->pdata[0]), ==, 0);
  gtk_widget_activate_action (finders->pdata[0], "finder.show-all", NULL);
  g_assert_cmpuint (n_listed (pages->pdata[0]), ==, n);
  stage_close (window);
}

/* The rows that are made and filled do not depend on how many games there are. */
static void
test_start_many (void)
{
  ArbWindow *window = arb_window_new (application);
  ArbGames *games = arb_application_games (application);
  g_autofree char *path = arb_games_path (games);
  g_autoptr (Library) library = library_open (path, NULL);
  const LibraryFace face = { .game = "carcassonne", .title = "Evening", .players = "Anna, Ben" };
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) buttons = NULL;
  GtkWidget *page, *scroller;
  ArbGameRow *in_view = NULL;
  GtkAdjustment *scrolled;
  guint n;

  for (guint i = 0; i < 1000; i++)
    g_assert_cmpint (library_add (library, &face, "game carcassonne\nplayer Anna red\nplayer Ben blue\nset base\n",
                                  NULL, NULL, NULL),
                     >, 0);
  gtk_window_present (GTK_WINDOW (window));
  found = stage_all (GTK_WIDGET (window), ARB_TYPE_START_PAGE);
  page = found->pdata[0];
  g_assert_cmpuint (n_listed (page), >=, 1000);
  rows = stage_all (page, ARB_TYPE_GAME_ROW);
  g_assert_cmpuint (rows->len, <, 300);
  buttons = stage_all (page, GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, <, 60);

  /* Where one scrolls to, rows are filled. */
  scroller = stage_child (page, ARB_TYPE_START_PAGE, "scroller");
  scrolled = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_set_value (scrolled, gtk_adjustment_get_upper (scrolled) / 2);
  for (gboolean filled = FALSE; !filled;)
    {
      g_autoptr (GPtrArray) now = stage_all (page, ARB_TYPE_GAME_ROW);

      g_main_context_iteration (NULL, TRUE);
      filled = TRUE;
      for (guint i = 0; i < now->len; i++)
        {
          graphene_rect_t at;

          if (gtk_widget_compute_bounds (now->pdata[i], scroller, &at) && at.origin.y >= 0
              && at.origin.y < (float) gtk_widget_get_height (scroller))
            {
              in_view = now->pdata[i];
              filled &= arb_game_row_picture (in_view) != NULL;
            }
        }
    }

  n = n_listed (page);
  g_assert_nonnull (in_view);
  g_signal_emit_by_name (in_view, "delete");
  g_assert_cmpuint (n_listed (page), ==, n - 1);
  stage_close (window);
}

STAGE_MAIN (stage_application, "/pages", card_systems, menu_hushed, card_choose, card_read, card_ruling, setup_wheel,
            players_begin, players_add, players_order, lake_click, final_sums, final_narrow, final_drawn, final_notes,
            answer_screens, final_reasons, start_delete, start_find, start_many, players_forget)
