/* carc-systems.h - the systems of the rules: ids of all that they add, and the row in which each describes itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The base game is a system, every expansion is another.  A system is its own file: words, marks, kinds of figures,
 * rulings, its part of the state and its hooks stand there in one CarcSystem.  Here it has a line in CARC_SYSTEMS and
 * the ids of what it adds, so that the rules can name them as constants.
 *
 * carc_register () fills tables from the rows of all systems, each found by its id.  It stops with a sentence if an id
 * has no row or two.  Nobody outside a system's file names the system to get its words, its switch on the setup page,
 * its JSON or its pictures: they go through the tables.
 *
 * Every list of ids ends with its number.  Ids from there up to the _MAX are free for a system that only a test has.
 */
#pragma once

#include "carc-question.h"
#include "table/table-act.h"
#include "table/table-game.h"

G_BEGIN_DECLS

typedef struct _CarcRules CarcRules;
typedef struct _CarcSurvey CarcSurvey;
typedef struct _CarcSystem CarcSystem;

/* ---- ids ---- */

/* In the order of hooks, rules card, setup page and JSON. */
#define CARC_SYSTEMS(X)                                                                                                \
  X (BASE, base)                                                                                                       \
  X (RIVER, river)                                                                                                     \
  X (INNS, inns)                                                                                                       \
  X (SIEGE, siege)                                                                                                     \
  X (ARBITRESS, arbitress)                                                                                             \
  X (LAKE, lake)                                                                                                       \
  X (RACE, race)                                                                                                       \
  X (WATER, water)

typedef enum
{
#define CARC_SYSTEM_ID(ID, name) CARC_SYSTEM_##ID,
  CARC_SYSTEMS (CARC_SYSTEM_ID)
#undef CARC_SYSTEM_ID
      CARC_N_SYSTEMS
} CarcSystemId;
#define CARC_SYSTEMS_MAX 32

#define CARC_SYSTEM_ROW(ID, name) extern const CarcSystem carc_##name;
CARC_SYSTEMS (CARC_SYSTEM_ROW)
#undef CARC_SYSTEM_ROW

/* What may be printed on a segment besides its kind, as bits of its `marks`. */
typedef enum
{
  CARC_INN,       /* on a road */
  CARC_CATHEDRAL, /* in a city */
  CARC_BESIEGED,  /* a besieged city */
  CARC_HERD,      /* a pig herd on a farm */
  CARC_ON_LAKE,   /* the segment lies on the lake tile: its feature earns the lake's bonus */
  CARC_N_MARKS
} CarcMarkId;
#define CARC_MARKS_MAX 32 /* as many as CarcSegment.marks has bits */
typedef enum
{
  CARC_MARK_INN = 1 << CARC_INN,
  CARC_MARK_CATHEDRAL = 1 << CARC_CATHEDRAL,
  CARC_MARK_SIEGE = 1 << CARC_BESIEGED,
  CARC_MARK_HERD = 1 << CARC_HERD,
  CARC_MARK_LAKE = 1 << CARC_ON_LAKE,
} CarcMark;

typedef enum
{
  CARC_FOLLOWER,
  CARC_BIG, /* the big follower of Inns and Cathedrals: counts as two */
  CARC_N_FIGURE_KINDS
} CarcFigureKind;
#define CARC_FIGURE_KINDS_MAX 32

/* What stands on the table and belongs to no player's set of figures. */
typedef enum
{
  CARC_PIECE_ARBITRESS,
  CARC_N_PIECES
} CarcPieceId;
#define CARC_PIECES_MAX 16

/* Kinds of ledger line, for TableLine.kind; the first four are those of every game. */
typedef enum
{
  CARC_LINE_CITY,
  CARC_LINE_ROAD,
  CARC_LINE_FARM,
  CARC_LINE_CLOISTER,
  CARC_LINE_WATER,
  CARC_LINE_KEEPER,
  CARC_LINE_CORRECTION,
  CARC_N_LINES
} CarcLineKind;
#define CARC_N_USUAL_LINES 4

/* What a term counts, for TableTerm.noun. */
typedef enum
{
  CARC_NOUN_TILE,
  CARC_NOUN_PENNANT,
  CARC_NOUN_LAKE,
  CARC_NOUN_CITY,
  CARC_NOUN_SIEGED,
  CARC_NOUN_HERD,
  CARC_NOUN_TOKEN,
  CARC_NOUN_KEEPER,
  CARC_NOUN_POINT,
  CARC_N_NOUNS
} CarcNoun;
#define CARC_NOUNS_MAX 64

/* Why a player gets the points, for TableLine.because. */
typedef enum
{
  CARC_BECAUSE_ALONE, /* only one with figures there */
  CARC_BECAUSE_MAJORITY,
  CARC_BECAUSE_SHARED, /* tied, everyone scores */
  CARC_BECAUSE_NEAREST,
  CARC_BECAUSE_FEWER,
  CARC_BECAUSE_RULER,
  CARC_BECAUSE_RULES_END,
  CARC_BECAUSE_ACTIVE,
  CARC_BECAUSE_LAST,
  CARC_BECAUSE_TABLE,
  CARC_BECAUSE_USED_UP, /* water: first to run out */
  CARC_BECAUSE_FEWEST,  /* water: fewest left */
  CARC_BECAUSE_KEEPER,
  CARC_BECAUSE_CORRECTED,
  CARC_BECAUSE_PAID_ONCE, /* second edition farms */
  CARC_N_BECAUSES
} CarcBecause;
#define CARC_BECAUSES_MAX 64

/* Readings of the rule sheets.  Ids Ann and Lnn are those of the sheets The Arbitress and The Lake; Bnn are the base
 * game's own house rules.  This order is that of `arbitress-cli rules`. */
typedef enum
{
  CARC_B1, /* farms by the third, second or first edition */
  CARC_B2, /* the two-tile city: full or small */
  CARC_B3, /* a besieged city beside a farm with pig or herd: 8 or 7 */
  CARC_A1,
  CARC_A2,
  CARC_A3,
  CARC_A5,
  CARC_A6,
  CARC_A7,
  CARC_A8,
  CARC_A9,
  CARC_A10,
  CARC_A11,
  CARC_A13,
  CARC_A14,
  CARC_A15,
  CARC_A16,
  CARC_A17,
  CARC_A18,
  CARC_A19,
  CARC_A21,
  CARC_A22,
  CARC_A23,
  CARC_A24,
  CARC_L1,
  CARC_L2,
  CARC_L3,
  CARC_L5,
  CARC_L6,
  CARC_L8,
  CARC_L9,
  CARC_L10,
  CARC_L11,
  CARC_L13,
  CARC_L15,
  CARC_L16,
  CARC_L17,
  CARC_L19,
  CARC_L20,
  CARC_L21,
  CARC_L22,
  CARC_L23,
  CARC_L25,
  CARC_L26,
  CARC_L29,
  CARC_L30,
  CARC_L31,
  CARC_L33,
  CARC_L34,
  CARC_L35,
  CARC_L36,
  CARC_L39,
  CARC_L40,
  CARC_L42,
  CARC_L43,
  CARC_L48,
  CARC_N_RULINGS
} CarcRuling;
G_STATIC_ASSERT (CARC_N_RULINGS <= TABLE_RULINGS_MAX);
G_STATIC_ASSERT (CARC_N_LINES <= TABLE_KINDS_MAX);

/* ---- rows ---- */

/* Words for one and for several, of which translators see both; or one for all, N_ (). */
typedef struct
{
  const char *one, *many;
} CarcForms;
#define CARC_FORMS(one, many)                                                                                          \
  {                                                                                                                    \
    one, many                                                                                                          \
  }
const char *carc_forms (const CarcForms *forms, guint n);

/* The rows of an array called as the member that holds them. */
#define CARC_ROWS(what) .what = what, .n_##what = G_N_ELEMENTS (what)

typedef struct
{
  guint id;         /* CarcMarkId */
  const char *word; /* in tile files and in JSON: "inn" */
  gboolean implied; /* follows from the tile, and is not written in a tile file */
} CarcMarkRow;

typedef struct
{
  guint id;                             /* CarcFigureKind */
  const char *word;                     /* in records and in JSON: "big" */
  char letter;                          /* drawn where art has no picture of the kind */
  guint8 supply[TABLE_MAX_PLAYERS + 1]; /* of each player, by the number of players */
  /* In a majority: always the same, or, if `weight_in` is not NULL, by the feature that it stands in. */
  guint8 weight;
  guint (*weight_in) (const CarcSurvey *survey);
  gboolean counts_for_arbitress; /* can be the nearest (A21) */
  gboolean may_race;             /* can be sent into the race (L15) */
  gboolean blocks_racers;        /* no racer enters its cell */
  /* Words, N_ (). */
  const char *name;           /* "Big follower": to be chosen */
  const char *title;          /* "Big followers left": a row of the score sheet */
  CarcForms left;             /* "%u follower": behind a player's name; the first kind's begins the line */
  const char *none_left;      /* "%s has no big follower in the supply": the player */
  const char *acted;          /* ", big follower: %s": behind the tile that was placed; the spot */
  const char *stands;         /* "%s’s big follower on the %s": the player, the feature */
  const char *claims;         /* "Big: %s": offered on a spot; NULL: the spot alone */
  const char *enters, *joins; /* "Big into the race", "Join with the big one" */
} CarcFigureRow;

typedef struct
{
  guint id;         /* CarcPieceId */
  const char *word; /* "arbitress" */
  char letter;      /* drawn where art has no picture of it */
} CarcPieceRow;

typedef struct
{
  guint id;          /* CarcLineKind */
  const char *word;  /* in JSON: "road" */
  const char *title; /* N_ (): "Roads", of a column */
  /* N_ (): "road at %d,%d", the cell, or without a cell; and of what was not completed, if that is another. */
  const char *done, *undone;
} CarcLineRow;

typedef struct
{
  guint id;         /* CarcNoun */
  const char *word; /* in JSON: "token" */
  CarcForms forms;
} CarcNounRow;

typedef struct
{
  guint id;             /* CarcBecause */
  const char *word;     /* in JSON: "keeper" */
  const char *sentence; /* N_ () */
} CarcBecauseRow;

/* As TableRuling, whose `system` is the one that has the row. */
typedef struct
{
  guint id;                               /* CarcRuling */
  const char *word;                       /* "A1" */
  const char *sheet;                      /* N_ () */
  const char *question;                   /* N_ () */
  guint n_options;                        /* 1 = fixed, no switch */
  TableOption options[TABLE_OPTIONS_MAX]; /* the first is the default */
} CarcRulingRow;

/* The options of a ruling whose gap leaves no real choice. */
#define CARC_FIXED(sentence)                                                                                           \
  1,                                                                                                                   \
  {                                                                                                                    \
    {                                                                                                                  \
      "fixed", sentence                                                                                                \
    }                                                                                                                  \
  }

/* ---- what a system tells of a state ---- */

/* JSON in the words of whoever writes it: the rules know no library for it.  Every call that takes a key writes one
 * member of the object that is open; a NULL key writes one element of the array that is open. */
typedef struct _CarcReport CarcReport;
struct _CarcReport
{
  void (*object) (CarcReport *report, const char *key);
  void (*end_object) (CarcReport *report);
  void (*array) (CarcReport *report, const char *key);
  void (*end_array) (CarcReport *report);
  void (*text) (CarcReport *report, const char *key, const char *text); /* NULL: null */
  void (*number) (CarcReport *report, const char *key, gint64 number);
  void (*truth) (CarcReport *report, const char *key, gboolean truth);
  void (*null) (CarcReport *report, const char *key);
  void (*cell) (CarcReport *report, const char *key, int x, int y);
};

/* Something on the table that is to be drawn. */
typedef struct
{
  guint8 id; /* CarcPieceId */
  gint16 x, y;
  gint8 player; /* whose it is, -1 if nobody's */
} CarcPiece;

/* ---- a system ---- */

/* What a feature is worth: a sum with one term for each noun, in the order of the nouns, and the rulings that made it.
 * carc_worth_term () and its neighbours in carc-rooms.h change it. */
typedef struct
{
  guint n_terms;
  TableTerm terms[TABLE_TERMS_MAX];
  TableRulingSet rulings;
} CarcWorth;

typedef enum
{
  CARC_BY_SET,  /* set NAME [COPIES] */
  CARC_BY_USE,  /* use NAME */
  CARC_BY_OTHER /* whenever the system `with` is in play */
} CarcSwitch;

struct _CarcSystem
{
  CarcSystemId id;
  const char *name;        /* "lake": the word of its switch, its rulings and its JSON */
  const char *title;       /* N_ (): "The Lake" */
  const char *description; /* N_ (): what it brings, on the setup page */
  CarcSwitch by;
  guint with;        /* CARC_BY_OTHER: CarcSystemId */
  gboolean always;   /* its rules are in play even when its tiles are not */
  guint8 least;      /* CARC_BY_SET: copies on the setup page, at least */
  guint8 most;       /* CARC_BY_SET: copies in a game, at most; 0: as many as any set */
  gboolean usual;    /* at a table that has not been asked before */
  const char *tiles; /* the text of its tile file; NULL: the one of data/tiles that has its name, if there is one */

  const CarcMarkRow *marks;
  guint n_marks;
  const CarcFigureRow *figures;
  guint n_figures;
  const CarcPieceRow *pieces;
  guint n_pieces;
  const CarcLineRow *lines;
  guint n_lines;
  const CarcNounRow *nouns;
  guint n_nouns;
  const CarcBecauseRow *becauses;
  guint n_becauses;
  const CarcRulingRow *rulings;
  guint n_rulings;
  const TableAct *acts;
  guint n_acts;
  const CarcQuestionRow *questions;
  guint n_questions;

  /* ---- the setup: its own lines besides `set` and `use` ---- */
  const char *setup_key;
  gboolean (*setup_line) (const TableWords *words, TableRefusal *why);
  void (*setup_complete) (TableSetup *setup); /* adds what a record must carry though nobody said it */
  /* Behind tiles and start, also when the system is not in play: it may refuse lines that belong to it. */
  gboolean (*compile) (CarcRules *rules, const TableSetup *setup, TableRefusal *why);

  /* ---- the game; each is called only while the system is in play, but for `begin` ---- */
  gsize part_size;
  void (*begin) (CarcState *state, gboolean in_play); /* its part is all 0 before */
  /* More conditions on a placement that fits by its edges. */
  gboolean (*may_lay) (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why);
  void (*laid) (CarcState *state);
  /* Adds to what a feature is worth, or changes what the systems before it said; `final`: booked at the end and
   * incomplete, or a farm.  One that is worth 0 is not booked, and no tie about it is judged. */
  void (*worth) (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth);
  /* The same for one of those who get it: what only this player's line has. */
  void (*worth_to) (const CarcState *state, const CarcSurvey *survey, gboolean final, guint player, CarcWorth *worth);
  /* Which features lose to those on `done`, because their rival is completed first: they score nothing, and their
   * figures go home once `done` is booked.  Those that are on `done` themselves do not lose. */
  guint (*beaten) (const CarcState *state, const guint16 *done, guint n_done, guint16 *lost, guint max);
  /* The figures' features on this tile that are now complete, before and after they are booked. */
  void (*before_scoring) (CarcState *state, const guint16 *done, guint n_done);
  void (*after_scoring) (CarcState *state, const guint16 *done, guint n_done);
  guint finish_rank;                 /* lower comes first; of equals, as in CARC_SYSTEMS */
  void (*finish) (CarcState *state); /* after farms */
  gboolean (*validate) (const CarcState *state, TableRefusal *why); /* invariants of its part */

  /* ---- the moments of a turn, see carc-question.h ---- */
  /* May this tile be drawn now, to be laid or put aside? */
  gboolean (*may_draw) (const CarcState *state, guint tile, TableRefusal *why);
  /* A phase of the turn begins: carc_ask () what is to be asked in it.  Not called at SCORE, NEXT and FINISH. */
  void (*ask) (CarcState *state, CarcPhase phase);
  /* Could it be that carc_answer () is called while features are scored? */
  gboolean (*may_ask) (const CarcState *state);
  /* The completed features with figures, before they are scored: puts them into their order.  FALSE: an answer is
   * missing, see carc_answer (). */
  gboolean (*arrange) (CarcState *state, guint16 *done, guint n);
  /* A turn begins; `again`: the same player goes on with another tile. */
  void (*turn_begins) (CarcState *state, gboolean again);
  /* The turn is over: does the same player lay another tile? */
  gboolean (*next_player) (CarcState *state);
  /* A figure was put onto a feature. */
  void (*figure_came) (CarcState *state, guint figure);
  /* A figure leaves the table; it still stands where it stood. */
  void (*figure_left) (CarcState *state, guint figure, CarcLeft why);

  /* ---- telling; strings are translated, and freed by the caller unless const ---- */
  /* A member `name` of the state's JSON; null is written for a system that is not in play. */
  void (*report) (const CarcState *state, CarcReport *report);
  guint (*standing) (const CarcState *state, CarcPiece *pieces, guint max); /* what is to be drawn */
  void (*tell) (const CarcState *state, GString *out);                      /* whole lines about the table */
  /* A row of the score sheet: what each player has left. */
  const char *count_title;                     /* N_ () */
  gboolean (*counts) (const CarcState *state); /* is there such a row now? */
  guint (*count) (const CarcState *state, guint player);
  CarcForms left; /* "%u water token": the same behind a player's name */
  char *(*detail) (const CarcState *state, guint player, TableAids aids); /* below a player's name; NULL: nothing */
  const char *(*honour) (const CarcState *state, guint player, const char **sentence); /* a title held; NULL: none */
  char *(*summary) (const CarcState *state); /* a part of the sentence about the game; NULL: nothing */
  char *(*note) (const CarcState *state);    /* beside the scoreboard; NULL: nothing */
};

/* Registers the systems that are shipped, and the game with `table`; once at start, further calls do nothing. */
void carc_register (void);
/* Adds a system whose ids are the next free ones, for good; only between games. */
void carc_system_register (const CarcSystem *system);

/* By id; without gaps, NULL behind the last. */
extern const CarcSystem *carc_systems[CARC_SYSTEMS_MAX + 1];
extern guint carc_n_systems;
const CarcSystem *carc_system_find (const char *name); /* NULL if there is none */

/* The tables: rows by id. */
extern const CarcMarkRow *carc_marks[CARC_MARKS_MAX];
extern guint carc_n_marks;
extern const CarcFigureRow *carc_figures[CARC_FIGURE_KINDS_MAX];
extern guint carc_n_figures;
extern const CarcPieceRow *carc_pieces[CARC_PIECES_MAX];
extern guint carc_n_pieces;
extern const CarcLineRow *carc_lines[TABLE_KINDS_MAX];
extern guint carc_n_lines;
extern const CarcNounRow *carc_nouns[CARC_NOUNS_MAX];
extern guint carc_n_nouns;
extern const CarcBecauseRow *carc_becauses[CARC_BECAUSES_MAX];
extern guint carc_n_becauses;
extern const CarcQuestionRow *carc_questions[CARC_ASKS_MAX];
extern guint carc_n_questions;
extern TableActs carc_act_table; /* the rows of all acts: entries, and what is done with the tile */
extern const TableRuling *const carc_rulings;
extern guint carc_n_rulings;

/* Where a system's part lies within CarcState.parts. */
extern guint16 carc_part_offset[CARC_SYSTEMS_MAX];
#define CARC_PARTS_SIZE 512

/* The text of a system's tile file, NULL if it has none. */
const char *carc_system_tiles (const CarcSystem *system);

/* Fills in a sentence of a row as printf does; the test of the rows compares what each sentence takes. */
char *carc_words (const char *format, ...);

G_END_DECLS
