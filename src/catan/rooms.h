/* rooms.h - the private face between the files of this room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* ---- rules.c: the lines of a setup ---- */

gboolean catan_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why);
void catan_setup_complete (TableSetup *setup);
gboolean catan_setup_in_play (const TableSetup *setup, const char *system);

/* ---- deal.c: the island, as entered, as dealt, or as beginners have it ---- */

/* May these words be a line about the island?  Lines of other things pass. */
gboolean catan_island_line (const TableWords *words, TableRefusal *why);
/* What the lines of `setup` say of it, and the rest filled in.  NULL `why` if only the island matters. */
gboolean catan_island_read (CatanIsland *island, const TableSetup *setup, TableRefusal *why);
/* Writes the lines of what nobody said. */
void catan_island_complete (TableSetup *setup);

/* ---- words for the ledger, for game.c ---- */

const char *catan_line_kind_name (guint kind);
const char *catan_line_kind_title (guint kind);
const char *catan_noun (guint noun, int count);
char *catan_line_title (const CatanState *state, const TableLine *line);
char *catan_line_because (const CatanState *state, const TableLine *line);

G_END_DECLS
