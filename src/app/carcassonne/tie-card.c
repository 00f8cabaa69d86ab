/* tie-card.c - a card with the numbers of a judged tie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tie-card.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "app/kit/words.h"

struct _ArbTieCard
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *count;
  GtkWidget *previous;
  GtkWidget *next;
  GtkGrid *players;
  GtkLabel *sentence;
  GtkBox *cites;
};

G_DEFINE_TYPE (ArbTieCard, arb_tie_card, ADW_TYPE_BIN)

static void
close_clicked (ArbTieCard *self)
{
  g_signal_emit_by_name (self, "close");
}

static void
previous_clicked (ArbTieCard *self)
{
  g_signal_emit_by_name (self, "step", -1);
}

static void
next_clicked (ArbTieCard *self)
{
  g_signal_emit_by_name (self, "step", 1);
}

static void
arb_tie_card_class_init (ArbTieCardClass *klass)
{
  arb_class_template (klass, "table-tie-card.ui");
  ARB_BIND_CHILDREN (klass, ArbTieCard, title, count, previous, next, players, sentence, cites);
  ARB_BIND_CALLBACKS (klass, close_clicked, previous_clicked, next_clicked);

  table_signal_new (klass, "close", 0);
  table_signal_new (klass, "step", 1, G_TYPE_INT);
}

static void
arb_tie_card_init (ArbTieCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
attach_text (ArbTieCard *self, const char *text, int column, int row, gboolean strong)
{
  GtkWidget *label = arb_label_new (text, "numeric", strong ? "heading" : NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column == 1 ? 0 : 1);
  gtk_widget_set_hexpand (label, column == 1);
  gtk_grid_attach (self->players, label, column, row, 1, 1);
}

static void
attach_player (ArbTieCard *self, const CarcState *state, const CarcTie *tie, gboolean open, guint player, int row,
               ArbTextures *textures)
{
  const TablePlayer *who = &state->rules->players[player];
  GtkWidget *badge = gtk_image_new ();
  gboolean wins = !open && (tie->winners & (1u << player)) != 0;
  g_autofree char *distance = NULL, *points = NULL;

  arb_textures_show_badge (textures, GTK_IMAGE (badge), who->colour, who->letter, 24);
  gtk_grid_attach (self->players, badge, 0, row, 1, 1);
  attach_text (self, table_name_said (who), 1, row, wins);

  if (tie->ruled & (1u << player))
    /* Translators: measured straight with the ruler, in tiles */
    distance = g_strdup_printf (_ ("%.2f straight"), carc_tie_ruler (tie, player));
  else
    distance = g_strdup_printf (ngettext ("%d step", "%d steps", tie->distance[player]), tie->distance[player]);
  attach_text (self, distance, 2, row, wins);
  if (tie->compared & (1u << player))
    {
      points = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) tie->points[player]), tie->points[player]);
      attach_text (self, points, 3, row, wins);
    }
  if (wins)
    {
      g_autofree char *value = g_strdup_printf ("+%d", tie->value);
      GtkWidget *label = gtk_label_new (value);

      gtk_widget_add_css_class (label, "pill-label");
      gtk_widget_add_css_class (label, "wins");
      gtk_grid_attach (self->players, label, 4, row, 1, 1);
    }
}

void
arb_tie_card_update (ArbTieCard *self, const TableMoment *moment, const CarcTie *tie, guint position, guint n,
                     gboolean open, ArbTextures *textures)
{
  const CarcState *state = moment->state;
  g_autofree char *title = g_strdup_printf (_ ("Tie: %s at %d,%d"), carc_node_name (state, tie->feature), tie->cell_x,
                                            tie->cell_y);
  g_autofree char *told = open ? carc_ask_tell (state) : carc_tie_tell (state, tie);
  g_autofree char *sentence = arb_sentence (told);
  g_autofree char *count = g_strdup_printf (_ ("%u of %u"), position + 1, n);
  int row = 0;

  g_return_if_fail (ARB_IS_TIE_CARD (self));

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->sentence, sentence);
  gtk_label_set_text (self->count, count);
  gtk_widget_set_visible (GTK_WIDGET (self->count), n > 1);
  gtk_widget_set_visible (self->previous, n > 1);
  gtk_widget_set_visible (self->next, n > 1);
  gtk_widget_set_sensitive (self->previous, position > 0);
  gtk_widget_set_sensitive (self->next, position + 1 < n);
  arb_widget_clear (GTK_WIDGET (self->players));
  for (guint i = 0; i < state->rules->n_players; i++)
    if (tie->tied & (1u << i))
      attach_player (self, state, tie, open, i, row++, textures);
  arb_cites_update (self->cites, moment->setup->game, moment->setup->rulings, &tie->rulings);
}

void
arb_tie_card_set_brief (ArbTieCard *self, gboolean brief)
{
  g_return_if_fail (ARB_IS_TIE_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self->sentence), !brief);
}
