/* carc-tower.h - the towers on the table, the pieces that players have for them, and the options of the rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-operands.h"
#include "carcassonne/carc-systems.h"

/* There are no more pieces in any game, so no more towers have one. */
#define CARC_TOWERS_MAX 30

typedef struct
{
  guint8 pieces[TABLE_MAX_PLAYERS]; /* that each player still has */
  guint8 paid;                      /* a ransom was paid in this turn */
  guint8 paid_before;               /* who paid one since the last tile, in a turn that was taken away: a bit each */
  gint8 laid_by;                    /* whose turn the last tile belongs to; -1: none */
  guint8 laid_paid;                 /* a ransom was paid in that turn */
  guint8 n;                         /* towers with a piece, in the order of their first pieces */
  guint8 missing;                   /* pieces that are nowhere, as the table agreed */
  guint8 height[CARC_TOWERS_MAX];   /* pieces on each */
  guint16 slot[CARC_TOWERS_MAX];
} CarcTower;
CARC_PART (CarcTower, tower, TOWER)

enum
{
  CARC_T1_ANY,
  CARC_T1_THREE
};

/* The pieces on the tower of this cell; 0 also if it has no tower. */
guint carc_tower_height (const CarcState *state, guint16 slot);
/* The kinds of the prisoners of `owner` that `holder` has: bit per CarcFigureKind, and as offers. */
guint32 carc_prison_kinds (const CarcState *state, guint owner, guint holder);
void carc_prison_offer (const CarcState *state, guint owner, guint holder, GArray *offers);
/* The first of these prisoners of this kind; CARC_NONE if there is none. */
guint carc_prison_find (const CarcState *state, guint owner, guint holder, guint kind);

/* The callbacks of an act that closes a tower with a figure of one kind, the fixed one of its row; `offered` and
 * `offer` are also those of a piece. */
TableActApply carc_guard_apply;
TableActTell carc_guard_tell;
TableActOffered carc_tower_offered;
CarcOffer carc_tower_offer; /* the towers where the act of its row is possible */
char *carc_tower_tell_height (gconstpointer laid, gconstpointer entry, const TableOffer *offer); /* "2,1: 3 pieces" */
#define CARC_TOWER_OPERAND(asks)                                                                                       \
  {                                                                                                                    \
    .type = &carc_operand_cell, .flags = TABLE_OPERAND_ORDERED, CARC_FIELD (path), CARC_COUNT (n_path), .max = 1,      \
    .ask = asks, .offer = carc_tower_offer, .tell = carc_tower_tell_height                                             \
  }
#define CARC_GUARD_ROW(Verb, Kind, Title, Key, Asks)                                                                   \
  .kind = CARC_ACT_GUARD, .verb = Verb, .group = CARC_GROUP_ACTS, .fixed = { CARC_FIXED_FIELD (figure, Kind) },        \
  .n_fixed = 1, .operands = { CARC_TOWER_OPERAND (Asks) }, .title = Title, .key = Key, .offered = carc_tower_offered,  \
  .apply = carc_guard_apply, .tell = carc_guard_tell

/* ---- carc-tower-ransom.c: the callbacks of its acts, and the `laid` of the system ---- */
void carc_ransom_laid (CarcState *state);
gboolean carc_ransom_offered (gconstpointer state, const TableAct *act);
gboolean carc_ransom_apply (gpointer state, gconstpointer entry, TableRefusal *why);
char *carc_ransom_tell (gconstpointer before, gconstpointer entry);
char *carc_ransom_tell_short (gconstpointer state);
char *carc_ransom_tell_late_holder (gconstpointer state, gconstpointer entry, const TableOffer *offer);
CarcOffer carc_ransom_offer_holders, carc_ransom_offer_held;
