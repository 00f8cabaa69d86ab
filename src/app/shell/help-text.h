/* help-text.h - the pages of the help, as data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef enum
{
  HELP_END,
  HELP_TEXT,    /* a paragraph */
  HELP_HEADING, /* a subtitle */
  HELP_KEY,     /* `more` and what it does */
  HELP_CODE,    /* lines of a record; they are not translated */
  HELP_PICTURE, /* the table of a sample, and what it shows */
  HELP_SYSTEMS, /* here come the parts that the rows of the game's systems have: headings, and texts below them */
} HelpKind;

typedef struct
{
  HelpKind kind;
  const char *text; /* N_() */
  /* HELP_KEY: N_(), the key.  HELP_HEADING: the questions that this part explains, see flow_topic (), divided by ", ";
   * NULL: none.  HELP_PICTURE: the sample, and how many of its entries are on the table: "first-evening 10". */
  const char *more;
} HelpPart;

typedef struct
{
  const char *title; /* N_() */
  const char *icon;
  const char *game;        /* the game that this page is about; NULL: it is for every game */
  const HelpPart *written; /* as it is written; the last one is HELP_END.  help_page_parts () are what is shown */
} HelpPage;

extern const HelpPage help_pages[];
extern const guint help_n_pages;

/* The parts of a page with those of the systems, which must be registered before.  The last one is HELP_END. */
const HelpPart *help_page_parts (const HelpPage *page);
/* Finds the part that explains a question of this game: its heading, and its page in `*page`.  If no heading names the
 * question, the words at the end of `topic` are left out one by one; at last, the part about a turn is found.  Without
 * a topic or a game it is NULL, and `*page` is 0. */
const HelpPart *help_find (const char *game, const char *topic, guint *page);
/* Looks for the word in a text; large and small letters are the same.  Returns where it is, and its length in bytes;
 * NULL if it is not there. */
const char *help_find_word (const char *text, const char *word, gsize *length);
/* Does the page have the word?  `*first`: the first part that has it; the first part of all if none has it. */
gboolean help_page_has (const HelpPage *page, const char *word, const HelpPart **first);
