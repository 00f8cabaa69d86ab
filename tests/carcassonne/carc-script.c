/* carc-script.c - the checks of scripts that only Carcassonne has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-script.h"
#include "carcassonne/systems/tower/carc-tower.h"
#include "carcassonne/systems/traders/carc-traders.h"
#include "carcassonne/systems/water/carc-water.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/systems/cards/carc-cards.h"
#include "carcassonne/systems/count/carc-count.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/king/carc-king.h"
#include "carcassonne/systems/robbers/carc-robbers.h"
#include "carcassonne/systems/wheel/carc-wheel.h"
#include "table/table-stock.h"

#include <string.h>

static const CarcState *
state_of (const ScriptRun *run)
{
  return run->state;
}

static CarcCellXY
cell (const ScriptRun *run, guint i)
{
  int x, y;
  if (!table_words_xy (script_word (run, i), &x, &y))
    g_error ("word %u is not a cell: %s", i, run->line);
  return (CarcCellXY){ (gint16) x, (gint16) y };
}

static const CarcTie *
last_tie (const ScriptRun *run)
{
  script_expect (run, state_of (run)->n_ties > 0, "no tie was judged");
  return &state_of (run)->ties[state_of (run)->n_ties - 1];
}

/* ---- ledger ---- */

static void
check_because (const ScriptRun *run)
{
  script_expect_word (run, 1, carc_becauses[script_last_line (run)->because]->word);
}

/* ---- ties ---- */

static void
check_tie (const ScriptRun *run)
{
  const CarcTie *tie = last_tie (run);
  guint8 tied = 0, winners = 0;
  guint i = 1;
  g_autofree char *told = carc_tie_tell (state_of (run), tie);
  for (; i < run->n && strcmp (script_word (run, i), ">") != 0; i += 2)
    {
      guint who = script_player (run, i);
      tied |= (guint8) (1 << who);
      script_expect (run, tie->distance[who] == script_number (run, i + 1), "%s", told);
    }
  for (i++; i < run->n; i++)
    winners |= (guint8) (1 << script_player (run, i));
  script_expect (run, tied == tie->tied && winners == tie->winners, "%s", told);
}

static void
check_points (const ScriptRun *run)
{
  const CarcTie *tie = last_tie (run);
  guint8 compared = 0;
  g_autofree char *told = carc_tie_tell (state_of (run), tie);
  for (guint i = 1; i < run->n; i += 2)
    {
      guint who = script_player (run, i);
      compared |= (guint8) (1 << who);
      script_expect (run, tie->points[who] == script_number (run, i + 1), "%s", told);
    }
  script_expect (run, compared == tie->compared, "%s", told);
}

static void
check_ties (const ScriptRun *run)
{
  script_expect_number (run, 1, (int) state_of (run)->n_ties);
}

/* ---- figures ---- */

static void
check_supply (const ScriptRun *run)
{
  int found = 0;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    found += (int) carc_supply (state_of (run), script_player (run, 1), (CarcFigureKind) kind);
  script_expect_number (run, 2, found);
}

static void
check_her (const ScriptRun *run)
{
  CarcCellXY at = cell (run, 1);
  const CarcArbitress *she = carc_arbitress_of (state_of (run));
  script_expect (run, she->on && she->x == at.x && she->y == at.y, "%d,%d", she->x, she->y);
}

static void
check_distance (const ScriptRun *run)
{
  CarcCellXY at = cell (run, 1);
  script_expect_number (run, 2,
                        (int) carc_distance (state_of (run), carc_arbitress_of (state_of (run))->x,
                                             carc_arbitress_of (state_of (run))->y, at.x, at.y));
}

static void
check_reach (const ScriptRun *run)
{
  CarcReach reach[CARC_REACH_MAX];
  CarcCellXY at = cell (run, 1);
  guint n = carc_arbitress_reach (state_of (run), reach, G_N_ELEMENTS (reach)), found = 0;
  for (guint i = 0; i < n; i++)
    found += reach[i].x == at.x && reach[i].y == at.y;
  script_expect (run, (int) found == script_yes (run, 2), "%u times among %u", found, n);
}

static void
check_racer (const ScriptRun *run)
{
  guint16 racer = carc_race_of (state_of (run))->racer[script_player (run, 1)];
  if (racer == CARC_NONE || strcmp (script_word (run, 2), "none") == 0)
    {
      script_expect (run, racer == CARC_NONE && strcmp (script_word (run, 2), "none") == 0,
                     racer == CARC_NONE ? "none" : "one");
      return;
    }
  const CarcSlot *slot = &state_of (run)->slots[state_of (run)->figures[racer].slot];
  CarcCellXY at = cell (run, 2);
  script_expect (run, slot->x == at.x && slot->y == at.y, "%d,%d", slot->x, slot->y);
}

static void
check_hop (const ScriptRun *run)
{
  CarcReach reach[CARC_REACH_MAX];
  CarcCellXY at = cell (run, 2);
  guint n = carc_racer_reach (state_of (run), script_player (run, 1), reach, G_N_ELEMENTS (reach)), found = 0;
  for (guint i = 0; i < n; i++)
    found += reach[i].x == at.x && reach[i].y == at.y;
  script_expect (run, (int) found == script_yes (run, 3), "%u times among %u", found, n);
}

static void
check_way (const ScriptRun *run)
{
  CarcCellXY way[256];
  guint who = script_player (run, 1);
  int steps = (int) carc_racer_way (state_of (run), who, way, G_N_ELEMENTS (way));
  int moves = (int) carc_racer_turns (state_of (run), who);
  script_expect (run, steps == script_number (run, 2) && moves == script_number (run, 3), "%d steps, %d moves", steps,
                 moves);
}

static void
check_keeper (const ScriptRun *run)
{
  script_expect_player (run, 1, carc_race_of (state_of (run))->keeper);
}

static void
check_card (const ScriptRun *run)
{
  const CarcRules *rules = state_of (run)->rules;
  for (guint k = 0; k < rules->n_fan_cards; k++)
    if (strcmp (script_word (run, 1), rules->fan_cards[k]) == 0)
      {
        const CarcCards *cards = carc_cards_of (state_of (run));
        const char *has = cards->holder[k] < 0 ? "none" : rules->players[cards->holder[k]].name;
        script_expect (run, strcmp (has, script_word (run, 2)) == 0 && cards->kept[k] == (run->n > 3), "%s %s", has,
                       cards->kept[k] ? "kept" : "");
        return;
      }
  const CarcKing *king = carc_king_of (state_of (run));
  const guint card = strcmp (script_word (run, 1), "king") == 0 ? CARC_CARD_KING : CARC_CARD_ROBBER;
  const int holder = king->holder[card];
  const char *name = holder < 0 ? "none" : state_of (run)->rules->players[holder].name;
  const gboolean kept = run->n > 3 && strcmp (script_word (run, 3), "kept") == 0;
  script_expect (run, strcmp (name, script_word (run, 2)) == 0 && king->kept[card] == kept, "%s %s", name,
                 king->kept[card] ? "kept" : "");
}

/* ---- the rest ---- */

static void
check_ask (const ScriptRun *run)
{
  const CarcState *state = state_of (run);
  g_autofree char *told = carc_ask_tell (state);
  guint8 names = 0, found = (guint8) (1 << carc_asked (state));
  if (state->ask == CARC_ASK_JUDGE)
    found = state->pending.winners;
  for (guint i = 2; i < run->n; i++)
    names |= (guint8) (1 << script_player (run, i));
  script_expect (run,
                 strcmp (carc_questions[state->ask]->word, script_word (run, 1)) == 0 && (run->n < 3 || names == found),
                 "%s", told);
  script_expect (run, state->finished == (state->ask == CARC_ASK_NOTHING), "finished: %d", state->finished);
}

static void
check_tokens (const ScriptRun *run)
{
  script_expect_numbers (run, 1, carc_water_of (state_of (run))->left, state_of (run)->rules->n_players);
}

static void
check_poured (const ScriptRun *run)
{
  const CarcWater *water = carc_water_of (state_of (run));
  script_expect_number (run, 1, water->placed + water->missing);
}

static guint
tile (const ScriptRun *run, guint i)
{
  int found = carc_rules_tile (state_of (run)->rules, script_word (run, i));
  if (found < 0)
    g_error ("no tile: %s", run->line);
  return (guint) found;
}

static void
check_left (const ScriptRun *run)
{
  script_expect_number (run, 2, (int) state_of (run)->remaining[tile (run, 1)]);
}

static void
check_forecast (const ScriptRun *run)
{
  guint from;
  g_autoptr (CarcState) forecast = carc_forecast (state_of (run), &from, NULL);
  for (guint i = 0; i < state_of (run)->rules->n_players; i++)
    script_expect_number (run, i + 1, forecast->ledger.scores[i]);
}

static void
check_begun (const ScriptRun *run)
{
  script_expect_number (run, 1, (int) state_of (run)->n_turns);
}

static void
check_turns (const ScriptRun *run)
{
  script_expect_number (run, 2, (int) carc_turns_left (state_of (run), script_player (run, 1)));
}

static void
check_fits (const ScriptRun *run)
{
  CarcCellXY at = cell (run, 2);
  TableRefusal why = { "it fits" };
  gboolean found = carc_place_check (state_of (run), tile (run, 1), at.x, at.y, (guint) (script_word (run, 3)[1] - '0'),
                                     &why);
  script_expect (run, found == script_yes (run, 4), "%s", why.sentence);
}

static void
check_home (const ScriptRun *run)
{
  guint kind = 0, found;
  while (kind < carc_n_figures && strcmp (carc_figures[kind]->word, script_word (run, 2)) != 0)
    kind++;
  g_assert_cmpuint (kind, <, carc_n_figures);
  found = carc_supply (state_of (run), script_player (run, 1), (CarcFigureKind) kind);
  script_expect_number (run, 3, (int) found);
}

static void
check_goods (const ScriptRun *run)
{
  for (guint k = 0; k < CARC_N_GOODS; k++)
    script_expect_number (run, 2 + k, carc_traders_of (state_of (run))->goods[k][script_player (run, 1)]);
}

static void
check_second (const ScriptRun *run)
{
  const gboolean nobody = strcmp (script_word (run, 1), "none") == 0;
  script_expect (run, state_of (run)->again != nobody, "%d", state_of (run)->again);
  script_expect (run, nobody || state_of (run)->player == script_player (run, 1), "player %u", state_of (run)->player);
}

static void
check_tower (const ScriptRun *run)
{
  const CarcCellXY at = cell (run, 1);
  script_expect_number (run, 2, (int) carc_tower_height (state_of (run), carc_slot_at (state_of (run), at.x, at.y)));
}

static void
check_slot (const ScriptRun *run, guint16 slot)
{
  const CarcSlot *found = &state_of (run)->slots[carc_slot_index (slot)];
  if (strcmp (script_word (run, 1), "none") == 0)
    script_expect (run, slot == CARC_NONE, "it is on %d,%d", found->x, found->y);
  else
    {
      const CarcCellXY at = cell (run, 1);
      script_expect (run, slot != CARC_NONE && found->x == at.x && found->y == at.y, "it is on %d,%d", found->x,
                     found->y);
    }
}

static void
check_dragon (const ScriptRun *run)
{
  check_slot (run, carc_dragon_of (state_of (run))->slot);
}

static void
check_fairy (const ScriptRun *run)
{
  check_slot (run, carc_dragon_of (state_of (run))->fairy);
}

static void
check_piece (const ScriptRun *run)
{
  const CarcRules *rules = state_of (run)->rules;
  g_autofree char *found = g_strdup ("none");
  for (guint i = 0; i < rules->n_playing; i++)
    {
      CarcPiece pieces[CARC_PIECES_OUT_MAX];
      const CarcSystem *system = rules->playing[i];
      const guint n = system->standing != NULL ? system->standing (state_of (run), pieces, CARC_PIECES_OUT_MAX) : 0;
      for (guint k = 0; k < n; k++)
        if (strcmp (carc_pieces[pieces[k].id]->word, script_word (run, 1)) == 0)
          {
            g_free (found);
            found = g_strdup_printf ("%d,%d", pieces[k].x, pieces[k].y);
          }
    }
  script_expect_word (run, 2, found);
}

static void
check_lies (const ScriptRun *run)
{
  const CarcCellXY at = cell (run, 1);
  guint found = 0;
  for (guint i = 0; i < state_of (run)->rules->n_playing; i++)
    {
      CarcPiece pieces[CARC_PIECES_OUT_MAX];
      const CarcSystem *system = state_of (run)->rules->playing[i];
      const guint n = system->standing != NULL ? system->standing (state_of (run), pieces, CARC_PIECES_OUT_MAX) : 0;
      for (guint k = 0; k < n; k++)
        if (strcmp (carc_pieces[pieces[k].id]->word, script_word (run, 2)) == 0 && pieces[k].x == at.x
            && pieces[k].y == at.y)
          found += MAX (pieces[k].number, 1);
    }
  script_expect_number (run, 3, (int) found);
}

static void
check_thing (const ScriptRun *run)
{
  const gboolean middle = strcmp (script_word (run, 1), "middle") == 0;
  const int player = middle ? TABLE_STOCK_MIDDLE : script_player (run, 1);
  g_autoptr (GArray) things = table_stock_things (&carc_game, run->state);
  for (guint i = 0; i < things->len; i++)
    {
      const TableThing *thing = &g_array_index (things, TableThing, i);
      if (thing->player != player || strcmp (thing->word, script_word (run, 2)) != 0)
        continue;
      script_expect_number (run, 3, thing->there);
      return;
    }
  g_error ("there is no such thing: %s", run->line);
}

static void
check_robber (const ScriptRun *run)
{
  const int at = carc_robbers_of (state_of (run))->at[script_player (run, 1)];
  if (at == CARC_ROBBER_HOME)
    script_expect_word (run, 2, "home");
  else
    script_expect_number (run, 2, at);
}

static void
check_pieces (const ScriptRun *run)
{
  script_expect_numbers (run, 1, carc_tower_of (state_of (run))->pieces, state_of (run)->rules->n_players);
}

static void
check_held (const ScriptRun *run)
{
  const guint owner = script_player (run, 1), holder = script_player (run, 2);
  guint found = 0;
  for (guint i = 0; i < state_of (run)->n_figures; i++)
    found += state_of (run)->figures[i].player == owner && state_of (run)->figures[i].holder == (int) holder;
  script_expect_number (run, 3, (int) found);
}

/* The CarcPlaceId of the quarter that a word names. */
static guint
quarter (const ScriptRun *run, guint i)
{
  for (guint place = CARC_PLACE_CASTLE; place <= CARC_PLACE_CATHEDRAL; place++)
    if (strcmp (script_word (run, i), carc_place_rows[place]->word) == 0)
      return place;
  g_error ("there is no such quarter: %s", run->line);
}

static void
check_count (const ScriptRun *run)
{
  const guint found = CARC_PLACE_CASTLE + carc_count_of (state_of (run))->at;
  script_expect (run, found == quarter (run, 1), "%s", carc_place_rows[found]->word);
}

static void
check_quarter (const ScriptRun *run)
{
  const CarcCellXY at = cell (run, 2);
  guint place = quarter (run, 1);
  guint16 slot = CARC_NONE;
  carc_place_find (state_of (run), &place, &slot);
  const CarcSlot *found = &state_of (run)->slots[slot];
  script_expect (run, found->x == at.x && found->y == at.y, "it is on %d,%d", found->x, found->y);
}

static void
check_town (const ScriptRun *run)
{
  guint found = 0;
  for (guint i = 0; i < state_of (run)->n_figures; i++)
    found += state_of (run)->figures[i].player == script_player (run, 1)
             && state_of (run)->figures[i].place == quarter (run, 2);
  script_expect_number (run, 3, (int) found);
}

static void
check_pig (const ScriptRun *run)
{
  const CarcPlaceRow *part = carc_place_rows[CARC_PLACE_FORTUNE + carc_wheel_of (state_of (run))->pig];
  script_expect_word (run, 1, part->word);
}

static void
check_crown (const ScriptRun *run)
{
  const guint owner = script_player (run, 1);
  guint found = 0;
  for (guint i = 0; i < state_of (run)->n_figures; i++)
    found += carc_is_crowned (&state_of (run)->figures[i]) && state_of (run)->figures[i].player == owner
             && strcmp (carc_place_rows[state_of (run)->figures[i].place]->word, script_word (run, 2)) == 0;
  script_expect_number (run, 3, (int) found);
}

static void
check_space (const ScriptRun *run)
{
  const CarcCellXY at = cell (run, 1);
  const char *found = "none";
  for (guint i = 0; i < state_of (run)->n_figures; i++)
    {
      const CarcFigure *figure = &state_of (run)->figures[i];
      if (carc_is_crowned (figure) && figure->slot == carc_slot_at (state_of (run), at.x, at.y))
        found = carc_name (state_of (run), figure->player);
    }
  script_expect_word (run, 2, found);
}

static void
check_placed (const ScriptRun *run)
{
  script_expect_number (run, 1, (int) state_of (run)->n_placed);
}

static void
check_warning (const ScriptRun *run)
{
  const char *told = table_game_warning (&carc_game, state_of (run), 0);
  script_expect (run, (told != NULL) == script_yes (run, 1), "“%s”", told);
}

static const ScriptCheck checks[] = {
  { "because", check_because },   { "tie", check_tie },           { "points", check_points },
  { "ties", check_ties },         { "supply", check_supply },     { "her", check_her },
  { "distance", check_distance }, { "reach", check_reach },       { "racer", check_racer },
  { "hop", check_hop },           { "way", check_way },           { "keeper", check_keeper },
  { "ask", check_ask },           { "tokens", check_tokens },     { "poured", check_poured },
  { "left", check_left },         { "forecast", check_forecast }, { "turns", check_turns },
  { "fits", check_fits },         { "placed", check_placed },     { "warning", check_warning },
  { "home", check_home },         { "goods", check_goods },       { "second", check_second },
  { "card", check_card },         { "tower", check_tower },       { "pieces", check_pieces },
  { "held", check_held },         { "dragon", check_dragon },     { "fairy", check_fairy },
  { "count", check_count },       { "quarter", check_quarter },   { "town", check_town },
  { "pig", check_pig },           { "crown", check_crown },       { "space", check_space },
  { "begun", check_begun },       { "piece", check_piece },       { "lies", check_lies },
  { "thing", check_thing },       { "robber", check_robber },
};

const ScriptGame carc_scripts = { &carc_test_game, "player Anna\nplayer Ben\nset base\n", "", checks,
                                  G_N_ELEMENTS (checks) };
