/* catan-words.c - what Catan's prompt says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-flow-private.h"

#include <stdlib.h>
#include <string.h>
#include <glib/gi18n.h>

/* ---- choices ---- */

static const char *
player_name (const CatanFlow *flow, int player)
{
  return player >= 0 ? flow->state->rules->players[player].name : _ ("nobody");
}

/* "forest 8", "desert" */
static void
tell_hex (GString *out, const CatanIsland *island, guint hex)
{
  if (out->len > 0)
    g_string_append (out, ", ");
  g_string_append (out, catan_land_name ((CatanLand) island->land[hex]));
  if (island->number[hex])
    g_string_append_printf (out, " %u", island->number[hex]);
}

/* "12: forest 8, hills 5, 3:1 harbour, fishery 4" */
char *
catan_flow_spot_words (const CatanState *state, guint8 spot)
{
  const CatanIsland *island = &state->rules->island;
  const guint8 harbour = catan_harbour_at (island, spot);
  const guint8 sea = state->rules->with_fishermen ? catan_fishery_at (island, spot) : CATAN_NOWHERE;
  g_autoptr (GString) out = g_string_new (NULL);
  char name[CATAN_NAME_MAX];

  for (guint i = 0; i < 3; i++)
    if (catan_shape ()->spot_hexes[spot][i] != CATAN_NOWHERE)
      tell_hex (out, island, catan_shape ()->spot_hexes[spot][i]);
  if (harbour == CATAN_ANY)
    g_string_append_printf (out, ", %s", _ ("3:1 harbour"));
  else if (harbour != CATAN_NOWHERE)
    /* Translators: a harbour of one resource, "wool harbour". */
    g_string_append_printf (out, _ (", %s harbour"), catan_resource_name ((CatanResource) harbour));
  if (sea != CATAN_NOWHERE)
    g_string_append_printf (out, _ (", fishery %u"), island->fishery[sea]);
  catan_spot_name (spot, name);
  return g_strdup_printf ("%s: %s", name, out->str);
}

/* "12-13: forest 8, hills 5" */
static char *
edge_title (const CatanFlow *flow, guint edge)
{
  const CatanShape *shape = catan_shape ();
  g_autoptr (GString) out = g_string_new (NULL);
  char name[CATAN_NAME_MAX];

  for (guint hex = 0; hex < CATAN_N_HEXES; hex++)
    if (memchr (shape->hex_edges[hex], (int) edge, 6) != NULL)
      tell_hex (out, &flow->state->rules->island, hex);
  catan_edge_name (edge, name);
  return g_strdup_printf ("%s: %s", name, out->str);
}

/* Its name is its key already. */
static char *
hex_title (const CatanFlow *flow, guint hex)
{
  const CatanState *state = flow->state;
  GString *out = g_string_new (NULL);
  guint there = 0;

  tell_hex (out, &state->rules->island, hex);
  for (guint i = 0; i < 6; i++)
    {
      const gint8 player = state->building[catan_shape ()->hex_spots[hex][i]];

      if (player != CATAN_NOBODY && !((there >> player) & 1))
        {
          there |= 1u << player;
          g_string_append_printf (out, " · %s", player_name (flow, player));
        }
    }
  return g_string_free (out, FALSE);
}

const char *
catan_flow_price_name (guint price)
{
  switch (price)
    {
    case 2: return _ ("the robber goes home");
    case 3: return _ ("steal a card");
    case 4: return _ ("a resource from the bank");
    case 5: return _ ("a free road");
    default: return _ ("a development card");
    }
}

static char *
price_title (const CatanFlow *flow, guint price)
{
  const guint actor = catan_flow_actor (flow);
  CatanHandView view;

  catan_fish_view (flow->state->fish, actor, &view);
  if (flow->aids == TABLE_AIDS_TOURNAMENT || catan_view_pays (&view, price) == CATAN_PAYS_SURELY)
    /* Translators: a price of the fish market and what it buys. */
    return g_strdup_printf (_ ("%u fish: %s"), price, catan_flow_price_name (price));
  return g_strdup_printf (_ ("%u fish: %s (can be paid with %.0f %%, if tokens were chosen blindly)"), price,
                          catan_flow_price_name (price), view.can_pay[price] * 100);
}

static char *
token_title (const CatanFlow *flow, const CatanToken *token)
{
  const gboolean paid = flow->base.step == CATAN_STEP_PAY;

  switch ((CatanTokenLook) token->look)
    {
    case CATAN_TOKEN_SHOE: return g_strdup (_ ("the old shoe"));
    case CATAN_TOKEN_SECRET: return g_strdup (_ ("one face down"));
    case CATAN_TOKEN_TOLD:
      if (paid)
        return g_strdup_printf (_ ("%u fish, from the face-down ones"), token->value);
      return g_strdup_printf (_ ("%u fish, told in secret"), token->value);
    case CATAN_TOKEN_OPEN:
    default:
      return g_strdup_printf (paid ? ngettext ("%u fish", "%u fish", token->value) : _ ("%u fish, shown to all"),
                              token->value);
    }
}

static char *
done_title (const CatanFlow *flow)
{
  switch (flow->base.step)
    {
    case CATAN_STEP_SECOND_EDGE: return g_strdup (_ ("no second road"));
    case CATAN_STEP_DRAWN: return g_strdup (flow->entry.n_tokens > 0 ? _ ("the rest face down") : _ ("all face down"));
    default: return g_strdup (_ ("that is all"));
    }
}

char *
catan_flow_title (CatanFlow *flow, const CatanChoice *choice)
{
  switch (choice->pick)
    {
    case CATAN_PICK_DO: return g_strdup (_ (catan_flow_acts[choice->index].title));
    case CATAN_PICK_DICE:
      /* Translators: a throw of the dice. */
      return g_strdup_printf (_ ("dice: %d"), choice->index);
    case CATAN_PICK_SPOT: return catan_flow_spot_words (flow->state, (guint8) choice->index);
    case CATAN_PICK_EDGE: return edge_title (flow, (guint) choice->index);
    case CATAN_PICK_HEX: return hex_title (flow, (guint) choice->index);
    case CATAN_PICK_PLAYER: return g_strdup (player_name (flow, choice->index));
    case CATAN_PICK_RESOURCE:
      if (flow->base.step == CATAN_STEP_RESOURCE && flow->act == CATAN_DO_BANK)
        return g_strdup_printf (_ ("%u %s"),
                                catan_bank_rate (flow->state, catan_flow_actor (flow), (CatanResource) choice->index),
                                catan_resource_name ((CatanResource) choice->index));
      return g_strdup (catan_resource_name ((CatanResource) choice->index));
    case CATAN_PICK_CARD: return g_strdup (catan_card_name ((CatanCard) choice->index));
    case CATAN_PICK_COUNT:
      return g_strdup_printf (ngettext ("%d point card", "%d point cards", (gulong) choice->index), choice->index);
    case CATAN_PICK_PRICE: return price_title (flow, (guint) choice->index);
    case CATAN_PICK_TOKEN: return token_title (flow, &choice->token);
    case CATAN_PICK_DONE: return done_title (flow);
    }
  return g_strdup ("");
}

/* ---- the question ---- */

/* Whoever throws next: after a throw the next player's dice end the turn. */
static char *
ask_menu (const CatanFlow *flow)
{
  const CatanState *state = flow->state;
  const guint next = (catan_flow_actor (flow) + 1) % state->rules->n_players;

  if (state->ask == CATAN_ASK_ROLL)
    return g_strdup (_ ("What do the dice show?"));
  return g_strdup_printf (_ ("What does %s do, or what does %s throw?"), player_name (flow, state->player),
                          player_name (flow, (int) next));
}

static char *
ask_drawn (CatanFlow *flow)
{
  const int drawer = catan_flow_drawer (flow);
  guint nth = 0, all = 0;

  for (guint i = 0; i < flow->state->n_draws; i++)
    if (flow->state->draws[i].player == drawer)
      {
        all++;
        nth += i <= flow->entry.n_tokens;
      }
  if (all == 1)
    return g_strdup (_ ("Which fish token is drawn?"));
  return g_strdup_printf (_ ("Which fish token is drawn, %u of %u?"), nth, all);
}

static char *
ask_pay (const CatanFlow *flow)
{
  guint fish = 0;

  for (guint i = 0; i < flow->entry.n_tokens; i++)
    fish += flow->entry.tokens[i].value;
  if (fish == 0)
    return g_strdup_printf (_ ("Which tokens pay the %u fish?"), flow->entry.number);
  return g_strdup_printf (_ ("Which tokens pay the %u fish?  %u so far"), flow->entry.number, fish);
}

static const char *
ask_resource (const CatanFlow *flow)
{
  switch (flow->act)
    {
    case CATAN_DO_MONOPOLY: return _ ("Which resource do all others give?");
    case CATAN_DO_BANK: return _ ("What goes to the bank?");
    case CATAN_DO_HAND: return _ ("Which resource?");
    default: return _ ("What comes from the bank?");
    }
}

static const char *
ask_simply (const CatanFlow *flow)
{
  switch ((CatanStep) flow->base.step)
    {
    case CATAN_STEP_SPOT:
      return flow->entry.kind == CATAN_ENTRY_FOUND ? _ ("Where is the settlement founded?")
             : flow->entry.piece == CATAN_CITY     ? _ ("Which settlement becomes a city?")
                                                   : _ ("Where does the settlement stand?");
    case CATAN_STEP_EDGE: return _ ("Where does the road lie?");
    case CATAN_STEP_SECOND_EDGE: return _ ("Where does the second road lie?");
    case CATAN_STEP_HEX: return _ ("Where does the robber go?");
    case CATAN_STEP_VICTIM: return _ ("From whom is a card stolen?");
    case CATAN_STEP_STOLEN: return _ ("Which card is stolen?");
    case CATAN_STEP_RESOURCE: return ask_resource (flow);
    case CATAN_STEP_SECOND: return flow->act == CATAN_DO_BANK ? _ ("What comes for it?") : _ ("And which else?");
    case CATAN_STEP_CARD: return _ ("Which card is it?");
    case CATAN_STEP_COUNT: return _ ("How many point cards?");
    case CATAN_STEP_PRICE: return _ ("What is bought with fish?");
    case CATAN_STEP_TOKEN: return _ ("Which token?");
    case CATAN_STEP_PLAYER: return _ ("Who?");
    case CATAN_STEP_TAKER: return _ ("Who gets the old shoe?");
    case CATAN_STEP_PARTNER: return _ ("With whom?");
    case CATAN_STEP_MORE: return _ ("What else happened?");
    case CATAN_STEP_WORDS: return _ (catan_flow_acts[flow->act].ask);
    default: return "";
    }
}

char *
catan_flow_ask (CatanFlow *flow)
{
  switch ((CatanStep) flow->base.step)
    {
    case CATAN_STEP_MENU: return ask_menu (flow);
    case CATAN_STEP_DRAWN: return ask_drawn (flow);
    case CATAN_STEP_PAY: return ask_pay (flow);
    case CATAN_STEP_GIVE: return g_strdup_printf (_ ("What does %s give?"), player_name (flow, flow->state->player));
    case CATAN_STEP_GET: return g_strdup_printf (_ ("What does %s give?"), player_name (flow, flow->entry.player));
    case CATAN_STEP_DISCARD:
      return g_strdup_printf (ngettext ("Which card is discarded?  %u more", "Which cards are discarded?  %u more",
                                        catan_flow_to_discard (flow)),
                              catan_flow_to_discard (flow));
    case CATAN_STEP_OVER: return flow->state != NULL ? catan_ask_tell (flow->state) : g_strdup ("");
    default: return g_strdup (ask_simply (flow));
    }
}

char *
catan_flow_hint (CatanFlow *flow)
{
  switch ((CatanStep) flow->base.step)
    {
    case CATAN_STEP_MENU: return g_strdup (_ ("The dice: 2 to 9, 0 is 10, - is 11, = is 12; or a letter for an act"));
    case CATAN_STEP_SPOT:
    case CATAN_STEP_EDGE:
    case CATAN_STEP_HEX: return g_strdup (_ ("A letter or arrows, Enter the marked one"));
    case CATAN_STEP_DRAWN:
      return g_strdup (_ ("Enter: face down; a digit: shown to all; Shift and a digit: told in secret"));
    case CATAN_STEP_PAY:
    case CATAN_STEP_GIVE:
    case CATAN_STEP_GET: return g_strdup (_ ("A digit for each token; with Shift one of the face-down tokens"));
    default: return g_strdup ("");
    }
}

/* ---- what it would bring ---- */

char *
catan_flow_preview (CatanFlow *flow)
{
  g_autoptr (CatanState) after = NULL;
  GString *out = NULL;
  const CatanChoice *choice;
  CatanEntry entry;
  CatanYield yield;

  if (flow->aids != TABLE_AIDS_OPEN || flow->base.cursor < 0 || flow->state == NULL)
    return NULL;
  choice = catan_flow_choice (flow, (guint) flow->base.cursor);
  if (choice->pick == CATAN_PICK_DICE && choice->index != 7)
    {
      catan_yield (flow->state, (guint) choice->index, &yield);
      return catan_yield_tell (flow->state, (guint) choice->index, &yield);
    }
  if (choice->pick == CATAN_PICK_DICE || choice->pick == CATAN_PICK_DO || !catan_flow_completes (flow, choice, &entry))
    return NULL;
  after = catan_state_copy (flow->state);
  if (!catan_apply (after, &entry, NULL))
    return NULL;
  out = g_string_new (NULL);
  for (guint i = flow->state->ledger.n_lines; i < after->ledger.n_lines; i++)
    {
      const TableLine *line = &after->ledger.lines[i];
      g_autofree char *title = catan_game.line_title (after, line);

      if (out->len > 0)
        g_string_append (out, "; ");
      /* Translators: a line of the ledger: who, points, for what. */
      g_string_append_printf (out, _ ("%s %+d: %s"), player_name (flow, line->player), line->points, title);
    }
  if (after->winner != CATAN_NOBODY)
    {
      if (out->len > 0)
        g_string_append (out, "; ");
      g_string_append_printf (out, _ ("%s wins"), player_name (flow, after->winner));
    }
  return g_string_free (out, FALSE);
}

/* ---- written ---- */

char *
catan_flow_words_default (CatanFlow *flow)
{
  switch (flow->act)
    {
    case CATAN_DO_AGREED_ROAD:
    case CATAN_DO_AGREED_SETTLEMENT:
    case CATAN_DO_AGREED_CITY:
    case CATAN_DO_AGREED_FOUND: return g_strdup (_ ("the table agreed"));
    case CATAN_DO_FORGOTTEN: return g_strdup (_ ("it was forgotten"));
    case CATAN_DO_BACK: return g_strdup (_ ("it was drawn by mistake"));
    case CATAN_DO_PLAYER: return g_strdup (_ ("out of turn"));
    case CATAN_DO_END: return g_strdup (_ ("the table stopped"));
    default: return NULL;
    }
}

/* "-3 counted twice": a number, and a reason if one was given; returns the reason, NULL if there is no number. */
static const char *
read_number (const char *words, gint16 *number)
{
  char *end;
  long read = strtol (words, &end, 10);

  if (end == words || read < -999 || read > 999 || (*end != '\0' && *end != ' '))
    return NULL;
  while (*end == ' ')
    end++;
  *number = (gint16) read;
  return *end != '\0' ? end : _ ("correction");
}

gboolean
catan_flow_write (CatanFlow *flow, const char *words, TableRefusal *why)
{
  const gboolean counts = flow->act == CATAN_DO_POINTS || flow->act == CATAN_DO_HAND;
  const char *reason = counts ? read_number (words, &flow->entry.amount) : words;

  if (reason == NULL)
    return table_refuse (why, _ ("Write how many, as +3 or -3, and why"));
  if (*reason == '\0')
    return table_refuse (why, _ ("There must be something written"));
  if (strlen (reason) >= sizeof flow->entry.why)
    return table_refuse (why, _ ("the reason is longer than %u bytes"), (guint) sizeof flow->entry.why - 1);
  g_strlcpy (flow->entry.why, reason, sizeof flow->entry.why);
  return TRUE;
}
