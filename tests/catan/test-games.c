/* test-games.c - what must be true in every game of Catan, tested with random games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan/catan-fish-private.h"
#include "catan/catan-rooms.h"
#include "catan-random-game.h"
#include "../table/idle-rulings.h"
#include "../table/test-add.h"

#define fail random_game_fail

/* ---- nothing is lost: counted again, without the state's own counters ---- */

static gboolean
tokens_are_there (const CatanState *state, const CatanFish *fish, GString *why)
{
  guint tokens = catan_fish_stack (fish) + catan_fish_n_used (fish) + (state->shoe != CATAN_NOBODY);
  double fishes = 0, next[CATAN_FISH_MAX + 1];
  guint stack = catan_fish_stack (fish) - (state->shoe == CATAN_NOBODY);
  catan_fish_next (fish, next);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    fishes += v * (catan_fish_used (fish, v) + next[v] * (stack + (state->shoe == CATAN_NOBODY)));
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      CatanHandView view;
      catan_fish_view (fish, p, &view);
      tokens += catan_fish_held (fish, p);
      fishes += view.mean;
    }
  const gboolean large = catan_rule (state->rules, CATAN_T6) == CATAN_T6_LARGE;
  const double all = large ? 84 : CATAN_FISH_TOTAL;
  if (tokens != (large ? 44 : CATAN_N_FISH + 1))
    return fail (why, "%u tokens", tokens);
  /* The expected fish add up, even if little is known. */
  return fishes > all - 1e-6 && fishes < all + 1e-6 ? TRUE : fail (why, "%.9f fish", fishes);
}

static gint
points_of (const CatanState *state, guint player)
{
  gint points = state->seats[player].points_shown;
  for (guint spot = 0; spot < catan_shape (state)->n_spots; spot++)
    if (state->building[spot] == (gint8) player)
      points += state->city[spot] ? 2 : 1;
  points += 2 * (state->longest == (gint8) player) + 2 * (state->army == (gint8) player);
  for (guint i = 0; i < state->ledger.n_lines; i++)
    if ((state->ledger.lines[i].kind == CATAN_LINE_CORRECTION || state->ledger.lines[i].kind == CATAN_LINE_PAD)
        && state->ledger.lines[i].player == (gint8) player)
      points += state->ledger.lines[i].points;
  return points;
}

/* The score sheet counts the pieces on the island, and adds up to the score. */
static gboolean
sheet_is_right (const CatanState *state, int player, GString *why)
{
  int settlements = 0, cities = 0, sum = 0;
  for (guint spot = 0; spot < catan_shape (state)->n_spots; spot++)
    if (state->building[spot] == player)
      *(state->city[spot] ? &cities : &settlements) += 1;
  for (guint kind = 0; kind < catan_game.n_kinds; kind++)
    sum += table_game_points (&catan_game, state, player, kind);
  return (table_game_points (&catan_game, state, player, CATAN_LINE_SETTLEMENT) == settlements
          && table_game_points (&catan_game, state, player, CATAN_LINE_CITY) == 2 * cities
          && sum == catan_points (state, (guint) player))
         || fail (why, "the sheet of player %d has %d points", player, sum);
}

static gboolean
all_is_there (gconstpointer data, GString *why)
{
  const CatanState *state = data;
  TableRefusal refusal = { "" };
  if (!catan_state_validate (state, &refusal))
    return fail (why, "%s", refusal.sentence);
  if (state->fish && !tokens_are_there (state, state->fish, why))
    return FALSE;
  for (guint p = 0; p < state->rules->n_players; p++)
    if (!sheet_is_right (state, (int) p, why))
      return FALSE;
  for (guint p = 0; p < state->rules->n_players; p++)
    if (points_of (state, p) != catan_points (state, p))
      return fail (why, "player %u has %d points on the table and %d in the ledger", p, points_of (state, p),
                   catan_points (state, p));
  const gboolean wins = state->ended == CATAN_NOBODY
                        || (state->paired && catan_rule (state->rules, CATAN_P1) == CATAN_P1_PAIRED);
  if (!state->finished && !state->on_pad && state->n_turns && wins
      && catan_points (state, (guint) state->player) >= (gint) catan_target (state, (guint) state->player))
    return fail (why, "player %d has won, and the game is not finished", state->player);
  return TRUE;
}

static gboolean
check_conserved (const RandomGame *game, GString *why)
{
  g_autoptr (CatanState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      catan_apply_line (state, game->entries->pdata[i], NULL);
      if (!all_is_there (state, why))
        return fail (why, " after entry %u, %s", i, (char *) game->entries->pdata[i]);
    }
  return state->finished || fail (why, "the game is not over");
}

/* ---- every token that is offered can be part of a payment ---- */

/* Pays with each offered token in turn: there is always a next one until the price is reached, and then everybody
 * believes the payment. */
static gboolean
pay_on (const CatanState *state, CatanEntry *entry, guint paid, GString *why)
{
  const TableAct *act = table_acts_find (&catan_act_table, 0, entry);
  guint nth = 0;
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  guint n = 0;
  while (g_strcmp0 (act->operands[nth].word, "pay") != 0)
    nth++;
  if (paid >= entry->number)
    return catan_tokens_suffice (state, entry->tokens, entry->n_tokens, entry->number)
           || fail (why, "%u fish are not believed", paid);
  table_act_offer (act, nth, state, entry, offers);
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      const guint8 before = entry->n_tokens;
      gboolean right;
      if (offer->flags & TABLE_OFFER_REFUSED)
        continue;
      n++;
      table_act_take (act, nth, offer, entry);
      right = pay_on (state, entry, paid + entry->tokens[before].value, why);
      entry->n_tokens = before;
      if (!right)
        return FALSE;
    }
  return n > 0 || fail (why, "with %u of %u fish nothing more is offered", paid, entry->number);
}

static gboolean
check_market (const RandomGame *game, GString *why)
{
  g_autoptr (CatanState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      for (guint p = 0; p < CATAN_PRICES && state->fish && state->ask == CATAN_ASK_TURN && i % 20 == 0; p++)
        {
          CatanEntry entry;
          catan_entry_begin (&entry, CATAN_ENTRY_FISH);
          entry.number = (guint8) catan_price (p);
          if (catan_can_pay (state, (guint) state->player, entry.number) != CATAN_PAYS_NEVER
              && !pay_on (state, &entry, 0, why))
            return fail (why, " before entry %u for %u fish", i, entry.number);
        }
      catan_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

/* ---- what is legal is accepted, and everything else is refused ---- */

static gboolean
check_legal (const RandomGame *game, GString *why)
{
  g_autoptr (CatanState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      if (!catan_fixture_legal (state, 1, why))
        return fail (why, " before entry %u", i);
      catan_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

/* ---- refusals ---- */

static const char *const words[] = {
  "found",  "roll",    "draw",   "discard",    "robber",      "build",      "buy",
  "play",   "reveal",  "fish",   "trade",      "bank",        "shoe",       "next",
  "agreed", "put",     "remove", "knights",    "development", "shown",      "unpaid",
  "token",  "hand",    "points", "turn",       "note",        "end",        "knight",
  "point",  "roads",   "plenty", "monopoly",   "road",        "settlement", "city",
  "from",   "pay",     "give",   "get",        "by",          "back",       "wood",
  "wool",   "grain",   "brick",  "ore",        "Anna",        "Ben",        "\"Clara Maria\"",
  "A",      "J",       "S",      "1",          "2",           "3",          "7",
  "12",     "-1",      "54",     "55",         "1-2",         "9-10",       "52-53",
  "?",      "?1",      "?2",     "?3",         "?wood",       "?ore",       "?knight",
  "stock",  "uncover", "0",      "9999999999", "\"",          "#",          "",
  NULL,
};

static const char *const rubbish[] = { "build road 1-54", "this is not an entry", NULL };

static const RandomLines lines = { words, rubbish, 6, all_is_there };

static gboolean
check_refusals (const RandomGame *game, GString *why)
{
  return random_check_refusals (game, &lines, why);
}

/* ---- journal: edits, records ---- */

static char *
some_line (GRand *rand, const RandomGame *game, const TableJournal *journal, guint at)
{
  if (g_rand_int_range (rand, 0, 4) == 0)
    return g_strdup ("note \"in between\"");
  const guint from = (guint) g_rand_int_range (rand, 0, (gint32) game->entries->len);
  return g_strstrip (random_mutate (rand, game->entries->pdata[from], words));
}

static gboolean
check_edits (const RandomGame *game, GString *why)
{
  return random_check_edits (game, some_line, 40, why);
}

static gboolean
check_records (const RandomGame *game, GString *why)
{
  return random_check_records (game, &lines, why);
}

/* ---- what is known is true ---- */

static gboolean
is_true (const CatanEvening *evening, const CatanFish *fish, guint player)
{
  CatanHandView view;
  guint all = 0;
  catan_fish_view (fish, player, &view);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    {
      guint holds = catan_evening_holds (evening, player, v), open = catan_fish_open (fish, player, v);
      all += v * holds;
      if (holds < open + view.least[v] || holds > open + view.most[v])
        return FALSE;
    }
  return all >= view.min && all <= view.max;
}

/* Nothing that was told in secret is wrong. */
static gboolean
told_is_true (const CatanEvening *evening, const CatanState *state, guint player)
{
  const CatanTold *told = &state->told[player];
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    if (told->n[v] > catan_evening_holds (evening, player, v) - catan_fish_open (state->fish, player, v))
      return FALSE;
  return !told->doubt;
}

/* At every moment, the bounds hold for what the players really have, whatever was shown, traded or told. */
static void
test_what_is_known_is_true (void)
{
  guint open_ended = 0;
  for (guint32 seed = 1; seed <= 80; seed++)
    {
      g_autoptr (RandomGame) game = random_game_empty (&catan_test_game);
      g_autoptr (CatanEvening) evening = catan_evening_new (seed, &catan_random_all, game->setup);
      g_autoptr (CatanState) state = random_game_start (game);
      char *line;
      while ((line = catan_evening_entry (evening, state)))
        {
          g_ptr_array_add (game->entries, line);
          g_assert_true (catan_apply_line (state, line, NULL));
          for (guint p = 0; state->fish && p < state->rules->n_players; p++)
            {
              CatanHandView view;
              catan_fish_view (state->fish, p, &view);
              open_ended += view.min + 2 < view.max;
              if (!is_true (evening, state->fish, p) || !told_is_true (evening, state, p))
                g_error ("seed %u, entry %u, %s: player %u holds what should be impossible", seed,
                         game->entries->len - 1, line, p);
            }
        }
    }
  g_assert_cmpuint (open_ended, >, 10000);
}

/* ---- the random games have enough of everything ---- */

static guint met[TABLE_N_ENTRY_KINDS], entries, turned, armies, roads, cut, told, won, shoes;

static gboolean
look (const RandomGame *game, GString *why)
{
  g_autoptr (CatanState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      CatanEntry entry;
      catan_entry_parse (state->rules, game->entries->pdata[i], &entry, NULL);
      guint8 lengths[CATAN_MAX_PLAYERS];
      for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
        lengths[p] = state->seats[p].road_length;
      met[entry.kind]++;
      entries++;
      catan_apply (state, &entry, NULL);
      for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
        cut += state->seats[p].road_length < lengths[p];
      for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
        told += state->told[p].any;
    }
  turned += state->fish && catan_fish_turned (state->fish);
  shoes += state->shoe != CATAN_NOBODY;
  armies += state->army != CATAN_NOBODY;
  roads += state->longest != CATAN_NOBODY;
  won += state->winner != CATAN_NOBODY;
  return TRUE;
}

static void
test_enough_of_everything (void)
{
  catan_random_games_check (340, &catan_random_all, look);
  catan_random_games_check (200, &catan_random_covered, look);
  catan_random_games_check (60, &catan_random_big, look);
  g_assert_cmpuint (met[CATAN_ENTRY_SPECIAL], >, 100);
  /* Snapshots have a test of their own. */
  for (guint kind = 0; kind < CATAN_ENTRY_SNAPSHOT; kind++)
    if (met[kind] < 10)
      g_error ("entries of kind %u: %u", kind, met[kind]);
  g_test_message ("%u entries, turned over %u, shoes %u, armies %u, roads %u, cut %u, told %u, won %u", entries, turned,
                  shoes, armies, roads, cut, told, won);
  g_assert_cmpuint (turned, >, 10);
  g_assert_cmpuint (shoes, >, 50);
  g_assert_cmpuint (armies, >, 50);
  g_assert_cmpuint (roads, >, 50);
  g_assert_cmpuint (cut, >, 5);
  g_assert_cmpuint (told, >, 1000);
  g_assert_cmpuint (won, >, 150);
}

/* ---- rulings that make no difference ---- */

static void
test_rulings_needs (void)
{
  idle_rulings_needs (&catan_game);
}

static const struct
{
  const char *path;
  guint n;
  const CatanRandomTaste *taste;
  RandomCheck check;
} properties[] = {
  { "/games/conserved", 100, &catan_random_all, check_conserved },
  { "/games/offered-tokens-suffice", 3, &catan_random_all, check_market },
  { "/games/entry-round-trip", 100, &catan_random_all, random_check_entries },
  { "/games/offered-is-taken", 8, &catan_random_all, check_legal },
  { "/games/refused-changes-nothing", 8, &catan_random_all, check_refusals },
  { "/games/undo-is-identity", 5, &catan_random_all, random_check_undo },
  { "/games/edits-equal-a-new-fold", 20, &catan_random_all, check_edits },
  { "/games/edits-are-remembered", 20, &catan_random_all, random_check_remembered },
  { "/games/record-round-trip", 50, &catan_random_all, check_records },
  { "/games/rulings/idle", 60, &catan_random_all, random_check_idle },
  /* The same with covered hands. */
  { "/games/covered/conserved", 40, &catan_random_covered, check_conserved },
  { "/games/covered/entry-round-trip", 40, &catan_random_covered, random_check_entries },
  { "/games/covered/refused-changes-nothing", 8, &catan_random_covered, check_refusals },
  { "/games/covered/undo-is-identity", 5, &catan_random_covered, random_check_undo },
  { "/games/covered/edits-equal-a-new-fold", 10, &catan_random_covered, check_edits },
  { "/games/covered/record-round-trip", 20, &catan_random_covered, check_records },
  /* The same on the larger board and on other frames, with up to six players. */
  { "/games/rulings/big", 60, &catan_random_big, random_check_idle },
  { "/games/big/conserved", 60, &catan_random_big, check_conserved },
  { "/games/big/entry-round-trip", 40, &catan_random_big, random_check_entries },
  { "/games/big/offered-is-taken", 4, &catan_random_big, check_legal },
  { "/games/big/refused-changes-nothing", 5, &catan_random_big, check_refusals },
  { "/games/big/undo-is-identity", 4, &catan_random_big, random_check_undo },
  { "/games/big/edits-equal-a-new-fold", 8, &catan_random_big, check_edits },
  { "/games/big/edits-are-remembered", 8, &catan_random_big, random_check_remembered },
  { "/games/big/record-round-trip", 20, &catan_random_big, check_records },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TESTS_ADD ("/games", enough_of_everything, what_is_known_is_true, rulings_needs);
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    catan_random_games_add (properties[i].path, RANDOM_GAMES (properties[i].n), properties[i].taste,
                            properties[i].check);
  return g_test_run ();
}
