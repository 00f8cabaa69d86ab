/* table-page.c - the page of a running game.  Acts become entries of the session; its "changed" signal updates the
 * page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is made of parts.  Here they get what they draw, and what one of them says is passed on to the others.
 *
 * The way from a key to a picture: table-keys.c turns the key into a sign of the prompt, and flow_key () takes it
 * (prompt/flow.h).  If something is still asked, the prompt and the board list the choices anew: update_flow ().  Else
 * the writer (writer.c) gives the finished entry to the session, which applies and stores it.  The session emits
 * "changed", and update () gives the new moment to the writer, the board, the side and the prompt.  The board lists
 * its cells and spots as widgets and queues a drawing.  In the next frame it draws the table, then the tiles, which are
 * kept as pictures (carcassonne/map-ground.c), then all above them (map-draw.c).
 */
#include "config.h"

#include "table-page.h"

#include "app/board/game-face.h"
#include "app/kit/palette.h"
#include "app/kit/settings.h"
#include "app/kit/text-size.h"
#include "app/kit/widgets.h"
#include "evening/photos.h"
#include "pause.h"
#include "photo-card.h"
#include "prompt.h"
#include "replay.h"
#include "scoreboard.h"
#include "stock-card.h"
#include "table-keys.h"
#include "table-side.h"
#include "table-top.h"
#include "writer.h"

struct _ArbTablePage
{
  AdwBin parent_instance;

  ArbSession *session;
  GSimpleActionGroup *actions;
  ArbTextures *textures;
  const TableSetup *setup; /* the game whose tiles are in the textures; only compared */
  const ArbGameFace *face; /* the game whose parts are in the page; NULL before the first game */
  ArbWriter *writer;
  ArbDesk *desk;
  ArbBoard *board; /* in `top` */
  ArbHighlight *highlight;
  ArbTableKeys *keys; /* while the page is in a window */

  AdwFlap *flap;
  GtkRevealer *strip_revealer;
  ArbScoreStrip *strip;
  ArbTableTop *top;
  GtkRevealer *replay_revealer;
  ArbReplay *replay;    /* updated only while it is revealed */
  GtkButton *stock;     /* what does not add up; hidden if all does */
  AdwBin *answer_below; /* of the desk, instead of the prompt, if the side page would cover the board */
  ArbPrompt *prompt;
  AdwBin *done_below; /* of the line of what was done, if the points are not beside the board */
  ArbDoneLine *done;
  ArbPause *pause; /* instead of the prompt while the table pauses */
  ArbTableSide *side;
};

G_DEFINE_TYPE (ArbTablePage, arb_table_page, ADW_TYPE_BIN)

/* ---- what the parts draw ---- */

static gboolean
pauses (ArbTablePage *self)
{
  return self->session != NULL && arb_session_pauses (self->session);
}

/* If there is little room, the side page covers the board. */
static void
uncover_board (ArbTablePage *self)
{
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

static void
say (ArbTablePage *self, ArbSaid said, const char *text)
{
  if (text == NULL)
    {
      arb_done_line_hush (self->done);
      return;
    }
  g_signal_emit_by_name (self, "said", text);
  arb_done_line_say (self->done, said, text);
}

static void
put_desk (ArbTablePage *self, AdwBin *place, gboolean here)
{
  if ((adw_bin_get_child (place) != NULL) != here)
    adw_bin_set_child (place, here ? GTK_WIDGET (self->desk) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (place), here);
}

/* In a narrow window, an answer on the board would cover what it is about. */
static ArbDeskRoom
room_of (ArbTablePage *self)
{
  if (adw_flap_get_folded (self->flap))
    return ARB_DESK_BELOW;
  return adw_flap_get_reveal_flap (self->flap) ? ARB_DESK_ASIDE : ARB_DESK_ON_BOARD;
}

/* Shows the desk, or the card of what is highlighted, or neither. */
static void
show_card (ArbTablePage *self)
{
  const gboolean answers = arb_desk_get_answer (self->desk) != NULL;
  const ArbDeskRoom room = room_of (self);
  const ArbHighlightShown *shown = arb_highlight_get_shown (self->highlight);
  const gboolean below = answers && room == ARB_DESK_BELOW, aside = answers && room == ARB_DESK_ASIDE;
  AdwBin *aside_place = arb_table_side_answer_place (self->side);

  /* It leaves the place where it was before it comes to another. */
  if (!aside)
    put_desk (self, aside_place, FALSE);
  if (!below)
    put_desk (self, self->answer_below, FALSE);
  if (answers && room == ARB_DESK_ON_BOARD)
    arb_table_top_show_card (self->top, GTK_WIDGET (self->desk), TRUE, shown->mark_low);
  else
    arb_table_top_show_card (self->top, shown->card, shown->card_shown, shown->card_low);
  put_desk (self, aside_place, aside);
  put_desk (self, self->answer_below, below);
  arb_desk_set_room (self->desk, room);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), !below && !pauses (self));
}

static void update_actions (ArbTablePage *self);

/* The prompt has changed; the state is the same. */
static void
update_flow (ArbTablePage *self)
{
  if (self->session == NULL)
    arb_prompt_update (self->prompt, NULL, NULL, NULL);
  else
    {
      const TableMoment moment = arb_session_moment (self->session);
      g_autofree char *aside = arb_writer_aside (self->writer);

      arb_prompt_update (self->prompt, &moment, arb_writer_get_asked (self->writer), aside);
      arb_board_update_flow (self->board);
    }
  update_actions (self);
}

/* Another prompt stands there; the state is the same. */
static void
show_flow (ArbTablePage *self)
{
  const TableMoment moment = arb_session_moment (self->session);

  arb_board_update (self->board, &moment, arb_writer_get_asked (self->writer));
  update_flow (self);
}

/* Draws nothing of a game on the board. */
static void
rest (ArbTablePage *self)
{
  if (self->face == NULL)
    return;
  arb_desk_close (self->desk);
  arb_board_update (self->board, NULL, NULL);
  arb_highlight_update (self->highlight, NULL);
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
  const char *text = sentence != NULL ? sentence : "";

  gtk_widget_set_visible (GTK_WIDGET (self->stock), sentence != NULL);
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (self->stock)), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stock), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The tiles of a game go with it, and the pictures are known by their tiles. */
static void
forget_pictures (ArbTablePage *self)
{
  arb_textures_clear (self->textures);
  if (self->board != NULL)
    arb_board_update_look (self->board);
}

static void
update (ArbTablePage *self)
{
  const TableMoment now = self->session != NULL ? arb_session_moment (self->session) : (TableMoment){ NULL };
  const TableMoment *moment = self->session != NULL ? &now : NULL;

  if (moment == NULL)
    rest (self);
  else
    {
      arb_desk_close (self->desk);
      if (moment->setup != self->setup)
        forget_pictures (self);
      self->setup = moment->setup;
      arb_writer_update (self->writer);
      arb_board_update (self->board, moment, arb_writer_get_asked (self->writer));
      arb_highlight_update (self->highlight, moment);
    }
  arb_table_side_update (self->side, arb_writer_shown (self->writer));
  update_strip (self);
  update_stock (self, moment);
  update_replay (self);
  update_flow (self);
}

/* ---- going back ---- */

/* Ends one of these, in this order: the prompt for questions, the answer of the desk, what is highlighted, the change
 * of an old entry or the look at an earlier moment, the replay.  FALSE if there is none of them. */
static gboolean
leave (ArbTablePage *self)
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
  if (arb_highlight_leave (self->highlight))
    return TRUE;
  if (!arb_writer_is_now (self->writer))
    arb_writer_look_at (self->writer, G_MAXUINT);
  else if (gtk_revealer_get_reveal_child (self->replay_revealer))
    gtk_revealer_set_reveal_child (self->replay_revealer, FALSE);
  else
    return FALSE;
  return TRUE;
}

static void
leave_all (ArbTablePage *self)
{
  while (leave (self))
    ;
}

static gboolean
escape (gpointer page)
{
  ArbTablePage *self = page;

  if (adw_flap_get_folded (self->flap) && adw_flap_get_reveal_flap (self->flap))
    {
      uncover_board (self);
      return TRUE;
    }
  return arb_prompt_close (self->prompt) || leave (self);
}

/* ---- what was chosen ---- */

static void
choose_player (ArbTablePage *self, int player)
{
  if (arb_desk_ask_player (self->desk, player))
    return;
  arb_table_side_show_player (self->side, player);
  arb_highlight_player (self->highlight, player, -1);
}

static void
line_chosen (ArbTablePage *self, const TableLine *line, gboolean effect, gboolean expected)
{
  arb_writer_point_at_entry (self->writer, expected ? -1 : (int) line->entry);
  if (arb_desk_ask_line (self->desk, line, effect, expected))
    return;
  arb_highlight_line (self->highlight, line, expected);
  uncover_board (self);
}

static void
asked (ArbTablePage *self, int player, int topic)
{
  arb_highlight_player (self->highlight, player, topic);
  uncover_board (self);
}

static void
looked (ArbTablePage *self, int x, int y, int part)
{
  if (!arb_desk_ask_place (self->desk, x, y, part))
    arb_highlight_look (self->highlight, x, y, part);
  arb_writer_point_at (self->writer, x, y);
}

/* ---- what the other parts say ---- */

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
    update (self);
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
    leave (self);
  else
    arb_writer_back (self->writer);
}

static void
desk_said (ArbTablePage *self, const char *sentence)
{
  say (self, ARB_SAID_ONLY, sentence);
}

static void
desk_changed (ArbTablePage *self)
{
  show_card (self);
  if (arb_desk_get_answer (self->desk) != NULL)
    uncover_board (self);
}

/* The person goes on: nothing of what was said and highlighted is needed any more. */
static void
stepped (ArbTablePage *self)
{
  arb_done_line_hush (self->done);
  arb_desk_close (self->desk);
  if (!flow_keeps_highlight (arb_writer_get_flow (self->writer)))
    arb_highlight_leave (self->highlight);
  update_flow (self);
}

static void
place_wanted (ArbTablePage *self)
{
  uncover_board (self);
  arb_board_focus (self->board);
}

static void
highlight_changed (ArbTablePage *self)
{
  const char *words = arb_highlight_get_shown (self->highlight)->words;

  if (words == NULL)
    arb_done_line_unsee (self->done);
  else if (self->face->words_below)
    say (self, ARB_SAID_SEEN, words);
  arb_table_top_show_words (self->top, self->face->words_below ? NULL : words);
  show_card (self);
}

/* Long lists of answers may cover the board, but not what stands between it and the prompt. */
static void
between_changed (ArbTablePage *self)
{
  arb_prompt_set_covers (self->prompt, !gtk_widget_get_visible (GTK_WIDGET (self->stock))
                                           && !gtk_revealer_get_reveal_child (self->replay_revealer)
                                           && !gtk_widget_get_visible (GTK_WIDGET (self->answer_below))
                                           && !(self->face != NULL && self->face->tools_below));
}

/* ---- how it looks ---- */

static void
draw_again (ArbTablePage *self)
{
  arb_prompt_set_textures (self->prompt, self->textures);
  if (self->board != NULL)
    arb_board_update_look (self->board);
  if (self->session != NULL)
    update (self);
}

/* The line of what was done stands below the points while they are beside the board: so the board is higher. */
static void
place_done_line (ArbTablePage *self)
{
  const gboolean aside = adw_flap_get_reveal_flap (self->flap) && !adw_flap_get_folded (self->flap);
  AdwBin *aside_place = arb_table_side_line_place (self->side);

  gtk_widget_set_visible (GTK_WIDGET (self->done_below), !aside);
  gtk_widget_set_visible (GTK_WIDGET (aside_place), aside);
  if (adw_bin_get_child (aside ? aside_place : self->done_below) != NULL)
    return;
  g_object_ref (self->done);
  adw_bin_set_child (aside ? self->done_below : aside_place, NULL);
  adw_bin_set_child (aside ? aside_place : self->done_below, GTK_WIDGET (self->done));
  g_object_unref (self->done);
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
  if (self->highlight != NULL)
    show_card (self);
}

static void
follow_fold (GtkWidget *page)
{
  ArbTablePage *self = ARB_TABLE_PAGE (page);

  arb_table_top_set_narrow (self->top, adw_flap_get_folded (self->flap));
  place_done_line (self);
  if (self->highlight == NULL)
    return;
  arb_highlight_set_brief (self->highlight, adw_flap_get_folded (self->flap));
  show_card (self);
}

static void
folded (ArbTablePage *self)
{
  arb_widget_next_frame (GTK_WIDGET (self), follow_fold);
}

/* ---- the clock and the pause ---- */

static void
update_pause (ArbTablePage *self)
{
  if (!arb_pause_update (self->pause, pauses (self)))
    return;
  show_card (self);
  if (!pauses (self))
    arb_board_focus (self->board);
  update (self);
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

/* ---- photos ---- */

static gboolean
photo_taken (GtkWidget *parent, GBytes *photo, const char *caption, TableRefusal *why)
{
  ArbTablePage *self = ARB_TABLE_PAGE (parent);
  g_autofree char *line = arb_photo_keep (self->session, photo, caption, why);

  return line != NULL && arb_writer_enter (self->writer, line, why);
}

gboolean
arb_table_page_attach_photo (ArbTablePage *self, GFile *file)
{
  g_return_val_if_fail (ARB_IS_TABLE_PAGE (self) && G_IS_FILE (file), FALSE);

  if (!g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), "photo"))
    return FALSE;
  arb_photo_card_open (GTK_WIDGET (self), file, photo_taken);
  return TRUE;
}

/* ---- actions ---- */

static void
more (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbTablePage *self = data;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.table", NULL);
  arb_writer_key (self->writer, '?', FALSE);
}

static void
player (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbTablePage *self = data;
  int index = g_variant_get_int32 (parameter);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.table", NULL);
  if (index >= 0 && index < (int) arb_session_setup (self->session)->n_players)
    choose_player (self, index);
}

static void
photo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_photo_card_choose (data, photo_taken);
}

static void
photo_paste (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_photo_card_paste (data, photo_taken);
}

static void
pause_or_go_on (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbTablePage *self = data;
  const gboolean begins = !pauses (self);

  if (begins)
    leave_all (self);
  arb_session_hold (self->session, ARB_HOLD_PAUSE, begins);
}

static void
ask (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbTablePage *self = data;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.table", NULL);
  if (arb_writer_is_asking (self->writer))
    {
      leave (self);
      return;
    }
  arb_done_line_hush (self->done);
  arb_desk_close (self->desk);
  arb_highlight_leave (self->highlight);
  arb_writer_ask (self->writer);
  arb_board_focus (self->board);
}

static const GActionEntry entries[] = {
  { "more", more },   { "player", player, "i" },      { "pause", pause_or_go_on },
  { "photo", photo }, { "photo-paste", photo_paste }, { "ask", ask },
};

static void
add_actions (ArbTablePage *self)
{
  g_autoptr (GPropertyAction) side = g_property_action_new ("side", self->flap, "reveal-flap");
  g_autoptr (GPropertyAction) replay = g_property_action_new ("replay", self->replay_revealer, "reveal-child");

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  arb_table_top_add_actions (self->top, G_ACTION_MAP (self->actions));
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (side));
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (replay));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (self->actions));
}

static void
update_actions (ArbTablePage *self)
{
  GActionMap *map = G_ACTION_MAP (self->actions);
  const gboolean shown = self->session != NULL, plays = shown && !pauses (self);

  arb_action_enable (map, "pause", shown);
  arb_action_enable (map, "player", shown);
  arb_action_enable (map, "more", plays);
  arb_action_enable (map, "photo", plays);
  arb_action_enable (map, "photo-paste", plays);
  arb_action_enable (map, "ask", plays && arb_session_setup (self->session)->game->queries != NULL);
  arb_writer_update_actions (self->writer);
  arb_table_top_update_actions (self->top, shown ? arb_session_setup (self->session) : NULL,
                                arb_desk_update_advice (self->desk));
}

/* ---- the session ---- */

/* Each game has its own parts. */
static void
set_face (ArbTablePage *self, const ArbGameFace *face)
{
  if (self->face == face)
    return;
  self->face = face;
  g_clear_object (&self->highlight);
  self->board = g_object_new (face->board_type (), NULL);
  arb_board_set_textures (self->board, self->textures);
  arb_table_top_set_board (self->top, self->board, face->tools_below);
  between_changed (self);
  if (self->keys != NULL)
    arb_table_keys_set_board (self->keys, self->board);
  self->highlight = face->highlight_new (self->board, self->textures);
  arb_desk_set_highlight (self->desk, self->highlight);
  g_signal_connect_object (self->board, "pick", G_CALLBACK (arb_writer_pick), self->writer, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "point", G_CALLBACK (arb_writer_point), self->writer, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "refuse", G_CALLBACK (arb_writer_refuse), self->writer, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "turn", G_CALLBACK (turned), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "look", G_CALLBACK (looked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->highlight, "changed", G_CALLBACK (highlight_changed), self, G_CONNECT_SWAPPED);
  follow_fold (GTK_WIDGET (self));
}

void
arb_table_page_set_session (ArbTablePage *self, ArbSession *session)
{
  g_return_if_fail (ARB_IS_TABLE_PAGE (self));
  g_return_if_fail (session == NULL || ARB_IS_SESSION (session));

  if (self->session == session)
    return;
  watch (self, FALSE);
  arb_photo_card_end (GTK_WIDGET (self));
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  arb_done_line_hush (self->done);
  /* The old game's tiles are freed with it, so nothing may draw them after this. */
  rest (self);
  arb_table_side_set_session (self->side, session);
  forget_pictures (self);
  arb_prompt_set_textures (self->prompt, self->textures);
  gtk_revealer_set_reveal_child (self->replay_revealer, FALSE);
  g_set_object (&self->session, session);
  arb_desk_set_session (self->desk, session);
  arb_writer_set_session (self->writer, session);
  if (session != NULL)
    {
      set_face (self, arb_game_face (arb_session_setup (session)->game));
      g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
      g_signal_connect_swapped (session, "clock", G_CALLBACK (update_pause), self);
      watch (self, TRUE);
      update_pause (self);
    }
  update (self);
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

/* ---- the class ---- */

static void
arb_table_page_root (GtkWidget *widget)
{
  ArbTablePage *self = ARB_TABLE_PAGE (widget);
  const ArbTableKeysParts parts = { .page = widget,
                                    .actions = G_ACTION_GROUP (self->actions),
                                    .writer = self->writer,
                                    .desk = self->desk,
                                    .prompt = self->prompt,
                                    .replay = self->replay,
                                    .escape = escape };

  GTK_WIDGET_CLASS (arb_table_page_parent_class)->root (widget);
  self->keys = arb_table_keys_new (&parts, self->board);
}

static void
arb_table_page_unroot (GtkWidget *widget)
{
  g_clear_pointer (&ARB_TABLE_PAGE (widget)->keys, arb_table_keys_free);
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
  g_clear_object (&self->highlight);
  g_clear_object (&self->desk);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (arb_table_page_parent_class)->dispose (object);
}

static void
arb_table_page_class_init (ArbTablePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_table_page_dispose;
  TABLE_FREES (klass, ArbTablePage, g_object_unref, writer);
  TABLE_FREES (klass, ArbTablePage, arb_textures_unref, textures);
  TABLE_OVERRIDE (GTK_WIDGET_CLASS (klass), arb_table_page, map, unmap, root, unroot, grab_focus);

  g_type_ensure (ARB_TYPE_DONE_LINE);
  g_type_ensure (ARB_TYPE_PAUSE);
  g_type_ensure (ARB_TYPE_PROMPT);
  g_type_ensure (ARB_TYPE_REPLAY);
  g_type_ensure (ARB_TYPE_SCORE_STRIP);
  g_type_ensure (ARB_TYPE_TABLE_SIDE);
  g_type_ensure (ARB_TYPE_TABLE_TOP);
  arb_class_template (klass, "table-page.ui");
  ARB_BIND_CHILDREN (klass, ArbTablePage, flap, strip_revealer, strip, top, replay_revealer, replay, stock,
                     answer_below, prompt, done_below, done, pause, side);
  table_signal_new (klass, "said", 1, G_TYPE_STRING);
}

static void
connect_parts (ArbTablePage *self)
{
  g_signal_connect_object (self->writer, "again", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "begun", G_CALLBACK (show_flow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "prompt", G_CALLBACK (update_flow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "step", G_CALLBACK (stepped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "place", G_CALLBACK (place_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->writer, "said", G_CALLBACK (say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "changed", G_CALLBACK (desk_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "said", G_CALLBACK (desk_said), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->prompt, "grown", G_CALLBACK (arb_table_top_set_covered), self->top);
  g_signal_connect_swapped (self->prompt, "pick", G_CALLBACK (arb_writer_pick), self->writer);
  g_signal_connect_swapped (self->prompt, "words", G_CALLBACK (words_given), self);
  g_signal_connect_swapped (self->prompt, "back", G_CALLBACK (backed), self);
  g_signal_connect_swapped (self->prompt, "key", G_CALLBACK (keyed), self);
  g_signal_connect_swapped (self->prompt, "now", G_CALLBACK (leave_all), self);
  g_signal_connect_swapped (self->prompt, "again", G_CALLBACK (update_flow), self);
  g_signal_connect_swapped (self->replay, "look", G_CALLBACK (replay_looks), self);
  g_signal_connect_swapped (self->replay_revealer, "notify::reveal-child", G_CALLBACK (replay_turned), self);
  g_signal_connect_swapped (self->replay_revealer, "notify::reveal-child", G_CALLBACK (between_changed), self);
  g_signal_connect_swapped (self->stock, "notify::visible", G_CALLBACK (between_changed), self);
  g_signal_connect_swapped (self->answer_below, "notify::visible", G_CALLBACK (between_changed), self);
  g_signal_connect_swapped (self->side, "player", G_CALLBACK (choose_player), self);
  g_signal_connect_swapped (self->side, "line", G_CALLBACK (line_chosen), self);
  g_signal_connect_swapped (self->side, "ask", G_CALLBACK (asked), self);
  g_signal_connect_swapped (self->flap, "notify::reveal-flap", G_CALLBACK (side_changed), self);
  g_signal_connect_swapped (self->flap, "notify::folded", G_CALLBACK (folded), self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (look_changed), NULL);
  arb_palette_watch (G_OBJECT (self), G_CALLBACK (look_changed));
  arb_text_size_watch (G_OBJECT (self), G_CALLBACK (text_size_changed));
  if (arb_settings () != NULL)
    g_signal_connect_object (arb_settings (), "changed::advice", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
}

static void
arb_table_page_init (ArbTablePage *self)
{
  self->textures = arb_textures_new ();
  self->actions = g_simple_action_group_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->writer = arb_writer_new (GTK_WIDGET (self), arb_table_side_get_timeline (self->side),
                                 G_ACTION_MAP (self->actions));
  self->desk = g_object_ref_sink (arb_desk_new (self->textures, self->writer, G_ACTION_MAP (self->actions)));
  arb_prompt_set_textures (self->prompt, self->textures);
  arb_table_side_set_textures (self->side, self->textures);
  add_actions (self);
  connect_parts (self);
  look_changed (self);
  side_changed (self);
  update (self);
}
