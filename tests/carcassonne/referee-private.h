/* referee-private.h - what the files of the referee share: its own table, and functions for all of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-abbot-marks.h"
#include "referee.h"

#include <string.h>

typedef struct
{
  int x, y;
  const CarcCell *cell;
  guint beside[4];                  /* the numbers of the cells at its sides, from 1; 0: none */
  gboolean done[CARC_SEGMENTS_MAX]; /* the feature of the segment was scored */
  int feature[CARC_SEGMENTS_MAX];   /* index of its feature in the last survey */
  guint8 used;                      /* for the systems: what happened once on this cell, a bit for each */
  guint8 pieces;                    /* of a tower */
  guint8 ferry;                     /* bit per side: the roads that a ferry joins */
  gboolean ferry_due;               /* it is not yet said how its ferry lies */
  guint16 castle;                   /* the segments whose city has become a castle, a bit each */
} RefereeCell;

typedef enum
{
  AT_HOME, /* in the supply */
  AT_WORK, /* in a feature */
  AT_RACE,
  AT_LIGHTHOUSE,
  AT_CORNER, /* north-west of its cell */
  AT_TOWER,
  AT_PRISON,
  AT_CROWN, /* on the crown space of its cell */
  AT_PYRAMID,
  AT_TOWN, /* in a quarter of the City, which `holder` counts from 0; x,y is the quarter's cell */
  AT_OTHER /* at a place of which only its system knows more: `other` says which */
} RefereePlace;

typedef struct
{
  guint player, kind;
  RefereePlace place;
  int x, y;
  guint segment;
  guint came;  /* order of deployment */
  int holder;  /* AT_PRISON: the player who has it; AT_TOWN: CarcQuarter */
  guint other; /* AT_OTHER: CarcPlaceId */
} RefereeFigure;

/* A feature; a flood fill finds all its segments. */
typedef struct
{
  CarcKind kind;
  guint tiles, pennants, open, neighbours;
  guint of_mark[CARC_MARKS_MAX]; /* how many segments have the mark */
  gboolean done;
  guint won, tied; /* after it was scored: who got points, and who had the majority; a bit per player each */
} RefereeFeature;

/* A question about a tie, and the answer of the table: a bit per player each. */
typedef struct
{
  guint8 among, winners;
} RefereeWord;

/* A question about the order of features, and the answer. */
typedef struct
{
  struct
  {
    int x, y;
    guint segment;
  } asked[CARC_ORDER_MAX];
  guint8 said[CARC_ORDER_MAX];
  guint n;
} RefereeOrder;

/* The scorings that may ask for it. */
typedef enum
{
  REFEREE_ORDER_TURN,
  REFEREE_ORDER_LEFT,
  REFEREE_ORDER_FARMS,
  REFEREE_ORDERS
} RefereeScoring;

/* Points that somebody got or lost. */
typedef struct
{
  guint player;
  int points;
  CarcLineKind kind; /* what for */
  gboolean final;    /* in the final scoring */
  gboolean taken;    /* it was not this player's turn, so what it brought is taken back */
} RefereeGift;

struct _Referee
{
  const CarcRules *rules;
  gpointer parts[CARC_SYSTEMS_MAX]; /* what only one system keeps in mind: REFEREE_PART () */
  GArray *cells;                    /* RefereeCell, in the order in which they were laid */
  GHashTable *places;               /* (referee_cell_key (): the number of its cell, from 1) */
  GArray *features;                 /* RefereeFeature of the last survey, in the order of their oldest cells */
  RefereeFigure figures[CARC_MAX_FIGURES];
  guint n_figures, player, answers_due, n_remaining, came;
  int scores[TABLE_MAX_PLAYERS], before[TABLE_MAX_PLAYERS];
  struct
  {
    int x, y;
    guint before; /* so many cells lay when it was built */
  } bridges[CARC_BRIDGES_MAX];
  guint n_bridges;
  GArray *gifts; /* RefereeGift: all points so far, in their order; NULL on a table where scoring is only tried */
  guint n_moved; /* those for which the scoring figures have moved */
  guint n_track; /* scoring figures of each player */
  int track[TABLE_MAX_PLAYERS][2]; /* the points on which they stand */
  int left_out[TABLE_MAX_PLAYERS]; /* points of this turn that are not compared: GA1, BT11, SH3 */
  int her_x, her_y, was_x, was_y;  /* the Arbitress now, and when the turn began */
  guint first_cell;                /* index of the first cell of the last tile */
  gboolean lake_turn, lake_placed, water_done, over;
  guint left[TABLE_MAX_PLAYERS], placed;
  int keeper, laid_by; /* players; -1: nobody */
  gboolean card_due;   /* the Keeper came as agreed, and chooses a card with the next tile */
  gboolean second;     /* the player lays a second tile in the same turn */
  gboolean as_first;   /* a builder can earn another tile with it all the same */
  struct
  {
    int holder; /* player; -1: nobody */
    gboolean kept;
    guint largest;
  } cards[2];    /* the King and the Robber Baron */
  gboolean late; /* the stack is empty, and players are asked for their abbeys */
  gboolean held; /* the last tile was not from the stack */
  int barn;      /* the figure that was put onto a corner in this turn; -1: none */
  struct
  {
    gboolean due; /* it may move on */
    int x, y, feature;
  } wagons[TABLE_MAX_PLAYERS]; /* that came home in this turn */
  struct
  {
    int holder, points; /* player; -1: nobody */
    gboolean kept;
  } fan_cards[CARC_FAN_CARDS_MAX];
  gboolean keeps_card; /* the Keeper has one of these for good */
  gboolean no_card;    /* the Keeper took none */
  gboolean dragon_on;  /* he is on the table, at: */
  int dragon_x, dragon_y;
  gboolean princess_due; /* by D8 must: the tile just laid shows her, and there are knights in her city */
  int fairy_x, fairy_y;
  RefereeFigure *beside; /* the figure that the fairy stands beside, and as it was then; NULL: nobody */
  RefereeFigure beside_as;
  guint fairy_scored;          /* bit per player: who got the fairy's points for a feature of this tile */
  int land[TABLE_MAX_PLAYERS]; /* points of this tile for cities, roads, farms and cloisters */
  gboolean settle_due;         /* after the scoring: the player may put a figure into the City, if there is one */
  gboolean flung;              /* a token was chosen since the last tile */
  int flinger;                 /* who flings now; -1: nobody */
  int wheel_tile;              /* the tile for which the wheel was turned, -1 after it was laid or put aside */
  guint majority;              /* of the last feature that was awarded: a bit per player */
  guint n_ties;
  int tie_sum; /* a checksum of all ties so far: who was tied, who won, the distances and the values */

  /* Scoring waits until the table has answered all questions. */
  gboolean turn_due, end_due;
  gboolean went_out; /* in this turn somebody was asked to go out of the City: no castle is built any more */
  gboolean ending;   /* the final scoring is under way, or done */
  gboolean on_pad;   /* the table counts by itself */
  guint away;        /* who has left, a bit for each */
  gboolean pass_due; /* the turn was scored, and nobody has to answer any more */
  gboolean has_laid; /* a tile was laid in this turn */
  gboolean no_tile;  /* the turn is over without one */
  RefereeWord words[CARC_ANSWERS_MAX];
  guint n_words, n_used;
  RefereeOrder orders[REFEREE_ORDERS];
  RefereeScoring asks_for;
  gboolean compared; /* the last tie was decided by points, or they were equal too */
  gboolean act_due;  /* `acted` of the last tile is still to be called */
  gboolean unasked;  /* where the table would be asked about a tie, all who are equal win */
  const char *fault; /* a mistake that no comparison of numbers shows; NULL: none */
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

/* What the referee knows of one system, in referee-NAME.c; NAME is the name of the system.  Functions may be NULL. */
typedef struct
{
  CarcSystemId system;
  gsize part_size; /* bytes of its part, which is all 0 before the game */
  /* A game that comes to what few random games come to: more lines of its setup, and its first entries. */
  const char *opening_setup, *opening;
  guint64 must;  /* CARC_WHEN (ask) of its questions to which nobody can say no: the rules leave no choice */
  guint64 first; /* the same, of those that come before the questions of others: of the act, or after the scoring */
  /* The kinds of figure that it adds: how many each player has, and the weight in a majority.  A figure of no weight
   * joins others, and is not counted where distances are.  They end at the first supply of 0. */
  struct
  {
    guint kind, supply, weight;
  } figures[4];
  guint (*followers) (const CarcRules *rules); /* how many ordinary followers each player has more than 7 */
  /* The points of a city, a road or a cloister; `points` is what they are without this system.  At the end of the game,
   * those that are not complete are asked for, too: `done` says which they are. */
  int (*worth) (const Referee *r, const RefereeFeature *feature, int points);
  /* Does the act of an entry, or an entry of the system's own; FALSE if it is not one of this system. */
  gboolean (*act) (Referee *r, const CarcEntry *entry);
  /* The act of a tile is done, also what was asked about it, and nothing is scored yet. */
  void (*acted) (Referee *r);
  /* Who of the players that are tied is tied still; before the Arbitress judges, and `last` after her. */
  guint (*settles) (const Referee *r, const CarcFigureSet *figures, guint tied, gboolean last);
  /* The moments of a game.  The features are found again only at `completed` and `finish`. */
  void (*lays) (Referee *r, const CarcEntry *entry);     /* the tile is about to be laid */
  void (*lies) (Referee *r);                             /* the tile lies; what belongs to it comes before all `laid` */
  void (*laid) (Referee *r);                             /* the tile lies, nothing else is done */
  void (*not_laid) (Referee *r, guint tile);             /* it was put aside, or goes back */
  void (*reads) (Referee *r, const CarcState *after);    /* an entry was played: what is only read from the rules */
  gboolean (*has_tile) (const Referee *r, guint player); /* is there a tile that this player can lay next? */
  void (*left) (Referee *r);                             /* a figure left, but not because its feature was scored */
  void (*starts) (Referee *r);                           /* the starting tile lies */
  void (*begins) (Referee *r);            /* the turn of r->player begins; not called after the last tile */
  void (*ends) (Referee *r, guint next);  /* the turn of r->player is over; r->second: `next` is the same player */
  void (*taken) (Referee *r, guint next); /* r->player has no turn after all, `next` has it; then it begins */
  void (*scored) (Referee *r, const CarcFigureSet *figures); /* a feature with these figures was scored */
  void (*home) (Referee *r, const RefereeFigure *figure);    /* its feature was scored, and it goes home */
  void (*more) (Referee *r, gboolean final); /* other scoring: after the features of a turn, or after the farms */
  void (*completed) (Referee *r, const GArray *fresh);      /* these features were scored: ints, their numbers */
  int (*waits) (const Referee *r);                          /* who has to answer before the turn is over; -1: nobody */
  int (*late) (Referee *r, gboolean again);                 /* the stack is empty: who lays a tile; -1: nobody */
  int (*city_pays) (const Referee *r, int farm, int usual); /* at the end, what a city pays the farmers */
  void (*scoring) (Referee *r, const GArray *fresh); /* these features are about to be scored: ints, their numbers */
  gboolean (*again) (const Referee *r);              /* does the same player lay another tile? */
  void (*finish) (Referee *r);                       /* the final scoring, after the farms */
  gboolean finishes_last;                            /* cards and goods come after what lies on the table */
  /* A scoring figure moved for this gift: after an entry, and before and after the final scoring. */
  void (*moved) (Referee *r, const RefereeGift *gift, guint which, int from);
  int (*steers) (const Referee *r, const RefereeGift *gift); /* which figure moves; -1: its player says it */
  void (*settled) (Referee *r); /* the figures have moved, as far as nobody must say which one */
  /* What differs in the state of the rules, in words; NULL: nothing. */
  const char *(*differs) (const Referee *r, const CarcState *after);
  /* What its effects and its `leads_to` can say in a preview: regular expressions, then NULL. */
  const char *const *says;
} RefereeSystem;
#define REFEREE_NAMES "[^:;,0-9]+(, [^:;,0-9]+)*" /* of players, in `says` */
extern const RefereeSystem *const referee_systems[];
extern const guint referee_n_systems;

/* After the struct Part of a system: part_of () gives it. */
#define REFEREE_PART(SYSTEM)                                                                                           \
  static inline Part *part_of (const Referee *r)                                                                       \
  {                                                                                                                    \
    return r->parts[CARC_SYSTEM_##SYSTEM];                                                                             \
  }

RefereeCell *referee_cell (const Referee *r, int x, int y);
/* The last cell of the list has this place: it and those beside it know each other from now on. */
void referee_join (Referee *r, int x, int y);

/* A number for a cell's place; the map of a random game is far smaller than this. */
static inline gpointer
referee_cell_key (int x, int y)
{
  return GINT_TO_POINTER (x * 65536 + y);
}

/* The player gets these points, or loses them.  Each call is one move of a figure on the scoring track. */
void referee_give (Referee *r, guint player, int points, CarcLineKind kind);
/* The same, of points that are taken back because it was not this player's turn. */
void referee_take_back (Referee *r, guint player, int points, CarcLineKind kind);
/* Moves the scoring figures for all gifts, until a player must say which one moves. */
void referee_move_figures (Referee *r);
/* The player who must say it; -1: nobody.  And moves that figure. */
int referee_figure_waits (const Referee *r);
void referee_move_figure (Referee *r, guint which);
void referee_join_figures (Referee *r); /* at the end, each player has one, on the sum */
/* What the farm is worth at the end; with these figures, for this player. */
int referee_farm_worth (const Referee *r, int farm, const CarcFigureSet *figures, guint player);
/* The space of the scoring track, 0 to 49, for so many points. */
int referee_space (int points);
/* Does the act of an entry with the tile that lies. */
void referee_do_act (Referee *r, const CarcEntry *entry);
/* The same behind a bridge; referee-bridge.c. */
void referee_do_then (Referee *r, const CarcEntry *entry);
/* The cities that became castles with this tile and get a water token; is this city a castle?  Who may take what lies
 * on a cell because a castle was paid; referee-bridge.c. */
guint referee_castles_made (const Referee *r);
gboolean referee_is_castle (const Referee *r, int city);
/* Is the figure the lord of a castle?  Then x and y become the second cell of the castle. */
gboolean referee_is_lord (const RefereeFigure *figure);
void referee_castle_of (const Referee *r, const RefereeFigure *lord, int *x, int *y);
/* A bridge was built: which ferries can be turned?  referee-ferry.c */
void referee_find_ferries (Referee *r);
/* Does a bridge lie over this cell? */
gboolean referee_is_bridged (const Referee *r, int x, int y);
/* Is the segment of this cell the road of a bridge? */
gboolean referee_is_bridge (const Referee *r, const RefereeCell *cell, guint segment);
guint referee_castle_takers (const Referee *r, int x, int y);
/* The player on turn takes the goods of a city; referee-traders.c. */
void referee_take_goods (Referee *r, int city);
/* Finds all features of the table again. */
void referee_survey (Referee *r);
/* Is an incomplete feature with an inn or a cathedral worth as much as without?  IC1, IC2 */
gboolean referee_open_pays (const Referee *r, const RefereeFeature *f);
/* The index of its feature in the last survey; -1 if it stands on none. */
int referee_feature_of (const Referee *r, const RefereeFigure *figure);
/* The points of a city, a road or a cloister. */
int referee_worth (const Referee *r, const RefereeFeature *feature);

/* The distance by ruling A1. */
int referee_distance (const Referee *r, int from_x, int from_y, int x, int y);
/* The figures in the feature. */
CarcFigureSet referee_figures_in (const Referee *r, int feature);
/* Which owners of these figures get the points: a bit per player. */
guint referee_winners (Referee *r, const CarcFigureSet *figures, int value, gboolean final);
/* Scores all farms, by the edition of B1. */
void referee_farms (Referee *r);
typedef void (*RefereeAward) (Referee *r, int feature);
/* At the end: awards all farms, or all other features that are left, in the order that A28 says. */
void referee_score_left (Referee *r, RefereeScoring scoring, RefereeAward award);
/* Scores one farm for these figures, each city at `each`.  At 4, pigs and herds pay nothing. */
void referee_pay_farm (Referee *r, int farm, const CarcFigureSet *figures, int each, gboolean final);
/* The cell of a quarter of the City of Carcassonne, referee-count.c. */
void referee_quarter (const Referee *r, guint quarter, int *x, int *y);
void referee_to_town (Referee *r, RefereeFigure *figure, guint quarter);
/* The player's first figure of this kind in the quarter, -1: of any; NULL if there is none. */
RefereeFigure *referee_in_town (Referee *r, guint player, guint quarter, int kind);

/* Is a question asked that comes before those of others? */
gboolean referee_asks_first (const CarcState *after);
/* The same, and it is not one of this system. */
gboolean referee_other_asks_first (const CarcState *after, guint system);
RefereePlace referee_place_of (const CarcSpot *spot);

/* Is the segment a cloister, a shrine or an abbey?  A garden is none.  GA6 */
static inline gboolean
referee_is_cloister (const RefereeCell *cell, guint segment)
{
  const CarcSegment *it = &cell->cell->segments[segment];
  return it->kind == CARC_CLOISTER && !carc_marks_has (it->marks, CARC_GARDEN);
}

/* A8 compares the points of this moment from now on. */
static inline void
referee_compare_now (Referee *r)
{
  memcpy (r->before, r->scores, sizeof r->before);
  for (guint p = 0; p < r->rules->n_players; p++)
    r->before[p] -= r->left_out[p];
}

/* Was this figure, which joins others, cut off from them before this entry?  Then it does not go home because somebody
 * leaves; referee-ferry.c. */
gboolean referee_was_cut_off (const Referee *r, guint figure);
/* Something but a tile may have joined the road of the mage to that of the witch; referee-mage.c. */
void referee_mage_joined (Referee *r);
/* The part of the wheel of fortune whose crown space this cell has, -1 if it has none; referee-wheel.c. */
int referee_crown (const Referee *r, int x, int y);
/* Puts a figure onto the crown space of this cell or, if it is taken, onto another one of its part. */
void referee_to_crown (Referee *r, RefereeFigure *figure, int x, int y);
/* The same, onto any crown space of the part. */
void referee_to_part (Referee *r, RefereeFigure *figure, guint part);

guint referee_weight (guint kind); /* of a figure in a majority; a mayor counts the pennants of the city instead */

/* Of the figures equal to this one, the one that the entry means: the one beside the fairy or another one.  NULL if
 * `found` is. */
RefereeFigure *referee_which (Referee *r, RefereeFigure *found, const CarcEntry *entry);
/* May a cloister lie there by H5, or an abbey? */
gboolean referee_cult_allows (const Referee *r, int x, int y);
/* A figure of this kind in the player's supply. */
RefereeFigure *referee_from_home (Referee *r, guint player, guint kind);
/* The player's figure there; NULL if there is none. */
RefereeFigure *referee_find_figure (Referee *r, guint player, RefereePlace place, int x, int y, int segment);
void referee_tell_scored (Referee *r, const CarcFigureSet *figures);
/* Does it wait for an answer before the turn is over?  All systems are asked: whom one waits for may be known only now.
 * The same of all systems but these. */
gboolean referee_is_waiting (const Referee *r);
gboolean referee_others_wait (const Referee *r, const CarcSystemId *but, guint n);
guint referee_next (const Referee *r, guint player); /* the next player who is there */
void referee_tell_left (Referee *r);                 /* figures left, but not because their feature was scored */
void referee_put (Referee *r, RefereeFigure *figure, int x, int y, const CarcSpot *spot);
/* The first prisoner of this player whom `holder` has, of this kind; -1: of any. */
RefereeFigure *referee_prisoner (Referee *r, guint player, int holder, int kind);
int referee_segment_at (const Referee *r, int x, int y, const CarcSpot *spot);
void referee_enter_race (Referee *r, guint player, const CarcEntry *entry); /* referee-race.c */
