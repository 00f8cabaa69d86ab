/* carc-game.c - Carcassonne as a TableGame, the callback table through which src/table calls every game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-query.h"
#include "carc-playout.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

TABLE_GAME_STATES (Carc, carc)

static int
asked (gconstpointer data)
{
  const CarcState *state = data;

  return state->finished || state->on_pad || state->ask == CARC_ASK_SNAPSHOT ? -1 : (int) carc_asked (state);
}

/* What was booked outside of a turn moves the scoring figures, too. */
static void
applied (gpointer data)
{
  CarcState *state = data;
  const gboolean waits = state->ask == CARC_ASK_TILE || state->ask == CARC_ASK_LATE;
  if (!carc_track_settle (state, state->finished) && waits)
    carc_track_ask (state);
  if (waits && state->n_questions > 0)
    carc_ask_first (state);
}

static gpointer
forecast (gconstpointer state, guint *from, TableLedger *effects)
{
  return carc_forecast (state, from, effects);
}

/* carc_register () fills in rulings, systems, and the kinds of line and of luck. */
TableGame carc_game = {
  .name = "carcassonne",
  .title = N_ ("Carcassonne"),
  .bgg_id = 822,
  .min_players = 2,
  .max_players = TABLE_MAX_PLAYERS,
  .help = carc_help,
  .setup_line = carc_setup_line,
  .complete = carc_setup_complete,
  .in_play = carc_setup_in_play,
  .state_new = carc_game_state_new,
  .state_copy = carc_game_state_copy,
  .state_free = carc_game_state_free,
  .acts = &carc_act_table,
  .asked = asked,
  .applied = applied,
  .ask_tell = carc_ask_tell,
  .ask_nothing = CARC_ASK_NOTHING,
  .things = carc_things,
  .forecast = forecast,
  .chances = &carc_chances,
  .luck = carc_luck_rows,
  .luck_kinds = carc_luck_kinds,
  .n_luck_kinds = CARC_LUCK_DRAWN + 1,
  .line_title = carc_line_title,
  .kind_name = carc_line_kind_name,
  .kind_title = carc_line_kind_title,
  .noun = carc_noun,
  .points_noun = CARC_NOUN_POINT,
  .correction = CARC_LINE_CORRECTION,
  .because = carc_line_because,
  .is_bonus = carc_noun_is_bonus,
  .sum_note = carc_sum_note,
  .effect = carc_effect_row,
  .queries = &carc_query_table,
  .answer = carc_answer_query,
  .what_if = carc_what_if,
  .alternatives = &carc_alternatives,
};
