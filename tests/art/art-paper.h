/* art-paper.h - are the pages for paper used, and does nothing lie outside of them?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art/art-page.h"

#define PAPER_WIDTH 595
#define PAPER_HEIGHT 842

/* Checks pages of this size: all ink is on the paper, and ends above the foot; on each page but the last it reaches
 * down to 60 % of the height without the foot.  `name` is told if it does not. */
void paper_check (ArtPages *pages, const char *name);
