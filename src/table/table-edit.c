/* table-edit.c - see table-edit.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything is done on an array of lines: an edit and its reverse move few of them.  Numbers in what is remembered are
 * those of the moment of the edit, so later edits must be taken back before an earlier one is understood.
 */
#include "table-edit.h"

#include <string.h>

#include "table-edit-private.h"
#include "table-entry.h"
#include "table-intl.h"
#include "table-journal-private.h"

static const char *const verbs[] = {
  [TABLE_EDIT_REPLACE] = "replaced",
  [TABLE_EDIT_INSERT] = "inserted",
  [TABLE_EDIT_DELETE] = "deleted",
  [TABLE_EDIT_MOVE] = "moved",
};

gboolean
table_edit_is_verb (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_strcmp0 (word, verbs[i]) == 0)
      return TRUE;
  return FALSE;
}

/* ---- the operands ---- */

static gboolean
read_old (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  TableWords words;
  if (!table_words_cut (&words, word, in->why))
    return FALSE;
  if (words.n == 0)
    return table_refuse (in->why, _ ("the old entry is empty"));
  *(const char **) field = g_intern_string (word);
  return TRUE;
}

const TableOperandType table_operand_old = {
  .name = "\"ENTRY\"",
  .member = "before",
  .missing = N_ ("which entry stood there? it is missing, in quotation marks"),
  .size = sizeof (const char *),
  .labels = TABLE_LABELS_TEXT,
  .read = read_old,
  .print = table_operand_print_kept,
  .report = table_operand_report_kept,
};

const TableOperandType table_operand_entry = {
  .name = "N",
  .member = "entry",
  .missing = N_ ("which entry? its number is missing"),
  .size = sizeof (gint16),
  .labels = TABLE_LABELS_TEXT,
  .read = table_operand_read_number,
  .print = table_operand_print_number,
  .report = table_operand_report_number,
};

/* ---- an entry that remembers an edit ---- */

/* Can the edit have left `n_entries` before it? */
static gboolean
is_possible (const TableEdited *edited, guint n_entries)
{
  /* A deleted entry may have been the last one. */
  const guint last = edited->how == TABLE_EDIT_DELETE ? n_entries + 1 : n_entries;
  return (guint) edited->at <= last && (guint) edited->to <= last;
}

char *
table_edited_tell (const TableEdited *edited, gboolean secret, const char *why)
{
  g_autofree char *shown = edited->old != NULL ? table_text_shown (edited->old, FALSE) : NULL;
  const char *old = secret ? _ ("a secret") : shown;
  g_autofree char *what = NULL;
  switch ((TableEditHow) edited->how)
    {
    /* Translators: the number of an entry of the game; then the entry as it was, in words */
    case TABLE_EDIT_REPLACE: what = g_strdup_printf (_ ("Entry %d was changed; before: %s"), edited->at, old); break;
    case TABLE_EDIT_INSERT: what = g_strdup_printf (_ ("Entry %d was inserted"), edited->at); break;
    case TABLE_EDIT_DELETE: what = g_strdup_printf (_ ("Entry %d was deleted: %s"), edited->at, old); break;
    case TABLE_EDIT_MOVE: what = g_strdup_printf (_ ("Entry %d became entry %d"), edited->at, edited->to); break;
    }
  g_assert (what != NULL);
  /* Translators: what was changed, and the players' reason for it */
  return *why != '\0' ? g_strdup_printf (_ ("%s, because: %s"), what, why) : g_steal_pointer (&what);
}

gboolean
table_edit_read (const TableGame *game, gconstpointer rules, const char *line, guint n_before, TableEdited *edited,
                 char *why)
{
  gpointer entry = g_alloca (game->acts->entry_size);
  if (!table_game_read (game, rules, line, entry, NULL) || ((const TableEntryBase *) entry)->kind != TABLE_ENTRY_EDITED)
    return FALSE;
  *edited = ((const TableEntryBase *) entry)->edit;
  if (!is_possible (edited, n_before))
    return FALSE;
  if (why != NULL)
    g_strlcpy (why, ((const TableEntryBase *) entry)->why, TABLE_WHY_MAX);
  return TRUE;
}

/* The line that remembers an edit; free with g_free (). */
static char *
edited_print (const TableEdited *edited, const char *why)
{
  GString *out = g_string_new (verbs[edited->how]);
  g_string_append_printf (out, " %d", edited->at);
  if (edited->how == TABLE_EDIT_MOVE)
    g_string_append_printf (out, " %d", edited->to);
  if (edited->old != NULL)
    {
      g_string_append_c (out, ' ');
      table_words_append (out, edited->old);
    }
  if (*why != '\0')
    {
      g_string_append_c (out, ' ');
      table_words_append (out, why);
    }
  return g_string_free (out, FALSE);
}

/* ---- edits of lines ---- */

static GPtrArray *
lines_of (const TableJournal *journal)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < table_journal_length (journal); i++)
    g_ptr_array_add (lines, g_strdup (table_journal_entry (journal, i).line));
  return lines;
}

static void
move_line (GPtrArray *lines, guint from, guint to)
{
  g_ptr_array_insert (lines, (int) to, g_ptr_array_steal_index (lines, from));
}

/* Makes the edit; `old`, which is freed with g_free (), is what stood there, NULL for an insertion or a move. */
static gboolean
edit_lines (GPtrArray *lines, const TableEdit *edit, char **old, TableRefusal *why)
{
  const guint room = edit->how == TABLE_EDIT_INSERT ? lines->len + 1 : lines->len;
  *old = NULL;
  if (edit->at >= room || (edit->how == TABLE_EDIT_MOVE && edit->to >= room))
    return table_refuse (why, _ ("there is no entry %u"), MAX (edit->at, edit->to) + 1);
  if (edit->how == TABLE_EDIT_MOVE)
    move_line (lines, edit->at, edit->to);
  if (edit->how == TABLE_EDIT_REPLACE || edit->how == TABLE_EDIT_DELETE)
    *old = g_ptr_array_steal_index (lines, edit->at);
  if (edit->how == TABLE_EDIT_REPLACE || edit->how == TABLE_EDIT_INSERT)
    g_ptr_array_insert (lines, (int) edit->at, g_strstrip (g_strdup (edit->line)));
  return TRUE;
}

/* Takes back what line `at` remembers, and removes this line. */
static void
unedit_lines (GPtrArray *lines, guint at, const TableEdited *edited)
{
  const guint place = (guint) edited->at - 1;
  g_ptr_array_remove_index (lines, at);
  if (edited->how == TABLE_EDIT_MOVE)
    move_line (lines, (guint) edited->to - 1, place);
  if (edited->how == TABLE_EDIT_REPLACE || edited->how == TABLE_EDIT_INSERT)
    g_ptr_array_remove_index (lines, place);
  if (edited->how == TABLE_EDIT_REPLACE || edited->how == TABLE_EDIT_DELETE)
    g_ptr_array_insert (lines, (int) place, g_strdup (edited->old));
}

/* ---- edits of a journal ---- */

/* Does this line fit after the first `n` lines? */
static gboolean
fits (const TableJournal *journal, const GPtrArray *lines, guint n, const char *line, TableRefusal *why)
{
  const TableGame *game = table_journal_game (journal);
  gpointer state = game->state_new (table_journal_setup (journal), NULL);
  for (guint i = 0; i < n; i++)
    table_game_fold_line (game, state, lines->pdata[i], NULL, NULL);
  const gboolean answer = table_game_apply_line (game, state, line, why);
  game->state_free (state);
  return answer;
}

static gconstpointer
rules_of (const TableJournal *journal)
{
  return table_state (table_journal_state (journal))->rules;
}

/* What is remembered cannot itself be changed; it can be taken back (table_journal_restore ()). */
static gboolean
is_editable (const TableJournal *journal, const GPtrArray *lines, const TableEdit *edit, TableRefusal *why)
{
  TableEdited edited;
  return edit->how == TABLE_EDIT_INSERT || edit->at >= lines->len
         || !table_edit_read (table_journal_game (journal), rules_of (journal), lines->pdata[edit->at],
                              TABLE_ENTRIES_MAX, &edited, NULL)
         || table_refuse (why, _ ("entry %u remembers a change; it can only be taken back"), edit->at + 1);
}

static gboolean
edit_and_remember (const TableJournal *journal, GPtrArray *lines, const TableEdit *edit, const char *reason,
                   GPtrArray *remembered, TableRefusal *why)
{
  const gboolean moves = edit->how == TABLE_EDIT_MOVE;
  g_autofree char *old = NULL;
  if (!is_editable (journal, lines, edit, why)
      || ((edit->how == TABLE_EDIT_REPLACE || edit->how == TABLE_EDIT_INSERT) && edit->at <= lines->len
          && (!table_journal_may_be_new (journal, edit->line, why)
              || !fits (journal, lines, edit->at, edit->line, why)))
      || !edit_lines (lines, edit, &old, why))
    return FALSE;
  const TableEdited edited = { (guint8) edit->how, (gint16) (edit->at + 1), moves ? (gint16) (edit->to + 1) : 0, old };
  g_ptr_array_add (remembered, edited_print (&edited, reason));
  return TRUE;
}

gboolean
table_journal_edit (TableJournal *journal, const TableEdit *edits, guint n, const char *reason, TableRefusal *why)
{
  g_autoptr (GPtrArray) lines = lines_of (journal);
  g_autoptr (GPtrArray) remembered = g_ptr_array_new_with_free_func (g_free);
  if (strlen (reason) >= TABLE_WHY_MAX)
    return table_refuse (why, _ ("the reason is longer than %u bytes"), (guint) TABLE_WHY_MAX - 1);
  if (!table_text_check (reason, why))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!edit_and_remember (journal, lines, &edits[i], reason, remembered, why))
      return FALSE;
  g_ptr_array_extend_and_steal (lines, g_steal_pointer (&remembered));
  return table_journal_exchange (journal, lines, why);
}

static TableJournal *
journal_of (const TableJournal *like, const GPtrArray *lines)
{
  TableJournal *journal = table_journal_new (table_journal_setup (like), NULL);
  table_journal_list (journal);
  for (guint i = 0; i < lines->len; i++)
    table_journal_append_kept (journal, lines->pdata[i], NULL);
  table_journal_fold (journal);
  return journal;
}

TableJournal *
table_journal_with_edits (const TableJournal *journal, const TableEdit *edits, guint n, TableRefusal *why)
{
  g_autoptr (GPtrArray) lines = lines_of (journal);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *old = NULL;
      if (!is_editable (journal, lines, &edits[i], why) || !edit_lines (lines, &edits[i], &old, why))
        return NULL;
    }
  return journal_of (journal, lines);
}

gboolean
table_journal_hides (const TableJournal *journal, const char *line)
{
  const TableGame *game = table_journal_game (journal);
  TableEdited edited;
  if (game->is_secret == NULL)
    return FALSE;
  return game->is_secret (line)
         || (table_edit_read (game, rules_of (journal), line, TABLE_ENTRIES_MAX, &edited, NULL) && edited.old != NULL
             && game->is_secret (edited.old));
}

gboolean
table_journal_remembers (const TableJournal *journal, guint index)
{
  TableEdited edited;
  g_return_val_if_fail (index < table_journal_length (journal), FALSE);
  return table_edit_read (table_journal_game (journal), rules_of (journal), table_journal_entry (journal, index).line,
                          TABLE_ENTRIES_MAX, &edited, NULL);
}

guint
table_journal_n_edits (const TableJournal *journal)
{
  guint n = 0;
  for (guint i = 0; i < table_journal_length (journal); i++)
    n += table_journal_remembers (journal, i);
  return n;
}

/* ---- the old branch ---- */

/* Where the line at `place` was before the edit; the line that the edit brought was nowhere (-1). */
static int
place_before (const TableEdited *edited, int place)
{
  const int at = edited->at - 1, to = edited->to - 1;
  switch ((TableEditHow) edited->how)
    {
    case TABLE_EDIT_REPLACE: return place;
    case TABLE_EDIT_INSERT: return place == at ? -1 : place - (at < place);
    case TABLE_EDIT_DELETE: return place + (at <= place);
    case TABLE_EDIT_MOVE:
      if (place == to)
        return at;
      place -= to < place;
      return place + (at <= place);
    }
  g_assert_not_reached ();
}

/* The lines before the edit that line `index` remembers; NULL if it remembers none. */
static GPtrArray *
lines_before (const TableJournal *journal, guint index)
{
  const TableGame *game = table_journal_game (journal);
  g_autoptr (GPtrArray) lines = lines_of (journal);
  TableEdited edited;
  int place = (int) index;
  for (int p = (int) lines->len - 1; p >= place; p--)
    {
      if (!table_edit_read (game, rules_of (journal), lines->pdata[p], (guint) p, &edited, NULL))
        continue;
      const guint before = lines->len;
      unedit_lines (lines, (guint) p, &edited);
      if (p == place)
        return g_steal_pointer (&lines);
      place = place_before (&edited, place);
      /* The line of the edit is gone; what stood before it may be one line more or fewer. */
      p += (int) lines->len + 1 - (int) before;
      if (place < 0)
        return NULL;
    }
  return NULL;
}

TableJournal *
table_journal_before_edit (const TableJournal *journal, guint index)
{
  g_autoptr (GPtrArray) lines = lines_before (journal, index);
  return lines != NULL ? journal_of (journal, lines) : NULL;
}

/* The old entry in words: told by the state before it, as the game was before the edit.  NULL: this game cannot be made
 * again. */
static char *
tell_old (const TableJournal *journal, guint index, const TableEdited *edited)
{
  const TableGame *game = table_journal_game (journal);
  g_autoptr (GPtrArray) lines = lines_before (journal, index);
  gpointer state = lines != NULL ? game->state_new (table_journal_setup (journal), NULL) : NULL;
  if (state == NULL)
    return NULL;
  for (int i = 0; i < edited->at - 1; i++)
    table_game_fold_line (game, state, lines->pdata[i], NULL, NULL);
  char *told = table_game_tell_line (game, state, edited->old);
  game->state_free (state);
  return told;
}

char *
table_journal_tell (const TableJournal *journal, guint index, gconstpointer before)
{
  const TableGame *game = table_journal_game (journal);
  const char *line = table_journal_entry (journal, index).line;
  g_autofree char *told = NULL;
  TableEdited edited;
  char why[TABLE_WHY_MAX];
  if (table_edit_read (game, rules_of (journal), line, index, &edited, why) && edited.old != NULL
      && (game->is_secret == NULL || !game->is_secret (edited.old)))
    told = tell_old (journal, index, &edited);
  if (told == NULL)
    return table_game_tell_line (game, before, line);
  edited.old = told;
  return table_edited_tell (&edited, FALSE, why);
}

gboolean
table_journal_restore (TableJournal *journal, guint index, TableRefusal *why)
{
  g_autoptr (GPtrArray) lines = lines_before (journal, index);
  if (lines == NULL)
    return table_refuse (why, _ ("entry %u remembers no change that can be taken back"), index + 1);
  return table_journal_exchange (journal, lines, why);
}

/* ---- what an undo to an entry keeps ---- */

/* What the edit did to the first `*n` lines alone; FALSE if nothing.  `*n` becomes how many of them there were before
 * it.  `lines` are those before the edit. */
static gboolean
edit_within (TableEdited *edited, const GPtrArray *lines, guint *n)
{
  const guint at = (guint) edited->at - 1, to = (guint) edited->to - 1;
  switch ((TableEditHow) edited->how)
    {
    case TABLE_EDIT_REPLACE: return at < *n;
    case TABLE_EDIT_INSERT: return at < *n && (*n)-- > 0;
    case TABLE_EDIT_DELETE: return at < *n && ++*n > 0;
    case TABLE_EDIT_MOVE:
      if (to < *n && at < *n)
        return TRUE;
      if (to < *n) /* it came from outside */
        {
          *edited = (TableEdited){ .how = TABLE_EDIT_INSERT, .at = edited->to };
          return (*n)-- > 0;
        }
      if (at < *n) /* it went outside */
        {
          *edited = (TableEdited){ .how = TABLE_EDIT_DELETE, .at = edited->at, .old = lines->pdata[at] };
          return ++*n > 0;
        }
      return FALSE;
    }
  g_assert_not_reached ();
}

GPtrArray *
table_journal_edits_of (const TableJournal *journal, guint n)
{
  const TableGame *game = table_journal_game (journal);
  GPtrArray *kept = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) lines = lines_of (journal);
  TableEdited edited;
  char why[TABLE_WHY_MAX];
  for (int p = (int) lines->len - 1; p >= (int) n; p--)
    {
      if (!table_edit_read (game, rules_of (journal), lines->pdata[p], (guint) p, &edited, why))
        continue;
      const guint before = lines->len;
      unedit_lines (lines, (guint) p, &edited);
      if (edit_within (&edited, lines, &n))
        g_ptr_array_insert (kept, 0, edited_print (&edited, why));
      p += (int) lines->len + 1 - (int) before;
    }
  return kept;
}
