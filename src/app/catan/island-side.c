/* island-side.c - Catan's own page beside points and moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "island-side.h"

#include <glib/gi18n.h>

#include "app/board/luck-grid.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "app/kit/wrap.h"
#include "art/art-dice.h"
#include "cards-sheet.h"
#include "catan-textures.h"
#include "catan/catan-play.h"
#include "hand-row.h"
#include "island-highlight.h"
#include "market-sheet.h"

#define TOKEN_SIZE 22

struct _ArbIslandSide
{
  AdwBin parent_instance;

  ArbTextures *textures;
  TableMoment moment; /* its state is NULL if there is no game */
  gboolean stale;     /* it must be filled when it becomes visible */

  GtkWidget *kept; /* the cards in hand */
  GtkLabel *kept_title;
  GtkBox *kept_place;
  GtkWidget *fish;
  GtkListBox *hands;
  GtkWidget *shoe;
  GtkBox *shoe_place;
  GtkLabel *shoe_words;
  GtkLabel *stack_words;
  GtkWidget *used;
  GtkBox *used_place;
  GtkWidget *next;
  GtkBox *next_place;
  GtkWidget *market;
  GtkLabel *market_title;
  GtkBox *market_place;
  GtkBox *cards_place;
  GtkListBox *standings;
  GtkWidget *dice;
  GtkDrawingArea *chart;
  GtkWidget *luck;
  GtkBox *luck_place;
};

G_DEFINE_TYPE (ArbIslandSide, arb_island_side, ADW_TYPE_BIN)

static gboolean
in_tournament (ArbIslandSide *self)
{
  return self->moment.setup->aids == TABLE_AIDS_TOURNAMENT;
}

/* ---- fish ---- */

static void
fill_hands (ArbIslandSide *self, const CatanState *state)
{
  guint n = state != NULL && state->fish != NULL ? state->rules->n_players : 0;
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->hands, (int) n)) != NULL)
    {
      arb_hand_row_update (ARB_HAND_ROW (row), NULL, 0, TABLE_AIDS_TOURNAMENT, NULL);
      gtk_list_box_remove (self->hands, GTK_WIDGET (row));
    }
  for (guint i = 0; i < n; i++)
    {
      row = gtk_list_box_get_row_at_index (self->hands, (int) i);
      if (row == NULL)
        {
          row = g_object_new (ARB_TYPE_HAND_ROW, NULL);
          gtk_list_box_append (self->hands, GTK_WIDGET (row));
        }
      arb_hand_row_update (ARB_HAND_ROW (row), state, i, self->moment.setup->aids, self->textures);
    }
}

/* Names in one line: "Ben, Clara". */
static char *
names (const CatanState *state, guint players)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < state->rules->n_players; i++)
    if ((players >> i) & 1)
      g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", table_name_said (&state->rules->players[i]));
  return g_string_free (out, FALSE);
}

static char *
shoe_words (const CatanState *state)
{
  const char *name = table_name_said (&state->rules->players[state->shoe]);
  guint takers = catan_shoe_takers (state);
  g_autofree char *who = names (state, takers);
  GString *words = g_string_new (NULL);

  g_string_append_printf (words, _ ("%s has the old shoe and needs %u points to win."), name,
                          catan_target (state, (guint) state->shoe));
  if (takers != 0)
    /* Translators: the old shoe; %s are names */
    g_string_append_printf (words, _ (" It may be given to: %s."), who);
  else if (state->shoe == state->player && state->ask == CATAN_ASK_TURN)
    g_string_append (words, _ (" Nobody else at the table has as many points: it stays."));
  return g_string_free (words, FALSE);
}

static void
fill_shoe (ArbIslandSide *self, const CatanState *state)
{
  g_autofree char *words = NULL;

  arb_widget_clear (GTK_WIDGET (self->shoe_place));
  gtk_widget_set_visible (self->shoe, state->shoe != CATAN_NOBODY);
  if (state->shoe == CATAN_NOBODY)
    return;
  words = shoe_words (state);
  gtk_box_append (self->shoe_place, arb_thing_picture (self->textures, ARB_SHOE, 0, 30));
  gtk_label_set_text (self->shoe_words, words);
}

/* A token with words beside it. */
static void
append_token (ArbIslandSide *self, GtkBox *place, GtkWidget *token, const char *words, const char *said)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *label = gtk_label_new (words);

  gtk_widget_add_css_class (label, "numeric");
  arb_widget_set_tooltip (box, said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (place, box);
}

static void
fill_used (ArbIslandSide *self, const CatanState *state)
{
  arb_widget_clear (GTK_WIDGET (self->used_place));
  gtk_widget_set_visible (self->used, catan_fish_n_used (state->fish) > 0);
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    {
      guint n = catan_fish_used (state->fish, v);
      g_autofree char *words = g_strdup_printf ("× %u", n);
      g_autofree char *said = g_strdup_printf (ngettext ("%u token with %u fish", "%u tokens with %u fish", n), n, v);

      if (n > 0)
        append_token (self, self->used_place, arb_thing_picture (self->textures, ARB_FISH, v, TOKEN_SIZE), words, said);
    }
}

static void
fill_next (ArbIslandSide *self, const CatanState *state)
{
  double chance[CATAN_FISH_MAX + 1] = { 0 };

  arb_widget_clear (GTK_WIDGET (self->next_place));
  gtk_widget_set_visible (self->next, !in_tournament (self) && catan_fish_exact (state->fish)
                                          && catan_fish_stack (state->fish) > 0);
  if (!gtk_widget_get_visible (self->next))
    return;
  catan_fish_next (state->fish, chance);
  for (guint i = 1; i <= CATAN_FISH_MAX + 1; i++)
    {
      guint v = i % (CATAN_FISH_MAX + 1); /* the old shoe comes last */
      g_autofree char *words = g_strdup_printf (_ ("%.0f %%"), chance[v] * 100);
      g_autofree char *said = v > 0 ? g_strdup_printf (_ ("%u fish: %s"), v, words)
                                    : g_strdup_printf (_ ("the old shoe: %s"), words);

      if (chance[v] > 0)
        append_token (self, self->next_place,
                      v > 0 ? arb_thing_picture (self->textures, ARB_FISH, v, TOKEN_SIZE)
                            : arb_thing_picture (self->textures, ARB_SHOE, 0, TOKEN_SIZE),
                      words, said);
    }
}

static void
fill_stack (ArbIslandSide *self, const CatanState *state)
{
  guint stack = catan_fish_stack (state->fish), turned = catan_fish_turned (state->fish);
  g_autoptr (GString) words = g_string_new (NULL);

  g_string_append_printf (words, ngettext ("%u token lies face down", "%u tokens lie face down", stack), stack);
  if (turned > 0)
    g_string_append_printf (
        words, ngettext (" · used ones turned over %u time", " · used ones turned over %u times", turned), turned);
  gtk_label_set_text (self->stack_words, words->str);
  fill_used (self, state);
  fill_next (self, state);
}

static void
fill_market (ArbIslandSide *self, const CatanState *state)
{
  gboolean shown = !in_tournament (self) && !state->finished && state->n_turns > 0 && state->player >= 0
                   && state->ask != CATAN_ASK_BUILD;
  g_autofree char *title = NULL;

  arb_widget_clear (GTK_WIDGET (self->market_place));
  gtk_widget_set_visible (self->market, shown);
  if (!shown)
    return;
  title = g_strdup_printf (_ ("The fish market for %s"), table_name_said (&state->rules->players[state->player]));
  gtk_label_set_text (self->market_title, title);
  arb_market_fill (self->market_place, state);
}

/* ---- roads and armies ---- */

static void
append_pill (GtkBox *box, const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_widget_add_css_class (label, "pill-label");
  gtk_widget_add_css_class (label, "wins");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_box_append (box, label);
}

static char *
standing_words (const CatanSeat *seat)
{
  g_autofree char *roads = g_strdup_printf (_ ("longest road: %u"), seat->road_length);

  return g_strdup_printf (ngettext ("%s · %u knight", "%s · %u knights", seat->knights), roads, seat->knights);
}

static GtkWidget *
standing_new (ArbIslandSide *self, const CatanState *state, guint player)
{
  const TablePlayer *who = &state->rules->players[player];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *row = gtk_list_box_row_new ();
  GtkWidget *badge = gtk_image_new ();
  g_autofree char *words = standing_words (&state->seats[player]);
  GtkWidget *name = arb_label_new (table_name_said (who), "heading", NULL);
  GtkWidget *caption = arb_label_new (words, "caption", "dim-label");

  arb_textures_show_badge (self->textures, GTK_IMAGE (badge), who->colour, who->letter, 28);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_box_append (GTK_BOX (lines), name);
  gtk_box_append (GTK_BOX (lines), caption);
  gtk_widget_set_hexpand (lines, TRUE);
  if (state->longest == (int) player)
    append_pill (GTK_BOX (cards), _ ("Longest Road"));
  if (state->army == (int) player)
    append_pill (GTK_BOX (cards), _ ("Largest Army"));
  gtk_widget_set_valign (cards, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), badge);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), cards);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_add_css_class (row, "side-row");
  arb_widget_set_tooltip (row, _ ("Shows the longest way on the island"));
  return row;
}

static void
fill_standings (ArbIslandSide *self, const CatanState *state)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->standings, 0)) != NULL)
    gtk_list_box_remove (self->standings, GTK_WIDGET (row));
  for (guint i = 0; i < state->rules->n_players; i++)
    gtk_list_box_append (self->standings, standing_new (self, state, i));
}

/* ---- dice ---- */

char *
arb_island_dice_words (const TableMoment *moment)
{
  const CatanState *state = moment->state;
  GString *words = g_string_new (_ ("Throws of each number:"));

  for (guint sum = 2; sum <= 12; sum++)
    g_string_append_printf (words, " %u × %u%s", sum, state->rolls[sum], sum < 12 ? "," : "");
  return g_string_free (words, FALSE);
}

static void
fill_dice (ArbIslandSide *self, const CatanState *state)
{
  g_autofree char *words = arb_island_dice_words (&self->moment);

  gtk_widget_set_visible (self->dice, state->dice > 0 && !in_tournament (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->chart));
}

static void
fill_luck (ArbIslandSide *self)
{
  g_autoptr (GArray) rows = table_luck (&self->moment, NULL);

  gtk_widget_set_visible (self->luck, rows->len > 0 && !in_tournament (self));
  if (gtk_widget_get_visible (self->luck))
    arb_luck_fill (self->luck_place, rows, self->moment.setup, self->moment.setup->n_players > 3);
  else
    arb_widget_clear (GTK_WIDGET (self->luck_place));
}

static void
draw_chart (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ArbIslandSide *self = data;
  const CatanState *state = self->moment.state;
  ArtStyle style = arb_textures_style (self->textures, 0);

  if (state != NULL)
    art_dice_draw (cr, width, height, state->rolls, state->calm_throws, &style);
}

/* ---- the page ---- */

static void
fill (ArbIslandSide *self)
{
  const CatanState *state = self->moment.state;

  self->stale = FALSE;
  fill_hands (self, state);
  gtk_widget_set_visible (self->fish, state != NULL && state->fish != NULL);
  gtk_widget_set_visible (self->kept, state != NULL && arb_hands_shown (state));
  gtk_widget_set_visible (self->market, FALSE);
  if (state == NULL)
    return;
  if (state->fish != NULL)
    {
      fill_shoe (self, state);
      fill_stack (self, state);
      fill_market (self, state);
    }
  if (arb_hands_shown (state))
    {
      gtk_label_set_text (self->kept_title,
                          state->rules->with_hands ? _ ("Resource cards in hand") : _ ("Development cards in hand"));
      arb_widget_clear (GTK_WIDGET (self->kept_place));
      arb_hands_fill (self->kept_place, state, in_tournament (self), self->textures);
    }
  arb_widget_clear (GTK_WIDGET (self->cards_place));
  arb_costs_fill (self->cards_place, state, in_tournament (self), self->textures);
  fill_standings (self, state);
  fill_dice (self, state);
  fill_luck (self);
}

static void
hand_activated (ArbIslandSide *self, GtkListBoxRow *row)
{
  g_signal_emit_by_name (self, "ask", gtk_list_box_row_get_index (row), ARB_ISLAND_FISH);
}

static void
standing_activated (ArbIslandSide *self, GtkListBoxRow *row)
{
  g_signal_emit_by_name (self, "ask", gtk_list_box_row_get_index (row), ARB_ISLAND_ROAD);
}

static void
arb_island_side_map (GtkWidget *widget)
{
  ArbIslandSide *self = ARB_ISLAND_SIDE (widget);

  if (self->stale)
    fill (self);
  GTK_WIDGET_CLASS (arb_island_side_parent_class)->map (widget);
}

static void
arb_island_side_class_init (ArbIslandSideClass *klass)
{
  GTK_WIDGET_CLASS (klass)->map = arb_island_side_map;

  arb_class_template (klass, "island-side.ui");
  ARB_BIND_CHILDREN (klass, ArbIslandSide, kept, kept_title, kept_place, fish, hands, shoe, shoe_place, shoe_words,
                     stack_words, used, used_place, next, next_place, market, market_title, market_place, cards_place,
                     standings, dice, chart, luck, luck_place);
  ARB_BIND_CALLBACKS (klass, hand_activated, standing_activated);

  table_signal_new (klass, "ask", 2, G_TYPE_INT, G_TYPE_INT);
}

static void
arb_island_side_init (ArbIslandSide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->chart, draw_chart, self, NULL);
}

GtkWidget *
arb_island_side_new (ArbTextures *textures)
{
  ArbIslandSide *self = g_object_new (ARB_TYPE_ISLAND_SIDE, NULL);

  self->textures = textures;
  return GTK_WIDGET (self);
}

void
arb_island_side_update (GtkWidget *side, const TableMoment *moment)
{
  ArbIslandSide *self = ARB_ISLAND_SIDE (side);

  self->moment = moment != NULL ? *moment : (TableMoment){ NULL };
  self->stale = TRUE;
  /* Rows borrow the state, so they must drop the old one at once. */
  if (moment == NULL)
    fill_hands (self, NULL);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}
