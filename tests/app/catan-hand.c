/* catan-hand.c - answers Catan's prompt as a given entry would have it answered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-hand.h"

/* Do all tokens that are not named yet lie face down? */
static gboolean
rest_is_hidden (const CatanEntry *entry, guint named)
{
  for (guint i = named; i < entry->n_tokens; i++)
    if (entry->tokens[i].look != CATAN_TOKEN_SECRET)
      return FALSE;
  return TRUE;
}

/* The choice that names the next token, card or end of what is gathered; -1 if there is none. */
static int
gather (CatanFlow *flow, const CatanEntry *entry)
{
  const CatanEntry *have = catan_flow_entry (flow);
  const guint first = catan_flow_step (flow) == CATAN_STEP_GET ? entry->n_tokens : 0;
  const guint n = catan_flow_step (flow) == CATAN_STEP_GET ? entry->n_got : entry->n_tokens;
  const guint got = catan_flow_step (flow) == CATAN_STEP_GET ? have->n_got : have->n_tokens;
  const guint8 *cards = catan_flow_step (flow) == CATAN_STEP_GET ? entry->get : entry->give;
  const guint8 *named = catan_flow_step (flow) == CATAN_STEP_GET ? have->get : have->give;
  int done = -1, close = -1;

  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    {
      const CatanChoice *choice = catan_flow_choice (flow, i);

      if (choice->pick == CATAN_PICK_DONE)
        done = (int) i;
      if (choice->pick == CATAN_PICK_DONE && catan_flow_step (flow) == CATAN_STEP_DRAWN && rest_is_hidden (entry, got))
        return (int) i;
      if (choice->pick == CATAN_PICK_RESOURCE && named[choice->index] < cards[choice->index])
        return (int) i;
      if (choice->pick != CATAN_PICK_TOKEN || got >= n || choice->token.value != entry->tokens[first + got].value)
        continue;
      if (choice->token.look == entry->tokens[first + got].look)
        return (int) i;
      if (choice->token.value > 0)
        close = (int) i;
    }
  return got < n && catan_flow_step (flow) != CATAN_STEP_DRAWN ? close : done;
}

int
catan_hand_next (CatanFlow *flow, const CatanEntry *entry)
{
  int choice = catan_flow_answer (flow, entry);

  if (choice < 0 && catan_flow_doing (flow) < CATAN_N_DOS && catan_flow_entry (flow)->kind == entry->kind)
    choice = gather (flow, entry);
  return choice;
}
