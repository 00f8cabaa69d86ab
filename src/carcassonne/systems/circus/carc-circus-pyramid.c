/* carc-circus-pyramid.c - Under the Big Top: acrobats, who climbs onto a pyramid, and what one brings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings BT4, BT6, BT10, BT11 and PC3.  Acrobats are followers at a place of their own: they own nothing
 * and are in no feature.
 */
#include "carc-circus-room.h"

#include "carcassonne/carc-circus-marks.h"
#include "carcassonne/carc-dragon-marks.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "table/table-intl.h"

#include <stdlib.h>

#define EACH 5

/* ---- who stands there ---- */

gboolean
carc_pyramid_is_at (const CarcState *state, guint16 slot)
{
  return carc_in_play (state->rules, CARC_SYSTEM_CIRCUS) && carc_slot_placed (state, slot)
         && carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_ACROBATS);
}

static gboolean
is_acrobat (const CarcState *state, guint index, guint16 slot)
{
  return state->figures[index].place == CARC_PLACE_PYRAMID && state->figures[index].slot == slot;
}

guint
carc_acrobats_on (const CarcState *state, guint16 slot)
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    n += is_acrobat (state, i, slot);
  return n;
}

guint
carc_acrobats_of (const CarcState *state, guint16 slot, guint player)
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    n += state->figures[i].player == player && is_acrobat (state, i, slot);
  return n;
}

/* BT10 */
static gboolean
may_hold (guint kind, TableRefusal *why)
{
  return kind == CARC_FOLLOWER
         || table_refuse (why, _ ("%s: only an ordinary follower is an acrobat"), _ (carc_figures[kind]->name));
}

/* Is there a pyramid on this cell with room for one more?  BR6 */
static gboolean
has_room (const CarcState *state, int x, int y, TableRefusal *why)
{
  const guint16 slot = carc_slot_at (state, x, y);
  if (!carc_pyramid_is_at (state, slot))
    return table_refuse (why, _ ("there is no place for acrobats on %d,%d"), x, y);
  if (state->slots[slot].bridge != CARC_BRIDGE_NONE)
    return table_refuse (why, _ ("a bridge lies over the place for acrobats on %d,%d"), x, y);
  return carc_acrobats_on (state, slot) < CARC_PYRAMID_FULL
         || table_refuse (why, _ ("the pyramid on %d,%d has three acrobats already"), x, y);
}

static gboolean
may_come (const CarcState *state, const CarcAt *at, guint kind, TableRefusal *why)
{
  return may_hold (kind, why) && has_room (state, at->cell_x, at->cell_y, why);
}

/* BT4; the table may agree on a capture, but a tile that is laid by agreement asks for none. */
static gboolean
pyramid_touch (const CarcState *state, guint figure, CarcTouch touch, TableRefusal *why)
{
  const gboolean agreed = state->agreed && state->ask == CARC_ASK_CAPTURE;
  return touch != CARC_TOUCH_CAPTURE || carc_rule (state, CARC_BT4) == CARC_BT4_YES || agreed
         || table_refuse (why, _ ("by BT4 no tower captures an acrobat"));
}

const CarcPlaceRow carc_pyramid_places[1] = {
  { CARC_PLACE_PYRAMID, "pyramid", CARC_NAMED_ON_CELL, .stands = TRUE, .blocks_racers = TRUE, .block_ruling = CARC_PC3,
    .drawn = CARC_DRAWN_PILED, .deploys = TRUE, .name = N_ ("pyramid"), .spot = N_ ("on the pyramid"),
    .where = N_ ("the pyramid at %d,%d"), .may_hold = may_hold, .may_come = may_come, .touch = pyramid_touch },
};

/* ---- climbing ---- */

/* Has the tile just laid this cell, or one around it? */
static gboolean
is_by_tile (const CarcState *laid, guint16 slot)
{
  for (guint i = 0; i < laid->turn.n_slots; i++)
    {
      const CarcSlot *cell = &laid->slots[laid->turn.slots[i]], *at = &laid->slots[slot];
      if (abs (cell->x - at->x) <= 1 && abs (cell->y - at->y) <= 1)
        return TRUE;
    }
  return FALSE;
}

static gboolean
leads_anywhere (const CarcState *laid)
{
  return carc_in_play (laid->rules, CARC_SYSTEM_DRAGON)
         && carc_laid_with (laid, carc_marks_of (CARC_PORTAL)) != CARC_NONE;
}

/* BT10 */
static gboolean
may_climb (const CarcState *laid, int x, int y, TableRefusal *why)
{
  const guint16 slot = carc_slot_at (laid, x, y);
  if (!has_room (laid, x, y, why))
    return FALSE;
  if (laid->agreed)
    return TRUE;
  if (!is_by_tile (laid, slot) && !leads_anywhere (laid))
    return table_refuse (why, _ ("the pyramid on %d,%d is neither on the tile just laid nor beside it"), x, y);
  return carc_may_deploy (laid, CARC_FOLLOWER, slot, why);
}

gboolean
carc_acrobat_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  const guint figure = carc_figure_in_supply (state, state->player, CARC_FOLLOWER);
  if (!may_climb (state, at.x, at.y, why))
    return FALSE;
  if (figure == CARC_NONE)
    return carc_refuse_none_left (state, state->player, CARC_FOLLOWER, why);
  carc_figure_to (state, figure, CARC_PLACE_PYRAMID, carc_slot_at (state, at.x, at.y), -1, CARC_LEFT_REMOVED);
  return TRUE;
}

/* BR6 */
gboolean
carc_pyramid_bears (const CarcState *state, guint16 slot, TableRefusal *why)
{
  return carc_acrobats_on (state, slot) == 0
         || table_refuse (why, _ ("no bridge can lie over the acrobats on %d,%d"), state->slots[slot].x,
                          state->slots[slot].y);
}

/* ---- what a pyramid brings ---- */

/* BT6: of several acrobats whom she is beside, the one who came first. */
static void
reward_fairy (CarcState *state, guint16 slot, gboolean final)
{
  guint serial = 0;
  for (guint k = carc_acrobats_on (state, slot); k > 0; k--)
    {
      const guint before = state->ledger.n_lines;
      guint first = CARC_NONE;
      for (guint i = 0; i < state->n_figures; i++)
        if (is_acrobat (state, i, slot) && state->figures[i].serial > serial
            && (first == CARC_NONE || state->figures[i].serial < state->figures[first].serial))
          first = i;
      serial = state->figures[first].serial;
      carc_fairy_rewards (state, first, CARC_BECAUSE_ACROBAT_BESIDE_FAIRY, CARC_BT6, final);
      if (state->ledger.n_lines > before)
        return;
    }
}

static void
book (CarcState *state, guint16 slot, gboolean final)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint n = carc_acrobats_of (state, slot, player);
      const CarcVerdict verdict = { (guint8) (1 << player), CARC_BECAUSE_ACROBATS, -1, TABLE_RULINGS (CARC_BT11) };
      TableLine line = { .kind = CARC_LINE_PYRAMID,
                         .feature = -1,
                         .final = (guint8) final,
                         .x = state->slots[slot].x,
                         .y = state->slots[slot].y };
      if (n == 0)
        continue;
      carc_add_term (&line, (int) n, EACH, CARC_NOUN_ACROBAT);
      carc_book (state, &verdict, &line);
    }
  if (carc_in_play (state->rules, CARC_SYSTEM_DRAGON) && carc_rule (state, CARC_BT6) == CARC_BT6_YES)
    reward_fairy (state, slot, final);
}

void
carc_pyramids_finish (CarcState *state)
{
  gboolean any = FALSE;
  for (guint i = 0; i < state->n_figures && !any; i++)
    any = state->figures[i].place == CARC_PLACE_PYRAMID;
  for (guint16 slot = 0; any && slot < state->n_slots; slot++)
    if (carc_pyramid_is_at (state, slot))
      book (state, slot, TRUE);
}

static gboolean
may_be_scored (const CarcState *laid, int x, int y, TableRefusal *why)
{
  const guint16 slot = carc_slot_at (laid, x, y);
  if (!carc_pyramid_is_at (laid, slot))
    return table_refuse (why, _ ("there is no place for acrobats on %d,%d"), x, y);
  const guint n = carc_acrobats_on (laid, slot);
  return n >= (laid->agreed ? 1 : CARC_PYRAMID_FULL)
         || table_refuse (why,
                          ngettext ("the pyramid on %d,%d has %u acrobat, and is scored with three",
                                    "the pyramid on %d,%d has %u acrobats, and is scored with three", n),
                          x, y, n);
}

/* BT11: its points do not count where A8 compares points for this tile. */
gboolean
carc_pyramid_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  const guint16 slot = carc_slot_at (state, at.x, at.y);
  gint32 before[TABLE_MAX_PLAYERS];
  if (!may_be_scored (state, at.x, at.y, why))
    return FALSE;
  memcpy (before, state->ledger.scores, sizeof before);
  book (state, slot, FALSE);
  for (guint player = 0; player < state->rules->n_players; player++)
    state->turn.left_out[player] += state->ledger.scores[player] - before[player];
  for (guint i = 0; i < state->n_figures; i++)
    if (is_acrobat (state, i, slot))
      carc_figure_home (state, i, CARC_LEFT_BOWED);
  return TRUE;
}

/* ---- offers and words ---- */

void
carc_pyramid_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  const CarcState *laid = data;
  const gboolean climbs = act->kind == CARC_ACT_ACROBAT;
  if (!carc_in_play (laid->rules, CARC_SYSTEM_CIRCUS)
      || (climbs && carc_figure_in_supply (laid, laid->player, CARC_FOLLOWER) == CARC_NONE))
    return;
  for (guint i = 0; i < laid->n_slots; i++)
    {
      const CarcSlot *slot = &laid->slots[i];
      if (carc_pyramid_is_at (laid, (guint16) i)
          && (climbs ? may_climb (laid, slot->x, slot->y, NULL) : may_be_scored (laid, slot->x, slot->y, NULL)))
        carc_offer_cell (offers, slot->x, slot->y);
    }
}

gboolean
carc_pyramid_offered (gconstpointer laid, const TableAct *act)
{
  return table_offer_any (carc_pyramid_offer, laid, act);
}

char *
carc_pyramid_tell_offer (gconstpointer data, gconstpointer given, const TableOffer *offer)
{
  const CarcState *laid = data;
  const guint n = carc_acrobats_on (laid, carc_slot_at (laid, offer->value[0], offer->value[1]));
  if (n == 0)
    return g_strdup_printf (_ ("%d,%d: nobody yet"), offer->value[0], offer->value[1]);
  /* Translators: the cell of a pyramid, how many stand on it */
  return g_strdup_printf (ngettext ("%d,%d: %u acrobat", "%d,%d: %u acrobats", n), offer->value[0], offer->value[1], n);
}

char *
carc_acrobat_tell (gconstpointer before, gconstpointer given)
{
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  return g_strdup_printf (_ (", an acrobat onto the pyramid at %d,%d"), at.x, at.y);
}

char *
carc_pyramid_tell (gconstpointer before, gconstpointer given)
{
  const CarcCellXY at = ((const CarcEntry *) given)->path[0];
  return g_strdup_printf (_ (", the pyramid at %d,%d is scored"), at.x, at.y);
}

char *
carc_pyramid_names (const CarcState *state, guint16 slot)
{
  GString *names = g_string_new (NULL);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint n = carc_acrobats_of (state, slot, player);
      if (n > 0)
        g_string_append_printf (names, "%s%s %u", names->len > 0 ? ", " : "", carc_name (state, (int) player), n);
    }
  return g_string_free (names, FALSE);
}
