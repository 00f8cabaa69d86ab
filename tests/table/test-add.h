/* test-add.h - adds tests by the names of their functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * TESTS_ADD ("/fish", draws, put_back) adds test_draws () as /fish/draws and test_put_back () as /fish/put-back.
 */
#pragma once

#include <glib.h>

#include "table/table-each.h"

#define TESTS_ADD(path, ...) TABLE_EACH (TESTS_ADD_ONE, path, , __VA_ARGS__)
#define TESTS_ADD_ONE(path, unused, name) tests_add (path, #name, test_##name)

/* A program that does nothing else, or only `first` before. */
#define TESTS_MAIN(path, ...) TESTS_MAIN_AFTER ((void) 0, path, __VA_ARGS__)
#define TESTS_MAIN_AFTER(first, path, ...)                                                                             \
  int main (int argc, char *argv[])                                                                                    \
  {                                                                                                                    \
    g_test_init (&argc, &argv, NULL);                                                                                  \
    first;                                                                                                             \
    TESTS_ADD (path, __VA_ARGS__);                                                                                     \
    return g_test_run ();                                                                                              \
  }

/* "/fish/put-back"; free with g_free (). */
static inline char *
tests_path (const char *path, const char *name)
{
  g_autofree char *last = g_strdelimit (g_strdup (name), "_", '-');
  return g_strconcat (path, "/", last, NULL);
}

static inline void
tests_add (const char *path, const char *name, GTestFunc function)
{
  g_autofree char *full = tests_path (path, name);
  g_test_add_func (full, function);
}
