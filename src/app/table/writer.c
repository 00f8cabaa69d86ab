/* writer.c - which moment of the game is shown, what is asked there, and what becomes of the answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * While a question about the table is chosen, its prompt stands in the place of the prompt for entries, so that keys,
 * clicks and labels mean questions.
 */
#include "config.h"

#include "writer.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/widgets.h"
#include "change-card.h"
#include "evening/game-words.h"
#include "prompt/ask-flow.h"
#include "stock-card.h"
#include "table/table-words.h"

#define FORCED_MAX 16 /* entries in a row that can be only one */

/* What happens with the next entry. */
typedef enum
{
  APPEND,
  REPLACE,
  INSERT
} Write;

struct _ArbWriter
{
  GObject parent_instance;

  GtkWidget *parent;
  ArbTimeline *timeline;
  GActionMap *actions; /* a reference */
  ArbSession *session;
  const ArbGameFace *face;
  Flow *flow;
  Flow *entering; /* while a question is asked, `flow` is its prompt and this the one for entries; else NULL */
  Flow *left;     /* while an earlier moment is shown: the prompt for now, with the answers given so far; else NULL */
  gboolean asks_now; /* `flow` is the prompt for now */
  gboolean looks;    /* while it goes to another moment: the session changes, but not the game */
  Write write;
  guint write_at; /* the entry to replace or to insert before; valid only while the moment before it is shown */
  int pointed;    /* the entry that was pointed out last, on the board or in the ledger; -1: none */
};

G_DEFINE_TYPE (ArbWriter, arb_writer, G_TYPE_OBJECT)

static guint
length_of (ArbWriter *self)
{
  return table_journal_length (arb_session_journal (self->session));
}

/* ---- what is said ---- */

static void
say (ArbWriter *self, ArbSaid said, const char *text)
{
  g_signal_emit_by_name (self, "said", said, text);
}

static void
hush (ArbWriter *self)
{
  say (self, ARB_SAID_ONLY, NULL);
}

/* `more` words may be "". */
static void
say_done (ArbWriter *self, ArbSaid said, const char *words, const char *more)
{
  g_autofree char *text = g_strjoin (*more != '\0' ? "\n" : "", words, more, NULL);

  say (self, said, text);
}

/* Says what a change did, and which later entries are refused now. */
static void
say_changed (ArbWriter *self, ArbSaid said, const char *words, const char *more)
{
  g_autofree char *refused = arb_refused_tell (arb_session_journal (self->session));
  g_autofree char *both = g_strconcat (more, *more != '\0' && *refused != '\0' ? "\n" : "", refused, NULL);

  say_done (self, said, words, both);
}

static void
add_sentence (GString *said, const char *sentence)
{
  g_string_append_printf (said, said->len > 0 ? "\n%s" : "%s", sentence);
}

/* ---- the moment ---- */

gboolean
arb_writer_is_now (ArbWriter *self)
{
  return arb_session_looking_at (self->session) == G_MAXUINT;
}

gboolean
arb_writer_is_changing (ArbWriter *self)
{
  return self->write != APPEND;
}

int
arb_writer_shown (ArbWriter *self)
{
  if (self->session == NULL || arb_writer_is_now (self))
    return -1;
  return self->write != APPEND ? (int) self->write_at : (int) arb_session_looking_at (self->session) - 1;
}

char *
arb_writer_aside (ArbWriter *self)
{
  if (self->write == REPLACE)
    return g_strdup_printf (_ ("Instead of entry %u"), self->write_at + 1);
  if (self->write == INSERT)
    return g_strdup_printf (_ ("Before entry %u"), self->write_at + 1);
  if (arb_writer_is_now (self))
    return NULL;
  if (arb_session_looking_at (self->session) == 0)
    return g_strdup (_ ("The table before the first entry"));
  return g_strdup_printf (_ ("The table after entry %u"), arb_session_looking_at (self->session));
}

static void
look_at (ArbWriter *self, Write write, guint n)
{
  gboolean here = arb_session_looking_at (self->session) == n;

  if (write != APPEND)
    arb_session_hold (self->session, ARB_HOLD_PAUSE, FALSE);
  if (here && self->write == write)
    return;
  self->write = write;
  self->write_at = n;
  self->looks = TRUE;
  if (here)
    g_signal_emit_by_name (self, "again");
  else
    arb_session_look_at (self->session, n);
  self->looks = FALSE;
}

void
arb_writer_look_at (ArbWriter *self, guint n)
{
  look_at (self, APPEND, n);
}

static void
look_now (ArbWriter *self)
{
  look_at (self, APPEND, G_MAXUINT);
}

/* Another window with this game may have gone to another moment, or may have removed the entry. */
static gboolean
is_writing (ArbWriter *self)
{
  return self->write != APPEND && arb_session_looking_at (self->session) == self->write_at
         && (self->write == INSERT || self->write_at < length_of (self));
}

/* ---- the prompt ---- */

Flow *
arb_writer_get_flow (ArbWriter *self)
{
  return self->session != NULL ? self->flow : NULL;
}

Flow *
arb_writer_get_asked (ArbWriter *self)
{
  if (arb_session_pauses (self->session))
    return NULL;
  return self->write != APPEND || arb_writer_is_now (self) || arb_writer_is_asking (self) ? self->flow : NULL;
}

gboolean
arb_writer_is_asking (ArbWriter *self)
{
  return self->entering != NULL;
}

/* Draws nothing. */
static void
drop_question (ArbWriter *self)
{
  Flow *asked = self->flow;

  if (self->entering == NULL)
    return;
  self->flow = g_steal_pointer (&self->entering);
  flow_free (asked);
}

void
arb_writer_ask (ArbWriter *self)
{
  const TableMoment moment = arb_session_moment (self->session);

  self->entering = self->flow;
  self->flow = FLOW (ask_flow_new (moment.setup->game));
  flow_set_state (self->flow, moment.state, moment.setup->aids);
  g_signal_emit_by_name (self, "begun");
}

void
arb_writer_ask_end (ArbWriter *self)
{
  drop_question (self);
  g_signal_emit_by_name (self, "begun");
}

/* The prompt begins.  If an entry is replaced, the prompt takes the first answers of that entry already.  Whoever looks
 * at an earlier moment and comes back finds the answers given before. */
void
arb_writer_update (ArbWriter *self)
{
  const TableMoment moment = arb_session_moment (self->session);
  gboolean now;

  drop_question (self);
  if (!is_writing (self))
    self->write = APPEND;
  self->pointed = -1;
  now = self->write == APPEND && arb_writer_is_now (self);
  if (now && self->left != NULL)
    {
      flow_free (self->flow);
      self->flow = g_steal_pointer (&self->left);
      self->asks_now = TRUE;
      return;
    }
  if (!now && self->asks_now && self->looks)
    {
      self->left = self->flow;
      self->flow = FLOW (act_flow_new (self->face->flow));
    }
  self->asks_now = now;
  flow_set_state (self->flow, arb_writer_get_asked (self) != NULL ? moment.state : NULL, moment.setup->aids);
  if (self->write == REPLACE)
    flow_follow (self->flow, table_journal_entry (arb_session_journal (self->session), self->write_at).line);
}

/* Another moment is shown, or the game is another: then the answers that were kept do not fit any more. */
static void
session_changed (ArbWriter *self)
{
  if (!self->looks)
    g_clear_pointer (&self->left, flow_free);
}

void
arb_writer_set_session (ArbWriter *self, ArbSession *session)
{
  const ArbGameFace *face = session != NULL ? arb_game_face (arb_session_setup (session)->game) : self->face;

  drop_question (self);
  g_clear_pointer (&self->left, flow_free);
  if (self->flow != NULL)
    flow_set_state (self->flow, NULL, TABLE_AIDS_OPEN);
  self->write = APPEND;
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session != NULL)
    g_signal_connect_swapped (session, "changed", G_CALLBACK (session_changed), self);
  if (self->face == face)
    return;
  self->face = face;
  flow_free (self->flow);
  self->flow = FLOW (act_flow_new (face->flow));
}

/* ---- changes of old entries ---- */

static void
change_made (gpointer data, const char *words)
{
  ArbWriter *self = data;

  if (self->session == NULL)
    return;
  look_now (self);
  say_changed (self, ARB_SAID_DONE, words, "");
}

/* Shows what the edit would change, and makes it if the person accepts (change-card.h).  FALSE if it is refused. */
static gboolean
edit (ArbWriter *self, const TableEdit *edit, TableRefusal *why)
{
  hush (self); /* its Undo would not mean what the card shows */
  if (edit->how != TABLE_EDIT_INSERT || edit->at < length_of (self))
    return arb_change_card_edit (self->parent, self->session, edit, FALSE, change_made, self, why);
  if (!arb_session_append (self->session, edit->line, why))
    return FALSE;
  change_made (self, _ ("The entry is inserted"));
  return TRUE;
}

/* The line of points stands for the entry `at` from now on.  The card is only shown if more changes than sums. */
static gboolean
put_right (ArbWriter *self, guint at, const char *line, TableRefusal *why)
{
  const TableEdit edit = { TABLE_EDIT_REPLACE, at, 0, line };

  return arb_change_card_edit (self->parent, self->session, &edit, TRUE, change_made, self, why);
}

static void
mend_chosen (gpointer data, const TableEdit *mend)
{
  ArbWriter *self = data;
  TableRefusal why;

  if (self->session != NULL && !edit (self, mend, &why))
    say (self, ARB_SAID_ONLY, why.sentence);
}

static void
stock (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbWriter *self = data;

  arb_stock_card_show (self->parent, self->session, mend_chosen, self);
}

/* ---- entries ---- */

/* How a refused entry is entered if the table agreed to it; free with g_free (). */
static char *
agree_tell (ArbWriter *self, const char *why)
{
  /* While words are typed, these keys are letters of them. */
  g_autofree char *keys = flow_asks (self->flow) != FLOW_ASKS_WORDS ? flow_agree_tell (self->flow) : NULL;

  if (keys != NULL)
    /* Translators: first why an entry is against the rules, then the keys for what is so by agreement */
    return g_strdup_printf (_ ("%s; if the table agreed to it: %s"), why, keys);
  /* Translators: first why an entry is against the rules.  agreed is a word of the record, do not translate it. */
  return g_strdup_printf (_ ("%s; if the table agreed to it, write agreed \"why\" before the entry"), why);
}

/* Appends the entry, and adds in words what it did. */
static gboolean
append (ArbWriter *self, const char *line, GString *said, TableRefusal *why)
{
  g_autofree char *outcome = NULL;

  if (!arb_session_append (self->session, line, why))
    return FALSE;
  {
    const TableMoment now = arb_session_now (self->session);

    outcome = arb_brought_tell (&now);
  }
  if (*outcome != '\0')
    add_sentence (said, outcome);
  return TRUE;
}

/* After an entry was made at the prompt, those that can be only one are taken, as for the dragon that has only one way.
 * Nothing is taken when a game is opened or after an undo: then the question is asked, and has one answer. */
static void
take_forced (ArbWriter *self, GString *said)
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
put (ArbWriter *self, const char *line, gboolean goes_on, TableRefusal *why)
{
  const TableMoment moment = arb_session_moment (self->session);
  g_autofree char *words = table_game_tell_line (moment.setup->game, moment.state, line), *taken = NULL;
  /* What the prompt took together with the last answer. */
  g_autofree char *with = goes_on ? flow_taken (self->flow) : NULL;
  g_autoptr (GString) said = g_string_new (NULL);

  if (self->write != APPEND)
    return edit (
        self, &(TableEdit){ self->write == REPLACE ? TABLE_EDIT_REPLACE : TABLE_EDIT_INSERT, self->write_at, 0, line },
        why);
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
arb_writer_enter (ArbWriter *self, const char *line, TableRefusal *why)
{
  return put (self, line, FALSE, why);
}

/* Enters what the prompt made, or says why it was not taken; and how it is, if the table agreed to it. */
static void
enter (ArbWriter *self)
{
  g_autofree char *line = g_strdup (self->flow->line); /* the flow frees it when the state changes */
  const TableMoment moment = arb_session_moment (self->session);
  const int replaces = self->flow->replaces;
  TableRefusal why;

  if (replaces >= 0)
    {
      if (!put_right (self, (guint) replaces, line, &why))
        flow_refuse (self->flow, why.sentence);
      if (self->session != NULL && *self->flow->problem != '\0')
        g_signal_emit_by_name (self, "prompt");
    }
  else if (!put (self, line, TRUE, &why))
    {
      g_autofree char *agree = table_game_would_agree (moment.setup->game, moment.state, line)
                                   ? agree_tell (self, why.sentence)
                                   : NULL;

      arb_writer_refuse (self, agree != NULL ? agree : why.sentence);
    }
}

/* ---- answers ---- */

static void
answer (ArbWriter *self, FlowAnswer answer)
{
  g_autofree char *taken = NULL;

  if (answer == FLOW_PASSED)
    return;
  if (answer == FLOW_READY && arb_writer_is_asking (self))
    {
      g_signal_emit_by_name (self, "asked", self->flow->line);
      return;
    }
  if (answer == FLOW_READY)
    {
      enter (self);
      return;
    }
  g_signal_emit_by_name (self, "step");
  taken = flow_taken (self->flow);
  if (taken != NULL)
    say (self, ARB_SAID_ONLY, taken);
}

void
arb_writer_pick (ArbWriter *self, guint choice)
{
  if (choice < flow_n_choices (self->flow))
    answer (self, flow_choose (self->flow, choice));
}

void
arb_writer_point (ArbWriter *self, int choice)
{
  if (choice >= (int) flow_n_choices (self->flow) || choice == self->flow->cursor)
    return;
  flow_point (self->flow, choice);
  g_signal_emit_by_name (self, "prompt");
}

gboolean
arb_writer_key (ArbWriter *self, gunichar key, gboolean shift)
{
  const FlowAnswer what = flow_key (self->flow, key, shift);

  answer (self, what);
  return what != FLOW_PASSED;
}

void
arb_writer_unknown (ArbWriter *self, gunichar key, gboolean shift)
{
  flow_unknown (self->flow, key, shift);
  g_signal_emit_by_name (self, "prompt");
}

void
arb_writer_words (ArbWriter *self, const char *words)
{
  answer (self, flow_words (self->flow, words));
}

void
arb_writer_back (ArbWriter *self)
{
  answer (self, flow_back (self->flow));
}

void
arb_writer_refuse (ArbWriter *self, const char *sentence)
{
  flow_refuse (self->flow, sentence);
  g_signal_emit_by_name (self, "prompt");
}

void
arb_writer_say_why (ArbWriter *self, const TableRefusal *why)
{
  g_autofree char *sentence = table_capital (why->sentence);

  if (arb_writer_is_asking (self))
    arb_writer_refuse (self, why->sentence);
  else
    say (self, ARB_SAID_ONLY, sentence);
}

/* ---- undo ---- */

/* Undoes or redoes the last change, and says what that did; `changed`: that one entry stands for another.  An entry
 * that was the only one possible is taken back alone: then it is asked for, and the table may agree on another one. */
static void
turn_back (ArbWriter *self, ArbSaid said, TableChange (*peek) (const TableJournal *journal),
           gboolean (*turn) (ArbSession *session), const char *changed)
{
  const TableJournal *journal = arb_session_journal (self->session);
  const TableChange change = peek (journal);
  g_autofree char *before = arb_change_tell (journal, &change, FALSE), *after = NULL;

  hush (self);
  look_now (self);
  if (!turn (self->session))
    return;
  after = arb_change_tell (arb_session_journal (self->session), &change, TRUE);
  if (change.n_come == 0)
    say_changed (self, said, _ ("Taken back"), before);
  else
    say_changed (self, said, change.n_gone == 0 ? _ ("Entered again") : changed, after);
}

/* While an entry is being made, one step of it is taken back: the person has not entered it yet.  If an old entry was
 * to be changed or one inserted, that ends next. */
static void
undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbWriter *self = data;

  if (arb_writer_is_asking (self))
    {
      self->pointed = -1;
      arb_writer_ask_end (self);
    }
  else if (flow_can_back (self->flow))
    arb_writer_back (self);
  else if (self->write != APPEND)
    look_now (self);
  else
    turn_back (self, ARB_SAID_UNDONE, table_journal_undoes, arb_session_undo, _ ("The change is taken back"));
}

static void
redo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  turn_back (data, ARB_SAID_DONE, table_journal_redoes, arb_session_redo, _ ("The entry is changed"));
}

/* ---- old entries ---- */

static void
start_writing (ArbWriter *self, Write write, int index)
{
  look_at (self, write, (guint) index);
  g_signal_emit_by_name (self, "place");
}

void
arb_writer_point_at_entry (ArbWriter *self, int entry)
{
  self->pointed = entry;
}

void
arb_writer_point_at (ArbWriter *self, int x, int y)
{
  const TableJournal *journal = arb_session_journal (self->session);
  const TableGame *game = table_journal_game (journal);
  guint none = 0, some = table_journal_length (journal) + 1; /* what lies there lies after so many entries */

  if (self->face->lies == NULL)
    return;
  while (none < some)
    {
      const guint n = (none + some) / 2;
      gpointer state = table_journal_state_at (journal, n);

      if (n < table_journal_length (journal) + 1 && self->face->lies (state, x, y))
        some = n;
      else
        none = n + 1;
      game->state_free (state);
    }
  self->pointed = some > table_journal_length (journal) ? -1 : (int) some - 1;
}

/* What was pointed out, else the entry before the moment that is shown, is entered again. */
static void
change (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbWriter *self = data;
  const guint n = length_of (self), at = MIN (arb_session_looking_at (self->session), n);

  if (self->pointed >= 0 && self->pointed < (int) n)
    start_writing (self, REPLACE, self->pointed);
  else if (at > 0)
    start_writing (self, REPLACE, (int) at - 1);
}

/* ---- its actions ---- */

static const GActionEntry entries[] = { { "undo", undo }, { "redo", redo }, { "change", change }, { "stock", stock } };

void
arb_writer_update_actions (ArbWriter *self)
{
  const TableJournal *journal = self->session != NULL && !arb_session_pauses (self->session)
                                    ? arb_session_journal (self->session)
                                    : NULL;

  arb_action_enable (self->actions, "undo",
                     journal != NULL
                         && (table_journal_can_undo (journal) || flow_can_back (self->flow) || self->write != APPEND));
  arb_action_enable (self->actions, "redo", journal != NULL && table_journal_can_redo (journal));
  arb_action_enable (self->actions, "change",
                     journal != NULL && table_journal_length (journal) > 0 && self->write == APPEND);
  arb_action_enable (self->actions, "stock", journal != NULL);
}

/* ---- what the timeline wants ---- */

static void
look_back (ArbWriter *self, int index)
{
  const guint n = (guint) index + 1;

  look_at (self, APPEND, index < 0 || n == length_of (self) ? G_MAXUINT : n);
}

/* Shows the refusal beside the entry. */
static void
edit_from_timeline (ArbWriter *self, TableEditHow how, int index, int to, const char *line)
{
  const TableEdit wanted = { how, (guint) index, (guint) to, line };
  TableRefusal why;

  if (!edit (self, &wanted, &why))
    arb_timeline_refuse (self->timeline, why.sentence);
}

static void
undo_to (ArbWriter *self, int index)
{
  TableRefusal why;

  if (arb_session_truncate (self->session, (guint) index + 1, &why))
    change_made (self, _ ("Everything after that is taken back"));
  else
    arb_timeline_refuse (self->timeline, why.sentence);
}

static void
line_written (ArbWriter *self, int index, const char *line)
{
  edit_from_timeline (self, TABLE_EDIT_REPLACE, index, 0, line);
}

static void
remove_wanted (ArbWriter *self, int index)
{
  edit_from_timeline (self, TABLE_EDIT_DELETE, index, 0, NULL);
}

static void
earlier_wanted (ArbWriter *self, int index)
{
  if (index > 0)
    edit_from_timeline (self, TABLE_EDIT_MOVE, index, index - 1, NULL);
}

static void
later_wanted (ArbWriter *self, int index)
{
  edit_from_timeline (self, TABLE_EDIT_MOVE, index, index + 1, NULL);
}

static void
old_branch_wanted (ArbWriter *self, int index)
{
  TableRefusal why;

  if (!arb_change_card_look (self->parent, self->session, (guint) index, change_made, self, &why))
    arb_timeline_refuse (self->timeline, why.sentence);
}

static void
anew_wanted (ArbWriter *self, int index)
{
  start_writing (self, REPLACE, index);
}

static void
insert_wanted (ArbWriter *self, int index)
{
  start_writing (self, INSERT, index);
}

ArbWriter *
arb_writer_new (GtkWidget *parent, ArbTimeline *timeline, GActionMap *actions)
{
  ArbWriter *self = g_object_new (ARB_TYPE_WRITER, NULL);

  self->parent = parent;
  self->timeline = timeline;
  self->actions = g_object_ref (actions);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (timeline, "look", G_CALLBACK (look_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (timeline, "undo-to", G_CALLBACK (undo_to), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (timeline, "write", G_CALLBACK (line_written), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (timeline, "anew", G_CALLBACK (anew_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (timeline, "insert", G_CALLBACK (insert_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (timeline, "remove", G_CALLBACK (remove_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (timeline, "earlier", G_CALLBACK (earlier_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (timeline, "later", G_CALLBACK (later_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (timeline, "old-branch", G_CALLBACK (old_branch_wanted), self, G_CONNECT_SWAPPED);
  return self;
}

/* ---- the class ---- */

static void
arb_writer_finalize (GObject *object)
{
  ArbWriter *self = ARB_WRITER (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->entering, flow_free);
  g_clear_pointer (&self->left, flow_free);
  flow_free (self->flow);

  G_OBJECT_CLASS (arb_writer_parent_class)->finalize (object);
}

static void
arb_writer_class_init (ArbWriterClass *klass)
{
  static const char *const names[] = { "again", "begun", "prompt", "step", "place" };

  G_OBJECT_CLASS (klass)->finalize = arb_writer_finalize;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    table_signal_new (klass, names[i], 0);
  table_signal_new (klass, "asked", 1, G_TYPE_STRING);
  table_signal_new (klass, "said", 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
arb_writer_init (ArbWriter *self)
{
  self->pointed = -1;
}
