/* carc-own.h - sets of tiles that a table made: as text in the notation of data/tiles, and as lines of a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * data/tiles/base.tiles and lake.tiles explain the notation.  A file of a set has one line more, before the first tile:
 *
 *     set=Our fair
 *     [fair/stage]
 *     name=stage at the road
 *     copies=2
 *     roads=E W inn
 *     farms=nnw nne ene wnw; ese sse ssw wsw
 *
 * A group, which is what stands below a name in brackets, is a tile or a cell of a tile.  In a record each group is one
 * setup line, so a record is read on a computer that has never seen the set:
 *
 *     tiles "Our fair"
 *     tile fair/stage "name=stage at the road" copies=2 "roads=E W inn" "farms=nnw nne ene wnw; ese sse ssw wsw"
 *
 * Everything is checked more strictly than in a set that is built in: a key that is not known, a key that stands twice
 * and a cell without a tile are refused.
 */
#pragma once

#include "carc-tile.h"

#define CARC_OWN_SETS_MAX 8              /* in one game */
#define CARC_OWN_GROUPS_MAX 512          /* of one set: tiles of one cell, cells, and tiles of several cells */
#define CARC_OWN_BYTES_MAX (1024 * 1024) /* of the file of a set */

typedef struct
{
  char *id;         /* "fair/stage"; of a cell "fair/big/0,1": column and row */
  GPtrArray *lines; /* char*: "copies=2" */
  guint number;     /* of its line in the text that was read, from 1; 0: there was none */
} CarcOwnGroup;

typedef struct
{
  char *name; /* for people; names with the same table_name_key () are the same */
  guint copies;
  GPtrArray *groups; /* CarcOwnGroup* */
} CarcOwnSet;

CarcOwnSet *carc_own_set_new (const char *name);
CarcOwnSet *carc_own_set_copy (const CarcOwnSet *set);
void carc_own_set_free (CarcOwnSet *set);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CarcOwnSet, carc_own_set_free)

CarcOwnGroup *carc_own_group_new (const char *id);
void carc_own_group_free (CarcOwnGroup *group);
/* The value of a key; NULL if the group does not have it.  It belongs to the group. */
const char *carc_own_group_get (const CarcOwnGroup *group, const char *key);
/* Replaces a line or adds it at its place; an empty value or NULL removes it. */
void carc_own_group_set (CarcOwnGroup *group, const char *key, const char *value);
/* The lines of the group, each with a newline; free with g_free (). */
char *carc_own_group_text (const CarcOwnGroup *group);
/* Is it a cell of a tile of several cells? */
gboolean carc_own_is_cell (const char *id);

/* Is this a name that a set can have? */
gboolean carc_own_check_name (const char *name, TableRefusal *why);
/* Refuses besides what is new and cannot be seen (table-signs.h). */
gboolean carc_own_check_new_name (const char *name, TableRefusal *why);

/* Reads the text of a file.  `name`: of a set that does not say its own; may be NULL.  Its tiles are not checked.  If
 * the text is refused, the result is NULL, and the sentence begins with the number of the line. */
CarcOwnSet *carc_own_set_read (const char *text, gsize length, const char *name, TableRefusal *why);
/* The text of a file; free with g_free (). */
char *carc_own_set_print (const CarcOwnSet *set);

/* Checks the whole set, and appends its tiles to `tiles`, an array of CarcTile; may be NULL.  If a tile is refused, the
 * sentence names it, and `*at` is its group (may be NULL). */
gboolean carc_own_set_check (const CarcOwnSet *set, GArray *tiles, guint *at, TableRefusal *why);
/* Reads the tile of a group together with its cells; the sentence does not name it. */
gboolean carc_own_tile (const CarcOwnSet *set, guint group, CarcTile *tile, TableRefusal *why);
/* Reads a group by itself: a tile of one cell, or a cell. */
gboolean carc_own_cell (const CarcOwnGroup *group, CarcCell *cell, TableRefusal *why);
/* Can a table's own tile have such a cell?  `part`: the tile has several. */
gboolean carc_own_cell_fits (const CarcCell *cell, gboolean part, TableRefusal *why);

/* ---- a set in a setup ---- */

/* Is `words` a correct line `tiles` or `tile`, and new in `setup`? */
gboolean carc_own_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why);
/* Adds the lines of the set. */
gboolean carc_own_set_fill (const CarcOwnSet *set, TableSetup *setup, TableRefusal *why);
/* The same lines as text, each with a newline; free with g_free (). */
char *carc_own_set_lines (const CarcOwnSet *set);
/* The sets of a setup, in its order: an array that owns its CarcOwnSet*. */
GPtrArray *carc_own_sets (const TableSetup *setup);
