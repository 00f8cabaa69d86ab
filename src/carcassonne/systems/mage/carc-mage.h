/* carc-mage.h - where the mage and the witch are, and the options of the rulings about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

typedef enum
{
  CARC_MAGICIAN_MAGE,
  CARC_MAGICIAN_WITCH,
  CARC_N_MAGICIANS
} CarcMagician;

typedef struct
{
  guint16 at[CARC_N_MAGICIANS]; /* the node of a city or road; CARC_NONE: beside the table */
} CarcMage;
CARC_PART (CarcMage, mage, MAGE)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_MW1_LAKE_FIRST,
  CARC_MW1_LAST
};
enum
{
  CARC_MW2_NO,
  CARC_MW2_YES
};
