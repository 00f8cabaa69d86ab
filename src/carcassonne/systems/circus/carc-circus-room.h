/* carc-circus-room.h - what the files of Under the Big Top share with each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-circus.h"
#include "carcassonne/carc-operands.h"
#include "carcassonne/carc-systems.h"

/* ---- carc-circus-pyramid.c ---- */
extern const CarcPlaceRow carc_pyramid_places[1];
/* Is there a place for acrobats on this cell? */
gboolean carc_pyramid_is_at (const CarcState *state, guint16 slot);
guint carc_acrobats_of (const CarcState *state, guint16 slot, guint player);
/* Who stands there: "Anna 2, Ben 1".  Free with g_free (). */
char *carc_pyramid_names (const CarcState *state, guint16 slot);
/* Can a bridge lie over this cell? */
gboolean carc_pyramid_bears (const CarcState *state, guint16 slot, TableRefusal *why);
/* The end of the game: every pyramid brings its points. */
void carc_pyramids_finish (CarcState *state);
/* The callbacks of the two acts. */
TableActApply carc_acrobat_apply, carc_pyramid_apply;
TableActTell carc_acrobat_tell, carc_pyramid_tell;
TableActOffered carc_pyramid_offered;
CarcOffer carc_pyramid_offer;
char *carc_pyramid_tell_offer (gconstpointer laid, gconstpointer entry, const TableOffer *offer);

/* ---- carc-circus-tell.c: words, pictures, JSON and answers of the system ---- */
guint carc_circus_left (const CarcState *state);   /* tokens in the stack */
guint carc_circus_turned (const CarcState *state); /* tokens that were turned over */
/* The player's followers that count for a big top on this cell (BT3, BT7); at the end, BT1. */
guint carc_circus_watch (const CarcState *state, guint16 slot, guint player, gboolean final);
/* How many circuses and places for acrobats lie on the cell of a ringmaster and around it. */
void carc_ringmaster_sees (const CarcState *state, guint16 slot, guint *circuses, guint *pyramids);
guint carc_circus_standing (const CarcState *state, CarcPiece *standing, guint max);
void carc_circus_tell (const CarcState *state, GString *out);
void carc_circus_tell_cell (const CarcState *state, guint16 slot, GString *words);
char *carc_circus_leads_to (const CarcTrial *trial);
void carc_circus_report (const CarcState *state, GString *json);
void carc_circus_luck (const CarcState *state, TableLuckRow *rows);
gboolean carc_circus_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why);
