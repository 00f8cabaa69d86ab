/* fuzz-replay.c - feeds every file of a folder to the fuzz target, whole and cut short.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     fuzz-replay FOLDER|FILE ...
 */
#include "fuzz.h"

#include <stdio.h>
#include <string.h>

#include <glib.h>

#define CUTS 12

static guint n_files;

static void
replay_file (const char *path)
{
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;
  if (!g_file_get_contents (path, &text, &length, &error))
    g_error ("%s", error->message);
  g_print ("%s\n", path); /* the last name that is printed is the file that failed */
  fflush (stdout);
  LLVMFuzzerTestOneInput ((const uint8_t *) text, length);
  for (guint cut = 1; cut < CUTS; cut++)
    LLVMFuzzerTestOneInput ((const uint8_t *) text, length * cut / CUTS);
  n_files++;
}

static void
replay (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;
  if (folder == NULL)
    {
      replay_file (path);
      return;
    }
  while ((name = g_dir_read_name (folder)))
    {
      g_autofree char *below = g_build_filename (path, name, NULL);
      if (g_file_test (below, G_FILE_TEST_IS_REGULAR))
        replay_file (below);
    }
}

int
main (int argc, char *argv[])
{
  LLVMFuzzerInitialize (&argc, &argv);
  for (int i = 1; i < argc; i++)
    replay (argv[i]);
  if (n_files == 0)
    g_error ("nothing was replayed");
  g_print ("%u files, each whole and cut at %d places\n", n_files, CUTS - 1);
  return 0;
}
