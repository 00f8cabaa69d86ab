/* carc-policy-room.h - what the files of the simple player share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-policy.h"
#include "carc-rooms.h"

#define CARC_HAND_MAX 48

/* The occupied features of the state in which a turn begins, and what each is worth to each player. */
typedef struct
{
  guint16 root;
  double values[TABLE_MAX_PLAYERS];
} CarcKnown;

/* What can be done with a tile: a place, and a claim or none. */
typedef struct
{
  gint16 x, y;
  guint8 rot, kind; /* kind: CarcFigureKind, if a figure claims */
  guint16 node;     /* counted from the first of the tile; CARC_NONE: nothing is claimed */
  double gain;
} CarcOption;

struct _CarcPolicy
{
  const CarcRules *rules;
  CarcTaste taste;
  guint64 random;
  CarcState *trial, *second; /* memory for tries */
  GArray *offers;
  gboolean plain; /* the quick value is the whole value: nothing in play asks, moves or pays in another way */
  /* The rows that answer each question. */
  const TableAct *rows[CARC_ASKS_MAX][TABLE_ACTS_MAX];
  guint n_rows[CARC_ASKS_MAX];
  const TableAct *acts[TABLE_ACTS_MAX]; /* acts after a tile that claim nothing */
  guint n_acts;
  /* Of the state that is looked at. */
  double turns;                    /* that each player still has */
  guint there;                     /* the players who are there, one bit for each */
  double hand[CARC_HAND_MAX + 1];  /* what so many figures in the supply are worth */
  guint supply[TABLE_MAX_PLAYERS]; /* figures of each player in it */
  CarcKnown known[CARC_MAX_FIGURES];
  guint n_known;
};

/* Prepares the fields about the state that is looked at, without the features and with them. */
void carc_policy_begin (CarcPolicy *policy, const CarcState *state);
void carc_policy_look (CarcPolicy *policy, const CarcState *state);

/* The best options by the quick value, best first.  A policy that plays at random now gives one. */
guint carc_policy_quick (CarcPolicy *policy, const CarcState *state, guint tile, CarcOption *options, guint max);
/* What the best entry with this tile is worth, found more quickly than carc_policy_rank () does.  FALSE: the tile fits
 * nowhere. */
gboolean carc_policy_consider (CarcPolicy *policy, const CarcState *state, guint tile, double *gain);
/* Writes the option as an entry. */
void carc_policy_write (CarcPolicy *policy, const CarcState *state, guint tile, const CarcOption *option,
                        CarcEntry *entry);

/* A random entry of this row.  FALSE: this try has found none. */
gboolean carc_policy_fill (CarcPolicy *policy, const CarcState *state, const TableAct *act, CarcEntry *entry);
