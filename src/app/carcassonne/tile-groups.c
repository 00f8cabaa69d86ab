/* tile-groups.c - see tile-groups.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tile-groups.h"

#include <stdio.h>
#include <string.h>

#include "carcassonne/carc-cell-edit.h"
#include "carcassonne/carc-tile-words.h"

#define ALL_FIELDS "nnw nne ene ese sse ssw wsw wnw"

/* ---- finding ---- */

int
arb_tile_find (const CarcOwnSet *set, const char *id)
{
  for (guint i = 0; id != NULL && i < set->groups->len; i++)
    if (g_str_equal (((CarcOwnGroup *) set->groups->pdata[i])->id, id))
      return (int) i;
  return -1;
}

CarcOwnGroup *
arb_tile_group (const CarcOwnSet *set, const char *id)
{
  const int at = arb_tile_find (set, id);

  return at >= 0 ? set->groups->pdata[at] : NULL;
}

/* Is this group the tile, or one of its cells? */
static gboolean
tile_owns (const char *id, const CarcOwnGroup *group)
{
  const gsize length = strlen (id);

  return g_str_equal (group->id, id)
         || (carc_own_is_cell (group->id) && strncmp (group->id, id, length) == 0 && group->id[length] == '/'
             && strchr (group->id + length + 1, '/') == NULL);
}

gboolean
arb_tile_is_big (const CarcOwnSet *set, const char *id)
{
  return carc_own_group_get (arb_tile_group (set, id), "size") != NULL;
}

void
arb_tile_get_size (const CarcOwnSet *set, const char *id, guint *w, guint *h)
{
  const char *size = carc_own_group_get (arb_tile_group (set, id), "size");

  carc_size_read (size != NULL ? size : "", w, h);
}

/* ---- cells ---- */

static char *
cell_id (const char *id, guint column, guint row)
{
  return g_strdup_printf ("%s/%u,%u", id, column, row);
}

CarcOwnGroup *
arb_tile_cell (CarcOwnSet *set, const char *id, guint column, guint row)
{
  g_autofree char *cell = arb_tile_is_big (set, id) ? cell_id (id, column, row) : g_strdup (id);
  CarcOwnGroup *group = arb_tile_group (set, cell);
  int place = arb_tile_find (set, id) + 1;

  if (group != NULL)
    return group;
  group = carc_own_group_new (cell);
  carc_own_group_set (group, "farms", ALL_FIELDS);
  /* Behind the cells that come before it. */
  for (guint before = 0; before < 4 * row + column; before++)
    {
      g_autofree char *other = cell_id (id, before % 4, before / 4);

      place = MAX (place, arb_tile_find (set, other) + 1);
    }
  g_ptr_array_insert (set->groups, place, group);
  return group;
}

void
arb_tile_set_neighbour (CarcOwnSet *set, const char *id, guint column, guint row, guint side, CarcEdge edge)
{
  static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  const int x = (int) column + dx[side], y = (int) row + dy[side];
  guint w, h;
  g_autofree char *beside = NULL;
  CarcOwnGroup *group;
  CarcCell cell;

  arb_tile_get_size (set, id, &w, &h);
  if (!arb_tile_is_big (set, id) || x < 0 || y < 0 || x >= (int) w || y >= (int) h)
    return;
  beside = cell_id (id, (guint) x, (guint) y);
  group = arb_tile_group (set, beside);
  if (group == NULL || !carc_own_cell (group, &cell, NULL))
    return;
  carc_cell_set_edge (&cell, (side + 2) % 4, edge);
  carc_cell_write (&cell, group);
}

/* ---- the size ---- */

static void
remove_cells (CarcOwnSet *set, const char *id, guint w, guint h)
{
  for (guint i = set->groups->len; i-- > 0;)
    {
      const char *cell = ((CarcOwnGroup *) set->groups->pdata[i])->id;
      guint column, row;
      char end;

      if (g_str_has_prefix (cell, id) && sscanf (cell + strlen (id), "/%u,%u%c", &column, &row, &end) == 2
          && (column >= w || row >= h))
        g_ptr_array_remove_index (set->groups, i);
    }
}

/* Takes from the tile's lines those that belong to its cells. */
static void
clear_features (CarcOwnGroup *group, CarcCell *first)
{
  for (guint i = 0; i < carc_n_keys; i++)
    if (carc_keys[i].place == CARC_ON_CELL || g_str_equal (carc_keys[i].key, "order"))
      carc_own_group_set (group, carc_keys[i].key, NULL);
  for (guint side = 0; side < 4; side++)
    if (first->edges[side] == CARC_EDGE_RIVER || first->edges[side] == CARC_EDGE_ANY)
      carc_cell_set_edge (first, side, CARC_EDGE_FIELD);
}

/* Every cell has a group.  New ones have fields, so the edges of the first may not fit theirs; then those become
 * fields. */
static void
fit_cells (CarcOwnSet *set, const char *id, guint w, guint h)
{
  for (guint row = 0; row < h; row++)
    for (guint column = 0; column < w; column++)
      arb_tile_cell (set, id, column, row);
  for (guint row = 0; row < h; row++)
    for (guint column = 0; column < w; column++)
      {
        CarcCell cell;

        if (!carc_own_cell (arb_tile_cell (set, id, column, row), &cell, NULL))
          continue;
        if (column + 1 < w)
          arb_tile_set_neighbour (set, id, column, row, 1, (CarcEdge) cell.edges[1]);
        if (row + 1 < h)
          arb_tile_set_neighbour (set, id, column, row, 2, (CarcEdge) cell.edges[2]);
      }
}

void
arb_tile_resize (CarcOwnSet *set, const char *id, guint w, guint h)
{
  CarcOwnGroup *group = arb_tile_group (set, id);
  g_autofree char *size = g_strdup_printf ("%ux%u", w, h);
  const gboolean was_big = arb_tile_is_big (set, id), big = w * h > 1;
  CarcCell first;

  if (!carc_own_cell (arb_tile_cell (set, id, 0, 0), &first, NULL))
    carc_cell_blank (&first);
  if (was_big)
    remove_cells (set, id, big ? w : 0, big ? h : 0);
  if (!was_big && big)
    clear_features (group, &first);
  carc_own_group_set (group, "size", big ? size : NULL);
  if (!was_big || !big)
    carc_cell_write (&first, arb_tile_cell (set, id, 0, 0));
  if (big)
    fit_cells (set, id, w, h);
}

/* ---- whole tiles ---- */

char *
arb_tile_free_id (const CarcOwnSet *set)
{
  g_autofree char *ascii = g_str_to_ascii (set->name, "C");
  g_autoptr (GString) stem = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && stem->len < 16; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (stem, g_ascii_tolower (*c));
  for (guint i = 1;; i++)
    {
      char *id = g_strdup_printf ("%s/%u", stem->len > 0 ? stem->str : "own", i);

      if (arb_tile_find (set, id) < 0)
        return id;
      g_free (id);
    }
}

guint
arb_tile_count (const CarcOwnSet *set, const char *id)
{
  guint n = 0;

  for (guint i = 0; i < set->groups->len; i++)
    n += tile_owns (id, set->groups->pdata[i]);
  return n;
}

void
arb_tile_add (CarcOwnSet *set, const char *id)
{
  CarcOwnGroup *group = carc_own_group_new (id);

  carc_own_group_set (group, "farms", ALL_FIELDS);
  g_ptr_array_add (set->groups, group);
}

void
arb_tile_copy (CarcOwnSet *set, const char *from, const char *id)
{
  const guint n = set->groups->len;

  for (guint i = 0; i < n; i++)
    {
      const CarcOwnGroup *group = set->groups->pdata[i];
      g_autofree char *other = NULL;
      CarcOwnGroup *copy;

      if (!tile_owns (from, group))
        continue;
      other = g_strconcat (id, group->id + strlen (from), NULL);
      copy = carc_own_group_new (other);
      for (guint k = 0; k < group->lines->len; k++)
        g_ptr_array_add (copy->lines, g_strdup (group->lines->pdata[k]));
      g_ptr_array_add (set->groups, copy);
    }
}

void
arb_tile_rename (CarcOwnSet *set, const char *from, const char *id)
{
  const gsize length = strlen (from);

  for (guint i = 0; i < set->groups->len; i++)
    {
      CarcOwnGroup *group = set->groups->pdata[i];
      char *other;

      if (!tile_owns (from, group))
        continue;
      other = g_strconcat (id, group->id + length, NULL);
      g_free (group->id);
      group->id = other;
    }
}

void
arb_tile_remove (CarcOwnSet *set, const char *id)
{
  for (guint i = set->groups->len; i-- > 0;)
    if (tile_owns (id, set->groups->pdata[i]))
      g_ptr_array_remove_index (set->groups, i);
}
