/* catan-operand-things.c - what is traded, tokens and cards, as an operand; and what an offer is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands-private.h"

#include <string.h>

#include "table/table-intl.h"

/* ---- both sides of a trade ---- */

/* Reads "fish TOKEN ... RES N ..." up to the end of the line or the word `get`; it may be empty. */
static gboolean
read_things (TableReader *in, CatanEntry *entry, CatanGiven *cards, guint8 *n_tokens)
{
  CatanToken token;
  while (table_reader_peek (in) && strcmp (table_reader_peek (in), "get") != 0)
    {
      if (!table_reader_take_word (in, "fish"))
        {
          if (!catan_cards_read (in, NULL, cards))
            return FALSE;
          continue;
        }
      if (*n_tokens)
        return table_refuse (in->why, _ ("%s is named twice"), "fish");
      do
        {
          if (!catan_token_read (in, entry, CATAN_NOBODY))
            return FALSE;
          (*n_tokens)++;
        }
      while (table_reader_peek (in) && catan_token_look (table_reader_peek (in), &token));
    }
  return TRUE;
}

static void
print_things (gconstpointer rules, const CatanGiven *cards, const CatanToken *tokens, guint n, GString *out)
{
  gsize first = out->len;
  catan_cards_print_unseen (cards, first, out);
  if (n > 0)
    catan_word_append (out, first, "fish");
  catan_tokens_print (rules, tokens, n, first, out);
  catan_cards_print (cards, first, out);
}

static void
report_things (const CatanGiven *cards, const CatanToken *tokens, guint n, const char *key, GString *json)
{
  put_object (json, key);
  if (n > 0)
    catan_tokens_report (tokens, n, "fish", json);
  catan_cards_report (cards, json);
  end_object (json);
}

/* Of the other side if `got`. */
static void
add_things (const CatanState *state, const CatanEntry *entry, gboolean got, GArray *offers)
{
  const guint player = got ? (guint) entry->player : catan_player_on_turn (state);
  const CatanToken *tokens = entry->tokens + (got ? entry->n_tokens : 0);
  const guint n = got ? entry->n_got : entry->n_tokens;
  const CatanGiven *cards = got ? &entry->get : &entry->give;
  table_offer_add (offers, 0)->flags = TABLE_OFFER_LAST | TABLE_OFFER_NOTHING;
  if (state->rules->with_hands && got)
    catan_offer_partner (state, entry, offers);
  else if (state->rules->with_hands)
    catan_offer_hand (state, player, cards, offers);
  catan_offer_covered (state, player, cards, offers);
  if (state->rules->with_fishermen && catan_rule (state->rules, CATAN_F12) == CATAN_F12_YES)
    catan_offer_hand_tokens (state, player, tokens, n, TRUE, offers);
}

/* "What does Anna give?  So far: 1 brick"; with what is given for it, "What does Ben give for 1 brick?" */
static char *
ask_things (const CatanState *state, int player, const CatanToken *tokens, guint n, const CatanGiven *cards,
            const char *in_return)
{
  g_autofree char *things = catan_tell_things (tokens, n, cards);
  g_autofree char *ask = *in_return != '\0'
                             /* Translators: in a trade: a player, and what the other one gives: "1 brick" */
                             ? g_strdup_printf (_ ("What does %s give for %s?"), catan_name (state, player), in_return)
                             : g_strdup_printf (_ ("What does %s give?"), catan_name (state, player));
  if (*things == '\0')
    return g_steal_pointer (&ask);
  /* Translators: behind a question: what was answered until now */
  return g_strdup_printf (_ ("%s  So far: %s"), ask, things);
}

#define HINT N_ ("a letter for each card, a digit for each token; with Shift one of the face-down tokens")

static char *
tell_thing (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  if (offer->flags & TABLE_OFFER_LAST)
    return g_strdup (_ ("that is all"));
  if (catan_offer_is_card (offer))
    return catan_tell_resource (state, entry, offer);
  return catan_tell_drawn (state, entry, offer);
}

/* ---- what is given ---- */

static gboolean
read_given (TableReader *in, const TableOperand *operand, gpointer field)
{
  CatanEntry *entry = field;
  return read_things (in, entry, &entry->give, &entry->n_tokens);
}

static void
print_given (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CatanEntry *entry = field;
  print_things (rules, &entry->give, entry->tokens, entry->n_tokens, out);
}

static void
report_given (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CatanEntry *entry = field;
  report_things (&entry->give, entry->tokens, entry->n_tokens, key, json);
}

static gboolean
given_said (gconstpointer field)
{
  const CatanEntry *entry = field;
  return entry->n_tokens > 0 || catan_given_count (&entry->give) > 0;
}

static void
offer_given (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  add_things (state, given, FALSE, offers);
}

static void
take_given (const TableOffer *offer, gpointer field)
{
  CatanEntry *entry = field;
  if (catan_offer_is_card (offer))
    catan_take_card (offer, &entry->give);
  else
    catan_tokens_take (offer, entry, &entry->n_tokens);
}

static char *
ask_given (gconstpointer state, gconstpointer given)
{
  const CatanEntry *entry = given;
  return ask_things (state, (int) catan_player_on_turn (state), entry->tokens, entry->n_tokens, &entry->give, "");
}

const TableOperandType catan_operand_given = {
  .name = "THINGS",
  .member = "things",
  .read = read_given,
  .print = print_given,
  .report = report_given,
  .said = given_said,
  .labels = TABLE_LABELS_KEYS,
  .question = ask_given,
  .hint = HINT,
  .offer = offer_given,
  .take = take_given,
  .tell = tell_thing,
  .key = catan_key_thing,
  .asked = TRUE,
};

/* ---- what is got ---- */

static gboolean
read_got (TableReader *in, const TableOperand *operand, gpointer field)
{
  CatanEntry *entry = field;
  return read_things (in, entry, &entry->get, &entry->n_got);
}

static void
print_got (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CatanEntry *entry = field;
  print_things (rules, &entry->get, entry->tokens + entry->n_tokens, entry->n_got, out);
}

static void
report_got (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CatanEntry *entry = field;
  report_things (&entry->get, entry->tokens + entry->n_tokens, entry->n_got, key, json);
}

static gboolean
got_said (gconstpointer field)
{
  const CatanEntry *entry = field;
  return entry->n_got > 0 || catan_given_count (&entry->get) > 0;
}

static void
offer_got (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  add_things (state, given, TRUE, offers);
}

static void
take_got (const TableOffer *offer, gpointer field)
{
  CatanEntry *entry = field;
  if (catan_offer_is_card (offer))
    catan_take_card (offer, &entry->get);
  else
    catan_tokens_take (offer, entry, &entry->n_got);
}

static char *
ask_got (gconstpointer state, gconstpointer given)
{
  const CatanEntry *entry = given;
  g_autofree char *in_return = catan_tell_things (entry->tokens, entry->n_tokens, &entry->give);
  return ask_things (state, entry->player, entry->tokens + entry->n_tokens, entry->n_got, &entry->get, in_return);
}

const TableOperandType catan_operand_got = {
  .name = "THINGS",
  .member = "things",
  .read = read_got,
  .print = print_got,
  .report = report_got,
  .said = got_said,
  .labels = TABLE_LABELS_KEYS,
  .question = ask_got,
  .hint = HINT,
  .offer = offer_got,
  .take = take_got,
  .tell = tell_thing,
  .key = catan_key_thing,
  .asked = TRUE,
};

/* ---- what an offer is ---- */

gboolean
catan_offer_is_resource (const TableOperand *operand, const TableOffer *offer)
{
  const TableOperandType *type = operand->type;
  gboolean things = type == &catan_operand_given || type == &catan_operand_got;
  if (catan_offer_is_unseen (offer))
    return FALSE;
  return type == &catan_operand_resource || type == &catan_operand_cards || type == &catan_operand_stolen
         || (things && catan_offer_is_card (offer));
}

gboolean
catan_offer_is_token (const TableOperand *operand, const TableOffer *offer, CatanToken *token)
{
  if (operand->type->key != catan_key_thing || catan_offer_is_card (offer) || (offer->flags & TABLE_OFFER_NOTHING))
    return FALSE;
  *token = catan_offer_token_of (offer);
  return TRUE;
}
