/* test-templates.c - makes every template of the application once; a warning fails the test, because no GtkBuilder tool
 * can check templates with libadwaita.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <string.h>

#include "app/carcassonne/lake-editor.h"
#include "app/carcassonne/tile-editor.h"
#include "app/carcassonne/tile-page.h"
#include "app/carcassonne/setup-carcassonne.h"
#include "app/catan/island-editor.h"
#include "app/catan/setup-catan.h"
#include "app/kit/badge.h"
#include "app/setup/players-box.h"
#include "app/setup/rules-card.h"
#include "app/setup/setup-page.h"
#include "app/shell/display-window.h"
#include "app/shell/final-page.h"
#include "app/shell/help-text.h"
#include "app/shell/help-window.h"
#include "app/shell/start-page.h"
#include "app/shell/window.h"
#include "carcassonne/carc-play.h"
#include "carcassonne/carc-systems.h"
#include "app/table/score-plates.h"
#include "app/table/table-page.h"
#include "stage.h"
#include "../table/test-add.h"

/* Shows a page alone in a window, as narrow as a telephone and as wide as a desktop, so that it is measured and
 * drawn. */
static void
test_page (gconstpointer data)
{
  GType (*get_type) (void) = data;
  static const int widths[] = { 360, 1200 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *page = g_object_new (get_type (), NULL);

      gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 640);
      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      stage_spin ();
      g_assert_true (gtk_widget_get_mapped (page));
      g_assert_cmpint (gtk_widget_get_width (page), >, 0);
      gtk_window_destroy (GTK_WINDOW (window));
      stage_spin ();
    }
}

/* No page may need more than the width of a telephone. */
static void
test_narrow (gconstpointer data)
{
  GType (*get_type) (void) = data;
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (get_type (), NULL));
  int minimum;

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
test_toplevel (gconstpointer data)
{
  GType (*get_type) (void) = data;
  GtkWidget *window = g_object_new (get_type (), NULL);

  gtk_window_present (GTK_WINDOW (window));
  stage_spin ();
  g_assert_true (gtk_widget_get_mapped (window));
  gtk_window_destroy (GTK_WINDOW (window));
  stage_spin ();
}

/* The shortcuts window, if it is open. */
static GtkWindow *
shortcuts (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_SHORTCUTS_WINDOW (window))
        return window;
    }
  return NULL;
}

static void
test_window (void)
{
  ArbWindow *window = arb_window_new (application);

  gtk_window_present (GTK_WINDOW (window));
  stage_spin ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_assert_true (arb_window_is_idle (window));
  g_assert_null (shortcuts ());
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
  stage_spin ();
  g_assert_nonnull (shortcuts ());
  g_assert_true (gtk_window_get_transient_for (shortcuts ()) == GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (shortcuts ())));
  gtk_window_close (shortcuts ());
  stage_spin ();
  g_assert_null (shortcuts ());
  stage_close (window);
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
}

static void
test_shortcuts (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/arbitress/Arbitress/shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  gtk_window_present (window);
  stage_spin ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  gtk_window_destroy (window);
  stage_spin ();
}

/* Adds an accelerator as GTK writes it: the modifiers have one order then. */
static void
add_key (GHashTable *keys, const char *accelerator)
{
  GdkModifierType modifiers;
  guint key;

  if (!gtk_accelerator_parse (accelerator, &key, &modifiers))
    g_error ("“%s” is not an accelerator", accelerator);
  g_hash_table_add (keys, gtk_accelerator_name (key, modifiers));
}

/* Adds the accelerators of a line of the overlay: "<Control>plus <Control>minus", "<Control>1...6". */
static void
add_keys (GHashTable *keys, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *range = strstr (words[i], "...");
      char last = range != NULL ? range[3] : '\0';

      if (range != NULL)
        *range = '\0';
      add_key (keys, words[i]);
      while (range != NULL && range[-1] < last)
        {
          range[-1]++;
          add_key (keys, words[i]);
        }
    }
}

static GHashTable *
overlay_keys (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/arbitress/Arbitress/shortcuts.ui");
  g_autoptr (GSList) objects = gtk_builder_get_objects (builder);
  GHashTable *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (GSList *o = objects; o != NULL; o = o->next)
    if (GTK_IS_SHORTCUTS_SHORTCUT (o->data))
      {
        g_autofree char *line = NULL;

        g_object_get (o->data, "accelerator", &line, NULL);
        add_keys (keys, line);
      }
  gtk_window_destroy (GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
  return keys;
}

/* The overlay shows a key of every action of the application, and no key with Ctrl, Alt or F1 to F12 that does nothing;
 * neither does the page of the help. */
static void
test_same_keys (void)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));
  g_autoptr (GHashTable) shown = overlay_keys ();
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer key;

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), actions[i]);
      gboolean found = FALSE;

      for (guint k = 0; keys[k] != NULL; k++)
        {
          add_key (used, keys[k]);
          found |= g_hash_table_contains (shown, keys[k]);
        }
      if (!found)
        g_error ("The overlay shows no key of %s", actions[i]);
    }
  g_assert_cmpuint (g_hash_table_size (used), >, 20);
  add_key (used, "<Control>Return"); /* only on the setup page, which has it as a key binding */
  add_key (used, "F7");              /* is held: the table page listens to it */

  for (guint i = 0; i < help_n_pages; i++)
    for (const HelpPart *part = help_page_parts (&help_pages[i]); part->kind != HELP_END; part++)
      if (part->kind == HELP_KEY && (g_str_has_prefix (part->more, "Ctrl+") || part->more[0] == 'F'))
        {
          g_autoptr (GString) name = g_string_new (part->more);

          g_string_replace (name, "Ctrl+", "<Control>", 0);
          g_string_replace (name, "Shift+", "<Shift>", 0);
          g_string_replace (name, "?", "question", 0);
          if (strlen (part->more) > 1)
            add_key (shown, name->str);
        }

  g_hash_table_iter_init (&iter, shown);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      GdkModifierType modifiers;
      guint value;

      gtk_accelerator_parse (key, &value, &modifiers);
      if (((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || (value >= GDK_KEY_F1 && value <= GDK_KEY_F12))
          && !g_hash_table_contains (used, key))
        g_error ("%s is shown, but does nothing", (const char *) key);
    }
}

/* Each page of the help has a title and some text. */
static void
test_help_text (void)
{
  for (guint i = 0; i < help_n_pages; i++)
    {
      const HelpPart *part = help_page_parts (&help_pages[i]);

      g_assert_cmpuint (strlen (help_pages[i].title), >, 0);
      g_assert_cmpint (part->kind, !=, HELP_END);
      for (; part->kind != HELP_END; part++)
        {
          g_assert_nonnull (part->text);
          g_assert_true (part->kind != HELP_KEY && part->kind != HELP_PICTURE
                             ? part->kind == HELP_HEADING || part->more == NULL
                             : part->more != NULL);
        }
    }
}

/* Is this question of the help one that the prompt can ask? */
static gboolean
is_asked (const TableActs *acts, const char *topic)
{
  for (guint i = 0; i < acts->n_rows; i++)
    {
      const char *verb = acts->rows[i]->verb;

      if (verb == NULL)
        continue;
      if (g_str_equal (verb, topic) || (g_str_has_prefix (verb, topic) && verb[strlen (topic)] == ' '))
        return TRUE;
      for (guint k = 0; k < table_act_n_operands (acts->rows[i]); k++)
        {
          g_autofree char *asked = g_strdup_printf ("%s %s", verb, table_operand_member (&acts->rows[i]->operands[k]));

          if (g_str_equal (asked, topic))
            return TRUE;
        }
    }
  return FALSE;
}

/* Whoever looks for an expansion by its name finds it. */
static void
test_help_sets (void)
{
  for (guint s = 0; s < carc_n_systems; s++)
    {
      const HelpPart *first;
      gboolean found = carc_systems[s]->by == CARC_BY_OTHER || carc_systems[s]->id == CARC_SYSTEM_BASE;

      for (guint i = 0; i < help_n_pages; i++)
        found = found || help_page_has (&help_pages[i], carc_systems[s]->title, &first);
      if (!found)
        g_error ("no page of the help has “%s”", carc_systems[s]->title);
    }
}

/* The expansions come as on the setup page, below the title of each; what the page says itself is around them. */
static void
test_help_order (void)
{
  static const char *const wanted[] = { "Wheel of Fortune", "The River, The River II", "Inns and Cathedrals",
                                        "The Tower",        "Siege, The Besiegers",    "Tiles of Your Own" };
  const HelpPart *part;
  guint page, found = 0;

  g_assert_cmpstr (help_find ("carcassonne", "capture", &page)->text, ==, "The Tower");
  g_assert_cmpstr (help_pages[page].title, ==, "Expansions");
  part = help_page_parts (&help_pages[page]);
  g_assert_true (part == help_page_parts (&help_pages[page]));
  g_assert_cmpint (part->kind, ==, HELP_TEXT);
  for (; part->kind != HELP_END; part++)
    {
      g_assert_cmpint (part->kind, !=, HELP_SYSTEMS);
      if (part->kind == HELP_HEADING && found < G_N_ELEMENTS (wanted) && g_str_equal (part->text, wanted[found]))
        found++;
    }
  g_assert_cmpuint (found, ==, G_N_ELEMENTS (wanted));
}

/* Each question has a part of the help, and no heading names a question that nobody asks. */
static void
test_help_topics (void)
{
  static const char *const others[] = { "menu", "more", "over", "setup", NULL };
  guint page, n_games;
  const TableGame *const *games = table_games (&n_games);

  for (guint g = 0; g < n_games; g++)
    {
      const TableActs *acts = games[g]->acts;

      for (guint i = 0; i < acts->n_rows; i++)
        if (acts->rows[i]->verb != NULL)
          g_assert_nonnull (help_find (games[g]->name, acts->rows[i]->verb, &page));
    }
  for (guint i = 0; i < help_n_pages; i++)
    for (const HelpPart *part = help_page_parts (&help_pages[i]); part->kind != HELP_END; part++)
      {
        g_auto (GStrv) topics = part->kind == HELP_HEADING && part->more != NULL ? g_strsplit (part->more, ", ", -1)
                                                                                 : NULL;

        for (guint k = 0; topics != NULL && topics[k] != NULL; k++)
          if (!g_strv_contains (others, topics[k]) && !is_asked (table_game_find (help_pages[i].game)->acts, topics[k]))
            g_error ("no prompt asks “%s”", topics[k]);
      }
  g_assert_cmpstr (help_find ("carcassonne", "place cell", &page)->text, ==, "2. Where?");
  g_assert_cmpstr (help_find ("carcassonne", "place act", &page)->text, ==, "3. And then?");
  g_assert_cmpstr (help_find ("catan", "fish 3 player", &page)->text, ==, "The market");
  g_assert_cmpstr (help_find ("catan", "discard player", &page)->text, ==, "The dice");
  g_assert_cmpstr (help_find ("catan", "robber resource", &page)->text, ==, "A card is stolen");
  g_assert_cmpstr (help_find ("catan", "discard cards", &page)->text, ==, "Half a hand is discarded");
  g_assert_cmpstr (help_find ("catan", "trade get", &page)->text, ==, "A trade");
  g_assert_cmpstr (help_find ("catan", "play monopoly taken", &page)->text, ==, "A monopoly");
  g_assert_null (help_find (NULL, NULL, &page));
  g_assert_cmpuint (page, ==, 0);
}

static void
test_help_search (void)
{
  const HelpPart *first;
  gsize length;
  const char *text = "Der Übergang";

  g_assert_true (help_find_word (text, "über", &length) == text + 4);
  g_assert_cmpuint (length, ==, strlen ("Über"));
  g_assert_null (help_find_word (text, "gangs", &length));
  g_assert_null (help_find_word ("", "a", &length));
  g_assert_true (help_page_has (&help_pages[0], "FORECAST", &first));
  g_assert_nonnull (strstr (first->text, "forecast"));
  g_assert_false (help_page_has (&help_pages[0], "xyzzy", &first));
  g_assert_true (first == help_page_parts (&help_pages[0]));
}

/* Whoever looks for one of these words finds the page on covered hands. */
static void
test_help_covered (void)
{
  static const char *const words[] = { "covered", "hand", "hands", "unseen", "per cent", "maybe", "secret" };
  const HelpPart *first;
  guint page = 0;

  while (page < help_n_pages && !g_str_equal (help_pages[page].title, "Covered Hands"))
    page++;
  g_assert_cmpuint (page, <, help_n_pages);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_true (help_page_has (&help_pages[page], words[i], &first));
}

static const struct
{
  const char *name;
  GType (*get_type) (void);
} pages[] = {
  { "final-page", arb_final_page_get_type },     { "lake-editor", arb_lake_editor_get_type },
  { "players-box", arb_players_box_get_type },   { "rules-card", arb_rules_card_get_type },
  { "score-plates", arb_score_plates_get_type }, { "setup-carcassonne", arb_setup_carcassonne_get_type },
  { "setup-catan", arb_setup_catan_get_type },   { "island-editor", arb_island_editor_get_type },
  { "setup-page", arb_setup_page_get_type },     { "start-page", arb_start_page_get_type },
  { "table-page", arb_table_page_get_type },     { "tile-editor", arb_tile_editor_get_type },
  { "tile-page", arb_tile_page_get_type },
};

int
main (int argc, char *argv[])
{
  /* Accessible properties and relations of a template are read only if somebody listens. */
  g_setenv ("GTK_A11Y", "test", TRUE);
  stage_application (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *page = g_strdup_printf ("/templates/%s", pages[i].name);
      g_autofree char *narrow = g_strdup_printf ("/templates/narrow/%s", pages[i].name);

      g_test_add_data_func (page, (gconstpointer) pages[i].get_type, test_page);
      g_test_add_data_func (narrow, (gconstpointer) pages[i].get_type, test_narrow);
    }
  g_test_add_data_func ("/templates/help-window", (gconstpointer) arb_help_window_get_type, test_toplevel);
  g_test_add_data_func ("/templates/display-window", (gconstpointer) arb_display_window_get_type, test_toplevel);
  TESTS_ADD ("/templates", shortcuts, same_keys, help_text, help_order, help_topics, help_search, help_covered,
             help_sets, window);
  return stage_run ();
}
