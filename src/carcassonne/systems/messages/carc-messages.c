/* carc-messages.c - The Messages: a second scoring figure, and messages for whoever stops on every fifth space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings MS1 to MS11.  The scoring figures move for one line of the ledger after the other (carc-track.c).
 * Which of the two moves is asked where they stand on different spaces.  The messages are drawn when all that the tile
 * brought has moved them.
 */
#include "carc-messages.h"

#include "carcassonne/carc-query.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/carc-snapshot.h"
#include "carcassonne/systems/abbot/carc-abbot.h"
#include "table/table-intl.h"

#define SHEET N_ ("The Messages")
#define SEAL 2 /* points that every message brings instead */
#define FIFTH 5

static const CarcPieceRow pieces[] = { { CARC_PIECE_COURIER, "courier", 'U' } };

static char *line_title (const CarcState *state, const TableLine *line);
static const CarcLineRow lines[] = {
  { CARC_LINE_MESSAGE, "message", N_ ("Messages"), N_ ("message"), .own_title = line_title, .nowhere = TRUE },
};
static const CarcNounRow nouns[] = { { CARC_NOUN_FARMER, "farmer", CARC_FORMS ("farmer", "farmers") } };
static const CarcBecauseRow becauses[] = {
  { CARC_BECAUSE_SEAL, "seal", N_ ("2 points instead of what the message says") },
  { CARC_BECAUSE_SMALL_ROAD, "small-road", N_ ("as at the end; the figures stay") },
  { CARC_BECAUSE_SMALL_CITY, "small-city", N_ ("as at the end; the figures stay") },
  { CARC_BECAUSE_SMALL_CLOISTER, "small-cloister", N_ ("as at the end; the figures stay") },
  { CARC_BECAUSE_PENNANTS, "pennants", N_ ("in all incomplete cities with an own knight") },
  { CARC_BECAUSE_KNIGHTS, "knights", N_ ("all own followers in cities") },
  { CARC_BECAUSE_FARMERS, "farmers", N_ ("all own followers on farms") },
  { CARC_BECAUSE_CALLED_BY, "called-by", N_ ("as at the end; the follower comes home") },
};
static const CarcLeftRow lefts[] = {
  { CARC_LEFT_CALLED_HOME, "called-home", N_ ("a message scores it and sends it home"), .quiet = TRUE },
};

static const char *const words[CARC_N_MESSAGES] = { "road",    "city",    "cloister", "pennants",
                                                    "knights", "farmers", "tile",     "follower" };
static const char *const titles[CARC_N_MESSAGES] = {
  N_ ("Score the smallest road"),
  N_ ("Score the smallest city"),
  N_ ("Score the smallest cloister"),
  N_ ("2 points a pennant"),
  N_ ("2 points a knight"),
  N_ ("3 points a farmer"),
  N_ ("Lay another tile"),
  N_ ("Score a follower and take it home"),
};
static const TableChoices choices = { words, titles, CARC_N_MESSAGES };

static const CarcRulingRow rulings[] = {
  { CARC_MS1,
    "MS1",
    SHEET,
    N_ ("How many messages can a player draw in one turn?"),
    2,
    { { "any", N_ ("One for each scoring with which a figure stops on 0, 5, 10 and so on.") },
      { "one", N_ ("One at most.") } } },
  { CARC_MS2,
    "MS2",
    SHEET,
    N_ ("Is a message drawn where a scoring figure of another player stands already?"),
    2,
    { { "any", N_ ("Yes.") }, { "alone", N_ ("No.") } } },
  { CARC_MS3,
    "MS3",
    SHEET,
    N_ ("Can points that a message brought lead to another message?"),
    2,
    { { "no", N_ ("No.") }, { "yes", N_ ("Yes.") } } },
  { CARC_MS4,
    "MS4",
    SHEET,
    N_ ("A message scores a feature in which the player is tied with others: does the Arbitress decide?"),
    2,
    { { "silent", N_ ("No: only the player who has the message scores, so there is no tie.") },
      { "judge", N_ ("Yes: the message brings the points only if she gives the feature to that player.") } },
    { { "arbitress" } } },
  { CARC_MS5, "MS5", SHEET, N_ ("Which scoring figure moves?"),
    CARC_FIXED (N_ ("Each player has two. Whoever gets points chooses one of them, and it moves by the whole number. "
                    "That is asked only where the two stand on different spaces. The score is the sum of both, and so "
                    "are the points that the Arbitress compares.")) },
  { CARC_MS6, "MS6", SHEET, N_ ("When is a message drawn?"),
    CARC_FIXED (N_ ("When a scoring figure of the player on turn goes on to 0, 5, 10 and so on and stops there, by "
                    "whatever points of that player. All that the tile brought is scored first, and figures have gone "
                    "in and out of the City of Carcassonne. Other players never draw one.")) },
  { CARC_MS7, "MS7", SHEET, N_ ("What does a message bring?"),
    CARC_FIXED (N_ (
        "2 points, or what it says, if that is possible. A road, city or cloister must have a follower of the player, "
        "who need not have the majority, and is worth what it would be worth at the end; a garden is no cloister. "
        "Of several the one with the fewest points counts. Knights and farmers are followers, not builders, pigs or "
        "barns. The fairy and ringmasters bring nothing more.")) },
  { CARC_MS8,
    "MS8",
    SHEET,
    N_ ("Does the further tile of a message earn another one by a builder?"),
    2,
    { { "no", N_ ("No.") }, { "yes", N_ ("Yes, as the first tile of a turn does.") } },
    { { "traders" } } },
  { CARC_MS9, "MS9", SHEET, N_ ("Which message is drawn?"),
    CARC_FIXED (N_ ("The one on top of the pile; then it goes below all others. So when all eight were drawn, the next "
                    "one is known.")) },
  { CARC_MS10, "MS10", SHEET, N_ ("What happens to the two figures at the end?"),
    CARC_FIXED (N_ ("Before the final scoring, one of them goes onto the sum of both, and the other is taken away. "
                    "Nobody draws a message any more.")) },
  { CARC_MS11, "MS11", SHEET, N_ ("What can be done with the further tile of a message?"),
    CARC_FIXED (N_ ("All that can be done with any tile, also one more act. If a builder has earned a tile, too, that "
                    "one is laid first.")) },
};

/* ---- the scoring figures ---- */

static void
messages_begin (CarcState *state, gboolean in_play)
{
  state->track.n_figures = in_play ? 2 : 1;
}

static guint
space_of (const CarcState *state, guint player, guint which)
{
  return carc_track_space (state->track.at[player][which]);
}

/* Points of this kind are nobody's choice: the table puts a figure right. */
static gboolean
is_mended (const TableLine *line)
{
  return line->kind == CARC_LINE_CORRECTION || line->kind == CARC_LINE_PAD;
}

/* MS5 */
static int
messages_steers (const CarcState *state, const TableLine *line)
{
  const guint player = (guint) line->player;
  if (line->because == CARC_BECAUSE_TURN_TAKEN)
    return carc_messages_of (state)->moved[player];
  return line->points == 0 || is_mended (line) || state->forecasting || state->on_pad || state->ask == CARC_ASK_SNAPSHOT
                 || !carc_is_there (state, player) || space_of (state, player, 0) == space_of (state, player, 1)
             ? 0
             : -1;
}

static void
messages_asks (CarcState *state, const TableLine *line)
{
  carc_ask (state, CARC_ASK_FIGURE, (guint) line->player, line->points, 0);
}

/* The figure that stands on this space; -1: none. */
static int
figure_on (const CarcState *state, guint player, int space)
{
  for (guint which = 0; which < state->track.n_figures; which++)
    if ((int) space_of (state, player, which) == space)
      return (int) which;
  return -1;
}

static gboolean
apply_move (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const int which = figure_on (state, state->asked, entry->number);
  if (which < 0)
    return table_refuse (why, _ ("%s has no scoring figure on space %d"), carc_name (state, state->asked),
                         entry->number);
  carc_track_move (state, (guint) which, FALSE);
  carc_ask_done (state);
  return TRUE;
}

static void
offer_figures (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
               GArray *offers)
{
  const CarcState *state = data;
  for (guint which = 0; which < state->track.n_figures; which++)
    table_offer_add (offers, (gint32) space_of (state, state->asked, which));
}

/* Does a message wait on this space for the player?  MS2 */
static gboolean
is_fifth (const CarcState *state, guint player, guint space)
{
  return space % FIFTH == 0
         && (carc_rule (state, CARC_MS2) == CARC_MS2_ANY || (carc_track_on (state, space) & ~(1u << player)) == 0);
}

/* Would the player draw a message if a figure comes there with this line? */
static gboolean
draws (const CarcState *state, const TableLine *line, guint space)
{
  return (guint) line->player == state->player && line->points > 0 && !is_mended (line)
         && line->because != CARC_BECAUSE_TURN_TAKEN && is_fifth (state, state->player, space)
         && (line->kind != CARC_LINE_MESSAGE || carc_rule (state, CARC_MS3) == CARC_MS3_YES)
         && (carc_messages_of (state)->got == 0 || carc_rule (state, CARC_MS1) == CARC_MS1_ANY);
}

/* "12 → 16", and that a message is drawn there. */
static char *
tell_figure (gconstpointer data, gconstpointer entry, const TableOffer *offer)
{
  const CarcState *state = data;
  const TableLine *line = carc_track_next (state);
  const int from = offer->value[0];
  if (line == NULL)
    return g_strdup_printf ("%d", from);
  const guint to = carc_track_space (from + line->points);
  /* Translators: from which space of the scoring track to which one */
  return g_strdup_printf (draws (state, line, to) ? _ ("%d → %u: a message") : _ ("%d → %u"), from, to);
}

static char *
tell_move (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const int from = ((const CarcEntry *) given)->number;
  /* Translators: who, from which space of the scoring track to which one */
  return g_strdup_printf (_ ("%s moves a scoring figure: %d → %u"), carc_name (before, before->asked), from,
                          carc_track_space (from + before->about[0]));
}

/* ---- drawing a message ---- */

/* The message on top of the pile; CARC_N_MESSAGES if it is not known.  The last of eight is known, too. */
static guint
on_top (const CarcState *state)
{
  const CarcMessages *messages = carc_messages_of (state);
  guint left = 0, last = 0;
  if (messages->n_known == CARC_N_MESSAGES)
    return messages->order[messages->top];
  for (guint message = 0; message < CARC_N_MESSAGES; message++)
    if (memchr (messages->order, (int) message, messages->n_known) == NULL)
      {
        left++;
        last = message;
      }
  return left == 1 ? last : CARC_N_MESSAGES;
}

static gboolean
can_be_drawn (const CarcState *state, guint message)
{
  const CarcMessages *messages = carc_messages_of (state);
  const guint top = on_top (state);
  return top == message
         || (top == CARC_N_MESSAGES && memchr (messages->order, (int) message, messages->n_known) == NULL);
}

/* It goes below the pile. */
static void
draw (CarcState *state, guint message)
{
  CarcMessages *messages = carc_messages_edit (state);
  if (messages->n_known < CARC_N_MESSAGES)
    messages->order[messages->n_known++] = (guint8) message;
  else
    messages->top = (messages->top + 1) % CARC_N_MESSAGES;
}

/* ---- what a message brings ---- */

/* What a message would bring to a player. */
typedef struct
{
  CarcBecause because;
  guint16 root; /* the feature; CARC_NONE: it is about none */
  CarcCellXY cell;
  CarcWorth worth;
  CarcCase the_case;
} Deal;

static int
points_of (const Deal *deal)
{
  return carc_worth_points (&deal->worth);
}

/* Is it a follower of the player in a feature of this kind? */
static gboolean
is_own (const CarcState *state, guint index, guint player, guint kinds)
{
  const CarcFigure *figure = &state->figures[index];
  return figure->player == player && figure->place == CARC_PLACE_FEATURE && carc_is_follower (figure->kind)
         && kinds >> state->nodes[figure->node].kind & 1;
}

static gboolean
has_own (const CarcState *state, const CarcOccupied *feature, guint player, guint kind)
{
  for (CARC_EACH_FIGURE (i, &feature->figures))
    if (is_own (state, i, player, 1u << kind))
      return TRUE;
  return FALSE;
}

/* Fills what the feature would be worth for the player at the end. */
static void
appraise (const CarcState *state, guint player, guint16 root, Deal *deal)
{
  CarcSurvey survey;
  carc_survey (state, root, &survey);
  const int value = carc_appraise (state, &survey, TRUE, &deal->worth);
  if (value != 0)
    for (CARC_EACH_WITH (left, state->rules, worth_to))
      carc_with (state->rules, left)->worth_to (state, &survey, TRUE, player, &deal->worth);
  deal->root = root;
  deal->cell = carc_name_cell (state, root);
  deal->the_case = (CarcCase){ .node = root,
                               .kind = survey.kind,
                               .final = TRUE,
                               .value = value,
                               .figures = carc_figures_on (state, root),
                               .tied = carc_majority (&survey) };
}

/* MS4: is the player tied with others? */
static gboolean
is_judged (const CarcState *state, guint player, const Deal *deal)
{
  const guint8 tied = deal->the_case.tied;
  return carc_rule (state, CARC_MS4) == CARC_MS4_JUDGE && deal->root != CARC_NONE && deal->the_case.value > 0
         && tied >> player & 1 && carc_ones (tied) > 1 && state->rules->hooks[CARC_HOOK_judge] != 0;
}

/* `state` may change: the verdict is noted there.  What the table itself would decide is shared. */
static gboolean
is_hers (CarcState *state, guint player, const Deal *deal, CarcVerdict *verdict)
{
  const guint8 was = state->forecasting;
  state->forecasting = TRUE;
  const gboolean decided = carc_decide (state, &deal->the_case, verdict);
  state->forecasting = was;
  return !decided || verdict->winners >> player & 1;
}

static gboolean
find_smallest (const CarcState *state, guint player, guint kind, CarcBecause because, Deal *deal)
{
  CarcOccupied features[CARC_MAX_FIGURES];
  const guint n = carc_occupied (state, 1u << kind, features);
  gboolean found = FALSE;
  for (guint i = 0; i < n; i++)
    {
      Deal other = { .because = because };
      if (state->nodes[features[i].root].open == 0 || carc_is_garden (state, features[i].root)
          || !has_own (state, &features[i], player, kind))
        continue;
      appraise (state, player, features[i].root, &other);
      if (!found || points_of (&other) < points_of (deal))
        *deal = other;
      found = TRUE;
    }
  return found;
}

/* MS7: what this message would bring, except another tile and a follower; FALSE: nothing. */
static gboolean
find_deal (const CarcState *state, guint player, guint message, Deal *deal)
{
  guint n = 0;
  *deal = (Deal){ .root = CARC_NONE };
  switch ((CarcMessage) message)
    {
    case CARC_MESSAGE_ROAD: return find_smallest (state, player, CARC_ROAD, CARC_BECAUSE_SMALL_ROAD, deal);
    case CARC_MESSAGE_CITY: return find_smallest (state, player, CARC_CITY, CARC_BECAUSE_SMALL_CITY, deal);
    case CARC_MESSAGE_CLOISTER: return find_smallest (state, player, CARC_CLOISTER, CARC_BECAUSE_SMALL_CLOISTER, deal);
    case CARC_MESSAGE_PENNANTS:
      {
        CarcOccupied features[CARC_MAX_FIGURES];
        const guint n_cities = carc_occupied (state, 1u << CARC_CITY, features);
        for (guint i = 0; i < n_cities; i++)
          {
            CarcSurvey survey;
            carc_survey (state, features[i].root, &survey);
            n += has_own (state, &features[i], player, CARC_CITY) ? (guint) survey.pennants : 0;
          }
        deal->because = CARC_BECAUSE_PENNANTS;
        carc_worth_set (&deal->worth, CARC_NOUN_PENNANT, (int) n, 2);
        return n > 0;
      }
    case CARC_MESSAGE_KNIGHTS:
    case CARC_MESSAGE_FARMERS:
      for (guint i = 0; i < state->n_figures; i++)
        n += is_own (state, i, player, message == CARC_MESSAGE_KNIGHTS ? 1u << CARC_CITY : 1u << CARC_FARM);
      deal->because = message == CARC_MESSAGE_KNIGHTS ? CARC_BECAUSE_KNIGHTS : CARC_BECAUSE_FARMERS;
      if (message == CARC_MESSAGE_KNIGHTS)
        carc_worth_set (&deal->worth, CARC_NOUN_KNIGHT, (int) n, 2);
      else
        carc_worth_set (&deal->worth, CARC_NOUN_FARMER, (int) n, 3);
      return n > 0;
    case CARC_MESSAGE_TILE:
    case CARC_MESSAGE_FOLLOWER:
    case CARC_N_MESSAGES:
    default: return FALSE;
    }
}

/* The points of such a message for the player; 0: it brings nothing. */
static int
message_points (const CarcState *state, guint player, guint message)
{
  Deal deal;
  CarcVerdict verdict;
  if (!find_deal (state, player, message, &deal))
    return 0;
  if (is_judged (state, player, &deal))
    {
      g_autoptr (CarcState) trial = carc_state_copy (state);
      trial->effects = NULL;
      if (!is_hers (trial, player, &deal, &verdict))
        return 0;
    }
  return points_of (&deal);
}

static void
book (CarcState *state, guint player, const Deal *deal)
{
  CarcVerdict verdict = { .winners = (guint8) (1 << player), .tie = -1 };
  if (is_judged (state, player, deal))
    {
      is_hers (state, player, deal, &verdict);
      table_rulings_put (&verdict.rulings, CARC_MS4);
    }
  verdict.winners = (guint8) (1 << player);
  verdict.because = deal->because;
  table_rulings_put (&verdict.rulings, CARC_MS7);
  TableLine line = {
    .kind = CARC_LINE_MESSAGE, .feature = -1, .x = deal->cell.x, .y = deal->cell.y, .rulings = deal->worth.rulings
  };
  for (guint i = 0; i < deal->worth.n_terms; i++)
    carc_add_term (&line, deal->worth.terms[i].count, deal->worth.terms[i].each, (CarcNoun) deal->worth.terms[i].noun);
  if (line.n_terms > 0)
    carc_book (state, &verdict, &line);
}

static void
book_seal (CarcState *state, guint player)
{
  Deal deal = { .because = CARC_BECAUSE_SEAL, .root = CARC_NONE };
  carc_worth_set (&deal.worth, CARC_NOUN_POINT, SEAL, 1);
  book (state, player, &deal);
}

/* ---- the follower who comes home ---- */

static gboolean
can_be_called (const CarcState *state, guint index)
{
  return is_own (state, index, state->player, ~0u);
}

static gboolean
has_follower (const CarcState *state)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (can_be_called (state, i))
      return TRUE;
  return FALSE;
}

/* ---- the question what is done with it ---- */

/* Can the player on turn do what the message says?  A turn that is over without a tile goes on with none. */
static gboolean
is_possible (const CarcState *state, guint message)
{
  if (message == CARC_MESSAGE_TILE)
    return state->n_remaining > 0 && state->turn.slot != CARC_NONE;
  return message == CARC_MESSAGE_FOLLOWER ? has_follower (state) : message_points (state, state->player, message) > 0;
}

/* Is that another thing than to take the 2 points? */
static gboolean
is_choice (const CarcState *state, guint message)
{
  return is_possible (state, message)
         && (message >= CARC_MESSAGE_TILE || message_points (state, state->player, message) != SEAL);
}

/* The figures move before the next message is drawn, so the phase of the messages comes again. */
static void
come_again (CarcState *state)
{
  if (state->turn.phase <= CARC_PHASE_NEWS)
    return;
  if (state->turn.phase > CARC_PHASE_NEWS + 1)
    carc_messages_edit (state)->back = state->turn.phase;
  state->turn.phase = CARC_PHASE_NEWS;
}

/* What the message says is done, or is to be asked. */
static void
read_message (CarcState *state, guint message)
{
  draw (state, message);
  if (is_choice (state, message))
    carc_ask (state, CARC_ASK_MESSAGE, state->player, (int) message, 0);
  else
    {
      book_seal (state, state->player);
      come_again (state);
    }
}

/* The next message is drawn, if one is due. */
static void
messages_ask (CarcState *state, CarcPhase phase)
{
  CarcMessages *messages = carc_messages_edit (state);
  if (messages->due == 0 || !carc_is_there (state, state->player))
    {
      if (messages->back > 0)
        state->turn.phase = messages->back;
      messages->back = 0;
      return;
    }
  const guint top = on_top (state);
  if (top == CARC_N_MESSAGES)
    {
      carc_ask (state, CARC_ASK_DRAW, state->player, 0, 0);
      return;
    }
  messages->due--;
  carc_effect (state, &(TableLine){ .kind = CARC_EFFECT_READ,
                                    .player = (gint8) state->player,
                                    .feature = -1,
                                    .tie = -1,
                                    .n_terms = 1,
                                    .terms = { { .count = (gint16) top } } });
  read_message (state, top);
}

static void
go_on (CarcState *state)
{
  come_again (state);
  carc_ask_done (state);
}

/* MS6 */
static void
messages_moved (CarcState *state, const TableLine *line, guint which, int from, gboolean final)
{
  CarcMessages *messages = carc_messages_edit (state);
  if (!is_mended (line))
    messages->moved[line->player] = (guint8) which;
  if (final || state->finished || state->on_pad || state->forecasting || state->ask == CARC_ASK_SNAPSHOT
      || !draws (state, line, space_of (state, (guint) line->player, which)))
    return;
  messages->due++;
  messages->got++;
  carc_effect (state, &(TableLine){ .kind = CARC_EFFECT_NEWS, .player = line->player, .feature = -1, .tie = -1 });
  come_again (state);
}

/* ---- the acts ---- */

static gboolean
apply_message (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint message = ((const CarcEntry *) given)->choice;
  if (!can_be_drawn (state, message))
    return table_refuse (why, _ ("this message lies below others: it was drawn already"));
  carc_messages_edit (state)->due--;
  read_message (state, message);
  carc_ask_done (state);
  return TRUE;
}

static void
offer_messages (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                GArray *offers)
{
  const CarcState *state = data;
  for (guint message = 0; message < CARC_N_MESSAGES; message++)
    if (can_be_drawn (state, message))
      {
        TableOffer *offer = table_offer_add (offers, (gint32) message);
        offer->flags |= TABLE_OFFER_COUNTED;
        offer->value[2] = 1;
      }
}

static char *
tell_message (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s draws a message: %s"), carc_name (before, before->asked),
                          _ (titles[((const CarcEntry *) given)->choice]));
}

static gboolean
apply_seal (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  book_seal (state, state->asked);
  go_on (state);
  return TRUE;
}

static gboolean
obey_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *state = data;
  return state->about[0] != CARC_MESSAGE_FOLLOWER && is_possible (state, (guint) state->about[0]);
}

static gboolean
apply_obey (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  Deal deal;
  if (!obey_offered (state, NULL))
    return table_refuse (why, _ ("%s cannot do what the message says"), carc_name (state, state->asked));
  if (state->about[0] == CARC_MESSAGE_TILE)
    carc_messages_edit (state)->extra++;
  else
    {
      find_deal (state, state->asked, (guint) state->about[0], &deal);
      book (state, state->asked, &deal);
    }
  go_on (state);
  return TRUE;
}

static char *
tell_obey (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s does what the message says: %s"), carc_name (before, before->asked),
                          _ (titles[before->about[0] % CARC_N_MESSAGES]));
}

static gboolean
call_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *state = data;
  return state->about[0] == CARC_MESSAGE_FOLLOWER && has_follower (state);
}

static gboolean
apply_call (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  Deal deal = { .because = CARC_BECAUSE_CALLED_BY };
  CarcVerdict verdict;
  if (state->about[0] != CARC_MESSAGE_FOLLOWER)
    return table_refuse (why, _ ("the message says nothing of a follower who comes home"));
  const guint figure = carc_pick_find (state, can_be_called, &entry->at, state->asked, entry->figure);
  if (figure == CARC_NONE || !can_be_called (state, figure))
    return carc_refuse_no_figure (state, state->asked, &entry->at, why);
  const guint meant = carc_which_of (state, figure, entry, why);
  if (meant == CARC_NONE)
    return FALSE;
  appraise (state, state->asked, state->nodes[state->figures[meant].node].feature, &deal);
  g_autoptr (CarcState) trial = carc_state_copy (state);
  trial->effects = NULL;
  if (!is_judged (state, state->asked, &deal) || is_hers (trial, state->asked, &deal, &verdict))
    book (state, state->asked, &deal);
  carc_figure_home (state, meant, CARC_LEFT_CALLED_HOME);
  go_on (state);
  return TRUE;
}

static char *
tell_call (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *place = carc_at_tell (before, &((const CarcEntry *) given)->at);
  return g_strdup_printf (_ ("%s scores a follower and takes it home: %s"), carc_name (before, before->asked), place);
}

/* ---- a snapshot, and a figure that moved wrongly ---- */

static gboolean
apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  gint32 *at = state->track.at[entry->player];
  if (!carc_in_play (state->rules, CARC_SYSTEM_MESSAGES))
    return table_refuse (why, _ ("there are no messages in this game"));
  at[0] += at[1] - entry->number;
  at[1] = entry->number;
  return TRUE;
}

static void
offer_now (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  carc_now_offer_numbers (state, operand, operand->low, operand->high, offers);
}

/* clang-format off */
static const TableAct acts[] = {
  CARC_NOW (CARC_ENTRY_NOW_COURIER, "courier", N_ ("The second scoring figure"), 0, apply_now,
            CARC_NOW_PLAYER (N_ ("Whose scoring figure?")), CARC_NOW_NUMBER (0, CARC_TRACK_SPACES - 1, offer_now)),
  { .kind = CARC_ENTRY_MOVE, .verb = "move",
    .operands = { { .type = &carc_operand_space, CARC_FIELD (number), .low = 0, .high = CARC_TRACK_SPACES - 1,
                    .offer = offer_figures, .tell = tell_figure } },
    .when = CARC_WHEN (FIGURE), .apply = apply_move, .tell = tell_move },
  { .kind = CARC_ENTRY_MESSAGE, .verb = "message",
    .operands = { { .type = &table_operand_choice, CARC_FIELD (choice), .member = "message", .data = &choices,
                    .offer = offer_messages } },
    .when = CARC_WHEN (DRAW), .chance = TRUE, .apply = apply_message, .tell = tell_message },
  { .kind = CARC_ENTRY_SEAL, .verb = "seal", .when = CARC_WHEN (MESSAGE), .title = N_ ("Take 2 points"), .key = 't',
    .apply = apply_seal, .says = N_ ("%s takes 2 points for the message") },
  { .kind = CARC_ENTRY_OBEY, .verb = "obey", .when = CARC_WHEN (MESSAGE), .title = N_ ("Do what it says"), .key = 'd',
    .offered = obey_offered, .apply = apply_obey, .tell = tell_obey },
  { .kind = CARC_ENTRY_CALL, .verb = "call",
    .operands = { { .type = &carc_operand_standing, CARC_PICKED (at, can_be_called) },
                  CARC_PICKED_KIND (can_be_called), CARC_PICKED_WHICH (can_be_called) },
    .when = CARC_WHEN (MESSAGE), .title = N_ ("Score a follower"), .key = 'f', .offered = call_offered,
    .apply = apply_call, .tell = tell_call },
};
/* clang-format on */

static char *
ask_figure (const CarcState *state)
{
  const int n = state->about[0];
  if (n < 0)
    return g_strdup_printf (
        ngettext ("%s: which figure goes back by %d point?", "%s: which figure goes back by %d points?", (gulong) -n),
        carc_name (state, state->asked), -n);
  return g_strdup_printf (
      ngettext ("%s: which figure goes on by %d point?", "%s: which figure goes on by %d points?", (gulong) n),
      carc_name (state, state->asked), n);
}

/* The title of the last message is long: that of its act has room in two lines on a telephone. */
static char *
ask_message (const CarcState *state)
{
  const guint message = (guint) state->about[0] % CARC_N_MESSAGES;
  const char *title = message == CARC_MESSAGE_FOLLOWER ? N_ ("Score a follower") : titles[message];
  /* Translators: who, and what the message says: "Anna: 2 points, or “Lay another tile”?" */
  return g_strdup_printf (_ ("%s: 2 points, or “%s”?"), carc_name (state, state->asked), _ (title));
}

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_FIGURE, .word = "figure", .tell = ask_figure },
  { .id = CARC_ASK_DRAW, .word = "draw", .says = N_ ("%s: what does the message say?"), .weighed = TRUE },
  { .id = CARC_ASK_MESSAGE, .word = "message", .tell = ask_message, .weighed = TRUE },
};

/* ---- another tile ---- */

static gboolean
messages_go_again (const CarcState *state)
{
  return carc_messages_of (state)->extra > 0;
}

/* MS8 */
static gboolean
messages_as_first (const CarcState *state)
{
  return carc_messages_of (state)->further && carc_rule (state, CARC_MS8) == CARC_MS8_YES;
}

/* MS11 */
static void
messages_turn_begins (CarcState *state, gboolean again)
{
  CarcMessages *messages = carc_messages_edit (state);
  messages->further = FALSE;
  if (!again)
    messages->due = messages->got = messages->extra = 0;
  if (messages->extra == 0 || carc_others_go_again (state, CARC_SYSTEM_MESSAGES))
    return;
  messages->extra--;
  messages->further = TRUE;
  carc_effect (state,
               &(TableLine){ .kind = CARC_EFFECT_EXTRA, .player = (gint8) state->player, .feature = -1, .tie = -1 });
}

/* ---- words, JSON ---- */

static char *
line_title (const CarcState *state, const TableLine *line)
{
  switch (line->because)
    {
    case CARC_BECAUSE_SMALL_ROAD: return g_strdup_printf (_ ("message, road at %d,%d"), line->x, line->y);
    case CARC_BECAUSE_SMALL_CITY: return g_strdup_printf (_ ("message, city at %d,%d"), line->x, line->y);
    case CARC_BECAUSE_SMALL_CLOISTER: return g_strdup_printf (_ ("message, cloister at %d,%d"), line->x, line->y);
    case CARC_BECAUSE_CALLED_BY: return g_strdup_printf (_ ("message, follower at %d,%d"), line->x, line->y);
    default: return g_strdup (_ ("message"));
    }
}

static char *
read_tell (gconstpointer state, const TableLine *effect)
{
  return g_strdup_printf (_ ("draws a message: %s"), _ (titles[effect->terms[0].count]));
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_NEWS, "message", NULL, .says = N_ ("gets a message"), .varies = TRUE },
  { CARC_EFFECT_READ, "message-drawn", NULL, read_tell, .counts = "message", .varies = TRUE },
  { CARC_EFFECT_EXTRA, "extra-tile", NULL, .says = N_ ("lays another tile"), .reason = N_ ("the message says so"),
    .varies = TRUE },
};

/* The spaces of both figures, the lower one first. */
static guint
lower_space (const CarcState *state, guint player)
{
  return MIN (space_of (state, player, 0), space_of (state, player, 1));
}

static guint
higher_space (const CarcState *state, guint player)
{
  return MAX (space_of (state, player, 0), space_of (state, player, 1));
}

static gboolean
both_are_there (const CarcState *state)
{
  return state->track.n_figures == 2;
}

static const CarcTallyRow tallies[] = {
  { N_ ("Lower space on the scoring track"), "space-low", .count = lower_space, .shown = both_are_there },
  { N_ ("Higher space on the scoring track"), "space-high", .count = higher_space, .shown = both_are_there },
};

static char *
messages_detail (const CarcState *state, guint player, TableAids aids)
{
  return both_are_there (state) ? g_strdup_printf (_ ("scoring figures on spaces %u and %u"),
                                                   lower_space (state, player), higher_space (state, player))
                                : NULL;
}

static void
messages_tell (const CarcState *state, GString *out)
{
  const guint top = on_top (state);
  for (guint player = 0; player < state->rules->n_players && both_are_there (state); player++)
    g_string_append_printf (out, _ ("%s: scoring figures on spaces %u and %u\n"), carc_name (state, (int) player),
                            lower_space (state, player), higher_space (state, player));
  if (top < CARC_N_MESSAGES)
    g_string_append_printf (out, _ ("The next message: %s\n"), _ (titles[top]));
}

static guint
messages_on_track (const CarcState *state, CarcOnTrack *there)
{
  guint n = 0;
  for (guint player = 0; player < state->rules->n_players && both_are_there (state); player++)
    there[n++] = (CarcOnTrack){ (guint8) player, CARC_PIECE_COURIER, state->track.at[player][1],
                                /* Translators: the other scoring figure of a player on a space of the scoring track */
                                N_ ("second figure of %s on %u") };
  return n;
}

static void
messages_report (const CarcState *state, GString *json)
{
  const CarcMessages *messages = carc_messages_of (state);
  put_object (json, "messages");
  put_array (json, "figures");
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      put_object (json, NULL);
      put_text (json, "player", state->rules->players[player].name);
      put_array (json, "spaces");
      for (guint which = 0; which < state->track.n_figures; which++)
        put_number (json, NULL, (int) space_of (state, player, which));
      end_array (json);
      end_object (json);
    }
  end_array (json);
  put_array (json, "drawn");
  for (guint i = 0; i < messages->n_known; i++)
    put_text (json, NULL, words[messages->order[(messages->top + i) % CARC_N_MESSAGES]]);
  end_array (json);
  put_number (json, "due", messages->due);
  end_object (json);
}

static gboolean
messages_validate (const CarcState *state, TableRefusal *why)
{
  const CarcMessages *messages = carc_messages_of (state);
  guint seen = 0;
  for (guint i = 0; i < messages->n_known && i < CARC_N_MESSAGES; i++)
    seen |= 1u << messages->order[i];
  if (messages->n_known > CARC_N_MESSAGES || __builtin_popcount (seen) != messages->n_known
      || messages->top >= CARC_N_MESSAGES || (messages->top > 0 && messages->n_known < CARC_N_MESSAGES))
    return table_refuse (why, "the pile of messages: %u known, %u on top", messages->n_known, messages->top);
  if (messages->due > messages->got)
    return table_refuse (why, "%u of %u messages are due", messages->due, messages->got);
  if (carc_is_between_tiles (state) && state->track.n_moved != state->ledger.n_lines)
    return table_refuse (why, "scoring figures have not moved");
  return carc_track_validate (state, why);
}

/* ---- answers of the desk ---- */

static gboolean
messages_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const guint top = on_top (state);
  const TableRulingSet rules = TABLE_RULINGS (CARC_MS5, CARC_MS6, CARC_MS7, CARC_MS9);
  if (query->query.kind != CARC_QUERY_MESSAGES)
    return TRUE;
  table_answer_title (answer, g_strdup (_ ("the messages, and what each would bring now")));
  table_rulings_join (&answer->rulings, &rules);
  table_answer_say (answer, TABLE_SAYS_KNOWN, -1,
                    top < CARC_N_MESSAGES ? g_strdup_printf (_ ("the next one: %s"), _ (titles[top]))
                                          : g_strdup (_ ("the next one is not known")));
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      table_answer_say (answer, TABLE_SAYS_KNOWN, (int) player,
                        g_strdup_printf (_ ("scoring figures on spaces %u and %u"), lower_space (state, player),
                                         higher_space (state, player)));
      for (guint message = 0; message < CARC_MESSAGE_TILE; message++)
        {
          const int points = message_points (state, player, message);
          if (points > 0)
            table_answer_count (answer, TABLE_SAYS_PART, (int) player, points, g_strdup (_ (titles[message])));
        }
    }
  return TRUE;
}

static const TableAct queries[] = {
  { .kind = CARC_QUERY_MESSAGES, .verb = "messages", .when = TABLE_ALWAYS, .title = N_ ("The messages") },
};

static const TableHelp help[] = {
  { .topics = "move, message, seal, obey, call",
    .text = N_ ("Each player has two scoring figures and chooses which one moves, where they stand on different "
                "spaces. Whoever is on turn and stops on 0, 5, 10 and so on draws a message: 2 points, or what it "
                "says.") },
};

const CarcSystem carc_messages = {
  .id = CARC_SYSTEM_MESSAGES,
  .name = "messages",
  .title = N_ ("The Messages"),
  .description = N_ ("A second scoring figure for everybody, and messages on every fifth space"),
  CARC_ROWS (help),
  .by = CARC_BY_USE,
  CARC_ROWS (pieces),
  CARC_ROWS (tallies),
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .part_size = sizeof (CarcMessages),
  .begin = messages_begin,
  .steers = messages_steers,
  .asks_figure = messages_asks,
  .moved = messages_moved,
  .turn_begins = messages_turn_begins,
  .goes_again = messages_go_again,
  .counts_as_first = messages_as_first,
  .ask = messages_ask,
  .asks_in = CARC_IN (NEWS),
  .validate = messages_validate,
  .report = messages_report,
  .on_track = messages_on_track,
  .tell = messages_tell,
  .detail = messages_detail,
  CARC_ROWS (queries),
  .answer = messages_answer,
};
