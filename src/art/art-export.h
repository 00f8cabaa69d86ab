/* art-export.h - the map, the score sheets and an answer as files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-answer.h"
#include "art-page.h"

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
  ART_EXPORT_ERROR_DRAW,
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

/* The bytes of a picture; NULL on error. */
GBytes *art_map_print (const TableMoment *moment, const ArtExportOptions *options, ArtFormat format, GError **error);
/* The result, for friends: who won, the points and the board, as a PNG. */
GBytes *art_result_print (const TableMoment *moment, const ArtPageWords *words, GError **error);
/* The score sheets as PDF, A4. */
GBytes *art_pages_print (const TableMoment *moment, const ArtPageWords *words, GError **error);

/* An answer of the desk: as a picture, or as PDF on A4. */
GBytes *art_answer_print (ArtAnswer *answer, ArtPaletteName palette, ArtFormat format, GError **error);

/* Writes a file of any kind, as every export does.  It is on disk when the call returns TRUE; if writing fails, the old
 * file is unchanged.  A file that is replaced keeps its mode.  A link is replaced; what it leads to is not written.
 * A folder, a pipe, a device, and a file that may not be written are refused. */
gboolean art_file_write (const char *path, GBytes *bytes, GError **error);
