/* carc-game.c - Carcassonne as a TableGame, the callback table through which src/table calls every game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"
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

static int
on_turn (gconstpointer data)
{
  const CarcState *state = data;

  return state->finished ? -1 : state->player;
}

static int
asked (gconstpointer data)
{
  const CarcState *state = data;

  return state->finished ? -1 : (int) carc_asked (state);
}

static gpointer
forecast (gconstpointer state, guint *from)
{
  return carc_forecast (state, from);
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

static char *
tell (gconstpointer before, const char *line)
{
  return carc_line_tell (before, line);
}

static const char *
warning (gconstpointer state)
{
  const char *words = ((const CarcState *) state)->warning;
  return words != NULL ? _ (words) : "";
}

/* carc_register () fills in rulings, systems and kinds of line. */
TableGame carc_game = {
  .name = "carcassonne",
  .title = N_ ("Carcassonne"),
  .min_players = 2,
  .max_players = TABLE_MAX_PLAYERS,
  .setup_line = carc_setup_line,
  .complete = carc_setup_complete,
  .in_play = carc_setup_in_play,
  .state_new = state_new,
  .state_copy = state_copy,
  .state_free = state_free,
  .apply = apply,
  .fields = TABLE_STATE_FIELDS (CarcState),
  .on_turn = on_turn,
  .asked = asked,
  .forecast = forecast,
  .line_title = line_title,
  .n_usual_kinds = CARC_N_USUAL_LINES,
  .kind_name = carc_line_kind_name,
  .kind_title = carc_line_kind_title,
  .noun = carc_noun,
  .because = because,
  .tell = tell,
  .warning = warning,
};
