/* table-act.h - an act at the table described once: its words, who may do it and when, its operands, what it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game has one table of acts (TableActs).  A row says everything about an act; its operands are of types that say
 * everything about a kind of word.  Parser, printer, refusals, the prompt with its keys and labels, the manual's
 * list, the random player and the dictionary of the fuzzer follow from the rows.
 *
 * An entry is a struct of the game's own.  Each operand names the field that holds it by its offset; a row may also
 * settle fields by itself (`fixed`), and is found again by them when an entry is printed.
 *
 * Acts come in groups.  Group 0 is what stands first on a line: an entry.  An operand with a group is an act of that
 * group, inside the other: what is done with the tile that was placed.
 */
#pragma once

#include "table-reader.h"

G_BEGIN_DECLS

#define TABLE_OPERANDS_MAX 8
#define TABLE_FIXED_MAX 3
#define TABLE_ACTS_MAX 160
#define TABLE_GROUPS_MAX 4
#define TABLE_WHY_MAX 256 /* bytes of a reason */

/* What the rules of every game begin with, so that names can be printed; the game asserts it. */
typedef struct
{
  gint refs;
  guint n_players;
  TablePlayer players[TABLE_MAX_PLAYERS];
} TableRules;

typedef struct _TableAct TableAct;
typedef struct _TableOperand TableOperand;

/* What is special about an offer. */
typedef enum
{
  TABLE_OFFER_SHIFT = 1 << 0,   /* its key is typed with Shift */
  TABLE_OFFER_LAST = 1 << 1,    /* Enter is its key, wherever the cursor is; nothing is gathered behind it */
  TABLE_OFFER_NOTHING = 1 << 2, /* it puts nothing into the entry: "that is all" */
  TABLE_OFFER_REFUSED = 1 << 3, /* the rules refuse it: only for a prompt that does not show what is legal */
  TABLE_OFFER_LIKELY = 1 << 4,  /* mostly meant: the cursor stands on it */
  TABLE_OFFER_POINT = 1 << 5,   /* a point of its cell, not all of it */
} TableOfferFlags;

/* One legal value of an operand: the numbers that `take` puts into the field, and where it lies on the board, if it
 * does.
 * The board's own coordinates: a cell and a point in it, or an index; the game's board knows. */
typedef struct
{
  gint32 value[4];
  guint8 flags; /* TableOfferFlags */
  gboolean on_board;
  gint16 x, y;
  guint8 spot_x, spot_y;
} TableOffer;

/* How the values of a type are labelled for typing. */
typedef enum
{
  TABLE_LABELS_BOARD,  /* letters on the board, nearest first; arrows go from one to the next */
  TABLE_LABELS_DIGITS, /* digits in the list, then letters */
  TABLE_LABELS_KEYS,   /* the type gives each value its key: a kind of figure, a resource */
  TABLE_LABELS_TEXT,   /* something to write */
} TableLabels;

typedef struct
{
  const char *name;    /* as in the manual: "TILE", "X,Y" */
  const char *missing; /* N_(): what to say when the word is missing; NULL: `read` says it */
  gsize size;          /* of the field, for those that repeat */
  TableLabels labels;
  const char *ask;  /* N_(): what the prompt asks: "which tile?" */
  const char *hint; /* N_(): which keys answer; NULL: nothing is said */
  /* Instead of `ask`, where the question changes with the entry: "which token, 2 of 3?"; free with g_free (). */
  char *(*question) (gconstpointer state, gconstpointer entry);

  /* Takes its words from the reader and fills the field; refuses in reader->why.  The first word is there. */
  gboolean (*read) (TableReader *in, const TableOperand *operand, gpointer field);
  /* Appends its words, without a blank before them. */
  void (*print) (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out);
  /* Could this word begin one?  NULL: any word could. */
  gboolean (*knows) (gconstpointer rules, const char *word);
  /* Was it said?  For optional ones without a count; NULL: the count tells.  What is not said is then a value as
   * others are, and among the offers: no word for "a follower". */
  gboolean (*said) (gconstpointer field);

  /* Appends the legal values (TableOffer), given the operands before this one in `entry`.  NULL: nothing can be listed,
   * it is written. */
  void (*offer) (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                 GArray *offers);
  /* Puts an offer into the field. */
  void (*take) (const TableOffer *offer, gpointer field);
  /* The offer in words, for its button: "road to the east"; free with g_free ().  */
  char *(*tell) (gconstpointer state, gconstpointer entry, const TableOffer *offer);
  /* TABLE_LABELS_KEYS: the key of an offer. */
  char (*key) (gconstpointer state, const TableOffer *offer);
  /* Of one that is repeated, a byte of bits or values that are counted: each value can be chosen once, and stays in the
   * list when it was.  Chosen again it is taken back, unless all have to be named. */
  gboolean stays;
} TableOperandType;

typedef enum
{
  TABLE_OPERAND_OPTIONAL = 1 << 0, /* may be left out */
  /* Once or more, as long as words are left that its type knows.  A type without a size puts all into one field, a set,
   * and prints them at once. */
  TABLE_OPERAND_REPEATED = 1 << 1,
  TABLE_OPERAND_INSIDE = 1 << 2, /* only behind the operand before it, if that was said: "from NAME [RES]" */
  TABLE_OPERAND_WHOLE = 1 << 3,  /* repeated until nothing is left to offer */
  /* The prompt does not ask for it: it is read and printed alone. */
  TABLE_OPERAND_UNASKED = 1 << 4,
  TABLE_OPERAND_ALONE = 1 << 5, /* taken unasked if one value alone is legal */
  TABLE_OPERAND_READY = 1 << 6, /* the cursor stands on its first value at once */
  /* Its first value is taken unasked; Space takes the next one, while the operand behind it is asked for. */
  TABLE_OPERAND_TURNED = 1 << 7,
  TABLE_OPERAND_BY_CELL = 1 << 8, /* first the cell is asked for, then which of the points in it */
} TableOperandFlags;

struct _TableOperand
{
  const TableOperandType *type; /* NULL: an act of `group` */
  guint flags;
  gsize offset;     /* of its field in the entry */
  gsize count;      /* repeated, optional: offset of a guint8 that counts what was said; 0: none is kept */
  guint max;        /* repeated: at most so many */
  int low, high;    /* numbers: bounds */
  const char *word; /* a word that stands before it: "pay"; NULL: none */
  const char *ask;  /* N_(): instead of the type's */
  /* N_(): texts: what an empty answer means; NULL: there must be one.  Acts: that there is none, on its button. */
  const char *otherwise;
  guint group;
  gconstpointer data; /* what the type wants to know besides: the words of a choice */
  /* Instead of the type's. */
  void (*offer) (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                 GArray *offers);
  char *(*tell) (gconstpointer state, gconstpointer entry, const TableOffer *offer);
  /* Where on the board what moves stands, if something does: arrows go from there. */
  gboolean (*from) (gconstpointer state, gconstpointer entry, gint16 *x, gint16 *y);
};

typedef struct
{
  gsize offset;
  guint8 value;
} TableFixed;

struct _TableAct
{
  int kind;         /* the game's number of it; several rows may share one */
  const char *verb; /* "place", "fish 2"; NULL: its first operand tells it by its word */
  guint group;
  gboolean prefix;   /* stands before another act of its group and leaves its kind alone: agreed "why" ... */
  gboolean prefixed; /* may stand behind a prefix */
  TableFixed fixed[TABLE_FIXED_MAX];
  guint n_fixed;
  TableOperand operands[TABLE_OPERANDS_MAX]; /* up to the first without type and group */

  guint when;        /* bit per question that it may answer (the game's numbers) */
  const char *title; /* N_(): on its button: "Move the robber"; NULL: it is asked by its first operand */
  char key;          /* what is typed for it, 0: none */
  gboolean shift;    /* its key, or without one the labels of its first operand, are typed with Shift */
  gboolean rare;     /* among the rarer acts, which "?" leads to */
  /* Neither read nor printed: another way by which the prompt comes to an act of this kind, with more settled or asked.
   * Without an operand it leads to the acts that are `behind` it. */
  gboolean way;
  gboolean behind; /* not in the list of acts, but behind the way whose verb its own begins with: "fish", "fish 2" */
  const char *ask; /* N_(): of a way that leads to others: which of them? */
  /* May it be chosen now?  NULL: whenever `when` says. */
  gboolean (*offered) (gconstpointer state, const TableAct *act);
  /* May it be chosen where the act that `entry` began leads nowhere, with what is said there kept: a tile that fits
   * nowhere is put aside?  NULL: no. */
  gboolean (*instead) (gconstpointer state, gconstpointer entry);

  /* Changes the state, or refuses and leaves it alone.  Acts inside another are applied by it. */
  gboolean (*apply) (gpointer state, gconstpointer entry, TableRefusal *why);
  /* In words, before it is applied; free with g_free ().  NULL: the act around it tells it. */
  char *(*tell) (gconstpointer before, gconstpointer entry);
};

typedef struct
{
  gsize kind; /* offset of a guint8 in the entry: the kind of the act of this group */
  /* Says that `word` begins no act of this group; `verbs` are those there are, in words. */
  gboolean (*refuse) (TableRefusal *why, const char *word, const char *verbs);
  /* The state in which acts of this group are chosen, when all before them in `entry` is known: with the tile on the
   * table.  Freed as the game frees states.  NULL: the state itself. */
  gpointer (*inside) (gconstpointer state, gconstpointer entry);
} TableActGroup;

typedef struct
{
  const TableAct *rows[TABLE_ACTS_MAX];
  guint n_rows;
  TableActGroup groups[TABLE_GROUPS_MAX];
  /* Written by table_acts_add (), so that a row is found at once: numbers of rows plus one, 0 for none. */
  guint8 by_letter[TABLE_GROUPS_MAX][32]; /* the first row whose verb begins with this letter (its lower five bits) */
  guint8 by_word[TABLE_GROUPS_MAX];       /* the first row without a verb */
  guint8 next[TABLE_ACTS_MAX];            /* the next one of the same list */
  guint8 next_of_kind[TABLE_ACTS_MAX];    /* the next one of its kind */
  guint8 by_kind[TABLE_GROUPS_MAX][256];  /* the first row of this kind */
  gsize entry_size;
  void (*begin) (gpointer entry); /* an entry of which nothing is said yet */
} TableActs;

/* Adds `n` rows; a programming error if the words of one are those of another. */
void table_acts_add (TableActs *acts, const TableAct *rows, guint n);

/* Reads a line into `entry`; says nothing about whether the act is legal. */
gboolean table_acts_read (const TableActs *acts, TableReader *in, gpointer entry);
/* Is the entry one that this row, or way, makes?  How many of its fields say so, plus one; 0: it is not. */
guint table_act_fits (const TableActs *acts, const TableAct *act, gconstpointer entry);
/* Must what this operand says be written, because its values cannot be listed? */
gboolean table_operand_is_written (const TableOperand *operand);
/* The canonical line: read (print (e)) == e.  Free with g_free (). */
char *table_acts_print (const TableActs *acts, gconstpointer rules, gconstpointer entry);

/* The row of an entry in this group; NULL if it has none. */
const TableAct *table_acts_find (const TableActs *acts, guint group, gconstpointer entry);

guint table_act_n_operands (const TableAct *act);
/* "place TILE X,Y rN [ACT]": as the manual has it; free with g_free (). */
char *table_act_signature (const TableAct *act);
/* Settles the fixed fields of the row in the entry, and its kind. */
void table_act_settle (const TableActs *acts, const TableAct *act, gpointer entry);

/* The legal values of an operand (TableOffer), given those before; nothing if it is to be written. */
void table_act_offer (const TableAct *act, guint nth, gconstpointer state, gconstpointer entry, GArray *offers);
/* Puts one of them into the entry; FALSE if a repeated operand is full. */
gboolean table_act_take (const TableAct *act, guint nth, const TableOffer *offer, gpointer entry);

/* An offer in words; free with g_free (). */
char *table_operand_tell (const TableOperand *operand, gconstpointer state, gconstpointer entry,
                          const TableOffer *offer);

/* ---- types that every game has ---- */

extern const TableOperandType table_operand_player; /* gint8: NAME */
extern const TableOperandType table_operand_why;    /* char[TABLE_WHY_MAX]: "WHY" */
extern const TableOperandType table_operand_line;   /* of a way: the whole entry, written as a record has it */
extern const TableOperandType table_operand_number; /* gint16 from low to high, not 0 where low < 0: N */
extern const TableOperandType table_operand_choice; /* guint8: index into the words of a TableChoices, its `data` */

/* The words of a choice. */
typedef struct
{
  const char *const *words;
  const char *const *titles; /* N_(): on their buttons */
  guint n;
} TableChoices;

G_END_DECLS
