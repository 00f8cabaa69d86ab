/* manual-tables.c - prints the tables of Carcassonne for build-aux/make-man.py, which makes the manual from them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Not a part of arbitress-cli.  Each line is a row: the name of its table, the system, the word, and what a reader may
 * need besides, with tabs between them.  Rows stand in the order of their ids.  Tiles and rulings come from the JSON of
 * arbitress-cli.
 */
#include "carcassonne/carc-state.h"

/* The system that a reader knows: the one that switches this one on. */
static const CarcSystem *
known (const CarcSystem *system)
{
  return system->by == CARC_BY_OTHER ? carc_systems[system->with] : system;
}

static void
print_row (const char *table, const CarcSystem *system, const char *word, const char *more)
{
  g_print ("%s\t%s\t%s\t%s\n", table, system->name, word, more ? more : "");
}

static void
print_systems (void)
{
  static const char *const switches[] = { "set", "use", "other" };
  G_STATIC_ASSERT (G_N_ELEMENTS (switches) == CARC_BY_OTHER + 1);
  for (guint i = 0; i < carc_n_systems; i++)
    {
      const CarcSystem *system = carc_systems[i];
      print_row ("system", system, switches[system->by], known (system)->title);
      if (system->setup_key)
        print_row ("key", system, system->setup_key, NULL);
      if (system->report)
        print_row ("report", system, system->name, NULL);
    }
}

/* `more` may use the index `id`. */
#define PRINT_ROWS(table, what, more)                                                                                  \
  for (guint id = 0; id < carc_n_##what; id++)                                                                         \
    for (guint s = 0; s < carc_n_systems; s++)                                                                         \
      for (guint i = 0; i < carc_systems[s]->n_##what; i++)                                                            \
        if (carc_systems[s]->what[i].id == id)                                                                         \
  print_row (table, carc_systems[s], carc_##what[id]->word, more)

int
main (void)
{
  carc_register ();
  print_systems ();
  PRINT_ROWS ("mark", marks, NULL);
  PRINT_ROWS ("figure", figures, carc_figures[id]->title);
  PRINT_ROWS ("piece", pieces, NULL);
  PRINT_ROWS (carc_place_rows[id]->away ? "away" : "place", place_rows, NULL);
  PRINT_ROWS ("line", lines, carc_lines[id]->title);
  PRINT_ROWS ("effect", effects, NULL);
  PRINT_ROWS ("noun", nouns, carc_forms (&carc_nouns[id]->forms, 1));
  PRINT_ROWS ("because", becauses, carc_becauses[id]->sentence);
  PRINT_ROWS ("ask", questions, NULL);
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_figures[kind]->on_corners)
      print_row ("corner", carc_systems[CARC_SYSTEM_BASE], carc_figures[kind]->word, NULL);
  return 0;
}
