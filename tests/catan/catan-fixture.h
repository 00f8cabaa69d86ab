/* catan-fixture.h - sets up and plays a game of Catan for a test, and writes a state as text for comparison.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan/catan-play.h"
#include "table/table-record.h"
#include "../table/game-entries.h"

G_BEGIN_DECLS

TABLE_GAME_ENTRIES (Catan, catan)

/* A setup from lines of text, completed as for a new game; NULL and a refusal if a line is refused.  Free with
 * table_setup_free (). */
TableSetup *catan_fixture_setup (const char *lines, TableRefusal *why);
/* A state from setup lines; stops the test if they are refused.  Free with catan_state_free (). */
CatanState *catan_fixture_new (const char *lines);
/* Applies entry lines, and checks the state after each; stops the test if one is refused.  Empty lines are skipped. */
void catan_fixture_play (CatanState *state, const char *lines);
/* Checks that the line is refused with a sentence that contains `part`, and that nothing changes. */
void catan_fixture_refuse (CatanState *state, const char *line, const char *part);

/* All that a state holds, as text: two states are equal if their texts are.  Free with g_free (). */
char *catan_fixture_dump (const CatanState *state);
/* TRUE if the two dumps are equal; else FALSE, and the first line in which they differ is added to `why`. */
gboolean catan_fixture_same (const char *a, const char *b, GString *why);

G_END_DECLS
