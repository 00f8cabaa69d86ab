/* table-rename.h - names of players, and the title of the game, that change after the start; and where it is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   rename Anna "Anna Maria"
 *   title "Friday, the second game"
 *   played at "Ben's kitchen"
 *
 * A change holds for the whole game, also for what was before it: a name is no part of the game, and was perhaps only
 * misspelt.  The setup in a record keeps the name of the start.  An entry may have any name that its player ever had,
 * so nobody else can take one of them.  These entries are accepted at any time, also when the game is over.
 *
 * The rows of these acts are those of every game (table-entry.h).
 */
#pragma once

#include "table-act.h"
#include "table-setup.h"

#define TABLE_RENAMES_MAX 48 /* entries of this kind in a game: each new name has the game played again */

typedef enum
{
  TABLE_RENAMED_PLAYER = 1,
  TABLE_RENAMED_GAME,
  TABLE_RENAMED_PLACE,
  TABLE_N_RENAMED
} TableRenamedWhat;

/* The part of an entry that has a new name.  Kept for the life of the program, as TableEdited.old. */
typedef struct
{
  guint8 what;      /* TableRenamedWhat; 0: the entry is another one */
  const char *from; /* the player's name; NULL: `to` is the title, or the place */
  const char *to;
} TableRenamed;

/* const char *: a name, a title or a place. */
extern const TableOperandType table_operand_named;

/* Can the player or the game be called so? */
gboolean table_rename_may (gconstpointer rules, const TableRenamed *renamed, TableRefusal *why);
/* "Anna is called Anna Maria now"; free with g_free (). */
char *table_rename_tell (const TableRenamed *renamed);

/* The line of an entry that gives a new name, or a new title if `from` is NULL; free with g_free (). */
char *table_rename_line (const char *from, const char *to);
/* The same for the place. */
char *table_rename_place_line (const char *place);
/* Is the line such an entry? */
gboolean table_rename_is (const char *line);
/* Changes the setup as the line says; a line that cannot be right changes nothing. */
void table_rename_do (TableSetup *setup, const char *line);
