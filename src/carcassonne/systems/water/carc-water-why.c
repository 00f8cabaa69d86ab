/* carc-water-why.c - answers about the water supply: who put which token where and when, and what it will bring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The water supply; rulings L33 to L42.
 */
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-rooms.h"
#include "carc-water.h"
#include "table/table-intl.h"

/* Who put a token into which city: the effects remember it. */
static void
say_tokens (const CarcOutlook *outlook, TableAnswer *answer)
{
  for (guint i = 0; i < outlook->n_before; i++)
    {
      const TableLine *effect = &outlook->effects.lines[i];
      if (effect->kind != CARC_EFFECT_TOKEN)
        continue;
      table_answer_say (answer, TABLE_SAYS_KNOWN, effect->player,
                        g_strdup_printf (_ ("a token into the city at %d,%d, with entry %u"), effect->x, effect->y,
                                         effect->entry + 1));
      table_answer_mark (answer, TABLE_MARK_PLACE, effect->player, effect->feature);
    }
}

gboolean
carc_water_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const CarcWater *water = carc_water_of (state);
  if (query->query.kind != CARC_QUERY_WATER)
    return TRUE;
  g_auto (CarcOutlook) outlook;
  carc_outlook_init (&outlook, moment);
  table_answer_title (answer, g_strdup (_ ("the water supply")));
  table_answer_say (
      answer, TABLE_SAYS_WHOLE, -1,
      g_strdup_printf (ngettext ("%u token on the table", "%u tokens on the table", water->placed), water->placed));
  for (guint i = 0; i < outlook.end->ledger.n_lines; i++)
    if (outlook.end->ledger.lines[i].kind == CARC_LINE_WATER)
      table_answer_gets (answer, outlook.end, &outlook.end->ledger.lines[i], i >= outlook.from);
  for (guint player = 0; water->each > 0 && player < state->rules->n_players; player++)
    table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, water->left[player], g_strdup (_ ("tokens left")));
  if (water->each == 0)
    table_answer_say (answer, TABLE_SAYS_KNOWN, -1, g_strdup (_ ("tokens are dealt when the lake is laid")));
  say_tokens (&outlook, answer);
  if (water->first >= 0)
    table_answer_say (answer, TABLE_SAYS_REASON, water->first, g_strdup (_ ("the first to use up the supply")));
  const TableRulingSet rules = TABLE_RULINGS (CARC_L33, CARC_L34, CARC_L35, CARC_L39, CARC_L42);
  table_rulings_join (&answer->rulings, &rules);
  table_answer_say (answer, TABLE_SAYS_RULE, -1, g_strdup (_ (carc_lines[CARC_LINE_WATER]->rule)));
  return TRUE;
}
