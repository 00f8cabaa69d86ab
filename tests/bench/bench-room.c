/* bench-room.c - plays a recorded game of Carcassonne in windows of three sizes, choice by choice as a person does, and
 * measures the room that the map has, how large the tile in hand is, how often the map changes its scale, and how long
 * a choice takes until it is drawn.  Needs a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     bench-room RECORD
 *
 * Sizes are in pixels, and those of tiles are the side of one.  The times are processor time of the whole process.
 */
#include <adwaita.h>
#include <stdio.h>

#include "app/carcassonne/map-view.h"
#include "app/table/prompt.h"
#include "carc-hand.h"
#include "carcassonne/carc-operands.h"
#include "carcassonne/carc-play.h"
#include "measure.h"
#include "shown.h"
#include "table/table-record.h"

#define CHOICES_MAX 16 /* of one entry */
#define BRIEF 6        /* entries */
#define FRAME 16.      /* milliseconds */

/* Why the map may change its scale. */
typedef enum
{
  SCALE_ASKED, /* it goes to what is asked about, or back */
  SCALE_GROWN, /* the map, or what can be chosen on it, needs more room or less */
  SCALE_SAME,  /* nothing needs it */
  N_SCALES
} Scale;

typedef struct
{
  ArbWindow *window;
  ArbSession *session;
  ActFlow *flow; /* in the state of the prompt in the window */
  GArray *times; /* double, milliseconds */
  int unit, width, height;
  double extent[4]; /* of the tiles and places on the map */
  gboolean asked;   /* is something on the map asked about? */
  int least_placed, least_close;
  guint n_scales[N_SCALES], n_sizes, n_turns, n_written;
} Room;

static TableJournal *
recorded_of (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TableJournal *journal = NULL;
  gsize length;

  if (g_file_get_contents (path, &text, &length, &error))
    journal = table_record_parse (text, length, NULL, &error);
  if (journal == NULL)
    g_error ("%s", error->message);
  return journal;
}

/* ---- what is looked at after each choice ---- */

static void
extent_of (ArbBoard *board, const CarcState *state, double extent[4])
{
  ArbBoardArea area = ARB_BOARD_NOWHERE;

  for (guint i = 0; i < state->n_slots; i++)
    arb_board_cover (&area, state->slots[i].x, state->slots[i].y, state->slots[i].x + 1, state->slots[i].y + 1);
  for (guint i = 0; i < arb_board_n_spots (board); i++)
    {
      const ArbSpot *spot = arb_board_spot (board, i);

      arb_board_cover (&area, spot->x, spot->y, spot->x + 1, spot->y + 1);
    }
  extent[0] = area.left;
  extent[1] = area.top;
  extent[2] = area.right;
  extent[3] = area.bottom;
}

static void
look (Room *room)
{
  ArbBoard *board = shown_part (room->window, ARB_TYPE_MAP_VIEW);
  const int unit = arb_board_unit (board), width = gtk_widget_get_width (GTK_WIDGET (board)),
            height = gtk_widget_get_height (GTK_WIDGET (board));
  const gboolean sized = room->unit != 0 && (width != room->width || height != room->height);
  const gboolean asked = arb_board_n_spots (board) > 0;
  gboolean close, grown;
  double extent[4];
  CarcGhost ghost;

  close = act_flow_asks_inside (room->flow) && carc_flow_ghost (room->flow, &ghost) && ghost.laid;
  extent_of (board, arb_session_state (room->session), extent);
  grown = memcmp (extent, room->extent, sizeof extent) != 0;
  if (room->unit != 0 && unit != room->unit)
    room->n_scales[sized ? SCALE_SAME : asked || room->asked ? SCALE_ASKED : grown ? SCALE_GROWN : SCALE_SAME]++;
  room->n_sizes += sized;
  if (close)
    room->least_close = MIN (room->least_close, unit);
  else
    room->least_placed = MIN (room->least_placed, unit);
  room->unit = unit;
  room->width = width;
  room->height = height;
  room->asked = asked || (room->asked && unit == room->unit); /* the view stays until something else is asked */
  memcpy (room->extent, extent, sizeof extent);
}

/* ---- playing ---- */

/* Does in the window what is done in the flow, and measures it. */
static void
choose (Room *room, const char *signal, guint value)
{
  GtkWidget *prompt = shown_part (room->window, ARB_TYPE_PROMPT);
  const gint64 start = now ();
  double time;

  g_signal_emit_by_name (prompt, signal, value);
  shown_settle (room->window, SHOWN_DRAWN);
  time = (double) (now () - start) / 1000;
  g_array_append_val (room->times, time);
  shown_settle (room->window, SHOWN_DRAWN);
}

/* Makes the entry at the prompt.  FALSE if the prompt does not offer it. */
static gboolean
answer (Room *room, const CarcEntry *entry)
{
  FlowAnswer answer = FLOW_TAKEN;

  for (guint n = 0; answer == FLOW_TAKEN && n < CHOICES_MAX; n++)
    {
      const int wanted = carc_hand_next (room->flow, entry);
      const guint key = wanted == CARC_HAND_TURNS ? FLOW_KEY_SPACE : '?'; /* the rarer acts are behind that */

      if (wanted < 0 && wanted != CARC_HAND_TURNS && n > 0)
        return FALSE;
      answer = wanted >= 0 ? flow_choose (FLOW (room->flow), (guint) wanted) : flow_key (FLOW (room->flow), key, FALSE);
      choose (room, wanted >= 0 ? "pick" : "key", wanted >= 0 ? (guint) wanted : key);
      if (answer == FLOW_TAKEN)
        look (room);
    }
  return answer == FLOW_READY;
}

static void
ask (Room *room)
{
  flow_set_state (FLOW (room->flow), arb_session_state (room->session),
                  table_journal_setup (arb_session_journal (room->session))->aids);
  look (room);
}

static void
play (Room *room, const TableJournal *recorded)
{
  const guint n = measure_is_brief () ? BRIEF : table_journal_length (recorded);

  ask (room);
  for (guint i = 0; i < n; i++)
    {
      const char *line = table_journal_entry (recorded, i).line;
      const CarcState *state = arb_session_state (room->session);
      TableRefusal why;
      CarcEntry entry;

      room->n_turns += g_str_has_prefix (line, "place ");
      if (table_journal_length (arb_session_journal (room->session)) > i) /* the window took it by itself */
        continue;
      if (!table_game_read (&carc_game, state->rules, line, &entry, &why))
        g_error ("entry %u: %s", i + 1, why.sentence);
      if (!answer (room, &entry))
        {
          room->n_written++;
          g_signal_emit_by_name (shown_part (room->window, ARB_TYPE_PROMPT), "back");
          if (!arb_session_append (room->session, line, &why))
            g_error ("entry %u: %s", i + 1, why.sentence);
          shown_settle (room->window, SHOWN_QUIET);
        }
      if (table_journal_length (arb_session_journal (room->session)) <= i)
        g_error ("entry %u, %s, was not taken", i + 1, line);
      ask (room);
    }
}

static void
bench (ArbApplication *application, const TableJournal *recorded, int width, int height)
{
  TableJournal *journal = table_journal_new (table_journal_setup (recorded), NULL);
  g_autoptr (ArbSession) session = arb_session_new (NULL, 0, 0, journal);
  g_autoptr (Flow) flow = FLOW (carc_flow_new ());
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  Room room = { .window = shown_window (application, session, width, height),
                .session = session,
                .flow = ACT_FLOW (flow),
                .times = times,
                .least_close = G_MAXINT,
                .least_placed = G_MAXINT };

  play (&room, recorded);
  printf ("%d x %d, %u turns, %u choices; %u entries were not chosen\n", width, height, room.n_turns, times->len,
          room.n_written);
  printf ("  the map has %.1f %% of the window; it changed its size %u times   goal 0\n",
          100. * room.width * room.height / (width * height), room.n_sizes);
  printf ("  smallest tile: %d px while it is asked what goes on it   goal >= 64; else %d px\n", room.least_close,
          room.least_placed);
  printf ("  changes of scale: %.2f a turn to what is asked and back, %.2f because the map grew, %u without a reason   "
          "goal 0\n",
          1. * room.n_scales[SCALE_ASKED] / room.n_turns, 1. * room.n_scales[SCALE_GROWN] / room.n_turns,
          room.n_scales[SCALE_SAME]);
  shown_tell ("  a choice, and its frame", (double *) times->data, times->len, FRAME);
  shown_close (room.window);
}

int
main (int argc, char *argv[])
{
  static const int sizes[][2] = { { 400, 800 }, { 1280, 800 }, { 1920, 1080 } };
  g_autoptr (ArbApplication) application = shown_application_new ();
  g_autoptr (TableJournal) recorded = argc > 1 ? recorded_of (argv[1]) : NULL;

  if (recorded == NULL)
    g_error ("bench-room RECORD");
  shown_tell_head ("");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    bench (application, recorded, sizes[i][0], sizes[i][1]);
  return 0;
}
