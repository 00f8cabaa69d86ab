/* catan-cards-move.c - resource cards go from one hand to another, or from and to the bank.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Open hands are numbers in the state.  Of covered hands, the state also has what is known of them (catan-kept.h);
 * there the numbers are what is certain.  An act tries its move first (catan_cards_try ()) and keeps it when everything
 * else is possible, too, so that a refusal changes nothing.
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"

guint
catan_hand_size (const CatanState *state, guint player)
{
  guint n = state->seats[player].unseen;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n += state->seats[player].hand[r];
  return n;
}

CatanGiven
catan_cards_one (guint8 resource)
{
  CatanGiven card = { 0 };
  if (resource < CATAN_N_RESOURCES)
    card.seen[resource] = 1;
  return card;
}

/* ---- refusals ---- */

gboolean
catan_refuse_cards (const CatanState *state, guint player, guint r, guint n, TableRefusal *why)
{
  return table_refuse (why, _ ("%s has %u %s, not %u"), catan_name (state, (int) player), state->seats[player].hand[r],
                       catan_resource_name ((CatanResource) r), n);
}

gboolean
catan_refuse_all_of (const CatanState *state, guint player, const guint8 cards[CATAN_N_RESOURCES], TableRefusal *why)
{
  const CatanSeat *seat = &state->seats[player];
  const char *name = catan_name (state, (int) player);
  g_autoptr (GString) names = g_string_new (NULL);
  guint8 uncertain[CATAN_N_RESOURCES];
  guint n = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      uncertain[r] = (guint8) (cards[r] - MIN (cards[r], seat->hand[r]));
      n += uncertain[r];
    }
  catan_tell_cards (names, uncertain);
  if (n <= seat->unseen)
    return table_refuse (why, _ ("the unknown cards of %s cannot be all of these: %s"), name, names->str);
  return table_refuse (why,
                       ngettext ("only %u card of %s is unknown; it cannot be all of these: %s",
                                 "only %u cards of %s are unknown; they cannot be all of these: %s", seat->unseen),
                       seat->unseen, name, names->str);
}

/* Open hands: refuses cards that are not there, or not named. */
static gboolean
check_open (const CatanState *state, guint keeper, const CatanGiven *given, TableRefusal *why)
{
  if (given == NULL)
    return TRUE;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (given->told[r])
      return table_refuse (why, _ ("hands lie open in this game: no card is told in secret"));
    else if (keeper == CATAN_KEEPER_BANK && !catan_check_bank (state, (guint8) r, given->seen[r], why))
      return FALSE;
    else if (keeper != CATAN_KEEPER_BANK && given->seen[r] > state->seats[keeper].hand[r])
      return catan_refuse_cards (state, keeper, r, given->seen[r], why);
  return given->unseen == 0 || table_refuse (why, _ ("hands lie open in this game: say which cards they are"));
}

/* Refuses because everybody knows that the bank cannot have these cards. */
static gboolean
refuse_bank (const CatanState *state, const guint8 cards[CATAN_N_RESOURCES], TableRefusal *why)
{
  g_autoptr (GString) names = g_string_new (NULL);
  for (guint8 r = 0; r < CATAN_N_RESOURCES; r++)
    if (!catan_check_bank (state, r, cards[r], why))
      return FALSE;
  catan_tell_cards (names, cards);
  return table_refuse (why, _ ("the bank cannot have all of these: %s"), names->str);
}

/* Refuses because everybody knows that this hand cannot have these cards, and says which count forbids it. */
static gboolean
refuse_hand (const CatanState *state, guint player, const CatanGiven *given, TableRefusal *why)
{
  const CatanSeat *seat = &state->seats[player];
  const char *name = catan_name (state, (int) player);
  const guint size = catan_hand_size (state, player), n = catan_given_count (given);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (given->seen[r] > seat->most[r] && seat->hand[r] == seat->most[r])
      return catan_refuse_cards (state, player, r, given->seen[r], why);
    else if (given->seen[r] > seat->most[r])
      return table_refuse (why,
                           _ ("of the %u resource cards of %s at most %u can be %s, not %u; there are %u, and at "
                              "least %u of them are elsewhere"),
                           size, name, seat->most[r], catan_resource_name ((CatanResource) r), given->seen[r],
                           state->rules->box->bank, state->rules->box->bank - seat->most[r]);
  if (n > size)
    return table_refuse (why, ngettext ("%s has %u resource card, not %u", "%s has %u resource cards, not %u", size),
                         name, size, n);
  return catan_refuse_all_of (state, player, given->seen, why);
}

/* Can a keeper give these cards, as far as everybody knows?  `told`: also what is told in secret. */
static gboolean
is_possible (const CatanState *state, guint keeper, const CatanGiven *given, gboolean told)
{
  const CatanHands *hands = state->kept.everybody;
  guint8 cards[CATAN_N_RESOURCES];
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    cards[r] = (guint8) (given->seen[r] + (told ? given->told[r] : 0));
  return catan_hands_chance (hands, keeper, cards) != 0
         && catan_given_count (given) <= catan_hands_size (hands, keeper);
}

static gboolean
refuse_claim (const CatanState *state, guint keeper, const CatanGiven *given, TableRefusal *why)
{
  return keeper == CATAN_KEEPER_BANK ? refuse_bank (state, given->seen, why) : refuse_hand (state, keeper, given, why);
}

/* Refuses because everybody knows that a keeper has more cards of a resource. */
static gboolean
refuse_fewer (const CatanState *state, guint keeper, guint resource, guint n, TableRefusal *why)
{
  const char *name = catan_resource_name ((CatanResource) resource);
  if (keeper != CATAN_KEEPER_BANK && state->seats[keeper].hand[resource] == state->seats[keeper].most[resource])
    return catan_refuse_cards (state, keeper, resource, n, why);
  if (keeper == CATAN_KEEPER_BANK)
    return table_refuse (why, _ ("the bank has at least %u %s, not %u"), state->bank[resource], name, n);
  return table_refuse (why, _ ("%s has at least %u %s, not %u"), catan_name (state, (int) keeper),
                       state->seats[keeper].hand[resource], name, n);
}

/* Refuses what is told in secret because everybody knows that it cannot be so.  It says which count forbids it, and no
 * kind: of several kinds that are told, some may be right. */
static gboolean
refuse_told (const CatanState *state, guint player, TableRefusal *why)
{
  const guint size = catan_hand_size (state, player);
  return table_refuse (why,
                       ngettext ("what is told in secret cannot be so: the %u resource card of %s does not allow it",
                                 "what is told in secret cannot be so: the %u resource cards of %s do not allow it",
                                 size),
                       size, catan_name (state, (int) player));
}

/* ---- moving ---- */

gboolean
catan_cards_try (const CatanState *state, guint a, guint b, const CatanGiven *given, const CatanGiven *got,
                 CatanKept *next, TableRefusal *why)
{
  memset (next, 0, sizeof *next);
  if (!state->rules->with_hands)
    return TRUE;
  if (!state->rules->covered)
    return check_open (state, a, given, why) && check_open (state, b, got, why);
  catan_kept_copy (next, &state->kept);
  if (catan_kept_swap (next, a, b, given, got, state->recorded))
    return TRUE;
  catan_kept_clear (next);
  const gboolean second = got != NULL && is_possible (state, a, given, !state->recorded);
  const guint keeper = second ? b : a;
  const CatanGiven *claim = second ? got : given;
  return catan_given_tells (claim) && is_possible (state, keeper, claim, FALSE)
             ? refuse_told (state, keeper, why)
             : refuse_claim (state, keeper, claim, why);
}

/* Tells that `n` cards went from one keeper to another. */
static void
tell_moved (CatanState *state, CatanEffectKind kind, guint from, guint to, guint8 resource, guint n)
{
  if (n > 0 && kind != CATAN_UNTOLD && to != CATAN_KEEPER_BANK)
    catan_effect (state, kind, to, resource, (int) n);
  if (n > 0 && kind != CATAN_UNTOLD && from != CATAN_KEEPER_BANK)
    catan_effect (state, kind, from, resource, -(int) n);
}

static void
tell_unseen (CatanState *state, guint from, guint to, const CatanGiven *given)
{
  guint n = given->unseen;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n += given->told[r];
  tell_moved (state, CATAN_EFFECT_UNSEEN, from, to, 0, n);
}

/* Open hands: a keeper has `n` cards more, or, below 0, fewer. */
static void
count_open (CatanState *state, guint keeper, guint resource, int n)
{
  const gboolean bank = keeper == CATAN_KEEPER_BANK;
  guint8 *held = bank ? &state->bank[resource] : &state->seats[keeper].hand[resource];
  *held = (guint8) (*held + n);
  *(bank ? &state->bank_most[resource] : &state->seats[keeper].most[resource]) = *held;
}

/* The numbers in the state follow from what everybody knows. */
static void
count_covered (CatanState *state)
{
  for (guint k = 0; k < CATAN_KEEPERS; k++)
    {
      const gboolean bank = k == CATAN_KEEPER_BANK;
      CatanSeat *seat = bank ? NULL : &state->seats[k];
      guint certain = 0;
      CatanHandsView view;
      catan_hands_view (state->kept.everybody, k, &view);
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        certain += view.least[r];
      memcpy (bank ? state->bank : seat->hand, view.least, sizeof view.least);
      memcpy (bank ? state->bank_most : seat->most, view.most, sizeof view.most);
      *(bank ? &state->bank_unseen : &seat->unseen) = (guint8) (catan_hands_size (state->kept.everybody, k) - certain);
    }
}

static void
keep_cards (CatanState *state, CatanKept *next)
{
  catan_kept_clear (&state->kept);
  state->kept = *next;
  memset (next, 0, sizeof *next);
  count_covered (state);
}

void
catan_cards_keep (CatanState *state, CatanEffectKind kind, guint a, guint b, const CatanGiven *given,
                  const CatanGiven *got, CatanKept *next)
{
  static const CatanGiven nothing;
  if (!state->rules->with_hands)
    return;
  if (got == NULL)
    got = &nothing;
  for (guint8 r = 0; r < CATAN_N_RESOURCES; r++)
    {
      const int out = given->seen[r], in = got->seen[r];
      tell_moved (state, kind, a, b, r, given->seen[r]);
      tell_moved (state, kind, b, a, r, got->seen[r]);
      if (state->rules->covered)
        continue;
      count_open (state, a, r, in - out);
      count_open (state, b, r, out - in);
    }
  tell_unseen (state, a, b, given);
  tell_unseen (state, b, a, got);
  if (state->rules->covered)
    keep_cards (state, next);
}

void
catan_cards_restore (CatanState *state, CatanKept *before)
{
  if (state->rules->covered)
    keep_cards (state, before);
}

gboolean
catan_cards_swap (CatanState *state, CatanEffectKind kind, guint a, guint b, const CatanGiven *given,
                  const CatanGiven *got, TableRefusal *why)
{
  g_auto (CatanKept) next = { NULL };
  if (!catan_cards_try (state, a, b, given, got, &next, why))
    return FALSE;
  catan_cards_keep (state, kind, a, b, given, got, &next);
  return TRUE;
}

gboolean
catan_cards_count (CatanState *state, guint keeper, guint resource, guint n, TableRefusal *why)
{
  CatanGiven claimed = { 0 };
  claimed.seen[resource] = (guint8) n;
  if (!state->rules->covered)
    {
      const guint held = keeper == CATAN_KEEPER_BANK ? state->bank[resource] : state->seats[keeper].hand[resource];
      if (held != n && keeper == CATAN_KEEPER_BANK)
        return table_refuse (why, _ ("the bank has %u %s, not %u"), held,
                             catan_resource_name ((CatanResource) resource), n);
      return held == n || catan_refuse_cards (state, keeper, resource, n, why);
    }
  g_auto (CatanKept) next = { NULL };
  catan_kept_copy (&next, &state->kept);
  if (!catan_kept_count (&next, keeper, resource, n))
    return is_possible (state, keeper, &claimed, FALSE) ? refuse_fewer (state, keeper, resource, n, why)
                                                        : refuse_claim (state, keeper, &claimed, why);
  keep_cards (state, &next);
  return TRUE;
}
