/* table-changes.c - the page of a running game: old entries are shown, changed, inserted and deleted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "table-page-private.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "change-card.h"
#include "stock-card.h"

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
  arb_table_page_say_changed (self, ARB_SAID_DONE, words, "");
}

/* ---- changes of old entries ---- */

static void
change_made (gpointer data, const char *words)
{
  ArbTablePage *self = data;

  if (self->session != NULL)
    end_change (self, TRUE, NULL, words);
}

gboolean
arb_table_page_edit (ArbTablePage *self, const TableEdit *edit, TableRefusal *why)
{
  const guint n = table_journal_length (arb_session_journal (self->session));

  arb_done_line_hush (self->done); /* its Undo would not mean what the card shows */
  if (edit->how != TABLE_EDIT_INSERT || edit->at < n)
    return arb_change_card_edit (GTK_WIDGET (self), self->session, edit, change_made, self, why);
  if (!arb_session_append (self->session, edit->line, why))
    return FALSE;
  change_made (self, _ ("The entry is inserted"));
  return TRUE;
}

gboolean
arb_table_page_put_right (ArbTablePage *self, guint at, const char *line, TableRefusal *why)
{
  const TableEdit edit = { TABLE_EDIT_REPLACE, at, 0, line };

  return arb_change_card_put_right (GTK_WIDGET (self), self->session, &edit, change_made, self, why);
}

static void
edit_from_timeline (ArbTablePage *self, TableEditHow how, int index, int to, const char *line)
{
  const TableEdit edit = { how, (guint) index, (guint) to, line };
  TableRefusal why;

  if (!arb_table_page_edit (self, &edit, &why))
    arb_timeline_refuse (self->timeline, why.sentence);
}

/* ---- the stock-take ---- */

static void
mend_chosen (gpointer data, const TableEdit *edit)
{
  ArbTablePage *self = data;
  TableRefusal why;

  if (self->session != NULL && !arb_table_page_edit (self, edit, &why))
    arb_table_page_say (self, ARB_SAID_ONLY, why.sentence);
}

void
arb_table_page_stock (ArbTablePage *self)
{
  arb_stock_card_show (GTK_WIDGET (self), self->session, mend_chosen, self);
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
  edit_from_timeline (self, TABLE_EDIT_REPLACE, index, 0, line);
}

static void
remove_wanted (ArbTablePage *self, int index)
{
  edit_from_timeline (self, TABLE_EDIT_DELETE, index, 0, NULL);
}

static void
earlier_wanted (ArbTablePage *self, int index)
{
  if (index > 0)
    edit_from_timeline (self, TABLE_EDIT_MOVE, index, index - 1, NULL);
}

static void
later_wanted (ArbTablePage *self, int index)
{
  edit_from_timeline (self, TABLE_EDIT_MOVE, index, index + 1, NULL);
}

static void
old_branch_wanted (ArbTablePage *self, int index)
{
  TableRefusal why;

  if (!arb_change_card_look (GTK_WIDGET (self), self->session, (guint) index, change_made, self, &why))
    arb_timeline_refuse (self->timeline, why.sentence);
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

void
arb_table_page_point_at_entry (ArbTablePage *self, int entry)
{
  self->pointed = entry;
  arb_table_page_update_actions (self);
}

void
arb_table_page_point_at (ArbTablePage *self, int x, int y)
{
  const TableJournal *journal = arb_session_journal (self->session);
  const TableGame *game = table_journal_game (journal);
  guint none = 0, some = table_journal_length (journal) + 1; /* what lies there lies after so many entries */

  if (self->face->lies == NULL)
    return;
  while (none < some)
    {
      const guint n = (none + some) / 2;
      gpointer state = table_journal_state_at (journal, n);

      if (n < table_journal_length (journal) + 1 && self->face->lies (state, x, y))
        some = n;
      else
        none = n + 1;
      game->state_free (state);
    }
  arb_table_page_point_at_entry (self, some > table_journal_length (journal) ? -1 : (int) some - 1);
}

void
arb_table_page_change (ArbTablePage *self)
{
  const guint n = table_journal_length (arb_session_journal (self->session));
  const guint at = MIN (arb_session_looking_at (self->session), n);

  if (self->pointed >= 0 && self->pointed < (int) n)
    start_writing (self, ARB_WRITE_REPLACE, self->pointed);
  else if (at > 0)
    start_writing (self, ARB_WRITE_REPLACE, (int) at - 1);
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
  g_signal_connect_swapped (self->timeline, "earlier", G_CALLBACK (earlier_wanted), self);
  g_signal_connect_swapped (self->timeline, "later", G_CALLBACK (later_wanted), self);
  g_signal_connect_swapped (self->timeline, "old-branch", G_CALLBACK (old_branch_wanted), self);
}
