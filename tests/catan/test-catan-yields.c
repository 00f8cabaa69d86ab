/* test-catan-yields.c - what a throw is said to bring, compared with the hands after it and with a count of our own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences are read back.  A sentence that this file does not know stops the test, so nothing is told that is not
 * compared.  The count goes from the buildings to the land around them; the rules go the other way.
 */
#include <stdio.h>
#include <string.h>

#include "catan-random-game.h"
#include "catan/catan-rooms.h"

#define fail catan_random_fail

typedef struct
{
  guint cards[CATAN_MAX_PLAYERS][CATAN_N_RESOURCES];
  guint lost[CATAN_MAX_PLAYERS], discards[CATAN_MAX_PLAYERS];
  guint owed[CATAN_N_RESOURCES], bank[CATAN_N_RESOURCES]; /* a resource that the bank is short of; else 0 */
  gboolean one_only[CATAN_N_RESOURCES];                   /* and only one player would get it */
  guint fish[CATAN_MAX_PLAYERS], fish_owed[CATAN_MAX_PLAYERS];
  guint fish_there; /* if nobody draws; else 0 */
  gboolean nobody_draws;
} Told;

static guint short_one, short_many, short_fish, capped, robbed, discarded, thrown;

/* ---- reading the sentences ---- */

/* Skips a name at the beginning of the text; CATAN_MAX_PLAYERS if there is none. */
static guint
read_name (const CatanState *state, const char **text)
{
  for (guint p = 0; p < state->rules->n_players; p++)
    if (g_str_has_prefix (*text, catan_name (state, (int) p)))
      {
        *text += strlen (catan_name (state, (int) p));
        return p;
      }
  return CATAN_MAX_PLAYERS;
}

static guint
read_resource (const char *word)
{
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (g_str_has_prefix (word, catan_resource_name ((CatanResource) r)))
      return r;
  return CATAN_N_RESOURCES;
}

/* "2 wood, 1 ore" */
static gboolean
read_cards (const char *text, guint cards[CATAN_N_RESOURCES])
{
  g_auto (GStrv) parts = g_strsplit (text, ", ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      char word[16];
      guint n, r;
      if (sscanf (parts[i], "%u %15s", &n, word) != 2 || n == 0)
        return FALSE;
      r = read_resource (word);
      if (r == CATAN_N_RESOURCES)
        return FALSE;
      cards[r] += n;
    }
  return TRUE;
}

/* "Anna: 2 wood, 1 ore; Ben: 1 wool" */
static gboolean
read_hands (const CatanState *state, const char *sentence, Told *told)
{
  g_auto (GStrv) parts = g_strsplit (sentence, "; ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *rest = parts[i];
      const guint player = read_name (state, &rest);
      if (player == CATAN_MAX_PLAYERS || !g_str_has_prefix (rest, ": ") || !read_cards (rest + 2, told->cards[player]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_short (const char *sentence, Told *told)
{
  char word[16];
  guint bank, owed, r;
  const char *get = strstr (sentence, " would get ");
  if (sscanf (sentence, "The bank has only %u of the %u %15s for", &bank, &owed, word) == 3)
    {
      r = read_resource (word);
      told->one_only[r] = TRUE;
    }
  else if (sscanf (sentence, "The bank has %u %15[a-z], and", &bank, word) == 2 && get != NULL
           && sscanf (get, " would get %u: nobody gets any of it", &owed) == 1)
    r = read_resource (word);
  else
    return FALSE;
  told->bank[r] = bank;
  told->owed[r] = owed;
  return r < CATAN_N_RESOURCES;
}

/* " Anna 2 tokens, Ben 1 token" */
static gboolean
read_draws (const CatanState *state, const char *text, guint fish[CATAN_MAX_PLAYERS])
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *rest = parts[i] + 1;
      const guint player = read_name (state, &rest);
      guint n;
      if (player == CATAN_MAX_PLAYERS || sscanf (rest, " %u token", &n) != 1)
        return FALSE;
      fish[player] += n;
    }
  return TRUE;
}

static gboolean
read_fish (const CatanState *state, const char *sentence, guint dice, Told *told)
{
  const char *pays = strstr (sentence, " pays "), *owes = strstr (sentence, " owes ");
  guint number = 0;
  if (sscanf (sentence, "Fishery %u ", &number) != 1 && sscanf (sentence, "On %u the lake ", &number) != 1)
    return FALSE;
  return number == dice && (pays != NULL || owes != NULL)
         && read_draws (state, pays != NULL ? pays + 5 : owes + 5, pays != NULL ? told->fish : told->fish_owed);
}

/* A sentence that begins with a name: "Ben discards 4 cards", "Ben draws 1 instead of 2, because ..." */
static gboolean
read_act (const CatanState *state, const char *sentence, Told *told)
{
  const char *rest = sentence;
  const guint player = read_name (state, &rest);
  guint n, of;
  if (player == CATAN_MAX_PLAYERS)
    return FALSE;
  if (sscanf (rest, " discards %u card", &n) == 1)
    told->discards[player] = n;
  else if (sscanf (rest, " draws %u instead of %u, because", &n, &of) == 2)
    {
      told->fish_owed[player] = of;
      return told->fish[player] == n;
    }
  else
    return read_hands (state, sentence, told);
  return TRUE;
}

static gboolean
read_sentence (const CatanState *state, const char *sentence, guint dice, Told *told)
{
  guint n;
  if (sscanf (sentence, "The robber keeps %u card", &n) == 1)
    {
      const char *name = strstr (sentence, " from ") + 6;
      told->lost[read_name (state, &name)] = n;
      return *name == '\0';
    }
  if (sscanf (sentence, "There is only %u fish token: nobody draws (F1)", &n) == 1
      || sscanf (sentence, "There are only %u fish tokens: nobody draws (F1)", &n) == 1)
    {
      told->fish_there = n;
      told->nobody_draws = TRUE;
      return TRUE;
    }
  if (g_str_equal (sentence, "Nobody receives anything"))
    return dice != 7;
  if (g_str_equal (sentence, "The robber comes"))
    return dice == 7;
  return read_short (sentence, told) || read_fish (state, sentence, dice, told) || read_act (state, sentence, told);
}

static gboolean
read_told (const CatanState *state, const char *words, guint dice, Told *told)
{
  g_auto (GStrv) sentences = g_strsplit (words, ". ", -1);
  memset (told, 0, sizeof *told);
  for (guint i = 0; sentences[i] != NULL; i++)
    if (!read_sentence (state, sentences[i], dice, told))
      return FALSE;
  /* Who draws all that is due is not told twice. */
  for (guint p = 0; p < state->rules->n_players && !told->nobody_draws; p++)
    told->fish_owed[p] = MAX (told->fish_owed[p], told->fish[p]);
  return TRUE;
}

/* ---- our own count ---- */

static void
count_spot (const CatanState *state, guint spot, guint dice, Told *own)
{
  const CatanShape *shape = catan_shape ();
  const CatanIsland *island = &state->rules->island;
  const guint player = (guint) state->building[spot], n = state->city[spot] ? 2 : 1;
  for (guint i = 0; i < 3 && shape->spot_hexes[spot][i] != CATAN_NOWHERE; i++)
    {
      const guint8 hex = shape->spot_hexes[spot][i];
      if (island->land[hex] == CATAN_LAKE && state->fish != NULL && (dice < 4 || dice > 10))
        own->fish_owed[player] += n;
      if (island->land[hex] >= CATAN_N_RESOURCES || island->number[hex] != dice)
        continue;
      if (hex == state->robber)
        own->lost[player] += n;
      else
        own->cards[player][island->land[hex]] += n;
    }
  for (guint i = 0; i < 2 && shape->spot_seas[spot][i] != CATAN_NOWHERE && state->fish != NULL; i++)
    if (island->fishery[shape->spot_seas[spot][i]] == dice)
      own->fish_owed[player] += n;
}

static void
count_bank (const CatanState *state, Told *own)
{
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      guint bank = CATAN_BANK, owed = 0, players = 0;
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
        own->cards[p][r] = players == 1 && own->cards[p][r] > 0 ? bank : 0;
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
      const guint room = catan_rule (state->rules, CATAN_T2) == CATAN_T2_SEVEN ? 7 - MIN (held, 7) : G_MAXUINT;
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
  for (guint p = 0; p < state->rules->n_players && dice == 7 && state->rules->with_hands; p++)
    {
      const guint8 *hand = state->seats[p].hand;
      const guint size = hand[0] + hand[1] + hand[2] + hand[3] + hand[4];
      own->discards[p] = size > 7 ? size / 2 : 0;
      discarded += size > 7;
    }
  for (guint spot = 0; spot < CATAN_N_SPOTS && dice != 7; spot++)
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

/* ---- the property ---- */

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

static gboolean
check_throw (const CatanState *before, const CatanState *after, guint dice, const char *words, GString *why)
{
  Told told, own;
  count (before, dice, &own);
  if (!read_told (before, words, dice, &told))
    return fail (why, "cannot be read");
  return (memcmp (&told, &own, sizeof own) == 0 || fail (why, "the count is another one"))
         && (after->finished || check_hands (before, after, &told, why));
}

/* Do these words name what the player on turn got?  "Anna: 1 wood", or "Anna gets 3 wool: 2 from Ben, 1 from Clara". */
static gboolean
check_gain (const CatanState *before, const CatanState *after, const char *words, GString *why)
{
  const char *rest = words, *name = catan_name (before, before->player);
  guint cards[CATAN_N_RESOURCES] = { 0 };
  g_auto (GStrv) parts = NULL;
  if (g_str_has_prefix (words, name))
    rest += strlen (name) + (words[strlen (name)] == ':' ? 2 : strlen (" gets "));
  parts = g_strsplit (rest, ":", 2);
  if (*words != '\0' && !g_str_equal (words, "Nobody has a card of it") && !read_cards (parts[0], cards))
    return fail (why, "cannot be read");
  for (guint r = 0; r < CATAN_N_RESOURCES && before->rules->with_hands; r++)
    if (after->seats[before->player].hand[r] - before->seats[before->player].hand[r] != (int) cards[r])
      return fail (why, "%u of %u", cards[r], r);
  return TRUE;
}

static gboolean
check_told (const CatanRandomGame *game, GString *why)
{
  g_autoptr (CatanState) state = catan_random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      g_autoptr (CatanState) before = catan_state_copy (state);
      g_autofree char *words = table_game_brings_line (&catan_game, before, line), *reminder = NULL;
      CatanEntry entry;
      gboolean right = TRUE;
      g_assert_true (catan_entry_parse (before->rules, line, &entry, NULL));
      catan_apply (state, &entry, NULL);
      reminder = catan_game.reminder (state);
      if (entry.kind == CATAN_ENTRY_ROLL)
        {
          g_autofree char *again = g_strdup_printf ("Thrown: %u. %s", entry.number, words);
          right = check_throw (before, state, entry.number, words, why)
                  && (state->finished || g_strcmp0 (again, reminder) == 0 || fail (why, "then %s", reminder));
        }
      else if (entry.kind == CATAN_ENTRY_FOUND
               || (entry.kind == CATAN_ENTRY_PLAY && entry.card == CATAN_MONOPOLY && before->rules->with_hands))
        right = check_gain (before, state, words, why);
      else if (*words != '\0') /* nothing may be told of a token that is drawn, paid or given */
        right = fail (why, "it brings something");
      if (!right)
        return fail (why, " after entry %u, %s: %s", i, line, words);
    }
  return TRUE;
}

static void
test_told (void)
{
  /* Many rulings differ, and many corrections make hands and stack unusual. */
  static const CatanRandomTaste odd = { 85, 70, 50, 250, 25, 0, 0, 900 };
  catan_random_games_check (120, &catan_random_all, check_told);
  catan_random_games_check (120, &odd, check_told);
  g_test_message (
      "%u throws; bank short for one %u, for several %u; stack short %u, hand full %u; robber %u; halved %u", thrown,
      short_one, short_many, short_fish, capped, robbed, discarded);
  g_assert_cmpuint (short_one, >, 10);
  g_assert_cmpuint (short_many, >, 10);
  g_assert_cmpuint (short_fish, >, 5);
  g_assert_cmpuint (capped, >, 10);
  g_assert_cmpuint (robbed, >, 100);
  g_assert_cmpuint (discarded, >, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/yields/told-is-what-comes", test_told);
  return g_test_run ();
}
