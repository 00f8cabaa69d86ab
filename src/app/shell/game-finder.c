/* game-finder.c - finds games in the list: what is searched for, the order, and which games are shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/settings.h"
#include "app/kit/widgets.h"
#include "evening/search.h"
#include "game-finder.h"

struct _ArbGameFinder
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkSearchEntry *entry;
  GtkMenuButton *menu_button;
  GtkWidget *left_out; /* shown if not every game is in the list */
  GtkLabel *left_out_words;

  ArbGameList *list;
  GtkFilterListModel *found; /* those that are wanted, in their order */
  GtkSorter *sorter;
  GtkFilter *filter;
  GtkWidget *page; /* this widget is a part of it */
  ArbGameSort sort;
  char *game; /* what the list is filtered for */
  ArbGameState state;
  char **words;                /* that are searched for; NULL: none */
  GSimpleActionGroup *actions; /* "order.sort", "order.game", "order.state" */
};

G_DEFINE_FINAL_TYPE (ArbGameFinder, arb_game_finder, GTK_TYPE_WIDGET)

static const struct
{
  const char *name, *title;
} sorts[] = {
  [ARB_SORT_PLAYED] = { "played", N_ ("Last _Played") },
  [ARB_SORT_BEGUN] = { "begun", N_ ("Last _Begun") },
  [ARB_SORT_TITLE] = { "title", N_ ("_Title") },
  [ARB_SORT_ENTRIES] = { "entries", N_ ("_Longest") },
}, states[] = {
  [ARB_STATE_ANY] = { "any", N_ ("In Progress and _Finished") },
  [ARB_STATE_PLAYING] = { "playing", N_ ("_Only in Progress") },
  [ARB_STATE_FINISHED] = { "finished", N_ ("Only F_inished") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (sorts) == ARB_N_SORTS);
G_STATIC_ASSERT (G_N_ELEMENTS (states) == ARB_N_STATES);

/* ---- update ---- */

static void
finder_update (ArbGameFinder *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  guint n_all = g_list_model_get_n_items (arb_game_list_items (self->list));
  g_autofree char *words = NULL;

  if (n == 0)
    words = g_strdup (_ ("No game is like that"));
  else
    words = g_strdup_printf (ngettext ("%u of %u game", "%u of %u games", n_all), n, n_all);
  gtk_label_set_text (self->left_out_words, words);
  gtk_widget_set_visible (self->left_out, n < n_all);
  /* There is nothing to find among one. */
  gtk_widget_set_visible (GTK_WIDGET (self), n_all > 1 || n < n_all);
}

/* ---- what the person wants ---- */

static int
compare (gconstpointer a, gconstpointer b, gpointer self)
{
  return arb_listed_game_compare ((ArbListedGame *) a, (ArbListedGame *) b, ((const ArbGameFinder *) self)->sort);
}

static gboolean
is_wanted (gpointer item, gpointer data)
{
  const ArbGameFinder *self = data;

  return arb_listed_game_is_wanted (item, self->game, self->state, self->words);
}

/* TRUE: the list was loaded again, so it is also sorted and filtered. */
static gboolean
read_texts (ArbGameFinder *self)
{
  return arb_game_list_read_texts (self->list, self->words != NULL || self->sort == ARB_SORT_TITLE);
}

static void
on_searched (ArbGameFinder *self)
{
  g_clear_pointer (&self->words, g_strfreev);
  self->words = arb_search_words (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  if (!read_texts (self))
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

/* A letter was typed elsewhere on the page.  The entry gets the focus; the next letters do not replace the first. */
static void
on_search_begun (ArbGameFinder *self)
{
  gtk_text_grab_focus_without_selecting (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->entry))));
}

/* Enter opens the first game that was found. */
static void
on_entered (ArbGameFinder *self)
{
  g_autoptr (ArbListedGame) first = NULL;

  on_searched (self);
  first = g_list_model_get_item (G_LIST_MODEL (self->found), 0);
  if (first != NULL && *gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "x", arb_listed_game_get (first)->id);
}

static void
on_search_left (ArbGameFinder *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_grab_focus (self->page);
}

/* The names of the orders are also those in the settings. */
static void
on_sort (GSimpleAction *action, GVariant *value, gpointer data)
{
  ArbGameFinder *self = data;
  GSettings *settings = arb_settings ();

  g_simple_action_set_state (action, value);
  if (settings != NULL)
    g_settings_set_string (settings, "order", g_variant_get_string (value, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    if (g_str_equal (g_variant_get_string (value, NULL), sorts[i].name))
      self->sort = (ArbGameSort) i;
  if (!read_texts (self))
    gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

static void
on_state (GSimpleAction *action, GVariant *value, gpointer data)
{
  ArbGameFinder *self = data;

  g_simple_action_set_state (action, value);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_str_equal (g_variant_get_string (value, NULL), states[i].name))
      self->state = (ArbGameState) i;
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
on_game (GSimpleAction *action, GVariant *value, gpointer data)
{
  ArbGameFinder *self = data;

  g_simple_action_set_state (action, value);
  g_free (self->game);
  self->game = g_variant_dup_string (value, NULL);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
show_all (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbGameFinder *self = ARB_GAME_FINDER (widget);
  GActionGroup *actions = G_ACTION_GROUP (self->actions);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  on_searched (self);
  g_action_group_change_action_state (actions, "game", g_variant_new_string (""));
  g_action_group_change_action_state (actions, "state", g_variant_new_string (states[ARB_STATE_ANY].name));
}

/* ---- the menu ---- */

static void
add_choice (GMenu *section, const char *title, const char *action, const char *value)
{
  g_autofree char *detailed = g_strdup_printf ("order.%s", action);
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

  g_menu_item_set_action_and_target (item, detailed, "s", value);
  g_menu_append_item (section, item);
}

static void
make_menu (ArbGameFinder *self)
{
  g_autoptr (GMenu) menu = g_menu_new (), order = g_menu_new (), kinds = g_menu_new (), progress = g_menu_new ();
  guint n;
  const ArbGameFace *const *faces = arb_game_faces (&n);

  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    add_choice (order, _ (sorts[i].title), "sort", sorts[i].name);
  add_choice (kinds, _ ("_All Games"), "game", "");
  for (guint i = 0; i < n; i++)
    add_choice (kinds, _ (faces[i]->game->title), "game", faces[i]->game->name);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    add_choice (progress, _ (states[i].title), "state", states[i].name);
  g_menu_append_section (menu, _ ("Order"), G_MENU_MODEL (order));
  g_menu_append_section (menu, _ ("Game"), G_MENU_MODEL (kinds));
  g_menu_append_section (menu, _ ("State"), G_MENU_MODEL (progress));
  gtk_menu_button_set_menu_model (self->menu_button, G_MENU_MODEL (menu));
}

static void
arb_game_finder_dispose (GObject *object)
{
  g_clear_pointer (&ARB_GAME_FINDER (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (arb_game_finder_parent_class)->dispose (object);
}

static void
arb_game_finder_class_init (ArbGameFinderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_game_finder_dispose;
  TABLE_FREES (klass, ArbGameFinder, g_free, game);
  TABLE_FREES (klass, ArbGameFinder, g_strfreev, words);
  TABLE_FREES (klass, ArbGameFinder, g_object_unref, found, list, actions);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  arb_class_template (klass, "game-finder.ui");
  ARB_BIND_CHILDREN (klass, ArbGameFinder, box, entry, menu_button, left_out, left_out_words);
  ARB_BIND_CALLBACKS (klass, on_searched, on_search_begun, on_entered, on_search_left);
  gtk_widget_class_install_action (widget_class, "finder.show-all", NULL, show_all);
}

static void
arb_game_finder_init (ArbGameFinder *self)
{
  static const GActionEntry actions[] = {
    { .name = "sort", .parameter_type = "s", .state = "'played'", .change_state = on_sort },
    { .name = "game", .parameter_type = "s", .state = "''", .change_state = on_game },
    { .name = "state", .parameter_type = "s", .state = "'any'", .change_state = on_state },
  };

  self->game = g_strdup ("");
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "order", G_ACTION_GROUP (self->actions));
  gtk_widget_init_template (GTK_WIDGET (self));
  make_menu (self);
}

GListModel *
arb_game_finder_set_list (ArbGameFinder *self, ArbGameList *list, GtkWidget *page)
{
  GSettings *settings = arb_settings ();
  GListModel *items, *sorted;

  g_return_val_if_fail (ARB_IS_GAME_FINDER (self), NULL);
  g_return_val_if_fail (self->list == NULL, NULL);

  self->list = g_object_ref (list);
  items = arb_game_list_items (list);
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare, self, NULL));
  sorted = G_LIST_MODEL (gtk_sort_list_model_new (g_object_ref (items), self->sorter));
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_wanted, self, NULL));
  self->found = gtk_filter_list_model_new (sorted, self->filter);
  if (settings != NULL)
    {
      g_autofree char *order = g_settings_get_string (settings, "order");

      g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "sort", g_variant_new_string (order));
    }
  self->page = page;
  gtk_search_entry_set_key_capture_widget (self->entry, page);
  g_signal_connect_object (self->found, "items-changed", G_CALLBACK (finder_update), self, G_CONNECT_SWAPPED);
  finder_update (self);
  return G_LIST_MODEL (self->found);
}

void
arb_game_finder_search (ArbGameFinder *self)
{
  g_return_if_fail (ARB_IS_GAME_FINDER (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
