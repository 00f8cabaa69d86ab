/* test-art-pad.c - the score pad as a picture, and its chart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art/art-chart.h"
#include "pad/pad-play.h"
#include "../table/journals.h"
#include "../table/test-add.h"

/* The chart ends with the last round that was played, and says what it counts. */
static void
test_chart (void)
{
  g_autoptr (TableJournal) journal = journal_of_lines (&pad_game, "rounds",
                                                       "score Anna 1|score Ben 2|score Anna 3|score Ben 4"
                                                       "|points Anna -1 so");
  g_autoptr (TableJournal) rows = journal_of_lines (&pad_game, "", "score Anna 1|score Anna 2");
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal), NULL };
  const TableMoment of_rows = { table_journal_setup (rows), table_journal_state (rows), NULL };
  g_autoptr (ArtChart) chart = art_chart_new (&moment, ART_CHART_ALL);
  g_autoptr (ArtChart) chart_of_rows = art_chart_new (&of_rows, ART_CHART_ALL);
  g_assert_cmpuint (chart->n_values, ==, 3);
  g_assert_cmpfloat (chart->lines[0].values[1], ==, 1);
  g_assert_cmpfloat (chart->lines[0].values[2], ==, 3);
  g_assert_cmpfloat (chart->lines[1].values[2], ==, 6);
  g_assert_cmpstr (chart->across, ==, "rounds");
  g_assert_cmpstr (chart_of_rows->across, ==, "rows");
}

TESTS_MAIN_AFTER (pad_register (), "/art-pad", chart)
