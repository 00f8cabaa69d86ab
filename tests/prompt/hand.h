/* hand.h - finds the answers at the prompt of any game that lead to a given entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-hand.h"
#include "catan-hand.h"

static inline const TableGame *
hand_game (ActFlow *flow)
{
  return table_state (act_flow_state (flow))->rules->game;
}

/* As carc_hand_next () and catan_hand_next (). */
static inline int
hand_next (ActFlow *flow, gconstpointer entry)
{
  return hand_game (flow) == &carc_game    ? carc_hand_next (flow, entry)
         : hand_game (flow) == &catan_game ? catan_hand_next (flow, entry)
                                           : act_flow_answer (flow, entry);
}
