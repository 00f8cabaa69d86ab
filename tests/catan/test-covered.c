/* test-covered.c - whole games with covered hands, beside the same games with open hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The open game is the truth.  Whatever is known of the covered one must allow it, and must not depend on what was told
 * in secret.
 */
#include <string.h>

#include "catan-covered.h"
#include "catan-random-game.h"
#include "catan/catan-rooms.h"

#define GAMES 24

typedef struct
{
  guint entries, certain, cards, inexact, told, stock, unsure;
} Tally;

/* A hand is the sum of its effects, with those of cards that nobody saw. */
static void
check_effects (const CatanState *before, const CatanState *after, const TableLedger *effects)
{
  const guint kinds = 1u << CATAN_EFFECT_RECEIVED | 1u << CATAN_EFFECT_CARDS | 1u << CATAN_EFFECT_UNSEEN;
  for (guint p = 0; p < before->rules->n_players; p++)
    {
      int told = 0;
      for (guint i = 0; i < effects->n_lines; i++)
        for (guint k = 0; kinds >> effects->lines[i].kind & 1 && k < effects->lines[i].n_terms; k++)
          if (effects->lines[i].player == (int) p)
            told += effects->lines[i].terms[k].count;
      g_assert_cmpint (told, ==, (int) catan_hand_size (after, p) - (int) catan_hand_size (before, p));
    }
}

static void
tally_state (const CatanState *state, Tally *tally)
{
  CatanHandsView view;
  tally->entries++;
  tally->told += state->kept.program != NULL;
  tally->stock += state->bank_unseen > 0;
  tally->unsure += state->brought.unsure;
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      catan_hands_view (state->kept.everybody, p, &view);
      tally->inexact += !view.exact;
      tally->cards += catan_hand_size (state, p);
      tally->certain += catan_hand_size (state, p) - state->seats[p].unseen;
    }
}

/* What everybody sees of a state: all but what was told in secret. */
static char *
dump_public (const CatanState *state)
{
  g_autoptr (CatanState) seen = catan_state_copy (state);
  g_clear_pointer (&seen->told, catan_fish_free);
  g_clear_pointer (&seen->kept.program, catan_hands_free);
  memset (seen->own, 0, sizeof seen->own);
  for (guint p = 0; p < CATAN_MAX_PLAYERS; p++)
    {
      g_clear_pointer (&seen->kept.own[p], catan_hands_free);
      memset (seen->seats[p].told_cards, 0, sizeof seen->seats[p].told_cards);
      memset (seen->seats[p].fresh_told, 0, sizeof seen->seats[p].fresh_told);
    }
  return catan_fixture_dump (seen);
}

static char *
without_secrets (const CatanState *state, const char *line)
{
  CatanEntry entry;
  g_assert_true (catan_entry_parse (state->rules, line, &entry, NULL));
  catan_entry_cover (&entry);
  return catan_entry_print (state->rules, &entry);
}

/* Plays an evening in three ways: as it is entered, with open hands, and without what was told in secret. */
static void
play (guint32 seed, Tally *tally)
{
  g_autoptr (GPtrArray) setup = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (CatanEvening) evening = catan_evening_new (seed, &catan_random_covered, setup);
  g_ptr_array_add (setup, NULL);
  g_autofree char *lines = g_strjoinv ("\n", (char **) setup->pdata);
  g_autofree char *text = g_strconcat (lines, "\n", NULL);
  g_autoptr (CatanState) state = catan_fixture_new (text);
  g_autoptr (CatanState) other = catan_fixture_new (text);
  char *line;
  while ((line = catan_evening_entry (evening, state)) != NULL)
    {
      g_autoptr (CatanState) before = catan_state_copy (state);
      g_autofree char *covered = without_secrets (state, line);
      g_autofree char *told = NULL, *seen = NULL, *less = NULL, *entered = line;
      g_autoptr (GString) difference = g_string_new (NULL);
      TableLedger effects = { 0 };
      TableRefusal why = { "" };
      if (!table_game_apply_telling (&catan_game, state, line, &effects, &why))
        g_error ("seed %u: %s: %s", seed, line, why.sentence);
      check_effects (before, state, &effects);
      table_ledger_clear (&effects);
      if (!catan_state_validate (state, &why))
        g_error ("seed %u: %s: %s", seed, line, why.sentence);
      if (!catan_covers_truth (state, catan_evening_truth (evening)))
        g_error ("seed %u: after %s the truth is not possible", seed, line);
      /* What is spent was shown. */
      g_assert_true (!catan_is_secret (covered) || g_str_has_prefix (covered, "fish "));
      if (!catan_apply_line (other, covered, &why))
        g_error ("seed %u: %s: %s", seed, covered, why.sentence);
      seen = dump_public (state);
      less = dump_public (other);
      if (!catan_fixture_same (seen, less, difference))
        g_error ("seed %u: %s: what was told is seen: %s", seed, line, difference->str);
      tally_state (state, tally);
    }
  /* Both games came to the same end. */
  const CatanState *truth = catan_evening_truth (evening);
  g_assert_cmpint (truth->winner, ==, state->winner);
  for (guint p = 0; p < state->rules->n_players; p++)
    g_assert_cmpint (catan_points (truth, p), ==, catan_points (state, p));
}

static void
test_games (void)
{
  Tally tally = { 0 };
  for (guint32 seed = 0; seed < GAMES; seed++)
    play (seed, &tally);
  g_test_message ("%u entries; %u of %u cards certain; %u hands without chances; told after %u entries, the bank "
                  "uncertain after %u, a throw uncertain %u times",
                  tally.entries, tally.certain, tally.cards, tally.inexact, tally.told, tally.stock, tally.unsure);
  g_assert_cmpuint (tally.told, >, 1000);
  g_assert_cmpuint (tally.stock, >, 100);
  g_assert_cmpuint (tally.certain, <, tally.cards);
  g_assert_cmpuint (tally.certain, >, tally.cards / 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catan_register ();
  g_test_add_func ("/covered/games", test_games);
  return g_test_run ();
}
