/* drawn.c - see drawn.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "drawn.h"

#include "turning-job.h"

struct _ArbDrawn
{
  void (*there) (gpointer data);
  gpointer data;
  ArbTurningJob *job; /* looks for it; NULL: nobody does */
  gboolean looked, found;
  TableLuckRow row; /* if it was found */
};

ArbDrawn *
arb_drawn_new (void (*there) (gpointer data), gpointer data)
{
  ArbDrawn *drawn = g_new0 (ArbDrawn, 1);

  drawn->there = there;
  drawn->data = data;
  return drawn;
}

static void
end_job (ArbDrawn *drawn)
{
  if (drawn->job == NULL)
    return;
  g_signal_handlers_disconnect_by_data (drawn->job, drawn);
  g_clear_object (&drawn->job);
}

void
arb_drawn_forget (ArbDrawn *drawn)
{
  end_job (drawn);
  drawn->looked = drawn->found = FALSE;
}

void
arb_drawn_free (ArbDrawn *drawn)
{
  end_job (drawn);
  g_free (drawn);
}

static void
job_changed (ArbDrawn *drawn)
{
  const TableChances *chances = arb_turning_job_chances (drawn->job);

  if (chances == NULL)
    return;
  drawn->looked = drawn->found = TRUE;
  drawn->row = *table_chances_luck (chances);
  end_job (drawn);
  drawn->there (drawn->data);
}

/* Whoever waits for the job is told, too. */
static void
look_now (ArbDrawn *drawn, const TableJournal *journal)
{
  const gboolean waited = drawn->job != NULL;

  end_job (drawn);
  drawn->looked = TRUE;
  drawn->found = table_chances_luck_of (journal, &drawn->row);
  if (waited && drawn->found)
    drawn->there (drawn->data);
}

static void
begin_job (ArbDrawn *drawn, const TableJournal *journal)
{
  if (table_chances_know_luck (table_journal_game (journal)))
    drawn->job = arb_turning_job_new (journal, TRUE, NULL);
  if (drawn->job != NULL)
    g_signal_connect_swapped (drawn->job, "changed", G_CALLBACK (job_changed), drawn);
  else
    drawn->looked = TRUE;
}

const TableLuckRow *
arb_drawn_get (ArbDrawn *drawn, const TableJournal *journal, gboolean at_once)
{
  if (!drawn->looked && at_once)
    look_now (drawn, journal);
  else if (!drawn->looked && drawn->job == NULL)
    begin_job (drawn, journal);
  return drawn->found ? &drawn->row : NULL;
}
