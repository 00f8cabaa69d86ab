/* tile-page.c - one tile of a set that a table makes: drawn, checked and changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lines of the group are the truth.  A control changes the cell that they describe, and the cell is written back
 * into them (carc-cell-edit.h).  While they describe no cell, only the lines can be edited; the picture shows the last
 * cell that was sound.
 */
#include "config.h"

#include "tile-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/palette.h"
#include "app/kit/picture.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "art/art-tile.h"
#include "carcassonne/carc-cell-edit.h"
#include "tile-features.h"

#define CELL_PIXELS 240

struct _ArbTilePage
{
  AdwBin parent_instance;

  GtkGrid *grid;
  GtkPicture *picture;
  GtkGrid *cells;
  GtkImage *verdict_icon;
  GtkLabel *verdict;
  GtkWidget *tile_group;
  GtkWidget *joins_group;
  AdwEntryRow *name_row;
  AdwEntryRow *id_row;
  GtkSpinButton *copies;
  GtkSwitch *start;
  AdwComboRow *size_row;
  AdwComboRow *cities_row;
  AdwComboRow *roads_row;
  AdwComboRow *river_row;
  AdwComboRow *farms_row;
  GtkSpinButton *inner;
  GtkSwitch *cloister;
  AdwBin *features_place;
  GtkTextView *text;
  GtkLabel *fault;
  GtkWidget *edges[4];
  ArbTileFeatures *features;

  CarcOwnSet *set; /* not owned; NULL: nothing is shown */
  char *id;
  guint column, row; /* of the cell that is edited */
  CarcCell cell;     /* the last sound one */
  CarcTile *drawn;   /* the last sound tile; NULL: none yet */
  gboolean readable; /* the lines describe `cell` */
  gboolean updating;
};

enum
{
  EDITING,
  EDITED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (ArbTilePage, arb_tile_page, ADW_TYPE_BIN)

static void tile_page_update (ArbTilePage *self);

/* ---- the groups of the tile ---- */

static int
find_group (const ArbTilePage *self, const char *id)
{
  for (guint i = 0; i < self->set->groups->len; i++)
    if (g_str_equal (((CarcOwnGroup *) self->set->groups->pdata[i])->id, id))
      return (int) i;
  return -1;
}

static CarcOwnGroup *
tile_group (const ArbTilePage *self)
{
  const int at = find_group (self, self->id);

  return at >= 0 ? self->set->groups->pdata[at] : NULL;
}

/* The size of the tile as its line says it; 1 by 1 if the line is wrong. */
static void
get_size (const ArbTilePage *self, guint *w, guint *h)
{
  const char *size = carc_own_group_get (tile_group (self), "size");

  *w = *h = 1;
  if (size != NULL && strlen (size) == 3 && size[0] >= '1' && size[0] <= '4' && size[2] >= '1' && size[2] <= '4')
    {
      *w = (guint) (size[0] - '0');
      *h = (guint) (size[2] - '0');
    }
}

static gboolean
is_big (const ArbTilePage *self)
{
  return carc_own_group_get (tile_group (self), "size") != NULL;
}

static char *
cell_id (const ArbTilePage *self, guint column, guint row)
{
  return g_strdup_printf ("%s/%u,%u", self->id, column, row);
}

/* The group that describes the cell that is edited. */
static CarcOwnGroup *
edited_group (ArbTilePage *self)
{
  g_autofree char *id = is_big (self) ? cell_id (self, self->column, self->row) : g_strdup (self->id);
  const int at = find_group (self, id);
  int place = find_group (self, self->id) + 1;
  CarcOwnGroup *group;

  if (at >= 0)
    return self->set->groups->pdata[at];
  group = carc_own_group_new (id);
  carc_own_group_set (group, "farms", "nnw nne ene ese sse ssw wsw wnw");
  /* Behind the cells that come before it. */
  for (guint before = 0; before < 4 * self->row + self->column; before++)
    {
      g_autofree char *other = cell_id (self, before % 4, before / 4);

      place = MAX (place, find_group (self, other) + 1);
    }
  g_ptr_array_insert (self->set->groups, place, group);
  return group;
}

/* ---- changes ---- */

static void
begin_edit (ArbTilePage *self)
{
  g_signal_emit (self, signals[EDITING], 0);
}

static void
end_edit (ArbTilePage *self)
{
  tile_page_update (self);
  g_signal_emit (self, signals[EDITED], 0);
}

/* Writes the cell after a control has changed it; begin_edit () came before. */
static void
write_cell (ArbTilePage *self)
{
  carc_cell_write (&self->cell, edited_group (self));
  end_edit (self);
}

static guint
edge_kinds (ArbTilePage *self, CarcEdge kinds[CARC_N_EDGES])
{
  guint n = 0;

  kinds[n++] = CARC_EDGE_FIELD;
  kinds[n++] = CARC_EDGE_ROAD;
  kinds[n++] = CARC_EDGE_CITY;
  kinds[n++] = is_big (self) ? CARC_EDGE_WATER : CARC_EDGE_RIVER;
  if (!is_big (self))
    kinds[n++] = CARC_EDGE_ANY;
  return n;
}

static const char *
edge_title (CarcEdge edge)
{
  switch (edge)
    {
    case CARC_EDGE_CITY: return _ ("City");
    case CARC_EDGE_ROAD: return _ ("Road");
    case CARC_EDGE_RIVER: return _ ("River");
    case CARC_EDGE_WATER: return _ ("Water");
    /* Translators: an edge of a tile that fits every other edge */
    case CARC_EDGE_ANY: return _ ("Any");
    case CARC_EDGE_FIELD:
    case CARC_N_EDGES:
    default: return _ ("Field");
    }
}

/* Two cells of a tile have the same edge between them, so the neighbour's changes as well. */
static void
set_neighbour (ArbTilePage *self, guint side, CarcEdge edge)
{
  static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  const int x = (int) self->column + dx[side], y = (int) self->row + dy[side];
  guint w, h;
  g_autofree char *id = NULL;
  CarcCell cell;
  int at;

  get_size (self, &w, &h);
  if (!is_big (self) || x < 0 || y < 0 || x >= (int) w || y >= (int) h)
    return;
  id = cell_id (self, (guint) x, (guint) y);
  at = find_group (self, id);
  if (at < 0 || !carc_own_cell (self->set->groups->pdata[at], &cell, NULL))
    return;
  carc_cell_set_edge (&cell, (side + 2) % 4, edge);
  carc_cell_write (&cell, self->set->groups->pdata[at]);
}

static void
set_edge (ArbTilePage *self, guint side, CarcEdge edge)
{
  begin_edit (self);
  carc_cell_set_edge (&self->cell, side, edge);
  set_neighbour (self, side, edge);
  write_cell (self);
}

static guint
side_of (GtkWidget *edge)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (edge), "side"));
}

static void
on_edge (GtkWidget *button, ArbTilePage *self)
{
  CarcEdge kinds[CARC_N_EDGES];
  const guint n = edge_kinds (self, kinds), side = side_of (button);
  guint i = 0;

  while (i < n && kinds[i] != self->cell.edges[side])
    i++;
  set_edge (self, side, kinds[(i + 1) % n]);
}

static gboolean
on_edge_key (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, ArbTilePage *self)
{
  static const struct
  {
    guint keyval;
    CarcEdge edge;
  } table[] = { { GDK_KEY_f, CARC_EDGE_FIELD }, { GDK_KEY_r, CARC_EDGE_ROAD }, { GDK_KEY_c, CARC_EDGE_CITY } };
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (gdk_keyval_to_lower (keyval) == table[i].keyval)
      {
        set_edge (self, side_of (button), table[i].edge);
        return TRUE;
      }
  if (gdk_keyval_to_lower (keyval) != GDK_KEY_w)
    return FALSE;
  set_edge (self, side_of (button), is_big (self) ? CARC_EDGE_WATER : CARC_EDGE_RIVER);
  return TRUE;
}

static void
on_tile_changed (ArbTilePage *self)
{
  CarcOwnGroup *group;
  g_autofree char *copies = NULL;
  g_autofree char *name = NULL;

  if (self->updating || self->set == NULL)
    return;
  begin_edit (self);
  group = tile_group (self);
  name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row))));
  copies = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (self->copies));
  carc_own_group_set (group, "name", name);
  carc_own_group_set (group, "copies", g_str_equal (copies, "1") ? NULL : copies);
  carc_own_group_set (group, "start", gtk_switch_get_active (self->start) ? "true" : NULL);
  end_edit (self);
}

/* A tile gets another id, and its cells with it. */
static void
on_id (ArbTilePage *self)
{
  g_autofree char *id = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->id_row))));
  const gsize length = strlen (self->id);

  if (self->updating || g_str_equal (id, self->id) || carc_own_is_cell (id))
    return;
  begin_edit (self);
  for (guint i = 0; i < self->set->groups->len; i++)
    {
      CarcOwnGroup *group = self->set->groups->pdata[i];
      const gboolean cell = carc_own_is_cell (group->id) && strncmp (group->id, self->id, length) == 0
                            && group->id[length] == '/' && strchr (group->id + length + 1, '/') == NULL;
      char *other = cell                                ? g_strconcat (id, group->id + length, NULL)
                    : g_str_equal (group->id, self->id) ? g_strdup (id)
                                                        : NULL;

      if (other == NULL)
        continue;
      g_free (group->id);
      group->id = other;
    }
  g_free (self->id);
  self->id = g_steal_pointer (&id);
  end_edit (self);
}

/* From one cell to several, the tile's features go to the first cell; the other way, they come from there. */
static void
resize (ArbTilePage *self, guint w, guint h)
{
  CarcOwnGroup *group = tile_group (self);
  g_autofree char *size = g_strdup_printf ("%ux%u", w, h);
  const gboolean was_big = is_big (self), big = w * h > 1;
  CarcCell first;

  self->column = self->row = 0;
  if (!carc_own_cell (was_big ? edited_group (self) : group, &first, NULL))
    carc_cell_blank (&first);
  for (guint i = self->set->groups->len; was_big && i-- > 0;)
    {
      const char *id = ((CarcOwnGroup *) self->set->groups->pdata[i])->id;
      guint column, row;
      char end;

      if (g_str_has_prefix (id, self->id) && sscanf (id + strlen (self->id), "/%u,%u%c", &column, &row, &end) == 2
          && (!big || column >= w || row >= h))
        g_ptr_array_remove_index (self->set->groups, i);
    }
  if (!was_big && big)
    {
      static const char *const keys[] = { "flags", "water",    "any",   "cities", "roads",
                                          "farms", "cloister", "river", "links",  "order" };

      for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
        carc_own_group_set (group, keys[i], NULL);
      for (guint side = 0; side < 4; side++)
        if (first.edges[side] == CARC_EDGE_RIVER || first.edges[side] == CARC_EDGE_ANY)
          carc_cell_set_edge (&first, side, CARC_EDGE_FIELD);
    }
  carc_own_group_set (group, "size", big ? size : NULL);
  if (!was_big || !big)
    carc_cell_write (&first, edited_group (self));
  /* Every cell has a group. */
  for (guint row = 0; big && row < h; row++)
    for (guint column = 0; column < w; column++)
      {
        self->column = column;
        self->row = row;
        edited_group (self);
      }
  self->column = self->row = 0;
}

/* New cells have fields, so the edges at the first cell may not fit theirs; then they become fields. */
static void
fit_cells (ArbTilePage *self)
{
  guint w, h;

  get_size (self, &w, &h);
  for (guint row = 0; row < h; row++)
    for (guint column = 0; column < w; column++)
      {
        CarcCell cell;

        self->column = column;
        self->row = row;
        if (carc_own_cell (edited_group (self), &cell, NULL))
          {
            if (column + 1 < w)
              set_neighbour (self, 1, (CarcEdge) cell.edges[1]);
            if (row + 1 < h)
              set_neighbour (self, 2, (CarcEdge) cell.edges[2]);
          }
      }
  self->column = self->row = 0;
}

static void
on_size (ArbTilePage *self)
{
  const guint selected = adw_combo_row_get_selected (self->size_row);
  guint w, h;

  if (self->updating || self->set == NULL || selected >= 16)
    return;
  get_size (self, &w, &h);
  if (selected % 4 + 1 == w && selected / 4 + 1 == h)
    return;
  begin_edit (self);
  resize (self, selected % 4 + 1, selected / 4 + 1);
  if (is_big (self))
    fit_cells (self);
  end_edit (self);
}

/* ---- what is joined ---- */

static const char *const side_names[4] = { N_ ("north"), N_ ("east"), N_ ("south"), N_ ("west") };

/* "north and south, west": what is joined, with "and" between it. */
static char *
tell_partition (const CarcPartition *joined, const char *const *names)
{
  GString *words = g_string_new (NULL);

  for (guint part = 0; part < joined->n; part++)
    {
      guint n = 0;

      for (guint i = 0; i < joined->n; i++)
        if (joined->part[i] == part)
          {
            if (n++ > 0)
              g_string_append (words, " + ");
            else if (words->len > 0)
              g_string_append (words, " · ");
            g_string_append (words, names[i]);
          }
    }
  return g_string_free (words, FALSE);
}

/* Fills a row with all ways to join these things, and selects one; NULL: none of them. */
static void
fill_row (AdwComboRow *row, guint n, const char *const *names, const CarcPartition *now)
{
  CarcPartition partitions[CARC_PARTITIONS_MAX];
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const guint ways = n > 1 ? carc_partitions (n, partitions) : 0;
  guint selected = GTK_INVALID_LIST_POSITION;
  GListModel *model = adw_combo_row_get_model (row);
  gboolean same;

  for (guint i = 0; i < ways; i++)
    {
      g_autofree char *words = tell_partition (&partitions[i], names);

      gtk_string_list_append (list, words);
      if (now != NULL && memcmp (partitions[i].part, now->part, n) == 0)
        selected = i;
    }
  same = model != NULL && g_list_model_get_n_items (model) == ways;
  for (guint i = 0; i < ways && same; i++)
    same = g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), gtk_string_list_get_string (list, i));
  if (!same)
    adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (row, selected);
  gtk_widget_set_visible (GTK_WIDGET (row), n > 1);
}

static void
fill_joins (ArbTilePage *self)
{
  const struct
  {
    AdwComboRow *row;
    CarcKind kind;
  } rows[] = { { self->cities_row, CARC_CITY }, { self->roads_row, CARC_ROAD }, { self->river_row, CARC_RIVER } };
  const char *names[CARC_PARTS_MAX];
  char *told[CARC_PARTS_MAX];
  guint8 stretches[CARC_PARTS_MAX];
  CarcPartition joined;
  int n_farms;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint sides[4];
      const guint n = carc_cell_sides (&self->cell, rows[i].kind, sides, &joined);

      for (guint k = 0; k < n; k++)
        names[k] = _ (side_names[sides[k]]);
      fill_row (rows[i].row, n, names, &joined);
    }
  n_farms = carc_cell_stretches (&self->cell, stretches, &joined);
  for (guint i = 0; i < joined.n; i++)
    names[i] = told[i] = arb_tile_farm_words (stretches[i]);
  fill_row (self->farms_row, joined.n, names, n_farms < 0 ? NULL : &joined);
  for (guint i = 0; i < joined.n; i++)
    g_free (told[i]);
}

static void
on_join (ArbTilePage *self, GParamSpec *pspec, AdwComboRow *row)
{
  const CarcKind kind = row == self->cities_row ? CARC_CITY : row == self->roads_row ? CARC_ROAD : CARC_RIVER;
  const guint selected = adw_combo_row_get_selected (row);
  CarcPartition partitions[CARC_PARTITIONS_MAX], now;
  guint sides[4], n;

  if (self->updating || self->set == NULL)
    return;
  n = carc_cell_sides (&self->cell, kind, sides, &now);
  if (selected >= carc_partitions (n, partitions))
    return;
  begin_edit (self);
  carc_cell_join (&self->cell, kind, &partitions[selected]);
  write_cell (self);
}

static void
on_join_farms (ArbTilePage *self)
{
  const guint selected = adw_combo_row_get_selected (self->farms_row);
  CarcPartition partitions[CARC_PARTITIONS_MAX], now;
  guint8 stretches[CARC_PARTS_MAX];

  if (self->updating || self->set == NULL)
    return;
  carc_cell_stretches (&self->cell, stretches, &now);
  if (selected >= carc_partitions (now.n, partitions))
    return;
  begin_edit (self);
  carc_cell_join_farms (&self->cell, &partitions[selected]);
  write_cell (self);
}

static void
on_inner (ArbTilePage *self)
{
  if (self->updating || self->set == NULL)
    return;
  begin_edit (self);
  carc_cell_set_inner_farms (&self->cell, (guint) gtk_spin_button_get_value_as_int (self->inner));
  write_cell (self);
}

static void
on_cloister (ArbTilePage *self)
{
  if (self->updating || self->set == NULL)
    return;
  begin_edit (self);
  carc_cell_set_cloister (&self->cell, gtk_switch_get_active (self->cloister));
  write_cell (self);
}

static void
on_feature (ArbTilePage *self)
{
  CarcCell cell;

  if (self->updating || self->set == NULL)
    return;
  begin_edit (self);
  cell = *arb_tile_features_get (self->features);
  self->cell = cell;
  write_cell (self);
}

/* ---- the notation ---- */

static void
on_text (ArbTilePage *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  CarcOwnGroup *group;
  GtkTextIter start, end;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (self->updating || self->set == NULL)
    return;
  begin_edit (self);
  group = edited_group (self);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  lines = g_strsplit (text, "\n", -1);
  g_ptr_array_set_size (group->lines, 0);
  for (guint i = 0; lines[i] != NULL && i < 64; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_ptr_array_add (group->lines, g_strdup (g_strdelimit (lines[i], "\t", ' ')));
  self->updating = TRUE; /* the person types: the text stays as it is */
  tile_page_update (self);
  self->updating = FALSE;
  g_signal_emit (self, signals[EDITED], 0);
}

static void
fill_text (ArbTilePage *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  g_autofree char *text = carc_own_group_text (edited_group (self));
  GtkTextIter start, end;
  g_autofree char *now = NULL;

  g_strchomp (text);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  now = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (!g_str_equal (now, text))
    gtk_text_buffer_set_text (buffer, text, -1);
}

/* ---- the picture ---- */

typedef struct
{
  ArbTilePage *self;
  ArtStyle style;
} Painting;

static void
paint_tile (cairo_t *cr, gpointer data)
{
  Painting *painting = data;

  art_tile_draw_whole (cr, painting->self->drawn, 0, CELL_PIXELS, &painting->style);
}

static void
update_picture (ArbTilePage *self)
{
  Painting painting = { self, arb_palette_style () };
  g_autoptr (GdkTexture) texture = NULL;

  if (self->drawn == NULL)
    {
      gtk_picture_set_paintable (self->picture, NULL);
      return;
    }
  texture = arb_picture_paint (self->drawn->w * CELL_PIXELS, self->drawn->h * CELL_PIXELS, paint_tile, &painting);
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
}

typedef struct
{
  const CarcTile *tile;
  double size;
} Thumbnail;

static void
paint_thumbnail (cairo_t *cr, gpointer data)
{
  const Thumbnail *thumbnail = data;
  const CarcTile *tile = thumbnail->tile;
  const double cell = thumbnail->size / MAX (tile->w, tile->h);
  ArtStyle style = arb_palette_style ();

  cairo_translate (cr, (thumbnail->size - cell * tile->w) / 2, (thumbnail->size - cell * tile->h) / 2);
  art_tile_draw_whole (cr, tile, 0, cell, &style);
}

GdkTexture *
arb_tile_page_thumbnail (const CarcTile *tile, int size)
{
  Thumbnail thumbnail = { tile, size };

  return arb_picture_paint (size, size, paint_thumbnail, &thumbnail);
}

/* ---- the cells of a larger tile ---- */

static void
on_cell (GtkToggleButton *button, ArbTilePage *self)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;
  self->column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "column"));
  self->row = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "row"));
  tile_page_update (self);
}

static void
fill_cells (ArbTilePage *self)
{
  guint w, h;
  GtkWidget *first = gtk_grid_get_child_at (self->cells, 0, 0), *last = NULL;
  gboolean same;

  get_size (self, &w, &h);
  same = is_big (self) ? gtk_grid_get_child_at (self->cells, (int) w - 1, (int) h - 1) != NULL
                             && gtk_grid_get_child_at (self->cells, (int) w, 0) == NULL
                             && gtk_grid_get_child_at (self->cells, 0, (int) h) == NULL
                       : first == NULL;
  if (!same)
    arb_widget_clear (GTK_WIDGET (self->cells));
  for (guint row = 0; is_big (self) && row < h; row++)
    for (guint column = 0; column < w; column++)
      {
        GtkWidget *cell = gtk_grid_get_child_at (self->cells, (int) column, (int) row);
        g_autofree char *name = g_strdup_printf (_ ("Cell %u,%u"), column, row);

        if (cell == NULL)
          {
            cell = gtk_toggle_button_new ();
            gtk_widget_add_css_class (cell, "tile-cell");
            gtk_widget_set_hexpand (cell, TRUE);
            gtk_widget_set_vexpand (cell, TRUE);
            arb_widget_name (cell, name);
            g_object_set_data (G_OBJECT (cell), "column", GUINT_TO_POINTER (column));
            g_object_set_data (G_OBJECT (cell), "row", GUINT_TO_POINTER (row));
            if (last != NULL)
              gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (cell), GTK_TOGGLE_BUTTON (last));
            gtk_grid_attach (self->cells, cell, (int) column, (int) row, 1, 1);
            g_signal_connect_object (cell, "toggled", G_CALLBACK (on_cell), self, 0);
          }
        last = cell;
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cell), column == self->column && row == self->row);
      }
}

/* ---- update ---- */

static void
show_edges (ArbTilePage *self)
{
  static const char *const titles[4] = { N_ ("North side"), N_ ("East side"), N_ ("South side"), N_ ("West side") };

  for (guint side = 0; side < 4; side++)
    {
      const char *title = edge_title ((CarcEdge) self->cell.edges[side]);
      g_autofree char *name = g_strdup_printf ("%s: %s", _ (titles[side]), title);

      gtk_button_set_label (GTK_BUTTON (self->edges[side]), title);
      arb_widget_name (self->edges[side], name);
      gtk_widget_set_sensitive (self->edges[side], self->readable);
    }
}

/* Reads the tile and its cell; `why` gets what is wrong. */
static gboolean
read_tile (ArbTilePage *self, TableRefusal *why)
{
  g_autofree CarcTile *tile = g_new0 (CarcTile, 1);
  CarcCell cell;
  const gboolean sound = carc_own_tile (self->set, (guint) find_group (self, self->id), tile, why);

  if (sound)
    {
      g_free (self->drawn);
      self->drawn = g_steal_pointer (&tile);
    }
  self->readable = carc_own_cell (edited_group (self), &cell, sound ? why : NULL);
  if (self->readable)
    self->cell = cell;
  for (guint i = 0; sound && i < self->set->groups->len; i++)
    {
      const CarcOwnGroup *other = self->set->groups->pdata[i];

      if ((int) i != find_group (self, self->id) && g_str_equal (other->id, self->id))
        return table_refuse (why, _ ("two tiles have this id"));
    }
  return sound;
}

static void
show_tile_rows (ArbTilePage *self)
{
  const CarcOwnGroup *group = tile_group (self);
  const char *name = carc_own_group_get (group, "name"), *copies = carc_own_group_get (group, "copies");
  const char *shown = gtk_editable_get_text (GTK_EDITABLE (self->name_row));
  g_autofree char *stripped = g_strstrip (g_strdup (shown));
  int number = 1;
  guint w, h;

  if (!g_str_equal (stripped, name != NULL ? name : ""))
    gtk_editable_set_text (GTK_EDITABLE (self->name_row), name != NULL ? name : "");
  gtk_editable_set_text (GTK_EDITABLE (self->id_row), self->id);
  if (copies != NULL)
    table_words_number (copies, 1, 99, &number);
  gtk_spin_button_set_value (self->copies, number);
  gtk_switch_set_active (self->start, g_strcmp0 (carc_own_group_get (group, "start"), "true") == 0);
  get_size (self, &w, &h);
  adw_combo_row_set_selected (self->size_row, 4 * (h - 1) + w - 1);
}

static gboolean
cell_has_cloister (const CarcCell *cell)
{
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_CLOISTER)
      return TRUE;
  return FALSE;
}

static void
tile_page_update (ArbTilePage *self)
{
  TableRefusal why = { "" };
  const gboolean typing = self->updating;
  gboolean sound;
  g_autofree char *sentence = NULL;

  if (self->set == NULL || tile_group (self) == NULL)
    return;
  self->updating = TRUE;
  sound = read_tile (self, &why);
  sentence = arb_sentence (why.sentence);
  show_tile_rows (self);
  show_edges (self);
  fill_joins (self);
  fill_cells (self);
  gtk_spin_button_set_value (self->inner, carc_cell_inner_farms (&self->cell));
  gtk_switch_set_active (self->cloister, cell_has_cloister (&self->cell));
  arb_tile_features_set (self->features, &self->cell);
  gtk_widget_set_sensitive (self->joins_group, self->readable);
  gtk_widget_set_sensitive (GTK_WIDGET (self->features), self->readable);
  gtk_image_set_from_icon_name (self->verdict_icon, sound ? "emblem-ok-symbolic" : "dialog-warning-symbolic");
  gtk_label_set_label (self->verdict, sound ? _ ("You can play with this tile.") : sentence);
  gtk_label_set_label (self->fault, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), !sound);
  arb_widget_set_class (GTK_WIDGET (self->text), "faulty", !self->readable);
  if (!typing)
    fill_text (self);
  update_picture (self);
  self->updating = FALSE;
}

/* ---- the widget ---- */

static void
arb_tile_page_finalize (GObject *object)
{
  g_free (ARB_TILE_PAGE (object)->id);
  g_free (ARB_TILE_PAGE (object)->drawn);

  G_OBJECT_CLASS (arb_tile_page_parent_class)->finalize (object);
}

static void
tile_page_bind (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, grid);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, picture);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, cells);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, verdict_icon);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, verdict);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, tile_group);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, joins_group);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, name_row);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, id_row);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, copies);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, start);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, size_row);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, cities_row);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, roads_row);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, river_row);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, farms_row);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, inner);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, cloister);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, features_place);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, text);
  gtk_widget_class_bind_template_child (widget_class, ArbTilePage, fault);
  gtk_widget_class_bind_template_callback (widget_class, on_tile_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_id);
  gtk_widget_class_bind_template_callback (widget_class, on_size);
  gtk_widget_class_bind_template_callback (widget_class, on_join);
  gtk_widget_class_bind_template_callback (widget_class, on_join_farms);
  gtk_widget_class_bind_template_callback (widget_class, on_inner);
  gtk_widget_class_bind_template_callback (widget_class, on_cloister);
}

static void
arb_tile_page_class_init (ArbTilePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_tile_page_finalize;
  signals[EDITING] = g_signal_new ("editing", ARB_TYPE_TILE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
  signals[EDITED] = g_signal_new ("edited", ARB_TYPE_TILE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/tile-page.ui");
  tile_page_bind (widget_class);
}

static void
add_edges (ArbTilePage *self)
{
  static const int places[4][2] = { { 1, 0 }, { 2, 1 }, { 1, 2 }, { 0, 1 } };

  for (guint side = 0; side < 4; side++)
    {
      GtkWidget *edge = self->edges[side] = gtk_button_new_with_label ("");
      GtkEventController *keys = gtk_event_controller_key_new ();

      gtk_widget_add_css_class (edge, "lake-edge");
      gtk_widget_set_halign (edge, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (edge, GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (edge), "side", GUINT_TO_POINTER (side));
      g_signal_connect_object (edge, "clicked", G_CALLBACK (on_edge), self, 0);
      g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_edge_key), self, 0);
      gtk_widget_add_controller (edge, keys);
      gtk_grid_attach (self->grid, edge, places[side][0], places[side][1], 1, 1);
    }
}

static void
arb_tile_page_init (ArbTilePage *self)
{
  g_autoptr (GtkStringList) sizes = gtk_string_list_new (NULL);
  GtkTextBuffer *buffer;

  self->updating = TRUE;
  carc_cell_blank (&self->cell);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_edges (self);
  for (guint i = 0; i < 16; i++)
    {
      g_autofree char *size = g_strdup_printf ("%u × %u", i % 4 + 1, i / 4 + 1);

      gtk_string_list_append (sizes, size);
    }
  adw_combo_row_set_model (self->size_row, G_LIST_MODEL (sizes));
  self->features = g_object_new (ARB_TYPE_TILE_FEATURES, NULL);
  adw_bin_set_child (self->features_place, GTK_WIDGET (self->features));
  g_signal_connect_object (self->features, "changed", G_CALLBACK (on_feature), self, G_CONNECT_SWAPPED);
  buffer = gtk_text_view_get_buffer (self->text);
  gtk_text_buffer_set_enable_undo (buffer, FALSE); /* the editor undoes every change */
  g_signal_connect_object (buffer, "changed", G_CALLBACK (on_text), self, G_CONNECT_SWAPPED);
  self->updating = FALSE;
  tile_page_update (self);
  arb_palette_watch (G_OBJECT (self), G_CALLBACK (update_picture));
}

void
arb_tile_page_show (ArbTilePage *self, CarcOwnSet *set, const char *id)
{
  guint w, h;

  g_return_if_fail (ARB_IS_TILE_PAGE (self));

  self->set = id != NULL ? set : NULL;
  if (id != NULL && g_strcmp0 (id, self->id) != 0)
    {
      g_free (self->id);
      self->id = g_strdup (id);
      self->column = self->row = 0;
      g_clear_pointer (&self->drawn, g_free);
      carc_cell_blank (&self->cell);
    }
  if (self->set != NULL && tile_group (self) != NULL)
    {
      get_size (self, &w, &h);
      self->column = MIN (self->column, w - 1);
      self->row = MIN (self->row, h - 1);
    }
  tile_page_update (self);
}

const char *
arb_tile_page_get_id (ArbTilePage *self)
{
  g_return_val_if_fail (ARB_IS_TILE_PAGE (self), NULL);

  return self->set != NULL ? self->id : NULL;
}
