/* carc-bridge.h - bridges, castles and the tiles of the bazaar, and the options of the rulings about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-rooms.h"

#define CARC_STRONGHOLDS_MAX 18
#define CARC_STRONGHOLD_CELLS 6 /* its two cells, and two beside each */

/* A city of two tiles that has become a castle.  It stays one when its lord has gone home. */
typedef struct
{
  guint16 nodes[2]; /* of its two cells; the lord stands on the cell of the first one */
  guint16 lord;     /* a figure; CARC_NONE: it has gone home */
  guint16 pays;     /* while a turn is scored: the feature whose points it gets; CARC_NONE: none */
  guint8 fresh;     /* it was built in this turn */
  guint8 paid;      /* in this turn: its owner plus 1, 0 if it was not */
} CarcStronghold;

/* The bazaar that is held now. */
typedef struct
{
  guint8 n_up;                   /* tiles that were turned up and that nobody has */
  guint16 up[TABLE_MAX_PLAYERS]; /* in the order in which they came up */
  guint16 lot;                   /* the tile that is bid for; CARC_NONE: none */
  gint8 picker, bidder;          /* who picked it, and who bids most; -1: nobody */
  gint16 bid;                    /* -1: the picker has not bid yet */
} CarcBazaar;

typedef struct
{
  guint8 bridges[TABLE_MAX_PLAYERS], castles[TABLE_MAX_PLAYERS]; /* that each player has left */
  guint8 n_over;                                                 /* bridges on the table */
  guint8 built;                                                  /* one was built with the last tile */
  guint8 n_strongholds;
  CarcStronghold strongholds[CARC_STRONGHOLDS_MAX];
  guint8 n_declined; /* cities of this tile that do not become castles, by root */
  guint16 declined[CARC_STRONGHOLDS_MAX];
  guint8 called; /* a tile of this turn shows a bazaar */
  CarcBazaar bazaar;
  guint16 bought[TABLE_MAX_PLAYERS]; /* the tile that the player lays next; CARC_NONE: none */
} CarcBridge;
CARC_PART (CarcBridge, bridge, BRIDGE)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_BR2_YES,
  CARC_BR2_NO
};
enum
{
  CARC_CS1_YES,
  CARC_CS1_NO
};
enum
{
  CARC_CS2_TOKEN,
  CARC_CS2_NONE
};
enum
{
  CARC_CS3_NONE,
  CARC_CS3_TAKEN
};
enum
{
  CARC_CS4_FREE,
  CARC_CS4_BESIEGED
};
enum
{
  CARC_CS8_LATER,
  CARC_CS8_SECOND
};
enum
{
  CARC_BZ1_AUCTION,
  CARC_BZ1_PICK
};
enum
{
  CARC_BZ2_ZERO,
  CARC_BZ2_NEGATIVE
};
enum
{
  CARC_BZ3_KEEP,
  CARC_BZ3_LAY
};
enum
{
  CARC_PC4_YES,
  CARC_PC4_NO
};

/* CarcEntry.choice of CARC_ENTRY_CASTLE */
enum
{
  CARC_CASTLE_BUILD,
  CARC_CASTLE_SCORE
};

/* How many bridges and how many castles each player begins with. */
guint carc_bridge_each (const CarcRules *rules);

/* ---- for other systems ---- */

/* Is the city with this root a castle? */
gboolean carc_is_stronghold (const CarcState *state, guint16 root);
/* The second cell of the castle whose lord this figure is; CARC_NONE: it is no lord. */
guint16 carc_lord_also_on (const CarcState *state, guint figure);
/* The cities that became castles with the last tile.  Returns their number. */
guint carc_fresh_strongholds (const CarcState *state, guint16 cities[CARC_STRONGHOLDS_MAX]);

/* ---- carc-bridge-castle.c ---- */

gboolean carc_castle_may_come (const CarcState *state, const CarcAt *at, guint kind, TableRefusal *why);
void carc_castle_laid (CarcState *state);
void carc_castle_ask (CarcState *state);
void carc_castle_before_scoring (CarcState *state, const guint16 *done, guint n_done);
gboolean carc_castle_score (CarcState *state, gboolean final);
void carc_castle_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth);
void carc_castle_city_marks (const CarcState *state, guint16 root, CarcMarks *marks);
guint8 carc_castle_paid_on (const CarcState *state, guint16 slot);
void carc_castle_figure_came (CarcState *state, guint figure);
void carc_castle_figure_left (CarcState *state, guint figure, CarcLeft why);
gboolean carc_castle_validate (const CarcState *state, TableRefusal *why);
guint carc_castle_features (const CarcState *state, guint16 *nodes, guint max);
TableActApply carc_castle_apply, carc_castle_apply_now;
TableActTell carc_castle_tell;
/* Does a city lie there that can be said to have become a castle? */
gboolean carc_castle_can_be (const CarcState *state, guint16 node, TableRefusal *why);
CarcOffer carc_castle_offer_now;

/* ---- carc-bridge-bazaar.c ---- */

void carc_bazaar_laid (CarcState *state);
void carc_bazaar_ask (CarcState *state);
guint carc_bazaar_promised (const CarcState *state);
gboolean carc_bazaar_has_tile (const CarcState *state, guint player);
double carc_bazaar_promise (const CarcState *state, guint player, double turns);
void carc_bazaar_not_laid (CarcState *state, guint tile);
gboolean carc_bazaar_guards (const CarcState *state, guint tile);
gboolean carc_bazaar_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why);
gboolean carc_bazaar_allows_draw (const CarcState *state, guint tile, TableRefusal *why);
gboolean carc_bazaar_validate (const CarcState *state, TableRefusal *why);
TableActApply carc_bazaar_apply_uncover, carc_bazaar_apply_pick, carc_bazaar_apply_choose, carc_bazaar_apply_bid,
    carc_bazaar_apply_no_bid, carc_bazaar_apply_buy, carc_bazaar_apply_sell, carc_bazaar_apply_now;
TableActTell carc_bazaar_tell_uncover, carc_bazaar_tell_pick, carc_bazaar_tell_choose, carc_bazaar_tell_bid,
    carc_bazaar_tell_buy, carc_bazaar_tell_sell;
CarcOffer carc_bazaar_offer_uncover, carc_bazaar_offer_up, carc_bazaar_offer_bids, carc_bazaar_offer_now;
TableActOffered carc_bazaar_with_bids, carc_bazaar_without_bids, carc_bazaar_may_pass;
char *carc_bazaar_ask_pick (const CarcState *state);
char *carc_bazaar_ask_bid (const CarcState *state);
char *carc_bazaar_ask_settle (const CarcState *state);
char *carc_bazaar_ask_uncover (const CarcState *state);
