/* answer-property.h - for tests of every game: whatever is offered as a question has an answer in words, and answers
 * about players and ledger lines name their points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "random-game.h"
#include "table/table-answer.h"

static inline const TableAnswerLine *
answer_line (const TableAnswer *answer, guint i)
{
  return &g_array_index (answer->lines, TableAnswerLine, i);
}

/* The answer to the question `verb` about a player; `why` NULL: it may be refused. */
static inline TableAnswer *
answer_property_ask (const TableMoment *moment, const char *verb, guint player, GString *why)
{
  g_autoptr (GString) words = g_string_new (verb);
  TableRefusal refusal = { "" };
  g_string_append_c (words, ' ');
  table_words_append (words, moment->setup->players[player].name);
  TableAnswer *answer = table_answer_read (moment, words->str, &refusal);
  if (answer == NULL && why != NULL)
    random_game_fail (why, "“%s”: %s", words->str, refusal.sentence);
  return answer;
}

/* The player is said to have so many points. */
static inline gboolean
answer_property_player (const TableMoment *moment, guint player, int points, GString *why)
{
  g_autoptr (TableAnswer) answer = answer_property_ask (moment, "player", player, why);
  return answer != NULL
         && (table_answer_points (answer, (int) player) == points
             || random_game_fail (why, "player %u has %d points, %d are said", player, points,
                                  table_answer_points (answer, (int) player)));
}

/* Whatever is offered can be asked. */
static inline gboolean
answer_property_list (const TableMoment *moment, GString *why)
{
  g_auto (GStrv) list = table_query_list (moment);
  for (guint i = 0; list[i] != NULL; i++)
    {
      TableRefusal refusal = { "" };
      g_autoptr (TableAnswer) answer = table_answer_read (moment, list[i], &refusal);
      if (answer == NULL)
        return random_game_fail (why, "“%s” is offered: %s", list[i], refusal.sentence);
      g_autofree char *told = table_answer_tell (moment, answer);
      if (*told == '\0' || answer->title == NULL)
        return random_game_fail (why, "“%s” has no words", list[i]);
      /* A line of several rows keeps them apart. */
      for (guint k = 0; k < answer->lines->len; k++)
        {
          g_autofree char *line = table_answer_line_tell (moment, answer_line (answer, k));
          g_auto (GStrv) rows = g_strsplit (line, "\n", -1);
          g_autofree char *together = g_strjoinv ("\n    ", rows);
          if (strstr (told, together) == NULL)
            return random_game_fail (why, "“%s” is not in “%s”", line, told);
        }
    }
  return TRUE;
}

/* Each line of the ledger is told with its points; `holds` says whether the rest of its answer is right. */
static inline gboolean
answer_property_ledger (const TableMoment *moment,
                        gboolean (*holds) (const TableMoment *moment, const TableAnswer *answer, const TableLine *line,
                                           GString *why),
                        GString *why)
{
  const TableLedger *ledger = &table_state (moment->state)->ledger;
  for (guint i = 0; i < ledger->n_lines; i++)
    {
      const TableLine *line = &ledger->lines[i];
      g_autofree char *words = g_strdup_printf ("line %u", i + 1);
      g_autoptr (TableAnswer) answer = table_answer_read (moment, words, NULL);
      if (answer == NULL || table_answer_points (answer, line->player) != line->points)
        return random_game_fail (why, "“%s” is not the line of the ledger", words);
      if (!holds (moment, answer, line, why))
        return random_game_fail (why, " in the answer to “%s”", words);
    }
  return TRUE;
}
