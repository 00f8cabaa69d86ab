/* turn-line.c - the entry that an answer completes, as its line of text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow-private.h"

#include <stdlib.h>
#include <glib/gi18n.h>

static void
append_word (GString *line, const char *word)
{
  g_string_append_c (line, ' ');
  table_words_append (line, word);
}

static void
append_spot (GString *line, const CarcSpot *spot)
{
  g_string_append_printf (line, " %s", carc_kind_words[spot->kind]);
  if (spot->kind == CARC_FARM)
    g_string_append_printf (line, ":%s", spot->at == CARC_SPOT_INNER ? "inner" : carc_half_words[spot->at]);
  else if (spot->kind != CARC_CLOISTER)
    g_string_append_printf (line, ":%s", carc_side_words[spot->at]);
}

static void
append_act (GString *line, TurnFlow *flow, const TurnChoice *act)
{
  const CarcTile *tile = &flow->state->rules->tiles[flow->tile];

  switch (act->pick)
    {
    case TURN_PICK_CLAIM:
      g_string_append_printf (line, " %s", carc_figure_words[act->figure]);
      append_spot (line, &act->spot);
      if (tile->w * tile->h > 1)
        g_string_append_printf (line, " %d,%d", act->x, act->y);
      break;
    case TURN_PICK_GOAL:
      g_string_append_printf (line, " %s %d,%d", act->figure ? "racer" : "arbitress", act->x, act->y);
      break;
    case TURN_PICK_ENTER:
      g_string_append (line, act->figure == CARC_BIG ? " enter big" : " enter");
      break;
    case TURN_PICK_FIGURE:
      g_string_append_printf (line, " enter lift %d,%d", act->x, act->y);
      append_spot (line, &act->spot);
      break;
    default:
      break;
    }
}

static char *
place_line (TurnFlow *flow, const TurnChoice *act, const char *words)
{
  GString *line = g_string_new (NULL);

  if (words != NULL)
    {
      g_string_append (line, "agreed");
      append_word (line, words);
      g_string_append_c (line, ' ');
    }
  g_string_append_printf (line, "place %s %d,%d r%d", flow->state->rules->tiles[flow->tile].id, flow->x,
                          flow->y, flow->rot);
  append_act (line, flow, act);
  return g_string_free (line, FALSE);
}

static char *
judge_line (TurnFlow *flow)
{
  GString *line = g_string_new ("judge");

  for (guint i = 0; i < flow->state->rules->n_players; i++)
    if (flow->judged & (1u << i))
      append_word (line, flow->state->rules->players[i].name);
  return g_string_free (line, FALSE);
}

static char *
order_line (TurnFlow *flow)
{
  GString *line = g_string_new ("order");
  guint named = 0;

  for (guint i = 0; i < flow->n_order; i++)
    {
      g_string_append_printf (line, " %u", flow->order[i] + 1u);
      named |= 1u << flow->order[i];
    }
  for (guint i = 0; i < flow->state->n_order; i++)
    if ((named & (1u << i)) == 0)
      g_string_append_printf (line, " %u", i + 1);
  return g_string_free (line, FALSE);
}

static char *
race_line (TurnFlow *flow, const TurnChoice *choice)
{
  GString *line = g_string_new ("race");

  if (choice->pick == TURN_PICK_DECLINE)
    g_string_append (line, " decline");
  else if (choice->pick == TURN_PICK_JOIN)
    g_string_append (line, choice->figure == CARC_BIG ? " join big" : " join");
  else
    {
      g_string_append_printf (line, " lift %d,%d", choice->x, choice->y);
      append_spot (line, &choice->spot);
    }
  return g_string_free (line, FALSE);
}

/* "-3 counted twice": a number, and a reason if one was given. */
static char *
points_line (TurnFlow *flow, const char *words)
{
  GString *line;
  char *end;
  long points = strtol (words, &end, 10);

  if (end == words || points < -9999 || points > 9999 || (*end != '\0' && *end != ' '))
    return NULL;
  while (*end == ' ')
    end++;
  line = g_string_new ("points");
  append_word (line, flow->state->rules->players[flow->who].name);
  g_string_append_printf (line, " %ld", points);
  append_word (line, *end != '\0' ? end : _("correction"));
  return g_string_free (line, FALSE);
}

static char *
return_line (TurnFlow *flow, const char *words)
{
  const CarcState *state = flow->state;
  const CarcFigure *figure = &state->figures[flow->figure];
  const CarcSlot *slot = &state->slots[figure->slot];
  GString *line = g_string_new ("return");

  append_word (line, state->rules->players[figure->player].name);
  g_string_append_printf (line, " %d,%d", slot->x, slot->y);
  if (figure->at == CARC_AT_RACE)
    g_string_append (line, " race");
  else
    {
      CarcSpot spot = turn_spot_of_node (state, figure->node);

      append_spot (line, &spot);
    }
  append_word (line, words);
  return g_string_free (line, FALSE);
}

static char *
deploy_line (TurnFlow *flow, const char *words)
{
  GString *line = g_string_new ("deploy");

  append_word (line, flow->state->rules->players[flow->who].name);
  g_string_append_printf (line, " %s %d,%d", carc_figure_words[flow->act.figure], flow->cell_x, flow->cell_y);
  append_spot (line, &flow->act.spot);
  append_word (line, words);
  return g_string_free (line, FALSE);
}

static char *
plain_line (const char *verb, const char *name, const char *words)
{
  GString *line = g_string_new (verb);

  if (name != NULL)
    append_word (line, name);
  append_word (line, words);
  return g_string_free (line, FALSE);
}

char *
turn_flow_words_default (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);

  switch (flow->command)
    {
    case TURN_DO_AGREED:
      return g_strdup (_("the table agreed"));
    case TURN_DO_RETURN:
      return g_strdup (_("it was forgotten"));
    case TURN_DO_DEPLOY:
      return g_strdup (_("it was forgotten"));
    case TURN_DO_PLAYER:
      return g_strdup (_("out of turn"));
    case TURN_DO_END:
      return g_strdup (_("the table stopped"));
    default:
      return NULL;
    }
}

static char *
words_line (TurnFlow *flow, const char *words)
{
  g_autofree char *otherwise = turn_flow_words_default (flow);

  if (*words == '\0')
    words = otherwise;
  if (words == NULL)
    return NULL;

  switch (flow->command)
    {
    case TURN_DO_AGREED:
      return place_line (flow, &flow->act, words);
    case TURN_DO_POINTS:
      return points_line (flow, words);
    case TURN_DO_RETURN:
      return return_line (flow, words);
    case TURN_DO_DEPLOY:
      return deploy_line (flow, words);
    case TURN_DO_PLAYER:
      return plain_line ("turn", flow->state->rules->players[flow->who].name, words);
    case TURN_DO_NOTE:
      return plain_line ("note", NULL, words);
    case TURN_DO_END:
      return plain_line ("end", NULL, words);
    case TURN_DO_LINE:
      return g_strdup (words);
    default:
      return NULL;
    }
}

char *
turn_line (TurnFlow *flow, const TurnChoice *choice, const char *words)
{
  if (choice == NULL)
    return words != NULL ? words_line (flow, words) : NULL;

  switch (choice->pick)
    {
    case TURN_PICK_NONE:
    case TURN_PICK_CLAIM:
    case TURN_PICK_ENTER:
      return place_line (flow, choice, NULL);
    case TURN_PICK_GOAL:
      {
        TurnChoice act = *choice;

        act.figure = flow->step == TURN_RACER;
        return place_line (flow, &act, NULL);
      }
    case TURN_PICK_DISCARD:
      return g_strdup_printf ("discard %s", flow->state->rules->tiles[flow->tile].id);
    case TURN_PICK_AGAIN:
      return g_strdup ("again");
    case TURN_PICK_FIGURE:
      return flow->step == TURN_LIFT ? place_line (flow, choice, NULL) : race_line (flow, choice);
    case TURN_PICK_DECLINE:
    case TURN_PICK_JOIN:
      return race_line (flow, choice);
    case TURN_PICK_DONE:
      return flow->step == TURN_JUDGE ? judge_line (flow) : order_line (flow);
    default:
      return NULL;
    }
}

gboolean
turn_line_stands (TurnFlow *flow, const char *line)
{
  CarcEntry entry;
  CarcState *after;
  guint from;

  if (!carc_entry_parse (flow->state->rules, line, &entry, NULL))
    return FALSE;
  after = carc_preview (flow->state, &entry, &from, NULL);
  if (after == NULL)
    return FALSE;
  carc_state_free (after);
  return TRUE;
}
