/* catan-fixture.h - a game of Catan set up and played by a test, and a state written down so that two can be compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan/catan-play.h"
#include "table/table-record.h"

G_BEGIN_DECLS

/* Setup lines, one below the other, with what complete () adds; NULL with a refusal if they are not whole. */
TableSetup *catan_fixture_setup (const char *lines, TableRefusal *why);
/* A state from setup lines; stops the test if they are refused. */
CatanState *catan_fixture_new (const char *lines);
/* Entry lines, one below the other; stops the test if one is refused.  Empty lines are passed over. */
void catan_fixture_play (CatanState *state, const char *lines);
/* The line is refused, says so in words that hold `part`, and changes nothing. */
void catan_fixture_refuse (CatanState *state, const char *line, const char *part);

/* Everything a state means, as text: equal texts, equal states. */
char *catan_fixture_dump (const CatanState *state);
/* TRUE if the two dumps are equal; else FALSE, and the first line in which they differ is added to `why`. */
gboolean catan_fixture_same (const char *a, const char *b, GString *why);

G_END_DECLS
