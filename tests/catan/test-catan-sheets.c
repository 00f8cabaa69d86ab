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
  catan_scripts_add (sheet_fishermen);
  catan_scripts_add (sheet_market);
  catan_scripts_add (sheet_base);
  catan_scripts_add (sheet_hands);
  catan_scripts_add (sheet_covered);
  catan_scripts_add (sheet_six);
  catan_scripts_add (sheet_paired);
  return g_test_run ();
}
