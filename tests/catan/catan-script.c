/* catan-script.c - see catan-script.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-script.h"
#include "catan/catan-operands-private.h"
#include "small-board.h"

#include <string.h>

static const char opening[] = "found 9 9-10\nfound 40 40-41\nfound 45 45-44\n"
                              "found 36 36-35\nfound 23 23-24\nfound 32 32-31";

static const char *const because_words[CATAN_N_BECAUSES] = { "built",  "founded", "upgraded", "taken",
                                                             "passed", "broken",  "revealed", "corrected" };

typedef struct
{
  CatanState *state;
  char **words;
  guint n;
  const char *line; /* for messages */
} Run;

static void expect (const Run *run, gboolean true_, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
expect (const Run *run, gboolean true_, const char *format, ...)
{
  if (true_)
    return;
  va_list args;
  va_start (args, format);
  g_autofree char *found = g_strdup_vprintf (format, args);
  va_end (args);
  g_autofree char *dump = catan_fixture_dump (run->state);
  g_error ("%s\n%s\nfound: %s", dump, run->line, found);
}

static const char *
word (const Run *run, guint i)
{
  if (i >= run->n)
    g_error ("word %u is missing: %s", i, run->line);
  return run->words[i];
}

static gint8
player (const Run *run, guint i)
{
  if (strcmp (word (run, i), "none") == 0)
    return CATAN_NOBODY;
  for (guint p = 0; p < run->state->rules->n_players; p++)
    if (strcmp (run->state->rules->players[p].name, word (run, i)) == 0)
      return (gint8) p;
  g_error ("nobody is called %s: %s", word (run, i), run->line);
}

static int
number (const Run *run, guint i)
{
  int value;
  if (!table_words_number (word (run, i), -99999, 99999, &value))
    g_error ("word %u is not a number: %s", i, run->line);
  return value;
}

static gboolean
yes (const Run *run, guint i)
{
  if (strcmp (word (run, i), "yes") != 0 && strcmp (word (run, i), "no") != 0)
    g_error ("word %u is neither yes nor no: %s", i, run->line);
  return word (run, i)[0] == 'y';
}

static guint
one_of (const Run *run, guint i, const char *const *words, guint n)
{
  for (guint k = 0; k < n; k++)
    if (strcmp (word (run, i), words[k]) == 0)
      return k;
  g_error ("“%s” is not possible here: %s", word (run, i), run->line);
}
#define ONE_OF(run, i, words) one_of (run, i, words, G_N_ELEMENTS (words))

/* Compares the numbers from word `i` on with bytes. */
static void
expect_bytes (const Run *run, guint i, const guint8 *found, guint n)
{
  g_autoptr (GString) told = g_string_new (NULL);
  gboolean same = TRUE;
  for (guint k = 0; k < n; k++)
    {
      g_string_append_printf (told, "%u ", found[k]);
      same &= number (run, i + k) == found[k];
    }
  expect (run, same, "%s", told->str);
}

/* ---- scores and ledger ---- */

static void
check_scores (Run *run)
{
  const gint32 *scores = run->state->ledger.scores;
  for (guint p = 0; p < run->state->rules->n_players; p++)
    expect (run, scores[p] == number (run, p + 1), "player %u has %d", p, scores[p]);
}

static void
check_line (Run *run)
{
  g_autofree char *wanted = run->n > 4 ? g_strjoinv (" ", run->words + 4) : g_strdup ("");
  for (guint i = 0; i < run->state->ledger.n_lines; i++)
    {
      const TableLine *line = &run->state->ledger.lines[i];
      g_autofree char *sum = table_game_sum (&catan_game, line);
      if (line->player == player (run, 1) && line->points == number (run, 2)
          && strcmp (catan_game.kind_name (line->kind), word (run, 3)) == 0
          && (*wanted == '\0' || strcmp (sum, wanted) == 0))
        return;
    }
  expect (run, FALSE, "no such line");
}

static void
check_no (Run *run)
{
  for (guint i = 0; i < run->state->ledger.n_lines; i++)
    expect (run, strcmp (catan_game.kind_name (run->state->ledger.lines[i].kind), word (run, 1)) != 0, "line %u", i);
}

static const TableLine *
last_line (const Run *run)
{
  expect (run, run->state->ledger.n_lines > 0, "an empty ledger");
  return &run->state->ledger.lines[run->state->ledger.n_lines - 1];
}

static void
check_because (Run *run)
{
  const char *found = because_words[last_line (run)->because];
  expect (run, strcmp (found, word (run, 1)) == 0, "%s", found);
}

static void
check_reason (Run *run)
{
  const char *found = table_ledger_text (&run->state->ledger, last_line (run)->why);
  expect (run, strcmp (found, word (run, 1)) == 0, "%s", found);
}

static void
check_cites (Run *run)
{
  int ruling = table_ruling_find (catan_rulings, CATAN_N_RULINGS, word (run, 1));
  g_assert_cmpint (ruling, >=, 0);
  g_autofree char *found = table_game_cites (&catan_game, &last_line (run)->rulings);
  expect (run, table_rulings_has (&last_line (run)->rulings, (guint) ruling), "%s", found);
}

/* ---- turn ---- */

static void
check_ask (Run *run)
{
  static const char *const asks[] = { "found", "roll",    "discard", "robber",   "draw",
                                      "turn",  "nothing", "pad",     "snapshot", "build" };
  G_STATIC_ASSERT (G_N_ELEMENTS (asks) == CATAN_N_ASKS);
  const CatanState *state = run->state;
  expect (run, state->ask == ONE_OF (run, 1, asks), "%s", asks[state->ask]);
  expect (run, run->n < 3 || state->player == player (run, 2), "player %d", state->player);
  expect (run, state->finished == (state->ask == CATAN_ASK_NOTHING), "finished: %d", state->finished);
}

static void
check_winner (Run *run)
{
  expect (run, run->state->winner == player (run, 1), "%d", run->state->winner);
}

static void
check_target (Run *run)
{
  guint found = catan_target (run->state, (guint) player (run, 1));
  expect (run, (int) found == number (run, 2), "%u", found);
}

static void
check_dice (Run *run)
{
  guint found = run->state->rolls[number (run, 1)];
  expect (run, (int) found == number (run, 2), "%u", found);
}

/* ---- pieces ---- */

static void
check_road (Run *run)
{
  guint who = (guint) player (run, 1), found = catan_longest_road (run->state, who, NULL);
  expect (run, (int) found == number (run, 2) && run->state->seats[who].road_length == found, "%u", found);
}

static void
check_longest (Run *run)
{
  expect (run, run->state->longest == player (run, 1), "%d", run->state->longest);
}

static void
check_army (Run *run)
{
  expect (run, run->state->army == player (run, 1), "%d", run->state->army);
}

static void
check_left (Run *run)
{
  const CatanSeat *seat = &run->state->seats[player (run, 1)];
  const guint8 left[] = { seat->roads, seat->settlements, seat->cities };
  expect_bytes (run, 2, left, 3);
}

static void
check_may (Run *run)
{
  static const char *const pieces[] = { "road", "settlement", "city", "found" };
  guint8 legal[CATAN_EDGES_MAX] = { 0 };
  guint piece = ONE_OF (run, 1, pieces), who = (guint) player (run, 2), at;
  if (piece == CATAN_ROAD)
    catan_roads (run->state, who, TRUE, legal);
  else
    catan_spots (run->state, who, piece == 3 ? CATAN_SETTLEMENT : (CatanPiece) piece, TRUE, legal);
  at = piece == CATAN_ROAD ? catan_edge_find (small_shape (), word (run, 3))
                           : catan_spot_find (small_shape (), word (run, 3));
  g_assert (at != CATAN_NOWHERE);
  expect (run, legal[at] == yes (run, 4), "%u", legal[at]);
}

/* ---- robber and hexes ---- */

static void
check_robber (Run *run)
{
  guint8 hex = strcmp (word (run, 1), "off") == 0 ? CATAN_NOWHERE : catan_hex_find (small_shape (), word (run, 1));
  expect (run, run->state->robber == hex, "%u", run->state->robber);
}

static void
expect_players (const Run *run, guint from, guint found)
{
  guint wanted = 0;
  for (guint i = from; i < run->n; i++)
    wanted |= 1u << player (run, i);
  expect (run, wanted == found, "%x", found);
}

static void
check_victims (Run *run)
{
  expect_players (run, 2, catan_victims (run->state, catan_hex_find (small_shape (), word (run, 1))));
}

static void
check_yield (Run *run)
{
  CatanYield yield;
  catan_yield (run->state, (guint) number (run, 1), &yield);
  expect_bytes (run, 3, yield.yield[player (run, 2)], CATAN_N_RESOURCES);
}

static void
check_lost (Run *run)
{
  CatanYield yield;
  catan_yield (run->state, (guint) number (run, 1), &yield);
  expect (run, yield.lost[player (run, 2)] == number (run, 3), "%u", yield.lost[player (run, 2)]);
}

static void
check_short (Run *run)
{
  CatanYield yield;
  guint resource = one_of (run, 2, catan_resource_words, CATAN_N_RESOURCES);
  catan_yield (run->state, (guint) number (run, 1), &yield);
  expect (run, yield.short_of[resource] == yes (run, 3), "%u", yield.short_of[resource]);
}

/* ---- fish ---- */

static void
check_fish (Run *run)
{
  CatanYield yield;
  catan_yield (run->state, (guint) number (run, 1), &yield);
  expect_bytes (run, 2, yield.fish, run->state->rules->n_players);
}

static void
check_owed (Run *run)
{
  expect (run, run->state->n_draws == run->n - 1, "%u draws", run->state->n_draws);
  for (guint i = 1; i < run->n; i++)
    expect (run, run->state->draws[i - 1].player == (guint8) player (run, i), "draw %u: %u", i,
            run->state->draws[i - 1].player);
}

static void
check_shortage (Run *run)
{
  static const char *const words[] = { "fine", "short", "capped" };
  expect (run, run->state->brought.shortage == ONE_OF (run, 1, words), "%u", run->state->brought.shortage);
}

static void
check_held (Run *run)
{
  guint found = catan_fish_held (run->state->fish, (guint) player (run, 1));
  expect (run, (int) found == number (run, 2), "%u", found);
}

static void
check_open (Run *run)
{
  guint8 open[CATAN_FISH_MAX];
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    open[v - 1] = (guint8) catan_fish_open (run->state->fish, (guint) player (run, 1), v);
  expect_bytes (run, 2, open, CATAN_FISH_MAX);
}

static void
check_own (Run *run)
{
  expect_bytes (run, 2, run->state->told[player (run, 1)].n + 1, CATAN_FISH_MAX);
}

static void
check_doubts (Run *run)
{
  guint8 players = run->state->kept.doubt;
  for (guint p = 0; p < run->state->rules->n_players; p++)
    players |= (guint8) ((run->state->told[p].doubt | run->state->seats[p].told.doubt) << p);
  expect_players (run, 1, players);
}

static void
check_told (Run *run)
{
  expect_bytes (run, 2, run->state->seats[player (run, 1)].told.n, CATAN_N_CARDS);
}

static void
check_stack (Run *run)
{
  guint found = catan_fish_stack (run->state->fish);
  expect (run, (int) found == number (run, 1), "%u", found);
}

static void
check_used (Run *run)
{
  guint found = catan_fish_n_used (run->state->fish);
  expect (run, (int) found == number (run, 1), "%u", found);
}

static void
check_turned (Run *run)
{
  guint found = catan_fish_turned (run->state->fish);
  expect (run, (int) found == number (run, 1), "%u", found);
}

static void
check_shoe (Run *run)
{
  expect (run, run->state->shoe == player (run, 1), "%d", run->state->shoe);
}

static void
check_takers (Run *run)
{
  expect_players (run, 1, catan_shoe_takers (run->state));
}

static void
check_pays (Run *run)
{
  static const char *const words[] = { "never", "maybe", "surely" };
  CatanPays found = catan_can_pay (run->state, (guint) player (run, 1), (guint) number (run, 2));
  expect (run, found == ONE_OF (run, 3, words), "%s", words[found]);
}

static void
check_offers (Run *run)
{
  TableRefusal why = { "" };
  gboolean found = catan_market_offers (run->state, (guint) number (run, 1), &why);
  expect (run, found == yes (run, 2) && found == (*why.sentence == '\0'), "%s", why.sentence);
}

/* In the order in which they are offered. */
static void
check_builders (Run *run)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  g_autoptr (GString) found = g_string_new ("builders");
  catan_offer_builders (run->state, NULL, NULL, NULL, offers);
  for (guint i = 0; i < offers->len; i++)
    g_string_append_printf (found, " %s", catan_name (run->state, g_array_index (offers, TableOffer, i).value[0]));
  g_autofree char *wanted = g_strjoinv (" ", run->words);
  expect (run, strcmp (found->str, wanted) == 0, "%s", found->str);
}

static void
check_market (Run *run)
{
  TableRefusal why = { "it is open" };
  gboolean found = catan_market_open (run->state, (guint) number (run, 1), &why);
  expect (run, found == yes (run, 2), "%s", why.sentence);
}

static void
check_warning (Run *run)
{
  static const char *const words[] = { "none", "home", "needless", "both" };
  /* Each warning ends with its ruling. */
  static const char *const sheets[][TABLE_WARNINGS_MAX] = { { NULL }, { "(F9)" }, { "(F8)" }, { "(F8)", "(F9)" } };
  const char *const *wanted = sheets[ONE_OF (run, 1, words)];
  for (guint i = 0; i < TABLE_WARNINGS_MAX; i++)
    {
      const char *told = table_game_warning (&catan_game, run->state, i);
      expect (run, wanted[i] != NULL ? told != NULL && g_str_has_suffix (told, wanted[i]) : told == NULL, "%s", told);
    }
}

/* ---- cards ---- */

static void
check_hand (Run *run)
{
  expect_bytes (run, 2, run->state->seats[player (run, 1)].hand, CATAN_N_RESOURCES);
}

static void
check_most (Run *run)
{
  expect_bytes (run, 2, run->state->seats[player (run, 1)].most, CATAN_N_RESOURCES);
}

/* Cards in hand of which it is not certain what they are. */
static void
check_unseen (Run *run)
{
  guint found = run->state->seats[player (run, 1)].unseen;
  expect (run, (int) found == number (run, 2), "%u", found);
}

/* "affords Anna road maybe 75": with this chance in per cent. */
static void
check_affords (Run *run)
{
  static const char *const things[] = { "road", "settlement", "city", "card" };
  static const char *const words[] = { "never", "maybe", "surely" };
  double chance;
  CatanPays found = catan_pays_cost (run->state, (guint) player (run, 1), (guint) ONE_OF (run, 2, things), &chance);
  expect (run, found == (CatanPays) ONE_OF (run, 3, words), "%s", words[found]);
  if (found == CATAN_PAYS_MAYBE)
    expect (run, (int) catan_percent (chance) == number (run, 4), "%.3f", chance);
}

/* What a player knows who told something; the cards that are certain for this player. */
static void
check_knows (Run *run)
{
  CatanHandsView view;
  const CatanHands *own = run->state->kept.own[player (run, 1)];
  g_assert_nonnull (own);
  catan_hands_view (own, (guint) player (run, 1), &view);
  expect_bytes (run, 2, view.least, CATAN_N_RESOURCES);
}

static void
check_bank (Run *run)
{
  expect_bytes (run, 1, run->state->bank, CATAN_N_RESOURCES);
}

static void
check_cards (Run *run)
{
  guint found = run->state->seats[player (run, 1)].cards;
  expect (run, (int) found == number (run, 2), "%u", found);
}

static void
check_deck (Run *run)
{
  expect (run, run->state->deck == number (run, 1), "%u", run->state->deck);
}

static const struct
{
  const char *word;
  void (*check) (Run *run);
} checks[] = {
  { "scores", check_scores },     { "line", check_line },         { "no", check_no },
  { "because", check_because },   { "cites", check_cites },       { "reason", check_reason },
  { "ask", check_ask },           { "winner", check_winner },     { "target", check_target },
  { "dice", check_dice },         { "road", check_road },         { "longest", check_longest },
  { "army", check_army },         { "left", check_left },         { "may", check_may },
  { "robber", check_robber },     { "victims", check_victims },   { "yield", check_yield },
  { "lost", check_lost },         { "short", check_short },       { "fish", check_fish },
  { "owed", check_owed },         { "shortage", check_shortage }, { "held", check_held },
  { "open", check_open },         { "own", check_own },           { "stack", check_stack },
  { "used", check_used },         { "turned", check_turned },     { "shoe", check_shoe },
  { "takers", check_takers },     { "pays", check_pays },         { "market", check_market },
  { "warning", check_warning },   { "hand", check_hand },         { "bank", check_bank },
  { "cards", check_cards },       { "deck", check_deck },         { "most", check_most },
  { "unseen", check_unseen },     { "affords", check_affords },   { "knows", check_knows },
  { "doubts", check_doubts },     { "told", check_told },         { "offers", check_offers },
  { "builders", check_builders },
};

static void
check (CatanState *state, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line + 2, " ", -1);
  Run run = { state, words, g_strv_length (words), line };
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    if (strcmp (checks[i].word, words[0]) == 0)
      {
        checks[i].check (&run);
        return;
      }
  g_error ("there is no such check: %s", line);
}

static void
test_script (gconstpointer data)
{
  const char *text = data;
  const char *play = g_str_has_prefix (text, "play\n") ? text : strstr (text, "\nplay\n");
  g_assert_nonnull (play);
  g_autofree char *head = g_strndup (text, (gsize) (play - text));
  gboolean named = strstr (head, "player ") != NULL;
  g_autofree char *setup = g_strconcat (named ? "" : "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\n", head,
                                        NULL);
  g_autoptr (CatanState) state = catan_fixture_new (setup);
  g_auto (GStrv) lines = g_strsplit (strstr (play, "play\n") + 5, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      char *line = g_strstrip (lines[i]);
      if (g_str_has_prefix (line, "= "))
        check (state, line);
      else if (g_str_has_prefix (line, "! "))
        {
          char *arrow = strstr (line, " => ");
          g_assert_nonnull (arrow);
          *arrow = '\0';
          catan_fixture_refuse (state, line + 2, arrow + 4);
        }
      else
        catan_fixture_play (state, strcmp (line, "...") == 0 ? opening : line);
    }
}

void
catan_scripts_add (const CatanScript *scripts)
{
  for (; scripts->name; scripts++)
    g_test_add_data_func (scripts->name, scripts->text, test_script);
}
