/* carc-track.c - the scoring track: where each player's scoring figure stands, and when it moves.
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

void
carc_track_settle (CarcState *state, gboolean final)
{
  CarcTrack *track = &state->track;
  while (is_watched (state) && track->n_moved < state->ledger.n_lines)
    {
      /* The hook may add lines, and then they may lie elsewhere. */
      const TableLine line = state->ledger.lines[track->n_moved++];
      const int from = track->at[line.player];
      track->at[line.player] += line.points;
      carc_moved (state, &line, from, final);
    }
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
    if (moved[player] != track->at[player])
      return table_refuse (why, "the scoring figure of player %u stands on %d of %d points", player, track->at[player],
                           moved[player]);
  return TRUE;
}

guint
carc_track_on (const CarcState *state, guint space)
{
  guint players = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    players |= (guint) (carc_track_space (state->track.at[player]) == space) << player;
  return players;
}

guint
carc_on_track (const CarcState *state, CarcOnTrack there[CARC_ON_TRACK_MAX])
{
  guint n = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    there[n++] = (CarcOnTrack){ (guint8) player, CARC_SCORING_FIGURE,
                                is_watched (state) ? state->track.at[player] : state->ledger.scores[player],
                                /* Translators: a player’s scoring figure on a space of the scoring track */
                                N_ ("%s on %u") };
  for (guint i = 0; i < state->rules->n_playing && !state->on_pad; i++)
    if (state->rules->playing[i]->on_track != NULL)
      n += state->rules->playing[i]->on_track (state, there + n);
  g_assert (n <= CARC_ON_TRACK_MAX);
  return n;
}
