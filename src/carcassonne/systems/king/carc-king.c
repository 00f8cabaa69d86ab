/* carc-king.c - King and Robber Baron: a card for the largest city and one for the longest road.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever completes a larger city than all before takes the King, whoever completes a longer road takes the Robber
 * Baron, also if nobody or another player scores it.  Carries the rulings K1 to K5.  By L32 of the sheet The Lake, the
 * Keeper of the lighthouse may take one of them for the rest of the game (carc-keeper.c).
 */
#include "carc-king.h"

#include "carcassonne/carc-snapshot.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/systems/bridge/carc-bridge.h"
#include "table/table-intl.h"

static const char *const card_words[CARC_N_CARDS] = { "king", "robber" };
static const char *const card_titles[CARC_N_CARDS] = { N_ ("The King"), N_ ("The Robber Baron") };

/* What a card is for, and its words, N_ (). */
static const struct
{
  guint8 kind, line, noun; /* CarcKind of the features that it counts, CarcLineKind, CarcNoun */
  const char *takes, *takes_from, *keeps, *for_good, *for_good_from;
  CarcForms largest;          /* why it is taken */
  CarcForms held;             /* below the holder's name */
  const char *nobody, *other; /* why a snapshot cannot be */
} cards[CARC_N_CARDS] = {
  [CARC_CARD_KING] = {
    .kind = CARC_CITY,
    .line = CARC_LINE_KING,
    .noun = CARC_NOUN_CITY,
    .takes = N_ ("takes the King"),
    .takes_from = N_ ("takes the King from %s"),
    .keeps = N_ ("keeps the King"),
    .for_good = N_ ("keeps the King for the rest of the game"),
    .for_good_from = N_ ("takes the King from %s for the rest of the game"),
    .largest = CARC_FORMS ("%d tile: the largest city so far", "%d tiles: the largest city so far"),
    .held = CARC_FORMS ("King: %u city", "King: %u cities"),
    .nobody = N_ ("a city of size %u is complete, and nobody has the King"),
    .other = N_ ("the largest complete city has size %u, and the King is entered with %u"),
  },
  [CARC_CARD_ROBBER] = {
    .kind = CARC_ROAD,
    .line = CARC_LINE_ROBBER,
    .noun = CARC_NOUN_ROAD,
    .takes = N_ ("takes the Robber Baron"),
    .takes_from = N_ ("takes the Robber Baron from %s"),
    .keeps = N_ ("keeps the Robber Baron"),
    .for_good = N_ ("keeps the Robber Baron for the rest of the game"),
    .for_good_from = N_ ("takes the Robber Baron from %s for the rest of the game"),
    .largest = CARC_FORMS ("%d tile: the longest road so far", "%d tiles: the longest road so far"),
    .held = CARC_FORMS ("Robber Baron: %u road", "Robber Baron: %u roads"),
    .nobody = N_ ("a road of size %u is complete, and nobody has the Robber Baron"),
    .other = N_ ("the longest complete road has size %u, and the Robber Baron is entered with %u"),
  },
};

static const CarcLineRow lines[] = {
  { CARC_LINE_KING, "king", N_ ("King"), N_ ("King") },
  { CARC_LINE_ROBBER, "robber", N_ ("Robber Baron"), N_ ("Robber Baron") },
};
static const CarcNounRow nouns[] = {
  { CARC_NOUN_ROAD, "road", CARC_FORMS ("road", "roads") },
  { CARC_NOUN_CARD, "card", CARC_FORMS ("card", "cards") },
};
static const CarcBecauseRow becauses[] = { { CARC_BECAUSE_HOLDS, "holds", N_ ("holds the card") } };

#define SHEET N_ ("King and Robber Baron")

static const CarcRulingRow rulings[] = {
  { CARC_K1,
    "K1",
    SHEET,
    N_ ("What are the King and the Robber Baron worth?"),
    4,
    { { "count", N_ ("At the end, 1 point for each completed city, or road.") },
      { "ten", N_ ("At the end, 10 points each.") },
      { "fifteen", N_ ("At the end, 15 points for one of them, 40 for both.") },
      { "each", N_ ("1 point whenever a city, or road, is completed, for the player who had the card before.") } } },
  { CARC_K2, "K2", SHEET, N_ ("A city, or road, is as large as the largest so far: who has the card?"),
    CARC_FIXED (N_ ("The player who had it: only a larger one takes it away.")) },
  { CARC_K3, "K3", SHEET, N_ ("One tile completes several: what counts?"),
    CARC_FIXED (N_ ("The largest city and the longest road of them; a tile can bring both cards.")) },
  { CARC_K4, "K4", SHEET, N_ ("What is the size of a city, or road?"),
    CARC_FIXED (N_ ("Its tiles, each once; pennants, inns and points do not matter.")) },
  { CARC_K5, "K5", SHEET, N_ ("Which completed cities and roads are counted at the end?"),
    CARC_FIXED (N_ ("All of them, also those that nobody scored.")) },
};

static void
king_begin (CarcState *state, gboolean in_play)
{
  CarcKing *king = carc_king_edit (state);
  memset (king->holder, -1, sizeof king->holder);
}

/* ---- who has the cards ---- */

guint
carc_king_count (const CarcState *state, CarcCard card)
{
  const guint kind = cards[card].kind;
  guint n = 0;
  for (guint node = 0; node < state->n_nodes; node++)
    {
      const CarcNode *it = &state->nodes[node];
      n += (it->feature == node) & (it->kind == kind) & it->scored && !carc_is_stronghold (state, (guint16) node);
    }
  return n;
}

/* `from`: who had the card, -1 if nobody. */
static void
tell_card (CarcState *state, CarcEffectKind kind, guint player, CarcCard card, guint16 feature, int from)
{
  const CarcCellXY cell = carc_name_cell (state, feature);
  TableLine effect = { .kind = (guint8) kind,
                       .player = (gint8) player,
                       .feature = state->nodes[feature].feature,
                       .tie = -1,
                       .own = { cards[card].kind | (guint32) card << 8 | (guint32) (from + 1) << 16 },
                       .x = cell.x,
                       .y = cell.y,
                       .n_terms = 1 };
  effect.terms[0] = (TableTerm){ .count = (gint16) carc_feature_cells (state, feature, NULL, 0) };
  carc_effect (state, &effect);
}

static void
book (CarcState *state, CarcCard card, guint count, int each, guint noun, gboolean final)
{
  const CarcVerdict verdict = { (guint8) (1 << carc_king_of (state)->holder[card]), CARC_BECAUSE_HOLDS, -1,
                                TABLE_RULINGS (CARC_K1) };
  TableLine line = { .kind = cards[card].line, .final = (guint8) final, .feature = -1 };
  carc_add_term (&line, (int) count, each, (CarcNoun) noun);
  if (line.n_terms)
    carc_book (state, &verdict, &line);
}

/* The tile completed cities, or roads; `largest` is the largest of them. */
static void
compare (CarcState *state, CarcCard card, guint16 largest, guint tiles)
{
  CarcKing *king = carc_king_edit (state);
  const int had = king->holder[card], player = state->player;
  if (had != player && tiles > king->largest[card] && !king->kept[card])
    {
      king->holder[card] = (gint8) player;
      tell_card (state, CARC_EFFECT_CARD, (guint) player, card, largest, had);
    }
  else if (had >= 0 && had != player && tiles >= king->largest[card])
    tell_card (state, CARC_EFFECT_STAYS, (guint) had, card, largest, -1);
  king->largest[card] = (guint16) MAX (tiles, king->largest[card]);
}

static void
after_scoring (CarcState *state, const guint16 *done, guint n_done)
{
  for (CarcCard card = 0; card < CARC_N_CARDS; card++)
    {
      guint n = 0, most = 0;
      guint16 largest = CARC_NONE;
      for (guint i = 0; i < n_done; i++)
        {
          if (state->nodes[done[i]].kind != cards[card].kind)
            continue;
          const guint tiles = carc_feature_cells (state, done[i], NULL, 0);
          largest = tiles > most ? done[i] : largest;
          most = MAX (most, tiles);
          n++;
        }
      if (n == 0)
        continue;
      if (carc_rule (state, CARC_K1) == CARC_K1_EACH && carc_king_of (state)->holder[card] >= 0)
        book (state, card, n, 1, cards[card].noun, FALSE);
      compare (state, card, largest, most);
    }
}

static void
king_finish (CarcState *state)
{
  const CarcKing *king = carc_king_of (state);
  const gboolean both = king->holder[CARC_CARD_KING] == king->holder[CARC_CARD_ROBBER];
  for (CarcCard card = 0; card < CARC_N_CARDS; card++)
    if (king->holder[card] >= 0)
      switch (carc_rule (state, CARC_K1))
        {
        case CARC_K1_COUNT: book (state, card, carc_king_count (state, card), 1, cards[card].noun, TRUE); break;
        case CARC_K1_TEN: book (state, card, 1, 10, CARC_NOUN_CARD, TRUE); break;
        case CARC_K1_FIFTEEN:
          if (!both || card == CARC_CARD_KING)
            book (state, card, both ? 2 : 1, both ? 20 : 15, CARC_NOUN_CARD, TRUE);
          break;
        default: break; /* the points came during the game */
        }
}

static gboolean
king_validate (const CarcState *state, TableRefusal *why)
{
  const CarcKing *king = carc_king_of (state);
  for (CarcCard card = 0; card < CARC_N_CARDS; card++)
    {
      if (king->holder[card] < -1 || king->holder[card] >= (int) state->rules->n_players)
        return table_refuse (why, "nobody could have the card %u", card);
      if (king->kept[card] && (king->holder[card] < 0 || king->holder[card] != carc_race_of (state)->keeper))
        return table_refuse (why, "the Keeper has not the card %u", card);
      if (!king->kept[card] && (king->holder[card] < 0) != (king->largest[card] == 0))
        return table_refuse (why, "the card %u of %u tiles", card, king->largest[card]);
    }
  return TRUE;
}

/* ---- what the Keeper takes (L32) ---- */

const char *
carc_king_word (CarcCard card)
{
  return card_words[card];
}

char *
carc_king_title (CarcCard card)
{
  return g_strdup (_ (card_titles[card]));
}

int
carc_king_keep (CarcState *state, CarcCard card, guint keeper)
{
  CarcKing *king = carc_king_edit (state);
  const int had = king->holder[card];
  king->holder[card] = (gint8) keeper;
  king->kept[card] = TRUE;
  return had;
}

char *
carc_king_kept_tell (CarcCard card, const char *from)
{
  return from == NULL ? g_strdup (_ (cards[card].for_good)) : carc_words (_ (cards[card].for_good_from), from);
}

/* ---- telling ---- */

#define CARD(effect) ((effect)->own[0] >> 8 & 0xff)
#define FROM(effect) ((int) ((effect)->own[0] >> 16 & 0xff) - 1)

static char *
card_tell (gconstpointer state, const TableLine *effect)
{
  return FROM (effect) < 0 ? g_strdup (_ (cards[CARD (effect)].takes))
                           : carc_words (_ (cards[CARD (effect)].takes_from), carc_name (state, FROM (effect)));
}

static char *
card_because (gconstpointer state, const TableLine *effect)
{
  const int tiles = effect->terms[0].count;
  return carc_words (carc_forms (&cards[CARD (effect)].largest, (guint) tiles), tiles);
}

static char *
stays_tell (gconstpointer state, const TableLine *effect)
{
  return g_strdup (_ (cards[CARD (effect)].keeps));
}

static char *
stays_because (gconstpointer state, const TableLine *effect)
{
  const int tiles = effect->terms[0].count;
  if (carc_king_of (state)->kept[CARD (effect)])
    return g_strdup (_ ("as the Keeper of the lighthouse"));
  return g_strdup_printf (ngettext ("%d tile is not more than before", "%d tiles are not more than before", tiles),
                          tiles);
}

static const TableEffectRow effects[] = {
  { CARC_EFFECT_CARD, "card", carc_effect_feature, card_tell, card_because, .counts = "tile" },
  { CARC_EFFECT_STAYS, "card-stays", carc_effect_feature, stays_tell, stays_because, .counts = "tile", .quiet = TRUE },
};

static void
king_report (const CarcState *state, GString *json)
{
  const CarcKing *king = carc_king_of (state);
  in_array (json, "king");
  for (CarcCard card = 0; card < CARC_N_CARDS; card++)
    {
      in_object (json, NULL);
      put_text (json, "card", card_words[card]);
      put_text (json, "holder", carc_name (state, king->holder[card]));
      put_truth (json, "kept", king->kept[card]);
      put_number (json, "largest", king->largest[card]);
      put_number (json, "count", (int) carc_king_count (state, card));
    }
}

/* "King: 7 cities" */
static char *
holding (const CarcState *state, CarcCard card)
{
  const guint n = carc_king_count (state, card);
  g_autofree char *held = carc_words (carc_forms (&cards[card].held, n), n);
  if (!carc_king_of (state)->kept[card])
    return g_steal_pointer (&held);
  /* Translators: a card that a player keeps for the rest of the game: "King: 7 cities, for good" */
  return g_strdup_printf (_ ("%s, for good"), held);
}

static void
king_tell (const CarcState *state, GString *out)
{
  const CarcKing *king = carc_king_of (state);
  for (CarcCard card = 0; card < CARC_N_CARDS; card++)
    if (king->holder[card] >= 0)
      {
        g_autofree char *held = holding (state, card);
        g_string_append_printf (out, "%s: %s\n", carc_name (state, king->holder[card]), held);
      }
}

static char *
king_detail (const CarcState *state, guint player, TableAids aids)
{
  const CarcKing *king = carc_king_of (state);
  GString *out = g_string_new (NULL);
  for (CarcCard card = 0; card < CARC_N_CARDS; card++)
    if (king->holder[card] == (int) player)
      {
        g_autofree char *held = holding (state, card);
        g_string_append_printf (out, out->len > 0 ? " · %s" : "%s", held);
      }
  return g_string_free (out, out->len == 0);
}

/* What a player must exceed to get a card. */
static char *
king_note (const CarcState *state)
{
  const CarcKing *king = carc_king_of (state);
  const guint city = king->kept[CARC_CARD_KING] ? 0 : king->largest[CARC_CARD_KING];
  const guint road = king->kept[CARC_CARD_ROBBER] ? 0 : king->largest[CARC_CARD_ROBBER];
  if (city > 0 && road > 0)
    return g_strdup_printf (_ ("largest city %u, longest road %u"), city, road);
  return city > 0   ? g_strdup_printf (_ ("largest city %u"), city)
         : road > 0 ? g_strdup_printf (_ ("longest road %u"), road)
                    : NULL;
}

/* ---- a snapshot ---- */

/* Was the feature complete when the game began?  Nobody takes a card for that. */
static gboolean
is_of_start (const CarcState *state, guint16 root)
{
  guint16 member = root;
  do
    {
      if (state->slots[state->nodes[member].slot].entry != CARC_NO_ENTRY)
        return FALSE;
      member = state->nodes[member].next;
    }
  while (member != root);
  return TRUE;
}

static guint
largest_complete (const CarcState *state, CarcCard card)
{
  guint largest = 0;
  for (guint16 node = 0; node < state->n_nodes; node++)
    {
      const CarcNode *it = &state->nodes[node];
      if (it->feature == node && it->kind == cards[card].kind && it->scored && !is_of_start (state, node)
          && !carc_is_stronghold (state, node))
        {
          const guint cells = carc_feature_cells (state, node, NULL, 0);
          largest = MAX (largest, cells);
        }
    }
  return largest;
}

/* What is complete stays on the table, except a road that a ferry opened again: its card stays with its size. */
static gboolean
may_be_open (const CarcState *state, guint card)
{
  return cards[card].kind == CARC_ROAD && carc_in_play (state->rules, CARC_SYSTEM_FERRY);
}

/* The size that the card has now, if its road may be open; else 0. */
static guint
size_of_open (const CarcState *state, guint card)
{
  return may_be_open (state, card) ? carc_king_of (state)->largest[card] : 0;
}

/* As agreed, any player can have the card, but not instead of the Keeper.  It is for the largest that is complete. */
static gboolean
may_hold (const CarcState *state, const CarcEntry *entry, TableRefusal *why)
{
  const guint card = entry->choice, largest = largest_complete (state, card);
  g_autofree char *words = carc_words (_ (cards[card].other), largest, (guint) entry->number);
  if (carc_king_of (state)->kept[card])
    return table_refuse (why, _ ("%s has this card for the rest of the game"),
                         carc_name (state, carc_king_of (state)->holder[card]));
  return entry->number == (int) MAX (largest, size_of_open (state, card)) || table_refuse (why, "%s", words);
}

static void
offer_now_holders (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const CarcState *state = data;
  const guint card = ((const CarcEntry *) given)->choice;
  const guint size = MAX (largest_complete (state, card), size_of_open (state, card));
  const gboolean can_be = !state->agreed || (!carc_king_of (state)->kept[card] && size > 0);
  table_offer_players (state, can_be ? (1u << state->rules->n_players) - 1 : 0, offers);
}

static void
offer_now_largest (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                   GArray *offers)
{
  const guint card = ((const CarcEntry *) given)->choice;
  const int largest = (int) MAX (largest_complete (data, card), size_of_open (data, card));
  carc_now_offer_numbers (data, operand, MAX (largest, operand->low), largest, offers);
}

static gboolean
apply_now (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  CarcKing *king = carc_king_edit (state);
  if (!carc_in_play (state->rules, CARC_SYSTEM_KING))
    return table_refuse (why, _ ("this card is not in the game"));
  if (state->agreed && !may_hold (state, entry, why))
    return FALSE;
  king->holder[entry->choice] = entry->player;
  king->largest[entry->choice] = (guint16) entry->number;
  return TRUE;
}

/* A card belongs to the largest that is complete. */
static gboolean
king_resume (CarcState *state, TableRefusal *why)
{
  const CarcKing *king = carc_king_of (state);
  for (CarcCard card = 0; card < CARC_N_CARDS; card++)
    {
      const guint largest = largest_complete (state, card);
      const gboolean nobody = king->holder[card] < 0 && largest > 0;
      g_autofree char *words = carc_words (nobody ? _ (cards[card].nobody) : _ (cards[card].other), largest,
                                           king->largest[card]);
      if (king->largest[card] < largest || (king->largest[card] > largest && !may_be_open (state, card)))
        return table_refuse (why, "%s", words);
    }
  return TRUE;
}

static const TableAct acts[] = {
  CARC_NOW_FIXED (CARC_ENTRY_NOW_KING, "king", N_ ("The King, and the tiles of the largest city"), 'z', apply_now,
                  CARC_CARD_KING, CARC_NOW_PLAYER (N_ ("Who has the King?"), .offer = offer_now_holders),
                  CARC_NOW_NUMBER (1, 999, offer_now_largest)),
  CARC_NOW_FIXED (CARC_ENTRY_NOW_KING, "robber", N_ ("The Robber Baron, and the tiles of the longest road"), 'y',
                  apply_now, CARC_CARD_ROBBER,
                  CARC_NOW_PLAYER (N_ ("Who has the Robber Baron?"), .offer = offer_now_holders),
                  CARC_NOW_NUMBER (1, 999, offer_now_largest)),
};

static const char *const tile_names[] = {
  N_ ("cloister beside the city edge"),  N_ ("road from the side to the city edge"),
  N_ ("road to the city edge, curve"),   N_ ("two roads to the city in the corner"),
  N_ ("two cities, one over the other"),
};

/* ---- what can be counted ---- */

static guint
has_king (const CarcState *state, guint player)
{
  return carc_king_of (state)->holder[CARC_CARD_KING] == (int) player;
}

static guint
has_robber (const CarcState *state, guint player)
{
  return carc_king_of (state)->holder[CARC_CARD_ROBBER] == (int) player;
}

static const CarcTallyRow tallies[] = {
  { N_ ("The card of the King"), "king", .count = has_king },
  { N_ ("The card of the Robber Baron"), "robber", .count = has_robber },
};

static const TableHelp help[] = {
  { .text = N_ ("Who completes the largest city has the King, the longest road the Robber Baron. The "
                "program moves the cards itself and counts them at the end.") },
};

const CarcSystem carc_king = {
  .id = CARC_SYSTEM_KING,
  .name = "king",
  .title = N_ ("King and Robber Baron"),
  .description = N_ ("Cards for the largest city and the longest road"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 11,
  .has_cards = TRUE,
  .for_points = TRUE,
  CARC_ROWS (tile_names),
  CARC_ROWS (lines),
  CARC_ROWS (effects),
  CARC_ROWS (nouns),
  CARC_ROWS (becauses),
  CARC_ROWS (rulings),
  CARC_ROWS (acts),
  CARC_ROWS (tallies),
  .part_size = sizeof (CarcKing),
  .begin = king_begin,
  .after_scoring = after_scoring,
  .finish_rank = 1, /* after what pieces on the table bring */
  .finish = king_finish,
  .resume = king_resume,
  .validate = king_validate,
  .report = king_report,
  .tell = king_tell,
  .detail = king_detail,
  .note = king_note,
};
