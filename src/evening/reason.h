/* reason.h - why something failed, in plain words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Instead of error->message, wherever a person reads it of a file or the library.  GIO's usual errors are told in the
 * words of table-trouble.h; what this program refuses has its own words already.  Valid as long as the error. */
const char *arb_reason (const GError *error);
