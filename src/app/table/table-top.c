/* table-top.c - the board, and what lies over it: buttons, a card, and a few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "table-top.h"

#include "app/kit/widgets.h"

/* At the bottom, the card must leave this room for the buttons. */
#define BUTTONS 56

struct _ArbTableTop
{
  AdwBin parent_instance;

  GActionMap *actions;
  ArbBoard *board; /* in `place`; NULL: there was no game yet */
  gboolean narrow;
  int covered, lifted_in; /* pixels: of the board that is covered; its height when the buttons were placed */

  GtkOverlay *overlay;
  AdwBin *place;
  GtkRevealer *card, *info;
  GtkLabel *words;
  GtkWidget *tools, *foot; /* the buttons, and their place below the board */
  GtkWidget *owners, *advice, *zoom_out, *zoom_in;
};

G_DEFINE_TYPE (ArbTableTop, arb_table_top, ADW_TYPE_BIN)

/* ---- the buttons ---- */

/* They stay above what is covered.  Upright in a narrow window, they take little of its width even then; but if little
 * of its height is left, they lie. */
static void
lift_tools (ArbTableTop *self)
{
  const int left = gtk_widget_get_height (GTK_WIDGET (self->overlay)) - self->covered;
  gboolean upright;
  int wide, high;

  gtk_widget_measure (self->tools, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  gtk_widget_measure (self->tools, GTK_ORIENTATION_VERTICAL, -1, NULL, &high, NULL, NULL);
  high -= gtk_widget_get_margin_bottom (self->tools);
  upright = self->narrow && (self->covered == 0 || MAX (wide, high) <= left);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tools),
                                  upright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  arb_widget_set_class (self->tools, "upright", upright);
  gtk_widget_set_margin_bottom (self->tools, upright || MIN (wide, high) <= left ? self->covered : 0);
}

static void
lift_tools_again (GtkWidget *widget)
{
  lift_tools (ARB_TABLE_TOP (widget));
}

/* The board is laid out: perhaps in another height. */
static gboolean
board_placed (ArbTableTop *self)
{
  const int high = gtk_widget_get_height (GTK_WIDGET (self->overlay));

  if (high != self->lifted_in)
    arb_widget_after_frame (GTK_WIDGET (self), lift_tools_again);
  self->lifted_in = high;
  return FALSE;
}

/* The board keeps the buttons' corner free, which has another size after they were turned. */
static void
set_corner (ArbTableTop *self)
{
  if (self->board != NULL)
    arb_board_set_corner (self->board, gtk_widget_get_visible (self->foot) ? NULL : self->tools);
}

static void
place_tools (ArbTableTop *self, gboolean below)
{
  if (gtk_widget_get_visible (self->foot) == below)
    return;
  g_object_ref (self->tools);
  if (below)
    {
      gtk_overlay_remove_overlay (self->overlay, self->tools);
      gtk_box_append (GTK_BOX (self->foot), self->tools);
    }
  else
    {
      gtk_box_remove (GTK_BOX (self->foot), self->tools);
      gtk_overlay_add_overlay (self->overlay, self->tools);
    }
  gtk_widget_set_hexpand (self->tools, below);
  g_object_unref (self->tools);
  gtk_widget_set_visible (self->foot, below);
}

/* ---- its actions ---- */

static void
fit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_board_fit (((ArbTableTop *) data)->board);
}

static void
zoom_in (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_board_zoom (((ArbTableTop *) data)->board, 1.25);
}

static void
zoom_out (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_board_zoom (((ArbTableTop *) data)->board, 1 / 1.25);
}

static void
owners (GSimpleAction *action, GVariant *state, gpointer data)
{
  g_simple_action_set_state (action, state);
  arb_board_show_owners (((ArbTableTop *) data)->board, g_variant_get_boolean (state));
}

static const GActionEntry entries[] = {
  { "fit", fit },
  { "zoom-in", zoom_in },
  { "zoom-out", zoom_out },
  { "owners", NULL, NULL, "false", owners },
};

void
arb_table_top_add_actions (ArbTableTop *self, GActionMap *actions)
{
  g_return_if_fail (ARB_IS_TABLE_TOP (self) && self->actions == NULL);

  self->actions = g_object_ref (actions);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
}

void
arb_table_top_update_actions (ArbTableTop *self, const TableSetup *setup, gboolean advice)
{
  const gboolean shown = setup != NULL;
  /* In a tournament, the table finds out itself who has the majority. */
  const gboolean has_owners = shown && arb_board_has_owners (self->board) && setup->aids != TABLE_AIDS_TOURNAMENT;
  g_autoptr (GVariant) state = NULL;

  g_return_if_fail (ARB_IS_TABLE_TOP (self));

  arb_action_enable (self->actions, "fit", shown);
  arb_action_enable (self->actions, "zoom-in", shown);
  arb_action_enable (self->actions, "zoom-out", shown);
  state = g_action_group_get_action_state (G_ACTION_GROUP (self->actions), "owners");
  if (!has_owners && g_variant_get_boolean (state))
    g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "owners", g_variant_new_boolean (FALSE));
  arb_action_enable (self->actions, "owners", has_owners);
  gtk_widget_set_visible (self->owners, has_owners);
  gtk_widget_set_visible (self->advice, advice);
}

/* ---- the board ---- */

void
arb_table_top_set_board (ArbTableTop *self, ArbBoard *board, gboolean below)
{
  g_return_if_fail (ARB_IS_TABLE_TOP (self) && ARB_IS_BOARD (board));

  place_tools (self, below);
  self->board = board;
  adw_bin_set_child (self->place, GTK_WIDGET (board));
  set_corner (self);
  arb_board_set_covered (board, self->covered);
}

void
arb_table_top_set_narrow (ArbTableTop *self, gboolean narrow)
{
  g_return_if_fail (ARB_IS_TABLE_TOP (self));

  self->narrow = narrow;
  gtk_widget_set_visible (self->zoom_out, !narrow);
  gtk_widget_set_visible (self->zoom_in, !narrow);
  lift_tools (self);
  set_corner (self);
}

void
arb_table_top_set_covered (ArbTableTop *self, int covered)
{
  g_return_if_fail (ARB_IS_TABLE_TOP (self));

  self->covered = covered;
  lift_tools (self); /* first: the board looks where they are */
  if (self->board != NULL)
    arb_board_set_covered (self->board, covered);
}

/* ---- the card and the words ---- */

void
arb_table_top_show_card (ArbTableTop *self, GtkWidget *card, gboolean shown, gboolean low)
{
  g_return_if_fail (ARB_IS_TABLE_TOP (self));

  if (shown)
    {
      gtk_widget_set_valign (GTK_WIDGET (self->card), low ? GTK_ALIGN_END : GTK_ALIGN_START);
      gtk_widget_set_margin_bottom (GTK_WIDGET (self->card), low ? BUTTONS : 0);
    }
  if (gtk_revealer_get_child (self->card) != card)
    gtk_revealer_set_child (self->card, card);
  gtk_revealer_set_reveal_child (self->card, shown);
  gtk_widget_set_can_target (GTK_WIDGET (self->card), shown);
}

void
arb_table_top_show_words (ArbTableTop *self, const char *words)
{
  g_return_if_fail (ARB_IS_TABLE_TOP (self));

  if (words != NULL)
    gtk_label_set_text (self->words, words);
  gtk_revealer_set_reveal_child (self->info, words != NULL);
}

static void
arb_table_top_class_init (ArbTableTopClass *klass)
{
  TABLE_FREES (klass, ArbTableTop, g_object_unref, actions);
  arb_class_template (klass, "table-top.ui");
  ARB_BIND_CHILDREN (klass, ArbTableTop, overlay, place, card, info, words, tools, foot, owners, advice, zoom_out,
                     zoom_in);
  ARB_BIND_CALLBACKS (klass, board_placed);
}

static void
arb_table_top_init (ArbTableTop *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
