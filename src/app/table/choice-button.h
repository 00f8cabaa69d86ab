/* choice-button.h - one choice of the prompt as an ordinary button: its key, its picture, its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/kit/textures.h"
#include "prompt/flow.h"
#include "table/table-moment.h"

/* A click does not move the focus, so that keys still answer the prompt.  `size`: of a large picture, in pixels. */
GtkWidget *arb_choice_button_new (const TableMoment *moment, Flow *flow, guint choice, ArbTextures *textures, int size);
/* Nothing to see, but as wide as a button with a picture of this size. */
GtkWidget *arb_choice_button_new_free (int size);
/* ArbChoiceLook.lasts */
gboolean arb_choice_button_lasts (GtkWidget *button);
/* `marked`: Enter takes this choice.  `dim`: the typed text excludes it. */
void arb_choice_button_mark (GtkWidget *button, gboolean marked, gboolean dim);
