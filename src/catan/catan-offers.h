/* catan-offers.h - the values that each word of an entry can have, given the words before it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Operand types and rows point to these functions; table-act.h says what each must do.
 */
#pragma once

#include "catan-rooms.h"

G_BEGIN_DECLS

typedef void CatanOffer (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                         GArray *offers);

/* ---- places; what the rules refuse is marked as refused, unless the table agreed on it ---- */

CatanOffer catan_offer_spots, catan_offer_roads, catan_offer_hexes;

/* ---- players ---- */

CatanOffer catan_offer_players;    /* everybody */
CatanOffer catan_offer_partners;   /* everybody except the player on turn */
CatanOffer catan_offer_owing;      /* the one who discards next */
CatanOffer catan_offer_neighbours; /* players from whom the robber can steal, or nobody */
CatanOffer catan_offer_victims;    /* players from whom 3 fish can steal */
CatanOffer catan_offer_takers;     /* players who can be given the shoe */

/* ---- cards ---- */

CatanOffer catan_offer_resources;
CatanOffer catan_offer_stolen;    /* cards in the victim's hand; none if hands are not recorded */
CatanOffer catan_offer_bank_rate; /* how many cards the bank takes for one: a single number */
CatanOffer catan_offer_for_bank;  /* resources of which the hand has that many */
CatanOffer catan_offer_cards;     /* development cards */
CatanOffer catan_offer_points;    /* how many point cards are revealed */
CatanOffer catan_offer_discarded; /* cards of the hand that are not named yet, until half are named */
CatanOffer catan_offer_dice;

/* ---- tokens and things of a trade ---- */

CatanOffer catan_offer_paid;  /* tokens of the hand, until the price is paid */
CatanOffer catan_offer_drawn; /* until all owed tokens are named */
CatanOffer catan_offer_token; /* the token that was forgotten, or goes back */
CatanOffer catan_offer_given, catan_offer_got;

/* An offer is a token (its look, its value, and how many of them) or, in a trade, a card. */
gboolean catan_offer_is_card (const TableOffer *offer);
CatanToken catan_offer_token_of (const TableOffer *offer);

/* The fish on the tokens named so far; how many cards must still be named for a discard. */
guint catan_entry_fish (const CatanEntry *entry);
guint catan_entry_to_discard (const CatanState *state, const CatanEntry *entry);

/* ---- putting an offer into the entry ---- */

void catan_take_byte (const TableOffer *offer, gpointer field);  /* guint8 */
void catan_take_card (const TableOffer *offer, gpointer field);  /* adds one card */
void catan_take_token (const TableOffer *offer, gpointer field); /* the whole entry: adds a token */
void catan_take_given (const TableOffer *offer, gpointer field); /* the whole entry: adds a token or a card */
void catan_take_got (const TableOffer *offer, gpointer field);

/* ---- offers in words (free with g_free ()), and their keys ---- */

typedef char *CatanTellOffer (gconstpointer state, gconstpointer entry, const TableOffer *offer);
CatanTellOffer catan_tell_spot, catan_tell_edge, catan_tell_hex, catan_tell_player, catan_tell_resource,
    catan_tell_card, catan_tell_points_shown, catan_tell_dice, catan_tell_paid, catan_tell_drawn, catan_tell_thing;

typedef char CatanKey (gconstpointer state, const TableOffer *offer);
CatanKey catan_key_hex, catan_key_resource, catan_key_digit, catan_key_next_digit, catan_key_dice, catan_key_thing;

/* ---- questions that say what is still missing; free with g_free () ---- */

typedef char *CatanQuestion (gconstpointer state, gconstpointer entry);
CatanQuestion catan_ask_edge, catan_ask_discarded, catan_ask_paid, catan_ask_drawn, catan_ask_given, catan_ask_got;

G_END_DECLS
