/* desk.c - the desk: questions about the table, a card with the answer, and what can be done with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "desk.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/settings.h"
#include "app/kit/widgets.h"
#include "table/table-what-if.h"
#include "table/table-words.h"

#define BADGE 20
/* On the map, it leaves most of it free. */
#define HEIGHT 150
/* Below the map, the lines take at most this part of the window. */
#define BELOW (1. / 3)
#define BAR 10
/* Microseconds in which something is tried before the window is drawn again. */
#define TRYING 6000

struct _ArbDesk
{
  AdwBin parent_instance;

  ArbTextures *textures;
  ArbWriter *writer;
  GActionMap *actions;
  ArbSession *session;
  ArbHighlight *highlight; /* borrowed */
  TableAnswer *answer;     /* NULL: the desk is closed */
  char *question;          /* that it answers */
  TableWhatIfs *ifs;       /* what is tried; NULL: nothing, or all of it was */
  guint trying;            /* id of the idle source that tries it */
  gboolean tried;

  GtkLabel *title;
  GtkScrolledWindow *scrolled;
  GtkGrid *lines;
  GtkBox *cites;
  GtkWidget *first_new; /* the first line that was appended; NULL: none was */
  gboolean sought;      /* somebody pressed the button that asks for what is new */
  int row;
};

G_DEFINE_TYPE (ArbDesk, arb_desk, ADW_TYPE_BIN)

/* ---- its parts ---- */

/* Scrolls to what is new, if it was asked for. */
static void
scroll_to_news (GtkWidget *widget)
{
  ArbDesk *self = ARB_DESK (widget);
  graphene_rect_t place;

  if (self->sought && self->first_new != NULL
      && gtk_widget_compute_bounds (self->first_new, GTK_WIDGET (self->lines), &place))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), place.origin.y);
}

static void
add_button (GtkWidget *box, const char *icon, const char *words, GCallback clicked, ArbDesk *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  arb_widget_name (button, words);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (box), button);
}

static void what_if_clicked (ArbDesk *self);

/* What can be done with the answer. */
static GtkWidget *
menu_button_new (void)
{
  static const struct
  {
    const char *label, *action;
    gboolean begins; /* a section */
  } rows[] = {
    { N_ ("_Pin to the Table Display"), "table.answer-pin", TRUE },
    { N_ ("_Copy as Text"), "table.answer-copy", TRUE },
    { N_ ("P_rint…"), "table.answer-print", FALSE },
    { N_ ("Save as P_NG…"), "table.answer-save::png", TRUE },
    { N_ ("Save as _SVG…"), "table.answer-save::svg", FALSE },
    { N_ ("Save as P_DF…"), "table.answer-save::pdf", FALSE },
  };
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) section = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      if (rows[i].begins)
        {
          g_clear_object (&section);
          section = g_menu_new ();
          g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
        }
      g_menu_append (section, _ (rows[i].label), rows[i].action);
    }
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  arb_widget_name (button, _ ("What to do with the answer"));
  arb_widget_mend_parts (button);
  return button;
}

static GtkWidget *
header_new (ArbDesk *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->title = GTK_LABEL (arb_label_new (NULL, "heading", NULL));
  gtk_label_set_wrap (self->title, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  add_button (box, "dialog-question-symbolic", _ ("What if another house rule applied?"), G_CALLBACK (what_if_clicked),
              self);
  gtk_box_append (GTK_BOX (box), menu_button_new ());
  add_button (box, "window-close-symbolic", _ ("Close"), G_CALLBACK (arb_desk_close), self);
  return box;
}

/* ---- lines ---- */

static GtkWidget *
text_new (const char *text, const char *first_class, const char *second_class)
{
  GtkWidget *label = arb_label_new_wrapped (text, first_class, second_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
attach_heading (ArbDesk *self, const char *heading)
{
  GtkWidget *label = text_new (heading, "caption-heading", "dim-label");

  gtk_widget_set_margin_top (label, self->row > 0 ? 6 : 0);
  gtk_grid_attach (self->lines, label, 0, self->row++, 3, 1);
  return label;
}

static GtkWidget *
attach_line (ArbDesk *self, const TableMoment *moment, const TableAnswerLine *line)
{
  g_autofree char *words = table_answer_line_words (line);
  GtkWidget *text = text_new (words, line->says == TABLE_SAYS_RULE ? "caption" : NULL, NULL);
  const int begin = line->player >= 0 ? 1 : 0;
  /* Behind a badge, a text is in the second column alone: so this column gets the room that is left, and the one of the
   * badges stays narrow. */
  const int width = begin == 1 ? 1 : line->counted ? 2 : 3;

  if (line->player >= 0)
    {
      const TablePlayer *who = &moment->setup->players[line->player];
      GtkWidget *badge = gtk_image_new ();

      arb_textures_show_badge (self->textures, GTK_IMAGE (badge), who->colour, who->letter, BADGE);
      gtk_widget_set_valign (badge, GTK_ALIGN_START);
      gtk_grid_attach (self->lines, badge, 0, self->row, 1, 1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (badge), GTK_ACCESSIBLE_PROPERTY_LABEL, table_name_said (who), -1);
    }
  gtk_grid_attach (self->lines, text, begin, self->row, width, 1);
  if (line->counted)
    {
      g_autofree char *number = g_strdup_printf ("%d", line->amount);
      GtkWidget *amount = arb_label_new (number, "numeric", line->says == TABLE_SAYS_GETS ? "heading" : NULL);

      gtk_label_set_xalign (GTK_LABEL (amount), 1);
      gtk_widget_set_valign (amount, GTK_ALIGN_START);
      gtk_grid_attach (self->lines, amount, 2, self->row, 1, 1);
    }
  self->row++;
  return text;
}

/* Returns the first widget; NULL if there is nothing to attach. */
static GtkWidget *
attach_lines (ArbDesk *self, const TableMoment *moment, guint from)
{
  GtkWidget *first = NULL;

  for (guint i = from; i < self->answer->lines->len; i++)
    {
      const TableAnswerLine *line = &g_array_index (self->answer->lines, TableAnswerLine, i);
      const int before = i > 0 ? (int) (line - 1)->says : TABLE_SAYS_WHOLE;

      GtkWidget *heading = NULL, *text;

      if (line->says != before && table_says_heading (line->says) != NULL)
        heading = attach_heading (self, table_says_heading (line->says));
      text = attach_line (self, moment, line);
      if (first == NULL)
        first = heading != NULL ? heading : text;
    }
  return first;
}

/* ---- what if ---- */

/* It is tried a little in each idle moment, so that the window stays quick. */
static gboolean
try_more (gpointer data)
{
  ArbDesk *self = data;
  const TableMoment moment = arb_session_moment (self->session);
  const gint64 start = g_get_monotonic_time ();
  const guint from = self->answer->lines->len;
  gboolean more;

  do
    more = table_what_ifs_step (self->ifs, self->answer);
  while (more && g_get_monotonic_time () - start <= TRYING);
  if (self->answer->lines->len > from)
    {
      GtkWidget *first = attach_lines (self, &moment, from);

      if (self->first_new == NULL)
        self->first_new = first;
      arb_widget_after_frame (GTK_WIDGET (self), scroll_to_news);
    }
  if (more)
    return G_SOURCE_CONTINUE;
  self->trying = 0;
  g_clear_pointer (&self->ifs, table_what_ifs_free);
  return G_SOURCE_REMOVE;
}

static void
stop_trying (ArbDesk *self)
{
  g_clear_handle_id (&self->trying, g_source_remove);
  g_clear_pointer (&self->ifs, table_what_ifs_free);
  self->tried = FALSE;
}

/* Is the answer on the desk the one that is pinned, or is there none on the desk? */
static gboolean
is_pinned (ArbDesk *self)
{
  guint at;
  const char *pinned = self->session != NULL ? arb_session_pinned (self->session, &at, NULL) : NULL;

  return pinned != NULL
         && (self->question == NULL
             || (g_str_equal (pinned, self->question) && at == arb_session_looking_at (self->session)));
}

static void
try (ArbDesk *self)
{
  const TableMoment moment = arb_session_moment (self->session);

  if (self->tried)
    return;
  self->tried = TRUE;
  self->ifs = table_what_ifs_new (arb_session_journal (self->session), table_state (moment.state)->n_entries,
                                  self->question);
  self->trying = g_idle_add (try_more, self);
  /* What everybody is shown has it, too. */
  if (is_pinned (self))
    arb_session_pin (self->session, self->question, arb_session_looking_at (self->session), TRUE);
}

static void
what_if_clicked (ArbDesk *self)
{
  self->sought = TRUE;
  scroll_to_news (GTK_WIDGET (self)); /* the answer for the whole game has it already */
  if (self->answer != NULL)
    try (self);
}

/* ---- its actions ---- */

static void
copy (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbDesk *self = data;
  const TableMoment moment = arb_session_moment (self->session);
  g_autofree char *text = table_answer_tell (&moment, self->answer);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  g_signal_emit_by_name (self, "said", _ ("The answer is on the clipboard"));
}

static void
print (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_signal_emit_by_name (data, "print");
}

static void
save (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_signal_emit_by_name (data, "save", g_variant_get_string (parameter, NULL));
}

/* The answer on the desk is pinned; or if there is none, or if it is the one that is pinned, none is pinned any more.
 * What was asked about an earlier moment stays about that moment. */
static void
pin (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbDesk *self = data;

  if (is_pinned (self))
    arb_session_pin (self->session, NULL, G_MAXUINT, FALSE);
  else
    arb_session_pin (self->session, self->question, arb_session_looking_at (self->session), self->tried);
}

static void
update_actions (ArbDesk *self)
{
  const gboolean answers = self->answer != NULL, pinned = is_pinned (self);
  GAction *action = g_action_map_lookup_action (self->actions, "answer-pin");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (pinned));
  arb_action_enable (self->actions, "answer-pin", answers || pinned);
  arb_action_enable (self->actions, "answer-copy", answers);
  arb_action_enable (self->actions, "answer-print", answers);
  arb_action_enable (self->actions, "answer-save", answers);
}

/* ---- the answer ---- */

const TableAnswer *
arb_desk_get_answer (ArbDesk *self)
{
  g_return_val_if_fail (ARB_IS_DESK (self), NULL);

  return self->answer;
}

/* Of the whole game, the points are known already: the question is about the rulings. */
static gboolean
is_whole_game (const TableMoment *moment, const char *question)
{
  guint8 query[TABLE_QUERY_BYTES];

  return table_query_read (moment, question, query, NULL) && ((TableQuery *) query)->kind == TABLE_QUERY_GAME;
}

static void
draw (ArbDesk *self)
{
  const TableMoment moment = arb_session_moment (self->session);
  g_autofree char *title = table_capital (self->answer->title);

  gtk_label_set_text (self->title, title);
  arb_widget_clear (GTK_WIDGET (self->lines));
  self->row = 0;
  self->first_new = NULL;
  self->sought = FALSE;
  attach_lines (self, &moment, 0);
  arb_cites_update (self->cites, moment.setup->game, moment.setup->rulings, &self->answer->rulings);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

/* Takes both.  The old answer is freed when nobody shows it any more. */
static void
set_answer (ArbDesk *self, TableAnswer *answer, char *question)
{
  g_autoptr (TableAnswer) old = self->answer;

  stop_trying (self);
  self->answer = answer;
  g_free (self->question);
  self->question = question;
  if (answer != NULL)
    draw (self);
  update_actions (self);
  if (answer != NULL)
    arb_highlight_leave (self->highlight);
  arb_highlight_mark (self->highlight, answer);
  g_signal_emit_by_name (self, "changed");
}

void
arb_desk_close (ArbDesk *self)
{
  g_return_if_fail (ARB_IS_DESK (self));

  if (self->answer != NULL)
    set_answer (self, NULL, NULL);
}

void
arb_desk_set_session (ArbDesk *self, ArbSession *session)
{
  g_return_if_fail (ARB_IS_DESK (self));

  arb_desk_close (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_func (self->session, update_actions, self);
  g_set_object (&self->session, session);
  if (session != NULL)
    g_signal_connect_swapped (session, "pinned", G_CALLBACK (update_actions), self);
  update_actions (self);
}

static int
most (ArbDesk *self, ArbDeskRoom room)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  switch (room)
    {
    case ARB_DESK_ON_BOARD: return HEIGHT;
    case ARB_DESK_BELOW:
      return MAX (HEIGHT, root != NULL ? (int) (gtk_widget_get_height (GTK_WIDGET (root)) * BELOW) : 0);
    case ARB_DESK_ASIDE: break;
    }
  return -1;
}

void
arb_desk_set_room (ArbDesk *self, ArbDeskRoom room)
{
  const gboolean on_board = room == ARB_DESK_ON_BOARD;

  g_return_if_fail (ARB_IS_DESK (self));

  gtk_scrolled_window_set_max_content_height (self->scrolled, most (self, room));
  gtk_widget_set_vexpand (GTK_WIDGET (self->scrolled), room == ARB_DESK_ASIDE);
  arb_widget_set_class (GTK_WIDGET (self), "card", on_board);
  arb_widget_set_class (GTK_WIDGET (self), "tie-card", on_board);
  arb_widget_set_class (GTK_WIDGET (self), "desk-below", room == ARB_DESK_BELOW);
}

/* ---- questions ---- */

/* The list of points has copies of the lines. */
static gboolean
is_same (const TableLine *one, const TableLine *two)
{
  return one->entry == two->entry && one->player == two->player && one->kind == two->kind && one->points == two->points
         && one->because == two->because && one->feature == two->feature && one->tie == two->tie
         && one->what == two->what && one->why == two->why && one->x == two->x && one->y == two->y;
}

/* Shows the answer to a question (table-answer.h), or says why there is none. */
static void
explain (ArbDesk *self, const char *question)
{
  const TableMoment moment = arb_session_moment (self->session);
  g_autofree char *kept = g_strdup (question);
  TableRefusal why;
  TableAnswer *answer = table_answer_read (&moment, question, &why);

  if (answer == NULL)
    {
      arb_writer_say_why (self->writer, &why);
      return;
    }
  if (arb_writer_is_asking (self->writer))
    arb_writer_ask_end (self->writer);
  set_answer (self, answer, g_steal_pointer (&kept));
  if (is_whole_game (&moment, self->question))
    try (self);
}

/* Whether what is clicked is for a question. */
static gboolean
explains (ArbDesk *self)
{
  return arb_writer_is_asking (self->writer) || self->answer != NULL;
}

gboolean
arb_desk_ask_place (ArbDesk *self, int x, int y, int part)
{
  g_autofree char *question = NULL;
  TableRefusal why;

  g_return_val_if_fail (ARB_IS_DESK (self), FALSE);

  if (explains (self))
    question = arb_highlight_question (self->highlight, x, y, part);
  if (question != NULL)
    explain (self, question);
  else if (arb_writer_is_asking (self->writer))
    {
      table_refuse (&why, _ ("nothing can be asked about this place"));
      arb_writer_say_why (self->writer, &why);
    }
  else
    return FALSE;
  return TRUE;
}

gboolean
arb_desk_ask_player (ArbDesk *self, int player)
{
  g_autoptr (GString) words = g_string_new ("player ");

  g_return_val_if_fail (ARB_IS_DESK (self), FALSE);

  if (!explains (self))
    return FALSE;
  table_words_append (words, arb_session_setup (self->session)->players[player].name);
  explain (self, words->str);
  return TRUE;
}

/* A line of the ledger has an answer of its own.  Another line, of an effect or of the forecast, is about a feature or
 * about a player. */
gboolean
arb_desk_ask_line (ArbDesk *self, const TableLine *line, gboolean effect, gboolean expected)
{
  g_autofree char *question = NULL;
  const TableLedger *ledger;
  TableMoment moment;

  g_return_val_if_fail (ARB_IS_DESK (self), FALSE);

  if (!explains (self))
    return FALSE;
  moment = arb_session_moment (self->session);
  ledger = &table_state (moment.state)->ledger;
  for (guint i = 0; !effect && !expected && question == NULL && i < ledger->n_lines; i++)
    if (is_same (&ledger->lines[i], line))
      question = g_strdup_printf ("line %u", i + 1);
  if (question == NULL)
    question = arb_highlight_question_line (self->highlight, line, effect);
  if (question == NULL)
    return arb_desk_ask_player (self, line->player);
  explain (self, question);
  return TRUE;
}

/* ---- what places would bring ---- */

static const ArbGameFace *
face_of (ArbDesk *self)
{
  return arb_game_face (arb_session_setup (self->session)->game);
}

/* Why the program does not say now what each place would bring, and who can change that; NULL if it may. */
static const char *
no_advice (ArbDesk *self)
{
  const TableSetup *setup = arb_session_setup (self->session);
  const TableMoment shown = { setup, arb_session_shown (self->session), NULL };

  if (table_state (shown.state)->finished)
    return _ ("The game is over, so no place brings anything more");
  if (table_state (shown.state)->on_pad)
    return _ ("The table counts by itself now, so the program cannot say what a place would bring");
  if (setup->aids != TABLE_AIDS_OPEN)
    return _ ("The aids of this game do not allow to say what each place would bring; they were chosen for the whole "
              "game when it was set up");
  if (!arb_settings_on ("advice"))
    return _ ("What each place would bring is not told: “Say What Places Would Bring” in the menu switches it on");
  return NULL;
}

static void
advise (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbDesk *self = data;
  const TableMoment moment = arb_session_moment (self->session);
  const char *reason = no_advice (self);
  g_autofree char *question = NULL;
  TableRefusal why = { "" };

  if (reason != NULL)
    {
      g_signal_emit_by_name (self, "said", reason);
      return;
    }
  if (arb_writer_is_asking (self->writer))
    {
      arb_writer_point_at_entry (self->writer, -1);
      arb_writer_ask_end (self->writer);
    }
  question = face_of (self)->advise (&moment, arb_writer_get_flow (self->writer), &why);
  if (question != NULL)
    explain (self, question);
  else
    arb_writer_say_why (self->writer, &why);
}

gboolean
arb_desk_update_advice (ArbDesk *self)
{
  gboolean has;

  g_return_val_if_fail (ARB_IS_DESK (self), FALSE);

  has = self->session != NULL && !arb_session_pauses (self->session) && face_of (self)->advise != NULL
        && arb_settings () != NULL;
  arb_action_enable (self->actions, "advise", has);
  return has && no_advice (self) == NULL;
}

void
arb_desk_set_highlight (ArbDesk *self, ArbHighlight *highlight)
{
  g_return_if_fail (ARB_IS_DESK (self) && self->answer == NULL);

  self->highlight = highlight;
}

/* ---- the class ---- */

static void
arb_desk_dispose (GObject *object)
{
  ArbDesk *self = ARB_DESK (object);

  stop_trying (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_func (self->session, update_actions, self);
  g_clear_object (&self->session);
  g_clear_object (&self->actions);
  g_clear_object (&self->writer);
  g_clear_pointer (&self->answer, table_answer_free);
  g_clear_pointer (&self->question, g_free);
  g_clear_pointer (&self->textures, arb_textures_unref);

  G_OBJECT_CLASS (arb_desk_parent_class)->dispose (object);
}

static void
arb_desk_class_init (ArbDeskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_desk_dispose;
  table_signal_new (klass, "changed", 0);
  table_signal_new (klass, "said", 1, G_TYPE_STRING);
  table_signal_new (klass, "print", 0);
  table_signal_new (klass, "save", 1, G_TYPE_STRING);
}

static void
arb_desk_init (ArbDesk *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->lines = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->lines, 4);
  gtk_grid_set_column_spacing (self->lines, 8);
  self->cites = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));
  /* The bar of the scrolled window lies over its contents. */
  gtk_widget_set_margin_end (body, BAR);
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->lines));
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->cites));
  self->scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (self->scrolled, TRUE);
  gtk_scrolled_window_set_propagate_natural_width (self->scrolled, TRUE);
  gtk_scrolled_window_set_child (self->scrolled, body);
  gtk_box_append (GTK_BOX (box), header_new (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->scrolled));
  adw_bin_set_child (ADW_BIN (self), box);
  arb_desk_set_room (self, ARB_DESK_ON_BOARD);
}

static const GActionEntry entries[] = {
  { "answer-copy", copy },      { "answer-print", print },
  { "answer-save", save, "s" }, { "answer-pin", pin, NULL, "false" },
  { "advise", advise },
};

ArbDesk *
arb_desk_new (ArbTextures *textures, ArbWriter *writer, GActionMap *actions)
{
  ArbDesk *self = g_object_new (ARB_TYPE_DESK, NULL);

  self->textures = arb_textures_ref (textures);
  self->actions = g_object_ref (actions);
  self->writer = g_object_ref (writer);
  g_signal_connect_object (writer, "asked", G_CALLBACK (explain), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  update_actions (self);
  return self;
}
