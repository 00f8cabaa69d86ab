/* test-rotation.c - no score depends on the side from which the table is seen: a game that is turned by quarter turns
 * gives the same result.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One reading depends on it: A1 tiles counts along a way that goes across first and then up or down.  Games with it are
 * turned by half turns only.
 */
#include <string.h>

#include "carc-random-game.h"
#include "carc-test-sets.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"

#define fail random_game_fail

/* Turns a cell by a quarter turn clockwise around 0,0. */
static void
turn_xy (gint16 *x, gint16 *y)
{
  gint16 was = *x;
  *x = (gint16) - *y;
  *y = was;
}

static void
turn_spot (CarcSpot *spot)
{
  if (spot->kind == CARC_FARM && spot->at < 8)
    spot->at = (guint8) ((spot->at + 2) % 8);
  else if (spot->kind == CARC_CITY || spot->kind == CARC_ROAD)
    spot->at = (guint8) ((spot->at + 1) % 4);
}

static void
turn_entry (const CarcRules *rules, CarcEntry *entry)
{
  const CarcTile *tile = &rules->tiles[entry->tile];
  gint16 height = entry->rot % 2 ? tile->w : tile->h;
  if (entry->kind == CARC_ENTRY_PLACE)
    {
      /* The north-west cell of the turned tile. */
      turn_xy (&entry->x, &entry->y);
      entry->x = (gint16) (entry->x - (height - 1));
      entry->rot = (guint8) ((entry->rot + 1) % 4);
    }
  turn_xy (&entry->cell_x, &entry->cell_y);
  turn_spot (&entry->spot);
  for (guint i = 0; i < entry->n_path; i++)
    turn_xy (&entry->path[i].x, &entry->path[i].y);
  /* A corner is named by its south-east cell, which is another one then. */
  if (carc_spot_row (&entry->spot)->on_corner)
    entry->cell_x++;
  const TableAct *row = table_acts_find (&carc_act_table, CARC_GROUP_ENTRIES, entry);
  for (guint i = 0; row != NULL && i < table_act_n_operands (row); i++)
    if (row->operands[i].type == &carc_operand_sides)
      {
        guint8 *sides = (guint8 *) entry + row->operands[i].offset;
        *sides = carc_turn_sides (*sides, 1);
      }
  const TableAct *act = entry->act != CARC_ACT_NONE ? table_acts_find (&carc_act_table, CARC_GROUP_ACTS, entry) : NULL;
  for (guint i = 0; act != NULL && i < table_act_n_operands (act); i++)
    if (act->operands[i].type == &carc_operand_corner)
      ((CarcCellXY *) ((char *) entry + act->operands[i].offset))->x++;
}

/* The start of the game with a turned starting tile. */
static CarcState *
turned_start (const RandomGame *game, guint turns)
{
  g_autoptr (CarcState) plain = random_game_start (game);
  g_autoptr (RandomGame) turned = random_game_empty (game->of);
  if (plain == NULL)
    return NULL;
  CarcEntry entry = { .kind = CARC_ENTRY_PLACE,
                      .tile = (gint16) plain->rules->start_tile,
                      .x = plain->rules->start_x,
                      .y = plain->rules->start_y,
                      .rot = (guint8) plain->rules->start_rot,
                      .cell_x = plain->rules->arbitress_x,
                      .cell_y = plain->rules->arbitress_y };
  for (guint i = 0; i < turns; i++)
    turn_entry (plain->rules, &entry);
  for (guint i = 0; i < game->setup->len; i++)
    if (g_str_has_prefix (game->setup->pdata[i], "arbitress "))
      g_ptr_array_add (turned->setup, g_strdup_printf ("arbitress %d,%d", entry.cell_x, entry.cell_y));
    else if (!g_str_has_prefix (game->setup->pdata[i], "start "))
      g_ptr_array_add (turned->setup, g_strdup (game->setup->pdata[i]));
  g_ptr_array_add (turned->setup, g_strdup_printf ("start %s %d,%d r%u", plain->rules->tiles[entry.tile].id, entry.x,
                                                   entry.y, entry.rot));
  return random_game_start (turned);
}

static gboolean
same_ties (const CarcState *a, const CarcState *b, GString *why)
{
  if (a->n_ties != b->n_ties)
    return fail (why, "%u ties against %u", a->n_ties, b->n_ties);
  for (guint i = 0; i < a->n_ties; i++)
    {
      const CarcTie *s = &a->ties[i], *t = &b->ties[i];
      if (s->tied != t->tied || s->winners != t->winners || s->rule != t->rule || s->value != t->value
          || s->compared != t->compared || memcmp (s->distance, t->distance, sizeof s->distance) != 0
          || memcmp (s->points, t->points, sizeof s->points) != 0)
        return fail (why, "tie %u is different", i);
    }
  return TRUE;
}

static gboolean
same_outcome (const CarcState *a, const CarcState *b, GString *why)
{
  if (a->ask != b->ask || a->player != b->player || a->asked != b->asked || a->finished != b->finished)
    return fail (why, "another question is asked");
  if (memcmp (a->ledger.scores, b->ledger.scores, sizeof a->ledger.scores) != 0)
    return fail (why, "other scores");
  if (a->ledger.n_lines != b->ledger.n_lines)
    return fail (why, "%u lines against %u", a->ledger.n_lines, b->ledger.n_lines);
  for (guint i = 0; i < a->ledger.n_lines; i++)
    {
      const TableLine *l = &a->ledger.lines[i], *m = &b->ledger.lines[i];
      if (l->entry != m->entry || l->player != m->player || l->points != m->points || l->kind != m->kind
          || l->because != m->because || memcmp (&l->rulings, &m->rulings, sizeof l->rulings) != 0 || l->tie != m->tie)
        return fail (why, "line %u: %d for player %d against %d for %d", i, l->points, l->player, m->points, m->player);
    }
  return same_ties (a, b, why);
}

static gboolean
turned_plays_alike (const RandomGame *game, guint turns, GString *why)
{
  g_autoptr (CarcState) plain = random_game_start (game);
  g_autoptr (CarcState) turned = turned_start (game, turns);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      CarcEntry entry;
      TableRefusal refusal = { "" };
      if (!carc_entry_parse (plain->rules, line, &entry, NULL))
        continue;
      gboolean taken = carc_apply_line (plain, line, NULL);
      for (guint t = 0; t < turns; t++)
        turn_entry (turned->rules, &entry);
      g_autofree char *printed = carc_entry_print (turned->rules, &entry);
      if (carc_apply_line (turned, printed, &refusal) != taken)
        return fail (why, "%s is taken: %d; turned by %u, %s: %d, %s", line, taken, turns, printed, !taken,
                     refusal.sentence);
      if (!same_outcome (plain, turned, why))
        return fail (why, " after %s, turned by %u: %s", line, turns, printed);
    }
  /* A game that was shortened may have no end. */
  carc_apply_line (plain, "end \"now\"", NULL);
  carc_apply_line (turned, "end \"now\"", NULL);
  return same_outcome (plain, turned, why) || fail (why, " at the end, turned by %u", turns);
}

static gboolean
check_rotation (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) start = random_game_start (game);
  for (guint turns = 1; turns < 4; turns++)
    if ((turns == 2 || carc_rule (start, CARC_A1) != CARC_A1_TILES) && !turned_plays_alike (game, turns, why))
      return FALSE;
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_sets_register ();
  random_games_add ("/rotation/all-readings", 200, &random_taste_all, check_rotation);
  random_games_add ("/rotation/defaults", 100, &random_taste_default_readings, check_rotation);
  return g_test_run ();
}
