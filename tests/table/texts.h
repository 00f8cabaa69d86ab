/* texts.h - for tests of every game: compares texts that functions make.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Compares a new text, and frees it. */
#define assert_text(text, wanted)                                                                                      \
  do                                                                                                                   \
    {                                                                                                                  \
      g_autofree char *text_ = (text);                                                                                 \
      g_assert_cmpstr (text_, ==, (wanted));                                                                           \
    }                                                                                                                  \
  while (0)
