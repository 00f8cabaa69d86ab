/* table-late.h - what nobody showed before the game was over, but belongs to its result: it decides nothing any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table-game.h"

G_BEGIN_DECLS

typedef struct _TableLate
{
  const char *title; /* N_(): what it is, as a heading: "Point Cards Not Shown" */
  const char *note;  /* N_(), one sentence */
  /* The most that this player can still show, by what everybody knows. */
  guint (*most) (gconstpointer state, guint player);
  /* The entry by which the player shows `n`, at least 1; free with g_free (). */
  char *(*line) (gconstpointer state, guint player, guint n);
} TableLate;

/* The same; 0 while the game goes on, and if the table counts by itself.  `late` NULL: a game without such things. */
guint table_late_most (const TableLate *late, const TableGame *game, gconstpointer state, guint player);

G_END_DECLS
