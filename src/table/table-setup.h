/* table-setup.h - who plays what, by which readings: everything that is settled before the first entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written as setup lines of a record.  `table` understands game, title, date, player, rule, preset and aids; every
 * other line belongs to the game (`set base`, `use lake` ...), is checked by TableGame.setup_line and kept as text.
 */
#pragma once

#include "table-ledger.h"
#include "table-words.h"

G_BEGIN_DECLS

typedef struct _TableGame TableGame;

#define TABLE_NAME_MAX 40   /* characters of a player's name */
#define TABLE_TITLE_MAX 400 /* bytes: with every one escaped the line is still short enough to be read again */
#define TABLE_SETUP_LINES_MAX 64

/* What the screen may show before a move. */
typedef enum
{
  TABLE_AIDS_OPEN,       /* everything: forecast, previews, remaining tiles, legal spots */
  TABLE_AIDS_TABLE,      /* remaining tiles and legal spots, no forecast and no preview of points */
  TABLE_AIDS_TOURNAMENT, /* only the mirror, the scores and their reasons */
} TableAids;

/* A player is told apart three ways: colour, shape and letter. */
typedef struct
{
  char name[TABLE_NAME_MAX * 4 + 1]; /* UTF-8, unique in the setup without regard to case */
  guint8 colour;                     /* index into table_colours: 0 .. TABLE_N_COLOURS-1, unique */
  char letter[8];                    /* one character, unique: the first of the name that is free */
} TablePlayer;

#define TABLE_N_COLOURS 8
extern const char *const table_colours[TABLE_N_COLOURS]; /* "red", "blue" ...: as written in a record */
/* The shape that goes with a colour, by the same index: circle, square, ... drawn by art. */
extern const char *const table_shapes[TABLE_N_COLOURS];

typedef struct
{
  const TableGame *game; /* NULL until the game line */
  char title[TABLE_TITLE_MAX + 1];
  char date[16]; /* ISO 8601 or empty; the rules never look at it */
  guint n_players;
  TablePlayer players[TABLE_MAX_PLAYERS];
  guint8 rulings[TABLE_RULINGS_MAX]; /* option index for each ruling of the game */
  TableAids aids;
  guint n_lines; /* the game's own lines, as written */
  char *lines[TABLE_SETUP_LINES_MAX];
} TableSetup;

TableSetup *table_setup_new (const TableGame *game); /* game may be NULL when a record will name it */
TableSetup *table_setup_copy (const TableSetup *setup);
void table_setup_free (TableSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableSetup, table_setup_free)

/* Takes one setup line.  Refused lines change nothing. */
gboolean table_setup_line (TableSetup *setup, const char *line, TableRefusal *why);

/* Adds a player; `colour` -1 takes the first free one.  Refuses a name or colour that is taken, or a seventh player. */
gboolean table_setup_add_player (TableSetup *setup, const char *name, int colour, TableRefusal *why);

gboolean table_setup_set_rule (TableSetup *setup, const char *id, const char *word, TableRefusal *why);

/* Sets the readings of a preset of the game; the preset itself is not kept, its readings are. */
gboolean table_setup_preset (TableSetup *setup, const char *name, TableRefusal *why);

/* Is there a line of the game's own that begins with these words?  `second` may be NULL. */
gboolean table_setup_says (const TableSetup *setup, const char *first, const char *second);

/* Index of the player with this name, case folded; -1 if none. */
int table_setup_player (const TableSetup *setup, const char *name);

/* The setup as canonical record lines, each ended by a newline. */
void table_setup_print (const TableSetup *setup, GString *out);

G_END_DECLS
