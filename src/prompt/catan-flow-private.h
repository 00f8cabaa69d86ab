/* catan-flow-private.h - what the parts of Catan's prompt share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-flow.h"

G_BEGIN_DECLS

#define CATAN_FLOW(flow) ((CatanFlow *) (flow))
#define CATAN_STEPS_MAX 4

struct _CatanFlow
{
  Flow base; /* first: it is a Flow */
  const CatanState *state;
  TableAids aids;
  GArray *choices; /* of CatanChoice */
  GArray *before;  /* of CatanGathered: where Backspace leads */
  CatanDo act;     /* CATAN_N_DOS: none yet */
  guint at;        /* which of its steps */
  CatanEntry entry;
};

typedef struct
{
  CatanStep step;
  CatanDo act;
  guint at;
  CatanEntry entry;
} CatanGathered;

/* An act of the prompt. */
typedef struct
{
  const char *title; /* N_() */
  const char *ask;   /* N_(): the question at its WORDS step */
  const char *label;
  CatanEntryKind kind;
  guint8 piece, card, back, agreed;
  CatanStep steps[CATAN_STEPS_MAX + 1]; /* CATAN_STEP_MENU ends them */
} CatanFlowAct;

extern const CatanFlowAct catan_flow_acts[CATAN_N_DOS];
/* The step with this number of the act begun; CATAN_STEP_MENU behind the last. */
CatanStep catan_flow_step_at (const CatanFlow *flow, guint at);

/* Who does what is gathered. */
guint catan_flow_actor (const CatanFlow *flow);
/* Draws: whose token is named next, CATAN_NOBODY when all are. */
int catan_flow_drawer (const CatanFlow *flow);
/* Discards: cards that are still to be named. */
guint catan_flow_to_discard (const CatanFlow *flow);

/* Lists the choices of the present step and puts the cursor on the default. */
void catan_flow_fill (CatanFlow *flow);
/* Is a step answered by nothing, and so passed over? */
gboolean catan_flow_skips (const CatanFlow *flow, CatanStep step);

char *catan_flow_title (CatanFlow *flow, const CatanChoice *choice);
char *catan_flow_ask (CatanFlow *flow);
char *catan_flow_hint (CatanFlow *flow);
char *catan_flow_preview (CatanFlow *flow);
char *catan_flow_words_default (CatanFlow *flow);
/* Puts what was written into the entry; FALSE and a refusal if it is no answer. */
gboolean catan_flow_write (CatanFlow *flow, const char *words, TableRefusal *why);
/* Puts a choice into an entry that is being gathered. */
void catan_flow_put (const CatanFlow *flow, const CatanChoice *choice, CatanEntry *entry);
/* Is what this step gathers whole with the entry as it is? */
gboolean catan_flow_is_whole (const CatanFlow *flow, const CatanEntry *entry, const CatanChoice *choice);

/* Is the choice the last that its entry needs?  `entry` is then that entry, but for an act or a throw of the menu. */
gboolean catan_flow_completes (const CatanFlow *flow, const CatanChoice *choice, CatanEntry *entry);

G_END_DECLS
