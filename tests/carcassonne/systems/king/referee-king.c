/* referee-king.c - what the referee knows of the King and the Robber Baron: who has the cards, and their points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/king/carc-king.h"
#include "referee-private.h"

static CarcKind
kind_of (guint card)
{
  return card == 0 ? CARC_CITY : CARC_ROAD;
}

static void
completed (Referee *r, const GArray *fresh)
{
  for (guint card = 0; card < 2; card++)
    {
      const int holder = referee_rule (r, CARC_K1) == CARC_K1_EACH ? r->cards[card].holder : -1;
      guint most = 0;
      int n = 0;
      for (guint i = 0; i < fresh->len; i++)
        {
          const RefereeFeature *feature = referee_feature (r, g_array_index (fresh, int, i));
          if (feature->kind != kind_of (card))
            continue;
          most = feature->tiles > most ? feature->tiles : most;
          n++;
        }
      if (holder >= 0)
        referee_give (r, (guint) holder, n, CARC_LINE_KING);
      if (most <= r->cards[card].largest)
        continue;
      r->cards[card].largest = most;
      if (!r->cards[card].kept)
        r->cards[card].holder = (int) r->player;
    }
}

static void
finish (Referee *r)
{
  for (guint card = 0; card < 2; card++)
    {
      const gboolean both = r->cards[0].holder == r->cards[1].holder;
      int points = 0;
      for (guint i = 0; i < r->features->len; i++)
        points += referee_feature (r, (int) i)->kind == kind_of (card) && referee_feature (r, (int) i)->done
                  && !referee_is_castle (r, (int) i);
      switch (referee_rule (r, CARC_K1))
        {
        case CARC_K1_TEN: points = 10; break;
        case CARC_K1_FIFTEEN: points = both ? 20 : 15; break;
        case CARC_K1_EACH: points = 0; break;
        default: break;
        }
      if (r->cards[card].holder >= 0)
        referee_give (r, (guint) r->cards[card].holder, points, CARC_LINE_KING);
    }
}

/* The Keeper chooses a card. */
static gboolean
act (Referee *r, const CarcEntry *entry)
{
  if (entry->kind == CARC_ENTRY_NOW_KING)
    {
      r->cards[entry->choice].holder = entry->player;
      r->cards[entry->choice].largest = (guint) entry->number;
      return TRUE;
    }
  if (entry->kind != CARC_ENTRY_CARD || entry->choice > 1)
    return FALSE;
  if (r->keeper < 0 || r->no_card || r->keeps_card || r->cards[0].kept || r->cards[1].kept)
    r->fault = "the Keeper has chosen a card before, or there is no Keeper";
  r->cards[entry->choice].holder = r->keeper;
  r->cards[entry->choice].kept = TRUE;
  return TRUE;
}

static const char *
differs (const Referee *r, const CarcState *after)
{
  const gboolean chosen = r->no_card || r->keeps_card || r->cards[0].kept || r->cards[1].kept;
  for (guint card = 0; card < 2; card++)
    if (carc_king_of (after)->holder[card] != r->cards[card].holder
        || carc_king_of (after)->kept[card] != r->cards[card].kept)
      return "another player has a card";
  return referee_asks_first (after) || chosen == (r->keeper >= 0 && !r->card_due)
             ? NULL
             : "a Keeper without a card, or a card without a Keeper";
}

const RefereeSystem referee_king = { .system = CARC_SYSTEM_KING,
                                     .act = act,
                                     .completed = completed,
                                     .finish = finish,
                                     .finishes_last = TRUE,
                                     .differs = differs };
