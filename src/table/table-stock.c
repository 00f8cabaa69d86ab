/* table-stock.c - see table-stock.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-stock.h"

#include <string.h>

#include "table-intl.h"

/* ---- the operand ---- */

gboolean
table_stock_is_word (const char *word)
{
  for (const char *c = word; *c != '\0'; c++)
    if (!g_ascii_islower (*c) && *c != '-')
      return FALSE;
  return *word != '\0' && strlen (word) < TABLE_THING_MAX;
}

static gboolean
read_counted (TableReader *in, const TableOperand *operand, gpointer field)
{
  TableCounted *counted = field;
  const char *word = table_reader_take (in), *number;
  int n;
  if (!table_stock_is_word (word))
    return table_refuse (in->why, _ ("“%.40s” is nothing that can be counted"), word);
  if (!table_reader_need (in, &number, N_ ("how many were counted? the number is missing")))
    return FALSE;
  if (!table_words_number (number, operand->low, operand->high, &n))
    return table_refuse (in->why, _ ("“%.20s” is not a number from %d to %d"), number, operand->low, operand->high);
  g_strlcpy (counted->word, word, sizeof counted->word);
  counted->number = n;
  return TRUE;
}

static void
print_counted (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const TableCounted *counted = field;
  g_string_append_printf (out, "%s %d", counted->word, counted->number);
}

static void
report_counted (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const TableCounted *counted = field;
  in_object (json, key);
  put_text (json, "thing", counted->word);
  put_number (json, "count", counted->number);
}

const TableOperandType table_operand_counted = {
  .name = "THING N",
  .member = "counted",
  .missing = N_ ("what was counted? it is missing"),
  .size = sizeof (TableCounted),
  .labels = TABLE_LABELS_TEXT,
  .read = read_counted,
  .print = print_counted,
  .report = report_counted,
};

/* ---- the things ---- */

GArray *
table_stock_things (const TableGame *game, gconstpointer state)
{
  GArray *things = g_array_new (FALSE, TRUE, sizeof (TableThing));
  if (game->things != NULL)
    game->things (state, things);
  return things;
}

void
table_stock_add (GArray *things, int player, const char *word, const char *title, int there)
{
  const TableThing thing = { .player = (gint8) player, .word = word, .title = title, .there = there };
  g_assert (word != NULL && table_stock_is_word (word));
  g_array_append_val (things, thing);
}

static const TableThing *
find_thing (const GArray *things, int player, const char *word)
{
  for (guint i = 0; i < things->len; i++)
    {
      const TableThing *thing = &g_array_index (things, TableThing, i);
      if (thing->player == player && strcmp (thing->word, word) == 0)
        return thing;
    }
  return NULL;
}

char *
table_stock_line (const TableGame *game, gconstpointer state, int player, const int *numbers)
{
  g_autoptr (GArray) things = table_stock_things (game, state);
  const TableRules *rules = table_state (state)->rules;
  g_autoptr (GString) line = g_string_new (player < 0 ? "counted-table" : "counted ");
  if (player >= 0)
    table_words_append (line, rules->players[player].name);
  const gsize begin = line->len;
  for (guint i = 0; i < things->len; i++)
    {
      const TableThing *thing = &g_array_index (things, TableThing, i);
      if (thing->player == player && *numbers++ != TABLE_NOT_COUNTED)
        g_string_append_printf (line, " %s %d", thing->word, numbers[-1]);
    }
  return line->len > begin ? g_strdup (line->str) : NULL;
}

/* ---- what was counted ---- */

const GArray *
table_stock_rows (const TableGame *game, gconstpointer state)
{
  return table_state (state)->stock;
}

guint
table_stock_n_wrong (const TableGame *game, gconstpointer state)
{
  const GArray *rows = table_stock_rows (game, state);
  guint n = 0;
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    n += table_stock_row_is_wrong (&g_array_index (rows, TableStockRow, i));
  return n;
}

GArray *
table_stock_ref (GArray *stock)
{
  return stock != NULL ? g_array_ref (stock) : NULL;
}

void
table_stock_clear (GArray **stock)
{
  g_clear_pointer (stock, g_array_unref);
}

/* The row of a thing; a new one if it was not counted before. */
static TableStockRow *
find_row (GArray *rows, const TableThing *thing)
{
  for (guint i = 0; i < rows->len; i++)
    {
      TableStockRow *row = &g_array_index (rows, TableStockRow, i);
      if (row->player == thing->player && strcmp (row->word, thing->word) == 0)
        return row;
    }
  TableStockRow row = { .player = thing->player };
  g_strlcpy (row.word, thing->word, sizeof row.word);
  g_array_append_val (rows, row);
  return &g_array_index (rows, TableStockRow, rows->len - 1);
}

/* Refuses what cannot be counted now, and lists what can be. */
static gboolean
refuse_thing (const GArray *things, int player, const char *word, TableRefusal *why)
{
  g_autoptr (GString) words = g_string_new (NULL);
  for (guint i = 0; i < things->len; i++)
    {
      const TableThing *thing = &g_array_index (things, TableThing, i);
      if (thing->player == player)
        g_string_append_printf (words, words->len > 0 ? ", %s" : "%s", thing->word);
    }
  if (words->len == 0)
    return table_refuse (why, _ ("“%s” cannot be counted: nothing can be counted here"), word);
  return table_refuse (why, _ ("“%s” cannot be counted here, but these can: %s"), word, words->str);
}

static gboolean
is_sound (const GArray *things, int player, const TableCounted *counted, guint n, TableRefusal *why)
{
  for (guint i = 0; i < n; i++)
    {
      if (find_thing (things, player, counted[i].word) == NULL)
        return refuse_thing (things, player, counted[i].word, why);
      for (guint k = 0; k < i; k++)
        if (strcmp (counted[i].word, counted[k].word) == 0)
          return table_refuse (why, _ ("“%s” is counted twice"), counted[i].word);
    }
  return TRUE;
}

gboolean
table_stock_take (const TableGame *game, gpointer state, int player, const TableCounted *counted, guint n,
                  TableRefusal *why)
{
  g_autoptr (GArray) things = table_stock_things (game, state);
  GArray **stock = &((TableState *) state)->stock, *rows;
  const guint entry = table_state (state)->n_entries;
  if (n == 0)
    return table_refuse (why, "%s", _ (table_operand_counted.missing));
  if (!is_sound (things, player, counted, n, why))
    return FALSE;
  /* Other states may share what was counted before. */
  rows = *stock != NULL ? g_array_copy (*stock) : g_array_new (FALSE, TRUE, sizeof (TableStockRow));
  for (guint i = 0; i < n; i++)
    {
      const TableThing *thing = find_thing (things, player, counted[i].word);
      TableStockRow *row = find_row (rows, thing);
      row->title = thing->title;
      row->counted = counted[i].number;
      row->there = thing->there;
      row->entry = entry;
      if (!table_stock_row_is_wrong (row))
        row->right = entry + 1;
    }
  table_stock_clear (stock);
  *stock = rows;
  return TRUE;
}

/* ---- words ---- */

static const char *
owner (gconstpointer state, int player)
{
  const TableRules *rules = table_state (state)->rules;
  /* Translators: where things lie that no player has: "Tiles in the stack (in the middle of the table): 1 too many" */
  return player < 0 ? _ ("in the middle of the table") : table_name_said (&rules->players[player]);
}

char *
table_stock_entry_tell (const TableGame *game, gconstpointer before, int player, const TableCounted *counted, guint n)
{
  g_autoptr (GArray) things = table_stock_things (game, before);
  GString *told = g_string_new (NULL);
  /* Translators: before what was counted: "Counted for Anna: Followers left 5" */
  g_string_append_printf (told, player < 0 ? _ ("Counted in the middle") : _ ("Counted for %s"),
                          owner (before, player));
  for (guint i = 0; i < n; i++)
    {
      const TableThing *thing = find_thing (things, player, counted[i].word);
      g_string_append (told, i == 0 ? ": " : ", ");
      if (thing == NULL)
        g_string_append_printf (told, "%s %d", counted[i].word, counted[i].number);
      else if (thing->there == counted[i].number)
        g_string_append_printf (told, "%s %d", thing->title, counted[i].number);
      else
        /* Translators: a thing, how many were counted, how many the entries say */
        g_string_append_printf (told, _ ("%s %d instead of %d"), thing->title, counted[i].number, thing->there);
    }
  return g_string_free (told, FALSE);
}

char *
table_stock_tell (gconstpointer state, const TableStockRow *row)
{
  const int more = row->counted - row->there;
  const char *name = owner (state, row->player);
  g_autofree char *what = table_capital (row->title);
  if (more < 0)
    /* Translators: what, whose, how many: "Followers left (Anna): 1 is missing" */
    return g_strdup_printf (ngettext ("%s (%s): %d is missing", "%s (%s): %d are missing", (gulong) -more), what, name,
                            -more);
  return g_strdup_printf (ngettext ("%s (%s): %d too many", "%s (%s): %d too many", (gulong) more), what, name, more);
}

char *
table_stock_because (const TableStockRow *row)
{
  if (row->right == 0)
    return g_strdup_printf (_ ("Entry %u counted %d, the entries say %d; no count before it agreed"), row->entry + 1,
                            row->counted, row->there);
  return g_strdup_printf (_ ("Entry %u counted %d, the entries say %d; in entry %u it was right"), row->entry + 1,
                          row->counted, row->there, row->right);
}
