/* table-news.c - see table-news.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-news.h"

static gboolean
belong_together (const TableLine *line, const TableLine *effect)
{
  return line->feature >= 0 && line->feature == effect->feature && line->player == effect->player
         && line->final == effect->final;
}

/* Adds the effect to news of this entry about the same. */
static gboolean
told_with (GArray *news, guint from, const TableLine *effect)
{
  for (guint i = from; i < news->len; i++)
    {
      TableNews *told = &g_array_index (news, TableNews, i);
      if (told->n_also == TABLE_ALSO_MAX || !belong_together (told->line, effect))
        continue;
      told->also[told->n_also++] = effect;
      return TRUE;
    }
  return FALSE;
}

void
table_news_gather (const TableLine *lines, guint n_lines, const TableLine *effects, guint n_effects, GArray *news)
{
  const guint from = news->len;
  for (guint i = 0; i < n_lines; i++)
    {
      TableNews line = { .line = &lines[i] };
      g_array_append_val (news, line);
    }
  for (guint i = 0; i < n_effects; i++)
    if (!told_with (news, from, &effects[i]))
      {
        TableNews effect = { .line = &effects[i], .effect = TRUE };
        g_array_append_val (news, effect);
      }
}

guint
table_news_lines (const TableLedger *ledger, guint32 entry, guint from, guint *n)
{
  guint first = from;
  while (first < ledger->n_lines && ledger->lines[first].entry < entry)
    first++;
  for (*n = 0; first + *n < ledger->n_lines && ledger->lines[first + *n].entry == entry;)
    (*n)++;
  return first;
}

char *
table_news_title (const TableGame *game, gconstpointer state, const TableNews *news)
{
  if (!news->effect)
    return game->line_title (state, news->line);
  g_autofree char *about = game->effect_about (state, news->line);
  g_autofree char *told = game->effect_tell (state, news->line);
  return about != NULL ? g_strdup_printf ("%s: %s", about, told) : g_steal_pointer (&told);
}

char *
table_news_because (const TableGame *game, gconstpointer state, const TableNews *news)
{
  return news->effect ? game->effect_because (state, news->line) : game->because (state, news->line);
}

char *
table_news_also (const TableGame *game, gconstpointer state, const TableNews *news)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < news->n_also; i++)
    {
      g_autofree char *told = game->effect_tell (state, news->also[i]);
      g_autofree char *because = game->effect_because (state, news->also[i]);
      g_string_append_printf (out, out->len > 0 ? "; %s" : "%s", told);
      if (*because != '\0')
        g_string_append_printf (out, " (%s)", because);
    }
  return g_string_free (out, out->len == 0);
}
