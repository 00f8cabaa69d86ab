/* table-enter.c - the page of the table: enters what the prompt made, and says what it did.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "evening/game-words.h"
#include "table-page-private.h"

#define FORCED_MAX 16 /* entries in a row that can be only one */

void
arb_table_page_say (ArbTablePage *self, ArbSaid said, const char *text)
{
  g_signal_emit_by_name (self, "said", text);
  arb_done_line_say (self->done, said, text);
}

static void
say_done (ArbTablePage *self, ArbSaid said, const char *words, const char *more)
{
  g_autofree char *text = *more != '\0' ? g_strdup_printf ("%s\n%s", words, more) : g_strdup (words);

  arb_table_page_say (self, said, text);
}

void
arb_table_page_say_changed (ArbTablePage *self, ArbSaid said, const char *words, const char *more)
{
  g_autofree char *refused = arb_refused_tell (arb_session_journal (self->session));
  g_autofree char *both = g_strconcat (more, *more != '\0' && *refused != '\0' ? "\n" : "", refused, NULL);

  say_done (self, said, words, both);
}

/* How a refused entry is entered if the table agreed to it; free with g_free (). */
static char *
agree_tell (ArbTablePage *self, const char *why)
{
  /* While words are typed, these keys are letters of them. */
  g_autofree char *keys = flow_asks (self->flow) != FLOW_ASKS_WORDS ? flow_agree_tell (self->flow) : NULL;

  if (keys != NULL)
    /* Translators: first why an entry is against the rules, then the keys for what is so by agreement */
    return g_strdup_printf (_ ("%s; if the table agreed to it: %s"), why, keys);
  /* Translators: first why an entry is against the rules.  agreed is a word of the record, do not translate it. */
  return g_strdup_printf (_ ("%s; if the table agreed to it, write agreed \"why\" before the entry"), why);
}

/* Says why the entry was not taken; and how it is, if the table agreed to it. */
static void
refuse (ArbTablePage *self, const TableMoment *moment, const char *line, const TableRefusal *why)
{
  g_autofree char *sentence = table_game_would_agree (moment->setup->game, moment->state, line)
                                  ? agree_tell (self, why->sentence)
                                  : g_strdup (why->sentence);

  flow_refuse (self->flow, sentence);
  arb_table_page_update_flow (self);
}

static void
add_sentence (GString *said, const char *sentence)
{
  g_string_append_printf (said, said->len > 0 ? "\n%s" : "%s", sentence);
}

/* Appends the entry, and adds in words what it did. */
static gboolean
append (ArbTablePage *self, const char *line, GString *said, TableRefusal *why)
{
  g_autofree char *outcome = NULL;

  if (!arb_session_append (self->session, line, why))
    return FALSE;
  {
    const TableMoment now = arb_session_now (self->session);

    outcome = arb_outcome_tell (&now);
  }
  if (*outcome != '\0')
    add_sentence (said, outcome);
  return TRUE;
}

/* After an entry was made at the prompt, those that can be only one are taken, as for the dragon that has only one way.
 * Nothing is taken when a game is opened or after an undo: then the question is asked, and has one answer. */
static void
take_forced (ArbTablePage *self, GString *said)
{
  for (guint n = 0; n < FORCED_MAX; n++)
    {
      const TableMoment moment = arb_session_moment (self->session);
      g_autofree char *line = flow_forced (self->flow), *words = NULL, *taken = NULL;

      if (line == NULL)
        return;
      words = table_game_tell_line (moment.setup->game, moment.state, line);
      /* Translators: an answer that was taken without asking, because nothing else was possible. */
      taken = g_strdup_printf (_ ("Taken, the only answer: %s"), words);
      add_sentence (said, taken);
      if (!append (self, line, said, NULL))
        return;
    }
}

/* `goes_on`: entries that can be only one are taken after it. */
static gboolean
put (ArbTablePage *self, const char *line, gboolean goes_on, TableRefusal *why)
{
  const TableMoment moment = arb_session_moment (self->session);
  g_autofree char *words = table_game_tell_line (moment.setup->game, moment.state, line), *taken = NULL;
  /* What the prompt took together with the last answer. */
  g_autofree char *with = goes_on ? flow_taken (self->flow) : NULL;
  g_autoptr (GString) said = g_string_new (NULL);

  if (self->write != ARB_WRITE_APPEND)
    {
      const TableEdit edit = { self->write == ARB_WRITE_REPLACE ? TABLE_EDIT_REPLACE : TABLE_EDIT_INSERT,
                               self->write_at, 0, line };

      return arb_table_page_edit (self, &edit, why);
    }
  if (with != NULL)
    add_sentence (said, with);
  if (!append (self, line, said, why))
    return FALSE;
  if (goes_on)
    take_forced (self, said);
  taken = flow_taken (self->flow);
  if (taken != NULL)
    add_sentence (said, taken);
  say_done (self, ARB_SAID_DONE, words, said->str);
  return TRUE;
}

gboolean
arb_table_page_enter (ArbTablePage *self, const char *line, TableRefusal *why)
{
  return put (self, line, FALSE, why);
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
  else if (!put (self, line, TRUE, &why))
    refuse (self, &moment, line, &why);
}

void
arb_table_page_answer (ArbTablePage *self, FlowAnswer answer)
{
  g_autofree char *taken = NULL;

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
  arb_done_line_hush (self->done);
  arb_table_page_unanswer (self);
  if (!flow_keeps_sight (self->flow))
    arb_sight_leave (self->sight);
  arb_table_page_update_flow (self);
  taken = flow_taken (self->flow);
  if (taken != NULL)
    arb_table_page_say (self, ARB_SAID_ONLY, taken);
}
