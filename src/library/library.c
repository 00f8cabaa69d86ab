/* library.c - frees what callers got, names the errors, and answers simple questions about a library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "library-private.h"

/* clang-format takes the dashes for minus signs. */
/* clang-format off */
G_DEFINE_QUARK (library-error-quark, library_error)
/* clang-format on */

void
library_game_free (LibraryGame *game)
{
  if (game == NULL)
    return;

  g_free (game->title);
  g_free (game->game);
  g_free (game->players);
  g_free (game->summary);
  g_free (game);
}

void
library_player_free (LibraryPlayer *player)
{
  if (player == NULL)
    return;

  g_free (player->name);
  g_free (player);
}

void
library_salvage_clear (LibrarySalvage *told)
{
  g_clear_pointer (&told->kept_as, g_free);
}

const char *
library_path (Library *library)
{
  g_return_val_if_fail (library != NULL, NULL);

  return library->path;
}

gboolean
library_is_read_only (Library *library)
{
  g_return_val_if_fail (library != NULL, TRUE);

  return library->read_only;
}

const char *
library_why_read_only (Library *library)
{
  g_return_val_if_fail (library != NULL, NULL);

  if (!library->read_only)
    return NULL;
  return library->full ? _ ("the disk is full") : _ ("it is read-only");
}
