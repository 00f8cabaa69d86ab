/* choice-button.h - one choice of the prompt as an ordinary button: its key, its picture, its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/kit/textures.h"
#include "prompt/flow.h"
#include "table/table-moment.h"

G_BEGIN_DECLS

/* Clicking does not move the focus: keys keep answering the prompt. */
GtkWidget *arb_choice_button_new (const TableMoment *moment, Flow *flow, guint choice, ArbTextures *textures);
/* What Enter takes is marked; what is typed leaves behind is dim. */
void arb_choice_button_mark (GtkWidget *button, gboolean marked, gboolean dim);

G_END_DECLS
