/* catan-operand-token.c - fish tokens as operands: how they are read, printed, offered and told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands-private.h"

#include <string.h>

#include "table/table-intl.h"

/* ---- reading and printing ---- */

gboolean
catan_token_look (const char *word, CatanToken *token)
{
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

gboolean
catan_token_read (TableReader *in, CatanEntry *entry, gint8 player)
{
  const char *word;
  CatanToken token;
  if (!table_reader_need (in, &word, N_ ("which token? 1, 2, 3 or ? is missing")))
    return FALSE;
  if (!catan_token_look (word, &token))
    return table_refuse (
        in->why,
        _ ("“%.20s” is not a fish token: 1, 2, 3 or shoe; ? if nobody saw it; ? and the value if it is told in secret"),
        word);
  if (entry->n_tokens + entry->n_got == catan_box_tokens (in->rules))
    return table_refuse (in->why, _ ("there are only %u tokens"), catan_box_tokens (in->rules));
  token.player = player;
  entry->tokens[entry->n_tokens + entry->n_got] = token;
  return TRUE;
}

static gboolean
read_token (TableReader *in, const TableOperand *operand, gpointer field)
{
  CatanEntry *entry = field;
  if (!catan_token_read (in, entry, CATAN_NOBODY))
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

void
catan_tokens_print (gconstpointer rules, const CatanToken *tokens, guint n, gsize first, GString *out)
{
  gint8 player = CATAN_NOBODY;
  for (guint i = 0; i < n; i++)
    {
      if (tokens[i].player != player)
        {
          player = tokens[i].player;
          catan_word_append (out, first, "by ");
          table_words_append (out, ((const CatanRules *) rules)->players[player].name);
        }
      catan_word_append (out, first, "");
      append_look (out, &tokens[i]);
    }
}

static void
report_token (const CatanToken *token, const char *key, GString *json)
{
  g_autoptr (GString) look = g_string_new (NULL);
  append_look (look, token);
  put_text (json, key, look->str);
}

void
catan_tokens_report (const CatanToken *tokens, guint n, const char *key, GString *json)
{
  in_array (json, key);
  for (guint i = 0; i < n; i++)
    report_token (&tokens[i], NULL, json);
}

static void
print_tokens (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CatanEntry *entry = field;
  catan_tokens_print (rules, entry->tokens, entry->n_tokens, out->len, out);
}

static void
report_paid (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CatanEntry *entry = field;
  catan_tokens_report (entry->tokens, entry->n_tokens, key, json);
}

/* ---- offers: value[] is the look, the value, and how many of them; value[3] is TRUE for a card of a trade ---- */

gboolean
catan_offer_is_card (const TableOffer *offer)
{
  return offer->value[3] != 0;
}

CatanToken
catan_offer_token_of (const TableOffer *offer)
{
  return (CatanToken){ (guint8) offer->value[0], (guint8) offer->value[1], CATAN_NOBODY };
}

static TableOffer *
add_token (GArray *offers, CatanTokenLook look, guint value, guint flags)
{
  TableOffer *offer = table_offer_add (offers, (gint32) look);
  offer->value[1] = (gint32) value;
  offer->value[2] = 1;
  offer->flags = (guint8) flags;
  return offer;
}

/* What only the player and the program know of a face-down token. */
static void
add_told (GArray *offers)
{
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    add_token (offers, CATAN_TOKEN_TOLD, v, TABLE_OFFER_SHIFT);
}

/* A digit means an open token, or, if there is none, a face-down one that is shown.  Shift and a digit means a
 * face-down token; in a trade it stays face down, and only the program is told its value. */
void
catan_offer_hand_tokens (const CatanState *state, guint player, const CatanToken *named, guint n, gboolean trade,
                         GArray *offers)
{
  guint open[CATAN_FISH_MAX + 1], shown[CATAN_FISH_MAX + 1] = { 0 }, secret = catan_fish_secret (state->fish, player);
  CatanHandView view;
  catan_fish_view (state->fish, player, &view);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    open[v] = catan_fish_open (state->fish, player, v);
  for (guint i = 0; i < n; i++)
    if (named[i].look == CATAN_TOKEN_OPEN && open[named[i].value] > 0)
      open[named[i].value]--;
    else
      {
        secret -= MIN (secret, 1);
        /* Everybody sees the list, so it must not show what the entry told in secret so far. */
        shown[named[i].value] += !trade || named[i].look != CATAN_TOKEN_TOLD;
      }
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    {
      gboolean hidden = secret > 0 && shown[v] < view.most[v];
      if (open[v] > 0 || hidden)
        add_token (offers, CATAN_TOKEN_OPEN, v, 0);
      if (hidden && (open[v] > 0 || trade))
        add_token (offers, CATAN_TOKEN_TOLD, v, TABLE_OFFER_SHIFT);
    }
  if (secret > 0 && trade)
    add_token (offers, CATAN_TOKEN_SECRET, 0, 0);
}

void
catan_tokens_take (const TableOffer *offer, CatanEntry *entry, guint8 *n)
{
  CatanToken token = catan_offer_token_of (offer);
  for (gint32 i = 0; i < offer->value[2] && entry->n_tokens + entry->n_got < CATAN_TOKENS_MAX; i++)
    {
      entry->tokens[entry->n_tokens + entry->n_got] = token;
      (*n)++;
    }
}

static void
take_token (const TableOffer *offer, gpointer field)
{
  CatanEntry *entry = field;
  catan_tokens_take (offer, entry, &entry->n_tokens);
}

char *
catan_tell_drawn (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  if ((offer->flags & TABLE_OFFER_LAST) && offer->value[2] == 1)
    return g_strdup (_ ("face down"));
  if (offer->flags & TABLE_OFFER_LAST)
    return g_strdup (((const CatanEntry *) entry)->n_tokens > 0 ? _ ("the rest face down") : _ ("all face down"));
  switch ((CatanTokenLook) offer->value[0])
    {
    case CATAN_TOKEN_SHOE: return g_strdup (_ ("the old shoe"));
    case CATAN_TOKEN_SECRET: return g_strdup (_ ("one face down"));
    case CATAN_TOKEN_TOLD: return g_strdup_printf (_ ("%u fish, told in secret"), (guint) offer->value[1]);
    case CATAN_TOKEN_OPEN:
    default: return g_strdup_printf (_ ("%u fish, shown to all"), (guint) offer->value[1]);
    }
}

/* The key of a token or a card. */
char
catan_key_thing (gconstpointer state, const TableOffer *offer)
{
  if (catan_offer_is_card (offer))
    return catan_key_resource (state, offer);
  switch ((CatanTokenLook) offer->value[0])
    {
    case CATAN_TOKEN_SHOE: return 's';
    case CATAN_TOKEN_SECRET: return 'u';
    case CATAN_TOKEN_OPEN:
    case CATAN_TOKEN_TOLD:
    default: return (char) ('0' + offer->value[1]);
    }
}

/* ---- tokens that are paid ---- */

static guint
entry_fish (const CatanEntry *entry)
{
  guint fish = 0;
  for (guint i = 0; i < entry->n_tokens; i++)
    fish += entry->tokens[i].value;
  return fish;
}

/* Refuses tokens with which the price cannot be paid any more. */
static void
offer_paid (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanEntry *entry = given;
  const guint first = offers->len;
  CatanToken tokens[CATAN_TOKENS_MAX];
  if (entry_fish (entry) >= entry->number || entry->n_tokens == CATAN_TOKENS_MAX)
    return;
  catan_offer_hand_tokens (state, catan_player_on_turn (state), entry->tokens, entry->n_tokens, FALSE, offers);
  memcpy (tokens, entry->tokens, sizeof tokens);
  for (guint i = first; i < offers->len; i++)
    {
      TableOffer *offer = &g_array_index (offers, TableOffer, i);
      tokens[entry->n_tokens] = catan_offer_token_of (offer);
      if (!catan_tokens_suffice (state, tokens, entry->n_tokens + 1u, entry->number))
        offer->flags |= TABLE_OFFER_REFUSED;
    }
  if (((const CatanState *) state)->agreed) /* too little, or nothing */
    table_offer_add (offers, 0)->flags = TABLE_OFFER_LAST | TABLE_OFFER_NOTHING;
}

static char *
tell_paid (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  if (offer->flags & TABLE_OFFER_NOTHING)
    return g_strdup (entry_fish (entry) > 0 ? _ ("that is all that is paid") : _ ("nothing is paid"));
  guint value = (guint) offer->value[1];
  if (offer->value[0] == CATAN_TOKEN_TOLD)
    return g_strdup_printf (_ ("%u fish, from the face-down ones"), value);
  return g_strdup_printf (ngettext ("%u fish", "%u fish", value), value);
}

static char *
ask_paid (gconstpointer state, gconstpointer given)
{
  const CatanEntry *entry = given;
  guint fish = entry_fish (entry);
  if (fish == 0)
    return g_strdup_printf (_ ("Which tokens pay the %u fish?"), entry->number);
  return g_strdup_printf (_ ("Which tokens pay the %u fish?  %u so far"), entry->number, fish);
}

static gboolean
is_paid (gconstpointer rules, const char *word)
{
  CatanToken token;
  return catan_token_look (word, &token) || g_ascii_isdigit (*word);
}

static gboolean
paid_said (gconstpointer field)
{
  return ((const CatanEntry *) field)->n_tokens > 0;
}

const TableOperandType catan_operand_paid = {
  .name = "TOKEN",
  .member = "tokens",
  .labels = TABLE_LABELS_KEYS,
  .question = ask_paid,
  .hint = N_ ("a digit for each token; with Shift one of the face-down tokens"),
  .knows = is_paid,
  .read = read_token,
  .print = print_tokens,
  .report = report_paid,
  .wordless = TRUE,
  .said = paid_said,
  .offer = offer_paid,
  .take = take_token,
  .tell = tell_paid,
  .key = catan_key_thing,
};

/* ---- one token ---- */

static void
offer_token (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanFish *fish = ((const CatanState *) data)->fish;
  const CatanEntry *entry = given;
  guint player = (guint) entry->player;
  const gboolean hidden = !entry->back || catan_fish_secret (fish, player) > 0;
  if (hidden)
    add_token (offers, CATAN_TOKEN_SECRET, 0, TABLE_OFFER_LAST);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    if (!entry->back || catan_fish_open (fish, player, v) > 0)
      add_token (offers, CATAN_TOKEN_OPEN, v, 0);
  if (hidden)
    add_told (offers);
  if (entry->back ? ((const CatanState *) data)->shoe == (gint8) player : !catan_fish_shoe_drawn (fish))
    add_token (offers, CATAN_TOKEN_SHOE, 0, 0);
}

#define ONE_TOKEN                                                                                                      \
  .name = "TOKEN", .member = "token", .labels = TABLE_LABELS_KEYS, .read = read_token, .print = print_tokens,          \
  .take = take_token, .key = catan_key_thing

const TableOperandType catan_operand_token = {
  ONE_TOKEN,
  .ask = N_ ("Which token?"),
  .hint = N_ ("Enter: face down; a digit: shown to all; Shift and a digit: told in secret"),
  .offer = offer_token,
  .tell = catan_tell_drawn,
  .asked = TRUE,
};

/* ---- a face-down token that is turned up ---- */

static void
offer_hidden (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanEntry *entry = given;
  CatanHandView view;
  catan_fish_view (((const CatanState *) data)->fish, (guint) entry->player, &view);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    if (view.most[v] > 0)
      add_token (offers, CATAN_TOKEN_OPEN, v, 0);
}

const TableOperandType catan_operand_hidden = {
  ONE_TOKEN, .ask = N_ ("What does the token show?"), .offer = offer_hidden, .tell = tell_paid, .asked = TRUE,
};

/* ---- a token that is handed in, and the one that is drawn for it ---- */

static void
offer_handed (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
              GArray *offers)
{
  const CatanEntry *entry = given;
  catan_offer_hand_tokens (state, (guint) entry->player, entry->tokens, 0, FALSE, offers);
}

const TableOperandType catan_operand_handed = {
  ONE_TOKEN,
  .ask = N_ ("Which token is handed in?"),
  .hint = N_ ("a digit for each token; with Shift one of the face-down tokens"),
  .offer = offer_handed,
  .tell = tell_paid,
};

static gboolean
read_fetched (TableReader *in, const TableOperand *operand, gpointer field)
{
  CatanEntry *entry = field;
  if (!catan_token_read (in, entry, CATAN_NOBODY))
    return FALSE;
  entry->n_got++;
  return TRUE;
}

static void
print_fetched (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CatanEntry *entry = field;
  catan_tokens_print (rules, entry->tokens + entry->n_tokens, entry->n_got, out->len, out);
}

/* What everybody may see of a token that is drawn. */
static void
add_shown (const CatanState *state, GArray *offers)
{
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    add_token (offers, CATAN_TOKEN_OPEN, v, 0);
  if (!catan_fish_shoe_drawn (state->fish))
    add_token (offers, CATAN_TOKEN_SHOE, 0, 0);
}

static void
offer_fetched (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
               GArray *offers)
{
  const CatanState *state = data;
  add_token (offers, CATAN_TOKEN_SECRET, 0, TABLE_OFFER_LAST);
  add_shown (state, offers);
  add_told (offers);
}

static void
take_fetched (const TableOffer *offer, gpointer field)
{
  CatanEntry *entry = field;
  catan_tokens_take (offer, entry, &entry->n_got);
}

const TableOperandType catan_operand_fetched = {
  .name = "TOKEN",
  .member = "token",
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Which token is drawn for it?"),
  .hint = N_ ("Enter: face down; a digit: shown to all; Shift and a digit: told in secret"),
  .read = read_fetched,
  .print = print_fetched,
  .offer = offer_fetched,
  .take = take_fetched,
  .tell = catan_tell_drawn,
  .key = catan_key_thing,
  .asked = TRUE,
};

/* ---- tokens that are drawn ---- */

/* "by NAME" counts for all tokens after it. */
static gboolean
read_drawn (TableReader *in, const TableOperand *operand, gpointer field)
{
  CatanEntry *entry = field;
  gint8 player = entry->n_tokens > 0 ? entry->tokens[entry->n_tokens - 1].player : CATAN_NOBODY;
  if (table_reader_take_word (in, "by") && !table_reader_player (in, &player))
    return FALSE;
  if (!catan_token_read (in, entry, player))
    return FALSE;
  entry->n_tokens++;
  return TRUE;
}

/* Each token with the player who draws it, if the entry names one. */
static void
report_drawn (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CatanRules *players = rules;
  const CatanEntry *entry = field;
  in_array (json, key);
  for (guint i = 0; i < entry->n_tokens; i++)
    {
      in_object (json, NULL);
      if (entry->tokens[i].player != CATAN_NOBODY)
        put_text (json, "by", players->players[entry->tokens[i].player].name);
      report_token (&entry->tokens[i], "token", json);
    }
}

static void
offer_drawn (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  if (entry->n_tokens >= state->n_draws)
    return;
  add_token (offers, CATAN_TOKEN_SECRET, 0, TABLE_OFFER_LAST)->value[2] = state->n_draws - entry->n_tokens;
  add_shown (state, offers);
  if (entry->n_tokens + 1 < state->n_draws)
    add_token (offers, CATAN_TOKEN_SECRET, 0, 0);
  add_told (offers);
}

static char *
ask_drawn (gconstpointer data, gconstpointer given)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  const int drawer = catan_entry_drawer (state, entry), on_turn = (int) catan_player_on_turn (state);
  g_autoptr (GString) out = g_string_new (NULL);
  guint nth = 0, all = 0;
  for (guint i = 0; i < state->n_draws; i++)
    if (state->draws[i].player == drawer)
      {
        all++;
        nth += i <= entry->n_tokens;
      }
  if (drawer != on_turn)
    g_string_append_printf (out, _ ("%s is on turn. "), catan_name (state, on_turn));
  if (all == 1)
    g_string_append_printf (out, _ ("Which fish token does %s draw?"), catan_name (state, drawer));
  else
    g_string_append_printf (out, _ ("Which fish token does %s draw, %u of %u?"), catan_name (state, drawer), nth, all);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

const TableOperandType catan_operand_drawn = {
  .name = "[by NAME] TOKEN",
  .member = "tokens",
  .read = read_drawn,
  .print = print_tokens,
  .report = report_drawn,
  .labels = TABLE_LABELS_KEYS,
  .question = ask_drawn,
  .hint = N_ ("Enter: face down; a digit: shown to all; Shift and a digit: told in secret"),
  .offer = offer_drawn,
  .take = take_token,
  .tell = catan_tell_drawn,
  .key = catan_key_thing,
  .asked = TRUE,
};
