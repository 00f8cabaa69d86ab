/* prompt.h - whose turn it is, the question, and every answer as a button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It shows the state machine of flow.h.  Signals: "pick" (guint choice), "words" (const char *text), "back", "key"
 * (guint, for flow_key ()), "now" (return from an earlier moment), "again" (it must be updated: it has another size, or
 * the answers are to be shown in another way), "grown"
 * (guint: how many pixels above the prompt the answers cover now).  A parent must have the action "table.more".
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "prompt/flow.h"
#include "table/table-moment.h"

#define ARB_TYPE_PROMPT (arb_prompt_get_type ())
G_DECLARE_FINAL_TYPE (ArbPrompt, arb_prompt, ARB, PROMPT, AdwBin)

void arb_prompt_set_textures (ArbPrompt *self, ArbTextures *textures);
/* Without a board in view, every place must be in the list.  There is one unless this is called. */
void arb_prompt_set_alone (ArbPrompt *self, gboolean alone);
/* May answers without room cover what is above the prompt?  They may unless this is called; else they scroll. */
void arb_prompt_set_covers (ArbPrompt *self, gboolean covers);

/* `aside` replaces the question while an earlier moment is shown or an old entry is entered again; NULL otherwise. */
void arb_prompt_update (ArbPrompt *self, const TableMoment *moment, Flow *flow, const char *aside);
/* TRUE while the person types text that is not for the prompt's keys. */
gboolean arb_prompt_is_writing (ArbPrompt *self);
/* Escape: the answers are shown in the usual way again.  FALSE: they are. */
gboolean arb_prompt_close (ArbPrompt *self);
/* Is the focus on one of the answers? */
gboolean arb_prompt_is_choosing (ArbPrompt *self);
