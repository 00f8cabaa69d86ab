/* final-page.c - the final scores: who won, why, and the course of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every number on this page is a sum of ledger lines.  The lines and the effects are below, grouped by player, and
 * their rows are made when a group is opened.
 */
#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/board/luck-grid.h"
#include "app/kit/badge.h"
#include "app/kit/palette.h"
#include "app/kit/widgets.h"
#include "app/kit/wrap.h"
#include "art/art-board.h"
#include "art/art-chart.h"
#include "codes.h"
#include "evening/game-words.h"
#include "final-page.h"
#include "late-card.h"
#include "table/table-event.h"
#include "table/table-sheet.h"
#include "table/table-words.h"

struct _ArbFinalPage
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller, *sheet_scroller;
  GtkBox *winners;
  GtkLabel *verdict;
  GtkLabel *summary;
  GtkLabel *remark;
  GtkWidget *again;
  ArbLateCard *late;
  GtkWidget *said_box, *said_undo;
  GtkLabel *said;
  GtkGrid *sheet;
  AdwPreferencesGroup *rows;
  AdwExpanderRow *rows_row;
  GtkGrid *rows_grid;
  GtkGrid *grid;                   /* the one that is filled */
  int row;                         /* its next row */
  guint8 order[TABLE_MAX_PLAYERS]; /* the players by rank, in each column; equal ones as they sit */
  GtkDrawingArea *chart_area;
  AdwPreferencesGroup *more;
  GtkDrawingArea *more_area;
  AdwPreferencesGroup *luck;
  GtkBox *luck_place;
  AdwPreferencesGroup *notes;
  GtkLabel *noted;
  ArbCodes *codes;
  AdwPreferencesGroup *reasons;
  GtkMenuButton *picture_button;

  GPtrArray *reason_rows;
  TableSetup *setup; /* our copy, with the state of its game; NULL: no game */
  gpointer state;
  TableLedger effects;
  ArbThinking thinking[TABLE_MAX_PLAYERS];
  gboolean thought; /* `thinking` is known */
  gboolean narrow;  /* less wide than NARROW */
  TableLuckRow drawn;
  gboolean has_drawn;
  GArray *events; /* TableEvent: what stands below the players */
  ArtChart *chart;
};

G_DEFINE_TYPE (ArbFinalPage, arb_final_page, ADW_TYPE_BIN)

/* ---- who won ---- */

static TableMoment
moment_of (ArbFinalPage *self)
{
  return (TableMoment){ self->setup, self->state, &self->effects };
}

static void
update_winners (ArbFinalPage *self)
{
  const TableMoment moment = moment_of (self);
  guint leaders = table_moment_leaders (&moment);
  g_autofree char *verdict = table_leaders_tell (&moment);
  g_autofree char *summary = arb_game_face (self->setup->game)->summary (&moment);
  /* Smaller badges, so that six winners fit side by side. */
  int size = __builtin_popcount (leaders) > 3 ? 36 : 72;

  arb_widget_clear (GTK_WIDGET (self->winners));
  for (guint i = 0; i < self->setup->n_players; i++)
    if ((leaders >> i) & 1)
      gtk_box_append (self->winners,
                      arb_badge_new (self->setup->players[i].colour, self->setup->players[i].letter, size));
  gtk_label_set_label (self->verdict, verdict);
  gtk_label_set_label (self->summary, summary);
}

/* ---- the sheet ---- */

static GtkWidget *
number_new (int number, gboolean shown)
{
  g_autofree char *text = shown ? g_strdup_printf ("%d", number) : g_strdup ("–");
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  if (!shown)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  return label;
}

static GtkWidget *
row_title_new (const char *title)
{
  GtkWidget *label = arb_label_new (title, NULL, NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 9);
  arb_widget_set_tooltip (label, title);
  return label;
}

/* A narrow page has room for a few players' numbers beside the titles; with more players, the titles stand above. */
#define FEW 3

static gboolean
has_titles_above (ArbFinalPage *self)
{
  return self->narrow && self->setup->n_players > FEW;
}

/* A title, with a number for each player beside it or below it; the numbers are by seat. */
static void
attach_row (ArbFinalPage *self, const char *title, GtkWidget *const *numbers)
{
  GtkWidget *head = row_title_new (title);
  const int n = (int) self->setup->n_players;
  const gboolean above = has_titles_above (self);

  arb_widget_set_class (head, "dim-label", above);
  gtk_widget_set_margin_top (head, above ? 6 : 0);
  gtk_grid_attach (self->grid, head, 0, self->row, above ? n : 1, 1);
  self->row += above;
  for (int i = 0; i < n; i++)
    gtk_grid_attach (self->grid, numbers[self->order[i]], above ? i : i + 1, self->row, 1, 1);
  self->row++;
}

static void
add_heads (ArbFinalPage *self)
{
  const TableSetup *setup = self->setup;

  for (guint i = 0; i < setup->n_players; i++)
    {
      const TablePlayer *player = &setup->players[self->order[i]];
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      GtkWidget *name = gtk_label_new (table_name_said (player));

      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (name), 10);
      arb_widget_set_tooltip (name, table_name_said (player));
      gtk_widget_add_css_class (name, "heading");
      gtk_label_set_width_chars (GTK_LABEL (name), 4);
      gtk_widget_set_size_request (box, 40, -1);
      gtk_widget_set_hexpand (box, TRUE); /* the columns share the width */
      gtk_box_append (GTK_BOX (box), arb_badge_new (player->colour, player->letter, 36));
      gtk_box_append (GTK_BOX (box), name);
      gtk_grid_attach (self->grid, box, has_titles_above (self) ? (int) i : (int) i + 1, 0, 1, 1);
    }
}

/* A row of durations in milliseconds, -1 for players of whom none is known. */
static void
add_durations (ArbFinalPage *self, const char *title, const gint64 *durations)
{
  GtkWidget *labels[TABLE_MAX_PLAYERS];

  for (guint i = 0; i < self->setup->n_players; i++)
    {
      g_autofree char *text = durations[i] >= 0 ? arb_duration (durations[i]) : g_strdup ("–");

      labels[i] = gtk_label_new (text);
      gtk_widget_add_css_class (labels[i], "numeric");
      gtk_widget_add_css_class (labels[i], "dim-label");
    }
  attach_row (self, title, labels);
}

static void
add_thinking (ArbFinalPage *self)
{
  gint64 average[TABLE_MAX_PLAYERS], longest[TABLE_MAX_PLAYERS];

  for (guint i = 0; i < self->setup->n_players; i++)
    {
      const ArbThinking *player = &self->thinking[i];

      average[i] = player->n_turns > 0 ? player->in_turns / player->n_turns : -1;
      longest[i] = player->n_turns > 0 ? player->longest : -1;
    }
  add_durations (self, _ ("Average turn"), average);
  add_durations (self, _ ("Longest turn"), longest);
}

/* Empties a grid, and begins with the players' names. */
static void
begin_grid (ArbFinalPage *self, GtkGrid *grid)
{
  arb_widget_clear (GTK_WIDGET (grid));
  gtk_grid_set_row_spacing (grid, has_titles_above (self) ? 3 : 9);
  self->grid = grid;
  add_heads (self);
  self->row = 1;
}

/* Round by round, as on paper. */
static void
update_rows (ArbFinalPage *self)
{
  const TableMoment moment = moment_of (self);
  const ArbGameFace *face = arb_game_face (self->setup->game);
  const guint n = face->row != NULL ? face->n_rows (&moment) : 0;
  GtkWidget *numbers[TABLE_MAX_PLAYERS];

  gtk_widget_set_visible (GTK_WIDGET (self->rows), n > 0);
  if (n == 0)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows_row), face->rows_title (&moment));
  begin_grid (self, self->rows_grid);
  for (guint nth = 0; nth < n; nth++)
    {
      int points[TABLE_MAX_PLAYERS] = { 0 };
      gboolean has[TABLE_MAX_PLAYERS] = { FALSE };
      g_autofree char *title = face->row (&moment, nth, points, has);

      for (guint i = 0; i < self->setup->n_players; i++)
        numbers[i] = number_new (points[i], has[i]);
      attach_row (self, title, numbers);
    }
}

static void
find_order (ArbFinalPage *self)
{
  const TableMoment moment = moment_of (self);
  guint n = 0;

  for (guint rank = 1; rank <= self->setup->n_players; rank++)
    for (guint i = 0; i < self->setup->n_players; i++)
      if (table_moment_rank (&moment, i) == rank)
        self->order[n++] = (guint8) i;
  g_assert (n == self->setup->n_players);
}

/* Who is first, second and so on; a single player is not compared with anybody. */
static void
add_ranks (ArbFinalPage *self)
{
  const TableMoment moment = moment_of (self);
  GtkWidget *numbers[TABLE_MAX_PLAYERS];

  if (self->setup->n_players < 2)
    return;
  for (guint i = 0; i < self->setup->n_players; i++)
    numbers[i] = number_new ((int) table_moment_rank (&moment, i), TRUE);
  attach_row (self, _ ("Rank"), numbers);
}

static void
update_sheet (ArbFinalPage *self)
{
  const TableMoment moment = moment_of (self);
  const TableLedger *ledger = &table_state (moment.state)->ledger;
  g_autoptr (GArray) sheet = table_sheet (&moment);
  const int n_players = (int) self->setup->n_players;
  GtkWidget *numbers[TABLE_MAX_PLAYERS], *line;

  update_rows (self);
  begin_grid (self, self->sheet);
  for (guint k = 0; k < sheet->len; k++)
    {
      const TableSheetRow *of = &g_array_index (sheet, TableSheetRow, k);

      for (int i = 0; i < n_players; i++)
        numbers[i] = number_new (of->points[i], of->has[i]);
      attach_row (self, of->title, numbers);
    }

  line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_margin_top (line, has_titles_above (self) ? 6 : 0);
  gtk_grid_attach (self->sheet, line, 0, self->row++, n_players + !has_titles_above (self), 1);
  for (int i = 0; i < n_players; i++)
    {
      numbers[i] = number_new (ledger->scores[i], TRUE);
      gtk_widget_add_css_class (numbers[i], self->narrow && n_players > 4 ? "title-3" : "title-1");
    }
  attach_row (self, _ ("Total"), numbers);
  add_ranks (self);
  if (self->thought)
    add_thinking (self);
}

void
arb_final_page_add_thinking (ArbFinalPage *self, const ArbThinking *players)
{
  g_return_if_fail (ARB_IS_FINAL_PAGE (self) && self->setup != NULL);

  memcpy (self->thinking, players, self->setup->n_players * sizeof *players);
  self->thought = TRUE;
  add_thinking (self);
}

/* ---- the chart ---- */

static void
draw_chart (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  ArbFinalPage *self = user_data;
  ArtStyle style = arb_palette_style ();

  if (self->chart != NULL)
    art_chart_draw (cr, width, height, self->chart, &style);
}

/* Another chart that the game has, such as the dice. */
static void
draw_more (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  ArbFinalPage *self = user_data;
  const TableMoment moment = moment_of (self);
  ArtStyle style = arb_palette_style ();

  if (self->state != NULL)
    art_board_chart (cr, &moment, width, height, &style);
}

static void
update_more (ArbFinalPage *self)
{
  const TableMoment moment = moment_of (self);
  const ArbGameFace *face = arb_game_face (self->setup->game);
  const gboolean shown = face->chart_words != NULL && art_board_chart (NULL, &moment, 0, 0, NULL);
  g_autofree char *words = shown ? face->chart_words (&moment) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->more), shown);
  if (!shown)
    return;
  adw_preferences_group_set_title (self->more, _ (face->chart_title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more_area), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->more_area));
}

/* What chance gave. */
static void
update_luck (ArbFinalPage *self)
{
  const TableMoment moment = moment_of (self);
  g_autoptr (GArray) rows = table_luck (&moment, self->has_drawn ? &self->drawn : NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->luck), rows->len > 0);
  arb_luck_fill (self->luck_place, rows, self->setup, self->narrow);
}

static void
update_chart (ArbFinalPage *self)
{
  const TableMoment moment = moment_of (self);
  g_autofree char *summary = arb_summary (&moment);
  g_autofree char *label = g_strdup_printf (_ ("Points over the game, which ended with %s"), summary);

  g_clear_pointer (&self->chart, art_chart_free);
  self->chart = art_chart_new (&moment, ART_CHART_ALL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart_area), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->chart_area));
}

/* ---- the reasons ---- */

static GArray *
events_of (ArbFinalPage *self)
{
  const TableMoment moment = moment_of (self);

  return table_events_since (&moment, 0, TABLE_TOLD_WITH_POINTS);
}

static GtkWidget *
event_row_new (ArbFinalPage *self, const TableEvent *event)
{
  const TableGame *game = self->setup->game;
  GtkWidget *row;
  g_autofree char *plain = table_event_title (game, self->state, event);
  g_autofree char *title = table_capital (plain);
  g_autofree char *sum = table_game_sum (game, event->line);
  g_autofree char *because = table_event_because (game, self->state, event);
  g_autofree char *also = table_event_also (game, self->state, event);
  g_autofree char *cites = table_game_cites (game, &event->line->rulings);
  g_autoptr (GString) text = g_string_new (event->effect ? "" : sum);

  if (because[0] != '\0')
    g_string_append_printf (text, text->len > 0 ? "\n%s" : "%s", because);
  if (cites[0] != '\0')
    g_string_append_printf (text, " (%s)", cites);
  if (also != NULL)
    g_string_append_printf (text, text->len > 0 ? "\n%s" : "%s", also);

  row = arb_row_new (ADW_TYPE_ACTION_ROW, title, text->str);
  if (!event->effect)
    {
      g_autofree char *signed_points = g_strdup_printf ("%+d", event->line->points);
      GtkWidget *points = gtk_label_new (signed_points);

      gtk_widget_add_css_class (points, "numeric");
      gtk_widget_add_css_class (points, "heading");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), points);
    }
  return row;
}

static void
on_expanded (AdwExpanderRow *row, GParamSpec *pspec, ArbFinalPage *self)
{
  int player = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "player"));

  if (!adw_expander_row_get_expanded (row) || self->state == NULL)
    return;
  g_signal_handlers_disconnect_by_func (row, on_expanded, self);
  for (guint i = 0; i < self->events->len; i++)
    {
      const TableEvent *event = &g_array_index (self->events, TableEvent, i);

      if (table_event_player (self->setup->game, event) == player)
        adw_expander_row_add_row (row, event_row_new (self, event));
    }
}

static void
update_reasons (ArbFinalPage *self)
{
  const TableSetup *setup = self->setup;
  const gint32 *scores = table_state (self->state)->ledger.scores;

  for (guint i = 0; i < self->reason_rows->len; i++)
    adw_preferences_group_remove (self->reasons, self->reason_rows->pdata[i]);
  g_ptr_array_set_size (self->reason_rows, 0);

  for (guint nth = 0; nth < setup->n_players; nth++)
    {
      const guint i = self->order[nth];
      g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (scores[i])),
                                                 scores[i]);
      GtkWidget *row = arb_row_new (ADW_TYPE_EXPANDER_ROW, table_name_said (&setup->players[i]), points);

      adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row),
                                   arb_badge_new (setup->players[i].colour, setup->players[i].letter, 28));
      g_object_set_data (G_OBJECT (row), "player", GINT_TO_POINTER ((int) i));
      g_signal_connect_object (row, "notify::expanded", G_CALLBACK (on_expanded), self, 0);
      adw_preferences_group_add (self->reasons, row);
      g_ptr_array_add (self->reason_rows, row);
    }
  arb_widget_mend_parts (GTK_WIDGET (self->reasons));
}

static void
forget_game (ArbFinalPage *self)
{
  if (self->state != NULL)
    self->setup->game->state_free (g_steal_pointer (&self->state));
  g_clear_pointer (&self->events, g_array_unref);
  table_ledger_clear (&self->effects);
  self->thought = FALSE;
  self->has_drawn = FALSE;
  g_clear_pointer (&self->setup, table_setup_free);
}

/* ---- narrow or wide ---- */

/* Below this width, not all that stands side by side in a wide window has room there. */
#define NARROW 500

static void
arrange (GtkWidget *widget)
{
  ArbFinalPage *self = ARB_FINAL_PAGE (widget);

  if (self->setup == NULL)
    return;
  update_sheet (self);
  update_luck (self);
}

/* The scroller tells the width that it has. */
static void
on_width (GtkAdjustment *across, GParamSpec *pspec, ArbFinalPage *self)
{
  const gboolean narrow = gtk_adjustment_get_page_size (across) < NARROW;

  if (narrow == self->narrow)
    return;
  self->narrow = narrow;
  arb_widget_after_frame (GTK_WIDGET (self), arrange);
}

static void
arb_final_page_finalize (GObject *object)
{
  ArbFinalPage *self = ARB_FINAL_PAGE (object);

  g_ptr_array_unref (self->reason_rows);
  g_clear_pointer (&self->chart, art_chart_free);
  forget_game (self);

  G_OBJECT_CLASS (arb_final_page_parent_class)->finalize (object);
}

static void
arb_final_page_class_init (ArbFinalPageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_final_page_finalize;

  table_signal_new (klass, "enter", 1, G_TYPE_STRING);
  g_type_ensure (ARB_TYPE_CODES);
  g_type_ensure (ARB_TYPE_LATE_CARD);
  g_type_ensure (ARB_TYPE_WRAP);
  arb_class_template (klass, "final-page.ui");
  ARB_BIND_CHILDREN (klass, ArbFinalPage, scroller, sheet_scroller, winners, verdict, summary, remark, again, late,
                     said_box, said, said_undo, sheet, rows, rows_row, rows_grid, chart_area, more, more_area, luck,
                     luck_place, notes, noted, codes, reasons, picture_button);
}

static void
late_entered (ArbFinalPage *self, const char *line)
{
  g_signal_emit_by_name (self, "enter", line);
}

static void
arb_final_page_init (ArbFinalPage *self)
{
  self->reason_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_widget_pass_wheel (self->sheet_scroller);
  g_signal_connect_swapped (self->late, "enter", G_CALLBACK (late_entered), self);
  g_signal_connect (gtk_scrolled_window_get_hadjustment (self->scroller), "notify::page-size", G_CALLBACK (on_width),
                    self);
  gtk_drawing_area_set_draw_func (self->chart_area, draw_chart, self, NULL);
  arb_palette_watch (G_OBJECT (self->chart_area), G_CALLBACK (gtk_widget_queue_draw));
  gtk_drawing_area_set_draw_func (self->more_area, draw_more, self, NULL);
  arb_palette_watch (G_OBJECT (self->more_area), G_CALLBACK (gtk_widget_queue_draw));
}

void
arb_final_page_set_moment (ArbFinalPage *self, const TableMoment *moment, const char *remark)
{
  g_return_if_fail (ARB_IS_FINAL_PAGE (self));

  forget_game (self);
  if (moment == NULL)
    return;
  self->setup = table_setup_copy (moment->setup);
  self->state = self->setup->game->state_copy (moment->state);
  if (moment->effects != NULL)
    table_ledger_copy (&self->effects, moment->effects);
  self->events = events_of (self);
  find_order (self);
  gtk_label_set_label (self->remark, remark != NULL ? remark : "");
  gtk_widget_set_visible (GTK_WIDGET (self->remark), remark != NULL);
  gtk_menu_button_set_label (self->picture_button,
                             arb_game_face_picture (arb_game_face (self->setup->game), ARB_PICTURE_BUTTON));
  update_winners (self);
  arb_late_card_update (self->late, moment);
  update_sheet (self);
  update_chart (self);
  update_more (self);
  update_luck (self);
  update_reasons (self);
  gtk_widget_set_visible (self->said_box, FALSE);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

void
arb_final_page_take_focus (ArbFinalPage *self)
{
  g_return_if_fail (ARB_IS_FINAL_PAGE (self));

  if (!arb_late_card_take_focus (self->late))
    gtk_widget_grab_focus (self->again);
}

void
arb_final_page_say (ArbFinalPage *self, const char *words, gboolean undo)
{
  g_return_if_fail (ARB_IS_FINAL_PAGE (self));

  /* How the game ended stands there already. */
  if (!undo && strstr (gtk_label_get_text (self->remark), words) != NULL)
    return;
  gtk_label_set_text (self->said, words);
  gtk_widget_set_visible (self->said_undo, undo);
  gtk_widget_set_visible (self->said_box, TRUE);
}

void
arb_final_page_set_drawn (ArbFinalPage *self, const TableLuckRow *drawn)
{
  g_return_if_fail (ARB_IS_FINAL_PAGE (self) && self->setup != NULL);

  self->has_drawn = drawn != NULL;
  if (drawn != NULL)
    self->drawn = *drawn;
  update_luck (self);
}

void
arb_final_page_set_codes (ArbFinalPage *self, const char *link, const char *packed)
{
  g_return_if_fail (ARB_IS_FINAL_PAGE (self));

  arb_codes_set (self->codes, link, packed);
}

void
arb_final_page_set_notes (ArbFinalPage *self, const char *const *notes)
{
  g_autofree char *text = g_strjoinv ("\n", (char **) notes);

  g_return_if_fail (ARB_IS_FINAL_PAGE (self));

  gtk_label_set_text (self->noted, text);
  gtk_widget_set_visible (GTK_WIDGET (self->notes), notes[0] != NULL);
}
