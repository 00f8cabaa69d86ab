/* cli-library.h - what the commands share that use the library of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli.h"
#include "evening/games.h"

#define CLI_LIBRARY_OPTION(path)                                                                                       \
  {                                                                                                                    \
    "library", 0, 0, G_OPTION_ARG_FILENAME, &(path), N_ ("The library in this file, not your own"), N_ ("FILE")        \
  }

/* The games of the library; `path` NULL: of the person who runs the program.  NULL: the error was printed. */
ArbGames *cli_games_open (const char *path, gboolean must_exist);
