/* table-reader.c - see table-reader.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-reader.h"

#include <string.h>

#include "table-intl.h"

gboolean
table_reader_begin (TableReader *reader, const char *line, const TablePlayer *players, guint n_players,
                    TableRefusal *why)
{
  reader->next = 0;
  reader->players = players;
  reader->n_players = n_players;
  reader->rules = NULL;
  reader->why = why;
  if (!table_words_cut (&reader->words, line, why))
    return FALSE;
  return reader->words.n > 0 || table_refuse (why, _ ("the entry is empty"));
}

const char *
table_reader_peek (const TableReader *reader)
{
  return reader->next < reader->words.n ? reader->words.word[reader->next] : NULL;
}

const char *
table_reader_take (TableReader *reader)
{
  return reader->next < reader->words.n ? reader->words.word[reader->next++] : NULL;
}

gboolean
table_reader_take_word (TableReader *reader, const char *word)
{
  const char *next = table_reader_peek (reader);
  if (next == NULL || strcmp (next, word) != 0)
    return FALSE;
  reader->next++;
  return TRUE;
}

gboolean
table_reader_need (TableReader *reader, const char **word, const char *missing)
{
  *word = table_reader_take (reader);
  return *word != NULL || table_refuse (reader->why, "%s", _ (missing));
}

gboolean
table_reader_player (TableReader *reader, gint8 *player)
{
  const char *word;
  if (!table_reader_need (reader, &word, N_ ("who? the player's name is missing")))
    return FALSE;
  int found = table_player_find (reader->players, reader->n_players, word);
  if (found < 0)
    return table_refuse (reader->why, _ ("nobody called “%.160s” plays"), word);
  *player = (gint8) found;
  return TRUE;
}

gboolean
table_reader_number (TableReader *reader, int low, int high, int *number)
{
  const char *word;
  if (!table_reader_need (reader, &word, N_ ("how many? the number is missing")))
    return FALSE;
  return table_words_number (word, low, high, number)
         || table_refuse (reader->why, _ ("“%.20s” is not a number from %d to %d"), word, low, high);
}

gboolean
table_reader_reason (TableReader *reader, char *into, gsize size)
{
  const char *word = table_reader_take (reader);
  if (word == NULL || *word == '\0')
    return table_refuse (reader->why, _ ("this entry needs its reason, in quotation marks"));
  if (strlen (word) >= size)
    return table_refuse (reader->why, _ ("the reason is longer than %u bytes"), (guint) size - 1);
  table_text_copy_shown (into, size, word);
  return TRUE;
}

gboolean
table_reader_end (TableReader *reader)
{
  const char *left = table_reader_peek (reader);
  return left == NULL || table_refuse (reader->why, _ ("“%.40s” is too much at the end of this entry"), left);
}
