/* tile-finder.c - beside many tiles: buttons for the edges of a tile as it lies, and for what else is printed on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tile-finder.h"

#include <string.h>
#include <glib/gi18n.h>

#include "app/kit/palette.h"
#include "app/kit/picture.h"
#include "app/kit/settings.h"
#include "app/kit/text-size.h"
#include "app/kit/widgets.h"
#include "app/kit/wrap.h"
#include "art/art-fact.h"
#include "carcassonne/carc-operands.h"
#include "tile-mine.h"

/* With fewer kinds of tile, all of them are visible at once. */
#define MANY 34
#define SQUARE 44
#define SQUARE_NARROW 62 /* as high as two rows of buttons */
#define FACT 22
#define NARROW 800 /* a window */
#define BY_SET "tiles-by-set"

static const struct
{
  CarcEdge edge;
  const char *name;
} kinds[] = {
  { CARC_EDGE_CITY, N_ ("City") },
  { CARC_EDGE_FIELD, N_ ("Field") },
  { CARC_EDGE_ROAD, N_ ("Road") },
  { CARC_EDGE_RIVER, N_ ("River") },
};
#define N_KINDS G_N_ELEMENTS (kinds)

struct _ArbTileFinder
{
  GtkBox parent_instance;

  GtkWidget *square, *edges[N_KINDS], *by_set;
  GtkWidget *beside; /* what stands beside the square */
  ArbWrap *kinds;    /* the edges */
  GtkWidget *mine;   /* what only now can be done (tile-mine.h) */
  ArbWrap *facts;
  GtkWidget *fact[CARC_FACTS_MAX]; /* NULL: not in this game */
  CarcFacts facts_made;            /* for which there are buttons */
  const ArtPalette *palette;       /* in which they are drawn */
  CarcFound found;
};

G_DEFINE_FINAL_TYPE (ArbTileFinder, arb_tile_finder, GTK_TYPE_BOX)

/* ---- the square ---- */

/* How wide a road or a river is, of half the width of the tile. */
#define STRIP 0.3

/* A strip from the middle to the edge, between two lines. */
static void
draw_strip (cairo_t *cr, double r, ArtColour colour, ArtColour edge)
{
  const double half = r * STRIP / 2;

  art_set (cr, edge);
  cairo_rectangle (cr, -half - 1.5, -r, 2 * half + 3, r - half);
  cairo_fill (cr);
  art_set (cr, colour);
  cairo_rectangle (cr, -half, -r, 2 * half, r - half);
  cairo_fill (cr);
}

/* An edge that was said looks as on a tile: so a road differs from an edge that was not said. */
static void
draw_edge (cairo_t *cr, char edge, double r, const ArtPalette *palette)
{
  art_saved (cr);
  art_set (cr, edge == 'c' ? palette->roof[0] : palette->meadow);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  if (edge == 'r')
    draw_strip (cr, r, palette->road, palette->ink);
  else if (edge == 'i')
    draw_strip (cr, r, palette->water, palette->ink);
}

static void
trace_edge (cairo_t *cr, double r)
{
  cairo_new_path (cr);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, -r, -r);
  cairo_line_to (cr, r, -r);
  cairo_close_path (cr);
}

/* The tile from above, a triangle for each edge: with dashes while it was not said.  The next one has a frame. */
static void
draw_square (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  static const double dashes[] = { 3, 3 };
  const ArbTileFinder *self = data;
  const ArtPalette *palette = arb_palette_style ().palette;
  const double r = MIN (width, height) / 2.0 - 3;
  const guint n = (guint) strlen (self->found.edges);

  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint pass = 0; pass < 3; pass++)
    for (guint side = 0; side < 4; side++)
      {
        /* Frames are above what they would be cut by: those of edges that were said, and the next one's above all. */
        if (pass != (side > n ? 0u : side < n ? 1u : 2u))
          continue;
        art_saved (cr);
        cairo_rotate (cr, side * G_PI / 2);
        trace_edge (cr, r);
        if (side < n)
          draw_edge (cr, self->found.edges[side], r, palette);
        trace_edge (cr, r);
        art_set (cr, side < n ? palette->ink : side == n ? palette->accent : palette->text_dim);
        cairo_set_dash (cr, dashes, side > n ? G_N_ELEMENTS (dashes) : 0, 0);
        cairo_set_line_width (cr, side == n ? 2.5 : 1);
        cairo_stroke (cr);
      }
}

/* ---- buttons ---- */

static void
clicked (GtkWidget *button, ArbTileFinder *self)
{
  g_signal_emit_by_name (self, "key", GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "key")));
}

static GtkWidget *
button_new (ArbTileFinder *self, guint key, GtkWidget *child, const char *class)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, class);
  g_object_set_data (G_OBJECT (button), "key", GUINT_TO_POINTER (key));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked), self);
  return button;
}

/* The hint of the question names the keys. */
static GtkWidget *
edge_button (ArbTileFinder *self, guint kind, char key)
{
  const char sign[] = { g_ascii_toupper (key), '\0' };
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), sign, _ (kinds[kind].name));
  GtkWidget *button = button_new (self, CARC_FLOW_KEY_EDGE + (guint) key, gtk_label_new (_ (kinds[kind].name)),
                                  "edge-choice");

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

static void
draw_fact (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  art_fact_draw (cr, drawing->what, size, style);
}

/* The buttons for what is printed on some tiles of this game, in the order of the marks. */
static void
make_facts (ArbTileFinder *self, CarcFacts facts, ArbTextures *textures)
{
  GtkWidget *behind = gtk_widget_get_parent (self->by_set) == GTK_WIDGET (self->facts) ? self->by_set : NULL;

  for (guint fact = 0; fact < CARC_FACTS_MAX; fact++)
    {
      const ArbDrawing drawing = { .draw = draw_fact, .what = fact };

      if (self->fact[fact] != NULL)
        arb_wrap_remove (self->facts, self->fact[fact]);
      self->fact[fact] = NULL;
      if (!carc_facts_has (facts, fact))
        continue;
      self->fact[fact] = button_new (self, FLOW_KEY_OWN + fact,
                                     arb_picture_new (arb_textures_drawn (textures, &drawing, FACT), FACT),
                                     "fact-choice");
      arb_widget_name (self->fact[fact], carc_fact_title (fact));
      arb_wrap_insert (self->facts, self->fact[fact], behind);
    }
}

static guint
n_kinds (const CarcRules *rules)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_tiles; i++)
    n += rules->counts[i] > 0;
  return n;
}

/* ---- its size ---- */

static gboolean
is_narrow (ArbTileFinder *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && gtk_widget_get_width (GTK_WIDGET (root)) < NARROW;
}

/* Both are boxes, or both are wraps; the child may not have a parent yet. */
static void
move_to (GtkWidget *child, GtkWidget *to)
{
  GtkWidget *from = gtk_widget_get_parent (child);

  if (from == to)
    return;
  g_object_ref (child);
  if (ARB_IS_WRAP (from))
    arb_wrap_remove (ARB_WRAP (from), child);
  else if (from != NULL)
    gtk_box_remove (GTK_BOX (from), child);
  gtk_widget_insert_before (child, to, NULL);
  g_object_unref (child);
}

/* What only now can be done is behind all else, so that nothing moves when it comes and goes: below the marks, or in a
 * narrow window in a row that is kept for it beside the square.  In a wide one, the column has no room for the look of
 * the list beside the edges; in a narrow one, the marks need all of their row. */
static void
fit (ArbTileFinder *self)
{
  const gboolean narrow = is_narrow (self);
  const int side = arb_text_sized (narrow ? SQUARE_NARROW : SQUARE);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->square), side);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->square), side);
  gtk_widget_set_visible (self->by_set, arb_settings () != NULL);
  /* Fourteen fit in one row of a telephone. */
  arb_wrap_set_spacing_least (self->facts, ARB_WRAP_SPACING, narrow ? 1 : ARB_WRAP_SPACING);
  arb_widget_set_class (GTK_WIDGET (self->facts), "tight", narrow);
  gtk_widget_set_valign (self->beside, narrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  move_to (self->by_set, GTK_WIDGET (narrow ? self->kinds : self->facts));
  move_to (self->mine, narrow ? self->beside : GTK_WIDGET (self));
}

/* ---- what is left ---- */

static CarcFacts
facts_left (ActFlow *flow, const CarcState *state)
{
  CarcFacts facts = CARC_NO_FACTS;

  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    {
      const ActChoice *choice = act_flow_choice (flow, i);

      if (choice->act == NULL)
        carc_facts_join (&facts, carc_tile_facts (&state->rules->tiles[choice->offer.value[0]]));
    }
  return facts;
}

static void
show_left (ArbTileFinder *self, const CarcState *state, ActFlow *flow)
{
  const CarcFacts left = facts_left (flow, state);

  for (guint i = 0; i < N_KINDS; i++)
    gtk_widget_set_sensitive (self->edges[i], strlen (self->found.edges) < 4);
  for (guint fact = 0; fact < CARC_FACTS_MAX; fact++)
    if (self->fact[fact] != NULL)
      {
        const gboolean said = carc_facts_has (self->found.facts, fact);

        arb_widget_set_class (self->fact[fact], "chosen", said);
        gtk_accessible_update_state (GTK_ACCESSIBLE (self->fact[fact]), GTK_ACCESSIBLE_STATE_PRESSED,
                                     said ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
        gtk_widget_set_sensitive (self->fact[fact], said || carc_facts_has (left, fact));
      }
}

/* ---- the look of the list ---- */

gboolean
arb_tiles_by_set (void)
{
  return arb_settings_on (BY_SET);
}

static void
by_set_toggled (GtkToggleButton *button, ArbTileFinder *self)
{
  if (gtk_toggle_button_get_active (button) == arb_tiles_by_set ())
    return;
  g_settings_set_boolean (arb_settings (), BY_SET, !arb_tiles_by_set ());
  g_signal_emit_by_name (self, "again");
}

gboolean
arb_tile_finder_close (ArbTileFinder *self)
{
  g_return_val_if_fail (ARB_IS_TILE_FINDER (self), FALSE);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || !arb_tiles_by_set ())
    return FALSE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->by_set), FALSE);
  return TRUE;
}

/* ---- all ---- */

void
arb_tile_finder_update (ArbTileFinder *self, const CarcState *state, ActFlow *flow, ArbTextures *textures)
{
  const TableOperand *operand = flow != NULL ? act_flow_operand (flow) : NULL;
  CarcFacts facts;
  const gboolean was_shown = gtk_widget_get_visible (GTK_WIDGET (self));
  gboolean shown;

  g_return_if_fail (ARB_IS_TILE_FINDER (self));

  shown = operand != NULL && operand->type == &carc_operand_tile && n_kinds (state->rules) >= MANY;
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (was_shown && !shown && arb_tiles_by_set ())
    g_settings_set_boolean (arb_settings (), BY_SET, FALSE);
  if (!shown)
    return;
  facts = carc_facts_that_differ (state->rules);
  if (!carc_facts_same (self->facts_made, facts) || self->palette != arb_textures_palette (textures))
    {
      self->facts_made = facts;
      self->palette = arb_textures_palette (textures);
      make_facts (self, facts, textures);
    }
  for (guint i = 0; i < N_KINDS; i++)
    gtk_widget_set_visible (self->edges[i], carc_rules_have_edge (state->rules, kinds[i].edge));
  fit (self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->by_set), arb_tiles_by_set ());
  arb_tile_mine_update (GTK_BOX (self->mine), GTK_WIDGET (self), state, flow, textures);
  self->found = carc_flow_found (flow);
  show_left (self, state, flow);
  gtk_widget_queue_draw (self->square);
}

static void
arb_tile_finder_class_init (ArbTileFinderClass *klass)
{
  table_signal_new (klass, "pick", 1, G_TYPE_UINT);
  table_signal_new (klass, "key", 1, G_TYPE_UINT);
  table_signal_new (klass, "again", 0);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tilefinder");
}

static void
arb_tile_finder_init (ArbTileFinder *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE); /* until it is known what is asked */
  self->square = gtk_drawing_area_new ();
  self->beside = gtk_box_new (GTK_ORIENTATION_VERTICAL, ARB_WRAP_SPACING);
  self->kinds = g_object_new (ARB_TYPE_WRAP, "hexpand", TRUE, NULL);
  self->mine = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_halign (self->mine, GTK_ALIGN_START);
  self->by_set = gtk_toggle_button_new_with_label (_ ("By set"));
  gtk_widget_set_focus_on_click (self->by_set, FALSE);
  gtk_widget_add_css_class (self->by_set, "choice");
  gtk_widget_add_css_class (self->by_set, "edge-choice");
  arb_widget_set_tooltip (self->by_set, _ ("Each set of tiles below its name"));
  g_signal_connect (self->by_set, "toggled", G_CALLBACK (by_set_toggled), self);
  self->facts = g_object_new (ARB_TYPE_WRAP, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->square), draw_square, self, NULL);
  arb_text_size_watch (G_OBJECT (self), G_CALLBACK (fit));
  gtk_box_append (GTK_BOX (row), self->square);
  for (guint i = 0; i < N_KINDS; i++)
    {
      self->edges[i] = edge_button (self, i, carc_edge_letter (kinds[i].edge));
      arb_wrap_append (self->kinds, self->edges[i]);
    }
  gtk_box_append (GTK_BOX (self->beside), GTK_WIDGET (self->kinds));
  gtk_box_append (GTK_BOX (row), self->beside);
  gtk_box_append (GTK_BOX (self), row);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->facts));
  fit (self);
}
