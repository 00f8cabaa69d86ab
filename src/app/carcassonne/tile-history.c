/* tile-history.c - see tile-history.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tile-history.h"

#define STEPS_MAX 200

ArbTileStep *
arb_tile_step_new (const CarcOwnSet *set, const CarcLakeLayout *layout, const char *id)
{
  ArbTileStep *step = g_new0 (ArbTileStep, 1);

  step->set = carc_own_set_copy (set);
  step->layout = *layout;
  step->id = g_strdup (id);
  return step;
}

void
arb_tile_step_free (ArbTileStep *step)
{
  carc_own_set_free (step->set);
  g_free (step->id);
  g_free (step);
}

ArbTileHistory *
arb_tile_history_new (void)
{
  ArbTileHistory *history = g_new0 (ArbTileHistory, 1);

  history->undo = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_tile_step_free);
  history->redo = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_tile_step_free);
  return history;
}

void
arb_tile_history_free (ArbTileHistory *history)
{
  g_ptr_array_unref (history->undo);
  g_ptr_array_unref (history->redo);
  g_free (history);
}

void
arb_tile_history_add (ArbTileHistory *history, ArbTileStep *before)
{
  arb_tile_history_forget_redo (history);
  g_ptr_array_add (history->undo, before);
  if (history->undo->len > STEPS_MAX)
    g_ptr_array_remove_index (history->undo, 0);
}

void
arb_tile_history_forget_redo (ArbTileHistory *history)
{
  g_ptr_array_set_size (history->redo, 0);
}

static ArbTileStep *
exchange (GPtrArray *from, GPtrArray *to, ArbTileStep *now)
{
  if (from->len == 0)
    {
      arb_tile_step_free (now);
      return NULL;
    }
  g_ptr_array_add (to, now);
  return g_ptr_array_steal_index (from, from->len - 1);
}

ArbTileStep *
arb_tile_history_undo (ArbTileHistory *history, ArbTileStep *now)
{
  return exchange (history->undo, history->redo, now);
}

ArbTileStep *
arb_tile_history_redo (ArbTileHistory *history, ArbTileStep *now)
{
  return exchange (history->redo, history->undo, now);
}
