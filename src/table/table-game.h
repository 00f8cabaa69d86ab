/* table-game.h - what every game provides: a table of data and callbacks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `table` knows no game by name.  Games are registered once at the start (table_game_register ()) and are found by the
 * word of the record's `game` line.  A state is a plain value: table_game_apply () either changes it as the entry says,
 * or refuses the entry and leaves the state unchanged.
 */
#pragma once

#include "table-act.h"
#include "table-away.h"

#define TABLE_KINDS_MAX 32

/* A named group of readings: the house rules of another edition. */
#define TABLE_PRESET_RULES_MAX 12
typedef struct
{
  const char *name;        /* as in `preset traders` */
  const char *title;       /* N_() */
  const char *description; /* N_(): what it means at the table */
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

/* What the help says of a system: a heading, and a text below it. */
typedef struct
{
  const char *heading; /* N_() */
  const char *topics;  /* the questions that it explains, see flow_topic (), divided by ", "; NULL: none */
  const char *text;    /* N_() */
} TableHelp;

/* What is unusual about an entry that was accepted; each is N_ (), and NULL from the first free place on. */
#define TABLE_WARNINGS_MAX 4
typedef struct
{
  const char *what[TABLE_WARNINGS_MAX];
} TableWarnings;
/* Adds a warning; there must be room for it. */
void table_warn (TableWarnings *warnings, const char *what);

/* The state of every game begins with TABLE_STATE, and has its members as their own.  `Rules` is the type of its rules,
 * `Player` a gint8, or a guint8 if somebody is always on turn.
 *
 * `agreed` is TRUE while an entry is applied that the table agreed to, and in a state in which the prompt looks for
 * such entries.  Then only what must be true is checked: pieces, cards and tokens add up, and the state stays sound;
 * what is only a rule is not.  `recorded` is TRUE while an entry is applied again that was taken before, whatever has
 * changed before it.  What it told in secret is not judged then, because a refusal would tell everybody about it. */
#define TABLE_STATE_MEMBERS_(Rules, Player)                                                                            \
  Rules *rules;                                                                                                        \
  TableWarnings warnings; /* about the last entry */                                                                   \
  guint n_entries;        /* so far; a refused entry that the record keeps is counted, too */                          \
  guint16 n_turns;        /* begun, from 1; 0 in the set-up */                                                         \
  guint8 ask;             /* the question that is asked, a number as in TableAct.when */                               \
  Player player;          /* whose turn it is */                                                                       \
  guint8 finished;                                                                                                     \
  guint8 on_pad;           /* the table counts by itself, so only points are entered (table-pad.h) */                  \
  guint8 away;             /* the players who have left (table-away.h), one bit for each */                            \
  guint8 agreed, recorded; /* see above */                                                                             \
  GArray *stock;           /* what was counted (table-stock.h); copies of the state share it */                        \
  TableLedger *effects;    /* where the effects of an entry go while it is applied; else NULL */                       \
  TableLedger ledger;
typedef struct
{
  TABLE_STATE_MEMBERS_ (const TableRules, gint8)
} TableState;
#define TABLE_STATE(Rules, Player)                                                                                     \
  union                                                                                                                \
  {                                                                                                                    \
    TableState table;                                                                                                  \
    struct                                                                                                             \
    {                                                                                                                  \
      TABLE_STATE_MEMBERS_ (Rules, Player)                                                                             \
    };                                                                                                                 \
  }
/* What every state has, of a state whose game does not matter. */
static inline const TableState *
table_state (gconstpointer state)
{
  return state;
}

/* Where an effect is told.  The JSON of a game and the explanation of an entry have all of them. */
typedef enum
{
  TABLE_TOLD_WITH_POINTS, /* in the ledger and on paper, because it explains points; and wherever the others are told */
  TABLE_TOLD_AFTER,       /* after the entry, unless the aids are those of a tournament */
  TABLE_TOLD_BY_ENTRY,    /* nowhere else: the entry in words says it already */
  TABLE_N_TOLD
} TableTold;

/* A kind of effect.  The words are made from the effect alone, because the state may have changed since; free them with
 * g_free (). */
typedef struct
{
  guint id;                                                        /* TableLine.kind of the effect */
  const char *word;                                                /* in JSON: "home" */
  char *(*about) (gconstpointer state, const TableLine *effect);   /* "city at 3,2"; NULL, or returns NULL: nothing */
  char *(*tell) (gconstpointer state, const TableLine *effect);    /* "2 followers go home" */
  char *(*because) (gconstpointer state, const TableLine *effect); /* NULL, or returns "": `tell` says it all */
  const char *(*term) (gconstpointer state, const TableLine *effect,
                       guint nth); /* in JSON: what a term counts; NULL: no terms */
  TableTold told;
  gboolean plain;  /* it happens to nobody: it is told without the player's name */
  gboolean quiet;  /* it is not told beside an answer that would do it: the answer says it, or it goes without saying */
  gboolean varies; /* what is done with a tile can change it: it is not told of the tile alone */
  /* In place of the three functions, if they always return the same: untranslated words, and the word of each term. */
  const char *says, *reason, *counts;
} TableEffectRow;

struct _TableMoment;
struct _TableAnswer;
typedef struct _TableChancesGame TableChancesGame;           /* table-chances.h */
typedef struct _TableAlternativesGame TableAlternativesGame; /* table-what-if.h */
typedef struct _TableThing TableThing;                       /* table-stock.h */
typedef struct _TableLuckKind TableLuckKind;                 /* table-luck.h */

struct _TableGame
{
  const char *name;  /* "carcassonne": the word in the record */
  const char *title; /* N_() */
  guint bgg_id;      /* its number in the lists of boardgamegeek.com, by which others know it; 0: none */
  const TableRuling *rulings;
  guint n_rulings;
  const TableSystem *systems; /* in the order in which they are listed */
  guint n_systems;
  /* Adds what the help says of the systems (TableHelp) to an array, in the order of the setup page.  NULL: nothing. */
  void (*help) (GArray *help);
  const TablePreset *presets; /* may be NULL */
  guint n_presets;
  guint min_players, max_players;

  /* Is `words` a valid setup line of this game after the lines in `setup`? */
  gboolean (*setup_line) (const TableSetup *setup, const TableWords *words, TableRefusal *why);

  /* Adds the lines that a record must contain even if nobody gave them (the lake's layout). */
  void (*complete) (TableSetup *setup);
  /* The name of the game that is played, if it is not always the same; "": nobody said.  Free with g_free ().  NULL: it
   * is the title. */
  char *(*played) (const TableSetup *setup);
  /* Is this system (TableRuling.system) part of the game that is set up? */
  gboolean (*in_play) (const TableSetup *setup, const char *system);

  /* The turns in which something was played.  NULL: all that were begun. */
  guint (*turns_played) (gconstpointer state);
  /* What the turns of this game are called: "rounds".  NULL: "turns". */
  const char *(*turns_title) (const TableSetup *setup);

  gpointer (*state_new) (const TableSetup *setup, TableRefusal *why); /* NULL, a refusal: the setup is incomplete */
  gpointer (*state_copy) (gconstpointer state);
  void (*state_free) (gpointer state);
  const TableActs *acts; /* its entries are the acts of group 0; complete before the game is registered */
  /* Called after an entry was applied, for what depends on the points: has somebody won by it?  May be NULL. */
  void (*applied) (gpointer state);
  /* Called after an entry of a record was passed over, because it is refused.  NULL: then the state stays as it is. */
  void (*passed_over) (gpointer state);
  /* Who is asked now; -1: nobody. */
  int (*asked) (gconstpointer state);
  /* The question that is asked now, in words: "Anna: the dice?"  Free with g_free (). */
  char *(*ask_tell) (gconstpointer state);
  /* What everybody still wants to know while this question is asked: what the throw brought.  It tells nothing that
   * only some of the players may know.  Free with g_free (); NULL: nothing.  May be NULL: this game has none. */
  char *(*reminder) (gconstpointer state);
  guint ask_nothing; /* the question that stands for "the game is over" */
  /* Who has won, one bit for each player; 0 if nobody has won yet.  NULL: most points at the end win, of those who are
   * there. */
  guint (*winners) (gconstpointer state);
  /* Do the fewest points win, and not the most?  NULL: never. */
  gboolean (*fewest_win) (gconstpointer state);
  /* A finished state, as if the game ended now; its ledger lines from `*from` on are what final scoring would add.
   * What it would do besides is added to `effects`, which may be NULL.  NULL: this game has no final scoring. */
  gpointer (*forecast) (gconstpointer state, guint *from, TableLedger *effects);
  const TableChancesGame *chances; /* how good each player's chance is; NULL: nobody can say */
  /* Adds rows to an array of TableLuckRow (table-luck.h): what chance gave so far.  NULL: the game has no chance. */
  void (*luck) (gconstpointer state, GArray *rows);
  const TableLuckKind *luck_kinds; /* of these rows, and of what `chances` tells of luck */
  guint n_luck_kinds;              /* at most 32 */
  /* Appends what a person can count on the table now (TableThing): first for each player, then in the middle.  NULL:
   * nothing. */
  void (*things) (gconstpointer state, GArray *things);
  const TableEffectRow *(*effect) (guint kind); /* the row of a kind; NULL: this game tells no effects */

  /* Words for a ledger line, translated.  noun () takes the count for its plural. */
  char *(*line_title) (gconstpointer state, const TableLine *line);
  /* What lies around the place that a line names; NULL, or returns NULL: nothing.  Free with g_free (). */
  char *(*line_place) (gconstpointer state, const TableLine *line);
  guint n_kinds; /* of ledger lines; at most TABLE_KINDS_MAX */
  const char *(*kind_name) (guint kind);
  const char *(*kind_title) (guint kind);
  /* The points of a kind as they stand on the score sheet: a city, and not the settlement that it replaced.  All kinds
   * add up to the score.  NULL: the sums of the lines of each kind. */
  int (*sheet_points) (gconstpointer state, int player, guint kind);
  const char *(*noun) (guint noun, int count);
  char *(*because) (gconstpointer state, const TableLine *line);
  guint points_noun; /* the noun of points that are nothing else: a term of them alone needs no sum */
  guint correction;  /* the kind of the lines that the table books itself, with a reason */
  /* A noun whose points are told, not its number: "+ 3 for the lake".  NULL: there is none. */
  gboolean (*is_bonus) (guint noun);
  /* What on the feature changed the points for each: "inn".  NULL, or returns NULL: nothing.  Free with g_free (). */
  char *(*sum_note) (const TableLine *line);
  /* What can be asked about a state, as rows, and the answer to a question of these rows; see table-answer.h.  FALSE
   * and a refusal if there is nothing of that kind.  For the questions that every game has, the answer is begun
   * already.  Both are NULL if nothing can be asked. */
  const TableActs *queries;
  gboolean (*answer) (const struct _TableMoment *moment, gconstpointer query, struct _TableAnswer *answer,
                      TableRefusal *why);
  /* What the answer would be if something else were on the table, as sentences (char *) that are added to the array.
   * NULL: nothing. */
  void (*what_if) (const struct _TableMoment *moment, gconstpointer query, GPtrArray *sentences);
  const TableAlternativesGame
      *alternatives; /* what an answer would be if another entry had been made; NULL: nobody can say */
  /* Does the line have a value that only some of the players may know?  Then its text is shown covered.  A line that
   * cannot be cut into words is secret if it may have one.  NULL: no line has one. */
  gboolean (*is_secret) (const char *line);
  /* The line without such values, for a record that may be shared; free with g_free ().  NULL: no line has one.  A line
   * that is not an entry was refused; if it may have such a value, it is TABLE_LEFT_OUT. */
  char *(*public_line) (gconstpointer rules, const char *line);
};

/* Stands before a value that was told in secret, in a game that has such values. */
#define TABLE_SECRET_SIGN '?'

/* Stands for a refused entry in a record that may be shared: no game has it as an entry. */
#define TABLE_LEFT_OUT "left-out"

void table_game_register (const TableGame *game);
const TableGame *table_game_find (const char *name); /* NULL if none has this name */
const TableGame *const *table_games (guint *n);      /* all of them, in the order in which they were registered */

/* ---- entries ---- */

/* Reads a line into `entry`; players' names are looked up in the rules.  FALSE and a refusal if it is not an entry; the
 * refusal does not quote what was told in secret.  It does not check whether the act is legal. */
gboolean table_game_read (const TableGame *game, gconstpointer rules, const char *line, gpointer entry,
                          TableRefusal *why);
/* The only way to change a state.  FALSE and a refusal if the entry is not legal; then nothing changes. */
gboolean table_game_apply (const TableGame *game, gpointer state, gconstpointer entry, TableRefusal *why);
gboolean table_game_apply_line (const TableGame *game, gpointer state, const char *line, TableRefusal *why);
/* The same, and adds the effects of the entry to `effects`. */
gboolean table_game_apply_telling (const TableGame *game, gpointer state, const char *line, TableLedger *effects,
                                   TableRefusal *why);
/* The row of the entry, without its prefix; NULL: it cannot be read. */
const TableAct *table_game_line_act (const TableGame *game, gconstpointer state, const char *line);
/* The same as table_game_fold_line (); returns the player who makes the entry, -1 if it is not legal or nobody's. */
int table_game_fold_made (const TableGame *game, gpointer state, const char *line);
/* How every entry of a record is applied: one that is not legal is passed over (table_game_pass_over ()).  The result
 * says whether it was legal.  `effects` may be NULL. */
gboolean table_game_fold_line (const TableGame *game, gpointer state, const char *line, TableLedger *effects,
                               TableRefusal *why);
/* The state in which the acts are offered that are possible if the table agrees to them; the game frees it.  NULL: this
 * game has no such acts. */
gpointer table_game_agreeing (const TableGame *game, gconstpointer state);
/* Would the line be accepted if the table agreed to it, and is it refused without that? */
gboolean table_game_would_agree (const TableGame *game, gconstpointer state, const char *line);
/* The entry in words, for the list of turns; `before` is the state before it.  Free with g_free (). */
char *table_game_tell (const TableGame *game, gconstpointer before, gconstpointer entry);
/* The same for a line.  A line that cannot be read is returned unchanged, unless it may be
 * secret: everybody sees this.  Free with g_free (). */
char *table_game_tell_line (const TableGame *game, gconstpointer before, const char *line);

/* Makes the callbacks state_new, state_copy and state_free of a game from its functions with types.  If `name` is toy,
 * they are toy_game_state_new () and so on. */
#define TABLE_GAME_STATES(Name, name)                                                                                  \
  static gpointer name##_game_state_new (const TableSetup *setup, TableRefusal *why)                                   \
  {                                                                                                                    \
    Name##Rules *rules = name##_rules_new (setup, why);                                                                \
    if (rules == NULL)                                                                                                 \
      return NULL;                                                                                                     \
    Name##State *state = name##_state_new (rules);                                                                     \
    name##_rules_unref (rules);                                                                                        \
    return state;                                                                                                      \
  }                                                                                                                    \
  static gpointer name##_game_state_copy (gconstpointer state)                                                         \
  {                                                                                                                    \
    return name##_state_copy (state);                                                                                  \
  }                                                                                                                    \
  static void name##_game_state_free (gpointer state)                                                                  \
  {                                                                                                                    \
    name##_state_free (state);                                                                                         \
  }

/* ---- what every state has ---- */

/* Do the fewest points win (TableGame.fewest_win)? */
gboolean table_game_fewest_win (const TableGame *game, gconstpointer state);
/* Whose turn it is; -1 if nobody is asked: it is over, counted by the table, or entered as it lies. */
int table_game_on_turn (const TableGame *game, gconstpointer state);
/* The warning `nth` about the last entry, translated; NULL: there are no more. */
const char *table_game_warning (const TableGame *game, gconstpointer state, guint nth);
/* Turns in which something was played, at most those that were begun. */
guint table_game_turns_played (const TableGame *game, gconstpointer state);
/* Counts an entry that was refused and is kept in the journal, so that TableLine.entry stays an index into it. */
void table_game_pass_over (const TableGame *game, gpointer state);
/* What everybody still wants to know (TableGame.reminder), if these aids allow it.  NULL: nothing. */
char *table_game_reminder (const TableGame *game, gconstpointer state, TableAids aids);
/* The players who are there, one bit for each (table-away.h). */
guint table_state_there (gconstpointer state);

/* ---- words ---- */

/* Are the points of a line nothing but points, which need no sum? */
gboolean table_game_is_plain (const TableGame *game, const TableLine *line);
/* Why there are these points; free with g_free ().  It says if the table agreed to them against the rules. */
char *table_game_because (const TableGame *game, gconstpointer state, const TableLine *line);
/* "5 tiles x 2 + 1 pennant x 2 = 12" */
char *table_game_sum (const TableGame *game, const TableLine *line);

/* The points of a player for one kind of line, as they stand on the score sheet. */
int table_game_points (const TableGame *game, gconstpointer state, int player, guint kind);

/* "A1 A8": the ids of the rulings in the set, in the order of the game's table; free with g_free () */
char *table_game_cites (const TableGame *game, const TableRulingSet *rulings);
