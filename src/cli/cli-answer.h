/* cli-answer.h - answers questions about a record; part of `explain`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli.h"

G_BEGIN_DECLS

/* Prints the answer; "what" lists the questions.  `question` is what arbitress-cli(1) calls a question; `what_if`: also
 * what the answer would be otherwise. */
CliExit cli_answer (const CliRecord *record, const char *question, gboolean as_json, gboolean what_if);

G_END_DECLS
