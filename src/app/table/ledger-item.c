/* ledger-item.c - describes one line of the ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "ledger-item.h"

#include <string.h>

#include "app/kit/words.h"

struct _ArbLedgerItem
{
  GObject parent_instance;

  TableLine line;
  gboolean expected;
  char *title, *sum, *because;
};

G_DEFINE_TYPE (ArbLedgerItem, arb_ledger_item, G_TYPE_OBJECT)

static void
arb_ledger_item_finalize (GObject *object)
{
  ArbLedgerItem *self = ARB_LEDGER_ITEM (object);

  g_free (self->title);
  g_free (self->sum);
  g_free (self->because);

  G_OBJECT_CLASS (arb_ledger_item_parent_class)->finalize (object);
}

static void
arb_ledger_item_class_init (ArbLedgerItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_ledger_item_finalize;
}

static void
arb_ledger_item_init (ArbLedgerItem *self)
{
}

ArbLedgerItem *
arb_ledger_item_new (const TableGame *game, gconstpointer state, const TableLine *line, gboolean expected)
{
  g_autofree char *title = game->line_title (state, line);
  ArbLedgerItem *self = g_object_new (ARB_TYPE_LEDGER_ITEM, NULL);

  self->line = *line;
  self->expected = expected;
  self->title = arb_capital (title);
  self->sum = table_game_sum (game, line);
  self->because = game->because (state, line);
  return self;
}

gboolean
arb_ledger_item_is (ArbLedgerItem *self, const TableGame *game, gconstpointer state, const TableLine *line)
{
  g_autofree char *because = NULL;

  g_return_val_if_fail (ARB_IS_LEDGER_ITEM (self), FALSE);

  /* Padding bytes may differ in equal lines.  Then the words are only made once more. */
  if (memcmp (&self->line, line, sizeof *line) != 0)
    return FALSE;
  /* The line is the same, but its tie may have been decided differently. */
  if (line->tie >= 0)
    because = game->because (state, line);
  return line->tie < 0 || g_strcmp0 (self->because, because) == 0;
}

const TableLine *
arb_ledger_item_get_line (ArbLedgerItem *self)
{
  g_return_val_if_fail (ARB_IS_LEDGER_ITEM (self), NULL);
  return &self->line;
}

gboolean
arb_ledger_item_get_expected (ArbLedgerItem *self)
{
  g_return_val_if_fail (ARB_IS_LEDGER_ITEM (self), FALSE);
  return self->expected;
}

const char *
arb_ledger_item_get_title (ArbLedgerItem *self)
{
  g_return_val_if_fail (ARB_IS_LEDGER_ITEM (self), NULL);
  return self->title;
}

const char *
arb_ledger_item_get_sum (ArbLedgerItem *self)
{
  g_return_val_if_fail (ARB_IS_LEDGER_ITEM (self), NULL);
  return self->sum;
}

const char *
arb_ledger_item_get_because (ArbLedgerItem *self)
{
  g_return_val_if_fail (ARB_IS_LEDGER_ITEM (self), NULL);
  return self->because;
}
