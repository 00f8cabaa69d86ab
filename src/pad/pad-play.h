/* pad-play.h - the score pad, for all other rooms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pad-state.h"

typedef enum
{
  PAD_ENTRY_SCORE,
  PAD_ENTRY_POINTS,
  PAD_ENTRY_ROUND,
  PAD_ENTRY_NOTE,
  PAD_ENTRY_END,
  PAD_ENTRY_LEAVE, /* who left is not waited for, and cannot win; until they come */
  PAD_ENTRY_COME,
  PAD_N_ENTRY_KINDS
} PadEntryKind;
G_STATIC_ASSERT (PAD_N_ENTRY_KINDS <= TABLE_ENTRY_FIRST);

typedef struct
{
  TABLE_ENTRY; /* its kind is a PadEntryKind; nobody is named: the player is -1 */
  gint32 points;
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
