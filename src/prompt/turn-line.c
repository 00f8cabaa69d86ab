/* turn-line.c - the entry that an answer completes, as its line of text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow-private.h"

#include <stdlib.h>
#include <string.h>
#include <glib/gi18n.h>

static void
set_cell (CarcEntry *entry, int x, int y, const CarcSpot *spot)
{
  entry->cell_x = (gint16) x;
  entry->cell_y = (gint16) y;
  entry->has_cell = TRUE;
  entry->spot = *spot;
}

/* What goes onto the tile that is laid. */
static void
set_act (CarcEntry *entry, const CarcTile *tile, const TurnChoice *act)
{
  switch (act->pick)
    {
    case TURN_PICK_CLAIM:
      entry->act = CARC_ACT_FOLLOWER;
      entry->figure = act->figure;
      set_cell (entry, act->x, act->y, &act->spot);
      entry->has_cell = tile->w * tile->h > 1;
      break;
    case TURN_PICK_GOAL:
      entry->act = (guint8) act->act;
      entry->path[entry->n_path++] = (CarcCellXY){ act->x, act->y };
      break;
    case TURN_PICK_ENTER:
      entry->act = CARC_ACT_ENTER;
      entry->race = CARC_RACE_JOIN;
      entry->figure = act->figure;
      break;
    case TURN_PICK_FIGURE:
      entry->act = CARC_ACT_ENTER;
      entry->race = CARC_RACE_LIFT;
      set_cell (entry, act->x, act->y, &act->spot);
      break;
    default: break;
    }
}

static void
set_place (CarcEntry *entry, const TurnFlow *flow, const TurnChoice *act)
{
  entry->kind = CARC_ENTRY_PLACE;
  entry->tile = (gint16) flow->tile;
  entry->x = flow->x;
  entry->y = flow->y;
  entry->rot = (guint8) flow->rot;
  set_act (entry, &flow->state->rules->tiles[flow->tile], act);
}

static void
set_race (CarcEntry *entry, const TurnChoice *choice)
{
  entry->kind = CARC_ENTRY_RACE;
  entry->race = choice->pick == TURN_PICK_DECLINE ? CARC_RACE_DECLINE
                : choice->pick == TURN_PICK_JOIN  ? CARC_RACE_JOIN
                                                  : CARC_RACE_LIFT;
  if (entry->race == CARC_RACE_JOIN)
    entry->figure = choice->figure;
  else if (entry->race == CARC_RACE_LIFT)
    set_cell (entry, choice->x, choice->y, &choice->spot);
}

/* Those named first, the others behind them as they were listed. */
static void
set_order (CarcEntry *entry, const TurnFlow *flow)
{
  entry->kind = CARC_ENTRY_ORDER;
  entry->n_order = flow->n_order;
  memcpy (entry->order, flow->order, sizeof entry->order);
  for (guint i = 0; i < flow->state->n_order; i++)
    if (memchr (flow->order, (int) i, flow->n_order) == NULL)
      entry->order[entry->n_order++] = (guint8) i;
}

gboolean
turn_entry (const TurnFlow *flow, const TurnChoice *choice, CarcEntry *entry)
{
  memset (entry, 0, sizeof *entry);
  switch (choice->pick)
    {
    case TURN_PICK_NONE:
    case TURN_PICK_CLAIM:
    case TURN_PICK_ENTER:
    case TURN_PICK_GOAL: set_place (entry, flow, choice); return TRUE;
    case TURN_PICK_FIGURE:
      if (flow->base.step == TURN_LIFT)
        set_place (entry, flow, choice);
      else
        set_race (entry, choice);
      return TRUE;
    case TURN_PICK_DECLINE:
    case TURN_PICK_JOIN: set_race (entry, choice); return TRUE;
    case TURN_PICK_DISCARD:
      entry->kind = CARC_ENTRY_DISCARD;
      entry->tile = (gint16) flow->tile;
      return TRUE;
    case TURN_PICK_AGAIN: entry->kind = CARC_ENTRY_AGAIN; return TRUE;
    case TURN_PICK_DONE:
      if (flow->base.step == TURN_JUDGE)
        {
          entry->kind = CARC_ENTRY_JUDGE;
          entry->players = flow->judged;
        }
      else
        set_order (entry, flow);
      return TRUE;
    default: return FALSE;
    }
}

/* ---- with words ---- */

char *
turn_flow_words_default (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);

  switch (flow->command)
    {
    case TURN_DO_AGREED: return g_strdup (_ ("the table agreed"));
    case TURN_DO_RETURN: return g_strdup (_ ("it was forgotten"));
    case TURN_DO_DEPLOY: return g_strdup (_ ("it was forgotten"));
    case TURN_DO_PLAYER: return g_strdup (_ ("out of turn"));
    case TURN_DO_END: return g_strdup (_ ("the table stopped"));
    default: return NULL;
    }
}

/* "-3 counted twice": a number, and a reason if one was given; returns the reason. */
static const char *
set_points (CarcEntry *entry, const char *words)
{
  char *end;
  long points = strtol (words, &end, 10);

  if (end == words || points < -9999 || points > 9999 || (*end != '\0' && *end != ' '))
    return NULL;
  while (*end == ' ')
    end++;
  entry->kind = CARC_ENTRY_POINTS;
  entry->number = (gint16) points;
  return *end != '\0' ? end : _ ("correction");
}

static void
set_return (CarcEntry *entry, const TurnFlow *flow)
{
  const CarcState *state = flow->state;
  const CarcFigure *figure = &state->figures[flow->figure];
  const CarcSlot *slot = &state->slots[figure->slot];
  CarcSpot spot = { .kind = CARC_SPOT_RACE };

  if (figure->at != CARC_AT_RACE)
    spot = carc_segment_spot (carc_node_segment (state, figure->node));
  entry->kind = CARC_ENTRY_RETURN;
  entry->player = (gint8) figure->player;
  set_cell (entry, slot->x, slot->y, &spot);
}

/* Everything but the reason, which is returned; NULL if the words are no answer. */
static const char *
set_words (CarcEntry *entry, const TurnFlow *flow, const char *words)
{
  entry->player = (gint8) flow->who;
  switch (flow->command)
    {
    case TURN_DO_AGREED:
      set_place (entry, flow, &flow->act);
      entry->agreed = TRUE;
      return words;
    case TURN_DO_POINTS: return set_points (entry, words);
    case TURN_DO_RETURN: set_return (entry, flow); return words;
    case TURN_DO_DEPLOY:
      entry->kind = CARC_ENTRY_DEPLOY;
      entry->figure = flow->act.figure;
      set_cell (entry, flow->cell_x, flow->cell_y, &flow->act.spot);
      return words;
    case TURN_DO_PLAYER: entry->kind = CARC_ENTRY_TURN; return words;
    case TURN_DO_NOTE: entry->kind = CARC_ENTRY_NOTE; return words;
    case TURN_DO_END: entry->kind = CARC_ENTRY_END; return words;
    default: return NULL;
    }
}

char *
turn_words_line (TurnFlow *flow, const char *words, TableRefusal *why)
{
  g_autofree char *otherwise = turn_flow_words_default (flow);
  const char *given = *words != '\0' || otherwise == NULL ? words : otherwise;
  CarcEntry entry = { .kind = CARC_ENTRY_NOTE };

  if (*given != '\0' && flow->command == TURN_DO_LINE)
    return g_strdup (given);
  given = *given != '\0' ? set_words (&entry, flow, given) : NULL;
  if (given == NULL)
    table_refuse (why, "%s",
                  flow->command == TURN_DO_POINTS ? _ ("Write how many points, as +3 or -3, and why")
                                                  : _ ("There must be something written"));
  else if (g_strlcpy (entry.why, given, sizeof entry.why) >= sizeof entry.why)
    table_refuse (why, _ ("the reason is longer than %u bytes"), (guint) sizeof entry.why - 1);
  else
    return carc_entry_print (flow->state->rules, &entry);
  return NULL;
}
