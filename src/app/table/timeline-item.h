/* timeline-item.h - one entry of the journal in words, as an item of a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARB_TYPE_TIMELINE_ITEM (arb_timeline_item_get_type ())
G_DECLARE_FINAL_TYPE (ArbTimelineItem, arb_timeline_item, ARB, TIMELINE_ITEM, GObject)

/* `outcome`: what the entry brought, "" if nothing.  `refusal`: why the entry is refused now; NULL if it fits. */
ArbTimelineItem *arb_timeline_item_new (guint index, const char *line, const char *words, const char *outcome,
                                        const char *refusal);

guint arb_timeline_item_get_index (ArbTimelineItem *self);
const char *arb_timeline_item_get_line (ArbTimelineItem *self);
const char *arb_timeline_item_get_words (ArbTimelineItem *self);
const char *arb_timeline_item_get_outcome (ArbTimelineItem *self);
const char *arb_timeline_item_get_refusal (ArbTimelineItem *self);

G_END_DECLS
