/* wrap.h - children side by side, in as many rows as needed, each at its natural width and as high as its row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With the halign GTK_ALIGN_CENTER, each row is centred.  A child that expands horizontally has a row of its own.
 * A flow box would align them in columns.  A later version of libadwaita has such a widget.
 */
#pragma once

#include <gtk/gtk.h>

#define ARB_WRAP_SPACING 6 /* usually, in pixels */

#define ARB_TYPE_WRAP (arb_wrap_get_type ())
G_DECLARE_FINAL_TYPE (ArbWrap, arb_wrap, ARB, WRAP, GtkWidget)

void arb_wrap_append (ArbWrap *self, GtkWidget *child);
/* A new child, or one that is here already.  `before` NULL: at the end. */
void arb_wrap_insert (ArbWrap *self, GtkWidget *child, GtkWidget *before);
void arb_wrap_remove (ArbWrap *self, GtkWidget *child);
void arb_wrap_clear (ArbWrap *self);
/* Children for which there is no room are out of view, cannot be clicked and get no focus: the last ones first, but
 * not those that are kept.  No room is asked for but that of the first row, or of those that are kept.  Assistive tools
 * find all children. */
void arb_wrap_set_cut (ArbWrap *self, gboolean cut);
/* A child that is kept is never cut; at first, none is. */
void arb_wrap_keep (GtkWidget *child, gboolean kept);
/* A child that is halved has at most half of the width if those that must be in view would be higher than `height`
 * otherwise, and if its words stay whole.  At first, none is, and `height` is 0: there is no such limit. */
void arb_wrap_halve (GtkWidget *child, gboolean halved);
void arb_wrap_halve_beyond (ArbWrap *self, int height);
/* Is this child of a wrap out of view, as it was laid out last? */
gboolean arb_wrap_is_cut (GtkWidget *child);
/* The pixels between children, in rows and between rows; usually ARB_WRAP_SPACING. */
void arb_wrap_set_spacing (ArbWrap *self, int spacing);
/* The same, but less, down to `least`, where all children do not fit in one row. */
void arb_wrap_set_spacing_least (ArbWrap *self, int spacing, int least);
/* From now on Tab does not go through all children, but to this one (NULL: the first one) and then out. */
void arb_wrap_stop_at (ArbWrap *self, GtkWidget *child);
