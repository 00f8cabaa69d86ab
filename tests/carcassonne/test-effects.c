/* test-effects.c - everything that an entry does is told: by its ledger lines or by its effects.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state before an entry is compared with the state after it: water tokens, figures, the Keeper, completed features,
 * and at the end all features with figures.  Whatever differs must be told, with its cell and its number.
 */
#include <string.h>

#include "carc-random-game.h"
#include "carcassonne/systems/circus/carc-circus.h"
#include "carcassonne/systems/gold/carc-gold.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/systems/cards/carc-cards.h"
#include "carcassonne/systems/king/carc-king.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/traders/carc-traders.h"
#include "carcassonne/systems/water/carc-water.h"
#include "table/table-event.h"
#include "../table/journals.h"
#include "../table/texts.h"
#include "../table/test-add.h"

#define fail random_game_fail

typedef struct
{
  const CarcState *before, *after;
  const CarcEntry *entry;
  TableLedger *effects;
  GString *why;
} Step;

/* ---- words ---- */

static char *
words_of (const CarcState *state, const TableLine *effect)
{
  const TableEvent event = { .line = effect, .effect = TRUE };
  g_autofree char *title = table_event_title (&carc_game, state, &event);
  g_autofree char *because = table_event_because (&carc_game, state, &event);
  return g_strdup_printf ("%s %s", title, because);
}

/* Every sentence is text, and names the number and the cell that the effect has. */
static gboolean
check_words (const Step *step)
{
  for (guint i = 0; i < step->effects->n_lines; i++)
    {
      const TableLine *effect = &step->effects->lines[i];
      g_autofree char *words = words_of (step->after, effect);
      g_autofree char *cell = g_strdup_printf ("%d,%d", effect->x, effect->y);
      if (*words == '\0' || !g_utf8_validate (words, -1, NULL) || effect->points != 0)
        return fail (step->why, "effect %u: “%s”, %d points", effect->kind, words, effect->points);
      if (effect->entry != step->before->n_entries)
        return fail (step->why, "“%s” is of entry %u", words, effect->entry);
      if (effect->feature >= 0 && strstr (words, cell) == NULL)
        return fail (step->why, "“%s” does not name %s", words, cell);
      const gboolean counts = effect->kind == CARC_EFFECT_HOME || effect->kind == CARC_EFFECT_TOKENS
                              || effect->kind == CARC_EFFECT_TOKEN || effect->kind == CARC_EFFECT_WINE
                              || effect->kind == CARC_EFFECT_GRAIN || effect->kind == CARC_EFFECT_CLOTH
                              || effect->kind == CARC_EFFECT_CARD;
      for (guint k = 0; counts && k < effect->n_terms; k++)
        {
          g_autofree char *number = g_strdup_printf ("%d", effect->terms[k].count);
          if (effect->terms[k].count > 0 && strstr (words, number) == NULL)
            return fail (step->why, "“%s” does not name %s", words, number);
        }
    }
  return TRUE;
}

/* ---- figures ---- */

/* Does the figure stand in both states at the same place? */
static gboolean
is_where_it_was (const CarcFigure *was, const CarcFigure *is)
{
  return was->place == is->place && was->slot == is->slot && was->node == is->node && was->holder == is->holder;
}

/* How many figures of this kind the entry took from the player's supply, also if they are there again.  A figure that
 * is put down gets a new serial number, and keeps it.  One that was out before and is out elsewhere has moved; but
 * where it was it can only stand anew after it came home. */
static int
put_down (const Step *step, guint player, guint kind)
{
  int n = 0;
  for (guint i = 0; i < step->before->n_figures; i++)
    {
      const CarcFigure *was = &step->before->figures[i], *is = &step->after->figures[i];
      const gboolean is_new = is->serial > step->before->serial;
      if (was->player != player || was->kind != kind)
        continue;
      if (was->place == CARC_PLACE_SUPPLY)
        n += is->place != CARC_PLACE_SUPPLY || is_new;
      else
        n += is_new && is_where_it_was (was, is);
    }
  return n;
}

static gboolean
check_figures (const Step *step)
{
  for (guint player = 0; player < step->after->rules->n_players; player++)
    for (guint kind = 0; kind < carc_n_figures; kind++)
      {
        const int was = (int) carc_supply (step->before, player, (CarcFigureKind) kind);
        const int is = (int) carc_supply (step->after, player, (CarcFigureKind) kind);
        const int came = is - was + put_down (step, player, kind);
        int told = 0;
        for (guint i = 0; i < step->effects->n_lines; i++)
          {
            const TableLine *effect = &step->effects->lines[i];
            for (guint k = 0; effect->kind == CARC_EFFECT_HOME && effect->player == (int) player && k < effect->n_terms;
                 k++)
              told += effect->terms[k].noun == kind ? effect->terms[k].count : 0;
          }
        if (told != came)
          return fail (step->why, "%d of player %u's figures of kind %u came home, %d told", came, player, kind, told);
      }
  return TRUE;
}

/* A figure that leaves no feature, as a racer, is told at the cell where it stood.  Who acts may have moved
 * that figure before.  A prisoner stands nowhere; check_prisoners () counts them. */
static gboolean
check_places (const Step *step)
{
  const CarcState *before = step->before;
  for (guint i = 0; i < step->effects->n_lines; i++)
    {
      const TableLine *effect = &step->effects->lines[i];
      gboolean stood = FALSE;
      if (effect->kind != CARC_EFFECT_HOME || effect->feature >= 0 || effect->player == (int) before->player
          || effect->player == (int) carc_asked (before)
          || (step->entry->kind == CARC_ENTRY_CAPTURE && effect->player == step->entry->player))
        continue;
      for (guint k = 0; k < before->n_figures; k++)
        {
          const CarcFigure *figure = &before->figures[k];
          stood |= figure->player == effect->player
                   && (carc_place_rows[figure->place]->away
                       || (figure->slot != CARC_NONE && before->slots[figure->slot].x == effect->x
                           && before->slots[figure->slot].y == effect->y));
        }
      if (!stood)
        return fail (step->why, "no figure of player %d stood at %d,%d", effect->player, effect->x, effect->y);
    }
  return TRUE;
}

/* ---- water and the race ---- */

static guint
n_effects (const Step *step, CarcEffectKind kind, guint player)
{
  guint n = 0;
  for (guint i = 0; i < step->effects->n_lines; i++)
    n += step->effects->lines[i].kind == kind && step->effects->lines[i].player == (int) player;
  return n;
}

static gboolean
check_water (const Step *step)
{
  for (guint player = 0; player < step->after->rules->n_players; player++)
    {
      const guint was = carc_water_of (step->before)->left[player], is = carc_water_of (step->after)->left[player];
      const gboolean given = carc_lake_of (step->after)->placed && !carc_lake_of (step->before)->placed;
      const guint had = given ? carc_water_of (step->after)->each : was;
      if (n_effects (step, CARC_EFFECT_TOKENS, player) != (guint) given)
        return fail (step->why, "player %u got tokens: %d", player, given);
      if (n_effects (step, CARC_EFFECT_TOKEN, player) != had - is)
        return fail (step->why, "player %u had %u tokens and has %u; %u told", player, had, is,
                     n_effects (step, CARC_EFFECT_TOKEN, player));
    }
  return TRUE;
}

static gboolean
check_race (const Step *step)
{
  const int was = carc_race_of (step->before)->keeper, is = carc_race_of (step->after)->keeper;
  for (int player = 0; player < (int) step->after->rules->n_players; player++)
    if (n_effects (step, CARC_EFFECT_KEEPER, (guint) player) != (guint) (is != was && player == is))
      return fail (step->why, "player %d became Keeper: %d", player, is == player);
  for (guint player = 0; player < step->after->rules->n_players; player++)
    {
      const gboolean races = carc_race_of (step->before)->racer[player] != CARC_NONE;
      /* With a tile; or, if the lake was the last tile, as the answer that ends the game. */
      const gboolean enters = (step->entry->act == CARC_ACT_ENTER && player == step->before->player)
                              || (step->entry->kind == CARC_ENTRY_RACE && step->entry->race != CARC_RACE_DECLINE
                                  && player == carc_asked (step->before));
      /* On the score pad the table says itself who gets what. */
      const gboolean ends = step->after->finished && !step->before->finished && !step->before->on_pad;
      const gboolean lost = ends && is < 0 && (races || enters);
      if (n_effects (step, CARC_EFFECT_NO_KEEPER, player) != (guint) lost)
        return fail (step->why, "player %u got nothing for the lighthouse: %d", player, lost);
    }
  return TRUE;
}

/* ---- goods and second tiles ---- */

static gboolean
check_goods (const Step *step)
{
  static const CarcEffectKind kinds[] = { CARC_EFFECT_WINE, CARC_EFFECT_GRAIN, CARC_EFFECT_CLOTH };
  G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == CARC_N_GOODS);
  for (guint player = 0; player < step->after->rules->n_players; player++)
    {
      const gboolean second = step->after->again && !step->before->again && player == step->after->player;
      /* A message can bring a third tile, or the second one. */
      const guint n = n_effects (step, CARC_EFFECT_AGAIN, player) + n_effects (step, CARC_EFFECT_EXTRA, player);
      const gboolean third = step->after->again && step->before->again && player == step->after->player
                             && carc_in_play (step->after->rules, CARC_SYSTEM_MESSAGES);
      if (n != (guint) second && !(third && n == 1))
        return fail (step->why, "player %u lays a second tile: %d", player, second);
      for (guint k = 0; k < CARC_N_GOODS; k++)
        {
          const int was = carc_traders_of (step->before)->goods[k][player];
          int told = 0;
          for (guint i = 0; i < step->effects->n_lines; i++)
            if (step->effects->lines[i].kind == kinds[k] && step->effects->lines[i].player == (int) player)
              told += step->effects->lines[i].terms[0].count;
          if (was + told != carc_traders_of (step->after)->goods[k][player])
            return fail (step->why, "player %u had %d of goods %u, and %d told", player, was, k, told);
        }
    }
  return TRUE;
}

/* ---- ingots ---- */

static int
ingots_on_tiles (const CarcState *state)
{
  int n = 0;
  for (guint i = 0; i < carc_gold_of (state)->n_piles; i++)
    n += carc_gold_of (state)->piles[i].n;
  return n;
}

/* What an entry names itself is not told again. */
static gboolean
check_ingots (const Step *step)
{
  int came = step->entry->kind == CARC_ENTRY_INGOT, taken = 0;
  if (step->entry->kind == CARC_ENTRY_NOW_INGOTS || step->entry->kind == CARC_ENTRY_NOW_GOLD)
    return TRUE;
  for (guint player = 0; player < step->after->rules->n_players; player++)
    {
      const int was = carc_gold_of (step->before)->held[player], is = carc_gold_of (step->after)->held[player];
      int told = step->entry->kind == CARC_ENTRY_TAKE && player == carc_asked (step->before);
      for (guint i = 0; i < step->effects->n_lines; i++)
        if (step->effects->lines[i].kind == CARC_EFFECT_TAKES && step->effects->lines[i].player == (int) player)
          told += step->effects->lines[i].terms[0].count;
      if (was + told != is)
        return fail (step->why, "player %u had %d ingots and has %d; %d told", player, was, is, told);
      taken += told;
      came += (int) n_effects (step, CARC_EFFECT_INGOT, player);
    }
  if (ingots_on_tiles (step->before) + came - taken != ingots_on_tiles (step->after))
    return fail (step->why, "%d ingots came onto tiles and %d were taken, but %d lie there", came, taken,
                 ingots_on_tiles (step->after));
  return TRUE;
}

/* The big top comes to another circus, unless the table said where it is. */
static gboolean
check_bigtop (const Step *step)
{
  const guint16 was = carc_circus_of (step->before)->tent, is = carc_circus_of (step->after)->tent;
  guint told = 0;
  for (guint player = 0; player < step->after->rules->n_players; player++)
    told += n_effects (step, CARC_EFFECT_BIGTOP, player);
  return step->entry->kind == CARC_ENTRY_NOW_BIGTOP || told == (guint) (was != is)
         || fail (step->why, "the big top was on slot %u and is on %u; %u told", was, is, told);
}

/* ---- the King, the Robber Baron and fan-made cards ---- */

/* The fan-made cards that the player takes or gives back, and those that the player keeps for good from now on. */
static void
count_fan_cards (const Step *step, int player, guint *moved, guint *kept)
{
  const CarcCards *was = carc_cards_of (step->before), *is = carc_cards_of (step->after);
  *moved = *kept = 0;
  for (guint card = 0; card < CARC_FAN_CARDS_MAX; card++)
    if (is->kept[card] != was->kept[card])
      *kept += is->holder[card] == player;
    else if (is->holder[card] != was->holder[card])
      *moved += (is->holder[card] >= 0 ? is->holder[card] : was->holder[card]) == player;
}

static gboolean
check_cards (const Step *step)
{
  const CarcKing *was = carc_king_of (step->before), *is = carc_king_of (step->after);
  for (guint player = 0; player < step->after->rules->n_players; player++)
    {
      guint taken = 0, kept, moved;
      count_fan_cards (step, (int) player, &moved, &kept);
      if (n_effects (step, CARC_EFFECT_HOLDS, player) != moved)
        return fail (step->why, "player %u moves %u scoring cards", player, moved);
      for (guint card = 0; card < CARC_N_CARDS; card++)
        {
          const gboolean came = is->holder[card] == (int) player && was->holder[card] != (int) player;
          const gboolean locked = is->kept[card] && !was->kept[card] && is->holder[card] == (int) player;
          taken += came && !locked;
          kept += locked;
        }
      if (n_effects (step, CARC_EFFECT_CARD, player) != taken)
        return fail (step->why, "player %u took %u cards, %u told", player, taken,
                     n_effects (step, CARC_EFFECT_CARD, player));
      if (n_effects (step, CARC_EFFECT_KEPT, player) != kept)
        return fail (step->why, "player %u keeps %u cards for good", player, kept);
    }
  return TRUE;
}

/* ---- prisoners ---- */

static guint
n_prisoners (const CarcState *state, guint player)
{
  guint n = 0;
  for (guint i = 0; i < state->n_figures; i++)
    n += state->figures[i].place == CARC_PLACE_PRISON && state->figures[i].player == player;
  return n;
}

/* Whoever is captured, also to be exchanged at once, is told; so is who comes home. */
static gboolean
check_prisoners (const Step *step)
{
  for (guint player = 0; player < step->after->rules->n_players; player++)
    {
      const guint was = n_prisoners (step->before, player), is = n_prisoners (step->after, player);
      const guint captured = n_effects (step, CARC_EFFECT_CAPTURED, player);
      const guint taken = step->entry->kind == CARC_ENTRY_CAPTURE && step->entry->player == (int) player
                          && player != carc_asked (step->before);
      const guint put = step->entry->kind == CARC_ENTRY_DEPLOY && step->entry->spot.kind == CARC_SPOT_ON (PRISON)
                        && step->entry->player == (int) player;
      if (captured != taken || is > was + captured + put)
        return fail (step->why, "player %u had %u prisoners and has %u; %u told", player, was, is, captured);
    }
  return TRUE;
}

/* ---- turns ---- */

static gboolean
check_turns (const Step *step)
{
  for (guint i = 0; i < step->effects->n_lines; i++)
    if (step->effects->lines[i].turn < step->before->n_turns || step->effects->lines[i].turn > step->after->n_turns)
      return fail (step->why, "effect %u is said to be of turn %u", i, step->effects->lines[i].turn);
  return TRUE;
}

/* ---- features ---- */

/* Is there a line or an effect of this entry about the feature, for this player, or for anybody if `player` is -1? */
static gboolean
is_told (const Step *step, guint16 node, int player)
{
  const CarcState *state = step->after;
  const CarcKind kind = (CarcKind) state->nodes[node].kind;
  const CarcCellXY cell = carc_name_cell (state, node);
  const CarcMarkRow *mark = carc_marks_name (carc_feature_marks (state, state->nodes[node].feature));
  g_autofree char *done = carc_words (mark != NULL ? mark->done : carc_lines[kind]->done, cell.x, cell.y);
  for (guint i = step->before->ledger.n_lines; i < state->ledger.n_lines; i++)
    {
      const TableLine *line = &state->ledger.lines[i];
      if (line->kind == kind && line->x == cell.x && line->y == cell.y && (player < 0 || line->player == player))
        return TRUE;
    }
  for (guint i = 0; i < step->effects->n_lines; i++)
    {
      const TableLine *effect = &step->effects->lines[i];
      g_autofree char *words = words_of (state, effect);
      if ((effect->kind == CARC_EFFECT_NOTHING || effect->kind == CARC_EFFECT_EMPTY) && strstr (words, done) != NULL
          && (player < 0 || effect->player == player))
        return TRUE;
    }
  return FALSE;
}

static gboolean
was_scored (const CarcState *before, guint16 node)
{
  return node < before->n_nodes && before->nodes[before->nodes[node].feature].scored;
}

/* Did the entry take a figure of this player out of the feature before it was scored? */
static gboolean
is_captured (const Step *step, const CarcFigure *figure)
{
  const CarcEntry *entry = step->entry;
  if (entry->kind != CARC_ENTRY_CAPTURE || entry->player != figure->player || entry->spot.kind >= CARC_N_CLAIMABLE)
    return FALSE;
  const guint16 node = carc_board_node (step->before, entry->cell_x, entry->cell_y, &entry->spot);
  return step->after->nodes[node].feature == step->after->nodes[figure->node].feature;
}

/* Did something take this figure away before its feature was scored, as the dragon or a princess does? */
static gboolean
is_taken_away (const Step *step, const CarcFigure *figure, guint16 root)
{
  const CarcState *after = step->after;
  for (guint i = 0; i < step->effects->n_lines; i++)
    {
      const TableLine *effect = &step->effects->lines[i];
      const CarcLeft why = carc_effect_left (effect);
      if (effect->kind != CARC_EFFECT_HOME || effect->player != figure->player || why == CARC_LEFT_SCORED
          || why == CARC_LEFT_ALONE)
        continue;
      for (guint16 node = 0; node < after->n_nodes; node++)
        if (after->nodes[node].feature == root && after->slots[after->nodes[node].slot].x == effect->x
            && after->slots[after->nodes[node].slot].y == effect->y)
          return TRUE;
    }
  return FALSE;
}

/* What the entry completed and scored. */
static gboolean
check_completed (const Step *step)
{
  const CarcState *after = step->after;
  for (guint16 node = 0; node < after->n_nodes; node++)
    {
      const CarcCellXY cell = carc_name_cell (after, node);
      if (after->nodes[node].feature != node || !after->nodes[node].scored || was_scored (step->before, node))
        continue;
      if (!is_told (step, node, -1))
        return fail (step->why, "the feature at %d,%d is complete, and nothing is told", cell.x, cell.y);
      for (guint i = 0; i < step->before->n_figures; i++)
        {
          const CarcFigure *figure = &step->before->figures[i];
          const guint8 place = after->figures[i].place;
          if (figure->place == CARC_PLACE_FEATURE && after->nodes[figure->node].feature == node
              && (place == CARC_PLACE_SUPPLY || place == CARC_PLACE_FEATURE) /* not lifted into the race before (L17) */
              && !is_captured (step, figure) && !is_taken_away (step, figure, node)
              && !is_told (step, node, figure->player))
            return fail (step->why, "player %u's points for the feature at %d,%d are not told", figure->player, cell.x,
                         cell.y);
        }
    }
  return TRUE;
}

/* By the first edition, farms are scored by their cities. */
static gboolean
farm_is_told (const Step *step, const CarcFigure *figure)
{
  for (guint i = step->before->ledger.n_lines; i < step->after->ledger.n_lines; i++)
    if (step->after->ledger.lines[i].kind == CARC_LINE_FARM && step->after->ledger.lines[i].player == figure->player)
      return TRUE;
  return n_effects (step, CARC_EFFECT_NOTHING, figure->player) > 0;
}

/* A farm that is scored at the end brings nothing in the final scoring: there it is told.  A barn scores its farms
 * before. */
static gboolean
check_final (const Step *step)
{
  const gboolean ends = step->after->finished && !step->before->finished && step->entry->act != CARC_ACT_BARN;
  for (guint i = 0; ends && i < step->effects->n_lines; i++)
    {
      const TableLine *effect = &step->effects->lines[i];
      if (effect->kind == CARC_EFFECT_NOTHING && carc_effect_line (effect) == CARC_LINE_FARM && !effect->final)
        return fail (step->why, "the farm at %d,%d is not told in the final scoring", effect->x, effect->y);
    }
  return TRUE;
}

/* At the end, whoever has a figure in a feature gets points or is told why not, unless the table counts by itself. */
static gboolean
check_end (const Step *step)
{
  const CarcState *after = step->after;
  for (guint i = 0; after->finished && !after->on_pad && !step->before->finished && i < after->n_figures; i++)
    {
      const CarcFigure *figure = &after->figures[i];
      if (figure->place != CARC_PLACE_FEATURE)
        continue;
      const gboolean by_city = after->nodes[figure->node].kind == CARC_FARM
                               && carc_rule (after, CARC_B1) == CARC_B1_FIRST;
      if (by_city ? !farm_is_told (step, figure) : !is_told (step, after->nodes[figure->node].feature, figure->player))
        return fail (step->why, "player %u's figure on %d,%d: neither points nor a reason", figure->player,
                     after->slots[figure->slot].x, after->slots[figure->slot].y);
    }
  return TRUE;
}

/* ---- if it ended now ---- */

static char *
all_words (const CarcState *state, const TableLedger *effects)
{
  GString *all = g_string_new (NULL);
  for (guint i = 0; i < effects->n_lines; i++)
    {
      g_autofree char *words = words_of (state, &effects->lines[i]);
      g_string_append_printf (all, "%d %s\n", effects->lines[i].player, words);
    }
  return g_string_free (all, FALSE);
}

/* A forecast tells the same as the end of the game, if that asks nothing. */
static gboolean
check_forecast (const CarcState *state, GString *why)
{
  g_autoptr (CarcState) ended = carc_state_copy (state);
  TableLedger effects = { 0 }, expected = { 0 };
  guint from;
  gboolean same = TRUE;
  if (table_game_apply_telling (&carc_game, ended, "end \"as a test\"", &effects, NULL) && ended->finished)
    {
      g_autoptr (CarcState) end = carc_forecast (state, &from, &expected);
      g_autofree char *is = all_words (ended, &effects), *wanted = all_words (end, &expected);
      same = g_str_equal (is, wanted) || fail (why, "the end does\n%sand the forecast\n%s", is, wanted);
    }
  table_ledger_clear (&effects);
  table_ledger_clear (&expected);
  return same;
}

/* ---- games ---- */

static gboolean
check_step (gconstpointer before, gconstpointer after, const char *line, TableLedger *effects, gpointer data,
            GString *why)
{
  const CarcState *state = after;
  CarcEntry entry;
  const Step step = { before, after, &entry, effects, why };
  if (!carc_entry_parse (state->rules, line, &entry, NULL))
    return fail (why, "it is taken, and cannot be read");
  return check_words (&step) && check_figures (&step) && check_places (&step) && check_water (&step)
         && check_race (&step) && check_goods (&step) && check_ingots (&step) && check_bigtop (&step)
         && check_cards (&step) && check_prisoners (&step) && check_turns (&step) && check_completed (&step)
         && check_final (&step) && check_end (&step)
         && (state->n_entries % 5 != 1 || state->finished || check_forecast (state, why));
}

static gboolean
check_told (const RandomGame *game, GString *why)
{
  return random_game_tell (game, check_step, NULL, why);
}

/* ---- the usual disputes, in words ---- */

#define TWO "player Anna\nplayer Ben\nset base\n"
#define ANNA(at) "deploy Anna follower " at " test\n"
#define BEN(at) "deploy Ben follower " at " test\n"

typedef struct
{
  const char *name;
  const char *setup, *entries; /* the words are about the last entry */
  const char *words;           /* each: who, what, why */
} Dispute;

static const Dispute disputes[] = {
  { "open-inn", TWO "set inns\n", ANNA ("0,0 road:E") "place inns/straight-inn 1,0 r0\nend test",
    "Anna: incomplete road at 0,0: no points (an incomplete road with an inn is worth nothing)\n" },
  { "open-cathedral", TWO "set inns\n", ANNA ("0,0 city:N") "place inns/cathedral 0,-1 r0\nend test",
    "Anna: incomplete city at 0,-1: no points (an incomplete city with a cathedral is worth nothing)\n" },
  { "open-siege", TWO "set siege\n", ANNA ("0,0 city:N") "place siege/corner 0,-1 r2\nend test",
    "Anna: incomplete city at 0,-1: no points (an incomplete besieged city is worth nothing)\n" },
  { "farm-without-a-city", TWO, ANNA ("0,0 farm:ese") "end test",
    "Anna: farm at 0,0: no points (the farm touches no completed city)\n" },
  { "farm-without-a-city/first", TWO "rule B1 first\n", ANNA ("0,0 farm:ese") "end test",
    "Anna: farm at 0,0: no points (the farm touches no completed city)\n" },
  { "city-paid-already", TWO "rule B1 second\n",
    ANNA ("0,0 farm:ene") "place cfff 0,-1 r2\n" ANNA ("0,-1 farm:nnw") "end test",
    "Anna: farm at 0,-1: no points (nobody is paid twice for a city)\n" },
  { "city-paid-already/outnumbered", TWO "rule B1 second\n",
    "place cfff 0,-1 r2\n" ANNA ("0,0 farm:ene") ANNA ("0,-1 farm:nnw") ANNA ("0,-1 farm:nnw")
        BEN ("0,-1 farm:nnw") "end test",
    "Anna: farm at 0,-1: no points (nobody is paid twice for a city)\n"
    "Ben: farm at 0,-1: no points (Anna has the majority there, 2 to 1)\n" },
  { "lost-majority", TWO "set inns\n", "deploy Anna big 0,0 city:N test\n" BEN ("0,0 city:N") "place cfff 0,-1 r2",
    "Ben: city at 0,-1: no points (Anna has the majority there, 2 to 1)\n"
    "Anna: city at 0,-1: 1 big follower goes home\nBen: city at 0,-1: 1 follower goes home\n" },
  { "lost-tie", TWO "use arbitress\n",
    ANNA ("0,0 city:N") "place fcfc 0,-1 r1\n" BEN ("0,-1 city:N") "place cfff 0,-2 r2",
    "Ben: city at 0,-2: no points (Anna and Ben are tied; distance to the Arbitress: Anna 0, Ben 1; Anna: nearest to "
    "the "
    "Arbitress)\nAnna: city at 0,-2: 1 follower goes home\nBen: city at 0,-2: 1 follower goes home\n" },
  { "nobody-gets-it", TWO "use arbitress\nrule A10 nobody\n",
    ANNA ("0,0 city:N") BEN ("0,0 city:N") "place cfff 0,-1 r2",
    "Anna: city at 0,-1: no points (Anna and Ben are tied; distance to the Arbitress: Anna 0, Ben 0; points: Anna 0, "
    "Ben "
    "0; still equal, and the sheet says no more: nobody gets the points)\n"
    "Ben: city at 0,-1: no points (Anna and Ben are tied; distance to the Arbitress: Anna 0, Ben 0; points: Anna 0, "
    "Ben 0; "
    "still equal, and the sheet says no more: nobody gets the points)\n"
    "Anna: city at 0,-1: 1 follower goes home\nBen: city at 0,-1: 1 follower goes home\n" },
  { "nobody-there", TWO, "place cfff 0,-1 r2", "Anna: city at 0,-1: complete, but nobody has a figure there\n" },
  { "two-and-a-big-one", TWO "set inns\n",
    ANNA ("0,0 city:N") ANNA ("0,0 city:N") "deploy Anna big 0,0 city:N test\nplace cfff 0,-1 r2",
    "Anna: city at 0,-1: 2 followers, 1 big follower go home\n" },
  { "water", TWO "use lake\n", "place lake 1,-1 r0\nrace decline\nrace decline\nplace cfff 0,-1 r2",
    "Ben: city at 0,-1: complete, but nobody has a figure there\n"
    "Ben: city at 0,-1: 1 water token is put there, 9 are left\n" },
  { "tokens", TWO "use lake\n", "place lake 1,-1 r0",
    "Anna: 10 water tokens for the cities to come\nBen: 10 water tokens for the cities to come\n" },
  { "goods", TWO "set traders\n",
    "place traders/through-gate-grain 0,-1 r1\nplace traders/through-wine 0,-2 r1\nplace cfff 0,-3 r2",
    "Anna: city at 0,-3: complete, but nobody has a figure there\nAnna: city at 0,-3: takes 1 wine\n"
    "Anna: city at 0,-3: takes 1 grain\n" },
  { "second-tile", TWO "set traders\n", ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\nplace frfr 1,0 r0",
    "Anna: road at 0,0: lays a second tile (the first one extended what the builder works on)\n" },
  { "builder-alone", TWO "set traders\n",
    ANNA ("0,0 road:E") "deploy Anna builder 0,0 road:E test\nreturn Anna 0,0 road:E test",
    "Anna: road at 0,0: 1 follower goes home\n"
    "Anna: road at 0,0: 1 builder goes home (no follower of this player is left there)\n" },
  { "escape", TWO "set siege\n",
    "place siege/corner 0,-1 r2 follower city:S\nplace ffff -1,-1 r0\nplace frfr 1,0 r0\n"
    "escape 0,-1 city:S",
    "Anna: city at 0,-1: 1 follower goes home (it escapes through a cloister)\n" },
  { "builder-too", TWO "set traders\n",
    ANNA ("0,0 city:N") "deploy Anna builder 0,0 city:N test\nplace frfr 1,0 r0\nplace cfff 0,-1 r2",
    "Anna: city at 0,-1: 1 follower, 1 builder go home\n" },
  { "barn", TWO "set abbey\n",
    "place frfr 1,0 r0\nplace cfff 0,1 r2\nplace ffff 1,1 r0 barn corner 1,1\nreturn Anna corner 1,1 test",
    "Anna: the corner north-west of 1,1: 1 barn goes home\n" },
  /* By agreement a shrine has four rivals, and all of them lose: row by row. */
  { "beaten-row-by-row", "player Anna\nplayer Ben\nset base 3\nset cult\nstart cfff 0,0 r0\n",
    "place cult/shrine 0,1 r0 follower cloister\nplace cfff 1,1 r1\nplace cfff -1,1 r3\n"
    "place ffff 1,2 r0 follower cloister\nplace cfff 2,1 r3\nagreed why place ffff -1,0 r0 follower cloister\n"
    "place cfff 2,0 r1\nagreed why place ffff -1,2 r0 follower cloister\nplace cfff 2,2 r1\n"
    "agreed why place ffff 1,0 r0 follower cloister\nplace cfff 0,2 r2",
    "Anna: shrine at 0,1: 1 follower goes home\n"
    "Ben: cloister at -1,0: no points (its rival was completed first)\n"
    "Ben: cloister at -1,0: 1 follower goes home\n"
    "Ben: cloister at 1,0: no points (its rival was completed first)\n"
    "Ben: cloister at 1,0: 1 follower goes home\n"
    "Ben: cloister at -1,2: no points (its rival was completed first)\n"
    "Ben: cloister at -1,2: 1 follower goes home\n"
    "Ben: cloister at 1,2: no points (its rival was completed first)\n"
    "Ben: cloister at 1,2: 1 follower goes home\n" },
  { "no-keeper", TWO "use lake\n", "place lake 1,-1 r0\nrace join\nrace decline\nend test",
    "Anna: no points for the lighthouse (nobody reached it before the end)\n"
    "Anna: racer on 0,0: 1 follower goes home (the race is over)\n" },
};

static void
assert_told (const CarcState *state, const TableLedger *effects, const char *wanted)
{
  g_autoptr (GString) words = g_string_new (NULL);
  for (guint i = 0; i < effects->n_lines; i++)
    {
      const TableEvent event = { .line = &effects->lines[i], .effect = TRUE };
      g_autofree char *title = table_event_title (&carc_game, state, &event);
      g_autofree char *because = table_event_because (&carc_game, state, &event);
      g_string_append_printf (words, *because ? "%s: %s (%s)\n" : "%s: %s\n",
                              carc_name (state, effects->lines[i].player), title, because);
    }
  g_assert_cmpstr (words->str, ==, wanted);
}

static void
test_dispute (gconstpointer data)
{
  const Dispute *dispute = data;
  g_autoptr (CarcState) state = fixture_new (dispute->setup);
  g_auto (GStrv) lines = g_strsplit (dispute->entries, "\n", -1);
  TableLedger effects = { 0 };
  for (guint i = 0; lines[i]; i++)
    {
      TableRefusal refusal = { "" };
      table_ledger_reset (&effects);
      if (g_str_equal (lines[i], "end test"))
        {
          guint from;
          g_autoptr (CarcState) end = carc_forecast (state, &from, &effects);
          assert_told (end, &effects, dispute->words);
          table_ledger_reset (&effects);
        }
      if (!table_game_apply_telling (&carc_game, state, lines[i], &effects, &refusal))
        g_error ("%s: %s", lines[i], refusal.sentence);
    }
  assert_told (state, &effects, dispute->words);
  table_ledger_clear (&effects);
}

/* What this entry did, in one line. */
static char *
events_of (const TableJournal *journal, guint32 entry)
{
  g_assert_cmpuint (table_journal_n_refused (journal), ==, 0);
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal),
                               table_journal_effects (journal) };
  g_autoptr (GArray) events = table_events_since (&moment, entry, TABLE_TOLD_BY_ENTRY);
  return table_events_tell (&carc_game, moment.state, events);
}

/* The last tile completes two roads that begin on the same tile, and nobody has a figure on them: told once. */
static void
test_empty_once (void)
{
  static const char record[] = "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\n"
                               "set base\nplay\n"
                               "place frrr 1,0 r0\nplace ffrr 1,1 r2\nplace ffrr 2,1 r1\nplace frrr 2,0 r0\n";
  g_autoptr (TableJournal) journal = journal_of_text (record);
  g_autofree char *told = events_of (journal, 3);
  const TableLedger *effects = table_journal_effects (journal);
  guint n = 0;
  for (guint i = 0; i < effects->n_lines; i++)
    n += effects->lines[i].kind == CARC_EFFECT_EMPTY && effects->lines[i].entry == 3;
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (told, ==, "road at 1,0: complete, but nobody has a figure there");
}

/* Two figures of one city go home from two tiles: each is told where it stood. */
static void
test_home_apart (void)
{
  static const char record[] = "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\n"
                               "set base\nset traders\nset dragon\nstart crfr 0,0 r0\nplay\n"
                               "deploy Anna follower 0,0 city:N \"so it lies\"\n"
                               "place ccfc 0,-1 r2 builder city:S\n"
                               "place dragon/great-princess 1,-1 r0 princess 0,0 city:N Anna\n";
  g_autoptr (TableJournal) journal = journal_of_text (record);
  assert_text (events_of (journal, 2), "Anna: city at 0,0: 1 follower goes home (the princess sent it away), "
                                       "city at 0,-1: 1 builder goes home (no follower of this player is left there)");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  random_games_add ("/effects/told", 60, &random_taste_all, check_told);
  TESTS_ADD ("/effects", empty_once, home_apart);
  random_games_add ("/effects/told-by-default", 40, &random_taste_default_readings, check_told);
  for (guint i = 0; i < G_N_ELEMENTS (disputes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/effects/%s", disputes[i].name);
      g_test_add_data_func (path, &disputes[i], test_dispute);
    }
  return g_test_run ();
}
