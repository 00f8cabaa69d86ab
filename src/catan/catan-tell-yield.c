/* catan-tell-yield.c - what an entry brings besides points, in words: the cards and fish of a throw, with the numbers
 * of a shortage; the first cards; a monopoly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of this lies open on the table, or follows from what does.  No value of a fish token is told here.
 */
#include <string.h>

#include "catan-rooms.h"
#include "table/table-intl.h"

void
catan_tell_sentence (GString *out)
{
  if (out->len)
    g_string_append (out, ". ");
}

static void
begin_item (GString *out, guint nth, guint n)
{
  if (nth > 0)
    g_string_append (out, nth + 1 < n ? ", " : _ (" and "));
}

/* ---- cards ---- */

/* "Anna: 2 wood, 1 ore; Ben: 1 wool" */
static void
tell_hands (GString *out, const CatanState *state, const guint8 hands[CATAN_MAX_PLAYERS][CATAN_N_RESOURCES])
{
  const gsize from = out->len;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      g_autoptr (GString) cards = g_string_new (NULL);
      catan_tell_cards (cards, hands[player]);
      if (cards->len)
        g_string_append_printf (out, out->len > from ? "; %s: %s" : "%s: %s", catan_name (state, (int) player),
                                cards->str);
    }
}

/* Who would get cards of a resource that the bank has too few of, and how many. */
static void
tell_short (GString *out, const CatanState *state, const CatanYield *yield, CatanResource resource)
{
  const char *name = catan_resource_name (resource);
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0, nth = 0, owed = 0, bank = yield->bank[resource];
  for (guint p = 0; p < state->rules->n_players; p++)
    n += yield->owed[p][resource] > 0;
  for (guint p = 0; p < state->rules->n_players; p++)
    if (yield->owed[p][resource])
      {
        begin_item (names, nth++, n);
        g_string_append (names, catan_name (state, (int) p));
        owed += yield->owed[p][resource];
      }
  catan_tell_sentence (out);
  if (n == 1)
    /* Translators: numbers, a resource, a player: "The bank has only 1 of the 2 wood for Anna". */
    g_string_append_printf (out, _ ("The bank has only %u of the %u %s for %s"), bank, owed, name, names->str);
  else
    /* Translators: "The bank has 1 wood, and Anna and Ben would get 3: nobody gets any of it". */
    g_string_append_printf (out, _ ("The bank has %u %s, and %s would get %u: nobody gets any of it"), bank, name,
                            names->str, owed);
}

static void
tell_cards (GString *out, const CatanState *state, const CatanYield *yield)
{
  tell_hands (out, state, yield->yield);
  for (guint i = 0; i < CATAN_N_RESOURCES; i++)
    if (yield->short_of[i])
      tell_short (out, state, yield, (CatanResource) i);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (yield->lost[player])
      {
        catan_tell_sentence (out);
        g_string_append_printf (
            out,
            ngettext ("The robber keeps %u card from %s", "The robber keeps %u cards from %s", yield->lost[player]),
            yield->lost[player], catan_name (state, (int) player));
      }
}

/* ---- fish ---- */

/* Begins a sentence.  It is a fishery or the lake, never both, because their numbers differ. */
static void
begin_fishery (GString *out, const CatanYield *yield, guint dice)
{
  const gboolean lake = yield->fisheries >> CATAN_N_FISHERIES;
  catan_tell_sentence (out);
  if (yield->shortage == CATAN_FISH_SHORT)
    /* Translators: the players and their tokens follow: "Fishery 8 owes Anna 2 tokens". */
    g_string_append_printf (out, lake ? _ ("On %u the lake owes") : _ ("Fishery %u owes"), dice);
  else
    g_string_append_printf (out, lake ? _ ("On %u the lake pays") : _ ("Fishery %u pays"), dice);
  g_string_append_c (out, ' ');
}

/* "Fishery 8 pays Anna 2 tokens, Ben 1 token"; who throws comes first, then clockwise (F13). */
static void
tell_draws (GString *out, const CatanState *state, guint dice, const CatanYield *yield)
{
  const guint8 *tokens = yield->shortage == CATAN_FISH_SHORT ? yield->fish_owed : yield->fish;
  gboolean begun = FALSE;
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      guint player = (yield->thrower + i) % state->rules->n_players;
      if (tokens[player] == 0)
        continue;
      if (begun)
        g_string_append (out, ", ");
      else
        begin_fishery (out, yield, dice);
      begun = TRUE;
      g_string_append_printf (out, ngettext ("%s %u token", "%s %u tokens", tokens[player]),
                              catan_name (state, (int) player), tokens[player]);
    }
}

static void
tell_fish (GString *out, const CatanState *state, guint dice, const CatanYield *yield)
{
  tell_draws (out, state, dice, yield);
  if (yield->shortage == CATAN_FISH_SHORT)
    {
      catan_tell_sentence (out);
      g_string_append_printf (out,
                              ngettext ("There is only %u fish token: nobody draws (F1)",
                                        "There are only %u fish tokens: nobody draws (F1)", yield->fish_there),
                              yield->fish_there);
      return;
    }
  for (guint p = 0; p < state->rules->n_players; p++)
    if (yield->fish[p] < yield->fish_owed[p])
      {
        catan_tell_sentence (out);
        g_string_append_printf (out,
                                _ ("%s draws %u instead of %u, because a hand holds seven fish tokens at most (T2)"),
                                catan_name (state, (int) p), yield->fish[p], yield->fish_owed[p]);
      }
}

/* ---- a throw ---- */

static void
tell_seven (GString *out, const CatanState *state, const CatanYield *yield)
{
  g_string_append (out, _ ("The robber comes"));
  for (guint p = 0; p < state->rules->n_players; p++)
    if (yield->discards[p])
      {
        catan_tell_sentence (out);
        g_string_append_printf (out, ngettext ("%s discards %u card", "%s discards %u cards", yield->discards[p]),
                                catan_name (state, (int) p), yield->discards[p]);
      }
}

char *
catan_yield_tell (const CatanState *state, guint dice, const CatanYield *yield)
{
  GString *out = g_string_new (NULL);
  if (dice == 7)
    tell_seven (out, state, yield);
  else
    {
      tell_cards (out, state, yield);
      tell_fish (out, state, dice, yield);
    }
  if (out->len == 0)
    g_string_append (out, _ ("Nobody receives anything"));
  return g_string_free (out, FALSE);
}

char *
catan_brings_roll (gconstpointer before, gconstpointer given)
{
  const CatanEntry *entry = given;
  CatanYield yield;
  catan_yield (before, entry->number, &yield);
  return catan_yield_tell (before, entry->number, &yield);
}

char *
catan_reminder (gconstpointer data)
{
  const CatanState *state = data;
  g_autofree char *told = NULL;
  if (state->dice == 0 || state->ask == CATAN_ASK_ROLL || state->ask == CATAN_ASK_NOTHING)
    return NULL;
  told = catan_yield_tell (state, state->dice, &state->brought);
  /* Translators: the sum of the dice, and what it brought: "Thrown: 8. Anna: 2 wood". */
  return g_strdup_printf (_ ("Thrown: %u. %s"), state->dice, told);
}

/* ---- other entries ---- */

/* The second settlement brings a card for each land at it. */
char *
catan_brings_found (gconstpointer data, gconstpointer given)
{
  const CatanState *before = data;
  const CatanEntry *entry = given;
  const CatanIsland *island = &before->rules->island;
  const guint8 *hexes = catan_shape ()->spot_hexes[entry->spot];
  guint8 hands[CATAN_MAX_PLAYERS][CATAN_N_RESOURCES] = { 0 };
  GString *out = g_string_new (NULL);
  if (before->founded < before->rules->n_players)
    return g_string_free (out, FALSE);
  for (guint i = 0; i < 3 && hexes[i] != CATAN_NOWHERE; i++)
    if (island->land[hexes[i]] < CATAN_N_RESOURCES)
      hands[catan_player_on_turn (before)][island->land[hexes[i]]]++;
  tell_hands (out, before, hands);
  return g_string_free (out, FALSE);
}

/* "Anna gets 3 wool: 2 from Ben, 1 from Clara" */
char *
catan_brings_monopoly (gconstpointer data, gconstpointer given)
{
  const CatanState *before = data;
  const CatanEntry *entry = given;
  g_autoptr (GString) parts = g_string_new (NULL);
  guint sum = 0;
  if (!before->rules->with_hands || entry->resource >= CATAN_N_RESOURCES)
    return g_strdup ("");
  for (guint p = 0; p < before->rules->n_players; p++)
    {
      guint n = before->seats[p].hand[entry->resource];
      if (p == catan_player_on_turn (before) || n == 0)
        continue;
      sum += n;
      if (parts->len)
        g_string_append (parts, ", ");
      g_string_append_printf (parts, _ ("%u from %s"), n, catan_name (before, (int) p));
    }
  if (sum == 0)
    return g_strdup (_ ("Nobody has a card of it"));
  /* Translators: who, how many, of which resource, from whom: "Anna gets 3 wool: 2 from Ben, 1 from Clara". */
  return g_strdup_printf (_ ("%s gets %u %s: %s"), catan_name (before, (int) catan_player_on_turn (before)), sum,
                          catan_resource_name ((CatanResource) entry->resource), parts->str);
}
