/* score-row.h - one player on the scoreboard: badge, name, points, and what is still to be had.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "carcassonne/play.h"
#include "textures.h"

G_BEGIN_DECLS

#define ARB_TYPE_SCORE_ROW (arb_score_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbScoreRow, arb_score_row, ARB, SCORE_ROW, GtkListBoxRow)

ArbScoreRow *arb_score_row_new (void);
/* `forecast` is NULL where the aids forbid it, and when the game is over. */
void arb_score_row_update (ArbScoreRow *self,
                           const CarcState *state,
                           guint player,
                           TableAids aids,
                           const gint32 *forecast,
                           ArbTextures *textures);

/* "racer 2 turns from the lighthouse, 7 left", or NULL if the player has none; free with g_free (). */
char *arb_racer_words (const CarcState *state, guint player, TableAids aids);

G_END_DECLS
