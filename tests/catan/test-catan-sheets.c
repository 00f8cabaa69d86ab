/* test-catan-sheets.c - one test for every sentence of the Fishermen's sheet that states a rule, named after its
 * part, and for the rules of the base game that it builds on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-sheets.h"

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  static const Script *const sheets[] = { sheet_fishermen, sheet_market, sheet_base,  sheet_hands,
                                          sheet_covered,   sheet_six,    sheet_paired };
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    scripts_add (&catan_scripts, sheets[i]);
  return g_test_run ();
}
