/* fault.h - a disk that fails when told: a file layer between SQLite and the real one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  FAULT_WRITE, /* an input/output error; half of the bytes are written */
  FAULT_FULL,  /* no space left */
  FAULT_SYNC,  /* counted among the syncs alone */
  FAULT_READ,  /* counted among the reads alone */
  FAULT_N_KINDS
} FaultKind;

/* Puts the layer in place for every library opened from now on. */
void fault_install (void);
/* The `n`-th call from now on fails, counted from 1, and every later one too if `for_good`. */
void fault_arm (FaultKind kind, guint n, gboolean for_good);
/* Back to a good disk; TRUE if a call has failed. */
gboolean fault_disarm (void);

G_END_DECLS
