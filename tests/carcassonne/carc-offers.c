/* carc-offers.c - makes random entries from the rows of acts, and compares the offers with what the rules accept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-offers.h"
#include "../table/random-pick.h"

#include <string.h>

#include "carcassonne/carc-rooms.h"

static gboolean
is_written (const TableOperand *operand)
{
  return operand->offer == NULL && operand->type->offer == NULL;
}

/* Rows of other systems are read, but not offered. */
gboolean
offers_in_play (const CarcState *state, const TableAct *act)
{
  for (guint i = 0; i < carc_n_systems; i++)
    for (guint row = 0; row < carc_systems[i]->n_acts; row++)
      if (act == &carc_systems[i]->acts[row])
        return carc_in_play (state->rules, i);
  return TRUE;
}

gboolean
offers_row (const CarcState *state, const TableAct *act)
{
  const guint64 when = state->agreed ? act->prefixed : act->when;
  if ((act->group == CARC_GROUP_ENTRIES && !(when >> state->ask & 1)) || !offers_in_play (state, act))
    return FALSE;
  return table_act_is_offered (&carc_act_table, state, act);
}

guint
offers_acts (const CarcState *laid)
{
  guint acts = 0;
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      if (act->group == CARC_GROUP_ACTS && !act->way && offers_row (laid, act))
        acts |= 1u << act->kind;
    }
  return acts;
}

/* The offers that every prompt shows: without those that are only for a prompt that does not show what is legal. */
static void
offers_legal (const TableAct *act, guint nth, const CarcState *state, const CarcEntry *entry, GArray *offers)
{
  guint n = 0;
  table_act_offer (act, nth, state, entry, offers);
  for (guint i = 0; i < offers->len; i++)
    if (!(g_array_index (offers, TableOffer, i).flags & TABLE_OFFER_REFUSED))
      g_array_index (offers, TableOffer, n++) = g_array_index (offers, TableOffer, i);
  g_array_set_size (offers, n);
}

/* ---- at random ---- */

static void
write_operand (GRand *rand, const TableOperand *operand, CarcEntry *entry)
{
  gpointer field = (char *) entry + operand->offset;
  if (operand->type == &table_operand_score)
    *(gint16 *) field = (gint16) ((int) pick (rand, 60) - 20);
  else if (operand->type == &table_operand_correction)
    *(gint16 *) field = (gint16) (g_rand_boolean (rand) ? -1 - (int) pick (rand, 9) : 1 + (int) pick (rand, 9));
  else
    g_strlcpy (field, g_rand_boolean (rand) ? "so # \"it\" \\ was" : "late", TABLE_WHY_MAX);
}

/* A row of the group that may be chosen now; NULL if there is none. */
static const TableAct *
pick_row (GRand *rand, const CarcState *state, guint group)
{
  const TableAct *rows[TABLE_ACTS_MAX];
  guint n = 0;
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      if (!act->way && act->group == group && offers_row (state, act))
        rows[n++] = act;
    }
  return n == 0 ? NULL : rows[pick (rand, n)];
}

static gboolean
fill_inner (GRand *rand, const CarcState *state, const TableOperand *operand, OfferChoice choose, CarcEntry *entry)
{
  const TableActGroup *group = &carc_act_table.groups[operand->group];
  g_autoptr (CarcState) inside = group->inside (state, entry);
  const TableAct *act = inside != NULL ? pick_row (rand, inside, operand->group) : NULL;
  CarcEntry before = *entry;
  if (inside == NULL)
    return FALSE;
  if (table_acts_may_omit (&carc_act_table, operand->group, inside) && (act == NULL || pick (rand, 5) == 0))
    return TRUE;
  g_assert_nonnull (act);
  if (!offers_fill (rand, inside, act, choose, entry))
    *entry = before;
  return TRUE;
}

guint
offers_pick (GRand *rand, const CarcState *state, const CarcEntry *entry, const TableAct *act,
             const TableOperand *operand, const GArray *offers)
{
  return pick (rand, offers->len);
}

/* An offer has words. */
static void
check_words (const CarcState *state, const CarcEntry *entry, const TableOperand *operand, const TableOffer *offer)
{
  if (operand->tell == NULL && operand->type->tell == NULL)
    return;
  g_autofree char *told = (operand->tell ? operand->tell : operand->type->tell) (state, entry, offer);
  g_assert_true (told != NULL && *told != '\0' && g_utf8_validate (told, -1, NULL));
}

/* Takes one value; if the operand repeats, a random number of values.  FALSE if there is none. */
static gboolean
fill_operand (GRand *rand, const CarcState *state, const TableAct *act, guint nth, OfferChoice choose, CarcEntry *entry)
{
  const TableOperand *operand = &act->operands[nth];
  const gboolean whole = (operand->flags & TABLE_OPERAND_WHOLE) != 0;
  if (is_written (operand))
    {
      write_operand (rand, operand, entry);
      return TRUE;
    }
  if (operand->flags & TABLE_OPERAND_OPTIONAL && !operand->type->wordless && g_rand_boolean (rand))
    return TRUE;
  static GArray *offers; /* kept for the next time */
  if (offers == NULL)
    offers = g_array_new (FALSE, FALSE, sizeof (TableOffer));
  for (guint n = 0;; n++)
    {
      g_array_set_size (offers, 0);
      offers_legal (act, nth, state, entry, offers);
      if (offers->len == 0)
        return n > 0 || carc_operand_is_seldom (operand);
      const guint chosen = (choose != NULL ? choose : offers_pick) (rand, state, entry, act, operand, offers);
      const TableOffer *offer = &g_array_index (offers, TableOffer, chosen);
      if (choose != offers_pick)
        check_words (state, entry, operand, offer);
      if (!table_act_take (act, nth, offer, entry))
        return n > 0;
      if (!(operand->flags & TABLE_OPERAND_REPEATED) || (!whole && g_rand_boolean (rand)))
        return TRUE;
    }
}

gboolean
offers_fill (GRand *rand, const CarcState *state, const TableAct *act, OfferChoice choose, CarcEntry *entry)
{
  table_act_settle (&carc_act_table, act, entry);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const TableOperand *operand = &act->operands[i];
      if ((operand->flags & TABLE_OPERAND_INSIDE) && !table_operand_said (operand - 1, entry))
        continue;
      if (operand->type == NULL ? !fill_inner (rand, state, operand, choose, entry)
                                : !fill_operand (rand, state, act, i, choose, entry))
        return FALSE;
    }
  if (!act->prefix)
    return TRUE;
  g_autoptr (CarcState) agreeing = table_game_agreeing (&carc_game, state);
  const TableAct *behind = pick_row (rand, agreeing, act->group);
  return behind != NULL && offers_fill (rand, agreeing, behind, choose, entry);
}

gboolean
offers_entry (GRand *rand, const CarcState *state, OfferChoice choose, CarcEntry *entry)
{
  const TableAct *act = pick_row (rand, state, CARC_GROUP_ENTRIES);
  table_acts_begin (&carc_act_table, entry);
  return act != NULL && offers_fill (rand, state, act, choose, entry);
}

/* ---- all values, tried one by one ---- */

typedef struct
{
  GRand *rand;
  const CarcState *outer, *state; /* the state before the entry, and the one that the offers come from */
  const TableAct *act;
  guint nth;
  CarcEntry entry; /* the operand that is tried has no value in it */
  GArray *offers;
  guint taken;
  GString *why;
} Brute;

static gboolean
is_taken (const CarcState *state, const CarcEntry *entry)
{
  g_autoptr (CarcState) trial = carc_state_copy (state);
  return carc_apply (trial, entry, NULL);
}

/* The same, if the kind of figure must be named. */
static gboolean
is_taken_with_kind (const Brute *brute, const CarcEntry *entry)
{
  const TableOperand *operand = &brute->act->operands[brute->nth + 1];
  CarcEntry named = *entry;
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  if (operand->type != &carc_operand_figure_there)
    return FALSE;
  operand->type->offer (brute->state, entry, brute->act, operand, offers);
  return offers->len > 0 && table_act_take (brute->act, brute->nth + 1, &g_array_index (offers, TableOffer, 0), &named)
         && is_taken (brute->outer, &named);
}

/* Do two spots name the same segment?  Offers name it by its first side only. */
static gboolean
same_at (const CarcState *state, const CarcAt *a, const CarcAt *b)
{
  if (a->spot.kind >= CARC_N_CLAIMABLE || b->spot.kind >= CARC_N_CLAIMABLE)
    return a->spot.kind == b->spot.kind && a->spot.at == b->spot.at && a->holder == b->holder && a->cell_x == b->cell_x
           && a->cell_y == b->cell_y;
  const CarcSlot *laid = state->turn.slot == CARC_NONE ? NULL : &state->slots[state->turn.slots[0]];
  int ax = a->has_cell ? a->cell_x : laid->x, ay = a->has_cell ? a->cell_y : laid->y;
  int bx = b->has_cell ? b->cell_x : laid->x, by = b->has_cell ? b->cell_y : laid->y;
  guint16 node = carc_board_node (state, ax, ay, &a->spot);
  return node != CARC_NONE && node == carc_board_node (state, bx, by, &b->spot);
}

/* A bridge that does not lie yet is named by either of its ends. */
static gboolean
same_bridge (const Brute *brute, const CarcAt *a, const CarcAt *b)
{
  const guint group = brute->act->group, kind = brute->act->kind;
  const gboolean bridge = (group == CARC_GROUP_ACTS && kind == CARC_ACT_BRIDGE)
                          || (group == CARC_GROUP_ENTRIES && kind == CARC_ENTRY_NOW_BRIDGE);
  return bridge && a->spot.kind == CARC_ROAD && b->spot.kind == CARC_ROAD && a->cell_x == b->cell_x
         && a->cell_y == b->cell_y && a->spot.at % 2 == b->spot.at % 2;
}

static gboolean
is_offered (const Brute *brute, const CarcEntry *entry)
{
  const TableOperand *operand = &brute->act->operands[brute->nth];
  for (guint i = 0; i < brute->offers->len; i++)
    {
      CarcEntry other = brute->entry;
      table_act_take (brute->act, brute->nth, &g_array_index (brute->offers, TableOffer, i), &other);
      const char *a = (const char *) entry + operand->offset, *b = (const char *) &other + operand->offset;
      if (operand->type->size == sizeof (CarcAt) ? same_at (brute->state, (const CarcAt *) a, (const CarcAt *) b)
                                                       || same_bridge (brute, (const CarcAt *) a, (const CarcAt *) b)
                                                 : memcmp (a, b, MAX (operand->type->size, 1)) == 0)
        return TRUE;
    }
  return FALSE;
}

/* An older record may name the place in a way that no prompt offers: the crown space of an act that has a figure
 * already, so that another one of its part is meant. */
static gboolean
is_old_name (const Brute *brute, const CarcEntry *entry)
{
  const CarcAt at = {
    .spot = { CARC_SPOT_ON (CROWN), 0 }, .has_cell = TRUE, .cell_x = entry->path[0].x, .cell_y = entry->path[0].y
  };
  for (guint player = 0; brute->act->kind == CARC_ACT_CROWN && player < brute->state->rules->n_players; player++)
    if (carc_figure_standing (brute->state, player, &at) != CARC_NONE)
      return TRUE;
  return FALSE;
}

/* By agreement a figure may claim on any tile; the prompt offers the tile just laid, and what else the table agreed to
 * is written. */
static gboolean
is_on_another_tile (const Brute *brute, const CarcEntry *entry)
{
  const CarcTurn *turn = &brute->state->turn;
  const guint16 slot = carc_slot_at (brute->state, entry->cell_x, entry->cell_y);
  if (brute->act->apply != carc_act_claim || !brute->state->agreed || !entry->has_cell)
    return FALSE;
  for (guint i = 0; i < turn->n_slots; i++)
    if (turn->slots[i] == slot)
      return FALSE;
  return TRUE;
}

/* Tries one value: it must be accepted if it is offered, and refused if not. */
static gboolean
try_value (Brute *brute, gconstpointer value, gsize size)
{
  const TableOperand *operand = &brute->act->operands[brute->nth];
  CarcEntry entry = brute->entry;
  memcpy ((char *) &entry + operand->offset, value, size);
  if (operand->count)
    *((guint8 *) &entry + operand->count) = 1;
  gboolean taken = is_taken (brute->outer, &entry) || is_taken_with_kind (brute, &entry),
           offered = is_offered (brute, &entry);
  brute->taken += taken;
  if (taken == offered || (taken && (is_old_name (brute, &entry) || is_on_another_tile (brute, &entry))))
    return TRUE;
  g_autofree char *line = carc_entry_print (brute->state->rules, &entry);
  g_string_append_printf (brute->why, "%s is %s and %s", line, taken ? "accepted" : "refused",
                          offered ? "offered" : "not offered");
  return FALSE;
}

/* Tries a place that is not a feature. */
static gboolean
try_place (Brute *brute, guint place, guint holder, const CarcCellXY *cell)
{
  CarcAt value;
  memset (&value, 0, sizeof value);
  value.spot = (CarcSpot){ CARC_SPOT_AT (place), 0 };
  value.holder = (guint8) holder;
  value.has_cell = cell != NULL;
  value.cell_x = cell ? cell->x : 0;
  value.cell_y = cell ? cell->y : 0;
  return try_value (brute, &value, sizeof value);
}

static gboolean
try_alone (Brute *brute)
{
  for (guint i = 0; i < carc_n_place_rows; i++)
    for (guint holder = 0; holder <= brute->state->rules->n_players; holder++)
      /* Those of the wheel are old names of crown spaces. */
      if (carc_place_rows[i]->named == CARC_NAMED_ALONE && carc_place_rows[i]->named_as == 0
          && carc_place_rows[i]->held == (holder > 0) && !try_place (brute, i, holder, NULL))
        return FALSE;
  return TRUE;
}

static gboolean
try_on_cell (Brute *brute, const CarcCellXY *cell, gboolean leaves)
{
  for (guint i = 0; i < carc_n_place_rows; i++)
    if ((carc_place_rows[i]->named == CARC_NAMED_ON_CELL || carc_place_rows[i]->named == CARC_NAMED_BY_CELL)
        && (leaves || !carc_place_rows[i]->only_left) && !try_place (brute, i, 0, cell))
      return FALSE;
  return TRUE;
}

static gboolean
try_spots (Brute *brute, int x, int y, gboolean has_cell)
{
  for (guint kind = 0; kind < CARC_N_CLAIMABLE; kind++)
    for (guint at = 0; at < (kind == CARC_FARM ? 9 : kind < CARC_FARM ? 4 : 1); at++)
      {
        CarcAt value;
        memset (&value, 0, sizeof value);
        value.spot = (CarcSpot){ (guint8) kind, (guint8) at };
        value.has_cell = (guint8) has_cell;
        value.cell_x = has_cell ? (gint16) x : 0;
        value.cell_y = has_cell ? (gint16) y : 0;
        if (!try_value (brute, &value, sizeof value))
          return FALSE;
      }
  return TRUE;
}

/* Tries all cells with a tile, and the open cells around them. */
static gboolean
try_cells (Brute *brute)
{
  const CarcState *state = brute->state;
  const TableOperandType *type = brute->act->operands[brute->nth].type;
  const gboolean at = type->size == sizeof (CarcAt),
                 anywhere = type == &carc_operand_stand || type == &carc_operand_standing;
  for (guint i = 0; i < state->n_slots; i++)
    {
      CarcCellXY cell = { state->slots[i].x, state->slots[i].y };
      if (at ? !try_spots (brute, cell.x, cell.y, TRUE) : !try_value (brute, &cell, sizeof cell))
        return FALSE;
      if (anywhere && !try_on_cell (brute, &cell, type == &carc_operand_standing))
        return FALSE;
    }
  return !anywhere || try_alone (brute);
}

static gboolean
try_all (Brute *brute)
{
  const TableOperand *operand = &brute->act->operands[brute->nth];
  const TableOperandType *type = operand->type;
  if (type == &carc_operand_claim && brute->state->turn.n_slots == 1)
    return try_spots (brute, 0, 0, FALSE);
  if (type == &carc_operand_tile)
    {
      for (gint16 tile = 0; tile < (gint16) brute->state->rules->n_tiles; tile++)
        if (!try_value (brute, &tile, sizeof tile))
          return FALSE;
      return TRUE;
    }
  if (type->size == sizeof (CarcAt) || type == &carc_operand_cell || type == &carc_operand_corner)
    return try_cells (brute);
  guint n = type == &table_operand_player || type == &carc_operand_players       ? brute->state->rules->n_players
            : type == &carc_operand_figure || type == &carc_operand_other_figure ? carc_n_figures
            : type == &table_operand_choice ? ((const TableChoices *) operand->data)->n
            : type == &carc_operand_sides   ? 1u << 4
                                            : 0;
  for (guint i = 0; i < n; i++)
    {
      guint8 value = (guint8) (type == &carc_operand_players ? 1u << i : i);
      if (!try_value (brute, &value, 1))
        return FALSE;
    }
  for (gint16 i = (gint16) operand->low; type == &table_operand_number && i <= operand->high; i++)
    if (!try_value (brute, &i, sizeof i))
      return FALSE;
  return TRUE;
}

/* The index of the operand that is tried with all its values: the last one that has offers.  -1 if an operand is an
 * act, or takes all its offers in some order. */
static int
last_chosen (const TableAct *act)
{
  int last = -1;
  for (guint i = 0; i < table_act_n_operands (act); i++)
    {
      const TableOperand *operand = &act->operands[i];
      if (operand->type == NULL || (operand->flags & TABLE_OPERAND_WHOLE))
        return -1;
      if (!is_written (operand) && !carc_operand_is_seldom (operand))
        last = (int) i;
    }
  return last;
}

static gboolean
row_agrees (GRand *rand, const CarcState *outer, const CarcState *state, const CarcEntry *begun, const TableAct *act,
            GString *why)
{
  int nth = last_chosen (act);
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  Brute brute = { rand, outer, state, act, (guint) nth, *begun, offers, 0, why };
  if (nth < 0)
    return TRUE;
  table_act_settle (&carc_act_table, act, &brute.entry);
  for (guint i = 0; i < table_act_n_operands (act); i++)
    if (i != (guint) nth && !carc_operand_is_seldom (&act->operands[i])
        && !fill_operand (rand, state, act, i, NULL, &brute.entry))
      return TRUE;
  if (offers_row (state, act))
    offers_legal (act, (guint) nth, state, &brute.entry, offers);
  return try_all (&brute);
}

const TableAct *
offers_refusal (guint ask)
{
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *row = carc_act_table.rows[i];
      if (row->group != CARC_GROUP_ACTS && row->when != CARC_ALWAYS && (row->when >> ask & 1) && !row->rare && !row->way
          && row->operands[0].type == NULL && row->apply != NULL && row->kind != CARC_ENTRY_STABLE)
        return row;
    }
  return NULL;
}

gboolean
offers_agree (GRand *rand, const CarcState *state, GString *why)
{
  CarcEntry begun;
  table_acts_begin (&carc_act_table, &begun);
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      /* A city is offered once, and accepted by any of its tiles; whether the game can go on depends on all entries. */
      if (act->group == CARC_GROUP_ENTRIES && (act->kind == CARC_ENTRY_NOW_TOKEN || act->kind == CARC_ENTRY_PLAY_ON))
        continue;
      if (act->group == CARC_GROUP_ENTRIES && !act->prefix && !act->way && (act->when >> state->ask & 1)
          && !row_agrees (rand, state, state, &begun, act, why))
        return FALSE;
    }
  /* Acts within the entry of a tile.  It is laid by the rules, or sometimes by agreement. */
  const TableAct *laying = &carc_base_acts[0];
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    if (carc_act_table.rows[i]->prefix && g_rand_boolean (rand))
      laying = carc_act_table.rows[i];
  if (state->ask != CARC_ASK_TILE || !offers_fill (rand, state, laying, NULL, &begun) || begun.kind != CARC_ENTRY_PLACE)
    return TRUE;
  begun.act = CARC_ACT_NONE;
  begun.n_path = 0;
  memset (&begun.at, 0, sizeof begun.at);
  g_autoptr (CarcState) laid = carc_act_table.groups[CARC_GROUP_ACTS].inside (state, &begun);
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    if (carc_act_table.rows[i]->group == CARC_GROUP_ACTS
        && !row_agrees (rand, state, laid, &begun, carc_act_table.rows[i], why))
      return FALSE;
  return TRUE;
}

/* ---- counting ---- */

void
offers_count (const CarcEntry *entry, guint counts[TABLE_ACTS_MAX])
{
  const TableAct *outer = table_acts_find (&carc_act_table, CARC_GROUP_ENTRIES, entry);
  const TableAct *inner = entry->act ? table_acts_find (&carc_act_table, CARC_GROUP_ACTS, entry) : NULL;
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      counts[i] += act == outer || act == inner || (act->prefix && entry->agreed);
    }
}
