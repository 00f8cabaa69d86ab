/* table-act.h - describes each act at the table in one row: its words, its operands, when it may be done, and what it
 * does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game has one table of acts (TableActs).  A row says everything about an act.  The type of an operand says
 * everything about a kind of word.  The parser, the printer, refusals, the prompt with its keys and labels, the JSON,
 * the random player and the dictionary of the fuzzer are all made from the rows.  A test compares the manual with them.
 *
 * Each game has its own struct for an entry.  An operand names its field in this struct by the offset.  A row can also
 * fix the values of some fields (`fixed`); when an entry is printed, its row is found by them.
 *
 * Acts come in groups.  Acts of group 0 begin a line: they are the entries.  An operand with a group is an act of that
 * group inside the other act: for example what is done with the tile that was placed.
 */
#pragma once

#include "table-json.h"
#include "table-reader.h"

#define TABLE_OPERANDS_MAX 8
#define TABLE_FIXED_MAX 3
#define TABLE_ACTS_MAX 224
#define TABLE_GROUPS_MAX 4
#define TABLE_WHY_MAX 256 /* bytes of a reason, with the final 0 */

#define TABLE_ALWAYS G_MAXUINT64 /* TableAct.when: it may answer every question */

/* The rules of every game begin with TABLE_RULES, and have its members as their own. */
#define TABLE_RULES_MEMBERS_                                                                                           \
  gint refs;                                                                                                           \
  const TableGame *game;                                                                                               \
  guint n_players;                                                                                                     \
  TablePlayer players[TABLE_MAX_PLAYERS];
typedef struct
{
  TABLE_RULES_MEMBERS_
} TableRules;
#define TABLE_RULES                                                                                                    \
  union                                                                                                                \
  {                                                                                                                    \
    TableRules table;                                                                                                  \
    struct                                                                                                             \
    {                                                                                                                  \
      TABLE_RULES_MEMBERS_                                                                                             \
    };                                                                                                                 \
  }

typedef struct _TableAct TableAct;
typedef struct _TableOperand TableOperand;

/* The functions of rows and of operands; see there. */
typedef gboolean TableActApply (gpointer state, gconstpointer entry, TableRefusal *why);
typedef gboolean TableActOffered (gconstpointer state, const TableAct *act);
typedef char *TableActTell (gconstpointer before, gconstpointer entry);
typedef void TableOperandOffer (gconstpointer state, gconstpointer entry, const TableAct *act,
                                const TableOperand *operand, GArray *offers);

/* What is special about an offer. */
typedef enum
{
  TABLE_OFFER_SHIFT = 1 << 0,   /* its key is typed with Shift */
  TABLE_OFFER_LAST = 1 << 1,    /* Enter is its key, wherever the cursor is; no value follows it */
  TABLE_OFFER_NOTHING = 1 << 2, /* it puts nothing into the entry: "that is all" */
  TABLE_OFFER_REFUSED = 1 << 3, /* the rules refuse it; shown only by a prompt that does not show what is legal */
  TABLE_OFFER_LIKELY = 1 << 4,  /* the most likely one: the cursor begins on it */
  TABLE_OFFER_POINT = 1 << 5,   /* a point in its cell, not the whole cell */
  TABLE_OFFER_COUNTED = 1 << 6, /* value[2] is how many there are, or how likely; a tournament's prompt hides it */
} TableOfferFlags;

/* One legal value of an operand: the numbers that `take` puts into the field and, if it is a place on the board, where
 * it is.  Only the board of the game knows what the coordinates mean: a cell and a point in it, or an index. */
typedef struct
{
  gint32 value[4];
  guint8 flags; /* TableOfferFlags */
  gboolean on_board;
  gint16 x, y;
  guint8 spot_x, spot_y;
  const char *text; /* for a type whose field is a text: what `take` puts into it; the state owns it */
} TableOffer;

#define TABLE_CODE_MAX 3
/* This letter and those after it are the first of two. */
#define TABLE_CODE_LEADER 'w'

/* Which labels the values of a type get. */
typedef enum
{
  TABLE_LABELS_BOARD,  /* letters on the board, nearest first; arrows go from one to the next */
  TABLE_LABELS_FIXED,  /* letters on the board; each place has the same ones during the whole game */
  TABLE_LABELS_DIGITS, /* digits in the list, then letters */
  TABLE_LABELS_KEYS,   /* the type gives each value its key: a kind of figure, a resource */
  TABLE_LABELS_TEXT,   /* no labels: the value is written */
} TableLabels;

typedef struct
{
  const char *name;    /* as in the manual: "TILE", "X,Y" */
  const char *member;  /* as in JSON: "tile", "cell" */
  const char *missing; /* N_(): the refusal if the word is missing; NULL: `read` refuses */
  gsize size;          /* bytes of the field; of one value if it repeats */
  TableLabels labels;
  const char *ask;  /* N_(): what the prompt asks: "which tile?" */
  const char *hint; /* N_(): which keys give an answer; NULL: no hint */
  /* Used instead of `ask` if the question depends on the entry: "which token, 2 of 3?"; free with g_free (). */
  char *(*question) (gconstpointer state, gconstpointer entry);

  /* Takes its words from the reader and fills the field, or refuses in reader->why.  There is at least one word, unless
   * `missing` is NULL. */
  gboolean (*read) (TableReader *in, const TableOperand *operand, gpointer field);
  /* Appends its words, without a space before them. */
  void (*print) (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out);
  /* Writes its value as JSON, with this key.  NULL: the words that `print` appends, as one string. */
  void (*report) (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
                  GString *json);
  /* Could a value begin with this word?  NULL: with any word. */
  gboolean (*knows) (gconstpointer rules, const char *word);
  /* "No word" is also a value of the field, and is among the offers: for example, no word for the figure means a
   * follower.  An optional operand of such a type needs no count. */
  gboolean wordless;
  guint8 unsaid;                          /* the first byte of the field then */
  gboolean (*said) (gconstpointer field); /* used instead: has the field a value?  NULL: by its first byte */

  /* Appends the legal values (TableOffer); `entry` has the operands before this one.  NULL: the values cannot be
   * listed, so the person writes one. */
  TableOperandOffer *offer;
  /* Puts an offer into the field.  NULL: its first number (table_operand_put ()). */
  void (*take) (const TableOffer *offer, gpointer field);
  /* The offer in words, for its button: "road to the east"; free with g_free (). */
  char *(*tell) (gconstpointer state, gconstpointer entry, const TableOffer *offer);
  /* For TABLE_LABELS_KEYS: the key of an offer. */
  char (*key) (gconstpointer state, const TableOffer *offer);
  /* Another key of an offer, which is not shown; 0: none.  May be NULL. */
  gunichar (*other_key) (gconstpointer state, const TableOffer *offer);
  /* For TABLE_LABELS_FIXED: the letter of an offer, or two; a capital letter is typed with Shift.  No place has the
   * letter that those of another begin with.  Without Shift, a letter from TABLE_CODE_LEADER on is always the first of
   * two, and no letter else is. */
  void (*code) (gconstpointer state, const TableOffer *offer, char code[TABLE_CODE_MAX]);
  /* For TABLE_LABELS_TEXT, and for types with offers whose value can also be written: puts what the person wrote into
   * the field, or refuses.  Returns what is left of the text for the operand after it, "" if nothing; NULL: refused. */
  const char *(*write) (const char *text, const TableOperand *operand, gpointer field, TableRefusal *why);
  /* Chance brings it, somebody has it in secret, or people agree on it: the prompt asks for it even if it can be only
   * one. */
  gboolean asked;
  /* For repeated operands with a byte of bits or with counted values.  Each value can be chosen once, and then stays in
   * the list.  If it is chosen again, it is taken back, unless all values must be named (TABLE_OPERAND_WHOLE). */
  gboolean stays;
} TableOperandType;

typedef enum
{
  TABLE_OPERAND_OPTIONAL = 1 << 0, /* may be left out */
  /* One value or more, as long as the type knows the next word.  A type of size 0 keeps all values in one field, a set,
   * and prints them together. */
  TABLE_OPERAND_REPEATED = 1 << 1,
  TABLE_OPERAND_INSIDE = 1 << 2, /* only if the operand before it has a value: "from NAME [RES]" */
  TABLE_OPERAND_WHOLE = 1 << 3,  /* repeated until nothing is left to offer */
  /* The prompt does not ask for it; it is only read and printed. */
  TABLE_OPERAND_UNASKED = 1 << 4,
  TABLE_OPERAND_READY = 1 << 5, /* the cursor begins on its first value */
  /* The first value is taken without asking.  While the operand after it is asked for, Space takes the next value. */
  TABLE_OPERAND_TURNED = 1 << 6,
  TABLE_OPERAND_BY_CELL = 1 << 7, /* first the cell is asked for, then the point in it */
  /* The act is listed even if this operand has no legal value; the game says why there is none. */
  TABLE_OPERAND_SHOWN = 1 << 8,
  /* Its places keep the order of `offer`, wherever the last move was: so their letters stay from turn to turn. */
  TABLE_OPERAND_ORDERED = 1 << 9,
} TableOperandFlags;

struct _TableOperand
{
  const TableOperandType *type; /* NULL: an act of `group` */
  guint flags;
  gsize offset;     /* of its field in the entry */
  gsize count;      /* repeated, optional: offset of a guint8 with the number of values; 0: there is none */
  guint max;        /* repeated: the most values */
  int low, high;    /* numbers: both bounds are legal */
  const char *word; /* a word before its value: "pay"; NULL: none */
  /* Its name in JSON.  NULL: its `word`; without a word, the `member` of the type.  A new name is explained in the
   * part `operands` of the manual of its system. */
  const char *member;
  const char *ask; /* N_(): used instead of the `ask` of the type */
  /* N_(): for texts, what an empty answer means; NULL: it must not be empty.  For acts, the button for no act. */
  const char *otherwise;
  guint group;
  gconstpointer data; /* what the type must know besides: for example the words of a choice */
  /* Used instead of those of the type. */
  TableOperandOffer *offer;
  char *(*tell) (gconstpointer state, gconstpointer entry, const TableOffer *offer);
  /* Where the figure or piece that moves is on the board: the arrow keys start there.  FALSE: nothing moves. */
  gboolean (*from) (gconstpointer state, gconstpointer entry, gint16 *x, gint16 *y);
};

typedef struct
{
  gsize offset;
  guint8 value;
} TableFixed;

struct _TableAct
{
  int kind;         /* the number that the game gives it; several rows may have the same one */
  const char *verb; /* "place", "fish 2"; NULL: the row is known by the word of its first operand */
  guint group;
  gboolean prefix; /* it stands before another act of its group, and does not change its kind: agreed "why" ... */
  /* Bit per question that it may answer if it follows a prefix; they replace `when`.  0: it cannot follow one. */
  guint64 prefixed;
  TableFixed fixed[TABLE_FIXED_MAX];
  guint n_fixed;
  TableOperand operands[TABLE_OPERANDS_MAX]; /* they end at the first one without type and group */

  guint64 when;      /* bit per question (numbers of the game) that it may answer */
  const char *title; /* N_(): on its button: "Move the robber"; NULL: the values of its first operand are listed */
  char key;          /* what is typed for it; 0: no key of its own */
  gboolean shift;    /* its key is typed with Shift; without a key, the labels of its first operand are */
  /* With `shift`: the name and the key of the switch that lists these acts instead of those without Shift. */
  const char *shift_title; /* NC_("choice", ...) */
  char shift_key;
  gboolean opens;  /* it begins a turn: whoever is on turn after it makes it, and not the one before */
  gboolean chance; /* it tells what chance brought, and nothing that somebody chose: a throw */
  gboolean rare;   /* it is among the rarer acts, which "?" leads to */
  /* N_(): it is rare, but when it can be chosen, a button with this short name also stands beside many answers. */
  const char *handy;
  char *(*handy_tell) (gconstpointer state); /* a better name in this state; NULL, or it returns NULL: there is none */
  /* The row is only for the prompt, and is not read or printed.  It is another way to an act of this kind, in which
   * other fields are fixed or asked for.  Without operands, it leads to the acts that are `behind` it. */
  gboolean way;
  gboolean behind; /* it is listed only after the way whose verb is the beginning of its own: "fish", "fish 2" */
  const char *ask; /* N_(): for a way that leads to acts: which of them? */
  /* May it be chosen now?  NULL: whenever `when` allows it. */
  TableActOffered *offered;
  /* May it be chosen if the act that `entry` begins turns out to be impossible?  For example, a tile that fits nowhere
   * is put aside.  The operands that both acts have keep their values.  NULL: no. */
  gboolean (*instead) (gconstpointer state, gconstpointer entry);

  /* Changes the state; or refuses, and changes nothing.  The outer act applies the acts inside it. */
  TableActApply *apply;
  /* The entry in words, before it is applied; free with g_free ().  NULL: the outer act describes it. */
  TableActTell *tell;
  const char *says; /* N_ (): used instead of `tell`, with the name of the player who is asked: "%s passes" */
};

typedef struct
{
  gsize kind; /* offset of a guint8 in the entry with the kind of the act of this group */
  /* Refuses because `word` begins no act of this group; `verbs` lists the verbs that there are. */
  gboolean (*refuse) (TableRefusal *why, const char *word, const char *verbs);
  /* Returns the state in which acts of this group are chosen; `entry` has all operands before them.  For example, the
   * tile is on the table there.  It is freed in the way the game frees states.  NULL: the state itself. */
  gpointer (*inside) (gconstpointer state, gconstpointer entry);
  /* May this act be chosen in that state, and if `act` is NULL: may none be?  NULL: as the rows say. */
  gboolean (*offered) (gconstpointer inside, const TableAct *act);
} TableActGroup;

typedef struct
{
  const TableAct *rows[TABLE_ACTS_MAX];
  guint n_rows;
  TableActGroup groups[TABLE_GROUPS_MAX];
  /* table_acts_add () fills these lists, so that a row is found quickly.  A number is that of a row plus 1; 0: none. */
  guint8 by_letter[TABLE_GROUPS_MAX][32]; /* the first row whose verb begins with this letter (its lower five bits) */
  guint8 by_word[TABLE_GROUPS_MAX];       /* the first row without a verb */
  guint8 next[TABLE_ACTS_MAX];            /* the next row of the same list */
  guint8 next_of_kind[TABLE_ACTS_MAX];    /* the next row of its kind */
  guint8 by_kind[TABLE_GROUPS_MAX][256];  /* the first row of this kind */
  const TableAct *prefix;                 /* the row that stands before others; NULL: there is none */
  gsize entry_size;
  void (*begin) (gpointer entry); /* fills what is not 0 in an entry without any value; NULL: all is 0 */
} TableActs;

/* Adds `n` rows.  It is a programming error if two rows have the same words. */
void table_acts_add (TableActs *acts, const TableAct *rows, guint n);

/* Makes an entry without any value. */
void table_acts_begin (const TableActs *acts, gpointer entry);
/* Reads a line into `entry`.  It does not check whether the act is legal. */
gboolean table_acts_parse (const TableActs *acts, gconstpointer rules, const char *line, gpointer entry,
                           TableRefusal *why);
/* Could this row or way make the entry?  0 if not; else a number that is higher the better it fits: 1, plus the number
 * of its fixed fields, plus the number of its operands whose type says that they have a value. */
guint table_act_fits (const TableActs *acts, const TableAct *act, gconstpointer entry);
/* May an act be chosen now, as its row and its group say?  It is not looked at whether it answers the question. */
gboolean table_act_is_offered (const TableActs *acts, gconstpointer state, const TableAct *act);
/* For `offered` of rows that the prompt never offers. */
gboolean table_act_unoffered (gconstpointer state, const TableAct *act);
/* May an act of this group be left out? */
gboolean table_acts_may_omit (const TableActs *acts, guint group, gconstpointer inside);
/* Must the value of this operand be written, because values cannot be listed? */
gboolean table_operand_is_written (const TableOperand *operand);
/* The canonical line: reading it gives the same entry.  Free with g_free (). */
char *table_acts_print (const TableActs *acts, gconstpointer rules, gconstpointer entry);

/* Writes the entry as JSON into the object that is open: the verb, the operands that have a value, and the acts inside
 * and before it. */
void table_acts_report (const TableActs *acts, gconstpointer rules, gconstpointer entry, GString *json);

/* The row of an entry in this group, NULL if it has none.  If several rows fit, the one with the most fixed fields. */
const TableAct *table_acts_find (const TableActs *acts, guint group, gconstpointer entry);

/* The prefix that stands before the act of this row in the entry; NULL if there is none. */
const TableAct *table_acts_prefix (const TableActs *acts, const TableAct *act, gconstpointer entry);
/* The reason that a prefix gives; "" if it has no operand for it. */
const char *table_act_reason (const TableAct *prefix, gconstpointer entry);

/* The name of an operand in JSON; that of an act inside the other is "act". */
const char *table_operand_member (const TableOperand *operand);

guint table_act_n_operands (const TableAct *act);
/* Writes the kind and the fixed fields of the row into the entry. */
void table_act_settle (const TableActs *acts, const TableAct *act, gpointer entry);

/* Appends the legal values of an operand (TableOffer), if they can be listed; `entry` has the operands before it. */
void table_act_offer (const TableAct *act, guint nth, gconstpointer state, gconstpointer entry, GArray *offers);
/* Puts an offer into the entry.  FALSE if a repeated operand is full. */
gboolean table_act_take (const TableAct *act, guint nth, const TableOffer *offer, gpointer entry);

/* An offer in words; free with g_free (). */
char *table_operand_tell (const TableOperand *operand, gconstpointer state, gconstpointer entry,
                          const TableOffer *offer);

/* ---- types that every game has ---- */

/* gint8: NAME.  It offers everybody; an offer of -1 is nobody.  The first member of every state is the pointer to its
 * rules, so that the names are found. */
extern const TableOperandType table_operand_player;
extern const TableOperandType table_operand_player_listed; /* the same, with labels that are free */
extern const TableOperandType table_operand_why;           /* char[TABLE_WHY_MAX]: "WHY" */
extern const TableOperandType table_operand_line;          /* for a way: the whole entry, written as in a record */
extern const TableOperandType table_operand_number;        /* gint16 from low to high: N */
/* gint16 from low to high, but not 0: +N or -N.  When it is written, the reason can follow: "-3 counted twice". */
extern const TableOperandType table_operand_correction;
extern const TableOperandType table_operand_large_correction; /* the same in a gint32 */
extern const TableOperandType table_operand_choice; /* guint8: index of a word of the TableChoices in `data` */

/* For types whose field is a text that is kept for the life of the program (const char *), NULL as "". */
void table_operand_print_kept (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out);
void table_operand_report_kept (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
                                GString *json);

/* The same for types whose field is the text itself, a char[]. */
void table_operand_print_text (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out);
void table_operand_report_text (gconstpointer rules, const TableOperand *operand, gconstpointer field, const char *key,
                                GString *json);

/* Has the operand a value in this entry?  TRUE unless its type is `wordless`. */
gboolean table_operand_said (const TableOperand *operand, gconstpointer entry);

/* A number in the field of an operand: by the size of its type, a guint8, a gint16 or a gint32. */
int table_operand_get (const TableOperand *operand, gconstpointer field);
void table_operand_put (const TableOperand *operand, gpointer field, int number);
/* For types of such numbers; what is read is from low to high of the operand. */
gboolean table_operand_read_number (TableReader *in, const TableOperand *operand, gpointer field);
void table_operand_print_number (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out);
void table_operand_report_number (gconstpointer rules, const TableOperand *operand, gconstpointer field,
                                  const char *key, GString *json);

/* Appends an offer with this value; it can be changed until the next one is appended. */
TableOffer *table_offer_add (GArray *offers, gint32 value);
/* Does this offer anything for the first operand of the row, while nothing else is entered?  For `offered`. */
gboolean table_offer_any (TableOperandOffer *offer, gconstpointer state, const TableAct *act);
/* Appends these players as offers, one bit for each. */
void table_offer_players (gconstpointer state, guint players, GArray *offers);
/* The player of an offer in words; free with g_free (). */
char *table_tell_player (gconstpointer state, gconstpointer entry, const TableOffer *offer);

/* The words of a choice. */
typedef struct
{
  const char *const *words;
  const char *const *titles; /* N_(): on their buttons */
  guint n;
} TableChoices;
