/* catan-operand-place.c - hexes, intersections and edges as operands: how each is read, printed, offered and told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-operands-private.h"

#include <stdlib.h>
#include <string.h>

#include "table/table-intl.h"

static void
add_place (GArray *offers, guint index, CatanPoint at, gboolean legal)
{
  TableOffer *offer = table_offer_add (offers, (gint32) index);
  offer->on_board = TRUE;
  offer->x = at.x;
  offer->y = at.y;
  offer->flags = legal ? 0 : TABLE_OFFER_REFUSED;
}

/* ---- letters ---- */

#define CODE_LETTERS (TABLE_CODE_LEADER - 'a')
#define CODE_SINGLES (CODE_LETTERS + 26)
#define CODES (CODE_SINGLES + ('z' + 1 - TABLE_CODE_LEADER) * 26)

/* The letters of the n-th place: a letter, then a letter with Shift, then two letters.  They depend on nothing that
 * changes during a game: a person who types the letters that a place had before never names another place. */
static void
code_nth (guint n, char code[TABLE_CODE_MAX])
{
  G_STATIC_ASSERT (CATAN_EDGES_MAX <= CODES && CATAN_SPOTS_MAX <= CODES);
  g_assert (n < CODES);

  memset (code, 0, TABLE_CODE_MAX);
  if (n < CODE_SINGLES)
    code[0] = (char) (n < CODE_LETTERS ? 'a' + n : 'A' + n - CODE_LETTERS);
  else
    {
      n -= CODE_SINGLES;
      code[0] = (char) (TABLE_CODE_LEADER + n / 26);
      code[1] = (char) ('a' + n % 26);
    }
}

/* The sum of the middles of all hexes. */
typedef struct
{
  gint64 x, y;
} Middle;

static Middle
middle_of (const CatanShape *shape)
{
  Middle sum = { 0 };
  for (guint i = 0; i < shape->n_hexes; i++)
    {
      sum.x += shape->hex[i].x;
      sum.y += shape->hex[i].y;
    }
  return sum;
}

/* How far a place is from the middle of the land, squared, in an arbitrary unit.  A step in x is half a hex, a step in
 * y a quarter of a hex's height: the square of the first is three times that of the second. */
static gint64
far_out (const CatanShape *shape, Middle middle, gboolean is_edge, guint index)
{
  const guint8 *ends = shape->edge_spots[index];
  const CatanPoint a = shape->spot[is_edge ? ends[0] : index], b = shape->spot[is_edge ? ends[1] : index];
  const gint64 x = (a.x + b.x) * (gint64) shape->n_hexes - 2 * middle.x;
  const gint64 y = (a.y + b.y) * (gint64) shape->n_hexes - 2 * middle.y;
  return 3 * x * x + y * y;
}

/* The places in the middle are used most, so they come first. */
static void
code_place (const CatanShape *shape, gboolean is_edge, guint index, char code[TABLE_CODE_MAX])
{
  const Middle middle = middle_of (shape);
  const gint64 mine = far_out (shape, middle, is_edge, index);
  guint n = 0;
  for (guint i = 0; i < (is_edge ? shape->n_edges : shape->n_spots); i++)
    {
      const gint64 other = far_out (shape, middle, is_edge, i);
      n += other < mine || (other == mine && i < index);
    }
  code_nth (n, code);
}

/* The shape that the words of an entry are about: that of the game, or of the usual island. */
static const CatanShape *
shape_of (gconstpointer rules)
{
  return rules != NULL ? &((const CatanRules *) rules)->island.shape : catan_board_shape (CATAN_BOARD_SMALL);
}

/* Appends "forest 8" or "desert", after a comma if `out` is not empty. */
static void
tell_land (GString *out, const CatanIsland *island, guint hex)
{
  if (out->len > 0)
    g_string_append (out, ", ");
  g_string_append (out, catan_land_name ((CatanLand) island->land[hex]));
  if (island->number[hex])
    g_string_append_printf (out, " %u", island->number[hex]);
}

/* ---- what lies around a place ---- */

/* What the words of a place say: the lands around it, and what of the sea is there. */
typedef struct
{
  guint16 lands[3];        /* land and number of each hex; the least first */
  guint8 harbour, fishery; /* CatanResource or CATAN_ANY, and a number; CATAN_NOWHERE, 0: none */
} Around;

static int
compare_lands (gconstpointer a, gconstpointer b)
{
  return *(const guint16 *) a - *(const guint16 *) b;
}

static Around
around_of (const CatanState *state, const guint8 *hexes, guint n, guint8 harbour, guint8 fishery)
{
  const CatanIsland *island = &state->rules->island;
  Around around;
  memset (&around, 0xff, sizeof around);
  for (guint i = 0; i < n; i++)
    if (hexes[i] != CATAN_NOWHERE)
      around.lands[i] = (guint16) (island->land[hexes[i]] << 8 | island->number[hexes[i]]);
  qsort (around.lands, G_N_ELEMENTS (around.lands), sizeof around.lands[0], compare_lands);
  around.harbour = harbour;
  around.fishery = fishery;
  return around;
}

/* The number of the fishery at all of these intersections. */
static guint8
fishery_of (const CatanState *state, const guint8 *spots, guint n)
{
  const CatanIsland *island = &state->rules->island;
  const guint8 sea = state->rules->with_fishermen ? catan_fishery_at (island, spots[0]) : CATAN_NOWHERE;
  for (guint i = 1; i < n; i++)
    if (catan_fishery_at (island, spots[i]) != sea)
      return 0;
  return sea != CATAN_NOWHERE ? island->fishery[sea] : 0;
}

static Around
around_spot (const CatanState *state, guint spot)
{
  const guint8 at = (guint8) spot;
  return around_of (state, catan_shape (state)->spot_hexes[at], 3, catan_harbour_at (&state->rules->island, at),
                    fishery_of (state, &at, 1));
}

/* The harbour or the fishery that a road at the coast lies at: it is there at both ends. */
static Around
around_edge (const CatanState *state, guint edge)
{
  const CatanShape *shape = catan_shape (state);
  const guint8 *ends = shape->edge_spots[edge], *hexes = shape->edge_hexes[edge];
  if (hexes[1] != CATAN_NOWHERE)
    return around_of (state, hexes, 2, CATAN_NOWHERE, 0);
  const guint8 harbour = catan_harbour_at (&state->rules->island, ends[0]);
  const gboolean both = harbour == catan_harbour_at (&state->rules->island, ends[1]);
  return around_of (state, hexes, 1, both ? harbour : CATAN_NOWHERE, fishery_of (state, ends, 2));
}

/* Would another place have the same words? */
static gboolean
is_one_of_many (const CatanState *state, guint index, guint n, Around (*around) (const CatanState *state, guint index))
{
  const Around mine = around (state, index);
  for (guint i = 0; i < n; i++)
    {
      const Around other = around (state, i);
      if (i != index && memcmp (&mine, &other, sizeof mine) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
tell_sea (GString *out, const Around *around)
{
  if (around->harbour == CATAN_ANY)
    g_string_append_printf (out, ", %s", _ ("3:1 harbour"));
  else if (around->harbour != CATAN_NOWHERE)
    /* Translators: a harbour of one resource, "wool harbour". */
    g_string_append_printf (out, _ (", %s harbour"), catan_resource_name ((CatanResource) around->harbour));
  if (around->fishery != 0)
    g_string_append_printf (out, _ (", fishery %u"), around->fishery);
}

/* Which corner or which edge of its first hex it is, after a comma, or in the words before it. */
static void
tell_side (GString *out, const guint8 places[6], guint index, gboolean is_edge, const char *after)
{
  static const char *const corners[6] = { N_ ("in the north"), N_ ("in the north-east"), N_ ("in the south-east"),
                                          N_ ("in the south"), N_ ("in the south-west"), N_ ("in the north-west") };
  static const char *const sides[6] = { N_ ("in the north-east"), N_ ("in the east"), N_ ("in the south-east"),
                                        N_ ("in the south-west"), N_ ("in the west"), N_ ("in the north-west") };
  for (guint i = 0; i < 6; i++)
    if (places[i] == index)
      g_string_append_printf (out, "%s%s", after, _ (is_edge ? sides[i] : corners[i]));
}

/* ---- a hex ---- */

static gboolean
refuse_hex (const CatanShape *shape, const char *word, TableRefusal *why)
{
  return table_refuse (why, _ ("“%.20s” is not a hex: they are A to %s"), word,
                       catan_hex_name (shape->n_hexes - 1u).text);
}

static gboolean
read_hex (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  guint8 *hex = field;
  *hex = catan_hex_find (shape_of (in->rules), word);
  return *hex != CATAN_NOWHERE || refuse_hex (shape_of (in->rules), word, in->why);
}

static void
print_hex (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, catan_hex_name (*(const guint8 *) field).text);
}

static void
offer_hexes (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanState *state = data;
  for (guint i = 0; i < catan_shape (state)->n_hexes; i++)
    if (i != state->robber || state->agreed)
      {
        add_place (offers, i, catan_shape (state)->hex[i], catan_hex_may (state, (guint8) i, NULL));
        /* The keys of the first 26 are their letters; those of the others have Shift. */
        if (i >= 26)
          g_array_index (offers, TableOffer, offers->len - 1).flags |= TABLE_OFFER_SHIFT;
      }
}

/* Without the hex's letter, because that is its key. */
static char *
tell_hex (gconstpointer data, gconstpointer entry, const TableOffer *offer)
{
  const CatanState *state = data;
  GString *out = g_string_new (NULL);
  guint there = 0;
  tell_land (out, &state->rules->island, (guint) offer->value[0]);
  for (guint i = 0; i < 6; i++)
    {
      gint8 player = state->building[catan_shape (state)->hex_spots[offer->value[0]][i]];
      if (player == CATAN_NOBODY || ((there >> player) & 1))
        continue;
      there |= 1u << player;
      g_string_append_printf (out, " · %s", catan_name (state, player));
    }
  return g_string_free (out, FALSE);
}

static char
key_hex (gconstpointer state, const TableOffer *offer)
{
  return (char) ('a' + offer->value[0] % 26);
}

const TableOperandType catan_operand_hex = {
  .name = "HEX",
  .member = "hex",
  .missing = N_ ("which hex? its letter is missing, A for instance"),
  .size = sizeof (guint8),
  .read = read_hex,
  .print = print_hex,
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Where does the robber go?"),
  .hint = N_ ("a letter or arrows, Enter the marked one"),
  .offer = offer_hexes,
  .tell = tell_hex,
  .key = key_hex,
};

/* ---- where corrections put pieces, and from where they remove them ---- */

static CatanPoint middle (const CatanShape *shape, guint edge);

/* Appends the places for the piece of the entry at which the correction can be true. */
static void
offer_corrected (const CatanState *state, const CatanEntry *entry, gboolean put, GArray *offers)
{
  g_autoptr (CatanState) trial = catan_state_copy (state);
  const gboolean is_edge = entry->piece == CATAN_ROAD;
  for (guint i = 0; i < (is_edge ? catan_shape (state)->n_edges : catan_shape (state)->n_spots); i++)
    {
      CatanEntry there = *entry;
      there.spot = there.edges[0] = (guint8) i;
      if (put ? catan_may_put (trial, &there, NULL) : catan_may_remove (state, &there, NULL))
        add_place (offers, i, is_edge ? middle (catan_shape (state), i) : catan_shape (state)->spot[i], TRUE);
    }
}

void
catan_offer_put (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                 GArray *offers)
{
  offer_corrected (state, entry, TRUE, offers);
}

void
catan_offer_removed (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  offer_corrected (state, entry, FALSE, offers);
}

/* ---- an intersection ---- */

static gboolean
read_spot (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  guint8 *spot = field;
  *spot = catan_spot_find (shape_of (in->rules), word);
  return *spot != CATAN_NOWHERE
         || table_refuse (in->why, _ ("“%.20s” is not an intersection: they are 1 to %u"), word,
                          shape_of (in->rules)->n_spots);
}

static void
print_spot (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, catan_spot_name (*(const guint8 *) field).text);
}

static void
offer_spots (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  CatanPiece piece = entry->kind == CATAN_ENTRY_FOUND ? CATAN_SETTLEMENT : (CatanPiece) entry->piece;
  gint8 player = (gint8) catan_player_on_turn (state);
  guint8 legal[CATAN_SPOTS_MAX];
  catan_spots (state, (guint) player, piece, FALSE, legal);
  for (guint i = 0; i < catan_shape (state)->n_spots; i++)
    if (piece == CATAN_CITY ? state->building[i] == player && !state->city[i] : state->building[i] == CATAN_NOBODY)
      add_place (offers, i, catan_shape (state)->spot[i], legal[i]);
}

char *
catan_spot_around (const CatanState *state, guint8 spot)
{
  const CatanIsland *island = &state->rules->island;
  const CatanShape *shape = catan_shape (state);
  const Around around = around_spot (state, spot);
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < 3; i++)
    if (shape->spot_hexes[spot][i] != CATAN_NOWHERE)
      tell_land (out, island, shape->spot_hexes[spot][i]);
  tell_sea (out, &around);
  if (is_one_of_many (state, spot, shape->n_spots, around_spot))
    tell_side (out, shape->hex_spots[shape->spot_hexes[spot][0]], spot, FALSE, ", ");
  return g_string_free (out, FALSE);
}

char *
catan_spot_tell (const CatanState *state, guint8 spot)
{
  g_autofree char *around = catan_spot_around (state, spot);
  return g_strdup_printf ("%s: %s", catan_spot_name (spot).text, around);
}

static char *
tell_spot (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return catan_spot_tell (state, (guint8) offer->value[0]);
}

static void
code_spot (gconstpointer state, const TableOffer *offer, char code[TABLE_CODE_MAX])
{
  code_place (catan_shape (state), FALSE, (guint) offer->value[0], code);
}

const TableOperandType catan_operand_spot = {
  .name = "SPOT",
  .member = "spot",
  .missing = N_ ("which intersection? its number is missing, 12 for instance"),
  .size = sizeof (guint8),
  .read = read_spot,
  .print = print_spot,
  .labels = TABLE_LABELS_FIXED,
  .hint = N_ ("the letters of a place (⇧ is Shift), or arrows and Enter"),
  .offer = offer_spots,
  .tell = tell_spot,
  .code = code_spot,
};

/* ---- an edge ---- */

static gboolean
read_edge (TableReader *in, const TableOperand *operand, gpointer field)
{
  const char *word = table_reader_take (in);
  guint8 *edge = field;
  *edge = catan_edge_find (shape_of (in->rules), word);
  return *edge != CATAN_NOWHERE
         || table_refuse (in->why, _ ("“%.20s” is not an edge: an edge is written by its two ends, 12-13 for instance"),
                          word);
}

static void
print_edge (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  g_string_append (out, catan_edge_name (shape_of (rules), *(const guint8 *) field).text);
}

static CatanPoint
middle (const CatanShape *shape, guint edge)
{
  CatanPoint a = shape->spot[shape->edge_spots[edge][0]], b = shape->spot[shape->edge_spots[edge][1]];
  return (CatanPoint){ (gint8) ((a.x + b.x) / 2), (gint8) ((a.y + b.y) / 2) };
}

/* The second road may be connected to the first. */
static void
find_roads (const CatanState *state, const CatanEntry *entry, guint8 legal[CATAN_EDGES_MAX])
{
  g_autoptr (CatanState) laid = catan_state_copy (state);
  for (guint i = 0; i < entry->n_edges; i++)
    laid->road[entry->edges[i]] = (gint8) catan_player_on_turn (state);
  catan_roads (laid, catan_player_on_turn (state), FALSE, legal);
}

static void
offer_roads (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CatanState *state = data;
  const CatanEntry *entry = given;
  gboolean second = entry->n_edges > 0, founding = entry->kind == CATAN_ENTRY_FOUND;
  guint8 legal[CATAN_EDGES_MAX];
  if (second && state->seats[catan_player_on_turn (state)].roads < 2)
    return;
  if (founding)
    catan_found_roads (state, entry->spot, legal);
  else
    find_roads (state, entry, legal);
  for (guint i = 0; i < catan_shape (state)->n_edges; i++)
    if (founding ? legal[i] : state->road[i] == CATAN_NOBODY)
      add_place (offers, i, middle (catan_shape (state), i), legal[i]);
  if (second)
    table_offer_add (offers, CATAN_NOWHERE)->flags = TABLE_OFFER_LAST | TABLE_OFFER_NOTHING;
}

/* "12-13: forest 8, hills 5", "1-2: forest 6, the sea in the north-west" */
static char *
tell_edge (gconstpointer data, gconstpointer entry, const TableOffer *offer)
{
  const CatanState *state = data;
  const CatanShape *shape = catan_shape (state);
  const guint edge = (guint) offer->value[0];
  g_autoptr (GString) out = g_string_new (NULL);
  if (offer->flags & TABLE_OFFER_NOTHING)
    return g_strdup (_ ("no second road"));
  const guint8 *hexes = shape->edge_hexes[edge];
  const Around around = around_edge (state, edge);
  for (guint i = 0; i < 2 && hexes[i] != CATAN_NOWHERE; i++)
    tell_land (out, &state->rules->island, hexes[i]);
  tell_sea (out, &around);
  const gboolean sea = hexes[1] == CATAN_NOWHERE && around.harbour == CATAN_NOWHERE && around.fishery == 0;
  if (sea)
    g_string_append_printf (out, ", %s", _ ("the sea"));
  if (is_one_of_many (state, edge, shape->n_edges, around_edge))
    tell_side (out, shape->hex_edges[hexes[0]], edge, TRUE, sea ? " " : ", ");
  return g_strdup_printf ("%s: %s", catan_edge_name (shape, edge).text, out->str);
}

static char *
ask_edge (gconstpointer state, gconstpointer entry)
{
  return g_strdup (((const CatanEntry *) entry)->n_edges > 0 ? _ ("Where does the second road lie?")
                                                             : _ ("Where does the road lie?"));
}

static void
code_edge (gconstpointer state, const TableOffer *offer, char code[TABLE_CODE_MAX])
{
  code_place (catan_shape (state), TRUE, (guint) offer->value[0], code);
}

/* ---- letters that cannot be chosen ---- */

/* The place with this code; CATAN_NOWHERE: there is none. */
static guint8
find_code (const CatanShape *shape, gboolean is_edge, const char *wanted)
{
  for (guint i = 0; i < (is_edge ? shape->n_edges : shape->n_spots); i++)
    {
      char code[TABLE_CODE_MAX];
      code_place (shape, is_edge, i, code);
      if (strncmp (code, wanted, TABLE_CODE_MAX) == 0)
        return (guint8) i;
    }
  return CATAN_NOWHERE;
}

static gboolean
road_may (const CatanState *state, const CatanEntry *entry, guint8 edge, TableRefusal *why)
{
  g_autoptr (CatanState) laid = catan_state_copy (state);
  if (entry->kind == CATAN_ENTRY_FOUND)
    return catan_found_road_may (state, entry->spot, edge, why);
  for (guint i = 0; i < entry->n_edges; i++)
    laid->road[entry->edges[i]] = (gint8) catan_player_on_turn (state);
  return catan_road_may (laid, catan_player_on_turn (state), edge, why);
}

char *
catan_place_refused (const CatanState *state, const CatanEntry *entry, const TableOperand *operand, const char *code)
{
  const gboolean is_edge = operand->type == &catan_operand_edge;
  const guint piece = entry->kind == CATAN_ENTRY_FOUND ? CATAN_SETTLEMENT : entry->piece;
  const guint8 place = is_edge || operand->type == &catan_operand_spot ? find_code (catan_shape (state), is_edge, code)
                                                                       : CATAN_NOWHERE;
  CatanEntry there = *entry;
  TableRefusal why;
  gboolean may;
  if (place == CATAN_NOWHERE)
    return NULL;
  there.spot = there.edges[0] = place;
  if (operand->offer == catan_offer_put)
    {
      g_autoptr (CatanState) trial = catan_state_copy (state);
      may = catan_may_put (trial, &there, &why);
    }
  else if (operand->offer == catan_offer_removed)
    may = catan_may_remove (state, &there, &why);
  else if (is_edge)
    may = road_may (state, entry, place, &why);
  else
    may = catan_spot_may (state, catan_player_on_turn (state), piece, place, &why);
  return may ? NULL : g_strdup (why.sentence);
}

const TableOperandType catan_operand_edge = {
  .name = "ROAD",
  .member = "edge",
  .missing = N_ ("which edge? its two ends are missing, 12-13 for instance"),
  .size = sizeof (guint8),
  .read = read_edge,
  .print = print_edge,
  .labels = TABLE_LABELS_FIXED,
  .question = ask_edge,
  .hint = N_ ("the letters of a place (⇧ is Shift), or arrows and Enter"),
  .offer = offer_roads,
  .tell = tell_edge,
  .code = code_edge,
};
