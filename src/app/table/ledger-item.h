/* ledger-item.h - a line of the ledger or an effect, in words, as an item of a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "table/table-event.h"

#define ARB_TYPE_LEDGER_ITEM (arb_ledger_item_get_type ())
G_DECLARE_FINAL_TYPE (ArbLedgerItem, arb_ledger_item, ARB, LEDGER_ITEM, GObject)

/* Its members are only read from outside. */
struct _ArbLedgerItem
{
  GObject parent_instance;

  TableLine line;
  gboolean effect;   /* it has no points and no sum */
  gboolean expected; /* it belongs to the forecast */
  int player;        /* -1: it happened to nobody */
  guint zeros;       /* a heading that stands for so many lines without points; 0: it is a line */
  gboolean open;     /* these lines are listed after the heading */
  guint n_also;
  TableLine also[TABLE_ALSO_MAX];
  char *title;     /* "City at 2,-1" */
  char *sum;       /* "5 tiles x 2 = 10" */
  char *because;   /* "nearest to the Arbitress: 2 steps against 4" */
  char *told_also; /* "2 followers go home", or NULL */
};

ArbLedgerItem *arb_ledger_item_new (const TableGame *game, gconstpointer state, const TableEvent *event,
                                    gboolean expected);
ArbLedgerItem *arb_ledger_item_new_zeros (guint n, gboolean open);
/* TRUE if a new item for this line would have the same words. */
gboolean arb_ledger_item_is (ArbLedgerItem *self, const TableGame *game, gconstpointer state, const TableEvent *event);
