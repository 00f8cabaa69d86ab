/* pad-sight.c - what is highlighted on the score pad.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "pad-sight.h"

struct _ArbPadSight
{
  ArbSight parent_instance;

  ArbPadView *view;
  const PadState *state; /* NULL: no game */
  int row;               /* -1: none */
};

G_DEFINE_TYPE (ArbPadSight, arb_pad_sight, ARB_TYPE_SIGHT)

static void
show (ArbPadSight *self, int row)
{
  self->row = row;
  arb_pad_view_point_out (self->view, row);
  arb_sight_show (ARB_SIGHT (self), FALSE,
                  row >= 0 ? art_pad_row_tell (self->state, arb_pad_view_carried (self->view), (guint) row) : NULL);
}

static void
arb_pad_sight_update (ArbSight *sight, const TableMoment *moment)
{
  ArbPadSight *self = ARB_PAD_SIGHT (sight);

  self->state = moment != NULL ? moment->state : NULL;
  show (self, -1);
}

static void
arb_pad_sight_look (ArbSight *sight, int x, int y, int part)
{
  show (ARB_PAD_SIGHT (sight), y);
}

static void
arb_pad_sight_line (ArbSight *sight, const TableLine *line, gboolean expected)
{
  ArbPadSight *self = ARB_PAD_SIGHT (sight);

  show (self, (int) art_pad_row_of (self->state, arb_pad_view_carried (self->view), line));
}

static gboolean
arb_pad_sight_leave (ArbSight *sight)
{
  ArbPadSight *self = ARB_PAD_SIGHT (sight);

  if (self->row < 0)
    return FALSE;
  show (self, -1);
  return TRUE;
}

static void
arb_pad_sight_class_init (ArbPadSightClass *klass)
{
  ArbSightClass *sight_class = ARB_SIGHT_CLASS (klass);

  sight_class->update = arb_pad_sight_update;
  sight_class->look = arb_pad_sight_look;
  sight_class->line = arb_pad_sight_line;
  sight_class->leave = arb_pad_sight_leave;
}

static void
arb_pad_sight_init (ArbPadSight *self)
{
  self->row = -1;
}

ArbSight *
arb_pad_sight_new (ArbPadView *view)
{
  ArbPadSight *self = g_object_new (ARB_TYPE_PAD_SIGHT, NULL);

  self->view = view;
  return ARB_SIGHT (self);
}
