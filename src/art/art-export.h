/* art-export.h - writes the map and the score sheets to files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-page.h"

G_BEGIN_DECLS

typedef enum
{
  ART_FORMAT_PNG,
  ART_FORMAT_SVG,
  ART_FORMAT_PDF,
  ART_N_FORMATS
} ArtFormat;

typedef enum
{
  ART_EXPORT_ERROR_WRITE,
  ART_EXPORT_ERROR_SIZE
} ArtExportError;
#define ART_EXPORT_ERROR (art_export_error_quark ())
GQuark art_export_error_quark (void);

typedef struct
{
  ArtPaletteName palette;
  double tile;    /* pixels per cell or hex; 0: the usual number, or less if a PNG would be too large */
  gboolean strip; /* with the scoreboard below the map */
  ArtBoardOptions board;
} ArtExportOptions;

#define ART_EXPORT_OPTIONS_INIT                                                                                        \
  {                                                                                                                    \
    .palette = ART_PALETTE_LIGHT, .strip = TRUE, .board = ART_BOARD_OPTIONS_INIT                                       \
  }

/* The format that the ending of a file name asks for; -1 if it is none of the three. */
int art_format_find (const char *path);

/* Writes another file and renames it, so if it fails the old file is unchanged. */
gboolean art_map_write (const TableMoment *moment, const ArtExportOptions *options, ArtFormat format, const char *path,
                        GError **error);
/* The score sheets as PDF, A4. */
gboolean art_pages_write (const TableMoment *moment, const char *title, const char *path, GError **error);

G_END_DECLS
