/* prompt.h - whose turn it is, what is asked, and every answer as a button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws the state machine of flow.h.  Signals: "pick" (guint choice), "words" (const char *text),
 * "back", "turn", "now" (back from a past moment).  Needs the action "table.more" around it.
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "prompt/flow.h"
#include "table/table-moment.h"

G_BEGIN_DECLS

#define ARB_TYPE_PROMPT (arb_prompt_get_type ())
G_DECLARE_FINAL_TYPE (ArbPrompt, arb_prompt, ARB, PROMPT, AdwBin)

void arb_prompt_set_textures (ArbPrompt *self, ArbTextures *textures);

/* `aside` replaces the question: a past moment is looked at, or an old entry is entered anew; NULL in play.
 */
void arb_prompt_update (ArbPrompt *self, const TableMoment *moment, Flow *flow, const char *aside);
/* Something is being typed that is not for the prompt's keys. */
gboolean arb_prompt_is_writing (ArbPrompt *self);

G_END_DECLS
