/* referee-cards.c - what the referee knows of fan-made scoring cards: who has them, and their points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/cards/carc-cards.h"
#include "carcassonne/systems/king/carc-king.h"
#include "referee-private.h"

/* Adds what the card is worth to the score of who has it; with -1 it is taken away. */
static void
add (Referee *r, guint card, int times)
{
  if (r->fan_cards[card].holder >= 0)
    referee_give (r, (guint) r->fan_cards[card].holder, times * r->fan_cards[card].points, CARC_LINE_CARDS);
}

static gboolean
act (Referee *r, const CarcEntry *entry)
{
  if ((entry->kind != CARC_ENTRY_CARD || entry->choice < CARC_N_CARDS) && entry->kind != CARC_ENTRY_HOLD
      && entry->kind != CARC_ENTRY_LAY_BACK && entry->kind != CARC_ENTRY_WORTH)
    return FALSE;
  const guint card = entry->choice - CARC_N_CARDS;
  if (r->over)
    add (r, card, -1);
  switch (entry->kind)
    {
    case CARC_ENTRY_CARD:
      if (r->keeper < 0 || r->no_card || r->keeps_card || r->cards[0].kept || r->cards[1].kept)
        r->fault = "the Keeper has chosen a card before, or there is no Keeper";
      r->fan_cards[card].holder = r->keeper;
      r->fan_cards[card].kept = r->keeps_card = TRUE;
      break;
    case CARC_ENTRY_WORTH: r->fan_cards[card].points += entry->number; break;
    default:
      if (r->fan_cards[card].kept)
        r->fault = "the Keeper keeps this card";
      r->fan_cards[card].holder = entry->kind == CARC_ENTRY_HOLD ? entry->player : -1;
    }
  if (r->over)
    add (r, card, 1);
  return TRUE;
}

static void
finish (Referee *r)
{
  for (guint card = 0; card < CARC_FAN_CARDS_MAX; card++)
    add (r, card, 1);
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const CarcCards *cards = carc_cards_of (after);
  for (guint card = 0; card < CARC_FAN_CARDS_MAX; card++)
    if (cards->holder[card] != r->fan_cards[card].holder || cards->kept[card] != r->fan_cards[card].kept
        || cards->points[card] != r->fan_cards[card].points)
      return "a scoring card differs";
  return referee_asks_first (after)
                 || (r->keeper >= 0 && !r->card_due)
                        == (r->no_card || r->keeps_card || r->cards[0].kept || r->cards[1].kept)
             ? NULL
             : "a Keeper without a card, or a card without a Keeper";
}

const RefereeSystem referee_cards = {
  .system = CARC_SYSTEM_CARDS, .act = act, .finish = finish, .finishes_last = TRUE, .differs = differs
};
