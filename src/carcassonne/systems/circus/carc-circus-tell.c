/* carc-circus-tell.c - Under the Big Top: words, pictures, JSON and answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-circus-room.h"

#include <math.h>

#include "carcassonne/carc-circus-marks.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

/* ---- pictures ---- */

/* The big top, and the tokens that were turned over, where they lay under it. */
guint
carc_circus_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcCircus *circus = carc_circus_of (state);
  guint n = 0;
  for (guint i = 0; i < circus->n_shown && n < max; i++)
    {
      const CarcSlot *slot = &state->slots[circus->shown_on[i]];
      standing[n++] = (CarcPiece){
        CARC_PIECE_ANIMAL, slot->x, slot->y, -1, CARC_PIECE_ON_MARK, (guint8) carc_animal_shows (circus->shown[i])
      };
    }
  if (circus->tent != CARC_NONE && n < max)
    {
      const CarcSlot *slot = &state->slots[circus->tent];
      standing[n++] = (CarcPiece){ CARC_PIECE_BIGTOP, slot->x, slot->y, -1, CARC_PIECE_ON_MARK };
    }
  return n;
}

/* ---- words ---- */

void
carc_circus_tell (const CarcState *state, GString *out)
{
  const CarcCircus *circus = carc_circus_of (state);
  if (circus->tent != CARC_NONE)
    {
      const CarcSlot *slot = &state->slots[circus->tent];
      g_string_append_printf (out, _ ("The big top is on %d,%d\n"), slot->x, slot->y);
    }
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    {
      if (carc_acrobats_on (state, slot) == 0)
        continue;
      g_autofree char *names = carc_pyramid_names (state, slot);
      /* Translators: the cell of a pyramid, and who stands on it: "Anna 2, Ben 1" */
      g_string_append_printf (out, _ ("pyramid on %d,%d: %s\n"), state->slots[slot].x, state->slots[slot].y, names);
    }
}

void
carc_circus_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcCircus *circus = carc_circus_of (state);
  const CarcMarks there = carc_slot_cell (state, slot)->marks;
  if (carc_marks_has (there, CARC_CIRCUS))
    g_string_append (words, circus->tent == slot ? _ (", a circus with the big top") : _ (", a circus"));
  for (guint i = 0; i < circus->n_shown; i++)
    if (circus->shown_on[i] == slot)
      g_string_append_printf (words, _ (", an animal token: %u"), carc_animal_shows (circus->shown[i]));
  if (!carc_marks_has (there, CARC_ACROBATS))
    return;
  if (carc_acrobats_on (state, slot) == 0)
    {
      g_string_append (words, _ (", a place for acrobats"));
      return;
    }
  g_autofree char *names = carc_pyramid_names (state, slot);
  /* Translators: who stands on it: "Anna 2, Ben 1" */
  g_string_append_printf (words, _ (", a pyramid of acrobats: %s"), names);
}

/* Of an acrobat: that the pyramid is full then. */
char *
carc_circus_leads_to (const CarcTrial *trial)
{
  const CarcEntry *entry = trial->entry;
  if (entry->kind != CARC_ENTRY_PLACE || entry->act != CARC_ACT_ACROBAT)
    return NULL;
  const guint16 slot = carc_slot_at (trial->after, entry->path[0].x, entry->path[0].y);
  return carc_acrobats_on (trial->after, slot) == CARC_PYRAMID_FULL ? g_strdup (_ ("then it can be scored")) : NULL;
}

/* ---- JSON ---- */

static void
report_tokens (const CarcState *state, GString *json)
{
  const CarcCircus *circus = carc_circus_of (state);
  put_array (json, "hidden");
  for (guint kind = 0; kind < CARC_ANIMALS; kind++)
    {
      put_object (json, NULL);
      put_number (json, "shows", carc_animal_shows (kind));
      put_number (json, "count", circus->hidden[kind]);
      end_object (json);
    }
  end_array (json);
  put_array (json, "turned");
  for (guint i = 0; i < circus->n_shown; i++)
    {
      const CarcSlot *slot = &state->slots[circus->shown_on[i]];
      put_object (json, NULL);
      put_cell (json, "cell", slot->x, slot->y);
      put_number (json, "shows", carc_animal_shows (circus->shown[i]));
      end_object (json);
    }
  end_array (json);
}

void
carc_circus_report (const CarcState *state, GString *json)
{
  const CarcCircus *circus = carc_circus_of (state);
  put_object (json, "circus");
  if (circus->tent == CARC_NONE)
    put_null (json, "bigtop");
  else
    put_cell (json, "bigtop", state->slots[circus->tent].x, state->slots[circus->tent].y);
  put_truth (json, "token", circus->token);
  put_number (json, "left", carc_circus_left (state));
  report_tokens (state, json);
  put_array (json, "pyramids");
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    {
      const guint n = carc_acrobats_on (state, slot);
      if (n == 0)
        continue;
      put_object (json, NULL);
      put_cell (json, "cell", state->slots[slot].x, state->slots[slot].y);
      put_number (json, "acrobats", n);
      end_object (json);
    }
  end_array (json);
  end_object (json);
}

void
carc_circus_luck (const CarcState *state, TableLuckRow *rows)
{
  const CarcCircus *circus = carc_circus_of (state);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      rows[0].got[player] = circus->got[player];
      rows[0].expected[player] = circus->mean[player] / 1000.;
      rows[0].spread[player] = sqrt (circus->variance[player] / 1000.);
    }
}

/* ---- answers of the desk ---- */

static void
say_bigtop (const CarcState *state, TableAnswer *answer)
{
  const CarcCircus *circus = carc_circus_of (state);
  if (circus->tent == CARC_NONE)
    {
      table_answer_say (answer, TABLE_SAYS_WHOLE, -1, g_strdup (_ ("the big top comes with the first circus")));
      return;
    }
  const CarcSlot *slot = &state->slots[circus->tent];
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1, g_strdup_printf (_ ("the big top is on %d,%d"), slot->x, slot->y));
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint n = carc_circus_watch (state, circus->tent, player, FALSE);
      if (n > 0)
        table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, (int) n, g_strdup (_ ("followers around it")));
    }
}

static void
say_pyramids (const CarcState *state, TableAnswer *answer)
{
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    for (guint player = 0; carc_pyramid_is_at (state, slot) && player < state->rules->n_players; player++)
      {
        const guint n = carc_acrobats_of (state, slot, player);
        if (n > 0)
          table_answer_count (
              answer, TABLE_SAYS_KNOWN, (int) player, (int) n,
              g_strdup_printf (_ ("acrobats on the pyramid at %d,%d"), state->slots[slot].x, state->slots[slot].y));
      }
}

static gboolean
is_of_circus (const TableLine *line)
{
  return line->kind == CARC_LINE_BIGTOP || line->kind == CARC_LINE_PYRAMID || line->kind == CARC_LINE_RINGMASTER;
}

static void
say_circus (const TableMoment *moment, TableAnswer *answer)
{
  const CarcState *state = moment->state;
  const TableRulingSet rules = TABLE_RULINGS (CARC_BT7, CARC_BT8, CARC_BT11, CARC_RM2);
  g_auto (CarcEnding) ending;
  carc_ending_init (&ending, moment);
  table_answer_title (answer, g_strdup (_ ("the circus")));
  say_bigtop (state, answer);
  for (guint i = 0; i < ending.end->ledger.n_lines; i++)
    if (is_of_circus (&ending.end->ledger.lines[i]))
      table_answer_gets (answer, ending.end, &ending.end->ledger.lines[i], i >= ending.from);
  say_pyramids (state, answer);
  for (guint kind = 0; kind < CARC_ANIMALS; kind++)
    table_answer_count (
        answer, TABLE_SAYS_KNOWN, -1, carc_circus_of (state)->hidden[kind],
        g_strdup_printf (_ ("animal tokens that show %u and are not turned over"), carc_animal_shows (kind)));
  table_rulings_join (&answer->rulings, &rules);
}

/* What a ringmaster there brings now. */
static void
say_ringmasters (const CarcState *state, const CarcQuery *query, TableAnswer *answer)
{
  const guint16 node = carc_board_node (state, query->at.cell_x, query->at.cell_y, &query->at.spot);
  const TableRulingSet rules = TABLE_RULINGS (CARC_RM1, CARC_RM2);
  if (node == CARC_NONE)
    return;
  const CarcFigureSet there = carc_figures_on (state, node);
  for (CARC_EACH_FIGURE (i, &there))
    {
      guint circuses, pyramids;
      if (state->figures[i].kind != CARC_RINGMASTER)
        continue;
      carc_ringmaster_sees (state, state->figures[i].slot, &circuses, &pyramids);
      table_answer_count (answer, TABLE_SAYS_KNOWN, state->figures[i].player, (int) (circuses + pyramids),
                          g_strdup (_ ("circuses and places for acrobats around the ringmaster, 2 points each")));
      table_rulings_join (&answer->rulings, &rules);
    }
}

gboolean
carc_circus_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  if (query->query.kind == CARC_QUERY_CIRCUS)
    say_circus (moment, answer);
  else if (query->query.kind == CARC_QUERY_FEATURE)
    say_ringmasters (moment->state, query, answer);
  return TRUE;
}
