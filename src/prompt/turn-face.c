/* turn-face.c - the prompt of Carcassonne behind the face that every game's prompt has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow-private.h"

#define TURN(flow) ((TurnFlow *) (flow))

static void
face_free (Flow *flow)
{
  turn_flow_free (TURN (flow));
}

static void
set_state (Flow *flow, gconstpointer state, TableAids aids)
{
  turn_flow_set_state (TURN (flow), state, aids);
}

static void
follow (Flow *flow, const char *line)
{
  const CarcState *state = TURN (flow)->state;
  CarcEntry entry;

  if (state != NULL && carc_entry_parse (state->rules, line, &entry, NULL))
    turn_flow_follow (TURN (flow), &entry);
}

static FlowAnswer
key (Flow *flow, gunichar sign, gboolean shift)
{
  return turn_flow_key (TURN (flow), sign, shift);
}

static FlowAnswer
choose (Flow *flow, guint index)
{
  return turn_flow_choose (TURN (flow), index);
}

static FlowAnswer
words (Flow *flow, const char *text)
{
  return turn_flow_words (TURN (flow), text);
}

static FlowAnswer
back (Flow *flow)
{
  return turn_flow_back (TURN (flow));
}

static void
enter (Flow *flow, guint step)
{
  turn_flow_enter (TURN (flow), (TurnStep) step);
}

static guint
n_choices (Flow *flow)
{
  return turn_flow_n_choices (TURN (flow));
}

static void
choice (Flow *flow, guint index, FlowChoice *found)
{
  *found = turn_choice_face (turn_flow_choice (TURN (flow), index));
}

static FlowAsks
asks (Flow *flow)
{
  switch (flow->step)
    {
    case TURN_OVER: return FLOW_ASKS_NOTHING;
    case TURN_WORDS: return FLOW_ASKS_WORDS;
    case TURN_MORE: return FLOW_ASKS_MORE;
    default: return FLOW_ASKS_CHOICE;
    }
}

static int
player (Flow *flow)
{
  return (int) turn_flow_player (TURN (flow));
}

static gboolean
can_back (Flow *flow)
{
  return turn_flow_can_back (TURN (flow));
}

static gboolean
can_turn (Flow *flow)
{
  TurnGhost ghost;

  return flow->step == TURN_ACT && turn_flow_ghost (TURN (flow), &ghost) && ghost.n_rots > 1;
}

/* A tie that is being judged. */
static gboolean
keeps_sight (Flow *flow)
{
  return flow->step == TURN_JUDGE;
}

/* What is typed at the palette are edges: the tiles that lie otherwise go. */
static gboolean
narrows (Flow *flow)
{
  return flow->step == TURN_TILE;
}

static char *
ask (Flow *flow)
{
  return turn_flow_ask (TURN (flow));
}

static char *
hint (Flow *flow)
{
  return turn_flow_hint (TURN (flow));
}

static char *
preview (Flow *flow)
{
  return turn_flow_preview (TURN (flow));
}

static char *
title (Flow *flow, guint index)
{
  return turn_choice_title (TURN (flow), turn_flow_choice (TURN (flow), index));
}

static char *
words_default (Flow *flow)
{
  return turn_flow_words_default (TURN (flow));
}

static char *
likeness (Flow *flow, guint index)
{
  const TurnChoice *found = turn_flow_choice (TURN (flow), index);

  return g_strdup_printf ("%u %d %d:%d %d,%d", TURN (flow)->state->n_entries, found->pick, found->index, found->rot,
                          found->x, found->y);
}

const FlowFace turn_flow_face = {
  .free = face_free,
  .set_state = set_state,
  .follow = follow,
  .key = key,
  .choose = choose,
  .words = words,
  .back = back,
  .enter = enter,
  .n_choices = n_choices,
  .choice = choice,
  .asks = asks,
  .player = player,
  .can_back = can_back,
  .can_turn = can_turn,
  .keeps_sight = keeps_sight,
  .narrows = narrows,
  .ask = ask,
  .hint = hint,
  .preview = preview,
  .title = title,
  .words_default = words_default,
  .likeness = likeness,
};
