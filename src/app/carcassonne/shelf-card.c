/* shelf-card.c - see shelf-card.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * First the boxes that hold several systems, then each system by itself, because each was sold alone or was made for
 * itself.
 */
#include "config.h"

#include "shelf-card.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/settings.h"
#include "app/kit/widgets.h"
#include "set-row.h"

static char **
shelf (void)
{
  return arb_settings () != NULL ? g_settings_get_strv (arb_settings (), ARB_SHELF) : g_new0 (char *, 1);
}

gboolean
arb_shelf_brings (const CarcSystem *system)
{
  g_auto (GStrv) names = shelf ();

  for (guint i = 0; names[i] != NULL; i++)
    if (carc_box_brings (names[i], system))
      return TRUE;
  return FALSE;
}

/* A name that this version does not know stays where it is: a later one wrote it. */
static void
put (const char *name, gboolean on)
{
  g_auto (GStrv) before = shelf ();
  g_autoptr (GStrvBuilder) after = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  if (arb_settings () == NULL)
    return;
  for (guint i = 0; before[i] != NULL; i++)
    if (!g_str_equal (before[i], name))
      g_strv_builder_add (after, before[i]);
  if (on)
    g_strv_builder_add (after, name);
  names = g_strv_builder_end (after);
  g_settings_set_strv (arb_settings (), ARB_SHELF, (const char *const *) names);
}

static void
on_switched (GtkSwitch *control, GParamSpec *pspec, const char *name)
{
  put (name, gtk_switch_get_active (control));
}

/* `name` lives as long as the program. */
static void
add_row (GtkWidget *group, GPtrArray *rows, const char *name, GtkWidget *row)
{
  g_auto (GStrv) names = shelf ();
  GtkWidget *control = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (control), g_strv_contains ((const char *const *) names, name));
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  g_signal_connect (control, "notify::active", G_CALLBACK (on_switched), (gpointer) name);
  g_ptr_array_add (rows, row);
}

/* "Base game, The River"; free with g_free (). */
static char *
tell_box (const CarcBox *box)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GPtrArray) systems = carc_systems_of_setup ();

  for (guint i = 0; i < systems->len; i++)
    {
      const CarcSystem *system = systems->pdata[i];

      if (carc_box_brings (box->name, system))
        g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", _ (system->title));
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static GtkWidget *
boxes_new (GPtrArray *rows)
{
  GtkWidget *group = adw_preferences_group_new ();
  guint n;
  const CarcBox *boxes = carc_boxes (&n);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Boxes"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("A new game offers what is in the boxes that you have"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = tell_box (&boxes[i]);

      add_row (group, rows, boxes[i].name, arb_set_row_new (_ (boxes[i].title), words, carc_box_n_tiles (&boxes[i])));
    }
  return group;
}

static GtkWidget *
singles_new (GPtrArray *rows)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autoptr (GPtrArray) systems = carc_systems_of_setup ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Single Sets and Expansions"));
  for (guint i = 0; i < systems->len; i++)
    {
      const CarcSystem *system = systems->pdata[i];

      if (!system->usual) /* the setup page has it always */
        add_row (group, rows, system->name,
                 arb_set_row_new (_ (system->title), _ (system->description), carc_system_n_tiles (system)));
    }
  return group;
}

static void
on_searched (GtkSearchEntry *entry, GPtrArray *rows)
{
  arb_set_rows_find (rows, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

void
arb_shelf_card_present (GtkWidget *parent)
{
  GtkWidget *page = arb_dialog_box_new (), *search = arb_set_search_new (), *scroller = gtk_scrolled_window_new ();
  GtkWidget *groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GPtrArray *rows = g_ptr_array_new ();

  g_signal_connect (search, "search-changed", G_CALLBACK (on_searched), rows);
  g_object_set_data_full (G_OBJECT (search), "rows", rows, (GDestroyNotify) g_ptr_array_unref);
  gtk_box_append (GTK_BOX (page), search);
  gtk_widget_set_margin_top (groups, 12);
  gtk_box_append (GTK_BOX (groups), boxes_new (rows));
  gtk_box_append (GTK_BOX (groups), singles_new (rows));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), groups);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (page), scroller);
  arb_dialog_page (parent, _ ("My Shelf"), page, 560, 760, TRUE);
  gtk_widget_grab_focus (search);
}
