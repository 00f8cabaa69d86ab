/* print-dict.c - prints the words of a record as a dictionary for libFuzzer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The verbs, sets and rulings come from the rows of the games, so a new system is in the dictionary at once.
 */
#include "carcassonne/carc-play.h"
#include "catan/catan-rooms.h"
#include "pad/pad-play.h"

static const char *const words[] = {
  "Arbitress record 1\\x0agame carcassonne\\x0a",
  "Arbitress record 1\\x0agame catan\\x0a",
  "Arbitress record 1\\x0agame pad\\x0a",
  "\\x0aplay\\x0a",
  "player ",
  "aids ",
  "title ",
  "date ",
  "start ",
  "preset ",
  "city:N",
  "road:E",
  "farm:nne",
  "farm:inner",
  "cloister",
  "corner ",
  " r0",
  " r3",
  "0,0",
  "-1,0",
  "4095,-4095",
  "\\\"why\\\"",
  "# ",
  "use fishermen",
  "hands",
  " covered",
  "target ",
  "island ",
  "spiral ",
  "harbours ",
  "fisheries ",
  "deal ",
  " apart",
  "by ",
  " from ",
  " pay ",
  "give ",
  "get ",
  "12-13",
  "?1",
  "?wood ",
  "?knight",
  "? 2",
  "?",
  "wood ",
  "ore ",
};

static void
print_acts (const TableActs *acts)
{
  for (guint i = 0; i < acts->n_rows; i++)
    if (acts->rows[i]->verb != NULL)
      g_print ("\"%s \"\n", acts->rows[i]->verb);
}

static void
print_rulings (const TableGame *game)
{
  for (guint i = 0; i < game->n_rulings; i++)
    for (guint k = 1; k < game->rulings[i].n_options; k++)
      g_print ("\"rule %s %s\"\n", game->rulings[i].id, game->rulings[i].options[k].word);
}

int
main (void)
{
  carc_register ();
  catan_register ();
  pad_register ();
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_print ("\"%s\"\n", words[i]);
  for (guint i = 0; i < carc_n_systems; i++)
    {
      g_print ("\"%s %s\"\n", carc_systems[i]->by == CARC_BY_SET ? "set" : "use", carc_systems[i]->name);
      if (carc_systems[i]->setup_key != NULL)
        g_print ("\"%s \"\n", carc_systems[i]->setup_key);
    }
  print_acts (&carc_act_table);
  print_acts (&catan_act_table);
  print_acts (&pad_act_table);
  print_rulings (&carc_game);
  print_rulings (&catan_game);
  return 0;
}
