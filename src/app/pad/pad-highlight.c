/* pad-highlight.c - what is highlighted on the score pad.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "pad-highlight.h"

#include "app/kit/widgets.h"

struct _ArbPadHighlight
{
  ArbHighlight parent_instance;

  ArbPadView *view;
  const PadState *state; /* NULL: no game */
  int row;               /* -1: none */
};

G_DEFINE_TYPE (ArbPadHighlight, arb_pad_highlight, ARB_TYPE_HIGHLIGHT)

static void
show_row (ArbPadHighlight *self, int row)
{
  self->row = row;
  arb_pad_view_point_out (self->view, row);
  arb_highlight_show (ARB_HIGHLIGHT (self), FALSE,
                      row >= 0 ? art_pad_row_tell (self->state, arb_pad_view_carried (self->view), (guint) row) : NULL);
}

static void
arb_pad_highlight_update (ArbHighlight *highlight, const TableMoment *moment)
{
  ArbPadHighlight *self = ARB_PAD_HIGHLIGHT (highlight);

  self->state = moment != NULL ? moment->state : NULL;
  show_row (self, -1);
}

static void
arb_pad_highlight_look (ArbHighlight *highlight, int x, int y, int part)
{
  show_row (ARB_PAD_HIGHLIGHT (highlight), y);
}

static void
arb_pad_highlight_line (ArbHighlight *highlight, const TableLine *line, gboolean expected)
{
  ArbPadHighlight *self = ARB_PAD_HIGHLIGHT (highlight);

  show_row (self, (int) art_pad_row_of (self->state, arb_pad_view_carried (self->view), line));
}

static gboolean
arb_pad_highlight_leave (ArbHighlight *highlight)
{
  ArbPadHighlight *self = ARB_PAD_HIGHLIGHT (highlight);

  if (self->row < 0)
    return FALSE;
  show_row (self, -1);
  return TRUE;
}

static void
arb_pad_highlight_class_init (ArbPadHighlightClass *klass)
{
  ArbHighlightClass *highlight_class = ARB_HIGHLIGHT_CLASS (klass);

  TABLE_OVERRIDE (highlight_class, arb_pad_highlight, update, look, line, leave);
}

static void
arb_pad_highlight_init (ArbPadHighlight *self)
{
  self->row = -1;
}

ArbHighlight *
arb_pad_highlight_new (ArbBoard *view, ArbTextures *textures)
{
  ArbPadHighlight *self = g_object_new (ARB_TYPE_PAD_HIGHLIGHT, NULL);

  self->view = ARB_PAD_VIEW (view);
  return ARB_HIGHLIGHT (self);
}
