/* game-fixture.h - for tests of every game: sets up and plays a table, and compares two states as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table/table-game.h"

/* What the tests of a game need besides its TableGame. */
typedef struct
{
  const TableGame *game;
  void (*enlist) (void); /* registers the game */
  gboolean (*validate) (gconstpointer state, TableRefusal *why);
  char *(*dump) (gconstpointer state); /* a state as text: equal texts mean equal states; free with g_free () */
  gboolean tells_anywhere;             /* an entry has words in any state, not only in one in which it fits */
} GameFixture;

/* A setup from lines of text; NULL and a refusal if one is wrong.  Free with table_setup_free (). */
TableSetup *game_fixture_setup (const GameFixture *of, const char *lines, TableRefusal *why);
/* A state from setup lines; stops the test if they are refused. */
gpointer game_fixture_new (const GameFixture *of, const char *lines);
/* Plays entry lines, and checks the state after each; stops the test if one is refused.  Empty lines are skipped. */
void game_fixture_play (const GameFixture *of, gpointer state, const char *lines);
/* Checks that the line is refused with words that contain `part`, and that it changes nothing. */
void game_fixture_refuse (const GameFixture *of, gpointer state, const char *line, const char *part);

/* Why these setup lines are refused; stops the test if they are not.  Free with g_free (). */
char *game_fixture_refusal (const GameFixture *of, const char *lines);

/* An entry, its words before it is applied, and the question after it; NULL: no question is compared. */
typedef struct
{
  const char *line, *told, *asked;
} FixtureStep;
void game_fixture_tell (const GameFixture *of, gpointer state, const FixtureStep *steps, guint n);

/* TRUE if the two dumps are equal; else `why` gets the first lines that differ. */
gboolean fixture_same (const char *a, const char *b, GString *why);

/* The same for one game with its types, and its entries.  If `name` is toy and `fixture` is toy_fixture, they are
 * toy_fixture_setup () and so on, toy_fixture_dump (), toy_entry_parse (), toy_entry_print (), toy_entry_tell (),
 * toy_line_tell (), toy_apply () and toy_apply_line (); the GameFixture is toy_test_game. */
#define GAME_FIXTURE(Name, name, fixture)                                                                              \
  extern const GameFixture name##_test_game;                                                                           \
  static inline TableSetup *fixture##_setup (const char *lines, TableRefusal *why)                                     \
  {                                                                                                                    \
    return game_fixture_setup (&name##_test_game, lines, why);                                                         \
  }                                                                                                                    \
  static inline Name##State *fixture##_new (const char *lines)                                                         \
  {                                                                                                                    \
    return game_fixture_new (&name##_test_game, lines);                                                                \
  }                                                                                                                    \
  static inline void fixture##_play (Name##State *state, const char *lines)                                            \
  {                                                                                                                    \
    game_fixture_play (&name##_test_game, state, lines);                                                               \
  }                                                                                                                    \
  static inline void fixture##_refuse (Name##State *state, const char *line, const char *part)                         \
  {                                                                                                                    \
    game_fixture_refuse (&name##_test_game, state, line, part);                                                        \
  }                                                                                                                    \
  static inline char *fixture##_refusal (const char *lines)                                                            \
  {                                                                                                                    \
    return game_fixture_refusal (&name##_test_game, lines);                                                            \
  }                                                                                                                    \
  static inline void fixture##_tell (Name##State *state, const FixtureStep *steps, guint n)                            \
  {                                                                                                                    \
    game_fixture_tell (&name##_test_game, state, steps, n);                                                            \
  }                                                                                                                    \
  static inline char *fixture##_dump (const Name##State *state)                                                        \
  {                                                                                                                    \
    return name##_test_game.dump (state);                                                                              \
  }                                                                                                                    \
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
