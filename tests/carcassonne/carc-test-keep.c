/* carc-test-keep.c - a system with figures on corners and off the board; see carc-test-keep.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-test-keep.h"
#include "carcassonne/carc-rooms.h"

#include <string.h>

enum
{
  ENTRY_RANSOM = CARC_N_ENTRY_KINDS,
  ENTRY_SALLY,
};
enum
{
  ACT_BARN = CARC_N_ACTS,
  ACT_CAPTURE,
  ACT_KEEP,
};

static gboolean
in_play (const CarcState *state)
{
  return carc_in_play (state->rules, carc_system_find ("keep")->id);
}

/* ---- the barn ---- */

static gboolean
apply_barn (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcCellXY *corner = &((const CarcEntry *) given)->path[0];
  const guint barn = carc_figure_in_supply (state, state->player, KEEP_BARN);
  if (barn == CARC_NONE || !carc_corner_on_tile (state, corner->x, corner->y)
      || !carc_is_corner (state, corner->x, corner->y))
    return table_refuse (why, "no shed can stand on that corner");
  carc_figure_to (state, barn, CARC_PLACE_CORNER, carc_slot_at (state, corner->x, corner->y), -1, CARC_LEFT_REMOVED);
  return TRUE;
}

static void
offer_barn (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  if (carc_figure_in_supply (state, state->player, KEEP_BARN) == CARC_NONE)
    return;
  for (guint i = 0; i < state->n_slots; i++)
    if (carc_corner_on_tile (state, state->slots[i].x, state->slots[i].y)
        && carc_is_corner (state, state->slots[i].x, state->slots[i].y))
      carc_offer_corner (offers, state->slots[i].x, state->slots[i].y);
}

/* ---- the prison ---- */

static gboolean
apply_capture (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint figure = carc_figure_standing (state, (guint) entry->player, &entry->at);
  if (!in_play (state) || figure == CARC_NONE || entry->player == state->player)
    return table_refuse (why, "there is nobody to capture");
  carc_figure_to (state, figure, KEEP_PRISON, CARC_NONE, state->player, CARC_LEFT_REMOVED);
  return TRUE;
}

static gboolean
has_standing (const CarcState *state, guint player)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].player == player && state->figures[i].place == CARC_PLACE_FEATURE)
      return TRUE;
  return FALSE;
}

static void
offer_captives (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->rules->n_players; i++)
    if (i != state->player && has_standing (state, i))
      table_offer_players (state, 1u << i, offers);
}

static void
offer_captive (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
               GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  if (entry->player != state->player)
    carc_offer_standing (state, (guint) entry->player, offers);
}

static guint
prisoner (const CarcState *state, guint holder)
{
  const CarcAt at = { .spot = { CARC_SPOT_AT (KEEP_PRISON), 0 }, .holder = (guint8) (holder + 1) };
  return carc_figure_standing (state, state->player, &at);
}

static gboolean
apply_ransom (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint figure = prisoner (state, (guint) ((const CarcEntry *) given)->player);
  if (figure == CARC_NONE)
    return table_refuse (why, "there is nobody to ransom");
  carc_figure_home (state, figure, CARC_LEFT_RETURNED);
  return TRUE;
}

static void
offer_ransom (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->rules->n_players; i++)
    if (prisoner (state, i) != CARC_NONE)
      table_offer_players (state, 1u << i, offers);
}

/* ---- the keep ---- */

/* Only followers enter, because a figure that leaves the keep is put onto a feature. */
static gboolean
may_enter (const CarcState *state, guint kind)
{
  return in_play (state) && carc_is_follower (kind)
         && carc_figure_in_supply (state, state->player, (CarcFigureKind) kind) != CARC_NONE;
}

static gboolean
apply_keep (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint kind = ((const CarcEntry *) given)->figure;
  if (!may_enter (state, kind))
    return table_refuse (why, "no such figure can enter the keep");
  carc_figure_to (state, carc_figure_in_supply (state, state->player, (CarcFigureKind) kind), KEEP_KEEP, CARC_NONE, -1,
                  CARC_LEFT_REMOVED);
  return TRUE;
}

static void
offer_keep (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  for (gint32 kind = 0; kind < (gint32) carc_n_figures; kind++)
    if (may_enter (data, (guint) kind))
      table_offer_add (offers, kind);
}

static guint
kept (const CarcState *state)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].player == state->player && state->figures[i].place == KEEP_KEEP
        && carc_is_follower (state->figures[i].kind))
      return i;
  return CARC_NONE;
}

static gboolean
is_free (const CarcState *state, guint16 node)
{
  const CarcNode *feature = node == CARC_NONE ? NULL : &state->nodes[state->nodes[node].feature];
  return feature != NULL && feature->figures == 0 && !feature->scored;
}

static gboolean
apply_sally (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  const guint figure = kept (state);
  if (figure == CARC_NONE || !is_free (state, node))
    return table_refuse (why, "nobody can leave the keep for %d,%d", entry->cell_x, entry->cell_y);
  carc_figure_deploy (state, figure, node);
  return TRUE;
}

static void
offer_sally (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (guint16 node = 0; kept (state) != CARC_NONE && node < state->n_nodes; node++)
    if (is_free (state, node))
      carc_offer_node (state, node, offers);
}

/* ---- the rows ---- */

static char *
tell_act (gconstpointer before, gconstpointer given)
{
  return g_strdup (", and more");
}

static char *
tell_entry (gconstpointer before, gconstpointer given)
{
  return g_strdup ("A figure comes out");
}

/* clang-format off */
static const TableAct acts[] = {
  { .kind = ACT_BARN, .verb = "shed", .group = CARC_GROUP_ACTS, .apply = apply_barn, .tell = tell_act,
    .operands = { { .type = &carc_operand_corner, CARC_FIELD (path), .offer = offer_barn } } },
  { .kind = ACT_CAPTURE, .verb = "capture", .group = CARC_GROUP_ACTS, .apply = apply_capture, .tell = tell_act,
    .operands = { { .type = &table_operand_player, CARC_FIELD (player), .offer = offer_captives },
                  { .type = &carc_operand_at, CARC_FIELD (at), .offer = offer_captive } } },
  { .kind = ACT_KEEP, .verb = "keep", .group = CARC_GROUP_ACTS, .apply = apply_keep, .tell = tell_act,
    .operands = { { .type = &carc_operand_figure, CARC_FIELD (figure), .offer = offer_keep } } },
  { .kind = ENTRY_RANSOM, .verb = "redeem", .when = CARC_WHEN (TILE), .apply = apply_ransom, .tell = tell_entry,
    .operands = { { .type = &table_operand_player, CARC_FIELD (player), .offer = offer_ransom } } },
  { .kind = ENTRY_SALLY, .verb = "sally", .when = CARC_WHEN (TILE), .apply = apply_sally, .tell = tell_entry,
    .operands = { { .type = &carc_operand_at, CARC_FIELD (at), .offer = offer_sally } } },
};
/* clang-format on */

static const CarcFigureRow figures[] = {
  {
      .id = KEEP_BARN,
      .word = "shed",
      .letter = 'W',
      .supply = { 0, 0, 1, 1, 1, 1, 1 },
      .on_corners = TRUE,
      .blocks_racers = TRUE,
      .title = "Sheds left",
      .name = "Shed",
      .some = { "%u shed", "%u sheds" },
      .left = { " · %u shed", " · %u sheds" },
      .none_left = "%s has no shed left",
      .acted = ", shed: %s",
      .stands = "%s’s shed on the %s",
  },
};
static const CarcPlaceRow place_rows[] = {
  { KEEP_PRISON, "jail", CARC_NAMED_ALONE, .away = TRUE, .held = TRUE, .where = "held by %s",
    .beside = { "%u prisoner: %s", "%u prisoners: %s" } },
  { KEEP_KEEP, "keep", CARC_NAMED_ALONE, .away = TRUE, .where = "in the keep",
    .beside = { "%u in the keep", "%u in the keep" } },
};

void
test_keep_register (void)
{
  static CarcSystem keep;
  carc_register ();
  keep = (CarcSystem){
    .id = (CarcSystemId) carc_n_systems,
    .name = "keep",
    .title = "The Keep",
    .description = "Sheds and prisoners",
    .by = CARC_BY_USE,
    CARC_ROWS (figures),
    CARC_ROWS (place_rows),
    CARC_ROWS (acts),
  };
  carc_system_register (&keep);
}
