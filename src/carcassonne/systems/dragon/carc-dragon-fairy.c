/* carc-dragon-fairy.c - the fairy of The Princess and the Dragon: where she goes, and whom she pays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings D2 and D9.  She stands beside one follower, on a feature or on a tower, or on a cell (D2 tile).
 * When the follower leaves, she stays where she is and is beside nobody.
 */
#include "carc-dragon.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

#define FOR_A_TURN 1
#define FOR_A_FEATURE 3

gboolean
carc_fairy_may_be_beside (const CarcState *state, guint figure)
{
  return carc_is_follower (state->figures[figure].kind) && carc_figure_touch (state, figure, CARC_TOUCH_FAIRY, NULL);
}

/* ---- the act ---- */

gboolean
carc_fairy_can_go_to (const CarcState *state, guint index)
{
  const CarcFigure *figure = &state->figures[index];
  return figure->player == state->player && carc_fairy_may_be_beside (state, index)
         && carc_dragon_of (state)->beside != index;
}

gboolean
carc_fairy_can_be_on (const CarcState *state, guint16 slot)
{
  if (state->agreed)
    return carc_slot_placed (state, slot) && carc_dragon_of (state)->fairy != slot;
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].slot == slot && state->figures[i].player == state->player
        && carc_fairy_may_be_beside (state, i))
      return carc_dragon_of (state)->fairy != slot;
  return FALSE;
}

/* Each of the two acts belongs to one reading of D2. */
static gboolean
is_read_so (const CarcState *state, guint act, TableRefusal *why)
{
  if (!carc_in_play (state->rules, CARC_SYSTEM_DRAGON))
    return table_refuse (why, _ ("the fairy is not in this game"));
  if (act == CARC_ACT_FAIRY && carc_rule (state, CARC_D2) == CARC_D2_TILE)
    return table_refuse (why, _ ("by D2 the fairy stands on a tile, not beside one follower: write fairy on X,Y"));
  return act != CARC_ACT_FAIRY_ON || carc_rule (state, CARC_D2) == CARC_D2_TILE
         || table_refuse (why, _ ("by D2 the fairy stands beside one follower: write fairy X,Y SPOT"));
}

gboolean
carc_fairy_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *laid = data;
  if (!is_read_so (laid, (guint) act->kind, NULL))
    return FALSE;
  if (laid->agreed && act->kind == CARC_ACT_FAIRY_ON)
    return TRUE;
  for (guint i = 0; i < laid->n_figures; i++)
    if (act->kind == CARC_ACT_FAIRY ? carc_fairy_can_go_to (laid, i)
                                    : laid->figures[i].player == laid->player && carc_fairy_may_be_beside (laid, i)
                                          && carc_dragon_of (laid)->fairy != laid->figures[i].slot)
      return TRUE;
  return FALSE;
}

gboolean
carc_fairy_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcDragon *dragon = carc_dragon_edit (state);
  if (!is_read_so (state, CARC_ACT_FAIRY, why))
    return FALSE;
  const guint figure = carc_pick_find (state, carc_fairy_can_go_to, &entry->at, state->player, entry->figure);
  if (figure == CARC_NONE || !carc_fairy_may_be_beside (state, figure))
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      return table_refuse (why, _ ("%s has no such follower for the fairy there (%s)"),
                           carc_name (state, state->player), place);
    }
  if (dragon->beside == figure)
    return table_refuse (why, _ ("the fairy stands beside this follower already"));
  dragon->beside = (guint16) figure;
  dragon->fairy = state->figures[figure].slot;
  return TRUE;
}

gboolean
carc_fairy_apply_on (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  const guint16 slot = carc_slot_at (state, at.x, at.y);
  if (!is_read_so (state, CARC_ACT_FAIRY_ON, why))
    return FALSE;
  if (slot != CARC_NONE && carc_dragon_of (state)->fairy == slot)
    return table_refuse (why, _ ("the fairy stands on %d,%d already"), at.x, at.y);
  if (slot == CARC_NONE || !carc_fairy_can_be_on (state, slot))
    return table_refuse (why, _ ("%s has no follower for the fairy on %d,%d"), carc_name (state, state->player), at.x,
                         at.y);
  carc_dragon_edit (state)->fairy = slot;
  return TRUE;
}

char *
carc_fairy_tell (gconstpointer before, gconstpointer given)
{
  g_autofree char *place = carc_at_tell (before, &((const CarcEntry *) given)->at);
  /* Translators: behind the tile that was laid; where her follower stands */
  return g_strdup_printf (_ (", the fairy: %s"), place);
}

char *
carc_fairy_tell_on (gconstpointer before, gconstpointer given)
{
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  return g_strdup_printf (_ (", the fairy to %d,%d"), at.x, at.y);
}

/* ---- her points ---- */

/* Is she beside this figure?  D2 */
static gboolean
has_her (const CarcState *state, guint index)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  const CarcFigure *figure = &state->figures[index];
  return (carc_rule (state, CARC_D2) == CARC_D2_TILE ? figure->slot == dragon->fairy : dragon->beside == index)
         && carc_fairy_may_be_beside (state, index);
}

static void
book (CarcState *state, guint player, int count, int each, CarcBecause because, guint ruling, gboolean final)
{
  const CarcSlot *slot = &state->slots[carc_dragon_of (state)->fairy];
  const CarcVerdict verdict = { (guint8) (1 << player), because, -1, TABLE_RULINGS (ruling) };
  TableLine line = { .kind = CARC_LINE_FAIRY, .feature = -1, .final = (guint8) final, .x = slot->x, .y = slot->y };
  carc_add_term (&line, count, each, CARC_NOUN_FAIRY);
  carc_book (state, &verdict, &line);
}

void
carc_fairy_begins (CarcState *state, gboolean again)
{
  CarcDragon *dragon = carc_dragon_edit (state);
  int n = 0;
  dragon->begun = 0;
  if (again || carc_is_late (state)) /* to lay an abbey after the last tile is not a turn */
    return;
  for (guint i = 0; dragon->fairy != CARC_NONE && i < state->n_figures; i++)
    n += state->figures[i].player == state->player && has_her (state, i);
  dragon->begun = (guint8) n;
  if (n > 0)
    book (state, state->player, n, FOR_A_TURN, CARC_BECAUSE_BESIDE_FAIRY, CARC_D9, FALSE);
}

void
carc_fairy_turn_taken (CarcState *state)
{
  const int n = carc_dragon_of (state)->begun;
  if (n > 0)
    book (state, state->player, n, -FOR_A_TURN, CARC_BECAUSE_TURN_TAKEN, CARC_D9, FALSE);
}

void
carc_fairy_scored (CarcState *state, guint16 root, const CarcFigureSet *figures, gboolean final)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  guint first = CARC_NONE;
  if (dragon->fairy == CARC_NONE)
    return;
  /* D2 tile: of several followers on her cell, the one who came first. */
  for (CARC_EACH_FIGURE (i, figures))
    if (has_her (state, i) && (first == CARC_NONE || state->figures[i].serial < state->figures[first].serial))
      first = i;
  if (first != CARC_NONE)
    book (state, state->figures[first].player, 1, FOR_A_FEATURE, CARC_BECAUSE_SCORED_BESIDE_FAIRY, CARC_D9, final);
}

void
carc_fairy_rewards (CarcState *state, guint figure, CarcBecause because, guint ruling, gboolean final)
{
  if (carc_dragon_of (state)->fairy != CARC_NONE && has_her (state, figure))
    book (state, state->figures[figure].player, 1, FOR_A_FEATURE, because, ruling, final);
}

void
carc_fairy_figure_left (CarcState *state, guint figure, CarcLeft why)
{
  if (carc_dragon_of (state)->beside == figure && why != CARC_LEFT_LORD)
    carc_dragon_edit (state)->beside = CARC_NONE;
}
