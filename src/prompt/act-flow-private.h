/* act-flow-private.h - what the files act-*.c of the prompt share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "act-flow.h"

/* How far the person has come in an act, and the answers so far.  It is one struct, so that a choice can be tried on a
 * copy. */
typedef struct
{
  const TableAct *act;
  guint at; /* index of the operand that is asked for */
  /* The act around `act`, and the index of its operand that `act` belongs to; for example an act done with the tile
   * that was placed.  NULL: `act` is not inside another. */
  const TableAct *outer;
  guint outer_at;
  gboolean in_cell; /* the operand is asked for by cells; now a point of the cell x, y is asked for */
  gint16 x, y;
  gboolean in_words; /* the operand could be chosen, and is written */
  gboolean agreed;   /* the act follows the prefix: the table agrees to it */
  gboolean reason;   /* `act` is the prefix, and its reason is asked for, after all else */
  gboolean stuck;    /* there is no value for an operand that is not asked for */
  guint asks;        /* 1 + the operand that is asked for even if it has only one value; 0: none */
  guint alone;       /* 1 + an operand that was taken because it has only one value, rather no player; 0: none */
  GPtrArray *told;   /* not owned: gets in words what is taken because there is no other; NULL: nobody wants it */
  gpointer entry;
} ActWalk;

/* A step that Backspace goes back to. */
typedef struct
{
  guint step;
  ActWalk walk;
  char typed[32]; /* what narrowed the list; "": nothing */
} ActGathered;

struct _ActFlow
{
  Flow base; /* first: it is a Flow */
  const ActFlowGame *game;
  const TableActs *acts;
  gconstpointer state; /* one of the next two */
  gconstpointer plain; /* the game's */
  gpointer agreeing;   /* the same, where acts are offered that the table must agree to; NULL: not needed yet */
  TableAids aids;
  GArray *choices;   /* of ActChoice */
  char *alike;       /* what every choice would bring; "": nothing; NULL: nobody asked */
  GPtrArray *brings; /* what the first choices would bring, as far as somebody asked; "": nothing */
  gboolean compared; /* `alike` was found by comparing these */
  GPtrArray *before; /* of ActGathered */
  ActWalk walk;
  gpointer only;                /* the entry, if it can be only one; NULL: there is a choice */
  GPtrArray *taken;             /* what was taken before this step because nothing else was possible, in words */
  gboolean turned;              /* Space was pressed last: Enter only takes what it turned to */
  gpointer again;               /* the old entry that is entered again: its answers are under the cursor; NULL: none */
  gpointer last;                /* the entry that was completed last; NULL: none */
  const TableRules *last_rules; /* of its game */
  gpointer own;                 /* memory of the game, own_size bytes, all 0 at first */
  gpointer inside;              /* the state in which acts inside another are chosen; NULL while none is asked for */
};

/* ---- act-flow.c: the answers so far ---- */

/* Drops them: the prompt begins with what the state asks. */
void act_flow_begin (ActFlow *flow);
/* Remembers where the person is, before they go on, so that Backspace comes back. */
void act_flow_remember (ActFlow *flow);
/* Goes on to where `walk` is, and takes its entry over. */
void act_flow_go_on (ActFlow *flow, ActWalk *walk);
/* The same, but without a step that Backspace goes back to, and the choices are not listed. */
void act_flow_keep (ActFlow *flow, ActWalk *walk);
/* The state in which acts are offered that the table must agree to; the flow owns it. */
gconstpointer act_flow_agreeing (ActFlow *flow);
/* The entry is complete. */
FlowAnswer act_flow_ready (ActFlow *flow, gconstpointer entry);

/* ---- act-only.c: what can be only one ---- */

/* If only one act can follow, such as that nothing goes on the tile, takes it. */
FlowAnswer act_flow_go_alone (ActFlow *flow);

/* ---- act-choices.c: what can be chosen ---- */

/* May the act be chosen now? */
gboolean act_flow_is_offered (ActFlow *flow, const TableAct *act);
/* Does this way lead to this act? */
gboolean act_flow_leads_to (const TableAct *way, const TableAct *act);
/* Does it lead to a list of acts: is it a way without operands, or the prefix? */
gboolean act_flow_is_fork (const TableAct *act);
/* Appends the values of an operand that the prompt shows; `offers` is an array of TableOffer. */
void act_flow_offers (ActFlow *flow, const TableAct *act, guint nth, gconstpointer entry, GArray *offers);
/* A copy of the entry in which the operand that is asked for has no value; free with g_free (). */
gpointer act_flow_blank_entry (ActFlow *flow);
/* Begins a step, and lists its choices; or only lists them again.  The cursor goes to the most likely choice. */
void act_flow_enter (ActFlow *flow, guint step);
void act_flow_list (ActFlow *flow);
/* Turns the switch between twins. */
void act_flow_switch (ActFlow *flow);
/* Moves the cursor to the answer of the entry that is entered again, and lists it. */
void act_flow_point_old (ActFlow *flow, guint answer);

/* ---- act-words.c ---- */

/* The title of an act, translated.  It may have a translation of its own for when it is a choice, with the context
 * "choice". */
const char *act_title (const char *title);

/* ---- act-walk.c: from one operand to the next ---- */
/* The operand at which the walk is, NULL after the last one. */
const TableOperand *act_walk_operand (const ActWalk *walk);

ActWalk act_walk_copy (ActFlow *flow, const ActWalk *walk);
/* Begins an act: goes to its first operand, with only the fixed fields of the row in the entry.  Earlier answers are
 * kept for an act inside another; an act that is offered instead of another keeps the operands that both have. */
void act_walk_begin (ActFlow *flow, const TableAct *act, ActWalk *walk);
/* Goes on to the next operand with more than one value.  TRUE if there is none: the entry is complete. */
gboolean act_walk_on (ActFlow *flow, ActWalk *walk);
/* Puts a choice into the entry, and goes on.  TRUE if the entry is complete then. */
gboolean act_walk_take (ActFlow *flow, const ActChoice *choice, ActWalk *walk);
/* The step in which this operand is asked for. */
guint act_walk_step (const ActWalk *walk);
/* What its operand asks for: "Who is robbed?"; free with g_free (). */
char *act_walk_ask (ActFlow *flow, const ActWalk *walk);
/* Takes the next value of the operand that Space changes.  FALSE if there is no other value. */
gboolean act_walk_turn (ActFlow *flow, ActWalk *walk);
