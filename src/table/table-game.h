/* table-game.h - what every game provides: a table of data and callbacks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `table` knows no game by name.  Games are registered once at the start (table_game_register ()) and are found by the
 * word of the record's `game` line.  A state is a plain value: apply () either changes it as the entry says, or refuses
 * the entry and leaves the state unchanged.
 */
#pragma once

#include "table-setup.h"

G_BEGIN_DECLS

#define TABLE_KINDS_MAX 32

/* A named group of readings: the house rules of another edition. */
#define TABLE_PRESET_RULES_MAX 12
typedef struct
{
  const char *name;  /* as in `preset traders` */
  const char *title; /* N_() */
  struct
  {
    const char *id, *word;
  } rules[TABLE_PRESET_RULES_MAX]; /* ends before the first without an id */
} TablePreset;

/* A part of a game's rules: the base game or an expansion.  Each ruling belongs to one of them. */
typedef struct
{
  const char *name;  /* TableRuling.system */
  const char *title; /* N_() */
} TableSystem;

/* Where what every state has lies in it; table_game_ledger () and the like read it. */
typedef struct
{
  gsize n_entries; /* a guint */
  gsize finished;  /* a guint8 */
  gsize ledger;    /* a TableLedger */
} TableStateFields;
#define TABLE_STATE_FIELDS(State)                                                                                      \
  {                                                                                                                    \
    G_STRUCT_OFFSET (State, n_entries), G_STRUCT_OFFSET (State, finished), G_STRUCT_OFFSET (State, ledger)             \
  }

struct _TableGame
{
  const char *name;  /* "carcassonne": the word in the record */
  const char *title; /* N_() */
  const TableRuling *rulings;
  guint n_rulings;
  const TableSystem *systems; /* in the order in which they are listed */
  guint n_systems;
  const TablePreset *presets; /* may be NULL */
  guint n_presets;
  guint min_players, max_players;

  /* Is `words` a valid setup line of this game after the lines in `setup`? */
  gboolean (*setup_line) (const TableSetup *setup, const TableWords *words, TableRefusal *why);

  /* Adds the lines that a record must contain even if nobody gave them (the lake's layout). */
  void (*complete) (TableSetup *setup);
  /* Is this system (TableRuling.system) part of the game that is set up? */
  gboolean (*in_play) (const TableSetup *setup, const char *system);

  gpointer (*state_new) (const TableSetup *setup, TableRefusal *why); /* NULL, a refusal: the setup is incomplete */
  gpointer (*state_copy) (gconstpointer state);
  void (*state_free) (gpointer state);
  gboolean (*apply) (gpointer state, const char *line, TableRefusal *why);
  TableStateFields fields;
  /* Whose turn it is, and who is asked now; -1: nobody. */
  int (*on_turn) (gconstpointer state);
  int (*asked) (gconstpointer state);
  /* Who has won, one bit for each player; 0 if nobody has won yet.  NULL: most points at the end win. */
  guint (*winners) (gconstpointer state);
  /* A finished state, as if the game ended now; its ledger lines from `*from` on are what final scoring would add.
   * NULL: this game has no final scoring. */
  gpointer (*forecast) (gconstpointer state, guint *from);

  /* Words for a ledger line, translated.  noun () takes the count for its plural. */
  char *(*line_title) (gconstpointer state, const TableLine *line);
  guint n_kinds;       /* of ledger lines; at most TABLE_KINDS_MAX */
  guint n_usual_kinds; /* so many of them, from the first on, are on every score sheet */
  const char *(*kind_name) (guint kind);
  const char *(*kind_title) (guint kind);
  const char *(*noun) (guint noun, int count);
  char *(*because) (gconstpointer state, const TableLine *line);
  /* An entry in words; `before` is the state before it.  A line that cannot be read is returned unchanged. */
  char *(*tell) (gconstpointer before, const char *line);
  /* Does the line hold what not everybody at the table may know?  Then its text is shown covered.  NULL: never. */
  gboolean (*is_secret) (const char *line);
  /* A warning about the last entry, translated; "" if there is none. */
  const char *(*warning) (gconstpointer state);
};

void table_game_register (const TableGame *game);
const TableGame *table_game_find (const char *name); /* NULL if none has this name */

/* Applied entries and those passed over. */
guint table_game_n_entries (const TableGame *game, gconstpointer state);
/* Counts an entry that was refused and is kept in the journal, so that TableLine.entry stays an index into it. */
void table_game_pass_over (const TableGame *game, gpointer state);
gboolean table_game_finished (const TableGame *game, gconstpointer state);
/* The state's own; it is valid until the state changes. */
const TableLedger *table_game_ledger (const TableGame *game, gconstpointer state);

/* "5 tiles x 2 + 1 pennant x 2 = 12" */
char *table_game_sum (const TableGame *game, const TableLine *line);

/* "A1 A8": the ids of the rulings in the set, in the order of the game's table; free with g_free () */
char *table_game_cites (const TableGame *game, const TableRulingSet *rulings);

G_END_DECLS
