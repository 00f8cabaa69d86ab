/* cli-game.h - what the commands need from a game; each game has a row in cli-games.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A `state` is one of the game's TableGame.  A callback may be NULL only where its comment says so.
 */
#pragma once

#include "cli-columns.h"
#include "cli-score-json.h"
#include "table/table-act.h"
#include "table/table-json.h"

struct _CliGame
{
  const TableGame *game;

  /* ---- text ---- */
  char *(*left_tell) (gconstpointer state); /* "69 tiles left"; NULL: nothing */
  /* Something is asked before play can go on.  NULL: never. */
  gboolean (*midway) (gconstpointer state);
  /* Rows below the points of what nobody can count on the table, a cell for each player.  NULL: none. */
  void (*add_counts) (CliColumns *columns, const CliRecord *record);
  void (*print_table) (const CliRecord *record); /* an empty line, and then what else is on the table */
  /* Prints what an entry caused besides ledger lines, adds the number of these things to *n, and adds their rulings to
   * *rulings.  May be NULL. */
  void (*explain) (const CliRecord *record, guint entry, guint *n, TableRulingSet *rulings);
  /* Index of the nth tie of an entry; -1 if there is none, and then the error was printed.  NULL: the game has no
   * ties. */
  int (*find_tie) (gconstpointer state, guint entry, guint nth);

  gboolean with_ways; /* a player's longest way can be drawn */

  /* ---- JSON ---- */
  /* Words for TableTerm.noun and TableLine.because.  Those numbers may change from version to version; these words may
   * not. */
  const char *(*noun) (guint noun);
  const char *(*because) (guint because);
  void (*json_player) (GString *json, const CliRecord *record, guint player); /* NULL: nothing */
  /* `state` has the line in its ledger; ties are numbered from `first_tie`. */
  void (*json_line) (GString *json, gconstpointer state, const TableLine *line, guint first_tie);
  /* What only this game tells of an effect.  NULL: nothing. */
  void (*json_effect) (GString *json, gconstpointer state, const TableLine *effect, guint first_tie);
  void (*json_state) (GString *json, const CliRecord *record);
};

extern const CliGame cli_carcassonne; /* cli-carc.c */
extern const CliGame cli_catan;       /* cli-catan.c */
extern const CliGame cli_pad;         /* cli-pad.c */

/* The row of a game; every registered game has one. */
const CliGame *cli_game_of (const TableGame *game);
/* The game with this name in records; NULL if there is none. */
const CliGame *cli_game_find (const char *name);
void cli_games_register (void);
/* "carcassonne, catan": free with g_free (). */
char *cli_games_tell (void);
