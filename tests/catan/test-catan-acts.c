/* test-catan-acts.c - the rows of Catan's acts: what is legal is offered, and a random player that knows only the rows
 * plays games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "table/table-snapshot.h"

#include "catan-random-game.h"
#include "catan/catan-fish-private.h"
#include "catan/catan-operands-private.h"
#include "small-board.h"
#include "../table/random-pick.h"
#include "../table/test-add.h"

static gboolean
may_come (const CatanState *state, const TableAct *act)
{
  const guint64 when = state->agreed ? act->prefixed : act->when;
  return !act->prefix && ((when >> state->ask) & 1) && (act->offered == NULL || act->offered (state, act));
}

/* ---- a player that knows only the rows ---- */

#define GAMES 1000
#define ENTRIES 500

static gboolean
is_gathered (const TableOperand *operand)
{
  return (operand->flags & (TABLE_OPERAND_REPEATED | TABLE_OPERAND_WHOLE)) != 0;
}

/* Fills an operand with random legal values; FALSE if there is none. */
static gboolean
say_operand (GRand *rand, const CatanState *state, const TableAct *act, guint nth, CatanEntry *entry)
{
  const TableOperand *operand = &act->operands[nth];
  for (guint said = 0; said < CATAN_TOKENS_MAX; said++)
    {
      g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
      table_act_offer (act, nth, state, entry, offers);
      for (guint i = offers->len; i-- > 0;)
        if (g_array_index (offers, TableOffer, i).flags & TABLE_OFFER_REFUSED)
          g_array_remove_index_fast (offers, i);
      if (offers->len == 0)
        return said > 0 || (operand->flags & TABLE_OPERAND_OPTIONAL);
      const TableOffer offer = g_array_index (offers, TableOffer, pick (rand, offers->len));
      if (!(offer.flags & TABLE_OFFER_NOTHING) && !table_act_take (act, nth, &offer, entry))
        return TRUE;
      if (!is_gathered (operand) || (offer.flags & TABLE_OFFER_LAST))
        return TRUE;
    }
  return TRUE;
}

static void
write_operand (GRand *rand, const TableOperand *operand, CatanEntry *entry)
{
  if (operand->type == &table_operand_score)
    entry->amount = (gint16) ((int) pick (rand, 60) - 20);
  else if (operand->type == &table_operand_correction)
    entry->amount = (gint16) (g_rand_boolean (rand) ? 1 : -1);
  else if (operand->type == &table_operand_many)
    entry->amount = (gint16) pick (rand, (guint) operand->high + 1);
  else
    g_strlcpy (entry->why, "it was so", sizeof entry->why);
}

static gboolean
say (GRand *rand, const CatanState *state, const TableAct *act, CatanEntry *entry)
{
  table_acts_begin (&catan_act_table, entry);
  table_act_settle (&catan_act_table, act, entry);
  if (state->agreed)
    {
      table_act_settle (&catan_act_table, catan_act_table.prefix, entry);
      g_strlcpy (entry->agreement, "for once", sizeof entry->agreement);
    }
  for (guint i = 0; i < table_act_n_operands (act); i++)
    if (act->operands[i].type == &table_operand_line)
      return FALSE;
    else if ((act->operands[i].flags & TABLE_OPERAND_UNASKED) && table_operand_is_written (&act->operands[i]))
      continue;
    else if (table_operand_is_written (&act->operands[i]))
      write_operand (rand, &act->operands[i], entry);
    else if (!(act->operands[i].flags & TABLE_OPERAND_UNASKED) && !say_operand (rand, state, act, i, entry))
      return FALSE;
  return table_act_n_operands (act) > 0 || !act->way;
}

static void
check_line (const CatanState *state, const CatanEntry *entry)
{
  g_autofree char *line = catan_entry_print (state->rules, entry), *told = catan_entry_tell (state, entry);
  CatanEntry read;
  g_assert_true (catan_entry_parse (state->rules, line, &read, NULL));
  g_assert_cmpmem (&read, sizeof read, entry, sizeof *entry);
  g_assert_true (g_utf8_validate (told, -1, NULL));
}

static const TableAct *
choose_act (GRand *rand, const CatanState *state)
{
  const TableActs *acts = &catan_act_table;
  const gboolean rare = !state->agreed && pick (rand, 8) == 0;
  const TableAct *chosen = NULL;
  for (guint i = 0, seen = 0; i < acts->n_rows; i++)
    if (acts->rows[i]->rare == rare && may_come (state, acts->rows[i])
        && (acts->rows[i]->kind != CATAN_ENTRY_PAD || pick (rand, 20) == 0) && pick (rand, ++seen) == 0)
      chosen = acts->rows[i];
  return chosen;
}

static CatanState *
sit_down (guint32 seed, GRand *rand)
{
  return catan_fixture_new (seed % 3 == 2 ? "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands covered\n"
                            : seed % 2    ? "player Anna\nplayer Ben\nplayer \"Clara Maria\"\nuse fishermen\nhands\n"
                            : pick (rand, 2)
                                ? "player Anna\nplayer Ben\nplayer Clara\nplayer Dora\nuse fishermen\npreset exchange\n"
                                : "player Anna\nplayer Ben\nplayer Clara\nbuilding special\nrobber friendly\n");
}

static void
test_played_by_their_rows (void)
{
  const TableActs *acts = &catan_act_table;
  guint taken[TABLE_ACTS_MAX] = { 0 }, agreed[TABLE_ACTS_MAX] = { 0 }, refused[TABLE_ACTS_MAX] = { 0 };
  for (guint32 seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (CatanState) state = sit_down (seed, rand);
      if (seed % 5 == 4)
        catan_fixture_play (state, "snapshot\n");
      for (guint i = 0; i < ENTRIES; i++)
        {
          g_autoptr (CatanState) agreeing = table_game_agreeing (&catan_game, state);
          const CatanState *from = pick (rand, 6) ? state : agreeing;
          const TableAct *act = choose_act (rand, from);
          TableRefusal why;
          CatanEntry entry;
          guint row = 0;
          if (act == NULL || !say (rand, from, act, &entry))
            continue;
          while (acts->rows[row] != act)
            row++;
          check_line (state, &entry);
          if (catan_apply (state, &entry, &why))
            (entry.agreed ? agreed : taken)[row]++;
          else
            refused[row]++;
          g_assert_false (state->agreed);
          if (!catan_state_validate (state, &why))
            {
              g_autofree char *line = catan_entry_print (state->rules, &entry);
              g_error ("game %u, entry %u, %s: %s", seed, i, line, why.sentence);
            }
        }
    }
  for (guint i = 0; i < acts->n_rows; i++)
    {
      const TableAct *act = acts->rows[i];
      const char *name = act->title != NULL ? act->title : act->verb;
      g_test_message ("%s: taken %u times, agreed %u times, refused %u times", name, taken[i], agreed[i], refused[i]);
      if (act->prefixed != 0 && !act->way && agreed[i] == 0)
        g_error ("“%s” was never agreed to", act->verb);
      /* In a snapshot at random, ties for the two cards hardly come. */
      const gboolean seldom = act->kind == CATAN_ENTRY_NOW_ROAD || act->kind == CATAN_ENTRY_NOW_ARMY;
      if (act->apply != NULL && act->title != NULL && taken[i] == 0 && !seldom)
        g_error ("“%s” was never played", name);
      if (act->way && table_act_n_operands (act) > 0 && act->operands[0].type != &table_operand_line && taken[i] == 0)
        g_error ("“%s” was never played", name);
    }
}

/* ---- what is offered is what is legal ---- */

static guint compared;

/* For an act whose only operand is a place: compares the offers with what is legal, for every place. */
static gboolean
places_agree (const CatanState *state, const TableAct *act, GString *why)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  const guint n = act->operands[0].type == &catan_operand_edge ? SMALL_EDGES : SMALL_SPOTS;
  guint8 offered[MAX (SMALL_EDGES, SMALL_SPOTS)] = { 0 };
  CatanEntry begun;
  table_acts_begin (&catan_act_table, &begun);
  table_act_settle (&catan_act_table, act, &begun);
  table_act_offer (act, 0, state, &begun, offers);
  for (guint i = 0; i < offers->len; i++)
    if (!(g_array_index (offers, TableOffer, i).flags & TABLE_OFFER_REFUSED))
      offered[g_array_index (offers, TableOffer, i).value[0]] = TRUE;
  for (guint i = 0; i < n; i++)
    {
      const TableOffer offer = { .value = { (gint32) i } };
      CatanEntry entry = begun;
      table_act_take (act, 0, &offer, &entry);
      const gboolean legal = catan_may (state, &entry, NULL);
      /* Offers do not depend on the cost. */
      if (legal ? !offered[i] : offered[i] && !state->rules->with_hands)
        return random_game_fail (why, "%s %u is %s, and %s offered", act->verb, i, legal ? "legal" : "refused",
                                 offered[i] ? "is" : "is not");
      compared++;
    }
  return TRUE;
}

/* Cards can be stolen from all others, with hands from those who have one. */
static gboolean
victims_agree (const CatanState *state, GString *why)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  const CatanEntry entry = { 0 };
  guint offered = 0;
  catan_offer_victims (state, &entry, NULL, NULL, offers);
  for (guint i = 0; i < offers->len; i++)
    offered |= 1u << g_array_index (offers, TableOffer, i).value[0];
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      guint cards = 0;
      for (guint resource = 0; resource < CATAN_N_RESOURCES; resource++)
        cards += state->seats[player].hand[resource];
      const gboolean can = (gint8) player != state->player && catan_is_there (state, player)
                           && (cards > 0 || !state->rules->with_hands);
      if (((offered >> player) & 1) != (guint) can)
        return random_game_fail (why, "player %u is %s victim", player, can ? "no" : "a");
    }
  return TRUE;
}

/* Of cards, as many are offered as the hand holds besides those that are named already. */
static gboolean
cards_agree (const CatanState *state, GString *why)
{
  for (guint player = 0; state->rules->with_hands && player < state->rules->n_players; player++)
    {
      g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
      CatanGiven named = { 0 };
      guint sum = 0;
      for (guint resource = 0; resource < CATAN_N_RESOURCES; resource++)
        named.seen[resource] = state->seats[player].hand[resource] / 2;
      catan_offer_hand (state, player, &named, offers);
      for (guint i = 0; i < offers->len; i++)
        {
          const TableOffer *offer = &g_array_index (offers, TableOffer, i);
          const guint8 resource = (guint8) offer->value[0];
          if (offer->value[2] <= 0 || offer->value[2] + named.seen[resource] != state->seats[player].hand[resource])
            return random_game_fail (why, "player %u is offered %d of %u", player, offer->value[2], resource);
          sum += (guint) offer->value[2] + named.seen[resource];
        }
      if (sum != catan_hand_size (state, player))
        return random_game_fail (why, "player %u is offered %u cards", player, sum);
    }
  return TRUE;
}

static gboolean
offers_are_legal (const RandomGame *game, GString *why)
{
  const TableActs *acts = &catan_act_table;
  g_autoptr (CatanState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      if (!cards_agree (state, why) || (state->ask == CATAN_ASK_TURN && !victims_agree (state, why)))
        return FALSE;
      for (guint k = 0; i % 20 == 0 && k < acts->n_rows; k++)
        {
          const TableAct *act = acts->rows[k];
          if (act->kind == CATAN_ENTRY_BUILD && !act->way && may_come (state, act) && !places_agree (state, act, why))
            return FALSE;
        }
      if (!catan_apply_line (state, g_ptr_array_index (game->entries, i), NULL))
        return random_game_fail (why, "entry %u is refused", i);
    }
  return TRUE;
}

static void
test_what_is_legal_is_offered (void)
{
  compared = 0;
  catan_random_games_check (30, &catan_random_all, offers_are_legal);
  g_assert_cmpuint (compared, >, 1000);
}

/* ---- the work that is spent on fish tokens ---- */

/* Each entry is counted. */
static void
test_older (void)
{
  static const char *const lines[] = { "found 50 50-51", "draw 2", "found 19 19-20", "roll 4" };
  g_autoptr (CatanState) state = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara\nuse fishermen");
  catan_fixture_play (state, "found 21 21-32\nfound 33 33-43\nfound 3 2-3\nfound 40 40-48\ndraw ?3");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const guint known = state->fish->worlds.work;
      catan_fixture_play (state, lines[i]);
      g_assert_cmpuint (state->fish->worlds.work, >, known);
    }
}

/* ---- where an offer is on the island ---- */

/* The offer of a road is in the middle of its edge: halfway between the ends. */
static void
test_where_an_offer_is (void)
{
  g_autoptr (CatanState) state = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara\n");
  const CatanShape *shape = small_shape ();
  guint seen = 0;
  CatanEntry entry;
  catan_entry_begin (&entry, CATAN_ENTRY_FOUND);
  for (guint8 spot = 0; spot < SMALL_SPOTS; spot++)
    {
      g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
      entry.spot = spot;
      catan_operand_edge.offer (state, &entry, NULL, NULL, offers);
      for (guint i = 0; i < offers->len; i++)
        {
          const TableOffer *offer = &g_array_index (offers, TableOffer, i);
          const guint8 *ends = shape->edge_spots[offer->value[0]];
          const CatanPoint a = shape->spot[ends[0]], b = shape->spot[ends[1]];
          g_assert_true (offer->on_board);
          g_assert_cmpint (ABS (2 * offer->x - a.x - b.x), <=, 1); /* the half of an odd number */
          g_assert_cmpint (ABS (2 * offer->y - a.y - b.y), <=, 1);
          seen++;
        }
    }
  g_assert_cmpuint (seen, ==, 2 * SMALL_EDGES);
}

/* ---- an entry in which nothing is said ---- */

static gboolean
needs_a_resource (const TableAct *act)
{
  for (guint i = 0; i < table_act_n_operands (act); i++)
    if (act->operands[i].type == &catan_operand_resource && !(act->operands[i].flags & TABLE_OPERAND_OPTIONAL))
      return TRUE;
  return FALSE;
}

/* Where an act needs a resource, an entry without one is refused. */
static void
test_nothing_said (void)
{
  const TableActs *acts = &catan_act_table;
  g_autoptr (CatanState) state = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nhands\n");
  guint refused = 0;
  catan_fixture_play (state, "found 9 9-8\nfound 40 40-39\nfound 45 45-44\nfound 36 36-35\nfound 23 23-24\n"
                             "found 32 32-31\nroll 10\nhand Anna ore 9 t\nhand Anna wool 9 t");
  for (guint i = 0; i < acts->n_rows; i++)
    {
      TableRefusal why = { "" };
      CatanEntry entry;
      if (acts->rows[i]->apply == NULL || !needs_a_resource (acts->rows[i]))
        continue;
      table_acts_begin (&catan_act_table, &entry);
      table_act_settle (&catan_act_table, acts->rows[i], &entry);
      entry.player = 0;
      for (int amount = -1; amount <= 1; amount += 2)
        {
          entry.amount = (gint16) amount;
          g_assert_false (catan_may (state, &entry, &why));
          refused += strstr (why.sentence, "say which resource") != NULL;
        }
    }
  g_assert_cmpuint (refused, ==, 2 * 4);
  /* What is given is said, what is got is not. */
  CatanEntry half;
  TableRefusal why = { "" };
  g_assert_true (catan_entry_parse (state->rules, "bank give ore 4 get wood", &half, NULL));
  g_assert_true (catan_may (state, &half, NULL));
  half.second = CATAN_ANY;
  g_assert_false (catan_may (state, &half, &why));
  g_assert_cmpstr (why.sentence, ==, "say which resource");
}

/* ---- the random games play every row ---- */

static guint played[TABLE_ACTS_MAX];

static gboolean
count_rows (const RandomGame *game, GString *why)
{
  const TableActs *acts = &catan_act_table;
  g_autoptr (CatanState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      CatanEntry entry;
      if (!catan_entry_parse (state->rules, g_ptr_array_index (game->entries, i), &entry, NULL))
        return random_game_fail (why, "entry %u is not read", i);
      for (guint k = 0; k < acts->n_rows; k++)
        if (acts->rows[k] == table_acts_find (&catan_act_table, 0, &entry) || (acts->rows[k]->prefix && entry.agreed))
          played[k]++;
    }
  return TRUE;
}

static void
test_all_are_played (void)
{
  const CatanRandomTaste odd = { 100, 50, 30, 30, 25, 0, 0, 700 };
  const TableActs *acts = &catan_act_table;
  memset (played, 0, sizeof played);
  catan_random_games_check (60, &odd, count_rows);
  catan_random_games_check (40, &catan_random_covered, count_rows);
  catan_random_games_check (20, &catan_random_big, count_rows);
  /* Snapshots have a test of their own. */
  for (guint i = 0; i < acts->n_rows; i++)
    if (!acts->rows[i]->way && played[i] == 0
        && (acts->rows[i]->kind < CATAN_ENTRY_SNAPSHOT || acts->rows[i]->kind >= CATAN_ENTRY_SPECIAL))
      g_error ("the random games never play “%s”", acts->rows[i]->verb);
}

TESTS_MAIN_AFTER (catan_register (), "/acts", played_by_their_rows, what_is_legal_is_offered, where_an_offer_is,
                  nothing_said, all_are_played, older)
