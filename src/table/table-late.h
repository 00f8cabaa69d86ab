/* table-late.h - what nobody showed before the game was over, but belongs to its result: it decides nothing any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table-game.h"

typedef struct _TableLate
{
  const char *title; /* N_(): what it is, as a heading: "Point Cards Not Shown" */
  const char *note;  /* N_(), one sentence */
  /* FALSE: what a player shows is counted, and shown at once.  TRUE: things of different kinds, one after the other. */
  gboolean kinds;
  /* The most that this player can still show, or the number of the last kind, by what everybody knows; 0: nothing. */
  guint (*most) (gconstpointer state, guint player);
  /* With kinds: what is left, in words; free with g_free ().  NULL: nothing is said. */
  char *(*left) (gconstpointer state, guint player);
  /* With kinds: what a player has who has nothing left to show, in words; free with g_free ().  NULL, or returns NULL:
   * nothing is said. */
  char *(*shown) (gconstpointer state, guint player);
  const char *shown_title; /* N_(): the heading if nobody has anything left to show */
  /* The entry by which the player shows `n` things, or one of kind `n`; at least 1.  NULL: that cannot be.  Free with
   * g_free (). */
  char *(*line) (gconstpointer state, guint player, guint n);
} TableLate;

/* The same; 0 while the game goes on, and if the table counts by itself.  `late` NULL: a game without such things. */
guint table_late_most (const TableLate *late, gconstpointer state, guint player);
