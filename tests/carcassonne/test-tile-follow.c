/* test-tile-follow.c - a refusal of a tile's lines names the words that can stand where they are wrong or unfinished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every word of every tile that is built in must be named at its place, and no word that is named may be refused there
 * for more than what is missing.
 */
#include <string.h>

#include "carcassonne/carc-embedded.h"
#include "carcassonne/carc-own.h"
#include "carcassonne/carc-play.h"
#include "carcassonne/carc-tile-words.h"
#include "../table/test-add.h"

#define NAMES "possible here: "

/* The sentence about the first tile of the set; "" if it is sound. */
static char *
refusal (const CarcOwnSet *set)
{
  g_autofree CarcTile *tile = g_new (CarcTile, 1);
  TableRefusal why = { "" };
  const gboolean sound = carc_own_tile (set, 0, tile, &why);
  g_assert_true (sound == (*why.sentence == '\0'));
  return g_strdup (why.sentence);
}

/* The words that it names. */
static char **
named (const char *sentence)
{
  const char *from = strstr (sentence, NAMES);
  return g_strsplit (from != NULL ? from + strlen (NAMES) : "", ", ", -1);
}

/* ---- every word of every tile ---- */

/* A tile with its cells, as a set of its own. */
static CarcOwnSet *
set_of_tile (const CarcOwnSet *all, const CarcOwnGroup *tile)
{
  g_autofree char *cells = g_strconcat (tile->id, "/", NULL);
  CarcOwnSet *set = carc_own_set_copy (all);
  for (guint i = set->groups->len; i-- > 0;)
    {
      const CarcOwnGroup *group = set->groups->pdata[i];
      if (strcmp (group->id, tile->id) != 0 && !(carc_own_is_cell (group->id) && g_str_has_prefix (group->id, cells)))
        g_ptr_array_remove_index (set->groups, i);
    }
  return set;
}

/* A place in a line of a tile. */
typedef struct
{
  CarcOwnSet *set;
  CarcOwnGroup *group;
  guint nth;
  const char *key;
  char *before, *word, *after;
} Place;

/* What is said if this stands there instead of the word. */
static char *
refusal_with (const Place *place, const char *text)
{
  g_autofree char *line = g_strconcat (place->before, text, place->after, NULL);
  g_free (place->group->lines->pdata[place->nth]);
  place->group->lines->pdata[place->nth] = g_strdup (g_strchomp (line));
  return refusal (place->set);
}

static gboolean
may_share (const Place *place)
{
  for (guint i = 0; i < place->group->lines->len; i++)
    {
      const char *line = place->group->lines->pdata[i];
      if (g_str_has_prefix (line, "flags=") && strstr (line, "shared") != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Is something else said than that something is missing, now that this word is not the one that was there? */
static gboolean
is_wrong (const Place *place, const char *sentence)
{
  static const char *const missing[] = {
    "half a side belongs to nothing", "reaches no side", "the word “inner”", "nothing stands behind", "do not fit",
    "at the rim of the tile",         "are described",   "is missing"
  };
  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    if (strstr (sentence, missing[i]) != NULL)
      return FALSE;
  if (*place->before == '\0') /* what other lines said of the features of this one does not count */
    return strstr (sentence, "KEY=VALUE") != NULL || strstr (sentence, "a tile has no") != NULL
           || strstr (sentence, "belongs to") != NULL;
  /* Farms are described last. */
  if (strcmp (place->key, "farms") != 0 && strstr (sentence, "not a field") != NULL)
    return FALSE;
  /* The word that lets two cities share a side, or a side that one of them has for itself. */
  if (strstr (sentence, "reach the same side") != NULL && (strcmp (place->key, "flags") == 0 || may_share (place)))
    return FALSE;
  /* The link to a feature that was there. */
  return *sentence != '\0' && (strstr (sentence, "“links=”") == NULL || strcmp (place->key, "links") == 0);
}

/* Does it refuse this line, and not another that lacks something now? */
static gboolean
is_here (const Place *place, const char *sentence)
{
  g_autofree char *key = g_strdup_printf ("“%s=”", place->key);
  return *place->before == '\0' || strstr (sentence, key) != NULL || strstr (sentence, "reaches no side") != NULL
         || (strcmp (place->key, "farms") == 0 && strstr (sentence, "“links=”") == NULL);
}

static void
check_named (const Place *place, const char *text)
{
  g_autofree char *sentence = refusal_with (place, text);
  g_auto (GStrv) words = named (sentence);
  g_assert_cmpuint (strlen (sentence), <, sizeof ((TableRefusal *) NULL)->sentence - 1);
  for (guint i = 0; is_here (place, sentence) && words[i] != NULL; i++)
    {
      g_autofree char *then = strcmp (words[i], "…") != 0 ? refusal_with (place, words[i]) : g_strdup ("");
      if (is_wrong (place, then))
        g_error ("%s, “%s%s%s”: %s; with “%s”: %s", place->group->id, place->before, text, place->after, sentence,
                 words[i], then);
    }
}

/* The beginning of the word, or another sign, is refused, and the word is named. */
static void
check_word (const Place *place, gsize begun)
{
  g_autofree char *text = begun > 0 ? g_strndup (place->word, begun) : g_strdup ("?");
  g_autofree char *sentence = refusal_with (place, text);
  g_auto (GStrv) words = named (sentence);
  if (!g_strv_contains ((const char *const *) words, place->word))
    g_error ("%s, “%s%s%s”: “%s” is not named: %s", place->group->id, place->before, text, place->after, place->word,
             sentence);
  check_named (place, text);
  check_named (place, "?");
  check_named (place, "");
}

static guint
check_line (CarcOwnSet *set, CarcOwnGroup *group, guint nth)
{
  g_autofree char *whole = g_strdup (group->lines->pdata[nth]);
  const char *value = strchr (whole, '=') + 1;
  g_autofree char *key = g_strndup (whole, (gsize) (value - whole) - 1);
  const CarcKeyRow *row = carc_key_find (key);
  Place place = { set, group, nth, key, g_strdup (""), g_strconcat (key, "=", NULL), g_strdup ("") };
  guint n = 0;
  if (strcmp (key, "size") != 0) /* without it, the tile has one cell */
    check_word (&place, strlen (key) - 1);
  for (const char *c = value; (row->takes != 0 || row->values != NULL) && *c != '\0'; c++)
    {
      const gsize length = strcspn (c, " ;");
      if (length == 0)
        continue;
      g_free (place.before);
      g_free (place.word);
      g_free (place.after);
      place.before = g_strndup (whole, (gsize) (c - whole));
      place.word = g_strndup (c, length);
      place.after = g_strdup (c + length);
      check_word (&place, length - 1);
      c += length - 1;
      n++;
    }
  g_free (place.before);
  g_free (place.word);
  g_free (place.after);
  g_free (group->lines->pdata[nth]);
  group->lines->pdata[nth] = g_steal_pointer (&whole);
  return n;
}

static guint
check_tile (CarcOwnSet *set)
{
  g_autofree char *sentence = refusal (set);
  guint n = 0;
  for (guint i = 0; *sentence == '\0' && i < set->groups->len; i++)
    {
      CarcOwnGroup *group = set->groups->pdata[i];
      for (guint k = 0; k < group->lines->len; k++)
        n += check_line (set, group, k);
    }
  return n;
}

static void
test_every_word (void)
{
  guint n = 0;
  for (const CarcEmbedded *e = carc_embedded; e->name != NULL; e++)
    {
      TableRefusal why = { "" };
      g_autoptr (CarcOwnSet) all = carc_own_set_read (e->text, strlen (e->text), e->name, &why);
      if (all == NULL)
        g_error ("%s: %s", e->name, why.sentence);
      for (guint i = 0; i < all->groups->len; i++)
        {
          const CarcOwnGroup *group = all->groups->pdata[i];
          g_autoptr (CarcOwnSet) set = set_of_tile (all, group);
          if (!carc_own_is_cell (group->id))
            n += check_tile (set);
        }
    }
  g_test_message ("%u words", n);
  g_assert_cmpuint (n, >, 2000);
}

/* ---- sentences ---- */

#define FIELDS "nnw nne ene ese sse ssw wsw wnw"
#define BIG "size=2x1\n[a/1,0]\nfarms=" FIELDS "\n[a/0,0]\n"

static const struct
{
  const char *text, *sentence, *words;
} cases[] = {
  { "ci", "“ci” is not of the form KEY=VALUE", "cities=" },
  { "roads N\nfarms=" FIELDS, "“roads N” is not of the form KEY=VALUE", "roads=" },
  { "farm=" FIELDS, "a tile has no “farm”", "farms=" },
  { "farms=" FIELDS "\nQ=1", "a tile has no “Q”",
    "name= copies= start= order= cities= roads= cloister= river= links= flags= any=" },
  { BIG "farms=" FIELDS "\nw", "“w” is not of the form KEY=VALUE", "water=" },
  { BIG "farms=" FIELDS "\nx=1", "a tile has no “x”", "cities= roads= cloister= links= flags= water=" },
  { "name=", "nothing stands behind “name=”", "" },
  { "start=", "nothing stands behind “start=”", "true false" },
  { "start=yes", "“yes” cannot stand behind “start=”", "true false" },
  { "order=held", "“held” cannot stand behind “order=”", "first last" },
  { "size=3", "“3” cannot stand behind “size=”", "3x1 3x2 3x3 3x4" },
  { "size=5x5", "“5x5” cannot stand behind “size=”", "1x1 2x1 3x1 4x1 1x2 2x2 3x2 4x2 1x3 2x3 3x3 4x3" },
  { "cloister=t", "“t” cannot stand behind “cloister=”", "true" },
  { "roads=\ncities=N\nriver=S", "nothing stands behind “roads=”", "E W" },
  { "roads=Q inn\ncities=E S W", "“Q” cannot stand behind “roads=”", "N" },
  { "roads=N inn Q\ncities=E S W", "“Q” cannot stand behind “roads=”", "" },
  { "roads=inn; N\nany=W", "a road reaches no side", "E S" },
  { "cities=N + + + + + + + + + +\nroads=E S W", "“+” cannot stand behind “cities=”", "" },
  { "cities=nn\nroads=E S W", "“nn” cannot stand behind “cities=”", "N +" },
  { BIG "cities=en", "“en” cannot stand behind “cities=”", "ene" },
  { "cities=N; S\nfarms=", "nothing stands behind “farms=”", "ene ese wsw wnw inner @1 @2" },
  { "cities=N; S\nfarms=ene ese; @", "“@” cannot stand behind “farms=”", "@1 @2" },
  { "cities=N; S\nfarms=ene ese; @1", "a farm has either halves of sides or the word “inner”", "wsw wnw inner" },
  { "cities=N; S\nfarms=inner Q", "“Q” cannot stand behind “farms=”", "@1 @2" },
  { "farms=inner " FIELDS, "a farm has either halves of sides or the word “inner”", "" },
  { "cities=N\nfarms=ene @2", "a farm touches a city that is not there", "@1" },
  { "roads=S\nfarms=nnw nne ene ese sse", "half a side belongs to nothing", "ssw wsw wnw" },
  { "cities=N\nroads=N S", "two features reach the same side", "E W" },
  { "farms=nnw nne; nne ene ese", "two farms reach the same half of a side", "sse ssw wsw wnw" },
  { "cities=N\nfarms=nne", "a farm reaches a side that is not a field", "ene ese sse ssw wsw wnw" },
  { "links=\ncities=N E\nroads=S; W\ncloister=true\nfarms=sse ssw wsw wnw", "nothing stands behind “links=”",
    "city:N city:E road:S road:W cloister" },
  { "links=city:N road:E\ncities=N\nroads=S\nfarms=ene ese sse ssw wsw wnw", "“road:E” cannot stand behind “links=”",
    "road:S" },
  { "links=Q\nroads=E\nriver=N S\nfarms=" FIELDS, "“Q” cannot stand behind “links=”", "road:E" },
  { "flags=tow", "“tow” cannot stand behind “flags=”", "" },
  { BIG "water=\ncities=N", "nothing stands behind “water=”", "E S W" },
};

static gboolean
is_mark (const char *word)
{
  for (guint i = 0; i < carc_n_marks; i++)
    if (strcmp (carc_marks[i]->word, word) == 0)
      return TRUE;
  return FALSE;
}

/* The sentence, and the words that it names but for marks, of which there are more with each expansion. */
static void
check_sentence (const char *text, const char *said, const char *expected, const char *words)
{
  g_autoptr (GString) others = g_string_new (NULL);
  g_auto (GStrv) all = named (said);
  g_auto (GStrv) parts = g_strsplit (said, "; " NAMES, 2);
  for (guint i = 0; all[i] != NULL; i++)
    if (!is_mark (all[i]) && strcmp (all[i], "…") != 0)
      g_string_append_printf (others, others->len > 0 ? " %s" : "%s", all[i]);
  if (g_strcmp0 (parts[0], expected) != 0 || strcmp (others->str, words) != 0)
    g_error ("“%s”: “%s” instead of “%s” and “%s”", text, said, expected, words);
}

/* A line in brackets begins another group. */
static CarcOwnSet *
set_of_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  CarcOwnSet *set = carc_own_set_new ("s");
  CarcOwnGroup *group = carc_own_group_new ("a");
  g_ptr_array_add (set->groups, group);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] == '[')
      {
        g_autofree char *id = g_strndup (lines[i] + 1, strlen (lines[i]) - 2);
        group = carc_own_group_new (id);
        g_ptr_array_add (set->groups, group);
      }
    else
      g_ptr_array_add (group->lines, g_strdup (lines[i]));
  return set;
}

static void
test_sentences (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (CarcOwnSet) set = set_of_lines (cases[i].text);
      g_autofree char *said = refusal (set);
      check_sentence (cases[i].text, said, cases[i].sentence, cases[i].words);
    }
}

/* A mark is named where it can be printed, and once. */
static void
test_marks (void)
{
  static const struct
  {
    const char *text, *mark;
    gboolean named;
  } marks[] = {
    { "roads=N ?", "inn", TRUE },          { "roads=N in", "inn", TRUE },         { "roads=N inn ?", "inn", FALSE },
    { "cities=N ?", "inn", FALSE },        { "cities=N cat", "cathedral", TRUE }, { "farms=?", "herd", TRUE },
    { "cloister=true ?", "shrine", TRUE }, { "cloister=?", "shrine", FALSE },     { "flags=?", "tower", TRUE },
    { "flags=tower ?", "tower", FALSE },   { "roads=N inn; S ?", "inn", TRUE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autoptr (CarcOwnSet) set = set_of_lines (marks[i].text);
      g_autofree char *said = refusal (set);
      g_auto (GStrv) words = named (said);
      if (g_strv_contains ((const char *const *) words, marks[i].mark) != marks[i].named)
        g_error ("“%s”: %s", marks[i].text, said);
    }
}

/* A file has no tile yet whose keys could be named, or its keys so far. */
static void
test_files (void)
{
  TableRefusal why = { "" };
  g_assert_null (carc_own_set_read ("roads\n", 6, "s", &why));
  g_assert_cmpstr (why.sentence, ==, "line 1: “roads” is not of the form KEY=VALUE");
  g_assert_null (carc_own_set_read ("[a]\nroads\n", 10, "s", &why));
  g_assert_cmpstr (why.sentence, ==, "line 2: “roads” is not of the form KEY=VALUE; possible here: roads=");
}

/* Whatever stands there, it is sound or a sentence says why not. */
static void
test_rubbish (void)
{
  static const char signs[] = "=;;; \n\nNnw@+citesroadsfarmslinksmü1";
  GRand *random = g_rand_new_with_seed (7);
  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (i % 3 == 0 ? "cities=N;;;;;;;;;;;;;;" : i % 3 == 1 ? "farms=" : "");
      for (gint32 n = g_rand_int_range (random, 0, 40); n > 0; n--)
        g_string_append_c (text, signs[g_rand_int_range (random, 0, (gint32) sizeof signs - 1)]);
      g_autoptr (CarcOwnSet) set = set_of_lines (text->str);
      g_free (refusal (set));
    }
  g_rand_free (random);
}

TESTS_MAIN_AFTER (carc_register (), "/tile-follow", every_word, sentences, marks, files, rubbish)
