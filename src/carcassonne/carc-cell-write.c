/* carc-cell-write.c - writes a cell in the notation of tiles; data/tiles/base.tiles explains it at its top.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-cell-edit.h"
#include "carc-rooms.h"
#include "carc-tile-words.h"

static void
append_words (GString *out, const char *const *words, guint n, guint bits)
{
  for (guint i = 0; i < n; i++)
    if ((bits >> i) & 1)
      g_string_append_printf (out, " %s", words[i]);
}

static void
append_marks (GString *out, CarcMarks marks)
{
  for (CARC_EACH_MARK (mark, marks))
    if (!carc_marks[mark]->implied)
      g_string_append_printf (out, " %s", carc_marks[mark]->word);
}

static void
append_segment (GString *out, const CarcSegment *s)
{
  append_words (out, carc_side_words, 4, s->sides);
  append_words (out, carc_half_words, 8, s->halves);
  if (carc_is_inner (s))
    g_string_append (out, " inner");
  for (guint i = 0; i < s->pennants; i++)
    g_string_append (out, " +");
  for (guint i = 0; i < CARC_SEGMENTS_MAX; i++)
    if ((s->touches >> i) & 1)
      g_string_append_printf (out, " @%u", i + 1);
  append_marks (out, s->marks);
}

static void
write_kind (const CarcCell *cell, CarcKind kind, const char *key, CarcOwnGroup *group)
{
  g_autoptr (GString) out = g_string_new (NULL);
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == kind)
      {
        if (out->len > 0 && kind != CARC_CLOISTER)
          g_string_append_c (out, ';');
        else if (kind == CARC_CLOISTER)
          g_string_assign (out, " true");
        append_segment (out, &cell->segments[i]);
      }
  carc_own_group_set (group, key, g_strchug (out->str));
}

static void
write_edges (const CarcCell *cell, CarcEdge edge, const char *key, CarcOwnGroup *group)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint sides = 0;
  for (guint side = 0; side < 4; side++)
    sides |= cell->edges[side] == edge ? 1u << side : 0;
  append_words (out, carc_side_words, 4, sides);
  carc_own_group_set (group, key, g_strchug (out->str));
}

static void
append_linked (GString *out, const CarcSegment *s)
{
  g_string_append_printf (out, " %s", carc_link_word (s));
}

/* Segments that all lead into each other stand together. */
static void
write_links (const CarcCell *cell, CarcOwnGroup *group)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint16 told[CARC_SEGMENTS_MAX] = { 0 };
  for (guint i = 0; i < cell->n_segments; i++)
    for (guint k = i + 1; k < cell->n_segments; k++)
      {
        guint16 all = (guint16) (1u << i | 1u << k);
        if (!((cell->segments[i].links & ~told[i]) >> k & 1))
          continue;
        for (guint m = k + 1; m < cell->n_segments; m++)
          if ((cell->segments[m].links & all) == all)
            all |= (guint16) (1u << m);
        if (out->len > 0)
          g_string_append_c (out, ';');
        for (guint m = 0; m < cell->n_segments; m++)
          if ((all >> m) & 1)
            {
              told[m] |= all;
              append_linked (out, &cell->segments[m]);
            }
      }
  carc_own_group_set (group, "links", g_strchug (out->str));
}

void
carc_cell_write (const CarcCell *cell, CarcOwnGroup *group)
{
  g_autoptr (GString) flags = g_string_new (NULL);
  append_marks (flags, cell->marks);
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].shared != 0)
      {
        g_string_append (flags, " shared");
        break;
      }
  carc_own_group_set (group, "flags", g_strchug (flags->str));
  write_edges (cell, CARC_EDGE_WATER, "water", group);
  write_edges (cell, CARC_EDGE_ANY, "any", group);
  write_kind (cell, CARC_CITY, "cities", group);
  write_kind (cell, CARC_ROAD, "roads", group);
  write_kind (cell, CARC_FARM, "farms", group);
  write_kind (cell, CARC_CLOISTER, "cloister", group);
  write_kind (cell, CARC_RIVER, "river", group);
  write_links (cell, group);
}
