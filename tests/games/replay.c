/* replay.c - plays a record and prints the result of each entry as a line of JSON, for check-games.py.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "carcassonne/systems/water/carc-water.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/systems/traders/carc-traders.h"
#include "carcassonne/systems/abbey/carc-abbey.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/systems/circus/carc-circus.h"
#include "carcassonne/systems/count/carc-count.h"
#include "carcassonne/systems/gold/carc-gold.h"
#include "carcassonne/systems/hills/carc-hills.h"
#include "carcassonne/systems/king/carc-king.h"
#include "carcassonne/carc-play.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-record.h"

static void
print_scores (const CarcState *state)
{
  printf ("\"scores\":[");
  for (guint i = 0; i < state->rules->n_players; i++)
    printf ("%s%d", i ? "," : "", state->ledger.scores[i]);
  printf ("]");
}

static void
print_lines (const CarcState *state, guint from)
{
  printf (",\"lines\":[");
  for (guint i = from; i < state->ledger.n_lines; i++)
    {
      const TableLine *line = &state->ledger.lines[i];
      printf ("%s{\"player\":%d,\"points\":%d,\"kind\":\"%s\",\"final\":%d,\"because\":%d,\"x\":%d,\"y\":%d}",
              i > from ? "," : "", line->player, line->points, carc_game.kind_name (line->kind), line->final,
              line->because, line->x, line->y);
    }
  printf ("]");
}

static void
print_tie (const CarcState *state, const CarcTie *tie)
{
  static const char *const rules[] = { "distance", "points", "ruler", "share", "active", "last", "nobody", "table" };
  const char *comma = "";
  printf ("{\"kind\":\"%s\",\"x\":%d,\"y\":%d,\"value\":%d,\"rule\":\"%s\",\"her\":[%d,%d],\"players\":[",
          carc_kind_words[tie->kind], tie->cell_x, tie->cell_y, tie->value, rules[tie->rule], tie->her_x, tie->her_y);
  for (guint i = 0; i < state->rules->n_players; i++)
    if (tie->tied & (1 << i))
      {
        printf ("%s{\"player\":%u,\"distance\":%d,\"x\":%d,\"y\":%d,\"wins\":%d", comma, i, tie->distance[i],
                tie->nearest_x[i], tie->nearest_y[i], (tie->winners >> i) & 1);
        if (tie->compared & (1 << i))
          printf (",\"points\":%d", tie->points[i]);
        printf ("}");
        comma = ",";
      }
  printf ("]}");
}

static void
print_figures (const CarcState *state)
{
  printf (",\"figures\":[");
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      const CarcPlaceRow *place = carc_place_rows[figure->place];
      printf ("%s{\"player\":%d,\"kind\":\"%s\",\"at\":\"%s\"", i ? "," : "", figure->player,
              carc_figures[figure->kind]->word, place->away ? "away" : place->word);
      if (figure->slot != CARC_NONE)
        printf (",\"x\":%d,\"y\":%d", state->slots[figure->slot].x, state->slots[figure->slot].y);
      if (figure->place == CARC_PLACE_FEATURE)
        printf (",\"feature\":\"%s\"", carc_kind_words[state->nodes[figure->node].kind]);
      if (place->away && place->stands)
        printf (",\"feature\":\"%s\"", place->word);
      if (place->away)
        printf (",\"holder\":%d", figure->holder);
      printf ("}");
    }
  printf ("]");
}

/* The question that is asked, and the features that it is about: each with all its cells and what they touch there. */
static void
print_ask (const CarcState *state)
{
  const CarcQuestionRow *question = carc_questions[state->ask];
  guint16 nodes[CARC_ORDER_MAX];
  guint n = question->features ? question->features (state, nodes, G_N_ELEMENTS (nodes)) : 0;
  printf (",\"ask\":\"%s\",\"about\":[", question->word);
  for (guint i = 0; i < MIN (n, G_N_ELEMENTS (nodes)); i++)
    {
      const CarcCellXY cell = carc_name_cell (state, nodes[i]);
      guint16 member = nodes[i];
      printf ("%s{\"kind\":\"%s\",\"x\":%d,\"y\":%d,\"parts\":[", i ? "," : "",
              carc_kind_words[state->nodes[member].kind], cell.x, cell.y);
      do
        {
          const CarcSlot *slot = &state->slots[state->nodes[member].slot];
          const CarcSegment *segment = carc_node_segment (state, member);
          printf ("%s[%d,%d,%d,%d]", member == nodes[i] ? "" : ",", slot->x, slot->y, segment->sides, segment->halves);
          member = state->nodes[member].next;
        }
      while (member != nodes[i]);
      printf ("]}");
    }
  printf ("]");
}

/* Where the pieces of nobody stand, by their words. */
static void
print_pieces (const CarcState *state)
{
  const char *comma = "";
  printf (",\"pieces\":{");
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      CarcPiece pieces[CARC_PIECES_OUT_MAX];
      const CarcSystem *system = state->rules->playing[i];
      const guint n = system->standing != NULL ? system->standing (state, pieces, CARC_PIECES_OUT_MAX) : 0;
      for (guint k = 0; k < n; k++)
        if (pieces[k].player < 0 && pieces[k].number == 0)
          {
            printf ("%s\"%s\":[%d,%d]", comma, carc_pieces[pieces[k].id]->word, pieces[k].x, pieces[k].y);
            comma = ",";
          }
    }
  printf ("}");
}

/* The ingots that each player has, and those on tiles; if one must be chosen, how many players may take from where the
 * player may. */
static void
print_ingots (const CarcState *state)
{
  const CarcGold *gold = carc_gold_of (state);
  const char *comma = "";
  printf (",\"ingots\":[");
  for (guint i = 0; i < state->rules->n_players; i++)
    printf ("%s%d", i ? "," : "", gold->held[i]);
  printf ("],\"ingots_on\":[");
  for (guint i = 0; i < gold->n_piles; i++)
    {
      const CarcSlot *slot = &state->slots[gold->piles[i].slot];
      printf ("%s[%d,%d,%d]", i ? "," : "", slot->x, slot->y, gold->piles[i].n);
    }
  printf ("],\"takers\":[");
  for (guint i = 0; state->ask == CARC_ASK_TAKE && i < gold->n_piles; i++)
    {
      const CarcSlot *slot = &state->slots[gold->piles[i].slot];
      if (!(gold->piles[i].claims >> state->asked & 1))
        continue;
      printf ("%s[%d,%d,%u]", comma, slot->x, slot->y, carc_ones (gold->piles[i].claims));
      comma = ",";
    }
  printf ("]");
}

/* The cells of the ferries, and the sides that each joins. */
static void
print_ferries (const CarcState *state)
{
  const char *comma = "";
  printf (",\"ferries\":[");
  for (guint i = 0; i < state->n_slots; i++)
    {
      const CarcSlot *slot = &state->slots[i];
      if ((slot->joined & CARC_JOINED_SIDES) == 0)
        continue;
      printf ("%s[%d,%d,\"", comma, slot->x, slot->y);
      for (guint side = 0; side < 4; side++)
        printf ("%s", slot->joined >> side & 1 ? carc_side_words[side] : "");
      printf ("\"]");
      comma = ",";
    }
  printf ("]");
}

/* The animal tokens that are not turned over: what they show, and how many. */
static void
print_animals (const CarcState *state)
{
  const char *comma = "";
  printf (",\"animals\":[");
  for (guint kind = 0; kind < CARC_ANIMALS; kind++)
    if (carc_circus_of (state)->hidden[kind] > 0)
      {
        printf ("%s[%u,%u]", comma, carc_animal_shows (kind), carc_circus_of (state)->hidden[kind]);
        comma = ",";
      }
  printf ("]");
}

/* The tokens beside each player's shepherd, with 1 to 4 sheep, and how many tiles lie under hills. */
static void
print_flocks (const CarcState *state)
{
  printf (",\"flocks\":[");
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      const guint8 *flock = carc_hills_of (state)->flock[i];
      printf ("%s[%d,%d,%d,%d]", i ? "," : "", flock[1], flock[2], flock[3], flock[4]);
    }
  printf ("],\"hidden\":%u", state->n_hidden);
}

/* The tiles that were put aside, by their ids. */
static void
print_aside (const CarcState *state)
{
  const char *comma = "";
  printf (",\"aside\":[");
  for (guint tile = 0; tile < state->rules->n_tiles; tile++)
    for (guint i = 0; i < state->aside[tile]; i++)
      {
        printf ("%s\"%s\"", comma, state->rules->tiles[tile].id);
        comma = ",";
      }
  printf ("]");
}

static void
print_entry (const CarcState *state, guint entry, guint lines, guint ties)
{
  printf ("{\"entry\":%u,", entry);
  print_scores (state);
  print_lines (state, lines);
  printf (",\"ties\":[");
  for (guint i = ties; i < state->n_ties; i++)
    {
      if (i > ties)
        printf (",");
      print_tie (state, &state->ties[i]);
    }
  printf ("],\"water\":[");
  for (guint i = 0; i < state->rules->n_players; i++)
    printf ("%s%d", i ? "," : "", carc_water_of (state)->left[i]);
  printf ("],\"goods\":[");
  for (guint i = 0; i < state->rules->n_players; i++)
    {
      const CarcTraders *traders = carc_traders_of (state);
      printf ("%s[%d,%d,%d]", i ? "," : "", traders->goods[CARC_GOODS_WINE][i], traders->goods[CARC_GOODS_GRAIN][i],
              traders->goods[CARC_GOODS_CLOTH][i]);
    }
  printf ("],\"abbeys\":[");
  for (guint i = 0; i < state->rules->n_players; i++)
    printf ("%s%d", i ? "," : "", carc_abbey_of (state)->left[i]);
  printf ("],\"placed\":%d,\"keeper\":%d,\"her\":[%d,%d],\"warning\":%d,\"player\":%d,\"remaining\":%d,\"finished\":%d",
          carc_water_of (state)->placed, carc_race_of (state)->keeper, carc_arbitress_of (state)->x,
          carc_arbitress_of (state)->y, state->warnings.what[0] != NULL,
          state->finished ? state->player : carc_asked (state), state->n_remaining, state->finished);
  printf (",\"cards\":[%d,%d]", carc_king_of (state)->holder[CARC_CARD_KING],
          carc_king_of (state)->holder[CARC_CARD_ROBBER]);
  printf (",\"count\":\"%s\"", carc_in_play (state->rules, CARC_SYSTEM_COUNT)
                                   ? carc_place_rows[CARC_PLACE_CASTLE + carc_count_of (state)->at]->word
                                   : "");
  print_pieces (state);
  print_ingots (state);
  print_ferries (state);
  print_animals (state);
  print_flocks (state);
  print_ask (state);
  print_aside (state);
  print_figures (state);
  printf ("}\n");
}

int
main (int argc, char **argv)
{
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableJournal) journal = NULL;
  guint lines = 0, ties = 0;

  carc_register ();
  if (argc != 2 || !g_file_get_contents (argv[1], &text, &length, &error)
      || !(journal = table_record_parse (text, length, NULL, &error)))
    {
      fprintf (stderr, "%s\n", error ? error->message : "replay RECORD");
      return 2;
    }
  for (guint i = 1; i <= table_journal_length (journal); i++)
    {
      TableEntry entry = table_journal_entry (journal, i - 1);
      CarcState *state = table_journal_state_at (journal, i);
      if (entry.refusal)
        printf ("{\"entry\":%u,\"refused\":\"%s\"}\n", i, entry.refusal->sentence);
      else
        print_entry (state, i, lines, ties);
      lines = state->ledger.n_lines;
      ties = state->n_ties;
      carc_state_free (state);
    }
  return 0;
}
