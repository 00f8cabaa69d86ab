/* wrap.h - children one beside the other, in as many rows as it takes, each as wide as it wants to be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a flow box is not (it aligns columns); libadwaita brings one in a later version.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_TYPE_WRAP (arb_wrap_get_type ())
G_DECLARE_FINAL_TYPE (ArbWrap, arb_wrap, ARB, WRAP, GtkWidget)

void arb_wrap_append (ArbWrap *self, GtkWidget *child);
void arb_wrap_clear (ArbWrap *self);

G_END_DECLS
