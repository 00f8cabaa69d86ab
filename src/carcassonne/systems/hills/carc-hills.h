/* carc-hills.h - hidden tiles, and the sheep of each shepherd; the options of the rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-operands.h"

G_BEGIN_DECLS

#define CARC_HILLS_SETS_MAX 4 /* in a game */
#define CARC_HIDDEN_MAX 40    /* hills with a hidden tile */
#define CARC_SHEEP_MOST 4     /* on one token */
#define CARC_WOLF 0           /* a token with so many sheep */

/* What came out of the bag for one player.  The numbers that were to be expected, and their variances, are in
 * millionths. */
typedef struct
{
  guint16 drawn, wolves, sheep;
  guint32 wolves_due, wolves_spread, sheep_due, sheep_spread;
} CarcDraws;

typedef struct
{
  guint8 n_hidden;                    /* in a snapshot, hills are here before their tiles are counted */
  guint8 fresh;                       /* players whose shepherd came with the last tile, a bit for each */
  guint8 tokens[CARC_SHEEP_MOST + 1]; /* of the game, by the sheep on them */
  guint8 flock[TABLE_MAX_PLAYERS][CARC_SHEEP_MOST + 1]; /* those beside the player's shepherd; no wolf is among them */
  guint16 hidden[CARC_HIDDEN_MAX];                      /* the slots of hills under which a tile lies */
  CarcDraws draws[TABLE_MAX_PLAYERS];
} CarcHills;
CARC_PART (CarcHills, hills, HILLS)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_HL1_ONE,
  CARC_HL1_NUMBER
};
enum
{
  CARC_HL2_HILL,
  CARC_HL2_ARBITRESS
};
enum
{
  CARC_VY1_NO,
  CARC_VY1_YES
};
enum
{
  CARC_SH1_NONE,
  CARC_SH1_SCORE
};
enum
{
  CARC_SH2_SILENT,
  CARC_SH2_JUDGE
};
enum
{
  CARC_SH3_WITHOUT,
  CARC_SH3_WITH
};
enum
{
  CARC_SH6_STABLE,
  CARC_SH6_CHOOSE
};
enum
{
  CARC_PC2_YES,
  CARC_PC2_NO
};

/* ---- carc-hills-flock.c: shepherds and their flocks ---- */

/* The sheep beside the player's shepherd, and the tokens with so many sheep that are in the bag. */
guint carc_sheep_of (const CarcState *state, guint player);
guint carc_bag_of (const CarcState *state, guint sheep);
guint carc_bag_all (const CarcState *state); /* all tokens in it */
/* The player's shepherd if he is on a farm; CARC_NONE if not. */
guint carc_shepherd_of (const CarcState *state, guint player);
/* The players with a shepherd on this farm, and all their sheep. */
guint8 carc_shepherds_on (const CarcState *state, guint16 farm);
guint carc_sheep_on (const CarcState *state, guint16 farm);
/* Has the farm no way on: is there a tile beside each of its edges? */
gboolean carc_farm_is_closed (const CarcState *state, guint16 farm);

/* Hooks of the system. */
void carc_flock_ask (CarcState *state, CarcPhase phase);
void carc_flock_before_scoring (CarcState *state, const guint16 *done, guint n_done);
void carc_flock_left (CarcState *state, guint figure, CarcLeft why);
void carc_flock_finish (CarcState *state);
double carc_flock_promise (const CarcState *state, guint player, double turns);
void carc_flock_luck (const CarcState *state, TableLuckRow *rows);
char *carc_flock_leads_to (const CarcTrial *trial);
gboolean carc_flock_validate (const CarcState *state, TableRefusal *why);
gboolean carc_flock_resume (CarcState *state, TableRefusal *why);

/* Rows of acts. */
TableActOffered carc_shepherd_offered;
TableActApply carc_shepherd_apply, carc_flock_apply, carc_flock_apply_stable, carc_flock_apply_now_shepherd,
    carc_flock_apply_now;
TableActTell carc_shepherd_tell, carc_flock_tell, carc_flock_tell_stable;
CarcOffer carc_shepherd_offer, carc_flock_offer_farms, carc_flock_offer_owners, carc_flock_offer_now;
char *carc_flock_ask_tell (const CarcState *state);
extern const TableOperandType carc_operand_token, carc_operand_sheep;
#define CARC_N_FLOCK_LUCKS 2
extern const TableLuckKind carc_flock_lucks[CARC_N_FLOCK_LUCKS];

G_END_DECLS
