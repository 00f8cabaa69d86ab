/* carc-flow-labels.c - the keys of the tiles in the palette, and the codes of their edges.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-flow.h"

#include <string.h>

static const char no_edge_letters[] = CARC_NO_EDGES;
static const char digits[] = FLOW_DIGITS;

/* The key of the big lake tile, whatever else is in play. */
#define LAKE_KEY 'l'

/* These keys, with Shift, begin the keys of two signs that the types have for which there is no single key. */
static const char prefixes[] = "34567890";

/* The number of every type of tile among those of all systems, by id: first the types of the base game, then those of
 * the other systems in their order, then the variants of all: so these change no other key.  The lake is not counted.
 * Types that a table made have none. */
static GHashTable *
type_numbers (void)
{
  static GHashTable *numbers;
  static guint n_systems;
  g_autoptr (GPtrArray) variants = NULL;
  guint n = 0;

  if (numbers != NULL && n_systems == carc_n_systems)
    return numbers;
  g_clear_pointer (&numbers, g_hash_table_unref);
  numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  n_systems = carc_n_systems;
  variants = g_ptr_array_new ();
  for (guint i = 0; i < carc_n_systems; i++)
    {
      const GArray *tiles = carc_system_kinds (carc_systems[i]);

      for (guint k = 0; tiles != NULL && k < tiles->len; k++)
        {
          const CarcTile *tile = &g_array_index (tiles, CarcTile, k);

          if (tile->w * tile->h != 1)
            continue;
          if (tile->variant)
            g_ptr_array_add (variants, g_strdup (tile->id));
          else
            g_hash_table_insert (numbers, g_strdup (tile->id), GUINT_TO_POINTER (++n));
        }
    }
  for (guint i = 0; i < variants->len; i++)
    g_hash_table_insert (numbers, variants->pdata[i], GUINT_TO_POINTER (++n));
  return numbers;
}

/* The keys that stand alone: first those without Shift.  Returns their number; `plain` is the number of those. */
static guint
single_keys (char *keys, guint *plain)
{
  guint n = 0;

  for (guint shifted = 0; shifted < 2; shifted++)
    {
      for (const char *c = no_edge_letters; *c != '\0'; c++)
        if (shifted || *c != LAKE_KEY)
          keys[n++] = *c;
      for (const char *c = digits; *c != '\0'; c++)
        if (!shifted || strchr (prefixes, *c) == NULL)
          keys[n++] = *c;
      if (!shifted)
        *plain = n;
    }
  return n;
}

/* The sign of the type with this number; FALSE: there are not so many. */
static gboolean
put_label (const char *keys, guint n, guint plain, guint number, char label[4], gboolean *shift)
{
  memset (label, 0, 4);
  *shift = FALSE;
  if (number > 0 && number <= n)
    {
      *shift = number > plain;
      label[0] = keys[number - 1];
    }
  else if (number > n && (number - n - 1) / plain < strlen (prefixes))
    {
      *shift = TRUE;
      label[0] = prefixes[(number - n - 1) / plain];
      label[1] = keys[(number - n - 1) % plain];
    }
  return label[0] != '\0';
}

static gboolean
has_label (char labels[CARC_TILES_MAX][4], const gboolean *shifts, guint n_tiles, const char *label, gboolean shift)
{
  for (guint i = 0; i < n_tiles; i++)
    if (strcmp (labels[i], label) == 0 && shifts[i] == shift)
      return TRUE;
  return FALSE;
}

/* The types that a table made get the first signs that no other type of this game has. */
static void
label_own (const CarcRules *rules, const char *keys, guint n, guint plain, char labels[CARC_TILES_MAX][4],
           gboolean shifts[CARC_TILES_MAX])
{
  guint number = 0;

  for (guint i = 0; i < rules->n_tiles; i++)
    if (rules->tiles[i].own && rules->counts[i] > 0)
      {
        char label[4];
        gboolean shift, found;

        do
          found = put_label (keys, n, plain, ++number, label, &shift);
        while (found && has_label (labels, shifts, rules->n_tiles, label, shift));
        if (!found)
          return;
        memcpy (labels[i], label, sizeof label);
        shifts[i] = shift;
      }
}

void
carc_tile_labels (const CarcRules *rules, char labels[CARC_TILES_MAX][4], gboolean shifts[CARC_TILES_MAX])
{
  GHashTable *numbers = type_numbers ();
  char keys[2 * (sizeof no_edge_letters + sizeof digits)];
  guint plain = 0;
  const guint n = single_keys (keys, &plain);

  for (guint i = 0; i < rules->n_tiles; i++)
    {
      const guint number = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, rules->tiles[i].id));

      memset (labels[i], 0, 4);
      shifts[i] = FALSE;
      if (rules->counts[i] == 0)
        continue;
      if (i == rules->lake_tile)
        labels[i][0] = LAKE_KEY;
      else if (number > 0 && !rules->tiles[i].own)
        put_label (keys, n, plain, number, labels[i], &shifts[i]);
    }
  label_own (rules, keys, n, plain, labels, shifts);
}

char
carc_edge_letter (CarcEdge edge)
{
  static const char letters[CARC_N_EDGES + 1] = "fcriwa";

  return letters[edge];
}

void
carc_tile_code (const CarcTile *tile, guint rot, char code[5])
{
  for (guint side = 0; side < 4; side++)
    code[side] = carc_edge_letter (tile->cells[rot][0].edges[side]);
  code[4] = '\0';
}
