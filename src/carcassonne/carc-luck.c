/* carc-luck.c - the kinds of luck: that of the tiles that were drawn, and those that each system tells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"
#include "table/table-intl.h"

TableLuckKind carc_luck_kinds[CARC_LUCKS_MAX] = {
  [CARC_LUCK_DRAWN] = { .word = "drawn",
                        .title = N_ ("Luck of the tiles"),
                        .note = N_ ("Points that each tile drawn could bring at its best place, as a simple player "
                                    "judges, above the average of all tiles that could have been drawn then."),
                        .expects = TRUE,
                        .sided = TRUE },
};
guint8 carc_first_luck[CARC_SYSTEMS_MAX];

void
carc_luck_register (const CarcSystem *system)
{
  const guint first = carc_game.n_luck_kinds;
  if ((system->luck != NULL) != (system->n_lucks != 0))
    g_error ("the system %s: a `luck` needs `lucks` to tell, and they need it", system->name);
  if (first + system->n_lucks > CARC_LUCKS_MAX)
    g_error ("the system %s: there is room for %u kinds of luck", system->name, CARC_LUCKS_MAX);
  for (guint i = 0; i < system->n_lucks; i++)
    {
      if (system->lucks[i].word == NULL || *system->lucks[i].word == '\0')
        g_error ("the system %s: lucks %u has no word", system->name, i);
      for (guint k = 0; k < first + i; k++)
        if (strcmp (carc_luck_kinds[k].word, system->lucks[i].word) == 0)
          g_error ("the system %s: another kind of luck has the word %s", system->name, system->lucks[i].word);
      carc_luck_kinds[first + i] = system->lucks[i];
    }
  carc_first_luck[system->id] = (guint8) first;
  carc_game.n_luck_kinds = first + system->n_lucks;
}

void
carc_luck_rows (gconstpointer data, GArray *rows)
{
  const CarcState *state = data;
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      const CarcSystem *system = state->rules->playing[i];
      const guint from = rows->len;
      if (system->luck == NULL)
        continue;
      for (guint k = 0; k < system->n_lucks; k++)
        {
          const TableLuckRow row = { .kind = &carc_luck_kinds[carc_first_luck[system->id] + k] };
          g_array_append_val (rows, row);
        }
      system->luck (state, &g_array_index (rows, TableLuckRow, from));
    }
}
