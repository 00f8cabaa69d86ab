/* table-setup.h - who plays, what they play, and by which readings: everything that is known before the first entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A setup is read from the setup lines of a record.  `table` understands game, title, date, player, rule, preset and
 * aids.  Every other line belongs to the game (`set base`, `use lake` ...): TableGame.setup_line checks it, and it is
 * kept as text.
 */
#pragma once

#include "table-ledger.h"
#include "table-words.h"

typedef struct _TableGame TableGame;

#define TABLE_NAME_MAX 40         /* characters of a player's name */
#define TABLE_TITLE_MAX 400       /* bytes; the printed line is short enough even if every byte needs a backslash */
#define TABLE_PLACE_MAX 120       /* bytes */
#define TABLE_NAMES_MAX 8         /* names that a player had in a game before this one */
#define TABLE_SETUP_LINES_MAX 640 /* of the game; a tile of a set that a table made is a line */

/* What the screen may show before a move. */
typedef enum
{
  TABLE_AIDS_OPEN,       /* everything: forecast, previews, remaining tiles, legal spots */
  TABLE_AIDS_TABLE,      /* remaining tiles and legal spots, but no forecast and no preview of points */
  TABLE_AIDS_TOURNAMENT, /* only the table as it is, the scores and their reasons */
} TableAids;

/* Players differ in three ways: colour, shape and letter. */
typedef struct
{
  char name[TABLE_NAME_MAX * 4 + 1];   /* UTF-8, unique in the setup even if case is ignored; new ones by their key */
  guint8 colour;                       /* index into table_colours: 0 .. TABLE_N_COLOURS-1, unique */
  char letter[8];                      /* one character, unique: the first free letter of the name, or a digit */
  char said[TABLE_NAME_MAX * 10 + 10]; /* only table_name_said () reads it */
  /* The names before, interned; the first is the one of the setup.  Entries may still have them (table-rename.h). */
  guint8 n_former;
  const char *former[TABLE_NAMES_MAX];
} TablePlayer;

/* The name as it stands in a sentence or on the screen.  A name that is written from right to left is isolated (U+2068,
 * U+2069): without that, the numbers beside it would change places.  Records, JSON and files have the plain name. */
const char *table_name_said (const TablePlayer *player);
/* Isolates the names of all setups that are made from now on.  Only a program that shows sentences on a screen does
 * so: arbitress-cli prints names as they are in the record. */
void table_names_isolate (void);

#define TABLE_N_COLOURS 9
extern const char *const table_colours[TABLE_N_COLOURS]; /* "red", "blue" ...: the words in a record */
/* The shape of each colour, by the same index: "circle", "square" ... */
extern const char *const table_shapes[TABLE_N_COLOURS];

typedef struct _TableSetup
{
  const TableGame *game; /* NULL until the game line */
  char title[TABLE_TITLE_MAX + 1];
  gboolean retitled; /* then the title of the start is another one */
  char first_title[TABLE_TITLE_MAX + 1];
  char place[TABLE_PLACE_MAX + 1]; /* where it is played, as an entry says (table-rename.h); "": nobody said */
  char date[16];                   /* ISO 8601 or empty; the rules never use it */
  guint n_players;
  TablePlayer players[TABLE_MAX_PLAYERS];
  guint8 rulings[TABLE_RULINGS_MAX]; /* option index for each ruling of the game */
  TableAids aids;
  guint n_lines; /* the game's own lines, as written */
  char *lines[TABLE_SETUP_LINES_MAX];
} TableSetup;

TableSetup *table_setup_new (const TableGame *game); /* `game` may be NULL if a `game` line follows */
TableSetup *table_setup_copy (const TableSetup *setup);
void table_setup_free (TableSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableSetup, table_setup_free)

/* Reads one setup line.  A refused line changes nothing. */
gboolean table_setup_line (TableSetup *setup, const char *line, TableRefusal *why);
/* Refuses a title or a line of the game that was written just now and has a sign that nobody sees (table-signs.h).
 * Names of players are refused when they are added. */
gboolean table_setup_check_new (const TableSetup *setup, TableRefusal *why);
/* Reads what table_setup_print () wrote.  NULL and a refusal if a line is wrong, or if the game is not known. */
TableSetup *table_setup_parse (const char *text, TableRefusal *why);

/* Adds a player; if `colour` is -1, takes the first free colour.  Refuses a name or colour that another player has,
 * a seventh player, and a name with signs that nobody sees or that turn the direction of writing.  Names with the same
 * table_name_key () are the same.  A player line may have such signs, and two names that differ only in how accents
 * are written: version 0.2.0 accepted both, and its records still open. */
gboolean table_setup_add_player (TableSetup *setup, const char *name, int colour, TableRefusal *why);

gboolean table_setup_set_rule (TableSetup *setup, const char *id, const char *word, TableRefusal *why);

/* Can the readings of this ruling make a difference in the game that is set up: is its system in play, and what it
 * needs (TableRuling.needs)? */
gboolean table_setup_matters (const TableSetup *setup, guint ruling);

/* Sets the readings of a preset of the game.  Only its readings are kept, not the preset itself. */
gboolean table_setup_preset (TableSetup *setup, const char *name, TableRefusal *why);

/* The next of the game's own lines whose first word is `key`, from line `*i` on, cut into words; moves `*i` behind it.
 * FALSE: there is none. */
gboolean table_setup_next (const TableSetup *setup, guint *i, const char *key, TableWords *words);
/* The day in `date`; FALSE: there is no such day. */
gboolean table_setup_day (const TableSetup *setup, int *year, int *month, int *day);
/* Does one of the game's own lines begin with these words?  `second` may be NULL. */
gboolean table_setup_says (const TableSetup *setup, const char *first, const char *second);

/* Gives the player called `from` another name, and the first free letter of it.  Refused if nobody is called so, or if
 * `to` is no name, or if another player has or had it. */
gboolean table_players_rename (TablePlayer *players, guint n_players, const char *from, const char *to,
                               TableRefusal *why);
/* The name of the start. */
const char *table_player_first_name (const TablePlayer *player);
/* Is it short enough? */
gboolean table_title_check (const char *title, TableRefusal *why);
void table_setup_retitle (TableSetup *setup, const char *title);
gboolean table_place_check (const char *place, TableRefusal *why);
void table_setup_place (TableSetup *setup, const char *place);
/* Takes all new names, the new title and the place back.  Only the setup of a journal has any. */
void table_setup_unname (TableSetup *setup);

/* Index of the player who has or had this name, -1 if there is none.  Names with the same table_name_key () are the
 * same; if two players have such names, it is the one whose name is written most like it. */
int table_player_find (const TablePlayer *players, guint n_players, const char *name);
int table_setup_player (const TableSetup *setup, const char *name);

/* Appends the setup as lines of a record, with the names of the start; each ends with a newline. */
void table_setup_print (const TableSetup *setup, GString *out);
