/* catan-operands-private.h - what the files of the types of operands share with each other and with the rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-operands.h"
#include "catan-rooms.h"
#include "table/table-json.h"

/* ---- catan-operands.c ---- */

/* The index of a word, -1 if it is none of them. */
/* Appends a word, after a blank if it is not the first one of this operand, which begins at `first`. */
void catan_word_append (GString *out, gsize first, const char *word);

/* ---- catan-operand-player.c ---- */

TableOperandOffer catan_offer_partners;   /* everybody except the player on turn */
TableOperandOffer catan_offer_owing;      /* the one who discards next */
TableOperandOffer catan_offer_neighbours; /* players from whom the robber can steal, or nobody */
TableOperandOffer catan_offer_victims;    /* players from whom 3 fish can steal */
TableOperandOffer catan_offer_builders;   /* players who may build after this turn */
TableOperandOffer catan_offer_takers;     /* players who can be given the shoe */
TableOperandOffer catan_offer_hiders;     /* players who hold a face-down fish token */
TableOperandOffer catan_offer_exchangers; /* players who may exchange a fish token */

/* ---- catan-operand-place.c ---- */

TableOperandOffer catan_offer_put;     /* where a correction can put the piece of the entry */
TableOperandOffer catan_offer_removed; /* where it can remove one */

/* ---- catan-operand-card.c; the field of cards is a CatanGiven ---- */

TableOperandOffer catan_offer_bank_rate; /* how many cards the bank takes for one: a single number */
TableOperandOffer catan_offer_for_bank;  /* resources of which the hand has that many */
TableOperandOffer catan_offer_uncertain; /* resources of which it is not certain how many the bank has */
TableOperandOffer catan_offer_stock;     /* how many it can have of the resource in the entry */
TableOperandOffer catan_offer_from_bank; /* resources that the bank can give in this entry */
/* Appends the resources of a hand that are not all named yet.  If it is covered, those that it can have besides the
 * named ones; what is not certain has its chance. */
void catan_offer_hand (const CatanState *state, guint player, const CatanGiven *named, GArray *offers);
/* The same for the other side of a trade, after what this side gives. */
void catan_offer_partner (const CatanState *state, const CatanEntry *entry, GArray *offers);
/* For covered hands, appends a card that nobody saw, and the resources with Shift: told in secret. */
void catan_offer_covered (const CatanState *state, guint player, const CatanGiven *named, GArray *offers);
char *catan_tell_resource (gconstpointer state, gconstpointer entry, const TableOffer *offer);
char catan_key_resource (gconstpointer state, const TableOffer *offer);
/* Reads RES N, ? N or ?RES N and adds it to the field. */
gboolean catan_cards_read (TableReader *in, const TableOperand *operand, CatanGiven *given);
/* Prints "? N", and all others; the words of the operand begin at `first`. */
void catan_cards_print_unseen (const CatanGiven *given, gsize first, GString *out);
void catan_cards_print (const CatanGiven *given, gsize first, GString *out);
void catan_cards_report (const CatanGiven *given, GString *json);
void catan_take_card (const TableOffer *offer, CatanGiven *given); /* adds one card; of unseen ones value[2] */

/* ---- catan-operand-taken.c ---- */

/* Why the player who is asked for in a monopoly cannot give `n` cards; NULL: nothing to say. */
char *catan_taken_lacking (const CatanState *state, const CatanEntry *entry, guint n, gboolean counts);

/* ---- catan-operand-token.c ---- */

/* An offer is a token (its look, its value, and how many of them) or, in a trade, a card. */
gboolean catan_offer_is_card (const TableOffer *offer);
gboolean catan_offer_is_unseen (const TableOffer *offer); /* a card that nobody saw */
CatanToken catan_offer_token_of (const TableOffer *offer);
/* Appends the tokens of a hand that are not named yet. */
void catan_offer_hand_tokens (const CatanState *state, guint player, const CatanToken *named, guint n, gboolean trade,
                              GArray *offers);
/* Is the word a token?  Then *token is filled. */
gboolean catan_token_look (const char *word, CatanToken *token);
/* Reads a token into the place after the entry's tokens; the caller counts it. */
gboolean catan_token_read (TableReader *in, CatanEntry *entry, gint8 player);
void catan_tokens_print (gconstpointer rules, const CatanToken *tokens, guint n, gsize first, GString *out);
void catan_tokens_report (const CatanToken *tokens, guint n, const char *key, GString *json);
/* Puts the tokens of an offer into the entry, and counts them in *n. */
void catan_tokens_take (const TableOffer *offer, CatanEntry *entry, guint8 *n);
char *catan_tell_drawn (gconstpointer state, gconstpointer entry, const TableOffer *offer);
char catan_key_thing (gconstpointer state, const TableOffer *offer); /* of a token or a card */
