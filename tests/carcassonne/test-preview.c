/* test-preview.c - what an entry would score, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting tile has a city edge in the north and a road from west to east.
 */
#include "carc-fixture.h"
#include "carcassonne/carc-play.h"
#include "../table/texts.h"
#include "../table/test-add.h"

#define BOTH "player Anna\nplayer Ben\nset base\n"

static void
assert_preview (const CarcState *state, const char *line, const char *wanted)
{
  CarcEntry entry;
  guint from;
  g_assert_true (carc_entry_parse (state->rules, line, &entry, NULL));
  g_autoptr (CarcState) after = carc_preview (state, &entry, &from, NULL, NULL);
  g_assert_nonnull (after);
  assert_text (carc_preview_tell (after, from), wanted);
}

/* Leaves one copy of a tile in the stack, and nothing else. */
static void
leave_one (CarcState *state, const char *tile)
{
  int last = carc_rules_tile (state->rules, tile);
  g_assert_cmpint (last, >=, 0);
  for (guint i = 0; i < state->rules->n_tiles; i++)
    {
      guint leave = i == (guint) last;
      state->aside[i] = (guint16) (state->aside[i] + state->remaining[i] - leave);
      state->n_aside = (guint16) (state->n_aside + state->remaining[i] - leave);
      state->remaining[i] = (guint16) leave;
    }
  state->n_remaining = 1;
}

static void
test_scores (void)
{
  g_autoptr (CarcState) state = fixture_new (BOTH);
  fixture_play (state, "place frrr 1,0 r0 follower road:W");
  assert_preview (state, "place ffff 0,1 r0", "");
  assert_preview (state, "place frrr -1,0 r0", "road at -1,0: 3 tiles = 3 to Anna");
}

/* What the final scoring adds is not told: only that the game ends. */
static void
test_the_end (void)
{
  g_autoptr (CarcState) state = fixture_new (BOTH);
  fixture_play (state, "place frrr 1,0 r0 follower road:W");
  assert_preview (state, "end \"the last bus\"", "the game ends");
  leave_one (state, "frrr");
  assert_preview (state, "place frrr -1,0 r0", "road at -1,0: 3 tiles = 3 to Anna; then the game ends");
  assert_preview (state, "place frrr 1,-1 r2", "the game ends");
}

/* The question that an entry leads to is told as the next one. */
static void
test_then (void)
{
  g_autoptr (CarcState) state = fixture_new (BOTH "use lake\n");
  assert_preview (state, "place lake 1,-1 r0", "then Anna: join the race for the lighthouse?");
  fixture_play (state, "place lake 1,-1 r0");
  assert_preview (state, "race join", "then Ben: join the race for the lighthouse?");
}

TESTS_MAIN_AFTER (carc_register (), "/preview", scores, the_end, then)
