/* test-others.c - how else a tile could have been laid, in random games: nothing legal is forgotten, nothing is there
 * twice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is legal is found in another way here: by entries that are tried.
 */
#include "carc-random-game.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-what-if.h"

#define fail random_game_fail

enum
{
  TRIED = 6, /* entries of each game */
};

static struct
{
  guint lines, special;
} * seen; /* shared with the processes that play */

static gboolean
is_legal (const CarcState *state, const CarcEntry *entry, char **line)
{
  g_autoptr (CarcState) after = carc_game.state_copy (state);
  *line = table_acts_print (&carc_act_table, state->rules, entry);
  return *line != NULL && table_game_apply_line (&carc_game, after, *line, NULL);
}

/* The same place of the tile and the same feature, with a figure of every kind. */
static gboolean
check_kinds (const CarcState *state, const CarcEntry *entry, GHashTable *lines, GString *why)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    {
      g_autofree char *line = NULL;
      CarcEntry other = *entry;
      other.figure = (guint8) kind;
      if (!is_legal (state, &other, &line))
        continue;
      if (!g_hash_table_contains (lines, line))
        return fail (why, "“%s” is legal and forgotten", line);
      seen->special += kind != 0;
    }
  return TRUE;
}

static gboolean
check_others (const CarcState *state, const char *line, GString *why)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (TableOther));
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean right = TRUE;
  carc_others.add (state, NULL, line, others);
  for (guint i = 0; i < others->len; i++)
    {
      char *other = g_array_index (others, TableOther, i).line;
      right = right && (!g_hash_table_contains (lines, other) || fail (why, "“%s” is there twice", other));
      g_hash_table_add (lines, other);
    }
  seen->lines += others->len;
  for (guint i = 0; i < others->len && right; i++)
    {
      CarcEntry entry;
      const char *other = g_array_index (others, TableOther, i).line;
      right = right && table_acts_parse (&carc_act_table, state->rules, other, &entry, NULL);
      if (right && entry.act == CARC_ACT_FOLLOWER)
        right = check_kinds (state, &entry, lines, why);
    }
  return right;
}

static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  const guint step = MAX (1, game->entries->len / TRIED);
  for (guint i = 0; state != NULL && i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      if (i % step == 0 && g_str_has_prefix (line, "place ") && !check_others (state, line, why))
        return FALSE;
      if (!table_game_apply_line (&carc_game, state, line, NULL))
        return TRUE;
    }
  return TRUE;
}

static void
test_others (void)
{
  seen = random_games_shared (sizeof *seen);
  random_games_check (40, &random_taste_all, check_game);
  g_test_message ("%u other entries, %u of them with a figure of another kind", seen->lines, seen->special);
  g_assert_cmpuint (seen->lines, >, RANDOM_GAMES (1000));
  g_assert_cmpuint (seen->special, >, RANDOM_GAMES (100));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/others/each-kind-once", test_others);
  return g_test_run ();
}
