/* help-picture.h - the pictures in the help: the table of a sample, drawn as the program draws every table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* `what`: the sample, how many of its entries are on the table, and "tie" if its last tie is drawn: "first-evening 19
 * tie".  `words`: the picture in words. */
GtkWidget *arb_help_picture_new (const char *what, const char *words);
