/* catan-operand-card.c - resources and development cards as operands: how each is read, printed, offered and told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands-private.h"

#include <stddef.h>
#include <string.h>

#include "table/table-intl.h"

/* value[3] of an offer of a card: what the entry says of it.  0 is a token, or a resource that is not in a hand. */
typedef enum
{
  CARD_SEEN = 1,
  CARD_UNSEEN,
  CARD_TOLD
} CardLook;

static TableOffer *
add_card (GArray *offers, CardLook look, guint resource, guint flags)
{
  TableOffer *offer = table_offer_add (offers, (gint32) resource);
  offer->value[3] = (gint32) look;
  offer->flags = (guint8) flags;
  return offer;
}

/* ---- cards of covered hands ---- */

#define CHANCE_UNKNOWN 0 /* of an offer that is not certain: value[2], else its chance in per cent */

/* Can a keeper have `n` cards of a resource besides those that are named?  *percent is 100 if that is certain then. */
static gboolean
may_have (const CatanHands *hands, guint keeper, const CatanGiven *named, guint resource, guint n, guint *percent)
{
  guint8 cards[CATAN_N_RESOURCES] = { 0 };
  if (named != NULL)
    memcpy (cards, named->seen, sizeof cards);
  const double before = catan_hands_chance (hands, keeper, cards);
  cards[resource] = (guint8) (cards[resource] + n);
  const double all = catan_hands_chance (hands, keeper, cards);
  *percent = all >= 1 || (all > 0 && all >= before && before > 0) ? 100
             : all < 0 || before < 0                              ? CHANCE_UNKNOWN
                                                                  : catan_percent (all / before);
  return all != 0 && before != 0;
}

static void
mark_chance (TableOffer *offer, guint percent)
{
  if (percent == 100)
    return;
  offer->value[2] = (gint32) percent;
  offer->flags |= TABLE_OFFER_COUNTED;
}

/* What is known when everybody has seen that a player gives some cards.  NULL: the player cannot. */
static CatanHands *
hands_after (const CatanState *state, guint player, const CatanGiven *given)
{
  g_autoptr (CatanHands) hands = catan_hands_copy (state->kept.everybody);
  const CatanParcel nothing = { .unseen = 0 };
  CatanParcel parcel = { .unseen = 0 };
  memcpy (parcel.seen, given->seen, sizeof parcel.seen);
  return catan_hands_swap (hands, player, CATAN_KEEPER_BANK, &parcel, &nothing) ? g_steal_pointer (&hands) : NULL;
}

gboolean
catan_offer_is_maybe (const CatanState *state, const TableOffer *offer)
{
  return state->rules->covered && (offer->flags & TABLE_OFFER_COUNTED) != 0;
}

/* ---- cards of a hand ---- */

/* Of covered hands everything is offered that is possible as far as everybody knows, together with what is named.  What
 * the entry told in secret so far is only counted: everybody sees the list.  `hands`: what is known of the cards. */
static void
offer_known (const CatanState *state, const CatanHands *hands, guint player, const CatanGiven *named, GArray *offers)
{
  const guint count = named != NULL ? catan_given_count (named) : 0;
  guint percent;
  for (guint r = 0; count < catan_hand_size (state, player) && r < CATAN_N_RESOURCES; r++)
    if (may_have (hands, player, named, r, 1, &percent))
      mark_chance (add_card (offers, CARD_SEEN, r, 0), percent);
}

void
catan_offer_hand (const CatanState *state, guint player, const CatanGiven *named, GArray *offers)
{
  const CatanSeat *seat = &state->seats[player];
  if (state->rules->covered)
    {
      offer_known (state, state->kept.everybody, player, named, offers);
      return;
    }
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      const guint n = named != NULL ? named->seen[r] : 0;
      if (seat->hand[r] <= n)
        continue;
      TableOffer *offer = add_card (offers, CARD_SEEN, r, TABLE_OFFER_COUNTED);
      offer->value[2] = (gint32) (seat->hand[r] - n);
    }
}

void
catan_offer_partner (const CatanState *state, const CatanEntry *entry, GArray *offers)
{
  const guint partner = (guint) entry->player;
  g_autoptr (CatanHands) hands = NULL;
  if (state->rules->covered)
    hands = hands_after (state, catan_player_on_turn (state), &entry->give);
  if (hands != NULL)
    offer_known (state, hands, partner, &entry->get, offers);
  else
    catan_offer_hand (state, partner, &entry->get, offers);
  for (guint i = offers->len; i-- > 0;) /* nothing is on both sides */
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      if (offer->value[3] == CARD_SEEN && entry->give.seen[offer->value[0]] > 0)
        g_array_remove_index (offers, i);
    }
}

void
catan_offer_covered (const CatanState *state, guint player, const CatanGiven *named, GArray *offers)
{
  const guint first = offers->len;
  guint percent;
  if (!state->rules->covered || (named != NULL && catan_given_count (named) >= catan_hand_size (state, player)))
    return;
  add_card (offers, CARD_UNSEEN, 0, 0);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (may_have (state->kept.everybody, player, named, r, 1, &percent))
      add_card (offers, CARD_TOLD, r, TABLE_OFFER_SHIFT);
  g_assert (offers->len > first);
}

/* ---- a resource ---- */

static gboolean
knows_resource (gconstpointer rules, const char *word)
{
  return table_words_find (word, catan_resource_words, CATAN_N_RESOURCES) >= 0;
}

static gboolean
read_resource (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int found = table_words_find (word, catan_resource_words, CATAN_N_RESOURCES);
  if (found < 0)
    return table_refuse (in->why, _ ("“%.20s” is not a resource: wood, wool, grain, brick or ore"), word);
  *(guint8 *) field = (guint8) found;
  return TRUE;
}

static void
print_resource (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, catan_resource_words[*(const guint8 *) field]);
}

static void
offer_resources (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                 GArray *offers)
{
  for (gint32 r = 0; r < CATAN_N_RESOURCES; r++)
    table_offer_add (offers, r);
}

void
catan_offer_for_bank (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  const CatanState *state = data;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      const guint player = catan_player_on_turn (state);
      guint rate = state->agreed ? 1 : catan_bank_rate (state, player, (CatanResource) r), percent = 100;
      if (state->seats[player].most[r] < rate)
        continue;
      TableOffer *offer = table_offer_add (offers, (gint32) r);
      offer->value[1] = state->agreed ? 0 : (gint32) rate;
      if (state->rules->covered && may_have (state->kept.everybody, player, NULL, r, rate, &percent))
        mark_chance (offer, percent);
    }
}

/* The bank never gives what it takes.  For the second card of a year of plenty, the first one is in the entry. */
void
catan_offer_from_bank (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  const gboolean second = operand->offset == offsetof (CatanEntry, second), bank = entry->kind == CATAN_ENTRY_BANK;
  const CatanGiven first = catan_cards_one (second && !bank ? entry->resource : CATAN_ANY);
  g_autoptr (CatanHands) hands = NULL;
  if (state->rules->covered && bank && entry->resource < CATAN_N_RESOURCES)
    {
      CatanGiven paid = { 0 };
      paid.seen[entry->resource] = (guint8) entry->amount;
      hands = hands_after (state, catan_player_on_turn (state), &paid);
    }
  for (guint8 r = 0; r < CATAN_N_RESOURCES; r++)
    {
      guint n = 1, percent = 100;
      if (bank && entry->resource == r)
        continue;
      if (bank)
        n = catan_bank_gives (state, (CatanResource) entry->resource, (guint) entry->amount);
      if (state->rules->covered
              ? !may_have (hands != NULL ? hands : state->kept.everybody, CATAN_KEEPER_BANK, &first, r, n, &percent)
              : !catan_check_bank (state, r, n + first.seen[r], NULL))
        continue;
      mark_chance (table_offer_add (offers, r), percent);
    }
}

void
catan_offer_uncertain (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  const CatanState *state = data;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (state->bank[r] < state->bank_most[r])
      table_offer_add (offers, (gint32) r);
}

void
catan_offer_stock (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CatanState *state = data;
  const guint8 r = ((const CatanEntry *) given)->resource;
  for (gint32 n = state->bank[r]; n <= state->bank_most[r]; n++)
    table_offer_add (offers, n);
}

void
catan_offer_bank_rate (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  const CatanState *state = data;
  CatanResource resource = (CatanResource) ((const CatanEntry *) entry)->resource;
  const int most = state->seats[catan_player_on_turn (state)].most[resource];
  for (int n = 1; state->agreed && n <= most; n++)
    table_offer_add (offers, n);
  if (!state->agreed)
    table_offer_add (offers, (gint32) catan_bank_rate (state, catan_player_on_turn (state), resource));
}

/* Cards that are not certain, with their chance. */
static char *
tell_maybe (const TableOffer *offer, const char *cards)
{
  if (offer->value[2] == CHANCE_UNKNOWN)
    /* Translators: cards that may be in a hand. */
    return g_strdup_printf (_ ("%s (maybe)"), cards);
  /* Translators: cards that may be in a hand, and the chance that they are. */
  return g_strdup_printf (_ ("%s (maybe, %u %%)"), cards, (guint) offer->value[2]);
}

/* value[1] is how many cards the choice means, value[2] how many are left in the hand, or their chance. */
char *
catan_tell_resource (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  const char *name = catan_resource_name ((CatanResource) offer->value[0]);
  if (offer->value[3] == CARD_UNSEEN)
    return g_strdup (offer->flags & TABLE_OFFER_LAST ? _ ("nobody saw it") : _ ("one that nobody saw"));
  if (offer->value[3] == CARD_TOLD)
    /* Translators: a card: its resource, or its kind. */
    return g_strdup_printf (_ ("%s, told in secret"), name);
  g_autofree char *cards = offer->value[1] ? g_strdup_printf (_ ("%u %s"), (guint) offer->value[1], name)
                                           : g_strdup (name);
  if (catan_offer_is_maybe (state, offer))
    return tell_maybe (offer, cards);
  if (offer->flags & TABLE_OFFER_COUNTED)
    /* Translators: a resource, and how many cards of it are in the hand. */
    return g_strdup_printf (_ ("%s × %u"), name, (guint) offer->value[2]);
  return g_steal_pointer (&cards);
}

char
catan_key_resource (gconstpointer state, const TableOffer *offer)
{
  return offer->value[3] == CARD_UNSEEN ? 'n' : CATAN_RESOURCE_KEYS[offer->value[0]];
}

const TableOperandType catan_operand_resource = {
  .name = "RES",
  .member = "resource",
  .missing = N_ ("which resource? wood, wool, grain, brick or ore is missing"),
  .size = sizeof (guint8),
  .read = read_resource,
  .print = print_resource,
  .knows = knows_resource,
  .wordless = TRUE,
  .unsaid = CATAN_ANY,
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("What comes from the bank?"),
  .offer = offer_resources,
  .tell = catan_tell_resource,
  .key = catan_key_resource,
};

/* ---- a card that is stolen ---- */

/* RES, ? or ?RES; of a card that everybody saw, that nobody saw, and that was told in secret. */
static gboolean
read_stolen (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_peek (in);
  guint8 *card = field;
  if (*word != '?')
    return read_resource (in, operand, field);
  word = table_reader_take (in);
  const int found = table_words_find (word + 1, catan_resource_words, CATAN_N_RESOURCES);
  if (found < 0 && word[1] != '\0')
    return table_refuse (in->why,
                         _ ("“%.20s” is not a card: wood, wool, grain, brick or ore; ? if nobody saw it; ? and the "
                            "kind if it is told in secret"),
                         word);
  *card = (guint8) (found < 0 ? CATAN_UNSEEN : CATAN_TOLD (found));
  return TRUE;
}

static gboolean
knows_stolen (gconstpointer rules, const char *word)
{
  return *word == '?' || knows_resource (rules, word);
}

/* The word of a card; ? if nobody saw it; ? and the word if it was told in secret. */
static void
append_card (guint8 card, const char *const *words, GString *out)
{
  if (card == CATAN_UNSEEN || CATAN_IS_TOLD (card))
    g_string_append_c (out, '?');
  if (card != CATAN_UNSEEN)
    g_string_append (out, words[CATAN_IS_TOLD (card) ? CATAN_TOLD_KIND (card) : card]);
}

static void
print_stolen (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  append_card (*(const guint8 *) field, catan_resource_words, out);
}

static void
offer_stolen (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  if (!state->rules->with_hands || entry->player == CATAN_NOBODY)
    return;
  const CatanSeat *seat = &state->seats[entry->player];
  if (state->rules->covered && seat->unseen > 0)
    add_card (offers, CARD_UNSEEN, 0, TABLE_OFFER_LAST);
  else if (state->rules->covered)
    for (guint r = 0, kinds = 0; r < CATAN_N_RESOURCES; r++)
      if (seat->hand[r] && kinds++ == 1) /* with one kind, everybody knows the card */
        add_card (offers, CARD_UNSEEN, 0, TABLE_OFFER_LAST);
  const gboolean covered = offers->len > 0;
  catan_offer_hand (state, (guint) entry->player, NULL, offers);
  for (guint r = 0; covered && r < CATAN_N_RESOURCES; r++)
    if (seat->most[r])
      add_card (offers, CARD_TOLD, r, TABLE_OFFER_SHIFT);
}

static char *
ask_stolen (gconstpointer state, gconstpointer given)
{
  const CatanEntry *entry = given;
  if (entry->player == CATAN_NOBODY)
    return g_strdup (_ ("Which resource card is stolen?"));
  /* Translators: from a player. */
  return g_strdup_printf (_ ("Which resource card is stolen from %s?"), catan_name (state, entry->player));
}

static void
take_stolen (const TableOffer *offer, gpointer field)
{
  const guint8 resource = (guint8) offer->value[0];
  *(guint8 *) field = offer->value[3] == CARD_UNSEEN ? CATAN_UNSEEN
                      : offer->value[3] == CARD_TOLD ? (guint8) CATAN_TOLD (resource)
                                                     : resource;
}

/* N, as in a trade, where Enter is another answer. */
static gunichar
other_key_stolen (gconstpointer state, const TableOffer *offer)
{
  return offer->value[3] == CARD_UNSEEN ? (guchar) catan_key_resource (state, offer) : 0;
}

const TableOperandType catan_operand_stolen = {
  .name = "CARD",
  .member = "resource",
  .missing = N_ ("which resource? wood, wool, grain, brick or ore is missing"),
  .size = sizeof (guint8),
  .read = read_stolen,
  .print = print_stolen,
  .knows = knows_stolen,
  .wordless = TRUE,
  .unsaid = CATAN_ANY,
  .labels = TABLE_LABELS_KEYS,
  .question = ask_stolen,
  .hint = N_ ("Enter: nobody saw it; a letter: everybody saw it; Shift and a letter: told in secret"),
  .offer = offer_stolen,
  .take = take_stolen,
  .tell = catan_tell_resource,
  .key = catan_key_resource,
  .other_key = other_key_stolen,
};

/* ---- resource cards ---- */

#define CARDS_MAX (CATAN_N_RESOURCES * CATAN_BANK_MAX) /* that nobody saw, in one entry */

gboolean
catan_offer_is_unseen (const TableOffer *offer)
{
  return offer->value[3] == CARD_UNSEEN;
}

/* RES N, ? N or ?RES N. */
gboolean
catan_cards_read (TableReader *in, const TableOperand *operand, CatanGiven *given)
{
  const gboolean unseen = g_strcmp0 (table_reader_peek (in), "?") == 0;
  guint8 card = 0;
  int n;
  if (!read_stolen (in, operand, &card) || !table_reader_number (in, 1, unseen ? CARDS_MAX : CATAN_BANK_MAX, &n))
    return FALSE;
  guint8 *count = unseen                 ? &given->unseen
                  : CATAN_IS_TOLD (card) ? &given->told[CATAN_TOLD_KIND (card)]
                                         : &given->seen[card];
  if (*count)
    return table_refuse (in->why, _ ("%s is named twice"), unseen ? "?" : catan_resource_words[CATAN_TOLD_KIND (card)]);
  *count = (guint8) n;
  return TRUE;
}

/* In a trade, "?" after fish would be a token, so unseen cards come first. */
void
catan_cards_print_unseen (const CatanGiven *given, gsize first, GString *out)
{
  if (given->unseen == 0)
    return;
  catan_word_append (out, first, "?");
  g_string_append_printf (out, " %u", given->unseen);
}

void
catan_cards_print (const CatanGiven *given, gsize first, GString *out)
{
  for (guint i = 0; i < 2 * CATAN_N_RESOURCES; i++)
    {
      const gboolean told = i >= CATAN_N_RESOURCES;
      const guint r = i % CATAN_N_RESOURCES, n = told ? given->told[r] : given->seen[r];
      if (n == 0)
        continue;
      catan_word_append (out, first, told ? "?" : "");
      g_string_append_printf (out, "%s %u", catan_resource_words[r], n);
    }
}

static gboolean
read_cards (TableReader *in, const TableOperand *operand, gpointer field)
{
  return catan_cards_read (in, operand, field);
}

static void
print_cards (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const gsize first = out->len;
  catan_cards_print_unseen (field, first, out);
  catan_cards_print (field, first, out);
}

void
catan_cards_report (const CatanGiven *given, GString *json)
{
  for (guint i = 0; i < CATAN_N_RESOURCES; i++)
    if (given->seen[i])
      put_number (json, catan_resource_words[i], given->seen[i]);
  if (given->unseen)
    put_number (json, "?", given->unseen);
  for (guint i = 0; i < CATAN_N_RESOURCES; i++)
    if (given->told[i])
      {
        g_autofree char *word = g_strconcat ("?", catan_resource_words[i], NULL);
        put_number (json, word, given->told[i]);
      }
}

static void
report_cards (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  in_object (json, key);
  catan_cards_report (field, json);
}

static gboolean
cards_said (gconstpointer field)
{
  return catan_given_count (field) > 0;
}

static guint
entry_to_discard (const CatanState *state, const CatanEntry *entry)
{
  if (entry->player < 0)
    return 0;
  const guint half = catan_hand_size (state, (guint) entry->player) / 2, named = catan_given_count (&entry->give);
  return half - MIN (named, half);
}

static void
offer_discarded (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                 GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  const guint left = entry_to_discard (state, entry);
  if (state->agreed && entry->player >= 0) /* any number */
    {
      if (catan_given_count (&entry->give) > 0)
        table_offer_add (offers, 0)->flags = TABLE_OFFER_LAST | TABLE_OFFER_NOTHING;
    }
  else if (left == 0)
    return;
  else if (state->rules->covered)
    add_card (offers, CARD_UNSEEN, 0, TABLE_OFFER_LAST)->value[2] = (gint32) left;
  catan_offer_hand (state, (guint) entry->player, &entry->give, offers);
  catan_offer_covered (state, (guint) entry->player, &entry->give, offers);
}

void
catan_take_card (const TableOffer *offer, CatanGiven *given)
{
  if (offer->value[3] == CARD_UNSEEN)
    given->unseen = (guint8) (given->unseen + MAX (offer->value[2], 1));
  else if (offer->value[3] == CARD_TOLD)
    given->told[offer->value[0]]++;
  else
    given->seen[offer->value[0]]++;
}

static void
take_discarded (const TableOffer *offer, gpointer field)
{
  catan_take_card (offer, field);
}

static char *
tell_discarded (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  if (offer->flags & TABLE_OFFER_LAST)
    return g_strdup_printf (ngettext ("%u that nobody sees", "all %u, and nobody sees them", (gulong) offer->value[2]),
                            (guint) offer->value[2]);
  return catan_tell_resource (state, entry, offer);
}

/* "Which resource cards are discarded?  3 more; so far: 1 wood" */
static char *
ask_discarded (gconstpointer state, gconstpointer given)
{
  const CatanEntry *entry = given;
  const guint left = entry_to_discard (state, entry);
  g_autofree char *ask = g_strdup_printf (
      ngettext ("Which resource card is discarded?  %u more", "Which resource cards are discarded?  %u more", left),
      left);
  g_autofree char *cards = catan_tell_things (NULL, 0, &entry->give);
  return *cards == '\0' ? g_steal_pointer (&ask) : g_strdup_printf (_ ("%s; so far: %s"), ask, cards);
}

const TableOperandType catan_operand_cards = {
  .name = "RES N",
  .member = "cards",
  .missing = N_ ("which resource? wood, wool, grain, brick or ore is missing"),
  .read = read_cards,
  .print = print_cards,
  .report = report_cards,
  .wordless = TRUE,
  .said = cards_said,
  .labels = TABLE_LABELS_KEYS,
  .question = ask_discarded,
  .offer = offer_discarded,
  .take = take_discarded,
  .tell = tell_discarded,
  .key = catan_key_resource,
  .asked = TRUE,
};

/* ---- what is not paid ---- */

static gboolean
knows_unpaid (gconstpointer rules, const char *word)
{
  return strcmp (word, "unpaid") == 0;
}

static gboolean
read_unpaid (TableReader *in, const TableOperand *operand, gpointer field)
{
  table_reader_take (in);
  *(guint8 *) field = TRUE;
  return TRUE;
}

static void
print_unpaid (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, "unpaid");
}

/* Only if the table agreed to the act, and hands are recorded. */
static void
offer_unpaid (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  const guint thing = entry->kind == CATAN_ENTRY_BUY ? (guint) CATAN_N_PIECES : entry->piece;
  if (!state->agreed || !state->rules->with_hands)
    return;
  if (catan_check_cost (state, catan_player_on_turn (state), thing, NULL))
    table_offer_add (offers, FALSE);
  table_offer_add (offers, TRUE);
}

static char *
tell_unpaid (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (offer->value[0] ? _ ("nothing is paid") : _ ("it is paid"));
}

const TableOperandType catan_operand_unpaid = {
  .name = "unpaid",
  .member = "payment",
  .size = sizeof (guint8),
  .read = read_unpaid,
  .print = print_unpaid,
  .knows = knows_unpaid,
  .wordless = TRUE,
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("Is it paid?"),
  .offer = offer_unpaid,
  .tell = tell_unpaid,
};

/* ---- a development card ---- */

static gboolean
read_card (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  const gboolean unseen = *word == '?';
  const int card = table_words_find (word + unseen, catan_card_words, CATAN_N_CARDS);
  if (card < 0 && strcmp (word, "?") != 0)
    return table_refuse (in->why, _ ("“%.20s” is not a development card: knight, point, roads, plenty or monopoly"),
                         word);
  *(guint8 *) field = (guint8) (card < 0 ? CATAN_UNSEEN : unseen ? CATAN_TOLD (card) : card);
  return TRUE;
}

static void
print_card (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  append_card (*(const guint8 *) field, catan_card_words, out);
}

/* Every word that does not belong to the operand after it is read as a card, because "is not a development card" helps
 * more than "is too much". */
static gboolean
knows_card (gconstpointer rules, const char *word)
{
  return strcmp (word, "pay") != 0 && strcmp (word, "unpaid") != 0 && strchr ("+-0123456789", *word) == NULL;
}

/* Only a card that is bought, also with fish, can be told in secret. */
static gboolean
is_bought (const CatanEntry *entry)
{
  return entry->kind == CATAN_ENTRY_BUY || entry->kind == CATAN_ENTRY_FISH;
}

static void
offer_cards (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  for (guint i = 0; i < (is_bought (entry) ? 2u : 1u) * CATAN_N_CARDS; i++)
    {
      const guint8 card = (guint8) (i < CATAN_N_CARDS ? i : CATAN_TOLD (i - CATAN_N_CARDS));
      TableOffer *offer = table_offer_add (offers, card);
      if (CATAN_IS_TOLD (card))
        offer->flags |= TABLE_OFFER_SHIFT;
      if (!catan_check_take (state, card, NULL))
        offer->flags |= TABLE_OFFER_REFUSED;
    }
}

static char *
tell_card (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  const gint32 card = offer->value[0];
  if (CATAN_IS_TOLD (card))
    return g_strdup_printf (_ ("%s, told in secret"), catan_card_name ((CatanCard) CATAN_TOLD_KIND (card)));
  if (is_bought (entry))
    /* Translators: a development card: its kind. */
    return g_strdup_printf (_ ("%s, shown to all"), catan_card_name ((CatanCard) card));
  return g_strdup (catan_card_name ((CatanCard) card));
}

static char
key_next_digit (gconstpointer state, const TableOffer *offer)
{
  const gint32 card = offer->value[0];
  return (char) ('1' + (CATAN_IS_TOLD (card) ? CATAN_TOLD_KIND (card) : card));
}

const TableOperandType catan_operand_card = {
  .name = "CARD",
  .member = "card",
  .size = sizeof (guint8),
  .read = read_card,
  .print = print_card,
  .knows = knows_card,
  .wordless = TRUE,
  .unsaid = CATAN_N_CARDS,
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Which card is it?"),
  .offer = offer_cards,
  .tell = tell_card,
  .key = key_next_digit,
  .asked = TRUE,
};
