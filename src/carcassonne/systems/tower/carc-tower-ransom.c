/* carc-tower-ransom.c - when a player can buy a prisoner back, and what it costs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Once a turn, at any time of it, the player on turn can pay 3 points for a prisoner (T5).  `ransom` is entered while
 * the turn is asked about: before the tile, or with any later question but those of the scoring, which is one moment.
 * A turn without a later question ends with its tile.  So `late ransom` is entered before the next tile, and who laid
 * the last one pays; siege escapes are entered in the same way.  Nobody is asked, so a record without a ransom has no
 * line about it.  When the stack is empty, the moment when a player is asked for an abbey is a turn of this player.
 */
#include "carc-tower.h"

#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/catapult/carc-catapult.h"
#include "carcassonne/systems/wheel/carc-wheel.h"
#include "table/table-intl.h"

#define RANSOM 3

/* ---- whose turn it is ---- */

void
carc_ransom_laid (CarcState *state)
{
  CarcTower *tower = carc_tower_edit (state);
  tower->paid_before = 0;
  tower->laid_by = (gint8) state->player;
  tower->laid_paid = tower->paid;
}

/* The player who would pay; -1: nobody. */
static int
payer (const CarcState *state, gboolean late)
{
  return late ? carc_tower_of (state)->laid_by : state->player;
}

static gboolean
is_time_on_turn (const CarcState *state, TableRefusal *why)
{
  if (state->turn.phase > CARC_PHASE_NEXT)
    return table_refuse (why, _ ("a ransom is paid in a turn, and the last turn is over"));
  return state->agreed || !carc_tower_of (state)->paid
         || table_refuse (why, _ ("%s has paid a ransom in this turn, and there is only one a turn"),
                          carc_name (state, state->player));
}

static gboolean
is_time_behind_turn (const CarcState *state, TableRefusal *why)
{
  const CarcTower *tower = carc_tower_of (state);
  const char *name = carc_name (state, tower->laid_by);
  if (tower->laid_by < 0)
    return table_refuse (why, _ ("a late ransom belongs to the turn before, and there was none"));
  if (state->ask == CARC_ASK_LEAVE && state->turn.phase <= CARC_PHASE_NEXT)
    return table_refuse (why, _ ("the turn of %s is not over: write ransom"), name);
  if (state->again && state->ask == CARC_ASK_TILE)
    return table_refuse (why, _ ("%s lays a second tile in the same turn: write ransom"), name);
  if (carc_catapult_of (state)->flung)
    return table_refuse (why, _ ("the catapult was used after this turn, so it is too late for a ransom"));
  if (carc_in_play (state->rules, CARC_SYSTEM_WHEEL) && carc_wheel_waiting (state) != CARC_NONE)
    return table_refuse (why, _ ("the wheel was turned after this turn, so it is too late for a ransom"));
  return state->agreed || !tower->laid_paid
         || table_refuse (why, _ ("%s has paid a ransom in that turn, and there is only one a turn"), name);
}

/* May this player pay now, whoever the prisoner is?  T1, T5 */
static gboolean
may_pay (const CarcState *state, gboolean late, TableRefusal *why)
{
  if (!(late ? is_time_behind_turn (state, why) : is_time_on_turn (state, why)))
    return FALSE;
  return state->agreed || carc_rule (state, CARC_T1) != CARC_T1_THREE
         || state->ledger.scores[payer (state, late)] >= RANSOM
         || table_refuse (why, _ ("%s has fewer than the 3 points that a ransom costs"),
                          carc_name (state, payer (state, late)));
}

/* The players who have a prisoner of this one; bit per player. */
static guint
holders (const CarcState *state, int owner)
{
  guint players = 0;
  for (guint holder = 0; owner >= 0 && holder < state->rules->n_players; holder++)
    if (carc_prison_kinds (state, (guint) owner, holder) != 0)
      players |= 1u << holder;
  return players;
}

/* ---- the acts ---- */

static void
book (CarcState *state, guint player, int points, CarcBecause because)
{
  CarcVerdict verdict = { (guint8) (1 << player), because, -1, TABLE_RULINGS (CARC_T5) };
  TableLine line = { .kind = CARC_LINE_RANSOM, .feature = -1 };
  if (points < 0 && state->ledger.scores[player] < RANSOM)
    table_rulings_put (&verdict.rulings, CARC_T1);
  carc_add_term (&line, 1, points, CARC_NOUN_RANSOM);
  carc_book (state, &verdict, &line);
}

static void
pay (CarcState *state, guint from, guint to, guint prisoner)
{
  book (state, from, -RANSOM, CARC_BECAUSE_RANSOM);
  book (state, to, RANSOM, CARC_BECAUSE_RANSOMED);
  /* What was paid before the tile scored is part of the scoreboard before it (A8). */
  if (carc_awaits_points (state))
    carc_compare_now (state);
  carc_figure_home (state, prisoner, CARC_LEFT_RANSOMED);
}

gboolean
carc_ransom_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcTower *tower = carc_tower_edit (state);
  const gboolean late = entry->kind == CARC_ENTRY_LATE_RANSOM;
  const int from = payer (state, late);
  const guint prisoner = from < 0 ? CARC_NONE
                                  : carc_prison_find (state, (guint) from, (guint) entry->player, entry->figure);
  if (from >= 0 && prisoner == CARC_NONE)
    return table_refuse (why, _ ("%s holds no such figure of %s"), carc_name (state, entry->player),
                         carc_name (state, from));
  if (!may_pay (state, late, why))
    return FALSE;
  pay (state, (guint) from, (guint) entry->player, prisoner);
  /* Was it paid in the turn of the last tile?  That turn may still go on. */
  if (late || state->again || state->turn.slot != CARC_NONE)
    tower->laid_paid = TRUE;
  if (!late)
    tower->paid = TRUE;
  return TRUE;
}

/* ---- offers and words ---- */

static gboolean
is_late (const TableAct *act)
{
  return act->kind == CARC_ENTRY_LATE_RANSOM;
}

void
carc_ransom_offer_holders (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  table_offer_players (data, holders (data, payer (data, is_late (act))), offers);
}

void
carc_ransom_offer_held (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  const CarcState *state = data;
  const int owner = payer (state, is_late (act));
  if (owner >= 0)
    carc_prison_offer (state, (guint) owner, (guint) ((const CarcEntry *) given)->player, offers);
}

gboolean
carc_ransom_offered (gconstpointer data, const TableAct *act)
{
  const CarcState *state = data;
  return holders (state, payer (state, is_late (act))) != 0 && may_pay (state, is_late (act), NULL);
}

char *
carc_ransom_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  return g_strdup_printf (_ ("%s pays a ransom of 3 points to %s: %s"),
                          carc_name (before, payer (before, entry->kind == CARC_ENTRY_LATE_RANSOM)),
                          carc_name (before, entry->player), _ (carc_figures[entry->figure]->name));
}

/* NULL: several players can get it, and who does is asked for. */
char *
carc_ransom_tell_short (gconstpointer data)
{
  const CarcState *state = data;
  const guint players = holders (state, payer (state, FALSE));
  if (carc_ones (players) != 1)
    return NULL;
  /* Translators: a button beside the tiles: a ransom of 3 points, and who gets it */
  return g_strdup_printf (_ ("Ransom to %s: 3"), carc_name (state, (int) g_bit_nth_lsf (players, -1)));
}

/* Who pays is told too, because another player is on turn. */
char *
carc_ransom_tell_late_holder (gconstpointer data, gconstpointer given, const TableOffer *offer)
{
  const CarcState *state = data;
  /* Translators: who pays a ransom, and who gets it */
  return g_strdup_printf (_ ("%s pays %s"), carc_name (state, payer (state, TRUE)), carc_name (state, offer->value[0]));
}
