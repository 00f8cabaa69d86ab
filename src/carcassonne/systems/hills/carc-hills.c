/* carc-hills.c - Hills and Sheep: hills over hidden tiles settle ties, vineyards make cloisters worth more, and
 * shepherds gather flocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings HL1 to HL4, VY1 and VY2, and the rows of SH1 to SH7 and PC2.  carc-hills-flock.c has the
 * shepherds.  The tile under a hill is one of the stack, and nobody knows which: CarcState.n_hidden.
 */
#include "carc-hills.h"

#include "carcassonne/carc-hills-marks.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-snapshot.h"
#include "carcassonne/systems/abbot/carc-abbot.h"
#include "table/table-intl.h"

#define SHEET N_ ("Hills and Sheep")
#define TILES 18 /* of one set */

static const CarcMarkRow marks[] = {
  { CARC_HILL, "hill", .on_cell = TRUE, .title = N_ ("Hill") },
  { CARC_VINEYARD, "vineyard", .on_cell = TRUE, .title = N_ ("Vineyard") },
};

static const CarcFigureRow figures[] = {
  {
      .id = CARC_SHEPHERD,
      .word = "shepherd",
      .letter = 'H',
      .supply = { 0, 1, 1, 1, 1, 1, 1 },
      .weight = 1, /* beside other shepherds, SH2: he is never in a feature */
      .stands_at = CARC_PLACE_PASTURE,
      .counts_for_arbitress = TRUE,
      .blocks_racers = TRUE,
      .title = N_ ("Shepherds left"),
      .name = N_ ("Shepherd"),
      .some = CARC_FORMS ("%u shepherd", "%u shepherds"),
      .left = { N_ (", shepherd") },
      .none_left = N_ ("%s has no shepherd in the supply"),
      .acted = N_ (", shepherd: %s"),
      .stands = N_ ("%s’s shepherd on the %s"),
      .claims = N_ ("Shepherd: %s"),
      .enters = N_ ("Shepherd into the race"),
      .joins = N_ ("Join with the shepherd"),
  },
};

static const CarcPieceRow pieces[] = { { CARC_PIECE_HIDDEN, "hidden", 'U' }, { CARC_PIECE_FLOCK, "flock", 'S' } };

static const CarcPlaceRow place_rows[] = {
  { CARC_PLACE_PASTURE, "pasture", CARC_NAMED_ON_CELL, .only_left = TRUE, .stands = TRUE, .on_node = TRUE,
    .blocks_racers = TRUE, .block_ruling = CARC_PC2, .touched = 1 << CARC_TOUCH_EAT | 1 << CARC_TOUCH_HIT,
    .name = N_ ("farm"), .spot = N_ ("with the flock"), .where = N_ ("the flock at %d,%d"),
    .left = N_ ("flock at %d,%d") },
};

static const CarcLineRow lines[] = {
  { CARC_LINE_FLOCK, "flock", N_ ("Flocks"), N_ ("flock at %d,%d") },
};
static const CarcNounRow nouns[] = {
  { CARC_NOUN_VINEYARD, "vineyard", CARC_FORMS ("vineyard", "vineyards") },
  { CARC_NOUN_SHEEP, "sheep", CARC_FORMS ("sheep", "sheep") },
};
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_HILL, "hill", N_ ("tied, but with a follower on a hill") },
  { CARC_BECAUSE_NO_HILL, "no-hill", N_ ("tied, but others have more on hills") },
  { CARC_BECAUSE_FLOCK, "flock", N_ ("every shepherd on the farm scores all its sheep") },
};
static const CarcLeftRow lefts[] = {
  { CARC_LEFT_STABLED, "stabled", .quiet = TRUE },
  { CARC_LEFT_WOLF, "wolf", N_ ("a wolf came out of the bag") },
};

static const CarcRulingRow rulings[] = {
  { CARC_HL1,
    "HL1",
    SHEET,
    N_ ("Players are tied, and several of them have followers on hills: who wins?"),
    2,
    { { "one", N_ ("All who have at least one there.") },
      { "number", N_ ("The one with the most followers on hills.") } } },
  { CARC_HL2,
    "HL2",
    SHEET,
    N_ ("A hill and the Arbitress can settle a tie: which comes first?"),
    2,
    { { "hill", N_ ("The hill; she judges between those whom it leaves tied.") },
      { "arbitress", N_ ("The Arbitress; a hill helps those whom she leaves tied.") } },
    { { "arbitress" } } },
  { CARC_HL3, "HL3", SHEET, N_ ("What lies under a hill?"),
    CARC_FIXED (N_ ("One tile from the stack, which nobody looks at and which is not laid any more; none if the stack "
                    "is empty. The program counts it among those that could still come, because nobody knows which "
                    "it is.")) },
  { CARC_HL4, "HL4", SHEET, N_ ("Who settles a tie on a hill?"),
    CARC_FIXED (N_ ("A follower who stands on the tile of the hill, in the feature, and counts for its majority: of a "
                    "completed one, of a farm, and at the end. A hill gives no strength, and no barn, builder, pig or "
                    "shepherd settles anything.")) },
  { CARC_VY1,
    "VY1",
    SHEET,
    N_ ("Is a garden beside a vineyard worth more?"),
    2,
    { { "no", N_ ("No, only a cloister, a shrine or an abbey.") }, { "yes", N_ ("Yes, like a cloister.") } },
    { { "abbot" } } },
  { CARC_VY2, "VY2", SHEET, N_ ("What is a vineyard worth?"),
    CARC_FIXED (N_ ("3 points for each of those on the eight tiles around a cloister, a shrine or an abbey that is "
                    "completed. Nothing at the end, and nothing when an abbot is called home.")) },
  { CARC_SH1,
    "SH1",
    SHEET,
    N_ ("What are sheep worth that are not in the stable at the end?"),
    2,
    { { "none", N_ ("Nothing.") }, { "score", N_ ("As much as in the stable.") } } },
  { CARC_SH2,
    "SH2",
    SHEET,
    N_ ("Several shepherds score a flock: does the Arbitress say anything?"),
    2,
    { { "silent", N_ ("No: each of them gets all points.") },
      { "judge", N_ ("Yes: she gives the points to one of them, as in a tie. Where she would ask the table, those who "
                     "are still equal all get them.") } },
    { { "arbitress" } } },
  { CARC_SH3,
    "SH3",
    SHEET,
    N_ ("Do the points of a flock count where A8 compares points?"),
    2,
    { { "without", N_ ("No: this tile brought them.") },
      { "with", N_ ("Yes: they are booked before its features are scored.") } },
    { { "arbitress" } } },
  { CARC_SH4, "SH4", SHEET, N_ ("Where does a shepherd come?"),
    CARC_FIXED (N_ ("Instead of a follower, onto a farm of the tile just laid on which nobody has a shepherd. Farmers "
                    "do not keep him away, nor he them. He draws a token at once: sheep stay beside him; with a wolf, "
                    "he goes home.")) },
  { CARC_SH5, "SH5", SHEET, N_ ("When does a flock grow or go into the stable?"),
    CARC_FIXED (N_ ("Each time a tile of its player extends the farm, after the act; one of the two must be. Growing "
                    "draws a token; a wolf sends all shepherds of the farm home, without points. In the stable, each "
                    "of them scores all sheep of the farm and goes home. The tokens go back into the bag.")) },
  { CARC_SH6,
    "SH6",
    SHEET,
    N_ ("No tile can extend the farm any more: what happens to its flock?"),
    2,
    { { "stable", N_ ("It goes into the stable at once, whoever laid the tile, and nobody chooses.") },
      { "choose", N_ ("The same, but if the tile is of a player with a shepherd there, that player may draw one more "
                      "token before.") } } },
  { CARC_SH7, "SH7", SHEET, N_ ("What else can happen to a shepherd?"),
    CARC_FIXED (N_ ("The dragon eats him, and the catapult can hit him; then his tokens go back. No tower captures "
                    "him, no fairy comes beside him, he flies nowhere and does not race, and what is done with "
                    "farmers does not concern him.")) },
  { CARC_PC2,
    "PC2",
    N_ ("The Lake, The race for the lighthouse"),
    N_ ("Is a shepherd in the way of racers?"),
    2,
    { { "yes", N_ ("Yes, like other figures.") }, { "no", N_ ("No.") } },
    { { "lake" } } },
};

/* ---- hills and their hidden tiles ---- */

/* There must be room for a tile under each hill of the game. */
static gboolean
hills_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  guint n = 0;
  for (guint i = 0; carc_in_play (rules, CARC_SYSTEM_HILLS) && i < rules->n_tiles; i++)
    for (guint part = 0; part < (guint) rules->tiles[i].w * rules->tiles[i].h; part++)
      n += rules->counts[i] * carc_marks_has (rules->tiles[i].cells[0][part].marks, CARC_HILL);
  return n <= CARC_HIDDEN_MAX
         || table_refuse (why, _ ("there are %u hills in the game: with Hills and Sheep, at most %d can be"), n,
                          CARC_HIDDEN_MAX);
}

static gboolean
is_hill (const CarcState *state, guint16 slot)
{
  return carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_HILL);
}

/* The number of the hill among those with a hidden tile; their number if it has none. */
static guint
find_hidden (const CarcState *state, guint16 slot)
{
  const CarcHills *hills = carc_hills_of (state);
  guint i = 0;
  while (i < hills->n_hidden && hills->hidden[i] != slot)
    i++;
  return i;
}

static void
show_tile (CarcState *state, guint i)
{
  CarcHills *hills = carc_hills_edit (state);
  hills->n_hidden--;
  for (; i < hills->n_hidden; i++)
    hills->hidden[i] = hills->hidden[i + 1];
  hills->hidden[i] = 0;
}

static void
hide_tile (CarcState *state, guint16 slot)
{
  CarcHills *hills = carc_hills_edit (state);
  hills->hidden[hills->n_hidden++] = slot;
}

static void
hills_begin (CarcState *state, gboolean in_play)
{
  static const guint8 tokens[CARC_SHEEP_MOST + 1] = { 2, 4, 5, 5, 2 };
  const CarcRules *rules = state->rules;
  guint printed = 0;
  for (guint i = 0; in_play && i < rules->n_tiles; i++)
    if (!rules->tiles[i].own && g_str_equal (rules->tiles[i].set, carc_systems[CARC_SYSTEM_HILLS]->name))
      printed += rules->counts[i];
  for (guint i = 0; i <= CARC_SHEEP_MOST; i++)
    carc_hills_edit (state)->tokens[i] = (guint8) (tokens[i] * ((printed + TILES - 1) / TILES));
}

/* HL3.  In a snapshot, the tiles are counted when all of them lie. */
static void
hills_laid (CarcState *state)
{
  const gboolean counted = state->ask != CARC_ASK_SNAPSHOT;
  carc_hills_edit (state)->fresh = 0;
  for (guint i = 0; i < state->turn.n_slots; i++)
    {
      const guint16 slot = state->turn.slots[i];
      if (!is_hill (state, slot) || carc_hills_of (state)->n_hidden == CARC_HIDDEN_MAX
          || (counted && state->n_remaining == 0))
        continue;
      hide_tile (state, slot);
      if (!counted)
        continue;
      state->n_remaining--;
      state->n_hidden++;
      carc_effect (state, &(TableLine){ .kind = CARC_EFFECT_HIDDEN,
                                        .player = (gint8) state->player,
                                        .feature = -1,
                                        .tie = -1,
                                        .x = state->slots[slot].x,
                                        .y = state->slots[slot].y });
    }
}

/* The followers of the player who settle a tie there.  HL4 */
static guint
n_on_hills (const CarcState *state, const CarcFigureSet *among, const CarcSurvey *survey, guint player)
{
  guint n = 0;
  for (CARC_EACH_FIGURE (i, among))
    {
      const CarcFigure *figure = &state->figures[i];
      n += figure->player == player && carc_is_follower (figure->kind) && is_hill (state, figure->slot)
           && carc_figure_weight ((CarcFigureKind) figure->kind, survey) > 0;
    }
  return n;
}

/* Of the players who are tied still, those with followers on hills win. */
static void
settle (const CarcState *state, const CarcCase *the_case, CarcVerdict *verdict)
{
  const gboolean count = carc_rule (state, CARC_HL1) == CARC_HL1_NUMBER;
  CarcSurvey survey;
  guint most = 0;
  guint8 best = 0;
  carc_survey_with (state, the_case->node, &the_case->figures, &survey);
  for (guint player = 0; verdict->winners >> player != 0; player++)
    {
      const guint there = verdict->winners >> player & 1 ? n_on_hills (state, &the_case->figures, &survey, player) : 0;
      const guint n = count ? there : MIN (there, 1);
      best = n > most ? (guint8) (1 << player) : (guint8) (best | (n > 0 && n == most) << player);
      most = MAX (most, n);
    }
  if (most == 0 || best == verdict->winners)
    return;
  verdict->winners = best;
  verdict->because = CARC_BECAUSE_HILL;
  verdict->outdone = CARC_BECAUSE_NO_HILL;
  table_rulings_put (&verdict->rulings, CARC_HL1);
  if (carc_in_play (state->rules, CARC_SYSTEM_ARBITRESS))
    table_rulings_put (&verdict->rulings, CARC_HL2);
}

static void
settle_first (const CarcState *state, const CarcCase *the_case, CarcVerdict *verdict)
{
  if (carc_rule (state, CARC_HL2) == CARC_HL2_HILL)
    settle (state, the_case, verdict);
}

/* After the Arbitress, who comes before in the list of the systems. */
static gboolean
settle_last (CarcState *state, const CarcCase *the_case, CarcVerdict *verdict)
{
  if (carc_rule (state, CARC_HL2) == CARC_HL2_ARBITRESS)
    settle (state, the_case, verdict);
  return TRUE;
}

/* ---- vineyards ---- */

#define FOR_A_VINEYARD 3

static int
n_vineyards (const CarcState *state, guint16 cloister)
{
  const guint16 slot = state->nodes[cloister].slot;
  int n = 0;
  for (guint i = 0; i < 8; i++)
    {
      const guint16 beside = carc_slot_around (state, slot, i);
      n += carc_slot_placed (state, beside) && carc_marks_has (carc_slot_cell (state, beside)->marks, CARC_VINEYARD);
    }
  return n;
}

static gboolean
takes_wine (const CarcState *state, guint16 cloister)
{
  return !carc_is_garden (state, cloister) || carc_rule (state, CARC_VY1) == CARC_VY1_YES;
}

static void
hills_worth (const CarcState *state, const CarcSurvey *survey, gboolean final, CarcWorth *worth)
{
  if (survey->kind != CARC_CLOISTER || !survey->complete || final || !takes_wine (state, survey->root))
    return;
  const int n = n_vineyards (state, survey->root);
  if (n == 0)
    return;
  carc_worth_set (worth, CARC_NOUN_VINEYARD, n, FOR_A_VINEYARD);
  table_rulings_put (&worth->rulings, CARC_VY2);
}

/* ---- a snapshot, and tiles that were forgotten ---- */

static gboolean
apply_now_hidden (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  const gboolean counted = state->ask != CARC_ASK_SNAPSHOT;
  if (!carc_slot_placed (state, slot) || !is_hill (state, slot) || !carc_in_play (state->rules, CARC_SYSTEM_HILLS))
    return table_refuse (why, _ ("there is no hill on %d,%d"), entry->x, entry->y);
  const guint i = find_hidden (state, slot), n = carc_hills_of (state)->n_hidden;
  if ((i < n) == (entry->number > 0))
    return TRUE;
  if (i < n)
    show_tile (state, i);
  else if (n == CARC_HIDDEN_MAX || (counted && state->n_remaining < 2))
    return table_refuse (why, _ ("the stack has no tile to spare"));
  else
    hide_tile (state, slot);
  if (counted)
    {
      state->n_remaining = (guint16) (state->n_remaining + (i < n ? 1 : -1));
      state->n_hidden = (guint16) (state->n_hidden + (i < n ? -1 : 1));
    }
  return TRUE;
}

static void
offer_now_hidden (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                  GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  const gboolean hides = carc_slot_placed (state, slot) && find_hidden (state, slot) < carc_hills_of (state)->n_hidden;
  table_offer_add (offers, 0);
  if (hides || state->ask == CARC_ASK_SNAPSHOT || state->n_remaining > 1)
    table_offer_add (offers, 1);
}

/* The tiles under hills are taken from the stack now; it may have been empty before the last hills were laid. */
static gboolean
hills_resume (CarcState *state, TableRefusal *why)
{
  CarcHills *hills = carc_hills_edit (state);
  if (!carc_flock_resume (state, why))
    return FALSE;
  hills->fresh = 0;
  while (hills->n_hidden > state->n_remaining)
    show_tile (state, hills->n_hidden - 1u);
  state->n_hidden = hills->n_hidden;
  state->n_remaining = (guint16) (state->n_remaining - hills->n_hidden);
  return TRUE;
}

static gboolean
hills_validate (const CarcState *state, TableRefusal *why)
{
  const CarcHills *hills = carc_hills_of (state);
  if (state->n_hidden != (state->ask == CARC_ASK_SNAPSHOT ? 0 : hills->n_hidden))
    return table_refuse (why, "%u tiles are hidden, %u hills hide one", state->n_hidden, hills->n_hidden);
  for (guint i = 0; i < hills->n_hidden; i++)
    if (!carc_slot_placed (state, hills->hidden[i]) || !is_hill (state, hills->hidden[i])
        || find_hidden (state, hills->hidden[i]) != i)
      return table_refuse (why, "hidden tile %u is under no hill", i);
  return carc_flock_validate (state, why);
}

/* ---- the acts ---- */

/* clang-format off */
static const TableAct acts[] = {
  { .kind = CARC_ACT_SHEPHERD, .verb = "shepherd", .group = CARC_GROUP_ACTS,
    .fixed = { CARC_FIXED_FIELD (figure, CARC_SHEPHERD) }, .n_fixed = 1,
    .operands = { { .type = &carc_operand_claim, CARC_FIELD (at), .offer = carc_shepherd_offer } },
    .title = NC_ ("choice", "Shepherd"), .offered = carc_shepherd_offered, .apply = carc_shepherd_apply,
    .tell = carc_shepherd_tell },
  { .kind = CARC_ENTRY_FLOCK, .verb = "flock",
    .operands = { { .type = &carc_operand_token, CARC_FIELD (choice) } },
    .when = CARC_WHEN (TOKEN) | CARC_WHEN (FLOCK), .chance = TRUE, .apply = carc_flock_apply,
    .tell = carc_flock_tell },
  { .kind = CARC_ENTRY_STABLE, .verb = "flock stable", .when = CARC_WHEN (FLOCK),
    .title = N_ ("Into the stable"), .key = 's', .apply = carc_flock_apply_stable, .tell = carc_flock_tell_stable },
  { CARC_NOW_ROW (CARC_ENTRY_NOW_HIDDEN, "hidden", N_ ("A tile under a hill"), 0, apply_now_hidden),
    .prefixed = CARC_WHEN (TILE),
    .operands = { CARC_NOW_SLOT (N_ ("Which hill?"), is_hill), CARC_NOW_NUMBER (0, 1, offer_now_hidden) } },
  CARC_NOW (CARC_ENTRY_NOW_SHEPHERD, "shepherd", N_ ("A shepherd on a farm"), 0, carc_flock_apply_now_shepherd,
            CARC_NOW_PLAYER (N_ ("Whose shepherd?")),
            { .type = &carc_operand_at, CARC_FIELD (at), .offer = carc_flock_offer_farms }),
  CARC_NOW (CARC_ENTRY_NOW_FLOCK, "flock", N_ ("Tokens beside a shepherd"), 0, carc_flock_apply_now,
            { .type = &table_operand_player, CARC_FIELD (player), .ask = N_ ("Beside whose shepherd?"),
              .offer = carc_flock_offer_owners },
            { .type = &carc_operand_sheep, CARC_FIELD (choice), .low = 1, .high = CARC_SHEEP_MOST },
            CARC_NOW_NUMBER (0, 5 * CARC_HILLS_SETS_MAX, carc_flock_offer_now)),
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_TOKEN,
    .word = "token",
    .says = N_ ("%s: which token for the shepherd on %d,%d?"),
    .unchosen = TRUE },
  { .id = CARC_ASK_FLOCK, .word = "flock", .tell = carc_flock_ask_tell },
};

/* ---- words, pictures, JSON ---- */

static char *
hidden_tell (gconstpointer state, const TableLine *effect)
{
  return g_strdup_printf (_ ("an unseen tile comes under the hill on %d,%d"), effect->x, effect->y);
}

static char *
sheep_tell (gconstpointer state, const TableLine *effect)
{
  const int n = effect->terms[0].count;
  /* Translators: beside a shepherd, after a token was drawn */
  return g_strdup_printf (ngettext ("the flock has %d sheep now", "the flock has %d sheep now", n), n);
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_HIDDEN, "hidden", NULL, hidden_tell, .told = TABLE_TOLD_AFTER, .plain = TRUE, .quiet = TRUE },
  { CARC_EFFECT_SHEEP, "sheep", carc_effect_feature, sheep_tell, .counts = "sheep", .told = TABLE_TOLD_AFTER,
    .quiet = TRUE },
};

static const CarcTallyRow tallies[] = {
  { N_ ("Sheep"), "sheep", CARC_FORMS ("%u sheep", "%u sheep"), .count = carc_sheep_of },
};

static guint
count_hidden (const CarcState *state)
{
  return state->n_hidden;
}

static const CarcMiddleRow middle[] = {
  { N_ ("Tiles under hills"), count_hidden, FALSE, "hidden" },
  { N_ ("Tokens in the bag"), carc_bag_all, FALSE, "bag" },
};

static guint
hills_standing (const CarcState *state, CarcPiece *standing, guint max)
{
  const CarcHills *hills = carc_hills_of (state);
  guint n = 0;
  for (guint i = 0; i < hills->n_hidden && n < max; i++)
    {
      const CarcSlot *slot = &state->slots[hills->hidden[i]];
      standing[n++] = (CarcPiece){ CARC_PIECE_HIDDEN, slot->x, slot->y, -1, CARC_PIECE_ON_MARK };
    }
  for (guint player = 0; player < state->rules->n_players && n < max; player++)
    if (carc_sheep_of (state, player) > 0)
      {
        const CarcNode *node = &state->nodes[state->figures[carc_shepherd_of (state, player)].node];
        const CarcSlot *slot = &state->slots[node->slot];
        standing[n++] = (CarcPiece){ CARC_PIECE_FLOCK, slot->x,
                                     slot->y,          -1,
                                     node->segment,    (guint8) carc_sheep_of (state, player) };
      }
  return n;
}

static void
hills_tell (const CarcState *state, GString *out)
{
  const guint hidden = state->n_hidden;
  if (hidden > 0)
    g_string_append_printf (
        out, ngettext ("%u tile lies unseen under hills\n", "%u tiles lie unseen under hills\n", hidden), hidden);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint shepherd = carc_shepherd_of (state, player), sheep = carc_sheep_of (state, player);
      if (shepherd == CARC_NONE)
        continue;
      const CarcSlot *slot = &state->slots[state->figures[shepherd].slot];
      /* Translators: the player, how many sheep, the cell */
      g_string_append_printf (
          out, ngettext ("%s’s shepherd has %u sheep on %d,%d\n", "%s’s shepherd has %u sheep on %d,%d\n", sheep),
          carc_name (state, (int) player), sheep, slot->x, slot->y);
    }
}

static void
hills_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint shepherd = carc_shepherd_of (state, player), sheep = carc_sheep_of (state, player);
      if (sheep > 0 && state->figures[shepherd].slot == slot)
        g_string_append_printf (words, ngettext (", %u sheep", ", %u sheep", sheep), sheep);
    }
  if (is_hill (state, slot))
    g_string_append_printf (
        words, ", %s",
        find_hidden (state, slot) < carc_hills_of (state)->n_hidden ? _ ("a hill over an unseen tile") : _ ("a hill"));
  if (carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_VINEYARD))
    g_string_append_printf (words, ", %s", _ ("a vineyard"));
}

static char *
hills_note (const CarcState *state)
{
  const guint n = state->n_hidden;
  return n > 0 ? g_strdup_printf (ngettext ("%u tile under hills", "%u tiles under hills", n), n) : NULL;
}

static void
report_flock (const CarcState *state, guint player, GString *json)
{
  const CarcSlot *slot = &state->slots[state->figures[carc_shepherd_of (state, player)].slot];
  put_object (json, NULL);
  put_text (json, "player", state->rules->players[player].name);
  put_cell (json, "cell", slot->x, slot->y);
  put_number (json, "sheep", (int) carc_sheep_of (state, player));
  put_array (json, "tokens");
  for (guint i = 1; i <= CARC_SHEEP_MOST; i++)
    put_number (json, NULL, carc_hills_of (state)->flock[player][i]);
  end_array (json);
  end_object (json);
}

static void
hills_report (const CarcState *state, GString *json)
{
  const CarcHills *hills = carc_hills_of (state);
  put_object (json, "hills");
  put_array (json, "hidden");
  for (guint i = 0; i < hills->n_hidden; i++)
    put_cell (json, NULL, state->slots[hills->hidden[i]].x, state->slots[hills->hidden[i]].y);
  end_array (json);
  put_array (json, "flocks");
  for (guint player = 0; player < state->rules->n_players; player++)
    if (carc_shepherd_of (state, player) != CARC_NONE)
      report_flock (state, player, json);
  end_array (json);
  put_array (json, "bag");
  for (guint i = 0; i <= CARC_SHEEP_MOST; i++)
    put_number (json, NULL, (int) carc_bag_of (state, i));
  end_array (json);
  end_object (json);
}

/* ---- answers of the desk ---- */

static void
say_bag (const CarcState *state, TableAnswer *answer)
{
  for (guint sheep = 1; sheep <= CARC_SHEEP_MOST; sheep++)
    table_answer_count (
        answer, TABLE_SAYS_KNOWN, -1, (int) carc_bag_of (state, sheep),
        g_strdup_printf (ngettext ("tokens with %u sheep in the bag", "tokens with %u sheep in the bag", sheep),
                         sheep));
  table_answer_count (answer, TABLE_SAYS_KNOWN, -1, (int) carc_bag_of (state, CARC_WOLF),
                      g_strdup (_ ("wolves in the bag")));
}

static void
say_flocks (const TableMoment *moment, TableAnswer *answer)
{
  const CarcState *state = moment->state;
  const TableRulingSet rules = TABLE_RULINGS (CARC_SH1, CARC_SH5, CARC_SH6);
  g_auto (CarcEnding) ending;
  carc_ending_init (&ending, moment);
  table_answer_title (answer, g_strdup (_ ("the flocks")));
  for (guint i = 0; i < ending.end->ledger.n_lines; i++)
    if (ending.end->ledger.lines[i].kind == CARC_LINE_FLOCK)
      table_answer_gets (answer, ending.end, &ending.end->ledger.lines[i], i >= ending.from);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (carc_shepherd_of (state, player) != CARC_NONE)
      table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, (int) carc_sheep_of (state, player),
                          g_strdup (_ ("sheep beside the shepherd")));
  say_bag (state, answer);
  table_rulings_join (&answer->rulings, &rules);
}

/* Sheep on a farm, vineyards around a cloister, and followers on hills. */
static void
say_feature (const CarcState *state, const CarcQuery *query, TableAnswer *answer)
{
  const guint16 node = carc_board_node (state, query->at.cell_x, query->at.cell_y, &query->at.spot);
  TableRulingSet rules = TABLE_NO_RULINGS;
  if (node == CARC_NONE)
    return;
  const CarcNode *feature = &state->nodes[state->nodes[node].feature];
  const CarcFigureSet there = carc_figures_on (state, node);
  CarcSurvey survey;
  carc_survey_with (state, node, &there, &survey);
  if (feature->kind == CARC_FARM && carc_shepherds_on (state, survey.root) != 0)
    {
      table_answer_count (answer, TABLE_SAYS_KNOWN, -1, (int) carc_sheep_on (state, survey.root),
                          g_strdup (_ ("sheep on the farm")));
      table_rulings_put (&rules, CARC_SH5);
    }
  if (feature->kind == CARC_CLOISTER && takes_wine (state, node) && n_vineyards (state, node) > 0)
    {
      table_answer_count (answer, TABLE_SAYS_KNOWN, -1, n_vineyards (state, node),
                          g_strdup (_ ("vineyards around it")));
      table_rulings_put (&rules, CARC_VY2);
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint n = n_on_hills (state, &there, &survey, player);
      if (n == 0)
        continue;
      table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player, (int) n, g_strdup (_ ("followers on hills")));
      table_rulings_put (&rules, CARC_HL1);
    }
  table_rulings_join (&answer->rulings, &rules);
}

static gboolean
hills_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  if (query->query.kind == CARC_QUERY_FLOCKS)
    say_flocks (moment, answer);
  else if (query->query.kind == CARC_QUERY_FEATURE)
    say_feature (moment->state, query, answer);
  return TRUE;
}

static const TableAct queries[] = {
  { .kind = CARC_QUERY_FLOCKS, .verb = "flocks", .when = TABLE_ALWAYS, .title = N_ ("The flocks") },
};

static const char *const tile_names[] = {
  N_ ("city edge parting the fields, vineyard"),
  N_ ("two cities that share an edge, vineyard"),
  N_ ("city in the corner, hill"),
  N_ ("two city edges at a corner, hill"),
  N_ ("city in the corner, vineyard"),
  N_ ("two city edges facing, hill"),
  N_ ("two city edges facing, vineyard"),
  N_ ("city edge with a gate, hill"),
  N_ ("city edge, curve to the east, hill"),
  N_ ("cloister, city edge, curve"),
  N_ ("cloister, curve and road"),
  N_ ("two city edges, one with a gate, vineyard"),
  N_ ("two roads that end at a hill"),
  N_ ("two roads at a corner that end at a hill"),
  N_ ("city edge, curve to the west, hill"),
  N_ ("straight road, road that ends there, vineyard"),
};

static const TableHelp help[] = {
  { .topics = "shepherd, flock",
    .text = N_ ("Under each hill goes a tile that nobody sees; followers on a hill win a tie. A vineyard makes a "
                "cloister beside it worth 3 more when it is completed. A shepherd comes onto a farm beside the "
                "farmers; you enter what comes out of the bag for him. When your tile extends his farm, the flock "
                "grows by another token, or it goes into the stable and scores. A wolf sends all shepherds of the "
                "farm home.") },
};

const CarcSystem carc_hills = {
  .id = CARC_SYSTEM_HILLS,
  .name = "hills",
  .title = N_ ("Hills and Sheep"),
  .description = N_ ("Copies; with hidden tiles under hills, vineyards and shepherds with flocks"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .most = CARC_HILLS_SETS_MAX,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (figures),
  .figures_stand = CARC_PLACE_PASTURE,
  CARC_ROWS (pieces),
  CARC_ROWS (place_rows),
  CARC_ROWS (tallies),
  CARC_ROWS (middle),
  .lucks = carc_flock_lucks,
  .n_lucks = CARC_N_FLOCK_LUCKS,
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .part_size = sizeof (CarcHills),
  .compile = hills_compile,
  .begin = hills_begin,
  .laid = hills_laid,
  .before_scoring = carc_flock_before_scoring,
  .worth = hills_worth,
  .settle = settle_first,
  .judge = settle_last,
  .figure_left = carc_flock_left,
  .finish = carc_flock_finish,
  .promise = carc_flock_promise,
  .ask = carc_flock_ask,
  .asks_in = CARC_IN (ACTED),
  .asks_first = TRUE,
  .validate = hills_validate,
  .resume = hills_resume,
  .luck = carc_flock_luck,
  .report = hills_report,
  .standing = hills_standing,
  .tell = hills_tell,
  .tell_cell = hills_tell_cell,
  .leads_to = carc_flock_leads_to,
  .note = hills_note,
  CARC_ROWS (queries),
  .answer = hills_answer,
};
