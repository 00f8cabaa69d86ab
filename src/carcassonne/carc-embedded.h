/* carc-embedded.h - the texts of data/tiles, which build-aux/embed.py builds into the program.
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
