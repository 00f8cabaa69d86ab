/* plays.c - see plays.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <gio/gio.h>
#include <string.h>

#include "games-private.h"
#include "table/table-object.h"
#include "plays-private.h"
#include "turning-job.h"

#define SLICE (6 * 1000)        /* microseconds of work before the program answers the person */
#define TOLD_EVERY (250 * 1000) /* microseconds between two "changed" */

G_STATIC_ASSERT (TABLE_KINDS_MAX <= 32);

struct _ArbPlays
{
  GObject parent_instance;

  ArbGames *games;
  char *folder;
  GPtrArray *plays;  /* what is known */
  GPtrArray *coming; /* what will be, when all games were looked at */
  GPtrArray *listed; /* LibraryGame*: the finished games of the library */
  GHashTable *kept;  /* what the file had */
  guint done, n_unread, n_replayed;
  guint idle; /* id of the source; 0: none */
  gint64 told;

  ArbTurningJob *job; /* finds the luck of what was drawn in the play with this index; NULL: none is looked at */
  guint drawing;
  gboolean fresh; /* something is known that the file has not */
};

G_DEFINE_FINAL_TYPE (ArbPlays, arb_plays, G_TYPE_OBJECT)

/* ---- a play ---- */

void
arb_play_free (ArbPlay *play)
{
  for (guint i = 0; i < play->n_players; i++)
    {
      g_free (play->players[i].name);
      g_free (play->players[i].key);
      g_free (play->players[i].points);
      g_free (play->players[i].luck);
    }
  g_free (play->place);
  g_free (play);
}

static void
find_day (ArbPlay *play, const TableSetup *setup, gint64 created)
{
  int year, month, day;
  g_autoptr (GDateTime) begun = NULL;

  if (table_setup_day (setup, &year, &month, &day))
    {
      g_snprintf (play->day, sizeof play->day, "%04d-%02d-%02d", year, month, day);
      return;
    }
  begun = g_date_time_new_from_unix_local (created);
  if (begun != NULL)
    g_snprintf (play->day, sizeof play->day, "%04d-%02d-%02d", CLAMP (g_date_time_get_year (begun), 0, 9999),
                g_date_time_get_month (begun), g_date_time_get_day_of_month (begun));
}

gboolean
arb_is_summed (const TableLuckKind *kind)
{
  return kind->expects && !kind->within;
}

static void
add_luck (ArbPlay *play, const TableLuckRow *row)
{
  const guint kind = (guint) (row->kind - play->game->luck_kinds);

  if (!arb_is_summed (row->kind))
    return;
  play->lucks |= 1u << kind;
  for (guint i = 0; i < play->n_players; i++)
    play->players[i].luck[kind] = (ArbLuck){ row->got[i], row->expected[i], row->spread[i] * row->spread[i] };
}

/* NULL: it cannot be told.  A game in which nothing was drawn does not count, as table_luck () does not list it. */
static void
add_drawn (ArbPlay *play, const TableLuckRow *drawn)
{
  play->drawn = TRUE;
  if (drawn != NULL && table_luck_has (drawn, play->n_players))
    add_luck (play, drawn);
}

ArbPlay *
arb_play_new (const TableMoment *moment, gint64 created)
{
  const TableSetup *setup = moment->setup;
  const TableGame *game = setup->game;
  const TableLedger *ledger = &table_state (moment->state)->ledger;
  g_autoptr (GArray) rows = NULL;
  guint winners = table_moment_winners (moment);
  ArbPlay *play;

  if (!table_state (moment->state)->finished)
    return NULL;
  play = g_new0 (ArbPlay, 1);
  play->game = game;
  play->fewest = table_game_fewest_win (game, moment->state);
  find_day (play, setup, created);
  play->place = g_strdup (setup->place);
  play->seconds = -1;
  for (guint i = 0; i < game->n_systems && i < 64; i++)
    if (game->in_play (setup, game->systems[i].name))
      play->systems |= G_GUINT64_CONSTANT (1) << i;
  for (guint kind = 0; kind < game->n_kinds; kind++)
    if (table_ledger_has (ledger, -1, kind))
      play->kinds |= 1u << kind;
  play->n_players = setup->n_players;
  for (guint i = 0; i < setup->n_players; i++)
    {
      ArbPlayPlayer *player = &play->players[i];

      player->name = g_strdup (setup->players[i].name);
      player->key = table_name_key (player->name);
      player->colour = setup->players[i].colour;
      player->won = (winners >> i) & 1;
      player->score = ledger->scores[i];
      player->points = g_new0 (gint32, game->n_kinds);
      for (guint kind = 0; kind < game->n_kinds; kind++)
        player->points[kind] = table_game_points (game, moment->state, (int) i, kind);
      player->luck = g_new0 (ArbLuck, game->n_luck_kinds);
    }
  rows = table_luck (moment, NULL);
  for (guint i = 0; i < rows->len; i++)
    add_luck (play, &g_array_index (rows, TableLuckRow, i));
  play->drawn = !table_chances_know_luck (game);
  return play;
}

/* ---- reading ---- */

/* What is in no file is not kept. */
static void
write_cache (ArbPlays *self)
{
  g_autofree char *path = arb_games_path (self->games);

  if (self->fresh && !arb_games_is_unkept (self->games))
    arb_plays_cache_write (self->folder, path, self->plays);
  self->fresh = FALSE;
}

static void
end_job (ArbPlays *self)
{
  if (self->job == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->job, self);
  g_clear_object (&self->job);
}

static void
clear_work (ArbPlays *self)
{
  if (self->idle != 0)
    g_source_remove (self->idle);
  self->idle = 0;
  g_clear_pointer (&self->coming, g_ptr_array_unref);
  g_clear_pointer (&self->kept, g_hash_table_unref);
  end_job (self);
  write_cache (self);
}

static void
collect (LibraryGame *game, gpointer data)
{
  if (game->finished)
    g_ptr_array_add (data, game);
  else
    library_game_free (game);
}

static gboolean
begin_round (ArbPlays *self, GError **error)
{
  g_autofree char *path = arb_games_path (self->games);

  clear_work (self);
  self->done = self->n_unread = self->n_replayed = 0;
  g_ptr_array_set_size (self->listed, 0);
  if (!arb_games_each (self->games, collect, self->listed, error))
    {
      g_ptr_array_set_size (self->plays, 0);
      return FALSE;
    }
  self->coming = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_play_free);
  self->kept = arb_games_is_unkept (self->games) ? g_hash_table_new (g_int64_hash, g_int64_equal)
                                                 : arb_plays_cache_read (self->folder, path);
  return TRUE;
}

static void
draw_now (ArbPlay *play, const TableJournal *journal)
{
  TableLuckRow drawn;

  add_drawn (play, table_chances_luck_of (journal, &drawn) ? &drawn : NULL);
}

static ArbPlay *
replay (ArbPlays *self, const LibraryGame *game, gboolean luck)
{
  g_autoptr (TableJournal) journal = arb_games_peek (self->games, game->id);
  ArbPlay *play = NULL;

  self->n_replayed++;
  if (journal == NULL)
    self->n_unread++;
  else
    {
      const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal), NULL };

      play = arb_play_new (&moment, game->created);
      if (play != NULL && luck)
        draw_now (play, journal);
    }
  if (play != NULL)
    {
      play->id = game->id;
      play->seconds = arb_games_played (self->games, game->id);
      play->stamp = game->stamp;
    }
  return play;
}

/* The game of a play from the cache, which has no luck of what was drawn.  FALSE: the cache names another game. */
static gboolean
draw_kept (ArbPlays *self, ArbPlay *play)
{
  g_autoptr (TableJournal) journal = arb_games_peek (self->games, play->id);

  if (journal == NULL)
    return TRUE;
  if (table_journal_game (journal) != play->game)
    return FALSE;
  draw_now (play, journal);
  self->fresh = TRUE;
  return TRUE;
}

static void
look_at_next (ArbPlays *self, gboolean luck)
{
  const LibraryGame *game = self->listed->pdata[self->done++];
  ArbPlay *play = g_hash_table_lookup (self->kept, &game->id);

  if (play != NULL && play->stamp == game->stamp && (!luck || play->drawn || draw_kept (self, play)))
    g_hash_table_steal (self->kept, &game->id);
  else
    play = replay (self, game, luck);
  if (play != NULL)
    g_ptr_array_add (self->coming, play);
}

static void
finish (ArbPlays *self)
{
  self->fresh |= self->n_replayed > 0 || g_hash_table_size (self->kept) > 0;
  g_clear_pointer (&self->plays, g_ptr_array_unref);
  self->plays = g_steal_pointer (&self->coming);
  clear_work (self);
}

/* ---- the luck of what was drawn, in another thread ---- */

static void draw_next (ArbPlays *self);

static void
on_job_changed (ArbPlays *self)
{
  const TableChances *chances = arb_turning_job_chances (self->job);

  if (chances == NULL)
    return;
  add_drawn (self->plays->pdata[self->drawing++], table_chances_luck (chances));
  self->fresh = TRUE;
  end_job (self);
  draw_next (self);
}

/* Begins with the next play, or ends. */
static void
draw_next (ArbPlays *self)
{
  const gint64 now = g_get_monotonic_time ();

  for (; self->drawing < self->plays->len && self->job == NULL; self->drawing += self->job == NULL)
    {
      ArbPlay *play = self->plays->pdata[self->drawing];
      g_autoptr (TableJournal) journal = !play->drawn ? arb_games_peek (self->games, play->id) : NULL;

      if (journal != NULL && table_journal_game (journal) == play->game)
        self->job = arb_turning_job_new (journal, TRUE, NULL);
      if (self->job == NULL)
        add_drawn (play, NULL);
    }
  if (self->job != NULL)
    g_signal_connect_swapped (self->job, "changed", G_CALLBACK (on_job_changed), self);
  else
    write_cache (self);
  if (self->job != NULL && now - self->told <= TOLD_EVERY)
    return;
  self->told = now;
  g_signal_emit_by_name (self, "luck");
}

static gboolean
on_idle (gpointer data)
{
  ArbPlays *self = data;
  gint64 begun = g_get_monotonic_time ();

  while (self->done < self->listed->len && g_get_monotonic_time () - begun < SLICE)
    look_at_next (self, FALSE);
  if (self->done < self->listed->len)
    {
      if (begun - self->told > TOLD_EVERY)
        {
          self->told = begun;
          g_signal_emit_by_name (self, "changed");
        }
      return G_SOURCE_CONTINUE;
    }
  self->idle = 0;
  finish (self);
  g_signal_emit_by_name (self, "changed");
  self->drawing = 0;
  draw_next (self);
  return G_SOURCE_REMOVE;
}

void
arb_plays_load (ArbPlays *self)
{
  g_return_if_fail (ARB_IS_PLAYS (self));

  if (begin_round (self, NULL))
    self->idle = g_idle_add_full (G_PRIORITY_LOW, on_idle, self, NULL);
  self->told = g_get_monotonic_time ();
  g_signal_emit_by_name (self, "changed");
}

gboolean
arb_plays_load_now (ArbPlays *self, gboolean luck, GError **error)
{
  g_return_val_if_fail (ARB_IS_PLAYS (self), FALSE);

  if (!begin_round (self, error))
    return FALSE;
  while (self->done < self->listed->len)
    look_at_next (self, luck);
  finish (self);
  g_signal_emit_by_name (self, "changed");
  return TRUE;
}

const GPtrArray *
arb_plays_get (ArbPlays *self)
{
  g_return_val_if_fail (ARB_IS_PLAYS (self), NULL);

  return self->plays;
}

void
arb_plays_progress (ArbPlays *self, guint *done, guint *all)
{
  g_return_if_fail (ARB_IS_PLAYS (self));

  *done = self->done;
  *all = self->listed->len;
}

guint
arb_plays_n_unread (ArbPlays *self)
{
  g_return_val_if_fail (ARB_IS_PLAYS (self), 0);

  return self->n_unread;
}

guint
arb_plays_n_replayed (ArbPlays *self)
{
  g_return_val_if_fail (ARB_IS_PLAYS (self), 0);

  return self->n_replayed;
}

guint
arb_plays_n_undrawn (ArbPlays *self)
{
  guint n = 0;

  g_return_val_if_fail (ARB_IS_PLAYS (self), 0);

  for (guint i = 0; i < self->plays->len; i++)
    n += !((const ArbPlay *) self->plays->pdata[i])->drawn;
  return n;
}

static void
arb_plays_dispose (GObject *object)
{
  ArbPlays *self = ARB_PLAYS (object);

  if (self->games != NULL)
    clear_work (self);
  g_clear_object (&self->games);

  G_OBJECT_CLASS (arb_plays_parent_class)->dispose (object);
}

static void
arb_plays_class_init (ArbPlaysClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_plays_dispose;
  TABLE_FREES (klass, ArbPlays, g_ptr_array_unref, plays, listed);
  TABLE_FREES (klass, ArbPlays, g_free, folder);

  table_signal_new (klass, "changed", 0);
  table_signal_new (klass, "luck", 0);
}

static void
arb_plays_init (ArbPlays *self)
{
  self->plays = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_play_free);
  self->listed = g_ptr_array_new_with_free_func ((GDestroyNotify) library_game_free);
}

ArbPlays *
arb_plays_new (ArbGames *games, const char *cache)
{
  ArbPlays *self;

  g_return_val_if_fail (ARB_IS_GAMES (games), NULL);

  self = g_object_new (ARB_TYPE_PLAYS, NULL);
  self->games = g_object_ref (games);
  self->folder = cache != NULL ? g_strdup (cache) : g_build_filename (g_get_user_cache_dir (), "arbitress", NULL);
  return self;
}
