/* carc-stock.c - what a person can count on the table of Carcassonne (TableGame.things).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every figure is in the supply, on the map or with another player, so all of them together are a whole set.  When the
 * table counts by itself, only the points are known.
 */
#include "carc-rooms.h"

#include "table/table-intl.h"
#include "table/table-stock.h"

/* The player's figures on the map, also those in places that are drawn beside the tiles. */
static guint
on_map (const CarcState *state, guint player)
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      n += figure->player == player && figure->place != CARC_PLACE_SUPPLY && figure->holder < 0;
    }
  return n;
}

/* Figures of others that the player has. */
static guint
held (const CarcState *state, guint player, guint place)
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    n += state->figures[i].place == place && state->figures[i].holder == (int) player;
  return n;
}

static void
add_figures (const CarcState *state, guint player, GArray *things)
{
  const int owner = (int) player;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (state->rules->figures[kind] > 0)
      table_stock_add (things, owner, carc_figures[kind]->word, _ (carc_figures[kind]->title),
                       (int) carc_supply (state, player, (CarcFigureKind) kind));
  table_stock_add (things, owner, "map", _ ("Figures on the map"), (int) on_map (state, player));
  for (guint place = 0; place < carc_n_place_rows; place++)
    if (carc_place_rows[place]->held && carc_place_in_play (state->rules, place))
      table_stock_add (things, owner, carc_place_rows[place]->word, _ (carc_place_rows[place]->title),
                       (int) held (state, player, place));
}

gboolean
carc_tally (const CarcState *state, const CarcSystem *system, const CarcTallyRow *row, guint player, guint *n)
{
  const guint8 *part = (const guint8 *) state->parts + carc_part_offset[system->id];
  if (row->shown != NULL && !row->shown (state))
    return FALSE;
  *n = row->count != NULL ? row->count (state, player) : part[row->of_player + player];
  return TRUE;
}

static void
add_tallies (const CarcState *state, const CarcSystem *system, guint player, GArray *things)
{
  for (guint i = 0, n; i < system->n_tallies; i++)
    if (carc_tally (state, system, &system->tallies[i], player, &n))
      table_stock_add (things, (int) player, system->tallies[i].word, _ (system->tallies[i].title), (int) n);
}

static void
add_middle (const CarcState *state, const CarcSystem *system, GArray *things)
{
  for (guint i = 0; i < system->n_middle; i++)
    {
      const CarcMiddleRow *row = &system->middle[i];
      table_stock_add (things, TABLE_STOCK_MIDDLE, row->word, _ (row->title), (int) row->count (state));
      g_array_index (things, TableThing, things->len - 1).aid = row->aid;
    }
}

static void
add_player (const CarcState *state, guint player, GArray *things)
{
  if (!state->on_pad)
    add_figures (state, player, things);
  for (guint i = 0; i < state->rules->n_playing && !state->on_pad; i++)
    add_tallies (state, state->rules->playing[i], player, things);
  table_stock_add (things, (int) player, "points", _ ("Points on the scoring track"), state->ledger.scores[player]);
}

void
carc_things (gconstpointer data, GArray *things)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->rules->n_players; i++)
    add_player (state, i, things);
  if (state->on_pad)
    return;
  for (guint i = 0; i < state->rules->n_playing; i++)
    add_middle (state, state->rules->playing[i], things);
}
