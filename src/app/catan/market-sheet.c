/* market-sheet.c - the fish market for the player on turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "market-sheet.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "prompt/catan-flow.h"

char *
arb_market_verdict (const CatanHandView *view, gboolean exact, guint price)
{
  switch (catan_view_pays (view, price))
    {
    case CATAN_PAYS_NEVER:
      /* Translators: whether somebody can pay a price: no */
      return g_strdup (C_ ("payment", "no"));
    case CATAN_PAYS_SURELY: return g_strdup (C_ ("payment", "certainly"));
    case CATAN_PAYS_MAYBE:
    default: break;
    }
  if (!exact)
    return g_strdup (C_ ("payment", "maybe"));
  return g_strdup_printf (_ ("%u %%"), catan_percent (view->can_pay[price]));
}

static GtkWidget *
verdict_new (const CatanHandView *view, gboolean exact, guint price, gboolean open)
{
  g_autofree char *words = arb_market_verdict (view, exact, price);
  CatanPays pays = catan_view_pays (view, price);
  GtkWidget *label = arb_label_new_wrapped (words, pays == CATAN_PAYS_NEVER ? "caption" : "pill-label",
                                            pays == CATAN_PAYS_SURELY && open ? "wins" : "numeric");

  if (pays == CATAN_PAYS_NEVER)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_halign (label, GTK_ALIGN_END);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

static GtkWidget *
offer_new (guint price, const char *reason)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *name = table_capital (catan_price_name (price));

  gtk_box_append (GTK_BOX (lines), arb_label_new_wrapped (name, reason != NULL ? "dim-label" : NULL, NULL));
  if (reason != NULL)
    gtk_box_append (GTK_BOX (lines), arb_label_new_wrapped (reason, "caption", "dim-label"));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  return lines;
}

/* The reason why nothing can be bought, if it is the same for everything; else NULL. */
static char *
common_reason (const CatanState *state)
{
  TableRefusal first, other;

  if (catan_market_offers (state, catan_price (0), &first))
    return NULL;
  for (guint i = 1; i < CATAN_PRICES; i++)
    if (catan_market_offers (state, catan_price (i), &other) || !g_str_equal (first.sentence, other.sentence))
      return NULL;
  return arb_sentence (first.sentence);
}

void
arb_market_fill (GtkBox *box, const CatanState *state)
{
  gboolean exact = catan_fish_exact (state->fish), chances = FALSE;
  CatanHandView view;
  GtkWidget *grid = gtk_grid_new ();
  g_autofree char *closed = common_reason (state);

  catan_fish_view (state->fish, catan_player_on_turn (state), &view);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  for (guint i = 0; i < CATAN_PRICES; i++)
    {
      g_autofree char *price = g_strdup_printf ("%u", catan_price (i));
      TableRefusal why;
      gboolean open = catan_market_offers (state, catan_price (i), &why);
      g_autofree char *reason = open || closed != NULL ? NULL : arb_sentence (why.sentence);
      GtkWidget *number = arb_label_new_wrapped (price, "heading", "numeric");

      gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
      gtk_grid_attach (GTK_GRID (grid), number, 0, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), offer_new (catan_price (i), reason), 1, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), verdict_new (&view, exact, catan_price (i), open), 2, (int) i, 1, 1);
      chances |= exact && catan_view_pays (&view, catan_price (i)) == CATAN_PAYS_MAYBE;
    }
  gtk_box_append (box, grid);
  if (closed != NULL)
    gtk_box_append (box, arb_label_new_wrapped (closed, "caption", "dim-label"));
  if (chances)
    gtk_box_append (box,
                    arb_label_new_wrapped (_ ("Chances hold if tokens were chosen blindly."), "caption", "dim-label"));
}
