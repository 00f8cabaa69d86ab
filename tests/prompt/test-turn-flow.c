/* test-turn-flow.c - tests the prompt of Carcassonne without a display: types keys and checks the entries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carcassonne/systems/river/carc-river.h"
#include "carcassonne/carc-operands.h"
#include "carc-hand.h"
#include "flow-table.h"
#include "../table/test-add.h"

/* ---- labels ---- */

static void
test_labels (void)
{
  char labels[200][4];
  static const guint numbers[] = { 1, 26, 27, 60, 200 };

  for (guint k = 0; k < G_N_ELEMENTS (numbers); k++)
    for (guint no_edges = 0; no_edges < 2; no_edges++)
      {
        guint n = numbers[k];

        flow_labels (labels, n, no_edges ? CARC_NO_EDGES FLOW_DIGITS : FLOW_LETTERS FLOW_DIGITS);
        for (guint i = 0; i < n; i++)
          {
            g_assert_cmpint (labels[i][0], !=, '\0');
            if (no_edges)
              g_assert_null (strpbrk (labels[i], "cfri"));
            for (guint j = 0; j < n; j++)
              if (i != j)
                g_assert_false (g_str_has_prefix (labels[j], labels[i]));
          }
      }
  flow_labels (labels, 26, FLOW_LETTERS FLOW_DIGITS);
  g_assert_cmpstr (labels[0], ==, "a");
  g_assert_cmpstr (labels[25], ==, "z");
  flow_labels (labels, 36, FLOW_LETTERS FLOW_DIGITS);
  g_assert_cmpstr (labels[26], ==, "1");
  g_assert_cmpstr (labels[35], ==, "0");
}

/* ---- one turn ---- */

static void
test_letter (void)
{
  g_auto (Table) table = table_from (BASE "play\n");
  CarcGhost ghost;

  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  g_assert_cmpint (flow_type (table.flow, tile_key (&table, "frfr")), ==, FLOW_TAKEN);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_SPOT);
  /* North of the start is city: a straight road can lie to the west, to the east, or across in the south. */
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 3);
  g_assert_cmpstr (act_flow_choice (table.act, 0)->face.label, ==, "a");
  g_assert_cmpint (flow_type (table.flow, "\n"), ==, FLOW_TAKEN);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
  g_assert_true (carc_flow_ghost (table.act, &ghost));
  g_assert_cmpuint (ghost.n_rots, ==, 1);
  enter (&table, "\n", "place frfr -1,0 r0");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  g_assert_cmpuint (flow_player (table.flow), ==, 1);
}

/* 0 ends the turn with nobody on the tile, also if the tile was not turned before. */
static void
test_nobody (void)
{
  g_auto (Table) table = table_from (BASE "play\n");

  flow_type (table.flow, tile_key (&table, "frfr"));
  g_assert_cmpint (flow_type (table.flow, "a"), ==, FLOW_TAKEN);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
  flow_makes (table.flow, "0", "place frfr -1,0 r0");
}

/* A key without a meaning is passed on; if nobody else uses it, the prompt names it, and what can be typed instead. */
static void
test_unknown (void)
{
  g_auto (Table) table = table_from (BASE "play\n");
  Flow *flow = table.flow;
  g_autofree char *tile = NULL, *act = NULL;

  g_assert_cmpint (flow_key (flow, ',', FALSE), ==, FLOW_PASSED);
  g_assert_cmpstr (flow->problem, ==, "");
  flow_unknown (flow, ',', FALSE);
  g_assert_true (g_str_has_prefix (flow->problem, ", means nothing here; its key, or its edges clockwise"));
  flow_type (flow, tile_key (&table, "frfr"));
  g_assert_cmpstr (flow->problem, ==, "");
  flow_type (flow, "a");
  g_assert_cmpint (flow_key (flow, 'z', TRUE), ==, FLOW_PASSED);
  flow_unknown (flow, 'z', TRUE);
  g_assert_cmpstr (flow->problem, ==, "Shift+Z means nothing here");
  flow_unknown (flow, ' ', FALSE);
  g_assert_cmpstr (flow->problem, ==, "Space means nothing here");
  /* It is gone with the next answer. */
  g_assert_cmpint (flow_key (flow, '?', FALSE), ==, FLOW_TAKEN);
  g_assert_cmpstr (flow->problem, ==, "");
  flow_unknown (flow, FLOW_KEY_LEFT, FALSE);
  g_assert_cmpstr (flow->problem, ==, "");
  flow_unknown (flow, FLOW_KEY_ENTER, FALSE);
  g_assert_cmpstr (flow->problem, ==, "no answer is marked");
}

/* Checks one question: TRUE if every answer would bring the same. */
static gboolean
brings_the_same (Flow *flow)
{
  const char *all = flow_brings_all (flow);
  g_auto (GStrv) list = flow_list (flow);
  gboolean same = flow_n_choices (flow) > 1;

  for (guint i = 0; i < flow_n_choices (flow); i++)
    {
      const char *brings = flow_brings (flow, i);

      same = same && brings != NULL && g_strcmp0 (brings, flow_brings (flow, 0)) == 0;
      g_assert_true (g_str_has_suffix (list[i], all == NULL && brings != NULL ? brings : "\t"));
    }
  g_assert_cmpint (all != NULL, ==, same);
  return same;
}

/* What every answer would bring alike is said once; else each choice says its own. */
static void
test_brings_all (void)
{
  /* Anna's city can grow at two places of the same worth. */
  g_auto (Table) table = table_from (BASE "play\nplace ccfc 0,-1 r2\ndeploy Anna follower 0,0 city:N \"so it lies\"\n");
  Flow *flow = table.flow;
  guint n_same = 0, n_asked = 0;

  for (guint tile = 0; tile < flow_n_choices (flow); tile++)
    for (guint place = 0, n = 1; place < n; place++)
      {
        flow_choose (flow, tile);
        if (carc_hand_step (table.act) == STEP_SPOT)
          {
            n = flow_n_choices (flow);
            brings_the_same (flow);
            flow_choose (flow, place);
          }
        n_same += brings_the_same (flow);
        n_asked++;
        flow_key (flow, FLOW_KEY_ESCAPE, FALSE);
      }
  g_assert_cmpuint (n_same, <, n_asked);
}

static void
test_turning (void)
{
  g_auto (Table) table = table_from (BASE "play\n");
  CarcGhost ghost;

  flow_type (table.flow, tile_key (&table, "ffrr"));
  choose_at (&table, -1, 0);
  g_assert_true (carc_flow_ghost (table.act, &ghost));
  g_assert_cmpuint (ghost.n_rots, ==, 2);
  g_assert_cmpint (ghost.rot, ==, 2);
  flow_type (table.flow, " ");
  carc_flow_ghost (table.act, &ghost);
  g_assert_cmpint (ghost.rot, ==, 3);
  flow_type (table.flow, " ");
  carc_flow_ghost (table.act, &ghost);
  g_assert_cmpint (ghost.rot, ==, 2);
  /* The first Enter takes the rotation, the second one ends the turn; 0 or another digit does both. */
  g_assert_cmpint (table.flow->cursor, ==, -1);
  g_assert_cmpint (flow_type (table.flow, "\n"), ==, FLOW_TAKEN);
  flow_makes (table.flow, "\n", "place ffrr -1,0 r2");
  flow_makes (table.flow, "  0", "place ffrr -1,0 r2");
  g_assert_cmpint (flow_type (table.flow, "  "), ==, FLOW_TAKEN);
  g_assert_cmpint (flow_type (table.flow, "1"), ==, FLOW_READY);
  g_assert_true (g_str_has_prefix (table.flow->line, "place ffrr -1,0 r2 follower "));
  append (&table);
}

static void
test_edges (void)
{
  g_auto (Table) table = table_from (BASE "play\n");
  CarcGhost ghost;

  flow_type (table.flow, "r");
  g_assert_cmpstr (table.flow->typed, ==, "r");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  for (guint i = 0; i < flow_n_choices (table.flow); i++)
    g_assert_cmpint (carc_flow_rotation (act_flow_choice (table.act, i)), >=, 0);
  /* Two kinds have the edges f r f r, so neither is chosen; r r r r has only one kind. */
  flow_type (table.flow, "rrr");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_SPOT);
  g_assert_cmpint (((const CarcEntry *) act_flow_entry (table.act))->tile, ==, tile_index (&table, "rrrr"));
  flow_type (table.flow, "\033");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);

  /* Typed as it lies on the table, so the rotation is known; whoever typed it wrongly turns it. */
  flow_type (table.flow, "rffr");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
  g_assert_true (carc_flow_ghost (table.act, &ghost));
  g_assert_cmpint (ghost.rot, ==, 1);
  g_assert_cmpuint (ghost.n_rots, ==, 2);
  flow_type (table.flow, " ");
  g_assert_true (carc_flow_ghost (table.act, &ghost));
  g_assert_cmpint (ghost.rot, ==, 0);
}

/* A tile may be clear before the last letter of its code.  The other letters are still accepted, and until then no
 * place has such a letter as its label. */
static void
test_edges_early (void)
{
  g_auto (Table) table = table_from (BASE "play\n");

  flow_type (table.flow, "rrr");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  flow_type (table.flow, "r");
  g_assert_cmpstr (carc_flow_rest (table.act), ==, "");
  flow_type (table.flow, "\033");

  flow_type (table.flow, "cf");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  flow_type (table.flow, "r");
  /* Only one cell fits, but the next key may still be the last edge of the code, so it must not be taken for an act. */
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_SPOT);
  g_assert_cmpint (((const CarcEntry *) act_flow_entry (table.act))->tile, ==, tile_index (&table, "cfrr"));
  g_assert_cmpstr (carc_flow_rest (table.act), ==, "r");
  for (guint i = 0; i < flow_n_choices (table.flow); i++)
    g_assert_null (strpbrk (act_flow_choice (table.act, i)->face.label, "cfri"));
  g_assert_cmpint (flow_type (table.flow, "r"), ==, FLOW_TAKEN);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_SPOT);
  g_assert_cmpstr (carc_flow_rest (table.act), ==, "");
  g_assert_cmpint (flow_type (table.flow, "a"), ==, FLOW_TAKEN);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
}

/* Several tiles have the same edges: a number chooses. */
static void
test_edges_shared (void)
{
  g_auto (Table) table = table_from (BASE "play\n");

  flow_type (table.flow, "crrc");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 2);
  g_assert_cmpstr (act_flow_choice (table.act, 1)->face.label, ==, "2");
  flow_type (table.flow, "2");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
  flow_type (table.flow, "\033");

  flow_type (table.flow, "ii");
  g_assert_cmpstr (table.flow->typed, ==, "");
  g_assert_cmpstr (table.flow->problem, !=, "");
}

static void
test_back (void)
{
  g_auto (Table) table = table_from (BASE "play\n");

  g_assert_cmpint (flow_type (table.flow, "\b"), ==, FLOW_PASSED);
  g_assert_cmpint (flow_type (table.flow, "\033"), ==, FLOW_PASSED);
  flow_type (table.flow, "cf\b");
  g_assert_cmpstr (table.flow->typed, ==, "c");
  flow_type (table.flow, "\b");
  flow_type (table.flow, tile_key (&table, "frfr"));
  flow_type (table.flow, "a");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
  g_assert_nonnull (act_flow_inside (table.act));
  flow_type (table.flow, "\b");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_SPOT);
  g_assert_null (act_flow_inside (table.act));
  flow_type (table.flow, "\b");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  flow_type (table.flow, tile_key (&table, "frfr"));
  flow_type (table.flow, "a\033");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
}

static void
test_arrows (void)
{
  g_auto (Table) table = table_from (BASE "play\n");
  const ActChoice *choice;

  flow_type (table.flow, tile_key (&table, "frfr"));
  g_assert_cmpint (act_flow_choice (table.act, (guint) table.flow->cursor)->offer.x, ==, -1);
  flow_key (table.flow, FLOW_KEY_RIGHT, FALSE);
  choice = act_flow_choice (table.act, (guint) table.flow->cursor);
  g_assert_cmpint (choice->offer.x, >, -1);
  flow_key (table.flow, FLOW_KEY_LEFT, FALSE);
  flow_key (table.flow, FLOW_KEY_LEFT, FALSE);
  g_assert_cmpint (act_flow_choice (table.act, (guint) table.flow->cursor)->offer.x, ==, -1);
}

/* If there is only one place, it is not asked for.  Going back leads to the tile. */
static void
test_one_place (void)
{
  g_auto (Table) table = table_from (BASE "set river 1\nplay\n");

  g_assert_true (carc_river_of (state_of (&table))->running);
  for (guint i = 0; i < flow_n_choices (table.flow); i++)
    {
      const CarcTile *tile = &state_of (&table)->rules->tiles[act_flow_choice (table.act, i)->offer.value[0]];

      g_assert_cmpstr (tile->set, ==, "river");
    }
  flow_choose (table.flow, 0);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
  flow_type (table.flow, "\b");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
}

/* An old entry is entered again up to the question what is done with its tile. */
static void
test_follow (void)
{
  g_auto (Table) table = table_from (BASE "play\n");
  CarcGhost ghost;

  flow_follow (table.flow, "place ffrr -1,0 r3 follower road:E");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
  g_assert_true (carc_flow_ghost (table.act, &ghost));
  g_assert_cmpint (ghost.rot, ==, 3);
  /* The old answer is marked, not the usual one. */
  flow_makes (table.flow, "\n", "place ffrr -1,0 r3 follower road:E");
  flow_type (table.flow, "\b\b");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);

  ask (&table);
  flow_follow (table.flow, "place ffrr -1,0 r3");
  flow_makes (table.flow, "\n", "place ffrr -1,0 r3");
  /* Nothing of it is left when the next entry begins. */
  ask (&table);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);

  ask (&table);
  flow_follow (table.flow, "agreed \"so\" place ffff 0,-1 r0");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
  g_assert_cmpint (flow_type (table.flow, "\n"), ==, FLOW_TAKEN);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_WORDS);

  ask (&table);
  flow_follow (table.flow, "points Ben +1 \"found\"");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_WORDS);
  ask (&table);
  flow_follow (table.flow, "place frfr 9,9 r0");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_SPOT);
}

/* A step behind the part with which people begin again has the old answer under the cursor, too. */
static void
test_follow_on (void)
{
  g_auto (Table) table = table_from (BASE "use arbitress\nplay\nplace frfr -1,0 r0\n");

  flow_follow (table.flow, "place frfr -2,0 r0 arbitress -1,0");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
  g_assert_cmpint (flow_type (table.flow, "\n"), ==, FLOW_TAKEN);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_GOAL);
  flow_makes (table.flow, "\n", "place frfr -2,0 r0 arbitress -1,0");
}

/* ---- farms ---- */

static char *
farm_name (const CarcTile *tile, guint rot, const char *half)
{
  const CarcCell *cell = &tile->cells[rot][0];
  const guint8 segment = cell->at_half[carc_half_find (half)];

  return carc_spot_on_tile_tell (tile, rot, 0, 0,
                                 &(CarcSpot){ CARC_FARM, carc_segment_spot (&cell->segments[segment]).at });
}

static void
check_farm (const CarcRules *rules, const char *id, guint rot, const char *half, const char *expected)
{
  g_autofree char *name = NULL;

  for (guint i = 0; i < rules->n_tiles; i++)
    if (g_str_equal (rules->tiles[i].id, id))
      name = farm_name (&rules->tiles[i], rot, half);
  g_assert_cmpstr (name, ==, expected);
}

/* The farms of a tile are told apart by few words, however it lies. */
static void
test_farm_names (void)
{
  g_auto (Table) table = table_from (BASE "set inns 1\nset river 1\nplay\n");
  const CarcRules *rules = ((const CarcState *) table_journal_state (table.journal))->rules;

  check_farm (rules, "ffff", 0, "nnw", "farm"); /* round the cloister */
  check_farm (rules, "frfr", 0, "nnw", "farm to the north");
  check_farm (rules, "frfr", 0, "wsw", "farm to the south");
  check_farm (rules, "frfr", 1, "nnw", "farm to the west");
  check_farm (rules, "ffrr", 0, "ssw", "farm inside the curve");
  check_farm (rules, "ffrr", 0, "nne", "farm outside the curve");
  check_farm (rules, "ffrr", 2, "nne", "farm inside the curve");
  check_farm (rules, "rrrr", 0, "nne", "farm in the north-east");
  check_farm (rules, "frrr", 0, "nne", "farm to the north");
  check_farm (rules, "frrr", 0, "ese", "farm in the south-east");
  for (guint i = 0; i < rules->n_tiles; i++)
    for (guint rot = 0; rules->tiles[i].w * rules->tiles[i].h == 1 && rot < 4; rot++)
      {
        const CarcCell *cell = &rules->tiles[i].cells[rot][0];
        g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

        for (guint k = 0; k < cell->n_nodes; k++)
          {
            const CarcSpot spot = carc_segment_spot (&cell->segments[k]);
            char *name = carc_spot_on_tile_tell (&rules->tiles[i], rot, 0, 0, &spot);

            if (!g_hash_table_add (names, name))
              g_error ("%s at rotation %u: two are called %s", rules->tiles[i].id, rot, name);
          }
      }
}

/* ---- why not ---- */

/* Whoever chooses a cell where the tile does not fit is told why. */
static void
test_why_not (void)
{
  g_auto (Table) table = table_from (BASE "play\nplace frfr -1,0 r0\n");
  g_autofree char *far = NULL, *taken = NULL, *city = NULL, *fits = NULL;

  g_assert_null (carc_flow_why_not (table.act, 5, 5)); /* no place is asked for */
  flow_type (table.flow, tile_key (&table, "frfr"));
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_SPOT);
  far = carc_flow_why_not (table.act, 5, 5);
  g_assert_cmpstr (far, ==, "at 5,5 the tile touches no other");
  city = carc_flow_why_not (table.act, 0, -1);
  g_assert_cmpstr (city, ==,
                   "the tile does not fit at 0,-1: field meets city on the south side; turned, it does not fit there "
                   "either");
  g_assert_null (carc_flow_why_not (table.act, 0, 0));
  fits = carc_flow_why_not (table.act, -2, 0);
  g_assert_null (fits);
}

/* ---- aids ---- */

static void
test_tournament (void)
{
  g_auto (Table) table = table_from (BASE "aids tournament\nplay\n");
  g_autofree char *preview = NULL;
  CarcGhost ghost;
  TableRefusal why;

  flow_type (table.flow, tile_key (&table, "frfr"));
  /* Every empty cell beside a tile is offered, whether the tile fits or not. */
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 4);
  choose_at (&table, 0, -1);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
  carc_flow_ghost (table.act, &ghost);
  g_assert_cmpuint (ghost.n_rots, ==, 2);
  preview = flow_preview (table.flow);
  g_assert_null (preview);
  g_assert_cmpint (flow_type (table.flow, "\n"), ==, FLOW_READY);
  g_assert_false (table_journal_append (table.journal, table.flow->line, &why));
  flow_refuse (table.flow, why.sentence);
  g_assert_cmpstr (table.flow->problem, ==, why.sentence);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ACT);
}

static void
test_preview (void)
{
  g_auto (Table) table = table_from (BASE "play\nplace cfff 0,-1 r2 follower city:S\n");
  g_autofree char *nothing = NULL, *open = NULL;

  nothing = flow_preview (table.flow);
  g_assert_null (nothing);
  flow_type (table.flow, tile_key (&table, "frfr"));
  flow_type (table.flow, "a");
  open = flow_preview (table.flow);
  g_assert_nonnull (open);
}

/* ---- the rarer acts ---- */

static void
test_points (void)
{
  g_auto (Table) table = table_from (BASE "play\n");

  /* Six keys: ? p 2 - 3 Enter. */
  flow_type (table.flow, "?p2");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_WORDS);
  g_assert_cmpint (flow_words (table.flow, "many"), ==, FLOW_TAKEN);
  g_assert_cmpstr (table.flow->problem, !=, "");
  flow_words_make (table.flow, "-3", "points Ben -3 correction");
  append (&table);
  g_assert_cmpint (state_of (&table)->ledger.scores[1], ==, -3);

  flow_type (table.flow, "?p1");
  g_assert_cmpint (flow_words (table.flow, " +12 counted \"twice\" "), ==, FLOW_READY);
  append (&table);
  g_assert_cmpint (state_of (&table)->ledger.scores[0], ==, 12);
}

static void
test_agreed (void)
{
  g_auto (Table) table = table_from (BASE "play\n");

  flow_type (table.flow, "?a");
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 2); /* a tile is laid, or put aside */
  flow_type (table.flow, "a");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  flow_type (table.flow, tile_key (&table, "frfr"));
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 4);
  choose_at (&table, 0, -1);
  flow_type (table.flow, "\n");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_WORDS);
  g_assert_cmpint (flow_words (table.flow, ""), ==, FLOW_READY);
  g_assert_true (g_str_has_prefix (table.flow->line, "agreed "));
  append (&table);
  g_assert_true (state_of (&table)->slots[carc_slot_at (state_of (&table), 0, -1)].agreed);

  /* With such a tile, she goes to any other; and a tile that fits is put aside. */
  table_again (&table,
               BASE "use arbitress\nplay\nplace frfr 1,0 r0\nplace frfr 2,0 r0\nplace frfr 3,0 r0\nplace frfr 4,0 r0\n"
                    "place frfr 5,0 r0\nplace frfr 6,0 r0\nplace frfr 7,0 r0\n");
  flow_type (table.flow, "?aa");
  flow_type (table.flow, tile_key (&table, "ffff"));
  flow_type (table.flow, "aa");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_GOAL);
  choose_at (&table, 7, 0);
  g_assert_cmpint (flow_words (table.flow, "she ran"), ==, FLOW_READY);
  g_assert_true (g_str_has_suffix (table.flow->line, " arbitress 7,0"));
  append (&table);
  flow_type (table.flow, "?ad");
  flow_type (table.flow, tile_key (&table, "ffff"));
  flow_words_make (table.flow, "", "agreed \"the table agreed\" discard ffff");
  append (&table);
}

static gboolean
has_title (Table *table, const char *wanted)
{
  guint n = 0;

  for (guint i = 0; i < flow_n_choices (table->flow); i++)
    {
      g_autofree char *title = flow_title (table->flow, i);

      n += g_str_equal (title, wanted);
    }
  return n == 1;
}

/* By agreement a figure joins the race from the supply or from where it stands: two choices with names of their own. */
static void
test_agreed_race (void)
{
  g_auto (Table) table = table_from (BASE "use lake\nplay\nplace lake 1,-1 r0\nrace decline\nrace decline\n"
                                          "place frfr -1,0 r0 follower road:E\nplace frfr -2,0 r0\n");

  flow_type (table.flow, "?a");
  g_assert_true (has_title (&table, "Into the race"));
  flow_type (table.flow, "a");
  flow_type (table.flow, tile_key (&table, "ffff"));
  flow_type (table.flow, "a");
  g_assert_true (has_title (&table, "Into the race"));
  g_assert_true (has_title (&table, "Lift a figure into the race"));
}

/* In a game that has already begun, a tile that can lie nowhere yet is told, with the reason. */
static void
test_snapshot_nowhere (void)
{
  g_auto (Table) table = table_from (BASE "set river\nplay\nsnapshot\n");
  g_autofree char *tile = flow_hint (table.flow);
  g_autofree char *why = NULL;

  g_assert_true (g_str_has_suffix (tile, "; ? if all is entered"));
  flow_type (table.flow, tile_key (&table, "frfr"));
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 0);
  flow_says (table.flow, flow_ask, "This tile fits nowhere");
  why = flow_hint (table.flow);
  g_assert_true (g_str_has_prefix (why, "the river is laid first"));

  table_again (&table, BASE "play\nsnapshot\n");
  flow_type (table.flow, tile_key (&table, "cccc+"));
  g_assert_cmpuint (flow_n_choices (table.flow), >, 0);
  flow_choose (table.flow, 0);
}

/* In a game that has already begun, after another figure, Enter is one more of the same player. */
static void
test_snapshot_another (void)
{
  g_auto (Table) table = table_from (BASE "play\nsnapshot\n");
  Flow *flow = table.flow;

  flow_type (flow, "?");
  g_assert_false (has_title (&table, "Another figure of Ben"));
  flow_type (flow, "f2");
  flow_makes (flow, "a1", "stands Ben follower 0,0 city:N");
  append (&table);
  flow_type (flow, "?");
  g_assert_true (has_title (&table, "Another figure of Ben"));
  flow_type (flow, "\n");
  flow_makes (flow, "a2", "stands Ben follower 0,0 road:E");
  append (&table);
  flow_type (flow, tile_key (&table, "frfr"));
  flow_type (flow, "a");
  flow_type (flow, "\n");
  append (&table);
  flow_type (flow, "?");
  g_assert_false (has_title (&table, "Another figure of Ben"));
}

static void
test_figures (void)
{
  g_auto (Table) table = table_from (BASE "play\nplace frfr -1,0 r0 follower road:E\n");

  flow_type (table.flow, "?h");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_WORDS); /* it can be only one */
  flow_says (table.flow, flow_taken,
             "Whose figure? Anna; Which figure goes home? road to the east at -1,0, the only answers");
  g_assert_cmpint (flow_words (table.flow, ""), ==, FLOW_READY);
  append (&table);
  g_assert_cmpuint (carc_supply (state_of (&table), 0, CARC_FOLLOWER), ==, 7);

  flow_type (table.flow, "?f1");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_CELL);
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 2);
  flow_type (table.flow, "a1");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_WORDS);
  g_assert_cmpint (flow_words (table.flow, "forgot"), ==, FLOW_READY);
  append (&table);
  g_assert_cmpuint (carc_supply (state_of (&table), 0, CARC_FOLLOWER), ==, 6);
}

static void
test_words (void)
{
  g_auto (Table) table = table_from (BASE "play\n");

  flow_type (table.flow, "?n");
  g_assert_cmpint (flow_words (table.flow, "  "), ==, FLOW_TAKEN);
  g_assert_cmpint (flow_words (table.flow, "tea \"now\""), ==, FLOW_READY);
  append (&table);
  flow_type (table.flow, "?t2");
  g_assert_cmpint (flow_words (table.flow, ""), ==, FLOW_READY);
  append (&table);
  g_assert_cmpuint (state_of (&table)->player, ==, 1);
  flow_type (table.flow, "?l");
  g_assert_cmpint (flow_words (table.flow, "place frfr -1,0 r0"), ==, FLOW_READY);
  append (&table);
  flow_type (table.flow, "?\b");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  flow_type (table.flow, "?e");
  g_assert_cmpint (flow_words (table.flow, ""), ==, FLOW_READY);
  append (&table);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_OVER);
}

/* ---- questions of the game ---- */

/* Distance and points are equal, so the table decides. */
static void
test_judge (void)
{
  g_auto (Table) table = table_from_game ("lake-arb-p2", 25, "rule A10 ask\n");

  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_JUDGE);
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 2);
  g_assert_cmpint (flow_type (table.flow, "\n"), ==, FLOW_PASSED);
  flow_type (table.flow, "1");
  g_assert_true (act_flow_choice (table.act, 0)->face.chosen);
  flow_type (table.flow, "1");
  g_assert_false (act_flow_choice (table.act, 0)->face.chosen);
  flow_type (table.flow, "2");
  g_assert_cmpint (flow_type (table.flow, "\n"), ==, FLOW_READY);
  g_assert_true (g_str_has_prefix (table.flow->line, "judge "));
  append (&table);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  g_assert_cmpint (state_of (&table)->ledger.scores[0], ==, 0);
  g_assert_cmpint (state_of (&table)->ledger.scores[1], >, 0);
}

/* A tile completes a city in which both are tied, and a road of one of them (tests/e2e/order.arb). */
static void
test_order (void)
{
  g_auto (Table) table = table_from (BASE "use arbitress\nrule A8 running\nplay\nplace crfr 1,0 r2 follower city:S\n"
                                          "place cfff 0,1 r1 follower city:E\nplace cfff 0,-1 r2 follower city:S\n"
                                          "place frrr -1,0 r3 follower road:E\nplace frfr 2,0 r0\nplace frrr 3,0 r1\n"
                                          "place frrr 2,1 r0 follower road:W\nplace ffff 0,2 r0\nplace frrr 1,2 r3\n"
                                          "place crrc 1,1 r0\n");
  const int before[] = { state_of (&table)->ledger.scores[0], state_of (&table)->ledger.scores[1] };

  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ORDER);
  g_assert_cmpuint (flow_player (table.flow), ==, 1);
  flow_makes (table.flow, "\n", "order 1 2");
  enter (&table, "2", "order 2 1");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
  g_assert_cmpint (state_of (&table)->ledger.scores[0], ==, before[0] + 3);
  g_assert_cmpint (state_of (&table)->ledger.scores[1], ==, before[1] + 6);
}

static void
test_order_of_three (void)
{
  g_auto (Table) table = table_from (BASE "play\nplace frfr -1,0 r0\n");
  CarcState *state = carc_state_copy (state_of (&table));

  /* Only the prompt is tested, so the question is set directly. */
  state->ask = CARC_ASK_ORDER;
  state->n_order = 3;
  for (guint i = 0; i < 3; i++)
    state->order[i] = (guint16) i;
  flow_set_state (table.flow, state, TABLE_AIDS_OPEN);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_ORDER);
  flow_makes (table.flow, "\n", "order 1 2 3");
  g_assert_cmpint (flow_type (table.flow, "33"), ==, FLOW_TAKEN);
  g_assert_true (act_flow_choice (table.act, 2)->face.chosen);
  flow_type (table.flow, "\b");
  g_assert_false (act_flow_choice (table.act, 2)->face.chosen);
  flow_makes (table.flow, "21", "order 2 1 3");
  flow_set_state (table.flow, NULL, TABLE_AIDS_OPEN);
  carc_state_free (state);
}

/* A player joins the race with a figure from the supply, or does not join. */
static void
test_race (void)
{
  g_auto (Table) table = table_from (BASE "use lake\nplay\n");
  guint asked = 0;

  flow_type (table.flow, "l");
  flow_type (table.flow, carc_hand_step (table.act) == STEP_SPOT ? "\n\n" : "\n");
  append (&table);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_RACE);
  g_assert_cmpuint (flow_player (table.flow), ==, 0);
  enter (&table, "j", "race join");
  g_assert_cmpuint (flow_player (table.flow), ==, 1);
  for (; carc_hand_step (table.act) == STEP_RACE; asked++)
    {
      enter (&table, "\n", "race decline");
    }
  g_assert_cmpuint (asked, ==, 1);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_TILE);
}

/* A tile without a legal place is put aside, or laid as agreed. */
static void
test_fits_nowhere (void)
{
  g_auto (Table) table = table_from (BASE "start frfr 0,0 r0\nplay\n");

  flow_type (table.flow, tile_key (&table, "cccc+"));
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_NOWHERE);
  g_assert_cmpint (flow_type (table.flow, "a"), ==, FLOW_TAKEN);
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_SPOT);
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 4);
  flow_type (table.flow, "\b");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_NOWHERE);
  enter (&table, "\n", "discard cccc+");
  g_assert_cmpuint (state_of (&table)->n_aside, ==, 1);

  /* Only the lake goes back into the stack, also if nothing else fits. */
  table_again (&table, BASE "use lake\nstart cffc 0,0 r0\nplay\nplace cffc 1,0 r1\nplace cffc 1,1 r2\n"
                            "place cffc+ 0,1 r3\n");
  flow_type (table.flow, tile_key (&table, "ffff"));
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_NOWHERE);
  enter (&table, "\n", "discard ffff");
  flow_type (table.flow, "l");
  g_assert_cmpint (carc_hand_step (table.act), ==, STEP_NOWHERE);
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 2);
  flow_makes (table.flow, "\n", "again");
}

/* ---- the map in words ---- */

static void
test_map_words (void)
{
  g_auto (Table) table = table_from (BASE "use arbitress\nplay\nplace cfff 0,-1 r2 follower city:S\n");
  const CarcState *state = state_of (&table);
  g_autofree char *here = carc_position_tell (0, 0), *there = carc_position_tell (-2, 3);
  g_autofree char *start = carc_cell_tell (state, carc_slot_at (state, 0, 0));

  g_assert_cmpstr (here, ==, "the middle");
  g_assert_cmpstr (there, ==, "2 west, 3 south");
  g_assert_cmpstr (start, ==, "the middle: city and road, the Arbitress");
}

/* By D8 must, the princess's act is the only one, and it cannot be left out. */
static void
test_must (void)
{
  const char *line = "place dragon/corner-princess 0,-1 r2 princess 0,0 city:N Ben";
  g_auto (Table) table = table_from (BASE "set dragon\nrule D8 must\nplay\ndeploy Ben follower 0,0 city:N test\n");
  FlowAnswer answer = FLOW_TAKEN;
  CarcEntry entry;

  g_assert_true (table_game_read (&carc_game, state_of (&table)->rules, line, &entry, NULL));
  while (answer == FLOW_TAKEN)
    {
      const int choice = carc_hand_next (table.act, &entry);

      if (carc_hand_step (table.act) == STEP_ACT)
        {
          g_assert_cmpuint (flow_n_choices (table.flow), ==, 1);
          g_assert_cmpint (act_flow_choice (table.act, 0)->act->kind, ==, CARC_ACT_PRINCESS);
        }
      if (choice == CARC_HAND_TURNS)
        answer = flow_type (table.flow, " ");
      else
        answer = flow_choose (table.flow, (guint) choice);
    }
  g_assert_cmpstr (table.flow->line, ==, line);
  append (&table);
}

TESTS_MAIN_AFTER (carc_register (), "/turn-flow", labels, letter, turning, edges, edges_early, edges_shared, back,
                  arrows, one_place, follow, follow_on, farm_names, why_not, tournament, preview, points, agreed,
                  agreed_race, snapshot_nowhere, snapshot_another, figures, words, judge, order, order_of_three, race,
                  nobody, unknown, brings_all, fits_nowhere, map_words, must)
