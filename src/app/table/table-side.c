/* table-side.c - the column beside the board: the points, their reasons, the moves, and the game's own page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Its width is a part of the window's.  A wide window is on a large screen, which all at the table look at.  There, the
 * map has little use for more width: the height decides how large its tiles are.
 */
#include "config.h"

#include "table-side.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/settings.h"
#include "app/kit/widgets.h"
#include "ledger-view.h"
#include "scoreboard.h"

/* In application pixels. */
#define LEAST 340
#define MOST 620
#define FAR 440      /* from this width on, names and numbers are large, to be read from the other side of the table */
#define PART_OF 0.24 /* of the window's width */

struct _ArbTableSide
{
  AdwBin parent_instance;

  ArbTextures *textures;
  ArbSession *session;
  const ArbGameFace *face; /* the game whose page is in `views`; NULL: none yet */
  GtkWidget *own;          /* this page; NULL: the game has none */

  ArbScoreboard *scoreboard;
  AdwBin *answer_place, *line_place;
  AdwViewStack *views;
  ArbLedgerView *ledger;
  ArbTimeline *timeline;
};

G_DEFINE_TYPE (ArbTableSide, arb_table_side, ADW_TYPE_BIN)

/* ---- what its parts say ---- */

static void
player_chosen (ArbTableSide *self, int player)
{
  g_signal_emit_by_name (self, "player", player);
}

static void
line_chosen (ArbTableSide *self, gpointer line, gboolean effect, gboolean expected)
{
  g_signal_emit_by_name (self, "line", line, effect, expected);
}

static void
asked (ArbTableSide *self, int player, int topic)
{
  g_signal_emit_by_name (self, "ask", player, topic);
}

/* The next evening begins with the game's own page if this one ended with it.  The list of moves is only looked at. */
static void
view_changed (ArbTableSide *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->views);
  const gboolean own = g_strcmp0 (name, "own") == 0;

  /* Also while the column is hidden, but not while the window closes. */
  if (self->own != NULL && gtk_widget_get_mapped (gtk_widget_get_parent (GTK_WIDGET (self))) && arb_settings () != NULL
      && (own || g_strcmp0 (name, "points") == 0))
    g_settings_set_boolean (arb_settings (), "own-page", own);
}

/* The scoreboard gives way to the answer, and to what can be done with an old entry. */
static void
fit_scoreboard (ArbTableSide *self)
{
  const gboolean moves = g_strcmp0 (adw_view_stack_get_visible_child_name (self->views), "moves") == 0;

  arb_scoreboard_set_low (self->scoreboard,
                          gtk_widget_get_visible (GTK_WIDGET (self->answer_place))
                              || (moves && gtk_revealer_get_reveal_child (arb_timeline_tools (self->timeline))));
}

/* ---- what it shows ---- */

static void
update_own (ArbTableSide *self, const TableMoment *moment)
{
  if (self->own == NULL)
    return;
  self->face->side_update (self->own, moment);
  if (moment != NULL)
    adw_view_stack_page_set_title (adw_view_stack_get_page (self->views, self->own),
                                   _ (self->face->side_title (moment)));
}

static void
set_face (ArbTableSide *self, const ArbGameFace *face)
{
  GtkWidget *before = g_steal_pointer (&self->own);
  AdwViewStackPage *page;

  if (before != NULL)
    adw_view_stack_remove (self->views, before);
  self->face = face;
  self->own = face->side_new != NULL ? face->side_new (self->textures) : NULL;
  if (self->own == NULL)
    return;
  page = adw_view_stack_add_titled (self->views, self->own, "own", "");
  adw_view_stack_page_set_icon_name (page, face->side_icon);
  if (g_signal_lookup ("ask", G_OBJECT_TYPE (self->own)) != 0)
    g_signal_connect_object (self->own, "ask", G_CALLBACK (asked), self, G_CONNECT_SWAPPED);
  if (arb_settings_on ("own-page"))
    adw_view_stack_set_visible_child (self->views, self->own);
}

void
arb_table_side_set_textures (ArbTableSide *self, ArbTextures *textures)
{
  g_return_if_fail (ARB_IS_TABLE_SIDE (self) && self->textures == NULL);

  self->textures = arb_textures_ref (textures);
}

void
arb_table_side_set_session (ArbTableSide *self, ArbSession *session)
{
  g_return_if_fail (ARB_IS_TABLE_SIDE (self));

  arb_ledger_view_set_player (self->ledger, -1);
  update_own (self, NULL);
  g_set_object (&self->session, session);
  arb_scoreboard_follow_clock (self->scoreboard, session);
  if (session != NULL && self->face != arb_game_face (arb_session_setup (session)->game))
    set_face (self, arb_game_face (arb_session_setup (session)->game));
}

void
arb_table_side_update (ArbTableSide *self, int shown)
{
  const TableMoment now = self->session != NULL ? arb_session_moment (self->session) : (TableMoment){ NULL };
  const TableMoment *moment = self->session != NULL ? &now : NULL;

  g_return_if_fail (ARB_IS_TABLE_SIDE (self));

  update_own (self, moment);
  arb_scoreboard_update (self->scoreboard, moment, self->textures);
  arb_ledger_view_update (self->ledger, moment, self->textures);
  arb_timeline_update (self->timeline, self->session, shown);
}

/* The game's own page is about all players, so it stays if it is shown. */
void
arb_table_side_show_player (ArbTableSide *self, int player)
{
  g_return_if_fail (ARB_IS_TABLE_SIDE (self));

  arb_ledger_view_set_player (self->ledger, player);
  if (self->own == NULL || adw_view_stack_get_visible_child (self->views) != self->own)
    adw_view_stack_set_visible_child_name (self->views, "points");
}

ArbTimeline *
arb_table_side_get_timeline (ArbTableSide *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_SIDE (self), NULL);

  return self->timeline;
}

AdwBin *
arb_table_side_answer_place (ArbTableSide *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_SIDE (self), NULL);

  return self->answer_place;
}

AdwBin *
arb_table_side_line_place (ArbTableSide *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_SIDE (self), NULL);

  return self->line_place;
}

/* ---- its width ---- */

static void
laid_out (ArbTableSide *self, int width)
{
  const int wanted = CLAMP ((int) (width * PART_OF), LEAST, MOST);

  gtk_widget_set_size_request (GTK_WIDGET (self), wanted, -1);
  arb_widget_set_class (GTK_WIDGET (self), "far", wanted >= FAR);
}

static void
arb_table_side_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_table_side_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)), "layout", G_CALLBACK (laid_out),
                           widget, G_CONNECT_SWAPPED);
}

static void
arb_table_side_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_native_get_surface (gtk_widget_get_native (widget)), G_CALLBACK (laid_out),
                                        widget);
  GTK_WIDGET_CLASS (arb_table_side_parent_class)->unrealize (widget);
}

/* ---- the class ---- */

static void
arb_table_side_dispose (GObject *object)
{
  ArbTableSide *self = ARB_TABLE_SIDE (object);

  self->own = NULL;
  g_clear_object (&self->session);
  g_clear_pointer (&self->textures, arb_textures_unref);

  G_OBJECT_CLASS (arb_table_side_parent_class)->dispose (object);
}

static void
arb_table_side_class_init (ArbTableSideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_table_side_dispose;
  TABLE_OVERRIDE (GTK_WIDGET_CLASS (klass), arb_table_side, realize, unrealize);

  g_type_ensure (ARB_TYPE_SCOREBOARD);
  g_type_ensure (ARB_TYPE_LEDGER_VIEW);
  g_type_ensure (ARB_TYPE_TIMELINE);
  arb_class_template (klass, "table-side.ui");
  ARB_BIND_CHILDREN (klass, ArbTableSide, scoreboard, answer_place, views, ledger, timeline, line_place);
  ARB_BIND_CALLBACKS (klass, player_chosen, line_chosen, view_changed, fit_scoreboard);

  table_signal_new (klass, "player", 1, G_TYPE_INT);
  table_signal_new (klass, "line", 3, G_TYPE_POINTER, G_TYPE_BOOLEAN, G_TYPE_BOOLEAN);
  table_signal_new (klass, "ask", 2, G_TYPE_INT, G_TYPE_INT);
}

static void
arb_table_side_init (ArbTableSide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (arb_timeline_tools (self->timeline), "notify::reveal-child", G_CALLBACK (fit_scoreboard),
                           self, G_CONNECT_SWAPPED);
  gtk_widget_set_size_request (GTK_WIDGET (self), LEAST, -1);
}
