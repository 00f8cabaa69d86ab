/* catan-tell-own.c - what a player who told something in secret knows of the own hand, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan-rooms.h"
#include "table/table-intl.h"

static void
append_doubt (GString *out, gboolean doubt)
{
  if (doubt)
    g_string_append_printf (out, "\n%s", _ ("Something that was told did not fit what happened later."));
}

static void
append_unknown (GString *out, guint n, const char *between)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "%s?", out->len > 0 ? between : "");
}

static char *
resources_tell (const CatanHands *own, guint player)
{
  GString *out = g_string_new (NULL);
  guint n = catan_hands_size (own, player);
  CatanHandsView view;
  catan_hands_view (own, player, &view);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n -= view.least[r];
  catan_tell_cards (out, view.least);
  append_unknown (out, n, ", ");
  return g_string_free (out, FALSE);
}

static guint
unknown_cards (const CatanSeat *seat)
{
  guint n = seat->cards;
  for (guint card = 0; card < CATAN_N_CARDS; card++)
    n -= seat->known_cards[card];
  return n;
}

static char *
development_tell (const CatanSeat *seat)
{
  GString *out = g_string_new (NULL);
  for (guint card = 0; card < CATAN_N_CARDS; card++)
    {
      const guint n = seat->told.n[card] + seat->known_cards[card];
      if (n == 0)
        continue;
      g_string_append (out, out->len > 0 ? ", " : "");
      if (n > 1)
        g_string_append_printf (out, "%u × ", n);
      g_string_append (out, catan_card_name ((CatanCard) card));
    }
  append_unknown (out, unknown_cards (seat) - catan_told_count (&seat->told), ", ");
  return g_string_free (out, FALSE);
}

char *
catan_own_cards_tell (const CatanState *state, guint player)
{
  const CatanSeat *seat = &state->seats[player];
  const CatanHands *own = state->rules->covered ? state->kept.own[player] : NULL;
  gboolean doubt = own != NULL && (state->kept.doubt >> player & 1);
  GString *out;
  if (own == NULL && !seat->told.any)
    return NULL;
  out = g_string_new (NULL);
  if (own != NULL)
    {
      g_autofree char *cards = resources_tell (own, player);
      /* Translators: all resource cards of a player, for this player only. */
      g_string_append_printf (out, _ ("In hand: %s"), cards);
    }
  if (seat->told.any)
    {
      g_autofree char *cards = development_tell (seat);
      /* Translators: all development cards of a player, for this player only. */
      g_string_append_printf (out, "%s", out->len > 0 ? "\n" : "");
      g_string_append_printf (out, _ ("Development cards: %s"), cards);
      doubt |= seat->told.doubt;
      for (guint card = 0; card < CATAN_N_CARDS; card++)
        doubt |= !catan_check_copies (state, card, seat->told.n[card], NULL);
    }
  append_doubt (out, doubt);
  return g_string_free (out, FALSE);
}

char *
catan_own_tokens_tell (const CatanState *state, guint player)
{
  const CatanTold *told = &state->told[player];
  g_autoptr (GString) list = g_string_new (NULL);
  GString *out = g_string_new (NULL);
  gboolean doubt = told->doubt;
  CatanHandView view;
  catan_fish_view (state->fish, player, &view);
  for (guint value = CATAN_FISH_MAX; value > 0; value--)
    {
      for (guint i = 0; i < told->n[value]; i++)
        g_string_append_printf (list, "%s%u", list->len > 0 ? " + " : "", value);
      doubt |= told->n[value] > view.most[value];
    }
  append_unknown (list, catan_fish_secret (state->fish, player) - catan_told_count (told), " + ");
  /* Translators: the values of the tokens that lie face down */
  g_string_append_printf (out, _ ("Face down: %s"), list->str);
  append_doubt (out, doubt);
  return g_string_free (out, FALSE);
}
