/* test-carc-sheets.c - a test for each sentence of the sheets that states a rule; its name begins with the section.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-sheets.h"

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) scripts_add (&carc_scripts, sheet_##name);
  EACH_TABLE (ADD)
  scripts_add (&carc_scripts, sheets_agreed);
  scripts_add (&carc_scripts, sheets_together);
  return g_test_run ();
}
