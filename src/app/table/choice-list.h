/* choice-list.h - the answers of the prompt as buttons in rows.  What stays the same keeps its button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/kit/textures.h"
#include "app/kit/wrap.h"
#include "prompt/flow.h"
#include "table/table-moment.h"

typedef struct _ArbChoiceList ArbChoiceList;

typedef void (*ArbChoicePicked) (gpointer data, guint choice);

/* Fills `wrap`, which must outlive the list.  A click on a button calls `picked` with `data`. */
ArbChoiceList *arb_choice_list_new (ArbWrap *wrap, ArbChoicePicked picked, gpointer data);
void arb_choice_list_free (ArbChoiceList *self);

/* Shows the choices of the flow, in a room of this size in pixels: pictures are as large as it allows.  Those that are
 * not on the map are kept if there is not room for all, unless a finder brings any into view (`finds`).  Returns
 * whether something else is listed than before. */
gboolean arb_choice_list_update (ArbChoiceList *self, const TableMoment *moment, Flow *flow, ArbTextures *textures,
                                 int width, int height, gboolean finds);
/* The room changed, but not so much that pictures have another size. */
void arb_choice_list_set_room (ArbChoiceList *self, int width, int height);
/* How many answers have no button that is in view or can be scrolled to, as they were laid out last. */
guint arb_choice_list_n_unseen (ArbChoiceList *self);
/* If the focus is on a button that is out of view, it goes to the first one that is in view. */
void arb_choice_list_mend_focus (ArbChoiceList *self);
/* Removes everything: pictures, or what can be asked, changed. */
void arb_choice_list_clear (ArbChoiceList *self);
