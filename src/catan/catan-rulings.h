/* catan-rulings.h - the rulings of Catan and their readings; data only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * F0 to F16 are gaps in The Fishermen of Catan (2007).  T1 to T7 are rules that the later box changes.  P1 to P3
 * are gaps in the rule of paired players.
 */
#pragma once

#include "table/table-rulings.h"

typedef enum
{
  CATAN_F0,
  CATAN_F1,
  CATAN_F2,
  CATAN_F3,
  CATAN_F4,
  CATAN_F5,
  CATAN_F6,
  CATAN_F7,
  CATAN_F8,
  CATAN_F9,
  CATAN_F10,
  CATAN_F11,
  CATAN_F12,
  CATAN_F13,
  CATAN_F14,
  CATAN_F15,
  CATAN_F16,
  CATAN_T1, /* the desert hex: desert, or a lake that yields fish on 2, 3, 11 and 12 */
  CATAN_T2, /* tokens a player may hold: any number, or seven; then further draws are lost, or exchange a token */
  CATAN_T3, /* 2 fish move the robber home: to the desert, or off the board */
  CATAN_T4, /* the robber on the lake: it pays, or it does not */
  CATAN_T5, /* the second settlement beside the lake: a token, or none */
  CATAN_T6, /* the fish tokens, fisheries and lakes of the box for four, or of that for five and six */
  CATAN_T7, /* which of two lakes pays on 4 and 10, with the larger box */
  CATAN_P1, /* a win in a paired turn, or only in the own one */
  CATAN_P2, /* the fish market in a paired turn */
  CATAN_P3, /* paired turns when fewer than five are left */
  CATAN_N_RULINGS
} CatanRuling;

G_STATIC_ASSERT (CATAN_N_RULINGS <= TABLE_RULINGS_MAX);

enum
{
  CATAN_F0_ODD,
  CATAN_F0_EVEN
}; /* harbours on s1, s3 ... or on s2, s4 ... */
enum
{
  CATAN_F1_STACK,
  CATAN_F1_USED
}; /* "stack" "stack+used" */
enum
{
  CATAN_F4_PUBLIC,
  CATAN_F4_TOTAL
};
enum
{
  CATAN_F7_TURN,
  CATAN_F7_TRADE
};
enum
{
  CATAN_F12_YES,
  CATAN_F12_NO
};
enum
{
  CATAN_T1_DESERT,
  CATAN_T1_LAKE
};
enum
{
  CATAN_T2_ANY,
  CATAN_T2_SEVEN,
  CATAN_T2_ONCE,
  CATAN_T2_EACH
};
enum
{
  CATAN_T3_DESERT,
  CATAN_T3_OFF
};
enum
{
  CATAN_T4_OPEN,
  CATAN_T4_BLOCKED
};
enum
{
  CATAN_T5_TOKEN,
  CATAN_T5_NOTHING
};
enum
{
  CATAN_T6_SMALL,
  CATAN_T6_LARGE
};
enum
{
  CATAN_T7_SECOND,
  CATAN_T7_FIRST
};

enum
{
  CATAN_P1_PAIRED,
  CATAN_P1_OWN
};
enum
{
  CATAN_P2_OPEN,
  CATAN_P2_CLOSED
};
enum
{
  CATAN_P3_FIVE,
  CATAN_P3_ALWAYS
};

extern const TableRuling catan_rulings[CATAN_N_RULINGS];
