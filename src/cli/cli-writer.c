/* cli-writer.c - see cli-writer.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-writer.h"

#include <stdio.h>
#include <string.h>

void
put_entry (GString *json, const CliRecord *record, guint entry)
{
  if (entry < record->n)
    {
      put_number (json, "entry", entry + 1);
      put_number (json, "line", cli_record_line (record, entry));
      return;
    }
  put_null (json, "entry");
  put_null (json, "line");
}

void
put_rulings (GString *json, const char *key, const TableGame *game, const TableRulingSet *rulings)
{
  in_array (json, key);
  for (guint i = 0; i < game->n_rulings; i++)
    if (table_rulings_has (rulings, i))
      put_text (json, NULL, game->rulings[i].id);
}

void
put_names (GString *json, const char *key, const TablePlayer *players, guint set)
{
  in_array (json, key);
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    if (set & (1u << i))
      put_text (json, NULL, players[i].name);
}

static void
add_spaces (GString *out, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (out, ' ');
}

/* One member or element on each line.  Older versions wrote spaces into an empty object, so it still has them. */
void
put_document (const GString *json)
{
  g_autoptr (GString) out = g_string_new (NULL);
  gboolean quoted = FALSE;
  guint depth = 0;
  for (const char *p = json->str; *p != '\0'; p++)
    {
      const gboolean opens = !quoted && (*p == '{' || *p == '['), closes = !quoted && (*p == '}' || *p == ']');
      if (closes && p[-1] != '{' && p[-1] != '[')
        g_string_append_c (out, '\n');
      if (closes && p[-1] != '[')
        add_spaces (out, depth - 1);
      if (!quoted && *p == ':')
        g_string_append (out, " : ");
      else
        g_string_append_c (out, *p);
      if (quoted && *p == '\\')
        g_string_append_c (out, *++p);
      else if (*p == '"')
        quoted = !quoted;
      depth = depth + opens - closes;
      if ((opens && p[1] != '}' && p[1] != ']') || (!quoted && *p == ','))
        {
          g_string_append_c (out, '\n');
          add_spaces (out, depth);
        }
    }
  g_autofree char *escaped = table_json_escape (out->str);
  puts (escaped);
}
