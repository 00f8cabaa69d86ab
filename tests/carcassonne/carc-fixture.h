/* carc-fixture.h - sets up and plays a table for a test, and writes a state as text, so that two can be compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-play.h"
#include "table/table-record.h"
#include "../table/game-entries.h"

G_BEGIN_DECLS

TABLE_GAME_ENTRIES (Carc, carc)

/* A setup from lines of text; NULL and a refusal if one is wrong.  Free with table_setup_free (). */
TableSetup *fixture_setup (const char *lines, TableRefusal *why);
/* A state from setup lines; stops the test if they are refused.  Free with carc_state_free (). */
CarcState *fixture_new (const char *lines);
/* Plays entry lines; stops the test if one is refused.  Empty lines are skipped. */
void fixture_play (CarcState *state, const char *lines);
/* Checks that the line is refused with words that contain `part`, and that it changes nothing. */
void fixture_refuse (CarcState *state, const char *line, const char *part);

/* A state as text: equal texts mean equal states.  Free with g_free (). */
char *fixture_dump (const CarcState *state);
/* TRUE if the two dumps are equal; else `why` gets the first lines that differ. */
gboolean fixture_same (const char *a, const char *b, GString *why);

G_END_DECLS
