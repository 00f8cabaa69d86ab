/* carc-catapult.c - The Catapult: when its rounds come, who flings which token, and the row of the system.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After the turn in which a tile with a fair was laid, its player chooses one of four tokens and flings it, then all
 * others fling the same, clockwise.  carc-catapult-throw.c has what comes of a throw.
 */
#include "carc-catapult.h"
#include "carcassonne/carc-mark-ids.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

static const CarcMarkRow marks[] = { { CARC_FAIR, "fair", .on_cell = TRUE, .title = N_ ("Fair") } };
static const CarcLineRow lines[] = {
  { CARC_LINE_CATAPULT, "catapult", N_ ("Catapult"), N_ ("catapult, fair at %d,%d") },
};
static const CarcNounRow nouns[] = { { CARC_NOUN_THROW, "throw", CARC_FORMS ("throw", "throws") } };
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_TARGET, "target", N_ ("no token lies nearer to the fair") },
  { CARC_BECAUSE_CAUGHT, "caught", N_ ("this player caught a token of the catapult") },
};

#define SHEET N_ ("The Catapult")

static const CarcRulingRow rulings[] = {
  { CARC_P1, "P1", SHEET, N_ ("When is the catapult used, and by whom?"),
    CARC_FIXED (N_ ("After the whole turn with the fair, also after a builder’s second tile and an escape. The player "
                    "chooses one of the four tokens; then the others fling the same one, clockwise, once. Tokens are "
                    "kept.")) },
  { CARC_P2,
    "P2",
    SHEET,
    N_ ("A builder brings a second fair in the same turn: how many rounds follow?"),
    2,
    { { "each", N_ ("Two, one for each fair, in the order of the tiles.") },
      { "one", N_ ("One, for the second fair.") } },
    { { "traders" } } },
  { CARC_P3, "P3", SHEET, N_ ("Whom does the token knock out?"),
    CARC_FIXED (
        N_ ("Every figure of any player that it or a moved figure touched, own ones and racers, too; not the Keeper, "
            "and no figure that belongs to nobody, such as Arbitress, dragon and fairy.")) },
  { CARC_P4,
    "P4",
    SHEET,
    N_ ("Does the token knock out a barn?"),
    2,
    { { "home", N_ ("Yes, it goes home like any other figure.") }, { "stays", N_ ("No, it stays.") } },
    { { "abbey" } } },
  { CARC_P5,
    "P5",
    SHEET,
    N_ ("Can figures on towers be knocked out or seduced?"),
    2,
    { { "yes", N_ ("Yes.") }, { "no", N_ ("No.") } },
    { { "tower" } } },
  { CARC_P6, "P6", SHEET, N_ ("Whom does the token seduce?"),
    CARC_FIXED (
        N_ ("The follower nearest to it, of any player; no racer, no Keeper, no builder, pig or barn. It may be "
            "exchanged for a follower from the supply of the player who flung, in the same place; a fairy stays "
            "and is beside nobody then.")) },
  { CARC_P7,
    "P7",
    SHEET,
    N_ ("Which follower comes in the place of one who is seduced?"),
    2,
    { { "any", N_ ("Any that may stand there.") }, { "same", N_ ("One of the same kind.") } } },
  { CARC_P8, "P8", SHEET, N_ ("Who scores with the target token?"),
    CARC_FIXED (
        N_ ("After all have flung, the nearest to the fair scores 5; if several are nearest, each of them does. "
            "A token that lies on no tile does not count.")) },
  { CARC_P9,
    "P9",
    SHEET,
    N_ ("Who may catch the token of another player for 5 points?"),
    3,
    { { "any", N_ ("Every other player.") },
      { "left", N_ ("The neighbour to the left.") },
      { "right", N_ ("The neighbour to the right.") } } },
};

/* ---- when a round comes ---- */

static void
catapult_laid (CarcState *state)
{
  CarcCatapult *catapult = carc_catapult_edit (state);
  catapult->flung = FALSE;
  for (guint i = 0; i < state->turn.n_slots; i++)
    {
      if (!(carc_slot_cell (state, state->turn.slots[i])->marks & CARC_MARK_FAIR))
        continue;
      if (carc_rule (state, CARC_P2) == CARC_P2_ONE)
        catapult->n_fairs = 0;
      if (catapult->n_fairs < CARC_FAIRS_MAX)
        catapult->fairs[catapult->n_fairs++] = state->turn.slots[i];
      return;
    }
}

/* Whoever laid the tile with the fair; if this player has left since, the next one clockwise. */
static guint
first_to_fling (const CarcState *state)
{
  return carc_is_there (state, state->player) ? state->player
                                              : table_next_there (state->rules, state->away, state->player);
}

static void
ask_round (CarcState *state)
{
  const CarcSlot *fair = &state->slots[carc_catapult_of (state)->fairs[0]];
  carc_ask (state, CARC_ASK_FLING, first_to_fling (state), fair->x, fair->y);
}

/* P1.  A tile of one's own after the last one of the stack is not a second half of the turn. */
static void
catapult_ask (CarcState *state, CarcPhase phase)
{
  if (carc_catapult_of (state)->n_fairs == 0)
    return;
  if (state->turn.slot == CARC_NONE || state->n_remaining == 0 || !carc_goes_again (state))
    ask_round (state);
}

/* A round is due while the same player lays a second tile.  It belongs to the tile with the fair, so it is not lost. */
static gboolean
catapult_may_take_turn (const CarcState *state, TableRefusal *why)
{
  const CarcCatapult *catapult = carc_catapult_of (state);
  if (catapult->n_fairs == 0)
    return TRUE;
  const CarcSlot *fair = &state->slots[catapult->fairs[0]];
  return table_refuse (why, _ ("the catapult is still to be used for the fair on %d,%d: first %s lays the second tile"),
                       fair->x, fair->y, carc_name (state, state->player));
}

void
carc_catapult_over (CarcState *state)
{
  CarcCatapult *catapult = carc_catapult_edit (state);
  catapult->round = 0;
  catapult->n_fairs--;
  memmove (catapult->fairs, catapult->fairs + 1, catapult->n_fairs * sizeof *catapult->fairs);
  if (catapult->n_fairs > 0)
    ask_round (state);
  carc_ask_done (state);
}

void
carc_catapult_flung (CarcState *state)
{
  const guint next = table_next_there (state->rules, state->away, state->asked);
  carc_catapult_edit (state)->hits = 0;
  if (next == first_to_fling (state))
    carc_catapult_over (state);
  else
    carc_ask_on (state, next, state->about[0], state->about[1]);
}

/* ---- which token ---- */

static const char *const throw_words[CARC_N_THROWS] = { "knock-out", "seduction", "target", "catch" };
static const char *const throw_names[CARC_N_THROWS] = { N_ ("Knock out"), N_ ("Seduction"), N_ ("Target"),
                                                        N_ ("Catch") };

static gboolean
apply_fling (gpointer data, gconstpointer given, TableRefusal *why)
{
  static const CarcAsk asks[CARC_N_THROWS] = { CARC_ASK_HIT, CARC_ASK_SEDUCE, CARC_ASK_TARGET, CARC_ASK_CATCH };
  CarcState *state = data;
  CarcCatapult *catapult = carc_catapult_edit (state);
  const guint token = ((const CarcEntry *) given)->choice;
  catapult->round = (guint8) (token + 1);
  catapult->flung = TRUE;
  catapult->hits = 0;
  carc_ask (state, asks[token], state->asked, state->about[0], state->about[1]);
  carc_ask_done (state);
  return TRUE;
}

static char *
tell_fling (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s chooses the token of the catapult: %s"), carc_name (before, before->asked),
                          _ (throw_names[((const CarcEntry *) given)->choice]));
}

/* ---- questions ---- */

static char *
ask_fling (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: the fair on %d,%d; which token does everybody fling?"),
                          carc_name (state, state->asked), state->about[0], state->about[1]);
}

static char *
ask_hit (const CarcState *state)
{
  return g_strdup_printf (carc_catapult_of (state)->hits > 0 ? _ ("%s: which others does the token knock out?")
                                                             : _ ("%s: which figures does the token knock out?"),
                          carc_name (state, state->asked));
}

static char *
ask_seduce (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: is the follower nearest to the token exchanged?"), carc_name (state, state->asked));
}

static char *
ask_target (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: all have flung; who lies nearest to the fair on %d,%d?"),
                          carc_name (state, state->asked), state->about[0], state->about[1]);
}

static char *
ask_catch (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: who catches the token?"), carc_name (state, state->asked));
}

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_FLING, .word = "fling", .tell = ask_fling },
  { .id = CARC_ASK_HIT, .word = "hit", .tell = ask_hit },
  { .id = CARC_ASK_SEDUCE, .word = "seduce", .tell = ask_seduce },
  { .id = CARC_ASK_TARGET, .word = "target", .tell = ask_target },
  { .id = CARC_ASK_CATCH, .word = "catch", .tell = ask_catch },
};

/* ---- the acts ---- */

#define FLING(verbs, token, titles, keys)                                                                              \
  {                                                                                                                    \
    .kind = CARC_ENTRY_FLING, .verb = verbs, .fixed = { CARC_FIXED_FIELD (choice, token) }, .n_fixed = 1,              \
    .when = CARC_WHEN (FLING), .title = titles, .key = keys, .apply = apply_fling, .tell = tell_fling                  \
  }
#define FIGURE_OPERANDS(asks)                                                                                          \
  { .type = &carc_operand_standing,                                                                                    \
    CARC_FIELD (at),                                                                                                   \
    .ask = asks,                                                                                                       \
    .offer = carc_throw_offer_places,                                                                                  \
    .tell = carc_throw_tell_place },                                                                                   \
      { .type = &table_operand_player,                                                                                 \
        CARC_FIELD (player),                                                                                           \
        .ask = N_ ("Whose figure?"),                                                                                   \
        .offer = carc_throw_offer_players },                                                                           \
      { .type = &carc_operand_other_figure,                                                                            \
        CARC_FIELD (figure),                                                                                           \
        .offer = carc_throw_offer_kinds,                                                                               \
        .flags = TABLE_OPERAND_OPTIONAL },                                                                             \
      CARC_WHICH_OPERAND (carc_throw_offer_which)

/* clang-format off */
/* The rounds of the fairs on the table were played. */
static gboolean
catapult_resume (CarcState *state, TableRefusal *why)
{
  carc_catapult_edit (state)->n_fairs = 0;
  return TRUE;
}

static const TableAct acts[] = {
  FLING ("fling knock-out", CARC_THROW_KNOCK_OUT, N_ ("Knock out"), 'k'),
  FLING ("fling seduction", CARC_THROW_SEDUCTION, N_ ("Seduction"), 's'),
  FLING ("fling target", CARC_THROW_TARGET, N_ ("Target"), 't'),
  FLING ("fling catch", CARC_THROW_CATCH, N_ ("Catch"), 'c'),
  { .kind = CARC_ENTRY_HIT, .verb = "hit",
    .operands = { FIGURE_OPERANDS (N_ ("Which figure is knocked out?")) },
    .when = CARC_WHEN (HIT), .prefixed = CARC_WHEN (HIT), .apply = carc_throw_apply_hit, .tell = carc_throw_tell_hit },
  { .kind = CARC_ENTRY_HIT_DONE, .verb = "hit done",
    .when = CARC_WHEN (HIT), .title = N_ ("No other figure"),
    .apply = carc_throw_apply_done, .tell = carc_throw_tell_hit_done },
  { .kind = CARC_ENTRY_SEDUCE, .verb = "seduce",
    .operands = { FIGURE_OPERANDS (N_ ("Which follower is exchanged?")),
                  { .type = &carc_operand_figure, CARC_FIELD (choice), .word = "with",
                    .ask = N_ ("Who comes in its place?"), .offer = carc_throw_offer_comers } },
    .when = CARC_WHEN (SEDUCE), .prefixed = CARC_WHEN (SEDUCE), .apply = carc_throw_apply_seduce,
    .tell = carc_throw_tell_seduce },
  { .kind = CARC_ENTRY_NO_SEDUCE, .verb = "seduce nobody",
    .when = CARC_WHEN (SEDUCE), .title = N_ ("No exchange"),
    .apply = carc_throw_apply_done, .tell = carc_throw_tell_no_seduce },
  { .kind = CARC_ENTRY_TARGET, .verb = "target",
    .operands = { { .type = &carc_operand_players, CARC_FIELD (players), .flags = TABLE_OPERAND_REPEATED,
                    .ask = N_ ("Who lies nearest?"), .offer = carc_throw_offer_nearest } },
    .when = CARC_WHEN (TARGET), .apply = carc_throw_apply_target, .tell = carc_throw_tell_target },
  { .kind = CARC_ENTRY_NO_TARGET, .verb = "no target",
    .when = CARC_WHEN (TARGET), .title = N_ ("Nobody"),
    .apply = carc_throw_apply_target, .tell = carc_throw_tell_no_target },
  { .kind = CARC_ENTRY_CAUGHT, .verb = "caught",
    .operands = { { .type = &table_operand_player, CARC_FIELD (player), .ask = N_ ("Who catches it?"),
                    .offer = carc_throw_offer_catchers } },
    .when = CARC_WHEN (CATCH), .prefixed = CARC_WHEN (CATCH), .apply = carc_throw_apply_caught,
    .tell = carc_throw_tell_caught },
  { .kind = CARC_ENTRY_NOT_CAUGHT, .verb = "not caught",
    .when = CARC_WHEN (CATCH), .title = N_ ("Nobody"),
    .apply = carc_throw_apply_done, .tell = carc_throw_tell_not_caught },
};
/* clang-format on */

/* ---- words and JSON ---- */

static void
catapult_tell (const CarcState *state, GString *out)
{
  const CarcCatapult *catapult = carc_catapult_of (state);
  for (guint i = 0; !state->finished && i < catapult->n_fairs; i++)
    {
      const CarcSlot *slot = &state->slots[catapult->fairs[i]];
      if (i == 0 && catapult->round > 0)
        g_string_append_printf (out, _ ("catapult, fair on %d,%d: everybody flings: %s\n"), slot->x, slot->y,
                                _ (throw_names[catapult->round - 1]));
      else
        g_string_append_printf (out, _ ("fair on %d,%d: the catapult is used at the end of this turn\n"), slot->x,
                                slot->y);
    }
}

static void
catapult_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  if (carc_slot_cell (state, slot)->marks & CARC_MARK_FAIR)
    g_string_append_printf (words, ", %s", _ ("a fair"));
}

static void
catapult_report (const CarcState *state, GString *json)
{
  const CarcCatapult *catapult = carc_catapult_of (state);
  put_object (json, "catapult");
  put_text (json, "token", catapult->round > 0 ? throw_words[catapult->round - 1] : NULL);
  put_array (json, "fairs");
  for (guint i = 0; !state->finished && i < catapult->n_fairs; i++)
    put_cell (json, NULL, state->slots[catapult->fairs[i]].x, state->slots[catapult->fairs[i]].y);
  end_array (json);
  end_object (json);
}

static gboolean
catapult_validate (const CarcState *state, TableRefusal *why)
{
  const CarcCatapult *catapult = carc_catapult_of (state);
  if (catapult->n_fairs > CARC_FAIRS_MAX || catapult->round > CARC_N_THROWS)
    return table_refuse (why, "there are %u fairs, and the token is %u", catapult->n_fairs, catapult->round);
  if (catapult->round > 0 && catapult->n_fairs == 0)
    return table_refuse (why, "everybody flings, but there is no fair");
  for (guint i = 0; i < catapult->n_fairs; i++)
    if (!carc_slot_placed (state, catapult->fairs[i])
        || !(carc_slot_cell (state, catapult->fairs[i])->marks & CARC_MARK_FAIR))
      return table_refuse (why, "fair %u lies on a cell without a fair", i);
  return TRUE;
}

static const char *const tile_names[] = {
  N_ ("fair in the fields"),
  N_ ("fair at a city edge"),
  N_ ("fair at a city edge, parting the fields"),
  N_ ("fair outside a city in the corner, pennant"),
  N_ ("fair in a city on all sides"),
  N_ ("fair between two cities"),
  N_ ("fair beside a cloister, parting the fields"),
  N_ ("fair between two roads that end"),
  N_ ("fair in a bend of two roads that end"),
  N_ ("fair, curve to the east and a road that ends"),
  N_ ("fair, curve to the north and a road that ends"),
  N_ ("fair at a crossing that goes on"),
};

const CarcSystem carc_catapult = {
  .id = CARC_SYSTEM_CATAPULT,
  .name = "catapult",
  .title = N_ ("The Catapult"),
  .description = N_ ("Copies; with fairs and what the catapult does after them"),
  .by = CARC_BY_SET,
  .shelf = 15,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (lines),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .part_size = sizeof (CarcCatapult),
  .laid = catapult_laid,
  .resume = catapult_resume,
  .ask = catapult_ask,
  .asks_in = CARC_IN (OVER),
  .may_take_turn = catapult_may_take_turn,
  .validate = catapult_validate,
  .report = catapult_report,
  .tell = catapult_tell,
  .tell_cell = catapult_tell_cell,
};
