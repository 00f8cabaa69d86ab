/* kept-row.h - what is kept under a name (kept.h): a field to keep what is shown, and a row for each, to choose it, to
 * give it another name, and to forget it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "keep" (char *name: keep what is shown now under this name, and call arb_kept_row_kept ()), "chosen" (char
 * *name).
 */
#pragma once

#include <adwaita.h>

#include "kept.h"

/* What is kept, in words: N_ () each. */
typedef struct
{
  const char *key;          /* of the settings */
  const char *keep;         /* "Keep this island under a name" */
  const char *none;         /* "Keep an island, to play on it again" */
  char *(*count) (guint n); /* "3 islands to play on again", translated */
  const char *forget;       /* "Forget the Island “%s”?" */
  const char *forget_words; /* what happens to games with it */
  const char *not_kept;     /* "This Island Cannot Be Kept" */
} ArbKeptWords;

#define ARB_TYPE_KEPT_ROW (arb_kept_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbKeptRow, arb_kept_row, ARB, KEPT_ROW, AdwExpanderRow)

/* Call once, before anything else. */
void arb_kept_row_set_words (ArbKeptRow *self, const ArbKeptWords *words);
/* Shows what is kept now. */
void arb_kept_row_update (ArbKeptRow *self);
/* What was to be kept is kept, or it is refused with this sentence. */
void arb_kept_row_kept (ArbKeptRow *self, gboolean kept, const TableRefusal *why);
