/* idle-rulings.h - for tests of every game: a ruling that is said to make no difference makes none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "table/table-game.h"

/* Another reading for each ruling that makes no difference now.  One that would give sense to another of them stays. */
static inline TableSetup *
idle_rulings_changed (const TableSetup *setup, GString *changed)
{
  TableSetup *other = table_setup_copy (setup);
  for (guint i = 0; i < setup->game->n_rulings; i++)
    {
      const TableRuling *ruling = &setup->game->rulings[i];
      if (ruling->n_options < 2 || table_setup_matters (other, i))
        continue;
      other->rulings[i] = (guint8) ((setup->rulings[i] + 1u) % ruling->n_options);
      gboolean sense = FALSE;
      for (guint k = 0; k < setup->game->n_rulings && !sense; k++)
        sense = setup->game->rulings[k].n_options > 1 && !table_setup_matters (setup, k)
                && table_setup_matters (other, k);
      if (sense)
        other->rulings[i] = setup->rulings[i];
      else
        g_string_append_printf (changed, " %s", ruling->id);
    }
  return other;
}

/* Plays the entries (char *) by both readings: the same entries are taken, and bring the same. */
static inline gboolean
idle_rulings_check (const TableSetup *setup, const GPtrArray *entries, GString *why)
{
  const TableGame *game = setup->game;
  g_autoptr (GString) changed = g_string_new (NULL);
  g_autoptr (TableSetup) other = idle_rulings_changed (setup, changed);
  gpointer one = game->state_new (setup, NULL), two = game->state_new (other, NULL);
  gboolean same = one != NULL && two != NULL;
  for (guint i = 0; same && i < entries->len; i++)
    {
      const char *line = entries->pdata[i];
      same = table_game_fold_line (game, one, line, NULL, NULL) == table_game_fold_line (game, two, line, NULL, NULL)
             && table_state (one)->ask == table_state (two)->ask
             && memcmp (table_state (one)->ledger.scores, table_state (two)->ledger.scores,
                        sizeof table_state (one)->ledger.scores)
                    == 0;
      if (!same)
        g_string_append_printf (why, "“%s” differs after other readings of%s", line, changed->str);
    }
  if (*why->str == '\0' && !same)
    g_string_append_printf (why, "there is no game after other readings of%s", changed->str);
  g_clear_pointer (&one, game->state_free);
  g_clear_pointer (&two, game->state_free);
  return same;
}

/* What each ruling needs is there: a system of the game, or a ruling with that reading. */
static inline void
idle_rulings_needs (const TableGame *game)
{
  for (guint i = 0; i < game->n_rulings; i++)
    for (guint k = 0; k < TABLE_NEEDS_MAX && game->rulings[i].needs[k].what != NULL; k++)
      {
        const TableNeed *need = &game->rulings[i].needs[k];
        const int ruling = table_ruling_find (game->rulings, game->n_rulings, need->what);
        gboolean known = FALSE;
        if (need->reading != NULL)
          known = ruling >= 0 && table_ruling_option (&game->rulings[ruling], need->reading) >= 0;
        for (guint s = 0; need->reading == NULL && s < game->n_systems; s++)
          known |= strcmp (game->systems[s].name, need->what) == 0;
        if (!known)
          g_error ("%s needs %s %s, and there is none", game->rulings[i].id, need->what,
                   need->reading ? need->reading : "");
      }
}
