/* statistics-page.c - see statistics-page.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The choices are made of what was played.  Averages over several games would say nothing, so the page begins with the
 * game that was played most.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "evening/game-files.h"
#include "evening/reason.h"
#include "evening/statistics.h"
#include "statistics-charts.h"
#include "statistics-page.h"
#include "statistics-tables.h"

typedef enum
{
  CHOICE_GAME,
  CHOICE_PLAYER,
  CHOICE_SET,
  CHOICE_FROM,
  CHOICE_TO,
  N_CHOICES
} Choice;

/* The tables that are shown, in this order. */
static const ArbGrouping tables[] = { ARB_BY_PLAYER, ARB_BY_SET, ARB_BY_GAME, ARB_BY_YEAR, ARB_BY_WHERE };

struct _ArbStatisticsPage
{
  AdwBin parent_instance;

  GtkWidget *count, *progress, *choices, *save, *results;
  GtkWidget *luck; /* among the results; NULL: no game is shown */
  GtkWidget *drops[N_CHOICES];
  GPtrArray *values[N_CHOICES]; /* char*: what each item of a choice stands for; NULL: everything */
  GSimpleActionGroup *actions;

  ArbPlays *plays;
  ArbFilter filter;
  gboolean begun;   /* the choices were made once */
  gboolean filling; /* the choices change because of the program */
};

G_DEFINE_FINAL_TYPE (ArbStatisticsPage, arb_statistics_page, ADW_TYPE_BIN)

/* ---- the choices ---- */

static void
choice_add (ArbStatisticsPage *self, Choice choice, GtkStringList *list, const char *title, const char *value)
{
  gtk_string_list_append (list, title);
  g_ptr_array_add (self->values[choice], g_strdup (value));
}

/* Begins a new list of items. */
static void
choice_begin (ArbStatisticsPage *self, Choice choice, GtkStringList **list, const char *everything)
{
  *list = gtk_string_list_new (NULL);
  g_ptr_array_set_size (self->values[choice], 0);
  choice_add (self, choice, *list, everything, NULL);
}

/* Replaces the items by those of the list, which it takes, and chooses `wanted`; NULL: the first. */
static void
choice_end (ArbStatisticsPage *self, Choice choice, GtkStringList *list, const char *wanted)
{
  guint selected = 0;

  for (guint i = 0; i < self->values[choice]->len; i++)
    if (wanted != NULL && g_strcmp0 (self->values[choice]->pdata[i], wanted) == 0)
      selected = i;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->drops[choice]), G_LIST_MODEL (list));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->drops[choice]), selected);
  gtk_widget_set_visible (self->drops[choice], self->values[choice]->len > 2 || selected > 0);
  g_object_unref (list);
}

static void
fill_from_tallies (ArbStatisticsPage *self, Choice choice, GtkStringList *list, ArbGrouping by)
{
  const ArbFilter all = ARB_FILTER_ALL;
  g_autoptr (GPtrArray) tallies = arb_tallies (arb_plays_get (self->plays), &all, by);

  for (guint i = 0; i < tallies->len; i++)
    {
      const ArbTally *tally = tallies->pdata[i];

      choice_add (self, choice, list, tally->title, tally->key);
    }
}

static void
fill_sets (ArbStatisticsPage *self, GtkStringList *list)
{
  const ArbFilter of_game = { .game = self->filter.game };
  g_autoptr (GPtrArray) tallies = arb_tallies (arb_plays_get (self->plays), &of_game, ARB_BY_SET);

  for (guint i = 0; i < tallies->len; i++)
    {
      const ArbTally *tally = tallies->pdata[i];

      choice_add (self, CHOICE_SET, list, tally->title, strchr (tally->key, ' ') + 1);
    }
}

static void
fill_set_choice (ArbStatisticsPage *self)
{
  GtkStringList *list;

  choice_begin (self, CHOICE_SET, &list, _ ("Any expansions"));
  fill_sets (self, list);
  choice_end (self, CHOICE_SET, list, self->filter.sets != NULL ? self->filter.sets[0] : NULL);
}

static void
fill_years (ArbStatisticsPage *self, Choice choice, GtkStringList *list)
{
  const ArbFilter all = ARB_FILTER_ALL;
  g_autoptr (GPtrArray) tallies = arb_tallies (arb_plays_get (self->plays), &all, ARB_BY_YEAR);

  for (guint i = 0; i < tallies->len; i++)
    {
      const ArbTally *tally = tallies->pdata[i];
      /* Translators: a year. */
      g_autofree char *title = g_strdup_printf (choice == CHOICE_FROM ? _ ("From %s") : _ ("To %s"), tally->key);

      choice_add (self, choice, list, title, tally->key);
    }
}

static void
fill_choices (ArbStatisticsPage *self)
{
  g_autofree char *from = g_strdup_printf ("%04d", self->filter.from);
  g_autofree char *to = g_strdup_printf ("%04d", self->filter.to);
  GtkStringList *list;

  self->filling = TRUE;
  choice_begin (self, CHOICE_GAME, &list, _ ("All games"));
  fill_from_tallies (self, CHOICE_GAME, list, ARB_BY_GAME);
  if (!self->begun && self->values[CHOICE_GAME]->len > 1)
    self->filter.game = g_strdup (self->values[CHOICE_GAME]->pdata[1]);
  choice_end (self, CHOICE_GAME, list, self->filter.game);
  choice_begin (self, CHOICE_PLAYER, &list, _ ("Everybody"));
  fill_from_tallies (self, CHOICE_PLAYER, list, ARB_BY_PLAYER);
  choice_end (self, CHOICE_PLAYER, list, self->filter.player);
  fill_set_choice (self);
  choice_begin (self, CHOICE_FROM, &list, _ ("From the first year"));
  fill_years (self, CHOICE_FROM, list);
  choice_end (self, CHOICE_FROM, list, from);
  choice_begin (self, CHOICE_TO, &list, _ ("To the last year"));
  fill_years (self, CHOICE_TO, list);
  choice_end (self, CHOICE_TO, list, to);
  self->begun = self->begun || self->values[CHOICE_GAME]->len > 1;
  self->filling = FALSE;
}

static const char *
chosen (ArbStatisticsPage *self, Choice choice)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->drops[choice]));

  return selected < self->values[choice]->len ? self->values[choice]->pdata[selected] : NULL;
}

static int
chosen_year (ArbStatisticsPage *self, Choice choice)
{
  return chosen (self, choice) != NULL ? (int) g_ascii_strtoll (chosen (self, choice), NULL, 10) : 0;
}

/* ---- update ---- */

static void
update_count (ArbStatisticsPage *self)
{
  guint done, all, unread = arb_plays_n_unread (self->plays);
  int first, last;
  guint n = arb_plays_count (arb_plays_get (self->plays), &self->filter, &first, &last);
  g_autoptr (GString) words = g_string_new (NULL);

  arb_plays_progress (self->plays, &done, &all);
  if (n > 0)
    {
      g_string_append_printf (words, ngettext ("%u finished game", "%u finished games", n), n);
      g_string_append_printf (words, first == last ? ", %d" : ", %d–%d", first, last);
    }
  else
    g_string_append (words, done < all    ? _ ("The games are being read")
                            : self->begun ? _ ("No finished game is like that")
                                          : _ ("There are sums here as soon as a game is finished"));
  if (unread > 0)
    g_string_append_printf (words,
                            ngettext ("\n%u finished game cannot be replayed and counts nowhere",
                                      "\n%u finished games cannot be replayed and count nowhere", unread),
                            unread);
  gtk_label_set_text (GTK_LABEL (self->count), words->str);
  gtk_widget_set_visible (self->progress, done < all);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), all > 0 ? (double) done / all : 0);
  gtk_widget_set_visible (self->choices, self->begun);
  gtk_widget_set_visible (self->save, n > 0);
}

/* More becomes known while the page is shown. */
static void
update_luck (ArbStatisticsPage *self)
{
  GtkWidget *table;

  if (self->luck == NULL)
    return;
  arb_widget_clear (self->luck);
  table = arb_statistics_luck (arb_plays_get (self->plays), &self->filter, arb_plays_n_undrawn (self->plays));
  gtk_widget_set_visible (self->luck, table != NULL);
  if (table != NULL)
    gtk_box_append (GTK_BOX (self->luck), table);
  arb_widget_mend_parts (self->luck);
}

/* NULL: nothing. */
static void
add_result (ArbStatisticsPage *self, GtkWidget *group)
{
  if (group != NULL)
    gtk_box_append (GTK_BOX (self->results), group);
}

static void
update_results (ArbStatisticsPage *self)
{
  const GPtrArray *plays = arb_plays_get (self->plays);

  self->luck = NULL;
  arb_widget_clear (self->results);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      add_result (self, arb_statistics_table (plays, &self->filter, tables[i]));
      if (tables[i] == ARB_BY_PLAYER)
        {
          add_result (self, arb_statistics_places (plays, &self->filter));
          add_result (self, arb_statistics_pairs (plays, &self->filter));
          add_result (self, arb_statistics_kinds_chart (plays, &self->filter));
          self->luck = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
          add_result (self, self->luck);
          update_luck (self);
        }
    }
  add_result (self, arb_statistics_months_chart (plays, &self->filter));
  arb_widget_mend_parts (self->results);
}

/* While games are read, only their number changes. */
static void
on_plays_changed (ArbStatisticsPage *self)
{
  guint done, all;

  arb_plays_progress (self->plays, &done, &all);
  if (done == all)
    {
      fill_choices (self);
      update_results (self);
    }
  update_count (self);
}

static void
on_chosen (ArbStatisticsPage *self)
{
  const char *set;
  gboolean another_game;

  if (self->filling)
    return;
  another_game = g_strcmp0 (self->filter.game, chosen (self, CHOICE_GAME)) != 0;
  set = another_game ? NULL : chosen (self, CHOICE_SET);
  arb_filter_clear (&self->filter);
  self->filter.game = g_strdup (chosen (self, CHOICE_GAME));
  self->filter.player = g_strdup (chosen (self, CHOICE_PLAYER));
  if (set != NULL)
    self->filter.sets = g_strdupv ((char *[]){ (char *) set, NULL });
  self->filter.from = chosen_year (self, CHOICE_FROM);
  self->filter.to = chosen_year (self, CHOICE_TO);
  /* Only the expansions: a list cannot be replaced while something in it is chosen. */
  self->filling = TRUE;
  if (another_game)
    fill_set_choice (self);
  self->filling = FALSE;
  update_results (self);
  update_count (self);
}

/* ---- saving ---- */

static void
on_place (GFile *file, gpointer data)
{
  const ArbAbout *saving = data;
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;

  if (arb_text_write (saving->text, file, &error))
    {
      g_autofree char *told = g_strdup_printf (_ ("Saved as “%s”"), name);

      arb_dialog_toast (saving->widget, told);
    }
  else
    arb_dialog_trouble (saving->widget, _ ("Not Saved"), arb_reason (error));
}

/* The parameter: "play", "player", "kind", "luck" as CSV, or "json". */
static void
on_save (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbStatisticsPage *self = data;
  const char *what = g_variant_get_string (parameter, NULL);
  const GPtrArray *plays = arb_plays_get (self->plays);
  gboolean json = g_str_equal (what, "json");
  g_autofree char *name = g_strdup_printf ("%s.%s", _ ("Statistics"), json ? "json" : "csv");
  const ArbFileChoice choice = { .title = _ ("Save the Statistics"),
                                 .accept = _ ("_Save"),
                                 .save = TRUE,
                                 .name = name,
                                 .filter = json ? "JSON" : "CSV",
                                 .pattern = json ? "*.json" : "*.csv" };
  char *text;

  if (json)
    text = arb_statistics_json (plays, &self->filter, arb_plays_n_unread (self->plays));
  else if (g_str_equal (what, "play"))
    text = arb_plays_csv (plays, &self->filter);
  else if (g_str_equal (what, "kind"))
    text = arb_kinds_csv (plays, &self->filter);
  else if (g_str_equal (what, "luck"))
    text = arb_lucks_csv (plays, &self->filter);
  else
    text = arb_tallies_csv (plays, &self->filter, ARB_BY_PLAYER);
  arb_dialog_file (GTK_WIDGET (self), &choice, on_place, arb_about_new (GTK_WIDGET (self), text), arb_about_free);
}

static GMenuModel *
save_menu (void)
{
  static const struct
  {
    const char *title, *what;
  } items[] = { { N_ ("_Players as CSV…"), "player" },
                { N_ ("_Results of All Games as CSV…"), "play" },
                { N_ ("Points by _Kind as CSV…"), "kind" },
                { N_ ("_Luck as CSV…"), "luck" },
                { N_ ("_Everything as JSON…"), "json" } };
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (items[i].title), NULL);

      g_menu_item_set_action_and_target (item, "statistics.save", "s", items[i].what);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

/* ---- the page ---- */

static void
make_choices (ArbStatisticsPage *self)
{
  static const char *const names[N_CHOICES] = { N_ ("Game"), N_ ("Player"), N_ ("Expansion"), N_ ("First year"),
                                                N_ ("Last year") };

  self->choices = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->choices), GTK_SELECTION_NONE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (self->choices), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (self->choices), 6);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->choices), N_CHOICES);
  for (guint i = 0; i < N_CHOICES; i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      self->values[i] = g_ptr_array_new_with_free_func (g_free);
      self->drops[i] = gtk_drop_down_new (NULL, NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->drops[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (names[i]), -1);
      arb_widget_set_tooltip (self->drops[i], _ (names[i]));
      g_signal_connect_object (self->drops[i], "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), self->drops[i]);
      gtk_widget_set_focusable (child, FALSE);
      g_object_bind_property (self->drops[i], "visible", child, "visible", G_BINDING_SYNC_CREATE);
      gtk_flow_box_insert (GTK_FLOW_BOX (self->choices), child, -1);
    }
}

static void
arb_statistics_page_dispose (GObject *object)
{
  ArbStatisticsPage *self = ARB_STATISTICS_PAGE (object);

  if (self->plays != NULL)
    g_signal_handlers_disconnect_by_data (self->plays, self);
  g_clear_object (&self->plays);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (arb_statistics_page_parent_class)->dispose (object);
}

static void
arb_statistics_page_finalize (GObject *object)
{
  ArbStatisticsPage *self = ARB_STATISTICS_PAGE (object);

  for (guint i = 0; i < N_CHOICES; i++)
    g_ptr_array_unref (self->values[i]);
  arb_filter_clear (&self->filter);

  G_OBJECT_CLASS (arb_statistics_page_parent_class)->finalize (object);
}

static void
arb_statistics_page_class_init (ArbStatisticsPageClass *klass)
{
  TABLE_OVERRIDE (G_OBJECT_CLASS (klass), arb_statistics_page, dispose, finalize);
}

static void
arb_statistics_page_init (ArbStatisticsPage *self)
{
  static const GActionEntry actions[] = { { .name = "save", .parameter_type = "s", .activate = on_save } };
  GtkWidget *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18), *menu = NULL;
  g_autoptr (GMenuModel) model = save_menu ();

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "statistics", G_ACTION_GROUP (self->actions));

  self->count = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->count), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->count), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->count, "title-2");
  self->progress = gtk_progress_bar_new ();
  make_choices (self);
  self->results = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  menu = self->save = gtk_menu_button_new ();
  gtk_menu_button_set_label (GTK_MENU_BUTTON (menu), _ ("Save as a Table"));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (menu), model);
  gtk_widget_set_halign (menu, GTK_ALIGN_CENTER);

  gtk_widget_set_margin_top (box, 24);
  gtk_widget_set_margin_bottom (box, 30);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (box), self->count);
  gtk_box_append (GTK_BOX (box), self->progress);
  gtk_box_append (GTK_BOX (box), self->choices);
  gtk_box_append (GTK_BOX (box), self->results);
  gtk_box_append (GTK_BOX (box), menu);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 860);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

void
arb_statistics_page_show (ArbStatisticsPage *self, ArbGames *games)
{
  g_return_if_fail (ARB_IS_STATISTICS_PAGE (self));

  if (self->plays == NULL)
    {
      self->plays = arb_plays_new (games, NULL);
      g_signal_connect_object (self->plays, "changed", G_CALLBACK (on_plays_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->plays, "luck", G_CALLBACK (update_luck), self, G_CONNECT_SWAPPED);
    }
  arb_plays_load (self->plays);
}
