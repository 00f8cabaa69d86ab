/* plays-private.h - the file in which plays are kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "plays.h"

/* ---- plays-cache.c ---- */

/* id (gint64) -> ArbPlay; empty if there is no such file, or another version has written it. */
GHashTable *arb_plays_cache_read (const char *folder, const char *library);
/* A file that cannot be written does no harm: the games are replayed the next time. */
void arb_plays_cache_write (const char *folder, const char *library, const GPtrArray *plays);
