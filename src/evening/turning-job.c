/* turning-job.c - see turning-job.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "table/table-object.h"
#include "turning-job.h"

#include <errno.h>
#include <gio/gio.h>
#include <sys/resource.h>

#define LOW_PRIORITY 19 /* see setpriority(2) */
#define PLAYOUTS 40     /* of each turn */
#define PROGRESS_MS 100 /* between two looks at the progress */

/* What the thread needs.  The job and the thread own it together. */
typedef struct
{
  TableChances *chances;
  gboolean only_luck;
  gboolean done; /* set when the thread has ended, in the thread of the job */
} Work;

struct _ArbTurningJob
{
  GObject parent_instance;

  Work *work; /* counted by g_atomic_rc_box_acquire () */
  GTask *task;
  guint poll; /* id of the timeout */
};

G_DEFINE_TYPE (ArbTurningJob, arb_turning_job, G_TYPE_OBJECT)

static void
work_clear (gpointer data)
{
  table_chances_free (((Work *) data)->chances);
}

static void
work_unref (gpointer work)
{
  g_atomic_rc_box_release_full (work, work_clear);
}

/* A thread of its own, because it keeps its low priority, and those of the pool that it makes have it from here.  All
 * cores work, but the window comes first. */
static gpointer
run (gpointer data)
{
  GTask *task = data;
  Work *work = g_task_get_task_data (task);

  if (setpriority (PRIO_PROCESS, 0, LOW_PRIORITY) != 0) /* on Linux, of this thread only */
    g_debug ("the analysis has the same priority as the window: %s", g_strerror (errno));
  g_task_return_boolean (task, work->only_luck ? table_chances_run_luck (work->chances)
                                               : table_chances_run (work->chances, MAX (g_get_num_processors (), 1)));
  g_object_unref (task);
  return NULL;
}

static void
stop_polling (ArbTurningJob *self)
{
  g_clear_handle_id (&self->poll, g_source_remove);
}

/* `data` is a weak reference: the job may be gone. */
static void
done (GObject *source, GAsyncResult *result, gpointer data)
{
  GWeakRef *weak = data;
  g_autoptr (ArbTurningJob) self = g_weak_ref_get (weak);

  g_weak_ref_clear (weak);
  g_free (weak);
  if (self == NULL)
    return;
  stop_polling (self);
  self->work->done = g_task_propagate_boolean (G_TASK (result), NULL);
  g_signal_emit_by_name (self, "changed");
}

static gboolean
poll_progress (gpointer data)
{
  g_signal_emit_by_name (data, "changed");
  return G_SOURCE_CONTINUE;
}

ArbTurningJob *
arb_turning_job_new (const TableJournal *journal, gboolean only_luck, TableRefusal *why)
{
  TableChances *chances = table_chances_new (journal, PLAYOUTS, why);
  GWeakRef *weak;
  ArbTurningJob *self;

  if (chances == NULL)
    return NULL;
  self = g_object_new (ARB_TYPE_TURNING_JOB, NULL);
  self->work = g_atomic_rc_box_new0 (Work);
  self->work->chances = chances;
  self->work->only_luck = only_luck;
  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  self->task = g_task_new (NULL, NULL, done, weak);
  g_task_set_task_data (self->task, g_atomic_rc_box_acquire (self->work), work_unref);
  g_thread_unref (g_thread_new ("analysis", run, g_object_ref (self->task)));
  self->poll = g_timeout_add (PROGRESS_MS, poll_progress, self);
  return self;
}

void
arb_turning_job_cancel (ArbTurningJob *self)
{
  g_return_if_fail (ARB_IS_TURNING_JOB (self));

  stop_polling (self);
  if (!self->work->done)
    table_chances_cancel (self->work->chances);
}

double
arb_turning_job_progress (ArbTurningJob *self)
{
  g_return_val_if_fail (ARB_IS_TURNING_JOB (self), 0);

  return table_chances_progress (self->work->chances);
}

const TableChances *
arb_turning_job_chances (ArbTurningJob *self)
{
  g_return_val_if_fail (ARB_IS_TURNING_JOB (self), NULL);

  return self->work->done ? self->work->chances : NULL;
}

static void
arb_turning_job_dispose (GObject *object)
{
  ArbTurningJob *self = ARB_TURNING_JOB (object);

  if (self->work != NULL)
    arb_turning_job_cancel (self);
  g_clear_object (&self->task);
  g_clear_pointer (&self->work, work_unref);

  G_OBJECT_CLASS (arb_turning_job_parent_class)->dispose (object);
}

static void
arb_turning_job_class_init (ArbTurningJobClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_turning_job_dispose;
  table_signal_new (klass, "changed", 0);
}

static void
arb_turning_job_init (ArbTurningJob *self)
{
}
