/* session-store.c - a session and the library: games are begun, opened and taken in, and every change is stored.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After every kind of change (append, edit of an old turn, undo, redo) the journal's lines are compared with those
 * that are known to be on disk, and the lines from the first difference on are written.
 */
#include <string.h>

#include "game-words.h"
#include "session-private.h"

/* ---- the list ---- */

/* What the list shows of a game, with the texts it points to. */
typedef struct
{
  LibraryFace face;
  char *title, *players, *summary;
} Face;

static void
face_clear (Face *face)
{
  g_free (face->title);
  g_free (face->players);
  g_free (face->summary);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Face, face_clear)

/* Cuts a text that is too long for the list, as six long names may be. */
static char *
cut (char *text)
{
  const char *end;

  if (strlen (text) > LIBRARY_FACE_MAX)
    {
      g_utf8_validate_len (text, LIBRARY_FACE_MAX, &end);
      text[end - text] = '\0';
    }
  return text;
}

/* Whoever named only the game that is played on a pad looks for that name. */
static char *
title_of (const TableSetup *setup)
{
  return setup->title[0] == '\0' && setup->game->played != NULL ? setup->game->played (setup) : g_strdup (setup->title);
}

static void
face_make (Face *face, const TableJournal *journal)
{
  const TableSetup *setup = table_journal_setup (journal);
  gconstpointer state = table_journal_state (journal);
  const TableMoment moment = { setup, state };

  face->title = cut (title_of (setup));
  face->players = cut (arb_setup_names (setup));
  face->summary = cut (arb_summary (&moment));
  face->face = (LibraryFace){
    .game = setup->game->name,
    .title = face->title,
    .players = face->players,
    .summary = face->summary,
    .finished = table_state (state)->finished,
  };
}

/* Updates what the list shows of the game: after a salvage that may be missing or out of date. */
static void
mend_face (ArbSession *self)
{
  g_autoptr (LibraryGame) game = NULL;
  g_auto (Face) face = { 0 };

  if (library_is_read_only (self->library))
    return;

  game = library_get (self->library, self->id, NULL);
  if (game == NULL)
    return;
  face_make (&face, self->journal);
  if (*game->game != '\0')
    face.face.game = face.face.title = face.face.players = NULL;
  if (*game->game == '\0' || game->finished != face.face.finished || strcmp (game->summary, face.summary) != 0)
    library_set_face (self->library, self->id, &face.face, NULL);
}

/* ---- reading ---- */

static gboolean
setup_error (const TableRefusal *why, GError **error)
{
  g_set_error_literal (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SETUP, why->sentence);
  return FALSE;
}

static TableJournal *
session_fold (const char *text, const char *const *entries, GError **error)
{
  TableRefusal why;
  g_autoptr (TableSetup) setup = table_setup_parse (text, &why);
  TableJournal *journal = setup != NULL ? table_journal_new_of (setup, entries, &why) : NULL;

  if (journal == NULL)
    setup_error (&why, error);
  return journal;
}

/* Whether somebody is on turn, so that there is something to measure. */
static void
hold_if_over (ArbSession *self)
{
  const TableGame *game = table_journal_game (self->journal);

  arb_turn_clock_hold (&self->clock, ARB_HOLD_OVER, table_game_on_turn (game, table_journal_state (self->journal)) < 0);
}

/* Takes the times of the entries on disk.  The clock goes on from what it said. */
static void
load_times (ArbSession *self, GArray *times)
{
  const guint n = self->stored->len;

  self->kept = times->len > n ? MAX (g_array_index (times, LibraryTime, n).thought, 0) : 0;
  g_clear_pointer (&self->times, arb_entry_times_free);
  self->times = arb_entry_times_new_of (times, n);
  arb_turn_clock_set (&self->clock, self->kept);
  arb_turn_clock_hold (&self->clock, ARB_HOLD_UNDO, FALSE); /* what was undone here is not the last change any more */
  hold_if_over (self);
}

gboolean
session_load (ArbSession *self, GError **error)
{
  g_autofree char *setup = NULL;
  g_auto (GStrv) entries = NULL;
  TableJournal *journal;
  GArray *times;
  guint64 revision;

  if (!library_load (self->library, self->id, &setup, &entries, &revision, error))
    return FALSE;
  journal = session_fold (setup, (const char *const *) entries, error);
  if (journal == NULL)
    return FALSE;
  times = library_times (self->library, self->id, 0, error);
  if (times == NULL)
    {
      table_journal_free (journal);
      return FALSE;
    }

  arb_drawn_forget (self->drawn);
  g_clear_pointer (&self->journal, table_journal_free);
  self->journal = journal;
  self->revision = revision;
  g_ptr_array_set_size (self->stored, 0);
  for (guint i = 0; entries[i] != NULL; i++)
    g_ptr_array_add (self->stored, g_strdup (entries[i]));
  load_times (self, times);
  return TRUE;
}

/* ---- keeping ---- */

/* The journal's lines from index `from` on, NULL-terminated; the journal owns them. */
static GPtrArray *
list_lines (const TableJournal *journal, guint from)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = from; i < table_journal_length (journal); i++)
    g_ptr_array_add (lines, (gpointer) table_journal_entry (journal, i).line);
  g_ptr_array_add (lines, NULL);
  return lines;
}

/* The time of a new entry: now, unless times are not kept. */
static LibraryTime
time_now (ArbSession *self, gint64 thought)
{
  if (self->clock.holds & ARB_HOLD_OFF)
    return LIBRARY_TIME_UNKNOWN;
  return (LibraryTime){ g_get_real_time (), (gint32) MIN (thought, G_MAXINT32) };
}

/* The change is on disk: the clock measures the next entry. */
static void
go_on (ArbSession *self, ArbCarried *carried)
{
  const guint n = carried->times->len;
  const gint64 undone = arb_entry_times_set (self->times, self->stored, carried);

  if (carried->appended || n > self->stored->len)
    arb_turn_clock_restart (&self->clock);
  else if (undone >= 0)
    {
      arb_turn_clock_set (&self->clock, undone);
      arb_turn_clock_hold (&self->clock, ARB_HOLD_UNDO, TRUE);
    }
  hold_if_over (self);
}

gboolean
session_keep (ArbSession *self, gboolean back, GError **error)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_auto (ArbCarried) carried = { NULL };
  g_auto (Face) face = { 0 };
  const guint from = arb_count_same (self->stored, self->journal), n = table_journal_length (self->journal);

  if (from == self->stored->len && from == n)
    return TRUE;

  lines = list_lines (self->journal, from);
  arb_entry_times_carry (self->times, self->stored, self->journal, back, time_now (self, 0), &carried);
  if (carried.appended)
    g_array_index (carried.times, LibraryTime, n - 1) = time_now (self, arb_turn_clock_read (&self->clock));
  face_make (&face, self->journal);
  face.face.game = NULL;
  if (self->library != NULL
      && !library_write (self->library, self->id, &self->revision, from, (const char *const *) lines->pdata,
                         (const LibraryTime *) carried.times->data + from, &face.face, error))
    return FALSE;

  go_on (self, &carried);
  g_ptr_array_set_size (self->stored, (int) from);
  for (guint i = 0; i + 1 < lines->len; i++)
    g_ptr_array_add (self->stored, g_strdup (lines->pdata[i]));
  return TRUE;
}

void
session_keep_thought (ArbSession *self)
{
  const gint64 thought = arb_turn_clock_read (&self->clock);

  if ((self->clock.holds & (ARB_HOLD_OFF | ARB_HOLD_OVER)) != 0 || self->library == NULL
      || library_is_read_only (self->library) || thought == self->kept)
    return;
  library_keep_time (self->library, self->id, self->revision, self->stored->len,
                     (LibraryTime){ 0, (gint32) MIN (thought, G_MAXINT32) }, NULL);
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
  self->journal = journal;
  for (guint i = 0; i < table_journal_length (journal); i++)
    g_ptr_array_add (self->stored, g_strdup (table_journal_entry (journal, i).line));
  self->times = arb_entry_times_new (table_journal_length (journal));
  hold_if_over (self);
  return self;
}

ArbSession *
arb_session_open (Library *library, gint64 id, GError **error)
{
  g_autoptr (ArbSession) self = g_object_new (ARB_TYPE_SESSION, NULL);

  g_return_val_if_fail (library != NULL, NULL);

  self->library = library;
  self->id = id;
  if (!session_load (self, error))
    return NULL;
  mend_face (self);
  return g_steal_pointer (&self);
}

/* Stores the game of the journal, if there is a library, and opens it; takes the journal. */
static ArbSession *
store (Library *library, TableJournal *journal, gboolean remember, GError **error)
{
  const TableSetup *setup = table_journal_setup (journal);
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) lines = list_lines (journal, 0);
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (Face) face = { 0 };
  gint64 id;

  if (library == NULL)
    return arb_session_new (NULL, 0, 0, journal);

  for (guint i = 0; remember && i < setup->n_players; i++)
    g_ptr_array_add (players, g_strdup_printf ("%s\t%d", setup->players[i].name, setup->players[i].colour));
  g_ptr_array_add (players, NULL);

  face_make (&face, journal);
  table_setup_print (setup, text);
  id = library_add (library, &face.face, text->str, (const char *const *) lines->pdata,
                    (const char *const *) players->pdata, error);
  if (id == 0)
    {
      table_journal_free (journal);
      return NULL;
    }
  return arb_session_new (library, id, 1, journal);
}

ArbSession *
arb_session_start (Library *library, const TableSetup *setup, GError **error)
{
  TableJournal *journal;
  TableRefusal why;

  g_return_val_if_fail (setup != NULL && setup->game != NULL, NULL);

  journal = table_journal_new (setup, &why);
  if (journal == NULL)
    {
      setup_error (&why, error);
      return NULL;
    }
  return store (library, journal, TRUE, error);
}

ArbSession *
arb_session_adopt (Library *library, TableJournal *journal, GError **error)
{
  g_return_val_if_fail (journal != NULL, NULL);

  return store (library, journal, FALSE, error);
}
