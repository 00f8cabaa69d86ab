/* pad-game.c - the TableGame of the score pad: the data and callbacks that `table` needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pad-rooms.h"

#include <string.h>

#include "table/table-answer.h"
#include "table/table-intl.h"

TABLE_GAME_STATES (Pad, pad)

static gboolean
in_play (const TableSetup *setup, const char *system)
{
  return strcmp (system, "base") == 0;
}

static void
complete (TableSetup *setup)
{
}

static int
asked (gconstpointer state)
{
  return -1;
}

static gboolean
fewest_win (gconstpointer state)
{
  return ((const PadState *) state)->rules->lowest;
}

static guint
turns_played (gconstpointer state)
{
  return pad_played (state);
}

static const char *
turns_title (const TableSetup *setup)
{
  return table_setup_says (setup, "rounds", NULL) ? _ ("rounds") : _ ("rows");
}

/* ---- what can be asked ---- */

static const TableAct query_rows[] = { TABLE_QUERY_ROW_PLAYER, TABLE_QUERY_ROW_LINE, TABLE_QUERY_ROW_GAME };

static TableActs query_table = {
  .entry_size = sizeof (TableQuery),
  .groups = { { .kind = G_STRUCT_OFFSET (TableQuery, kind), .refuse = table_query_refuse } },
};

/* The table counts on paper, too. */
static void
things (gconstpointer data, GArray *things)
{
  const PadState *state = data;
  for (guint i = 0; i < state->rules->n_players; i++)
    table_stock_add (things, (int) i, "points", _ ("Points on paper"), state->ledger.scores[i]);
}

static const TableSystem systems[] = { { "base", N_ ("Score pad") } };

const TableGame pad_game = {
  .name = "pad",
  .title = N_ ("Score pad"),
  .systems = systems,
  .n_systems = G_N_ELEMENTS (systems),
  .min_players = PAD_MIN_PLAYERS,
  .max_players = TABLE_MAX_PLAYERS,
  .setup_line = pad_setup_line,
  .complete = complete,
  .played = pad_setup_name,
  .in_play = in_play,
  .turns_played = turns_played,
  .turns_title = turns_title,
  .state_new = pad_game_state_new,
  .state_copy = pad_game_state_copy,
  .state_free = pad_game_state_free,
  .acts = &pad_act_table,
  .asked = asked,
  .ask_tell = pad_ask_tell,
  .ask_nothing = PAD_ASK_NOTHING,
  .things = things,
  .fewest_win = fewest_win,
  .line_title = pad_line_title,
  .n_kinds = PAD_N_LINES,
  .kind_name = pad_line_kind_name,
  .kind_title = pad_line_kind_title,
  .noun = pad_noun,
  .correction = PAD_LINE_CORRECTION,
  .because = pad_line_because,
  .queries = &query_table,
};

void
pad_register (void)
{
  pad_acts_add ();
  if (query_table.n_rows == 0)
    table_acts_add (&query_table, query_rows, G_N_ELEMENTS (query_rows));
  table_game_register (&pad_game);
}
