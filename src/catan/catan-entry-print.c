/* catan-entry-print.c - an entry as its canonical line; what entry.c reads, this writes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-entry.h"

#include <string.h>

static void
print_name (const CatanRules *rules, GString *out, int player)
{
  g_string_append_c (out, ' ');
  table_words_append (out, rules->players[player].name);
}

static void
print_why (GString *out, const CatanEntry *entry)
{
  g_string_append_c (out, ' ');
  table_words_append (out, entry->why);
}

static void
print_spot (GString *out, guint8 spot)
{
  char name[CATAN_NAME_MAX];
  catan_spot_name (spot, name);
  g_string_append_printf (out, " %s", name);
}

static void
print_edges (GString *out, const CatanEntry *entry)
{
  for (guint i = 0; i < entry->n_edges; i++)
    {
      char name[CATAN_NAME_MAX];
      catan_edge_name (entry->edges[i], name);
      g_string_append_printf (out, " %s", name);
    }
}

static void
print_word (GString *out, const char *word)
{
  g_string_append_printf (out, " %s", word);
}

static void
print_cards (GString *out, const guint8 cards[CATAN_N_RESOURCES])
{
  for (guint i = 0; i < CATAN_N_RESOURCES; i++)
    if (cards[i])
      g_string_append_printf (out, " %s %u", catan_resource_words[i], cards[i]);
}

static void
print_tokens (const CatanRules *rules, GString *out, const CatanToken *tokens, guint n)
{
  gint8 player = CATAN_NOBODY;
  for (guint i = 0; i < n; i++)
    {
      if (tokens[i].player != player)
        {
          player = tokens[i].player;
          print_word (out, "by");
          print_name (rules, out, player);
        }
      if (tokens[i].look == CATAN_TOKEN_SHOE)
        print_word (out, "shoe");
      else if (tokens[i].look == CATAN_TOKEN_SECRET)
        print_word (out, "?");
      else
        g_string_append_printf (out, tokens[i].look == CATAN_TOKEN_TOLD ? " ?%u" : " %u", tokens[i].value);
    }
}

static void
print_from (const CatanRules *rules, GString *out, const CatanEntry *entry)
{
  if (entry->player == CATAN_NOBODY)
    return;
  print_word (out, "from");
  print_name (rules, out, entry->player);
  if (entry->resource != CATAN_ANY)
    print_word (out, catan_resource_words[entry->resource]);
}

static void
print_robber (const CatanRules *rules, GString *out, const CatanEntry *entry)
{
  char name[CATAN_NAME_MAX];
  catan_hex_name (entry->hex, name);
  print_word (out, name);
  print_from (rules, out, entry);
}

static void
print_play (const CatanRules *rules, GString *out, const CatanEntry *entry)
{
  print_word (out, catan_card_words[entry->card]);
  switch (entry->card)
    {
    case CATAN_KNIGHT: print_robber (rules, out, entry); break;
    case CATAN_ROADS: print_edges (out, entry); break;
    case CATAN_PLENTY:
      print_word (out, catan_resource_words[entry->resource]);
      print_word (out, catan_resource_words[entry->second]);
      break;
    case CATAN_MONOPOLY:
    default:
      print_word (out, catan_resource_words[entry->resource]);
      for (guint i = 0; i < rules->n_players; i++)
        if (entry->taken[i])
          {
            print_name (rules, out, (int) i);
            g_string_append_printf (out, " %d", entry->taken[i]);
          }
      break;
    }
}

static void
print_card (GString *out, const CatanEntry *entry)
{
  if (entry->card != CATAN_N_CARDS)
    print_word (out, catan_card_words[entry->card]);
}

static void
print_fish (const CatanRules *rules, GString *out, const CatanEntry *entry)
{
  g_string_append_printf (out, " %u", entry->number);
  print_from (rules, out, entry);
  if (entry->player == CATAN_NOBODY && entry->resource != CATAN_ANY)
    print_word (out, catan_resource_words[entry->resource]);
  print_edges (out, entry);
  print_card (out, entry);
  print_word (out, "pay");
  print_tokens (rules, out, entry->tokens, entry->n_tokens);
}

static void
print_things (const CatanRules *rules, GString *out, const char *word, const guint8 cards[CATAN_N_RESOURCES],
              const CatanToken *tokens, guint n_tokens)
{
  gsize before;
  print_word (out, word);
  before = out->len;
  if (n_tokens)
    print_word (out, "fish");
  print_tokens (rules, out, tokens, n_tokens);
  print_cards (out, cards);
  if (out->len == before)
    g_string_truncate (out, before - strlen (word) - 1);
}

static void
print_piece (GString *out, const CatanEntry *entry)
{
  print_word (out, catan_piece_words[entry->piece]);
  if (entry->piece == CATAN_ROAD)
    print_edges (out, entry);
  else
    print_spot (out, entry->spot);
}

/* Acts that the rules know; corrections are below. */
static void
print_act (const CatanRules *rules, GString *out, const CatanEntry *entry)
{
  switch (entry->kind)
    {
    case CATAN_ENTRY_FOUND:
      print_spot (out, entry->spot);
      print_edges (out, entry);
      break;
    case CATAN_ENTRY_ROLL:
    case CATAN_ENTRY_REVEAL: g_string_append_printf (out, " %u", entry->number); break;
    case CATAN_ENTRY_DRAW: print_tokens (rules, out, entry->tokens, entry->n_tokens); break;
    case CATAN_ENTRY_DISCARD:
      print_name (rules, out, entry->player);
      print_cards (out, entry->give);
      break;
    case CATAN_ENTRY_ROBBER: print_robber (rules, out, entry); break;
    case CATAN_ENTRY_BUILD: print_piece (out, entry); break;
    case CATAN_ENTRY_BUY: print_card (out, entry); break;
    case CATAN_ENTRY_PLAY: print_play (rules, out, entry); break;
    case CATAN_ENTRY_FISH: print_fish (rules, out, entry); break;
    case CATAN_ENTRY_TRADE:
      print_name (rules, out, entry->player);
      print_things (rules, out, "give", entry->give, entry->tokens, entry->n_tokens);
      print_things (rules, out, "get", entry->get, entry->tokens + entry->n_tokens, entry->n_got);
      break;
    case CATAN_ENTRY_BANK:
      g_string_append_printf (out, " give %s %d get %s", catan_resource_words[entry->resource], entry->amount,
                              catan_resource_words[entry->second]);
      break;
    default: break;
    }
}

static void
print_correction (const CatanRules *rules, GString *out, const CatanEntry *entry)
{
  if (entry->player != CATAN_NOBODY)
    print_name (rules, out, entry->player);
  if (entry->kind == CATAN_ENTRY_TOKEN)
    {
      print_word (out, entry->back ? "back" : "draw");
      print_tokens (rules, out, entry->tokens, 1);
    }
  if (entry->kind == CATAN_ENTRY_HAND)
    print_word (out, catan_resource_words[entry->resource]);
  if (entry->kind == CATAN_ENTRY_HAND || entry->kind == CATAN_ENTRY_POINTS)
    g_string_append_printf (out, " %+d", entry->amount);
  if (entry->kind != CATAN_ENTRY_SHOE)
    print_why (out, entry);
}

char *
catan_entry_print (const CatanRules *rules, const CatanEntry *entry)
{
  static const char *const words[CATAN_N_ENTRY_KINDS] = {
    "found", "roll", "draw", "discard", "robber", "build", "buy",    "play", "reveal", "fish",
    "trade", "bank", "shoe", "next",    "token",  "hand",  "points", "turn", "note",   "end",
  };
  GString *out = g_string_new (NULL);
  if (entry->agreed)
    {
      g_string_append (out, "agreed");
      print_why (out, entry);
      g_string_append_c (out, ' ');
    }
  g_string_append (out, words[entry->kind]);
  if (entry->kind < CATAN_ENTRY_SHOE)
    print_act (rules, out, entry);
  else if (entry->kind != CATAN_ENTRY_NEXT)
    print_correction (rules, out, entry);
  return g_string_free (out, FALSE);
}
