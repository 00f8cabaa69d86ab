/* score-text.c - see score-text.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "score-text.h"

#include <glib/gi18n.h>

#include "columns.h"

static const char *
name_of (const CarcState *state, guint player)
{
  return state->rules->players[player].name;
}

/* ---- heading ---- */

static void
print_heading (const CliRecord *record)
{
  const TableSetup *setup = table_journal_setup (record->journal);
  guint length = table_journal_length (record->journal);
  g_print ("%s", *setup->title ? setup->title : _(setup->game->title));
  if (*setup->date)
    g_print (", %s", setup->date);
  if (record->n < length)
    g_print (ngettext (", the first %u of %u entry\n", ", the first %u of %u entries\n", length), record->n, length);
  else
    g_print (ngettext (", %u entry\n", ", %u entries\n", length), length);
}

static void
print_winners (const CarcState *state)
{
  g_autoptr (GString) names = g_string_new (NULL);
  gint32 most = G_MININT32;
  guint n = 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    most = MAX (most, state->ledger.scores[i]);
  for (guint i = 0; i < state->rules->n_players; i++)
    if (state->ledger.scores[i] == most && n++ < TABLE_MAX_PLAYERS)
      g_string_append_printf (names, names->len ? ", %s" : "%s", name_of (state, i));
  g_print (ngettext ("The game is over; it was won by %s with %d points.\n",
                     "The game is over; it was won together by %s with %d points.\n", n), names->str, most);
}

static void
print_question (const CarcState *state)
{
  if (state->finished)
    {
      print_winners (state);
      return;
    }
  g_autofree char *asked = carc_ask_tell (state);
  g_print (ngettext ("%s (%u tile left)\n", "%s (%u tiles left)\n", state->n_remaining), asked, state->n_remaining);
}

/* ---- points ---- */

static int
points_of (const TableLedger *ledger, guint player, guint kind)
{
  int points = 0;
  for (guint i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].player == (int) player && ledger->lines[i].kind == kind)
      points += ledger->lines[i].points;
  return points;
}

static gboolean
kind_was_booked (const TableLedger *ledger, guint kind)
{
  for (guint i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].kind == kind)
      return TRUE;
  return FALSE;
}

static void
add_scores (CliColumns *columns, const char *title, const CarcState *state)
{
  cli_columns_add (columns, title);
  for (guint i = 0; i < state->rules->n_players; i++)
    cli_columns_add_number (columns, state->ledger.scores[i]);
}

static void
print_points (const CliRecord *record)
{
  const CarcState *state = record->state;
  const TableGame *game = table_journal_game (record->journal);
  guint n = state->rules->n_players, from;
  g_autofree char *sides = g_strndup ("lrrrrrr", 1 + n);
  CliColumns *columns = cli_columns_new (sides, 0);
  cli_columns_add (columns, "");
  for (guint i = 0; i < n; i++)
    cli_columns_add (columns, name_of (state, i));
  for (guint kind = 0; game->kind_title (kind); kind++)
    if (kind_was_booked (&state->ledger, kind))
      {
        cli_columns_add (columns, game->kind_title (kind));
        for (guint i = 0; i < n; i++)
          cli_columns_add_number (columns, points_of (&state->ledger, i, kind));
      }
  add_scores (columns, _("Points"), state);
  if (!state->finished)
    {
      g_autoptr (CarcState) end = carc_forecast (state, &from);
      add_scores (columns, _("If it ended now"), end);
    }
  cli_columns_add (columns, _("Followers left"));
  for (guint i = 0; i < n; i++)
    cli_columns_add_number (columns, (int) carc_supply (state, i, CARC_FOLLOWER));
  if (state->rules->figures[CARC_BIG])
    {
      cli_columns_add (columns, _("Big followers left"));
      for (guint i = 0; i < n; i++)
        cli_columns_add_number (columns, (int) carc_supply (state, i, CARC_BIG));
    }
  if (state->water.on)
    {
      cli_columns_add (columns, _("Water tokens left"));
      for (guint i = 0; i < n; i++)
        cli_columns_add_number (columns, state->water.left[i]);
    }
  cli_columns_print (columns);
}

/* ---- the Arbitress and the race ---- */

static void
print_race (const CarcState *state)
{
  if (state->race.keeper >= 0)
    g_print (_("Keeper of the lighthouse: %s\n"), name_of (state, (guint) state->race.keeper));
  for (guint i = 0; state->race.open && i < state->rules->n_players; i++)
    {
      if (state->race.racer[i] == CARC_NONE)
        continue;
      const CarcSlot *slot = &state->slots[state->figures[state->race.racer[i]].slot];
      guint needs = carc_racer_turns (state, i), left = carc_turns_left (state, i);
      CarcCellXY none;
      if (needs == 0)
        g_print (_("%s's racer on %d,%d is boxed in\n"), name_of (state, i), slot->x, slot->y);
      else
        g_print (_("%s's racer on %d,%d: %u steps to the lighthouse, %u turns needed, %u left\n"), name_of (state, i),
                 slot->x, slot->y, carc_racer_way (state, i, &none, 0), needs, left);
    }
}

static void
print_table (const CarcState *state)
{
  if (state->arbitress.on)
    g_print (_("The Arbitress stands on %d,%d\n"), state->arbitress.x, state->arbitress.y);
  print_race (state);
}

/* ---- the ledger ---- */

#define REASON_WIDTH 76

/* Text in the last column alone, on as many rows as it takes. */
static void
add_reason (CliColumns *columns, const char *text)
{
  g_auto (GStrv) lines = cli_wrap (text, REASON_WIDTH);
  for (guint i = 0; lines[i]; i++)
    {
      for (guint k = 0; k < 4; k++)
        cli_columns_add (columns, "");
      cli_columns_add_printf (columns, "  %s", lines[i]);
    }
}

/* `told`: the line above was decided by the same tie and has told it. */
static void
add_line (CliColumns *columns, const CliRecord *record, const TableLine *line, gboolean told)
{
  const TableGame *game = table_journal_game (record->journal);
  g_autofree char *title = game->line_title (record->state, line);
  g_autofree char *sum = table_game_sum (game, line);
  g_autofree char *because = game->because (record->state, line);
  g_autofree char *cites = table_game_cites (game, line->rulings);
  cli_columns_add_number (columns, (int) line->entry + 1);
  cli_columns_add_number (columns, (int) cli_record_line (record, line->entry));
  cli_columns_add (columns, name_of (record->state, (guint) line->player));
  cli_columns_add_number (columns, line->points);
  cli_columns_add_printf (columns, *cites ? "%s: %s [%s]" : "%s: %s", title, sum, cites);
  if (!told)
    add_reason (columns, because);
}

static void
print_ledger (const CliRecord *record)
{
  const TableLedger *ledger = &record->state->ledger;
  CliColumns *columns = cli_columns_new ("rrlrl", 0);
  cli_columns_add (columns, _("Entry"));
  cli_columns_add (columns, _("Line"));
  cli_columns_add (columns, _("Player"));
  cli_columns_add (columns, _("Points"));
  cli_columns_add (columns, _("For"));
  for (guint i = 0; i < ledger->n_lines; i++)
    {
      const TableLine *line = &ledger->lines[i];
      add_line (columns, record, line, i && line->tie >= 0 && line->tie == ledger->lines[i - 1].tie);
    }
  cli_columns_print (columns);
}

void
cli_score_text (const CliRecord *record)
{
  const CarcState *state = record->state;
  print_heading (record);
  print_question (state);
  g_print ("\n");
  print_points (record);
  if (state->arbitress.on || state->race.open || state->race.keeper >= 0)
    {
      g_print ("\n");
      print_table (state);
    }
  if (state->ledger.n_lines)
    {
      g_print ("\n");
      print_ledger (record);
    }
}
