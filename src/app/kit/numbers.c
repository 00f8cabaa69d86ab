/* numbers.c - a number that is typed into a field counts at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <math.h>

#include "numbers.h"

/* FALSE: the text is not a whole number that the field can have, written as the field writes it.  Another text would be
 * replaced while it is typed. */
static gboolean
read_number (GtkSpinButton *field, int *number)
{
  GtkAdjustment *range = gtk_spin_button_get_adjustment (field);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (field));
  g_autofree char *again = NULL;
  gint64 read;

  if (!g_ascii_string_to_signed (text, 10, (gint64) ceil (gtk_adjustment_get_lower (range)),
                                 (gint64) floor (gtk_adjustment_get_upper (range)), &read, NULL))
    return FALSE;
  again = g_strdup_printf ("%" G_GINT64_FORMAT, read);
  *number = (int) read;
  return g_str_equal (again, text);
}

static void
typed (GtkSpinButton *field)
{
  int number;

  if (read_number (field, &number) && number != gtk_spin_button_get_value_as_int (field))
    gtk_spin_button_set_value (field, number);
}

void
arb_number_follow (GtkSpinButton *field)
{
  g_return_if_fail (GTK_IS_SPIN_BUTTON (field));

  g_signal_handlers_disconnect_by_func (field, typed, NULL);
  /* After the field itself has noticed the text. */
  g_signal_connect_after (field, "changed", G_CALLBACK (typed), NULL);
}

GtkWidget *
arb_numbers_end (GtkWidget *root)
{
  GtkWidget *wrong = NULL;

  if (GTK_IS_SPIN_BUTTON (root))
    {
      GtkSpinButton *field = GTK_SPIN_BUTTON (root);
      g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));

      gtk_spin_button_update (field);
      return g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (field))) ? NULL : root;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = arb_numbers_end (child);

      if (wrong == NULL)
        wrong = found;
    }
  return wrong;
}
