/* carc-beast.c - the rules of the Beast; see carc-beast.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-beast.h"

#include <string.h>

#include "carcassonne/carc-rooms.h"

static Beast *
beast_edit (CarcState *state)
{
  return (Beast *) ((char *) state->parts + carc_part_offset[BEAST_SYSTEM]);
}

const Beast *
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
  if (survey->kind == CARC_ROAD && carc_marks_has (survey->marks, BEAST_MARK))
    carc_worth_set (worth, BEAST_NOUN, 1, 2);
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
    if (state->figures[i].place == CARC_PLACE_FEATURE && state->figures[i].slot == slot)
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
  if (beast_of (state)->n_visited == BEAST_STEPS + 1 || is_stuck (state))
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

static guint
standing (const CarcState *state, CarcPiece *pieces, guint max)
{
  guint n = 0;
  for (guint i = 0; i < state->n_slots && n < max; i++)
    {
      const CarcSlot *slot = &state->slots[i];
      if ((int) i == beast_of (state)->at)
        pieces[n++] = (CarcPiece){ BEAST_PIECE, slot->x, slot->y, -1, -1, 0 };
      else if (slot->tile != CARC_NONE && strcmp (state->rules->tiles[slot->tile].id, "beast/bridge") == 0)
        pieces[n++] = (CarcPiece){ BEAST_GATE, slot->x, slot->y, -1, -1, 0 };
    }
  return n;
}

static gboolean
may_hide (const CarcState *state, const CarcAt *at, guint kind, TableRefusal *why)
{
  return carc_slot_placed (state, carc_slot_at (state, at->cell_x, at->cell_y))
         || table_refuse (why, "there is no tile on %d,%d", at->cell_x, at->cell_y);
}

/* ---- help before scoring ---- */

/* Did this tile complete the feature, and are there figures in it? */
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
  const guint16 root = state->nodes[left->node].feature;
  if (state->nodes[root].kind == CARC_ROAD && carc_marks_has (carc_feature_marks (state, root), BEAST_MARK))
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
  if (!is_free (state, node) || state->figures[state->about[0]].place != CARC_PLACE_SUPPLY)
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
      table_offer_add (offers, i);
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

/* ---- the sack after the turn ---- */

const guint beast_sack[BEAST_COLOURS] = { 3, 3, 3, 1 };
static const char *const colour_words[BEAST_COLOURS] = { "red", "green", "blue", "golden" };
static const TableChoices colours = { colour_words, colour_words, BEAST_COLOURS };

static gboolean
apply_draw (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint colour = ((const CarcEntry *) given)->choice;
  beast_edit (state)->drawn = (guint8) (colour + 1);
  book (state, state->asked, colour == BEAST_GOLD ? 10 : 1, FALSE);
  carc_ask_done (state);
  return TRUE;
}

static void
offer_draw (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  for (gint32 i = 0; i < BEAST_COLOURS; i++)
    {
      TableOffer *offer = table_offer_add (offers, i);
      offer->flags |= TABLE_OFFER_COUNTED;
      offer->value[2] = (gint32) beast_sack[i];
    }
}

static gboolean
may_leave_sack (gconstpointer data, const TableAct *act)
{
  const CarcState *state = data;
  return beast_of (state)->bait[state->asked] > 0;
}

static gboolean
apply_leave_sack (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (!may_leave_sack (state, NULL))
    return table_refuse (why, "without bait, the sack is not left alone");
  beast_edit (state)->drawn = 0;
  book (state, state->asked, 5, FALSE);
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
      if (tile_is (state, "beast/sack"))
        carc_ask (state, ASK_SACK, state->player, 0, 0);
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
next_player (const CarcState *state)
{
  return tile_is (state, "beast/bridge") && !beast_of (state)->again;
}

/* ---- sleds ---- */

static void
offer_sled (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const guint from = offers->len;
  operand->type->offer (data, given, act, operand, offers);
  for (guint i = offers->len; i > from; i--)
    if (g_array_index (offers, TableOffer, i - 1).value[0] != CARC_ROAD)
      g_array_remove_index (offers, i - 1);
}

static gboolean
apply_sled (gpointer data, gconstpointer given, TableRefusal *why)
{
  if (((const CarcEntry *) given)->spot.kind != CARC_ROAD)
    return table_refuse (why, "a sled needs a road");
  return carc_act_claim (data, given, why);
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

#define WHEN(ask) (G_GUINT64_CONSTANT (1) << (ask))

/* clang-format off */
static const TableAct acts[] = {
  { .kind = ENTRY_STEP, .verb = "beast", .when = WHEN (ASK_STEP), .apply = apply_step, .tell = tell_entry,
    .operands = { { .type = &carc_operand_cell, CARC_FIELD (cell), .offer = offer_step } } },
  { .kind = ENTRY_HELP, .verb = "help", .when = WHEN (ASK_HELP), .apply = apply_help, .tell = tell_entry,
    .operands = { { .type = &carc_operand_at, CARC_FIELD (at), .offer = offer_help } } },
  { .kind = ENTRY_NO_HELP, .verb = "help nobody", .when = WHEN (ASK_HELP), .apply = apply_no_help, .tell = tell_entry },
  { .kind = ENTRY_WALK, .verb = "walk", .when = WHEN (ASK_WALK), .apply = apply_walk, .tell = tell_entry,
    .operands = { { .type = &carc_operand_at, CARC_FIELD (at), .offer = offer_walk } } },
  { .kind = ENTRY_STAY, .verb = "stay", .when = WHEN (ASK_WALK), .apply = apply_stay, .tell = tell_entry },
  { .kind = ENTRY_STONE, .verb = "stone", .when = WHEN (ASK_STONE), .apply = apply_stone, .tell = tell_entry,
    .operands = { { .type = &table_operand_choice, CARC_FIELD (choice), .data = &stones, .offer = offer_stone },
                  { .type = &table_operand_number, CARC_FIELD (number), .low = 1, .high = 3 } } },
  { .kind = ENTRY_BAIT, .verb = "bait", .when = WHEN (ASK_BAIT), .apply = apply_bait_answer, .tell = tell_entry,
    .operands = { { .type = &table_operand_choice, CARC_FIELD (choice), .data = &baits } } },
  { .kind = ENTRY_DRAW, .verb = "draw", .when = WHEN (ASK_SACK), .chance = TRUE, .apply = apply_draw,
    .tell = tell_entry,
    .operands = { { .type = &table_operand_choice, CARC_FIELD (choice), .data = &colours, .offer = offer_draw } } },
  { .kind = ENTRY_LEAVE_SACK, .verb = "leave sack", .when = WHEN (ASK_SACK), .offered = may_leave_sack,
    .apply = apply_leave_sack, .tell = tell_entry },
  { .kind = CARC_ACT_FOLLOWER, .verb = "sled", .group = CARC_GROUP_ACTS,
    .fixed = { CARC_FIXED_FIELD (figure, BEAST_SLED) }, .n_fixed = 1, .title = "Sled", .key = 's',
    .operands = { { .type = &carc_operand_claim, CARC_FIELD (at), .offer = offer_sled } },
    .offered = carc_act_claim_offered, .apply = apply_sled, .tell = carc_act_claim_tell },
  { .kind = ACT_BAIT, .verb = "bait", .group = CARC_GROUP_ACTS, .apply = apply_bait, .tell = tell_bait,
    .operands = { { .type = &table_operand_number, CARC_FIELD (number), .low = 1, .high = 9 } } },
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { ASK_STEP, "beast", .tell = tell_ask }, { ASK_HELP, "help", .tell = tell_ask },
  { ASK_WALK, "walk", .tell = tell_ask },  { ASK_STONE, "stone", .tell = tell_ask },
  { ASK_BAIT, "bait", .tell = tell_ask },  { ASK_SACK, "sack", .tell = tell_ask },
};
static const CarcFigureRow figures[] = {
  {
      .id = BEAST_SLED,
      .word = "sled",
      .letter = 'S',
      .supply = { 0, 2, 2, 2, 2, 2, 2 },
      .weight = 1,
      .counts_for_arbitress = TRUE,
      .name = "Sled",
      .title = "Sleds left",
      .some = { "%u sled", "%u sleds" },
      .left = { " and %u sled", " and %u sleds" },
      .none_left = "%s has no sled in the supply",
      .acted = ", sled: %s",
      .stands = "%s’s sled on the %s",
      .claims = "Sled: %s",
  },
};
static const CarcPieceRow pieces[] = {
  { BEAST_PIECE, "beast", 'M', .blocks_racers = TRUE, .name = "the beast" },
  { BEAST_GATE, "gate", 'G', .bars_racers = TRUE, .name = "the gate" },
};
static const CarcPlaceRow place_rows[] = {
  { BEAST_DEN, "den", CARC_NAMED_ON_CELL, .stands = TRUE, .blocks_racers = TRUE, .name = "den", .spot = "in the den",
    .may_come = may_hide },
};
static const CarcMarkRow marks[] = { { BEAST_MARK, "lair" } };
static const CarcLineRow lines[] = { { BEAST_LINE, "beast", "Beast", "the beast" } };
static const CarcNounRow nouns[] = { { BEAST_NOUN, "lair", { "lair", "lairs" } } };
static const CarcBecauseRow becauses[] = { { BEAST_BECAUSE, "beast", "because of the beast" } };

static const CarcSystem beast_system = {
  .id = BEAST_SYSTEM,
  .name = "beast",
  .title = "The Beast",
  .description = "Steps and stones",
  .by = CARC_BY_SET,
  .tiles = "[beast/lair]\nname=lair\ncopies=6\nroads=E W lair\nfarms=nnw nne ene wnw; ese sse ssw wsw\n"
           "[beast/horn]\nname=horn\ncopies=5\ncities=N\nroads=S\nfarms=ene ese sse wnw wsw ssw @1\n"
           "[beast/bridge]\nname=bridge\ncopies=5\nroads=E S\nfarms=nnw nne ene wnw wsw ssw; ese sse\n"
           "[beast/sack]\nname=sack\ncopies=3\ncloister=true\nfarms=nnw nne ene ese sse ssw wsw wnw\n",
  CARC_ROWS (marks),
  CARC_ROWS (pieces),
  CARC_ROWS (place_rows),
  CARC_ROWS (figures),
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
  .asks_in = CARC_IN (ACTED) | CARC_IN (SCORED) | CARC_IN (OVER) | CARC_IN (LAST),
  .standing = standing,
  .turn_begins = turn_begins,
  .goes_again = next_player,
  .figure_left = figure_left,
};

void
beast_register (void)
{
  fillers_register ();
  carc_system_register (&beast_system);
}

/* ---- random games ---- */

const char *const beast_setups[BEAST_N_SETUPS] = {
  BEAST_THREE,
  "player Anna\nplayer Ben\nset base\nset beast 2\nset inns\nuse lake\nuse arbitress\n",
  BEAST_THREE "use arbitress\nrule A8 running\n",
  "player Anna\nplayer Ben\nset base\nset beast 2\nuse lake\nuse arbitress\nrule A10 ask\nrule A11 table\n",
  BEAST_THREE "set river\nset siege\nuse lake\nrule L29 free\nrule L17 yes\n",
};

void
beast_check_seen (const BeastSeen *seen)
{
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    for (guint k = 0; k < beast_system.n_acts; k++)
      if (carc_act_table.rows[i] == &beast_system.acts[k] && seen->rows[i] == 0)
        g_error ("“%s” was never played", beast_system.acts[k].verb);
  for (guint i = CARC_N_ASKS; i < carc_n_questions; i++)
    if (seen->asked[i] == 0)
      g_error ("%s was never asked", carc_questions[i]->word);
}
