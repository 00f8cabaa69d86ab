/* flow-keys.c - see flow-keys.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "flow-keys.h"

gunichar
arb_flow_key (Flow *flow, GtkEventController *controller, guint keyval, guint keycode, GdkModifierType state,
              gboolean *shift)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  GdkDisplay *display = gtk_widget_get_display (gtk_event_controller_get_widget (controller));
  gunichar character = gdk_keyval_to_unicode (keyval);
  guint plain;

  *shift = (state & GDK_SHIFT_MASK) != 0;
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter: return FLOW_KEY_ENTER;
    case GDK_KEY_BackSpace: return FLOW_KEY_BACK;
    case GDK_KEY_Escape: return FLOW_KEY_ESCAPE;
    case GDK_KEY_space:
    case GDK_KEY_KP_Space: return FLOW_KEY_SPACE;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left: return FLOW_KEY_LEFT;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right: return FLOW_KEY_RIGHT;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up: return FLOW_KEY_UP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down: return FLOW_KEY_DOWN;
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
    case GDK_KEY_ISO_Left_Tab: return FLOW_KEY_TAB;
    default: break;
    }
  /* On some layouts a sign is on a key with a digit. */
  if (flow->number && (keyval == GDK_KEY_plus || keyval == GDK_KEY_minus))
    return character;
  if (g_unichar_isdigit (character))
    {
      /* On some layouts, digits themselves need Shift. */
      *shift = FALSE;
      return character;
    }
  if (*shift && character != '?'
      && gdk_display_translate_key (display, keycode, state & ~GDK_SHIFT_MASK, (int) gdk_key_event_get_layout (event),
                                    &plain, NULL, NULL, NULL)
      && g_unichar_isdigit (gdk_keyval_to_unicode (plain)))
    return gdk_keyval_to_unicode (plain);
  return g_unichar_tolower (character);
}
