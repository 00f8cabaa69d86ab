/* table-reader.h - takes the words of an entry line one after the other, with the refusals that every game needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's parser reads its entries with this.  Calls that refuse return FALSE and write one sentence into `why`.
 */
#pragma once

#include "table-setup.h"

typedef struct
{
  TableWords words;
  guint next; /* the word that is taken next */
  const TablePlayer *players;
  guint n_players;
  gconstpointer rules; /* of the game, for its own words; may be NULL */
  TableRefusal *why;
} TableReader;

/* Cuts `line` into words; an empty line is refused.  `players` must live as long as the reader. */
gboolean table_reader_begin (TableReader *reader, const char *line, const TablePlayer *players, guint n_players,
                             TableRefusal *why);

/* The next word, NULL at the end. */
const char *table_reader_take (TableReader *reader);
/* The next word without taking it, NULL at the end. */
const char *table_reader_peek (const TableReader *reader);
/* Takes the next word if it is this one. */
gboolean table_reader_take_word (TableReader *reader, const char *word);
/* Takes the next word; if there is none, refuses with the sentence `missing`, N_ (). */
gboolean table_reader_need (TableReader *reader, const char **word, const char *missing);

/* Takes a player's name, as table_player_find () finds it. */
gboolean table_reader_player (TableReader *reader, gint8 *player);
/* Takes a number from low to high; both bounds are legal. */
gboolean table_reader_number (TableReader *reader, int low, int high, int *number);
/* Takes a text that is not empty and fits into `size` bytes, as table_text_shown () shows it. */
gboolean table_reader_reason (TableReader *reader, char *into, gsize size);
/* Refuses if a word is left. */
gboolean table_reader_end (TableReader *reader);
