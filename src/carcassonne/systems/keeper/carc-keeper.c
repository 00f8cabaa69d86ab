/* carc-keeper.c - the card that the Keeper of the lighthouse takes for the rest of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Keeper can take the King, the Robber Baron or a fan-made scoring card (CarcSystem.has_cards), or none.  The King
 * and the Robber Baron take the place of the Keeper's points (CarcSystem.for_points).  Carries the ruling L32.
 */
#include "carc-keeper.h"

#include <string.h>

#include "carcassonne/carc-operands.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/cards/carc-cards.h"
#include "carcassonne/systems/king/carc-king.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/systems/race/carc-race.h"
#include "table/table-intl.h"

static const CarcRulingRow rulings[] = {
  { CARC_L32, "L32", N_ ("The Lake, Keeper of the lighthouse"),
    N_ ("What does the Keeper get if the King and the Robber Baron, or fan-made scoring cards, are in play?"),
    CARC_FIXED (N_ (
        "At once the Keeper may take a card from its holder or from the supply, or keep one already held, for the "
        "rest of the game; who has both must keep one of them. The other cards can still change hands. With the "
        "King and the Robber Baron there are no points for the lighthouse, with fan-made cards alone there are.")) },
};

/* ---- a card as an operand ---- */

static gboolean
read_card (TableReader *in, const TableOperand *operand, gpointer field)
{
  const CarcRules *rules = in->rules;
  char word[CARC_FAN_NAME_BYTES];
  table_text_copy_shown (word, sizeof word, table_reader_take (in));
  for (guint card = 0; rules != NULL && operand->data == NULL && card < CARC_N_CARDS; card++)
    if (carc_in_play (rules, CARC_SYSTEM_KING) && strcmp (word, carc_king_word ((CarcCard) card)) == 0)
      {
        *(guint8 *) field = (guint8) card;
        return TRUE;
      }
  for (guint k = 0; rules != NULL && k < rules->n_fan_cards; k++)
    if (g_ascii_strcasecmp (word, rules->fan_cards[k]) == 0)
      {
        *(guint8 *) field = (guint8) (CARC_N_CARDS + k);
        return TRUE;
      }
  return table_refuse (in->why, _ ("“%.100s” is not a scoring card of this game"), word);
}

static void
print_card (gconstpointer data, const TableOperand *operand, gconstpointer field, GString *out)
{
  const CarcRules *rules = data;
  const guint card = *(const guint8 *) field;
  table_words_append (out,
                      card < CARC_N_CARDS ? carc_king_word ((CarcCard) card) : rules->fan_cards[card - CARC_N_CARDS]);
}

static void
report_card (gconstpointer data, const TableOperand *operand, gconstpointer field, const char *key, GString *json)
{
  const CarcRules *rules = data;
  const guint card = *(const guint8 *) field;
  put_text (json, key, card < CARC_N_CARDS ? carc_king_word ((CarcCard) card) : rules->fan_cards[card - CARC_N_CARDS]);
}

/* Who has the King and the Robber Baron chooses which of them to keep. */
static gboolean
must_choose (const CarcState *state)
{
  const CarcKing *king = carc_king_of (state);
  return carc_in_play (state->rules, CARC_SYSTEM_KING) && king->holder[CARC_CARD_KING] == (int) state->asked
         && king->holder[CARC_CARD_ROBBER] == (int) state->asked && !state->agreed;
}

static void
offer_card (gconstpointer data, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const gboolean for_keeper = operand->data == NULL;
  for (guint card = 0; for_keeper && card < CARC_N_CARDS; card++)
    if (carc_in_play (state->rules, CARC_SYSTEM_KING))
      table_offer_add (offers, (gint32) card);
  if (for_keeper && must_choose (state))
    return;
  for (guint k = 0; k < state->rules->n_fan_cards; k++)
    table_offer_add (offers, (gint32) (CARC_N_CARDS + k));
}

static char *
tell_card_offer (gconstpointer data, gconstpointer entry, const TableOffer *offer)
{
  const CarcState *state = data;
  const guint card = (guint) offer->value[0];
  return card < CARC_N_CARDS ? carc_king_title ((CarcCard) card)
                             : g_strdup (state->rules->fan_cards[card - CARC_N_CARDS]);
}

const TableOperandType carc_operand_card = {
  .name = "CARD",
  .member = "card",
  .missing = N_ ("which card? its name is missing"),
  .size = sizeof (guint8),
  .labels = TABLE_LABELS_DIGITS,
  .ask = N_ ("Which card?"),
  .read = read_card,
  .print = print_card,
  .report = report_card,
  .offer = offer_card,
  .tell = tell_card_offer,
};

/* ---- the question ---- */

static gboolean
are_cards (const CarcRules *rules)
{
  for (guint i = 0; i < rules->n_playing; i++)
    if (rules->playing[i]->has_cards)
      return TRUE;
  return FALSE;
}

static void
keeper_ask (CarcState *state, CarcPhase phase)
{
  const CarcKing *king = carc_king_of (state);
  const int keeper = carc_race_of (state)->keeper;
  if (keeper >= 0 && are_cards (state->rules) && !carc_keeper_of (state)->declined && !king->kept[CARC_CARD_KING]
      && !king->kept[CARC_CARD_ROBBER] && !carc_cards_keeps_one (state))
    carc_ask (state, CARC_ASK_CARD, (guint) keeper, 0, 0);
}

static gboolean
refuse_choice (const CarcState *state, TableRefusal *why)
{
  return table_refuse (why, _ ("%s has the King and the Robber Baron, and must say which of them to keep"),
                       carc_name (state, state->asked));
}

static gboolean
apply_card (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const guint card = ((const CarcEntry *) given)->choice, keeper = state->asked;
  if (card >= CARC_N_CARDS && must_choose (state))
    return refuse_choice (state, why);
  const int had = card < CARC_N_CARDS ? carc_king_keep (state, (CarcCard) card, keeper)
                                      : carc_cards_keep (state, card - CARC_N_CARDS, keeper);
  carc_effect_on (state, CARC_EFFECT_KEPT, (int) keeper, carc_lake_of (state)->lighthouse,
                  card | (guint32) (had == (int) keeper ? 0 : had + 1) << 8, NULL);
  carc_ask_done (state);
  return TRUE;
}

static gboolean
no_card_offered (gconstpointer state, const TableAct *act)
{
  return !must_choose (state);
}

static gboolean
apply_no_card (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  if (must_choose (state))
    return refuse_choice (state, why);
  carc_keeper_edit (state)->declined = TRUE;
  carc_ask_done (state);
  return TRUE;
}

/* `from`: who had the card; NULL: nobody, or the Keeper. */
static char *
tell_kept (const CarcRules *rules, guint card, const char *from)
{
  if (card < CARC_N_CARDS)
    return carc_king_kept_tell ((CarcCard) card, from);
  const char *name = rules->fan_cards[card - CARC_N_CARDS];
  return from == NULL ? g_strdup_printf (_ ("keeps “%s” for the rest of the game"), name)
                      : g_strdup_printf (_ ("takes “%s” from %s for the rest of the game"), name, from);
}

static char *
tell_card (gconstpointer data, gconstpointer given)
{
  const CarcState *before = data;
  g_autofree char *kept = tell_kept (before->rules, ((const CarcEntry *) given)->choice, NULL);
  /* Translators: a player, and what the player does: "Anna keeps the King for the rest of the game" */
  return g_strdup_printf (_ ("%s %s"), carc_name (before, (int) carc_asked (before)), kept);
}

static const CarcQuestionRow questions[] = {
  { .id = CARC_ASK_CARD, .word = "card", .says = N_ ("%s: which card for the rest of the game?") }
};

static const TableAct acts[] = {
  { .kind = CARC_ENTRY_CARD,
    .verb = "card",
    .operands = { { .type = &carc_operand_card, CARC_FIELD (choice) } },
    .when = CARC_WHEN (CARD),
    .apply = apply_card,
    .tell = tell_card },
  { .kind = CARC_ENTRY_NO_CARD,
    .verb = "no card",
    .when = CARC_WHEN (CARD),
    .prefixed = CARC_WHEN (CARD),
    .title = N_ ("No card"),
    .offered = no_card_offered,
    .apply = apply_no_card,
    .says = N_ ("%s takes no card for the rest of the game") },
};

static char *
kept_tell (gconstpointer data, const TableLine *effect)
{
  const CarcState *state = data;
  const int from = (int) (effect->own[0] >> 8 & 0xff) - 1;
  return tell_kept (state->rules, effect->own[0] & 0xff, from < 0 ? NULL : carc_name (state, from));
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_KEPT, "card-kept", .tell = kept_tell, .reason = N_ ("as the Keeper of the lighthouse"), .quiet = TRUE },
};

const CarcSystem carc_keeper = {
  .id = CARC_SYSTEM_KEEPER,
  .name = "keeper",
  .title = N_ ("The Keeper of the lighthouse"),
  .description = N_ ("Takes a scoring card for the rest of the game"),
  .by = CARC_BY_OTHER,
  .with = CARC_SYSTEM_LAKE,
  CARC_ROWS (rulings),
  CARC_ROWS (questions),
  CARC_ROWS (acts),
  CARC_ROWS (effects),
  .part_size = sizeof (CarcKeeper),
  .ask = keeper_ask,
  .asks_in = CARC_IN (ACTED),
};
