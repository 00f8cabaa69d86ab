/* carc-mark-ids.h - what may be printed on tiles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only files that name a mark include it, because each new mark compiles them again.
 */
#pragma once

#include "carc-systems.h"

G_BEGIN_DECLS

/* What may be printed on a segment besides its kind, or on a cell as a whole.  Each is a bit of CarcSegment.marks, or
 * of CarcCell.marks if its row says `on_cell`. */
typedef enum
{
  CARC_INN,       /* on a road */
  CARC_CATHEDRAL, /* in a city */
  CARC_BESIEGED,  /* a besieged city */
  CARC_HERD,      /* a pig herd on a farm */
  CARC_ON_LAKE,   /* the segment lies on the lake tile: its feature earns the lake's bonus */
  CARC_WINE,      /* goods in a city */
  CARC_GRAIN,
  CARC_CLOTH,
  CARC_SHRINE, /* a cloister that is a shrine */
  CARC_TOWER,  /* on a cell: the foundation of a tower */
  CARC_VOLCANO,
  CARC_DRAGON,
  CARC_PORTAL,
  CARC_PRINCESS, /* in a city */
  CARC_FAIR,     /* on a cell: the round of the catapult follows the turn */
  CARC_ICON1,    /* on a cell: the icon of the wheel of fortune, and how far the pig goes */
  CARC_ICON2,
  CARC_ICON3,
  CARC_FORTUNE, /* on a cell: a crown space of this part of the wheel */
  CARC_TAXES,
  CARC_FAMINE,
  CARC_STORM,
  CARC_INQUISITION,
  CARC_PLAGUE,
  CARC_N_MARKS
} CarcMarkId;
G_STATIC_ASSERT (CARC_N_MARKS <= CARC_MARKS_MAX);

typedef enum
{
  CARC_MARK_INN = 1 << CARC_INN,
  CARC_MARK_CATHEDRAL = 1 << CARC_CATHEDRAL,
  CARC_MARK_SIEGE = 1 << CARC_BESIEGED,
  CARC_MARK_HERD = 1 << CARC_HERD,
  CARC_MARK_LAKE = 1 << CARC_ON_LAKE,
  CARC_MARK_WINE = 1 << CARC_WINE,
  CARC_MARK_GRAIN = 1 << CARC_GRAIN,
  CARC_MARK_CLOTH = 1 << CARC_CLOTH,
  CARC_MARK_SHRINE = 1 << CARC_SHRINE,
  CARC_MARK_TOWER = 1 << CARC_TOWER,
  CARC_MARK_VOLCANO = 1 << CARC_VOLCANO,
  CARC_MARK_DRAGON = 1 << CARC_DRAGON,
  CARC_MARK_PORTAL = 1 << CARC_PORTAL,
  CARC_MARK_PRINCESS = 1 << CARC_PRINCESS,
  CARC_MARK_FAIR = 1 << CARC_FAIR,
  CARC_MARK_ICON1 = 1 << CARC_ICON1,
  CARC_MARK_ICON2 = 1 << CARC_ICON2,
  CARC_MARK_ICON3 = 1 << CARC_ICON3,
} CarcMark;

G_END_DECLS
