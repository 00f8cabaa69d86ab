/* done-line.c - the line that says what was done, with a button that takes it back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "done-line.h"

#include "app/kit/text-size.h"
#include "app/kit/widgets.h"

#define HEIGHT 42

struct _ArbDoneLine
{
  AdwBin parent_instance;

  ArbSaid said;

  GtkWidget *box; /* hidden while nothing is said */
  GtkLabel *words;
  GtkWidget *undo, *redo; /* at most one is visible */
};

G_DEFINE_TYPE (ArbDoneLine, arb_done_line, ADW_TYPE_BIN)

void
arb_done_line_hush (ArbDoneLine *self)
{
  g_return_if_fail (ARB_IS_DONE_LINE (self));

  gtk_widget_set_visible (self->box, FALSE);
}

void
arb_done_line_unsee (ArbDoneLine *self)
{
  g_return_if_fail (ARB_IS_DONE_LINE (self));

  if (self->said == ARB_SAID_SEEN)
    arb_done_line_hush (self);
}

/* What does not fit in the line is in a tooltip. */
void
arb_done_line_say (ArbDoneLine *self, ArbSaid said, const char *text)
{
  g_auto (GStrv) sentences = g_strsplit (text, "\n", -1);
  g_autofree char *line = g_strjoinv (" · ", sentences);

  g_return_if_fail (ARB_IS_DONE_LINE (self));

  self->said = said;
  gtk_widget_set_visible (self->undo, said == ARB_SAID_DONE);
  gtk_widget_set_visible (self->redo, said == ARB_SAID_UNDONE);
  gtk_label_set_text (self->words, line);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->words), text);
  gtk_widget_set_visible (self->box, TRUE);
}

static void
text_size_changed (ArbDoneLine *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, arb_text_sized (HEIGHT));
}

static void
arb_done_line_class_init (ArbDoneLineClass *klass)
{
  arb_class_template (klass, "table-done.ui");
  ARB_BIND_CHILDREN (klass, ArbDoneLine, box, words, undo, redo);
}

static void
arb_done_line_init (ArbDoneLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_text_size_watch (G_OBJECT (self), G_CALLBACK (text_size_changed));
  text_size_changed (self);
}
