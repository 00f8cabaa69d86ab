/* test-catan-snapshot.c - a game of Catan that is entered as it lies goes on like the game that was played until then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random games are played to a turn.  The entries of a snapshot are written from that state alone.  Then the rest of
 * the game is played on both: scores, lines of the ledger, questions, pieces and cards are the same after every entry.
 */
#include <string.h>

#include "../table/snapshot-property.h"
#include "../table/test-add.h"
#include "catan-random-game.h"
#include "catan/catan-rooms.h"

#define fail random_game_fail

static guint met[TABLE_N_ENTRY_KINDS]; /* how often each kind of entry was written */
static guint snapshots, compared;

/* ---- writing ---- */

static void
add (const CatanState *state, const CatanEntry *entry, GPtrArray *lines)
{
  met[entry->kind]++;
  g_ptr_array_add (lines, catan_entry_print (state->rules, entry));
}

static CatanEntry
entry_of (guint kind, gint8 player, int amount)
{
  CatanEntry entry;
  catan_entry_begin (&entry, (CatanEntryKind) kind);
  entry.player = player;
  entry.amount = (gint16) amount;
  return entry;
}

static void
write_count (const CatanState *state, guint kind, gint8 player, guint n, GPtrArray *lines)
{
  const CatanEntry entry = entry_of (kind, player, (int) n);
  if (n > 0)
    add (state, &entry, lines);
}

static void
write_pieces (const CatanState *state, GPtrArray *lines)
{
  for (guint8 edge = 0; edge < catan_shape (state)->n_edges; edge++)
    {
      CatanEntry entry = entry_of (CATAN_ENTRY_NOW_PIECE, state->road[edge], 0);
      entry.piece = CATAN_ROAD;
      entry.n_edges = 1;
      entry.edges[0] = edge;
      if (entry.player != CATAN_NOBODY)
        add (state, &entry, lines);
    }
  for (guint8 spot = 0; spot < catan_shape (state)->n_spots; spot++)
    {
      CatanEntry entry = entry_of (CATAN_ENTRY_NOW_PIECE, state->building[spot], 0);
      entry.piece = state->city[spot] ? CATAN_CITY : CATAN_SETTLEMENT;
      entry.spot = spot;
      if (entry.player != CATAN_NOBODY)
        add (state, &entry, lines);
    }
}

static void
write_robber (const CatanState *state, GPtrArray *lines)
{
  g_autoptr (CatanState) first = catan_state_new (state->rules);
  CatanEntry entry = entry_of (state->robber == CATAN_NOWHERE ? CATAN_ENTRY_NOW_AWAY : CATAN_ENTRY_NOW_PIECE,
                               CATAN_NOBODY, 0);
  if (state->robber == first->robber)
    return;
  if (state->robber != CATAN_NOWHERE)
    {
      entry.piece = CATAN_ROBBER;
      entry.hex = state->robber;
    }
  add (state, &entry, lines);
}

static void
write_cards (const CatanState *state, gint8 player, GPtrArray *lines)
{
  const CatanSeat *seat = &state->seats[player];
  guint unknown = seat->cards;
  for (guint8 card = 0; card < CATAN_N_CARDS; card++)
    {
      CatanEntry entry = entry_of (CATAN_ENTRY_NOW_DEVELOPMENT, player, seat->known_cards[card]);
      entry.card = card;
      unknown -= seat->known_cards[card];
      if (entry.amount > 0)
        add (state, &entry, lines);
    }
  write_count (state, CATAN_ENTRY_NOW_DEVELOPMENT, player, unknown, lines);
  write_count (state, CATAN_ENTRY_NOW_KNIGHTS, player, seat->knights, lines);
  write_count (state, CATAN_ENTRY_NOW_POINTS, player, seat->points_shown, lines);
  for (guint8 r = 0; r < CATAN_N_RESOURCES; r++)
    {
      CatanEntry entry = entry_of (CATAN_ENTRY_NOW_HAND, player, seat->hand[r]);
      entry.resource = r;
      if (entry.amount > 0)
        add (state, &entry, lines);
    }
}

static void
write_token (const CatanState *state, gint8 player, CatanToken token, guint n, GPtrArray *lines)
{
  CatanEntry entry = entry_of (CATAN_ENTRY_NOW_TOKEN, player, 0);
  entry.n_tokens = 1;
  entry.tokens[0] = token;
  for (; n > 0; n--)
    add (state, &entry, lines);
}

static void
write_fish (const CatanState *state, GPtrArray *lines)
{
  for (guint8 value = 1; value <= CATAN_FISH_MAX; value++)
    {
      CatanEntry entry = entry_of (CATAN_ENTRY_NOW_USED, CATAN_NOBODY, (int) catan_fish_used (state->fish, value));
      entry.n_tokens = 1;
      entry.tokens[0] = (CatanToken){ CATAN_TOKEN_OPEN, value, CATAN_NOBODY };
      if (entry.amount > 0)
        add (state, &entry, lines);
    }
  for (gint8 player = 0; player < (gint8) state->rules->n_players; player++)
    {
      for (guint8 value = 1; value <= CATAN_FISH_MAX; value++)
        write_token (state, player, (CatanToken){ CATAN_TOKEN_OPEN, value, CATAN_NOBODY },
                     catan_fish_open (state->fish, (guint) player, value), lines);
      write_token (state, player, (CatanToken){ CATAN_TOKEN_SECRET, 0, CATAN_NOBODY },
                   catan_fish_secret (state->fish, (guint) player), lines);
      write_token (state, player, (CatanToken){ CATAN_TOKEN_SHOE, 0, CATAN_NOBODY }, state->shoe == player, lines);
    }
}

/* Who holds the two cards is said only if somebody else has as much. */
static void
write_holders (const CatanState *state, GPtrArray *lines)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    if (state->longest != CATAN_NOBODY && state->longest != (gint8) player
        && state->seats[player].road_length == state->seats[state->longest].road_length)
      {
        const CatanEntry entry = entry_of (CATAN_ENTRY_NOW_ROAD, state->longest, 0);
        add (state, &entry, lines);
        break;
      }
  for (guint player = 0; player < state->rules->n_players; player++)
    if (state->army != CATAN_NOBODY && state->army != (gint8) player
        && state->seats[player].knights == state->seats[state->army].knights)
      {
        const CatanEntry entry = entry_of (CATAN_ENTRY_NOW_ARMY, state->army, 0);
        add (state, &entry, lines);
        break;
      }
}

/* What the table corrected is not a thing that lies there. */
static void
write_corrections (const CatanState *state, GPtrArray *lines)
{
  for (gint8 player = 0; player < (gint8) state->rules->n_players; player++)
    {
      CatanEntry entry = entry_of (CATAN_ENTRY_POINTS, player,
                                   table_ledger_points (&state->ledger, player, CATAN_LINE_CORRECTION));
      g_strlcpy (entry.why, "so far", sizeof entry.why);
      if (entry.amount != 0)
        add (state, &entry, lines);
    }
}

/* The entries of a snapshot of this state; it is a moment before the dice. */
static GPtrArray *
write_snapshot (const CatanState *state)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  CatanEntry entry = entry_of (CATAN_ENTRY_SNAPSHOT, CATAN_NOBODY, 0);
  add (state, &entry, lines);
  write_pieces (state, lines);
  write_robber (state, lines);
  for (gint8 player = 0; player < (gint8) state->rules->n_players; player++)
    write_cards (state, player, lines);
  for (guint8 card = CATAN_ROADS; card < CATAN_N_CARDS; card++)
    {
      entry = entry_of (CATAN_ENTRY_NOW_PLAYED, CATAN_NOBODY, state->cards_shown[card]);
      entry.card = card;
      if (entry.amount > 0)
        add (state, &entry, lines);
    }
  if (state->fish != NULL)
    write_fish (state, lines);
  write_holders (state, lines);
  write_corrections (state, lines);
  for (gint8 player = 0; player < (gint8) state->rules->n_players; player++)
    {
      entry = entry_of (CATAN_ENTRY_LEAVE, player, 0);
      if (!catan_is_there (state, (guint) player))
        add (state, &entry, lines);
    }
  entry = entry_of (CATAN_ENTRY_PLAY_ON, state->player, 0);
  add (state, &entry, lines);
  return lines;
}

/* Can all that matters be said?  What was told in secret cannot, nor that tokens were turned over. */
static gboolean
can_be_said (const CatanState *state)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const CatanSeat *seat = &state->seats[player];
      if (seat->told.any || state->told[player].any)
        return FALSE;
      if (seat->founded == 1 || (seat->founded == 0 && catan_is_there (state, player)))
        return FALSE;
    }
  return state->ask == CATAN_ASK_ROLL && !state->card_played && state->waiting == CATAN_NOBODY && !state->rules->covered
         && state->bank_unseen == 0 && (state->fish == NULL || catan_fish_turned (state->fish) == 0);
}

/* ---- comparing ---- */

static gboolean
same_states (gconstpointer played, gconstpointer told, GString *why)
{
  const CatanState *a = played, *b = told;
  if (memcmp (a->ledger.scores, b->ledger.scores, sizeof a->ledger.scores) != 0)
    return fail (why, "the scores differ");
  if (a->ask != b->ask || a->player != b->player || a->finished != b->finished || a->winner != b->winner
      || a->away != b->away || a->n_draws != b->n_draws || a->owing != b->owing)
    return fail (why, "asked %u of %d, and %u of %d", a->ask, a->player, b->ask, b->player);
  if (memcmp (a->road, b->road, sizeof a->road) != 0 || memcmp (a->building, b->building, sizeof a->building) != 0
      || memcmp (a->city, b->city, sizeof a->city) != 0 || a->robber != b->robber || a->shoe != b->shoe)
    return fail (why, "the island differs");
  if (a->longest != b->longest || a->army != b->army)
    return fail (why, "the Longest Road of %d and %d, the Largest Army of %d and %d", a->longest, b->longest, a->army,
                 b->army);
  if (memcmp (a->seats, b->seats, sizeof a->seats) != 0 || memcmp (a->bank, b->bank, sizeof a->bank) != 0
      || memcmp (a->cards_shown, b->cards_shown, sizeof a->cards_shown) != 0 || a->deck != b->deck)
    return fail (why, "cards or supplies differ");
  for (guint player = 0; a->fish != NULL && player < a->rules->n_players; player++)
    if (catan_fish_held (a->fish, player) != catan_fish_held (b->fish, player)
        || catan_fish_secret (a->fish, player) != catan_fish_secret (b->fish, player))
      return fail (why, "the fish of player %u differ", player);
  return TRUE;
}

/* An edit names entries by their number, which is another one after a snapshot. */
static gboolean
is_no_edit (gconstpointer state, const char *line)
{
  CatanEntry entry;
  return catan_entry_parse (((const CatanState *) state)->rules, line, &entry, NULL)
         && entry.kind != TABLE_ENTRY_EDITED;
}

static const SnapshotProperty property = { &catan_test_game, same_states, is_no_edit, NULL };

/* Plays the game from `at` on twice. */
static gboolean
play_on (const RandomGame *game, guint at, CatanState *played, GString *why)
{
  g_autoptr (CatanState) told = random_game_start (game);
  g_autoptr (GPtrArray) lines = write_snapshot (played);
  snapshots++;
  return snapshot_property_play_on (&property, game->entries, at, played, told, lines, &compared, why);
}

static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autoptr (CatanState) state = random_game_start (game);
  const guint wanted = game->entries->len * (10 + game->entries->len % 80) / 100;
  for (guint i = 0; i < game->entries->len; i++)
    {
      if (i >= wanted && can_be_said (state))
        return play_on (game, i, state, why);
      catan_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

static void
test_random (void)
{
  CatanRandomTaste taste = catan_random_all;
  taste.told = taste.covered = 0;
  catan_random_games_check (300, &taste, check_game);
  catan_random_games_check (100, &catan_random_plain, check_game);
}

/* Each kind was written.  Cards that nobody saw and a tie of armies are written by hand below. */
static void
test_met (void)
{
  g_test_message ("%u snapshots, %u entries after them", snapshots, compared);
  for (guint kind = CATAN_ENTRY_SNAPSHOT; kind <= CATAN_ENTRY_NOW_ARMY; kind++)
    if (met[kind] == 0 && kind != CATAN_ENTRY_NOW_CARDS && kind != CATAN_ENTRY_NOW_ARMY)
      g_error ("kind %u was never written", kind);
}

#define START "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\n"

static void
test_refusals (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (START "hands\n");
  catan_fixture_refuse (state, "now road Anna 1-2", "something else is asked");
  catan_fixture_play (state, "snapshot\n");
  catan_fixture_refuse (state, "snapshot", "asked");
  catan_fixture_refuse (state, "roll 8", "asked");
  catan_fixture_play (state, "now settlement Anna 1\n");
  catan_fixture_refuse (state, "now city Ben 1", "Ben has no settlement");
  catan_fixture_refuse (state, "now longest Anna", "Longest Road");
  catan_fixture_refuse (state, "now army Anna", "Largest Army");
  catan_fixture_refuse (state, "now played knight 1", "belong to a player");
  catan_fixture_refuse (state, "now knights Anna 15", "box has 14");
  catan_fixture_refuse (state, "now used ? 3", "lie open");
  catan_fixture_refuse (state, "now used 3 9", "");
  catan_fixture_refuse (state, "now cards Anna 3", "not covered");
  catan_fixture_refuse (state, "now hand Anna ore 20", "");
  catan_fixture_play (state, "leaves Clara\n");
  catan_fixture_refuse (state, "play on Clara", "has left");
  catan_fixture_play (state, "play on Ben\nroll 8\n");
  catan_fixture_refuse (state, "now road Anna 1-2", "asked");
}

/* Of two with three knights each, the one has the Largest Army who is said to have it; else nobody has it. */
static void
test_army (void)
{
  for (guint said = 0; said < 2; said++)
    {
      g_autoptr (CatanState) state = catan_fixture_new (START);
      catan_fixture_play (state, "snapshot\nnow knights Anna 4\nnow knights Ben 3\nnow knights Anna 3\n");
      if (said)
        catan_fixture_play (state, "now army Ben\n");
      g_assert_cmpint (catan_points (state, 1), ==, 0);
      catan_fixture_play (state, "play on Anna\n");
      g_assert_cmpint (state->army, ==, said ? 1 : CATAN_NOBODY);
      g_assert_cmpint (catan_points (state, 1), ==, said ? 2 : 0);
    }
}

/* A city counts two, the Longest Road is known when all is entered, and nobody knows the cards of a covered hand. */
static void
test_covered (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (START "hands covered\n");
  catan_fixture_play (state, "snapshot\n");
  catan_fixture_refuse (state, "now cards Anna 96", "the bank has 95 resource cards, not 96");
  catan_fixture_refuse (state, "now hand Anna ore 20", "the bank has 19 ore, not 20");
  catan_fixture_play (state, "now city Anna 1\nnow cards Anna 5\nnow hand Ben ore 2\n");
  g_assert_cmpint (catan_points (state, 0), ==, 2);
  g_assert_cmpuint (state->seats[0].settlements, ==, 5);
  g_assert_cmpuint (state->seats[0].cities, ==, 3);
  g_assert_cmpuint (catan_hand_size (state, 0), ==, 5);
  g_assert_cmpuint (state->seats[0].unseen, ==, 5);
  catan_fixture_refuse (state, "now cards Anna 6", "has cards already");
  catan_fixture_play (state, "play on Ben\n");
  g_assert_cmpint (state->ask, ==, CATAN_ASK_ROLL);
  g_assert_cmpint (state->player, ==, 1);
}

TESTS_MAIN_AFTER (catan_register (), "/catan-snapshot", refusals, covered, army, random, met)
