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
 * The state of a game has a guint8 `away`, a bit for each player who has left (TABLE_STATE_FIELDS).  A game lists the
 * rows below among its acts (TABLE_AWAY_ACTS).
 */
#pragma once

#include <stddef.h>

#include "table-act.h"

G_BEGIN_DECLS

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
/* Change *away.  Refused if the player has left already or nobody would be there; or if the player is there. */
gboolean table_leave (gconstpointer rules, guint8 *away, guint player, TableRefusal *why);
gboolean table_come (gconstpointer rules, guint8 *away, guint player, TableRefusal *why);
/* The entries in words; free with g_free (). */
char *table_leave_tell (gconstpointer rules, int player);
char *table_come_tell (gconstpointer rules, int player);

/* The callbacks of the rows, for a State with the members `rules` and `away` and an Entry with the member `player`. */
#define TABLE_AWAY_FUNCTIONS(name, State, Entry)                                                                       \
  static gboolean name##_may_leave (gconstpointer data, const TableAct *act)                                           \
  {                                                                                                                    \
    const State *state = data;                                                                                         \
    const guint there = table_there (state->rules, state->away);                                                       \
    return (there & (there - 1)) != 0;                                                                                 \
  }                                                                                                                    \
  static gboolean name##_may_come (gconstpointer data, const TableAct *act)                                            \
  {                                                                                                                    \
    return ((const State *) data)->away != 0;                                                                          \
  }                                                                                                                    \
  static void name##_offer_there (gconstpointer data, gconstpointer entry, const TableAct *act,                        \
                                  const TableOperand *operand, GArray *offers)                                         \
  {                                                                                                                    \
    const State *state = data;                                                                                         \
    table_offer_players (state, table_there (state->rules, state->away), offers);                                      \
  }                                                                                                                    \
  static void name##_offer_away (gconstpointer data, gconstpointer entry, const TableAct *act,                         \
                                 const TableOperand *operand, GArray *offers)                                          \
  {                                                                                                                    \
    table_offer_players (data, ((const State *) data)->away, offers);                                                  \
  }                                                                                                                    \
  static char *name##_tell_leave (gconstpointer before, gconstpointer entry)                                           \
  {                                                                                                                    \
    return table_leave_tell (((const State *) before)->rules, ((const Entry *) entry)->player);                        \
  }                                                                                                                    \
  static char *name##_tell_come (gconstpointer before, gconstpointer entry)                                            \
  {                                                                                                                    \
    return table_come_tell (((const State *) before)->rules, ((const Entry *) entry)->player);                         \
  }

/* The rows of "leaves" and "comes". */
#define TABLE_AWAY_ACTS(name, Entry, Leave, Come, When, ApplyLeave, ApplyCome)                                         \
  { .kind = Leave,                                                                                                     \
    .verb = "leaves",                                                                                                  \
    .rare = TRUE,                                                                                                      \
    .operands = { { .type = &table_operand_player,                                                                     \
                    .offset = offsetof (Entry, player),                                                                \
                    .offer = name##_offer_there,                                                                       \
                    .ask = N_ ("Who leaves?") } },                                                                     \
    .when = When,                                                                                                      \
    .title = N_ ("A player leaves"),                                                                                   \
    .key = 'v',                                                                                                        \
    .offered = name##_may_leave,                                                                                       \
    .apply = ApplyLeave,                                                                                               \
    .tell = name##_tell_leave },                                                                                       \
  {                                                                                                                    \
    .kind = Come, .verb = "comes", .rare = TRUE,                                                                       \
    .operands = { { .type = &table_operand_player,                                                                     \
                    .offset = offsetof (Entry, player),                                                                \
                    .offer = name##_offer_away,                                                                        \
                    .ask = N_ ("Who comes?") } },                                                                      \
    .when = When, .title = N_ ("A player comes"), .key = 'j', .offered = name##_may_come, .apply = ApplyCome,          \
    .tell = name##_tell_come                                                                                           \
  }

G_END_DECLS
