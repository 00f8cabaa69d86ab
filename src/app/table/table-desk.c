/* table-desk.c - the page of the table: what is done with the answer on the desk, and questions before a tile is laid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/settings.h"
#include "table-page-private.h"

const TableAnswer *
arb_table_page_get_answer (ArbTablePage *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_PAGE (self), NULL);

  return self->answer;
}

/* ---- with the answer ---- */

static void
copy (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbTablePage *self = data;
  const TableMoment moment = arb_session_moment (self->session);
  g_autofree char *text = table_answer_tell (&moment, self->answer);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  arb_table_page_say (self, ARB_SAID_ONLY, _ ("The answer is on the clipboard"));
}

static void
print (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_signal_emit_by_name (data, "print-answer");
}

static void
save (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_signal_emit_by_name (data, "save-answer", g_variant_get_string (parameter, NULL));
}

gboolean
arb_table_page_is_pinned (ArbTablePage *self)
{
  guint at;
  const char *pinned = self->session != NULL ? arb_session_pinned (self->session, &at, NULL) : NULL;

  return pinned != NULL
         && (self->question == NULL
             || (g_str_equal (pinned, self->question) && at == arb_session_looking_at (self->session)));
}

/* The answer on the desk is pinned; or if there is none, or if it is the one that is pinned, none is pinned any more.
 * What was asked about an earlier moment stays about that moment. */
static void
pin (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbTablePage *self = data;

  if (arb_table_page_is_pinned (self))
    arb_session_pin (self->session, NULL, G_MAXUINT, FALSE);
  else
    arb_session_pin (self->session, self->question, arb_session_looking_at (self->session), self->tried);
}

static void
enable (ArbTablePage *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)),
                               enabled);
}

void
arb_table_page_update_answer_actions (ArbTablePage *self)
{
  const gboolean answers = arb_table_page_is_answering (self), pinned = arb_table_page_is_pinned (self);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "answer-pin");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (pinned));
  enable (self, "answer-pin", answers || pinned);
  enable (self, "answer-copy", answers);
  enable (self, "answer-print", answers);
  enable (self, "answer-save", answers);
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
  if (arb_table_page_is_asking (self))
    arb_table_page_leave (self);
  question = self->face->advise (&moment, self->flow, &why);
  if (question != NULL)
    arb_table_page_explain (self, question);
  else
    arb_table_page_explain_not (self, &why);
}

void
arb_table_page_update_advice (ArbTablePage *self)
{
  const gboolean has = has_advice (self);

  enable (self, "advise", has);
  gtk_widget_set_visible (self->advice, has && no_advice (self) == NULL);
}

/* ---- the actions ---- */

static const GActionEntry entries[] = {
  { "answer-copy", copy },      { "answer-print", print },
  { "answer-save", save, "s" }, { "answer-pin", pin, NULL, "false" },
  { "advise", advise },
};

void
arb_table_page_add_desk_actions (ArbTablePage *self)
{
  GSettings *settings = arb_settings ();

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  if (settings != NULL)
    g_signal_connect_object (settings, "changed::advice", G_CALLBACK (arb_table_page_update_advice), self,
                             G_CONNECT_SWAPPED);
}
