/* test-tile-names.c - every system lists the names of its tiles for translators, and no others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/lake/carc-lake-layout.h"
#include "../table/test-add.h"

/* The tiles of a system; the lake comes from its file and from its default layout. */
static GArray *
read_tiles (const CarcSystem *system)
{
  GArray *tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  const GArray *kinds = carc_system_kinds (system);
  if (kinds != NULL)
    g_array_append_vals (tiles, kinds->data, kinds->len);
  if (system->id != CARC_SYSTEM_LAKE)
    return tiles;
  CarcLakeLayout layout;
  carc_lake_layout_default (&layout);
  g_array_set_size (tiles, tiles->len + 1);
  carc_lake_layout_build (&layout, &g_array_index (tiles, CarcTile, tiles->len - 1));
  return tiles;
}

static void
test_listed (void)
{
  guint n = 0;
  for (guint s = 0; s < carc_n_systems; s++)
    {
      const CarcSystem *system = carc_systems[s];
      g_autoptr (GArray) tiles = read_tiles (system);
      for (guint i = 0; i < tiles->len; i++, n++)
        {
          const char *name = g_array_index (tiles, CarcTile, i).name;
          gboolean listed = FALSE;
          for (guint k = 0; k < system->n_tile_names; k++)
            listed |= g_str_equal (system->tile_names[k], name);
          if (listed)
            continue;
          g_test_message ("“%s” is not in the tile_names of %s", name, system->name);
          g_test_fail ();
        }
    }
  g_assert_cmpuint (n, >, 50);
}

static void
test_used (void)
{
  for (guint s = 0; s < carc_n_systems; s++)
    {
      const CarcSystem *system = carc_systems[s];
      g_autoptr (GArray) tiles = read_tiles (system);
      for (guint k = 0; k < system->n_tile_names; k++)
        {
          gboolean used = FALSE;
          for (guint i = 0; i < tiles->len; i++)
            used |= g_str_equal (g_array_index (tiles, CarcTile, i).name, system->tile_names[k]);
          if (used)
            continue;
          g_test_message ("no tile of %s is called “%s” any more", system->name, system->tile_names[k]);
          g_test_fail ();
        }
    }
}

TESTS_MAIN_AFTER (carc_register (), "/carcassonne/tile-names", listed, used)
