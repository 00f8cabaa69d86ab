/* carc-race-why.c - answers about the race for the lighthouse: each racer's shortest way, and what is in the way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The race for the lighthouse; rulings L20 to L26.
 */
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/carc-query.h"
#include "carc-race.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

/* The cells of the way that the racer would take if no figure stood anywhere: those where one does, and which. */
static void
say_blocked (const CarcState *state, guint player, TableAnswer *answer)
{
  g_autofree CarcCellXY *way = g_new (CarcCellXY, CARC_MAX_SLOTS);
  const guint n = carc_racer_free_way (state, player, way, CARC_MAX_SLOTS);
  guint16 from = state->figures[carc_race_of (state)->racer[player]].slot;
  if (n == 0)
    table_answer_say (answer, TABLE_SAYS_BLOCKED, (int) player,
                      g_strdup (_ ("no way over tiles leads to the lighthouse, even without any figure")));
  table_answer_mark_cells (answer, TABLE_MARK_CELLS, (int) player);
  for (guint i = 0; i < n; i++)
    {
      const guint16 to = carc_slot_at (state, way[i].x, way[i].y);
      TableRefusal why = { "" };
      if (!carc_racer_may_enter (state, player, from, to, &why))
        {
          table_answer_say (answer, TABLE_SAYS_BLOCKED, (int) player, g_strdup (why.sentence));
          table_answer_mark_cell (answer, way[i].x, way[i].y);
        }
      from = to;
    }
}

static void
say_racer (const CarcState *state, guint player, TableAnswer *answer)
{
  g_autofree CarcCellXY *way = g_new (CarcCellXY, CARC_MAX_SLOTS);
  const CarcSlot *slot = &state->slots[state->figures[carc_race_of (state)->racer[player]].slot];
  const guint steps = carc_racer_way (state, player, way, CARC_MAX_SLOTS);
  const guint turns = carc_racer_turns (state, player);
  if (steps == 0)
    table_answer_say (answer, TABLE_SAYS_STEPS, (int) player,
                      g_strdup_printf (_ ("on %d,%d, and no way to the lighthouse is free"), slot->x, slot->y));
  else
    {
      g_autofree char *told = g_strdup_printf (ngettext ("%u step", "%u steps", steps), steps);
      table_answer_count (answer, TABLE_SAYS_STEPS, (int) player, (int) turns,
                          g_strdup_printf (ngettext ("%u turn from %d,%d: %s", "%u turns from %d,%d: %s", turns), turns,
                                           slot->x, slot->y, told));
      table_answer_mark_cells (answer, TABLE_MARK_WAY, (int) player);
      table_answer_mark_cell (answer, slot->x, slot->y);
      for (guint i = 0; i < steps; i++)
        table_answer_mark_cell (answer, way[i].x, way[i].y);
    }
}

static void
say_keeper (const TableMoment *moment, TableAnswer *answer)
{
  g_auto (CarcOutlook) outlook;
  carc_outlook_init (&outlook, moment);
  for (guint i = 0; i < outlook.end->ledger.n_lines; i++)
    if (outlook.end->ledger.lines[i].kind == CARC_LINE_KEEPER)
      table_answer_gets (answer, outlook.end, &outlook.end->ledger.lines[i], i >= outlook.from);
}

gboolean
carc_race_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const CarcRace *race = carc_race_of (state);
  gboolean any = FALSE;
  if (query->query.kind != CARC_QUERY_RACE)
    return TRUE;
  table_answer_title (answer, g_strdup (_ ("the race for the lighthouse")));
  say_keeper (moment, answer);
  if (race->keeper >= 0)
    table_answer_say (answer, TABLE_SAYS_REASON, race->keeper, g_strdup (_ ("first at the lighthouse")));
  for (guint player = 0; player < state->rules->n_players; player++)
    if (race->racer[player] != CARC_NONE)
      {
        say_racer (state, player, answer);
        any = TRUE;
      }
  for (guint player = 0; player < state->rules->n_players; player++)
    if (race->racer[player] != CARC_NONE)
      say_blocked (state, player, answer);
  if (!any && race->keeper < 0)
    table_answer_say (answer, TABLE_SAYS_KNOWN, -1,
                      g_strdup (carc_lake_of (state)->placed ? _ ("nobody is in the race")
                                                             : _ ("the race begins when the lake is laid")));
  const TableRulingSet rules = TABLE_RULINGS (CARC_L20, CARC_L21, CARC_L23, CARC_L25, CARC_L30);
  table_rulings_join (&answer->rulings, &rules);
  table_answer_say (answer, TABLE_SAYS_RULE, -1,
                    g_strdup (_ ("The Lake, The race for the lighthouse: a racer goes up to two tiles a turn, and the "
                                 "first at the lighthouse becomes its Keeper")));
  return TRUE;
}
