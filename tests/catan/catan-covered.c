/* catan-covered.c - see catan-covered.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-covered.h"
#include "../table/random-pick.h"

#include <stdio.h>

/* Some of the cards that everybody would have seen were not seen. */
static void
cover_cards (CatanGiven *given, GRand *rand, guint told)
{
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    for (guint i = given->seen[r]; i > 0; i--)
      {
        if (chance (rand, 40))
          continue;
        given->seen[r]--;
        if (chance (rand, told))
          given->told[r]++;
        else
          given->unseen++;
      }
}

static void
cover_stolen (CatanEntry *entry, GRand *rand, guint told)
{
  if (entry->player == CATAN_NOBODY || entry->resource >= CATAN_N_RESOURCES || chance (rand, 20))
    return;
  if (chance (rand, told))
    entry->resource = (guint8) CATAN_TOLD (entry->resource);
  else
    entry->resource = chance (rand, 50) ? CATAN_UNSEEN : CATAN_ANY;
}

/* A monopoly says how many cards come from whom if that is not certain; sometimes it says all numbers. */
static void
count_taken (const CatanState *state, const CatanState *truth, CatanEntry *entry, GRand *rand)
{
  const guint8 r = entry->resource;
  const gboolean all = chance (rand, 20);
  for (guint p = 0; p < truth->rules->n_players; p++)
    if ((gint8) p != truth->player && (all || state->seats[p].hand[r] < state->seats[p].most[r]))
      entry->taken[p] = (gint8) (truth->seats[p].hand[r] > 0 ? truth->seats[p].hand[r] : CATAN_TAKEN_NONE);
}

char *
catan_cover_line (const CatanState *state, const CatanState *truth, const char *line, GRand *rand, guint told)
{
  CatanEntry entry;
  TableRefusal why = { "" };
  if (!catan_entry_parse (truth->rules, line, &entry, &why))
    g_error ("%s: %s", line, why.sentence);
  if (entry.kind == CATAN_ENTRY_ROBBER || (entry.kind == CATAN_ENTRY_PLAY && entry.card == CATAN_KNIGHT)
      || (entry.kind == CATAN_ENTRY_FISH && entry.number == 3))
    cover_stolen (&entry, rand, told);
  if (entry.kind == CATAN_ENTRY_DISCARD)
    cover_cards (&entry.give, rand, told);
  if (entry.kind == CATAN_ENTRY_TRADE && chance (rand, 40))
    {
      cover_cards (&entry.give, rand, told);
      cover_cards (&entry.get, rand, told);
    }
  if (entry.kind == CATAN_ENTRY_PLAY && entry.card == CATAN_MONOPOLY)
    count_taken (state, truth, &entry, rand);
  if ((entry.kind == CATAN_ENTRY_BUY || entry.kind == CATAN_ENTRY_FISH) && entry.card < CATAN_N_CARDS)
    entry.card = chance (rand, 30) ? CATAN_UNSEEN : (guint8) CATAN_TOLD (entry.card);
  return table_acts_print (&catan_act_table, truth->rules, &entry);
}

static gboolean
allows (const CatanHands *hands, const CatanState *truth)
{
  for (guint k = 0; hands != NULL && k < CATAN_KEEPERS; k++)
    {
      const guint8 *held = k == CATAN_KEEPER_BANK ? truth->bank : truth->seats[k].hand;
      CatanHandsView view;
      guint n = 0;
      catan_hands_view (hands, k, &view);
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        {
          n += held[r];
          if (held[r] < view.least[r] || held[r] > view.most[r])
            return FALSE;
        }
      if (n != catan_hands_size (hands, k) || catan_hands_chance (hands, k, held) == 0)
        return FALSE;
    }
  return TRUE;
}

gboolean
catan_covers_truth (const CatanState *state, const CatanState *truth)
{
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    if (!allows (state->kept.own[p], truth))
      return FALSE;
  return allows (state->kept.everybody, truth);
}

char *
catan_cover_bank (const CatanState *state, const CatanState *truth, const char *line)
{
  CatanYield yield, real;
  guint dice;
  if (sscanf (line, "roll %u", &dice) != 1)
    return NULL;
  catan_yield (state, dice, &yield);
  catan_yield (truth, dice, &real);
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    for (guint p = 0; p < state->rules->n_players; p++)
      if (yield.yield[p][r] != real.yield[p][r])
        return g_strdup_printf ("stock %s %u", catan_resource_words[r], truth->bank[r]);
  return NULL;
}
