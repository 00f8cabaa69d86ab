/* table-ask.c - the page of the table: questions about it, and the desk with their answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * While a question is chosen, its prompt stands in the place of the prompt for entries, so that keys, clicks and labels
 * mean questions.  An answer is shown until something is entered, or until it is closed.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "prompt/ask-flow.h"
#include "table/table-words.h"
#include "table-page-private.h"

gboolean
arb_table_page_is_asking (ArbTablePage *self)
{
  return self->entering != NULL;
}

gboolean
arb_table_page_is_answering (ArbTablePage *self)
{
  return self->answer != NULL;
}

/* ---- choosing a question ---- */

void
arb_table_page_ask_end (ArbTablePage *self)
{
  Flow *asked = self->flow;

  if (self->entering == NULL)
    return;
  self->flow = g_steal_pointer (&self->entering);
  flow_free (asked);
}

static void
ask (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbTablePage *self = data;
  TableMoment moment;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.table", NULL);
  if (arb_table_page_is_asking (self))
    {
      arb_table_page_leave (self);
      return;
    }
  arb_done_line_hush (self->done);
  arb_table_page_unanswer (self);
  arb_sight_leave (self->sight);
  moment = arb_session_moment (self->session);
  self->entering = self->flow;
  self->flow = FLOW (ask_flow_new (moment.setup->game));
  flow_set_state (self->flow, moment.state, moment.setup->aids);
  arb_table_page_show_flow (self);
  arb_board_focus (self->board);
}

/* ---- the answer ---- */

static void
stop_trying (ArbTablePage *self)
{
  g_clear_handle_id (&self->trying, g_source_remove);
  g_clear_pointer (&self->ifs, table_what_ifs_free);
  self->tried = FALSE;
}

void
arb_table_page_unanswer (ArbTablePage *self)
{
  stop_trying (self);
  if (self->answer == NULL)
    return;
  arb_sight_mark (self->sight, NULL);
  g_clear_pointer (&self->answer, table_answer_free);
  g_clear_pointer (&self->question, g_free);
  arb_table_page_update_answer_actions (self);
  arb_table_page_show_card (self);
}

static void what_if_wanted (ArbTablePage *self);

/* Of the whole game, the points are known already: the question is about the rulings. */
static gboolean
is_whole_game (const TableMoment *moment, const char *question)
{
  guint8 query[TABLE_QUERY_BYTES];

  return table_query_read (moment, question, query, NULL) && ((TableQuery *) query)->kind == TABLE_QUERY_GAME;
}

void
arb_table_page_explain_not (ArbTablePage *self, const TableRefusal *why)
{
  if (arb_table_page_is_asking (self))
    {
      flow_refuse (self->flow, why->sentence);
      arb_table_page_update_flow (self);
    }
  else
    {
      g_autofree char *sentence = table_capital (why->sentence);

      arb_table_page_say (self, ARB_SAID_ONLY, sentence);
    }
}

void
arb_table_page_explain (ArbTablePage *self, const char *given)
{
  const TableMoment moment = arb_session_moment (self->session);
  g_autofree char *question = g_strdup (given); /* the flow that made it is freed */
  TableRefusal why;
  TableAnswer *answer = table_answer_read (&moment, question, &why);

  if (answer == NULL)
    {
      arb_table_page_explain_not (self, &why);
      return;
    }
  if (arb_table_page_is_asking (self))
    {
      arb_table_page_ask_end (self);
      arb_table_page_show_flow (self);
    }
  stop_trying (self);
  arb_sight_leave (self->sight);
  g_clear_pointer (&self->answer, table_answer_free);
  g_free (self->question);
  self->answer = answer;
  self->question = g_steal_pointer (&question);
  arb_desk_update (ARB_DESK (self->desk), &moment, answer, self->textures);
  self->answer_low = arb_sight_mark (self->sight, answer);
  arb_table_page_update_answer_actions (self);
  arb_table_page_show_card (self);
  arb_table_page_uncover_board (self);
  if (is_whole_game (&moment, self->question))
    what_if_wanted (self);
}

gboolean
arb_table_page_explain_place (ArbTablePage *self, int x, int y, int part)
{
  g_autofree char *question = NULL;
  TableRefusal why;

  if (!arb_table_page_is_asking (self) && !arb_table_page_is_answering (self))
    return FALSE;
  question = arb_sight_question (self->sight, x, y, part);
  if (question == NULL && !arb_table_page_is_asking (self))
    return FALSE;
  if (question != NULL)
    arb_table_page_explain (self, question);
  else
    {
      table_refuse (&why, _ ("nothing can be asked about this place"));
      arb_table_page_explain_not (self, &why);
    }
  return TRUE;
}

gboolean
arb_table_page_explain_player (ArbTablePage *self, int player)
{
  GString *words;

  if (!arb_table_page_is_asking (self) && !arb_table_page_is_answering (self))
    return FALSE;
  words = g_string_new ("player ");
  table_words_append (words, arb_session_setup (self->session)->players[player].name);
  arb_table_page_explain (self, words->str);
  g_string_free (words, TRUE);
  return TRUE;
}

/* The list of points has copies of the lines. */
static gboolean
is_same (const TableLine *one, const TableLine *two)
{
  return one->entry == two->entry && one->player == two->player && one->kind == two->kind && one->points == two->points
         && one->because == two->because && one->feature == two->feature && one->tie == two->tie
         && one->what == two->what && one->why == two->why && one->x == two->x && one->y == two->y;
}

/* A line of the ledger has an answer of its own.  Another line, of an effect or of the forecast, is about a
 * feature or about a player. */
gboolean
arb_table_page_explain_line (ArbTablePage *self, const TableLine *line, gboolean effect, gboolean expected)
{
  const TableMoment moment = arb_session_moment (self->session);
  const TableLedger *ledger = table_moment_ledger (&moment);
  g_autofree char *question = NULL;

  if (!arb_table_page_is_asking (self) && !arb_table_page_is_answering (self))
    return FALSE;
  for (guint i = 0; !effect && !expected && question == NULL && i < ledger->n_lines; i++)
    if (is_same (&ledger->lines[i], line))
      question = g_strdup_printf ("line %u", i + 1);
  if (question == NULL)
    question = arb_sight_question_line (self->sight, line, effect);
  if (question == NULL)
    return arb_table_page_explain_player (self, line->player);
  arb_table_page_explain (self, question);
  return TRUE;
}

/* In a narrow window, an answer on the board would cover what it is about. */
static ArbDeskRoom
room_of (ArbTablePage *self)
{
  if (adw_flap_get_folded (self->flap))
    return ARB_DESK_BELOW;
  return adw_flap_get_reveal_flap (self->flap) ? ARB_DESK_ASIDE : ARB_DESK_ON_BOARD;
}

static void
put_desk (ArbTablePage *self, AdwBin *place, gboolean here)
{
  if ((adw_bin_get_child (place) != NULL) != here)
    adw_bin_set_child (place, here ? self->desk : NULL);
  gtk_widget_set_visible (GTK_WIDGET (place), here);
}

gboolean
arb_table_page_place_desk (ArbTablePage *self)
{
  const gboolean answers = arb_table_page_is_answering (self);
  const ArbDeskRoom room = room_of (self);
  const gboolean below = answers && room == ARB_DESK_BELOW, aside = answers && room == ARB_DESK_ASIDE;

  if ((below || aside) && gtk_revealer_get_child (self->tie_revealer) == self->desk)
    gtk_revealer_set_child (self->tie_revealer, NULL);
  put_desk (self, aside ? self->answer_below : self->answer_place, FALSE);
  put_desk (self, self->answer_place, aside);
  put_desk (self, self->answer_below, below);
  arb_desk_set_room (ARB_DESK (self->desk), room);
  arb_table_page_fit_scoreboard (self);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), !below && !arb_table_page_pauses (self));
  return answers && room == ARB_DESK_ON_BOARD;
}

/* ---- the buttons of the desk ---- */

/* Microseconds in which something is tried before the window is drawn again. */
#define TRYING 6000

/* It is tried a little in each idle moment, so that the window stays quick. */
static gboolean
try_more (gpointer data)
{
  ArbTablePage *self = data;
  const TableMoment moment = arb_session_moment (self->session);
  const gint64 start = g_get_monotonic_time ();
  const guint from = self->answer->lines->len;
  gboolean more;

  do
    more = table_what_ifs_step (self->ifs, self->answer);
  while (more && g_get_monotonic_time () - start <= TRYING);
  if (self->answer->lines->len > from)
    arb_desk_append (ARB_DESK (self->desk), &moment, self->answer, from, self->textures);
  if (more)
    return G_SOURCE_CONTINUE;
  self->trying = 0;
  g_clear_pointer (&self->ifs, table_what_ifs_free);
  return G_SOURCE_REMOVE;
}

static void
what_if_wanted (ArbTablePage *self)
{
  const TableMoment moment = arb_session_moment (self->session);

  if (self->answer == NULL || self->tried)
    return;
  self->tried = TRUE;
  self->ifs = table_what_ifs_new (arb_session_journal (self->session),
                                  table_game_n_entries (moment.setup->game, moment.state), self->question);
  self->trying = g_idle_add (try_more, self);
  /* What everybody is shown has it, too. */
  if (arb_table_page_is_pinned (self))
    arb_session_pin (self->session, self->question, arb_session_looking_at (self->session), TRUE);
}

static const GActionEntry entries[] = { { "ask", ask } };

void
arb_table_page_add_desk (ArbTablePage *self)
{
  self->desk = g_object_ref_sink (arb_desk_new ());
  g_signal_connect_swapped (self->desk, "close", G_CALLBACK (arb_table_page_unanswer), self);
  g_signal_connect_swapped (self->desk, "what-if", G_CALLBACK (what_if_wanted), self);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}
