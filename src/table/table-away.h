/* table-away.h - players who leave a game, and players who come later.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   leaves NAME
 *   comes NAME
 *
 * Whoever has left keeps the points, is passed over in the order of turns and cannot win.  Whoever will come later is
 * among the players from the beginning and leaves at once.  Somebody is always there.  What becomes of pieces and cards
 * is for the game to say.
 *
 * The state of a game has a guint8 `away`, a bit for each player who has left (TABLE_STATE).  A game lists the
 * rows below among its acts (TABLE_AWAY_ACTS).
 */
#pragma once

#include <stddef.h>

#include "table-act.h"

static inline gboolean
table_is_there (guint away, guint player)
{
  return !((away >> player) & 1);
}
/* The players who are there, one bit for each.  `rules` begins with a TableRules. */
guint table_there (gconstpointer rules, guint away);
/* The next player clockwise who is there; the same one if nobody else is. */
guint table_next_there (gconstpointer rules, guint away, guint player);

/* Always FALSE: refuses because the player has left. */
gboolean table_refuse_away (gconstpointer rules, guint player, TableRefusal *why);
/* The player of the entry leaves, or comes.  Refused if the player has left already or nobody would be there; or if the
 * player is there. */
TableActApply table_leave, table_come;
/* The rows of "leaves" and "comes", for an entry that begins with TABLE_ENTRY (table-entry.h). */
#define TABLE_AWAY_ACTS(Leave, Come, When, ApplyLeave, ApplyCome)                                                      \
  { .kind = Leave,                                                                                                     \
    .verb = "leaves",                                                                                                  \
    .rare = TRUE,                                                                                                      \
    .operands = { { .type = &table_operand_player,                                                                     \
                    .offset = offsetof (TableEntryBase, player),                                                       \
                    .offer = table_away_offer_there,                                                                   \
                    .ask = N_ ("Who leaves?") } },                                                                     \
    .when = When,                                                                                                      \
    .title = N_ ("A player leaves"),                                                                                   \
    .key = 'v',                                                                                                        \
    .offered = table_away_may_leave,                                                                                   \
    .apply = ApplyLeave,                                                                                               \
    .tell = table_away_tell_leave },                                                                                   \
  {                                                                                                                    \
    .kind = Come, .verb = "comes", .rare = TRUE,                                                                       \
    .operands = { { .type = &table_operand_player,                                                                     \
                    .offset = offsetof (TableEntryBase, player),                                                       \
                    .offer = table_away_offer_away,                                                                    \
                    .ask = N_ ("Who comes?") } },                                                                      \
    .when = When, .title = N_ ("A player comes"), .key = 'j', .offered = table_away_may_come, .apply = ApplyCome,      \
    .tell = table_away_tell_come                                                                                       \
  }
/* Their callbacks. */
TableActOffered table_away_may_leave, table_away_may_come;
TableOperandOffer table_away_offer_there, table_away_offer_away;
TableActTell table_away_tell_leave, table_away_tell_come;
