/* catan-tell-entry.c - entries in words, for a timeline.  What was told in secret is not in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan-rooms.h"
#include "table/table-intl.h"

/* ---- parts ---- */

static char *
tell_token (const CatanToken *token, gboolean unseen)
{
  if (token->look == CATAN_TOKEN_SHOE)
    return g_strdup (_ ("the old shoe"));
  if (token->look == CATAN_TOKEN_SECRET || (unseen && token->look == CATAN_TOKEN_TOLD))
    return g_strdup (_ ("a token face down"));
  return g_strdup_printf (ngettext ("%u fish", "%u fish", token->value), token->value);
}

/* `unseen`: what was told in secret stays so; paid tokens show themselves. */
static void
tell_tokens (GString *out, const CatanToken *tokens, guint n, gboolean unseen)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *token = tell_token (&tokens[i], unseen);
      g_string_append_printf (out, i ? ", %s" : "%s", token);
    }
}

static char *
tell_things (const CatanToken *tokens, guint n, const guint8 cards[CATAN_N_RESOURCES])
{
  GString *out = g_string_new (NULL);
  tell_tokens (out, tokens, n, TRUE);
  catan_tell_cards (out, cards);
  return g_string_free (out, FALSE);
}

/* "5 fish (2 + 3)" */
static char *
tell_payment (const CatanEntry *entry)
{
  g_autoptr (GString) parts = g_string_new (NULL);
  guint sum = 0;
  for (guint i = 0; i < entry->n_tokens; i++)
    {
      sum += entry->tokens[i].value;
      g_string_append_printf (parts, i ? " + %u" : "%u", entry->tokens[i].value);
    }
  if (entry->n_tokens == 1)
    return g_strdup_printf (ngettext ("%u fish", "%u fish", sum), sum);
  /* Translators: fish paid, and with which tokens: "5 fish (2 + 3)". */
  return g_strdup_printf (ngettext ("%u fish (%s)", "%u fish (%s)", sum), sum, parts->str);
}

static char *
tell_edges (const CatanEntry *entry)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < entry->n_edges; i++)
    {
      char name[CATAN_NAME_MAX];
      catan_edge_name (entry->edges[i], name);
      g_string_append_printf (out, "%s%s", i ? _ (" and ") : "", name);
    }
  return g_string_free (out, FALSE);
}

/* ---- acts ---- */

static char *
tell_found (const char *who, const CatanEntry *entry)
{
  g_autofree char *edge = tell_edges (entry);
  return g_strdup_printf (entry->agreed ? _ ("%s founds a settlement on %u with the road %s by agreement")
                                        : _ ("%s founds a settlement on %u with the road %s"),
                          who, entry->spot + 1, edge);
}

static char *
tell_roll (const CatanState *before, const CatanEntry *entry)
{
  guint player = (guint) before->player;
  if (before->ask == CATAN_ASK_TURN)
    player = (player + 1) % before->rules->n_players;
  return g_strdup_printf (_ ("%s rolls %u"), catan_name (before, player), entry->number);
}

static char *
tell_draw (const CatanState *before, const CatanEntry *entry)
{
  GString *out = g_string_new (NULL);
  CatanDraw left[CATAN_DRAWS_MAX];
  guint n = before->n_draws, last = G_MAXUINT;
  memcpy (left, before->draws, sizeof left);
  for (guint i = 0; i < entry->n_tokens; i++)
    {
      guint8 whose;
      g_autofree char *token = tell_token (&entry->tokens[i], TRUE);
      if (!catan_next_draw (left, &n, entry->tokens[i].player, &whose))
        break; /* it would be refused */
      if (whose == last)
        g_string_append_printf (out, ", %s", token);
      else
        {
          if (out->len)
            g_string_append (out, "; ");
          g_string_append_printf (out, _ ("%s draws %s"), catan_name (before, whose), token);
        }
      last = whose;
    }
  return g_string_free (out, FALSE);
}

static char *
tell_robber (const CatanState *before, const char *who, const CatanEntry *entry)
{
  gboolean knight = entry->kind == CATAN_ENTRY_PLAY;
  char hex[CATAN_NAME_MAX];
  catan_hex_name (entry->hex, hex);
  if (entry->player == CATAN_NOBODY)
    return g_strdup_printf (knight ? _ ("%s plays a knight: the robber goes to %s") : _ ("%s moves the robber to %s"),
                            who, hex);
  return g_strdup_printf (knight ? _ ("%s plays a knight: the robber goes to %s and steals from %s")
                                 : _ ("%s moves the robber to %s and steals from %s"),
                          who, hex, catan_name (before, (guint) entry->player));
}

static char *
tell_build (const char *who, const CatanEntry *entry)
{
  g_autofree char *edge = NULL;
  switch ((CatanPiece) entry->piece)
    {
    case CATAN_ROAD:
      edge = tell_edges (entry);
      return g_strdup_printf (entry->agreed ? _ ("%s builds the road %s by agreement") : _ ("%s builds the road %s"),
                              who, edge);
    case CATAN_SETTLEMENT:
      return g_strdup_printf (entry->agreed ? _ ("%s builds a settlement on %u by agreement")
                                            : _ ("%s builds a settlement on %u"),
                              who, entry->spot + 1);
    case CATAN_CITY:
    case CATAN_N_PIECES:
    default:
      return g_strdup_printf (entry->agreed ? _ ("%s builds a city on %u by agreement") : _ ("%s builds a city on %u"),
                              who, entry->spot + 1);
    }
}

static char *
tell_play (const CatanState *before, const char *who, const CatanEntry *entry)
{
  const char *resource = catan_resource_name ((CatanResource) entry->resource);
  g_autofree char *edges = NULL;
  switch (entry->card)
    {
    case CATAN_KNIGHT: return tell_robber (before, who, entry);
    case CATAN_ROADS: edges = tell_edges (entry); return g_strdup_printf (_ ("%s plays road building: %s"), who, edges);
    case CATAN_PLENTY:
      return g_strdup_printf (_ ("%s plays year of plenty: %s and %s"), who, resource,
                              catan_resource_name ((CatanResource) entry->second));
    case CATAN_MONOPOLY:
    default: return g_strdup_printf (_ ("%s plays monopoly: %s"), who, resource);
    }
}

static char *
tell_fish (const CatanState *before, const char *who, const CatanEntry *entry)
{
  g_autofree char *paid = tell_payment (entry), *edge = NULL;
  switch (entry->number)
    {
    case 2: return g_strdup_printf (_ ("%s spends %s: the robber goes home"), who, paid);
    case 3:
      return g_strdup_printf (_ ("%s spends %s and steals a card from %s"), who, paid,
                              catan_name (before, (guint) entry->player));
    case 4:
      return g_strdup_printf (_ ("%s spends %s and takes from the bank: %s"), who, paid,
                              catan_resource_name ((CatanResource) entry->resource));
    case 5:
      edge = tell_edges (entry);
      return g_strdup_printf (_ ("%s spends %s and builds the road %s"), who, paid, edge);
    default: return g_strdup_printf (_ ("%s spends %s and draws a development card"), who, paid);
    }
}

static char *
tell_trade (const CatanState *before, const char *who, const CatanEntry *entry)
{
  const char *other = catan_name (before, (guint) entry->player);
  g_autofree char *given = tell_things (entry->tokens, entry->n_tokens, entry->give);
  g_autofree char *got = tell_things (entry->tokens + entry->n_tokens, entry->n_got, entry->get);
  if (*given && *got)
    return g_strdup_printf (_ ("%s trades with %s: %s for %s"), who, other, given, got);
  if (*given)
    return g_strdup_printf (_ ("%s trades with %s and gives %s"), who, other, given);
  if (*got)
    return g_strdup_printf (_ ("%s trades with %s and gets %s"), who, other, got);
  return g_strdup_printf (_ ("%s trades with %s"), who, other);
}

static char *
tell_act (const CatanState *before, const CatanEntry *entry)
{
  const char *who = catan_name (before, (guint) MAX (before->player, 0));
  g_autofree char *cards = NULL;
  switch (entry->kind)
    {
    case CATAN_ENTRY_FOUND: return tell_found (who, entry);
    case CATAN_ENTRY_ROLL: return tell_roll (before, entry);
    case CATAN_ENTRY_DRAW: return tell_draw (before, entry);
    case CATAN_ENTRY_DISCARD:
      cards = tell_things (NULL, 0, entry->give);
      return g_strdup_printf (_ ("%s discards %s"), catan_name (before, (guint) entry->player), cards);
    case CATAN_ENTRY_ROBBER: return tell_robber (before, who, entry);
    case CATAN_ENTRY_BUILD: return tell_build (who, entry);
    case CATAN_ENTRY_BUY: return g_strdup_printf (_ ("%s buys a development card"), who);
    case CATAN_ENTRY_PLAY: return tell_play (before, who, entry);
    case CATAN_ENTRY_REVEAL:
      return g_strdup_printf (ngettext ("%s reveals %u point card", "%s reveals %u point cards", entry->number), who,
                              entry->number);
    case CATAN_ENTRY_FISH: return tell_fish (before, who, entry);
    case CATAN_ENTRY_TRADE: return tell_trade (before, who, entry);
    case CATAN_ENTRY_BANK:
      return g_strdup_printf (_ ("%s gives the bank %d × %s for %s"), who, entry->amount,
                              catan_resource_name ((CatanResource) entry->resource),
                              catan_resource_name ((CatanResource) entry->second));
    case CATAN_ENTRY_SHOE:
      return g_strdup_printf (_ ("%s gives the old shoe to %s"), who, catan_name (before, (guint) entry->player));
    case CATAN_ENTRY_NEXT:
    default: return g_strdup_printf (_ ("%s ends the turn"), who);
    }
}

static char *
tell_correction (const CatanState *before, const CatanEntry *entry)
{
  const char *who = entry->player == CATAN_NOBODY ? "" : catan_name (before, (guint) entry->player);
  g_autofree char *token = NULL;
  switch (entry->kind)
    {
    case CATAN_ENTRY_TOKEN:
      token = tell_token (&entry->tokens[0], TRUE);
      return g_strdup_printf (entry->back ? _ ("Correction: %s puts back %s: %s") : _ ("Correction: %s draws %s: %s"),
                              who, token, entry->why);
    case CATAN_ENTRY_HAND:
      /* Translators: "Correction: +2 wood for Anna: forgotten". */
      return g_strdup_printf (_ ("Correction: %+d %s for %s: %s"), entry->amount,
                              catan_resource_name ((CatanResource) entry->resource), who, entry->why);
    case CATAN_ENTRY_POINTS: return g_strdup_printf (_ ("Correction: %+d for %s: %s"), entry->amount, who, entry->why);
    case CATAN_ENTRY_TURN: return g_strdup_printf (_ ("It is %s's turn: %s"), who, entry->why);
    case CATAN_ENTRY_NOTE: return g_strdup_printf (_ ("Note: %s"), entry->why);
    case CATAN_ENTRY_END:
    default: return g_strdup_printf (_ ("The game is ended: %s"), entry->why);
    }
}

char *
catan_entry_tell (const CatanState *before, const CatanEntry *entry)
{
  return entry->kind < CATAN_ENTRY_TOKEN ? tell_act (before, entry) : tell_correction (before, entry);
}

char *
catan_line_tell (const CatanState *before, const char *line)
{
  CatanEntry entry;
  if (!catan_entry_parse (before->rules, line, &entry, NULL))
    return g_strdup (line);
  return catan_entry_tell (before, &entry);
}
