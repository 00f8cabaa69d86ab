/* flow.h - the prompt as a state machine, whichever game is played: what is asked, which keys answer, and the entry
 * that comes of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Knows keys and choices, no widgets: the page draws what it is told and sends up keys, clicks and text.  Exactly one
 * step at a time.  Whatever can be answered is a choice; a choice has a label to be typed, and can be taken by hand
 * as well.  When a call answers FLOW_READY, flow_line () is the entry as text: the page offers it to the game, and
 * either the state changes (flow_set_state ()) or the refusal goes back (flow_refuse ()) and the step stays as it is.
 *
 * Who draws it needs no more than this.  It is made, and follows the rows of a game's acts, in act-flow.h.
 */
#pragma once

#include <glib.h>

#include "table/table-setup.h"

G_BEGIN_DECLS

typedef struct _Flow Flow;
#define FLOW(flow) ((Flow *) (flow))

typedef enum
{
  FLOW_PASSED, /* means nothing here */
  FLOW_TAKEN,  /* the flow went on, or says why not */
  FLOW_READY,  /* an entry is complete */
} FlowAnswer;

/* Keys that are no characters. */
enum
{
  FLOW_KEY_ENTER = '\n',
  FLOW_KEY_BACK = '\b',
  FLOW_KEY_ESCAPE = 0x1b,
  FLOW_KEY_SPACE = ' ',
  FLOW_KEY_LEFT = 0x110000,
  FLOW_KEY_RIGHT,
  FLOW_KEY_UP,
  FLOW_KEY_DOWN
};

/* How the present step is answered. */
typedef enum
{
  FLOW_ASKS_CHOICE,
  FLOW_ASKS_MORE,    /* one of the rarer acts, which "?" leads to */
  FLOW_ASKS_WORDS,   /* something to write: flow_words () */
  FLOW_ASKS_NOTHING, /* the game is over */
} FlowAsks;

/* What every game's choices have in common. */
typedef struct
{
  char label[4];   /* what is typed, lower case; "" if it is only taken by hand or by Enter */
  gboolean shift;  /* with Shift */
  gboolean enter;  /* without a label: Enter is its key wherever the cursor is */
  gboolean chosen; /* it is among what was gathered so far */
} FlowChoice;

struct _Flow
{
  guint step; /* ACT_STEP_MENU and so on */
  int cursor; /* the choice Enter takes, or -1 */
  char typed[8];
  char problem[256]; /* one sentence, or "" */
  char *line;        /* after FLOW_READY */
};

void flow_free (Flow *flow);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Flow, flow_free)

/* Begins anew at what `state` asks.  The state is borrowed until the next call; NULL rests. */
void flow_set_state (Flow *flow, gconstpointer state, TableAids aids);
/* Answers as the entry did, as far as it goes: who enters an old turn anew mostly wants another end of it.  Answers
 * nothing where the entry would not fit. */
void flow_follow (Flow *flow, const char *line);

/* One key: a character in lower case or a FLOW_KEY; digits are given as digits also when Shift makes them signs. */
FlowAnswer flow_key (Flow *flow, gunichar key, gboolean shift);
FlowAnswer flow_choose (Flow *flow, guint choice);
FlowAnswer flow_words (Flow *flow, const char *text);
FlowAnswer flow_back (Flow *flow);        /* one step */
void flow_point (Flow *flow, int choice); /* the cursor, for looking before taking */

const char *flow_line (Flow *flow); /* after FLOW_READY */
void flow_refuse (Flow *flow, const char *sentence);

guint flow_n_choices (Flow *flow);
FlowChoice flow_choice (Flow *flow, guint choice);
int flow_cursor (Flow *flow);
const char *flow_typed (Flow *flow);
const char *flow_problem (Flow *flow);
FlowAsks flow_asks (Flow *flow);
int flow_player (Flow *flow); /* who is asked, -1 nobody */
gboolean flow_can_back (Flow *flow);
gboolean flow_can_turn (Flow *flow); /* does Space turn something? */
/* While this is asked, does what is pointed out on the board stay to be seen? */
gboolean flow_keeps_sight (Flow *flow);
/* Are choices that what is typed leaves behind gone from the list, not dim? */
gboolean flow_narrows (Flow *flow);

/* In words; free with g_free (). */
char *flow_ask (Flow *flow);                 /* "where does it lie?" */
char *flow_hint (Flow *flow);                /* "a letter or arrows, Enter the marked one" */
char *flow_preview (Flow *flow);             /* what the choice at the cursor would bring, or NULL */
char *flow_title (Flow *flow, guint choice); /* "road to the east" */
char *flow_words_default (Flow *flow);       /* at FLOW_ASKS_WORDS: what an empty answer means, or NULL */
/* What tells one picture of a choice from another beside its words, for buttons that can stay; or NULL. */
char *flow_likeness (Flow *flow, guint choice);

/* "Enter", "2", "Shift+2", "" */
char *flow_choice_key (const FlowChoice *choice);
/* Has what is typed left this choice behind? */
gboolean flow_is_dim (Flow *flow, guint choice);
/* All choices as one string: the same list needs no new buttons, and keeps the focus where it is. */
char *flow_list (Flow *flow);

/* ---- for the flow itself ---- */

/* The entry is complete; takes `line`. */
FlowAnswer flow_ready (Flow *flow, char *line);
/* A letter or digit as part of a label, `typed` before it: takes the choice that has it, or waits for the rest. */
FlowAnswer flow_key_label (Flow *flow, const char *typed, gunichar key, gboolean shift);
/* The cursor goes on in the list, round and round. */
FlowAnswer flow_key_list (Flow *flow, int by);

/* How far it is to what lies (x, y) away for somebody who goes (dx, dy): what lies aside counts twice; G_MAXINT if it
 * is not that way. */
int flow_way (int x, int y, int dx, int dy);

#define FLOW_DIGITS "1234567890"
#define FLOW_LETTERS "abcdefghijklmnopqrstuvwxyz"
/* `n` labels of signs of the alphabet, none the beginning of another: one sign each while they last, then two. */
void flow_labels (char (*labels)[4], guint n, const char *alphabet);

G_END_DECLS
