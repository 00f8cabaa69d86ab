/* cli-carc.c - what only Carcassonne prints: figures, Arbitress, race, water, ties.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-carc.h"

#include "carcassonne/systems/arbitress/carc-arbitress.h"

#include <glib/gi18n.h>

/* ---- the question ---- */

static char *
left_tell (gconstpointer state)
{
  guint n = ((const CarcState *) state)->n_remaining;
  if (((const CarcState *) state)->on_pad)
    return NULL;
  return g_strdup_printf (ngettext ("%u tile left", "%u tiles left", n), n);
}

static gboolean
midway (gconstpointer state)
{
  return ((const CarcState *) state)->ask != CARC_ASK_TILE;
}

/* ---- what else stands on the table ---- */

static void
print_table (const CliRecord *record)
{
  const CarcState *state = record->state;
  g_autoptr (GString) told = g_string_new (NULL);
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      g_autoptr (GString) away = g_string_new (NULL);
      carc_off_board_tell (state, i, away);
      if (away->len)
        g_string_append_printf (told, "%s%s\n", state->rules->players[i].name, away->str);
    }
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->tell)
      state->rules->playing[i]->tell (state, told);
  if (told->len)
    g_print ("\n%s", told->str);
}

/* ---- ties ---- */

static void
print_tie (const CarcState *state, const CarcTie *tie)
{
  gboolean ruler = FALSE;
  g_autofree char *told = carc_tie_tell (state, tie);
  g_print (_ ("\nA tie: the %s at %d,%d, worth %d; the Arbitress stands on %d,%d\n"),
           carc_node_name (state, tie->feature), tie->cell_x, tie->cell_y, tie->value, tie->her_x, tie->her_y);
  for (guint i = CARC_A10; i <= CARC_A11; i++)
    ruler |= table_rulings_has (&tie->rulings, i)
             && carc_rule (state, (CarcRuling) i) == (i == CARC_A10 ? (guint) CARC_A10_RULER : (guint) CARC_A11_SPOTS);

  CliColumns *columns = cli_columns_new ("lrrrrl", 2);
  cli_columns_add_all (columns, _ ("Player"), _ ("Nearest"), _ ("Distance"), tie->compared ? _ ("Points") : "",
                       ruler ? _ ("Ruler") : "", "", NULL);
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      if (!(tie->tied & (1 << i)))
        continue;
      cli_columns_add (columns, carc_name (state, (int) i));
      cli_columns_add_printf (columns, "%d,%d", tie->nearest_x[i], tie->nearest_y[i]);
      cli_columns_add_number (columns, tie->distance[i]);
      if (tie->compared & (1 << i))
        cli_columns_add_number (columns, tie->points[i]);
      else
        cli_columns_add (columns, "");
      if (ruler)
        cli_columns_add_printf (columns, "%.2f", carc_tie_ruler (tie, i));
      else
        cli_columns_add (columns, "");
      cli_columns_add (columns, tie->winners & (1 << i) ? _ ("gets the points") : "");
    }
  cli_columns_print (columns);
  g_auto (GStrv) lines = cli_wrap (told, 96);
  for (guint i = 0; lines[i]; i++)
    g_print ("  %s\n", lines[i]);
}

static void
explain (const CliRecord *record, guint entry, guint *n, TableRulingSet *rulings)
{
  const CarcState *state = record->state;
  for (guint i = 0; i < state->n_ties; i++)
    if (state->ties[i].entry == entry)
      {
        print_tie (state, &state->ties[i]);
        table_rulings_join (rulings, &state->ties[i].rulings);
        (*n)++;
      }
}

static int
find_tie (gconstpointer of, guint entry, guint nth)
{
  const CarcState *state = of;
  guint n = 0;
  for (guint i = 0; i < state->n_ties; i++)
    if (state->ties[i].entry == entry && n++ == nth)
      return (int) i;
  if (n)
    cli_fail (ngettext ("entry %u brought %u tie only", "entry %u brought %u ties only", n), entry + 1, n);
  else
    cli_fail (_ ("entry %u brought no tie"), entry + 1);
  return -1;
}

/* ---- the callback table ---- */

static const char *
noun_word (guint noun)
{
  return carc_nouns[noun]->word;
}

static const char *
because_word (guint because)
{
  return carc_becauses[because]->word;
}

const CliGame cli_carcassonne = {
  .game = &carc_game,
  .left_tell = left_tell,
  .midway = midway,
  .print_table = print_table,
  .explain = explain,
  .find_tie = find_tie,
  .noun = noun_word,
  .because = because_word,
  .json_player = carc_json_player,
  .json_line = carc_json_line,
  .json_effect = carc_json_effect,
  .json_state = carc_json_state,
};
