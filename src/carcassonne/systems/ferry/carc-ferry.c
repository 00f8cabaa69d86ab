/* carc-ferry.c - The Ferries: lakes at which roads end, each with a ferry that joins two of them and can be turned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings FE1 to FE7.  How a ferry lies is CarcSlot.joined, and carc_board_join () finds the features of
 * its roads anew; so nothing else knows that roads can be cut.  Which ferries were turned in this turn is
 * CarcTurn.moved.  The system has no part of the state.
 */
#include "carcassonne/carc-ferry-marks.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-snapshot.h"
#include "table/table-intl.h"

#define SHEET N_ ("The Ferries")
#define MOST_SETS 4
#define PAIRS 6 /* of the four sides */

static const guint8 pairs[PAIRS] = { 1 << 0 | 1 << 1, 1 << 0 | 1 << 2, 1 << 0 | 1 << 3,
                                     1 << 1 | 1 << 2, 1 << 1 | 1 << 3, 1 << 2 | 1 << 3 };

static const CarcMarkRow marks[] = { { CARC_FERRY, "ferry", .on_cell = TRUE, .title = N_ ("Lake with a ferry") } };
static const CarcPieceRow pieces[] = { { CARC_PIECE_FERRY, "ferry", 'Y' } };

static const CarcRulingRow rulings[] = {
  { CARC_FE1, "FE1", SHEET, N_ ("What does a lake with a ferry do?"),
    CARC_FIXED (N_ ("Each road of its tile ends at the lake. After the act, whoever laid it must lay a ferry there: it "
                    "joins two of the roads, which are one road then; the others still end at the lake. The tile "
                    "counts once for a road that crosses it. At a lake on a starting tile no ferry lies.")) },
  { CARC_FE2, "FE2", SHEET, N_ ("Which ferries can be turned?"),
    CARC_FIXED (
        N_ ("When a tile extends a road: the first ferry in each direction along this road, seen from the tile. "
            "Whoever laid the tile may turn it, so that it joins two other roads of its lake. Each ferry is turned "
            "once at most for each tile. Where the road ends at a lake without a ferry, nothing is turned.")) },
  { CARC_FE3, "FE3", SHEET, N_ ("What is scored when a ferry is laid or turned?"),
    CARC_FIXED (N_ ("When all ferries lie: each road that is complete then and was not before. Roads that a ferry "
                    "joins are one new road, even if they were complete; the parts of a road that was complete are not "
                    "scored again.")) },
  { CARC_FE4, "FE4", SHEET, N_ ("A ferry cuts a road or joins roads: what happens to the figures there?"),
    CARC_FIXED (N_ ("They stay where they stand, also several players’ on one road, and a builder or a mage that is "
                    "cut off.")) },
  { CARC_FE5, "FE5", SHEET, N_ ("Does a ferry extend the builder’s road?"),
    CARC_FIXED (
        N_ ("Only the tile does that; a ferry that is laid or turned brings no second tile by itself. A builder "
            "who is cut off from the followers still works on the road where the builder stands.")) },
  { CARC_FE6,
    "FE6",
    SHEET,
    N_ ("A ferry joins the road of the mage to that of the witch: what happens?"),
    CARC_FIXED (N_ ("When all ferries lie, one of the two is moved at once, as after a tile that joins them.")),
    { { "mage" } } },
  { CARC_FE7, "FE7", SHEET, N_ ("Do the ferries touch the Arbitress or the large lake?"),
    CARC_FIXED (N_ ("She judges the roads as they are when they are scored, and measures over the tiles as ever. The "
                    "roads of the large lake end at its shore, and no ferry lies there. No ferry is in a racer’s "
                    "way.")) },
};

/* ---- lakes and ferries ---- */

/* Do these two sides of a cell have roads of their own?  Not a bridge: it lies over the lake. */
static gboolean
is_pair (const CarcCell *cell, guint sides)
{
  guint8 segment[2];
  guint n = 0;
  for (guint side = 0; side < 4; side++)
    if (sides >> side & 1)
      {
        if (n == 2 || cell->edges[side] != CARC_EDGE_ROAD)
          return FALSE;
        segment[n++] = cell->at_side[side];
      }
  return n == 2 && segment[0] != segment[1];
}

/* In how many ways can a ferry lie on this cell?  One of them is written to `sides`. */
static guint
n_ways (const CarcState *state, guint16 slot, guint *sides)
{
  const CarcCell *cell = carc_slot_printed (state, slot);
  guint n = 0;
  for (guint i = 0; i < PAIRS && carc_marks_has (cell->marks, CARC_FERRY); i++)
    if (is_pair (cell, pairs[i]))
      {
        *sides = pairs[i];
        n++;
      }
  return n;
}

static gboolean
is_lake (const CarcState *state, guint16 slot)
{
  guint sides;
  return carc_slot_placed (state, slot) && n_ways (state, slot, &sides) > 0;
}

/* The sides that the ferry on this cell joins; 0: none lies there. */
static guint
ferry_on (const CarcState *state, guint16 slot)
{
  return carc_slot_placed (state, slot) ? state->slots[slot].joined & CARC_JOINED_SIDES : 0u;
}

static guint
n_left (const CarcState *state)
{
  const CarcRules *rules = state->rules;
  guint n = 0;
  for (guint i = 0; i < rules->n_tiles; i++)
    for (guint cell = 0; cell < (guint) rules->tiles[i].w * rules->tiles[i].h; cell++)
      n += carc_marks_has (rules->tiles[i].cells[0][cell].marks, CARC_FERRY) ? rules->counts[i] : 0u;
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    n -= (guint) (ferry_on (state, slot) != 0);
  return n;
}

static gboolean
may_join (const CarcState *state, guint16 slot, guint sides, TableRefusal *why)
{
  if (ferry_on (state, slot) == sides)
    return table_refuse (why, _ ("the ferry on %d,%d lies so already: %s"), state->slots[slot].x, state->slots[slot].y,
                         carc_sides_tell (sides));
  return is_pair (carc_slot_printed (state, slot), sides)
         || table_refuse (why, _ ("the lake on %d,%d has no two roads so: %s"), state->slots[slot].x,
                          state->slots[slot].y, carc_sides_tell (sides));
}

/* ---- which ferries are near: FE2 ---- */

/* A walk along the roads of the tile just laid, up to the first ferries. */
typedef struct
{
  CarcBits seen;
  guint n; /* nodes that are still to be looked at */
  guint16 nodes[CARC_MAX_NODES];
  guint n_near;
  guint16 near[CARC_MOVED_MAX];
} Walk;

static gboolean
is_laid_now (const CarcState *state, guint16 slot)
{
  return carc_list_has (state->turn.slots, state->turn.n_slots, slot);
}

/* The walk comes to this node. */
static void
come_to (const CarcState *state, guint16 node, Walk *walk)
{
  const guint16 slot = state->nodes[node].slot;
  if (!carc_bits_put (&walk->seen, node))
    return;
  if (is_laid_now (state, slot) || !(ferry_on (state, slot) & carc_node_segment (state, node)->sides))
    walk->nodes[walk->n++] = node;
  else if (walk->n_near < CARC_MOVED_MAX && !carc_list_has (walk->near, walk->n_near, slot))
    walk->near[walk->n_near++] = slot;
}

/* Goes on from this node, over the edges of its cell, and over the ferry of the tile just laid. */
static void
go_on_from (const CarcState *state, guint16 node, Walk *walk)
{
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  const CarcCell *cell = carc_slot_cell (state, state->nodes[node].slot);
  const guint8 sides = carc_node_segment (state, node)->sides;
  for (guint side = 0; side < 4; side++)
    {
      const guint16 beside = slot->neighbour[side];
      const guint opposite = (side + 2) % 4;
      if ((slot->joined & sides) && slot->joined >> side & 1)
        come_to (state, carc_slot_node (slot, cell->at_side[side]), walk);
      if ((sides >> side & 1) && carc_slot_placed (state, beside)
          && carc_slot_cell (state, beside)->edges[opposite] == CARC_EDGE_ROAD)
        come_to (state, carc_slot_node (&state->slots[beside], carc_slot_cell (state, beside)->at_side[opposite]),
                 walk);
    }
}

static void
find_near (const CarcState *state, Walk *walk)
{
  const CarcTurn *turn = &state->turn;
  walk->n = walk->n_near = 0;
  carc_bits_empty (&walk->seen, state->n_nodes);
  for (guint i = 0; i < turn->n_nodes; i++)
    if (state->nodes[turn->first_node + i].kind == CARC_ROAD)
      come_to (state, (guint16) (turn->first_node + i), walk);
  while (walk->n > 0)
    go_on_from (state, walk->nodes[--walk->n], walk);
}

static gboolean
was_turned (const CarcState *state, guint16 slot)
{
  return carc_list_has (state->turn.moved, state->turn.n_moved, slot);
}

/* Can this ferry lie in another way? */
static gboolean
has_other_way (const CarcState *state, guint16 slot)
{
  guint sides;
  return ferry_on (state, slot) != 0 && n_ways (state, slot, &sides) > 1;
}

/* The ferries that can be turned now, in the order of their cells in the state.  Returns their number. */
static guint
find_turns (const CarcState *state, guint16 turns[CARC_MOVED_MAX])
{
  Walk walk;
  guint n = 0;
  find_near (state, &walk);
  for (guint i = 0; i < walk.n_near; i++)
    if (has_other_way (state, walk.near[i]) && !was_turned (state, walk.near[i]))
      {
        guint at = n++;
        for (; at > 0 && turns[at - 1] > walk.near[i]; at--)
          turns[at] = turns[at - 1];
        turns[at] = walk.near[i];
      }
  return n;
}

/* ---- the questions ---- */

/* Until the ferry lies, it is not known which roads end there; so nothing is complete. */
static void
ferry_laid (CarcState *state)
{
  for (guint i = 0; i < state->turn.n_slots; i++)
    if (is_lake (state, state->turn.slots[i]))
      carc_board_join (state, state->turn.slots[i], CARC_JOINED_UNSAID);
}

static void
ferry_ask (CarcState *state, CarcPhase phase)
{
  guint16 turns[CARC_MOVED_MAX];
  for (guint i = 0; i < state->turn.n_slots; i++)
    {
      const guint16 slot = state->turn.slots[i];
      guint sides = 0;
      const guint n = n_ways (state, slot, &sides);
      if (n == 1)
        carc_board_join (state, slot, sides);
      if (n > 1)
        carc_ask (state, CARC_ASK_FERRY, state->player, state->slots[slot].x, state->slots[slot].y);
    }
  if (find_turns (state, turns) > 0)
    carc_ask (state, CARC_ASK_FERRIES, state->player, 0, 0);
}

/* ---- the new ferry ---- */

static guint16
lake_asked (const CarcState *state)
{
  return carc_slot_at (state, state->about[0], state->about[1]);
}

static gboolean
apply_ferry (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint sides = ((const CarcEntry *) given)->choice;
  const guint16 slot = lake_asked (state);
  if (!may_join (state, slot, sides, why))
    return FALSE;
  carc_board_join (state, slot, sides);
  carc_ask_done (state);
  return TRUE;
}

/* How the ferry on this cell can lie otherwise. */
static void
offer_ways (const CarcState *state, guint16 slot, GArray *offers)
{
  for (guint i = 0; i < PAIRS && is_lake (state, slot); i++)
    if (is_pair (carc_slot_printed (state, slot), pairs[i]) && pairs[i] != ferry_on (state, slot))
      table_offer_add (offers, pairs[i]);
}

static void
offer_new (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  offer_ways (data, lake_asked (data), offers);
}

static char *
tell_ferry (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  /* Translators: who, the cell, and which of its roads the ferry joins: "Anna lays the ferry on 3,1: north and east" */
  return g_strdup_printf (_ ("%s lays the ferry on %d,%d: %s"), carc_name (before, before->asked), before->about[0],
                          before->about[1], carc_sides_tell (((const CarcEntry *) given)->choice));
}

/* ---- turning others ---- */

static gboolean
may_turn (const CarcState *state, CarcCellXY at, guint16 slot, guint sides, TableRefusal *why)
{
  Walk walk;
  if (ferry_on (state, slot) == 0)
    return table_refuse (why, _ ("there is no ferry on %d,%d"), at.x, at.y);
  if (!may_join (state, slot, sides, why))
    return FALSE;
  if (!was_turned (state, slot) && state->turn.n_moved == CARC_MOVED_MAX)
    return table_refuse (why, _ ("no more than %u ferries are turned in one turn"), CARC_MOVED_MAX);
  if (state->agreed)
    return TRUE;
  if (was_turned (state, slot))
    return table_refuse (why, _ ("the ferry on %d,%d was turned in this turn already"), at.x, at.y);
  find_near (state, &walk);
  return carc_list_has (walk.near, walk.n_near, slot)
         || table_refuse (why, _ ("the ferry on %d,%d is not the first one along a road that this tile extends"), at.x,
                          at.y);
}

static gboolean
apply_turn (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const CarcCellXY at = entry->path[0];
  const guint16 slot = carc_slot_at (state, at.x, at.y);
  guint16 turns[CARC_MOVED_MAX];
  if (!may_turn (state, at, slot, entry->choice, why))
    return FALSE;
  if (!was_turned (state, slot))
    state->turn.moved[state->turn.n_moved++] = slot;
  carc_board_join (state, slot, entry->choice);
  state->agreed = FALSE; /* what is asked next goes by the rules */
  if (find_turns (state, turns) > 0)
    carc_ask_on (state, state->asked, 0, 0);
  else
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
offer_turns (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  guint16 turns[CARC_MOVED_MAX];
  const guint n = state->agreed ? 0 : find_turns (state, turns);
  for (guint i = 0; i < n; i++)
    carc_offer_cell (offers, state->slots[turns[i]].x, state->slots[turns[i]].y);
  for (guint16 slot = 0; slot < state->n_slots && state->agreed; slot++)
    if (has_other_way (state, slot))
      carc_offer_cell (offers, state->slots[slot].x, state->slots[slot].y);
}

static void
offer_turned (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
              GArray *offers)
{
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  offer_ways (state, carc_slot_at (state, at.x, at.y), offers);
}

static char *
tell_turn (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  return g_strdup_printf (_ ("%s turns the ferry on %d,%d: %s"), carc_name (before, before->asked), entry->path[0].x,
                          entry->path[0].y, carc_sides_tell (entry->choice));
}

/* ---- a snapshot, and a ferry that lies otherwise ---- */

/* A road of this cell that is complete, and that nobody has scored; CARC_NONE if there is none. */
static guint16
unscored_road (const CarcState *state, guint16 slot)
{
  const CarcCell *cell = carc_slot_cell (state, slot);
  for (guint side = 0; side < 4; side++)
    if (cell->edges[side] == CARC_EDGE_ROAD)
      {
        const guint16 root = state->nodes[carc_slot_node (&state->slots[slot], cell->at_side[side])].feature;
        if (state->nodes[root].open == 0 && !state->nodes[root].scored)
          return root;
      }
  return CARC_NONE;
}

/* By agreement a ferry lies so that nothing else changes: nothing is complete that was not scored, and nothing stands
 * where it cannot. */
static gboolean
may_agree (const CarcState *state, guint16 slot, guint sides, TableRefusal *why)
{
  g_autoptr (CarcState) trial = carc_state_copy (state);
  carc_board_join (trial, slot, sides);
  gboolean sound = unscored_road (trial, slot) == CARC_NONE;
  for (guint i = 0; i < state->rules->n_playing && sound; i++)
    sound = state->rules->playing[i]->validate == NULL || state->rules->playing[i]->validate (trial, NULL);
  return sound
         || table_refuse (why, _ ("the ferry on %d,%d cannot lie so: something would have to be scored or moved first"),
                          state->slots[slot].x, state->slots[slot].y);
}

static gboolean
apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  if (!carc_in_play (state->rules, CARC_SYSTEM_FERRY) || !is_lake (state, slot))
    return table_refuse (why, _ ("there is no lake for a ferry on %d,%d"), entry->x, entry->y);
  if (!may_join (state, slot, entry->choice, why) || (state->agreed && !may_agree (state, slot, entry->choice, why)))
    return FALSE;
  carc_board_join (state, slot, entry->choice);
  for (guint16 road = unscored_road (state, slot); road != CARC_NONE; road = unscored_road (state, slot))
    {
      if (state->nodes[road].figures > 0)
        table_warn (&state->warnings, N_ ("a figure stood on a road that is complete by this ferry: it has gone home"));
      carc_figures_go_home (state, road, CARC_LEFT_RETURNED);
      state->nodes[road].scored = TRUE;
    }
  return TRUE;
}

/* Can this be said of the ferry on this cell? */
static gboolean
may_say (const CarcState *state, guint16 slot, guint sides)
{
  return may_join (state, slot, sides, NULL) && (!state->agreed || may_agree (state, slot, sides, NULL));
}

static gboolean
may_be_said (const CarcState *state, guint16 slot)
{
  for (guint i = 0; i < PAIRS && is_lake (state, slot); i++)
    if (may_say (state, slot, pairs[i]))
      return TRUE;
  return FALSE;
}

static void
offer_now (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  for (guint i = 0; i < PAIRS && is_lake (state, slot); i++)
    if (may_say (state, slot, pairs[i]))
      table_offer_add (offers, pairs[i]);
}

static gboolean
ferry_resume (CarcState *state, TableRefusal *why)
{
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    if (state->slots[slot].joined & CARC_JOINED_UNSAID)
      return table_refuse (why, _ ("it is not said how the ferry on %d,%d lies: enter “now ferry”"),
                           state->slots[slot].x, state->slots[slot].y);
  return TRUE;
}

static gboolean
ferry_validate (const CarcState *state, TableRefusal *why)
{
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    {
      const guint joined = state->slots[slot].joined;
      const gboolean unsaid = joined == CARC_JOINED_UNSAID;
      if (!is_lake (state, slot) ? joined != 0
                                 : joined != 0 && !unsaid && !is_pair (carc_slot_printed (state, slot), joined))
        return table_refuse (why, "a ferry on slot %u joins %02x", slot, joined);
      if (is_lake (state, slot) && carc_is_between_tiles (state)
          && (unsaid || (joined == 0 && state->slots[slot].entry != CARC_NO_ENTRY)))
        return table_refuse (why, "there is no ferry on the lake of slot %u", slot);
    }
  return TRUE;
}

#define CELL_OPERAND                                                                                                   \
  {                                                                                                                    \
    .type = &carc_operand_cell, CARC_FIELD (path), CARC_COUNT (n_path), .max = 1, .offer = offer_turns                 \
  }
#define SIDES_OPERAND(among)                                                                                           \
  {                                                                                                                    \
    .type = &carc_operand_sides, CARC_FIELD (choice), .offer = among                                                   \
  }

/* clang-format off */
static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_FERRY, "ferry", N_ ("How a ferry lies"), 0, apply_now,
            CARC_NOW_SLOT (N_ ("On which tile is the lake?"), may_be_said), SIDES_OPERAND (offer_now)),
  { .kind = CARC_ENTRY_FERRY, .verb = "ferry", .operands = { SIDES_OPERAND (offer_new) }, .when = CARC_WHEN (FERRY),
    .apply = apply_ferry, .tell = tell_ferry },
  { .kind = CARC_ENTRY_FERRY_TURN, .verb = "ferry turn",
    .operands = { CELL_OPERAND, SIDES_OPERAND (offer_turned) },
    .when = CARC_WHEN (FERRIES), .prefixed = CARC_WHEN (FERRIES), .apply = apply_turn, .tell = tell_turn },
  { .kind = CARC_ENTRY_FERRY_STAY, .verb = "ferry stay", .when = CARC_WHEN (FERRIES),
    .title = N_ ("No ferry is turned"), .apply = apply_stay, .says = N_ ("%s turns no ferry") },
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_FERRY, .word = "ferry", .says = N_ ("%s: which roads does the ferry on %d,%d join?") },
  { .id = CARC_ASK_FERRIES, .word = "ferries", .says = N_ ("%s: which ferry is turned?") },
};

/* ---- words, pictures, JSON ---- */

static const CarcMiddleRow middle[] = { { N_ ("Ferries in the supply"), n_left, FALSE, "ferries" } };

static guint
ferry_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  guint n = 0;
  for (guint16 slot = 0; slot < state->n_slots && n < max; slot++)
    if (ferry_on (state, slot) != 0)
      standing[n++] = (CarcPiece){ CARC_PIECE_FERRY,     state->slots[slot].x,           state->slots[slot].y, -1,
                                   CARC_PIECE_IN_MIDDLE, (guint8) ferry_on (state, slot) };
  return n;
}

/* The road that the ferry joins. */
static guint16
road_of (const CarcState *state, guint16 slot)
{
  const guint side = (guint) __builtin_ctz (ferry_on (state, slot));
  return state->nodes[carc_slot_node (&state->slots[slot], carc_slot_cell (state, slot)->at_side[side])].feature;
}

/* How long the road is that an entry joins; a road that it completes is told by its points. */
static char *
ferry_leads_to (const CarcTrial *trial)
{
  const CarcEntry *entry = trial->entry;
  if (entry->kind != CARC_ENTRY_FERRY && entry->kind != CARC_ENTRY_FERRY_TURN)
    return NULL;
  const guint16 slot = entry->kind == CARC_ENTRY_FERRY
                           ? lake_asked (trial->before)
                           : carc_slot_at (trial->after, entry->path[0].x, entry->path[0].y);
  const guint16 road = road_of (trial->after, slot);
  const guint n = carc_feature_cells (trial->after, road, NULL, 0);
  return trial->after->nodes[road].open == 0
             ? NULL
             : g_strdup_printf (ngettext ("a road of %u tile", "a road of %u tiles", n), n);
}

static void
ferry_tell (const CarcState *state, GString *out)
{
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    if (ferry_on (state, slot) != 0)
      /* Translators: the cell, and which of its roads the ferry joins: "north and east" */
      g_string_append_printf (out, _ ("The ferry on %d,%d joins %s\n"), state->slots[slot].x, state->slots[slot].y,
                              carc_sides_tell (ferry_on (state, slot)));
}

static void
ferry_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  if (ferry_on (state, slot) != 0)
    g_string_append_printf (words, _ (", a ferry that joins %s"), carc_sides_tell (ferry_on (state, slot)));
  else if (is_lake (state, slot))
    g_string_append (words, _ (", a lake without a ferry"));
}

static void
ferry_report (const CarcState *state, GString *json)
{
  in_object (json, "ferry");
  put_number (json, "left", (int) n_left (state));
  in_array (json, "ferries");
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    if (ferry_on (state, slot) != 0)
      {
        g_autoptr (GString) sides = g_string_new (NULL);
        for (guint side = 0; side < 4; side++)
          g_string_append (sides, ferry_on (state, slot) >> side & 1 ? carc_side_words[side] : "");
        in_object (json, NULL);
        put_cell (json, "cell", state->slots[slot].x, state->slots[slot].y);
        put_text (json, "sides", sides->str);
      }
}

/* ---- answers of the desk ---- */

/* A ferry, and how long its road is. */
static void
say_ferry (const CarcState *state, guint16 slot, TableAnswer *answer)
{
  const guint16 road = road_of (state, slot);
  const guint n = carc_feature_cells (state, road, NULL, 0);
  table_answer_count (answer, TABLE_SAYS_KNOWN, -1, (int) n,
                      g_strdup_printf (ngettext ("tile of the road with the ferry on %d,%d, which joins %s",
                                                 "tiles of the road with the ferry on %d,%d, which joins %s", n),
                                       state->slots[slot].x, state->slots[slot].y,
                                       carc_sides_tell (ferry_on (state, slot))));
}

static gboolean
ferry_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const TableRulingSet rules = TABLE_RULINGS (CARC_FE1, CARC_FE2);
  const gboolean all = query->query.kind == CARC_QUERY_FERRY;
  guint16 road = CARC_NONE;
  if (all)
    table_answer_title (answer, g_strdup (_ ("the ferries")));
  else if (query->query.kind == CARC_QUERY_FEATURE)
    road = carc_board_node (state, query->at.cell_x, query->at.cell_y, &query->at.spot);
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    if (ferry_on (state, slot) != 0
        && (all || (road != CARC_NONE && state->nodes[road].feature == road_of (state, slot))))
      {
        say_ferry (state, slot, answer);
        table_rulings_join (&answer->rulings, &rules);
      }
  if (all)
    table_answer_count (answer, TABLE_SAYS_KNOWN, -1, (int) n_left (state), g_strdup (_ ("ferries in the supply")));
  return TRUE;
}

static const TableAct queries[] = {
  { .kind = CARC_QUERY_FERRY, .verb = "ferries", .when = TABLE_ALWAYS, .title = N_ ("The ferries") },
};

static const char *const tile_names[] = {
  N_ ("city edge, three roads at a ferry lake"),
  N_ ("three roads at a ferry lake"),
  N_ ("four roads at a ferry lake"),
};

static const TableHelp help[] = {
  { .topics = "ferry, ferry turn, ferry stay",
    .text = N_ ("After a tile with a lake, you say which two of its roads the ferry joins; the others end at the lake. "
                "Whoever extends a road may turn the first ferry in each direction along it: roads are cut and joined, "
                "figures stay where they stand, and what is complete then is scored.") },
};

const CarcSystem carc_ferry = {
  .id = CARC_SYSTEM_FERRY,
  .name = "ferry",
  .title = N_ ("The Ferries"),
  .description = N_ ("Copies; with lakes whose ferries join roads and cut them"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .most = MOST_SETS,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (pieces),
  CARC_ROWS (middle),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .laid = ferry_laid,
  .ask = ferry_ask,
  .asks_in = CARC_IN (SET),
  .resume = ferry_resume,
  .validate = ferry_validate,
  .report = ferry_report,
  .standing = ferry_standing,
  .tell = ferry_tell,
  .tell_cell = ferry_tell_cell,
  .leads_to = ferry_leads_to,
  CARC_ROWS (queries),
  .answer = ferry_answer,
};
