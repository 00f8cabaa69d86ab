/* cli-record.c - `arbitress-cli check` and `arbitress-cli export`: checks a record and writes it again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "art/art-export.h"
#include "cli-game.h"
#include "cli-stock.h"
#include "evening/reason.h"
#include "evening/record-pack.h"

CliExit
cli_check (int argc, char *argv[], const char *usage)
{
  g_auto (CliReading) reading = CLI_READING_ALL;
  const GOptionEntry own[] = { CLI_RULE_OPTION (reading), { NULL } };
  g_autoptr (CliRecord) record = cli_record_of (&argc, &argv, usage, own, &reading);
  if (record == NULL)
    return CLI_UNREADABLE;
  /* A line that is not even valid text counts as an entry that does not fit. */
  guint refused = record->faults->len, length = table_journal_length (record->journal) + refused;
  length -= table_journal_n_refused (record->journal);
  g_autofree char *asked = record->game->game->ask_tell (record->state);
  if (refused == 0)
    g_print (ngettext ("%u entry, which fits; %s\n", "%u entries, which all fit; %s\n", length), length, asked);
  else
    g_print (ngettext ("%u of %u entry fits; %s\n", "%u of %u entries fit; %s\n", length), length - refused, length,
             asked);
  cli_stock_print (record);
  return cli_record_verdict (record);
}

CliExit
cli_export (int argc, char *argv[], const char *usage)
{
  g_auto (CliReading) reading = CLI_READING_ALL;
  g_autofree char *output = NULL;
  gboolean packed = FALSE, public = FALSE;
  const GOptionEntry own[] = {
    CLI_OUTPUT_OPTION (output),
    { "packed", 0, 0, G_OPTION_ARG_NONE, &packed, N_ ("As one word, which fits into a QR code if the game is short"),
      NULL },
    { "public", 0, 0, G_OPTION_ARG_NONE, &public, N_ ("Without what was told to the program in secret"), NULL },
    CLI_UNTIL_OPTION (reading),
    CLI_RULE_OPTION (reading),
    { NULL },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (CliRecord) record = cli_record_of (&argc, &argv, usage, own, &reading);
  if (record == NULL)
    return CLI_UNREADABLE;
  char *text = public ? table_record_print_public (record->journal, record->n)
                      : table_record_print (record->journal, record->n);
  if (packed)
    {
      g_autofree char *plain = text;
      g_autofree char *word = arb_record_pack (plain);
      text = g_strconcat (word, "\n", NULL);
    }
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  if (output == NULL || strcmp (output, "-") == 0)
    cli_put_data (text);
  else if (!art_file_write (output, bytes, &error))
    return cli_fail ("%s", arb_reason (error));
  return cli_record_verdict (record);
}
