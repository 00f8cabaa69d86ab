/* tile-joins.c - see tile-joins.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tile-joins.h"

#include <glib/gi18n.h>
#include <string.h>

#include "carcassonne/carc-cell-edit.h"
#include "carcassonne/carc-tile-words.h"

/* "north + south · west": what is joined stands together. */
static char *
tell_partition (const CarcPartition *joined, char **names)
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

/* Fills the row with all ways to join these things, and selects one; NULL: none of them. */
static void
fill_row (AdwComboRow *row, guint n, char **names, const CarcPartition *now)
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

void
arb_tile_joins_show (AdwComboRow *row, const CarcCell *cell, CarcKind kind)
{
  char *names[CARC_PARTS_MAX];
  guint8 stretches[CARC_PARTS_MAX];
  guint sides[4];
  CarcPartition joined;
  gboolean whole = TRUE;

  if (kind == CARC_FARM)
    whole = carc_cell_stretches (cell, stretches, &joined) >= 0;
  else
    carc_cell_sides (cell, kind, sides, &joined);
  for (guint i = 0; i < joined.n; i++)
    names[i] = kind == CARC_FARM ? carc_farm_words (stretches[i]) : g_strdup (_ (carc_side_names[sides[i]]));
  fill_row (row, joined.n, names, whole ? &joined : NULL);
  for (guint i = 0; i < joined.n; i++)
    g_free (names[i]);
}

gboolean
arb_tile_joins_take (AdwComboRow *row, CarcCell *cell, CarcKind kind)
{
  const guint selected = adw_combo_row_get_selected (row);
  CarcPartition partitions[CARC_PARTITIONS_MAX], now;
  guint8 stretches[CARC_PARTS_MAX];
  guint sides[4];

  if (kind == CARC_FARM)
    carc_cell_stretches (cell, stretches, &now);
  else
    carc_cell_sides (cell, kind, sides, &now);
  if (selected >= carc_partitions (now.n, partitions))
    return FALSE;
  if (kind == CARC_FARM)
    carc_cell_join_farms (cell, &partitions[selected]);
  else
    carc_cell_join (cell, kind, &partitions[selected]);
  return TRUE;
}
