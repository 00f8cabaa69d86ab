/* turn-choices.c - what can be answered at each step of the prompt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow-private.h"

#include <string.h>

/* The keys of claims: a, j and r do something else at that step. */
static const char claim_keys[] = "123456789bcdefghiklmnopqstuvwxyz";

static const struct
{
  TurnCommand command;
  char key;
} commands[] = {
  { TURN_DO_AGREED, 'a' }, { TURN_DO_DISCARD, 'd' }, { TURN_DO_POINTS, 'p' },
  { TURN_DO_RETURN, 'h' }, { TURN_DO_DEPLOY, 'f' },  { TURN_DO_PLAYER, 't' },
  { TURN_DO_NOTE, 'n' },   { TURN_DO_LINE, 'l' },    { TURN_DO_END, 'e' },
};

static TurnChoice *
add (TurnFlow *flow, TurnPick pick, char key)
{
  TurnChoice choice = { .pick = pick, .rot = -1, .index = -1 };

  choice.label[0] = key;
  g_array_append_val (flow->choices, choice);
  return &g_array_index (flow->choices, TurnChoice, flow->choices->len - 1);
}

static TurnChoice *
add_at (TurnFlow *flow, TurnPick pick, int x, int y)
{
  TurnChoice *choice = add (flow, pick, '\0');

  choice->on_map = TRUE;
  choice->x = (gint16) x;
  choice->y = (gint16) y;
  return choice;
}

static void
set_spot (TurnChoice *choice, const CarcSegment *segment)
{
  choice->spot = carc_segment_spot (segment);
  choice->spot_x = segment->spot_x;
  choice->spot_y = segment->spot_y;
}

static void
label_all (TurnFlow *flow)
{
  guint n = flow->choices->len;
  char (*labels)[4] = g_malloc0_n (n + 1, sizeof *labels);

  flow_labels (labels, n, flow->rest[0] != '\0' ? TURN_NO_EDGES FLOW_DIGITS : FLOW_LETTERS FLOW_DIGITS);
  for (guint i = 0; i < n; i++)
    memcpy (g_array_index (flow->choices, TurnChoice, i).label, labels[i], 4);
  g_free (labels);
}

/* ---- TURN_TILE ---- */

static gboolean
can_be_drawn (TurnFlow *flow, guint tile)
{
  const CarcState *state = flow->state;

  if (state->rules->counts[tile] == 0)
    return FALSE;
  /* In a tournament the palette must not count what is left. */
  if (flow->aids != TABLE_AIDS_TOURNAMENT && state->remaining[tile] == 0)
    return FALSE;
  return carc_may_draw (state, tile, NULL);
}

static void
fill_tiles (TurnFlow *flow)
{
  const CarcRules *rules = flow->state->rules;
  char labels[CARC_TILES_MAX][4];
  gboolean shifts[CARC_TILES_MAX];

  turn_tile_labels (rules, labels, shifts);
  for (guint i = 0; i < rules->n_tiles; i++)
    if (can_be_drawn (flow, i))
      {
        TurnChoice *choice = add (flow, TURN_PICK_TILE, '\0');

        memcpy (choice->label, labels[i], 4);
        choice->shift = shifts[i];
        choice->index = (int) i;
      }
}

static void
fill_edges (TurnFlow *flow)
{
  const CarcRules *rules = flow->state->rules;
  char code[5];

  for (guint i = 0; i < rules->n_tiles; i++)
    {
      const CarcTile *tile = &rules->tiles[i];

      if (!can_be_drawn (flow, i) || tile->w * tile->h != 1)
        continue;
      for (guint rot = 0; rot < tile->turns; rot++)
        {
          turn_tile_code (tile, rot, code);
          if (g_str_has_prefix (code, flow->base.typed))
            {
              TurnChoice *choice = add (flow, TURN_PICK_TILE, '\0');

              choice->index = (int) i;
              choice->rot = (int) rot;
            }
        }
    }
  if (flow->choices->len <= 9)
    for (guint i = 0; i < flow->choices->len; i++)
      g_array_index (flow->choices, TurnChoice, i).label[0] = (char) ('1' + i);
}

void
turn_choices_typed (TurnFlow *flow)
{
  g_assert (flow->base.step == TURN_TILE);

  g_array_set_size (flow->choices, 0);
  if (flow->base.typed[0] != '\0')
    fill_edges (flow);
  else
    fill_tiles (flow);
}

/* ---- TURN_SPOT ---- */

static int
compare_nearest (gconstpointer a, gconstpointer b, gpointer data)
{
  const TurnChoice *first = a, *second = b;
  const gint16 *to = data;
  int d1 = (first->x - to[0]) * (first->x - to[0]) + (first->y - to[1]) * (first->y - to[1]);
  int d2 = (second->x - to[0]) * (second->x - to[0]) + (second->y - to[1]) * (second->y - to[1]);

  if (d1 != d2)
    return d1 < d2 ? -1 : 1;
  if (first->y != second->y)
    return first->y < second->y ? -1 : 1;
  return first->x < second->x ? -1 : first->x > second->x;
}

static void
sort_nearest (TurnFlow *flow, int x, int y)
{
  gint16 to[2] = { (gint16) x, (gint16) y };

  g_array_sort_with_data (flow->choices, compare_nearest, to);
}

static void
sort_from_last_move (TurnFlow *flow)
{
  const CarcState *state = flow->state;

  if (state->last_slot != CARC_NONE)
    sort_nearest (flow, state->slots[state->last_slot].x, state->slots[state->last_slot].y);
  else
    sort_nearest (flow, state->rules->start_x, state->rules->start_y);
}

static void
fill_places (TurnFlow *flow)
{
  turn_choices_places (flow, flow->choices);
  sort_from_last_move (flow);
  label_all (flow);
  if (flow->choices->len > 0)
    flow->base.cursor = 0;
}

/* ---- TURN_ACT and its further steps ---- */

static void
fill_claims (TurnFlow *flow)
{
  const CarcState *laid = flow->laid;
  CarcClaim claims[CARC_CLAIMS_MAX];
  guint n = MIN (carc_claims (laid, claims, CARC_CLAIMS_MAX), CARC_CLAIMS_MAX);

  for (guint kind = 0; kind < carc_n_figures; kind++)
    {
      if (carc_supply (laid, laid->player, (CarcFigureKind) kind) == 0)
        continue;
      for (guint i = 0; i < n; i++)
        {
          TurnChoice *choice = add_at (flow, TURN_PICK_CLAIM, claims[i].x, claims[i].y);

          if (i < sizeof claim_keys - 1)
            choice->label[0] = claim_keys[i];
          choice->shift = kind == CARC_BIG;
          choice->figure = (guint8) kind;
          choice->index = (int) i;
          choice->spot = claims[i].spot;
          choice->spot_x = claims[i].spot_x;
          choice->spot_y = claims[i].spot_y;
        }
    }
}

/* Into the race with a figure of the supply; FALSE if there is none. */
static gboolean
add_joining (TurnFlow *flow, TurnPick pick, const CarcState *state, guint player)
{
  gboolean any = FALSE;

  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (carc_figures[kind]->may_race && carc_supply (state, player, (CarcFigureKind) kind) > 0)
      {
        TurnChoice *choice = add (flow, pick, 'j');

        choice->figure = (guint8) kind;
        choice->shift = kind == CARC_BIG;
        any = TRUE;
      }
  return any;
}

static void
fill_acts (TurnFlow *flow)
{
  guint acts = carc_acts (flow->laid);

  add (flow, TURN_PICK_NONE, '\0');
  if (acts & (1u << CARC_ACT_FOLLOWER))
    fill_claims (flow);
  if (acts & (1u << CARC_ACT_ARBITRESS))
    add (flow, TURN_PICK_ARBITRESS, 'a');
  if (acts & (1u << CARC_ACT_RACER))
    add (flow, TURN_PICK_RACER, 'r');
  /* Later on (L17, L29): from the supply, or by lifting a figure when it is empty. */
  if (acts & (1u << CARC_ACT_ENTER) && !add_joining (flow, TURN_PICK_ENTER, flow->laid, flow->laid->player))
    add (flow, TURN_PICK_LIFT, 'j');
  flow->base.cursor = 0;
}

static void
add_goal (TurnFlow *flow, CarcActKind act, int x, int y, int steps)
{
  TurnChoice *choice = add_at (flow, TURN_PICK_GOAL, x, y);

  choice->act = act;
  choice->index = steps;
}

static void
add_goals (TurnFlow *flow, CarcActKind act, const CarcReach *reach, guint n)
{
  for (guint i = 0; i < MIN (n, CARC_REACH_MAX); i++)
    add_goal (flow, act, reach[i].x, reach[i].y, reach[i].steps);
}

/* Every cell there is but the figure's own, the nearest to it first, and none marked. */
static void
fill_blind_goals (TurnFlow *flow, CarcActKind act, CarcCellXY from)
{
  const CarcState *laid = flow->laid;

  for (guint i = 0; i < laid->n_slots; i++)
    if (carc_slot_placed (laid, (guint16) i) && (laid->slots[i].x != from.x || laid->slots[i].y != from.y))
      add_goal (flow, act, laid->slots[i].x, laid->slots[i].y, 0);
  sort_nearest (flow, from.x, from.y);
  label_all (flow);
}

static void
fill_her (TurnFlow *flow)
{
  CarcReach reach[CARC_REACH_MAX];

  if (flow->aids == TABLE_AIDS_TOURNAMENT)
    {
      fill_blind_goals (flow, CARC_ACT_ARBITRESS, turn_flow_figure (flow));
      return;
    }
  add_goals (flow, CARC_ACT_ARBITRESS, reach, carc_arbitress_reach (flow->laid, reach, CARC_REACH_MAX));
  sort_nearest (flow, flow->x, flow->y);
  label_all (flow);
}

static void
fill_racer (TurnFlow *flow)
{
  const CarcState *laid = flow->laid;
  CarcReach reach[CARC_REACH_MAX];
  CarcCellXY way[CARC_MAX_PLACED];
  guint steps = MIN (carc_racer_way (laid, laid->player, way, CARC_MAX_PLACED), CARC_MAX_PLACED);
  int best = -1;

  if (flow->aids == TABLE_AIDS_TOURNAMENT)
    {
      fill_blind_goals (flow, CARC_ACT_RACER, turn_flow_figure (flow));
      return;
    }
  add_goals (flow, CARC_ACT_RACER, reach, carc_racer_reach (laid, laid->player, reach, CARC_REACH_MAX));
  if (steps > 0)
    sort_nearest (flow, way[MIN (steps, 2) - 1].x, way[MIN (steps, 2) - 1].y);
  label_all (flow);

  /* The default is the farthest cell of the shortest way. */
  for (guint s = 0; s < steps; s++)
    for (guint i = 0; i < flow->choices->len; i++)
      {
        const TurnChoice *choice = &g_array_index (flow->choices, TurnChoice, i);

        if (choice->x == way[s].x && choice->y == way[s].y)
          best = (int) i;
      }
  flow->base.cursor = best >= 0 ? best : flow->choices->len > 0 ? 0 : -1;
}

/* ---- questions of the game ---- */

/* Figures on the table: of one player (and only in features), or of all. */
static void
fill_figures (TurnFlow *flow, int player)
{
  const CarcState *state = flow->state;

  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      TurnChoice *choice;

      if (player >= 0 && figure->player != player)
        continue;
      if (figure->at != CARC_AT_FEATURE && (player >= 0 || figure->at != CARC_AT_RACE))
        continue;
      choice = add_at (flow, TURN_PICK_FIGURE, state->slots[figure->slot].x, state->slots[figure->slot].y);
      choice->index = (int) i;
      choice->figure = figure->kind;
      if (figure->at == CARC_AT_FEATURE)
        set_spot (choice, carc_node_segment (state, figure->node));
      else
        choice->spot_x = choice->spot_y = 128;
    }
}

static void
label_figures (TurnFlow *flow, guint from)
{
  for (guint i = from; i < flow->choices->len && i - from < sizeof claim_keys - 1; i++)
    g_array_index (flow->choices, TurnChoice, i).label[0] = claim_keys[i - from];
}

static void
fill_race (TurnFlow *flow)
{
  const CarcState *state = flow->state;

  add (flow, TURN_PICK_DECLINE, '\0');
  if (!add_joining (flow, TURN_PICK_JOIN, state, state->asked))
    {
      fill_figures (flow, state->asked);
      label_figures (flow, 1);
    }
  flow->base.cursor = 0;
}

static void
fill_players (TurnFlow *flow, guint among, guint chosen)
{
  for (guint i = 0; i < flow->state->rules->n_players; i++)
    if (among & (1u << i))
      {
        TurnChoice *choice = add (flow, TURN_PICK_PLAYER, (char) ('1' + i));

        choice->index = (int) i;
        choice->chosen = (chosen & (1u << i)) != 0;
      }
}

static void
fill_judge (TurnFlow *flow)
{
  fill_players (flow, flow->state->pending.winners, flow->judged);
  if (flow->judged != 0)
    {
      add (flow, TURN_PICK_DONE, '\0');
      flow->base.cursor = (int) flow->choices->len - 1;
    }
}

static void
fill_order (TurnFlow *flow)
{
  const CarcState *state = flow->state;

  for (guint i = 0; i < state->n_order; i++)
    {
      const CarcSlot *slot = &state->slots[state->nodes[state->order[i]].slot];
      TurnChoice *choice = add_at (flow, TURN_PICK_FEATURE, slot->x, slot->y);

      choice->label[0] = (char) ('1' + i);
      choice->index = (int) i;
      set_spot (choice, carc_node_segment (state, state->order[i]));
      choice->chosen = memchr (flow->order, (int) i, flow->n_order) != NULL;
    }
  add (flow, TURN_PICK_DONE, '\0');
  flow->base.cursor = (int) flow->choices->len - 1;
}

/* ---- the rarer acts ---- */

static void
fill_cells (TurnFlow *flow)
{
  const CarcState *state = flow->state;

  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i) && state->slots[i].n_nodes > 0)
      add_at (flow, TURN_PICK_CELL, state->slots[i].x, state->slots[i].y)->index = (int) i;
  sort_from_last_move (flow);
  label_all (flow);
  flow->base.cursor = 0;
}

static void
fill_segments (TurnFlow *flow)
{
  const CarcState *state = flow->state;
  const CarcSlot *slot = &state->slots[carc_slot_at (state, flow->cell_x, flow->cell_y)];

  for (guint kind = 0; kind < carc_n_figures; kind++)
    for (guint i = 0; i < slot->n_nodes && carc_supply (state, (guint) flow->who, (CarcFigureKind) kind) > 0; i++)
      {
        TurnChoice *choice = add_at (flow, TURN_PICK_CLAIM, slot->x, slot->y);

        choice->label[0] = claim_keys[i];
        choice->shift = kind == CARC_BIG;
        choice->figure = (guint8) kind;
        choice->index = (int) i;
        set_spot (choice, carc_node_segment (state, (guint16) (slot->node0 + i)));
      }
}

static void
fill_nowhere (TurnFlow *flow)
{
  static const TurnPick picks[] = { TURN_PICK_AGAIN, TURN_PICK_DISCARD };

  for (guint i = 0; i < G_N_ELEMENTS (picks); i++)
    {
      const TurnChoice choice = { .pick = picks[i] };
      g_autoptr (CarcState) after = NULL;
      CarcEntry entry;
      guint from;

      /* While the lake fits nowhere it is "again" for the lake alone, whatever else fits nowhere. */
      if (picks[i] == TURN_PICK_AGAIN && flow->tile != flow->state->rules->lake_tile)
        continue;
      turn_entry (flow, &choice, &entry);
      after = carc_preview (flow->state, &entry, &from, NULL);
      if (after != NULL)
        add (flow, picks[i], '\0');
    }
  add (flow, TURN_PICK_COMMAND, 'a')->index = TURN_DO_AGREED;
  flow->base.cursor = 0;
}

void
turn_choices_fill (TurnFlow *flow)
{
  g_array_set_size (flow->choices, 0);
  flow->base.cursor = -1;

  switch (flow->base.step)
    {
    case TURN_TILE: turn_choices_typed (flow); break;
    case TURN_NOWHERE: fill_nowhere (flow); break;
    case TURN_SPOT: fill_places (flow); break;
    case TURN_ACT: fill_acts (flow); break;
    case TURN_HER: fill_her (flow); break;
    case TURN_RACER: fill_racer (flow); break;
    case TURN_LIFT:
      fill_figures (flow, flow->state->player);
      label_figures (flow, 0);
      break;
    case TURN_RACE: fill_race (flow); break;
    case TURN_JUDGE: fill_judge (flow); break;
    case TURN_ORDER: fill_order (flow); break;
    case TURN_MORE:
      for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
        add (flow, TURN_PICK_COMMAND, commands[i].key)->index = commands[i].command;
      break;
    case TURN_WHO: fill_players (flow, G_MAXUINT, 0); break;
    case TURN_FIGURE:
      fill_figures (flow, -1);
      sort_from_last_move (flow);
      label_all (flow);
      break;
    case TURN_CELL: fill_cells (flow); break;
    case TURN_SEGMENT: fill_segments (flow); break;
    case TURN_WORDS:
    case TURN_OVER: break;
    }
}
