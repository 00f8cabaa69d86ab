/* pad-rules.c - makes from a setup what all states of the game share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Setup lines of the pad:
 *   called NAME    the game that is played
 *   lowest         the fewest points win
 *   rounds         everybody gets points once in a round
 *   target N       whoever has N points ends the game: in rounds, when the round is over
 */
#include "pad-rooms.h"

#include <string.h>

#include "table/table-intl.h"

gboolean
pad_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  const char *key = words->word[0];
  int target;
  if (table_setup_says (setup, key, NULL))
    return table_refuse (why, _ ("“%.20s” is said twice"), key);
  if (strcmp (key, "called") == 0)
    return (words->n == 2 && *words->word[1] != '\0' && strlen (words->word[1]) < PAD_NAME_MAX)
           || table_refuse (why, _ ("a line for the game's name is: called NAME, with at most %u bytes"),
                            (guint) PAD_NAME_MAX - 1);
  if (strcmp (key, "lowest") == 0 || strcmp (key, "rounds") == 0)
    return words->n == 1 || table_refuse (why, _ ("“%s” stands alone on its line"), key);
  if (strcmp (key, "target") == 0)
    return (words->n == 2 && table_words_number (words->word[1], 1, PAD_TARGET_MAX, &target))
           || table_refuse (why, _ ("a target line is: target N, from %d to %d points"), 1, PAD_TARGET_MAX);
  return table_refuse (why, _ ("“%.40s” is not a line of a setup"), key);
}

char *
pad_setup_name (const TableSetup *setup)
{
  TableWords words;
  guint i = 0;
  return g_strdup (table_setup_next (setup, &i, "called", &words) ? words.word[1] : "");
}

int
pad_setup_target (const TableSetup *setup)
{
  TableWords words;
  int target = 0;
  guint i = 0;
  if (table_setup_next (setup, &i, "target", &words))
    table_words_number (words.word[1], 1, PAD_TARGET_MAX, &target);
  return target;
}

PadRules *
pad_rules_new (const TableSetup *setup, TableRefusal *why)
{
  g_autofree char *name = pad_setup_name (setup);
  if (setup->n_players < PAD_MIN_PLAYERS)
    {
      table_refuse (why, _ ("the score pad needs a player"));
      return NULL;
    }
  PadRules *rules = g_new0 (PadRules, 1);
  rules->refs = 1;
  rules->game = &pad_game;
  rules->n_players = setup->n_players;
  memcpy (rules->players, setup->players, sizeof rules->players);
  table_text_copy_shown (rules->name, sizeof rules->name, name);
  rules->lowest = table_setup_says (setup, "lowest", NULL);
  rules->rounds = table_setup_says (setup, "rounds", NULL);
  rules->target = pad_setup_target (setup);
  return rules;
}

PadRules *
pad_rules_ref (PadRules *rules)
{
  g_atomic_int_inc (&rules->refs);
  return rules;
}

void
pad_rules_unref (PadRules *rules)
{
  if (g_atomic_int_dec_and_test (&rules->refs))
    g_free (rules);
}
