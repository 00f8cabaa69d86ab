/* test-catan-rulings.c - one test for every reading of every gap in the sheets, named after its id.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan-sheets.h"

static gboolean
is_among (const CatanScript *script, const char *prefix)
{
  gsize length = strlen (prefix);
  for (; script->name; script++)
    if (g_str_has_prefix (script->name, prefix)
        && (prefix[length - 1] == '/' || script->name[length] == '/' || script->name[length] == '\0'))
      return TRUE;
  return FALSE;
}

/* Every reading of every ruling has a script: /ruling/ID/WORD, or /ruling/ID/... where there is one reading. */
static gboolean
is_tested (const char *prefix)
{
  return is_among (rulings_fishermen, prefix) || is_among (rulings_paired, prefix);
}

static void
test_complete (void)
{
  for (guint i = 0; i < CATAN_N_RULINGS; i++)
    for (guint option = 0; option < catan_rulings[i].n_options; option++)
      {
        const TableRuling *ruling = &catan_rulings[i];
        g_autofree char *path = ruling->n_options > 1
                                    ? g_strdup_printf ("/ruling/%s/%s", ruling->id, ruling->options[option].word)
                                    : g_strdup_printf ("/ruling/%s/", ruling->id);
        if (!is_tested (path))
          g_error ("no test %s", path);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catan_scripts_add (rulings_fishermen);
  catan_scripts_add (rulings_paired);
  g_test_add_func ("/ruling/all-are-tested", test_complete);
  return g_test_run ();
}
