/* test-tile-keys.c - the keys of the tiles in the palette.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-table.h"

static void
test_tile_labels (void)
{
  Table table = table_from (BASE "set river 1\nset inns 1\nset siege 1\nset traders 1\nuse lake\nplay\n");
  const CarcRules *rules = state_of (&table)->rules;
  char labels[CARC_TILES_MAX][4];
  gboolean shifts[CARC_TILES_MAX];

  carc_tile_labels (rules, labels, shifts);
  for (guint i = 0; i < rules->n_tiles; i++)
    {
      g_assert_null (strpbrk (labels[i], "cfri"));
      for (guint j = 0; j < rules->n_tiles; j++)
        if (j != i && labels[i][0] != '\0' && shifts[i] == shifts[j])
          g_assert_false (g_str_has_prefix (labels[j], labels[i]));
    }
  g_assert_cmpstr (labels[rules->lake_tile], ==, "l");
  table_clear (&table);
}

/* A type of tile has the same key whatever sets are in play; and every type of every set has a key of its own. */
static void
test_tile_keys (void)
{
  static const char *const games[] = { "play\n",           "set river 1\nplay\n",   "set inns 1\nplay\n",
                                       "use lake\nplay\n", "set traders 1\nplay\n", "set siege 1\nset inns 2\nplay\n" };
  Table all = table_from (BASE "set river 1\nset inns 1\nset siege 1\nset traders 1\nuse lake\nplay\n");
  const CarcRules *rules = state_of (&all)->rules;
  char labels[CARC_TILES_MAX][4], own[CARC_TILES_MAX][4];
  gboolean shifts[CARC_TILES_MAX], own_shifts[CARC_TILES_MAX];

  carc_tile_labels (rules, labels, shifts);
  for (guint i = 0; i < rules->n_tiles; i++)
    g_assert_cmpuint (rules->counts[i] > 0, ==, labels[i][0] != '\0');
  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autofree char *record = g_strconcat (BASE, games[g], NULL);
      Table table = table_from (record);
      const CarcRules *ours = state_of (&table)->rules;

      carc_tile_labels (ours, own, own_shifts);
      for (guint i = 0; i < ours->n_tiles; i++)
        {
          const int same = carc_rules_tile (rules, ours->tiles[i].id);

          if (ours->counts[i] == 0 || same < 0 || rules->counts[same] == 0)
            continue;
          g_assert_cmpstr (own[i], ==, labels[same]);
          g_assert_cmpint (own_shifts[i], ==, shifts[same]);
        }
      table_clear (&table);
    }
  table_clear (&all);
}

/* The hint names the letter of the river only if there is a river. */
static void
test_river_hint (void)
{
  Table table = table_from (BASE "play\n");
  g_autofree char *without = flow_hint (FLOW (table.flow)), *with = NULL;

  g_assert_null (strstr (without, "river"));
  table_clear (&table);
  table = table_from (BASE "set river 1\nplay\n");
  with = flow_hint (FLOW (table.flow));
  g_assert_nonnull (strstr (with, "i river"));
  table_clear (&table);
}

/* A label of two signs is two keys, and only the first one is typed with Shift. */
static void
test_told (void)
{
  static const struct
  {
    FlowChoice choice;
    const char *told;
  } rows[] = {
    { { .label = "4", .shift = TRUE }, "Shift+4" },
    { { .label = "48", .shift = TRUE }, "Shift+4 8" },
    { { .label = "zh" }, "ZH" },
    { { .label = "b" }, "B" },
    { { .enter = TRUE }, "Enter" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *told = flow_choice_key (&rows[i].choice);

      g_assert_cmpstr (told, ==, rows[i].told);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();

  g_test_add_func ("/tile-keys/edges", test_tile_labels);
  g_test_add_func ("/tile-keys/same", test_tile_keys);
  g_test_add_func ("/tile-keys/river", test_river_hint);
  g_test_add_func ("/tile-keys/told", test_told);
  return g_test_run ();
}
