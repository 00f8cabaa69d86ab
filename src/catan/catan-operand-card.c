/* catan-operand-card.c - resources and development cards as operands: how each is read, printed, offered and told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands-private.h"

#include <stddef.h>
#include <string.h>

#include "table/table-intl.h"

void
catan_offer_hand (const CatanState *state, guint player, const guint8 *named, GArray *offers)
{
  for (gint32 r = 0; r < CATAN_N_RESOURCES; r++)
    if (state->seats[player].hand[r] > (named != NULL ? named[r] : 0))
      {
        TableOffer *offer = table_offer_add (offers, r);
        offer->value[2] = state->seats[player].hand[r] - (named != NULL ? named[r] : 0);
        offer->flags |= TABLE_OFFER_COUNTED;
      }
}

/* ---- a resource ---- */

static gboolean
knows_resource (gconstpointer rules, const char *word)
{
  return catan_word_find (word, catan_resource_words, CATAN_N_RESOURCES) >= 0;
}

static gboolean
read_resource (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int found = catan_word_find (word, catan_resource_words, CATAN_N_RESOURCES);
  if (found < 0)
    return table_refuse (in->why, _ ("“%.20s” is no resource: wood, wool, grain, brick or ore"), word);
  *(guint8 *) field = (guint8) found;
  return TRUE;
}

static void
print_resource (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, catan_resource_words[*(const guint8 *) field]);
}

static gboolean
resource_said (gconstpointer field)
{
  return *(const guint8 *) field < CATAN_N_RESOURCES;
}

static void
offer_resources (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                 GArray *offers)
{
  for (gint32 r = 0; r < CATAN_N_RESOURCES; r++)
    table_offer_add (offers, r);
}

void
catan_offer_stolen (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  if (state->rules->with_hands && entry->player != CATAN_NOBODY)
    catan_offer_hand (state, (guint) entry->player, NULL, offers);
}

void
catan_offer_for_bank (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  const CatanState *state = data;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      guint rate = catan_bank_rate (state, catan_player_on_turn (state), (CatanResource) r);
      if (state->seats[catan_player_on_turn (state)].hand[r] >= rate)
        table_offer_add (offers, (gint32) r)->value[1] = (gint32) rate;
    }
}

/* The bank never gives what it takes.  For the second card of a year of plenty, the first one is in the entry. */
void
catan_offer_from_bank (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  for (guint8 r = 0; r < CATAN_N_RESOURCES; r++)
    {
      const gboolean again = entry->resource == r && operand->offset == offsetof (CatanEntry, second);
      guint n = 1 + again;
      if (entry->kind == CATAN_ENTRY_BANK)
        n = again ? G_MAXUINT
                  : (guint) entry->amount
                        / catan_bank_rate (state, catan_player_on_turn (state), (CatanResource) entry->resource);
      if (n != G_MAXUINT && catan_check_bank (state, r, n, NULL))
        table_offer_add (offers, r);
    }
}

void
catan_offer_bank_rate (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  CatanResource resource = (CatanResource) ((const CatanEntry *) entry)->resource;
  table_offer_add (offers, (gint32) catan_bank_rate (state, catan_player_on_turn (state), resource));
}

/* value[1] is how many cards the choice means, value[2] how many are left in the hand. */
char *
catan_tell_resource (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  const char *name = catan_resource_name ((CatanResource) offer->value[0]);
  if (offer->flags & TABLE_OFFER_COUNTED)
    /* Translators: a resource, and how many cards of it are in the hand. */
    return g_strdup_printf (_ ("%s × %u"), name, (guint) offer->value[2]);
  return offer->value[1] ? g_strdup_printf (_ ("%u %s"), (guint) offer->value[1], name) : g_strdup (name);
}

char
catan_key_resource (gconstpointer state, const TableOffer *offer)
{
  return CATAN_RESOURCE_KEYS[offer->value[0]];
}

const TableOperandType catan_operand_resource = {
  .name = "RES",
  .member = "resource",
  .missing = N_ ("which resource? wood, wool, grain, brick or ore is missing"),
  .size = sizeof (guint8),
  .read = read_resource,
  .print = print_resource,
  .knows = knows_resource,
  .said = resource_said,
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("What comes from the bank?"),
  .offer = offer_resources,
  .take = table_take_byte,
  .tell = catan_tell_resource,
  .key = catan_key_resource,
};

/* ---- resource cards ---- */

gboolean
catan_cards_read (TableReader *in, const TableOperand *operand, gpointer field)
{
  guint8 *cards = field, resource = 0;
  int n;
  if (!read_resource (in, operand, &resource) || !table_reader_number (in, 1, CATAN_BANK, &n))
    return FALSE;
  if (cards[resource])
    return table_refuse (in->why, _ ("%s is named twice"), catan_resource_words[resource]);
  cards[resource] = (guint8) n;
  return TRUE;
}

void
catan_cards_print (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const guint8 *cards = field;
  gsize first = out->len;
  for (guint i = 0; i < CATAN_N_RESOURCES; i++)
    if (cards[i])
      {
        catan_word_append (out, first, catan_resource_words[i]);
        g_string_append_printf (out, " %u", cards[i]);
      }
}

void
catan_cards_report (const guint8 cards[CATAN_N_RESOURCES], TableReport *report)
{
  for (guint i = 0; i < CATAN_N_RESOURCES; i++)
    if (cards[i])
      report->number (report, catan_resource_words[i], cards[i]);
}

static void
report_cards (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
              TableReport *report)
{
  report->object (report, key);
  catan_cards_report (field, report);
  report->end_object (report);
}

gboolean
catan_cards_said (gconstpointer field)
{
  static const guint8 none[CATAN_N_RESOURCES];
  return memcmp (field, none, sizeof none) != 0;
}

static guint
entry_to_discard (const CatanState *state, const CatanEntry *entry)
{
  guint half, named = 0;
  if (entry->player < 0)
    return 0;
  half = catan_hand_size (state, (guint) entry->player) / 2;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    named += entry->give[r];
  return half - MIN (named, half);
}

static void
offer_discarded (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                 GArray *offers)
{
  const CatanEntry *entry = given;
  if (entry_to_discard (state, entry) > 0)
    catan_offer_hand (state, (guint) entry->player, entry->give, offers);
}

void
catan_take_card (const TableOffer *offer, gpointer field)
{
  ((guint8 *) field)[offer->value[0]]++;
}

static char *
ask_discarded (gconstpointer state, gconstpointer entry)
{
  guint left = entry_to_discard (state, entry);
  return g_strdup_printf (ngettext ("Which card is discarded?  %u more", "Which cards are discarded?  %u more", left),
                          left);
}

const TableOperandType catan_operand_cards = {
  .name = "RES N",
  .member = "cards",
  .missing = N_ ("which resource? wood, wool, grain, brick or ore is missing"),
  .read = catan_cards_read,
  .print = catan_cards_print,
  .report = report_cards,
  .said = catan_cards_said,
  .labels = TABLE_LABELS_KEYS,
  .question = ask_discarded,
  .offer = offer_discarded,
  .take = catan_take_card,
  .tell = catan_tell_resource,
  .key = catan_key_resource,
};

/* ---- cards taken from each player ---- */

/* Reads NAME N and adds it to the field. */
static gboolean
read_taken (TableReader *in, const TableOperand *operand, gpointer field)
{
  gint8 *taken = field, player = 0;
  int n;
  if (!table_reader_player (in, &player) || !table_reader_number (in, 1, CATAN_BANK, &n))
    return FALSE;
  if (taken[player])
    return table_refuse (in->why, _ ("%s is named twice"), table_name_said (&in->players[player]));
  taken[player] = (gint8) n;
  return TRUE;
}

static void
print_taken (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CatanRules *players = rules;
  const gint8 *taken = field;
  gsize first = out->len;
  for (guint i = 0; i < players->n_players; i++)
    if (taken[i])
      {
        catan_word_append (out, first, "");
        table_words_append (out, players->players[i].name);
        g_string_append_printf (out, " %d", taken[i]);
      }
}

static void
report_taken (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
              TableReport *report)
{
  const CatanRules *players = rules;
  const gint8 *taken = field;
  report->array (report, key);
  for (guint i = 0; i < players->n_players; i++)
    if (taken[i])
      {
        report->object (report, NULL);
        report->text (report, "player", players->players[i].name);
        report->number (report, "number", taken[i]);
        report->end_object (report);
      }
  report->end_array (report);
}

static gboolean
taken_said (gconstpointer field)
{
  static const gint8 none[CATAN_MAX_PLAYERS];
  return memcmp (field, none, sizeof none) != 0;
}

const TableOperandType catan_operand_taken = {
  .name = "NAME N",
  .member = "taken",
  .read = read_taken,
  .print = print_taken,
  .report = report_taken,
  .said = taken_said,
};

/* ---- a development card ---- */

static gboolean
read_card (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int card = catan_word_find (word, catan_card_words, CATAN_N_CARDS);
  if (card < 0)
    return table_refuse (in->why, _ ("“%.20s” is no development card: knight, point, roads, plenty or monopoly"), word);
  *(guint8 *) field = (guint8) card;
  return TRUE;
}

static void
print_card (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, catan_card_words[*(const guint8 *) field]);
}

/* Every word except "pay" is read as a card, because "is no development card" helps more than "is too much". */
static gboolean
knows_card (gconstpointer rules, const char *word)
{
  return strcmp (word, "pay") != 0;
}

static gboolean
card_said (gconstpointer field)
{
  return *(const guint8 *) field < CATAN_N_CARDS;
}

static void
offer_cards (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  for (gint32 card = 0; card < CATAN_N_CARDS; card++)
    if (!catan_check_take (state, (guint8) card, NULL))
      table_offer_add (offers, card)->flags = TABLE_OFFER_REFUSED;
    else
      table_offer_add (offers, card);
}

static char *
tell_card (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (catan_card_name ((CatanCard) offer->value[0]));
}

static char
key_next_digit (gconstpointer state, const TableOffer *offer)
{
  return (char) ('1' + offer->value[0]);
}

const TableOperandType catan_operand_card = {
  .name = "CARD",
  .member = "card",
  .size = sizeof (guint8),
  .read = read_card,
  .print = print_card,
  .knows = knows_card,
  .said = card_said,
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Which card is it?"),
  .offer = offer_cards,
  .take = table_take_byte,
  .tell = tell_card,
  .key = key_next_digit,
};
