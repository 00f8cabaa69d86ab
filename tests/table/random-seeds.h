/* random-seeds.h - how many random games a test plays, and from which seed on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Environment variables: ARBITRESS_SEED is the first seed, ARBITRESS_TIMES multiplies the number of games.
 */
#pragma once

#include <glib.h>

/* A slow test plays n games in the long suite (-m thorough), and half of them in ./check.  A program with
 * AddressSanitizer needs ten times as long, so it plays fewer. */
#ifdef __SANITIZE_ADDRESS__
#define RANDOM_GAMES_ARE_FEW TRUE
#define RANDOM_GAMES(n) MAX ((n) / (g_test_thorough () ? 6 : 24), 1)
#else
#define RANDOM_GAMES_ARE_FEW FALSE
#define RANDOM_GAMES(n) MAX ((n) / (g_test_thorough () ? 1 : 2), 1)
#endif

static inline guint32
random_first_seed (void)
{
  const char *seed = g_getenv ("ARBITRESS_SEED");
  return seed ? (guint32) g_ascii_strtoull (seed, NULL, 10) : 1;
}

static inline guint
random_times (void)
{
  const char *times = g_getenv ("ARBITRESS_TIMES");
  return times ? (guint) g_ascii_strtoull (times, NULL, 10) : 1;
}
