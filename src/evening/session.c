/* session.c - one open game: a change is made in the journal and stored in the library, and then it is announced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "table/table-object.h"
#include "session-private.h"
#include "reason.h"

G_DEFINE_FINAL_TYPE (ArbSession, arb_session, G_TYPE_OBJECT)

static void
arb_session_finalize (GObject *object)
{
  ArbSession *self = ARB_SESSION (object);

  if (self->journal != NULL)
    session_keep_thought (self);
  if (self->past != NULL)
    table_journal_game (self->journal)->state_free (self->past);
  g_free (self->pinned);
  arb_drawn_free (self->drawn);
  g_clear_pointer (&self->times, arb_entry_times_free);
  g_clear_pointer (&self->stored, g_ptr_array_unref);
  g_clear_pointer (&self->journal, table_journal_free);

  G_OBJECT_CLASS (arb_session_parent_class)->finalize (object);
}

static void
arb_session_class_init (ArbSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_session_finalize;

  table_signal_new (klass, "changed", 0);
  table_signal_new (klass, "trouble", 1, G_TYPE_STRING);
  table_signal_new (klass, "pinned", 0);
  table_signal_new (klass, "clock", 0);
  table_signal_new (klass, "drawn", 0);
}

static void
tell_drawn (gpointer self)
{
  g_signal_emit_by_name (self, "drawn");
}

static void
arb_session_init (ArbSession *self)
{
  self->looking_at = G_MAXUINT;
  self->stored = g_ptr_array_new_with_free_func (g_free);
  self->clock = ARB_TURN_CLOCK_INIT;
  self->drawn = arb_drawn_new (tell_drawn, self);
}

/* ---- changes ---- */

/* Announces a new state.  The old state of the past is freed after the signal, because widgets use it until then. */
static void
session_tell (ArbSession *self)
{
  const TableGame *game = table_journal_game (self->journal);
  gpointer old = g_steal_pointer (&self->past);

  if (self->looking_at != G_MAXUINT)
    {
      self->looking_at = MIN (self->looking_at, table_journal_length (self->journal));
      self->past = table_journal_state_at (self->journal, self->looking_at);
    }
  g_signal_emit_by_name (self, "changed");
  if (old != NULL)
    game->state_free (old);
}

/* Ends every change.  Stores it; or undoes it by `take_back`; or loads the game again if another window has changed
 * it. */
static gboolean
settle (ArbSession *self, gboolean back, gboolean (*take_back) (TableJournal *journal), TableRefusal *why)
{
  g_autoptr (GError) error = NULL;

  arb_drawn_forget (self->drawn);
  if (session_keep (self, back, &error))
    {
      session_tell (self);
      return TRUE;
    }

  if (g_error_matches (error, LIBRARY_ERROR, LIBRARY_ERROR_CHANGED))
    {
      g_autoptr (GError) second = NULL;

      if (!session_load (self, &second))
        {
          take_back (self->journal);
          g_clear_error (&error);
          error = g_steal_pointer (&second);
        }
      else
        self->looking_at = G_MAXUINT;
    }
  else
    take_back (self->journal);

  session_tell (self);
  g_signal_emit_by_name (self, "trouble", arb_reason (error));
  return table_refuse (why, "%s", arb_reason (error));
}

gboolean
arb_session_refresh (ArbSession *self)
{
  g_autoptr (GError) error = NULL;
  guint64 revision;

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  if (self->library == NULL)
    return FALSE;

  revision = library_revision (self->library, self->id, &error);
  if (revision == self->revision)
    return FALSE;
  if (revision == 0 || !session_load (self, &error))
    {
      g_signal_emit_by_name (self, "trouble", arb_reason (error));
      return FALSE;
    }
  self->looking_at = G_MAXUINT;
  session_tell (self);
  return TRUE;
}

/* ---- reading it ---- */

const TableJournal *
arb_session_journal (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return self->journal;
}

const TableSetup *
arb_session_setup (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return table_journal_setup (self->journal);
}

TableMoment
arb_session_now (ArbSession *self)
{
  return (TableMoment){ arb_session_setup (self), table_journal_state (self->journal),
                        table_journal_effects (self->journal) };
}

const TableLuckRow *
arb_session_drawn (ArbSession *self, gboolean at_once)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return arb_drawn_get (self->drawn, self->journal, at_once);
}

Library *
arb_session_library (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return self->library;
}

gint64
arb_session_id (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), 0);

  return self->id;
}

gint64
arb_session_created (ArbSession *self)
{
  g_autoptr (LibraryGame) game = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), 0);

  game = self->library != NULL ? library_get (self->library, self->id, NULL) : NULL;
  return game != NULL ? game->created : 0;
}

void
arb_session_look_at (ArbSession *self, guint n)
{
  g_return_if_fail (ARB_IS_SESSION (self));

  if (n != G_MAXUINT)
    n = MIN (n, table_journal_length (self->journal));
  if (n == self->looking_at)
    return;

  self->looking_at = n;
  session_tell (self);
}

guint
arb_session_looking_at (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), G_MAXUINT);

  return self->looking_at;
}

gconstpointer
arb_session_shown (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return self->past != NULL ? self->past : table_journal_state (self->journal);
}

TableMoment
arb_session_moment (ArbSession *self)
{
  return (TableMoment){ arb_session_setup (self), arb_session_shown (self), table_journal_effects (self->journal) };
}

/* ---- the turn clock ---- */

void
arb_session_hold (ArbSession *self, ArbHold why, gboolean held)
{
  gboolean ran;

  g_return_if_fail (ARB_IS_SESSION (self));

  ran = arb_turn_clock_runs (&self->clock);
  arb_turn_clock_hold (&self->clock, why, held);
  if (ran != arb_turn_clock_runs (&self->clock) || why == ARB_HOLD_OFF || why == ARB_HOLD_PAUSE)
    g_signal_emit_by_name (self, "clock");
}

void
arb_session_watch (ArbSession *self, gboolean begins)
{
  g_return_if_fail (ARB_IS_SESSION (self));
  g_return_if_fail (begins || self->watchers > 0);

  self->watchers = begins ? self->watchers + 1 : self->watchers - 1;
  arb_session_hold (self, ARB_HOLD_AWAY, self->watchers == 0);
}

gboolean
arb_session_pauses (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return (self->clock.holds & ARB_HOLD_PAUSE) != 0;
}

gboolean
arb_session_has_clock (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return (self->clock.holds & ARB_HOLD_OFF) == 0;
}

gboolean
arb_session_clock_runs (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return arb_turn_clock_runs (&self->clock);
}

gboolean
arb_session_thinking (ArbSession *self, ArbThinking players[TABLE_MAX_PLAYERS])
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return arb_entry_times_sum (self->times, self->journal,
                              self->clock.holds & ARB_HOLD_OFF ? -1 : arb_turn_clock_read (&self->clock), players);
}

gint64
arb_session_played (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), -1);

  return arb_entry_times_played (self->times);
}

LibraryTime
arb_session_time (ArbSession *self, guint index)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), LIBRARY_TIME_UNKNOWN);

  /* A line that is not an entry may be on disk alone. */
  return index < arb_entry_times_length (self->times) ? arb_entry_times_get (self->times, index) : LIBRARY_TIME_UNKNOWN;
}

/* ---- changes ---- */

static gboolean
has_entry (ArbSession *self, guint index, TableRefusal *why)
{
  return index < table_journal_length (self->journal) || table_refuse (why, _ ("there is no entry %u"), index + 1);
}

gboolean
arb_session_append (ArbSession *self, const char *line, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self) && line != NULL, FALSE);

  return table_journal_append (self->journal, line, why) && settle (self, FALSE, table_journal_undo, why);
}

gboolean
arb_session_replace (ArbSession *self, guint index, const char *line, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self) && line != NULL, FALSE);

  return has_entry (self, index, why) && table_journal_replace (self->journal, index, line, why)
         && settle (self, FALSE, table_journal_undo, why);
}

gboolean
arb_session_insert (ArbSession *self, guint index, const char *line, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self) && line != NULL, FALSE);

  return (index == table_journal_length (self->journal) || has_entry (self, index, why))
         && table_journal_insert (self->journal, index, line, why) && settle (self, FALSE, table_journal_undo, why);
}

gboolean
arb_session_delete (ArbSession *self, guint index, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return table_journal_delete (self->journal, index, why) && settle (self, FALSE, table_journal_undo, why);
}

gboolean
arb_session_edit (ArbSession *self, const TableEdit *edits, guint n, const char *reason, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return table_journal_edit (self->journal, edits, n, reason, why) && settle (self, FALSE, table_journal_undo, why);
}

gboolean
arb_session_restore (ArbSession *self, guint index, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return table_journal_restore (self->journal, index, why) && settle (self, FALSE, table_journal_undo, why);
}

gboolean
arb_session_truncate (ArbSession *self, guint n, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  if (!has_entry (self, n, why))
    return FALSE;
  if (!table_journal_truncate (self->journal, n))
    return table_refuse (why, _ ("after entry %u, there are only remembered changes of the entries before it"), n);
  return settle (self, FALSE, table_journal_undo, why);
}

gboolean
arb_session_undo (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return table_journal_undo (self->journal) && settle (self, TRUE, table_journal_redo, NULL);
}

gboolean
arb_session_redo (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return table_journal_redo (self->journal) && settle (self, TRUE, table_journal_undo, NULL);
}

/* ---- what everybody is shown ---- */

void
arb_session_pin (ArbSession *self, const char *question, guint at, gboolean what_if)
{
  char *copy = g_strdup (question);

  g_return_if_fail (ARB_IS_SESSION (self));

  g_free (self->pinned);
  self->pinned = copy;
  self->pinned_at = at;
  self->pinned_what_if = what_if;
  g_signal_emit_by_name (self, "pinned");
}

const char *
arb_session_pinned (ArbSession *self, guint *at, gboolean *what_if)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  if (at != NULL)
    *at = self->pinned_at;
  if (what_if != NULL)
    *what_if = self->pinned_what_if;
  return self->pinned;
}
