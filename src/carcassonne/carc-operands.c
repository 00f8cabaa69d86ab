/* carc-operands.c - the types of operands for players, for an order and for sides, and offers that several types share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-operands.h"

#include "carc-rooms.h"
#include "table/table-intl.h"

/* ---- offers ---- */

TableOffer *
carc_offer_cell (GArray *offers, int x, int y)
{
  TableOffer offer = { .value = { x, y }, .on_board = TRUE, .x = (gint16) x, .y = (gint16) y };
  offer.spot_x = offer.spot_y = CARC_SPOT_UNIT / 2;
  g_array_append_val (offers, offer);
  return &g_array_index (offers, TableOffer, offers->len - 1);
}

void
carc_offer_slots (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
{
  const CarcState *state = data;
  const CarcSlotTest *passes = operand->data;
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    if (carc_slot_placed (state, slot) && (*passes) (state, slot))
      carc_offer_cell (offers, state->slots[slot].x, state->slots[slot].y);
}

void
carc_offer_goal (GArray *offers, const CarcReach *goal)
{
  carc_offer_cell (offers, goal->x, goal->y)->value[2] = goal->steps;
}

void
carc_offer_tiles (const CarcState *state, int x, int y, GArray *offers)
{
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    if (carc_slot_placed (state, slot) && (state->slots[slot].x != x || state->slots[slot].y != y))
      carc_offer_cell (offers, state->slots[slot].x, state->slots[slot].y);
}

char *
carc_tell_goal (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  int x = offer->value[0], y = offer->value[1], steps = offer->value[2];
  if (steps == 0)
    return g_strdup_printf (_ ("at %d,%d"), x, y);
  return g_strdup_printf (ngettext ("%d,%d: %d step", "%d,%d: %d steps", (gulong) steps), x, y, steps);
}

void
carc_offer_standers (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  const CarcState *state = data;
  for (guint player = 0; player < state->rules->n_players; player++)
    for (guint i = 0; i < state->n_figures; i++)
      if (state->figures[i].player == player && carc_place_rows[state->figures[i].place]->named != CARC_NAMED_NEVER)
        {
          table_offer_add (offers, (gint32) player);
          break;
        }
}

/* ---- players, and the order of something ---- */

static gboolean
read_one_of_players (TableReader *in, const TableOperand *operand, gpointer field)
{
  gint8 player;
  if (!table_reader_player (in, &player))
    return FALSE;
  *(guint8 *) field |= (guint8) (1 << player);
  return TRUE;
}

static void
print_players (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CarcRules *r = rules;
  guint left = *(const guint8 *) field;
  for (guint i = 0; i < r->n_players; i++)
    if (left & (1u << i))
      {
        left &= ~(1u << i);
        table_words_append (out, r->players[i].name);
        if (left != 0)
          g_string_append_c (out, ' ');
      }
}

static void
report_players (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CarcRules *r = rules;
  in_array (json, key);
  for (guint i = 0; i < r->n_players; i++)
    if (*(const guint8 *) field & (1u << i))
      put_text (json, NULL, r->players[i].name);
}

static void
take_one_of_players (const TableOffer *offer, gpointer field)
{
  *(guint8 *) field |= (guint8) (1 << offer->value[0]);
}

const TableOperandType carc_operand_players = {
  .name = "NAME",
  .member = "players",
  .missing = N_ ("who? the player's name is missing"),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("who?"),
  .hint = N_ ("one or more, then Enter"),
  .stays = TRUE,
  .read = read_one_of_players,
  .print = print_players,
  .report = report_players,
  .take = take_one_of_players,
  .tell = table_tell_player,
};

static gboolean
read_ordinal (TableReader *in, const TableOperand *operand, gpointer field)
{
  int number;
  if (!table_words_number (table_reader_take (in), 1, (int) operand->max, &number))
    return table_refuse (in->why, _ ("an order is numbers from 1 to %d"), (int) operand->max);
  *(guint8 *) field = (guint8) (number - 1);
  return TRUE;
}

static void
print_ordinal (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append_printf (out, "%u", *(const guint8 *) field + 1u);
}

static void
report_ordinal (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  put_number (json, key, *(const guint8 *) field + 1);
}

const TableOperandType carc_operand_ordinal = {
  .name = "N",
  .member = "order",
  .missing = N_ ("in which order? the numbers are missing"),
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("in which order?"),
  .hint = N_ ("one after the other, or Enter as listed"),
  .stays = TRUE,
  .read = read_ordinal,
  .print = print_ordinal,
  .report = report_ordinal,
};

/* ---- two sides of a cell ---- */

const char *
carc_sides_tell (guint sides)
{
  static const char *const pairs[] = {
    [1 << 0 | 1 << 1] = N_ ("north and east"), [1 << 0 | 1 << 2] = N_ ("north and south"),
    [1 << 0 | 1 << 3] = N_ ("north and west"), [1 << 1 | 1 << 2] = N_ ("east and south"),
    [1 << 1 | 1 << 3] = N_ ("east and west"),  [1 << 2 | 1 << 3] = N_ ("south and west"),
  };
  return sides < G_N_ELEMENTS (pairs) && pairs[sides] != NULL ? _ (pairs[sides]) : "";
}

static gboolean
read_sides (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  guint8 sides = 0;
  for (const char *letter = word; *letter != '\0'; letter++)
    {
      const int side = carc_side_find ((const char[]){ *letter, '\0' });
      sides |= (guint8) (side >= 0 ? 1 << side : 0);
    }
  *(guint8 *) field = sides;
  return (carc_ones (sides) == 2 && strlen (word) == 2)
         || table_refuse (in->why, _ ("“%s” is not two sides of a tile, such as NE or SW"), word);
}

static void
print_sides (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  for (guint side = 0; side < 4; side++)
    if (*(const guint8 *) field >> side & 1)
      g_string_append (out, carc_side_words[side]);
}

static char *
tell_sides (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (carc_sides_tell ((guint) offer->value[0]));
}

const TableOperandType carc_operand_sides = {
  .name = "SIDES",
  .member = "sides",
  .missing = N_ ("which sides? two letters are missing"),
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("Which roads does it join?"),
  .read = read_sides,
  .print = print_sides,
  .tell = tell_sides,
};
