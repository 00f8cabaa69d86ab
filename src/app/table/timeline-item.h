/* timeline-item.h - one entry of the journal in words, as an item of a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_TIMELINE_ITEM (arb_timeline_item_get_type ())
G_DECLARE_FINAL_TYPE (ArbTimelineItem, arb_timeline_item, ARB, TIMELINE_ITEM, GObject)

/* Its members are only read from outside. */
struct _ArbTimelineItem
{
  GObject parent_instance;

  guint index;
  char *line, *words;
  char *outcome; /* what the entry brought, "" if nothing */
  char *refusal; /* why the entry is refused now; NULL if it fits */
};

ArbTimelineItem *arb_timeline_item_new (guint index, const char *line, const char *words, const char *outcome,
                                        const char *refusal);

G_END_DECLS
