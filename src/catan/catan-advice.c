/* catan-advice.c - what a settlement would bring at each place where a player may build one now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What it brings is counted over the 36 ways in which two dice can fall, with the robber where it stands.
 */
#include "catan-query.h"

#include "catan-rooms.h"
#include "table/table-away.h"
#include "table/table-intl.h"

void
catan_place_value (const CatanState *state, guint8 spot, CatanPlaceValue *value)
{
  const CatanIsland *island = &state->rules->island;
  const guint8 *hexes = catan_shape (state)->spot_hexes[spot], sea = catan_fishery_at (island, spot);
  *value = (CatanPlaceValue){ .spot = spot };
  for (guint i = 0; i < 3 && hexes[i] != CATAN_NOWHERE; i++)
    {
      const guint land = island->land[hexes[i]];
      if (land < CATAN_N_RESOURCES)
        *(state->robber == hexes[i] ? &value->robbed : &value->cards) += catan_dice_ways (island->number[hexes[i]]);
      if (land == CATAN_LAKE && state->rules->with_fishermen && !catan_lake_is_blocked (state, hexes[i]))
        for (guint sum = 2; sum <= 12; sum++)
          value->fish += catan_lake_pays (island, hexes[i], sum) ? catan_dice_ways (sum) : 0;
    }
  if (sea != CATAN_NOWHERE && state->rules->with_fishermen)
    value->fish += catan_dice_ways (island->fishery[sea]);
}

int
catan_place_compare (gconstpointer a, gconstpointer b)
{
  const CatanPlaceValue *one = a, *two = b;
  if (one->cards != two->cards)
    return two->cards - one->cards;
  return two->fish != one->fish ? two->fish - one->fish : one->spot - two->spot;
}

/* The roads of others that a building there would cut: "; the road of Ben: 4 instead of 6". */
static void
tell_cuts (const CatanState *state, guint player, guint8 spot, GString *out)
{
  CatanState trial = *state; /* only read: it shares what the state owns */
  trial.building[spot] = (gint8) player;
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      const guint now = state->seats[i].road_length, then = catan_longest_road (&trial, i, NULL);
      if (i != player && then < now)
        g_string_append_printf (out, _ ("; the road of %s: %u instead of %u"), catan_name (state, (int) i), then, now);
    }
}

/* Besides cards. */
static void
tell_more (const CatanPlaceValue *value, GString *out)
{
  if (value->fish > 0)
    g_string_append_printf (out, ngettext ("; %d fish token", "; %d fish tokens", (gulong) value->fish), value->fish);
  if (value->robbed > 0)
    g_string_append_printf (out, _ ("; %d more without the robber"), value->robbed);
}

char *
catan_place_value_tell (const CatanPlaceValue *value)
{
  GString *out = g_string_new (NULL);
  g_string_append_printf (out,
                          ngettext ("a settlement would bring %d card in 36 throws",
                                    "a settlement would bring %d cards in 36 throws", (gulong) value->cards),
                          value->cards);
  tell_more (value, out);
  return g_string_free (out, FALSE);
}

static char *
tell_place (const CatanState *state, guint player, const CatanPlaceValue *value)
{
  GString *out = g_string_new (NULL);
  g_autofree char *there = catan_spot_tell (state, value->spot);
  g_string_append (out, there);
  tell_more (value, out);
  tell_cuts (state, player, value->spot, out);
  return g_string_free (out, FALSE);
}

static void
say_places (const CatanState *state, guint player, const GArray *values, TableAnswer *answer)
{
  guint rank = 0;
  for (guint i = 0; i < values->len; i++)
    {
      const CatanPlaceValue *value = &g_array_index (values, CatanPlaceValue, i);
      if (i == 0 || value->cards != (value - 1)->cards || value->fish != (value - 1)->fish)
        rank = i + 1; /* places that are as good have one rank */
      table_answer_count (answer, TABLE_SAYS_BRINGS, (int) player, value->cards, tell_place (state, player, value));
      table_answer_mark (answer, TABLE_MARK_RANK, (int) player, (int) rank);
      table_answer_mark_cell (answer, value->spot, 0);
    }
}

gboolean
catan_advice_answer (const TableMoment *moment, guint player, TableAnswer *answer, TableRefusal *why)
{
  const CatanState *state = moment->state;
  guint8 legal[CATAN_SPOTS_MAX];
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (CatanPlaceValue));
  if (moment->setup->aids != TABLE_AIDS_OPEN)
    return table_refuse (why, _ ("by the aids of this game, nobody is told what a place would bring"));
  if (state->finished || state->on_pad)
    return table_refuse (why, _ ("nothing is built any more"));
  if (!catan_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  catan_spots (state, player, CATAN_SETTLEMENT, FALSE, legal);
  for (guint8 spot = 0; spot < catan_shape (state)->n_spots; spot++)
    if (legal[spot])
      {
        CatanPlaceValue value;
        catan_place_value (state, spot, &value);
        g_array_append_val (values, value);
      }
  g_array_sort (values, catan_place_compare);
  table_answer_title (answer, g_strdup_printf (_ ("Places for a settlement: %s"), catan_name (state, (int) player)));
  table_answer_say (
      answer, TABLE_SAYS_WHOLE, -1,
      values->len == 0 ? g_strdup (_ ("there is no place that a road of this player reaches"))
                       : g_strdup (_ ("the number says how many cards it would bring in 36 throws, one for each way in "
                                      "which two dice can fall")));
  say_places (state, player, values, answer);
  return TRUE;
}
