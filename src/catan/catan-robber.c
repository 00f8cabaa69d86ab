/* catan-robber.c - the robber: where it goes, from whom it steals a card, and which cards large hands lose after a 7.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The robber and a 7 never touch fish or fisheries (F15).
 *
 * The friendly robber spares players who have fewer than three points, as everybody sees them, whoever moves it, and
 * those on the hexes of the own player, too: it goes to no hex where they have a building, and takes no card from them.
 * A hex that yields nothing is always open.  If no other hex were left, it may go to any, but still takes nothing from
 * those who are spared.
 */
#include "catan-rooms.h"

#include <string.h>

#include "table/table-intl.h"

static gboolean
is_spared (const CatanState *state, guint player)
{
  return state->rules->friendly && catan_points (state, player) < CATAN_SPARED;
}

/* Whom the friendly robber spares on this hex; CATAN_NOBODY: the hex is open. */
static gint8
spared_on (const CatanState *state, guint hex)
{
  for (guint i = 0; state->rules->island.number[hex] != 0 && i < 6; i++)
    {
      const gint8 player = state->building[catan_shape (state)->hex_spots[hex][i]];
      if (player != CATAN_NOBODY && catan_is_there (state, (guint) player) && is_spared (state, (guint) player))
        return player;
    }
  return CATAN_NOBODY;
}

static gboolean
any_is_open (const CatanState *state)
{
  for (guint hex = 0; hex < catan_shape (state)->n_hexes; hex++)
    if (hex != state->robber && spared_on (state, hex) == CATAN_NOBODY)
      return TRUE;
  return FALSE;
}

gboolean
catan_hex_may (const CatanState *state, guint8 hex, TableRefusal *why)
{
  if (hex >= catan_shape (state)->n_hexes)
    return table_refuse (why, _ ("there is no such hex"));
  const CatanName name = catan_hex_name (hex);
  if (state->agreed)
    return TRUE;
  if (hex == state->robber)
    return table_refuse (why, _ ("the robber is on %s already: it must go to another hex"), name.text);
  const gint8 spared = spared_on (state, hex);
  return spared == CATAN_NOBODY || !any_is_open (state)
         || table_refuse (why, _ ("the friendly robber spares %s, where %s has a building and fewer than %d points"),
                          name.text, catan_name (state, spared), CATAN_SPARED);
}

static guint8
neighbours (const CatanState *state, guint8 hex)
{
  guint8 players = 0;
  for (guint i = 0; i < 6; i++)
    {
      gint8 player = state->building[catan_shape (state)->hex_spots[hex][i]];
      if (player != CATAN_NOBODY && player != state->player && catan_is_there (state, (guint) player)
          && !is_spared (state, (guint) player))
        players |= (guint8) (1 << player);
    }
  if (state->agreed)
    players = (guint8) (table_there (state->rules, state->away) & ~(1u << state->player));
  return players;
}

guint8
catan_victims (const CatanState *state, guint8 hex)
{
  guint8 players = hex < catan_shape (state)->n_hexes ? neighbours (state, hex) : 0;
  for (guint p = 0; state->rules->with_hands && p < state->rules->n_players; p++)
    if (catan_hand_size (state, p) == 0)
      players &= (guint8) ~(1 << p);
  return players;
}

/* Open hands: the stolen card must be known, so it is named, or the hand has only one kind. */
static gboolean
check_open (const CatanState *state, gint8 victim, guint8 resource, CatanGiven *card, TableRefusal *why)
{
  const guint8 *hand = state->seats[victim].hand;
  guint kinds = 0, last = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (hand[r])
      {
        kinds++;
        last = r;
      }
  if (resource == CATAN_ANY ? kinds > 1 : resource >= CATAN_N_RESOURCES)
    return table_refuse (why, _ ("hands lie open in this game: say which card is stolen from %s"),
                         catan_name (state, victim));
  card->seen[resource == CATAN_ANY ? last : resource] = 1;
  return resource == CATAN_ANY || hand[resource] > 0
         || table_refuse (why, _ ("%s has no %s to be stolen"), catan_name (state, victim),
                          catan_resource_name ((CatanResource) resource));
}

gboolean
catan_check_steal (const CatanState *state, gint8 victim, guint8 resource, CatanGiven *card, TableRefusal *why)
{
  g_auto (CatanKept) next = { NULL };
  memset (card, 0, sizeof *card);
  if (!catan_is_there (state, (guint) victim))
    return table_refuse_away (state->rules, (guint) victim, why);
  if (victim == state->player)
    return table_refuse (why, _ ("nobody steals from their own hand"));
  if (!state->rules->with_hands)
    return resource == CATAN_ANY || table_refuse (why, _ ("hands are not kept in this game: leave the card out"));
  if (catan_hand_size (state, (guint) victim) == 0)
    return table_refuse (why, _ ("%s has no card that could be stolen"), catan_name (state, victim));
  if (!state->rules->covered)
    return check_open (state, victim, resource, card, why);
  if (CATAN_IS_TOLD (resource))
    card->told[CATAN_TOLD_KIND (resource)] = 1;
  else if (resource < CATAN_N_RESOURCES)
    card->seen[resource] = 1;
  else
    card->unseen = 1;
  return catan_cards_try (state, (guint) victim, (guint) state->player, card, NULL, &next, why);
}

void
catan_steal (CatanState *state, gint8 victim, const CatanGiven *card)
{
  gboolean stolen = catan_cards_swap (state, CATAN_EFFECT_CARDS, (guint) victim, (guint) state->player, card, NULL,
                                      NULL);
  g_assert (stolen);
}

gboolean
catan_robber_come (CatanState *state, const CatanEntry *entry, TableRefusal *why)
{
  CatanGiven card;
  if (!catan_hex_may (state, entry->hex, why))
    return FALSE;
  const CatanName name = catan_hex_name (entry->hex);
  if (entry->player == CATAN_NOBODY)
    {
      if (!state->agreed && state->rules->with_hands && catan_victims (state, entry->hex))
        return table_refuse (why, _ ("somebody on %s has a card: say from whom it is stolen"), name.text);
    }
  else if (!catan_check_steal (state, entry->player, entry->resource, &card, why))
    return FALSE;
  else if (!state->agreed && is_spared (state, (guint) entry->player))
    return table_refuse (why, _ ("the friendly robber takes nothing from %s, who has fewer than %d points"),
                         catan_name (state, entry->player), CATAN_SPARED);
  else if (!state->agreed && !((neighbours (state, entry->hex) >> entry->player) & 1))
    return table_refuse (why, _ ("%s has no building on %s"), catan_name (state, entry->player), name.text);
  state->robber = entry->hex;
  if (entry->player != CATAN_NOBODY)
    {
      catan_steal (state, entry->player, &card);
      state->luck[state->player].stolen++;
      state->luck[entry->player].lost++;
    }
  return TRUE;
}

gboolean
catan_act_robber (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  if (!catan_robber_come (state, entry, why))
    return FALSE;
  if (state->ask == CATAN_ASK_ROBBER)
    state->ask = CATAN_ASK_TURN;
  return TRUE;
}

/* Refuses because this player does not have to discard now. */
static gboolean
refuse_discard (const CatanState *state, guint player, TableRefusal *why)
{
  const char *name = catan_name (state, (int) player);
  if (catan_hand_size (state, player) <= CATAN_HAND_MAX)
    return table_refuse (why, _ ("%s has no more than %u cards and discards nothing"), name, CATAN_HAND_MAX);
  return table_refuse (why, _ ("%s has discarded already"), name);
}

gboolean
catan_act_discard (gpointer data, gconstpointer given, TableRefusal *why)
{
  CatanState *state = data;
  const CatanEntry *entry = given;
  guint player = (guint) entry->player, n = catan_given_count (&entry->give);
  guint size = catan_hand_size (state, player);
  if (!state->agreed && !((state->owing >> player) & 1))
    return refuse_discard (state, player, why);
  g_auto (CatanKept) next = { NULL };
  if (!catan_cards_try (state, player, CATAN_KEEPER_BANK, &entry->give, NULL, &next, why))
    return FALSE;
  if (n != size / 2 && !state->agreed)
    return table_refuse (why, _ ("%s discards half of %u cards, which is %u, not %u"), catan_name (state, (int) player),
                         size, size / 2, n);
  catan_cards_keep (state, CATAN_EFFECT_CARDS, player, CATAN_KEEPER_BANK, &entry->give, NULL, &next);
  state->luck[player].discarded = (guint16) (state->luck[player].discarded + n);
  state->owing &= (guint8) ~(1 << player);
  if (state->ask == CATAN_ASK_DISCARD && state->owing == 0)
    state->ask = CATAN_ASK_ROBBER;
  return TRUE;
}
