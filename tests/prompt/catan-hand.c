/* catan-hand.c - finds the answers at Catan's prompt that lead to a given entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-hand.h"

#include "catan/catan-operands-private.h"

/* TRUE if all tokens that are not named yet lie face down. */
static gboolean
rest_is_hidden (const CatanEntry *entry, guint named)
{
  for (guint i = named; i < entry->n_tokens; i++)
    if (entry->tokens[i].look != CATAN_TOKEN_SECRET)
      return FALSE;
  return TRUE;
}

static gboolean
is_part (const CatanGiven *part, const CatanGiven *whole)
{
  gboolean fits = part->unseen <= whole->unseen;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    fits = fits && part->seen[r] <= whole->seen[r] && part->told[r] <= whole->told[r];
  return fits;
}

/* With this card, or this number of cards for a monopoly, does the entry still lead to the wanted one? */
static gboolean
leads_to (const ActChoice *choice, const CatanEntry *have, const CatanEntry *entry)
{
  CatanEntry put = *have;
  choice->operand->type->take (&choice->offer, (guint8 *) &put + choice->operand->offset);
  if (choice->operand->type == &catan_operand_taken)
    return put.taken[choice->offer.value[1]] == entry->taken[choice->offer.value[1]];
  return is_part (&put.give, &entry->give) && is_part (&put.get, &entry->get);
}

static gboolean
is_of_cards (const ActChoice *choice)
{
  const TableOperandType *type = choice->operand->type;
  return type == &catan_operand_taken || type == &catan_operand_cards
         || ((type == &catan_operand_given || type == &catan_operand_got) && catan_offer_is_card (&choice->offer));
}

/* The choice for the next token or card, or for the end of the list; -1 if there is none. */
static int
gather (ActFlow *flow, const CatanEntry *entry)
{
  const CatanEntry *have = act_flow_entry (flow);
  const TableOperandType *type = act_flow_operand (flow) != NULL ? act_flow_operand (flow)->type : NULL;
  const gboolean fetched = type == &catan_operand_fetched, other = type == &catan_operand_got || fetched;
  const gboolean one = fetched || type == &catan_operand_token;
  const gboolean drawn = type == &catan_operand_drawn;
  const guint first = other ? entry->n_tokens : 0;
  const guint n = other ? entry->n_got : entry->n_tokens, got = other ? have->n_got : have->n_tokens;
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
      if ((offer->flags & TABLE_OFFER_LAST) && one && entry->tokens[first].look == CATAN_TOKEN_SECRET)
        return (int) i;
      if (!(offer->flags & TABLE_OFFER_NOTHING) && is_of_cards (choice))
        {
          if (leads_to (choice, have, entry))
            return (int) i;
          continue;
        }
      if (offer->flags & TABLE_OFFER_LAST)
        continue;
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
