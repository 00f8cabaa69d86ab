/* test-catan-rulings.c - one test for every reading of every gap in the sheets, named after its id.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-sheets.h"

static void
test_complete (void)
{
  const Script *const tables[] = { rulings_fishermen, rulings_paired };
  for (guint i = 0; i < CATAN_N_RULINGS; i++)
    for (guint option = 0; option < catan_rulings[i].n_options; option++)
      scripts_test_reading (tables, G_N_ELEMENTS (tables), &catan_rulings[i], option);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  scripts_add (&catan_scripts, rulings_fishermen);
  scripts_add (&catan_scripts, rulings_paired);
  g_test_add_func ("/ruling/all-are-tested", test_complete);
  return g_test_run ();
}
