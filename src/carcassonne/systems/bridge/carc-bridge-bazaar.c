/* carc-bridge-bazaar.c - bazaars: after a turn, one tile for each player is turned up and sold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tiles stay among those that are left (state->remaining, n_remaining), so the game ends when they are laid, too.
 * But they do not lie in the stack any more: each is drawn only by the player who bought it, as the next tile.
 */
#include "carc-bridge.h"

#include "carcassonne/carc-bridge-marks.h"
#include "carcassonne/systems/wheel/carc-wheel.h"
#include "table/table-intl.h"

#define HIGHEST 99  /* of a bid */
#define NO_BID (-1) /* the first bid is still asked for */

/* ---- the tiles that players have ---- */

/* How many of these tiles, or of all if it is CARC_NONE, players have who are there.  What somebody has who left comes
 * from the stack again. */
static guint
n_bought (const CarcState *state, guint tile)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  guint n = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    n += bridge->bought[player] != CARC_NONE && carc_is_there (state, player)
         && (tile == CARC_NONE || bridge->bought[player] == tile);
  return n;
}

static guint
n_up (const CarcState *state, guint tile)
{
  const CarcBazaar *bazaar = &carc_bridge_of (state)->bazaar;
  guint n = 0;
  for (guint i = 0; i < bazaar->n_up; i++)
    n += tile == CARC_NONE || bazaar->up[i] == tile;
  return n;
}

guint
carc_bazaar_promised (const CarcState *state)
{
  return n_bought (state, CARC_NONE) + n_up (state, CARC_NONE);
}

gboolean
carc_bazaar_has_tile (const CarcState *state, guint player)
{
  return carc_bridge_of (state)->bought[player] != CARC_NONE || state->n_remaining > n_bought (state, CARC_NONE);
}

/* BZ3, BZ5.  A tile for which the wheel was turned is drawn already, and whoever has the turn now lays it. */
gboolean
carc_bazaar_allows_draw (const CarcState *state, guint tile, TableRefusal *why)
{
  const guint own = carc_bridge_of (state)->bought[state->player];
  const gboolean held = carc_tile_held (state->rules, tile);
  if (carc_in_play (state->rules, CARC_SYSTEM_WHEEL) && carc_wheel_waiting (state) == tile)
    return TRUE;
  if (own != CARC_NONE && tile != own && !(held && carc_rule (state, CARC_BZ3) == CARC_BZ3_KEEP))
    {
      if (why == NULL)
        return FALSE;
      g_autofree char *name = carc_tile_name (&state->rules->tiles[own]);
      return table_refuse (why, _ ("%s lays the tile from the bazaar first: %s"), carc_name (state, state->player),
                           name);
    }
  return held || own == tile || state->remaining[tile] == 0 || state->remaining[tile] > n_bought (state, tile)
         || table_refuse (why, _ ("the last tile %s was bought at the bazaar"), state->rules->tiles[tile].id);
}

gboolean
carc_bazaar_guards (const CarcState *state, guint tile)
{
  return n_bought (state, CARC_NONE) > 0;
}

gboolean
carc_bazaar_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  return carc_bazaar_allows_draw (state, tile, why);
}

/* What somebody has who left is in the stack now.  By agreement somebody can have laid a tile that another player had
 * bought. */
static void
forget_lost (CarcState *state)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (bridge->bought[player] != CARC_NONE
        && (!carc_is_there (state, player)
            || n_bought (state, bridge->bought[player]) > state->remaining[bridge->bought[player]]))
      bridge->bought[player] = CARC_NONE;
}

void
carc_bazaar_laid (CarcState *state)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  const gboolean bought = bridge->bought[state->player] == state->slots[state->turn.slot].tile;
  if (!state->again)
    bridge->called = FALSE;
  for (guint i = 0; i < state->turn.n_slots && !bought; i++)
    bridge->called |= carc_marks_has (carc_slot_cell (state, state->turn.slots[i])->marks, CARC_BAZAAR);
  if (state->ask == CARC_ASK_SNAPSHOT)
    return;
  if (bought)
    bridge->bought[state->player] = CARC_NONE;
  forget_lost (state);
}

void
carc_bazaar_not_laid (CarcState *state, guint tile)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  if (bridge->bought[state->player] == tile)
    bridge->bought[state->player] = CARC_NONE;
  forget_lost (state);
}

/* ---- who is next ---- */

static gboolean
may_get (const CarcState *state, guint player)
{
  return carc_is_there (state, player) && carc_bridge_of (state)->bought[player] == CARC_NONE;
}

/* The next player without a tile, from the left of this one; -1: there is no other one. */
static int
next_without (const CarcState *state, guint after)
{
  const guint n = state->rules->n_players;
  for (guint i = 1; i < n; i++)
    if (may_get (state, (after + i) % n))
      return (int) ((after + i) % n);
  return -1;
}

static void
get (CarcState *state, guint player, guint tile)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  CarcBazaar *bazaar = &bridge->bazaar;
  guint at = 0;
  while (bazaar->up[at] != tile)
    at++;
  bazaar->n_up--;
  for (; at < bazaar->n_up; at++)
    bazaar->up[at] = bazaar->up[at + 1];
  bazaar->up[at] = 0;
  bridge->bought[player] = (guint16) tile;
  carc_effect_on (state, CARC_EFFECT_BOUGHT, (int) player, CARC_NONE, 0, NULL);
}

/* The most that this player can bid. */
static int
most_of (const CarcState *state, guint player)
{
  return carc_rule (state, CARC_BZ2) == CARC_BZ2_NEGATIVE ? HIGHEST : CLAMP (state->ledger.scores[player], 0, HIGHEST);
}

/* What is asked next, before what waits. */
static void
ask_next (CarcState *state, guint kind, guint player)
{
  state->questions[0].kind = (guint8) kind;
  carc_ask_on (state, player, 0, 0);
}

static gboolean
are_alike (const CarcBazaar *bazaar)
{
  guint i = 1;
  while (i < bazaar->n_up && bazaar->up[i] == bazaar->up[0])
    i++;
  return i >= bazaar->n_up;
}

static void bid_on (CarcState *state, guint after);

/* All tiles are alike, so only the bid is asked for; who has no points bids 0. */
static void
open_bids (CarcState *state, guint player)
{
  CarcBazaar *bazaar = &carc_bridge_edit (state)->bazaar;
  bazaar->lot = bazaar->up[0];
  bazaar->picker = bazaar->bidder = (gint8) player;
  bazaar->bid = 0;
  if (most_of (state, player) == 0)
    {
      bid_on (state, player);
      return;
    }
  bazaar->bidder = -1;
  bazaar->bid = NO_BID;
  ask_next (state, CARC_ASK_BID, player);
}

/* BZ4: whoever is next picks a tile; the last one gets the last tile. */
static void
go_round (CarcState *state, guint after)
{
  CarcBazaar *bazaar = &carc_bridge_edit (state)->bazaar;
  const gboolean picks = carc_rule (state, CARC_BZ1) == CARC_BZ1_PICK;
  int next = next_without (state, after);
  bazaar->lot = CARC_NONE;
  bazaar->picker = bazaar->bidder = -1;
  bazaar->bid = 0;
  for (; bazaar->n_up > 1 && picks && are_alike (bazaar); next = next_without (state, (guint) next))
    {
      get (state, (guint) next, bazaar->up[0]);
      after = (guint) next;
    }
  if (bazaar->n_up == 1)
    {
      next = next_without (state, after);
      get (state, next >= 0 ? (guint) next : after, bazaar->up[0]);
      carc_ask_done (state);
      return;
    }
  g_assert (next >= 0);
  if (are_alike (bazaar))
    open_bids (state, (guint) next);
  else
    ask_next (state, CARC_ASK_PICK, (guint) next);
}

/* ---- which tiles are turned up ---- */

/* Could the tile be drawn now?  The wheel turns only when somebody is going to lay it. */
static gboolean
can_come_up (const CarcState *state, guint tile, TableRefusal *why)
{
  if (carc_tile_held (state->rules, tile))
    return table_refuse (why, _ ("the tile %s is not drawn: it stays with its player"), state->rules->tiles[tile].id);
  if (state->remaining[tile] <= n_up (state, tile))
    return table_refuse (why, _ ("no tile %s is left in the stack"), state->rules->tiles[tile].id);
  return carc_others_allow_draw (state, tile, table_bit (CARC_SYSTEM_WHEEL) | table_bit (CARC_SYSTEM_BRIDGE), why);
}

/* Only one kind of tile is left: so many of them are turned up, and nobody says which. */
static gboolean
uncover_alike (CarcState *state, guint missing)
{
  CarcBazaar *bazaar = &carc_bridge_edit (state)->bazaar;
  guint kinds = 0, found = 0;
  for (guint tile = 0; tile < state->rules->n_tiles && kinds < 2; tile++)
    if (state->rules->counts[tile] > 0 && can_come_up (state, tile, NULL))
      {
        kinds++;
        found = tile;
      }
  for (guint i = 0; kinds == 1 && i < missing; i++)
    bazaar->up[bazaar->n_up++] = (guint16) found;
  return kinds == 1;
}

/* The same when the bazaar begins.  Those who have no points get their tiles at once, if nobody has any. */
static void
hold_alike (CarcState *state)
{
  CarcBazaar *bazaar = &carc_bridge_edit (state)->bazaar;
  const guint first = (guint) next_without (state, state->player);
  int rich = carc_rule (state, CARC_BZ1) == CARC_BZ1_PICK ? -1 : (int) first;
  while (rich >= 0 && most_of (state, (guint) rich) == 0)
    rich = next_without (state, (guint) rich) == (int) first ? -1 : next_without (state, (guint) rich);
  for (guint player = 0; player < state->rules->n_players && rich < 0; player++)
    if (may_get (state, player))
      get (state, player, bazaar->up[0]);
  if (rich < 0)
    return;
  bazaar->lot = bazaar->up[0];
  bazaar->picker = (gint8) first;
  bazaar->bidder = (gint8) (rich == (int) first ? -1 : (int) first);
  bazaar->bid = rich == (int) first ? NO_BID : 0;
  carc_ask (state, CARC_ASK_BID, (guint) rich, 0, 0);
}

void
carc_bazaar_ask (CarcState *state)
{
  CarcBridge *bridge = carc_bridge_edit (state);
  const guint n = (guint) __builtin_popcount (table_there (state->rules, state->away));
  if (!bridge->called || state->turn.slot == CARC_NONE || carc_goes_again (state) || state->ended_early)
    return;
  bridge->called = FALSE;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (bridge->bought[player] != CARC_NONE && carc_is_there (state, player))
      return;
  if (state->n_remaining < n || n < 2)
    return;
  for (guint player = 0; player < state->rules->n_players; player++)
    bridge->bought[player] = CARC_NONE;
  if (uncover_alike (state, n))
    hold_alike (state);
  else
    carc_ask (state, CARC_ASK_UNCOVER, state->player, (int) n, 0);
}

/* ---- the entries about them ---- */

gboolean
carc_bazaar_apply_uncover (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  CarcBazaar *bazaar = &carc_bridge_edit (state)->bazaar;
  const guint tile = (guint) ((const CarcEntry *) given)->tile;
  if (!can_come_up (state, tile, why))
    return FALSE;
  bazaar->up[bazaar->n_up++] = (guint16) tile;
  if (state->about[0] > 1 && !uncover_alike (state, (guint) state->about[0] - 1))
    carc_ask_on (state, state->player, state->about[0] - 1, 0);
  else
    go_round (state, state->player);
  return TRUE;
}

void
carc_bazaar_offer_uncover (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  const CarcState *state = data;
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    if (state->rules->counts[tile] > 0 && can_come_up (state, tile, NULL))
      {
        carc_offer_tile (offers, tile, TRUE);
        TableOffer *offer = &g_array_index (offers, TableOffer, offers->len - 1);
        offer->flags |= TABLE_OFFER_COUNTED;
        offer->value[2] = state->remaining[tile] - (gint32) n_up (state, tile);
      }
}

char *
carc_bazaar_tell_uncover (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *tile = carc_tile_name (&before->rules->tiles[((const CarcEntry *) given)->tile]);
  return g_strdup_printf (_ ("the bazaar offers: %s"), tile);
}

char *
carc_bazaar_ask_uncover (const CarcState *state)
{
  return g_strdup_printf (ngettext ("Which tile is turned up at the bazaar? %d is missing",
                                    "Which tile is turned up at the bazaar? %d are missing", state->about[0]),
                          state->about[0]);
}

/* ---- bids: BZ1, BZ2, BZ4 ---- */

static void
book (CarcState *state, guint player, int points, CarcBecause because)
{
  CarcVerdict verdict = { (guint8) (1 << player), because, -1, TABLE_RULINGS (CARC_BZ4) };
  TableLine line = { .kind = CARC_LINE_BAZAAR, .feature = -1 };
  carc_add_term (&line, 1, points, CARC_NOUN_BID);
  if (line.n_terms > 0)
    carc_book (state, &verdict, &line);
}

/* Who buys pays; `to` gets the points, nobody if it is -1. */
static void
sell (CarcState *state, guint buyer, int to)
{
  const CarcBazaar bazaar = carc_bridge_of (state)->bazaar;
  get (state, buyer, bazaar.lot);
  book (state, buyer, -bazaar.bid, CARC_BECAUSE_BUYS);
  if (to >= 0)
    book (state, (guint) to, bazaar.bid, CARC_BECAUSE_SELLS);
  go_round (state, (guint) bazaar.picker);
}

/* The next who can bid more, once round, after this player; else the picker settles it. */
static void
bid_on (CarcState *state, guint after)
{
  const CarcBazaar *bazaar = &carc_bridge_of (state)->bazaar;
  for (int next = next_without (state, after); next >= 0; next = next_without (state, (guint) next))
    {
      if (next == bazaar->picker)
        break;
      if (most_of (state, (guint) next) > bazaar->bid)
        {
          ask_next (state, CARC_ASK_BID, (guint) next);
          return;
        }
    }
  if (bazaar->bidder == bazaar->picker)
    sell (state, (guint) bazaar->picker, -1);
  else if (bazaar->bid > most_of (state, (guint) bazaar->picker)) /* too much to pay it */
    sell (state, (guint) bazaar->bidder, bazaar->picker);
  else
    ask_next (state, CARC_ASK_DEAL, (guint) bazaar->picker);
}

static gboolean
is_up (const CarcState *state, guint tile, TableRefusal *why)
{
  return n_up (state, tile) > 0
         || table_refuse (why, _ ("the tile %s is not among those of the bazaar"), state->rules->tiles[tile].id);
}

static gboolean
may_bid (const CarcState *state, int bid, int least, TableRefusal *why)
{
  const int most = most_of (state, state->asked);
  if (bid < least)
    return table_refuse (why, _ ("a bid must be %d at least"), least);
  return bid <= most || table_refuse (why, _ ("%s can bid %d at most"), carc_name (state, state->asked), most);
}

static gboolean
is_auction (const CarcState *state, TableRefusal *why)
{
  return carc_rule (state, CARC_BZ1) == CARC_BZ1_AUCTION
         || table_refuse (why, _ ("by BZ1 nobody bids: write choose TILE"));
}

gboolean
carc_bazaar_apply_pick (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcBazaar *bazaar = &carc_bridge_edit (state)->bazaar;
  if (!is_auction (state, why) || !is_up (state, (guint) entry->tile, why) || !may_bid (state, entry->number, 0, why))
    return FALSE;
  bazaar->lot = (guint16) entry->tile;
  bazaar->picker = bazaar->bidder = (gint8) state->asked;
  bazaar->bid = entry->number;
  bid_on (state, state->asked);
  return TRUE;
}

gboolean
carc_bazaar_apply_choose (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint tile = (guint) ((const CarcEntry *) given)->tile, player = state->asked;
  if (carc_rule (state, CARC_BZ1) != CARC_BZ1_PICK)
    return table_refuse (why, _ ("by BZ1 tiles are bid for: write pick TILE N"));
  if (!is_up (state, tile, why))
    return FALSE;
  get (state, player, tile);
  go_round (state, player);
  return TRUE;
}

gboolean
carc_bazaar_apply_bid (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  CarcBazaar *bazaar = &carc_bridge_edit (state)->bazaar;
  const int bid = ((const CarcEntry *) given)->number;
  if (!may_bid (state, bid, bazaar->bid + 1, why))
    return FALSE;
  bazaar->bid = (gint16) bid;
  bazaar->bidder = (gint8) state->asked;
  bid_on (state, state->asked);
  return TRUE;
}

gboolean
carc_bazaar_apply_no_bid (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (carc_bridge_of (state)->bazaar.bid == NO_BID)
    return table_refuse (why, _ ("a bid must be %d at least"), 0);
  bid_on (state, state->asked);
  return TRUE;
}

gboolean
carc_bazaar_may_pass (gconstpointer state, const TableAct *act)
{
  return carc_bridge_of (state)->bazaar.bid != NO_BID;
}

gboolean
carc_bazaar_apply_buy (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcBazaar *bazaar = &carc_bridge_of (state)->bazaar;
  sell (state, (guint) bazaar->picker, bazaar->bidder);
  return TRUE;
}

gboolean
carc_bazaar_apply_sell (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcBazaar *bazaar = &carc_bridge_of (state)->bazaar;
  sell (state, (guint) bazaar->bidder, bazaar->picker);
  return TRUE;
}

/* ---- what the simple player hopes for ---- */

/* A tile that one has chosen, in points; it fits better than one that is drawn. */
#define CHOSEN 2.

/* Who picked the tile takes what is worth more: the bid, or the tile for it. */
double
carc_bazaar_promise (const CarcState *state, guint player, double turns)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  const CarcBazaar *bazaar = &bridge->bazaar;
  const double tile = CHOSEN - bazaar->bid;
  if (bridge->bought[player] != CARC_NONE)
    return CHOSEN;
  if (bazaar->lot == CARC_NONE || bazaar->bid == NO_BID)
    return 0;
  const gboolean sells = bazaar->bid > tile || bazaar->picker == bazaar->bidder;
  if ((int) player == bazaar->picker && (int) player != bazaar->bidder)
    return sells ? bazaar->bid : tile;
  return (int) player == bazaar->bidder ? (sells ? tile : bazaar->bid) : 0;
}

/* ---- offers ---- */

/* Each kind of tile once. */
void
carc_bazaar_offer_up (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  const CarcState *state = data;
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    if (n_up (state, tile) > 0)
      carc_offer_tile (offers, tile, TRUE);
}

void
carc_bazaar_offer_bids (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CarcState *state = data;
  const int least = state->ask == CARC_ASK_BID ? carc_bridge_of (state)->bazaar.bid + 1 : 0;
  for (int n = least; n <= most_of (state, state->asked); n++)
    table_offer_add (offers, n);
}

gboolean
carc_bazaar_with_bids (gconstpointer state, const TableAct *act)
{
  return carc_rule (state, CARC_BZ1) == CARC_BZ1_AUCTION;
}

gboolean
carc_bazaar_without_bids (gconstpointer state, const TableAct *act)
{
  return carc_rule (state, CARC_BZ1) == CARC_BZ1_PICK;
}

/* ---- words ---- */

static char *
lot_name (const CarcState *state)
{
  const guint16 lot = carc_bridge_of (state)->bazaar.lot;
  return lot != CARC_NONE ? carc_tile_name (&state->rules->tiles[lot]) : g_strdup (_ ("a tile"));
}

char *
carc_bazaar_tell_pick (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *tile = carc_tile_name (&before->rules->tiles[entry->tile]);
  return g_strdup_printf (ngettext ("%s bids %d point: %s", "%s bids %d points: %s", entry->number),
                          carc_name (before, before->asked), entry->number, tile);
}

char *
carc_bazaar_tell_choose (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *tile = carc_tile_name (&before->rules->tiles[((const CarcEntry *) given)->tile]);
  return g_strdup_printf (_ ("%s takes: %s"), carc_name (before, before->asked), tile);
}

char *
carc_bazaar_tell_bid (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const int n = ((const CarcEntry *) given)->number;
  return g_strdup_printf (ngettext ("%s bids %d point", "%s bids %d points", n), carc_name (before, before->asked), n);
}

char *
carc_bazaar_tell_buy (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcBazaar *bazaar = &carc_bridge_of (before)->bazaar;
  g_autofree char *tile = lot_name (before);
  return g_strdup_printf (
      ngettext ("%s pays %d point to %s and keeps it: %s", "%s pays %d points to %s and keeps it: %s", bazaar->bid),
      carc_name (before, before->asked), bazaar->bid, carc_name (before, MAX (bazaar->bidder, 0)), tile);
}

char *
carc_bazaar_tell_sell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcBazaar *bazaar = &carc_bridge_of (before)->bazaar;
  g_autofree char *tile = lot_name (before);
  return g_strdup_printf (
      ngettext ("%s sells it to %s for %d point: %s", "%s sells it to %s for %d points: %s", bazaar->bid),
      carc_name (before, before->asked), carc_name (before, MAX (bazaar->bidder, 0)), bazaar->bid, tile);
}

char *
carc_bazaar_ask_pick (const CarcState *state)
{
  return g_strdup_printf (carc_rule (state, CARC_BZ1) == CARC_BZ1_PICK
                              ? _ ("%s: which tile of the bazaar?")
                              : _ ("%s: which tile of the bazaar, and for how much?"),
                          carc_name (state, state->asked));
}

char *
carc_bazaar_ask_bid (const CarcState *state)
{
  const CarcBazaar *bazaar = &carc_bridge_of (state)->bazaar;
  g_autofree char *tile = lot_name (state);
  if (bazaar->bid == NO_BID)
    return g_strdup_printf (_ ("%s: how many points for this tile (%s)?"), carc_name (state, state->asked), tile);
  return g_strdup_printf (ngettext ("%s: more than %d point for this tile (%s)?",
                                    "%s: more than %d points for this tile (%s)?", bazaar->bid),
                          carc_name (state, state->asked), bazaar->bid, tile);
}

char *
carc_bazaar_ask_settle (const CarcState *state)
{
  const CarcBazaar *bazaar = &carc_bridge_of (state)->bazaar;
  g_autofree char *tile = lot_name (state);
  return g_strdup_printf (ngettext ("%s: buy or sell this tile for %d point (%s)?",
                                    "%s: buy or sell this tile for %d points (%s)?", bazaar->bid),
                          carc_name (state, state->asked), bazaar->bid, tile);
}

/* ---- a snapshot ---- */

static gboolean
can_have (const CarcState *state, guint player, guint tile, TableRefusal *why)
{
  const guint now = carc_bridge_of (state)->bought[player] == tile;
  if (carc_tile_held (state->rules, tile))
    return table_refuse (why, _ ("the tile %s is not drawn: it stays with its player"), state->rules->tiles[tile].id);
  if (!carc_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  return state->remaining[tile] + now > n_bought (state, tile)
         || table_refuse (why, _ ("no tile %s is left in the stack"), state->rules->tiles[tile].id);
}

void
carc_bazaar_offer_now (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  const CarcState *state = data;
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    if (state->rules->counts[tile] > 0 && can_have (state, (guint) ((const CarcEntry *) given)->player, tile, NULL))
      carc_offer_tile (offers, tile, TRUE);
}

gboolean
carc_bazaar_apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!carc_in_play (state->rules, CARC_SYSTEM_BRIDGE))
    return table_refuse (why, _ ("there is no bazaar in this game"));
  if (!can_have (state, (guint) entry->player, (guint) entry->tile, why))
    return FALSE;
  carc_bridge_edit (state)->bought[entry->player] = (guint16) entry->tile;
  return TRUE;
}

gboolean
carc_bazaar_validate (const CarcState *state, TableRefusal *why)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  const CarcBazaar *bazaar = &bridge->bazaar;
  if (n_bought (state, CARC_NONE) + bazaar->n_up > state->n_remaining)
    return table_refuse (why, "%u tiles are bought and %u lie open, of %u", n_bought (state, CARC_NONE), bazaar->n_up,
                         state->n_remaining);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (bridge->bought[player] != CARC_NONE
        && n_bought (state, bridge->bought[player]) > state->remaining[bridge->bought[player]])
      return table_refuse (why, "player %u has bought a tile that is not left", player);
  return (state->ask != CARC_ASK_TILE && !state->finished) || bazaar->n_up == 0
         || table_refuse (why, "%u tiles of the bazaar lie open", bazaar->n_up);
}
