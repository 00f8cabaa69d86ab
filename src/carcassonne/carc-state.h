/* carc-state.h - a game of Carcassonne as a plain value: board, features, figures, turn, ledger, each system's part.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The screen, the command line and the tests read it.  Only table_game_apply () and what it calls change it.
 *
 * A cell is a slot: a placed one, or an open one at the rim, where a tile can be laid; carc_slot_at () finds it.  Every
 * segment of a placed cell that can be claimed is a node.  The nodes of one feature form a ring through `next`.  All of
 * them have the same `feature`: the root, one of these nodes.  `size`, `open`, `figures`, `scored` and `marks` of the
 * root hold for the whole feature.
 *
 * Invariants, checked by carc_state_validate (): figures in the supply and on the table add up to each player's set;
 * tiles that remain, are placed or are put aside add up to the sets; a node's feature is the root of its ring; an open
 * cell needs the edges of its neighbours; scores are the sum of the ledger; and those of each system, for example the
 * water tokens.
 */
#pragma once

#include "carc-tile.h"

#define CARC_MAX_PLACED 1536                     /* cells on the table */
#define CARC_MAX_SLOTS (3 * CARC_MAX_PLACED + 8) /* a multiple of CARC_NEEDS_AT_ONCE */
#define CARC_MAX_NODES 12288
#define CARC_MAX_FIGURES 192      /* all expansions with six players need about 80 */
#define CARC_NO_ENTRY G_MAXUINT32 /* the entry of what lay there before the first one */
#define CARC_NONE 0xffff

/* Options of the base game's own readings, in the order of their rows; 0 is the default. */
enum
{
  CARC_B1_THIRD,
  CARC_B1_SECOND,
  CARC_B1_FIRST
};
enum
{
  CARC_B2_FULL,
  CARC_B2_SMALL
};
enum
{
  CARC_B3_EIGHT,
  CARC_B3_SEVEN
};
enum
{
  CARC_B4_TWO,
  CARC_B4_NONE
};

/* Some of the figures, by their index in state->figures. */
typedef struct _CarcFigureSet
{
  guint64 bits[CARC_MAX_FIGURES / 64];
} CarcFigureSet;
G_STATIC_ASSERT (CARC_MAX_FIGURES % 64 == 0);
#define CARC_NO_FIGURES ((CarcFigureSet){ { 0 } })

static inline void
carc_figures_put (CarcFigureSet *set, guint figure)
{
  table_bits_put (set->bits, figure);
}

static inline gboolean
carc_figures_has (const CarcFigureSet *set, guint figure)
{
  return table_bits_has (set->bits, figure);
}

static inline void
carc_figures_join (CarcFigureSet *set, const CarcFigureSet *more)
{
  table_bits_join (set->bits, more->bits, G_N_ELEMENTS (set->bits));
}

/* The first member that is `from` or more; CARC_MAX_FIGURES if there is none. */
static inline guint
carc_figures_next (const CarcFigureSet *set, guint from)
{
  return table_bits_next (set->bits, G_N_ELEMENTS (set->bits), from);
}
#define CARC_EACH_FIGURE(i, set)                                                                                       \
  guint i = carc_figures_next (set, 0);                                                                                \
  i < CARC_MAX_FIGURES;                                                                                                \
  i = carc_figures_next (set, i + 1)

typedef struct
{
  guint8 player;
  guint8 kind;    /* CarcFigureKind */
  guint8 place;   /* CarcPlaceId */
  gint8 holder;   /* the player who has it, -1 if nobody has */
  guint16 node;   /* CARC_PLACE_FEATURE, and places that are `on_node`: where it stands */
  guint16 slot;   /* its cell; on a corner: the cell south-east of it; none in the supply or off the board */
  guint16 serial; /* order of deployment, from 1 */
} CarcFigure;

typedef struct
{
  gint16 x, y;
  guint16 neighbour[4]; /* slots to the N E S W, or CARC_NONE */
  guint16 tile;         /* index into rules->tiles, CARC_NONE while it is open */
  guint16 node0;        /* its first node; node0 + i is segment i, but see `over` */
  guint16 rim;          /* while it is open: its index in state->rim */
  guint16 cloister;     /* the node of its cloister, or CARC_NONE */
  guint8 rot, part;     /* quarter turns of the tile; which cell of the turned tile this is, row by row */
  guint8 n_nodes;
  guint8 agreed; /* TRUE: laid against the rules because the table agreed */
  gint8 player;  /* who laid it, -1 for the starting tile */
  guint8 joined; /* a piece on it joins the roads that reach these sides, see carc_board_join () */
  guint8 bridge; /* CarcBridging: a road lies over it, which is not printed */
  guint16 over;  /* the node of that road, its last segment */
  guint32 entry; /* index of its entry; CARC_NO_ENTRY: it lay there at the start */
} CarcSlot;

#define CARC_BRIDGES_MAX 18 /* in a game */
/* A road over a tile of one cell, from side to side: as the tile lies. */
typedef enum
{
  CARC_BRIDGE_NONE,
  CARC_BRIDGE_NS,
  CARC_BRIDGE_EW
} CarcBridging;

typedef struct
{
  guint16 feature; /* the root of the feature */
  guint16 next;    /* next node in the ring of the feature */
  guint16 slot;
  /* Copied from its segment, for speed.  A city: the number of its pennants.  A farm: CarcSegment.touches. */
  guint16 printed;
  guint8 segment : 4; /* its index in the cell of the slot */
  guint8 kind : 2;    /* CarcKind */
  guint8 marked : 1;  /* its own segment has marks */
  /* These are true of the whole feature, and are kept at the root only. */
  guint8 scored : 1; /* it was completed and booked */
  guint8 figures;    /* number of figures in it */
  guint16 size;      /* number of nodes */
  gint16 open;       /* open sides; cloister: neighbours that are missing; farm: 0 */
  guint16 oldest;    /* its first node */
  guint16 marks;     /* index in state->marks, see carc_feature_marks (); 0: it has none */
} CarcNode;
G_STATIC_ASSERT (CARC_SEGMENTS_MAX <= 16 && CARC_N_CLAIMABLE <= 4);
G_STATIC_ASSERT (sizeof (CarcNode) == 18);

#define CARC_FAN_CARDS_MAX 8
#define CARC_FAN_NAME_BYTES (24 * 4 + 1) /* of 24 characters in UTF-8 */

/* What is fixed before the first entry.  It is compiled once from the TableSetup; all copies of a state share it. */
struct _CarcRules
{
  TABLE_RULES;
  guint8 rulings[TABLE_RULINGS_MAX];             /* chosen options */
  guint64 in_play;                               /* bit per CarcSystemId */
  const CarcSystem *playing[CARC_SYSTEMS_MAX];   /* those in play, by id */
  const CarcSystem *finishing[CARC_SYSTEMS_MAX]; /* the same, in the order of the final scoring (L43) */
  guint n_playing;
  CarcMarks marks;               /* what is printed on the tiles counts only if its system is in play */
  guint64 hooks[CARC_N_HOOKS];   /* the systems in play that have the hook: a bit for each index in `playing` */
  guint64 asking[CARC_N_PHASES]; /* those that ask in the phase, in the same way */
  guint n_tiles;
  CarcTile *tiles;
  /* What each tile of one cell becomes when a road lies over it: carc_bridged_cell ().  NULL: no system builds any. */
  CarcCell *bridged;
  guint16 counts[CARC_TILES_MAX]; /* copies in this game, the starting tile included */
  guint16 lake_tile;              /* index, or CARC_NONE */
  guint16 start_tile;
  gint16 start_x, start_y, start_rot; /* its north-west cell as it lies */
  guint16 spring_tile;                /* the river's spring beside such a start (CarcSystem.starts); else CARC_NONE */
  gint16 spring_x, spring_y, spring_rot;
  guint n_river;
  guint16 river[CARC_TILES_MAX];         /* the tiles that the river reaches */
  gint16 arbitress_x, arbitress_y;       /* where she starts: on a cell of that tile */
  guint8 figures[CARC_FIGURE_KINDS_MAX]; /* of each player */
  /* In state->figures, those of one player follow each other, and of these those of one kind: carc_first_figure (). */
  guint8 n_figures;                           /* of each player, of all kinds */
  guint8 first_figure[CARC_FIGURE_KINDS_MAX]; /* counted from the player's first figure */
  guint64 blockers;   /* the systems in play with pieces that block racers: a bit for each index in `playing` */
  guint8 beside;      /* CarcActKind: an act that comes beside another one (CarcSystem.beside); 0: none does */
  guint8 joiners;     /* some of them join others (CarcFigureRow.joins_in) */
  char *lake_layout;  /* canonical, or NULL */
  guint8 n_fan_cards; /* fan-made scoring cards, and their names */
  char fan_cards[CARC_FAN_CARDS_MAX][CARC_FAN_NAME_BYTES];
};
G_STATIC_ASSERT (CARC_SYSTEMS_MAX <= 64); /* in_play, hooks, asking, blockers */

typedef enum
{
  CARC_RULE_DISTANCE,
  CARC_RULE_POINTS,
  CARC_RULE_RULER,
  CARC_RULE_SHARE,
  CARC_RULE_ACTIVE,
  CARC_RULE_LAST,
  CARC_RULE_NOBODY,
  CARC_RULE_TABLE,
  CARC_N_TIE_RULES
} CarcTieRule;

/* A tie that the Arbitress judged, with everything that is needed to describe and to draw it. */
typedef struct
{
  guint32 entry;                      /* index of the entry that was applied */
  guint16 feature;                    /* its root at that time */
  guint8 kind;                        /* CarcKind */
  guint8 final;                       /* it was judged at the end of the game */
  gint16 value;                       /* points at stake */
  gint16 lost[TABLE_MAX_PLAYERS];     /* points that she takes from each tied player */
  gint16 cell_x, cell_y;              /* the cell that names the feature, see carc_name_cell () */
  gint16 her_x, her_y;                /* where the Arbitress stood */
  guint8 tied, winners;               /* bit per player */
  guint8 rule;                        /* CarcTieRule: what decided */
  guint8 compared;                    /* whose points were compared, bit per player; 0 if none were */
  gint16 distance[TABLE_MAX_PLAYERS]; /* of the nearest figure, by ruling A1 */
  guint16 nearest[TABLE_MAX_PLAYERS]; /* that figure */
  gint16 nearest_x[TABLE_MAX_PLAYERS], nearest_y[TABLE_MAX_PLAYERS];
  guint8 spot_x[TABLE_MAX_PLAYERS], spot_y[TABLE_MAX_PLAYERS]; /* where it stood, in 1/CARC_SPOT_UNIT of a tile */
  gint32 points[TABLE_MAX_PLAYERS];                            /* the points that were compared */
  guint8 ruled; /* whose ruler lengths were compared, bit per player; 0 if none were */
  /* The square of the straight length from the middle of her cell to that spot, in 1/CARC_SPOT_UNIT of a tile. */
  gint64 ruler[TABLE_MAX_PLAYERS];
  TableRulingSet rulings;
} CarcTie;

#define CARC_MOVED_MAX 16
typedef struct
{
  guint16 slot;                /* north-west cell of the tile just placed, CARC_NONE between turns */
  guint16 first_node, n_nodes; /* its nodes */
  guint8 n_slots;
  guint8 n_cloisters;            /* cloisters that this tile completed */
  guint8 n_moved;                /* cells whose roads were joined anew in this turn */
  guint16 slots[CARC_CELLS_MAX]; /* in the order of the tile's cells at rotation 0 */
  guint16 moved[CARC_MOVED_MAX];
  guint8 phase;                            /* the CarcPhase that begins after the last question */
  gint32 scores_before[TABLE_MAX_PLAYERS]; /* the scoreboard before this tile scored (A8) */
  gint32 left_out[TABLE_MAX_PLAYERS];      /* points since the tile was laid that are not in it: GA1, BT11, SH3 */
} CarcTurn;

/* Where the scoring figures stand on the track (carc-track.c): on 0 in a game in which nothing depends on it. */
#define CARC_SCORING_FIGURES 2
typedef struct
{
  guint32 n_moved;                                    /* the lines of the ledger for which the figures have moved */
  guint8 n_figures;                                   /* of each player */
  gint32 at[TABLE_MAX_PLAYERS][CARC_SCORING_FIGURES]; /* the points of each figure in these lines */
} CarcTrack;
/* The track is a ring: the figure goes on from 49 to 0. */
#define CARC_TRACK_SPACES 50
static inline guint
carc_track_space (gint32 points)
{
  return (guint) ((points % CARC_TRACK_SPACES + CARC_TRACK_SPACES) % CARC_TRACK_SPACES);
}

/* The table is asked to order at most so many features of one tile.  This must not grow: old records have no answer to
 * a question about more. */
#define CARC_ORDER_MAX 8

struct _CarcState
{
  /* `ask` is a CarcAsk.  A turn with a second tile is one turn.  The figures of who has left stay and count. */
  TABLE_STATE (const CarcRules, guint8);
  guint8 asked; /* who answers `ask` */
  guint8 ended_early;
  guint8 again;       /* the player lays a second tile in the same turn */
  guint8 forecasting; /* this is a copy for a forecast: the table is not asked, and such ties are shared */

  guint16 n_slots, n_rim, n_placed, n_nodes, n_marked;
  guint16 last_slot;   /* of the last placement, CARC_NONE before */
  guint16 n_second;    /* second tiles of a turn */
  guint16 n_remaining; /* tiles in the stack; those that players hold are not counted */
  /* Tiles that were taken from the stack unseen.  `remaining` has them still: nobody knows which they are. */
  guint16 n_hidden;
  guint16 n_aside;
  guint16 serial;
  guint16 n_figures;
  guint16 hash_mask, hash_row;

  CarcTurn turn;
  CarcAnswers answers;
  gint16 about[2]; /* CarcQuestion.about of the question that is asked */
  guint8 n_questions;
  CarcTrack track;
  CarcTie pending;               /* CARC_ASK_JUDGE: the tie to decide */
  guint16 order[CARC_ORDER_MAX]; /* CARC_ASK_ORDER: the features, by root */
  guint8 n_order;

  gint64 parts[CARC_PARTS_SIZE / sizeof (gint64)]; /* the systems' parts of the state, see CARC_PART () */
  CarcTie *ties;
  guint n_ties, size_ties;

  /* Of the arrays below, a copy takes only the elements in use. */
  CarcQuestion questions[CARC_QUESTIONS_MAX]; /* the queue; the first one is asked */
  guint8 said[CARC_SAID_MAX];                 /* the answers: kind, length and bytes of each */
  /* Copies of each tile that are not laid: in the stack, hidden, or held by players; and those that were put aside. */
  guint16 remaining[CARC_TILES_MAX], aside[CARC_TILES_MAX];
  CarcFigure figures[CARC_MAX_FIGURES];
  guint16 rim[CARC_MAX_SLOTS];        /* the open slots */
  gint16 rim_at[CARC_MAX_SLOTS][2];   /* the cells of these slots, x and y */
  guint16 needs[CARC_MAX_SLOTS];      /* the kinds of edge that each of them accepts, four bits a side (carc-needs.h) */
  CarcSlot slots[CARC_MAX_SLOTS + 1]; /* the last one is not a slot, see carc_slot_index () */
  CarcNode nodes[CARC_MAX_NODES];
  CarcMarks marks[CARC_MAX_NODES + 1]; /* of features, from index 1 to n_marked; the first has none */
  guint16 hash[4 * 2048];              /* (x, y) to slot */
};

/* A system's part of the state: carc_NAME_of () to read it, carc_NAME_edit () to write it.  CarcSystem.begin fills it
 * in every game.  If the system is not in play, the part says so: no lake, no race, nothing placed. */
#define CARC_PART(Type, name, ID)                                                                                      \
  static inline const Type *carc_##name##_of (const CarcState *state)                                                  \
  {                                                                                                                    \
    return (const Type *) ((const char *) state->parts + carc_part_offset[CARC_SYSTEM_##ID]);                          \
  }                                                                                                                    \
  static inline Type *carc_##name##_edit (CarcState *state)                                                            \
  {                                                                                                                    \
    return (Type *) ((char *) state->parts + carc_part_offset[CARC_SYSTEM_##ID]);                                      \
  }

/* The name of a player as table_name_said () gives it; NULL for -1. */
static inline const char *
carc_name (const CarcState *state, int player)
{
  return player >= 0 ? table_name_said (&state->rules->players[player]) : NULL;
}

static inline gboolean
carc_in_play (const CarcRules *rules, guint system)
{
  return (rules->in_play >> system) & 1;
}

static inline gboolean
carc_is_there (const CarcState *state, guint player)
{
  return table_is_there (state->away, player);
}

/* Is the tile one that players hold, and that is not in the stack? */
static inline gboolean
carc_tile_held (const CarcRules *rules, guint tile)
{
  return rules->tiles[tile].order == CARC_ORDER_HELD;
}

/* Can the tile still be laid?  If the stack is empty, only one that players hold can: the others are hidden. */
static inline gboolean
carc_is_left (const CarcState *state, guint tile)
{
  return state->remaining[tile] > 0 && (state->n_remaining > 0 || carc_tile_held (state->rules, tile));
}

/* Is the stack empty, and may the player now lay a tile of their own before the final scoring? */
static inline gboolean
carc_is_late (const CarcState *state)
{
  return state->n_remaining == 0 && state->turn.phase == 0 && !state->finished;
}

static inline guint
carc_rule (const CarcState *state, CarcRuling ruling)
{
  return state->rules->rulings[ruling];
}

/* The slot at a cell, placed or open; CARC_NONE if the cell is neither. */
guint16 carc_slot_at (const CarcState *state, int x, int y);

/* The index in state->slots of a slot that may be CARC_NONE.  For CARC_NONE it is the last element, which has no tile
 * and no cloister; a neighbour may be written into it.  So callers need no branch, which the processor would often
 * predict wrongly. */
static inline guint
carc_slot_index (guint16 slot)
{
  return MIN (slot, CARC_MAX_SLOTS);
}

static inline gboolean
carc_slot_placed (const CarcState *state, guint16 slot)
{
  return state->slots[carc_slot_index (slot)].tile != CARC_NONE;
}

/* Who laid the last tile, -1: nobody yet. */
static inline int
carc_last_to_lay (const CarcState *state)
{
  return state->last_slot == CARC_NONE ? -1 : state->slots[state->last_slot].player;
}

/* The cell of a tile, as it lies, with a road over it.  Without segments if none can lie there. */
static inline const CarcCell *
carc_bridged_cell (const CarcRules *rules, guint tile, guint rot, guint bridge)
{
  return &rules->bridged[8 * tile + 2 * rot + bridge - CARC_BRIDGE_NS];
}

/* What is printed there. */
static inline const CarcCell *
carc_slot_printed (const CarcState *state, guint16 slot)
{
  const CarcSlot *s = &state->slots[slot];
  return &state->rules->tiles[s->tile].cells[s->rot][s->part];
}

/* The same with a road that lies over it. */
static inline const CarcCell *
carc_slot_cell (const CarcState *state, guint16 slot)
{
  const CarcSlot *s = &state->slots[slot];
  return s->bridge == CARC_BRIDGE_NONE ? carc_slot_printed (state, slot)
                                       : carc_bridged_cell (state->rules, s->tile, s->rot, s->bridge);
}

/* The node of a segment of a placed cell. */
static inline guint16
carc_slot_node (const CarcSlot *slot, guint segment)
{
  return slot->bridge != CARC_BRIDGE_NONE && segment + 1 == slot->n_nodes ? slot->over
                                                                          : (guint16) (slot->node0 + segment);
}

static inline const CarcSegment *
carc_node_segment (const CarcState *state, guint16 node)
{
  const CarcNode *n = &state->nodes[node];
  return &carc_slot_cell (state, n->slot)->segments[n->segment];
}

/* The marks of all segments of a feature, by its root. */
static inline CarcMarks
carc_feature_marks (const CarcState *state, guint16 root)
{
  return state->marks[state->nodes[root].marks];
}

/* Compiles a setup.  Owned by the caller: drop it with carc_rules_unref ().  NULL and a refusal if the setup is
 * incomplete or wrong. */
CarcRules *carc_rules_new (const TableSetup *setup, TableRefusal *why);
CarcRules *carc_rules_ref (CarcRules *rules);
void carc_rules_unref (CarcRules *rules);
/* The index of the tile with this id, -1 if the game does not have it. */
int carc_rules_tile (const CarcRules *rules, const char *id);

/* A state is freed with carc_state_free () and holds a reference of its rules. */
CarcState *carc_state_new (CarcRules *rules);        /* the starting tile is laid, nothing is entered */
void carc_state_restart (CarcState *state);          /* makes it new again in the same memory, for many games */
CarcState *carc_state_copy (const CarcState *state); /* its time depends on what is in use, not on the maximum */
void carc_state_assign (CarcState *to, const CarcState *from); /* makes `to` equal to `from` */
void carc_state_free (CarcState *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CarcState, carc_state_free)

/* Checks all invariants above; if FALSE, `why` names the first that does not hold. */
gboolean carc_state_validate (const CarcState *state, TableRefusal *why);
