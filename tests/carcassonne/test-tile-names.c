/* test-tile-names.c - carc-tile-names.h has the names of all tiles, and no others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/carc-lake-layout.h"
#include "carcassonne/carc-tile-names.h"

static gboolean
is_listed (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (carc_tile_names); i++)
    if (g_str_equal (carc_tile_names[i], name))
      return TRUE;
  return FALSE;
}

/* All tiles of all sets; the lake comes from its file and from its default layout. */
static GArray *
read_tiles (void)
{
  GArray *tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  TableRefusal why = { 0 };
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_system_tiles (carc_systems[i]))
      g_assert_true (carc_tiles_parse (carc_systems[i]->name, carc_system_tiles (carc_systems[i]), tiles, &why));
  CarcLakeLayout layout;
  carc_lake_layout_default (&layout);
  g_array_set_size (tiles, tiles->len + 1);
  carc_lake_layout_build (&layout, &g_array_index (tiles, CarcTile, tiles->len - 1));
  return tiles;
}

static void
test_listed (void)
{
  g_autoptr (GArray) tiles = read_tiles ();
  g_assert_cmpuint (tiles->len, >, 50);
  for (guint i = 0; i < tiles->len; i++)
    {
      const CarcTile *tile = &g_array_index (tiles, CarcTile, i);
      if (!is_listed (tile->name))
        {
          g_test_message ("“%s” is not in carcassonne/carc-tile-names.h", tile->name);
          g_test_fail ();
        }
    }
}

static void
test_used (void)
{
  g_autoptr (GArray) tiles = read_tiles ();
  for (guint n = 0; n < G_N_ELEMENTS (carc_tile_names); n++)
    {
      gboolean used = FALSE;
      for (guint i = 0; i < tiles->len; i++)
        used = used || g_str_equal (g_array_index (tiles, CarcTile, i).name, carc_tile_names[n]);
      if (!used)
        {
          g_test_message ("no tile is called “%s” any more", carc_tile_names[n]);
          g_test_fail ();
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  g_test_add_func ("/carcassonne/tile-names/listed", test_listed);
  g_test_add_func ("/carcassonne/tile-names/used", test_used);
  return g_test_run ();
}
