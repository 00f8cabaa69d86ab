/* test-fish-deals.c - what is known of face-down fish tokens, compared with a list of all deals (fish-deals.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "catan/catan-fish-private.h"
#include "fish-deals.h"
#include "../table/test-add.h"

#define SCRIPTS 3000
#define STEPS 24
#define CLOSE 1e-10 /* both sum many thousand chances, each rounded */

/* The same table twice: as a CatanFish and as deals. */
typedef struct
{
  guint players;
  CatanFish *fish;
  GArray *deals; /* Deal */
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
  g_array_unref (table->deals);
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
  for (guint i = 0; i < table->deals->len; i++)
    {
      const Deal *deal = &g_array_index (table->deals, Deal, i);
      const guint8 *hand = deal->hand[player];
      const double chance = deal->chance;
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
  for (guint i = 0; i < table->deals->len; i++)
    {
      const Deal *deal = &g_array_index (table->deals, Deal, i);
      g_assert_cmpuint (deal->n, ==, table->stack);
      if (deal->n)
        counted[deal->stack[0]] += deal->chance;
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
  g_autoptr (GArray) deals = g_array_copy (table->deals);
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
      g_autoptr (GArray) deals = g_array_copy (table->deals);
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
  for (; i + 1 < table->deals->len; i++)
    if ((at -= g_array_index (table->deals, Deal, i).chance) < 0)
      break;
  return &g_array_index (table->deals, Deal, i);
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
    deals_move (table->deals, from, (int) to);
  table->secret[from] -= tokens.secret;
  table->secret[to] += tokens.secret;
  g_string_append_printf (table->told, " ?×%u", tokens.secret);
  g_assert_true (catan_fish_give (table->fish, from, to, &tokens, &why));
}

/* Both give at once: what `a` gives lies aside until `b` has chosen. */
static void
swap (Table *table, guint a, guint b)
{
  CatanTokens given = { 0 }, got = { 0 };
  TableRefusal why;
  if (a == b || table->secret[a] == 0 || table->secret[b] == 0)
    return;
  if (pick (3) == 0)
    given = choose (table, a, 1);
  g_string_append_printf (table->told, " %u:swap-%u", a, b);
  take (table, a, &given);
  for (guint v = 1; v <= 3; v++)
    table->open[b][v] += given.open[v] + given.shown[v];
  given.secret = (guint8) pick (MIN (table->secret[a], 2) + 1u);
  got.secret = (guint8) (1 + pick (MIN (table->secret[b], 2)));
  for (guint i = 0; i < given.secret; i++)
    deals_move (table->deals, a, DEALS_ASIDE);
  for (guint i = 0; i < got.secret; i++)
    deals_move (table->deals, b, (int) a);
  for (guint i = 0; i < given.secret; i++)
    deals_move (table->deals, DEALS_ASIDE, (int) b);
  table->secret[a] += got.secret - given.secret;
  table->secret[b] += given.secret - got.secret;
  g_string_append_printf (table->told, " ?×%u ?×%u", given.secret, got.secret);
  g_assert_true (catan_fish_swap (table->fish, a, b, &given, &got, &why));
}

static void
uncover (Table *table, guint player)
{
  const guint value = 1 + pick (3);
  TableRefusal why;
  if (some_deal (table)->hand[player][value] == 0)
    return;
  g_string_append_printf (table->told, " %u:uncover-%u", player, value);
  g_assert_true (catan_fish_uncover (table->fish, player, value, &why));
  g_assert_true (deals_show (table->deals, player, value));
  table->secret[player]--;
  table->open[player][value]++;
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
      deals_move (table->deals, player, -1);
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
random_act (Table *table, gboolean corrections)
{
  const guint player = pick (table->players), what = pick (20);
  if (what < 7)
    draw (table, player, pick (4) != 0);
  else if (what < 13)
    spend (table, player, 3);
  else if (what < 15 && table->stack > 0) /* an exchange (T2) */
    spend (table, player, 1), draw (table, player, pick (4) != 0);
  else if (what < 17)
    give (table, player, pick (table->players));
  else if (what < 18)
    swap (table, player, pick (table->players));
  else if (what < 19 || !corrections)
    uncover (table, player);
  else
    put_back (table, player);
}

/* From 3 to 8 tokens, more often few, and the shoe in half of the evenings. */
static void
random_tokens (guint8 tokens[4])
{
  const guint n = pick (8) ? 3 + pick (4) : 7 + pick (2);
  memset (tokens, 0, 4);
  tokens[0] = (guint8) pick (2);
  for (guint i = 0; i < n; i++)
    tokens[1 + pick (3)]++;
}

/* Returns how often the stack was turned over. */
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
      random_act (&table, corrections);
      check_table (&table);
      if (pick (4) == 0)
        check_claims (&table);
    }
  const guint turned = table.turned;
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
  g_test_message ("%d evenings, the stack turned over in %u, more than once in %u", SCRIPTS, turned, often);
  g_assert_cmpuint (often, >, SCRIPTS / 10);
}

/* The example of catan-fish-worlds.c: six tokens, one of them paid that may be of the first stack or of the second. */
static void
test_six_tokens (void)
{
  Table table;
  CatanHandView view;
  double next[4];
  TableRefusal why;
  const CatanTokens three = { .open = { 0, 1, 1, 1 } }, one = { .shown = { 0, 1, 0, 0 } };
  table_init (&table, 3, (guint8[]){ 0, 3, 2, 1 });
  g_assert_cmpuint (table.deals->len, ==, 60);
  for (guint i = 0; i < 6; i++)
    {
      const guint player = i < 2 ? 0 : i < 3 ? 1 : 2, value = i < 3 ? CATAN_FISH_SECRET : i - 2;
      g_assert_true (catan_fish_draw (table.fish, player, value, &why));
      g_assert_true (deals_draw (table.deals, player, value == CATAN_FISH_SECRET ? -1 : (int) value));
    }
  g_assert_true (catan_fish_spend (table.fish, 2, &three, &why));
  deals_turn_over (table.deals, three.open);
  g_assert_true (catan_fish_draw (table.fish, 0, CATAN_FISH_SECRET, &why));
  g_assert_true (deals_draw (table.deals, 0, -1));
  g_assert_true (catan_fish_spend (table.fish, 0, &one, &why));
  g_assert_true (deals_show (table.deals, 0, 1));
  table.secret[0] = 2;
  table.secret[1] = 1;
  table.stack = 2;
  table.used[1] = table.turned = 1;
  check_table (&table);
  catan_fish_view (table.fish, 1, &view);
  close_to (&table, view.expected[2], 7 / 15.0, "Ben's token shows 2");
  catan_fish_next (table.fish, next);
  close_to (&table, next[1], 8 / 30.0, "the next token shows 1");
  close_to (&table, next[2], 11 / 30.0, "the next token shows 2");
  close_to (&table, next[3], 11 / 30.0, "the next token shows 3");
  table_clear (&table);
}

TESTS_MAIN ("/fish", deals, six_tokens)
