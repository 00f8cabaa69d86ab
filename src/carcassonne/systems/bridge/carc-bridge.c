/* carc-bridge.c - Bridges, Castles and Bazaars: its tiles, the bridges, and what players have.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings BR1 to BR6, CS1 to CS9, BZ1 to BZ5 and PC4.  Castles are in carc-bridge-castle.c, bazaars in
 * carc-bridge-bazaar.c.
 *
 * A bridge that makes the tile fit is not entered: the place of the tile says which one it is (carc-bridged.c).  Any
 * other bridge is an act with the tile, behind which the other act of the turn is asked for.
 */
#include "carc-bridge.h"

#include "carcassonne/carc-bridge-marks.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-snapshot.h"
#include "table/table-intl.h"

#include <stdlib.h>

#define SHEET N_ ("Bridges, Castles and Bazaars")

static const CarcMarkRow marks[] = {
  { CARC_BAZAAR, "bazaar", .on_cell = TRUE, .title = N_ ("Bazaar") },
  { CARC_NOCASTLE, "nocastle", .on = 1 << CARC_CITY, .title = N_ ("Wall that no castle can replace") },
  { CARC_STRONGHOLD, "stronghold", .implied = TRUE },
};

static const CarcPieceRow pieces[] = {
  { CARC_PIECE_BRIDGE, "bridge", 'J' },
  { CARC_PIECE_STRONGHOLD, "stronghold", 'L' },
};

static const CarcPlaceRow place_rows[] = {
  { CARC_PLACE_LORD, "lord", CARC_NAMED_ON_CELL, .stands = TRUE, .blocks_racers = TRUE, .block_ruling = CARC_PC4,
    .of = 1 << CARC_CITY, .touched = 1u << CARC_TOUCH_FAIRY, .name = N_ ("castle"), .spot = N_ ("in the castle"),
    .where = N_ ("the castle at %d,%d"), .may_come = carc_castle_may_come },
};

static const CarcLineRow lines[] = {
  { CARC_LINE_STRONGHOLD, "stronghold", N_ ("Castles"), N_ ("castle at %d,%d") },
  { CARC_LINE_BAZAAR, "bazaar", N_ ("Bazaar"), N_ ("bazaar"), .nowhere = TRUE },
};

static const CarcNounRow nouns[] = {
  { CARC_NOUN_STRONGHOLD, "stronghold", CARC_FORMS ("for the castle", "for the castles"), .bonus = TRUE },
  { CARC_NOUN_BID, "bid", CARC_FORMS ("for a tile", "for a tile"), .bonus = TRUE },
};

static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_VICINITY, "vicinity", N_ ("a feature near the castle was completed") },
  { CARC_BECAUSE_CHAIN, "chain", N_ ("the castle beside it got these points") },
  { CARC_BECAUSE_STRONGHOLD, "stronghold", N_ ("the city becomes a castle") },
  { CARC_BECAUSE_BUYS, "buys", N_ ("paid for a tile of the bazaar") },
  { CARC_BECAUSE_SELLS, "sells", N_ ("got for a tile of the bazaar") },
};

static const CarcLeftRow lefts[] = {
  { CARC_LEFT_LORD, "lord" },
  { CARC_LEFT_PAID, "paid", N_ ("its castle got points"), .quiet = TRUE },
};

static const CarcRulingRow rulings[] = {
  { CARC_BR1, "BR1", SHEET, N_ ("Can a bridge lie over the lake or over another tile of several cells?"),
    CARC_FIXED (N_ ("No: a bridge goes from edge to edge of one tile, and its cells have no edges between them. It can "
                    "end at a road of such a tile, which must fit without a bridge.")) },
  { CARC_BR2,
    "BR2",
    SHEET,
    N_ ("A tile has no road of its own but a bridge that joins a builder’s road: does it bring a second tile?"),
    2,
    { { "yes", N_ ("Yes, the bridge is a road of that tile.") }, { "no", N_ ("No, it is not printed on it.") } },
    { { "traders" } } },
  { CARC_BR3, "BR3", SHEET, N_ ("Where can a bridge lie?"),
    CARC_FIXED (
        N_ ("Over the tile just laid or one of its four neighbours, straight from side to side. Both sides must "
            "be field, and beyond them no tile lies; only at the tile just laid it meets a road. One lies over a "
            "tile, and one is built with a tile. It stays for the rest of the game.")) },
  { CARC_BR4, "BR4", SHEET, N_ ("A tile fits only with a bridge: must it be laid?"),
    CARC_FIXED (
        N_ ("No. Whoever drew it lays it with a bridge of their own, or puts it aside and draws another one.")) },
  { CARC_BR5, "BR5", SHEET, N_ ("What is the road of a bridge?"),
    CARC_FIXED (N_ ("A road of its tile. Whoever just laid this tile may put a follower onto it. It parts no farm, and "
                    "a tile counts once for a road that also crosses it by a bridge.")) },
  { CARC_BR6,
    "BR6",
    SHEET,
    N_ ("Can a bridge lie over a circus or a place for acrobats?"),
    CARC_FIXED (N_ ("Over a circus, yes. Over a place for acrobats only while nobody stands there; afterwards nobody "
                    "climbs onto it any more.")),
    { { "circus" } } },
  { CARC_CS1,
    "CS1",
    SHEET,
    N_ ("Can a city of two tiles become a castle if one of them is the lake?"),
    2,
    { { "yes", N_ ("Yes, if its wall is a half round there.") }, { "no", N_ ("No.") } },
    { { "lake" } } },
  { CARC_CS2,
    "CS2",
    SHEET,
    N_ ("Does a city that becomes a castle get a water token?"),
    2,
    { { "token", N_ ("Yes, it was completed.") }, { "none", N_ ("No.") } },
    { { "lake" } } },
  { CARC_CS3,
    "CS3",
    SHEET,
    N_ ("A city with goods becomes a castle: who takes them?"),
    2,
    { { "none", N_ ("Nobody.") }, { "taken", N_ ("Whoever laid the last tile, as of every city.") } },
    { { "traders" } } },
  { CARC_CS4,
    "CS4",
    SHEET,
    N_ ("A besieged city becomes a castle: is it besieged for farms?"),
    2,
    { { "free", N_ ("No.") }, { "besieged", N_ ("Yes, it counts twice, and 1 point more as a castle.") } },
    { { "siege" } } },
  { CARC_CS5, "CS5", SHEET, N_ ("When can a castle be built?"),
    CARC_FIXED (N_ ("When a city of two half rounds is complete and exactly one follower is in it. Its player decides, "
                    "whoever laid the tile; several are asked from the player on turn on. The follower becomes the "
                    "lord, and other figures there go home. The city scores nothing and brings no card.")) },
  { CARC_CS6, "CS6", SHEET, N_ ("What does a castle get?"),
    CARC_FIXED (N_ ("From a later turn on, the points of the next feature that is completed with a tile among six: the "
                    "two of the castle, and the two beside each of them. It does not matter who scores the feature; "
                    "of several, the best counts, and of a cloister only its own tile. A castle that gets points "
                    "gives as many to one that it stands near. Then the lord goes home.")) },
  { CARC_CS7, "CS7", SHEET, N_ ("What is a castle for others?"),
    CARC_FIXED (N_ ("For a farm a completed city that pays 1 point more. Nothing but the fairy comes to its lord; a "
                    "wagon that comes home from a castle does not move on. At the end a castle brings nothing.")) },
  { CARC_CS8,
    "CS8",
    SHEET,
    N_ ("A castle was built with the first tile of a double turn: does it get points with the second?"),
    2,
    { { "later", N_ ("No, only in a later turn.") }, { "second", N_ ("Yes, that is another tile.") } },
    { { "traders" } } },
  { CARC_CS9,
    "CS9",
    SHEET,
    N_ ("What is a lord for the circus?"),
    CARC_FIXED (N_ ("A follower who counts for a big top near either tile of the castle. A ringmaster there brings no "
                    "points of his own.")),
    { { "circus" } } },
  { CARC_BZ1,
    "BZ1",
    SHEET,
    N_ ("How do players get the tiles of a bazaar?"),
    2,
    { { "auction", N_ ("They bid for them.") }, { "pick", N_ ("Each picks one in turn, for nothing.") } } },
  { CARC_BZ2,
    "BZ2",
    SHEET,
    N_ ("Can a player bid more points than they have?"),
    2,
    { { "zero", N_ ("No.") }, { "negative", N_ ("Yes; the points can fall below 0.") } } },
  { CARC_BZ3,
    "BZ3",
    SHEET,
    N_ ("Can an abbey be laid before a bought tile?"),
    2,
    { { "keep", N_ ("Yes; the bought tile is kept for later.") }, { "lay", N_ ("No, the bought tile comes first.") } },
    { { "abbey" } } },
  { CARC_BZ4, "BZ4", SHEET, N_ ("How are tiles sold?"),
    CARC_FIXED (
        N_ ("When a turn with a bazaar is over, also the second tile of a builder, as many tiles are turned up as "
            "players are there, unless fewer are left. From the left neighbour on, each who has none picks one "
            "and bids, also 0; the others without one bid more once round, or not. Who picked it then "
            "pays the highest bid to the bidder, or sells it for that. An own highest bid is paid to the box. "
            "The last tile costs nothing.")) },
  { CARC_BZ5, "BZ5", SHEET, N_ ("When is a bought tile laid?"),
    CARC_FIXED (N_ ("As the first tile of the player’s next turn. One that fits nowhere is put aside, and another is "
                    "drawn. A bazaar on a bought tile does not count, and until all are laid, none is held.")) },
  { CARC_PC4,
    "PC4",
    N_ ("The Lake, The race for the lighthouse"),
    N_ ("Is the lord of a castle in the way of racers?"),
    2,
    { { "yes", N_ ("Yes, like every follower.") }, { "no", N_ ("No.") } },
    { { "lake" } } },
};

/* ---- what players have ---- */

guint
carc_bridge_each (const CarcRules *rules)
{
  return rules->n_players < 5 ? 3 : 2;
}

static gboolean
bridge_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  if (!carc_in_play (rules, CARC_SYSTEM_BRIDGE))
    return TRUE;
  carc_bridge_tiles (rules);
  return carc_rules_have_room (rules, why);
}

static void
bridge_begin (CarcState *state, gboolean in_play)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  bridge->bazaar.picker = bridge->bazaar.bidder = -1;
  bridge->bazaar.lot = CARC_NONE;
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    {
      bridge->bought[player] = CARC_NONE;
      if (in_play && player < state->rules->n_players)
        bridge->bridges[player] = bridge->castles[player] = (guint8) carc_bridge_each (state->rules);
    }
}

static guint
n_in_game (const CarcState *state)
{
  return carc_bridge_each (state->rules) * state->rules->n_players;
}

static guint
sum_of (const CarcState *state, const guint8 each[TABLE_MAX_PLAYERS])
{
  guint n = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    n += each[player];
  return n;
}

/* ---- bridges ---- */

static gboolean
bridge_lends (const CarcState *state)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  return state->ask == CARC_ASK_SNAPSHOT ? bridge->n_over < n_in_game (state) : bridge->bridges[state->player] > 0;
}

static void
bridge_laid (CarcState *state)
{
  carc_bridge_edit (state)->built = FALSE;
  carc_castle_laid (state);
  carc_bazaar_laid (state);
}

/* A bridge that makes the tile fit. */
static void
bridge_bridged (CarcState *state, guint16 slot)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  bridge->n_over++;
  if (state->ask == CARC_ASK_SNAPSHOT)
    return;
  bridge->bridges[state->player]--;
  bridge->built = TRUE;
  carc_effect_on (state, CARC_EFFECT_BRIDGE, state->player, slot, 0, NULL);
}

/* The CarcBridging that a spot of a road means. */
static guint
bridging_of (const CarcSpot *spot)
{
  return CARC_BRIDGE_NS + spot->at % 2u;
}

/* Is it the tile just laid, or one beside it? */
static gboolean
is_at_tile (const CarcState *state, guint16 slot)
{
  for (guint i = 0; i < state->turn.n_slots; i++)
    {
      const CarcSlot *own = &state->slots[state->turn.slots[i]], *at = &state->slots[slot];
      if (abs (own->x - at->x) + abs (own->y - at->y) <= 1)
        return TRUE;
    }
  return FALSE;
}

/* BR3.  By agreement it can lie over any tile, and more than one can be built. */
static gboolean
may_build (const CarcState *state, guint16 slot, guint bridging, TableRefusal *why)
{
  if (!state->agreed && carc_bridge_of (state)->built)
    return table_refuse (why, _ ("one bridge was built with this tile, and there is only one a tile"));
  if (carc_bridge_of (state)->bridges[state->player] == 0)
    return table_refuse (why, _ ("%s has no bridge left"), carc_name (state, state->player));
  if (!state->agreed && !is_at_tile (state, slot))
    return table_refuse (why, _ ("a bridge lies over the tile just laid or beside it: not over %d,%d"),
                         state->slots[slot].x, state->slots[slot].y);
  return carc_may_bridge (state, slot, bridging, why);
}

static void
offer_bridge_on (const CarcState *state, guint16 slot, guint bridging, GArray *offers)
{
  const CarcSlot *at = &state->slots[slot];
  const CarcCell *cell = carc_bridged_cell (state->rules, at->tile, at->rot, bridging);
  const CarcSegment *road = &cell->segments[cell->n_nodes - 1];
  const TableOffer offer = { .value = { CARC_ROAD, (gint32) bridging - CARC_BRIDGE_NS, at->x, at->y },
                             .flags = TABLE_OFFER_POINT,
                             .on_board = TRUE,
                             .x = at->x,
                             .y = at->y,
                             .spot_x = (guint8) (bridging == CARC_BRIDGE_NS ? road->spot_x : CARC_SPOT_UNIT / 6),
                             .spot_y = (guint8) (bridging == CARC_BRIDGE_NS ? CARC_SPOT_UNIT / 6 : road->spot_y) };
  g_array_append_val (offers, offer);
}

static void
offer_bridges (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
               GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->n_slots; i++)
    for (guint bridging = CARC_BRIDGE_NS; bridging <= CARC_BRIDGE_EW && carc_slot_placed (state, (guint16) i);
         bridging++)
      if (may_build (state, (guint16) i, bridging, NULL))
        offer_bridge_on (state, (guint16) i, bridging, offers);
}

static char *
tell_bridging (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return offer->value[1] % 2 == 0
             ? g_strdup_printf (_ ("over %d,%d, from north to south"), offer->value[2], offer->value[3])
             : g_strdup_printf (_ ("over %d,%d, from west to east"), offer->value[2], offer->value[3]);
}

static gboolean
bridge_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *state = data;
  return carc_in_play (state->rules, CARC_SYSTEM_BRIDGE) && carc_bridge_of (state)->bridges[state->player] > 0
         && table_offer_any (offer_bridges, state, act);
}

/* The cell and the direction of a bridge that an entry names. */
static gboolean
find_place (const CarcState *state, const CarcEntry *entry, guint16 *slot, guint *bridging, TableRefusal *why)
{
  *slot = carc_slot_at (state, entry->cell_x, entry->cell_y);
  *bridging = bridging_of (&entry->spot);
  if (entry->spot.kind != CARC_ROAD)
    return table_refuse (why, _ ("a bridge is a road: write road:N or road:E"));
  return carc_slot_placed (state, *slot)
         || table_refuse (why, _ ("there is no tile on %d,%d"), entry->cell_x, entry->cell_y);
}

/* Can anything be done besides the bridge? */
static gboolean
can_act (const CarcState *state)
{
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      if (act->group == CARC_GROUP_ACTS && act->kind != CARC_ACT_BRIDGE && !act->way
          && table_act_is_offered (&carc_act_table, state, act))
        return TRUE;
    }
  return FALSE;
}

static gboolean
apply_bridge (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  CarcBridge *bridge = carc_bridge_edit (state);
  guint16 slot;
  guint bridging;
  if (!carc_in_play (state->rules, CARC_SYSTEM_BRIDGE))
    return table_refuse (why, _ ("there are no bridges in this game"));
  if (!find_place (state, given, &slot, &bridging, why) || !may_build (state, slot, bridging, why))
    return FALSE;
  carc_board_bridge (state, slot, bridging);
  bridge->bridges[state->player]--;
  bridge->n_over++;
  bridge->built = TRUE;
  if (can_act (state))
    carc_ask (state, CARC_ASK_BRIDGED, state->player, state->slots[state->turn.slot].x,
              state->slots[state->turn.slot].y);
  return TRUE;
}

static char *
tell_bridge (gconstpointer before, gconstpointer given)
{
  const CarcEntry *entry = given;
  return entry->spot.at % 2 == 0
             ? g_strdup_printf (_ (", a bridge over %d,%d from north to south"), entry->cell_x, entry->cell_y)
             : g_strdup_printf (_ (", a bridge over %d,%d from west to east"), entry->cell_x, entry->cell_y);
}

/* ---- the act behind a bridge ---- */

/* The entry with the tile that was laid. */
static CarcEntry
with_tile (const CarcState *state, const CarcEntry *entry)
{
  CarcEntry whole = *entry;
  if (state->turn.slot == CARC_NONE)
    return whole;
  const CarcSlot *slot = &state->slots[state->turn.slot];
  whole.tile = (gint16) slot->tile;
  whole.x = slot->x;
  whole.y = slot->y;
  whole.rot = slot->rot;
  return whole;
}

static gboolean
apply_then (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry whole = with_tile (state, given);
  if (whole.act == CARC_ACT_BRIDGE && !state->agreed)
    return table_refuse (why, _ ("one bridge was built with this tile, and there is only one a tile"));
  if (!carc_turn_act (state, &whole, why))
    return FALSE;
  carc_ask_done (state);
  return TRUE;
}

static gboolean
apply_no_then (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (!carc_may_act (state, CARC_ACT_NONE, why))
    return FALSE;
  carc_ask_done (state);
  return TRUE;
}

static gboolean
nothing_offered (gconstpointer state, const TableAct *act)
{
  return carc_may_act (state, CARC_ACT_NONE, NULL);
}

static char *
tell_then (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry whole = with_tile (before, given);
  g_autofree char *act = carc_act_tell (before, &whole);
  /* Translators: behind the name of a player, what is done after a bridge was built: ", follower: road to the east" */
  return *act != '\0' ? g_strdup_printf (_ ("%s, after the bridge%s"), carc_name (before, before->asked), act)
                      : g_strdup_printf (_ ("%s does nothing after the bridge"), carc_name (before, before->asked));
}

/* ---- the questions of a turn ---- */

static void
bridge_ask (CarcState *state, CarcPhase phase)
{
  if (phase == CARC_PHASE_CHANGE)
    carc_castle_ask (state);
  else
    carc_bazaar_ask (state);
}

/* ---- a snapshot ---- */

static gboolean
in_game (const CarcState *state, TableRefusal *why)
{
  return carc_in_play (state->rules, CARC_SYSTEM_BRIDGE) || table_refuse (why, _ ("there are no bridges in this game"));
}

static gboolean
may_lie_now (const CarcState *state, guint16 slot, guint bridging, TableRefusal *why)
{
  if (carc_bridge_of (state)->n_over >= n_in_game (state))
    return table_refuse (why, _ ("all bridges of this game are on the table"));
  for (guint side = bridging - CARC_BRIDGE_NS; side < 4; side += 2)
    if (carc_slot_placed (state, state->slots[slot].neighbour[side]))
      return table_refuse (why, _ ("a bridge is entered before the tiles at its ends: one lies on %d,%d"),
                           state->slots[state->slots[slot].neighbour[side]].x,
                           state->slots[state->slots[slot].neighbour[side]].y);
  return carc_may_bridge (state, slot, bridging, why);
}

static void
offer_now_bridges (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->n_slots; i++)
    for (guint bridging = CARC_BRIDGE_NS; bridging <= CARC_BRIDGE_EW && carc_slot_placed (state, (guint16) i);
         bridging++)
      if (may_lie_now (state, (guint16) i, bridging, NULL))
        offer_bridge_on (state, (guint16) i, bridging, offers);
}

static gboolean
apply_now_bridge (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  guint16 slot;
  guint bridging;
  if (!in_game (state, why) || !find_place (state, given, &slot, &bridging, why)
      || !may_lie_now (state, slot, bridging, why))
    return FALSE;
  carc_board_bridge (state, slot, bridging);
  carc_bridge_edit (state)->n_over++;
  return TRUE;
}

/* Are as many bridges, or castles, in the game as were in the box, if the players have so many left? */
static gboolean
is_in_box (const CarcState *state, gboolean bridges, guint left, TableRefusal *why)
{
  const guint used = bridges ? carc_bridge_of (state)->n_over : carc_bridge_of (state)->n_strongholds;
  return left + used <= n_in_game (state)
         || table_refuse (why,
                          bridges ? _ ("%u bridges lie on the table, and the players have %u: there are only %u")
                                  : _ ("%u castles are on the table, and the players have %u: there are only %u"),
                          used, left, n_in_game (state));
}

/* Can the player have so many of these left?  In a snapshot, how many there are is known only at its end. */
static gboolean
may_have_left (const CarcState *state, gboolean bridges, guint player, guint n, TableRefusal *why)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  const guint8 *left = bridges ? bridge->bridges : bridge->castles;
  const guint each = carc_bridge_each (state->rules);
  if (n > each)
    return table_refuse (why, _ ("in this game a player has %d at most"), (int) each);
  return state->ask == CARC_ASK_SNAPSHOT || is_in_box (state, bridges, sum_of (state, left) - left[player] + n, why);
}

/* How many of these the player has left: 0, all that each has at first, or between. */
static gboolean
apply_now_left (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcBridge *bridge = carc_bridge_edit (state);
  const gboolean bridges = entry->kind == CARC_ENTRY_NOW_BRIDGES;
  if (!in_game (state, why) || !may_have_left (state, bridges, (guint) entry->player, (guint) entry->number, why))
    return FALSE;
  (bridges ? bridge->bridges : bridge->castles)[entry->player] = (guint8) entry->number;
  return TRUE;
}

static void
offer_now_left (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                GArray *offers)
{
  const guint player = (guint) ((const CarcEntry *) given)->player;
  for (guint n = 0; may_have_left (state, act->kind == CARC_ENTRY_NOW_BRIDGES, player, n, NULL); n++)
    table_offer_add (offers, (int) n);
}

static gboolean
bridge_resume (CarcState *state, TableRefusal *why)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  bridge->built = bridge->called = FALSE;
  return is_in_box (state, TRUE, sum_of (state, bridge->bridges), why)
         && is_in_box (state, FALSE, sum_of (state, bridge->castles), why);
}

static gboolean
bridge_validate (const CarcState *state, TableRefusal *why)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  guint over = 0;
  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i) && state->slots[i].bridge != CARC_BRIDGE_NONE)
      {
        over++;
        if (state->nodes[state->slots[i].over].slot != i || state->nodes[state->slots[i].over].kind != CARC_ROAD)
          return table_refuse (why, "the bridge over %d,%d is no road", state->slots[i].x, state->slots[i].y);
      }
  if (over != bridge->n_over)
    return table_refuse (why, "%u bridges lie on the table, %u counted", over, bridge->n_over);
  return carc_castle_validate (state, why) && carc_bazaar_validate (state, why);
}

/* ---- the acts ---- */

#define SPOT_OPERAND(offers, asks)                                                                                     \
  {                                                                                                                    \
    .type = &carc_operand_at, CARC_FIELD (at), .offer = offers, .tell = tell_bridging, .ask = asks                     \
  }
#define TILE_OPERAND(asks, offers)                                                                                     \
  {                                                                                                                    \
    .type = &carc_operand_tile, CARC_FIELD (tile), .ask = asks, .offer = offers                                        \
  }
#define BID_OPERAND                                                                                                    \
  {                                                                                                                    \
    .type = &table_operand_number, CARC_FIELD (number), .low = 0, .high = 99, .offer = carc_bazaar_offer_bids,         \
    .ask = N_ ("How many points?")                                                                                     \
  }
#define CASTLE_ROW(Verb, Choice, Title, Key)                                                                           \
  {                                                                                                                    \
    .kind = CARC_ENTRY_CASTLE, .verb = Verb, .fixed = { CARC_FIXED_FIELD (choice, Choice) }, .n_fixed = 1,             \
    .when = CARC_WHEN (CASTLE), .title = Title, .key = Key, .apply = carc_castle_apply, .tell = carc_castle_tell       \
  }

/* clang-format off */
static const TableAct acts[] = {
  { .kind = CARC_ACT_BRIDGE, .verb = "bridge", .group = CARC_GROUP_ACTS,
    .operands = { SPOT_OPERAND (offer_bridges, N_ ("Where does the bridge lie?")) },
    .title = N_ ("A bridge, and then the act"), .key = 'j', .rare = TRUE, .offered = bridge_offered,
    .apply = apply_bridge, .tell = tell_bridge },
  { .kind = CARC_ENTRY_THEN, .verb = "then",
    .operands = { { .group = CARC_GROUP_ACTS, .flags = TABLE_OPERAND_OPTIONAL, .otherwise = N_ ("No follower") } },
    .when = CARC_WHEN (BRIDGED), .prefixed = CARC_WHEN (BRIDGED), .title = N_ ("The act with the tile"), .key = 't',
    .apply = apply_then, .tell = tell_then },
  { .kind = CARC_ENTRY_NO_THEN, .verb = "then nothing", .when = CARC_WHEN (BRIDGED), .title = N_ ("Nothing more"),
    .offered = nothing_offered, .apply = apply_no_then, .says = N_ ("%s does nothing after the bridge") },
  CASTLE_ROW ("castle score", CARC_CASTLE_SCORE, N_ ("The points of the city"), 'p'),
  CASTLE_ROW ("castle build", CARC_CASTLE_BUILD, N_ ("A castle"), 'c'),
  { .kind = CARC_ENTRY_UNCOVER, .verb = "uncover",
    .operands = { TILE_OPERAND (NULL, carc_bazaar_offer_uncover) },
    .when = CARC_WHEN (UNCOVER), .chance = TRUE, .apply = carc_bazaar_apply_uncover,
    .tell = carc_bazaar_tell_uncover },
  { .kind = CARC_ENTRY_PICK, .verb = "pick",
    .operands = { TILE_OPERAND (NULL, carc_bazaar_offer_up), BID_OPERAND },
    .when = CARC_WHEN (PICK), .offered = carc_bazaar_with_bids, .apply = carc_bazaar_apply_pick,
    .tell = carc_bazaar_tell_pick },
  { .kind = CARC_ENTRY_CHOOSE, .verb = "choose",
    .operands = { TILE_OPERAND (NULL, carc_bazaar_offer_up) },
    .when = CARC_WHEN (PICK), .offered = carc_bazaar_without_bids, .apply = carc_bazaar_apply_choose,
    .tell = carc_bazaar_tell_choose },
  { .kind = CARC_ENTRY_BID, .verb = "bid", .operands = { BID_OPERAND },
    .when = CARC_WHEN (BID), .title = N_ ("Bid more"), .key = 'b', .apply = carc_bazaar_apply_bid,
    .tell = carc_bazaar_tell_bid },
  { .kind = CARC_ENTRY_NO_BID, .verb = "bid nothing", .when = CARC_WHEN (BID), .title = N_ ("No bid"),
    .offered = carc_bazaar_may_pass, .apply = carc_bazaar_apply_no_bid, .says = N_ ("%s bids no more") },
  { .kind = CARC_ENTRY_BUY, .verb = "buy", .when = CARC_WHEN (DEAL), .title = N_ ("Buy"), .key = 'b',
    .apply = carc_bazaar_apply_buy, .tell = carc_bazaar_tell_buy },
  { .kind = CARC_ENTRY_SELL, .verb = "sell", .when = CARC_WHEN (DEAL), .title = N_ ("Sell"), .key = 's',
    .apply = carc_bazaar_apply_sell, .tell = carc_bazaar_tell_sell },
  CARC_NOW_AT_FIRST (CARC_ENTRY_NOW_BRIDGE, "bridge", N_ ("Bridge"), 0, apply_now_bridge,
                     SPOT_OPERAND (offer_now_bridges, N_ ("Over which tile does it lie?"))),
  CARC_NOW (CARC_ENTRY_NOW_BRIDGES, "bridges", N_ ("Bridges of a player"), 0, apply_now_left,
            CARC_NOW_PLAYER (N_ ("Whose bridges?")), CARC_NOW_NUMBER (0, 3, offer_now_left)),
  CARC_NOW_AT_FIRST (CARC_ENTRY_NOW_CASTLE, "castle", N_ ("Castle"), 0, carc_castle_apply_now,
                     { .type = &carc_operand_at, CARC_FIELD (at), .offer = carc_castle_offer_now,
                       .ask = N_ ("On which tile stands, or stood, its lord?") }),
  CARC_NOW (CARC_ENTRY_NOW_CASTLES, "castles", N_ ("Castles of a player"), 0, apply_now_left,
            CARC_NOW_PLAYER (N_ ("Whose castles?")), CARC_NOW_NUMBER (0, 3, offer_now_left)),
  CARC_NOW_AT_FIRST (CARC_ENTRY_NOW_BOUGHT, "bought", N_ ("Tile from a bazaar"), 0, carc_bazaar_apply_now,
                     CARC_NOW_PLAYER (N_ ("Who lays it next?")),
                     TILE_OPERAND (N_ ("Which tile was bought?"), carc_bazaar_offer_now)),
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_BRIDGED, .word = "bridged", .says = N_ ("%s: what else is done with the tile at %d,%d?") },
  { .id = CARC_ASK_CASTLE,
    .word = "castle",
    .says = N_ ("%s: a castle in place of the city at %d,%d?"),
    .features = carc_castle_features },
  { .id = CARC_ASK_UNCOVER, .word = "uncover", .tell = carc_bazaar_ask_uncover, .unchosen = TRUE },
  { .id = CARC_ASK_PICK, .word = "pick", .tell = carc_bazaar_ask_pick },
  { .id = CARC_ASK_BID, .word = "bid", .tell = carc_bazaar_ask_bid },
  { .id = CARC_ASK_DEAL, .word = "deal", .tell = carc_bazaar_ask_settle },
};

/* ---- words, pictures, JSON ---- */

static const TableEffectRow effects[] = {
  { CARC_EFFECT_BRIDGE, "bridge", .says = N_ ("a bridge is built with it"), .plain = TRUE },
  { CARC_EFFECT_BOUGHT, "bought", .says = N_ ("gets a tile of the bazaar"), .varies = TRUE },
};

static const CarcTallyRow tallies[] = {
  { N_ ("Bridges left"), "bridges", CARC_FORMS ("%u bridge", "%u bridges"), G_STRUCT_OFFSET (CarcBridge, bridges) },
  { N_ ("Castles left"), "castles", CARC_FORMS ("%u castle", "%u castles"), G_STRUCT_OFFSET (CarcBridge, castles) },
};

static guint
bridge_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  guint n = 0;
  for (guint i = 0; i < state->n_slots && n < max && bridge->n_over > 0; i++)
    if (state->slots[i].bridge != CARC_BRIDGE_NONE)
      standing[n++] = (CarcPiece){ CARC_PIECE_BRIDGE, state->slots[i].x,     state->slots[i].y, -1,
                                   CARC_PIECE_UNDER,  state->slots[i].bridge };
  for (guint i = 0; i < bridge->n_strongholds && n < max; i++)
    {
      const CarcStronghold *castle = &bridge->strongholds[i];
      const CarcNode *node = &state->nodes[castle->nodes[1]];
      const CarcSlot *slot = &state->slots[node->slot];
      standing[n++] = (CarcPiece){ CARC_PIECE_STRONGHOLD, slot->x, slot->y, -1, node->segment, 1 };
    }
  return n;
}

static void
bridge_tell (const CarcState *state, GString *out)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i) && state->slots[i].bridge != CARC_BRIDGE_NONE)
      g_string_append_printf (out, _ ("a bridge lies over %d,%d\n"), state->slots[i].x, state->slots[i].y);
  for (guint i = 0; i < bridge->n_strongholds; i++)
    {
      const CarcSlot *slot = &state->slots[state->nodes[bridge->strongholds[i].nodes[0]].slot];
      g_string_append_printf (out, _ ("a castle stands on %d,%d\n"), slot->x, slot->y);
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    if (bridge->bought[player] != CARC_NONE)
      {
        g_autofree char *tile = carc_tile_name (&state->rules->tiles[bridge->bought[player]]);
        g_string_append_printf (out, _ ("%s lays this tile next: %s\n"), carc_name (state, (int) player), tile);
      }
}

static void
bridge_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  if (state->slots[slot].bridge == CARC_BRIDGE_NS)
    g_string_append (words, _ (", a bridge from north to south"));
  else if (state->slots[slot].bridge == CARC_BRIDGE_EW)
    g_string_append (words, _ (", a bridge from west to east"));
  if (carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_BAZAAR))
    g_string_append (words, _ (", a bazaar"));
  for (guint i = 0; i < bridge->n_strongholds; i++)
    for (guint k = 0; k < 2; k++)
      if (state->nodes[bridge->strongholds[i].nodes[k]].slot == slot)
        g_string_append (words, _ (", a castle"));
}

static char *
bridge_detail (const CarcState *state, guint player, TableAids aids)
{
  const guint16 tile = carc_bridge_of (state)->bought[player];
  g_autofree char *name = tile != CARC_NONE ? carc_tile_name (&state->rules->tiles[tile]) : NULL;
  return name != NULL ? g_strdup_printf (_ ("next tile: %s"), name) : NULL;
}

static void
report_strongholds (const CarcState *state, GString *json)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  put_array (json, "castles");
  for (guint i = 0; i < bridge->n_strongholds; i++)
    {
      const CarcStronghold *castle = &bridge->strongholds[i];
      const CarcSlot *first = &state->slots[state->nodes[castle->nodes[0]].slot];
      const CarcSlot *second = &state->slots[state->nodes[castle->nodes[1]].slot];
      put_object (json, NULL);
      put_array (json, "cells");
      put_cell (json, NULL, first->x, first->y);
      put_cell (json, NULL, second->x, second->y);
      end_array (json);
      put_text (json, "lord",
                castle->lord != CARC_NONE ? state->rules->players[state->figures[castle->lord].player].name : NULL);
      end_object (json);
    }
  end_array (json);
}

static void
report_bazaar (const CarcState *state, GString *json)
{
  const CarcBazaar *bazaar = &carc_bridge_of (state)->bazaar;
  const TablePlayer *players = state->rules->players;
  put_object (json, "bazaar");
  put_array (json, "tiles");
  for (guint i = 0; i < bazaar->n_up; i++)
    put_text (json, NULL, state->rules->tiles[bazaar->up[i]].id);
  end_array (json);
  put_text (json, "lot", bazaar->lot != CARC_NONE ? state->rules->tiles[bazaar->lot].id : NULL);
  put_text (json, "picked_by", bazaar->picker >= 0 ? players[bazaar->picker].name : NULL);
  put_text (json, "bid_by", bazaar->bidder >= 0 ? players[bazaar->bidder].name : NULL);
  put_number (json, "bid", MAX (bazaar->bid, 0));
  end_object (json);
}

static void
bridge_report (const CarcState *state, GString *json)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  put_object (json, "bridge");
  put_array (json, "over");
  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i) && state->slots[i].bridge != CARC_BRIDGE_NONE)
      {
        put_object (json, NULL);
        put_cell (json, "cell", state->slots[i].x, state->slots[i].y);
        put_text (json, "ends", state->slots[i].bridge == CARC_BRIDGE_NS ? "NS" : "EW");
        end_object (json);
      }
  end_array (json);
  report_strongholds (state, json);
  report_bazaar (state, json);
  put_array (json, "left");
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint16 tile = bridge->bought[player];
      put_object (json, NULL);
      put_text (json, "player", state->rules->players[player].name);
      put_number (json, "bridges", bridge->bridges[player]);
      put_number (json, "castles", bridge->castles[player]);
      put_text (json, "next_tile", tile != CARC_NONE ? state->rules->tiles[tile].id : NULL);
      end_object (json);
    }
  end_array (json);
  end_object (json);
}

/* ---- an answer of the desk ---- */

static gboolean
bridge_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const CarcBridge *bridge = carc_bridge_of (state);
  const TableRulingSet rules = TABLE_RULINGS (CARC_BR3, CARC_CS6);
  if (query->query.kind != CARC_QUERY_BRIDGE)
    return TRUE;
  table_answer_title (answer, g_strdup (_ ("bridges and castles")));
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, bridge->bridges[player],
                          g_strdup (_ ("bridges left")));
      table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, bridge->castles[player],
                          g_strdup (_ ("castles left")));
    }
  for (guint i = 0; i < bridge->n_strongholds; i++)
    {
      const CarcStronghold *castle = &bridge->strongholds[i];
      const CarcSlot *slot = &state->slots[state->nodes[castle->nodes[0]].slot];
      const int owner = castle->lord != CARC_NONE ? state->figures[castle->lord].player : -1;
      table_answer_say (answer, TABLE_SAYS_KNOWN, owner,
                        g_strdup_printf (owner >= 0 ? _ ("lord of the castle at %d,%d")
                                                    : _ ("the castle at %d,%d has got its points"),
                                         slot->x, slot->y));
    }
  table_rulings_join (&answer->rulings, &rules);
  return TRUE;
}

static const TableAct queries[] = {
  { .kind = CARC_QUERY_BRIDGE, .verb = "bridge", .when = TABLE_ALWAYS, .title = N_ ("Bridges and castles") },
};

static const char *const tile_names[] = {
  N_ ("city on all sides, bazaar"),
  N_ ("three cities, road that ends"),
  N_ ("city from side to side, bazaar"),
  N_ ("road to the city, fields parted"),
  N_ ("city edge, road that ends, bazaar"),
  N_ ("field with a bazaar"),
  N_ ("cloister in the city"),
  N_ ("cloister at the road"),
  N_ ("road that ends, inn, bazaar"),
  N_ ("two roads that end, bazaar"),
  N_ ("two roads that end, inn, bazaar"),
};

static const TableHelp help[] = {
  { .topics =
        "bridge, then, then nothing, castle build, castle score, uncover, pick, choose, bid, bid nothing, buy, sell",
    .text = N_ (
        "A tile that fits only with a bridge is laid like any other: the bridge is built with it. Another bridge "
        "stands behind “?”. When a city of two tiles is complete, its owner may build a castle, which later gets "
        "the points of what is completed near it. After a turn with a bazaar, enter the tiles that are turned "
        "up and the bids; who bought a tile lays it next.") },
};

const CarcSystem carc_bridge = {
  .id = CARC_SYSTEM_BRIDGE,
  .name = "bridge",
  .title = N_ ("Bridges, Castles and Bazaars"),
  .description = N_ ("Copies; with roads over tiles, castles, and tiles that are sold"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (pieces),
  CARC_ROWS (place_rows),
  CARC_ROWS (tallies),
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .beside = CARC_ACT_BRIDGE,
  .compile = bridge_compile,
  .part_size = sizeof (CarcBridge),
  .begin = bridge_begin,
  .laid = bridge_laid,
  .lends = bridge_lends,
  .guards = carc_bazaar_guards,
  .turns_alike = TRUE,
  .may_lay = carc_bazaar_may_lay,
  .bridged = bridge_bridged,
  .worth = carc_castle_worth,
  .city_marks = carc_castle_city_marks,
  .before_scoring = carc_castle_before_scoring,
  .score_more = carc_castle_score,
  .paid_on = carc_castle_paid_on,
  .figure_came = carc_castle_figure_came,
  .figure_left = carc_castle_figure_left,
  .allows_draw = carc_bazaar_allows_draw,
  .promised = carc_bazaar_promised,
  .has_tile = carc_bazaar_has_tile,
  .promise = carc_bazaar_promise,
  .not_laid = carc_bazaar_not_laid,
  .ask = bridge_ask,
  .asks_in = CARC_IN (CHANGE) | CARC_IN (OVER),
  .asks_first = TRUE,
  .resume = bridge_resume,
  .validate = bridge_validate,
  .report = bridge_report,
  .standing = bridge_standing,
  .tell = bridge_tell,
  .tell_cell = bridge_tell_cell,
  .detail = bridge_detail,
  CARC_ROWS (queries),
  .answer = bridge_answer,
};
