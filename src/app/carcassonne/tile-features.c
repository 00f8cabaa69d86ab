/* tile-features.c - a row for each feature of a cell: what is printed on it, what it touches and leads into.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows are made anew only if the cell has other features than before, so that the focus stays.
 */
#include "config.h"

#include "tile-features.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "carcassonne/carc-cell-edit.h"
#include "carcassonne/carc-tile-words.h"

/* What a control changes. */
typedef enum
{
  CONTROL_PENNANTS,
  CONTROL_MARK,      /* `other`: the mark */
  CONTROL_CELL_MARK, /* of the cell as a whole; `other`: the mark */
  CONTROL_TOUCHES,   /* `other`: the segment of a city */
  CONTROL_LINK,      /* `other`: a segment */
} ControlKind;

typedef struct
{
  ControlKind kind;
  guint segment, other;
  GtkWidget *widget;
} Control;

struct _ArbTileFeatures
{
  AdwBin parent_instance;

  CarcCell cell;
  char *built;      /* the features that there are rows for */
  GArray *controls; /* Control */
  GtkWidget *rows[CARC_SEGMENTS_MAX];
  GtkWidget *whole; /* what is printed on the cell, not on a feature */
  gboolean updating;
};

G_DEFINE_TYPE (ArbTileFeatures, arb_tile_features, ADW_TYPE_BIN)

/* ---- words ---- */

static void
append_name (GString *out, const char *name)
{
  if (out->len > 0)
    g_string_append (out, ", ");
  g_string_append (out, name);
}

/* What is set on a feature, in short. */
static char *
feature_words (const CarcCell *cell, guint i)
{
  const CarcSegment *segment = &cell->segments[i];
  GString *out = g_string_new (NULL);

  if (segment->pennants > 0)
    g_string_append_printf (out, ngettext ("%u pennant", "%u pennants", segment->pennants), segment->pennants);
  for (CARC_EACH_MARK (mark, segment->marks))
    append_name (out, carc_mark_title (mark));
  for (guint k = 0; k < cell->n_segments; k++)
    {
      g_autofree char *title = carc_segment_title (&cell->segments[k]);
      g_autofree char *words = NULL;

      if ((segment->touches >> k) & 1)
        words = g_strdup_printf (_ ("touches: %s"), title);
      else if ((segment->links >> k) & 1)
        words = g_strdup_printf (_ ("leads to: %s"), title);
      else
        continue;
      append_name (out, words);
    }
  return g_string_free (out, FALSE);
}

static char *
whole_words (const CarcCell *cell)
{
  GString *out = g_string_new (NULL);

  for (CARC_EACH_MARK (mark, cell->marks))
    append_name (out, carc_mark_title (mark));
  return g_string_free (out, FALSE);
}

/* ---- controls ---- */

static gboolean
is_on (const ArbTileFeatures *self, const Control *control)
{
  const CarcSegment *segment = &self->cell.segments[control->segment];

  switch (control->kind)
    {
    case CONTROL_MARK: return carc_marks_has (segment->marks, control->other);
    case CONTROL_CELL_MARK: return carc_marks_has (self->cell.marks, control->other);
    case CONTROL_TOUCHES: return (segment->touches >> control->other) & 1;
    case CONTROL_LINK: return (segment->links >> control->other) & 1;
    case CONTROL_PENNANTS:
    default: return segment->pennants > 0;
    }
}

static void
apply (ArbTileFeatures *self, const Control *control)
{
  CarcCell *cell = &self->cell;
  const gboolean on = control->kind != CONTROL_PENNANTS && gtk_switch_get_active (GTK_SWITCH (control->widget));

  switch (control->kind)
    {
    case CONTROL_PENNANTS:
      carc_cell_set_pennants (cell, control->segment,
                              (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (control->widget)));
      break;
    case CONTROL_MARK: carc_cell_mark (cell, control->segment, control->other, on); break;
    case CONTROL_CELL_MARK:
      cell->marks = on ? carc_marks_with (cell->marks, control->other)
                       : carc_marks_without (cell->marks, control->other);
      break;
    case CONTROL_TOUCHES: carc_cell_touch (cell, control->segment, control->other, on); break;
    case CONTROL_LINK: carc_cell_link (cell, control->segment, control->other, on); break;
    }
}

static void
on_control (ArbTileFeatures *self, GParamSpec *pspec, GtkWidget *widget)
{
  if (self->updating)
    return;
  for (guint i = 0; i < self->controls->len; i++)
    if (g_array_index (self->controls, Control, i).widget == widget)
      apply (self, &g_array_index (self->controls, Control, i));
  g_signal_emit_by_name (self, "changed");
}

static void
on_spin (ArbTileFeatures *self, GtkWidget *widget)
{
  on_control (self, NULL, widget);
}

static GtkWidget *
add_row (ArbTileFeatures *self, ControlKind kind, guint segment, guint other, const char *title)
{
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, title, NULL);
  GtkWidget *widget = kind == CONTROL_PENNANTS ? gtk_spin_button_new_with_range (0, 9, 1) : gtk_switch_new ();
  const Control control = { kind, segment, other, widget };

  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), widget);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), widget);
  g_array_append_val (self->controls, control);
  if (kind == CONTROL_PENNANTS)
    g_signal_connect_object (widget, "value-changed", G_CALLBACK (on_spin), self, G_CONNECT_SWAPPED);
  else
    g_signal_connect_object (widget, "notify::active", G_CALLBACK (on_control), self, G_CONNECT_SWAPPED);
  return row;
}

static void
add_feature (ArbTileFeatures *self, GtkWidget *group, guint i)
{
  const CarcSegment *segment = &self->cell.segments[i];
  g_autofree char *title = carc_segment_title (segment);
  GtkWidget *row = self->rows[i] = arb_row_new (ADW_TYPE_EXPANDER_ROW, title, NULL);

  if (segment->kind == CARC_CITY)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (row), add_row (self, CONTROL_PENNANTS, i, 0, _ ("Pennants")));
  for (guint mark = 0; mark < carc_n_marks; mark++)
    if (carc_mark_fits (carc_marks[mark], segment->kind))
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), add_row (self, CONTROL_MARK, i, mark, carc_mark_title (mark)));
  for (guint k = 0; k < self->cell.n_segments; k++)
    {
      g_autofree char *other = carc_segment_title (&self->cell.segments[k]);
      g_autofree char *words = NULL;

      if (segment->kind == CARC_FARM && self->cell.segments[k].kind == CARC_CITY)
        {
          words = g_strdup_printf (_ ("Touches: %s"), other);
          adw_expander_row_add_row (ADW_EXPANDER_ROW (row), add_row (self, CONTROL_TOUCHES, i, k, words));
        }
      else if (carc_cell_can_link (&self->cell, i, k))
        {
          words = g_strdup_printf (_ ("Leads to: %s"), other);
          adw_expander_row_add_row (ADW_EXPANDER_ROW (row), add_row (self, CONTROL_LINK, i, k, words));
        }
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

/* ---- update ---- */

static char *
features_of (const CarcCell *cell)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < cell->n_segments; i++)
    g_string_append_printf (out, "%u:%u:%u ", cell->segments[i].kind, cell->segments[i].sides,
                            cell->segments[i].halves);
  return g_string_free (out, FALSE);
}

static void
build (ArbTileFeatures *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  g_array_set_size (self->controls, 0);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("On Each Feature"));
  for (guint i = 0; i < self->cell.n_segments; i++)
    {
      self->rows[i] = NULL;
      if (self->cell.segments[i].kind != CARC_RIVER)
        add_feature (self, group, i);
    }
  self->whole = arb_row_new (ADW_TYPE_EXPANDER_ROW, _ ("The tile as a whole"), NULL);
  for (guint mark = 0; mark < carc_n_marks; mark++)
    if (carc_mark_fits (carc_marks[mark], -1))
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->whole),
                                add_row (self, CONTROL_CELL_MARK, 0, mark, carc_mark_title (mark)));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->whole);
  adw_bin_set_child (ADW_BIN (self), group);
  arb_widget_mend_parts (group);
}

static void
tile_features_update (ArbTileFeatures *self)
{
  g_autofree char *features = features_of (&self->cell);
  g_autofree char *whole = whole_words (&self->cell);

  self->updating = TRUE;
  if (g_strcmp0 (features, self->built) != 0)
    {
      build (self);
      g_free (self->built);
      self->built = g_steal_pointer (&features);
    }
  for (guint i = 0; i < self->controls->len; i++)
    {
      const Control *control = &g_array_index (self->controls, Control, i);

      if (control->kind == CONTROL_PENNANTS)
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (control->widget), self->cell.segments[control->segment].pennants);
      else
        gtk_switch_set_active (GTK_SWITCH (control->widget), is_on (self, control));
    }
  for (guint i = 0; i < self->cell.n_segments; i++)
    if (self->rows[i] != NULL)
      {
        g_autofree char *words = feature_words (&self->cell, i);

        adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->rows[i]), words);
      }
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->whole), whole);
  self->updating = FALSE;
}

static void
arb_tile_features_class_init (ArbTileFeaturesClass *klass)
{
  TABLE_FREES (klass, ArbTileFeatures, g_free, built);
  TABLE_FREES (klass, ArbTileFeatures, g_array_unref, controls);
  table_signal_new (klass, "changed", 0);
}

static void
arb_tile_features_init (ArbTileFeatures *self)
{
  self->controls = g_array_new (FALSE, FALSE, sizeof (Control));
}

void
arb_tile_features_set (ArbTileFeatures *self, const CarcCell *cell)
{
  g_return_if_fail (ARB_IS_TILE_FEATURES (self));

  self->cell = *cell;
  tile_features_update (self);
}

const CarcCell *
arb_tile_features_get (ArbTileFeatures *self)
{
  g_return_val_if_fail (ARB_IS_TILE_FEATURES (self), NULL);

  return &self->cell;
}
