/* hand-row.c - a row with the fish tokens of one player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "hand-row.h"

#include <glib/gi18n.h>

#include "app/kit/peek.h"
#include "app/kit/widgets.h"
#include "app/kit/wrap.h"
#include "catan-textures.h"

#define TOKEN_SIZE 28

struct _ArbHandRow
{
  GtkListBoxRow parent_instance;

  const CatanState *state;
  guint player;
  TableAids aids;
  ArbTextures *textures;

  GtkWidget *badge;
  GtkWidget *name;
  GtkWidget *words;
  GtkWidget *tokens;
  GtkWidget *peek;
};

G_DEFINE_TYPE (ArbHandRow, arb_hand_row, GTK_TYPE_LIST_BOX_ROW)

/* ---- tokens ---- */

static void
append_tokens (ArbHandRow *self, guint value, guint n)
{
  for (guint i = 0; i < n; i++)
    arb_wrap_append (ARB_WRAP (self->tokens), arb_thing_picture (self->textures, ARB_FISH, value, TOKEN_SIZE));
}

/* Open tokens come first.  A token that lies face down shows its value only while `lifted`, and only if it was told. */
static void
fill_tokens (ArbHandRow *self, gboolean lifted)
{
  const CatanState *state = self->state;
  const CatanTold *told = &state->told[self->player];
  guint hidden = catan_fish_secret (state->fish, self->player) - (lifted ? catan_told_count (told) : 0);

  arb_wrap_clear (ARB_WRAP (self->tokens));
  for (guint v = CATAN_FISH_MAX; v > 0; v--)
    append_tokens (self, v, catan_fish_open (state->fish, self->player, v));
  for (guint v = CATAN_FISH_MAX; v > 0 && lifted; v--)
    append_tokens (self, v, told->n[v]);
  append_tokens (self, CATAN_FISH_SECRET, hidden);
  if (state->shoe == (int) self->player)
    arb_wrap_append (ARB_WRAP (self->tokens), arb_thing_picture (self->textures, ARB_SHOE, 0, TOKEN_SIZE));
  gtk_widget_set_visible (self->tokens, gtk_widget_get_first_child (self->tokens) != NULL);
}

/* ---- words ---- */

static char *
worth_words (const CatanState *state, guint player)
{
  CatanHandView view;

  catan_fish_view (state->fish, player, &view);
  if (view.min == view.max)
    return g_strdup_printf (ngettext ("%u fish", "%u fish", view.min), view.min);
  if (!catan_fish_exact (state->fish))
    /* Translators: what the tokens in a hand may be worth together */
    return g_strdup_printf (_ ("%u to %u fish"), view.min, view.max);
  /* Translators: what the tokens in a hand may be worth together, and their expected worth */
  return g_strdup_printf (_ ("%u to %u fish, about %.1f"), view.min, view.max, view.mean);
}

static char *
hand_words (ArbHandRow *self)
{
  const CatanState *state = self->state;
  guint held = catan_fish_held (state->fish, self->player), secret = catan_fish_secret (state->fish, self->player);
  GString *words = g_string_new (NULL);

  if (held == 0)
    {
      g_string_append (words, _ ("no fish token"));
      return g_string_free (words, FALSE);
    }
  g_string_append_printf (words, ngettext ("%u token", "%u tokens", held), held);
  if (secret > 0 && secret < held)
    g_string_append_printf (words, ngettext (", %u face down", ", %u face down", secret), secret);
  if (self->aids != TABLE_AIDS_TOURNAMENT)
    {
      g_autofree char *worth = worth_words (state, self->player);

      g_string_append_printf (words, ": %s", worth);
    }
  return g_string_free (words, FALSE);
}

static void
fill (ArbHandRow *self, gboolean lifted)
{
  g_autofree char *words = lifted ? catan_own_tokens_tell (self->state, self->player) : hand_words (self);
  g_autofree char *label = g_strdup_printf ("%s: %s", table_name_said (&self->state->rules->players[self->player]),
                                            words);

  gtk_label_set_text (GTK_LABEL (self->words), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  fill_tokens (self, lifted);
}

static void
held (ArbHandRow *self, gboolean lifted)
{
  if (self->state != NULL)
    {
      fill (self, lifted);
      return;
    }
  gtk_label_set_text (GTK_LABEL (self->words), "");
  arb_wrap_clear (ARB_WRAP (self->tokens));
}

/* ---- the widget ---- */

static GtkWidget *
caption (GtkBox *box, const char *first_class, const char *second_class)
{
  GtkWidget *label = arb_label_new_wrapped (NULL, first_class, second_class);

  gtk_box_append (box, label);
  return label;
}

static void
arb_hand_row_class_init (ArbHandRowClass *klass)
{
}

static void
arb_hand_row_init (ArbHandRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->badge = gtk_image_new ();
  gtk_widget_set_valign (self->badge, GTK_ALIGN_CENTER);
  self->name = caption (GTK_BOX (lines), "heading", NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  self->words = caption (GTK_BOX (lines), "caption", "dim-label");
  gtk_widget_add_css_class (self->words, "numeric");
  self->tokens = g_object_new (ARB_TYPE_WRAP, NULL);
  gtk_box_append (GTK_BOX (lines), self->tokens);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);

  self->peek = g_object_new (ARB_TYPE_PEEK, NULL);
  arb_widget_set_tooltip (self->peek, _ ("Hold to see what was told in secret"));
  g_signal_connect_swapped (self->peek, "held", G_CALLBACK (held), self);

  gtk_box_append (GTK_BOX (box), self->badge);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), self->peek);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "side-row");
}

void
arb_hand_row_update (ArbHandRow *self, const CatanState *state, guint player, TableAids aids, ArbTextures *textures)
{
  const TablePlayer *who;
  g_autofree char *label = NULL;

  g_return_if_fail (ARB_IS_HAND_ROW (self));

  /* Also hides the secret of the state before. */
  self->state = NULL;
  arb_peek_drop (ARB_PEEK (self->peek));
  if (state == NULL)
    return;
  self->state = state;
  self->player = player;
  self->aids = aids;
  self->textures = textures;
  who = &state->rules->players[player];
  arb_textures_show_badge (textures, GTK_IMAGE (self->badge), who->colour, who->letter, 28);
  gtk_label_set_text (GTK_LABEL (self->name), table_name_said (who));
  gtk_widget_set_visible (self->peek, state->told[player].any);
  label = g_strdup_printf (_ ("Secret tokens of %s: hold to see"), table_name_said (who));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->peek), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  fill (self, FALSE);
}
