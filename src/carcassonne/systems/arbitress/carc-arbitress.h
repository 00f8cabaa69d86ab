/* carc-arbitress.h - where the Arbitress stands, and the options of the rulings of her sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Arbitress, rulings A1 to A24.
 */
#pragma once

#include "carcassonne/carc-operands.h"
#include "carcassonne/carc-systems.h"

typedef struct
{
  guint8 on;                 /* she is in play */
  guint8 moved;              /* the act of the last tile moved her (A13) */
  gint16 x, y;               /* her cell */
  gint16 before_x, before_y; /* her cell at the start of this turn (A13) */
} CarcArbitress;
CARC_PART (CarcArbitress, arbitress, ARBITRESS)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_A1_STEPS,
  CARC_A1_BETWEEN,
  CARC_A1_TILES,
  CARC_A1_WALK
};
enum
{
  CARC_A8_BEFORE,
  CARC_A8_RUNNING
};
enum
{
  CARC_A10_SHARE,
  CARC_A10_RULER,
  CARC_A10_ACTIVE,
  CARC_A10_LAST,
  CARC_A10_NOBODY,
  CARC_A10_ASK
};
enum
{
  CARC_A11_OFF,
  CARC_A11_SPOTS,
  CARC_A11_TABLE
};
enum
{
  CARC_A13_AFTER,
  CARC_A13_BEFORE
};
enum
{
  CARC_A14_TILES,
  CARC_A14_GAPS
};
enum
{
  CARC_A15_OPEN,
  CARC_A15_CLOSED
};
enum
{
  CARC_A28_AGE,
  CARC_A28_ASKED
};

/* ---- carc-arbitress.c ---- */
/* The table's answer: who of the players still tied gets the points.  FALSE: the table must be asked first. */
gboolean carc_judge_asked (CarcState *state, CarcTie *tie, guint8 among, guint8 *winners);

/* ---- carc-arbitress-tie.c ---- */
CarcBecause carc_tie_because (const CarcTie *tie);
/* Does a tie of a forecast wait for the table?  It decides the tie itself; or by A8 running, in a turn, its other
 * answers and the order change the points that are compared.  Who wins it is not known then. */
gboolean carc_tie_is_open (const CarcState *state, const CarcTie *tie);
/* The `judge` of her system. */
gboolean carc_arbitress_judge (CarcState *state, const CarcCase *the_case, CarcVerdict *verdict);
char *carc_arbitress_leads_to (const CarcTrial *trial);

/* ---- carc-arbitress-walk.c: where she may stand, and the callbacks of her act ---- */
/* Is there ground for her?  A15 says whether water is. */
gboolean carc_arbitress_may_stand (const CarcState *state, guint16 slot);
gboolean carc_arbitress_offered (gconstpointer laid, const TableAct *act);
CarcOffer carc_arbitress_offer; /* her goals; the other cells of the path need not be named */
gboolean carc_arbitress_from (gconstpointer laid, gconstpointer entry, gint16 *x, gint16 *y);
gboolean carc_arbitress_apply (gpointer state, gconstpointer entry, TableRefusal *why);
char *carc_arbitress_tell_walk (gconstpointer before, gconstpointer entry);
