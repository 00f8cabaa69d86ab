/* table-difference.c - see table-difference.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-difference.h"

#include <string.h>

#include "table-due.h"
#include "table-edit.h"
#include "table-intl.h"
#include "table-journal-private.h"
#include "table-moment.h"
#include "table-event.h"

/* ---- which entries are the same ---- */

/* If more entries than this were added and deleted, the whole part between equal ends counts as exchanged. */
#define CHANGES_MAX 1000

static const char *
line_of (const TableJournal *journal, guint index)
{
  return table_journal_entry (journal, index).line;
}

/* What is compared of each entry: its line, but not the values that were told in secret.  If two bought cards are of
 * one kind, their lines are equal; which of them is deleted would then tell that.  NULL-terminated, free with
 * g_strfreev (). */
static char **
keys_new (const TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);
  GPtrArray *keys = g_ptr_array_new ();
  for (guint i = 0; i < table_journal_length (journal); i++)
    {
      const char *line = line_of (journal, i);
      const gboolean secret = game->is_secret != NULL && game->is_secret (line);
      g_autofree char *public = secret ? table_journal_public_line (journal, line) : NULL;
      g_ptr_array_add (keys, secret ? g_strconcat ("secret: ", public, NULL) : g_strdup (line));
    }
  g_ptr_array_add (keys, NULL);
  return (char **) g_ptr_array_free (keys, FALSE);
}

static gboolean
same_line (char **const keys[TABLE_N_SIDES], guint before, guint after)
{
  return strcmp (keys[TABLE_BEFORE][before], keys[TABLE_AFTER][after]) == 0;
}

/* Does the best way with d changes to the diagonal k end with an added entry, and not with a deleted one?  `last` has
 * the best ways with one change less. */
static gboolean
ends_added (const int *last, int d, int k)
{
  return k == -d || (k != d && last[k - 1] < last[k + 1]);
}

/* Goes back through the steps of the search, and notes the equal entries.  `reach[d]` is as in align_middle (). */
static void
note_partners (int *const reach[], int d, int before, int after, int from, int *partner)
{
  for (; d >= 0; d--)
    {
      const int k = before - after;
      const int *last = d > 0 ? reach[d - 1] + d - 1 : NULL;
      const gboolean added = d > 0 && ends_added (last, d, k);
      const int begin = d == 0 ? 0 : added ? last[k + 1] : last[k - 1] + 1;
      while (before > begin)
        {
          before--;
          after--;
          partner[from + before] = from + after;
        }
      before = added || d == 0 ? before : before - 1;
      after = before - (added ? k + 1 : k - 1);
    }
}

/* Aligns entries from `from` on, `n` on each side, with as few added and deleted entries as possible; writes to
 * `partner` the index after for each index before.  It is Myers' search: reach[d][d + k] says how many entries before
 * can be aligned with d changes, k of them more on the side before than after. */
static void
align_middle (char **const keys[TABLE_N_SIDES], int from, const int n[TABLE_N_SIDES], int *partner)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_free);
  for (int d = 0; d <= CHANGES_MAX; d++)
    {
      const int *last = d > 0 ? (const int *) steps->pdata[d - 1] + d - 1 : NULL;
      int *reach = g_new (int, 2 * d + 1);
      g_ptr_array_add (steps, reach);
      for (int k = -d; k <= d; k += 2)
        {
          int before = d == 0 ? 0 : ends_added (last, d, k) ? last[k + 1] : last[k - 1] + 1;
          while (before < n[TABLE_BEFORE] && before - k < n[TABLE_AFTER] && before >= k
                 && same_line (keys, (guint) (from + before), (guint) (from + before - k)))
            before++;
          reach[d + k] = before;
          if (before < n[TABLE_BEFORE] || before - k < n[TABLE_AFTER])
            continue;
          note_partners ((int *const *) steps->pdata, d, before, before - k, from, partner);
          return;
        }
    }
}

/* The index after for each index before, -1 for an entry that is gone; free with g_free (). */
static int *
align (char **const keys[TABLE_N_SIDES])
{
  guint n[TABLE_N_SIDES] = { g_strv_length (keys[TABLE_BEFORE]), g_strv_length (keys[TABLE_AFTER]) };
  guint least = MIN (n[TABLE_BEFORE], n[TABLE_AFTER]), begin = 0, end = 0;
  int *partner = g_new (int, n[TABLE_BEFORE] + 1);
  memset (partner, -1, (n[TABLE_BEFORE] + 1) * sizeof *partner);
  for (; begin < least && same_line (keys, begin, begin); begin++)
    partner[begin] = (int) begin;
  for (; end < least - begin && same_line (keys, n[TABLE_BEFORE] - 1 - end, n[TABLE_AFTER] - 1 - end); end++)
    partner[n[TABLE_BEFORE] - 1 - end] = (int) (n[TABLE_AFTER] - 1 - end);
  for (guint side = 0; side < TABLE_N_SIDES; side++)
    n[side] -= begin + end;
  if (n[TABLE_BEFORE] == 1 && n[TABLE_AFTER] == 1)
    partner[begin] = (int) begin; /* one line stands in place of another */
  else
    align_middle (keys, (int) begin, (const int[]){ (int) n[TABLE_BEFORE], (int) n[TABLE_AFTER] }, partner);
  return partner;
}

/* ---- the entries ---- */

static void
add_entry (TableDifference *self, TableDiffers topic, int before, int after, TableBefore *const befores[TABLE_N_SIDES])
{
  const TableDifferenceRow row = {
    topic,
    { before, after },
    { before >= 0 ? befores[TABLE_BEFORE][before].made : -1, after >= 0 ? befores[TABLE_AFTER][after].made : -1 },
    { NULL },
    NULL,
  };
  g_array_append_val (self->rows, row);
}

/* What differs about an entry that is on both sides. */
static void
compare_entry (TableDifference *self, char **const keys[TABLE_N_SIDES], int before, int after,
               TableBefore *const befores[TABLE_N_SIDES])
{
  const gboolean fitted = table_journal_entry (self->journal[TABLE_BEFORE], (guint) before).refusal == NULL,
                 fits = table_journal_entry (self->journal[TABLE_AFTER], (guint) after).refusal == NULL;
  if (!same_line (keys, (guint) before, (guint) after))
    add_entry (self, TABLE_DIFFERS_ENTRY, before, after, befores);
  else if (fitted != fits)
    add_entry (self, fits ? TABLE_DIFFERS_FITS : TABLE_DIFFERS_REFUSED, before, after, befores);
  else if (fits && befores[TABLE_BEFORE][before].made != befores[TABLE_AFTER][after].made)
    add_entry (self, TABLE_DIFFERS_TURN, before, after, befores);
}

/* Returns the partner of each entry before the change, as align () does; free with g_free (). */
static int *
compare_entries (TableDifference *self)
{
  g_auto (GStrv) was = keys_new (self->journal[TABLE_BEFORE]);
  g_auto (GStrv) is = keys_new (self->journal[TABLE_AFTER]);
  char **const keys[TABLE_N_SIDES] = { was, is };
  g_autofree int *partner = align (keys);
  g_autofree TableBefore *before = table_befores_new (self->journal[TABLE_BEFORE]);
  g_autofree TableBefore *after = table_befores_new (self->journal[TABLE_AFTER]);
  TableBefore *const befores[TABLE_N_SIDES] = { before, after };
  const int n[TABLE_N_SIDES] = { (int) table_journal_length (self->journal[TABLE_BEFORE]),
                                 (int) table_journal_length (self->journal[TABLE_AFTER]) };
  int next = 0;
  for (int i = 0; i <= n[TABLE_BEFORE]; i++)
    {
      const int other = i < n[TABLE_BEFORE] ? partner[i] : n[TABLE_AFTER];
      for (; other >= 0 && next < other; next++)
        add_entry (self, TABLE_DIFFERS_ENTRY, -1, next, befores);
      if (i == n[TABLE_BEFORE])
        break;
      if (other < 0)
        add_entry (self, TABLE_DIFFERS_ENTRY, i, -1, befores);
      else
        {
          compare_entry (self, keys, i, other, befores);
          next = other + 1;
        }
    }
  return g_steal_pointer (&partner);
}

/* ---- the lines ---- */

/* The part of a line that says what it is about, and with its terms the part that counts. */
static gboolean
same_matter (gconstpointer one, gconstpointer other)
{
  const TableLine *a = one, *b = other;
  return a->player == b->player && a->kind == b->kind && a->x == b->x && a->y == b->y && a->final == b->final;
}

static gboolean
same_terms (const TableLine *a, const TableLine *b)
{
  if (a->points != b->points || a->n_terms != b->n_terms)
    return FALSE;
  for (guint i = 0; i < a->n_terms; i++)
    if (a->terms[i].count != b->terms[i].count || a->terms[i].each != b->terms[i].each
        || a->terms[i].noun != b->terms[i].noun)
      return FALSE;
  return TRUE;
}

static guint
hash_of (gconstpointer data)
{
  const TableLine *line = data;
  guint hash = (guint) line->player;
  hash = hash * 33 + line->kind;
  hash = hash * 33 + (guint) line->x;
  hash = hash * 33 + (guint) line->y;
  return hash * 33 + line->final;
}

/* The lines about each matter, as a table of arrays of const TableLine *. */
static GHashTable *
group (const TableLedger *ledger)
{
  GHashTable *groups = g_hash_table_new_full (hash_of, same_matter, NULL, (GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < ledger->n_lines; i++)
    {
      const TableLine *line = &ledger->lines[i];
      GPtrArray *lines = g_hash_table_lookup (groups, line);
      if (lines == NULL)
        {
          lines = g_ptr_array_new ();
          g_hash_table_insert (groups, (gpointer) line, lines);
        }
      g_ptr_array_add (lines, (gpointer) line);
    }
  return groups;
}

/* `entry`: only a line of this entry; -1: of any. */
static gboolean
take_equal (GPtrArray *lines, const TableLine *like, int entry)
{
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    if (same_terms (lines->pdata[i], like)
        && (entry < 0 || ((const TableLine *) lines->pdata[i])->entry == (guint32) entry))
      {
        g_ptr_array_remove_index (lines, i);
        return TRUE;
      }
  return FALSE;
}

static void
add_line (TableDifference *self, TableDiffers topic, const TableLine *before, const TableLine *after)
{
  const TableDifferenceRow row = { topic,
                                   { -1, -1 },
                                   { before != NULL ? before->player : -1, after != NULL ? after->player : -1 },
                                   { before, after },
                                   NULL };
  g_array_append_val (self->rows, row);
}

/* Compares two ledgers: lines that say the same cancel out; of the others, two about one matter make one row.  Two
 * effects never do: one wood that is not received and one wool that is received are two things to tell.  Lines of one
 * entry cancel out first: so what is left is told with the turn in which it happens.  `partner`: as of align (). */
static void
compare_lines (TableDifference *self, TableDiffers topic, const TableLedger *const ledger[TABLE_N_SIDES],
               const int *partner)
{
  const guint n = table_journal_length (self->journal[TABLE_BEFORE]);
  g_autoptr (GHashTable) after = group (ledger[TABLE_AFTER]);
  g_autoptr (GPtrArray) left = g_ptr_array_new (), gone = g_ptr_array_new ();
  for (guint i = 0; i < ledger[TABLE_BEFORE]->n_lines; i++)
    {
      const TableLine *line = &ledger[TABLE_BEFORE]->lines[i];
      const int entry = line->entry < n ? partner[line->entry] : -1;
      if (entry < 0 || !take_equal (g_hash_table_lookup (after, line), line, entry))
        g_ptr_array_add (left, (gpointer) line);
    }
  for (guint i = 0; i < left->len; i++)
    if (!take_equal (g_hash_table_lookup (after, left->pdata[i]), left->pdata[i], -1))
      g_ptr_array_add (gone, left->pdata[i]);
  for (guint i = 0; i < gone->len; i++)
    {
      GPtrArray *lines = g_hash_table_lookup (after, gone->pdata[i]);
      const gboolean changed = topic == TABLE_DIFFERS_POINTS && lines != NULL && lines->len > 0;
      add_line (self, topic, gone->pdata[i], changed ? g_ptr_array_steal_index (lines, 0) : NULL);
    }
  for (guint i = 0; i < ledger[TABLE_AFTER]->n_lines; i++)
    {
      const TableLine *line = &ledger[TABLE_AFTER]->lines[i];
      GPtrArray *lines = g_hash_table_lookup (after, line);
      if (lines->len > 0 && g_ptr_array_remove (lines, (gpointer) line))
        add_line (self, topic, NULL, line);
    }
}

/* ---- all of it ---- */

static void
find_scores (TableDifference *self, guint side)
{
  const TableGame *game = table_journal_game (self->journal[side]);
  const TableMoment now = { table_journal_setup (self->journal[side]), table_journal_state (self->journal[side]) };
  guint from;
  memcpy (self->scores[side], table_state (now.state)->ledger.scores, sizeof self->scores[side]);
  memcpy (self->ends[side], self->scores[side], sizeof self->ends[side]);
  if (!table_moment_has_forecast (&now))
    return;
  gpointer end = game->forecast (now.state, &from, NULL);
  memcpy (self->ends[side], table_state (end)->ledger.scores, sizeof self->ends[side]);
  game->state_free (end);
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  return (int) ((const TableDifferenceRow *) a)->topic - (int) ((const TableDifferenceRow *) b)->topic;
}

/* The side on which the row is told: after, unless it is only before.  An entry that fits no more is told as it was:
 * now it may be in the turn of another player. */
static guint
side_of (const TableDifferenceRow *row)
{
  if (row->topic == TABLE_DIFFERS_REFUSED)
    return TABLE_BEFORE;
  return row->line[TABLE_AFTER] != NULL || row->entry[TABLE_AFTER] >= 0 ? TABLE_AFTER : TABLE_BEFORE;
}

/* Tells the entries of this side; the game is folded once for all of them. */
static void
tell_entries (TableDifference *self, guint side)
{
  const TableJournal *journal = self->journal[side];
  const TableGame *game = table_journal_game (journal);
  const guint n = table_journal_length (journal);
  g_autofree TableDifferenceRow **rows = g_new0 (TableDifferenceRow *, n + 1);
  guint left = 0;
  for (guint i = 0; i < self->rows->len; i++)
    {
      TableDifferenceRow *row = &g_array_index (self->rows, TableDifferenceRow, i);
      if (side_of (row) != side)
        continue;
      rows[row->entry[side]] = row;
      left++;
    }
  if (left == 0)
    return;
  gpointer state = game->state_new (table_journal_setup (journal), NULL);
  for (guint i = 0; left > 0; i++)
    {
      if (rows[i] != NULL)
        {
          rows[i]->told = table_journal_tell (journal, i, state);
          left--;
        }
      table_game_fold_line (game, state, line_of (journal, i), NULL, NULL);
    }
  game->state_free (state);
}

static void
clear_row (gpointer data)
{
  g_free (((TableDifferenceRow *) data)->told);
}

TableDifference *
table_difference_new (const TableJournal *before, const TableJournal *after)
{
  const TableGame *game = table_journal_game (before);
  TableDifference *self = g_new0 (TableDifference, 1);
  g_assert (game == table_journal_game (after));
  self->journal[TABLE_BEFORE] = before;
  self->journal[TABLE_AFTER] = after;
  self->rows = g_array_new (FALSE, FALSE, sizeof (TableDifferenceRow));
  g_array_set_clear_func (self->rows, clear_row);
  g_autofree int *partner = compare_entries (self);
  g_array_sort (self->rows, compare_rows);
  for (guint side = 0; side < TABLE_N_SIDES; side++)
    tell_entries (self, side);
  const TableLedger *const points[TABLE_N_SIDES] = { &table_state (table_journal_state (before))->ledger,
                                                     &table_state (table_journal_state (after))->ledger };
  compare_lines (self, TABLE_DIFFERS_POINTS, points, partner);
  const TableLedger *const effects[TABLE_N_SIDES] = { table_journal_effects (before), table_journal_effects (after) };
  compare_lines (self, TABLE_DIFFERS_EFFECT, effects, partner);
  for (guint side = 0; side < TABLE_N_SIDES; side++)
    find_scores (self, side);
  return self;
}

void
table_difference_free (TableDifference *difference)
{
  if (difference == NULL)
    return;
  g_array_unref (difference->rows);
  g_free (difference);
}

gboolean
table_difference_in_points (const TableDifference *difference)
{
  return memcmp (difference->scores[TABLE_BEFORE], difference->scores[TABLE_AFTER], sizeof difference->scores[0]) != 0
         || memcmp (difference->ends[TABLE_BEFORE], difference->ends[TABLE_AFTER], sizeof difference->ends[0]) != 0;
}

guint
table_difference_leaders (const TableDifference *difference, guint side)
{
  const TableJournal *journal = difference->journal[side];
  const TableGame *game = table_journal_game (journal);
  gconstpointer state = table_journal_state (journal);
  return table_best (difference->ends[side], table_state_there (state), table_game_fewest_win (game, state));
}

/* ---- words ---- */

const char *
table_difference_heading (TableDiffers topic)
{
  static const char *const headings[] = {
    N_ ("Changed entries"),           N_ ("Entries that no longer fit"), N_ ("Entries that fit again"),
    N_ ("Entries of another player"), N_ ("Points that differ"),         N_ ("What else differs"),
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (headings) == TABLE_N_DIFFERS);
  return _ (headings[topic]);
}

char *
table_difference_title (const TableDifference *difference, const TableDifferenceRow *row)
{
  const guint side = side_of (row);
  const TableJournal *journal = difference->journal[side];
  const TableGame *game = table_journal_game (journal);
  if (row->topic == TABLE_DIFFERS_POINTS)
    return game->line_title (table_journal_state (journal), row->line[side]);
  if (row->topic == TABLE_DIFFERS_EFFECT)
    {
      const TableEvent event = { .line = row->line[side], .effect = TRUE };
      return table_event_title (game, table_journal_state (journal), &event);
    }
  return g_strdup (row->told);
}

char *
table_difference_because (const TableDifference *difference, const TableDifferenceRow *row)
{
  const guint side = side_of (row);
  const TableJournal *journal = difference->journal[side];
  const TableGame *game = table_journal_game (journal);
  const TablePlayer *players = table_journal_setup (journal)->players;
  switch (row->topic)
    {
    case TABLE_DIFFERS_POINTS: return table_game_because (game, table_journal_state (journal), row->line[side]);
    case TABLE_DIFFERS_EFFECT: return table_effect_because (game, table_journal_state (journal), row->line[side]);
    case TABLE_DIFFERS_REFUSED:
      return g_strdup (
          table_journal_entry (difference->journal[TABLE_AFTER], (guint) row->entry[TABLE_AFTER]).refusal->sentence);
    case TABLE_DIFFERS_TURN:
      if (row->player[TABLE_BEFORE] >= 0 && row->player[TABLE_AFTER] >= 0)
        return g_strdup_printf (_ ("%s’s turn before, %s’s turn after"),
                                table_name_said (&players[row->player[TABLE_BEFORE]]),
                                table_name_said (&players[row->player[TABLE_AFTER]]));
      return g_strdup ("");
    case TABLE_DIFFERS_ENTRY:
      if (row->entry[TABLE_AFTER] >= 0
          && table_journal_entry (journal, (guint) row->entry[TABLE_AFTER]).refusal != NULL)
        return g_strdup (table_journal_entry (journal, (guint) row->entry[TABLE_AFTER]).refusal->sentence);
      return g_strdup ("");
    case TABLE_DIFFERS_FITS:
    case TABLE_N_DIFFERS: return g_strdup ("");
    }
  g_assert_not_reached ();
}

/* ---- other foldings ---- */

TableJournal *
table_journal_edited (const TableJournal *journal, guint index, guint n_gone, const char *const *lines)
{
  TableJournal *edited = table_journal_new (table_journal_setup (journal), NULL);
  const guint n = table_journal_length (journal);
  g_assert (index <= n && n_gone <= n - index);
  table_journal_list (edited);
  for (guint i = 0; i < index; i++)
    table_journal_append_kept (edited, line_of (journal, i), NULL);
  for (guint i = 0; lines[i] != NULL; i++)
    table_journal_append_kept (edited, lines[i], NULL);
  for (guint i = index + n_gone; i < n; i++)
    table_journal_append_kept (edited, line_of (journal, i), NULL);
  table_journal_fold (edited);
  return edited;
}

TableJournal *
table_journal_reread (const TableJournal *journal, guint ruling, guint option, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = table_setup_copy (table_journal_setup (journal));
  g_assert (ruling < setup->game->n_rulings && option < setup->game->rulings[ruling].n_options);
  setup->rulings[ruling] = (guint8) option;
  TableJournal *reread = table_journal_new (setup, why);
  if (reread == NULL)
    return NULL;
  table_journal_list (reread);
  for (guint i = 0; i < table_journal_length (journal); i++)
    table_journal_append_kept (reread, line_of (journal, i), NULL);
  table_journal_fold (reread);
  return reread;
}
