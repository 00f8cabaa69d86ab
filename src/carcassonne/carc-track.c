/* carc-track.c - the scoring track: where the scoring figures of each player stand, and when they move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scores are the sum of the ledger.  On the track a figure moves for one line after the other, and what stands
 * beside it may care where it was.  So the lines are gone through once more, in their order: after what a tile
 * completed was scored, after each phase of a turn and after each entry.
 */
#include "carc-rooms.h"
#include "table/table-intl.h"

/* In a game in which no system cares, and on the pad, nothing is kept. */
static gboolean
is_watched (const CarcState *state)
{
  return state->rules->hooks[CARC_HOOK_moved] != 0;
}

const TableLine *
carc_track_next (const CarcState *state)
{
  return state->track.n_moved < state->ledger.n_lines ? &state->ledger.lines[state->track.n_moved] : NULL;
}

void
carc_track_move (CarcState *state, guint which, gboolean final)
{
  CarcTrack *track = &state->track;
  g_assert (track->n_moved < state->ledger.n_lines);
  /* The hook may add lines, and then they may lie elsewhere. */
  const TableLine line = state->ledger.lines[track->n_moved++];
  const int from = track->at[line.player][which];
  track->at[line.player][which] += line.points;
  carc_moved (state, &line, which, from, final);
}

/* Which figure moves for the line; -1: the player must say it. */
static int
steer (const CarcState *state, const TableLine *line, gboolean final)
{
  for (CARC_EACH_WITH (left, state->rules, steers))
    if (!final && state->track.n_figures > 1)
      return carc_with (state->rules, left)->steers (state, line);
  return 0;
}

gboolean
carc_track_settle (CarcState *state, gboolean final)
{
  for (const TableLine *line; is_watched (state) && (line = carc_track_next (state)) != NULL;)
    {
      const int which = steer (state, line, final);
      if (which < 0)
        return FALSE;
      carc_track_move (state, (guint) which, final);
    }
  return TRUE;
}

void
carc_track_ask (CarcState *state)
{
  carc_asks_figure (state, carc_track_next (state));
}

void
carc_track_forget (CarcState *state)
{
  TableLedger *ledger = &state->ledger;
  const guint waiting = is_watched (state) ? ledger->n_lines - state->track.n_moved : 0;
  if (waiting > 0 && state->track.n_moved > 0)
    memmove (ledger->lines, ledger->lines + state->track.n_moved, waiting * sizeof *ledger->lines);
  ledger->n_lines = waiting;
  state->track.n_moved = 0;
}

void
carc_track_join (CarcState *state)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    for (guint which = 1; which < state->track.n_figures; which++)
      {
        state->track.at[player][0] += state->track.at[player][which];
        state->track.at[player][which] = 0;
      }
  state->track.n_figures = 1;
}

gboolean
carc_track_validate (const CarcState *state, TableRefusal *why)
{
  const CarcTrack *track = &state->track;
  gint32 moved[TABLE_MAX_PLAYERS] = { 0 };
  if (!table_ledger_validate (&state->ledger))
    return TRUE; /* that is told elsewhere */
  if (track->n_moved > state->ledger.n_lines)
    return table_refuse (why, "figures moved for %u of %u lines", track->n_moved, state->ledger.n_lines);
  for (guint i = 0; i < track->n_moved; i++)
    moved[state->ledger.lines[i].player] += state->ledger.lines[i].points;
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    if (moved[player] != track->at[player][0] + track->at[player][1])
      return table_refuse (why, "the scoring figures of player %u stand on %d and %d of %d points", player,
                           track->at[player][0], track->at[player][1], moved[player]);
  return TRUE;
}

guint
carc_track_on (const CarcState *state, guint space)
{
  guint players = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    for (guint which = 0; which < state->track.n_figures; which++)
      if (carc_track_space (state->track.at[player][which]) == space)
        players |= 1u << player;
  return players;
}

guint
carc_on_track (const CarcState *state, CarcOnTrack there[CARC_ON_TRACK_MAX])
{
  guint n = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    there[n++] = (CarcOnTrack){ (guint8) player, CARC_SCORING_FIGURE,
                                is_watched (state) ? state->track.at[player][0] : state->ledger.scores[player],
                                /* Translators: a player’s scoring figure on a space of the scoring track */
                                N_ ("%s on %u") };
  for (guint i = 0; i < state->rules->n_playing && !state->on_pad; i++)
    if (state->rules->playing[i]->on_track != NULL)
      n += state->rules->playing[i]->on_track (state, there + n);
  g_assert (n <= CARC_ON_TRACK_MAX);
  return n;
}

/* ---- a space, as an operand ---- */

static void
take_space (const TableOffer *offer, gpointer field)
{
  *(gint16 *) field = (gint16) offer->value[0];
}

const TableOperandType carc_operand_space = {
  .name = "SPACE",
  .member = "space",
  .missing = N_ ("where to? the space of the scoring track is missing"),
  .size = sizeof (gint16),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("Which space of the scoring track?"),
  .read = table_operand_read_number,
  .print = table_operand_print_number,
  .report = table_operand_report_number,
  .take = take_space,
};
