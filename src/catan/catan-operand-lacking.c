/* catan-operand-lacking.c - why a card or a token is not offered, for whoever presses its key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands-private.h"

#include <string.h>

#include "table/table-intl.h"

static char *
sentence_of (const TableRefusal *why)
{
  return g_strdup (why->sentence);
}

/* ---- cards ---- */

/* Whose cards an operand names, and those that are named so far (NULL: none); CATAN_NOBODY if it names no cards of a
 * hand. */
static int
whose_cards (const CatanState *state, const CatanEntry *entry, const TableOperand *operand, const CatanGiven **named)
{
  *named = NULL;
  if (operand->type == &catan_operand_given)
    *named = &entry->give;
  else if (operand->type == &catan_operand_got)
    *named = &entry->get;
  else if (operand->type == &catan_operand_cards)
    *named = &entry->give;
  else if (operand->type != &catan_operand_stolen)
    return CATAN_NOBODY;
  return operand->type == &catan_operand_given ? (int) catan_player_on_turn (state) : entry->player;
}

/* `counts`: may it be said how many cards there are? */
static char *
tell_card (const CatanState *state, guint player, const CatanGiven *named, guint8 r, gboolean counts)
{
  const CatanSeat *seat = &state->seats[player];
  const char *name = catan_name (state, (int) player), *card = catan_resource_name ((CatanResource) r);
  const guint n = named != NULL ? named->seen[r] : 0, size = catan_hand_size (state, player);
  guint8 cards[CATAN_N_RESOURCES] = { 0 };
  TableRefusal why;
  if (size > 0 && named != NULL && catan_given_count (named) >= size)
    return g_strdup_printf (ngettext ("%s has only %u card", "%s has only %u cards", size), name, size);
  if (seat->most[r] == 0)
    /* Translators: a player, and a resource. */
    return g_strdup_printf (_ ("%s has no %s"), name, card);
  if (!counts)
    return g_strdup_printf (_ ("%s has no more %s"), name, card);
  if (seat->most[r] <= n)
    /* Translators: a player, and cards of a resource. */
    return g_strdup_printf (seat->hand[r] == seat->most[r] ? _ ("%s has only %u %s") : _ ("%s has at most %u %s"), name,
                            seat->most[r], card);
  if (named != NULL)
    memcpy (cards, named->seen, sizeof cards);
  cards[r]++;
  catan_refuse_all_of (state, player, cards, &why);
  return sentence_of (&why);
}

/* What the bank takes, or gives. */
static char *
tell_bank (const CatanState *state, const CatanEntry *entry, const TableOperand *operand, guint8 r, gboolean counts)
{
  const guint player = catan_player_on_turn (state);
  const char *name = catan_name (state, (int) player), *card = catan_resource_name ((CatanResource) r);
  const CatanSeat *seat = &state->seats[player];
  TableRefusal why;
  if (operand->offer == catan_offer_for_bank && seat->most[r] == 0)
    return g_strdup_printf (_ ("%s has no %s"), name, card);
  if (operand->offer == catan_offer_for_bank && !counts)
    return g_strdup_printf (_ ("the bank takes more cards of one kind than %s has"), name);
  if (operand->offer == catan_offer_for_bank)
    return g_strdup_printf (seat->hand[r] == seat->most[r]
                                ? _ ("the bank takes %u %s for one card, and %s has %u")
                                : _ ("the bank takes %u %s for one card, and %s has at most %u"),
                            catan_bank_rate (state, player, (CatanResource) r), card, name, seat->most[r]);
  if (entry->kind == CATAN_ENTRY_BANK && entry->resource == r)
    return g_strdup (_ ("the bank does not give the same resource that it takes"));
  for (guint n = 1; n <= CATAN_BANK_MAX; n++)
    if (!catan_check_bank (state, r, n, &why))
      return counts || state->bank_most[r] == 0 ? sentence_of (&why) : NULL;
  return NULL;
}

/* ---- tokens ---- */

static char *
tell_token (const CatanState *state, guint player, guint value, gboolean paid)
{
  const char *name = catan_name (state, (int) player);
  CatanHandView view;
  if (value < 1 || value > CATAN_FISH_MAX)
    return g_strdup_printf (_ ("no token has %u fish; they have 1 to %u"), value, CATAN_FISH_MAX);
  catan_fish_view (state->fish, player, &view);
  if (catan_fish_open (state->fish, player, value) == 0 && view.most[value] == 0)
    return g_strdup_printf (ngettext ("%s has no token with %u fish", "%s has no token with %u fish", value), name,
                            value);
  return paid ? g_strdup_printf (_ ("a token with %u fish is too much here, or is not there any more"), value)
              : g_strdup_printf (_ ("%s has no more tokens with %u fish"), name, value);
}

/* ---- all ---- */

char *
catan_lacking_tell (const CatanState *state, const CatanEntry *entry, const TableOperand *operand, char key,
                    gboolean shift, gboolean counts)
{
  const char *found = key != '\0' ? strchr (CATAN_RESOURCE_KEYS, key) : NULL;
  const guint8 r = found != NULL ? (guint8) (found - CATAN_RESOURCE_KEYS) : CATAN_N_RESOURCES;
  const gboolean things = operand->type == &catan_operand_given || operand->type == &catan_operand_got;
  const CatanGiven *named;
  const int player = whose_cards (state, entry, operand, &named);
  if (operand->type == &catan_operand_taken && g_ascii_isdigit (key) && !shift)
    return catan_taken_lacking (state, entry, (guint) (key - '0'), counts);
  if (things && !state->rules->with_hands && (found != NULL || key == 'n'))
    return g_strdup (_ ("hands are not kept in this game: only fish are entered in a trade"));
  if (player != CATAN_NOBODY && !state->rules->covered && (key == 'n' || (found != NULL && shift)))
    return g_strdup (shift ? _ ("hands lie open in this game: no card is told in secret")
                           : _ ("hands lie open in this game: say which cards they are"));
  if (player != CATAN_NOBODY && found != NULL)
    return operand->type == &catan_operand_got && !shift && entry->give.seen[r] > 0
               ? g_strdup_printf (_ ("%s is on both sides of the trade"), catan_resource_name ((CatanResource) r))
               : tell_card (state, (guint) player, named, r, counts);
  if (found != NULL && !shift && state->rules->with_hands
      && (operand->offer == catan_offer_for_bank || operand->offer == catan_offer_from_bank))
    return tell_bank (state, entry, operand, r, counts);
  if (!g_ascii_isdigit (key) || shift || !(things || operand->type == &catan_operand_paid))
    return NULL;
  if (!state->rules->with_fishermen)
    return g_strdup (_ ("the Fishermen are not in play"));
  if (things && catan_rule (state->rules, CATAN_F12) != CATAN_F12_YES)
    return g_strdup (_ ("fish are not traded in this game (F12)"));
  return tell_token (state, player != CATAN_NOBODY ? (guint) player : catan_player_on_turn (state), (guint) (key - '0'),
                     !things);
}
