/* setup-carcassonne.c - what is on the table of Carcassonne.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/settings.h"
#include "app/kit/widgets.h"
#include "carcassonne/systems/lake/carc-lake-layout.h"
#include "carcassonne/carc-play.h"
#include "own-sets.h"
#include "set-row.h"
#include "setup-carcassonne.h"
#include "shelf-card.h"
#include "tile-editor.h"

#define COPIES_MAX 4 /* the most boxes of one set */

struct _ArbSetupCarcassonne
{
  ArbSetupPart parent_instance;

  AdwPreferencesGroup *group;
  GPtrArray *rows;      /* one or two of each system, in their order */
  GPtrArray *more_rows; /* those of them that are in `more` */
  GtkWidget *more;      /* what is neither usual nor on the shelf */
  GtkWidget *search;    /* searches in it */
  GPtrArray *below;     /* the rows below those of the systems */
  GtkWidget *layout_row;
  GtkWidget *sum_row;
  GtkWidget *names_row; /* the names of the fan-made scoring cards, with commas between them */
  AdwComboRow *edition;
  ArbOwnSets *own;

  GtkWidget *controls[CARC_SYSTEMS_MAX]; /* a switch or a number of copies; NULL: no choice */
  CarcLakeLayout layout;
};

G_DEFINE_TYPE (ArbSetupCarcassonne, arb_setup_carcassonne, ARB_TYPE_SETUP_PART)

/* ---- one control for each system ---- */

static guint
get_copies (ArbSetupCarcassonne *self, guint system)
{
  GtkWidget *control = self->controls[system];

  if (GTK_IS_SPIN_BUTTON (control))
    return (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (control));
  return control != NULL && gtk_switch_get_active (GTK_SWITCH (control)) ? 1 : 0;
}

static void
set_copies (ArbSetupCarcassonne *self, guint system, guint copies)
{
  GtkWidget *control = self->controls[system];

  if (GTK_IS_SPIN_BUTTON (control))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), MAX (copies, carc_systems[system]->least));
  else if (control != NULL)
    gtk_switch_set_active (GTK_SWITCH (control), copies > 0);
}

static gboolean
add_line (TableSetup *setup, const CarcSystem *system, guint copies, TableRefusal *why)
{
  g_autofree char *line = system->by == CARC_BY_USE ? g_strdup_printf ("use %s", system->name)
                          : copies == 1             ? g_strdup_printf ("set %s", system->name)
                                                    : g_strdup_printf ("set %s %u", system->name, copies);

  return table_setup_line (setup, line, why);
}

/* Without a name, the rules take the usual ones. */
static gboolean
add_names (ArbSetupCarcassonne *self, TableSetup *setup, TableRefusal *why)
{
  g_auto (GStrv) names = g_strsplit (gtk_editable_get_text (GTK_EDITABLE (self->names_row)), ",", -1);
  g_autoptr (GString) line = g_string_new ("cards");
  const gsize bare = line->len;

  for (guint i = 0; names[i] != NULL; i++)
    if (*g_strstrip (names[i]) != '\0')
      {
        g_string_append_c (line, ' ');
        table_words_append (line, names[i]);
      }
  return line->len == bare || table_setup_line (setup, line->str, why);
}

static gboolean
arb_setup_carcassonne_fill (ArbSetupPart *part, TableSetup *setup, TableRefusal *why)
{
  ArbSetupCarcassonne *self = ARB_SETUP_CARCASSONNE (part);

  setup->rulings[CARC_B1] = (guint8) adw_combo_row_get_selected (self->edition);
  for (guint i = 0; i < carc_n_systems; i++)
    if (get_copies (self, i) > 0 && !add_line (setup, carc_systems[i], get_copies (self, i), why))
      return FALSE;
  if (get_copies (self, CARC_SYSTEM_LAKE) > 0)
    {
      g_autofree char *layout = carc_lake_layout_print (&self->layout);
      g_autofree char *line = g_strdup_printf ("layout lake %s", layout);

      if (!table_setup_line (setup, line, why))
        return FALSE;
    }
  if (get_copies (self, CARC_SYSTEM_CARDS) > 0 && !add_names (self, setup, why))
    return FALSE;
  return arb_own_sets_fill (self->own, setup, why);
}

static void
setup_carcassonne_update (ArbSetupCarcassonne *self)
{
  const gboolean lake = get_copies (self, CARC_SYSTEM_LAKE) > 0;

  gtk_widget_set_visible (self->layout_row, lake);
  arb_own_sets_set_layout (self->own, lake ? &self->layout : NULL);
  gtk_widget_set_visible (self->names_row, get_copies (self, CARC_SYSTEM_CARDS) > 0);
  g_signal_emit_by_name (self, "changed");
}

/* ---- how many tiles that makes ---- */

/* "Base game 72 + The River 12": the sets in the order of the stack; `n_tiles` is their sum.  The abbeys that players
 * hold are in no stack.  Free with g_free (). */
static char *
tell_tiles (const CarcRules *rules, guint *n_tiles)
{
  g_autoptr (GString) words = g_string_new (NULL);

  *n_tiles = 0;
  for (guint i = 0, of_set; i < rules->n_tiles; i++)
    {
      const char *set = rules->tiles[i].set;
      const CarcSystem *system = carc_system_find (set);

      for (of_set = 0; i < rules->n_tiles && g_str_equal (rules->tiles[i].set, set); i++)
        of_set += carc_tile_held (rules, i) ? 0 : rules->counts[i];
      i--;
      if (of_set > 0)
        g_string_append_printf (words, "%s%s %u", *n_tiles > 0 ? " + " : "", system != NULL ? _ (system->title) : set,
                                of_set);
      *n_tiles += of_set;
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
arb_setup_carcassonne_sum (ArbSetupPart *part, const TableSetup *setup)
{
  ArbSetupCarcassonne *self = ARB_SETUP_CARCASSONNE (part);
  g_autoptr (TableSetup) seated = setup != NULL ? table_setup_copy (setup) : NULL;
  CarcRules *rules = NULL;

  if (seated != NULL)
    {
      /* Tiles do not depend on who plays, but rules need players. */
      table_setup_add_player (seated, "A", -1, NULL);
      table_setup_add_player (seated, "B", -1, NULL);
      carc_game.complete (seated);
      rules = carc_rules_new (seated, NULL);
    }
  gtk_widget_set_visible (self->sum_row, rules != NULL);
  if (rules == NULL)
    return;

  guint n;
  g_autofree char *words = tell_tiles (rules, &n);
  g_autofree char *escaped = g_markup_escape_text (words, -1);
  g_autofree char *title = g_strdup_printf (ngettext ("%u tile in all", "%u tiles in all", n), n);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->sum_row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->sum_row), escaped);
  carc_rules_unref (rules);
}

/* ---- what is offered first, and what is behind "More" ---- */

static guint
system_of (GtkWidget *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "system"));
}

static gboolean
is_offered (ArbSetupCarcassonne *self, guint system)
{
  return carc_systems[system]->usual || get_copies (self, system) > 0 || arb_shelf_brings (carc_systems[system]);
}

static void
search_more (ArbSetupCarcassonne *self)
{
  arb_set_rows_find (self->more_rows, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
tell_more (ArbSetupCarcassonne *self)
{
  const guint n = self->more_rows->len;
  g_autofree char *words = g_strdup_printf (ngettext ("%u set or expansion that is not on your shelf",
                                                      "%u sets and expansions that are not on your shelf", n),
                                            n);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->more), words);
  gtk_widget_set_visible (self->more, n > 0);
}

static void
take_out (ArbSetupCarcassonne *self, GtkWidget *row)
{
  if (g_ptr_array_remove (self->more_rows, row))
    adw_expander_row_remove (ADW_EXPANDER_ROW (self->more), row);
  else if (gtk_widget_get_parent (row) != NULL)
    adw_preferences_group_remove (self->group, row);
}

/* Only when the page begins or the shelf changes: what a person switches on stays where it is. */
static void
arrange_rows (ArbSetupCarcassonne *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    take_out (self, self->rows->pdata[i]);
  for (guint i = 0; i < self->below->len; i++)
    take_out (self, self->below->pdata[i]);
  for (guint i = 0; i < self->rows->len; i++)
    if (is_offered (self, system_of (self->rows->pdata[i])))
      adw_preferences_group_add (self->group, self->rows->pdata[i]);
    else
      {
        adw_expander_row_add_row (ADW_EXPANDER_ROW (self->more), self->rows->pdata[i]);
        g_ptr_array_add (self->more_rows, self->rows->pdata[i]);
      }
  for (guint i = 0; i < self->below->len; i++)
    adw_preferences_group_add (self->group, self->below->pdata[i]);
  search_more (self);
  tell_more (self);
}

static void
show_shelf (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  arb_shelf_card_present (widget);
}

/* ---- as in the last game ---- */

static void
take_layout (ArbSetupCarcassonne *self, const TableSetup *setup)
{
  TableWords words;

  for (guint i = 0; table_setup_next (setup, &i, "layout", &words);)
    {
      CarcLakeLayout layout;

      if (carc_lake_layout_parse (&layout, words.word + 2, words.n - 2, NULL))
        self->layout = layout;
    }
}

static void
take_names (ArbSetupCarcassonne *self, const TableSetup *setup)
{
  TableWords words;

  for (guint i = 0; table_setup_next (setup, &i, "cards", &words);)
    {
      g_autoptr (GString) names = g_string_new (words.word[1]);

      for (guint k = 2; k < words.n; k++)
        g_string_append_printf (names, ", %s", words.word[k]);
      gtk_editable_set_text (GTK_EDITABLE (self->names_row), names->str);
    }
}

static void
arb_setup_carcassonne_take (ArbSetupPart *part, const TableSetup *setup)
{
  ArbSetupCarcassonne *self = ARB_SETUP_CARCASSONNE (part);

  for (guint i = 0; i < carc_n_systems; i++)
    set_copies (self, i, carc_setup_copies (setup, carc_systems[i]));
  take_layout (self, setup);
  take_names (self, setup);
  arb_own_sets_take (self->own, setup);
  adw_combo_row_set_selected (self->edition, setup->rulings[CARC_B1]);
  arrange_rows (self);
}

static void
arb_setup_carcassonne_begin (ArbSetupPart *part, ArbGames *games)
{
  arb_own_sets_begin (ARB_SETUP_CARCASSONNE (part)->own, games);
}

static void
on_own_layout (ArbSetupCarcassonne *self)
{
  self->layout = *arb_own_sets_get_layout (self->own);
  setup_carcassonne_update (self);
}

static void
on_layout_changed (ArbTileEditor *editor, ArbSetupCarcassonne *self)
{
  arb_tile_editor_get_layout (editor, &self->layout);
  setup_carcassonne_update (self);
}

static void
show_layout (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupCarcassonne *self = ARB_SETUP_CARCASSONNE (widget);

  g_signal_connect_object (arb_tile_editor_present (widget, NULL, NULL, &self->layout), "layout",
                           G_CALLBACK (on_layout_changed), self, 0);
}

static void
fill_edition (ArbSetupCarcassonne *self)
{
  static const char *const titles[] = { N_ ("Third"), N_ ("Second"), N_ ("First") };
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    gtk_string_list_append (list, _ (titles[i]));
  adw_combo_row_set_model (self->edition, G_LIST_MODEL (list));
}

static void
on_edition (ArbSetupCarcassonne *self)
{
  guint selected = adw_combo_row_get_selected (self->edition);

  if (selected < carc_game.rulings[CARC_B1].n_options)
    {
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->edition),
                                   _ (carc_game.rulings[CARC_B1].options[selected].sentence));
    }
  setup_carcassonne_update (self);
}

static void
arb_setup_carcassonne_set_ruling (ArbSetupPart *part, guint ruling, guint option)
{
  if (ruling == CARC_B1)
    adw_combo_row_set_selected (ARB_SETUP_CARCASSONNE (part)->edition, option);
}

/* ---- the rows ---- */

/* A row keeps its place among the others while it is nowhere on the page. */
static void
add_row (ArbSetupCarcassonne *self, GtkWidget *row, guint system)
{
  g_object_set_data (G_OBJECT (row), "system", GUINT_TO_POINTER (system));
  g_ptr_array_add (self->rows, g_object_ref_sink (row));
}

static void
add_control (ArbSetupCarcassonne *self, const CarcSystem *system)
{
  GtkWidget *row = arb_set_row_new (_ (system->title), _ (system->description), carc_system_n_tiles (system));
  gboolean one = system->by == CARC_BY_USE || system->most == 1;
  GtkWidget *control = one ? gtk_switch_new () : gtk_spin_button_new_with_range (system->least, COPIES_MAX, 1);

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  add_row (self, row, system->id);
  self->controls[system->id] = control;
  set_copies (self, system->id, system->usual ? 1 : 0);
  g_signal_connect_object (control, one ? "notify::active" : "value-changed", G_CALLBACK (setup_carcassonne_update),
                           self, G_CONNECT_SWAPPED);
}

/* A row that comes after the lake's: how the tile of the lake is printed. */
static void
add_layout_row (ArbSetupCarcassonne *self)
{
  self->layout_row = arb_row_new (ADW_TYPE_ACTION_ROW, _ ("Layout of the lake"),
                                  _ ("Match it to the tile on your table"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->layout_row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->layout_row), "setup.layout");
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->layout_row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  add_row (self, self->layout_row, CARC_SYSTEM_LAKE);
}

/* Which of the fan-made scoring cards there are. */
static void
add_names_row (ArbSetupCarcassonne *self)
{
  self->names_row = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->names_row), _ ("Names of the cards, with commas"));
  /* Translators: fan-made scoring cards, as they are called at the table, with commas between them */
  gtk_editable_set_text (GTK_EDITABLE (self->names_row), _ ("Cleric, Serf, Outlaw, Angler"));
  gtk_widget_set_visible (self->names_row, FALSE);
  g_signal_connect_object (self->names_row, "changed", G_CALLBACK (setup_carcassonne_update), self, G_CONNECT_SWAPPED);
}

static void
add_more_row (ArbSetupCarcassonne *self)
{
  self->more = arb_row_new (ADW_TYPE_EXPANDER_ROW, _ ("More"), NULL);
  self->search = arb_set_search_new ();
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->more), self->search);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (search_more), self, G_CONNECT_SWAPPED);
}

static void
add_rows (ArbSetupCarcassonne *self)
{
  g_autoptr (GPtrArray) rows = carc_systems_of_setup ();

  for (guint i = 0; i < rows->len; i++)
    {
      const CarcSystem *system = rows->pdata[i];

      add_control (self, system);
      if (system->id == CARC_SYSTEM_LAKE)
        add_layout_row (self);
    }
  add_names_row (self);
  add_more_row (self);
  self->sum_row = arb_row_new (ADW_TYPE_ACTION_ROW, "", "");
  gtk_widget_add_css_class (self->sum_row, "setup-sum");

  GtkWidget *below[] = { self->names_row, self->more, self->sum_row, GTK_WIDGET (self->edition) };
  for (guint i = 0; i < G_N_ELEMENTS (below); i++)
    g_ptr_array_add (self->below, g_object_ref_sink (below[i]));
  arrange_rows (self);
  if (arb_settings () != NULL)
    g_signal_connect_object (arb_settings (), "changed::" ARB_SHELF, G_CALLBACK (arrange_rows), self,
                             G_CONNECT_SWAPPED);
}

static void
arb_setup_carcassonne_class_init (ArbSetupCarcassonneClass *klass)
{
  ArbSetupPartClass *part_class = ARB_SETUP_PART_CLASS (klass);

  TABLE_OVERRIDE (part_class, arb_setup_carcassonne, fill, take, set_ruling, begin, sum);
  TABLE_FREES (klass, ArbSetupCarcassonne, g_ptr_array_unref, rows, more_rows, below);

  g_type_ensure (ARB_TYPE_OWN_SETS);
  arb_class_template (klass, "setup-carcassonne.ui");
  ARB_BIND_CHILDREN (klass, ArbSetupCarcassonne, group, edition, own);
  ARB_BIND_CALLBACKS (klass, on_edition, setup_carcassonne_update, on_own_layout);

  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "setup.layout", NULL, show_layout);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "setup.shelf", NULL, show_shelf);
}

static void
arb_setup_carcassonne_init (ArbSetupCarcassonne *self)
{
  carc_lake_layout_default (&self->layout);
  carc_register ();
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  self->more_rows = g_ptr_array_new ();
  self->below = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_rows (self);
  fill_edition (self);
}
