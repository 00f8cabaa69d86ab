/* test-tile-keys.c - the keys of the tiles in the palette.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "flow-table.h"
#include "../table/test-add.h"

static void
test_edges (void)
{
  g_auto (Table) table = table_from (BASE "set river 1\nset inns 1\nset siege 1\nset traders 1\nuse lake\nplay\n");
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
}

/* A type of tile has the same key whatever sets are in play; and every type of every set has a key of its own. */
static void
test_same (void)
{
  static const char *const games[] = { "play\n",           "set river 1\nplay\n",   "set inns 1\nplay\n",
                                       "use lake\nplay\n", "set traders 1\nplay\n", "set siege 1\nset inns 2\nplay\n" };
  g_auto (Table) all = table_from (BASE "set river 1\nset inns 1\nset siege 1\nset traders 1\nuse lake\nplay\n");
  const CarcRules *rules = state_of (&all)->rules;
  char labels[CARC_TILES_MAX][4], own[CARC_TILES_MAX][4];
  gboolean shifts[CARC_TILES_MAX], own_shifts[CARC_TILES_MAX];

  carc_tile_labels (rules, labels, shifts);
  for (guint i = 0; i < rules->n_tiles; i++)
    g_assert_cmpuint (rules->counts[i] > 0, ==, labels[i][0] != '\0');
  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autofree char *record = g_strconcat (BASE, games[g], NULL);
      g_auto (Table) table = table_from (record);
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
    }
}

/* The hint names the letter of the river only if there is a river. */
static void
test_river (void)
{
  g_auto (Table) table = table_from (BASE "play\n");
  g_autofree char *without = flow_hint (table.flow), *with = NULL;

  g_assert_null (strstr (without, "river"));

  table_again (&table, BASE "set river 1\nplay\n");
  with = flow_hint (table.flow);
  g_assert_nonnull (strstr (with, "i river"));
}

/* The key of the tower on this cell while a piece is put on one, after a turn whose tile lies anywhere. */
static char *
tower_key (const char *record, int x, int y)
{
  Table table = table_from (record);
  Flow *flow = table.flow;
  char *key = NULL;

  g_assert_cmpint (flow_type (flow, tile_key (&table, "ffff")), ==, FLOW_TAKEN);
  g_assert_cmpint (flow_type (flow, "a"), ==, FLOW_TAKEN);
  for (guint i = 0; i < flow_n_choices (flow); i++)
    {
      const ActChoice *choice = act_flow_choice (table.act, i);

      if (choice->act != NULL && choice->act->kind == CARC_ACT_TOWER)
        flow_choose (flow, i);
    }
  for (guint i = 0; i < flow_n_choices (flow); i++)
    {
      const ActChoice *choice = act_flow_choice (table.act, i);

      if (choice->offer.on_board && choice->offer.x == x && choice->offer.y == y)
        key = g_strdup (choice->face.label);
    }
  table_clear (&table);
  return key;
}

/* Who has learnt the letter of a tower must not meet another tower below it in the next turn. */
static void
test_towers_stay (void)
{
#define TOWERS BASE "set tower 1\nplay\nplace tower/field 0,1 r0\nplace tower/cloister 0,2 r0\nplace ffff 0,3 r0\n"
  g_autofree char *near_first = tower_key (TOWERS "place frfr -1,0 r0\n", 0, 1);
  g_autofree char *near_second = tower_key (TOWERS "place frfr -1,0 r0\nplace ffff 0,4 r0\n", 0, 1);

  g_assert_cmpstr (near_first, ==, near_second);
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
      if (strlen (carc_flow_found (asked).edges) != i + 1)
        return FALSE;
    }
  return TRUE;
}

/* Checks what is left of the tiles: each has a key of one sign that is no edge, which takes it, and Enter takes the
 * first. */
static void
check_left (Table *table, guint code, guint length)
{
  Flow *flow = table->flow;
  const guint n = flow_n_choices (flow);
  g_autofree char *hint = flow_hint (flow);
  gboolean nowhere = FALSE;

  g_assert_cmpint (strstr (hint, "next edge") != NULL, ==, length < 4);
  g_assert_nonnull (strstr (hint, "a tile"));
  g_assert_cmpint (flow->cursor, ==, 0);
  if (length == 4)
    g_assert_cmpuint (n, <=, strlen (FLOW_DIGITS CARC_NO_EDGES));
  for (guint i = 0; i < n; i++)
    {
      const FlowChoice face = flow_choice (flow, i);
      const ActChoice before = *act_flow_choice (table->act, i);

      /* Those that fit nowhere are the last ones. */
      g_assert_true (!nowhere || carc_flow_fits_nowhere (&before));
      nowhere = carc_flow_fits_nowhere (&before);
      if (length < 4 && i >= strlen (FLOW_DIGITS CARC_NO_EDGES FLOW_LETTERS))
        break;
      g_assert_cmpuint (strlen (face.label), ==, 1);
      g_assert_true (face.shift || strchr ("cfri", face.label[0]) == NULL);
      /* If nothing else is possible, the tile is the whole entry, but not while its edges may still be typed. */
      if (flow_key (flow, (gunichar) face.label[0], face.shift) == FLOW_READY)
        g_assert_cmpuint (length, ==, 4);
      g_assert_null (strstr (flow->problem, "means nothing"));
      if (*flow->problem == '\0')
        g_assert_cmpint (((const CarcEntry *) act_flow_entry (table->act))->tile, ==, before.offer.value[0]);
      else
        g_assert_true (carc_flow_fits_nowhere (&before));
      flow_key (flow, FLOW_KEY_ESCAPE, FALSE);
      g_assert_true (type_code (flow, table->act, code, length));
    }
  g_assert_cmpint (flow_key (flow, FLOW_KEY_ENTER, FALSE), ==, FLOW_TAKEN);
  g_assert_true (*flow->problem != '\0' || carc_flow_found (table->act).edges[0] == '\0');
}

/* After typed edges, in a game with ten sets. */
static void
test_typed (void)
{
  g_auto (Table) table = table_from (MANY);
  Flow *flow = table.flow;
  guint most = 0;

  for (guint length = 1, n_codes = 4; length <= 4; length++, n_codes *= 4)
    for (guint code = 0; code < n_codes; code++)
      {
        flow_key (flow, FLOW_KEY_ESCAPE, FALSE);
        if (!type_code (flow, table.act, code, length))
          continue;
        if (length == 4)
          most = MAX (most, flow_n_choices (flow));
        check_left (&table, code, length);
      }
  g_test_message ("at most %u", most);
  g_assert_cmpuint (most, >, 9);
}

/* A key that is shown beside no tile says so; it is never said of a shown one. */
static void
test_typed_unknown (void)
{
  g_auto (Table) table = table_from (MANY);
  Flow *flow = table.flow;

  flow_type (flow, "cccc");
  g_assert_cmpuint (flow_n_choices (flow), >, 1);
  g_assert_cmpint (flow_key (flow, 'c', FALSE), ==, FLOW_PASSED); /* there is no fifth edge */
  g_assert_cmpstr (flow->typed, ==, "cccc");
  flow_key (flow, FLOW_KEY_BACK, FALSE);
  g_assert_cmpstr (flow->typed, ==, "ccc");
  g_assert_cmpint (flow->cursor, ==, 0);
  flow_type (flow, "\b\b\b");
  g_assert_cmpint (flow->cursor, ==, -1);
}

/* How many answers a telephone shows at least beside the finder. */
#define SHOWN 14

/* The place of a tile, as it lies, among what is left; -1: it is not there.  Rotation -1: not known. */
static int
place_in_list (Table *table, guint tile, int rot)
{
  for (guint i = 0; i < flow_n_choices (table->flow); i++)
    {
      const ActChoice *choice = act_flow_choice (table->act, i);

      if (choice->offer.value[0] == (gint32) tile && (rot < 0 || (choice->offer.value[1] >> rot & 1) != 0))
        return (int) i;
    }
  return -1;
}

static gboolean
is_offered (Table *table, guint tile)
{
  return place_in_list (table, tile, -1) >= 0;
}

/* Finds the tile by its edges as it lies; then a key, or a click on what a telephone shows, takes it.  Returns the
 * inputs that each way needs. */
static void
count_inputs (Table *table, guint tile, guint rot, guint *keys, guint *clicks)
{
  Flow *flow = table->flow;
  const CarcTile *own = &state_of (table)->rules->tiles[tile];
  char code[5];

  carc_tile_code (own, rot, code);
  *keys = *clicks = G_MAXUINT;
  flow_key (flow, FLOW_KEY_ESCAPE, FALSE);
  for (guint n = 1; n <= 4; n++)
    {
      int at;

      flow_key (flow, (gunichar) code[n - 1], FALSE);
      if (!carc_flow_is_finding (table->act)) /* it was the only one left */
        {
          if (*flow->problem == '\0') /* else it does not fit so */
            g_assert_cmpint (((const CarcEntry *) act_flow_entry (table->act))->tile, ==, (int) tile);
          *keys = MIN (*keys, n);
          *clicks = MIN (*clicks, n);
          return;
        }
      at = place_in_list (table, tile, (int) rot);
      g_assert_cmpint (at, >=, 0);
      if (flow_choice (flow, (guint) at).label[0] != '\0')
        *keys = MIN (*keys, n + 1);
      if (at < SHOWN)
        *clicks = MIN (*clicks, n + 1);
    }
}

/* Any tile of all sets needs at most 4 keys, and on a telephone at most 5 clicks without a scroll; on average over the
 * stack fewer than 2.2 keys. */
static void
test_found (void)
{
  g_auto (Table) table = table_from (MANY);
  const CarcRules *rules = state_of (&table)->rules;
  char labels[CARC_TILES_MAX][4];
  gboolean shifts[CARC_TILES_MAX];
  guint sum = 0, copies = 0, most_keys = 0, most_clicks = 0;

  carc_tile_labels (rules, labels, shifts);
  for (guint i = 0; i < rules->n_tiles; i++)
    {
      guint most = 0;

      flow_key (table.flow, FLOW_KEY_ESCAPE, FALSE);
      if (!is_offered (&table, i)) /* a dragon, before the first volcano */
        continue;
      for (guint rot = 0; rot < rules->tiles[i].turns; rot++)
        {
          guint keys, clicks;

          count_inputs (&table, i, rot, &keys, &clicks);
          most = MAX (most, keys);
          most_clicks = MAX (most_clicks, clicks);
        }
      if (labels[i][0] != '\0') /* Shift counts as a key */
        most = MIN (most, (guint) strlen (labels[i]) + (shifts[i] ? 1 : 0));
      most_keys = MAX (most_keys, most);
      sum += most * rules->counts[i];
      copies += rules->counts[i];
    }
  g_test_message ("at most %u keys and %u clicks; %.2f keys on average", most_keys, most_clicks, (double) sum / copies);
  g_assert_cmpuint (most_keys, <=, 4);
  g_assert_cmpuint (most_clicks, <=, 5);
  g_assert_cmpfloat ((double) sum / copies, <, 2.2);
}

/* What else is printed on a tile leaves the tiles that have it; the same key takes it back, and so does Backspace. */
static void
test_facts (void)
{
  g_auto (Table) table = table_from (MANY);
  Flow *flow = table.flow;
  const CarcRules *rules = state_of (&table)->rules;
  const guint all = flow_n_choices (flow);
  const CarcFacts facts = carc_facts_that_differ (rules);
  guint n_facts = 0, n_kept = 0;

  for (CARC_EACH_FACT (fact, facts))
    {
      guint with = 0;

      n_facts++;
      for (guint i = 0; i < rules->n_tiles; i++)
        with += is_offered (&table, i) && carc_facts_has (carc_tile_facts (&rules->tiles[i]), fact);
      if (with == 0)
        continue;
      g_assert_cmpint (flow_key (flow, FLOW_KEY_OWN + fact, FALSE), ==, FLOW_TAKEN);
      if (with == 1)
        g_assert_false (carc_flow_is_finding (table.act));
      else
        g_assert_cmpuint (flow_n_choices (flow), ==, with);
      for (guint i = 0; with > 1 && i < with; i++)
        g_assert_cmpint (carc_flow_rotation (act_flow_choice (table.act, i)), ==, -1);
      /* After a tile was taken, what was said of it still narrows the list. */
      if (with > 1)
        {
          flow_choose (flow, 0);
          while (!carc_flow_is_finding (table.act))
            g_assert_cmpint (flow_key (flow, FLOW_KEY_BACK, FALSE), ==, FLOW_TAKEN);
          g_assert_cmpuint (flow_n_choices (flow), ==, with);
          n_kept++;
        }
      flow_key (flow, with > 1 && fact % 2 == 0 ? FLOW_KEY_OWN + fact : FLOW_KEY_BACK, FALSE);
      g_assert_cmpuint (flow_n_choices (flow), ==, all);
      g_assert_cmpstr (flow->typed, ==, "");
    }
  g_assert_cmpuint (n_facts, >, 9);
  g_assert_cmpuint (n_kept, >, 3);
}

/* Edges and facts together, in any order; what no tile has is refused, and what was said before stays. */
static void
test_facts_edges (void)
{
  g_auto (Table) table = table_from (MANY);
  Flow *flow = table.flow;
  CarcFacts pennant = CARC_NO_FACTS;
  guint n;

  flow_type (flow, "cc");
  flow_key (flow, FLOW_KEY_OWN + CARC_FACT_PENNANT, FALSE);
  n = flow_n_choices (flow);
  g_assert_cmpuint (n, >, 1);
  flow_key (flow, FLOW_KEY_ESCAPE, FALSE);
  flow_key (flow, FLOW_KEY_OWN + CARC_FACT_PENNANT, FALSE);
  flow_type (flow, "cc");
  g_assert_cmpuint (flow_n_choices (flow), ==, n);
  flow_key (flow, FLOW_KEY_OWN + CARC_FACT_CLOISTER, FALSE);
  g_assert_nonnull (strstr (flow->problem, "Pennant"));
  g_assert_nonnull (strstr (flow->problem, "Cloister"));
  g_assert_cmpuint (flow_n_choices (flow), ==, n);
  flow_type (flow, "\b\b");
  g_assert_cmpstr (carc_flow_found (table.act).edges, ==, "");
  carc_facts_put (&pennant, CARC_FACT_PENNANT);
  g_assert_true (carc_facts_same (carc_flow_found (table.act).facts, pennant));
}

static void
check_no_rest (Table *table, const char *tile)
{
  g_autofree char *hint = flow_hint (table->flow);

  g_assert_cmpint (((const CarcEntry *) act_flow_entry (table->act))->tile, ==, tile_index (table, tile));
  g_assert_cmpstr (carc_flow_rest (table->act), ==, "");
  g_assert_null (strstr (hint, "not needed"));
}

/* It lies so at one place, and turned at others: Enter takes the former. */
static void
check_asked (Table *table)
{
  CarcGhost ghost;

  g_assert_null (act_flow_inside (table->act));
  g_assert_cmpuint (flow_n_choices (table->flow), >, 1);
  g_assert_cmpint (flow_key (table->flow, FLOW_KEY_ENTER, FALSE), ==, FLOW_TAKEN);
  g_assert_true (carc_flow_ghost (table->act, &ghost));
  g_assert_true (ghost.laid);
  g_assert_cmpint (ghost.rot, ==, 0);
}

/* Whoever says an edge with a button types no other edge: no hint speaks of one. */
static void
test_by_hand (void)
{
  g_auto (Table) table = table_from (BASE "play\n");
  Flow *flow = table.flow;

  for (const char *edge = "cfr"; *edge != '\0'; edge++)
    g_assert_cmpint (flow_key (flow, CARC_FLOW_KEY_EDGE + (guint) *edge, FALSE), ==, FLOW_TAKEN);
  check_no_rest (&table, "cfrr");
  check_asked (&table);

  flow_type (flow, "\033");
  for (const char *edge = "cf"; *edge != '\0'; edge++)
    flow_key (flow, CARC_FLOW_KEY_EDGE + (guint) *edge, FALSE);
  if (carc_flow_is_finding (table.act))
    choose_tile (&table, "cfrr");
  check_no_rest (&table, "cfrr");
  check_asked (&table);
}

/* The lake has no edges that could be said; among the cloisters it is found without a keyboard, too. */
static void
test_lake (void)
{
  g_auto (Table) table = table_from (BASE "use lake\nplay\n");

  g_assert_cmpint (flow_key (table.flow, FLOW_KEY_OWN + CARC_FACT_CLOISTER, FALSE), ==, FLOW_TAKEN);
  choose_tile (&table, "lake");
  g_assert_cmpint (carc_flow_in_hand (table.act), >=, 0);
}

/* Checks that nothing more makes the list longer than `before`, unless all of it has room on a telephone. */
static void
check_shorter (Table *table, guint before)
{
  const guint n = flow_n_choices (table->flow);

  g_assert_true (n <= before || n <= SHOWN);
}

/* Each edge and each fact makes the list shorter, in any order: a tile that may lie in several ways is listed once
 * where else there would be more than before. */
static void
test_facts_shorter (void)
{
  g_auto (Table) table = table_from (MANY);
  Flow *flow = table.flow;
  const CarcFacts facts = carc_facts_that_differ (state_of (&table)->rules);
  guint n_once = 0, n_ways = 0;

  for (guint length = 1, n_codes = 4; length <= 4; length++, n_codes *= 4)
    for (guint code = 0; code < n_codes; code++)
      {
        guint before;

        flow_key (flow, FLOW_KEY_ESCAPE, FALSE);
        if (length > 1 && !type_code (flow, table.act, code, length - 1))
          continue;
        before = flow_n_choices (flow);
        flow_key (flow, (gunichar) "cfri"[code >> 2 * (length - 1) & 3], FALSE);
        if (strlen (carc_flow_found (table.act).edges) != length)
          continue;
        check_shorter (&table, before);
        for (guint i = 0; i < flow_n_choices (flow); i++)
          {
            const gint32 rots = act_flow_choice (table.act, i)->offer.value[1];

            n_once += (rots & (rots - 1)) != 0;
            n_ways += (rots & (rots - 1)) == 0;
          }
        before = flow_n_choices (flow);
        for (CARC_EACH_FACT (fact, facts))
          {
            flow_key (flow, FLOW_KEY_OWN + fact, FALSE);
            if (carc_flow_is_finding (table.act)) /* else it was the only one left */
              check_shorter (&table, before);
            flow_key (flow, FLOW_KEY_ESCAPE, FALSE);
            type_code (flow, table.act, code, length);
          }
      }
  g_assert_cmpuint (n_once, >, 9);
  g_assert_cmpuint (n_ways, >, 99);
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

TESTS_MAIN_AFTER (carc_register (), "/tile-keys", towers_stay, edges, same, river, typed, typed_unknown, found, facts,
                  facts_edges, facts_shorter, by_hand, lake, told)
