/* carc-embedded.h - the tile sets of data/tiles, built in as text by build-aux/embed.py.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef struct
{
  const char *name;
  const char *text;
} CarcEmbedded;

extern const CarcEmbedded carc_embedded[]; /* ends with a NULL name */
