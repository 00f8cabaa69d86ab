/* island-card.c - a card with a dispute and its answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "island-card.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "catan/catan-play.h"
#include "island-highlight.h"
#include "market-sheet.h"

struct _ArbIslandCard
{
  AdwBin parent_instance;

  GtkImage *badge;
  GtkLabel *title;
  GtkWidget *topics;
  GtkToggleButton *road;
  GtkToggleButton *fish;
  GtkBox *prices;
  GtkLabel *sentence;
  GtkWidget *buttons[CATAN_PRICES];
  gboolean filling; /* the program sets the buttons now; nobody pressed them */
};

G_DEFINE_TYPE (ArbIslandCard, arb_island_card, ADW_TYPE_BIN)

static void
close_clicked (ArbIslandCard *self)
{
  g_signal_emit_by_name (self, "close");
}

static void
topic_toggled (ArbIslandCard *self)
{
  if (!self->filling)
    g_signal_emit_by_name (self, "topic",
                           gtk_toggle_button_get_active (self->road) ? ARB_ISLAND_ROAD : ARB_ISLAND_FISH);
}

static void
price_toggled (ArbIslandCard *self, GtkToggleButton *button)
{
  if (self->filling || !gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < CATAN_PRICES; i++)
    if (self->buttons[i] == GTK_WIDGET (button))
      g_signal_emit_by_name (self, "price", (int) catan_price (i));
}

static void
arb_island_card_class_init (ArbIslandCardClass *klass)
{
  arb_class_template (klass, "island-card.ui");
  ARB_BIND_CHILDREN (klass, ArbIslandCard, badge, title, topics, road, fish, prices, sentence);
  ARB_BIND_CALLBACKS (klass, close_clicked, topic_toggled);

  table_signal_new (klass, "close", 0);
  table_signal_new (klass, "topic", 1, G_TYPE_INT);
  table_signal_new (klass, "price", 1, G_TYPE_INT);
}

static void
arb_island_card_init (ArbIslandCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < CATAN_PRICES; i++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->buttons[0]));
      gtk_widget_set_focus_on_click (button, FALSE);
      gtk_widget_add_css_class (button, "price-button");
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (price_toggled), self);
      gtk_box_append (self->prices, button);
      self->buttons[i] = button;
    }
}

/* There are five narrow columns.  A tick and a cross are short for what the tooltip says. */
static void
fill_price (GtkWidget *button, const CatanHandView *view, gboolean exact, guint price)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *number = g_strdup_printf ("%u", price);
  g_autofree char *verdict = arb_market_verdict (view, exact, price);
  g_autofree char *said = g_strdup_printf (_ ("%u fish: %s"), price, verdict);
  CatanPays pays = catan_view_pays (view, price);
  GtkWidget *heading = gtk_label_new (number);
  GtkWidget *caption = gtk_label_new (pays == CATAN_PAYS_SURELY ? "✓" : pays == CATAN_PAYS_NEVER ? "✗" : verdict);

  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "numeric");
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), caption);
  gtk_button_set_child (GTK_BUTTON (button), box);
  arb_widget_name (button, said);
}

void
arb_island_card_update (ArbIslandCard *self, const TableMoment *moment, guint player, int topic, guint price,
                        ArbTextures *textures)
{
  const CatanState *state = moment->state;
  const TablePlayer *who = &state->rules->players[player];
  gboolean fish = topic == ARB_ISLAND_FISH, told = fish && moment->setup->aids != TABLE_AIDS_TOURNAMENT;
  g_autofree char *words = told   ? catan_pays_tell (state, player, price)
                           : fish ? catan_held_tell (state, player)
                                  : catan_road_tell (state, player);
  g_autofree char *sentence = arb_sentence (words);
  CatanHandView view;

  g_return_if_fail (ARB_IS_ISLAND_CARD (self));

  self->filling = TRUE;
  arb_textures_show_badge (textures, self->badge, who->colour, who->letter, 24);
  gtk_label_set_text (self->title, table_name_said (who));
  gtk_widget_set_visible (self->topics, state->fish != NULL);
  gtk_toggle_button_set_active (fish ? self->fish : self->road, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->prices), told);
  if (told)
    catan_fish_view (state->fish, player, &view);
  for (guint i = 0; i < CATAN_PRICES && told; i++)
    {
      fill_price (self->buttons[i], &view, catan_fish_exact (state->fish), catan_price (i));
      if (catan_price (i) == price)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), TRUE);
    }
  gtk_label_set_text (self->sentence, sentence);
  self->filling = FALSE;
}
