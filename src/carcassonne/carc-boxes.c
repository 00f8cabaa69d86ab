/* carc-boxes.c - see carc-boxes.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-boxes.h"

#include "carc-tile.h"
#include "table/table-intl.h"

#define MINIS "flier messages ferry gold mage robbers"

static const CarcBox boxes[] = {
  { "base-2021", N_ ("Base game, since 2021"), "base river3 abbot" },
  { "base-2014", N_ ("Base game, 2014 to 2020"), "base river abbot" },
  { "big-box-8", N_ ("Big Box 8, 2025"), "base river3 abbot inns traders crop " MINIS },
  { "big-box-7", N_ ("Big Box 7, 2021"), "base river3 abbot inns traders crop " MINIS },
  { "big-box-6", N_ ("Big Box 6, 2017"), "base river abbot inns traders crop " MINIS },
  { "count-king", N_ ("The Count, the King and the Robber Baron, one box"), "count king cult river2" },
  { "minis-2012", N_ ("The six minis of 2012"), "crop2 " MINIS },
};

const CarcBox *
carc_boxes (guint *n)
{
  *n = G_N_ELEMENTS (boxes);
  return boxes;
}

static const CarcBox *
find_box (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    if (g_str_equal (boxes[i].name, name))
      return &boxes[i];
  return NULL;
}

static gboolean
has_word (const char *words, const char *word)
{
  g_auto (GStrv) each = g_strsplit (words, " ", -1);
  return g_strv_contains ((const char *const *) each, word);
}

gboolean
carc_box_brings (const char *name, const CarcSystem *system)
{
  const CarcBox *box = find_box (name);
  return box != NULL ? has_word (box->systems, system->name) : g_str_equal (name, system->name);
}

guint
carc_system_n_tiles (const CarcSystem *system)
{
  const GArray *kinds = carc_system_kinds (system);
  guint n = 0;
  for (guint i = 0; kinds != NULL && i < kinds->len; i++)
    {
      const CarcTile *tile = &g_array_index (kinds, CarcTile, i);
      n += tile->variant ? 0 : tile->copies;
    }
  return n;
}

guint
carc_box_n_tiles (const CarcBox *box)
{
  guint n = 0;
  for (guint i = 0; i < carc_n_systems; i++)
    if (has_word (box->systems, carc_systems[i]->name))
      n += carc_system_n_tiles (carc_systems[i]);
  return n;
}
