/* carc-arbitress.c - the Arbitress: her setup, her part of the state, her acts and her row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Arbitress; rulings A1 to A24.  carc-arbitress-walk.c has her walk and the distance to her,
 * carc-arbitress-tie.c how she judges ties.
 */
#include "carc-arbitress.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-snapshot.h"
#include "table/table-intl.h"

static const CarcPieceRow pieces[] = { { CARC_PIECE_ARBITRESS, "arbitress", 'A' } };

static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_NEAREST, "nearest", N_ ("nearest to the Arbitress") },
  { CARC_BECAUSE_FEWER, "fewer", N_ ("as near to the Arbitress as others, with fewer points") },
  { CARC_BECAUSE_RULER, "ruler", N_ ("nearest by the ruler") },
  { CARC_BECAUSE_RULES_END, "rules-end", N_ ("still equal, and the sheet says no more: all of them get the points") },
  { CARC_BECAUSE_ACTIVE, "active", N_ ("still equal: they laid the tile") },
  { CARC_BECAUSE_LAST, "last", N_ ("still equal: last to come") },
  { CARC_BECAUSE_TABLE, "table", N_ ("the table decided") },
};

/* ---- the setup: where she starts, A18 ---- */

static gboolean
arbitress_setup_line (const TableWords *words, TableRefusal *why)
{
  int x, y;
  if (words->n != 2 || !table_words_xy (words->word[1], &x, &y))
    return table_refuse (why, _ ("the Arbitress starts on a cell: arbitress X,Y"));
  return TRUE;
}

static gboolean
arbitress_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  const CarcTile *start = &rules->tiles[rules->start_tile];
  const int w = carc_tile_w (start, (guint) rules->start_rot), h = carc_tile_h (start, (guint) rules->start_rot);
  /* On the tile's own first cell, however it lies, unless the record says otherwise. */
  const CarcCellXY first = carc_start_cell (rules, 0);
  rules->arbitress_x = first.x;
  rules->arbitress_y = first.y;
  TableWords words;
  for (guint i = 0; table_setup_next (setup, &i, "arbitress", &words);)
    {
      int x, y;
      table_words_xy (words.word[1], &x, &y);
      if (!carc_in_play (rules, CARC_SYSTEM_ARBITRESS))
        return table_refuse (why, _ ("the Arbitress is placed but not used: “use arbitress” is missing"));
      if (x < rules->start_x || x >= rules->start_x + w || y < rules->start_y || y >= rules->start_y + h)
        return table_refuse (why, _ ("the Arbitress starts on the starting tile, not on %d,%d"), x, y);
      rules->arbitress_x = (gint16) x;
      rules->arbitress_y = (gint16) y;
    }
  return TRUE;
}

static void
arbitress_begin (CarcState *state, gboolean in_play)
{
  CarcArbitress *she = carc_arbitress_edit (state);
  she->on = (guint8) in_play;
  she->x = she->before_x = state->rules->arbitress_x;
  she->y = she->before_y = state->rules->arbitress_y;
}

static void
arbitress_laid (CarcState *state)
{
  CarcArbitress *she = carc_arbitress_edit (state);
  she->before_x = she->x;
  she->before_y = she->y;
  she->moved = FALSE;
}

/* ---- telling ---- */

static void
arbitress_report (const CarcState *state, GString *json)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  put_cell (json, "arbitress", she->x, she->y);
}

static guint
arbitress_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  if (max)
    standing[0] = (CarcPiece){ CARC_PIECE_ARBITRESS, she->x, she->y, -1, -1 };
  return MIN (max, 1);
}

static void
arbitress_tell (const CarcState *state, GString *out)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  g_string_append_printf (out, _ ("The Arbitress stands on %d,%d\n"), she->x, she->y);
}

/* By A1 walk, each distance would need a search of its own, and is left out.  Her own cell is always named. */
static void
arbitress_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const CarcArbitress *she = carc_arbitress_of (state);
  const CarcSlot *at = &state->slots[slot];
  if (she->x == at->x && she->y == at->y)
    g_string_append_printf (words, ", %s", _ ("the Arbitress"));
  else if (carc_rule (state, CARC_A1) != CARC_A1_WALK)
    g_string_append_printf (words, _ (", %d from the Arbitress"), carc_distance (state, she->x, she->y, at->x, at->y));
}

static gboolean
apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  CarcArbitress *she = carc_arbitress_edit (state);
  const CarcCellXY at = ((const CarcEntry *) given)->cell;
  const guint16 slot = carc_slot_at (state, at.x, at.y);
  if (!she->on)
    return table_refuse (why, _ ("the Arbitress is not in this game"));
  if (!carc_slot_placed (state, slot) || carc_slot_cell (state, slot)->flags & CARC_CELL_WATER)
    return table_refuse (why, _ ("there is no tile on %d,%d where she could stand"), at.x, at.y);
  she->x = she->before_x = at.x;
  she->y = she->before_y = at.y;
  she->moved = FALSE;
  return TRUE;
}

static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_ARBITRESS, "arbitress", N_ ("The Arbitress"), 'a', apply_now,
            CARC_NOW_CELL (N_ ("Where does the Arbitress stand?"))),
  { .kind = CARC_ACT_ARBITRESS,
    .verb = "arbitress",
    .group = CARC_GROUP_ACTS,
    .operands = { { .type = &carc_operand_cell,
                    .flags = TABLE_OPERAND_REPEATED,
                    .member = "path",
                    CARC_FIELD (path),
                    CARC_COUNT (n_path),
                    .max = CARC_PATH_MAX,
                    .ask = N_ ("Where does the Arbitress go?"),
                    .offer = carc_arbitress_offer,
                    .tell = carc_tell_goal,
                    .from = carc_arbitress_from } },
    .title = NC_ ("choice", "The Arbitress"),
    .key = 'a',
    .offered = carc_arbitress_offered,
    .apply = carc_arbitress_apply,
    .tell = carc_arbitress_tell_walk },
  { .kind = CARC_ENTRY_JUDGE,
    .verb = "judge",
    .operands = { { .type = &carc_operand_players,
                    .flags = TABLE_OPERAND_REPEATED,
                    CARC_FIELD (players),
                    .offer = carc_judge_offer } },
    .when = CARC_WHEN (JUDGE),
    .apply = carc_judge_apply,
    .tell = carc_judge_tell },
  { .kind = CARC_ENTRY_ORDER,
    .verb = "order",
    .operands = { { .type = &carc_operand_ordinal,
                    .flags = TABLE_OPERAND_REPEATED | TABLE_OPERAND_WHOLE,
                    CARC_FIELD (order),
                    CARC_COUNT (n_order),
                    .max = CARC_ORDER_MAX,
                    .offer = carc_judge_offer_order,
                    .tell = carc_judge_tell_feature } },
    .when = CARC_WHEN (ORDER),
    .apply = carc_judge_apply_order,
    .tell = carc_judge_tell_order },
};

static const TableAct queries[] = {
  { .kind = CARC_QUERY_ARBITRESS, .verb = "arbitress", .when = G_MAXUINT, .title = N_ ("The Arbitress") },
};

const CarcSystem carc_arbitress = {
  .id = CARC_SYSTEM_ARBITRESS,
  .name = "arbitress",
  .title = N_ ("The Arbitress"),
  .description = N_ ("Judges every tie by the distance to her"),
  .by = CARC_BY_USE,
  .usual = TRUE,
  CARC_ROWS (pieces),
  CARC_ROWS (becauses),
  .rulings = carc_arbitress_rulings,
  .n_rulings = CARC_N_ARBITRESS_RULINGS,
  .setup_key = "arbitress",
  .setup_line = arbitress_setup_line,
  .compile = arbitress_compile,
  .part_size = sizeof (CarcArbitress),
  .begin = arbitress_begin,
  .laid = arbitress_laid,
  CARC_ROWS (acts),
  .questions = carc_judge_questions,
  .n_questions = G_N_ELEMENTS (carc_judge_questions),
  .may_ask = carc_judge_may_ask,
  .judge = carc_arbitress_judge,
  .arrange = carc_judge_arrange,
  .report = arbitress_report,
  .standing = arbitress_standing,
  .tell = arbitress_tell,
  .tell_cell = arbitress_tell_cell,
  .brings = carc_arbitress_brings,
  CARC_ROWS (queries),
  .answer = carc_arbitress_answer,
};
