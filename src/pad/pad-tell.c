/* pad-tell.c - questions, entries and ledger lines of the pad in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pad-rooms.h"

#include "table/table-intl.h"

char *
pad_ask_tell (gconstpointer data)
{
  const PadState *state = data;
  if (state->finished)
    return g_strdup (_ ("the game is over"));
  if (!state->rules->rounds)
    return g_strdup (_ ("who gets points?"));
  return g_strdup_printf (_ ("round %u: who gets points?"), state->n_turns);
}

char *
pad_turn_tell (const PadState *state, guint turn)
{
  return g_strdup_printf (state->rules->rounds ? _ ("Round %u") : _ ("Row %u"), turn);
}

/* ---- entries ---- */

char *
pad_tell_round (gconstpointer before, gconstpointer entry)
{
  return g_strdup_printf (_ ("Round %u is over"), ((const PadState *) before)->n_turns);
}

/* ---- ledger lines ---- */

static const char *const kind_names[] = { "points", "correction" };
static const char *const kind_titles[] = { N_ ("Points"), N_ ("Corrections") };
G_STATIC_ASSERT (G_N_ELEMENTS (kind_names) == PAD_N_LINES && G_N_ELEMENTS (kind_titles) == PAD_N_LINES);

const char *
pad_line_kind_name (guint kind)
{
  return kind_names[kind];
}

const char *
pad_line_kind_title (guint kind)
{
  return _ (kind_titles[kind]);
}

const char *
pad_because_word (guint because)
{
  static const char *const words[] = { "scored", "corrected" };
  G_STATIC_ASSERT (G_N_ELEMENTS (words) == PAD_N_BECAUSES);
  return words[because];
}

const char *
pad_noun (guint noun, int count)
{
  return ngettext ("point", "points", (gulong) ABS (count));
}

char *
pad_line_title (gconstpointer data, const TableLine *line)
{
  const PadState *state = data;
  return line->kind == PAD_LINE_CORRECTION ? g_strdup (_ ("correction")) : table_score_title (&state->ledger, line);
}

char *
pad_line_because (gconstpointer data, const TableLine *line)
{
  const PadState *state = data;
  return table_score_because (&state->ledger, line);
}
