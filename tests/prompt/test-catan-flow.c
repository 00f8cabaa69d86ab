/* test-catan-flow.c - the prompt of Catan without a display: keys go in, lines come out; whole random games are typed,
 * and the keys counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan-hand.h"
#include "catan-random-game.h"
#include "flow-table.h"
#include "catan/catan-operands.h"
#include "../catan/small-board.h"
#include "../table/test-add.h"

/* ---- single steps ---- */

static void
test_dice (void)
{
  static const char keys[] = "234567890-=";
  g_auto (Table) table = table_from (START FOUNDED);

  for (guint i = 0; i < strlen (keys); i++)
    {
      g_autofree char *line = g_strdup_printf ("roll %u", i + 2);

      g_assert_cmpint (flow_key (table.flow, (gunichar) keys[i], FALSE), ==, FLOW_READY);
      g_assert_cmpstr (table.flow->line, ==, line);
      ask (&table);
    }
}

static void
test_back (void)
{
  g_auto (Table) table = table_from (START FOUNDED "roll 2\n");

  g_assert_false (flow_can_back (table.flow));
  g_assert_cmpint (flow_type (table.flow, "r"), ==, FLOW_TAKEN);
  g_assert_true (asked_type (&table) == &catan_operand_edge);
  g_assert_cmpint (flow_type (table.flow, "\b"), ==, FLOW_TAKEN);
  g_assert_cmpuint (table.flow->step, ==, ACT_STEP_MENU);
  g_assert_cmpint (flow_type (table.flow, "?"), ==, FLOW_TAKEN);
  g_assert_cmpint (flow_asks (table.flow), ==, FLOW_ASKS_MORE);
  g_assert_cmpint (flow_type (table.flow, "p2"), ==, FLOW_TAKEN);
  g_assert_cmpint (flow_asks (table.flow), ==, FLOW_ASKS_WORDS);
  g_assert_cmpint (flow_words (table.flow, "much"), ==, FLOW_TAKEN);
  g_assert_cmpstr (table.flow->problem, !=, "");
  flow_words_make (table.flow, " -1 counted twice ", "points Ben -1 \"counted twice\"");
  g_assert_cmpint (flow_type (table.flow, "\033"), ==, FLOW_TAKEN);
  g_assert_cmpuint (table.flow->step, ==, ACT_STEP_MENU);
}

/* The second settlement is on a fishery: the drawn token is hidden, shown, told in secret, or the shoe. */
static void
test_draws (void)
{
  static const struct
  {
    const char *keys, *line;
  } ways[] = {
    { "\n", "draw ?" },
    { "2", "draw 2" },
    { "^3", "draw ?3" },
    { "s", "draw shoe" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_auto (Table)
          table = table_from (START "island pasture:3 pasture:8 forest:9 forest:6 fields:10 fields:2 desert "
                                    "pasture:10 mountains:9 mountains:4 pasture:8 hills:11 fields:5 fields:12 "
                                    "hills:5 forest:3 hills:4 mountains:6 forest:11\n"
                                    "harbours any grain any wood any ore wool brick any\nfisheries 6 5 9 10 8 4\n"
                                    "play\nfound 34 34-35\nfound 19 18-19\nfound 40 40-41\nfound 50 42-50\n");
      g_autofree char *title = NULL;

      enter (&table, ways[i].keys, ways[i].line);
      /* No word of the timeline contains what was told in secret. */
      title = catan_line_tell (table_journal_state (table.journal), ways[i].line);
      if (ways[i].keys[0] == '^')
        g_assert_null (strchr (title, '3'));
    }
}

/* 2 fish are paid with an open token if there is one, else with one that lies face down. */
static void
test_market (void)
{
  g_auto (Table)
      table = table_from (START FOUNDED "token Anna draw 2 \"x\"\ntoken Anna draw ? \"x\"\nroll 7\nrobber A\n");

  g_assert_cmpint (flow_type (table.flow, "f2"), ==, FLOW_TAKEN);
  g_assert_true (asked_type (&table) == &catan_operand_paid);
  enter (&table, "2", "fish 2 pay 2");
  /* The robber is at home now, and somebody puts it somewhere else. */
  g_assert_cmpint (flow_type (table.flow, "f2"), ==, FLOW_PASSED);
  flow_type (table.flow, "\033");
  g_assert_true (table_journal_append (table.journal, "put robber A \"x\"", NULL));
  flow_set_state (table.flow, table_journal_state (table.journal), TABLE_AIDS_OPEN);
  g_assert_cmpint (flow_type (table.flow, "f4o"), ==, FLOW_PASSED); /* one token cannot show 4 fish */
  flow_type (table.flow, "\033");
  flow_type (table.flow, "f2");
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 2); /* a 1 alone cannot pay 2 fish */
  flow_type (table.flow, "\033");
  enter (&table, "f23", "fish 2 pay 3");
  flow_type (table.flow, "f"); /* nothing is left to pay with; 2 fish would send nobody home */
  g_assert_cmpuint (table.flow->step, ==, ACT_STEP_MENU);
  g_assert_cmpstr (table.flow->problem, ==, "Anna holds 0 fish tokens. 3 fish cannot be paid");
}

/* A hand that is full exchanges a token: which one, and what comes for it. */
static void
test_exchange (void)
{
  static const struct
  {
    const char *keys, *line;
  } ways[] = {
    { "x1\n", "exchange Anna 1 get ?" },
    { "x^22", "exchange Anna ?2 get 2" },
    { "x1^3", "exchange Anna 1 get ?3" },
    { "x1s", "exchange Anna 1 get shoe" },
  };
  static const char seven[] = "token Anna draw ? x\ntoken Anna draw 1 x\ntoken Anna draw 1 x\ntoken Anna draw 1 x\n"
                              "token Anna draw 1 x\ntoken Anna draw 2 x\ntoken Anna draw 1 x\n";

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *record = g_strconcat (START "rule T2 once\nplay\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\n"
                                                   "found 36 36-35\nfound 23 23-24\nfound 32 32-31\n",
                                             seven, NULL);
      g_auto (Table) table = table_from (record);
      g_autofree char *title = NULL;

      flow_type (table.flow, "x");
      g_assert_cmpstr (table.flow->problem, ==, "Anna throws the dice first");
      g_assert_true (table_journal_append (table.journal, "roll 8", NULL));
      ask (&table);
      title = catan_line_tell (table_journal_state (table.journal), ways[i].line);
      g_assert_null (strchr (title, '3'));
      enter (&table, ways[i].keys, ways[i].line);
      flow_type (table.flow, "x"); /* once for each throw */
      g_assert_cmpuint (table.flow->step, ==, ACT_STEP_MENU);
      g_assert_cmpstr (table.flow->problem, ==, "Anna has no draw left for which a token could be exchanged (T2)");
    }
}

/* What the table agreed to has all acts behind one key, also the market; the reason comes last. */
static void
test_agreed (void)
{
  static const struct
  {
    const char *keys, *line;
  } ways[] = {
    { "?af4o\n", "agreed \"the table agreed\" fish 4 ore" },
    { "?af4w2\n", "agreed \"the table agreed\" fish 4 wood pay 2" },
    { "?ag2", "agreed \"the table agreed\" shoe Ben" },
    { "?a7", "agreed \"the table agreed\" roll 7" },
    { "?an", "agreed \"the table agreed\" next" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_auto (Table) table = table_from (START "hands\n" FOUNDED "token Anna draw 2 x\ntoken Anna draw shoe x\n"
                                               "points Clara +1 x\nroll 12\n");
      TableRefusal why;

      g_assert_cmpint (flow_type (table.flow, ways[i].keys), ==, FLOW_TAKEN);
      flow_words_make (table.flow, "", ways[i].line);
      if (!table_journal_append (table.journal, ways[i].line, &why))
        g_error ("%s: %s", ways[i].line, why.sentence);
    }
}

/* Where pieces are put right, nothing of the market is said, also in a game without fish; and ? leaves such lists. */
static void
test_put (void)
{
  g_auto (Table) table = table_from (
      "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\n" FOUNDED "roll 12\n");

  g_assert_cmpint (flow_type (table.flow, "?i"), ==, FLOW_TAKEN);
  g_assert_cmpuint (flow_n_choices (table.flow), ==, 4);
  for (guint i = 0; i < flow_n_choices (table.flow); i++)
    {
      g_autofree char *title = flow_title (table.flow, i);

      g_assert_null (strstr (title, "fish"));
    }
  g_assert_cmpint (flow_type (table.flow, "\033?a?n"), ==, FLOW_TAKEN);
  flow_words_make (table.flow, "late", "note late");
}

/* In a tournament a place can be named although it is not legal.  The rules say why it is not. */
static void
test_tournament (void)
{
  g_auto (Table) table = table_from (START "aids tournament\n" FOUNDED "roll 2\n");
  g_autofree char *keys = NULL;
  TableRefusal why;

  flow_type (table.flow, "r");
  g_assert_cmpuint (flow_n_choices (table.flow), ==, SMALL_EDGES - 6);
  keys = keys_of (&table, &catan_operand_edge, catan_edge_find (small_shape (), "1-2"));
  flow_makes (table.flow, keys, "build road 1-2");
  g_assert_false (table_journal_append (table.journal, table.flow->line, &why));
  flow_refuse (table.flow, why.sentence);
  g_assert_cmpstr (table.flow->problem, ==, why.sentence);
  g_assert_null (flow_preview (table.flow));
}

static void
test_preview (void)
{
  g_auto (Table) table = table_from (START FOUNDED "roll 2\n");
  g_autofree char *preview = NULL;

  flow_type (table.flow, "c");
  flow_point (table.flow, 0);
  preview = flow_preview (table.flow);
  g_assert_nonnull (strstr (preview, "Anna +1"));
}

/* The words of all choices, one a line; free with g_free (). */
static char *
titles (Table *table)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < flow_n_choices (table->flow); i++)
    {
      g_autofree char *title = flow_title (table->flow, i);

      g_string_append_printf (out, "%s\n", title);
    }
  return g_string_free (out, FALSE);
}

#define HANDS START "hands\n" FOUNDED

/* The trade with the bank is there before it can be paid, and says what is missing.  The bank never gives what it
 * takes. */
static void
test_bank (void)
{
  g_auto (Table) table = table_from (HANDS "hand Anna brick +1 \"x\"\nroll 12\n");
  g_autofree char *all = NULL;

  flow_type (table.flow, "b");
  g_assert_cmpuint (table.flow->step, ==, ACT_STEP_MENU);
  g_assert_true (g_str_has_prefix (table.flow->problem, "for one card, the bank takes one of these: "));
  g_assert_true (g_str_has_suffix (table.flow->problem, "; Anna has 1 wool, 1 grain, 2 brick"));

  table_again (&table, HANDS "hand Anna brick +8 \"x\"\nroll 12\n");
  flow_type (table.flow, "bb");
  g_assert_true (asked_type (&table) == &catan_operand_resource);
  all = titles (&table);
  g_assert_cmpstr (all, ==, "wood\nwool\ngrain\nore\n");
}

/* In a trade, cards come before tokens, each with how many are left; and the question says what was named. */
static void
test_trade (void)
{
  g_auto (Table) table = table_from (HANDS "hand Anna brick +2 \"x\"\ntoken Anna draw 2 \"x\"\nroll 12\n");
  g_autofree char *all = NULL, *more = NULL;

  flow_type (table.flow, "tc"); /* the letter of Clara */
  g_assert_true (asked_type (&table) == &catan_operand_given);
  flow_type (table.flow, "b2");
  flow_says (table.flow, flow_ask, "What does Anna give?  So far: 2 fish, 1 brick");
  flow_says (table.flow, flow_hint, "a letter for each card");
  flow_type (table.flow, "\033t3");
  g_assert_cmpstr (more = flow_hint (table.flow), ==, "a letter for each card, a digit for each token");
  g_assert_true (asked_type (&table) == &catan_operand_given);
  all = titles (&table);
  g_assert_nonnull (strstr (all, "that is all\n"));
  g_assert_nonnull (strstr (all, "brick × "));
  g_assert_true (strstr (all, "brick") < strstr (all, "2 fish"));
}

/* A key that is shown comes before the letter on a badge, which may be a digit. */
static void
test_shown_key_first (void)
{
  g_auto (Table)
      table = table_from ("Arbitress record 1\ngame catan\nplayer Anna red\nplayer 3rd blue\nplayer Clara green\n"
                          "use fishermen\nhands\n" FOUNDED "hand Anna brick +2 \"x\"\nroll 12\n");

  enter (&table, "t3b\nw\n", "trade Clara give brick 1 get wood 1");
}

/* A tournament's prompt does not count a hand, neither in its answers nor in its refusals. */
static void
test_tournament_hands (void)
{
  g_auto (Table) table = table_from (START "aids tournament\nhands\n" FOUNDED "hand Anna brick +1 \"x\"\nroll 12\n");
  g_autofree char *all = NULL;

  flow_type (table.flow, "b");
  g_assert_cmpstr (table.flow->problem, ==, "the bank takes more cards of one kind than Anna has");
  flow_type (table.flow, "\033tc");
  g_assert_true (asked_type (&table) == &catan_operand_given);
  all = titles (&table);
  g_assert_nonnull (strstr (all, "brick\n"));
  g_assert_null (strstr (all, "×"));
}

/* In covered hands, Enter or N means that nobody saw the card: two answers with one victim, and three with more. */
static void
test_unseen (void)
{
  static const struct
  {
    const char *keys, *card;
  } cases[] = { { "\n", "?" }, { "n", "?" }, { "w", "wood" }, { "^w", "?wood" } };
  const CatanName hex = catan_hex_name (small_shape ()->spot_hexes[catan_spot_find (small_shape (), "19")][0]);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Table) table = table_from (START "hands covered\n" FOUNDED "roll 7\n");
      g_autofree char *line = g_strdup_printf ("robber %s from Ben %s", hex.text, cases[i].card);
      g_autofree char *keys = g_strdup_printf ("%c%s", g_ascii_tolower (hex.text[0]), cases[i].keys);

      enter (&table, keys, line);
    }
}

/* One answer discards half of a hand unseen; the bank is counted with what is possible. */
static void
test_unseen_discard (void)
{
  g_auto (Table) table = table_from (START "hands covered\n" FOUNDED "hand Anna ore +8 \"x\"\nroll 7\n");
  const guint half = catan_hand_size (table_journal_state (table.journal), 0) / 2;
  g_autofree char *line = g_strdup_printf ("discard Anna ? %u", half);

  enter (&table, "\n", line);
}

/* Ben may have lost any of his cards.  Anna has a development card that may be a monopoly. */
static Table
table_robbed (const char *setup)
{
  g_autofree char *record = NULL;

  record = g_strdup_printf (
      START "hands covered\n%s" FOUNDED "roll 7\nrobber %s from Ben ?\nhand Anna grain 1 \"x\"\n"
            "hand Anna wool 1 \"x\"\nhand Anna ore 1 \"x\"\nhand Clara wood 1 \"x\"\nbuy\n"
            "turn Anna \"x\"\n",
      setup, catan_hex_name (small_shape ()->spot_hexes[catan_spot_find (small_shape (), "19")][0]).text);
  return table_from (record);
}

/* Everybody sees how many cards somebody gives for a monopoly: it is asked for, if it is not certain. */
static void
test_monopoly (void)
{
  g_auto (Table) table = table_robbed ("");
  g_autofree char *ask_ben = NULL, *all = NULL;

  g_assert_cmpint (flow_type (table.flow, "mw"), ==, FLOW_TAKEN);
  ask_ben = flow_ask (table.flow);
  all = titles (&table);
  g_assert_cmpstr (ask_ben, ==, "How many cards does Ben give (wood)?");
  g_assert_cmpstr (all, ==, "0 cards\n1 card\n");
  flow_type (table.flow, "\033");
  enter (&table, "mw0", "play monopoly wood Ben 0");
  table_clear (&table);

  table = table_robbed ("");
  enter (&table, "mw1", "play monopoly wood Ben 1");
  table_clear (&table);

  /* In a tournament, the answers do not say what is possible. */
  table = table_robbed ("aids tournament\n");
  g_assert_cmpint (flow_type (table.flow, "mw"), ==, FLOW_TAKEN);
  g_assert_cmpuint (flow_n_choices (table.flow), ==, catan_hand_size (table_journal_state (table.journal), 1) + 1);
}

/* Everybody sees the list.  It does not depend on which card was told in secret before, in the same entry. */
static void
test_told_before (void)
{
  static const char *const told[] = { "^w", "^s", "^b" };
  g_autofree char *first = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_auto (Table) table = table_from (START "hands covered\n" FOUNDED "roll 2\n");
      g_autofree char *keys = NULL, *all = NULL, *ask = NULL, *both = NULL;

      g_assert_cmpint (flow_type (table.flow, "tb"), ==, FLOW_TAKEN);
      g_assert_cmpint (flow_type (table.flow, "\n"), ==, FLOW_TAKEN);
      g_assert_cmpint (flow_type (table.flow, told[i]), ==, FLOW_TAKEN);
      ask = flow_ask (table.flow);
      all = titles (&table);
      both = g_strconcat (ask, "\n", all, NULL);
      if (first == NULL)
        first = g_steal_pointer (&both);
      else
        g_assert_cmpstr (both, ==, first);
    }
}

/* Who steals a card pays first: at the table, nobody lets a card be drawn before. */
static void
test_market_steal (void)
{
  g_auto (Table) table = table_from (START "hands covered\n" FOUNDED
                                           "token Anna draw 2 x\ntoken Anna draw 1 x\ntoken Anna draw 3 x\n"
                                           "roll 12\n");

  flow_type (table.flow, "f3");
  g_assert_true (asked_type (&table) == &catan_operand_paid);
  flow_type (table.flow, "21");
  g_assert_true (asked_type (&table) == &table_operand_player);
  flow_type (table.flow, "\033");
  enter (&table, "f321b\n", "fish 3 pay 2 1 from Ben ?");
}

/* A development card that is bought with fish: nobody sees it, everybody does, or it is told in secret. */
static void
test_market_card (void)
{
  static const struct
  {
    const char *keys, *line;
  } ways[] = {
    { "f7322", "fish 7 pay 3 2 2" },
    { "f^7^1322", "fish 7 ?knight pay 3 2 2" },
    { "f^72322", "fish 7 point pay 3 2 2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_auto (Table) table = table_from (START "hands covered\n" FOUNDED "token Anna draw 3 x\ntoken Anna draw 2 x\n"
                                               "token Anna draw 2 x\nroll 12\n");
      g_autofree char *all = NULL, *told = NULL;

      flow_type (table.flow, "f");
      all = titles (&table);
      g_assert_nonnull (strstr (all, "7 fish: a development card\n7 fish: a development card whose kind is told\n"));
      flow_type (table.flow, "\033");
      enter (&table, ways[i].keys, ways[i].line);
      told = catan_line_tell (table_journal_state (table.journal), ways[i].line);
      g_assert_null (strstr (told, "knight"));
    }
}

/* Nobody is asked from whom the robber steals, or which card, if there is only one answer. */
static void
test_one_victim (void)
{
  g_auto (Table) table = table_from (HANDS "hand Ben wood -1 \"x\"\nhand Ben wool -1 \"x\"\nroll 7\n");
  g_autofree char *line = NULL;

  CatanName hex = catan_hex_name (small_shape ()->spot_hexes[catan_spot_find (small_shape (), "19")][0]);
  line = g_strdup_printf ("robber %s from Ben brick", hex.text);
  hex.text[0] = g_ascii_tolower (hex.text[0]);
  enter (&table, hex.text, line);
}

/* What everybody knows to be impossible is not offered. */
static void
test_cards (void)
{
  g_auto (Table) table = table_from (START FOUNDED "roll 3\nbuy knight\nroll 3\nroll 3\nroll 3\n");
  g_autofree char *all = titles (&table);

  g_assert_nonnull (strstr (all, "Play a knight"));
  g_assert_null (strstr (all, "Play monopoly"));
  g_assert_null (strstr (all, "Reveal point cards"));
}

/* A token may be drawn by somebody who is not on turn.  One token is not "all" tokens. */
static void
test_draw_words (void)
{
  g_auto (Table) table = table_from (START FOUNDED "roll 9\n");
  g_autofree char *all = titles (&table);

  flow_says (table.flow, flow_ask, "Anna is on turn. Which fish token does Clara draw?");
  g_assert_true (g_str_has_prefix (all, "face down\n"));
}

/* ---- whole games ---- */

typedef struct
{
  guint rolls, roll_keys, fish_rolls, fish_keys;
  guint counts, most_counts, robbers, most_robber;
} Count;
static Count count;

/* No two answers have the same key. */
static void
check_keys (ActFlow *flow)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    {
      const FlowChoice choice = flow_choice (FLOW (flow), i);
      char *key = flow_choice_key (&choice);

      if (!g_hash_table_add (keys, key))
        g_error ("two answers have the key %s", key);
    }
}

/* Answers until the entry is complete.  Returns the number of keys, 0 if the prompt cannot make this entry. */
static guint
answer (ActFlow *flow, const CatanEntry *entry)
{
  guint keys = 0;

  for (guint i = 0; i < 100; i++)
    {
      int choice = catan_hand_next (flow, entry);
      FlowAnswer came;

      check_keys (flow);

      if (flow_asks (FLOW (flow)) == FLOW_ASKS_WORDS)
        {
          const gboolean counted = entry->kind == CATAN_ENTRY_POINTS || entry->kind == CATAN_ENTRY_HAND
                                   || entry->kind == CATAN_ENTRY_KNIGHTS || entry->kind == CATAN_ENTRY_DEVELOPMENT
                                   || entry->kind == CATAN_ENTRY_SHOWN;
          g_autofree char *words = act_flow_act (flow)->prefix ? g_strdup (entry->agreement)
                                   : counted                   ? g_strdup_printf ("%+d %s", entry->amount, entry->why)
                                   : entry->kind == CATAN_ENTRY_SCORE
                                       ? g_strdup_printf ("%d %s%s%s", entry->amount, entry->what,
                                                          *entry->why != '\0' ? ": " : "", entry->why)
                                       : g_strdup (entry->why);
          came = flow_words (FLOW (flow), words);
          if (came == FLOW_TAKEN && entry->agreed && *FLOW (flow)->problem == '\0')
            continue;
          if (came == FLOW_TAKEN && entry->kind == CATAN_ENTRY_SCORE && *FLOW (flow)->problem == '\0')
            continue;
          return came == FLOW_READY ? keys + 1 : 0;
        }
      if (choice < 0 && flow_asks (FLOW (flow)) != FLOW_ASKS_MORE && flow_key (FLOW (flow), '?', FALSE) == FLOW_TAKEN)
        {
          keys++;
          continue;
        }
      if (choice < 0)
        return 0;
      keys += MAX (1, (guint) strlen (flow_choice (FLOW (flow), (guint) choice).label));
      came = flow_choose (FLOW (flow), (guint) choice);
      if (came == FLOW_READY)
        return keys;
    }
  return 0;
}

/* TRUE if two lines mean the same.  A token that is named as open is one from below if no open one is there. */
static gboolean
leads_on (const CatanState *state, const char *line, const char *wanted)
{
  g_autoptr (CatanState) one = catan_state_copy (state), other = catan_state_copy (state);

  if (g_str_equal (line, wanted))
    return TRUE;
  return catan_apply_line (one, line, NULL) && catan_apply_line (other, wanted, NULL)
         && (one->fish == NULL || catan_fish_equal (one->fish, other->fish)) && one->n_draws == other->n_draws
         && memcmp (one->seats, other->seats, sizeof one->seats) == 0
         && memcmp (one->road, other->road, sizeof one->road) == 0 && one->shoe == other->shoe;
}

/* What remembers an edit is only written by an edit, a count by the stock-take, a photo by the page of the table, a
 * name by its card.
 * These must be written as text: draws that are entered one by one or in another order, cards counted by name, and
 * tokens that are paid although the price is reached already. */
static gboolean
has_own_keys (const CatanState *state, const CatanEntry *entry)
{
  guint fish = 0;

  if (entry->kind == TABLE_ENTRY_EDITED || entry->kind == TABLE_ENTRY_COUNTED || entry->kind == TABLE_ENTRY_PHOTO
      || entry->kind == TABLE_ENTRY_RENAMED)
    return FALSE;
  if (entry->kind == CATAN_ENTRY_FISH)
    {
      for (guint i = 0; i + 1 < entry->n_tokens; i++)
        fish += entry->tokens[i].value;
      return fish < entry->number;
    }
  if (entry->kind == CATAN_ENTRY_DRAW)
    {
      for (guint i = 0; i < entry->n_tokens; i++)
        if (entry->tokens[i].player != CATAN_NOBODY)
          return FALSE;
      return entry->n_tokens == state->n_draws;
    }
  /* Nobody is asked for what is certain. */
  if (entry->kind == CATAN_ENTRY_PLAY && entry->card == CATAN_MONOPOLY)
    for (guint p = 0; p < state->rules->n_players; p++)
      if (entry->taken[p] != 0 && state->seats[p].hand[entry->resource] == state->seats[p].most[entry->resource])
        return FALSE;
  return entry->kind != CATAN_ENTRY_BANK
         || entry->amount == (int) catan_bank_rate (state, (guint) state->player, entry->resource);
}

/* If only one player is left on the pad, words are all that is asked.  The other acts can be reached, too. */
static void
test_alone_at_the_pad (void)
{
  static const char *const lines[] = { "comes Ben", "score Clara 2 Roads", "end late" };
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (Table) table = table_from (START FOUNDED "leaves Anna\nleaves Ben\npad \"late\"\n");
      CatanEntry entry;
      g_assert_true (catan_entry_parse (((const CatanState *) table_journal_state (table.journal))->rules, lines[i],
                                        &entry, NULL));
      g_assert_cmpuint (answer (table.act, &entry), >, 0);
      g_assert_cmpstr (table.flow->line, ==, lines[i]);
    }
}

/* Of covered hands: acts with cards that nobody saw, and a monopoly whose numbers are asked for. */
static void
count_covered (const CatanState *state, const CatanEntry *entry, guint keys)
{
  guint asked = 0;
  if (!state->rules->covered)
    return;
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    asked += entry->taken[p] != 0;
  count.counts += asked;
  if (asked > 0 && !entry->agreed)
    count.most_counts = MAX (count.most_counts, keys - asked);
  if (entry->resource != CATAN_UNSEEN || entry->kind != CATAN_ENTRY_ROBBER || entry->agreed)
    return;
  count.robbers++;
  if (state->rules->island.shape.n_hexes <= 19)
    count.most_robber = MAX (count.most_robber, keys);
}

static gboolean
is_typed (const RandomGame *game, GString *why)
{
  g_autoptr (CatanState) state = random_game_start (game);
  g_autoptr (Flow) base = FLOW (act_flow_new (&catan_flow_game));
  ActFlow *flow = ACT_FLOW (base);

  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = g_ptr_array_index (game->entries, i);
      CatanEntry entry;
      guint keys;

      flow_set_state (FLOW (flow), state, TABLE_AIDS_OPEN);
      g_assert_true (catan_entry_parse (state->rules, line, &entry, NULL));
      if (has_own_keys (state, &entry))
        {
          /* The prompt says it with a word that nobody saw the stolen card. */
          if (state->rules->covered && entry.player != CATAN_NOBODY && entry.resource == CATAN_ANY)
            entry.resource = CATAN_UNSEEN;
          /* And without one, that nobody saw the bought card. */
          if (entry.card == CATAN_UNSEEN)
            entry.card = CATAN_N_CARDS;
          keys = answer (flow, &entry);
          if (keys == 0)
            return random_game_fail (why, "entry %u, %s: the prompt has no way to it at step %d", i, line,
                                     (int) base->step);
          if (!leads_on (state, FLOW (flow)->line, line))
            return random_game_fail (why, "entry %u, %s: the prompt says %s", i, line, FLOW (flow)->line);
          count_covered (state, &entry, keys);
          count.rolls += entry.kind == CATAN_ENTRY_ROLL;
          count.roll_keys += entry.kind == CATAN_ENTRY_ROLL ? keys : 0;
        }
      if (!catan_apply (state, &entry, NULL))
        return random_game_fail (why, "entry %u, %s: refused", i, line);
      if (entry.kind == CATAN_ENTRY_ROLL && state->ask == CATAN_ASK_DRAW)
        {
          flow_set_state (FLOW (flow), state, TABLE_AIDS_OPEN);
          count.fish_rolls++;
          count.fish_keys += 1 + (flow_key (FLOW (flow), FLOW_KEY_ENTER, FALSE) == FLOW_READY ? 1 : 100);
        }
    }
  return TRUE;
}

static void
test_games (void)
{
  count = (Count){ 0 };
  catan_random_games_check (200, &catan_random_all, is_typed);
  g_assert_cmpuint (count.rolls, >, 100);
  g_assert_cmpuint (count.roll_keys, ==, count.rolls);
  g_assert_cmpuint (count.fish_rolls, >, 20);
  g_assert_cmpuint (count.fish_keys, ==, 2 * count.fish_rolls);
  catan_random_games_check (60, &catan_random_covered, is_typed);
  g_assert_cmpuint (count.roll_keys, ==, count.rolls);
  g_test_message ("covered hands: %u numbers asked for a monopoly, with %u keys before them; %u robbers with an unseen "
                  "card, at most %u keys",
                  count.counts, count.most_counts, count.robbers, count.most_robber);
  g_assert_cmpuint (count.counts, >, 20);
  g_assert_cmpuint (count.most_counts, <=, 2);
  g_assert_cmpuint (count.robbers, >, 100);
  g_assert_cmpuint (count.most_robber, <=, 3);
  g_test_message ("%u throws by one key each, %u with fish by two", count.rolls, count.fish_rolls);
}

/* When an old entry is entered again, its answers are given as far as possible.  Its last answer is under the
 * cursor. */
static void
test_follow (void)
{
  g_auto (Table) table = table_from (START FOUNDED "roll 2\n");

  flow_follow (table.flow, "build road 35-36");
  g_assert_true (asked_type (&table) == &catan_operand_edge);
  enter (&table, "\n", "build road 35-36");
  flow_follow (table.flow, "points Ben +1 \"found\"");
  g_assert_cmpint (flow_asks (table.flow), ==, FLOW_ASKS_WORDS);
}

/* Everybody sees where the cursor is: it is at nothing that was told in secret. */
static void
test_follow_secret (void)
{
  g_auto (Table) table = table_from (START FOUNDED "roll 2\n");

  flow_follow (table.flow, "buy ?knight");
  enter (&table, "\n", "buy");
}

TESTS_MAIN_AFTER (catan_register (), "/catan-flow", dice, back, draws, follow_secret, market, market_card, market_steal,
                  exchange, agreed, put, tournament, tournament_hands, shown_key_first, preview, bank, trade,
                  one_victim, unseen, unseen_discard, monopoly, told_before, cards, draw_words, follow,
                  alone_at_the_pad, games)
