/* cards-sheet.c - resource cards: costs, hands and the bank.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cards-sheet.h"

#include <glib/gi18n.h>

#include "app/kit/picture.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "app/kit/wrap.h"
#include "catan-textures.h"

#define EMBLEM_SIZE 22

/* The emblems in words: "2 wood, 1 ore". */
static char *
cards_said (const guint8 cards[CATAN_N_RESOURCES])
{
  GString *said = g_string_new (NULL);

  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (cards[r] > 0)
      {
        if (said->len > 0)
          g_string_append (said, ", ");
        /* Translators: cards of a resource, "2 wood". */
        g_string_append_printf (said, _ ("%u %s"), cards[r], catan_resource_name ((CatanResource) r));
      }
  return g_string_free (said, FALSE);
}

/* Emblems with their numbers; for one card only the emblem. */
static GtkWidget *
cards_new (const guint8 cards[CATAN_N_RESOURCES], ArbTextures *textures)
{
  GtkWidget *wrap = g_object_new (ARB_TYPE_WRAP, NULL);
  g_autofree char *said = cards_said (cards);

  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

      if (cards[r] == 0)
        {
          g_object_unref (g_object_ref_sink (pair));
          continue;
        }
      gtk_box_append (GTK_BOX (pair), arb_picture_new (arb_resource_texture (textures, r, EMBLEM_SIZE), EMBLEM_SIZE));
      if (cards[r] > 1)
        {
          g_autofree char *number = g_strdup_printf ("× %u", cards[r]);
          GtkWidget *label = gtk_label_new (number);

          gtk_widget_add_css_class (label, "numeric");
          gtk_box_append (GTK_BOX (pair), label);
        }
      arb_wrap_append (ARB_WRAP (wrap), pair);
    }
  arb_widget_name (wrap, said);
  gtk_widget_set_hexpand (wrap, TRUE);
  gtk_widget_set_valign (wrap, GTK_ALIGN_CENTER);
  return wrap;
}

static void
attach (GtkGrid *grid, int row, const char *name, GtkWidget *cards)
{
  g_autofree char *capital = arb_capital (name);
  GtkWidget *label = gtk_label_new (capital);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, cards, 1, row, 1, 1);
}

static GtkGrid *
grid_new (GtkBox *box)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_box_append (box, grid);
  return GTK_GRID (grid);
}

static GtkWidget *
size_new (const guint8 cards[CATAN_N_RESOURCES])
{
  GtkWidget *label;
  g_autofree char *words = NULL;
  guint n = 0;

  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n += cards[r];
  words = g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
  label = gtk_label_new (words);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

void
arb_costs_fill (GtkBox *box, ArbTextures *textures)
{
  GtkGrid *costs = grid_new (box);

  for (guint piece = 0; piece < CATAN_N_PIECES; piece++)
    attach (costs, (int) piece, catan_piece_name ((CatanPiece) piece), cards_new (catan_costs[piece], textures));
  attach (costs, CATAN_N_PIECES, _ ("Development card"), cards_new (catan_costs[CATAN_N_PIECES], textures));
}

void
arb_hands_fill (GtkBox *box, const CatanState *state, gboolean sizes_only, ArbTextures *textures)
{
  GtkGrid *hands = grid_new (box);
  const guint n = state->rules->n_players;

  for (guint p = 0; p < n; p++)
    attach (hands, (int) p, table_name_said (&state->rules->players[p]),
            sizes_only ? size_new (state->seats[p].hand) : cards_new (state->seats[p].hand, textures));
  attach (hands, (int) n, _ ("the bank"), cards_new (state->bank, textures));
}
