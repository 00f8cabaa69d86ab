/* catan-operands.h - the types of the words in Catan's entries: places, cards, tokens, things of a trade.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A type says how a word is read, printed and asked for; see table-act.h.  If a field is a list (cards, tokens), the
 * operand is repeated, and each word is added to the field.
 */
#pragma once

#include "catan-entry.h"
#include "table/table-act.h"

extern const TableOperandType catan_operand_hex;      /* guint8: HEX */
extern const TableOperandType catan_operand_spot;     /* guint8: SPOT */
extern const TableOperandType catan_operand_edge;     /* guint8: ROAD */
extern const TableOperandType catan_operand_resource; /* guint8: RES */
extern const TableOperandType catan_operand_stolen;   /* guint8: RES, ? or ?RES */
extern const TableOperandType catan_operand_card;     /* guint8: CARD */
extern const TableOperandType catan_operand_dice;     /* guint8: the sum of two dice */
extern const TableOperandType catan_operand_count;    /* guint8 from low to high: N */
extern const TableOperandType catan_operand_cards;    /* CatanGiven: RES N, ? N, ?RES N */
extern const TableOperandType catan_operand_taken;    /* gint8[CATAN_MAX_PLAYERS]: NAME N */
extern const TableOperandType catan_operand_unpaid;   /* the word of what costs nothing */

/* The field of these types is the whole entry, because all its tokens are in one array. */
extern const TableOperandType catan_operand_paid;    /* TOKEN */
extern const TableOperandType catan_operand_token;   /* one TOKEN */
extern const TableOperandType catan_operand_hidden;  /* the TOKEN that a face-down one turns out to be */
extern const TableOperandType catan_operand_handed;  /* one TOKEN that is exchanged */
extern const TableOperandType catan_operand_fetched; /* and the one that is drawn for it; it comes after */
extern const TableOperandType catan_operand_drawn;   /* [by NAME] TOKEN */
extern const TableOperandType catan_operand_given;   /* THINGS: fish TOKEN ... RES N ... */
extern const TableOperandType catan_operand_got;     /* the same for the other side; its tokens come after */

/* Is this offer of the prompt a token (then *token is filled), or a resource? */
gboolean catan_offer_is_token (const TableOperand *operand, const TableOffer *offer, CatanToken *token);
gboolean catan_offer_is_resource (const TableOperand *operand, const TableOffer *offer);
/* Why no offer has this key, if it is the key of a card or a token, or a number; else NULL.  Free with g_free ().
 * `counts`: may it be said how many there are? */
char *catan_lacking_tell (const CatanState *state, const CatanEntry *entry, const TableOperand *operand, char key,
                          gboolean shift, gboolean counts);
/* Why the place with these letters (as in `code` of the type) cannot be chosen for this operand; NULL: there is no such
 * place, or it can be chosen.  Free with g_free (). */
char *catan_place_refused (const CatanState *state, const CatanEntry *entry, const TableOperand *operand,
                           const char *code);
/* Of cards in a covered hand: are they not certain, and may the prompt say so? */
gboolean catan_offer_is_maybe (const CatanState *state, const TableOffer *offer);
