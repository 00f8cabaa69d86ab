/* carc-offers.h - entries made from the rows of acts alone: whatever a row offers, operand by operand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing here names an act or a system, so a new one is played as soon as it is registered.
 */
#pragma once

#include "carc-fixture.h"

G_BEGIN_DECLS

/* May the row be chosen now?  `state` is the one inside for acts with a tile. */
gboolean offers_row (const CarcState *state, const TableAct *act);

/* One of the offers; for a player who prefers some. */
typedef guint (*OfferChoice) (GRand *rand, const CarcState *state, const CarcEntry *entry, const TableAct *act,
                              const TableOperand *operand, const GArray *offers);

/* Fills the operands of a row at random; FALSE if some operand has no value.  `choose` may be NULL. */
gboolean offers_fill (GRand *rand, const CarcState *state, const TableAct *act, OfferChoice choose, CarcEntry *entry);
/* A random entry of any row that answers what is asked; FALSE if the row that was picked leads nowhere. */
gboolean offers_entry (GRand *rand, const CarcState *state, OfferChoice choose, CarcEntry *entry);

/* Are the offers of the last operand that is not written exactly what is taken?  Tried for every row that may come
 * now, the operands before it filled at random. */
gboolean offers_agree (GRand *rand, const CarcState *state, GString *why);

/* Which rows were played, by their index in carc_act_table; adds those of the entry. */
void offers_count (const CarcEntry *entry, guint counts[TABLE_ACTS_MAX]);

G_END_DECLS
