/* ledger-item.h - a line of the ledger or an effect, in words, as an item of a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "table/table-news.h"

G_BEGIN_DECLS

#define ARB_TYPE_LEDGER_ITEM (arb_ledger_item_get_type ())
G_DECLARE_FINAL_TYPE (ArbLedgerItem, arb_ledger_item, ARB, LEDGER_ITEM, GObject)

/* `expected`: the line belongs to the forecast. */
ArbLedgerItem *arb_ledger_item_new (const TableGame *game, gconstpointer state, const TableNews *news,
                                    gboolean expected);

/* A heading that stands for `n` lines without points, which are listed after it if it is `open`. */
ArbLedgerItem *arb_ledger_item_new_zeros (guint n, gboolean open);

/* How many lines the heading stands for; 0: it is a line. */
guint arb_ledger_item_get_zeros (ArbLedgerItem *self);
gboolean arb_ledger_item_is_open (ArbLedgerItem *self);

/* TRUE if a new item for this line would have the same words. */
gboolean arb_ledger_item_is (ArbLedgerItem *self, const TableGame *game, gconstpointer state, const TableNews *news);

const TableLine *arb_ledger_item_get_line (ArbLedgerItem *self);
gboolean arb_ledger_item_is_effect (ArbLedgerItem *self); /* it has no points and no sum */
int arb_ledger_item_get_player (ArbLedgerItem *self);     /* -1: it happened to nobody */
gboolean arb_ledger_item_get_expected (ArbLedgerItem *self);
/* The item owns these. */
const char *arb_ledger_item_get_title (ArbLedgerItem *self);   /* "City at 2,-1" */
const char *arb_ledger_item_get_sum (ArbLedgerItem *self);     /* "5 tiles x 2 = 10" */
const char *arb_ledger_item_get_because (ArbLedgerItem *self); /* "nearest to the Arbitress: 2 steps against 4" */
const char *arb_ledger_item_get_also (ArbLedgerItem *self);    /* "2 followers go home", or NULL */

G_END_DECLS
