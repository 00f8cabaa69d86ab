/* test-tile-keys.c - the keys of the tiles in the palette.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-table.h"
#include "flow-type.h"

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

/* Without the River and the Count, whose tiles come first. */
#define MANY                                                                                                           \
  BASE "set inns 1\nset siege 1\nset traders 1\nset abbey 1\nset dragon 1\nset tower 1\nset king 1\nset cult 1\n"      \
       "set catapult 1\nplay\n"

/* Types a code of edges; FALSE: another question is asked, or no tile has these edges. */
static gboolean
type_code (Flow *flow, ActFlow *asked, guint code, guint length)
{
  for (guint i = 0; i < length; i++, code /= 4)
    {
      flow_key (flow, (gunichar) "cfri"[code % 4], FALSE);
      if (strlen (carc_flow_edges (asked)) != i + 1)
        return FALSE;
    }
  return TRUE;
}

/* Checks what is left of the tiles: each has a key of one sign that is no edge, which takes it, and Enter takes the
 * first. */
static void
check_left (Table *table, guint code, guint length)
{
  Flow *flow = FLOW (table->flow);
  const guint n = flow_n_choices (flow);
  g_autofree char *hint = flow_hint (flow);
  gboolean nowhere = FALSE;

  g_assert_cmpint (strstr (hint, "next edge") != NULL, ==, length < 4);
  g_assert_nonnull (strstr (hint, "key beside the tile"));
  g_assert_cmpint (flow_cursor (flow), ==, 0);
  if (length == 4)
    g_assert_cmpuint (n, <=, strlen (FLOW_DIGITS CARC_NO_EDGES));
  for (guint i = 0; i < n; i++)
    {
      const FlowChoice face = flow_choice (flow, i);
      const ActChoice before = *act_flow_choice (table->flow, i);

      /* Those that fit nowhere are the last ones. */
      g_assert_true (!nowhere || carc_flow_fits_nowhere (&before));
      nowhere = carc_flow_fits_nowhere (&before);
      if (length < 4 && i >= strlen (FLOW_DIGITS CARC_NO_EDGES FLOW_LETTERS))
        break;
      g_assert_cmpuint (strlen (face.label), ==, 1);
      g_assert_true (face.shift || strchr ("cfri", face.label[0]) == NULL);
      g_assert_cmpint (flow_key (flow, (gunichar) face.label[0], face.shift), ==, FLOW_TAKEN);
      g_assert_null (strstr (flow_problem (flow), "means nothing"));
      if (*flow_problem (flow) == '\0')
        g_assert_cmpint (((const CarcEntry *) act_flow_entry (table->flow))->tile, ==, before.offer.value[0]);
      else
        g_assert_true (carc_flow_fits_nowhere (&before));
      flow_key (flow, FLOW_KEY_ESCAPE, FALSE);
      g_assert_true (type_code (flow, table->flow, code, length));
    }
  g_assert_cmpint (flow_key (flow, FLOW_KEY_ENTER, FALSE), ==, FLOW_TAKEN);
  g_assert_true (*flow_problem (flow) != '\0' || *carc_flow_edges (table->flow) == '\0');
}

/* After typed edges, in a game with ten sets. */
static void
test_typed (void)
{
  Table table = table_from (MANY);
  Flow *flow = FLOW (table.flow);
  guint most = 0;

  for (guint length = 1, n_codes = 4; length <= 4; length++, n_codes *= 4)
    for (guint code = 0; code < n_codes; code++)
      {
        flow_key (flow, FLOW_KEY_ESCAPE, FALSE);
        if (!type_code (flow, table.flow, code, length))
          continue;
        if (length == 4)
          most = MAX (most, flow_n_choices (flow));
        check_left (&table, code, length);
      }
  g_test_message ("at most %u", most);
  g_assert_cmpuint (most, >, 9);
  table_clear (&table);
}

/* A key that is shown beside no tile says so; it is never said of a shown one. */
static void
test_typed_unknown (void)
{
  Table table = table_from (MANY);
  Flow *flow = FLOW (table.flow);

  flow_type (flow, "cccc");
  g_assert_cmpuint (flow_n_choices (flow), >, 1);
  g_assert_cmpint (flow_key (flow, 'c', FALSE), ==, FLOW_PASSED); /* there is no fifth edge */
  g_assert_cmpstr (flow_typed (flow), ==, "cccc");
  flow_key (flow, FLOW_KEY_BACK, FALSE);
  g_assert_cmpstr (flow_typed (flow), ==, "ccc");
  g_assert_cmpint (flow_cursor (flow), ==, 0);
  flow_type (flow, "\b\b\b");
  g_assert_cmpint (flow_cursor (flow), ==, -1);
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
  g_test_add_func ("/tile-keys/typed", test_typed);
  g_test_add_func ("/tile-keys/typed/unknown", test_typed_unknown);
  g_test_add_func ("/tile-keys/told", test_told);
  return g_test_run ();
}
