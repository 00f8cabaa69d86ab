/* cli-stock.c - see cli-stock.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-stock.h"

#include <glib/gi18n.h>

#include "table/table-mend.h"

void
cli_stock_print (const CliRecord *record)
{
  const TableGame *game = table_journal_game (record->journal);
  const GArray *rows = table_stock_rows (game, record->state);
  if (table_stock_n_wrong (game, record->state) == 0)
    return;
  g_print (_ ("\nThe count of the table does not add up:\n"));
  for (guint i = 0; i < rows->len; i++)
    {
      const TableStockRow *row = &g_array_index (rows, TableStockRow, i);
      if (!table_stock_row_is_wrong (row))
        continue;
      g_autofree char *told = table_stock_tell (game, record->state, row);
      g_autofree char *because = table_stock_because (row);
      g_print ("  %s\n      %s\n", told, because);
    }
}

static void
print_mend (const TableMend *mend)
{
  g_autofree char *told = table_mend_tell (mend);
  g_print ("  %s\n", told);
  if (mend->edit.how == TABLE_EDIT_REPLACE)
    g_print (_ ("      instead of: %s\n"), mend->was);
  if (mend->edit.line != NULL)
    g_print ("      %s\n", mend->edit.line);
}

/* Prints those that explain everything, or those that explain a part. */
static guint
print_mends (const GPtrArray *mends, gboolean whole, const char *heading)
{
  guint n = 0;
  for (guint i = 0; i < mends->len; i++)
    {
      const TableMend *mend = mends->pdata[i];
      if (mend->whole != whole)
        continue;
      if (n++ == 0)
        g_print ("\n%s\n", heading);
      print_mend (mend);
    }
  return n;
}

CliExit
cli_stock_explain (const CliRecord *record)
{
  const TableGame *game = table_journal_game (record->journal);
  if (table_stock_rows (game, record->state) == NULL)
    {
      g_print (_ ("Nothing was counted.\n"));
      return cli_record_verdict (record);
    }
  if (table_stock_n_wrong (game, record->state) == 0)
    {
      g_print (_ ("Everything that was counted adds up.\n"));
      return cli_record_verdict (record);
    }
  cli_stock_print (record);
  g_autoptr (TableMendSearch) search = table_mend_search_new (record->journal);
  while (table_mend_search_step (search, TABLE_MEND_WORK))
    ;
  const GPtrArray *mends = table_mend_search_found (search);
  if (print_mends (mends, TRUE, _ ("One of these would explain it:"))
          + print_mends (mends, FALSE, _ ("One of these would explain a part of it:"))
      == 0)
    g_print ("\n%s\n", table_mend_search_is_cut (search)
                           ? _ ("None of the last entries explains it, and there are too many to try all of them.")
                           : _ ("No single entry explains it."));
  return cli_record_verdict (record);
}
