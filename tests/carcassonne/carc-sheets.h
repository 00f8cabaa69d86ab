/* carc-sheets.h - the tables of scripts that test-carc-sheets.c runs: one for each file sheet-NAME.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-script.h"

/* EACH_TABLE () comes from meson.build: the systems that have such a file. */
#define DECLARE(name) extern const Script sheet_##name[];
EACH_TABLE (DECLARE)
extern const Script sheets_agreed[];   /* carc-agreed.c */
extern const Script sheets_together[]; /* carc-together.c */
