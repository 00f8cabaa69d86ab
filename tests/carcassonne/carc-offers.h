/* carc-offers.h - makes random entries from the rows of acts: for each operand, it takes one of the values on offer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing here names an act or a system.  So a new one is played as soon as it is registered.
 */
#pragma once

#include "carc-fixture.h"

/* May the row be chosen now?  For an act within the entry of a tile, `state` is the one with the tile on the table. */
gboolean offers_row (const CarcState *state, const TableAct *act);
/* Is the row one of a system in play? */
gboolean offers_in_play (const CarcState *state, const TableAct *act);

/* The row by which whoever is asked this question says no to it; NULL: somebody must choose. */
const TableAct *offers_refusal (guint ask);

/* The kinds of act that are offered once the tile is on the table: bit per CarcActKind. */
guint offers_acts (const CarcState *laid);

/* Chooses an offer and returns its index: for tests that prefer some offers. */
typedef guint (*OfferChoice) (GRand *rand, const CarcState *state, const CarcEntry *entry, const TableAct *act,
                              const TableOperand *operand, const GArray *offers);

/* Chooses at random, and the words of the choice are not looked at: for benchmarks. */
guint offers_pick (GRand *rand, const CarcState *state, const CarcEntry *entry, const TableAct *act,
                   const TableOperand *operand, const GArray *offers);

/* Fills the operands of a row at random; FALSE if an operand has no value.  `choose` may be NULL. */
gboolean offers_fill (GRand *rand, const CarcState *state, const TableAct *act, OfferChoice choose, CarcEntry *entry);
/* Makes a random entry of a row that answers the question.  FALSE if an operand of the row has no value. */
gboolean offers_entry (GRand *rand, const CarcState *state, OfferChoice choose, CarcEntry *entry);

/* Fills the operands of every row that can answer the question at random, except the last one that has offers, and
 * tries all values of this one.  FALSE and a reason if the rules do not accept exactly the offers. */
gboolean offers_agree (GRand *rand, const CarcState *state, GString *why);

/* Adds 1 to the count of each row that the entry uses; the index is that in carc_act_table. */
void offers_count (const CarcEntry *entry, guint counts[TABLE_ACTS_MAX]);
