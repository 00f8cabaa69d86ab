/* test-final-page.c - the final page: in which order the players stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <stdlib.h>
#include <string.h>

#include "app/shell/final-page.h"
#include "stage.h"
#include "table/table-record.h"
#include "../table/test-add.h"

/* The numbers of a column of the sheet, from top to bottom; returns how many they are. */
static guint
read_column (GtkGrid *sheet, int column, int numbers[20])
{
  guint n = 0;

  for (int row = 1; row < 20; row++)
    {
      GtkWidget *cell = gtk_grid_get_child_at (sheet, column, row);

      if (GTK_IS_LABEL (cell))
        numbers[n++] = atoi (gtk_label_get_label (GTK_LABEL (cell)));
    }
  return n;
}

/* Who is named above a column. */
static const char *
column_name (GtkGrid *sheet, int column)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (gtk_grid_get_child_at (sheet, column, 0))));
}

/* The players stand in the order of their ranks, equal ones as they sit; equal players share a rank. */
static void
test_ranks (void)
{
  static const struct
  {
    const char *fewest;
    const char *names[4];
    int ranks[4];
  } games[] = {
    { "", { "Ben", "Anna", "Clara", "Dora" }, { 1, 2, 2, 4 } },
    { "lowest\n", { "Dora", "Anna", "Clara", "Ben" }, { 1, 2, 2, 4 } },
  };

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      GtkWidget *page = g_object_ref_sink (g_object_new (ARB_TYPE_FINAL_PAGE, NULL));
      GtkGrid *sheet = stage_child (page, ARB_TYPE_FINAL_PAGE, "sheet");
      g_autofree char *record = g_strdup_printf ("Arbitress record 1\ngame pad\nplayer Anna red\nplayer Ben blue\n"
                                                 "player Clara green\nplayer Dora black\n%splay\nscore Anna 3\n"
                                                 "score Ben 7\nscore Clara 3\nscore Dora 1\nend \"Late\"\n",
                                                 games[g].fewest);
      g_autoptr (GError) error = NULL;
      g_autoptr (TableJournal) journal = table_record_parse (record, strlen (record), NULL, &error);
      g_autoptr (GPtrArray) rows = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (table_journal_n_refused (journal), ==, 0);
      const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal) };
      arb_final_page_set_moment (ARB_FINAL_PAGE (page), &moment, NULL);
      rows = stage_all (stage_child (page, ARB_TYPE_FINAL_PAGE, "reasons"), ADW_TYPE_EXPANDER_ROW);
      for (int i = 0; i < 4; i++)
        {
          int numbers[20];
          const guint n = read_column (sheet, i + 1, numbers);

          g_assert_cmpstr (column_name (sheet, i + 1), ==, games[g].names[i]);
          g_assert_cmpint (numbers[n - 1], ==, games[g].ranks[i]);
          g_assert_cmpstr (adw_preferences_row_get_title (rows->pdata[i]), ==, games[g].names[i]);
        }
      g_object_unref (page);
    }
}

STAGE_MAIN (stage_init, "/final-page", ranks)
