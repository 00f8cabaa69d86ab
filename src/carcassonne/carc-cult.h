/* carc-cult.h - the options of the rulings about shrines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries The Cult; rulings H1 to H6.
 */
#pragma once

#include "carc-state.h"

G_BEGIN_DECLS

/* The options of H1, in the order of its row; 0 is the default. */
enum
{
  CARC_H1_SIX,
  CARC_H1_FIVE
};

G_END_DECLS
