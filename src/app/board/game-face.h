/* game-face.h - what the application knows of a game beyond TableGame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game is a constant ArbGameFace in a file of its own (face-carcassonne.c), listed in game-face.c.  A room of the
 * application that does not belong to one game knows only TableGame, TableMoment and this.  Words are translated; the
 * caller frees them.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "app/kit/wrap.h"
#include "board.h"
#include "prompt/act-flow.h"
#include "setup-part.h"
#include "highlight.h"
#include "table/table-late.h"
#include "table/table-moment.h"

/* The words beside a player's name and points.  NULL: nothing to say. */
typedef struct
{
  char *supply;           /* "5 followers" */
  char *detail;           /* "racer: 2 turns to go" */
  char *goal;             /* "of 11": shown below the points */
  char *holds;            /* for a second screen: "Longest Road, 6 · 3 fish tokens" */
  const char *mark;       /* "Keeper": shown after the name */
  const char *mark_words; /* what the mark means */
} ArbScoreWords;
void arb_score_words_clear (ArbScoreWords *words);

/* How a button shows a choice of the prompt. */
typedef struct
{
  int size;            /* given: how large a picture of a large button is, in pixels */
  GtkWidget *picture;  /* NULL: none */
  gboolean large;      /* the picture fills the button, with the key below it; the title is only for screen readers */
  gboolean compact;    /* like large, but only as large as a finger needs */
  gboolean keyed;      /* the picture of a large button already shows its key */
  gboolean lasts;      /* it looks the same whenever its line of flow_list () is the same, also in another turn */
  GtkWidget *after;    /* after the title of a button that is not large: what it costs; NULL: nothing */
  char *more;          /* the same in words, for the tooltip and for screen readers; NULL: nothing */
  int left;            /* for a large button: how many are left, shown below it, too; -1: not shown */
  const char *caption; /* N_(): a few words below the picture of a large button; NULL: none */
} ArbChoiceLook;

/* Where the button of a choice stands in the rows. */
typedef struct
{
  guint n_free;        /* so many places before it are free, so that it stays where it was */
  const char *heading; /* what it belongs to, with others before or after it; NULL: nothing */
} ArbChoicePlace;

/* How the widget beside the choices is now. */
typedef enum
{
  ARB_INSET_LOW = 1 << 0,  /* low and wide; it shows what is typed, too */
  ARB_INSET_FINDS = 1 << 1 /* it brings any choice into view; those without room are left out */
} ArbInset;

/* What the picture of the board is called where it is saved. */
typedef enum
{
  ARB_PICTURE_BUTTON,
  ARB_PICTURE_SAVE,
  ARB_PICTURE_AS_PNG,
  ARB_PICTURE_AS_SVG,
  ARB_PICTURE_AS_PDF,
  ARB_N_PICTURE_WORDS
} ArbPictureWord;

typedef struct
{
  const TableGame *game;
  void (*register_game) (void);

  /* ---- the prompt ---- */

  const ActFlowGame *flow;
  void (*choice_look) (const TableMoment *moment, Flow *flow, guint choice, ArbTextures *textures, ArbChoiceLook *look);
  /* Both may be NULL.  How large the pictures of this question are, if the answers have this room; all in pixels. */
  int (*choice_size) (Flow *flow, int width, int height);
  /* Fills the places of all choices, which are 0 before, in the same room. */
  void (*choice_places) (const TableMoment *moment, Flow *flow, int width, int height, ArbChoicePlace *places);
  /* The type of a widget beside the choices.  It emits "pick" (guint choice), "key" (guint, of the flow), and "again"
   * if the choices are to be shown in another way.  It shows itself when it is needed.  NULL: this game needs none. */
  GType (*inset_type) (void);
  /* `moment` and `flow` may be NULL. */
  ArbInset (*inset_update) (GtkWidget *inset, const TableMoment *moment, Flow *flow, ArbTextures *textures);
  /* Escape: the answers are shown in the usual way again.  FALSE: they are.  May be NULL. */
  gboolean (*inset_close) (GtkWidget *inset);

  /* ---- the table ---- */

  GType (*board_type) (void); /* an ArbBoard */
  /* Buttons and messages are below the board, because they would cover what is read all the time, such as sums. */
  gboolean tools_below;
  /* What the highlight says stands in the line of what was done: the board fills its room to the corners. */
  gboolean words_below;
  /* `board` is the board of the same game.  Both arguments must outlive the highlight. */
  ArbHighlight *(*highlight_new) (ArbBoard *board, ArbTextures *textures);
  /* The question what each place would bring for what the prompt has in hand (table-answer.h), in words; free with
   * g_free ().  Returns NULL and a refusal if nothing is in hand.  The field is NULL if this game has no such
   * question. */
  char *(*advise) (const TableMoment *moment, Flow *flow, TableRefusal *why);
  /* Did an entry lay something at this place of the board, in the terms of "look"?  NULL: in this game, a place does
   * not belong to one entry. */
  gboolean (*lies) (gconstpointer state, int x, int y);
  /* A page beside points and moves.  It may emit "ask" (int player, int topic), which goes to the highlight.  `moment`
   * may be NULL.  NULL: this game needs no such page. */
  GtkWidget *(*side_new) (ArbTextures *textures);
  void (*side_update) (GtkWidget *side, const TableMoment *moment);
  const char *(*side_title) (const TableMoment *moment); /* N_() */
  const char *side_icon;

  /* ---- the setup ---- */

  GType (*setup_type) (void); /* an ArbSetupPart */
  /* The first entry of a game that has already begun and is entered as it lies on the table; NULL: this game must be
   * entered from its beginning. */
  const char *begun;
  /* What each of TableAids means in this game, in one sentence: N_(); NULL: they change nothing. */
  const char *aids[3];

  /* ---- after the end ---- */

  const TableLate *late[3]; /* what may be shown then; the last is NULL */
  /* The points round by round, as rows below those by reason.  row () gives the title of row `nth` from 0, to be freed
   * with g_free (), and for each player the points, if there are any.  NULL: this game has no such rows. */
  const char *(*rows_title) (const TableMoment *moment); /* translated */
  guint (*n_rows) (const TableMoment *moment);
  char *(*row) (const TableMoment *moment, guint nth, int *points, gboolean *has);

  /* ---- files that are not records ---- */

  const char *file_ending; /* ".tiles"; NULL: the game has none */
  /* Keeps what is in a file with this ending.  Returns what was done, in words; NULL: it is refused. */
  char *(*take_file) (ArbGames *games, const char *basename, GBytes *bytes, TableRefusal *why);

  /* ---- words ---- */

  /* Below the title while the game goes on: "12 tiles left".  May be NULL. */
  char *(*subtitle) (const TableMoment *moment);
  /* Below the verdict: "42 turns · 3 ties judged". */
  char *(*summary) (const TableMoment *moment);
  /* One sentence: what the ledger lines from `from` on say.  NULL: as any game says it (table-event.h). */
  char *(*event) (const TableMoment *moment, guint from);
  void (*score_words) (const TableMoment *moment, guint player, ArbScoreWords *words);
  /* What `supply` says as pictures with a number each, which are appended to the box; returns the rest in words, "" if
   * there is none.  NULL, and nothing is appended: a few words say it as well.  The field is NULL if this game has no
   * such pictures. */
  char *(*supply_look) (const TableMoment *moment, guint player, ArbTextures *textures, ArbWrap *box);
  /* The points that the player needs to win.  NULL: points do not count towards a goal. */
  guint (*target) (const TableMoment *moment, guint player);
  /* Below the scoreboard, left and right; either may be NULL. */
  void (*notes) (const TableMoment *moment, char **left, char **right);
  /* The other chart of the game (art_board_chart ()): its title, N_ (), and itself in words.  NULL: there is none. */
  const char *chart_title;
  char *(*chart_words) (const TableMoment *moment);
  /* Used instead of the words for a map, N_ () each, ARB_N_PICTURE_WORDS; NULL: the board is a map. */
  const char *const *picture_named;
  /* The picture in words: "The map with 12 tiles". */
  char *(*picture_words) (const TableMoment *moment);
} ArbGameFace;

/* Call once at the start.  Registers all games in `table`. */
void arb_game_faces_register (void);

const ArbGameFace *arb_game_face (const TableGame *game);
/* The game that has files with the ending of this name; NULL: none. */
const ArbGameFace *arb_game_face_of_file (const char *basename);
/* One of the words for the picture of this game's board, translated; with a mnemonic where it is a button or an item of
 * a menu. */
const char *arb_game_face_picture (const ArbGameFace *face, ArbPictureWord word);
/* All games; the first one is the default. */
const ArbGameFace *const *arb_game_faces (guint *n);
