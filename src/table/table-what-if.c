/* table-what-if.c - what an answer would be by another reading of a ruling, or if another entry had been made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-what-if.h"

#include <string.h>

#include "table-difference.h"
#include "table-intl.h"
#include "table-words.h"

gboolean
table_reading_next (const TableSetup *setup, TableReading *reading)
{
  const TableGame *game = setup->game;
  for (;;)
    {
      if (reading->begun)
        reading->option++;
      reading->begun = TRUE;
      while (reading->ruling < game->n_rulings && reading->option >= game->rulings[reading->ruling].n_options)
        {
          reading->ruling++;
          reading->option = 0;
        }
      if (reading->ruling >= game->n_rulings)
        return FALSE;
      if (reading->option != setup->rulings[reading->ruling]
          && game->in_play (setup, game->rulings[reading->ruling].system))
        return TRUE;
    }
}

char *
table_reading_tell (const TableGame *game, const TableReading *reading)
{
  const TableRuling *row = &game->rulings[reading->ruling];
  const TableOption *option = &row->options[reading->option];
  return g_strdup_printf ("%s %s: %s %s", row->id, option->word, _ (row->question), _ (option->sentence));
}

/* The first entry that fits in one of them and not in the other; -1: there is none. */
static int
first_other (const TableJournal *one, const TableJournal *two)
{
  for (guint i = 0; i < table_journal_length (one); i++)
    if ((table_journal_entry (one, i).refusal == NULL) != (table_journal_entry (two, i).refusal == NULL))
      return (int) i;
  return -1;
}

static TableMoment
moment_of (const TableJournal *journal)
{
  return (TableMoment){ table_journal_setup (journal), table_journal_state (journal), table_journal_effects (journal) };
}

static gboolean
has_reason (const TableAnswer *answer, const TableAnswerLine *reason)
{
  for (guint i = 0; i < answer->lines->len; i++)
    {
      const TableAnswerLine *line = &g_array_index (answer->lines, TableAnswerLine, i);
      if (line->says == TABLE_SAYS_REASON && line->expected == reason->expected
          && g_str_equal (line->text, reason->text))
        return TRUE;
    }
  return FALSE;
}

/* Who gets what instead, and what decides then unless it is the same; "" if nobody gets more or less. */
static char *
tell_change (const TableMoment *moment, const TableAnswer *now, const TableAnswer *then)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < moment->setup->n_players; i++)
    {
      const int was = table_answer_points (now, (int) i), is = table_answer_points (then, (int) i);
      if (was != is)
        /* Translators: a player, the points now, and the points by another house rule */
        g_string_append_printf (
            out, ngettext ("%s: %d point instead of %d\n", "%s: %d points instead of %d\n", (gulong) ABS (is)),
            table_name_said (&moment->setup->players[i]), is, was);
    }
  for (guint i = 0; out->len > 0 && i < then->lines->len; i++)
    {
      const TableAnswerLine *line = &g_array_index (then->lines, TableAnswerLine, i);
      if (line->says == TABLE_SAYS_REASON && !has_reason (now, line))
        {
          g_autofree char *words = table_answer_line_words (line);
          g_string_append_printf (out, "%s\n", words);
        }
    }
  return g_string_free (out, FALSE);
}

char *
table_what_if (const TableJournal *now, const TableAnswer *answer, const char *question, const TableReading *reading,
               int *misfit)
{
  g_autoptr (TableJournal) then = table_journal_reread (now, reading->ruling, reading->option, NULL);
  g_autofree char *told = NULL, *rule = table_reading_tell (table_journal_game (now), reading);
  *misfit = then != NULL ? first_other (now, then) : -1;
  if (then == NULL || *misfit >= 0)
    return NULL;
  const TableMoment moment = moment_of (then);
  g_autoptr (TableAnswer) other = table_answer_read (&moment, question, NULL);
  if (answer == NULL || other == NULL)
    return NULL;
  told = tell_change (&moment, answer, other);
  return *told != '\0' ? g_strdup_printf ("%s\n%s", rule, told) : NULL;
}

/* ---- another entry ---- */

/* More outcomes are not told one by one. */
#define TOLD_MAX 12

typedef struct
{
  guint topic, n;   /* how many entries lead to it */
  const char *line; /* NULL: the entry is left out */
  TableMeasure measure;
} Outcome;

struct _TableAlternatives
{
  const TableGame *game;
  const TableJournal *journal;
  guint n, entry;
  gpointer before;
  guint8 about[TABLE_QUERY_BYTES];
  char *question;   /* the same in words */
  GArray *tried;    /* TableAlternative */
  GArray *outcomes; /* Outcome */
  guint next;
  TableMeasure now;
};

void
table_alternatives_add (GArray *alternatives, guint topic, char *line)
{
  const TableAlternative other = { line, topic };
  g_array_append_val (alternatives, other);
}

static void
clear_other (gpointer data)
{
  g_free (((TableAlternative *) data)->line);
}

/* The numbers of the answer in a state.  FALSE: nothing can be asked then. */
static gboolean
measure (const TableAlternatives *alternatives, gconstpointer state, TableMeasure *measured)
{
  const TableAlternativesGame *game = table_journal_game (alternatives->journal)->alternatives;
  const TableMoment moment = { table_journal_setup (alternatives->journal), state, NULL };
  *measured = (TableMeasure){ .all = 0 };
  if (game->measure != NULL)
    {
      game->measure (state, alternatives->about, measured);
      return TRUE;
    }
  g_autoptr (TableAnswer) answer = table_answer_read (&moment, alternatives->question, NULL);
  for (guint i = 0; answer != NULL && i < moment.setup->n_players; i++)
    measured->of[i] = table_answer_points (answer, (int) i);
  return answer != NULL;
}

/* The numbers with this line as the entry, or without it.  FALSE: it is not a legal entry, or what came later would not
 * fit as it did, or nothing can be asked then. */
static gboolean
measure_with (const TableAlternatives *alternatives, const char *line, TableMeasure *measured)
{
  const TableGame *game = table_journal_game (alternatives->journal);
  gpointer state = game->state_copy (alternatives->before);
  gboolean fits = line == NULL || table_game_apply_line (game, state, line, NULL);
  for (guint i = alternatives->entry + 1; fits && i < alternatives->n; i++)
    {
      const TableEntry entry = table_journal_entry (alternatives->journal, i);
      fits = table_game_fold_line (game, state, entry.line, NULL, NULL) == (entry.refusal == NULL);
    }
  fits = fits && measure (alternatives, state, measured);
  game->state_free (state);
  return fits;
}

TableAlternatives *
table_alternatives_new (const TableJournal *journal, guint n, const char *question)
{
  const TableGame *game = table_journal_game (journal);
  const guint length = MIN (n, table_journal_length (journal));
  guint8 query[TABLE_QUERY_BYTES], about[TABLE_QUERY_BYTES] = { 0 };
  if (game->alternatives == NULL)
    return NULL;
  gpointer state = table_journal_state_at (journal, length);
  const TableMoment moment = { table_journal_setup (journal), state, NULL };
  const int entry = table_query_read (&moment, question, query, NULL)
                        ? game->alternatives->decided_by (&moment, query, about)
                        : -1;
  g_autofree char *asked = entry >= 0 ? table_query_print (&moment, about) : NULL;
  game->state_free (state);
  if (entry < 0 || (guint) entry >= length || table_journal_entry (journal, (guint) entry).refusal != NULL)
    return NULL;
  g_autoptr (TableAlternatives) alternatives = g_new0 (TableAlternatives, 1);
  alternatives->game = game;
  alternatives->journal = journal;
  alternatives->entry = (guint) entry;
  alternatives->n = game->alternatives->at_once != NULL && game->alternatives->at_once (about) ? alternatives->entry + 1
                                                                                               : length;
  memcpy (alternatives->about, about, sizeof about);
  alternatives->question = g_steal_pointer (&asked);
  alternatives->before = table_journal_state_at (journal, (guint) entry);
  alternatives->tried = g_array_new (FALSE, FALSE, sizeof (TableAlternative));
  g_array_set_clear_func (alternatives->tried, clear_other);
  alternatives->outcomes = g_array_new (FALSE, FALSE, sizeof (Outcome));
  const char *line = table_journal_entry (journal, alternatives->entry).line;
  if (!measure_with (alternatives, line, &alternatives->now))
    return NULL;
  game->alternatives->add (alternatives->before, alternatives->about, line, alternatives->tried);
  return g_steal_pointer (&alternatives);
}

void
table_alternatives_free (TableAlternatives *alternatives)
{
  if (alternatives == NULL)
    return;
  alternatives->game->state_free (alternatives->before);
  g_array_unref (alternatives->tried);
  g_array_unref (alternatives->outcomes);
  g_free (alternatives->question);
  g_free (alternatives);
}

static Outcome *
find_outcome (TableAlternatives *alternatives, guint topic, const TableMeasure *measured)
{
  for (guint i = 0; i < alternatives->outcomes->len; i++)
    {
      Outcome *outcome = &g_array_index (alternatives->outcomes, Outcome, i);
      if (outcome->topic == topic && memcmp (&outcome->measure, measured, sizeof *measured) == 0)
        return outcome;
    }
  return NULL;
}

gboolean
table_alternatives_step (TableAlternatives *alternatives)
{
  Outcome outcome = { .n = 1 };
  if (alternatives->next >= alternatives->tried->len)
    return FALSE;
  const TableAlternative *other = &g_array_index (alternatives->tried, TableAlternative, alternatives->next++);
  if (!measure_with (alternatives, other->line, &outcome.measure)
      || memcmp (&outcome.measure, &alternatives->now, sizeof alternatives->now) == 0)
    return TRUE;
  outcome.topic = other->topic;
  outcome.line = other->line;
  Outcome *same = find_outcome (alternatives, outcome.topic, &outcome.measure);
  if (same != NULL)
    same->n++;
  else
    g_array_append_val (alternatives->outcomes, outcome);
  return TRUE;
}

/* "Anna 8 instead of 0, Ben 0 instead of 8" */
static char *
tell_outcome (const TableAlternatives *alternatives, const Outcome *outcome)
{
  const TableSetup *setup = table_journal_setup (alternatives->journal);
  const TableAlternativesGame *game = setup->game->alternatives;
  if (game->tell != NULL)
    return game->tell (alternatives->before, alternatives->about, &outcome->measure, &alternatives->now);
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < setup->n_players; i++)
    if (outcome->measure.of[i] != alternatives->now.of[i])
      {
        if (out->len > 0)
          g_string_append (out, ", ");
        /* Translators: a player, the points if something else had been entered, and the points now */
        g_string_append_printf (out, _ ("%s %d instead of %d"), table_name_said (&setup->players[i]),
                                outcome->measure.of[i], alternatives->now.of[i]);
      }
  return g_string_free (out, FALSE);
}

static char *
tell_other (const TableAlternatives *alternatives, const Outcome *outcome)
{
  g_autofree char *told = tell_outcome (alternatives, outcome), *act = NULL;
  if (outcome->line == NULL)
    /* Translators: which entry is left out, and what would be then */
    return g_strdup_printf (_ ("without entry %u: %s"), alternatives->entry + 1, told);
  act = table_game_tell_line (table_journal_game (alternatives->journal), alternatives->before, outcome->line);
  if (outcome->n == 1)
    /* Translators: an entry, what could have been entered instead, and who would get what */
    return g_strdup_printf (_ ("entry %u as “%s” would bring: %s"), alternatives->entry + 1, act, told);
  /* Translators: the same, and how many other entries would have brought the same. */
  return g_strdup_printf (ngettext ("entry %u as “%s” would bring: %s; so would %u other one",
                                    "entry %u as “%s” would bring: %s; so would %u others", outcome->n - 1),
                          alternatives->entry + 1, act, told, outcome->n - 1);
}

void
table_alternatives_tell (const TableAlternatives *alternatives, GPtrArray *sentences)
{
  const guint n = alternatives->outcomes->len;
  for (guint i = 0; i < MIN (n, TOLD_MAX); i++)
    g_ptr_array_add (sentences, tell_other (alternatives, &g_array_index (alternatives->outcomes, Outcome, i)));
  if (n > TOLD_MAX)
    g_ptr_array_add (sentences, g_strdup_printf (ngettext ("and %u more outcome", "and %u more outcomes", n - TOLD_MAX),
                                                 n - TOLD_MAX));
}

gboolean
table_alternatives_outcome (const TableAlternatives *alternatives, guint nth, guint *entry, const char **line,
                            const char **question, TableMeasure *measured)
{
  if (nth >= alternatives->outcomes->len)
    return FALSE;
  const Outcome *outcome = &g_array_index (alternatives->outcomes, Outcome, nth);
  *entry = alternatives->entry;
  *line = outcome->line;
  *question = alternatives->question;
  *measured = outcome->measure;
  return TRUE;
}

/* ---- all of it ---- */

struct _TableWhatIfs
{
  const TableJournal *journal;
  guint n;
  char *question;
  GPtrArray *sentences;            /* with something else on the table; NULL: they were told */
  TableAlternatives *alternatives; /* NULL: all were tried */
  TableReading reading;
  TableJournal *now;   /* these entries; NULL: no reading was tried */
  TableAnswer *answer; /* after them; NULL: nothing can be asked then */
  gboolean found;      /* a reading by which the answer is another one */
  GPtrArray *misfits;  /* the readings by which an entry does not fit, in words */
};

TableWhatIfs *
table_what_ifs_new (const TableJournal *journal, guint n, const char *question)
{
  const TableGame *game = table_journal_game (journal);
  TableWhatIfs *ifs = g_new0 (TableWhatIfs, 1);
  gpointer state = table_journal_state_at (journal, MIN (n, table_journal_length (journal)));
  const TableMoment moment = { table_journal_setup (journal), state, NULL };
  guint8 query[TABLE_QUERY_BYTES];
  ifs->journal = journal;
  ifs->n = n;
  ifs->question = g_strdup (question);
  ifs->sentences = g_ptr_array_new_with_free_func (g_free);
  ifs->misfits = g_ptr_array_new_with_free_func (g_free);
  if (game->what_if != NULL && table_query_read (&moment, question, query, NULL))
    game->what_if (&moment, query, ifs->sentences);
  game->state_free (state);
  ifs->alternatives = table_alternatives_new (journal, n, question);
  return ifs;
}

void
table_what_ifs_free (TableWhatIfs *ifs)
{
  if (ifs == NULL)
    return;
  g_clear_pointer (&ifs->sentences, g_ptr_array_unref);
  table_alternatives_free (ifs->alternatives);
  table_journal_free (ifs->now);
  table_answer_free (ifs->answer);
  g_ptr_array_unref (ifs->misfits);
  g_free (ifs->question);
  g_free (ifs);
}

/* All other entries were tried. */
static void
say_else (TableWhatIfs *ifs, TableAnswer *answer)
{
  if (ifs->alternatives != NULL)
    table_alternatives_tell (ifs->alternatives, ifs->sentences);
  for (guint i = 0; i < ifs->sentences->len; i++)
    table_answer_say (answer, TABLE_SAYS_ELSE, -1, table_capital (ifs->sentences->pdata[i]));
  g_clear_pointer (&ifs->sentences, g_ptr_array_unref);
  g_clear_pointer (&ifs->alternatives, table_alternatives_free);
}

/* Plays the first entries once, with the readings of the game: all other readings are compared with that. */
static void
play_now (TableWhatIfs *ifs)
{
  const guint length = table_journal_length (ifs->journal), n = MIN (ifs->n, length);
  ifs->now = table_journal_edited (ifs->journal, n, length - n, (const char *const[]){ NULL });
  const TableMoment moment = moment_of (ifs->now);
  ifs->answer = table_answer_read (&moment, ifs->question, NULL);
}

/* Tries the answer by one reading. */
static void
try_reading (TableWhatIfs *ifs, TableAnswer *answer)
{
  if (ifs->now == NULL)
    play_now (ifs);
  const TableRuling *row = &table_journal_game (ifs->journal)->rulings[ifs->reading.ruling];
  int misfit;
  char *told = table_what_if (ifs->now, ifs->answer, ifs->question, &ifs->reading, &misfit);
  if (misfit >= 0)
    /* Translators: what a reading means, its ruling and its word, and the number of an entry: "No: never with the bank.
     * (F12 no, entry 133)" */
    g_ptr_array_add (ifs->misfits,
                     g_strdup_printf (_ ("%s (%s %s, entry %d)"), _ (row->options[ifs->reading.option].sentence),
                                      row->id, row->options[ifs->reading.option].word, misfit + 1));
  if (told == NULL)
    return;
  ifs->found = TRUE;
  table_answer_say (answer, TABLE_SAYS_READING, -1, g_strchomp (told));
}

/* All readings were tried. */
static void
say_rest (const TableWhatIfs *ifs, TableAnswer *answer)
{
  if (ifs->misfits->len > 0)
    table_answer_say (answer, TABLE_SAYS_READING, -1,
                      g_strdup (_ ("By these readings the entries would not all fit, so there is no answer:")));
  for (guint i = 0; i < ifs->misfits->len; i++)
    table_answer_say (answer, TABLE_SAYS_READING, -1, g_strdup (ifs->misfits->pdata[i]));
  if (!ifs->found)
    table_answer_say (answer, TABLE_SAYS_READING, -1,
                      g_strdup (_ ("By every other house rule the answer would be the same.")));
}

gboolean
table_what_ifs_step (TableWhatIfs *ifs, TableAnswer *answer)
{
  if (ifs->alternatives != NULL && table_alternatives_step (ifs->alternatives))
    return TRUE;
  if (ifs->sentences != NULL)
    say_else (ifs, answer);
  else if (table_reading_next (table_journal_setup (ifs->journal), &ifs->reading))
    try_reading (ifs, answer);
  else
    {
      say_rest (ifs, answer);
      return FALSE;
    }
  return TRUE;
}
