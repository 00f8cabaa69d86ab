/* carc-boxes.h - the boxes that are on sale, or were: which systems are in each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A shelf is a list of names.  A name is a box of this table, or a system by itself (carc_systems_of_setup ()).
 */
#pragma once

#include "carc-systems.h"

typedef struct
{
  const char *name;    /* "big-box-6": in settings, so it never changes */
  const char *title;   /* N_ () */
  const char *systems; /* the names of those that are in it, with blanks between them */
} CarcBox;

/* The boxes with several systems, and editions of the base game, in the order in which people are asked. */
const CarcBox *carc_boxes (guint *n);

/* Does a box or a system with this name bring the system?  An unknown name brings nothing. */
gboolean carc_box_brings (const char *name, const CarcSystem *system);

/* The tiles of one copy, also those that players hold; 0: it has none. */
guint carc_system_n_tiles (const CarcSystem *system);
/* The tiles of all that is in the box. */
guint carc_box_n_tiles (const CarcBox *box);
