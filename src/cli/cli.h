/* cli.h - what the commands of arbitress-cli share: exit codes, a loaded record, the command table's face.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A command gets its own words (argv[0] is its name) and returns an exit code.  What people asked for goes to
 * standard output, what went wrong to standard error.
 */
#pragma once

#include "table/table-moment.h"
#include "table/table-record.h"

G_BEGIN_DECLS

typedef enum
{
  CLI_FINE,
  CLI_REFUSED,    /* the record was read, but entries in it were refused */
  CLI_UNREADABLE, /* nothing could be done: no such file, no record, wrong words */
} CliExit;

typedef struct
{
  const char *name;
  const char *words;    /* N_(): behind the name, "FILE ENTRY" */
  const char *sentence; /* N_(): what it does */
  CliExit (*run) (int argc, char *argv[], const char *usage);
} CliCommand;

extern const CliCommand cli_commands[]; /* ends with a NULL name */

CliExit cli_score (int argc, char *argv[], const char *usage);
CliExit cli_check (int argc, char *argv[], const char *usage);
CliExit cli_explain (int argc, char *argv[], const char *usage);
CliExit cli_render (int argc, char *argv[], const char *usage);
CliExit cli_export (int argc, char *argv[], const char *usage);
CliExit cli_tiles (int argc, char *argv[], const char *usage);
CliExit cli_rules (int argc, char *argv[], const char *usage);

/* From here on g_print () and g_printerr () write in the charset of the locale. */
void cli_charset_begin (void);

/* ---- words of the command line ---- */

/* How a record is read: options that several commands take. */
typedef struct
{
  int until;    /* entries to fold */
  char **rules; /* "A1=between"; NULL for none */
} CliReading;

#define CLI_ALL_ENTRIES G_MAXINT
#define CLI_READING_ALL                                                                                                \
  {                                                                                                                    \
    CLI_ALL_ENTRIES, NULL                                                                                              \
  }
#define CLI_UNTIL_OPTION(reading)                                                                                      \
  {                                                                                                                    \
    "until", 'u', 0, G_OPTION_ARG_INT, &(reading).until, N_ ("Stop behind the first N entries"), N_ ("N")              \
  }
#define CLI_RULE_OPTION(reading)                                                                                       \
  {                                                                                                                    \
    "rule", 'r', 0, G_OPTION_ARG_STRING_ARRAY, &(reading).rules,                                                       \
        N_ ("Read a ruling in another way than the record does, A1=between for one"), N_ ("ID=READING")                \
  }

static inline void
cli_reading_clear (CliReading *reading)
{
  g_clear_pointer (&reading->rules, g_strfreev);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliReading, cli_reading_clear)

/* Reads the options of a command and leaves exactly `n` other words in `words`, which belong to argv.  FALSE: told on
 * standard error. */
gboolean cli_options (int *argc, char ***argv, const char *usage, const GOptionEntry *own, guint n, const char **words);

/* One sentence for the person on standard error, after the program's name; always CLI_UNREADABLE. */
CliExit cli_fail (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* ---- a record ---- */

typedef struct _CliGame CliGame; /* cli-game.h */

typedef struct
{
  TableJournal *journal;
  const CliGame *game;
  GArray *faults;      /* TableRecordFault, of the entries that are folded */
  GArray *lines;       /* guint: on which line of the file each entry is */
  guint n;             /* entries folded: the first n */
  gconstpointer state; /* after them */
  gpointer own_state;  /* the same, when it is not the journal's */
} CliRecord;

/* Reads a record from a file, "-" for standard input.  NULL: told on standard error. */
CliRecord *cli_record_load (const char *path, const CliReading *reading);
void cli_record_free (CliRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliRecord, cli_record_free)

/* Tells every refusal on standard error, and says how the command should end. */
CliExit cli_record_verdict (const CliRecord *record);
/* Setup and state, borrowed. */
TableMoment cli_record_moment (const CliRecord *record);
const char *cli_record_name (const CliRecord *record, guint player);
/* On which line of the file the entry with this index is. */
guint cli_record_line (const CliRecord *record, guint entry);

G_END_DECLS
