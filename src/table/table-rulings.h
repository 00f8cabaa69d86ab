/* table-rulings.h - house rules: each gap in a rule sheet has an id, a default reading and sometimes others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game has one constant table of rulings.  A setup stores the chosen option of each ruling.  The ledger refers to
 * rulings by their index in that table, in a TableRulingSet.
 */
#pragma once

#include "table-bits.h"

#define TABLE_RULINGS_MAX 384
#define TABLE_OPTIONS_MAX 6
#define TABLE_NEEDS_MAX 2

struct _TableSetup;

/* A set of rulings of the game's table, one bit for each index. */
typedef struct
{
  guint64 bits[TABLE_RULINGS_MAX / 64];
} TableRulingSet;
#define TABLE_NO_RULINGS ((TableRulingSet){ { 0 } })

typedef struct
{
  const char *word;     /* as in `rule A1 between` */
  const char *sentence; /* N_(): what this reading means, one sentence, in our own words */
} TableOption;

/* What must be so in a game that the readings of a ruling can change: a system is in play, or another ruling is read in
 * this way. */
typedef struct
{
  const char *what;    /* a system, or the id of a ruling */
  const char *reading; /* the word of an option of that ruling; NULL: `what` is a system */
} TableNeed;

typedef struct
{
  const char *id;                         /* "A1" */
  const char *system;                     /* "arbitress", "lake", "base": shown only when that system is in play */
  const char *sheet;                      /* N_(): sheet and section with the gap */
  const char *question;                   /* N_(): the gap, one sentence */
  guint n_options;                        /* 1 = fixed, no switch */
  TableOption options[TABLE_OPTIONS_MAX]; /* the first is the default */
  /* Only in a game where all this is so do the readings make a difference; it ends before the first without `what`. */
  TableNeed needs[TABLE_NEEDS_MAX];
  gboolean (*matters) (const struct _TableSetup *setup); /* the same for what is neither; NULL: always */
} TableRuling;

/* Index of the ruling with this id (case-insensitive), or -1. */
int table_ruling_find (const TableRuling *rulings, guint n_rulings, const char *id);

/* Index of the option with this word (case-insensitive), or -1. */
int table_ruling_option (const TableRuling *ruling, const char *word);

static inline void
table_rulings_put (TableRulingSet *set, guint ruling)
{
  table_bits_put (set->bits, ruling);
}

static inline gboolean
table_rulings_has (const TableRulingSet *set, guint ruling)
{
  return table_bits_has (set->bits, ruling);
}

/* Adds all rulings of `more` to the set. */
static inline void
table_rulings_join (TableRulingSet *set, const TableRulingSet *more)
{
  table_bits_join (set->bits, more->bits, G_N_ELEMENTS (set->bits));
}

static inline gboolean
table_rulings_empty (const TableRulingSet *set)
{
  return table_bits_empty (set->bits, G_N_ELEMENTS (set->bits));
}

static inline TableRulingSet
table_rulings_of (const guint16 *rulings, guint n)
{
  TableRulingSet set = TABLE_NO_RULINGS;
  for (guint i = 0; i < n; i++)
    table_rulings_put (&set, rulings[i]);
  return set;
}

/* A set of these rulings: TABLE_RULINGS (CARC_A1, CARC_A22). */
#define TABLE_RULINGS(...)                                                                                             \
  table_rulings_of ((const guint16[]){ __VA_ARGS__ }, sizeof ((const guint16[]){ __VA_ARGS__ }) / sizeof (guint16))
