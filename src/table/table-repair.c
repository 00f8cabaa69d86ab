/* table-repair.c - see table-repair.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-repair.h"

#include <string.h>

#include "table-act-walk.h"
#include "table-intl.h"
#include "table-snapshot.h"

struct _TableRepairSearch
{
  const TableJournal *journal;
  const TableGame *game;
  gconstpointer rules;
  GArray *wrong;    /* TableStockRow: what does not add up now */
  guint from, end;  /* the entries that are tried; `end` counted what is wrong */
  guint last;       /* the last entry that counted anything */
  guint at;         /* the place that was tried last */
  guint done, most; /* entries that were applied; that may be */
  GPtrArray *found;
  /* At this place: the state before it, what there is to count without a change, and the entries that were tried. */
  gpointer before;
  GArray *things;
  GHashTable *tried;
  gboolean inner; /* an act inside is tried: what it brings may come later */
  guint later;    /* entries that were applied for acts that change no count at once */
  gboolean over;  /* all places were tried, */
  gboolean cut;   /* or there was no time for some */
  guint n_gone;   /* 1: what is tried stands in place of the entry; 0: before it */
};

static void
repair_free (gpointer data)
{
  TableRepair *repair = data;
  g_free ((char *) repair->edit.line);
  g_free (repair->told);
  g_free (repair->was);
  g_free (repair);
}

TableRepairSearch *
table_repair_search_new (const TableJournal *journal)
{
  TableRepairSearch *self = g_new0 (TableRepairSearch, 1);
  const TableGame *game = table_journal_game (journal);
  gconstpointer state = table_journal_state (journal);
  const GArray *rows = table_stock_rows (game, state);
  self->journal = journal;
  self->game = game;
  self->rules = table_state (state)->rules;
  self->wrong = g_array_new (FALSE, FALSE, sizeof (TableStockRow));
  self->found = g_ptr_array_new_with_free_func (repair_free);
  self->from = G_MAXUINT;
  self->most = TABLE_REPAIR_WORK;
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const TableStockRow *row = &g_array_index (rows, TableStockRow, i);
      self->last = MAX (self->last, row->entry);
      if (!table_stock_row_is_wrong (row))
        continue;
      g_array_append_val (self->wrong, *row);
      self->from = MIN (self->from, row->right);
      self->end = MAX (self->end, row->entry);
    }
  self->from = MIN (self->from, self->end);
  self->at = self->end + 1;
  return self;
}

void
table_repair_search_free (TableRepairSearch *self)
{
  g_array_unref (self->wrong);
  g_ptr_array_unref (self->found);
  g_free (self);
}

const GPtrArray *
table_repair_search_found (const TableRepairSearch *self)
{
  return self->found;
}

/* Does it stop here? */
static gboolean
is_over (const TableRepairSearch *self)
{
  return self->done >= self->most || self->found->len >= TABLE_REPAIRS_MAX;
}

gboolean
table_repair_search_is_cut (const TableRepairSearch *self)
{
  return self->cut || is_over (self) || self->later >= TABLE_REPAIR_LATER;
}

/* ---- one change, tried ---- */

static const char *
line_at (const TableRepairSearch *self, guint index)
{
  return table_journal_entry (self->journal, index).line;
}

static gboolean
same_things (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (g_array_index (a, TableThing, i).there != g_array_index (b, TableThing, i).there)
      return FALSE;
  return TRUE;
}

static const TableStockRow *
find_row (const GArray *rows, const TableStockRow *like)
{
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const TableStockRow *row = &g_array_index (rows, TableStockRow, i);
      if (row->player == like->player && strcmp (row->word, like->word) == 0)
        return row;
    }
  return NULL;
}

/* Is something right that was wrong, and nothing wrong that was right or wrong otherwise?  `*whole`: all is right. */
static gboolean
is_better (const TableRepairSearch *self, gconstpointer state, gboolean *whole)
{
  const GArray *rows = table_stock_rows (self->game, state);
  guint n_wrong = 0;
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const TableStockRow *row = &g_array_index (rows, TableStockRow, i);
      const TableStockRow *was = find_row (self->wrong, row);
      if (!table_stock_row_is_wrong (row))
        continue;
      if (was == NULL || was->there != row->there || was->counted != row->counted)
        return FALSE;
      n_wrong++;
    }
  *whole = n_wrong == 0;
  return n_wrong < self->wrong->len;
}

/* Applies the later entries up to the last count; FALSE if one does not fit that fitted before. */
static gboolean
fold_on (TableRepairSearch *self, gpointer state)
{
  for (guint i = self->at + self->n_gone; i <= self->last; i++)
    {
      const TableEntry entry = table_journal_entry (self->journal, i);
      self->done++;
      if (!table_game_fold_line (self->game, state, entry.line, NULL, NULL) && entry.refusal == NULL)
        return FALSE;
    }
  return TRUE;
}

static void
keep_repair (TableRepairSearch *self, char *line, gconstpointer entry, gboolean whole)
{
  TableRepair *repair = g_new0 (TableRepair, 1);
  repair->edit.how = line == NULL ? TABLE_EDIT_DELETE : self->n_gone > 0 ? TABLE_EDIT_REPLACE : TABLE_EDIT_INSERT;
  repair->edit.at = self->at;
  repair->edit.line = line;
  repair->told = line != NULL ? table_game_tell (self->game, self->before, entry) : NULL;
  repair->was = self->n_gone > 0 ? table_game_tell_line (self->game, self->before, line_at (self, self->at)) : NULL;
  repair->whole = whole;
  g_ptr_array_add (self->found, repair);
}

/* Tries an entry at this place; NULL: none stands there. */
static void
try (TableRepairSearch *self, gconstpointer entry)
{
  g_autofree char *line = entry != NULL ? table_acts_print (self->game->acts, self->rules, entry) : NULL;
  gboolean whole = FALSE;
  if (is_over (self) || (line != NULL && !g_hash_table_add (self->tried, g_strdup (line))))
    return;
  gpointer state = self->game->state_copy (self->before);
  self->done++;
  if (entry == NULL || table_game_apply (self->game, state, entry, NULL))
    {
      g_autoptr (GArray) things = table_stock_things (self->game, state);
      const gboolean later = entry != NULL && same_things (things, self->things);
      const guint done = self->done;
      if ((!later || (self->inner && self->later < TABLE_REPAIR_LATER)) && fold_on (self, state)
          && is_better (self, state, &whole))
        keep_repair (self, g_steal_pointer (&line), entry, whole);
      if (later)
        self->later += self->done - done;
    }
  self->game->state_free (state);
}

/* ---- all entries that a row offers ---- */

static gpointer
entry_copy (const TableRepairSearch *self, gconstpointer entry)
{
  return g_memdup2 (entry, self->game->acts->entry_size);
}

static gboolean
try_walked (gpointer data, gconstpointer entry)
{
  try (data, entry);
  return !is_over (data);
}

static void
try_row (TableRepairSearch *self, gconstpointer state, const TableAct *act, gconstpointer begun, guint most)
{
  table_act_walk (self->game->acts, act, state, begun, most, try_walked, self);
}

/* Does the row make whole entries of people who do the usual thing, from values that can be listed? */
static gboolean
is_usual (const TableAct *act)
{
  if (act->group != 0 || act->way || act->rare || act->prefix || act->opens)
    return FALSE;
  for (guint i = 0; i < table_act_n_operands (act); i++)
    if (act->operands[i].type == NULL)
      return FALSE;
  return TRUE;
}

static void
try_rows (TableRepairSearch *self)
{
  const TableActs *acts = self->game->acts;
  const guint asked = table_state (self->before)->ask;
  g_autofree gpointer entry = g_malloc0 (acts->entry_size);
  table_acts_begin (acts, entry);
  for (guint i = 0; i < acts->n_rows; i++)
    if (is_usual (acts->rows[i]) && (acts->rows[i]->when >> asked & 1)
        && table_act_is_offered (acts, self->before, acts->rows[i]))
      try_row (self, self->before, acts->rows[i], entry, TABLE_REPAIR_OF_ROW);
}

/* ---- an entry that is a little different ---- */

/* The entry with another value of one operand. */
static void
try_operand (TableRepairSearch *self, const TableAct *act, guint nth, gconstpointer entry)
{
  const TableOperand *operand = &act->operands[nth];
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  if (table_operand_is_written (operand) || (operand->flags & TABLE_OPERAND_REPEATED)
      || table_act_is_idle (act, nth, entry))
    return;
  table_act_offer (act, nth, self->before, entry, offers);
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      g_autofree gpointer other = entry_copy (self, entry);
      if (!(offer->flags & (TABLE_OFFER_REFUSED | TABLE_OFFER_NOTHING)) && table_act_take (act, nth, offer, other))
        try (self, other);
    }
}

/* The entry with another act inside, or none. */
static void
try_inner (TableRepairSearch *self, const TableAct *act, guint nth, gconstpointer entry)
{
  const TableActs *acts = self->game->acts;
  const guint group = act->operands[nth].group;
  g_autofree gpointer outer = g_malloc0 (acts->entry_size);
  table_acts_begin (acts, outer);
  table_act_settle (acts, act, outer);
  for (guint i = 0; i < nth; i++)
    {
      const TableOperand *operand = &act->operands[i];
      if (operand->type->size == 0 || (operand->flags & TABLE_OPERAND_REPEATED))
        return;
      memcpy ((char *) outer + operand->offset, (const char *) entry + operand->offset, operand->type->size);
    }
  gpointer inside = acts->groups[group].inside != NULL ? acts->groups[group].inside (self->before, outer) : NULL;
  gconstpointer state = inside != NULL ? inside : self->before;
  if (inside == NULL && acts->groups[group].inside != NULL)
    return;
  self->inner = TRUE;
  if (table_acts_may_omit (acts, group, state))
    try (self, outer);
  for (guint i = 0; i < acts->n_rows; i++)
    if (acts->rows[i]->group == group && !acts->rows[i]->way && !acts->rows[i]->prefix
        && table_act_is_offered (acts, state, acts->rows[i]))
      try_row (self, state, acts->rows[i], outer, TABLE_REPAIR_OF_ROW);
  self->inner = FALSE;
  if (inside != NULL)
    self->game->state_free (inside);
}

static void
try_changes (TableRepairSearch *self, gconstpointer entry)
{
  const TableAct *act = table_acts_find (self->game->acts, 0, entry);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    if (act->operands[i].type == NULL)
      try_inner (self, act, i, entry);
    else
      try_operand (self, act, i, entry);
}

/* ---- one place after the other ---- */

static gboolean
is_tried (TableRepairSearch *self, gpointer entry)
{
  const TableEntry given = table_journal_entry (self->journal, self->at);
  return given.refusal == NULL && !table_journal_hides (self->journal, given.line)
         && table_game_read (self->game, self->rules, given.line, entry, NULL)
         && table_acts_find (self->game->acts, 0, entry)->offered != table_act_unoffered;
}

/* Leaves the entry out, and puts others in its place.  What the table agreed to is not changed: it is right, or was
 * never played. */
static void
try_entry (TableRepairSearch *self)
{
  const TableActs *acts = self->game->acts;
  g_autofree gpointer entry = g_malloc0 (acts->entry_size);
  if (!is_tried (self, entry))
    return;
  const TableAct *act = table_acts_find (acts, 0, entry);
  gpointer after = self->game->state_copy (self->before);
  table_game_apply (self->game, after, entry, NULL);
  self->things = table_stock_things (self->game, after);
  self->game->state_free (after);
  self->n_gone = 1;
  g_hash_table_remove_all (self->tried);
  g_hash_table_add (self->tried, table_acts_print (acts, self->rules, entry));
  if (table_acts_prefix (acts, act, entry) == NULL)
    {
      try_changes (self, entry);
      if (!act->opens)
        try_rows (self);
    }
  try (self, NULL);
  g_clear_pointer (&self->things, g_array_unref);
}

/* Puts other entries before this place. */
static void
try_more (TableRepairSearch *self)
{
  self->n_gone = 0;
  self->things = table_stock_things (self->game, self->before);
  g_hash_table_remove_all (self->tried);
  try_rows (self);
  g_clear_pointer (&self->things, g_array_unref);
}

static void
begin_place (TableRepairSearch *self)
{
  self->before = table_journal_state_at (self->journal, self->at);
  self->tried = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
end_place (TableRepairSearch *self)
{
  g_clear_pointer (&self->tried, g_hash_table_unref);
  self->game->state_free (self->before);
  self->before = NULL;
}

static void
try_place (TableRepairSearch *self)
{
  begin_place (self);
  if (self->at < self->end)
    try_entry (self);
  try_more (self);
  end_place (self);
}

/* ---- what the table can agree to ---- */

/* Does the row say how many there are? */
static gboolean
says_how_many (const TableAct *act)
{
  for (guint i = 0; i < table_act_n_operands (act); i++)
    if (act->operands[i].type == &table_operand_many)
      return TRUE;
  return FALSE;
}

/* An entry that the table agreed to, with the reason that is given if nobody writes one. */
static void
begin_agreed (const TableActs *acts, gpointer entry)
{
  const TableAct *prefix = acts->prefix;
  table_acts_begin (acts, entry);
  table_act_settle (acts, prefix, entry);
  for (guint i = 0; i < table_act_n_operands (prefix); i++)
    {
      const TableOperand *operand = &prefix->operands[i];
      if (operand->type == &table_operand_why && operand->otherwise != NULL)
        operand->type->write (_ (operand->otherwise), operand, (char *) entry + operand->offset, NULL);
    }
}

/* Can the table agree at this place how many there are?  Then all numbers that can be true are tried. */
static gboolean
try_agreed (TableRepairSearch *self)
{
  const TableActs *acts = self->game->acts;
  const guint asked = table_state (self->before)->ask;
  gpointer agreeing = table_game_agreeing (self->game, self->before);
  g_autofree gpointer entry = g_malloc0 (acts->entry_size);
  gboolean can = FALSE;
  begin_agreed (acts, entry);
  for (guint i = 0; i < acts->n_rows; i++)
    if (acts->rows[i]->group == 0 && !acts->rows[i]->way && ((acts->rows[i]->prefixed >> asked) & 1)
        && says_how_many (acts->rows[i]) && table_act_is_offered (acts, agreeing, acts->rows[i]))
      {
        can = TRUE;
        try_row (self, agreeing, acts->rows[i], entry, TABLE_REPAIR_AGREED);
      }
  self->game->state_free (agreeing);
  return can;
}

/* The nearest place before an entry where the table can agree. */
static void
try_numbers_before (TableRepairSearch *self, guint entry)
{
  gboolean can = FALSE;
  for (self->at = entry + 1; !can && self->at > self->from;)
    {
      self->at--;
      begin_place (self);
      self->things = table_stock_things (self->game, self->before);
      can = try_agreed (self);
      g_clear_pointer (&self->things, g_array_unref);
      end_place (self);
    }
}

/* The first count after this one that found anything wrong; G_MAXUINT: none did. */
static guint
next_wrong (const TableRepairSearch *self, guint from)
{
  guint next = G_MAXUINT;
  for (guint i = 0; i < self->wrong->len; i++)
    {
      const guint entry = g_array_index (self->wrong, TableStockRow, i).entry;
      next = entry >= from ? MIN (next, entry) : next;
    }
  return next;
}

/* Tries entries that set a number without a cause.  Only the first wrong count that they can explain gets them, and
 * they stand behind all other explanations. */
static void
try_numbers (TableRepairSearch *self)
{
  const guint n = self->found->len;
  self->over = TRUE;
  self->n_gone = 0;
  self->most = self->done + TABLE_REPAIR_NUMBERS;
  for (guint at = next_wrong (self, 0); at != G_MAXUINT && self->found->len == n && self->game->acts->prefix != NULL;
       at = next_wrong (self, at + 1))
    try_numbers_before (self, at);
}

gboolean
table_repair_search_step (TableRepairSearch *self, guint work)
{
  const guint until = self->done + work;
  if (self->wrong->len == 0 || self->over)
    return FALSE;
  while (self->at > self->from && self->done < until && !is_over (self))
    {
      self->at--;
      self->done++;
      try_place (self);
    }
  if (self->at > self->from && !is_over (self))
    return TRUE;
  self->cut |= is_over (self);
  try_numbers (self);
  return FALSE;
}

/* The place of the repair; NULL if it is not among these. */
static GPtrArray *
find_place (const GPtrArray *places, const TableRepair *repair)
{
  for (guint i = 0; i < places->len; i++)
    {
      GPtrArray *place = places->pdata[i];
      const TableRepair *first = place->pdata[0];
      if (first->edit.at == repair->edit.at
          && (first->edit.how == TABLE_EDIT_INSERT) == (repair->edit.how == TABLE_EDIT_INSERT))
        return place;
    }
  return NULL;
}

GPtrArray *
table_repair_places (const GPtrArray *found, guint most)
{
  GPtrArray *places = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (guint part = 0; part < 2; part++)
    for (guint i = 0; i < found->len; i++)
      {
        TableRepair *repair = found->pdata[i];
        GPtrArray *place = find_place (places, repair);
        if (repair->whole == (part > 0) || (place == NULL && places->len == most))
          continue;
        if (place == NULL)
          g_ptr_array_add (places, place = g_ptr_array_new ());
        g_ptr_array_add (place, repair);
      }
  return places;
}

char *
table_repair_tell (const TableRepair *repair)
{
  const guint number = repair->edit.at + 1;
  if (repair->edit.how == TABLE_EDIT_DELETE)
    return g_strdup_printf (_ ("Entry %u did not happen: %s"), number, repair->was);
  if (repair->edit.how == TABLE_EDIT_INSERT)
    return g_strdup_printf (_ ("An entry is missing before entry %u: %s"), number, repair->told);
  return g_strdup_printf (_ ("Entry %u should be: %s"), number, repair->told);
}
