/* map-children.c - the cells and the choices of the map, in words and as drawings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "map-view-private.h"

#include <glib/gi18n.h>

/* The least size for a finger. */
#define TOUCH 44
#define CLAIMS_FROM 48

void
arb_map_view_list_cells (ArbBoard *board)
{
  const CarcState *state = ARB_MAP_VIEW (board)->state;

  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i))
      {
        g_autofree char *words = carc_cell_tell (state, (guint16) i);

        arb_board_add_cell (board, state->slots[i].x, state->slots[i].y, words);
      }
}

static char *
spot_words (TurnFlow *flow, const TurnChoice *choice)
{
  g_autofree char *position = carc_position_tell (choice->x, choice->y);
  g_autofree char *key = turn_choice_key (choice), *title = NULL;

  if (choice->pick == TURN_PICK_PLACE || choice->pick == TURN_PICK_CELL
      || (choice->pick == TURN_PICK_GOAL && choice->index == 0))
    return g_strdup_printf (_ ("%s: %s"), key, position);
  title = turn_choice_title (flow, choice);
  /* Translators: a cell that can be chosen on the map: the key to type, where it is, what it is */
  return g_strdup_printf (_ ("%s: %s, %s"), key, position, title);
}

void
arb_map_view_list_spots (ArbBoard *board)
{
  TurnFlow *flow = ARB_MAP_VIEW (board)->flow;

  for (guint i = 0; i < turn_flow_n_choices (flow); i++)
    {
      const TurnChoice *choice = turn_flow_choice (flow, i);
      const gboolean figure = choice->pick == TURN_PICK_CLAIM || choice->pick == TURN_PICK_FIGURE
                              || choice->pick == TURN_PICK_FEATURE;
      const ArbSpot spot = { .choice = i,
                             .x = choice->x,
                             .y = choice->y,
                             .in_x = choice->spot_x,
                             .in_y = choice->spot_y,
                             .kind = choice->pick,
                             .number = choice->pick == TURN_PICK_GOAL ? choice->index : 0,
                             .plate = figure };
      g_autofree char *words = NULL;

      /* The big follower has the same spots as the small one.  It is chosen with Shift or from the list, so its spots
       * are not added. */
      if (!choice->on_map || (choice->shift && choice->pick == TURN_PICK_CLAIM))
        continue;
      words = spot_words (flow, choice);
      arb_board_add_spot (board, &spot, words);
    }
}

void
arb_map_view_spot_area (ArbBoard *board, const ArbSpot *spot, ArbArea *area)
{
  const int tile = arb_board_unit (board);
  int left, top;

  arb_board_origin (board, &left, &top);
  left += spot->x * tile;
  top += spot->y * tile;
  area->size = tile;
  /* On a small tile, plates would hide the tile.  The large picture of it has them instead. */
  if (spot->kind == TURN_PICK_CLAIM && tile < CLAIMS_FROM)
    area->size = 0;
  else if (spot->plate)
    {
      area->size = MAX (tile * 2 / 5, TOUCH);
      left += spot->in_x * tile / CARC_SPOT_UNIT - area->size / 2;
      top += spot->in_y * tile / CARC_SPOT_UNIT - area->size / 2;
    }
  area->x = left + area->size / 2.0;
  area->y = top + area->size / 2.0;
}

void
arb_map_view_draw_spot (ArbBoard *board, cairo_t *cr, const ArbSpot *spot, const char *label, gboolean marked,
                        double size)
{
  const ArtStyle style = arb_textures_style (arb_board_textures (board), 0);

  if (spot->plate)
    {
      art_overlay_claim (cr, arb_board_drawn (board), size / 2, size / 2, label, marked, &style);
      return;
    }
  if (spot->number > 0)
    art_overlay_reach (cr, size, (guint) spot->number, style.palette->accent, &style);
  art_overlay_spot (cr, size, label, marked ? ART_SPOT_CHOSEN : ART_SPOT_PLAIN, &style);
}
