/* test-catan-setup.c - the lines of a setup: the island that they give, what is refused, what is dealt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan-fixture.h"
#include "small-board.h"
#include "../table/test-add.h"
#include "../table/texts.h"

#define LANDS                                                                                                          \
  "island pasture fields hills forest hills pasture forest mountains pasture desert mountains fields "                 \
  "fields mountains forest hills forest pasture fields"
#define NUMBERED                                                                                                       \
  "island pasture:5 fields:10 hills:8 forest:2 hills:9 pasture:11 forest:4 mountains:6 pasture:4 "                     \
  "desert mountains:3 fields:11 fields:3 mountains:5 forest:6 hills:12 forest:8 pasture:10 fields:9"
#define SEEDS 2000

static TableSetup *
new_setup (const char *lines)
{
  g_autofree char *text = g_strconcat ("player Anna\nplayer Ben\nplayer Clara\n", lines, NULL);
  TableRefusal why = { "" };
  TableSetup *setup = catan_fixture_setup (text, &why);
  if (setup == NULL)
    g_error ("refused: %s\n%s", why.sentence, text);
  return setup;
}

static CatanRules *
new_rules (const char *lines)
{
  TableRefusal why = { "" };
  g_autoptr (TableSetup) setup = new_setup (lines);
  CatanRules *rules = catan_rules_new (setup, &why);
  if (rules == NULL)
    g_error ("refused: %s\n%s", why.sentence, lines);
  return rules;
}

/* The line is refused after the lines `before`. */
static void
refuse (const char *before, const char *line, const char *part)
{
  g_autoptr (TableSetup) setup = new_setup (before);
  TableRefusal why = { "" };
  guint n = setup->n_lines;
  assert_refused_with (table_setup_line (setup, line, &why), why.sentence, part);
  g_assert_cmpuint (setup->n_lines, ==, n);
}

/* Each line is accepted, but together they are refused. */
static void
refuse_all (const char *lines, const char *part)
{
  g_autoptr (TableSetup) setup = new_setup (lines);
  TableRefusal why = { "" };
  assert_refused_with (catan_rules_new (setup, &why) != NULL, why.sentence, part);
}

static void
assert_same_island (const CatanIsland *a, const CatanIsland *b)
{
  g_assert_cmpmem (a, sizeof *a, b, sizeof *b);
}

/* The island is made of what one box holds. */
static void
assert_from_the_box (const CatanRules *rules)
{
  static const guint lands[CATAN_N_LANDS] = { 4, 4, 4, 3, 3, 1, 1 };
  const CatanIsland *island = &rules->island;
  guint count[CATAN_N_LANDS] = { 0 }, numbers[13] = { 0 }, harbours[CATAN_N_RESOURCES + 1] = { 0 }, fisheries = 0;
  guint empty = rules->rulings[CATAN_T1] == CATAN_T1_LAKE ? CATAN_LAKE : CATAN_DESERT;
  for (guint hex = 0; hex < SMALL_HEXES; hex++)
    {
      count[island->land[hex]]++;
      numbers[island->number[hex]]++;
      g_assert_true ((island->number[hex] == 0) == (island->land[hex] == empty));
    }
  for (guint land = 0; land < CATAN_N_LANDS; land++)
    g_assert_cmpuint (count[land], ==, land + empty == CATAN_DESERT + CATAN_LAKE ? 0 : lands[land]);
  for (guint number = 2; number <= 12; number++)
    g_assert_cmpuint (numbers[number], ==, number == 7 ? 0 : number == 2 || number == 12 ? 1 : 2);
  for (guint sea = 0; sea < SMALL_SEAS; sea++)
    {
      if (island->harbour[sea] != CATAN_NOWHERE)
        harbours[island->harbour[sea]]++;
      if (island->fishery[sea])
        {
          g_assert_cmpuint (island->harbour[sea], ==, CATAN_NOWHERE);
          g_assert_cmpuint (sea % 3, !=, 0);
          fisheries |= 1u << island->fishery[sea];
        }
    }
  for (guint i = 0; i < CATAN_N_RESOURCES; i++)
    g_assert_cmpuint (harbours[i], ==, 1);
  g_assert_cmpuint (harbours[CATAN_ANY], ==, 4);
  g_assert_cmpuint (fisheries, ==, rules->with_fishermen ? 0x770 : 0); /* 4 5 6 8 9 10 */
}

static guint
touching (const CatanIsland *island)
{
  const CatanShape *shape = small_shape ();
  guint n = 0;
  for (guint hex = 0; hex < SMALL_HEXES; hex++)
    for (guint i = 0; i < 3; i++)
      {
        guint8 there = shape->hex_hexes[hex][i];
        guint a = island->number[hex], b = there == CATAN_NOWHERE ? 0 : island->number[there];
        gboolean red = (a == 6 || a == 8) && (b == 6 || b == 8);
        n += a && b && (a == b || red);
      }
  return n;
}

/* ---- tests ---- */

static void
test_plain (void)
{
  g_autoptr (CatanRules) rules = new_rules ("");
  g_autoptr (CatanRules) other = new_rules ("use fishermen\nhands\ntarget 12");
  g_assert_true (!rules->with_fishermen && !rules->with_hands && rules->target == 10);
  g_assert_true (other->with_fishermen && other->with_hands && other->target == 12);
  assert_from_the_box (rules);
  assert_from_the_box (other);
  g_assert_cmpuint (touching (&rules->island), ==, 0);
}

/* The spiral goes counter-clockwise from a corner, round and inwards, and skips the desert. */
static void
test_spiral (void)
{
  static const char *const corners[] = { "A", "C", "H", "L", "Q", "S" };
  static const guint8 from_a[CATAN_HEXES_MAX] = { 5, 10, 8, 2, 9, 11, 4, 6, 4, 0, 3, 11, 3, 5, 6, 12, 8, 10, 9 };
  g_autoptr (CatanRules) beginners = new_rules (""), plain = new_rules (LANDS), numbered = new_rules (NUMBERED);
  g_assert_cmpmem (beginners->island.number, SMALL_HEXES, from_a, SMALL_HEXES);
  assert_same_island (&beginners->island, &plain->island);
  assert_same_island (&beginners->island, &numbered->island);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      g_autofree char *lines = g_strdup_printf ("%s\nspiral %s", LANDS, corners[i]);
      g_autoptr (CatanRules) rules = new_rules (lines);
      assert_from_the_box (rules);
      g_assert_cmpuint (rules->island.number[corners[i][0] - 'A'], ==, 5);
      g_assert_cmpuint (touching (&rules->island), ==, 0); /* the letters on the tokens are made for this */
    }
  g_autoptr (CatanRules) from_s = new_rules (LANDS "\nspiral S");
  g_assert_cmpuint (from_s->island.number['P' - 'A'], ==, 2); /* counter-clockwise: up the eastern coast */
  g_autoptr (CatanRules) kept = new_rules (NUMBERED "\nspiral A");
  assert_same_island (&kept->island, &plain->island);
  refuse_all (NUMBERED "\nspiral C", "do not follow the spiral");
  refuse ("", "spiral B", "begins at a corner: spiral A, C, H, L, Q or S");
  refuse ("", "spiral", "begins at a corner");
  refuse ("", "spiral A C", "begins at a corner");
}

static void
test_harbours (void)
{
  g_autoptr (CatanRules) odd = new_rules ("harbours any wood:2 any wool any:2 grain brick ore:2 any");
  const CatanIsland *island = &odd->island;
  g_assert_cmpuint (island->harbour[0], ==, CATAN_ANY);
  g_assert_cmpuint (island->harbour[2], ==, CATAN_WOOD);
  g_assert_cmpuint (island->harbour_side[2], ==, 1);
  g_assert_cmpuint (island->harbour[1], ==, CATAN_NOWHERE);
  g_assert_cmpuint (island->harbour[16], ==, CATAN_ANY);
  g_autoptr (CatanRules) even = new_rules ("rule F0 even\nharbours any:2 wood any wool any grain brick ore any\n"
                                           "use fishermen\nfisheries 4 5 6 8 9 10");
  g_assert_cmpuint (even->island.harbour[1], ==, CATAN_ANY);
  g_assert_cmpuint (even->island.harbour_side[1], ==, 1);
  g_assert_cmpuint (even->island.fishery[2], ==, 4);
  g_assert_cmpuint (even->island.fishery[16], ==, 10);
  refuse_all ("harbours any:2 wood any wool any grain brick ore any", "harbour 1 lies on a corner, s1");
  refuse_all ("rule F0 even\nharbours any wood:2 any wool any grain brick ore any", "harbour 2 lies on a corner, s4");
  refuse ("", "harbours any wood any wool any grain brick ore", "here are 8");
  refuse ("", "harbours any wood any wool any grain brick ore fish", "“fish” is not a harbour");
  refuse ("", "harbours any wood any wool any grain brick ore any:3", "“any:3” is not a harbour");
  refuse ("", "harbours any wood any wool any grain brick ore ore", "2 × the harbour ore, the box has 1");
  refuse ("", "harbours any wood any wool any grain brick any any", "0 × the harbour ore, the box has 1");
}

static void
test_fisheries (void)
{
  g_autoptr (CatanRules) rules = new_rules ("use fishermen\nfisheries 10 9 8 6 5 4");
  static const guint8 seas[] = { 1, 5, 7, 11, 13, 17 }, numbers[] = { 10, 9, 8, 6, 5, 4 };
  for (guint i = 0; i < SMALL_FISHERIES; i++)
    g_assert_cmpuint (rules->island.fishery[seas[i]], ==, numbers[i]);
  refuse_all ("fisheries 10 9 8 6 5 4", "“use fishermen” is missing");
  refuse ("", "fisheries 10 9 8 6 5", "here are 5");
  refuse ("", "fisheries 10 9 8 6 5 7", "“7” is not a fishery");
  refuse ("", "fisheries 10 9 8 6 5 3", "“3” is not a fishery");
  refuse ("", "fisheries 10 9 8 6 5 10", "fishery 10 lies there twice");
}

static void
test_island_refused (void)
{
  refuse ("", "island forest", "here are 1");
  refuse ("", LANDS " forest", "here are 20");
  refuse ("",
          "island forest fields hills forest hills pasture forest mountains pasture desert mountains fields fields "
          "mountains forest hills forest pasture fields",
          "5 × forest, the box has 4");
  refuse ("",
          "island pasture:5 fields hills forest hills pasture forest mountains pasture desert mountains fields "
          "fields mountains forest hills forest pasture fields",
          "0 × the number 2, the box has 1");
  refuse ("",
          "island pasture:2 fields:3 hills:3 forest:4 hills:4 pasture:5 forest:5 mountains:6 pasture:6 desert "
          "mountains:8 fields:8 fields:9 mountains:9 forest:10 hills:10 forest:11 pasture:11 fields",
          "0 × the number 12, the box has 1");
  refuse ("", "island swamp", "here are 1");
  refuse ("",
          "island swamp fields hills forest hills pasture forest mountains pasture desert mountains fields fields "
          "mountains forest hills forest pasture fields",
          "“swamp” is not a kind of land");
  refuse ("",
          "island pasture:7 fields hills forest hills pasture forest mountains pasture desert mountains fields "
          "fields mountains forest hills forest pasture fields",
          "“pasture:7” is not a hex");
  refuse ("",
          "island pasture fields hills forest hills pasture forest mountains pasture desert:5 mountains fields "
          "fields mountains forest hills forest pasture fields",
          "“desert:5” is not a hex");
  refuse ("",
          "island : fields hills forest hills pasture forest mountains pasture desert mountains fields "
          "fields mountains forest hills forest pasture fields",
          "is not a kind of land");
  refuse (LANDS, LANDS, "“island” is said twice");
}

static void
test_others_refused (void)
{
  refuse ("", "use lake", "use fishermen");
  refuse ("use fishermen", "use fishermen", "said twice");
  refuse ("", "hands up", "stands alone");
  refuse ("", "target", "from 3 to 25");
  refuse ("", "target 2", "from 3 to 25");
  refuse ("", "target 26", "from 3 to 25");
  refuse ("", "deal", "deal SEED");
  refuse ("", "deal -1", "deal SEED");
  refuse ("", "deal 1000000000", "deal SEED");
  refuse ("", "deal 5 together", "deal SEED");
  refuse ("deal 5", "deal 6", "said twice");
  refuse ("", "layout lake", "not a line of a setup");
  refuse ("player Dora\nplayer Emil\nplayer Fee", "player Gil", "6 players at most");
  refuse_all ("player Dora\nplayer Emil", "need the larger board");
  refuse ("", "frame huge", "not a row of a frame");
  refuse ("", "frame ...", "at least one hex");
  refuse ("", "frame oooooooo oooooooo oooooooo oooooooo oooooooo o", "at most 40 hexes, not 41");
  refuse ("deal 5", "frame big", "stands before the line “deal”");
  refuse ("frame oo oo", "deal 5", "only the boards of the boxes can be dealt");
  refuse ("frame oo oo", "island forest:5 fields:4 desert hills", "hex D has no number");
  refuse ("frame oo oo", "harbours s99:any", "is not at the coast");
  refuse ("", "preset islands", "no preset");
  refuse ("", "preset", "preset NAME");
}

static void
test_players (void)
{
  g_autofree char *why = catan_fixture_refusal ("player Anna\nplayer Ben");
  g_assert_nonnull (strstr (why, "at least 3 players"));
  g_autoptr (CatanRules) four = new_rules ("player Dora");
  g_assert_cmpuint (four->n_players, ==, 4);
}

/* ---- editions ---- */

static void
test_traders (void)
{
  g_autoptr (TableSetup) setup = new_setup ("use fishermen\npreset traders");
  g_autoptr (CatanRules) rules = catan_rules_new (setup, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_assert_cmpuint (catan_rule (rules, CATAN_F12), ==, CATAN_F12_NO);
  g_assert_cmpuint (catan_rule (rules, CATAN_T1), ==, CATAN_T1_LAKE);
  g_assert_cmpuint (catan_rule (rules, CATAN_T2), ==, CATAN_T2_SEVEN);
  g_assert_cmpuint (catan_rule (rules, CATAN_T3), ==, CATAN_T3_OFF);
  assert_from_the_box (rules);
  table_setup_print (setup, text);
  g_assert_null (strstr (text->str, "preset")); /* its readings are kept, not its name */
  g_assert_nonnull (strstr (text->str, "rule T1 lake"));
  table_setup_line (setup, "preset sheet", NULL);
  for (guint i = 0; i < CATAN_N_RULINGS; i++)
    g_assert_cmpuint (setup->rulings[i], ==, 0);
}

static void
test_lake (void)
{
  g_autofree char *lake = g_strdup (LANDS);
  g_autoptr (CatanRules) forced = new_rules ("use fishermen\nrule T1 lake\n" LANDS);
  g_autoptr (CatanRules) alone = new_rules ("rule T1 lake");
  memcpy (strstr (lake, "desert"), "lake  ", 6);
  g_autofree char *lines = g_strconcat ("use fishermen\nrule T1 lake\n", lake, NULL);
  g_autoptr (CatanRules) rules = new_rules (lines);
  assert_same_island (&rules->island, &forced->island);
  g_assert_cmpuint (catan_rule (forced, CATAN_T3), ==, CATAN_T3_OFF);   /* no desert to go home to */
  g_assert_cmpuint (catan_rule (alone, CATAN_T1), ==, CATAN_T1_DESERT); /* no fishermen, no lake */
  refuse_all (lake, "the island has a lake");
  g_autofree char *half = g_strconcat ("use fishermen\n", lake, NULL);
  refuse_all (half, "the island has a lake");
}

/* ---- dealing ---- */

static void
test_deals (void)
{
  guint touched = 0;
  g_autoptr (GHashTable)
      seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      g_autofree char *free_line = g_strdup_printf ("use fishermen\ndeal %u", seed);
      g_autofree char *apart_line = g_strdup_printf ("use fishermen\ndeal %u apart", seed);
      g_autoptr (CatanRules) rules = new_rules (free_line), again = new_rules (free_line);
      g_autoptr (CatanRules) apart = new_rules (apart_line);
      assert_from_the_box (rules);
      assert_from_the_box (apart);
      assert_same_island (&rules->island, &again->island);
      g_assert_cmpuint (touching (&apart->island), ==, 0);
      touched += touching (&rules->island) > 0;
      g_hash_table_add (seen, g_bytes_new (&rules->island, sizeof rules->island));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, SEEDS); /* no two alike */
  g_assert_cmpuint (touched, >, SEEDS / 2);               /* `apart` makes a difference */
}

/* The lines that describe an island give the same island again. */
static void
test_written (void)
{
  for (guint seed = 0; seed < SEEDS / 10; seed++)
    for (guint fishermen = 0; fishermen < 2; fishermen++)
      {
        g_autofree char *lines = g_strdup_printf ("%sdeal %u", fishermen ? "use fishermen\n" : "", seed);
        g_autoptr (CatanRules) dealt = new_rules (lines);
        g_autoptr (TableSetup) setup = new_setup (fishermen ? "use fishermen" : "aids open");
        CatanIsland island = *small_island ();
        TableRefusal why = { "" };
        if (!catan_island_write (setup, &dealt->island, &why) || !catan_island_read (&island, setup, &why))
          g_error ("%s: %s", lines, why.sentence);
        assert_same_island (&island, &dealt->island);
      }
}

/* Every land and every number comes to every hex about equally often. */
static void
test_deals_are_even (void)
{
  guint desert[CATAN_HEXES_MAX] = { 0 }, twelve[CATAN_HEXES_MAX] = { 0 }, ore[CATAN_SEAS_MAX] = { 0 };
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      g_autofree char *line = g_strdup_printf ("deal %u", seed);
      g_autoptr (CatanRules) rules = new_rules (line);
      for (guint hex = 0; hex < SMALL_HEXES; hex++)
        {
          desert[hex] += rules->island.land[hex] == CATAN_DESERT;
          twelve[hex] += rules->island.number[hex] == 12;
        }
      for (guint sea = 0; sea < SMALL_SEAS; sea++)
        ore[sea] += rules->island.harbour[sea] == CATAN_ORE;
    }
  for (guint hex = 0; hex < SMALL_HEXES; hex++) /* 105 are expected, and four standard deviations allowed */
    g_assert_true (desert[hex] > 65 && desert[hex] < 145 && twelve[hex] > 65 && twelve[hex] < 145);
  for (guint sea = 0; sea < SMALL_SEAS; sea += 2) /* 222 are expected */
    g_assert_true (ore[sea] > 165 && ore[sea] < 280);
}

/* This seed must give this island for ever, because records depend on it. */
static void
test_a_deal_is_fixed (void)
{
  g_autoptr (TableSetup) setup = new_setup ("use fishermen\ndeal 2026 apart");
  catan_game.complete (setup);
  g_assert_cmpuint (setup->n_lines, ==, 5);
  g_assert_cmpstr (setup->lines[2], ==,
                   "island fields:9 fields:3 forest:8 mountains:6 pasture:2 fields:5 hills:4 desert pasture:10 "
                   "pasture:8 mountains:10 hills:9 forest:6 fields:11 pasture:5 forest:11 hills:3 mountains:4 "
                   "forest:12");
  g_assert_cmpstr (setup->lines[3], ==, "harbours brick ore grain any any wood any wool any");
  g_assert_cmpstr (setup->lines[4], ==, "fisheries 4 8 6 5 10 9");
}

/* Only what the other lines leave open is dealt. */
static void
test_the_rest_is_dealt (void)
{
  g_autoptr (CatanRules) rules = new_rules ("use fishermen\n" LANDS "\ndeal 7\nfisheries 4 5 6 8 9 10");
  g_autoptr (CatanRules) plain = new_rules ("use fishermen\n" LANDS "\nfisheries 4 5 6 8 9 10");
  g_autoptr (CatanRules) spiral = new_rules ("use fishermen\nspiral H\ndeal 7 apart");
  g_assert_cmpmem (rules->island.land, SMALL_HEXES, plain->island.land, SMALL_HEXES);
  g_assert_cmpmem (rules->island.fishery, SMALL_SEAS, plain->island.fishery, SMALL_SEAS);
  g_assert_true (memcmp (rules->island.number, plain->island.number, SMALL_HEXES) != 0);
  g_assert_true (memcmp (rules->island.harbour, plain->island.harbour, SMALL_SEAS) != 0);
  assert_from_the_box (rules);
  assert_from_the_box (spiral);
  g_assert_true (spiral->island.number[7] == 5 || spiral->island.land[7] == CATAN_DESERT);
}

/* ---- what a record holds ---- */

static void
test_what_a_record_carries (void)
{
  static const char *const setups[] = {
    "",
    "use fishermen",
    "use fishermen\ndeal 99",
    "deal 3 apart",
    "use fishermen\npreset traders\ndeal 12 apart",
    LANDS "\nspiral Q",
    "use fishermen\n" LANDS "\ndeal 4 apart",
    NUMBERED,
    "rule F0 even\nuse fishermen\nspiral L",
    "use fishermen\nharbours any wood:2 any wool any:2 grain brick ore:2 any\ndeal 1",
  };
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (TableSetup) setup = new_setup (setups[i]), read = table_setup_new (NULL);
      g_autoptr (CatanRules) before = catan_rules_new (setup, NULL);
      g_autoptr (GString) text = g_string_new (NULL), again = g_string_new (NULL);
      catan_game.complete (setup);
      g_autoptr (CatanRules) after = catan_rules_new (setup, NULL);
      assert_same_island (&before->island, &after->island);
      table_setup_print (setup, text);
      g_auto (GStrv) lines = g_strsplit (text->str, "\n", -1);
      for (guint j = 0; lines[j]; j++)
        g_assert_true (table_setup_line (read, lines[j], NULL));
      g_autoptr (CatanRules) same = catan_rules_new (read, NULL);
      assert_same_island (&before->island, &same->island);
      catan_game.complete (read); /* nothing is left to add */
      table_setup_print (read, again);
      g_assert_cmpstr (text->str, ==, again->str);
      g_assert_nonnull (strstr (text->str, "\nisland "));
      g_assert_nonnull (strstr (text->str, "\nharbours "));
      g_assert_cmpint (strstr (text->str, "\nfisheries ") != NULL, ==, before->with_fishermen);
    }
}

TESTS_MAIN_AFTER (catan_register (), "/setup", plain, spiral, harbours, fisheries, island_refused, others_refused,
                  players, traders, lake, deals, written, deals_are_even, a_deal_is_fixed, the_rest_is_dealt,
                  what_a_record_carries)
