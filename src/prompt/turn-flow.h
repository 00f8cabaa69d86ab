/* turn-flow.h - the prompt of Carcassonne as a state machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A Flow (flow.h): what is read and answered in every game is asked there; here is what only the map, the palette and
 * the tests of this game ask.
 */
#pragma once

#include "carcassonne/carc-play.h"
#include "flow.h"

G_BEGIN_DECLS

typedef struct _TurnFlow TurnFlow;

typedef enum
{
  TURN_TILE,    /* which tile: its letter, or its edges as it lies */
  TURN_NOWHERE, /* it fits nowhere: put aside, or back into the stack */
  TURN_SPOT,    /* which cell */
  TURN_ACT,     /* Space turns the tile; what is done */
  TURN_HER,     /* how far the Arbitress goes */
  TURN_RACER,   /* how far the racer goes */
  TURN_LIFT,    /* which figure leaves the table for the race */
  TURN_RACE,    /* join the race or not */
  TURN_JUDGE,   /* the table decides a tie */
  TURN_ORDER,   /* in which order features are scored */
  TURN_MORE,    /* the rarer acts */
  TURN_WHO,     /* which player */
  TURN_FIGURE,  /* which figure on the table */
  TURN_CELL,    /* which cell on the table */
  TURN_SEGMENT, /* which feature of that cell */
  TURN_WORDS,   /* something to write */
  TURN_OVER,    /* the game is over */
} TurnStep;

typedef enum
{
  TURN_DO_TURN,   /* the ordinary turn */
  TURN_DO_AGREED, /* a turn against the rules, because the table agreed */
  TURN_DO_DISCARD,
  TURN_DO_POINTS,
  TURN_DO_RETURN,
  TURN_DO_DEPLOY,
  TURN_DO_PLAYER,
  TURN_DO_NOTE,
  TURN_DO_LINE, /* an entry written as text */
  TURN_DO_END,
  TURN_N_COMMANDS
} TurnCommand;

typedef enum
{
  TURN_PICK_TILE, /* index: tile; rot: fixed rotation or -1 */
  TURN_PICK_DISCARD,
  TURN_PICK_AGAIN,
  TURN_PICK_PLACE, /* place_x, place_y, rots */
  TURN_PICK_NONE,  /* no follower */
  TURN_PICK_CLAIM, /* index: claim; figure */
  TURN_PICK_ARBITRESS,
  TURN_PICK_RACER,
  TURN_PICK_ENTER, /* join the race as the act; figure */
  TURN_PICK_LIFT,  /* join the race as the act, with a figure from the table */
  TURN_PICK_GOAL,  /* x, y; index: steps, 0 where the aids do not tell */
  TURN_PICK_DECLINE,
  TURN_PICK_JOIN,    /* figure */
  TURN_PICK_FIGURE,  /* index: figure on the table */
  TURN_PICK_PLAYER,  /* index: player; chosen: among the winners */
  TURN_PICK_FEATURE, /* index into state->order; chosen: already named */
  TURN_PICK_CELL,
  TURN_PICK_COMMAND, /* index: TurnCommand */
  TURN_PICK_DONE,    /* what was gathered is complete */
} TurnPick;

typedef struct
{
  TurnPick pick;
  char label[4];   /* what is typed, lower case; "" if it is only taken by hand or by Enter */
  gboolean shift;  /* with Shift */
  gboolean on_map; /* x, y are a cell of the map where the label is drawn */
  gint16 x, y;
  gint16 place_x, place_y;
  guint8 rots;
  guint8 figure;         /* CarcFigureKind */
  CarcActKind act;       /* TURN_PICK_GOAL: whose, the Arbitress's or the racer's */
  guint8 spot_x, spot_y; /* claims: where on the cell, in 1/CARC_SPOT_UNIT */
  gboolean chosen;
  int index;
  int rot;
  CarcSpot spot;
} TurnChoice;

TurnFlow *turn_flow_new (void);
void turn_flow_free (TurnFlow *flow);
extern const FlowFace turn_flow_face;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TurnFlow, turn_flow_free)

/* Begins anew at what `state` asks.  The state is borrowed until the next call; NULL rests. */
void turn_flow_set_state (TurnFlow *flow, const CarcState *state, TableAids aids);

/* Answers as the entry did, as far as it goes, and rests at the act: who enters an old turn anew mostly wants
 * another act, or goes back a step.  Answers nothing where the entry would not fit. */
void turn_flow_follow (TurnFlow *flow, const CarcEntry *entry);

/* ---- answering ---- */

/* One key: a character in lower case or a FLOW_KEY; digits are given as digits also when Shift makes them
 * signs. */
FlowAnswer turn_flow_key (TurnFlow *flow, gunichar key, gboolean shift);
FlowAnswer turn_flow_choose (TurnFlow *flow, guint choice);
FlowAnswer turn_flow_command (TurnFlow *flow, TurnCommand command);
FlowAnswer turn_flow_words (TurnFlow *flow, const char *text); /* at TURN_WORDS */
FlowAnswer turn_flow_rotate (TurnFlow *flow);                  /* at TURN_ACT */
FlowAnswer turn_flow_back (TurnFlow *flow);                    /* one step */
FlowAnswer turn_flow_clear (TurnFlow *flow);                   /* to the beginning */

/* ---- what to draw ---- */

TurnStep turn_flow_step (TurnFlow *flow);
guint turn_flow_n_choices (TurnFlow *flow);
const TurnChoice *turn_flow_choice (TurnFlow *flow, guint choice);
const char *turn_flow_rest (TurnFlow *flow);      /* edges that need not be typed any more */
const CarcState *turn_flow_laid (TurnFlow *flow); /* with the tile on the table, or NULL */
gboolean turn_flow_can_back (TurnFlow *flow);

typedef struct
{
  int tile;
  gint16 x, y;
  int rot;
  guint n_rots;
} TurnGhost;
gboolean turn_flow_ghost (TurnFlow *flow, TurnGhost *ghost); /* a tile lies there for now */
int turn_flow_tile (TurnFlow *flow);                         /* the tile in hand, -1 before it is known */
guint turn_flow_player (TurnFlow *flow);                     /* who is asked */
/* Whose figures the choices would move: who is asked, or the player a rarer act is about. */
guint turn_flow_subject (TurnFlow *flow);
TableAids turn_flow_aids (TurnFlow *flow); /* what the drawing may tell */

/* ---- in words; free with g_free () ---- */

char *turn_flow_ask (TurnFlow *flow);  /* "where does it lie?" */
char *turn_flow_hint (TurnFlow *flow); /* "a letter or arrows, Enter the marked one" */
char *turn_choice_title (TurnFlow *flow, const TurnChoice *choice);
char *turn_choice_key (const TurnChoice *choice); /* "Enter", "2", "Shift+2" */
FlowChoice turn_choice_face (const TurnChoice *choice);
char *turn_flow_preview (TurnFlow *flow); /* what the choice at the cursor would bring, or NULL */
char *turn_flow_words_default (
    TurnFlow *flow); /* at TURN_WORDS: what an empty answer means, or NULL if there must be one */

/* ---- labels ---- */

/* No c, f, r, i, which begin an edge code. */
#define TURN_NO_EDGES "abdeghjklmnopqstuvwxyz"
/* The palette's keys, the same all game: no c, f, r, i, which begin an edge code. */
void turn_tile_labels (const CarcRules *rules, char labels[CARC_TILES_MAX][4], gboolean shifts[CARC_TILES_MAX]);
/* "cfrr": the edges of a one-cell tile at a rotation, clockwise from north. */
void turn_tile_code (const CarcTile *tile, guint rot, char code[5]);

G_END_DECLS
