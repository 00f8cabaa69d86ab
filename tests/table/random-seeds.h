/* random-seeds.h - how many random games a test plays, and from which seed on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Environment variables: ARBITRESS_SEED is the first seed, ARBITRESS_GAMES multiplies the number of games.
 */
#pragma once

#include <glib.h>

/* A program with AddressSanitizer needs ten times as long: the slow tests play fewer games. */
#ifdef __SANITIZE_ADDRESS__
#define RANDOM_GAMES(n) MAX ((n) / 6, 1)
#else
#define RANDOM_GAMES(n) (n)
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
  const char *times = g_getenv ("ARBITRESS_GAMES");
  return times ? (guint) g_ascii_strtoull (times, NULL, 10) : 1;
}
