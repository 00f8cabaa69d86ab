/* score-row.h - one player on the scoreboard: badge, name, points, and what is left or still possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "evening/entry-times.h"
#include "table/table-moment.h"

#define ARB_TYPE_SCORE_ROW (arb_score_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbScoreRow, arb_score_row, ARB, SCORE_ROW, GtkListBoxRow)

/* `forecast`: the scores if the game ended now; NULL if they are not shown. */
void arb_score_row_update (ArbScoreRow *self, const TableMoment *moment, guint player, const gint32 *forecast,
                           ArbTextures *textures);
/* NULL: without a clock.  `runs`: it does not stand.  A screen reader does not read it, as it changes all the time. */
void arb_score_row_show_clock (ArbScoreRow *self, const ArbThinking *thinking, gboolean runs);
/* Only the name and the points, where there is little height. */
void arb_score_row_set_low (ArbScoreRow *self, gboolean low);
