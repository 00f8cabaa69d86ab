/* help-text.h - the pages of the help, as data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HELP_TEXT,    /* a paragraph */
  HELP_HEADING, /* a subtitle */
  HELP_KEY,     /* `key` and what it does */
  HELP_CODE,    /* lines of a record; they are not translated */
  HELP_END,
} HelpKind;

typedef struct
{
  HelpKind kind;
  const char *text; /* N_() */
  const char *key;  /* HELP_KEY: N_() */
} HelpPart;

typedef struct
{
  const char *title; /* N_() */
  const char *icon;
  const HelpPart *parts; /* the last one is HELP_END */
} HelpPage;

extern const HelpPage help_pages[];
extern const guint help_n_pages;

G_END_DECLS
