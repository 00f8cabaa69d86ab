/* cli-score.c - `arbitress-cli score`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "cli.h"
#include "cli-score-json.h"
#include "cli-score-text.h"

CliExit
cli_score (int argc, char *argv[], const char *usage)
{
  g_auto (CliReading) reading = CLI_READING_ALL;
  gboolean json = FALSE;
  const GOptionEntry own[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Everything as JSON; the manual describes each field"), NULL },
    CLI_UNTIL_OPTION (reading),
    CLI_RULE_OPTION (reading),
    { NULL },
  };
  g_autoptr (CliRecord) record = cli_record_of (&argc, &argv, usage, own, &reading);
  if (record == NULL)
    return CLI_UNREADABLE;
  if (json)
    cli_score_json (record);
  else
    cli_score_text (record);
  return cli_record_verdict (record);
}
