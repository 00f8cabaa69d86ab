/* test-catan-luck.c - what is told of luck, compared with a count of our own over random games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was to be expected is summed over the 36 throws of two dice, each by what it would bring.  What came is summed
 * from the effects.
 */
#include <math.h>
#include <string.h>

#include "catan-random-game.h"
#include "catan/catan-rooms.h"
#include "table/table-luck.h"
#include "../table/test-add.h"

#define fail random_game_fail

typedef struct
{
  double got, expected, variance;
} Sum;
typedef struct
{
  Sum cards, resources[CATAN_N_RESOURCES], robbed, tokens, sevens, shoe;
  double received, unpaid, undrawn, stolen, lost, discarded;
} Own;

static guint throws, short_bank, short_fish, exchanged, thefts, shoes, shown;

/* ---- our own count ---- */

static void
add (Sum *sum, double got, const double *brings, guint n)
{
  double mean = 0, square = 0;
  for (guint i = 0; i < n; i++)
    {
      mean += brings[i] / n;
      square += brings[i] * brings[i] / n;
    }
  sum->got += got;
  sum->expected += mean;
  sum->variance += square - mean * mean;
}

static double
all_cards (const CatanYield *yield, guint player)
{
  double n = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n += yield->owed[player][r];
  return n;
}

/* The 36 throws of the dice before this one, or the 30 without a seven if that is thrown again; `dice` is what came. */
static void
count_throw (const CatanState *before, guint dice, Own own[CATAN_MAX_PLAYERS])
{
  CatanYield yields[36], came;
  double cards[36], robbed[36], tokens[36], seven[36], resource[36];
  guint sums[36], n = 0;
  for (guint i = 0; i < 36; i++)
    if (i / 6 + i % 6 != 5 || !catan_seven_again (before))
      {
        sums[n] = 2 + i / 6 + i % 6;
        catan_yield (before, sums[n], &yields[n]);
        n++;
      }
  catan_yield (before, dice, &came);
  for (guint p = 0; p < before->rules->n_players; p++)
    {
      for (guint i = 0; i < n; i++)
        {
          cards[i] = all_cards (&yields[i], p);
          robbed[i] = yields[i].lost[p];
          tokens[i] = yields[i].fish_owed[p];
          seven[i] = p == came.thrower && sums[i] == 7;
        }
      add (&own[p].cards, all_cards (&came, p), cards, n);
      add (&own[p].robbed, came.lost[p], robbed, n);
      add (&own[p].tokens, came.fish_owed[p], tokens, n);
      if (p == came.thrower)
        add (&own[p].sevens, dice == 7, seven, n);
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          for (guint i = 0; i < n; i++)
            resource[i] = yields[i].owed[p][r];
          add (&own[p].resources[r], came.owed[p][r], resource, n);
        }
    }
  throws++;
}

/* Cards and tokens that came, and that did not, as the effects tell it. */
static void
count_effects (const TableLedger *effects, Own own[CATAN_MAX_PLAYERS])
{
  for (guint i = 0; i < effects->n_lines; i++)
    {
      const TableLine *effect = &effects->lines[i];
      Own *player = &own[effect->player];
      for (guint k = 0; effect->kind == CATAN_EFFECT_RECEIVED && k < effect->n_terms; k++)
        player->received += effect->terms[k].count;
      if (effect->kind == CATAN_EFFECT_SHORT)
        player->unpaid += effect->terms[0].count;
      if (effect->kind == CATAN_EFFECT_DRAWS)
        player->undrawn += effect->n_terms == 3 ? effect->terms[1].count
                                                : effect->terms[1].count - effect->terms[0].count;
      short_bank += effect->kind == CATAN_EFFECT_SHORT;
      short_fish += effect->kind == CATAN_EFFECT_DRAWS && effect->n_terms == 3;
    }
}

/* Tokens of the stack that has, or had, the shoe; each of the 30, or 44 (T6), is it with the same chance. */
static void
count_draws (const CatanState *before, const CatanEntry *entry, Own own[CATAN_MAX_PLAYERS])
{
  g_autoptr (CatanFish) fish = catan_fish_copy (before->fish);
  CatanDraw left[CATAN_DRAWS_MAX];
  const double tokens = catan_rule (before->rules, CATAN_T6) == CATAN_T6_LARGE ? 44 : 30;
  guint n = before->n_draws;
  memcpy (left, before->draws, sizeof left);
  for (guint i = entry->kind == CATAN_ENTRY_EXCHANGE; i < (guint) entry->n_tokens + entry->n_got; i++)
    {
      const CatanToken *token = &entry->tokens[i];
      guint8 whose = (guint8) entry->player;
      if (entry->kind == CATAN_ENTRY_DRAW)
        g_assert_true (catan_next_draw (left, &n, token->player, &whose));
      own[whose].shoe.expected = MIN (1, own[whose].shoe.expected + (catan_fish_turned (fish) == 0) / tokens);
      own[whose].shoe.variance = own[whose].shoe.expected * (1 - own[whose].shoe.expected);
      own[whose].shoe.got += token->look == CATAN_TOKEN_SHOE;
      shoes += token->look == CATAN_TOKEN_SHOE;
      if (token->look == CATAN_TOKEN_SHOE)
        g_assert_true (catan_fish_draw_shoe (fish, NULL));
      else
        g_assert_true (
            catan_fish_draw (fish, whose, token->look == CATAN_TOKEN_OPEN ? token->value : CATAN_FISH_SECRET, NULL));
    }
}

static void
count_entry (const CatanState *before, const CatanState *after, const CatanEntry *entry, const TableLedger *effects,
             Own own[CATAN_MAX_PLAYERS])
{
  const gboolean knight = entry->kind == CATAN_ENTRY_PLAY && entry->card == CATAN_KNIGHT;
  if (entry->kind == CATAN_ENTRY_ROLL)
    {
      count_throw (before, entry->number, own);
      count_effects (effects, own);
    }
  if ((entry->kind == CATAN_ENTRY_ROBBER || knight) && entry->player != CATAN_NOBODY)
    {
      own[before->player].stolen++;
      own[entry->player].lost++;
      thefts++;
    }
  if (entry->kind == CATAN_ENTRY_DISCARD)
    own[entry->player].discarded += catan_hand_size (before, (guint) entry->player)
                                    - catan_hand_size (after, (guint) entry->player);
  /* What a full hand was due is drawn after all. */
  if (entry->kind == CATAN_ENTRY_EXCHANGE && before->exchanges[entry->player] > 0)
    {
      own[entry->player].undrawn--;
      exchanged++;
    }
  if (entry->kind == CATAN_ENTRY_DRAW || entry->kind == CATAN_ENTRY_EXCHANGE
      || (entry->kind == CATAN_ENTRY_TOKEN && !entry->back))
    count_draws (before, entry, own);
}

/* ---- comparing ---- */

static gboolean
is_near (double a, double b)
{
  return fabs (a - b) < 1e-6;
}

static const TableLuckRow *
find (const GArray *rows, const char *word)
{
  static const TableLuckKind nothing = { .expects = TRUE };
  static const TableLuckRow none = { .kind = &nothing };
  for (guint i = 0; i < rows->len; i++)
    if (strcmp (g_array_index (rows, TableLuckRow, i).kind->word, word) == 0)
      return &g_array_index (rows, TableLuckRow, i);
  return &none;
}

static gboolean
check_sum (const GArray *rows, const char *word, guint player, const Sum *sum, GString *why)
{
  const TableLuckRow *row = find (rows, word);
  if (!row->kind->expects || !is_near (row->got[player], sum->got) || !is_near (row->expected[player], sum->expected)
      || !is_near (row->spread[player] * row->spread[player], sum->variance))
    return fail (why, "%s of player %u: %g of %g ± %g, and we count %g of %g ± %g", word, player, row->got[player],
                 row->expected[player], row->spread[player], sum->got, sum->expected, sqrt (sum->variance));
  return TRUE;
}

static gboolean
check_count (const GArray *rows, const char *word, guint player, double count, GString *why)
{
  const TableLuckRow *row = find (rows, word);
  return is_near (row->got[player], count)
         || fail (why, "%s of player %u: %g, and we count %g", word, player, row->got[player], count);
}

static gboolean
check_player (const CatanState *state, const GArray *rows, guint p, const Own *own, GString *why)
{
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (!check_sum (rows, catan_resource_words[r], p, &own->resources[r], why))
      return FALSE;
  return check_sum (rows, "cards", p, &own->cards, why) && check_sum (rows, "robbed", p, &own->robbed, why)
         && check_sum (rows, "tokens", p, &own->tokens, why) && check_sum (rows, "sevens", p, &own->sevens, why)
         && check_sum (rows, "shoe", p, &own->shoe, why)
         && check_count (rows, "unpaid", p, state->rules->with_hands ? own->unpaid : 0, why)
         && check_count (rows, "undrawn", p, own->undrawn, why) && check_count (rows, "stolen", p, own->stolen, why)
         && check_count (rows, "lost", p, own->lost, why) && check_count (rows, "discarded", p, own->discarded, why)
         && (is_near (own->received, own->cards.got - own->unpaid)
             || fail (why, "player %u received %g, and not %g - %g", p, own->received, own->cards.got, own->unpaid));
}

/* Tokens whose values everybody knows, and the fish on them: open ones in hands, and used ones. */
static void
count_known (const CatanState *state, guint *tokens, guint *fish)
{
  *tokens = *fish = 0;
  for (guint value = 1; value <= CATAN_FISH_MAX; value++)
    {
      guint n = catan_fish_used (state->fish, value);
      for (guint p = 0; p < state->rules->n_players; p++)
        n += catan_fish_open (state->fish, p, value);
      *tokens += n;
      *fish += n * value;
    }
}

/* What an entry shows adds to the tokens seen, unless tokens go back or are turned over. */
static gboolean
check_seen (const CatanState *before, const CatanState *after, const CatanEntry *entry, GString *why)
{
  guint known[2], fish[2], more = 0, more_fish = 0;
  if (before->fish == NULL || catan_fish_turned (before->fish) != catan_fish_turned (after->fish) || entry->back)
    return TRUE;
  count_known (before, &known[0], &fish[0]);
  count_known (after, &known[1], &fish[1]);
  for (guint p = 0; p < before->rules->n_players; p++)
    {
      more += (guint) after->luck[p].seen - before->luck[p].seen;
      more_fish += (guint) after->luck[p].fish - before->luck[p].fish;
    }
  shown += more;
  return (more == known[1] - known[0] && more_fish == fish[1] - fish[0])
         || fail (why, "%u tokens with %u fish are seen, and we count %u with %u", more, more_fish, known[1] - known[0],
                  fish[1] - fish[0]);
}

static gboolean
check_step (gconstpointer before, gconstpointer after, const char *line, TableLedger *effects, gpointer own,
            GString *why)
{
  CatanEntry entry;
  g_assert_true (catan_entry_parse (((const CatanState *) before)->rules, line, &entry, NULL));
  count_entry (before, after, &entry, effects, own);
  return check_seen (before, after, &entry, why);
}

static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, TRUE);
  const TableMoment end = { table_journal_setup (journal), table_journal_state (journal), NULL };
  Own own[CATAN_MAX_PLAYERS] = { 0 };
  gboolean right = random_game_tell (game, check_step, own, why);
  g_autoptr (GArray) rows = table_luck (&end, NULL);
  for (guint p = 0; right && p < end.setup->n_players; p++)
    right = check_player (end.state, rows, p, &own[p], why);
  return right;
}

static void
test_is_what_we_count (void)
{
  static const CatanRandomTaste odd = { 85, 70, 50, 250, 25, 0, 0, 900 };
  catan_random_games_check (150, &catan_random_all, check_game);
  catan_random_games_check (150, &odd, check_game);
  catan_random_games_check (60, &catan_random_big, check_game);
  g_test_message ("%u throws; bank short %u, fish short %u, exchanged %u; thefts %u; shoes %u; tokens shown %u", throws,
                  short_bank, short_fish, exchanged, thefts, shoes, shown);
  g_assert_cmpuint (throws, >, 10000);
  g_assert_cmpuint (exchanged, >, 0);
  g_assert_cmpuint (short_bank, >, 10);
  g_assert_cmpuint (short_fish, >, 5);
  g_assert_cmpuint (thefts, >, 100);
  g_assert_cmpuint (shoes, >, 50);
  g_assert_cmpuint (shown, >, 1000);
}

/* What a row says of the box is true of the box in play (T6). */
static void
test_says_what_is_in_the_box (void)
{
  static const char *const boxes[] = { "small", "large" };
  for (guint large = 0; large < G_N_ELEMENTS (boxes); large++)
    {
      g_autofree char *lines = g_strconcat ("player Anna\nplayer Ben\nplayer Clara\nuse fishermen\nrule T6 ",
                                            boxes[large], NULL);
      g_autoptr (CatanState) state = catan_fixture_new (lines);
      g_autoptr (GArray) rows = g_array_new (FALSE, TRUE, sizeof (TableLuckRow));
      const guint8 *copies = catan_fish_boxes[large];
      const guint n = (guint) copies[1] + copies[2] + copies[3], fish = copies[1] + 2u * copies[2] + 3u * copies[3];
      g_autofree char *seen = g_strdup_printf ("; %u tokens have %u fish.", n, fish);
      g_autofree char *shoe = g_strdup_printf ("one of the %u tokens of the first stack", n + 1);
      g_autofree char *chance = g_strdup_printf ("a chance of 1 in %u.", n + 1);
      catan_luck_rows (state, rows);
      g_assert_nonnull (strstr (table_luck_note (find (rows, "fish")), seen));
      g_assert_nonnull (strstr (table_luck_note (find (rows, "shoe")), shoe));
      g_assert_nonnull (strstr (table_luck_note (find (rows, "shoe")), chance));
    }
}

/* Over many games the dice give what they should: the sum of all luck is no further from 0 than chance brings it. */
static void
test_is_fair (void)
{
  static const CatanRandomTaste taste = { 100, 0, 0, 0, 0, 4, 25, 400 };
  double off = 0, variance = 0;
  for (guint32 seed = 1; seed <= 60; seed++)
    {
      g_autoptr (RandomGame) game = catan_random_game_new (seed, &taste);
      g_autoptr (CatanState) state = random_game_start (game);
      for (guint i = 0; i < game->entries->len; i++)
        g_assert_true (table_game_apply_line (&catan_game, state, game->entries->pdata[i], NULL));
      const CatanDue *due = &state->luck[0].dues[CATAN_DUE_CARDS];
      off += due->got - due->expected / (double) CATAN_DUE_UNIT;
      variance += (double) due->variance / 1296;
    }
  g_test_message ("%.1f cards off in 60 games, standard deviation %.1f", off, sqrt (variance));
  g_assert_cmpfloat (fabs (off), <, 4 * sqrt (variance));
  g_assert_cmpfloat (variance, >, 100);
}

TESTS_MAIN ("/luck", is_what_we_count, says_what_is_in_the_box, is_fair)
