/* carc-operand-figure.c - figures and the spots they claim as operands: how each is read, printed, offered and told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-operands.h"

#include <string.h>

#include "carc-rooms.h"
#include "table/table-intl.h"

/* ---- kind of figure ---- */

void
carc_offer_supply (const CarcState *state, guint player, GArray *offers)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_figure_in_supply (state, player, (CarcFigureKind) kind) != CARC_NONE)
      table_offer_add (offers, (gint32) kind);
}

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
  return table_refuse (in->why, _ ("“%.40s” is not a figure: %.160s"), word, words);
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
  .tell = tell_figure,
  .key = key_of_figure,
};

static gboolean
knows_other_figure (gconstpointer rules, const char *word)
{
  guint8 kind;
  return find_figure (word, &kind) && kind != CARC_FOLLOWER;
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
  .wordless = TRUE,
  .unsaid = CARC_FOLLOWER,
  .offer = offer_figure,
  .tell = tell_figure,
  .key = key_of_figure,
};

/* ---- one of the figures at a place ---- */

static gboolean
knows_figure (gconstpointer rules, const char *word)
{
  guint8 kind;
  return find_figure (word, &kind);
}

/* The last word is the reason, even if it is a kind of figure: so it was before kinds could be named. */
static gboolean
read_figure_there (TableReader *in, const TableOperand *operand, gpointer field)
{
  guint8 kind;
  if (in->next + 1 >= in->words.n)
    return TRUE;
  if (!read_figure (in, operand, &kind))
    return FALSE;
  *(guint8 *) field = (guint8) (kind + 1);
  return TRUE;
}

static void
print_figure_there (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, carc_figures[*(const guint8 *) field - 1]->word);
}

static void
offer_figure_there (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  const CarcEntry *entry = given;
  const guint32 kinds = carc_kinds_standing (state, (guint) entry->player, &entry->at);
  if ((kinds & (kinds - 1)) != 0)
    carc_offer_bits (kinds, 1, offers);
}

static char *
tell_figure_there (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup (_ (carc_figures[offer->value[0] - 1]->name));
}

static char
key_of_figure_there (gconstpointer state, const TableOffer *offer)
{
  return (char) (offer->value[0] <= 9 ? '0' + offer->value[0] : '\0');
}

const TableOperandType carc_operand_figure_there = {
  .name = "KIND",
  .member = "figure",
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Which figure?"),
  .read = read_figure_there,
  .print = print_figure_there,
  .knows = knows_figure,
  .wordless = TRUE,
  .offer = offer_figure_there,
  .tell = tell_figure_there,
  .key = key_of_figure_there,
};

/* ---- spot ---- */

void
carc_offer_bits (guint32 bits, gint32 add, GArray *offers)
{
  for (gint32 i = 0; i < 32; i++)
    if (bits & (1u << i))
      table_offer_add (offers, i + add);
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

/* The node whose letter stands where the feature has its name. */
static guint16
name_node (const CarcState *state, guint16 node)
{
  const CarcCellXY cell = carc_name_cell (state, node);
  guint16 member = node, found = CARC_NONE;
  do
    {
      const CarcNode *it = &state->nodes[member];
      const CarcSlot *slot = &state->slots[it->slot];
      if (slot->x == cell.x && slot->y == cell.y && (found == CARC_NONE || member < found))
        found = member;
      member = it->next;
    }
  while (member != node);
  return found;
}

void
carc_offer_feature (const CarcState *state, guint16 node, GArray *offers)
{
  carc_offer_node (state, name_node (state, node), offers);
}

void
carc_take_at (const TableOffer *offer, gpointer field)
{
  *(CarcAt *) field = (CarcAt){ .spot = { (guint8) offer->value[0], (guint8) offer->value[1] },
                                .has_cell = TRUE,
                                .cell_x = (gint16) offer->value[2],
                                .cell_y = (gint16) offer->value[3] };
}

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
    at = carc_farm_find (colon + 1);
  else if (kind < CARC_FARM && colon != NULL)
    at = carc_side_find (colon + 1);
  if (at < 0)
    return table_refuse (in->why, _ ("“%.40s” is not a spot: city:N, road:E, farm:nne or cloister, for instance"),
                         word);
  *spot = (CarcSpot){ (guint8) kind, (guint8) at };
  return TRUE;
}

gboolean
carc_read_spot_cell (TableReader *in, const TableOperand *operand, CarcAt *at)
{
  CarcCellXY cell = { 0, 0 };
  if (table_reader_peek (in) == NULL)
    return table_refuse (in->why, "%s", _ (carc_operand_cell.missing));
  if (!carc_operand_cell.read (in, operand, &cell))
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
report_claim (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CarcAt *at = field;
  g_autofree char *spot = carc_spot_word (&at->spot);
  in_object (json, key);
  put_text (json, "spot", spot);
  if (at->has_cell)
    put_cell (json, "cell", at->cell_x, at->cell_y);
}

/* The features of the laid tile that a figure of the entry's kind can claim; by agreement also those with figures.  A
 * figure that joins others is offered where they are. */
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
      if (carc_may_claim (laid, given->figure, node))
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
tell_spot (gconstpointer data, gconstpointer entry, const TableOffer *offer)
{
  const CarcState *laid = data;
  const CarcSlot *corner = &laid->slots[laid->turn.slot];
  return carc_spot_on_tile_tell (&laid->rules->tiles[corner->tile], corner->rot, offer->x - corner->x,
                                 offer->y - corner->y,
                                 &(CarcSpot){ (guint8) offer->value[0], (guint8) offer->value[1] });
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
