/* catan-rules.c - makes from a setup what all states of the game share: players, readings, island, target.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Setup lines of Catan:
 *   use fishermen         The Fishermen of Catan is played
 *   hands [covered]       resource cards in hands are recorded, too; covered: cards can move that nobody sees
 *   target N              points to win; 10 without this line
 *   building special      after each turn the others may build; building own: they may not.  Without this line they
 *                         may if more than four play
 *   building paired       after each turn, the third player to the left has a paired turn
 *   robber friendly       it goes to no hex of a player who has fewer than three points, and takes no card from them
 *   sevens after N        a 7 of the first N rounds is thrown again
 *   frame big             the board for five and six players; frame small, without this line: that for fewer
 *   frame ROW ...         a frame of one's own: rows of hexes (o) and sea (.), the even ones half a hex further east
 *   island LAND[:N] ...   hexes A, B .. with their numbers; without numbers they follow the spiral
 *   spiral HEX            the corner where the spiral of numbers begins; A without this line
 *   harbours RES[:2] ...  clockwise from the first sea hex that has one (F0); :2 faces the second coast edge
 *   fisheries N ...       clockwise from the first sea hex that is not a corner and has no harbour
 *   deal SEED [apart]     what the other lines leave open is dealt; apart: no 6 or 8 and no equal numbers
 *                         lie side by side
 */
#include "catan-lines.h"

#include <string.h>

#include "table/table-intl.h"

#define TARGET_MIN 3
#define TARGET_MAX 25
#define CALM_MAX 9 /* rounds */

gboolean
catan_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  static const char *const of_island[] = { "frame", "island", "spiral", "harbours", "fisheries", "deal" };
  const char *key = words->word[0];
  int number;
  if (table_setup_says (setup, key, NULL))
    return table_refuse (why, _ ("“%.20s” is said twice"), key);
  if (strcmp (key, "use") == 0)
    return (words->n == 2 && strcmp (words->word[1], "fishermen") == 0)
           || table_refuse (why, _ ("a use line is: use fishermen"));
  if (strcmp (key, "hands") == 0)
    return words->n == 1 || (words->n == 2 && strcmp (words->word[1], "covered") == 0)
           || table_refuse (why, _ ("“hands” stands alone on its line, or with “covered”"));
  if (strcmp (key, "target") == 0)
    return (words->n == 2 && table_words_number (words->word[1], TARGET_MIN, TARGET_MAX, &number))
           || table_refuse (why, _ ("a target line is: target N, from %d to %d points"), TARGET_MIN, TARGET_MAX);
  if (strcmp (key, "building") == 0)
    return (words->n == 2
            && (strcmp (words->word[1], "special") == 0 || strcmp (words->word[1], "own") == 0
                || strcmp (words->word[1], "paired") == 0))
           || table_refuse (why, _ ("a building line is: building special, building paired, or building own"));
  if (strcmp (key, "robber") == 0)
    return (words->n == 2 && strcmp (words->word[1], "friendly") == 0)
           || table_refuse (why, _ ("a robber line is: robber friendly"));
  if (strcmp (key, "sevens") == 0)
    return (words->n == 3 && strcmp (words->word[1], "after") == 0
            && table_words_number (words->word[2], 1, CALM_MAX, &number))
           || table_refuse (why, _ ("a sevens line is: sevens after N, from 1 to %d rounds"), CALM_MAX);
  for (guint i = 0; i < G_N_ELEMENTS (of_island); i++)
    if (strcmp (key, of_island[i]) == 0)
      return catan_island_line (setup, words, why);
  return table_refuse (why, _ ("“%.40s” is not a line of a setup"), key);
}

void
catan_setup_complete (TableSetup *setup)
{
  /* Without a desert, the robber's home is off the board (T1, T3). */
  if (setup->rulings[CATAN_T1] == CATAN_T1_LAKE)
    setup->rulings[CATAN_T3] = CATAN_T3_OFF;
  if (setup->n_players > CATAN_FEW_PLAYERS)
    catan_island_enlarge (setup);
  catan_island_complete (setup);
}

gboolean
catan_harbours_alternate (const TableSetup *setup)
{
  CatanDraft draft;
  catan_draft_begin (&draft, setup);
  return draft.box != NULL;
}

/* An island that cannot be read is not complete yet. */
gboolean
catan_lakes_differ (const TableSetup *setup)
{
  CatanIsland island;
  g_autoptr (TableSetup) whole = table_setup_copy (setup);
  catan_setup_complete (whole);
  return !catan_island_read (&island, whole, NULL) || island.further_lake != CATAN_NOWHERE;
}

gboolean
catan_setup_in_play (const TableSetup *setup, const char *system)
{
  return strcmp (system, "base") == 0 || table_setup_says (setup, "use", system)
         || (strcmp (system, "paired") == 0 && table_setup_says (setup, "building", "paired"));
}

guint
catan_setup_target (const TableSetup *setup)
{
  TableWords words;
  int target = CATAN_TARGET;
  for (guint i = 0; table_setup_next (setup, &i, "target", &words);)
    table_words_number (words.word[1], TARGET_MIN, TARGET_MAX, &target);
  return (guint) target;
}

guint
catan_setup_calm (const TableSetup *setup)
{
  TableWords words;
  int calm = 0;
  for (guint i = 0; table_setup_next (setup, &i, "sevens", &words);)
    table_words_number (words.word[2], 1, CALM_MAX, &calm);
  return (guint) calm;
}

CatanRules *
catan_rules_new (const TableSetup *setup, TableRefusal *why)
{
  CatanIsland island;
  if (setup->n_players < CATAN_MIN_PLAYERS)
    {
      table_refuse (why, _ ("a game needs at least %u players"), (guint) CATAN_MIN_PLAYERS);
      return NULL;
    }
  if (setup->n_players > CATAN_MAX_PLAYERS)
    {
      table_refuse (why, _ ("this game is for %u players at most"), (guint) CATAN_MAX_PLAYERS);
      return NULL;
    }
  if (!catan_island_read (&island, setup, why))
    return NULL;
  const CatanBoard board = catan_shape_board (&island.shape);
  const gboolean many = setup->n_players > CATAN_FEW_PLAYERS;
  if (many && board == CATAN_BOARD_SMALL)
    {
      table_refuse (why, _ ("five and six players need the larger board: frame big, or a frame of your own"));
      return NULL;
    }

  if (!many && table_setup_says (setup, "building", "paired"))
    {
      table_refuse (why, _ ("paired turns are for five and six players"));
      return NULL;
    }

  CatanRules *rules = g_new0 (CatanRules, 1);
  rules->refs = 1;
  rules->game = &catan_game;
  rules->n_players = setup->n_players;
  memcpy (rules->players, setup->players, sizeof rules->players);
  memcpy (rules->rulings, setup->rulings, sizeof rules->rulings);
  rules->island = island;
  rules->box = &catan_boxes[many || board == CATAN_BOARD_BIG ? CATAN_BOARD_BIG : CATAN_BOARD_SMALL];
  rules->with_fishermen = (guint8) catan_setup_in_play (setup, "fishermen");
  if (!rules->with_fishermen)
    {
      rules->rulings[CATAN_T1] = CATAN_T1_DESERT;
      rules->rulings[CATAN_T3] = CATAN_T3_DESERT;
    }
  if (rules->rulings[CATAN_T1] == CATAN_T1_LAKE)
    rules->rulings[CATAN_T3] = CATAN_T3_OFF;
  rules->with_hands = (guint8) table_setup_says (setup, "hands", NULL);
  rules->covered = (guint8) table_setup_says (setup, "hands", "covered");
  rules->special = (guint8) (table_setup_says (setup, "building", "special")
                             || (many && !table_setup_says (setup, "building", NULL)));
  rules->pairs = (guint8) table_setup_says (setup, "building", "paired");
  rules->friendly = (guint8) table_setup_says (setup, "robber", "friendly");
  rules->calm = (guint8) catan_setup_calm (setup);
  rules->target = (guint8) catan_setup_target (setup);
  return rules;
}

CatanRules *
catan_rules_ref (CatanRules *rules)
{
  g_atomic_int_inc (&rules->refs);
  return rules;
}

void
catan_rules_unref (CatanRules *rules)
{
  if (g_atomic_int_dec_and_test (&rules->refs))
    g_free (rules);
}
