/* codes.h - a finished game as QR codes, at the end of the final scores: for BG Stats, and the whole record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define ARB_TYPE_CODES (arb_codes_get_type ())
G_DECLARE_FINAL_TYPE (ArbCodes, arb_codes, ARB, CODES, AdwBin)

/* The link and the packed record; NULL hides the widget. */
void arb_codes_set (ArbCodes *self, const char *link, const char *packed);
