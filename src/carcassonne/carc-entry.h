/* carc-entry.h - an entry is one act at the table: as a line of text, and as a struct.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of acts (carc-acts.c and the files of the systems) make the grammar; arbitress-record(5) describes it.
 *
 * X,Y of a big tile is its north-west cell after the tile is turned.  The path of the Arbitress or of a racer names
 * either only the goal, or every cell.  SPOT is city:N, road:E, farm:nne or cloister, with the sides and halves of the
 * turned tile; X,Y after it chooses the cell of a big tile.  The rows of all other places say how they are written
 * (CarcNamed).
 */
#pragma once

#include "carc-state.h"
#include "table/table-entry.h"

typedef enum
{
  CARC_RACE_DECLINE,
  CARC_RACE_JOIN,
  CARC_RACE_LIFT
} CarcRaceAnswer;

#define CARC_PATH_MAX 16
typedef struct
{
  gint16 x, y;
} CarcCellXY;

/* A place on a tile: a kind of feature and one of the sides or halves that it reaches on the turned tile; or another
 * place where a figure can be. */
typedef struct
{
  guint8 kind; /* CarcKind, or CARC_SPOT_AT () */
  guint8 at;   /* side 0..3; farm: half 0..7, or CARC_SPOT_INNER; all others: 0 */
} CarcSpot;
#define CARC_SPOT_PLACE 0x80 /* kind: the first place */
#define CARC_SPOT_AT(place) ((guint8) (CARC_SPOT_PLACE + (place)))
#define CARC_SPOT_ON(PLACE) CARC_SPOT_AT (CARC_PLACE_##PLACE)
#define CARC_SPOT_INNER 8 /* at: a farm that reaches no side; the second such farm of a cell: 1 more */
G_STATIC_ASSERT (CARC_SPOT_PLACE + CARC_PLACES_MAX <= 0x100);

/* The CarcPlaceId of a spot. */
static inline guint
carc_spot_place (const CarcSpot *spot)
{
  return spot->kind < CARC_SPOT_PLACE ? CARC_PLACE_FEATURE : spot->kind - CARC_SPOT_PLACE;
}

static inline const CarcPlaceRow *
carc_spot_row (const CarcSpot *spot)
{
  return carc_place_rows[carc_spot_place (spot)];
}

/* A spot and its cell.  Without `has_cell` the spot is on the tile just placed; only one of its cells may have it. */
struct _CarcAt
{
  CarcSpot spot;
  guint8 has_cell;
  guint8 holder; /* the player who has it, plus 1; 0: nobody */
  gint16 cell_x, cell_y;
};

/* Every operand has a field.  An act fills the fields that its row names; all others are 0.  Some fields are for all
 * systems: a figure, where it stands or goes, where it comes from, a path, a player, several players, a number, one of
 * a few words. */
typedef struct _CarcEntry
{
  TABLE_ENTRY; /* its kind is a CarcEntryKind */
  guint8 act;  /* CarcActKind */
  gint16 tile; /* index in rules->tiles */
  union
  {
    CarcCellXY cell; /* of the tile */
    struct
    {
      gint16 x, y;
    };
  };
  guint8 rot;    /* quarter turns clockwise */
  guint8 figure; /* CarcFigureKind */
  union
  {
    CarcAt at;
    struct /* the members of `at` */
    {
      CarcSpot spot;
      guint8 has_cell;
      guint8 holder;
      gint16 cell_x, cell_y;
    };
  };
  CarcAt from;
  guint8 n_path;
  CarcCellXY path[CARC_PATH_MAX];
  guint8 race;    /* CarcRaceAnswer */
  guint8 players; /* bit per player */
  guint8 n_order;
  guint8 order[CARC_ORDER_MAX];
  gint16 number;
  guint8 choice; /* index of a word */
  guint8 which;  /* which of several equal figures: 0 if no word says it (carc-operand-which.c) */
  guint8 agreed; /* TRUE: the table allows what the rules forbid */
} CarcEntry;
G_STATIC_ASSERT (CARC_N_ENTRY_KINDS < TABLE_ENTRY_FIRST);
G_STATIC_ASSERT (G_STRUCT_OFFSET (CarcEntry, cell_y) == G_STRUCT_OFFSET (CarcEntry, at.cell_y));
G_STATIC_ASSERT (G_STRUCT_OFFSET (CarcEntry, y) == G_STRUCT_OFFSET (CarcEntry, cell.y));

/* Groups of acts in carc_act_table. */
enum
{
  CARC_GROUP_ENTRIES,
  CARC_GROUP_ACTS,
  CARC_GROUP_HERE, /* who stands on a tile of a snapshot */
};

/* A spot as it is written in an entry, "city:N"; free with g_free (). */
char *carc_spot_word (const CarcSpot *spot);
/* The spot that names a segment: its first side or half as the tile lies. */
static inline CarcSpot
carc_segment_spot (const CarcSegment *segment)
{
  /* A farm has halves, the others have sides; without either the lowest bit is that of CARC_SPOT_INNER. */
  const guint halves = segment->kind == CARC_FARM ? segment->halves : carc_sides_of_halves (segment);
  const guint at = (guint) __builtin_ctz (carc_own_sides (segment) | halves | 1u << CARC_SPOT_INNER);
  return (CarcSpot){ segment->kind,
                     (guint8) (segment->kind == CARC_FARM ? at + segment->inner : at % CARC_SPOT_INNER) };
}
