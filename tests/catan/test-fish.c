/* test-fish.c - the fish tokens: what is known of face-down ones, compared with a list of all deals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "catan/catan-fish-private.h"
#include "fish-deals.h"

#define SCRIPTS 3000
#define STEPS 24
#define CLOSE 1e-12

/* The same table twice: as a CatanFish and as deals. */
typedef struct
{
  guint players;
  CatanFish *fish;
  Deals *deals;
  guint8 copies[4];
  guint8 open[DEALS_PLAYERS][4], used[4], secret[DEALS_PLAYERS];
  guint stack, turned;
  GString *told; /* what happened, for the message of a failure */
} Table;

static void
table_init (Table *table, guint players, const guint8 tokens[4])
{
  memset (table, 0, sizeof *table);
  table->players = players;
  table->fish = catan_fish_new_of (players, (guint8[]){ 0, tokens[1], tokens[2], tokens[3] }, tokens[0], G_MAXUINT);
  table->deals = deals_new (tokens);
  table->stack = tokens[0] + tokens[1] + tokens[2] + tokens[3];
  memcpy (table->copies, tokens, sizeof table->copies);
  table->told = g_string_new (NULL);
}

static void
table_clear (Table *table)
{
  catan_fish_free (table->fish);
  deals_free (table->deals);
  g_string_free (table->told, TRUE);
}

/* ---- comparing a CatanFish with the deals ---- */

static void
close_to (const Table *table, double found, double expected, const char *what)
{
  if (fabs (found - expected) > CLOSE)
    g_error ("%s: %.12f, not %.12f, after%s", what, found, expected, table->told->str);
}

static void
same (const Table *table, guint found, guint expected, const char *what)
{
  if (found != expected)
    g_error ("%s: %u, not %u, after%s", what, found, expected, table->told->str);
}

static void
count_hand (const Table *table, guint player, CatanHandView *view)
{
  memset (view, 0, sizeof *view);
  view->min = G_MAXUINT;
  memset (view->least, 0xff, sizeof view->least);
  for (guint i = 0; i < table->deals->deals->len; i++)
    {
      const guint8 *hand = g_array_index (table->deals->deals, Deal, i).hand[player];
      double chance = g_array_index (table->deals->chances, double, i);
      guint fish = 0;
      for (guint v = 1; v <= 3; v++)
        {
          fish += v * (hand[v] + table->open[player][v]);
          view->least[v] = MIN (view->least[v], hand[v]);
          view->most[v] = MAX (view->most[v], hand[v]);
          view->expected[v] += chance * hand[v];
        }
      view->min = MIN (view->min, fish);
      view->max = MAX (view->max, fish);
      view->mean += chance * fish;
      for (guint n = 0; n < 8; n++)
        view->can_pay[n] += fish >= n ? chance : 0;
    }
}

static void
check_hand (const Table *table, guint player)
{
  CatanHandView found, expected;
  catan_fish_view (table->fish, player, &found);
  count_hand (table, player, &expected);
  same (table, found.min, expected.min, "least fish");
  same (table, found.max, expected.max, "most fish");
  close_to (table, found.mean, expected.mean, "mean");
  for (guint n = 0; n < 8; n++)
    close_to (table, found.can_pay[n], expected.can_pay[n], "can pay");
  for (guint v = 1; v <= 3; v++)
    {
      same (table, found.least[v], expected.least[v], "least of a value");
      same (table, found.most[v], expected.most[v], "most of a value");
      close_to (table, found.expected[v], expected.expected[v], "expected of a value");
      same (table, catan_fish_open (table->fish, player, v), table->open[player][v], "open");
    }
  same (table, catan_fish_secret (table->fish, player), table->secret[player], "secret");
}

static void
check_table (const Table *table)
{
  double next[4], counted[4] = { 0 };
  g_assert_true (catan_fish_validate (table->fish));
  g_assert_true (catan_fish_exact (table->fish));
  for (guint p = 0; p < table->players; p++)
    check_hand (table, p);
  for (guint i = 0; i < table->deals->deals->len; i++)
    {
      const Deal *deal = &g_array_index (table->deals->deals, Deal, i);
      g_assert_cmpuint (deal->n, ==, table->stack);
      if (deal->n)
        counted[deal->stack[0]] += g_array_index (table->deals->chances, double, i);
    }
  catan_fish_next (table->fish, next);
  for (guint v = 0; v < 4; v++)
    close_to (table, next[v], counted[v], "next token");
  same (table, catan_fish_stack (table->fish), table->stack, "stack");
  same (table, catan_fish_turned (table->fish), table->turned, "turned over");
  for (guint v = 1; v <= 3; v++)
    same (table, catan_fish_used (table->fish, v), table->used[v], "used");
}

/* Every claim is accepted or refused as the deals say, and a refusal changes nothing. */
static void
check_claim (const Table *table, guint player, const CatanTokens *tokens)
{
  g_autoptr (CatanFish) fish = catan_fish_copy (table->fish);
  g_autoptr (Deals) deals = deals_copy (table->deals);
  TableRefusal why = { "" };
  gboolean may = TRUE;
  for (guint v = 1; v <= 3; v++)
    {
      may &= tokens->open[v] <= table->open[player][v];
      for (guint i = 0; may && i < tokens->shown[v]; i++)
        may = deals_show (deals, player, v);
    }
  same (table, catan_fish_spend (fish, player, tokens, &why), may, "a payment taken");
  if (may)
    return;
  g_assert_cmpstr (why.sentence, !=, "");
  g_assert_true (catan_fish_equal (fish, table->fish));
}

static void
check_claims (const Table *table)
{
  for (guint v = 0; v <= 3; v++)
    {
      g_autoptr (CatanFish) fish = catan_fish_copy (table->fish);
      g_autoptr (Deals) deals = deals_copy (table->deals);
      TableRefusal why = { "" };
      gboolean taken = v ? catan_fish_draw (fish, 0, v, &why) : catan_fish_draw_shoe (fish, &why);
      same (table, taken, deals_draw (deals, 0, (int) v), "a draw taken");
      if (!taken)
        {
          g_assert_cmpstr (why.sentence, !=, "");
          g_assert_true (catan_fish_equal (fish, table->fish));
        }
    }
  for (guint p = 0; p < table->players; p++)
    for (guint code = 1; code < 27; code++)
      {
        CatanTokens tokens = { .shown = { 0, (guint8) (code % 3), (guint8) (code / 3 % 3), (guint8) (code / 9) } };
        check_claim (table, p, &tokens);
      }
}

/* ---- random acts ---- */

/* A random deal, chosen with its chance.  What is done next is done as if it were the true one. */
static const Deal *
some_deal (const Table *table)
{
  double at = g_test_rand_double ();
  guint i = 0;
  for (; i + 1 < table->deals->deals->len; i++)
    if ((at -= g_array_index (table->deals->chances, double, i)) < 0)
      break;
  return &g_array_index (table->deals->deals, Deal, i);
}

static guint
pick (guint n)
{
  return (guint) g_test_rand_int_range (0, (gint32) n);
}

static void
turn_over (Table *table)
{
  guint used = table->used[1] + table->used[2] + table->used[3];
  if (table->stack || !used)
    return;
  deals_turn_over (table->deals, table->used);
  memset (table->used, 0, sizeof table->used);
  table->stack = used;
  table->turned++;
  g_string_append (table->told, " (turned over)");
}

static void
draw (Table *table, guint player, gboolean secret)
{
  TableRefusal why;
  if (table->stack == 0)
    {
      g_assert_false (catan_fish_draw (table->fish, player, CATAN_FISH_SECRET, &why));
      return;
    }
  guint value = some_deal (table)->stack[0];
  gboolean taken;
  table->stack--;
  g_string_append_printf (table->told, secret && value ? " %u:draw" : " %u:draw-%u", player, value);
  if (value == 0)
    {
      taken = catan_fish_draw_shoe (table->fish, &why) && deals_draw (table->deals, player, 0);
      g_assert_true (catan_fish_shoe_drawn (table->fish));
    }
  else if (secret)
    {
      taken = catan_fish_draw (table->fish, player, CATAN_FISH_SECRET, &why) && deals_draw (table->deals, player, -1);
      table->secret[player]++;
    }
  else
    {
      taken = catan_fish_draw (table->fish, player, value, &why) && deals_draw (table->deals, player, (int) value);
      table->open[player][value]++;
    }
  g_assert_true (taken);
  turn_over (table);
}

/* Random tokens of the hand, open and shown, that the player can have if a random deal is the true one. */
static CatanTokens
choose (Table *table, guint player, guint most)
{
  CatanTokens tokens = { 0 };
  Deal deal = *some_deal (table);
  for (guint n = 1 + pick (most), tries = 0; n && tries < 40; tries++)
    {
      guint v = 1 + pick (3);
      gboolean open = pick (2) != 0;
      if (open && tokens.open[v] < table->open[player][v])
        tokens.open[v]++, n--;
      else if (!open && tokens.shown[v] < deal.hand[player][v])
        tokens.shown[v]++, n--;
    }
  return tokens;
}

static void
take (Table *table, guint player, const CatanTokens *tokens)
{
  for (guint v = 1; v <= 3; v++)
    {
      table->open[player][v] -= tokens->open[v];
      table->secret[player] -= tokens->shown[v];
      for (guint i = 0; i < tokens->shown[v]; i++)
        g_assert_true (deals_show (table->deals, player, v));
      g_string_append_printf (table->told, " %u×%u+%u", v, tokens->open[v], tokens->shown[v]);
    }
}

static void
spend (Table *table, guint player, guint most)
{
  CatanTokens tokens = choose (table, player, most);
  TableRefusal why;
  if (catan_tokens_fish (&tokens) == 0)
    return;
  g_string_append_printf (table->told, " %u:spend", player);
  take (table, player, &tokens);
  for (guint v = 1; v <= 3; v++)
    table->used[v] += tokens.open[v] + tokens.shown[v];
  g_assert_true (catan_fish_spend (table->fish, player, &tokens, &why));
  turn_over (table);
}

static void
give (Table *table, guint from, guint to)
{
  CatanTokens tokens = choose (table, from, 2);
  TableRefusal why;
  if (from == to)
    return;
  if (pick (3))
    memset (&tokens, 0, sizeof tokens);
  g_string_append_printf (table->told, " %u:give-%u", from, to);
  take (table, from, &tokens);
  tokens.secret = (guint8) pick (MIN (table->secret[from], 2) + 1u);
  for (guint v = 1; v <= 3; v++)
    table->open[to][v] += tokens.open[v] + tokens.shown[v];
  for (guint i = 0; i < tokens.secret; i++)
    deals_give (table->deals, from, to);
  table->secret[from] -= tokens.secret;
  table->secret[to] += tokens.secret;
  g_string_append_printf (table->told, " ?×%u", tokens.secret);
  g_assert_true (catan_fish_give (table->fish, from, to, &tokens, &why));
}

static void
put_back (Table *table, guint player)
{
  guint value = 1 + pick (3);
  TableRefusal why;
  if (pick (2))
    {
      gboolean taken = catan_fish_put_back (table->fish, player, CATAN_FISH_SECRET, FALSE, &why);
      same (table, taken, table->secret[player] > 0, "put back");
      if (!taken)
        return;
      deals_back (table->deals, player);
      table->secret[player]--;
    }
  else if (table->open[player][value])
    {
      g_assert_true (catan_fish_put_back (table->fish, player, value, TRUE, &why));
      deals_insert (table->deals, value);
      table->open[player][value]--;
    }
  else if (some_deal (table)->hand[player][value])
    {
      g_assert_true (catan_fish_put_back (table->fish, player, value, FALSE, &why));
      g_assert_true (deals_show (table->deals, player, value));
      deals_insert (table->deals, value);
      table->secret[player]--;
    }
  else
    return;
  table->stack++;
  g_string_append_printf (table->told, " %u:back", player);
}

/* ---- thousands of evenings with a few tokens ---- */

static void
random_tokens (guint8 tokens[4])
{
  guint n = 3 + pick (4);
  memset (tokens, 0, 4);
  tokens[0] = (guint8) pick (2);
  for (guint i = 0; i < n; i++)
    tokens[1 + pick (3)]++;
}

static guint
play (gboolean corrections)
{
  Table table;
  guint8 tokens[4];
  random_tokens (tokens);
  table_init (&table, 2 + pick (3), tokens);
  check_table (&table);
  for (guint step = 0; step < STEPS; step++)
    {
      guint player = pick (table.players), what = pick (18);
      if (what < 7)
        draw (&table, player, pick (4) != 0);
      else if (what < 13)
        spend (&table, player, 3);
      else if (what < 15 && table.stack > 0) /* an exchange (T2) */
        spend (&table, player, 1), draw (&table, player, pick (4) != 0);
      else if (what < 17 || !corrections)
        give (&table, player, pick (table.players));
      else
        put_back (&table, player);
      check_table (&table);
      if (pick (4) == 0)
        check_claims (&table);
    }
  guint turned = table.turned;
  table_clear (&table);
  return turned;
}

static void
test_deals (void)
{
  guint turned = 0, often = 0;
  for (guint i = 0; i < SCRIPTS; i++)
    {
      guint times = play (i % 4 == 0);
      turned += times > 0;
      often += times > 1;
    }
  g_test_message ("%d scripts, the stack turned over in %u, more than once in %u", SCRIPTS, turned, often);
  g_assert_cmpuint (often, >, SCRIPTS / 10);
}

/* ---- the box ---- */

static void
take_line (CatanFish *fish, guint player, guint one, guint two, guint three)
{
  TableRefusal why = { "" };
  CatanTokens tokens = { .shown = { 0, (guint8) one, (guint8) two, (guint8) three } };
  if (!catan_fish_spend (fish, player, &tokens, &why))
    g_error ("%s", why.sentence);
}

static void
draw_some (CatanFish *fish, guint player, guint value, guint n)
{
  TableRefusal why = { "" };
  for (guint i = 0; i < n; i++)
    if (!catan_fish_draw (fish, player, value, &why))
      g_error ("%s", why.sentence);
}

/* Before the first turning over, a hand is a blind draw from the tokens that nobody has seen. */
static void
test_first_stack (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (4, FALSE);
  double next[4];
  CatanHandView view;
  catan_fish_next (fish, next);
  g_assert_cmpfloat_with_epsilon (next[0], 1 / 30.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (next[1], 11 / 30.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (next[2], 10 / 30.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (next[3], 8 / 30.0, CLOSE);
  draw_some (fish, 0, CATAN_FISH_SECRET, 2);
  draw_some (fish, 1, 3, 2);
  catan_fish_view (fish, 0, &view);
  g_assert_cmpuint (view.min, ==, 2);
  g_assert_cmpuint (view.max, ==, 6);
  /* 27 are unseen, 11 ones, 10 twos and 6 threes: 351 pairs. */
  g_assert_cmpfloat_with_epsilon (view.mean, 2 * (11 + 20 + 18) / 27.0, CLOSE);
  g_assert_cmpfloat (view.can_pay[2], ==, 1);
  g_assert_cmpfloat_with_epsilon (view.can_pay[3], 1 - 55 / 351.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (view.can_pay[4], (45 + 66 + 60 + 15) / 351.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (view.can_pay[5], (60 + 15) / 351.0, CLOSE);
  g_assert_cmpfloat (view.can_pay[7], ==, 0);
  g_assert_true (catan_fish_validate (fish));
}

/* All tokens of the box, five in each hand, compared with a count of all possible hands. */
static void
test_first_stack_large (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (4, FALSE);
  double total = 0, pays[8] = { 0 }, ways[6][20] = { { 0 } };
  CatanHandView view;
  for (guint p = 0; p < 4; p++)
    draw_some (fish, p, CATAN_FISH_SECRET, 5);
  ways[0][0] = 1;
  for (guint token = 0; token < CATAN_N_FISH; token++) /* each one is in the hand or is not */
    for (guint n = 5; n-- > 0;)
      for (guint sum = 0; sum + 3 < 20; sum++)
        ways[n + 1][sum + (token < 11 ? 1 : token < 21 ? 2 : 3)] += ways[n][sum];
  for (guint sum = 0; sum < 20; sum++)
    total += ways[5][sum];
  for (guint n = 0; n < 8; n++)
    for (guint sum = n; sum < 20; sum++)
      pays[n] += ways[5][sum] / total;
  for (guint p = 0; p < 4; p++)
    {
      catan_fish_view (fish, p, &view);
      for (guint n = 0; n < 8; n++)
        g_assert_cmpfloat_with_epsilon (view.can_pay[n], pays[n], CLOSE);
    }
}

/* A ninth 3 is refused, with the counts. */
static void
test_ninth_three (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (4, FALSE);
  g_autoptr (CatanFish) before = NULL;
  TableRefusal why = { "" };
  CatanTokens two = { .open = { 0, 0, 0, 2 } };
  draw_some (fish, 0, 3, 5);
  g_assert_true (catan_fish_spend (fish, 0, &two, &why));
  draw_some (fish, 1, CATAN_FISH_SECRET, 3);
  draw_some (fish, 2, 3, 1);
  take_line (fish, 1, 0, 0, 2);
  before = catan_fish_copy (fish);
  g_assert_false (catan_fish_spend (fish, 1, &(CatanTokens){ .shown = { 0, 0, 0, 1 } }, &why));
  g_assert_cmpstr (why.sentence, ==,
                   "of these 1 face-down tokens at most 0 can show 3 fish; there are 8: used 4, "
                   "open 4, face down elsewhere 0");
  g_assert_false (catan_fish_draw (fish, 3, 3, &why));
  g_assert_cmpstr (why.sentence, ==,
                   "no token of 3 fish can lie in the stack; there are 8: used 4, open 4, face down "
                   "in hands 0");
  g_assert_false (catan_fish_draw (fish, 3, 3, NULL));
  g_assert_true (catan_fish_equal (fish, before));
}

/* All tokens except six secret ones have been seen when the used ones are turned over.  So the six are known as a set;
 * if one player has them all, this hand is known exactly. */
/* The sentence names the value, whichever it is. */
static void
test_none_of_a_value (void)
{
  for (guint v = 1; v <= 3; v++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new (2, FALSE);
      g_autofree char *wanted = g_strdup_printf (
          "of these 1 face-down tokens at most 0 can show %u fish; there are %u: used 0, open %u, "
          "face down elsewhere 0",
          v, catan_fish_copies[v], catan_fish_copies[v]);
      TableRefusal why = { "" };
      CatanTokens claim = { 0 };
      claim.shown[v] = 1;
      draw_some (fish, 1, v, catan_fish_copies[v]);
      if (v == 2) /* nor can it be a one, but nobody says so */
        draw_some (fish, 1, 1, catan_fish_copies[1]);
      draw_some (fish, 0, CATAN_FISH_SECRET, 1);
      g_assert_false (catan_fish_spend (fish, 0, &claim, &why));
      g_assert_cmpstr (why.sentence, ==, wanted);
    }
}

static void
test_known_after_turn_over (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (3, FALSE);
  CatanHandView view;
  double next[4];
  draw_some (fish, 0, CATAN_FISH_SECRET, 6);
  draw_some (fish, 1, 1, 10);
  draw_some (fish, 1, 2, 8);
  g_assert_true (catan_fish_draw_shoe (fish, NULL));
  g_assert_true (catan_fish_spend (fish, 1, &(CatanTokens){ .open = { 0, 10, 8, 0 } }, NULL));
  draw_some (fish, 2, 3, 4);
  g_assert_cmpuint (catan_fish_stack (fish), ==, 1);
  catan_fish_view (fish, 0, &view);
  g_assert_cmpuint (view.min, <, view.max);
  draw_some (fish, 2, 3, 1);
  /* In the hand: 1 one, 2 twos, 3 threes. */
  g_assert_cmpuint (catan_fish_turned (fish), ==, 1);
  catan_fish_view (fish, 0, &view);
  g_assert_cmpuint (view.min, ==, 14);
  g_assert_cmpuint (view.max, ==, 14);
  for (guint v = 1; v <= 3; v++)
    {
      g_assert_cmpuint (view.least[v], ==, v);
      g_assert_cmpuint (view.most[v], ==, v);
    }
  catan_fish_next (fish, next);
  g_assert_cmpfloat_with_epsilon (next[1], 10 / 18.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (next[2], 8 / 18.0, CLOSE);
  g_assert_cmpfloat (next[0], ==, 0);
  g_assert_cmpfloat (next[3], ==, 0);
  g_assert_false (catan_fish_draw (fish, 1, 3, NULL));
  /* Half of them are given away unseen: now each hand is uncertain, but both together are known. */
  g_assert_true (catan_fish_give (fish, 0, 1, &(CatanTokens){ .secret = 3 }, NULL));
  catan_fish_view (fish, 1, &view);
  g_assert_cmpuint (view.min, ==, 5);
  g_assert_cmpuint (view.max, ==, 9);
  take_line (fish, 0, 0, 0, 3);
  catan_fish_view (fish, 1, &view);
  g_assert_cmpuint (view.min, ==, 5);
  g_assert_cmpuint (view.max, ==, 5);
  g_assert_true (catan_fish_validate (fish));
}

/* F2: nothing was used when the last token was drawn, so the stack stays empty until something is spent. */
static void
test_empty_stack (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (3, FALSE);
  TableRefusal why = { "" };
  draw_some (fish, 0, 1, 11);
  draw_some (fish, 1, 2, 10);
  draw_some (fish, 2, 3, 8);
  g_assert_cmpuint (catan_fish_stack (fish), ==, 1);
  g_assert_false (catan_fish_draw (fish, 0, CATAN_FISH_SECRET, &why));
  g_assert_cmpstr (why.sentence, ==, "only the shoe is left in the stack");
  g_assert_true (catan_fish_draw_shoe (fish, &why));
  g_assert_false (catan_fish_draw_shoe (fish, &why));
  g_assert_cmpuint (catan_fish_stack (fish), ==, 0);
  g_assert_false (catan_fish_draw (fish, 0, CATAN_FISH_SECRET, &why));
  g_assert_cmpstr (why.sentence, ==, "no fish token is left in the stack");
  g_assert_true (catan_fish_spend (fish, 2, &(CatanTokens){ .open = { 0, 0, 0, 2 } }, &why));
  g_assert_cmpuint (catan_fish_stack (fish), ==, 2);
  g_assert_cmpuint (catan_fish_n_used (fish), ==, 0);
  g_assert_cmpuint (catan_fish_turned (fish), ==, 1);
  g_assert_true (catan_fish_validate (fish));
}

static void
test_hands_are_bounds (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (2, FALSE);
  TableRefusal why = { "" };
  draw_some (fish, 0, CATAN_FISH_SECRET, 2);
  draw_some (fish, 0, 2, 1);
  g_assert_false (catan_fish_spend (fish, 0, &(CatanTokens){ .open = { 0, 0, 2, 0 } }, &why));
  g_assert_cmpstr (why.sentence, ==, "this hand holds 1 open token of 2 fish, not 2");
  g_assert_false (catan_fish_spend (fish, 0, &(CatanTokens){ .shown = { 0, 1, 1, 1 } }, &why));
  g_assert_cmpstr (why.sentence, ==, "this hand holds 2 face-down tokens, not 3");
  g_assert_false (catan_fish_give (fish, 0, 1, &(CatanTokens){ .shown = { 0, 1, 0, 0 }, .secret = 2 }, &why));
  g_assert_cmpstr (why.sentence, ==, "this hand holds 2 face-down tokens, not 3");
  g_assert_false (catan_fish_put_back (fish, 1, CATAN_FISH_SECRET, FALSE, &why));
  g_assert_cmpstr (why.sentence, ==, "this hand holds no face-down token");
  g_assert_cmpuint (catan_fish_held (fish, 0), ==, 3);
}

/* ---- long evenings with the box ---- */

/* Of each stack, Anna and Ben keep a one and a two, and nobody knows who has which.  For the tokens of a ninth stack
 * there is no room in what is remembered: then less is known, but nothing false. */
static void
test_ninth_stack (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new_of (3, catan_fish_copies, FALSE, CATAN_WORLDS_MAX);
  for (guint stack = 0; stack <= CATAN_TIED_MAX; stack++)
    {
      CatanTokens rest = { .open = { 0 } };
      CatanHandView view;
      for (guint v = 1; v <= CATAN_FISH_MAX; v++)
        rest.open[v] = (guint8) (catan_fish_copies[v] - (v < 3 ? stack + 1 : 0));
      for (guint player = 0; player < 2; player++)
        draw_some (fish, player, CATAN_FISH_SECRET, 1);
      g_assert_true (catan_fish_validate (fish));
      g_assert_cmpint (catan_fish_exact (fish), ==, stack < CATAN_TIED_MAX);
      for (guint v = 1; v <= CATAN_FISH_MAX; v++)
        draw_some (fish, 2, v, rest.open[v]);
      g_assert_true (catan_fish_validate (fish));
      catan_fish_view (fish, 1, &view);
      g_assert_cmpuint (view.min, <=, stack + 1);
      g_assert_cmpuint (view.max, >=, 2 * (stack + 1));
      g_assert_cmpfloat_with_epsilon (view.mean, 1.5 * (stack + 1), CLOSE);
      g_assert_true (catan_fish_spend (fish, 2, &rest, NULL));
      g_assert_cmpuint (catan_fish_turned (fish), ==, stack + 1);
    }
}

static void
test_copies (void)
{
  g_autoptr (CatanFish) fish = catan_fish_new (3, FALSE);
  g_autoptr (CatanFish) copy = NULL;
  draw_some (fish, 0, CATAN_FISH_SECRET, 4);
  copy = catan_fish_copy (fish);
  g_assert_true (catan_fish_equal (fish, copy));
  take_line (copy, 0, 1, 1, 0);
  g_assert_false (catan_fish_equal (fish, copy));
  g_assert_cmpuint (catan_fish_secret (fish, 0), ==, 4);
  take_line (fish, 0, 1, 1, 0);
  g_assert_true (catan_fish_equal (fish, copy));
}

/* Who showed which token is part of what is known, also if the same tokens were shown in all. */
static void
test_who_showed (void)
{
  for (guint a = 0; a < 3; a++)
    for (guint b = 0; b < a; b++)
      {
        g_autoptr (CatanFish) fish = catan_fish_new (3, FALSE);
        for (guint p = 0; p < 3; p++)
          draw_some (fish, p, CATAN_FISH_SECRET, 3);
        g_autoptr (CatanFish) other = catan_fish_copy (fish);
        take_line (fish, a, 1, 0, 0);
        take_line (fish, b, 0, 1, 0);
        take_line (other, b, 1, 0, 0);
        take_line (other, a, 0, 1, 0);
        g_assert_false (catan_fish_equal (fish, other));
        g_assert_false (catan_fish_equal (other, fish));
      }
}

/* ---- swaps ---- */

static void
act (GRand *rand, CatanFish *fish)
{
  guint player = (guint) g_rand_int_range (rand, 0, 3);
  CatanTokens tokens = { 0 };
  if (catan_fish_stack (fish) == 1 && !catan_fish_shoe_drawn (fish))
    catan_fish_draw_shoe (fish, NULL);
  else if (catan_fish_stack (fish) && g_rand_int_range (rand, 0, 5) < 3)
    catan_fish_draw (fish, player, (guint) g_rand_int_range (rand, 0, 2) * (guint) g_rand_int_range (rand, 1, 4), NULL);
  else if (catan_fish_secret (fish, player) && g_rand_int_range (rand, 0, 4) == 0)
    {
      tokens.secret = 1;
      catan_fish_give (fish, player, (player + 1) % 3, &tokens, NULL);
    }
  else if (catan_fish_secret (fish, player))
    {
      tokens.shown[g_rand_int_range (rand, 1, 4)] = 1;
      catan_fish_spend (fish, player, &tokens, NULL);
    }
}

/* A swap gives the same as three gifts through an empty hand; and nobody can show a token that comes in the swap. */
static void
test_swap (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint taken = 0, refused = 0;
  for (guint i = 0; i < 8000; i++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new_of (4, (guint8[]){ 0, 3, 2, 3 }, TRUE, G_MAXUINT);
      for (guint k = 0; k < 30; k++)
        act (rand, fish);
      guint8 n = (guint8) g_rand_int_range (rand, 1, 3), m = (guint8) g_rand_int_range (rand, 1, 3);
      CatanTokens given = { .secret = n }, got = { .secret = m };
      if (g_rand_boolean (rand))
        got.shown[g_rand_int_range (rand, 1, 4)] = 1;
      g_autoptr (CatanFish) swapped = catan_fish_copy (fish);
      g_autoptr (CatanFish) byway = catan_fish_copy (fish);
      if (!catan_fish_swap (swapped, 0, 1, &given, &got, NULL))
        {
          refused++;
          g_assert_true (catan_fish_equal (swapped, fish));
          g_assert_false (catan_fish_give (byway, 0, 3, &given, NULL) && catan_fish_give (byway, 1, 0, &got, NULL));
          continue;
        }
      taken++;
      g_assert_true (catan_fish_validate (swapped));
      g_assert_true (catan_fish_give (byway, 0, 3, &given, NULL));
      g_assert_true (catan_fish_give (byway, 1, 0, &got, NULL));
      g_assert_true (catan_fish_give (byway, 3, 1, &given, NULL));
      for (guint player = 0; player < 3; player++)
        {
          CatanHandView a, b;
          catan_fish_view (swapped, player, &a);
          catan_fish_view (byway, player, &b);
          g_assert_cmpuint (a.min, ==, b.min);
          g_assert_cmpuint (a.max, ==, b.max);
          for (guint v = 1; v <= CATAN_FISH_MAX; v++)
            g_assert_cmpfloat_with_epsilon (a.expected[v], b.expected[v], CLOSE);
        }
    }
  g_assert_cmpuint (taken, >, 50);
  g_assert_cmpuint (refused, >, 50);
}

/* If no seat is empty and tokens are in the stack, the tokens of a swap may be mixed: then less is known than could be,
 * and the table says so. */
static void
test_swap_without_room (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  guint inexact = 0;
  for (guint i = 0; i < 4000; i++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new_of (6, (guint8[]){ 0, 4, 3, 4 }, TRUE, G_MAXUINT);
      const CatanTokens one = { .secret = 1 };
      for (guint player = 3; player < CATAN_MAX_PLAYERS; player++)
        draw_some (fish, player, CATAN_FISH_SECRET, 1);
      for (guint k = 0; k < 40; k++)
        act (rand, fish);
      g_assert_true (catan_fish_exact (fish));
      if (!catan_fish_swap (fish, 0, 1, &one, &one, NULL))
        continue;
      g_assert_true (catan_fish_validate (fish));
      g_assert_true (catan_fish_exact (fish) || (catan_fish_secret (fish, 2) > 0 && catan_fish_stack (fish) > 0));
      inexact += !catan_fish_exact (fish);
    }
  g_assert_cmpuint (inexact, >, 0);
}

/* A swap between two hands that hold only tokens of the same stack changes nothing, whichever stack it is. */
static void
test_swap_alike (void)
{
  const CatanTokens one = { .secret = 1 };
  for (guint stack = 0; stack < 3; stack++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new_of (4, catan_fish_copies, FALSE, G_MAXUINT);
      for (guint before = 0; before < stack; before++)
        {
          CatanTokens rest = { .open = { 0 } };
          for (guint v = 1; v <= CATAN_FISH_MAX; v++)
            rest.open[v] = (guint8) (catan_fish_copies[v] - (v < 3 ? before + 1 : 0));
          for (guint player = 2; player < 4; player++)
            draw_some (fish, player, CATAN_FISH_SECRET, 1);
          for (guint v = 1; v <= CATAN_FISH_MAX; v++)
            draw_some (fish, 0, v, rest.open[v]);
          g_assert_true (catan_fish_spend (fish, 0, &rest, NULL));
        }
      for (guint player = 0; player < 4; player++)
        draw_some (fish, player, CATAN_FISH_SECRET, 2);
      g_autoptr (CatanFish) swapped = catan_fish_copy (fish);
      g_assert_true (catan_fish_swap (swapped, 0, 1, &one, &one, NULL));
      g_assert_true (catan_fish_exact (swapped));
      g_assert_true (catan_fish_equal (swapped, fish));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/catan/fish/deals", test_deals);
  g_test_add_func ("/catan/fish/first-stack", test_first_stack);
  g_test_add_func ("/catan/fish/first-stack-large", test_first_stack_large);
  g_test_add_func ("/catan/fish/ninth-three", test_ninth_three);
  g_test_add_func ("/catan/fish/none-of-a-value", test_none_of_a_value);
  g_test_add_func ("/catan/fish/known-after-turn-over", test_known_after_turn_over);
  g_test_add_func ("/catan/fish/empty-stack", test_empty_stack);
  g_test_add_func ("/catan/fish/hands-are-bounds", test_hands_are_bounds);
  g_test_add_func ("/catan/fish/ninth-stack", test_ninth_stack);
  g_test_add_func ("/catan/fish/copies", test_copies);
  g_test_add_func ("/catan/fish/who-showed", test_who_showed);
  g_test_add_func ("/catan/fish/swap", test_swap);
  g_test_add_func ("/catan/fish/swap-without-room", test_swap_without_room);
  g_test_add_func ("/catan/fish/swap-alike", test_swap_alike);
  return g_test_run ();
}
