/* catan-luck.c - counts what throws, robber and fish tokens give, and tells it as rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-rooms.h"

#include <math.h>

#include "table/table-intl.h"

/* ---- throws ---- */

/* [player][what][sum]: what each sum of the dice would bring. */
typedef guint8 Brings[CATAN_MAX_PLAYERS][CATAN_N_DUES][13];

static void
find_brings (const CatanState *state, Brings brings)
{
  for (guint sum = 2; sum <= 12; sum++)
    {
      CatanPayment payments[CATAN_PAYMENTS_MAX];
      const guint n = catan_payments (state, sum, payments);
      for (const CatanPayment *p = payments; p < payments + n; p++)
        {
          brings[p->player][p->what][sum] += p->n;
          if (p->what < CATAN_N_RESOURCES)
            brings[p->player][CATAN_DUE_CARDS][sum] += p->n;
        }
    }
}

static void
add_due (CatanDue *due, const guint8 brings[13], guint dice, guint all)
{
  const guint each = CATAN_DUE_UNIT / all;
  guint mean = 0, squares = 0;
  for (guint sum = 2; sum <= 12; sum++) /* a 7 brings nothing */
    {
      const guint ways = (guint) catan_dice_ways (sum);
      mean += ways * brings[sum];
      squares += ways * brings[sum] * brings[sum];
    }
  due->got += brings[dice];
  due->expected += each * mean;
  due->variance += (guint64) each * each * ((guint64) all * squares - (guint64) mean * mean);
}

void
catan_luck_throw (CatanState *state)
{
  Brings brings = { 0 };
  CatanLuck *thrower = &state->luck[state->player];
  const gboolean again = catan_seven_again (state);
  thrower->throws += !again;
  thrower->sevens += state->dice == 7;
  find_brings (state, brings);
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      CatanLuck *luck = &state->luck[p];
      for (guint what = 0; what < CATAN_N_DUES; what++)
        add_due (&luck->dues[what], brings[p][what], state->dice, again ? 30 : 36);
      for (guint r = 0; r < CATAN_N_RESOURCES; r++)
        luck->unpaid = (guint16) (luck->unpaid + state->brought.owed[p][r] - state->brought.yield[p][r]);
      luck->undrawn = (guint16) (luck->undrawn + state->brought.fish_owed[p] - state->brought.fish[p]);
    }
}

/* ---- fish tokens ---- */

void
catan_luck_draws (CatanState *state, const CatanToken *tokens, const guint8 *whose, guint n)
{
  const guint first = catan_fish_turned (state->fish) == 0 ? catan_fish_stack (state->fish) : 0;
  for (guint i = 0; i < n; i++)
    {
      CatanLuck *luck = &state->luck[whose[i]];
      luck->draws += i < first;
      luck->shoe |= tokens[i].look == CATAN_TOKEN_SHOE;
      if (tokens[i].look == CATAN_TOKEN_OPEN)
        catan_luck_seen (state, whose[i], tokens[i].value, 1);
    }
}

void
catan_luck_seen (CatanState *state, guint player, guint value, guint n)
{
  state->luck[player].seen = (guint16) (state->luck[player].seen + n);
  state->luck[player].fish = (guint16) (state->luck[player].fish + n * value);
}

/* ---- rows ---- */

#define RESOURCE(resource, name)                                                                                       \
  [CATAN_LUCK_RESOURCES + resource] = { .word = name, .title = N_ (name), .within = TRUE, .expects = TRUE }

const TableLuckKind catan_luck_kinds[CATAN_N_LUCK_KINDS] = {
  [CATAN_LUCK_CARDS] = { .word = "cards",
                         .title = N_ ("Resource cards by the dice"),
                         .note = N_ (
                             "What the throws gave to the buildings, without what the robber kept, compared with "
                             "what two dice would give them on average."),
                         .expects = TRUE },
  RESOURCE (CATAN_WOOD, "wood"),
  RESOURCE (CATAN_WOOL, "wool"),
  RESOURCE (CATAN_GRAIN, "grain"),
  RESOURCE (CATAN_BRICK, "brick"),
  RESOURCE (CATAN_ORE, "ore"),
  [CATAN_LUCK_UNPAID] = { .word = "unpaid",
                          .title = N_ ("Of these, not paid"),
                          .note = N_ ("Because the bank had too few cards.") },
  [CATAN_LUCK_ROBBED] = { .word = "robbed",
                          .title = N_ ("Kept by the robber"),
                          .note = N_ ("Cards of the hex where the robber stood, compared with what two dice would give "
                                      "there on average."),
                          .expects = TRUE },
  [CATAN_LUCK_STOLEN] = { .word = "stolen",
                          .title = N_ ("Stolen from others"),
                          .note = N_ ("Cards, after a seven or by a knight.") },
  [CATAN_LUCK_LOST] = { .word = "lost", .title = N_ ("Stolen by others") },
  [CATAN_LUCK_DISCARDED] = { .word = "discarded",
                             .title = N_ ("Discarded after a seven"),
                             .note = N_ ("Half of a hand with too many cards.") },
  [CATAN_LUCK_SEVENS] = { .word = "sevens",
                          .title = N_ ("Sevens thrown"),
                          .note = N_ ("Of the throws of this player; on average, one in six is a seven."),
                          .expects = TRUE },
  [CATAN_LUCK_TOKENS] = { .word = "tokens",
                          .title = N_ ("Fish tokens by the dice"),
                          .note = N_ (
                              "What the throws gave to buildings at fisheries or the lake, compared with what two "
                              "dice would give them on average."),
                          .expects = TRUE },
  [CATAN_LUCK_UNDRAWN] = { .word = "undrawn",
                           .title = N_ ("Of these, not drawn"),
                           .note = N_ ("Because too few tokens were left, or the hand was full.") },
  [CATAN_LUCK_FISH] = { .word = "fish", .title = N_ ("Fish on tokens seen"), .expects = TRUE },
  [CATAN_LUCK_SHOE] = { .word = "shoe", .title = N_ ("The old shoe drawn"), .expects = TRUE },
};

/* The notes that depend on the box (T6). */
static const char *const fish_notes[] = {
  N_ ("Only tokens whose value everybody saw when they were drawn, paid or given; 29 tokens have 55 fish."),
  N_ ("Only tokens whose value everybody saw when they were drawn, paid or given; 43 tokens have 84 fish."),
};
static const char *const shoe_notes[] = {
  N_ ("It is one of the 30 tokens of the first stack, so each token drawn from it was the shoe with a chance of 1 in "
      "30."),
  N_ ("It is one of the 44 tokens of the first stack, so each token drawn from it was the shoe with a chance of 1 in "
      "44."),
};

static TableLuckRow *
add_row (GArray *rows, CatanLuckKind kind)
{
  const TableLuckRow row = { .kind = &catan_luck_kinds[kind] };
  g_array_append_val (rows, row);
  return &g_array_index (rows, TableLuckRow, rows->len - 1);
}

static void
add_dues (const CatanState *state, guint what, TableLuckRow *row)
{
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      const CatanDue *due = &state->luck[p].dues[what];
      row->got[p] = due->got;
      row->expected[p] = due->expected / (double) CATAN_DUE_UNIT;
      row->spread[p] = sqrt ((double) due->variance) / CATAN_DUE_UNIT;
    }
}

/* A row of numbers that nobody can expect. */
static void
add_counts (const CatanState *state, GArray *rows, CatanLuckKind kind, gsize offset)
{
  TableLuckRow *row = add_row (rows, kind);
  for (guint p = 0; p < state->rules->n_players; p++)
    row->got[p] = G_STRUCT_MEMBER (guint16, &state->luck[p], offset);
}

static void
add_sevens (const CatanState *state, GArray *rows)
{
  TableLuckRow *row = add_row (rows, CATAN_LUCK_SEVENS);
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      row->got[p] = state->luck[p].sevens;
      row->expected[p] = state->luck[p].throws / 6.;
      row->spread[p] = sqrt (state->luck[p].throws * 5.) / 6;
    }
}

static void
add_fish (const CatanState *state, GArray *rows)
{
  const gboolean large = catan_rule (state->rules, CATAN_T6) == CATAN_T6_LARGE;
  const guint8 *copies = catan_box_copies (state->rules);
  TableLuckRow *row = add_row (rows, CATAN_LUCK_FISH);
  double tokens = 0, fish = 0, squares = 0;
  row->note = fish_notes[large];
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    {
      tokens += copies[v];
      fish += copies[v] * v;
      squares += copies[v] * v * v;
    }
  const double mean = fish / tokens, variance = squares / tokens - mean * mean;
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      row->got[p] = state->luck[p].fish;
      row->expected[p] = state->luck[p].seen * mean;
      row->spread[p] = sqrt (state->luck[p].seen * variance);
    }
  row = add_row (rows, CATAN_LUCK_SHOE);
  row->note = shoe_notes[large];
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      const double chance = MIN (1, state->luck[p].draws / (tokens + 1));
      row->got[p] = state->luck[p].shoe;
      row->expected[p] = chance;
      row->spread[p] = sqrt (chance * (1 - chance));
    }
}

#define COUNTS(field) (G_STRUCT_OFFSET (CatanLuck, field) + 0 * sizeof ((CatanLuck *) NULL)->field)

void
catan_luck_rows (gconstpointer data, GArray *rows)
{
  const CatanState *state = data;
  const gboolean hands = state->rules->with_hands;
  add_dues (state, CATAN_DUE_CARDS, add_row (rows, CATAN_LUCK_CARDS));
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    add_dues (state, r, add_row (rows, (CatanLuckKind) (CATAN_LUCK_RESOURCES + r)));
  if (hands)
    add_counts (state, rows, CATAN_LUCK_UNPAID, COUNTS (unpaid));
  add_dues (state, CATAN_DUE_ROBBED, add_row (rows, CATAN_LUCK_ROBBED));
  add_counts (state, rows, CATAN_LUCK_STOLEN, COUNTS (stolen));
  add_counts (state, rows, CATAN_LUCK_LOST, COUNTS (lost));
  if (hands)
    add_counts (state, rows, CATAN_LUCK_DISCARDED, COUNTS (discarded));
  add_sevens (state, rows);
  if (state->fish == NULL)
    return;
  add_dues (state, CATAN_DUE_TOKENS, add_row (rows, CATAN_LUCK_TOKENS));
  add_counts (state, rows, CATAN_LUCK_UNDRAWN, COUNTS (undrawn));
  add_fish (state, rows);
}
