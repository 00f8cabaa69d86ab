/* carc-mage.c - Mage and Witch: two figures of no player; they change what a road or city is worth, and are moved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings MW1 to MW8.  They are moved before the act of a turn.  It is asked after the act: no act changes
 * which roads and cities are open, so it is the same, and the entry of the tile stays one line.
 *
 * Between turns, each stands on an open road or city or beside the table, and never both on the same one.
 */
#include "carc-mage.h"

#include "carcassonne/carc-mage-marks.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-snapshot.h"
#include "table/table-intl.h"

#define SHEET N_ ("Mage and Witch")

static const CarcMarkRow marks[] = { { CARC_MAGE, "mage", .on_cell = TRUE, .title = N_ ("Mage and witch") } };
static const CarcPieceRow pieces[] = {
  { CARC_PIECE_MAGE, "mage", 'A' },
  { CARC_PIECE_WITCH, "witch", 'X' },
};
G_STATIC_ASSERT (CARC_PIECE_WITCH - CARC_PIECE_MAGE == CARC_MAGICIAN_WITCH);
static const CarcNounRow nouns[] = {
  /* Translators: behind a number of points: "3 tiles + 3 for the mage = 6", "7 tiles − 3 for the witch = 4" */
  { CARC_NOUN_MAGE, "mage", CARC_FORMS ("for the mage", "for the mage"), .bonus = TRUE },
  { CARC_NOUN_WITCH, "witch", CARC_FORMS ("for the witch", "for the witch"), .bonus = TRUE },
};

static const CarcRulingRow rulings[] = {
  { CARC_MW1,
    "MW1",
    SHEET,
    N_ ("The witch stands on a road or city of the lake: does she halve the points for the lake, too?"),
    2,
    { { "lake-first", N_ ("Yes: the points for the lake are added first, and she halves them all.") },
      { "last", N_ ("No: she halves the others, and then those for the lake are added whole.") } },
    { { "lake" } } },
  { CARC_MW2,
    "MW2",
    SHEET,
    N_ ("Can the mage or the witch be moved within the road or city where they stand?"),
    2,
    { { "no", N_ ("No, to another one.") }, { "yes", N_ ("Yes.") } } },
  { CARC_MW3, "MW3", SHEET, N_ ("What does the mage add?"),
    CARC_FIXED (N_ ("1 point for each tile of the road or city, when it is completed and at the end, also where an inn "
                    "or a cathedral leaves nothing else.")) },
  { CARC_MW4, "MW4", SHEET, N_ ("What does the witch take?"),
    CARC_FIXED (
        N_ ("Half of what the road or city is worth, when it is completed and at the end; the half that is left "
            "is rounded up. Inns, cathedrals and sieges are counted before.")) },
  { CARC_MW5, "MW5", SHEET, N_ ("When is one of the two moved, and by whom?"),
    CARC_FIXED (N_ ("When a tile with their sign is laid, and when a tile joins the features of both: whoever laid it "
                    "moves one of them to any open road or city where the other one is not. At the table that is done "
                    "before the act; it is entered after it, which changes nothing.")) },
  { CARC_MW6, "MW6", SHEET, N_ ("Neither of the two can be moved: what happens?"),
    CARC_FIXED (N_ ("One that is on the table is taken off; if both are, the player chooses which.")) },
  { CARC_MW7, "MW7", SHEET, N_ ("When do the mage and the witch leave the table?"),
    CARC_FIXED (N_ ("When their road or city is completed, after it was scored, with or without figures in it.")) },
  { CARC_MW8, "MW8", SHEET, N_ ("Do the mage and the witch touch anything else?"),
    CARC_FIXED (N_ ("No: farms and cloisters pay as ever, a majority or a tie is judged as ever, no racer is in their "
                    "way, and neither the dragon nor a tower takes them.")) },
};

/* ---- the game ---- */

static void
mage_begin (CarcState *state, gboolean in_play)
{
  memset (carc_mage_edit (state)->at, 0xff, sizeof carc_mage_edit (state)->at); /* CARC_NONE */
}

/* The feature on which this figure stands; CARC_NONE: it is beside the table. */
static guint16
feature_of (const CarcState *state, guint which)
{
  const guint16 node = carc_mage_of (state)->at[which];
  return node == CARC_NONE ? CARC_NONE : state->nodes[node].feature;
}

/* What the lake adds to the worth. */
static int
lake_points (const CarcWorth *worth)
{
  for (guint i = 0; i < worth->n_terms; i++)
    if (worth->terms[i].noun == CARC_NOUN_LAKE)
      return worth->terms[i].count * worth->terms[i].each;
  return 0;
}

static void
halve (const CarcState *state, CarcWorth *worth)
{
  const int lake = lake_points (worth);
  int points = carc_worth_points (worth);
  if (lake > 0)
    table_rulings_put (&worth->rulings, CARC_MW1);
  if (carc_rule (state, CARC_MW1) == CARC_MW1_LAST)
    points -= lake;
  carc_worth_set (worth, CARC_NOUN_WITCH, -(points / 2), 1);
  table_rulings_put (&worth->rulings, CARC_MW4);
}

static void
mage_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  if (survey->kind != CARC_CITY && survey->kind != CARC_ROAD)
    return;
  if (feature_of (state, CARC_MAGICIAN_MAGE) == survey->root)
    {
      carc_worth_set (worth, CARC_NOUN_MAGE, survey->tiles, 1);
      table_rulings_put (&worth->rulings, CARC_MW3);
    }
  if (feature_of (state, CARC_MAGICIAN_WITCH) == survey->root)
    halve (state, worth);
}

static void
leave (CarcState *state, guint which)
{
  CarcMage *mage = carc_mage_edit (state);
  carc_effect_at (state, which == CARC_MAGICIAN_MAGE ? CARC_EFFECT_MAGE_LEAVES : CARC_EFFECT_WITCH_LEAVES,
                  state->player, mage->at[which], 0);
  mage->at[which] = CARC_NONE;
}

/* MW7 */
static void
after_scoring (CarcState *state, const guint16 *done, guint n_done)
{
  for (guint which = 0; which < CARC_N_MAGICIANS; which++)
    {
      const guint16 feature = feature_of (state, which);
      if (feature != CARC_NONE && state->nodes[feature].open == 0)
        leave (state, which);
    }
}

/* ---- where they can go ---- */

static const char *
name_of (guint which)
{
  return which == CARC_MAGICIAN_MAGE ? _ ("the mage") : _ ("the witch");
}

/* Can the figure stand there?  `now`: it is only said where it is. */
static gboolean
can_stand (const CarcState *state, guint which, guint16 node, gboolean now, TableRefusal *why)
{
  const guint16 root = node == CARC_NONE ? CARC_NONE : state->nodes[node].feature;
  if (root == CARC_NONE || (state->nodes[root].kind != CARC_CITY && state->nodes[root].kind != CARC_ROAD))
    return table_refuse (why, _ ("%s stands only on a road or in a city"), name_of (which));
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  /* By agreement also on what the tile just laid completes: that is not scored yet. */
  if (state->nodes[root].open == 0 && (now || !state->agreed || !carc_completes (state, root)))
    return table_refuse (why, _ ("the feature on %d,%d is complete"), slot->x, slot->y);
  if (feature_of (state, !which) == root)
    return table_refuse (why, _ ("%s cannot go to %d,%d: %s stands there"), name_of (which), slot->x, slot->y,
                         name_of (!which));
  return now || state->agreed || feature_of (state, which) != root || carc_rule (state, CARC_MW2) == CARC_MW2_YES
         || table_refuse (why, _ ("by MW2 %s goes to another road or city, and stands on the one at %d,%d already"),
                          name_of (which), slot->x, slot->y);
}

/* The first node where the figure can go; CARC_NONE if there is none. */
static guint16
first_goal (const CarcState *state, guint which)
{
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (can_stand (state, which, node, FALSE, NULL))
      return node;
  return CARC_NONE;
}

static gboolean
can_be_moved (const CarcState *state, guint which)
{
  return first_goal (state, which) != CARC_NONE;
}

/* Do both stand on one feature? */
static gboolean
are_together (const CarcState *state)
{
  const guint16 feature = feature_of (state, CARC_MAGICIAN_MAGE);
  return feature != CARC_NONE && feature == feature_of (state, CARC_MAGICIAN_WITCH);
}

/* MW5, MW6.  Before the scoring it is asked again: their roads can be joined after the tile was laid (FE6). */
static void
mage_ask (CarcState *state, CarcPhase phase)
{
  const CarcMage *mage = carc_mage_of (state);
  const gboolean has_mage = mage->at[CARC_MAGICIAN_MAGE] != CARC_NONE;
  const gboolean has_witch = mage->at[CARC_MAGICIAN_WITCH] != CARC_NONE;
  if (!are_together (state)
      && (phase != CARC_PHASE_LAID || carc_laid_with (state, carc_marks_of (CARC_MAGE)) == CARC_NONE))
    return;
  if (can_be_moved (state, CARC_MAGICIAN_MAGE) || can_be_moved (state, CARC_MAGICIAN_WITCH))
    carc_ask (state, CARC_ASK_MAGE, state->player, 0, 0);
  else if (has_mage && has_witch)
    carc_ask (state, CARC_ASK_MAGE, state->player, 1, 0);
  else if (has_mage || has_witch)
    leave (state, has_mage ? CARC_MAGICIAN_MAGE : CARC_MAGICIAN_WITCH);
}

/* ---- the acts ---- */

static gboolean
apply_move (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  if (!can_stand (state, entry->choice, node, FALSE, why))
    return FALSE;
  carc_mage_edit (state)->at[entry->choice] = node;
  carc_ask_done (state);
  return TRUE;
}

static gboolean
may_go_off (const CarcState *state, guint which, TableRefusal *why)
{
  if (carc_mage_of (state)->at[which] == CARC_NONE)
    return table_refuse (why, _ ("%s is beside the table already"), name_of (which));
  for (guint other = 0; other < CARC_N_MAGICIANS && !state->agreed; other++)
    {
      const guint16 goal = first_goal (state, other);
      if (goal == CARC_NONE)
        continue;
      const CarcSlot *slot = &state->slots[state->nodes[goal].slot];
      return table_refuse (why, _ ("nobody is taken off the table: %s can be moved, for example to %d,%d"),
                           name_of (other), slot->x, slot->y);
    }
  return TRUE;
}

static gboolean
apply_off (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint which = ((const CarcEntry *) given)->choice;
  if (!may_go_off (state, which, why))
    return FALSE;
  carc_mage_edit (state)->at[which] = CARC_NONE;
  carc_ask_done (state);
  return TRUE;
}

static gboolean
move_offered (gconstpointer state, const TableAct *act)
{
  return can_be_moved (state, act->fixed[0].value);
}

static gboolean
off_offered (gconstpointer state, const TableAct *act)
{
  return may_go_off (state, act->fixed[0].value, NULL);
}

static void
offer_nodes (const CarcState *state, guint which, gboolean now, GArray *offers)
{
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (can_stand (state, which, node, now, NULL))
      carc_offer_node (state, node, offers);
}

static void
offer_goals (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  offer_nodes (state, ((const CarcEntry *) given)->choice, FALSE, offers);
}

static char *
tell_move (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  return g_strdup_printf (entry->choice == CARC_MAGICIAN_MAGE ? _ ("%s moves the mage: %s")
                                                              : _ ("%s moves the witch: %s"),
                          carc_name (before, before->asked), place);
}

/* ---- a snapshot, and a figure that was forgotten ---- */

static gboolean
in_game (const CarcState *state, TableRefusal *why)
{
  return carc_in_play (state->rules, CARC_SYSTEM_MAGE)
         || table_refuse (why, _ ("the mage and the witch are not in this game"));
}

static gboolean
apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  if (!in_game (state, why) || !can_stand (state, entry->choice, node, TRUE, why))
    return FALSE;
  carc_mage_edit (state)->at[entry->choice] = node;
  return TRUE;
}

static gboolean
apply_now_off (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (!in_game (state, why))
    return FALSE;
  carc_mage_edit (state)->at[((const CarcEntry *) given)->choice] = CARC_NONE;
  return TRUE;
}

static void
offer_now (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  offer_nodes (state, ((const CarcEntry *) given)->choice, TRUE, offers);
}

/* Tiles that came later may have completed or joined the features where they were said to be. */
static gboolean
mage_resume (CarcState *state, TableRefusal *why)
{
  after_scoring (state, NULL, 0);
  return !are_together (state)
         || table_refuse (why, _ ("the mage and the witch stand on the same road or in the same city"));
}

static gboolean
mage_validate (const CarcState *state, TableRefusal *why)
{
  for (guint which = 0; which < CARC_N_MAGICIANS; which++)
    {
      const guint16 feature = feature_of (state, which);
      if (feature == CARC_NONE)
        continue;
      if (state->nodes[feature].kind != CARC_CITY && state->nodes[feature].kind != CARC_ROAD)
        return table_refuse (why, "figure %u stands on neither a road nor a city", which);
      if (carc_is_between_tiles (state) && state->nodes[feature].open == 0)
        return table_refuse (why, "figure %u stands on what is complete", which);
    }
  return !carc_is_between_tiles (state) || !are_together (state)
         || table_refuse (why, "the mage and the witch stand together");
}

#define WHICH(Magician)                                                                                                \
  .fixed = { CARC_FIXED_FIELD (choice, CARC_MAGICIAN_##Magician) }, .n_fixed = 1, .when = CARC_WHEN (MAGE),            \
  .prefixed = CARC_WHEN (MAGE)
#define MOVE(Magician, Verb, Title, Key)                                                                               \
  {                                                                                                                    \
    .kind = CARC_ENTRY_MAGE, .verb = Verb, WHICH (Magician), .title = Title, .key = Key,                               \
    .operands = { { .type = &carc_operand_at,                                                                          \
                    CARC_FIELD (at),                                                                                   \
                    .flags = TABLE_OPERAND_BY_CELL,                                                                    \
                    .offer = offer_goals,                                                                              \
                    .ask = N_ ("To which road or city?") } },                                                          \
    .offered = move_offered, .apply = apply_move, .tell = tell_move                                                    \
  }
#define NOW(Magician, Verb, Title, Key, Ask)                                                                           \
  CARC_NOW_FIXED (                                                                                                     \
      CARC_ENTRY_NOW_MAGE, Verb, Title, Key, apply_now, CARC_MAGICIAN_##Magician,                                      \
      { .type = &carc_operand_at, CARC_FIELD (at), .flags = TABLE_OPERAND_BY_CELL, .offer = offer_now, .ask = Ask })
#define NOW_OFF(Magician, Verb, Title)                                                                                 \
  CARC_NOW_FIXED (CARC_ENTRY_NOW_MAGE_OFF, Verb, Title, 0, apply_now_off, CARC_MAGICIAN_##Magician, { NULL })

/* clang-format off */
static const TableAct acts[] = {
  NOW (MAGE, "mage", N_ ("The mage"), 0, N_ ("Where is the mage?")),
  NOW (WITCH, "witch", N_ ("The witch"), 0, N_ ("Where is the witch?")),
  NOW_OFF (MAGE, "mage off", N_ ("The mage is beside the table")),
  NOW_OFF (WITCH, "witch off", N_ ("The witch is beside the table")),
  MOVE (MAGE, "mage", N_ ("Move the mage"), 'm'),
  MOVE (WITCH, "witch", N_ ("Move the witch"), 'h'),
  { .kind = CARC_ENTRY_MAGE_OFF, .verb = "mage off", WHICH (MAGE), .title = N_ ("Take the mage off the table"),
    .offered = off_offered, .apply = apply_off, .says = N_ ("%s takes the mage off the table") },
  { .kind = CARC_ENTRY_MAGE_OFF, .verb = "witch off", WHICH (WITCH), .title = N_ ("Take the witch off the table"),
    .offered = off_offered, .apply = apply_off, .says = N_ ("%s takes the witch off the table") },
};
/* clang-format on */

static char *
ask_mage (const CarcState *state)
{
  return g_strdup_printf (state->about[0] ? _ ("%s: who is taken off the table, the mage or the witch?")
                                          : _ ("%s: does the mage or the witch go elsewhere?"),
                          carc_name (state, state->asked));
}

static const CarcQuestionRow questions[] = { { .id = CARC_ASK_MAGE, .word = "mage", .tell = ask_mage } };

/* ---- words, pictures, JSON ---- */

static const TableEffectRow effects[] = {
  { CARC_EFFECT_MAGE_LEAVES, "mage-leaves", carc_effect_feature, .says = N_ ("the mage leaves the table"),
    .plain = TRUE },
  { CARC_EFFECT_WITCH_LEAVES, "witch-leaves", carc_effect_feature, .says = N_ ("the witch leaves the table"),
    .plain = TRUE },
};

static guint
mage_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  guint n = 0;
  for (guint which = 0; which < CARC_N_MAGICIANS && n < max; which++)
    {
      const guint16 node = carc_mage_of (state)->at[which];
      if (node == CARC_NONE)
        continue;
      const CarcSlot *slot = &state->slots[state->nodes[node].slot];
      standing[n++] = (CarcPiece){ (guint8) (CARC_PIECE_MAGE + which), slot->x, slot->y, -1,
                                   state->nodes[node].segment };
    }
  return n;
}

/* The spot of a node that names it. */
static CarcAt
at_node (const CarcState *state, guint16 node)
{
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  return (CarcAt){
    .spot = carc_segment_spot (carc_node_segment (state, node)), .has_cell = TRUE, .cell_x = slot->x, .cell_y = slot->y
  };
}

static void
mage_tell (const CarcState *state, GString *out)
{
  for (guint which = 0; which < CARC_N_MAGICIANS; which++)
    {
      const guint16 node = carc_mage_of (state)->at[which];
      if (node == CARC_NONE)
        continue;
      const CarcAt at = at_node (state, node);
      g_autofree char *place = carc_at_tell (state, &at);
      /* Translators: where the figure is: "The mage: road to the east at 3,1" */
      g_string_append_printf (out, which == CARC_MAGICIAN_MAGE ? _ ("The mage: %s\n") : _ ("The witch: %s\n"), place);
    }
}

static void
mage_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  for (guint which = 0; which < CARC_N_MAGICIANS; which++)
    {
      const guint16 node = carc_mage_of (state)->at[which];
      if (node != CARC_NONE && state->nodes[node].slot == slot)
        g_string_append_printf (words, ", %s", name_of (which));
    }
}

static void
mage_report (const CarcState *state, GString *json)
{
  in_object (json, "mage");
  for (guint which = 0; which < CARC_N_MAGICIANS; which++)
    {
      const guint16 node = carc_mage_of (state)->at[which];
      const char *key = carc_pieces[CARC_PIECE_MAGE + which]->word;
      if (node == CARC_NONE)
        {
          put_null (json, key);
          continue;
        }
      const CarcAt at = at_node (state, node);
      g_autofree char *spot = carc_spot_word (&at.spot);
      in_object (json, key);
      put_cell (json, "cell", at.cell_x, at.cell_y);
      put_text (json, "spot", spot);
    }
}

/* ---- answers of the desk ---- */

static char *
rule_of (guint which)
{
  return g_strdup (which == CARC_MAGICIAN_MAGE
                       ? _ ("Mage and Witch, the mage: 1 point more for each tile of his road or city, when it is "
                            "completed and at the end")
                       : _ ("Mage and Witch, the witch: her road or city brings half of its points, rounded up, when "
                            "it is completed and at the end"));
}

/* Where the figure is, and what its road or city is worth with it, as the table is now. */
static void
say_where (const CarcState *state, guint which, TableAnswer *answer)
{
  const guint16 feature = feature_of (state, which);
  CarcSurvey survey;
  CarcWorth worth;
  if (feature == CARC_NONE)
    {
      table_answer_say (answer, TABLE_SAYS_KNOWN, -1,
                        g_strdup (which == CARC_MAGICIAN_MAGE ? _ ("the mage is beside the table")
                                                              : _ ("the witch is beside the table")));
      return;
    }
  carc_survey (state, feature, &survey);
  g_autofree char *place = carc_feature_tell (state, feature);
  table_answer_count (answer, TABLE_SAYS_PART, -1, carc_appraise (state, &survey, !survey.complete, &worth),
                      g_strdup_printf ("%s: %s", name_of (which), place));
  table_answer_mark (answer, TABLE_MARK_PLACE, -1, feature);
  table_rulings_join (&answer->rulings, &worth.rulings);
}

static gboolean
mage_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  if (query->query.kind == CARC_QUERY_MAGE)
    {
      table_answer_title (answer, g_strdup (_ ("the mage and the witch")));
      const TableRulingSet rules = TABLE_RULINGS (CARC_MW5, CARC_MW7);
      table_rulings_join (&answer->rulings, &rules);
    }
  for (guint which = 0; which < CARC_N_MAGICIANS; which++)
    if (query->query.kind == CARC_QUERY_MAGE)
      {
        say_where (state, which, answer);
        table_answer_say (answer, TABLE_SAYS_RULE, -1, rule_of (which));
      }
    else if (query->query.kind == CARC_QUERY_FEATURE)
      {
        const guint16 node = carc_board_node (state, query->at.cell_x, query->at.cell_y, &query->at.spot);
        if (node == CARC_NONE || feature_of (state, which) != state->nodes[node].feature)
          continue;
        table_answer_say (
            answer, TABLE_SAYS_KNOWN, -1,
            g_strdup (which == CARC_MAGICIAN_MAGE ? _ ("the mage stands there") : _ ("the witch stands there")));
        table_answer_say (answer, TABLE_SAYS_RULE, -1, rule_of (which));
      }
  return TRUE;
}

static const TableAct queries[] = {
  { .kind = CARC_QUERY_MAGE, .verb = "mage", .when = TABLE_ALWAYS, .title = N_ ("The mage and the witch") },
};

static const char *const tile_names[] = {
  N_ ("city edge, crossing, mage"),       N_ ("city in the corner, curve, mage"),
  N_ ("three cities, road, mage"),        N_ ("city from side to side, two roads, mage"),
  N_ ("two cities facing, mage"),         N_ ("great city with a gate, mage"),
  N_ ("city edge, road and curve, mage"), N_ ("two city edges, curve, mage"),
};

static const TableHelp help[] = {
  { .topics = "mage, witch, mage off, witch off",
    .text = N_ ("A tile with their sign, or one that joins their features, moves the mage or the witch to another open "
                "road or city: after the act, M or H and the place. He brings a point more for each tile, she halves "
                "the points. They leave with the feature.") },
};

const CarcSystem carc_mage = {
  .id = CARC_SYSTEM_MAGE,
  .name = "mage",
  .title = N_ ("Mage and Witch"),
  .description = N_ ("Copies; with the two figures that change what roads and cities bring"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (pieces),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .part_size = sizeof (CarcMage),
  .begin = mage_begin,
  .worth = mage_worth,
  .after_scoring = after_scoring,
  .ask = mage_ask,
  .asks_in = CARC_IN (LAID) | CARC_IN (LEAVE),
  .resume = mage_resume,
  .validate = mage_validate,
  .report = mage_report,
  .standing = mage_standing,
  .tell = mage_tell,
  .tell_cell = mage_tell_cell,
  CARC_ROWS (queries),
  .answer = mage_answer,
};
