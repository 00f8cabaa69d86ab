/* carc-catapult.c - The Catapult: when its rounds come, who flings which token, what comes of a throw, and the row of
 * the system.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After the turn in which a tile with a fair was laid, its player chooses one of four tokens and flings it, then all
 * others fling the same, clockwise.  The tokens fly on the real table, so an entry says what the players saw there:
 * figures that go home, followers that are exchanged, points.
 */
#include "carc-catapult.h"

#include "carcassonne/carc-catapult-marks.h"
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
  const guint16 fair = carc_laid_with (state, carc_marks_of (CARC_FAIR));
  catapult->flung = FALSE;
  if (fair == CARC_NONE)
    return;
  if (carc_rule (state, CARC_P2) == CARC_P2_ONE)
    catapult->n_fairs = 0;
  if (catapult->n_fairs < CARC_FAIRS_MAX)
    catapult->fairs[catapult->n_fairs++] = fair;
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

/* The round is over: the next one begins, or the game goes on. */
static void
catapult_over (CarcState *state)
{
  CarcCatapult *catapult = carc_catapult_edit (state);
  catapult->round = 0;
  catapult->n_fairs--;
  memmove (catapult->fairs, catapult->fairs + 1, catapult->n_fairs * sizeof *catapult->fairs);
  if (catapult->n_fairs > 0)
    ask_round (state);
  carc_ask_done (state);
}

/* The player who is asked has flung: it is the next one's turn to fling, or the round is over. */
static void
catapult_flung (CarcState *state)
{
  const guint next = table_next_there (state->rules, state->away, state->asked);
  carc_catapult_edit (state)->hits = 0;
  if (next == first_to_fling (state))
    catapult_over (state);
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

#define POINTS 5

/* ---- throws: who can be hit ---- */

static gboolean
can_be_hit (const CarcState *state, guint index)
{
  return carc_figure_touch (state, index, CARC_TOUCH_HIT, NULL);
}

/* P6 */
static gboolean
is_follower_in_reach (const CarcState *state, guint index)
{
  return carc_is_follower (state->figures[index].kind) && carc_figure_touch (state, index, CARC_TOUCH_SEDUCE, NULL);
}

/* May a figure of this kind, of the player who flings, come in the place of that one?  P7 */
static gboolean
may_replace (const CarcState *state, guint kind, guint index, TableRefusal *why)
{
  const CarcFigure *figure = &state->figures[index];
  if (!carc_is_follower (kind))
    return table_refuse (why, _ ("only a follower comes in the place of another"));
  if (!state->agreed && carc_rule (state, CARC_P7) == CARC_P7_SAME && kind != figure->kind)
    return table_refuse (why, _ ("by P7 a figure of the same kind comes in its place"));
  if (carc_figure_in_supply (state, state->asked, (CarcFigureKind) kind) == CARC_NONE)
    return carc_refuse_none_left (state, state->asked, kind, why);
  if (figure->place == CARC_PLACE_FEATURE ? !carc_figure_may_stand (state, state->asked, kind, figure->node, why)
                                          : !carc_place_lets_in (state, figure->place, kind, why))
    return FALSE;
  /* The dragon keeps figures from the land, not from towers (D6). */
  return !carc_place_rows[figure->place]->deploys || carc_may_deploy (state, kind, figure->slot, why);
}

static gboolean
can_be_seduced (const CarcState *state, guint index)
{
  if (!is_follower_in_reach (state, index))
    return FALSE;
  if (carc_rule (state, CARC_P7) == CARC_P7_SAME && !state->agreed)
    return may_replace (state, state->figures[index].kind, index, NULL);
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (may_replace (state, kind, index, NULL))
      return TRUE;
  return FALSE;
}

/* Which figures the throw that is asked about can concern. */
static CarcPick
pick_of (const CarcState *state)
{
  return state->ask == CARC_ASK_HIT ? can_be_hit : can_be_seduced;
}

/* The figure that the entry names, or one equal to it.  CARC_NONE and a refusal if nobody stands there, or if no throw
 * reaches it. */
static guint
find_thrown_at (const CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const guint found = carc_pick_find (state, pick_of (state), &entry->at, (guint) entry->player, entry->figure);
  if (found == CARC_NONE)
    carc_refuse_no_figure (state, (guint) entry->player, &entry->at, why);
  else if (state->ask == CARC_ASK_SEDUCE && !carc_is_follower (state->figures[found].kind))
    table_refuse (why, _ ("%s: only a follower is seduced"), _ (carc_figures[entry->figure]->name));
  else if (carc_figure_touch (state, found, state->ask == CARC_ASK_HIT ? CARC_TOUCH_HIT : CARC_TOUCH_SEDUCE, why))
    return found;
  return CARC_NONE;
}

/* ---- knock out and seduction ---- */

static gboolean
throw_apply_hit (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint figure = carc_which_of (state, find_thrown_at (state, given, why), given, why);
  if (figure == CARC_NONE)
    return FALSE;
  carc_figure_home (state, figure, CARC_LEFT_KNOCKED);
  carc_catapult_edit (state)->hits++;
  return TRUE;
}

/* The new follower comes first: so its player's builder does not lose its last companion if both are of one player. */
static gboolean
throw_apply_seduce (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint kind = ((const CarcEntry *) given)->choice;
  const guint figure = carc_which_of (state, find_thrown_at (state, given, why), given, why);
  if (figure == CARC_NONE || !may_replace (state, kind, figure, why))
    return FALSE;
  const guint comes = carc_figure_in_supply (state, state->asked, (CarcFigureKind) kind);
  const CarcAt at = carc_figure_at (state, figure);
  state->agreed = FALSE; /* what is asked next goes by the rules */
  carc_figure_put (state, comes, &at);
  carc_figure_home (state, figure, CARC_LEFT_SEDUCED);
  catapult_flung (state);
  return TRUE;
}

/* Nothing more came of it. */
static gboolean
throw_apply_done (gpointer state, gconstpointer given, TableRefusal *why)
{
  catapult_flung (state);
  return TRUE;
}

/* ---- target and catch ---- */

static void
book (CarcState *state, guint8 players, CarcBecause because, CarcRuling ruling)
{
  CarcVerdict verdict = { .winners = players, .because = because, .tie = -1 };
  TableLine line = {
    .kind = CARC_LINE_CATAPULT, .feature = -1, .x = (gint16) state->about[0], .y = (gint16) state->about[1]
  };
  table_rulings_put (&verdict.rulings, ruling);
  carc_add_term (&line, 1, POINTS, CARC_NOUN_THROW);
  carc_book (state, &verdict, &line);
}

static gboolean
throw_apply_target (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  for (guint i = 0; i < state->rules->n_players && entry->kind == CARC_ENTRY_TARGET; i++)
    if ((entry->players >> i) & 1 && !carc_is_there (state, i))
      return table_refuse_away (state->rules, i, why);
  if (entry->kind == CARC_ENTRY_TARGET)
    book (state, entry->players, CARC_BECAUSE_TARGET, CARC_P8);
  catapult_over (state);
  return TRUE;
}

/* P9 */
static gboolean
may_catch (const CarcState *state, guint player, TableRefusal *why)
{
  const guint rule = carc_rule (state, CARC_P9);
  const char *name = carc_name (state, state->asked);
  if (player == state->asked)
    return table_refuse (why, _ ("%s does not catch a token of their own"), name);
  if (!carc_is_there (state, player))
    return table_refuse_away (state->rules, player, why);
  if (state->agreed)
    return TRUE;
  if (rule == CARC_P9_LEFT && player != table_next_there (state->rules, state->away, state->asked))
    return table_refuse (why, _ ("by P9 only the neighbour to the left of %s catches"), name);
  return rule != CARC_P9_RIGHT || table_next_there (state->rules, state->away, player) == state->asked
         || table_refuse (why, _ ("by P9 only the neighbour to the right of %s catches"), name);
}

static gboolean
throw_apply_caught (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint player = (guint) ((const CarcEntry *) given)->player;
  if (!may_catch (state, player, why))
    return FALSE;
  state->agreed = FALSE; /* what is asked next goes by the rules */
  book (state, (guint8) (1 << player), CARC_BECAUSE_CAUGHT, CARC_P9);
  catapult_flung (state);
  return TRUE;
}

/* ---- throws: offers ---- */

static void
throw_offer_comers (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                    GArray *offers)
{
  const CarcState *state = data;
  const guint figure = find_thrown_at (state, given, NULL);
  for (guint kind = 0; figure != CARC_NONE && kind < carc_n_figures; kind++)
    if (may_replace (state, kind, figure, NULL))
      table_offer_add (offers, (gint32) kind);
}

static void
throw_offer_nearest (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  const CarcState *state = data;
  const guint there = table_there (state->rules, state->away);
  table_offer_players (state, there & ~(guint) ((const CarcEntry *) given)->players, offers);
}

static void
throw_offer_catchers (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  const CarcState *state = data;
  guint players = 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    if (may_catch (state, i, NULL))
      players |= 1u << i;
  table_offer_players (state, players, offers);
}

/* ---- throws: words ---- */

static char *
throw_tell_place (gconstpointer state, gconstpointer given, const TableOffer *offer)
{
  return carc_pick_tell (state, pick_of (state), offer);
}

static char *
throw_tell_hit (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  /* Translators: who flung, whose figure, which kind, where */
  return g_strdup_printf (_ ("%s knocks out: %s, %s, %s"), carc_name (before, before->asked),
                          carc_name (before, entry->player), _ (carc_figures[entry->figure]->name), place);
}

static char *
throw_tell_hit_done (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (carc_catapult_of (before)->hits > 0 ? _ ("%s knocks out nobody else")
                                                              : _ ("%s knocks out nobody"),
                          carc_name (before, before->asked));
}

static char *
throw_tell_seduce (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  /* Translators: who flung, whose figure, which kind, where, the kind that comes in its place */
  return g_strdup_printf (_ ("%s seduces: %s, %s, %s; in its place: %s"), carc_name (before, before->asked),
                          carc_name (before, entry->player), _ (carc_figures[entry->figure]->name), place,
                          _ (carc_figures[entry->choice]->name));
}

static char *
throw_tell_target (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *names = carc_names_tell (before, ((const CarcEntry *) given)->players);
  return g_strdup_printf (_ ("nearest to the fair on %d,%d: %s"), before->about[0], before->about[1], names);
}

static char *
throw_tell_no_target (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("no token lies near the fair on %d,%d"), before->about[0], before->about[1]);
}

static char *
throw_tell_caught (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s catches the token of %s"), carc_name (before, ((const CarcEntry *) given)->player),
                          carc_name (before, before->asked));
}

/* ---- questions ---- */

static char *
ask_hit (const CarcState *state)
{
  return g_strdup_printf (carc_catapult_of (state)->hits > 0 ? _ ("%s: which others does the token knock out?")
                                                             : _ ("%s: which figures does the token knock out?"),
                          carc_name (state, state->asked));
}

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_FLING, .word = "fling", .says = N_ ("%s: the fair on %d,%d; which token does everybody fling?") },
  { .id = CARC_ASK_HIT, .word = "hit", .tell = ask_hit, .unchosen = TRUE },
  { .id = CARC_ASK_SEDUCE, .word = "seduce", .says = N_ ("%s: is the follower nearest to the token exchanged?") },
  { .id = CARC_ASK_TARGET,
    .word = "target",
    .says = N_ ("%s: all have flung; who lies nearest to the fair on %d,%d?"),
    .unchosen = TRUE },
  { .id = CARC_ASK_CATCH, .word = "catch", .says = N_ ("%s: who catches the token?"), .unchosen = TRUE },
};

/* ---- the acts ---- */

#define FLING(verbs, token, titles, keys)                                                                              \
  {                                                                                                                    \
    .kind = CARC_ENTRY_FLING, .verb = verbs, .fixed = { CARC_FIXED_FIELD (choice, token) }, .n_fixed = 1,              \
    .when = CARC_WHEN (FLING), .title = titles, .key = keys, .apply = apply_fling, .tell = tell_fling                  \
  }
#define FIGURE_OPERANDS(picks)                                                                                         \
  { .type = &carc_operand_standing, CARC_PICKED (at, picks), .tell = throw_tell_place }, CARC_PICKED_PLAYER (picks),   \
      CARC_PICKED_KIND (picks), CARC_PICKED_WHICH (picks)

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
    .operands = { FIGURE_OPERANDS (can_be_hit) },
    .when = CARC_WHEN (HIT), .prefixed = CARC_WHEN (HIT), .apply = throw_apply_hit, .tell = throw_tell_hit },
  { .kind = CARC_ENTRY_HIT_DONE, .verb = "hit done",
    .when = CARC_WHEN (HIT), .title = N_ ("No other figure"),
    .apply = throw_apply_done, .tell = throw_tell_hit_done },
  { .kind = CARC_ENTRY_SEDUCE, .verb = "seduce",
    .operands = { FIGURE_OPERANDS (can_be_seduced),
                  { .type = &carc_operand_figure, CARC_FIELD (choice), .word = "with",
                    .ask = N_ ("Who comes in its place?"), .offer = throw_offer_comers } },
    .when = CARC_WHEN (SEDUCE), .prefixed = CARC_WHEN (SEDUCE), .apply = throw_apply_seduce,
    .tell = throw_tell_seduce },
  { .kind = CARC_ENTRY_NO_SEDUCE, .verb = "seduce nobody",
    .when = CARC_WHEN (SEDUCE), .title = N_ ("No exchange"),
    .apply = throw_apply_done, .says = N_ ("%s seduces nobody") },
  { .kind = CARC_ENTRY_TARGET, .verb = "target",
    .operands = { { .type = &carc_operand_players, CARC_FIELD (players), .flags = TABLE_OPERAND_REPEATED,
                    .offer = throw_offer_nearest } },
    .when = CARC_WHEN (TARGET), .apply = throw_apply_target, .tell = throw_tell_target },
  { .kind = CARC_ENTRY_NO_TARGET, .verb = "no target",
    .when = CARC_WHEN (TARGET), .title = N_ ("Nobody"),
    .apply = throw_apply_target, .tell = throw_tell_no_target },
  { .kind = CARC_ENTRY_CAUGHT, .verb = "caught",
    .operands = { { .type = &table_operand_player, CARC_FIELD (player), .offer = throw_offer_catchers } },
    .when = CARC_WHEN (CATCH), .prefixed = CARC_WHEN (CATCH), .apply = throw_apply_caught,
    .tell = throw_tell_caught },
  { .kind = CARC_ENTRY_NOT_CAUGHT, .verb = "not caught",
    .when = CARC_WHEN (CATCH), .title = N_ ("Nobody"),
    .apply = throw_apply_done, .says = N_ ("nobody catches the token of %s") },
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
  if (carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_FAIR))
    g_string_append_printf (words, ", %s", _ ("a fair"));
}

static void
catapult_report (const CarcState *state, GString *json)
{
  const CarcCatapult *catapult = carc_catapult_of (state);
  in_object (json, "catapult");
  put_text (json, "token", catapult->round > 0 ? throw_words[catapult->round - 1] : NULL);
  in_array (json, "fairs");
  for (guint i = 0; !state->finished && i < catapult->n_fairs; i++)
    carc_put_slot (json, NULL, state, catapult->fairs[i]);
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
        || !carc_marks_has (carc_slot_cell (state, catapult->fairs[i])->marks, CARC_FAIR))
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

static const CarcLeftRow lefts[] = {
  { CARC_LEFT_KNOCKED, "knocked", N_ ("the catapult knocked it out") },
  { CARC_LEFT_SEDUCED, "seduced", N_ ("the catapult put another in its place") },
};

static const TableHelp help[] = {
  { .topics = "hit, hit done, seduce, seduce nobody, target, no target, caught, not caught",
    .text = N_ ("After a tile with a fair, its player chooses a token, and everybody flings one like it. "
                "You fling on the table, and enter where it came to lie and whom it hit.") },
};

const CarcSystem carc_catapult = {
  .id = CARC_SYSTEM_CATAPULT,
  .name = "catapult",
  .title = N_ ("The Catapult"),
  .description = N_ ("Copies; with fairs and what the catapult does after them"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 15,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (lines),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
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
