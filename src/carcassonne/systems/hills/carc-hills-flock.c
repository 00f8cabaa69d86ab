/* carc-hills-flock.c - shepherds of Hills and Sheep: where they come, what the bag brings, who scores a flock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the rulings SH1 to SH7.  A shepherd stands on a farm, but not among its farmers: so he is at a place of his
 * own, and the farm does not know of him.  The tokens beside him go back into the bag whenever he leaves.
 */
#include "carc-hills.h"

#include <math.h>

#include "carcassonne/carc-rooms.h"
#include "carcassonne/carc-snapshot.h"
#include "table/table-intl.h"

#define MILLION 1000000u

/* ---- reading ---- */

guint
carc_shepherd_of (const CarcState *state, guint player)
{
  for (CARC_EACH_OF_KIND (i, state, player, CARC_SHEPHERD))
    if (state->figures[i].place == CARC_PLACE_PASTURE)
      return i;
  return CARC_NONE;
}

/* The farm of the player's shepherd; CARC_NONE if he is on none. */
static guint16
farm_of (const CarcState *state, guint player)
{
  const guint shepherd = carc_shepherd_of (state, player);
  return shepherd == CARC_NONE ? CARC_NONE : state->nodes[state->figures[shepherd].node].feature;
}

guint8
carc_shepherds_on (const CarcState *state, guint16 farm)
{
  guint8 players = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (farm_of (state, player) == farm)
      players |= (guint8) (1 << player);
  return players;
}

guint
carc_sheep_of (const CarcState *state, guint player)
{
  const CarcHills *hills = carc_hills_of (state);
  guint sheep = 0;
  for (guint i = 1; i <= CARC_SHEEP_MOST; i++)
    sheep += i * hills->flock[player][i];
  return sheep;
}

guint
carc_sheep_on (const CarcState *state, guint16 farm)
{
  const guint8 players = carc_shepherds_on (state, farm);
  guint sheep = 0;
  for (guint player = 0; players >> player != 0; player++)
    sheep += players >> player & 1 ? carc_sheep_of (state, player) : 0;
  return sheep;
}

guint
carc_bag_of (const CarcState *state, guint sheep)
{
  const CarcHills *hills = carc_hills_of (state);
  guint out = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    out += hills->flock[player][sheep];
  return hills->tokens[sheep] - MIN (out, hills->tokens[sheep]);
}

guint
carc_bag_all (const CarcState *state)
{
  guint n = 0;
  for (guint i = 0; i <= CARC_SHEEP_MOST; i++)
    n += carc_bag_of (state, i);
  return n;
}

gboolean
carc_farm_is_closed (const CarcState *state, guint16 farm)
{
  guint16 member = farm;
  do
    {
      const guint halves = carc_node_segment (state, member)->halves;
      for (guint side = 0; side < 4; side++)
        if ((halves >> (2 * side) & 3)
            && !carc_slot_placed (state, state->slots[state->nodes[member].slot].neighbour[side]))
          return FALSE;
      member = state->nodes[member].next;
    }
  while (member != farm);
  return TRUE;
}

/* ---- the act ---- */

/* May the player's shepherd come there?  SH4 */
static gboolean
may_tend (const CarcState *laid, guint16 node, TableRefusal *why)
{
  const CarcNode *farm = &laid->nodes[node];
  const guint8 others = farm->kind == CARC_FARM ? carc_shepherds_on (laid, farm->feature) : 0;
  if (farm->kind != CARC_FARM)
    return table_refuse (why, _ ("a shepherd stands on a farm, not on a %s"), carc_node_name (laid, node));
  if (laid->agreed)
    return TRUE;
  if (others != 0)
    return table_refuse (why, _ ("there is a shepherd on this farm already, of %s"),
                         carc_name (laid, __builtin_ctz (others)));
  return carc_may_deploy (laid, CARC_SHEPHERD, farm->slot, why);
}

gboolean
carc_shepherd_offered (gconstpointer data, const TableAct *act)
{
  return table_offer_any (carc_shepherd_offer, data, act);
}

void
carc_shepherd_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                     GArray *offers)
{
  const CarcState *laid = data;
  const CarcTurn *turn = &laid->turn;
  if (carc_figure_in_supply (laid, laid->player, CARC_SHEPHERD) == CARC_NONE)
    return;
  for (guint16 node = turn->first_node; node < turn->first_node + turn->n_nodes; node++)
    if (may_tend (laid, node, NULL))
      carc_offer_node (laid, node, offers);
  /* The cell is named only if the tile has several. */
  for (guint i = 0; turn->n_slots == 1 && i < offers->len; i++)
    g_array_index (offers, TableOffer, i).value[2] = G_MAXINT16;
}

static void
put_shepherd (CarcState *state, guint shepherd, guint16 node)
{
  const guint16 slot = state->nodes[node].slot;
  if (state->figures[shepherd].place == CARC_PLACE_SUPPLY)
    carc_figure_to (state, shepherd, CARC_PLACE_PASTURE, slot, -1, CARC_LEFT_REMOVED);
  state->figures[shepherd].slot = slot;
  state->figures[shepherd].node = node;
}

gboolean
carc_shepherd_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  guint16 node;
  if (!carc_in_play (state->rules, CARC_SYSTEM_HILLS))
    return table_refuse (why, _ ("there are no shepherds in this game"));
  if (!carc_find_claim (state, given, &node, why) || !may_tend (state, node, why))
    return FALSE;
  const guint shepherd = carc_figure_in_supply (state, state->player, CARC_SHEPHERD);
  if (shepherd == CARC_NONE)
    return carc_refuse_none_left (state, state->player, CARC_SHEPHERD, why);
  put_shepherd (state, shepherd, node);
  carc_hills_edit (state)->fresh |= (guint8) (1 << state->player);
  const CarcSlot *slot = &state->slots[state->nodes[node].slot];
  carc_ask (state, CARC_ASK_TOKEN, state->player, slot->x, slot->y);
  return TRUE;
}

char *
carc_shepherd_tell (gconstpointer before, gconstpointer given)
{
  return carc_act_claim_tell (before, given);
}

/* How likely a wolf is; of a stable, nothing: the points say it. */
char *
carc_flock_leads_to (const CarcTrial *trial)
{
  if (trial->entry->act != CARC_ACT_SHEPHERD || trial->after->ask != CARC_ASK_TOKEN)
    return NULL;
  const guint wolves = carc_bag_of (trial->after, CARC_WOLF), all = carc_bag_all (trial->after);
  return g_strdup_printf (
      ngettext ("%u of the %u tokens in the bag is a wolf", "%u of the %u tokens in the bag are wolves", wolves),
      wolves, all);
}

/* ---- points ---- */

/* Who gets the points of a flock, SH2.  In place of asking the table, those who are equal share them. */
static void
decide (CarcState *state, guint16 farm, guint8 players, int sheep, gboolean final, CarcVerdict *verdict)
{
  CarcCase the_case = { .node = farm, .kind = CARC_FARM, .final = final, .value = sheep, .tied = players };
  const gboolean forecasting = state->forecasting;
  for (guint player = 0; players >> player != 0; player++)
    if (players >> player & 1)
      carc_figures_put (&the_case.figures, carc_shepherd_of (state, player));
  state->forecasting = TRUE;
  const gboolean decided = carc_decide (state, &the_case, verdict);
  g_assert (decided);
  state->forecasting = forecasting;
}

static void
book (CarcState *state, guint16 farm, guint8 players, CarcRuling ruling, gboolean final)
{
  const CarcCellXY cell = carc_name_cell (state, farm);
  const guint sheep = carc_sheep_on (state, farm);
  CarcVerdict verdict = { .winners = players, .because = CARC_BECAUSE_FLOCK, .tie = -1 };
  TableLine line = { .kind = CARC_LINE_FLOCK, .final = (guint8) final, .feature = farm, .x = cell.x, .y = cell.y };
  if (sheep == 0)
    return;
  if (carc_rule (state, CARC_SH2) == CARC_SH2_JUDGE && carc_ones (players) > 1)
    decide (state, farm, players, (int) sheep, final, &verdict);
  if (verdict.tie >= 0)
    table_rulings_put (&line.rulings, CARC_SH2);
  else
    verdict.because = CARC_BECAUSE_FLOCK;
  table_rulings_put (&line.rulings, ruling);
  carc_add_term (&line, (int) sheep, 1, CARC_NOUN_SHEEP);
  carc_book (state, &verdict, &line);
  for (guint player = 0; player < state->rules->n_players; player++)
    if (verdict.tie >= 0 && (players & ~state->ties[verdict.tie].winners) >> player & 1)
      state->ties[verdict.tie].lost[player] = (gint16) sheep;
}

/* All shepherds of the farm take their sheep into the stable, by this ruling. */
static void
score_flock (CarcState *state, guint16 farm, CarcRuling ruling)
{
  const guint8 players = carc_shepherds_on (state, farm);
  gint32 before[TABLE_MAX_PLAYERS];
  memcpy (before, state->ledger.scores, sizeof before);
  book (state, farm, players, ruling, FALSE);
  if (carc_rule (state, CARC_SH3) == CARC_SH3_WITH)
    carc_compare_now (state);
  else
    for (guint player = 0; player < state->rules->n_players; player++)
      state->turn.left_out[player] += state->ledger.scores[player] - before[player];
  for (guint player = 0; players >> player != 0; player++)
    if (players >> player & 1)
      carc_figure_home (state, carc_shepherd_of (state, player), CARC_LEFT_STABLED);
}

void
carc_flock_finish (CarcState *state)
{
  guint8 done = 0;
  for (guint player = 0; carc_rule (state, CARC_SH1) == CARC_SH1_SCORE && player < state->rules->n_players; player++)
    {
      const guint16 farm = farm_of (state, player);
      if (farm == CARC_NONE || (done >> player & 1))
        continue;
      book (state, farm, carc_shepherds_on (state, farm), CARC_SH1, TRUE);
      done |= carc_shepherds_on (state, farm);
    }
}

/* Sheep that are out come into the stable in most games, if there is time. */
#define STABLED .8
#define SOON 4.

double
carc_flock_promise (const CarcState *state, guint player, double turns)
{
  const guint16 farm = farm_of (state, player);
  if (farm == CARC_NONE || carc_rule (state, CARC_SH1) == CARC_SH1_SCORE)
    return 0;
  return STABLED * MIN (1, turns / SOON) * carc_sheep_on (state, farm);
}

/* ---- grow, or into the stable ---- */

/* Does the tile just laid extend the farm of a shepherd who was there before? */
static gboolean
is_extended (const CarcState *state, guint player)
{
  const guint shepherd = carc_shepherd_of (state, player);
  if (shepherd == CARC_NONE || (carc_hills_of (state)->fresh >> player & 1))
    return FALSE;
  const guint16 farm = farm_of (state, player);
  for (guint i = 0; i < state->turn.n_nodes; i++)
    if (state->nodes[state->turn.first_node + i].feature == farm)
      return TRUE;
  return FALSE;
}

static void
score_closed (CarcState *state, guint16 but)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint16 farm = farm_of (state, player);
      if (farm != CARC_NONE && farm != but && carc_farm_is_closed (state, farm))
        score_flock (state, farm, CARC_SH6);
    }
}

/* A forecast while something else is asked that comes before the flocks: in a game, nothing is left to do here. */
void
carc_flock_before_scoring (CarcState *state, const guint16 *done, guint n_done)
{
  score_closed (state, CARC_NONE);
}

void
carc_flock_ask (CarcState *state, CarcPhase phase)
{
  const gboolean chooses = carc_rule (state, CARC_SH6) == CARC_SH6_CHOOSE && is_extended (state, state->player);
  score_closed (state, chooses ? farm_of (state, state->player) : CARC_NONE);
  if (!is_extended (state, state->player))
    return;
  const CarcSlot *slot = &state->slots[state->figures[carc_shepherd_of (state, state->player)].slot];
  carc_ask (state, CARC_ASK_FLOCK, state->player, slot->x, slot->y);
}

char *
carc_flock_ask_tell (const CarcState *state)
{
  const guint16 farm = farm_of (state, state->asked);
  const guint sheep = farm != CARC_NONE ? carc_sheep_on (state, farm) : 0;
  return g_strdup_printf (ngettext ("%s: which token, or does %u sheep go into the stable?",
                                    "%s: which token, or do %u sheep go into the stable?", sheep),
                          carc_name (state, state->asked), sheep);
}

void
carc_flock_left (CarcState *state, guint figure, CarcLeft why)
{
  if (state->figures[figure].kind == CARC_SHEPHERD)
    memset (carc_hills_edit (state)->flock[state->figures[figure].player], 0, CARC_SHEEP_MOST + 1);
}

static void
count_draw (CarcState *state, guint player, guint drawn)
{
  CarcDraws *draws = &carc_hills_edit (state)->draws[player];
  const guint64 all = carc_bag_all (state), wolves = carc_bag_of (state, CARC_WOLF);
  guint64 sum = 0, squares = 0;
  for (guint sheep = 1; sheep <= CARC_SHEEP_MOST; sheep++)
    {
      sum += (guint64) sheep * carc_bag_of (state, sheep);
      squares += (guint64) sheep * sheep * carc_bag_of (state, sheep);
    }
  draws->drawn++;
  draws->wolves = (guint16) (draws->wolves + (drawn == CARC_WOLF));
  draws->sheep = (guint16) (draws->sheep + drawn);
  draws->wolves_due += (guint32) (MILLION * wolves / all);
  draws->wolves_spread += (guint32) (MILLION * wolves * (all - wolves) / (all * all));
  draws->sheep_due += (guint32) (MILLION * sum / all);
  draws->sheep_spread += (guint32) (MILLION * (squares * all - sum * sum) / (all * all));
}

/* All shepherds of the farm flee. */
static void
scatter (CarcState *state, guint16 farm)
{
  const guint8 players = carc_shepherds_on (state, farm);
  for (guint player = 0; players >> player != 0; player++)
    if (players >> player & 1)
      carc_figure_home (state, carc_shepherd_of (state, player), CARC_LEFT_WOLF);
}

gboolean
carc_flock_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint drawn = ((const CarcEntry *) given)->choice, player = state->asked;
  const guint shepherd = carc_shepherd_of (state, player);
  if (carc_bag_of (state, drawn) == 0)
    return drawn == CARC_WOLF ? table_refuse (why, _ ("no wolf is in the bag"))
                              : table_refuse (why, _ ("no token with %u sheep is in the bag"), drawn);
  count_draw (state, player, drawn);
  if (drawn == CARC_WOLF)
    scatter (state, farm_of (state, player));
  else
    {
      carc_hills_edit (state)->flock[player][drawn]++;
      carc_effect_at (state, CARC_EFFECT_SHEEP, player, state->figures[shepherd].node,
                      (int) carc_sheep_of (state, player));
      const guint16 farm = farm_of (state, player);
      if (state->ask == CARC_ASK_FLOCK && carc_farm_is_closed (state, farm))
        score_flock (state, farm, CARC_SH6);
    }
  carc_ask_done (state);
  return TRUE;
}

char *
carc_flock_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const guint drawn = ((const CarcEntry *) given)->choice;
  if (drawn == CARC_WOLF)
    return g_strdup_printf (_ ("%s draws a wolf"), carc_name (before, before->asked));
  return g_strdup_printf (ngettext ("%s draws %u sheep", "%s draws %u sheep", drawn), carc_name (before, before->asked),
                          drawn);
}

gboolean
carc_flock_apply_stable (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  score_flock (state, farm_of (state, state->asked), CARC_SH5);
  carc_ask_done (state);
  return TRUE;
}

char *
carc_flock_tell_stable (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s’s flock goes into the stable"), carc_name (before, before->asked));
}

/* ---- a token, as an operand ---- */

static gboolean
read_token (TableReader *in, const TableOperand *operand, gpointer field)
{
  int sheep = CARC_WOLF;
  if (!table_reader_take_word (in, "wolf") && !table_reader_number (in, 1, CARC_SHEEP_MOST, &sheep))
    return FALSE;
  *(guint8 *) field = (guint8) sheep;
  return TRUE;
}

static void
print_token (gconstpointer rules, const TableOperand *operand, gconstpointer field, GString *out)
{
  const guint sheep = *(const guint8 *) field;
  if (sheep == CARC_WOLF)
    g_string_append (out, "wolf");
  else
    g_string_append_printf (out, "%u", sheep);
}

static void
offer_token (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  for (guint i = 0; i <= CARC_SHEEP_MOST; i++)
    {
      const guint sheep = (i + 1) % (CARC_SHEEP_MOST + 1); /* the wolf is the last */
      if (carc_bag_of (state, sheep) == 0)
        continue;
      TableOffer *offer = table_offer_add (offers, (gint32) sheep);
      offer->flags |= TABLE_OFFER_COUNTED;
      offer->value[2] = (gint32) carc_bag_of (state, sheep);
    }
}

static char *
tell_token (gconstpointer state, gconstpointer entry, const TableOffer *offer)
{
  const guint sheep = (guint) offer->value[0];
  return sheep == CARC_WOLF ? g_strdup (_ ("A wolf"))
                            : g_strdup_printf (ngettext ("%u sheep", "%u sheep", sheep), sheep);
}

static char
key_of_token (gconstpointer state, const TableOffer *offer)
{
  return offer->value[0] == CARC_WOLF ? 'w' : (char) ('0' + offer->value[0]);
}

const TableOperandType carc_operand_token = {
  .name = "SHEEP",
  .member = "token",
  .missing = N_ ("which token? its number of sheep, or wolf, is missing"),
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_KEYS,
  .ask = N_ ("Which token comes out of the bag?"),
  .read = read_token,
  .print = print_token,
  .offer = offer_token,
  .tell = tell_token,
  .key = key_of_token,
  .asked = TRUE,
};

static void
offer_sheep (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  for (int sheep = 1; sheep <= CARC_SHEEP_MOST; sheep++)
    table_offer_add (offers, sheep);
}

const TableOperandType carc_operand_sheep = {
  .name = "SHEEP",
  .member = "token",
  .missing = N_ ("which token? its number of sheep is missing"),
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("Tokens with how many sheep?"),
  .read = table_operand_read_number,
  .print = table_operand_print_number,
  .offer = offer_sheep,
  .tell = tell_token,
};

/* ---- a snapshot, and flocks that were forgotten ---- */

static gboolean
in_game (const CarcState *state, TableRefusal *why)
{
  return carc_in_play (state->rules, CARC_SYSTEM_HILLS)
         || table_refuse (why, _ ("there are no shepherds in this game"));
}

static gboolean
may_be_tended (const CarcState *state, guint16 node)
{
  return state->nodes[node].kind == CARC_FARM && !carc_farm_is_closed (state, state->nodes[node].feature);
}

gboolean
carc_flock_apply_now_shepherd (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  if (!in_game (state, why))
    return FALSE;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  if (node == CARC_NONE || state->nodes[node].kind != CARC_FARM)
    return table_refuse (why, _ ("there is no such farm on %d,%d"), entry->cell_x, entry->cell_y);
  if (!may_be_tended (state, node))
    return table_refuse (why, _ ("the farm on %d,%d is closed all round: its flock is in the stable"), entry->cell_x,
                         entry->cell_y);
  put_shepherd (state, carc_first_figure (state, (guint) entry->player, CARC_SHEPHERD), node);
  return TRUE;
}

void
carc_flock_offer_farms (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CarcState *state = data;
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (may_be_tended (state, node))
      carc_offer_node (state, node, offers);
}

/* So many of these tokens can lie beside the player's shepherd. */
static guint
most_beside (const CarcState *state, guint player, guint sheep)
{
  return carc_hills_of (state)->flock[player][sheep] + carc_bag_of (state, sheep);
}

gboolean
carc_flock_apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint player = (guint) entry->player, sheep = entry->choice;
  if (!in_game (state, why))
    return FALSE;
  if (carc_shepherd_of (state, player) == CARC_NONE)
    return table_refuse (why, _ ("%s has no shepherd on a farm"), carc_name (state, entry->player));
  if (entry->number > (int) most_beside (state, player, sheep))
    return table_refuse (why, _ ("there can be %u such tokens at most: all others are beside other shepherds"),
                         most_beside (state, player, sheep));
  carc_hills_edit (state)->flock[player][sheep] = (guint8) entry->number;
  return TRUE;
}

void
carc_flock_offer_now (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                      GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  for (guint n = 0; n <= most_beside (state, (guint) entry->player, entry->choice); n++)
    table_offer_add (offers, (gint32) n);
}

/* Those whose shepherd is on a farm. */
void
carc_flock_offer_owners (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                         GArray *offers)
{
  const CarcState *state = data;
  guint owners = 0;
  for (guint player = 0; player < state->rules->n_players; player++)
    owners |= (guint) (carc_shepherd_of (state, player) != CARC_NONE) << player;
  table_offer_players (state, owners, offers);
}

gboolean
carc_flock_resume (CarcState *state, TableRefusal *why)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint16 farm = farm_of (state, player);
      if (farm != CARC_NONE && carc_farm_is_closed (state, farm))
        return table_refuse (why, _ ("the farm of %s’s shepherd is closed all round: its flock is in the stable"),
                             carc_name (state, (int) player));
    }
  return TRUE;
}

gboolean
carc_flock_validate (const CarcState *state, TableRefusal *why)
{
  const CarcHills *hills = carc_hills_of (state);
  for (guint sheep = 0; sheep <= CARC_SHEEP_MOST; sheep++)
    {
      guint out = 0;
      for (guint player = 0; player < TABLE_MAX_PLAYERS; player++)
        out += hills->flock[player][sheep];
      if (out > hills->tokens[sheep] || (sheep == CARC_WOLF && out > 0))
        return table_refuse (why, "%u tokens with %u sheep are out, of %u", out, sheep, hills->tokens[sheep]);
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const guint shepherd = carc_shepherd_of (state, player);
      if (shepherd == CARC_NONE && carc_sheep_of (state, player) > 0)
        return table_refuse (why, "the sheep of player %u have no shepherd", player);
      if (shepherd == CARC_NONE)
        continue;
      const CarcFigure *figure = &state->figures[shepherd];
      if (figure->node >= state->n_nodes || state->nodes[figure->node].kind != CARC_FARM
          || state->nodes[figure->node].slot != figure->slot)
        return table_refuse (why, "the shepherd of player %u is on no farm", player);
      if (state->ask == CARC_ASK_TILE && carc_farm_is_closed (state, state->nodes[figure->node].feature))
        return table_refuse (why, "the farm of player %u’s shepherd is closed", player);
    }
  return TRUE;
}

/* ---- luck ---- */

enum
{
  WOLVES,
  SHEEP
};
const TableLuckKind carc_flock_lucks[CARC_N_FLOCK_LUCKS] = {
  [WOLVES] = { .word = "wolves",
               .title = N_ ("Wolves drawn"),
               .note = N_ ("Out of the bag with the sheep. Expected: as many of the tokens in it as were wolves."),
               .expects = TRUE },
  [SHEEP] = { .word = "sheep",
              .title = N_ ("Sheep drawn"),
              .note = N_ ("Out of the bag, added up. Expected: the average of the tokens in it, a wolf as no sheep."),
              .expects = TRUE },
};

void
carc_flock_luck (const CarcState *state, TableLuckRow *rows)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const CarcDraws *draws = &carc_hills_of (state)->draws[player];
      rows[WOLVES].got[player] = draws->wolves;
      rows[WOLVES].expected[player] = draws->wolves_due / (double) MILLION;
      rows[WOLVES].spread[player] = sqrt (draws->wolves_spread / (double) MILLION);
      rows[SHEEP].got[player] = draws->sheep;
      rows[SHEEP].expected[player] = draws->sheep_due / (double) MILLION;
      rows[SHEEP].spread[player] = sqrt (draws->sheep_spread / (double) MILLION);
    }
}
