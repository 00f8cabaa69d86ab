/* statistics.c - see statistics.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "game-words.h"
#include "statistics.h"
#include "table/table-signs.h"

#define NO_SETS "none" /* no expansion is in play */
#define BASE "base"    /* the system of a game without expansions */

const char *const arb_grouping_words[ARB_N_GROUPINGS] = {
  [ARB_BY_PLAYER] = "player", [ARB_BY_GAME] = "game",   [ARB_BY_SET] = "set",     [ARB_BY_PAIR] = "partner",
  [ARB_BY_YEAR] = "year",     [ARB_BY_MONTH] = "month", [ARB_BY_WHERE] = "where",
};

const char *
arb_grouping_title (ArbGrouping by)
{
  static const char *const titles[ARB_N_GROUPINGS] = {
    [ARB_BY_PLAYER] = N_ ("Players"),     [ARB_BY_GAME] = N_ ("Games"), [ARB_BY_SET] = N_ ("Expansions"),
    [ARB_BY_PAIR] = N_ ("Head to Head"),  [ARB_BY_YEAR] = N_ ("Years"), [ARB_BY_MONTH] = N_ ("Months"),
    [ARB_BY_WHERE] = N_ ("Where Played"),
  };

  return _ (titles[by]);
}

/* ---- the filter ---- */

void
arb_filter_clear (ArbFilter *filter)
{
  g_clear_pointer (&filter->game, g_free);
  g_clear_pointer (&filter->player, g_free);
  g_clear_pointer (&filter->sets, g_strfreev);
}

int
arb_play_year (const ArbPlay *play)
{
  return atoi (play->day);
}

static gboolean
is_set (const ArbPlay *play, guint system)
{
  return ((play->systems >> system) & 1) != 0 && !g_str_equal (play->game->systems[system].name, BASE);
}

static guint
count_sets (const ArbPlay *play)
{
  guint n = 0;

  for (guint i = 0; i < play->game->n_systems; i++)
    n += is_set (play, i) ? 1 : 0;
  return n;
}

static gboolean
has_set (const ArbPlay *play, const char *name)
{
  if (g_str_equal (name, NO_SETS))
    return count_sets (play) == 0;
  for (guint i = 0; i < play->game->n_systems; i++)
    if (((play->systems >> i) & 1) != 0 && g_str_equal (play->game->systems[i].name, name))
      return TRUE;
  return FALSE;
}

gboolean
arb_is_set (const char *word)
{
  guint n;
  const TableGame *const *games = table_games (&n);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < games[i]->n_systems; k++)
      if (g_str_equal (games[i]->systems[k].name, word))
        return TRUE;
  return g_str_equal (word, NO_SETS);
}

/* The seat of the player; -1: does not play. */
static int
seat_of (const ArbPlay *play, const char *key)
{
  for (guint i = 0; key != NULL && i < play->n_players; i++)
    if (g_str_equal (play->players[i].key, key))
      return (int) i;
  return -1;
}

static char *
key_of (const ArbFilter *filter)
{
  return filter->player != NULL ? table_name_key (filter->player) : NULL;
}

static gboolean
fits (const ArbFilter *filter, const char *key, const ArbPlay *play)
{
  if (filter->game != NULL && !g_str_equal (filter->game, play->game->name))
    return FALSE;
  if ((filter->from != 0 && arb_play_year (play) < filter->from)
      || (filter->to != 0 && arb_play_year (play) > filter->to))
    return FALSE;
  for (guint i = 0; filter->sets != NULL && filter->sets[i] != NULL; i++)
    if (!has_set (play, filter->sets[i]))
      return FALSE;
  return key == NULL || seat_of (play, key) >= 0;
}

gboolean
arb_filter_fits (const ArbFilter *filter, const ArbPlay *play)
{
  g_autofree char *key = key_of (filter);

  return fits (filter, key, play);
}

guint
arb_plays_count (const GPtrArray *plays, const ArbFilter *filter, int *first, int *last)
{
  g_autofree char *key = key_of (filter);
  guint n = 0;

  *first = *last = 0;
  for (guint i = 0; i < plays->len; i++)
    if (fits (filter, key, plays->pdata[i]))
      {
        int year = arb_play_year (plays->pdata[i]);

        *first = n == 0 ? year : MIN (*first, year);
        *last = MAX (*last, year);
        n++;
      }
  return n;
}

/* ---- tallies ---- */

typedef struct
{
  char *key;         /* of the filter's player; NULL: everybody */
  GHashTable *found; /* key -> ArbTally */
  GPtrArray *tallies;
} Count;

static void
tally_free (gpointer data)
{
  ArbTally *tally = data;

  g_free (tally->key);
  g_free (tally->other);
  g_free (tally->title);
  g_free (tally->best_of);
  g_free (tally);
}

/* The tally that is found by `hashed`, a new one if there is none.  Takes `hashed` and `title`. */
static ArbTally *
tally_of (Count *count, char *hashed, const char *key, const char *other, char *title)
{
  ArbTally *tally = g_hash_table_lookup (count->found, hashed);

  if (tally != NULL)
    {
      g_free (hashed);
      g_free (title);
      return tally;
    }
  tally = g_new0 (ArbTally, 1);
  tally->key = g_strdup (key);
  tally->other = g_strdup (other);
  tally->title = title;
  g_hash_table_insert (count->found, hashed, tally);
  g_ptr_array_add (count->tallies, tally);
  return tally;
}

/* How far these points are ahead of others. */
static gint32
lead_of (const ArbPlay *play, gint32 score, gint32 other)
{
  return play->fewest ? other - score : score - other;
}

static gboolean
is_best (const ArbTally *tally, const ArbPlay *play, gint32 score)
{
  if (tally->fewest != play->fewest)
    return tally->fewest;
  return lead_of (play, score, tally->best) > 0;
}

static void
add_result (ArbTally *tally, const ArbPlay *play, const ArbPlayPlayer *player)
{
  if (tally->results++ == 0 || is_best (tally, play, player->score))
    {
      tally->best = player->score;
      tally->fewest = play->fewest;
      g_free (tally->best_of);
      tally->best_of = g_strdup (player->name);
    }
  tally->points += player->score;
  tally->wins += player->won ? 1 : 0;
}

/* The seat with the best score, other than `but`. */
static int
best_seat (const ArbPlay *play, int but)
{
  int best = -1;

  for (int i = 0; i < (int) play->n_players; i++)
    if (i != but && (best < 0 || lead_of (play, play->players[i].score, play->players[best].score) > 0))
      best = i;
  return best;
}

static void
add_game (ArbTally *tally, const ArbPlay *play)
{
  tally->games++;
  if (play->seconds < 0)
    return;
  tally->seconds += play->seconds;
  tally->n_timed++;
}

static void
add_margin (ArbTally *tally, const ArbPlay *play, int seat)
{
  if (play->n_players < 2)
    return;
  if (seat < 0)
    seat = best_seat (play, -1);
  tally->margins += lead_of (play, play->players[seat].score, play->players[best_seat (play, seat)].score);
  tally->n_margins++;
}

/* 1: the first place.  Whoever won is ahead of all who did not. */
static guint
place_of (const ArbPlay *play, guint seat)
{
  const ArbPlayPlayer *player = &play->players[seat];
  guint place = 1;

  for (guint i = 0; i < play->n_players && !player->won; i++)
    if (play->players[i].won || lead_of (play, play->players[i].score, player->score) > 0)
      place++;
  return place;
}

static void
add_place (ArbTally *tally, const ArbPlay *play, guint seat)
{
  guint place = place_of (play, seat);

  if (play->n_players < 2)
    return;
  tally->places[MIN (place, ARB_PLACES) - 1]++;
  tally->places_sum += place;
}

/* By game, set, year, month or place. */
static void
add_play (Count *count, ArbTally *tally, const ArbPlay *play)
{
  int seat = seat_of (play, count->key);

  add_game (tally, play);
  for (guint i = 0; i < play->n_players; i++)
    if (seat < 0 || seat == (int) i)
      add_result (tally, play, &play->players[i]);
  add_margin (tally, play, seat);
}

static void
add_players (Count *count, const ArbPlay *play)
{
  for (guint i = 0; i < play->n_players; i++)
    {
      const ArbPlayPlayer *player = &play->players[i];
      ArbTally *tally;

      if (count->key != NULL && !g_str_equal (count->key, player->key))
        continue;
      tally = tally_of (count, g_strdup (player->key), player->name, NULL, g_strdup (player->name));
      add_game (tally, play);
      add_result (tally, play, player);
      add_margin (tally, play, (int) i);
      add_place (tally, play, i);
    }
}

/* A pair is counted once; the filter's player is the first of it, else the one whose name comes first. */
static void
add_pairs (Count *count, const ArbPlay *play)
{
  for (guint i = 0; i < play->n_players; i++)
    for (guint k = 0; k < play->n_players; k++)
      {
        const ArbPlayPlayer *player = &play->players[i], *other = &play->players[k];
        gboolean first = count->key != NULL ? g_str_equal (count->key, player->key)
                                            : strcmp (player->key, other->key) < 0;
        ArbTally *tally;

        if (i == k || !first)
          continue;
        /* Translators: two players. */
        tally = tally_of (count, g_strdup_printf ("%s\t%s", player->key, other->key), player->name, other->name,
                          g_strdup_printf (_ ("%s and %s"), player->name, other->name));
        add_game (tally, play);
        add_result (tally, play, player);
        tally->other_wins += other->won ? 1 : 0;
        tally->ahead += place_of (play, i) < place_of (play, k) ? 1 : 0;
        tally->other_ahead += place_of (play, k) < place_of (play, i) ? 1 : 0;
        tally->margins += lead_of (play, player->score, other->score);
        tally->n_margins++;
      }
}

static void
add_sets (Count *count, const ArbPlay *play)
{
  const TableGame *game = play->game;

  for (guint i = 0; i < game->n_systems; i++)
    if (is_set (play, i))
      {
        char *key = g_strdup_printf ("%s %s", game->name, game->systems[i].name);

        add_play (count, tally_of (count, key, key, NULL, g_strdup (_ (game->systems[i].title))), play);
      }
  if (count_sets (play) == 0)
    {
      char *key = g_strdup_printf ("%s " NO_SETS, game->name);
      /* Translators: the name of a game. */
      char *title = g_strdup_printf (_ ("%s without expansions"), _ (game->title));

      add_play (count, tally_of (count, key, key, NULL, title), play);
    }
}

static void
add_period (Count *count, const ArbPlay *play, int length)
{
  char *key = g_strndup (play->day, (gsize) length);

  add_play (count, tally_of (count, key, key, NULL, g_strdup (key)), play);
}

/* Places are the same if names with these letters would be. */
static void
add_where (Count *count, const ArbPlay *play)
{
  if (play->place[0] != '\0')
    add_play (count,
              tally_of (count, table_name_key (play->place), play->place, NULL, table_text_shown (play->place, FALSE)),
              play);
}

static int
compare_tallies (gconstpointer a, gconstpointer b, gpointer data)
{
  const ArbTally *one = *(const ArbTally *const *) a, *two = *(const ArbTally *const *) b;
  ArbGrouping by = *(const ArbGrouping *) data;

  if (by == ARB_BY_YEAR || by == ARB_BY_MONTH)
    return strcmp (one->key, two->key);
  if (one->games != two->games)
    return one->games > two->games ? -1 : 1;
  if (one->wins != two->wins)
    return one->wins > two->wins ? -1 : 1;
  return strcmp (one->title, two->title);
}

GPtrArray *
arb_tallies (const GPtrArray *plays, const ArbFilter *filter, ArbGrouping by)
{
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *key = key_of (filter);
  Count count = { key, found, g_ptr_array_new_with_free_func (tally_free) };

  for (guint i = plays->len; i-- > 0;) /* the newest first, so that a name is written as it was last */
    {
      const ArbPlay *play = plays->pdata[i];

      if (!fits (filter, key, play))
        continue;
      switch (by)
        {
        case ARB_BY_PLAYER: add_players (&count, play); break;
        case ARB_BY_PAIR: add_pairs (&count, play); break;
        case ARB_BY_SET: add_sets (&count, play); break;
        case ARB_BY_YEAR: add_period (&count, play, 4); break;
        case ARB_BY_MONTH: add_period (&count, play, 7); break;
        case ARB_BY_WHERE: add_where (&count, play); break;
        case ARB_BY_GAME:
        default:
          add_play (
              &count,
              tally_of (&count, g_strdup (play->game->name), play->game->name, NULL, g_strdup (_ (play->game->title))),
              play);
        }
    }
  g_ptr_array_sort_with_data (count.tallies, compare_tallies, &by);
  return count.tallies;
}

double
arb_tally_average (const ArbTally *tally)
{
  return tally->results > 0 ? (double) tally->points / tally->results : 0;
}

double
arb_tally_margin (const ArbTally *tally)
{
  return tally->n_margins > 0 ? (double) tally->margins / tally->n_margins : 0;
}

char *
arb_tally_duration (const ArbTally *tally)
{
  return tally->n_timed > 0 ? arb_time_tell (tally->seconds / tally->n_timed) : g_strdup ("");
}

double
arb_tally_place (const ArbTally *tally)
{
  guint games = 0;

  for (guint i = 0; i < ARB_PLACES; i++)
    games += tally->places[i];
  return games > 0 ? (double) tally->places_sum / games : 0;
}

/* ---- points by kind, and luck ---- */

/* Sums, each of which begins with an ArbSumOf. */
typedef struct
{
  GHashTable *found; /* game, kind and player -> sum */
  GHashTable *names; /* key -> the name as it was written last; both are borrowed */
  GPtrArray *sums;
} Sums;

static void
sum_free (gpointer data)
{
  ArbSumOf *of = data;

  g_free (of->player);
  g_free (of);
}

/* Tallies name a player in the same way. */
static Sums
sums_new (const GPtrArray *plays, const ArbFilter *filter, const char *key)
{
  Sums sums = { g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                g_hash_table_new (g_str_hash, g_str_equal), g_ptr_array_new_with_free_func (sum_free) };

  for (guint i = 0; i < plays->len; i++)
    {
      const ArbPlay *play = plays->pdata[i];

      for (guint p = 0; fits (filter, key, play) && p < play->n_players; p++)
        g_hash_table_insert (sums.names, play->players[p].key, play->players[p].name);
    }
  return sums;
}

/* The sum of this kind, with one more result; a new one of `size` bytes if there is none.  `key` of the player; "":
 * everybody. */
static gpointer
sum_of (Sums *sums, gsize size, const TableGame *game, guint kind, const char *key)
{
  char *hashed = g_strdup_printf ("%s\t%u\t%s", game->name, kind, key);
  ArbSumOf *of = g_hash_table_lookup (sums->found, hashed);

  if (of == NULL)
    {
      of = g_malloc0 (size);
      of->game = game;
      of->kind = kind;
      of->player = g_strdup (*key != '\0' ? g_hash_table_lookup (sums->names, key) : "");
      g_hash_table_insert (sums->found, hashed, of);
      g_ptr_array_add (sums->sums, of);
    }
  else
    g_free (hashed);
  of->results++;
  return of;
}

static int
compare_sums (gconstpointer a, gconstpointer b)
{
  const ArbSumOf *one = *(const ArbSumOf *const *) a, *two = *(const ArbSumOf *const *) b;
  int order = strcmp (one->game->name, two->game->name);

  if (order != 0)
    return order;
  order = strcmp (one->player, two->player);
  if (order != 0)
    return order;
  return (int) one->kind - (int) two->kind;
}

static GPtrArray *
sums_end (Sums *sums)
{
  g_hash_table_unref (sums->found);
  g_hash_table_unref (sums->names);
  g_ptr_array_sort (sums->sums, compare_sums);
  return sums->sums;
}

static void
add_kind (Sums *sums, const TableGame *game, guint kind, const char *key, gint32 points)
{
  ArbKindSum *sum = sum_of (sums, sizeof *sum, game, kind, key);

  sum->points += points;
}

/* A kind that nobody had in any of the games is left out; one that somebody had counts in every result. */
GPtrArray *
arb_kind_sums (const GPtrArray *plays, const ArbFilter *filter)
{
  g_autoptr (GHashTable) kinds = g_hash_table_new (NULL, NULL); /* game -> the kinds that somebody had */
  g_autofree char *key = key_of (filter);
  Sums sums = sums_new (plays, filter, key);

  for (guint i = 0; i < plays->len; i++)
    {
      const ArbPlay *play = plays->pdata[i];
      guint had = GPOINTER_TO_UINT (g_hash_table_lookup (kinds, play->game));

      if (fits (filter, key, play))
        g_hash_table_insert (kinds, (gpointer) play->game, GUINT_TO_POINTER (had | play->kinds));
    }
  for (guint i = plays->len; i-- > 0;)
    {
      const ArbPlay *play = plays->pdata[i];
      guint had = GPOINTER_TO_UINT (g_hash_table_lookup (kinds, play->game));

      if (!fits (filter, key, play))
        continue;
      for (guint p = 0; p < play->n_players; p++)
        for (guint kind = 0; kind < play->game->n_kinds; kind++)
          {
            const ArbPlayPlayer *player = &play->players[p];

            if (!((had >> kind) & 1) || (key != NULL && !g_str_equal (key, player->key)))
              continue;
            add_kind (&sums, play->game, kind, "", player->points[kind]);
            add_kind (&sums, play->game, kind, player->key, player->points[kind]);
          }
    }
  return sums_end (&sums);
}

const TableLuckKind *
arb_luck_sum_kind (const ArbLuckSum *sum)
{
  return &sum->of.game->luck_kinds[sum->of.kind];
}

double
arb_luck_sum_more (const ArbLuckSum *sum)
{
  return sum->luck.got - sum->luck.expected;
}

double
arb_luck_sum_spread (const ArbLuckSum *sum)
{
  return sqrt (sum->luck.variance);
}

static void
add_luck (Sums *sums, const ArbPlay *play, const ArbPlayPlayer *player)
{
  for (guint kind = 0; kind < play->game->n_luck_kinds; kind++)
    if ((play->lucks >> kind) & 1)
      {
        const ArbLuck *luck = &player->luck[kind];
        ArbLuckSum *sum = sum_of (sums, sizeof *sum, play->game, kind, player->key);

        sum->luck.got += luck->got;
        sum->luck.expected += luck->expected;
        sum->luck.variance += luck->variance;
      }
}

GPtrArray *
arb_luck_sums (const GPtrArray *plays, const ArbFilter *filter)
{
  g_autofree char *key = key_of (filter);
  Sums sums = sums_new (plays, filter, key);

  for (guint i = plays->len; i-- > 0;)
    {
      const ArbPlay *play = plays->pdata[i];

      if (!fits (filter, key, play))
        continue;
      for (guint p = 0; p < play->n_players; p++)
        if (key == NULL || g_str_equal (key, play->players[p].key))
          add_luck (&sums, play, &play->players[p]);
    }
  return sums_end (&sums);
}
