/* ledger-item.c - describes one line of the ledger, or one effect.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "ledger-item.h"

#include <string.h>
#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "table/table-words.h"

G_DEFINE_TYPE (ArbLedgerItem, arb_ledger_item, G_TYPE_OBJECT)

static void
arb_ledger_item_class_init (ArbLedgerItemClass *klass)
{
  TABLE_FREES (klass, ArbLedgerItem, g_free, title, sum, because, told_also);
}

static void
arb_ledger_item_init (ArbLedgerItem *self)
{
}

/* The reason, and what lies around the place, so that it is found on the board. */
static char *
because_of (const TableGame *game, gconstpointer state, const TableEvent *event)
{
  g_autofree char *because = table_event_because (game, state, event);
  g_autofree char *place = !event->effect && game->line_place != NULL ? game->line_place (state, event->line) : NULL;

  if (place == NULL)
    return g_steal_pointer (&because);
  return g_strdup_printf (*because != '\0' ? "%s; %s" : "%s%s", because, place);
}

ArbLedgerItem *
arb_ledger_item_new (const TableGame *game, gconstpointer state, const TableEvent *event, gboolean expected)
{
  g_autofree char *title = table_event_title (game, state, event);
  ArbLedgerItem *self = g_object_new (ARB_TYPE_LEDGER_ITEM, NULL);

  self->line = *event->line;
  self->effect = event->effect;
  self->player = table_event_player (game, event);
  self->expected = expected;
  self->n_also = event->n_also;
  for (guint i = 0; i < event->n_also; i++)
    self->also[i] = *event->also[i];
  self->title = table_capital (title);
  self->sum = table_game_sum (game, event->line);
  self->because = because_of (game, state, event);
  self->told_also = table_event_also (game, state, event);
  return self;
}

ArbLedgerItem *
arb_ledger_item_new_zeros (guint n, gboolean open)
{
  ArbLedgerItem *self = g_object_new (ARB_TYPE_LEDGER_ITEM, NULL);

  self->effect = TRUE;
  self->expected = TRUE;
  self->player = -1;
  self->zeros = n;
  self->open = open;
  self->title = g_strdup_printf (ngettext ("%u feature that brings nothing", "%u features that bring nothing", n), n);
  self->sum = g_strdup ("");
  self->because = g_strdup ("");
  return self;
}

gboolean
arb_ledger_item_is (ArbLedgerItem *self, const TableGame *game, gconstpointer state, const TableEvent *event)
{
  g_autofree char *because = NULL;

  g_return_val_if_fail (ARB_IS_LEDGER_ITEM (self), FALSE);

  /* Padding bytes may differ in equal lines.  Then the words are only made once more. */
  if (memcmp (&self->line, event->line, sizeof self->line) != 0 || self->effect != event->effect
      || self->n_also != event->n_also)
    return FALSE;
  for (guint i = 0; i < event->n_also; i++)
    if (memcmp (&self->also[i], event->also[i], sizeof self->also[i]) != 0)
      return FALSE;
  /* The line is the same, but its tie may have been decided differently. */
  if (event->line->tie >= 0)
    because = because_of (game, state, event);
  return event->line->tie < 0 || g_strcmp0 (self->because, because) == 0;
}
