/* entry-times.c - see entry-times.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "entry-times.h"

#include <string.h>

/* Who is on turn before an entry, and in which turn of the game. */
typedef struct
{
  int player; /* -1: nobody */
  guint turn;
} Seat;

struct _ArbEntryTimes
{
  GArray *times;    /* LibraryTime of each entry */
  GArray *seats;    /* Seat of the first entries: as far as it was asked for, and as no entry has changed since */
  GHashTable *gone; /* "index line" of an entry that is not there any more -> its LibraryTime */
};

ArbEntryTimes *
arb_entry_times_new_of (GArray *given, guint n_entries)
{
  ArbEntryTimes *times = g_new0 (ArbEntryTimes, 1);
  const LibraryTime unknown = LIBRARY_TIME_UNKNOWN;

  times->times = given;
  if (given->len > n_entries)
    g_array_set_size (given, n_entries);
  while (given->len < n_entries)
    g_array_append_val (given, unknown);
  times->seats = g_array_new (FALSE, FALSE, sizeof (Seat));
  times->gone = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return times;
}

ArbEntryTimes *
arb_entry_times_new (guint n_entries)
{
  return arb_entry_times_new_of (g_array_new (FALSE, FALSE, sizeof (LibraryTime)), n_entries);
}

void
arb_entry_times_free (ArbEntryTimes *times)
{
  if (times == NULL)
    return;
  g_array_unref (times->times);
  g_array_unref (times->seats);
  g_hash_table_unref (times->gone);
  g_free (times);
}

guint
arb_entry_times_length (const ArbEntryTimes *times)
{
  return times->times->len;
}

LibraryTime
arb_entry_times_get (const ArbEntryTimes *times, guint index)
{
  g_return_val_if_fail (index < times->times->len, LIBRARY_TIME_UNKNOWN);

  return g_array_index (times->times, LibraryTime, index);
}

/* ---- changes ---- */

static const char *
line_at (const TableJournal *journal, guint index)
{
  return table_journal_entry (journal, index).line;
}

static char *
gone_key (guint index, const char *line)
{
  return g_strdup_printf ("%u %s", index, line);
}

guint
arb_count_same (const GPtrArray *before, const TableJournal *journal)
{
  guint n = MIN (before->len, table_journal_length (journal)), same = 0;

  while (same < n && g_str_equal (before->pdata[same], line_at (journal, same)))
    same++;
  return same;
}

/* The entries from `from` on that are not in the journal any more, as "line" -> GQueue of their indices. */
static GHashTable *
lines_from (const GPtrArray *before, guint from)
{
  GHashTable *lines = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_queue_free);

  for (guint i = from; i < before->len; i++)
    {
      GQueue *of = g_hash_table_lookup (lines, before->pdata[i]);

      if (of == NULL)
        g_hash_table_insert (lines, before->pdata[i], of = g_queue_new ());
      g_queue_push_tail (of, GUINT_TO_POINTER (i));
    }
  return lines;
}

/* For each entry of the journal from `from` on, the index of the same line before the change, else -1; each line of
 * before is used once, and is not lost then. */
static int *
match_lines (const GPtrArray *before, const TableJournal *journal, const ArbCarried *carried)
{
  const guint n = table_journal_length (journal);
  g_autoptr (GHashTable) lines = lines_from (before, carried->from);
  int *match = g_new (int, n - carried->from + 1);

  for (guint i = carried->from; i < n; i++)
    {
      GQueue *of = g_hash_table_lookup (lines, line_at (journal, i));
      const int found = of != NULL && !g_queue_is_empty (of) ? (int) GPOINTER_TO_UINT (g_queue_pop_head (of)) : -1;

      match[i - carried->from] = found;
      if (found >= 0)
        carried->fate[found] = ARB_TIME_KEPT;
    }
  return match;
}

void
arb_carried_clear (ArbCarried *carried)
{
  g_clear_pointer (&carried->times, g_array_unref);
  g_clear_pointer (&carried->fate, g_free);
}

void
arb_entry_times_carry (const ArbEntryTimes *times, const GPtrArray *before, const TableJournal *journal, gboolean back,
                       LibraryTime fresh, ArbCarried *carried)
{
  const guint from = arb_count_same (before, journal), n = table_journal_length (journal);
  g_autofree int *match = NULL;

  *carried = (ArbCarried){ g_array_sized_new (FALSE, FALSE, sizeof (LibraryTime), n), FALSE, from,
                           g_new0 (ArbTimeFate, before->len + 1) };
  for (guint i = from; i < before->len; i++)
    carried->fate[i] = ARB_TIME_LOST;
  match = match_lines (before, journal, carried);
  g_array_append_vals (carried->times, times->times->data, from);
  for (guint i = from; i < n; i++)
    {
      g_autofree char *key = back ? gone_key (i, line_at (journal, i)) : NULL;
      const LibraryTime *gone = back ? g_hash_table_lookup (times->gone, key) : NULL;
      LibraryTime time = fresh;

      if (match[i - from] >= 0)
        time = arb_entry_times_get (times, (guint) match[i - from]);
      else if (gone != NULL)
        time = *gone;
      else if (i < before->len && carried->fate[i] == ARB_TIME_LOST) /* this entry was replaced */
        {
          time = arb_entry_times_get (times, i);
          carried->fate[i] = ARB_TIME_HANDED;
        }
      else
        carried->appended = i == n - 1;
      g_array_append_val (carried->times, time);
    }
}

gint64
arb_entry_times_set (ArbEntryTimes *times, const GPtrArray *before, ArbCarried *carried)
{
  gint64 undone = -1;
  gboolean at_end = before->len > carried->from && carried->fate[before->len - 1] == ARB_TIME_LOST;
  const gboolean only_at_end = at_end;

  for (guint i = before->len; i-- > carried->from;)
    {
      const LibraryTime time = arb_entry_times_get (times, i);
      const gboolean lost = carried->fate[i] == ARB_TIME_LOST;
      g_autofree char *key = gone_key (i, before->pdata[i]);

      /* A time that was handed on would count twice if its entry came back with it. */
      if (carried->fate[i] == ARB_TIME_HANDED)
        g_hash_table_remove (times->gone, key);
      if (lost)
        g_hash_table_replace (times->gone, g_steal_pointer (&key), g_memdup2 (&time, sizeof time));
      at_end = at_end && lost;
      if (lost && (at_end || (!only_at_end && carried->times->len < before->len)))
        undone = MAX (time.thought, 0);
    }
  g_array_unref (times->times);
  times->times = g_steal_pointer (&carried->times);
  if (times->seats->len > carried->from)
    g_array_set_size (times->seats, carried->from);
  return undone;
}

/* ---- sums ---- */

static Seat
seat_of (const TableGame *game, gconstpointer state)
{
  return (Seat){ table_game_on_turn (game, state), table_state (state)->n_turns };
}

static void
find_seats (ArbEntryTimes *times, const TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);
  const guint n = table_journal_length (journal);
  gpointer state;

  if (times->seats->len >= n)
    return;
  state = table_journal_state_at (journal, times->seats->len);
  for (guint i = times->seats->len; i < n; i++)
    {
      const Seat seat = seat_of (game, state);

      g_array_append_val (times->seats, seat);
      table_game_fold_line (game, state, line_at (journal, i), NULL, NULL);
    }
  game->state_free (state);
}

typedef struct
{
  Seat seat;
  gint64 sum;
  gboolean whole; /* every entry was measured */
} Turn;

static void
end_turn (const Turn *turn, ArbThinking *players)
{
  ArbThinking *player = &players[MAX (turn->seat.player, 0)];

  if (turn->seat.player < 0 || !turn->whole)
    return;
  player->n_turns++;
  player->in_turns += turn->sum;
  player->longest = MAX (player->longest, turn->sum);
}

/* Adds what was thought before an entry; it may be the first one of another turn. */
static void
add_thought (Turn *turn, Seat seat, gint64 thought, ArbThinking *players)
{
  if (turn->seat.player != seat.player || turn->seat.turn != seat.turn)
    {
      end_turn (turn, players);
      *turn = (Turn){ .seat = seat, .whole = TRUE };
    }
  turn->whole = turn->whole && thought >= 0;
  turn->sum += MAX (thought, 0);
  if (seat.player >= 0)
    players[seat.player].total += MAX (thought, 0);
}

/* Longer than this, and the table did something else. */
#define BREAK (60 * 60 * (gint64) G_USEC_PER_SEC)

gint64
arb_entry_times_played (const ArbEntryTimes *times)
{
  gint64 played = -1, last = 0;

  for (guint i = 0; i < arb_entry_times_length (times); i++)
    {
      const gint64 at = arb_entry_times_get (times, i).at;

      if (at <= 0)
        continue;
      if (last > 0)
        played = MAX (played, 0) + (at >= last && at - last <= BREAK ? at - last : 0);
      last = at;
    }
  return played < 0 ? -1 : played / (gint64) G_USEC_PER_SEC;
}

gboolean
arb_entry_times_sum (ArbEntryTimes *times, const TableJournal *journal, gint64 thought,
                     ArbThinking players[TABLE_MAX_PLAYERS])
{
  const Seat now = seat_of (table_journal_game (journal), table_journal_state (journal));
  Turn turn = { .seat = { .player = -1 } };
  gboolean measured = thought >= 0;

  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    players[i] = (ArbThinking){ .turn = -1 };
  for (guint i = 0; i < times->times->len && !measured; i++)
    measured = g_array_index (times->times, LibraryTime, i).thought >= 0;
  if (!measured)
    return FALSE;
  find_seats (times, journal);
  for (guint i = 0; i < MIN (times->times->len, times->seats->len); i++)
    add_thought (&turn, g_array_index (times->seats, Seat, i), g_array_index (times->times, LibraryTime, i).thought,
                 players);
  add_thought (&turn, now, thought, players);
  if (now.player >= 0)
    players[now.player].turn = turn.sum;
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    if (players[i].turn >= 0 || players[i].total > 0 || players[i].n_turns > 0)
      return TRUE;
  return FALSE;
}
