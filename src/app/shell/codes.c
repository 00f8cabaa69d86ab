/* codes.c - see codes.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "art/art-qr.h"
#include "codes.h"

#define SIDE_MAX 560

/* One code with its row. */
typedef struct
{
  GtkWidget *row, *area, *copy;
  ArtQr *qr; /* NULL: it does not fit */
  char *text;
} Code;

struct _ArbCodes
{
  AdwBin parent_instance;

  Code link, packed;
};

G_DEFINE_FINAL_TYPE (ArbCodes, arb_codes, ADW_TYPE_BIN)

static void
draw_code (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Code *code = data;
  int side = MIN (width, height);

  if (code->qr == NULL)
    return;
  cairo_translate (cr, (width - side) / 2, (height - side) / 2); /* whole pixels */
  art_qr_draw (cr, code->qr, side, TRUE);
}

/* The code is a square as wide as there is room, but no wider than it needs. */
static void
fit_code (GtkWidget *area)
{
  const Code *code = g_object_get_data (G_OBJECT (area), "code");
  int side = code->qr != NULL ? MIN ((int) art_qr_side (code->qr) * 4, SIDE_MAX) : 0;

  side = MIN (side, MAX (gtk_widget_get_width (area), 200));
  if (gtk_drawing_area_get_content_height (GTK_DRAWING_AREA (area)) != side)
    gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), side);
}

/* While sizes are given, no other one can be asked for. */
static void
on_resized (GtkWidget *area)
{
  arb_widget_after_frame (area, fit_code);
}

static void
on_copied (GtkWidget *button, Code *code)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (button), code->text != NULL ? code->text : "");
  arb_dialog_toast (button, _ ("It is on the clipboard"));
}

static void
code_make (Code *code, AdwPreferencesGroup *group, const char *title, const char *copy)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *line = gtk_list_box_row_new ();

  code->row = arb_row_new (ADW_TYPE_EXPANDER_ROW, title, NULL);
  code->area = gtk_drawing_area_new ();
  code->copy = gtk_button_new_with_mnemonic (copy);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (code->area), draw_code, code, NULL);
  g_object_set_data (G_OBJECT (code->area), "code", code);
  g_signal_connect (code->area, "resize", G_CALLBACK (on_resized), NULL);
  g_signal_connect (code->copy, "clicked", G_CALLBACK (on_copied), code);
  gtk_widget_set_halign (code->copy, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (code->copy, "pill");
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_widget_set_margin_start (box, 6);
  gtk_widget_set_margin_end (box, 6);
  gtk_box_append (GTK_BOX (box), code->area);
  gtk_box_append (GTK_BOX (box), code->copy);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line), FALSE);
  gtk_widget_set_focusable (line, FALSE);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (code->row), line);
  adw_preferences_group_add (group, code->row);
}

static void
code_set (Code *code, const char *text, const char *subtitle, const char *too_long)
{
  g_clear_pointer (&code->qr, art_qr_free);
  g_free (code->text);
  code->text = g_strdup (text);
  code->qr = text != NULL ? art_qr_new (text) : NULL;
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (code->row), code->qr != NULL ? subtitle : too_long);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (code->row), code->qr != NULL);
  fit_code (code->area);
  gtk_accessible_update_property (GTK_ACCESSIBLE (code->area), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("QR code"), -1);
  gtk_widget_queue_draw (code->area);
}

static void
code_clear (Code *code)
{
  g_clear_pointer (&code->qr, art_qr_free);
  g_clear_pointer (&code->text, g_free);
}

static void
arb_codes_finalize (GObject *object)
{
  ArbCodes *self = ARB_CODES (object);

  code_clear (&self->link);
  code_clear (&self->packed);

  G_OBJECT_CLASS (arb_codes_parent_class)->finalize (object);
}

static void
arb_codes_class_init (ArbCodesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_codes_finalize;
}

static void
arb_codes_init (ArbCodes *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Take the Game Along"));
  code_make (&self->link, ADW_PREFERENCES_GROUP (group), _ ("Note It in BG Stats"), _ ("_Copy the Link"));
  code_make (&self->packed, ADW_PREFERENCES_GROUP (group), _ ("The Whole Record"), _ ("_Copy the Text"));
  adw_bin_set_child (ADW_BIN (self), group);
}

void
arb_codes_set (ArbCodes *self, const char *link, const char *packed)
{
  g_return_if_fail (ARB_IS_CODES (self));

  gtk_widget_set_visible (GTK_WIDGET (self), link != NULL);
  code_set (&self->link, link, _ ("Scan the code with the telephone on which you keep your plays"),
            _ ("The link is too long for a QR code"));
  code_set (&self->packed, packed,
            _ ("Scan the code, and paste its text on another computer: “Open from the Clipboard” in the menu"),
            _ ("This record is too long for a QR code; save it as a file instead"));
}
