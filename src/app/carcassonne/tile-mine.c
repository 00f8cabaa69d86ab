/* tile-mine.c - see tile-mine.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tile-mine.h"

#include <glib/gi18n.h>

#include "app/kit/picture.h"
#include "app/kit/text-size.h"
#include "app/kit/widgets.h"
#include "carc-textures.h"
#include "carcassonne/carc-operands.h"
#include "prompt/act-flow.h"
#include "table/table-words.h"

#define PICTURE arb_text_sized (20)

/* A choice of this question, or an act that other keys lead to. */
typedef struct
{
  const TableAct *act; /* NULL: it is a choice */
  guint choice;
} Mine;

/* ---- what there is ---- */

static void
add_held (const CarcState *state, ActFlow *flow, GArray *found)
{
  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    {
      const ActChoice *choice = act_flow_choice (flow, i);

      if (choice->act == NULL && carc_tile_held (state->rules, (guint) choice->offer.value[0]))
        g_array_append_val (found, ((Mine){ NULL, i }));
    }
}

static GArray *
find_mine (const CarcState *state, ActFlow *flow)
{
  GArray *found = g_array_new (FALSE, TRUE, sizeof (Mine));
  const TableAct *act;

  add_held (state, flow, found);
  for (guint i = 0; (act = act_flow_handy (flow, i)) != NULL; i++)
    g_array_append_val (found, ((Mine){ act, 0 }));
  return found;
}

/* ---- buttons ---- */

static void
clicked (GtkWidget *button, GtkWidget *sender)
{
  const TableAct *act = g_object_get_data (G_OBJECT (button), "act");

  if (act == NULL)
    g_signal_emit_by_name (sender, "pick", GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "choice")));
  else
    {
      g_signal_emit_by_name (sender, "key", (guint) '?');
      g_signal_emit_by_name (sender, "key", (guint) act->key);
    }
}

static GtkWidget *
picture_of (const CarcState *state, ActFlow *flow, guint choice, ArbTextures *textures)
{
  const CarcTile *tile = &state->rules->tiles[act_flow_choice (flow, choice)->offer.value[0]];

  return arb_picture_new (arb_tile_texture (textures, tile, 0, PICTURE), PICTURE);
}

static GtkWidget *
button_new (const Mine *mine, GtkWidget *sender, const CarcState *state, ActFlow *flow, ArbTextures *textures)
{
  const FlowChoice face = mine->act == NULL ? flow_choice (FLOW (flow), mine->choice) : (FlowChoice){ "" };
  g_autofree char *sign = mine->act == NULL ? flow_choice_sign (&face)
                                            : g_strdup_printf ("? %c", g_ascii_toupper (mine->act->key));
  g_autofree char *title = mine->act == NULL ? flow_title (FLOW (flow), mine->choice)
                                             : act_flow_handy_tell (flow, mine->act);
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), sign, title);
  g_autofree char *words = table_capital (title);
  GtkWidget *button = gtk_button_new (),
            *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), /* style.css says the gaps */
                *label = gtk_label_new (words);

  gtk_box_append (GTK_BOX (box), arb_key_plate_new (sign));
  if (mine->act == NULL)
    gtk_box_append (GTK_BOX (box), picture_of (state, flow, mine->choice, textures));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "mine-choice");
  g_object_set_data (G_OBJECT (button), "act", (gpointer) mine->act);
  g_object_set_data (G_OBJECT (button), "choice", GUINT_TO_POINTER (mine->choice));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked), sender);
  arb_widget_name (button, name);
  return button;
}

/* Appends what tells whether a button can stay. */
static void
append_told (GString *told, const Mine *mine, ActFlow *flow)
{
  g_autofree char *handy = mine->act != NULL ? act_flow_handy_tell (flow, mine->act) : NULL;

  if (mine->act != NULL)
    g_string_append_printf (told, "%s %s;", mine->act->verb, handy);
  else
    g_string_append_printf (told, "%u %d %s;", mine->choice, act_flow_choice (flow, mine->choice)->offer.value[0],
                            flow_choice (FLOW (flow), mine->choice).label);
}

void
arb_tile_mine_update (GtkBox *box, GtkWidget *sender, const CarcState *state, ActFlow *flow, ArbTextures *textures)
{
  g_autoptr (GArray) found = find_mine (state, flow);
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++)
    append_told (told, &g_array_index (found, Mine, i), flow);
  gtk_widget_set_visible (GTK_WIDGET (box), found->len > 0);
  if (g_strcmp0 (g_object_get_data (G_OBJECT (box), "told"), told->str) == 0
      && g_object_get_data (G_OBJECT (box), "palette") == arb_textures_palette (textures))
    return;
  arb_widget_clear (GTK_WIDGET (box));
  for (guint i = 0; i < found->len; i++)
    gtk_box_append (box, button_new (&g_array_index (found, Mine, i), sender, state, flow, textures));
  g_object_set_data_full (G_OBJECT (box), "told", g_strdup (told->str), g_free);
  g_object_set_data (G_OBJECT (box), "palette", (gpointer) arb_textures_palette (textures));
}
