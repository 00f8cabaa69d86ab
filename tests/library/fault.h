/* fault.h - simulates a disk that fails: a file layer between SQLite and the real one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef enum
{
  FAULT_WRITE, /* an input/output error; half of the bytes are written */
  FAULT_FULL,  /* no space left */
  FAULT_SYNC,  /* only syncs are counted and fail */
  FAULT_READ,  /* only reads are counted and fail */
  FAULT_N_KINDS
} FaultKind;

/* Every library that is opened from now on uses the layer. */
void fault_install (void);
/* The `n`-th call from now on fails, counted from 1; if `for_good`, all later calls fail, too. */
void fault_arm (FaultKind kind, guint n, gboolean for_good);
/* No more calls fail.  TRUE if a call has failed. */
gboolean fault_disarm (void);
