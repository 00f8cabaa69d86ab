/* test-beast-flow.c - plays the Beast (carc-beast.h), a system that exists only in tests, at the prompt with keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The prompt does not know the Beast: all questions and choices here come from the rows of its acts.
 */
#include <string.h>

#include "carc-beast.h"
#include "carc-offers.h"
#include "flow-table.h"
#include "carcassonne/carc-operands.h"
#include "../table/test-add.h"

static Table
table_new (const char *setup, TableAids aids, const char *entries)
{
  g_autofree char *record = g_strdup_printf ("Arbitress record 1\ngame carcassonne\n%s\n%splay\n%s\n", setup,
                                             aids == TABLE_AIDS_TOURNAMENT ? "aids tournament\n" : "", entries);
  g_autoptr (CarcState) state = fixture_new (setup);

  fixture_play (state, entries); /* which checks the state after each entry */
  return table_from (record);
}

static void
asks (Table *table, guint player, const char *words)
{
  g_assert_cmpint (flow_player (table->flow), ==, (int) player);
  flow_says (table->flow, flow_ask, words);
}

/* Chooses the tile and this cell. */
static void
lay (Table *table, const char *id, int x, int y)
{
  const FlowChoice tile = flow_choice (table->flow, tile_choice (table, id));
  g_autofree char *key = g_strdup_printf ("%s%s", tile.shift ? "^" : "", tile.label);

  g_assert_cmpint (flow_type (table->flow, key), ==, FLOW_TAKEN);
  if (!act_flow_asks_inside (table->act))
    choose_at (table, x, y);
}

/* ---- by hand ---- */

/* The cells have letters, the nearest to the last move first. */
static void
test_steps (void)
{
  g_auto (Table)
      table = table_new (BEAST_THREE, TABLE_AIDS_OPEN, "place frfr 1,0 r0\nplace frfr 2,0 r0\nplace beast/lair 3,0 r0");

  asks (&table, 2, "Beast?");
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 1);
  enter (&table, "a", "beast 2,0");
  asks (&table, 0, "Beast?");
  enter (&table, "\n", "beast 1,0");
}

/* The last mark for which there is room is found like all others, and taken back like them. */
static void
test_found (void)
{
  const gunichar key = FLOW_KEY_OWN + CARC_FACT_MARK + BEAST_MARK;
  g_auto (Table) table = table_new (BEAST_THREE, TABLE_AIDS_OPEN, "");
  const guint all = flow_n_choices (table.flow);

  flow_key (table.flow, FLOW_KEY_OWN + CARC_FACT_PENNANT, FALSE);
  flow_type (table.flow, "c");
  g_assert_cmpint (flow_key (table.flow, key, FALSE), ==, FLOW_TAKEN);
  g_assert_cmpstr (table.flow->problem, ==, "No tile that is left has “c · Pennant · lair”");
  g_assert_cmpuint (carc_facts_next (carc_flow_found (table.act).facts, CARC_FACT_MARK), >=, CARC_FACTS_MAX);
  flow_key (table.flow, FLOW_KEY_ESCAPE, FALSE);
  /* Only one tile has it. */
  g_assert_cmpint (flow_key (table.flow, key, FALSE), ==, FLOW_TAKEN);
  g_assert_cmpint (((const CarcEntry *) act_flow_entry (table.act))->tile, ==,
                   carc_rules_tile (((const CarcState *) table_journal_state (table.journal))->rules, "beast/lair"));
  flow_key (table.flow, FLOW_KEY_BACK, FALSE);
  g_assert_cmpuint (flow_n_choices (table.flow), ==, all);
}

/* A choice without a key gets one; an act without operands gets Enter. */
static void
test_help (void)
{
  g_auto (Table) table = table_new (BEAST_THREE, TABLE_AIDS_OPEN,
                                    "deploy Anna follower 0,0 city:N \"\xc2\xa7\"\nturn Clara test\n"
                                    "place beast/horn 0,-1 r2");
  g_autofree char *would = NULL, *taken = NULL;

  asks (&table, 0, "Help?");
  enter (&table, "\n", "help nobody");
  g_assert_cmpint (flow_type (table.flow, "1"), ==, FLOW_READY);
  flow_point (table.flow, 0);
  would = flow_preview (table.flow);
  g_assert_nonnull (would);
  enter (&table, "1", "help 0,-1 city:S");
  enter (&table, "\n", "help nobody");
  /* First the kind of stone, then the number of points. */
  asks (&table, 2, "Stone?");
  enter (&table, "23", "stone rock 3");
  asks (&table, 0, "how many?");
  taken = flow_taken (table.flow); /* only one kind is left */
  g_assert_cmpstr (taken, ==, "Stone? rock, the only answer");
  enter (&table, "1", "stone rock 1");
  enter (&table, "12", "stone rock 2");
  asks (&table, 0, "Which tile?");
}

/* The sled has its own key; the only spot is not asked for.  The keys of the follower do not change. */
static void
test_sled (void)
{
  g_auto (Table) table = table_new (BEAST_THREE, TABLE_AIDS_OPEN, "");

  lay (&table, "frfr", 1, 0);
  enter (&table, "s", "place frfr 1,0 r0 sled road:E");
  lay (&table, "frfr", 2, 0);
  g_assert_cmpint (flow_type (table.flow, "1"), ==, FLOW_READY);
  g_assert_true (g_str_has_prefix (table.flow->line, "place frfr 2,0 r0 follower "));
}

/* ---- at random ---- */

/* Each choice has its own key, and no key begins with another one. */
static void
check_keys (Flow *flow)
{
  for (guint i = 0; i < flow_n_choices (flow); i++)
    {
      const FlowChoice choice = flow_choice (flow, i);
      g_autofree char *title = flow_title (flow, i);

      g_assert_true (title != NULL && *title != '\0');
      if (choice.label[0] == '\0' && !choice.enter)
        g_error ("“%s” has no key", title);
      for (guint k = 0; k < i; k++)
        {
          const FlowChoice other = flow_choice (flow, k);

          if (choice.label[0] != '\0' && other.label[0] != '\0' && choice.shift == other.shift
              && (g_str_has_prefix (choice.label, other.label) || g_str_has_prefix (other.label, choice.label)))
            g_error ("“%s” has the key of another", title);
        }
    }
}

/* No two answers to one question read the same, unless their pictures differ. */
static void
check_words (Flow *flow)
{
  g_autoptr (GHashTable) read = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < flow_n_choices (flow); i++)
    {
      const ActChoice *choice = act_flow_choice (ACT_FLOW (flow), i);
      g_autofree char *title = flow_title (flow, i);
      const gboolean pictured = choice->operand != NULL && choice->operand->type == &carc_operand_tile;

      if (!g_hash_table_add (read, g_strdup (title)) && !pictured)
        g_error ("two answers read “%s”", title);
    }
}

/* Prefers roads, and cells with many neighbours, so that roads are completed. */
static guint
liking (GRand *rand, const CarcState *state, const ActChoice *choice)
{
  const TableOperandType *type = choice->operand != NULL ? choice->operand->type : NULL;
  guint liked = (guint) g_rand_int_range (rand, 0, 4);

  if (type == &carc_operand_claim && choice->offer.value[0] == CARC_ROAD)
    liked += 3;
  for (int side = 0; type == &carc_operand_place && side < 4; side++)
    liked += 2
             * (guint) carc_slot_placed (
                 state, carc_slot_at (state, choice->offer.x + (side - 1) % 2, choice->offer.y + (side - 2) % 2));
  return liked;
}

static FlowAnswer
press (GRand *rand, Table *table)
{
  const guint n = flow_n_choices (table->flow);
  guint best = 0, most = 0;
  FlowAnswer answer = FLOW_PASSED;
  FlowChoice choice;

  g_assert_cmpuint (n, >, 0);
  check_keys (table->flow);
  check_words (table->flow);
  for (guint i = 0; i < n; i++)
    {
      const guint liked = liking (rand, state_of (table), act_flow_choice (table->act, i));

      if (liked >= most)
        best = i;
      most = MAX (most, liked);
    }
  choice = flow_choice (table->flow, best);
  if (choice.label[0] == '\0')
    {
      flow_point (table->flow, (int) best);
      return flow_key (table->flow, FLOW_KEY_ENTER, FALSE);
    }
  for (const char *c = choice.label; *c != '\0'; c++)
    answer = flow_key (table->flow, (gunichar) *c, choice.shift);
  return answer;
}

/* Answers questions until an entry is complete. */
static void
answer (GRand *rand, Table *table)
{
  FlowAnswer came = FLOW_TAKEN;

  if (state_of (table)->ask == CARC_ASK_TILE && g_rand_int_range (rand, 0, 15) == 0)
    flow_key (table->flow, '?', FALSE);
  for (guint steps = 0; came == FLOW_TAKEN; steps++)
    {
      const TableAct *act = act_flow_act (table->act);

      g_assert_cmpuint (steps, <, 60);
      /* The lake must fit, even by agreement; if it does not, begins the entry again. */
      if (*table->flow->problem != '\0')
        flow_key (table->flow, FLOW_KEY_ESCAPE, FALSE);
      if (flow_asks (table->flow) != FLOW_ASKS_WORDS)
        came = press (rand, table);
      else if (act->way && act->kind == CARC_ENTRY_NOTE)
        came = flow_words (table->flow, "note hm");
      else
        came = flow_words (table->flow, act->kind == CARC_ENTRY_POINTS  ? "+2 found"
                                        : act->kind == CARC_ENTRY_SCORE ? "2 found"
                                                                        : "so it was");
    }
  g_assert_cmpint (came, ==, FLOW_READY);
}

static void
play (guint32 seed, const char *setup, BeastSeen *seen)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  /* In a tournament, what the rules refuse is offered, too. */
  const TableAids aids = seed % 5 == 0 ? TABLE_AIDS_TOURNAMENT : TABLE_AIDS_OPEN;
  g_auto (Table) table = table_new (setup, aids, "");

  for (guint n = 0; n < 300 && !state_of (&table)->finished; n++)
    {
      TableRefusal why;
      CarcEntry entry;

      seen->asked[state_of (&table)->ask]++;
      answer (rand, &table);
      g_assert_true (carc_entry_parse (state_of (&table)->rules, table.flow->line, &entry, NULL));
      if ((entry.kind == CARC_ENTRY_END || entry.kind == CARC_ENTRY_PAD) && n < 100)
        {
          ask (&table);
          continue;
        }
      if (!table_journal_append (table.journal, table.flow->line, &why) && aids != TABLE_AIDS_TOURNAMENT)
        g_error ("seed %u, %s: %s", seed, table.flow->line, why.sentence);
      offers_count (&entry, seen->rows);
      ask (&table);
    }
}

/* The lake with another layout, at every place and turned in every way: its answers. */
static void
answer_at_the_lake (GRand *rand, const char *setup)
{
  g_auto (Table) table = table_new (setup, TABLE_AIDS_OPEN, "");
  const guint lake = state_of (&table)->rules->lake_tile;
  g_autofree CarcPlace *places = g_new (CarcPlace, CARC_MAX_SLOTS);
  const guint n = MIN (carc_places (state_of (&table), lake, places, CARC_MAX_SLOTS), CARC_MAX_SLOTS);

  for (guint i = 0; i < n; i++)
    for (guint rot = 0; rot < 4; rot++)
      {
        const TableAct *follower = table_acts_find (&carc_act_table, CARC_GROUP_ACTS,
                                                    &(CarcEntry){ .act = CARC_ACT_FOLLOWER });
        g_autoptr (GHashTable) read = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
        g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
        const CarcEntry entry = { .tile = (gint16) lake, .act = CARC_ACT_FOLLOWER };

        if (!(places[i].rots >> rot & 1))
          continue;
        g_autoptr (CarcState) laid = carc_lay (state_of (&table), lake, places[i].x, places[i].y, rot, FALSE, NULL);
        table_act_offer (follower, 0, laid, &entry, offers);
        g_assert_cmpuint (offers->len, >, 8);
        for (guint k = 0; k < offers->len; k++)
          {
            g_autofree char *told = table_operand_tell (&follower->operands[0], laid, &entry,
                                                        &g_array_index (offers, TableOffer, k));
            if (!g_hash_table_add (read, g_strdup (told)))
              g_error ("two answers read “%s”: %s", told, setup);
          }
      }
}

/* Random layouts of the lake. */
static void
test_lakes (void)
{
  static const char *const ring[] = { "nw", "n", "ne", "e", "se", "s", "sw", "w" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint played = 0;

  for (guint tries = 0; tries < 20000 && played < 60; tries++)
    {
      char edges[13] = "";

      for (guint i = 0; i < 12; i++)
        edges[i] = "fffcr"[g_rand_int_range (rand, 0, 5)];
      g_autofree char *setup = g_strdup_printf (
          BEAST_THREE "use lake\nlayout lake %s cloister=%s herd=%s lighthouse=%s\n", edges,
          ring[g_rand_int_range (rand, 0, 8)], ring[g_rand_int_range (rand, 0, 8)],
          ring[g_rand_int_range (rand, 0, 8)]);
      g_autoptr (TableSetup) whole = fixture_setup (setup, NULL);

      if (whole == NULL)
        continue;
      answer_at_the_lake (rand, setup);
      played++;
    }
  g_assert_cmpuint (played, ==, 60);
}

static void
test_random (void)
{
  static BeastSeen seen;

  for (guint32 seed = 1; seed <= 100; seed++)
    play (seed, beast_setups[seed % BEAST_N_SETUPS], &seen);
  beast_check_seen (&seen);
}

TESTS_MAIN_AFTER ((carc_register (), beast_register ()), "/beast-flow", steps, found, help, sled, lakes, random)
