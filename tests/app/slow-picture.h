/* slow-picture.h - a picture that costs time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* A JPEG of 4000 x 4000 pixels, and then scans that say nothing: some hundred of them take a second. */
GBytes *slow_picture (guint n_scans);
