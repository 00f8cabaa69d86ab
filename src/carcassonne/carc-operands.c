/* carc-operands.c - the types of operands: how each is read, printed, offered and described.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-operands.h"

#include <string.h>

#include "carc-rooms.h"
#include "table/table-intl.h"

/* ---- offers ---- */

void
carc_offer_cell (GArray *offers, int x, int y)
{
  TableOffer offer = { .value = { x, y }, .on_board = TRUE, .x = (gint16) x, .y = (gint16) y };
  offer.spot_x = offer.spot_y = CARC_SPOT_UNIT / 2;
  g_array_append_val (offers, offer);
}

void
carc_offer_goal (GArray *offers, const CarcReach *goal)
{
  carc_offer_cell (offers, goal->x, goal->y);
  g_array_index (offers, TableOffer, offers->len - 1).value[2] = goal->steps;
}

char *
carc_tell_goal (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  int x = offer->value[0], y = offer->value[1], steps = offer->value[2];
  if (steps == 0)
    return g_strdup_printf (_ ("at %d,%d"), x, y);
  return g_strdup_printf (ngettext ("%d,%d: %d step", "%d,%d: %d steps", (gulong) steps), x, y, steps);
}

static void
offer_number (GArray *offers, guint number)
{
  TableOffer offer = { .value = { (gint32) number } };
  g_array_append_val (offers, offer);
}

void
carc_offer_tile (GArray *offers, guint tile, gboolean legal)
{
  TableOffer offer = { .value = { (gint32) tile }, .flags = legal ? 0 : TABLE_OFFER_REFUSED };
  g_array_append_val (offers, offer);
}

void
carc_offer_player (GArray *offers, guint player)
{
  offer_number (offers, player);
}

void
carc_offer_node (const CarcState *state, guint16 node, GArray *offers)
{
  const CarcSegment *segment = carc_node_segment (state, node);
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  CarcSpot spot = carc_segment_spot (segment);
  TableOffer offer = { .value = { spot.kind, spot.at, slot->x, slot->y },
                       .flags = TABLE_OFFER_POINT,
                       .on_board = TRUE,
                       .x = slot->x,
                       .y = slot->y,
                       .spot_x = segment->spot_x,
                       .spot_y = segment->spot_y };
  g_array_append_val (offers, offer);
}

void
carc_offer_supply (const CarcState *state, guint player, GArray *offers)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_figure_in_supply (state, player, (CarcFigureKind) kind) != CARC_NONE)
      offer_number (offers, kind);
}

void
carc_offer_players (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  for (guint i = 0; i < ((const CarcState *) state)->rules->n_players; i++)
    offer_number (offers, i);
}

void
carc_offer_standers (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  const CarcState *state = data;
  for (guint player = 0; player < state->rules->n_players; player++)
    for (guint i = 0; i < state->n_figures; i++)
      if (state->figures[i].player == player && state->figures[i].at != CARC_AT_SUPPLY
          && state->figures[i].at != CARC_AT_KEEPER)
        {
          offer_number (offers, player);
          break;
        }
}

char *
carc_tell_player (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (((const CarcState *) state)->rules->players[offer->value[0]].name);
}

static void
take_byte (const TableOffer *offer, gpointer field)
{
  *(guint8 *) field = (guint8) offer->value[0];
}

static void
take_cell (const TableOffer *offer, gpointer field)
{
  *(CarcCellXY *) field = (CarcCellXY){ (gint16) offer->value[0], (gint16) offer->value[1] };
}

void
carc_take_at (const TableOffer *offer, gpointer field)
{
  *(CarcAt *) field = (CarcAt){ .spot = { (guint8) offer->value[0], (guint8) offer->value[1] },
                                .has_cell = TRUE,
                                .cell_x = (gint16) offer->value[2],
                                .cell_y = (gint16) offer->value[3] };
}

/* ---- tile ---- */

static gboolean
read_tile (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int found = carc_rules_tile (in->rules, word);
  if (found < 0)
    return table_refuse (in->why, _ ("“%.40s” is no tile of this game"), word);
  *(gint16 *) field = (gint16) found;
  return TRUE;
}

static void
print_tile (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, ((const CarcRules *) rules)->tiles[*(const gint16 *) field].id);
}

static void
offer_tile (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (state->rules->counts[i] > 0 && carc_may_draw (state, i, NULL))
      carc_offer_tile (offers, i, state->remaining[i] > 0);
}

static void
take_tile (const TableOffer *offer, gpointer field)
{
  *(gint16 *) field = (gint16) offer->value[0];
}

static char *
tell_tile (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (_ (((const CarcState *) state)->rules->tiles[offer->value[0]].name));
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
  .take = take_tile,
  .tell = tell_tile,
};

/* ---- cell ---- */

static gboolean
read_cell (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  CarcCellXY *cell = field;
  int x, y;
  if (!table_words_xy (word, &x, &y))
    return table_refuse (in->why, _ ("“%.40s” is no cell: a cell is written X,Y, each from -%d to %d"), word,
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

static void
report_cell (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
             TableReport *report)
{
  const CarcCellXY *cell = field;
  report->cell (report, key, cell->x, cell->y);
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
  .report = report_cell,
  .take = take_cell,
  .tell = tell_cell,
};

/* ---- where a tile can be laid, and how it is turned ---- */

static void
offer_place (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *given = entry;
  const CarcTile *tile = &state->rules->tiles[given->tile];
  guint from = offers->len;
  if (given->agreed)
    {
      for (guint i = 0; tile->w * tile->h == 1 && i < state->n_rim; i++)
        carc_offer_cell (offers, state->slots[state->rim[i]].x, state->slots[state->rim[i]].y);
      return;
    }
  CarcPlace *places = g_new (CarcPlace, CARC_MAX_SLOTS);
  guint n = MIN (carc_places (state, (guint) given->tile, places, CARC_MAX_SLOTS), CARC_MAX_SLOTS);
  for (guint i = 0; i < n; i++)
    carc_offer_cell (offers, places[i].x, places[i].y);
  g_free (places);
  /* A big tile is shown at its middle: its north-west cell may be far from the tiles that it touches. */
  for (guint i = from; i < offers->len; i++)
    {
      g_array_index (offers, TableOffer, i).x += (tile->w - 1) / 2;
      g_array_index (offers, TableOffer, i).y += (tile->h - 1) / 2;
    }
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
  .report = report_cell,
  .offer = offer_place,
  .take = take_cell,
  .tell = tell_cell,
};

static gboolean
read_rotation (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  int rot;
  if (!carc_rot_word (word, &rot))
    return table_refuse (in->why, _ ("“%.20s” is no rotation: r0, r1, r2 or r3, in quarter turns"), word);
  *(guint8 *) field = (guint8) rot;
  return TRUE;
}

static void
print_rotation (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append_printf (out, "r%u", *(const guint8 *) field);
}

static void
report_rotation (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
                 TableReport *report)
{
  report->number (report, key, *(const guint8 *) field);
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
      offer_number (offers, rot);
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
  .report = report_rotation,
  .offer = offer_rotation,
  .take = take_byte,
  .tell = tell_rotation,
};

/* ---- kind of figure ---- */

static gboolean
find_figure (const char *word, guint8 *kind)
{
  for (guint i = 0; i < carc_n_figures; i++)
    if (strcmp (word, carc_figures[i]->word) == 0)
      {
        *kind = (guint8) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_figure (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  if (find_figure (word, field))
    return TRUE;
  const char *kinds[CARC_FIGURE_KINDS_MAX];
  for (guint i = 0; i < carc_n_figures; i++)
    kinds[i] = carc_figures[i]->word;
  g_autofree char *words = table_words_or (kinds, carc_n_figures);
  return table_refuse (in->why, _ ("“%.40s” is no figure: %.160s"), word, words);
}

static void
print_figure (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, carc_figures[*(const guint8 *) field]->word);
}

/* The figure belongs to the player who is named before, else to the player who is asked. */
static void
offer_figure (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  gboolean named = act->operands[0].type == &table_operand_player;
  carc_offer_supply (state, named ? (guint) ((const CarcEntry *) entry)->player : carc_asked (state), offers);
}

static char *
tell_figure (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (_ (carc_figures[offer->value[0]]->name));
}

static char
key_of_figure (gconstpointer state, const TableOffer *offer)
{
  return (char) (offer->value[0] < 9 ? '1' + offer->value[0] : '\0');
}

const TableOperandType carc_operand_figure = {
  .name = "KIND",
  .member = "figure",
  .missing = N_ ("which figure? its kind is missing"),
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Which figure?"),
  .read = read_figure,
  .print = print_figure,
  .offer = offer_figure,
  .take = take_byte,
  .tell = tell_figure,
  .key = key_of_figure,
};

static gboolean
knows_other_figure (gconstpointer rules, const char *word)
{
  guint8 kind;
  return find_figure (word, &kind) && kind != CARC_FOLLOWER;
}

static gboolean
figure_is_other (gconstpointer field)
{
  return *(const guint8 *) field != CARC_FOLLOWER;
}

const TableOperandType carc_operand_other_figure = {
  .name = "KIND",
  .member = "figure",
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Which figure?"),
  .read = read_figure,
  .print = print_figure,
  .knows = knows_other_figure,
  .said = figure_is_other,
  .offer = offer_figure,
  .take = take_byte,
  .tell = tell_figure,
  .key = key_of_figure,
};

/* ---- spot ---- */

gboolean
carc_read_spot (TableReader *in, CarcSpot *spot)
{
  const char *word;
  if (!table_reader_need (
          in, &word, N_ ("which feature? its spot is missing: city:N, road:E, farm:nne or cloister, for instance")))
    return FALSE;
  const char *colon = strchr (word, ':');
  gsize length = colon != NULL ? (gsize) (colon - word) : strlen (word);
  int at = -1;
  guint kind = 0;
  while (kind < CARC_N_CLAIMABLE
         && (strncmp (word, carc_kind_words[kind], length) != 0 || carc_kind_words[kind][length] != '\0'))
    kind++;
  if (kind == CARC_CLOISTER && colon == NULL)
    at = 0;
  else if (kind == CARC_FARM && colon != NULL)
    at = strcmp (colon + 1, "inner") == 0 ? CARC_SPOT_INNER : carc_half_find (colon + 1);
  else if (kind < CARC_FARM && colon != NULL)
    at = carc_side_find (colon + 1);
  if (at < 0)
    return table_refuse (in->why, _ ("“%.40s” is no spot: city:N, road:E, farm:nne or cloister, for instance"), word);
  *spot = (CarcSpot){ (guint8) kind, (guint8) at };
  return TRUE;
}

gboolean
carc_read_spot_cell (TableReader *in, const TableOperand *operand, CarcAt *at)
{
  CarcCellXY cell = { 0, 0 };
  if (table_reader_peek (in) == NULL)
    return table_refuse (in->why, "%s", _ (carc_operand_cell.missing));
  if (!read_cell (in, operand, &cell))
    return FALSE;
  at->has_cell = TRUE;
  at->cell_x = cell.x;
  at->cell_y = cell.y;
  return TRUE;
}

/* SPOT [X,Y] */
static gboolean
read_claim (TableReader *in, const TableOperand *operand, gpointer field)
{
  CarcAt *at = field;
  return carc_read_spot (in, &at->spot) && (table_reader_peek (in) == NULL || carc_read_spot_cell (in, operand, at));
}

static void
print_claim (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CarcAt *at = field;
  g_autofree char *spot = carc_spot_word (&at->spot);
  g_string_append (out, spot);
  if (at->has_cell)
    g_string_append_printf (out, " %d,%d", at->cell_x, at->cell_y);
}

static void
report_claim (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
              TableReport *report)
{
  const CarcAt *at = field;
  g_autofree char *spot = carc_spot_word (&at->spot);
  report->object (report, key);
  report->text (report, "spot", spot);
  if (at->has_cell)
    report->cell (report, "cell", at->cell_x, at->cell_y);
  report->end_object (report);
}

/* The features of the laid tile that a figure of the entry's kind can claim; by agreement also those with figures. */
static void
offer_claim (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *laid = data;
  const CarcEntry *given = entry;
  const CarcTurn *turn = &laid->turn;
  if (carc_figure_in_supply (laid, laid->player, (CarcFigureKind) given->figure) == CARC_NONE)
    return;
  for (guint i = 0; i < turn->n_nodes; i++)
    {
      guint16 node = (guint16) (turn->first_node + i);
      if (given->agreed || laid->nodes[laid->nodes[node].feature].figures == 0)
        carc_offer_node (laid, node, offers);
    }
  /* The cell is named only if the tile has several. */
  for (guint i = 0; turn->n_slots == 1 && i < offers->len; i++)
    g_array_index (offers, TableOffer, i).value[2] = G_MAXINT16;
}

static void
take_claim (const TableOffer *offer, gpointer field)
{
  carc_take_at (offer, field);
  if (offer->value[2] == G_MAXINT16)
    *(CarcAt *) field = (CarcAt){ .spot = ((CarcAt *) field)->spot };
}

static char *
tell_spot (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return carc_spot_tell (&(CarcSpot){ (guint8) offer->value[0], (guint8) offer->value[1] });
}

/* Names the kind of figure, too, if it is not a follower: "Big: city to the south". */
static char *
tell_claim (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  const char *claims = carc_figures[((const CarcEntry *) entry)->figure]->claims;
  g_autofree char *spot = tell_spot (state, entry, offer);
  return claims != NULL ? carc_words (_ (claims), spot) : g_steal_pointer (&spot);
}

const TableOperandType carc_operand_claim = {
  .name = "SPOT [X,Y]",
  .member = "at",
  .size = sizeof (CarcAt),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("Where on the tile?"),
  .read = read_claim,
  .print = print_claim,
  .report = report_claim,
  .offer = offer_claim,
  .take = take_claim,
  .tell = tell_claim,
};

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
report_players (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
                TableReport *report)
{
  const CarcRules *r = rules;
  report->array (report, key);
  for (guint i = 0; i < r->n_players; i++)
    if (*(const guint8 *) field & (1u << i))
      report->text (report, NULL, r->players[i].name);
  report->end_array (report);
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
  .tell = carc_tell_player,
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
report_ordinal (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
                TableReport *report)
{
  report->number (report, key, *(const guint8 *) field + 1);
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
  .take = take_byte,
};
