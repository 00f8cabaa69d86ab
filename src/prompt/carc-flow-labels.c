/* carc-flow-labels.c - the keys of the tiles in the palette, and the codes of their edges.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-flow.h"

#include <string.h>

static const char no_edge_letters[] = CARC_NO_EDGES;
static const char digits[] = FLOW_DIGITS;

void
carc_tile_labels (const CarcRules *rules, char labels[CARC_TILES_MAX][4], gboolean shifts[CARC_TILES_MAX])
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
carc_tile_code (const CarcTile *tile, guint rot, char code[5])
{
  static const char words[CARC_N_EDGES + 1] = "fcriwa";

  for (guint side = 0; side < 4; side++)
    code[side] = words[tile->cells[rot][0].edges[side]];
  code[4] = '\0';
}
