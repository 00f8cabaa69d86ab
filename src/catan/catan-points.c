/* catan-points.c - adds lines to the ledger, and passes on the cards for the most roads and the most knights.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-rooms.h"

void
catan_book_term (TableLine *line, int count, int each, CatanNoun noun)
{
  g_assert (line->n_terms < TABLE_TERMS_MAX);
  line->terms[line->n_terms++] = (TableTerm){ .count = (gint16) count, .each = (gint16) each, .noun = noun };
}

void
catan_book (CatanState *state, TableLine *line)
{
  line->entry = state->n_entries;
  line->turn = state->n_turns;
  line->tie = -1;
  table_ledger_add (&state->ledger, line);
}

int
catan_sheet_points (gconstpointer data, int player, guint kind)
{
  const CatanState *state = data;
  const int cities = catan_piece_supply[CATAN_CITY] - state->seats[player].cities;
  if (kind == CATAN_LINE_SETTLEMENT)
    return catan_piece_supply[CATAN_SETTLEMENT] - state->seats[player].settlements;
  return kind == CATAN_LINE_CITY ? 2 * cities : table_ledger_points (&state->ledger, player, kind);
}

/* ---- Longest Road and Largest Army ---- */

static guint
amount_of (const CatanState *state, CatanAward award, guint player)
{
  return award == CATAN_AWARD_ARMY ? state->seats[player].knights : state->seats[player].road_length;
}

static gint8 *
holder_of (CatanState *state, CatanAward award)
{
  return award == CATAN_AWARD_ARMY ? &state->army : &state->longest;
}

guint
catan_award_most (const CatanState *state, CatanAward award)
{
  guint most = award == CATAN_AWARD_ARMY ? CATAN_ARMY_MIN : CATAN_ROAD_MIN, players = 0;
  for (guint p = 0; p < state->rules->n_players; p++)
    {
      const guint n = amount_of (state, award, p);
      if (n > most)
        players = 0;
      if (n >= most)
        players |= 1u << p;
      most = MAX (most, n);
    }
  return players;
}

guint
catan_award_of_others (const CatanState *state, CatanAward award, gint8 player)
{
  guint most = 0;
  for (guint p = 0; p < state->rules->n_players; p++)
    if ((gint8) p != player)
      most = MAX (most, amount_of (state, award, p));
  return most;
}

/* Who should hold the card: the present holder if nobody has more; else the player who alone has the most. */
static gint8
rightful_holder (CatanState *state, CatanAward award)
{
  const gint8 holder = *holder_of (state, award);
  const guint players = catan_award_most (state, award);
  if (holder != CATAN_NOBODY && ((players >> holder) & 1))
    return holder;
  return __builtin_popcount (players) == 1 ? (gint8) __builtin_ctz (players) : CATAN_NOBODY;
}

static void
book_award (CatanState *state, CatanAward award, gint8 player, int count, CatanBecause because, TableRulingSet rulings)
{
  TableLine line = { .player = player,
                     .kind = award == CATAN_AWARD_ARMY ? CATAN_LINE_ARMY : CATAN_LINE_ROAD,
                     .because = because,
                     .feature = -1,
                     .rulings = rulings,
                     .x = (gint32) amount_of (state, award, (guint) player),
                     .y = (gint32) catan_award_of_others (state, award, player) };
  catan_book_term (&line, count, 2, CATAN_NOUN_CARD);
  catan_book (state, &line);
}

void
catan_award_pass (CatanState *state, CatanAward award, CatanBecause because, TableRulingSet rulings)
{
  gint8 *holder = holder_of (state, award);
  const gint8 before = *holder;
  *holder = rightful_holder (state, award);
  if (*holder == before)
    return;
  if (before != CATAN_NOBODY)
    book_award (state, award, before, -1, because, rulings);
  if (*holder != CATAN_NOBODY)
    book_award (state, award, *holder, 1, CATAN_BECAUSE_TAKEN, rulings);
}

void
catan_award_give (CatanState *state, CatanAward award)
{
  gint8 *holder = holder_of (state, award);
  if (*holder == CATAN_NOBODY)
    *holder = rightful_holder (state, award);
  if (*holder != CATAN_NOBODY)
    book_award (state, award, *holder, 1, CATAN_BECAUSE_TAKEN, TABLE_NO_RULINGS);
}
