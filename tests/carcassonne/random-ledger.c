/* random-ledger.c - counts what occurs in random games, and finds what is registered but never occurred.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each game is counted while it is played, in a child process.  The parent adds the counts of its children.
 */
#include "shrink.h"

#include <string.h>

#include "carc-offers.h"
#include "../table/act-signature.h"

static RandomLedger all;

/* ---- counting ---- */

void
random_ledger_begin (RandomLedger *ledger, const CarcState *start)
{
  ledger->games++;
  for (guint i = 0; i < carc_n_systems; i++)
    {
      ledger->systems[i] += carc_in_play (start->rules, i);
      ledger->tiles[i] += carc_in_play (start->rules, i) && carc_systems[i]->starts; /* nobody lays it */
    }
}

void
random_ledger_ask (RandomLedger *ledger, const CarcState *before, const char *line)
{
  CarcEntry entry;
  ledger->asks[before->ask]++;
  for (guint i = 0; i < before->rules->n_playing; i++)
    for (guint k = 0; k < before->rules->playing[i]->n_middle; k++)
      ledger->middle[before->rules->playing[i]->id][k] += before->rules->playing[i]->middle[k].count (before) != 0;
  if (!carc_entry_parse (before->rules, line, &entry, NULL))
    return;
  offers_count (&entry, ledger->acts);
  if (entry.kind == CARC_ENTRY_PLACE)
    {
      const CarcTile *tile = &before->rules->tiles[entry.tile];
      if (!tile->own)
        ledger->tiles[carc_system_find (tile->set)->id]++;
    }
}

void
random_ledger_come (RandomLedger *ledger, const CarcState *after, const TableLedger *effects)
{
  for (guint i = 0; i < effects->n_lines; i++)
    ledger->effects[effects->lines[i].kind]++;
  for (guint i = 0; i < after->n_figures; i++)
    {
      ledger->figures[after->figures[i].kind] += after->figures[i].place != CARC_PLACE_SUPPLY;
      ledger->places[after->figures[i].place]++;
      ledger->places[carc_place_rows[after->figures[i].place]->named_as]++;
    }
}

void
random_ledger_end (RandomLedger *ledger, const CarcState *end)
{
  ledger->asks[end->ask]++;
  for (guint i = 0; i < end->ledger.n_lines; i++)
    ledger->lines[end->ledger.lines[i].kind]++;
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (TableLuckRow));
  carc_game.luck (end, rows);
  for (guint i = 0; i < rows->len; i++)
    {
      const TableLuckRow *row = &g_array_index (rows, TableLuckRow, i);
      ledger->lucks[row->kind - carc_game.luck_kinds] += table_luck_has (row, end->rules->n_players);
    }
}

static void
add (guint *to, const guint *from, guint n)
{
  for (guint i = 0; i < n; i++)
    to[i] += from[i];
}

void
random_ledger_add (const RandomLedger *played)
{
  G_STATIC_ASSERT (sizeof (RandomLedger) % sizeof (guint) == 0);
  add ((guint *) &all, (const guint *) played, sizeof all / sizeof (guint));
}

/* ---- what was missed ---- */

static void
tell (GString *missed, const char *system, const char *what, const char *word, guint count)
{
  g_test_message ("%s: %s %s: %u", system, what, word, count);
  if (count == 0)
    g_string_append_printf (missed, "%s%s: %s %s", missed->len ? "; " : "", system, what, word);
}

#define TELL(rows, counts)                                                                                             \
  for (guint k = 0; k < system->n_##rows; k++)                                                                         \
  tell (missed, system->name, #rows, system->rows[k].word, (counts)[system->rows[k].id])

/* Test-snapshot enters these, if the table cannot agree to them in the middle of a game. */
static gboolean
is_of_snapshot (const TableAct *act)
{
  return act->kind == CARC_ENTRY_SNAPSHOT || act->group == CARC_GROUP_HERE
         || (act->when == CARC_WHEN (SNAPSHOT) && (act->prefixed & ~act->when) == 0);
}

static void
tell_acts (GString *missed, const CarcSystem *system)
{
  for (guint k = 0; k < system->n_acts; k++)
    for (guint i = 0; i < carc_act_table.n_rows; i++)
      if (carc_act_table.rows[i] == &system->acts[k] && !system->acts[k].way && !is_of_snapshot (&system->acts[k]))
        {
          g_autofree char *signature = act_signature (&system->acts[k]);
          tell (missed, system->name, "act", signature, all.acts[i]);
        }
}

char *
random_games_missed (void)
{
  GString *missed = g_string_new (NULL);
  all.asks[CARC_ASK_SNAPSHOT]++;
  for (guint i = 0; i < carc_n_systems; i++)
    {
      const CarcSystem *system = carc_systems[i];
      tell (missed, system->name, "in play", "games", all.systems[i]);
      if (carc_system_tiles (system) != NULL)
        tell (missed, system->name, "laid", "tiles", all.tiles[i]);
      tell_acts (missed, system);
      TELL (questions, all.asks);
      TELL (figures, all.figures);
      TELL (place_rows, all.places);
      TELL (lines, all.lines);
      TELL (effects, all.effects);
      for (guint k = 0; k < system->n_lucks; k++)
        tell (missed, system->name, "luck", system->lucks[k].word, all.lucks[carc_first_luck[i] + k]);
      for (guint k = 0; k < system->n_middle; k++)
        tell (missed, system->name, "middle", system->middle[k].word, all.middle[i][k]);
    }
  return g_string_free (missed, missed->len == 0);
}

void
random_games_all_played (void)
{
  if (all.games == 0 || RANDOM_GAMES_ARE_FEW)
    {
      g_test_skip ("too few games were played before");
      return;
    }
  g_autofree char *missed = random_games_missed ();
  if (missed != NULL)
    g_error ("never played in %u games: %s", all.games, missed);
}
