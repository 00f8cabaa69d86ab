/* bench-catan.c - measures the rules of Catan: the knowledge about the fish, the longest road, a long game replayed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-catan [RUNS]
 */
#include <stdio.h>
#include <string.h>

#include "catan/catan-fish-private.h"
#include "measure.h"
#include "catan-random-game.h"
#include "../catan/small-board.h"

/* ---- fish ---- */

#define PLAYERS 4
#define HAND 5
#define TABLES 32

/* The real table to play on; `fish` is what is known of it. */
typedef struct
{
  CatanFish *fish;
  guint n, n_used, held[PLAYERS];
  guint8 stack[CATAN_N_FISH + 1], used[CATAN_N_FISH], hand[PLAYERS][CATAN_N_FISH];
} Table;

static void
shuffle (guint8 *tokens, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = pick (i);
      guint8 swap = tokens[i - 1];
      tokens[i - 1] = tokens[j];
      tokens[j] = swap;
    }
}

static void
turn_over (Table *table)
{
  if (table->n)
    return;
  memcpy (table->stack, table->used, table->n_used);
  table->n = table->n_used;
  table->n_used = 0;
  shuffle (table->stack, table->n);
}

static void
draw (Table *table, guint player)
{
  guint8 value = table->stack[--table->n];
  gboolean taken = value ? catan_fish_draw (table->fish, player, CATAN_FISH_SECRET, NULL)
                         : catan_fish_draw_shoe (table->fish, NULL);
  g_assert (taken);
  if (value)
    table->hand[player][table->held[player]++] = value;
  turn_over (table);
}

static CatanTokens
spend (Table *table, guint player, guint n)
{
  CatanTokens tokens = { 0 };
  shuffle (table->hand[player], table->held[player]);
  for (guint i = 0; i < n; i++)
    {
      guint8 value = table->hand[player][--table->held[player]];
      tokens.shown[value]++;
      table->used[table->n_used++] = value;
    }
  gboolean taken = catan_fish_spend (table->fish, player, &tokens, NULL);
  g_assert (taken);
  turn_over (table);
  return tokens;
}

/* Plays until the stack was turned over this often and each player has five secret tokens. */
static void
table_init (Table *table, guint turned)
{
  memset (table, 0, sizeof *table);
  table->fish = catan_fish_new (PLAYERS, FALSE);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    for (guint i = 0; i < catan_fish_copies[v]; i++)
      table->stack[table->n++] = (guint8) v;
  table->stack[table->n++] = 0;
  shuffle (table->stack, table->n);
  for (guint player = 0;; player = (player + 1) % PLAYERS)
    {
      guint full = 0;
      for (guint p = 0; p < PLAYERS; p++)
        full += table->held[p] == HAND;
      if (full == PLAYERS && catan_fish_turned (table->fish) >= turned && table->n > 2)
        return;
      if (full == PLAYERS || (table->held[player] >= 2 && pick (4) == 0))
        spend (table, player, 1 + pick (2));
      while (table->held[player] < HAND && table->n && pick (4))
        draw (table, player);
    }
}

static Table tables[TABLES];

static void
new_tables (guint turned)
{
  guint worlds = 0, exact = 0;
  for (guint i = 0; i < TABLES; i++)
    {
      catan_fish_free (tables[i].fish);
      table_init (&tables[i], turned);
      const CatanWorlds *known = &tables[i].fish->worlds;
      for (guint g = 0; g < known->n_groups; g++)
        worlds = MAX (worlds, known->group[g]->n);
      exact += catan_fish_exact (tables[i].fish);
    }
  printf ("  turned over %u times: up to %u worlds in a group, %u of %u tables exact\n", turned, worlds, exact, TABLES);
}

/* One draw, one payment of two tokens, and then everything that is shown of four hands and of the stack.  Half of this
 * is one update. */
static double
update_table (guint i)
{
  double next[CATAN_FISH_MAX + 1], sum = 0;
  Table table = tables[i];
  table.fish = catan_fish_copy (tables[i].fish);
  /* Nothing is remembered of an update that was measured before. */
  catan_memo_unref (table.fish->memo);
  table.fish->memo = catan_memo_new ();
  gint64 start = now ();
  for (guint act = 0; act < 2; act++)
    {
      if (act)
        spend (&table, i % PLAYERS, 2);
      else
        draw (&table, i % PLAYERS);
      for (guint p = 0; p < PLAYERS; p++)
        {
          CatanHandView view;
          catan_fish_view (table.fish, p, &view);
          sum += view.mean;
        }
      catan_fish_next (table.fish, next);
    }
  double spent = (double) (now () - start) / 2;
  catan_fish_free (table.fish);
  g_assert (sum > 0);
  return spent;
}

static double
microseconds_an_update (void)
{
  double spent = 0;
  for (guint i = 0; i < TABLES; i++)
    spent += update_table (i);
  return spent / TABLES;
}

static double
microseconds_of_the_slowest (void)
{
  double slowest = 0;
  for (guint i = 0; i < TABLES; i++)
    slowest = MAX (slowest, update_table (i));
  return slowest;
}

/* ---- the longest road ---- */

#define POSITIONS 400

static CatanState *positions[POSITIONS];

/* Lays all fifteen roads of a player, grown from two edges, with buildings of everybody in their way. */
static void
lay_roads (CatanState *state, gint8 player)
{
  const CatanShape *shape = catan_shape (state);
  guint8 ends[30];
  guint n = 0;
  for (guint tries = 0; n < 30 && tries < 4000; tries++)
    {
      guint8 edge = n < 4 ? (guint8) pick (catan_shape (state)->n_edges) : shape->spot_edges[ends[pick (n)]][pick (3)];
      if (edge == CATAN_NOWHERE || state->road[edge] != CATAN_NOBODY)
        continue;
      state->road[edge] = player;
      ends[n++] = shape->edge_spots[edge][0];
      ends[n++] = shape->edge_spots[edge][1];
    }
}

/* TRUE: on the larger board, with six players. */
static void
new_positions (gboolean big)
{
  const guint n = big ? 6 : 4;
  for (guint i = 0; i < POSITIONS; i++)
    {
      catan_state_free (positions[i]);
      positions[i] = catan_fixture_new (big ? "player Anna\nplayer Ben\nplayer Clara\nplayer David\nplayer Emil\n"
                                              "player Fee\nframe big"
                                            : "player Anna\nplayer Ben\nplayer Clara\nplayer David");
      for (guint k = 0; k < 4 * n; k++)
        positions[i]->building[pick (catan_shape (positions[i])->n_spots)] = (gint8) (k % n);
      for (gint8 player = 0; player < (gint8) n; player++)
        lay_roads (positions[i], player);
    }
}

static double
microseconds_a_road (void)
{
  guint8 way[15];
  const guint n = positions[0]->rules->n_players;
  guint sum = 0;
  const guint rounds = 10;
  gint64 start = now ();
  for (guint round = 0; round < rounds; round++)
    for (guint i = 0; i < POSITIONS; i++)
      for (guint player = 0; player < n; player++)
        sum += catan_longest_road (positions[i], player, way);
  double microseconds = (double) (now () - start);
  g_assert (sum > rounds * POSITIONS * n);
  return microseconds / (rounds * POSITIONS * n);
}

/* ---- covered hands ---- */

static CatanHands *covered[TABLES];

/* Hands of ten cards each.  Then cards are stolen and paid until there are as many worlds as a group may have, or ten
 * cards of each hand may be of several kinds. */
static void
new_hands (void)
{
  guint exact = 0, uncertain = 0;
  for (guint i = 0; i < TABLES; i++)
    {
      catan_hands_free (covered[i]);
      covered[i] = catan_hands_new (19);
      for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
        {
          CatanParcel parcel = { 0 };
          for (guint k = 0; k < 10; k++)
            parcel.seen[(k + p) % CATAN_N_RESOURCES] += pick (3) > 0 || k > 4;
          catan_hands_swap (covered[i], CATAN_KEEPER_BANK, p, &parcel, NULL);
        }
      for (guint k = 0; k < 6; k++)
        {
          const guint from = pick (CATAN_MAX_PLAYERS);
          catan_hands_swap (covered[i], from, (from + 1 + pick (CATAN_MAX_PLAYERS - 1)) % CATAN_MAX_PLAYERS,
                            &(CatanParcel){ .unseen = 1 + (i % 4 == 0) }, NULL);
        }
      for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
        {
          CatanHandsView view;
          catan_hands_view (covered[i], p, &view);
          exact += view.exact;
          for (guint r = 0; r < CATAN_N_RESOURCES; r++)
            uncertain += view.most[r] - view.least[r];
        }
    }
  printf ("  covered hands: %u of %u with chances, %.1f cards uncertain in each\n", exact, TABLES * CATAN_MAX_PLAYERS,
          (double) uncertain / TABLES / CATAN_MAX_PLAYERS);
}

/* One unseen theft, one payment, and then everything that is shown of all hands.  Half of this is one update. */
static double
update_hands (guint i)
{
  static const guint8 costs[][CATAN_N_RESOURCES] = { { 1, 0, 0, 1, 0 }, { 1, 1, 1, 1, 0 }, { 0, 0, 2, 0, 3 } };
  g_autoptr (CatanHands) hands = catan_hands_copy (covered[i]);
  double sum = 0;
  gint64 start = now ();
  for (guint act = 0; act < 2; act++)
    {
      if (act == 0)
        catan_hands_swap (hands, i % CATAN_MAX_PLAYERS, (i + 1) % CATAN_MAX_PLAYERS, &(CatanParcel){ .unseen = 1 },
                          NULL);
      else
        catan_hands_swap (hands, i % CATAN_MAX_PLAYERS, CATAN_KEEPER_BANK, &(CatanParcel){ .seen = { 1 } }, NULL);
      for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
        {
          CatanHandsView view;
          catan_hands_view (hands, p, &view);
          sum += view.expected[0];
          for (guint thing = 0; thing < G_N_ELEMENTS (costs); thing++)
            sum += catan_hands_chance (hands, p, costs[thing]);
        }
    }
  double spent = (double) (now () - start) / 2;
  g_assert (sum > -100);
  return spent;
}

static double
microseconds_of_hands (void)
{
  double spent = 0;
  for (guint i = 0; i < TABLES; i++)
    spent += update_hands (i);
  return spent / TABLES;
}

static double
microseconds_of_slowest_hands (void)
{
  double slowest = 0;
  for (guint i = 0; i < TABLES; i++)
    slowest = MAX (slowest, update_hands (i));
  return slowest;
}

/* ---- ten thousand entries replayed ---- */

static RandomGame *long_game;
static TableJournal *journal;

static void
write_ten_thousand (guint hands)
{
  CatanRandomTaste taste = { .fishermen = 100,
                             .hands = hands > 0 ? 100 : 0,
                             .players = 4,
                             .target = 25,
                             .most = TABLE_ENTRIES_MAX - 1,
                             .covered = hands > 1 ? 100 : 0 };
  g_clear_pointer (&long_game, random_game_free);
  long_game = catan_random_game_new (7, &taste);
  g_ptr_array_insert (long_game->entries, 0, g_strdup ("note first"));
  table_journal_free (journal);
  journal = random_game_journal (long_game, TRUE);
  printf ("  %u entries, %s: tokens turned over %u times\n", table_journal_length (journal),
          hands > 1   ? "with covered hands"
          : hands > 0 ? "with hands"
                      : "without hands",
          catan_fish_turned (((const CatanState *) table_journal_state (journal))->fish));
}

static double
milliseconds_a_refold (void)
{
  static guint round;
  gint64 start = now ();
  gboolean done = table_journal_replace (journal, 0, round++ % 2 ? "note first" : "note other", NULL);
  double milliseconds = (double) (now () - start) / 1000;
  g_assert (done && table_journal_n_refused (journal) == 0);
  return milliseconds;
}

/* Without what is remembered of the changes of the fish. */
static double
milliseconds_the_first_time (void)
{
  gint64 start = now ();
  TableJournal *first = random_game_journal (long_game, TRUE);
  double milliseconds = (double) (now () - start) / 1000;
  table_journal_free (first);
  return milliseconds;
}

int
main (int argc, char **argv)
{
  static const char *const whats[] = {
    "fish: four hands of five, one update, first stack",
    "the same, turned over once",
    "the same, turned over twice",
    "the same, turned over three times",
  };
  measure_begin (argc, argv);
  for (guint turned = 0; turned < G_N_ELEMENTS (whats); turned++)
    {
      new_tables (turned);
      report (whats[turned], microseconds_an_update, "us", 1000, FALSE);
      if (turned == G_N_ELEMENTS (whats) - 1)
        report ("the slowest table of these", microseconds_of_the_slowest, "us", 20000, FALSE);
    }
  new_positions (FALSE);
  report ("longest road of a player with fifteen roads", microseconds_a_road, "us", 2, FALSE);
  new_positions (TRUE);
  report ("the same on the larger board, with six players", microseconds_a_road, "us", 2, FALSE);
  new_hands ();
  report ("covered hands of ten cards, one update", microseconds_of_hands, "us", 1000, FALSE);
  report ("the slowest of these", microseconds_of_slowest_hands, "us", 20000, FALSE);
  for (guint hands = 0; hands < 3; hands++)
    {
      write_ten_thousand (hands);
      report ("10000 entries folded again after an edit of the first", milliseconds_a_refold, "ms", 20, FALSE);
      report ("the same for the first time, when a record is opened", milliseconds_the_first_time, "ms", 100, FALSE);
    }
  table_journal_free (journal);
  random_game_free (long_game);
  return 0;
}
