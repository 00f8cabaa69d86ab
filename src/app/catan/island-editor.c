/* island-editor.c - an editor to enter an island hex by hex.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One place is chosen in the picture; beside or below it are the things that may be there.  For a hex, the land and the
 * number are one key each, and then the next hex is chosen automatically.  So the island can be read out row by row,
 * and then around the coast.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/dialogs.h"
#include "app/kit/palette.h"
#include "app/kit/picture.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "app/kit/wrap.h"
#include "art/art-token.h"
#include "catan/catan-rulings.h"
#include "island-editor.h"
#include "island-picture.h"

#define PICTURE 36
#define WIDE 1000 /* room for the picture and the keys side by side */

struct _ArbIslandEditor
{
  AdwBin parent_instance;

  ArbIslandPicture *view;
  GtkLabel *place_label, *said;
  GtkStack *palettes;
  GtkFlowBox *lands, *numbers, *harbours, *fisheries, *own_harbours, *own_fisheries;
  GtkWidget *turn, *sea, *hex_away, *no_fishery, *own_turn;
  GtkWidget *spiral, *hint, *own_hint;
  GtkImage *verdict_icon;
  GtkLabel *verdict, *counts;

  IslandDraft draft;
  gboolean fishermen;
  guint8 rulings[CATAN_N_RULINGS];
  gboolean tens; /* a 1 was typed, and the second digit is expected */
};

G_DEFINE_TYPE (ArbIslandEditor, arb_island_editor, ADW_TYPE_BIN)

/* The keys, in the order of the lands and of the resources.  Each is shown on its button. */
static const char land_keys[] = "FPGHMD";
static const char harbour_keys[] = "WSGBOA";
/* Those of a throw for 10, 11 and 12.  The others say their own key. */
static const char high_keys[] = "0-=";

static void island_editor_update (ArbIslandEditor *self);

/* In its own line below the place, which has its room even when nothing is said, so that nothing moves. */
static void
say (ArbIslandEditor *self, const char *sentence, const char *class)
{
  g_autofree char *words = arb_sentence (sentence);

  gtk_label_set_label (self->said, words);
  arb_widget_set_class (GTK_WIDGET (self->said), "error", g_str_equal (class, "error"));
  arb_widget_set_class (GTK_WIDGET (self->said), "dim-label", g_str_equal (class, "dim-label"));
}

/* A key that can do nothing says why. */
static gboolean
refuse (ArbIslandEditor *self, char *why)
{
  say (self, why, "error");
  g_free (why);
  return TRUE;
}

static void
choose (ArbIslandEditor *self, ArtPlace place)
{
  say (self, "", "error");
  arb_island_picture_set_place (self->view, place);
  self->tens = FALSE;
  island_editor_update (self);
}

static void
go_on (ArbIslandEditor *self, int step)
{
  const ArtPlace from = arb_island_picture_get_place (self->view);
  ArtPlace place = from;

  do
    place = island_draft_next (&self->draft, place, step);
  while (!self->fishermen && island_draft_kind (&self->draft, place) == ISLAND_FISHERY);
  choose (self, place);
  if (step > 0 && self->fishermen && island_draft_passes_corner (&self->draft, from, place))
    say (self, _ ("The corner before it has none: a fishery needs two edges of the coast"), "dim-label");
}

static void
edited (ArbIslandEditor *self)
{
  island_editor_update (self);
  g_signal_emit_by_name (self, "changed");
}

static gboolean
set_thing (ArbIslandEditor *self, guint thing)
{
  ArtPlace place = arb_island_picture_get_place (self->view);

  if (!island_draft_set_thing (&self->draft, place, thing))
    return refuse (self, island_draft_no_thing (&self->draft, place));
  say (self, "", "error");
  self->tens = FALSE;
  /* These need no number. */
  if (place.kind == ART_PLACE_SEA || thing == CATAN_DESERT)
    go_on (self, 1);
  edited (self);
  return TRUE;
}

static gboolean
set_number (ArbIslandEditor *self, guint number)
{
  const ArtPlace place = arb_island_picture_get_place (self->view);

  if (!island_draft_set_number (&self->draft, place, number))
    return refuse (self, island_draft_no_number (&self->draft, place, number));
  go_on (self, 1);
  edited (self);
  return TRUE;
}

static void
turn_harbour (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbIslandEditor *self = ARB_ISLAND_EDITOR (widget);

  const ArtPlace place = arb_island_picture_get_place (self->view);

  if (island_draft_turn (&self->draft, place))
    edited (self);
  else
    refuse (self, island_draft_no_other (&self->draft, place));
}

static void
show_trouble (ArbIslandEditor *self, const TableRefusal *why)
{
  g_autofree char *sentence = arb_sentence (why->sentence);

  gtk_label_set_label (self->verdict, sentence);
}

/* On a frame of one's own: land comes or goes. */
static void
change_land (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbIslandEditor *self = ARB_ISLAND_EDITOR (widget);
  ArtPlace place = arb_island_picture_get_place (self->view);
  TableRefusal why = { "" };

  if (!self->draft.own)
    {
      refuse (self, island_draft_no_other (&self->draft, place));
      return;
    }
  if (!island_draft_set_land (&self->draft, &place, &why))
    {
      show_trouble (self, &why);
      return;
    }
  /* The picture must know the new island before it can mark a place of it. */
  arb_island_picture_set_island (self->view, &self->draft, self->fishermen, self->rulings);
  choose (self, place);
  edited (self);
}

static void
take_nothing (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbIslandEditor *self = ARB_ISLAND_EDITOR (widget);

  const ArtPlace place = arb_island_picture_get_place (self->view);

  if (!island_draft_set_nothing (&self->draft, place))
    {
      refuse (self, island_draft_no_other (&self->draft, place));
      return;
    }
  go_on (self, 1);
  edited (self);
}

/* ---- keys ---- */

/* X: no hex, nothing on this sea hex, or the other piece of coast. */
static gboolean
on_cross (ArbIslandEditor *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  switch (island_draft_kind (&self->draft, arb_island_picture_get_place (self->view)))
    {
    case ISLAND_HEX: change_land (widget, NULL, NULL); return TRUE;
    case ISLAND_FISHERY:
    case ISLAND_SEA: take_nothing (widget, NULL, NULL); return TRUE;
    case ISLAND_HARBOUR: turn_harbour (widget, NULL, NULL); return TRUE;
    case ISLAND_NOTHING:
    default: return FALSE;
    }
}

static gboolean
on_letter (ArbIslandEditor *self, guint keyval)
{
  guint letter = gdk_keyval_to_unicode (gdk_keyval_to_upper (keyval));
  gboolean sea = arb_island_picture_get_place (self->view).kind == ART_PLACE_SEA;
  const char *keys = sea ? harbour_keys : land_keys;
  const char *at = letter != 0 && letter < 128 ? strchr (keys, (char) letter) : NULL;

  if (letter == 'X')
    return on_cross (self);
  if (self->draft.own && sea && (letter == 'H' || letter == 'T'))
    {
      (letter == 'H' ? change_land : turn_harbour) (GTK_WIDGET (self), NULL, NULL);
      return TRUE;
    }
  if (at != NULL)
    return set_thing (self, (guint) (at - keys));
  return g_unichar_isalpha (letter)
         && refuse (self, island_draft_no_thing (&self->draft, arb_island_picture_get_place (self->view)));
}

static gboolean
on_digit (ArbIslandEditor *self, guint digit)
{
  if (self->tens)
    {
      self->tens = FALSE;
      island_editor_update (self);
      return set_number (self, 10 + digit);
    }
  if (digit != 1)
    return set_number (self, digit != 0 ? digit : 10);
  self->tens = TRUE;
  island_editor_update (self);
  return TRUE;
}

/* On the picture, Enter is Done if nothing is missing; else it goes to the next place. */
static gboolean
on_enter (ArbIslandEditor *self)
{
  TableRefusal why;

  if (!island_draft_check (&self->draft, &why))
    go_on (self, 1);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
  return TRUE;
}

gboolean
arb_island_editor_key (ArbIslandEditor *self, guint keyval)
{
  guint character = gdk_keyval_to_unicode (keyval);

  g_return_val_if_fail (ARB_IS_ISLAND_EDITOR (self), FALSE);

  switch (keyval)
    {
    case GDK_KEY_Left: return arb_island_picture_rove (self->view, -1, 0);
    case GDK_KEY_Right: return arb_island_picture_rove (self->view, 1, 0);
    case GDK_KEY_Up: return arb_island_picture_rove (self->view, 0, -1);
    case GDK_KEY_Down: return arb_island_picture_rove (self->view, 0, 1);
    case GDK_KEY_BackSpace: go_on (self, -1); return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter: return on_enter (self);
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract: return set_number (self, 11);
    case GDK_KEY_equal: return set_number (self, 12);
    default: return character >= '0' && character <= '9' ? on_digit (self, character - '0') : on_letter (self, keyval);
    }
}

static gboolean
on_key (ArbIslandEditor *self, guint keyval, guint keycode, GdkModifierType state)
{
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 && arb_island_editor_key (self, keyval);
}

/* ---- what may be there ---- */

typedef struct
{
  guint8 kind; /* IslandKind */
  guint8 value;
  gboolean number;
} Thing;

static void
paint_thing (cairo_t *cr, gpointer user_data)
{
  const Thing *thing = user_data;
  ArtStyle style = arb_palette_style ();

  if (thing->number)
    art_number_token_draw (cr, thing->value, FALSE, PICTURE, PICTURE, 2 * PICTURE, &style);
  else if (thing->kind == ISLAND_HEX)
    art_land_draw (cr, thing->value, PICTURE, PICTURE, 2 * PICTURE - 8, &style);
  else
    art_harbour_draw (cr, (CatanResource) thing->value, PICTURE, PICTURE, 2 * PICTURE - 4, &style);
}

static void
update_picture (GtkWidget *picture)
{
  const Thing *thing = g_object_get_data (G_OBJECT (picture), "thing");
  g_autoptr (GdkTexture) texture = arb_picture_paint (2 * PICTURE, 2 * PICTURE, paint_thing, (gpointer) thing);

  gtk_image_set_from_paintable (GTK_IMAGE (picture), GDK_PAINTABLE (texture));
}

static void
on_thing (GtkWidget *button, ArbIslandEditor *self)
{
  const Thing *thing = g_object_get_data (G_OBJECT (button), "thing");

  if (thing->number)
    set_number (self, thing->value);
  else
    set_thing (self, thing->value);
}

static char *
thing_title (const Thing *thing)
{
  if (thing->number)
    return g_strdup_printf ("%u", thing->value);
  if (thing->kind == ISLAND_HEX)
    return table_capital (catan_land_name (thing->value));
  return table_capital (catan_resource_name (thing->value));
}

static void
add_thing (ArbIslandEditor *self, GtkFlowBox *box, Thing value, char key)
{
  Thing *thing = g_memdup2 (&value, sizeof value);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *image = gtk_image_new ();
  GtkWidget *child;
  g_autofree char *title = thing_title (thing);

  gtk_image_set_pixel_size (GTK_IMAGE (image), PICTURE);
  g_object_set_data (G_OBJECT (image), "thing", thing);
  update_picture (image);
  arb_palette_watch (G_OBJECT (image), G_CALLBACK (update_picture));
  gtk_box_append (GTK_BOX (content), image);
  if (key != '\0')
    {
      const char letter[] = { key, '\0' };
      GtkWidget *label = gtk_label_new (letter);

      gtk_widget_add_css_class (label, "caption");
      gtk_box_append (GTK_BOX (content), label);
    }
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "island-thing");
  arb_widget_name (button, title);
  g_object_set_data_full (G_OBJECT (button), "thing", thing, g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_thing), self, 0);
  gtk_flow_box_append (box, button);
  child = gtk_widget_get_parent (button);
  gtk_widget_set_focusable (child, FALSE);
}

static void
add_things (ArbIslandEditor *self)
{
  for (guint8 land = 0; land <= CATAN_DESERT; land++)
    add_thing (self, self->lands, (Thing){ ISLAND_HEX, land, FALSE }, land_keys[land]);
  for (guint8 resource = 0; resource <= CATAN_ANY; resource++)
    {
      add_thing (self, self->harbours, (Thing){ ISLAND_HARBOUR, resource, FALSE }, harbour_keys[resource]);
      add_thing (self, self->own_harbours, (Thing){ ISLAND_HARBOUR, resource, FALSE }, harbour_keys[resource]);
    }
  for (guint8 number = 2; number <= 12; number++)
    if (number != 7)
      {
        const char key = number < 10 ? '\0' : high_keys[number - 10];

        add_thing (self, self->numbers, (Thing){ ISLAND_HEX, number, TRUE }, key);
        add_thing (self, self->fisheries, (Thing){ ISLAND_FISHERY, number, TRUE }, key);
        add_thing (self, self->own_fisheries, (Thing){ ISLAND_FISHERY, number, TRUE }, key);
      }
}

/* ---- showing ---- */

static void
mark_chosen (GtkFlowBox *box, guint value)
{
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (box, i)) != NULL; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (child);
      const Thing *thing = g_object_get_data (G_OBJECT (button), "thing");

      arb_widget_set_class (button, "chosen", thing->value == value);
    }
}

/* The small board has fisheries from 4 to 10; on others any number may lie there, or nothing. */
static void
update_fisheries (ArbIslandEditor *self)
{
  const gboolean few = !self->draft.own && island_draft_board (&self->draft) == CATAN_BOARD_SMALL;
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->fisheries, i)) != NULL; i++)
    {
      const Thing *thing = g_object_get_data (G_OBJECT (gtk_flow_box_child_get_child (child)), "thing");

      gtk_widget_set_visible (GTK_WIDGET (child), !few || (thing->value >= 4 && thing->value <= 10));
    }
  gtk_widget_set_visible (self->no_fishery, !few);
}

static void
update_palette (ArbIslandEditor *self)
{
  static const char *const pages[] = { "hex", "hex", "harbour", "fishery", "sea" };
  ArtPlace place = arb_island_picture_get_place (self->view);
  IslandKind kind = island_draft_kind (&self->draft, place);
  const CatanIsland *island = &self->draft.island;

  gtk_stack_set_visible_child_name (self->palettes, pages[kind]);
  gtk_widget_set_visible (self->hex_away, self->draft.own);
  /* All pages are as high as the highest, so that what is below them stays where it is. */
  gtk_widget_set_visible (self->sea, self->draft.own);
  gtk_widget_set_visible (self->spiral, !self->draft.own);
  gtk_widget_set_visible (self->hint, !self->draft.own);
  gtk_widget_set_visible (self->own_hint, self->draft.own);
  if (kind == ISLAND_HEX)
    {
      mark_chosen (self->lands, island->land[place.index]);
      mark_chosen (self->numbers, island->number[place.index]);
      gtk_widget_set_sensitive (GTK_WIDGET (self->numbers), island->land[place.index] != CATAN_DESERT);
    }
  if (kind == ISLAND_HARBOUR)
    {
      mark_chosen (self->harbours, island->harbour[place.index]);
      gtk_widget_set_visible (self->turn, island->shape.sea_sides[place.index] > 1);
    }
  if (kind == ISLAND_FISHERY)
    mark_chosen (self->fisheries, island->fishery[place.index]);
  if (kind == ISLAND_SEA)
    {
      mark_chosen (self->own_harbours, island->fishery[place.index] ? CATAN_NOWHERE : island->harbour[place.index]);
      mark_chosen (self->own_fisheries, island->fishery[place.index]);
      gtk_widget_set_visible (self->own_turn, island->shape.sea_sides[place.index] > 1);
      gtk_widget_set_visible (GTK_WIDGET (self->own_fisheries), self->fishermen);
    }
  update_fisheries (self);
}

static void
island_editor_update (ArbIslandEditor *self)
{
  TableRefusal why = { "" };
  gboolean whole = island_draft_check (&self->draft, &why), complete;
  g_autofree char *counted = island_draft_count (&self->draft, self->fishermen, &complete);
  g_autofree char *sentence = arb_sentence (why.sentence);
  g_autofree char *told = island_draft_tell (&self->draft, arb_island_picture_get_place (self->view));
  g_autofree char *typing = g_strconcat (told, self->tens ? " · 1…" : "", NULL);

  arb_island_picture_set_island (self->view, &self->draft, self->fishermen, self->rulings);
  gtk_label_set_label (self->place_label, typing);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  update_palette (self);
  gtk_image_set_from_icon_name (self->verdict_icon, whole ? "emblem-ok-symbolic" : "dialog-warning-symbolic");
  gtk_label_set_label (self->verdict, whole ? _ ("This island can be played on.") : sentence);
  gtk_label_set_label (self->counts, counted);
  arb_widget_set_class (GTK_WIDGET (self->counts), "warning", !complete);
}

static void
on_picked (ArbIslandEditor *self)
{
  choose (self, arb_island_picture_get_place (self->view));
}

/* ---- the whole island ---- */

static void
lay_spiral (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbIslandEditor *self = ARB_ISLAND_EDITOR (widget);
  ArtPlace place = arb_island_picture_get_place (self->view);
  TableRefusal why = { "" };

  if (island_draft_spiral (&self->draft, place.kind == ART_PLACE_HEX ? place.index : 0, &why))
    {
      edited (self);
      return;
    }
  show_trouble (self, &why);
}

static void
clear_island (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbIslandEditor *self = ARB_ISLAND_EDITOR (widget);

  island_draft_clear (&self->draft);
  choose (self, (ArtPlace){ ART_PLACE_HEX, 0 });
  edited (self);
}

static void
take_beginners (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbIslandEditor *self = ARB_ISLAND_EDITOR (widget);

  const guint8 own = self->draft.own;

  island_draft_beginners (&self->draft, island_draft_board (&self->draft));
  self->draft.own = own;
  arb_island_picture_set_island (self->view, &self->draft, self->fishermen, self->rulings);
  choose (self, (ArtPlace){ ART_PLACE_HEX, 0 });
  edited (self);
}

static void
arb_island_editor_class_init (ArbIslandEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  table_signal_new (klass, "changed", 0);

  g_type_ensure (ARB_TYPE_ISLAND_PICTURE);
  g_type_ensure (ARB_TYPE_WRAP);
  arb_class_template (klass, "island-editor.ui");
  ARB_BIND_CHILDREN (klass, ArbIslandEditor, view, place_label, palettes, lands, numbers, harbours, fisheries,
                     own_harbours, own_fisheries, own_turn, sea, hex_away, no_fishery, spiral, hint, own_hint, turn,
                     verdict_icon, verdict, counts, said);
  ARB_BIND_CALLBACKS (klass, on_picked, on_key);
  gtk_widget_class_install_action (widget_class, "island.turn", NULL, turn_harbour);
  gtk_widget_class_install_action (widget_class, "island.land", NULL, change_land);
  gtk_widget_class_install_action (widget_class, "island.nothing", NULL, take_nothing);
  gtk_widget_class_install_action (widget_class, "island.spiral", NULL, lay_spiral);
  gtk_widget_class_install_action (widget_class, "island.clear", NULL, clear_island);
  gtk_widget_class_install_action (widget_class, "island.beginners", NULL, take_beginners);
}

static void
arb_island_editor_init (ArbIslandEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_things (self);
  self->fishermen = TRUE;
  island_draft_take (&self->draft, NULL, NULL);
  choose (self, (ArtPlace){ ART_PLACE_HEX, 0 });
}

void
arb_island_editor_set_island (ArbIslandEditor *self, const IslandDraft *draft, gboolean fishermen,
                              const guint8 rulings[])
{
  g_return_if_fail (ARB_IS_ISLAND_EDITOR (self));

  self->draft = *draft;
  self->fishermen = fishermen;
  memcpy (self->rulings, rulings, sizeof self->rulings);
  choose (self, (ArtPlace){ ART_PLACE_HEX, 0 });
}

void
arb_island_editor_get_island (ArbIslandEditor *self, IslandDraft *draft)
{
  g_return_if_fail (ARB_IS_ISLAND_EDITOR (self));

  *draft = self->draft;
}

ArbIslandEditor *
arb_island_editor_present (GtkWidget *parent, const IslandDraft *draft, gboolean fishermen, const guint8 rulings[])
{
  GtkWidget *editor = g_object_new (ARB_TYPE_ISLAND_EDITOR, NULL);
  GtkWidget *below = GTK_WIDGET (gtk_widget_get_root (parent));
  const gboolean wide = below != NULL && gtk_widget_get_width (below) >= WIDE;

  arb_island_editor_set_island (ARB_ISLAND_EDITOR (editor), draft, fishermen, rulings);
  arb_dialog_page (parent, _ ("The Island on Your Table"), editor, wide ? WIDE : 560, wide ? 660 : 890, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (ARB_ISLAND_EDITOR (editor)->view));
  return ARB_ISLAND_EDITOR (editor);
}
