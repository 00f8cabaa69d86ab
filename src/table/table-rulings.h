/* table-rulings.h - house rules: each gap in a rule sheet has an id, a default reading and maybe others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game hands in one constant table of rulings.  A setup stores the option chosen for each; the ledger cites
 * rulings by their index in that table, as bits of a TableRulingSet.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TABLE_RULINGS_MAX 64
#define TABLE_OPTIONS_MAX 6

typedef guint64 TableRulingSet; /* bit i = ruling i of the game's table */

typedef struct
{
  const char *word;     /* as in `rule A1 between` */
  const char *sentence; /* N_(): what this reading means, one sentence, in our own words */
} TableOption;

typedef struct
{
  const char *id;                         /* "A1" */
  const char *system;                     /* "arbitress", "lake", "base": shown only when that system is in play */
  const char *sheet;                      /* N_(): sheet and section that leaves the gap */
  const char *question;                   /* N_(): the gap, one sentence */
  guint n_options;                        /* 1 = fixed, no switch */
  TableOption options[TABLE_OPTIONS_MAX]; /* the first is the default */
} TableRuling;

/* Index of the ruling with this id (case-insensitive), or -1. */
int table_ruling_find (const TableRuling *rulings, guint n_rulings, const char *id);

/* Index of the option, or -1. */
int table_ruling_option (const TableRuling *ruling, const char *word);

#define TABLE_RULING_BIT(i) (G_GUINT64_CONSTANT (1) << (i))

G_END_DECLS
