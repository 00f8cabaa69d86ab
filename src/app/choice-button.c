/* choice-button.c - one choice of the prompt as an ordinary button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "choice-button.h"

#include <glib/gi18n.h>

#include "widgets.h"

#define TILE_SIZE 56
#define FIGURE_SIZE 22

static GtkWidget *
key_label (const TurnChoice *choice)
{
  g_autofree char *key = turn_choice_key (choice);
  GtkWidget *label = gtk_label_new (key);

  gtk_widget_add_css_class (label, "key-plate");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (label, *key != '\0');
  return label;
}

static GtkWidget *
picture (GdkTexture *texture, int size)
{
  GtkWidget *image = gtk_image_new_from_paintable (GDK_PAINTABLE (texture));

  gtk_image_set_pixel_size (GTK_IMAGE (image), size);
  return image;
}

/* ---- a tile: its picture with the key and the number left in the corners ---- */

static void
name_tile (
    GtkWidget *button, const CarcState *state, const TurnChoice *choice, const char *title, gboolean counted)
{
  g_autofree char *key = turn_choice_key (choice);
  g_autofree char *left = NULL, *name = NULL;

  if (counted)
    left = g_strdup_printf (ngettext ("%d left", "%d left", state->remaining[choice->index]),
                            state->remaining[choice->index]);
  /* Translators: a tile of the palette: its key, its name, how many are left */
  name = counted ? g_strdup_printf (_("%s: %s, %s"), key, title, left)
                 : g_strdup_printf (_("%s: %s"), key, title);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
fill_tile (GtkWidget *button,
           TurnFlow *flow,
           const CarcState *state,
           const TurnChoice *choice,
           ArbTextures *textures)
{
  const CarcTile *tile = &state->rules->tiles[choice->index];
  guint rot = choice->rot >= 0 ? (guint) choice->rot : 0;
  g_autofree char *title = turn_choice_title (flow, choice);
  GtkWidget *overlay = gtk_overlay_new (), *key = key_label (choice);
  gboolean counted = turn_flow_shows_left (flow);

  gtk_overlay_set_child (GTK_OVERLAY (overlay),
                         picture (arb_textures_whole (textures, tile, rot, TILE_SIZE), TILE_SIZE));
  gtk_widget_set_halign (key, GTK_ALIGN_START);
  gtk_widget_set_valign (key, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), key);
  if (counted)
    {
      g_autofree char *number = g_strdup_printf ("%d", state->remaining[choice->index]);
      GtkWidget *left = gtk_label_new (number);

      gtk_widget_add_css_class (left, "tiles-left");
      gtk_widget_set_halign (left, GTK_ALIGN_END);
      gtk_widget_set_valign (left, GTK_ALIGN_END);
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), left);
    }
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_add_css_class (button, "tile-choice");
  name_tile (button, state, choice, title, counted);
}

/* ---- everything else: key, maybe a figure, name ---- */

static GtkWidget *
figure_picture (TurnFlow *flow, const CarcState *state, const TurnChoice *choice, ArbTextures *textures)
{
  guint who = choice->pick == TURN_PICK_FIGURE   ? state->figures[choice->index].player
              : choice->pick == TURN_PICK_PLAYER ? (guint) choice->index
                                                 : turn_flow_subject (flow);
  const TablePlayer *player = &state->rules->players[who];
  ArtFigure figure
      = { .big = choice->figure == CARC_BIG, .colour = player->colour, .letter = player->letter };

  switch (choice->pick)
    {
    case TURN_PICK_ARBITRESS:
      return picture (arb_textures_arbitress (textures, FIGURE_SIZE), FIGURE_SIZE);
    case TURN_PICK_PLAYER:
      return picture (arb_textures_badge (textures, player->colour, player->letter, 24), 24);
    case TURN_PICK_CLAIM:
    case TURN_PICK_FIGURE:
      figure.pose = choice->spot.kind == CARC_FARM ? ART_FIGURE_LYING : ART_FIGURE_STANDING;
      break;
    case TURN_PICK_RACER:
    case TURN_PICK_ENTER:
    case TURN_PICK_LIFT:
    case TURN_PICK_JOIN:
      figure.pose = ART_FIGURE_RACER;
      break;
    default:
      return NULL;
    }
  return picture (arb_textures_figure (textures, &figure, FIGURE_SIZE),
                  (int) (FIGURE_SIZE * ARB_FIGURE_ROOM));
}

static void
fill_plain (GtkWidget *button,
            TurnFlow *flow,
            const CarcState *state,
            const TurnChoice *choice,
            ArbTextures *textures)
{
  g_autofree char *title = turn_choice_title (flow, choice);
  g_autofree char *key = turn_choice_key (choice);
  g_autofree char *name = g_strdup_printf (_("%s: %s"), key, title);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *figure = figure_picture (flow, state, choice, textures);
  GtkWidget *label = gtk_label_new (title);

  gtk_box_append (GTK_BOX (box), key_label (choice));
  if (figure != NULL)
    gtk_box_append (GTK_BOX (box), figure);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "plain-choice");
  if (choice->chosen)
    gtk_widget_add_css_class (button, "chosen");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  *key != '\0' ? name : title, -1);
}

GtkWidget *
arb_choice_button_new (TurnFlow *flow,
                       const CarcState *state,
                       const TurnChoice *choice,
                       ArbTextures *textures)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "choice");
  if (choice->pick == TURN_PICK_TILE)
    fill_tile (button, flow, state, choice, textures);
  else
    fill_plain (button, flow, state, choice, textures);
  return button;
}

void
arb_choice_button_mark (GtkWidget *button, gboolean marked, gboolean dim)
{
  arb_widget_set_class (button, "marked", marked);
  arb_widget_set_class (button, "dim-choice", dim);
}
