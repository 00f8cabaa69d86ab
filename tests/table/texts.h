/* texts.h - for tests of every game: compares texts that functions make, and refusals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include <glib.h>

/* Compares a new text, and frees it. */
#define assert_text(text, wanted)                                                                                      \
  do                                                                                                                   \
    {                                                                                                                  \
      g_autofree char *text_ = (text);                                                                                 \
      g_assert_cmpstr (text_, ==, (wanted));                                                                           \
    }                                                                                                                  \
  while (0)

/* It is refused, with a sentence that has this part. */
#define assert_refused_with(granted, sentence, part)                                                                   \
  do                                                                                                                   \
    {                                                                                                                  \
      const gboolean granted_ = (granted);                                                                             \
      if (granted_ || strstr ((sentence), (part)) == NULL)                                                             \
        g_error ("%s: “%s”, not “%s”", G_STRLOC, granted_ ? "no refusal" : (sentence), (part));                        \
    }                                                                                                                  \
  while (0)
