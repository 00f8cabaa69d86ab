/* catan-entry.c - the grammar of an entry line; see entry.h and arbitress-record(5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-entry.h"

#include <string.h>

#include "table/table-intl.h"
#include "table/table-reader.h"

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

static gboolean
parse_hex (TableReader *in, CatanEntry *entry)
{
  const char *word;
  if (!table_reader_need (in, &word, _ ("which hex? its letter is missing, A to S")))
    return FALSE;
  entry->hex = catan_hex_find (word);
  return entry->hex != CATAN_NOWHERE || table_refuse (in->why, _ ("“%.20s” is no hex: they are A to S"), word);
}

static gboolean
parse_spot (TableReader *in, CatanEntry *entry)
{
  const char *word;
  if (!table_reader_need (in, &word, _ ("which intersection? its number is missing, 1 to 54")))
    return FALSE;
  entry->spot = catan_spot_find (word);
  return entry->spot != CATAN_NOWHERE
         || table_refuse (in->why, _ ("“%.20s” is no intersection: they are 1 to 54"), word);
}

static gboolean
parse_edge (TableReader *in, CatanEntry *entry)
{
  const char *word;
  if (!table_reader_need (in, &word, _ ("which edge? its two ends are missing, 12-13 for instance")))
    return FALSE;
  guint8 edge = catan_edge_find (word);
  if (edge == CATAN_NOWHERE)
    return table_refuse (in->why, _ ("“%.20s” is no edge: an edge is written by its two ends, 12-13 for instance"),
                         word);
  entry->edges[entry->n_edges++] = edge;
  return TRUE;
}

static gboolean
parse_resource (TableReader *in, guint8 *resource)
{
  const char *word;
  if (!table_reader_need (in, &word, _ ("which resource? wood, wool, grain, brick or ore is missing")))
    return FALSE;
  int found = find_word (word, catan_resource_words, CATAN_N_RESOURCES);
  if (found < 0)
    return table_refuse (in->why, _ ("“%.20s” is no resource: wood, wool, grain, brick or ore"), word);
  *resource = (guint8) found;
  return TRUE;
}

/* A resource only if the next word is one. */
static void
parse_resource_maybe (TableReader *in, guint8 *resource)
{
  const char *word = table_reader_peek (in);
  int found = word ? find_word (word, catan_resource_words, CATAN_N_RESOURCES) : -1;
  if (found < 0)
    return;
  *resource = (guint8) found;
  table_reader_take (in);
}

static gboolean
parse_number (TableReader *in, int low, int high, int *number)
{
  const char *word;
  if (!table_reader_need (in, &word, _ ("how many? the number is missing")))
    return FALSE;
  return table_words_number (word, low, high, number)
         || table_refuse (in->why, _ ("“%.20s” is no number from %d to %d"), word, low, high);
}

/* RES N, added to `cards`. */
static gboolean
parse_cards (TableReader *in, guint8 cards[CATAN_N_RESOURCES])
{
  guint8 resource;
  int n;
  if (!parse_resource (in, &resource) || !parse_number (in, 1, CATAN_BANK, &n))
    return FALSE;
  if (cards[resource])
    return table_refuse (in->why, _ ("%s is named twice"), catan_resource_words[resource]);
  cards[resource] = (guint8) n;
  return TRUE;
}

static gboolean
read_token (const char *word, CatanToken *token)
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

static gboolean
parse_token (TableReader *in, CatanEntry *entry, gint8 player)
{
  const char *word;
  CatanToken token;
  if (!table_reader_need (in, &word, _ ("which token? 1, 2, 3 or ? is missing")))
    return FALSE;
  if (!read_token (word, &token))
    return table_refuse (in->why, _ ("“%.20s” is no fish token: 1, 2, 3, ?, ?1, ?2, ?3 or shoe"), word);
  if (entry->n_tokens + entry->n_got == CATAN_TOKENS_MAX)
    return table_refuse (in->why, _ ("there are only %d tokens"), CATAN_TOKENS_MAX);
  token.player = player;
  entry->tokens[entry->n_tokens + entry->n_got] = token;
  return TRUE;
}

static gboolean
parse_tokens (TableReader *in, CatanEntry *entry)
{
  do
    {
      if (!parse_token (in, entry, CATAN_NOBODY))
        return FALSE;
      entry->n_tokens++;
    }
  while (table_reader_peek (in));
  return TRUE;
}

static gboolean
parse_card (TableReader *in, CatanEntry *entry)
{
  const char *word = table_reader_peek (in);
  if (word == NULL || strcmp (word, "pay") == 0)
    return TRUE;
  int card = find_word (word, catan_card_words, CATAN_N_CARDS);
  if (card < 0)
    return table_refuse (in->why, _ ("“%.20s” is no development card: knight, point, roads, plenty or monopoly"), word);
  entry->card = (guint8) card;
  table_reader_take (in);
  return TRUE;
}

/* [from NAME [RES]] */
static gboolean
parse_from (TableReader *in, CatanEntry *entry)
{
  if (!table_reader_take_word (in, "from"))
    return TRUE;
  if (!table_reader_player (in, &entry->player))
    return FALSE;
  parse_resource_maybe (in, &entry->resource);
  return TRUE;
}

static gboolean
parse_why (TableReader *in, CatanEntry *entry)
{
  return table_reader_reason (in, entry->why, sizeof entry->why);
}

static gboolean
parse_found (TableReader *in, CatanEntry *entry)
{
  return parse_spot (in, entry) && parse_edge (in, entry);
}

static gboolean
parse_roll (TableReader *in, CatanEntry *entry)
{
  const char *word;
  int dice;
  if (!table_reader_need (in, &word, _ ("what do the dice show? their sum is missing, 2 to 12")))
    return FALSE;
  if (!table_words_number (word, 2, 12, &dice))
    return table_refuse (in->why, _ ("“%.20s” is no sum of two dice: they show 2 to 12"), word);
  entry->number = (guint8) dice;
  return TRUE;
}

static gboolean
parse_draw (TableReader *in, CatanEntry *entry)
{
  gint8 player = CATAN_NOBODY;
  do
    {
      if (table_reader_take_word (in, "by") && !table_reader_player (in, &player))
        return FALSE;
      if (!parse_token (in, entry, player))
        return FALSE;
      entry->n_tokens++;
    }
  while (table_reader_peek (in));
  return TRUE;
}

static gboolean
parse_discard (TableReader *in, CatanEntry *entry)
{
  if (!table_reader_player (in, &entry->player))
    return FALSE;
  do
    if (!parse_cards (in, entry->give))
      return FALSE;
  while (table_reader_peek (in));
  return TRUE;
}

static gboolean
parse_robber (TableReader *in, CatanEntry *entry)
{
  return parse_hex (in, entry) && parse_from (in, entry);
}

static gboolean
parse_build (TableReader *in, CatanEntry *entry)
{
  const char *word;
  if (!table_reader_need (in, &word, _ ("what is built? road, settlement or city is missing")))
    return FALSE;
  int piece = find_word (word, catan_piece_words, CATAN_N_PIECES);
  if (piece < 0)
    return table_refuse (in->why, _ ("“%.20s” is nothing to build: road, settlement or city"), word);
  entry->piece = (guint8) piece;
  return piece == CATAN_ROAD ? parse_edge (in, entry) : parse_spot (in, entry);
}

/* RES [NAME N ...] */
static gboolean
parse_monopoly (TableReader *in, CatanEntry *entry)
{
  if (!parse_resource (in, &entry->resource))
    return FALSE;
  while (table_reader_peek (in))
    {
      gint8 player;
      int n;
      if (!table_reader_player (in, &player) || !parse_number (in, 1, CATAN_BANK, &n))
        return FALSE;
      if (entry->taken[player])
        return table_refuse (in->why, _ ("%s is named twice"), in->players[player].name);
      entry->taken[player] = (gint8) n;
    }
  return TRUE;
}

static gboolean
parse_play (TableReader *in, CatanEntry *entry)
{
  if (table_reader_peek (in) == NULL || strcmp (table_reader_peek (in), "pay") == 0)
    return table_refuse (in->why, _ ("which card? knight, roads, plenty or monopoly is missing"));
  if (!parse_card (in, entry))
    return FALSE;
  switch (entry->card)
    {
    case CATAN_KNIGHT: return parse_robber (in, entry);
    case CATAN_ROADS: return parse_edge (in, entry) && (table_reader_peek (in) == NULL || parse_edge (in, entry));
    case CATAN_PLENTY: return parse_resource (in, &entry->resource) && parse_resource (in, &entry->second);
    case CATAN_MONOPOLY: return parse_monopoly (in, entry);
    default: return table_refuse (in->why, _ ("point cards are revealed, not played: reveal and how many"));
    }
}

static gboolean
parse_reveal (TableReader *in, CatanEntry *entry)
{
  int n;
  if (!parse_number (in, 1, catan_card_copies[CATAN_POINT], &n))
    return FALSE;
  entry->number = (guint8) n;
  return TRUE;
}

static gboolean
parse_fish (TableReader *in, CatanEntry *entry)
{
  const char *word;
  int price;
  gboolean whole;
  if (!table_reader_need (in, &word, _ ("what is bought? the price is missing: 2, 3, 4, 5 or 7 fish")))
    return FALSE;
  if (!table_words_number (word, 2, 7, &price) || price == 6)
    return table_refuse (in->why, _ ("“%.20s” is no price of the fish market: 2, 3, 4, 5 or 7 fish"), word);
  entry->number = (guint8) price;
  switch (price)
    {
    case 3:
      if (table_reader_peek (in) && strcmp (table_reader_peek (in), "from") != 0)
        return table_refuse (in->why, _ ("3 fish steal a card: fish 3 from NAME pay and the tokens"));
      whole = parse_from (in, entry);
      break;
    case 4: whole = parse_resource (in, &entry->resource); break;
    case 5: whole = parse_edge (in, entry); break;
    case 7: whole = parse_card (in, entry); break;
    default: whole = TRUE; break;
    }
  if (!whole)
    return FALSE;
  if (price == 3 && entry->player == CATAN_NOBODY)
    return table_refuse (in->why, _ ("3 fish steal a card: fish 3 from NAME pay and the tokens"));
  if (!table_reader_take_word (in, "pay"))
    return table_refuse (in->why, _ ("what is it paid with? “pay” and the tokens are missing"));
  return parse_tokens (in, entry);
}

/* fish TOKEN ... RES N ..., up to the end or the word `get`. */
static gboolean
parse_things (TableReader *in, CatanEntry *entry, guint8 cards[CATAN_N_RESOURCES], guint8 *n_tokens)
{
  CatanToken token;
  while (table_reader_peek (in) && strcmp (table_reader_peek (in), "get") != 0)
    {
      if (!table_reader_take_word (in, "fish"))
        {
          if (!parse_cards (in, cards))
            return FALSE;
          continue;
        }
      if (*n_tokens)
        return table_refuse (in->why, _ ("%s is named twice"), "fish");
      do
        {
          if (!parse_token (in, entry, CATAN_NOBODY))
            return FALSE;
          (*n_tokens)++;
        }
      while (table_reader_peek (in) && read_token (table_reader_peek (in), &token));
    }
  return TRUE;
}

static gboolean
parse_trade (TableReader *in, CatanEntry *entry)
{
  if (!table_reader_player (in, &entry->player))
    return FALSE;
  if (table_reader_take_word (in, "give") && !parse_things (in, entry, entry->give, &entry->n_tokens))
    return FALSE;
  if (table_reader_take_word (in, "get") && !parse_things (in, entry, entry->get, &entry->n_got))
    return FALSE;
  return table_reader_peek (in) == NULL
         || table_refuse (in->why, _ ("a trade is: trade NAME give THINGS get THINGS, “%.20s” is neither"),
                          table_reader_peek (in));
}

static gboolean
parse_bank (TableReader *in, CatanEntry *entry)
{
  int n;
  if (!table_reader_take_word (in, "give"))
    return table_refuse (in->why, _ ("a trade with the bank is: bank give RES N get RES"));
  if (!parse_resource (in, &entry->resource) || !parse_number (in, 1, CATAN_BANK, &n))
    return FALSE;
  entry->amount = (gint16) n;
  if (!table_reader_take_word (in, "get"))
    return table_refuse (in->why, _ ("a trade with the bank is: bank give RES N get RES"));
  return parse_resource (in, &entry->second);
}

static gboolean
parse_buy (TableReader *in, CatanEntry *entry)
{
  return parse_card (in, entry);
}

static gboolean
parse_player (TableReader *in, CatanEntry *entry)
{
  return table_reader_player (in, &entry->player);
}

static gboolean
parse_nothing (TableReader *in, CatanEntry *entry)
{
  return TRUE;
}

static gboolean
parse_correct_token (TableReader *in, CatanEntry *entry)
{
  if (!table_reader_player (in, &entry->player))
    return FALSE;
  entry->back = table_reader_take_word (in, "back");
  if (!entry->back && !table_reader_take_word (in, "draw"))
    return table_refuse (in->why, _ ("a token is set right so: token NAME draw or back, the token, \"why\""));
  if (!parse_token (in, entry, CATAN_NOBODY))
    return FALSE;
  entry->n_tokens = 1;
  return parse_why (in, entry);
}

static gboolean
parse_correct_amount (TableReader *in, CatanEntry *entry, int limit)
{
  const char *word;
  int amount;
  if (!table_reader_need (in, &word, _ ("how many? the number is missing")))
    return FALSE;
  if (!table_words_number (word, -limit, limit, &amount) || amount == 0)
    return table_refuse (in->why, _ ("“%.20s” is no correction: from -%d to %d, not 0"), word, limit, limit);
  entry->amount = (gint16) amount;
  return parse_why (in, entry);
}

static gboolean
parse_hand (TableReader *in, CatanEntry *entry)
{
  return table_reader_player (in, &entry->player) && parse_resource (in, &entry->resource)
         && parse_correct_amount (in, entry, CATAN_BANK);
}

static gboolean
parse_points (TableReader *in, CatanEntry *entry)
{
  return table_reader_player (in, &entry->player) && parse_correct_amount (in, entry, 99);
}

static gboolean
parse_turn (TableReader *in, CatanEntry *entry)
{
  return table_reader_player (in, &entry->player) && parse_why (in, entry);
}

static gboolean
parse_agreed (TableReader *in, CatanEntry *entry)
{
  entry->agreed = TRUE;
  if (!parse_why (in, entry))
    return FALSE;
  if (table_reader_take_word (in, "found"))
    {
      entry->kind = CATAN_ENTRY_FOUND;
      return parse_found (in, entry);
    }
  if (table_reader_take_word (in, "build"))
    return parse_build (in, entry);
  return table_refuse (in->why, _ ("only a piece can be agreed on: agreed \"why\" build ..., or found ..."));
}

typedef struct
{
  const char *word;
  CatanEntryKind kind;
  gboolean (*parse) (TableReader *in, CatanEntry *entry);
} Verb;

static const Verb verbs[] = {
  { "found", CATAN_ENTRY_FOUND, parse_found },
  { "roll", CATAN_ENTRY_ROLL, parse_roll },
  { "draw", CATAN_ENTRY_DRAW, parse_draw },
  { "discard", CATAN_ENTRY_DISCARD, parse_discard },
  { "robber", CATAN_ENTRY_ROBBER, parse_robber },
  { "build", CATAN_ENTRY_BUILD, parse_build },
  { "buy", CATAN_ENTRY_BUY, parse_buy },
  { "play", CATAN_ENTRY_PLAY, parse_play },
  { "reveal", CATAN_ENTRY_REVEAL, parse_reveal },
  { "fish", CATAN_ENTRY_FISH, parse_fish },
  { "trade", CATAN_ENTRY_TRADE, parse_trade },
  { "bank", CATAN_ENTRY_BANK, parse_bank },
  { "shoe", CATAN_ENTRY_SHOE, parse_player },
  { "next", CATAN_ENTRY_NEXT, parse_nothing },
  { "token", CATAN_ENTRY_TOKEN, parse_correct_token },
  { "hand", CATAN_ENTRY_HAND, parse_hand },
  { "points", CATAN_ENTRY_POINTS, parse_points },
  { "turn", CATAN_ENTRY_TURN, parse_turn },
  { "note", CATAN_ENTRY_NOTE, parse_why },
  { "end", CATAN_ENTRY_END, parse_why },
  { "agreed", CATAN_ENTRY_BUILD, parse_agreed },
};

void
catan_entry_begin (CatanEntry *entry, CatanEntryKind kind)
{
  memset (entry, 0, sizeof *entry);
  entry->kind = kind;
  entry->hex = entry->spot = entry->edges[0] = entry->edges[1] = CATAN_NOWHERE;
  entry->player = CATAN_NOBODY;
  entry->card = CATAN_N_CARDS;
  entry->resource = entry->second = CATAN_ANY;
}

gboolean
catan_entry_parse (const CatanRules *rules, const char *line, CatanEntry *entry, TableRefusal *why)
{
  TableReader in;
  if (!table_reader_begin (&in, line, rules->players, rules->n_players, why))
    return FALSE;
  const char *word = table_reader_take (&in);
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (strcmp (verbs[i].word, word) == 0)
      {
        catan_entry_begin (entry, verbs[i].kind);
        return verbs[i].parse (&in, entry) && table_reader_end (&in);
      }
  return table_refuse (why, _ ("“%.40s” is no entry"), word);
}
