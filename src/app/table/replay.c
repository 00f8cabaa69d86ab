/* replay.c - see replay.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "replay.h"

#include <string.h>
#include <glib/gi18n.h>

#include "app/kit/palette.h"
#include "app/kit/widgets.h"
#include "art/art-chart.h"
#include "evening/game-words.h"
#include "evening/turning-job.h"
#include "table/table-edit.h"
#include "table/table-words.h"
#include "photo-button.h"

#define TURN_MS 900 /* each turn is shown so long while the game is played */

struct _ArbReplay
{
  AdwBin parent_instance;

  const TableJournal *journal; /* only valid while it is updated; else only compared */
  guint n;                     /* the moment after so many entries is shown */
  GArray *turns;               /* of guint: the turn after so many entries, for each number of entries */
  ArtChart *chart;
  guint32 kinds;
  GArray *kinds_listed;        /* of guint32: what the items of `kind` mean */
  const TableGame *kinds_game; /* whose kinds these are */
  ArbTurningJob *job;          /* how the game turned: of the game as it was when somebody asked; NULL: nobody did */
  guint playing;               /* id of the timeout; 0: it does not play */
  gboolean updating;

  GtkDrawingArea *area;
  GtkLabel *words;
  GtkDropDown *kind;
  GtkWidget *turning, *turnings, *seeking;
  GtkProgressBar *progress;
  GtkLabel *how;
  GtkWidget *first, *back, *play, *on, *last;
  GtkScale *scale;
  ArbPhotoButton *photo;
};

G_DEFINE_TYPE (ArbReplay, arb_replay, ADW_TYPE_BIN)

static guint
length_of (ArbReplay *self)
{
  return self->turns->len > 0 ? self->turns->len - 1 : 0;
}

static guint
turn_after (ArbReplay *self, guint n)
{
  return g_array_index (self->turns, guint, n);
}

static void
look (ArbReplay *self, guint n)
{
  if (self->turns->len > 0 && n != self->n)
    g_signal_emit_by_name (self, "look", (int) MIN (n, length_of (self)));
}

/* ---- steps ---- */

static void
stop (ArbReplay *self)
{
  g_clear_handle_id (&self->playing, g_source_remove);
  gtk_button_set_icon_name (GTK_BUTTON (self->play), "media-playback-start-symbolic");
  arb_widget_set_tooltip (self->play, _ ("Play the game turn by turn"));
}

void
arb_replay_step (ArbReplay *self, int entries)
{
  g_return_if_fail (ARB_IS_REPLAY (self));

  stop (self);
  look (self, (guint) CLAMP ((int) self->n + entries, 0, (int) length_of (self)));
}

/* To the end of the next turn. */
static void
go_on (ArbReplay *self)
{
  guint n = MIN (self->n + 1, length_of (self));

  while (n < length_of (self) && turn_after (self, n + 1) == turn_after (self, n))
    n++;
  look (self, n);
}

/* To the end of the turn before. */
static void
go_back (ArbReplay *self)
{
  guint n = self->n;

  while (n > 0 && turn_after (self, n) == turn_after (self, self->n))
    n--;
  look (self, n);
}

void
arb_replay_step_turn (ArbReplay *self, gboolean back)
{
  g_return_if_fail (ARB_IS_REPLAY (self));

  stop (self);
  if (self->turns->len > 0)
    (back ? go_back : go_on) (self);
}

static gboolean
play_turn (gpointer data)
{
  ArbReplay *self = data;

  go_on (self);
  if (self->n < length_of (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_CONTINUE;
  self->playing = 0;
  stop (self);
  return G_SOURCE_REMOVE;
}

static void
play_clicked (ArbReplay *self)
{
  if (self->playing != 0)
    {
      stop (self);
      return;
    }
  if (self->n == length_of (self))
    look (self, 0);
  self->playing = g_timeout_add (TURN_MS, play_turn, self);
  gtk_button_set_icon_name (GTK_BUTTON (self->play), "media-playback-pause-symbolic");
  arb_widget_set_tooltip (self->play, _ ("Stop here"));
}

static void
first_clicked (ArbReplay *self)
{
  stop (self);
  look (self, 0);
}

static void
back_clicked (ArbReplay *self)
{
  arb_replay_step_turn (self, TRUE);
}

static void
on_clicked (ArbReplay *self)
{
  arb_replay_step_turn (self, FALSE);
}

static void
last_clicked (ArbReplay *self)
{
  stop (self);
  look (self, length_of (self));
}

static void
slid (ArbReplay *self)
{
  if (self->updating)
    return;
  stop (self);
  look (self, (guint) gtk_range_get_value (GTK_RANGE (self->scale)));
}

/* ---- the chart ---- */

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ArbReplay *self = data;
  const ArtStyle style = arb_palette_style ();

  if (self->chart != NULL)
    art_chart_draw (cr, width, height, self->chart, &style);
}

/* To the end of the turn that was pointed at. */
static void
point_at (ArbReplay *self, double x)
{
  guint value, n;

  if (self->chart == NULL)
    return;
  stop (self);
  value = art_chart_value_at (self->chart, gtk_widget_get_width (GTK_WIDGET (self->area)),
                              gtk_widget_get_height (GTK_WIDGET (self->area)), x);
  for (n = 0; n < length_of (self) && turn_after (self, n + 1) <= value; n++)
    ;
  look (self, n);
}

static void
drag_begun (ArbReplay *self, double x, double y)
{
  point_at (self, x);
}

static void
dragged (ArbReplay *self, double x, double y, GtkGestureDrag *drag)
{
  double begun_x, begun_y;

  if (gtk_gesture_drag_get_start_point (drag, &begun_x, &begun_y))
    point_at (self, begun_x + x);
}

/* ---- how the game turned ---- */

#define CHANCES 0 /* in `kinds`: the chart shows the chances to win, not points */

static const TableChances *
chances_of (ArbReplay *self)
{
  return self->job != NULL ? arb_turning_job_chances (self->job) : NULL;
}

static void
forget_job (ArbReplay *self)
{
  if (self->job == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->job, self);
  g_clear_object (&self->job);
}

static void
draw_again (ArbReplay *self)
{
  if (self->journal != NULL)
    g_signal_emit_by_name (self, "look", (int) self->n);
}

static void
job_changed (ArbReplay *self)
{
  gtk_progress_bar_set_fraction (self->progress, arb_turning_job_progress (self->job));
  if (chances_of (self) != NULL)
    draw_again (self);
}

static void
seek (ArbReplay *self)
{
  TableRefusal why;

  forget_job (self);
  self->job = arb_turning_job_new (self->journal, FALSE, &why);
  gtk_progress_bar_set_fraction (self->progress, 0);
  if (self->job == NULL)
    {
      gtk_label_set_text (self->how, why.sentence);
      return;
    }
  gtk_label_set_text (self->how, _ ("The game is played on many times from each turn. With many sets this takes some "
                                    "minutes; until then the chart shows the points."));
  g_signal_connect_swapped (self->job, "changed", G_CALLBACK (job_changed), self);
}

static void
stop_clicked (ArbReplay *self)
{
  forget_job (self);
  self->kinds = ART_CHART_ALL;
  draw_again (self);
}

/* The button of a turning goes to the moment after it, where the chart and the map show what was played. */
static void
turning_clicked (GtkButton *button, ArbReplay *self)
{
  stop (self);
  look (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "entries")));
}

static GtkWidget *
turning_new (ArbReplay *self, const TableChances *chances, guint i)
{
  const TableTurning *turning = table_chances_turning (chances, i);
  const TableChancesPoint *point = table_chances_point (chances, turning->point);
  g_autofree char *text = table_turning_tell (chances, turning);
  GtkWidget *button = gtk_button_new (), *label = arb_label_new (text, NULL, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "turning");
  gtk_widget_set_focus_on_click (button, FALSE);
  g_object_set_data (G_OBJECT (button), "entries", GUINT_TO_POINTER (point->entries));
  g_signal_connect (button, "clicked", G_CALLBACK (turning_clicked), self);
  return button;
}

static GtkWidget *
luck_new (ArbReplay *self, const TableLuckRow *row)
{
  const TableSetup *setup = table_journal_setup (self->journal);
  GtkWidget *label;
  g_autoptr (GString) text = g_string_new (_ (row->kind->title));

  for (guint i = 0; i < setup->n_players; i++)
    {
      g_autofree char *got = table_luck_got (row, i);

      g_string_append_printf (text, "%s %s %s ± %.1f", i == 0 ? ":" : ",", table_name_said (&setup->players[i]), got,
                              row->spread[i]);
    }
  g_string_append_printf (text, "\n%s", table_luck_note (row));
  label = arb_label_new (text->str, NULL, NULL);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, 6);
  gtk_widget_set_margin_top (label, 6);
  return label;
}

static void
list_turnings (ArbReplay *self, const TableChances *chances)
{
  g_autoptr (GString) how = g_string_new (NULL);
  const char *note = chances != NULL ? chances->note : NULL;

  arb_widget_clear (self->turnings);
  if (chances == NULL)
    return;
  for (guint i = 0; i < chances->turnings->len; i++)
    gtk_box_append (GTK_BOX (self->turnings), turning_new (self, chances, i));
  if (table_chances_luck (chances) != NULL)
    gtk_box_append (GTK_BOX (self->turnings), luck_new (self, table_chances_luck (chances)));
  g_string_append_printf (how, _ ("The chances to win %s, with their margins of error"), table_chances_how (chances));
  if (note != NULL)
    g_string_append_printf (how, ". %s", note);
  gtk_label_set_text (self->how, how->str);
}

static void
update_turning (ArbReplay *self)
{
  const TableChances *chances = chances_of (self);

  gtk_widget_set_visible (self->turning, self->kinds == CHANCES);
  gtk_widget_set_visible (self->seeking, self->job != NULL && chances == NULL);
  gtk_widget_set_visible (self->turnings, chances != NULL);
  list_turnings (self, self->kinds == CHANCES ? chances : NULL);
}

/* ---- the chart of it all ---- */

static void
make_chart (ArbReplay *self, const TableMoment *moment)
{
  g_autofree char *summary = arb_summary (moment);
  g_autofree char *label = g_strdup_printf (_ ("Points over time: %s"), summary);

  g_clear_pointer (&self->chart, art_chart_free);
  self->chart = self->kinds == CHANCES && chances_of (self) != NULL
                    ? art_chart_of_chances (moment->setup, chances_of (self))
                    : art_chart_new (moment, self->kinds == CHANCES ? ART_CHART_ALL : self->kinds);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static TableMoment
end_of (const TableJournal *journal)
{
  return (TableMoment){ table_journal_setup (journal), table_journal_state (journal), NULL };
}

static void
kind_chosen (ArbReplay *self)
{
  guint chosen = gtk_drop_down_get_selected (self->kind);

  if (self->updating || chosen >= self->kinds_listed->len || self->journal == NULL)
    return;
  self->kinds = g_array_index (self->kinds_listed, guint32, chosen);
  if (self->kinds == CHANCES && self->job == NULL)
    seek (self);
  /* The page draws everything again, and with it the chart. */
  g_signal_emit_by_name (self, "look", (int) self->n);
}

/* The kinds of points that the game has by now, and how it turned; an array of what the items of `kind` mean. */
static GArray *
find_kinds (const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;
  const TableLedger *ledger = &table_state (moment->state)->ledger;
  const guint32 all = ART_CHART_ALL, chances = CHANCES;
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 found = 0;

  for (guint i = 0; i < ledger->n_lines; i++)
    found |= 1u << ledger->lines[i].kind;
  g_array_append_val (kinds, all);
  for (guint kind = 0; kind < game->n_kinds; kind++)
    {
      const guint32 bit = 1u << kind;

      if (found & bit)
        g_array_append_val (kinds, bit);
    }
  if (table_state (moment->state)->finished && game->chances != NULL)
    g_array_append_val (kinds, chances);
  return kinds;
}

static char *
kind_tell (const TableGame *game, guint32 kinds)
{
  if (kinds == ART_CHART_ALL)
    return g_strdup (_ ("All points"));
  if (kinds == CHANCES)
    return g_strdup (_ ("How the game turned"));
  return table_capital (game->kind_title (g_bit_nth_lsf (kinds, -1)));
}

/* The list stays the same while the person chooses from it. */
static void
list_kinds (ArbReplay *self, const TableMoment *moment)
{
  GArray *kinds = find_kinds (moment);
  guint chosen = 0;

  for (guint i = 0; i < kinds->len; i++)
    if (g_array_index (kinds, guint32, i) == self->kinds)
      chosen = i;
  self->kinds = g_array_index (kinds, guint32, chosen);
  if (self->kinds_game != moment->setup->game || kinds->len != self->kinds_listed->len
      || memcmp (kinds->data, self->kinds_listed->data, kinds->len * sizeof (guint32)) != 0)
    {
      g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

      for (guint i = 0; i < kinds->len; i++)
        {
          g_autofree char *name = kind_tell (moment->setup->game, g_array_index (kinds, guint32, i));

          gtk_string_list_append (names, name);
        }
      gtk_drop_down_set_model (self->kind, G_LIST_MODEL (names));
    }
  g_array_unref (self->kinds_listed);
  self->kinds_listed = kinds;
  self->kinds_game = moment->setup->game;
  gtk_drop_down_set_selected (self->kind, chosen);
}

/* ---- the game ---- */

static void
find_turns (ArbReplay *self, const TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);
  const guint n = table_journal_length (journal);
  gpointer state = table_journal_state_at (journal, 0);

  g_array_set_size (self->turns, 0);
  for (guint i = 0; i <= n; i++)
    {
      guint turn = table_state (state)->n_turns;

      g_array_append_val (self->turns, turn);
      if (i < n)
        table_game_fold_line (game, state, table_journal_entry (journal, i).line, NULL, NULL);
    }
  game->state_free (state);
}

/* The last entry before the moment in words, with the number that it has in Moves. */
static char *
tell_moment (ArbReplay *self, const TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);
  g_autofree char *told = NULL;
  gpointer before;

  if (self->n == 0)
    return g_strdup (_ ("Before the first entry"));
  before = table_journal_state_at (journal, self->n - 1);
  told = table_journal_tell (journal, self->n - 1, before);
  game->state_free (before);
  if (turn_after (self, self->n) == 0)
    /* Translators: the number of an entry, the number of all entries, and the entry in words. */
    return g_strdup_printf (_ ("Entry %u of %u: %s"), self->n, length_of (self), told);
  /* Translators: the number of an entry, the number of all entries, the number of the turn, and the entry in words. */
  return g_strdup_printf (_ ("Entry %u of %u, turn %u: %s"), self->n, length_of (self), turn_after (self, self->n),
                          told);
}

static gboolean
is_same_game (ArbReplay *self, const TableJournal *journal)
{
  return self->journal == journal && self->turns->len == table_journal_length (journal) + 1;
}

/* The last photo from the entry on that began the turn. */
static void
show_photo (ArbReplay *self, ArbSession *session)
{
  g_autofree char *missing = NULL;
  TablePhoto photo;
  guint from = self->n;

  while (from > 0 && turn_after (self, from - 1) == turn_after (self, self->n))
    from--;
  missing = arb_photo_button_update (
      self->photo, session, arb_photo_between (arb_session_journal (session), from, self->n, &photo) ? &photo : NULL);
}

void
arb_replay_update (ArbReplay *self, ArbSession *session)
{
  const TableJournal *journal = session != NULL ? arb_session_journal (session) : NULL;
  g_autofree char *told = NULL;
  TableMoment end;

  g_return_if_fail (ARB_IS_REPLAY (self));

  if (journal == NULL)
    {
      stop (self);
      forget_job (self);
      self->journal = NULL;
      g_array_set_size (self->turns, 0);
      g_free (arb_photo_button_update (self->photo, NULL, NULL));
      return;
    }
  self->updating = TRUE;
  end = end_of (journal);
  if (!is_same_game (self, journal))
    {
      stop (self);
      forget_job (self);
      self->kinds = self->journal == journal && self->kinds != CHANCES ? self->kinds : ART_CHART_ALL;
    }
  self->journal = journal;
  find_turns (self, journal);
  self->n = MIN (arb_session_looking_at (session), length_of (self));
  list_kinds (self, &end);
  make_chart (self, &end);
  update_turning (self);
  self->chart->marked = table_state (end.state)->finished && self->n == length_of (self)
                            ? (int) self->chart->n_values - 1
                            : (int) MIN (turn_after (self, self->n), self->chart->n_values - 1);
  gtk_range_set_range (GTK_RANGE (self->scale), 0, MAX (length_of (self), 1));
  gtk_range_set_value (GTK_RANGE (self->scale), self->n);
  told = tell_moment (self, journal);
  gtk_label_set_text (self->words, told);
  show_photo (self, session);
  gtk_widget_set_sensitive (self->first, self->n > 0);
  gtk_widget_set_sensitive (self->back, self->n > 0);
  gtk_widget_set_sensitive (self->on, self->n < length_of (self));
  gtk_widget_set_sensitive (self->last, self->n < length_of (self));
  gtk_widget_set_sensitive (self->play, length_of (self) > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
  self->updating = FALSE;
}

static void
arb_replay_dispose (GObject *object)
{
  ArbReplay *self = ARB_REPLAY (object);

  g_clear_handle_id (&self->playing, g_source_remove);
  forget_job (self);
  g_clear_pointer (&self->chart, art_chart_free);
  g_clear_pointer (&self->turns, g_array_unref);
  g_clear_pointer (&self->kinds_listed, g_array_unref);

  G_OBJECT_CLASS (arb_replay_parent_class)->dispose (object);
}

static void
arb_replay_class_init (ArbReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_replay_dispose;
  table_signal_new (klass, "look", 1, G_TYPE_INT);
  g_type_ensure (ARB_TYPE_PHOTO_BUTTON);
  arb_class_template (klass, "table-replay.ui");
  ARB_BIND_CHILDREN (klass, ArbReplay, photo, area, words, kind, turning, turnings, seeking, progress, how, first, back,
                     play, on, last, scale);
  ARB_BIND_CALLBACKS (klass, first_clicked, back_clicked, play_clicked, on_clicked, last_clicked, slid, stop_clicked,
                      kind_chosen, drag_begun, dragged);
}

static void
arb_replay_init (ArbReplay *self)
{
  self->turns = g_array_new (FALSE, FALSE, sizeof (guint));
  self->kinds_listed = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->kinds = ART_CHART_ALL;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->area, draw, self, NULL);
  stop (self);
}
