/* carc-tile-offers.h - what may come next in the lines of a tile, for a person who types them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words are those of carc-tile-words.h.  A word is left out if it is there already or cannot be there beside what
 * the other lines say.  Farms leave no word out but those of other farms: they are usually described last.
 */
#pragma once

#include "carc-tile.h"

G_BEGIN_DECLS

/* Whose lines they are. */
typedef enum
{
  CARC_LINES_TILE,  /* of a tile of one cell */
  CARC_LINES_WHOLE, /* of a tile of several cells, as a whole */
  CARC_LINES_PART,  /* of one of its cells */
} CarcLinesOf;

typedef struct
{
  char *word;    /* "nnw"; "roads=" */
  char *about;   /* for people; may be NULL */
  gboolean more; /* something else may stand behind it in the same line */
} CarcTileOffer;

void carc_tile_offer_free (CarcTileOffer *offer);

/* The offers (CarcTileOffer*) at the place `at`, in bytes, of the lines; the array owns them.  They begin like the word
 * that is typed there, and `*begin` is where that begins.  `own`: no word that only tiles that are built in have. */
GPtrArray *carc_tile_offers (const char *lines, gsize at, CarcLinesOf of, gboolean own, gsize *begin);

/* A name or a number is typed freely: nothing is offered for these keys. */
gboolean carc_tile_is_free (const char *key);

G_END_DECLS
