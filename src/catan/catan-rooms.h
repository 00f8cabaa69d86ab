/* catan-rooms.h - the private face between the files of this room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-play.h"
#include "table/table-act.h"

G_BEGIN_DECLS

/* ---- catan-rules.c: the lines of a setup ---- */

gboolean catan_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why);
void catan_setup_complete (TableSetup *setup);
gboolean catan_setup_in_play (const TableSetup *setup, const char *system);

/* ---- catan-deal.c: the island, as entered, as dealt, or as beginners have it ---- */

/* May these words be a line about the island?  Lines of other things pass. */
gboolean catan_island_line (const TableWords *words, TableRefusal *why);
/* Writes the lines of what nobody said. */
void catan_island_complete (TableSetup *setup);

/* ---- catan-tell.c: words for the ledger, for catan-game.c ---- */

const char *catan_line_kind_name (guint kind);
const char *catan_line_kind_title (guint kind);
const char *catan_noun (guint noun, int count);
char *catan_line_title (const CatanState *state, const TableLine *line);
char *catan_line_because (const CatanState *state, const TableLine *line);
/* "2 wood, 1 ore", appended; a comma before it unless `out` is empty. */
void catan_tell_cards (GString *out, const guint8 cards[CATAN_N_RESOURCES]);

/* ---- what the rows do, each where its rules are ---- */

/* An act: checks everything first and changes nothing when it refuses.  The state and the entry are Catan's. */
typedef gboolean CatanApply (gpointer state, gconstpointer entry, TableRefusal *why);
CatanApply catan_act_found, catan_act_roll, catan_act_draw, catan_act_discard, catan_act_robber, catan_act_build,
    catan_act_buy, catan_act_play, catan_act_reveal, catan_act_fish, catan_act_trade, catan_act_bank, catan_act_shoe,
    catan_act_next, catan_act_token, catan_act_hand, catan_act_points, catan_act_turn, catan_act_note, catan_act_end;

/* ---- catan-tell-entry.c: what the rows say ---- */

typedef char *CatanTell (gconstpointer before, gconstpointer entry);
CatanTell catan_tell_found, catan_tell_roll, catan_tell_draw, catan_tell_discard, catan_tell_robber, catan_tell_road,
    catan_tell_settlement, catan_tell_city, catan_tell_buy, catan_tell_knight, catan_tell_roads, catan_tell_plenty,
    catan_tell_monopoly, catan_tell_reveal, catan_tell_home, catan_tell_steal, catan_tell_take, catan_tell_free_road,
    catan_tell_fish_card, catan_tell_trade, catan_tell_bank, catan_tell_shoe, catan_tell_next, catan_tell_token,
    catan_tell_hand, catan_tell_points, catan_tell_turn, catan_tell_note, catan_tell_end;

static inline const char *
catan_name (const CatanState *state, guint player)
{
  return state->rules->players[player].name;
}

/* A turn begins: the dice of `player` are asked. */
void catan_turn_begin (CatanState *state, guint player);
/* Set-up: the next settlement, or the first turn. */
void catan_found_next (CatanState *state);

/* ---- catan-points.c: the ledger ---- */

void catan_book_term (TableLine *line, int count, int each, CatanNoun noun);
void catan_book (CatanState *state, TableLine *line);

/* ---- catan-roads.c ---- */

#define CATAN_ROAD_MIN 5 /* shorter ones do not count */
/* Measures the roads of some players (bits) and hands the card on; the lines cite `rulings`. */
void catan_roads_update (CatanState *state, guint players, TableRulingSet rulings);

/* ---- catan-build.c ---- */

/* May the piece stand there?  Nothing of costs.  `agreed`: against the rules of place. */
gboolean catan_road_may (const CatanState *state, guint player, guint8 edge, gboolean agreed, TableRefusal *why);
/* Roads that cost nothing, each connected to what was there or to the one before it. */
gboolean catan_roads_lay (CatanState *state, const CatanEntry *entry, TableRulingSet rulings, TableRefusal *why);

#define CATAN_ARMY_MIN 3 /* knights; fewer do not count */
#define CATAN_HAND_MAX 7 /* more than that are halved by a seven */

/* ---- catan-trade.c: hands and bank; without hands they let everything pass and change nothing ---- */

gboolean catan_can_afford (const CatanState *state, guint player, guint thing); /* a row of catan_costs */
gboolean catan_check_cost (const CatanState *state, guint player, guint thing, TableRefusal *why);
void catan_pay_cost (CatanState *state, guint player, guint thing);
/* FALSE: the hand has not so many of a resource. */
gboolean catan_refuse_cards (const CatanState *state, guint player, guint resource, guint n, TableRefusal *why);
gboolean catan_check_bank (const CatanState *state, guint8 resource, guint n, TableRefusal *why);
void catan_from_bank (CatanState *state, guint player, guint8 resource, int n); /* negative: back to it */

/* ---- catan-robber.c ---- */

/* Can `player` lose a card, and is it known which?  *card gets it, CATAN_ANY when hands are not kept. */
gboolean catan_check_steal (const CatanState *state, gint8 victim, guint8 resource, guint8 *card, TableRefusal *why);
void catan_steal (CatanState *state, gint8 victim, guint8 card);
/* A robber's move as in the entry, checked and then done. */
gboolean catan_robber_come (CatanState *state, const CatanEntry *entry, TableRefusal *why);

/* ---- catan-cards.c ---- */

/* One from the deck for the player on turn; `card` may be CATAN_N_CARDS, not known. */
gboolean catan_check_take (const CatanState *state, guint8 card, TableRefusal *why);
void catan_take (CatanState *state, guint8 card);

/* ---- catan-tokens.c: between entries and the store of fish tokens ---- */

/* Pays for the player on turn; refuses too little, warns of too much (F8). */
gboolean catan_tokens_pay (CatanState *state, const CatanEntry *entry, guint price, TableRefusal *why);
/* Both sides of a trade at once (F12). */
gboolean catan_tokens_swap (CatanState *state, const CatanEntry *entry, TableRefusal *why);
/* The first draw that is owed, or the first owed to `player`; takes it off the list.  FALSE: there is none. */
gboolean catan_next_draw (CatanDraw *draws, guint *n, gint8 player, guint8 *whose);
/* Room for tokens in a hand: T2. */
guint catan_tokens_room (const CatanState *state, guint player);

G_END_DECLS
