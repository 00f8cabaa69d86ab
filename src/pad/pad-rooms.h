/* pad-rooms.h - what the files of the pad share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pad-play.h"

gboolean pad_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why);

/* ---- pad-acts.c ---- */

void pad_acts_add (void);

/* ---- pad-tell.c ---- */

typedef enum
{
  PAD_BECAUSE_SCORED,
  PAD_BECAUSE_CORRECTED,
  PAD_N_BECAUSES
} PadBecause;

char *pad_ask_tell (gconstpointer state);
char *pad_tell_round (gconstpointer before, gconstpointer entry);
char *pad_line_title (gconstpointer state, const TableLine *line);
char *pad_line_because (gconstpointer state, const TableLine *line);
const char *pad_line_kind_name (guint kind);
const char *pad_line_kind_title (guint kind);
const char *pad_noun (guint noun, int count);
