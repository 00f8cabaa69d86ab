/* carc-tower.c - The Tower: pieces on towers, followers that close them, whom a tower captures, and how prisoners are
 * exchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Instead of placing a follower, a player puts a piece on any tower that nobody stands on; the tower may then capture a
 * figure.  Or the player puts a follower on a tower with at least one piece: this closes it.  The follower stays to the
 * end of the game, or until it is captured.
 *
 * A captured figure is a prisoner of the player who put the piece; the player's own figure goes home.  If two players
 * hold a prisoner of each other, both go home at once.  carc-tower-ransom.c has the ransom.
 */
#include "carc-tower.h"

#include <stdlib.h>

#include "carcassonne/carc-tower-marks.h"
#include "carcassonne/carc-snapshot.h"
#include "carcassonne/systems/catapult/carc-catapult.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "table/table-intl.h"

static const CarcMarkRow marks[] = { { CARC_TOWER, "tower", .on_cell = TRUE, .title = N_ ("Tower foundation") } };
static const CarcPieceRow pieces[] = { { CARC_PIECE_TOWER, "tower", 'T' } };

static const CarcLineRow lines[] = {
  { CARC_LINE_RANSOM, "ransom", N_ ("Ransoms"), N_ ("ransom"), .nowhere = TRUE },
};
static const CarcNounRow nouns[] = { { CARC_NOUN_RANSOM, "ransom", CARC_FORMS ("ransom", "ransoms") } };
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_RANSOM, "ransom", N_ ("paid for a prisoner, who comes home") },
  { CARC_BECAUSE_RANSOMED, "ransomed", N_ ("received for a prisoner, who goes home") },
};

#define SHEET N_ ("The Tower")

static const CarcRulingRow rulings[] = {
  { CARC_T1,
    "T1",
    SHEET,
    N_ ("May a player with fewer than 3 points pay a ransom?"),
    2,
    { { "any", N_ ("Yes; the points may become negative.") }, { "three", N_ ("No, at least 3 points are needed.") } } },
  { CARC_T2, "T2", SHEET, N_ ("How far does a tower reach?"),
    CARC_FIXED (
        N_ ("Its own tile, and in each of the four directions as many tiles as it has pieces, also over gaps and "
            "other towers.")) },
  { CARC_T3, "T3", SHEET, N_ ("Whom can a tower capture?"),
    CARC_FIXED (N_ ("A follower of any kind and of any player, also a racer or one on a tower; not builder, pig, barn, "
                    "Keeper or Arbitress.")) },
  { CARC_T4, "T4", SHEET, N_ ("Two players hold a prisoner of each other: who is exchanged?"),
    CARC_FIXED (N_ ("One for one, at once; the player who captured chooses which kind comes home.")) },
  { CARC_T5, "T5", SHEET, N_ ("When can a ransom be paid?"),
    CARC_FIXED (N_ (
        "Once in a player's own turn, before or after the tile is laid; a turn of two tiles is one turn, and so is the "
        "moment when a player is asked for an abbey after the last tile. It is 3 points for each kind.")) },
  { CARC_T6, "T6", SHEET, N_ ("Who may close a tower?"),
    CARC_FIXED (N_ ("A follower or the big follower, if the tower has a piece; a captured one opens it again.")) },
};

/* ---- towers ---- */

/* By the number of players. */
static const guint8 supply[TABLE_MAX_PLAYERS + 1] = { 0, 10, 10, 9, 7, 6, 5 };

static void
tower_begin (CarcState *state, gboolean in_play)
{
  carc_tower_edit (state)->laid_by = -1;
  for (guint i = 0; in_play && i < state->rules->n_players; i++)
    carc_tower_edit (state)->pieces[i] = supply[state->rules->n_players];
}

static void
tower_turn_begins (CarcState *state, gboolean again)
{
  CarcTower *tower = carc_tower_edit (state);
  if (!again)
    tower->paid = (tower->paid_before >> state->player) & 1;
}

static void
tower_turn_taken (CarcState *state)
{
  CarcTower *tower = carc_tower_edit (state);
  tower->paid_before |= (guint8) (tower->paid << state->player);
}

static gboolean
is_tower (const CarcState *state, guint16 slot)
{
  return carc_slot_placed (state, slot) && carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_TOWER)
         && carc_in_play (state->rules, CARC_SYSTEM_TOWER);
}

static guint
find_tower (const CarcState *state, guint16 slot)
{
  const CarcTower *tower = carc_tower_of (state);
  guint i = 0;
  while (i < tower->n && tower->slot[i] != slot)
    i++;
  return i;
}

guint
carc_tower_height (const CarcState *state, guint16 slot)
{
  const guint i = find_tower (state, slot);
  return i < carc_tower_of (state)->n ? carc_tower_of (state)->height[i] : 0;
}

/* The figure that closes the tower of this cell; CARC_NONE if it is open. */
static guint
guard_of (const CarcState *state, guint16 slot)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].place == CARC_PLACE_TOWER && state->figures[i].slot == slot)
      return i;
  return CARC_NONE;
}

static gboolean
is_open (const CarcState *state, int x, int y, TableRefusal *why)
{
  const guint16 slot = carc_slot_at (state, x, y);
  if (!is_tower (state, slot))
    return table_refuse (why, _ ("there is no tower on %d,%d"), x, y);
  const guint guard = guard_of (state, slot);
  return guard == CARC_NONE
         || table_refuse (why, _ ("the tower on %d,%d is closed: %s stands on it"), x, y,
                          carc_name (state, state->figures[guard].player));
}

/* Does this kind stand on towers?  T6 */
static gboolean
may_hold (guint kind, TableRefusal *why)
{
  return carc_figures[kind]->guards || table_refuse (why, _ ("this kind of figure does not stand on towers"));
}

/* May a figure of this kind be put onto the tower of this cell? */
static gboolean
may_stand (const CarcState *state, guint kind, int x, int y, TableRefusal *why)
{
  if (!may_hold (kind, why))
    return FALSE;
  if (!is_open (state, x, y, why))
    return FALSE;
  return carc_tower_height (state, carc_slot_at (state, x, y)) > 0
         || table_refuse (why, _ ("the tower on %d,%d has no piece yet, so nobody can stand on it"), x, y);
}

static gboolean
tower_may_come (const CarcState *state, const CarcAt *at, guint kind, TableRefusal *why)
{
  return may_stand (state, kind, at->cell_x, at->cell_y, why);
}

/* D3, P5 */
static gboolean
tower_touch (const CarcState *state, guint figure, CarcTouch touch, TableRefusal *why)
{
  if (touch == CARC_TOUCH_EAT)
    return carc_rule (state, CARC_D3) == CARC_D3_EATEN;
  return (touch != CARC_TOUCH_HIT && touch != CARC_TOUCH_SEDUCE) || state->agreed
         || carc_rule (state, CARC_P5) == CARC_P5_YES
         || table_refuse (why, _ ("by P5 no token reaches a figure on a tower"));
}

static const CarcPlaceRow place_rows[] = {
  { CARC_PLACE_TOWER, "tower", CARC_NAMED_ON_CELL, .stands = TRUE, .blocks_racers = TRUE, .drawn = CARC_DRAWN_ON_MARK,
    .level = 1, .name = N_ ("tower"), .spot = N_ ("on the tower"), .where = N_ ("the tower at %d,%d"),
    .may_hold = may_hold, .may_come = tower_may_come, .touch = tower_touch },
  { CARC_PLACE_PRISON, "prison", CARC_NAMED_ALONE, .away = TRUE, .held = TRUE, .title = N_ ("Prisoners"),
    .where = N_ ("prisoner of %s"), .beside = CARC_FORMS ("%u prisoner: %s", "%u prisoners: %s") },
};

/* May a piece be put on the tower there?  By agreement also if it is closed. */
static gboolean
may_grow (const CarcState *state, int x, int y, TableRefusal *why)
{
  return (state->agreed && is_tower (state, carc_slot_at (state, x, y))) || is_open (state, x, y, why);
}

/* ---- captures: who is in reach ---- */

/* T3.  The Keeper stays for the rest of the game. */
static gboolean
can_be_captured (const CarcState *state, guint figure)
{
  return carc_is_follower (state->figures[figure].kind) && carc_figure_touch (state, figure, CARC_TOUCH_CAPTURE, NULL);
}

/* T2 */
static gboolean
is_in_reach (const CarcState *state, guint16 tower, const CarcFigure *figure)
{
  const CarcSlot *from = &state->slots[tower], *to = &state->slots[figure->slot];
  const guint height = carc_tower_height (state, tower);
  return (from->x == to->x && (guint) abs (from->y - to->y) <= height)
         || (from->y == to->y && (guint) abs (from->x - to->x) <= height);
}

static gboolean
is_target (const CarcState *state, guint16 tower, guint figure)
{
  return can_be_captured (state, figure) && is_in_reach (state, tower, &state->figures[figure]);
}

/* How many figures the tower of this cell reaches. */
static guint
tower_reach (const CarcState *state, guint16 slot)
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    n += is_target (state, slot, i);
  return n;
}

/* After a piece was put on the tower of this cell: asks which figure it captures, if there is any. */
static void
tower_ask_capture (CarcState *state, guint16 slot)
{
  if (tower_reach (state, slot) > 0)
    carc_ask (state, CARC_ASK_CAPTURE, state->player, state->slots[slot].x, state->slots[slot].y);
}

/* The tower that the question is about. */
static guint16
asking (const CarcState *state)
{
  return carc_slot_at (state, state->about[0], state->about[1]);
}

static gboolean
can_be_chosen (const CarcState *state, guint figure)
{
  return state->agreed ? can_be_captured (state, figure) : is_target (state, asking (state), figure);
}

/* ---- prisoners ---- */

static gboolean
is_held (const CarcFigure *figure, guint owner, guint holder)
{
  return figure->place == CARC_PLACE_PRISON && figure->player == owner && figure->holder == (int) holder;
}

guint32
carc_prison_kinds (const CarcState *state, guint owner, guint holder)
{
  guint32 kinds = 0;
  for (guint i = 0; i < state->n_figures; i++)
    if (is_held (&state->figures[i], owner, holder))
      kinds |= 1u << state->figures[i].kind;
  return kinds;
}

guint
carc_prison_find (const CarcState *state, guint owner, guint holder, guint kind)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (is_held (&state->figures[i], owner, holder) && state->figures[i].kind == kind)
      return i;
  return CARC_NONE;
}

static void
tell_captured (CarcState *state, guint figure, guint holder)
{
  const CarcFigure *captive = &state->figures[figure];
  carc_effect_on (state, CARC_EFFECT_CAPTURED, captive->player, captive->slot, holder,
                  &(TableTerm){ .count = 1, .noun = captive->kind });
}

/* One for one: this prisoner, and the one that the player has just captured. */
static void
exchange (CarcState *state, guint prisoner, guint captive)
{
  carc_figure_home (state, captive, CARC_LEFT_EXCHANGED);
  carc_figure_home (state, prisoner, CARC_LEFT_EXCHANGED);
}

static void
capture (CarcState *state, guint figure)
{
  const guint captor = state->asked, owner = state->figures[figure].player;
  const guint32 kinds = carc_prison_kinds (state, captor, owner);
  if (owner == captor)
    {
      carc_figure_home (state, figure, CARC_LEFT_TAKEN);
      return;
    }
  tell_captured (state, figure, captor);
  carc_figure_to (state, figure, CARC_PLACE_PRISON, CARC_NONE, (int) captor, CARC_LEFT_CAPTURED);
  if (kinds & (kinds - 1)) /* several kinds: T4 */
    carc_ask (state, CARC_ASK_EXCHANGE, captor, (int) owner, (int) figure);
  else if (kinds != 0)
    exchange (state, carc_prison_find (state, captor, owner, (guint) __builtin_ctz (kinds)), figure);
}

/* ---- captures: the acts ---- */

static gboolean
capture_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint found = carc_pick_find (state, can_be_chosen, &entry->at, (guint) entry->player, entry->figure);
  if (found == CARC_NONE)
    return carc_refuse_no_figure (state, (guint) entry->player, &entry->at, why);
  if (!carc_is_follower (state->figures[found].kind))
    return table_refuse (why, _ ("%s: a tower does not capture this kind of figure"),
                         _ (carc_figures[entry->figure]->name));
  if (!carc_figure_touch (state, found, CARC_TOUCH_CAPTURE, why))
    return FALSE;
  if (!state->agreed && !is_in_reach (state, asking (state), &state->figures[found]))
    {
      const guint height = carc_tower_height (state, asking (state));
      return table_refuse (why,
                           ngettext ("the tower on %d,%d reaches its own tile and %u tile in the four directions, not "
                                     "%d,%d",
                                     "the tower on %d,%d reaches its own tile and %u tiles in the four directions, not "
                                     "%d,%d",
                                     height),
                           state->about[0], state->about[1], height, entry->cell_x, entry->cell_y);
    }
  const guint meant = carc_which_of (state, found, entry, why);
  if (meant == CARC_NONE)
    return FALSE;
  capture (state, meant);
  carc_ask_done (state);
  return TRUE;
}

static gboolean
capture_apply_nobody (gpointer data, gconstpointer given, TableRefusal *why)
{
  carc_ask_done (data);
  return TRUE;
}

static gboolean
capture_apply_exchange (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint holder = (guint) state->about[0], captive = (guint) state->about[1];
  const guint prisoner = carc_prison_find (state, state->asked, holder, entry->figure);
  if (prisoner == CARC_NONE)
    return table_refuse (why, _ ("%s holds no such figure of %s"), carc_name (state, (int) holder),
                         carc_name (state, state->asked));
  exchange (state, prisoner, captive);
  carc_ask_done (state);
  return TRUE;
}

/* ---- captures: offers ---- */

void
carc_prison_offer (const CarcState *state, guint owner, guint holder, GArray *offers)
{
  carc_offer_bits (carc_prison_kinds (state, owner, holder), 0, offers);
}

static void
capture_offer_prisoners (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                         GArray *offers)
{
  const CarcState *state = data;
  carc_prison_offer (state, state->asked, (guint) state->about[0], offers);
}

/* ---- captures: words ---- */

static char *
capture_tell_place (gconstpointer state, gconstpointer given, const TableOffer *offer)
{
  return carc_pick_tell (state, can_be_chosen, offer);
}

static char *
capture_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  const char *captor = carc_name (before, before->asked);
  g_autofree char *place = carc_at_tell (before, &entry->at);
  if (entry->player == before->asked)
    return g_strdup_printf (_ ("%s takes back: %s, %s"), captor, _ (carc_figures[entry->figure]->name), place);
  /* Translators: who, whose figure, which kind, where: "Anna captures from Ben: Follower, road to the east at 3,1" */
  return g_strdup_printf (_ ("%s captures from %s: %s, %s"), captor, carc_name (before, entry->player),
                          _ (carc_figures[entry->figure]->name), place);
}

static char *
capture_tell_exchange (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s chooses who comes home: %s"), carc_name (before, before->asked),
                          _ (carc_figures[((const CarcEntry *) given)->figure]->name));
}

static char *
ask_exchange (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: prisoners are exchanged; who comes home from %s?"), carc_name (state, state->asked),
                          carc_name (state, state->about[0]));
}

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_CAPTURE, .word = "capture", .says = N_ ("%s: which figure does the tower on %d,%d capture?") },
  { .id = CARC_ASK_EXCHANGE, .word = "exchange", .tell = ask_exchange },
};

static char *
captured_tell (gconstpointer data, const TableLine *effect)
{
  const CarcState *state = data;
  g_autofree char *some = carc_words (carc_forms (&carc_figures[effect->terms[0].noun]->some, 1), 1);
  /* Translators: a figure, its cell, the player who has it now: "1 follower on 2,1 is captured by Ben" */
  return g_strdup_printf (_ ("%s on %d,%d is captured by %s"), some, effect->x, effect->y,
                          carc_name (state, (int) effect->own[0]));
}

static const char *
captured_term (gconstpointer state, const TableLine *effect, guint nth)
{
  return carc_figures[effect->terms[nth].noun]->word;
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_CAPTURED, "captured", NULL, captured_tell, NULL, captured_term, .quiet = TRUE },
};

/* ---- the acts ---- */

static gboolean
apply_piece (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  CarcTower *tower = carc_tower_edit (state);
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  const guint16 slot = carc_slot_at (state, at.x, at.y);
  if (!may_grow (state, at.x, at.y, why))
    return FALSE;
  if (tower->pieces[state->player] == 0)
    return table_refuse (why, _ ("%s has no tower piece left"), carc_name (state, state->player));
  const guint i = find_tower (state, slot);
  if (i == tower->n)
    {
      g_assert (tower->n < CARC_TOWERS_MAX);
      tower->slot[tower->n++] = slot;
    }
  tower->height[i]++;
  tower->pieces[state->player]--;
  tower_ask_capture (state, slot);
  return TRUE;
}

gboolean
carc_guard_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const CarcCellXY at = entry->path[0];
  const guint figure = carc_figure_in_supply (state, state->player, (CarcFigureKind) entry->figure);
  if (!may_stand (state, entry->figure, at.x, at.y, why))
    return FALSE;
  if (figure == CARC_NONE)
    return carc_refuse_none_left (state, state->player, entry->figure, why);
  carc_figure_to (state, figure, CARC_PLACE_TOWER, carc_slot_at (state, at.x, at.y), -1, CARC_LEFT_REMOVED);
  return TRUE;
}

void
carc_tower_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
{
  const CarcState *laid = data;
  const gboolean piece = act->kind == CARC_ACT_TOWER;
  const guint kind = piece ? 0 : act->fixed[0].value;
  if (!carc_in_play (laid->rules, CARC_SYSTEM_TOWER)
      || (piece ? carc_tower_of (laid)->pieces[laid->player] == 0
                : carc_figure_in_supply (laid, laid->player, (CarcFigureKind) kind) == CARC_NONE))
    return;
  for (guint i = 0; i < laid->n_slots; i++)
    {
      const CarcSlot *slot = &laid->slots[i];
      if (is_tower (laid, (guint16) i)
          && (piece ? may_grow (laid, slot->x, slot->y, NULL) : may_stand (laid, kind, slot->x, slot->y, NULL)))
        carc_offer_cell (offers, slot->x, slot->y);
    }
}

gboolean
carc_tower_offered (gconstpointer laid, const TableAct *act)
{
  return table_offer_any (carc_tower_offer, laid, act);
}

/* "2,1: 3 pieces" */
char *
carc_tower_tell_height (gconstpointer data, gconstpointer given, const TableOffer *offer)
{
  const CarcState *laid = data;
  const guint height = carc_tower_height (laid, carc_slot_at (laid, offer->value[0], offer->value[1]));
  if (height == 0)
    return g_strdup_printf (_ ("%d,%d: no piece yet"), offer->value[0], offer->value[1]);
  /* Translators: a tower's cell, how high it is */
  return g_strdup_printf (ngettext ("%d,%d: %u piece", "%d,%d: %u pieces", height), offer->value[0], offer->value[1],
                          height);
}

static char *
tell_piece (gconstpointer before, gconstpointer given)
{
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  return g_strdup_printf (_ (", a piece on the tower at %d,%d"), at.x, at.y);
}

char *
carc_guard_tell (gconstpointer before, gconstpointer given)
{
  const CarcEntry *entry = given;
  g_autofree char *place = g_strdup_printf (_ ("the tower at %d,%d"), entry->path[0].x, entry->path[0].y);
  return carc_words (_ (carc_figures[entry->figure]->acted), place);
}

#define RANSOMED_OPERAND                                                                                               \
  {                                                                                                                    \
    .type = &carc_operand_figure, CARC_FIELD (figure), .ask = N_ ("Who comes home?"), .offer = carc_ransom_offer_held  \
  }
/* T5: not in the middle of a scoring, of an exchange or of a round of the catapult. */
#define WHILE_ON_TURN                                                                                                  \
  (CARC_WHEN (TILE) | CARC_WHEN (LATE) | CARC_WHEN (RACE) | CARC_WHEN (WAGON) | CARC_WHEN (CAPTURE)                    \
   | CARC_WHEN (DRAGON) | CARC_WHEN (FLEE) | CARC_WHEN (LEAVE) | CARC_WHEN (SETTLE) | CARC_WHEN (COUNT)                \
   | CARC_WHEN (FLING) | CARC_WHEN (PLAGUE) | CARC_WHEN (MAGE) | CARC_WHEN (INGOT) | CARC_WHEN (ROB)                   \
   | CARC_WHEN (FERRY) | CARC_WHEN (FERRIES) | CARC_WHEN (FLOCK) | CARC_WHEN (TOKEN) | CARC_WHEN (ANIMAL)              \
   | CARC_WHEN (CIRCLE))

/* The final scoring may wait for those who go out of the City. */
#define BEHIND_TURN (CARC_WHEN (TILE) | CARC_WHEN (LATE) | CARC_WHEN (LEAVE))

/* clang-format off */
/* The most pieces that a tower can have: those on it, and those that are nowhere. */
static guint
highest (const CarcState *state, guint16 slot)
{
  return carc_tower_height (state, slot) + carc_tower_of (state)->missing;
}

static gboolean
may_be_now (const CarcState *state, guint16 slot)
{
  return is_tower (state, slot) && (!state->agreed || highest (state, slot) > 0);
}

static void
offer_now_heights (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  carc_now_offer_numbers (state, operand, guard_of (state, slot) != CARC_NONE, (int) highest (state, slot), offers);
}

/* As agreed, pieces on it come from those that are nowhere, and go back there. */
static gboolean
agree_height (CarcState *state, guint16 slot, guint number, TableRefusal *why)
{
  const int x = state->slots[slot].x, y = state->slots[slot].y;
  if (number == 0 && !is_open (state, x, y, why))
    return FALSE;
  if (number > highest (state, slot))
    return table_refuse (why,
                         _ ("the tower on %d,%d cannot be higher than %u: all other pieces are on other towers or "
                            "with the players"),
                         x, y, highest (state, slot));
  carc_tower_edit (state)->missing = (guint8) (highest (state, slot) - number);
  return TRUE;
}

static void
set_height (CarcTower *tower, guint i, guint16 slot, guint number)
{
  if (number > 0)
    {
      tower->n = (guint8) MAX (tower->n, i + 1);
      tower->slot[i] = slot;
      tower->height[i] = (guint8) number;
      return;
    }
  if (i == tower->n)
    return;
  tower->n--;
  for (; i < tower->n; i++)
    {
      tower->slot[i] = tower->slot[i + 1];
      tower->height[i] = tower->height[i + 1];
    }
  tower->height[i] = 0;
}

static gboolean
apply_now_tower (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  if (!is_tower (state, slot))
    return table_refuse (why, _ ("there is no tower on %d,%d"), entry->x, entry->y);
  const guint i = find_tower (state, slot);
  if (i == CARC_TOWERS_MAX)
    return table_refuse (why, _ ("there are too many towers"));
  if (entry->number == 0 && !state->agreed)
    return table_refuse (why, _ ("a tower without a piece need not be entered"));
  if (state->agreed && !agree_height (state, slot, (guint) entry->number, why))
    return FALSE;
  set_height (carc_tower_edit (state), i, slot, (guint) entry->number);
  return TRUE;
}

/* The most pieces that the player can have left: those of now, and those that are nowhere. */
static guint
most_left (const CarcState *state, guint player)
{
  const CarcTower *tower = carc_tower_of (state);
  const guint most = (guint) tower->pieces[player] + tower->missing;
  return MIN (most, supply[state->rules->n_players]);
}

static void
offer_now_pieces (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
{
  const guint player = (guint) ((const CarcEntry *) given)->player;
  carc_now_offer_numbers (state, operand, 0, (int) most_left (state, player), offers);
}

static gboolean
apply_now_pieces (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint player = (guint) entry->player, number = (guint) entry->number;
  CarcTower *tower = carc_tower_edit (state);
  if (!carc_in_play (state->rules, CARC_SYSTEM_TOWER))
    return table_refuse (why, _ ("there are no towers in this game"));
  if (number > supply[state->rules->n_players])
    return table_refuse (why, _ ("each player got %u tower pieces"), supply[state->rules->n_players]);
  if (state->agreed && number > most_left (state, player))
    return table_refuse (why, _ ("tower pieces that %s can have left: %u at most; first say which tower is lower, or "
                                 "who has fewer"),
                         carc_name (state, (int) player), most_left (state, player));
  if (state->agreed)
    tower->missing = (guint8) (tower->missing + tower->pieces[player] - number);
  tower->pieces[player] = (guint8) number;
  return TRUE;
}

/* The player before may still pay a ransom late. */
static gboolean
tower_resume (CarcState *state, TableRefusal *why)
{
  CarcTower *tower = carc_tower_edit (state);
  guint used = 0, placed = 0;
  tower->laid_by = (gint8) carc_last_to_lay (state);
  tower->laid_paid = FALSE;
  for (guint i = 0; i < state->rules->n_players; i++)
    used += (guint) supply[state->rules->n_players] - tower->pieces[i];
  for (guint i = 0; i < tower->n; i++)
    placed += tower->height[i];
  return used == placed
         || table_refuse (why, _ ("tower pieces that the players have used: %u; on towers: %u"), used, placed);
}

static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_TOWER, "tower", N_ ("A tower"), 'm', apply_now_tower,
            { .type = &carc_operand_cell, CARC_FIELD (cell), .ask = N_ ("On which tile is the tower?"),
              CARC_OFFER_SLOTS (may_be_now) }, CARC_NOW_NUMBER (0, 60, offer_now_heights)),
  CARC_NOW (CARC_ENTRY_NOW_PIECES, "pieces", N_ ("Tower pieces of a player"), 'e', apply_now_pieces,
            CARC_NOW_PLAYER (N_ ("Whose tower pieces?")), CARC_NOW_NUMBER (0, 60, offer_now_pieces)),
  { .kind = CARC_ACT_TOWER, .verb = "tower", .group = CARC_GROUP_ACTS,
    .operands = { CARC_TOWER_OPERAND (N_ ("Which tower gets a piece?")) },
    .title = N_ ("A tower piece"), .key = 't',
    .offered = carc_tower_offered, .apply = apply_piece, .tell = tell_piece },
  { CARC_GUARD_ROW ("guard", CARC_FOLLOWER, N_ ("Onto a tower"), 'g', N_ ("Which tower does the follower close?")) },
  { CARC_GUARD_ROW ("guard big", CARC_BIG, N_ ("Big: onto a tower"), 'g',
                    N_ ("Which tower does the big follower close?")),
    .shift = TRUE, .shift_title = NC_ ("choice", "Big"), .shift_key = 'b' },
  { .kind = CARC_ENTRY_CAPTURE, .verb = "capture",
    .operands = { { .type = &carc_operand_standing, CARC_PICKED (at, can_be_chosen), .tell = capture_tell_place },
                  CARC_PICKED_PLAYER (can_be_chosen), CARC_PICKED_KIND (can_be_chosen),
                  CARC_PICKED_WHICH (can_be_chosen) },
    .when = CARC_WHEN (CAPTURE), .prefixed = CARC_WHEN (CAPTURE), .apply = capture_apply,
    .tell = capture_tell },
  { .kind = CARC_ENTRY_NO_CAPTURE, .verb = "capture nobody",
    .when = CARC_WHEN (CAPTURE), .title = N_ ("Capture nobody"),
    .apply = capture_apply_nobody, .says = N_ ("%s captures nobody") },
  { .kind = CARC_ENTRY_EXCHANGE, .verb = "exchange",
    .operands = { { .type = &carc_operand_figure, CARC_FIELD (figure), .offer = capture_offer_prisoners } },
    .when = CARC_WHEN (EXCHANGE), .apply = capture_apply_exchange, .tell = capture_tell_exchange },
  { .kind = CARC_ENTRY_RANSOM, .verb = "ransom",
    .operands = { { .type = &table_operand_player, CARC_FIELD (player),
                    .ask = N_ ("Who has the prisoner?"), .offer = carc_ransom_offer_holders },
                  RANSOMED_OPERAND },
    .when = WHILE_ON_TURN, .prefixed = WHILE_ON_TURN, .title = N_ ("Pay a ransom of 3 points"), .key = 'r',
    .rare = TRUE, .handy = N_ ("Ransom: 3"), .handy_tell = carc_ransom_tell_short,
    .offered = carc_ransom_offered, .apply = carc_ransom_apply, .tell = carc_ransom_tell },
  { .kind = CARC_ENTRY_LATE_RANSOM, .verb = "late ransom",
    .operands = { { .type = &table_operand_player, CARC_FIELD (player), .ask = N_ ("Who had the prisoner?"),
                    .offer = carc_ransom_offer_holders, .tell = carc_ransom_tell_late_holder },
                  RANSOMED_OPERAND },
    .when = BEHIND_TURN, .prefixed = BEHIND_TURN, .title = N_ ("A ransom of 3 points in the turn before"),
    .key = 'q', .rare = TRUE,
    .offered = carc_ransom_offered, .apply = carc_ransom_apply, .tell = carc_ransom_tell },
};
/* clang-format on */

/* ---- words, pictures, JSON ---- */

static guint
tower_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcTower *tower = carc_tower_of (state);
  guint n = 0;
  for (; n < tower->n && n < max; n++)
    {
      const CarcSlot *slot = &state->slots[tower->slot[n]];
      standing[n] = (CarcPiece){ CARC_PIECE_TOWER, slot->x, slot->y, -1, CARC_PIECE_ON_MARK, tower->height[n] };
    }
  return n;
}

static void
tower_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const guint height = carc_tower_height (state, slot);
  if (!is_tower (state, slot))
    return;
  g_string_append (words, ", ");
  if (height == 0)
    g_string_append (words, _ ("a tower without a piece"));
  else
    g_string_append_printf (words, ngettext ("a tower of %u piece", "a tower of %u pieces", height), height);
}

static void
tower_tell (const CarcState *state, GString *out)
{
  const CarcTower *tower = carc_tower_of (state);
  for (guint i = 0; i < tower->n; i++)
    {
      const CarcSlot *slot = &state->slots[tower->slot[i]];
      const guint guard = guard_of (state, tower->slot[i]);
      g_string_append_printf (out, ngettext ("tower on %d,%d: %u piece", "tower on %d,%d: %u pieces", tower->height[i]),
                              slot->x, slot->y, tower->height[i]);
      if (guard != CARC_NONE)
        g_string_append_printf (out, _ (", closed by %s"), carc_name (state, state->figures[guard].player));
      g_string_append_c (out, '\n');
    }
}

static void
tower_report (const CarcState *state, GString *json)
{
  const CarcTower *tower = carc_tower_of (state);
  in_object (json, "tower");
  put_truth (json, "ransom_paid", tower->paid);
  carc_put_each (json, "pieces", state, "left", tower->pieces);
  in_array (json, "towers");
  for (guint i = 0; i < tower->n; i++)
    {
      const guint guard = guard_of (state, tower->slot[i]);
      in_object (json, NULL);
      carc_put_slot (json, "cell", state, tower->slot[i]);
      put_number (json, "height", tower->height[i]);
      put_text (json, "closed_by", guard == CARC_NONE ? NULL : carc_name (state, state->figures[guard].player));
    }
}

static const CarcTallyRow tallies[] = {
  { N_ ("Tower pieces left"), "pieces", CARC_FORMS ("%u tower piece", "%u tower pieces"),
    G_STRUCT_OFFSET (CarcTower, pieces) },
};

/* How many figures the tower then reaches; or that prisoners are exchanged, although the table may be asked which. */
static char *
tower_leads_to (const CarcTrial *trial)
{
  const CarcState *before = trial->before;
  const CarcEntry *entry = trial->entry;
  if (entry->kind == CARC_ENTRY_CAPTURE && entry->player != before->asked
      && carc_prison_kinds (before, before->asked, (guint) entry->player) != 0)
    return g_strdup (_ ("exchanged at once"));
  if (entry->kind != CARC_ENTRY_PLACE || entry->act != CARC_ACT_TOWER)
    return NULL;
  const guint n = tower_reach (trial->after, carc_slot_at (trial->after, entry->path[0].x, entry->path[0].y));
  if (n == 0)
    return g_strdup (_ ("no figure in reach"));
  return g_strdup_printf (ngettext ("%u figure in reach", "%u figures in reach", n), n);
}

/* No piece is lost, and no tower has two followers. */
static gboolean
tower_validate (const CarcState *state, TableRefusal *why)
{
  const CarcTower *tower = carc_tower_of (state);
  guint sum = tower->missing;
  for (guint i = 0; i < state->rules->n_players; i++)
    sum += tower->pieces[i];
  for (guint i = 0; i < tower->n; i++)
    {
      sum += tower->height[i];
      if (!is_tower (state, tower->slot[i]) || tower->height[i] == 0 || find_tower (state, tower->slot[i]) != i)
        return table_refuse (why, "tower %u is not a tower", i);
    }
  if (state->ask != CARC_ASK_SNAPSHOT && sum != (guint) supply[state->rules->n_players] * state->rules->n_players)
    return table_refuse (why, "there are %u tower pieces", sum);
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].place == CARC_PLACE_TOWER
        && (guard_of (state, state->figures[i].slot) != i || carc_tower_height (state, state->figures[i].slot) == 0))
      return table_refuse (why, "figure %u cannot stand on that tower", i);
  return TRUE;
}

static const char *const tile_names[] = {
  N_ ("tower in the fields"),
  N_ ("tower beside a cloister"),
  N_ ("tower, city edge"),
  N_ ("tower, two roads that end"),
  N_ ("tower, three roads"),
  N_ ("tower, four roads"),
  N_ ("tower between two curves"),
  N_ ("tower, road through the city"),
  N_ ("tower, road to the city edge"),
  N_ ("tower, city edge, curve"),
  N_ ("tower, city edge at a road"),
  N_ ("tower, city in the corner"),
  N_ ("tower, city in the corner, road"),
  N_ ("tower, two city edges"),
  N_ ("tower, road between two cities"),
  N_ ("tower, great city with a gate"),
  N_ ("tower, great city, pennant, and another"),
};

static const CarcLeftRow lefts[] = {
  { CARC_LEFT_CAPTURED, "captured" },
  { CARC_LEFT_TAKEN, "taken", N_ ("its own player captured it") },
  { CARC_LEFT_EXCHANGED, "exchanged", N_ ("prisoners are exchanged") },
  { CARC_LEFT_RANSOMED, "ransomed", N_ ("the ransom is paid") },
};

static const TableHelp help[] = {
  { .topics = "tower, guard, capture, exchange, ransom",
    .text = N_ ("T puts a tower piece onto a tower, and then the tower may capture a figure as far away "
                "as it is high. G closes a tower with a follower. A prisoner is bought back for a ransom "
                "of 3 points, with ? and R, once in a turn.") },
};

const CarcSystem carc_tower = {
  .id = CARC_SYSTEM_TOWER,
  .name = "tower",
  .title = N_ ("The Tower"),
  .description = N_ ("Copies; with tower pieces, captures and ransoms"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 8,
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
  .figures_stand = CARC_PLACE_TOWER,
  .part_size = sizeof (CarcTower),
  .begin = tower_begin,
  .laid = carc_ransom_laid,
  .turn_begins = tower_turn_begins,
  .turn_taken = tower_turn_taken,
  .resume = tower_resume,
  .validate = tower_validate,
  .report = tower_report,
  .standing = tower_standing,
  .tell = tower_tell,
  .tell_cell = tower_tell_cell,
  .leads_to = tower_leads_to,
};
