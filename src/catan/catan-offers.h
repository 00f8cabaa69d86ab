/* catan-offers.h - what can be said for each word of an entry, given those before it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These are the functions that operand types and rows point to; see table-act.h.
 */
#pragma once

#include "catan-rooms.h"

G_BEGIN_DECLS

typedef void CatanOffer (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                         GArray *offers);

/* ---- places; those that the rules refuse are marked so, and all of them are legal where the table agreed ---- */

CatanOffer catan_offer_spots, catan_offer_roads, catan_offer_hexes;

/* ---- players ---- */

CatanOffer catan_offer_players;    /* everybody */
CatanOffer catan_offer_partners;   /* all but the one on turn */
CatanOffer catan_offer_owing;      /* who discards next: one alone */
CatanOffer catan_offer_neighbours; /* from whom the robber steals, or from nobody */
CatanOffer catan_offer_victims;    /* from whom fish steal */
CatanOffer catan_offer_takers;     /* of the shoe */

/* ---- cards ---- */

CatanOffer catan_offer_resources;
CatanOffer catan_offer_stolen;    /* of the victim's hand; nothing where hands are not kept */
CatanOffer catan_offer_bank_rate; /* how many of the resource the bank takes for one: one number alone */
CatanOffer catan_offer_for_bank;  /* resources of which the hand has so many */
CatanOffer catan_offer_cards;     /* development cards */
CatanOffer catan_offer_points;    /* how many of them may be points */
CatanOffer catan_offer_discarded; /* cards left in the hand, until half is named */
CatanOffer catan_offer_dice;

/* ---- tokens and things of a trade ---- */

CatanOffer catan_offer_paid;  /* until the price is paid */
CatanOffer catan_offer_drawn; /* until all that are owed are named */
CatanOffer catan_offer_token; /* that was forgotten, or goes back */
CatanOffer catan_offer_given, catan_offer_got;

/* An offer is a token, its look, its value and how many of them; or, in a trade, a card. */
gboolean catan_offer_is_card (const TableOffer *offer);
CatanToken catan_offer_token_of (const TableOffer *offer);

/* Fish of the tokens named so far; cards that are still to be named for a discard. */
guint catan_entry_fish (const CatanEntry *entry);
guint catan_entry_to_discard (const CatanState *state, const CatanEntry *entry);

/* ---- into the entry ---- */

void catan_take_byte (const TableOffer *offer, gpointer field);  /* guint8 */
void catan_take_card (const TableOffer *offer, gpointer field);  /* one more of these cards */
void catan_take_token (const TableOffer *offer, gpointer field); /* the entry: behind n_tokens */
void catan_take_given (const TableOffer *offer, gpointer field); /* the entry: a token or a card */
void catan_take_got (const TableOffer *offer, gpointer field);

/* ---- in words, and their keys; free with g_free () ---- */

typedef char *CatanTellOffer (gconstpointer state, gconstpointer entry, const TableOffer *offer);
CatanTellOffer catan_tell_spot, catan_tell_edge, catan_tell_hex, catan_tell_player, catan_tell_resource,
    catan_tell_card, catan_tell_points_shown, catan_tell_dice, catan_tell_paid, catan_tell_drawn, catan_tell_thing;

typedef char CatanKey (gconstpointer state, const TableOffer *offer);
CatanKey catan_key_hex, catan_key_resource, catan_key_digit, catan_key_next_digit, catan_key_dice, catan_key_thing;

/* ---- questions that say how far it is; free with g_free () ---- */

typedef char *CatanQuestion (gconstpointer state, gconstpointer entry);
CatanQuestion catan_ask_edge, catan_ask_discarded, catan_ask_paid, catan_ask_drawn, catan_ask_given, catan_ask_got;

G_END_DECLS
