/* referee-private.h - what the parts of the referee share: its own table, and what it asks of itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "referee.h"

G_BEGIN_DECLS

typedef struct
{
  int x, y;
  const CarcCell *cell;
  gboolean done[CARC_SEGMENTS_MAX]; /* scored already */
  int feature[CARC_SEGMENTS_MAX];   /* in the last survey */
} RefereeCell;

typedef enum
{
  AT_HOME,
  AT_WORK,
  AT_RACE,
  AT_LIGHTHOUSE
} RefereePlace;

typedef struct
{
  guint player, kind;
  RefereePlace place;
  int x, y;
  guint segment;
  guint came; /* when it was put to work */
} RefereeFigure;

/* One feature, as found by flooding. */
typedef struct
{
  CarcKind kind;
  guint tiles, pennants, marks, open, neighbours;
  gboolean done;
} RefereeFeature;

/* What a question was about, and what the table said. */
typedef struct
{
  guint8 among, winners;
} RefereeWord;

struct _Referee
{
  const CarcRules *rules;
  GArray *cells;    /* RefereeCell, as they came to lie */
  GArray *features; /* RefereeFeature, of the last survey, by their oldest cell */
  RefereeFigure figures[CARC_MAX_FIGURES];
  guint n_figures, player, answers_due, n_remaining, came;
  int scores[TABLE_MAX_PLAYERS], before[TABLE_MAX_PLAYERS];
  int her_x, her_y, was_x, was_y; /* was: when the turn began */
  guint first_cell;               /* of the tile laid last */
  gboolean lake_turn, lake_placed, water_done, over;
  guint left[TABLE_MAX_PLAYERS], placed;
  int keeper;
  guint n_ties;
  int tie_sum; /* of all ties so far: a number made from who was tied and who won */

  /* Scoring waits until the table has said all it is asked. */
  gboolean turn_due, end_due;
  RefereeWord words[CARC_ANSWERS_MAX];
  guint n_words, n_used;
  struct
  {
    int x, y;
    guint segment;
  } asked_order[CARC_ORDER_MAX];
  guint8 order[CARC_ORDER_MAX];
  guint n_order;
  const char *fault; /* what no comparison of numbers would show; NULL if nothing */
};

static inline guint
referee_rule (const Referee *r, CarcRuling ruling)
{
  return r->rules->rulings[ruling];
}

static inline const RefereeFeature *
referee_feature (const Referee *r, int id)
{
  return &g_array_index (r->features, RefereeFeature, id);
}

RefereeCell *referee_cell (const Referee *r, int x, int y);
/* Floods the whole table anew. */
void referee_survey (Referee *r);
int referee_feature_of (const Referee *r, const RefereeFigure *figure);
/* City, road, cloister. */
int referee_worth (const Referee *r, const RefereeFeature *feature);

/* By the reading of A1. */
int referee_distance (const Referee *r, int from_x, int from_y, int x, int y);
/* The figures in the feature. */
CarcFigureSet referee_figures_in (const Referee *r, int feature);
/* Who of those with these figures gets a value: a bit per player. */
guint referee_winners (Referee *r, const CarcFigureSet *figures, int value, gboolean final);
/* All farms, by the edition of B1. */
void referee_farms (Referee *r);

G_END_DECLS
