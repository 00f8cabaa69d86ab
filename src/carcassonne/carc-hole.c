/* carc-hole.c - which tiles of the stack still fit an empty cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-query.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

gboolean
carc_is_hole (const CarcState *state, int x, int y)
{
  const guint16 slot = carc_slot_at (state, x, y);
  return !state->on_pad && slot != CARC_NONE && !carc_slot_placed (state, slot);
}

/* Can the tile lie so that it covers the cell? */
static gboolean
can_cover (const CarcState *state, guint index, int x, int y)
{
  const CarcTile *tile = &state->rules->tiles[index];
  for (guint rot = 0; rot < tile->turns; rot++)
    for (int part = 0; part < tile->w * tile->h; part++)
      {
        const int w = carc_tile_w (tile, rot);
        if (carc_board_suits (state, index, x - part % w, y - part / w, rot))
          return TRUE;
      }
  return FALSE;
}

guint
carc_hole_fits (const CarcState *state, int x, int y, guint16 *tiles, guint *n_kinds)
{
  guint n = 0;
  *n_kinds = 0;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (carc_is_left (state, i) && !carc_tile_held (state->rules, i) && can_cover (state, i, x, y))
      {
        tiles[(*n_kinds)++] = (guint16) i;
        n += state->remaining[i];
      }
  return n;
}

static char *
tell_fitting (const CarcState *state, guint n)
{
  if (n == 0)
    return g_strdup (_ ("none of the tiles that are left fits here"));
  /* Translators: the second number is how many tiles are left: in the stack, or hidden under others */
  return g_strdup_printf (
      ngettext ("%u of the %u tiles that are left fits here", "%u of the %u tiles that are left fit here", n), n,
      (guint) state->n_remaining + state->n_hidden);
}

char *
carc_hole_tell (const CarcState *state, int x, int y)
{
  guint16 tiles[CARC_TILES_MAX];
  guint n_kinds;
  return tell_fitting (state, carc_hole_fits (state, x, y, tiles, &n_kinds));
}

static int
compare_left (gconstpointer a, gconstpointer b, gpointer data)
{
  const CarcState *state = data;
  const guint16 first = *(const guint16 *) a, second = *(const guint16 *) b;
  if (state->remaining[first] != state->remaining[second])
    return state->remaining[first] > state->remaining[second] ? -1 : 1;
  return first < second ? -1 : first > second;
}

gboolean
carc_hole_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const int x = query->cell.x, y = query->cell.y;
  guint16 tiles[CARC_TILES_MAX];
  guint n, n_kinds;
  if (moment->setup->aids == TABLE_AIDS_TOURNAMENT)
    return table_refuse (why, _ ("by the aids of this game, nobody is told which tiles fit"));
  if (!carc_is_hole (state, x, y))
    return table_refuse (why, _ ("%d,%d is no empty cell beside a tile"), x, y);
  n = carc_hole_fits (state, x, y, tiles, &n_kinds);
  g_qsort_with_data (tiles, (gint) n_kinds, sizeof *tiles, compare_left, (gpointer) state);
  table_answer_title (answer, g_strdup_printf (_ ("the empty cell at %d,%d"), x, y));
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1, tell_fitting (state, n));
  for (guint i = 0; i < n_kinds; i++)
    table_answer_count (answer, TABLE_SAYS_FITS, -1, state->remaining[tiles[i]],
                        carc_tile_name (&state->rules->tiles[tiles[i]]));
  return TRUE;
}
