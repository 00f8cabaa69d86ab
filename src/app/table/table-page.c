/* table-page.c - the page of a running game.  Acts become entries of the session; its "changed" signal updates the
 * page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "table-page-private.h"

#include <glib/gi18n.h>

#include "app/kit/palette.h"
#include "app/kit/settings.h"
#include "app/kit/text-size.h"
#include "app/kit/widgets.h"
#include "side-width.h"
#include "stock-card.h"

G_DEFINE_TYPE (ArbTablePage, arb_table_page, ADW_TYPE_BIN)

gboolean
arb_table_page_leave (ArbTablePage *self)
{
  arb_writer_point_at_entry (self->writer, -1);
  if (arb_writer_is_asking (self->writer))
    {
      arb_writer_ask_end (self->writer);
      return TRUE;
    }
  if (arb_desk_get_answer (self->desk) != NULL)
    {
      arb_desk_close (self->desk);
      return TRUE;
    }
  if (arb_sight_leave (self->sight))
    return TRUE;
  if (!arb_writer_is_now (self->writer))
    arb_writer_look_at (self->writer, G_MAXUINT);
  else if (gtk_revealer_get_reveal_child (self->replay_revealer))
    gtk_revealer_set_reveal_child (self->replay_revealer, FALSE);
  else
    return FALSE;
  return TRUE;
}

/* ---- drawing ---- */

void
arb_table_page_update_flow (ArbTablePage *self)
{
  const TableMoment moment = arb_session_moment (self->session);
  g_autofree char *aside = arb_writer_aside (self->writer);

  arb_prompt_update (self->prompt, &moment, arb_writer_get_asked (self->writer), aside);
  arb_board_update_flow (self->board);
  arb_table_page_update_actions (self);
}

void
arb_table_page_show_flow (ArbTablePage *self)
{
  const TableMoment moment = arb_session_moment (self->session);

  arb_board_update (self->board, &moment, arb_writer_get_asked (self->writer));
  arb_table_page_update_flow (self);
}

static void
update_own (ArbTablePage *self, const TableMoment *moment)
{
  if (self->own == NULL)
    return;
  self->face->side_update (self->own, moment);
  if (moment != NULL)
    adw_view_stack_page_set_title (adw_view_stack_get_page (self->views, self->own),
                                   _ (self->face->side_title (moment)));
}

/* Draws nothing of a game, and asks nothing. */
static void
rest (ArbTablePage *self)
{
  if (self->face == NULL)
    return;
  arb_desk_close (self->desk);
  arb_board_update (self->board, NULL, NULL);
  arb_sight_update (self->sight, NULL);
  update_own (self, NULL);
}

/* Updates the strip with the scores, shown if the scoreboard beside the board is not visible. */
static void
update_strip (ArbTablePage *self)
{
  const TableMoment moment = self->session != NULL ? arb_session_moment (self->session) : (TableMoment){ NULL };
  gboolean shown = self->session != NULL && gtk_revealer_get_reveal_child (self->strip_revealer);

  arb_score_strip_update (self->strip, shown ? &moment : NULL, self->textures);
}

static void
update_replay (ArbTablePage *self)
{
  const gboolean shown = self->session != NULL && gtk_revealer_get_reveal_child (self->replay_revealer);

  arb_replay_update (self->replay, shown ? self->session : NULL);
}

/* A red line says what does not add up; it leads to the stock-take. */
static void
update_stock (ArbTablePage *self, const TableMoment *moment)
{
  g_autofree char *sentence = moment != NULL ? arb_stock_sentence (moment) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->stock_button), sentence != NULL);
  gtk_label_set_text (self->stock_label, sentence != NULL ? sentence : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stock_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence != NULL ? sentence : "", -1);
}

/* The tiles of a game go with it, and the pictures are known by their tiles. */
static void
forget_pictures (ArbTablePage *self)
{
  arb_textures_clear (self->textures);
  if (self->board != NULL)
    arb_board_update_look (self->board);
}

void
arb_table_page_update (ArbTablePage *self)
{
  TableMoment moment;

  if (self->session == NULL)
    {
      rest (self);
      arb_prompt_update (self->prompt, NULL, NULL, NULL);
      arb_scoreboard_update (self->scoreboard, NULL, self->textures);
      update_strip (self);
      update_stock (self, NULL);
      arb_ledger_view_update (self->ledger, NULL, self->textures);
      arb_timeline_update (self->timeline, NULL, -1);
      update_replay (self);
      arb_table_page_update_actions (self);
      return;
    }

  arb_desk_close (self->desk);
  moment = arb_session_moment (self->session);
  if (moment.setup != self->setup)
    forget_pictures (self);
  self->setup = moment.setup;
  arb_writer_update (self->writer);
  arb_board_update (self->board, &moment, arb_writer_get_asked (self->writer));
  arb_sight_update (self->sight, &moment);
  update_own (self, &moment);
  arb_scoreboard_update (self->scoreboard, &moment, self->textures);
  update_strip (self);
  update_stock (self, &moment);
  arb_ledger_view_update (self->ledger, &moment, self->textures);
  arb_timeline_update (self->timeline, self->session, arb_writer_shown (self->writer));
  update_replay (self);
  arb_table_page_update_flow (self);
}

/* ---- handlers for the parts' signals ---- */

/* A button that stands for a key. */
static void
keyed (ArbTablePage *self, guint key)
{
  arb_writer_key (self->writer, key, FALSE);
}

static void
turned (ArbTablePage *self)
{
  arb_writer_key (self->writer, FLOW_KEY_SPACE, FALSE);
}

static void
words_given (ArbTablePage *self, const char *words)
{
  arb_writer_words (self->writer, words);
  if (flow_asks (arb_writer_get_flow (self->writer)) != FLOW_ASKS_WORDS)
    arb_board_focus (self->board);
}

static void
replay_looks (ArbTablePage *self, int n)
{
  const guint length = table_journal_length (arb_session_journal (self->session)), at = (guint) n;

  if (!arb_writer_is_changing (self->writer) && MIN (arb_session_looking_at (self->session), length) == at)
    arb_table_page_update (self);
  else
    arb_writer_look_at (self->writer, at == length ? G_MAXUINT : at);
}

/* Whoever does not look back any more sees the table as it is now. */
static void
replay_turned (ArbTablePage *self)
{
  if (self->session == NULL)
    return;
  if (gtk_revealer_get_reveal_child (self->replay_revealer) || arb_writer_is_now (self->writer))
    update_replay (self);
  else
    arb_writer_look_at (self->writer, G_MAXUINT);
}

static void
backed (ArbTablePage *self)
{
  if (flow_can_leave (arb_writer_get_flow (self->writer)))
    arb_table_page_leave (self);
  else
    arb_writer_back (self->writer);
}

static void
again_wanted (ArbTablePage *self)
{
  if (self->session != NULL)
    arb_table_page_update_flow (self);
}

static void
now_wanted (ArbTablePage *self)
{
  while (arb_table_page_leave (self))
    ;
}

void
arb_table_page_say (ArbTablePage *self, ArbSaid said, const char *text)
{
  if (text == NULL)
    {
      arb_done_line_hush (self->done);
      return;
    }
  g_signal_emit_by_name (self, "said", text);
  arb_done_line_say (self->done, said, text);
}

/* The person goes on: nothing of what was said and highlighted is needed any more. */
static void
stepped (ArbTablePage *self)
{
  arb_done_line_hush (self->done);
  arb_desk_close (self->desk);
  if (!flow_keeps_sight (arb_writer_get_flow (self->writer)))
    arb_sight_leave (self->sight);
  arb_table_page_update_flow (self);
}

static void
place_wanted (ArbTablePage *self)
{
  arb_table_page_uncover_board (self);
  arb_board_focus (self->board);
}

/* The game's own page is about all players, so it stays if it is shown. */
void
arb_table_page_choose_player (ArbTablePage *self, int player)
{
  if (arb_table_page_explain_player (self, player))
    return;
  arb_ledger_view_set_player (self->ledger, player);
  if (self->own == NULL || adw_view_stack_get_visible_child (self->views) != self->own)
    adw_view_stack_set_visible_child_name (self->views, "points");
  arb_sight_player (self->sight, player, -1);
}

/* If there is little room, the side page covers the board. */
void
arb_table_page_uncover_board (ArbTablePage *self)
{
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

static void
asked (ArbTablePage *self, int player, int topic)
{
  arb_sight_player (self->sight, player, topic);
  arb_table_page_uncover_board (self);
}

static void
place_looked_at (ArbTablePage *self, int x, int y, int part)
{
  arb_writer_point_at (self->writer, x, y);
}

static void
line_chosen (ArbTablePage *self, const TableLine *line, gboolean effect, gboolean expected)
{
  arb_writer_point_at_entry (self->writer, expected ? -1 : (int) line->entry);
  if (arb_table_page_explain_line (self, line, effect, expected))
    return;
  arb_sight_line (self->sight, line, expected);
  arb_table_page_uncover_board (self);
}

/* At the bottom, the card must leave this room for the buttons. */
#define BUTTONS 56

static void
place_card (ArbTablePage *self, gboolean low)
{
  gtk_widget_set_valign (GTK_WIDGET (self->tie_revealer), low ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->tie_revealer), low ? BUTTONS : 0);
}

void
arb_table_page_show_card (ArbTablePage *self)
{
  const gboolean answers = arb_table_page_place_desk (self);
  GtkWidget *card = answers ? GTK_WIDGET (self->desk) : arb_sight_get_card (self->sight);
  const gboolean shown = answers || arb_sight_get_card_shown (self->sight);

  if (shown)
    place_card (self, answers ? arb_sight_get_mark_low (self->sight) : arb_sight_get_card_low (self->sight));
  if (gtk_revealer_get_child (self->tie_revealer) != card)
    gtk_revealer_set_child (self->tie_revealer, card);
  gtk_revealer_set_reveal_child (self->tie_revealer, shown);
  gtk_widget_set_can_target (GTK_WIDGET (self->tie_revealer), shown);
}

static void
sight_changed (ArbTablePage *self)
{
  const char *words = arb_sight_get_words (self->sight);

  if (words == NULL)
    arb_done_line_unsee (self->done);
  else if (self->face->words_below)
    arb_table_page_say (self, ARB_SAID_SEEN, words);
  else
    gtk_label_set_text (self->info, words);
  gtk_revealer_set_reveal_child (self->info_revealer, words != NULL && !self->face->words_below);
  arb_table_page_show_card (self);
}

static void
looked (ArbTablePage *self, int x, int y, int part)
{
  if (!arb_table_page_explain_place (self, x, y, part))
    arb_sight_look (self->sight, x, y, part);
}

/* ---- the session and the look ---- */

static void
draw_again (ArbTablePage *self)
{
  arb_prompt_set_textures (self->prompt, self->textures);
  if (self->board != NULL)
    arb_board_update_look (self->board);
  if (self->session != NULL)
    arb_table_page_update (self);
}

/* Takes the widget from the place where it is. */
static void
move_to (GtkWidget *widget, AdwBin *place)
{
  GtkWidget *old = gtk_widget_get_parent (widget);

  if (old == GTK_WIDGET (place))
    return;
  g_object_ref (widget);
  adw_bin_set_child (ADW_BIN (old), NULL);
  adw_bin_set_child (place, widget);
  g_object_unref (widget);
}

/* The line of what was done stands below the points while they are beside the board: so the board is higher. */
static void
place_done_line (ArbTablePage *self)
{
  const gboolean aside = adw_flap_get_reveal_flap (self->flap) && !adw_flap_get_folded (self->flap);

  gtk_widget_set_visible (GTK_WIDGET (self->done_below), !aside);
  gtk_widget_set_visible (GTK_WIDGET (self->done_aside), aside);
  move_to (GTK_WIDGET (self->done), aside ? self->done_aside : self->done_below);
}

/* The old pictures are of no use any more. */
static void
text_size_changed (ArbTablePage *self)
{
  arb_textures_clear (self->textures);
  draw_again (self);
}

static void
look_changed (ArbTablePage *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (!arb_textures_set_look (self->textures, arb_palette_name (), scale))
    return;
  draw_again (self);
}

static void
side_changed (ArbTablePage *self)
{
  gtk_revealer_set_reveal_child (self->strip_revealer, !adw_flap_get_reveal_flap (self->flap));
  update_strip (self);
  place_done_line (self);
  if (self->sight != NULL)
    arb_table_page_show_card (self);
}

/* The tools stay above the answers that cover a part of the board.  Upright in a narrow window, they take little of its
 * width even then; but if little of its height is left, they lie. */
static void
lift_tools (ArbTablePage *self)
{
  const int left = gtk_widget_get_height (GTK_WIDGET (self->overlay)) - self->covered;
  gboolean upright;
  int wide, high;

  gtk_widget_measure (self->map_tools, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  gtk_widget_measure (self->map_tools, GTK_ORIENTATION_VERTICAL, -1, NULL, &high, NULL, NULL);
  high -= gtk_widget_get_margin_bottom (self->map_tools);
  upright = adw_flap_get_folded (self->flap) && (self->covered == 0 || MAX (wide, high) <= left);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->map_tools),
                                  upright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  arb_widget_set_class (self->map_tools, "upright", upright);
  gtk_widget_set_margin_bottom (self->map_tools, upright || MIN (wide, high) <= left ? self->covered : 0);
}

static void
lift_tools_again (GtkWidget *widget)
{
  lift_tools (ARB_TABLE_PAGE (widget));
}

/* The board is laid out: perhaps in another height. */
static gboolean
board_placed (ArbTablePage *self)
{
  const int high = gtk_widget_get_height (GTK_WIDGET (self->overlay));

  if (high != self->lifted_in)
    arb_widget_after_frame (GTK_WIDGET (self), lift_tools_again);
  self->lifted_in = high;
  return FALSE;
}

/* The board keeps the tools' corner free, which has another size after they were turned. */
static void
set_corner (ArbTablePage *self)
{
  if (self->board != NULL)
    arb_board_set_corner (self->board, self->face->tools_below ? NULL : self->map_tools);
}

static void
folded (ArbTablePage *self)
{
  lift_tools (self);
  set_corner (self);
  place_done_line (self);
  if (self->sight != NULL)
    arb_sight_set_brief (self->sight, adw_flap_get_folded (self->flap));
  if (self->sight != NULL)
    arb_table_page_show_card (self);
}

/* ---- the turn clock ---- */

gboolean
arb_table_page_pauses (ArbTablePage *self)
{
  return self->session != NULL && arb_session_pauses (self->session);
}

static void
update_pause (ArbTablePage *self)
{
  if (!arb_pause_update (self->pause, arb_table_page_pauses (self)))
    return;
  arb_table_page_place_desk (self);
  if (!arb_table_page_pauses (self))
    arb_board_focus (self->board);
  arb_table_page_update (self);
}

void
arb_table_page_pause (ArbTablePage *self, gboolean pauses)
{
  if (self->session == NULL)
    return;
  if (pauses)
    while (arb_table_page_leave (self))
      ;
  arb_session_hold (self->session, ARB_HOLD_PAUSE, pauses);
}

/* The session counts the pages that are seen: the clock is held while nobody sees one. */
static void
watch (ArbTablePage *self, gboolean begins)
{
  if (self->session != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    arb_session_watch (self->session, begins);
}

static void
arb_table_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_table_page_parent_class)->map (widget);
  watch (ARB_TABLE_PAGE (widget), TRUE);
}

static void
arb_table_page_unmap (GtkWidget *widget)
{
  watch (ARB_TABLE_PAGE (widget), FALSE);
  GTK_WIDGET_CLASS (arb_table_page_parent_class)->unmap (widget);
}

/* ---- the class ---- */

static void
arb_table_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_table_page_parent_class)->root (widget);
  arb_table_page_add_input (ARB_TABLE_PAGE (widget));
}

static void
arb_table_page_unroot (GtkWidget *widget)
{
  arb_table_page_remove_input (ARB_TABLE_PAGE (widget));
  GTK_WIDGET_CLASS (arb_table_page_parent_class)->unroot (widget);
}

/* The keyboard works on the map.  Buttons above it would use Enter and space for themselves. */
static gboolean
arb_table_page_grab_focus (GtkWidget *widget)
{
  ArbTablePage *self = ARB_TABLE_PAGE (widget);

  return self->board != NULL && gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
arb_table_page_dispose (GObject *object)
{
  ArbTablePage *self = ARB_TABLE_PAGE (object);

  if (self->session != NULL)
    arb_table_page_set_session (self, NULL);
  g_clear_object (&self->sight);
  g_clear_object (&self->desk);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (arb_table_page_parent_class)->dispose (object);
}

static void
arb_table_page_finalize (GObject *object)
{
  ArbTablePage *self = ARB_TABLE_PAGE (object);

  g_object_unref (self->writer);
  arb_textures_unref (self->textures);

  G_OBJECT_CLASS (arb_table_page_parent_class)->finalize (object);
}

static void
table_page_bind (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, done_below);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, done_aside);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, overlay);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, foot);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, map_tools);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, advice);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, owners);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, done);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, flap);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, strip_revealer);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, strip);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, place);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, tie_revealer);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, info_revealer);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, info);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, replay_revealer);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, replay);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, stock_button);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, stock_label);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, pause);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, prompt);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, answer_below);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, side);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, scoreboard);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, answer_place);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, views);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, ledger);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, timeline);
}

static void
arb_table_page_class_init (ArbTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_table_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = arb_table_page_finalize;
  widget_class->map = arb_table_page_map;
  widget_class->unmap = arb_table_page_unmap;
  widget_class->root = arb_table_page_root;
  widget_class->unroot = arb_table_page_unroot;
  widget_class->grab_focus = arb_table_page_grab_focus;

  g_type_ensure (ARB_TYPE_DONE_LINE);
  g_type_ensure (ARB_TYPE_PAUSE);
  g_type_ensure (ARB_TYPE_PROMPT);
  g_type_ensure (ARB_TYPE_REPLAY);
  g_type_ensure (ARB_TYPE_SCOREBOARD);
  g_type_ensure (ARB_TYPE_SCORE_STRIP);
  g_type_ensure (ARB_TYPE_LEDGER_VIEW);
  g_type_ensure (ARB_TYPE_TIMELINE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/table-page.ui");
  table_page_bind (widget_class);
  g_signal_new ("said", ARB_TYPE_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* The next evening begins with the game's own page if this one ended with it.  The list of moves is only looked at. */
static void
view_changed (ArbTablePage *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->views);
  const gboolean own = g_strcmp0 (name, "own") == 0;

  if (self->own != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && arb_settings () != NULL
      && (own || g_strcmp0 (name, "points") == 0))
    g_settings_set_boolean (arb_settings (), "own-page", own);
}

void
arb_table_page_fit_scoreboard (ArbTablePage *self)
{
  const gboolean moves = g_strcmp0 (adw_view_stack_get_visible_child_name (self->views), "moves") == 0;

  arb_scoreboard_set_low (self->scoreboard,
                          gtk_widget_get_visible (GTK_WIDGET (self->answer_place))
                              || (moves && gtk_revealer_get_reveal_child (arb_timeline_tools (self->timeline))));
}

/* Long lists of answers may cover the board, but not what stands between it and the prompt. */
static void
between_changed (ArbTablePage *self)
{
  arb_prompt_set_covers (self->prompt, !gtk_widget_get_visible (GTK_WIDGET (self->stock_button))
                                           && !gtk_revealer_get_reveal_child (self->replay_revealer)
                                           && !gtk_widget_get_visible (GTK_WIDGET (self->answer_below))
                                           && !gtk_widget_get_visible (GTK_WIDGET (self->foot)));
}

/* What the answers cover of the board. */
static void
grown (ArbTablePage *self, guint pixels)
{
  self->covered = (int) pixels;
  lift_tools (self); /* first: the board looks where they are */
  if (self->board != NULL)
    arb_board_set_covered (self->board, self->covered);
}

static void
connect_parts (ArbTablePage *self)
{
  g_signal_connect_swapped (self->prompt, "grown", G_CALLBACK (grown), self);
  g_signal_connect_swapped (self->overlay, "get-child-position", G_CALLBACK (board_placed), self);
  g_signal_connect_swapped (self->prompt, "pick", G_CALLBACK (arb_writer_pick), self->writer);
  g_signal_connect_swapped (self->prompt, "words", G_CALLBACK (words_given), self);
  g_signal_connect_swapped (self->prompt, "back", G_CALLBACK (backed), self);
  g_signal_connect_swapped (self->prompt, "key", G_CALLBACK (keyed), self);
  g_signal_connect_swapped (self->prompt, "now", G_CALLBACK (now_wanted), self);
  g_signal_connect_swapped (self->prompt, "again", G_CALLBACK (again_wanted), self);
  g_signal_connect_swapped (self->replay, "look", G_CALLBACK (replay_looks), self);
  g_signal_connect_swapped (self->replay_revealer, "notify::reveal-child", G_CALLBACK (replay_turned), self);
  g_signal_connect_swapped (self->replay_revealer, "notify::reveal-child", G_CALLBACK (between_changed), self);
  g_signal_connect_swapped (self->stock_button, "notify::visible", G_CALLBACK (between_changed), self);
  g_signal_connect_swapped (self->answer_below, "notify::visible", G_CALLBACK (between_changed), self);
  g_signal_connect_swapped (self->foot, "notify::visible", G_CALLBACK (between_changed), self);
  g_signal_connect_swapped (self->scoreboard, "player", G_CALLBACK (arb_table_page_choose_player), self);
  g_signal_connect_swapped (self->ledger, "line", G_CALLBACK (line_chosen), self);
  g_signal_connect_object (self->writer, "again", G_CALLBACK (arb_table_page_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "begun", G_CALLBACK (arb_table_page_show_flow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "prompt", G_CALLBACK (arb_table_page_update_flow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "step", G_CALLBACK (stepped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "place", G_CALLBACK (place_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "asked", G_CALLBACK (arb_table_page_explain), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "said", G_CALLBACK (arb_table_page_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (arb_timeline_tools (self->timeline), "notify::reveal-child",
                            G_CALLBACK (arb_table_page_fit_scoreboard), self);
  g_signal_connect_swapped (self->views, "notify::visible-child", G_CALLBACK (arb_table_page_fit_scoreboard), self);
  g_signal_connect_swapped (self->flap, "notify::reveal-flap", G_CALLBACK (side_changed), self);
  g_signal_connect_swapped (self->views, "notify::visible-child", G_CALLBACK (view_changed), self);
  g_signal_connect_swapped (self->flap, "notify::folded", G_CALLBACK (folded), self);
}

static void
arb_table_page_init (ArbTablePage *self)
{
  self->textures = arb_textures_new ();
  self->actions = g_simple_action_group_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->writer = arb_writer_new (GTK_WIDGET (self), self->timeline);
  arb_side_width_follow (self->side);
  arb_table_page_add_actions (self);
  arb_table_page_add_desk (self);
  arb_prompt_set_textures (self->prompt, self->textures);
  connect_parts (self);
  arb_palette_watch (G_OBJECT (self), G_CALLBACK (look_changed));
  arb_text_size_watch (G_OBJECT (self), G_CALLBACK (text_size_changed));
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (look_changed), NULL);
  look_changed (self);
  side_changed (self);
  arb_table_page_update (self);
}

static void
set_own (ArbTablePage *self)
{
  AdwViewStackPage *page;

  GtkWidget *before = g_steal_pointer (&self->own);

  if (before != NULL)
    adw_view_stack_remove (self->views, before);
  self->own = self->face->side_new != NULL ? self->face->side_new (self->textures) : NULL;
  if (self->own == NULL)
    return;
  page = adw_view_stack_add_titled (self->views, self->own, "own", "");
  adw_view_stack_page_set_icon_name (page, self->face->side_icon);
  if (g_signal_lookup ("ask", G_OBJECT_TYPE (self->own)) != 0)
    g_signal_connect_object (self->own, "ask", G_CALLBACK (asked), self, G_CONNECT_SWAPPED);
  if (arb_settings_on ("own-page"))
    adw_view_stack_set_visible_child (self->views, self->own);
}

/* The buttons are over the board, or below it. */
static void
place_tools (ArbTablePage *self)
{
  const gboolean below = self->face->tools_below;

  if (gtk_widget_get_visible (self->foot) == below)
    return;
  g_object_ref (self->map_tools);
  if (below)
    {
      gtk_overlay_remove_overlay (self->overlay, self->map_tools);
      gtk_box_append (GTK_BOX (self->foot), self->map_tools);
    }
  else
    {
      gtk_box_remove (GTK_BOX (self->foot), self->map_tools);
      gtk_overlay_add_overlay (self->overlay, self->map_tools);
    }
  gtk_widget_set_hexpand (self->map_tools, below);
  g_object_unref (self->map_tools);
  gtk_widget_set_visible (self->foot, below);
}

/* Each game has its own parts. */
static void
set_face (ArbTablePage *self, const ArbGameFace *face)
{
  if (self->face == face)
    return;
  self->face = face;
  place_tools (self);
  g_clear_object (&self->sight);
  self->board = g_object_new (face->board_type (), NULL);
  adw_bin_set_child (self->place, GTK_WIDGET (self->board));
  arb_board_set_textures (self->board, self->textures);
  set_corner (self);
  arb_board_set_covered (self->board, self->covered);
  self->sight = face->sight_new (self->board, self->textures);
  arb_table_page_show_card (self);
  g_signal_connect_object (self->board, "pick", G_CALLBACK (arb_writer_pick), self->writer, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "point", G_CALLBACK (arb_writer_point), self->writer, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "refuse", G_CALLBACK (arb_writer_refuse), self->writer, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "turn", G_CALLBACK (turned), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "look", G_CALLBACK (looked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "look", G_CALLBACK (place_looked_at), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sight, "changed", G_CALLBACK (sight_changed), self, G_CONNECT_SWAPPED);
  folded (self);
  set_own (self);
}

void
arb_table_page_set_session (ArbTablePage *self, ArbSession *session)
{
  g_return_if_fail (ARB_IS_TABLE_PAGE (self));
  g_return_if_fail (session == NULL || ARB_IS_SESSION (session));

  if (self->session == session)
    return;
  watch (self, FALSE);
  arb_table_page_end_photo (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  arb_done_line_hush (self->done);
  arb_ledger_view_set_player (self->ledger, -1);
  /* The old game's tiles are freed with it, so nothing may draw them after this. */
  rest (self);
  forget_pictures (self);
  arb_prompt_set_textures (self->prompt, self->textures);
  gtk_revealer_set_reveal_child (self->replay_revealer, FALSE);
  arb_scoreboard_follow_clock (self->scoreboard, session);
  g_set_object (&self->session, session);
  arb_desk_set_session (self->desk, session);
  arb_writer_set_session (self->writer, session);
  if (session != NULL)
    set_face (self, arb_game_face (arb_session_setup (session)->game));
  if (session != NULL)
    {
      g_signal_connect_swapped (session, "changed", G_CALLBACK (arb_table_page_update), self);
      g_signal_connect_swapped (session, "clock", G_CALLBACK (update_pause), self);
      watch (self, TRUE);
      update_pause (self);
    }
  arb_table_page_update (self);
  if (session != NULL)
    arb_board_focus (self->board);
}

GActionGroup *
arb_table_page_get_actions (ArbTablePage *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_PAGE (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

ArbDesk *
arb_table_page_get_desk (ArbTablePage *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_PAGE (self), NULL);

  return self->desk;
}

char *
arb_table_page_topic (ArbTablePage *self)
{
  Flow *flow;

  g_return_val_if_fail (ARB_IS_TABLE_PAGE (self), NULL);

  flow = arb_writer_get_flow (self->writer);
  return flow != NULL ? flow_topic (flow) : NULL;
}
