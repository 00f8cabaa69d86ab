/* table-difference.h - how two foldings of the same game differ: another entry, or another reading of a ruling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both journals have the same game and the same players.  Their entries are aligned: equal lines in the same order are
 * the same entry; so are two that differ only in what was told in secret.  Lines of the ledger and effects are compared
 * by what they say, not by when they were booked.
 */
#pragma once

#include "table-journal.h"

typedef enum
{
  TABLE_DIFFERS_ENTRY,   /* an entry is only in one journal, or another line stands in its place */
  TABLE_DIFFERS_REFUSED, /* an entry fits before and not after */
  TABLE_DIFFERS_FITS,    /* an entry fits after and not before */
  TABLE_DIFFERS_TURN,    /* another player makes the entry */
  TABLE_DIFFERS_POINTS,  /* a line of the ledger */
  TABLE_DIFFERS_EFFECT,  /* an effect */
  TABLE_N_DIFFERS
} TableDiffers;

enum
{
  TABLE_BEFORE,
  TABLE_AFTER,
  TABLE_N_SIDES
};

/* One thing that differs.  What is on one side only has -1 or NULL on the other. */
typedef struct
{
  TableDiffers topic;
  int entry[TABLE_N_SIDES];             /* the index of the entry; not for lines of the ledger and effects */
  int player[TABLE_N_SIDES];            /* who makes the entry; who gets the line */
  const TableLine *line[TABLE_N_SIDES]; /* points and effects; owned by the journals */
  char *told;                           /* the entry in words; owned by the difference; NULL for points and effects */
} TableDifferenceRow;

typedef struct
{
  const TableJournal *journal[TABLE_N_SIDES]; /* borrowed: the difference is valid until one of them changes */
  GArray *rows;                               /* TableDifferenceRow, by topic, then in the order of the game */
  /* The scores, and those if the game ended now; the same again if it is over or has no forecast. */
  gint32 scores[TABLE_N_SIDES][TABLE_MAX_PLAYERS], ends[TABLE_N_SIDES][TABLE_MAX_PLAYERS];
} TableDifference;

TableDifference *table_difference_new (const TableJournal *before, const TableJournal *after);
void table_difference_free (TableDifference *difference);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableDifference, table_difference_free)

/* Do scores or expected scores differ? */
gboolean table_difference_in_points (const TableDifference *difference);
/* The players who lead at the end of each side, by the expected scores; one bit for each. */
guint table_difference_leaders (const TableDifference *difference, guint side);

/* What rows of this topic have in common, as a heading; translated. */
const char *table_difference_heading (TableDiffers topic);
/* A row in words, free with g_free (): what it is about, "city at 3,2" or the entry; and why, "" if the first says it
 * all. */
char *table_difference_title (const TableDifference *difference, const TableDifferenceRow *row);
char *table_difference_because (const TableDifference *difference, const TableDifferenceRow *row);

/* A journal of the same setup with these lines instead of `n_gone` entries from `index` on; `lines` is NULL-terminated.
 * Entries that do not fit are kept, the new ones too. */
TableJournal *table_journal_edited (const TableJournal *journal, guint index, guint n_gone, const char *const *lines);
/* A journal of the same entries with another reading of a ruling.  NULL and a refusal if the game cannot start so. */
TableJournal *table_journal_reread (const TableJournal *journal, guint ruling, guint option, TableRefusal *why);
