/* test-catan-yields.c - what an entry is said to do besides points, compared with the state after it and, for a throw,
 * with a count of our own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A kind of effect that this file does not know stops the test, so nothing is told that is not compared.  The count
 * goes from the buildings to the land around them; the rules go the other way.
 */
#include <string.h>

#include "catan-random-game.h"
#include "catan/catan-rooms.h"
#include "table/table-event.h"
#include "../table/test-add.h"

#define fail random_game_fail

/* A throw, as its effects tell it, and as we count it. */
typedef struct
{
  guint cards[CATAN_MAX_PLAYERS][CATAN_N_RESOURCES], missing[CATAN_MAX_PLAYERS][CATAN_N_RESOURCES];
  guint lost[CATAN_MAX_PLAYERS], discards[CATAN_MAX_PLAYERS];
  guint owed[CATAN_N_RESOURCES], bank[CATAN_N_RESOURCES]; /* a resource that the bank is short of; else 0 */
  gboolean one_only[CATAN_N_RESOURCES];                   /* and only one player would get it */
  guint fish[CATAN_MAX_PLAYERS], fish_owed[CATAN_MAX_PLAYERS];
  guint fish_there; /* if nobody draws; else 0 */
  gboolean nobody_draws, seven;
} Told;

static guint short_one, short_many, short_fish, capped, robbed, discarded, thrown, moved, fished, passed;

/* ---- reading the effects ---- */

static void
read_short (const TableLine *effect, Told *told)
{
  const guint r = effect->terms[0].noun;
  told->missing[effect->player][r] = (guint) effect->terms[0].count;
  told->bank[r] = (guint) effect->terms[1].count;
  told->owed[r] = (guint) effect->terms[2].count;
  told->one_only[r] = effect->own[0] != 0;
}

static void
read_draws (const TableLine *effect, Told *told)
{
  told->fish[effect->player] = (guint) effect->terms[0].count;
  told->fish_owed[effect->player] = (guint) effect->terms[1].count;
  if (effect->n_terms < 3)
    return;
  told->nobody_draws = TRUE;
  told->fish_there = (guint) effect->terms[2].count;
}

/* FALSE: this effect is none of a throw. */
static gboolean
read_effect (const TableLine *effect, guint n_effects, Told *told)
{
  switch ((CatanEffectKind) effect->kind)
    {
    case CATAN_EFFECT_RECEIVED:
      for (guint i = 0; i < effect->n_terms; i++)
        told->cards[effect->player][effect->terms[i].noun] = (guint) effect->terms[i].count;
      return TRUE;
    case CATAN_EFFECT_SHORT: read_short (effect, told); return TRUE;
    case CATAN_EFFECT_ROBBED: told->lost[effect->player] = (guint) effect->terms[0].count; return TRUE;
    case CATAN_EFFECT_DISCARDS: told->discards[effect->player] = (guint) effect->terms[0].count; return TRUE;
    case CATAN_EFFECT_DRAWS: read_draws (effect, told); return TRUE;
    case CATAN_EFFECT_NONE: return n_effects == 1;
    case CATAN_EFFECT_SEVEN: told->seven = TRUE; return TRUE;
    case CATAN_EFFECT_CARDS:
    case CATAN_EFFECT_DEVELOPMENT:
    case CATAN_EFFECT_FISH:
    case CATAN_EFFECT_SHOE:
    case CATAN_N_EFFECTS:
    default: return FALSE;
    }
}

static gboolean
read_told (const TableLedger *effects, Told *told)
{
  memset (told, 0, sizeof *told);
  for (guint i = 0; i < effects->n_lines; i++)
    if (!read_effect (&effects->lines[i], effects->n_lines, told))
      return FALSE;
  return effects->n_lines > 0;
}

/* The words have every number of the effect, and the resources that it counts. */
static gboolean
check_words (const CatanState *state, const TableLine *effect, GString *why)
{
  const TableEvent event = { .line = effect, .effect = TRUE };
  g_autofree char *title = table_event_title (&catan_game, state, &event);
  g_autofree char *because = table_event_because (&catan_game, state, &event);
  g_autofree char *words = g_strconcat (title, "; ", because, NULL);
  const gboolean cards = effect->kind == CATAN_EFFECT_RECEIVED || effect->kind == CATAN_EFFECT_CARDS;
  const gboolean shoe = effect->kind == CATAN_EFFECT_SHOE;
  for (guint i = 0; i < effect->n_terms && !shoe; i++)
    {
      const int count = effect->terms[i].count;
      const char *noun = table_effect_term (&catan_game, state, effect, i);
      g_autofree char *number = g_strdup_printf ("%d", ABS (count));
      g_autofree char *told = g_strdup_printf ("%d %s", ABS (count), noun);
      if (count == 0 && effect->kind == CATAN_EFFECT_RECEIVED)
        continue;
      /* Who draws nothing reads why, not how many were due. */
      if (effect->kind == CATAN_EFFECT_DRAWS && effect->terms[0].count == 0 && i < 2)
        {
          if (strstr (words, "no fish token") == NULL)
            return fail (why, "“%s” draws %d", words, 0);
          continue;
        }
      if (strstr (words, number) == NULL || (cards && strstr (words, told) == NULL))
        return fail (why, "“%s” has no %d", words, count);
    }
  return *title != '\0' || fail (why, "effect %u has no words", effect->kind);
}

/* ---- our own count ---- */

static void
count_spot (const CatanState *state, guint spot, guint dice, Told *own)
{
  const CatanShape *shape = catan_shape (state);
  const CatanIsland *island = &state->rules->island;
  const guint player = (guint) state->building[spot], n = state->city[spot] ? 2 : 1;
  if (!catan_is_there (state, player))
    return;
  for (guint i = 0; i < 3 && shape->spot_hexes[spot][i] != CATAN_NOWHERE; i++)
    {
      const guint8 hex = shape->spot_hexes[spot][i];
      if (island->land[hex] == CATAN_LAKE && state->fish != NULL
          && (hex == island->further_lake ? dice == 4 || dice == 10 : dice < 4 || dice > 10)
          && !(hex == state->robber && catan_rule (state->rules, CATAN_T4) == CATAN_T4_BLOCKED))
        own->fish_owed[player] += n;
      if (island->land[hex] >= CATAN_N_RESOURCES || island->number[hex] != dice)
        continue;
      if (hex == state->robber)
        own->lost[player] += n;
      else
        own->cards[player][island->land[hex]] += n;
    }
  for (guint i = 0; i < 2 && shape->spot_seas[spot][i] != CATAN_NOWHERE && state->fish != NULL; i++)
    {
      const guint sea = shape->spot_seas[spot][i];
      guint8 spots[3];
      if (island->fishery[sea] != dice)
        continue;
      /* Where a sea hex touches more than three intersections, its fishery reaches only three of them. */
      catan_fishery_spots (island, sea, spots);
      if (memchr (spots, (int) spot, sizeof spots) != NULL)
        own->fish_owed[player] += n;
    }
}

static void
count_bank (const CatanState *state, Told *own)
{
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      guint bank = state->rules->box->bank, owed = 0, players = 0;
      for (guint p = 0; p < state->rules->n_players; p++)
        {
          bank -= state->seats[p].hand[r];
          owed += own->cards[p][r];
          players += own->cards[p][r] > 0;
        }
      if (owed <= bank)
        continue;
      own->owed[r] = owed;
      own->bank[r] = bank;
      own->one_only[r] = players == 1;
      short_one += players == 1;
      short_many += players > 1;
      for (guint p = 0; p < state->rules->n_players; p++)
        {
          const guint gets = players == 1 && own->cards[p][r] > 0 ? bank : 0;
          own->missing[p][r] = own->cards[p][r] - gets;
          own->cards[p][r] = gets;
        }
    }
}

static void
count_fish (const CatanState *state, Told *own)
{
  guint sum = 0, there = catan_fish_stack (state->fish);
  if (catan_rule (state->rules, CATAN_F1) == CATAN_F1_USED)
    there += catan_fish_n_used (state->fish);
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      const guint held = catan_fish_held (state->fish, p);
      const guint room = catan_rule (state->rules, CATAN_T2) != CATAN_T2_ANY ? 7 - MIN (held, 7) : G_MAXUINT;
      own->fish[p] = MIN (own->fish_owed[p], room);
      capped += own->fish[p] < own->fish_owed[p];
      sum += own->fish[p];
    }
  if (sum <= there)
    return;
  own->nobody_draws = TRUE;
  own->fish_there = there;
  memset (own->fish, 0, sizeof own->fish);
  short_fish++;
}

static void
count (const CatanState *state, guint dice, Told *own)
{
  memset (own, 0, sizeof *own);
  own->seven = dice == 7;
  for (guint p = 0; p < state->rules->n_players && dice == 7 && state->rules->with_hands; p++)
    {
      const guint8 *hand = state->seats[p].hand;
      const guint size = hand[0] + hand[1] + hand[2] + hand[3] + hand[4];
      own->discards[p] = size > 7 ? size / 2 : 0;
      discarded += size > 7;
    }
  for (guint spot = 0; spot < catan_shape (state)->n_spots && dice != 7; spot++)
    if (state->building[spot] != CATAN_NOBODY)
      count_spot (state, spot, dice, own);
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    robbed += own->lost[p] > 0;
  if (state->rules->with_hands)
    count_bank (state, own);
  if (state->fish != NULL)
    count_fish (state, own);
  thrown++;
}

/* ---- the properties ---- */

/* With hands, the cards that came are those that were told; with fish, as many draws are owed as were told. */
static gboolean
check_hands (const CatanState *before, const CatanState *after, const Told *told, GString *why)
{
  guint draws[CATAN_MAX_PLAYERS] = { 0 };
  for (guint i = 0; i < after->n_draws; i++)
    draws[after->draws[i].player]++;
  for (guint p = 0; p < before->rules->n_players; p++)
    {
      for (guint r = 0; r < CATAN_N_RESOURCES && before->rules->with_hands; r++)
        if (after->seats[p].hand[r] - before->seats[p].hand[r] != (int) told->cards[p][r])
          return fail (why, "player %u has %d more of %u", p, after->seats[p].hand[r] - before->seats[p].hand[r], r);
      if (draws[p] != told->fish[p])
        return fail (why, "player %u draws %u", p, draws[p]);
      if (((after->owing >> p) & 1) != (told->discards[p] > 0))
        return fail (why, "player %u owes", p);
    }
  return TRUE;
}

/* The words after the throw are also those below the questions that follow. */
static gboolean
check_throw (const CatanState *before, const CatanState *after, guint dice, const TableLedger *effects, GString *why)
{
  Told told, own;
  g_autofree char *words = table_effects_tell (&catan_game, after, effects);
  g_autofree char *again = g_strdup_printf ("Thrown: %u. %s", dice, words), *reminder = catan_game.reminder (after);
  count (before, dice, &own);
  if (!read_told (effects, &told))
    return fail (why, "cannot be read");
  return (memcmp (&told, &own, sizeof own) == 0 || fail (why, "the count is another one"))
         && (after->finished
             || (check_hands (before, after, &told, why)
                 && (g_strcmp0 (again, reminder) == 0 || fail (why, "“%s”, then “%s”", again, reminder))));
}

/* The second settlement brings a card for each land around it, also if hands are not recorded. */
static gboolean
check_founded (const CatanState *before, guint8 spot, const TableLedger *effects, GString *why)
{
  const guint8 *hexes = catan_shape (before)->spot_hexes[spot];
  guint lands = 0, cards = 0;
  for (guint i = 0; i < 3 && hexes[i] != CATAN_NOWHERE && before->seats[before->player].founded > 0; i++)
    lands += before->rules->island.land[hexes[i]] < CATAN_N_RESOURCES;
  for (guint i = 0; i < effects->n_lines; i++)
    for (guint k = 0; k < effects->lines[i].n_terms; k++)
      cards += (guint) effects->lines[i].terms[k].count;
  return cards == lands || fail (why, "%u cards from %u lands", cards, lands);
}

/* How much of a noun the effects of these kinds (bits) say that the player gets; *n: how many of them say it. */
static int
told_of (const TableLedger *effects, guint kinds, guint player, guint noun, guint *n)
{
  int sum = 0;
  *n = 0;
  for (guint i = 0; i < effects->n_lines; i++)
    for (guint k = 0; k < effects->lines[i].n_terms; k++)
      if ((kinds >> effects->lines[i].kind) & 1 && effects->lines[i].player == (int) player
          && effects->lines[i].terms[k].noun == noun)
        {
          sum += effects->lines[i].terms[k].count;
          *n += effects->lines[i].terms[k].count != 0;
        }
  return sum;
}

static gboolean
check_change (const TableLedger *effects, guint kinds, guint player, guint noun, int is, guint *seen, GString *why)
{
  guint n;
  const int told = told_of (effects, kinds, player, noun, &n);
  *seen += is != 0;
  return (told == is && n == (guint) (is != 0))
         || fail (why, "player %u gets %d of %u, and %u effects say %d", player, is, noun, n, told);
}

/* Exactly one effect tells each change of a hand, of the development cards and fish tokens, and of the shoe. */
static gboolean
check_changes (const CatanState *before, const CatanState *after, const TableLedger *effects, GString *why)
{
  const guint cards = 1u << CATAN_EFFECT_RECEIVED | 1u << CATAN_EFFECT_CARDS;
  for (guint p = 0; p < before->rules->n_players; p++)
    {
      const CatanSeat *was = &before->seats[p], *is = &after->seats[p];
      for (guint r = 0; r < CATAN_N_RESOURCES && before->rules->with_hands; r++)
        if (!check_change (effects, cards, p, r, is->hand[r] - was->hand[r], &moved, why))
          return FALSE;
      if (!check_change (effects, 1u << CATAN_EFFECT_DEVELOPMENT, p, 0, is->cards - was->cards, &moved, why)
          || !check_change (effects, 1u << CATAN_EFFECT_SHOE, p, 0,
                            (after->shoe == (int) p) - (before->shoe == (int) p), &passed, why))
        return FALSE;
      if (before->fish != NULL
          && !check_change (effects, 1u << CATAN_EFFECT_FISH, p, 0,
                            (int) catan_fish_held (after->fish, p) - (int) catan_fish_held (before->fish, p), &fished,
                            why))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_step (gconstpointer before, gconstpointer after, const char *line, TableLedger *effects, gpointer data,
            GString *why)
{
  const CatanState *was = before, *is = after;
  CatanEntry entry;
  g_assert_true (catan_entry_parse (was->rules, line, &entry, NULL));
  for (guint i = 0; i < effects->n_lines; i++)
    if (!check_words (is, &effects->lines[i], why))
      return FALSE;
    else if (effects->lines[i].turn < was->n_turns || effects->lines[i].turn > is->n_turns)
      return fail (why, "it is said to be of turn %u", effects->lines[i].turn);
  return check_changes (was, is, effects, why)
         && (entry.kind != CATAN_ENTRY_ROLL || check_throw (was, is, entry.number, effects, why))
         && (entry.kind != CATAN_ENTRY_FOUND || check_founded (was, entry.spot, effects, why));
}

static gboolean
check_told (const RandomGame *game, GString *why)
{
  return random_game_tell (game, check_step, NULL, why);
}

static void
test_told_is_what_comes (void)
{
  /* Many rulings differ, and many corrections make hands and stack unusual. */
  static const CatanRandomTaste odd = { 85, 70, 50, 250, 25, 0, 0, 900 };
  /* On the larger board, and with open hands: what nobody saw is not an effect. */
  static const CatanRandomTaste big = { 60, 60, 30, 30, 25, 0, 0, 700, 0, 100 };
  catan_random_games_check (120, &catan_random_all, check_told);
  catan_random_games_check (120, &odd, check_told);
  catan_random_games_check (40, &big, check_told);
  g_test_message (
      "%u throws; bank short for one %u, for several %u; stack short %u, hand full %u; robber %u; halved %u", thrown,
      short_one, short_many, short_fish, capped, robbed, discarded);
  g_assert_cmpuint (short_one, >, 10);
  g_assert_cmpuint (short_many, >, 10);
  g_assert_cmpuint (short_fish, >, 5);
  g_assert_cmpuint (capped, >, 10);
  g_assert_cmpuint (robbed, >, 100);
  g_assert_cmpuint (discarded, >, 10);
  g_assert_cmpuint (moved, >, 1000);
  g_assert_cmpuint (fished, >, 1000);
  g_assert_cmpuint (passed, >, 10);
}

/* On the largest frame, where each intersection has a settlement, and whatever the first harbour is. */
static void
test_largest_frame (void)
{
  for (guint kind = 0; kind <= CATAN_ANY; kind++)
    {
      g_autoptr (GString) lines = g_string_new ("player Anna\nplayer Ben\nplayer Clara\n"
                                                "frame oooooooo oooooooo oooooooo oooooooo oooooooo\nisland");
      for (guint hex = 0; hex < CATAN_HEXES_MAX; hex++)
        g_string_append_printf (lines, " %s:%u", catan_land_words[hex % CATAN_N_RESOURCES], hex % 2 ? 9 : 4);
      g_string_append_printf (lines, "\nharbours s1:%s\n", catan_resource_words[kind]);
      g_autoptr (CatanState) state = catan_fixture_new (lines->str);
      g_assert_cmpuint (catan_shape (state)->n_hexes, ==, CATAN_HEXES_MAX);
      for (guint spot = 0; spot < catan_shape (state)->n_spots; spot++)
        state->building[spot] = (gint8) (spot % 3);
      for (guint dice = 2; dice <= 12; dice++)
        {
          CatanYield yield;
          Told own;
          count (state, dice, &own);
          catan_yield (state, dice, &yield);
          for (guint p = 0; p < state->rules->n_players; p++)
            for (guint r = 0; r < CATAN_N_RESOURCES; r++)
              g_assert_cmpuint (yield.owed[p][r], ==, own.cards[p][r]);
        }
    }
}

TESTS_MAIN ("/yields", told_is_what_comes, largest_frame)
