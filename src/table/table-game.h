/* table-game.h - the one face behind which every game stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `table` knows no game by name: games register themselves once at the start (table_game_register ()) and are found by
 * the word of the record's `game` line.  A state is a plain value: apply () either changes it as the entry says or
 * refuses and leaves it as it was.
 */
#pragma once

#include "table-setup.h"

G_BEGIN_DECLS

#define TABLE_KINDS_MAX 32

/* Readings that go together, by one name: the house rules of another edition. */
#define TABLE_PRESET_RULES_MAX 12
typedef struct
{
  const char *name;  /* as in `preset traders` */
  const char *title; /* N_() */
  struct
  {
    const char *id, *word;
  } rules[TABLE_PRESET_RULES_MAX]; /* up to the first without an id */
} TablePreset;

/* What a game may be played with, and what rulings are about. */
typedef struct
{
  const char *name;  /* TableRuling.system */
  const char *title; /* N_() */
} TableSystem;

struct _TableGame
{
  const char *name;  /* "carcassonne": the word in the record */
  const char *title; /* N_() */
  const TableRuling *rulings;
  guint n_rulings;
  const TableSystem *systems; /* in the order in which a list names them */
  guint n_systems;
  const TablePreset *presets; /* may be NULL */
  guint n_presets;
  guint min_players, max_players;

  /* May `words` be a setup line of this game, after the lines in `setup`? */
  gboolean (*setup_line) (const TableSetup *setup, const TableWords *words, TableRefusal *why);

  /* Adds what a record must carry though nobody said it (the lake's layout). */
  void (*complete) (TableSetup *setup);
  /* Is this system (TableRuling.system) part of the game that is set up? */
  gboolean (*in_play) (const TableSetup *setup, const char *system);

  gpointer (*state_new) (const TableSetup *setup, TableRefusal *why); /* NULL and a refusal if the setup is not whole */
  gpointer (*state_copy) (gconstpointer state);
  void (*state_free) (gpointer state);
  gboolean (*apply) (gpointer state, const char *line, TableRefusal *why);
  /* A refused entry is kept in the journal: the state only counts it, so that TableLine.entry stays its index. */
  void (*pass_over) (gpointer state);
  guint (*n_entries) (gconstpointer state); /* applied and passed over */
  gboolean (*finished) (gconstpointer state);
  const TableLedger *(*ledger) (gconstpointer state);
  /* Whose turn it is, and who is asked now: -1 for nobody. */
  int (*on_turn) (gconstpointer state);
  int (*asked) (gconstpointer state);
  /* Bit per player: who has won; 0 if nobody has yet.  NULL: whoever has the most points in the end. */
  guint (*winners) (gconstpointer state);
  /* If the game ended now: a finished state whose ledger lines from `*from` on are what would still be scored.  NULL:
   * nothing in this game is scored only at its end. */
  gpointer (*forecast) (gconstpointer state, guint *from);

  /* Words for a ledger line, translated.  noun () takes the count for its plural. */
  char *(*line_title) (gconstpointer state, const TableLine *line);
  guint n_kinds;       /* of ledger lines; at most TABLE_KINDS_MAX */
  guint n_usual_kinds; /* the first of them, for which every score sheet has room */
  const char *(*kind_name) (guint kind);
  const char *(*kind_title) (guint kind);
  const char *(*noun) (guint noun, int count);
  char *(*because) (gconstpointer state, const TableLine *line);
  /* An entry in words, `before` being the state it was entered in; a line that cannot be read is told as it stands. */
  char *(*tell) (gconstpointer before, const char *line);
  /* Does the line hold what only some at the table may know?  Then its text is shown covered.  NULL: never. */
  gboolean (*is_secret) (const char *line);
  /* What the last entry gives to think about, translated; "" if nothing. */
  const char *(*warning) (gconstpointer state);
};

void table_game_register (const TableGame *game);
const TableGame *table_game_find (const char *name); /* NULL if none has this name */

/* "5 tiles x 2 + 1 pennant x 2 = 12" */
char *table_game_sum (const TableGame *game, const TableLine *line);

/* "A1 A8": ids of the set in table order; free with g_free () */
char *table_game_cites (const TableGame *game, const TableRulingSet *rulings);

G_END_DECLS
