/* catan-flow.c - the prompt of Catan: who is asked, the words of the menu, and what a choice would do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-flow.h"

#include <glib/gi18n.h>

#include "catan/catan-operands.h"
#include "table/table-event.h"

static const CatanState *
state_of (ActFlow *flow)
{
  return act_flow_state (flow);
}

/* A token is drawn by the player who is to get it. */
static int
player (ActFlow *flow)
{
  const TableOperand *operand = act_flow_operand (flow);
  const int drawer = operand != NULL && operand->type == &catan_operand_drawn
                         ? catan_entry_drawer (state_of (flow), act_flow_entry (flow))
                         : CATAN_NOBODY;

  return drawer != CATAN_NOBODY ? drawer : catan_asked (state_of (flow));
}

/* After a throw, the prompt asks for an act of this player or the dice of the next one, which end the turn. */
static char *
ask_menu (gconstpointer data)
{
  const CatanState *state = data;
  if (state->ask == CATAN_ASK_SNAPSHOT)
    return g_strdup (_ ("What lies on the table?"));
  const guint actor = catan_player_on_turn (state), next = catan_thrower (state);
  const int partner = catan_paired_next (state);

  if (state->ask == CATAN_ASK_ROLL)
    return g_strdup (catan_seven_again (state) ? _ ("What do the dice show? A 7 is thrown again.")
                                               : _ ("What do the dice show?"));
  if (state->paired)
    return g_strdup_printf (_ ("What does %s do in the paired turn, or what does %s throw?"),
                            catan_name (state, (int) actor), catan_name (state, (int) next));
  if (partner >= 0)
    /* Translators: whose turn it is, who has the paired turn after it, and who throws then. */
    return g_strdup_printf (_ ("What does %s do before the paired turn of %s, or what does %s throw?"),
                            catan_name (state, (int) actor), catan_name (state, partner),
                            catan_name (state, (int) next));
  if (state->ask == CATAN_ASK_BUILD)
    /* Translators: in the special building phase. */
    return g_strdup_printf (_ ("What does %s build, or what does %s throw?"), catan_name (state, (int) actor),
                            catan_name (state, (int) next));
  return g_strdup_printf (_ ("What does %s do, or what does %s throw?"), catan_name (state, (int) actor),
                          catan_name (state, (int) next));
}

static char *
ask_over (gconstpointer state)
{
  return g_strdup (_ ("The game is over"));
}

/* In the words of a price: how likely the player can pay it. */
static char *
title (ActFlow *flow, const TableAct *act)
{
  const CatanState *state = state_of (flow);
  const guint price = act->fixed[0].value;
  g_autofree char *buys = NULL;
  CatanHandView view;

  if (!act->behind || act->kind != CATAN_ENTRY_FISH)
    return NULL;
  buys = catan_price_tell (state, price, _ (act->title));
  catan_fish_view (state->fish, catan_player_on_turn (state), &view);
  if (act_flow_aids (flow) == TABLE_AIDS_TOURNAMENT || state->agreed
      || catan_view_pays (&view, price) == CATAN_PAYS_SURELY)
    /* Translators: a price of the fish market and what it buys. */
    return g_strdup_printf (_ ("%u fish: %s"), price, buys);
  return g_strdup_printf (_ ("%u fish: %s (%u %% that it can be paid)"), price, buys,
                          catan_percent (view.can_pay[price]));
}

/* ---- the market: what cannot be bought, and why ---- */

/* Is this the list of prices?  In a tournament the prompt does not say what can be paid. */
static gboolean
is_market (ActFlow *flow, const TableAct *act)
{
  return act != NULL && act->kind == CATAN_ENTRY_FISH && !act->behind && act_flow_aids (flow) != TABLE_AIDS_TOURNAMENT;
}

/* Nothing is begun that cannot be paid; the prompt says what is missing. */
static gboolean
takes (ActFlow *flow, const ActChoice *choice)
{
  const CatanState *state = state_of (flow);
  TableRefusal missing;

  if (choice->act != NULL && choice->act->kind == CATAN_ENTRY_BUILD && !choice->act->prefix && !state->agreed
      && !catan_check_cost (state, catan_player_on_turn (state), choice->act->fixed[0].value, &missing))
    {
      flow_refuse (FLOW (flow), missing.sentence);
      return FALSE;
    }
  if (choice->act != NULL && choice->act->kind == CATAN_ENTRY_BANK && choice->operand == NULL
      && !catan_check_bank_trade (state, catan_player_on_turn (state), &missing))
    {
      if (act_flow_aids (flow) == TABLE_AIDS_TOURNAMENT) /* the sentence of the rules tells the hand */
        table_refuse (&missing, _ ("the bank takes more cards of one kind than %s has"),
                      catan_name (state, catan_player_on_turn (state)));
      flow_refuse (FLOW (flow), missing.sentence);
      return FALSE;
    }
  if (!is_market (flow, choice->act))
    return TRUE;
  for (guint i = 0; i < CATAN_PRICES; i++)
    if (catan_market_offers (state, catan_price (i), NULL)
        && catan_can_pay (state, catan_player_on_turn (state), catan_price (i)) != CATAN_PAYS_NEVER)
      return TRUE;
  catan_market_refuse (state, &missing);
  flow_refuse (FLOW (flow), missing.sentence);
  return FALSE;
}

/* Otherwise S would do nothing when no settlement can be built. */
static char *
missing (ActFlow *flow, const TableAct *act)
{
  TableRefusal why;

  return catan_check_act (state_of (flow), act, &why) ? NULL : g_strdup (why.sentence);
}

/* Otherwise O would mean nothing to whoever has no ore. */
static char *
lacking (ActFlow *flow, gunichar key, gboolean shift)
{
  return key >= 0x7f ? NULL
                     : catan_lacking_tell (state_of (flow), act_flow_entry (flow), act_flow_operand (flow), (char) key,
                                           shift, act_flow_aids (flow) != TABLE_AIDS_TOURNAMENT);
}

static char *
misplaced (ActFlow *flow, const char *letters)
{
  const TableOperand *operand = act_flow_operand (flow);

  return operand != NULL ? catan_place_refused (state_of (flow), act_flow_entry (flow), operand, letters) : NULL;
}

/* Are the dice all that is asked? */
static gboolean
only_dice (ActFlow *flow)
{
  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    if (act_flow_choice (flow, i)->act->kind != CATAN_ENTRY_ROLL)
      return FALSE;
  return TRUE;
}

/* Which keys name cards and tokens.  NULL: the usual hint also explains Shift. */
static char *
hint_things (ActFlow *flow)
{
  gboolean cards = FALSE, tokens = FALSE, shift = FALSE;

  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    {
      const FlowChoice *face = &act_flow_choice (flow, i)->face;

      shift |= face->shift && g_ascii_isdigit (face->label[0]);
      tokens |= g_ascii_isdigit (face->label[0]);
      cards |= g_ascii_isalpha (face->label[0]);
    }
  if (shift || (!cards && !tokens))
    return NULL;
  return g_strdup (!tokens ? _ ("a letter for each card")
                   : cards ? _ ("a letter for each card, a digit for each token")
                           : _ ("a digit for each token"));
}

/* Why a price is missing in the list. */
static char *
hint_market (ActFlow *flow)
{
  const CatanState *state = state_of (flow);
  const guint player = catan_player_on_turn (state);
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < CATAN_PRICES; i++)
    {
      const guint price = catan_price (i);
      TableRefusal why = { "" };

      if (catan_can_pay (state, player, price) == CATAN_PAYS_NEVER)
        {
          g_autofree char *pays = catan_pays_tell (state, player, price);

          g_string_append_printf (out, out->len > 0 ? "; %s" : "%s", pays);
          break; /* then no higher price can be paid */
        }
      if (!catan_market_offers (state, price, &why))
        /* Translators: a price of the fish market, and why nothing can be bought for it. */
        g_string_append_printf (out, out->len > 0 ? _ ("; %u fish: %s") : _ ("%u fish: %s"), price, why.sentence);
    }
  return g_string_free (out, out->len == 0);
}

static char *
hint (ActFlow *flow)
{
  const TableOperand *operand = act_flow_operand (flow);
  const guint step = FLOW (flow)->step;

  if (step == ACT_STEP_MENU && state_of (flow)->ask == CATAN_ASK_SNAPSHOT)
    return g_strdup (_ ("in any order; at the end, play on"));
  if (step == ACT_STEP_MENU && only_dice (flow))
    return g_strdup (_ ("the dice: 2 to 9, 0 is 10, - is 11, = is 12"));
  if (operand != NULL
      && (operand->type == &catan_operand_given || operand->type == &catan_operand_got
          || operand->type == &catan_operand_paid))
    return hint_things (flow);
  if (step == ACT_STEP_BEHIND && is_market (flow, act_flow_act (flow)))
    return hint_market (flow);
  return NULL;
}

/* ---- previews ---- */

static char *
preview_entry (const CatanState *state, const CatanEntry *entry)
{
  g_autoptr (CatanState) after = catan_state_copy (state);
  g_autofree char *lines = NULL, *wins = NULL;

  if (!table_game_apply (&catan_game, after, entry, NULL))
    return NULL;
  lines = table_lines_tell (&catan_game, after, state->ledger.n_lines, G_MAXUINT);
  if (after->winner == CATAN_NOBODY)
    return g_steal_pointer (&lines);
  wins = g_strdup_printf (_ ("%s wins"), catan_name (state, after->winner));
  return g_strconcat (lines, *lines != '\0' ? "; " : "", wins, NULL);
}

static char *
preview (ActFlow *flow, const ActChoice *choice)
{
  const CatanState *state = state_of (flow);
  CatanEntry entry;
  CatanYield yield;

  if (choice->act != NULL && choice->act->kind == CATAN_ENTRY_ROLL && choice->offer.value[0] != 7)
    {
      catan_yield (state, (guint) choice->offer.value[0], &yield);
      return catan_yield_tell (state, (guint) choice->offer.value[0], &yield);
    }
  if (choice->act != NULL || !act_flow_completes (flow, choice, &entry))
    return NULL;
  return preview_entry (state, &entry);
}

/* Pictures of acts have the player's colour; what is bought shows which cards are missing, and how likely that is. */
static char *
likeness (ActFlow *flow, const ActChoice *choice)
{
  const CatanState *state = state_of (flow);
  const guint player = catan_player_on_turn (state);
  const guint8 *most = state->seats[player].most, *hand = state->seats[player].hand;
  g_autofree char *cost = NULL;
  int thing;

  if (choice->operand != NULL)
    return NULL;
  thing = catan_act_cost (choice->act);
  if (thing < 0)
    return g_strdup_printf ("%u", player);
  cost = catan_cost_tell (state, player, (guint) thing, TRUE);
  return g_strdup_printf ("%u %s %u-%u %u-%u %u-%u %u-%u %u-%u", player, cost, hand[CATAN_WOOD], most[CATAN_WOOD],
                          hand[CATAN_WOOL], most[CATAN_WOOL], hand[CATAN_GRAIN], most[CATAN_GRAIN], hand[CATAN_BRICK],
                          most[CATAN_BRICK], hand[CATAN_ORE], most[CATAN_ORE]);
}

/* Of the things that a player has more than one of, and that are entered one by one. */
static char *
another (const TableAct *act, const char *whose)
{
  if (act->kind == CATAN_ENTRY_NOW_HAND)
    return g_strdup_printf (_ ("Other resource cards of %s"), whose);
  if (act->kind == CATAN_ENTRY_NOW_TOKEN)
    return g_strdup_printf (_ ("Another token of %s"), whose);
  if (act->kind != CATAN_ENTRY_NOW_PIECE)
    return NULL;
  switch (act->fixed[0].value)
    {
    case CATAN_ROAD: return g_strdup_printf (_ ("Another road of %s"), whose);
    case CATAN_SETTLEMENT: return g_strdup_printf (_ ("Another settlement of %s"), whose);
    case CATAN_CITY: return g_strdup_printf (_ ("Another city of %s"), whose);
    default: return NULL;
    }
}

const ActFlowGame catan_flow_game = {
  .table = &catan_game,
  .ask_menu = ask_menu,
  .ask_over = ask_over,
  .hint_menu = N_ ("the dice: 2 to 9, 0 is 10, - is 11, = is 12; or a letter for an act"),
  .title = title,
  .preview = preview,
  .another = another,
  .board_labels = FLOW_LETTERS,
  .player = player,
  .takes = takes,
  .missing = missing,
  .lacking = lacking,
  .misplaced = misplaced,
  .hint = hint,
  .likeness = likeness,
};
