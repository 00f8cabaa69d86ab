/* catan-tell-entry.c - entries in words, for the timeline; one function for each row of catan-acts.c.  Values told in
 * secret are left out until the token is paid.
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

#define ALONE G_MAXUINT

/* What a token is told as: tokens with the same number are told together; there is only one shoe. */
static guint
told_as (const CatanToken *token, gboolean unseen)
{
  if (token->look == CATAN_TOKEN_SHOE)
    return ALONE;
  return token->look == CATAN_TOKEN_SECRET || (unseen && token->look == CATAN_TOKEN_TOLD) ? 0 : token->value;
}

/* `unseen`: a token whose value was told in secret is told as a face-down token.  Equal tokens are told once, with
 * their number. */
static void
tell_tokens (GString *out, const CatanToken *tokens, guint n, gboolean unseen)
{
  for (guint i = 0; i < n; i++)
    {
      const guint what = told_as (&tokens[i], unseen);
      guint same = 0, before = 0;
      for (guint k = 0; what != ALONE && k < n; k++)
        {
          same += told_as (&tokens[k], unseen) == what;
          before += k < i && told_as (&tokens[k], unseen) == what;
        }
      if (before > 0)
        continue;
      g_autofree char *one = tell_token (&tokens[i], unseen);
      g_autofree char *several =
          what == 0 ? g_strdup_printf (ngettext ("%u token face down", "%u tokens face down", same), same)
                    : g_strdup_printf (ngettext ("%u token with %u fish", "%u tokens with %u fish", same), same, what);
      g_string_append_printf (out, i ? ", %s" : "%s", same <= 1 ? one : several);
    }
}

char *
catan_tell_things (const CatanToken *tokens, guint n, const CatanGiven *given)
{
  GString *out = g_string_new (NULL);
  guint unseen = given->unseen;
  tell_tokens (out, tokens, n, TRUE);
  catan_tell_cards (out, given->seen);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    unseen += given->told[r];
  if (unseen > 0)
    g_string_append_printf (out, "%s", out->len > 0 ? ", " : "");
  if (unseen > 0)
    g_string_append_printf (out, ngettext ("%u unseen resource card", "%u unseen resource cards", unseen), unseen);
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
  if (entry->n_tokens == 0) /* by agreement */
    return g_strdup (_ ("no fish"));
  if (entry->n_tokens == 1)
    return g_strdup_printf (ngettext ("%u fish", "%u fish", sum), sum);
  /* Translators: fish paid, and with which tokens: "5 fish (2 + 3)". */
  return g_strdup_printf (ngettext ("%u fish (%s)", "%u fish (%s)", sum), sum, parts->str);
}

static char *
tell_edges (const CatanState *state, const CatanEntry *entry)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < entry->n_edges; i++)
    {
      g_string_append_printf (out, "%s%s", i ? _ (" and ") : "",
                              catan_edge_name (catan_shape (state), entry->edges[i]).text);
    }
  return g_string_free (out, FALSE);
}

static const char *
resource_name (guint8 resource)
{
  return catan_resource_name ((CatanResource) resource);
}

/* ---- who ---- */

static const char *
on_turn (const CatanState *before)
{
  return catan_name (before, (int) catan_player_on_turn (before));
}

static const char *
named (const CatanState *before, const CatanEntry *entry)
{
  return catan_name (before, entry->player);
}

/* ---- set-up, dice, robber ---- */

char *
catan_tell_found (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  g_autofree char *edge = tell_edges (before, entry);
  return g_strdup_printf (_ ("%s founds a settlement on %u with the road %s"), on_turn (before), entry->spot + 1, edge);
}

char *
catan_tell_roll (gconstpointer data, gconstpointer given)
{
  const CatanState *before = data;
  const CatanEntry *entry = given;
  const int player = entry->agreed ? before->player : (int) catan_thrower (before);
  return g_strdup_printf (_ ("%s rolls %u"), catan_name (before, player), entry->number);
}

char *
catan_tell_draw (gconstpointer data, gconstpointer given)
{
  const CatanState *before = data;
  const CatanEntry *entry = given;
  GString *out = g_string_new (NULL);
  CatanDraw left[CATAN_DRAWS_MAX];
  guint8 drawer[CATAN_TOKENS_MAX];
  guint n = before->n_draws;
  memcpy (left, before->draws, sizeof left);
  for (guint i = 0; i < entry->n_tokens; i++)
    {
      guint8 whose;
      if (!catan_next_draw (left, &n, entry->tokens[i].player, &whose))
        {
          /* Nothing is drawn in this state: an entry before it was changed.  The entry is still told. */
          whose = (guint8) entry->tokens[i].player;
          n = 0;
        }
      drawer[i] = whose;
    }
  for (guint i = 0, end; i < entry->n_tokens; i = end)
    {
      g_autoptr (GString) tokens = g_string_new (NULL);
      for (end = i; end < entry->n_tokens && drawer[end] == drawer[i];)
        end++;
      tell_tokens (tokens, entry->tokens + i, end - i, TRUE);
      if (i > 0)
        g_string_append (out, "; ");
      if (drawer[i] == (guint8) CATAN_NOBODY)
        g_string_append_printf (out, _ ("drawn: %s"), tokens->str);
      else
        g_string_append_printf (out, _ ("%s draws %s"), catan_name (before, drawer[i]), tokens->str);
    }
  return g_string_free (out, FALSE);
}

char *
catan_tell_discard (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  g_autofree char *cards = catan_tell_things (NULL, 0, &entry->give);
  return g_strdup_printf (_ ("%s discards %s"), named (before, entry), cards);
}

/* "E (fields 10)".  An entry that is refused may name a hex that the island does not have. */
static char *
hex_words (const CatanState *state, guint hex)
{
  const CatanIsland *island = &state->rules->island;
  const CatanName name = catan_hex_name (hex);
  if (hex >= catan_shape (state)->n_hexes)
    return g_strdup (name.text);
  const char *land = catan_land_name ((CatanLand) island->land[hex]);
  return island->number[hex] != 0 ? g_strdup_printf ("%s (%s %u)", name.text, land, island->number[hex])
                                  : g_strdup_printf ("%s (%s)", name.text, land);
}

char *
catan_tell_robber (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  const gboolean knight = entry->kind == CATAN_ENTRY_PLAY;
  g_autofree char *hex = hex_words (before, entry->hex);
  if (entry->player == CATAN_NOBODY)
    return g_strdup_printf (knight ? _ ("%s plays a knight: the robber goes to %s") : _ ("%s moves the robber to %s"),
                            on_turn (before), hex);
  return g_strdup_printf (knight ? _ ("%s plays a knight: the robber goes to %s and steals from %s")
                                 : _ ("%s moves the robber to %s and steals from %s"),
                          on_turn (before), hex, named (before, entry));
}

/* ---- building ---- */

char *
catan_tell_road (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  g_autofree char *edge = tell_edges (before, entry);
  return g_strdup_printf (_ ("%s builds the road %s"), on_turn (before), edge);
}

char *
catan_tell_building (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  return g_strdup_printf (entry->piece == CATAN_CITY ? _ ("%s builds a city on %u")
                                                     : _ ("%s builds a settlement on %u"),
                          on_turn (before), entry->spot + 1);
}

/* ---- cards ---- */

char *
catan_tell_buy (gconstpointer before, gconstpointer given)
{
  return g_strdup_printf (_ ("%s buys a development card"), on_turn (before));
}

char *
catan_tell_roads (gconstpointer before, gconstpointer given)
{
  g_autofree char *edges = tell_edges (before, given);
  return g_strdup_printf (_ ("%s plays road building: %s"), on_turn (before), edges);
}

char *
catan_tell_plenty (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  if (entry->resource == entry->second)
    return g_strdup_printf (_ ("%s plays year of plenty: %u %s"), on_turn (before), 2u,
                            resource_name (entry->resource));
  return g_strdup_printf (_ ("%s plays year of plenty: %s and %s"), on_turn (before), resource_name (entry->resource),
                          resource_name (entry->second));
}

char *
catan_tell_monopoly (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  return g_strdup_printf (_ ("%s plays monopoly: %s"), on_turn (before), resource_name (entry->resource));
}

char *
catan_tell_reveal (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  return g_strdup_printf (ngettext ("%s reveals %u point card", "%s reveals %u point cards", entry->number),
                          on_turn (before), entry->number);
}

/* ---- the fish market ---- */

char *
catan_tell_home (gconstpointer before, gconstpointer given)
{
  g_autofree char *paid = tell_payment (given);
  const guint8 desert = catan_home_among (before);
  if (desert != CATAN_NOWHERE)
    return g_strdup_printf (_ ("%s spends %s: the robber goes home, to the desert %s"), on_turn (before), paid,
                            catan_hex_name (desert).text);
  return g_strdup_printf (_ ("%s spends %s: the robber goes home"), on_turn (before), paid);
}

char *
catan_tell_steal (gconstpointer before, gconstpointer given)
{
  g_autofree char *paid = tell_payment (given);
  return g_strdup_printf (_ ("%s spends %s and steals a card from %s"), on_turn (before), paid, named (before, given));
}

char *
catan_tell_take (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  g_autofree char *paid = tell_payment (entry);
  return g_strdup_printf (_ ("%s spends %s and takes from the bank: %s"), on_turn (before), paid,
                          resource_name (entry->resource));
}

char *
catan_tell_free_road (gconstpointer before, gconstpointer given)
{
  g_autofree char *paid = tell_payment (given), *edge = tell_edges (before, given);
  return g_strdup_printf (_ ("%s spends %s and builds the road %s"), on_turn (before), paid, edge);
}

char *
catan_tell_fish_card (gconstpointer before, gconstpointer given)
{
  g_autofree char *paid = tell_payment (given);
  return g_strdup_printf (_ ("%s spends %s and draws a development card"), on_turn (before), paid);
}

/* ---- trade, the shoe, the next turn ---- */

char *
catan_tell_trade (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  const char *who = on_turn (before), *other = named (before, entry);
  g_autofree char *out = catan_tell_things (entry->tokens, entry->n_tokens, &entry->give);
  g_autofree char *in = catan_tell_things (entry->tokens + entry->n_tokens, entry->n_got, &entry->get);
  if (*out && *in)
    return g_strdup_printf (_ ("%s trades with %s: %s for %s"), who, other, out, in);
  if (*out)
    return g_strdup_printf (_ ("%s trades with %s and gives %s"), who, other, out);
  if (*in)
    return g_strdup_printf (_ ("%s trades with %s and gets %s"), who, other, in);
  return g_strdup_printf (_ ("%s trades with %s"), who, other);
}

char *
catan_tell_bank (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  return g_strdup_printf (_ ("%s gives the bank %d × %s for %s"), on_turn (before), entry->amount,
                          resource_name (entry->resource), resource_name (entry->second));
}

char *
catan_tell_shoe (gconstpointer data, gconstpointer given)
{
  const CatanState *before = data;
  const CatanEntry *entry = given;
  if (entry->why[0] != '\0')
    return g_strdup_printf (_ ("Correction: %s has the old shoe: %s"), named (before, entry), entry->why);
  if (before->shoe != CATAN_NOBODY && before->shoe != before->player)
    return g_strdup_printf (_ ("the old shoe goes from %s to %s"), catan_name (before, before->shoe),
                            named (before, entry));
  return g_strdup_printf (_ ("%s gives the old shoe to %s"), on_turn (before), named (before, given));
}

char *
catan_tell_next (gconstpointer data, gconstpointer given)
{
  const CatanState *before = data;
  const int partner = ((const CatanEntry *) given)->agreed ? -1 : catan_paired_next (before);
  if (before->paired)
    return g_strdup_printf (_ ("%s ends the paired turn"), on_turn (before));
  if (partner >= 0)
    /* Translators: who ends the turn, and whose paired turn begins. */
    return g_strdup_printf (_ ("%s ends the turn, and %s has a paired turn"), on_turn (before),
                            catan_name (before, partner));
  return g_strdup_printf (_ ("%s ends the turn"), on_turn (before));
}

/* ---- corrections ---- */

char *
catan_tell_exchange (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  g_autofree char *paid = tell_payment (entry), *token = tell_token (&entry->tokens[1], TRUE);
  /* Translators: a fish token is exchanged: "Anna hands in 1 fish and draws a token face down". */
  return g_strdup_printf (_ ("%s hands in %s and draws %s"), named (before, entry), paid, token);
}

char *
catan_tell_token (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  g_autofree char *token = tell_token (&entry->tokens[0], TRUE);
  return g_strdup_printf (entry->back ? _ ("Correction: %s puts back %s: %s") : _ ("Correction: %s draws %s: %s"),
                          named (before, entry), token, entry->why);
}

char *
catan_tell_uncover (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  return g_strdup_printf (
      ngettext ("%s turns up a fish token: %u fish", "%s turns up a fish token: %u fish", entry->tokens[0].value),
      named (before, entry), entry->tokens[0].value);
}

char *
catan_tell_hand (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  /* Translators: "Correction: +2 wood for Anna: forgotten". */
  return g_strdup_printf (_ ("Correction: %+d %s for %s: %s"), entry->amount, resource_name (entry->resource),
                          named (before, entry), entry->why);
}

char *
catan_tell_stock (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  return g_strdup_printf (_ ("The bank is counted: it has %d %s"), entry->amount, resource_name (entry->resource));
}

/* Of the road or building in the entry. */
static CatanName
place_name (const CatanState *state, const CatanEntry *entry)
{
  return entry->piece == CATAN_ROAD ? catan_edge_name (catan_shape (state), entry->edges[0])
                                    : catan_spot_name (entry->spot);
}

char *
catan_tell_put (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  if (entry->piece == CATAN_ROBBER)
    return g_strdup_printf (_ ("Correction: the robber is on %s: %s"), catan_hex_name (entry->hex).text, entry->why);
  /* Translators: "Correction: Anna has a road on 12-13: it was entered wrongly". */
  return g_strdup_printf (entry->piece == CATAN_ROAD         ? _ ("Correction: %s has a road on %s: %s")
                          : entry->piece == CATAN_SETTLEMENT ? _ ("Correction: %s has a settlement on %s: %s")
                                                             : _ ("Correction: %s has a city on %s: %s"),
                          named (before, entry), place_name (before, entry).text, entry->why);
}

char *
catan_tell_remove (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  if (entry->piece == CATAN_ROBBER)
    return g_strdup_printf (_ ("Correction: the robber is not on the island: %s"), entry->why);
  return g_strdup_printf (entry->piece == CATAN_ROAD         ? _ ("Correction: no road lies on %s: %s")
                          : entry->piece == CATAN_SETTLEMENT ? _ ("Correction: no settlement stands on %s: %s")
                                                             : _ ("Correction: no city stands on %s: %s"),
                          place_name (before, entry).text, entry->why);
}

char *
catan_tell_change (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  const gulong n = (gulong) ABS (entry->amount);
  return g_strdup_printf (
      entry->kind == CATAN_ENTRY_KNIGHTS
          ? ngettext ("Correction: %+d knight played by %s: %s", "Correction: %+d knights played by %s: %s", n)
      : entry->kind == CATAN_ENTRY_DEVELOPMENT
          ? ngettext ("Correction: %+d development card in the hand of %s: %s",
                      "Correction: %+d development cards in the hand of %s: %s", n)
          : ngettext ("Correction: %+d point card shown by %s: %s", "Correction: %+d point cards shown by %s: %s", n),
      entry->amount, named (before, entry), entry->why);
}

char *
catan_tell_special (gconstpointer before, gconstpointer given)
{
  return g_strdup_printf (_ ("%s builds in the special building phase"), named (before, given));
}
