/* display-window.c - a second window for everybody at the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It shows the newest state, even if the table page looks at an earlier moment.  It takes no entries.  An answer that
 * is pinned stands below the scores, and the map shows what it is about.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/palette.h"
#include "app/kit/settings.h"
#include "app/kit/widgets.h"
#include "app/table/score-plates.h"
#include "art/art-answer.h"
#include "art/art-track.h"
#include "display-window.h"
#include "evening/game-words.h"
#include "table/table-edit.h"
#include "table/table-event.h"
#include "table/table-what-if.h"
#include "table/table-words.h"

struct _ArbDisplayWindow
{
  AdwWindow parent_instance;

  GtkWidget *column; /* of the scores and the answer */
  ArbScorePlates *scores;
  GtkDrawingArea *map;
  GtkGrid *area;
  GtkLabel *turn;
  GtkLabel *event;
  GtkLabel *reminder;

  GtkDrawingArea *answer_area;

  ArbSession *session;
  gboolean high; /* higher than wide */

  /* The answer that is pinned; NULL: none.  `past` is the state that it is about, NULL if that is the newest one. */
  TableAnswer *answer;
  TableWhatIfs *ifs; /* what is still tried for it; NULL: nothing */
  guint trying;      /* id of the idle source that tries it */
  gpointer past;
  guint screen, n_screens; /* of its words, if there is no room for all */
  guint seconds;           /* how long the shown part of them stays */
  guint turning;           /* the timer that turns them over */
};

G_DEFINE_TYPE (ArbDisplayWindow, arb_display_window, ADW_TYPE_WINDOW)

/* A cell of the map is not larger than this. */
#define TILE_MAX 160

static TableMoment
shown (ArbDisplayWindow *self)
{
  TableMoment moment = arb_session_now (self->session);

  if (self->past != NULL)
    moment.state = self->past;
  return moment;
}

/* Is the scoring track shown around the map? */
static gboolean
has_track (ArbDisplayWindow *self)
{
  const TableMoment now = arb_session_now (self->session);

  return arb_settings_on ("scoring-track") && art_board_has_track (&now);
}

static void
draw_map (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  ArbDisplayWindow *self = user_data;
  ArtBoardOptions options = ART_BOARD_OPTIONS_INIT;
  ArtStyle style = arb_palette_style ();
  double wide = 0, tall = 0;
  TableMoment now;

  if (self->session == NULL)
    return;
  now = shown (self);
  art_paint (cr, style.palette->table);
  options.last_move = self->answer == NULL;
  options.captions = TRUE;
  options.answer = self->answer;
  if (has_track (self))
    art_track_draw (cr, &now, width, height, &style, &wide, &tall);
  cairo_translate (cr, wide, tall);
  art_board_fit (cr, &now, &style, MAX (width - 2 * wide, 1), MAX (height - 2 * tall, 1), TILE_MAX, &options);
}

/* The sizes of the words of the answer, to be read from two metres.  A large screen is looked at from farther away, so
 * the least grows with the window. */
#define WORDS_LEAST 24
#define WORDS_OF_WINDOW (1 / 30.)
#define WORDS_GROW 2.2
#define WORDS_MARGIN 16

double
arb_display_words_least (int width, int height)
{
  return MAX (WORDS_LEAST, MIN (height, width * 9 / 16.) * WORDS_OF_WINDOW);
}

/* The next drawing measures how long that part is shown. */
static gboolean
turn_over (gpointer data)
{
  ArbDisplayWindow *self = data;

  self->turning = 0;
  self->screen = (self->screen + 1) % MAX (self->n_screens, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self->answer_area));
  return G_SOURCE_REMOVE;
}

/* Nothing wakes up while there is nothing to turn over. */
static void
update_turning (ArbDisplayWindow *self)
{
  const gboolean turns = self->answer != NULL && self->n_screens > 1;

  if (turns && self->turning == 0)
    self->turning = g_timeout_add_seconds (MAX (self->seconds, 1), turn_over, self);
  if (!turns)
    g_clear_handle_id (&self->turning, g_source_remove);
}

/* A click shows the next part at once. */
static void
on_answer_click (GtkGestureClick *click, int n, double x, double y, ArbDisplayWindow *self)
{
  g_clear_handle_id (&self->turning, g_source_remove);
  turn_over (self);
}

static void
draw_answer (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  ArbDisplayWindow *self = user_data;
  const ArtStyle style = arb_palette_style ();
  const double least = arb_display_words_least (gtk_widget_get_width (GTK_WIDGET (self)),
                                                gtk_widget_get_height (GTK_WIDGET (self)));
  TableMoment moment;
  g_autofree char *note = NULL;
  g_autoptr (ArtAnswer) picture = NULL;

  if (self->session == NULL || self->answer == NULL)
    return;
  moment = shown (self);
  note = table_answer_note (&moment);
  picture = art_answer_new (&moment, self->answer, note);
  art_paint (cr, style.palette->paper);
  cairo_translate (cr, WORDS_MARGIN, WORDS_MARGIN);
  self->n_screens = art_answer_screens (picture, MAX (width - 2 * WORDS_MARGIN, 1), MAX (height - 2 * WORDS_MARGIN, 1),
                                        least, least * WORDS_GROW);
  self->screen = MIN (self->screen, self->n_screens - 1);
  self->seconds = art_answer_screen_seconds (picture, self->screen);
  art_answer_screen_draw (picture, cr, self->screen, &style);
  update_turning (self);
}

/* An answer that cannot be given any more, because what it is about was undone: its title says so. */
static TableAnswer *
refused_answer (const char *question, const TableRefusal *why)
{
  TableAnswer *answer = table_answer_empty ();

  table_answer_title (answer, g_strdup (question));
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1, g_strdup (why->sentence));
  return answer;
}

static void
tell_answer (ArbDisplayWindow *self)
{
  const TableMoment moment = shown (self);
  g_autofree char *told = table_answer_tell (&moment, self->answer);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->answer_area), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->answer_area));
}

static void
stop_trying (ArbDisplayWindow *self)
{
  g_clear_handle_id (&self->trying, g_source_remove);
  g_clear_pointer (&self->ifs, table_what_ifs_free);
}

/* One step in each idle moment, as on the desk. */
static gboolean
try_more (gpointer data)
{
  ArbDisplayWindow *self = data;
  const guint from = self->answer->lines->len;
  const gboolean more = table_what_ifs_step (self->ifs, self->answer);

  if (self->answer->lines->len > from)
    {
      tell_answer (self);
      update_turning (self);
    }
  if (more)
    return G_SOURCE_CONTINUE;
  self->trying = 0;
  g_clear_pointer (&self->ifs, table_what_ifs_free);
  return G_SOURCE_REMOVE;
}

/* The scores are beside the map if the window is wide, and below the map if it is high.  The map has three fifths of
 * the room; with an answer it has less, and the answer has twice the room of the scores. */
static void
arrange (ArbDisplayWindow *self)
{
  const gboolean high = self->high;
  const int map = self->answer == NULL ? 6 : high ? 4 : 5;
  const int starts[] = { 0, map }, spans[] = { map, 10 - map };
  GtkWidget *widgets[] = { GTK_WIDGET (self->map), GTK_WIDGET (self->column) };
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->area));

  gtk_grid_set_column_homogeneous (self->area, !high);
  gtk_grid_set_row_homogeneous (self->area, high);
  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, widgets[i]), "column", high ? 0 : starts[i],
                  "column-span", high ? 1 : spans[i], "row", high ? starts[i] : 0, "row-span", high ? spans[i] : 1,
                  NULL);
}

/* The answer is found anew whenever the game changes.  One about an earlier moment stays about that moment. */
static void
update_answer (ArbDisplayWindow *self)
{
  const TableJournal *journal = arb_session_journal (self->session);
  const TableGame *game = table_journal_game (journal);
  guint at;
  gboolean what_if;
  const char *question = arb_session_pinned (self->session, &at, &what_if);
  TableRefusal why = { "" };

  stop_trying (self);
  g_clear_pointer (&self->answer, table_answer_free);
  g_clear_pointer (&self->past, game->state_free);
  if (question != NULL && at < table_journal_length (journal))
    self->past = table_journal_state_at (journal, at);
  if (question != NULL)
    {
      const TableMoment moment = shown (self);

      self->answer = table_answer_read (&moment, question, &why);
      if (self->answer != NULL && what_if)
        {
          self->ifs = table_what_ifs_new (journal, MIN (at, table_journal_length (journal)), question);
          self->trying = g_idle_add (try_more, self);
        }
      if (self->answer == NULL)
        self->answer = refused_answer (question, &why);
      tell_answer (self);
    }
  if (question == NULL)
    self->screen = self->n_screens = 0;
  update_turning (self);
  arrange (self);
  gtk_widget_set_visible (GTK_WIDGET (self->answer_area), question != NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self->answer_area));
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

/* The points of the last entry, with sum and reason; or the entry in words if it brought no points. */
static char *
last_event (ArbSession *session)
{
  const TableJournal *journal = arb_session_journal (session);
  const TableMoment now = arb_session_now (session);
  const TableGame *game = now.setup->game;
  const ArbGameFace *face = arb_game_face (game);
  const TableLedger *ledger = &table_state (now.state)->ledger;
  guint n = table_journal_length (journal);
  guint from = ledger->n_lines;
  gpointer before;
  char *told;

  if (n == 0)
    return g_strdup (_ ("The game begins"));
  while (from > 0 && ledger->lines[from - 1].entry == n - 1 && !ledger->lines[from - 1].final)
    from--;
  if (from < ledger->n_lines && !table_state (now.state)->finished)
    return face->event != NULL ? face->event (&now, from) : table_lines_tell (game, now.state, from, G_MAXUINT);

  before = table_journal_state_at (journal, n - 1);
  told = table_journal_tell (journal, n - 1, before);
  game->state_free (before);
  return told;
}

static void
display_window_update (ArbDisplayWindow *self)
{
  const TableMoment now = arb_session_now (self->session);
  const TableGame *game = now.setup->game;
  int on_turn = table_game_on_turn (game, now.state);
  g_autofree char *event = last_event (self->session);
  g_autofree char *capital = table_capital (event);
  g_autofree char *turn = NULL, *reminder = NULL;
  g_autofree char *left = arb_game_face (game)->subtitle (&now);
  g_autofree char *map_label = arb_game_face (game)->picture_words (&now);

  if (arb_session_pauses (self->session))
    turn = g_strdup (_ ("Pause"));
  else if (table_state (now.state)->finished)
    turn = table_leaders_tell (&now);
  else if (on_turn < 0) /* the table counts by itself */
    turn = g_strdup (left != NULL ? left : "");
  else
    turn = g_strdup_printf (_ ("%s’s turn"), table_name_said (&now.setup->players[on_turn]));
  if (on_turn >= 0 && left != NULL && !arb_session_pauses (self->session))
    {
      g_autofree char *alone = g_steal_pointer (&turn);

      turn = g_strdup_printf ("%s · %s", alone, left);
    }
  gtk_label_set_label (self->turn, turn);
  gtk_label_set_label (self->event, capital);
  reminder = table_game_reminder (game, now.state, now.setup->aids);
  arb_label_show (self->reminder, reminder);
  arb_score_plates_set_moment (self->scores, &now);

  if (has_track (self))
    {
      g_autofree char *map = g_steal_pointer (&map_label), *track = art_track_words (&now);

      map_label = g_strdup_printf ("%s. %s", map, track);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->map), GTK_ACCESSIBLE_PROPERTY_LABEL, map_label, -1);
  update_answer (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

static void
on_layout (GdkSurface *surface, int width, int height, ArbDisplayWindow *self)
{
  gboolean high = height > width;

  if (high == self->high)
    return;
  self->high = high;
  arrange (self);
}

static void
arb_display_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_display_window_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout", G_CALLBACK (on_layout), widget, 0);
}

static void
leave (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_close (GTK_WINDOW (widget));
}

static void
arb_display_window_dispose (GObject *object)
{
  ArbDisplayWindow *self = ARB_DISPLAY_WINDOW (object);

  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      g_clear_pointer (&self->past, table_journal_game (arb_session_journal (self->session))->state_free);
    }
  g_clear_handle_id (&self->turning, g_source_remove);
  stop_trying (self);
  g_clear_pointer (&self->answer, table_answer_free);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (arb_display_window_parent_class)->dispose (object);
}

static void
arb_display_window_class_init (ArbDisplayWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_display_window_dispose;
  widget_class->realize = arb_display_window_realize;

  g_type_ensure (ARB_TYPE_SCORE_PLATES);
  arb_class_template (klass, "display-window.ui");
  ARB_BIND_CHILDREN (klass, ArbDisplayWindow, column, scores, map, answer_area, area, turn, event, reminder);

  gtk_widget_class_install_action (widget_class, "display.fullscreen", NULL, arb_widget_toggle_fullscreen);
  gtk_widget_class_install_action (widget_class, "display.leave", NULL, leave);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "display.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "display.leave", NULL);
}

static void
arb_display_window_init (ArbDisplayWindow *self)
{
  GtkGesture *click;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->map, draw_map, self, NULL);
  gtk_drawing_area_set_draw_func (self->answer_area, draw_answer, self, NULL);
  click = gtk_gesture_click_new ();
  g_signal_connect (click, "pressed", G_CALLBACK (on_answer_click), self);
  gtk_widget_add_controller (GTK_WIDGET (self->answer_area), GTK_EVENT_CONTROLLER (click));
  arb_palette_watch (G_OBJECT (self->map), G_CALLBACK (gtk_widget_queue_draw));
  arb_palette_watch (G_OBJECT (self->answer_area), G_CALLBACK (gtk_widget_queue_draw));
}

ArbDisplayWindow *
arb_display_window_new (ArbSession *session)
{
  ArbDisplayWindow *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_DISPLAY_WINDOW, NULL);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (display_window_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "clock", G_CALLBACK (display_window_update), self, G_CONNECT_SWAPPED);
  if (arb_settings () != NULL)
    g_signal_connect_object (arb_settings (), "changed::scoring-track", G_CALLBACK (display_window_update), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "pinned", G_CALLBACK (update_answer), self, G_CONNECT_SWAPPED);
  display_window_update (self);
  return self;
}

void
arb_display_window_present (ArbDisplayWindow *self, GtkWindow *beside)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (beside));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (beside));
  GListModel *monitors = gdk_display_get_monitors (display);
  GdkMonitor *here = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL;

  g_return_if_fail (ARB_IS_DISPLAY_WINDOW (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
      {
        g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

        if (here != NULL && monitor != here)
          {
            gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
            break;
          }
      }
  gtk_window_present (GTK_WINDOW (self));
}
