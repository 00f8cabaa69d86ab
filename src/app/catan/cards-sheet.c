/* cards-sheet.c - resource cards: costs, hands and the bank.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cards-sheet.h"

#include <glib/gi18n.h>

#include "app/kit/peek.h"
#include "app/kit/picture.h"
#include "app/kit/widgets.h"
#include "app/kit/wrap.h"
#include "table/table-words.h"
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
static void
add_cards (GtkWidget *wrap, const guint8 cards[CATAN_N_RESOURCES], ArbTextures *textures)
{
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    {
      GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

      if (cards[r] == 0)
        {
          g_object_unref (g_object_ref_sink (pair));
          continue;
        }
      gtk_box_append (GTK_BOX (pair), arb_thing_picture (textures, ARB_RESOURCE, r, EMBLEM_SIZE));
      if (cards[r] > 1)
        {
          g_autofree char *number = g_strdup_printf ("× %u", cards[r]);
          GtkWidget *label = gtk_label_new (number);

          gtk_widget_add_css_class (label, "numeric");
          gtk_box_append (GTK_BOX (pair), label);
        }
      arb_wrap_append (ARB_WRAP (wrap), pair);
    }
}

static GtkWidget *
cards_new (const guint8 cards[CATAN_N_RESOURCES], ArbTextures *textures)
{
  GtkWidget *wrap = g_object_new (ARB_TYPE_WRAP, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  g_autofree char *said = cards_said (cards);

  add_cards (wrap, cards, textures);
  arb_widget_name (wrap, said);
  return wrap;
}

static GtkWidget *
name_new (const char *name)
{
  g_autofree char *capital = table_capital (name);
  GtkWidget *label = arb_label_new (capital, NULL, NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  return label;
}

static void
attach (GtkGrid *grid, int row, const char *name, GtkWidget *cards)
{
  gtk_grid_attach (grid, name_new (name), 0, row, 1, 1);
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

static char *
size_tell (guint n)
{
  return g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
}

/* ---- what only the owner may see ---- */

/* What a label says, and what it says while the button beside it is held. */
typedef struct
{
  GtkLabel *label;
  char *shown, *secret;
} Secret;

static void
secret_free (gpointer data)
{
  Secret *secret = data;

  g_free (secret->shown);
  g_free (secret->secret);
  g_free (secret);
}

static void
held (ArbPeek *peek, gboolean lifted, Secret *secret)
{
  gtk_label_set_text (secret->label, lifted ? secret->secret : secret->shown);
}

/* A button that shows a player the own hand in the label beside it, as far as this player told something; takes the
 * words over. */
static GtkWidget *
peek_new (const CatanState *state, guint player, GtkLabel *label, char *own)
{
  GtkWidget *peek = g_object_new (ARB_TYPE_PEEK, NULL);
  Secret *secret = g_new0 (Secret, 1);
  g_autofree char *name = g_strdup_printf (_ ("Cards of %s: hold to see"),
                                           table_name_said (&state->rules->players[player]));

  secret->label = label;
  secret->shown = g_strdup (gtk_label_get_text (label));
  secret->secret = own;
  arb_widget_set_tooltip (peek, _ ("Hold to see what was told in secret"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (peek), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (peek, "held", G_CALLBACK (held), secret);
  g_object_set_data_full (G_OBJECT (peek), "secret", secret, secret_free);
  return peek;
}

/* `lines` with a caption below, and with a button if this player told something. */
static GtkWidget *
row_new (const CatanState *state, guint keeper, GtkWidget *lines, const char *words)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = arb_label_new_wrapped (words, "caption", NULL);
  char *own = keeper != CATAN_KEEPER_BANK ? catan_own_cards_tell (state, keeper) : NULL;

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_visible (label, *words != '\0' || own != NULL);
  gtk_box_append (GTK_BOX (lines), label);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), lines);
  if (own != NULL)
    gtk_box_append (GTK_BOX (row), peek_new (state, keeper, GTK_LABEL (label), own));
  return row;
}

/* ---- hands ---- */

/* Which numbers stand beside half cards. */
typedef struct
{
  gboolean chances, ranges;
} Numbers;

/* Half a card for each resource that the others can be, behind what is certain: with the chance that there is one more
 * than that, or with how many more there may be, if the chance is not known. */
static void
add_maybe (GtkWidget *wrap, const CatanOthers *others, ArbTextures *textures, Numbers *numbers)
{
  if (others->n > 0)
    arb_wrap_append (ARB_WRAP (wrap), arb_label_new (C_ ("cards", "perhaps"), "caption", "dim-label"));
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    if (others->most[r] > 0)
      {
        GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
        const gboolean known = others->chance[r] >= 0;
        g_autofree char *number = known ? g_strdup_printf (_ ("%u %%"), catan_percent (others->chance[r]))
                                        : g_strdup_printf ("0–%u", others->most[r]);

        numbers->chances |= known;
        numbers->ranges |= !known;
        gtk_box_append (GTK_BOX (pair), arb_thing_picture (textures, ARB_MAYBE, r, EMBLEM_SIZE));
        gtk_box_append (GTK_BOX (pair), arb_label_new (number, "caption", "numeric"));
        arb_wrap_append (ARB_WRAP (wrap), pair);
      }
}

/* Covered hands: the cards that are certain, and what the others can be.  One other card is also told in words; of
 * more, the words are in the tooltip. */
static GtkWidget *
covered_new (const CatanState *state, guint keeper, ArbTextures *textures, Numbers *numbers)
{
  const guint8 *certain = keeper == CATAN_KEEPER_BANK ? state->bank : state->seats[keeper].hand;
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *wrap = g_object_new (ARB_TYPE_WRAP, NULL);
  g_autofree char *said = NULL, *chances = NULL, *cards = cards_said (certain), *name = NULL;
  CatanOthers others;

  catan_alternatives_view (state, keeper, &others);
  said = catan_alternatives_tell (&others, FALSE);
  chances = catan_alternatives_tell (&others, TRUE);
  name = *cards != '\0' && *chances != '\0' ? g_strdup_printf ("%s; %s", cards, chances) : NULL;
  add_cards (wrap, certain, textures);
  add_maybe (wrap, &others, textures, numbers);
  arb_widget_name (wrap, name != NULL ? name : *cards != '\0' ? cards : chances);
  arb_widget_set_tooltip (wrap, *chances != '\0' ? chances : NULL);
  gtk_box_append (GTK_BOX (lines), wrap);
  return row_new (state, keeper, lines, others.n == 1 ? said : "");
}

/* What the table can see without the program, or open hands. */
static GtkWidget *
plain_new (const CatanState *state, guint player, gboolean sizes_only, ArbTextures *textures)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const guint n = state->seats[player].cards;
  g_autofree char *words = state->rules->with_hands
                               ? size_tell (catan_hand_size (state, player))
                               : g_strdup_printf (ngettext ("%u development card", "%u development cards", n), n);

  gtk_box_append (GTK_BOX (lines), state->rules->with_hands && !sizes_only
                                       ? cards_new (state->seats[player].hand, textures)
                                       : arb_label_new_wrapped (words, NULL, NULL));
  return row_new (state, player, lines, "");
}

/* ---- the sheets ---- */

void
arb_costs_fill (GtkBox *box, const CatanState *state, gboolean sizes_only, ArbTextures *textures)
{
  const gboolean told = state->rules->with_hands && !sizes_only && !state->finished;
  const guint player = catan_player_on_turn (state);
  GtkGrid *costs;

  if (told)
    {
      g_autofree char *whose = g_strdup_printf (_ ("Can %s pay it?"), catan_name (state, (int) player));

      gtk_box_append (box, arb_label_new_wrapped (whose, "caption", NULL));
    }
  costs = grid_new (box);
  for (guint thing = 0; thing <= CATAN_N_PIECES; thing++)
    {
      attach (costs, (int) thing,
              thing < CATAN_N_PIECES ? catan_piece_name ((CatanPiece) thing) : _ ("Development card"),
              cards_new (catan_costs[thing], textures));
      if (told)
        {
          g_autofree char *payable = catan_payable_tell (state, player, thing);

          gtk_grid_attach (costs, arb_label_new (payable, "caption", "numeric"), 2, (int) thing, 1, 1);
        }
    }
}

gboolean
arb_hands_shown (const CatanState *state)
{
  for (guint p = 0; p < state->rules->n_players; p++)
    if (state->seats[p].told.any)
      return TRUE;
  return state->rules->with_hands;
}

/* A covered hand has a line of its own for the name, because its cards need the whole width. */
static void
attach_covered (GtkGrid *grid, int row, const CatanState *state, guint keeper, const char *name, ArbTextures *textures,
                Numbers *numbers)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *title = name_new (name);

  gtk_widget_add_css_class (title, "heading");
  gtk_widget_set_margin_top (head, row > 0 ? 5 : 0);
  gtk_box_append (GTK_BOX (head), title);
  if (keeper != CATAN_KEEPER_BANK)
    {
      g_autofree char *size = size_tell (catan_hand_size (state, keeper));

      gtk_box_append (GTK_BOX (head), arb_label_new (size, "dim-label", "numeric"));
    }
  gtk_grid_attach (grid, head, 0, 2 * row, 2, 1);
  gtk_grid_attach (grid, covered_new (state, keeper, textures, numbers), 0, 2 * row + 1, 2, 1);
}

/* What the numbers beside half cards are. */
static void
add_legend (GtkBox *box, const Numbers *numbers)
{
  if (numbers->chances)
    gtk_box_append (
        box, arb_label_new_wrapped (
                 _ ("A half card may be there: the number is the chance that there is one more than is certain."),
                 "caption", "dim-label"));
  if (numbers->ranges)
    gtk_box_append (box,
                    arb_label_new_wrapped (_ ("“0–1” beside a half card: so many more than are certain.  There are "
                                              "too many possibilities to say the chance."),
                                           "caption", "dim-label"));
}

void
arb_hands_fill (GtkBox *box, const CatanState *state, gboolean sizes_only, ArbTextures *textures)
{
  const gboolean covered = state->rules->covered && !sizes_only;
  GtkGrid *hands = grid_new (box);
  const guint n = state->rules->n_players;
  Numbers numbers = { FALSE, FALSE };

  if (covered)
    gtk_grid_set_row_spacing (hands, 3);
  for (guint p = 0; p < n; p++)
    {
      const char *name = table_name_said (&state->rules->players[p]);

      if (covered)
        attach_covered (hands, (int) p, state, p, name, textures, &numbers);
      else
        attach (hands, (int) p, name, plain_new (state, p, sizes_only, textures));
    }
  if (!state->rules->with_hands)
    return;
  if (covered)
    attach_covered (hands, (int) n, state, CATAN_KEEPER_BANK, _ ("the bank"), textures, &numbers);
  else
    attach (hands, (int) n, _ ("the bank"), cards_new (state->bank, textures));
  if (covered)
    add_legend (box, &numbers);
}
