/* referee-track.c - where the scoring figures stand by the referee, and which one moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "referee-private.h"

int
referee_space (int points)
{
  while (points < 0)
    points += 50;
  return points % 50;
}

/* Which figure moves for the next gift. */
static int
steer (const Referee *r)
{
  const RefereeGift *gift = &g_array_index (r->gifts, RefereeGift, r->n_moved);
  for (guint i = 0; i < referee_n_systems; i++)
    if (carc_in_play (r->rules, referee_systems[i]->system) && referee_systems[i]->steers)
      return referee_systems[i]->steers (r, gift);
  return 0;
}

int
referee_figure_waits (const Referee *r)
{
  return r->n_moved < r->gifts->len && steer (r) < 0 ? (int) g_array_index (r->gifts, RefereeGift, r->n_moved).player
                                                     : -1;
}

void
referee_move_figure (Referee *r, guint which)
{
  const RefereeGift gift = g_array_index (r->gifts, RefereeGift, r->n_moved++);
  const int from = r->track[gift.player][which];
  r->track[gift.player][which] += gift.points;
  for (guint i = 0; i < referee_n_systems; i++)
    if (carc_in_play (r->rules, referee_systems[i]->system) && referee_systems[i]->moved)
      referee_systems[i]->moved (r, &gift, which, from);
}

/* What robbers bring comes at the end of the list. */
void
referee_move_figures (Referee *r)
{
  while (r->n_moved < r->gifts->len && steer (r) >= 0)
    referee_move_figure (r, (guint) steer (r));
}

/* One figure of each player goes onto the sum. */
void
referee_join_figures (Referee *r)
{
  for (guint p = 0; p < r->rules->n_players; p++)
    {
      r->track[p][0] += r->track[p][1];
      r->track[p][1] = 0;
    }
  r->n_track = 1;
}
