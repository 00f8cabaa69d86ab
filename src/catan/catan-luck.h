/* catan-luck.h - what dice, robber and fish tokens gave to each player, and what was to be expected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is counted as the island stands before each throw.  So whoever builds well expects more; luck is only what the
 * dice add to it.  Everything here follows from what lies open on the table.
 */
#pragma once

#include "catan-fish.h"
#include "catan-island.h"

/* What throws can bring: cards of each resource (CatanResource), and this. */
enum
{
  CATAN_DUE_CARDS = CATAN_N_RESOURCES, /* all resources together */
  CATAN_DUE_ROBBED,                    /* cards of the hex with the robber */
  CATAN_DUE_TOKENS,                    /* fish tokens */
  CATAN_N_DUES
};

/* Sums over all throws, exact.  While a 7 is thrown again, a throw can fall in 30 ways and not in 36; 180 is a multiple
 * of both. */
#define CATAN_DUE_UNIT 180
typedef struct
{
  guint32 got;      /* whether or not bank and supply could pay it */
  guint32 expected; /* 180ths */
  guint64 variance; /* 32400ths */
} CatanDue;

/* Of one player. */
typedef struct
{
  CatanDue dues[CATAN_N_DUES];
  guint16 throws, sevens; /* made by this player, when a 7 was not thrown again */
  guint16 unpaid;         /* cards, because the bank was short (with hands) */
  guint16 undrawn;        /* fish tokens, because too few were left or the hand was full */
  guint16 stolen, lost;   /* cards that the player stole with the robber, and that others stole from the player */
  guint16 discarded;      /* after a 7 (with hands) */
  guint16 seen, fish;     /* tokens of this player whose value everybody saw, and the fish on them */
  guint16 draws;          /* tokens from the first stack, which has the old shoe */
  guint8 shoe;            /* TRUE: drew it */
} CatanLuck;
