/* test-fields.c - what is typed into a field of the setup belongs to the game, however it is started.  The fields of
 * the page of each game are found, not listed, so a new one is tested, too.  Chance orders the players here, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "app/board/game-face.h"
#include "app/kit/widgets.h"
#include "app/setup/setup-page.h"
#include "stage.h"
#include "../table/test-add.h"

static GtkWidget *window;
static ArbSetupPage *page;
static char *started; /* the setup that the page began with, in lines; NULL: nothing was started */

static void
on_start (ArbSetupPage *setup_page, const TableSetup *setup, gboolean begun)
{
  GString *text = g_string_new (setup->title);

  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (text, "\nplayer %s", setup->players[i].name);
  for (guint i = 0; i < setup->n_lines; i++)
    g_string_append_printf (text, "\n%s", setup->lines[i]);
  g_free (started);
  started = g_string_free (text, FALSE);
}

static void
find (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find (child, type, found);
}

static GPtrArray *
fields (GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  find (GTK_WIDGET (page), type, found);
  return found;
}

static AdwEntryRow *
players_entry (void)
{
  return stage_find (GTK_WIDGET (page), ADW_TYPE_ENTRY_ROW);
}

static void
seat (const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (players_entry ()), name);
  g_signal_emit_by_name (players_entry (), "entry-activated");
}

static void
open_page (const ArbGameFace *const *faces, guint game, guint n_players)
{
  static const char *const names[] = { "Anna", "Ben", "Clara" };
  g_autoptr (GPtrArray) rows = NULL;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL); /* "More" opens at once */
  page = g_object_new (ARB_TYPE_SETUP_PAGE, NULL);
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 2200);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  arb_widget_mend_parts (GTK_WIDGET (page));
  g_signal_connect (page, "start", G_CALLBACK (on_start), NULL);
  gtk_window_present (GTK_WINDOW (window));
  stage_spin ();
  rows = fields (ADW_TYPE_COMBO_ROW);
  for (guint i = 0; i < rows->len; i++)
    if (g_list_model_get_n_items (adw_combo_row_get_model (rows->pdata[i])) > game
        && g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (adw_combo_row_get_model (rows->pdata[i])), game),
                        faces[game]->game->title))
      {
        adw_combo_row_set_selected (rows->pdata[i], game); /* other rows come with the game */
        break;
      }
  for (guint i = 0; i < n_players; i++)
    seat (names[i]);
  if (stage_row (page, ADW_TYPE_EXPANDER_ROW, "More") != NULL)
    adw_expander_row_set_expanded (stage_row (page, ADW_TYPE_EXPANDER_ROW, "More"), TRUE);
  g_clear_pointer (&started, g_free);
  stage_spin ();
}

static void
close_page (void)
{
  gtk_window_destroy (GTK_WINDOW (window));
  stage_spin ();
}

/* ---- the ways to start ---- */

static void
by_action (void)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
}

/* Ctrl+Enter, as the page itself has it. */
static void
by_keys (void)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (page));
  const guint before = g_list_model_get_n_items (controllers);
  guint n = 0;

  for (guint i = 0; i < before; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint k = 0;
           GTK_IS_SHORTCUT_CONTROLLER (controller) && k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
          g_autofree char *keys = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (!g_str_equal (keys, "<Control>Return"))
            continue;
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (page), NULL);
          n++;
        }
    }
  g_assert_cmpuint (n, ==, 1);
}

/* Enter in the empty entry for names. */
static void
by_players (void)
{
  g_signal_emit_by_name (players_entry (), "entry-activated");
}

/* Every field is tried with the first, one field of each game with the others. */
static void (*const ways[]) (void) = { by_keys, by_action, by_players };

/* ---- numbers ---- */

/* Another number that the field can have. */
static int
other_number (GtkSpinButton *field)
{
  GtkAdjustment *range = gtk_spin_button_get_adjustment (field);
  const int now = gtk_spin_button_get_value_as_int (field);

  return now + 1 <= gtk_adjustment_get_upper (range) ? now + 1 : now - 1;
}

/* Types as a person does: the field is emptied, and each sign comes alone. */
static void
type (GtkEditable *field, const char *text)
{
  int at = 0;

  gtk_editable_delete_text (field, 0, -1);
  for (const char *c = text; *c != '\0'; c++)
    gtk_editable_insert_text (field, c, 1, &at);
}

static void
test_numbers (void)
{
  guint n_faces, n_tried = 0;
  const ArbGameFace *const *faces = arb_game_faces (&n_faces);

  for (guint game = 0; game < n_faces; game++)
    for (guint way = 0, n = 1; way < G_N_ELEMENTS (ways); way++)
      for (guint i = 0; i < n; i++)
        {
          g_autoptr (GPtrArray) found = NULL;
          g_autofree char *usual = NULL, *stepped = NULL, *number = NULL;

          open_page (faces, game, 3);
          by_action ();
          usual = g_steal_pointer (&started);
          found = fields (GTK_TYPE_SPIN_BUTTON);
          n = way == 0 ? found->len : MIN (found->len, 1);
          if (n == 0)
            {
              close_page ();
              break;
            }
          number = g_strdup_printf ("%d", other_number (found->pdata[i]));
          gtk_spin_button_set_value (found->pdata[i], other_number (found->pdata[i]));
          by_action ();
          stepped = g_steal_pointer (&started);
          g_assert_cmpstr (stepped, !=, usual);
          close_page ();

          g_ptr_array_unref (found);
          open_page (faces, game, 3);
          found = fields (GTK_TYPE_SPIN_BUTTON);
          gtk_widget_grab_focus (found->pdata[i]);
          type (found->pdata[i], number);
          ways[way]();
          g_test_message ("%s, number %u, way %u", faces[game]->game->name, i, way);
          g_assert_cmpstr (started, ==, stepped);
          close_page ();
          n_tried++;
        }
  g_assert_cmpuint (n_tried, >, 12);
}

/* A number that the field cannot have starts nothing: the person sees what it became. */
static void
test_impossible (void)
{
  guint n_faces;
  const ArbGameFace *const *faces = arb_game_faces (&n_faces);

  for (guint game = 0; game < n_faces; game++)
    {
      g_autoptr (GPtrArray) found = NULL;

      open_page (faces, game, 3);
      found = fields (GTK_TYPE_SPIN_BUTTON);
      if (found->len > 0)
        {
          type (found->pdata[0], "999999999");
          by_keys ();
          g_assert_null (started);
          g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), found->pdata[0]));
          by_keys ();
          g_assert_nonnull (started);
        }
      close_page ();
    }
}

/* ---- words ---- */

/* What is typed into an entry is in the setup, also the name of a player that no Enter ended: with one player fewer
 * than the game needs, nothing could be started before. */
static void
test_words (void)
{
  guint n_faces, n_tried = 0;
  const ArbGameFace *const *faces = arb_game_faces (&n_faces);

  for (guint game = 0; game < n_faces; game++)
    for (guint i = 0, n = 1; i < n; i++)
      {
        g_autoptr (GPtrArray) found = NULL;

        open_page (faces, game, i == 0 ? faces[game]->game->min_players - 1 : 3);
        found = fields (ADW_TYPE_ENTRY_ROW);
        n = found->len;
        type (found->pdata[i], "Zoe");
        by_keys ();
        g_test_message ("%s, entry %u", faces[game]->game->name, i);
        g_assert_nonnull (started);
        g_assert_nonnull (strstr (started, "Zoe"));
        close_page ();
        n_tried++;
      }
  g_assert_cmpuint (n_tried, >=, 2 * n_faces);
}

/* No entry takes a sign that nobody sees, and the page says why nothing starts. */
static void
test_hidden_signs (void)
{
  static const char *const texts[] = { "Zoe\u200b", "a\u202eb", "\xc2\x9b", "Zoe\uffff", "\u2066x" };
  guint n_faces, n_tried = 0;
  const ArbGameFace *const *faces = arb_game_faces (&n_faces);

  for (guint game = 0; game < n_faces; game++)
    for (guint i = 0, n = 1; i < n; i++)
      {
        g_autoptr (GPtrArray) found = NULL;

        open_page (faces, game, 3);
        found = fields (ADW_TYPE_ENTRY_ROW);
        n = found->len;
        for (guint k = 0; k < G_N_ELEMENTS (texts); k++)
          {
            gtk_editable_set_text (found->pdata[i], texts[k]);
            by_keys ();
            g_test_message ("%s, entry %u, text %u", faces[game]->game->name, i, k);
            g_assert_null (started);
            n_tried++;
          }
        close_page ();
      }
  g_assert_cmpuint (n_tried, >=, 2 * n_faces * G_N_ELEMENTS (texts));
}

/* ---- chance ---- */

static GtkWidget *
button_of (const char *label)
{
  g_autoptr (GPtrArray) found = fields (GTK_TYPE_BUTTON);

  for (guint i = 0; i < found->len; i++)
    if (g_strcmp0 (gtk_button_get_label (found->pdata[i]), label) == 0)
      return found->pdata[i];
  return NULL;
}

/* The first letters of the players in the order in which they would play. */
static char *
order_now (void)
{
  g_autoptr (TableSetup) setup = arb_setup_page_build (page, NULL);
  GString *order = g_string_new (NULL);

  g_assert_nonnull (setup);
  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_c (order, setup->players[i].name[0]);
  return g_string_free (order, FALSE);
}

/* Presses the button 200 times; how many different orders came, and whether each was the one before, turned around.
 * `firsts` has a bit for each place of the order before from which somebody came to the first one. */
static guint
orders_of (const char *label, gboolean *turned, guint *firsts)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  *turned = TRUE;
  *firsts = 0;
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *before = order_now ();
      g_autofree char *twice = g_strconcat (before, before, NULL);
      char *after;

      g_signal_emit_by_name (button_of (label), "clicked");
      after = order_now ();
      g_assert_cmpuint (strlen (after), ==, strlen (before));
      *turned &= strstr (twice, after) != NULL;
      *firsts |= 1u << (strchr (before, after[0]) - before);
      g_hash_table_add (seen, after);
    }
  return g_hash_table_size (seen);
}

/* A draw turns the order to each player, a shuffle brings every order; each press can choose everybody, and nobody is
 * lost, in every game. */
static void
test_chance (void)
{
  guint n_faces;
  const ArbGameFace *const *faces = arb_game_faces (&n_faces);

  for (guint game = 0; game < n_faces; game++)
    {
      gboolean turned;
      guint firsts;

      open_page (faces, game, 3);
      g_assert_cmpuint (orders_of ("Draw _First Player", &turned, &firsts), ==, 3);
      g_assert_true (turned);
      g_assert_cmphex (firsts, ==, 7);
      g_assert_cmpuint (orders_of ("Shuffle S_eats", &turned, &firsts), ==, 6);
      g_assert_false (turned);
      g_assert_cmphex (firsts, ==, 7);
      close_page ();
    }
}

/* ---- what the chosen sets make ---- */

static void
set_copies (GtkWidget *root, const char *title, double copies)
{
  g_autoptr (GPtrArray) numbers = stage_all (stage_row (root, ADW_TYPE_ACTION_ROW, title), GTK_TYPE_SPIN_BUTTON);

  gtk_spin_button_set_value (numbers->pdata[0], copies);
}

/* The page says at once how many tiles the chosen sets make. */
static void
test_tiles (void)
{
  g_autoptr (GtkWidget) root = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_PAGE, NULL));
  g_autoptr (GPtrArray) numbers = NULL;
  GtkWidget *sum;

  arb_setup_page_begin (ARB_SETUP_PAGE (root), NULL);
  set_copies (root, "Inns and Cathedrals", 0);
  set_copies (root, "Base game", 2);
  sum = stage_row (root, ADW_TYPE_ACTION_ROW, "145 tiles in all");
  g_assert_nonnull (sum);
  g_assert_true (gtk_widget_get_visible (sum));
  set_copies (root, "Inns and Cathedrals", 1);
  g_assert_true (stage_row (root, ADW_TYPE_ACTION_ROW, "163 tiles in all") == sum);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (sum)), "Base game 144 + "));
}

STAGE_MAIN (stage_application, "/fields", numbers, impossible, words, hidden_signs, chance, tiles)
