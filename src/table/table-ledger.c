/* table-ledger.c - see table-ledger.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-ledger.h"

#include <string.h>

void
table_ledger_clear (TableLedger *ledger)
{
  g_free (ledger->lines);
  g_clear_pointer (&ledger->texts, g_ptr_array_unref);
  memset (ledger, 0, sizeof *ledger);
}

void
table_ledger_reset (TableLedger *ledger)
{
  ledger->n_lines = 0;
  g_clear_pointer (&ledger->texts, g_ptr_array_unref);
  memset (ledger->scores, 0, sizeof ledger->scores);
}

static gpointer
hold_text (gconstpointer text, gpointer data)
{
  return g_ref_string_acquire ((char *) text);
}

static void
make_room (TableLedger *ledger, guint n)
{
  if (n <= ledger->size)
    return;
  ledger->size = MAX (n, ledger->size * 2 + 32);
  ledger->lines = g_renew (TableLine, ledger->lines, ledger->size);
}

void
table_ledger_copy (TableLedger *to, const TableLedger *from)
{
  make_room (to, from->n_lines);
  if (from->n_lines)
    memcpy (to->lines, from->lines, from->n_lines * sizeof *to->lines);
  to->n_lines = from->n_lines;
  memcpy (to->scores, from->scores, sizeof to->scores);
  g_clear_pointer (&to->texts, g_ptr_array_unref);
  if (from->texts != NULL)
    {
      to->texts = g_ptr_array_copy (from->texts, hold_text, NULL);
      g_ptr_array_set_free_func (to->texts, (GDestroyNotify) g_ref_string_release);
    }
}

/* ---- texts ---- */

guint32
table_ledger_say (TableLedger *ledger, const char *text)
{
  if (*text == '\0')
    return 0;
  if (ledger->texts == NULL)
    ledger->texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ref_string_release);
  for (guint i = 0; i < ledger->texts->len; i++)
    if (strcmp (g_ptr_array_index (ledger->texts, i), text) == 0)
      return i + 1;
  g_ptr_array_add (ledger->texts, g_ref_string_new (text));
  return ledger->texts->len;
}

const char *
table_ledger_text (const TableLedger *ledger, guint32 number)
{
  g_assert (number == 0 || (ledger->texts != NULL && number <= ledger->texts->len));
  return number == 0 ? "" : g_ptr_array_index (ledger->texts, number - 1);
}

/* ---- lines ---- */

static int
sum_of (const TableLine *line)
{
  int sum = 0;
  for (guint i = 0; i < line->n_terms; i++)
    sum += line->terms[i].count * line->terms[i].each;
  return sum;
}

void
table_ledger_add (TableLedger *ledger, const TableLine *line)
{
  g_assert (line->player >= 0 && line->player < TABLE_MAX_PLAYERS);
  make_room (ledger, ledger->n_lines + 1);
  TableLine *added = &ledger->lines[ledger->n_lines++];
  *added = *line;
  added->points = sum_of (line);
  ledger->scores[line->player] += added->points;
}

void
table_ledger_cut (TableLedger *ledger, guint n)
{
  while (ledger->n_lines > n)
    {
      const TableLine *line = &ledger->lines[--ledger->n_lines];
      ledger->scores[line->player] -= line->points;
    }
}

int
table_ledger_points (const TableLedger *ledger, int player, guint kind)
{
  int points = 0;
  for (guint i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].player == player && ledger->lines[i].kind == kind)
      points += ledger->lines[i].points;
  return points;
}

gboolean
table_ledger_has (const TableLedger *ledger, int player, guint kind)
{
  for (guint i = 0; i < ledger->n_lines; i++)
    if ((player < 0 || ledger->lines[i].player == player) && ledger->lines[i].kind == kind)
      return TRUE;
  return FALSE;
}

gboolean
table_ledger_validate (const TableLedger *ledger)
{
  gint32 scores[TABLE_MAX_PLAYERS] = { 0 };
  for (guint i = 0; i < ledger->n_lines; i++)
    {
      const TableLine *line = &ledger->lines[i];
      if (line->n_terms > TABLE_TERMS_MAX || line->points != sum_of (line))
        return FALSE;
      scores[line->player] += line->points;
    }
  return memcmp (scores, ledger->scores, sizeof scores) == 0;
}
