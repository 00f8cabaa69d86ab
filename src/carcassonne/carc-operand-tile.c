/* carc-operand-tile.c - tiles, cells and rotations as operands: how each is read, printed, offered and told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-operands.h"

#include "carcassonne/systems/wheel/carc-wheel.h"
#include "carc-rooms.h"
#include "carc-tile-ways.h"
#include "table/table-intl.h"

/* ---- tile ---- */

void
carc_offer_tile (GArray *offers, guint tile, gboolean legal)
{
  table_offer_add (offers, (gint32) tile)->flags = legal ? 0 : TABLE_OFFER_REFUSED;
}

static gboolean
read_tile (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int found = carc_rules_tile (in->rules, word);
  if (found < 0)
    return table_refuse (in->why, _ ("“%.40s” is not a tile of this game"), word);
  *(gint16 *) field = (gint16) found;
  return TRUE;
}

static void
print_tile (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, ((const CarcRules *) rules)->tiles[*(const gint16 *) field].id);
}

/* Nobody need lay a tile that players hold, so it is not offered if it fits nowhere. */
static gboolean
is_kept (const CarcState *state, const CarcEntry *entry, guint tile)
{
  return carc_tile_held (state->rules, tile) && !entry->agreed && !carc_fits_somewhere (state, tile);
}

/* A tile whose icon turns the wheel first is offered like the others: the prompt says what it brings. */
static void
offer_tile (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (state->rules->counts[i] > 0 && (carc_may_draw (state, i, NULL) || carc_wheel_may_turn (state, i, NULL)))
      carc_offer_tile (offers, i, carc_is_left (state, i) && !is_kept (state, entry, i));
}

static char *
tell_tile (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return carc_tile_name (&((const CarcState *) state)->rules->tiles[offer->value[0]]);
}

const TableOperandType carc_operand_tile = {
  .name = "TILE",
  .member = "tile",
  .missing = N_ ("which tile? its id is missing"),
  .size = sizeof (gint16),
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Which tile?"),
  .read = read_tile,
  .print = print_tile,
  .offer = offer_tile,
  .tell = tell_tile,
  .asked = TRUE,
};

/* ---- cell ---- */

static gboolean
read_cell (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  CarcCellXY *cell = field;
  int x, y;
  if (!table_words_xy (word, &x, &y))
    return table_refuse (in->why, _ ("“%.40s” is not a cell: a cell is written X,Y, each from -%d to %d"), word,
                         TABLE_COORDINATE_MAX, TABLE_COORDINATE_MAX);
  *cell = (CarcCellXY){ (gint16) x, (gint16) y };
  return TRUE;
}

static void
print_cell (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CarcCellXY *cell = field;
  g_string_append_printf (out, "%d,%d", cell->x, cell->y);
}

void
carc_report_cell (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CarcCellXY *cell = field;
  put_cell (json, key, cell->x, cell->y);
}

void
carc_take_cell (const TableOffer *offer, gpointer field)
{
  *(CarcCellXY *) field = (CarcCellXY){ (gint16) offer->value[0], (gint16) offer->value[1] };
}

static char *
tell_cell (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup_printf (_ ("at %d,%d"), offer->value[0], offer->value[1]);
}

const TableOperandType carc_operand_cell = {
  .name = "X,Y",
  .member = "cell",
  .missing = N_ ("where? the cell is missing"),
  .size = sizeof (CarcCellXY),
  .labels = TABLE_LABELS_BOARD,
  .ask = N_ ("Where?"),
  .hint = N_ ("a letter, or arrows and Enter"),
  .read = read_cell,
  .print = print_cell,
  .report = carc_report_cell,
  .take = carc_take_cell,
  .tell = tell_cell,
};

/* ---- where a tile can be laid, and how it is turned ---- */

void
carc_offer_place (GArray *offers, const CarcTile *tile, const CarcPlace *at, guint rots)
{
  TableOffer *offer = carc_offer_cell (offers, at->x, at->y);
  offer->value[2] = (gint32) rots;
  offer->x = (gint16) (offer->x + (tile->w - 1) / 2);
  offer->y = (gint16) (offer->y + (tile->h - 1) / 2);
}

/* By agreement a tile lies anywhere beside another one. */
static void
offer_place (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *given = entry;
  const guint tile = (guint) given->tile;
  CarcTilePlaces places;
  carc_tile_places_begin (&places, state, tile, given->agreed);
  for (const CarcPlace *at = places.places; at < places.places + places.n; at++)
    if (!given->agreed || ((at->rots & 1) && carc_turn_may_lay (state, tile, at->x, at->y, 0, TRUE, NULL)))
      carc_offer_place (offers, &state->rules->tiles[tile], at, at->rots);
}

/* A big tile is named by the cell where its letter is shown. */
static char *
tell_place (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  const CarcTile *tile = &((const CarcState *) state)->rules->tiles[((const CarcEntry *) entry)->tile];
  return tile->w * tile->h == 1 ? tell_cell (state, entry, offer)
                                : g_strdup_printf (_ ("its middle at %d,%d"), offer->x, offer->y);
}

const TableOperandType carc_operand_place = {
  .name = "X,Y",
  .member = "cell",
  .missing = N_ ("where? the cell is missing"),
  .size = sizeof (CarcCellXY),
  .labels = TABLE_LABELS_BOARD,
  .ask = N_ ("Where does it lie?"),
  .hint = N_ ("a letter, or arrows and Enter"),
  .read = read_cell,
  .print = print_cell,
  .report = carc_report_cell,
  .offer = offer_place,
  .take = carc_take_cell,
  .tell = tell_place,
};

static gboolean
read_rotation (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int rot;
  if (!carc_rot_word (word, &rot))
    return table_refuse (in->why, _ ("“%.20s” is not a rotation: r0, r1, r2 or r3, in quarter turns"), word);
  *(guint8 *) field = (guint8) rot;
  return TRUE;
}

static void
print_rotation (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append_printf (out, "r%u", *(const guint8 *) field);
}

/* Rotations that look the same are offered once. */
static void
offer_rotation (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *given = entry;
  const CarcTile *tile = &state->rules->tiles[given->tile];
  for (guint rot = 0; rot < tile->turns; rot++)
    if (carc_turn_may_lay (state, (guint) given->tile, given->x, given->y, rot, given->agreed, NULL))
      table_offer_add (offers, (gint32) rot);
}

static char *
tell_rotation (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup_printf ("r%d", offer->value[0]);
}

const TableOperandType carc_operand_rotation = {
  .name = "rN",
  .member = "rotation",
  .missing = N_ ("how does it lie? the rotation is missing: r0, r1, r2 or r3, in quarter turns"),
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("How does it lie?"),
  .read = read_rotation,
  .print = print_rotation,
  .report = table_operand_report_number,
  .offer = offer_rotation,
  .tell = tell_rotation,
};
