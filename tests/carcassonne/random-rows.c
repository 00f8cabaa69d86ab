/* random-rows.c - entries of random games as the rows of acts offer them, so that every system is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-offers.h"
#include "shrink.h"

/* What carc-random-game.c plays with a plan of its own; everything else comes out of the rows. */
static gboolean
knows_act (const TableAct *act)
{
  if (act->kind == CARC_ACT_FOLLOWER)
    return act->fixed[0].value == CARC_FOLLOWER || act->fixed[0].value == CARC_BIG;
  return act->kind == CARC_ACT_ARBITRESS || act->kind == CARC_ACT_RACER || act->kind == CARC_ACT_ENTER;
}

static gboolean
knows_entry (int kind)
{
  static const guint8 known[] = {
    CARC_ENTRY_PLACE, CARC_ENTRY_RACE,   CARC_ENTRY_DISCARD, CARC_ENTRY_AGAIN,  CARC_ENTRY_JUDGE,
    CARC_ENTRY_ORDER, CARC_ENTRY_POINTS, CARC_ENTRY_RETURN,  CARC_ENTRY_DEPLOY, CARC_ENTRY_TURN,
    CARC_ENTRY_NOTE,  CARC_ENTRY_END,    CARC_ENTRY_WHEEL,   CARC_ENTRY_PAD,    CARC_ENTRY_SNAPSHOT,
  };
  return memchr (known, kind, sizeof known) != NULL;
}

/* An act that this player knows nothing of, as its row offers it; FALSE if there is none. */
gboolean
random_add_act (GRand *rand, const CarcState *laid, GString *line)
{
  CarcEntry entry;
  const gboolean must = !table_acts_may_omit (&carc_act_table, CARC_GROUP_ACTS, laid);
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      if (act->group != CARC_GROUP_ACTS || act->way || knows_act (act) || !offers_row (laid, act)
          || (g_rand_int_range (rand, 0, 100) >= 30 && !must))
        continue;
      if (!carc_entry_parse (laid->rules, line->str, &entry, NULL) || !offers_fill (rand, laid, act, NULL, &entry))
        continue;
      g_autofree char *whole = carc_entry_print (laid->rules, &entry);
      g_string_assign (line, whole);
      return TRUE;
    }
  return FALSE;
}

/* An entry that this player knows nothing of, as its row offers it; NULL if there is none. */
char *
random_other_entry (GRand *rand, const CarcState *state)
{
  CarcEntry entry;
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      if (act->group != CARC_GROUP_ENTRIES || act->prefix || act->way || knows_entry (act->kind)
          || !offers_row (state, act) || g_rand_int_range (rand, 0, 100) >= (state->ask == CARC_ASK_TILE ? 10 : 50))
        continue;
      table_acts_begin (&carc_act_table, &entry);
      if (offers_fill (rand, state, act, NULL, &entry))
        return carc_entry_print (state->rules, &entry);
    }
  return NULL;
}

/* Any entry that the table can agree to now; NULL if there is none. */
char *
random_agreed (GRand *rand, const CarcState *state)
{
  CarcEntry entry;
  table_acts_begin (&carc_act_table, &entry);
  return offers_fill (rand, state, carc_act_table.prefix, NULL, &entry) ? carc_entry_print (state->rules, &entry)
                                                                        : NULL;
}

/* As random_agreed (), but one that says how something lies. */
char *
random_now (GRand *rand, const CarcState *state)
{
  const TableAct *rows[TABLE_ACTS_MAX];
  g_autoptr (CarcState) agreeing = table_game_agreeing (&carc_game, state);
  CarcEntry entry;
  guint n = 0;
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    if (carc_act_table.rows[i]->when == CARC_WHEN (SNAPSHOT) && offers_row (agreeing, carc_act_table.rows[i])
        && offers_in_play (state, carc_act_table.rows[i]))
      rows[n++] = carc_act_table.rows[i];
  table_acts_begin (&carc_act_table, &entry);
  if (n == 0 || !offers_fill (rand, agreeing, rows[g_rand_int_range (rand, 0, (gint32) n)], NULL, &entry))
    return NULL;
  entry.agreed = TRUE;
  g_strlcpy (entry.why, "so it lies", sizeof entry.why);
  return carc_entry_print (state->rules, &entry);
}

/* Any entry of this kind, as its row offers it. */
char *
random_of_row (GRand *rand, const CarcState *state, CarcEntryKind kind)
{
  CarcEntry entry;
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      table_acts_begin (&carc_act_table, &entry);
      if (act->group == CARC_GROUP_ENTRIES && !act->prefix && !act->way && act->kind == (int) kind
          && offers_row (state, act) && offers_fill (rand, state, act, NULL, &entry))
        return carc_entry_print (state->rules, &entry);
    }
  return NULL;
}
