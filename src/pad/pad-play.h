/* pad-play.h - the score pad, for all other rooms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pad-state.h"

G_BEGIN_DECLS

typedef enum
{
  PAD_ENTRY_SCORE,
  PAD_ENTRY_POINTS,
  PAD_ENTRY_ROUND,
  PAD_ENTRY_NOTE,
  PAD_ENTRY_END,
  PAD_ENTRY_LEAVE, /* who left is not waited for, and cannot win; until they come */
  PAD_ENTRY_COME,
  PAD_ENTRY_EDITED,
  PAD_ENTRY_COUNTED,
  PAD_ENTRY_PHOTO,
  PAD_ENTRY_RENAMED,
  PAD_N_ENTRY_KINDS
} PadEntryKind;

typedef struct
{
  guint8 kind;  /* PadEntryKind */
  gint8 player; /* -1: none */
  gint32 points;
  TableEdited edit;
  guint8 n_counted; /* counted: how many things */
  TableCounted counted[TABLE_COUNTS_MAX];
  TableRenamed renamed;
  char photo[TABLE_PHOTO_NAME_MAX];
  char what[TABLE_WHAT_MAX];
  char why[TABLE_WHY_MAX];
} PadEntry;

/* Registers the game with `table`; call once at start. */
void pad_register (void);
extern const TableGame pad_game;
/* All acts, each a row; complete after pad_register (). */
extern TableActs pad_act_table;

/* What a setup says; see PadRules.  The name is "" if there is none, the target 0. */
char *pad_setup_name (const TableSetup *setup);
int pad_setup_target (const TableSetup *setup);

/* Kinds of reason in JSON: "scored", "corrected". */
const char *pad_because_word (guint because);
/* "Round 3", or "Row 3" if the game does not go in rounds; free with g_free (). */
char *pad_turn_tell (const PadState *state, guint turn);

G_END_DECLS
