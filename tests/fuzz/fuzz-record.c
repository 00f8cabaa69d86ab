/* fuzz-record.c - any bytes as a record: read, checked, written and read again, forecast, taken back, edited.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever the bytes are, nothing may abort, every state must be sound, and what was read must survive being written.
 * A broken promise ends the program with g_error ().
 */
#include "fuzz.h"

#include <string.h>

#include "carcassonne/play.h"
#include "table/table-record.h"

#define UNDO_MAX 30 /* records up to this long are taken back entry by entry */

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  carc_register ();
  return 0;
}

static void
check_state (const CarcState *state, const char *when)
{
  TableRefusal why = { "" };
  if (!carc_state_validate (state, &why))
    g_error ("%s: %s", when, why.sentence);
}

/* What two equal states have in common, as text; enough to tell any two apart that differ in play. */
static char *
fingerprint (const CarcState *state)
{
  GString *out = g_string_new (NULL);
  g_string_append_printf (out, "entries %u ask %d player %u asked %u finished %u ties %u lines %u placed %u left %u;",
                          state->n_entries, state->ask, state->player, state->asked, state->finished, state->n_ties,
                          state->ledger.n_lines, state->n_placed, state->n_remaining);
  for (guint i = 0; i < state->rules->n_players; i++)
    g_string_append_printf (out, " %d/%u/%u", state->ledger.scores[i], state->water.left[i], state->race.racer[i]);
  g_string_append_printf (out, "; %d,%d %d %u;", state->arbitress.x, state->arbitress.y, state->race.keeper,
                          state->water.placed);
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].at != CARC_AT_SUPPLY)
      g_string_append_printf (out, " %u@%u:%u", i, state->figures[i].slot, state->figures[i].node);
  for (guint i = 0; i < state->n_slots; i++)
    if (state->slots[i].tile != CARC_NONE)
      g_string_append_printf (out, " %d,%d:%u.%u", state->slots[i].x, state->slots[i].y, state->slots[i].tile,
                              state->slots[i].rot);
  return g_string_free (out, FALSE);
}

static void
check_same (const char *one, const char *other, const char *what)
{
  if (strcmp (one, other) != 0)
    g_error ("%s:\n%s\n%s", what, one, other);
}

/* ---- written and read again ---- */

static void
check_round_trip (const TableJournal *journal)
{
  g_autofree char *text = table_record_print (journal, G_MAXUINT);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableJournal) again = table_record_parse (text, strlen (text), NULL, &error);
  if (again == NULL)
    g_error ("the record cannot be read again: %s\n%s", error->message, text);
  g_autofree char *text_again = table_record_print (again, G_MAXUINT);
  g_autofree char *before = fingerprint (table_journal_state (journal));
  g_autofree char *after = fingerprint (table_journal_state (again));
  check_same (text, text_again, "the record changes when it is read again");
  check_same (before, after, "the game changes when it is read again");
  if (table_journal_n_refused (journal) != table_journal_n_refused (again))
    g_error ("%u entries are refused, then %u", table_journal_n_refused (journal), table_journal_n_refused (again));
}

/* An entry that can be read says the same when it was written by the program. */
static void
check_entries (const TableJournal *journal)
{
  const CarcState *state = table_journal_state (journal);
  for (guint i = 0; i < table_journal_length (journal); i++)
    {
      CarcEntry entry, again;
      TableRefusal why;
      if (!carc_entry_parse (state->rules, table_journal_entry (journal, i).line, &entry, &why))
        continue;
      g_autofree char *line = carc_entry_print (state->rules, &entry);
      if (!carc_entry_parse (state->rules, line, &again, &why))
        g_error ("“%s” cannot be read again: %s", line, why.sentence);
      g_autofree char *line_again = carc_entry_print (state->rules, &again);
      check_same (line, line_again, "an entry changes when it is read again");
      g_autofree char *told = carc_entry_tell (state, &entry);
      g_assert (g_utf8_validate (told, -1, NULL));
    }
}

/* ---- asked and looked at ---- */

static void
check_answers (const CarcState *state)
{
  static CarcPlace places[CARC_MAX_SLOTS];
  static CarcCellXY way[CARC_WAY_MAX];
  CarcReach reach[CARC_REACH_MAX];
  g_autofree char *asked = carc_ask_tell (state);
  g_assert (*asked);
  for (guint i = 0; i < state->rules->n_tiles; i++)
    {
      guint n = state->remaining[i] ? carc_places (state, i, places, G_N_ELEMENTS (places)) : 0;
      for (guint k = 0; k < MIN (n, 1); k++)
        {
          CarcClaim claims[CARC_CLAIMS_MAX];
          TableRefusal why;
          guint rot = (guint) __builtin_ctz (places[k].rots);
          g_autoptr (CarcState) laid = carc_lay (state, i, places[k].x, places[k].y, rot, FALSE, &why);
          if (laid == NULL)
            g_error ("a legal place is refused: %s", why.sentence);
          carc_claims (laid, claims, G_N_ELEMENTS (claims));
          carc_acts (laid);
        }
    }
  carc_arbitress_reach (state, reach, G_N_ELEMENTS (reach));
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      carc_racer_reach (state, player, reach, G_N_ELEMENTS (reach));
      carc_racer_way (state, player, way, G_N_ELEMENTS (way));
      carc_turns_left (state, player);
    }
  /* Anybody may ask how far a cell is, even one without a tile. */
  const CarcSlot *last = &state->slots[state->n_slots - 1], *first = &state->slots[0];
  int there = carc_distance (state, first->x, first->y, last->x, last->y);
  guint n_way = carc_distance_way (state, first->x, first->y, last->x, last->y, way, G_N_ELEMENTS (way));
  g_assert (there >= 0 && n_way > 0 && way[0].x == first->x && way[0].y == first->y);
}

static void
check_words (const CarcState *state)
{
  for (guint i = 0; i < state->ledger.n_lines; i++)
    {
      const TableLine *line = &state->ledger.lines[i];
      g_autofree char *title = carc_game.line_title (state, line);
      g_autofree char *because = carc_game.because (state, line);
      g_autofree char *sum = table_game_sum (&carc_game, line);
      g_assert (*title && *because && *sum);
      g_assert (line->entry <= state->n_entries);
    }
}

static void
check_forecast (const CarcState *state)
{
  guint from;
  g_autofree char *before = fingerprint (state);
  g_autoptr (CarcState) end = carc_forecast (state, &from);
  g_autofree char *after = fingerprint (state);
  check_same (before, after, "a forecast changes the game");
  if (!end->finished || !table_ledger_validate (&end->ledger) || from > end->ledger.n_lines)
    g_error ("the forecast is not sound");
  check_words (end);
}

/* ---- taken back, brought again, edited ---- */

static void
check_undo (TableJournal *journal)
{
  guint length = table_journal_length (journal);
  g_autofree char *whole = fingerprint (table_journal_state (journal));
  for (guint i = length; i > 0; i--)
    {
      if (!table_journal_undo (journal))
        g_error ("entry %u cannot be taken back", i);
      CarcState *at = table_journal_state_at (journal, i - 1);
      g_autofree char *now = fingerprint (table_journal_state (journal));
      g_autofree char *then = fingerprint (at);
      carc_state_free (at);
      check_same (now, then, "taken back is not as before");
    }
  while (table_journal_redo (journal))
    continue;
  g_autofree char *again = fingerprint (table_journal_state (journal));
  check_same (whole, again, "brought again is not as before");
}

static void
check_edits (TableJournal *journal)
{
  guint length = table_journal_length (journal);
  g_autofree char *whole = fingerprint (table_journal_state (journal));
  if (length == 0)
    return;
  g_autofree char *middle = g_strdup (table_journal_entry (journal, length / 2).line);
  table_journal_delete (journal, length / 2, NULL);
  check_state (table_journal_state (journal), "after a deletion");
  table_journal_insert (journal, length / 3, middle, NULL);
  check_state (table_journal_state (journal), "after an insertion");
  while (table_journal_length (journal) != length || table_journal_can_undo (journal))
    {
      if (table_journal_length (journal) == length)
        {
          g_autofree char *now = fingerprint (table_journal_state (journal));
          if (strcmp (now, whole) == 0)
            return;
        }
      if (!table_journal_undo (journal))
        break;
    }
  g_error ("an edit cannot be taken back");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) faults = NULL;
  g_autoptr (TableJournal) journal = table_record_parse ((const char *) data, size, &faults, &error);
  if (journal == NULL)
    {
      g_assert (error && g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  for (guint i = 0; i < faults->len; i++)
    g_assert (*g_array_index (faults, TableRecordFault, i).refusal.sentence);
  const CarcState *state = table_journal_state (journal);
  check_state (state, "as read");
  check_words (state);
  check_round_trip (journal);
  check_entries (journal);
  check_answers (state);
  check_forecast (state);
  if (table_journal_length (journal) <= UNDO_MAX)
    {
      check_undo (journal);
      check_edits (journal);
    }
  return 0;
}
