/* carc-systems.h - the systems of the rules: the row that describes each system.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The base game is a system, and so is every expansion.  A system has a folder.  One CarcSystem in it holds its
 * words, marks, kinds of figures, rulings, its part of the state and its hooks.  The ids of what it adds are in its
 * file carc-NAME.ids.  From it the build makes carc-ids.h and, for its marks, carc-NAME-marks.h: so they are constants.
 *
 * carc_register () fills tables from the rows of all systems; the index in a table is the id.  If an id has no row, or
 * two, it ends the program with a message.  Code outside a system's file reads these tables and does not name the
 * system: so it gets the words, the switch on the setup page, the JSON and the pictures.
 *
 * Every list of ids ends with the number of ids.  Ids from there up to the _MAX are free for a system of a test.
 *
 * All strings in rows are constants.  N_ () in a comment means that the string is translated when it is shown.
 */
#pragma once

#include "carc-marks.h"
#include "carc-question.h"
#include "carcassonne/carc-ids.h"
#include "table/table-act.h"
#include "table/table-answer.h"
#include "table/table-game.h"
#include "table/table-luck.h"

typedef struct _CarcRules CarcRules;
typedef struct _CarcSurvey CarcSurvey;
typedef struct _CarcCase CarcCase;
typedef struct _CarcVerdict CarcVerdict;
typedef struct _CarcSystem CarcSystem;
typedef struct _CarcEntry CarcEntry;
typedef struct _CarcFigureSet CarcFigureSet;
typedef struct _CarcQuery CarcQuery;
typedef struct _CarcAt CarcAt;

/* ---- ids: those of each system are in its carc-NAME.ids ---- */

#define CARC_SYSTEMS_MAX 64
#define CARC_FIGURE_KINDS_MAX 32
#define CARC_PIECES_MAX 64
#define CARC_PLACES_MAX 64
#define CARC_PIECES_OUT_MAX 224 /* as many pieces may be on the table at once, in all */
#define CARC_N_USUAL_LINES 4    /* those of features: the first ones */
#define CARC_EFFECTS_MAX 64
#define CARC_NOUNS_MAX 64
#define CARC_BECAUSES_MAX 96
#define CARC_ASKS_MAX 64
#define CARC_LUCKS_MAX 32
#define CARC_LEFTS_MAX 64

#define CARC_SYSTEM_ROW(ID, name) extern const CarcSystem carc_##name;
CARC_SYSTEMS (CARC_SYSTEM_ROW)
#undef CARC_SYSTEM_ROW

#define CARC_ALL_TOUCHES ((1u << CARC_N_TOUCHES) - 1)
G_STATIC_ASSERT (CARC_N_TOUCHES <= 8); /* CarcPlaceRow.touched */

_Static_assert(CARC_N_RULINGS <= TABLE_RULINGS_MAX, "more rulings than TABLE_RULINGS_MAX");
G_STATIC_ASSERT (CARC_N_LINES <= TABLE_KINDS_MAX);

/* ---- rows ---- */

/* A singular and a plural, both for translators; or one string for all numbers, N_ (), and `many` is NULL. */
typedef struct
{
  const char *one, *many;
} CarcForms;
#define CARC_FORMS(one, many)                                                                                          \
  {                                                                                                                    \
    one, many                                                                                                          \
  }
const char *carc_forms (const CarcForms *forms, guint n); /* the form for the number n, translated */

/* Sets the members `what` and `n_what` from an array named `what`. */
#define CARC_ROWS(what) .what = what, .n_##what = G_N_ELEMENTS (what)

typedef struct
{
  guint id;          /* CARC_INN: of carc-NAME-marks.h */
  const char *word;  /* in tile files and in JSON: "inn" */
  gboolean implied;  /* the program sets it; it is not written in a tile file */
  gboolean on_cell;  /* it is printed on a cell, not on a segment: in a tile file and in JSON, a flag of the cell */
  gboolean directed; /* it points somewhere, so no rotation of its cell is like another one: CarcCell.rot */
  guint8 on;         /* bit per CarcKind: the segments on which it can be printed; 0: all */
  const char *title; /* N_ (): "Inn", in the tile editor; NULL: its word */
  /* N_ (): "inn", if it changes what each tile of a city or road with it is worth.  A sum names it. */
  const char *in_sum;
  const char *rule;    /* N_ (): the rule by which it changes this; NULL: none */
  guint8 only;         /* CarcFigureKind: no other kind stands in a feature with it; 0: all may */
  gboolean aside;      /* a feature of one cell with it lies where there is room, not in the middle */
  const char *variant; /* N_ (): "%s with a garden": the tile of which some copies have it (base.tiles: variant) */
  /* N_ (): "shrine", "shrine at %d,%d" and "incomplete shrine at %d,%d", if a feature of one cell with it is not called
   * by its kind; else NULL. */
  const char *name, *done, *undone;
} CarcMarkRow;

typedef struct
{
  guint id;                             /* CarcFigureKind */
  const char *word;                     /* in records and in JSON: "big" */
  char letter;                          /* is drawn if src/art has no picture of the kind */
  guint8 supply[TABLE_MAX_PLAYERS + 1]; /* how many each player has, by the number of players */
  /* The weight in a majority.  If `weight_in` is not NULL, it gives the weight in a feature instead of `weight`. */
  guint8 weight;
  guint (*weight_in) (const CarcSurvey *survey);
  gboolean counts_for_arbitress; /* its distance is compared in a tie (A21) */
  gboolean may_race;             /* can be sent into the race (L15) */
  guint16 race_ruling;           /* CarcRuling: only by its first reading; 0: none says so */
  guint16 away_ruling;           /* the same, of places away from the map (CarcPlaceRow.away) */
  gboolean guards;               /* it can close a tower (T6) */
  gboolean blocks_racers;        /* no racer may enter its cell (L21) */
  gboolean on_corners;           /* it stands only where four cells meet; there it blocks nobody */
  /* Bit per CarcKind.  If this is not 0, the figure claims nothing: it joins another figure of its player in a feature
   * of one of these kinds, and goes home when the last of these others leaves.  Its weight is 0. */
  guint8 joins_in;
  guint8 stands_in; /* bit per CarcKind: the features in which it may stand; 0: in all of them */
  guint8 stands_at; /* CarcPlaceId: it stands only there, and is no follower; 0: it stands in features */
  /* Words, N_ (). */
  const char *name;           /* "Big follower": a choice */
  const char *title;          /* "Big followers left": a row of the score sheet */
  CarcForms some;             /* "%u big follower" */
  CarcForms left;             /* "%u follower": after a player's name; the form of the first kind comes first */
  const char *none_left;      /* "%s has no big follower in the supply": the player */
  const char *acted;          /* ", big follower: %s": after the tile that was placed; the spot */
  const char *stands;         /* "%s’s big follower on the %s": the player, the feature */
  const char *claims;         /* "Big: %s": the choice of a spot; NULL: only the spot is named */
  const char *enters, *joins; /* "Big into the race", "Join with the big one" */
} CarcFigureRow;

typedef struct
{
  guint id;               /* CarcPieceId */
  const char *word;       /* "arbitress" */
  char letter;            /* is drawn if src/art has no picture of it */
  gboolean blocks_racers; /* it is in the way of racers on each cell where `standing` has it */
  gboolean bars_racers;   /* the same, and it is a wall: nobody may pass it either, whatever L21 and L25 say */
  const char *name;       /* N_ (): what stands there, if it is in the way */
} CarcPieceRow;

/* What each player has of something, besides figures. */
typedef struct
{
  const char *title; /* N_ (): "Water tokens left": a row of the score sheet */
  const char *word;  /* in a stock-take: "water"; small letters and hyphens */
  /* "%u water token": after a player's name, unless it is none.  Without it, only a stock-take and `score` show it:
   * `detail` tells more. */
  CarcForms some;
  gsize of_player;                            /* the offset in the system's part: an array of guint8 by player */
  gboolean (*shown) (const CarcState *state); /* does it play a part now?  NULL: always */
  guint (*count) (const CarcState *state, guint player); /* used instead of `of_player`; may be NULL */
} CarcTallyRow;

/* What lies in the middle of the table and can be counted there. */
typedef struct
{
  const char *title; /* N_ (): "Tiles in the stack" */
  guint (*count) (const CarcState *state);
  gboolean aid;     /* the number is an aid (TableThing.aid) */
  const char *word; /* in a stock-take: "tiles" */
} CarcMiddleRow;

/* How an entry names a place. */
typedef enum
{
  CARC_NAMED_NEVER,
  CARC_NAMED_SPOT,    /* the spot of a feature */
  CARC_NAMED_ON_CELL, /* its cell and its word: "3,1 tower" */
  CARC_NAMED_BY_CELL, /* its word and its cell: "corner 3,1" */
  CARC_NAMED_ALONE    /* its word and, if it is `held`, who has the figure: "prison Ben" */
} CarcNamed;

/* Where figures are drawn in their cell. */
typedef enum
{
  CARC_DRAWN_BESIDE,  /* where there is room */
  CARC_DRAWN_ON_SPOT, /* on `spot_x`, `spot_y` */
  CARC_DRAWN_ON_MARK, /* where the marks of the cell are */
  CARC_DRAWN_PILED,   /* there, too: two side by side, and the third on them */
} CarcDrawn;

/* What figures look like. */
typedef enum
{
  CARC_POSE_USUAL, /* upright; a farmer lies */
  CARC_POSE_RACER, /* on a token */
  CARC_POSE_KEEPER /* with a lantern */
} CarcPose;

/* A place where a figure can be.  Figures of other systems come there, too, so the row knows what happens to them. */
typedef struct
{
  guint id;               /* CarcPlaceId */
  const char *word;       /* in records and in JSON: "prison" */
  guint8 named;           /* CarcNamed */
  guint8 named_as;        /* figures here are named as if they were at that place, which is not a feature; 0: as here */
  gboolean only_left;     /* a correction takes figures away from here, and puts none here */
  gboolean away;          /* off the land.  In JSON, figures are `at` "away", and `place` is the word */
  gboolean held;          /* another player has the figure here */
  gboolean stands;        /* figures here stand on the table and may leave it */
  gboolean blocks_racers; /* such as CarcFigureRow.blocks_racers says */
  guint16 block_ruling;   /* CarcRuling: only by its first reading; 0: none says so */
  gboolean on_corner;     /* on the north-west corner of its cell */
  gboolean on_node;       /* on a segment of its cell (CarcFigure.node), but not among the figures of its feature */
  gboolean by_cell;       /* after "on 3,1" nothing more need be said */
  guint8 drawn;           /* CarcDrawn */
  guint8 pose;            /* CarcPose */
  guint8 level;           /* 1: on a tower */
  guint8 spot_x, spot_y;  /* in 1/CARC_SPOT_UNIT of the side of the cell */
  guint8 touched;         /* bit per CarcTouch: what can happen to figures here, without `touch`; 0: nothing */
  guint8 of;              /* bit per CarcKind; not 0: only followers who may stand in such features come here */
  gboolean deploys;       /* who keeps figures from its cell keeps them from here; an act asks carc_may_deploy () too */
  /* Words, N_ (). */
  const char *name;  /* "castle", behind "on the"; not NULL if figures stand here, unless there is `whose` */
  const char *whose; /* "%s’s racer", instead of a name: the owner */
  const char *spot;  /* "on the tower": where a figure is in a cell that is named */
  /* "the tower at %d,%d"; NAMED_ALONE: "in the castle", or with the holder's name: "held by %s".  NULL: `spot`. */
  const char *where;
  const char *left;   /* "racer on %d,%d": where a figure was that goes home; NULL: `where`, if it is not away */
  const char *absent; /* "%s has no racer on %d,%d": instead of a sentence for all places */
  /* Beside the name of the player who has the figures or, if nobody has, of their owner: "%u in the castle".  It may
   * have the names of the owners: "%u prisoner: %s".  None: it is not told there. */
  CarcForms beside;
  const char *title; /* N_ (): "Prisoners", what can be counted before the player who has them; NULL: nobody has them */
  /* The only cell of a place that is NAMED_ALONE, and the spot in it, before which figures stand in rows.  NULL: it is
   * off the board, or `find` says it. */
  guint16 (*cell) (const CarcState *state, guint place, guint8 *spot_x, guint8 *spot_y);
  /* Of several places or cells with this name, the one that is meant; CARC_NONE if there is none. */
  void (*find) (const CarcState *state, guint *place, guint16 *slot);
  gboolean (*may_hold) (guint kind, TableRefusal *why); /* does this kind of figure stand here?  NULL: `of` says it */
  /* May a correction put a figure of this kind there?  NULL: yes, if it may be here. */
  gboolean (*may_come) (const CarcState *state, const CarcAt *at, guint kind, TableRefusal *why);
  /* Can this happen to the figure?  NULL: `touched` says it.  It may refuse in words of its own. */
  gboolean (*touch) (const CarcState *state, guint figure, CarcTouch touch, TableRefusal *why);
} CarcPlaceRow;

typedef struct
{
  guint id;          /* CarcLineKind */
  const char *word;  /* in JSON: "road" */
  const char *title; /* N_ (): "Roads", the title of a column */
  /* N_ (): "road at %d,%d", with or without the cell.  `undone`: of an incomplete feature; NULL: `done` is used. */
  const char *done, *undone;
  gboolean nowhere; /* it is about no place on the table: it has no cell */
  /* Instead of `done`, if each line has a title of its own, not translated; free with g_free (). */
  char *(*own_title) (const CarcState *state, const TableLine *line);
  const char *rule; /* N_ (): by which rule there are points, and for what; NULL: the rulings of the line say it */
} CarcLineRow;

typedef struct
{
  guint id;         /* CarcNoun */
  const char *word; /* in JSON: "token" */
  CarcForms forms;
  gboolean bonus; /* its points are told, not its number: "+ 3 for the lake" */
} CarcNounRow;

typedef struct
{
  guint id;             /* CarcBecause */
  const char *word;     /* in JSON: "keeper" */
  const char *sentence; /* N_ () */
} CarcBecauseRow;

/* Why a figure leaves its place. */
typedef struct
{
  guint id;             /* CarcLeft */
  const char *word;     /* "eaten" */
  const char *sentence; /* N_ (): "the dragon ate it", of a figure that goes home; NULL: nothing is said */
  gboolean quiet;       /* the points say it, or it goes without saying: the prompt does not tell it */
} CarcLeftRow;

/* The same as a TableRuling; its `system` is the system with this row. */
typedef struct
{
  guint id;                               /* CarcRuling */
  const char *word;                       /* "A1" */
  const char *sheet;                      /* N_ (): the sheet and its section */
  const char *question;                   /* N_ () */
  guint n_options;                        /* 1: fixed, there is no switch */
  TableOption options[TABLE_OPTIONS_MAX]; /* the first is the default */
  TableNeed needs[TABLE_NEEDS_MAX];       /* without these it makes no difference */
} CarcRulingRow;

/* The only option of a fixed ruling. */
#define CARC_FIXED(sentence)                                                                                           \
  1,                                                                                                                   \
  {                                                                                                                    \
    {                                                                                                                  \
      "fixed", sentence                                                                                                \
    }                                                                                                                  \
  }

/* A piece on the table that must be drawn. */
typedef struct
{
  guint8 id; /* CarcPieceId */
  gint16 x, y;
  gint8 player;   /* its owner, -1 if nobody owns it */
  gint16 segment; /* the segment of the cell on which it lies, -1 if it stands anywhere in the cell, or: */
#define CARC_PIECE_ON_MARK (-2)   /* where the marks of the cell are */
#define CARC_PIECE_IN_PLACE (-3)  /* where the figures of a place off the board stand, and behind them */
#define CARC_PIECE_IN_MIDDLE (-4) /* in the middle of the cell, where roads end */
#define CARC_PIECE_UNDER (-5)     /* there, too, under all that stands there */
  /* How many lie on each other, 0: only one is possible.  Or which place: CarcPlaceId.  Or, if its picture says so, the
   * sides to which it leads. */
  guint8 number;
} CarcPiece;

/* What stands on the scoring track (carc-track.c). */
typedef struct
{
  guint8 player;
  guint8 piece;     /* CarcPieceId; CARC_SCORING_FIGURE */
  gint32 points;    /* where it stands, counted on from round to round */
  const char *says; /* N_ (): its words, the player and the space: "robber of %s on %u" */
} CarcOnTrack;
#define CARC_SCORING_FIGURE CARC_PIECES_MAX
#define CARC_ON_TRACK_MAX (3 * TABLE_MAX_PLAYERS)

/* An entry that is tried on copies of the state. */
typedef struct
{
  const CarcState *before;
  const CarcState *plain; /* after the same tile without an act; NULL if the entry has no act */
  const CarcState *after;
  const CarcEntry *entry;
} CarcTrial;

/* ---- a system ---- */

/* What a feature is worth: a sum with one term for each noun, in the order of the nouns, and the rulings that decided
 * it.  carc_worth_term () and the functions below it in carc-rooms.h change it. */
typedef struct
{
  guint n_terms;
  TableTerm terms[TABLE_TERMS_MAX];
  TableRulingSet rulings;
  guint8 nothing; /* CarcBecause: why it is worth nothing, if it is */
} CarcWorth;

typedef enum
{
  CARC_BY_SET,  /* set NAME [COPIES] */
  CARC_BY_USE,  /* use NAME */
  CARC_BY_OTHER /* always when the system `with` is in play */
} CarcSwitch;

struct _CarcSystem
{
  CarcSystemId id;
  const char *name;        /* "lake": the word of its switch, its rulings and its JSON */
  const char *title;       /* N_ (): "The Lake" */
  const char *description; /* N_ (): one line on the setup page */
  CarcSwitch by;
  guint with;          /* CARC_BY_OTHER: CarcSystemId.  CARC_BY_SET: the set brings the rules of that system, too */
  gboolean always;     /* only the base game: its rules are in play even without its tiles */
  guint8 shelf;        /* CARC_BY_SET: its place on the setup page, from 1; 0: after all others */
  guint8 least;        /* CARC_BY_SET: least number of copies on the setup page */
  guint8 most;         /* CARC_BY_SET: most copies in a game; 0: the limit of all sets */
  gboolean usual;      /* the setup page begins with it switched on */
  gboolean starts;     /* every game with its tiles starts from its starting tile; a river begins beside it */
  gboolean has_cards;  /* the Keeper can take one of its scoring cards (L32) */
  gboolean for_points; /* its cards take the place of the Keeper's points (L32) */
  const char *tiles;   /* the text of its tile file; NULL: the file of data/tiles with its name, if there is one */

  /* The name of a file of data/starts, in which a table's own set begins that the system needs; NULL: it needs none. */
  const char *own_start;

  const char *const *tile_names; /* N_ (): each name in the file, so that translators see it */
  guint n_tile_names;

  /* What the help says of it on its page of the expansions; without a heading it is the title.  CARC_BY_OTHER: none. */
  const TableHelp *help;
  guint n_help;

  const CarcMarkRow *marks;
  guint n_marks;
  const CarcFigureRow *figures;
  guint n_figures;
  guint8 figures_stand; /* CarcPlaceId: where its acts put figures; 0: on features, or they put none */
  const CarcPieceRow *pieces;
  guint n_pieces;
  const CarcPlaceRow *place_rows;
  guint n_place_rows;
  const CarcTallyRow *tallies;
  guint n_tallies;
  const CarcMiddleRow *middle;
  guint n_middle;
  const TableLuckKind *lucks; /* what `luck` tells */
  guint n_lucks;
  const CarcLineRow *lines;
  guint n_lines;
  const TableEffectRow *effects;
  guint n_effects;
  const CarcNounRow *nouns;
  guint n_nouns;
  const CarcBecauseRow *becauses;
  guint n_becauses;
  const CarcLeftRow *lefts;
  guint n_lefts;
  const CarcRulingRow *rulings;
  guint n_rulings;
  const TableAct *acts;
  guint n_acts;
  guint8 beside; /* CarcActKind: an act after which another one can follow, so no system forbids it; 0: none */
  const CarcQuestionRow *questions;
  guint n_questions;
  const TableAct *queries; /* what can be asked about it at any time (carc-query.h) */
  guint n_queries;

  /* ---- the setup: its own lines besides `set` and `use` ---- */
  const char *setup_key; /* the first word of its line */
  gboolean (*setup_line) (const TableWords *words, TableRefusal *why);
  void (*setup_complete) (TableSetup *setup); /* adds the lines that a record must contain even if nobody gave them */
  /* Called when tiles and starting tile are known.  It is also called if the system is not in play, so that it can
   * refuse its lines. */
  gboolean (*compile) (CarcRules *rules, const TableSetup *setup, TableRefusal *why);

  /* ---- the game; except `begin`, each is called only if the system is in play ---- */
  gsize part_size; /* bytes of its part of the state */
  void (*begin) (CarcState *state,
                 gboolean in_play); /* fills its part, which is all 0 before; not in play: so that nothing is there */
  gboolean (*guards) (const CarcState *state, guint tile); /* is `may_lay` to be called for this tile?  NULL: yes */
  gboolean in_order;                                       /* `may_lay` holds for the tiles of a snapshot, too */
  gboolean by_place;    /* `may_lay` is about the place alone: it says the same in any later turn */
  gboolean turns_alike; /* `may_lay` says the same about all rotations of a tile of one cell */
  CARC_HOOK_MEMBERS
  guint finish_rank;                 /* the lowest rank finishes first; equal ranks in the order of CARC_SYSTEMS */
  void (*finish) (CarcState *state); /* the last of the final scoring, after score_more (); asks nothing */
  gboolean (*validate) (const CarcState *state, TableRefusal *why); /* invariants of its part */
  /* A snapshot is complete, and the game goes on: forgets what `laid` did for a turn, and refuses what does not add
   * up.  state->player is not who plays on yet: that is the next who is there after carc_last_to_lay (). */
  gboolean (*resume) (CarcState *state, TableRefusal *why);

  /* ---- the moments of a turn, see carc-question.h ---- */
  /* One of the phases `asks_in` begins: calls carc_ask () for its questions.  Nothing is asked at SCORE, NEXT and
   * FINISH. */
  void (*ask) (CarcState *state, CarcPhase phase);
  guint32 asks_in;     /* CARC_IN (phase) of each */
  gboolean asks_first; /* its questions come before those of other systems in the same phase */

  /* Answers its own queries, and adds what it knows to the answers of others; FALSE and a refusal if it is asked about
   * what is not there. */
  gboolean (*answer) (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why);

  /* What chance gave to each player: fills a row for each of `lucks`; the rows have their kinds and are empty. */
  void (*luck) (const CarcState *state, TableLuckRow *rows);

  /* ---- words and JSON; strings are translated, and freed by the caller unless const ---- */
  /* Writes the member `name` of the state's JSON.  It is null if the system is not in play. */
  void (*report) (const CarcState *state, GString *json);
  guint (*standing) (const CarcState *state, CarcPiece *pieces, guint max); /* its pieces that must be drawn */
  guint (*on_track) (const CarcState *state, CarcOnTrack *there);           /* what it has on the scoring track */
  void (*tell) (const CarcState *state, GString *out);                      /* whole lines about the table */
  /* Appends what the system says about a placed cell: ", ...". */
  void (*tell_cell) (const CarcState *state, guint16 slot, GString *words);
  /* What an act would lead to later, in a few words; NULL: nothing.  What it does is told by lines and effects.
   * The referee lists the words. */
  char *(*leads_to) (const CarcTrial *trial);
  char *(*detail) (const CarcState *state, guint player, TableAids aids); /* below a player's name; NULL: nothing */
  const char *(*honour) (const CarcState *state, guint player, const char **sentence); /* a title; NULL: none */
  char *(*summary) (const CarcState *state); /* a part of the sentence about the game; NULL: nothing */
  char *(*note) (const CarcState *state);    /* beside the scoreboard; NULL: nothing */
};

/* Registers the systems of the program, and the game with `table`.  Call it once at start; more calls do nothing. */
void carc_register (void);
/* Adds a system for a test, between games.  It stays until the program ends.  Its ids are the next free ones. */
void carc_system_register (const CarcSystem *system);

/* By id; without gaps, and NULL after the last. */
extern const CarcSystem *carc_systems[CARC_SYSTEMS_MAX + 1];
extern guint carc_n_systems;
const CarcSystem *carc_system_find (const char *name); /* NULL if there is none */
/* The system whose row it is; NULL: every game has it. */
const CarcSystem *carc_system_of (const TableAct *act);
/* Those of the setup page, in its order; free with g_ptr_array_unref (). */
GPtrArray *carc_systems_of_setup (void);
/* How often the lines of a setup put it into the game; 0: they do not name it. */
guint carc_setup_copies (const TableSetup *setup, const CarcSystem *system);

/* The tables: rows by id. */
extern const CarcMarkRow *carc_marks[CARC_MARKS_MAX];
extern guint carc_n_marks;
extern const CarcFigureRow *carc_figures[CARC_FIGURE_KINDS_MAX];
extern guint carc_n_figures;
extern const CarcPieceRow *carc_pieces[CARC_PIECES_MAX];
extern guint carc_n_pieces;
extern const CarcPlaceRow *carc_place_rows[CARC_PLACES_MAX];
extern guint carc_n_place_rows;
extern const CarcLineRow *carc_lines[TABLE_KINDS_MAX];
extern guint carc_n_lines;
extern const TableEffectRow *carc_effects[CARC_EFFECTS_MAX];
extern guint carc_n_effects;
extern const CarcNounRow *carc_nouns[CARC_NOUNS_MAX];
extern guint carc_n_nouns;
extern const CarcBecauseRow *carc_becauses[CARC_BECAUSES_MAX];
extern guint carc_n_becauses;
extern const CarcLeftRow *carc_lefts[CARC_LEFTS_MAX];
extern guint carc_n_lefts;
extern const CarcQuestionRow *carc_questions[CARC_ASKS_MAX];
extern guint carc_n_questions;
extern TableActs carc_query_table; /* the rows of all queries */
extern TableActs carc_act_table;   /* the rows of all acts: entries, and acts within the entry of a tile */
extern const TableRuling *const carc_rulings;
extern guint carc_n_rulings;
/* The kinds of luck: CARC_LUCK_DRAWN, and behind it those of each system.  carc_game.n_luck_kinds is their number. */
#define CARC_LUCK_DRAWN 0
extern TableLuckKind carc_luck_kinds[CARC_LUCKS_MAX];
extern guint8 carc_first_luck[CARC_SYSTEMS_MAX]; /* the first one of the system */

/* Where a system's part is in CarcState.parts, in bytes. */
extern guint16 carc_part_offset[CARC_SYSTEMS_MAX];
#define CARC_PARTS_SIZE 2048

/* The text of a system's tile file, NULL if it has none. */
const char *carc_system_tiles (const CarcSystem *system);

/* Its tiles (CarcTile), in the order of that file; NULL if it has none.  They are read once, by whichever thread asks
 * first, and stay until the program ends. */
const GArray *carc_system_kinds (const CarcSystem *system);
/* How many of a tally of the system the player has.  FALSE: it plays no part now. */
gboolean carc_tally (const CarcState *state, const CarcSystem *system, const CarcTallyRow *row, guint player, guint *n);

/* Formats a sentence of a row like printf; free with g_free ().  A test checks what each sentence takes. */
char *carc_words (const char *format, ...);

/* For JSON: the cell of a slot, CARC_NONE becomes null; an array with what each player has, `member` is its name. */
void carc_put_slot (GString *json, const char *key, const CarcState *state, guint16 slot);
void carc_put_each (GString *json, const char *key, const CarcState *state, const char *member, const guint8 *each);
