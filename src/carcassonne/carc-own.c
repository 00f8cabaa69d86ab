/* carc-own.c - see carc-own.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-own.h"

#include <string.h>

#include "carc-tile-words.h"
#include "table/table-intl.h"

#define COPIES_MAX 20 /* of a set in a game, as of every other set */

/* ---- groups ---- */

CarcOwnGroup *
carc_own_group_new (const char *id)
{
  CarcOwnGroup *group = g_new0 (CarcOwnGroup, 1);
  group->id = g_strdup (id);
  group->lines = g_ptr_array_new_with_free_func (g_free);
  return group;
}

void
carc_own_group_free (CarcOwnGroup *group)
{
  g_free (group->id);
  g_ptr_array_unref (group->lines);
  g_free (group);
}

static int
find_key (const CarcOwnGroup *group, const char *key)
{
  const gsize length = strlen (key);
  for (guint i = 0; i < group->lines->len; i++)
    {
      const char *line = group->lines->pdata[i];
      if (strncmp (line, key, length) == 0 && line[length] == '=')
        return (int) i;
    }
  return -1;
}

const char *
carc_own_group_get (const CarcOwnGroup *group, const char *key)
{
  const int at = find_key (group, key);
  return at < 0 ? NULL : (const char *) group->lines->pdata[at] + strlen (key) + 1;
}

/* The place of a line among all that a tile can have; others come last. */
static guint
rank_of (const char *line)
{
  guint i = 0;
  while (i < carc_n_keys && !(g_str_has_prefix (line, carc_keys[i].key) && line[strlen (carc_keys[i].key)] == '='))
    i++;
  return i;
}

void
carc_own_group_set (CarcOwnGroup *group, const char *key, const char *value)
{
  const int at = find_key (group, key);
  if (value != NULL && *value != '\0')
    {
      char *line = g_strdup_printf ("%s=%s", key, value);
      guint before = 0;
      while (before < group->lines->len && rank_of (group->lines->pdata[before]) < rank_of (line))
        before++;
      if (at < 0)
        g_ptr_array_insert (group->lines, (int) before, line);
      else
        {
          g_free (group->lines->pdata[at]);
          group->lines->pdata[at] = line;
        }
    }
  else if (at >= 0)
    g_ptr_array_remove_index (group->lines, (guint) at);
}

char *
carc_own_group_text (const CarcOwnGroup *group)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < group->lines->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) group->lines->pdata[i]);
  return g_string_free (text, FALSE);
}

gboolean
carc_own_is_cell (const char *id)
{
  return strchr (id, ',') != NULL;
}

/* ---- sets ---- */

CarcOwnSet *
carc_own_set_new (const char *name)
{
  CarcOwnSet *set = g_new0 (CarcOwnSet, 1);
  set->name = g_strdup (name);
  set->copies = 1;
  set->groups = g_ptr_array_new_with_free_func ((GDestroyNotify) carc_own_group_free);
  return set;
}

CarcOwnSet *
carc_own_set_copy (const CarcOwnSet *set)
{
  CarcOwnSet *copy = carc_own_set_new (set->name);
  copy->copies = set->copies;
  for (guint i = 0; i < set->groups->len; i++)
    {
      const CarcOwnGroup *from = set->groups->pdata[i];
      CarcOwnGroup *group = carc_own_group_new (from->id);
      group->number = from->number;
      for (guint k = 0; k < from->lines->len; k++)
        g_ptr_array_add (group->lines, g_strdup (from->lines->pdata[k]));
      g_ptr_array_add (copy->groups, group);
    }
  return copy;
}

void
carc_own_set_free (CarcOwnSet *set)
{
  if (set == NULL)
    return;
  g_free (set->name);
  g_ptr_array_unref (set->groups);
  g_free (set);
}

static gboolean
has_control (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_iscntrl (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

gboolean
carc_own_check_new_name (const char *name, TableRefusal *why)
{
  return carc_own_check_name (name, why) && table_name_check (name, why);
}

gboolean
carc_own_check_name (const char *name, TableRefusal *why)
{
  if (*name == '\0' || !g_utf8_validate (name, -1, NULL) || g_utf8_strlen (name, -1) > CARC_SET_CHARS)
    return table_refuse (why, _ ("the name of a set of tiles has 1 to %d characters"), CARC_SET_CHARS);
  if (table_text_turns (name) || has_control (name))
    return table_refuse (why, _ ("the name of a set of tiles has no control characters"));
  if (g_ascii_isspace (*name) || g_ascii_isspace (name[strlen (name) - 1]))
    return table_refuse (why, _ ("the name of a set of tiles begins and ends with no space"));
  return TRUE;
}

/* ---- what may stand in a group ---- */

static gboolean
check_id (const char *id, TableRefusal *why)
{
  const char *cell = carc_own_is_cell (id) ? strrchr (id, '/') : NULL;
  const gsize length = cell != NULL ? (gsize) (cell - id) : strlen (id);
  if (length == 0 || length > CARC_ID_MAX)
    return table_refuse (why, _ ("the id of a tile has 1 to %d letters"), CARC_ID_MAX);
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_islower (id[i]) && !g_ascii_isdigit (id[i]) && (i == 0 || strchr ("/+-_.", id[i]) == NULL))
      return table_refuse (why, _ ("“%.60s” is not an id of a tile: it has letters from a to z, digits, / + - _ and ."),
                           id);
  if (cell != NULL
      && !(strlen (cell) == 4 && cell[1] >= '0' && cell[1] <= '3' && cell[2] == ',' && cell[3] >= '0'
           && cell[3] <= '3'))
    return table_refuse (why, _ ("“%.60s” is not a cell of a tile: its column and row are written like 0,1"), id);
  return TRUE;
}

static gboolean
check_tile_name (const char *value, TableRefusal *why)
{
  if (table_text_turns (value))
    return table_refuse (why, _ ("the name of a tile may not turn the direction of writing"));
  return strlen (value) < sizeof ((CarcTile *) NULL)->name
         || table_refuse (why, _ ("the name of a tile is longer than %d bytes"),
                          (int) sizeof ((CarcTile *) NULL)->name - 1);
}

/* The first word of the value is one that the key can have; nothing is behind it unless the key takes more. */
static gboolean
check_first (const CarcKeyRow *row, const char *value, TableRefusal *why)
{
  const gsize length = row->takes != 0 ? strcspn (value, " ") : strlen (value);
  g_autofree char *first = g_strndup (value, length);
  const int nth = carc_key_value (row, first);
  return (nth >= 0 && nth < row->n_own) || carc_key_refuse_value (row, value, why);
}

static gboolean
check_value (const CarcKeyRow *row, const char *value, TableRefusal *why)
{
  int number;
  if (*value == '\0' && row->takes == 0 && row->values == NULL)
    return table_refuse (why, _ ("nothing stands behind “%s=”"), row->key);
  if (strchr (value, '\\') != NULL)
    return table_refuse (why, _ ("a backslash has no meaning here"));
  if (strcmp (row->key, "name") == 0)
    return check_tile_name (value, why);
  if (strcmp (row->key, "copies") == 0 && !table_words_number (value, 1, 99, &number))
    return table_refuse (why, _ ("“%.20s” is not a number of copies: 1 to 99"), value);
  return row->values == NULL || check_first (row, value, why);
}

/* Where the keys of the group must have their place. */
static guint
wanted_place (const CarcOwnGroup *group)
{
  return carc_own_is_cell (group->id)                 ? CARC_ON_CELL
         : carc_own_group_get (group, "size") != NULL ? CARC_ON_TILE
                                                      : CARC_ON_TILE | CARC_ON_CELL;
}

/* Refuses a text that begins with a key, and names the keys that the group can have besides its own. */
static gboolean
refuse_key (const CarcOwnGroup *group, const char *format, const char *text, TableRefusal *why)
{
  const guint wanted = wanted_place (group);
  const guint other = wanted == CARC_ON_CELL ? CARC_ALONE : wanted == CARC_ON_TILE ? 0 : CARC_PART;
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *begun = g_strndup (text, strcspn (text, " "));
  g_autofree char *sentence = carc_words (format, text);
  for (guint i = 0; i < carc_n_keys; i++)
    if (carc_keys[i].place & wanted && !(carc_keys[i].place & other) && find_key (group, carc_keys[i].key) < 0)
      g_ptr_array_add (keys, g_strconcat (carc_keys[i].key, "=", NULL));
  return carc_words_refuse (keys, begun, sentence, why);
}

static gboolean
check_line (const CarcOwnGroup *group, guint nth, guint wanted, TableRefusal *why)
{
  const char *line = group->lines->pdata[nth], *equals = strchr (line, '=');
  g_autofree char *key = g_strndup (line, equals != NULL ? (gsize) (equals - line) : 0);
  const CarcKeyRow *row = carc_key_find (key);
  if (equals == NULL)
    return refuse_key (group, _ ("“%.60s” is not of the form KEY=VALUE"), line, why);
  if (row == NULL)
    return refuse_key (group, _ ("a tile has no “%.20s”"), key, why);
  if (find_key (group, key) != (int) nth)
    return table_refuse (why, _ ("“%s” stands twice"), key);
  if (!(row->place & wanted))
    return wanted == CARC_ON_CELL ? table_refuse (why, _ ("“%s” belongs to the tile, not to one of its cells"), key)
                                  : table_refuse (why, _ ("“%s” belongs to a cell of this tile, not to the tile"), key);
  return check_value (row, equals + 1, why);
}

static void
append_line (const CarcOwnGroup *group, GString *out)
{
  g_string_append (out, "tile ");
  table_words_append (out, group->id);
  for (guint i = 0; i < group->lines->len; i++)
    {
      g_string_append_c (out, ' ');
      table_words_append (out, group->lines->pdata[i]);
    }
}

static gboolean
check_group (const CarcOwnGroup *group, TableRefusal *why)
{
  const guint wanted = wanted_place (group);
  g_autoptr (GString) line = g_string_new (NULL);
  if (!check_id (group->id, why))
    return FALSE;
  for (guint i = 0; i < group->lines->len; i++)
    if (!check_line (group, i, wanted, why))
      return FALSE;
  append_line (group, line);
  return line->len <= TABLE_LINE_MAX
         || table_refuse (why, _ ("its description is %d bytes longer than a line of a record can be"),
                          (int) line->len - TABLE_LINE_MAX);
}

/* ---- tiles ---- */

static gboolean
refuse_flags (TableRefusal *why)
{
  return table_refuse (why, _ ("lake, water and lighthouse are only on the tile of the lake, which has a layout"));
}

gboolean
carc_own_cell_fits (const CarcCell *cell, gboolean part, TableRefusal *why)
{
  if ((cell->flags & ~CARC_CELL_SHARED) != 0)
    return refuse_flags (why);
  for (guint side = 0; side < 4; side++)
    {
      if (!part && cell->edges[side] == CARC_EDGE_WATER)
        return table_refuse (why, _ ("open water lies only between two cells of a tile"));
      if (part && (cell->edges[side] == CARC_EDGE_ANY || cell->edges[side] == CARC_EDGE_RIVER))
        return table_refuse (why, _ ("a tile of several cells has no river, and no side that fits every edge"));
    }
  return TRUE;
}

static gboolean
check_tile (const CarcTile *tile, TableRefusal *why)
{
  const guint n = (guint) tile->w * tile->h;
  for (guint i = 0; i < n; i++)
    if (!carc_own_cell_fits (&tile->cells[0][i], n > 1, why))
      return FALSE;
  if (tile->order != CARC_ORDER_SHUFFLED && !tile->river)
    return table_refuse (why, _ ("only a tile of the river is laid first or last"));
  return TRUE;
}

static gboolean
is_cell_of (const char *id, const char *tile)
{
  const gsize length = strlen (tile);
  return carc_own_is_cell (id) && strncmp (id, tile, length) == 0 && id[length] == '/'
         && strchr (id + length + 1, '/') == NULL;
}

gboolean
carc_own_tile (const CarcOwnSet *set, guint nth, CarcTile *tile, TableRefusal *why)
{
  const CarcOwnGroup *group = set->groups->pdata[nth];
  g_autofree char *own = carc_own_group_text (group);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_cells = 0;
  if (!check_group (group, why))
    return FALSE;
  g_string_append_printf (text, "[%s]\n%s", group->id, own);
  for (guint i = 0; i < set->groups->len; i++)
    {
      const CarcOwnGroup *other = set->groups->pdata[i];
      g_autofree char *lines = NULL;
      if (!is_cell_of (other->id, group->id))
        continue;
      if (!check_group (other, why))
        return FALSE;
      lines = carc_own_group_text (other);
      g_string_append_printf (text, "[%s]\n%s", other->id, lines);
      n_cells++;
    }
  if (!carc_tile_read (tile, set->name, group->id, text->str, why))
    return FALSE;
  tile->own = TRUE;
  if (n_cells != (carc_own_group_get (group, "size") != NULL ? (guint) tile->w * tile->h : 0))
    return table_refuse (why, _ ("it has %u cells, and %u are described"), (guint) tile->w * tile->h, n_cells);
  return check_tile (tile, why);
}

gboolean
carc_own_cell (const CarcOwnGroup *group, CarcCell *cell, TableRefusal *why)
{
  g_autofree char *lines = carc_own_group_text (group);
  g_autofree char *text = g_strdup_printf ("[cell]\n%s", lines);
  g_autofree CarcTile *tile = g_new (CarcTile, 1);
  if (!check_group (group, why) || !carc_tile_read (tile, "", "cell", text, why))
    return FALSE;
  *cell = tile->cells[0][0];
  return (cell->flags & ~CARC_CELL_SHARED) == 0 || refuse_flags (why);
}

/* A group is met once, and a cell has its tile. */
static gboolean
check_place (const CarcOwnSet *set, guint nth, TableRefusal *why)
{
  const CarcOwnGroup *group = set->groups->pdata[nth];
  gboolean found = !carc_own_is_cell (group->id);
  for (guint i = 0; i < set->groups->len; i++)
    {
      const CarcOwnGroup *other = set->groups->pdata[i];
      if (i < nth && strcmp (other->id, group->id) == 0)
        return table_refuse (why, _ ("two tiles have this id"));
      found = found || (!carc_own_is_cell (other->id) && is_cell_of (group->id, other->id));
    }
  return found || table_refuse (why, _ ("it is a cell of a tile that is not there"));
}

gboolean
carc_own_set_check (const CarcOwnSet *set, GArray *tiles, guint *at, TableRefusal *why)
{
  g_autofree CarcTile *tile = g_new (CarcTile, 1);
  if (!carc_own_check_name (set->name, why))
    return FALSE;
  for (guint i = 0; i < set->groups->len; i++)
    {
      const CarcOwnGroup *group = set->groups->pdata[i];
      TableRefusal inner = { "" };
      const gboolean whole = !carc_own_is_cell (group->id);
      if (check_place (set, i, &inner) && (!whole || carc_own_tile (set, i, tile, &inner)))
        {
          if (whole && tiles != NULL)
            g_array_append_vals (tiles, tile, 1);
          continue;
        }
      if (at != NULL)
        *at = i;
      return table_refuse (why, _ ("tile %s of the set %s: %s"), group->id, set->name, inner.sentence);
    }
  return TRUE;
}

/* ---- files ---- */

/* A line of the file without comment and blanks at its ends; tabs become blanks. */
static char *
clean (const char *from, gsize length)
{
  char *line = g_strndup (from, length);
  for (char *c = line; *c != '\0'; c++)
    if (*c == '\t' || *c == '\r')
      *c = ' ';
  g_strstrip (line);
  if (*line == '#')
    *line = '\0';
  return line;
}

static gboolean
check_text (const char *line, gsize length, TableRefusal *why)
{
  if (length > TABLE_LINE_MAX)
    return table_refuse (why, _ ("the line is longer than %d bytes"), TABLE_LINE_MAX);
  if (!g_utf8_validate (line, (gssize) length, NULL))
    return table_refuse (why, _ ("the line is not valid UTF-8 text"));
  for (gsize i = 0; i < length; i++)
    if (((guchar) line[i] < 0x20 && line[i] != '\t' && line[i] != '\r') || line[i] == 0x7f)
      return table_refuse (why, _ ("the line holds a control character"));
  return TRUE;
}

static gboolean
read_line (CarcOwnSet *set, char *line, guint number, TableRefusal *why)
{
  CarcOwnGroup *group = set->groups->len > 0 ? set->groups->pdata[set->groups->len - 1] : NULL;
  char *equals = strchr (line, '=');
  const gsize length = strlen (line);
  if (*line == '[')
    {
      if (line[length - 1] != ']')
        return table_refuse (why, _ ("a bracket is opened and never closed"));
      if (set->groups->len == CARC_OWN_GROUPS_MAX)
        return table_refuse (why, _ ("a set has at most %d tiles and cells"), CARC_OWN_GROUPS_MAX);
      line[length - 1] = '\0';
      group = carc_own_group_new (line + 1);
      group->number = number;
      g_ptr_array_add (set->groups, group);
      return check_id (group->id, why);
    }
  if (equals == NULL && group != NULL)
    return refuse_key (group, _ ("“%.60s” is not of the form KEY=VALUE"), line, why);
  if (equals == NULL)
    return table_refuse (why, _ ("“%.60s” is not of the form KEY=VALUE"), line);
  *equals = '\0';
  g_strchomp (line);
  g_autofree char *said = g_strdup_printf ("%s=%s", line, g_strchug (equals + 1));
  if (group == NULL && strcmp (line, "set") == 0)
    {
      g_free (set->name);
      set->name = g_strdup (strchr (said, '=') + 1);
      return carc_own_check_name (set->name, why);
    }
  if (group == NULL)
    return table_refuse (why, _ ("before the first tile stands only “set=”, and the name of the set"));
  if (group->lines->len == carc_n_keys)
    return table_refuse (why, _ ("a tile has at most %d lines"), (int) carc_n_keys);
  g_ptr_array_add (group->lines, g_steal_pointer (&said));
  return TRUE;
}

CarcOwnSet *
carc_own_set_read (const char *text, gsize length, const char *name, TableRefusal *why)
{
  g_autoptr (CarcOwnSet) set = carc_own_set_new (name != NULL ? name : "");
  const char *end = text + length;
  guint number = 0;
  TableRefusal inner = { "" };
  if (length > CARC_OWN_BYTES_MAX)
    {
      table_refuse (why, _ ("it is larger than %d KiB, too large for a set of tiles"), CARC_OWN_BYTES_MAX / 1024);
      return NULL;
    }
  if (g_str_has_prefix (text, "\xef\xbb\xbf")) /* a byte order mark some editors add */
    text += 3;
  while (text < end)
    {
      const char *stop = memchr (text, '\n', (gsize) (end - text));
      const gsize bytes = (gsize) ((stop != NULL ? stop : end) - text);
      g_autofree char *line = clean (text, bytes);
      number++;
      if (!check_text (text, bytes, &inner) || (*line != '\0' && !read_line (set, line, number, &inner)))
        {
          table_refuse (why, _ ("line %u: %s"), number, inner.sentence);
          return NULL;
        }
      text += bytes + (stop != NULL);
    }
  if (!carc_own_check_name (set->name, why))
    return NULL;
  return g_steal_pointer (&set);
}

char *
carc_own_set_print (const CarcOwnSet *set)
{
  GString *out = g_string_new ("# Arbitress tiles\n");
  g_string_append_printf (out, "set=%s\n", set->name);
  for (guint i = 0; i < set->groups->len; i++)
    {
      const CarcOwnGroup *group = set->groups->pdata[i];
      g_autofree char *lines = carc_own_group_text (group);
      g_string_append_printf (out, "\n[%s]\n%s", group->id, lines);
    }
  return g_string_free (out, FALSE);
}

/* ---- lines of a setup ---- */

/* The group of a `tile` line. */
static CarcOwnGroup *
group_of (const TableWords *words)
{
  CarcOwnGroup *group = carc_own_group_new (words->word[1]);
  for (guint i = 2; i < words->n; i++)
    g_ptr_array_add (group->lines, g_strdup (words->word[i]));
  return group;
}

static gboolean
tile_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  g_autoptr (CarcOwnSet) set = carc_own_set_new ("");
  g_autofree CarcTile *tile = g_new (CarcTile, 1);
  CarcOwnGroup *group;
  gboolean fine;
  TableRefusal inner = { "" };
  if (words->n < 2)
    return table_refuse (why, _ ("a tile line is: tile ID, and its description"));
  if (!table_setup_says (setup, "tiles", NULL))
    return table_refuse (why, _ ("a tile line stands below the line of its set: tiles NAME"));
  group = group_of (words);
  g_ptr_array_add (set->groups, group);
  fine = carc_own_is_cell (group->id)                 ? carc_own_cell (group, &tile->cells[0][0], &inner)
         : carc_own_group_get (group, "size") != NULL ? check_group (group, &inner)
                                                      : carc_own_tile (set, 0, tile, &inner);
  return fine || table_refuse (why, _ ("tile %.60s: %s"), words->word[1], inner.sentence);
}

gboolean
carc_own_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  TableWords other;
  guint n = 0;
  int copies;
  if (strcmp (words->word[0], "tile") == 0)
    return tile_line (setup, words, why);
  if (words->n < 2 || words->n > 3 || (words->n == 3 && !table_words_number (words->word[2], 1, COPIES_MAX, &copies)))
    return table_refuse (why, _ ("a line of the table's own tiles is: tiles NAME, and the number of copies (1 to %d)"),
                         COPIES_MAX);
  if (!carc_own_check_name (words->word[1], why))
    return FALSE;
  g_autofree char *key = table_name_key (words->word[1]);
  for (guint i = 0; table_setup_next (setup, &i, "tiles", &other); n++)
    {
      g_autofree char *other_key = table_name_key (other.word[1]);
      if (strcmp (key, other_key) == 0)
        return table_refuse (why, _ ("the set %s is named twice"), words->word[1]);
    }
  return n < CARC_OWN_SETS_MAX
         || table_refuse (why, _ ("a game has at most %d sets that the table made"), CARC_OWN_SETS_MAX);
}

char *
carc_own_set_lines (const CarcOwnSet *set)
{
  GString *out = g_string_new ("tiles ");
  table_words_append (out, set->name);
  if (set->copies > 1)
    g_string_append_printf (out, " %u", set->copies);
  for (guint i = 0; i < set->groups->len; i++)
    {
      g_string_append_c (out, '\n');
      append_line (set->groups->pdata[i], out);
    }
  g_string_append_c (out, '\n');
  return g_string_free (out, FALSE);
}

gboolean
carc_own_set_fill (const CarcOwnSet *set, TableSetup *setup, TableRefusal *why)
{
  g_autofree char *text = carc_own_set_lines (set);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !table_setup_line (setup, lines[i], why))
      return FALSE;
  return TRUE;
}

GPtrArray *
carc_own_sets (const TableSetup *setup)
{
  GPtrArray *sets = g_ptr_array_new_with_free_func ((GDestroyNotify) carc_own_set_free);
  TableWords words;
  int copies;
  for (guint i = 0; i < setup->n_lines; i++)
    {
      if (strncmp (setup->lines[i], "tile", strlen ("tile")) != 0 || !table_words_cut (&words, setup->lines[i], NULL))
        continue;
      if (strcmp (words.word[0], "tiles") == 0)
        {
          CarcOwnSet *set = carc_own_set_new (words.word[1]);
          if (words.n == 3 && table_words_number (words.word[2], 1, COPIES_MAX, &copies))
            set->copies = (guint) copies;
          g_ptr_array_add (sets, set);
        }
      else if (strcmp (words.word[0], "tile") == 0 && sets->len > 0)
        g_ptr_array_add (((CarcOwnSet *) sets->pdata[sets->len - 1])->groups, group_of (&words));
    }
  return sets;
}
