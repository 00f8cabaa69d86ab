/* handed.c - see handed.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "handed.h"
#include "table/table-due.h"

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

static char *
turn_of (const TablePlayer *player)
{
  GString *line = g_string_new ("turn ");

  table_words_append (line, player->name);
  g_string_append_c (line, ' ');
  table_words_append (line, _ ("the turns stay as they were"));
  return g_string_free (line, FALSE);
}

/* Applies an entry that was made so.  If another player makes it now, or if it does not fit, because it is the turn of
 * another one, and saying whose turn it is helps: returns the entry that says it, and applies that first.  Free with
 * g_free (). */
static char *
fold_kept (const TableJournal *journal, gpointer *state, const char *line, const TableBefore *was)
{
  const int player = was->made;
  const TableGame *game = table_journal_game (journal);
  gpointer as_is = game->state_copy (*state);
  g_autofree char *keep = NULL;

  /* Said in a turn that is this player's anyway, it would only make an entry legal that is not. */
  const gboolean same = table_game_on_turn (game, *state) == was->turn;
  const int made = table_game_fold_made (game, as_is, line);
  if (player >= 0 && made != player && (made >= 0 || !same))
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
arb_handed_keep (const TableJournal *journal, const TableEdit *edits, guint n, const TableJournal *after)
{
  const TableGame *game = table_journal_game (journal);
  const guint n_before = table_journal_length (journal);
  GArray *kept = arb_edits_new ();
  g_autofree TableBefore *was = table_befores_new (journal);
  g_autofree int *origins = table_edits_origins (n_before, edits, n);
  gpointer state = game->state_new (table_journal_setup (journal), NULL);
  gboolean edited = FALSE;

  for (guint i = 0; i < table_journal_length (after); i++)
    {
      const char *line = table_journal_entry (after, i).line;
      g_autofree char *keep = NULL;

      edited = edited || origins[i] != (int) i;
      if (!edited || origins[i] < 0)
        table_game_fold_line (game, state, line, NULL, NULL);
      else if ((keep = fold_kept (journal, &state, line, &was[origins[i]])) != NULL)
        arb_edits_add (kept, TABLE_EDIT_INSERT, i + kept->len, 0, keep);
    }
  game->state_free (state);
  return kept;
}
