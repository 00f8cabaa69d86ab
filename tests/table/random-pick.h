/* random-pick.h - for tests with random choices: one of several, and yes or no.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* A number below `n`. */
static inline guint
pick (GRand *rand, guint n)
{
  return (guint) g_rand_int_range (rand, 0, (gint32) n);
}

static inline gboolean
chance (GRand *rand, guint percent)
{
  return pick (rand, 100) < percent;
}
