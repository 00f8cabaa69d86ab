/* bench-map.c - measures a frame of a map of 1,000 tiles: standing still, panning, zooming.  Needs a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     bench-map RECORD
 *
 * Processor time of the whole process, divided by the number of frames that the window's own clock counted.  The last
 * row counts frames on the wall clock, while another thread finds out how the game of the record turned.
 */
#include <adwaita.h>
#include <stdio.h>
#include <sys/resource.h>

#include "app/board/game-face.h"
#include "app/carcassonne/map-view-private.h"
#include "evening/turning-job.h"
#include "measure.h"
#include "table/table-record.h"

#define TILES 1000
#define FRAMES 120
#define RUNS 5

static guint frames = FRAMES, runs = RUNS;

/* A game with many base sets; tiles are laid at any legal place. */
static CarcState *
big_state (TableSetup *setup)
{
  TableRefusal why;
  guint tile = 0;

  table_setup_add_player (setup, "Anna", -1, &why);
  table_setup_add_player (setup, "Ben", -1, &why);
  table_setup_line (setup, "set base 14", &why);
  CarcRules *rules = carc_rules_new (setup, &why);
  if (rules == NULL)
    g_error ("the game cannot be set up: %s", why.sentence);
  CarcState *state = carc_state_new (rules);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  while (state->n_placed < TILES && state->n_remaining)
    {
      CarcPlace places[4096];
      tile = (tile + 1) % rules->n_tiles;
      guint n = state->remaining[tile] ? MIN (carc_places (state, tile, places, 4096), 4096) : 0;
      if (n == 0)
        continue;
      const CarcPlace *place = &places[g_rand_int_range (rand, 0, (int) n)];
      CarcEntry entry = { .kind = CARC_ENTRY_PLACE,
                          .tile = (gint16) tile,
                          .x = place->x,
                          .y = place->y,
                          .rot = (guint8) __builtin_ctz (place->rots) };
      table_game_apply (&carc_game, state, &entry, NULL);
    }
  carc_rules_unref (rules);
  return state;
}

static double
cpu_ms (void)
{
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
         + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

typedef void (*Step) (ArbMapView *view, guint frame);

/* The clock ticks, but nothing has changed. */
static void
stand (ArbMapView *view, guint frame)
{
}

static void
redraw (ArbMapView *view, guint frame)
{
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
pan (ArbMapView *view, guint frame)
{
  double by = frame / 30 % 2 ? 8 : -8;
  arb_board_pan (ARB_BOARD (view), by, by / 2);
}

static void
zoom (ArbMapView *view, guint frame)
{
  arb_board_zoom (ARB_BOARD (view), frame / 20 % 2 ? 1.03 : 1 / 1.03);
}

typedef struct
{
  Step step;
  guint frame;
} Drive;

static gboolean
tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Drive *drive = data;
  drive->step (ARB_MAP_VIEW (widget), drive->frame++);
  return drive->frame < frames;
}

static double
measure (ArbMapView *view, Step step)
{
  Drive drive = { step, 0 };
  double before = cpu_ms ();
  gtk_widget_add_tick_callback (GTK_WIDGET (view), tick, &drive, NULL);
  while (drive.frame < frames)
    g_main_context_iteration (NULL, TRUE);
  return (cpu_ms () - before) / frames;
}

static int
by_size (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

static void
report_frames (ArbMapView *view, const char *what, Step step, double goal)
{
  double found[RUNS];
  measure (view, step); /* makes the textures, which is done only once */
  for (guint i = 0; i < runs; i++)
    found[i] = measure (view, step);
  qsort (found, runs, sizeof *found, by_size);
  printf ("%-40s %8.2f %8.2f %8.2f ms CPU a frame", what, found[0], found[runs / 2], found[runs - 1]);
  if (goal > 0)
    printf ("  goal < %.1f  %s", goal, found[runs / 2] < goal ? "met" : "missed");
  printf ("\n");
}

/* ---- frames while a game is analysed ---- */

/* Begins the analysis of the game in the record. */
static ArbTurningJob *
analyse (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TableRefusal why;
  gsize length;
  if (!g_file_get_contents (path, &text, &length, &error))
    g_error ("%s", error->message);
  TableJournal *journal = table_record_parse (text, length, NULL, &error);
  if (journal == NULL)
    g_error ("%s", error->message);
  ArbTurningJob *job = arb_turning_job_new (journal, FALSE, &why);
  if (job == NULL)
    g_error ("%s", why.sentence);
  table_journal_free (journal);
  return job;
}

/* Frames a second on the wall clock, and the longest wait for one in milliseconds. */
static double
pace (ArbMapView *view, Step step, double *longest)
{
  Drive drive = { step, 0 };
  const gint64 begun = g_get_monotonic_time ();
  gint64 last = begun;
  guint seen = 0;
  *longest = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (view), tick, &drive, NULL);
  while (drive.frame < frames)
    {
      g_main_context_iteration (NULL, TRUE);
      if (drive.frame == seen)
        continue;
      const gint64 time = g_get_monotonic_time ();
      *longest = MAX (*longest, (double) (time - last) / 1e3);
      last = time;
      seen = drive.frame;
    }
  return frames * 1e6 / (double) (last - begun);
}

static void
report_pace (ArbMapView *view, const char *record)
{
  double found[RUNS], longest, worst = 0;
  ArbTurningJob *job = NULL;
  for (guint i = 0; i < runs; i++)
    {
      if (job == NULL || arb_turning_job_progress (job) > .5)
        {
          g_clear_object (&job);
          job = analyse (record);
        }
      found[i] = pace (view, pan, &longest);
      worst = MAX (worst, longest);
    }
  g_clear_object (&job);
  qsort (found, runs, sizeof *found, by_size);
  printf ("%-40s %8.1f %8.1f %8.1f frames a second  goal 60; the longest wait was %.0f ms\n",
          "panning while a game is analysed", found[0], found[runs / 2], found[runs - 1], worst);
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    g_error ("usage: bench-map RECORD");
  if (measure_is_brief ())
    frames = 2, runs = 1;
  adw_init ();
  arb_game_faces_register ();
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);
  CarcState *state = big_state (setup);
  ArbTextures *textures = arb_textures_new ();
  ArbMapView *view = g_object_new (ARB_TYPE_MAP_VIEW, NULL);
  GtkWidget *window = gtk_window_new ();

  arb_board_set_textures (ARB_BOARD (view), textures);
  arb_board_update (ARB_BOARD (view), &(TableMoment){ setup, state }, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 1270, 880);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (view));
  gtk_window_present (GTK_WINDOW (window));
  measure (view, stand);
  printf ("%-40s %8s %8s %8s  (%u runs of %u frames, %d tiles)\n", "", "least", "median", "greatest", runs, frames,
          state->n_placed);
  arb_board_fit (ARB_BOARD (view));
  report_frames (view, "the whole map, static", stand, .5);
  report_frames (view, "the whole map, drawn anew all the same", redraw, 0);
  report_frames (view, "the whole map, panning", pan, 8);
  report_frames (view, "the whole map, zooming", zoom, 0);
  arb_board_zoom (ARB_BOARD (view), 6);
  report_frames (view, "near, panning", pan, 8);
  report_pace (view, argv[1]);
  gtk_window_destroy (GTK_WINDOW (window));
  carc_state_free (state);
  return 0;
}
