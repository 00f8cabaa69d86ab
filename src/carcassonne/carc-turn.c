/* carc-turn.c - plays the phases of a turn and its questions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * carc-question.h describes how a turn goes.
 */
#include "carc-rooms.h"
#include "table/table-intl.h"

/* ---- place and act ---- */

gboolean
carc_turn_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, gboolean agreed, TableRefusal *why)
{
  const CarcTile *t = &state->rules->tiles[tile];
  gboolean touches = FALSE;
  /* The table can agree on a place, but nobody has the tile of another player. */
  if (carc_tile_held (state->rules, tile) && state->ask != CARC_ASK_SNAPSHOT && !carc_may_draw (state, tile, why))
    return FALSE;
  if (!carc_is_left (state, tile) || !agreed)
    return carc_place_check (state, tile, x, y, rot, why);
  for (guint part = 0; part < (guint) t->w * t->h; part++)
    {
      const guint w = carc_tile_w (t, rot);
      const guint16 slot = carc_slot_at (state, x + (int) (part % w), y + (int) (part / w));
      touches |= slot != CARC_NONE;
      if (carc_slot_placed (state, slot))
        return table_refuse (why, _ ("%d,%d is taken"), state->slots[slot].x, state->slots[slot].y);
    }
  return touches
         || table_refuse (why, _ ("even by agreement a tile must lie beside another tile, and not alone on %d,%d"), x,
                          y);
}

void
carc_compare_now (CarcState *state)
{
  memcpy (state->turn.scores_before, state->ledger.scores, sizeof state->turn.scores_before);
  for (guint player = 0; player < state->rules->n_players; player++)
    state->turn.scores_before[player] -= state->turn.left_out[player];
}

void
carc_turn_lay (CarcState *state, guint tile, int x, int y, guint rot)
{
  if (state->again)
    state->n_second++;
  else
    state->n_turns++;
  memset (state->turn.left_out, 0, sizeof state->turn.left_out);
  carc_compare_now (state);
  guint16 bridged = CARC_NONE;
  if (state->agreed)
    carc_board_lay (state, tile, x, y, rot);
  else
    bridged = carc_board_lay_mended (state, tile, x, y, rot);
  for (guint i = 0; i < state->turn.n_slots; i++)
    state->slots[state->turn.slots[i]].agreed = state->agreed;
  carc_laid (state);
  if (bridged != CARC_NONE)
    carc_bridged (state, bridged);
}

gboolean
carc_turn_act (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  if (!carc_may_act (state, entry->act, why))
    return FALSE;
  if (entry->act == CARC_ACT_NONE)
    return TRUE;
  const TableAct *act = table_acts_find (&carc_act_table, CARC_GROUP_ACTS, entry);
  g_assert (act != NULL);
  return act->apply (state, entry, why);
}

/* ---- the phases ---- */

static void
pose (CarcState *state, const CarcQuestion *question)
{
  state->ask = question->kind;
  state->asked = question->player;
  memcpy (state->about, question->about, sizeof state->about);
}

/* Who lays a tile after this turn; -1: nobody, the final scoring follows. */
static int
next_player (CarcState *state, gboolean again)
{
  guint player = state->player;
  if (state->ended_early)
    return -1;
  if (state->n_remaining > 0 && again && carc_has_tile (state, player))
    return (int) player;
  for (guint i = 0; state->n_remaining > 0 && i < state->rules->n_players; i++)
    {
      player = table_next_there (state->rules, state->away, player);
      if (carc_has_tile (state, player))
        return (int) player;
    }
  return carc_late_player (state, again);
}

static void
next_turn (CarcState *state)
{
  /* No tile was laid if the stack ended with one that fits nowhere, or if a player kept a tile after its end. */
  const gboolean again = state->turn.slot != CARC_NONE && carc_goes_again (state);
  const int player = next_player (state, again);
  state->turn.slot = CARC_NONE;
  if (player < 0)
    return;
  state->again = again && player == state->player;
  state->player = (guint8) player;
  state->turn.phase = CARC_PHASE_NONE;
  carc_turn_begins (state, state->again);
}

static gboolean
end_game (CarcState *state)
{
  state->turn.n_nodes = 0;
  memset (state->turn.left_out, 0, sizeof state->turn.left_out);
  carc_compare_now (state); /* the points when play ended (A23) */
  if (!carc_score_end (state))
    return FALSE;
  state->finished = TRUE;
  state->again = FALSE;
  state->turn.phase = CARC_PHASE_NONE;
  return TRUE;
}

/* Plays phases until something is asked or the turn is over.  FALSE: the scoring needs an answer; then the state must
 * not be used any more. */
static gboolean
advance (CarcState *state)
{
  state->answers.used = state->answers.at = 0;
  while (state->n_questions == 0 && state->turn.phase != CARC_PHASE_NONE)
    {
      if (!carc_track_settle (state, FALSE))
        {
          carc_track_ask (state);
          break;
        }
      /* To move a figure can ask something. */
      if (state->n_questions > 0)
        break;
      CarcPhase phase = (CarcPhase) state->turn.phase++;
      gboolean scored = TRUE;
      switch (phase)
        {
        case CARC_PHASE_SCORE: scored = carc_score_turn (state); break;
        case CARC_PHASE_NEXT: next_turn (state); break;
        case CARC_PHASE_FINISH: scored = end_game (state); break;
        default: carc_ask_systems (state, phase); break;
        }
      if (!scored)
        return FALSE;
    }
  if (state->n_questions > 0)
    pose (state, &state->questions[0]);
  else
    {
      state->ask = state->finished ? CARC_ASK_NOTHING : carc_is_late (state) ? CARC_ASK_LATE : CARC_ASK_TILE;
      state->asked = state->player;
    }
  return TRUE;
}

/* Goes on to the next question, or to the end of the turn. */
static void
go_on (CarcState *state)
{
  state->agreed = FALSE; /* what follows goes by the rules */
  if (!carc_may_ask (state))
    {
      gboolean advanced = advance (state);
      g_assert (advanced);
      return;
    }
  g_autoptr (CarcState) trial = carc_state_copy (state);
  const guint n_effects = state->effects != NULL ? state->effects->n_lines : 0;
  trial->effects = state->effects;
  if (advance (trial))
    {
      memset (&trial->answers, 0, sizeof trial->answers);
      carc_state_assign (state, trial);
      return;
    }
  if (state->effects != NULL)
    table_ledger_cut (state->effects, n_effects);
  state->ask = trial->ask;
  state->asked = trial->asked;
  /* What the question is about. */
  state->pending = trial->pending;
  state->n_order = trial->n_order;
  memcpy (state->order, trial->order, sizeof state->order);
}

void
carc_turn_end (CarcState *state)
{
  CarcQuestion of_act[CARC_QUESTIONS_MAX];
  const guint n = state->n_questions;
  memcpy (of_act, state->questions, n * sizeof *of_act);
  state->n_questions = 0;
  state->agreed = FALSE;
  carc_ask_systems (state, CARC_PHASE_LAID);
  g_assert (state->n_questions + n <= CARC_QUESTIONS_MAX);
  memcpy (state->questions + state->n_questions, of_act, n * sizeof *of_act);
  state->n_questions = (guint8) (state->n_questions + n);
  state->turn.phase = CARC_PHASE_SET;
  go_on (state);
}

void
carc_turn_end_game (CarcState *state)
{
  state->turn.phase = CARC_PHASE_LAST;
  go_on (state);
}

void
carc_turn_pass (CarcState *state)
{
  state->turn.phase = CARC_PHASE_NEWS; /* what the first tile of this turn brings may still be due */
  go_on (state);
}

void
carc_turn_discard (CarcState *state, guint tile)
{
  state->remaining[tile]--;
  state->aside[tile]++;
  state->n_remaining--;
  state->n_aside++;
  carc_not_laid (state, tile);
  if (state->n_remaining == 0 || !carc_has_tile (state, state->player))
    carc_turn_pass (state);
}

/* ---- the queue ---- */

void
carc_ask (CarcState *state, guint kind, guint player, int a, int b)
{
  g_assert (state->n_questions < CARC_QUESTIONS_MAX && kind < CARC_ASKS_MAX && carc_questions[kind] != NULL);
  state->questions[state->n_questions++] = (CarcQuestion){ (guint8) kind, (guint8) player, { (gint16) a, (gint16) b } };
}

void
carc_ask_now (CarcState *state, guint kind, guint player, int a, int b)
{
  g_assert (state->n_questions == 0);
  carc_ask (state, kind, player, a, b);
  pose (state, &state->questions[0]);
}

void
carc_ask_first (CarcState *state)
{
  pose (state, &state->questions[0]);
}

void
carc_ask_on (CarcState *state, guint player, int a, int b)
{
  g_assert (state->n_questions > 0);
  CarcQuestion *question = &state->questions[0];
  *question = (CarcQuestion){ question->kind, (guint8) player, { (gint16) a, (gint16) b } };
  pose (state, question);
}

void
carc_ask_done (CarcState *state)
{
  g_assert (state->n_questions > 0);
  state->n_questions--;
  memmove (state->questions, state->questions + 1, state->n_questions * sizeof *state->questions);
  go_on (state);
}

/* ---- answers to questions of the scoring ---- */

gboolean
carc_has_answer (const CarcState *state, guint kind)
{
  const CarcAnswers *answers = &state->answers;
  return answers->used < answers->n && state->said[answers->at] == kind;
}

const guint8 *
carc_answer (CarcState *state, guint kind, guint player, guint *n)
{
  CarcAnswers *answers = &state->answers;
  if (!carc_has_answer (state, kind))
    {
      state->ask = (guint8) kind;
      state->asked = (guint8) player;
      return NULL;
    }
  const guint8 *said = &state->said[answers->at];
  *n = said[1];
  answers->at = (guint16) (answers->at + 2 + said[1]);
  answers->used++;
  return said + 2;
}

void
carc_answer_try (CarcState *state, guint kind, const guint8 *bytes, guint n)
{
  CarcAnswers *answers = &state->answers;
  guint8 *said = &state->said[answers->size];
  g_assert (answers->size + 2 + n <= CARC_SAID_MAX && n <= G_MAXUINT8);
  said[0] = (guint8) kind;
  said[1] = (guint8) n;
  memcpy (said + 2, bytes, n);
  answers->size = (guint16) (answers->size + 2 + n);
  answers->n++;
}

void
carc_answered (CarcState *state, const guint8 *bytes, guint n)
{
  carc_answer_try (state, state->ask, bytes, n);
  go_on (state);
}
