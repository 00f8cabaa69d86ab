/* carc-tile-follow.c - see carc-tile-follow.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-tile-follow.h"

#include <string.h>

/* What all lines of the cell say together, as far as they can be understood. */
typedef struct
{
  guint8 sides;
  guint8 halves;        /* a farm is there, or can not be there */
  guint8 cities, twice; /* sides of cities, and those of two */
  guint n_cities;
} Taken;

static void
take_words (Taken *taken, const CarcKeyRow *row, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  CarcWord word;
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (!carc_key_word (row, words[i], &word))
        continue;
      if (word.kind == CARC_WORD_HALF)
        taken->halves |= (guint8) (1u << word.n);
      if (word.kind != CARC_WORD_SIDE)
        continue;
      taken->sides |= (guint8) (1u << word.n);
      if (row->segment == CARC_CITY)
        {
          taken->twice |= (guint8) (taken->cities & 1u << word.n);
          taken->cities |= (guint8) (1u << word.n);
        }
      if (row->segment != CARC_ROAD && row->segment != CARC_RIVER)
        taken->halves |= (guint8) (3u << (2 * word.n));
    }
}

static Taken
read_taken (const CarcLine *line)
{
  Taken taken = { 0 };
  for (guint i = 0; i < carc_n_keys; i++)
    {
      g_auto (GStrv) texts = g_key_file_get_string_list (line->file, line->group, carc_keys[i].key, NULL, NULL);
      for (guint k = 0; texts != NULL && texts[k] != NULL; k++)
        {
          take_words (&taken, &carc_keys[i], texts[k]);
          taken.n_cities += carc_keys[i].segment == CARC_CITY;
        }
    }
  return taken;
}

static guint
times (char **words, const char *text)
{
  guint n = 0;
  for (guint i = 0; words[i] != NULL; i++)
    n += strcmp (words[i], text) == 0;
  return n;
}

static gboolean
has_half (char **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (carc_half_find (words[i]) >= 0)
      return TRUE;
  return FALSE;
}

/* Two cities of a cell with that flag may share one side, if each of them has another, too. */
static gboolean
may_share (const CarcLine *line, const Taken *taken, guint side, char **words)
{
  guint8 own = 0;
  CarcWord word;
  for (guint i = 0; words[i] != NULL; i++)
    if (carc_key_word (line->row, words[i], &word) && word.kind == CARC_WORD_SIDE)
      own |= (guint8) (1u << word.n);
  return line->row->segment == CARC_CITY && (line->cell->flags & CARC_CELL_SHARED) != 0 && own != 0
         && (own & taken->twice) == 0 && ((taken->cities & ~taken->twice & ~own) >> side & 1);
}

static gboolean
can_follow (const CarcLine *line, const Taken *taken, const CarcWord *word, char **words)
{
  const guint n = times (words, word->text);
  guint8 linked;
  if ((line->row->inside >> word->kind) & 1 && strchr (line->group, ',') == NULL)
    return FALSE;
  switch (word->kind)
    {
    case CARC_WORD_SIDE: return !((taken->sides >> word->n) & 1) || may_share (line, taken, word->n, words);
    case CARC_WORD_HALF: return !((taken->halves >> word->n) & 1) && times (words, "inner") == 0;
    case CARC_WORD_INNER: return n == 0 && !has_half (words);
    case CARC_WORD_TOUCHES: return n == 0 && word->n < taken->n_cities;
    case CARC_WORD_LINK:
      linked = carc_word_linked (word, line->cell);
      return n == 0 && linked != CARC_NO_SEGMENT && line->cell->segments[linked].kind != CARC_RIVER;
    case CARC_WORD_MARK: return n == 0;
    case CARC_WORD_PENNANT: return n < CARC_PENNANTS_MAX;
    case CARC_WORD_FLAG: return n == 0 && word->n == CARC_CELL_SHARED;
    default: return FALSE;
    }
}

static GPtrArray *
following (const CarcLine *line, guint kinds)
{
  const Taken taken = read_taken (line);
  g_auto (GStrv) there = g_strsplit_set (line->text, " \t", -1);
  GPtrArray *texts = g_ptr_array_new ();
  CarcWord words[CARC_WORDS_MAX];
  const guint n = carc_key_words (line->row, words);
  for (guint i = 0; i < n; i++)
    if ((kinds >> words[i].kind) & 1 && can_follow (line, &taken, &words[i], there))
      g_ptr_array_add (texts, (gpointer) words[i].text);
  return texts;
}

gboolean
carc_line_refuse_word (const CarcLine *line, const char *word, TableRefusal *why)
{
  g_autoptr (GPtrArray) words = following (line, G_MAXUINT);
  return carc_key_refuse (line->row, word, words, why);
}

gboolean
carc_line_refuse (const CarcLine *line, guint kinds, const char *sentence, TableRefusal *why)
{
  g_autoptr (GPtrArray) words = following (line, kinds);
  return carc_words_refuse (words, "", sentence, why);
}
