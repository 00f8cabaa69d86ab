/* table-luck.c - see table-luck.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-luck.h"

#include <math.h>

#include "table-intl.h"

gboolean
table_luck_has (const TableLuckRow *row, guint n_players)
{
  for (guint i = 0; i < n_players; i++)
    if (row->got[i] != 0 || (row->kind->expects && row->expected[i] + row->spread[i] > 0))
      return TRUE;
  return FALSE;
}

GArray *
table_luck (const TableMoment *moment, const TableLuckRow *drawn)
{
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (TableLuckRow));
  if (drawn != NULL)
    g_array_append_vals (rows, drawn, 1);
  if (moment->setup->game->luck != NULL)
    moment->setup->game->luck (moment->state, rows);
  for (guint i = rows->len; i > 0; i--)
    if (!table_luck_has (&g_array_index (rows, TableLuckRow, i - 1), moment->setup->n_players))
      g_array_remove_index (rows, i - 1);
  return rows;
}

const char *
table_luck_note (const TableLuckRow *row)
{
  const char *note = row->note != NULL ? row->note : row->kind->note;
  return note != NULL ? _ (note) : NULL;
}

char *
table_luck_got (const TableLuckRow *row, guint player)
{
  if (row->kind->sided)
    return g_strdup_printf ("%+.1f", row->got[player]);
  return g_strdup_printf ("%.*f", row->got[player] == floor (row->got[player]) ? 0 : 1, row->got[player]);
}

char *
table_luck_expected (const TableLuckRow *row, guint player)
{
  if (!row->kind->expects)
    return NULL;
  /* Translators: what was to be expected, and the standard deviation: "10.4 ± 2.1" */
  return g_strdup_printf (_ ("%.1f ± %.1f"), row->expected[player], row->spread[player]);
}
