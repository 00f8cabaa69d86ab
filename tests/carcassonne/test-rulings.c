/* test-rulings.c - one test for every reading of every gap in the sheets, named after its id.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "rulings.h"

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  scripts_add (rulings_arbitress);
  scripts_add (rulings_lake);
  scripts_add (rulings_base);
  return g_test_run ();
}
