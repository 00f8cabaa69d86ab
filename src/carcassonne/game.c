/* game.c - Carcassonne behind the face that every game shows to `table`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rooms.h"
#include "table/table-intl.h"

static gpointer
state_new (const TableSetup *setup, TableRefusal *why)
{
  CarcRules *rules = carc_rules_new (setup, why);
  if (rules == NULL)
    return NULL;
  CarcState *state = carc_state_new (rules);
  carc_rules_unref (rules);
  return state;
}

static gpointer
state_copy (gconstpointer state)
{
  return carc_state_copy (state);
}

static void
state_free (gpointer state)
{
  carc_state_free (state);
}

static gboolean
apply (gpointer state, const char *line, TableRefusal *why)
{
  return carc_apply_line (state, line, why);
}

static void
pass_over (gpointer state)
{
  ((CarcState *) state)->n_entries++;
}

static gboolean
finished (gconstpointer state)
{
  return ((const CarcState *) state)->finished;
}

static const TableLedger *
ledger (gconstpointer state)
{
  return &((const CarcState *) state)->ledger;
}

static char *
line_title (gconstpointer state, const TableLine *line)
{
  return carc_line_title (state, line);
}

static char *
because (gconstpointer state, const TableLine *line)
{
  return carc_line_because (state, line);
}

const TableGame carc_game = {
  .name = "carcassonne",
  .title = N_("Carcassonne"),
  .rulings = carc_rulings,
  .n_rulings = CARC_N_RULINGS,
  .min_players = 2,
  .max_players = TABLE_MAX_PLAYERS,
  .setup_line = carc_setup_line,
  .complete = carc_setup_complete,
  .in_play = carc_setup_in_play,
  .state_new = state_new,
  .state_copy = state_copy,
  .state_free = state_free,
  .apply = apply,
  .pass_over = pass_over,
  .finished = finished,
  .ledger = ledger,
  .line_title = line_title,
  .kind_name = carc_line_kind_name,
  .kind_title = carc_line_kind_title,
  .noun = carc_noun,
  .because = because,
};

void
carc_register (void)
{
  table_game_register (&carc_game);
}
