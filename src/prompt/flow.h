/* flow.h - the prompt of any game as a state machine: what is asked, which keys answer, and the entry that results.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The flow knows keys and choices, but no widgets.  The page draws what the flow says, and passes keys, clicks and text
 * to it.  There is always exactly one step.  Every answer is a choice.  Most choices have a label, which is typed; each
 * can also be taken by hand.  When a call returns FLOW_READY, `line` is the entry as text.  The page then offers
 * it to the game.  If the game accepts it, the page calls flow_set_state (); if not, flow_refuse (), and the step stays
 * the same.
 *
 * To draw the flow, this header is enough.  act-flow.h has the flow that is made from the rows of a game's acts.
 */
#pragma once

#include <glib.h>

#include "table/table-setup.h"

typedef struct _Flow Flow;
#define FLOW(flow) ((Flow *) (flow))

typedef enum
{
  FLOW_PASSED, /* the key or call means nothing in this step */
  FLOW_TAKEN,  /* the flow went to its next step, or says why not */
  FLOW_READY,  /* an entry is complete */
} FlowAnswer;

/* Keys that are not characters. */
enum
{
  FLOW_KEY_ENTER = '\n',
  FLOW_KEY_BACK = '\b',
  FLOW_KEY_ESCAPE = 0x1b,
  FLOW_KEY_SPACE = ' ',
  FLOW_KEY_LEFT = 0x110000,
  FLOW_KEY_RIGHT,
  FLOW_KEY_UP,
  FLOW_KEY_DOWN,
  FLOW_KEY_TAB,            /* with Shift: backwards */
  FLOW_KEY_OWN = 0x110100, /* from here on: of widgets that a game has beside the answers; no keyboard has them */
};

/* How the present step is answered. */
typedef enum
{
  FLOW_ASKS_CHOICE,
  FLOW_ASKS_MORE,    /* a choice among the rarer acts, which "?" leads to */
  FLOW_ASKS_WORDS,   /* a text, see flow_words () */
  FLOW_ASKS_NOTHING, /* the game is over */
} FlowAsks;

/* What the choices of all games have in common. */
typedef struct
{
  char label[4];   /* what is typed, lower case; "" if the choice is taken only by hand or with Enter */
  gboolean shift;  /* it is typed with Shift */
  gboolean fixed;  /* a place that has this label during the whole game; Shift is never ignored */
  gboolean enter;  /* has no label; Enter takes it, wherever the cursor is */
  gboolean chosen; /* it is one of the values chosen so far */
  gboolean on_map; /* it is a place of the map, which can be taken there as well */
  gboolean point;  /* such a place that is smaller than a cell */
  gboolean twin;   /* another one has the same label, one of the two with Shift: only the one without is listed */
} FlowChoice;

/* To be read; only the flow itself, and flow_point (), changes it. */
struct _Flow
{
  guint step; /* ACT_STEP_MENU and so on */
  int cursor; /* the choice that Enter takes, or -1 */
  char typed[32];
  char begun[8];     /* at FLOW_ASKS_WORDS: the letter that began the text, which is its first; "": none */
  gboolean number;   /* what is typed is a number, and not a label */
  gboolean switched; /* of twins, the other one is listed, and typed without Shift */
  /* After FLOW_READY: the index of the entry that the line stands for from now on; -1: it is a new entry. */
  int replaces;
  char problem[512]; /* one sentence, or ""; a refusal of the rules and how to go on fit */
  char *line;        /* after FLOW_READY */
};

void flow_free (Flow *flow);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Flow, flow_free)

/* Begins again, with what `state` asks.  The state is borrowed until the next call; NULL if no game is shown. */
void flow_set_state (Flow *flow, gconstpointer state, TableAids aids);
/* Enters an old entry again: gives the answers of `line` up to the part that people usually change; from there on, the
 * cursor is at the old answers.  What the line told in secret is left out, because everybody sees the prompt.  Does
 * nothing if `line` cannot be read, and stops where an answer does not fit. */
void flow_follow (Flow *flow, const char *line);

/* Handles one key: a character in lower case, or a FLOW_KEY.  A digit key is always passed as its digit, also if Shift
 * makes it another character. */
FlowAnswer flow_key (Flow *flow, gunichar key, gboolean shift);
FlowAnswer flow_choose (Flow *flow, guint choice);
FlowAnswer flow_words (Flow *flow, const char *text);
FlowAnswer flow_back (Flow *flow);        /* goes back one step */
void flow_point (Flow *flow, int choice); /* moves the cursor: shows a choice without taking it */

void flow_refuse (Flow *flow, const char *sentence);
/* Says that a key, for which flow_key () returned FLOW_PASSED and which nothing else uses, means nothing here, and what
 * can be typed instead; or, if it is the key of something that is not there, that it is not. */
void flow_unknown (Flow *flow, gunichar key, gboolean shift);
/* Why no choice has this key, in words: a card that the player does not have.  NULL: it is no such key. */
char *flow_lacking (Flow *flow, gunichar key, gboolean shift);

guint flow_n_choices (Flow *flow);
FlowChoice flow_choice (Flow *flow, guint choice);
/* What is typed as it is shown: "3+4 = 7"; free with g_free (). */
char *flow_typed_tell (Flow *flow);
/* Is a number being typed?  Then no key does anything else with the board. */
gboolean flow_is_in_number (Flow *flow);
FlowAsks flow_asks (Flow *flow);
int flow_player (Flow *flow); /* the player who is asked, -1 if nobody is */
gboolean flow_can_back (Flow *flow);
gboolean flow_can_leave (Flow *flow); /* it asks for a question about the table, and nothing of that is said yet */
gboolean flow_can_turn (Flow *flow);  /* does Space turn the tile? */
/* The name and the key of the switch between twins: the big follower instead of the usual one.  NULL, 0: there is none
 * in this step.  It stays as it is until the entry is complete. */
const char *flow_switch_title (Flow *flow);
char flow_switch_key (Flow *flow);
/* Is this choice in the list and on the map? */
gboolean flow_is_listed (Flow *flow, guint choice);
/* What was taken before this step because nothing else was possible, in words; NULL: nothing.  Free with g_free (). */
char *flow_taken (Flow *flow);
/* The only entry that is possible in this state, as text: the first question has one answer, which completes it.  NULL:
 * there is a choice, chance decides, or it would book points, so that a person looks at it first.  Free with g_free ().
 * The page takes it just after an entry was made here, and not where somebody looks back or puts an old entry right. */
char *flow_forced (Flow *flow);
/* Does what is pointed out on the board stay visible during this question? */
gboolean flow_keeps_highlight (Flow *flow);
/* What happens to choices that do not match what is typed?  TRUE: they leave the list; FALSE: they become dim. */
gboolean flow_narrows (Flow *flow);

/* In words; free with g_free (). */
char *flow_ask (Flow *flow);                 /* "where does it lie?" */
char *flow_agree_tell (Flow *flow);          /* which keys lead to what the table agrees to; NULL: none */
char *flow_hint (Flow *flow);                /* "a letter or arrows, Enter the marked one" */
char *flow_preview (Flow *flow);             /* what the choice at the cursor would do, or NULL */
char *flow_reminder (Flow *flow);            /* at the first step: what the throw brought, or NULL */
char *flow_title (Flow *flow, guint choice); /* "road to the east" */
/* What the help is asked about, as words of the rows: "place cell" (the verb of the act and the operand that is asked
 * for), "menu", "more" (the rarer acts) or "over". */
char *flow_topic (Flow *flow);
/* What the choice would bring, in a few words beside its title; the flow owns it.  It is found when it is asked for the
 * first time.  NULL: nothing, or the aids are switched off. */
const char *flow_brings (Flow *flow, guint choice);
/* What every choice would bring, to be said once: what the game says of all of them, or else the same flow_brings () of
 * two choices or more.  The flow owns it.  NULL: there is no such thing. */
const char *flow_brings_all (Flow *flow);
/* What the choice would bring besides that. */
const char *flow_brings_beside (Flow *flow, guint choice);
char *flow_words_default (Flow *flow); /* at FLOW_ASKS_WORDS: what an empty answer means, or NULL */
/* A string that differs if the pictures of two choices with the same words differ, or NULL.  Buttons whose words and
 * likeness are the same are kept. */
char *flow_likeness (Flow *flow, guint choice);

/* "Enter", "2", "Shift+2", "Shift+4 8", "" */
char *flow_choice_key (const FlowChoice *choice);
/* The same where there is little room: "⇧P", with the sign that is on the key Shift; free with g_free (). */
char *flow_choice_sign (const FlowChoice *choice);
/* Does this choice not match what is typed?  FALSE if such choices leave the list, see flow_narrows (). */
gboolean flow_is_dim (Flow *flow, guint choice);
/* A line for each choice, which tells everything that its button shows; free with g_strfreev ().  While a line stays
 * the same, the page keeps the button. */
char **flow_list (Flow *flow);

/* ---- for the flow itself ---- */

/* The entry is complete.  Takes over `line`, and returns FLOW_READY. */
FlowAnswer flow_ready (Flow *flow, char *line);
/* Handles a letter or digit of a label, after `typed`: takes the choice with this label, or waits for the rest. */
FlowAnswer flow_key_label (Flow *flow, const char *typed, gunichar key, gboolean shift);
/* Moves the cursor in the list by this much; after the last choice comes the first again. */
FlowAnswer flow_key_list (Flow *flow, int by);

/* The length of the way to a point that is (x, y) away, for somebody who goes in the direction (dx, dy).  The distance
 * to the side counts twice.  G_MAXINT if the point is not in that direction. */
int flow_way (int x, int y, int dx, int dy);

#define FLOW_DIGITS "1234567890"
#define FLOW_LETTERS "abcdefghijklmnopqrstuvwxyz"
/* Makes `n` labels from the characters of `alphabet`.  No label is the beginning of another: the first ones have one
 * character, the others two. */
void flow_labels (char (*labels)[4], guint n, const char *alphabet);
