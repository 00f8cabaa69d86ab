/* game-entries.h - for tests of one game: the functions for entries in table-game.h, with the types of that game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table/table-game.h"

G_BEGIN_DECLS

/* If `name` is toy: toy_entry_parse (), toy_entry_print (), toy_entry_tell (), toy_line_tell (), toy_apply () and
 * toy_apply_line (). */
#define TABLE_GAME_ENTRIES(Name, name)                                                                                 \
  static inline gboolean name##_entry_parse (const Name##Rules *rules, const char *line, Name##Entry *entry,           \
                                             TableRefusal *why)                                                        \
  {                                                                                                                    \
    return table_game_read (&name##_game, rules, line, entry, why);                                                    \
  }                                                                                                                    \
  static inline char *name##_entry_print (const Name##Rules *rules, const Name##Entry *entry)                          \
  {                                                                                                                    \
    return table_acts_print (name##_game.acts, rules, entry);                                                          \
  }                                                                                                                    \
  static inline char *name##_entry_tell (const Name##State *before, const Name##Entry *entry)                          \
  {                                                                                                                    \
    return table_game_tell (&name##_game, before, entry);                                                              \
  }                                                                                                                    \
  static inline char *name##_line_tell (const Name##State *before, const char *line)                                   \
  {                                                                                                                    \
    return table_game_tell_line (&name##_game, before, line);                                                          \
  }                                                                                                                    \
  static inline gboolean name##_apply (Name##State *state, const Name##Entry *entry, TableRefusal *why)                \
  {                                                                                                                    \
    return table_game_apply (&name##_game, state, entry, why);                                                         \
  }                                                                                                                    \
  static inline gboolean name##_apply_line (Name##State *state, const char *line, TableRefusal *why)                   \
  {                                                                                                                    \
    return table_game_apply_line (&name##_game, state, line, why);                                                     \
  }

G_END_DECLS
