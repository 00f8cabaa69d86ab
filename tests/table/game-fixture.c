/* game-fixture.c - see game-fixture.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game-fixture.h"

#include <string.h>

#include "texts.h"

TableSetup *
game_fixture_setup (const GameFixture *of, const char *lines, TableRefusal *why)
{
  g_auto (GStrv) split = g_strsplit (lines, "\n", -1);
  of->enlist ();
  g_autoptr (TableSetup) setup = table_setup_new (of->game);
  for (guint i = 0; split[i]; i++)
    if (!table_setup_line (setup, split[i], why))
      return NULL;
  return g_steal_pointer (&setup);
}

gpointer
game_fixture_new (const GameFixture *of, const char *lines)
{
  TableRefusal why = { "" };
  g_autoptr (TableSetup) setup = game_fixture_setup (of, lines, &why);
  gpointer state = setup ? of->game->state_new (setup, &why) : NULL;
  if (state == NULL)
    g_error ("setup refused: %s\n%s", why.sentence, lines);
  return state;
}

void
game_fixture_play (const GameFixture *of, gpointer state, const char *lines)
{
  g_auto (GStrv) split = g_strsplit (lines, "\n", -1);
  for (guint i = 0; split[i]; i++)
    {
      TableRefusal why = { "" };
      const char *line = g_strstrip (split[i]);
      if (*line && !table_game_apply_line (of->game, state, line, &why))
        g_error ("entry %u refused: %s\n%s", i + 1, why.sentence, line);
      if (!of->validate (state, &why))
        g_error ("after entry %u, %s: %s", i + 1, line, why.sentence);
    }
}

void
game_fixture_refuse (const GameFixture *of, gpointer state, const char *line, const char *part)
{
  g_autofree char *before = of->dump (state);
  TableRefusal why = { "" };
  if (table_game_apply_line (of->game, state, line, &why))
    g_error ("“%s” is taken, and should be refused with “%s”", line, part);
  if (strstr (why.sentence, part) == NULL)
    g_error ("“%s” is refused with “%s”, not with “%s”", line, why.sentence, part);
  g_autofree char *after = of->dump (state);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (g_utf8_validate (why.sentence, -1, NULL));
}

char *
game_fixture_refusal (const GameFixture *of, const char *lines)
{
  TableRefusal why = { "" };
  g_autoptr (TableSetup) setup = game_fixture_setup (of, lines, &why);
  if (setup != NULL && of->game->state_new (setup, &why) != NULL)
    g_error ("these lines are taken:\n%s", lines);
  return g_strdup (why.sentence);
}

void
game_fixture_tell (const GameFixture *of, gpointer state, const FixtureStep *steps, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      assert_text (table_game_tell_line (of->game, state, steps[i].line), steps[i].told);
      game_fixture_play (of, state, steps[i].line);
      if (steps[i].asked != NULL)
        assert_text (of->game->ask_tell (state), steps[i].asked);
    }
}

gboolean
fixture_same (const char *a, const char *b, GString *why)
{
  if (strcmp (a, b) == 0)
    return TRUE;
  g_auto (GStrv) left = g_strsplit (a, "\n", -1);
  g_auto (GStrv) right = g_strsplit (b, "\n", -1);
  guint i = 0;
  while (left[i] && right[i] && strcmp (left[i], right[i]) == 0)
    i++;
  g_string_append_printf (why, "states differ: “%s” against “%s”", left[i] ? left[i] : "", right[i] ? right[i] : "");
  return FALSE;
}
