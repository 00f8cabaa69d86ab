/* cli-game.h - what the commands ask of one game; each has a row in games.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * States come as TableGame hands them out.  What NULL may stand for is said beside each.
 */
#pragma once

#include "cli-columns.h"
#include "cli-score-json.h"

G_BEGIN_DECLS

struct _CliGame
{
  const TableGame *game;

  /* ---- text ---- */
  char *(*ask_tell) (gconstpointer state);                           /* "Anna: which tile?" */
  char *(*left_tell) (gconstpointer state);                          /* "69 tiles left" */
  gboolean (*midway) (gconstpointer state);                          /* asks for more than the next turn */
  char *(*show_line) (gconstpointer state, const char *line);        /* without what is secret; NULL: as it stands */
  void (*add_counts) (CliColumns *columns, const CliRecord *record); /* rows below the points, a cell a player */
  void (*print_table) (const CliRecord *record); /* what else stands on the table, an empty line before it */
  /* What an entry brought besides ledger lines; counts them in *n and returns the rulings they cite.  May be NULL. */
  void (*explain) (const CliRecord *record, guint entry, guint *n, TableRulingSet *rulings);
  /* Index of the nth tie an entry brought, -1 if it brought none: told on standard error.  NULL: nothing is tied. */
  int (*find_tie) (gconstpointer state, guint entry, guint nth);

  gboolean with_ways; /* a player's longest way can be drawn */

  /* ---- JSON ---- */
  /* Words for TableTerm.noun and TableLine.because: the numbers may move between versions, these may not. */
  const char *(*noun) (guint noun);
  const char *(*because) (guint because);
  void (*json_player) (JsonBuilder *json, const CliRecord *record, guint player);
  /* `state`: whose ledger the line is in; ties count from `first_tie`. */
  void (*json_line) (JsonBuilder *json, gconstpointer state, const TableLine *line, guint first_tie);
  void (*json_state) (JsonBuilder *json, const CliRecord *record);
};

extern const CliGame cli_carcassonne; /* cli-carc.c */
extern const CliGame cli_catan;       /* cli-catan.c */

/* The row of a game; every game that is registered has one. */
const CliGame *cli_game_of (const TableGame *game);
/* By the word of the record; NULL if there is none. */
const CliGame *cli_game_find (const char *name);
void cli_games_register (void);
/* "carcassonne, catan": free with g_free (). */
char *cli_games_tell (void);

G_END_DECLS
