/* line-field.h - the field in which an entry is changed as text.  A line with a secret is covered until somebody
 * uncovers it: then neither the screen nor a screen reader has the line, nor how long it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Shows this line.  `editable`: it may be changed once it is uncovered.  An icon in the entry uncovers the secret, and
 * covers it again. */
void arb_line_field_show (GtkEntry *entry, const char *line, gboolean secret, gboolean editable);
/* The line as it is now, covered or not; borrowed until the next call or change. */
const char *arb_line_field_get (GtkEntry *entry);
/* Is it another line than the one that was shown?  The same line again is no change, and must not be judged: a refusal
 * could tell what a covered line hides. */
gboolean arb_line_field_is_changed (GtkEntry *entry);
