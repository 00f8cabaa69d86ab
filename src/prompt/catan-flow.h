/* catan-flow.h - the prompt of Catan: what its rows (catan-acts.c) do not say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dice are keys of the menu itself, so that a throw is one key; forced questions (founding, draws, the robber, a
 * discard) begin at their first step.
 */
#pragma once

#include "act-flow.h"
#include "catan/catan-play.h"

G_BEGIN_DECLS

ActFlow *catan_flow_new (void);

G_END_DECLS
