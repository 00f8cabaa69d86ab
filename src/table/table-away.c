/* table-away.c - see table-away.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-away.h"

#include "table-entry.h"
#include "table-intl.h"

static const char *
name_of (gconstpointer rules, guint player)
{
  return table_name_said (&((const TableRules *) rules)->players[player]);
}

guint
table_there (gconstpointer rules, guint away)
{
  return ~away & ((1u << ((const TableRules *) rules)->n_players) - 1);
}

guint
table_next_there (gconstpointer rules, guint away, guint player)
{
  const guint n = ((const TableRules *) rules)->n_players;
  for (guint i = 1; i < n; i++)
    if (table_is_there (away, (player + i) % n))
      return (player + i) % n;
  return player;
}

gboolean
table_refuse_away (gconstpointer rules, guint player, TableRefusal *why)
{
  return table_refuse (why, _ ("%s has left"), name_of (rules, player));
}

gboolean
table_leave (gpointer data, gconstpointer entry, TableRefusal *why)
{
  TableState *state = data;
  const guint player = (guint) ((const TableEntryBase *) entry)->player;
  if (!table_is_there (state->away, player))
    return table_refuse_away (state->rules, player, why);
  if (table_state_there (state) == 1u << player)
    return table_refuse (why, _ ("nobody else is there"));
  state->away |= (guint8) (1u << player);
  return TRUE;
}

gboolean
table_come (gpointer data, gconstpointer entry, TableRefusal *why)
{
  TableState *state = data;
  const guint player = (guint) ((const TableEntryBase *) entry)->player;
  if (table_is_there (state->away, player))
    return table_refuse (why, _ ("%s is there"), name_of (state->rules, player));
  state->away &= (guint8) ~(1u << player);
  return TRUE;
}

/* ---- the callbacks of the rows ---- */

gboolean
table_away_may_leave (gconstpointer state, const TableAct *act)
{
  const guint there = table_state_there (state);
  return (there & (there - 1)) != 0;
}

gboolean
table_away_may_come (gconstpointer state, const TableAct *act)
{
  return table_state (state)->away != 0;
}

void
table_away_offer_there (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  table_offer_players (state, table_state_there (state), offers);
}

void
table_away_offer_away (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand,
                       GArray *offers)
{
  table_offer_players (state, table_state (state)->away, offers);
}

/* The name of the player in the entry. */
static const char *
said_of (const TableState *before, const TableEntryBase *entry)
{
  return name_of (before->rules, (guint) entry->player);
}

char *
table_away_tell_leave (gconstpointer before, gconstpointer entry)
{
  return g_strdup_printf (_ ("%s leaves"), said_of (before, entry));
}

char *
table_away_tell_come (gconstpointer before, gconstpointer entry)
{
  return g_strdup_printf (_ ("%s comes"), said_of (before, entry));
}
