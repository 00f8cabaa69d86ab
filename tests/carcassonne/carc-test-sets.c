/* carc-test-sets.c - the tiles of sets for tests; see carc-test-sets.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-test-sets.h"
#include "carcassonne/carc-tile.h"

#include <string.h>

#define FIELDS "nnw nne ene ese sse ssw wsw wnw"

static const char abbey_tiles[] = "[abbeys/abbey]\ncopies=6\ncloister=true\nany=N E S W\n"
                                  "[abbeys/gate]\ncopies=6\nroads=N\nany=S\nfarms=nnw wnw wsw; nne ene ese\n"
                                  "[abbeys/end]\ncopies=9\nroads=N\nfarms=" FIELDS "\n"
                                  "[abbeys/field]\ncopies=20\nfarms=" FIELDS "\n";

static const char fork_tiles[] = "[forks/fork]\norder=first\nriver=N E W\nfarms=nne ene; ese sse ssw wsw; wnw nnw\n"
                                 "[forks/lake]\norder=last\nriver=W\nfarms=" FIELDS "\n";

static const char *
block_cell (guint column, guint row, guint w, guint h)
{
  if (row == 0 && column == 0)
    return "cities=N\nfarms=ene ese sse ssw wsw wnw @1";
  if (row == 1 && column == 1)
    return "cities=E +\nfarms=nnw nne sse ssw wsw wnw @1";
  if (row == 1 && column == 2)
    return "cities=W\nfarms=nnw nne ene ese sse ssw @1";
  if (row < h - 1)
    return "farms=" FIELDS;
  return column < w - 1 ? "roads=E W\nfarms=nnw nne ene wnw; ese sse ssw wsw"
                        : "roads=S W\nfarms=nnw nne ene ese sse wnw; ssw wsw";
}

/* A tile of at least four by three cells with features on several cells: a city that is complete in the middle, and a
 * road along the southern cells, from the west side to the south side.  The first cell has a city on its north side. */
static char *
block (const char *set, guint w, guint h)
{
  GString *text = g_string_new (NULL);
  g_string_append_printf (text, "[%s/start]\nstart=true\nsize=%ux%u\n", set, w, h);
  for (guint i = 0; i < w * h; i++)
    g_string_append_printf (text, "[%s/start/%u,%u]\n%s\n", set, i % w, i / w, block_cell (i % w, i / w, w, h));
  return g_string_free (text, FALSE);
}

/* A tile with the most cells that a tile can have, and on each the most features that a cell can have. */
static char *
crowd (void)
{
  GString *text = g_string_new ("[crowds/crowd]\nsize=4x4\n");
  for (guint i = 0; i < CARC_CELLS_MAX; i++)
    g_string_append_printf (text,
                            "[crowds/crowd/%u,%u]\nroads=N; E; S; W\n"
                            "farms=nnw; nne; ene; ese; sse; ssw; wsw; wnw\n",
                            i % 4, i / 4);
  return g_string_free (text, FALSE);
}

/* Registers a system with these tiles.  Nothing is freed, because a system stays until the program ends. */
static void
add_system (const char *name, char *tiles)
{
  CarcSystem *system = g_new0 (CarcSystem, 1);
  CarcSystem row = { .id = (CarcSystemId) carc_n_systems,
                     .name = name,
                     .title = name,
                     .description = name,
                     .by = CARC_BY_SET,
                     .tiles = tiles };
  memcpy (system, &row, sizeof row);
  carc_system_register (system);
}

void
test_sets_register (void)
{
  carc_register ();
  add_system ("abbeys", g_strdup (abbey_tiles));
  add_system ("forks", g_strdup (fork_tiles));
  add_system ("squares", block ("squares", 4, 4));
  add_system ("blocks", block ("blocks", 4, 3));
}

void
test_sets_register_crowds (void)
{
  add_system ("crowds", crowd ());
}
