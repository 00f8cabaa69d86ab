/* carc-gold.c - The Gold Mines: ingots on tiles, which those who score the features there take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings GO1 to GO7.  The second ingot of a gold mine is laid before the act of a turn.  It is asked after
 * the act: no act changes which tiles lie around the mine, so it is the same, and the entry of the tile stays one line.
 *
 * Who scored a feature is read from the lines that were just booked.  Those who may take share the ingots out at once,
 * until it makes a difference which one somebody takes: then that player is asked.
 */
#include "carc-gold.h"

#include "carcassonne/carc-gold-marks.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-snapshot.h"
#include "table/table-intl.h"

#include <stdlib.h>

#define SHEET N_ ("The Gold Mines")

static const CarcMarkRow marks[] = { { CARC_MINE, "mine", .on_cell = TRUE, .title = N_ ("Gold mine") } };
static const CarcPieceRow pieces[] = { { CARC_PIECE_INGOT, "ingot", 'N' } };

static const CarcLineRow lines[] = {
  { CARC_LINE_GOLD, "gold", N_ ("Gold"), N_ ("gold"), .nowhere = TRUE },
};
static const CarcNounRow nouns[] = { { CARC_NOUN_INGOT, "ingot", CARC_FORMS ("ingot", "ingots") } };
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_INGOTS, "ingots", N_ ("the more ingots, the more each of them counts") },
};

static const CarcRulingRow rulings[] = {
  { CARC_GO1,
    "GO1",
    SHEET,
    N_ ("The Arbitress gives a tied feature to one of its players: who takes its ingots?"),
    2,
    { { "winner", N_ ("That player alone.") }, { "tied", N_ ("All who are tied, as without her.") } },
    { { "arbitress" } } },
  { CARC_GO2,
    "GO2",
    SHEET,
    N_ ("Can ingots lie on the open water in the middle of the lake?"),
    2,
    { { "rim", N_ ("No, only on the tiles around it.") }, { "all", N_ ("Yes, as on every other tile.") } },
    { { "lake" } } },
  { CARC_GO3, "GO3", SHEET, N_ ("Where do the two ingots of a gold mine come?"),
    CARC_FIXED (N_ ("One onto its own tile, and one onto any tile beside it, also at a corner, where ingots may lie "
                    "already: whoever laid the mine chooses. At the table that is done before the act; it is entered "
                    "after it, which changes nothing.")) },
  { CARC_GO4, "GO4", SHEET, N_ ("The ingots are used up: what does a gold mine bring?"),
    CARC_FIXED (N_ ("What is left: if it is one, it comes onto the mine; if none is, nothing.")) },
  { CARC_GO5, "GO5", SHEET, N_ ("Who takes ingots, and from where?"),
    CARC_FIXED (
        N_ ("Whoever gets the points of a completed road, city or cloister takes all ingots on its tiles; for a "
            "cloister, a shrine, an abbey or a garden also those on the eight tiles around it. Farms bring "
            "none, and neither does an abbot who is called home, nor what is scored at the end.")) },
  { CARC_GO6, "GO6", SHEET, N_ ("Several players may take ingots: who gets which?"),
    CARC_FIXED (N_ ("They take one at a time, in turn, beginning with the player on turn, until nothing is left for "
                    "anybody. Each takes from any tile of a feature that brought points to this player.")) },
  { CARC_GO7, "GO7", SHEET, N_ ("What are ingots worth at the end?"),
    CARC_FIXED (N_ ("1 to 3 of them 1 point each, 4 to 6 of them 2 each, 7 to 9 of them 3 each, and 10 or more 4 each. "
                    "Those that lie on tiles are worth nothing.")) },
};

/* ---- the ingots ---- */

static void
gold_begin (CarcState *state, gboolean in_play)
{
  const CarcRules *rules = state->rules;
  guint printed = 0;
  for (guint i = 0; in_play && i < rules->n_tiles; i++)
    if (!rules->tiles[i].own && g_str_equal (rules->tiles[i].set, carc_systems[CARC_SYSTEM_GOLD]->name))
      printed += rules->counts[i];
  g_assert (2 * printed <= CARC_INGOTS_MAX);
  carc_gold_edit (state)->total = (guint8) (2 * printed);
}

/* Its number among the piles; their number if no ingot lies there. */
static guint
find_pile (const CarcState *state, guint16 slot)
{
  const CarcGold *gold = carc_gold_of (state);
  guint i = 0;
  while (i < gold->n_piles && gold->piles[i].slot != slot)
    i++;
  return i;
}

guint
carc_gold_on (const CarcState *state, guint16 slot)
{
  const guint i = find_pile (state, slot);
  return i < carc_gold_of (state)->n_piles ? carc_gold_of (state)->piles[i].n : 0;
}

static guint
n_on_tiles (const CarcState *state)
{
  const CarcGold *gold = carc_gold_of (state);
  guint n = 0;
  for (guint i = 0; i < gold->n_piles; i++)
    n += gold->piles[i].n;
  return n;
}

guint
carc_gold_left (const CarcState *state)
{
  const CarcGold *gold = carc_gold_of (state);
  guint used = n_on_tiles (state);
  for (guint player = 0; player < state->rules->n_players; player++)
    used += gold->held[player];
  return (guint) gold->total - MIN (used, gold->total);
}

/* So many ingots lie on this cell. */
static void
set_pile (CarcState *state, guint16 slot, guint n)
{
  CarcGold *gold = carc_gold_edit (state);
  guint i = find_pile (state, slot);
  if (n > 0)
    {
      if (i == gold->n_piles)
        gold->piles[gold->n_piles++] = (CarcPile){ .slot = slot };
      gold->piles[i].n = (guint8) n;
      return;
    }
  if (i == gold->n_piles)
    return;
  gold->n_piles--;
  for (; i < gold->n_piles; i++)
    gold->piles[i] = gold->piles[i + 1];
  gold->piles[i] = (CarcPile){ 0 };
}

/* ---- where they are laid ---- */

static gboolean
may_bear (const CarcState *state, guint16 slot)
{
  return carc_slot_placed (state, slot)
         && (carc_slot_is_dry (state, slot) || carc_rule (state, CARC_GO2) == CARC_GO2_ALL);
}

static gboolean
is_ground (const CarcState *state, int x, int y, TableRefusal *why)
{
  const guint16 slot = carc_slot_at (state, x, y);
  if (!carc_slot_placed (state, slot))
    return table_refuse (why, _ ("there is no tile on %d,%d"), x, y);
  return may_bear (state, slot) || table_refuse (why, _ ("by GO2 no ingot lies on the open water at %d,%d"), x, y);
}

/* An ingot that nobody chose a place for. */
static void
lay_ingot (CarcState *state, guint16 slot)
{
  set_pile (state, slot, carc_gold_on (state, slot) + 1);
  carc_effect_on (state, CARC_EFFECT_INGOT, state->player, slot, 0, NULL);
}

static gboolean
is_mine (const CarcState *state, guint16 slot)
{
  return carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_MINE);
}

/* GO3: the tiles of a snapshot have the ingots that are entered for them. */
static void
gold_laid (CarcState *state)
{
  for (guint i = 0; state->ask != CARC_ASK_SNAPSHOT && i < state->turn.n_slots; i++)
    if (is_mine (state, state->turn.slots[i]) && carc_gold_left (state) > 0)
      lay_ingot (state, state->turn.slots[i]);
}

/* The tiles around a gold mine onto which its second ingot can come; the first of them is written to `slot`. */
static guint
n_beside (const CarcState *state, guint16 mine, guint16 *slot)
{
  guint n = 0;
  for (guint i = 8; i > 0; i--)
    {
      const guint16 beside = carc_slot_around (state, mine, i - 1);
      if (!may_bear (state, beside))
        continue;
      *slot = beside;
      n++;
    }
  return n;
}

static void
ask_ingots (CarcState *state)
{
  guint asked = 0;
  for (guint i = 0; i < state->turn.n_slots && carc_gold_left (state) > asked; i++)
    {
      const guint16 mine = state->turn.slots[i];
      guint16 beside = CARC_NONE;
      if (!is_mine (state, mine))
        continue;
      const guint n = n_beside (state, mine, &beside);
      if (n == 1)
        lay_ingot (state, beside);
      if (n < 2)
        continue;
      carc_ask (state, CARC_ASK_INGOT, state->player, state->slots[mine].x, state->slots[mine].y);
      asked++;
    }
}

static gboolean
is_beside (const CarcState *state, int x, int y)
{
  const int dx = abs (x - state->about[0]), dy = abs (y - state->about[1]);
  return MAX (dx, dy) == 1;
}

static gboolean
apply_ingot (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  if (!is_ground (state, at.x, at.y, why))
    return FALSE;
  if (!state->agreed && !is_beside (state, at.x, at.y))
    return table_refuse (why, _ ("%d,%d is not beside the gold mine on %d,%d"), at.x, at.y, state->about[0],
                         state->about[1]);
  const guint16 slot = carc_slot_at (state, at.x, at.y);
  set_pile (state, slot, carc_gold_on (state, slot) + 1);
  carc_ask_done (state);
  return TRUE;
}

static gboolean
may_get_ingot (const CarcState *state, guint16 slot)
{
  return may_bear (state, slot) && (state->agreed || is_beside (state, state->slots[slot].x, state->slots[slot].y));
}

/* ---- who takes them ---- */

/* Who got the points of a feature that was just scored, by GO1; bit per player. */
static guint8
scorers (const CarcState *state, guint16 root)
{
  guint8 players = 0;
  for (guint i = state->ledger.n_lines; i > 0 && state->ledger.lines[i - 1].entry == state->n_entries; i--)
    {
      const TableLine *line = &state->ledger.lines[i - 1];
      if (line->kind != state->nodes[root].kind || line->feature != (int) root)
        continue;
      players |= (guint8) (1 << line->player);
      if (line->tie >= 0 && carc_rule (state, CARC_GO1) == CARC_GO1_TIED)
        players |= state->ties[line->tie].tied;
    }
  return players;
}

/* Do the ingots on this cell belong to the feature?  GO5 */
static gboolean
reaches (const CarcState *state, guint16 root, guint16 slot)
{
  const CarcSlot *at = &state->slots[slot], *own = &state->slots[state->nodes[root].slot];
  if (state->nodes[root].kind == CARC_CLOISTER)
    return abs (at->x - own->x) <= 1 && abs (at->y - own->y) <= 1;
  for (guint i = 0; i < at->n_nodes; i++)
    if (state->nodes[carc_slot_node (at, i)].feature == root)
      return TRUE;
  return FALSE;
}

/* What an ingot is usually worth at the end. */
#define USUAL 2

static int
gold_prize (const CarcState *state, const CarcSurvey *survey)
{
  const CarcGold *gold = carc_gold_of (state);
  guint n = 0;
  for (guint i = 0; survey->kind != CARC_FARM && i < gold->n_piles; i++)
    n += reaches (state, survey->root, gold->piles[i].slot) ? gold->piles[i].n : 0;
  return USUAL * (int) n;
}

/* The next player who may take something; -1: nobody. */
static int
next_taker (const CarcState *state)
{
  const CarcGold *gold = carc_gold_of (state);
  const guint n = state->rules->n_players;
  guint8 claims = 0;
  for (guint i = 0; i < gold->n_piles; i++)
    claims |= gold->piles[i].claims;
  for (guint i = 0; claims != 0 && i < n; i++)
    if (claims >> (gold->next + i) % n & 1)
      return (int) ((gold->next + i) % n);
  return -1;
}

/* From where the player takes, if it makes no difference; the number of piles if it does: somebody else may take from
 * one of them and not from another one.  `choose`: it is chosen for the player, first from where most others may. */
static guint
pile_for (const CarcState *state, guint player, gboolean choose)
{
  const CarcGold *gold = carc_gold_of (state);
  guint found = gold->n_piles;
  for (guint i = 0; i < gold->n_piles; i++)
    {
      const guint8 claims = gold->piles[i].claims;
      if (!(claims >> player & 1))
        continue;
      if (found < gold->n_piles && claims != gold->piles[found].claims && !choose)
        return gold->n_piles;
      if (found == gold->n_piles || carc_ones (claims) > carc_ones (gold->piles[found].claims))
        found = i;
    }
  return found;
}

static void
take (CarcState *state, guint player, guint pile)
{
  CarcGold *gold = carc_gold_edit (state);
  gold->held[player]++;
  gold->next = (guint8) ((player + 1) % state->rules->n_players);
  set_pile (state, gold->piles[pile].slot, gold->piles[pile].n - 1u);
}

/* GO6: the players take in turn, until one of them must choose or nothing is left.  Who has left is not asked. */
static void
share_out (CarcState *state, gboolean choose)
{
  guint taken[TABLE_MAX_PLAYERS] = { 0 };
  for (int player = next_taker (state); player >= 0; player = next_taker (state))
    {
      const guint pile = pile_for (state, (guint) player, choose || !carc_is_there (state, (guint) player));
      if (pile == carc_gold_of (state)->n_piles)
        break;
      take (state, (guint) player, pile);
      taken[player]++;
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    if (taken[player] > 0)
      carc_effect_on (state, CARC_EFFECT_TAKES, (int) player, CARC_NONE, 0,
                      &(TableTerm){ .count = (gint16) taken[player] });
}

/* Who takes what lies on this pile for something else than a feature: a castle. */
static void
claim_for_others (CarcState *state)
{
  CarcGold *gold = carc_gold_edit (state);
  for (CARC_EACH_WITH (left, state->rules, paid_on))
    for (guint i = 0; i < gold->n_piles; i++)
      gold->piles[i].claims |= carc_with (state->rules, left)->paid_on (state, gold->piles[i].slot);
}

static void
after_scoring (CarcState *state, const guint16 *done, guint n_done)
{
  CarcGold *gold = carc_gold_edit (state);
  for (guint i = 0; gold->n_piles > 0 && i < n_done; i++)
    {
      const guint8 players = scorers (state, done[i]);
      for (guint k = 0; players != 0 && k < gold->n_piles; k++)
        if (reaches (state, done[i], gold->piles[k].slot))
          gold->piles[k].claims |= players;
    }
  claim_for_others (state);
  gold->next = state->player;
  share_out (state, FALSE);
}

static void
gold_ask (CarcState *state, CarcPhase phase)
{
  const int taker = next_taker (state);
  if (phase == CARC_PHASE_LAID)
    ask_ingots (state);
  else if (taker >= 0)
    carc_ask (state, CARC_ASK_TAKE, (guint) taker, 0, 0);
}

static gboolean
may_take (const CarcState *state, guint16 slot)
{
  const guint i = find_pile (state, slot);
  return i < carc_gold_of (state)->n_piles
         && (state->agreed || carc_gold_of (state)->piles[i].claims >> state->asked & 1);
}

static gboolean
apply_take (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  const guint16 slot = carc_slot_at (state, at.x, at.y);
  if (slot == CARC_NONE || carc_gold_on (state, slot) == 0)
    return table_refuse (why, _ ("there is no ingot on %d,%d"), at.x, at.y);
  if (!may_take (state, slot))
    return table_refuse (why, _ ("%s takes no ingot from %d,%d: no feature there brought points to this player"),
                         carc_name (state, state->asked), at.x, at.y);
  take (state, state->asked, find_pile (state, slot));
  share_out (state, FALSE);
  const int taker = next_taker (state);
  if (taker >= 0)
    carc_ask_on (state, (guint) taker, 0, 0);
  else
    carc_ask_done (state);
  return TRUE;
}

/* ---- the end ---- */

/* GO7 */
static int
each_of (guint ingots)
{
  return ingots < 4 ? 1 : ingots < 7 ? 2 : ingots < 10 ? 3 : 4;
}

/* In a forecast, somebody may still have to choose. */
static void
gold_finish (CarcState *state)
{
  const CarcGold *gold = carc_gold_of (state);
  share_out (state, TRUE);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const CarcVerdict verdict = { .winners = (guint8) (1 << player), .because = CARC_BECAUSE_INGOTS, .tie = -1 };
      TableLine line = { .kind = CARC_LINE_GOLD, .final = TRUE, .feature = -1 };
      if (gold->held[player] == 0)
        continue;
      carc_add_term (&line, gold->held[player], each_of (gold->held[player]), CARC_NOUN_INGOT);
      table_rulings_put (&line.rulings, CARC_GO7);
      carc_book (state, &verdict, &line);
    }
}

static gboolean
gold_validate (const CarcState *state, TableRefusal *why)
{
  const CarcGold *gold = carc_gold_of (state);
  guint all = n_on_tiles (state);
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    all += gold->held[player];
  if (all > gold->total)
    return table_refuse (why, "there are %u ingots of %u", all, gold->total);
  for (guint i = 0; i < gold->n_piles; i++)
    {
      if (gold->piles[i].n == 0 || !may_bear (state, gold->piles[i].slot))
        return table_refuse (why, "pile %u has %u ingots", i, gold->piles[i].n);
      if (gold->piles[i].claims != 0 && state->ask == CARC_ASK_TILE)
        return table_refuse (why, "ingots that somebody takes lie in pile %u", i);
    }
  return TRUE;
}

/* ---- a snapshot, and ingots that were forgotten ---- */

/* The most ingots that can be where `now` are: the others are elsewhere. */
static guint
most_there (const CarcState *state, guint now)
{
  return now + carc_gold_left (state);
}

static gboolean
may_be_so_many (const CarcState *state, int number, guint now, TableRefusal *why)
{
  const guint most = most_there (state, now);
  return number <= (int) most
         || table_refuse (why, _ ("there can be %u ingots at most: all others are on other tiles or with players"),
                          most);
}

static gboolean
in_game (const CarcState *state, TableRefusal *why)
{
  return carc_in_play (state->rules, CARC_SYSTEM_GOLD) || table_refuse (why, _ ("there are no ingots in this game"));
}

static gboolean
apply_now_ingots (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  if (!in_game (state, why) || !is_ground (state, entry->x, entry->y, why)
      || !may_be_so_many (state, entry->number, carc_gold_on (state, slot), why))
    return FALSE;
  set_pile (state, slot, (guint) entry->number);
  return TRUE;
}

static gboolean
apply_now_gold (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!in_game (state, why) || !may_be_so_many (state, entry->number, carc_gold_of (state)->held[entry->player], why))
    return FALSE;
  carc_gold_edit (state)->held[entry->player] = (guint8) entry->number;
  return TRUE;
}

static void
offer_now_ingots (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  const guint now = carc_gold_on (state, carc_slot_at (state, entry->x, entry->y));
  carc_now_offer_numbers (state, operand, 0, (int) most_there (state, now), offers);
}

static void
offer_now_gold (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                GArray *offers)
{
  const CarcState *state = data;
  const guint now = carc_gold_of (state)->held[((const CarcEntry *) given)->player];
  carc_now_offer_numbers (state, operand, 0, (int) most_there (state, now), offers);
}

/* ---- the acts ---- */

static char *
tell_ingot (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  return g_strdup_printf (_ ("%s lays an ingot onto %d,%d"), carc_name (before, before->asked), at.x, at.y);
}

static char *
tell_take (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  return g_strdup_printf (_ ("%s takes an ingot from %d,%d"), carc_name (before, before->asked), at.x, at.y);
}

#define CELL_OPERAND(passes)                                                                                           \
  {                                                                                                                    \
    .type = &carc_operand_cell, CARC_FIELD (path), CARC_COUNT (n_path), .max = 1, CARC_OFFER_SLOTS (passes)            \
  }

/* clang-format off */
static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_INGOTS, "ingots", N_ ("Ingots on a tile"), 0, apply_now_ingots,
            CARC_NOW_SLOT (N_ ("On which tile do the ingots lie?"), may_bear),
            CARC_NOW_NUMBER (0, CARC_INGOTS_MAX, offer_now_ingots)),
  CARC_NOW (CARC_ENTRY_NOW_GOLD, "gold", N_ ("Ingots of a player"), 0, apply_now_gold,
            CARC_NOW_PLAYER (N_ ("Whose ingots?")), CARC_NOW_NUMBER (0, CARC_INGOTS_MAX, offer_now_gold)),
  { .kind = CARC_ENTRY_INGOT, .verb = "ingot",
    .operands = { CELL_OPERAND (may_get_ingot) },
    .when = CARC_WHEN (INGOT), .prefixed = CARC_WHEN (INGOT), .apply = apply_ingot, .tell = tell_ingot },
  { .kind = CARC_ENTRY_TAKE, .verb = "take",
    .operands = { CELL_OPERAND (may_take) },
    .when = CARC_WHEN (TAKE), .prefixed = CARC_WHEN (TAKE), .apply = apply_take, .tell = tell_take },
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_INGOT, .word = "ingot", .says = N_ ("%s: where does the second ingot go?") },
  { .id = CARC_ASK_TAKE, .word = "take", .says = N_ ("%s: from which tile is the next ingot taken?") },
};

/* ---- words, pictures, JSON ---- */

static char *
ingot_tell (gconstpointer state, const TableLine *effect)
{
  return g_strdup_printf (_ ("an ingot comes onto %d,%d"), effect->x, effect->y);
}

static char *
takes_tell (gconstpointer state, const TableLine *effect)
{
  const int n = effect->terms[0].count;
  return g_strdup_printf (ngettext ("takes %d ingot", "takes %d ingots", n), n);
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_INGOT, "ingot", NULL, ingot_tell, .plain = TRUE, .quiet = TRUE },
  { CARC_EFFECT_TAKES, "takes-ingots", NULL, takes_tell, .counts = "ingot", .varies = TRUE },
};

static const CarcTallyRow tallies[] = {
  { N_ ("Ingots"), "gold", CARC_FORMS ("%u ingot", "%u ingots"), G_STRUCT_OFFSET (CarcGold, held) },
};
static const CarcMiddleRow middle[] = {
  { N_ ("Ingots in the supply"), carc_gold_left, FALSE, "ingots" },
  { N_ ("Ingots on the tiles"), n_on_tiles, FALSE, "ingots-laid" },
};

static guint
gold_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcGold *gold = carc_gold_of (state);
  const guint n = MIN (gold->n_piles, max);
  for (guint i = 0; i < n; i++)
    {
      const CarcSlot *slot = &state->slots[gold->piles[i].slot];
      standing[i] = (CarcPiece){ CARC_PIECE_INGOT, slot->x, slot->y, -1, -1, gold->piles[i].n };
    }
  return n;
}

static void
gold_tell (const CarcState *state, GString *out)
{
  const CarcGold *gold = carc_gold_of (state);
  for (guint i = 0; i < gold->n_piles; i++)
    {
      const CarcSlot *slot = &state->slots[gold->piles[i].slot];
      g_string_append_printf (out, ngettext ("%u ingot lies on %d,%d\n", "%u ingots lie on %d,%d\n", gold->piles[i].n),
                              gold->piles[i].n, slot->x, slot->y);
    }
}

static void
gold_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const guint n = carc_gold_on (state, slot);
  if (n > 0)
    g_string_append_printf (words, ngettext (", %u ingot", ", %u ingots", n), n);
}

static char *
gold_note (const CarcState *state)
{
  const guint n = n_on_tiles (state);
  return n > 0 ? g_strdup_printf (ngettext ("%u ingot on the tiles", "%u ingots on the tiles", n), n) : NULL;
}

static void
gold_report (const CarcState *state, GString *json)
{
  const CarcGold *gold = carc_gold_of (state);
  in_object (json, "gold");
  put_number (json, "left", (int) carc_gold_left (state));
  put_array (json, "tiles");
  for (guint i = 0; i < gold->n_piles; i++)
    {
      in_object (json, NULL);
      carc_put_slot (json, "cell", state, gold->piles[i].slot);
      put_number (json, "count", gold->piles[i].n);
    }
  end_array (json);
  carc_put_each (json, "held", state, "count", gold->held);
}

/* ---- answers of the desk ---- */

/* Who has how many, and what they are worth now. */
static void
say_gold (const TableMoment *moment, TableAnswer *answer)
{
  const CarcState *state = moment->state;
  const CarcGold *gold = carc_gold_of (state);
  const TableRulingSet rules = TABLE_RULINGS (CARC_GO5, CARC_GO7);
  g_auto (CarcEnding) ending;
  carc_ending_init (&ending, moment);
  table_answer_title (answer, g_strdup (_ ("the gold")));
  for (guint i = 0; i < ending.end->ledger.n_lines; i++)
    if (ending.end->ledger.lines[i].kind == CARC_LINE_GOLD)
      table_answer_gets (answer, ending.end, &ending.end->ledger.lines[i], i >= ending.from);
  for (guint player = 0; player < state->rules->n_players; player++)
    table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, gold->held[player], g_strdup (_ ("ingots")));
  for (guint i = 0; i < gold->n_piles; i++)
    {
      const CarcSlot *slot = &state->slots[gold->piles[i].slot];
      table_answer_count (answer, TABLE_SAYS_KNOWN, -1, gold->piles[i].n,
                          g_strdup_printf (_ ("ingots on %d,%d"), slot->x, slot->y));
    }
  table_answer_count (answer, TABLE_SAYS_KNOWN, -1, (int) carc_gold_left (state),
                      g_strdup (_ ("ingots in the supply")));
  table_rulings_join (&answer->rulings, &rules);
}

/* What whoever gets the points of the feature takes. */
static void
say_feature (const CarcState *state, const CarcQuery *query, TableAnswer *answer)
{
  const CarcGold *gold = carc_gold_of (state);
  const guint16 node = carc_board_node (state, query->at.cell_x, query->at.cell_y, &query->at.spot);
  guint n = 0;
  if (node == CARC_NONE || state->nodes[node].kind == CARC_FARM)
    return;
  for (guint i = 0; i < gold->n_piles; i++)
    n += reaches (state, state->nodes[node].feature, gold->piles[i].slot) ? gold->piles[i].n : 0;
  if (n == 0)
    return;
  table_answer_count (answer, TABLE_SAYS_KNOWN, -1, (int) n, g_strdup (_ ("ingots on its tiles")));
  const TableRulingSet rules = TABLE_RULINGS (CARC_GO5);
  table_rulings_join (&answer->rulings, &rules);
}

static gboolean
gold_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  if (query->query.kind == CARC_QUERY_GOLD)
    say_gold (moment, answer);
  else if (query->query.kind == CARC_QUERY_FEATURE)
    say_feature (moment->state, query, answer);
  return TRUE;
}

static const TableAct queries[] = {
  { .kind = CARC_QUERY_GOLD, .verb = "gold", .when = TABLE_ALWAYS, .title = N_ ("The gold") },
};

static const char *const tile_names[] = {
  N_ ("cloister, curve, gold mine"),
  N_ ("cloister, city in the corner, gold mine"),
  N_ ("cloister, city in the corner, curve, gold mine"),
  N_ ("cloister between two curves, gold mine"),
  N_ ("two curves, gold mine"),
  N_ ("city in the corner, curve, gold mine"),
  N_ ("road through the city, gold mine"),
  N_ ("road over road, gold mine"),
};

static const TableHelp help[] = {
  { .topics = "ingot, take",
    .text = N_ (
        "A gold mine gets an ingot, and after the act you choose the tile beside it that gets another one. "
        "Whoever gets the points of a completed road, city or cloister takes the ingots on its tiles. At the end "
        "they count 1 to 4 points each, the more the better.") },
};

const CarcSystem carc_gold = {
  .id = CARC_SYSTEM_GOLD,
  .name = "gold",
  .title = N_ ("The Gold Mines"),
  .description = N_ ("Copies; with ingots on the tiles for those who score there"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .most = CARC_GOLD_SETS_MAX,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (pieces),
  CARC_ROWS (tallies),
  CARC_ROWS (middle),
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .part_size = sizeof (CarcGold),
  .begin = gold_begin,
  .laid = gold_laid,
  .after_scoring = after_scoring,
  .prize = gold_prize,
  .finish = gold_finish,
  .ask = gold_ask,
  .asks_in = CARC_IN (LAID) | CARC_IN (SCORED),
  .asks_first = TRUE,
  .validate = gold_validate,
  .report = gold_report,
  .standing = gold_standing,
  .tell = gold_tell,
  .tell_cell = gold_tell_cell,
  .note = gold_note,
  CARC_ROWS (queries),
  .answer = gold_answer,
};
