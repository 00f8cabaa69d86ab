/* score-plates.h - shows the scores as large as possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "table/table-moment.h"

#define ARB_TYPE_SCORE_PLATES (arb_score_plates_get_type ())
G_DECLARE_FINAL_TYPE (ArbScorePlates, arb_score_plates, ARB, SCORE_PLATES, GtkWidget)

/* Copies what it shows from the moment. */
void arb_score_plates_set_moment (ArbScorePlates *self, const TableMoment *moment);
