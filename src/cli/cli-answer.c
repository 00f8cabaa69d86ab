/* cli-answer.c - `arbitress-cli explain FILE QUESTION`: the answer to a question, as text or JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "art/art-export.h"
#include "cli-answer.h"
#include "cli-game.h"
#include "evening/reason.h"
#include "table/table-answer.h"
#include "table/table-what-if.h"

static const char *const mark_words[] = { "place", "tie", "way", "cells", "favours", "rank", "turns" };
G_STATIC_ASSERT (G_N_ELEMENTS (mark_words) == TABLE_N_MARKS);

/* ---- JSON ---- */

static void
put_line (GString *json, const TableMoment *moment, const TableAnswerLine *line)
{
  in_object (json, NULL);
  put_text (json, "says", table_says_word (line->says));
  put_text (json, "player", line->player >= 0 ? moment->setup->players[line->player].name : NULL);
  put_number_if (json, "amount", line->counted, line->amount);
  put_truth (json, "expected", line->expected);
  put_text (json, "text", line->text);
}

static void
put_mark (GString *json, const TableMoment *moment, const TableAnswer *answer, const TableAnswerMark *mark)
{
  in_object (json, NULL);
  put_text (json, "kind", mark_words[mark->kind]);
  put_text (json, "player", mark->player >= 0 ? moment->setup->players[mark->player].name : NULL);
  if (mark->kind == TABLE_MARK_RANK)
    put_number (json, "rank", mark->place);
  in_array (json, "cells");
  for (guint i = mark->from; i < mark->from + mark->n; i++)
    {
      const TableAnswerCell *cell = &g_array_index (answer->cells, TableAnswerCell, i);
      put_cell (json, NULL, cell->x, cell->y);
    }
}

static void
put_answer (const CliRecord *record, const char *question, const TableAnswer *answer)
{
  const TableMoment moment = cli_record_moment (record);
  g_autoptr (GString) json = g_string_new (NULL);
  put_object (json, NULL);
  put_text (json, "question", question);
  put_text (json, "title", answer->title);
  put_array (json, "lines");
  for (guint i = 0; i < answer->lines->len; i++)
    put_line (json, &moment, &g_array_index (answer->lines, TableAnswerLine, i));
  end_array (json);
  put_array (json, "marks");
  for (guint i = 0; i < answer->marks->len; i++)
    put_mark (json, &moment, answer, &g_array_index (answer->marks, TableAnswerMark, i));
  end_array (json);
  put_rulings (json, "rulings", moment.setup->game, &answer->rulings);
  end_object (json);
  put_document (json);
}

/* ---- a picture ---- */

static CliExit
write_picture (const CliRecord *record, const TableAnswer *answer, const char *path)
{
  const TableMoment moment = cli_record_moment (record);
  const int format = art_format_find (path);
  if (format < 0)
    return cli_fail (_ ("%s does not end in .png, .svg or .pdf"), path);
  g_autofree char *note = table_answer_note (&moment);
  g_autoptr (ArtAnswer) picture = art_answer_new (&moment, answer, note);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = art_answer_print (picture, ART_PALETTE_LIGHT, (ArtFormat) format, &error);
  if (bytes == NULL || !art_file_write (path, bytes, &error))
    return cli_fail ("%s", arb_reason (error));
  return CLI_FINE;
}

/* ---- the commands ---- */

static CliExit
list_questions (const TableMoment *moment)
{
  g_auto (GStrv) list = table_query_list (moment);
  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autoptr (TableAnswer) answer = table_answer_read (moment, list[i], NULL);
      g_print ("%-28s %s\n", list[i], answer != NULL ? answer->title : "");
    }
  return CLI_FINE;
}

/* Does the text begin like a question about this game? */
static gboolean
is_question (const TableMoment *moment, const char *text)
{
  const TableActs *queries = moment->setup->game->queries;
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  for (guint i = 0; queries != NULL && i < queries->n_rows; i++)
    if (g_str_equal (queries->rows[i]->verb, words[0]))
      return TRUE;
  return FALSE;
}

CliExit
cli_answer (const CliRecord *record, const char *question, const CliAnswerWish *wish)
{
  const TableMoment moment = cli_record_moment (record);
  guint8 query[TABLE_QUERY_BYTES];
  TableRefusal why;
  if (g_str_equal (question, "what"))
    return list_questions (&moment);
  if (!is_question (&moment, question))
    return cli_fail (_ ("“%.20s” is not the number of an entry, and no question; “what” lists the questions"),
                     question);
  g_autoptr (TableAnswer) answer = NULL;
  if (!table_query_read (&moment, question, query, &why) || (answer = table_answer_new (&moment, query, &why)) == NULL)
    return cli_fail ("%s", why.sentence);
  if (wish->what_if)
    {
      g_autoptr (TableWhatIfs) ifs = table_what_ifs_new (record->journal, record->n, question);
      while (table_what_ifs_step (ifs, answer))
        ;
    }
  if (wish->output != NULL && write_picture (record, answer, wish->output) != CLI_FINE)
    return CLI_UNREADABLE;
  if (wish->as_json)
    {
      g_autofree char *words = table_query_print (&moment, query);
      put_answer (record, words, answer);
    }
  else
    {
      g_autofree char *told = table_answer_tell (&moment, answer);
      g_print ("%s", told);
    }
  return cli_record_verdict (record);
}
