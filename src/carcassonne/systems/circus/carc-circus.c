/* carc-circus.c - Under the Big Top: the big top goes from circus to circus, and the token under it says what followers
 * around it bring; ringmasters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings BT1 to BT3, BT5, BT7 to BT9, BT12 and RM1 to RM3.  A circus that is laid waits until its tile is
 * scored and wagons have moved on.  Then the token under the big top is turned over, the followers around it are paid,
 * and the big top comes to the new circus with a fresh token.  The last token is turned over before the final scoring,
 * when nobody can move anything any more; a forecast takes the mean of the tokens that nobody has seen.
 *
 * carc-circus-pyramid.c has the acrobats, carc-circus-tell.c all words.
 */
#include "carc-circus-room.h"

#include "carcassonne/carc-catapult-marks.h"
#include "carcassonne/carc-circus-marks.h"
#include "carcassonne/carc-snapshot.h"
#include "carcassonne/systems/bridge/carc-bridge.h"
#include "carcassonne/systems/tower/carc-tower.h"
#include "table/table-intl.h"

#include <stdlib.h>

#define SHEET N_ ("Under the Big Top")
#define FOR_EACH_SPACE 2 /* of a ringmaster */

static const CarcMarkRow marks[] = {
  { CARC_CIRCUS, "circus", .on_cell = TRUE, .title = N_ ("Circus") },
  { CARC_ACROBATS, "acrobats", .on_cell = TRUE, .title = N_ ("Place for acrobats") },
};
static const CarcPieceRow pieces[] = {
  { CARC_PIECE_BIGTOP, "bigtop", 'O' },
  { CARC_PIECE_ANIMAL, "animal", 'V' },
};

static const CarcFigureRow figures[] = {
  {
      .id = CARC_RINGMASTER,
      .word = "ringmaster",
      .letter = 'R',
      .supply = { 0, 1, 1, 1, 1, 1, 1 },
      .weight = 1,
      .counts_for_arbitress = TRUE,
      .may_race = TRUE,
      .guards = TRUE,
      .blocks_racers = TRUE,
      .title = N_ ("Ringmasters left"),
      .name = N_ ("Ringmaster"),
      .some = CARC_FORMS ("%u ringmaster", "%u ringmasters"),
      .left = { N_ (", ringmaster") },
      .none_left = N_ ("%s has no ringmaster in the supply"),
      .acted = N_ (", ringmaster: %s"),
      .stands = N_ ("%s’s ringmaster on the %s"),
      .claims = N_ ("Ringmaster: %s"),
      .enters = N_ ("Ringmaster into the race"),
      .joins = N_ ("Join with the ringmaster"),
  },
};

static const CarcLineRow lines[] = {
  { CARC_LINE_BIGTOP, "bigtop", N_ ("Big top"), N_ ("big top at %d,%d") },
  { CARC_LINE_PYRAMID, "pyramid", N_ ("Acrobats"), N_ ("pyramid at %d,%d") },
  { CARC_LINE_RINGMASTER, "ringmaster", N_ ("Ringmasters"), N_ ("ringmaster at %d,%d") },
};
static const CarcNounRow nouns[] = {
  { CARC_NOUN_SPECTATOR, "spectator", CARC_FORMS ("follower", "followers") },
  { CARC_NOUN_ACROBAT, "acrobat", CARC_FORMS ("acrobat", "acrobats") },
  { CARC_NOUN_CIRCUS, "circus", CARC_FORMS ("circus", "circuses") },
  { CARC_NOUN_PYRAMID, "acrobats", CARC_FORMS ("place for acrobats", "places for acrobats") },
};
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_TOKEN, "token", N_ ("what the animal token shows, for each follower on the tile and around it") },
  { CARC_BECAUSE_UNTURNED, "unturned",
    N_ ("the animal token is not turned over yet: so much is shown by those that are left, on average") },
  { CARC_BECAUSE_ACROBATS, "acrobats", N_ ("5 for each acrobat of the pyramid") },
  { CARC_BECAUSE_RINGMASTER, "ringmaster",
    N_ ("2 for each circus and each place for acrobats on his tile and around it") },
  { CARC_BECAUSE_ACROBAT_BESIDE_FAIRY, "acrobat-beside-fairy", N_ ("the fairy stands beside the acrobat") },
};
static const CarcLeftRow lefts[] = { { CARC_LEFT_BOWED, "bowed", .quiet = TRUE } };

static const CarcRulingRow rulings[] = {
  { CARC_BT1,
    "BT1",
    SHEET,
    N_ ("When the last animal token is turned over at the end: do figures still count whose features were scored "
        "then?"),
    2,
    { { "standing", N_ ("Yes, they and the acrobats still stand there.") },
      { "home", N_ ("No, they and the acrobats have gone home.") } } },
  { CARC_BT2,
    "BT2",
    SHEET,
    N_ ("How many followers has each player?"),
    2,
    { { "seven", N_ ("7, as without the circus.") }, { "nine", N_ ("9, as in the box of 2024 and later.") } } },
  { CARC_BT3,
    "BT3",
    SHEET,
    N_ ("Do racers and the Keeper count for the big top?"),
    2,
    { { "yes", N_ ("Yes, they are followers and stand on their tiles.") }, { "no", N_ ("No.") } },
    { { "lake" } } },
  { CARC_BT4,
    "BT4",
    SHEET,
    N_ ("May a tower capture an acrobat?"),
    2,
    { { "yes", N_ ("Yes.") }, { "no", N_ ("No.") } },
    { { "tower" } } },
  { CARC_BT5,
    "BT5",
    SHEET,
    N_ ("Is the fair of the catapult a circus?"),
    2,
    { { "no", N_ ("No.") }, { "yes", N_ ("Yes, for ringmasters; but the big top does not come there.") } },
    { { "catapult" } } },
  { CARC_BT6,
    "BT6",
    SHEET,
    N_ ("Does the fairy beside an acrobat bring 3 points when his pyramid is scored?"),
    2,
    { { "no", N_ ("No, a pyramid is no feature; she brings only her point at the beginning of a turn.") },
      { "yes", N_ ("Yes.") } },
    { { "dragon" } } },
  { CARC_BT7, "BT7", SHEET, N_ ("Who counts for the big top?"),
    CARC_FIXED (N_ ("Every follower on its tile and on the eight tiles around it, farmers, acrobats, ringmasters and "
                    "those on towers, too. Builders, pigs and barns do not, and neither does who is off the land: in a "
                    "quarter of the City, on a crown space, or a prisoner.")) },
  { CARC_BT8, "BT8", SHEET, N_ ("When does the big top move?"),
    CARC_FIXED (
        N_ ("When a circus was laid: after its tile is scored, figures are home and wagons have moved on, and before "
            "anybody goes into the City. First the followers around the old place are paid, then it comes to the "
            "new circus with a fresh token. The first circus of a game brings nothing.")) },
  { CARC_BT9, "BT9", SHEET, N_ ("What if several sets are mixed, or no animal token is left?"),
    CARC_FIXED (N_ ("With each set of tiles comes a set of tokens, but there is one big top. Without a token under it, "
                    "it moves and brings nothing.")) },
  { CARC_BT10, "BT10", SHEET, N_ ("Who may climb onto a pyramid?"),
    CARC_FIXED (N_ ("Instead of claiming a feature, an ordinary follower, onto a place for acrobats on the tile just "
                    "laid or on one of the eight around it; after a portal onto any. Three stand there at most, of any "
                    "players, and nobody comes where the dragon is. Acrobats own no feature.")) },
  { CARC_BT11, "BT11", SHEET, N_ ("When is a pyramid scored?"),
    CARC_FIXED (N_ ("With three acrobats, when a player does so instead of placing a figure, whoever it is: then they "
                    "go home. At the end every pyramid is scored, also a smaller one. These points do not count "
                    "where A8 compares points for the same tile.")) },
  { CARC_BT12, "BT12", SHEET, N_ ("Do the points of the circus count for other rules?"),
    CARC_FIXED (N_ ("The Arbitress does not judge them, because nobody has a majority there. Who may go into the City "
                    "of Carcassonne does not depend on them.")) },
  { CARC_RM1,
    "RM1",
    SHEET,
    N_ ("Does a ringmaster bring his points also without the majority in his feature?"),
    2,
    { { "all", N_ ("Yes, also if the feature is worth nothing.") },
      { "majority", N_ ("No, only if his player has the majority there, alone or tied.") } } },
  { CARC_RM2, "RM2", SHEET, N_ ("What does a ringmaster bring, and when?"),
    CARC_FIXED (
        N_ ("When his feature is scored, also at the end and on a farm: 2 points for each circus and each place "
            "for acrobats on his tile and the eight around it, with or without the big top or acrobats. They "
            "are for his player.")) },
  { CARC_RM3, "RM3", SHEET, N_ ("May a ringmaster close a tower?"),
    CARC_FIXED (N_ ("Yes, as a follower may; there he brings no points of his own.")) },
  { CARC_PC3,
    "PC3",
    N_ ("The Lake, The race for the lighthouse"),
    N_ ("Are acrobats in the way of a racer?"),
    2,
    { { "yes", N_ ("Yes, they are figures on their tile.") }, { "no", N_ ("No.") } },
    { { "lake" } } },
};

/* ---- the tokens ---- */

static const struct
{
  guint8 shows, count; /* points, and how many of a set show them */
} animals[CARC_ANIMALS] = { { 1, 1 }, { 3, 4 }, { 4, 5 }, { 5, 3 }, { 6, 2 }, { 7, 1 } };

guint
carc_animal_shows (guint kind)
{
  return animals[kind].shows;
}

guint
carc_animal_count (guint kind)
{
  return animals[kind].count;
}

/* The kind of token that shows so many points; CARC_ANIMALS if there is none. */
static guint
find_animal (int shows)
{
  guint kind = 0;
  while (kind < CARC_ANIMALS && animals[kind].shows != shows)
    kind++;
  return kind;
}

/* In the stack and under the big top. */
static guint
n_hidden (const CarcState *state)
{
  guint n = 0;
  for (guint kind = 0; kind < CARC_ANIMALS; kind++)
    n += carc_circus_of (state)->hidden[kind];
  return n;
}

guint
carc_circus_left (const CarcState *state)
{
  return n_hidden (state) - carc_circus_of (state)->token;
}

guint
carc_circus_turned (const CarcState *state)
{
  return carc_circus_of (state)->sets * CARC_TOKENS_OF_SET - n_hidden (state);
}

/* How many were turned over of one kind. */
static guint
n_turned (const CarcState *state, guint kind)
{
  return (guint) carc_circus_of (state)->sets * animals[kind].count - carc_circus_of (state)->hidden[kind];
}

static gboolean
is_circus (const CarcState *state, guint16 slot)
{
  return carc_slot_placed (state, slot) && carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_CIRCUS);
}

static guint
n_circuses (const CarcState *state)
{
  guint n = 0;
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    n += is_circus (state, slot);
  return n;
}

/* A table may start from a circus of its own. */
static void
circus_begin (CarcState *state, gboolean in_play)
{
  const CarcRules *rules = state->rules;
  CarcCircus *circus = carc_circus_edit (state);
  guint printed = 0;
  circus->tent = circus->next = CARC_NONE;
  for (guint i = 0; in_play && i < rules->n_tiles; i++)
    if (!rules->tiles[i].own && g_str_equal (rules->tiles[i].set, carc_systems[CARC_SYSTEM_CIRCUS]->name))
      printed += rules->counts[i];
  circus->sets = (guint8) (printed / CARC_CIRCUS_TILES);
  g_assert (circus->sets <= CARC_CIRCUS_SETS_MAX);
  for (guint kind = 0; kind < CARC_ANIMALS; kind++)
    circus->hidden[kind] = (guint8) (circus->sets * animals[kind].count);
  for (guint16 slot = 0; in_play && circus->tent == CARC_NONE && slot < state->n_slots; slot++)
    if (is_circus (state, slot))
      circus->tent = slot;
  circus->token = circus->tent != CARC_NONE && n_hidden (state) > 0;
}

static gboolean
circus_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  if (!carc_in_play (rules, CARC_SYSTEM_CIRCUS) || rules->rulings[CARC_BT2] == CARC_BT2_SEVEN)
    return TRUE;
  rules->figures[CARC_FOLLOWER] = (guint8) (rules->figures[CARC_FOLLOWER] + 2);
  carc_rules_order_figures (rules);
  return carc_rules_have_room (rules, why);
}

/* ---- the big top ---- */

static void
circus_laid (CarcState *state)
{
  carc_circus_edit (state)->next = state->ask != CARC_ASK_SNAPSHOT ? carc_laid_with (state, carc_marks_of (CARC_CIRCUS))
                                                                   : CARC_NONE;
}

static gboolean
is_around (const CarcState *state, guint16 slot, guint16 around)
{
  const CarcSlot *a = &state->slots[slot], *b = &state->slots[around];
  return abs (a->x - b->x) <= 1 && abs (a->y - b->y) <= 1;
}

/* Does the figure count for a big top on this cell?  BT1, BT3, BT7, CS9 */
static gboolean
watches (const CarcState *state, const CarcFigure *figure, guint16 slot, gboolean final)
{
  const gboolean races = figure->place == CARC_PLACE_RACE || figure->place == CARC_PLACE_KEEPER;
  const gboolean scored = figure->place == CARC_PLACE_FEATURE || figure->place == CARC_PLACE_PYRAMID;
  if (figure->slot == CARC_NONE || !carc_is_follower (figure->kind) || carc_place_rows[figure->place]->away
      || (races && carc_rule (state, CARC_BT3) == CARC_BT3_NO)
      || (scored && final && carc_rule (state, CARC_BT1) == CARC_BT1_HOME))
    return FALSE;
  const guint16 also = carc_lord_also_on (state, (guint) (figure - state->figures));
  return is_around (state, figure->slot, slot) || (also != CARC_NONE && is_around (state, also, slot));
}

guint
carc_circus_watch (const CarcState *state, guint16 slot, guint player, gboolean final)
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    n += state->figures[i].player == player && watches (state, &state->figures[i], slot, final);
  return n;
}

/* The followers around the big top bring so much each. */
static void
pay (CarcState *state, guint each, CarcBecause because, gboolean final)
{
  const guint16 tent = carc_circus_of (state)->tent;
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint n = carc_circus_watch (state, tent, player, final);
      const CarcVerdict verdict = { (guint8) (1 << player), because, -1, TABLE_RULINGS (CARC_BT7, CARC_BT8) };
      TableLine line = { .kind = CARC_LINE_BIGTOP,
                         .feature = -1,
                         .final = (guint8) final,
                         .x = state->slots[tent].x,
                         .y = state->slots[tent].y };
      if (n == 0)
        continue;
      carc_add_term (&line, (int) n, (int) each, CARC_NOUN_SPECTATOR);
      if (final)
        table_rulings_put (&line.rulings, CARC_BT1);
      carc_book (state, &verdict, &line);
    }
}

/* It comes to the circus that was laid. */
static void
move_on (CarcState *state)
{
  CarcCircus *circus = carc_circus_edit (state);
  const CarcSlot *to = &state->slots[circus->next];
  circus->tent = circus->next;
  circus->next = CARC_NONE;
  circus->token = n_hidden (state) > 0;
  carc_effect (state, &(TableLine){ .kind = CARC_EFFECT_BIGTOP,
                                    .player = (gint8) state->player,
                                    .feature = -1,
                                    .tie = -1,
                                    .x = to->x,
                                    .y = to->y });
}

/* BT8.  Before the final scoring, the last token is turned over. */
static void
circus_ask (CarcState *state, CarcPhase phase)
{
  const CarcCircus *circus = carc_circus_of (state);
  if (phase == CARC_PHASE_SCORED && circus->next == CARC_NONE)
    return;
  if (circus->token)
    carc_ask (state, CARC_ASK_ANIMAL, state->player, state->slots[circus->tent].x, state->slots[circus->tent].y);
  else if (phase == CARC_PHASE_SCORED)
    move_on (state);
}

/* What the tokens show that are not turned over: their mean, and what one differs from it, squared. */
static void
expect (const CarcState *state, double *mean, double *variance)
{
  const CarcCircus *circus = carc_circus_of (state);
  double sum = 0, squares = 0, n = 0;
  for (guint kind = 0; kind < CARC_ANIMALS; kind++)
    {
      const double shows = animals[kind].shows;
      n += circus->hidden[kind];
      sum += circus->hidden[kind] * shows;
      squares += circus->hidden[kind] * shows * shows;
    }
  *mean = sum / n;
  *variance = squares / n - *mean * *mean;
}

static void
count_luck (CarcState *state, guint shows, gboolean final)
{
  CarcCircus *circus = carc_circus_edit (state);
  double mean, variance;
  expect (state, &mean, &variance);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint n = carc_circus_watch (state, circus->tent, player, final);
      circus->got[player] = (guint16) (circus->got[player] + n * shows);
      circus->mean[player] += (guint32) (n * mean * 1000 + .5);
      circus->variance[player] += (guint32) (n * n * variance * 1000 + .5);
    }
}

static gboolean
animal_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  CarcCircus *circus = carc_circus_edit (state);
  const guint shows = ((const CarcEntry *) given)->choice, kind = find_animal ((int) shows);
  const gboolean final = circus->next == CARC_NONE;
  if (kind == CARC_ANIMALS)
    return table_refuse (why, _ ("no animal token shows %u"), shows);
  if (circus->hidden[kind] == 0)
    return table_refuse (why, _ ("all animal tokens that show %u are turned over already"), shows);
  count_luck (state, shows, final);
  circus->hidden[kind]--;
  circus->token = FALSE;
  circus->shown[circus->n_shown] = (guint8) kind;
  circus->shown_on[circus->n_shown++] = circus->tent;
  if (final)
    circus->last = (guint8) shows;
  else
    {
      pay (state, shows, CARC_BECAUSE_TOKEN, FALSE);
      move_on (state);
    }
  carc_ask_done (state);
  return TRUE;
}

static guint
mean_of_hidden (const CarcState *state)
{
  double mean, variance;
  expect (state, &mean, &variance);
  return (guint) (mean + .5);
}

/* In a forecast, no token is turned over, and a circus may wait for the big top. */
static void
circus_finish (CarcState *state)
{
  const CarcCircus *circus = carc_circus_of (state);
  carc_pyramids_finish (state);
  if (circus->next != CARC_NONE)
    {
      if (circus->token)
        pay (state, mean_of_hidden (state), CARC_BECAUSE_UNTURNED, FALSE);
      move_on (state);
    }
  if (circus->last > 0)
    pay (state, circus->last, CARC_BECAUSE_TOKEN, TRUE);
  else if (circus->token)
    pay (state, mean_of_hidden (state), CARC_BECAUSE_UNTURNED, TRUE);
}

/* ---- ringmasters ---- */

static gboolean
is_like_circus (const CarcState *state, CarcMarks there)
{
  return carc_marks_has (there, CARC_CIRCUS)
         || (carc_in_play (state->rules, CARC_SYSTEM_CATAPULT) && carc_rule (state, CARC_BT5) == CARC_BT5_YES
             && carc_marks_has (there, CARC_FAIR));
}

void
carc_ringmaster_sees (const CarcState *state, guint16 slot, guint *circuses, guint *pyramids)
{
  *circuses = *pyramids = 0;
  for (guint i = 0; i <= 8; i++)
    {
      const guint16 at = i < 8 ? carc_slot_around (state, slot, i) : slot;
      if (!carc_slot_placed (state, at))
        continue;
      *circuses += is_like_circus (state, carc_slot_cell (state, at)->marks);
      *pyramids += carc_pyramid_is_at (state, at);
    }
}

/* RM2 */
static void
reward (CarcState *state, guint index, gboolean final)
{
  const CarcFigure *figure = &state->figures[index];
  const CarcSlot *slot = &state->slots[figure->slot];
  const CarcVerdict verdict = { (guint8) (1 << figure->player), CARC_BECAUSE_RINGMASTER, -1,
                                TABLE_RULINGS (CARC_RM1, CARC_RM2) };
  TableLine line = { .kind = CARC_LINE_RINGMASTER, .feature = -1, .final = (guint8) final, .x = slot->x, .y = slot->y };
  guint circuses, pyramids;
  carc_ringmaster_sees (state, figure->slot, &circuses, &pyramids);
  carc_add_term (&line, (int) circuses, FOR_EACH_SPACE, CARC_NOUN_CIRCUS);
  carc_add_term (&line, (int) pyramids, FOR_EACH_SPACE, CARC_NOUN_PYRAMID);
  if (line.n_terms > 0)
    carc_book (state, &verdict, &line);
}

static void
circus_scored (CarcState *state, guint16 root, const CarcFigureSet *figures_there, gboolean final)
{
  for (CARC_EACH_FIGURE (i, figures_there))
    {
      CarcSurvey survey;
      if (state->figures[i].kind != CARC_RINGMASTER || state->figures[i].place == CARC_PLACE_LORD) /* CS9 */
        continue;
      if (carc_rule (state, CARC_RM1) == CARC_RM1_MAJORITY)
        {
          carc_survey_with (state, root, figures_there, &survey);
          if (!(carc_majority (&survey) >> state->figures[i].player & 1))
            continue;
        }
      reward (state, i, final);
    }
}

/* ---- a snapshot, and what was forgotten ---- */

static gboolean
in_game (const CarcState *state, TableRefusal *why)
{
  return carc_in_play (state->rules, CARC_SYSTEM_CIRCUS) || table_refuse (why, _ ("there is no circus in this game"));
}

static gboolean
apply_now_bigtop (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 slot = carc_slot_at (state, entry->x, entry->y);
  if (!in_game (state, why))
    return FALSE;
  if (slot == CARC_NONE || !is_circus (state, slot))
    return table_refuse (why, _ ("there is no circus on %d,%d"), entry->x, entry->y);
  carc_circus_edit (state)->tent = slot;
  return TRUE;
}

/* The most tokens of this kind that can be turned over: one lies under the big top, and each of the others was turned
 * over when another circus came.  In a snapshot, the circuses may be entered later. */
static guint
most_turned (const CarcState *state, guint kind)
{
  const CarcCircus *circus = carc_circus_of (state);
  const guint of_kind = (guint) circus->sets * animals[kind].count;
  const guint others = carc_circus_turned (state) - n_turned (state, kind), laid = n_circuses (state);
  const guint all = MIN (laid > 0 ? laid - 1 : 0, (guint) circus->sets * CARC_TOKENS_OF_SET - circus->token);
  return state->agreed ? MIN (of_kind, all - MIN (all, others)) : of_kind;
}

/* Those of this kind that lie on tiles are no more than were turned over; the last ones are taken off. */
static void
trim_shown (CarcState *state, guint kind)
{
  CarcCircus *circus = carc_circus_edit (state);
  guint left = n_turned (state, kind), n = 0;
  for (guint i = 0; i < circus->n_shown; i++)
    {
      if (circus->shown[i] == kind && left == 0)
        continue;
      left -= circus->shown[i] == kind;
      circus->shown[n] = circus->shown[i];
      circus->shown_on[n++] = circus->shown_on[i];
    }
  for (guint i = n; i < circus->n_shown; i++)
    circus->shown[i] = 0, circus->shown_on[i] = 0;
  circus->n_shown = (guint8) n;
}

static gboolean
apply_now_animals (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcCircus *circus = carc_circus_edit (state);
  const guint kind = find_animal (entry->choice);
  if (!in_game (state, why))
    return FALSE;
  if (kind == CARC_ANIMALS)
    return table_refuse (why, _ ("no animal token shows %u"), entry->choice);
  if (entry->number > (int) most_turned (state, kind))
    return table_refuse (why, _ ("of the animal tokens that show %u, at most %u can be turned over"), entry->choice,
                         most_turned (state, kind));
  circus->hidden[kind] = (guint8) (circus->sets * animals[kind].count - (guint) entry->number);
  trim_shown (state, kind);
  return TRUE;
}

static gboolean
circus_resume (CarcState *state, TableRefusal *why)
{
  CarcCircus *circus = carc_circus_edit (state);
  const guint laid = n_circuses (state), turned = carc_circus_turned (state);
  if (laid > 0 && circus->tent == CARC_NONE)
    return table_refuse (why, _ ("the big top stands on a circus: say on which one"));
  circus->next = CARC_NONE;
  circus->token = circus->tent != CARC_NONE && n_hidden (state) > 0;
  return turned == 0 || turned < laid
         || table_refuse (why, _ ("animal tokens that were turned over: %u; circuses on the table: %u"), turned, laid);
}

static gboolean
circus_validate (const CarcState *state, TableRefusal *why)
{
  const CarcCircus *circus = carc_circus_of (state);
  guint shown[CARC_ANIMALS] = { 0 };
  for (guint i = 0; i < circus->n_shown; i++)
    {
      shown[circus->shown[i]]++;
      if (!is_circus (state, circus->shown_on[i]))
        return table_refuse (why, "token %u lies on no circus", i);
    }
  for (guint kind = 0; kind < CARC_ANIMALS; kind++)
    if (circus->hidden[kind] > circus->sets * animals[kind].count || shown[kind] > n_turned (state, kind))
      return table_refuse (why, "%u tokens of kind %u are hidden", circus->hidden[kind], kind);
  if (circus->tent != CARC_NONE && !is_circus (state, circus->tent))
    return table_refuse (why, "the big top is not on a circus");
  if (circus->token && (circus->tent == CARC_NONE || n_hidden (state) == 0))
    return table_refuse (why, "no token can lie under the big top");
  if (state->ask == CARC_ASK_TILE && circus->next != CARC_NONE)
    return table_refuse (why, "the big top has not moved");
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].place == CARC_PLACE_PYRAMID
        && (state->figures[i].kind != CARC_FOLLOWER || !carc_pyramid_is_at (state, state->figures[i].slot)
            || carc_acrobats_on (state, state->figures[i].slot) > CARC_PYRAMID_FULL))
      return table_refuse (why, "figure %u cannot be an acrobat there", i);
  return TRUE;
}

/* ---- the acts ---- */

/* A snapshot and the table's own word can be about any kind; else those are offered that can still come. */
static void
offer_animals (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand,
               GArray *offers)
{
  const CarcState *state = data;
  for (guint kind = 0; kind < CARC_ANIMALS; kind++)
    if (!act->chance || carc_circus_of (state)->hidden[kind] > 0)
      {
        TableOffer *offer = table_offer_add (offers, animals[kind].shows);
        offer->flags |= act->chance ? TABLE_OFFER_COUNTED : 0;
        offer->value[2] = act->chance ? carc_circus_of (state)->hidden[kind] : 0;
      }
}

static void
offer_turned (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const guint kind = find_animal (((const CarcEntry *) given)->choice);
  for (guint n = 0; kind < CARC_ANIMALS && n <= most_turned (state, kind); n++)
    table_offer_add (offers, (gint32) n);
}

static char
key_animal (gconstpointer state, const TableOffer *offer)
{
  return (char) ('0' + offer->value[0]);
}

static const TableOperandType animal = {
  .name = "POINTS",
  .member = "shows",
  .missing = N_ ("what does the animal token show? the number is missing"),
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("What does the animal token show?"),
  .read = table_operand_read_number,
  .print = table_operand_print_number,
  .report = table_operand_report_number,
  .offer = offer_animals,
  .key = key_animal,
  .asked = TRUE,
};
#define ANIMAL_OPERAND                                                                                                 \
  {                                                                                                                    \
    .type = &animal, CARC_FIELD (choice), .low = 1, .high = 7                                                          \
  }
#define PYRAMID_OPERAND(asks)                                                                                          \
  {                                                                                                                    \
    .type = &carc_operand_cell, .flags = TABLE_OPERAND_ORDERED, CARC_FIELD (path), CARC_COUNT (n_path), .max = 1,      \
    .ask = asks, .offer = carc_pyramid_offer, .tell = carc_pyramid_tell_offer                                          \
  }

static char *
animal_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("the animal token on %d,%d shows %u"), before->about[0], before->about[1],
                          ((const CarcEntry *) given)->choice);
}

/* clang-format off */
static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_BIGTOP, "bigtop", N_ ("The big top"), 0, apply_now_bigtop,
            CARC_NOW_SLOT (N_ ("On which circus is the big top?"), is_circus)),
  CARC_NOW (CARC_ENTRY_NOW_ANIMALS, "animals", N_ ("Animal tokens that were turned over"), 0, apply_now_animals,
            ANIMAL_OPERAND, CARC_NOW_NUMBER (0, CARC_ANIMAL_TOKENS_MAX, offer_turned)),
  { CARC_CLAIM_ROW ("ringmaster", CARC_RINGMASTER, NC_ ("choice", "Ringmaster"), 0) },
  { CARC_GUARD_ROW ("guard ringmaster", CARC_RINGMASTER, N_ ("Ringmaster: onto a tower"), 0,
                    N_ ("Which tower does the ringmaster close?")) },
  { .kind = CARC_ACT_ACROBAT, .verb = "acrobat", .group = CARC_GROUP_ACTS,
    .operands = { PYRAMID_OPERAND (N_ ("Onto which pyramid?")) },
    .title = N_ ("An acrobat"), .offered = carc_pyramid_offered, .apply = carc_acrobat_apply,
    .tell = carc_acrobat_tell },
  { .kind = CARC_ACT_PYRAMID, .verb = "pyramid", .group = CARC_GROUP_ACTS,
    .operands = { PYRAMID_OPERAND (N_ ("Which pyramid is scored?")) },
    .title = N_ ("Score a pyramid"), .offered = carc_pyramid_offered, .apply = carc_pyramid_apply,
    .tell = carc_pyramid_tell },
  { .kind = CARC_ENTRY_ANIMAL, .verb = "animal", .operands = { ANIMAL_OPERAND },
    .when = CARC_WHEN (ANIMAL), .chance = TRUE, .apply = animal_apply, .tell = animal_tell },
};
/* clang-format on */

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_ANIMAL, .word = "animal", .says = N_ ("%s: what does the animal token on %d,%d show?") },
};

static char *
bigtop_tell (gconstpointer state, const TableLine *effect)
{
  return g_strdup_printf (_ ("the big top comes to %d,%d"), effect->x, effect->y);
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_BIGTOP, "bigtop", NULL, bigtop_tell, .plain = TRUE, .quiet = TRUE },
};

static const CarcMiddleRow middle[] = {
  { N_ ("Animal tokens in the stack"), carc_circus_left, FALSE, "animals" },
  { N_ ("Animal tokens turned over"), carc_circus_turned, FALSE, "animals-turned" },
};

static const TableLuckKind lucks[] = {
  { .word = "bigtop",
    .title = N_ ("Points from the big top"),
    .note = N_ ("What the animal tokens brought. Expected: for each follower the mean of those that nobody had seen."),
    .expects = TRUE },
};

static const TableAct queries[] = {
  { .kind = CARC_QUERY_CIRCUS, .verb = "circus", .when = TABLE_ALWAYS, .title = N_ ("The circus") },
};

static const char *const tile_names[] = {
  N_ ("acrobats in the fields"),
  N_ ("acrobats, road that ends"),
  N_ ("acrobats, two roads in a corner"),
  N_ ("acrobats, two roads facing"),
  N_ ("acrobats, three roads"),
  N_ ("circus, road that ends"),
  N_ ("circus, two roads in a corner"),
  N_ ("circus, two roads facing"),
  N_ ("circus, three roads"),
  N_ ("circus, city edge"),
  N_ ("circus, city edge, road beside it"),
  N_ ("circus, city edge, road from the other side"),
  N_ ("circus, city edge, two roads"),
  N_ ("circus, two cities facing"),
  N_ ("circus, two city edges, road"),
  N_ ("circus, city in the corner, two roads"),
};

static const TableHelp help[] = {
  { .topics = "acrobat, pyramid, ringmaster, guard ringmaster, animal",
    .text = N_ ("A circus that is laid calls the big top. Before it leaves its old place, you enter what the token "
                "under it shows: so many points for each follower there and around it. Instead of claiming something "
                "you can put a follower onto a pyramid beside your tile, or score one with three acrobats, 5 points "
                "each. A ringmaster brings 2 more for each circus and each place for acrobats around him.") },
};

const CarcSystem carc_circus = {
  .id = CARC_SYSTEM_CIRCUS,
  .name = "circus",
  .title = N_ ("Under the Big Top"),
  .description = N_ ("Copies; with the big top, pyramids of acrobats, and a ringmaster for each player"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .most = CARC_CIRCUS_SETS_MAX,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (figures),
  CARC_ROWS (pieces),
  .place_rows = carc_pyramid_places,
  .n_place_rows = G_N_ELEMENTS (carc_pyramid_places),
  CARC_ROWS (middle),
  CARC_ROWS (lucks),
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  CARC_ROWS (queries),
  .compile = circus_compile,
  .part_size = sizeof (CarcCircus),
  .begin = circus_begin,
  .bears = carc_pyramid_bears,
  .laid = circus_laid,
  .feature_scored = circus_scored,
  .finish = circus_finish,
  .ask = circus_ask,
  .asks_in = CARC_IN (SCORED) | CARC_IN (LAST),
  .resume = circus_resume,
  .validate = circus_validate,
  .answer = carc_circus_answer,
  .luck = carc_circus_luck,
  .report = carc_circus_report,
  .standing = carc_circus_standing,
  .tell = carc_circus_tell,
  .tell_cell = carc_circus_tell_cell,
  .leads_to = carc_circus_leads_to,
};
