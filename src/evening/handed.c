/* handed.c - see handed.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "handed.h"

/* A change: these lines instead of entry `index`, or before it. */
typedef struct
{
  guint index;
  gboolean dropped;
  const char *lines[2];
} Change;

/* Whose turn it is before each entry, or `after` it; -1 if the entry does not fit or is dropped.  `change` NULL:
 * nothing is changed. */
static int *
find_players (const TableJournal *journal, const Change *change, gboolean after)
{
  const TableGame *game = table_journal_game (journal);
  guint n = table_journal_length (journal);
  int *players = g_new (int, n);
  TableRefusal why;
  gpointer state = game->state_new (table_journal_setup (journal), &why);

  for (guint i = 0; i < n; i++)
    {
      gboolean here = change != NULL && i == change->index;

      for (guint k = 0; here && k < G_N_ELEMENTS (change->lines) && change->lines[k] != NULL; k++)
        table_game_apply_line (game, state, change->lines[k], &why);
      players[i] = table_game_on_turn (game, state);
      if ((here && change->dropped)
          || !table_game_fold_line (game, state, table_journal_entry (journal, i).line, NULL, &why))
        players[i] = -1;
      else if (after)
        players[i] = table_game_on_turn (game, state);
    }
  game->state_free (state);
  return players;
}

ArbHanded
arb_handed (const TableJournal *journal, guint index, const char *line, gboolean instead)
{
  const Change change = { index, line == NULL || instead, { line } };
  g_autofree int *now = find_players (journal, NULL, FALSE);
  g_autofree int *then = find_players (journal, &change, FALSE);
  ArbHanded handed = { 0 };

  g_return_val_if_fail (index < table_journal_length (journal), handed);

  for (guint i = index; i < table_journal_length (journal); i++)
    if (now[i] >= 0 && then[i] >= 0 && now[i] != then[i] && handed.n++ == 0)
      {
        handed.first = i;
        handed.player = (guint8) now[i];
        handed.would_be = (guint8) then[i];
      }
  return handed;
}

static char *
turn_of (const char *name)
{
  GString *line = g_string_new ("turn ");

  table_words_append (line, name);
  g_string_append_c (line, ' ');
  table_words_append (line, _ ("the turns stay as they were"));
  return g_string_free (line, FALSE);
}

/* Does a later entry belong to another player, before one that does not fit any more? */
static gboolean
differs (const int *now, const int *then, guint from, guint n)
{
  for (guint i = from; i < n && (now[i] < 0 || then[i] >= 0); i++)
    if (now[i] >= 0 && now[i] != then[i])
      return TRUE;
  return FALSE;
}

/* Each player is tried, because games differ: in Catan, the next throw ends the turn before. */
char *
arb_handed_keep (const TableJournal *journal, guint index, const char *line, gboolean instead)
{
  const TableSetup *setup = table_journal_setup (journal);
  g_autofree int *now = find_players (journal, NULL, TRUE);
  char *best = NULL;
  guint longest = 0;

  for (guint p = 0; p < setup->n_players; p++)
    {
      g_autofree char *keep = turn_of (setup->players[p].name);
      const Change change = { index,
                              line == NULL || instead,
                              { line != NULL ? line : keep, line != NULL ? keep : NULL } };
      g_autofree int *then = find_players (journal, &change, TRUE);
      guint from = change.dropped ? index + 1 : index, i = from;

      while (i < table_journal_length (journal) && now[i] == then[i])
        i++;
      if (!differs (now, then, from, table_journal_length (journal)) && (best == NULL || i - from > longest))
        {
          longest = i - from;
          g_free (best);
          best = g_steal_pointer (&keep);
        }
    }
  return best;
}
