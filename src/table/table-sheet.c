/* table-sheet.c - see table-sheet.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-sheet.h"

#include "table-intl.h"

/* What has rows of its own: the first ones that were said. */
static guint
gather_whats (const TableLedger *ledger, guint32 whats[TABLE_SHEET_WHATS])
{
  guint n = 0;
  for (guint i = 0; i < ledger->n_lines && n < TABLE_SHEET_WHATS; i++)
    {
      const guint32 what = ledger->lines[i].what;
      guint k = 0;
      while (k < n && whats[k] != what)
        k++;
      if (what != 0 && k == n)
        whats[n++] = what;
    }
  return n;
}

static guint
find_what (const guint32 *whats, guint n, guint32 what)
{
  guint k = 0;
  while (k < n && whats[k] != what)
    k++;
  return k;
}

/* The row of the lines of this kind that are for whats[nth]; nth = n: of those that are for something else, or for
 * nothing that was said. */
static TableSheetRow
row_of (const TableMoment *moment, guint kind, const guint32 *whats, guint n, guint nth, gboolean split)
{
  const TableLedger *ledger = &table_state (moment->state)->ledger;
  TableSheetRow row = { .kind = kind };
  row.title = nth < n ? table_ledger_text (ledger, whats[nth])
              : split ? _ ("Other points")
                      : moment->setup->game->kind_title (kind);
  for (guint i = 0; i < ledger->n_lines; i++)
    {
      const TableLine *line = &ledger->lines[i];
      if (line->kind != kind || find_what (whats, n, line->what) != nth)
        continue;
      row.has[line->player] = TRUE;
      row.points[line->player] += line->points;
    }
  return row;
}

static gboolean
is_empty (const TableSheetRow *row)
{
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    if (row->has[i])
      return FALSE;
  return TRUE;
}

/* Do lines of this kind say what they are for? */
static gboolean
is_split (const TableLedger *ledger, guint kind)
{
  for (guint i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].kind == kind && ledger->lines[i].what != 0)
      return TRUE;
  return FALSE;
}

GArray *
table_sheet (const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;
  const TableLedger *ledger = &table_state (moment->state)->ledger;
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (TableSheetRow));
  guint32 whats[TABLE_SHEET_WHATS];
  const guint n = gather_whats (ledger, whats);
  for (guint kind = 0; kind < game->n_kinds; kind++)
    {
      const gboolean split = is_split (ledger, kind);
      for (guint nth = split ? 0 : n; nth <= n; nth++)
        {
          TableSheetRow row = row_of (moment, kind, whats, n, nth, split);
          if (is_empty (&row))
            continue;
          for (guint i = 0; !split && i < moment->setup->n_players; i++)
            row.points[i] = table_game_points (game, moment->state, (int) i, kind);
          g_array_append_val (rows, row);
        }
    }
  return rows;
}
