/* catan-hand.c - finds the answers at Catan's prompt that lead to a given entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-hand.h"

#include "catan/catan-operands.h"

/* TRUE if all tokens that are not named yet lie face down. */
static gboolean
rest_is_hidden (const CatanEntry *entry, guint named)
{
  for (guint i = named; i < entry->n_tokens; i++)
    if (entry->tokens[i].look != CATAN_TOKEN_SECRET)
      return FALSE;
  return TRUE;
}

/* The choice for the next token or card, or for the end of the list; -1 if there is none. */
static int
gather (ActFlow *flow, const CatanEntry *entry)
{
  const CatanEntry *have = act_flow_entry (flow);
  const TableOperandType *type = act_flow_operand (flow) != NULL ? act_flow_operand (flow)->type : NULL;
  const gboolean other = type == &catan_operand_got, drawn = type == &catan_operand_drawn;
  const guint first = other ? entry->n_tokens : 0;
  const guint n = other ? entry->n_got : entry->n_tokens, got = other ? have->n_got : have->n_tokens;
  const guint8 *cards = other ? entry->get.seen : entry->give.seen;
  const guint8 *named = other ? have->get.seen : have->give.seen;
  int done = -1, close = -1;

  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    {
      const ActChoice *choice = act_flow_choice (flow, i);
      const TableOffer *offer = &choice->offer;
      CatanToken token;

      if (choice->operand == NULL)
        continue;
      if (offer->flags & TABLE_OFFER_LAST)
        done = (int) i;
      if ((offer->flags & TABLE_OFFER_LAST) && drawn && rest_is_hidden (entry, got))
        return (int) i;
      if (offer->flags & TABLE_OFFER_LAST)
        continue;
      if (catan_offer_is_resource (choice->operand, offer) && named[offer->value[0]] < cards[offer->value[0]])
        return (int) i;
      if (!catan_offer_is_token (choice->operand, offer, &token) || got >= n
          || token.value != entry->tokens[first + got].value)
        continue;
      if (token.look == entry->tokens[first + got].look)
        return (int) i;
      if (token.value > 0)
        close = (int) i;
    }
  return got < n && !drawn ? close : done;
}

int
catan_hand_next (ActFlow *flow, const CatanEntry *entry)
{
  int choice = act_flow_answer (flow, entry);

  if (choice < 0 && act_flow_act (flow) != NULL && ((const CatanEntry *) act_flow_entry (flow))->kind == entry->kind)
    choice = gather (flow, entry);
  return choice;
}
