/* table-changes.c - the page of a running game: old entries are shown, changed, inserted and deleted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "table-page-private.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "evening/handed.h"

static void
look_back (ArbTablePage *self, int index)
{
  guint n = (guint) index + 1;

  if (index < 0 || n == table_journal_length (arb_session_journal (self->session)))
    n = G_MAXUINT;
  arb_table_page_look_at (self, ARB_WRITE_APPEND, n);
}

/* Ends a change of the timeline: shows the newest moment, or the refusal beside the entry. */
static void
end_change (ArbTablePage *self, gboolean changed, const TableRefusal *why, const char *words)
{
  if (!changed)
    {
      arb_timeline_refuse (self->timeline, why->sentence);
      return;
    }
  arb_table_page_look_at (self, ARB_WRITE_APPEND, G_MAXUINT);
  arb_table_page_say_changed (self, words, "");
}

/* ---- changes after which later entries belong to other players ---- */

/* The change that waits for an answer. */
typedef struct
{
  ArbTablePage *page;
  guint index;
  char *line;       /* inserted before that entry, or put in its place; NULL: the entry is deleted */
  gboolean instead; /* in its place */
  char *keep;       /* the entry that keeps the turns as they are; NULL: there is none */
} Handing;

static void
handing_free (gpointer data)
{
  Handing *handing = data;

  g_object_unref (handing->page);
  g_free (handing->line);
  g_free (handing->keep);
  g_free (handing);
}

/* Makes the change.  `keep`: the later entries stay with their players. */
static void
change (const Handing *handing, gboolean keep)
{
  ArbSession *session = handing->page->session;
  TableRefusal why;
  gboolean changed;

  if (session == NULL)
    return;
  if (handing->line != NULL)
    changed = (handing->instead ? arb_session_replace : arb_session_insert) (session, handing->index, handing->line,
                                                                             &why)
              && (!keep || arb_session_insert (session, handing->index + 1, handing->keep, &why));
  else
    changed = keep ? arb_session_replace (session, handing->index, handing->keep, &why)
                   : arb_session_delete (session, handing->index, &why);
  end_change (handing->page, changed, &why,
              keep ? _ ("The turns are as they were") : _ ("The turns after it belong to other players now"));
}

static void
keep_turns (gpointer data)
{
  change (data, TRUE);
}

static void
hand_on (gpointer data)
{
  change (data, FALSE);
}

gboolean
arb_table_page_asks_first (ArbTablePage *self, guint index, const char *line, gboolean instead)
{
  const TableJournal *journal = arb_session_journal (self->session);
  ArbHanded handed = { 0 };
  g_autofree char *told = NULL;
  Handing *handing;
  TableRefusal why;

  /* A line that does not fit is refused, or marked: nothing is asked about it. */
  if (index < table_journal_length (journal) && (line == NULL || table_journal_fits_at (journal, index, line, &why)))
    handed = arb_handed (journal, index, line, instead);
  if (handed.n == 0)
    return FALSE;
  handing = g_new (Handing, 1);
  *handing = (Handing){ g_object_ref (self), index, g_strdup (line), instead,
                        arb_handed_keep (journal, index, line, instead) };
  told = arb_handed_tell (journal, &handed);
  if (handing->keep != NULL)
    arb_dialog_choose (GTK_WIDGET (self), _ ("Whose Turns Are They?"), told, _ ("_Keep the Turns"), keep_turns,
                       _ ("_Change the Players"), hand_on, handing, handing_free);
  else
    arb_dialog_confirm (GTK_WIDGET (self), _ ("Whose Turns Are They?"), told, _ ("_Change the Players"), hand_on,
                        handing, handing_free);
  return TRUE;
}

/* ---- what the timeline wants ---- */

static void
undo_to (ArbTablePage *self, int index)
{
  TableRefusal why;
  gboolean changed = arb_session_truncate (self->session, (guint) index + 1, &why);

  end_change (self, changed, &why, _ ("Everything after that is taken back"));
}

static void
line_written (ArbTablePage *self, int index, const char *line)
{
  TableRefusal why;
  gboolean changed;

  if (arb_table_page_asks_first (self, (guint) index, line, TRUE))
    return;
  changed = arb_session_replace (self->session, (guint) index, line, &why);
  end_change (self, changed, &why, _ ("The entry is changed"));
}

static void
remove_wanted (ArbTablePage *self, int index)
{
  TableRefusal why;
  gboolean changed;

  if (arb_table_page_asks_first (self, (guint) index, NULL, FALSE))
    return;
  changed = arb_session_delete (self->session, (guint) index, &why);
  end_change (self, changed, &why, _ ("The entry is deleted"));
}

static void
start_writing (ArbTablePage *self, ArbWrite write, int index)
{
  arb_table_page_look_at (self, write, (guint) index);
  arb_table_page_uncover_board (self);
  arb_board_focus (self->board);
}

static void
anew_wanted (ArbTablePage *self, int index)
{
  start_writing (self, ARB_WRITE_REPLACE, index);
}

static void
insert_wanted (ArbTablePage *self, int index)
{
  start_writing (self, ARB_WRITE_INSERT, index);
}

void
arb_table_page_connect_timeline (ArbTablePage *self)
{
  g_signal_connect_swapped (self->timeline, "look", G_CALLBACK (look_back), self);
  g_signal_connect_swapped (self->timeline, "undo-to", G_CALLBACK (undo_to), self);
  g_signal_connect_swapped (self->timeline, "write", G_CALLBACK (line_written), self);
  g_signal_connect_swapped (self->timeline, "anew", G_CALLBACK (anew_wanted), self);
  g_signal_connect_swapped (self->timeline, "insert", G_CALLBACK (insert_wanted), self);
  g_signal_connect_swapped (self->timeline, "remove", G_CALLBACK (remove_wanted), self);
}
