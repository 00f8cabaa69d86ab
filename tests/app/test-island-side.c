/* test-island-side.c - Catan's own page and its disputes: what is told, what stays secret, and what is drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <string.h>

#include "app/catan/hand-row.h"
#include "app/catan/island-card.h"
#include "app/catan/island-side.h"
#include "app/catan/island-highlight.h"
#include "app/kit/peek.h"
#include "app/kit/wrap.h"
#include "app/table/ledger-view.h"
#include "app/table/line-field.h"
#include "app/table/prompt.h"
#include "app/table/scoreboard.h"
#include "app/table/timeline.h"
#include "catan/catan-play.h"
#include "stage.h"
#include "../catan/small-board.h"
#include "../table/test-add.h"

#define NAMES "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara yellow\n"
#define FOUNDED                                                                                                        \
  "play\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\nfound 16 16-26\ndraw 3\nfound 32 32-31\n"
/* Ben has an open 3, two tokens that he told in secret, and one that nobody knows.  Anna has the longest road. */
#define ROUNDS                                                                                                         \
  "token Ben draw ?2 t\ntoken Ben draw ?3 t\ntoken Ben draw ? t\ntoken Clara draw ? t\nroll 3\nbuild road 10-11\n"     \
  "build road 11-12\nbuild road 12-13\nbuild road 13-14\n"

/* Catan's own page is visible. */
static Stage
side_of (const char *setup)
{
  gboolean fishermen = strstr (setup, "fishermen") != NULL;
  g_autofree char *record = g_strconcat (NAMES, setup, fishermen ? FOUNDED ROUNDS : "play\nfound 9 9-10\n", NULL);
  Stage stage = stage_of (record);

  adw_view_stack_set_visible_child_name (stage_part (&stage, ADW_TYPE_VIEW_STACK), "own");
  stage_spin ();
  return stage;
}

static gboolean
side_says (Stage *stage, const char *words)
{
  return stage_says (stage_part (stage, ARB_TYPE_ISLAND_SIDE), words, FALSE);
}

/* The row with a player's fish. */
static GtkWidget *
hand (Stage *stage, guint player)
{
  GtkWidget *row = stage_part (stage, ARB_TYPE_HAND_ROW);

  for (guint i = 0; i < player; i++)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

static void
press (GtkWidget *peek)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (peek);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_space, 0, 0, &taken);
    }
  g_assert_true (taken);
}

static void
note_held (ArbPeek *peek, gboolean held, int *times)
{
  *times += held;
}

/* Holds the button until it says so; what is told in secret is shown then. */
static void
hold (GtkWidget *peek)
{
  int times = 0;
  const gulong noting = g_signal_connect (peek, "held", G_CALLBACK (note_held), &times);

  press (peek);
  press (peek); /* a held key sends press events again and again */
  while (times == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (times, ==, 1);
  g_signal_handler_disconnect (peek, noting);
}

/* ---- the page ---- */

static void
test_open (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\n");

  g_assert_true (stage_says (hand (&stage, 0), "no fish token", FALSE));
  g_assert_true (stage_says (hand (&stage, 1), "4 tokens, 3 face down: 6 to 12 fish, about", FALSE));
  g_assert_true (stage_says (hand (&stage, 2), "1 token: 1 to 3 fish, about", FALSE));
  g_assert_true (side_says (&stage, "25 tokens lie face down"));
  g_assert_true (side_says (&stage, "The fish market for Anna"));
  g_assert_true (side_says (&stage, "Longest Road"));
  g_assert_true (side_says (&stage, "longest road: 5"));
  g_assert_false (side_says (&stage, "Largest Army"));
  g_assert_true (side_says (&stage, "Dice"));
}

static const char *
title_of (Stage *stage)
{
  AdwViewStack *views = ADW_VIEW_STACK (stage_part (stage, ADW_TYPE_VIEW_STACK));

  return adw_view_stack_page_get_title (adw_view_stack_get_page (views, stage_part (stage, ARB_TYPE_ISLAND_SIDE)));
}

/* The line of a player has little room: with cards in hand it says only what there is. */
static void
test_short_words (void)
{
  g_auto (Stage) stage = stage_of (NAMES "hands\nplay\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\n"
                                         "found 16 16-26\nfound 32 32-31\ndevelopment Anna +2 \"x\"\n");

  g_assert_true (stage_says (GTK_WIDGET (stage.page), "2 development cards", TRUE));
}

/* The page is named after what it begins with. */
static void
test_title (void)
{
  static const struct
  {
    const char *setup, *title;
  } cases[] = { { "hands covered\n", "Hands" }, { "use fishermen\n", "Hands" }, { "", "Island" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Stage) stage = side_of (cases[i].setup);

      g_assert_cmpstr (title_of (&stage), ==, cases[i].title);
    }
}

/* Costs are always shown; hands and the bank if cards are kept; in a tournament only the number of cards. */
static void
test_cards (void)
{
  Stage without = side_of ("use fishermen\n"), with, sizes;

  g_assert_true (side_says (&without, "Settlement"));
  g_assert_false (side_says (&without, "The bank"));
  g_assert_true (stage_says (GTK_WIDGET (without.page), "1 fish token · 0 development cards", TRUE));
  stage_clear (&without);
  with = side_of ("hands\n");
  g_assert_true (side_says (&with, "The bank"));
  g_assert_true (side_says (&with, "× 19"));
  g_assert_true (stage_says (GTK_WIDGET (with.page), "0 resource cards", TRUE));
  g_assert_false (stage_says (GTK_WIDGET (with.page), "0 development cards", FALSE));
  g_assert_false (side_says (&with, "0 cards"));
  stage_clear (&with);
  with = side_of ("hands covered\n");
  g_assert_true (side_says (&with, "The bank"));
  g_assert_true (side_says (&with, "0 cards"));
  stage_clear (&with);
  sizes = side_of ("hands\naids tournament\n");
  g_assert_true (side_says (&sizes, "0 cards"));
  stage_clear (&sizes);
}

/* What stands behind "perhaps" in a line of cards, with a space before each number; NULL: nothing. */
static char *
numbers_behind (GtkWidget *line)
{
  g_autoptr (GPtrArray) labels = stage_all (line, GTK_TYPE_LABEL);
  GString *numbers = NULL;

  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (labels->pdata[i]);

      if (numbers != NULL)
        g_string_append_printf (numbers, " %s", text);
      else if (g_str_equal (text, "perhaps"))
        numbers = g_string_new (NULL);
    }
  return numbers != NULL ? g_string_free (numbers, FALSE) : NULL;
}

/* The same as the rules know it; counts the ranges. */
static char *
numbers_of (const CatanState *state, guint keeper, guint *n_ranges)
{
  GString *numbers = g_string_new (NULL);
  CatanOthers others;

  catan_alternatives_view (state, keeper, &others);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (others.most[r] > 0 && others.chance[r] >= 0)
      g_string_append_printf (numbers, " %u %%", catan_percent (others.chance[r]));
    else if (others.most[r] > 0)
      {
        g_string_append_printf (numbers, " 0–%u", others.most[r]);
        ++*n_ranges;
      }
  return g_string_free (numbers, others.n == 0);
}

/* The half cards of everybody and of the bank have the numbers that the rules know.  Returns how many are ranges. */
static guint
check_numbers (Stage *stage)
{
  const CatanState *state = arb_session_now (stage->session).state;
  g_autoptr (GPtrArray) lines = stage_all (stage_part (stage, ARB_TYPE_ISLAND_SIDE), ARB_TYPE_WRAP);
  guint at = 0, n_ranges = 0;

  for (guint keeper = 0; keeper <= state->rules->n_players; keeper++)
    {
      g_autofree char *known = numbers_of (state, keeper < state->rules->n_players ? keeper : CATAN_KEEPER_BANK,
                                           &n_ranges);
      g_autofree char *shown = NULL;

      while (known != NULL && shown == NULL && at < lines->len)
        shown = numbers_behind (lines->pdata[at++]);
      g_assert_cmpstr (shown, ==, known);
    }
  for (; at < lines->len; at++)
    {
      g_autofree char *more = numbers_behind (lines->pdata[at]);

      g_assert_null (more);
    }
  return n_ranges;
}

/* A covered hand shows what one unknown card can be, and what it can pay is not shown as certain; in a tournament
 * nothing of it is shown. */
static void
test_maybe (void)
{
#define STOLEN                                                                                                         \
  "play\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\nfound 16 16-26\nfound 32 32-31\n"               \
  "hand Anna brick 1 t\nhand Ben wood 2 t\nhand Ben ore 1 t\nroll 7\nrobber Q from Ben ?\n"
  g_auto (Stage) stage = stage_of (NAMES "hands covered\n" STOLEN);

  adw_view_stack_set_visible_child_name (stage_part (&stage, ADW_TYPE_VIEW_STACK), "own");
  stage_spin ();
  g_assert_true (side_says (&stage, "1 unknown card: wood or ore"));
  g_assert_true (side_says (&stage, "the chance that there is one more than is certain"));
  g_assert_false (side_says (&stage, "too many possibilities"));
  g_assert_cmpuint (check_numbers (&stage), ==, 0);
  g_assert_true (side_says (&stage, "75 %"));
  g_assert_true (side_says (&stage, "25 %"));
  g_assert_true (side_says (&stage, "Can Anna pay it?"));
  g_assert_true (side_says (&stage, "maybe, 75 %"));
  g_assert_true (side_says (&stage, "not"));
  g_assert_true (stage_says (stage_part (&stage, ARB_TYPE_PROMPT), "maybe, 75 %", TRUE));
  stage_clear (&stage);
  stage = stage_of (NAMES "hands covered\naids tournament\n" STOLEN);
  adw_view_stack_set_visible_child_name (stage_part (&stage, ADW_TYPE_VIEW_STACK), "own");
  stage_spin ();
  g_assert_false (side_says (&stage, "unknown card"));
  g_assert_false (side_says (&stage, "Can Anna pay it?"));
  g_assert_false (stage_says (GTK_WIDGET (stage.page), "maybe,", FALSE));
}

/* After many unseen cards no chance is known: the ranges are told, and why. */
static void
test_maybe_too_many (void)
{
  g_auto (Stage) stage = stage_of_game ("tests/e2e/covered-six.arb");

  adw_view_stack_set_visible_child_name (stage_part (&stage, ADW_TYPE_VIEW_STACK), "own");
  stage_spin ();
  g_assert_true (side_says (&stage, "perhaps"));
  g_assert_true (stage_says (stage_part (&stage, ARB_TYPE_ISLAND_SIDE), "0–1", TRUE));
  g_assert_cmpuint (check_numbers (&stage), >, 1);
  g_assert_true (side_says (&stage, "too many possibilities"));
  g_assert_false (side_says (&stage, "the chance that there is one more than is certain"));
}

/* A road needs wood and brick.  Anna's only unknown card can be either, so each is possible, and a road is not. */
static void
test_not_together (void)
{
  g_auto (Stage)
      stage = stage_of (NAMES "hands covered\nplay\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\n"
                              "found 16 16-26\nfound 32 32-31\nhand Ben wood 1 t\nhand Ben brick 1 t\nroll 7\n"
                              "robber Q from Ben ?\n");
  const CatanState *state = table_journal_state (arb_session_journal (stage.session));
  GtkWidget *prompt = stage_part (&stage, ARB_TYPE_PROMPT);

  g_assert_cmpuint (state->seats[0].most[CATAN_WOOD], >, 0);
  g_assert_cmpuint (state->seats[0].most[CATAN_BRICK], >, 0);
  g_assert_cmpuint (state->seats[0].hand[CATAN_WOOD] + state->seats[0].hand[CATAN_BRICK], ==, 0);
  g_assert_true (stage_says (prompt, "not all", TRUE));
  g_assert_false (stage_says (prompt, "sure", TRUE));
}

static GtkWidget *
entry_in (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_ENTRY (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = entry_in (child);
  return found;
}

static void
count_write (ArbTimeline *timeline, guint index, const char *line, guint *n)
{
  ++*n;
}

/* The text of an entry with a secret is covered: the field has neither its letters nor their number.  No other is.
 * Enter on a line that nobody changed asks for nothing, so no refusal can tell of the secret. */
static void
test_covered (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\n");
  GtkWidget *timeline = stage_part (&stage, ARB_TYPE_TIMELINE);
  GtkEntry *line = GTK_ENTRY (entry_in (timeline));
  guint n_written = 0, n = table_journal_length (arb_session_journal (stage.session));

  g_assert_true (arb_session_append (stage.session, "token Ben draw ?2 \"forgotten\"", NULL));
  g_assert_true (arb_session_append (stage.session, "note \"why?\"", NULL));
  arb_session_look_at (stage.session, n + 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (line)), ==, "");
  g_assert_cmpstr (arb_line_field_get (line), ==, "token Ben draw ?2 \"forgotten\"");
  g_signal_connect (timeline, "write", G_CALLBACK (count_write), &n_written);
  g_signal_emit_by_name (line, "activate");
  g_assert_cmpuint (n_written, ==, 0);
  g_signal_emit_by_name (line, "icon-press", GTK_ENTRY_ICON_SECONDARY);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (line)), ==, "token Ben draw ?2 \"forgotten\"");
  g_signal_emit_by_name (line, "icon-press", GTK_ENTRY_ICON_SECONDARY);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (line)), ==, "");
  arb_session_look_at (stage.session, n + 2);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (line)), ==, "note \"why?\"");
  gtk_editable_set_text (GTK_EDITABLE (line), "note \"so\"");
  g_signal_emit_by_name (line, "activate");
  g_assert_cmpuint (n_written, ==, 1);
}

/* What the table can see, and nothing that the program computes. */
static void
test_tournament (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\naids tournament\n");

  g_assert_true (stage_says (hand (&stage, 1), "4 tokens, 3 face down", FALSE));
  g_assert_false (stage_says (hand (&stage, 1), "to 12 fish", FALSE));
  g_assert_true (side_says (&stage, "25 tokens lie face down"));
  g_assert_false (side_says (&stage, "fish market"));
  g_assert_false (side_says (&stage, "%"));
  g_assert_false (side_says (&stage, "Dice"));
  g_assert_true (side_says (&stage, "longest road: 5"));
}

static void
test_without_fishermen (void)
{
  g_auto (Stage) stage = side_of ("");

  g_assert_false (side_says (&stage, "Fish"));
  g_assert_false (side_says (&stage, "face down"));
  g_assert_true (side_says (&stage, "Roads and armies"));
}

/* A closed market says why; an item that cannot be bought does too. */
static void
test_closed (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\n");
  TableRefusal why;

  g_assert_true (arb_session_append (stage.session, "token Anna draw shoe t", &why));
  stage_spin ();
  g_assert_true (side_says (&stage, "Anna has the old shoe and needs 11 points to win. Nobody else at the table has"));
  g_assert_true (arb_session_append (stage.session, "points Clara 2 t", &why));
  stage_spin ();
  g_assert_true (side_says (&stage, "It may be given to: Clara."));
  g_assert_true (arb_session_append (stage.session, "roll 7", &why));
  stage_spin ();
  g_assert_true (side_says (&stage, "The market is not open now."));
}

/* ---- what was told in secret ---- */

static void
test_peek (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\n");
  GtkWidget *peek = stage_find (hand (&stage, 1), ARB_TYPE_PEEK);
  int times = 0;

  g_assert_false (gtk_widget_get_visible (stage_find (hand (&stage, 0), ARB_TYPE_PEEK)));
  g_assert_true (gtk_widget_get_visible (peek));
  g_assert_false (gtk_widget_get_visible (stage_find (hand (&stage, 2), ARB_TYPE_PEEK)));
  g_signal_connect (peek, "held", G_CALLBACK (note_held), &times);

  press (peek);
  g_assert_false (side_says (&stage, "Face down: 3 + 2 + ?"));
  stage_key_up (peek, GDK_KEY_space);
  hold (peek);
  g_assert_true (stage_says (hand (&stage, 1), "Face down: 3 + 2 + ?", FALSE));
  stage_key_up (peek, GDK_KEY_space);
  g_assert_false (side_says (&stage, "Face down: 3"));
  g_assert_cmpint (times, ==, 1);
}

/* Ben's secret tokens are shown. */
static GtkWidget *
peek_at (Stage *stage)
{
  GtkWidget *peek = stage_find (hand (stage, 1), ARB_TYPE_PEEK);

  hold (peek);
  g_assert_true (side_says (stage, "Face down: 3"));
  return peek;
}

/* They disappear with the moment that they belong to. */
static void
test_peek_goes (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\n");
  GtkWidget *peek = peek_at (&stage);
  TableRefusal why;

  g_assert_true (arb_session_append (stage.session, "roll 12", &why));
  g_assert_false (side_says (&stage, "Face down: 3"));
  g_assert_false (gtk_widget_get_state_flags (peek) & GTK_STATE_FLAG_ACTIVE);
}

/* They disappear at once when somebody leaves the page, also if the old page fades or slides away slowly. */
static void
test_peek_left (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\n");

  peek_at (&stage);
  adw_view_stack_set_visible_child_name (stage_part (&stage, ADW_TYPE_VIEW_STACK), "points");
  g_assert_false (side_says (&stage, "Face down: 3"));
  adw_view_stack_set_visible_child_name (stage_part (&stage, ADW_TYPE_VIEW_STACK), "own");
  stage_spin ();

  peek_at (&stage);
  adw_flap_set_reveal_flap (stage_part (&stage, ADW_TYPE_FLAP), FALSE);
  g_assert_false (side_says (&stage, "Face down: 3"));
  adw_flap_set_reveal_flap (stage_part (&stage, ADW_TYPE_FLAP), TRUE);
  stage_spin ();

  peek_at (&stage);
  gtk_stack_set_visible_child_name (stage.pages, "other");
  g_assert_false (side_says (&stage, "Face down: 3"));
}

/* While the button of the first player who told something about cards is held, and after that, the page says this. */
static void
expect_held (const char *setup, const char *lines, const char *words)
{
  g_autofree char *record = g_strconcat (
      NAMES, setup,
      "play\nfound 9 9-10\nfound 40 40-41\nfound 45 45-44\nfound 36 36-35\nfound 16 16-26\nfound 32 32-31\n", lines,
      NULL);
  g_auto (Stage) stage = stage_of (record);
  GtkWidget *peek;

  adw_view_stack_set_visible_child_name (stage_part (&stage, ADW_TYPE_VIEW_STACK), "own");
  stage_spin ();
  peek = stage_find (stage_part (&stage, ARB_TYPE_ISLAND_SIDE), ARB_TYPE_PEEK);
  g_assert_true (gtk_widget_get_visible (peek));
  g_assert_false (side_says (&stage, words));
  hold (peek);
  g_assert_true (side_says (&stage, words));
  stage_key_up (peek, GDK_KEY_space);
  g_assert_false (side_says (&stage, words));
}

/* The own cards, and whether something that was told cannot be right, are for the owner only. */
static void
test_peek_cards (void)
{
  const char *stolen = "hand Ben ore 1 t\nroll 7\nrobber Q from Ben ?ore\n";
  const char *wrong = "hand Ben ore 1 t\nroll 7\nrobber Q from Ben ?ore\ntrade Clara give wood 1 get brick 1\n";

  expect_held ("hands covered\n", stolen, "In hand: 1 wool, 2 ore");
  expect_held ("hands covered\n", wrong, "Something that was told did not fit what happened later.");
  expect_held ("hands covered\naids tournament\n", stolen, "In hand: 1 wool, 2 ore");
  expect_held ("hands covered\n", "roll 10\nhand Anna grain 1 t\nbuy ?knight\n", "Development cards: knight");
  expect_held ("", "roll 10\nbuy ?knight\nbuy\n", "Development cards: knight, ?");
}

/* ---- disputes ---- */

static ArbIslandView *
view_of (Stage *stage)
{
  return stage_part (stage, ARB_TYPE_ISLAND_VIEW);
}

static gboolean
card_says (Stage *stage, const char *words)
{
  GtkWidget *card = stage_part (stage, ARB_TYPE_ISLAND_CARD);

  return gtk_revealer_get_reveal_child (GTK_REVEALER (gtk_widget_get_ancestor (card, GTK_TYPE_REVEALER)))
         && stage_says (card, words, FALSE);
}

/* If the row of a player is chosen once, the road is shown; if twice, the fish. */
static void
test_island_highlight_score_row (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\n");
  GActionGroup *actions = arb_table_page_get_actions (stage.page);

  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), !=, 1);
  g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_SCOREBOARD), "player", 0);
  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, 0);
  g_assert_true (card_says (&stage, "The longest way of Anna has 5 roads: 9-10-11-12-13-14."));
  g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_SCOREBOARD), "player", 0);
  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, CATAN_NOBODY);
  g_assert_true (card_says (&stage, "7 fish cannot be paid."));

  g_action_group_activate_action (actions, "player", g_variant_new_int32 (1));
  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, 1);
  g_action_group_activate_action (actions, "player", g_variant_new_int32 (5)); /* there is no such player */
  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, 1);
}

static void
test_island_highlight_fish (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\n");
  GtkWidget *card;

  g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_ISLAND_SIDE), "ask", 1, ARB_ISLAND_FISH);
  g_assert_true (card_says (&stage, "Maybe 7 fish can be paid: the chance is"));
  card = stage_part (&stage, ARB_TYPE_ISLAND_CARD);
  g_signal_emit_by_name (card, "price", 5);
  g_assert_true (card_says (&stage, "5 fish can certainly be paid."));
  g_signal_emit_by_name (card, "topic", ARB_ISLAND_ROAD);
  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, 1);
  g_signal_emit_by_name (card, "close");
  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, CATAN_NOBODY);
  g_assert_false (card_says (&stage, "Ben"));
}

static void
test_island_highlight_fish_in_tournament (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\naids tournament\n");

  g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_ISLAND_SIDE), "ask", 1, ARB_ISLAND_FISH);
  g_assert_true (card_says (&stage, "Ben holds 4 fish tokens, 3 of them face down."));
  g_assert_false (card_says (&stage, "7 fish"));
  g_assert_false (card_says (&stage, "at most"));
}

/* Without the Fishermen there is only one question. */
static void
test_island_highlight_road_alone (void)
{
  g_auto (Stage) stage = side_of ("");

  for (guint i = 0; i < 2; i++)
    {
      g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_SCOREBOARD), "player", 0);
      g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, 0);
      g_assert_false (card_says (&stage, "Fish"));
    }
}

/* A line of the ledger shows what it was for.  A road that is clicked shows its longest road. */
static void
test_island_highlight_lines (void)
{
  g_auto (Stage) stage = side_of ("use fishermen\n");
  const CatanState *state = arb_session_now (stage.session).state;
  const TableLine *lines = state->ledger.lines;
  guint last = state->ledger.n_lines - 1;

  g_assert_cmpint (lines[last].kind, ==, CATAN_LINE_ROAD);
  /* The entry that scored has shown it already. */
  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, 0);
  g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_LEDGER_VIEW), "line", &lines[0], FALSE, FALSE);
  g_assert_cmpint (arb_island_view_get_pointed (view_of (&stage)).kind, ==, ART_PLACE_SPOT);
  g_assert_cmpint (arb_island_view_get_pointed (view_of (&stage)).index, ==, 8);
  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, CATAN_NOBODY);
  g_assert_true (stage_says (GTK_WIDGET (stage.page), "Anna: settlement", FALSE));
  g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_LEDGER_VIEW), "line", &lines[last], FALSE, FALSE);
  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, 0);
  g_assert_true (stage_says (GTK_WIDGET (stage.page), "Anna holds the Longest Road: nobody else has more.", FALSE));

  for (guint edge = 0; edge < SMALL_EDGES; edge++)
    if (state->road[edge] == 1)
      g_signal_emit_by_name (view_of (&stage), "look", ART_PLACE_EDGE, edge, 0);
  g_assert_cmpint (arb_island_view_get_road (view_of (&stage)), ==, 1);
  g_assert_true (card_says (&stage, "The longest way of Ben has 1 road"));
}

/* A place that is clicked while something is asked is answered; also one about which there is nothing to tell. */
static void
test_island_highlight_asked_edge (void)
{
  for (guint answering = 0; answering < 2; answering++)
    {
      g_auto (Stage) stage = side_of ("use fishermen\n");
      const CatanState *state = arb_session_now (stage.session).state;
      guint mine = 0, none = 0;

      while (state->road[mine] == CATAN_NOBODY)
        mine++;
      while (state->road[none] != CATAN_NOBODY)
        none++;
      g_action_group_activate_action (arb_table_page_get_actions (stage.page), "ask", NULL);
      if (answering == 1)
        {
          g_signal_emit_by_name (view_of (&stage), "look", ART_PLACE_EDGE, mine, 0);
          stage_spin ();
          g_assert_true (stage_says (stage.window, "Longest Road: ", FALSE));
        }
      g_assert_false (stage_says (stage.window, "o road lies on ", FALSE));
      g_signal_emit_by_name (view_of (&stage), "look", ART_PLACE_EDGE, none, 0);
      stage_spin ();
      g_assert_true (stage_says (stage.window, "o road lies on ", FALSE));
      if (answering == 0)
        {
          g_signal_emit_by_name (view_of (&stage), "look", ART_PLACE_NONE, 0, 0);
          stage_spin ();
          g_assert_true (stage_says (stage.window, "othing can be asked about this place", FALSE));
        }
    }
}

STAGE_MAIN (stage_init, "/island-side", open, short_words, title, cards, maybe, maybe_too_many, not_together, covered,
            tournament, without_fishermen, closed, peek, peek_goes, peek_left, peek_cards, island_highlight_score_row,
            island_highlight_fish, island_highlight_fish_in_tournament, island_highlight_road_alone,
            island_highlight_lines, island_highlight_asked_edge)
