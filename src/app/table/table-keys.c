/* table-keys.c - the keys of the table page.  A key answers the prompt wherever the focus is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "table-keys.h"

#include "flow-keys.h"

#define OWNERS_KEY GDK_KEY_F7

struct _ArbTableKeys
{
  ArbTableKeysParts parts;
  ArbBoard *board; /* NULL: there was no game yet */
  GtkWidget *root;
  GtkEventController *keys, *presses; /* of the window, so that keys work wherever the focus is */
  gboolean pressed;                   /* a click moved the focus last, not a key */
  gboolean keyed;                     /* the last input was a key */
  gboolean holds_owners;              /* the key is held that shows who has what */
  gboolean had_owners;                /* was it shown before? */
};

/* ---- actions with a state ---- */

static gboolean
is_on (ArbTableKeys *self, const char *action)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (self->parts.actions, action);

  return g_variant_get_boolean (state);
}

static gboolean
may_show_owners (ArbTableKeys *self)
{
  return g_action_group_get_action_enabled (self->parts.actions, "owners");
}

static void
set_owners (ArbTableKeys *self, gboolean shown)
{
  g_action_group_change_action_state (self->parts.actions, "owners", g_variant_new_boolean (shown));
}

/* ---- the focus ---- */

typedef enum
{
  AT_TABLE,
  AT_BUTTON,
  AT_TEXT,
  ELSEWHERE
} Where;

static Where
where_is_focus (ArbTableKeys *self)
{
  GtkRoot *root = gtk_widget_get_root (self->parts.page);
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
is_taken (ArbTableKeys *self, Where where, gunichar key)
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
move_map (ArbTableKeys *self, guint keyval, gunichar key)
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
passed (ArbTableKeys *self, guint keyval, gunichar key)
{
  if (key == FLOW_KEY_ESCAPE)
    return self->parts.escape (self->parts.page);
  if (!flow_is_in_number (arb_writer_get_flow (self->parts.writer)) && move_map (self, keyval, key))
    return TRUE;
  return key == FLOW_KEY_ENTER && arb_board_look_here (self->board);
}

/* While the person looks back, arrows go from entry to entry, Page Up and Page Down from turn to turn. */
static gboolean
look_along (ArbTableKeys *self, guint keyval, gunichar key)
{
  if (!is_on (self, "replay"))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up: arb_replay_step_turn (self->parts.replay, TRUE); return TRUE;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down: arb_replay_step_turn (self->parts.replay, FALSE); return TRUE;
    default: break;
    }
  /* While an entry is asked for, they choose the answer. */
  if ((key != FLOW_KEY_LEFT && key != FLOW_KEY_RIGHT)
      || flow_asks (arb_writer_get_flow (self->parts.writer)) != FLOW_ASKS_NOTHING)
    return FALSE;
  arb_replay_step (self->parts.replay, key == FLOW_KEY_LEFT ? -1 : 1);
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
say_unknown (ArbTableKeys *self, gunichar key, gboolean shift)
{
  if (flow_asks (arb_writer_get_flow (self->parts.writer)) == FLOW_ASKS_NOTHING)
    return;
  arb_writer_unknown (self->parts.writer, key, shift);
}

/* Who has what is shown while the key is held; the button keeps what it has turned on. */
static gboolean
hold_owners (ArbTableKeys *self)
{
  if (!gtk_widget_get_mapped (self->parts.page) || !may_show_owners (self))
    return GDK_EVENT_PROPAGATE;
  if (!self->holds_owners)
    self->had_owners = is_on (self, "owners");
  self->holds_owners = TRUE;
  set_owners (self, TRUE);
  return GDK_EVENT_STOP;
}

/* Whoever goes to another window lets go of the key there. */
static void
let_owners_go (ArbTableKeys *self)
{
  if (self->holds_owners)
    set_owners (self, self->had_owners && may_show_owners (self));
  self->holds_owners = FALSE;
}

static void
key_released (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, ArbTableKeys *self)
{
  if (keyval == OWNERS_KEY)
    let_owners_go (self);
}

static void
active_changed (ArbTableKeys *self, GParamSpec *property, GtkWindow *window)
{
  if (!gtk_window_is_active (window))
    let_owners_go (self);
}

/* Is the focus on something that an answer or Escape leaves?  Otherwise the next Enter would press that button, and not
 * take the marked answer.  Among the answers it stays, because there it goes with them. */
static gboolean
leaves_button (ArbTableKeys *self, Where where)
{
  return where == AT_BUTTON && !arb_prompt_is_choosing (self->parts.prompt);
}

static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, ArbTableKeys *self)
{
  Flow *flow = arb_writer_get_flow (self->parts.writer);
  Where where;
  gboolean shift, writing, leaves;
  gunichar key;

  if (keyval == OWNERS_KEY && hold_owners (self))
    return GDK_EVENT_STOP;
  self->keyed = TRUE;
  if (is_paste (keyval, state) && gtk_widget_get_mapped (self->parts.page) && where_is_focus (self) < AT_TEXT)
    {
      g_action_group_activate_action (self->parts.actions, "photo-paste", NULL);
      return GDK_EVENT_STOP;
    }
  if (flow == NULL || !gtk_widget_get_mapped (self->parts.page)
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  where = where_is_focus (self);
  key = arb_flow_key (flow, GTK_EVENT_CONTROLLER (controller), keyval, keycode, state, &shift);
  if (is_taken (self, where, key))
    return GDK_EVENT_PROPAGATE;

  if (where != AT_TEXT && look_along (self, keyval, key))
    return GDK_EVENT_STOP;
  /* The desk closes before the prompt goes back to its first question. */
  if (key == FLOW_KEY_ESCAPE && arb_desk_get_answer (self->parts.desk) != NULL
      && !arb_writer_is_asking (self->parts.writer))
    {
      arb_desk_close (self->parts.desk);
      arb_board_focus (self->board);
      return GDK_EVENT_STOP;
    }
  writing = arb_prompt_is_writing (self->parts.prompt);
  leaves = leaves_button (self, where);
  if (!arb_writer_key (self->parts.writer, key, shift))
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
pressed (GtkEventController *controller, GdkEvent *event, ArbTableKeys *self)
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
focus_moved (ArbTableKeys *self)
{
  self->pressed = !self->keyed;
}

/* GTK hides the ring of the focus some seconds after the last key.  But Enter goes on pressing that button: so the ring
 * stays. */
static void
ring_changed (ArbTableKeys *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (self->parts.page));

  if (!gtk_window_get_focus_visible (window) && self->keyed && gtk_widget_get_mapped (self->parts.page)
      && where_is_focus (self) == AT_BUTTON)
    gtk_window_set_focus_visible (window, TRUE);
}

ArbTableKeys *
arb_table_keys_new (const ArbTableKeysParts *parts, ArbBoard *board)
{
  ArbTableKeys *self = g_new0 (ArbTableKeys, 1);

  self->parts = *parts;
  self->board = board;
  self->root = GTK_WIDGET (gtk_widget_get_root (parts->page));
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect (self->keys, "key-pressed", G_CALLBACK (key_pressed), self);
  g_signal_connect (self->keys, "key-released", G_CALLBACK (key_released), self);
  gtk_widget_add_controller (self->root, self->keys);
  self->presses = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->presses, GTK_PHASE_CAPTURE);
  g_signal_connect (self->presses, "event", G_CALLBACK (pressed), self);
  gtk_widget_add_controller (self->root, self->presses);
  g_signal_connect_swapped (self->root, "notify::is-active", G_CALLBACK (active_changed), self);
  g_signal_connect_swapped (self->root, "notify::focus-widget", G_CALLBACK (focus_moved), self);
  g_signal_connect_swapped (self->root, "notify::focus-visible", G_CALLBACK (ring_changed), self);
  return self;
}

void
arb_table_keys_free (ArbTableKeys *self)
{
  gtk_widget_remove_controller (self->root, self->keys);
  gtk_widget_remove_controller (self->root, self->presses);
  g_signal_handlers_disconnect_by_data (self->root, self);
  g_free (self);
}

void
arb_table_keys_set_board (ArbTableKeys *self, ArbBoard *board)
{
  self->board = board;
}
