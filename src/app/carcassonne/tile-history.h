/* tile-history.h - what the editor of tiles can undo and redo: the set and the lake as they were before each change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/systems/lake/carc-lake-layout.h"
#include "carcassonne/carc-own.h"

typedef struct
{
  CarcOwnSet *set;
  CarcLakeLayout layout;
  char *id; /* of what was shown; NULL: nothing */
} ArbTileStep;

ArbTileStep *arb_tile_step_new (const CarcOwnSet *set, const CarcLakeLayout *layout, const char *id);
void arb_tile_step_free (ArbTileStep *step);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbTileStep, arb_tile_step_free)

typedef struct
{
  GPtrArray *undo, *redo; /* ArbTileStep* */
} ArbTileHistory;

ArbTileHistory *arb_tile_history_new (void);
void arb_tile_history_free (ArbTileHistory *history);

/* Takes over how things are before a change. */
void arb_tile_history_add (ArbTileHistory *history, ArbTileStep *before);
/* What has been undone cannot be redone any more. */
void arb_tile_history_forget_redo (ArbTileHistory *history);
/* Takes over how things are, and gives how they were before the last change (or the last undo); NULL if there is none,
 * and then `now` is freed. */
ArbTileStep *arb_tile_history_undo (ArbTileHistory *history, ArbTileStep *now);
ArbTileStep *arb_tile_history_redo (ArbTileHistory *history, ArbTileStep *now);
