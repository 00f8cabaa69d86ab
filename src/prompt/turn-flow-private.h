/* turn-flow-private.h - what the parts of the prompt's state machine share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "turn-flow.h"

G_BEGIN_DECLS

struct _TurnFlow
{
  Flow base; /* first: it is a Flow */
  const CarcState *state;
  TableAids aids;
  TurnCommand command;

  GArray *choices; /* of TurnChoice */
  char rest[5];

  /* What has been settled so far. */
  int tile, rot, fixed_rot;
  gint16 x, y;
  guint8 rots;
  CarcState *laid;
  TurnChoice act; /* pick, act, figure, spot, x, y */
  int who, figure;
  gint16 cell_x, cell_y;
  guint8 judged; /* bit per player */
  guint8 order[CARC_ORDER_MAX], n_order;
};

/* Onto a step, with its choices. */
void turn_flow_enter (TurnFlow *flow, TurnStep step);

/* Lists the choices of the present step and puts the cursor on the default. */
void turn_choices_fill (TurnFlow *flow);
/* The places of the settled tile, as choices without labels; returns how many. */
guint turn_choices_places (TurnFlow *flow, GArray *places);
/* At TURN_TILE: the choices that what is typed leaves. */
void turn_choices_typed (TurnFlow *flow);

/* May a spot be chosen though the rules refuse it?  The table agreed, or its aids do not show what fits. */
gboolean turn_flow_blind (const TurnFlow *flow);

/* At TURN_HER and TURN_RACER: where the figure that moves stands. */
CarcCellXY turn_flow_figure (const TurnFlow *flow);

/* The entry that this choice completes; FALSE if it asks for more. */
gboolean turn_entry (const TurnFlow *flow, const TurnChoice *choice, CarcEntry *entry);
/* At TURN_WORDS: the entry these words complete, as its line; NULL and a refusal if they do not. */
char *turn_words_line (TurnFlow *flow, const char *words, TableRefusal *why);

G_END_DECLS
