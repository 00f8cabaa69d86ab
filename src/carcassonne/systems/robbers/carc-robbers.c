/* carc-robbers.c - The Robbers: figures beside the scoring track; half of what another player gets goes to their owner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings RO1 to RO9.  A robber stands on a space of the track, not beside a certain figure.  The figures
 * move line by line after the features of a tile are scored (carc-track.c), so what a robber brings comes behind all
 * that.
 */
#include "carc-robbers.h"

#include "carcassonne/carc-query.h"
#include "carcassonne/carc-robbers-marks.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/carc-snapshot.h"
#include "table/table-intl.h"

#define SHEET N_ ("The Robbers")

static const CarcMarkRow marks[] = { { CARC_ROBBER, "robber", .on_cell = TRUE, .title = N_ ("Robbers’ bag") } };

static const CarcPieceRow pieces[] = { { CARC_PIECE_ROBBER, "robber", 'Y' } };

static char *line_title (const CarcState *state, const TableLine *line);
static const CarcLineRow lines[] = {
  { CARC_LINE_ROBBERY, "robbery", N_ ("Robbers"), N_ ("robbery"), .own_title = line_title, .nowhere = TRUE },
};
static const CarcNounRow nouns[] = {
  { CARC_NOUN_LOOT, "loot", CARC_FORMS ("point", "points") },
  /* Translators: behind a number of points: "7 points − 3 for the other half = 4" */
  { CARC_NOUN_SPARED, "spared", CARC_FORMS ("for the other half", "for the other half"), .bonus = TRUE },
};
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_ROBBED, "robbed",
    N_ ("the robber stood on the space that the scoring figure left: half of its points, rounded up") },
};

static const CarcRulingRow rulings[] = {
  { CARC_RO1,
    "RO1",
    SHEET,
    N_ ("A tile with the robbers’ bag is laid: who may set a robber after the player who laid it?"),
    2,
    { { "next", N_ ("Only the next player whose robber is in the supply.") },
      { "all", N_ ("All other players whose robbers are in the supply, in turn.") } } },
  { CARC_RO2,
    "RO2",
    SHEET,
    N_ ("A player loses points, for example for a ransom: what do robbers do who stand beside the scoring figure?"),
    2,
    { { "stay", N_ ("They stay on their space.") }, { "move", N_ ("They go along with the figure.") } } },
  { CARC_RO3,
    "RO3",
    SHEET,
    N_ ("Do the points of the final scoring, of the water and of the Keeper wake a robber?"),
    2,
    { { "yes", N_ ("Yes, like all others.") }, { "no", N_ ("No.") } } },
  { CARC_RO4, "RO4", SHEET, N_ ("When is a robber set, and where?"),
    CARC_FIXED (N_ ("After the act with a tile that shows the bag, and before anything is scored: onto a space of the "
                    "track where a scoring figure of another player stands. Whoever laid the tile may also move a "
                    "robber who is on the track to another such space. Nobody must.")) },
  { CARC_RO5, "RO5", SHEET, N_ ("What does a robber bring?"),
    CARC_FIXED (N_ ("Half of the points with which the scoring figure of another player leaves his space, rounded up. "
                    "Each feature is scored by itself, so the first one counts. The robbed player keeps all points, "
                    "and the robber goes home. Several robbers on one space bring as much each. At the end, robbers "
                    "who are left bring nothing.")) },
  { CARC_RO6, "RO6", SHEET, N_ ("Do points that a robber brought wake another robber?"),
    CARC_FIXED (N_ ("No: robbers on the space of the figure that moves for them go along with it.")) },
  { CARC_RO7, "RO7", SHEET, N_ ("Which figures stand on one space?"),
    CARC_FIXED (N_ ("The track has 50 spaces, 0 to 49, and goes on from 49 to 0: so 7 and 57 points are one space. If "
                    "several others stand on his space, a robber robs whoever leaves it first.")) },
  { CARC_RO8, "RO8", SHEET, N_ ("What has the Arbitress to do with robbers?"),
    CARC_FIXED (N_ ("Nothing: a robber takes his half of what her verdict gave. What he brings after a tile was laid "
                    "counts in none of its ties, unless by A8 points count as they come.")) },
  { CARC_RO9, "RO9", SHEET, N_ ("The table corrects points: what do the robbers do who stand beside the figure?"),
    CARC_FIXED (N_ ("They take nothing, and go along with it if nobody else’s figure is left on their space.")) },
};

/* ---- the robbers ---- */

static void
robbers_begin (CarcState *state, gboolean in_play)
{
  CarcRobbers *robbers = carc_robbers_edit (state);
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    {
      robbers->at[player] = CARC_ROBBER_HOME;
      robbers->begun[player].from = -1;
    }
}

static void
robbers_laid (CarcState *state)
{
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    carc_robbers_edit (state)->begun[player].from = -1;
}

static guint
in_supply (const CarcState *state, guint player)
{
  return carc_robbers_of (state)->at[player] == CARC_ROBBER_HOME;
}

static guint
on_track (const CarcState *state)
{
  guint n = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    n += !in_supply (state, player);
  return n;
}

/* The other players whose scoring figures stand on the space, a bit for each. */
static guint
others_on (const CarcState *state, guint player, guint space)
{
  return carc_track_on (state, space) & ~(1u << player);
}

/* The robber goes to this space, or home. */
static void
send (CarcState *state, guint owner, int space)
{
  carc_robbers_edit (state)->at[owner] = (gint8) space;
  carc_effect (state, &(TableLine){ .kind = CARC_EFFECT_ROBBER,
                                    .player = (gint8) owner,
                                    .feature = -1,
                                    .tie = -1,
                                    .n_terms = 1,
                                    .terms = { { .count = (gint16) (space + 1) } } });
}

/* ---- what they bring ---- */

static gboolean
is_of_the_end (const TableLine *line, gboolean final)
{
  return final || line->kind == CARC_LINE_WATER || line->kind == CARC_LINE_KEEPER;
}

static void
book (CarcState *state, guint owner, const TableLine *line, int points, CarcBecause because, gboolean final)
{
  CarcVerdict verdict = { (guint8) (1 << owner), because, -1, TABLE_RULINGS (CARC_RO5) };
  TableLine robbery = { .kind = CARC_LINE_ROBBERY, .feature = -1, .final = (guint8) final, .x = line->player };
  if (is_of_the_end (line, final))
    table_rulings_put (&verdict.rulings, CARC_RO3);
  carc_add_term (&robbery, points, 1, CARC_NOUN_LOOT);
  carc_add_term (&robbery, -(points / 2), 1, CARC_NOUN_SPARED);

  const int before = state->ledger.scores[owner];
  carc_book (state, &verdict, &robbery);
  state->turn.left_out[owner] += state->ledger.scores[owner] - before; /* RO8 */
}

/* RO5 */
static void
rob (CarcState *state, guint owner, const TableLine *line, gboolean final)
{
  CarcRobbers *robbers = carc_robbers_edit (state);
  robbers->begun[owner].from = line->player;
  robbers->begun[owner].kind = line->kind;
  robbers->begun[owner].robbed = (gint16) line->points;
  book (state, owner, line, line->points, CARC_BECAUSE_ROBBED, final);
  send (state, owner, CARC_ROBBER_HOME);
}

/* The points were taken back, because it was not this player's turn: so is what was robbed of them. */
static void
give_back (CarcState *state, const TableLine *line, int space)
{
  CarcRobbers *robbers = carc_robbers_edit (state);
  for (guint owner = 0; owner < state->rules->n_players; owner++)
    if (robbers->begun[owner].from == line->player && robbers->begun[owner].kind == line->kind
        && robbers->begun[owner].robbed <= -line->points)
      {
        robbers->begun[owner].from = -1;
        book (state, owner, line, -robbers->begun[owner].robbed, CARC_BECAUSE_TURN_TAKEN, FALSE);
        send (state, owner, space);
      }
}

/* Do these points make the figure leave its space by scoring? */
static gboolean
wakes (const CarcState *state, const TableLine *line, gboolean final)
{
  return line->points > 0 && line->kind != CARC_LINE_ROBBERY && line->kind != CARC_LINE_CORRECTION
         && (!is_of_the_end (line, final) || carc_rule (state, CARC_RO3) == CARC_RO3_YES);
}

/* If not: does the robber of this player go along with the figure? */
static gboolean
goes_along (const CarcState *state, const TableLine *line, guint owner)
{
  if (line->kind == CARC_LINE_CORRECTION) /* RO9 */
    return others_on (state, owner, (guint) carc_robbers_of (state)->at[owner]) == 0;
  return line->kind == CARC_LINE_ROBBERY || (line->points < 0 && carc_rule (state, CARC_RO2) == CARC_RO2_MOVE);
}

static void
robbers_moved (CarcState *state, const TableLine *line, guint which, int from, gboolean final)
{
  const int left = (int) carc_track_space (from), to = (int) carc_track_space (from + line->points);
  if (line->points == 0 || line->kind == CARC_LINE_PAD || state->on_pad || state->finished)
    return;
  if (line->because == CARC_BECAUSE_TURN_TAKEN && line->kind != CARC_LINE_ROBBERY)
    {
      if (line->points < 0)
        give_back (state, line, to);
      return;
    }
  for (guint owner = 0; owner < state->rules->n_players; owner++)
    {
      if (carc_robbers_of (state)->at[owner] != left || owner == (guint) line->player)
        continue;
      if (wakes (state, line, final))
        rob (state, owner, line, final);
      else if (goes_along (state, line, owner))
        send (state, owner, to);
    }
}

/* ---- who sets one, and where: RO1, RO4 ---- */

static gboolean
may_go (const CarcState *state, guint player, int space, TableRefusal *why)
{
  if (state->agreed)
    return TRUE;
  if (carc_robbers_of (state)->at[player] == space)
    return table_refuse (why, _ ("the robber of %s stands on space %d already"), carc_name (state, (int) player),
                         space);
  return others_on (state, player, (guint) space) != 0
         || table_refuse (why, _ ("no scoring figure of another player stands on space %d"), space);
}

static gboolean
has_goal (const CarcState *state, guint player)
{
  for (int space = 0; space < CARC_TRACK_SPACES; space++)
    if (may_go (state, player, space, NULL))
      return TRUE;
  return FALSE;
}

/* The next player after this one who may set a robber; -1: nobody, or the player on turn. */
static int
next_after (const CarcState *state, guint player)
{
  const guint n = state->rules->n_players;
  for (guint next = (player + 1) % n; next != state->player; next = (next + 1) % n)
    if (carc_is_there (state, next) && in_supply (state, next) && has_goal (state, next))
      return (int) next;
  return -1;
}

static void
robbers_ask (CarcState *state, CarcPhase phase)
{
  gboolean shown = FALSE;
  for (guint i = 0; i < state->turn.n_slots; i++)
    shown |= carc_marks_has (carc_slot_cell (state, state->turn.slots[i])->marks, CARC_ROBBER);
  if (!shown)
    return;
  const int next = next_after (state, state->player);
  if (has_goal (state, state->player))
    carc_ask (state, CARC_ASK_ROB, state->player, 0, 0);
  else if (next >= 0)
    carc_ask (state, CARC_ASK_ROB, (guint) next, 1, 0);
}

static void
answered (CarcState *state)
{
  const gboolean first = state->about[0] == 0;
  state->agreed = FALSE; /* what is asked next goes by the rules */
  const int next = first || carc_rule (state, CARC_RO1) == CARC_RO1_ALL ? next_after (state, state->asked) : -1;
  if (next >= 0)
    carc_ask_on (state, (guint) next, 1, 0);
  else
    carc_ask_done (state);
}

static gboolean
apply_rob (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const int space = ((const CarcEntry *) given)->number;
  if (!may_go (state, state->asked, space, why))
    return FALSE;
  carc_robbers_edit (state)->at[state->asked] = (gint8) space;
  answered (state);
  return TRUE;
}

static gboolean
apply_no_rob (gpointer data, gconstpointer given, TableRefusal *why)
{
  answered (data);
  return TRUE;
}

/* ---- a space of the track ---- */

static void
offer_goals (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (int space = 0; space < CARC_TRACK_SPACES; space++)
    if (may_go (state, state->asked, space, NULL) && others_on (state, state->asked, (guint) space) != 0)
      table_offer_add (offers, space);
}

/* "7 (Anna and Clara)"; free with g_free (). */
static char *
space_tell (const CarcState *state, guint player, int space)
{
  const guint others = others_on (state, player, (guint) space);
  g_autofree char *names = carc_names_tell (state, (guint8) others);
  /* Translators: a space of the scoring track, and whose figures stand there: "7 (Anna and Clara)" */
  return others != 0 ? g_strdup_printf (_ ("%d (%s)"), space, names) : g_strdup_printf ("%d", space);
}

static char *
tell_space (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  return space_tell (state, ((const CarcState *) state)->asked, offer->value[0]);
}

static char *
tell_rob (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *place = space_tell (before, before->asked, ((const CarcEntry *) given)->number);
  /* Translators: who, and the space with its figures: "Ben sets the robber: 7 (Anna)" */
  return g_strdup_printf (_ ("%s sets the robber: %s"), carc_name (before, before->asked), place);
}

/* ---- a snapshot, and a robber that was forgotten ---- */

static gboolean
in_game (const CarcState *state, TableRefusal *why)
{
  return carc_in_play (state->rules, CARC_SYSTEM_ROBBERS)
         || table_refuse (why, _ ("there are no robbers in this game"));
}

static gboolean
apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!in_game (state, why))
    return FALSE;
  carc_robbers_edit (state)->at[entry->player] = (gint8) entry->number;
  return TRUE;
}

static gboolean
apply_now_home (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (!in_game (state, why))
    return FALSE;
  carc_robbers_edit (state)->at[((const CarcEntry *) given)->player] = CARC_ROBBER_HOME;
  return TRUE;
}

/* In a snapshot all spaces: the points may be entered later. */
static void
offer_now (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (int to = operand->low; to <= operand->high; to++)
    if (!state->agreed || others_on (state, (guint) ((const CarcEntry *) given)->player, (guint) to) != 0)
      table_offer_add (offers, to);
}

/* clang-format off */
static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_ROBBER, "robber-at", N_ ("A robber on the scoring track"), 0, apply_now,
            CARC_NOW_PLAYER (N_ ("Whose robber?")), CARC_NOW_NUMBER (0, CARC_TRACK_SPACES - 1, offer_now)),
  CARC_NOW (CARC_ENTRY_NOW_ROBBER_HOME, "robber-home", N_ ("A robber in the supply"), 0, apply_now_home,
            CARC_NOW_PLAYER (N_ ("Whose robber?"))),
  { .kind = CARC_ENTRY_ROB, .verb = "rob",
    .operands = { { .type = &carc_operand_space, CARC_FIELD (number), .low = 0, .high = CARC_TRACK_SPACES - 1,
                    .offer = offer_goals, .tell = tell_space } },
    .when = CARC_WHEN (ROB), .prefixed = CARC_WHEN (ROB), .apply = apply_rob, .tell = tell_rob },
  { .kind = CARC_ENTRY_NO_ROB, .verb = "rob nobody", .when = CARC_WHEN (ROB),
    .title = N_ ("The robber stays where he is"), .apply = apply_no_rob,
    .says = N_ ("%s leaves the robber where he is") },
};
/* clang-format on */

static char *
ask_rob (const CarcState *state)
{
  return g_strdup_printf (in_supply (state, state->asked) ? _ ("%s: onto which space does the robber go?")
                                                          : _ ("%s: does the robber go to another space?"),
                          carc_name (state, state->asked));
}

static const CarcQuestionRow questions[] = { { .id = CARC_ASK_ROB, .word = "rob", .tell = ask_rob } };

/* ---- words, JSON ---- */

static char *
line_title (const CarcState *state, const TableLine *line)
{
  /* Translators: a title before a sum; who was robbed: "robbery of Anna: 7 points − 3 for the other half = 4" */
  return g_strdup_printf (_ ("robbery of %s"), carc_name (state, line->x));
}

static char *
robber_tell (gconstpointer state, const TableLine *effect)
{
  const int to = effect->terms[0].count - 1;
  return to == CARC_ROBBER_HOME ? g_strdup (_ ("the robber goes back to the supply"))
                                : g_strdup_printf (_ ("the robber goes to space %d"), to);
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_ROBBER, "robber", NULL, robber_tell, .counts = "space", .plain = TRUE, .quiet = TRUE },
};

static const CarcTallyRow tallies[] = {
  { N_ ("Robbers left"), "robbers", CARC_FORMS ("%u robber", "%u robbers"), .count = in_supply },
};
static const CarcMiddleRow middle[] = {
  { N_ ("Robbers on the scoring track"), on_track, FALSE, "robbers-out" },
};

/* Nobody's figure can stand there any more: it left without scoring. */
static char *
stand_tell (const CarcState *state, guint player)
{
  const int space = carc_robbers_of (state)->at[player];
  const guint others = others_on (state, player, (guint) space);
  g_autofree char *names = carc_names_tell (state, (guint8) others);
  if (others == 0)
    return g_strdup_printf (_ ("robber on space %d, beside nobody"), space);
  return g_strdup_printf (_ ("robber on space %d, beside %s"), space, names);
}

static guint
robbers_on_track (const CarcState *state, CarcOnTrack *there)
{
  guint n = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (!in_supply (state, player))
      there[n++] = (CarcOnTrack){ (guint8) player, CARC_PIECE_ROBBER, carc_robbers_of (state)->at[player],
                                  /* Translators: a player’s robber on a space of the scoring track */
                                  N_ ("robber of %s on %u") };
  return n;
}

static void
robbers_tell (const CarcState *state, GString *out)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    if (!in_supply (state, player))
      {
        g_autofree char *stands = stand_tell (state, player);
        g_string_append_printf (out, "%s: %s\n", carc_name (state, (int) player), stands);
      }
}

static char *
robbers_detail (const CarcState *state, guint player, TableAids aids)
{
  return in_supply (state, player) ? NULL : stand_tell (state, player);
}

static void
robbers_report (const CarcState *state, GString *json)
{
  put_array (json, "robbers");
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      put_object (json, NULL);
      put_text (json, "player", state->rules->players[player].name);
      put_array (json, "figures");
      for (guint which = 0; which < state->track.n_figures; which++)
        put_number (json, NULL, (int) carc_track_space (state->track.at[player][which]));
      end_array (json);
      if (in_supply (state, player))
        put_null (json, "robber");
      else
        put_number (json, "robber", carc_robbers_of (state)->at[player]);
      end_object (json);
    }
  end_array (json);
}

static gboolean
robbers_validate (const CarcState *state, TableRefusal *why)
{
  for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
    {
      const int at = carc_robbers_of (state)->at[player];
      if (at < CARC_ROBBER_HOME || at >= CARC_TRACK_SPACES
          || (player >= state->rules->n_players && at != CARC_ROBBER_HOME))
        return table_refuse (why, "the robber of player %u on space %d", player, at);
    }
  return carc_track_validate (state, why);
}

/* Whose next points the robber halves there. */
static char *
robbers_leads_to (const CarcTrial *trial)
{
  if (trial->entry->kind != CARC_ENTRY_ROB)
    return NULL;
  const guint others = others_on (trial->before, trial->before->asked, (guint) trial->entry->number);
  g_autofree char *names = carc_names_tell (trial->before, (guint8) others);
  if (others == 0)
    return NULL;
  if ((others & (others - 1)) == 0)
    return g_strdup_printf (_ ("half of the next points of %s"), names);
  return g_strdup_printf (_ ("half of the next points of whoever moves first: %s"), names);
}

/* ---- answers of the desk ---- */

static gboolean
robbers_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const TableRulingSet rules = TABLE_RULINGS (CARC_RO5, CARC_RO6, CARC_RO7);
  if (query->query.kind != CARC_QUERY_ROBBERS)
    return TRUE;
  table_answer_title (answer, g_strdup (_ ("the robbers on the scoring track")));
  table_rulings_join (&answer->rulings, &rules);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      for (guint which = 0; which < state->track.n_figures; which++)
        table_answer_count (answer, TABLE_SAYS_KNOWN, (int) player,
                            (int) carc_track_space (state->track.at[player][which]),
                            g_strdup (_ ("space of the scoring figure")));
      table_answer_say (answer, TABLE_SAYS_KNOWN, (int) player,
                        in_supply (state, player) ? g_strdup (_ ("robber in the supply")) : stand_tell (state, player));
    }
  return TRUE;
}

static const TableAct queries[] = {
  { .kind = CARC_QUERY_ROBBERS, .verb = "robbers", .when = TABLE_ALWAYS, .title = N_ ("The robbers") },
};

static const char *const tile_names[] = {
  N_ ("curve, robbers’ bag"),
  N_ ("crossing of three, robbers’ bag"),
  N_ ("city from side to side, robbers’ bag"),
  N_ ("straight road, robbers’ bag"),
  N_ ("city edge, curve, robbers’ bag"),
  N_ ("city edge, robbers’ bag"),
};

static const TableHelp help[] = {
  { .topics = "rob, rob nobody",
    .text = N_ ("A tile with the bag: its player, and then the next one who has a robber in the supply, may set it "
                "onto a space of the scoring track where somebody else’s figure stands. When that figure leaves with "
                "points, half of them go to the robber’s owner, too, and the robber goes home.") },
};

const CarcSystem carc_robbers = {
  .id = CARC_SYSTEM_ROBBERS,
  .name = "robbers",
  .title = N_ ("The Robbers"),
  .description = N_ ("Copies; with robbers on the scoring track who take half of what others get"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (pieces),
  CARC_ROWS (tallies),
  CARC_ROWS (middle),
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .part_size = sizeof (CarcRobbers),
  .begin = robbers_begin,
  .laid = robbers_laid,
  .moved = robbers_moved,
  .ask = robbers_ask,
  .asks_in = CARC_IN (SET),
  .validate = robbers_validate,
  .report = robbers_report,
  .on_track = robbers_on_track,
  .tell = robbers_tell,
  .detail = robbers_detail,
  .leads_to = robbers_leads_to,
  CARC_ROWS (queries),
  .answer = robbers_answer,
};
