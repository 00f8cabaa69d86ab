/* handed.c - see handed.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "handed.h"

static void
edit_clear (gpointer data)
{
  g_free ((char *) ((TableEdit *) data)->line);
}

GArray *
arb_edits_new (void)
{
  GArray *edits = g_array_new (FALSE, FALSE, sizeof (TableEdit));

  g_array_set_clear_func (edits, edit_clear);
  return edits;
}

void
arb_edits_add (GArray *edits, TableEditHow how, guint at, guint to, const char *line)
{
  const TableEdit edit = { how, at, to, g_strdup (line) };

  g_array_append_val (edits, edit);
}

/* ---- whose turn it is ---- */

static int *
find_players (const TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);
  const guint n = table_journal_length (journal);
  int *players = g_new (int, n + 1);
  TableRefusal why;
  gpointer state = game->state_new (table_journal_setup (journal), &why);

  for (guint i = 0; i < n; i++)
    players[i] = table_game_fold_made (game, state, table_journal_entry (journal, i).line);
  game->state_free (state);
  return players;
}

/* The index before the edit of an entry whose index is `i` after it.  -1: it is the edited one, or remembers the
 * edit. */
static int
index_before (const TableEdit *edit, guint i, guint n_before)
{
  const guint low = MIN (edit->at, edit->to), high = MAX (edit->at, edit->to);
  guint index = i;

  switch (edit->how)
    {
    case TABLE_EDIT_REPLACE:
      if (i == edit->at)
        return -1;
      break;
    case TABLE_EDIT_INSERT:
      if (i == edit->at)
        return -1;
      index -= i > edit->at;
      break;
    case TABLE_EDIT_DELETE: index += i >= edit->at; break;
    case TABLE_EDIT_MOVE:
      if (i == edit->to)
        return -1;
      if (i >= low && i <= high)
        index = edit->at < edit->to ? i + 1 : i - 1;
      break;
    }
  return index < n_before ? (int) index : -1;
}

static char *
turn_of (const TablePlayer *player)
{
  GString *line = g_string_new ("turn ");

  table_words_append (line, player->name);
  g_string_append_c (line, ' ');
  table_words_append (line, _ ("the turns stay as they were"));
  return g_string_free (line, FALSE);
}

/* Applies an entry that `player` made.  If another one makes it now, or if it does not fit, and saying whose turn it is
 * helps: returns the entry that says it, and applies that first.  Free with g_free (). */
static char *
fold_kept (const TableJournal *journal, gpointer *state, const char *line, int player)
{
  const TableGame *game = table_journal_game (journal);
  gpointer as_is = game->state_copy (*state);
  g_autofree char *keep = NULL;

  if (table_game_fold_made (game, as_is, line) != player && player >= 0)
    {
      gpointer told = game->state_copy (*state);

      keep = turn_of (&table_journal_setup (journal)->players[player]);
      if (table_game_fold_line (game, told, keep, NULL, NULL) && table_game_fold_made (game, told, line) == player)
        {
          game->state_free (as_is);
          as_is = told;
        }
      else
        {
          game->state_free (told);
          g_clear_pointer (&keep, g_free);
        }
    }
  game->state_free (*state);
  *state = as_is;
  return g_steal_pointer (&keep);
}

GArray *
arb_handed_keep (const TableJournal *journal, const TableEdit *edit)
{
  const TableGame *game = table_journal_game (journal);
  const guint n = table_journal_length (journal);
  GArray *edits = arb_edits_new ();
  g_autofree int *players = find_players (journal);
  TableRefusal why;
  g_autoptr (TableJournal) after = table_journal_with_edits (journal, edit, 1, &why);
  gpointer state;

  if (after == NULL)
    return edits;
  state = game->state_new (table_journal_setup (journal), &why);
  for (guint i = 0; i < table_journal_length (after); i++)
    {
      const char *line = table_journal_entry (after, i).line;
      const int was = index_before (edit, i, n);
      g_autofree char *keep = NULL;

      if (was < 0 || i < MIN (edit->at, edit->how == TABLE_EDIT_MOVE ? edit->to : edit->at))
        table_game_fold_line (game, state, line, NULL, NULL);
      else if ((keep = fold_kept (journal, &state, line, players[was])) != NULL)
        arb_edits_add (edits, TABLE_EDIT_INSERT, i + edits->len, 0, keep);
    }
  game->state_free (state);
  return edits;
}
