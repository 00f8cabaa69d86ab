/* test-catan-answers.c - what answers say of players, roads, knights, fish and places, against the state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "catan-random-game.h"
#include "catan/catan-query.h"
#include "catan/catan-rooms.h"
#include "../table/answer-property.h"
#include "small-board.h"
#include "../table/test-add.h"

#define fail random_game_fail

static guint n_maybe, n_cuts;

/* Two points for whoever holds the card, none for anybody else; and everybody's length. */
static gboolean
check_road (const TableMoment *moment, guint player, GString *why)
{
  const CatanState *state = moment->state;
  g_autoptr (TableAnswer) answer = answer_property_ask (moment, "road", player, why);
  if (answer == NULL)
    return FALSE;
  const int wanted = state->longest == (gint8) player ? 2 : 0;
  if (table_answer_points (answer, (int) player) != wanted)
    return fail (why, "the road of player %u brings %d, %d are said", player, wanted,
                 table_answer_points (answer, (int) player));
  for (guint i = 0; i < answer->lines->len; i++)
    {
      const TableAnswerLine *line = answer_line (answer, i);
      n_cuts += line->says == TABLE_SAYS_BLOCKED;
      if (line->says == TABLE_SAYS_KNOWN
          && line->amount != (int) catan_longest_road (state, (guint) line->player, NULL))
        return fail (why, "player %d has %d roads in a row, not %d", line->player,
                     (int) catan_longest_road (state, (guint) line->player, NULL), line->amount);
    }
  return TRUE;
}

/* Every price is said to be certain, possible or out of reach, as the hand view has it. */
static gboolean
check_fish (const TableMoment *moment, guint player, GString *why)
{
  const CatanState *state = moment->state;
  guint maybe = 0, wanted = 0, prices = 0;
  if (state->fish == NULL)
    return TRUE;
  g_autoptr (TableAnswer) answer = answer_property_ask (moment, "fish", player, why);
  if (answer == NULL)
    return FALSE;
  for (guint i = 0; i < answer->lines->len; i++)
    {
      maybe += answer_line (answer, i)->says == TABLE_SAYS_MAYBE;
      prices += answer_line (answer, i)->says <= TABLE_SAYS_MAYBE && answer_line (answer, i)->player < 0;
    }
  for (guint i = 0; i < CATAN_PRICES; i++)
    wanted += catan_can_pay (state, player, catan_price (i)) == CATAN_PAYS_MAYBE;
  n_maybe += maybe;
  if (prices != CATAN_PRICES)
    return fail (why, "player %u: %u prices are said, not %u", player, prices, CATAN_PRICES);
  return maybe == wanted || fail (why, "player %u: %u prices are possible, %u are said", player, wanted, maybe);
}

/* The line of this kind that begins with these words; NULL if there is none. */
static const TableAnswerLine *
line_with (const TableAnswer *answer, TableSays says, const char *words)
{
  for (guint i = 0; i < answer->lines->len; i++)
    if (answer_line (answer, i)->says == says && g_str_has_prefix (answer_line (answer, i)->text, words))
      return answer_line (answer, i);
  return NULL;
}

/* Every kind of development card: how many the player is known to have, and the chance that one of the others is of
 * this kind.  It is computed the other way round: the player has none of them if each copy is somewhere else. */
static gboolean
check_cards (const TableMoment *moment, guint player, GString *why)
{
  const CatanState *state = moment->state;
  const CatanSeat *seat = &state->seats[player];
  g_autoptr (TableAnswer) answer = answer_property_ask (moment, "cards", player, why);
  guint left[CATAN_N_CARDS], unseen = 0, hidden = seat->cards;
  if (answer == NULL)
    return FALSE;
  for (guint card = 0; card < CATAN_N_CARDS; card++)
    {
      left[card] = state->rules->box->copies[card] - state->cards_shown[card];
      for (guint i = 0; i < moment->setup->n_players; i++)
        left[card] -= state->seats[i].known_cards[card];
      unseen += left[card];
      hidden -= seat->known_cards[card];
      const TableAnswerLine *known = line_with (answer, TABLE_SAYS_KNOWN, catan_card_name ((CatanCard) card));
      if ((known != NULL ? known->amount : 0) != seat->known_cards[card])
        return fail (why, "player %u has %u known cards of kind %u", player, seat->known_cards[card], card);
    }
  const TableAnswerLine *covered = line_with (answer, TABLE_SAYS_KNOWN, "development cards face down");
  if ((covered != NULL ? covered->amount : 0) != (int) hidden)
    return fail (why, "player %u has %u unknown cards", player, hidden);
  for (guint card = 0; card < CATAN_N_CARDS; card++)
    {
      g_autofree char *words = g_strdup_printf ("%s: with ", catan_card_name ((CatanCard) card));
      const TableAnswerLine *maybe = line_with (answer, TABLE_SAYS_MAYBE, words);
      double none = 1;
      for (guint i = 0; i < left[card]; i++)
        none *= 1 - (double) hidden / (unseen - i);
      if ((maybe != NULL) != (hidden > 0 && left[card] > 0)
          || (maybe != NULL
              && fabs (atoi (maybe->text + strlen (words)) - CLAMP (100 * (1 - none), 1, 99)) > 0.5 + 1e-9))
        return fail (why, "player %u: “%s”, not %.1f", player, maybe != NULL ? maybe->text : "", 100 * (1 - none));
    }
  return TRUE;
}

/* Lines of this kind, only those about a player if `owned`. */
static guint
count_lines (const TableAnswer *answer, TableSays says, gboolean owned)
{
  guint n = 0;
  for (guint i = 0; i < answer->lines->len; i++)
    n += answer_line (answer, i)->says == says && (!owned || answer_line (answer, i)->player >= 0);
  return n;
}

/* An empty place: whether the distance rule leaves it free. */
static gboolean
check_free (const TableMoment *moment, guint spot, const TableAnswer *answer, GString *why)
{
  const CatanState *state = moment->state;
  const guint8 *near = catan_shape (state)->spot_spots[spot];
  guint taken = 0; /* 1: somebody built one edge away */
  for (guint i = 0; i < 3 && near[i] != CATAN_NOWHERE; i++)
    taken |= state->building[near[i]] != CATAN_NOBODY;
  const guint wanted = taken ? 0 : 1 + (moment->setup->aids == TABLE_AIDS_OPEN);
  const guint told = count_lines (answer, TABLE_SAYS_KNOWN, FALSE);
  return (count_lines (answer, TABLE_SAYS_BLOCKED, TRUE) == taken && told == wanted)
         || fail (why, "spot %u: %u lines are certain, %u are said", spot + 1, wanted, told);
}

/* A hex: a line for each building at it. */
static gboolean
check_hexes (const TableMoment *moment, GString *why)
{
  const CatanState *state = moment->state;
  for (guint hex = 0; hex < catan_shape (state)->n_hexes; hex++)
    {
      guint buildings = 0;
      g_autofree char *words = g_strdup_printf ("hex %s", catan_hex_name (hex).text);
      g_autoptr (TableAnswer) answer = table_answer_read (moment, words, NULL);
      for (guint i = 0; i < 6; i++)
        buildings += state->building[catan_shape (state)->hex_spots[hex][i]] != CATAN_NOBODY;
      if (answer == NULL || count_lines (answer, TABLE_SAYS_KNOWN, TRUE) != buildings)
        return fail (why, "“%s” does not name its %u buildings", words, buildings);
    }
  return TRUE;
}

/* It is said once that the robber stands beside the place, if something is lost by it. */
static gboolean
check_robbed (const CatanState *state, guint spot, const TableAnswer *answer, GString *why)
{
  const CatanShape *shape = catan_shape (state);
  guint wanted = 0;
  for (guint hex = 0; hex < shape->n_hexes; hex++)
    if (hex == state->robber && (state->rules->island.land[hex] != CATAN_LAKE || catan_lake_is_blocked (state, hex)))
      for (guint i = 0; i < 6; i++)
        wanted += shape->hex_spots[hex][i] == spot;
  const guint told = count_lines (answer, TABLE_SAYS_BLOCKED, FALSE) - count_lines (answer, TABLE_SAYS_BLOCKED, TRUE);
  return told == wanted || fail (why, "spot %u: the robber is said %u times, not %u", spot + 1, told, wanted);
}

static gboolean
check_places (const TableMoment *moment, GString *why)
{
  const CatanState *state = moment->state;
  for (guint spot = 0; spot < SMALL_SPOTS; spot++)
    {
      g_autofree char *words = g_strdup_printf ("spot %u", spot + 1);
      g_autoptr (TableAnswer) answer = table_answer_read (moment, words, NULL);
      const gint8 owner = state->building[spot];
      if (answer == NULL)
        return fail (why, "“%s” has no answer", words);
      if (owner != CATAN_NOBODY && table_answer_points (answer, owner) != 1 + state->city[spot])
        return fail (why, "“%s” brings %d, %d are said", words, 1 + state->city[spot],
                     table_answer_points (answer, owner));
      if ((owner == CATAN_NOBODY && !check_free (moment, spot, answer, why))
          || !check_robbed (state, spot, answer, why))
        return FALSE;
    }
  return check_hexes (moment, why);
}

/* ---- before something is built ---- */

/* What all throws together bring the player: cards, those that the robber keeps, and fish tokens. */
static void
throw_all (const CatanState *state, guint player, int sums[3])
{
  static const int ways[13] = { 0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 };
  memset (sums, 0, 3 * sizeof *sums);
  for (guint dice = 2; dice <= 12; dice++)
    {
      CatanYield yield;
      catan_yield (state, dice, &yield);
      for (guint i = 0; i < CATAN_N_RESOURCES; i++)
        sums[0] += ways[dice] * yield.owed[player][i];
      sums[1] += ways[dice] * yield.lost[player];
      sums[2] += ways[dice] * yield.fish_owed[player];
    }
}

static gboolean
check_settlement (const CatanState *state, guint player, const CatanPlaceValue *value, GString *why)
{
  g_autoptr (CatanState) built = catan_state_copy (state);
  int before[3], after[3];
  built->building[value->spot] = (gint8) player;
  throw_all (state, player, before);
  throw_all (built, player, after);
  return (after[0] - before[0] == value->cards && after[1] - before[1] == value->robbed
          && after[2] - before[2] == value->fish)
         || fail (why, "a settlement on %u brings %d, %d and %d; %d, %d and %d are said", value->spot + 1,
                  after[0] - before[0], after[1] - before[1], after[2] - before[2], value->cards, value->robbed,
                  value->fish);
}

/* Every place where the player may build is said once, with what it brings; the best first. */
static gboolean
check_settle (const TableMoment *moment, guint player, GString *why)
{
  const CatanState *state = moment->state;
  guint8 legal[CATAN_SPOTS_MAX];
  guint n = 0, ranks = 0;
  int last = G_MAXINT;
  if (state->finished || state->on_pad)
    return TRUE;
  if (!catan_is_there (state, player))
    return answer_property_ask (moment, "settle", player, NULL) == NULL
           || fail (why, "player %u, who has left, may build", player);
  g_autoptr (TableAnswer) answer = answer_property_ask (moment, "settle", player, why);
  if (answer == NULL)
    return FALSE;
  catan_spots (state, player, CATAN_SETTLEMENT, FALSE, legal);
  for (guint8 spot = 0; spot < catan_shape (state)->n_spots; spot++)
    {
      CatanPlaceValue value;
      catan_place_value (state, spot, &value);
      if (legal[spot] && !check_settlement (state, player, &value, why))
        return FALSE;
      n += legal[spot];
    }
  for (guint i = 0; i < answer->marks->len; i++)
    ranks += g_array_index (answer->marks, TableAnswerMark, i).kind == TABLE_MARK_RANK;
  for (guint i = 0; i < answer->lines->len; i++)
    {
      const TableAnswerLine *line = answer_line (answer, i);
      CatanPlaceValue value;
      if (line->says != TABLE_SAYS_BRINGS)
        continue;
      catan_place_value (state, (guint8) (atoi (line->text) - 1), &value);
      if (line->amount != value.cards || line->amount > last || !legal[value.spot])
        return fail (why, "“%s” is said to bring %d", line->text, line->amount);
      last = line->amount;
      n--;
      ranks--;
    }
  return (n == 0 && ranks == 0) || fail (why, "%d places of player %u are not said", (int) n, player);
}

/* At some moments of the game, also while it is set up. */
static gboolean
check_before (const TableJournal *journal, GString *why)
{
  for (guint at = 0; at < table_journal_length (journal); at += 1 + at / 2)
    {
      g_autoptr (CatanState) state = table_journal_state_at (journal, at);
      const TableMoment moment = { table_journal_setup (journal), state, NULL };
      for (guint player = 0; player < moment.setup->n_players; player++)
        if (moment.setup->aids == TABLE_AIDS_OPEN && !check_settle (&moment, player, why))
          return FALSE;
    }
  return TRUE;
}

/* Only the table itself needs no rule for what it says. */
static gboolean
check_line (const TableMoment *moment, const TableAnswer *answer, const TableLine *line, GString *why)
{
  const int place = line->kind == CATAN_LINE_ROAD ? CATAN_MARK_ROAD : CATAN_MARK_SPOT + line->feature;
  if (answer->marks->len != (line->kind <= CATAN_LINE_ROAD)
      || (answer->marks->len > 0 && g_array_index (answer->marks, TableAnswerMark, 0).place != place))
    return fail (why, "it is not shown on the island");
  return count_lines (answer, TABLE_SAYS_RULE, FALSE) == (line->kind < CATAN_LINE_CORRECTION) || fail (why, "no rule");
}

static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, TRUE);
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal),
                               table_journal_effects (journal) };
  const CatanState *state = moment.state;
  for (guint player = 0; player < moment.setup->n_players; player++)
    if (!answer_property_player (&moment, player, catan_points (state, player), why)
        || !check_road (&moment, player, why) || !check_fish (&moment, player, why)
        || !check_cards (&moment, player, why))
      return FALSE;
  return check_places (&moment, why) && answer_property_ledger (&moment, check_line, why)
         && answer_property_list (&moment, why) && check_before (journal, why);
}

static void
test_what_the_state_has (void)
{
  catan_random_games_check (150, &catan_random_all, check_game);
  catan_random_games_check (150, &catan_random_plain, check_game);
}

TESTS_MAIN ("/catan-answers", what_the_state_has)
