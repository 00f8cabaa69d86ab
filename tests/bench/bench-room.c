/* bench-room.c - plays a recorded game of Carcassonne in windows of three sizes, choice by choice as a person does, and
 * measures the room that the map has, how large the tile in hand is, how often the map changes its scale, how long a
 * choice takes until it is drawn, and how many clicks and scrolls a person needs with the mouse alone.  A tile that is
 * not in view is found by its edges.  Needs a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     bench-room RECORD [FOLDER]
 *
 * With a folder, it also keeps a picture of the window for each question in it, the first time that it is asked.
 * Sizes are in pixels, and those of tiles are the side of one.  The times are processor time of the whole process.
 */
#include <adwaita.h>
#include <stdio.h>

#include "app/carcassonne/map-view.h"
#include "app/kit/wrap.h"
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
  guint n_clicks, n_scrolls;
  guint n_tiles, n_tile_clicks, most_tile_clicks;
  const char *folder; /* for pictures of the questions; NULL: none are kept */
  GHashTable *seen;   /* the questions of which there is one */
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
  extent_of (board, arb_session_now (room->session).state, extent);
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

/* ---- pictures ---- */

static void
keep_picture (Room *room)
{
  g_autofree char *topic = flow_topic (FLOW (room->flow)), *path = NULL;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot *snapshot;
  const int width = gtk_widget_get_width (GTK_WIDGET (room->window)),
            height = gtk_widget_get_height (GTK_WIDGET (room->window));

  if (room->folder == NULL || !g_hash_table_add (room->seen, g_strdup (topic)))
    return;
  shown_settle (room->window);
  paintable = gtk_widget_paintable_new (GTK_WIDGET (room->window));
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (room->window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  path = g_strdup_printf ("%s/%d-%s.png", room->folder, width, topic);
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s could not be written", path);
}

/* ---- what a person with a mouse does ---- */

/* Is the middle of this button of the list in view? */
static gboolean
is_seen (GtkWidget *button, GtkWidget *scroller)
{
  graphene_rect_t box;
  float middle;

  if (!gtk_widget_get_mapped (button) || !gtk_widget_compute_bounds (button, scroller, &box))
    return FALSE;
  middle = box.origin.y + box.size.height / 2;
  return middle >= 0 && middle <= gtk_widget_get_height (scroller);
}

static gboolean
has_seen (GtkWidget *parent, GtkWidget *scroller, int choice)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_object_get_data (G_OBJECT (child), "choice") == GINT_TO_POINTER (choice) && is_seen (child, scroller))
      return TRUE;
  return FALSE;
}

/* Can the choice be clicked as the window is now: in the list, or on the map? */
static gboolean
can_be_clicked (Room *room, int choice)
{
  ArbBoard *board = shown_part (room->window, ARB_TYPE_MAP_VIEW);
  GtkWidget *scroller = shown_find (shown_part (room->window, ARB_TYPE_PROMPT), GTK_TYPE_SCROLLED_WINDOW);

  for (guint i = 0; i < arb_board_n_spots (board); i++)
    if ((int) arb_board_spot (board, i)->choice == choice)
      return TRUE;
  return has_seen (shown_find (scroller, ARB_TYPE_WRAP), scroller, choice);
}

static const CarcRules *
room_rules (Room *room)
{
  return ((const CarcState *) arb_session_now (room->session).state)->rules;
}

static gboolean
asks_tile (Room *room)
{
  const TableOperand *operand = act_flow_operand (room->flow);

  return operand != NULL && operand->type == &carc_operand_tile;
}

/* Clicks on this choice, and on what brings it into view. */
static void
count_choice (Room *room, int choice, gboolean after_more)
{
  const ActChoice *chosen = act_flow_choice (room->flow, (guint) choice);
  const gboolean held = chosen->act == NULL && asks_tile (room)
                        && carc_tile_held (room_rules (room), (guint) chosen->offer.value[0]);

  if (after_more && chosen->act != NULL && chosen->act->handy != NULL)
    return; /* a button beside the tiles leads there at once */
  room->n_clicks++;
  if (!flow_is_listed (FLOW (room->flow), (guint) choice))
    room->n_clicks++; /* the switch to the other figure */
  else if (!held && !can_be_clicked (room, choice))
    room->n_scrolls++;
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
  time = (double) (shown_draw (room->window) - start) / 1000;
  g_array_append_val (room->times, time);
  shown_settle (room->window);
}

/* Says edges of the tile as it lies, until it can be clicked or there is nothing more to say.  Returns how many. */
static guint
find_tile (Room *room, const CarcEntry *entry, FlowAnswer *answer)
{
  const CarcTile *tile = &room_rules (room)->tiles[entry->tile];
  guint n = 0;
  char code[5];

  /* A tile that players hold has a button beside the list. */
  if (tile->w * tile->h > 1 || carc_tile_held (room_rules (room), (guint) entry->tile))
    return 0;
  carc_tile_code (tile, entry->rot, code);
  for (;
       *answer == FLOW_TAKEN && n < 4 && asks_tile (room) && !can_be_clicked (room, carc_hand_next (room->flow, entry));
       n++)
    {
      const guint key = CARC_FLOW_KEY_EDGE + (guchar) code[n];

      *answer = flow_key (FLOW (room->flow), key, FALSE);
      choose (room, "key", key);
    }
  return n;
}

static void
count_tile (Room *room, guint clicks)
{
  room->n_tiles++;
  room->n_tile_clicks += clicks;
  room->most_tile_clicks = MAX (room->most_tile_clicks, clicks);
}

/* Makes the entry at the prompt.  FALSE if the prompt does not offer it. */
static gboolean
answer (Room *room, const CarcEntry *entry)
{
  FlowAnswer answer = FLOW_TAKEN;
  gboolean more = FALSE; /* are the rarer acts listed now? */

  for (guint n = 0; answer == FLOW_TAKEN && n < CHOICES_MAX; n++)
    {
      const gboolean tile = asks_tile (room);
      const guint edges = tile && carc_hand_next (room->flow, entry) >= 0 ? find_tile (room, entry, &answer) : 0;
      const gboolean found = tile && !asks_tile (room); /* the only one with these edges was taken */
      const int wanted = found ? -1 : carc_hand_next (room->flow, entry);
      const guint key = wanted == CARC_HAND_TURNS ? FLOW_KEY_SPACE : '?'; /* the rarer acts are behind that */

      if (tile && (found || wanted >= 0))
        count_tile (room, edges + !found);
      room->n_clicks += edges;
      if (found || answer != FLOW_TAKEN)
        continue;
      if (wanted < 0 && wanted != CARC_HAND_TURNS && n > 0)
        return FALSE;
      if (wanted >= 0)
        count_choice (room, wanted, more);
      else
        room->n_clicks++;
      more = key == '?' && wanted < 0;
      answer = wanted >= 0 ? flow_choose (FLOW (room->flow), (guint) wanted) : flow_key (FLOW (room->flow), key, FALSE);
      choose (room, wanted >= 0 ? "pick" : "key", wanted >= 0 ? (guint) wanted : key);
      if (answer != FLOW_TAKEN)
        continue;
      look (room);
      keep_picture (room);
    }
  return answer == FLOW_READY;
}

static void
ask (Room *room)
{
  flow_set_state (FLOW (room->flow), arb_session_now (room->session).state,
                  table_journal_setup (arb_session_journal (room->session))->aids);
  look (room);
  keep_picture (room);
}

static void
play (Room *room, const TableJournal *recorded)
{
  const guint n = measure_is_brief () ? BRIEF : table_journal_length (recorded);

  ask (room);
  for (guint i = 0; i < n; i++)
    {
      const char *line = table_journal_entry (recorded, i).line;
      const CarcState *state = arb_session_now (room->session).state;
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
          shown_settle (room->window);
        }
      if (table_journal_length (arb_session_journal (room->session)) <= i)
        g_error ("entry %u, %s, was not taken", i + 1, line);
      ask (room);
    }
}

static void
bench (ArbApplication *application, const TableJournal *recorded, int width, int height, const char *folder)
{
  TableJournal *journal = table_journal_new (table_journal_setup (recorded), NULL);
  g_autoptr (ArbSession) session = arb_session_new (NULL, 0, 0, journal);
  g_autoptr (Flow) flow = FLOW (act_flow_new (&carc_flow_game));
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Room room = { .window = shown_window (application, session, width, height),
                .session = session,
                .flow = ACT_FLOW (flow),
                .times = times,
                .least_close = G_MAXINT,
                .least_placed = G_MAXINT,
                .folder = folder,
                .seen = seen };

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
  printf ("  by mouse: %.2f clicks a turn, and %u scrolls in all   goal 0 scrolls\n", 1. * room.n_clicks / room.n_turns,
          room.n_scrolls);
  printf ("  for a tile: %.2f clicks, at most %u   goal <= 5\n", 1. * room.n_tile_clicks / MAX (room.n_tiles, 1),
          room.most_tile_clicks);
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
    g_error ("bench-room RECORD [FOLDER]");
  shown_tell_head ("");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    bench (application, recorded, sizes[i][0], sizes[i][1], argc > 2 ? argv[2] : NULL);
  return 0;
}
