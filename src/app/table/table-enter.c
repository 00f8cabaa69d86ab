/* table-enter.c - the page of the table: enters what the prompt made, and says what it did.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "evening/game-words.h"
#include "table-page-private.h"

/* A person reads so many characters a second, and looks first. */
#define READ_SECONDS 4
#define READ_CHARACTERS 30

static void
show_done (ArbTablePage *self, gboolean shown)
{
  gtk_revealer_set_reveal_child (self->done_revealer, shown);
  gtk_widget_set_can_target (GTK_WIDGET (self->done_revealer), shown);
  arb_table_page_update_tools (self);
}

static gboolean
fade (gpointer data)
{
  ArbTablePage *self = data;

  self->fading = 0;
  show_done (self, FALSE);
  return G_SOURCE_REMOVE;
}

void
arb_table_page_hush (ArbTablePage *self)
{
  g_clear_handle_id (&self->fading, g_source_remove);
  show_done (self, FALSE);
}

/* The round end of the message; a button fills it. */
#define ROUND_END 12

/* One of the two buttons, or none of them. */
static void
offer (ArbTablePage *self, GtkWidget *button)
{
  gtk_widget_set_margin_end (GTK_WIDGET (self->done), button != NULL ? 0 : ROUND_END);
  gtk_widget_set_visible (self->done_redo, button == self->done_redo);
  gtk_widget_set_visible (self->done_undo, button == self->done_undo);
}

void
arb_table_page_offer_redo (ArbTablePage *self)
{
  offer (self, self->done_redo);
}

static void
say (ArbTablePage *self, const char *text, guint characters)
{
  arb_table_page_hush (self);
  g_signal_emit_by_name (self, "said", text);
  gtk_label_set_text (self->done, text);
  show_done (self, TRUE);
  self->fading = g_timeout_add_seconds (READ_SECONDS + characters / READ_CHARACTERS, fade, self);
}

void
arb_table_page_say (ArbTablePage *self, const char *sentence)
{
  offer (self, NULL);
  say (self, sentence, (guint) strlen (sentence));
}

static void
say_done (ArbTablePage *self, const char *words, const char *more)
{
  g_autofree char *text = *more != '\0' ? g_strdup_printf ("%s\n%s", words, more) : g_strdup (words);

  offer (self, self->done_undo);
  say (self, text, (guint) strlen (more));
}

void
arb_table_page_say_changed (ArbTablePage *self, const char *words, const char *more)
{
  g_autofree char *refused = arb_refused_tell (arb_session_journal (self->session));
  g_autofree char *both = g_strconcat (more, *more != '\0' && *refused != '\0' ? "\n" : "", refused, NULL);

  say_done (self, words, both);
}

/* Says why the entry was not taken; and how it is, if the table agreed to it. */
static void
refuse (ArbTablePage *self, const TableMoment *moment, const char *line, const TableRefusal *why)
{
  g_autofree char *sentence = NULL;

  if (table_game_would_agree (moment->setup->game, moment->state, line))
    /* Translators: first why an entry is against the rules.  agreed is a word of the record, do not translate it. */
    sentence = g_strdup_printf (_ ("%s; if the table agreed to it, write agreed \"why\" before the entry"),
                                why->sentence);
  flow_refuse (self->flow, sentence != NULL ? sentence : why->sentence);
  arb_table_page_update_flow (self);
}

gboolean
arb_table_page_enter (ArbTablePage *self, const char *line, TableRefusal *why)
{
  const TableMoment moment = arb_session_moment (self->session);
  g_autofree char *words = table_game_tell_line (moment.setup->game, moment.state, line);

  if (self->write != ARB_WRITE_APPEND)
    {
      const TableEdit edit = { self->write == ARB_WRITE_REPLACE ? TABLE_EDIT_REPLACE : TABLE_EDIT_INSERT,
                               self->write_at, 0, line };

      return arb_table_page_edit (self, &edit, why);
    }
  if (!arb_session_append (self->session, line, why))
    return FALSE;
  {
    const TableMoment now = arb_session_now (self->session);
    g_autofree char *outcome = arb_outcome_tell (&now);

    say_done (self, words, outcome);
  }
  return TRUE;
}

static void
enter (ArbTablePage *self, const char *given)
{
  g_autofree char *line = g_strdup (given); /* the flow frees its line when the state changes */
  const TableMoment moment = arb_session_moment (self->session);
  const int replaces = flow_replaces (self->flow);
  TableRefusal why;

  if (replaces >= 0)
    {
      if (!arb_table_page_put_right (self, (guint) replaces, line, &why))
        flow_refuse (self->flow, why.sentence);
      if (self->session != NULL && *flow_problem (self->flow) != '\0')
        arb_table_page_update_flow (self);
    }
  else if (!arb_table_page_enter (self, line, &why))
    refuse (self, &moment, line, &why);
}

void
arb_table_page_answer (ArbTablePage *self, FlowAnswer answer)
{
  if (answer == FLOW_PASSED)
    return;
  if (answer == FLOW_READY && arb_table_page_is_asking (self))
    {
      arb_table_page_explain (self, flow_line (self->flow));
      return;
    }
  if (answer == FLOW_READY)
    {
      enter (self, flow_line (self->flow));
      return;
    }
  arb_table_page_hush (self);
  arb_table_page_unanswer (self);
  if (!flow_keeps_sight (self->flow))
    arb_sight_leave (self->sight);
  arb_table_page_update_flow (self);
}
