/* table-reader.h - the words of an entry line taken one after the other; the sentences that every game says alike.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's parser reads its entries with this.  Everything here refuses with one sentence in `why` and FALSE.
 */
#pragma once

#include "table-setup.h"

G_BEGIN_DECLS

typedef struct
{
  TableWords words;
  guint next; /* the word that is taken next */
  const TablePlayer *players;
  guint n_players;
  gconstpointer rules; /* of the game: what its own words are looked up in; may be NULL */
  TableRefusal *why;
} TableReader;

/* Cuts `line`; an empty line is refused.  `players` must live as long as the reader. */
gboolean table_reader_begin (TableReader *reader, const char *line, const TablePlayer *players, guint n_players,
                             TableRefusal *why);

/* The next word, NULL at the end. */
const char *table_reader_take (TableReader *reader);
/* The next word without taking it, NULL at the end. */
const char *table_reader_peek (const TableReader *reader);
/* Takes the next word if it is this one. */
gboolean table_reader_take_word (TableReader *reader, const char *word);
/* The next word, or a refusal that says what should stand there. */
gboolean table_reader_need (TableReader *reader, const char **word, const char *missing);

/* A player's name, case folded. */
gboolean table_reader_player (TableReader *reader, gint8 *player);
/* A text that is not empty and fits into `size` bytes. */
gboolean table_reader_reason (TableReader *reader, char *into, gsize size);
/* Nothing may be left. */
gboolean table_reader_end (TableReader *reader);

G_END_DECLS
