/* test-alternatives.c - how else a tile could have been laid, in random games: nothing legal is forgotten, nothing is
 * there twice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is legal is found in another way here: by entries that are tried.
 */
#include "carc-random-game.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/carc-tile-ways.h"
#include "table/table-what-if.h"
#include "../table/test-add.h"

#define fail random_game_fail

enum
{
  TRIED = 12, /* entries of each game */
};

static struct
{
  guint lines, special, acts;
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

/* What was done with the tile is among what could be done, if it is no claim: those are named in several ways, and so
 * are paths of several cells.  Of a row with very many values, not all are there. */
static gboolean
check_act (const CarcState *state, const char *line, GHashTable *lines, guint n_acts, GString *why)
{
  CarcEntry entry;
  if (!table_acts_parse (&carc_act_table, state->rules, line, &entry, NULL) || entry.act == CARC_ACT_NONE
      || entry.act == CARC_ACT_FOLLOWER || entry.agreed || entry.n_path > 1 || n_acts >= CARC_TILE_ACTS_MAX)
    return TRUE;
  g_autofree char *printed = NULL;
  if (!is_legal (state, &entry, &printed))
    return TRUE;
  seen->acts++;
  return g_hash_table_contains (lines, printed) || fail (why, "“%s” is legal and forgotten", printed);
}

static gboolean
check_others (const CarcState *state, const char *line, GString *why)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (TableAlternative));
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean right = TRUE;
  carc_alternatives.add (state, NULL, line, others);
  for (guint i = 0; i < others->len; i++)
    {
      char *other = g_array_index (others, TableAlternative, i).line;
      right = right && (!g_hash_table_contains (lines, other) || fail (why, "“%s” is there twice", other));
      g_hash_table_add (lines, other);
    }
  seen->lines += others->len;
  guint n_acts = 0;
  for (guint i = 0; i < others->len && right; i++)
    {
      CarcEntry entry;
      const char *other = g_array_index (others, TableAlternative, i).line;
      right = right && table_acts_parse (&carc_act_table, state->rules, other, &entry, NULL);
      if (right && entry.act == CARC_ACT_FOLLOWER)
        right = check_kinds (state, &entry, lines, why);
      n_acts += entry.act != CARC_ACT_NONE && entry.act != CARC_ACT_FOLLOWER;
    }
  return right && check_act (state, line, lines, n_acts, why);
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
test_each_kind_once (void)
{
  seen = random_games_shared (sizeof *seen);
  random_games_check (40, &random_taste_all, check_game);
  g_test_message ("%u other entries, %u of them with a figure of another kind; %u were something else", seen->lines,
                  seen->special, seen->acts);
  g_assert_cmpuint (seen->lines, >, RANDOM_GAMES (1000));
  g_assert_cmpuint (seen->special, >, RANDOM_GAMES (100));
  g_assert_cmpuint (seen->acts, >, RANDOM_GAMES (10));
}

/* ---- pieces of the systems ---- */

#define TWO "player Anna red\nplayer Ben blue\nset base\n"
#define FIRST "deploy Anna follower 0,0 road:E test\ndeploy Ben follower 0,0 city:N test\n"

static const struct
{
  const char *setup, *played, *tile, *act;
} pieces[] = {
  { TWO "set dragon\n", FIRST, "place dragon/corner-princess 0,-1 r2", "princess 0,0 city:N Ben" },
  { TWO "set dragon\nrule D8 must\n", FIRST, "place dragon/corner-princess 0,-1 r2", "princess 0,0 city:N Ben" },
  { TWO "set dragon\n", FIRST, "place ffff 0,1 r0", "fairy 0,0 road:E" },
  { TWO "set dragon\nrule D2 tile\n", FIRST, "place ffff 0,1 r0", "fairy on 0,0" },
  { TWO "set dragon\n", "", "place dragon/crossing-portal 0,1 r0", "portal 0,0 city:N" },
  { TWO "set tower\n", FIRST, "place tower/field 0,1 r0", "tower 0,1" },
  { TWO "set tower\n", "place tower/field 0,1 r0 tower 0,1\n", "place ffff 0,2 r0", "guard 0,1" },
  { TWO "use arbitress\n", FIRST, "place ffff 0,1 r0", "arbitress 0,1" },
  { TWO "set abbey\n", "place ffff 0,1 r0\nplace ffff 1,1 r0\nplace ffff 0,2 r0\n", "place ffff 1,2 r0",
    "barn corner 1,2" },
};

/* The line is there when the tile was laid with nothing, and before it is laid. */
static void
test_pieces (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (CarcState) state = fixture_new (pieces[i].setup);
      g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (TableAlternative));
      g_autofree char *line = g_strdup_printf ("%s %s", pieces[i].tile, pieces[i].act);
      CarcEntry entry;
      guint n_others = 0, n_outcomes = 0;

      fixture_play (state, pieces[i].played);
      g_assert_true (table_acts_parse (&carc_act_table, state->rules, pieces[i].tile, &entry, NULL));
      carc_alternatives.add (state, NULL, pieces[i].tile, others);
      for (guint k = 0; k < others->len; k++)
        {
          g_autofree char *other = g_array_index (others, TableAlternative, k).line;
          n_others += g_str_equal (other, line);
        }
      g_autoptr (GArray) outcomes = carc_advice (state, (guint) entry.tile);
      for (guint k = 0; k < outcomes->len; k++)
        {
          const CarcEntry *way = &g_array_index (outcomes, CarcAdvice, k).entry;
          g_autofree char *printed = table_acts_print (&carc_act_table, state->rules, way);
          n_outcomes += g_str_equal (printed, line);
        }
      if (n_others != 1 || n_outcomes != 1)
        g_error ("“%s” is there %u and %u times", line, n_others, n_outcomes);
    }
}

TESTS_MAIN_AFTER (carc_register (), "/others", each_kind_once, pieces)
