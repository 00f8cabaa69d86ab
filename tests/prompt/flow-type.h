/* flow-type.h - types keys at a prompt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "prompt/flow.h"

G_BEGIN_DECLS

/* Types characters: '\n' is Enter, '\b' Backspace, '\033' Escape; '^' before a character is Shift.  Returns the answer
 * to the last one. */
static inline FlowAnswer
flow_type (Flow *flow, const char *keys)
{
  FlowAnswer answer = FLOW_PASSED;

  for (const char *c = keys; *c != '\0'; c++)
    {
      gboolean shift = *c == '^';

      if (shift)
        c++;
      answer = flow_key (flow, (gunichar) *c, shift);
    }
  return answer;
}

G_END_DECLS
