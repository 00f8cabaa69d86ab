/* carc-gq11.h - the readings of Games Quarterly 11.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

typedef enum
{
  CARC_G1_PLAIN,
  CARC_G1_HERD
} CarcG1;
