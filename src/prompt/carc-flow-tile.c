/* carc-flow-tile.c - entering a tile, its place and its rotation quickly: fixed keys, and the nearest places first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-flow-private.h"
#include "carcassonne/carc-tile-ways.h"

#include <string.h>
#include <glib/gi18n.h>

gboolean
carc_flow_asks (ActFlow *flow, const TableOperandType *type)
{
  return act_flow_operand (flow) != NULL && act_flow_operand (flow)->type == type;
}

gboolean
carc_flow_is_blind (ActFlow *flow, const CarcEntry *entry)
{
  return entry->agreed || flow->aids == TABLE_AIDS_TOURNAMENT;
}

/* ---- tiles ---- */

gboolean
carc_flow_fits_nowhere (const ActChoice *choice)
{
  return choice->operand != NULL && choice->operand->type == &carc_operand_tile && choice->offer.value[2] != 0;
}

int
carc_flow_rotation (const ActChoice *choice)
{
  return choice->offer.value[1] != 0 ? __builtin_ctz ((guint) choice->offer.value[1]) : -1;
}

/* ---- places and rotations ---- */

/* Of these rotations those that were said, if any of them was; else all. */
static guint
as_said (ActFlow *flow, guint rots)
{
  const guint said = carc_flow_tile (flow)->rots & rots;

  return said != 0 ? said : rots;
}

/* Is the place one where the tile lies as it was said? */
static gboolean
is_as_said (ActFlow *flow, guint rots)
{
  const guint said = carc_flow_tile (flow)->rots;

  return said == 0 || (said & rots) != 0;
}

/* Whoever types edges says how the tile lies.  Whoever says them with buttons often only looks for the tile: then all
 * places are there. */
static void
add_places (ActFlow *flow, const CarcState *state, const CarcEntry *entry, GArray *offers)
{
  const CarcTile *tile = &state->rules->tiles[entry->tile];
  const guint all = (1u << tile->turns) - 1;
  CarcTilePlaces places;

  carc_tile_places_begin (&places, state, (guint) entry->tile, carc_flow_is_blind (flow, entry));
  for (const CarcPlace *at = places.places; at < places.places + places.n; at++)
    if ((at->rots & all) != 0 && (is_as_said (flow, at->rots) || !carc_flow_tile (flow)->typed))
      carc_offer_place (offers, tile, at, as_said (flow, at->rots & all));
}

static gboolean
has_value (const GArray *offers, gint32 value)
{
  for (guint i = 0; i < offers->len; i++)
    if (g_array_index (offers, TableOffer, i).value[0] == value)
      return TRUE;
  return FALSE;
}

/* Adds the legal rotations, clockwise from the one that was said; if everything is shown, also those that are legal by
 * agreement. */
static void
add_rotations (ActFlow *flow, const TableAct *act, guint nth, const CarcState *state, const CarcEntry *given,
               GArray *offers)
{
  guint rots = 0, first;
  g_autoptr (GArray) fit = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  g_autoptr (GArray) lie = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  CarcEntry agreed = *given;

  agreed.agreed = TRUE;
  table_act_offer (act, nth, state, given, fit);
  if (carc_flow_is_blind (flow, given))
    table_act_offer (act, nth, state, &agreed, lie);
  for (gint32 rot = 0; rot < 4; rot++)
    rots |= has_value (fit, rot) || has_value (lie, rot) ? 1u << rot : 0;
  first = rots != 0 ? (guint) __builtin_ctz (as_said (flow, rots)) : 0;
  for (guint i = 0; i < 4; i++)
    if ((rots >> (first + i) % 4 & 1) != 0)
      table_offer_add (offers, (gint32) ((first + i) % 4));
}

/* ---- what is offered ---- */

/* Replaces the offers by all cells with a tile, except the one where the figure stands.  So nothing shows where it may
 * go. */
static void
forget_legal (const CarcState *state, const TableOperand *operand, gconstpointer entry, GArray *offers)
{
  gint16 x = G_MAXINT16, y = G_MAXINT16;

  g_array_set_size (offers, 0);
  if (operand->from != NULL)
    operand->from (state, entry, &x, &y);
  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i) && (state->slots[i].x != x || state->slots[i].y != y))
      carc_offer_cell (offers, state->slots[i].x, state->slots[i].y);
}

static int
compare_nearest (gconstpointer a, gconstpointer b, gpointer data)
{
  const TableOffer *first = a, *second = b;
  const gint16 *to = data;
  int d1 = (first->x - to[0]) * (first->x - to[0]) + (first->y - to[1]) * (first->y - to[1]);
  int d2 = (second->x - to[0]) * (second->x - to[0]) + (second->y - to[1]) * (second->y - to[1]);

  if (d1 != d2)
    return d1 < d2 ? -1 : 1;
  if (first->y != second->y)
    return first->y < second->y ? -1 : 1;
  return first->x < second->x ? -1 : first->x > second->x;
}

/* Sorts by the distance to the most likely offer; without one, to the figure that moves (in a tournament), to the tile
 * in hand, or to the last move. */
static void
sort_nearest (ActFlow *flow, const TableAct *act, const TableOperand *operand, const CarcState *state,
              const CarcEntry *entry, GArray *offers)
{
  gint16 to[2] = { state->rules->start_x, state->rules->start_y };

  if (act->group != 0)
    to[0] = entry->x, to[1] = entry->y;
  else if (state->last_slot != CARC_NONE)
    to[0] = state->slots[state->last_slot].x, to[1] = state->slots[state->last_slot].y;
  if (operand->from != NULL && flow->aids == TABLE_AIDS_TOURNAMENT)
    operand->from (state, entry, &to[0], &to[1]);
  for (guint i = 0; i < offers->len; i++)
    if (g_array_index (offers, TableOffer, i).flags & TABLE_OFFER_LIKELY)
      to[0] = g_array_index (offers, TableOffer, i).x, to[1] = g_array_index (offers, TableOffer, i).y;
  g_array_sort_with_data (offers, compare_nearest, to);
}

/* Moves the offers that `is_last` to the end.  All others, and these, stay in their order. */
static void
put_last (ActFlow *flow, gboolean (*is_last) (ActFlow *flow, const TableOffer *offer), GArray *offers)
{
  for (guint i = 0, n = offers->len; i < n;)
    {
      const TableOffer offer = g_array_index (offers, TableOffer, i);

      if (!is_last (flow, &offer))
        {
          i++;
          continue;
        }
      g_array_remove_index (offers, i);
      g_array_append_val (offers, offer);
      n--;
    }
}

/* Only the player on turn has these: they are last, so that the others have the same places in each turn. */
static gboolean
is_held (ActFlow *flow, const TableOffer *offer)
{
  return carc_tile_held (((const CarcState *) flow->state)->rules, (guint) offer->value[0]);
}

static gboolean
is_otherwise (ActFlow *flow, const TableOffer *offer)
{
  return !is_as_said (flow, (guint) offer->value[2]);
}

/* Could tiles of this kind be drawn, if there were any left? */
static gboolean
has_run_out (const CarcState *state, guint tile)
{
  return state->rules->counts[tile] > 0 && state->remaining[tile] == 0 && !carc_tile_held (state->rules, tile)
         && carc_may_draw (state, tile, NULL);
}

/* Can kinds of tile that have run out keep their places in the list?  Not in a list of other tiles than those of the
 * stack. */
static gboolean
keeps_places (ActFlow *flow)
{
  return carc_flow_asks (flow, &carc_operand_tile) && act_flow_operand (flow)->offer == NULL
         && !carc_flow_is_finding (flow) && flow->aids != TABLE_AIDS_TOURNAMENT;
}

/* The kind of tile of a choice; -1: it is another act, or a tile that the player holds. */
static int
kind_of (ActFlow *flow, guint choice)
{
  const ActChoice *chosen = act_flow_choice (flow, choice);
  const CarcRules *rules = ((const CarcState *) flow->state)->rules;

  return chosen->act == NULL && !carc_tile_held (rules, (guint) chosen->offer.value[0]) ? chosen->offer.value[0] : -1;
}

void
carc_flow_places (ActFlow *flow, gboolean by_set, guint *n_free)
{
  const guint n = flow_n_choices (FLOW (flow));
  const gboolean keeps = keeps_places (flow);
  guint next = 0;

  for (guint i = 0; i < n; i++)
    {
      const int kind = keeps ? kind_of (flow, i) : -1;

      n_free[i] = 0;
      for (; kind >= 0 && next < (guint) kind; next++)
        {
          const CarcTile *tiles = ((const CarcState *) flow->state)->rules->tiles;

          /* A set that has run out needs no row. */
          n_free[i] += has_run_out (flow->state, next) && (!by_set || g_str_equal (tiles[next].set, tiles[kind].set));
        }
      next += kind >= 0;
    }
}

guint
carc_flow_n_places (ActFlow *flow)
{
  const guint n_choices = flow_n_choices (FLOW (flow));
  guint n = 0;

  if (!keeps_places (flow))
    return n_choices;
  for (guint i = 0; i < n_choices; i++)
    n += kind_of (flow, i) >= 0;
  for (guint i = 0; i < ((const CarcState *) flow->state)->rules->n_tiles; i++)
    n += has_run_out (flow->state, i);
  return n;
}

void
carc_flow_offers (ActFlow *flow, const TableAct *act, guint nth, gconstpointer state, gconstpointer entry,
                  GArray *offers)
{
  const TableOperand *operand = &act->operands[nth];

  if (operand->type == &carc_operand_place)
    add_places (flow, state, entry, offers);
  else if (operand->type == &carc_operand_rotation)
    add_rotations (flow, act, nth, state, entry, offers);
  else
    table_act_offer (act, nth, state, entry, offers);
  if (operand->type == &carc_operand_tile && carc_flow_is_finding (flow))
    carc_flow_keep_found (flow, operand, state, entry, offers);
  else if (operand->type == &carc_operand_tile)
    put_last (flow, is_held, offers);
  if (operand->type == &carc_operand_cell && flow->aids == TABLE_AIDS_TOURNAMENT && offers->len > 0)
    forget_legal (state, operand, entry, offers);
  if (operand->type->labels == TABLE_LABELS_BOARD && !(operand->flags & TABLE_OPERAND_ORDERED))
    sort_nearest (flow, act, operand, state, entry, offers);
  if (operand->type == &carc_operand_place)
    put_last (flow, is_otherwise, offers);
}

gboolean
carc_flow_label (ActFlow *flow)
{
  const CarcRules *rules = ((const CarcState *) flow->state)->rules;
  const guint n = flow->choices->len;
  char labels[CARC_TILES_MAX][4];
  gboolean shifts[CARC_TILES_MAX];

  if (carc_flow_asks (flow, &carc_operand_tile) && carc_flow_is_finding (flow))
    carc_flow_label_found (flow);
  else if (carc_flow_asks (flow, &carc_operand_tile))
    {
      carc_tile_labels (rules, labels, shifts);
      for (guint i = 0; i < n; i++)
        {
          ActChoice *choice = &g_array_index (flow->choices, ActChoice, i);
          const guint tile = (guint) choice->offer.value[0];

          memcpy (choice->face.label, labels[tile], 4);
          choice->face.shift = shifts[tile];
        }
    }
  else if (carc_flow_asks (flow, &carc_operand_place) && carc_flow_tile (flow)->rest[0] != '\0')
    {
      g_autofree char (*made)[4] = g_malloc0 (4 * MAX (n, 1));

      flow_labels (made, n, CARC_NO_EDGES FLOW_DIGITS);
      for (guint i = 0; i < n; i++)
        memcpy (g_array_index (flow->choices, ActChoice, i).face.label, made[i], 4);
    }
  else
    return FALSE;
  return TRUE;
}

/* ---- why not ---- */

/* Why the tile does not fit in this rotation with its north-west cell there; "" if it does. */
static void
find_why (ActFlow *flow, int tile, int x, int y, guint rot, TableRefusal *why)
{
  CarcState *laid = carc_lay (flow->state, (guint) tile, x, y, rot, FALSE, why);

  if (laid != NULL)
    why->sentence[0] = '\0';
  carc_state_free (laid);
}

char *
carc_flow_why_not (ActFlow *flow, int x, int y)
{
  const CarcState *state;
  const CarcTile *tile;
  gboolean same = TRUE, turned = FALSE;
  TableRefusal first;
  guint rots;
  int number;

  g_return_val_if_fail (flow != NULL, NULL);

  /* A question that a person asks has a flow without a tile in hand. */
  if (!carc_flow_asks (flow, &carc_operand_place))
    return NULL;
  state = flow->state;
  if (carc_slot_placed (state, carc_slot_at (state, x, y)))
    return NULL;
  rots = carc_flow_tile (flow)->rots;
  number = ((const CarcEntry *) flow->walk.entry)->tile;
  tile = &state->rules->tiles[number];
  /* A big tile is shown at its middle. */
  x -= (tile->w - 1) / 2;
  y -= (tile->h - 1) / 2;
  find_why (flow, number, x, y, rots != 0 ? (guint) __builtin_ctz (rots) : 0, &first);
  for (guint rot = 0; rot < tile->turns; rot++)
    {
      TableRefusal why;

      find_why (flow, number, x, y, rot, &why);
      if (why.sentence[0] == '\0' && (is_as_said (flow, 1u << rot) || !carc_flow_tile (flow)->typed))
        return NULL;
      turned |= why.sentence[0] == '\0';
      same = same && g_str_equal (why.sentence, first.sentence);
    }
  if (turned)
    return g_strdup_printf (_ ("%s; turned, it does"), first.sentence);
  return same ? g_strdup (first.sentence)
              : g_strdup_printf (_ ("%s; turned, it does not fit there either"), first.sentence);
}

/* ---- answers ---- */

static guint
count_places (ActFlow *flow, int tile)
{
  g_autoptr (GArray) places = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  CarcEntry entry = *(const CarcEntry *) flow->walk.entry;

  entry.tile = (gint16) tile;
  carc_flow_offers (flow, flow->walk.act, flow->walk.at + 1, flow->state, &entry, places);
  return places->len;
}

gboolean
carc_flow_takes (ActFlow *flow, const ActChoice *choice)
{
  const CarcState *state = flow->state;
  CarcFlowTile *own = carc_flow_tile (flow);
  const guint rots = (guint) choice->offer.value[1];
  const int tile = choice->offer.value[0];

  /* Another act begins, so the typed edges are forgotten; but an act that is offered instead of placing the tile keeps
   * them. */
  if (choice->act != NULL && flow->base.step < ACT_STEP_OPERAND)
    *own = (CarcFlowTile){ "" };
  if (choice->act != NULL || choice->operand->type != &carc_operand_tile)
    return TRUE;
  own->rots = (guint8) rots;
  own->typed = own->typed && rots != 0;
  carc_flow_rest_of (flow, &state->rules->tiles[tile], rots, own->rest);
  if (rots == 0)
    return TRUE;
  if (flow->walk.act->operands[flow->walk.at + 1].type != &carc_operand_place || count_places (flow, tile) > 0
      || !carc_fits_somewhere (state, (guint) tile))
    return TRUE;
  flow_refuse (FLOW (flow), _ ("It fits, but not turned like that"));
  act_flow_enter (flow, flow->base.step);
  return FALSE;
}

/* While edges may still be typed, the only place is asked for, too: else the next key would choose an act. */
gboolean
carc_flow_waits (ActFlow *flow, const TableOperand *operand)
{
  return operand->type == &carc_operand_place && carc_flow_tile (flow)->rest[0] != '\0';
}

/* ---- turning it before it lies ---- */

/* The next rotation, clockwise, in which the tile in hand has a place; -1: no other has one, or no place is asked. */
static int
next_rotation (ActFlow *flow)
{
  const ActChoice *at = carc_flow_asks (flow, &carc_operand_place) && flow->choices->len > 0
                            ? act_flow_choice (flow, (guint) MAX (flow->base.cursor, 0))
                            : NULL;
  const CarcEntry *entry = flow->walk.entry;
  CarcTilePlaces places;
  guint rots = 0, now, turns;

  if (at == NULL || at->act != NULL)
    return -1;
  carc_tile_places_begin (&places, flow->state, (guint) entry->tile, carc_flow_is_blind (flow, entry));
  for (guint i = 0; i < places.n; i++)
    rots |= places.places[i].rots;
  turns = ((const CarcState *) flow->state)->rules->tiles[entry->tile].turns;
  now = carc_flow_tile (flow)->rots != 0 ? carc_flow_tile (flow)->rots : (guint) at->offer.value[2];
  now = (guint) __builtin_ctz (now);
  for (guint i = 1; i < turns; i++)
    if ((rots >> (now + i) % turns & 1) != 0)
      return (int) ((now + i) % turns);
  return -1;
}

gboolean
carc_flow_can_turn (ActFlow *flow)
{
  return next_rotation (flow) >= 0;
}

/* The places for the tile as it is turned now come first, and the cursor is at the first of them. */
static void
turn_in_hand (ActFlow *flow)
{
  CarcFlowTile *own = carc_flow_tile (flow);

  own->rots = (guint8) (1u << next_rotation (flow));
  own->rest[0] = '\0';
  flow->base.problem[0] = '\0';
  act_flow_enter (flow, flow->base.step);
}

gboolean
carc_flow_turn_said (ActFlow *flow)
{
  const guint rots = carc_flow_tile (flow)->rots, rot = ((const CarcEntry *) flow->walk.entry)->rot;

  return (rots >> rot & 1) != 0;
}

/* ---- keys ---- */

gboolean
carc_flow_key (ActFlow *flow, gunichar key, gboolean shift, FlowAnswer *answer)
{
  CarcFlowTile *own = carc_flow_tile (flow);

  if (carc_flow_asks (flow, &carc_operand_place) && own->rest[0] != '\0' && key == (gunichar) own->rest[0])
    {
      /* The tile was already clear; the rest of its edges may still be typed, and is not an answer to this question. */
      memmove (own->rest, own->rest + 1, strlen (own->rest));
      *answer = FLOW_TAKEN;
      return TRUE;
    }
  if (key == FLOW_KEY_SPACE && carc_flow_can_turn (flow))
    {
      turn_in_hand (flow);
      *answer = FLOW_TAKEN;
      return TRUE;
    }
  if (!carc_flow_asks (flow, &carc_operand_tile))
    return FALSE;
  if (key >= FLOW_KEY_LEFT && key <= FLOW_KEY_DOWN)
    *answer = FLOW_PASSED; /* the palette handles the arrow keys */
  else if (carc_flow_find_key (flow, key, shift, answer))
    return TRUE;
  else if (key > 0x7e || !g_ascii_isalnum ((char) key))
    return FALSE;
  else if (flow->base.typed[0] != '\0' && !carc_flow_is_finding (flow))
    *answer = flow_key_label (FLOW (flow), flow->base.typed, key, TRUE); /* the second sign of a label */
  else
    *answer = flow_key_label (FLOW (flow), "", key, shift); /* typed edges are dropped for a label */
  return TRUE;
}
