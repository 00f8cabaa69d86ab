/* carc-turn.c - applying an entry: place, act, score, next player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Some readings let the table decide while features are scored (A8 running, A10 ask, A11 table).  Then the scoring is
 * played on a trial copy: it either goes through and becomes the state, or the state only asks the question, and the
 * answer plays it again from the start.
 */
#include "carc-arbitress.h"
#include "carc-lake.h"
#include "carc-race.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

/* ---- place ---- */

gboolean
carc_turn_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, gboolean agreed, TableRefusal *why)
{
  const CarcTile *t = &state->rules->tiles[tile];
  guint16 slot = carc_slot_at (state, x, y);
  if (state->remaining[tile] == 0 || !agreed)
    return carc_place_check (state, tile, x, y, rot, why);
  if (t->w * t->h > 1)
    return table_refuse (why, _ ("a tile of several cells cannot be laid against the rules"));
  if (slot == CARC_NONE || carc_slot_placed (state, slot))
    return table_refuse (why, _ ("even by agreement a tile lies on a free cell beside another, not on %d,%d"), x, y);
  return TRUE;
}

void
carc_turn_lay (CarcState *state, guint tile, int x, int y, guint rot)
{
  memcpy (state->turn.before, state->ledger.scores, sizeof state->turn.before);
  state->turn.she_moved = FALSE;
  carc_board_lay (state, tile, x, y, rot);
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->laid)
      state->rules->playing[i]->laid (state);
}

/* ---- act ---- */

static gboolean
find_spot (const CarcState *state, const CarcEntry *entry, guint16 *node, TableRefusal *why)
{
  const CarcTurn *turn = &state->turn;
  guint found = 0;
  *node = CARC_NONE;
  if (entry->has_cell)
    {
      guint16 slot = carc_slot_at (state, entry->cell_x, entry->cell_y);
      for (guint i = 0; i < turn->n_slots; i++)
        found += turn->slots[i] == slot;
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
        return table_refuse (why, _ ("several cells of this tile have that spot: name the cell behind it"));
      *node = here;
    }
  if (*node == CARC_NONE)
    return table_refuse (why, _ ("the tile at %d,%d has no such feature there"),
                         entry->has_cell ? entry->cell_x : entry->x, entry->has_cell ? entry->cell_y : entry->y);
  return TRUE;
}

/* A figure on the lighthouse cell stands in the way of the race (L25). */
static void
warn_of_lighthouse (CarcState *state, guint16 node)
{
  if (carc_lake_of (state)->placed && carc_race_of (state)->keeper < 0
      && state->nodes[node].slot == carc_lake_of (state)->lighthouse && carc_rule (state, CARC_L25) == CARC_L25_BLOCK)
    state->warning = CARC_WARN_LIGHTHOUSE_BLOCKED;
}

static gboolean
act_follower (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const char *name = state->rules->players[state->player].name;
  guint16 node;
  if (!find_spot (state, entry, &node, why))
    return FALSE;
  if (state->nodes[state->nodes[node].feature].figures && !entry->agreed)
    {
      CarcFigureSet on = carc_figures_on (state, node);
      guint first = carc_figures_next (&on, 0);
      return table_refuse (why, _ ("%s cannot claim this %s: %s stands in it already"), name,
                           carc_kind_name ((CarcKind) state->nodes[node].kind),
                           state->rules->players[state->figures[first].player].name);
    }
  guint figure = carc_figure_in_supply (state, state->player, (CarcFigureKind) entry->figure);
  if (figure == CARC_NONE)
    {
      g_autofree char *none = carc_words (_ (carc_figures[entry->figure]->none_left), name);
      return table_refuse (why, "%s", none);
    }
  carc_figure_deploy (state, figure, node);
  warn_of_lighthouse (state, node);
  return TRUE;
}

gboolean
carc_turn_act (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  static gboolean (*const acts[CARC_N_ACTS]) (CarcState *, const CarcEntry *, TableRefusal *) = {
    [CARC_ACT_FOLLOWER] = act_follower,
    [CARC_ACT_ARBITRESS] = carc_arbitress_walk,
    [CARC_ACT_RACER] = carc_race_move,
    [CARC_ACT_ENTER] = carc_race_enter,
  };
  return acts[entry->act] == NULL || acts[entry->act](state, entry, why);
}

/* ---- score, and pass the turn ---- */

static gboolean
end_game (CarcState *state)
{
  state->turn.n_nodes = 0;
  memcpy (state->turn.before, state->ledger.scores, sizeof state->turn.before); /* as play ended (A23) */
  if (!carc_score_end (state))
    return FALSE;
  state->finished = TRUE;
  state->ask = CARC_ASK_NOTHING;
  return TRUE;
}

/* FALSE: something must be asked first; the state is then of no more use. */
static gboolean
conclude (CarcState *state)
{
  state->answers.used = 0;
  if (state->turn.slot != CARC_NONE)
    {
      if (!carc_score_turn (state))
        return FALSE;
      state->turn.slot = CARC_NONE;
      state->turn.she_moved = FALSE;
      state->turn.is_lake = FALSE;
      /* Whoever laid the last tile is still the active player when the end is scored (A10 active). */
      if (state->n_remaining)
        state->player = (guint8) ((state->player + 1) % state->rules->n_players);
    }
  state->ask = CARC_ASK_TILE;
  if (state->n_remaining == 0 || state->ended_early)
    return end_game (state);
  return TRUE;
}

static gboolean
table_may_be_asked (const CarcState *state)
{
  return carc_arbitress_of (state)->on
         && (carc_rule (state, CARC_A10) == CARC_A10_ASK || carc_rule (state, CARC_A11) == CARC_A11_TABLE
             || carc_rule (state, CARC_A8) == CARC_A8_RUNNING);
}

static gboolean
next_order (guint8 *order, guint n)
{
  guint i = n - 1, j = n - 1;
  while (i > 0 && order[i - 1] > order[i])
    i--;
  if (i == 0)
    return FALSE;
  while (order[j] < order[i - 1])
    j--;
  guint8 swap = order[i - 1];
  order[i - 1] = order[j];
  order[j] = swap;
  for (guint k = n - 1; i < k; i++, k--)
    {
      swap = order[i];
      order[i] = order[k];
      order[k] = swap;
    }
  return TRUE;
}

/* Under a running scoreboard: do the features of this tile come out differently in another order? (A9) */
static gboolean
order_matters (const CarcState *state, const guint16 *done, guint n)
{
  gint32 first[TABLE_MAX_PLAYERS];
  guint8 order[CARC_ORDER_MAX];
  gboolean differs = FALSE, is_first = TRUE;
  if (n < 2 || n > CARC_ORDER_MAX)
    return FALSE;
  if (n > 5)
    return TRUE; /* too many orders to try: the table knows */
  for (guint i = 0; i < n; i++)
    order[i] = (guint8) i;
  g_autoptr (CarcState) trial = carc_state_copy (state);
  do
    {
      carc_state_assign (trial, state);
      trial->forecasting = TRUE; /* what the table would say of a tie is not asked for this */
      trial->answers.n_order = (guint8) n;
      memcpy (trial->answers.order, order, n);
      carc_score_turn (trial);
      if (is_first)
        memcpy (first, trial->ledger.scores, sizeof first);
      differs |= memcmp (first, trial->ledger.scores, sizeof first) != 0;
      is_first = FALSE;
    }
  while (!differs && next_order (order, n));
  return differs;
}

static gboolean
ask_order (CarcState *state)
{
  guint16 done[CARC_DONE_MAX];
  guint n_with;
  if (carc_rule (state, CARC_A8) != CARC_A8_RUNNING || state->answers.n_order || state->turn.slot == CARC_NONE)
    return FALSE;
  carc_completed (state, done, &n_with);
  if (!order_matters (state, done, n_with))
    return FALSE;
  state->ask = CARC_ASK_ORDER;
  state->asked = state->player;
  state->n_order = (guint8) n_with;
  memcpy (state->order, done, n_with * sizeof *done);
  return TRUE;
}

void
carc_turn_end (CarcState *state)
{
  if (!table_may_be_asked (state))
    {
      gboolean concluded = conclude (state);
      g_assert (concluded);
      return;
    }
  if (ask_order (state))
    return;
  g_autoptr (CarcState) trial = carc_state_copy (state);
  if (conclude (trial))
    {
      memset (&trial->answers, 0, sizeof trial->answers);
      carc_state_assign (state, trial);
      return;
    }
  state->ask = trial->ask;
  state->pending = trial->pending;
  state->asked = state->player;
}

/* ---- entries ---- */

static gboolean
apply_place (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  g_autoptr (CarcState) saved = NULL;
  if (!carc_turn_may_lay (state, (guint) entry->tile, entry->x, entry->y, entry->rot, entry->agreed, why))
    return FALSE;
  if (entry->act != CARC_ACT_NONE)
    saved = carc_state_copy (state);
  carc_turn_lay (state, (guint) entry->tile, entry->x, entry->y, entry->rot);
  state->slots[state->turn.slot].agreed = entry->agreed;
  if (!carc_turn_act (state, entry, why))
    {
      carc_state_assign (state, saved);
      return FALSE;
    }
  if (state->turn.is_lake)
    carc_race_ask (state);
  else
    carc_turn_end (state);
  return TRUE;
}

void
carc_turn_discard (CarcState *state, guint tile)
{
  state->remaining[tile]--;
  state->aside[tile]++;
  state->n_remaining--;
  state->n_aside++;
  if (state->n_remaining == 0)
    carc_turn_end (state);
}

static gboolean
apply_discard (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  CarcPlace place;
  const char *id = state->rules->tiles[entry->tile].id;
  if (state->remaining[entry->tile] == 0)
    return table_refuse (why, _ ("no tile %s is left to put aside"), id);
  if (entry->tile == state->rules->lake_tile)
    return table_refuse (why, _ ("the lake goes back into the stack: enter “again”"));
  if (!carc_river_waits_for (state, (guint) entry->tile, why))
    return FALSE;
  if (carc_first_place (state, (guint) entry->tile, &place))
    return table_refuse (why, _ ("the tile %s fits, at %d,%d for one: it must be laid"), id, place.x, place.y);
  carc_turn_discard (state, (guint) entry->tile);
  return TRUE;
}

/* The lake fits nowhere (L3). */
static gboolean
apply_again (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  guint lake = state->rules->lake_tile;
  CarcPlace place;
  if (lake == CARC_NONE || state->remaining[lake] == 0)
    return table_refuse (why, _ ("the lake is not in the stack"));
  if (!carc_river_waits_for (state, lake, why))
    return FALSE;
  if (carc_first_place (state, lake, &place))
    return table_refuse (why, _ ("the lake fits, at %d,%d for one: it must be laid"), place.x, place.y);
  if (state->n_remaining == 1)
    {
      carc_turn_discard (state, lake);
      return TRUE;
    }
  if (carc_rule (state, CARC_L3) == CARC_L3_SKIP)
    state->player = (guint8) ((state->player + 1) % state->rules->n_players);
  return TRUE;
}

static gboolean
apply_judge (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  CarcAnswers *answers = &state->answers;
  if (state->ask != CARC_ASK_JUDGE)
    return table_refuse (why, _ ("there is no tie to decide now"));
  if (entry->players & ~state->pending.winners)
    return table_refuse (why, _ ("only the players still tied can be given the points"));
  answers->judged[answers->n++] = entry->players;
  carc_turn_end (state);
  return TRUE;
}

static gboolean
apply_order (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  guint seen = 0;
  if (state->ask != CARC_ASK_ORDER)
    return table_refuse (why, _ ("no order is asked now"));
  for (guint i = 0; i < entry->n_order; i++)
    seen |= 1u << entry->order[i];
  if (entry->n_order != state->n_order || seen != (1u << state->n_order) - 1)
    return table_refuse (why, _ ("the order names each of the %u features once"), state->n_order);
  state->answers.n_order = entry->n_order;
  memcpy (state->answers.order, entry->order, entry->n_order);
  carc_turn_end (state);
  return TRUE;
}

static gboolean
apply_points (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  TableLine line = { .entry = state->n_entries,
                     .player = entry->player,
                     .kind = CARC_LINE_CORRECTION,
                     .because = CARC_BECAUSE_CORRECTED,
                     .feature = -1,
                     .tie = -1,
                     .final = state->finished };
  carc_add_term (&line, entry->points, 1, CARC_NOUN_POINT);
  table_ledger_add (&state->ledger, &line);
  return TRUE;
}

static gboolean
apply_return (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const char *name = state->rules->players[entry->player].name;
  guint16 slot = carc_slot_at (state, entry->cell_x, entry->cell_y);
  if (entry->spot.kind == CARC_SPOT_RACE)
    {
      guint16 racer = carc_race_of (state)->racer[entry->player];
      if (racer == CARC_NONE || state->figures[racer].slot != slot)
        return table_refuse (why, _ ("%s has no racer on %d,%d"), name, entry->cell_x, entry->cell_y);
      carc_race_take_off (state, (guint) entry->player);
      return TRUE;
    }
  guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  for (guint i = 0; node != CARC_NONE && i < state->n_figures; i++)
    if (state->figures[i].at == CARC_AT_FEATURE && state->figures[i].player == entry->player
        && state->figures[i].node == node)
      {
        carc_figure_home (state, i);
        return TRUE;
      }
  return table_refuse (why, _ ("%s has no figure there, on %d,%d"), name, entry->cell_x, entry->cell_y);
}

static gboolean
apply_deploy (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const char *name = state->rules->players[entry->player].name;
  guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  guint figure = carc_figure_in_supply (state, (guint) entry->player, (CarcFigureKind) entry->figure);
  if (node == CARC_NONE)
    return table_refuse (why, _ ("there is no such feature on %d,%d"), entry->cell_x, entry->cell_y);
  if (state->nodes[state->nodes[node].feature].scored)
    return table_refuse (why, _ ("the feature on %d,%d has been scored"), entry->cell_x, entry->cell_y);
  if (figure == CARC_NONE)
    return table_refuse (why, _ ("%s has no such figure in the supply"), name);
  carc_figure_deploy (state, figure, node);
  warn_of_lighthouse (state, node);
  return TRUE;
}

static gboolean
apply_turn (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  state->player = (guint8) entry->player;
  return TRUE;
}

static gboolean
apply_note (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  return TRUE;
}

static gboolean
apply_end (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  state->ended_early = TRUE;
  carc_turn_end (state);
  return TRUE;
}

/* Which entries may come when: a bit for each CarcAsk. */
#define WHEN(ask) (1 << CARC_ASK_##ask)
#define ALWAYS (WHEN (TILE) | WHEN (RACE) | WHEN (JUDGE) | WHEN (ORDER) | WHEN (NOTHING))

typedef struct
{
  gboolean (*apply) (CarcState *state, const CarcEntry *entry, TableRefusal *why);
  guint when;
} Handler;

static const Handler handlers[CARC_N_ENTRY_KINDS] = {
  [CARC_ENTRY_PLACE] = { apply_place, WHEN (TILE) },
  [CARC_ENTRY_RACE] = { carc_race_answer, WHEN (RACE) | WHEN (TILE) },
  [CARC_ENTRY_DISCARD] = { apply_discard, WHEN (TILE) },
  [CARC_ENTRY_AGAIN] = { apply_again, WHEN (TILE) },
  [CARC_ENTRY_JUDGE] = { apply_judge, WHEN (JUDGE) },
  [CARC_ENTRY_ORDER] = { apply_order, WHEN (ORDER) },
  [CARC_ENTRY_POINTS] = { apply_points, WHEN (TILE) | WHEN (NOTHING) },
  [CARC_ENTRY_RETURN] = { apply_return, WHEN (TILE) },
  [CARC_ENTRY_DEPLOY] = { apply_deploy, WHEN (TILE) },
  [CARC_ENTRY_TURN] = { apply_turn, WHEN (TILE) },
  [CARC_ENTRY_NOTE] = { apply_note, ALWAYS },
  [CARC_ENTRY_END] = { apply_end, WHEN (TILE) },
};

static gboolean
say_when (const CarcState *state, TableRefusal *why)
{
  g_autofree char *ask = NULL;
  if (why == NULL)
    return FALSE;
  if (state->ask == CARC_ASK_NOTHING)
    return table_refuse (why, _ ("the game is over"));
  ask = carc_ask_tell (state);
  return table_refuse (why, _ ("something else is asked now: %s"), ask);
}

gboolean
carc_apply (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const Handler *handler = &handlers[entry->kind];
  guint8 warning = state->warning;
  if (!(handler->when & (1 << state->ask)))
    return say_when (state, why);
  state->warning = CARC_WARN_NONE;
  if (!handler->apply (state, entry, why))
    {
      state->warning = warning;
      return FALSE;
    }
  state->n_entries++;
  return TRUE;
}

gboolean
carc_apply_line (CarcState *state, const char *line, TableRefusal *why)
{
  CarcEntry entry;
  return carc_entry_parse (state->rules, line, &entry, why) && carc_apply (state, &entry, why);
}
