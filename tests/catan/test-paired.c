/* test-paired.c - paired players in random games of six: whose turn it is, counted again without the rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The seats are followed here by what is entered alone: `next` goes from the first player to the second, from the
 * second to the next first; a throw goes to the next first from either.  Who acts, who is refused a trade, and who can
 * win must agree with it.
 */
#include "catan-random-game.h"
#include "catan/catan-query.h"
#include "catan/catan-rooms.h"
#include "../table/test-add.h"

#define fail random_game_fail

static guint n_paired, n_built, n_bought, n_played, n_fish, n_refused, n_won;

/* The seat that comes `steps` after this one, among those who are there. */
static int
seat_after (guint there, int seat, guint steps)
{
  while (steps > 0)
    {
      seat = (seat + 1) % 6;
      steps -= (there >> seat) & 1;
    }
  return seat;
}

typedef struct
{
  int first, second;      /* second: -1 in the first player's turn */
  gboolean thrown, known; /* known: FALSE until the set-up is over, or after a correction */
  guint there;
} Table;

static guint
players_there (const CatanState *state)
{
  return table_there (state->rules, state->away);
}

/* Who has the paired turn; -1: nobody. */
static int
second_of (const CatanState *state, const Table *table)
{
  const int second = seat_after (table->there, table->first, 3);
  const gboolean few = __builtin_popcount (table->there) < 5;
  if (second == table->first || (few && catan_rule (state->rules, CATAN_P3) == CATAN_P3_FIVE))
    return -1;
  return second;
}

/* Follows an entry, which was accepted. */
static void
follow (Table *table, const CatanState *before, const CatanEntry *entry, const CatanState *after)
{
  const int second = table->known && table->second < 0 && table->thrown ? second_of (before, table) : -1;
  table->there = players_there (after);
  switch (entry->kind)
    {
    case CATAN_ENTRY_NEXT:
      if (second >= 0 && !entry->agreed)
        {
          table->second = second;
          return;
        }
      table->first = seat_after (players_there (before), table->first, 1);
      table->second = -1;
      table->thrown = FALSE;
      return;
    case CATAN_ENTRY_ROLL:
      if (table->thrown && !entry->agreed)
        table->first = seat_after (players_there (before), table->first, 1);
      table->second = -1;
      table->thrown = TRUE;
      return;
    case CATAN_ENTRY_TURN:
      table->first = entry->player;
      table->second = -1;
      table->thrown = FALSE;
      return;
    case CATAN_ENTRY_LEAVE:
      if (entry->player != (table->second >= 0 ? table->second : table->first))
        return;
      table->first = seat_after (table->there, table->first, 1);
      table->second = -1;
      table->thrown = FALSE;
      return;
    default: return;
    }
}

static gboolean
agrees (const Table *table, const CatanState *state, GString *why)
{
  const int acts = table->second >= 0 ? table->second : table->first;
  CatanEntry trade;
  TableRefusal refusal = { "" };
  if (state->ask != CATAN_ASK_TURN && state->ask != CATAN_ASK_ROLL)
    return TRUE;
  if (state->player != acts || state->paired != (table->second >= 0) || (state->ask == CATAN_ASK_TURN) != table->thrown)
    return fail (why, "player %d acts, and it is the turn of player %d", state->player, acts);
  if (table->second < 0)
    return TRUE;
  const gboolean wins = catan_points (state, (guint) acts) >= (gint) catan_target (state, (guint) acts);
  if (wins && catan_rule (state->rules, CATAN_P1) == CATAN_P1_PAIRED)
    return fail (why, "player %d has won in the paired turn", acts);
  n_paired++;
  g_autofree char *line = g_strdup_printf ("trade %s give fish 1 get fish 1",
                                           catan_name (state, seat_after (table->there, acts, 1)));
  if (state->fish != NULL && catan_entry_parse (state->rules, line, &trade, NULL))
    {
      if (catan_may (state, &trade, &refusal))
        return fail (why, "in a paired turn, player %d trades", acts);
      n_refused++;
    }
  return TRUE;
}

static gboolean
check_paired (const RandomGame *game, GString *why)
{
  g_autoptr (CatanState) state = random_game_start (game);
  Table table = { .second = -1, .there = 63 };
  for (guint i = 0; i < game->entries->len && !state->on_pad; i++)
    {
      g_autoptr (CatanState) before = catan_state_copy (state);
      CatanEntry entry;
      if (!catan_entry_parse (state->rules, game->entries->pdata[i], &entry, NULL)
          || !catan_apply (state, &entry, NULL))
        return fail (why, "entry %u is refused", i);
      if (!table.known && state->n_turns > 0)
        {
          table.known = TRUE;
          table.first = state->player;
          table.there = players_there (state);
        }
      else if (table.known)
        follow (&table, before, &entry, state);
      n_built += before->paired && entry.kind == CATAN_ENTRY_BUILD;
      n_bought += before->paired && entry.kind == CATAN_ENTRY_BUY;
      n_played += before->paired && entry.kind == CATAN_ENTRY_PLAY;
      n_fish += before->paired && entry.kind == CATAN_ENTRY_FISH;
      n_won += state->paired && state->winner == state->player;
      if (table.known && !state->finished && !agrees (&table, state, why))
        return fail (why, " after entry %u, %s", i, (char *) game->entries->pdata[i]);
    }
  return TRUE;
}

static void
test_turns (void)
{
  catan_random_games_check (g_test_thorough () ? 600 : 60, &catan_random_paired, check_paired);
  g_test_message ("%u moments of paired turns: built %u, bought %u, cards %u, fish %u, won %u, trades refused %u",
                  n_paired, n_built, n_bought, n_played, n_fish, n_won, n_refused);
  g_assert_cmpuint (n_built, >, 100);
  g_assert_cmpuint (n_bought, >, 20);
  g_assert_cmpuint (n_played, >, 20);
  g_assert_cmpuint (n_fish, >, 20);
  g_assert_cmpuint (n_won, >, 3);
  g_assert_cmpuint (n_refused, >, 100);
}

TESTS_MAIN ("/paired", turns)
