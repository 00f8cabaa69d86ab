/* cli-answer.h - answers questions about a record; part of `explain`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli.h"

typedef struct
{
  gboolean as_json, what_if; /* what_if: also what the answer would be otherwise */
  const char *output;        /* a picture of the answer is written there; NULL: none */
} CliAnswerWish;

/* Prints the answer; "what" lists the questions.  `question` is what arbitress-cli(1) calls a question. */
CliExit cli_answer (const CliRecord *record, const char *question, const CliAnswerWish *wish);
