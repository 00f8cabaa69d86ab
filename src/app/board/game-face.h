/* game-face.h - what the application must know of a game beyond TableGame: the one place where games differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game is a constant ArbGameFace in a file of its own (face-carcassonne.c), listed in game-face.c; every room of
 * the application that is not one game's own knows TableGame, TableMoment and this.  Words are translated
 * and freed by the caller.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "board.h"
#include "prompt/flow.h"
#include "setup-part.h"
#include "sight.h"
#include "table/table-moment.h"

G_BEGIN_DECLS

/* What stands beside a player's name and points; NULL where there is nothing to say. */
typedef struct
{
  char *supply;           /* "5 followers" */
  char *detail;           /* "racer 2 turns from the lighthouse" */
  char *goal;             /* "of 11": beneath the points */
  guint target;           /* the same as a number, where there is little room; 0: none */
  const char *mark;       /* "Keeper": after the name */
  const char *mark_words; /* what the mark means */
} ArbScoreWords;
void arb_score_words_clear (ArbScoreWords *words);

/* A choice of the prompt as a button shows it. */
typedef struct
{
  GtkWidget *picture; /* NULL: none */
  gboolean large;     /* the picture is the button, its key in a corner; the title is said and not shown */
  gboolean compact;   /* a large one, but no larger than a finger */
  gboolean keyed;     /* the picture of a large one shows its key */
  int left;           /* in the other corner of a large one: how many are left; -1: not to be told */
} ArbChoiceLook;

typedef struct
{
  const TableGame *game;
  void (*register_game) (void);

  /* ---- the prompt ---- */

  Flow *(*flow_new) (void);
  void (*choice_look) (const TableMoment *moment, Flow *flow, guint choice, ArbTextures *textures, ArbChoiceLook *look);
  /* A widget beside the choices, which may emit "pick" (guint choice) and "turn", and shows itself when it is needed;
   * NULL: this game needs none. */
  GtkWidget *(*inset_new) (void);
  /* `moment` and `flow` may be NULL. */
  void (*inset_update) (GtkWidget *inset, const TableMoment *moment, Flow *flow, ArbTextures *textures);

  /* ---- the table ---- */

  ArbBoard *(*board_new) (void);
  /* On the board of the same game; both outlive it. */
  ArbSight *(*sight_new) (ArbBoard *board, ArbTextures *textures);
  /* A page beside points and moves, which may emit "ask" (int player, int topic) for its sight; NULL: this game needs
   * none.  `moment` may be NULL. */
  GtkWidget *(*side_new) (ArbTextures *textures);
  void (*side_update) (GtkWidget *side, const TableMoment *moment);
  const char *side_title; /* N_() */
  const char *side_icon;

  /* ---- the setup ---- */

  ArbSetupPart *(*setup_new) (void);
  const char *aids[3]; /* what TableAids mean in this game, a sentence each: N_() */

  /* ---- words ---- */

  /* Beneath the title while the game goes on, or NULL: "12 tiles left". */
  char *(*subtitle) (const TableMoment *moment);
  /* Beneath the verdict: "42 turns · 3 ties judged". */
  char *(*summary) (const TableMoment *moment);
  /* What the ledger lines from `from` on brought, in one sentence. */
  char *(*event) (const TableMoment *moment, guint from);
  void (*score_words) (const TableMoment *moment, guint player, ArbScoreWords *words);
  /* Beneath the scoreboard, left and right; either may be NULL. */
  void (*notes) (const TableMoment *moment, char **left, char **right);
  /* The picture in words: "The map with 12 tiles". */
  char *(*picture_words) (const TableMoment *moment);
} ArbGameFace;

/* At the start, once: makes all games known to `table`. */
void arb_game_faces_register (void);

const ArbGameFace *arb_game_face (const TableGame *game);
/* All games, the usual one first. */
const ArbGameFace *const *arb_game_faces (guint *n);

G_END_DECLS
