/* precompiled.h - what nearly every file of the application includes, compiled once: reading it takes longer than most
 * files themselves.  Each file still includes what it needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <math.h>
#include <string.h>
