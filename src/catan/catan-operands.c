/* catan-operands.c - how the words of Catan's entries are read and printed; see catan-operands.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands.h"

#include <string.h>

#include "catan-offers.h"
#include "table/table-intl.h"

const char *const catan_piece_words[CATAN_N_PIECES] = { "road", "settlement", "city" };
const char *const catan_card_words[CATAN_N_CARDS] = { "knight", "point", "roads", "plenty", "monopoly" };

static int
find_word (const char *word, const char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (word, words[i]) == 0)
      return (int) i;
  return -1;
}

/* Appends a word, after a blank if it is not the first one of this operand, which begins at `first`. */
static void
append (GString *out, gsize first, const char *word)
{
  if (out->len > first)
    g_string_append_c (out, ' ');
  g_string_append (out, word);
}

/* ---- places ---- */

static gboolean
read_hex (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  guint8 *hex = field;
  *hex = catan_hex_find (word);
  return *hex != CATAN_NOWHERE || table_refuse (in->why, _ ("“%.20s” is no hex: they are A to S"), word);
}

static void
print_hex (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  char name[CATAN_NAME_MAX];
  catan_hex_name (*(const guint8 *) field, name);
  g_string_append (out, name);
}

static gboolean
read_spot (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  guint8 *spot = field;
  *spot = catan_spot_find (word);
  return *spot != CATAN_NOWHERE || table_refuse (in->why, _ ("“%.20s” is no intersection: they are 1 to 54"), word);
}

static void
print_spot (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  char name[CATAN_NAME_MAX];
  catan_spot_name (*(const guint8 *) field, name);
  g_string_append (out, name);
}

static gboolean
read_edge (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  guint8 *edge = field;
  *edge = catan_edge_find (word);
  return *edge != CATAN_NOWHERE
         || table_refuse (in->why, _ ("“%.20s” is no edge: an edge is written by its two ends, 12-13 for instance"),
                          word);
}

static void
print_edge (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  char name[CATAN_NAME_MAX];
  catan_edge_name (*(const guint8 *) field, name);
  g_string_append (out, name);
}

const TableOperandType catan_operand_hex = {
  .name = "HEX",
  .member = "hex",
  .missing = N_ ("which hex? its letter is missing, A to S"),
  .size = sizeof (guint8),
  .read = read_hex,
  .print = print_hex,
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Where does the robber go?"),
  .hint = N_ ("A letter or arrows, Enter the marked one"),
  .offer = catan_offer_hexes,
  .take = catan_take_byte,
  .tell = catan_tell_hex,
  .key = catan_key_hex,
};

const TableOperandType catan_operand_spot = {
  .name = "SPOT",
  .member = "spot",
  .missing = N_ ("which intersection? its number is missing, 1 to 54"),
  .size = sizeof (guint8),
  .read = read_spot,
  .print = print_spot,
  .labels = TABLE_LABELS_BOARD,
  .hint = N_ ("A letter or arrows, Enter the marked one"),
  .offer = catan_offer_spots,
  .take = catan_take_byte,
  .tell = catan_tell_spot,
};

const TableOperandType catan_operand_edge = {
  .name = "ROAD",
  .member = "edge",
  .missing = N_ ("which edge? its two ends are missing, 12-13 for instance"),
  .size = sizeof (guint8),
  .read = read_edge,
  .print = print_edge,
  .labels = TABLE_LABELS_BOARD,
  .question = catan_ask_edge,
  .hint = N_ ("A letter or arrows, Enter the marked one"),
  .offer = catan_offer_roads,
  .take = catan_take_byte,
  .tell = catan_tell_edge,
};

/* ---- numbers ---- */

static gboolean
read_number (TableReader *in, int low, int high, int *number)
{
  const char *word;
  if (!table_reader_need (in, &word, table_operand_number.missing))
    return FALSE;
  return table_words_number (word, low, high, number)
         || table_refuse (in->why, _ ("“%.20s” is no number from %d to %d"), word, low, high);
}

static gboolean
read_count (TableReader *in, const TableOperand *operand, gpointer field)
{
  int n;
  if (!read_number (in, operand->low, operand->high, &n))
    return FALSE;
  *(guint8 *) field = (guint8) n;
  return TRUE;
}

static gboolean
read_dice (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int dice;
  if (!table_words_number (word, 2, 12, &dice))
    return table_refuse (in->why, _ ("“%.20s” is no sum of two dice: they show 2 to 12"), word);
  *(guint8 *) field = (guint8) dice;
  return TRUE;
}

static void
print_count (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append_printf (out, "%u", *(const guint8 *) field);
}

static void
report_count (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
              TableReport *report)
{
  report->number (report, key, *(const guint8 *) field);
}

const TableOperandType catan_operand_count = {
  .name = "N",
  .member = "number",
  .size = sizeof (guint8),
  .read = read_count,
  .print = print_count,
  .report = report_count,
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("How many point cards?"),
  .offer = catan_offer_points,
  .take = catan_take_byte,
  .tell = catan_tell_points_shown,
  .key = catan_key_digit,
};

const TableOperandType catan_operand_dice = {
  .name = "N",
  .member = "dice",
  .missing = N_ ("what do the dice show? their sum is missing, 2 to 12"),
  .size = sizeof (guint8),
  .read = read_dice,
  .print = print_count,
  .report = report_count,
  .labels = TABLE_LABELS_KEYS,
  .offer = catan_offer_dice,
  .take = catan_take_byte,
  .tell = catan_tell_dice,
  .key = catan_key_dice,
};

/* ---- cards ---- */

static gboolean
knows_resource (gconstpointer rules, const char *word)
{
  return find_word (word, catan_resource_words, CATAN_N_RESOURCES) >= 0;
}

static gboolean
read_resource (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int found = find_word (word, catan_resource_words, CATAN_N_RESOURCES);
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
  .offer = catan_offer_resources,
  .take = catan_take_byte,
  .tell = catan_tell_resource,
  .key = catan_key_resource,
};

/* Reads RES N and adds it to the field. */
static gboolean
read_cards (TableReader *in, const TableOperand *operand, gpointer field)
{
  guint8 *cards = field, resource = 0;
  int n;
  if (!read_resource (in, operand, &resource) || !read_number (in, 1, CATAN_BANK, &n))
    return FALSE;
  if (cards[resource])
    return table_refuse (in->why, _ ("%s is named twice"), catan_resource_words[resource]);
  cards[resource] = (guint8) n;
  return TRUE;
}

static void
print_cards (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const guint8 *cards = field;
  gsize first = out->len;
  for (guint i = 0; i < CATAN_N_RESOURCES; i++)
    if (cards[i])
      {
        append (out, first, catan_resource_words[i]);
        g_string_append_printf (out, " %u", cards[i]);
      }
}

static void
report_card_counts (const guint8 cards[CATAN_N_RESOURCES], TableReport *report)
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
  report_card_counts (field, report);
  report->end_object (report);
}

static gboolean
cards_said (gconstpointer field)
{
  static const guint8 none[CATAN_N_RESOURCES];
  return memcmp (field, none, sizeof none) != 0;
}

const TableOperandType catan_operand_cards = {
  .name = "RES N",
  .member = "cards",
  .missing = N_ ("which resource? wood, wool, grain, brick or ore is missing"),
  .read = read_cards,
  .print = print_cards,
  .report = report_cards,
  .said = cards_said,
  .labels = TABLE_LABELS_KEYS,
  .question = catan_ask_discarded,
  .offer = catan_offer_discarded,
  .take = catan_take_card,
  .tell = catan_tell_resource,
  .key = catan_key_resource,
};

/* Reads NAME N and adds it to the field. */
static gboolean
read_taken (TableReader *in, const TableOperand *operand, gpointer field)
{
  gint8 *taken = field, player = 0;
  int n;
  if (!table_reader_player (in, &player) || !read_number (in, 1, CATAN_BANK, &n))
    return FALSE;
  if (taken[player])
    return table_refuse (in->why, _ ("%s is named twice"), in->players[player].name);
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
        append (out, first, "");
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

static gboolean
read_card (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int card = find_word (word, catan_card_words, CATAN_N_CARDS);
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
  .offer = catan_offer_cards,
  .take = catan_take_byte,
  .tell = catan_tell_card,
  .key = catan_key_next_digit,
};

/* ---- tokens ---- */

static gboolean
read_look (const char *word, CatanToken *token)
{
  token->player = CATAN_NOBODY;
  token->value = 0;
  token->look = CATAN_TOKEN_OPEN;
  if (strcmp (word, "shoe") == 0)
    {
      token->look = CATAN_TOKEN_SHOE;
      return TRUE;
    }
  if (*word == '?')
    {
      word++;
      token->look = *word ? CATAN_TOKEN_TOLD : CATAN_TOKEN_SECRET;
      if (*word == '\0')
        return TRUE;
    }
  if (word[0] < '1' || word[0] > '0' + CATAN_FISH_MAX || word[1] != '\0')
    return FALSE;
  token->value = (guint8) (word[0] - '0');
  return TRUE;
}

/* Reads a token into the place after the entry's tokens; the caller counts it. */
static gboolean
read_into (TableReader *in, CatanEntry *entry, gint8 player)
{
  const char *word;
  CatanToken token;
  if (!table_reader_need (in, &word, N_ ("which token? 1, 2, 3 or ? is missing")))
    return FALSE;
  if (!read_look (word, &token))
    return table_refuse (in->why, _ ("“%.20s” is no fish token: 1, 2, 3, ?, ?1, ?2, ?3 or shoe"), word);
  if (entry->n_tokens + entry->n_got == CATAN_TOKENS_MAX)
    return table_refuse (in->why, _ ("there are only %d tokens"), CATAN_TOKENS_MAX);
  token.player = player;
  entry->tokens[entry->n_tokens + entry->n_got] = token;
  return TRUE;
}

static gboolean
read_token (TableReader *in, const TableOperand *operand, gpointer field)
{
  CatanEntry *entry = field;
  if (!read_into (in, entry, CATAN_NOBODY))
    return FALSE;
  entry->n_tokens++;
  return TRUE;
}

/* "by NAME" counts for all tokens after it. */
static gboolean
read_drawn (TableReader *in, const TableOperand *operand, gpointer field)
{
  CatanEntry *entry = field;
  gint8 player = entry->n_tokens > 0 ? entry->tokens[entry->n_tokens - 1].player : CATAN_NOBODY;
  if (table_reader_take_word (in, "by") && !table_reader_player (in, &player))
    return FALSE;
  if (!read_into (in, entry, player))
    return FALSE;
  entry->n_tokens++;
  return TRUE;
}

/* A token as it is written: "2", "?", "?2" or "shoe". */
static void
append_look (GString *out, const CatanToken *token)
{
  g_string_append (out, token->look == CATAN_TOKEN_SHOE ? "shoe" : token->look == CATAN_TOKEN_OPEN ? "" : "?");
  if (token->look == CATAN_TOKEN_OPEN || token->look == CATAN_TOKEN_TOLD)
    g_string_append_printf (out, "%u", token->value);
}

static void
print_some (gconstpointer rules, const CatanToken *tokens, guint n, gsize first, GString *out)
{
  gint8 player = CATAN_NOBODY;
  for (guint i = 0; i < n; i++)
    {
      if (tokens[i].player != player)
        {
          player = tokens[i].player;
          append (out, first, "by ");
          table_words_append (out, ((const CatanRules *) rules)->players[player].name);
        }
      append (out, first, "");
      append_look (out, &tokens[i]);
    }
}

static void
report_token (const CatanToken *token, const char *key, TableReport *report)
{
  g_autoptr (GString) look = g_string_new (NULL);
  append_look (look, token);
  report->text (report, key, look->str);
}

static void
report_some (const CatanToken *tokens, guint n, const char *key, TableReport *report)
{
  report->array (report, key);
  for (guint i = 0; i < n; i++)
    report_token (&tokens[i], NULL, report);
  report->end_array (report);
}

static void
report_paid (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
             TableReport *report)
{
  const CatanEntry *entry = field;
  report_some (entry->tokens, entry->n_tokens, key, report);
}

/* Each token with the player who draws it, if the entry names one. */
static void
report_drawn (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
              TableReport *report)
{
  const CatanRules *players = rules;
  const CatanEntry *entry = field;
  report->array (report, key);
  for (guint i = 0; i < entry->n_tokens; i++)
    {
      report->object (report, NULL);
      if (entry->tokens[i].player != CATAN_NOBODY)
        report->text (report, "by", players->players[entry->tokens[i].player].name);
      report_token (&entry->tokens[i], "token", report);
      report->end_object (report);
    }
  report->end_array (report);
}

static void
print_tokens (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CatanEntry *entry = field;
  print_some (rules, entry->tokens, entry->n_tokens, out->len, out);
}

const TableOperandType catan_operand_paid = {
  .name = "TOKEN",
  .member = "tokens",
  .labels = TABLE_LABELS_KEYS,
  .question = catan_ask_paid,
  .hint = N_ ("A digit for each token; with Shift one of the face-down tokens"),
  .read = read_token,
  .print = print_tokens,
  .report = report_paid,
  .offer = catan_offer_paid,
  .take = catan_take_token,
  .tell = catan_tell_paid,
  .key = catan_key_thing,
};

const TableOperandType catan_operand_token = {
  .name = "TOKEN",
  .member = "token",
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Which token?"),
  .read = read_token,
  .print = print_tokens,
  .offer = catan_offer_token,
  .take = catan_take_token,
  .tell = catan_tell_drawn,
  .key = catan_key_thing,
};

const TableOperandType catan_operand_drawn = {
  .name = "[by NAME] TOKEN",
  .member = "tokens",
  .read = read_drawn,
  .print = print_tokens,
  .report = report_drawn,
  .labels = TABLE_LABELS_KEYS,
  .question = catan_ask_drawn,
  .hint = N_ ("Enter: face down; a digit: shown to all; Shift and a digit: told in secret"),
  .offer = catan_offer_drawn,
  .take = catan_take_token,
  .tell = catan_tell_drawn,
  .key = catan_key_thing,
};

/* ---- things of a trade ---- */

/* Reads "fish TOKEN ... RES N ..." up to the end of the line or the word `get`; it may be empty. */
static gboolean
read_things (TableReader *in, CatanEntry *entry, guint8 cards[CATAN_N_RESOURCES], guint8 *n_tokens)
{
  CatanToken token;
  while (table_reader_peek (in) && strcmp (table_reader_peek (in), "get") != 0)
    {
      if (!table_reader_take_word (in, "fish"))
        {
          if (!read_cards (in, NULL, cards))
            return FALSE;
          continue;
        }
      if (*n_tokens)
        return table_refuse (in->why, _ ("%s is named twice"), "fish");
      do
        {
          if (!read_into (in, entry, CATAN_NOBODY))
            return FALSE;
          (*n_tokens)++;
        }
      while (table_reader_peek (in) && read_look (table_reader_peek (in), &token));
    }
  return TRUE;
}

static void
print_things (gconstpointer rules, const guint8 cards[CATAN_N_RESOURCES], const CatanToken *tokens, guint n,
              GString *out)
{
  gsize first = out->len;
  if (n > 0)
    g_string_append (out, "fish");
  print_some (rules, tokens, n, first, out);
  if (n > 0 && cards_said (cards))
    g_string_append_c (out, ' ');
  print_cards (rules, NULL, cards, out);
}

static gboolean
read_given (TableReader *in, const TableOperand *operand, gpointer field)
{
  CatanEntry *entry = field;
  return read_things (in, entry, entry->give, &entry->n_tokens);
}

static void
print_given (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CatanEntry *entry = field;
  print_things (rules, entry->give, entry->tokens, entry->n_tokens, out);
}

static void
report_things (const guint8 cards[CATAN_N_RESOURCES], const CatanToken *tokens, guint n, const char *key,
               TableReport *report)
{
  report->object (report, key);
  if (n > 0)
    report_some (tokens, n, "fish", report);
  report_card_counts (cards, report);
  report->end_object (report);
}

static void
report_given (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
              TableReport *report)
{
  const CatanEntry *entry = field;
  report_things (entry->give, entry->tokens, entry->n_tokens, key, report);
}

static gboolean
given_said (gconstpointer field)
{
  const CatanEntry *entry = field;
  return entry->n_tokens > 0 || cards_said (entry->give);
}

static gboolean
read_got (TableReader *in, const TableOperand *operand, gpointer field)
{
  CatanEntry *entry = field;
  return read_things (in, entry, entry->get, &entry->n_got);
}

static void
print_got (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CatanEntry *entry = field;
  print_things (rules, entry->get, entry->tokens + entry->n_tokens, entry->n_got, out);
}

static void
report_got (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, TableReport *report)
{
  const CatanEntry *entry = field;
  report_things (entry->get, entry->tokens + entry->n_tokens, entry->n_got, key, report);
}

static gboolean
got_said (gconstpointer field)
{
  const CatanEntry *entry = field;
  return entry->n_got > 0 || cards_said (entry->get);
}

const TableOperandType catan_operand_given = {
  .name = "THINGS",
  .member = "things",
  .read = read_given,
  .print = print_given,
  .report = report_given,
  .said = given_said,
  .labels = TABLE_LABELS_KEYS,
  .question = catan_ask_given,
  .hint = N_ ("A digit for each token; with Shift one of the face-down tokens"),
  .offer = catan_offer_given,
  .take = catan_take_given,
  .tell = catan_tell_thing,
  .key = catan_key_thing,
};

const TableOperandType catan_operand_got = {
  .name = "THINGS",
  .member = "things",
  .read = read_got,
  .print = print_got,
  .report = report_got,
  .said = got_said,
  .labels = TABLE_LABELS_KEYS,
  .question = catan_ask_got,
  .hint = N_ ("A digit for each token; with Shift one of the face-down tokens"),
  .offer = catan_offer_got,
  .take = catan_take_got,
  .tell = catan_tell_thing,
  .key = catan_key_thing,
};

/* ---- what an offer is ---- */

gboolean
catan_offer_is_resource (const TableOperand *operand, const TableOffer *offer)
{
  const TableOperandType *type = operand->type;
  gboolean things = type == &catan_operand_given || type == &catan_operand_got;
  return type == &catan_operand_resource || type == &catan_operand_cards || (things && catan_offer_is_card (offer));
}

gboolean
catan_offer_is_token (const TableOperand *operand, const TableOffer *offer, CatanToken *token)
{
  if (operand->type->key != catan_key_thing || catan_offer_is_card (offer) || (offer->flags & TABLE_OFFER_NOTHING))
    return FALSE;
  *token = catan_offer_token_of (offer);
  return TRUE;
}
