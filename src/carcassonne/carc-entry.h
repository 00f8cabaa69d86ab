/* carc-entry.h - one act at the table as one line of text, and the same as numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Its grammar is rows of acts (carc-acts.c and the files of the systems), written down in arbitress-record(5).
 *
 * X,Y of a big tile is its north-west cell as it lies.  The path of the Arbitress may name only her goal (the
 * shortest walk is taken) or every cell of it; likewise the racer.  SPOT is city:N road:E farm:nne cloister,
 * sides and halves as the tile lies; X,Y behind it picks the cell of a big tile.
 */
#pragma once

#include "carc-state.h"
#include "table/table-act.h"

G_BEGIN_DECLS

typedef enum
{
  CARC_ENTRY_PLACE,
  CARC_ENTRY_RACE,
  CARC_ENTRY_DISCARD,
  CARC_ENTRY_AGAIN,
  CARC_ENTRY_JUDGE,
  CARC_ENTRY_ORDER,
  CARC_ENTRY_POINTS,
  CARC_ENTRY_RETURN,
  CARC_ENTRY_DEPLOY,
  CARC_ENTRY_TURN,
  CARC_ENTRY_NOTE,
  CARC_ENTRY_END,
  CARC_N_ENTRY_KINDS /* from here on, entries of a system that only a test has */
} CarcEntryKind;

typedef enum
{
  CARC_ACT_NONE,
  CARC_ACT_FOLLOWER,  /* figure, spot, cell_x/y */
  CARC_ACT_ARBITRESS, /* path */
  CARC_ACT_RACER,     /* path */
  CARC_ACT_ENTER,     /* join the race later (L17, L29) */
  CARC_N_ACTS         /* from here on, acts of a system that only a test has */
} CarcActKind;

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

/* Where on a tile: a kind, and one of its sides or halves as the tile lies. */
typedef struct
{
  guint8 kind;
  guint8 at;
} CarcSpot;
#define CARC_SPOT_RACE 0xff /* kind: the racer, wherever it is (return only) */
#define CARC_SPOT_INNER 8   /* at: a farm that reaches no edge */

/* A spot of the table.  Without `has_cell` it is on the tile just placed: its own cell, or the only one that has it. */
typedef struct
{
  CarcSpot spot;
  guint8 has_cell;
  gint16 cell_x, cell_y;
} CarcAt;

/* Every operand has its field; an act fills those that its row names, all others are 0.  Fields that several systems
 * need are here for all of them: a figure and where it stands or goes, from where, a way, a player, players, a number,
 * one of a few words. */
typedef struct
{
  guint8 kind; /* CarcEntryKind */
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
  guint8 rot;
  guint8 figure; /* CarcFigureKind */
  union
  {
    CarcAt at;
    struct /* the same, by name */
    {
      CarcSpot spot;
      guint8 has_cell;
      gint16 cell_x, cell_y;
    };
  };
  CarcAt from;
  guint8 n_path;
  CarcCellXY path[CARC_PATH_MAX];
  guint8 race; /* CarcRaceAnswer */
  gint8 player;
  guint8 players; /* bit per player */
  guint8 n_order;
  guint8 order[CARC_ORDER_MAX];
  gint16 number;
  guint8 choice; /* index of a word */
  guint8 agreed;
  char why[TABLE_WHY_MAX]; /* as given, UTF-8 */
} CarcEntry;
G_STATIC_ASSERT (G_STRUCT_OFFSET (CarcEntry, cell_y) == G_STRUCT_OFFSET (CarcEntry, at.cell_y));
G_STATIC_ASSERT (G_STRUCT_OFFSET (CarcEntry, y) == G_STRUCT_OFFSET (CarcEntry, cell.y));

/* Groups of acts in carc_act_table. */
enum
{
  CARC_GROUP_ENTRIES,
  CARC_GROUP_ACTS,
};

/* Reads a line; names are looked up in the rules.  Says nothing about whether the act is legal. */
gboolean carc_entry_parse (const CarcRules *rules, const char *line, CarcEntry *entry, TableRefusal *why);
/* The canonical line; parse (print (e)) == e.  Free with g_free (). */
char *carc_entry_print (const CarcRules *rules, const CarcEntry *entry);
/* A spot as it is written in an entry, "city:N"; free with g_free (). */
char *carc_spot_word (const CarcSpot *spot);
/* The spot that names a segment: its first side or half as the tile lies. */
CarcSpot carc_segment_spot (const CarcSegment *segment);
/* What the entry is, in words for a timeline: "Anna: curve at 3,-1, follower on the road".  `before` is the state it
 * was entered in. */
char *carc_entry_tell (const CarcState *before, const CarcEntry *entry);
/* The same of a line as it was written; the line itself when it is no entry. */
char *carc_line_tell (const CarcState *before, const char *line);

G_END_DECLS
