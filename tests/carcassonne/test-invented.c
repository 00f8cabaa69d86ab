/* test-invented.c - a system that exists only in this test; it asks questions in every phase of a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The system is the Beast.  It shows that CarcSystem suffices for systems to come.  It has tiles from a text, a mark
 * that scores, an act with the tile, and questions to several players:
 *
 *   lair     A tile with a lair calls the beast.  The players take turns and move it six steps, never onto a cell where
 *            it was.  Figures that it meets leave the table.  A road with a lair is worth 2 points more.
 *   horn     When a tile with a horn completes a feature, each player may put one more follower there before it is
 *            scored, clockwise from the next player.  After the turn, every player throws the same kind of stone as the
 *            player on turn, for 1 to 3 points each.
 *   bait N   An act with any tile: the player puts out N pieces of bait.  Before the end, the player eats them or keeps
 *            them.  Each piece that is kept is a point.
 *   bridge   The player who lays it lays another tile.
 *
 * A figure that comes home from a road with a lair may walk on to a free feature of the tile just placed.
 */
#include <string.h>

#include "carcassonne/carc-rooms.h"
#include "carc-offers.h"
#include "carc-random-game.h"

#define BEAST_SYSTEM ((CarcSystemId) CARC_N_SYSTEMS)
#define BEAST_MARK CARC_N_MARKS
#define BEAST_LINE CARC_N_LINES
#define BEAST_NOUN ((CarcNoun) CARC_N_NOUNS)
#define BEAST_BECAUSE ((CarcBecause) CARC_N_BECAUSES)
enum
{
  ASK_STEP = CARC_N_ASKS,
  ASK_HELP,
  ASK_WALK,
  ASK_STONE,
  ASK_BAIT,
};
enum
{
  ENTRY_STEP = CARC_N_ENTRY_KINDS,
  ENTRY_HELP,
  ENTRY_NO_HELP,
  ENTRY_WALK,
  ENTRY_STAY,
  ENTRY_STONE,
  ENTRY_BAIT,
};
#define ACT_BAIT CARC_N_ACTS

#define STEPS 6
#define WALKERS_MAX 8

typedef struct
{
  gint16 at; /* the slot of the beast, -1 before it comes */
  guint8 n_visited;
  guint16 visited[STEPS + 1];
  guint8 n_walkers;
  guint8 walkers[WALKERS_MAX]; /* figures that came home in this turn and may walk on */
  guint8 again;                /* the same player lays a second tile */
  guint8 stone;                /* the kind that the player on turn threw */
  gint16 bait[TABLE_MAX_PLAYERS];
  guint16 eaten, turns, left_by[5]; /* counted by the hooks */
} Beast;

static Beast *
beast_edit (CarcState *state)
{
  return (Beast *) ((char *) state->parts + carc_part_offset[BEAST_SYSTEM]);
}

static const Beast *
beast_of (const CarcState *state)
{
  return beast_edit ((CarcState *) state);
}

static void
begin (CarcState *state, gboolean in_play)
{
  beast_edit (state)->at = -1;
}

/* ---- tile and worth ---- */

static gboolean
tile_is (const CarcState *state, const char *id)
{
  return state->turn.slot != CARC_NONE && strcmp (state->rules->tiles[state->slots[state->turn.slot].tile].id, id) == 0;
}

static void
worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  if (survey->kind == CARC_ROAD && survey->marks & (1u << BEAST_MARK))
    carc_worth_add (worth, BEAST_NOUN, 1, 2);
}

/* ---- the beast ---- */

static gboolean
may_go (const CarcState *state, guint16 slot)
{
  const Beast *beast = beast_of (state);
  if (!carc_slot_placed (state, slot) || carc_slot_cell (state, slot)->flags & CARC_CELL_WATER)
    return FALSE;
  for (guint i = 0; i < beast->n_visited; i++)
    if (beast->visited[i] == slot)
      return FALSE;
  return TRUE;
}

static gboolean
is_stuck (const CarcState *state)
{
  const CarcSlot *slot = &state->slots[beast_of (state)->at];
  for (guint side = 0; side < 4; side++)
    if (may_go (state, slot->neighbour[side]))
      return FALSE;
  return TRUE;
}

static void
come (CarcState *state, guint16 slot)
{
  Beast *beast = beast_edit (state);
  beast->at = (gint16) slot;
  beast->visited[beast->n_visited++] = slot;
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].at == CARC_AT_FEATURE && state->figures[i].slot == slot)
      {
        carc_figure_home (state, i, CARC_LEFT_REMOVED);
        beast->eaten++;
      }
}

static gboolean
apply_step (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const CarcSlot *from = &state->slots[beast_of (state)->at];
  guint16 to = carc_slot_at (state, entry->x, entry->y);
  gboolean near = FALSE;
  for (guint side = 0; side < 4; side++)
    near |= to != CARC_NONE && from->neighbour[side] == to;
  if (!near || !may_go (state, to))
    return table_refuse (why, "the beast cannot go to %d,%d", entry->x, entry->y);
  come (state, to);
  if (beast_of (state)->n_visited == STEPS + 1 || is_stuck (state))
    carc_ask_done (state);
  else
    carc_ask_on (state, (state->asked + 1u) % state->rules->n_players, state->about[0] + 1, 0);
  return TRUE;
}

static void
offer_step (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const CarcSlot *from = &state->slots[beast_of (state)->at];
  for (guint side = 0; side < 4; side++)
    if (may_go (state, from->neighbour[side]))
      carc_offer_cell (offers, state->slots[from->neighbour[side]].x, state->slots[from->neighbour[side]].y);
}

/* ---- help before scoring ---- */

/* Did this tile complete the feature, and has it figures? */
static gboolean
can_be_helped (const CarcState *state, guint16 node)
{
  guint16 done[CARC_DONE_MAX];
  guint n_with;
  carc_completed (state, done, &n_with);
  for (guint i = 0; node != CARC_NONE && i < n_with; i++)
    if (state->nodes[node].feature == done[i])
      return TRUE;
  return FALSE;
}

static void
next_helper (CarcState *state)
{
  if (state->asked == state->player)
    carc_ask_done (state);
  else
    carc_ask_on (state, (state->asked + 1u) % state->rules->n_players, 0, 0);
}

static gboolean
apply_help (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  guint figure = carc_figure_in_supply (state, state->asked, CARC_FOLLOWER);
  if (figure == CARC_NONE || !can_be_helped (state, node))
    return table_refuse (why, "nobody can help at %d,%d", entry->cell_x, entry->cell_y);
  carc_figure_deploy (state, figure, node);
  next_helper (state);
  return TRUE;
}

static gboolean
apply_no_help (gpointer data, gconstpointer given, TableRefusal *why)
{
  next_helper (data);
  return TRUE;
}

static void
offer_help (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  if (carc_figure_in_supply (state, state->asked, CARC_FOLLOWER) == CARC_NONE)
    return;
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (can_be_helped (state, node))
      carc_offer_node (state, node, offers);
}

/* ---- walking on after scoring ---- */

static void
figure_left (CarcState *state, guint figure, CarcLeft why)
{
  Beast *beast = beast_edit (state);
  const CarcFigure *left = &state->figures[figure];
  beast->left_by[why]++;
  if (why != CARC_LEFT_SCORED || state->finished || beast->n_walkers == WALKERS_MAX)
    return;
  const CarcNode *feature = &state->nodes[state->nodes[left->node].feature];
  if (feature->kind == CARC_ROAD && feature->marks & (1u << BEAST_MARK))
    beast->walkers[beast->n_walkers++] = (guint8) figure;
}

static gboolean
is_free (const CarcState *state, guint16 node)
{
  const CarcNode *feature = node == CARC_NONE ? NULL : &state->nodes[state->nodes[node].feature];
  return feature != NULL && node >= state->turn.first_node && node < state->turn.first_node + state->turn.n_nodes
         && feature->figures == 0 && !feature->scored;
}

static gboolean
apply_walk (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  if (!is_free (state, node) || state->figures[state->about[0]].at != CARC_AT_SUPPLY)
    return table_refuse (why, "nobody can walk on to %d,%d", entry->cell_x, entry->cell_y);
  carc_figure_deploy (state, (guint) state->about[0], node);
  carc_ask_done (state);
  return TRUE;
}

static gboolean
apply_stay (gpointer data, gconstpointer given, TableRefusal *why)
{
  carc_ask_done (data);
  return TRUE;
}

static void
offer_walk (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (is_free (state, node))
      carc_offer_node (state, node, offers);
}

/* ---- stones after the turn, bait before the end ---- */

static const char *const stone_words[] = { "pebble", "rock" };
static const TableChoices stones = { stone_words, stone_words, G_N_ELEMENTS (stone_words) };

static void
book (CarcState *state, guint player, int points, gboolean final)
{
  CarcVerdict verdict = { (guint8) (1 << player), BEAST_BECAUSE, -1, TABLE_NO_RULINGS };
  TableLine line = { .kind = BEAST_LINE, .final = (guint8) final, .feature = -1 };
  carc_add_term (&line, points, 1, BEAST_NOUN);
  carc_book (state, &verdict, &line);
}

static gboolean
apply_stone (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  Beast *beast = beast_edit (state);
  guint next = (state->asked + 1u) % state->rules->n_players;
  if (state->asked != state->player && entry->choice != beast->stone)
    return table_refuse (why, "everybody throws a %s", stone_words[beast->stone]);
  beast->stone = entry->choice;
  book (state, state->asked, entry->number, FALSE);
  if (next == state->player)
    carc_ask_done (state);
  else
    carc_ask_on (state, next, 0, 0);
  return TRUE;
}

static void
offer_stone (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (gint32 i = 0; i < (gint32) stones.n; i++)
    if (state->asked == state->player || i == beast_of (state)->stone)
      g_array_append_val (offers, ((TableOffer){ .value = { i } }));
}

static gboolean
apply_bait (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  beast_edit (state)->bait[state->player] += ((const CarcEntry *) given)->number;
  return TRUE;
}

static gboolean
apply_bait_answer (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (((const CarcEntry *) given)->choice == 0)
    beast_edit (state)->bait[state->asked] = 0;
  carc_ask_done (state);
  return TRUE;
}

static void
finish (CarcState *state)
{
  for (guint i = 0; i < state->rules->n_players; i++)
    if (beast_of (state)->bait[i])
      book (state, i, beast_of (state)->bait[i], TRUE);
}

/* ---- the moments of a turn ---- */

static void
ask (CarcState *state, CarcPhase phase)
{
  Beast *beast = beast_edit (state);
  guint16 done[CARC_DONE_MAX];
  guint n = state->rules->n_players, n_with = 0;
  switch (phase)
    {
    case CARC_PHASE_ACTED:
      carc_completed (state, done, &n_with);
      if (tile_is (state, "beast/lair"))
        {
          beast->n_visited = 0;
          come (state, state->turn.slot);
          if (!is_stuck (state))
            carc_ask (state, ASK_STEP, state->player, 0, 0);
        }
      if (tile_is (state, "beast/horn") && n_with > 0)
        carc_ask (state, ASK_HELP, (state->player + 1u) % n, 0, 0);
      break;
    case CARC_PHASE_SCORED:
      for (guint i = 0; i < beast->n_walkers; i++)
        carc_ask (state, ASK_WALK, state->figures[beast->walkers[i]].player, beast->walkers[i], 0);
      beast->n_walkers = 0;
      break;
    case CARC_PHASE_OVER:
      if (tile_is (state, "beast/horn"))
        carc_ask (state, ASK_STONE, state->player, 0, 0);
      break;
    case CARC_PHASE_LAST:
      for (guint i = 0; i < n; i++)
        if (beast->bait[i])
          carc_ask (state, ASK_BAIT, i, beast->bait[i], 0);
      break;
    default: break;
    }
}

static void
turn_begins (CarcState *state, gboolean again)
{
  beast_edit (state)->again = (guint8) again;
  beast_edit (state)->turns++;
}

static gboolean
next_player (CarcState *state)
{
  return tile_is (state, "beast/bridge") && !beast_of (state)->again;
}

/* ---- the rows ---- */

static char *
tell_entry (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf ("%s answers", before->rules->players[before->asked].name);
}

static char *
tell_bait (gconstpointer before, gconstpointer given)
{
  return g_strdup_printf (", %d pieces of bait", ((const CarcEntry *) given)->number);
}

static char *
tell_ask (const CarcState *state)
{
  return g_strdup_printf ("%s: %s?", state->rules->players[state->asked].name, carc_questions[state->ask]->word);
}

static const char *const bait_words[] = { "eat", "keep" };
static const TableChoices baits = { bait_words, bait_words, G_N_ELEMENTS (bait_words) };

/* clang-format off */
static const TableAct acts[] = {
  { .kind = ENTRY_STEP, .verb = "beast", .when = 1u << ASK_STEP, .apply = apply_step, .tell = tell_entry,
    .operands = { { .type = &carc_operand_cell, CARC_FIELD (cell), .offer = offer_step } } },
  { .kind = ENTRY_HELP, .verb = "help", .when = 1u << ASK_HELP, .apply = apply_help, .tell = tell_entry,
    .operands = { { .type = &carc_operand_at, CARC_FIELD (at), .offer = offer_help } } },
  { .kind = ENTRY_NO_HELP, .verb = "help nobody", .when = 1u << ASK_HELP, .apply = apply_no_help, .tell = tell_entry },
  { .kind = ENTRY_WALK, .verb = "walk", .when = 1u << ASK_WALK, .apply = apply_walk, .tell = tell_entry,
    .operands = { { .type = &carc_operand_at, CARC_FIELD (at), .offer = offer_walk } } },
  { .kind = ENTRY_STAY, .verb = "stay", .when = 1u << ASK_WALK, .apply = apply_stay, .tell = tell_entry },
  { .kind = ENTRY_STONE, .verb = "stone", .when = 1u << ASK_STONE, .apply = apply_stone, .tell = tell_entry,
    .operands = { { .type = &table_operand_choice, CARC_FIELD (choice), .data = &stones, .offer = offer_stone },
                  { .type = &table_operand_number, CARC_FIELD (number), .low = 1, .high = 3 } } },
  { .kind = ENTRY_BAIT, .verb = "bait", .when = 1u << ASK_BAIT, .apply = apply_bait_answer, .tell = tell_entry,
    .operands = { { .type = &table_operand_choice, CARC_FIELD (choice), .data = &baits } } },
  { .kind = ACT_BAIT, .verb = "bait", .group = CARC_GROUP_ACTS, .apply = apply_bait, .tell = tell_bait,
    .operands = { { .type = &table_operand_number, CARC_FIELD (number), .low = 1, .high = 9 } } },
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { ASK_STEP, "beast", tell_ask },  { ASK_HELP, "help", tell_ask }, { ASK_WALK, "walk", tell_ask },
  { ASK_STONE, "stone", tell_ask }, { ASK_BAIT, "bait", tell_ask },
};
static const CarcMarkRow marks[] = { { BEAST_MARK, "lair" } };
static const CarcLineRow lines[] = { { BEAST_LINE, "beast", "Beast", "the beast" } };
static const CarcNounRow nouns[] = { { BEAST_NOUN, "lair", { "lair", "lairs" } } };
static const CarcBecauseRow becauses[] = { { BEAST_BECAUSE, "beast", "because of the beast" } };

static const CarcSystem beast = {
  .id = BEAST_SYSTEM,
  .name = "beast",
  .title = "The Beast",
  .description = "Steps and stones",
  .by = CARC_BY_SET,
  .tiles = "[beast/lair]\nname=lair\ncopies=6\nroads=E W lair\nfarms=nnw nne ene wnw; ese sse ssw wsw\n"
           "[beast/horn]\nname=horn\ncopies=5\ncities=N\nroads=S\nfarms=ene ese sse wnw wsw ssw @1\n"
           "[beast/bridge]\nname=bridge\ncopies=5\nroads=E S\nfarms=nnw nne ene wnw wsw ssw; ese sse\n",
  CARC_ROWS (marks),
  CARC_ROWS (lines),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .part_size = sizeof (Beast),
  .begin = begin,
  .worth = worth,
  .finish = finish,
  .ask = ask,
  .turn_begins = turn_begins,
  .next_player = next_player,
  .figure_left = figure_left,
};

/* ---- played by hand ---- */

#define THREE "player Anna\nplayer Ben\nplayer Clara\nset base\nset beast\n"

static void
asked (const CarcState *state, guint kind, guint player)
{
  g_assert_cmpuint (state->ask, ==, kind);
  g_assert_cmpuint (carc_asked (state), ==, player);
}

/* Three players make six steps in turn; a figure on the way leaves the table; then the turn goes on by itself. */
static void
test_steps (void)
{
  g_autoptr (CarcState) state = fixture_new (THREE);
  fixture_play (state, "place frfr 1,0 r0 follower road:E\nplace frfr 2,0 r0\nplace frfr 3,0 r0\n"
                       "place frfr 4,0 r0\nplace frfr 5,0 r0\nplace frfr 6,0 r0\nplace beast/lair 7,0 r0 bait 2");
  g_assert_cmpuint (carc_supply (state, 0, CARC_FOLLOWER), ==, 6);
  asked (state, ASK_STEP, 0);
  fixture_refuse (state, "place frfr 8,0 r0", "Anna: beast?");
  fixture_refuse (state, "beast 5,0", "cannot go to 5,0");
  fixture_refuse (state, "beast 8,0", "cannot go to 8,0");
  fixture_play (state, "beast 6,0\nnote hm");
  asked (state, ASK_STEP, 1);
  fixture_refuse (state, "beast 7,0", "cannot go to 7,0");
  fixture_play (state, "beast 5,0\nbeast 4,0\nbeast 3,0\nbeast 2,0");
  asked (state, ASK_STEP, 2);
  g_assert_cmpuint (beast_of (state)->eaten, ==, 0);
  fixture_play (state, "beast 1,0");
  asked (state, CARC_ASK_TILE, 1);
  g_assert_cmpuint (beast_of (state)->eaten, ==, 1);
  g_assert_cmpuint (beast_of (state)->left_by[CARC_LEFT_REMOVED], ==, 1);
  g_assert_cmpuint (carc_supply (state, 0, CARC_FOLLOWER), ==, 7);
}

/* The beast cannot move any more after one step: the next player is not asked. */
static void
test_stuck (void)
{
  g_autoptr (CarcState) state = fixture_new (THREE);
  fixture_play (state, "place beast/lair 1,0 r0\nbeast 0,0");
  asked (state, CARC_ASK_TILE, 1);
}

/* Help changes a majority before the city is scored.  After the turn all players throw stones. */
static void
test_help (void)
{
  g_autoptr (CarcState) state = fixture_new (THREE);
  /* The city of the start is Anna's; Clara completes it with a horn. */
  fixture_play (state, "deploy Anna follower 0,0 city:N \"\xc2\xa7\"\nturn Clara test\nplace beast/horn 0,-1 r2");
  asked (state, ASK_HELP, 0);
  g_assert_cmpuint (state->ledger.n_lines, ==, 0);
  fixture_refuse (state, "help 0,0 road:E", "nobody can help");
  fixture_play (state, "help nobody\nhelp 0,0 city:N");
  asked (state, ASK_HELP, 2);
  fixture_play (state, "help 0,-1 city:S");
  /* Each has one follower there: all three score, and this is booked before the stones. */
  asked (state, ASK_STONE, 2);
  g_assert_cmpuint (state->ledger.n_lines, ==, 3);
  g_assert_cmpint (state->ledger.scores[1], ==, 4);
  fixture_refuse (state, "stone pebble 4", "no number from 1 to 3");
  fixture_refuse (state, "stone brick 1", "not pebble or rock");
  fixture_play (state, "stone rock 3");
  asked (state, ASK_STONE, 0);
  fixture_refuse (state, "stone pebble 1", "everybody throws a rock");
  fixture_play (state, "stone rock 1\nstone rock 2");
  asked (state, CARC_ASK_TILE, 0);
  g_assert_cmpint (state->ledger.scores[2], ==, 7);
  g_assert_cmpint (state->ledger.scores[0], ==, 5);
}

/* A road with a lair is worth more, and a figure that comes home from it may walk on. */
static void
test_walk (void)
{
  g_autoptr (CarcState) state = fixture_new (THREE);
  fixture_play (state, "place frrr 1,0 r1\nplace beast/lair -1,0 r0 follower road:E\nbeast 0,0\nbeast 1,0\n"
                       "deploy Ben follower 0,0 road:E test\nplace frrr -2,0 r3 bait 3");
  asked (state, ASK_WALK, 1);
  g_assert_cmpint (state->ledger.scores[1], ==, 4 + 2);
  fixture_refuse (state, "walk -2,0 road:E", "nobody can walk");
  fixture_play (state, "walk -2,0 road:N");
  asked (state, CARC_ASK_TILE, 0);
  g_assert_cmpuint (carc_supply (state, 1, CARC_FOLLOWER), ==, 6);
}

/* The same player lays a second tile, but no third one. */
static void
test_again (void)
{
  g_autoptr (CarcState) state = fixture_new (THREE);
  fixture_play (state, "place beast/bridge 1,0 r1");
  asked (state, CARC_ASK_TILE, 0);
  g_assert_true (beast_of (state)->again);
  fixture_play (state, "place beast/bridge 1,1 r2");
  asked (state, CARC_ASK_TILE, 1);
  g_assert_false (beast_of (state)->again);
  g_assert_cmpuint (beast_of (state)->turns, ==, 3);
}

/* Questions before the final scoring; their answers are scored. */
static void
test_end (void)
{
  g_autoptr (CarcState) state = fixture_new (THREE);
  guint from;
  fixture_play (state, "place frfr 1,0 r0 bait 4\nplace frfr 2,0 r0 bait 5\nplace frfr 3,0 r0\nend \"late\"");
  asked (state, ASK_BAIT, 0);
  fixture_refuse (state, "place frfr 4,0 r0", "Anna: bait?");
  g_autoptr (CarcState) forecast = carc_forecast (state, &from);
  g_assert_cmpint (forecast->ledger.scores[0], ==, 4);
  fixture_play (state, "bait eat\nbait keep");
  g_assert_true (state->finished);
  g_assert_cmpint (state->ledger.scores[0], ==, 0);
  g_assert_cmpint (state->ledger.scores[1], ==, 5);
}

/* ---- played at random ---- */

static char *
dump (const CarcState *state)
{
  g_autofree char *common = fixture_dump (state);
  const guint8 *part = (const guint8 *) beast_of (state);
  GString *all = g_string_new (common);
  for (guint i = 0; i < sizeof (Beast); i++)
    g_string_append_printf (all, "%02x", part[i]);
  return g_string_free (all, FALSE);
}

typedef struct
{
  guint rows[TABLE_ACTS_MAX], asked[CARC_ASKS_MAX];
} Seen;

static void
check_moment (GRand *rand, const CarcState *state)
{
  TableRefusal refusal = { "" };
  g_autofree char *ask = carc_ask_tell (state);
  guint from;
  g_assert_true (*ask != '\0');
  if (!carc_state_validate (state, &refusal))
    g_error ("%s", refusal.sentence);
  g_autofree char *before = dump (state);
  g_autoptr (CarcState) forecast = carc_forecast (state, &from);
  g_assert_true (forecast->finished && table_ledger_validate (&forecast->ledger));
  if (state->ask >= CARC_N_ASKS || g_rand_int_range (rand, 0, 40) == 0)
    {
      g_autoptr (GString) why = g_string_new (NULL);
      if (!offers_agree (rand, state, why))
        g_error ("%s", why->str);
    }
  g_autofree char *after = dump (state);
  g_assert_cmpstr (before, ==, after);
}

/* Prefers roads and cells with many neighbours, so that roads are completed. */
static guint
choose (GRand *rand, const CarcState *state, const CarcEntry *entry, const TableAct *act, const TableOperand *operand,
        const GArray *offers)
{
  guint best = 0, most = 0;
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      guint liked = (guint) g_rand_int_range (rand, 0, 4);
      if (operand->type == &carc_operand_claim && offer->value[0] == CARC_ROAD)
        liked += 3;
      for (int side = 0; operand->type == &carc_operand_place && side < 4; side++)
        liked += 2
                 * (guint) carc_slot_placed (
                     state, carc_slot_at (state, offer->x + (side - 1) % 2, offer->y + (side - 2) % 2));
      if (liked >= most)
        {
          most = liked;
          best = i;
        }
    }
  return best;
}

/* Mostly a tile, sometimes a correction, and the end of the game after 60 entries at the earliest. */
static char *
next_line (GRand *rand, const CarcState *state)
{
  CarcEntry entry;
  for (guint tries = 0; tries < 200; tries++)
    {
      gboolean odd = g_rand_int_range (rand, 0, 12) == 0;
      if (state->ask == CARC_ASK_TILE && !odd)
        {
          carc_act_table.begin (&entry);
          if (offers_fill (rand, state, &carc_base_acts[0], choose, &entry))
            return carc_entry_print (state->rules, &entry);
        }
      if (offers_entry (rand, state, NULL, &entry) && (entry.kind != CARC_ENTRY_END || state->n_entries > 60))
        return carc_entry_print (state->rules, &entry);
    }
  g_error ("nothing can be played");
}

/* Plays each entry on a copy too, and compares.  Then plays the whole game again, entry by entry, as an undo does. */
static void
play (guint32 seed, const char *setup, Seen *seen)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (CarcState) state = fixture_new (setup), again = fixture_new (setup);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) dumps = g_ptr_array_new_with_free_func (g_free);
  while (!state->finished && entries->len < 600)
    {
      char *line = next_line (rand, state);
      CarcEntry entry;
      TableRefusal refusal = { "" };
      check_moment (rand, state);
      seen->asked[state->ask]++;
      if (!carc_entry_parse (state->rules, line, &entry, &refusal))
        g_error ("%s: %s", line, refusal.sentence);
      offers_count (&entry, seen->rows);
      g_autofree char *told = carc_entry_tell (state, &entry);
      g_assert_true (*told != '\0');
      g_autoptr (CarcState) trial = carc_state_copy (state);
      gboolean tried = carc_apply (trial, &entry, NULL);
      if (!carc_apply (state, &entry, &refusal) || !tried)
        g_error ("seed %u: %s is offered, but refused: %s", seed, line, refusal.sentence);
      g_autofree char *on_copy = dump (trial);
      g_ptr_array_add (entries, line);
      g_ptr_array_add (dumps, dump (state));
      g_assert_cmpstr (on_copy, ==, dumps->pdata[dumps->len - 1]);
    }
  for (guint i = 0; i < entries->len; i++)
    {
      g_assert_true (carc_apply_line (again, entries->pdata[i], NULL));
      g_autofree char *now = dump (again);
      g_assert_cmpstr (now, ==, dumps->pdata[i]);
    }
}

static void
test_random (void)
{
  static const char *const setups[] = {
    THREE,
    "player Anna\nplayer Ben\nset base\nset beast 2\nset inns\nuse lake\nuse arbitress\n",
    THREE "use arbitress\nrule A8 running\n",
    "player Anna\nplayer Ben\nset base\nset beast 2\nuse lake\nuse arbitress\nrule A10 ask\nrule A11 table\n",
    THREE "set river\nset siege\nuse lake\nrule L29 free\nrule L17 yes\n",
  };
  static Seen seen;
  for (guint32 seed = 1; seed <= 30; seed++)
    play (seed, setups[seed % G_N_ELEMENTS (setups)], &seen);
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    for (guint k = 0; k < G_N_ELEMENTS (acts); k++)
      if (carc_act_table.rows[i] == &acts[k] && seen.rows[i] == 0)
        g_error ("“%s” was never played", acts[k].verb);
  for (guint i = CARC_N_ASKS; i < carc_n_questions; i++)
    if (seen.asked[i] == 0)
      g_error ("%s was never asked", carc_questions[i]->word);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  carc_system_register (&beast);
  g_test_add_func ("/invented/steps", test_steps);
  g_test_add_func ("/invented/stuck", test_stuck);
  g_test_add_func ("/invented/help", test_help);
  g_test_add_func ("/invented/walk", test_walk);
  g_test_add_func ("/invented/again", test_again);
  g_test_add_func ("/invented/end", test_end);
  g_test_add_func ("/invented/random", test_random);
  return g_test_run ();
}
