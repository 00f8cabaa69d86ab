/* catan-stock.c - what a person can count on the table of Catan (TableGame.things).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards and tokens are counted as they lie, face down or not: nobody has to show one.  As long as nobody knows which
 * cards the bank has of each resource, they are not counted.  When the table counts by itself, nothing is known.
 */
#include "catan-rooms.h"

#include "table/table-intl.h"
#include "table/table-stock.h"

static void
add_player (const CatanState *state, guint player, GArray *things)
{
  const CatanSeat *seat = &state->seats[player];
  const int owner = (int) player;
  table_stock_add (things, owner, "roads", _ ("Roads left"), seat->roads);
  table_stock_add (things, owner, "settlements", _ ("Settlements left"), seat->settlements);
  table_stock_add (things, owner, "cities", _ ("Cities left"), seat->cities);
  table_stock_add (things, owner, "development", _ ("Development cards in hand"), seat->cards);
  table_stock_add (things, owner, "knights", _ ("Knights played"), seat->knights);
  table_stock_add (things, owner, "revealed", _ ("Point cards revealed"), seat->points_shown);
  if (state->rules->with_hands)
    table_stock_add (things, owner, "resources", _ ("Resource cards in hand"), (int) catan_hand_size (state, player));
  if (!state->rules->with_fishermen)
    return;
  table_stock_add (things, owner, "fish", _ ("Fish tokens"), (int) catan_fish_held (state->fish, player));
  table_stock_add (things, owner, "shoe", _ ("The old shoe"), state->shoe == (gint8) player);
}

void
catan_things (gconstpointer data, GArray *things)
{
  const CatanState *state = data;
  if (state->on_pad)
    return;
  for (guint i = 0; i < state->rules->n_players; i++)
    add_player (state, i, things);
  table_stock_add (things, TABLE_STOCK_MIDDLE, "development", _ ("Development cards left"), state->deck);
  for (guint r = 0; r < CATAN_N_RESOURCES && state->rules->with_hands && state->bank_unseen == 0; r++)
    table_stock_add (things, TABLE_STOCK_MIDDLE, catan_resource_words[r], catan_resource_name ((CatanResource) r),
                     state->bank[r]);
  if (!state->rules->with_fishermen)
    return;
  table_stock_add (things, TABLE_STOCK_MIDDLE, "stack", _ ("Fish tokens face down"),
                   (int) catan_fish_stack (state->fish));
  table_stock_add (things, TABLE_STOCK_MIDDLE, "used", _ ("Fish tokens used"), (int) catan_fish_n_used (state->fish));
}
