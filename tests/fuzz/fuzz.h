/* fuzz.h - the one face of the fuzz target: libFuzzer calls it, and so does the replay of the corpus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "table/table-game.h"

typedef guint (*FuzzChance) (guint n); /* 0 .. n - 1 */

/* What the target asks of a game beside its TableGame. */
typedef struct
{
  const TableGame *game;
  gboolean (*validate) (gconstpointer state, TableRefusal *why);
  /* What two equal states have in common, as text. */
  char *(*fingerprint) (gconstpointer state);
  /* The line read and written again, and told; NULL if it cannot be read. */
  char *(*read_entry) (gconstpointer state, const char *line, char **told);
  /* Everything that can be asked about a state; a broken promise ends the program. */
  void (*check_answers) (gconstpointer state);
  /* A line that might fit, for the mutator. */
  void (*random_line) (char *line, size_t size, FuzzChance chance);
} FuzzGame;
extern const FuzzGame fuzz_carcassonne, fuzz_catan;

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed);
size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);
