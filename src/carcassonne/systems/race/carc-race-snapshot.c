/* carc-race-snapshot.c - racers and the Keeper of a game that has already begun.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/lake/carc-lake.h"
#include "carc-race.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

/* A figure in the supply that may race; CARC_NONE and a refusal if there is none, or no race. */
static guint
find_racer (const CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const guint player = (guint) entry->player;
  const guint figure = carc_figure_in_supply (state, player, (CarcFigureKind) entry->figure);
  if (carc_race_of (state)->racer[player] != CARC_NONE)
    table_refuse (why, _ ("%s has a racer already"), carc_name (state, (int) player));
  else if (!carc_lake_of (state)->placed)
    table_refuse (why, _ ("there is no race before the lake lies on the table"));
  else if (carc_race_of (state)->keeper >= 0)
    table_refuse (why, _ ("the race is over: %s is the Keeper"), carc_name (state, carc_race_of (state)->keeper));
  else if (!carc_figures[entry->figure]->may_race)
    table_refuse (why, _ ("%s: this kind of figure does not race"), _ (carc_figures[entry->figure]->name));
  else if (figure == CARC_NONE)
    carc_refuse_none_left (state, player, entry->figure, why);
  else
    return figure;
  return CARC_NONE;
}

gboolean
carc_race_apply_now_racer (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint figure = find_racer (state, entry, why);
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  if (figure == CARC_NONE)
    return FALSE;
  if (!carc_slot_placed (state, slot))
    return table_refuse (why, _ ("there is no tile on %d,%d"), entry->x, entry->y);
  if (!carc_racer_may_stand (state, slot, why))
    return FALSE;
  carc_race_start_racer (state, (guint) entry->player, figure);
  state->figures[figure].slot = slot;
  return TRUE;
}

/* The kinds of figure that can be the racer or the Keeper of this player. */
void
carc_race_offer_now_kinds (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  CarcEntry entry = *(const CarcEntry *) given;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    {
      entry.figure = (guint8) kind;
      if (find_racer (data, &entry, NULL) != CARC_NONE)
        table_offer_add (offers, (gint32) kind);
    }
}

static gboolean
can_stand (const CarcState *state, guint16 slot)
{
  return carc_racer_may_stand (state, slot, NULL);
}

void
carc_race_offer_now_cells (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  if (find_racer (state, given, NULL) != CARC_NONE)
    carc_offer_slots (state, can_stand, offers);
}

gboolean
carc_race_apply_now_keeper (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcRace *race = carc_race_edit (state);
  const guint figure = find_racer (state, entry, why);
  if (figure == CARC_NONE)
    return FALSE;
  carc_race_start_racer (state, (guint) entry->player, figure);
  race->racer[entry->player] = CARC_NONE;
  race->keeper = entry->player;
  state->figures[figure].at = CARC_AT_KEEPER;
  state->figures[figure].slot = carc_lake_of (state)->lighthouse;
  return TRUE;
}

/* The race goes on if there is no Keeper. */
gboolean
carc_race_resume (CarcState *state, TableRefusal *why)
{
  CarcRace *race = carc_race_edit (state);
  for (guint i = 0; i < state->rules->n_players; i++)
    if (race->keeper >= 0 && race->racer[i] != CARC_NONE)
      return table_refuse (why, _ ("%s has a racer, and the race is over"), carc_name (state, (int) i));
  race->open = carc_lake_of (state)->placed && race->keeper < 0;
  return TRUE;
}
