/* carc-race.h - the race for the lighthouse, and the options of the rulings about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The race for the lighthouse; rulings L13 to L31.
 */
#pragma once

#include "carcassonne/carc-operands.h"
#include "carcassonne/carc-systems.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 fresh;                     /* it began in this turn: nobody moves yet, also with a second tile (L19) */
  guint8 open;                      /* the race has begun and there is no Keeper yet */
  guint8 removed;                   /* bit per player: the racer was removed, and may be replaced (L29) */
  gint8 keeper;                     /* player, or -1 */
  guint16 racer[TABLE_MAX_PLAYERS]; /* figure, or CARC_NONE */
} CarcRace;
CARC_PART (CarcRace, race, RACE)

/* The options of each ruling, in the order of its row; 0 is the default. */
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

/* ---- what carc-race.c has for the other files of the race, and they for its row ---- */

/* The player's figure from the supply enters at the start. */
void carc_race_start_racer (CarcState *state, guint player, guint figure);
/* Does the Keeper get points at the end?  Not if the King and the Robber Baron can be taken instead (L32). */
gboolean carc_keeper_scores (const CarcRules *rules);

gboolean carc_race_apply_now_racer (gpointer state, gconstpointer entry, TableRefusal *why);
gboolean carc_race_apply_now_keeper (gpointer state, gconstpointer entry, TableRefusal *why);
/* The kinds of figure that can be the racer or the Keeper of the player of the entry; the cells for that racer. */
CarcOffer carc_race_offer_now_kinds, carc_race_offer_now_cells;
/* The race goes on if there is no Keeper. */
gboolean carc_race_resume (CarcState *state, TableRefusal *why);

void carc_race_report (const CarcState *state, GString *json);
void carc_race_tell (const CarcState *state, GString *out);
char *carc_race_detail (const CarcState *state, guint player, TableAids aids);
char *carc_race_brings (const CarcTrial *trial); /* how far a moved racer is then */
const char *carc_race_honour (const CarcState *state, guint player, const char **sentence);
char *carc_race_summary (const CarcState *state);

G_END_DECLS
