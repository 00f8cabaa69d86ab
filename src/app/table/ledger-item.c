/* ledger-item.c - describes one line of the ledger, or one effect.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "ledger-item.h"

#include <string.h>
#include <glib/gi18n.h>

#include "table/table-words.h"

G_DEFINE_TYPE (ArbLedgerItem, arb_ledger_item, G_TYPE_OBJECT)

static void
arb_ledger_item_finalize (GObject *object)
{
  ArbLedgerItem *self = ARB_LEDGER_ITEM (object);

  g_free (self->title);
  g_free (self->sum);
  g_free (self->because);
  g_free (self->told_also);

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

/* The reason, and what lies around the place, so that it is found on the board. */
static char *
because_of (const TableGame *game, gconstpointer state, const TableNews *news)
{
  g_autofree char *because = table_news_because (game, state, news);
  g_autofree char *place = !news->effect && game->line_place != NULL ? game->line_place (state, news->line) : NULL;

  if (place == NULL)
    return g_steal_pointer (&because);
  return g_strdup_printf (*because != '\0' ? "%s; %s" : "%s%s", because, place);
}

ArbLedgerItem *
arb_ledger_item_new (const TableGame *game, gconstpointer state, const TableNews *news, gboolean expected)
{
  g_autofree char *title = table_news_title (game, state, news);
  ArbLedgerItem *self = g_object_new (ARB_TYPE_LEDGER_ITEM, NULL);

  self->line = *news->line;
  self->effect = news->effect;
  self->player = table_news_player (game, news);
  self->expected = expected;
  self->n_also = news->n_also;
  for (guint i = 0; i < news->n_also; i++)
    self->also[i] = *news->also[i];
  self->title = table_capital (title);
  self->sum = table_game_sum (game, news->line);
  self->because = because_of (game, state, news);
  self->told_also = table_news_also (game, state, news);
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
arb_ledger_item_is (ArbLedgerItem *self, const TableGame *game, gconstpointer state, const TableNews *news)
{
  g_autofree char *because = NULL;

  g_return_val_if_fail (ARB_IS_LEDGER_ITEM (self), FALSE);

  /* Padding bytes may differ in equal lines.  Then the words are only made once more. */
  if (memcmp (&self->line, news->line, sizeof self->line) != 0 || self->effect != news->effect
      || self->n_also != news->n_also)
    return FALSE;
  for (guint i = 0; i < news->n_also; i++)
    if (memcmp (&self->also[i], news->also[i], sizeof self->also[i]) != 0)
      return FALSE;
  /* The line is the same, but its tie may have been decided differently. */
  if (news->line->tie >= 0)
    because = because_of (game, state, news);
  return news->line->tie < 0 || g_strcmp0 (self->because, because) == 0;
}
