/* bench.c - measures the rules: whole random games, one act on a big table, a long game replayed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench [RUNS]
 */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carc-offers.h"
#include "carcassonne/carc-rooms.h"
#include "measure.h"
#include "table/table-record.h"

static CarcState *
new_state (const char *lines)
{
  TableRefusal why;
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);
  g_auto (GStrv) split = g_strsplit (lines, "\n", -1);
  for (guint i = 0; split[i]; i++)
    if (!table_setup_line (setup, split[i], &why))
      g_error ("%s", why.sentence);
  return carc_game.state_new (setup, &why);
}

/* ---- whole games at random ---- */

typedef struct
{
  guint64 games, tiles, places, claims, figures, answers, checksum;
} Tally;

/* The rows that answer a question in games of all sets; no correction, and none that ends the game. */
static struct
{
  const TableAct *rows[TABLE_ACTS_MAX];
  guint n;
} answers[CARC_ASKS_MAX];

static void
find_answers (const CarcState *state)
{
  for (guint ask = 0; ask < CARC_ASKS_MAX; ask++)
    {
      answers[ask].n = 0;
      for (guint i = 0; i < carc_act_table.n_rows; i++)
        {
          const TableAct *act = carc_act_table.rows[i];
          /* A tile that fits nowhere must be put aside. */
          if (act->group == CARC_GROUP_ENTRIES && (act->when >> ask & 1) && act->when != CARC_ALWAYS && !act->way
              && (!act->rare || (act->kind == CARC_ENTRY_DISCARD && !act->prefix)) && offers_in_play (state, act))
            answers[ask].rows[answers[ask].n++] = act;
        }
    }
}

/* A random entry that answers the question.  FALSE: try again. */
static gboolean
random_answer (const CarcState *state, GRand *rand, CarcEntry *entry)
{
  const TableAct *rows[TABLE_ACTS_MAX];
  guint n = 0;
  for (guint i = 0; i < answers[state->ask].n; i++)
    {
      const TableAct *act = answers[state->ask].rows[i];
      if (act->offered == NULL || act->offered (state, act))
        rows[n++] = act;
    }
  g_assert (n > 0);
  table_acts_begin (&carc_act_table, entry);
  return offers_fill (rand, state, rows[pick (n)], offers_pick, entry);
}

static gboolean
step (CarcState *state, GRand *rand)
{
  CarcEntry entry;
  return random_answer (state, rand, &entry) && table_game_apply (&carc_game, state, &entry, NULL);
}

/* Answers every question before the next tile. */
static void
answer (CarcState *state, GRand *rand, Tally *tally)
{
  while (state->ask != CARC_ASK_TILE && state->ask != CARC_ASK_NOTHING)
    tally->answers += (guint64) step (state, rand);
}

#define STACK_MAX 512
#define DRAWS 4

/* The tiles of a river are laid first, some of them before or after its others. */
static guint
draws_at (const CarcState *state, guint tile)
{
  const CarcTile *t = &state->rules->tiles[tile];
  return !t->river ? 3 : t->order == CARC_ORDER_FIRST ? 0 : t->order == CARC_ORDER_LAST ? 2 : 1;
}

static void
shuffle (const CarcState *state, guint16 *stack, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = pick (i);
      guint16 swap = stack[i - 1];
      stack[i - 1] = stack[j];
      stack[j] = swap;
    }
  guint16 shuffled[STACK_MAX];
  guint drawn = 0;
  memcpy (shuffled, stack, n * sizeof *stack);
  for (guint at = 0; at < DRAWS; at++)
    for (guint i = 0; i < n; i++)
      if (draws_at (state, shuffled[i]) == at)
        stack[drawn++] = shuffled[i];
}

static void
deploy (CarcState *state, guint figure, const CarcClaim *claim)
{
  const guint16 slot = carc_slot_at (state, claim->x, claim->y);
  carc_figure_deploy (state, figure, (guint16) (state->slots[slot].node0 + claim->segment));
}

/* The next tile of the stack that may be drawn; those before it stay in the stack.  A tile from a bazaar is laid before
 * all others. */
static guint
draw (const CarcState *state, guint16 *stack, guint n)
{
  for (guint i = 0; i < n; i++)
    if (carc_may_draw (state, stack[i], NULL))
      {
        const guint16 tile = stack[i];
        stack[i] = stack[0];
        stack[0] = tile;
        break;
      }
  return stack[0];
}

/* One game: all legal places for each drawn tile, and all legal spots for each tile laid. */
static void
play (CarcState *state, GRand *rand, guint16 *stack, guint n_stack, Tally *tally)
{
  static const guint8 ones[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };
  CarcPlace places[1024];
  CarcClaim claims[CARC_CLAIMS_MAX];
  carc_state_restart (state);
  shuffle (state, stack, n_stack);
  for (guint i = 0; i < n_stack && state->ask == CARC_ASK_TILE; i++)
    {
      guint tile = draw (state, &stack[i], n_stack - i), n = carc_places (state, tile, places, G_N_ELEMENTS (places)),
            ways = 0;
      if (n == 0)
        {
          carc_turn_discard (state, tile);
          answer (state, rand, tally);
          continue;
        }
      for (guint p = 0; p < n; p++)
        ways += ones[places[p].rots];
      guint way = pick (ways), p = 0, rots = places[0].rots;
      while (way >= ones[rots])
        {
          way -= ones[rots];
          rots = places[++p].rots;
        }
      for (; way; way--)
        rots &= rots - 1;
      carc_turn_lay (state, tile, places[p].x, places[p].y, (guint) __builtin_ctz (rots));
      guint n_claims = carc_claims (state, claims, G_N_ELEMENTS (claims)), chosen = pick (n_claims + 1);
      guint figure = chosen < n_claims ? carc_figure_in_supply (state, state->player, CARC_FOLLOWER) : CARC_NONE;
      if (figure != CARC_NONE)
        deploy (state, figure, &claims[chosen]);
      carc_turn_end (state);
      answer (state, rand, tally);
      tally->tiles++;
      tally->places += ways;
      tally->claims += n_claims;
      tally->figures += figure != CARC_NONE;
    }
  for (guint i = 0; i < state->rules->n_players; i++)
    tally->checksum = tally->checksum * 31 + (guint64) state->ledger.scores[i];
  tally->games++;
}

static double
games_of (CarcState *state, guint games, Tally *tally)
{
  guint16 stack[STACK_MAX];
  guint n = 0;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  carc_state_restart (state);
  for (guint i = 0; i < state->rules->n_tiles; i++)
    for (guint k = 0; k < state->remaining[i] && !carc_tile_held (state->rules, i); k++)
      {
        g_assert (n < STACK_MAX);
        stack[n++] = (guint16) i;
      }
  gint64 start = now ();
  for (guint i = 0; i < games; i++)
    play (state, rand, stack, n, tally);
  double seconds = (double) (now () - start) / G_USEC_PER_SEC;
  TableRefusal why;
  if (!state->finished || !carc_state_validate (state, &why))
    g_error ("%s", state->finished ? why.sentence : "a game did not end");
  return games / seconds;
}

static Tally tally, tally_all;

static double
games_a_second (void)
{
  static CarcState *state;
  if (state == NULL)
    state = new_state ("player Anna\nplayer Ben\nset base");
  return games_of (state, 3000, &tally);
}

/* Every set once, the base set more often, and everything else that a setup can name without a set of its own. */
static CarcState *
new_state_of_all (guint base_sets)
{
  g_autoptr (GString) lines = g_string_new ("player Anna\nplayer Ben\nplayer Clara\nplayer David");
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->by == CARC_BY_SET)
      g_string_append_printf (lines, "\nset %s %u", carc_systems[i]->name,
                              carc_systems[i]->id == CARC_SYSTEM_BASE ? base_sets : 1);
    else if (carc_systems[i]->by == CARC_BY_USE && carc_systems[i]->own_start == NULL)
      g_string_append_printf (lines, "\nuse %s", carc_systems[i]->name);
  return new_state (lines->str);
}

static double
games_of_all_a_second (void)
{
  static CarcState *state;
  if (state == NULL)
    state = new_state_of_all (1);
  find_answers (state);
  return games_of (state, 100, &tally_all);
}

/* ---- one act at 300 tiles ---- */

/* A random turn as an entry line, with an act if one is possible. */
static char *
random_line (CarcState *state)
{
  CarcPlace places[2048];
  CarcClaim claims[CARC_CLAIMS_MAX];
  guint tile, n, rot;
  do
    tile = pick (state->rules->n_tiles);
  while (state->remaining[tile] == 0 || (n = carc_places (state, tile, places, G_N_ELEMENTS (places))) == 0);
  const CarcPlace *place = &places[pick (n)];
  do
    rot = pick (4);
  while (!((place->rots >> rot) & 1));
  GString *line = g_string_new (NULL);
  g_string_printf (line, "place %s %d,%d r%u", state->rules->tiles[tile].id, place->x, place->y, rot);
  g_autoptr (CarcState) laid = carc_lay (state, tile, place->x, place->y, rot, FALSE, NULL);
  guint n_claims = carc_claims (laid, claims, G_N_ELEMENTS (claims));
  CarcReach reach[CARC_REACH_MAX];
  guint n_reach = carc_arbitress_reach (laid, reach, G_N_ELEMENTS (reach));
  if (n_reach && (!carc_supply (laid, laid->player, CARC_FOLLOWER) || pick (3) == 0))
    {
      const CarcReach *goal = &reach[pick (n_reach)];
      g_string_append_printf (line, " arbitress %d,%d", goal->x, goal->y);
    }
  else if (n_claims && carc_supply (laid, laid->player, CARC_FOLLOWER))
    {
      const CarcClaim *claim = &claims[pick (n_claims)];
      g_autofree char *spot = carc_spot_word (&claim->spot);
      g_string_append_printf (line, " follower %s", spot);
      if (laid->turn.n_slots > 1)
        g_string_append_printf (line, " %d,%d", claim->x, claim->y);
    }
  return g_string_free (line, FALSE);
}

#define BIG_SETUP "player Anna\nplayer Ben\nplayer Clara\nplayer David\nset base 5\nuse lake\nuse arbitress"
#define ACTS 64

/* A game with 300 cells on the table. */
typedef struct
{
  CarcState *state;
  CarcEntry acts[ACTS]; /* that it would accept */
  guint next_tile[ACTS];
} Big;
static Big big, big_all;

static void
choose_next_tiles (Big *game)
{
  const CarcRules *rules = game->state->rules;
  for (guint i = 0; i < ACTS; i++)
    do
      game->next_tile[i] = pick (rules->n_tiles);
    while (rules->tiles[game->next_tile[i]].w > 1);
}

static void
grow (void)
{
  if (big.state)
    return;
  big.state = new_state (BIG_SETUP);
  while (big.state->n_placed < 300)
    {
      g_autofree char *line = big.state->ask == CARC_ASK_RACE ? g_strdup ("race join") : random_line (big.state);
      if (!table_game_apply_line (&carc_game, big.state, line, NULL))
        table_game_apply_line (&carc_game, big.state, "race decline", NULL);
    }
  for (guint i = 0; i < ACTS; i++)
    {
      g_autofree char *line = random_line (big.state);
      g_assert_true (table_game_read (&carc_game, big.state->rules, line, &big.acts[i], NULL));
      if (big.acts[i].tile == big.state->rules->lake_tile)
        i--;
    }
  choose_next_tiles (&big);
}

static void
grow_all (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  if (big_all.state)
    return;
  big_all.state = new_state_of_all (4);
  find_answers (big_all.state);
  while (big_all.state->n_placed < 300 || big_all.state->ask != CARC_ASK_TILE)
    step (big_all.state, rand);
  for (guint i = 0; i < ACTS;)
    {
      g_autoptr (CarcState) after = carc_state_copy (big_all.state);
      if (random_answer (big_all.state, rand, &big_all.acts[i]) && big_all.acts[i].kind == CARC_ENTRY_PLACE
          && table_game_apply (&carc_game, after, &big_all.acts[i], NULL))
        i++;
    }
  choose_next_tiles (&big_all);
}

/* What a screen needs after one act: the new state, the forecast, and the places for the next tile. */
static double
microseconds_an_act_of (const Big *game)
{
  const guint rounds = 40;
  guint64 sum = 0;
  gint64 start = now ();
  for (guint round = 0; round < rounds; round++)
    for (guint i = 0; i < ACTS; i++)
      {
        CarcPlace places[2048];
        CarcState *after = carc_state_copy (game->state);
        guint from;
        gboolean taken = table_game_apply (&carc_game, after, &game->acts[i], NULL);
        g_assert (taken);
        CarcState *forecast = carc_forecast (after, &from, NULL);
        sum += carc_places (after, game->next_tile[i], places, G_N_ELEMENTS (places));
        sum += forecast->ledger.n_lines;
        carc_state_free (forecast);
        carc_state_free (after);
      }
  double microseconds = (double) (now () - start);
  g_assert (sum > 0);
  return microseconds / (rounds * ACTS);
}

static double
microseconds_an_act (void)
{
  grow ();
  return microseconds_an_act_of (&big);
}

static double
microseconds_an_act_of_all (void)
{
  grow_all ();
  return microseconds_an_act_of (&big_all);
}

/* ---- what each answer would bring ---- */

#define LISTED 60 /* of more choices it is not said */

static guint
try (const CarcEntry *entry)
{
  g_autofree char *words = carc_brings (big.state, entry, CARC_TELL_ALL);
  return words != NULL;
}

/* The tile with the most places and rotations, at all of them. */
static double
milliseconds_all_places (void)
{
  double most = 0;
  guint told = 0;
  grow ();
  for (guint tile = 0; tile < big.state->rules->n_tiles; tile++)
    {
      CarcPlace places[2048];
      guint n = tile == big.state->rules->lake_tile ? 0 : carc_places (big.state, tile, places, G_N_ELEMENTS (places));
      gint64 start = now ();
      for (guint i = 0; i < MIN (n, LISTED); i++)
        for (guint8 rot = 0; rot < 4; rot++)
          if ((places[i].rots >> rot) & 1)
            told += try (&(CarcEntry){
                .kind = CARC_ENTRY_PLACE, .tile = (gint16) tile, .x = places[i].x, .y = places[i].y, .rot = rot });
      most = MAX (most, (double) (now () - start) / 1000);
    }
  g_assert (told > 0);
  return most;
}

/* Every cell that the Arbitress can reach. */
static double
milliseconds_all_goals (void)
{
  CarcReach reach[CARC_REACH_MAX];
  grow ();
  CarcEntry entry = big.acts[0];
  g_autoptr (CarcState) laid = carc_lay (big.state, (guint) entry.tile, entry.x, entry.y, entry.rot, FALSE, NULL);
  guint n = carc_arbitress_reach (laid, reach, G_N_ELEMENTS (reach)), tried = 0;
  gint64 start = now ();
  for (guint i = 0; i < MIN (n, LISTED); i++, tried++)
    try (&(CarcEntry){ .kind = CARC_ENTRY_PLACE,
                       .act = CARC_ACT_ARBITRESS,
                       .tile = entry.tile,
                       .x = entry.x,
                       .y = entry.y,
                       .rot = entry.rot,
                       .n_path = 1,
                       .path = { { reach[i].x, reach[i].y } } });
  g_assert (tried > 10);
  return (double) (now () - start) / 1000;
}

/* ---- a thousand entries replayed, and as many as a game can have ---- */

static TableJournal *journal;

static void
write_thousand (void)
{
  if (journal)
    return;
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);
  g_auto (GStrv)
      lines = g_strsplit ("player Anna\nplayer Ben\nplayer Clara\nplayer David\nset base 14\nuse arbitress", "\n", -1);
  for (guint i = 0; lines[i]; i++)
    table_setup_line (setup, lines[i], NULL);
  journal = table_journal_new (setup, NULL);
  table_journal_append (journal, "note first", NULL);
  while (table_journal_length (journal) < 1000)
    {
      g_autofree char *line = random_line ((CarcState *) table_journal_state (journal));
      table_journal_append (journal, line, NULL);
    }
}

static double
milliseconds_a_refold (void)
{
  const guint rounds = 10;
  write_thousand ();
  gint64 start = now ();
  for (guint i = 0; i < rounds; i++)
    {
      gboolean done = table_journal_replace (journal, 0, i % 2 ? "note first" : "note other", NULL);
      g_assert (done);
    }
  double milliseconds = (double) (now () - start) / 1000;
  g_assert (table_journal_n_refused (journal) == 0);
  return milliseconds / rounds;
}

/* Bytes that the program has asked for and not given back. */
static gsize
allocated (void)
{
  struct mallinfo2 all = mallinfo2 ();
  return all.uordblks + all.hblkhd;
}

/* The memory of a journal of 9,900 entries: tiles, points and notes, read as a record is read. */
static double
megabytes_a_journal (void)
{
  write_thousand ();
  gsize before = allocated ();
  TableJournal *full = table_journal_new (table_journal_setup (journal), NULL);
  for (guint i = 0; i < 9900; i++)
    table_journal_append_kept (full,
                               i < 1000 ? table_journal_entry (journal, i).line
                               : i % 4  ? "points Anna 1 x"
                                        : "note x",
                               NULL);
  double megabytes = (double) (allocated () - before) / 1e6;
  g_assert (table_journal_n_refused (full) == 0);
  table_journal_free (full);
  return megabytes;
}

int
main (int argc, char **argv)
{
  measure_begin (argc, argv);
  carc_register ();
  report ("random games, base set, 2 players, farms", games_a_second, "games/s", 30000, TRUE);
  report ("random games, all sets, 4 players, all questions", games_of_all_a_second, "games/s", 3000, TRUE);
  report ("one act at 300 tiles: ledger, forecast, next places", microseconds_an_act, "us", 8, FALSE);
  report ("the same with all sets", microseconds_an_act_of_all, "us", 60, FALSE);
  report ("300 tiles: what the tile with most places would bring", milliseconds_all_places, "ms", 4, FALSE);
  report ("300 tiles: what each cell of the Arbitress would bring", milliseconds_all_goals, "ms", 4, FALSE);
  report ("1000 entries folded again after an edit of the first", milliseconds_a_refold, "ms", 5.2, FALSE);
  report ("memory of a journal of 9,900 entries", megabytes_a_journal, "MB", 30, FALSE);
  printf ("a game: %.1f tiles laid, %.1f places a draw, %.2f spots a tile, %.1f figures deployed\n",
          (double) tally.tiles / (double) tally.games, (double) tally.places / (double) tally.tiles,
          (double) tally.claims / (double) tally.tiles, (double) tally.figures / (double) tally.games);
  printf ("a game of all sets: %.1f tiles laid, %.1f places a draw, %.1f answers\n",
          (double) tally_all.tiles / (double) tally_all.games, (double) tally_all.places / (double) tally_all.tiles,
          (double) tally_all.answers / (double) tally_all.games);
  /* Two programs that play the same games show the same number after the same number of runs. */
  printf ("scores of %" G_GUINT64_FORMAT " games: %016" G_GINT64_MODIFIER "x\n", tally.games, tally.checksum);
  return 0;
}
