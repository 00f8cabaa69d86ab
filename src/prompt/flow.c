/* flow.c - labels, keys and the list of choices of a prompt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "flow.h"

#include <string.h>
#include <glib/gi18n.h>

/* ---- labels and keys ---- */

FlowAnswer
flow_ready (Flow *flow, char *line)
{
  g_assert (line != NULL);

  g_free (flow->line);
  flow->line = line;
  return FLOW_READY;
}

/* `typed`: the signs of a label as they stand on the keys, or a word for a key without a sign. */
static void
say_unknown (Flow *flow, const char *typed, gboolean shift)
{
  g_autofree char *hint = flow_hint (flow);
  /* Translators: Shift and a key together */
  g_autofree char *key = shift ? g_strdup_printf (C_ ("key", "Shift+%s"), typed) : g_strdup (typed);
  /* Translators: a key or two that were pressed. */
  g_autofree char *nothing = g_strdup_printf (_ ("%s means nothing here"), key);
  g_autofree char *sentence = *hint != '\0' ? g_strdup_printf ("%s; %s", nothing, hint) : NULL;

  flow_refuse (flow, sentence != NULL ? sentence : nothing);
}

/* Enter, where it has nothing to take. */
static void
say_unmarked (Flow *flow)
{
  g_autofree char *hint = flow_hint (flow);
  g_autofree char *sentence = g_strdup_printf (*hint != '\0' ? "%s; %s" : "%s", _ ("no answer is marked"), hint);

  flow_refuse (flow, sentence);
}

FlowAnswer
flow_key_label (Flow *flow, const char *before, gunichar key, gboolean shift)
{
  guint n = flow_n_choices (flow);
  char typed[sizeof flow->typed];
  gboolean part = FALSE;
  g_autofree char *upper = NULL;

  g_snprintf (typed, sizeof typed, "%s%c", before, (char) key);
  for (guint pass = 0; pass < 2 && !part; pass++)
    for (guint i = 0; i < n; i++)
      {
        const FlowChoice choice = flow_choice (flow, i);

        /* The first pass wants the right Shift.  In the second pass, labels without Shift may be typed with it, unless
         * a label with Shift begins like that. */
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
  upper = g_ascii_strup (typed, -1);
  say_unknown (flow, upper, shift);
  return FLOW_TAKEN;
}

FlowAnswer
flow_key_list (Flow *flow, int by)
{
  const int n = (int) flow_n_choices (flow);

  for (int tries = 0; tries < n; tries++)
    {
      flow->cursor = flow->cursor < 0 ? 0 : (flow->cursor + by + n) % n;
      if (flow_is_listed (flow, (guint) flow->cursor))
        break;
    }
  return FLOW_TAKEN;
}

void
flow_labels (char (*labels)[4], guint n, const char *alphabet)
{
  guint size = (guint) strlen (alphabet);
  guint leaders = 0, singles;

  /* As few characters as possible begin a label of two, so that as many choices as possible have a label of one. */
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
flow_point (Flow *flow, int choice)
{
  g_return_if_fail (flow != NULL && choice < (int) flow_n_choices (flow));

  flow->cursor = choice;
}

void
flow_refuse (Flow *flow, const char *sentence)
{
  g_return_if_fail (flow != NULL && sentence != NULL);

  g_strlcpy (flow->problem, sentence, sizeof flow->problem);
}

void
flow_unknown (Flow *flow, gunichar key, gboolean shift)
{
  char sign[8] = "";
  g_autofree char *why = NULL;

  g_return_if_fail (flow != NULL);

  why = flow_lacking (flow, key, shift);
  if (key == FLOW_KEY_ENTER)
    say_unmarked (flow);
  else if (why != NULL)
    flow_refuse (flow, why);
  else if (key == FLOW_KEY_SPACE)
    say_unknown (flow, C_ ("key", "Space"), shift);
  else if (key < FLOW_KEY_LEFT && g_unichar_isgraph (key))
    {
      sign[g_unichar_to_utf8 (g_unichar_toupper (key), sign)] = '\0';
      say_unknown (flow, sign, shift && g_unichar_isalpha (key));
    }
}

/* ---- reading ---- */

gboolean
flow_is_in_number (Flow *flow)
{
  g_return_val_if_fail (flow != NULL, FALSE);
  return flow->number && flow->typed[0] != '\0';
}

char *
flow_choice_key (const FlowChoice *choice)
{
  g_autofree char *upper = NULL;

  if (choice->label[0] == '\0')
    return g_strdup (choice->enter ? C_ ("key", "Enter") : "");
  upper = g_ascii_strup (choice->label, -1);
  if (!choice->shift)
    return g_steal_pointer (&upper);
  if (upper[1] != '\0')
    /* Translators: Shift and a key together, and then another key without Shift */
    return g_strdup_printf (C_ ("key", "Shift+%c %s"), upper[0], upper + 1);
  return g_strdup_printf (C_ ("key", "Shift+%s"), upper);
}

char *
flow_choice_sign (const FlowChoice *choice)
{
  g_autofree char *upper = g_ascii_strup (choice->label, -1);

  return choice->shift && choice->label[0] != '\0' ? g_strconcat ("⇧", upper, NULL) : flow_choice_key (choice);
}

gboolean
flow_is_listed (Flow *flow, guint choice)
{
  const FlowChoice found = flow_choice (flow, choice);

  return !found.twin || !found.shift;
}

gboolean
flow_is_dim (Flow *flow, guint choice)
{
  const FlowChoice found = flow_choice (flow, choice);

  if (flow_narrows (flow) || flow->number)
    return FALSE;
  /* The first of two letters is typed without Shift. */
  if (found.fixed && found.shift && flow->typed[0] != '\0')
    return TRUE;
  return !g_str_has_prefix (found.label, flow->typed);
}

char **
flow_list (Flow *flow)
{
  const guint n = flow_n_choices (flow);
  char **list = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    {
      const FlowChoice choice = flow_choice (flow, i);
      g_autofree char *title = flow_title (flow, i);
      g_autofree char *likeness = flow_likeness (flow, i);
      const char *brings = flow_brings_beside (flow, i);

      list[i] = g_strdup_printf ("%u %s%d%d%d %s\t%s\t%s", flow->step, choice.label, choice.shift, choice.enter,
                                 choice.chosen, title, likeness != NULL ? likeness : "", brings != NULL ? brings : "");
    }
  return list;
}

int
flow_way (int x, int y, int dx, int dy)
{
  const int along = x * dx + y * dy, aside = ABS (x * dy) + ABS (y * dx);

  return along > 0 ? along + 2 * aside : G_MAXINT;
}
