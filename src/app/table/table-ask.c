/* table-ask.c - the page of the table: questions about it, and the desk with their answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An answer is shown until something is entered, or until it is closed.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/settings.h"
#include "app/kit/widgets.h"
#include "table/table-words.h"
#include "table-page-private.h"

static void
ask (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbTablePage *self = data;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.table", NULL);
  if (arb_writer_is_asking (self->writer))
    {
      arb_table_page_leave (self);
      return;
    }
  arb_done_line_hush (self->done);
  arb_desk_close (self->desk);
  arb_sight_leave (self->sight);
  arb_writer_ask (self->writer);
  arb_board_focus (self->board);
}

/* ---- the answer ---- */

void
arb_table_page_explain_not (ArbTablePage *self, const TableRefusal *why)
{
  if (arb_writer_is_asking (self->writer))
    arb_writer_refuse (self->writer, why->sentence);
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
  if (arb_writer_is_asking (self->writer))
    arb_writer_ask_end (self->writer);
  arb_desk_show (self->desk, answer, question);
}

gboolean
arb_table_page_explain_place (ArbTablePage *self, int x, int y, int part)
{
  g_autofree char *question = NULL;
  TableRefusal why;

  if (!arb_writer_is_asking (self->writer) && arb_desk_get_answer (self->desk) == NULL)
    return FALSE;
  question = arb_sight_question (self->sight, x, y, part);
  if (question == NULL && !arb_writer_is_asking (self->writer))
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

  if (!arb_writer_is_asking (self->writer) && arb_desk_get_answer (self->desk) == NULL)
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

  if (!arb_writer_is_asking (self->writer) && arb_desk_get_answer (self->desk) == NULL)
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
    adw_bin_set_child (place, here ? GTK_WIDGET (self->desk) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (place), here);
}

gboolean
arb_table_page_place_desk (ArbTablePage *self)
{
  const gboolean answers = arb_desk_get_answer (self->desk) != NULL;
  const ArbDeskRoom room = room_of (self);
  const gboolean below = answers && room == ARB_DESK_BELOW, aside = answers && room == ARB_DESK_ASIDE;

  if ((below || aside) && gtk_revealer_get_child (self->tie_revealer) == GTK_WIDGET (self->desk))
    gtk_revealer_set_child (self->tie_revealer, NULL);
  put_desk (self, aside ? self->answer_below : self->answer_place, FALSE);
  put_desk (self, self->answer_place, aside);
  put_desk (self, self->answer_below, below);
  arb_desk_set_room (self->desk, room);
  arb_table_page_fit_scoreboard (self);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), !below && !arb_table_page_pauses (self));
  return answers && room == ARB_DESK_ON_BOARD;
}

/* ---- before it happens ---- */

/* Can this game be asked what places would bring? */
static gboolean
has_advice (ArbTablePage *self)
{
  return self->session != NULL && !arb_table_page_pauses (self) && self->face != NULL && self->face->advise != NULL
         && arb_settings () != NULL;
}

/* Why the program does not say now what each place would bring, and who can change that; NULL if it may. */
static const char *
no_advice (ArbTablePage *self)
{
  const TableSetup *setup = arb_session_setup (self->session);
  const TableMoment shown = { setup, arb_session_shown (self->session), NULL };

  if (table_moment_finished (&shown))
    return _ ("The game is over, so no place brings anything more");
  if (table_game_on_pad (setup->game, shown.state))
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
  ArbTablePage *self = data;
  const TableMoment moment = arb_session_moment (self->session);
  const char *reason = no_advice (self);
  g_autofree char *question = NULL;
  TableRefusal why = { "" };

  if (reason != NULL)
    {
      arb_table_page_say (self, ARB_SAID_ONLY, reason);
      return;
    }
  if (arb_writer_is_asking (self->writer))
    arb_table_page_leave (self);
  question = self->face->advise (&moment, arb_writer_get_flow (self->writer), &why);
  if (question != NULL)
    arb_table_page_explain (self, question);
  else
    arb_table_page_explain_not (self, &why);
}

void
arb_table_page_update_advice (ArbTablePage *self)
{
  const gboolean has = has_advice (self);

  arb_action_enable (G_ACTION_MAP (self->actions), "advise", has);
  gtk_widget_set_visible (self->advice, has && no_advice (self) == NULL);
}

/* ---- the desk ---- */

static void
desk_changed (ArbTablePage *self)
{
  const TableAnswer *answer = arb_desk_get_answer (self->desk);

  if (answer != NULL)
    arb_sight_leave (self->sight);
  arb_sight_mark (self->sight, answer);
  arb_table_page_show_card (self);
  if (answer != NULL)
    arb_table_page_uncover_board (self);
}

static void
copied (ArbTablePage *self)
{
  arb_table_page_say (self, ARB_SAID_ONLY, _ ("The answer is on the clipboard"));
}

static const GActionEntry entries[] = { { "ask", ask }, { "advise", advise } };

void
arb_table_page_add_desk (ArbTablePage *self)
{
  GSettings *settings = arb_settings ();

  self->desk = g_object_ref_sink (arb_desk_new (self->textures, G_ACTION_MAP (self->actions)));
  g_signal_connect_object (self->desk, "changed", G_CALLBACK (desk_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "copied", G_CALLBACK (copied), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  if (settings != NULL)
    g_signal_connect_object (settings, "changed::advice", G_CALLBACK (arb_table_page_update_advice), self,
                             G_CONNECT_SWAPPED);
}
