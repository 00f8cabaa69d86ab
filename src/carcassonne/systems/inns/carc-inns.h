/* carc-inns.h - the options of the ruling about incomplete inns and cathedrals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* IC1 */
enum
{
  CARC_IC1_ZERO,
  CARC_IC1_ONE
};
