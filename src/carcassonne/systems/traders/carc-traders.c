/* carc-traders.c - Traders and Builders: goods, the builder with its second tile, the pig.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever lays the tile that completes a city takes its goods.  At the end, whoever has most goods of a kind gets 10
 * points.  A builder joins a follower on a road or in a city.  If its player extends this feature, the player lays a
 * second tile, but never a third.  A pig joins a farmer, and each city pays its player 1 point more.
 */
#include "carc-traders.h"

#include "carcassonne/carc-siege-marks.h"
#include "carcassonne/carc-traders-marks.h"
#include "carcassonne/carc-snapshot.h"
#include "carcassonne/systems/bridge/carc-bridge.h"
#include "table/table-intl.h"

static const CarcMarkRow marks[] = {
  { CARC_WINE, "wine", .on = 1 << CARC_CITY, .title = N_ ("Wine") },
  { CARC_GRAIN, "grain", .on = 1 << CARC_CITY, .title = N_ ("Grain") },
  { CARC_CLOTH, "cloth", .on = 1 << CARC_CITY, .title = N_ ("Cloth") },
};

static const CarcFigureRow figures[] = {
  {
      .id = CARC_BUILDER,
      .word = "builder",
      .letter = 'U',
      .supply = { 0, 1, 1, 1, 1, 1, 1 },
      .joins_in = 1 << CARC_CITY | 1 << CARC_ROAD,
      .blocks_racers = TRUE,
      .title = N_ ("Builders left"),
      .name = N_ ("Builder"),
      .some = CARC_FORMS ("%u builder", "%u builders"),
      /* Translators: after the number of followers: "6 followers, builder, pig" */
      .left = { N_ (", builder") },
      .none_left = N_ ("%s has no builder in the supply"),
      .acted = N_ (", builder: %s"),
      .stands = N_ ("%s’s builder on the %s"),
      .claims = N_ ("Builder: %s"),
  },
  {
      .id = CARC_PIG,
      .word = "pig",
      .letter = 'P',
      .supply = { 0, 1, 1, 1, 1, 1, 1 },
      .joins_in = 1 << CARC_FARM,
      .blocks_racers = TRUE,
      .title = N_ ("Pigs left"),
      .name = N_ ("Pig"),
      .some = CARC_FORMS ("%u pig", "%u pigs"),
      .left = { N_ (", pig") },
      .none_left = N_ ("%s has no pig in the supply"),
      .acted = N_ (", pig: %s"),
      .stands = N_ ("%s’s pig on the %s"),
      .claims = N_ ("Pig: %s"),
  },
};

static const CarcLineRow lines[] = {
  { CARC_LINE_GOODS, "goods", N_ ("Goods"), N_ ("goods"), .nowhere = TRUE,
    .rule = N_ (
        "Traders and Builders, goods: at the end, whoever has most wine, grain or cloth gets 10 points for it; if "
        "several have as many, each of them does") },
};

static const CarcNounRow nouns[] = {
  { CARC_NOUN_PIG, "pig", CARC_FORMS ("for the pig", "for the pig"), .bonus = TRUE },
  { CARC_NOUN_WINE, "wine", CARC_FORMS ("majority in wine", "majorities in wine") },
  { CARC_NOUN_GRAIN, "grain", CARC_FORMS ("majority in grain", "majorities in grain") },
  { CARC_NOUN_CLOTH, "cloth", CARC_FORMS ("majority in cloth", "majorities in cloth") },
};

static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_MOST_GOODS, "most-goods", N_ ("most goods of this kind") },
  { CARC_BECAUSE_TIED_GOODS, "tied-goods", N_ ("as many goods of this kind as others: all who are tied score") },
};

/* What belongs to each kind of goods. */
static const struct
{
  guint mark, effect, noun;
} kinds[] = {
  [CARC_GOODS_WINE] = { CARC_WINE, CARC_EFFECT_WINE, CARC_NOUN_WINE },
  [CARC_GOODS_GRAIN] = { CARC_GRAIN, CARC_EFFECT_GRAIN, CARC_NOUN_GRAIN },
  [CARC_GOODS_CLOTH] = { CARC_CLOTH, CARC_EFFECT_CLOTH, CARC_NOUN_CLOTH },
};
G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == CARC_N_GOODS);

static const CarcTallyRow tallies[] = {
  [CARC_GOODS_WINE] = { N_ ("Wine"), "wine", CARC_FORMS ("%u wine", "%u wine"),
                        G_STRUCT_OFFSET (CarcTraders, goods[CARC_GOODS_WINE]) },
  [CARC_GOODS_GRAIN] = { N_ ("Grain"), "grain", CARC_FORMS ("%u grain", "%u grain"),
                         G_STRUCT_OFFSET (CarcTraders, goods[CARC_GOODS_GRAIN]) },
  [CARC_GOODS_CLOTH] = { N_ ("Cloth"), "cloth", CARC_FORMS ("%u cloth", "%u cloth"),
                         G_STRUCT_OFFSET (CarcTraders, goods[CARC_GOODS_CLOTH]) },
};
G_STATIC_ASSERT (G_N_ELEMENTS (tallies) == CARC_N_GOODS);

static void
traders_begin (CarcState *state, gboolean in_play)
{
  carc_traders_edit (state)->extended = CARC_NONE;
}

/* ---- the builder ---- */

/* The node of the tile just laid that extends the feature where this figure is. */
static guint16
extends (const CarcState *state, const CarcFigure *figure)
{
  const CarcTurn *turn = &state->turn;
  const guint16 feature = state->nodes[figure->node].feature;
  for (guint i = 0; i < turn->n_nodes; i++)
    if (state->nodes[turn->first_node + i].feature == feature
        && (carc_rule (state, CARC_BR2) == CARC_BR2_YES || !carc_is_bridge (state, (guint16) (turn->first_node + i))))
      return (guint16) (turn->first_node + i);
  return CARC_NONE;
}

/* The tile counts as it is laid: also if it completes the feature, or if the builder then leaves it.  An abbey has
 * neither road nor city, so it extends nothing. */
static void
traders_laid (CarcState *state)
{
  CarcTraders *traders = carc_traders_edit (state);
  traders->extended = CARC_NONE;
  if (state->again && !carc_counts_as_first (state))
    return;
  for (CARC_EACH_OF_KIND (i, state, state->player, CARC_BUILDER))
    if (state->figures[i].place == CARC_PLACE_FEATURE)
      traders->extended = extends (state, &state->figures[i]);
}

static gboolean
traders_next_player (const CarcState *state)
{
  return carc_traders_of (state)->extended != CARC_NONE;
}

static void
traders_turn_begins (CarcState *state, gboolean again)
{
  const guint16 extended = carc_traders_of (state)->extended;
  if (again && extended != CARC_NONE)
    carc_effect_at (state, CARC_EFFECT_AGAIN, state->player, extended, 0);
}

/* ---- the pig ---- */

static void
traders_worth_to (const CarcState *state, const CarcSurvey *survey, gboolean final, guint player, CarcWorth *worth)
{
  int cities = survey->cities;
  if (survey->kind != CARC_FARM || !(survey->kinds[player] & 1u << CARC_PIG))
    return;
  if (carc_marked (&survey->city_marked, CARC_BESIEGED) > 0)
    {
      if (carc_rule (state, CARC_B3) == CARC_B3_EIGHT)
        cities += carc_marked (&survey->city_marked, CARC_BESIEGED);
      table_rulings_put (&worth->rulings, CARC_B3);
    }
  carc_worth_set (worth, CARC_NOUN_PIG, cities, 1);
}

/* ---- goods ---- */

static gboolean
has_goods (const CarcState *state, guint16 root)
{
  const CarcMarks of_city = carc_feature_marks (state, root);
  gboolean some = FALSE;
  for (guint k = 0; k < CARC_N_GOODS; k++)
    some |= carc_marks_has (of_city, kinds[k].mark);
  return some && state->nodes[root].kind == CARC_CITY;
}

void
carc_traders_take (CarcState *state, guint16 root)
{
  CarcTraders *traders = carc_traders_edit (state);
  CarcSurvey survey;
  if (!has_goods (state, root))
    return;
  carc_survey (state, root, &survey);
  for (guint k = 0; k < CARC_N_GOODS; k++)
    {
      const int n = carc_marked (&survey.marked, kinds[k].mark);
      if (n == 0)
        continue;
      traders->goods[k][state->player] += (guint8) n;
      carc_effect_at (state, (CarcEffectKind) kinds[k].effect, state->player, root, n);
    }
}

static void
after_scoring (CarcState *state, const guint16 *done, guint n_done)
{
  for (guint i = 0; i < n_done; i++)
    carc_traders_take (state, done[i]);
}

static void
traders_finish (CarcState *state)
{
  const CarcTraders *traders = carc_traders_of (state);
  const guint n_players = state->rules->n_players;
  for (guint k = 0; k < CARC_N_GOODS; k++)
    {
      CarcVerdict verdict = { .because = CARC_BECAUSE_MOST_GOODS, .tie = -1 };
      TableLine line = { .kind = CARC_LINE_GOODS, .final = TRUE, .feature = -1 };
      guint most = 1;
      for (guint player = 0; player < n_players; player++)
        most = MAX (most, traders->goods[k][player]);
      for (guint player = 0; player < n_players; player++)
        if (traders->goods[k][player] == most)
          verdict.winners |= (guint8) (1 << player);
      if (carc_ones (verdict.winners) > 1)
        verdict.because = CARC_BECAUSE_TIED_GOODS;
      carc_add_term (&line, 1, 10, (CarcNoun) kinds[k].noun);
      carc_book (state, &verdict, &line);
    }
}

/* Every completed city has given its goods to somebody, if the table did not agree otherwise.  Returns the first goods
 * for which this is not so; CARC_N_GOODS: there are none. */
static guint
find_lost (const CarcState *state, guint *had, guint *taken)
{
  guint in_cities[CARC_N_GOODS] = { 0 };
  for (guint16 node = 0; node < state->n_nodes; node++)
    {
      const CarcNode *feature = &state->nodes[node];
      CarcSurvey survey;
      if (feature->feature != node || feature->kind != CARC_CITY || !feature->scored
          || (carc_rule (state, CARC_CS3) == CARC_CS3_NONE && carc_is_stronghold (state, node)))
        continue;
      carc_survey (state, node, &survey);
      for (guint k = 0; k < CARC_N_GOODS; k++)
        in_cities[k] += (guint) carc_marked (&survey.marked, kinds[k].mark);
    }
  for (guint k = 0; k < CARC_N_GOODS; k++)
    {
      *had = 0;
      *taken = in_cities[k] + (guint) carc_traders_of (state)->more[k];
      for (guint player = 0; player < state->rules->n_players; player++)
        *had += carc_traders_of (state)->goods[k][player];
      if (*had != *taken)
        return k;
    }
  return CARC_N_GOODS;
}

/* In a snapshot, that is looked at when it is complete. */
static gboolean
traders_validate (const CarcState *state, TableRefusal *why)
{
  guint had, taken;
  const guint lost = state->ask == CARC_ASK_SNAPSHOT ? CARC_N_GOODS : find_lost (state, &had, &taken);
  return lost == CARC_N_GOODS
         || table_refuse (why, "the players have %u of goods %u, and completed cities %u", had, lost, taken);
}

/* ---- telling ---- */

static char *
takes_tell (gconstpointer state, const TableLine *effect)
{
  const guint n = (guint) effect->terms[0].count;
  guint goods = 0;
  while (kinds[goods].effect != effect->kind)
    goods++;
  g_autofree char *some = carc_words (carc_forms (&tallies[goods].some, n), n);
  /* Translators: goods: "takes 2 wine" */
  return g_strdup_printf (_ ("takes %s"), some);
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_WINE, "wine", carc_effect_feature, takes_tell, .counts = "count" },
  { CARC_EFFECT_GRAIN, "grain", carc_effect_feature, takes_tell, .counts = "count" },
  { CARC_EFFECT_CLOTH, "cloth", carc_effect_feature, takes_tell, .counts = "count" },
  { CARC_EFFECT_AGAIN, "again", carc_effect_feature, .says = N_ ("lays a second tile"),
    .reason = N_ ("the first one extended what the builder works on") },
};

static void
traders_report (const CarcState *state, GString *json)
{
  const CarcTraders *traders = carc_traders_of (state);
  in_object (json, "traders");
  put_truth (json, "second_tile", state->again);
  in_array (json, "goods");
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      in_object (json, NULL);
      put_text (json, "player", state->rules->players[i].name);
      for (guint k = 0; k < CARC_N_GOODS; k++)
        put_number (json, carc_marks[kinds[k].mark]->word, traders->goods[k][i]);
    }
}

static void
traders_tell (const CarcState *state, GString *out)
{
  if (state->again)
    g_string_append_printf (out, _ ("%s lays a second tile\n"), carc_name (state, state->player));
}

/* ---- the acts ---- */

/* All that are printed on the tiles of the game. */
static guint
n_printed (const CarcRules *rules, guint goods)
{
  guint n = 0;
  for (guint i = 0; i < rules->n_tiles; i++)
    for (guint cell = 0; cell < (guint) rules->tiles[i].w * rules->tiles[i].h; cell++)
      for (guint s = 0; s < rules->tiles[i].cells[0][cell].n_segments; s++)
        if (carc_marks_has (rules->tiles[i].cells[0][cell].segments[s].marks, kinds[goods].mark))
          n += rules->counts[i];
  return n;
}

/* The most of these goods that the player can have.  After the table agreed, the others can have more than are printed:
 * cities that are completed later bring theirs, too. */
static guint
most_goods (const CarcState *state, guint goods, guint player)
{
  const guint printed = n_printed (state->rules, goods);
  guint others = 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    others += i != player ? carc_traders_of (state)->goods[goods][i] : 0;
  return printed - MIN (printed, others);
}

static void
offer_now_goods (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                 GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  const int most = (int) most_goods (state, entry->choice, (guint) entry->player);
  carc_now_offer_numbers (state, operand, 0, MIN (most, operand->high), offers);
}

static gboolean
agree_goods (CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const guint k = entry->choice, player = (guint) entry->player, most = most_goods (state, k, player);
  CarcTraders *traders = carc_traders_edit (state);
  g_autofree char *some = carc_words (carc_forms (&tallies[k].some, most), most);
  if (entry->number > (int) most)
    return table_refuse (why,
                         _ ("%s can have %s at most: the tiles of this game show no more for all players together"),
                         carc_name (state, (int) player), some);
  traders->more[k] = (gint16) (traders->more[k] + entry->number - traders->goods[k][player]);
  return TRUE;
}

static gboolean
apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!carc_in_play (state->rules, CARC_SYSTEM_TRADERS))
    return table_refuse (why, _ ("there are no goods in this game"));
  if (state->agreed && !agree_goods (state, entry, why))
    return FALSE;
  carc_traders_edit (state)->goods[entry->choice][entry->player] = (guint8) entry->number;
  return TRUE;
}

static gboolean
traders_resume (CarcState *state, TableRefusal *why)
{
  guint had, taken;
  const guint lost = find_lost (state, &had, &taken);
  carc_traders_edit (state)->extended = CARC_NONE;
  if (lost == CARC_N_GOODS)
    return TRUE;
  g_autofree char *some = carc_words (carc_forms (&tallies[lost].some, taken), taken);
  return table_refuse (why, _ ("in complete cities there is %s, and the players have %u"), some, had);
}

#define NOW_GOODS(verb, title, key, which)                                                                             \
  CARC_NOW_FIXED (CARC_ENTRY_NOW_GOODS, verb, title, key, apply_now, which, CARC_NOW_PLAYER (N_ ("Whose goods?")),     \
                  CARC_NOW_NUMBER (0, 100, offer_now_goods))

static const TableAct acts[] = {
  NOW_GOODS ("wine", N_ ("Wine of a player"), '1', CARC_GOODS_WINE),
  NOW_GOODS ("grain", N_ ("Grain of a player"), '2', CARC_GOODS_GRAIN),
  NOW_GOODS ("cloth", N_ ("Cloth of a player"), '3', CARC_GOODS_CLOTH),
  { CARC_CLAIM_ROW ("builder", CARC_BUILDER, NC_ ("choice", "Builder"), 'u') },
  { CARC_CLAIM_ROW ("pig", CARC_PIG, NC_ ("choice", "Pig"), 'p') },
};

static const char *const tile_names[] = {
  N_ ("city in the corner, grain"),
  N_ ("city in the corner, wine"),
  N_ ("city from side to side and another, cloth"),
  N_ ("city from side to side and another, wine"),
  N_ ("great city, grain"),
  N_ ("city in the corner and two others, cloth"),
  N_ ("city in the corner, roads parting four fields, cloth"),
  N_ ("city in the corner, two roads, wine"),
  N_ ("city in the corner and another, road, cloth"),
  N_ ("city in the corner and another, road, grain"),
  N_ ("city in the corner, road to the east, cloth"),
  N_ ("city in the corner, road parting three fields, wine"),
  N_ ("great city with a gate, wine"),
  N_ ("two cities in the corners, wine"),
  N_ ("city from side to side, wine"),
  N_ ("city edge, road to the east"),
  N_ ("city from side to side with a gate, grain"),
  N_ ("city from side to side with a gate, wine"),
  N_ ("city between two roads, wine"),
  N_ ("cloister between three roads"),
  N_ ("city in the corner, road to the south, grain"),
  N_ ("city in the corner, road parting three fields, grain"),
  N_ ("city edge, two roads"),
  N_ ("road over road"),
};

static const TableHelp help[] = {
  { .text = N_ ("Builder and pig join a feature in which you have a follower already. When a tile "
                "extends the builder’s road or city, you lay a second tile in the same turn. Whoever "
                "completes a city gets the goods that it shows.") },
};

const CarcSystem carc_traders = {
  .id = CARC_SYSTEM_TRADERS,
  .name = "traders",
  .title = N_ ("Traders and Builders"),
  .description = N_ ("Copies; with goods, builders and pigs"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 6,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (figures),
  CARC_ROWS (tallies),
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (acts),
  .part_size = sizeof (CarcTraders),
  .begin = traders_begin,
  .laid = traders_laid,
  .resume = traders_resume,
  .worth_to = traders_worth_to,
  .after_scoring = after_scoring,
  .finish_rank = 1, /* after what pieces on the table bring */
  .finish = traders_finish,
  .validate = traders_validate,
  .turn_begins = traders_turn_begins,
  .goes_again = traders_next_player,
  .report = traders_report,
  .tell = traders_tell,
};
