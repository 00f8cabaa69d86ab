/* carc-places.c - reads, prints, offers and describes the places of figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of the systems (CarcPlaceRow) say which places there are besides features.
 */
#include <string.h>

#include "carc-rooms.h"
#include "carc-tell-spot.h"
#include "table/table-intl.h"

/* ---- places ---- */

gboolean
carc_place_in_play (const CarcRules *rules, guint place)
{
  for (guint i = 0; i < rules->n_playing; i++)
    for (guint k = 0; k < rules->playing[i]->n_place_rows; k++)
      if (rules->playing[i]->place_rows[k].id == place)
        return TRUE;
  return FALSE;
}

void
carc_place_find (const CarcState *state, guint *place, guint16 *slot)
{
  const CarcPlaceRow *row = carc_place_rows[*place];
  guint8 x, y;
  if (row->find != NULL)
    row->find (state, place, slot);
  else if (row->named == CARC_NAMED_ALONE)
    *slot = row->cell != NULL ? row->cell (state, *place, &x, &y) : CARC_NONE;
}

void
carc_place_spot (const CarcState *state, guint place, guint16 slot, guint8 *spot_x, guint8 *spot_y)
{
  const CarcPlaceRow *row = carc_place_rows[place];
  *spot_x = *spot_y = CARC_SPOT_UNIT / 2;
  if (row->cell != NULL)
    row->cell (state, place, spot_x, spot_y);
  else if (row->drawn == CARC_DRAWN_ON_SPOT)
    {
      *spot_x = row->spot_x;
      *spot_y = row->spot_y;
    }
  else if (row->drawn == CARC_DRAWN_ON_MARK || row->drawn == CARC_DRAWN_PILED)
    {
      const CarcCell *cell = carc_slot_cell (state, slot);
      *spot_x = cell->spot_x;
      *spot_y = cell->spot_y;
    }
}

gboolean
carc_place_may_hold (guint place, guint kind, TableRefusal *why)
{
  const CarcPlaceRow *row = carc_place_rows[place];
  const guint of = row->of, in = carc_figures[kind]->stands_in;
  if (carc_figures[kind]->stands_at != 0 && carc_figures[kind]->stands_at != place)
    return table_refuse (why, _ ("%s: this kind of figure does not come to this place"), _ (carc_figures[kind]->name));
  if (row->may_hold != NULL)
    return row->may_hold (kind, why);
  return of == 0 || (carc_is_follower (kind) && (in == 0 || (in & of) != 0))
         || table_refuse (why, _ ("%s: this kind of figure does not come to this place"), _ (carc_figures[kind]->name));
}

gboolean
carc_place_lets_in (const CarcState *state, guint place, guint kind, TableRefusal *why)
{
  const CarcFigureRow *row = carc_figures[kind];
  if (!carc_place_may_hold (place, kind, why))
    return FALSE;
  return state->agreed || !carc_place_rows[place]->away || row->away_ruling == 0
         || carc_rule (state, (CarcRuling) row->away_ruling) == 0
         || table_refuse (why, _ ("by %s this kind of figure does not come to this place: %s"),
                          carc_rulings[row->away_ruling].id, _ (row->name));
}

gboolean
carc_figure_touch (const CarcState *state, guint index, CarcTouch touch, TableRefusal *why)
{
  const CarcFigure *figure = &state->figures[index];
  const CarcPlaceRow *row = carc_place_rows[figure->place];
  if (why != NULL)
    {
      g_autofree char *place = carc_figure_where (state, index);
      table_refuse (why, _ ("%s has no such figure there (%s)"), carc_name (state, figure->player), place);
    }
  return row->touch != NULL ? row->touch (state, index, touch, why) : (row->touched >> touch) & 1;
}

char *
carc_at_tell (const CarcState *state, const CarcAt *at)
{
  const CarcPlaceRow *row = carc_spot_row (&at->spot);
  if (row->named == CARC_NAMED_ALONE)
    return carc_words (_ (row->where), carc_name (state, at->holder - 1));
  if (row->where != NULL)
    return carc_words (_ (row->where), at->cell_x, at->cell_y);
  g_autofree char *spot = carc_spot_on_board_tell (state, at->cell_x, at->cell_y, &at->spot);
  return g_strdup_printf (_ ("%s at %d,%d"), spot, at->cell_x, at->cell_y);
}

gboolean
carc_refuse_no_figure (const CarcState *state, guint player, const CarcAt *at, TableRefusal *why)
{
  g_autofree char *place = carc_at_tell (state, at);
  return table_refuse (why, _ ("%s has no such figure there (%s)"), carc_name (state, player), place);
}

char *
carc_figure_where (const CarcState *state, guint figure)
{
  const CarcPlaceRow *row = carc_place_rows[state->figures[figure].place];
  const CarcAt at = carc_figure_at (state, figure);
  return row->named == CARC_NAMED_NEVER ? g_strdup (_ (row->where)) : carc_at_tell (state, &at);
}

/* The player beside whose name a figure off the board is listed: the one who has it, else its owner. */
static guint
told_beside (const CarcFigure *figure)
{
  return figure->holder >= 0 ? (guint) figure->holder : figure->player;
}

/* "Anna and Ben"; "Anna 2, Ben 1" if that does not follow from their number. */
static char *
owners_tell (const CarcState *state, const guint n[TABLE_MAX_PLAYERS])
{
  g_autoptr (GString) counted = g_string_new (NULL);
  guint8 owners = 0;
  guint sum = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (n[player] > 0)
      {
        owners |= (guint8) (1 << player);
        sum += n[player];
        g_string_append_printf (counted, "%s%s %u", counted->len > 0 ? ", " : "", carc_name (state, (int) player),
                                n[player]);
      }
  if (carc_ones (owners) > 1 && sum > carc_ones (owners))
    return g_strdup (counted->str);
  return carc_names_tell (state, owners);
}

void
carc_off_board_tell (const CarcState *state, guint player, GString *out)
{
  for (guint place = 0; place < carc_n_place_rows; place++)
    {
      guint n = 0, of[TABLE_MAX_PLAYERS] = { 0 };
      for (guint i = 0; i < state->n_figures; i++)
        {
          const CarcFigure *figure = &state->figures[i];
          if (figure->place != place || told_beside (figure) != player)
            continue;
          n++;
          of[figure->player]++;
        }
      if (n == 0 || carc_place_rows[place]->beside.one == NULL)
        continue;
      g_autofree char *names = owners_tell (state, of);
      g_autofree char *words = carc_words (carc_forms (&carc_place_rows[place]->beside, n), n, names);
      g_string_append_printf (out, " · %s", words);
    }
}

/* ---- which figure is there ---- */

/* The place by whose name figures at this one are named. */
static guint
named_as (guint place)
{
  return carc_place_rows[place]->named_as != 0 ? carc_place_rows[place]->named_as : place;
}

gboolean
carc_figure_is_at (const CarcState *state, guint index, const CarcAt *at)
{
  const CarcFigure *figure = &state->figures[index];
  const guint place = carc_spot_place (&at->spot);
  if (figure->place != place
      && (named_as (figure->place) != place || carc_place_rows[figure->place]->named == CARC_NAMED_NEVER))
    return FALSE;
  if (carc_place_rows[place]->named == CARC_NAMED_ALONE)
    return figure->holder + 1 == at->holder;
  return figure->slot != CARC_NONE && figure->slot == carc_slot_at (state, at->cell_x, at->cell_y)
         && (place != CARC_PLACE_FEATURE || figure->node == carc_board_node (state, at->cell_x, at->cell_y, &at->spot));
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
  const guint place = named_as (figure->place);
  CarcAt at;
  memset (&at, 0, sizeof at);
  at.spot.kind = CARC_SPOT_AT (place);
  at.holder = (guint8) (figure->holder + 1);
  if (carc_place_rows[place]->named == CARC_NAMED_ALONE)
    return at;
  if (place == CARC_PLACE_FEATURE)
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

static void
put_on_board (const CarcState *state, guint place, guint16 slot, TableOffer *offer)
{
  carc_place_spot (state, place, slot, &offer->spot_x, &offer->spot_y);
  offer->flags = TABLE_OFFER_POINT;
  offer->on_board = TRUE;
  offer->x = state->slots[slot].x;
  offer->y = state->slots[slot].y;
}

/* Appends a place that is not a feature. */
static void
append_place (const CarcState *state, const CarcAt *at, GArray *offers)
{
  guint place = carc_spot_place (&at->spot);
  const gboolean alone = carc_place_rows[place]->named == CARC_NAMED_ALONE;
  guint16 slot = alone ? CARC_NONE : carc_slot_at (state, at->cell_x, at->cell_y);
  TableOffer offer = { .value = { at->spot.kind, at->spot.at, at->cell_x, at->cell_y } };
  if (alone)
    {
      offer.value[2] = at->holder;
      if (carc_place_rows[place]->cell != NULL)
        carc_place_find (state, &place, &slot);
    }
  if (slot != CARC_NONE)
    put_on_board (state, place, slot, &offer);
  g_array_append_val (offers, offer);
}

void
carc_offer_alone (const CarcState *state, guint place, gint32 value, GArray *offers)
{
  guint16 slot = CARC_NONE;
  TableOffer offer = { .value = { value } };
  carc_place_find (state, &place, &slot);
  if (slot != CARC_NONE)
    put_on_board (state, place, slot, &offer);
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
      if (figure->player != player || figure->place != CARC_PLACE_FEATURE)
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
  if (state->figures[figure].place == CARC_PLACE_FEATURE)
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
      if (figure->player != player || carc_place_rows[figure->place]->named == CARC_NAMED_NEVER
          || figure->place == CARC_PLACE_FEATURE)
        continue;
      const CarcAt at = carc_figure_at (state, i);
      if (carc_figure_standing (state, player, &at) == i)
        append_place (state, &at, offers);
    }
}

gboolean
carc_may_come (const CarcState *state, guint player, guint kind, const CarcAt *at, TableRefusal *why)
{
  const guint place = carc_spot_place (&at->spot);
  const CarcPlaceRow *row = carc_place_rows[place];
  const gboolean there = carc_place_in_play (state->rules, place);
  if (row->named == CARC_NAMED_ALONE && !there)
    return table_refuse (why, _ ("this game has no such place"));
  if (row->only_left)
    return table_refuse (why, _ ("%s: this kind of figure does not come to this place"), _ (carc_figures[kind]->name));
  return carc_place_may_hold (place, kind, why) && (row->may_come == NULL || row->may_come (state, at, kind, why))
         && (row->named != CARC_NAMED_ON_CELL || there || table_refuse (why, _ ("this game has no such place")))
         && (at->holder != player + 1
             || table_refuse (why, _ ("%s cannot hold a figure of their own"), carc_name (state, (int) player)));
}

static void
offer_if_may_come (const CarcState *state, const CarcEntry *entry, guint place, CarcAt *at, GArray *offers)
{
  at->spot.kind = CARC_SPOT_AT (place);
  if (carc_may_come (state, (guint) entry->player, entry->figure, at, NULL))
    append_place (state, at, offers);
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
  for (guint i = 0; i < state->n_slots; i++)
    {
      at.cell_x = state->slots[i].x;
      at.cell_y = state->slots[i].y;
      for (guint place = 0; place < carc_n_place_rows; place++)
        if (carc_place_rows[place]->named == CARC_NAMED_ON_CELL || carc_place_rows[place]->named == CARC_NAMED_BY_CELL)
          offer_if_may_come (state, entry, place, &at, offers);
    }
  at.cell_x = at.cell_y = 0;
  for (guint place = 0; place < carc_n_place_rows; place++)
    for (guint holder = 0; holder <= state->rules->n_players; holder++)
      if (carc_place_rows[place]->named == CARC_NAMED_ALONE && carc_place_rows[place]->named_as == 0
          && carc_place_rows[place]->held == (holder > 0))
        {
          at.holder = (guint8) holder;
          offer_if_may_come (state, entry, place, &at, offers);
        }
}

static void
take_place (const TableOffer *offer, gpointer field)
{
  CarcAt *at = field;
  carc_take_at (offer, field);
  if (carc_spot_row (&at->spot)->named != CARC_NAMED_ALONE)
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

/* Those off the land count only if they stand on a cell; the Keeper is where racers are. */
static gboolean
is_at (const CarcState *state, guint index, const CarcAt *at)
{
  const CarcFigure *figure = &state->figures[index];
  const CarcPlaceRow *row = carc_place_rows[figure->place];
  if (row->named == CARC_NAMED_NEVER)
    return named_as (figure->place) == carc_spot_place (&at->spot)
           && figure->slot == carc_slot_at (state, at->cell_x, at->cell_y);
  return row->stands && named_as (figure->place) == carc_spot_place (&at->spot) && carc_figure_is_at (state, index, at);
}

static inline gboolean
is_same (const TableOffer *a, const TableOffer *b)
{
  return a->value[0] == b->value[0] && a->value[1] == b->value[1] && a->value[2] == b->value[2]
         && a->value[3] == b->value[3];
}

/* Offers the place of this figure, unless it is offered already. */
static void
offer_place_once (const CarcState *state, guint figure, GArray *offers)
{
  gboolean known = FALSE;
  carc_offer_figure (state, figure, offers);
  const TableOffer *last = &g_array_index (offers, TableOffer, offers->len - 1);
  for (guint k = 0; k + 1 < offers->len && !known; k++)
    known = is_same (&g_array_index (offers, TableOffer, k), last);
  if (known)
    g_array_set_size (offers, offers->len - 1);
}

/* Can it be the figure that the entry means, by what it says before this operand? */
static gboolean
can_be_meant (const CarcState *state, guint index, const CarcEntry *entry, const TableAct *act,
              const TableOperand *operand)
{
  const CarcFigure *figure = &state->figures[index];
  for (const TableOperand *said = act->operands; said < operand; said++)
    if ((said->offset == G_STRUCT_OFFSET (CarcEntry, player) && figure->player != entry->player)
        || (said->offset == G_STRUCT_OFFSET (CarcEntry, at) && !is_at (state, index, &entry->at))
        || (said->offset == G_STRUCT_OFFSET (CarcEntry, figure) && figure->kind != entry->figure))
      return FALSE;
  return (*(const CarcPick *) operand->data) (state, index);
}

void
carc_offer_picked (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CarcState *state = data;
  guint players = 0, first = CARC_NONE;
  guint32 kinds = 0;
  for (guint i = 0; i < state->n_figures; i++)
    {
      if (!can_be_meant (state, i, entry, act, operand))
        continue;
      first = MIN (first, i);
      players |= 1u << state->figures[i].player;
      kinds |= 1u << state->figures[i].kind;
      if (operand->type == &carc_operand_standing)
        offer_place_once (state, i, offers);
    }
  if (operand->type == &table_operand_player)
    table_offer_players (state, players, offers);
  else if (operand->type == &carc_operand_other_figure)
    carc_offer_bits (kinds, 0, offers);
  else if (operand->type == &carc_operand_which)
    carc_which_offer (state, first, offers);
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

/* `leaves`: a figure there is to leave it. */
static gboolean
read_on_cell (TableReader *in, const TableOperand *operand, CarcAt *at, gboolean leaves)
{
  if (!carc_read_spot_cell (in, operand, at))
    return FALSE;
  for (guint place = 0; place < carc_n_place_rows; place++)
    {
      const CarcPlaceRow *row = carc_place_rows[place];
      if (row->named != CARC_NAMED_ON_CELL || (row->only_left && !leaves) || !table_reader_take_word (in, row->word))
        continue;
      at->spot.kind = CARC_SPOT_AT (place);
      return TRUE;
    }
  return carc_read_spot (in, &at->spot);
}

static gboolean
read_at (TableReader *in, const TableOperand *operand, gpointer field)
{
  return read_on_cell (in, operand, field, FALSE);
}

static void
print_at (gconstpointer data, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CarcRules *rules = data;
  const CarcAt *at = field;
  g_autofree char *spot = carc_spot_word (&at->spot);
  const guint named = carc_spot_row (&at->spot)->named;
  if (named == CARC_NAMED_BY_CELL)
    g_string_append_printf (out, "%s %d,%d", spot, at->cell_x, at->cell_y);
  else if (named != CARC_NAMED_ALONE)
    g_string_append_printf (out, "%d,%d %s", at->cell_x, at->cell_y, spot);
  else
    {
      g_string_append (out, spot);
      if (at->holder > 0)
        {
          g_string_append_c (out, ' ');
          table_words_append (out, rules->players[at->holder - 1].name);
        }
    }
}

static void
report_at (gconstpointer data, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CarcRules *rules = data;
  const CarcAt *at = field;
  g_autofree char *spot = carc_spot_word (&at->spot);
  const guint named = carc_spot_row (&at->spot)->named;
  in_object (json, key);
  if (named == CARC_NAMED_ALONE)
    {
      put_text (json, "place", spot);
      if (at->holder > 0)
        put_text (json, "holder", rules->players[at->holder - 1].name);
    }
  else
    put_cell (json, named == CARC_NAMED_BY_CELL ? spot : "cell", at->cell_x, at->cell_y);
  if (named == CARC_NAMED_SPOT || named == CARC_NAMED_ON_CELL)
    put_text (json, "spot", spot);
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

const TableOperandType carc_operand_goal = {
  .ask = N_ ("Where?"),
  .read = read_at,
  .take = carc_take_at,
  AT_MEMBERS,
};

/* ---- any place ---- */

static gboolean
read_holder (TableReader *in, CarcAt *at)
{
  gint8 holder;
  if (table_reader_peek (in) == NULL)
    return table_refuse (in->why, _ ("who has the figure? the player's name is missing"));
  if (!table_reader_player (in, &holder))
    return FALSE;
  at->holder = (guint8) (holder + 1);
  return TRUE;
}

static gboolean
read_place (TableReader *in, const TableOperand *operand, CarcAt *at, gboolean leaves)
{
  for (guint place = 0; place < carc_n_place_rows; place++)
    {
      const CarcPlaceRow *row = carc_place_rows[place];
      const gboolean alone = row->named == CARC_NAMED_ALONE;
      if ((alone ? !carc_place_in_play (in->rules, place) : row->named != CARC_NAMED_BY_CELL)
          || !table_reader_take_word (in, row->word))
        continue;
      at->spot.kind = CARC_SPOT_AT (place);
      return alone ? !row->held || read_holder (in, at) : carc_read_spot_cell (in, operand, at);
    }
  return read_on_cell (in, operand, at, leaves);
}

static gboolean
read_stand (TableReader *in, const TableOperand *operand, gpointer field)
{
  return read_place (in, operand, field, FALSE);
}

const TableOperandType carc_operand_stand = {
  .ask = N_ ("Where?"),
  .read = read_stand,
  .offer = offer_stands,
  .take = take_place,
  AT_MEMBERS,
};

/* ---- where a figure is now ---- */

static gboolean
read_standing (TableReader *in, const TableOperand *operand, gpointer field)
{
  return read_place (in, operand, field, TRUE);
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
