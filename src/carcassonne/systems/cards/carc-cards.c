/* carc-cards.c - fan-made scoring cards, such as the Cleric and the Serf, which resemble the King.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Their rules are the table's own: the table says who takes a card, and counts its points.  The setup names the cards.
 * Carries the rulings E1 to E3, and L32 of the sheet The Lake: the Keeper of the lighthouse takes a card for the rest
 * of the game.
 */
#include "carc-cards.h"

#include <string.h>

#include "carcassonne/carc-operands.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/keeper/carc-keeper.h"
#include "carcassonne/systems/king/carc-king.h"
#include "carcassonne/systems/race/carc-race.h"
#include "table/table-intl.h"

/* Characters of a card's name; also of the names in the usual line. */
#define NAME_MAX_CHARS 24
G_STATIC_ASSERT (CARC_FAN_NAME_BYTES == NAME_MAX_CHARS * 4 + 1);
static const char usual_line[] = "cards Cleric Serf Outlaw Angler";

static char *
line_title (const CarcState *state, const TableLine *line)
{
  return g_strdup (state->rules->fan_cards[line->x]);
}

static const CarcLineRow lines[] = {
  { CARC_LINE_CARDS, "cards", N_ ("Scoring cards"), N_ ("scoring card"), .own_title = line_title, .nowhere = TRUE },
};
static const CarcNounRow nouns[] = { { CARC_NOUN_COUNTED, "counted", CARC_FORMS ("point counted", "points counted") } };

#define SHEET N_ ("Fan-made scoring cards")

static const CarcRulingRow rulings[] = {
  { CARC_E1, "E1", SHEET, N_ ("Who has a card?"),
    CARC_FIXED (N_ ("Whoever takes it by the card's own rules: the table says so.")) },
  { CARC_E2, "E2", SHEET, N_ ("What is a card worth?"),
    CARC_FIXED (N_ ("What the table has counted for it, for the player who has it at the end.")) },
  { CARC_E3, "E3", SHEET, N_ ("Can a card change hands that the Keeper of the lighthouse keeps?"),
    CARC_FIXED (N_ ("No; but points can be counted for it.")) },
};

/* ---- the setup ---- */

static gboolean
check_name (const char *name, TableRefusal *why)
{
  if (*name == '\0' || g_utf8_strlen (name, -1) > NAME_MAX_CHARS)
    return table_refuse (why, _ ("the name of a card has 1 to %d characters"), NAME_MAX_CHARS);
  return !table_text_turns (name) || table_refuse (why, _ ("the name of a card may not turn the direction of writing"));
}

static gboolean
cards_setup_line (const TableWords *words, TableRefusal *why)
{
  if (words->n < 2 || words->n > 1 + CARC_FAN_CARDS_MAX)
    return table_refuse (why, _ ("“cards” names 1 to %d scoring cards"), CARC_FAN_CARDS_MAX);
  for (guint i = 1; i < words->n; i++)
    {
      g_autofree char *key = table_name_key (words->word[i]);
      if (!check_name (words->word[i], why))
        return FALSE;
      for (guint k = 0; k < CARC_N_CARDS + i - 1; k++)
        {
          const char *other = k < CARC_N_CARDS ? carc_king_word ((CarcCard) k) : words->word[k - CARC_N_CARDS + 1];
          g_autofree char *other_key = table_name_key (other);
          if (strcmp (key, other_key) == 0)
            return table_refuse (why, _ ("there is another card named “%.100s”"), words->word[i]);
        }
    }
  return TRUE;
}

static void
cards_setup_complete (TableSetup *setup)
{
  if (!table_setup_says (setup, "cards", NULL))
    table_setup_line (setup, usual_line, NULL);
}

static gboolean
cards_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  TableWords words;
  guint i = 0;
  const gboolean named = table_setup_next (setup, &i, "cards", &words);
  if (!carc_in_play (rules, CARC_SYSTEM_CARDS))
    return !named || table_refuse (why, _ ("scoring cards are named but not used: “use cards” is missing"));
  if (!named && !table_words_cut (&words, usual_line, why))
    return FALSE;
  rules->n_fan_cards = (guint8) (words.n - 1);
  for (guint k = 0; k < rules->n_fan_cards; k++)
    table_text_copy_shown (rules->fan_cards[k], sizeof rules->fan_cards[k], words.word[k + 1]);
  return TRUE;
}

static void
cards_begin (CarcState *state, gboolean in_play)
{
  CarcCards *cards = carc_cards_edit (state);
  memset (cards->holder, -1, sizeof cards->holder);
}

/* ---- who has a card ---- */

#define CARD(effect) ((effect)->own[0] & 0xff)
#define FROM(effect) ((int) ((effect)->own[0] >> 8 & 0xff) - 1)
#define TAKEN 1u << 16 /* else it goes back */

static void
tell_moved (CarcState *state, guint card, int to, int from)
{
  carc_effect_on (state, CARC_EFFECT_HOLDS, to >= 0 ? to : from, CARC_NONE,
                  card | (guint32) (from + 1) << 8 | (to >= 0 ? TAKEN : 0), NULL);
}

static gboolean
can_move (const CarcState *state, const CarcEntry *entry, guint *card, TableRefusal *why)
{
  const CarcCards *cards = carc_cards_of (state);
  if (!carc_in_play (state->rules, CARC_SYSTEM_CARDS) || entry->choice < CARC_N_CARDS
      || entry->choice - CARC_N_CARDS >= state->rules->n_fan_cards)
    return table_refuse (why, _ ("there are no scoring cards of this kind"));
  *card = entry->choice - CARC_N_CARDS;
  if (cards->kept[*card])
    return table_refuse (why, _ ("%s keeps “%s” for the rest of the game"), carc_name (state, cards->holder[*card]),
                         state->rules->fan_cards[*card]);
  return TRUE;
}

/* Adds points for the card to the score of its holder, if there is one. */
static void
book_card (CarcState *state, guint card, int points)
{
  const int holder = carc_cards_of (state)->holder[card];
  if (holder < 0 || points == 0)
    return;
  const CarcVerdict verdict = { (guint8) (1 << holder), CARC_BECAUSE_HOLDS, -1, TABLE_RULINGS (CARC_E2) };
  TableLine line = { .kind = CARC_LINE_CARDS, .final = TRUE, .feature = -1, .x = (gint16) card };
  carc_add_term (&line, points, 1, CARC_NOUN_COUNTED);
  carc_book (state, &verdict, &line);
}

/* Somebody takes the card, or it goes back (-1).  After the end its points go with it. */
static void
move_card (CarcState *state, guint card, int to)
{
  CarcCards *cards = carc_cards_edit (state);
  const int from = cards->holder[card];
  if (state->finished)
    book_card (state, card, -cards->points[card]);
  cards->holder[card] = (gint8) to;
  if (state->finished)
    book_card (state, card, cards->points[card]);
  tell_moved (state, card, to, from);
}

static gboolean
apply_hold (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  guint card = 0;
  if (!can_move (state, entry, &card, why))
    return FALSE;
  const int had = carc_cards_of (state)->holder[card];
  if (had == entry->player)
    return table_refuse (why, _ ("%s has “%s” already"), carc_name (state, had), state->rules->fan_cards[card]);
  move_card (state, card, entry->player);
  return TRUE;
}

static char *
tell_hold (gconstpointer before, gconstpointer given)
{
  const CarcState *state = before;
  const CarcEntry *entry = given;
  /* Translators: a player takes a card: "Anna takes “Cleric”" */
  return g_strdup_printf (_ ("%s takes “%s”"), carc_name (state, entry->player),
                          state->rules->fan_cards[entry->choice - CARC_N_CARDS]);
}

static gboolean
apply_back (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  guint card = 0;
  if (!can_move (state, given, &card, why))
    return FALSE;
  if (carc_cards_of (state)->holder[card] < 0)
    return table_refuse (why, _ ("nobody has “%s”"), state->rules->fan_cards[card]);
  move_card (state, card, -1);
  return TRUE;
}

static char *
tell_back (gconstpointer before, gconstpointer given)
{
  const CarcState *state = before;
  const CarcEntry *entry = given;
  return g_strdup_printf (_ ("“%s” goes back to the supply"), state->rules->fan_cards[entry->choice - CARC_N_CARDS]);
}

/* Those that can change hands; for the act that gives one back, those that somebody has. */
static void
offer_loose (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const CarcCards *cards = carc_cards_of (state);
  for (guint k = 0; k < state->rules->n_fan_cards; k++)
    if (!cards->kept[k] && (act->kind == CARC_ENTRY_HOLD || cards->holder[k] >= 0))
      table_offer_add (offers, (gint32) (CARC_N_CARDS + k));
}

static void
offer_takers (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  const CarcState *state = data;
  const guint card = ((const CarcEntry *) given)->choice - CARC_N_CARDS;
  const int holder = card < CARC_FAN_CARDS_MAX ? carc_cards_of (state)->holder[card] : -1;
  table_offer_players (state, holder < 0 ? G_MAXUINT : ~(1u << holder), offers);
}

static gboolean
can_hold (gconstpointer data, const TableAct *act)
{
  const CarcState *state = data;
  return carc_in_play (state->rules, CARC_SYSTEM_CARDS) && table_offer_any (offer_loose, state, act);
}

/* ---- what a card is worth ---- */

static gboolean
apply_worth (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  const guint card = entry->choice - CARC_N_CARDS;
  if (!carc_in_play (state->rules, CARC_SYSTEM_CARDS) || card >= state->rules->n_fan_cards)
    return table_refuse (why, _ ("there are no scoring cards of this kind"));
  const int points = carc_cards_of (state)->points[card] + entry->number;
  if (ABS (points) > CARC_FAN_POINTS_MAX)
    return table_refuse (why, _ ("“%s” would be worth %d points; the most is %d"), state->rules->fan_cards[card],
                         points, CARC_FAN_POINTS_MAX);
  carc_cards_edit (state)->points[card] = (gint16) points;
  if (state->finished)
    book_card (state, card, entry->number);
  return TRUE;
}

static char *
tell_worth (gconstpointer before, gconstpointer given)
{
  const CarcState *state = before;
  const CarcEntry *entry = given;
  /* Translators: points that are counted for a card, and why: "“Cleric”: +1, a cloister" */
  return g_strdup_printf (_ ("“%s”: %+d, %s"), state->rules->fan_cards[entry->choice - CARC_N_CARDS], entry->number,
                          entry->why);
}

static gboolean
are_used (gconstpointer data, const TableAct *act)
{
  return carc_in_play (((const CarcState *) data)->rules, CARC_SYSTEM_CARDS);
}

static void
cards_finish (CarcState *state)
{
  const CarcCards *cards = carc_cards_of (state);
  for (guint card = 0; card < state->rules->n_fan_cards; card++)
    book_card (state, card, cards->points[card]);
}

static gboolean
cards_validate (const CarcState *state, TableRefusal *why)
{
  const CarcCards *cards = carc_cards_of (state);
  for (guint card = 0; card < CARC_FAN_CARDS_MAX; card++)
    {
      if (cards->holder[card] < -1 || cards->holder[card] >= (int) state->rules->n_players)
        return table_refuse (why, "nobody could have the scoring card %u", card);
      if (cards->kept[card] && cards->holder[card] != carc_race_of (state)->keeper)
        return table_refuse (why, "the Keeper has not the scoring card %u", card);
      if (card >= state->rules->n_fan_cards && (cards->holder[card] >= 0 || cards->points[card] != 0))
        return table_refuse (why, "there is no scoring card %u", card);
    }
  return TRUE;
}

/* ---- the Keeper of the lighthouse (L32) ---- */

gboolean
carc_cards_keeps_one (const CarcState *state)
{
  const CarcCards *cards = carc_cards_of (state);
  for (guint card = 0; card < CARC_FAN_CARDS_MAX; card++)
    if (cards->kept[card])
      return TRUE;
  return FALSE;
}

int
carc_cards_keep (CarcState *state, guint card, guint keeper)
{
  CarcCards *cards = carc_cards_edit (state);
  const int had = cards->holder[card];
  cards->holder[card] = (gint8) keeper;
  cards->kept[card] = TRUE;
  return had;
}

/* ---- acts ---- */

#define FAN_CARD(asks) .type = &carc_operand_card, CARC_FIELD (choice), .data = usual_line, .ask = asks
#define OFTEN                                                                                                          \
  (CARC_WHEN (TILE) | CARC_WHEN (RACE) | CARC_WHEN (CARD) | CARC_WHEN (WAGON) | CARC_WHEN (LATE) | CARC_WHEN (JUDGE)   \
   | CARC_WHEN (ORDER) | CARC_WHEN (NOTHING))

static const TableAct acts[] = {
  { .kind = CARC_ENTRY_HOLD,
    .verb = "hold",
    .operands = { { FAN_CARD (N_ ("Which scoring card?")), .offer = offer_loose },
                  { .type = &table_operand_player,
                    CARC_FIELD (player),
                    .ask = N_ ("Who takes it?"),
                    .offer = offer_takers } },
    .when = OFTEN,
    .title = N_ ("Somebody takes a scoring card"),
    .key = 'k',
    .rare = TRUE,
    .offered = can_hold,
    .apply = apply_hold,
    .tell = tell_hold },
  { .kind = CARC_ENTRY_LAY_BACK,
    .verb = "back",
    .operands = { { FAN_CARD (N_ ("Which scoring card goes back?")), .offer = offer_loose } },
    .when = OFTEN,
    .title = N_ ("A scoring card goes back"),
    .key = 'b',
    .rare = TRUE,
    .offered = can_hold,
    .apply = apply_back,
    .tell = tell_back },
  { .kind = CARC_ENTRY_WORTH,
    .verb = "worth",
    .operands = { { FAN_CARD (N_ ("Points for which scoring card?")) },
                  { .type = &table_operand_correction,
                    CARC_FIELD (number),
                    .low = -CARC_FAN_POINTS_MAX,
                    .high = CARC_FAN_POINTS_MAX },
                  CARC_WHY_OPERAND (N_ ("How many points, and why?"), NULL) },
    .when = OFTEN,
    .title = N_ ("Count points for a scoring card"),
    .key = 'w',
    .rare = TRUE,
    .offered = are_used,
    .apply = apply_worth,
    .tell = tell_worth },
};

/* ---- telling ---- */

static char *
holds_tell (gconstpointer data, const TableLine *effect)
{
  const CarcState *state = data;
  const char *name = state->rules->fan_cards[CARD (effect)];
  if (!(effect->own[0] & (TAKEN)))
    return g_strdup_printf (_ ("gives “%s” back"), name);
  return FROM (effect) < 0 ? g_strdup_printf (_ ("takes “%s”"), name)
                           : g_strdup_printf (_ ("takes “%s” from %s"), name, carc_name (state, FROM (effect)));
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_HOLDS, "card-moves", .tell = holds_tell, .told = TABLE_TOLD_BY_ENTRY },
};

static void
cards_report (const CarcState *state, GString *json)
{
  const CarcCards *cards = carc_cards_of (state);
  in_array (json, "cards");
  for (guint card = 0; card < state->rules->n_fan_cards; card++)
    {
      in_object (json, NULL);
      put_text (json, "card", state->rules->fan_cards[card]);
      put_text (json, "holder", carc_name (state, cards->holder[card]));
      put_truth (json, "kept", cards->kept[card]);
      put_number (json, "points", cards->points[card]);
    }
}

/* "Cleric: 3" */
static void
append_card (const CarcState *state, guint card, GString *out)
{
  const CarcCards *cards = carc_cards_of (state);
  g_autofree char *worth = g_strdup_printf ("%s: %d", state->rules->fan_cards[card], cards->points[card]);
  g_autofree char *kept = cards->kept[card] ? g_strdup_printf (_ ("%s, for good"), worth) : NULL;
  g_string_append (out, kept != NULL ? kept : worth);
}

static void
cards_tell (const CarcState *state, GString *out)
{
  for (guint card = 0; card < state->rules->n_fan_cards; card++)
    if (carc_cards_of (state)->holder[card] >= 0)
      {
        g_string_append_printf (out, "%s: ", carc_name (state, carc_cards_of (state)->holder[card]));
        append_card (state, card, out);
        g_string_append_c (out, '\n');
      }
}

static char *
cards_detail (const CarcState *state, guint player, TableAids aids)
{
  GString *out = g_string_new (NULL);
  for (guint card = 0; card < state->rules->n_fan_cards; card++)
    if (carc_cards_of (state)->holder[card] == (int) player)
      {
        g_string_append (out, out->len > 0 ? " · " : "");
        append_card (state, card, out);
      }
  return g_string_free (out, out->len == 0);
}

/* ---- what can be counted ---- */

static guint
n_held (const CarcState *state, guint player)
{
  guint n = 0;
  for (guint i = 0; i < state->rules->n_fan_cards; i++)
    n += carc_cards_of (state)->holder[i] == (int) player;
  return n;
}

static const CarcTallyRow tallies[] = { { N_ ("Fan-made scoring cards"), "cards", .count = n_held } };

static const TableHelp help[] = {
  { .text = N_ ("With fan-made scoring cards, press ? to say who takes a card; the program counts its "
                "points.") },
};

const CarcSystem carc_cards = {
  .id = CARC_SYSTEM_CARDS,
  .name = "cards",
  .title = N_ ("Fan-made scoring cards"),
  .description = N_ ("Cleric, Serf, Outlaw, Angler and others; the table counts their points"),
  CARC_ROWS (help),
  .by = CARC_BY_USE,
  .has_cards = TRUE,
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (tallies),
  .setup_key = "cards",
  .setup_line = cards_setup_line,
  .setup_complete = cards_setup_complete,
  .compile = cards_compile,
  .part_size = sizeof (CarcCards),
  .begin = cards_begin,
  .finish_rank = 1, /* after what pieces on the table bring */
  .finish = cards_finish,
  .validate = cards_validate,
  .report = cards_report,
  .tell = cards_tell,
  .detail = cards_detail,
};
