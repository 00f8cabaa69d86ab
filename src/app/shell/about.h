/* about.h - the about window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

void arb_about_show (GtkWindow *parent); /* parent may be NULL */
