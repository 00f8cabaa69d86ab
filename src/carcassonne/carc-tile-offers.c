/* carc-tile-offers.c - see carc-tile-offers.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-tile-offers.h"

#include <string.h>

#include "carc-own.h"
#include "carc-tile-words.h"
#include "table/table-intl.h"

void
carc_tile_offer_free (CarcTileOffer *offer)
{
  g_free (offer->word);
  g_free (offer->about);
  g_free (offer);
}

gboolean
carc_tile_is_free (const char *key)
{
  const CarcKeyRow *row = carc_key_find (key);
  return row != NULL && row->takes == 0 && row->values == NULL;
}

/* What the lines say without the word that is typed, as far as it can be understood. */
typedef struct
{
  CarcLinesOf of;
  gboolean own;
  CarcCell cell;
  guint keys;            /* bit per row of carc_keys: there is a line */
  const CarcKeyRow *row; /* of the line in which the person types; NULL: the key itself is typed */
  CarcSegment *segment;  /* in which the person types; NULL: in none */
  gboolean inner;        /* it is called inner */
  guint n_words;         /* that stand in the same part of the line */
  guint16 linked;        /* the segments that this part names */
  gboolean first;        /* nothing stands between the equals sign and the word */
  const char *typed;     /* the beginning of the word */
  GPtrArray *offers;
} Reading;

/* ---- reading what is there ---- */

static void
read_word (Reading *reading, const CarcKeyRow *row, CarcSegment *segment, gboolean here, const char *text)
{
  CarcWord word;
  if (*text == '\0' || !carc_key_word (row, text, &word))
    return;
  reading->n_words += here;
  reading->inner |= here && word.kind == CARC_WORD_INNER;
  if (segment != NULL)
    carc_word_add (&word, segment);
  else if (word.kind == CARC_WORD_MARK)
    reading->cell.marks |= 1u << word.n;
  else if (word.kind == CARC_WORD_FLAG)
    reading->cell.flags |= (guint8) word.n;
  else if (word.kind == CARC_WORD_SIDE)
    reading->cell.edges[word.n] = strcmp (row->key, "water") == 0 ? CARC_EDGE_WATER : CARC_EDGE_ANY;
  else if (word.kind == CARC_WORD_LINK && here && carc_word_linked (&word, &reading->cell) != CARC_NO_SEGMENT)
    reading->linked |= (guint16) (1u << carc_word_linked (&word, &reading->cell));
}

/* `here`: which of its parts the person types in; -1: in none of them. */
static void
read_value (Reading *reading, const CarcKeyRow *row, const char *value, int here)
{
  g_auto (GStrv) parts = g_strsplit (*value != '\0' ? value : " ", ";", 2 * CARC_SEGMENTS_MAX);
  for (int i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit_set (parts[i], " \t", 64);
      CarcSegment *segment = NULL;
      if (row->segment >= 0 && reading->cell.n_segments < CARC_SEGMENTS_MAX)
        {
          segment = &reading->cell.segments[reading->cell.n_segments++];
          segment->kind = (guint8) row->segment;
        }
      if (i == here)
        reading->segment = segment;
      for (guint k = 0; words[k] != NULL; k++)
        read_word (reading, row, segment, i == here, words[k]);
    }
}

/* The lines in the order of the table, in which the parser reads them.  In the line `nth` the person types in this part
 * of the value; -1: types its key. */
static void
read_lines (Reading *reading, char **lines, guint nth, int part)
{
  for (guint i = 0; i < carc_n_keys; i++)
    for (guint k = 0; lines[k] != NULL; k++)
      {
        const char *equals = strchr (lines[k], '=');
        g_autofree char *key = g_strstrip (g_strndup (lines[k], equals != NULL ? (gsize) (equals - lines[k]) : 0));
        if (strcmp (key, carc_keys[i].key) != 0 || (k == nth && part < 0))
          continue;
        reading->keys |= 1u << i;
        if (k == nth)
          reading->row = &carc_keys[i];
        read_value (reading, &carc_keys[i], equals + 1, k == nth ? part : -1);
      }
}

/* ---- what may be added ---- */

static void
offer (Reading *reading, const char *word, char *about, gboolean more)
{
  CarcTileOffer *result;
  if (g_ascii_strncasecmp (word, reading->typed, strlen (reading->typed)) != 0)
    {
      g_free (about);
      return;
    }
  result = g_new0 (CarcTileOffer, 1);
  result->word = g_strdup (word);
  result->about = about;
  result->more = more;
  g_ptr_array_add (reading->offers, result);
}

/* Can this cell be there?  Without farms, if they are not what is described. */
static gboolean
fits (const Reading *reading, const CarcCell *cell)
{
  CarcCell copy = *cell;
  if (reading->row->segment != CARC_FARM)
    {
      copy.n_segments = 0;
      for (guint i = 0; i < cell->n_segments; i++)
        if (cell->segments[i].kind != CARC_FARM)
          copy.segments[copy.n_segments++] = cell->segments[i];
    }
  return carc_cell_set_edges (&copy, NULL)
         && (!reading->own || carc_own_cell_fits (&copy, reading->of == CARC_LINES_PART, NULL));
}

static gboolean
may_add_side (const Reading *reading, guint side)
{
  CarcCell cell = reading->cell;
  cell.edges[side] = strcmp (reading->row->key, "water") == 0 ? CARC_EDGE_WATER : CARC_EDGE_ANY;
  return reading->cell.edges[side] != cell.edges[side] && (fits (reading, &cell) || !fits (reading, &reading->cell));
}

static gboolean
may_add_to_segment (const Reading *reading, const CarcWord *word)
{
  CarcCell cell = reading->cell;
  CarcSegment *segment = &cell.segments[reading->segment - reading->cell.segments];
  guint n_cities = 0;
  for (guint i = 0; i < cell.n_segments; i++)
    n_cities += cell.segments[i].kind == CARC_CITY;
  if (word->kind == CARC_WORD_INNER)
    return !reading->inner && segment->halves == 0;
  if (word->kind == CARC_WORD_HALF && reading->inner)
    return FALSE;
  if (word->kind == CARC_WORD_TOUCHES && word->n >= n_cities)
    return FALSE;
  if (!carc_word_add (word, segment) || memcmp (segment, reading->segment, sizeof *segment) == 0)
    return FALSE;
  return fits (reading, &cell) || !fits (reading, &reading->cell);
}

static gboolean
may_add (const Reading *reading, const CarcWord *word)
{
  guint8 linked;
  if ((reading->row->inside >> word->kind) & 1 && reading->of != CARC_LINES_PART)
    return FALSE;
  switch (word->kind)
    {
    case CARC_WORD_FLAG: return !reading->own && !(reading->cell.flags & word->n);
    case CARC_WORD_LINK:
      linked = carc_word_linked (word, &reading->cell);
      return linked != CARC_NO_SEGMENT && reading->cell.segments[linked].kind != CARC_RIVER
             && !((reading->linked >> linked) & 1);
    case CARC_WORD_MARK:
      if (reading->row->segment < 0)
        return !((reading->cell.marks >> word->n) & 1);
      break;
    case CARC_WORD_SIDE:
      if (reading->row->segment < 0)
        return may_add_side (reading, word->n);
      break;
    case CARC_WORD_HALF:
    case CARC_WORD_INNER:
    case CARC_WORD_PENNANT:
    case CARC_WORD_TOUCHES:
    default: break;
    }
  return reading->segment != NULL && may_add_to_segment (reading, word);
}

static void
offer_values (Reading *reading)
{
  const CarcKeyRow *row = reading->row;
  for (guint i = 0; row->values[i] != NULL && (i < row->n_own || !reading->own); i++)
    offer (reading, row->values[i], row->values_about != NULL ? g_strdup (_ (row->values_about[i])) : NULL,
           row->takes != 0);
}

static void
offer_words (Reading *reading)
{
  const CarcKeyRow *row = reading->row;
  const guint least = row->takes == 1 << CARC_WORD_LINK ? 2 : 1;
  CarcWord words[CARC_WORDS_MAX];
  const guint n = carc_key_words (row, words);
  for (guint i = 0; i < n; i++)
    if (may_add (reading, &words[i]))
      offer (reading, words[i].text, carc_word_about (&words[i], &reading->cell), TRUE);
  if (row->another != NULL && reading->n_words >= least && reading->cell.n_segments < CARC_SEGMENTS_MAX)
    offer (reading, ";", g_strdup (_ (row->another)), TRUE);
}

static void
offer_value (Reading *reading)
{
  if (reading->row->values != NULL && reading->first)
    offer_values (reading);
  else if (reading->row->takes != 0)
    offer_words (reading);
}

/* ---- keys ---- */

/* Would anything be offered behind this key? */
static gboolean
says_something (const Reading *reading, const CarcKeyRow *row)
{
  Reading inside = *reading;
  gboolean something;
  if (carc_tile_is_free (row->key))
    return TRUE;
  inside.row = row;
  inside.first = TRUE;
  inside.typed = "";
  inside.offers = g_ptr_array_new_with_free_func ((GDestroyNotify) carc_tile_offer_free);
  if (row->segment >= 0 && inside.cell.n_segments < CARC_SEGMENTS_MAX)
    {
      inside.segment = &inside.cell.segments[inside.cell.n_segments++];
      inside.segment->kind = (guint8) row->segment;
    }
  offer_value (&inside);
  something = inside.offers->len > 0;
  g_ptr_array_unref (inside.offers);
  return something;
}

/* A tile with a size has its features in cells of their own. */
static gboolean
may_have_size (const Reading *reading)
{
  for (guint i = 0; i < carc_n_keys; i++)
    if ((reading->keys >> i) & 1 && carc_keys[i].place == CARC_ON_CELL)
      return FALSE;
  return TRUE;
}

static void
offer_keys (Reading *reading)
{
  static const guint8 places[] = {
    [CARC_LINES_TILE] = CARC_ON_TILE | CARC_ON_CELL, [CARC_LINES_WHOLE] = CARC_ON_TILE, [CARC_LINES_PART] = CARC_ON_CELL
  };
  for (guint i = 0; i < carc_n_keys; i++)
    {
      const CarcKeyRow *row = &carc_keys[i];
      g_autofree char *word = g_strconcat (row->key, "=", NULL);
      if (!((reading->keys >> i) & 1) && row->place & places[reading->of]
          && (strcmp (row->key, "size") != 0 || may_have_size (reading)) && says_something (reading, row))
        offer (reading, word, g_strdup (_ (row->about)), TRUE);
    }
}

/* ---- the place ---- */

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/* Where the word that ends at `at` begins. */
static gsize
word_begin (const char *lines, gsize at)
{
  while (at > 0 && !is_blank (lines[at - 1]) && strchr ("\n=;", lines[at - 1]) == NULL)
    at--;
  return at;
}

/* Which of the parts of the line's value the place is in; -1: in front of the equals sign. */
static int
part_of (const char *line, const char *place)
{
  int part = -1;
  for (const char *c = line; c < place; c++)
    part += *c == '=' && part < 0 ? 1 : *c == ';' && part >= 0;
  return part;
}

GPtrArray *
carc_tile_offers (const char *lines, gsize at, CarcLinesOf of, gboolean own, gsize *begin)
{
  Reading reading = { .of = of, .own = own };
  const gsize from = word_begin (lines, at);
  g_autofree char *typed = g_strndup (lines + from, at - from);
  g_autofree char *before = g_strndup (lines, from);
  g_autofree char *others = g_strconcat (before, lines + at, NULL);
  g_auto (GStrv) split = g_strsplit (others, "\n", -1);
  const char *line = strrchr (before, '\n') != NULL ? strrchr (before, '\n') + 1 : before;
  const int part = part_of (line, before + from);
  guint nth = 0;
  *begin = from;
  reading.typed = typed;
  reading.offers = g_ptr_array_new_with_free_func ((GDestroyNotify) carc_tile_offer_free);
  if (lines[at] != '\0' && lines[at] != '\n' && lines[at] != ';' && !is_blank (lines[at]))
    return reading.offers;
  for (const char *c = before; *c != '\0'; c++)
    nth += *c == '\n';
  read_lines (&reading, split, nth, part);
  if (part >= 0)
    {
      const char *said = strchr (line, '=') + 1;
      reading.first = strspn (said, " \t") == strlen (said);
      if (reading.row != NULL)
        offer_value (&reading);
    }
  else if (strspn (line, " \t") == strlen (line))
    offer_keys (&reading);
  return reading.offers;
}
