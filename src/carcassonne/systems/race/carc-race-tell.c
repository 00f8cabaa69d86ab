/* carc-race-tell.c - the race for the lighthouse in words and in JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-race.h"

#include "carcassonne/systems/keeper/carc-keeper.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static void
report_racer (const CarcState *state, guint player, GString *json)
{
  static CarcCellXY way[CARC_MAX_PLACED];
  const CarcFigure *racer = &state->figures[carc_race_of (state)->racer[player]];
  const CarcSlot *slot = &state->slots[racer->slot];
  guint steps = carc_racer_way (state, player, way, G_N_ELEMENTS (way));
  put_object (json, NULL);
  put_text (json, "player", carc_name (state, (int) player));
  put_text (json, "figure", carc_figures[racer->kind]->word);
  put_cell (json, "cell", slot->x, slot->y);
  put_truth (json, "boxed_in", steps == 0);
  put_number (json, "steps", steps);
  put_number (json, "turns_needed", carc_racer_turns (state, player));
  put_number (json, "turns_left", carc_turns_left (state, player));
  put_array (json, "way");
  for (guint i = 0; i < MIN (steps, G_N_ELEMENTS (way)); i++)
    put_cell (json, NULL, way[i].x, way[i].y);
  end_array (json);
  end_object (json);
}

void
carc_race_report (const CarcState *state, GString *json)
{
  const CarcRace *race = carc_race_of (state);
  put_object (json, "race");
  put_truth (json, "open", race->open);
  put_text (json, "keeper", carc_name (state, race->keeper));
  put_array (json, "racers");
  for (guint i = 0; race->open && i < state->rules->n_players; i++)
    if (race->racer[i] != CARC_NONE)
      report_racer (state, i, json);
  end_array (json);
  put_array (json, "removed");
  for (guint i = 0; i < state->rules->n_players; i++)
    if (race->removed & (1u << i))
      put_text (json, NULL, carc_name (state, (int) i));
  end_array (json);
  end_object (json);
}

void
carc_race_tell (const CarcState *state, GString *out)
{
  const CarcRace *race = carc_race_of (state);
  if (race->keeper >= 0)
    g_string_append_printf (out, _ ("Keeper of the lighthouse: %s\n"), carc_name (state, race->keeper));
  for (guint i = 0; race->open && i < state->rules->n_players; i++)
    {
      if (race->racer[i] == CARC_NONE)
        continue;
      const CarcSlot *slot = &state->slots[state->figures[race->racer[i]].slot];
      const char *name = carc_name (state, (int) i);
      guint needs = carc_racer_turns (state, i), left = carc_turns_left (state, i);
      if (needs == 0)
        g_string_append_printf (out, _ ("%s's racer on %d,%d has no free way to the lighthouse now\n"), name, slot->x,
                                slot->y);
      else
        g_string_append_printf (
            out, _ ("%s's racer on %d,%d: steps to the lighthouse: %u; turns needed: %u, and left: %u\n"), name,
            slot->x, slot->y, carc_racer_way (state, i, NULL, 0), needs, left);
    }
}

char *
carc_race_detail (const CarcState *state, guint player, TableAids aids)
{
  const CarcRace *race = carc_race_of (state);
  g_autofree char *way = NULL, *rest = NULL;
  if (!race->open || race->racer[player] == CARC_NONE)
    return NULL;
  guint turns = carc_racer_turns (state, player), left = carc_turns_left (state, player);
  if (turns == 0)
    return g_strdup (_ ("racer: no free way to the lighthouse now"));
  /* Translators: how many turns a racer still needs to the lighthouse */
  way = g_strdup_printf (ngettext ("racer: %u turn to go", "racer: %u turns to go", turns), turns);
  if (aids == TABLE_AIDS_TOURNAMENT) /* the turns that are left would tell the number of tiles in the stack */
    return g_steal_pointer (&way);
  /* Translators: how many turns a player still has before the tiles are used up */
  rest = g_strdup_printf (ngettext ("%u turn to play", "%u turns to play", left), left);
  return g_strdup_printf (_ ("%s, %s"), way, rest);
}

/* How far a moved racer is then. */
char *
carc_race_brings (const CarcTrial *trial)
{
  const guint player = trial->before->player;
  if (trial->entry->kind != CARC_ENTRY_PLACE || trial->entry->act != CARC_ACT_RACER)
    return NULL;
  if (carc_race_of (trial->after)->keeper == (int) player)
    return g_strdup (_ ("at the lighthouse"));
  if (carc_race_of (trial->after)->racer[player] == CARC_NONE)
    return NULL;
  guint turns = carc_racer_turns (trial->after, player);
  if (turns == 0)
    return g_strdup (_ ("then no free way to the lighthouse"));
  /* Translators: what a racer needs after this move */
  return g_strdup_printf (ngettext ("then %u turn to the lighthouse", "then %u turns to the lighthouse", turns), turns);
}

const char *
carc_race_honour (const CarcState *state, guint player, const char **sentence)
{
  if (carc_race_of (state)->keeper != (int) player)
    return NULL;
  if (carc_keeper_scores (state->rules))
    *sentence = _ ("Keeper of the lighthouse: 25 points at the end");
  else if (carc_keeper_of (state)->declined)
    *sentence = _ ("Keeper of the lighthouse: took no card");
  else
    *sentence = _ ("Keeper of the lighthouse: a card for the rest of the game");
  return _ ("Keeper");
}

char *
carc_race_summary (const CarcState *state)
{
  int keeper = carc_race_of (state)->keeper;
  return keeper >= 0 ? g_strdup_printf (_ (" · %s keeps the lighthouse"), carc_name (state, keeper)) : NULL;
}
