/* catan-lines.c - the setup lines about the island: reading and printing them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On the board of a box, a line about harbours or fisheries lists them clockwise.  On another frame, each names its sea
 * hex.
 */
#include "catan-lines.h"

#include <string.h>

#include "table/table-intl.h"

/* ---- the frame ---- */

static const char *const board_words[CATAN_N_BOARDS] = { [CATAN_BOARD_SMALL] = "small", [CATAN_BOARD_BIG] = "big" };
#define LAND_SIGN 'o'
#define SEA_SIGN '.'

static gboolean
read_row (const char *word, guint16 *row, TableRefusal *why)
{
  gsize n = strlen (word);
  *row = 0;
  if (n > CATAN_FRAME_COLUMNS || strspn (word, "o.") != n)
    return table_refuse (why, _ ("“%.20s” is not a row of a frame: o is a hex, . is the sea, at most %d of them"), word,
                         CATAN_FRAME_COLUMNS);
  for (gsize i = 0; i < n; i++)
    if (word[i] == LAND_SIGN)
      *row = (guint16) (*row | 1 << i);
  return TRUE;
}

static gboolean
read_frame (CatanShape *shape, const TableWords *words, TableRefusal *why)
{
  CatanFrame frame = { 0 };
  if (words->n == 2)
    for (guint board = 0; board < CATAN_N_BOARDS; board++)
      if (strcmp (words->word[1], board_words[board]) == 0)
        {
          *shape = *catan_board_shape ((CatanBoard) board);
          return TRUE;
        }
  if (words->n < 2 || words->n > 1 + CATAN_FRAME_ROWS)
    return table_refuse (why, _ ("a frame line is: frame small, frame big, or frame with 1 to %d rows such as .oo."),
                         CATAN_FRAME_ROWS);
  frame.n_rows = (guint16) (words->n - 1);
  for (guint row = 0; row < frame.n_rows; row++)
    if (!read_row (words->word[row + 1], &frame.row[row], why))
      return FALSE;
  return catan_shape_make (shape, &frame, why);
}

char *
catan_print_frame (const CatanShape *shape)
{
  const CatanFrame *frame = &shape->frame;
  const CatanBoard board = catan_shape_board (shape);
  GString *line = g_string_new ("frame");
  guint16 all = 0;
  for (guint row = 0; row < frame->n_rows; row++)
    all |= frame->row[row];
  if (board < CATAN_N_BOARDS)
    g_string_append_printf (line, " %s", board_words[board]);
  for (guint row = 0; board == CATAN_N_BOARDS && row < frame->n_rows; row++)
    {
      g_string_append_c (line, ' ');
      for (guint i = 0; all >> i; i++)
        g_string_append_c (line, (frame->row[row] >> i) & 1 ? LAND_SIGN : SEA_SIGN);
    }
  return g_string_free (line, FALSE);
}

/* ---- hexes ---- */

/* Reads LAND[:N]. */
static gboolean
read_hex (const char *word, guint8 *land, guint8 *number, TableRefusal *why)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);
  int n = 0;
  for (*land = 0; *land < CATAN_N_LANDS && g_strcmp0 (parts[0], catan_land_words[*land]) != 0;)
    (*land)++;
  if (*land == CATAN_N_LANDS)
    return table_refuse (why,
                         _ ("“%.20s” is not a kind of land: forest, pasture, fields, hills, mountains, desert or lake"),
                         parts[0] ? parts[0] : "");
  if (parts[0] && parts[1]
      && (!table_words_number (parts[1], 2, 12, &n) || n == 7 || parts[1][0] == '+' || catan_is_desert (*land)))
    return table_refuse (
        why, _ ("“%.20s” is not a hex: a land with its number, 2 to 12 but not 7; desert and lake have none"), word);
  *number = (guint8) n;
  return TRUE;
}

static gboolean
check_lands (const CatanDraft *draft, TableRefusal *why)
{
  const CatanIsland *island = &draft->island;
  guint counts[CATAN_N_LANDS] = { 0 };
  for (guint hex = 0; hex < island->shape.n_hexes; hex++)
    counts[island->land[hex] == CATAN_LAKE ? CATAN_DESERT : island->land[hex]]++;
  for (guint land = 0; draft->box && land <= CATAN_DESERT; land++)
    if (counts[land] != draft->box->lands[land])
      return table_refuse (why, _ ("the island has %u × %s, the box has %u"), counts[land],
                           catan_land_name ((CatanLand) land), draft->box->lands[land]);
  return TRUE;
}

/* On the board of a box, either no hex has a number, or all number tokens of the box are used. */
static gboolean
check_numbers (CatanDraft *draft, TableRefusal *why)
{
  const CatanIsland *island = &draft->island;
  const CatanDeal *deal = draft->box;
  guint counts[13] = { 0 }, box[13] = { 0 };
  for (guint i = 0; deal && i < deal->n_numbers; i++)
    box[deal->numbers[i]]++;
  for (guint hex = 0; hex < island->shape.n_hexes; hex++)
    {
      counts[island->number[hex]]++;
      draft->has_numbers = draft->has_numbers || island->number[hex];
      if (deal == NULL && !island->number[hex] && !catan_is_desert (island->land[hex]))
        return table_refuse (why, _ ("hex %s has no number: on a frame of your own, the island line names all"),
                             catan_hex_name (hex).text);
    }
  draft->has_numbers = draft->has_numbers || deal == NULL;
  for (guint number = 2; deal && draft->has_numbers && number <= 12; number++)
    if (counts[number] != box[number])
      return table_refuse (why, _ ("the island has %u × the number %u, the box has %u"), counts[number], number,
                           box[number]);
  return TRUE;
}

static gboolean
read_island (CatanDraft *draft, const TableWords *words, TableRefusal *why)
{
  const guint n = draft->island.shape.n_hexes;
  if (words->n != 1 + n)
    return table_refuse (why, _ ("an island line names %u hexes, A to %s; here are %u"), n, catan_hex_name (n - 1).text,
                         words->n - 1);
  for (guint hex = 0; hex < n; hex++)
    if (!read_hex (words->word[hex + 1], &draft->island.land[hex], &draft->island.number[hex], why))
      return FALSE;
  draft->has_lands = TRUE;
  return check_lands (draft, why) && check_numbers (draft, why);
}

char *
catan_print_island (const CatanIsland *island)
{
  GString *line = g_string_new ("island");
  for (guint hex = 0; hex < island->shape.n_hexes; hex++)
    {
      g_string_append_printf (line, " %s", catan_land_words[island->land[hex]]);
      if (island->number[hex])
        g_string_append_printf (line, ":%u", island->number[hex]);
    }
  return g_string_free (line, FALSE);
}

/* ---- harbours ---- */

/* The resource with this word; CATAN_NOWHERE if there is none. */
static guint8
find_resource (const char *word, gsize length)
{
  for (guint8 kind = 0; kind <= CATAN_ANY; kind++)
    if (strlen (catan_resource_words[kind]) == length && strncmp (word, catan_resource_words[kind], length) == 0)
      return kind;
  return CATAN_NOWHERE;
}

static gboolean
read_box_harbours (CatanDraft *draft, const TableWords *words, TableRefusal *why)
{
  const CatanDeal *box = draft->box;
  guint counts[CATAN_N_RESOURCES + 1] = { 0 }, there[CATAN_N_RESOURCES + 1] = { 0 };
  if (words->n != 1u + box->n_harbours)
    return table_refuse (why, _ ("a harbours line names %d harbours, clockwise; here are %u"), box->n_harbours,
                         words->n - 1);
  for (guint i = 0; i < box->n_harbours; i++)
    {
      const char *word = words->word[i + 1];
      gboolean second = g_str_has_suffix (word, ":2");
      guint8 kind = find_resource (word, strlen (word) - (second ? 2 : 0));
      if (kind > CATAN_ANY)
        return table_refuse (why, _ ("“%.20s” is not a harbour: wood, wool, grain, brick, ore or any, maybe with :2"),
                             word);
      draft->harbours[i] = kind;
      draft->sides[i] = second;
      counts[kind]++;
      there[box->harbours[i]]++;
    }
  for (guint kind = 0; kind <= CATAN_ANY; kind++)
    if (counts[kind] != there[kind])
      return table_refuse (why, _ ("there are %u × the harbour %s, the box has %u"), counts[kind],
                           catan_resource_words[kind], there[kind]);
  return TRUE;
}

/* Reads sN:WORD[:SIDE], for a sea hex without a harbour or a fishery. */
static gboolean
read_place (const CatanIsland *island, const char *word, guint8 *sea, char **thing, guint8 *side, TableRefusal *why)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 3);
  const guint n = g_strv_length (parts);
  int number = 1;
  *sea = n >= 2 ? catan_sea_find (&island->shape, parts[0]) : CATAN_NOWHERE;
  if (*sea == CATAN_NOWHERE || (n == 3 && !table_words_number (parts[2], 1, island->shape.sea_sides[*sea], &number)))
    return table_refuse (why,
                         _ ("“%.20s” is not at the coast: on a frame of your own, each thing names its sea hex, s1 to "
                            "s%u, and maybe which of its edges, as in s2:any:2"),
                         word, island->shape.n_seas);
  if (island->harbour[*sea] != CATAN_NOWHERE || island->fishery[*sea])
    return table_refuse (why, _ ("“%.20s”: something else lies on this sea hex"), word);
  *side = (guint8) (number - 1);
  *thing = g_strdup (parts[1]);
  return TRUE;
}

static gboolean
read_own_harbours (CatanIsland *island, const TableWords *words, TableRefusal *why)
{
  for (guint i = 1; i < words->n; i++)
    {
      g_autofree char *thing = NULL;
      guint8 sea, side;
      if (!read_place (island, words->word[i], &sea, &thing, &side, why))
        return FALSE;
      guint8 kind = find_resource (thing, strlen (thing));
      if (kind > CATAN_ANY)
        return table_refuse (why, _ ("“%.20s” is not a harbour: wood, wool, grain, brick, ore or any"), thing);
      for (guint k = 0; k < 2; k++)
        if (catan_harbour_at (island, island->shape.sea_ends[sea][side][k]) != CATAN_NOWHERE)
          return table_refuse (why, _ ("“%.20s”: another harbour serves intersection %d"), words->word[i],
                               island->shape.sea_ends[sea][side][k] + 1);
      island->harbour[sea] = kind;
      island->harbour_side[sea] = side;
    }
  return TRUE;
}

static gboolean
read_harbours (CatanDraft *draft, const TableWords *words, TableRefusal *why)
{
  draft->has_harbours = TRUE;
  return draft->box ? read_box_harbours (draft, words, why) : read_own_harbours (&draft->island, words, why);
}

char *
catan_print_harbours (const CatanIsland *island)
{
  const gboolean own = catan_shape_board (&island->shape) == CATAN_N_BOARDS;
  GString *line = g_string_new ("harbours");
  for (guint sea = 0; sea < island->shape.n_seas; sea++)
    if (island->harbour[sea] <= CATAN_ANY)
      {
        g_string_append_c (line, ' ');
        if (own)
          g_string_append_printf (line, "s%u:", sea + 1);
        g_string_append (line, catan_resource_words[island->harbour[sea]]);
        if (island->harbour_side[sea])
          g_string_append_printf (line, ":%d", island->harbour_side[sea] + 1);
      }
  return g_string_free (line, FALSE);
}

/* ---- fisheries ---- */

#define NO_FISHERY "none" /* on the larger board: a place that stays empty */

static gboolean
read_fishery (const CatanDraft *draft, const char *word, guint8 *fishery, TableRefusal *why)
{
  int number;
  const gboolean small = draft->box == &catan_deals[CATAN_BOARD_SMALL];
  *fishery = 0;
  if (draft->box && !small && strcmp (word, NO_FISHERY) == 0)
    return TRUE;
  if (!table_words_number (word, small ? 4 : 2, small ? 10 : 12, &number) || number == 7)
    return table_refuse (why,
                         small ? _ ("“%.20s” is not a fishery: they are 4, 5, 6, 8, 9 and 10")
                               : _ ("“%.20s” is not a fishery: a number from 2 to 12, but not 7"),
                         word);
  *fishery = (guint8) number;
  return TRUE;
}

static gboolean
read_box_fisheries (CatanDraft *draft, const TableWords *words, TableRefusal *why)
{
  guint seen = 0;
  const guint n = draft->box->n_fisheries;
  if (words->n != 1 + n)
    return table_refuse (why, _ ("a fisheries line names %u numbers, clockwise; here are %u"), n, words->n - 1);
  for (guint i = 0; i < n; i++)
    {
      guint8 *number = &draft->fisheries[i];
      if (!read_fishery (draft, words->word[i + 1], number, why))
        return FALSE;
      if (draft->box == &catan_deals[CATAN_BOARD_SMALL] && seen & (1u << *number))
        return table_refuse (why, _ ("the fishery %d lies there twice: the box has one"), *number);
      seen |= 1u << *number;
    }
  return TRUE;
}

static gboolean
read_own_fisheries (CatanDraft *draft, const TableWords *words, TableRefusal *why)
{
  CatanIsland *island = &draft->island;
  for (guint i = 1; i < words->n; i++)
    {
      g_autofree char *thing = NULL;
      guint8 sea, side, number, spots[3];
      if (!read_place (island, words->word[i], &sea, &thing, &side, why) || !read_fishery (draft, thing, &number, why))
        return FALSE;
      if (!catan_bay_spots (&island->shape, sea, side, spots))
        return table_refuse (why, _ ("“%.20s”: a fishery needs a bay, two edges of its sea hex that meet"),
                             words->word[i]);
      for (guint k = 0; k < 3; k++)
        if (catan_fishery_at (island, spots[k]) != CATAN_NOWHERE)
          return table_refuse (why, _ ("“%.20s”: another fishery serves intersection %d"), words->word[i],
                               spots[k] + 1);
      island->fishery[sea] = number;
      island->fishery_side[sea] = side;
    }
  return TRUE;
}

static gboolean
read_fisheries (CatanDraft *draft, const TableWords *words, TableRefusal *why)
{
  draft->has_fisheries = TRUE;
  return draft->box ? read_box_fisheries (draft, words, why) : read_own_fisheries (draft, words, why);
}

char *
catan_print_fisheries (const CatanIsland *island)
{
  const CatanBoard board = catan_shape_board (&island->shape);
  GString *line = g_string_new ("fisheries");
  for (guint sea = 0; sea < island->shape.n_seas; sea++)
    if (island->fishery[sea] && board == CATAN_N_BOARDS && island->fishery_side[sea])
      g_string_append_printf (line, " s%u:%u:%d", sea + 1, island->fishery[sea], island->fishery_side[sea] + 1);
    else if (island->fishery[sea] && board == CATAN_N_BOARDS)
      g_string_append_printf (line, " s%u:%u", sea + 1, island->fishery[sea]);
    else if (island->fishery[sea])
      g_string_append_printf (line, " %u", island->fishery[sea]);
    else if (board == CATAN_BOARD_BIG && island->harbour[sea] == CATAN_NOWHERE
             && catan_sea_is_bay (&island->shape, sea))
      g_string_append (line, " " NO_FISHERY);
  return g_string_free (line, FALSE);
}

/* ---- dealing ---- */

static gboolean
read_deal (CatanDraft *draft, const TableWords *words, TableRefusal *why)
{
  int seed;
  if (draft->box == NULL)
    return table_refuse (why,
                         _ ("only the boards of the boxes can be dealt: on a frame of your own, the lines say all"));
  if (words->n < 2 || words->n > 3 || !table_words_number (words->word[1], 0, 999999999, &seed)
      || (words->n == 3 && strcmp (words->word[2], "apart") != 0))
    return table_refuse (why, _ ("a deal line is: deal SEED, a number from 0 to 999999999, maybe with “apart”"));
  draft->has_deal = TRUE;
  draft->apart = words->n == 3;
  draft->random = (guint64) seed;
  return TRUE;
}

/* "A, C, H, L, Q or S" */
static char *
list_corners (const CatanShape *shape)
{
  GString *out = g_string_new (NULL);
  guint n = 0;
  for (guint hex = 0; hex < shape->n_hexes; hex++)
    n += catan_is_corner (shape, hex);
  for (guint hex = 0, nth = 0; hex < shape->n_hexes; hex++)
    if (catan_is_corner (shape, hex))
      {
        g_string_append_printf (out, "%s%s",
                                nth == 0       ? ""
                                : nth + 1 == n ? _ (" or ")
                                               : ", ",
                                catan_hex_name (hex).text);
        nth++;
      }
  return g_string_free (out, FALSE);
}

static gboolean
read_spiral (CatanDraft *draft, const TableWords *words, TableRefusal *why)
{
  const CatanShape *shape = &draft->island.shape;
  g_autofree char *corners = NULL;
  if (draft->box == NULL)
    return table_refuse (why, _ ("only the boards of the boxes have a spiral of numbers"));
  draft->corner = words->n == 2 ? catan_hex_find (shape, words->word[1]) : CATAN_NOWHERE;
  draft->spiral = TRUE;
  if (draft->corner != CATAN_NOWHERE && catan_is_corner (shape, draft->corner))
    return TRUE;
  corners = list_corners (shape);
  return table_refuse (why, _ ("the spiral of numbers begins at a corner: spiral %s"), corners);
}

/* ---- all lines ---- */

static const struct
{
  const char *key;
  gboolean (*read) (CatanDraft *draft, const TableWords *words, TableRefusal *why);
} lines[] = {
  { "island", read_island }, { "harbours", read_harbours }, { "fisheries", read_fisheries },
  { "deal", read_deal },     { "spiral", read_spiral },
};

gboolean
catan_draft_line (CatanDraft *draft, const TableWords *words, TableRefusal *why)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (words->n > 0 && strcmp (words->word[0], lines[i].key) == 0)
      return lines[i].read (draft, words, why);
  return TRUE;
}

void
catan_draft_begin (CatanDraft *draft, const TableSetup *setup)
{
  CatanShape *shape = &draft->island.shape;
  TableWords words;
  *draft = (CatanDraft){ 0 };
  *shape = *catan_board_shape (CATAN_BOARD_SMALL);
  for (guint i = 0; table_setup_next (setup, &i, "frame", &words);)
    if (!read_frame (shape, &words, NULL))
      *shape = *catan_board_shape (CATAN_BOARD_SMALL);
  const CatanBoard board = catan_shape_board (shape);
  draft->box = board < CATAN_N_BOARDS ? &catan_deals[board] : NULL;
  memset (draft->island.harbour, CATAN_NOWHERE, sizeof draft->island.harbour);
}

/* The first line about the island that the setup has, except the frame; NULL if there is none. */
static const char *
line_about_island (const TableSetup *setup)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (table_setup_says (setup, lines[i].key, NULL))
      return lines[i].key;
  return NULL;
}

void
catan_island_enlarge (TableSetup *setup)
{
  if (!table_setup_says (setup, "frame", NULL) && line_about_island (setup) == NULL)
    table_setup_line (setup, "frame big", NULL);
}

gboolean
catan_island_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  const char *key = words->n > 0 ? words->word[0] : "", *line = line_about_island (setup);
  CatanDraft draft;
  CatanShape shape;
  if (strcmp (key, "frame") == 0)
    return line == NULL ? read_frame (&shape, words, why)
                        : table_refuse (why, _ ("the frame line stands before the line “%s”"), line);
  catan_draft_begin (&draft, setup);
  return catan_draft_line (&draft, words, why);
}
