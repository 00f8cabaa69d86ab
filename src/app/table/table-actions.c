/* table-actions.c - the table page's actions and keys.  A key answers the prompt wherever the focus is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "table-page-private.h"
#include "flow-keys.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"

#define OWNERS_KEY GDK_KEY_F7

/* ---- actions ---- */

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_writer_undo (((ArbTablePage *) data)->writer);
}

static void
redo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_writer_redo (((ArbTablePage *) data)->writer);
}

static void
fit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_board_fit (((ArbTablePage *) data)->board);
}

static void
zoom_in (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_board_zoom (((ArbTablePage *) data)->board, 1.25);
}

static void
zoom_out (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_board_zoom (((ArbTablePage *) data)->board, 1 / 1.25);
}

static void
more (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbTablePage *self = data;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.table", NULL);
  arb_writer_key (self->writer, '?', FALSE);
}

static void
player (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbTablePage *self = data;
  int index = g_variant_get_int32 (parameter);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.table", NULL);
  if (index >= 0 && index < (int) arb_session_setup (self->session)->n_players)
    arb_table_page_choose_player (self, index);
}

static void
change (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_writer_change (((ArbTablePage *) data)->writer);
}

static void
stock (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_writer_stock (((ArbTablePage *) data)->writer);
}

static void
photo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_table_page_photo (data);
}

static void
pause_or_go_on (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_table_page_pause (data, !arb_table_page_pauses (data));
}

static void
owners (GSimpleAction *action, GVariant *state, gpointer data)
{
  g_simple_action_set_state (action, state);
  arb_board_show_owners (((ArbTablePage *) data)->board, g_variant_get_boolean (state));
}

static const GActionEntry entries[] = {
  { "change", change },   { "undo", undo },
  { "redo", redo },       { "fit", fit },
  { "zoom-in", zoom_in }, { "zoom-out", zoom_out },
  { "more", more },       { "player", player, "i" },
  { "stock", stock },     { "pause", pause_or_go_on },
  { "photo", photo },     { "owners", NULL, NULL, "false", owners },
};

void
arb_table_page_add_actions (ArbTablePage *self)
{
  g_autoptr (GPropertyAction) side = g_property_action_new ("side", self->flap, "reveal-flap");
  g_autoptr (GPropertyAction) replay = g_property_action_new ("replay", self->replay_revealer, "reveal-child");

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (side));
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (replay));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (self->actions));
}

static void
set_owners (ArbTablePage *self, gboolean shown)
{
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "owners", g_variant_new_boolean (shown));
}

static gboolean
are_owners_shown (ArbTablePage *self)
{
  g_autoptr (GVariant) shown = g_action_group_get_action_state (G_ACTION_GROUP (self->actions), "owners");

  return g_variant_get_boolean (shown);
}

/* In a tournament, the table finds out itself who has the majority. */
static gboolean
may_show_owners (ArbTablePage *self)
{
  return self->session != NULL && self->board != NULL && arb_board_has_owners (self->board)
         && arb_session_setup (self->session)->aids != TABLE_AIDS_TOURNAMENT;
}

void
arb_table_page_update_actions (ArbTablePage *self)
{
  static const char *const always[] = { "pause", "player", "fit", "zoom-in", "zoom-out" };
  GActionMap *map = G_ACTION_MAP (self->actions);
  const TableJournal *journal = self->session != NULL && !arb_table_page_pauses (self)
                                    ? arb_session_journal (self->session)
                                    : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (always); i++)
    arb_action_enable (map, always[i], self->session != NULL);
  arb_action_enable (map, "undo", journal != NULL && arb_writer_can_undo (self->writer));
  arb_action_enable (map, "redo", journal != NULL && table_journal_can_redo (journal));
  arb_action_enable (map, "change",
                     journal != NULL && table_journal_length (journal) > 0 && !arb_writer_is_changing (self->writer));
  arb_action_enable (map, "more", journal != NULL);
  arb_action_enable (map, "stock", journal != NULL);
  arb_action_enable (map, "photo", journal != NULL);
  if (!may_show_owners (self) && are_owners_shown (self))
    set_owners (self, FALSE);
  arb_action_enable (map, "owners", may_show_owners (self));
  gtk_widget_set_visible (GTK_WIDGET (self->owners), may_show_owners (self));
  arb_action_enable (map, "ask", journal != NULL && arb_session_setup (self->session)->game->queries != NULL);
  arb_table_page_update_advice (self);
}

/* ---- keys ---- */

typedef enum
{
  AT_TABLE,
  AT_BUTTON,
  AT_TEXT,
  ELSEWHERE
} Where;

static Where
where_is_focus (ArbTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);
  GtkNative *native = focus != NULL ? gtk_widget_get_native (focus) : NULL;

  if (native == NULL) /* also for a cell of an earlier moment that is gone: GTK moves the focus with the next frame */
    return AT_TABLE;
  if (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus))
    return AT_TEXT;
  if (GTK_WIDGET (native) != GTK_WIDGET (root))
    return ELSEWHERE;
  if (gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)) || focus == GTK_WIDGET (self->board))
    return AT_TABLE;
  return AT_BUTTON;
}

/* Buttons and lists use these keys. */
static gboolean
is_for_widgets (gunichar key)
{
  return key == FLOW_KEY_ENTER || key == FLOW_KEY_SPACE || (key >= FLOW_KEY_LEFT && key <= FLOW_KEY_DOWN);
}

/* TRUE if the focused widget uses this key itself.  A click leaves the focus on a row or a button, but whoever clicks
 * does not mean that the next Enter is for it: then all keys are for the prompt. */
static gboolean
is_taken (ArbTablePage *self, Where where, gunichar key)
{
  switch (where)
    {
    case AT_TABLE: return FALSE;
    /* Tab goes from button to button, also after a click. */
    case AT_BUTTON: return key == FLOW_KEY_TAB || (!self->pressed && is_for_widgets (key));
    case AT_TEXT: return key != FLOW_KEY_ESCAPE;
    case ELSEWHERE: return TRUE;
    }
  return TRUE;
}

static gboolean
move_map (ArbTablePage *self, guint keyval, gunichar key)
{
  switch (keyval)
    {
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home: arb_board_fit (self->board); return TRUE;
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add: arb_board_zoom (self->board, 1.25); return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract: arb_board_zoom (self->board, 1 / 1.25); return TRUE;
    default: break;
    }
  switch (key)
    {
    case FLOW_KEY_LEFT: return arb_board_rove (self->board, -1, 0);
    case FLOW_KEY_RIGHT: return arb_board_rove (self->board, 1, 0);
    case FLOW_KEY_UP: return arb_board_rove (self->board, 0, -1);
    case FLOW_KEY_DOWN: return arb_board_rove (self->board, 0, 1);
    default: return FALSE;
    }
}

static gboolean
passed (ArbTablePage *self, guint keyval, gunichar key)
{
  if (key == FLOW_KEY_ESCAPE && adw_flap_get_folded (self->flap) && adw_flap_get_reveal_flap (self->flap))
    {
      adw_flap_set_reveal_flap (self->flap, FALSE);
      return TRUE;
    }
  if (key == FLOW_KEY_ESCAPE)
    return arb_prompt_close (self->prompt) || arb_table_page_leave (self);
  if (!flow_is_in_number (arb_writer_get_flow (self->writer)) && move_map (self, keyval, key))
    return TRUE;
  return key == FLOW_KEY_ENTER && arb_board_look_here (self->board);
}

/* While the person looks back, arrows go from entry to entry, Page Up and Page Down from turn to turn. */
static gboolean
look_along (ArbTablePage *self, guint keyval, gunichar key)
{
  if (!gtk_revealer_get_reveal_child (self->replay_revealer))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up: arb_replay_step_turn (self->replay, TRUE); return TRUE;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down: arb_replay_step_turn (self->replay, FALSE); return TRUE;
    default: break;
    }
  /* While an entry is asked for, they choose the answer. */
  if ((key != FLOW_KEY_LEFT && key != FLOW_KEY_RIGHT)
      || flow_asks (arb_writer_get_flow (self->writer)) != FLOW_ASKS_NOTHING)
    return FALSE;
  arb_replay_step (self->replay, key == FLOW_KEY_LEFT ? -1 : 1);
  return TRUE;
}

/* In a text, the text is pasted. */
static gboolean
is_paste (guint keyval, GdkModifierType state)
{
  return gdk_keyval_to_lower (keyval) == GDK_KEY_v
         && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) == GDK_CONTROL_MASK;
}

/* Only where something is asked. */
static void
say_unknown (ArbTablePage *self, gunichar key, gboolean shift)
{
  if (flow_asks (arb_writer_get_flow (self->writer)) == FLOW_ASKS_NOTHING)
    return;
  arb_writer_unknown (self->writer, key, shift);
}

/* Who has what is shown while the key is held; the button keeps what it has turned on. */
static gboolean
hold_owners (ArbTablePage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !may_show_owners (self))
    return GDK_EVENT_PROPAGATE;
  if (!self->holds_owners)
    self->had_owners = are_owners_shown (self);
  self->holds_owners = TRUE;
  set_owners (self, TRUE);
  return GDK_EVENT_STOP;
}

/* Whoever goes to another window lets go of the key there. */
static void
let_owners_go (ArbTablePage *self)
{
  if (self->holds_owners)
    set_owners (self, self->had_owners && may_show_owners (self));
  self->holds_owners = FALSE;
}

static void
key_released (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, ArbTablePage *self)
{
  if (keyval == OWNERS_KEY)
    let_owners_go (self);
}

static void
active_changed (ArbTablePage *self, GParamSpec *property, GtkWindow *window)
{
  if (!gtk_window_is_active (window))
    let_owners_go (self);
}

/* Is the focus on something that an answer or Escape leaves?  Otherwise the next Enter would press that button, and not
 * take the marked answer.  Among the answers it stays, because there it goes with them. */
static gboolean
leaves_button (ArbTablePage *self, Where where)
{
  return where == AT_BUTTON && !arb_prompt_is_choosing (self->prompt);
}

static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, ArbTablePage *self)
{
  Where where;
  gboolean shift, writing, leaves;
  gunichar key;

  if (keyval == OWNERS_KEY && hold_owners (self))
    return GDK_EVENT_STOP;
  self->keyed = TRUE;
  if (is_paste (keyval, state) && gtk_widget_get_mapped (GTK_WIDGET (self)) && where_is_focus (self) < AT_TEXT)
    {
      arb_table_page_paste_photo (self);
      return GDK_EVENT_STOP;
    }
  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  where = where_is_focus (self);
  key = arb_flow_key (arb_writer_get_flow (self->writer), GTK_EVENT_CONTROLLER (controller), keyval, keycode, state,
                      &shift);
  if (is_taken (self, where, key))
    return GDK_EVENT_PROPAGATE;

  if (where != AT_TEXT && look_along (self, keyval, key))
    return GDK_EVENT_STOP;
  /* The desk closes before the prompt goes back to its first question. */
  if (key == FLOW_KEY_ESCAPE && arb_desk_get_answer (self->desk) != NULL && !arb_writer_is_asking (self->writer))
    {
      arb_desk_close (self->desk);
      arb_board_focus (self->board);
      return GDK_EVENT_STOP;
    }
  writing = arb_prompt_is_writing (self->prompt);
  leaves = leaves_button (self, where);
  if (!arb_writer_key (self->writer, key, shift))
    {
      const gboolean used = passed (self, keyval, key);

      if (leaves && key == FLOW_KEY_ESCAPE)
        arb_board_focus (self->board);
      if (used || (where == AT_BUTTON && (is_for_widgets (key) || key == FLOW_KEY_ESCAPE)))
        return GDK_EVENT_STOP;
      if (where != AT_TEXT)
        say_unknown (self, key, shift);
      /* The cell that has the focus would use Enter for itself. */
      return where == AT_TABLE && key == FLOW_KEY_ENTER ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
    }
  if (writing || where == AT_TEXT || leaves)
    arb_board_focus (self->board);
  return GDK_EVENT_STOP;
}

static gboolean
pressed (GtkEventController *controller, GdkEvent *event, ArbTablePage *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    {
      self->pressed = TRUE;
      self->keyed = FALSE;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
focus_moved (ArbTablePage *self)
{
  self->pressed = !self->keyed;
}

/* GTK hides the ring of the focus some seconds after the last key.  But Enter goes on pressing that button: so the ring
 * stays. */
static void
ring_changed (ArbTablePage *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

  if (!gtk_window_get_focus_visible (window) && self->keyed && gtk_widget_get_mapped (GTK_WIDGET (self))
      && where_is_focus (self) == AT_BUTTON)
    gtk_window_set_focus_visible (window, TRUE);
}

void
arb_table_page_add_input (ArbTablePage *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect (self->keys, "key-pressed", G_CALLBACK (key_pressed), self);
  g_signal_connect (self->keys, "key-released", G_CALLBACK (key_released), self);
  gtk_widget_add_controller (root, self->keys);
  self->presses = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->presses, GTK_PHASE_CAPTURE);
  g_signal_connect (self->presses, "event", G_CALLBACK (pressed), self);
  gtk_widget_add_controller (root, self->presses);
  g_signal_connect_object (root, "notify::is-active", G_CALLBACK (active_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "notify::focus-visible", G_CALLBACK (ring_changed), self, G_CONNECT_SWAPPED);
}

void
arb_table_page_remove_input (ArbTablePage *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (self->keys == NULL)
    return;
  gtk_widget_remove_controller (root, self->keys);
  gtk_widget_remove_controller (root, self->presses);
  g_signal_handlers_disconnect_by_func (root, focus_moved, self);
  g_signal_handlers_disconnect_by_func (root, ring_changed, self);
  self->keys = self->presses = NULL;
}
