/* timeline-item.c - describes one entry of the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "timeline-item.h"

G_DEFINE_TYPE (ArbTimelineItem, arb_timeline_item, G_TYPE_OBJECT)

static void
arb_timeline_item_finalize (GObject *object)
{
  ArbTimelineItem *self = ARB_TIMELINE_ITEM (object);

  g_free (self->line);
  g_free (self->words);
  g_free (self->outcome);
  g_free (self->refusal);

  G_OBJECT_CLASS (arb_timeline_item_parent_class)->finalize (object);
}

static void
arb_timeline_item_class_init (ArbTimelineItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_timeline_item_finalize;
}

static void
arb_timeline_item_init (ArbTimelineItem *self)
{
}

ArbTimelineItem *
arb_timeline_item_new (guint index, const char *line, const char *words, const char *outcome, const char *refusal)
{
  ArbTimelineItem *self = g_object_new (ARB_TYPE_TIMELINE_ITEM, NULL);

  self->index = index;
  self->line = g_strdup (line);
  self->words = g_strdup (words);
  self->outcome = g_strdup (outcome);
  self->refusal = g_strdup (refusal);
  return self;
}
