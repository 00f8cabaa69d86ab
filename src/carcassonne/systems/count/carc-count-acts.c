/* carc-count-acts.c - how figures go into the City of Carcassonne and out of it, and how the count moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before the features of a turn are scored, the players go out one after the other, from the left of the player on turn
 * round to this player.  Before the final scoring they go out in rounds, one figure at a time.  Who goes in then moves
 * the count.  Carries the rulings N1, N2, N3 and N5 to N7.
 */
#include "carcassonne/systems/abbey/carc-abbey.h"
#include "carc-count.h"
#include "carcassonne/systems/dragon/carc-dragon.h"

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

/* ---- going out ---- */

/* Is a question about the final scoring? */
static gboolean
is_final (const CarcState *state)
{
  return state->about[0] != 0;
}

/* The features that this tile completed, and the farms that a barn scores, by their roots. */
typedef struct
{
  gboolean final; /* before the final scoring: then any feature that it scores can be one */
  guint n;
  guint16 roots[CARC_DONE_MAX + CARC_BARN_FARMS_MAX];
} Goals;

static void
find_goals (const CarcState *state, gboolean final, Goals *goals)
{
  guint n_with;
  goals->final = final;
  goals->n = 0;
  if (final)
    return;
  goals->n = carc_completed (state, goals->roots, &n_with);
  goals->n += carc_barn_farms (state, TRUE, goals->roots + goals->n);
}

/* Is the feature about to be scored, and may a figure go to it?  N2, N3 */
static gboolean
is_goal (const CarcState *state, const Goals *goals, guint16 root, TableRefusal *why)
{
  const CarcNode *feature = &state->nodes[root];
  const CarcSlot *slot = &state->slots[feature->slot];
  if (state->agreed) /* anywhere where it will be scored */
    return (!feature->scored
            && (feature->kind == CARC_FARM || feature->open > 0 || carc_list_has (goals->roots, goals->n, root)))
           || table_refuse (why, _ ("the feature on %d,%d is complete"), slot->x, slot->y);
  if (goals->final && (feature->scored || (feature->kind != CARC_FARM && feature->open == 0)))
    return table_refuse (why, _ ("the feature on %d,%d is complete"), slot->x, slot->y);
  if (feature->figures == 0 && carc_is_lake_cloister (state, root))
    return carc_refuse_lake_cloister (why);
  if (goals->final)
    return feature->kind == CARC_FARM || carc_rule (state, CARC_N3) == CARC_N3_ALL
           || table_refuse (why, _ ("before the final scoring figures go out of the market only"));
  if (!carc_list_has (goals->roots, goals->n, root))
    return table_refuse (why, _ ("the feature on %d,%d is not scored now"), slot->x, slot->y);
  return feature->figures > 0 || carc_rule (state, CARC_N2) == CARC_N2_ANY
         || table_refuse (why, _ ("nobody is in the feature on %d,%d, so it is not scored"), slot->x, slot->y);
}

/* The player's first figure of this kind in the quarter; CARC_NONE if there is none. */
static guint
find_in (const CarcState *state, guint player, CarcQuarter quarter, guint kind)
{
  for (CARC_EACH_OF_KIND (i, state, player, kind))
    if (state->figures[i].at == CARC_AT_AWAY && state->figures[i].away == CARC_AWAY_CASTLE + quarter)
      return i;
  return CARC_NONE;
}

static gboolean
may_leave (const CarcState *state, const Goals *goals, guint player, guint kind, guint16 node, TableRefusal *why)
{
  const CarcQuarter quarter = carc_quarter_of (state->nodes[node].kind);
  if (carc_count_of (state)->at == quarter && !state->agreed)
    return table_refuse (why, _ ("the count stands in this quarter, so nobody leaves it: %s"),
                         _ (carc_aways[CARC_AWAY_CASTLE + quarter]->name));
  if (!is_goal (state, goals, state->nodes[node].feature, why)
      || !carc_figure_may_stand (state, player, kind, node, why)
      || (!state->agreed && !carc_may_deploy (state, kind, state->nodes[node].slot, why)))
    return FALSE;
  return find_in (state, player, quarter, kind) != CARC_NONE
         || table_refuse (why, _ ("%s has no such figure there (%s)"), carc_name (state, (int) player),
                          _ (carc_aways[CARC_AWAY_CASTLE + quarter]->where));
}

/* The kinds of figure that a player has in each quarter, bit per CarcFigureKind; none where the count stands. */
typedef struct
{
  guint32 kinds[CARC_N_QUARTERS];
} Leavers;

/* FALSE: nobody can leave. */
static gboolean
find_leavers (const CarcState *state, guint player, Leavers *leavers)
{
  guint32 all = 0;
  memset (leavers, 0, sizeof *leavers);
  const guint first = player * state->rules->n_figures;
  for (guint i = first; i < first + state->rules->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      const guint quarter = (guint) figure->away - CARC_AWAY_CASTLE;
      if (figure->at != CARC_AT_AWAY || quarter >= CARC_N_QUARTERS
          || (quarter == carc_count_of (state)->at && !state->agreed))
        continue;
      leavers->kinds[quarter] |= 1u << figure->kind;
      all |= 1u << figure->kind;
    }
  return all != 0;
}

/* The kinds of figure that the player can move to this node; bit per CarcFigureKind. */
static guint32
kinds_for (const CarcState *state, const Goals *goals, const Leavers *leavers, guint player, guint16 node)
{
  guint32 kinds = leavers->kinds[carc_quarter_of (state->nodes[node].kind)];
  for (guint kind = 0; kinds >> kind != 0; kind++)
    if ((kinds >> kind & 1) && !may_leave (state, goals, player, kind, node, NULL))
      kinds &= ~(1u << kind);
  return kinds;
}

/* Can one of them move to a node of this feature? */
static gboolean
can_go_to (const CarcState *state, const Goals *goals, const Leavers *leavers, guint player, guint16 root)
{
  guint16 node = root;
  if (leavers->kinds[carc_quarter_of (state->nodes[root].kind)] == 0 || !is_goal (state, goals, root, NULL))
    return FALSE;
  do
    {
      if (kinds_for (state, goals, leavers, player, node) != 0)
        return TRUE;
      node = state->nodes[node].next;
    }
  while (node != root);
  return FALSE;
}

static gboolean
can_leave (const CarcState *state, const Goals *goals, guint player)
{
  Leavers leavers;
  if (!find_leavers (state, player, &leavers))
    return FALSE;
  for (guint i = 0; i < goals->n; i++)
    if (can_go_to (state, goals, &leavers, player, goals->roots[i]))
      return TRUE;
  if (!goals->final)
    return FALSE;
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (state->nodes[node].feature == node && can_go_to (state, goals, &leavers, player, node))
      return TRUE;
  return FALSE;
}

/* The player from whom those who are asked are counted: the one on turn; before the final scoring, the one who laid the
 * last tile. */
static guint
base_of (const CarcState *state, gboolean final)
{
  const int last = carc_last_to_lay (state);
  return final && last >= 0 ? (guint) last : state->player;
}

/* Who is asked next; -1: nobody.  In a turn, the player from whom `from` is counted is the last.  Before the final
 * scoring they are asked in rounds. */
static int
next_leaver (const CarcState *state, guint from, gboolean final)
{
  const guint n = state->rules->n_players;
  Goals goals;
  find_goals (state, final, &goals);
  if (goals.n == 0 && !final)
    return -1;
  for (guint i = 0; i < n && (final || from + i <= n); i++)
    {
      const guint player = (base_of (state, final) + from + i) % n;
      if (carc_is_there (state, player) && !(final && (carc_count_of (state)->passed >> player & 1))
          && can_leave (state, &goals, player))
        return (int) player;
    }
  return -1;
}

/* How far the player who is asked is from the one who is counted from. */
static guint
place_of_asked (const CarcState *state, gboolean final)
{
  const guint n = state->rules->n_players;
  return (state->asked + n - base_of (state, final) - 1) % n + 1;
}

static void
ask_next (CarcState *state)
{
  const gboolean final = is_final (state);
  const int next = next_leaver (state, place_of_asked (state, final) + 1, final);
  if (next >= 0)
    carc_ask_on (state, (guint) next, final, 0);
  else
    carc_ask_done (state);
}

void
carc_count_ask (CarcState *state, CarcPhase phase)
{
  const gboolean final = phase == CARC_PHASE_LAST;
  if (phase != CARC_PHASE_ENTER)
    {
      carc_count_edit (state)->passed = 0;
      const int first = next_leaver (state, 1, final);
      if (first >= 0)
        carc_ask (state, CARC_ASK_LEAVE, (guint) first, final, 0);
    }
  else if (carc_count_may_settle (state))
    carc_ask (state, CARC_ASK_SETTLE, state->player, 0, 0);
}

/* N11 */
static void
go_out (CarcState *state, guint figure, guint16 node)
{
  const gboolean with_her = carc_rule (state, CARC_N11) == CARC_N11_GOES && carc_dragon_of (state)->beside == figure;
  carc_figure_deploy (state, figure, node);
  if (!with_her)
    return;
  carc_dragon_edit (state)->beside = (guint16) figure;
  carc_dragon_edit (state)->fairy = state->figures[figure].slot;
}

gboolean
carc_count_apply_leave (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const gboolean final = is_final (state);
  const guint player = state->asked;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  Goals goals;
  if (node == CARC_NONE)
    return table_refuse (why, _ ("there is no such feature on %d,%d"), entry->cell_x, entry->cell_y);
  find_goals (state, final, &goals);
  if (!may_leave (state, &goals, player, entry->figure, node, why))
    return FALSE;
  const guint figure = carc_which_of (
      state, find_in (state, player, carc_quarter_of (state->nodes[node].kind), entry->figure), entry, why);
  if (figure == CARC_NONE)
    return FALSE;
  state->agreed = FALSE; /* who is asked next goes by the rules */
  go_out (state, figure, node);
  find_goals (state, final, &goals);
  if (!final && can_leave (state, &goals, player))
    carc_ask_on (state, player, FALSE, 0);
  else
    ask_next (state);
  return TRUE;
}

gboolean
carc_count_apply_no_leave (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  carc_count_edit (state)->passed |= (guint8) (1 << state->asked);
  ask_next (state);
  return TRUE;
}

/* ---- going in ---- */

/* Is this the turn of somebody who can put a follower in, or was it before? */
static gboolean
has_settler_turn (const CarcState *state)
{
  return state->ask == CARC_ASK_SETTLE || carc_last_to_lay (state) >= 0;
}

/* Who puts a follower in: the player who is asked; after the turn, if the table agreed, who laid the last tile. */
static guint
settler_of (const CarcState *state)
{
  return state->ask != CARC_ASK_SETTLE && has_settler_turn (state) ? (guint) carc_last_to_lay (state) : state->player;
}

gboolean
carc_count_settle_offered (gconstpointer state, const TableAct *act)
{
  return carc_in_play (((const CarcState *) state)->rules, CARC_SYSTEM_COUNT) && has_settler_turn (state);
}

/* May this kind go into the quarter? */
static gboolean
may_settle (const CarcState *state, guint kind, CarcQuarter quarter, TableRefusal *why)
{
  const guint player = settler_of (state);
  if (!carc_away_may_hold (CARC_AWAY_CASTLE + quarter, kind, why))
    return FALSE;
  return carc_figure_in_supply (state, player, (CarcFigureKind) kind) != CARC_NONE
         || carc_refuse_none_left (state, player, kind, why);
}

static gboolean
has_settler (const CarcState *state, CarcQuarter quarter)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (may_settle (state, kind, quarter, NULL))
      return TRUE;
  return FALSE;
}

/* N5: this tile brought points on the land to somebody else, and none to the player. */
gboolean
carc_count_may_settle (const CarcState *state)
{
  gboolean others = FALSE;
  if (carc_count_of (state)->settled && carc_rule (state, CARC_N12) == CARC_N12_ONCE)
    return FALSE;
  const guint32 laid = state->last_slot != CARC_NONE ? state->slots[state->last_slot].entry : 0;
  for (guint i = state->ledger.n_lines; i > 0 && state->ledger.lines[i - 1].entry >= laid; i--)
    {
      const TableLine *line = &state->ledger.lines[i - 1];
      if (line->because == CARC_BECAUSE_SCORED_BESIDE_FAIRY && line->player == (int) state->player
          && carc_rule (state, CARC_N5) == CARC_N5_FAIRY)
        return FALSE;
      if (line->kind >= CARC_N_USUAL_LINES || line->points <= 0)
        continue;
      if (line->player == (int) state->player)
        return FALSE;
      others = TRUE;
    }
  for (guint quarter = 0; others && quarter < CARC_N_QUARTERS; quarter++)
    if (has_settler (state, (CarcQuarter) quarter))
      return TRUE;
  return FALSE;
}

static void
count_goes (CarcState *state, CarcQuarter quarter)
{
  CarcCount *count = carc_count_edit (state);
  if (count->at == quarter)
    return;
  count->at = (guint8) quarter;
  const CarcSlot *slot = &state->slots[count->slots[quarter]];
  const TableLine effect = { .kind = CARC_EFFECT_COUNT,
                             .player = (gint8) settler_of (state),
                             .feature = -1,
                             .tie = -1,
                             .marks = quarter,
                             .x = slot->x,
                             .y = slot->y };
  carc_effect (state, &effect);
}

gboolean
carc_count_apply_settle (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const CarcQuarter quarter = (CarcQuarter) entry->choice;
  const guint player = settler_of (state);
  const gboolean late = state->ask != CARC_ASK_SETTLE;
  if (!carc_in_play (state->rules, CARC_SYSTEM_COUNT))
    return table_refuse (why, _ ("the City of Carcassonne is not in play"));
  if (!has_settler_turn (state))
    return table_refuse (why, _ ("nobody has laid a tile yet, so nobody goes into the City"));
  if (!may_settle (state, entry->figure, quarter, why))
    return FALSE;
  carc_figure_send_away (state, carc_figure_in_supply (state, player, (CarcFigureKind) entry->figure),
                         CARC_AWAY_CASTLE + quarter, -1, CARC_LEFT_LIFTED);
  /* What the table agreed to after the turn is a question of its own; the turn that begins is not concerned (N12). */
  if (late)
    carc_ask (state, CARC_ASK_SETTLE, player, 0, 0);
  else
    carc_count_edit (state)->settled = TRUE;
  switch (carc_rule (state, CARC_N1))
    {
    case CARC_N1_CLOCKWISE:
      count_goes (state, (CarcQuarter) ((carc_count_of (state)->at + 1) % CARC_N_QUARTERS));
      break;
    case CARC_N1_FOLLOW: count_goes (state, quarter); break;
    default: carc_ask (state, CARC_ASK_COUNT, player, 0, 0); break;
    }
  carc_ask_done (state);
  return TRUE;
}

gboolean
carc_count_apply_no_settle (gpointer data, gconstpointer given, TableRefusal *why)
{
  carc_ask_done (data);
  return TRUE;
}

/* ---- the count ---- */

gboolean
carc_count_apply_move (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcQuarter quarter = (CarcQuarter) ((const CarcEntry *) given)->choice;
  if (carc_count_of (state)->at == quarter)
    return table_refuse (why, _ ("the count stands there already: write count stays"));
  carc_count_edit (state)->at = (guint8) quarter;
  carc_ask_done (state);
  return TRUE;
}

gboolean
carc_count_apply_stay (gpointer data, gconstpointer given, TableRefusal *why)
{
  carc_ask_done (data);
  return TRUE;
}

/* ---- offers ---- */

void
carc_count_offer_goals (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CarcState *state = data;
  Goals goals;
  Leavers leavers;
  if (!find_leavers (state, state->asked, &leavers))
    return;
  find_goals (state, is_final (state), &goals);
  for (guint16 node = 0; node < state->n_nodes; node++)
    if (kinds_for (state, &goals, &leavers, state->asked, node) != 0)
      carc_offer_node (state, node, offers);
}

void
carc_count_offer_leavers (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                          GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  Goals goals;
  Leavers leavers;
  if (node == CARC_NONE || !find_leavers (state, state->asked, &leavers))
    return;
  find_goals (state, is_final (state), &goals);
  carc_offer_bits (kinds_for (state, &goals, &leavers, state->asked, node), 0, offers);
}

void
carc_count_offer_which (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  const guint16 node = carc_board_node (state, entry->cell_x, entry->cell_y, &entry->spot);
  if (node != CARC_NONE)
    carc_which_offer (state, find_in (state, state->asked, carc_quarter_of (state->nodes[node].kind), entry->figure),
                      offers);
}

void
carc_count_offer_quarters (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  for (guint quarter = 0; quarter < CARC_N_QUARTERS; quarter++)
    if (has_settler (data, (CarcQuarter) quarter))
      table_offer_add (offers, (gint32) quarter);
}

void
carc_count_offer_settlers (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  for (guint kind = 0; kind < carc_n_figures; kind++)
    if (may_settle (data, kind, (CarcQuarter) ((const CarcEntry *) given)->choice, NULL))
      table_offer_add (offers, (gint32) kind);
}

void
carc_count_offer_moves (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  for (guint quarter = 0; quarter < CARC_N_QUARTERS; quarter++)
    if (quarter != carc_count_of (data)->at)
      table_offer_add (offers, (gint32) quarter);
}

/* ---- words ---- */

static char *
ask_leave (const CarcState *state)
{
  return is_final (state) ? g_strdup_printf (_ ("%s: who goes out of the City before the final scoring?"),
                                             carc_name (state, state->asked))
                          : g_strdup_printf (_ ("%s: who goes out of the City before the features are scored?"),
                                             carc_name (state, state->asked));
}

static char *
ask_settle (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: does a follower go into the City of Carcassonne?"), carc_name (state, state->asked));
}

static char *
ask_count (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: where does the count go?"), carc_name (state, state->asked));
}

const CarcQuestionRow carc_count_questions[CARC_N_COUNT_QUESTIONS] = {
  { .id = CARC_ASK_LEAVE, .word = "leave", .tell = ask_leave },
  { .id = CARC_ASK_SETTLE, .word = "settle", .tell = ask_settle },
  { .id = CARC_ASK_COUNT, .word = "count", .tell = ask_count },
};

char *
carc_count_tell_leave (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  g_autofree char *place = carc_at_tell (before, &entry->at);
  /* Translators: who, the kind of figure, where it goes: "Anna goes out of the City: Follower, road to the east at 3,1"
   */
  return g_strdup_printf (_ ("%s goes out of the City: %s, %s"), carc_name (before, before->asked),
                          _ (carc_figures[entry->figure]->name), place);
}

char *
carc_count_tell_no_leave (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s passes: nobody goes out of the City now"), carc_name (before, before->asked));
}

char *
carc_count_tell_settle (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  /* Translators: who, the kind of figure, where it is then: "Anna goes into the City: Follower, in the castle" */
  return g_strdup_printf (_ ("%s goes into the City: %s, %s"), carc_name (before, (int) settler_of (before)),
                          _ (carc_figures[entry->figure]->name),
                          _ (carc_aways[CARC_AWAY_CASTLE + entry->choice]->where));
}

char *
carc_count_tell_no_settle (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s puts nobody into the City"), carc_name (before, before->asked));
}

char *
carc_count_tell_move (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s moves the count: he is %s"), carc_name (before, before->asked),
                          _ (carc_aways[CARC_AWAY_CASTLE + ((const CarcEntry *) given)->choice]->where));
}

char *
carc_count_tell_stay (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s leaves the count where he is"), carc_name (before, before->asked));
}
