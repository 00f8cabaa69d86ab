/* test-answers.c - what answers say of every feature and player, against what a real end of the game then books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random games of all sets are stopped now and then, and the table ends them there.  The answer given before must name
 * the points that the ledger has afterwards, for each feature and each player.  Weights and majorities are counted here
 * from the figures on the table.
 */
#include <string.h>

#include "carc-random-game.h"
#include "systems/wheel/carc-wheel-tiles.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/water/carc-water.h"
#include "../table/answer-property.h"
#include "../table/texts.h"
#include "../table/test-add.h"

#define fail random_game_fail

static guint n_stops, n_expected, n_nothing, n_ties, n_blocked, n_tokens;

/* ---- a feature ---- */

static int
booked (const CarcState *ended, guint16 root, int player)
{
  int points = 0;
  for (guint i = 0; i < ended->ledger.n_lines; i++)
    {
      const TableLine *line = &ended->ledger.lines[i];
      /* By the first edition, cities pay farmers; that is told of the farm. */
      if (line->player == player && line->feature >= 0 && ended->nodes[line->feature].feature == root
          && (line->kind != CARC_LINE_FARM || ended->nodes[root].kind == CARC_FARM))
        points += line->points;
    }
  return points;
}

/* Whose figures stand there, and with which weight, counted from the figures. */
static gboolean
check_figures (const CarcState *state, guint16 root, const TableAnswer *answer, GString *why)
{
  int weight[TABLE_MAX_PLAYERS] = { 0 }, told[TABLE_MAX_PLAYERS] = { 0 };
  CarcSurvey survey;
  guint n = 0;
  carc_survey (state, root, &survey);
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (figure->place != CARC_PLACE_FEATURE || state->nodes[figure->node].feature != root)
        continue;
      const CarcFigureRow *row = carc_figures[figure->kind];
      weight[figure->player] += (int) (row->weight_in ? row->weight_in (&survey) : row->weight);
      n++;
    }
  if (n == 0)
    return TRUE;
  for (guint i = 0; i < answer->lines->len; i++)
    if (answer_line (answer, i)->says == TABLE_SAYS_FIGURE && strstr (answer_line (answer, i)->text, "home") == NULL)
      told[answer_line (answer, i)->player] += answer_line (answer, i)->amount;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (told[player] != weight[player])
      return fail (why, "player %u has weight %d at feature %u, %d is told", player, weight[player], root,
                   told[player]);
  return TRUE;
}

/* Whoever gets points for a feature with figures has the majority there, unless a system pays in another way. */
static gboolean
check_lines (const CarcState *state, guint16 root, const TableAnswer *answer, GString *why)
{
  gboolean gets = FALSE, reason = FALSE;
  for (guint i = 0; i < answer->lines->len; i++)
    {
      const TableAnswerLine *line = answer_line (answer, i);
      if (line->text == NULL || *line->text == '\0' || !g_utf8_validate (line->text, -1, NULL))
        return fail (why, "a line of feature %u that says “%s” has no words", root, table_says_word (line->says));
      gets |= line->says == TABLE_SAYS_GETS || line->says == TABLE_SAYS_NOTHING;
      reason |= line->says == TABLE_SAYS_REASON || line->says == TABLE_SAYS_NOTHING;
      n_expected += line->says == TABLE_SAYS_GETS && line->expected;
      n_nothing += line->says == TABLE_SAYS_NOTHING;
      n_ties += line->says == TABLE_SAYS_DISTANCE;
    }
  if (!gets && carc_rule (state, CARC_B1) == CARC_B1_THIRD && state->nodes[root].figures > 0)
    return fail (why, "nobody is said to get something or nothing for feature %u", root);
  return !gets || reason || fail (why, "no reason is told for feature %u", root);
}

static gboolean
check_feature (const TableMoment *moment, const CarcState *ended, guint16 root, GString *why)
{
  const CarcState *state = moment->state;
  const CarcNode *node = &state->nodes[root];
  const CarcSlot *slot = &state->slots[node->slot];
  const CarcSpot spot = carc_segment_spot (carc_node_segment (state, root));
  g_autofree char *word = carc_spot_word (&spot), *words = NULL, *again = NULL;
  guint8 query[TABLE_QUERY_BYTES];
  TableRefusal refusal = { "" };
  words = g_strdup_printf ("feature %d,%d %s", slot->x, slot->y, word);
  if (!table_query_read (moment, words, query, &refusal))
    return fail (why, "“%s”: %s", words, refusal.sentence);
  again = table_query_print (moment, query);
  if (strcmp (again, words) != 0)
    return fail (why, "“%s” is printed as “%s”", words, again);
  g_autoptr (TableAnswer) answer = table_answer_new (moment, query, &refusal);
  if (answer == NULL)
    return fail (why, "“%s”: %s", words, refusal.sentence);
  const gboolean by_cities = node->kind == CARC_FARM && carc_rule (state, CARC_B1) == CARC_B1_FIRST;
  for (int player = 0; !by_cities && player < (int) state->rules->n_players; player++)
    if (table_answer_points (answer, player) != booked (ended, root, player))
      return fail (why, "“%s”: player %d gets %d, and %d are said", words, player, booked (ended, root, player),
                   table_answer_points (answer, player));
  return check_figures (state, root, answer, why) && check_lines (state, root, answer, why);
}

/* ---- players and the rest ---- */

/* Each racer is said to have a way, with the number of turns that the rules find, or something in the way. */
static gboolean
check_race (const TableMoment *moment, GString *why)
{
  const CarcState *state = moment->state;
  g_autoptr (TableAnswer) answer = table_answer_read (moment, "race", NULL);
  const CarcRace *race = carc_race_of (state);
  if (answer == NULL)
    return !carc_in_play (state->rules, CARC_SYSTEM_RACE) || fail (why, "no answer about the race");
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      guint turns = 0, blocked = 0;
      if (race->racer[player] == CARC_NONE)
        continue;
      for (guint i = 0; i < answer->lines->len; i++)
        if (answer_line (answer, i)->player == (gint8) player)
          {
            turns += answer_line (answer, i)->says == TABLE_SAYS_STEPS ? (guint) answer_line (answer, i)->amount : 0;
            blocked += answer_line (answer, i)->says == TABLE_SAYS_BLOCKED;
          }
      n_blocked += blocked;
      if (turns != carc_racer_turns (state, player))
        return fail (why, "the racer of player %u needs %u turns, %u are said", player,
                     carc_racer_turns (state, player), turns);
      if (turns == 0 && blocked == 0)
        return fail (why, "nothing is said to be in the way of player %u", player);
    }
  return TRUE;
}

/* Every token on the table is said to be somebody's. */
static gboolean
check_water (const TableMoment *moment, GString *why)
{
  const CarcState *state = moment->state;
  g_autoptr (TableAnswer) answer = table_answer_read (moment, "water", NULL);
  guint told = 0;
  if (answer == NULL)
    return !carc_in_play (state->rules, CARC_SYSTEM_WATER) || fail (why, "no answer about the water supply");
  for (guint i = 0; i < answer->lines->len; i++)
    told += answer_line (answer, i)->says == TABLE_SAYS_KNOWN && !answer_line (answer, i)->counted
            && answer_line (answer, i)->player >= 0;
  n_tokens += told;
  return told == carc_water_of (state)->placed
         || fail (why, "%u tokens lie on the table, %u are told", carc_water_of (state)->placed, told);
}

/* Where a feature is named by its tile, its letter stands on this tile. */
static gboolean
check_letters (const TableMoment *moment, GString *why)
{
  const TableAct *act = carc_query_table.rows[0];
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  CarcQuery query;
  memset (&query, 0, sizeof query);
  for (guint i = 0; act->kind != CARC_QUERY_FEATURE; i++)
    act = carc_query_table.rows[i];
  table_act_offer (act, 0, moment->state, &query, offers);
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      g_autofree char *told = act->operands[0].tell (moment->state, &query, offer);
      g_autofree char *cell = g_strdup_printf (" at %d,%d", offer->x, offer->y);
      if (!g_str_has_suffix (told, cell))
        return fail (why, "the letter of “%s” is on %d,%d", told, offer->x, offer->y);
    }
  return TRUE;
}

/* May a system refuse this tile now, wherever it is laid? */
static gboolean
is_kept_back (const CarcState *state, guint tile)
{
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      const CarcSystem *system = state->rules->playing[i];
      if (system->may_lay != NULL && !system->by_place && (system->guards == NULL || system->guards (state, tile)))
        return TRUE;
    }
  return FALSE;
}

/* Every tile of the stack and every cell that it can cover now: the tile in the upper half, the cell in the lower. */
static GHashTable *
legal_covers (const CarcState *state)
{
  GHashTable *legal = g_hash_table_new (NULL, NULL);
  g_autofree CarcPlace *places = g_new (CarcPlace, CARC_MAX_SLOTS);
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    {
      const CarcTile *t = &state->rules->tiles[tile];
      const guint n = carc_is_left (state, tile) && !carc_tile_held (state->rules, tile)
                          ? MIN (carc_places (state, tile, places, CARC_MAX_SLOTS), CARC_MAX_SLOTS)
                          : 0;
      for (guint i = 0; i < n; i++)
        for (guint rot = 0; rot < 4; rot++)
          for (int part = 0; (places[i].rots >> rot & 1) != 0 && part < t->w * t->h; part++)
            {
              const int w = rot % 2 == 0 ? t->w : t->h;
              const guint16 slot = carc_slot_at (state, places[i].x + part % w, places[i].y + part / w);
              if (slot != CARC_NONE)
                g_hash_table_add (legal, GUINT_TO_POINTER (tile << 16 | slot));
            }
    }
  return legal;
}

/* All tiles of the stack that have a legal place on the cell are counted there.  Others only if they are kept back. */
static gboolean
check_holes (const CarcState *state, GString *why)
{
  g_autoptr (GHashTable) legal = legal_covers (state);
  guint16 kinds[CARC_TILES_MAX];
  for (guint i = 0; i < state->n_rim && !state->on_pad; i++)
    {
      const CarcSlot *slot = &state->slots[state->rim[i]];
      guint n_kinds, at = 0, sum = 0;
      const guint n = carc_hole_fits (state, slot->x, slot->y, kinds, &n_kinds);
      for (guint tile = 0; tile < state->rules->n_tiles; tile++)
        {
          const gboolean counted = at < n_kinds && kinds[at] == tile;
          const gboolean can = g_hash_table_contains (legal, GUINT_TO_POINTER (tile << 16 | state->rim[i]));
          if (can ? !counted : counted && !is_kept_back (state, tile))
            return fail (why, "%s on %d,%d: counted %d", state->rules->tiles[tile].id, slot->x, slot->y, counted);
          at += counted;
          sum += counted ? state->remaining[tile] : 0;
        }
      if (at != n_kinds || sum != n)
        return fail (why, "%u kinds on %d,%d, and %u are right", n_kinds, slot->x, slot->y, at);
    }
  return TRUE;
}

/* The sentence about the rule; a ruling, if there is none; only the table itself needs none for what it says. */
static gboolean
names_rule (const TableAnswer *answer, guint kind)
{
  gboolean named = kind == CARC_LINE_CORRECTION || kind == CARC_LINE_PAD
                   || (carc_lines[kind]->rule == NULL && !table_rulings_empty (&answer->rulings));
  for (guint i = 0; !named && carc_lines[kind]->rule != NULL && i < answer->lines->len; i++)
    named = answer_line (answer, i)->says == TABLE_SAYS_RULE
            && strcmp (answer_line (answer, i)->text, carc_lines[kind]->rule) == 0;
  return named;
}

/* It tells the figures that went home from its feature by its entry, because the feature was scored, and no others. */
static gboolean
names_figures (const TableMoment *moment, const TableAnswer *answer, const TableLine *line)
{
  const CarcState *state = moment->state;
  const int node = carc_line_node (state, line, FALSE);
  guint told = 0, home = 0;
  for (guint i = 0; i < answer->lines->len; i++)
    told += answer_line (answer, i)->says == TABLE_SAYS_FIGURE;
  for (guint i = 0; node >= 0 && i < moment->effects->n_lines; i++)
    {
      const TableLine *effect = &moment->effects->lines[i];
      const int from = effect->kind == CARC_EFFECT_HOME ? carc_line_node (state, effect, TRUE) : -1;
      if (from >= 0 && effect->entry == line->entry && state->nodes[from].feature == state->nodes[node].feature
          && carc_effect_left (effect) == CARC_LEFT_SCORED)
        home += effect->n_terms;
    }
  return told == home;
}

static gboolean
check_line (const TableMoment *moment, const TableAnswer *answer, const TableLine *line, GString *why)
{
  if (!names_figures (moment, answer, line))
    return fail (why, "figures of another scoring");
  return names_rule (answer, line->kind) || fail (why, "no rule");
}

/* Who gets nothing for a farm is not told about a city. */
static gboolean
check_nothings (const TableMoment *moment, GString *why)
{
  const CarcState *state = moment->state;
  for (guint i = 0; i < moment->effects->n_lines; i++)
    {
      const TableLine *effect = &moment->effects->lines[i];
      const int node = effect->kind == CARC_EFFECT_NOTHING ? carc_line_node (state, effect, TRUE) : -1;
      if (node >= 0 && state->nodes[node].kind != carc_effect_line (effect))
        return fail (why, "effect %u is about another feature", i);
    }
  return TRUE;
}

/* ---- games ---- */

/* A copy that the table ends now; NULL if something else is asked then. */
static CarcState *
end_now (const CarcState *state)
{
  CarcState *ended = carc_state_copy (state);
  if (!ended->finished && !table_game_apply_line (&carc_game, ended, "end x", NULL))
    g_clear_pointer (&ended, carc_state_free);
  else if (!ended->finished)
    g_clear_pointer (&ended, carc_state_free);
  return ended;
}

static gboolean
check_stop (const TableMoment *moment, GString *why)
{
  const CarcState *state = moment->state;
  g_autoptr (CarcState) ended = state->on_pad ? NULL : end_now (state);
  if (ended == NULL)
    return TRUE;
  n_stops++;
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (state->nodes[node].feature == node && (state->nodes[node].figures > 0 || state->nodes[node].scored)
        && !check_feature (moment, ended, node, why))
      return FALSE;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (!answer_property_player (moment, player, ended->ledger.scores[player], why))
      return FALSE;
  return check_race (moment, why) && check_water (moment, why) && answer_property_list (moment, why)
         && check_letters (moment, why) && check_holes (state, why) && answer_property_ledger (moment, check_line, why)
         && check_nothings (moment, why);
}

static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autoptr (TableSetup) setup = random_game_setup (game);
  g_autoptr (CarcState) state = random_game_start (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  TableLedger effects = { 0 };
  gboolean fine = TRUE;
  if (setup == NULL || state == NULL)
    return TRUE;
  for (guint i = 0; fine && i < game->entries->len; i++)
    {
      const TableMoment moment = { setup, state, &effects };
      table_game_fold_line (&carc_game, state, game->entries->pdata[i], &effects, NULL);
      if (g_rand_int_range (rand, 0, 25) == 0 || i + 1 == game->entries->len)
        fine = check_stop (&moment, why);
    }
  table_ledger_clear (&effects);
  return fine;
}

static void
test_what_the_end_books (void)
{
  random_games_check (150, &random_taste_all, check_game);
  random_games_check (150, &random_taste_default_readings, check_game);
}

/* Tiles that may not be drawn yet fit, too: the person asks whether the hole is lost. */
static void
test_holes_for_what_is_kept_back (void)
{
  static const struct
  {
    const char *setup;
    int x, y;
    const char *tile;
  } cases[] = {
    { "set base\nset river\n", 0, 1, "ffff" },                        /* the river comes first */
    { "set base\nset dragon\n", 0, 1, "dragon/" },                    /* no volcano lies yet */
    { "set base\n" WHEEL_TILES "use wheel\n", 0, -1, "wheel/city2" }, /* the wheel turns first */
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *setup = g_strconcat ("player Anna\nplayer Ben\n", cases[i].setup, NULL);
      g_autoptr (CarcState) state = fixture_new (setup);
      guint16 kinds[CARC_TILES_MAX];
      guint n_kinds;
      gboolean found = FALSE;
      carc_hole_fits (state, cases[i].x, cases[i].y, kinds, &n_kinds);
      for (guint k = 0; k < n_kinds; k++)
        found |= g_str_has_prefix (state->rules->tiles[kinds[k]].id, cases[i].tile) && is_kept_back (state, kinds[k]);
      g_assert_true (found);
    }
}

/* The rows of a line stand below each other, further in than what is said. */
static void
test_rows (void)
{
  g_autoptr (TableSetup) setup = fixture_setup ("player Anna\nplayer Ben\nset base\n", NULL);
  g_autoptr (CarcState) state = carc_game.state_new (setup, NULL);
  const TableMoment moment = { setup, state, NULL };
  g_autoptr (TableAnswer) answer = table_answer_empty ();
  table_answer_title (answer, g_strdup ("a title"));
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1, g_strdup ("first row\nsecond row"));
  assert_text (table_answer_tell (&moment, answer), "a title\n  first row\n    second row\n");
}

TESTS_MAIN_AFTER (carc_register (), "/answers", holes_for_what_is_kept_back, what_the_end_books, rows)
