/* table-what-if.h - what an answer would be by another reading of a ruling, or if another entry had been made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entries are folded again by the other reading, from the first one on, or from the other entry on.  So it is the
 * game that would have been played.
 */
#pragma once

#include "table-answer.h"
#include "table-journal.h"
#include "table-moment.h"

/* Goes through the other readings of all rulings in play.  Begin with both numbers 0 and `begun` FALSE; FALSE after the
 * last one. */
typedef struct
{
  guint ruling, option;
  gboolean begun;
} TableReading;
gboolean table_reading_next (const TableSetup *setup, TableReading *reading);

/* "A1 between: the cells between the two ..."; free with g_free (). */
char *table_reading_tell (const TableGame *game, const TableReading *reading);

/* What the answer to the question would be by this reading, as far as it differs, in a few lines; free with g_free ().
 * `now` is the game as it was played, `answer` what is answered there; NULL: the question cannot be asked there.
 * Returns NULL if the answer is the same, or if it cannot be known, because the game cannot start so or an entry does
 * not fit; `misfit` gets the index of this entry, else -1. */
char *table_what_if (const TableJournal *now, const TableAnswer *answer, const char *question,
                     const TableReading *reading, int *misfit);

/* ---- another entry ---- */

/* What could have been entered instead. */
typedef struct
{
  char *line;  /* NULL: nothing, this entry is left out */
  guint topic; /* what is different: entries with the same outcome are told together if they have the same topic */
} TableAlternative;
/* For TableAlternativesGame.add; takes `line`. */
void table_alternatives_add (GArray *alternatives, guint topic, char *line);

/* The numbers of an answer: a number for each player, and one for all.  Unused ones are 0. */
typedef struct
{
  gint32 of[TABLE_MAX_PLAYERS], all;
} TableMeasure;

/* What a game must know so that other entries can be tried: TableGame.alternatives. */
struct _TableAlternativesGame
{
  /* Which entry decided what the question is about: its number, from 0; -1: none.  `about` gets a question about the
   * same thing that does not name what this entry put on the table. */
  int (*decided_by) (const TableMoment *moment, gconstpointer query, gpointer about);
  /* Appends what could have been entered instead of the line in the state before it (TableAlternative), the most
   * interesting first. */
  void (*add) (gconstpointer before, gconstpointer about, const char *line, GArray *alternatives);
  /* Is it measured directly after that entry, whatever was entered later?  NULL: never. */
  gboolean (*at_once) (gconstpointer about);
  /* The numbers of the answer in this state.  NULL: the points that it gives to each player. */
  void (*measure) (gconstpointer state, gconstpointer about, TableMeasure *measure);
  /* They in words, beside those that they are now; free with g_free ().  NULL, as `measure`: points. */
  char *(*tell) (gconstpointer state, gconstpointer about, const TableMeasure *then, const TableMeasure *now);
};

/* Tries everything that could have been entered instead of what decided the answer to a question after the first `n`
 * entries.  Whatever was entered after that entry is applied again, if the answer depends on it; where that does not
 * fit any more, it would be another game, and nothing is told. */
typedef struct _TableAlternatives TableAlternatives;
/* NULL: there is nothing to try.  After the journal has changed, or is gone, it can only be freed. */
TableAlternatives *table_alternatives_new (const TableJournal *journal, guint n, const char *question);
void table_alternatives_free (TableAlternatives *alternatives);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableAlternatives, table_alternatives_free)
/* Tries the next one.  FALSE: all were tried. */
gboolean table_alternatives_step (TableAlternatives *alternatives);
/* Adds a sentence (char *) for each outcome that is another one, as far as it was tried. */
void table_alternatives_tell (const TableAlternatives *alternatives, GPtrArray *sentences);

/* The outcomes, for tests: the entry that is another one, what would be there (NULL: nothing), the question, and the
 * numbers of its answer.  FALSE: there is no outcome with this number. */
gboolean table_alternatives_outcome (const TableAlternatives *alternatives, guint nth, guint *entry, const char **line,
                                     const char **question, TableMeasure *measure);

/* ---- all of it, as lines of the answer ---- */

/* What the answer would be with something else on the table, with another entry, and by other readings.  It is found
 * in small steps, so that a window stays quick. */
typedef struct _TableWhatIfs TableWhatIfs;
/* The question after the first `n` entries.  After the journal has changed, or is gone, it can only be freed. */
TableWhatIfs *table_what_ifs_new (const TableJournal *journal, guint n, const char *question);
void table_what_ifs_free (TableWhatIfs *ifs);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableWhatIfs, table_what_ifs_free)
/* The next step; it may append lines to the answer.  FALSE: that was the last one. */
gboolean table_what_ifs_step (TableWhatIfs *ifs, TableAnswer *answer);
