/* table-answer.c - questions about a game, and answers as lines and marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-answer.h"

#include <string.h>

#include "table-intl.h"
#include "table-event.h"

/* ---- questions ---- */

gboolean
table_query_refuse (TableRefusal *why, const char *word, const char *verbs)
{
  return table_refuse (why, _ ("“%.40s” cannot be asked about: %.160s"), word, verbs);
}

static const TableRules *
rules_of (const TableMoment *moment)
{
  return table_state (moment->state)->rules;
}

gboolean
table_query_read (const TableMoment *moment, const char *words, gpointer query, TableRefusal *why)
{
  const TableGame *game = moment->setup->game;
  if (game->queries == NULL)
    return table_refuse (why, _ ("nothing can be asked about this game"));
  g_assert (game->queries->entry_size <= TABLE_QUERY_BYTES);
  return table_acts_parse (game->queries, rules_of (moment), words, query, why);
}

char *
table_query_print (const TableMoment *moment, gconstpointer query)
{
  return table_acts_print (moment->setup->game->queries, rules_of (moment), query);
}

char **
table_query_list (const TableMoment *moment)
{
  const TableActs *queries = moment->setup->game->queries;
  GPtrArray *list = g_ptr_array_new ();
  guint8 query[TABLE_QUERY_BYTES];
  for (guint i = 0; queries != NULL && i < queries->n_rows; i++)
    {
      const TableAct *row = queries->rows[i];
      g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
      if (row->when == 0 || !table_act_is_offered (queries, moment->state, row))
        continue;
      table_acts_begin (queries, query);
      table_act_settle (queries, row, query);
      if (table_act_n_operands (row) == 0)
        g_ptr_array_add (list, table_query_print (moment, query));
      else
        table_act_offer (row, 0, moment->state, query, offers);
      for (guint k = 0; k < offers->len; k++)
        {
          table_act_take (row, 0, &g_array_index (offers, TableOffer, k), query);
          g_ptr_array_add (list, table_query_print (moment, query));
        }
    }
  g_ptr_array_add (list, NULL);
  return (char **) g_ptr_array_free (list, FALSE);
}

/* ---- making an answer ---- */

void
table_answer_title (TableAnswer *answer, char *title)
{
  g_free (answer->title);
  answer->title = title;
}

TableAnswerLine *
table_answer_say (TableAnswer *answer, TableSays says, int player, char *text)
{
  const TableAnswerLine line = { .says = (guint8) says, .player = (gint8) player, .text = text };
  g_array_append_val (answer->lines, line);
  return &g_array_index (answer->lines, TableAnswerLine, answer->lines->len - 1);
}

TableAnswerLine *
table_answer_count (TableAnswer *answer, TableSays says, int player, int amount, char *text)
{
  TableAnswerLine *line = table_answer_say (answer, says, player, text);
  line->counted = TRUE;
  line->amount = amount;
  return line;
}

void
table_answer_mark (TableAnswer *answer, TableMarkKind kind, int player, int place)
{
  const TableAnswerMark mark = { (guint8) kind, (gint8) player, place, answer->cells->len, 0 };
  g_array_append_val (answer->marks, mark);
}

void
table_answer_mark_cells (TableAnswer *answer, TableMarkKind kind, int player)
{
  table_answer_mark (answer, kind, player, -1);
}

void
table_answer_mark_cell (TableAnswer *answer, int x, int y)
{
  const TableAnswerCell cell = { (gint16) x, (gint16) y };
  g_assert (answer->marks->len > 0);
  g_array_append_val (answer->cells, cell);
  g_array_index (answer->marks, TableAnswerMark, answer->marks->len - 1).n++;
}

void
table_answer_gets (TableAnswer *answer, gconstpointer state, const TableLine *line, gboolean expected)
{
  const TableGame *game = answer->moment->setup->game;
  g_autofree char *title = game->line_title (state, line), *sum = table_game_sum (game, line);
  table_answer_count (answer, TABLE_SAYS_GETS, line->player, line->points, g_strdup_printf ("%s: %s", title, sum))
      ->expected = expected;
  table_rulings_join (&answer->rulings, &line->rulings);
}

/* ---- the questions that every game answers ---- */

static void
answer_player (TableAnswer *answer, guint player)
{
  const TableMoment *moment = answer->moment;
  const TableGame *game = moment->setup->game;
  const TableLedger *ledger = &table_state (moment->state)->ledger;
  table_answer_title (answer, g_strdup (table_name_said (&moment->setup->players[player])));
  for (guint i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].player == (gint8) player)
      table_answer_gets (answer, moment->state, &ledger->lines[i], FALSE);
  if (!table_moment_may_foresee (moment))
    return;
  guint from;
  gpointer end = game->forecast (moment->state, &from, NULL);
  const TableLedger *last = &table_state (end)->ledger;
  for (guint i = from; i < last->n_lines; i++)
    if (last->lines[i].player == (gint8) player)
      table_answer_gets (answer, end, &last->lines[i], TRUE);
  game->state_free (end);
}

static gboolean
answer_line (TableAnswer *answer, guint number, TableRefusal *why)
{
  const TableMoment *moment = answer->moment;
  const TableGame *game = moment->setup->game;
  const TableLedger *ledger = &table_state (moment->state)->ledger;
  if (number == 0 || number > ledger->n_lines)
    return table_refuse (why, _ ("there is no line %u in the list of points: it has %u"), number, ledger->n_lines);
  const TableLine *line = &ledger->lines[number - 1];
  g_autofree char *because = table_game_because (game, moment->state, line);
  table_answer_title (answer, game->line_title (moment->state, line));
  table_answer_gets (answer, moment->state, line, FALSE);
  if (*because != '\0')
    table_answer_say (answer, TABLE_SAYS_REASON, -1, g_steal_pointer (&because));
  return TRUE;
}

/* "Anna, Ben" */
static char *
names_tell (const TableSetup *setup, guint players)
{
  GString *names = g_string_new (NULL);
  for (guint i = 0; i < setup->n_players; i++)
    if (players >> i & 1)
      g_string_append_printf (names, names->len > 0 ? ", %s" : "%s", table_name_said (&setup->players[i]));
  return g_string_free (names, FALSE);
}

static void
say_first (TableAnswer *answer, const TableMoment *moment, gboolean expected)
{
  g_autofree char *names = names_tell (moment->setup, table_moment_leaders (moment));
  if (*names != '\0')
    table_answer_say (answer, TABLE_SAYS_REASON, -1, g_strdup_printf (_ ("first: %s"), names))->expected = expected;
}

/* The sum of what is booked, and of what the end would add; the rulings that decided any of it. */
static void
answer_game (TableAnswer *answer)
{
  const TableMoment *moment = answer->moment;
  const TableGame *game = moment->setup->game;
  const TableLedger *ledger = &table_state (moment->state)->ledger, *last = ledger;
  guint from = 0;
  gpointer end = table_moment_may_foresee (moment) ? game->forecast (moment->state, &from, NULL) : NULL;
  if (end != NULL)
    last = &table_state (end)->ledger;
  table_answer_title (answer, g_strdup (_ ("the whole game")));
  for (int i = 0; i < (int) moment->setup->n_players; i++)
    {
      table_answer_count (answer, TABLE_SAYS_GETS, i, ledger->scores[i], g_strdup (_ ("points booked")));
      if (last->scores[i] != ledger->scores[i])
        table_answer_count (answer, TABLE_SAYS_GETS, i, last->scores[i] - ledger->scores[i], g_strdup (_ ("more")))
            ->expected = TRUE;
    }
  for (guint i = 0; i < last->n_lines; i++)
    table_rulings_join (&answer->rulings, &last->lines[i].rulings);
  say_first (answer, moment, FALSE);
  if (end != NULL)
    {
      say_first (answer, &(TableMoment){ moment->setup, end, NULL }, TRUE);
      game->state_free (end);
    }
}

/* The sort is stable: lines that say the same kind of thing stay in their order. */
static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return ((const TableAnswerLine *) a)->says - ((const TableAnswerLine *) b)->says;
}

TableAnswer *
table_answer_empty (void)
{
  TableAnswer *answer = g_new0 (TableAnswer, 1);
  answer->lines = g_array_new (FALSE, TRUE, sizeof (TableAnswerLine));
  answer->marks = g_array_new (FALSE, TRUE, sizeof (TableAnswerMark));
  answer->cells = g_array_new (FALSE, TRUE, sizeof (TableAnswerCell));
  return answer;
}

TableAnswer *
table_answer_new (const TableMoment *moment, gconstpointer asked, TableRefusal *why)
{
  const TableGame *game = moment->setup->game;
  const TableQuery *query = asked;
  g_autoptr (TableAnswer) answer = table_answer_empty ();
  answer->moment = moment;
  if (query->kind == TABLE_QUERY_PLAYER)
    answer_player (answer, (guint) query->player);
  if (query->kind == TABLE_QUERY_GAME)
    answer_game (answer);
  if (query->kind == TABLE_QUERY_LINE && !answer_line (answer, (guint) query->line, why))
    return NULL;
  if (game->answer != NULL && !game->answer (moment, asked, answer, why))
    return NULL;
  answer->moment = NULL;
  g_array_sort (answer->lines, compare_lines);
  return g_steal_pointer (&answer);
}

TableAnswer *
table_answer_read (const TableMoment *moment, const char *words, TableRefusal *why)
{
  guint8 query[TABLE_QUERY_BYTES];
  return table_query_read (moment, words, query, why) ? table_answer_new (moment, query, why) : NULL;
}

TableAnswer *
table_answer_copy (const TableAnswer *answer)
{
  TableAnswer *copy = g_new0 (TableAnswer, 1);
  copy->title = g_strdup (answer->title);
  copy->lines = g_array_copy (answer->lines);
  for (guint i = 0; i < copy->lines->len; i++)
    {
      TableAnswerLine *line = &g_array_index (copy->lines, TableAnswerLine, i);
      line->text = g_strdup (line->text);
    }
  copy->marks = g_array_copy (answer->marks);
  copy->cells = g_array_copy (answer->cells);
  copy->rulings = answer->rulings;
  return copy;
}

void
table_answer_free (TableAnswer *answer)
{
  if (answer == NULL)
    return;
  for (guint i = 0; i < answer->lines->len; i++)
    g_free (g_array_index (answer->lines, TableAnswerLine, i).text);
  g_array_unref (answer->lines);
  g_array_unref (answer->marks);
  g_array_unref (answer->cells);
  g_free (answer->title);
  g_free (answer);
}

int
table_answer_points (const TableAnswer *answer, int player)
{
  int points = 0;
  for (guint i = 0; i < answer->lines->len; i++)
    {
      const TableAnswerLine *line = &g_array_index (answer->lines, TableAnswerLine, i);
      if (line->says == TABLE_SAYS_GETS && line->player == player)
        points += line->amount;
    }
  return points;
}

/* ---- words ---- */

typedef struct
{
  const char *word;
  const char *heading; /* N_(); NULL: none */
} SaysRow;

static const SaysRow rows[] = {
  [TABLE_SAYS_BRINGS] = { "brings", N_ ("Places, the best first") },
  [TABLE_SAYS_TURNS] = { "turns", N_ ("What would turn a tie") },
  [TABLE_SAYS_FAVOURS] = { "favours", N_ ("Whom she would favour") },
  [TABLE_SAYS_GETS] = { "gets", N_ ("Points") },
  [TABLE_SAYS_NOTHING] = { "nothing", N_ ("No points") },
  [TABLE_SAYS_WHOLE] = { "whole", NULL },
  [TABLE_SAYS_PART] = { "part", N_ ("What pays") },
  [TABLE_SAYS_FITS] = { "fits", N_ ("What fits") },
  [TABLE_SAYS_FIGURE] = { "figure", N_ ("Figures") },
  [TABLE_SAYS_MAJORITY] = { "majority", N_ ("Majority") },
  [TABLE_SAYS_DISTANCE] = { "distance", N_ ("The tie") },
  [TABLE_SAYS_REASON] = { "reason", N_ ("What decides") },
  [TABLE_SAYS_STEPS] = { "steps", N_ ("The race") },
  [TABLE_SAYS_BLOCKED] = { "blocked", N_ ("In the way") },
  [TABLE_SAYS_KNOWN] = { "known", N_ ("What is certain") },
  [TABLE_SAYS_MAYBE] = { "maybe", N_ ("What is possible") },
  [TABLE_SAYS_NEEDS] = { "needs", N_ ("What an answer would need") },
  [TABLE_SAYS_ALSO] = { "also", N_ ("What else happened") },
  [TABLE_SAYS_RULE] = { "rule", N_ ("The rule") },
  [TABLE_SAYS_ELSE] = { "else", N_ ("With something else on the table") },
  [TABLE_SAYS_READING] = { "reading", N_ ("By other house rules") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (rows) == TABLE_N_SAYS);

const char *
table_says_heading (TableSays says)
{
  return rows[says].heading != NULL ? _ (rows[says].heading) : NULL;
}

const char *
table_says_word (TableSays says)
{
  return rows[says].word;
}

char *
table_answer_line_words (const TableAnswerLine *line)
{
  g_autofree char *capital = table_capital (line->text);
  return line->expected ? g_strdup_printf (_ ("%s, if the game ended now"), capital) : g_steal_pointer (&capital);
}

char *
table_answer_line_tell (const TableMoment *moment, const TableAnswerLine *line)
{
  const char *name = line->player >= 0 ? table_name_said (&moment->setup->players[line->player]) : NULL;
  const char *if_ended = line->expected ? _ (" (if the game ended now)") : "";
  if (name == NULL && line->counted)
    return g_strdup_printf ("%s: %d%s", line->text, line->amount, if_ended);
  if (name == NULL)
    return g_strdup_printf ("%s%s", line->text, if_ended);
  if (line->counted)
    return g_strdup_printf ("%s %d: %s%s", name, line->amount, line->text, if_ended);
  return g_strdup_printf ("%s: %s%s", name, line->text, if_ended);
}

static void
tell_rulings (const TableMoment *moment, const TableAnswer *answer, GString *out)
{
  const TableGame *game = moment->setup->game;
  if (table_rulings_empty (&answer->rulings))
    return;
  g_string_append_printf (out, "\n%s\n", _ ("Rulings"));
  for (guint i = 0; i < game->n_rulings; i++)
    if (table_rulings_has (&answer->rulings, i))
      {
        const TableRuling *ruling = &game->rulings[i];
        g_string_append_printf (out, "  %s (%s): %s\n", ruling->id, _ (ruling->sheet),
                                _ (ruling->options[moment->setup->rulings[i]].sentence));
      }
}

char *
table_answer_tell (const TableMoment *moment, const TableAnswer *answer)
{
  GString *out = g_string_new (answer->title);
  int says = TABLE_SAYS_WHOLE;
  g_string_append_c (out, '\n');
  for (guint i = 0; i < answer->lines->len; i++)
    {
      const TableAnswerLine *line = &g_array_index (answer->lines, TableAnswerLine, i);
      g_autofree char *told = table_answer_line_tell (moment, line);
      if (line->says != says && table_says_heading (line->says) != NULL)
        g_string_append_printf (out, "\n%s\n", table_says_heading (line->says));
      says = line->says;
      g_string_append (out, "  ");
      for (const char *c = told; *c != '\0'; c++)
        if (*c == '\n')
          g_string_append (out, "\n    ");
        else
          g_string_append_c (out, *c);
      g_string_append_c (out, '\n');
    }
  tell_rulings (moment, answer, out);
  return g_string_free (out, FALSE);
}

char *
table_answer_note (const TableMoment *moment)
{
  const TableSetup *setup = moment->setup;
  const guint n = table_state (moment->state)->n_entries;
  g_autofree char *after = g_strdup_printf (ngettext ("after %u entry", "after %u entries", n), n);
  return g_strdup_printf ("%s · %s", *setup->title != '\0' ? setup->title : _ (setup->game->title), after);
}
