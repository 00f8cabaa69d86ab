/* catan-operand-things.c - what is traded, tokens and cards, as an operand; and what an offer is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands-private.h"

#include <string.h>

#include "table/table-intl.h"

/* What one side of a trade gives. */
typedef struct
{
  const CatanGiven *cards;
  const CatanToken *tokens;
  guint n_tokens;
} Side;

static Side
side_of (const CatanEntry *entry, gboolean got)
{
  if (got)
    return (Side){ &entry->get, entry->tokens + entry->n_tokens, entry->n_got };
  return (Side){ &entry->give, entry->tokens, entry->n_tokens };
}

/* Is it what the player on turn gets, and the other side gives? */
static gboolean
is_got (const TableOperand *operand)
{
  return operand->type == &catan_operand_got;
}

/* Reads "fish TOKEN ... RES N ..." up to the end of the line or the word `get`; it may be empty. */
static gboolean
read_things (TableReader *in, const TableOperand *operand, gpointer field)
{
  CatanEntry *entry = field;
  CatanGiven *cards = is_got (operand) ? &entry->get : &entry->give;
  guint8 *n_tokens = is_got (operand) ? &entry->n_got : &entry->n_tokens;
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
print_things (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const Side side = side_of (field, is_got (operand));
  gsize first = out->len;
  catan_cards_print_unseen (side.cards, first, out);
  if (side.n_tokens > 0)
    catan_word_append (out, first, "fish");
  catan_tokens_print (rules, side.tokens, side.n_tokens, first, out);
  catan_cards_print (side.cards, first, out);
}

static void
report_things (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const Side side = side_of (field, is_got (operand));
  in_object (json, key);
  if (side.n_tokens > 0)
    catan_tokens_report (side.tokens, side.n_tokens, "fish", json);
  catan_cards_report (side.cards, json);
}

static gboolean
gives_any (Side side)
{
  return side.n_tokens > 0 || catan_given_count (side.cards) > 0;
}

static gboolean
given_said (gconstpointer field)
{
  return gives_any (side_of (field, FALSE));
}

static gboolean
got_said (gconstpointer field)
{
  return gives_any (side_of (field, TRUE));
}

static void
offer_things (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  const gboolean got = is_got (operand);
  const guint player = got ? (guint) entry->player : catan_player_on_turn (state);
  const Side side = side_of (entry, got);
  table_offer_add (offers, 0)->flags = TABLE_OFFER_LAST | TABLE_OFFER_NOTHING;
  if (state->rules->with_hands && got)
    catan_offer_partner (state, entry, offers);
  else if (state->rules->with_hands)
    catan_offer_hand (state, player, side.cards, offers);
  catan_offer_covered (state, player, side.cards, offers);
  if (state->rules->with_fishermen && catan_rule (state->rules, CATAN_F12) == CATAN_F12_YES)
    catan_offer_hand_tokens (state, player, side.tokens, side.n_tokens, TRUE, offers);
}

static void
take_thing (const TableOffer *offer, CatanEntry *entry, CatanGiven *cards, guint8 *n_tokens)
{
  if (catan_offer_is_card (offer))
    catan_take_card (offer, cards);
  else
    catan_tokens_take (offer, entry, n_tokens);
}

static void
take_given (const TableOffer *offer, gpointer field)
{
  CatanEntry *entry = field;
  take_thing (offer, entry, &entry->give, &entry->n_tokens);
}

static void
take_got (const TableOffer *offer, gpointer field)
{
  CatanEntry *entry = field;
  take_thing (offer, entry, &entry->get, &entry->n_got);
}

/* "What does Anna give?  So far: 1 brick"; with what is given for it, "What does Ben give for 1 brick?" */
static char *
ask_things (const CatanState *state, int player, Side side, const char *in_return)
{
  g_autofree char *things = catan_tell_things (side.tokens, side.n_tokens, side.cards);
  g_autofree char *ask = *in_return != '\0'
                             /* Translators: in a trade: a player, and what the other one gives: "1 brick" */
                             ? g_strdup_printf (_ ("What does %s give for %s?"), catan_name (state, player), in_return)
                             : g_strdup_printf (_ ("What does %s give?"), catan_name (state, player));
  if (*things == '\0')
    return g_steal_pointer (&ask);
  /* Translators: behind a question: what was answered until now */
  return g_strdup_printf (_ ("%s  So far: %s"), ask, things);
}

static char *
ask_given (gconstpointer state, gconstpointer entry)
{
  return ask_things (state, (int) catan_player_on_turn (state), side_of (entry, FALSE), "");
}

static char *
ask_got (gconstpointer state, gconstpointer given)
{
  const CatanEntry *entry = given;
  g_autofree char *in_return = catan_tell_things (entry->tokens, entry->n_tokens, &entry->give);
  return ask_things (state, entry->player, side_of (entry, TRUE), in_return);
}

static char *
tell_thing (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  if (offer->flags & TABLE_OFFER_LAST)
    return g_strdup (_ ("that is all"));
  if (catan_offer_is_card (offer))
    return catan_tell_resource (state, entry, offer);
  return catan_tell_drawn (state, entry, offer);
}

#define THINGS                                                                                                         \
  .name = "THINGS", .member = "things", .read = read_things, .print = print_things, .report = report_things,           \
  .labels = TABLE_LABELS_KEYS,                                                                                         \
  .hint = N_ ("a letter for each card, a digit for each token; with Shift one of the face-down tokens"),               \
  .offer = offer_things, .tell = tell_thing, .key = catan_key_thing, .asked = TRUE

const TableOperandType catan_operand_given = {
  THINGS, .wordless = TRUE, .said = given_said, .question = ask_given, .take = take_given,
};

const TableOperandType catan_operand_got = {
  THINGS, .wordless = TRUE, .said = got_said, .question = ask_got, .take = take_got,
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
