/* art-owners.c - who has what: every feature with figures, in the colours of those who have the majority in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-overlay.h"

#include <math.h>

#define STRIPE .14 /* tiles: the width of a player's stripe where several are tied */

/* The players with the most strength in the feature, a bit for each; 0: only figures without weight stand there. */
static guint
owners_of (const CarcState *state, guint16 root)
{
  CarcSurvey survey;
  guint most = 1, owners = 0;
  carc_survey (state, root, &survey);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      if (survey.strength[player] > most)
        owners = 0;
      most = MAX (most, survey.strength[player]);
      if (survey.strength[player] == most)
        owners |= 1u << player;
    }
  return owners;
}

/* Leaves only the stripes from the north-east to the south-west that belong to the `nth` of `n` players. */
static void
clip_stripes (cairo_t *cr, double tile, guint nth, guint n)
{
  const double width = tile * STRIPE, every = width * n;
  double left, top, right, bottom;
  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  cairo_new_path (cr);
  for (double at = floor ((left + top) / every) * every + nth * width; at < right + bottom; at += every)
    {
      cairo_move_to (cr, at - top, top);
      cairo_line_to (cr, at + width - top, top);
      cairo_line_to (cr, at + width - bottom, bottom);
      cairo_line_to (cr, at - bottom, bottom);
      cairo_close_path (cr);
    }
  cairo_clip (cr);
}

static void
draw_owned (cairo_t *cr, const CarcState *state, guint16 root, const ArtView *view, const ArtStyle *style)
{
  const guint owners = owners_of (state, root), n = (guint) __builtin_popcount (owners);
  guint nth = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (owners >> player & 1)
      {
        cairo_save (cr);
        if (n > 1)
          clip_stripes (cr, view->tile, nth++, n);
        art_overlay_feature (cr, state, root, view,
                             art_player_line (state->rules->players[player].colour, style->palette), style);
        cairo_restore (cr);
      }
}

void
art_overlay_owners (cairo_t *cr, const CarcState *state, const ArtView *view, const ArtStyle *style)
{
  /* Farms come first: they lie around everything else. */
  for (guint farms = 2; farms-- > 0;)
    {
      g_autoptr (GHashTable) drawn = g_hash_table_new (NULL, NULL);
      for (guint i = 0; i < state->n_figures; i++)
        {
          const CarcFigure *figure = &state->figures[i];
          if (figure->at != CARC_AT_FEATURE)
            continue;
          const guint16 root = state->nodes[figure->node].feature;
          if ((state->nodes[root].kind == CARC_FARM) == (farms == 1)
              && g_hash_table_add (drawn, GUINT_TO_POINTER ((guint) root)))
            draw_owned (cr, state, root, view, style);
        }
    }
}
