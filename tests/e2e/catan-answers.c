/* catan-answers.c - prints how to answer the prompt to play a recorded game of Catan; see answers.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <string.h>

#include "answers.h"
#include "catan-hand.h"

static void
print_key (char sign, gboolean shift)
{
  /* The names that an X server uses. */
  const char *name = sign == '-' ? "minus" : sign == '=' ? "equal" : (char[]){ sign, '\0' };

  printf ("\"%s%s\"", shift ? "shift+" : "", name);
}

static void
print_choice (Flow *flow, guint index)
{
  const FlowChoice choice = flow_choice (flow, index);
  g_autofree char *title = flow_title (flow, index);
  g_autofree char *key = flow_choice_key (&choice);

  printf ("\"keys\":[");
  if ((int) index == flow_cursor (flow) || choice.label[0] == '\0')
    printf ("\"Return\"");
  else
    for (const char *c = choice.label; *c != '\0'; c++)
      {
        if (c > choice.label)
          putchar (',');
        print_key (*c, choice.shift);
      }
  printf ("],\"pick\":%u,", index);
  answers_print_words ("key", key);
  putchar (',');
  answers_print_words ("title", title);
  if (act_flow_choice (ACT_FLOW (flow), index)->offer.on_board)
    {
      putchar (',');
      answers_print_words ("where", title);
    }
  putchar ('}');
}

static gboolean
print_answers (ActFlow *catan, const CatanEntry *entry)
{
  Flow *flow = FLOW (catan);
  FlowAnswer answer = FLOW_TAKEN;

  for (guint steps = 0; answer == FLOW_TAKEN && steps < 40; steps++)
    {
      int choice = catan_hand_next (catan, entry);

      if (choice < 0)
        return FALSE;
      if (steps > 0)
        putchar (',');
      answers_print_offered (flow);
      print_choice (flow, (guint) choice);
      answer = flow_choose (flow, (guint) choice);
    }
  return answer == FLOW_READY;
}

gboolean
answers_of_catan (TableJournal *recorded, guint from)
{
  g_autoptr (TableJournal) journal = table_journal_new (table_journal_setup (recorded), NULL);
  g_autoptr (Flow) flow = FLOW (catan_flow_new ());

  for (guint i = 0; i < table_journal_length (recorded); i++)
    {
      const CatanState *state = table_journal_state (journal);
      const char *line = table_journal_entry (recorded, i).line;
      TableRefusal why = { "the prompt does not offer it" };
      CatanEntry entry;
      gboolean read = table_game_read (&catan_game, state->rules, line, &entry, &why);

      flow_set_state (flow, state, table_journal_setup (journal)->aids);
      if (read && answers_print_taken (flow, &catan_game, &entry, i, from))
        ;
      else if (read && i >= from)
        {
          printf ("{\"answers\":[");
          read = print_answers (ACT_FLOW (flow), &entry);
          printf ("],");
          line = read ? flow_line (flow) : line;
          answers_print_words ("line", line);
          printf ("}\n");
        }
      if (!read || !table_journal_append (journal, line, &why))
        {
          fprintf (stderr, "entry %u, %s: %s\n", i + 1, line, why.sentence);
          return FALSE;
        }
    }
  return TRUE;
}
