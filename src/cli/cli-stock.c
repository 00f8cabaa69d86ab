/* cli-stock.c - see cli-stock.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-stock.h"

#include <glib/gi18n.h>

#include "table/table-repair.h"

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
      g_autofree char *told = table_stock_tell (record->state, row);
      g_autofree char *because = table_stock_because (row);
      g_print ("  %s\n      %s\n", told, because);
    }
}

/* The best repair of a place, and how many others there are. */
static void
print_place (const GPtrArray *place)
{
  const TableRepair *repair = place->pdata[0];
  const guint n_others = place->len - 1;
  g_autofree char *told = table_repair_tell (repair);
  g_print ("  %s\n", told);
  if (repair->edit.how == TABLE_EDIT_REPLACE)
    g_print (_ ("      instead of: %s\n"), repair->was);
  if (repair->edit.line != NULL)
    g_print ("      %s\n", repair->edit.line);
  if (n_others == 0)
    return;
  g_autofree char *others = g_strdup_printf (ngettext ("%u other change there", "%u other changes there", n_others),
                                             n_others);
  g_print ("      %s\n", others);
}

/* Prints the places with a repair that explains everything, or those where all explain only a part. */
static guint
print_places (const GPtrArray *places, gboolean whole, const char *heading)
{
  guint n = 0;
  for (guint i = 0; i < places->len; i++)
    {
      const GPtrArray *place = places->pdata[i];
      const TableRepair *best = place->pdata[0];
      if (best->whole != whole)
        continue;
      if (n++ == 0)
        g_print ("\n%s\n", heading);
      print_place (place);
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
  g_autoptr (TableRepairSearch) search = table_repair_search_new (record->journal);
  while (table_repair_search_step (search, TABLE_REPAIR_WORK))
    ;
  g_autoptr (GPtrArray) places = table_repair_places (table_repair_search_found (search), TABLE_REPAIR_PLACES);
  if (print_places (places, TRUE, _ ("One of these would explain it:"))
          + print_places (places, FALSE, _ ("One of these would explain a part of it:"))
      == 0)
    g_print ("\n%s\n", table_repair_search_is_cut (search)
                           ? _ ("None of the last entries explains it, and there are too many to try all of them.")
                           : _ ("No single entry explains it."));
  return cli_record_verdict (record);
}
