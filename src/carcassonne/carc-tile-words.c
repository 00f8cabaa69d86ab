/* carc-tile-words.c - see carc-tile-words.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-tile-words.h"

#include <string.h>

#include "table/table-intl.h"

#define NAMED_MAX 12 /* words in a sentence */

/* ---- the table ---- */

#define TAKES(name) (1 << CARC_WORD_##name)
#define SAYS(list) .values = list, .n_own = G_N_ELEMENTS (list) - 1

static const char *const yes_words[] = { "true", NULL };
static const char *const truth_words[] = { "true", "false", NULL };
/* In the order of CarcOrder, behind the first. */
static const char *const order_words[] = { "first", "last", "held", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (order_words) == CARC_N_ORDERS);
/* Row by row: four widths of each height. */
static const char *const size_words[] = { "1x1", "2x1", "3x1", "4x1", "1x2", "2x2", "3x2", "4x2", "1x3",
                                          "2x3", "3x3", "4x3", "1x4", "2x4", "3x4", "4x4", NULL };

const CarcKeyRow carc_keys[] = {
  { "name", CARC_ON_TILE, -1 },
  { "copies", CARC_ON_TILE, -1 },
  { "start", CARC_ON_TILE, -1, SAYS (truth_words) },
  { "order", CARC_ON_TILE, -1, .values = order_words, .n_own = 2 },
  { "size", CARC_ON_TILE | CARC_PART, -1, SAYS (size_words) },
  { "cities", CARC_ON_CELL, CARC_CITY, TAKES (SIDE) | TAKES (HALF) | TAKES (PENNANT) | TAKES (MARK), TAKES (HALF) },
  { "roads", CARC_ON_CELL, CARC_ROAD, TAKES (SIDE) | TAKES (MARK) },
  { "farms", CARC_ON_CELL, CARC_FARM, TAKES (HALF) | TAKES (INNER) | TAKES (TOUCHES) | TAKES (MARK) },
  { "cloister", CARC_ON_CELL, CARC_CLOISTER, TAKES (MARK), SAYS (yes_words) },
  { "river", CARC_ON_CELL | CARC_ALONE, CARC_RIVER, TAKES (SIDE) | TAKES (MARK) },
  { "links", CARC_ON_CELL, -1, TAKES (LINK) },
  { "flags", CARC_ON_CELL, -1, TAKES (FLAG) | TAKES (MARK) },
  { "water", CARC_ON_CELL | CARC_PART, -1, TAKES (SIDE) },
  { "any", CARC_ON_CELL | CARC_ALONE, -1, TAKES (SIDE) },
};
const guint carc_n_keys = G_N_ELEMENTS (carc_keys);

static const char *const touch_words[] = { "@1", "@2", "@3", "@4", "@5", "@6", "@7", "@8" };

static const struct
{
  const char *word;
  guint8 flag;
} flag_words[] = {
  { "lake", CARC_CELL_LAKE }, { "water", CARC_CELL_WATER },   { "lighthouse", CARC_CELL_LIGHTHOUSE },
  { "town", CARC_CELL_TOWN }, { "inside", CARC_CELL_INSIDE }, { "shared", CARC_CELL_SHARED },
};

/* Rivers lead into nothing, but old records may say so. */
static const struct
{
  const char *word;
  guint8 kind, side;
} link_words[] = {
  { "city:N", CARC_CITY, 0 },       { "city:E", CARC_CITY, 1 },   { "city:S", CARC_CITY, 2 },
  { "city:W", CARC_CITY, 3 },       { "road:N", CARC_ROAD, 0 },   { "road:E", CARC_ROAD, 1 },
  { "road:S", CARC_ROAD, 2 },       { "road:W", CARC_ROAD, 3 },   { "river:N", CARC_RIVER, 0 },
  { "river:E", CARC_RIVER, 1 },     { "river:S", CARC_RIVER, 2 }, { "river:W", CARC_RIVER, 3 },
  { "cloister", CARC_CLOISTER, 0 },
};

/* ---- finding ---- */

const CarcKeyRow *
carc_key_find (const char *key)
{
  for (guint i = 0; i < carc_n_keys; i++)
    if (strcmp (carc_keys[i].key, key) == 0)
      return &carc_keys[i];
  return NULL;
}

int
carc_key_value (const CarcKeyRow *row, const char *text)
{
  for (int i = 0; row->values != NULL && row->values[i] != NULL; i++)
    if (strcmp (row->values[i], text) == 0)
      return i;
  return -1;
}

/* FALSE: there are no more. */
static gboolean
nth_word (CarcWordKind kind, guint n, CarcWord *word)
{
#define NTH(of, value, text) (n < (of) && (*word = (CarcWord){ kind, value, text }, TRUE))
  switch (kind)
    {
    case CARC_WORD_SIDE: return NTH (G_N_ELEMENTS (carc_side_words), n, carc_side_words[n]);
    case CARC_WORD_HALF: return NTH (G_N_ELEMENTS (carc_half_words), n, carc_half_words[n]);
    case CARC_WORD_TOUCHES: return NTH (G_N_ELEMENTS (touch_words), n, touch_words[n]);
    case CARC_WORD_MARK: return NTH (carc_n_marks, n, carc_marks[n]->word);
    case CARC_WORD_FLAG: return NTH (G_N_ELEMENTS (flag_words), flag_words[n].flag, flag_words[n].word);
    case CARC_WORD_LINK: return NTH (G_N_ELEMENTS (link_words), n, link_words[n].word);
    case CARC_WORD_INNER: return NTH (1, 0, "inner");
    case CARC_WORD_PENNANT:
    default: return NTH (1, 0, "+");
    }
#undef NTH
}

guint
carc_key_words (const CarcKeyRow *row, CarcWord words[CARC_WORDS_MAX])
{
  CarcWord word;
  guint n = 0;
  for (CarcWordKind kind = CARC_WORD_SIDE; kind <= CARC_WORD_LINK; kind++)
    for (guint i = 0; (row->takes >> kind) & 1 && nth_word (kind, i, &word); i++)
      if (kind != CARC_WORD_MARK || carc_mark_fits (carc_marks[i], row->segment))
        {
          g_assert (n < CARC_WORDS_MAX);
          words[n++] = word;
        }
  return n;
}

/* In a side and in a half, upper and lower case are the same; so they are in the side of a link. */
static gboolean
is_word (const CarcWord *word, const char *text)
{
  const char *colon = strchr (word->text, ':');
  const gsize exact = colon != NULL ? (gsize) (colon - word->text) + 1 : 0;
  if (word->kind != CARC_WORD_SIDE && word->kind != CARC_WORD_HALF && word->kind != CARC_WORD_LINK)
    return strcmp (word->text, text) == 0;
  return strncmp (word->text, text, exact) == 0 && g_ascii_strcasecmp (word->text + exact, text + exact) == 0;
}

gboolean
carc_key_word (const CarcKeyRow *row, const char *text, CarcWord *word)
{
  CarcWord words[CARC_WORDS_MAX];
  const guint n = carc_key_words (row, words);
  for (guint i = 0; i < n; i++)
    if (is_word (&words[i], text))
      {
        *word = words[i];
        return TRUE;
      }
  return FALSE;
}

/* ---- refusing ---- */

static gboolean
begins_like (const char *word, const char *begun)
{
  return g_ascii_strncasecmp (word, begun, strlen (begun)) == 0;
}

gboolean
carc_words_refuse (GPtrArray *words, const char *begun, const char *sentence, TableRefusal *why)
{
  g_autoptr (GString) named = g_string_new (NULL);
  gboolean some = FALSE;
  guint n = 0;
  for (guint i = 0; i < words->len; i++)
    some |= begins_like (words->pdata[i], begun);
  for (guint i = 0; i < words->len; i++)
    if ((!some || begins_like (words->pdata[i], begun)) && n++ < NAMED_MAX)
      g_string_append_printf (named, n > 1 ? ", %s" : "%s", (const char *) words->pdata[i]);
  if (n == 0)
    return table_refuse (why, "%s", sentence);
  if (n > NAMED_MAX)
    g_string_append (named, ", …");
  /* Translators: a sentence, and words of the notation of tiles that can stand there */
  return table_refuse (why, _ ("%s; possible here: %s"), sentence, named->str);
}

gboolean
carc_key_refuse (const CarcKeyRow *row, const char *text, GPtrArray *words, TableRefusal *why)
{
  g_autofree char *sentence = *text == '\0' ? g_strdup_printf (_ ("nothing stands behind “%s=”"), row->key)
                                            : g_strdup_printf (_ ("“%.40s” cannot stand behind “%s=”"), text, row->key);
  return carc_words_refuse (words, text, sentence, why);
}

gboolean
carc_key_refuse_value (const CarcKeyRow *row, const char *value, TableRefusal *why)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  for (guint i = 0; i < row->n_own; i++)
    g_ptr_array_add (words, (gpointer) row->values[i]);
  return carc_key_refuse (row, value, words, why);
}

/* ---- meaning ---- */

gboolean
carc_word_add (const CarcWord *word, CarcSegment *segment)
{
  switch (word->kind)
    {
    case CARC_WORD_SIDE: segment->sides |= (guint8) (1u << word->n); break;
    case CARC_WORD_HALF: segment->halves |= (guint8) (1u << word->n); break;
    case CARC_WORD_TOUCHES: segment->touches |= (guint16) (1u << word->n); break;
    case CARC_WORD_MARK: segment->marks = carc_marks_with (segment->marks, word->n); break;
    case CARC_WORD_PENNANT:
      if (segment->pennants == CARC_PENNANTS_MAX)
        return FALSE;
      segment->pennants++;
      break;
    case CARC_WORD_INNER: /* it has no half */
    case CARC_WORD_FLAG:  /* of the cell */
    case CARC_WORD_LINK:
    default: break;
    }
  return TRUE;
}

guint8
carc_word_linked (const CarcWord *word, const CarcCell *cell)
{
  const guint8 kind = link_words[word->n].kind;
  for (guint8 i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == kind
        && (kind == CARC_CLOISTER || (carc_own_sides (&cell->segments[i]) >> link_words[word->n].side) & 1))
      return i;
  return CARC_NO_SEGMENT;
}

const char *
carc_link_word (const CarcSegment *segment)
{
  for (guint i = 0; i < G_N_ELEMENTS (link_words); i++)
    if (link_words[i].kind == segment->kind
        && (segment->kind == CARC_CLOISTER || (carc_own_sides (segment) >> link_words[i].side) & 1))
      return link_words[i].word;
  return "";
}

gboolean
carc_size_read (const char *text, guint *w, guint *h)
{
  const int value = carc_key_value (carc_key_find ("size"), text);
  *w = value < 0 ? 1 : (guint) value % 4 + 1;
  *h = value < 0 ? 1 : (guint) value / 4 + 1;
  return value >= 0;
}

/* ---- words for people ---- */

const char *const carc_side_names[4] = { N_ ("north"), N_ ("east"), N_ ("south"), N_ ("west") };

static const char *const corner_names[4] = { N_ ("north-east"), N_ ("south-east"), N_ ("south-west"),
                                             N_ ("north-west") };
static const char *const half_names[8] = { N_ ("north, western half"), N_ ("north, eastern half"),
                                           N_ ("east, northern half"), N_ ("east, southern half"),
                                           N_ ("south, eastern half"), N_ ("south, western half"),
                                           N_ ("west, southern half"), N_ ("west, northern half") };

static void
append_name (GString *out, const char *name)
{
  if (out->len > 0)
    g_string_append (out, ", ");
  g_string_append (out, name);
}

char *
carc_farm_words (guint8 halves)
{
  GString *out = g_string_new (NULL);
  guint8 told = 0;
  if (halves == 0)
    g_string_append (out, _ ("reaches no edge"));
  if (halves == 0xff)
    {
      g_string_append (out, _ ("all around"));
      return g_string_free (out, FALSE);
    }
  for (guint i = 0; i < 4; i++)
    {
      const guint8 corner = (guint8) (1 << (2 * i + 1) | 1 << ((2 * i + 2) % 8));
      if ((halves & corner) != corner)
        continue;
      append_name (out, _ (corner_names[i]));
      told |= corner;
    }
  for (guint half = 0; half < 8; half++)
    if (((halves & ~told) >> half) & 1 && !((told >> (half ^ 1)) & 1))
      append_name (out, _ (half_names[half]));
  return g_string_free (out, FALSE);
}

static char *
tell_sides (guint8 sides)
{
  GString *out = g_string_new (NULL);
  for (guint side = 0; side < 4; side++)
    if ((sides >> side) & 1)
      append_name (out, _ (carc_side_names[side]));
  return g_string_free (out, FALSE);
}

char *
carc_segment_title (const CarcSegment *segment)
{
  g_autofree char *where = segment->kind == CARC_FARM ? carc_farm_words (segment->halves) : tell_sides (segment->sides);
  switch (segment->kind)
    {
    case CARC_CITY: return g_strdup_printf (_ ("City: %s"), where);
    case CARC_ROAD: return g_strdup_printf (_ ("Road: %s"), where);
    case CARC_FARM: return g_strdup_printf (_ ("Farm: %s"), where);
    default: return g_strdup (_ ("Cloister"));
    }
}

const char *
carc_mark_title (guint mark)
{
  return carc_marks[mark]->title != NULL ? _ (carc_marks[mark]->title) : carc_marks[mark]->word;
}
