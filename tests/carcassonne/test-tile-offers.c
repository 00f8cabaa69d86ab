/* test-tile-offers.c - what may come next while a person types the lines of a tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every word of every tile that is built in must be among the offers at its place, whatever part of it is typed; and
 * no offer may lead to lines that the parser refuses for more than what is missing.
 */
#include <string.h>

#include "carcassonne/carc-embedded.h"
#include "carcassonne/carc-own.h"
#include "carcassonne/carc-play.h"
#include "carcassonne/carc-tile-offers.h"
#include "carcassonne/carc-tile-words.h"

static GPtrArray *
offers_at (const char *before, const char *after, CarcLinesOf of, gboolean own)
{
  g_autofree char *lines = g_strconcat (before, after, NULL);
  gsize begin;
  return carc_tile_offers (lines, strlen (before), of, own, &begin);
}

static const CarcTileOffer *
find (const GPtrArray *offers, const char *word)
{
  for (guint i = 0; i < offers->len; i++)
    if (strcmp (((CarcTileOffer *) offers->pdata[i])->word, word) == 0)
      return offers->pdata[i];
  return NULL;
}

static gboolean
is_mark (const char *word)
{
  for (guint i = 0; i < carc_n_marks; i++)
    if (strcmp (carc_marks[i]->word, word) == 0)
      return TRUE;
  return FALSE;
}

/* The words of the offers but for marks, of which there are more with each expansion; with blanks between them. */
static char *
told (const char *before, const char *after, CarcLinesOf of)
{
  g_autoptr (GPtrArray) offers = offers_at (before, after, of, TRUE);
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < offers->len; i++)
    {
      const CarcTileOffer *offer = offers->pdata[i];
      if (!is_mark (offer->word))
        g_string_append_printf (out, out->len > 0 ? " %s" : "%s", offer->word);
    }
  return g_string_free (out, FALSE);
}

/* ---- every word of every tile ---- */

/* The words of a line, a key with its equals sign; a name or a number is none. */
static GPtrArray *
words_of (const char *line)
{
  const char *value = strchr (line, '=') + 1;
  g_autofree char *key = g_strndup (line, (gsize) (value - line) - 1);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (words, g_strndup (line, (gsize) (value - line)));
  for (const char *c = value; !carc_tile_is_free (key) && *c != '\0';)
    {
      const gsize length = *c == ';' ? 1 : strcspn (c, " ;");
      if (length > 0)
        g_ptr_array_add (words, g_strndup (c, length));
      c += MAX (length, 1);
    }
  return words;
}

static CarcLinesOf
lines_of (const CarcOwnGroup *group)
{
  return carc_own_is_cell (group->id)                 ? CARC_LINES_PART
         : carc_own_group_get (group, "size") != NULL ? CARC_LINES_WHOLE
                                                      : CARC_LINES_TILE;
}

/* Whether the lines of the group are refused for more than what is missing at their end. */
static void
check_sound (const char *set, const CarcOwnGroup *group, const char *before, const CarcTileOffer *offer)
{
  static const char *const missing[] = { "half a side belongs to nothing", "reaches no side", "the word “inner”",
                                         "nothing stands behind", "its description" };
  g_autofree char *text = g_strconcat (before, offer->word, NULL);
  CarcOwnGroup *typed = carc_own_group_new (carc_own_is_cell (group->id) ? "a/0,0" : "a");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  TableRefusal why = { "" };
  CarcCell cell;
  gboolean fine;
  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (typed->lines, g_strdup (g_strchomp (lines[i])));
  fine = carc_own_cell (typed, &cell, &why) && carc_own_cell_fits (&cell, carc_own_is_cell (group->id), &why);
  for (guint i = 0; i < G_N_ELEMENTS (missing) && !fine; i++)
    fine = strstr (why.sentence, missing[i]) != NULL;
  if (!fine)
    g_error ("%s: “%s” is offered behind “%s”, and refused: %s", set, offer->word, before, why.sentence);
  carc_own_group_free (typed);
}

/* Each word of the line, at each place in it: with the lines above only, and with all others. */
static guint
check_line (const char *set, const CarcOwnGroup *group, guint nth)
{
  const char *line = group->lines->pdata[nth];
  g_autoptr (GPtrArray) words = words_of (line);
  g_autoptr (GString) above = g_string_new (NULL), below = g_string_new (NULL), typed = g_string_new (NULL);
  guint n = 0;
  for (guint i = 0; i < group->lines->len; i++)
    if (i != nth)
      g_string_append_printf (i < nth ? above : below, i < nth ? "%s\n" : "\n%s", (char *) group->lines->pdata[i]);
  for (guint w = 0; w < words->len; w++)
    {
      const char *word = words->pdata[w];
      for (gsize length = 0; length < strlen (word); length++)
        for (guint all = 0; all < 2; all++)
          {
            g_autofree char *before = g_strdup_printf ("%s%s%.*s", above->str, typed->str, (int) length, word);
            g_autoptr (GPtrArray) offers = offers_at (before, all ? below->str : "", lines_of (group), FALSE);
            if (find (offers, word) == NULL)
              g_error ("%s, %s: “%s” is not offered behind “%s”", set, group->id, word, before);
            n++;
          }
      g_string_append_printf (typed, w == 0 ? "%s" : "%s ", word);
    }
  return n;
}

static void
check_offers_of (const char *set, const CarcOwnGroup *group, guint nth)
{
  g_autoptr (GPtrArray) words = words_of (group->lines->pdata[nth]);
  g_autoptr (GString) before = g_string_new (NULL);
  for (guint i = 0; i < nth; i++)
    g_string_append_printf (before, "%s\n", (char *) group->lines->pdata[i]);
  for (guint w = 0; w < words->len; w++)
    {
      g_autoptr (GPtrArray) offers = offers_at (before->str, "", lines_of (group), TRUE);
      for (guint i = 0; i < offers->len; i++)
        check_sound (set, group, before->str, offers->pdata[i]);
      g_string_append_printf (before, w == 0 ? "%s" : "%s ", (char *) words->pdata[w]);
    }
}

static gboolean
is_built_in_only (const CarcOwnGroup *group)
{
  CarcCell cell;
  return lines_of (group) == CARC_LINES_WHOLE || !carc_own_cell (group, &cell, NULL);
}

static void
test_every_word (void)
{
  guint n = 0, sound = 0;
  for (const CarcEmbedded *e = carc_embedded; e->name != NULL; e++)
    {
      TableRefusal why = { "" };
      g_autoptr (CarcOwnSet) set = carc_own_set_read (e->text, strlen (e->text), e->name, &why);
      if (set == NULL)
        g_error ("%s: %s", e->name, why.sentence);
      for (guint i = 0; i < set->groups->len; i++)
        {
          const CarcOwnGroup *group = set->groups->pdata[i];
          for (guint k = 0; k < group->lines->len; k++)
            {
              n += check_line (e->name, group, k);
              if (is_built_in_only (group))
                continue;
              check_offers_of (e->name, group, k);
              sound++;
            }
        }
    }
  g_test_message ("%u places, %u lines with every offer tried", n, sound);
  g_assert_cmpuint (n, >, 5000);
  g_assert_cmpuint (sound, >, 500);
}

/* ---- what is left out ---- */

static const struct
{
  const char *before, *after;
  CarcLinesOf of;
  const char *offers;
} cases[] = {
  { "c", "", CARC_LINES_TILE, "copies= cities= cloister=" },
  { "ci", "\nroads=S", CARC_LINES_TILE, "cities=" },
  { "cities=N\nci", "", CARC_LINES_TILE, "" },
  { "cities=", "\nroads=S W\nfarms=nnw nne ene ese sse ssw wsw wnw", CARC_LINES_TILE, "N E +" },
  { "cities=N ", "\nroads=S W", CARC_LINES_TILE, "E + ;" },
  { "roads=n", "", CARC_LINES_TILE, "N" },
  { "roads=N", "", CARC_LINES_TILE, "N" },
  { "roads=N i", "", CARC_LINES_TILE, "" },
  { "roads=N inn ", "\ncities=E S W", CARC_LINES_TILE, ";" },
  { "roads=N; ", "\ncities=E S", CARC_LINES_TILE, "W" },
  { "roads=N; ", "W\ncities=E S", CARC_LINES_TILE, "" }, /* the place is in front of a word */
  { "cities=N; S\nfarms=nn", "", CARC_LINES_TILE, "" },
  { "cities=N; S\nfarms=ene ese ", "", CARC_LINES_TILE, "wsw wnw @1 @2 ;" },
  { "cities=N; S\nfarms=ene ese @1; ", "", CARC_LINES_TILE, "wsw wnw inner @1 @2" },
  { "cities=N; S\nfarms=inner ", "", CARC_LINES_TILE, "@1 @2 ;" },
  { "cloister=", "", CARC_LINES_TILE, "true" },
  { "cloister=true ", "", CARC_LINES_TILE, "" },
  { "start=t", "", CARC_LINES_TILE, "true" },
  { "start=true ", "", CARC_LINES_TILE, "" },
  { "order=", "", CARC_LINES_TILE, "first last" },
  { "size=3", "", CARC_LINES_TILE, "3x1 3x2 3x3 3x4" },
  { "name=N", "", CARC_LINES_TILE, "" },
  { "copies=1", "", CARC_LINES_TILE, "" },
  { "anything=", "", CARC_LINES_TILE, "" },
  { "any thing", "", CARC_LINES_TILE, "" },
  { "links=", "\ncities=N E\nroads=S; W\ncloister=true", CARC_LINES_TILE, "city:N city:E road:S road:W cloister" },
  { "links=city:N ", "\ncities=N E\nroads=S; W", CARC_LINES_TILE, "road:S road:W" },
  { "links=city:N road:S ", "\ncities=N E\nroads=S; W", CARC_LINES_TILE, "road:W ;" },
  { "l", "", CARC_LINES_TILE, "" },
  { "l", "\nroads=N", CARC_LINES_TILE, "links=" },
  { "w", "", CARC_LINES_TILE, "" },
  { "w", "", CARC_LINES_PART, "water=" },
  { "water=", "\ncities=N", CARC_LINES_PART, "E S W" },
  { "r", "", CARC_LINES_PART, "roads=" },
  { "an", "", CARC_LINES_PART, "" },
  { "", "", CARC_LINES_WHOLE, "name= copies= start= order= size=" },
};

static void
test_left_out (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *offers = told (cases[i].before, cases[i].after, cases[i].of);
      if (strcmp (offers, cases[i].offers) != 0)
        g_error ("behind “%s”, before “%s”: “%s” instead of “%s”", cases[i].before, cases[i].after, offers,
                 cases[i].offers);
    }
}

/* Marks are offered where they can be printed, and once. */
static void
test_marks (void)
{
  static const struct
  {
    const char *before, *mark;
    gboolean offered;
  } marks[] = {
    { "roads=N ", "inn", TRUE },        { "roads=N i", "inn", TRUE },
    { "roads=N inn ", "inn", FALSE },   { "cities=N ", "inn", FALSE },
    { "cities=N ", "cathedral", TRUE }, { "cities=N c", "princess", FALSE },
    { "farms=", "herd", TRUE },         { "cloister=true ", "shrine", TRUE },
    { "cloister=", "shrine", FALSE },   { "flags=", "tower", TRUE },
    { "flags=", "lake", FALSE },        { "flags=tower ", "tower", FALSE },
    { "roads=N inn; S ", "inn", TRUE }, { "roads=N\nfarms=herd ", "inn", FALSE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autoptr (GPtrArray) offers = offers_at (marks[i].before, "", CARC_LINES_TILE, TRUE);
      if ((find (offers, marks[i].mark) != NULL) != marks[i].offered)
        g_error ("behind “%s”, “%s” is %s", marks[i].before, marks[i].mark,
                 marks[i].offered ? "not offered" : "offered");
    }
}

/* ---- words about them ---- */

static const char *
about (const char *before, const char *word)
{
  static char result[200];
  g_autoptr (GPtrArray) offers = offers_at (before, "", CARC_LINES_TILE, TRUE);
  const CarcTileOffer *offer = find (offers, word);
  g_assert_nonnull (offer);
  g_strlcpy (result, offer->about != NULL ? offer->about : "", sizeof result);
  return result;
}

static void
test_about (void)
{
  gsize begin;
  g_autoptr (GPtrArray) offers = carc_tile_offers ("roads=N  in", 11, CARC_LINES_TILE, TRUE, &begin);
  g_assert_cmpuint (begin, ==, 9);
  g_assert_cmpuint (offers->len, ==, 1);
  g_assert_cmpstr (about ("", "roads="), ==, "the sides that each road reaches");
  g_assert_cmpstr (about ("cities=N; E S\nfarms=", "@2"), ==, "touches: City: east, south");
  g_assert_cmpstr (about ("cities=N; E S\nfarms=", "wnw"), ==, "west, northern half");
  g_assert_cmpstr (about ("cities=N; E S\nlinks=", "city:S"), ==, "City: east, south");
  g_assert_cmpstr (about ("roads=", "inn"), ==, "Inn");
  g_assert_cmpstr (about ("roads=N ", ";"), ==, "one more road");
  g_assert_cmpstr (about ("order=", "last"), ==, "after all others of the river");
}

/* Whatever stands there, offers are made or not; nothing is assumed of it. */
static void
test_rubbish (void)
{
  static const char signs[] = "=;;; \n\nNnw@+citesroadsfarmslinksmü1";
  GRand *random = g_rand_new_with_seed (7);
  for (guint i = 0; i < 3000; i++)
    {
      g_autoptr (GString) text = g_string_new (i % 3 == 0 ? "cities=N;;;;;;;;;;;;;;" : i % 3 == 1 ? "farms=" : "");
      const guint n = (guint) g_rand_int_range (random, 0, 40);
      gsize begin;
      for (guint k = 0; k < n; k++)
        g_string_append_c (text, signs[g_rand_int_range (random, 0, (gint32) sizeof signs - 1)]);
      for (gsize at = 0; at <= text->len; at++)
        {
          g_autoptr (GPtrArray) offers = carc_tile_offers (text->str, at, (CarcLinesOf) (i % 3), i % 2, &begin);
          g_assert_cmpuint (begin, <=, at);
        }
    }
  g_rand_free (random);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  g_test_add_func ("/tile-offers/every-word", test_every_word);
  g_test_add_func ("/tile-offers/left-out", test_left_out);
  g_test_add_func ("/tile-offers/marks", test_marks);
  g_test_add_func ("/tile-offers/about", test_about);
  g_test_add_func ("/tile-offers/rubbish", test_rubbish);
  return g_test_run ();
}
