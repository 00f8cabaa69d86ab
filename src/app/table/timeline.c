/* timeline.c - every entry in words, newest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "timeline.h"

#include <glib/gi18n.h>

#include "app/kit/one-stop.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "evening/game-words.h"
#include "line-field.h"
#include "photo-button.h"
#include "table/table-edit.h"

/* One entry of the journal in words. */
#define ARB_TYPE_TIMELINE_ITEM (arb_timeline_item_get_type ())
G_DECLARE_FINAL_TYPE (ArbTimelineItem, arb_timeline_item, ARB, TIMELINE_ITEM, GObject)

struct _ArbTimelineItem
{
  GObject parent_instance;

  guint index;
  char *line, *words;
  char *outcome; /* what the entry brought, "" if nothing */
  char *refusal; /* why the entry is refused now; NULL if it fits */
};

G_DEFINE_TYPE (ArbTimelineItem, arb_timeline_item, G_TYPE_OBJECT)

static void
arb_timeline_item_class_init (ArbTimelineItemClass *klass)
{
  TABLE_FREES (klass, ArbTimelineItem, g_free, line, words, outcome, refusal);
}

static void
arb_timeline_item_init (ArbTimelineItem *self)
{
}

struct _ArbTimeline
{
  AdwBin parent_instance;

  ArbSession *session; /* not owned */
  const TableJournal *journal;
  GListStore *items; /* ArbTimelineItem, newest first */
  gboolean updating;
  gboolean unseen; /* has the list changed while it was not shown? */

  GtkStack *stack;
  GtkListView *list;
  GtkSingleSelection *selection;
  GtkRevealer *tools;
  GtkLabel *words;
  GtkEntry *line;
  GtkLabel *refusal;
  GtkWidget *edits;      /* what can be done with an entry of the game */
  GtkWidget *remembered; /* with one that remembers an edit */
  GtkWidget *undo, *anew, *earlier, *later;
};

G_DEFINE_TYPE (ArbTimeline, arb_timeline, ADW_TYPE_BIN)

static ArbTimelineItem *
selected (ArbTimeline *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

static int
selected_index (ArbTimeline *self)
{
  ArbTimelineItem *item = selected (self);

  return item != NULL ? (int) item->index : -1;
}

void
arb_timeline_refuse (ArbTimeline *self, const char *sentence)
{
  g_autofree char *whole = arb_sentence (sentence);

  g_return_if_fail (ARB_IS_TIMELINE (self));

  gtk_label_set_text (self->refusal, whole);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), *sentence != '\0');
}

/* ---- the tools of the chosen entry ---- */

/* Does the line remember an edit? */
static gboolean
remembers (ArbTimeline *self, const char *line)
{
  const TableGame *game = table_journal_game (self->journal);
  const TableRules *rules = table_state (table_journal_state (self->journal))->rules;
  TableEdited edited;

  return table_edit_read (game, rules, line, TABLE_ENTRIES_MAX, &edited, NULL);
}

/* Is there an entry after this one that undo could take back?  What is remembered of edits does not count. */
static gboolean
is_followed (ArbTimeline *self, guint index)
{
  for (guint i = index + 1; i < table_journal_length (self->journal); i++)
    if (!remembers (self, table_journal_entry (self->journal, i).line))
      return TRUE;
  return FALSE;
}

/* A line with a secret is hidden until somebody uncovers it. */
static void
show_line (ArbTimeline *self, ArbTimelineItem *item)
{
  const char *line = item->line;
  const gboolean secret = table_journal_hides (self->journal, line);

  const gboolean remembered = remembers (self, line);
  const guint index = item->index;

  gtk_widget_set_visible (self->edits, !remembered);
  gtk_widget_set_visible (self->anew, !remembered);
  gtk_widget_set_visible (self->remembered, remembered);
  gtk_widget_set_visible (self->earlier, !remembered);
  gtk_widget_set_visible (self->later, !remembered);
  gtk_widget_set_sensitive (self->earlier, index > 0);
  gtk_widget_set_sensitive (self->later, index + 1 < table_journal_length (self->journal));
  gtk_widget_set_sensitive (self->undo, is_followed (self, index));
  gtk_label_set_text (self->words, item->words);
  arb_line_field_show (self->line, line, secret, !remembered);
}

/* Checks, while the person types, whether the line fits in the place of the chosen entry. */
static void
line_changed (ArbTimeline *self)
{
  ArbTimelineItem *item = selected (self);
  const char *line = arb_line_field_get (self->line);
  TableRefusal why = { "" };

  if (self->updating || item == NULL)
    return;
  if (g_str_equal (line, item->line))
    {
      const char *refusal = item->refusal;

      arb_timeline_refuse (self, refusal != NULL ? refusal : "");
      return;
    }
  if (table_journal_fits_at (self->journal, item->index, line, &why))
    why.sentence[0] = '\0';
  arb_timeline_refuse (self, why.sentence);
}

static void
selection_changed (ArbTimeline *self)
{
  ArbTimelineItem *item = selected (self);

  if (self->updating)
    return;
  gtk_revealer_set_reveal_child (self->tools, item != NULL);
  if (item != NULL)
    show_line (self, item);
  line_changed (self);
  g_signal_emit_by_name (self, "look", selected_index (self));
}

static void
write_clicked (ArbTimeline *self)
{
  if (selected (self) != NULL && arb_line_field_is_changed (self->line))
    g_signal_emit_by_name (self, "write", selected_index (self), arb_line_field_get (self->line));
}

/* The name of a button is the signal that it asks for. */
static void
tool_clicked (ArbTimeline *self, GtkWidget *button)
{
  g_signal_emit_by_name (self, gtk_widget_get_name (button), selected_index (self));
}

static void
close_clicked (ArbTimeline *self)
{
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
}

/* ---- rows ---- */

static void
setup_row (GtkSignalListItemFactory *factory, GtkListItem *list_item, ArbTimeline *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *number = arb_label_new (NULL, "dim-label", "numeric"), *words = arb_label_new (NULL, NULL, NULL);
  GtkWidget *warning = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_label_set_width_chars (GTK_LABEL (number), 3);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_START);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 28);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (warning, "warning");
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), warning);
  gtk_box_append (GTK_BOX (row), g_object_new (ARB_TYPE_PHOTO_BUTTON, NULL));
  gtk_list_item_set_child (list_item, row);
}

/* The photo of the entry, if it shows one.  Returns a sentence if it is not here; free with g_free (). */
static char *
bind_photo (ArbTimeline *self, ArbPhotoButton *button, ArbTimelineItem *item)
{
  TablePhoto photo;
  const gboolean shows = self->session != NULL && item->refusal == NULL
                         && arb_photo_of_line (self->session, item->line, &photo);

  return arb_photo_button_update (button, self->session, shows ? &photo : NULL);
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *list_item, ArbTimeline *self)
{
  ArbTimelineItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *number = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *words = gtk_widget_get_next_sibling (number), *warning = gtk_widget_get_next_sibling (words);
  g_autofree char *missing = bind_photo (self, ARB_PHOTO_BUTTON (gtk_widget_get_next_sibling (warning)), item);
  const char *refusal = item->refusal;
  g_autofree char *text = g_strdup_printf ("%u", item->index + 1);
  const char *more = refusal != NULL ? refusal : missing != NULL ? missing : item->outcome;
  const char *told = item->words;
  g_autofree char *both = g_markup_printf_escaped (*more != '\0' ? "%s\n<span size=\"smaller\">%s</span>" : "%s%s",
                                                   told, more);
  g_autofree char *name = g_strdup_printf (*more != '\0' ? "%s: %s\n%s" : "%s: %s%s", text, told, more);

  gtk_label_set_text (GTK_LABEL (number), text);
  gtk_label_set_markup (GTK_LABEL (words), both);
  arb_widget_name_row (gtk_list_item_get_child (list_item), name);
  gtk_widget_set_visible (warning, refusal != NULL);
  arb_widget_set_tooltip (warning, refusal);
}

/* Pictures of rows that are not in view are not kept. */
static void
unbind_row (GtkSignalListItemFactory *factory, GtkListItem *list_item, ArbTimeline *self)
{
  GtkWidget *button = gtk_widget_get_last_child (gtk_list_item_get_child (list_item));

  g_free (arb_photo_button_update (ARB_PHOTO_BUTTON (button), NULL, NULL));
}

/* Enter on a row shows its photo. */
static void
row_activated (ArbTimeline *self, guint position)
{
  g_autoptr (ArbTimelineItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);
  TablePhoto photo;

  if (self->session != NULL && item != NULL && item->refusal == NULL
      && arb_photo_of_line (self->session, item->line, &photo))
    arb_photo_show (GTK_WIDGET (self), self->session, &photo);
}

/* ---- the list ---- */

static gboolean
is_same (ArbTimeline *self, const TableJournal *journal, guint index)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  TableEntry entry = table_journal_entry (journal, index);
  g_autoptr (ArbTimelineItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), n - 1 - index);

  return g_str_equal (item->line, entry.line)
         && g_strcmp0 (item->refusal, entry.refusal != NULL ? entry.refusal->sentence : NULL) == 0;
}

/* Makes the item of an entry, and applies the entry to the state before it. */
static ArbTimelineItem *
make_item (const TableJournal *journal, gpointer state, guint index)
{
  const TableGame *game = table_journal_game (journal);
  const TableMoment moment = { table_journal_setup (journal), state, table_journal_effects (journal) };
  const TableEntry entry = table_journal_entry (journal, index);
  ArbTimelineItem *item = g_object_new (ARB_TYPE_TIMELINE_ITEM, NULL);

  item->index = index;
  item->line = g_strdup (entry.line);
  item->words = table_journal_tell (journal, index, state);
  item->refusal = entry.refusal != NULL ? g_strdup (entry.refusal->sentence) : NULL;
  if (table_game_fold_line (game, state, entry.line, NULL, NULL))
    item->outcome = arb_brought_tell (&moment);
  if (item->outcome == NULL)
    item->outcome = g_strdup ("");
  return item;
}

/* Makes new items only from the first entry on that differs from the list. */
static void
update_items (ArbTimeline *self, const TableJournal *journal)
{
  guint before = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  guint n = journal != NULL ? table_journal_length (journal) : 0, same = 0;
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);
  const TableGame *game = journal != NULL ? table_journal_game (journal) : NULL;
  gpointer state;

  while (same < MIN (before, n) && is_same (self, journal, same))
    same++;
  if (same == n && same == before)
    return;
  state = n > same ? table_journal_state_at (journal, same) : NULL;
  for (guint i = same; i < n; i++)
    g_ptr_array_insert (fresh, 0, make_item (journal, state, i));
  if (state != NULL)
    game->state_free (state);
  g_list_store_splice (self->items, 0, before - same, fresh->pdata, fresh->len);
  /* Otherwise the list would keep its scroll position, and the newest entries above it would not be visible. */
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
  self->unseen = !gtk_widget_get_mapped (GTK_WIDGET (self));
}

/* Whoever looks at an earlier moment sees its entry in the list. */
static void
show_selected (ArbTimeline *self)
{
  if (gtk_list_view_get_model (self->list) != NULL && selected (self) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                                gtk_single_selection_get_selected (self->selection));
}

/* A list that is not shown does not scroll: this is made up for when it is shown. */
static void
scroll_as_shown (GtkWidget *widget)
{
  ArbTimeline *self = ARB_TIMELINE (widget);

  if (selected (self) != NULL)
    show_selected (self);
  else if (self->unseen && g_list_model_get_n_items (G_LIST_MODEL (self->items)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
  self->unseen = FALSE;
}

void
arb_timeline_update (ArbTimeline *self, ArbSession *session, int at)
{
  const TableJournal *journal = session != NULL ? arb_session_journal (session) : NULL;
  guint n;

  g_return_if_fail (ARB_IS_TIMELINE (self));

  self->updating = TRUE;
  self->session = session;
  self->journal = journal;
  update_items (self, journal);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  gtk_single_selection_set_selected (self->selection,
                                     at >= 0 && (guint) at < n ? n - 1 - (guint) at : GTK_INVALID_LIST_POSITION);
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "lines" : "none");
  gtk_revealer_set_reveal_child (self->tools, selected (self) != NULL);
  if (selected (self) != NULL)
    {
      show_line (self, selected (self));
      show_selected (self);
    }
  self->updating = FALSE;
  line_changed (self);
}

static void
add_signals (ArbTimelineClass *klass)
{
  static const char *const names[] = {
    "look", "undo-to", "anew", "insert", "remove", "earlier", "later", "old-branch"
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    table_signal_new (klass, names[i], 1, G_TYPE_INT);
  table_signal_new (klass, "write", 2, G_TYPE_INT, G_TYPE_STRING);
}

/* A list makes its rows even if it is not visible.  So this list gets its model when it is first shown. */
static void
arb_timeline_map (GtkWidget *widget)
{
  ArbTimeline *self = ARB_TIMELINE (widget);

  if (gtk_list_view_get_model (self->list) == NULL)
    gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));

  GTK_WIDGET_CLASS (arb_timeline_parent_class)->map (widget);
  arb_widget_after_frame (widget, scroll_as_shown);
}

static void
arb_timeline_class_init (ArbTimelineClass *klass)
{
  TABLE_FREES (klass, ArbTimeline, g_object_unref, items, selection);
  GTK_WIDGET_CLASS (klass)->map = arb_timeline_map;

  g_type_ensure (ARB_TYPE_ONE_STOP);
  arb_class_template (klass, "table-timeline.ui");
  ARB_BIND_CHILDREN (klass, ArbTimeline, stack, list, tools, words, line, refusal, later, undo, anew, earlier,
                     remembered, edits);
  ARB_BIND_CALLBACKS (klass, line_changed, write_clicked, tool_clicked, close_clicked, setup_row, bind_row, unbind_row,
                      row_activated);
  add_signals (klass);
}

static void
arb_timeline_init (ArbTimeline *self)
{
  self->items = g_list_store_new (ARB_TYPE_TIMELINE_ITEM);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selection_changed), self,
                           G_CONNECT_SWAPPED);
}

GtkRevealer *
arb_timeline_tools (ArbTimeline *self)
{
  g_return_val_if_fail (ARB_IS_TIMELINE (self), NULL);
  return self->tools;
}
