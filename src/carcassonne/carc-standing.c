/* carc-standing.c - reads, prints, offers and describes the places of figures: on a feature, as a racer, on a corner of
 * four cells, on a tower, on a crown space, off the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of the systems (carc-systems.h) say which kinds of figures stand on corners, and which places off the board
 * there are.
 */
#include <string.h>

#include "carcassonne/systems/tower/carc-tower.h"
#include "carcassonne/systems/wheel/carc-wheel.h"
#include "carc-rooms.h"
#include "carc-tell-spot.h"
#include "table/table-intl.h"

/* ---- places off the board ---- */

gboolean
carc_away_in_play (const CarcRules *rules, guint away)
{
  for (guint i = 0; i < rules->n_playing; i++)
    for (guint k = 0; k < rules->playing[i]->n_aways; k++)
      if (rules->playing[i]->aways[k].id == away)
        return TRUE;
  return FALSE;
}

guint16
carc_away_slot (const CarcState *state, guint away)
{
  guint8 x, y;
  return carc_aways[away]->place ? carc_aways[away]->place (state, &x, &y) : CARC_NONE;
}

gboolean
carc_away_may_hold (guint away, guint kind, TableRefusal *why)
{
  const guint of = carc_aways[away]->of, in = carc_figures[kind]->stands_in;
  return of == 0 || (carc_is_follower (kind) && (in == 0 || (in & of) != 0))
         || table_refuse (why, _ ("%s: this kind of figure does not come to this place"), _ (carc_figures[kind]->name));
}

static int
find_away (const CarcRules *rules, const char *word)
{
  for (guint i = 0; word != NULL && i < carc_n_aways; i++)
    if (strcmp (carc_aways[i]->word, word) == 0 && carc_away_in_play (rules, i))
      return (int) i;
  return -1;
}

/* `holder` is the player plus 1; 0 for nobody. */
static char *
tell_away (const CarcState *state, guint away, guint holder)
{
  return carc_words (_ (carc_aways[away]->where), holder ? table_name_said (&state->rules->players[holder - 1]) : "");
}

char *
carc_at_tell (const CarcState *state, const CarcAt *at)
{
  g_autofree char *spot = NULL;
  if (at->spot.kind == CARC_SPOT_CORNER)
    return g_strdup_printf (_ ("the corner north-west of %d,%d"), at->cell_x, at->cell_y);
  if (at->spot.kind == CARC_SPOT_AWAY)
    return tell_away (state, at->spot.at, at->holder);
  if (at->spot.kind == CARC_SPOT_TOWER)
    return g_strdup_printf (_ ("the tower at %d,%d"), at->cell_x, at->cell_y);
  if (at->spot.kind == CARC_SPOT_CROWN)
    return g_strdup_printf (_ ("the crown space at %d,%d"), at->cell_x, at->cell_y);
  spot = carc_spot_on_board_tell (state, at->cell_x, at->cell_y, &at->spot);
  return g_strdup_printf (_ ("%s at %d,%d"), spot, at->cell_x, at->cell_y);
}

/* The player beside whose name a figure off the board is listed: the one who has it, else its owner. */
static guint
told_beside (const CarcFigure *figure)
{
  return figure->holder >= 0 ? (guint) figure->holder : figure->player;
}

void
carc_aways_tell (const CarcState *state, guint player, GString *out)
{
  for (guint away = 0; away < carc_n_aways; away++)
    {
      guint n = 0;
      guint8 owners = 0;
      for (guint i = 0; i < state->n_figures; i++)
        {
          const CarcFigure *figure = &state->figures[i];
          if (figure->at != CARC_AT_AWAY || figure->away != away || told_beside (figure) != player)
            continue;
          n++;
          owners |= (guint8) (1 << figure->player);
        }
      if (n == 0)
        continue;
      g_autofree char *names = carc_names_tell (state, owners);
      g_autofree char *words = carc_words (carc_forms (&carc_aways[away]->beside, n), n, names);
      g_string_append_printf (out, " · %s", words);
    }
}

/* ---- which figure is there ---- */

gboolean
carc_figure_is_at (const CarcState *state, guint index, const CarcAt *at)
{
  const CarcFigure *figure = &state->figures[index];
  if (at->spot.kind == CARC_SPOT_AWAY)
    return figure->at == CARC_AT_AWAY && figure->away == at->spot.at && figure->holder + 1 == at->holder;
  if (figure->slot == CARC_NONE || figure->slot != carc_slot_at (state, at->cell_x, at->cell_y))
    return FALSE;
  switch (at->spot.kind)
    {
    case CARC_SPOT_RACE: return figure->at == CARC_AT_RACE;
    case CARC_SPOT_TOWER: return figure->at == CARC_AT_TOWER;
    case CARC_SPOT_CROWN: return carc_is_crowned (figure);
    case CARC_SPOT_CORNER: return figure->at == CARC_AT_CORNER;
    default:
      return figure->at == CARC_AT_FEATURE
             && figure->node == carc_board_node (state, at->cell_x, at->cell_y, &at->spot);
    }
}

/* The first figure of the player there that is of one of these kinds, bit per CarcFigureKind; CARC_NONE if there is
 * none.  `kinds` may be NULL; it gets the kinds of all of the player's figures there. */
static guint
find_standing (const CarcState *state, guint player, const CarcAt *at, guint32 among, guint32 *kinds)
{
  guint found = CARC_NONE;
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (figure->player != player || !carc_figure_is_at (state, i, at))
        continue;
      if (kinds != NULL)
        *kinds |= 1u << figure->kind;
      if (found == CARC_NONE && among & (1u << figure->kind))
        found = i;
    }
  return found;
}

guint
carc_figure_standing (const CarcState *state, guint player, const CarcAt *at)
{
  return find_standing (state, player, at, G_MAXUINT32, NULL);
}

guint
carc_figure_standing_of (const CarcState *state, guint player, const CarcAt *at, guint kind)
{
  return find_standing (state, player, at, 1u << kind, NULL);
}

guint32
carc_kinds_standing (const CarcState *state, guint player, const CarcAt *at)
{
  guint32 kinds = 0;
  find_standing (state, player, at, 0, &kinds);
  return kinds;
}

CarcAt
carc_figure_at (const CarcState *state, guint index)
{
  const CarcFigure *figure = &state->figures[index];
  CarcAt at;
  memset (&at, 0, sizeof at);
  if (figure->at == CARC_AT_AWAY && !carc_is_crowned (figure))
    {
      at.spot = (CarcSpot){ CARC_SPOT_AWAY, figure->away };
      at.holder = (guint8) (figure->holder + 1);
      return at;
    }
  at.spot.kind = figure->at == CARC_AT_CORNER  ? CARC_SPOT_CORNER
                 : figure->at == CARC_AT_TOWER ? CARC_SPOT_TOWER
                 : figure->at == CARC_AT_AWAY  ? CARC_SPOT_CROWN
                                               : CARC_SPOT_RACE;
  if (figure->at == CARC_AT_FEATURE)
    at.spot = carc_segment_spot (carc_node_segment (state, figure->node));
  at.has_cell = TRUE;
  at.cell_x = state->slots[figure->slot].x;
  at.cell_y = state->slots[figure->slot].y;
  return at;
}

/* ---- offers ---- */

void
carc_offer_corner (GArray *offers, int x, int y)
{
  TableOffer offer = {
    .value = { x, y }, .flags = TABLE_OFFER_POINT, .on_board = TRUE, .x = (gint16) x, .y = (gint16) y
  };
  g_array_append_val (offers, offer);
}

/* A place off the land can have a cell all the same. */
static void
append_away (const CarcState *state, const CarcAt *at, GArray *offers)
{
  const CarcAwayRow *row = carc_aways[at->spot.at];
  TableOffer offer = { .value = { CARC_SPOT_AWAY, at->spot.at, at->holder } };
  if (row->place != NULL)
    {
      const CarcSlot *slot = &state->slots[row->place (state, &offer.spot_x, &offer.spot_y)];
      offer.flags = TABLE_OFFER_POINT;
      offer.on_board = TRUE;
      offer.x = slot->x;
      offer.y = slot->y;
    }
  g_array_append_val (offers, offer);
}

/* Appends a place that is not a spot: a racer, a corner, a tower, a crown space, or a place off the land. */
static void
append_place (const CarcState *state, const CarcAt *at, GArray *offers)
{
  TableOffer offer = { .value = { at->spot.kind, at->spot.at, at->cell_x, at->cell_y } };
  if (at->spot.kind == CARC_SPOT_AWAY)
    {
      append_away (state, at, offers);
      return;
    }
  offer.flags = TABLE_OFFER_POINT;
  offer.on_board = TRUE;
  offer.x = at->cell_x;
  offer.y = at->cell_y;
  offer.spot_x = offer.spot_y = at->spot.kind == CARC_SPOT_CORNER ? 0 : CARC_SPOT_UNIT / 2;
  if (at->spot.kind == CARC_SPOT_TOWER || at->spot.kind == CARC_SPOT_CROWN) /* where the marks of the cell are */
    {
      const CarcCell *cell = carc_slot_cell (state, carc_slot_at (state, at->cell_x, at->cell_y));
      offer.spot_x = cell->spot_x;
      offer.spot_y = cell->spot_y;
    }
  g_array_append_val (offers, offer);
}

void
carc_offer_standing (const CarcState *state, guint player, GArray *offers)
{
  guint16 seen[CARC_MAX_FIGURES];
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      guint k = 0;
      if (figure->player != player || figure->at != CARC_AT_FEATURE)
        continue;
      while (k < n && seen[k] != figure->node)
        k++;
      if (k == n)
        carc_offer_node (state, seen[n++] = figure->node, offers);
    }
}

void
carc_offer_figure (const CarcState *state, guint figure, GArray *offers)
{
  if (state->figures[figure].at == CARC_AT_FEATURE)
    {
      carc_offer_node (state, state->figures[figure].node, offers);
      return;
    }
  const CarcAt at = carc_figure_at (state, figure);
  append_place (state, &at, offers);
}

/* Offers every place with a figure of the player who is named before, each place once. */
static void
offer_standing (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                GArray *offers)
{
  const CarcState *state = data;
  const guint player = (guint) ((const CarcEntry *) entry)->player;
  carc_offer_standing (state, player, offers);
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (figure->player != player
          || (figure->at != CARC_AT_RACE && figure->at != CARC_AT_CORNER && figure->at != CARC_AT_AWAY
              && figure->at != CARC_AT_TOWER))
        continue;
      const CarcAt at = carc_figure_at (state, i);
      if (carc_figure_standing (state, player, &at) == i)
        append_place (state, &at, offers);
    }
}

/* Offers every place where a correction may put a figure of this player and kind. */
static void
offer_stands (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  CarcAt at;
  memset (&at, 0, sizeof at);
  const gboolean on_corners = carc_figures[entry->figure]->on_corners;
  for (guint16 node = 0; !on_corners && node < state->n_nodes; node++)
    if (!state->nodes[state->nodes[node].feature].scored
        && carc_figure_may_stand (state, (guint) entry->player, entry->figure, node, NULL))
      carc_offer_node (state, node, offers);
  at.spot.kind = CARC_SPOT_CORNER;
  for (guint i = 0; on_corners && i < state->n_slots; i++)
    {
      at.cell_x = state->slots[i].x;
      at.cell_y = state->slots[i].y;
      if (carc_is_corner (state, at.cell_x, at.cell_y))
        append_place (state, &at, offers);
    }
  for (guint i = 0; i < state->n_slots; i++)
    {
      at.cell_x = state->slots[i].x;
      at.cell_y = state->slots[i].y;
      at.spot.kind = CARC_SPOT_TOWER;
      if (carc_tower_may_stand (state, entry->figure, at.cell_x, at.cell_y, NULL))
        append_place (state, &at, offers);
      at.spot.kind = CARC_SPOT_CROWN;
      if (carc_crown_may_stand (state, entry->figure, at.cell_x, at.cell_y, NULL))
        append_place (state, &at, offers);
    }
  at.spot.kind = CARC_SPOT_AWAY;
  for (guint away = 0; away < carc_n_aways; away++)
    for (guint holder = 0; holder <= state->rules->n_players; holder++)
      if (carc_away_in_play (state->rules, away) && !carc_away_is_crown (away) && carc_aways[away]->held == (holder > 0)
          && holder != entry->player + 1u && carc_away_may_hold (away, entry->figure, NULL)
          && (carc_aways[away]->may_come == NULL || carc_aways[away]->may_come (state, away, entry->figure, NULL)))
        {
          at.spot.at = (guint8) away;
          at.holder = (guint8) holder;
          append_place (state, &at, offers);
        }
}

static void
take_place (const TableOffer *offer, gpointer field)
{
  CarcAt *at = field;
  carc_take_at (offer, field);
  if (at->spot.kind != CARC_SPOT_AWAY)
    return;
  at->holder = (guint8) offer->value[2];
  at->has_cell = FALSE;
  at->cell_x = at->cell_y = 0;
}

static char *
tell_place (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  CarcAt at;
  take_place (offer, &at);
  return carc_at_tell (state, &at);
}

/* ---- one of certain figures ---- */

/* Those off the land count only in a quarter; the Keeper is where racers are. */
static gboolean
is_at (const CarcState *state, guint index, const CarcAt *at)
{
  const CarcFigure *figure = &state->figures[index];
  if (figure->at == CARC_AT_KEEPER)
    return at->spot.kind == CARC_SPOT_RACE && figure->slot == carc_slot_at (state, at->cell_x, at->cell_y);
  return carc_figure_is_at (state, index, at) && (at->spot.kind != CARC_SPOT_AWAY || carc_is_in_quarter (figure));
}

static inline gboolean
is_same (const TableOffer *a, const TableOffer *b)
{
  return a->value[0] == b->value[0] && a->value[1] == b->value[1] && a->value[2] == b->value[2]
         && a->value[3] == b->value[3];
}

void
carc_pick_places (const CarcState *state, CarcPick pick, GArray *offers)
{
  for (guint i = 0; i < state->n_figures; i++)
    {
      gboolean known = FALSE;
      if (!pick (state, i))
        continue;
      carc_offer_figure (state, i, offers);
      const TableOffer *last = &g_array_index (offers, TableOffer, offers->len - 1);
      for (guint k = 0; k + 1 < offers->len && !known; k++)
        known = is_same (&g_array_index (offers, TableOffer, k), last);
      if (known)
        g_array_set_size (offers, offers->len - 1);
    }
}

static guint8
owners_at (const CarcState *state, CarcPick pick, const CarcAt *at)
{
  guint8 players = 0;
  for (guint i = 0; i < state->n_figures; i++)
    if (is_at (state, i, at) && pick (state, i))
      players |= (guint8) (1 << state->figures[i].player);
  return players;
}

void
carc_pick_players (const CarcState *state, CarcPick pick, const CarcAt *at, GArray *offers)
{
  table_offer_players (state, owners_at (state, pick, at), offers);
}

void
carc_pick_kinds (const CarcState *state, CarcPick pick, const CarcAt *at, guint player, GArray *offers)
{
  guint32 kinds = 0;
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].player == player && is_at (state, i, at) && pick (state, i))
      kinds |= 1u << state->figures[i].kind;
  carc_offer_bits (kinds, 0, offers);
}

guint
carc_pick_find (const CarcState *state, CarcPick pick, const CarcAt *at, guint player, guint kind)
{
  guint other = CARC_NONE;
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (figure->player != player || figure->kind != kind || !is_at (state, i, at))
        continue;
      if (pick (state, i))
        return i;
      if (other == CARC_NONE)
        other = i;
    }
  return other;
}

char *
carc_pick_tell (const CarcState *state, CarcPick pick, const TableOffer *offer)
{
  guint n[TABLE_MAX_PLAYERS][CARC_FIGURE_KINDS_MAX] = { 0 };
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *place = NULL;
  CarcAt at;
  take_place (offer, &at);
  place = carc_at_tell (state, &at);
  for (guint i = 0; i < state->n_figures; i++)
    if (is_at (state, i, &at) && pick (state, i))
      n[state->figures[i].player][state->figures[i].kind]++;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      gboolean named = FALSE;
      for (guint kind = 0; kind < CARC_FIGURE_KINDS_MAX; kind++)
        if (n[player][kind] > 0)
          {
            const CarcForms *some = &carc_figures[kind]->some;
            g_autofree char *figures = carc_words (carc_forms (some, n[player][kind]), n[player][kind]);
            if (!named)
              g_string_append_printf (told, "%s%s", told->len > 0 ? "; " : "", carc_name (state, (int) player));
            g_string_append_printf (told, ", %s", figures);
            named = TRUE;
          }
    }
  return g_strdup_printf ("%s: %s", told->str, place);
}

/* ---- X,Y SPOT ---- */

static gboolean
read_at (TableReader *in, const TableOperand *operand, gpointer field)
{
  CarcAt *at = field;
  if (!carc_read_spot_cell (in, operand, at))
    return FALSE;
  if (table_reader_take_word (in, "tower"))
    at->spot.kind = CARC_SPOT_TOWER;
  else if (table_reader_take_word (in, "crown"))
    at->spot.kind = CARC_SPOT_CROWN;
  else
    return carc_read_spot (in, &at->spot);
  return TRUE;
}

static void
print_at (gconstpointer data, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CarcRules *rules = data;
  const CarcAt *at = field;
  g_autofree char *spot = NULL;
  if (at->spot.kind == CARC_SPOT_CORNER)
    {
      g_string_append_printf (out, "corner %d,%d", at->cell_x, at->cell_y);
      return;
    }
  if (at->spot.kind == CARC_SPOT_AWAY)
    {
      g_string_append (out, carc_aways[at->spot.at]->word);
      if (at->holder > 0)
        {
          g_string_append_c (out, ' ');
          table_words_append (out, rules->players[at->holder - 1].name);
        }
      return;
    }
  spot = carc_spot_word (&at->spot);
  g_string_append_printf (out, "%d,%d %s", at->cell_x, at->cell_y, spot);
}

static void
report_at (gconstpointer data, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CarcRules *rules = data;
  const CarcAt *at = field;
  put_object (json, key);
  if (at->spot.kind == CARC_SPOT_AWAY)
    {
      put_text (json, "place", carc_aways[at->spot.at]->word);
      if (at->holder > 0)
        put_text (json, "holder", rules->players[at->holder - 1].name);
    }
  else
    put_cell (json, at->spot.kind == CARC_SPOT_CORNER ? "corner" : "cell", at->cell_x, at->cell_y);
  if (at->spot.kind < CARC_N_CLAIMABLE || at->spot.kind == CARC_SPOT_RACE || at->spot.kind == CARC_SPOT_TOWER
      || at->spot.kind == CARC_SPOT_CROWN)
    {
      g_autofree char *spot = carc_spot_word (&at->spot);
      put_text (json, "spot", spot);
    }
  end_object (json);
}

/* What the types whose field is a CarcAt have in common; they differ in what they read and offer. */
#define AT_MEMBERS                                                                                                     \
  .name = "X,Y SPOT", .member = "at", .missing = N_ ("where? the cell is missing"), .size = sizeof (CarcAt),           \
  .labels = TABLE_LABELS_BOARD, .hint = N_ ("a letter, or arrows and Enter"), .print = print_at, .report = report_at,  \
  .tell = tell_place

const TableOperandType carc_operand_at = {
  .ask = N_ ("Where?"),
  .read = read_at,
  .take = carc_take_at,
  AT_MEMBERS,
};

/* ---- any place ---- */

static gboolean
read_away (TableReader *in, CarcAt *at, guint away)
{
  gint8 holder;
  table_reader_take (in);
  at->spot = (CarcSpot){ CARC_SPOT_AWAY, (guint8) away };
  if (!carc_aways[away]->held)
    return TRUE;
  if (table_reader_peek (in) == NULL)
    return table_refuse (in->why, _ ("who has the figure? the player's name is missing"));
  if (!table_reader_player (in, &holder))
    return FALSE;
  at->holder = (guint8) (holder + 1);
  return TRUE;
}

static gboolean
read_stand (TableReader *in, const TableOperand *operand, gpointer field)
{
  CarcAt *at = field;
  const int away = find_away (in->rules, table_reader_peek (in));
  if (away >= 0)
    return read_away (in, at, (guint) away);
  if (!table_reader_take_word (in, "corner"))
    return read_at (in, operand, field);
  at->spot.kind = CARC_SPOT_CORNER;
  return carc_read_spot_cell (in, operand, at);
}

const TableOperandType carc_operand_stand = {
  .ask = N_ ("Where?"),
  .read = read_stand,
  .offer = offer_stands,
  .take = take_place,
  AT_MEMBERS,
};

/* ---- where a figure is now, the race too ---- */

static gboolean
read_standing (TableReader *in, const TableOperand *operand, gpointer field)
{
  CarcAt *at = field;
  const char *word = table_reader_peek (in);
  if (word == NULL || strcmp (word, "corner") == 0 || find_away (in->rules, word) >= 0)
    return read_stand (in, operand, field);
  if (!carc_read_spot_cell (in, operand, at))
    return FALSE;
  if (table_reader_take_word (in, "race"))
    at->spot.kind = CARC_SPOT_RACE;
  else if (table_reader_take_word (in, "tower"))
    at->spot.kind = CARC_SPOT_TOWER;
  else if (table_reader_take_word (in, "crown"))
    at->spot.kind = CARC_SPOT_CROWN;
  else
    return carc_read_spot (in, &at->spot);
  return TRUE;
}

const TableOperandType carc_operand_standing = {
  .ask = N_ ("Which figure?"),
  .read = read_standing,
  .offer = offer_standing,
  .take = take_place,
  AT_MEMBERS,
};

/* ---- a corner ---- */

static gboolean
read_corner (TableReader *in, const TableOperand *operand, gpointer field)
{
  CarcCellXY *cell = field;
  int x, y;
  if (!table_reader_take_word (in, "corner") || table_reader_peek (in) == NULL
      || !table_words_xy (table_reader_take (in), &x, &y))
    return table_refuse (in->why, _ ("a corner is written: corner X,Y, the one in the north-west of that cell"));
  *cell = (CarcCellXY){ (gint16) x, (gint16) y };
  return TRUE;
}

static void
print_corner (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CarcCellXY *cell = field;
  g_string_append_printf (out, "corner %d,%d", cell->x, cell->y);
}

static char *
tell_corner (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return g_strdup_printf (_ ("the corner north-west of %d,%d"), offer->value[0], offer->value[1]);
}

const TableOperandType carc_operand_corner = {
  .name = "corner X,Y",
  .member = "corner",
  .missing = N_ ("where? the corner is missing"),
  .size = sizeof (CarcCellXY),
  .labels = TABLE_LABELS_BOARD,
  .ask = N_ ("On which corner?"),
  .hint = N_ ("a letter, or arrows and Enter"),
  .read = read_corner,
  .print = print_corner,
  .report = carc_report_cell,
  .take = carc_take_cell,
  .tell = tell_corner,
};
