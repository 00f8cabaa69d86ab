/* said.c - see said.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "said.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void
said_share (guint winners, guint n_players, double shares[TABLE_MAX_PLAYERS])
{
  for (guint i = 0; i < n_players; i++)
    shares[i] = winners >> i & 1 ? 1. / __builtin_popcount (winners) : 0;
}

/* ---- calibration ---- */

static void
print_bin (const Said *said, guint n, guint bin)
{
  double sum = 0, won = 0, squares = 0;
  guint times = 0;
  for (guint i = 0; i < n; i++)
    {
      double more = 0; /* the whole game, above what was said */
      for (guint k = 0; k < SAID_MOMENTS; k++)
        for (guint player = 0; player < said[i].n_players; player++)
          if ((guint) (said[i].chance[k][player] * 10 + .5) == bin)
            {
              sum += said[i].chance[k][player];
              won += said[i].won[player];
              more += said[i].won[player] - said[i].chance[k][player];
              times++;
            }
      squares += more * more;
    }
  if (times > 0)
    printf ("%10u %% %8.1f %% %8.1f %% ± %3.1f %10u\n", 10 * bin, 100 * sum / times, 100 * won / times,
            100 * sqrt (squares) / times, times);
}

/* ---- Brier scores ---- */

typedef enum
{
  BY_PLAYOUTS,
  BY_LEAD,
  BY_NOTHING, /* all chances are the same */
  BY_EXACT,
} By;

static double
brier_of_game (const Said *said, guint moment, By by)
{
  double sum = 0;
  if (by == BY_EXACT)
    return said->open;
  for (guint player = 0; player < said->n_players; player++)
    {
      const double chance = by == BY_PLAYOUTS ? said->chance[moment][player]
                            : by == BY_LEAD   ? said->leads[moment][player]
                                              : 1. / said->n_players;
      sum += (chance - said->won[player]) * (chance - said->won[player]);
    }
  return sum / said->n_players;
}

/* Of all games, or of those without a weaker player. */
static double
print_score (const Said *said, guint n, guint moment, By by, gboolean equals)
{
  double sum = 0, squares = 0;
  guint games = 0;
  for (guint i = 0; i < n; i++)
    if (!equals || said[i].weak == 0)
      {
        const double score = brier_of_game (&said[i], moment, by);
        sum += score;
        squares += score * score;
        games++;
      }
  const double mean = games > 0 ? sum / games : 0, spread = games > 0 ? squares / games - mean * mean : 0;
  printf (" %8.3f ± %5.4f", mean, games > 0 ? sqrt (MAX (spread, 0) / games) : 0);
  return mean;
}

void
said_print (const Said *said, guint n, const SaidMoments *moments, gboolean open)
{
  gboolean weak = FALSE;
  for (guint i = 0; i < n; i++)
    weak |= said[i].weak != 0;
  printf ("\n%12s %10s %16s %10s\n", "chance", "said", "came true", "times");
  for (guint bin = 0; bin <= 10; bin++)
    print_bin (said, n, bin);
  printf ("\n%12s %17s %17s %17s %17s   (Brier score)\n", moments->title, "said", "who leads wins", "the same for all",
          weak ? "equals only" : "");
  for (guint k = 0; k < SAID_MOMENTS; k++)
    {
      printf ("%12d", moments->moments[k]);
      const double found = print_score (said, n, k, BY_PLAYOUTS, FALSE);
      print_score (said, n, k, BY_LEAD, FALSE);
      print_score (said, n, k, BY_NOTHING, FALSE);
      if (weak)
        print_score (said, n, k, BY_PLAYOUTS, TRUE);
      if (moments->goals != NULL)
        printf ("   goal %.2f %s", moments->goals[k], found <= moments->goals[k] ? "met" : "not met");
      printf ("\n");
    }
  if (open)
    {
      printf ("%12s", "exact");
      printf ("%54s", "");
      print_score (said, n, SAID_MOMENTS - 1, BY_EXACT, TRUE);
      printf ("   (what exact chances would score at %d)\n", moments->moments[SAID_MOMENTS - 1]);
    }
  fflush (stdout);
}
