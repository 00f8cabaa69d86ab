/* table-entry.h - what the entries of every game have, and the acts that every game has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every game has the acts of edits (table-edit.h), counts (table-stock.h), photos (table-photo.h) and names
 * (table-rename.h).  They are accepted at any time, and no prompt asks for them.
 */
#pragma once

#include <stddef.h>

#include "table-edit.h"
#include "table-pad.h"
#include "table-photo.h"
#include "table-rename.h"
#include "table-stock.h"

/* The kinds of these entries, above all kinds that a game gives its own. */
#define TABLE_ENTRY_FIRST 0xf0
enum
{
  TABLE_ENTRY_EDITED = TABLE_ENTRY_FIRST,
  TABLE_ENTRY_COUNTED,
  TABLE_ENTRY_PHOTO,
  TABLE_ENTRY_RENAMED,
  TABLE_N_ENTRY_KINDS
};

/* The entry of every game begins with TABLE_ENTRY, and has its members as its own. */
#define TABLE_ENTRY_MEMBERS_                                                                                           \
  guint8 kind;                                                                                                         \
  gint8 player;                                                                                                        \
  guint8 n_counted; /* counted: how many things */                                                                     \
  TableEdited edit;                                                                                                    \
  TableRenamed renamed;                                                                                                \
  TableCounted counted[TABLE_COUNTS_MAX];                                                                              \
  char photo[TABLE_PHOTO_NAME_MAX];                                                                                    \
  char what[TABLE_WHAT_MAX]; /* what points are for, in the players' words */                                          \
  char why[TABLE_WHY_MAX];   /* the reason in the players' words, UTF-8 */
typedef struct
{
  TABLE_ENTRY_MEMBERS_
} TableEntryBase;
#define TABLE_ENTRY                                                                                                    \
  union                                                                                                                \
  {                                                                                                                    \
    TableEntryBase table;                                                                                              \
    struct                                                                                                             \
    {                                                                                                                  \
      TABLE_ENTRY_MEMBERS_                                                                                             \
    };                                                                                                                 \
  }

/* The rows of "note", which changes nothing, and of the way to write any entry as a record has it. */
#define TABLE_NOTE_ACTS(Kind, When)                                                                                    \
  { .kind = Kind,                                                                                                      \
    .verb = "note",                                                                                                    \
    .rare = TRUE,                                                                                                      \
    .operands = { { .type = &table_operand_why,                                                                        \
                    .offset = offsetof (TableEntryBase, why),                                                          \
                    .ask = N_ ("What is to be noted?") } },                                                            \
    .when = When,                                                                                                      \
    .title = N_ ("Write a note"),                                                                                      \
    .key = 'n',                                                                                                        \
    .apply = table_note_apply,                                                                                         \
    .tell = table_note_tell },                                                                                         \
  {                                                                                                                    \
    .kind = Kind, .way = TRUE, .rare = TRUE,                                                                           \
    .operands = { { .type = &table_operand_line, .ask = N_ ("The entry, as a record has it") } }, .when = When,        \
    .title = N_ ("Write an entry as text"), .key = 'l'                                                                 \
  }
TableActApply table_note_apply;
TableActTell table_note_tell;
/* The `tell` of the rows of "end" and "turn". */
TableActTell table_end_tell, table_turn_tell;

/* Adds the rows of these acts.  `only_points`: nothing else can be counted in this game, and there may be many. */
void table_entry_acts_add (TableActs *acts, gboolean only_points);
