/* table-journal.c - entries, the states folded from them, and changes that can be undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every change is one splice: at index `at` the lines `gone` are removed and the lines `come` are inserted.  Undo is
 * the splice with both exchanged.
 *
 * Some states are kept (snapshots), so that not all entries are applied again after a change.  A state is as large as
 * all points that were booked until then, so there are few: they lie close together near the end, where undo needs
 * them, and farther apart before (see is_kept ()).  After a change at one place all later entries are applied again in
 * any case.  A snapshot before that place makes this at most twice as long.  The first snapshot is the state before any
 * entry; a splice removes the snapshots after it.
 */
#include "table-journal.h"

#include <string.h>

#include "table-change.h"
#include "table-edit-private.h"
#include "table-edit.h"
#include "table-intl.h"
#include "table-journal-private.h"
#include "table-rename.h"

#define NEAR 24 /* entries between two snapshots near the end */
#define WIDER 4 /* farther away it is so many times as much, and again */

typedef struct
{
  guint n; /* entries before it */
  gpointer state;
  GDestroyNotify free;
} Snapshot;

typedef struct
{
  char *line;
  TableRefusal *refusal;
} Item;

typedef struct
{
  guint at;
  GPtrArray *gone; /* char* */
  GPtrArray *come;
} Splice;

struct _TableJournal
{
  TableSetup *setup;
  GArray *items;
  GPtrArray *snapshots; /* Snapshot*, in order; never empty */
  gpointer state;
  guint n_refused;
  GPtrArray *undo, *redo; /* Splice* */
  TableLedger effects;    /* of all entries */
  int listed_from;        /* entries from here on are only listed, see table_journal_list (); -1: none */
};

static void
splice_free (gpointer data)
{
  Splice *splice = data;
  g_ptr_array_unref (splice->gone);
  g_ptr_array_unref (splice->come);
  g_free (splice);
}

static void
snapshot_free (gpointer data)
{
  Snapshot *snapshot = data;
  snapshot->free (snapshot->state);
  g_free (snapshot);
}

static void
item_clear (gpointer data)
{
  Item *item = data;
  g_free (item->line);
  g_free (item->refusal);
}

/* Adds the current state, which is the one after `n` entries. */
static void
add_snapshot (TableJournal *journal, guint n)
{
  const TableGame *game = journal->setup->game;
  Snapshot *snapshot = g_new (Snapshot, 1);
  *snapshot = (Snapshot){ n, game->state_copy (journal->state), game->state_free };
  g_ptr_array_add (journal->snapshots, snapshot);
}

TableJournal *
table_journal_new (const TableSetup *setup, TableRefusal *why)
{
  g_assert (setup->game);
  g_autoptr (TableSetup) whole = table_setup_copy (setup);
  table_setup_unname (whole);
  setup->game->complete (whole);
  gpointer state = setup->game->state_new (whole, why);
  if (state == NULL)
    return NULL;
  TableJournal *journal = g_new0 (TableJournal, 1);
  journal->setup = g_steal_pointer (&whole);
  journal->items = g_array_new (FALSE, TRUE, sizeof (Item));
  g_array_set_clear_func (journal->items, item_clear);
  journal->snapshots = g_ptr_array_new_with_free_func (snapshot_free);
  journal->state = state;
  journal->listed_from = -1;
  journal->undo = g_ptr_array_new_with_free_func (splice_free);
  journal->redo = g_ptr_array_new_with_free_func (splice_free);
  add_snapshot (journal, 0);
  return journal;
}

TableJournal *
table_journal_new_of (const TableSetup *setup, const char *const *entries, TableRefusal *why)
{
  TableJournal *journal = table_journal_new (setup, why);
  if (journal == NULL)
    return NULL;
  table_journal_list (journal);
  for (guint i = 0; entries[i] != NULL; i++)
    table_journal_append_kept (journal, entries[i], NULL);
  table_journal_fold (journal);
  return journal;
}

void
table_journal_free (TableJournal *journal)
{
  if (journal == NULL)
    return;
  journal->setup->game->state_free (journal->state);
  g_ptr_array_unref (journal->snapshots);
  g_ptr_array_unref (journal->undo);
  g_ptr_array_unref (journal->redo);
  g_array_unref (journal->items);
  table_ledger_clear (&journal->effects);
  table_setup_free (journal->setup);
  g_free (journal);
}

const TableSetup *
table_journal_setup (const TableJournal *journal)
{
  return journal->setup;
}

const TableGame *
table_journal_game (const TableJournal *journal)
{
  return journal->setup->game;
}

guint
table_journal_length (const TableJournal *journal)
{
  return journal->items->len;
}

TableEntry
table_journal_entry (const TableJournal *journal, guint index)
{
  g_assert (index < journal->items->len);
  const Item *item = &g_array_index (journal->items, Item, index);
  return (TableEntry){ item->line, item->refusal };
}

char *
table_journal_public_line (const TableJournal *journal, const char *line)
{
  const TableGame *game = table_journal_game (journal);
  return game->public_line != NULL ? game->public_line (table_state (journal->state)->rules, line) : g_strdup (line);
}

const TableLedger *
table_journal_effects (const TableJournal *journal)
{
  return &journal->effects;
}

guint
table_journal_n_refused (const TableJournal *journal)
{
  return journal->n_refused;
}

gconstpointer
table_journal_state (const TableJournal *journal)
{
  return journal->state;
}

/* The index of the last snapshot that has at most `n` entries. */
static guint
find_snapshot (const TableJournal *journal, guint n)
{
  guint k = journal->snapshots->len - 1;
  while (((const Snapshot *) journal->snapshots->pdata[k])->n > n)
    k--;
  return k;
}

gpointer
table_journal_state_at (const TableJournal *journal, guint n)
{
  const TableGame *game = journal->setup->game;
  n = MIN (n, journal->items->len);
  const Snapshot *snapshot = journal->snapshots->pdata[find_snapshot (journal, n)];
  gpointer state = game->state_copy (snapshot->state);
  for (guint i = snapshot->n; i < n; i++)
    table_game_fold_line (game, state, g_array_index (journal->items, Item, i).line, NULL, NULL);
  return state;
}

/* TRUE if the state after `n` of `length` entries is worth a snapshot.  If a game grows, a state is dropped once and
 * never needed again. */
static gboolean
is_kept (guint n, guint length)
{
  guint step = NEAR;
  while (length - n > WIDER * step)
    step *= WIDER;
  return n % step == 0;
}

/* Adds a snapshot of the current state, the one after `n` entries, if it is worth one. */
static void
keep_snapshot (TableJournal *journal, guint n)
{
  const Snapshot *last = journal->snapshots->pdata[journal->snapshots->len - 1];
  if (n > last->n && is_kept (n, journal->items->len))
    add_snapshot (journal, n);
}

static void
drop_snapshots (TableJournal *journal)
{
  for (guint k = journal->snapshots->len - 1; k > 0; k--)
    if (!is_kept (((const Snapshot *) journal->snapshots->pdata[k])->n, journal->items->len))
      g_ptr_array_remove_index (journal->snapshots, k);
}

/* Forgets the effects of the entries after the first `n`. */
static void
cut_effects (TableJournal *journal, guint n)
{
  guint kept = journal->effects.n_lines;
  while (kept > 0 && journal->effects.lines[kept - 1].entry >= n)
    kept--;
  table_ledger_cut (&journal->effects, kept);
}

/* Applies this entry to the current state, and marks it if it is refused. */
static void
fold_item (TableJournal *journal, guint index)
{
  const TableGame *game = journal->setup->game;
  Item *item = &g_array_index (journal->items, Item, index);
  TableRefusal refusal;
  g_clear_pointer (&item->refusal, g_free);
  if (!table_game_fold_line (game, journal->state, item->line, &journal->effects, &refusal))
    {
      item->refusal = g_memdup2 (&refusal, sizeof refusal);
      journal->n_refused++;
    }
  keep_snapshot (journal, index + 1);
}

static void
refold_from (TableJournal *journal, guint from)
{
  const TableGame *game = journal->setup->game;
  guint k = find_snapshot (journal, from);
  const Snapshot *snapshot = journal->snapshots->pdata[k];
  g_ptr_array_set_size (journal->snapshots, (int) k + 1);
  game->state_free (journal->state);
  journal->state = game->state_copy (snapshot->state);
  cut_effects (journal, snapshot->n);
  journal->n_refused = 0;
  for (guint i = 0; i < snapshot->n; i++)
    journal->n_refused += g_array_index (journal->items, Item, i).refusal != NULL;
  for (guint i = snapshot->n; i < journal->items->len; i++)
    fold_item (journal, i);
}

/* ---- new names (table-rename.h) ---- */

static guint
n_names_of (const GPtrArray *lines)
{
  guint n = 0;
  for (guint i = 0; i < lines->len; i++)
    n += table_rename_is (lines->pdata[i]);
  return n;
}

/* The same in the entries from `from` on. */
static guint
n_names (const TableJournal *journal, guint from)
{
  guint n = 0;
  for (guint i = from; i < journal->items->len; i++)
    n += table_rename_is (g_array_index (journal->items, Item, i).line);
  return n;
}

/* Gives the setup the names that the entries say.  The states share the rules with the names, so all are made again if
 * a player's name changed; returns whether they are. */
static gboolean
take_names (TableJournal *journal)
{
  const TableGame *game = journal->setup->game;
  TablePlayer before[TABLE_MAX_PLAYERS];
  memcpy (before, journal->setup->players, sizeof before);
  table_setup_unname (journal->setup);
  for (guint i = 0; i < journal->items->len; i++)
    table_rename_do (journal->setup, g_array_index (journal->items, Item, i).line);
  if (memcmp (before, journal->setup->players, sizeof before) == 0)
    return FALSE;
  game->state_free (journal->state);
  g_ptr_array_set_size (journal->snapshots, 0);
  journal->state = game->state_new (journal->setup, NULL);
  g_assert (journal->state != NULL); /* names change no rule */
  add_snapshot (journal, 0);
  refold_from (journal, 0);
  return TRUE;
}

static void
do_splice (TableJournal *journal, const Splice *splice)
{
  gboolean at_end = splice->at == journal->items->len && splice->gone->len == 0;
  if (splice->gone->len)
    g_array_remove_range (journal->items, splice->at, splice->gone->len);
  for (guint i = 0; i < splice->come->len; i++)
    {
      Item item = { .line = g_strdup (splice->come->pdata[i]) };
      g_array_insert_val (journal->items, splice->at + i, item);
    }
  const gboolean is_folded = n_names_of (splice->gone) + n_names_of (splice->come) > 0 && take_names (journal);
  if (!is_folded && !at_end)
    refold_from (journal, splice->at);
  else if (!is_folded)
    for (guint i = splice->at; i < journal->items->len; i++)
      fold_item (journal, i);
  drop_snapshots (journal);
}

/* Lines are kept and printed without the blanks around them. */
static char *
stripped (const char *line)
{
  return g_strstrip (g_strdup (line));
}

/* Removes `n_gone` entries at `at` and, if `line` is not NULL, inserts it there. */
static Splice *
splice_new (const TableJournal *journal, guint at, guint n_gone, const char *line)
{
  Splice *splice = g_new (Splice, 1);
  splice->at = at;
  splice->gone = g_ptr_array_new_with_free_func (g_free);
  splice->come = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n_gone; i++)
    g_ptr_array_add (splice->gone, g_strdup (g_array_index (journal->items, Item, at + i).line));
  if (line)
    g_ptr_array_add (splice->come, stripped (line));
  return splice;
}

static void
remember (TableJournal *journal, Splice *splice)
{
  g_ptr_array_add (journal->undo, splice);
  g_ptr_array_set_size (journal->redo, 0);
}

/* Adds the entry to the list and to the changes that can be undone; it is not applied. */
static void
list_item (TableJournal *journal, const char *line)
{
  Item item = { .line = stripped (line) };
  remember (journal, splice_new (journal, journal->items->len, 0, line));
  g_array_append_val (journal->items, item);
}

static void
change (TableJournal *journal, guint at, guint n_gone, const char *line)
{
  Splice *splice = splice_new (journal, at, n_gone, line);
  do_splice (journal, splice);
  remember (journal, splice);
}

static gboolean
refuse_names (TableRefusal *why)
{
  return table_refuse (why, _ ("names and titles are changed at most %d times in a game"), TABLE_RENAMES_MAX);
}

/* The line stands at the end or at an index or, if `instead` is not NULL, in the place of this one. */
static gboolean
line_is_sound (const TableJournal *journal, const char *line, const char *instead, TableRefusal *why)
{
  TableWords words;
  if (instead == NULL && journal->items->len >= TABLE_ENTRIES_MAX)
    return table_refuse (why, _ ("a game has at most %d entries"), TABLE_ENTRIES_MAX);
  if (!table_words_cut (&words, line, why))
    return FALSE;
  if (words.n == 0)
    return table_refuse (why, _ ("the entry is empty"));
  if (table_rename_is (line) && (instead == NULL || !table_rename_is (instead))
      && n_names (journal, 0) >= TABLE_RENAMES_MAX)
    return refuse_names (why);
  return TRUE;
}

/* Is the word one of the setup's, which may be older: the name of a player or of a card? */
static gboolean
is_of_setup (const TableSetup *setup, const char *word)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (strcmp (setup->players[i].name, word) == 0)
      return TRUE;
  for (guint i = 0; i < setup->n_lines; i++)
    if (strstr (setup->lines[i], word) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
is_entry_of (const TableJournal *journal, const char *line)
{
  for (guint i = 0; i < journal->items->len; i++)
    if (strcmp (g_array_index (journal->items, Item, i).line, line) == 0)
      return TRUE;
  return FALSE;
}

gboolean
table_journal_may_be_new (const TableJournal *journal, const char *line, TableRefusal *why)
{
  TableWords words;
  if (table_text_check (line, NULL) || is_entry_of (journal, line))
    return TRUE;
  if (!table_words_cut (&words, line, why))
    return FALSE;
  gboolean is_old = FALSE;
  for (guint i = 0; i < words.n; i++)
    if (table_text_check (words.word[i], NULL))
      continue;
    else if (!is_of_setup (journal->setup, words.word[i]))
      return table_text_check (words.word[i], why);
    else
      is_old = TRUE;
  /* Without such a word it is in the comment. */
  return is_old || table_text_check (line, why);
}

gboolean
table_journal_append (TableJournal *journal, const char *line, TableRefusal *why)
{
  if (!line_is_sound (journal, line, NULL, why) || !table_journal_may_be_new (journal, line, why))
    return FALSE;
  /* A new name may have all made again. */
  if (table_rename_is (line))
    {
      if (!table_journal_fits_at (journal, journal->items->len, line, why))
        return FALSE;
      change (journal, journal->items->len, 0, line);
      return TRUE;
    }
  if (!table_game_apply_telling (journal->setup->game, journal->state, line, &journal->effects, why))
    return FALSE;
  /* The entry is applied already. */
  list_item (journal, line);
  keep_snapshot (journal, journal->items->len);
  drop_snapshots (journal);
  return TRUE;
}

gboolean
table_journal_append_kept (TableJournal *journal, const char *line, TableRefusal *why)
{
  if (!line_is_sound (journal, line, NULL, why))
    return FALSE;
  if (journal->listed_from < 0)
    change (journal, journal->items->len, 0, line);
  else
    list_item (journal, line);
  return TRUE;
}

void
table_journal_list (TableJournal *journal)
{
  g_return_if_fail (journal->listed_from < 0);
  journal->listed_from = (int) journal->items->len;
}

void
table_journal_fold (TableJournal *journal)
{
  g_return_if_fail (journal->listed_from >= 0);
  const guint from = (guint) journal->listed_from;
  journal->listed_from = -1;
  if (n_names (journal, from) == 0 || !take_names (journal))
    for (guint i = from; i < journal->items->len; i++)
      fold_item (journal, i);
  drop_snapshots (journal);
}

gboolean
table_journal_fits_at (const TableJournal *journal, guint index, const char *line, TableRefusal *why)
{
  gpointer state = table_journal_state_at (journal, index);
  gboolean fits = table_game_apply_line (journal->setup->game, state, line, why);
  journal->setup->game->state_free (state);
  return fits;
}

gboolean
table_journal_replace (TableJournal *journal, guint index, const char *line, TableRefusal *why)
{
  g_return_val_if_fail (index < journal->items->len, FALSE);
  if (!line_is_sound (journal, line, g_array_index (journal->items, Item, index).line, why)
      || !table_journal_may_be_new (journal, line, why) || !table_journal_fits_at (journal, index, line, why))
    return FALSE;
  change (journal, index, 1, line);
  return TRUE;
}

gboolean
table_journal_insert (TableJournal *journal, guint index, const char *line, TableRefusal *why)
{
  g_return_val_if_fail (index <= journal->items->len, FALSE);
  if (!line_is_sound (journal, line, NULL, why) || !table_journal_may_be_new (journal, line, why)
      || !table_journal_fits_at (journal, index, line, why))
    return FALSE;
  change (journal, index, 0, line);
  return TRUE;
}

gboolean
table_journal_delete (TableJournal *journal, guint index, TableRefusal *why)
{
  if (index >= journal->items->len)
    return table_refuse (why, _ ("there is no entry %u to delete"), index + 1);
  change (journal, index, 1, NULL);
  return TRUE;
}

/* Removes all entries from `from` on, and adds the lines from this one on. */
static void
change_end (TableJournal *journal, guint from, const GPtrArray *lines, guint first)
{
  Splice *splice = splice_new (journal, from, journal->items->len - from, NULL);
  for (guint i = first; i < lines->len; i++)
    g_ptr_array_add (splice->come, stripped (lines->pdata[i]));
  do_splice (journal, splice);
  remember (journal, splice);
}

gboolean
table_journal_truncate (TableJournal *journal, guint n)
{
  if (n >= journal->items->len)
    return FALSE;
  g_autoptr (GPtrArray) kept = table_journal_edits_of (journal, n);
  if (kept->len == journal->items->len - n)
    return FALSE;
  change_end (journal, n, kept, 0);
  return TRUE;
}

gboolean
table_journal_exchange (TableJournal *journal, const GPtrArray *lines, TableRefusal *why)
{
  guint same = 0;
  if (lines->len > TABLE_ENTRIES_MAX)
    return table_refuse (why, _ ("a game has at most %d entries"), TABLE_ENTRIES_MAX);
  for (guint i = 0; i < lines->len; i++)
    if (!line_is_sound (journal, lines->pdata[i], lines->pdata[i], why))
      return FALSE;
  if (n_names_of (lines) > MAX (TABLE_RENAMES_MAX, n_names (journal, 0)))
    return refuse_names (why);
  while (same < MIN (lines->len, journal->items->len)
         && strcmp (lines->pdata[same], g_array_index (journal->items, Item, same).line) == 0)
    same++;
  change_end (journal, same, lines, same);
  return TRUE;
}

gboolean
table_journal_can_undo (const TableJournal *journal)
{
  return journal->undo->len > 0;
}

gboolean
table_journal_can_redo (const TableJournal *journal)
{
  return journal->redo->len > 0;
}

/* Takes the last splice of `from`, exchanges what goes and what comes, does it, and adds it to `to`. */
static gboolean
turn_back (TableJournal *journal, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return FALSE;
  Splice *splice = g_ptr_array_steal_index (from, from->len - 1);
  GPtrArray *gone = splice->gone;
  splice->gone = splice->come;
  splice->come = gone;
  do_splice (journal, splice);
  g_ptr_array_add (to, splice);
  return TRUE;
}

/* What turn_back () would do. */
static TableChange
peek_back (const GPtrArray *from)
{
  const Splice *splice = from->len > 0 ? from->pdata[from->len - 1] : NULL;
  return splice != NULL ? (TableChange){ splice->at, splice->come->len, splice->gone->len } : (TableChange){ 0 };
}

TableChange
table_journal_undoes (const TableJournal *journal)
{
  return peek_back (journal->undo);
}

TableChange
table_journal_redoes (const TableJournal *journal)
{
  return peek_back (journal->redo);
}

gboolean
table_journal_undo (TableJournal *journal)
{
  return turn_back (journal, journal->undo, journal->redo);
}

gboolean
table_journal_redo (TableJournal *journal)
{
  return turn_back (journal, journal->redo, journal->undo);
}
