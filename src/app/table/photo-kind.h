/* photo-kind.h - the kinds of pictures that become photos: which of them this computer can decode, and whether a file
 * of them is whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

typedef struct
{
  const char *mime; /* "image/png" */
  const char *name; /* "PNG" */
  const char *more; /* the package with its decoder */
  gboolean (*is_it) (const guint8 *data, gsize length);
  /* Decoders show a file whose end is missing as a picture with a grey part, and say nothing. */
  gboolean (*is_whole) (const guint8 *data, gsize length);
} ArbPhotoKind;

/* By the first bytes; NULL: another kind, which is not read. */
const ArbPhotoKind *arb_photo_kind_of (const guint8 *data, gsize length);
/* The MIME types of the kinds that this computer can decode, the best one first; NULL ends them. */
const char *const *arb_photo_types (void);
