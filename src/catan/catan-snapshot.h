/* catan-snapshot.h - a game that has already begun is entered as it lies on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   snapshot                            before the first settlement: the game has already begun
 *   now road NAME EDGE                  a piece on the island; settlement and city with SPOT, robber with HEX
 *   now robber away                     the robber is off the island
 *   now knights NAME N                  how many were played
 *   now points NAME N                   how many point cards were revealed
 *   now played CARD N                   how many of the other kinds were played, by anybody
 *   now development NAME [CARD] N       how many development cards lie in the hand
 *   now hand NAME RES N                 with hands: how many cards of a resource
 *   now cards NAME N                    with covered hands: how many cards, which nobody saw
 *   now token NAME TOKEN                with the Fishermen: one token more, or the shoe
 *   now used TOKEN N                    how many tokens of a value were used
 *   now longest NAME, now army NAME     of several who have as much, who holds the card
 *   play on NAME                        the game goes on: this player's turn begins, before the dice
 *
 * Numbers say how many there are, not how many more.  Nothing of it is a turn.  Points follow from what lies there.
 * The rules are looked at only where a thing must be somewhere: pieces and cards come from their supply.  Whoever plays
 * on may play each card in hand.  What was told in secret before, and what the dice brought, is not known.
 */
#pragma once

#include "catan-operands-private.h"
#include "table/table-snapshot.h"

/* May the game still begin as a snapshot? */
TableActOffered catan_snapshot_offered;
/* Are there covered hands; is there a tie for the Longest Road, or for the Largest Army? */
TableActOffered catan_now_has_covered, catan_now_has_holders;
TableOperandOffer catan_now_offer_holders, catan_now_offer_played;

TableActApply catan_act_snapshot, catan_now_piece, catan_now_away, catan_now_knights, catan_now_points,
    catan_now_played, catan_now_development, catan_now_hand, catan_now_cards, catan_now_token, catan_now_used,
    catan_now_holder, catan_act_play_on;
TableActTell catan_snapshot_tell, catan_now_tell, catan_play_on_tell;
