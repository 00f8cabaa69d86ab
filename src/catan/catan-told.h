/* catan-told.h - things in a hand whose kinds were told to the program in secret: fish tokens by their value, or
 * development cards by their kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only the owner may see them, while the key for it is held.  No entry is refused because of them, and nothing that
 * everybody sees depends on them: else whoever enters a guess would learn the answer.  So what was told and turns out
 * to be wrong is forgotten, and `doubt` says so to the owner.
 *
 * A hidden thing is one whose kind not everybody knows.  Invariants: not more are told than are hidden; with nothing
 * hidden, all is 0.  `any` follows from what everybody sees.
 */
#pragma once

#include <glib.h>

#define CATAN_TOLD_KINDS 5
#define CATAN_TOLD_UNKNOWN CATAN_TOLD_KINDS

typedef struct
{
  guint8 n[CATAN_TOLD_KINDS];
  guint8 any;   /* TRUE: something was told of a thing since the hand last had nothing hidden */
  guint8 doubt; /* TRUE: something that was told did not fit what happened later */
} CatanTold;

guint catan_told_count (const CatanTold *told);
/* A hidden thing comes, and its kind is told. */
void catan_told_in (CatanTold *told, guint kind);
/* One of `hidden` things goes.  CATAN_TOLD_UNKNOWN: nobody says of which kind it is; then it is one that was not told,
 * or, if all were told, it is not known any more which are left. */
void catan_told_out (CatanTold *told, guint kind, guint hidden);
gboolean catan_told_validate (const CatanTold *told, guint hidden);
