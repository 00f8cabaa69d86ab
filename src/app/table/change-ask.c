/* change-ask.c - see change-ask.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "change-ask.h"

#include "app/board/game-face.h"
#include "app/kit/palette.h"
#include "app/kit/widgets.h"
#include "flow-keys.h"
#include "prompt.h"

#define BOARD_HEIGHT 220 /* pixels: the island's letters can be read */

struct _ArbChangeAsk
{
  AdwBin parent_instance;

  const TableGame *game;
  ArbTextures *textures;
  GtkWidget *place; /* shows the board if an answer is a place of it */
  ArbBoard *board;
  gboolean roomy; /* there is room for it */
  ArbPrompt *prompt;
  Flow *flow;
  TableSetup *setup; /* with the state of its game; NULL: nothing was asked yet */
  gpointer state;
};

G_DEFINE_FINAL_TYPE (ArbChangeAsk, arb_change_ask, ADW_TYPE_BIN)

static void
update (ArbChangeAsk *self)
{
  const TableMoment moment = { self->setup, self->state, NULL };

  arb_board_update (self->board, &moment, self->flow);
  gtk_widget_set_visible (self->place, self->roomy && arb_board_n_spots (self->board) > 0);
  arb_prompt_set_covers (self->prompt, gtk_widget_get_visible (self->place));
  arb_prompt_update (self->prompt, &moment, self->flow, NULL);
}

static void
again (ArbChangeAsk *self)
{
  if (self->flow != NULL && self->state != NULL)
    update (self);
}

static void
answer (ArbChangeAsk *self, FlowAnswer answer)
{
  g_autofree char *line = NULL;
  TableRefusal why;
  gpointer after;
  gboolean fits;

  if (answer != FLOW_READY)
    {
      update (self);
      return;
    }
  line = g_strdup (self->flow->line);
  after = self->game->state_copy (self->state);
  fits = table_game_apply_line (self->game, after, line, &why);
  self->game->state_free (after);
  if (!fits)
    {
      flow_refuse (self->flow, why.sentence);
      update (self);
      return;
    }
  g_signal_emit_by_name (self, "answered", line);
}

static void
picked (ArbChangeAsk *self, guint choice)
{
  answer (self, flow_choose (self->flow, choice));
}

static void
words_given (ArbChangeAsk *self, const char *text)
{
  answer (self, flow_words (self->flow, text));
}

static void
back (ArbChangeAsk *self)
{
  answer (self, flow_back (self->flow));
}

static void
keyed (ArbChangeAsk *self, guint key)
{
  answer (self, flow_key (self->flow, key, FALSE));
}

static void
turn (ArbChangeAsk *self)
{
  answer (self, flow_key (self->flow, FLOW_KEY_SPACE, FALSE));
}

static void
refused (ArbChangeAsk *self, const char *sentence)
{
  flow_refuse (self->flow, sentence);
  update (self);
}

static void
more (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  answer (self, flow_key (ARB_CHANGE_ASK (self)->flow, '?', FALSE));
}

/* Goes back to the first question.  An entry that is entered again is still that one. */
static FlowAnswer
begin_again (ArbChangeAsk *self)
{
  while (flow_can_back (self->flow))
    flow_back (self->flow);
  return FLOW_TAKEN;
}

/* Escape closes the card, unless an answer was begun. */
static gboolean
key_pressed (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType state, ArbChangeAsk *self)
{
  gboolean shift;
  gunichar key;
  FlowAnswer given;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0
      || arb_prompt_is_writing (self->prompt))
    return GDK_EVENT_PROPAGATE;
  key = arb_flow_key (self->flow, controller, keyval, keycode, state, &shift);
  if (key == 0 || (key == FLOW_KEY_ESCAPE && !flow_can_back (self->flow)))
    return GDK_EVENT_PROPAGATE;
  given = key == FLOW_KEY_ESCAPE ? begin_again (self) : flow_key (self->flow, key, shift);
  if (given == FLOW_PASSED)
    return GDK_EVENT_PROPAGATE;
  answer (self, given);
  return GDK_EVENT_STOP;
}

static void
forget_question (ArbChangeAsk *self)
{
  if (self->setup == NULL)
    return;
  arb_board_update (self->board, NULL, NULL);
  flow_set_state (self->flow, NULL, TABLE_AIDS_OPEN);
  self->game->state_free (g_steal_pointer (&self->state));
  g_clear_pointer (&self->setup, table_setup_free);
}

void
arb_change_ask_begin (ArbChangeAsk *self, const TableJournal *journal, guint at, const char *line)
{
  g_return_if_fail (ARB_IS_CHANGE_ASK (self) && table_journal_game (journal) == self->game);

  forget_question (self);
  arb_textures_set_look (self->textures, arb_palette_name (), gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  self->setup = table_setup_copy (table_journal_setup (journal));
  self->state = table_journal_state_at (journal, at);
  flow_set_state (self->flow, self->state, self->setup->aids);
  if (line != NULL)
    flow_follow (self->flow, line);
  update (self);
}

static void
arb_change_ask_dispose (GObject *object)
{
  ArbChangeAsk *self = ARB_CHANGE_ASK (object);

  if (self->flow != NULL)
    forget_question (self);
  g_clear_pointer (&self->flow, flow_free);

  G_OBJECT_CLASS (arb_change_ask_parent_class)->dispose (object);
}

static void
arb_change_ask_class_init (ArbChangeAskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_change_ask_dispose;
  TABLE_FREES (klass, ArbChangeAsk, arb_textures_unref, textures);
  table_signal_new (klass, "answered", 1, G_TYPE_STRING);
}

static void
arb_change_ask_init (ArbChangeAsk *self)
{
  static const GActionEntry actions[] = { { .name = "more", .activate = more } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->textures = arb_textures_new ();
  self->prompt = g_object_new (ARB_TYPE_PROMPT, NULL);
  arb_prompt_set_textures (self->prompt, self->textures);
  g_signal_connect_object (self->prompt, "pick", G_CALLBACK (picked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->prompt, "words", G_CALLBACK (words_given), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->prompt, "back", G_CALLBACK (back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->prompt, "key", G_CALLBACK (keyed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->prompt, "again", G_CALLBACK (again), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (group));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

static void
add_board (ArbChangeAsk *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->board = g_object_new (arb_game_face (self->game)->board_type (), NULL);
  arb_board_set_textures (self->board, self->textures);
  g_signal_connect_object (self->board, "pick", G_CALLBACK (picked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "turn", G_CALLBACK (turn), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "refuse", G_CALLBACK (refused), self, G_CONNECT_SWAPPED);
  self->place = gtk_frame_new (NULL);
  gtk_frame_set_child (GTK_FRAME (self->place), GTK_WIDGET (self->board));
  gtk_widget_set_size_request (self->place, -1, BOARD_HEIGHT);
  gtk_widget_set_overflow (self->place, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_vexpand (self->place, TRUE);
  gtk_box_append (GTK_BOX (box), self->place);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->prompt));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
arb_change_ask_new (const TableGame *game, gboolean roomy)
{
  ArbChangeAsk *self = g_object_new (ARB_TYPE_CHANGE_ASK, NULL);

  self->game = game;
  self->roomy = roomy;
  arb_prompt_set_alone (self->prompt, !roomy);
  self->flow = FLOW (act_flow_new (arb_game_face (game)->flow));
  add_board (self);
  return GTK_WIDGET (self);
}
