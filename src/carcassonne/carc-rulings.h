/* carc-rulings.h - the readings of the rule sheets that Carcassonne offers; data only, the rooms ask carc_rule ().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ids Ann and Lnn are those of the sheets The Arbitress and The Lake; Bnn are the base game's own house rules.
 */
#pragma once

#include "table/table-rulings.h"

G_BEGIN_DECLS

typedef enum
{
  CARC_B1, /* farms by the third, second or first edition */
  CARC_B2, /* the two-tile city: full or small */
  CARC_B3, /* a besieged city beside a farm with pig or herd: 8 or 7 */
  CARC_A1,
  CARC_A2,
  CARC_A3,
  CARC_A5,
  CARC_A6,
  CARC_A7,
  CARC_A8,
  CARC_A9,
  CARC_A10,
  CARC_A11,
  CARC_A13,
  CARC_A14,
  CARC_A15,
  CARC_A16,
  CARC_A17,
  CARC_A18,
  CARC_A19,
  CARC_A21,
  CARC_A22,
  CARC_A23,
  CARC_A24,
  CARC_L1,
  CARC_L2,
  CARC_L3,
  CARC_L5,
  CARC_L6,
  CARC_L8,
  CARC_L9,
  CARC_L10,
  CARC_L11,
  CARC_L13,
  CARC_L15,
  CARC_L16,
  CARC_L17,
  CARC_L19,
  CARC_L20,
  CARC_L21,
  CARC_L22,
  CARC_L23,
  CARC_L25,
  CARC_L26,
  CARC_L29,
  CARC_L30,
  CARC_L31,
  CARC_L33,
  CARC_L34,
  CARC_L35,
  CARC_L36,
  CARC_L39,
  CARC_L40,
  CARC_L42,
  CARC_L43,
  CARC_L48,
  CARC_N_RULINGS
} CarcRuling;

G_STATIC_ASSERT (CARC_N_RULINGS <= TABLE_RULINGS_MAX);

/* Options by ruling, in the order of the table; 0 is the default. */
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
  CARC_A1_STEPS,
  CARC_A1_BETWEEN,
  CARC_A1_TILES,
  CARC_A1_WALK
};
enum
{
  CARC_A8_BEFORE,
  CARC_A8_RUNNING
};
enum
{
  CARC_A10_SHARE,
  CARC_A10_RULER,
  CARC_A10_ACTIVE,
  CARC_A10_LAST,
  CARC_A10_NOBODY,
  CARC_A10_ASK
};
enum
{
  CARC_A11_OFF,
  CARC_A11_SPOTS,
  CARC_A11_TABLE
};
enum
{
  CARC_A13_AFTER,
  CARC_A13_BEFORE
};
enum
{
  CARC_A14_TILES,
  CARC_A14_GAPS
};
enum
{
  CARC_A15_OPEN,
  CARC_A15_CLOSED
};
enum
{
  CARC_L3_AGAIN,
  CARC_L3_SKIP
};
enum
{
  CARC_L9_THREE,
  CARC_L9_TWO
};
enum
{
  CARC_L17_NO,
  CARC_L17_YES
};
enum
{
  CARC_L20_UPTO,
  CARC_L20_EXACT
};
enum
{
  CARC_L21_NO,
  CARC_L21_PASS
};
enum
{
  CARC_L23_RIM,
  CARC_L23_AROUND
};
enum
{
  CARC_L25_BLOCK,
  CARC_L25_EXEMPT
};
enum
{
  CARC_L29_ACT,
  CARC_L29_FREE
};
enum
{
  CARC_L34_NEXT,
  CARC_L34_SAME
};
enum
{
  CARC_L35_EACH,
  CARC_L35_ONE
};
enum
{
  CARC_L40_AFTER,
  CARC_L40_BEFORE
};
enum
{
  CARC_L42_ALL,
  CARC_L42_OWN
};

extern const TableRuling carc_rulings[CARC_N_RULINGS];

G_END_DECLS
