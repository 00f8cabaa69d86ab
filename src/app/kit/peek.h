/* peek.h - a button that shows something only while it is held, and only after it was held for a while.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is for things that one player may see and the other players may not.  A click shows nothing.  Until it is held,
 * no widget contains the secret.  It is pressed with the pointer, a finger, space or Enter.
 *
 * Signal: "held" (gboolean): TRUE when it has been held long enough.  FALSE when it is released: then the secret must
 * disappear.
 */
#pragma once

#include <gtk/gtk.h>

#define ARB_PEEK_MS 700

#define ARB_TYPE_PEEK (arb_peek_get_type ())
G_DECLARE_FINAL_TYPE (ArbPeek, arb_peek, ARB, PEEK, GtkWidget)

/* Acts as if the button was released. */
void arb_peek_drop (ArbPeek *self);
