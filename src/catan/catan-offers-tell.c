/* catan-offers-tell.c - offers in words, their keys, and the questions; see catan-offers.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-offers.h"

#include <string.h>

#include "table/table-intl.h"

/* ---- in words ---- */

/* Appends "forest 8" or "desert", after a comma if `out` is not empty. */
static void
tell_land (GString *out, const CatanIsland *island, guint hex)
{
  if (out->len > 0)
    g_string_append (out, ", ");
  g_string_append (out, catan_land_name ((CatanLand) island->land[hex]));
  if (island->number[hex])
    g_string_append_printf (out, " %u", island->number[hex]);
}

char *
catan_spot_tell (const CatanState *state, guint8 spot)
{
  const CatanIsland *island = &state->rules->island;
  guint8 harbour = catan_harbour_at (island, spot);
  guint8 sea = state->rules->with_fishermen ? catan_fishery_at (island, spot) : CATAN_NOWHERE;
  g_autoptr (GString) out = g_string_new (NULL);
  char name[CATAN_NAME_MAX];
  for (guint i = 0; i < 3; i++)
    if (catan_shape ()->spot_hexes[spot][i] != CATAN_NOWHERE)
      tell_land (out, island, catan_shape ()->spot_hexes[spot][i]);
  if (harbour == CATAN_ANY)
    g_string_append_printf (out, ", %s", _ ("3:1 harbour"));
  else if (harbour != CATAN_NOWHERE)
    /* Translators: a harbour of one resource, "wool harbour". */
    g_string_append_printf (out, _ (", %s harbour"), catan_resource_name ((CatanResource) harbour));
  if (sea != CATAN_NOWHERE)
    g_string_append_printf (out, _ (", fishery %u"), island->fishery[sea]);
  catan_spot_name (spot, name);
  return g_strdup_printf ("%s: %s", name, out->str);
}

char *
catan_tell_spot (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return catan_spot_tell (state, (guint8) offer->value[0]);
}

/* "12-13: forest 8, hills 5" */
char *
catan_tell_edge (gconstpointer data, gconstpointer entry, const TableOffer *offer)
{
  const CatanState *state = data;
  g_autoptr (GString) out = g_string_new (NULL);
  char name[CATAN_NAME_MAX];
  if (offer->flags & TABLE_OFFER_NOTHING)
    return g_strdup (_ ("no second road"));
  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    if (memchr (catan_shape ()->hex_edges[hex], offer->value[0], 6) != NULL)
      tell_land (out, &state->rules->island, hex);
  catan_edge_name ((guint) offer->value[0], name);
  return g_strdup_printf ("%s: %s", name, out->str);
}

/* Without the hex's letter, because that is its key. */
char *
catan_tell_hex (gconstpointer data, gconstpointer entry, const TableOffer *offer)
{
  const CatanState *state = data;
  GString *out = g_string_new (NULL);
  guint there = 0;
  tell_land (out, &state->rules->island, (guint) offer->value[0]);
  for (guint i = 0; i < 6; i++)
    {
      gint8 player = state->building[catan_shape ()->hex_spots[offer->value[0]][i]];
      if (player == CATAN_NOBODY || ((there >> player) & 1))
        continue;
      there |= 1u << player;
      g_string_append_printf (out, " · %s", catan_name (state, (guint) player));
    }
  return g_string_free (out, FALSE);
}

char *
catan_tell_player (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (offer->value[0] == CATAN_NOBODY ? _ ("nobody") : catan_name (state, (guint) offer->value[0]));
}

char *
catan_tell_resource (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  const char *name = catan_resource_name ((CatanResource) offer->value[0]);
  return offer->value[1] ? g_strdup_printf (_ ("%u %s"), (guint) offer->value[1], name) : g_strdup (name);
}

char *
catan_tell_card (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (catan_card_name ((CatanCard) offer->value[0]));
}

char *
catan_tell_points_shown (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup_printf (ngettext ("%d point card", "%d point cards", (gulong) offer->value[0]), offer->value[0]);
}

char *
catan_tell_dice (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  /* Translators: a throw of the dice. */
  return g_strdup_printf (_ ("dice: %d"), offer->value[0]);
}

char *
catan_tell_paid (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  guint value = (guint) offer->value[1];
  if (offer->value[0] == CATAN_TOKEN_TOLD)
    return g_strdup_printf (_ ("%u fish, from the face-down ones"), value);
  return g_strdup_printf (ngettext ("%u fish", "%u fish", value), value);
}

char *
catan_tell_drawn (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
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

char *
catan_tell_thing (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  if (offer->flags & TABLE_OFFER_LAST)
    return g_strdup (_ ("that is all"));
  if (catan_offer_is_card (offer))
    return g_strdup (catan_resource_name ((CatanResource) offer->value[0]));
  return catan_tell_drawn (state, entry, offer);
}

/* ---- keys ---- */

char
catan_key_hex (gconstpointer state, const TableOffer *offer)
{
  char name[CATAN_NAME_MAX];
  catan_hex_name ((guint) offer->value[0], name);
  return g_ascii_tolower (name[0]);
}

char
catan_key_resource (gconstpointer state, const TableOffer *offer)
{
  return CATAN_RESOURCE_KEYS[offer->value[0]];
}

char
catan_key_digit (gconstpointer state, const TableOffer *offer)
{
  return (char) ('0' + offer->value[0]);
}

char
catan_key_next_digit (gconstpointer state, const TableOffer *offer)
{
  return (char) ('1' + offer->value[0]);
}

char
catan_key_dice (gconstpointer state, const TableOffer *offer)
{
  return "234567890-="[offer->value[0] - 2];
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

/* ---- questions ---- */

char *
catan_ask_edge (gconstpointer state, gconstpointer entry)
{
  return g_strdup (((const CatanEntry *) entry)->n_edges > 0 ? _ ("Where does the second road lie?")
                                                             : _ ("Where does the road lie?"));
}

char *
catan_ask_discarded (gconstpointer state, gconstpointer entry)
{
  guint left = catan_entry_to_discard (state, entry);
  return g_strdup_printf (ngettext ("Which card is discarded?  %u more", "Which cards are discarded?  %u more", left),
                          left);
}

char *
catan_ask_paid (gconstpointer state, gconstpointer given)
{
  const CatanEntry *entry = given;
  guint fish = catan_entry_fish (entry);
  if (fish == 0)
    return g_strdup_printf (_ ("Which tokens pay the %u fish?"), entry->number);
  return g_strdup_printf (_ ("Which tokens pay the %u fish?  %u so far"), entry->number, fish);
}

int
catan_entry_drawer (const CatanState *state, const CatanEntry *entry)
{
  return entry->n_tokens < state->n_draws ? state->draws[entry->n_tokens].player : CATAN_NOBODY;
}

char *
catan_ask_drawn (gconstpointer data, gconstpointer given)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  int drawer = catan_entry_drawer (state, entry);
  guint nth = 0, all = 0;
  for (guint i = 0; i < state->n_draws; i++)
    if (state->draws[i].player == drawer)
      {
        all++;
        nth += i <= entry->n_tokens;
      }
  if (all == 1)
    return g_strdup (_ ("Which fish token is drawn?"));
  return g_strdup_printf (_ ("Which fish token is drawn, %u of %u?"), nth, all);
}

char *
catan_ask_given (gconstpointer state, gconstpointer entry)
{
  return g_strdup_printf (_ ("What does %s give?"),
                          catan_name (state, (guint) MAX (((const CatanState *) state)->player, 0)));
}

char *
catan_ask_got (gconstpointer state, gconstpointer entry)
{
  return g_strdup_printf (_ ("What does %s give?"), catan_name (state, (guint) ((const CatanEntry *) entry)->player));
}
