/* game-words.c - a game in a few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "game-words.h"

#include "table/table-entry.h"
#include "table/table-event.h"
#include "table/table-photo.h"

char *
arb_game_title (const LibraryGame *game)
{
  if (game->title != NULL && game->title[0] != '\0')
    return table_text_shown (game->title, FALSE);
  if (game->players != NULL && game->players[0] != '\0')
    return table_text_shown (game->players, TRUE);
  return g_strdup (_ ("A game"));
}

char *
arb_setup_names (const TableSetup *setup)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", table_name_said (&setup->players[i]));
  return g_string_free (names, FALSE);
}

char *
arb_setup_title (const TableSetup *setup)
{
  return setup->title[0] != '\0' ? table_text_shown (setup->title, FALSE) : arb_setup_names (setup);
}

static void
add_sentence (GString *out, const char *words)
{
  if (*words != '\0')
    g_string_append_printf (out, out->len > 0 ? "\n%s" : "%s", words);
}

/* Did the table book these points itself?  Then the words of the entry say it all. */
static gboolean
is_said (const TableMoment *after, const GArray *events)
{
  const TableGame *game = after->setup->game;

  for (guint i = 0; i < events->len; i++)
    {
      const TableEvent *row = &g_array_index (events, TableEvent, i);

      if (row->effect || (row->line->kind != game->correction && !table_state (after->state)->on_pad))
        return FALSE;
    }
  return TRUE;
}

char *
arb_brought_tell (const TableMoment *after)
{
  const TableGame *game = after->setup->game;
  /* In a tournament the players find out themselves what a throw brings. */
  const TableTold told = after->setup->aids == TABLE_AIDS_TOURNAMENT ? TABLE_TOLD_WITH_POINTS : TABLE_TOLD_AFTER;
  const guint last = table_state (after->state)->n_entries - 1;
  g_autoptr (GArray) events = table_events_since (after, last, told);
  g_autofree char *words = table_events_tell (game, after->state, events);
  GString *out = g_string_new (NULL);

  if (!is_said (after, events))
    add_sentence (out, words);
  for (guint i = 0; table_game_warning (game, after->state, i) != NULL; i++)
    add_sentence (out, table_game_warning (game, after->state, i));
  return g_string_free (out, FALSE);
}

char *
arb_change_tell (const TableJournal *journal, const TableChange *change, gboolean come)
{
  const TableGame *game = table_journal_game (journal);
  const guint n = come ? change->n_come : change->n_gone;
  gpointer state;
  char *words;

  if (n == 0)
    return g_strdup ("");
  if (n > 1)
    return g_strdup_printf (ngettext ("%u entry", "%u entries", n), n);
  state = table_journal_state_at (journal, change->at);
  words = table_journal_tell (journal, change->at, state);
  game->state_free (state);
  return words;
}

char *
arb_refused_tell (const TableJournal *journal)
{
  guint n = table_journal_n_refused (journal);

  if (n == 0)
    return g_strdup ("");
  return g_strdup_printf (
      ngettext ("%u entry does not fit; it is marked in Moves", "%u entries do not fit; they are marked in Moves", n),
      n);
}

/* The verb of the entry that ends a game of any kind. */
#define END_VERB "end"

char *
arb_end_tell (const TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);

  for (guint i = table_journal_length (journal); i-- > 0;)
    {
      const TableEntry entry = table_journal_entry (journal, i);
      TableWords words;
      gpointer state;
      char *told;

      if (entry.refusal != NULL || !table_words_cut (&words, entry.line, NULL) || words.n == 0
          || g_ascii_strcasecmp (words.word[0], END_VERB) != 0)
        continue;
      state = table_journal_state_at (journal, i);
      told = table_game_tell_line (game, state, entry.line);
      game->state_free (state);
      return told;
    }
  return NULL;
}

/* Is the entry one that the table agreed to? */
static gboolean
is_agreed (const TableJournal *journal, const char *line)
{
  const TableGame *game = table_journal_game (journal);
  g_autofree gpointer entry = g_malloc0 (game->acts->entry_size);

  return table_game_read (game, table_state (table_journal_state (journal))->rules, line, entry, NULL)
         && table_acts_prefix (game->acts, table_acts_find (game->acts, 0, entry), entry) != NULL;
}

char *
arb_agreed_tell (const TableJournal *journal)
{
  guint n = 0;

  for (guint i = 0; i < table_journal_length (journal); i++)
    {
      const TableEntry entry = table_journal_entry (journal, i);

      n += entry.refusal == NULL && is_agreed (journal, entry.line);
    }
  return n == 0 ? NULL
                : g_strdup_printf (ngettext ("%u entry was against the rules, as agreed",
                                             "%u entries were against the rules, as agreed", n),
                                   n);
}

char *
arb_summary (const TableMoment *moment)
{
  g_autoptr (GString) summary = g_string_new (NULL);

  for (guint i = 0; i < moment->setup->n_players; i++)
    g_string_append_printf (summary, "%s%s %d", i > 0 ? ", " : "", table_name_said (&moment->setup->players[i]),
                            table_state (moment->state)->ledger.scores[i]);
  return g_string_free (g_steal_pointer (&summary), FALSE);
}

char *
arb_duration (gint64 time)
{
  const gint64 seconds = time / 1000;

  if (seconds >= 3600)
    return g_strdup_printf ("%d:%02d:%02d", (int) (seconds / 3600), (int) (seconds / 60 % 60), (int) (seconds % 60));
  return g_strdup_printf ("%d:%02d", (int) (seconds / 60), (int) (seconds % 60));
}

char *
arb_time_tell (gint64 seconds)
{
  const int minutes = (int) (seconds / 60);

  if (minutes >= 60)
    /* Translators: hours and minutes */
    return g_strdup_printf (_ ("%d h %02d min"), minutes / 60, minutes % 60);
  return g_strdup_printf (_ ("%d min"), MAX (minutes, 1));
}

char *
arb_played_tell (const TableSetup *setup, gint64 seconds)
{
  g_autofree char *place = table_text_shown (setup->place, FALSE),
                  *time = seconds >= 0 ? arb_time_tell (seconds) : NULL;

  if (place[0] == '\0')
    /* Translators: how long the game took, as in "Played in 1 h 52 min" */
    return time != NULL ? g_strdup_printf (_ ("Played in %s"), time) : NULL;
  if (time == NULL)
    return g_strdup_printf (_ ("Played at “%s”"), place);
  /* Translators: where, and how long the game took, as in "Played at “Ben’s kitchen” in 1 h 52 min" */
  return g_strdup_printf (_ ("Played at “%s” in %s"), place, time);
}

char *
arb_thinking_tell (const TableSetup *setup, const ArbThinking *players)
{
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    if (players[i].n_turns > 0)
      {
        g_autofree char *average = arb_duration (players[i].in_turns / players[i].n_turns);
        g_autofree char *longest = arb_duration (players[i].longest);

        if (told->len > 0)
          g_string_append (told, "; ");
        /* Translators: a player, and how long the average and the longest turn was, as in "Anna 0:31, at most 2:10" */
        g_string_append_printf (told, _ ("%s %s, at most %s"), table_name_said (&setup->players[i]), average, longest);
      }
  /* Translators: minutes and seconds; then "Anna 0:31, at most 2:10; Ben ..." */
  return told->len > 0 ? g_strdup_printf (_ ("Thinking time of a turn, on average: %s"), told->str) : NULL;
}

/* What the table noted with this line, or what is on the photo; NULL: it is something else. */
static char *
note_of (const TableJournal *journal, const char *line)
{
  const TableGame *game = table_journal_game (journal);
  const TableRules *rules = table_state (table_journal_state (journal))->rules;
  g_autofree TableEntryBase *entry = g_malloc0 (game->acts->entry_size);
  TablePhoto photo;

  if (table_photo_read (game, rules, line, &photo))
    return table_photo_tell (photo.caption);
  if (!g_str_has_prefix (line, "note ") || !table_game_read (game, rules, line, entry, NULL))
    return NULL;
  return g_strdup (entry->why);
}

char **
arb_notes (const TableJournal *journal)
{
  GPtrArray *notes = g_ptr_array_new ();

  for (guint i = 0; i < table_journal_length (journal); i++)
    {
      const TableEntry entry = table_journal_entry (journal, i);
      g_autofree char *text = entry.refusal == NULL ? note_of (journal, entry.line) : NULL;

      if (text != NULL)
        /* Translators: the number of an entry, and what the table noted there. */
        g_ptr_array_add (notes, g_strdup_printf (_ ("Entry %u: %s"), i + 1, text));
    }
  g_ptr_array_add (notes, NULL);
  return (char **) g_ptr_array_free (notes, FALSE);
}
