/* carc-snapshot.h - a game that has already begun is entered as it lies on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   snapshot                            before the first tile: the game has already begun
 *   lies TILE X,Y rN [with NAME KIND SPOT]
 *   stands NAME KIND PLACE              another figure
 *   aside TILE                          put aside, or lost
 *   score NAME N [FOR]                  points so far
 *   now ...                             what else lies there; each system has its rows
 *   play on NAME                        the game goes on; it is this player's turn
 *
 * Tiles are laid in any order, without a turn, and bring nothing.  They must fit, unless the table agreed; of the
 * systems, only a river asks for its order.  A feature that is complete was scored: no figure stands in it, and one
 * that was entered there goes home.  The turn of whoever plays on has begun: what its beginning brings is among the
 * points so far.  The player before laid the last tile that was entered.  What belongs only to the turn before is not
 * known: whether a knight escaped in it, a ransom was paid.
 */
#pragma once

#include "carc-rooms.h"
#include "table/table-snapshot.h"

/* May the game still begin as a snapshot? */
TableActOffered carc_snapshot_offered, carc_snapshot_with_offered;
TableActApply carc_snapshot_apply, carc_snapshot_apply_lies, carc_snapshot_apply_with, carc_snapshot_apply_aside,
    carc_snapshot_apply_on;
TableActTell carc_snapshot_tell, carc_snapshot_tell_lies, carc_snapshot_tell_with, carc_snapshot_tell_stands,
    carc_snapshot_tell_aside, carc_snapshot_tell_on;
CarcOffer carc_snapshot_offer_tiles, carc_snapshot_offer_drawn; /* all tiles; those that are drawn from the stack */
CarcOffer carc_snapshot_offer_players, carc_snapshot_offer_kinds, carc_snapshot_offer_spots;
/* Where the figure of an entry stands on its tile, in words; free with g_free (). */
char *carc_spot_there_tell (const CarcState *state, const CarcEntry *entry);
/* table_now_tell () for the rows below. */
char *carc_now_tell (gconstpointer before, gconstpointer entry);
/* Is the system of the row in play? */
gboolean carc_now_offered (gconstpointer state, const TableAct *act);
/* Offers the numbers from `least` to `most`; in a snapshot all those of the operand. */
void carc_now_offer_numbers (const CarcState *state, const TableOperand *operand, int least, int most, GArray *offers);
/* Is it no open water? */
gboolean carc_slot_is_dry (const CarcState *state, guint16 slot);

/* What all rows of a "now" of a system have in common: `Title` names the thing; `Key` is its letter in a snapshot, 0:
 * a free one.  The tests write each of them in the system's own snapshot-NAME.c. */
#define CARC_NOW_ROW(Kind, Verb, Title, Key, Apply)                                                                    \
  .kind = Kind, .verb = "now " Verb, .when = CARC_WHEN (SNAPSHOT), .title = Title, .key = Key, .rare = TRUE,           \
  .offered = carc_now_offered, .apply = Apply, .tell = carc_now_tell
/* Where a piece is, or how many a player has; its operands follow.  If it was moved wrongly or forgotten, the table can
 * agree in the middle of the game how it lies.  Then `state->agreed` is TRUE, and all players together
 * cannot have more than the game has. */
#define CARC_NOW(Kind, Verb, Title, Key, Apply, ...)                                                                   \
  {                                                                                                                    \
    CARC_NOW_ROW (Kind, Verb, Title, Key, Apply), .prefixed = CARC_NOW_AGREED, .operands = { __VA_ARGS__ }             \
  }
#define CARC_NOW_FIXED(Kind, Verb, Title, Key, Apply, Choice, ...)                                                     \
  {                                                                                                                    \
    CARC_NOW_ROW (Kind, Verb, Title, Key, Apply),                                                                      \
        .prefixed = CARC_NOW_AGREED, .fixed = { CARC_FIXED_FIELD (choice, Choice) }, .n_fixed = 1, .operands = {       \
          __VA_ARGS__                                                                                                  \
        }                                                                                                              \
  }
#define CARC_NOW_AGREED (CARC_WHEN (TILE) | CARC_WHEN (LATE))
/* The same, but only in a snapshot: later, an ordinary entry puts it right. */
#define CARC_NOW_AT_FIRST(Kind, Verb, Title, Key, Apply, ...)                                                          \
  {                                                                                                                    \
    CARC_NOW_ROW (Kind, Verb, Title, Key, Apply), .operands = { __VA_ARGS__ }                                          \
  }
/* More of the operand may follow: .offer = ... */
#define CARC_NOW_PLAYER(asks, ...)                                                                                     \
  {                                                                                                                    \
    .type = &table_operand_player, CARC_FIELD (player), .ask = asks, __VA_ARGS__                                       \
  }
/* Open water is not offered; `apply` must refuse it too. */
#define CARC_NOW_CELL(asks) CARC_NOW_SLOT (asks, carc_slot_is_dry)
/* The same, with a test of its own (CarcSlotTest). */
#define CARC_NOW_SLOT(asks, passes)                                                                                    \
  {                                                                                                                    \
    .type = &carc_operand_cell, CARC_FIELD (cell), .ask = asks, CARC_OFFER_SLOTS (passes)                              \
  }
/* `among` offers the numbers that can be true; it calls carc_now_offer_numbers (). */
#define CARC_NOW_NUMBER(least, most, among)                                                                            \
  {                                                                                                                    \
    .type = &table_operand_many, CARC_FIELD (number), .low = least, .high = most, .offer = among                       \
  }
