/* test-catan-letters.c - the letters of places in the prompt of Catan: what each answers, and why some answer nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "flow-table.h"
#include "catan/catan-operands.h"
#include "../catan/small-board.h"
#include "../table/test-add.h"

/* Notes the keys of all places that can be chosen.  None may be others than those noted before. */
static guint
note_keys (Table *table, const TableOperandType *type, guint n_places, char **noted)
{
  guint n = 0;

  for (guint i = 0; i < n_places; i++)
    {
      g_autofree char *keys = keys_of (table, type, i);

      n += keys != NULL;
      if (keys != NULL && noted[i] != NULL)
        g_assert_cmpstr (keys, ==, noted[i]);
      else if (keys != NULL)
        noted[i] = g_steal_pointer (&keys);
    }
  return n;
}

static void
check_apart (char **noted, guint n_places)
{
  for (guint i = 0; i < n_places; i++)
    for (guint k = 0; k < n_places; k++)
      if (i != k && noted[i] != NULL && noted[k] != NULL && g_str_has_prefix (noted[i], noted[k]))
        g_error ("the place %u has the letters %s, the place %u has %s", i, noted[i], k, noted[k]);
}

/* Each place keeps its letters during the whole game.  No place has the letters that those of another begin with. */
static void
test_letters (void)
{
  char *spots[SMALL_SPOTS + 1] = { NULL }, *edges[SMALL_EDGES + 1] = { NULL };
  Table table = table_from (START "play\n");

  g_assert_cmpuint (note_keys (&table, &catan_operand_spot, SMALL_SPOTS, spots), ==, SMALL_SPOTS);
  check_apart (spots, SMALL_SPOTS);
  flow_type (table.flow, spots[25]);
  g_assert_cmpuint (note_keys (&table, &catan_operand_edge, SMALL_EDGES, edges), ==, 3);

  table_again (&table, START "play\nfound 34 34-35\n");
  g_assert_cmpuint (note_keys (&table, &catan_operand_spot, SMALL_SPOTS, spots), ==, SMALL_SPOTS - 4);

  table_again (&table, START "aids tournament\n" FOUNDED "roll 2\n");
  flow_type (table.flow, "r");
  g_assert_cmpuint (note_keys (&table, &catan_operand_edge, SMALL_EDGES, edges), ==, SMALL_EDGES - 6);
  check_apart (edges, SMALL_EDGES);
  flow_type (table.flow, "\033c");
  g_assert_cmpuint (note_keys (&table, &catan_operand_spot, SMALL_SPOTS, spots), ==, 2);

  table_again (&table, START FOUNDED "roll 2\n");
  flow_type (table.flow, "r");
  g_assert_cmpuint (note_keys (&table, &catan_operand_edge, SMALL_EDGES, edges), >, 2);
  table_clear (&table);
  for (guint i = 0; i < SMALL_SPOTS; i++)
    g_free (spots[i]);
  for (guint i = 0; i < SMALL_EDGES; i++)
    g_free (edges[i]);
}

/* The letters of a place as typed, with "^" before one with Shift. */
static char *
code_of (const CatanState *state, const TableOperandType *type, guint place)
{
  const TableOffer offer = { .value = { (gint32) place } };
  char code[TABLE_CODE_MAX];

  type->code (state, &offer, code);
  return g_ascii_isupper (code[0]) ? g_strconcat ("^", code, NULL) : g_strdup (code);
}

/* How far a place is from the middle of the land, in hexes. */
static double
far_out (const CatanShape *shape, gboolean is_edge, guint index)
{
  const CatanPoint a = shape->spot[is_edge ? shape->edge_spots[index][0] : index];
  const CatanPoint b = shape->spot[is_edge ? shape->edge_spots[index][1] : index];
  double x = 0, y = 0;

  for (guint i = 0; i < shape->n_hexes; i++)
    {
      x += (double) shape->hex[i].x / shape->n_hexes;
      y += (double) shape->hex[i].y / shape->n_hexes;
    }
  return hypot (((a.x + b.x) / 2.0 - x) * .5, ((a.y + b.y) / 2.0 - y) * sqrt (3) / 6);
}

/* Two letters at most, all different, none that another begins with, and the short ones in the middle of the land. */
static void
check_short (const CatanState *state, gboolean is_edge)
{
  const CatanShape *shape = &state->rules->island.shape;
  const guint n = is_edge ? shape->n_edges : shape->n_spots;
  char *codes[CATAN_EDGES_MAX + 1] = { NULL };
  double one = 0, two = G_MAXDOUBLE;

  for (guint i = 0; i < n; i++)
    {
      const double far = far_out (shape, is_edge, i);
      guint keys;

      codes[i] = code_of (state, is_edge ? &catan_operand_edge : &catan_operand_spot, i);
      keys = (guint) strlen (codes[i]) - (codes[i][0] == '^');
      g_assert_cmpuint (keys, >=, 1);
      g_assert_cmpuint (keys, <=, 2);
      if (keys == 1)
        one = MAX (one, far);
      else
        two = MIN (two, far);
    }
  g_assert_cmpfloat (one, <=, two + 1e-6);
  check_apart (codes, n);
  for (guint i = 0; i < n; i++)
    g_free (codes[i]);
}

/* On the frames of the boxes and on any other. */
static void
test_letters_short (void)
{
  g_autofree CatanRules *rules = g_new0 (CatanRules, 1);
  const CatanState state = { .rules = rules };
  guint most = 0;

  for (guint round = 0; round < 400; round++)
    {
      CatanFrame frame = { .n_rows = CATAN_FRAME_ROWS };

      if (round < CATAN_N_BOARDS)
        frame = catan_frames[round];
      else
        for (guint i = 0; i < 40; i++)
          frame.row[g_test_rand_int_range (0, CATAN_FRAME_ROWS)] |=
              (guint16) (1u << g_test_rand_int_range (0, round % 3 == 0 ? 4 : CATAN_FRAME_COLUMNS));
      if (!catan_shape_make (&rules->island.shape, &frame, NULL))
        continue;
      most = MAX (most, rules->island.shape.n_edges);
      check_short (&state, FALSE);
      check_short (&state, TRUE);
    }
  g_assert_cmpuint (most, >, 130);
}

/* Among several places none is marked: Enter takes none, and says that one must be chosen.  The only one is marked. */
static void
test_no_place_first (void)
{
  g_auto (Table) table = table_from (START "play\n");

  g_assert_cmpint (table.flow->cursor, ==, -1);
  g_assert_cmpint (flow_key (table.flow, FLOW_KEY_ENTER, FALSE), ==, FLOW_PASSED);
  flow_unknown (table.flow, FLOW_KEY_ENTER, FALSE);
  g_assert_true (g_str_has_prefix (table.flow->problem, "no answer is marked; the letters of a place"));
  flow_key (table.flow, FLOW_KEY_RIGHT, FALSE);
  g_assert_cmpint (table.flow->cursor, ==, 0);
  g_assert_cmpint (flow_key (table.flow, FLOW_KEY_ENTER, FALSE), ==, FLOW_TAKEN);
  g_assert_true (asked_type (&table) == &catan_operand_edge);
  g_assert_cmpint (table.flow->cursor, ==, -1);

  table_again (&table, START FOUNDED "roll 7\n");
  g_assert_true (asked_type (&table) == &catan_operand_hex);
  g_assert_cmpint (table.flow->cursor, ==, -1);
}

static void
expect_refused (Table *table, const TableOperandType *type, const char *keys, const char *why)
{
  g_assert_true (asked_type (table) == type);
  g_assert_cmpint (flow_type (table->flow, keys), ==, FLOW_TAKEN);
  g_assert_true (asked_type (table) == type);
  if (strstr (table->flow->problem, why) == NULL)
    g_error ("“%s”, and not “%s”", table->flow->problem, why);
}

/* The letters of a place that cannot be chosen are answered with the reason of the rules. */
static void
test_why_not (void)
{
  g_auto (Table) table = table_from (START "play\n");
  g_autofree char *near = keys_of (&table, &catan_operand_spot, catan_spot_find (small_shape (), "35"));
  g_autofree char *far = NULL;

  table_again (&table, START "play\nfound 34 34-35\n");
  expect_refused (&table, &catan_operand_spot, near, ": 35 is too near: a building of Anna stands next to it, on 34");

  table_again (&table, START "aids tournament\n" FOUNDED "roll 2\n");
  flow_type (table.flow, "r");
  far = keys_of (&table, &catan_operand_edge, catan_edge_find (small_shape (), "1-2"));

  table_again (&table, START FOUNDED "roll 2\n");
  flow_type (table.flow, "r");
  expect_refused (&table, &catan_operand_edge, far, ": Anna has neither a road nor a building at the ends of 1-2");

  table_again (&table, START "play\n");
  flow_choose (table.flow, 0);
  expect_refused (&table, &catan_operand_edge, "a", "not A: the road of the set-up begins at its settlement: ");
}

/* Letters of a place that cannot be chosen now answer nothing, neither this question nor the one after it. */
static void
test_old_letters (void)
{
  g_auto (Table) table = table_from (START "play\n");
  g_autofree char *coast = keys_of (&table, &catan_operand_spot, catan_spot_find (small_shape (), "54"));
  g_autofree char *taken = keys_of (&table, &catan_operand_spot, catan_spot_find (small_shape (), "26"));
  g_autofree char *upper = NULL, *unplaced = NULL;

  g_assert_cmpuint (strlen (coast), ==, 2);
  g_assert_cmpint (coast[0], >=, TABLE_CODE_LEADER);
  unplaced = g_strdup_printf ("not %s: a building of Ben stands on 54 already", upper = g_ascii_strup (coast, -1));

  table_again (&table, START "play\nfound 26 25-26\nfound 54 53-54\n");
  g_assert_cmpint (flow_type (table.flow, coast), ==, FLOW_TAKEN);
  g_assert_true (asked_type (&table) == &catan_operand_spot);
  g_assert_cmpstr (table.flow->typed, ==, "");
  g_assert_cmpstr (table.flow->problem, ==, unplaced);
  g_assert_cmpint (flow_type (table.flow, taken), ==, FLOW_TAKEN);
  g_assert_true (asked_type (&table) == &catan_operand_spot);
  g_assert_cmpstr (table.flow->problem, !=, "");

  /* Shift makes another place of a letter, so it is never ignored. */
  table_again (&table, START FOUNDED "roll 2\n");
  flow_type (table.flow, "c");
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 2);
  g_assert_cmpint (
      flow_key (table.flow, (gunichar) flow_choice (table.flow, 0).label[0], !flow_choice (table.flow, 0).shift), ==,
      FLOW_TAKEN);
  g_assert_true (asked_type (&table) == &catan_operand_spot);
  g_assert_cmpstr (table.flow->problem, !=, "");
}

TESTS_MAIN_AFTER (catan_register (), "/catan-letters", letters, letters_short, no_place_first, why_not, old_letters)
