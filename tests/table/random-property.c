/* random-property.c - what must be true of every random game: its entries as text, undo, edits and records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "random-game.h"

#include <string.h>

#include "edit-property.h"
#include "idle-rulings.h"
#include "table/table-record.h"

#define fail random_game_fail

gboolean
random_game_tell (const RandomGame *game, RandomStep step, gpointer data, GString *why)
{
  const TableGame *of = game->of->game;
  gpointer state = random_game_start (game);
  TableLedger effects = { 0 };
  gboolean right = TRUE;
  for (guint i = 0; right && i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      gpointer before = of->state_copy (state);
      table_ledger_reset (&effects);
      if (!table_game_apply_telling (of, state, line, &effects, NULL))
        right = effects.n_lines == 0 || fail (why, "it is refused, and it has effects");
      else
        right = step (before, state, line, &effects, data, why);
      if (!right)
        fail (why, " after entry %u, %s", i, line);
      of->state_free (before);
    }
  table_ledger_clear (&effects);
  of->state_free (state);
  return right;
}

/* ---- entries as text ---- */

static gboolean
is_told (const RandomGame *game, gconstpointer state, gconstpointer entry, gboolean fits, const char *line,
         GString *why)
{
  g_autofree char *told = table_game_tell (game->of->game, state, entry);
  if ((*told == '\0' && (fits || game->of->tells_anywhere)) || !g_utf8_validate (told, -1, NULL))
    return fail (why, "%s is told as “%s”", line, told);
  return TRUE;
}

static gboolean
check_entry (const RandomGame *game, gconstpointer start, gpointer state, const char *line, GString *why)
{
  const TableGame *of = game->of->game;
  const TableRules *rules = table_state (state)->rules;
  gpointer entry = g_alloca (of->acts->entry_size), again = g_alloca (of->acts->entry_size);
  TableRefusal refusal = { "" };
  if (!table_game_read (of, rules, line, entry, &refusal))
    return fail (why, "%s: %s", line, refusal.sentence);
  g_autofree char *printed = table_acts_print (of->acts, rules, entry);
  if (!table_game_read (of, rules, printed, again, &refusal))
    return fail (why, "%s, printed %s: %s", line, printed, refusal.sentence);
  if (memcmp (entry, again, of->acts->entry_size) != 0)
    return fail (why, "%s is another entry after it was printed: %s", line, printed);
  g_autofree char *twice = table_acts_print (of->acts, rules, again);
  if (strcmp (printed, twice) != 0)
    return fail (why, "%s, printed again: %s", printed, twice);
  const gboolean right = is_told (game, state, entry, TRUE, line, why)
                         && is_told (game, start, entry, FALSE, line, why);
  table_game_apply (of, state, entry, NULL);
  return right;
}

gboolean
random_check_entries (const RandomGame *game, GString *why)
{
  gpointer start = random_game_start (game), state = random_game_start (game);
  gboolean right = TRUE;
  for (guint i = 0; right && i < game->entries->len; i++)
    right = check_entry (game, start, state, game->entries->pdata[i], why);
  game->of->game->state_free (start);
  game->of->game->state_free (state);
  return right;
}

/* ---- refusals ---- */

char *
random_mutate (GRand *rand, const char *line, const char *const *words)
{
  g_auto (GStrv) old = g_strsplit (line, " ", -1);
  const guint n = g_strv_length (old), n_words = g_strv_length ((char **) words);
  const guint at = (guint) g_rand_int_range (rand, 0, (gint32) n), how = (guint) g_rand_int_range (rand, 0, 6);
  const char *stray = words[g_rand_int_range (rand, 0, (gint32) n_words)];
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    {
      if (i == at && how == 0)
        continue;
      if (i == at && (how == 2 || how == 3))
        g_string_append_printf (out, "%s ", how == 2 ? stray : old[i]);
      g_string_append_printf (out, "%s ", i == at && how == 1 ? stray : old[i]);
    }
  if (how == 4 && out->len > 1)
    out->str[g_rand_int_range (rand, 0, (gint32) out->len)] = (char) g_rand_int_range (rand, 1, 128);
  for (guint i = 0; how == 5 && i < out->len; i++)
    if (g_ascii_isdigit (out->str[i]) && g_rand_int_range (rand, 0, 3) == 0)
      out->str[i] = (char) ('0' + g_rand_int_range (rand, 0, 10));
  return g_string_free (out, FALSE);
}

/* `trial` is a copy of the state of which `before` is the dump. */
static gboolean
check_line (const RandomGame *game, const RandomLines *lines, gpointer trial, const char *before, const char *line,
            GString *why)
{
  TableRefusal refusal = { "" };
  if (table_game_apply_line (game->of->game, trial, line, &refusal))
    return (game->of->validate (trial, &refusal) && lines->all_is_there (trial, why))
           || fail (why, " after %s: %s", line, refusal.sentence);
  if (*refusal.sentence == '\0' || !g_utf8_validate (refusal.sentence, -1, NULL))
    return fail (why, "“%s” is refused with a wrong sentence: “%s”", line, refusal.sentence);
  g_autofree char *after = game->of->dump (trial);
  return fixture_same (before, after, why) || fail (why, " after the refused “%s” (%s)", line, refusal.sentence);
}

gboolean
random_check_refusals (const RandomGame *game, const RandomLines *lines, GString *why)
{
  const TableGame *of = game->of->game;
  gpointer state = random_game_start (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  gboolean right = TRUE;
  for (guint i = 0; right && i < game->entries->len; i++)
    {
      g_autofree char *before = game->of->dump (state);
      for (guint k = 0; right && k < lines->tries; k++)
        {
          /* Also lines of other turns: correct by themselves, but not legal now. */
          const guint from = k % 3 ? i : (guint) g_rand_int_range (rand, 0, (gint32) game->entries->len);
          g_autofree char *line = random_mutate (rand, game->entries->pdata[from], lines->words);
          gpointer trial = of->state_copy (state);
          right = check_line (game, lines, trial, before, line, why);
          of->state_free (trial);
        }
      table_game_apply_line (of, state, game->entries->pdata[i], NULL);
    }
  of->state_free (state);
  return right;
}

/* ---- undo ---- */

static char *
dump_of (const RandomGame *game, const TableJournal *journal)
{
  return game->of->dump (table_journal_state (journal));
}

/* Does a new state that plays the first `n` lines equal `state`, and refuse the same lines with the same words? */
static gboolean
is_folded (const RandomGame *game, const TableJournal *journal, guint n, gconstpointer state, GString *why)
{
  const TableGame *of = game->of->game;
  gpointer fresh = of->state_new (table_journal_setup (journal), NULL);
  guint n_refused = 0;
  gboolean right = TRUE;
  for (guint i = 0; right && i < n; i++)
    {
      const TableEntry entry = table_journal_entry (journal, i);
      TableRefusal refusal = { "" };
      const gboolean taken = table_game_fold_line (of, fresh, entry.line, NULL, &refusal);
      n_refused += !taken;
      if (taken != (entry.refusal == NULL) || (!taken && strcmp (entry.refusal->sentence, refusal.sentence) != 0))
        right = fail (why, "entry %u, %s, is marked “%s”, not “%s”", i, entry.line,
                      entry.refusal ? entry.refusal->sentence : "", refusal.sentence);
    }
  if (right && n == table_journal_length (journal) && n_refused != table_journal_n_refused (journal))
    right = fail (why, "%u entries are refused, the journal says %u", n_refused, table_journal_n_refused (journal));
  g_autofree char *a = game->of->dump (state), *b = game->of->dump (fresh);
  of->state_free (fresh);
  return right && fixture_same (a, b, why);
}

gboolean
random_check_undo (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, FALSE);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      g_autofree char *before = dump_of (game, journal);
      if (!table_journal_append (journal, line, NULL))
        continue; /* of a game that was shortened */
      g_autofree char *after = dump_of (game, journal);
      if (!table_journal_undo (journal))
        return fail (why, "%s cannot be undone", line);
      g_autofree char *undone = dump_of (game, journal);
      if (!fixture_same (before, undone, why))
        return fail (why, " after %s was undone", line);
      if (!table_journal_redo (journal))
        return fail (why, "%s cannot be redone", line);
      g_autofree char *redone = dump_of (game, journal);
      if (!fixture_same (after, redone, why))
        return fail (why, " after %s was redone", line);
      if (i % 8 != 0)
        continue;
      const guint at = MIN (i / 2, table_journal_length (journal));
      gpointer earlier = table_journal_state_at (journal, at);
      const gboolean right = is_folded (game, journal, at, earlier, why);
      game->of->game->state_free (earlier);
      if (!right)
        return fail (why, ": the state at %u", at);
    }
  return TRUE;
}

/* ---- random changes ---- */

static GPtrArray *
lines_of (const TableJournal *journal, guint n)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (lines, g_strdup (table_journal_entry (journal, i).line));
  return lines;
}

static gboolean
same_lines (const TableJournal *journal, const GPtrArray *lines)
{
  if (table_journal_length (journal) != lines->len)
    return FALSE;
  for (guint i = 0; i < lines->len; i++)
    if (strcmp (table_journal_entry (journal, i).line, lines->pdata[i]) != 0)
      return FALSE;
  return TRUE;
}

/* Makes an edit that is remembered, in the journal and in the model. */
static gboolean
edit (GRand *rand, TableJournal *journal, guint at, const char *line, GPtrArray *lines)
{
  const TableEdit wanted = { (TableEditHow) g_rand_int_range (rand, TABLE_EDIT_REPLACE, TABLE_EDIT_MOVE + 1), at,
                             lines->len / 2, line };
  if (!table_journal_edit (journal, &wanted, 1, "so it was", NULL))
    return FALSE;
  char *old = wanted.how == TABLE_EDIT_INSERT ? NULL : g_ptr_array_steal_index (lines, at);
  if (wanted.how == TABLE_EDIT_MOVE)
    g_ptr_array_insert (lines, (gint) wanted.to, g_steal_pointer (&old));
  else if (wanted.how != TABLE_EDIT_DELETE)
    g_ptr_array_insert (lines, (gint) at, g_strdup (line));
  g_free (old);
  g_ptr_array_add (lines, g_strdup (table_journal_entry (journal, lines->len).line));
  return table_journal_remembers (journal, lines->len - 1);
}

/* Deletes the last entries; what is remembered of edits of those before them stays. */
static gboolean
truncate_end (TableJournal *journal, guint at, GPtrArray *lines)
{
  if (!table_journal_truncate (journal, at))
    return FALSE;
  g_ptr_array_set_size (lines, (gint) at);
  for (guint i = at; i < table_journal_length (journal) && table_journal_remembers (journal, i); i++)
    g_ptr_array_add (lines, g_strdup (table_journal_entry (journal, i).line));
  return TRUE;
}

/* Makes one change in the journal and in the model; FALSE if it was refused. */
static gboolean
change (GRand *rand, TableJournal *journal, guint at, const char *line, GPtrArray *lines)
{
  switch (g_rand_int_range (rand, 0, 7))
    {
    case 0:
      if (!table_journal_append (journal, line, NULL))
        return FALSE;
      g_ptr_array_add (lines, g_strdup (line));
      return TRUE;
    case 1:
      if (!table_journal_append_kept (journal, line, NULL))
        return FALSE;
      g_ptr_array_add (lines, g_strdup (line));
      return TRUE;
    case 2:
      if (at == lines->len || !table_journal_replace (journal, at, line, NULL))
        return FALSE;
      g_free (lines->pdata[at]);
      lines->pdata[at] = g_strdup (line);
      return TRUE;
    case 3:
      if (!table_journal_insert (journal, at, line, NULL))
        return FALSE;
      g_ptr_array_insert (lines, (gint) at, g_strdup (line));
      return TRUE;
    case 4:
      if (!table_journal_delete (journal, at, NULL))
        return FALSE;
      g_ptr_array_remove_index (lines, at);
      return TRUE;
    case 5: return edit (rand, journal, at, line, lines);
    default: return truncate_end (journal, lines->len - MIN (lines->len, at % 4), lines);
    }
}

/* The lines of the model now, before each change, and after each change that was undone. */
typedef struct
{
  GPtrArray *lines, *past, *future;
} Model;

static gboolean
step_back (TableJournal *journal, gboolean undo, Model *model, GString *why)
{
  GPtrArray *from = undo ? model->past : model->future, *to = undo ? model->future : model->past;
  gboolean can = undo ? table_journal_can_undo (journal) : table_journal_can_redo (journal);
  gboolean done = undo ? table_journal_undo (journal) : table_journal_redo (journal);
  if (can != (from->len > 0) || done != can)
    return fail (why, "%s: possible %d, done %d, %u steps are known", undo ? "undo" : "redo", can, done, from->len);
  if (!done)
    return TRUE;
  g_ptr_array_add (to, model->lines);
  model->lines = g_ptr_array_steal_index (from, from->len - 1);
  return TRUE;
}

/* One change anywhere; one that is refused changes nothing. */
static gboolean
try_change (const RandomGame *game, TableJournal *journal, GRand *rand, RandomLine make, Model *model, GString *why)
{
  const guint at = (guint) g_rand_int_range (rand, 0, (gint32) model->lines->len + 1);
  g_autofree char *line = make (rand, game, journal, at), *before = dump_of (game, journal);
  GPtrArray *was = lines_of (journal, table_journal_length (journal));
  if (change (rand, journal, at, line, model->lines))
    {
      g_ptr_array_add (model->past, was);
      g_ptr_array_set_size (model->future, 0);
      return TRUE;
    }
  g_ptr_array_unref (was);
  g_autofree char *after = dump_of (game, journal);
  return fixture_same (before, after, why);
}

gboolean
random_check_edits (const RandomGame *game, RandomLine line, guint n_changes, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  GDestroyNotify drop = (GDestroyNotify) g_ptr_array_unref;
  const guint n = table_journal_length (journal);
  Model model = { lines_of (journal, n), g_ptr_array_new_with_free_func (drop), g_ptr_array_new_with_free_func (drop) };
  gboolean good = TRUE;
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (model.past, lines_of (journal, i));
  for (guint i = 0; good && i < n_changes && n > 0; i++)
    {
      const int what = g_rand_int_range (rand, 0, 10);
      good = (what < 4 ? step_back (journal, what < 2, &model, why)
                       : try_change (game, journal, rand, line, &model, why))
             && (same_lines (journal, model.lines)
                 || fail (why, "the lines are not those of the model after step %u", i))
             && is_folded (game, journal, table_journal_length (journal), table_journal_state (journal), why);
    }
  while (good && model.past->len > 0)
    good = step_back (journal, TRUE, &model, why)
           && (same_lines (journal, model.lines) || fail (why, "the lines are not those of the model, all undone"));
  good = good && is_folded (game, journal, 0, table_journal_state (journal), why);
  g_ptr_array_unref (model.lines);
  g_ptr_array_unref (model.past);
  g_ptr_array_unref (model.future);
  return good;
}

gboolean
random_check_remembered (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, TRUE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  guint n_made = 0;
  return journal == NULL || table_journal_length (journal) == 0 || edit_property_check (journal, rand, &n_made, why);
}

/* ---- records ---- */

gboolean
random_check_records (const RandomGame *game, const RandomLines *lines, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, FALSE);
  const guint n_rubbish = g_strv_length ((char **) lines->rubbish);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) faults = NULL;
  for (guint i = 0; i < game->entries->len; i++)
    {
      table_journal_append_kept (journal, game->entries->pdata[i], NULL);
      if (i % 7 == 3)
        table_journal_append_kept (journal, lines->rubbish[i % n_rubbish], NULL);
    }
  g_autofree char *text = table_record_print (journal, G_MAXUINT);
  g_autoptr (TableJournal) read = table_record_parse (text, strlen (text), &faults, &error);
  if (read == NULL)
    return fail (why, "the printed record is not read: %s", error->message);
  g_autofree char *again = table_record_print (read, G_MAXUINT);
  if (!fixture_same (text, again, why))
    return fail (why, ": the record, printed again");
  if (table_journal_length (journal) != table_journal_length (read) || faults->len != table_journal_n_refused (journal))
    return fail (why, "%u entries and %u faults read of %u and %u", table_journal_length (read), faults->len,
                 table_journal_length (journal), table_journal_n_refused (journal));
  for (guint i = 0; i < faults->len; i++)
    {
      const TableRecordFault *fault = &g_array_index (faults, TableRecordFault, i);
      const TableEntry entry = table_journal_entry (journal, (guint) fault->entry);
      if (entry.refusal == NULL || strcmp (entry.refusal->sentence, fault->refusal.sentence) != 0)
        return fail (why, "line %u has another message than entry %d", fault->line, fault->entry);
    }
  g_autofree char *a = dump_of (game, journal), *b = dump_of (game, read);
  return fixture_same (a, b, why);
}

gboolean
random_check_idle (const RandomGame *game, GString *why)
{
  g_autoptr (TableSetup) setup = random_game_setup (game);
  return idle_rulings_check (setup, game->entries, why);
}
