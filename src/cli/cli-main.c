/* cli-main.c - arbitress-cli: finds the command and runs it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "cli-game.h"
#include "table/table-trouble.h"

const CliCommand cli_commands[] = {
  { "score", N_ ("FILE"), N_ ("Points, the ledger with its reasons, and what is asked next"), cli_score },
  { "check", N_ ("FILE"), N_ ("Do all entries fit?"), cli_check },
  { "explain", N_ ("FILE ENTRY|QUESTION"),
    N_ ("All that one entry brought, or the answer to a question: who gets what, and why"), cli_explain },
  { "compare", N_ ("FILE OTHER"), N_ ("How two records of one game differ"), cli_compare },
  { "what-if", N_ ("FILE"), N_ ("Which other readings of the rules would change the game"), cli_what_if },
  { "turned", N_ ("FILE"), N_ ("How a finished game turned: each player's chance to win after every turn"),
    cli_turned },
  { "luck", N_ ("FILE"), N_ ("What chance gave to each player, beside what was to be expected"), cli_luck },
  { "render", N_ ("-o PICTURE FILE"), N_ ("The table as a picture: PNG, SVG or PDF"), cli_render },
  { "export", N_ ("FILE"), N_ ("The record again, in the form in which the program writes it"), cli_export },
  { "tiles", "", N_ ("Every tile of every set, or of a set in a file"), cli_tiles },
  { "rules", "", N_ ("Every gap in the rule sheets, with its readings"), cli_rules },
  { "statistics", "", N_ ("Sums over all finished games of the library"), cli_statistics },
  { "backup", "", N_ ("All games of the library as one text"), cli_backup },
  { "import", N_ ("FILE"), N_ ("Take the games of such a text, or a record, into the library"), cli_import },
  { NULL, NULL, NULL, NULL },
};

CliExit
cli_fail (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("arbitress-cli: %s\n", sentence);
  return CLI_UNREADABLE;
}

static gboolean
refuse_words (const char *usage, const char *sentence)
{
  cli_fail ("%s", sentence);
  g_printerr (_ ("Usage: arbitress-cli %s\n"), usage);
  return FALSE;
}

gboolean
cli_options (int *argc, char ***argv, const char *usage, const GOptionEntry *own, guint n, const char **words)
{
  const char *rest = strchr (usage, ' ');
  g_autoptr (GOptionContext) context = g_option_context_new (rest ? rest + 1 : NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *command = g_strdup_printf ("arbitress-cli %.*s", (int) strcspn (usage, " "), usage);
  int from = 1;
  g_set_prgname (command); /* --help names it */
  g_option_context_add_main_entries (context, own, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, argc, argv, &error))
    return refuse_words (usage, error->message);
  if (*argc > from && strcmp ((*argv)[from], "--") == 0)
    from++;
  if (*argc - from != (int) n)
    return refuse_words (usage, *argc - from < (int) n ? _ ("a word is missing") : _ ("there are too many words"));
  for (guint i = 0; i < n; i++)
    words[i] = (*argv)[from + (int) i];
  return TRUE;
}

static char *
usage_of (const CliCommand *command)
{
  return *command->words ? g_strdup_printf ("%s %s", command->name, _ (command->words)) : g_strdup (command->name);
}

static CliExit
say_help (void)
{
  g_print (_ ("arbitress-cli - scores games of Carcassonne and Catan from their records\n\n"));
  g_print (_ ("Usage: arbitress-cli COMMAND [OPTION ...] ...\n\n"));
  for (const CliCommand *command = cli_commands; command->name; command++)
    {
      g_autofree char *left = usage_of (command);
      g_print ("  %-22s %s\n", left, _ (command->sentence));
    }
  g_print ("\n  %-22s %s\n  %-22s %s\n", "--help", _ ("This help; after a command, its options"), "--version",
           _ ("The version of this program"));
  g_print (_ ("\nFILE may be - for standard input.  The manual says more: man arbitress-cli, man arbitress-record.\n"));
  return CLI_FINE;
}

static CliExit
run (int argc, char *argv[])
{
  if (argc < 2)
    {
      say_help ();
      return CLI_UNREADABLE;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0 || strcmp (argv[1], "help") == 0)
    return say_help ();
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("arbitress-cli %s\n", PACKAGE_VERSION);
      return CLI_FINE;
    }
  for (const CliCommand *command = cli_commands; command->name; command++)
    if (strcmp (argv[1], command->name) == 0)
      {
        g_autofree char *usage = usage_of (command);
        return command->run (argc - 1, argv + 1, usage);
      }
  return cli_fail (_ ("“%.40s” is not a command; arbitress-cli --help lists them all"), argv[1]);
}

int
main (int argc, char *argv[])
{
  const char *localedir = g_getenv ("ARBITRESS_LOCALE_DIR");
  setlocale (LC_ALL, "");
  cli_charset_begin ();
  bindtextdomain (GETTEXT_PACKAGE, localedir ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("arbitress-cli");
  cli_games_register ();

  CliExit ended = run (argc, argv);
  /* Standard output may be a file on a full disk. */
  if (fflush (stdout) != 0 || ferror (stdout))
    return (int) cli_fail (_ ("the output cannot be written: %s"), table_errno_tell (errno));
  return (int) ended;
}
