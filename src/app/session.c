/* session.c - one open game: its journal, its place in the library, and the news when it changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Invariant between two calls: `stored` is what the library holds, and the journal's lines are the same.  A
 * change is made in the journal, then written from the first line that differs; if the library refuses, the
 * journal takes it back and the change never was.
 */
#include "config.h"

#include "session.h"

#include <string.h>
#include <glib/gi18n.h>

struct _ArbSession
{
  GObject parent_instance;

  Library *library; /* borrowed; NULL: nothing is kept */
  gint64 id;
  guint64 revision;
  TableJournal *journal;
  GPtrArray *stored; /* char* */

  guint at;        /* the moment shown */
  CarcState *past; /* its state; NULL: now */
};

enum
{
  CHANGED,
  TROUBLE,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (ArbSession, arb_session, G_TYPE_OBJECT)

static void
arb_session_finalize (GObject *object)
{
  ArbSession *self = ARB_SESSION (object);

  table_journal_free (self->journal);
  g_ptr_array_unref (self->stored);
  g_clear_pointer (&self->past, carc_state_free);

  G_OBJECT_CLASS (arb_session_parent_class)->finalize (object);
}

static void
arb_session_class_init (ArbSessionClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_session_finalize;

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TROUBLE]
      = g_signal_new ("trouble", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
arb_session_init (ArbSession *self)
{
  self->stored = g_ptr_array_new_with_free_func (g_free);
  self->at = G_MAXUINT;
}

/* ---- the library ---- */

static void
remember_stored (ArbSession *self, guint from)
{
  g_ptr_array_set_size (self->stored, (int) MIN (from, self->stored->len));
  for (guint i = from; i < table_journal_length (self->journal); i++)
    g_ptr_array_add (self->stored, g_strdup (table_journal_entry (self->journal, i).line));
}

static char *
players_of (const TableSetup *setup)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", setup->players[i].name);
  return g_string_free (names, FALSE);
}

static char *
summary_of (const CarcState *state)
{
  GString *summary = g_string_new (NULL);

  for (guint i = 0; i < state->rules->n_players; i++)
    g_string_append_printf (summary, "%s%s %d", i > 0 ? ", " : "", state->rules->players[i].name,
                            state->ledger.scores[i]);
  return g_string_free (summary, FALSE);
}

/* Writes what the journal holds from the first line on that the library does not have. */
static gboolean
store (ArbSession *self, GError **error)
{
  const CarcState *state = table_journal_state (self->journal);
  const TableSetup *setup = table_journal_setup (self->journal);
  guint n = table_journal_length (self->journal), from = 0;
  g_autofree char *players = NULL, *summary = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  LibraryFace face;

  if (self->library == NULL)
    return TRUE;
  while (from < MIN (n, self->stored->len)
         && g_str_equal (self->stored->pdata[from], table_journal_entry (self->journal, from).line))
    from++;
  for (guint i = from; i < n; i++)
    g_ptr_array_add (lines, (gpointer) table_journal_entry (self->journal, i).line);
  g_ptr_array_add (lines, NULL);

  players = players_of (setup);
  summary = summary_of (state);
  face = (LibraryFace){
    .title = setup->title, .players = players, .summary = summary, .finished = state->finished
  };
  if (!library_write (self->library, self->id, &self->revision, from, (const char *const *) lines->pdata,
                      &face, error))
    return FALSE;
  remember_stored (self, from);
  return TRUE;
}

static TableJournal *
journal_from (const char *setup_text, char **entries, GError **error)
{
  g_autoptr (TableSetup) setup = table_setup_new (NULL);
  g_auto (GStrv) lines = g_strsplit (setup_text, "\n", -1);
  g_autoptr (TableJournal) journal = NULL;
  TableRefusal why = { "" };

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !table_setup_line (setup, lines[i], &why))
      {
        g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SETUP, "%s: %s", lines[i], why.sentence);
        return NULL;
      }
  if (setup->game == NULL || (journal = table_journal_new (setup, &why)) == NULL)
    {
      g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SETUP, "%s",
                   setup->game == NULL ? _("the setup names no game") : why.sentence);
      return NULL;
    }
  for (guint i = 0; entries != NULL && entries[i] != NULL; i++)
    if (!table_journal_append_kept (journal, entries[i], &why))
      {
        g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SETUP, _("entry %u: %s"), i + 1,
                     why.sentence);
        return NULL;
      }
  return g_steal_pointer (&journal);
}

static TableJournal *
load (Library *library, gint64 id, guint64 *revision, GError **error)
{
  g_autofree char *setup = NULL;
  g_auto (GStrv) entries = NULL;

  if (!library_load (library, id, &setup, &entries, revision, error))
    return NULL;
  return journal_from (setup, entries, error);
}

static void
take_journal (ArbSession *self, TableJournal *journal)
{
  if (self->journal != NULL)
    table_journal_free (self->journal);
  self->journal = journal;
  g_ptr_array_set_size (self->stored, 0);
  remember_stored (self, 0);
}

static gint64
add_game (Library *library, const TableSetup *setup, const char *const *entries, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (g_free);

  table_setup_print (setup, text);
  for (guint i = 0; i < setup->n_players; i++)
    g_ptr_array_add (players, g_strdup_printf ("%s\t%u", setup->players[i].name, setup->players[i].colour));
  g_ptr_array_add (players, NULL);
  return library_add (library, setup->game->name, setup->title, text->str, entries,
                      (const char *const *) players->pdata, error);
}

/* ---- opening ---- */

ArbSession *
arb_session_new (Library *library, gint64 id, guint64 revision, TableJournal *journal)
{
  ArbSession *self;

  g_return_val_if_fail (journal != NULL, NULL);

  self = g_object_new (ARB_TYPE_SESSION, NULL);
  self->library = library;
  self->id = id;
  self->revision = revision;
  take_journal (self, journal);
  return self;
}

ArbSession *
arb_session_open (Library *library, gint64 id, GError **error)
{
  guint64 revision;
  TableJournal *journal;

  g_return_val_if_fail (library != NULL, NULL);

  journal = load (library, id, &revision, error);
  return journal != NULL ? arb_session_new (library, id, revision, journal) : NULL;
}

ArbSession *
arb_session_start (Library *library, const TableSetup *setup, GError **error)
{
  g_autoptr (TableJournal) journal = NULL;
  TableRefusal why;
  gint64 id;

  g_return_val_if_fail (setup != NULL, NULL);

  journal = table_journal_new (setup, &why);
  if (journal == NULL)
    {
      g_set_error_literal (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SETUP, why.sentence);
      return NULL;
    }
  if (library == NULL)
    return arb_session_new (NULL, 0, 0, g_steal_pointer (&journal));
  id = add_game (library, table_journal_setup (journal), NULL, error);
  return id != 0 ? arb_session_open (library, id, error) : NULL;
}

ArbSession *
arb_session_import (Library *library, const char *text, gsize length, GError **error)
{
  g_autoptr (TableJournal) journal = table_record_parse (text, length, NULL, error);
  g_autoptr (GPtrArray) lines = NULL;
  ArbSession *self;
  gint64 id;

  if (journal == NULL)
    return NULL;
  if (library == NULL)
    return arb_session_new (NULL, 0, 0, g_steal_pointer (&journal));

  lines = g_ptr_array_new ();
  for (guint i = 0; i < table_journal_length (journal); i++)
    g_ptr_array_add (lines, (gpointer) table_journal_entry (journal, i).line);
  g_ptr_array_add (lines, NULL);
  id = add_game (library, table_journal_setup (journal), (const char *const *) lines->pdata, error);
  if (id == 0)
    return NULL;
  self = arb_session_open (library, id, error);
  /* The list shows the points of a game that comes in whole. */
  if (self != NULL && !store (self, error))
    g_clear_object (&self);
  return self;
}

/* ---- reading ---- */

const TableJournal *
arb_session_journal (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->journal;
}

const CarcState *
arb_session_state (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return table_journal_state (self->journal);
}

gint64
arb_session_id (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), 0);
  return self->id;
}

/* ---- changing ---- */

/* The state is another: who listens stops using the old ones before they go. */
static void
tell (ArbSession *self)
{
  CarcState *old = self->past;

  self->past = self->at != G_MAXUINT ? table_journal_state_at (self->journal, self->at) : NULL;
  g_signal_emit (self, signals[CHANGED], 0);
  g_clear_pointer (&old, carc_state_free);
}

/* Another window was first: what it wrote is what counts. */
static void
read_again (ArbSession *self)
{
  guint64 revision;
  TableJournal *journal = load (self->library, self->id, &revision, NULL);

  if (journal == NULL)
    return;
  self->revision = revision;
  self->at = G_MAXUINT;
  take_journal (self, journal);
}

/* Keeps the change just made in the journal, or takes it back by `revert`. */
static gboolean
keep (ArbSession *self, gboolean (*revert) (TableJournal *journal), TableRefusal *why)
{
  g_autoptr (GError) error = NULL;

  if (store (self, &error))
    {
      if (self->at != G_MAXUINT)
        self->at = MIN (self->at, table_journal_length (self->journal));
      tell (self);
      return TRUE;
    }

  revert (self->journal);
  if (g_error_matches (error, LIBRARY_ERROR, LIBRARY_ERROR_CHANGED))
    {
      read_again (self);
      table_refuse (why, _("another window has changed this game; it was read again"));
    }
  else
    table_refuse (why, _("it could not be stored: %s"), error->message);
  tell (self);
  g_signal_emit (self, signals[TROUBLE], 0, error->message);
  return FALSE;
}

gboolean
arb_session_append (ArbSession *self, const char *line, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self) && line != NULL, FALSE);

  return table_journal_append (self->journal, line, why) && keep (self, table_journal_undo, why);
}

gboolean
arb_session_enter (ArbSession *self, const CarcEntry *entry, TableRefusal *why)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self) && entry != NULL, FALSE);

  line = carc_entry_print (arb_session_state (self)->rules, entry);
  return arb_session_append (self, line, why);
}

gboolean
arb_session_replace (ArbSession *self, guint index, const char *line, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self) && line != NULL, FALSE);

  return table_journal_replace (self->journal, index, line, why) && keep (self, table_journal_undo, why);
}

gboolean
arb_session_insert (ArbSession *self, guint index, const char *line, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self) && line != NULL, FALSE);

  return table_journal_insert (self->journal, index, line, why) && keep (self, table_journal_undo, why);
}

gboolean
arb_session_delete (ArbSession *self, guint index, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return table_journal_delete (self->journal, index, why) && keep (self, table_journal_undo, why);
}

gboolean
arb_session_truncate (ArbSession *self, guint n, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  if (!table_journal_truncate (self->journal, n))
    return table_refuse (why, _("there is nothing behind entry %u"), n);
  return keep (self, table_journal_undo, why);
}

gboolean
arb_session_undo (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return table_journal_undo (self->journal) && keep (self, table_journal_redo, NULL);
}

gboolean
arb_session_redo (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return table_journal_redo (self->journal) && keep (self, table_journal_undo, NULL);
}

/* ---- the moment shown ---- */

void
arb_session_look_at (ArbSession *self, guint n)
{
  g_return_if_fail (ARB_IS_SESSION (self));

  if (n != G_MAXUINT)
    n = MIN (n, table_journal_length (self->journal));
  if (self->at == n)
    return;
  self->at = n;
  tell (self);
}

guint
arb_session_looking_at (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), G_MAXUINT);
  return self->at;
}

const CarcState *
arb_session_shown (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->past != NULL ? self->past : arb_session_state (self);
}
