/* cli-pad.c - what only the score pad prints: its setup and its rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-game.h"

#include <glib/gi18n.h>

#include "pad/pad-play.h"

static char *
left_tell (gconstpointer of)
{
  const PadState *state = of;
  const guint n = state->ledger.n_lines;
  return g_strdup_printf (ngettext ("%u line", "%u lines", n), n);
}

/* ---- the pad, row by row ---- */

static void
print_table (const CliRecord *record)
{
  const PadState *state = record->state;
  const guint n = state->rules->n_players, n_rows = state->finished ? pad_played (state) : state->n_turns;
  g_autofree char *sides = g_strndup ("lrrrrrr", 1 + n);
  if (state->ledger.n_lines == 0)
    return;
  g_print ("\n");
  CliColumns *columns = cli_columns_new (sides, 0);
  cli_columns_add (columns, "");
  for (guint i = 0; i < n; i++)
    cli_columns_add (columns, cli_record_name (record, i));
  for (guint turn = 1; turn <= n_rows; turn++)
    {
      g_autofree char *title = pad_turn_tell (state, turn);
      cli_columns_add (columns, title);
      for (guint i = 0; i < n; i++)
        {
          const PadCell cell = pad_cell (state, turn, i);
          if (cell.n > 0)
            cli_columns_add_number (columns, cell.points);
          else
            cli_columns_add (columns, "–");
        }
    }
  cli_columns_print (columns);
}

/* ---- JSON ---- */

static const char *
noun_word (guint noun)
{
  return "point";
}

static void
json_line (GString *json, gconstpointer state, const TableLine *line, guint first_tie)
{
  put_number (json, "turn", line->turn);
}

static void
json_state (GString *json, const CliRecord *record)
{
  const PadState *state = record->state;
  put_text (json, "called", *state->rules->name != '\0' ? state->rules->name : NULL);
  put_truth (json, "lowest", state->rules->lowest);
  put_truth (json, "rounds", state->rules->rounds);
  put_number_if (json, "target", state->rules->target > 0, state->rules->target);
  put_number (json, "turn", state->n_turns);
  in_object (json, "ask");
  put_text (json, "what", state->finished ? "nothing" : "score");
  put_own_text (json, "sentence", pad_game.ask_tell (state));
}

const CliGame cli_pad = {
  .game = &pad_game,
  .left_tell = left_tell,
  .print_table = print_table,
  .noun = noun_word,
  .because = pad_because_word,
  .json_line = json_line,
  .json_state = json_state,
};
