/* choice-button.c - one choice of the prompt as an ordinary button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "choice-button.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/widgets.h"

/* A caption is about as wide as a picture of the palette. */
#define CAPTION_CHARS 8
#define GAP 8 /* between a name and what the choice brings, in pixels */
#define BRINGS_LINES 2
#define WORD_CHARS 20

/* ---- a large picture; the key and the number left are below it ---- */

/* The picture, and its caption below it. */
static GtkWidget *
captioned (GtkWidget *picture, const char *caption)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *label = gtk_label_new (caption);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), CAPTION_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CAPTION_CHARS);
  gtk_widget_add_css_class (label, "tile-caption");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
left_label (int left)
{
  g_autofree char *number = g_strdup_printf ("%d", left);
  GtkWidget *label = gtk_label_new (number);

  gtk_widget_add_css_class (label, "tiles-left");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_halign (label, GTK_ALIGN_END);
  return label;
}

/* Nothing covers the picture: what is at its ends tells two tiles apart. */
static void
fill_large (GtkWidget *button, const FlowChoice *face, const char *title, const ArbChoiceLook *look)
{
  g_autofree char *key = flow_choice_key (face), *sign = flow_choice_sign (face);
  const char *caption = look->caption != NULL ? _ (look->caption) : NULL;
  GtkWidget *box, *plate = arb_key_plate_new (look->keyed ? "" : sign);
  g_autofree char *said = caption != NULL ? g_strdup_printf ("%s, %s", title, caption) : NULL;
  g_autofree char *left = NULL, *keyed = NULL, *name = NULL;

  if (look->compact)
    {
      box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
      gtk_box_append (GTK_BOX (box), plate);
      gtk_box_append (GTK_BOX (box), look->picture);
    }
  else
    {
      GtkWidget *below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

      box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
      gtk_box_append (GTK_BOX (box), look->picture);
      gtk_box_append (GTK_BOX (below), plate);
      gtk_box_append (GTK_BOX (box), below);
      if (look->left >= 0)
        gtk_box_append (GTK_BOX (below), left_label (look->left));
    }
  if (look->left >= 0)
    left = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) look->left), look->left);
  if (said != NULL)
    title = said;
  if (*key != '\0')
    title = keyed = g_strdup_printf (_ ("%s: %s"), key, title);
  gtk_button_set_child (GTK_BUTTON (button), caption != NULL ? captioned (box, caption) : box);
  gtk_widget_add_css_class (button, look->compact ? "compact-choice" : "tile-choice");
  /* Translators: a tile of the palette: its name, how many are left */
  name = left != NULL ? g_strdup_printf (C_ ("tile", "%s, %s"), title, left) : g_strdup (title);
  arb_widget_name (button, name);
}

/* ---- all other choices: key, perhaps a picture, name ---- */

static gboolean
has_long_word (const char *title)
{
  g_auto (GStrv) words = g_strsplit (title, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_utf8_strlen (words[i], -1) > WORD_CHARS)
      return TRUE;
  return FALSE;
}

/* The end of a name often tells two answers apart, so it is never cut.  A word that could be wider than a telephone is
 * broken, but no other. */
static GtkWidget *
title_label (const char *title)
{
  GtkWidget *label = arb_label_new (title, NULL, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), has_long_word (title) ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  return label;
}

static GtkWidget *
brings_label (const char *brings)
{
  GtkWidget *label = arb_label_new (brings, "brings", NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), BRINGS_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

/* The name, and what the choice brings or costs, if there is that: it is below the name where they have no room side
 * by side, so that the first words of all can be read. */
static GtkWidget *
title_and_more (GtkWidget *title, const char *brings, GtkWidget *costs)
{
  GtkWidget *all;

  if (brings == NULL && costs == NULL)
    return title;
  all = g_object_new (ARB_TYPE_WRAP, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_set_margin_end (title, GAP);
  arb_wrap_set_spacing (ARB_WRAP (all), 0);
  arb_wrap_append (ARB_WRAP (all), title);
  if (brings != NULL)
    arb_wrap_append (ARB_WRAP (all), brings_label (brings));
  if (costs != NULL)
    arb_wrap_append (ARB_WRAP (all), costs);
  return all;
}

/* A place of the map has the same sign here and there. */
static void
fill_plain (GtkWidget *button, const FlowChoice *face, const char *title, const char *brings, const ArbChoiceLook *look)
{
  g_autofree char *key = flow_choice_key (face), *sign = face->fixed ? flow_choice_sign (face) : g_strdup (key);
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), key, title);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0); /* style.css says the gaps */
  GtkWidget *told = title_and_more (title_label (title), brings, look->after);

  gtk_box_append (GTK_BOX (box), arb_key_plate_new (sign));
  if (look->picture != NULL)
    gtk_box_append (GTK_BOX (box), look->picture);
  gtk_widget_set_hexpand (told, TRUE); /* else it would take two lines wherever the button is high enough for them */
  gtk_widget_set_hexpand (button, FALSE);
  gtk_box_append (GTK_BOX (box), told);
  if (brings != NULL)
    {
      arb_widget_set_tooltip (button, brings);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, brings, -1);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "plain-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, *key != '\0' ? name : title,
                                  -1);
  if (look->more == NULL)
    return;
  gtk_widget_set_tooltip_text (button, look->more);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, look->more, -1);
}

GtkWidget *
arb_choice_button_new_free (int size)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *room = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_image_set_pixel_size (GTK_IMAGE (room), size);
  gtk_button_set_child (GTK_BUTTON (button), room);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "tile-choice");
  gtk_widget_set_opacity (button, 0);
  gtk_widget_set_sensitive (button, FALSE);
  gtk_widget_set_can_target (button, FALSE);
  return button;
}

GtkWidget *
arb_choice_button_new (const TableMoment *moment, Flow *flow, guint choice, ArbTextures *textures, int size)
{
  const FlowChoice face = flow_choice (flow, choice);
  g_autofree char *title = flow_title (flow, choice);
  ArbChoiceLook look = { .size = size, .left = -1 };
  GtkWidget *button = gtk_button_new ();

  arb_game_face (moment->setup->game)->choice_look (moment, flow, choice, textures, &look);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "choice");
  if (look.large)
    fill_large (button, &face, title, &look);
  else
    fill_plain (button, &face, title, flow_brings_beside (flow, choice), &look);
  g_free (look.more);
  g_object_set_data (G_OBJECT (button), "lasts", GINT_TO_POINTER (look.lasts));
  arb_widget_set_class (button, "chosen", face.chosen);
  return button;
}

gboolean
arb_choice_button_lasts (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "lasts") != NULL;
}

void
arb_choice_button_mark (GtkWidget *button, gboolean marked, gboolean dim)
{
  arb_widget_set_class (button, "marked", marked);
  arb_widget_set_class (button, "dim-choice", dim);
}
