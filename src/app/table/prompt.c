/* prompt.c - whose turn it is, the question, and every answer as a button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "prompt.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/text-size.h"
#include "app/kit/words.h"
#include "app/kit/widgets.h"
#include "app/kit/wrap.h"
#include "choice-list.h"
#include "prompt-room.h"
#include "table/table-words.h"

/* Lines of the question and of what is below it, if something stands beside them or below, and if not. */
#define ASK_LINES 2
#define DETAIL_LINES 3
#define ASK_ALONE 4
#define ASK_INSTEAD 3 /* behind which entry is replaced */
#define DETAIL_ALONE 7
#define REST_HEIGHT 18 /* pixels */

struct _ArbPrompt
{
  AdwBin parent_instance;

  ArbTextures *textures;
  const ArbGameFace *face; /* the face of the game whose inset it has; NULL: none yet */
  ArbChoiceList *list;

  ArbPromptRoom *room;
  GtkImage *badge;
  GtkLabel *ask;
  GtkLabel *detail; /* what is below the question */
  GtkLabel *note;   /* shown instead beside the picture below the question, where there is more room */
  GtkLabel *typed;
  GtkWidget *turn;
  GtkToggleButton *other; /* the switch between twins */
  GtkLabel *other_key;
  GtkLabel *other_title;
  GtkWidget *back;
  GtkWidget *more;
  GtkScrolledWindow *scroller;
  GtkWidget *now;
  GtkStack *body;
  AdwBin *inset;
  ArbWrap *choices;
  GtkLabel *rest; /* says how many answers have no room */
  GtkEntry *words;

  gboolean alone;           /* without a board in view */
  gboolean covers;          /* answers may cover what is above, unless it is alone */
  gboolean pictured;        /* a tile is shown below the question */
  gboolean finds;           /* the finder narrows the list */
  int window_height;        /* when it was last laid out */
  int list_wide, list_high; /* the room for which the list was made */
  int grown;                /* what the answers cover above it, in pixels */
  gboolean checks;          /* whether it still has this room */
  guint other_sign;         /* the key of the switch */
};

G_DEFINE_TYPE (ArbPrompt, arb_prompt, ADW_TYPE_BIN)

/* ---- signals ---- */

static void
picked (ArbPrompt *self, guint choice)
{
  g_signal_emit_by_name (self, "pick", choice);
}

static void
words_given (ArbPrompt *self)
{
  g_signal_emit_by_name (self, "words", gtk_editable_get_text (GTK_EDITABLE (self->words)));
}

static void
back_clicked (ArbPrompt *self)
{
  g_signal_emit_by_name (self, "back");
}

static void
turn_clicked (ArbPrompt *self)
{
  g_signal_emit_by_name (self, "key", (guint) FLOW_KEY_SPACE);
}

static void
other_clicked (ArbPrompt *self)
{
  g_signal_emit_by_name (self, "key", self->other_sign);
}

static void
inset_keyed (ArbPrompt *self, guint key)
{
  g_signal_emit_by_name (self, "key", key);
}

static void
look_again (GtkWidget *self)
{
  g_signal_emit_by_name (self, "again");
}

static void
now_clicked (ArbPrompt *self)
{
  g_signal_emit_by_name (self, "now");
}

/* ---- drawing ---- */

static void
set_state_class (GtkWidget *widget, const char *name)
{
  static const char *const all[] = { "dim-label", "error", "preview", "reminder" };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_widget_remove_css_class (widget, all[i]);
  gtk_widget_add_css_class (widget, name);
}

static void
set_question (ArbPrompt *self, const char *who, const char *ask)
{
  g_autofree char *markup = g_markup_printf_escaped (*ask != '\0' ? "<b>%s</b>  %s" : "<b>%s</b>", who, ask);

  gtk_label_set_markup (self->ask, markup);
}

/* The picture of a tile leaves the room beside it free. */
static void
set_detail (ArbPrompt *self, const char *words, const char *class)
{
  const gboolean beside = self->pictured && arb_prompt_room_is_beside (self->room);
  GtkLabel *shown = beside ? self->note : self->detail, *hidden = beside ? self->detail : self->note;

  gtk_label_set_text (shown, words);
  set_state_class (GTK_WIDGET (shown), class);
  gtk_widget_set_visible (GTK_WIDGET (shown), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (hidden), FALSE);
}

/* One sentence after the other; those that are NULL or "" are not there. */
static void
set_sentences (ArbPrompt *self, const char *class, const char *first, const char *second, const char *third)
{
  const char *const words[] = { first, second, third };
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *sentence = arb_sentence (words[i] != NULL ? words[i] : "");

      g_string_append_printf (told, told->len > 0 && *sentence != '\0' ? " %s" : "%s", sentence);
    }
  set_detail (self, told->str, class);
}

/* What every answer would bring, in the words that usually stand beside each of them; NULL: nothing. */
static char *
tell_alike (Flow *flow)
{
  const char *all = flow_brings_all (flow);

  /* Translators: what every answer would bring */
  return all != NULL ? g_strdup_printf (_ ("with each answer: %s"), all) : NULL;
}

static void
update_detail (ArbPrompt *self, Flow *flow)
{
  g_autofree char *preview = flow_preview (flow);
  g_autofree char *reminder = flow_reminder (flow);
  g_autofree char *hint = flow_hint (flow), *alike = tell_alike (flow);
  /* A forecast takes the line of the hint, but not what Space does: the button for it has no words. */
  const char *turns = flow_can_turn (flow) ? hint : NULL;
  const char *problem = flow->problem;

  if (*problem != '\0')
    set_sentences (self, "error", problem, alike, NULL);
  else if (preview != NULL && *preview != '\0')
    set_sentences (self, "preview", preview, alike, turns);
  else if (reminder != NULL)
    set_sentences (self, "reminder", reminder, alike, turns);
  else if (alike != NULL)
    set_sentences (self, "preview", alike, hint, NULL);
  else
    {
      g_autofree char *words = table_capital (hint != NULL ? hint : "");

      set_detail (self, words, "dim-label");
    }
}

/* Is there a line about answers without room?  Below the finder, tiles need all the height. */
static gboolean
tells_rest (ArbPrompt *self)
{
  return !self->finds || arb_prompt_room_is_beside (self->room);
}

/* The height for the answers.  Beside a finder, the line below them always has its room. */
static int
height_of (ArbPrompt *self)
{
  const int line = self->finds && tells_rest (self) ? arb_text_sized (REST_HEIGHT) : 0;

  return arb_prompt_room_answers_height (self->room) - line;
}

/* What has no room in the list is on the board, or the finder leads there. */
static void
tell_rest (ArbPrompt *self)
{
  const guint n = arb_choice_list_n_unseen (self->list);
  g_autofree char *words = NULL;

  if (n > 0 && self->finds)
    words = g_strdup_printf (ngettext ("%u more: choose an edge or a mark", "%u more: choose an edge or a mark", n), n);
  else if (n > 0)
    words = g_strdup_printf (ngettext ("%u more on the map", "%u more on the map", n), n);
  arb_label_show (self->rest, tells_rest (self) ? words : NULL);
  /* Else it stands in place of the hint, whose keys the finder's buttons have, too. */
  if (!tells_rest (self) && words != NULL && gtk_widget_has_css_class (GTK_WIDGET (self->detail), "dim-label"))
    gtk_label_set_text (self->detail, words);
}

/* After the frame, the list may have another room than that for which it was made. */
static void
check_room (GtkWidget *widget)
{
  ArbPrompt *self = ARB_PROMPT (widget);
  GtkWidget *scroller = GTK_WIDGET (self->scroller);

  self->checks = FALSE;
  if (gtk_widget_get_mapped (scroller))
    arb_choice_list_set_room (self->list, gtk_widget_get_width (scroller), height_of (self));
  tell_rest (self);
  arb_choice_list_mend_focus (self->list);
  if (arb_prompt_room_grown (self->room) != self->grown)
    {
      self->grown = arb_prompt_room_grown (self->room);
      g_signal_emit_by_name (self, "grown", (guint) self->grown);
    }
  if (self->face->choice_size != NULL && gtk_widget_get_mapped (scroller)
      && (gtk_widget_get_width (scroller) != self->list_wide || height_of (self) != self->list_high))
    look_again (widget);
}

static void
check_room_later (ArbPrompt *self)
{
  if (self->checks || self->face == NULL)
    return;
  self->checks = TRUE;
  arb_widget_after_frame (GTK_WIDGET (self), check_room);
}

/* The line about answers without room takes room itself: what is left of the last question must not cut these. */
static gboolean
has_room_for_all (ArbPrompt *self)
{
  int high;

  if (self->finds || self->list_wide <= 0 || !gtk_widget_get_visible (GTK_WIDGET (self->rest)))
    return FALSE; /* or there is no such line, or no room yet */
  gtk_widget_measure (GTK_WIDGET (self->choices), GTK_ORIENTATION_VERTICAL, self->list_wide, NULL, &high, NULL, NULL);
  return high <= self->list_high;
}

static void
update_choices (ArbPrompt *self, const TableMoment *moment, Flow *flow)
{
  GtkWidget *scroller = GTK_WIDGET (self->scroller);

  self->list_wide = gtk_widget_get_width (scroller);
  self->list_high = height_of (self);
  if (arb_choice_list_update (self->list, moment, flow, self->textures, self->list_wide, self->list_high, self->finds))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  if (has_room_for_all (self))
    arb_label_show (self->rest, NULL);
  check_room_later (self);
}

/* Alone in their column, the question and the line below have room for all they say.  Else they have so many lines that
 * the board stays still, one more below a short question; what is cut is in a tooltip. */
static void
update_lines (ArbPrompt *self)
{
  const gboolean alone = arb_prompt_room_is_beside (self->room) && !gtk_widget_get_visible (GTK_WIDGET (self->inset));

  int asked;

  gtk_label_set_lines (self->ask, alone ? ASK_ALONE : gtk_widget_get_visible (self->now) ? ASK_INSTEAD : ASK_LINES);
  asked = pango_layout_get_line_count (gtk_label_get_layout (self->ask));
  gtk_label_set_lines (self->detail, alone ? DETAIL_ALONE : asked < ASK_LINES ? DETAIL_LINES + 1 : DETAIL_LINES);
}

static gboolean
tell_cut (GtkLabel *label, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

static void
tell_when_cut (GtkLabel *label)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (tell_cut), NULL);
  arb_widget_keep_least_width (label);
}

static void
update_words (ArbPrompt *self, Flow *flow)
{
  gboolean wanted = flow_asks (flow) == FLOW_ASKS_WORDS;
  gboolean shown = g_strcmp0 (gtk_stack_get_visible_child_name (self->body), "words") == 0;
  g_autofree char *otherwise = NULL;

  if (!wanted)
    {
      gtk_stack_set_visible_child_name (self->body, "choices");
      return;
    }
  otherwise = flow_words_default (flow);
  gtk_entry_set_placeholder_text (self->words, otherwise != NULL ? otherwise : "");
  if (!shown)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->words), flow->begun);
      gtk_stack_set_visible_child_name (self->body, "words");
      gtk_widget_grab_focus (GTK_WIDGET (self->words));
      gtk_editable_set_position (GTK_EDITABLE (self->words), -1);
    }
}

static void
update_aside (ArbPrompt *self, const char *aside)
{
  set_question (self, _ ("An earlier moment"), "");
  set_detail (self, aside, "dim-label");
  gtk_image_set_from_icon_name (self->badge, "document-open-recent-symbolic");
  gtk_image_set_pixel_size (self->badge, 32);
  gtk_widget_set_visible (GTK_WIDGET (self->body), FALSE);
  arb_choice_list_clear (self->list);
}

static void
update_who (ArbPrompt *self, const TableMoment *moment, Flow *flow, const char *aside)
{
  const TablePlayer *player = &moment->setup->players[MAX (flow_player (flow), 0)];
  g_autofree char *ask = flow_ask (flow);

  if (flow_asks (flow) == FLOW_ASKS_NOTHING)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->badge), TRUE);
      gtk_image_set_from_icon_name (self->badge, "emblem-ok-symbolic");
      gtk_image_set_pixel_size (self->badge, 32);
      set_question (self, ask, "");
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->badge), flow_player (flow) >= 0);
  if (flow_player (flow) < 0) /* the table counts by itself */
    {
      set_question (self, ask, "");
      return;
    }
  arb_textures_show_badge (self->textures, self->badge, player->colour, player->letter, 40);
  set_question (self, aside != NULL ? aside : table_name_said (player), ask);
}

/* Each game has its own inset. */
static void
set_face (ArbPrompt *self, const ArbGameFace *face)
{
  GtkWidget *inset = face->inset_type != NULL ? g_object_new (face->inset_type (), NULL) : NULL;

  self->face = face;
  arb_prompt_room_set_spare (self->room, face->tools_below);
  arb_choice_list_clear (self->list);
  adw_bin_set_child (self->inset, inset);
  gtk_widget_set_visible (GTK_WIDGET (self->inset), FALSE);
  if (inset == NULL)
    return;
  /* A hidden inset takes no room, and no gap beside it. */
  g_object_bind_property (inset, "visible", self->inset, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (inset, "pick", G_CALLBACK (picked), self);
  g_signal_connect_swapped (inset, "key", G_CALLBACK (inset_keyed), self);
  g_signal_connect_swapped (inset, "again", G_CALLBACK (look_again), self);
}

static void
update_other (ArbPrompt *self, Flow *flow)
{
  const char *title = flow != NULL ? flow_switch_title (flow) : NULL;
  const char key[] = { title != NULL ? g_ascii_toupper (flow_switch_key (flow)) : '\0', '\0' };

  gtk_widget_set_visible (GTK_WIDGET (self->other), title != NULL);
  if (title == NULL)
    return;
  self->other_sign = (guint) flow_switch_key (flow);
  gtk_label_set_text (self->other_key, key);
  gtk_label_set_text (self->other_title, title);
  arb_widget_name (GTK_WIDGET (self->other), title);
  gtk_toggle_button_set_active (self->other, flow->switched);
}

/* What Backspace does, or Escape where a question about the table is asked for. */
static void
update_back (ArbPrompt *self, Flow *flow)
{
  const gboolean leaves = flow_can_leave (flow);
  const char *name = leaves ? _ ("End the questions") : _ ("One step back");

  gtk_widget_set_visible (self->back, leaves || flow_can_back (flow));
  gtk_button_set_icon_name (GTK_BUTTON (self->back), leaves ? "window-close-symbolic" : "go-previous-symbolic");
  arb_widget_set_tooltip (self->back, leaves ? _ ("End the questions (Esc)") : _ ("One step back (Backspace)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static ArbInset
update_inset (ArbPrompt *self, const TableMoment *moment, Flow *flow)
{
  ArbInset inset = 0;

  if (moment != NULL && self->face != arb_game_face (moment->setup->game))
    set_face (self, arb_game_face (moment->setup->game));
  if (self->face != NULL && self->face->inset_update != NULL)
    inset = self->face->inset_update (adw_bin_get_child (self->inset), moment, flow, self->textures);
  self->pictured = (inset & ARB_INSET_LOW) == 0 && gtk_widget_get_visible (GTK_WIDGET (self->inset));
  arb_prompt_room_set_low (self->room, (inset & ARB_INSET_LOW) != 0);
  arb_prompt_room_set_grows (self->room, self->covers && !self->alone);
  self->finds = (inset & ARB_INSET_FINDS) != 0;
  /* What the finder or the board also shows need not be scrolled to. */
  arb_wrap_set_cut (self->choices, self->finds || !self->alone);
  return inset;
}

void
arb_prompt_update (ArbPrompt *self, const TableMoment *moment, Flow *flow, const char *aside)
{
  g_autofree char *typed = flow != NULL ? flow_typed_tell (flow) : NULL;
  ArbInset inset;
  gboolean over;

  g_return_if_fail (ARB_IS_PROMPT (self));

  gtk_widget_set_visible (self->now, aside != NULL);
  inset = update_inset (self, flow != NULL ? moment : NULL, flow);
  if (moment == NULL || flow == NULL)
    {
      gtk_widget_set_visible (self->turn, FALSE);
      update_other (self, NULL);
      gtk_widget_set_visible (self->back, FALSE);
      gtk_widget_set_visible (self->more, FALSE);
      gtk_label_set_text (self->typed, "");
      update_aside (self, aside != NULL ? aside : "");
      return;
    }

  over = flow_asks (flow) == FLOW_ASKS_NOTHING;
  update_who (self, moment, flow, aside);
  update_detail (self, flow);
  gtk_label_set_text (self->typed, typed);
  gtk_widget_set_visible (GTK_WIDGET (self->typed), *typed != '\0' && (inset & ARB_INSET_LOW) == 0);
  gtk_widget_set_visible (self->turn, flow_can_turn (flow));
  update_other (self, flow);
  update_back (self, flow);
  gtk_widget_set_visible (self->more, flow_asks (flow) != FLOW_ASKS_MORE);
  gtk_widget_set_visible (GTK_WIDGET (self->body), !over);
  update_lines (self);
  update_words (self, flow);
  update_choices (self, moment, flow);
}

gboolean
arb_prompt_is_writing (ArbPrompt *self)
{
  g_return_val_if_fail (ARB_IS_PROMPT (self), FALSE);
  return gtk_widget_get_focus_child (GTK_WIDGET (self->words)) != NULL;
}

gboolean
arb_prompt_close (ArbPrompt *self)
{
  g_return_val_if_fail (ARB_IS_PROMPT (self), FALSE);
  return self->face != NULL && self->face->inset_close != NULL
         && self->face->inset_close (adw_bin_get_child (self->inset));
}

gboolean
arb_prompt_is_choosing (ArbPrompt *self)
{
  g_return_val_if_fail (ARB_IS_PROMPT (self), FALSE);
  return gtk_widget_get_focus_child (GTK_WIDGET (self->choices)) != NULL;
}

void
arb_prompt_set_textures (ArbPrompt *self, ArbTextures *textures)
{
  g_return_if_fail (ARB_IS_PROMPT (self));

  self->textures = textures;
  arb_choice_list_clear (self->list);
}

void
arb_prompt_set_alone (ArbPrompt *self, gboolean alone)
{
  g_return_if_fail (ARB_IS_PROMPT (self));

  self->alone = alone;
}

void
arb_prompt_set_covers (ArbPrompt *self, gboolean covers)
{
  g_return_if_fail (ARB_IS_PROMPT (self));

  self->covers = covers;
  arb_prompt_room_set_grows (self->room, covers && !self->alone);
}

static void
on_layout (GdkSurface *surface, int width, int height, ArbPrompt *self)
{
  /* Its height is a part of the window's. */
  if (height != self->window_height)
    gtk_widget_queue_resize (GTK_WIDGET (self->room));
  check_room_later (self);
  self->window_height = height;
  update_lines (self);
}

static void
arb_prompt_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_prompt_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)), "layout", G_CALLBACK (on_layout),
                           widget, 0);
}

static void
arb_prompt_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_native_get_surface (gtk_widget_get_native (widget)), G_CALLBACK (on_layout),
                                        widget);
  GTK_WIDGET_CLASS (arb_prompt_parent_class)->unrealize (widget);
}

static void
arb_prompt_class_init (ArbPromptClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TABLE_FREES (klass, ArbPrompt, arb_choice_list_free, list);
  TABLE_OVERRIDE (widget_class, arb_prompt, realize, unrealize);

  g_type_ensure (ARB_TYPE_WRAP);
  g_type_ensure (ARB_TYPE_PROMPT_ROOM);
  arb_class_template (klass, "table-prompt.ui");
  ARB_BIND_CHILDREN (klass, ArbPrompt, badge, ask, detail, note, typed, turn, other, other_key, other_title, back, more,
                     scroller, now, body, room, choices, rest, inset, words);
  ARB_BIND_CALLBACKS (klass, words_given, back_clicked, turn_clicked, other_clicked, now_clicked);
  gtk_widget_class_set_css_name (widget_class, "prompt");

  table_signal_new (klass, "pick", 1, G_TYPE_UINT);
  table_signal_new (klass, "words", 1, G_TYPE_STRING);
  table_signal_new (klass, "back", 0);
  table_signal_new (klass, "key", 1, G_TYPE_UINT);
  table_signal_new (klass, "now", 0);
  table_signal_new (klass, "again", 0);
  table_signal_new (klass, "grown", 1, G_TYPE_UINT);
}

static void
arb_prompt_init (ArbPrompt *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->list = arb_choice_list_new (self->choices, (ArbChoicePicked) picked, self);
  self->covers = TRUE;
  tell_when_cut (self->ask);
  tell_when_cut (self->detail);
  tell_when_cut (self->note);
}
