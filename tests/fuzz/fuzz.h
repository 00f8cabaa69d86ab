/* fuzz.h - the interface of the fuzz target, which libFuzzer calls, and also the replay of the corpus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "../table/game-fixture.h"

typedef guint (*FuzzChance) (guint n); /* 0 .. n - 1 */

/* What the target needs of a game. */
typedef struct
{
  const GameFixture *of;
  /* Asks everything that can be asked about a state; an error ends the program. */
  void (*check_answers) (gconstpointer state);
  /* A line that may fit, for the mutator. */
  void (*random_line) (char *line, size_t size, FuzzChance chance);
} FuzzGame;
extern const FuzzGame fuzz_carcassonne, fuzz_catan, fuzz_pad;

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed);
size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);
