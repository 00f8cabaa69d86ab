/* test-snapshot.c - a game that is entered as it lies goes on like the game that was played to that turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random games are played to a turn.  The entries of a snapshot are written from that state alone.  Then the rest of
 * the game is played on both: scores, lines of the ledger, questions and the forecast are the same after every entry.
 * On the way, exactly what is offered is accepted.
 */
#include <string.h>

#include "../table/snapshot-property.h"
#include "../table/test-add.h"
#include "carc-offers.h"
#include "carc-random-game.h"
#include "snapshot-write.h"

#define OFFERS_EVERY 7 /* entries of a snapshot, between two moments at which all offers are tried */

/* What the games came to; shared with the processes that check them. */
typedef struct
{
  guint met[TABLE_N_ENTRY_KINDS]; /* how often each kind of entry was written */
  guint snapshots, compared;      /* and how many entries were played on both */
} Sums;
static Sums *sums;

#define SYSTEM_TABLE(name) extern const SnapshotSystem snapshot_##name;
SNAPSHOT_SYSTEMS (SYSTEM_TABLE)
#define SYSTEM_ROW(name) &snapshot_##name,
static const SnapshotSystem *const systems[] = { SNAPSHOT_SYSTEMS (SYSTEM_ROW) };

/* ---- writing ---- */

void
snapshot_add (const CarcState *state, const CarcEntry *entry, GPtrArray *lines)
{
  sums->met[entry->kind]++;
  g_ptr_array_add (lines, carc_entry_print (state->rules, entry));
}

CarcEntry
snapshot_entry (guint kind)
{
  CarcEntry entry;
  table_acts_begin (&carc_act_table, &entry);
  entry.kind = (guint8) kind;
  return entry;
}

CarcCellXY
snapshot_cell (const CarcState *state, guint16 slot)
{
  return (CarcCellXY){ state->slots[slot].x, state->slots[slot].y };
}

static void
write_behind (const CarcState *state, guint16 slot, GPtrArray *lines)
{
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    if (systems[i]->behind != NULL && carc_in_play (state->rules, systems[i]->id))
      systems[i]->behind (state, slot, lines);
}

/* In the order in which they were laid; those that were put aside before, as a river ends when none of its tiles is
 * left. */
static void
write_tiles (const CarcState *state, GPtrArray *lines)
{
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    for (guint i = 0; i < state->aside[tile]; i++)
      {
        CarcEntry entry = snapshot_entry (CARC_ENTRY_ASIDE);
        entry.tile = (gint16) tile;
        snapshot_add (state, &entry, lines);
      }
  for (guint at = 0; at < state->n_entries; at++)
    for (guint i = 0; i < state->n_slots; i++)
      {
        const CarcSlot *slot = &state->slots[i];
        CarcEntry entry = snapshot_entry (CARC_ENTRY_LIES);
        if (slot->tile == CARC_NONE || slot->part != 0 || slot->player < 0 || slot->entry != at)
          continue;
        entry.tile = (gint16) slot->tile;
        entry.cell = snapshot_cell (state, (guint16) i);
        entry.rot = slot->rot;
        entry.agreed = slot->agreed;
        g_strlcpy (entry.why, slot->agreed ? "so" : "", sizeof entry.why);
        snapshot_add (state, &entry, lines);
        write_behind (state, (guint16) i, lines);
      }
}

static void
write_figure (const CarcState *state, guint i, GPtrArray *lines)
{
  const CarcFigure *figure = &state->figures[i];
  for (guint k = 0; k < G_N_ELEMENTS (systems); k++)
    if (systems[k]->figure != NULL && systems[k]->figure (state, figure, lines))
      return;
  CarcEntry entry = snapshot_entry (CARC_ENTRY_STANDS);
  entry.player = (gint8) figure->player;
  entry.figure = figure->kind;
  entry.at = carc_figure_at (state, i);
  snapshot_add (state, &entry, lines);
}

/* In the order in which they came; those that join others come after these. */
static void
write_figures (const CarcState *state, GPtrArray *lines)
{
  for (guint joiners = 0; joiners < 2; joiners++)
    for (guint serial = 1; serial <= state->serial; serial++)
      for (guint i = 0; i < state->n_figures; i++)
        if (state->figures[i].place != CARC_PLACE_SUPPLY && state->figures[i].serial == serial
            && (carc_figures[state->figures[i].kind]->joins_in != 0) == (joiners == 1))
          write_figure (state, i, lines);
}

static void
write_systems (const CarcState *state, gboolean before, GPtrArray *lines)
{
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      void (*write) (const CarcState *, GPtrArray *) = before ? systems[i]->before : systems[i]->after;
      if (write != NULL && carc_in_play (state->rules, systems[i]->id))
        write (state, lines);
    }
}

/* The entries of a snapshot of this state; it is a moment between two turns. */
static GPtrArray *
write_snapshot (const CarcState *state)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  CarcEntry entry = snapshot_entry (CARC_ENTRY_SNAPSHOT);
  snapshot_add (state, &entry, lines);
  write_tiles (state, lines);
  write_systems (state, TRUE, lines);
  write_figures (state, lines);
  write_systems (state, FALSE, lines);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      entry = snapshot_entry (CARC_ENTRY_LEAVES);
      entry.player = (gint8) player;
      if (!carc_is_there (state, player))
        snapshot_add (state, &entry, lines);
      entry = snapshot_entry (CARC_ENTRY_SCORE);
      entry.player = (gint8) player;
      entry.number = (gint16) state->ledger.scores[player];
      snapshot_add (state, &entry, lines);
    }
  entry = snapshot_entry (CARC_ENTRY_PLAY_ON);
  entry.player = (gint8) state->player;
  snapshot_add (state, &entry, lines);
  return lines;
}

/* Can all that matters be said (README, limits)?  `next`: the entry that follows. */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  const CarcRules *rules = state->rules;
  const int last = state->last_slot != CARC_NONE ? state->slots[state->last_slot].player : -1;
  /* Of several who sit there, the one before the player on turn laid the last tile. */
  if (last < 0 || !carc_is_there (state, (guint) last)
      || table_next_there (rules, state->away, (guint) last) != state->player)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    if (systems[i]->can_be_said != NULL && carc_in_play (rules, systems[i]->id)
        && !systems[i]->can_be_said (state, next))
      return FALSE;
  return state->ask == CARC_ASK_TILE && !state->again && !state->on_pad && state->n_turns > 0
         && !g_str_has_prefix (next, "turn") && !g_str_has_prefix (next, "leaves");
}

/* ---- comparing ---- */

static gboolean
same_states (gconstpointer played, gconstpointer told, GString *why)
{
  const CarcState *a = played, *b = told;
  if (memcmp (a->ledger.scores, b->ledger.scores, sizeof a->ledger.scores) != 0)
    return random_game_fail (why, "the scores differ");
  if (a->ask != b->ask || a->player != b->player || a->finished != b->finished || a->again != b->again
      || carc_asked (a) != carc_asked (b) || a->n_remaining != b->n_remaining || a->away != b->away)
    return random_game_fail (why, "asked %u of %u, and %u of %u", a->ask, carc_asked (a), b->ask, carc_asked (b));
  if (a->finished || a->on_pad)
    return TRUE;
  guint from_a, from_b;
  g_autoptr (CarcState) end_a = carc_forecast (a, &from_a, NULL), end_b = carc_forecast (b, &from_b, NULL);
  return snapshot_property_same_lines (&end_a->ledger, from_a, &end_b->ledger, from_b, why)
         || random_game_fail (why, ", in the forecast");
}

/* While the snapshot is entered, exactly what is offered is accepted. */
static gboolean
offers_fit (gpointer told, guint i, guint at, GString *why)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (at + i);
  return ((const CarcState *) told)->ask != CARC_ASK_SNAPSHOT || i % OFFERS_EVERY != at % OFFERS_EVERY
         || offers_agree (rand, told, why);
}

static const SnapshotProperty property = { &carc_test_game, same_states, NULL, offers_fit };

/* Plays the game from `at` on twice. */
static gboolean
play_on (const RandomGame *game, guint at, CarcState *played, GString *why)
{
  g_autoptr (CarcState) told = random_game_start (game);
  g_autoptr (GPtrArray) lines = write_snapshot (played);
  sums->snapshots++;
  return snapshot_property_play_on (&property, game->entries, at, played, told, lines, &sums->compared, why);
}

/* What few games come to. */
static gboolean
is_rare (const CarcState *state, const char *next)
{
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    if (systems[i]->is_rare != NULL && carc_in_play (state->rules, systems[i]->id) && systems[i]->is_rare (state, next))
      return TRUE;
  return FALSE;
}

/* The entry before which the snapshot is written; the length of the game if it cannot be. */
static guint
find_moment (const RandomGame *game)
{
  g_autoptr (CarcState) state = random_game_start (game);
  const guint n = game->entries->len, wanted = n * (3 + n % 90) / 100;
  guint found = n;
  for (guint i = 0; i < n; i++)
    {
      const char *next = game->entries->pdata[i];
      if (can_be_said (state, next) && is_rare (state, next))
        return i;
      if (i >= wanted && found == n && can_be_said (state, next))
        found = i;
      carc_apply_line (state, next, NULL);
    }
  return found;
}

static gboolean
check_game (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  const guint at = find_moment (game);
  for (guint i = 0; i < at; i++)
    carc_apply_line (state, game->entries->pdata[i], NULL);
  return at == game->entries->len || play_on (game, at, state, why);
}

/* Every system, one after the other. */
static void
test_systems (void)
{
  for (guint i = 0; i < carc_n_systems; i++)
    {
      RandomTaste taste = random_taste_all;
      taste.with = carc_systems[i]->name;
      taste.oddities = 10;
      random_games_check (8, &taste, check_game);
    }
}

/* Games that begin in a way that brings what is rare. */
static void
test_openings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      RandomTaste taste = random_taste_default_readings;
      if (systems[i]->opening == NULL)
        continue;
      taste.river = taste.others = 0; /* they have starts of their own */
      taste.with = carc_systems[systems[i]->id]->name;
      taste.rules = systems[i]->opening_setup;
      taste.opening = systems[i]->opening;
      random_games_check (8, &taste, check_game);
    }
}

/* There was something to compare, and every kind of entry that a snapshot is made of was written. */
static void
test_sums (void)
{
  g_test_message ("%u snapshots, %u entries behind them", sums->snapshots, sums->compared);
  g_assert_cmpuint (sums->snapshots, >, 0);
  g_assert_cmpuint (sums->compared, >, 0);
  if (RANDOM_GAMES_ARE_FEW) /* too few to meet them all */
    return;
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    {
      const TableAct *act = carc_act_table.rows[i];
      if (act->group == CARC_GROUP_ENTRIES && !act->way && act->when == CARC_WHEN (SNAPSHOT)
          && sums->met[act->kind] == 0)
        g_error ("no game came to a snapshot with the entry “%s”: snapshot-NAME.c writes it, `opening` or `is_rare` "
                 "there brings it"
                 " about",
                 act->verb);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  sums = random_games_shared (sizeof *sums);
  random_games_add ("/snapshot/random", 100, &random_taste_all, check_game);
  TESTS_ADD ("/snapshot", systems, openings, sums);
  return g_test_run ();
}
