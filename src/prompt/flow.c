/* flow.c - what the prompts of all games share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "flow.h"

#include <string.h>
#include <glib/gi18n.h>

/* ---- for the games' flows ---- */

void
flow_init (Flow *flow, const FlowFace *face)
{
  flow->face = face;
  flow->cursor = -1;
}

void
flow_finish (Flow *flow)
{
  g_free (flow->line);
}

FlowAnswer
flow_ready (Flow *flow, char *line)
{
  g_assert (line != NULL);

  g_free (flow->line);
  flow->line = line;
  return FLOW_READY;
}

FlowAnswer
flow_key_label (Flow *flow, const char *before, gunichar key, gboolean shift)
{
  guint n = flow_n_choices (flow);
  char typed[sizeof flow->typed];
  gboolean part = FALSE;

  g_snprintf (typed, sizeof typed, "%s%c", before, (char) key);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n; i++)
      {
        const FlowChoice choice = flow_choice (flow, i);

        /* Where Shift means nothing for this label, it does not matter. */
        if (choice.label[0] == '\0' || (choice.shift != shift && pass == 0) || (pass == 1 && choice.shift))
          continue;
        if (g_str_equal (choice.label, typed))
          return flow_choose (flow, i);
        part |= g_str_has_prefix (choice.label, typed);
      }
  if (part)
    {
      g_strlcpy (flow->typed, typed, sizeof flow->typed);
      flow->problem[0] = '\0';
      return FLOW_TAKEN;
    }
  if (*before == '\0')
    return FLOW_PASSED;
  flow->typed[0] = '\0';
  return FLOW_TAKEN;
}

FlowAnswer
flow_key_list (Flow *flow, int by)
{
  int n = (int) flow_n_choices (flow);

  if (n > 0)
    flow->cursor = flow->cursor < 0 ? 0 : (flow->cursor + by + n) % n;
  return FLOW_TAKEN;
}

void
flow_labels (char (*labels)[4], guint n, const char *alphabet)
{
  guint size = (guint) strlen (alphabet);
  guint leaders = 0, singles;

  /* As few signs as possible become the first of two, so that the first choices keep one. */
  while (leaders < size && size - leaders + leaders * size < n)
    leaders++;
  singles = size - leaders;

  for (guint i = 0; i < n; i++)
    {
      memset (labels[i], 0, 4);
      if (i < singles)
        labels[i][0] = alphabet[i];
      else if (i - singles < leaders * size)
        {
          labels[i][0] = alphabet[singles + (i - singles) / size];
          labels[i][1] = alphabet[(i - singles) % size];
        }
    }
}

/* ---- answering ---- */

void
flow_free (Flow *flow)
{
  if (flow != NULL)
    flow->face->free (flow);
}

void
flow_set_state (Flow *flow, gconstpointer state, TableAids aids)
{
  g_return_if_fail (flow != NULL);

  flow->face->set_state (flow, state, aids);
}

void
flow_follow (Flow *flow, const char *line)
{
  g_return_if_fail (flow != NULL && line != NULL);

  flow->face->follow (flow, line);
}

FlowAnswer
flow_key (Flow *flow, gunichar key, gboolean shift)
{
  g_return_val_if_fail (flow != NULL, FLOW_PASSED);

  return flow->face->key (flow, key, shift);
}

FlowAnswer
flow_choose (Flow *flow, guint choice)
{
  g_return_val_if_fail (flow != NULL && choice < flow_n_choices (flow), FLOW_PASSED);

  return flow->face->choose (flow, choice);
}

FlowAnswer
flow_words (Flow *flow, const char *text)
{
  g_return_val_if_fail (flow != NULL && text != NULL, FLOW_PASSED);

  return flow->face->words (flow, text);
}

FlowAnswer
flow_back (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, FLOW_PASSED);

  return flow->face->back (flow);
}

void
flow_point (Flow *flow, int choice)
{
  g_return_if_fail (flow != NULL && choice < (int) flow_n_choices (flow));

  flow->cursor = choice;
}

const char *
flow_line (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->line;
}

void
flow_refuse (Flow *flow, const char *sentence)
{
  g_return_if_fail (flow != NULL && sentence != NULL);

  g_strlcpy (flow->problem, sentence, sizeof flow->problem);
}

/* ---- reading ---- */

guint
flow_n_choices (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, 0);
  return flow->face->n_choices (flow);
}

FlowChoice
flow_choice (Flow *flow, guint choice)
{
  FlowChoice found = { "" };

  g_return_val_if_fail (flow != NULL && choice < flow_n_choices (flow), found);

  flow->face->choice (flow, choice, &found);
  return found;
}

int
flow_cursor (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, -1);
  return flow->cursor;
}

const char *
flow_typed (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, "");
  return flow->typed;
}

const char *
flow_problem (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, "");
  return flow->problem;
}

FlowAsks
flow_asks (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, FLOW_ASKS_NOTHING);
  return flow->face->asks (flow);
}

int
flow_player (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, -1);
  return flow->face->player (flow);
}

gboolean
flow_can_back (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, FALSE);
  return flow->face->can_back (flow);
}

gboolean
flow_can_turn (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, FALSE);
  return flow->face->can_turn != NULL && flow->face->can_turn (flow);
}

gboolean
flow_keeps_sight (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, FALSE);
  return flow->face->keeps_sight != NULL && flow->face->keeps_sight (flow);
}

char *
flow_ask (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->face->ask (flow);
}

char *
flow_hint (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->face->hint (flow);
}

char *
flow_preview (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->face->preview (flow);
}

char *
flow_title (Flow *flow, guint choice)
{
  g_return_val_if_fail (flow != NULL && choice < flow_n_choices (flow), NULL);
  return flow->face->title (flow, choice);
}

char *
flow_words_default (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->face->words_default (flow);
}

char *
flow_choice_key (const FlowChoice *choice)
{
  g_autofree char *upper = NULL;

  if (choice->label[0] == '\0')
    return g_strdup (choice->enter ? C_ ("key", "Enter") : "");
  upper = g_ascii_strup (choice->label, -1);
  return choice->shift ? g_strdup_printf (C_ ("key", "Shift+%s"), upper) : g_steal_pointer (&upper);
}

gboolean
flow_is_dim (Flow *flow, guint choice)
{
  const FlowChoice found = flow_choice (flow, choice);

  if (flow->face->narrows != NULL && flow->face->narrows (flow))
    return FALSE;
  return !g_str_has_prefix (found.label, flow->typed);
}

char *
flow_list (Flow *flow)
{
  GString *list = g_string_new (NULL);

  g_string_printf (list, "%u", flow->step);
  for (guint i = 0; i < flow_n_choices (flow); i++)
    {
      const FlowChoice choice = flow_choice (flow, i);
      g_autofree char *title = flow_title (flow, i);
      g_autofree char *likeness = flow->face->likeness != NULL ? flow->face->likeness (flow, i) : NULL;

      g_string_append_printf (list, "\n%s%d%d%d %s\t%s", choice.label, choice.shift, choice.enter, choice.chosen, title,
                              likeness != NULL ? likeness : "");
    }
  return g_string_free (list, FALSE);
}

int
flow_way (int x, int y, int dx, int dy)
{
  const int along = x * dx + y * dy, aside = ABS (x * dy) + ABS (y * dx);

  return along > 0 ? along + 2 * aside : G_MAXINT;
}
