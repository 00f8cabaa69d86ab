/* turn-labels.c - what is typed for a cell, and what for a tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow.h"

#include <string.h>

#define DIGITS "1234567890"
#define NO_EDGE_LETTERS "abdeghjklmnopqstuvwxyz"

static const char letters[] = "abcdefghijklmnopqrstuvwxyz" DIGITS;
static const char no_edges_left[] = NO_EDGE_LETTERS DIGITS;
static const char no_edge_letters[] = NO_EDGE_LETTERS;
static const char digits[] = DIGITS;

void
turn_labels (char (*labels)[4], guint n, gboolean no_edges)
{
  const char *alphabet = no_edges ? no_edges_left : letters;
  guint size = (guint) strlen (alphabet);
  guint leaders = 0, singles;

  /* As few signs as possible become the first of two, so that the nearest cells keep one. */
  while (leaders < size && size - leaders + leaders * size < n)
    leaders++;
  singles = size - leaders;

  for (guint i = 0; i < n; i++)
    {
      memset (labels[i], 0, 4);
      if (i < singles)
        labels[i][0] = alphabet[i];
      else if (i - singles < leaders * size)
        {
          labels[i][0] = alphabet[singles + (i - singles) / size];
          labels[i][1] = alphabet[(i - singles) % size];
        }
    }
}

void
turn_tile_labels (const CarcRules *rules, char labels[CARC_TILES_MAX][4], gboolean shifts[CARC_TILES_MAX])
{
  char keys[2 * sizeof no_edge_letters + sizeof digits];
  gboolean lake = rules->lake_tile != CARC_NONE;
  guint n = 0, next = 0, plain;

  for (const char *c = no_edge_letters; *c != '\0'; c++)
    if (!lake || *c != 'l')
      keys[n++] = *c;
  for (const char *c = digits; *c != '\0'; c++)
    keys[n++] = *c;
  plain = n;
  for (const char *c = no_edge_letters; *c != '\0'; c++)
    keys[n++] = *c;

  for (guint i = 0; i < rules->n_tiles; i++)
    {
      memset (labels[i], 0, 4);
      shifts[i] = FALSE;
      if (rules->counts[i] == 0)
        continue;
      if (lake && i == rules->lake_tile)
        labels[i][0] = 'l';
      else if (next < n)
        {
          shifts[i] = next >= plain;
          labels[i][0] = keys[next++];
        }
    }
}

void
turn_tile_code (const CarcTile *tile, guint rot, char code[5])
{
  static const char words[] = "fcriw";

  for (guint side = 0; side < 4; side++)
    code[side] = words[tile->cells[rot][0].edges[side]];
  code[4] = '\0';
}
