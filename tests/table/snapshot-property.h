/* snapshot-property.h - for tests of every game: a game that is entered as it lies goes on like the game that was
 * played until then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "random-game.h"

typedef struct
{
  const GameFixture *of;
  gboolean (*same) (gconstpointer played, gconstpointer told, GString *why);
  /* FALSE: the line is left out of both games; NULL: no line is. */
  gboolean (*counts) (gconstpointer played, const char *line);
  /* What is to be true after the i-th entry of the snapshot before entry `at`; NULL: nothing else. */
  gboolean (*entered) (gpointer told, guint i, guint at, GString *why);
} SnapshotProperty;

static inline gboolean
snapshot_property_same_line (const TableLine *a, const TableLine *b)
{
  return a->player == b->player && a->points == b->points && a->kind == b->kind && a->because == b->because
         && a->x == b->x && a->y == b->y && a->final == b->final && a->n_terms == b->n_terms
         && memcmp (a->terms, b->terms, a->n_terms * sizeof *a->terms) == 0
         && memcmp (&a->rulings, &b->rulings, sizeof a->rulings) == 0;
}

/* The lines of both from these on. */
static inline gboolean
snapshot_property_same_lines (const TableLedger *a, guint from_a, const TableLedger *b, guint from_b, GString *why)
{
  if (a->n_lines - from_a != b->n_lines - from_b)
    return random_game_fail (why, "%u lines, and %u", a->n_lines - from_a, b->n_lines - from_b);
  for (guint i = 0; from_a + i < a->n_lines; i++)
    {
      const TableLine *x = &a->lines[from_a + i], *y = &b->lines[from_b + i];
      if (!snapshot_property_same_line (x, y))
        return random_game_fail (why, "line %u differs: %d and %d points of kind %u and %u for %d and %d", i, x->points,
                                 y->points, x->kind, y->kind, x->player, y->player);
    }
  return TRUE;
}

static inline gboolean
snapshot_property_enter (const SnapshotProperty *property, gpointer state, const char *line, GString *why)
{
  TableRefusal refusal = { "" };
  if (!table_game_apply_line (property->of->game, state, line, &refusal))
    return random_game_fail (why, "%s is refused: %s", line, refusal.sentence);
  if (!property->of->validate (state, &refusal))
    return random_game_fail (why, "after %s: %s", line, refusal.sentence);
  return TRUE;
}

/* `played` is the game before entry `at`, `told` the same game at its beginning, `lines` a snapshot of `played`.  This
 * enters the snapshot and plays the game on twice; *compared counts the entries that were made in both. */
static inline gboolean
snapshot_property_play_on (const SnapshotProperty *property, const GPtrArray *entries, guint at, gpointer played,
                           gpointer told, const GPtrArray *lines, guint *compared, GString *why)
{
  const TableGame *game = property->of->game;
  for (guint i = 0; i < lines->len; i++)
    if (!snapshot_property_enter (property, told, lines->pdata[i], why)
        || (property->entered != NULL && !property->entered (told, i, at, why)))
      return random_game_fail (why, " in the snapshot before entry %u", at);
  for (guint i = at;; i++)
    {
      if (!property->same (played, told, why))
        return random_game_fail (why, " before entry %u of a snapshot at %u", i, at);
      if (i == entries->len)
        return TRUE;
      const char *line = entries->pdata[i];
      const TableLedger *ledger = &table_state (played)->ledger, *other = &table_state (told)->ledger;
      const guint from = ledger->n_lines, other_from = other->n_lines;
      if ((property->counts != NULL && !property->counts (played, line))
          || !table_game_apply_line (game, played, line, NULL))
        continue; /* of a game that was shortened */
      ++*compared;
      if (!snapshot_property_enter (property, told, line, why)
          || !snapshot_property_same_lines (ledger, from, other, other_from, why))
        return random_game_fail (why, " at entry %u, %s, of a snapshot at %u", i, line, at);
    }
}
