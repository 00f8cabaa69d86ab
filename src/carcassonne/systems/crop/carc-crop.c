/* carc-crop.c - Crop Circles: after the turn with one, every player may add a follower beside one of theirs, or every
 * player must take one home.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings CC1 to CC7.  Whoever laid the tile chooses for all.  Then the players are asked one after the
 * other, from the left neighbour round to this player.  Nothing of it outlasts the turn, so the state has no part.
 */
#include "carc-crop.h"

#include "carcassonne/carc-crop-marks.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

#define SHEET N_ ("Crop Circles")

static const CarcMarkRow marks[] = {
  { CARC_CROP_SHIELD, "cropshield", .on_cell = TRUE, .title = N_ ("Crop circle, shield") },
  { CARC_CROP_CLUB, "cropclub", .on_cell = TRUE, .title = N_ ("Crop circle, club") },
  { CARC_CROP_FORK, "cropfork", .on_cell = TRUE, .title = N_ ("Crop circle, fork") },
};

/* What each crop circle is about. */
static const struct
{
  guint mark, kind;  /* CarcKind */
  const char *where; /* N_ (): of followers */
  const char *cell;  /* N_ (): on a cell that is described */
} circles[] = {
  { CARC_CROP_SHIELD, CARC_CITY, N_ ("in cities"), N_ ("a crop circle with a shield") },
  { CARC_CROP_CLUB, CARC_ROAD, N_ ("on roads"), N_ ("a crop circle with a club") },
  { CARC_CROP_FORK, CARC_FARM, N_ ("on farms"), N_ ("a crop circle with a fork") },
};

static const CarcLeftRow lefts[] = {
  { CARC_LEFT_CIRCLED, "circled", N_ ("its player takes it home because of the crop circle") },
};

static const CarcRulingRow rulings[] = {
  { CARC_CC1, "CC1", SHEET, N_ ("When does a crop circle count, and who is asked?"),
    CARC_FIXED (N_ ("When all else that the tile brought is done, also before a builder’s second tile. Whoever laid it "
                    "chooses for all players; they are asked from the left neighbour round to this player. If nobody "
                    "has a follower where it counts, nothing happens.")) },
  { CARC_CC2, "CC2", SHEET, N_ ("Where can a follower be added?"),
    CARC_FIXED (N_ ("Only beside another follower of the same player, on the same tile and in the same feature, and "
                    "only in cities with a shield, on roads with a club, on farms with a fork.")) },
  { CARC_CC3, "CC3", SHEET, N_ ("Who can be added?"),
    CARC_FIXED (N_ (
        "One follower of any kind from the supply that may stand there, but a mayor only in a city and a "
        "wagon not on a farm; no abbot, builder, pig or barn; nobody where the dragon is. Nobody must be added.")) },
  { CARC_CC4, "CC4", SHEET, N_ ("Who must go home?"),
    CARC_FIXED (N_ ("One follower of each player who has any in such a feature; its player chooses it, and gets "
                    "nothing for it. Figures in the race, on towers and in the City of Carcassonne stay.")) },
  { CARC_CC5, "CC5", SHEET, N_ ("What happens to a builder, a pig or a barn there?"),
    CARC_FIXED (
        N_ ("A builder or a pig goes home when its player’s last follower leaves the feature; a barn stays.")) },
  { CARC_CC6, "CC6", SHEET, N_ ("Is a player asked who has left the game?"),
    CARC_FIXED (N_ ("No, and the figures of this player stay.")) },
  { CARC_CC7, "CC7", SHEET, N_ ("Does a crop circle touch the Arbitress or the lake?"),
    CARC_FIXED (N_ ("No: nobody walks her, and no racer moves. A follower that was added speaks from its cell, and on "
                    "the lake followers in cities, on roads and on farms are added and go home as elsewhere.")) },
};

/* ---- the crop circle of this turn ---- */

/* The index in `circles` of the one on this cell; its length if there is none. */
static guint
circle_on (const CarcState *state, guint16 slot)
{
  guint i = 0;
  while (i < G_N_ELEMENTS (circles) && !carc_marks_has (carc_slot_cell (state, slot)->marks, circles[i].mark))
    i++;
  return i;
}

/* The cell of the crop circle on the tile just laid; CARC_NONE if it has none. */
static guint16
circle_laid (const CarcState *state)
{
  for (guint i = 0; i < state->turn.n_slots; i++)
    if (circle_on (state, state->turn.slots[i]) < G_N_ELEMENTS (circles))
      return state->turn.slots[i];
  return CARC_NONE;
}

/* What the crop circle that is asked about is for; CARC_N_CLAIMABLE if none is. */
static guint
kind_asked (const CarcState *state)
{
  const guint16 slot = circle_laid (state);
  return slot != CARC_NONE ? circles[circle_on (state, slot)].kind : CARC_N_CLAIMABLE;
}

/* In words; an entry may be told although it is refused. */
static const char *
where_asked (const CarcState *state)
{
  const guint16 slot = circle_laid (state);
  return slot != CARC_NONE ? _ (circles[circle_on (state, slot)].where) : _ ("where it counts");
}

/* Is it a follower in a feature of this kind? */
static gboolean
counts (const CarcState *state, guint index, guint kind)
{
  const CarcFigure *figure = &state->figures[index];
  return figure->place == CARC_PLACE_FEATURE && carc_is_follower (figure->kind)
         && state->nodes[figure->node].kind == kind;
}

/* Has the player such a follower on this node? */
static gboolean
has_follower (const CarcState *state, guint player, guint16 node, guint kind)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].player == player && state->figures[i].node == node && counts (state, i, kind))
      return TRUE;
  return FALSE;
}

/* ---- who can be added: CC2, CC3 ---- */

static gboolean
may_come (const CarcState *state, guint player, guint kind, guint16 node, TableRefusal *why)
{
  if (!carc_is_follower (kind))
    return table_refuse (why, _ ("%s: only a follower is added"), _ (carc_figures[kind]->name));
  return carc_figure_may_stand (state, player, kind, node, why)
         && (carc_figure_in_supply (state, player, (CarcFigureKind) kind) != CARC_NONE
             || carc_refuse_none_left (state, player, kind, why));
}

static gboolean
may_join (const CarcState *state, guint player, guint kind, guint16 node, TableRefusal *why)
{
  const CarcNode *feature = &state->nodes[state->nodes[node].feature];
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  if (state->agreed) /* anywhere where it will still be scored */
    return (feature->scored || (feature->kind != CARC_FARM && feature->open == 0))
               ? table_refuse (why, _ ("the feature on %d,%d is complete"), slot->x, slot->y)
               : may_come (state, player, kind, node, why);
  if (feature->kind != kind_asked (state))
    return table_refuse (why, _ ("the crop circle is about followers %s"), where_asked (state));
  if (!has_follower (state, player, node, feature->kind))
    return table_refuse (why, _ ("%s has no follower there, on %d,%d, beside which another one could be added"),
                         carc_name (state, (int) player), slot->x, slot->y);
  return may_come (state, player, kind, node, why) && carc_may_deploy (state, kind, state->nodes[node].slot, why);
}

/* The kinds of figure that the player can add there, bit per CarcFigureKind. */
static guint32
kinds_for (const CarcState *state, guint player, guint16 node)
{
  guint32 kinds = 0;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (may_join (state, player, kind, node, NULL))
      kinds |= 1u << kind;
  return kinds;
}

/* ---- who is asked: CC1, CC4, CC6 ---- */

static gboolean
is_concerned (const CarcState *state, CarcCircle circle, guint player)
{
  const guint kind = kind_asked (state);
  for (guint i = 0; i < state->n_figures && carc_is_there (state, player); i++)
    if (state->figures[i].player == player && counts (state, i, kind)
        && (circle == CARC_CIRCLE_HOME || kinds_for (state, player, state->figures[i].node) != 0))
      return TRUE;
  return FALSE;
}

/* All who are concerned, bit per player. */
static guint8
find_concerned (const CarcState *state, CarcCircle circle)
{
  guint players = 0;
  for (guint i = 0; i < state->rules->n_players; i++)
    players |= (guint) is_concerned (state, circle, i) << i;
  return (guint8) players;
}

/* The next of them, from the left of this player round to the player on turn; -1: nobody. */
static int
next_concerned (const CarcState *state, CarcCircle circle, guint after)
{
  const guint n = state->rules->n_players;
  for (guint i = (after + n - state->player) % n + 1; i <= n; i++)
    if (is_concerned (state, circle, (state->player + i) % n))
      return (int) ((state->player + i) % n);
  return -1;
}

static void
crop_ask (CarcState *state, CarcPhase phase)
{
  const guint16 slot = state->turn.slot != CARC_NONE ? circle_laid (state) : CARC_NONE;
  if (slot != CARC_NONE && find_concerned (state, CARC_CIRCLE_HOME) != 0)
    carc_ask (state, CARC_ASK_CIRCLE, state->player, state->slots[slot].x, state->slots[slot].y);
}

/* The player who is asked has answered. */
static void
answered (CarcState *state, CarcCircle circle)
{
  state->agreed = FALSE; /* what is asked next goes by the rules */
  /* The player on turn was the last. */
  const int next = state->asked == state->player ? -1 : next_concerned (state, circle, state->asked);
  if (next >= 0)
    carc_ask_on (state, (guint) next, state->about[0], state->about[1]);
  else
    carc_ask_done (state);
}

/* ---- the choice ---- */

static gboolean
apply_circle (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcCircle circle = (CarcCircle) ((const CarcEntry *) given)->choice;
  const int first = next_concerned (state, circle, state->player);
  if (first >= 0)
    carc_ask (state, circle == CARC_CIRCLE_ADD ? CARC_ASK_JOIN : CARC_ASK_HOME, (guint) first, state->about[0],
              state->about[1]);
  carc_ask_done (state);
  return TRUE;
}

static char *
tell_circle (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  /* Translators: who, and where the followers are: "in cities" */
  return g_strdup_printf (((const CarcEntry *) given)->choice == CARC_CIRCLE_ADD
                              ? _ ("%s chooses: everybody may add a follower beside one of theirs %s")
                              : _ ("%s chooses: everybody takes home one of their followers %s"),
                          carc_name (before, before->asked), where_asked (before));
}

/* ---- adding ---- */

static gboolean
apply_join (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  if (node == CARC_NONE)
    return table_refuse (why, _ ("there is no such feature on %d,%d"), entry->cell_x, entry->cell_y);
  if (!may_join (state, state->asked, entry->figure, node, why))
    return FALSE;
  carc_figure_deploy (state, carc_figure_in_supply (state, state->asked, (CarcFigureKind) entry->figure), node);
  answered (state, CARC_CIRCLE_ADD);
  return TRUE;
}

static gboolean
apply_no_join (gpointer data, gconstpointer given, TableRefusal *why)
{
  answered (data, CARC_CIRCLE_ADD);
  return TRUE;
}

static void
offer_nodes (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const guint kind = kind_asked (state);
  for (guint16 node = 0; node < state->n_nodes; node++)
    if ((state->agreed
         || (state->nodes[node].kind == kind && state->nodes[state->nodes[node].feature].figures > 0
             && has_follower (state, state->asked, node, kind)))
        && kinds_for (state, state->asked, node) != 0)
      carc_offer_node (state, node, offers);
}

static void
offer_kinds (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  if (node != CARC_NONE)
    carc_offer_bits (kinds_for (state, state->asked, node), 0, offers);
}

static char *
tell_join (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  /* Translators: who, the kind of figure, where: "Anna adds: Follower, road to the east at 3,1" */
  return g_strdup_printf (_ ("%s adds: %s, %s"), carc_name (before, before->asked),
                          _ (carc_figures[entry->figure]->name), place);
}

/* ---- going home ---- */

/* By agreement, any figure of the player that stands on the table. */
static gboolean
can_go (const CarcState *state, guint index)
{
  return state->figures[index].player == state->asked
         && (state->agreed ? carc_figure_stands (&state->figures[index]) : counts (state, index, kind_asked (state)));
}

static gboolean
apply_home (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint figure = carc_pick_find (state, can_go, &entry->at, state->asked, entry->figure);
  if (figure == CARC_NONE || !can_go (state, figure))
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      /* Translators: who, where the followers must be ("in cities"), where nobody is */
      return table_refuse (why, _ ("%s takes home one of their followers %s, and has none there (%s)"),
                           carc_name (state, state->asked), where_asked (state), place);
    }
  const guint meant = carc_which_of (state, figure, entry, why);
  if (meant == CARC_NONE)
    return FALSE;
  carc_figure_home (state, meant, CARC_LEFT_CIRCLED);
  answered (state, CARC_CIRCLE_HOME);
  return TRUE;
}

static char *
tell_home (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  /* Translators: who, the kind of figure, where it stood: "Anna takes home: Follower, road to the east at 3,1" */
  return g_strdup_printf (_ ("%s takes home: %s, %s"), carc_name (before, before->asked),
                          _ (carc_figures[entry->figure]->name), place);
}

#define CHOICE(Circle, Verb, Title, Key)                                                                               \
  {                                                                                                                    \
    .kind = CARC_ENTRY_CIRCLE, .verb = Verb, .fixed = { CARC_FIXED_FIELD (choice, CARC_CIRCLE_##Circle) },             \
    .n_fixed = 1, .when = CARC_WHEN (CIRCLE), .title = Title, .key = Key, .apply = apply_circle, .tell = tell_circle   \
  }

/* clang-format off */
static const TableAct acts[] = {
  CHOICE (ADD, "circle add", N_ ("Everybody may add a follower"), 'a'),
  CHOICE (HOME, "circle home", N_ ("Everybody takes a follower home"), 'h'),
  { .kind = CARC_ENTRY_JOIN, .verb = "join",
    .operands = { { .type = &carc_operand_goal, CARC_FIELD (at), .offer = offer_nodes },
                  { .type = &carc_operand_other_figure, CARC_FIELD (figure), .offer = offer_kinds,
                    .flags = TABLE_OPERAND_OPTIONAL } },
    .when = CARC_WHEN (JOIN), .prefixed = CARC_WHEN (JOIN), .apply = apply_join, .tell = tell_join },
  { .kind = CARC_ENTRY_NO_JOIN, .verb = "join nobody", .when = CARC_WHEN (JOIN),
    .title = N_ ("Nobody is added"), .apply = apply_no_join, .says = N_ ("%s adds nobody") },
  { .kind = CARC_ENTRY_HOME, .verb = "home",
    .operands = { { .type = &carc_operand_standing, CARC_PICKED (at, can_go) }, CARC_PICKED_KIND (can_go),
                  CARC_PICKED_WHICH (can_go) },
    .when = CARC_WHEN (HOME), .prefixed = CARC_WHEN (HOME), .apply = apply_home, .tell = tell_home },
};
/* clang-format on */

/* ---- the questions ---- */

static char *
ask_circle (const CarcState *state)
{
  /* Translators: who, and where the followers are: "in cities" */
  return g_strdup_printf (_ ("%s: what happens to followers %s?"), carc_name (state, state->asked),
                          where_asked (state));
}

static char *
ask_home (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: which follower %s goes home?"), carc_name (state, state->asked), where_asked (state));
}

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_CIRCLE, .word = "circle", .tell = ask_circle },
  { .id = CARC_ASK_JOIN, .word = "join", .says = N_ ("%s: beside which follower is one added?"), .weighed = TRUE },
  { .id = CARC_ASK_HOME, .word = "home", .tell = ask_home, .weighed = TRUE },
};

/* ---- words ---- */

static void
crop_tell_cell (const CarcState *state, guint16 slot, GString *words)
{
  const guint circle = circle_on (state, slot);
  if (circle < G_N_ELEMENTS (circles))
    g_string_append_printf (words, ", %s", _ (circles[circle].cell));
}

/* Of the choice: who can add a follower, or must take one home. */
static char *
crop_leads_to (const CarcTrial *trial)
{
  if (trial->entry->kind != CARC_ENTRY_CIRCLE)
    return NULL;
  const gboolean add = trial->entry->choice == CARC_CIRCLE_ADD;
  const guint8 players = find_concerned (trial->before, (CarcCircle) trial->entry->choice);
  g_autofree char *names = carc_names_tell (trial->before, players);
  if (players == 0)
    return g_strdup (_ ("nobody can add one"));
  return g_strdup_printf (add ? _ ("who can add one: %s") : _ ("who takes one home: %s"), names);
}

/* ---- answers of the desk ---- */

/* What a crop circle of each kind would find now. */
static gboolean
crop_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const TableRulingSet rules = TABLE_RULINGS (CARC_CC2, CARC_CC4);
  if (query->query.kind != CARC_QUERY_CROP)
    return TRUE;
  table_answer_title (answer, g_strdup (_ ("the crop circles, as the table is now")));
  table_rulings_join (&answer->rulings, &rules);
  for (guint i = 0; i < G_N_ELEMENTS (circles); i++)
    for (guint player = 0; player < state->rules->n_players; player++)
      {
        guint n = 0;
        for (guint k = 0; k < state->n_figures; k++)
          n += state->figures[k].player == player && counts (state, k, circles[i].kind);
        if (n > 0)
          /* Translators: behind a player's name, what the crop circle shows, how many followers, where: "shield: 2
           * followers in cities" */
          table_answer_say (answer, TABLE_SAYS_KNOWN, (int) player,
                            g_strdup_printf (ngettext ("%s: %u follower %s", "%s: %u followers %s", n),
                                             _ (marks[i].title), n, _ (circles[i].where)));
      }
  return TRUE;
}

static const TableAct queries[] = {
  { .kind = CARC_QUERY_CROP, .verb = "crop", .when = TABLE_ALWAYS, .title = N_ ("The crop circles") },
};

static const char *const tile_names[] = {
  N_ ("city in the corner, crop circle: shield"),
  N_ ("two city edges, crop circle: shield"),
  N_ ("city edge and a road that ends, crop circle: fork"),
  N_ ("curve, crop circle: club"),
  N_ ("city edge, curve, crop circle: fork"),
  N_ ("crossing of three, crop circle: club"),
};

static const TableHelp help[] = {
  { .heading = N_ ("Crop Circles I, Crop Circles II"),
    .topics = "circle add, circle home, join, join nobody, home",
    .text = N_ ("After the turn with a crop circle, whoever laid it chooses: everybody may add a follower beside one "
                "of theirs, or everybody takes one home. A shield counts in cities, a club on roads, a fork on farms. "
                "The players are asked one after the other.") },
};

const CarcSystem carc_crop = {
  .id = CARC_SYSTEM_CROP,
  .name = "crop",
  .title = N_ ("Crop Circles I"),
  .description = N_ ("Copies; with crop circles that make followers more or fewer"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  CARC_ROWS (tile_names),
  CARC_ROWS (marks),
  CARC_ROWS (lefts),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (questions),
  .ask = crop_ask,
  .asks_in = CARC_IN (DONE),
  .tell_cell = crop_tell_cell,
  .leads_to = crop_leads_to,
  CARC_ROWS (queries),
  .answer = crop_answer,
};
