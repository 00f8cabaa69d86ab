/* carc-tile-links.h - reads which features of a cell lead into each other (CarcSegment.links).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-tile.h"

/* Fills the links of a cell whose segments are set, from the key `links` of its group.  FALSE and a refusal if a word
 * names nothing that is there. */
gboolean carc_cell_read_links (CarcCell *cell, GKeyFile *file, const char *group, TableRefusal *why);
