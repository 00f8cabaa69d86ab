/* peek.h - a button that shows something only while it is held, and only after it was held for a while.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For what one player may see and the others at the table may not: a click shows nothing, and nothing of it is in any
 * widget before.  Pressed by pointer or finger, or by space or Enter.
 *
 * Signal: "held" (gboolean): TRUE when it has been held long enough, FALSE when it is let go; what was shown goes then.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARB_PEEK_MS 700

#define ARB_TYPE_PEEK (arb_peek_get_type ())
G_DECLARE_FINAL_TYPE (ArbPeek, arb_peek, ARB, PEEK, GtkWidget)

GtkWidget *arb_peek_new (void);
/* As if it were let go. */
void arb_peek_drop (ArbPeek *self);

G_END_DECLS
