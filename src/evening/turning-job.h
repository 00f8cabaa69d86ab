/* turning-job.h - finds out in the background how a finished game turned, or only the luck of what was drawn
 * (table-chances.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "changed" (there is more progress, or it is done).
 */
#pragma once

#include <glib-object.h>

#include "table/table-chances.h"

#define ARB_TYPE_TURNING_JOB (arb_turning_job_get_type ())
G_DECLARE_FINAL_TYPE (ArbTurningJob, arb_turning_job, ARB, TURNING_JOB, GObject)

/* Begins.  The journal may change afterwards.  NULL and a refusal if the chances of this game cannot be told. */
ArbTurningJob *arb_turning_job_new (const TableJournal *journal, gboolean only_luck, TableRefusal *why);
/* Ends it soon, without a result.  The last g_object_unref () of a job that runs does the same. */
void arb_turning_job_cancel (ArbTurningJob *self);

double arb_turning_job_progress (ArbTurningJob *self); /* 0 to 1 */
/* The result; NULL before it is done.  The job owns it. */
const TableChances *arb_turning_job_chances (ArbTurningJob *self);
