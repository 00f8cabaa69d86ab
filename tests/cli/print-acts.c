/* print-acts.c - prints how each act of each game is written, and its verb: for test-man.py and test-json.py.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/carc-play.h"
#include "catan/catan-rooms.h"
#include "pad/pad-play.h"
#include "../table/act-signature.h"

static void
print_acts (const char *game, const TableActs *acts)
{
  for (guint i = 0; i < acts->n_rows; i++)
    {
      if (acts->rows[i]->way) /* another way to the same entry: nobody writes it */
        continue;
      g_autofree char *signature = act_signature (acts->rows[i]);
      g_print ("%s\t%s\t%s\t%s\n", game, acts->rows[i]->group == 0 ? "entry" : "act", signature, acts->rows[i]->verb);
    }
}

int
main (void)
{
  carc_register ();
  catan_register ();
  pad_register ();
  print_acts ("carcassonne", &carc_act_table);
  print_acts ("catan", &catan_act_table);
  print_acts ("pad", &pad_act_table);
  for (guint i = 0; i < CATAN_N_ASKS; i++)
    g_print ("catan\task\t%s\n", catan_questions[i].word);
  return 0;
}
