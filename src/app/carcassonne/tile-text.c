/* tile-text.c - see tile-text.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list never has the focus: the person goes on typing, and the keys that belong to it are taken before the text
 * gets them.  It is closed whenever the cursor leaves the place for which it was made.
 */
#include "config.h"

#include "tile-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/widgets.h"

#define LIST_HEIGHT 220
#define ABOUT_CHARS 36
#define FRAMES_MAX 8
#define ROWS_UNSCROLLED 6

struct _ArbTileText
{
  AdwBin parent_instance;

  GtkTextView *view;
  GtkTextBuffer *buffer;
  GtkWidget *popover;
  GtkScrolledWindow *scrolled;
  GtkListBox *list;

  CarcLinesOf of;
  GPtrArray *offers;  /* CarcTileOffer*; a row for each */
  int begin;          /* where the word begins that they would take the place of, in characters */
  int closed;         /* where the word begins for which the person closed the list; -1: nowhere */
  gboolean composing; /* an input method has letters that are not in the text yet */
  gboolean typing;    /* the person changes the text just now */
  gboolean taking;
  guint placing; /* the callback that opens the list; 0: there is none */
  guint frames;  /* for which it has waited */
};

enum
{
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (ArbTileText, arb_tile_text, ADW_TYPE_BIN)

/* ---- the list ---- */

static gboolean
is_open (ArbTileText *self)
{
  return gtk_widget_get_visible (self->popover);
}

static void
stop_placing (ArbTileText *self)
{
  if (self->placing != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->placing);
  self->placing = 0;
}

static void
hide (ArbTileText *self)
{
  stop_placing (self);
  if (!is_open (self))
    return;
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static char *
tell_offer (const CarcTileOffer *offer)
{
  return offer->about != NULL ? g_strdup_printf ("%s: %s", offer->word, offer->about) : g_strdup (offer->word);
}

static GtkWidget *
row_new (const CarcTileOffer *offer)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *word = gtk_label_new (offer->word), *about = gtk_label_new (offer->about);
  g_autofree char *said = tell_offer (offer);

  gtk_widget_add_css_class (word, "monospace");
  gtk_widget_add_css_class (about, "dim-label");
  gtk_widget_add_css_class (about, "caption");
  gtk_label_set_xalign (GTK_LABEL (word), 0);
  gtk_label_set_xalign (GTK_LABEL (about), 0);
  gtk_label_set_ellipsize (GTK_LABEL (about), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (about), ABOUT_CHARS);
  gtk_label_set_width_chars (GTK_LABEL (word), 9);
  gtk_widget_set_hexpand (about, TRUE);
  gtk_box_append (GTK_BOX (box), word);
  gtk_box_append (GTK_BOX (box), about);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  return row;
}

static int
chosen (ArbTileText *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? gtk_list_box_row_get_index (row) : -1;
}

static gboolean
scroll_to_chosen (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (list));
  GtkAdjustment *adjustment = gtk_list_box_get_adjustment (GTK_LIST_BOX (list));
  graphene_rect_t at;

  if (row != NULL && adjustment != NULL && gtk_widget_compute_bounds (GTK_WIDGET (row), list, &at))
    gtk_adjustment_clamp_page (adjustment, at.origin.y, at.origin.y + at.size.height);
  return G_SOURCE_REMOVE;
}

/* Chooses an offer; -1: none.  A screen reader hears it as the description of the text. */
static void
choose (ArbTileText *self, int nth)
{
  gtk_list_box_select_row (self->list, nth >= 0 ? gtk_list_box_get_row_at_index (self->list, nth) : NULL);
  if (nth >= 0)
    {
      g_autofree char *said = tell_offer (self->offers->pdata[nth]);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said, -1);
      gtk_widget_add_tick_callback (GTK_WIDGET (self->list), scroll_to_chosen, NULL, NULL);
    }
}

/* Where the word begins, in coordinates of another widget. */
static gboolean
place_of_word (ArbTileText *self, GtkWidget *widget, GdkRectangle *at)
{
  GtkTextIter iter;
  double x, y;

  gtk_text_buffer_get_iter_at_offset (self->buffer, &iter, self->begin);
  gtk_text_view_get_iter_location (self->view, &iter, at);
  gtk_text_view_buffer_to_window_coords (self->view, GTK_TEXT_WINDOW_WIDGET, at->x, at->y, &at->x, &at->y);
  if (!gtk_widget_translate_coordinates (GTK_WIDGET (self->view), widget, at->x, at->y, &x, &y))
    return FALSE;
  at->x = (int) x;
  at->y = (int) y;
  at->width = MAX (at->width, 1);
  return TRUE;
}

/* Scrolls the page around the text until the line and the next one are visible.  FALSE: they are. */
static gboolean
scroll_to_word (ArbTileText *self)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment;
  double before;
  GdkRectangle at;

  if (viewport == NULL || !place_of_word (self, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &at))
    return FALSE;
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  before = gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, at.y, at.y + 2 * at.height);
  return gtk_adjustment_get_value (adjustment) != before;
}

static gboolean
is_in_window (ArbTileText *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  GdkRectangle at;

  return place_of_word (self, window, &at) && at.y >= 0 && at.y < gtk_widget_get_height (window);
}

static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ArbTileText *self = ARB_TILE_TEXT (widget);
  GdkRectangle at;

  /* In the first frame the text may become longer, and each scrolling is seen in the next one. */
  self->frames++;
  if (self->frames < 2 || (scroll_to_word (self) && self->frames < FRAMES_MAX))
    return G_SOURCE_CONTINUE;
  self->placing = 0;
  if (is_in_window (self) && place_of_word (self, widget, &at))
    {
      gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &at);
      gtk_popover_popup (GTK_POPOVER (self->popover));
    }
  return G_SOURCE_REMOVE;
}

/* Opens the list at the word as soon as it is known where that is. */
static void
open_list (ArbTileText *self)
{
  self->frames = 0;
  if (self->placing == 0)
    self->placing = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_frame, NULL, NULL);
}

static void
fill_list (ArbTileText *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < self->offers->len; i++)
    gtk_list_box_append (self->list, row_new (self->offers->pdata[i]));
  /* What can be scrolled is never lower than a scrollbar, which is more than a row or two. */
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_NEVER,
                                  self->offers->len > ROWS_UNSCROLLED ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
}

/* Offers what may come next at the cursor, if there is anything. */
static void
show (ArbTileText *self)
{
  g_autofree char *lines = arb_tile_text_get (self);
  GtkTextIter start, cursor;
  g_autofree char *before = NULL;
  gsize begin, typed;
  gboolean whole = FALSE;

  gtk_text_buffer_get_start_iter (self->buffer, &start);
  gtk_text_buffer_get_iter_at_mark (self->buffer, &cursor, gtk_text_buffer_get_insert (self->buffer));
  before = gtk_text_buffer_get_text (self->buffer, &start, &cursor, FALSE);
  g_ptr_array_unref (self->offers);
  self->offers = carc_tile_offers (lines, strlen (before), self->of, TRUE, &begin);
  typed = strlen (before) - begin;
  self->begin = (int) g_utf8_strlen (lines, (gssize) begin);
  for (guint i = 0; i < self->offers->len; i++)
    whole |= strlen (((CarcTileOffer *) self->offers->pdata[i])->word) == typed;
  if (self->closed != self->begin)
    self->closed = -1;
  if (self->offers->len <= (whole ? 1 : 0) || self->closed >= 0 || self->composing)
    {
      hide (self);
      return;
    }
  fill_list (self);
  open_list (self);
  choose (self, typed > 0 && !whole ? 0 : -1);
}

/* ---- taking an offer ---- */

static void
take (ArbTileText *self, int nth)
{
  const CarcTileOffer *offer = self->offers->pdata[nth];
  const gboolean key = g_str_has_suffix (offer->word, "="), semicolon = g_str_equal (offer->word, ";");
  GtkTextIter start, end;
  g_autofree char *word = NULL;

  gtk_text_buffer_get_iter_at_offset (self->buffer, &start, self->begin);
  gtk_text_buffer_get_iter_at_mark (self->buffer, &end, gtk_text_buffer_get_insert (self->buffer));
  while (semicolon && gtk_text_iter_backward_char (&start))
    if (gtk_text_iter_get_char (&start) != ' ')
      {
        gtk_text_iter_forward_char (&start);
        break;
      }
  word = g_strconcat (offer->word, offer->more && !key && gtk_text_iter_get_char (&end) != ' ' ? " " : "", NULL);
  /* The whole page may change with the word: the next list waits until its place is known (open_list). */
  hide (self);
  self->taking = TRUE;
  gtk_text_buffer_begin_user_action (self->buffer);
  gtk_text_buffer_delete (self->buffer, &start, &end);
  gtk_text_buffer_insert (self->buffer, &start, word, -1);
  gtk_text_buffer_place_cursor (self->buffer, &start);
  self->taking = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
  gtk_text_buffer_end_user_action (self->buffer);
}

static gboolean
on_key (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, ArbTileText *self)
{
  const int nth = chosen (self), last = (int) self->offers->len - 1;
  const gboolean control = (state & GDK_CONTROL_MASK) != 0;

  if (control && keyval == GDK_KEY_space)
    {
      self->closed = -1;
      show (self);
      return TRUE;
    }
  if (!is_open (self) || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab: take (self, MAX (nth, 0)); return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (nth >= 0)
        take (self, nth);
      return nth >= 0;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down: choose (self, MIN (nth + 1, last)); return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      if (nth >= 0)
        choose (self, nth - 1);
      return nth >= 0;
    case GDK_KEY_Escape:
      self->closed = self->begin;
      hide (self);
      return TRUE;
    default: return FALSE;
    }
}

static void
on_row (ArbTileText *self, GtkListBoxRow *row)
{
  take (self, gtk_list_box_row_get_index (row));
}

/* ---- the text ---- */

static void
on_changed (ArbTileText *self)
{
  if (!self->taking)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_typing (ArbTileText *self)
{
  self->typing = TRUE;
}

static void
on_typed (ArbTileText *self)
{
  self->typing = FALSE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
}

static void
on_cursor (ArbTileText *self)
{
  if (!self->typing)
    hide (self);
}

static void
on_preedit (ArbTileText *self, const char *letters)
{
  self->composing = *letters != '\0';
  if (self->composing)
    hide (self);
}

/* ---- the widget ---- */

static void
arb_tile_text_unmap (GtkWidget *widget)
{
  hide (ARB_TILE_TEXT (widget));
  GTK_WIDGET_CLASS (arb_tile_text_parent_class)->unmap (widget);
}

static void
arb_tile_text_dispose (GObject *object)
{
  ArbTileText *self = ARB_TILE_TEXT (object);

  stop_placing (self);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  G_OBJECT_CLASS (arb_tile_text_parent_class)->dispose (object);
}

static void
arb_tile_text_finalize (GObject *object)
{
  g_ptr_array_unref (ARB_TILE_TEXT (object)->offers);
  G_OBJECT_CLASS (arb_tile_text_parent_class)->finalize (object);
}

static void
arb_tile_text_class_init (ArbTileTextClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_tile_text_dispose;
  G_OBJECT_CLASS (klass)->finalize = arb_tile_text_finalize;
  GTK_WIDGET_CLASS (klass)->unmap = arb_tile_text_unmap;
  signals[CHANGED] = g_signal_new ("changed", ARB_TYPE_TILE_TEXT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
}

static void
add_view (ArbTileText *self)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();
  GtkWidget *view = gtk_text_view_new ();

  self->view = GTK_TEXT_VIEW (view);
  self->buffer = gtk_text_view_get_buffer (self->view);
  g_object_set (view, "monospace", TRUE, "accepts-tab", FALSE, "wrap-mode", GTK_WRAP_WORD_CHAR, "top-margin", 9,
                "bottom-margin", 9, "left-margin", 9, "right-margin", 9, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The tile in the notation"),
                                  GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE, GTK_ACCESSIBLE_AUTOCOMPLETE_LIST, -1);
  gtk_text_buffer_set_enable_undo (self->buffer, FALSE); /* the editor undoes every change */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, 0);
  g_signal_connect_object (focus, "leave", G_CALLBACK (hide), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (view, keys);
  gtk_widget_add_controller (view, focus);
  g_signal_connect_object (view, "preedit-changed", G_CALLBACK (on_preedit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "begin-user-action", G_CALLBACK (on_typing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "end-user-action", G_CALLBACK (on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "notify::cursor-position", G_CALLBACK (on_cursor), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), view);
}

static void
add_popover (ArbTileText *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (), *list = gtk_list_box_new ();

  self->scrolled = GTK_SCROLLED_WINDOW (scrolled);
  self->list = GTK_LIST_BOX (list);
  self->popover = gtk_popover_new ();
  gtk_widget_add_css_class (self->popover, "word-offers");
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_BOTTOM);
  gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
  gtk_widget_set_can_focus (self->popover, FALSE);
  g_object_set (scrolled, "propagate-natural-width", TRUE, "propagate-natural-height", TRUE, "max-content-height",
                LIST_HEIGHT, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Words that may come next"),
                                  -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_popover_set_child (GTK_POPOVER (self->popover), scrolled);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  g_signal_connect_object (list, "row-activated", G_CALLBACK (on_row), self, G_CONNECT_SWAPPED);
}

static void
arb_tile_text_init (ArbTileText *self)
{
  self->offers = g_ptr_array_new ();
  self->closed = -1;
  add_view (self);
  add_popover (self);
}

void
arb_tile_text_set (ArbTileText *self, const char *lines)
{
  g_autofree char *now = NULL;

  g_return_if_fail (ARB_IS_TILE_TEXT (self));

  now = arb_tile_text_get (self);
  if (!g_str_equal (now, lines))
    gtk_text_buffer_set_text (self->buffer, lines, -1);
}

char *
arb_tile_text_get (ArbTileText *self)
{
  GtkTextIter start, end;

  g_return_val_if_fail (ARB_IS_TILE_TEXT (self), NULL);

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  return gtk_text_buffer_get_text (self->buffer, &start, &end, FALSE);
}

void
arb_tile_text_set_of (ArbTileText *self, CarcLinesOf of)
{
  g_return_if_fail (ARB_IS_TILE_TEXT (self));

  self->of = of;
}

void
arb_tile_text_set_faulty (ArbTileText *self, gboolean faulty)
{
  g_return_if_fail (ARB_IS_TILE_TEXT (self));

  arb_widget_set_class (GTK_WIDGET (self->view), "faulty", faulty);
}

GtkTextView *
arb_tile_text_get_view (ArbTileText *self)
{
  g_return_val_if_fail (ARB_IS_TILE_TEXT (self), NULL);

  return self->view;
}
