/* carc-acts.c - the acts of the base game: their rows and their functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-snapshot.h"
#include "carc-tell-spot.h"
#include "table/table-intl.h"
#include "table/table-pad.h"

/* ---- place a tile, and claim a feature with a figure ---- */

static gboolean
apply_place (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  g_autoptr (CarcState) saved = NULL;
  if (!carc_turn_may_lay (state, (guint) entry->tile, entry->x, entry->y, entry->rot, entry->agreed, why))
    return FALSE;
  if (entry->act != CARC_ACT_NONE || state->rules->hooks[CARC_HOOK_allows_act] != 0)
    saved = carc_state_copy (state);
  carc_turn_lay (state, (guint) entry->tile, entry->x, entry->y, entry->rot);
  if (!carc_turn_act (state, entry, why))
    {
      carc_state_assign (state, saved);
      return FALSE;
    }
  carc_turn_end (state);
  return TRUE;
}

char *
carc_act_tell (const CarcState *before, const CarcEntry *entry)
{
  const TableAct *row = entry->act ? table_acts_find (&carc_act_table, CARC_GROUP_ACTS, entry) : NULL;
  return row != NULL ? row->tell (before, entry) : g_strdup ("");
}

static char *
tell_place (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *act = carc_act_tell (before, entry), *tile = carc_tile_name (&before->rules->tiles[entry->tile]);
  return g_strdup_printf (_ ("%s: %s at %d,%d%s"), carc_name (before, before->player), tile, entry->x, entry->y, act);
}

gboolean
carc_find_claim (const CarcState *state, const CarcEntry *entry, guint16 *node, TableRefusal *why)
{
  const CarcTurn *turn = &state->turn;
  guint found = 0;
  *node = CARC_NONE;
  if (entry->has_cell)
    {
      guint16 slot = carc_slot_at (state, entry->cell_x, entry->cell_y);
      for (guint i = 0; i < turn->n_slots; i++)
        found += turn->slots[i] == slot;
      if (state->agreed) /* onto any tile */
        found += carc_slot_placed (state, slot);
      if (found == 0)
        return table_refuse (why, _ ("%d,%d is not on the tile just placed"), entry->cell_x, entry->cell_y);
      *node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
    }
  for (guint i = 0; !entry->has_cell && i < turn->n_slots; i++)
    {
      const CarcSlot *slot = &state->slots[turn->slots[i]];
      guint16 here = carc_board_node (state, slot->x, slot->y, &entry->spot);
      if (here == CARC_NONE)
        continue;
      if (found++)
        return table_refuse (why, _ ("several cells of this tile have that spot: name the cell after it"));
      *node = here;
    }
  if (*node == CARC_NONE)
    return table_refuse (why, _ ("the tile at %d,%d has no such feature there"),
                         entry->has_cell ? entry->cell_x : entry->x, entry->has_cell ? entry->cell_y : entry->y);
  return TRUE;
}

/* Does the node count in anything that will be scored?  Otherwise its figure would never come home. */
static gboolean
is_alive (const CarcState *laid, guint16 node)
{
  const CarcNode *feature = &laid->nodes[laid->nodes[node].feature];
  return !feature->scored
         && (node >= laid->turn.first_node || feature->kind == CARC_FARM || feature->open > 0
             || carc_completes (laid, laid->nodes[node].feature));
}

gboolean
carc_may_claim (const CarcState *laid, guint kind, guint16 node)
{
  if (!carc_figure_may_stand (laid, laid->player, kind, node, NULL))
    return FALSE;
  if (laid->agreed)
    return is_alive (laid, node);
  if (!carc_may_deploy (laid, kind, laid->nodes[node].slot, NULL))
    return FALSE;
  return carc_figures[kind]->joins_in != 0
         || (laid->nodes[laid->nodes[node].feature].figures == 0 && carc_may_claim_feature (laid, kind, node, NULL));
}

gboolean
carc_act_claim (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const char *name = table_name_said (&state->rules->players[state->player]);
  guint16 node;
  if (!carc_find_claim (state, entry, &node, why))
    return FALSE;
  if (!carc_figure_may_stand (state, state->player, entry->figure, node, why))
    return FALSE;
  if (!carc_may_claim (state, entry->figure, node))
    {
      if (state->agreed)
        return table_refuse (why, _ ("the feature on %d,%d is complete"), state->slots[state->nodes[node].slot].x,
                             state->slots[state->nodes[node].slot].y);
      if (!carc_may_deploy (state, entry->figure, state->nodes[node].slot, why)
          || !carc_may_claim_feature (state, entry->figure, node, why))
        return FALSE;
      CarcFigureSet on = carc_figures_on (state, node);
      guint first = carc_figures_next (&on, 0);
      return table_refuse (why, _ ("%s cannot claim this %s: %s stands in it already"), name,
                           carc_node_name (state, node),
                           table_name_said (&state->rules->players[state->figures[first].player]));
    }
  guint figure = carc_figure_in_supply (state, state->player, (CarcFigureKind) entry->figure);
  if (figure == CARC_NONE)
    return carc_refuse_none_left (state, state->player, entry->figure, why);
  carc_figure_deploy (state, figure, node);
  return TRUE;
}

char *
carc_act_claim_tell (gconstpointer before, gconstpointer given)
{
  const CarcState *state = before;
  const CarcEntry *entry = given;
  if (entry->at.has_cell && carc_slot_placed (state, carc_slot_at (state, entry->cell_x, entry->cell_y)))
    {
      g_autofree char *place = carc_at_tell (state, &entry->at); /* by agreement, on a tile that lay there before */
      return carc_words (_ (carc_figures[entry->figure]->acted), place);
    }
  g_autofree char *spot = carc_spot_there_tell (state, entry);
  return carc_words (_ (carc_figures[entry->figure]->acted), spot);
}

/* Has the player a figure of the row's kind, and can it claim a feature?  By agreement, features with figures count,
 * too. */
gboolean
carc_act_claim_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *laid = data;
  const guint kind = act->fixed[0].value;
  if (carc_figure_in_supply (laid, laid->player, (CarcFigureKind) kind) == CARC_NONE)
    return FALSE;
  for (guint i = 0; i < laid->turn.n_nodes; i++)
    if (carc_may_claim (laid, kind, (guint16) (laid->turn.first_node + i)))
      return TRUE;
  return FALSE;
}

/* ---- a tile that fits nowhere ---- */

static gboolean
apply_discard (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcPlace place;
  const char *id = state->rules->tiles[entry->tile].id;
  if (!carc_is_left (state, (guint) entry->tile))
    return table_refuse (why, _ ("no tile %s is left to put aside"), id);
  if (carc_tile_held (state->rules, (guint) entry->tile))
    return table_refuse (why, _ ("the tile %s is not drawn: it stays with its player"), id);
  if (state->rules->tiles[entry->tile].again && !state->agreed)
    return table_refuse (why, _ ("the tile %s goes back into the stack: enter “again”"), id);
  if (!state->agreed && !carc_may_draw (state, (guint) entry->tile, why))
    return FALSE;
  if (!state->agreed && carc_must_be_laid (state, (guint) entry->tile, &place))
    return table_refuse (why, _ ("the tile %s fits, for example at %d,%d: it must be laid"), id, place.x, place.y);
  carc_turn_discard (state, (guint) entry->tile);
  return TRUE;
}

static void
offer_discard (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
               GArray *offers)
{
  const CarcState *state = data;
  CarcPlace place;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (state->rules->counts[i] > 0 && !carc_tile_held (state->rules, i)
        && (state->agreed || (!state->rules->tiles[i].again && carc_may_draw (state, i, NULL))))
      carc_offer_tile (offers, i, carc_is_left (state, i) && (state->agreed || !carc_must_be_laid (state, i, &place)));
}

/* A tile that goes back into the stack, or that is not drawn, cannot be put aside instead. */
static gboolean
discard_instead (gconstpointer data, gconstpointer given)
{
  const CarcState *state = data;
  const guint tile = (guint) ((const CarcEntry *) given)->tile;
  return !state->rules->tiles[tile].again && !carc_tile_held (state->rules, tile) && carc_may_draw (state, tile, NULL);
}

/* A tile that fits nowhere may be laid by agreement instead. */
static gboolean
agreed_instead (gconstpointer state, gconstpointer given)
{
  const CarcEntry *entry = given;
  return !entry->agreed && carc_may_draw (state, (guint) entry->tile, NULL);
}

static char *
tell_discard (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *tile = carc_tile_name (&before->rules->tiles[entry->tile]);
  return g_strdup_printf (entry->agreed ? _ ("%s: %s is put aside") : _ ("%s: %s fits nowhere and is put aside"),
                          carc_name (before, before->player), tile);
}

/* ---- corrections ---- */

static gboolean
apply_points (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  TableLine line = table_pad_line (state, entry, CARC_LINE_CORRECTION, CARC_BECAUSE_CORRECTED);
  carc_add_term (&line, entry->number, 1, CARC_NOUN_POINT);
  table_pad_book (state, entry, &line);
  return TRUE;
}

/* The figure that the entry takes back, or one equal to it.  If it names no kind: a follower, or the only kind there.
 * CARC_NONE and a refusal if there is none, or if a kind must be named. */
static guint
find_returned (const CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const guint player = (guint) entry->player;
  const char *name = table_name_said (&state->rules->players[player]);
  const guint32 kinds = carc_kinds_standing (state, player, &entry->at);
  if (entry->choice == 0 && (kinds & (1u << CARC_FOLLOWER)) == 0 && (kinds & (kinds - 1)) != 0)
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      table_refuse (why, _ ("%s has figures of several kinds there (%s): name the kind"), name, place);
      return CARC_NONE;
    }
  const guint figure = entry->choice == 0 ? carc_figure_standing (state, player, &entry->at)
                                          : carc_figure_standing_of (state, player, &entry->at, entry->choice - 1u);
  if (figure == CARC_NONE && carc_spot_row (&entry->spot)->absent != NULL)
    {
      g_autofree char *absent = carc_words (_ (carc_spot_row (&entry->spot)->absent), name, entry->cell_x,
                                            entry->cell_y);
      table_refuse (why, "%s", absent);
    }
  else if (figure == CARC_NONE && kinds != 0)
    carc_refuse_no_figure (state, player, &entry->at, why);
  else if (figure == CARC_NONE && carc_at_by_cell (&entry->at))
    table_refuse (why, _ ("%s has no figure there, on %d,%d"), name, entry->cell_x, entry->cell_y);
  else if (figure == CARC_NONE)
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      table_refuse (why, _ ("%s has no figure there (%s)"), name, place);
    }
  return figure;
}

static void
offer_which_returns (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  carc_which_offer (state, find_returned (state, entry, NULL), offers);
}

static gboolean
apply_return (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint figure = carc_which_of (state, find_returned (state, entry, why), entry, why);
  if (figure == CARC_NONE)
    return FALSE;
  carc_figure_home (state, figure, CARC_LEFT_RETURNED);
  return TRUE;
}

static char *
tell_return (gconstpointer before, gconstpointer given)
{
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_by_cell (&entry->at) ? NULL : carc_at_tell (before, &entry->at);
  if (place != NULL)
    return g_strdup_printf (_ ("%s takes a figure back (%s): %s"), carc_name (before, entry->player), place,
                            entry->why);
  return g_strdup_printf (_ ("%s takes a figure back from %d,%d: %s"), carc_name (before, entry->player), entry->cell_x,
                          entry->cell_y, entry->why);
}

/* May a correction put a figure of the entry's kind there? */
static gboolean
may_stand (const CarcState *state, const CarcEntry *entry, guint16 node, TableRefusal *why)
{
  if (carc_spot_place (&entry->spot) != CARC_PLACE_FEATURE)
    return carc_may_come (state, (guint) entry->player, entry->figure, &entry->at, why);
  if (carc_figures[entry->figure]->on_corners)
    return table_refuse (why, _ ("this kind of figure stands on corners only"));
  if (node == CARC_NONE)
    return table_refuse (why, _ ("there is no such feature on %d,%d"), entry->cell_x, entry->cell_y);
  if (!carc_figure_may_stand (state, (guint) entry->player, entry->figure, node, why))
    return FALSE;
  return !state->nodes[state->nodes[node].feature].scored
         || table_refuse (why, _ ("the feature on %d,%d has been scored"), entry->cell_x, entry->cell_y);
}

gboolean
carc_apply_deploy (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const char *name = table_name_said (&state->rules->players[entry->player]);
  const guint16 node = carc_at_by_cell (&entry->at)
                           ? carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot)
                           : CARC_NONE;
  const guint figure = carc_figure_in_supply (state, (guint) entry->player, (CarcFigureKind) entry->figure);
  if (!may_stand (state, entry, node, why))
    return FALSE;
  if (figure == CARC_NONE)
    return table_refuse (why, _ ("%s has no such figure in the supply"), name);
  carc_figure_put (state, figure, &entry->at);
  return TRUE;
}

static char *
tell_deploy (gconstpointer before, gconstpointer given)
{
  const CarcEntry *entry = given;
  if (!carc_at_by_cell (&entry->at))
    {
      g_autofree char *place = carc_at_tell (before, &entry->at);
      return g_strdup_printf (_ ("%s puts a forgotten figure down (%s): %s"), carc_name (before, entry->player), place,
                              entry->why);
    }
  g_autofree char *spot = carc_spot_on_board_tell (before, entry->cell_x, entry->cell_y, &entry->spot);
  return g_strdup_printf (_ ("%s puts a forgotten figure on %d,%d, %s: %s"), carc_name (before, entry->player),
                          entry->cell_x, entry->cell_y, spot, entry->why);
}

/* ---- whose turn, a note, the end ---- */

static void
give_turn (CarcState *state, guint player)
{
  state->again = FALSE;
  state->player = (guint8) player;
  carc_turn_begins (state, FALSE);
}

static gboolean
apply_turn (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!carc_is_there (state, (guint) entry->player))
    return table_refuse_away (state->rules, (guint) entry->player, why);
  if (state->player == (guint) entry->player)
    return TRUE;
  if (!carc_may_take_turn (state, why))
    return FALSE;
  carc_turn_taken (state);
  give_turn (state, (guint) entry->player);
  return TRUE;
}

/* Whoever leaves in the middle of a turn has played the first tile of it. */
static gboolean
apply_leave (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint player = (guint) ((const CarcEntry *) given)->player;
  const gboolean on_turn = state->player == player && !state->on_pad && state->ask != CARC_ASK_SNAPSHOT;
  if (!table_leave (state, given, why))
    return FALSE;
  if (!on_turn)
    return TRUE;
  if (state->ask == CARC_ASK_LATE || state->again)
    {
      carc_turn_pass (state);
      return TRUE;
    }
  carc_turn_taken (state);
  give_turn (state, table_next_there (state->rules, state->away, player));
  return TRUE;
}

static void
offer_turns (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const guint there = table_there (state->rules, state->away);
  table_offer_players (state, carc_may_take_turn (state, NULL) ? there : 1u << state->player, offers);
}

static gboolean
apply_end (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (state->on_pad)
    {
      carc_pad_end (state);
      return TRUE;
    }
  state->ended_early = TRUE;
  carc_turn_end_game (state);
  return TRUE;
}

/* ---- the rows ---- */

#define NAME(asks, among) .type = &table_operand_player, CARC_FIELD (player), .ask = asks, .offer = among
#define NAME_OPERAND(asks)                                                                                             \
  {                                                                                                                    \
    NAME (asks, NULL)                                                                                                  \
  }
/* The operands for a tile, its place, its rotation, and what is done with it. */
#define TILE_OPERANDS(asks)                                                                                            \
  { .type = &carc_operand_tile, CARC_FIELD (tile), .ask = asks }, { .type = &carc_operand_place, CARC_FIELD (cell) },  \
      { .type = &carc_operand_rotation, CARC_FIELD (rot), .flags = TABLE_OPERAND_TURNED },                             \
  {                                                                                                                    \
    .group = CARC_GROUP_ACTS, .flags = TABLE_OPERAND_OPTIONAL, .ask = N_ ("What goes on it?"),                         \
    .otherwise = N_ ("No follower")                                                                                    \
  }

/* clang-format off */
const TableAct carc_base_acts[CARC_N_BASE_ACTS] = {
  { .kind = CARC_ENTRY_PLACE, .verb = "place", .prefixed = CARC_WHEN (TILE) | CARC_WHEN (LATE),
    .operands = { TILE_OPERANDS (N_ ("Which tile?")) },
    .when = CARC_WHEN (TILE) | CARC_WHEN (LATE), .apply = apply_place, .tell = tell_place },
  { .verb = "agreed", .prefix = TRUE, .rare = TRUE, .fixed = { CARC_FIXED_FIELD (agreed, TRUE) }, .n_fixed = 1,
    .operands = { CARC_WHY_OPERAND (N_ ("Why is it allowed?"), N_ ("the table agreed")) },
    .when = CARC_ALWAYS & ~CARC_WHEN (SNAPSHOT),
    .title = N_ ("Against the rules, as agreed"), .key = 'a', .ask = N_ ("What is done against the rules?") },
  { CARC_CLAIM_ROW ("follower", CARC_FOLLOWER, NULL, 0) },
  { .kind = CARC_ENTRY_DISCARD, .verb = "discard",
    .operands = { { .type = &carc_operand_tile, CARC_FIELD (tile), .ask = N_ ("Which tile is put aside?"),
                    .offer = offer_discard } },
    .when = CARC_WHEN (TILE), .prefixed = CARC_WHEN (TILE), .title = N_ ("Put a tile aside that fits nowhere"),
    .key = 'd', .rare = TRUE, .instead = discard_instead, .apply = apply_discard, .tell = tell_discard },
  { .kind = CARC_ENTRY_PLACE, .way = TRUE, .rare = TRUE, .fixed = { CARC_FIXED_FIELD (agreed, TRUE) }, .n_fixed = 1,
    .operands = { TILE_OPERANDS (N_ ("Which tile, against the rules?")) },
    .prefixed = CARC_WHEN (TILE) | CARC_WHEN (LATE), .title = N_ ("Lay a tile against the rules, as agreed"),
    .key = 'a', .instead = agreed_instead },
  { .kind = CARC_ENTRY_POINTS, .verb = "points",
    .operands = { NAME_OPERAND (N_ ("Whose points?")),
                  { .type = &table_operand_correction, CARC_FIELD (number), .low = -999, .high = 999 },
                  CARC_WHY_OPERAND (N_ ("How many points, and why?"), NULL) },
    .when = CARC_WHEN (TILE) | CARC_WHEN (LATE) | CARC_WHEN (PAD) | CARC_WHEN (NOTHING),
    .title = N_ ("Correct points"), .key = 'p',
    .rare = TRUE, .apply = apply_points, .tell = table_points_tell },
  { .kind = CARC_ENTRY_RETURN, .verb = "return",
    .operands = { { NAME (N_ ("Whose figure?"), carc_offer_standers) },
                  { .type = &carc_operand_standing, CARC_FIELD (at), .ask = N_ ("Which figure goes home?") },
                  { .type = &carc_operand_figure_there, CARC_FIELD (choice), .flags = TABLE_OPERAND_OPTIONAL },
                  { .type = &carc_operand_which_there, CARC_FIELD (which), .flags = TABLE_OPERAND_OPTIONAL,
                    .offer = offer_which_returns },
                  CARC_WHY_OPERAND (N_ ("Why does it go home?"), N_ ("it was forgotten")) },
    .when = CARC_WHEN (TILE) | CARC_WHEN (LATE), .title = N_ ("A figure goes home"), .key = 'h', .rare = TRUE,
    .apply = apply_return, .tell = tell_return },
  { .kind = CARC_ENTRY_DEPLOY, .verb = "deploy",
    .operands = { NAME_OPERAND (N_ ("Whose figure?")),
                  { .type = &carc_operand_figure, CARC_FIELD (figure) },
                  { .type = &carc_operand_stand, CARC_FIELD (at), .flags = TABLE_OPERAND_BY_CELL,
                    .ask = N_ ("Onto which tile?") },
                  CARC_WHY_OPERAND (N_ ("Why only now?"), N_ ("it was forgotten")) },
    .when = CARC_WHEN (TILE) | CARC_WHEN (LATE), .title = N_ ("Put a forgotten figure down"), .key = 'f', .rare = TRUE,
    .apply = carc_apply_deploy, .tell = tell_deploy },
  { .kind = CARC_ENTRY_TURN, .verb = "turn",
    .operands = { { NAME (N_ ("Whose turn is it?"), offer_turns) },
                  CARC_WHY_OPERAND (N_ ("Why?"), N_ ("out of turn")) },
    .when = CARC_WHEN (TILE), .title = N_ ("Say whose turn it is"), .key = 't', .rare = TRUE,
    .apply = apply_turn, .tell = table_turn_tell },
  TABLE_AWAY_ACTS (CARC_ENTRY_LEAVES, CARC_ENTRY_COMES,
                   CARC_WHEN (TILE) | CARC_WHEN (LATE) | CARC_WHEN (PAD) | CARC_WHEN (SNAPSHOT), apply_leave,
                   table_come),
  TABLE_NOTE_ACTS (CARC_ENTRY_NOTE, CARC_ALWAYS),
  { .kind = CARC_ENTRY_END, .verb = "end",
    .operands = { CARC_WHY_OPERAND (N_ ("Why does it end here?"), N_ ("the table stopped")) },
    .when = CARC_WHEN (TILE) | CARC_WHEN (PAD), .title = N_ ("End the game now"), .key = 'e', .rare = TRUE,
    .apply = apply_end, .tell = table_end_tell },
  TABLE_PAD_ACT (CARC_ENTRY_PAD, CARC_WHEN (TILE) | CARC_WHEN (LATE), carc_pad_apply),
  TABLE_SCORE_ACT (CARC_ENTRY_SCORE, CarcEntry, number, CARC_WHEN (PAD) | CARC_WHEN (SNAPSHOT), carc_pad_offer_players,
                   carc_pad_offer, carc_pad_apply_score),
  { .kind = CARC_ENTRY_SNAPSHOT, .verb = "snapshot", .rare = TRUE, .when = CARC_WHEN (TILE),
    .title = N_ ("The game has already begun"), .key = 'g',
    .offered = carc_snapshot_offered, .apply = carc_snapshot_apply, .tell = carc_snapshot_tell },
  { .kind = CARC_ENTRY_LIES, .verb = "lies",
    .operands = { { .type = &carc_operand_tile, CARC_FIELD (tile), .ask = N_ ("Which tile lies there?"),
                    .offer = carc_snapshot_offer_tiles },
                  { .type = &carc_operand_place, CARC_FIELD (cell) },
                  { .type = &carc_operand_rotation, CARC_FIELD (rot), .flags = TABLE_OPERAND_TURNED },
                  { .group = CARC_GROUP_HERE, .flags = TABLE_OPERAND_OPTIONAL, .ask = N_ ("Who stands on it?"),
                    .otherwise = N_ ("Nobody") } },
    .when = CARC_WHEN (SNAPSHOT), .prefixed = CARC_WHEN (SNAPSHOT),
    .apply = carc_snapshot_apply_lies, .tell = carc_snapshot_tell_lies },
  { .kind = CARC_ACT_WITH, .verb = "with", .group = CARC_GROUP_HERE,
    .operands = { { .type = &table_operand_player, CARC_FIELD (player), .offer = carc_snapshot_offer_players },
                  { .type = &carc_operand_figure, CARC_FIELD (figure), .offer = carc_snapshot_offer_kinds },
                  { .type = &carc_operand_claim, CARC_FIELD (at), .offer = carc_snapshot_offer_spots } },
    .offered = carc_snapshot_with_offered, .apply = carc_snapshot_apply_with, .tell = carc_snapshot_tell_with },
  { .kind = CARC_ENTRY_STANDS, .verb = "stands", .rare = TRUE,
    .operands = { NAME_OPERAND (N_ ("Whose figure?")),
                  { .type = &carc_operand_figure, CARC_FIELD (figure) },
                  { .type = &carc_operand_stand, CARC_FIELD (at), .flags = TABLE_OPERAND_BY_CELL,
                    .ask = N_ ("On which tile?") } },
    .when = CARC_WHEN (SNAPSHOT), .title = N_ ("Another figure stands"), .key = 'f',
    .apply = carc_apply_deploy, .tell = carc_snapshot_tell_stands },
  { .kind = CARC_ENTRY_ASIDE, .verb = "aside", .rare = TRUE,
    .operands = { { .type = &carc_operand_tile, CARC_FIELD (tile), .ask = N_ ("Which tile is out of the game?"),
                    .offer = carc_snapshot_offer_drawn } },
    .when = CARC_WHEN (SNAPSHOT), .title = N_ ("A tile was put aside"), .key = 'd',
    .apply = carc_snapshot_apply_aside, .tell = carc_snapshot_tell_aside },
  { .kind = CARC_ENTRY_PLAY_ON, .verb = "play on", .rare = TRUE,
    .operands = { { NAME (N_ ("Whose turn is it?"), table_away_offer_there) } },
    .when = CARC_WHEN (SNAPSHOT), .title = N_ ("All is entered: play on"), .key = 'g',
    .apply = carc_snapshot_apply_on, .tell = carc_snapshot_tell_on },
};
/* clang-format on */

static char *
ask_tile (const CarcState *state)
{
  return g_strdup_printf (state->again ? _ ("%s: which second tile?") : _ ("%s: which tile?"),
                          carc_name (state, state->player));
}

const CarcQuestionRow carc_base_questions[CARC_N_BASE_QUESTIONS] = {
  { .id = CARC_ASK_TILE, .word = "tile", .tell = ask_tile },
  { .id = CARC_ASK_NOTHING, .word = "nothing", .says = N_ ("the game is over") },
  { .id = CARC_ASK_LATE, .word = "late", .says = N_ ("%s: a tile of your own, now that the stack is empty?") },
  { .id = CARC_ASK_PAD, .word = "pad", .says = N_ ("who gets points?") },
  { .id = CARC_ASK_SNAPSHOT, .word = "snapshot", .says = N_ ("which tile lies on the table?") },
};
