/* peek.c - a button that shows something only while it is held.
 *
 * A child that is being replaced stays mapped while it fades or slides away; in libadwaita 1.7 even without a
 * transition. So a peek does not wait until it is unmapped: it ends as soon as a stack or a flap around it switches to
 * another child.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "peek.h"

#include "widgets.h"

struct _ArbPeek
{
  GtkWidget parent_instance;

  guint waiting; /* id of the timeout: a key is pressed, but not long enough yet */
  gboolean held;
};

G_DEFINE_TYPE (ArbPeek, arb_peek, GTK_TYPE_WIDGET)

static void
press (ArbPeek *self)
{
  gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE, FALSE);
}

static void
lift (ArbPeek *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  if (self->held)
    return;
  self->held = TRUE;
  g_signal_emit_by_name (self, "held", TRUE);
}

void
arb_peek_drop (ArbPeek *self)
{
  g_return_if_fail (ARB_IS_PEEK (self));

  g_clear_handle_id (&self->waiting, g_source_remove);
  gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE);
  if (!self->held)
    return;
  self->held = FALSE;
  g_signal_emit_by_name (self, "held", FALSE);
}

static gboolean
waited (gpointer data)
{
  ArbPeek *self = data;

  self->waiting = 0;
  lift (self);
  return G_SOURCE_REMOVE;
}

static gboolean
is_press (guint keyval)
{
  return keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space || keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter
         || keyval == GDK_KEY_ISO_Enter;
}

static gboolean
key_pressed (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, ArbPeek *self)
{
  if (!is_press (keyval))
    return GDK_EVENT_PROPAGATE;
  /* While a key is held, press events repeat. */
  if (self->waiting == 0 && !self->held)
    {
      press (self);
      self->waiting = g_timeout_add (ARB_PEEK_MS, waited, self);
    }
  return GDK_EVENT_STOP;
}

static void
key_released (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, ArbPeek *self)
{
  if (is_press (keyval))
    arb_peek_drop (self);
}

/* Claims the touch, so that the row around the button is not activated. */
static void
touched (GtkGesture *gesture, GdkEventSequence *sequence, ArbPeek *self)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  press (self);
}

/* The properties of those widgets that show one child at a time. */
static const char *const turning[] = { "visible-child", "reveal-flap" };

static void
arb_peek_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_peek_parent_class)->map (widget);

  for (GtkWidget *around = gtk_widget_get_parent (widget); around != NULL; around = gtk_widget_get_parent (around))
    for (guint i = 0; i < G_N_ELEMENTS (turning); i++)
      if (g_object_class_find_property (G_OBJECT_GET_CLASS (around), turning[i]) != NULL)
        {
          g_autofree char *signal = g_strconcat ("notify::", turning[i], NULL);

          g_signal_connect_object (around, signal, G_CALLBACK (arb_peek_drop), widget, G_CONNECT_SWAPPED);
        }
}

static void
arb_peek_unmap (GtkWidget *widget)
{
  for (GtkWidget *around = gtk_widget_get_parent (widget); around != NULL; around = gtk_widget_get_parent (around))
    g_signal_handlers_disconnect_by_func (around, arb_peek_drop, widget);
  arb_peek_drop (ARB_PEEK (widget));

  GTK_WIDGET_CLASS (arb_peek_parent_class)->unmap (widget);
}

static void
arb_peek_dispose (GObject *object)
{
  g_clear_handle_id (&ARB_PEEK (object)->waiting, g_source_remove);
  arb_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (arb_peek_parent_class)->dispose (object);
}

static void
arb_peek_class_init (ArbPeekClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_peek_dispose;
  TABLE_OVERRIDE (widget_class, arb_peek, map, unmap);

  gtk_widget_class_set_css_name (widget_class, "button");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);

  table_signal_new (klass, "held", 1, G_TYPE_BOOLEAN);
}

static void
add_gesture (ArbPeek *self)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();
  int usual = 500;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-long-press-time", &usual, NULL);
  gtk_gesture_long_press_set_delay_factor (GTK_GESTURE_LONG_PRESS (hold), (double) ARB_PEEK_MS / MAX (usual, 1));
  g_signal_connect (hold, "begin", G_CALLBACK (touched), self);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (lift), self);
  g_signal_connect_swapped (hold, "cancelled", G_CALLBACK (arb_peek_drop), self);
  g_signal_connect_swapped (hold, "cancel", G_CALLBACK (arb_peek_drop), self);
  g_signal_connect_swapped (hold, "end", G_CALLBACK (arb_peek_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
}

static void
arb_peek_init (ArbPeek *self)
{
  GtkWidget *image = gtk_image_new_from_icon_name ("view-reveal-symbolic");
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_set_parent (image, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "image-button");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "circular");
  gtk_widget_add_css_class (GTK_WIDGET (self), "peek");
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  g_signal_connect (keys, "key-released", G_CALLBACK (key_released), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (arb_peek_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  add_gesture (self);
}
