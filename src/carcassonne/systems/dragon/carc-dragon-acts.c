/* carc-dragon-acts.c - the princess, who sends a knight home, and the portal, which leads a follower elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings D7 and D8.
 */
#include "carc-dragon.h"
#include "carcassonne/carc-mark-ids.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

/* ---- the princess ---- */

/* The city of the princess on the tile just placed; CARC_NONE if it shows none. */
static guint16
city_of_princess (const CarcState *laid)
{
  for (guint i = 0; i < laid->turn.n_nodes; i++)
    {
      const guint16 node = (guint16) (laid->turn.first_node + i);
      if (carc_node_segment (laid, node)->marks & CARC_MARK_PRINCESS && laid->nodes[node].kind == CARC_CITY)
        return laid->nodes[node].feature;
    }
  return CARC_NONE;
}

static gboolean
is_her_knight (const CarcState *laid, guint index)
{
  const CarcFigure *figure = &laid->figures[index];
  const guint16 city = city_of_princess (laid);
  if (figure->at != CARC_AT_FEATURE || !carc_is_follower (figure->kind))
    return FALSE;
  return laid->agreed ? laid->nodes[figure->node].kind == CARC_CITY
                      : city != CARC_NONE && laid->nodes[figure->node].feature == city;
}

gboolean
carc_princess_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *laid = data;
  for (guint i = 0; carc_in_play (laid->rules, CARC_SYSTEM_DRAGON) && i < laid->n_figures; i++)
    if (is_her_knight (laid, i))
      return TRUE;
  return FALSE;
}

/* D8 must */
gboolean
carc_princess_may_act (const CarcState *laid, guint act, TableRefusal *why)
{
  return carc_rule (laid, CARC_D8) != CARC_D8_MUST || act == CARC_ACT_PRINCESS || !carc_princess_offered (laid, NULL)
         || table_refuse (why, _ ("by D8 the princess must send a knight of her city home, and nothing else is done "
                                  "with the tile"));
}

void
carc_princess_offer (gconstpointer laid, gconstpointer given, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  carc_pick_places (laid, is_her_knight, offers);
}

void
carc_princess_offer_players (gconstpointer laid, gconstpointer given, const TableAct *act, const TableOperand *operand,
                             GArray *offers)
{
  carc_pick_players (laid, is_her_knight, &((const CarcEntry *) given)->at, offers);
}

void
carc_princess_offer_kinds (gconstpointer laid, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  const CarcEntry *entry = given;
  carc_pick_kinds (laid, is_her_knight, &entry->at, (guint) entry->player, offers);
}

gboolean
carc_princess_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!carc_in_play (state->rules, CARC_SYSTEM_DRAGON) || (city_of_princess (state) == CARC_NONE && !state->agreed))
    return table_refuse (why, _ ("the tile just placed shows no princess"));
  const guint figure = carc_pick_find (state, is_her_knight, &entry->at, (guint) entry->player, entry->figure);
  if (figure == CARC_NONE || !is_her_knight (state, figure))
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      return table_refuse (why, _ ("%s has no such knight in the city of the princess (%s)"),
                           carc_name (state, entry->player), place);
    }
  const guint meant = carc_which_of (state, figure, entry, why);
  if (meant == CARC_NONE)
    return FALSE;
  carc_figure_home (state, meant, CARC_LEFT_SENT);
  return TRUE;
}

void
carc_princess_offer_which (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  carc_which_offer (state, carc_pick_find (state, is_her_knight, &entry->at, (guint) entry->player, entry->figure),
                    offers);
}

char *
carc_princess_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  /* Translators: behind the tile that was laid; whose figure, its kind, where it stood */
  return g_strdup_printf (_ (", the princess sends home: %s, %s, %s"), carc_name (before, entry->player),
                          _ (carc_figures[entry->figure]->name), place);
}

char *
carc_princess_tell_place (gconstpointer laid, gconstpointer given, const TableOffer *offer)
{
  return carc_pick_tell (laid, is_her_knight, offer);
}

/* ---- the portal ---- */

/* Can a figure of this kind come through the portal to this node?  D7 */
static gboolean
may_come (const CarcState *laid, guint kind, guint16 node, TableRefusal *why)
{
  const CarcNode *feature = &laid->nodes[laid->nodes[node].feature];
  const CarcSlot *slot = &laid->slots[laid->nodes[node].slot];
  if (!carc_is_follower (kind))
    return table_refuse (why, _ ("only a follower goes through a portal"));
  for (guint i = 0; i < laid->turn.n_slots; i++)
    if (laid->turn.slots[i] == laid->nodes[node].slot)
      return table_refuse (why, _ ("a portal leads to another tile, not to its own"));
  const gboolean now = carc_completes (laid, laid->nodes[node].feature);
  if (laid->agreed && !feature->scored && (feature->kind == CARC_FARM || feature->open > 0 || now))
    return carc_figure_may_stand (laid, laid->player, kind, node, why);
  if (now && (feature->kind != CARC_CLOISTER || carc_rule (laid, CARC_D7) == CARC_D7_INCOMPLETE))
    return table_refuse (why, _ ("by D7 a portal does not lead to %d,%d: this tile completes the feature there"),
                         slot->x, slot->y);
  if (feature->scored || (feature->kind != CARC_FARM && feature->open == 0 && !now))
    return table_refuse (why, _ ("the feature on %d,%d is complete"), slot->x, slot->y);
  if (feature->figures > 0)
    return table_refuse (why, _ ("the feature on %d,%d has a figure already"), slot->x, slot->y);
  return carc_figure_may_stand (laid, laid->player, kind, node, why)
         && carc_may_deploy (laid, kind, laid->nodes[node].slot, why) && carc_may_claim_feature (laid, kind, node, why);
}

static gboolean
has_goal (const CarcState *laid, guint kind)
{
  for (guint16 node = 0; node < laid->n_nodes; node++)
    if (may_come (laid, kind, node, NULL))
      return TRUE;
  return FALSE;
}

static gboolean
is_portal (const CarcState *laid)
{
  return carc_in_play (laid->rules, CARC_SYSTEM_DRAGON)
         && (laid->agreed || carc_dragon_tile_shows (laid, CARC_MARK_PORTAL));
}

void
carc_portal_offer_kinds (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                         GArray *offers)
{
  const CarcState *laid = data;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_figure_in_supply (laid, laid->player, (CarcFigureKind) kind) != CARC_NONE && has_goal (laid, kind))
      table_offer_add (offers, (gint32) kind);
}

void
carc_portal_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CarcState *laid = data;
  for (guint16 node = 0; node < laid->n_nodes; node++)
    if (may_come (laid, ((const CarcEntry *) given)->figure, node, NULL))
      carc_offer_node (laid, node, offers);
}

gboolean
carc_portal_offered (gconstpointer laid, const TableAct *act)
{
  g_autoptr (GArray) kinds = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  if (is_portal (laid))
    carc_portal_offer_kinds (laid, NULL, act, NULL, kinds);
  return kinds->len > 0;
}

gboolean
carc_portal_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  const guint figure = carc_figure_in_supply (state, state->player, (CarcFigureKind) entry->figure);
  if (!is_portal (state))
    return table_refuse (why, _ ("the tile just placed shows no portal"));
  if (node == CARC_NONE)
    return table_refuse (why, _ ("there is no such feature on %d,%d"), entry->cell_x, entry->cell_y);
  if (!may_come (state, entry->figure, node, why))
    return FALSE;
  if (figure == CARC_NONE)
    return carc_refuse_none_left (state, state->player, entry->figure, why);
  carc_figure_deploy (state, figure, node);
  return TRUE;
}

char *
carc_portal_tell (gconstpointer before, gconstpointer given)
{
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  g_autofree char *through = g_strdup_printf (_ ("through the portal to %s"), place);
  return carc_words (_ (carc_figures[entry->figure]->acted), through);
}
