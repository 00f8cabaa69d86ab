/* catan-answers.c - prints how to answer the prompt to play a recorded game of Catan; see answers.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "answers.h"
#include "catan-hand.h"

gboolean
answers_print_catan (Flow *flow, gconstpointer entry, guint shown)
{
  FlowAnswer answer = FLOW_TAKEN;

  for (guint steps = 0; answer == FLOW_TAKEN && steps < 40; steps++)
    {
      int choice = catan_hand_next (ACT_FLOW (flow), entry);

      if (choice < 0)
        return FALSE;
      if (steps > 0)
        putchar (',');
      answers_print_offered (flow);
      answers_print_choice (flow, (guint) choice, NULL);
      answer = flow_choose (flow, (guint) choice);
    }
  return answer == FLOW_READY;
}
