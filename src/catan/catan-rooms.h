/* catan-rooms.h - private: what the files of this room share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-play.h"
#include "table/table-act.h"
#include "table/table-luck.h"

/* ---- catan-rules.c: the lines of a setup ---- */

gboolean catan_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why);
void catan_setup_complete (TableSetup *setup);
/* Does the setup leave open which sea hexes have a harbour (F0): is the board one of a box? */
gboolean catan_harbours_alternate (const TableSetup *setup);
/* Has the island two lakes that yield on other numbers (T7)? */
gboolean catan_lakes_differ (const TableSetup *setup);
gboolean catan_setup_in_play (const TableSetup *setup, const char *system);

/* ---- catan-deal.c, catan-lines.c: the island ---- */

/* Are these words, after the lines that the setup has, a valid line about the island?  TRUE for lines about other
 * things. */
gboolean catan_island_line (const TableSetup *setup, const TableWords *words, TableRefusal *why);
/* Names the larger board, if no line about the island is there yet. */
void catan_island_enlarge (TableSetup *setup);
/* Adds the island's lines that are missing. */
void catan_island_complete (TableSetup *setup);

/* ---- catan-tell.c: words for the ledger, for catan-game.c ---- */

const char *catan_line_kind_name (guint kind);
const char *catan_line_kind_title (guint kind);
/* The rule by which such points are given, translated; NULL: the table says it itself. */
const char *catan_line_kind_rule (guint kind);
const char *catan_noun (guint noun, int count);
char *catan_line_title (gconstpointer state, const TableLine *line);
char *catan_line_place (gconstpointer state, const TableLine *line);
char *catan_line_because (gconstpointer state, const TableLine *line);
/* Appends "2 wood, 1 ore", after a comma if `out` is not empty. */
void catan_tell_cards (GString *out, const guint8 cards[CATAN_N_RESOURCES]);
/* What one side of a trade gives: "2 fish, 1 brick"; "" if nothing. */
char *catan_tell_things (const CatanToken *tokens, guint n, const CatanGiven *given);

/* ---- catan-effects.c: what an entry does besides points ---- */

/* Adds an effect of this entry, unless nobody wants to know; the term of an equal effect of the entry grows instead.
 * `noun` is the resource, or 0. */
void catan_effect (CatanState *state, CatanEffectKind kind, guint player, guint noun, int count);
/* Adds the effects of a throw, and nothing that happens after it. */
void catan_yield_effects (const CatanState *state, guint dice, const CatanYield *yield, TableLedger *out);
const TableEffectRow *catan_effect_row (guint kind);
/* What the throw of this turn brought: "Thrown: 8. Anna: 2 wood"; NULL before the first throw, and before the dice. */
char *catan_reminder (gconstpointer state);

/* ---- what the rows do; each function is in the file with its rules ---- */

/* Applies a CatanEntry to a CatanState.  Checks everything first: with FALSE and a refusal, nothing has changed. */
TableActApply catan_act_found, catan_act_roll, catan_act_draw, catan_act_discard, catan_act_robber, catan_act_build,
    catan_act_buy, catan_act_play, catan_act_reveal, catan_act_fish, catan_act_trade, catan_act_bank, catan_act_shoe,
    catan_act_next, catan_act_put, catan_act_remove, catan_act_knights, catan_act_development, catan_act_shown,
    catan_act_token, catan_act_uncover, catan_act_hand, catan_act_points, catan_act_turn, catan_act_pad,
    catan_act_score, catan_act_end, catan_act_leave, catan_act_come, catan_act_stock, catan_act_special,
    catan_act_exchange;

/* ---- catan-game.c ---- */

/* Does the line have a value that only some of the players may know? */
gboolean catan_is_secret (const char *line);

/* ---- catan-acts.c ---- */

/* Adds the rows to catan_act_table, once. */
void catan_acts_add (void);

/* ---- catan-tell-entry.c: the rows in words, translated; free with g_free () ---- */

TableActTell catan_tell_found, catan_tell_roll, catan_tell_draw, catan_tell_discard, catan_tell_robber, catan_tell_road,
    catan_tell_building, catan_tell_buy, catan_tell_roads, catan_tell_plenty, catan_tell_monopoly, catan_tell_reveal,
    catan_tell_home, catan_tell_steal, catan_tell_take, catan_tell_free_road, catan_tell_fish_card, catan_tell_trade,
    catan_tell_bank, catan_tell_shoe, catan_tell_next, catan_tell_put, catan_tell_remove, catan_tell_change,
    catan_tell_token, catan_tell_uncover, catan_tell_hand, catan_tell_stock, catan_tell_special, catan_tell_exchange;

/* ---- catan-luck.c: what chance gave; nothing else depends on it ---- */

/* Counts the throw of state->dice, before anything is paid; state->brought is what it brings. */
void catan_luck_throw (CatanState *state);
/* Counts tokens that are drawn; whose[i] draws tokens[i].  state->fish is as before the draw. */
void catan_luck_draws (CatanState *state, const CatanToken *tokens, const guint8 *whose, guint n);
/* `n` tokens of this value that the player has, or had, were shown to everybody. */
void catan_luck_seen (CatanState *state, guint player, guint value, guint n);
typedef enum
{
  CATAN_LUCK_CARDS,
  CATAN_LUCK_RESOURCES, /* one for each resource */
  CATAN_LUCK_UNPAID = CATAN_LUCK_RESOURCES + CATAN_N_RESOURCES,
  CATAN_LUCK_ROBBED,
  CATAN_LUCK_STOLEN,
  CATAN_LUCK_LOST,
  CATAN_LUCK_DISCARDED,
  CATAN_LUCK_SEVENS,
  CATAN_LUCK_TOKENS,
  CATAN_LUCK_UNDRAWN,
  CATAN_LUCK_FISH,
  CATAN_LUCK_SHOE,
  CATAN_N_LUCK_KINDS
} CatanLuckKind;
extern const TableLuckKind catan_luck_kinds[CATAN_N_LUCK_KINDS];
/* Adds an array of TableLuckRow. */
void catan_luck_rows (gconstpointer state, GArray *rows);

/* ---- catan-stock.c ---- */

/* What can be counted on the table (TableGame.things). */
void catan_things (gconstpointer state, GArray *things);

/* ---- catan-shoe.c ---- */

/* The player gets the old shoe, from whoever has it. */
void catan_shoe_pass (CatanState *state, guint player);
/* Can the player on turn give the shoe to anybody now (F4)? */
gboolean catan_check_shoe (const CatanState *state, TableRefusal *why);

/* ---- whose turn, and who has won ---- */

/* Begins the turn of `player`, who is asked for the dice. */
void catan_turn_begin (CatanState *state, guint player);
/* Paired players.  The first player's turn has ended: the paired turn begins.  FALSE: there is none. */
gboolean catan_paired_begins (CatanState *state);
/* Can the player on turn win now (F6, P1)? */
gboolean catan_wins_now (const CatanState *state);
/* May the paired turn be passed over?  Not if its player wins in it. */
gboolean catan_paired_passed (const CatanState *state, TableRefusal *why);
/* May the player on turn trade with others?  Not in a paired turn. */
gboolean catan_paired_trades (const CatanState *state, TableRefusal *why);
/* Is the fish market open in this kind of turn (P2)? */
gboolean catan_market_in_pair (const CatanState *state, TableRefusal *why);
/* Refuses to take points from the winner of a finished game if the rest is not enough. */
gboolean catan_keeps_win (const CatanState *state, guint player, int points, TableRefusal *why);
/* Ends the game if the player on turn has enough points; called after every entry. */
void catan_turn_won (gpointer state);
/* Asks for the next settlement of the set-up; then begins the first turn or, if somebody came later, goes on. */
void catan_found_next (CatanState *state);
/* Who founds next: one settlement each, then the second ones in the opposite order; -1: everybody has both. */
int catan_founder (const CatanState *state);

/* ---- catan-points.c: the ledger ---- */

/* Settlements and cities count as the pieces that are on the island at the end. */
int catan_sheet_points (gconstpointer state, int player, guint kind);

/* Adds a term to a line; adds the line to the ledger. */
void catan_book_term (TableLine *line, int count, int each, CatanNoun noun);
void catan_book (CatanState *state, TableLine *line);

#define CATAN_ROAD_MIN 5 /* roads; shorter ones do not count */
#define CATAN_ARMY_MIN 3 /* knights; fewer do not count */
typedef enum
{
  CATAN_AWARD_ROAD,
  CATAN_AWARD_ARMY
} CatanAward;
/* The players who have the most, and enough for the card: one bit for each. */
guint catan_award_most (const CatanState *state, CatanAward award);
/* The most that anybody else has. */
guint catan_award_of_others (const CatanState *state, CatanAward award, gint8 player);
/* Passes the card on if it must; `because` says why its holder loses it. */
void catan_award_pass (CatanState *state, CatanAward award, CatanBecause because, TableRulingSet rulings);
/* A snapshot is complete: whoever holds the card, or alone has the most, gets its points. */
void catan_award_give (CatanState *state, CatanAward award);

/* ---- catan-roads.c ---- */

/* Measures the roads of these players (bits), and passes the Longest Road on if it must; the lines cite `rulings`. */
void catan_roads_update (CatanState *state, guint players, TableRulingSet rulings);

/* ---- catan-build.c ---- */

/* May the player lay a road there?  The cost is not checked. */
gboolean catan_road_may (const CatanState *state, guint player, guint8 edge, TableRefusal *why);
/* May the settlement that is founded on `spot` have its road there? */
gboolean catan_found_road_may (const CatanState *state, guint8 spot, guint8 edge, TableRefusal *why);
/* Lays roads without a cost, each connected to what was there or to the road before it; all or none. */
gboolean catan_roads_lay (CatanState *state, const CatanEntry *entry, TableRulingSet rulings, TableRefusal *why);

/* May the player build there?  The cost is not checked. */
gboolean catan_spot_may (const CatanState *state, guint player, guint piece, guint8 spot, TableRefusal *why);
/* Takes a piece from the player's supply and puts it there.  It is marked if the table agreed to it (state->agreed). */
void catan_set_road (CatanState *state, guint player, guint8 edge);
void catan_set_building (CatanState *state, guint player, guint piece, guint8 spot, CatanBecause because);

/* ---- catan-correct.c ---- */

#define CATAN_ROBBER CATAN_N_PIECES /* CatanEntry.piece: what is put or removed is the robber */
/* Can this correction be true?  The first one needs a state of its own, which it leaves as it was. */
gboolean catan_may_put (CatanState *state, const CatanEntry *entry, TableRefusal *why);
/* Puts the piece there, if it can be.  In a snapshot, a city may stand where nothing stood. */
gboolean catan_put (CatanState *state, const CatanEntry *entry, CatanBecause because, TableRefusal *why);
gboolean catan_may_remove (const CatanState *state, const CatanEntry *entry, TableRefusal *why);

#define CATAN_HAND_MAX 7 /* cards; a larger hand is halved after a 7 */

/* ---- catan-trade.c: costs and bank; if hands are not recorded, nothing is missing ---- */

/* Pays it for the player on turn, unless the entry says that it is not paid, which the table must have agreed to. */
gboolean catan_pay (CatanState *state, const CatanEntry *entry, guint thing, TableRefusal *why);
/* How many cards the bank gives to the player on turn for `n` of a resource. */
guint catan_bank_gives (const CatanState *state, CatanResource resource, guint n);
/* Can the bank have so many cards of a resource, as far as everybody knows? */
gboolean catan_check_bank (const CatanState *state, guint8 resource, guint n, TableRefusal *why);

/* ---- catan-cards-move.c: cards that come and go; a keeper is a player or CATAN_KEEPER_BANK.  If hands are not
 * recorded, everything is possible and none are moved ---- */

#define CATAN_UNTOLD CATAN_N_EFFECTS /* no effect tells of these cards: others do */
/* One card that everybody sees. */
CatanGiven catan_cards_one (guint8 resource);
/* Can these cards go from `a` to `b`, and others (NULL: none) back?  *next is for catan_cards_keep (), which moves them
 * and tells of them with effects of this kind; else it is cleared. */
gboolean catan_cards_try (const CatanState *state, guint a, guint b, const CatanGiven *given, const CatanGiven *got,
                          CatanKept *next, TableRefusal *why);
void catan_cards_keep (CatanState *state, CatanEffectKind kind, guint a, guint b, const CatanGiven *given,
                       const CatanGiven *got, CatanKept *next);
/* Both at once. */
gboolean catan_cards_swap (CatanState *state, CatanEffectKind kind, guint a, guint b, const CatanGiven *given,
                           const CatanGiven *got, TableRefusal *why);
/* It was seen that a keeper has exactly so many cards of this resource. */
gboolean catan_cards_count (CatanState *state, guint keeper, guint resource, guint n, TableRefusal *why);
/* What is known of covered hands becomes what it was before; takes over what `before` holds. */
void catan_cards_restore (CatanState *state, CatanKept *before);
/* Always FALSE: refuses because the hand does not have `n` cards of the resource. */
gboolean catan_refuse_cards (const CatanState *state, guint player, guint resource, guint n, TableRefusal *why);
/* Always FALSE: refuses because a covered hand cannot have all of these, although each of them alone. */
gboolean catan_refuse_all_of (const CatanState *state, guint player, const guint8 cards[CATAN_N_RESOURCES],
                              TableRefusal *why);

/* ---- catan-robber.c ---- */

/* Can `victim` lose this card, and is it said which one, if it must be?  *card gets it. */
gboolean catan_check_steal (const CatanState *state, gint8 victim, guint8 resource, CatanGiven *card,
                            TableRefusal *why);
/* Steals a card that was checked. */
void catan_steal (CatanState *state, gint8 victim, const CatanGiven *card);
/* Checks the robber's move in the entry, and the theft, and does them. */
gboolean catan_robber_come (CatanState *state, const CatanEntry *entry, TableRefusal *why);

/* ---- catan-cards.c ---- */

/* How many cards of all kinds. */
guint catan_cards_sum (const guint8 numbers[CATAN_N_CARDS]);
/* A card from the deck for the player on turn: can it be this one; take it.  CATAN_N_CARDS: its kind is not known. */
gboolean catan_check_take (const CatanState *state, guint8 card, TableRefusal *why);
void catan_take (CatanState *state, guint8 card);
/* Can `more` of the unknown cards be of this kind? */
gboolean catan_check_copies (const CatanState *state, guint card, guint more, TableRefusal *why);
/* Takes a card out of a hand: one that is known to be of this kind if there is one, else an unknown one; an
 * older one before one that came in this turn, which is taken only with `fresh`.  CATAN_N_CARDS: an unknown one. */
void catan_card_out (CatanState *state, guint player, guint card, gboolean fresh);
/* May the player play a card of this kind now, as far as everybody knows? */
gboolean catan_check_play (const CatanState *state, guint player, guint card, TableRefusal *why);
/* How many point cards the player can have in hand. */
guint catan_most_points (const CatanState *state, guint player);

/* ---- catan-market.c ---- */

/* The desert that is the robber's home, if there are several; else CATAN_NOWHERE. */
guint8 catan_home_among (const CatanState *state);

/* ---- catan-tokens.c: fish tokens as entries name them ---- */

/* May the player exchange a token now (T2)? */
gboolean catan_check_exchange (const CatanState *state, guint player, TableRefusal *why);
/* Pays a price for the player on turn.  Refuses if it is too little; warns if a token was not needed (F8). */
gboolean catan_tokens_pay (CatanState *state, const CatanEntry *entry, guint price, TableRefusal *why);
/* Could the player on turn pay this price with these tokens and others, as far as everybody knows? */
gboolean catan_tokens_suffice (const CatanState *state, const CatanToken *tokens, guint n, guint price);
/* So many open tokens of the value of this one were used in all, before the game was entered. */
gboolean catan_tokens_used (CatanState *state, const CatanToken *token, guint n, TableRefusal *why);
/* The player has left: open tokens are used; what lies face down stays where it is. */
void catan_tokens_leave (CatanState *state, guint player);
/* Exchanges the tokens of a trade, both sides at once (F12). */
gboolean catan_tokens_swap (CatanState *state, const CatanEntry *entry, TableRefusal *why);
/* Removes the first draw from the list, or this player's first draw if `player` is not CATAN_NOBODY; *whose is who
 * draws.  FALSE if there is none. */
gboolean catan_next_draw (CatanDraw *draws, guint *n, gint8 player, guint8 *whose);
/* How many more tokens a hand may hold (T2); G_MAXUINT: any number. */
guint catan_tokens_room (const CatanState *state, guint player);
/* Counts the tokens that each may exchange after a throw, because the hand is full (T2). */
void catan_exchanges_begin (CatanState *state);
