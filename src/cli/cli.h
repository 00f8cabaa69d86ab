/* cli.h - what the commands of arbitress-cli share: exit codes, options, a loaded record, the table of commands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A command gets the words of the command line from its own name on (argv[0]), and returns an exit code.  Results go to
 * standard output, errors and refusals to standard error.
 */
#pragma once

#include "table/table-moment.h"
#include "table/table-record.h"

typedef enum
{
  CLI_FINE,
  CLI_REFUSED,    /* the record was read, but entries in it were refused */
  CLI_UNREADABLE, /* nothing could be done: no such file, not a record, wrong options */
} CliExit;

typedef struct
{
  const char *name;
  const char *words;    /* N_(): what follows the name, "FILE ENTRY" */
  const char *sentence; /* N_(): what it does */
  CliExit (*run) (int argc, char *argv[], const char *usage);
} CliCommand;

extern const CliCommand cli_commands[]; /* the last one has a NULL name */

CliExit cli_score (int argc, char *argv[], const char *usage);
CliExit cli_check (int argc, char *argv[], const char *usage);
CliExit cli_explain (int argc, char *argv[], const char *usage);
CliExit cli_compare (int argc, char *argv[], const char *usage);
CliExit cli_what_if (int argc, char *argv[], const char *usage);
CliExit cli_turned (int argc, char *argv[], const char *usage);
CliExit cli_luck (int argc, char *argv[], const char *usage);
CliExit cli_render (int argc, char *argv[], const char *usage);
CliExit cli_export (int argc, char *argv[], const char *usage);
CliExit cli_tiles (int argc, char *argv[], const char *usage);
CliExit cli_rules (int argc, char *argv[], const char *usage);
CliExit cli_backup (int argc, char *argv[], const char *usage);
CliExit cli_import (int argc, char *argv[], const char *usage);
CliExit cli_statistics (int argc, char *argv[], const char *usage);

/* From now on g_print () and g_printerr () write in the charset of the locale; see cli-charset.c. */
void cli_charset_begin (void);
/* Prints a record or a table for other programs as it is; on a terminal, signs that nobody sees are shown. */
void cli_put_data (const char *text);

/* ---- words of the command line ---- */

/* How a record is read: options of several commands. */
typedef struct
{
  int until;    /* how many entries are applied */
  char **rules; /* "A1=between"; NULL for none */
} CliReading;

#define CLI_ALL_ENTRIES G_MAXINT
#define CLI_READING_ALL                                                                                                \
  {                                                                                                                    \
    CLI_ALL_ENTRIES, NULL                                                                                              \
  }
#define CLI_UNTIL_OPTION(reading)                                                                                      \
  {                                                                                                                    \
    "until", 'u', 0, G_OPTION_ARG_INT, &(reading).until, N_ ("Stop after the first N entries"), N_ ("N")               \
  }
#define CLI_RULE_OPTION(reading)                                                                                       \
  {                                                                                                                    \
    "rule", 'r', 0, G_OPTION_ARG_STRING_ARRAY, &(reading).rules,                                                       \
        N_ ("Replace a rule of the record, for example A1=between"), N_ ("ID=READING")                                 \
  }

#define CLI_OUTPUT_OPTION(path)                                                                                        \
  {                                                                                                                    \
    "output", 'o', 0, G_OPTION_ARG_FILENAME, &(path), N_ ("Write to this file, not to standard output"), N_ ("FILE")   \
  }

static inline void
cli_reading_clear (CliReading *reading)
{
  g_clear_pointer (&reading->rules, g_strfreev);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliReading, cli_reading_clear)

/* Reads the options of a command.  Exactly `n` other words must follow; `words` points to them in argv.  FALSE: the
 * error was printed. */
gboolean cli_options (int *argc, char ***argv, const char *usage, const GOptionEntry *own, guint n, const char **words);

/* Prints one sentence on standard error, after the program's name; always CLI_UNREADABLE. */
CliExit cli_fail (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* ---- a record ---- */

typedef struct _CliGame CliGame; /* cli-game.h */

typedef struct
{
  TableJournal *journal;
  const CliGame *game;
  GArray *faults;      /* TableRecordFault, of the first n entries */
  GArray *lines;       /* guint: the line of the file that each entry is on */
  guint n;             /* how many entries are applied */
  gconstpointer state; /* the state after them */
  gpointer own_state;  /* the same state, if the journal does not own it */
} CliRecord;

/* The bytes of a file, "-" for standard input: at most one more than a record may have.  NULL: the error was
 * printed. */
GByteArray *cli_read_file (const char *path);
/* Reads a record from a file, "-" for standard input.  NULL: the error was printed. */
CliRecord *cli_record_load (const char *path, const CliReading *reading);
/* Reads the options of a command whose only word is a record, and the record.  NULL: the error was printed. */
CliRecord *cli_record_of (int *argc, char ***argv, const char *usage, const GOptionEntry *own,
                          const CliReading *reading);
void cli_record_free (CliRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliRecord, cli_record_free)

/* Prints every refusal on standard error, and returns the exit code of the command. */
CliExit cli_record_verdict (const CliRecord *record);
/* Setup and state; the record still owns both. */
TableMoment cli_record_moment (const CliRecord *record);
const char *cli_record_name (const CliRecord *record, guint player);
/* The line of the file that the entry with this index is on. */
guint cli_record_line (const CliRecord *record, guint entry);
