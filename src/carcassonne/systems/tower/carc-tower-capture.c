/* carc-tower-capture.c - whom a tower captures, and how prisoners are exchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A captured figure is a prisoner of the player who put the piece; the player's own figure goes home.  If two players
 * hold a prisoner of each other, both go home at once.  carc-tower-ransom.c has the ransom.
 */
#include <stdlib.h>

#include "carcassonne/carc-rooms.h"
#include "carc-tower.h"
#include "table/table-intl.h"

/* ---- who is in reach ---- */

/* T3.  The Keeper stays for the rest of the game. */
static gboolean
can_be_captured (const CarcFigure *figure)
{
  return carc_is_follower (figure->kind)
         && (figure->at == CARC_AT_FEATURE || figure->at == CARC_AT_RACE || figure->at == CARC_AT_TOWER
             || carc_stands_away (figure));
}

/* T2 */
static gboolean
is_in_reach (const CarcState *state, guint16 tower, const CarcFigure *figure)
{
  const CarcSlot *from = &state->slots[tower], *to = &state->slots[figure->slot];
  const guint height = carc_tower_height (state, tower);
  return (from->x == to->x && (guint) abs (from->y - to->y) <= height)
         || (from->y == to->y && (guint) abs (from->x - to->x) <= height);
}

static gboolean
is_target (const CarcState *state, guint16 tower, const CarcFigure *figure)
{
  return can_be_captured (figure) && is_in_reach (state, tower, figure);
}

guint
carc_tower_reach (const CarcState *state, guint16 slot)
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    n += is_target (state, slot, &state->figures[i]);
  return n;
}

void
carc_tower_ask_capture (CarcState *state, guint16 slot)
{
  if (carc_tower_reach (state, slot) > 0)
    carc_ask (state, CARC_ASK_CAPTURE, state->player, state->slots[slot].x, state->slots[slot].y);
}

/* The tower that the question is about. */
static guint16
asking (const CarcState *state)
{
  return carc_slot_at (state, state->about[0], state->about[1]);
}

static gboolean
can_be_chosen (const CarcState *state, guint figure)
{
  return state->agreed ? can_be_captured (&state->figures[figure])
                       : is_target (state, asking (state), &state->figures[figure]);
}

/* ---- prisoners ---- */

static gboolean
is_held (const CarcFigure *figure, guint owner, guint holder)
{
  return figure->at == CARC_AT_AWAY && figure->away == CARC_AWAY_PRISON && figure->player == owner
         && figure->holder == (int) holder;
}

guint32
carc_prison_kinds (const CarcState *state, guint owner, guint holder)
{
  guint32 kinds = 0;
  for (guint i = 0; i < state->n_figures; i++)
    if (is_held (&state->figures[i], owner, holder))
      kinds |= 1u << state->figures[i].kind;
  return kinds;
}

guint
carc_prison_find (const CarcState *state, guint owner, guint holder, guint kind)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (is_held (&state->figures[i], owner, holder) && state->figures[i].kind == kind)
      return i;
  return CARC_NONE;
}

static void
tell_captured (CarcState *state, guint figure, guint holder)
{
  const CarcFigure *captive = &state->figures[figure];
  const CarcSlot *slot = &state->slots[captive->slot];
  const TableLine effect = { .kind = CARC_EFFECT_CAPTURED,
                             .player = (gint8) captive->player,
                             .feature = -1,
                             .tie = -1,
                             .marks = holder,
                             .n_terms = 1,
                             .terms = { { .count = 1, .noun = captive->kind } },
                             .x = slot->x,
                             .y = slot->y };
  carc_effect (state, &effect);
}

/* One for one: this prisoner, and the one that the player has just captured. */
static void
exchange (CarcState *state, guint prisoner, guint captive)
{
  carc_figure_home (state, captive, CARC_LEFT_EXCHANGED);
  carc_figure_home (state, prisoner, CARC_LEFT_EXCHANGED);
}

static void
capture (CarcState *state, guint figure)
{
  const guint captor = state->asked, owner = state->figures[figure].player;
  const guint32 kinds = carc_prison_kinds (state, captor, owner);
  if (owner == captor)
    {
      carc_figure_home (state, figure, CARC_LEFT_TAKEN);
      return;
    }
  tell_captured (state, figure, captor);
  carc_figure_send_away (state, figure, CARC_AWAY_PRISON, (int) captor, CARC_LEFT_CAPTURED);
  if (kinds & (kinds - 1)) /* several kinds: T4 */
    carc_ask (state, CARC_ASK_EXCHANGE, captor, (int) owner, (int) figure);
  else if (kinds != 0)
    exchange (state, carc_prison_find (state, captor, owner, (guint) __builtin_ctz (kinds)), figure);
}

/* ---- the acts ---- */

gboolean
carc_capture_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint found = carc_pick_find (state, can_be_chosen, &entry->at, (guint) entry->player, entry->figure);
  if (found == CARC_NONE)
    {
      g_autofree char *place = carc_at_tell (state, &entry->at);
      return table_refuse (why, _ ("%s has no such figure there (%s)"), carc_name (state, entry->player), place);
    }
  if (state->figures[found].at == CARC_AT_KEEPER)
    return table_refuse (why, _ ("%s is the Keeper of the lighthouse, and no tower captures the Keeper"),
                         carc_name (state, entry->player));
  if (!can_be_captured (&state->figures[found]))
    return table_refuse (why, _ ("%s: a tower does not capture this kind of figure"),
                         _ (carc_figures[entry->figure]->name));
  if (!state->agreed && !is_in_reach (state, asking (state), &state->figures[found]))
    {
      const guint height = carc_tower_height (state, asking (state));
      return table_refuse (why,
                           ngettext ("the tower on %d,%d reaches its own tile and %u tile in the four directions, not "
                                     "%d,%d",
                                     "the tower on %d,%d reaches its own tile and %u tiles in the four directions, not "
                                     "%d,%d",
                                     height),
                           state->about[0], state->about[1], height, entry->cell_x, entry->cell_y);
    }
  const guint meant = carc_which_of (state, found, entry, why);
  if (meant == CARC_NONE)
    return FALSE;
  capture (state, meant);
  carc_ask_done (state);
  return TRUE;
}

gboolean
carc_capture_apply_nobody (gpointer data, gconstpointer given, TableRefusal *why)
{
  carc_ask_done (data);
  return TRUE;
}

gboolean
carc_capture_apply_exchange (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint holder = (guint) state->about[0], captive = (guint) state->about[1];
  const guint prisoner = carc_prison_find (state, state->asked, holder, entry->figure);
  if (prisoner == CARC_NONE)
    return table_refuse (why, _ ("%s holds no such figure of %s"), carc_name (state, (int) holder),
                         carc_name (state, state->asked));
  exchange (state, prisoner, captive);
  carc_ask_done (state);
  return TRUE;
}

/* ---- offers ---- */

void
carc_capture_offer_places (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                           GArray *offers)
{
  carc_pick_places (state, can_be_chosen, offers);
}

void
carc_capture_offer_players (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                            GArray *offers)
{
  carc_pick_players (state, can_be_chosen, &((const CarcEntry *) given)->at, offers);
}

void
carc_prison_offer (const CarcState *state, guint owner, guint holder, GArray *offers)
{
  carc_offer_bits (carc_prison_kinds (state, owner, holder), 0, offers);
}

void
carc_capture_offer_kinds (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                          GArray *offers)
{
  const CarcEntry *entry = given;
  carc_pick_kinds (state, can_be_chosen, &entry->at, (guint) entry->player, offers);
}

void
carc_capture_offer_which (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                          GArray *offers)
{
  const CarcState *state = data;
  const CarcEntry *entry = given;
  carc_which_offer (state, carc_pick_find (state, can_be_chosen, &entry->at, (guint) entry->player, entry->figure),
                    offers);
}

void
carc_capture_offer_prisoners (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                              GArray *offers)
{
  const CarcState *state = data;
  carc_prison_offer (state, state->asked, (guint) state->about[0], offers);
}

/* ---- words ---- */

char *
carc_capture_tell_place (gconstpointer state, gconstpointer given, const TableOffer *offer)
{
  return carc_pick_tell (state, can_be_chosen, offer);
}

char *
carc_capture_tell (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  const CarcEntry *entry = given;
  const char *captor = carc_name (before, before->asked);
  g_autofree char *place = carc_at_tell (before, &entry->at);
  if (entry->player == before->asked)
    return g_strdup_printf (_ ("%s takes back: %s, %s"), captor, _ (carc_figures[entry->figure]->name), place);
  /* Translators: who, whose figure, which kind, where: "Anna captures from Ben: Follower, road to the east at 3,1" */
  return g_strdup_printf (_ ("%s captures from %s: %s, %s"), captor, carc_name (before, entry->player),
                          _ (carc_figures[entry->figure]->name), place);
}

char *
carc_capture_tell_nobody (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s captures nobody"), carc_name (before, before->asked));
}

char *
carc_capture_tell_exchange (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  return g_strdup_printf (_ ("%s chooses who comes home: %s"), carc_name (before, before->asked),
                          _ (carc_figures[((const CarcEntry *) given)->figure]->name));
}

/* Does an exchange bring the captive home at once? */
char *
carc_capture_brings (const CarcTrial *trial)
{
  const CarcState *before = trial->before;
  const CarcEntry *entry = trial->entry;
  if (entry->kind != CARC_ENTRY_CAPTURE || entry->player == before->asked)
    return NULL;
  const guint32 kinds = carc_prison_kinds (before, before->asked, (guint) entry->player);
  if (kinds == 0)
    return NULL;
  return g_strdup (_ ("exchanged at once"));
}

static char *
ask_capture (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: which figure does the tower on %d,%d capture?"), carc_name (state, state->asked),
                          state->about[0], state->about[1]);
}

static char *
ask_exchange (const CarcState *state)
{
  return g_strdup_printf (_ ("%s: prisoners are exchanged; who comes home from %s?"), carc_name (state, state->asked),
                          carc_name (state, state->about[0]));
}

const CarcQuestionRow carc_capture_questions[CARC_N_CAPTURE_QUESTIONS] = {
  { .id = CARC_ASK_CAPTURE, .word = "capture", .tell = ask_capture },
  { .id = CARC_ASK_EXCHANGE, .word = "exchange", .tell = ask_exchange },
};

static char *
captured_tell (gconstpointer data, const TableLine *effect)
{
  const CarcState *state = data;
  g_autofree char *some = carc_words (carc_forms (&carc_figures[effect->terms[0].noun]->some, 1), 1);
  /* Translators: a figure, its cell, the player who has it now: "1 follower on 2,1 is captured by Ben" */
  return g_strdup_printf (_ ("%s on %d,%d is captured by %s"), some, effect->x, effect->y,
                          carc_name (state, (int) effect->marks));
}

static const char *
captured_term (gconstpointer state, const TableLine *effect, guint nth)
{
  return carc_figures[effect->terms[nth].noun]->word;
}

const TableEffectRow carc_capture_effects[CARC_N_CAPTURE_EFFECTS] = {
  { CARC_EFFECT_CAPTURED, "captured", NULL, captured_tell, NULL, captured_term },
};
