/* ask-flow.h - the prompt in which a question about the table is chosen; see table-answer.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is made from the rows of the game's questions, as the other prompts are made from the rows of acts.  After
 * FLOW_READY, `line` is the question in words.
 */
#pragma once

#include "act-flow.h"

ActFlow *ask_flow_new (const TableGame *game);
