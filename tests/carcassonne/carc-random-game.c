/* carc-random-game.c - plays at random, with every kind of entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A usual turn is made from what carc_places (), carc_claims (), offers_acts () and the functions for reaches return.
 * If the rules then refuse it, one of the two is wrong, and the game is reported as a failure.
 */
#include "carc-offers.h"
#include "../table/random-pick.h"
#include "systems/wheel/carc-wheel-tiles.h"
#include "shrink.h"
#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/carc-rooms.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "carcassonne/carc-wheel-marks.h"
#include "carcassonne/systems/wheel/carc-wheel.h"

#include <string.h>

const RandomTaste random_taste_base = { .players = 2 };
const RandomTaste random_taste_default_readings = {
  .lake = 75, .arbitress = 80, .inns = 40, .siege = 40, .river = 20, .others = 15
};
const RandomTaste random_taste_all = { .lake = 75,
                                       .arbitress = 80,
                                       .inns = 40,
                                       .siege = 40,
                                       .river = 20,
                                       .others = 15,
                                       .readings = 30,
                                       .asking = 30,
                                       .oddities = 60 };

/* ---- setup ---- */

static void add (GPtrArray *lines, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
add (GPtrArray *lines, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_ptr_array_add (lines, g_strdup_vprintf (format, args));
  va_end (args);
}

/* Numbers of what has this name.  They depend on nothing else, so a new system changes only the games that have it. */
static GRand *
numbers_of (guint32 seed, const char *name)
{
  return g_rand_new_with_seed (seed ^ g_str_hash (name));
}

static void
random_readings (GRand *rand, const RandomTaste *taste, gboolean asking, GPtrArray *lines)
{
  const guint32 seed = g_rand_int (rand);
  static const char *const asks_the_table[] = { "A8 running", "A10 ask", "A11 table" };
  if (asking)
    add (lines, "rule %s", asks_the_table[pick (rand, G_N_ELEMENTS (asks_the_table))]);
  if (asking && chance (rand, 50))
    add (lines, "rule A28 asked");
  for (guint i = 0; i < CARC_N_RULINGS; i++)
    {
      const TableRuling *ruling = &carc_rulings[i];
      g_autoptr (GRand) own = numbers_of (seed, ruling->id);
      if (ruling->n_options < 2 || !chance (own, taste->readings))
        continue;
      const char *word = ruling->options[1 + pick (own, ruling->n_options - 1)].word;
      gboolean asks = i == CARC_A8 || strcmp (word, "ask") == 0 || strcmp (word, "table") == 0;
      if (!asks || asking)
        add (lines, "rule %s %s", ruling->id, word);
    }
}

static guint
liking (const RandomTaste *taste, guint system)
{
  if (taste->with != NULL && strcmp (taste->with, carc_systems[system]->name) == 0)
    return 100;
  switch (system)
    {
    case CARC_SYSTEM_LAKE: return taste->lake;
    case CARC_SYSTEM_ARBITRESS: return taste->arbitress;
    case CARC_SYSTEM_INNS: return taste->inns;
    case CARC_SYSTEM_SIEGE: return taste->siege;
    case CARC_SYSTEM_RIVER: return taste->river;
    default: return taste->others;
    }
}

static gboolean
has_line (const GPtrArray *lines, const char *line)
{
  for (guint i = 0; i < lines->len; i++)
    if (strcmp (lines->pdata[i], line) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_whole (GPtrArray *lines)
{
  RandomGame game = { &carc_test_game, lines, NULL };
  g_autoptr (CarcState) state = random_game_start (&game);
  return state != NULL;
}

/* The line stays only if the setup is whole with it: a fork needs the river, and the river its spring. */
static void
try_line (GPtrArray *lines, char *line)
{
  g_ptr_array_add (lines, line);
  if (!is_whole (lines))
    g_ptr_array_set_size (lines, (gint) lines->len - 1);
}

/* The wheel needs the tiles of a table's own set. */
static void
try_wheel (GPtrArray *lines)
{
  const guint n = lines->len;
  g_auto (GStrv) tiles = g_strsplit (WHEEL_TILES "use wheel", "\n", -1);
  for (guint i = 0; tiles[i] != NULL; i++)
    add (lines, "%s", tiles[i]);
  if (!is_whole (lines))
    g_ptr_array_set_size (lines, (gint) n);
}

/* She begins on any cell of the start (A18). */
static void
random_arbitress (GRand *rand, GPtrArray *lines)
{
  RandomGame game = { &carc_test_game, lines, NULL };
  g_autoptr (CarcState) state = random_game_start (&game);
  try_line (lines, g_strdup_printf ("arbitress %d,%d", state->rules->start_x + (int) pick (rand, 4),
                                    state->rules->start_y + (int) pick (rand, 3)));
}

static void
random_setup (GRand *rand, const RandomTaste *taste, GPtrArray *lines)
{
  static const char *const names[TABLE_MAX_PLAYERS] = {
    "Anna", "Ben", "\"Clara Maria\"", "Żaneta", "\"Emil \\\"E\\\"\"", "f#"
  };
  static const char *const starts[] = { "crfr 2,-3 r1", "rrrr 0,0 r0", "fcfc -5,7 r3", "cffc 0,1 r2", "cffc 0,0 r0" };
  guint n_players = taste->players ? taste->players : 2 + pick (rand, 5);
  gboolean asking = chance (rand, taste->asking);
  const guint32 seed = g_rand_int (rand);

  for (guint i = 0; i < n_players; i++)
    add (lines, i == 5 ? "player \"%s\"" : "player %s", names[i]);
  for (guint i = 0; i < carc_n_systems; i++)
    {
      const CarcSystem *system = carc_systems[i];
      g_autoptr (GRand) own = numbers_of (seed, system->name);
      if (system->by == CARC_BY_OTHER || (!system->always && !chance (own, liking (taste, i))))
        continue;
      if (i == CARC_SYSTEM_WHEEL)
        try_wheel (lines);
      else
        try_line (lines, g_strdup_printf ("%s %s", system->by == CARC_BY_SET ? "set" : "use", system->name));
    }
  if (has_line (lines, "use lake") && chance (rand, taste->readings))
    add (lines, "layout lake rff fcc cfr frf + cloister=sw herd=ne lighthouse=w");
  if (chance (rand, taste->readings))
    {
      try_line (lines, g_strdup_printf ("start blocks/start 3,-2 r%u", pick (rand, 4)));
      try_line (lines, g_strdup_printf ("start %s", starts[pick (rand, G_N_ELEMENTS (starts))]));
      random_arbitress (rand, lines);
    }
  random_readings (rand, taste, asking, lines);
  if (taste->rules)
    {
      g_auto (GStrv) rules = g_strsplit (taste->rules, "\n", -1);
      for (guint i = 0; rules[i]; i++)
        if (!has_line (lines, rules[i]))
          add (lines, "%s", rules[i]);
    }
}

/* ---- a usual turn ---- */

/* A tile of the player's own is laid only if it fits, and then not always. */
static gboolean
is_drawn (const CarcState *state, guint tile)
{
  return carc_is_left (state, tile) && carc_may_draw (state, tile, NULL)
         && (!carc_tile_held (state->rules, tile) || carc_fits_somewhere (state, tile));
}

static gboolean
takes (const CarcState *state, const char *line)
{
  g_autoptr (CarcState) trial = carc_state_copy (state);
  return carc_apply_line (trial, line, NULL);
}

/* The line that turns the wheel, if the tile that comes up has an icon; else NULL. */
static char *
turn_wheel (GRand *rand, const CarcState *state)
{
  guint icons = 0, others = 0;
  for (guint i = 0; carc_in_play (state->rules, CARC_SYSTEM_WHEEL) && i < state->rules->n_tiles; i++)
    {
      g_autofree char *line = g_strdup_printf ("wheel %s", state->rules->tiles[i].id);
      const CarcTile *tile = &state->rules->tiles[i];
      const gboolean icon = carc_tile_has_mark (tile, CARC_ICON1) || carc_tile_has_mark (tile, CARC_ICON2)
                            || carc_tile_has_mark (tile, CARC_ICON3);
      if (carc_is_left (state, i) && icon && takes (state, line))
        icons += state->remaining[i];
      else
        others += is_drawn (state, i) ? state->remaining[i] : 0;
    }
  return icons > 0 && pick (rand, icons + others) < icons ? random_of_row (rand, state, CARC_ENTRY_WHEEL) : NULL;
}

/* A tile from the stack, of those that may come up; or one of the player's own.  CARC_NONE: nothing can be laid. */
static guint
draw (GRand *rand, const CarcState *state)
{
  guint wanted = state->n_remaining, last = CARC_NONE, n = 0;
  for (guint round = 0; round < 2; round++)
    {
      n = 0;
      for (guint i = 0; i < state->rules->n_tiles; i++)
        if (is_drawn (state, i))
          {
            n += state->remaining[i];
            last = i;
            if (round == 1 && n > wanted)
              return i;
          }
      if (round == 0 && n > 0)
        wanted = pick (rand, n);
    }
  return last;
}

static guint
neighbours (const CarcState *state, const CarcPlace *place)
{
  guint n = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      n += carc_slot_placed (state, carc_slot_at (state, place->x + dx, place->y + dy));
  return n;
}

/* Takes the one of three places that has the most neighbours, so that features are completed and joined. */
static void
choose_place (GRand *rand, const CarcState *state, const CarcPlace *places, guint n, CarcPlace *chosen, guint *rot)
{
  *chosen = places[pick (rand, n)];
  for (guint i = 0; i < 2; i++)
    {
      const CarcPlace *other = &places[pick (rand, n)];
      if (neighbours (state, other) > neighbours (state, chosen))
        *chosen = *other;
    }
  do
    *rot = pick (rand, 4);
  while (!((chosen->rots >> *rot) & 1));
}

static void
add_follower (GRand *rand, const CarcState *laid, GString *line)
{
  CarcClaim claims[CARC_CLAIMS_MAX];
  guint n = carc_claims (laid, claims, G_N_ELEMENTS (claims));
  const CarcClaim *claim = &claims[pick (rand, n)];
  g_autofree char *spot = carc_spot_word (&claim->spot);
  gboolean big = carc_supply (laid, laid->player, CARC_BIG)
                 && (chance (rand, 30) || !carc_supply (laid, laid->player, CARC_FOLLOWER));
  g_string_append_printf (line, " %s %s", big ? "big" : "follower", spot);
  if (laid->turn.n_slots > 1 || chance (rand, 10))
    g_string_append_printf (line, " %d,%d", claim->x, claim->y);
}

/* Her walk: only a goal, or sometimes a walk that names every cell. */
static void
add_walk (GRand *rand, const CarcState *laid, GString *line)
{
  CarcReach reach[CARC_REACH_MAX];
  guint n = carc_arbitress_reach (laid, reach, G_N_ELEMENTS (reach));
  const CarcReach *goal = &reach[pick (rand, n)];
  g_string_append (line, " arbitress");
  if (chance (rand, 80))
    {
      g_string_append_printf (line, " %d,%d", goal->x, goal->y);
      return;
    }
  int x = carc_arbitress_of (laid)->x, y = carc_arbitress_of (laid)->y;
  gsize before = line->len;
  for (guint i = 0, steps = 1 + pick (rand, 6); i < steps; i++)
    {
      static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
      guint side = pick (rand, 4);
      guint16 slot = carc_slot_at (laid, x + dx[side], y + dy[side]);
      if (!carc_slot_placed (laid, slot) || carc_slot_cell (laid, slot)->flags & CARC_CELL_WATER
          || (slot == carc_dragon_of (laid)->slot && carc_rule (laid, CARC_A27) != CARC_A27_YES))
        continue;
      x += dx[side];
      y += dy[side];
      g_string_append_printf (line, " %d,%d", x, y);
    }
  if (line->len == before)
    g_string_append_printf (line, " %d,%d", goal->x, goal->y);
}

/* A racer's move: mostly on the way to the lighthouse, else anywhere. */
static void
add_race (GRand *rand, const CarcState *laid, GString *line)
{
  CarcReach reach[CARC_REACH_MAX];
  CarcCellXY way[2];
  guint n = carc_racer_reach (laid, laid->player, reach, G_N_ELEMENTS (reach));
  guint steps = carc_racer_way (laid, laid->player, way, 2), chosen = pick (rand, n);
  for (guint i = 0; chance (rand, 75) && i < n && steps; i++)
    {
      const CarcCellXY *goal = &way[MIN (steps, 2) - 1];
      if (reach[i].x == goal->x && reach[i].y == goal->y)
        chosen = i;
    }
  g_string_append_printf (line, " racer %d,%d", reach[chosen].x, reach[chosen].y);
}

/* "join", "join KIND" or "lift X,Y SPOT", as the player can; FALSE if none is possible. */
static gboolean
add_racer (GRand *rand, const CarcState *state, guint player, const char *join, GString *line)
{
  guint own[CARC_MAX_FIGURES], n = 0;
  for (guint kind = CARC_FOLLOWER + 1; kind < carc_n_figures; kind++)
    if (carc_may_race (state, kind) && carc_supply (state, player, (CarcFigureKind) kind)
        && (chance (rand, 30) || !carc_supply (state, player, CARC_FOLLOWER)))
      {
        g_string_append_printf (line, "%s %s", join, carc_figures[kind]->word);
        return TRUE;
      }
  if (carc_supply (state, player, CARC_FOLLOWER))
    {
      g_string_append (line, join);
      return TRUE;
    }
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].player == player
        && (state->figures[i].place == CARC_PLACE_FEATURE || state->figures[i].place == CARC_PLACE_TOWER
            || carc_is_crowned (&state->figures[i]))
        && carc_may_race (state, state->figures[i].kind))
      own[n++] = i;
  if (n == 0)
    return FALSE;
  const CarcAt at = carc_figure_at (state, own[pick (rand, n)]);
  g_autofree char *spot = carc_spot_word (&at.spot);
  g_string_append_printf (line, " lift %d,%d %s", at.cell_x, at.cell_y, spot);
  return TRUE;
}

static void
add_act (GRand *rand, const CarcState *laid, GString *line)
{
  CarcClaim claim;
  guint acts = offers_acts (laid), n_claims = carc_claims (laid, &claim, 1);
  guint followers = carc_supply (laid, laid->player, CARC_FOLLOWER) + carc_supply (laid, laid->player, CARC_BIG);
  if (random_add_act (rand, laid, line))
    return;
  if ((acts & (1 << CARC_ACT_RACER)) && chance (rand, 55))
    add_race (rand, laid, line);
  else if ((acts & (1 << CARC_ACT_ENTER)) && chance (rand, 55))
    {
      GString *racer = g_string_new (NULL);
      if (add_racer (rand, laid, laid->player, "", racer))
        g_string_append_printf (line, " enter%s", racer->str);
      g_string_free (racer, TRUE);
    }
  else if ((acts & (1 << CARC_ACT_FOLLOWER)) && n_claims > 0 && followers > 0 && chance (rand, 70))
    add_follower (rand, laid, line);
  else if ((acts & (1 << CARC_ACT_ARBITRESS)) && chance (rand, 60))
    add_walk (rand, laid, line);
}

/* One of the starts leads to a closed city.  Around it the lake fits nowhere. */
static char *
build_fortress (GRand *rand, const CarcState *state)
{
  static const char *const walls[] = { "place cffc 1,0 r1", "place cffc 1,1 r2", "place cffc+ 0,1 r3" };
  guint lake = state->rules->lake_tile;
  if (strcmp (state->rules->tiles[state->rules->start_tile].id, "cffc") != 0 || state->rules->start_rot
      || state->n_placed > 6)
    return NULL;
  if (state->n_placed < 4)
    return takes (state, walls[state->n_placed - 1]) ? g_strdup (walls[state->n_placed - 1]) : NULL;
  return lake != CARC_NONE && carc_is_left (state, lake) && carc_may_draw (state, lake, NULL)
                 && !carc_fits_somewhere (state, lake) && chance (rand, 60)
             ? g_strdup ("again")
             : NULL;
}

static char *
random_turn (GRand *rand, const CarcState *state)
{
  char *fixed = build_fortress (rand, state);
  if (fixed)
    return fixed;
  CarcPlace places[4096], chosen;
  char *turned = turn_wheel (rand, state);
  if (turned != NULL)
    return turned;
  guint tile = draw (rand, state), rot;
  if (tile == CARC_NONE) /* after the last tile: no hole is free of the limit of The Cult */
    return g_strdup ("keep");
  const char *id = state->rules->tiles[tile].id;
  guint n = carc_places (state, tile, places, G_N_ELEMENTS (places));
  if (n == 0)
    return tile == state->rules->lake_tile ? g_strdup ("again") : g_strdup_printf ("discard %s", id);
  choose_place (rand, state, places, MIN (n, G_N_ELEMENTS (places)), &chosen, &rot);
  g_autoptr (CarcState) laid = carc_lay (state, tile, chosen.x, chosen.y, rot, FALSE, NULL);
  g_assert_nonnull (laid);
  GString *line = g_string_new (NULL);
  g_string_printf (line, "place %s %d,%d r%u", id, chosen.x, chosen.y, rot);
  add_act (rand, laid, line);
  return g_string_free (line, FALSE);
}

/* ---- unusual entries ---- */

static char *
name_word (const CarcState *state, guint player)
{
  GString *out = g_string_new (NULL);
  table_words_append (out, state->rules->players[player].name);
  return g_string_free (out, FALSE);
}

static char *
odd_figure (GRand *rand, const CarcState *state, gboolean deploy)
{
  guint player = pick (rand, state->rules->n_players);
  g_autofree char *name = name_word (state, player);
  if (deploy && chance (rand, 15))
    return random_of_row (rand, state, CARC_ENTRY_DEPLOY);
  if (deploy)
    {
      guint16 node = (guint16) pick (rand, state->n_nodes);
      for (guint i = 0; i < 12 && !state->nodes[state->nodes[node].feature].figures; i++)
        node = (guint16) pick (rand, state->n_nodes);
      /* Often where another player's figure stands, so that both are equally near to the Arbitress. */
      const CarcFigure *other = &state->figures[pick (rand, state->n_figures)];
      if (other->place == CARC_PLACE_FEATURE && other->player != player)
        node = other->node;
      const CarcSlot *slot = &state->slots[state->nodes[node].slot];
      CarcSpot at = carc_segment_spot (carc_node_segment (state, node));
      g_autofree char *spot = carc_spot_word (&at);
      return g_strdup_printf ("deploy %s %s %d,%d %s \"for\\\"gotten\"", name, chance (rand, 20) ? "big" : "follower",
                              slot->x, slot->y, spot);
    }
  const guint index = pick (rand, state->n_figures);
  const CarcFigure *figure = &state->figures[index];
  CarcEntry entry;
  if (figure->place == CARC_PLACE_SUPPLY || figure->place == CARC_PLACE_KEEPER)
    return NULL;
  table_acts_begin (&carc_act_table, &entry);
  entry.kind = CARC_ENTRY_RETURN;
  entry.player = (gint8) figure->player;
  entry.at = carc_figure_at (state, index);
  if (figure->kind != CARC_FOLLOWER || chance (rand, 30))
    entry.choice = (guint8) (figure->kind + 1);
  g_strlcpy (entry.why, figure->place == CARC_PLACE_RACE ? "swept" : "the cat", sizeof entry.why);
  return carc_entry_print (state->rules, &entry);
}

static char *
odd_racer (GRand *rand, const CarcState *state)
{
  for (guint i = 0; i < state->rules->n_players; i++)
    if (carc_race_of (state)->open && carc_race_of (state)->racer[i] != CARC_NONE && chance (rand, 50))
      {
        const CarcSlot *slot = &state->slots[state->figures[carc_race_of (state)->racer[i]].slot];
        g_autofree char *name = name_word (state, i);
        return g_strdup_printf ("return %s %d,%d race \"a storm\"", name, slot->x, slot->y);
      }
  return NULL;
}

static char *
odd_placement (GRand *rand, const CarcState *state)
{
  guint tile = draw (rand, state);
  guint16 slot = state->rim[pick (rand, state->n_rim)];
  int x = state->slots[slot].x, y = state->slots[slot].y;
  guint rot = pick (rand, 4);
  if (tile == state->rules->lake_tile || tile == CARC_NONE)
    return NULL;
  g_autoptr (CarcState) laid = carc_lay (state, tile, x, y, rot, TRUE, NULL);
  if (laid == NULL && state->rules->tiles[tile].w * state->rules->tiles[tile].h > 1)
    return NULL; /* it would lie over others */
  g_assert_nonnull (laid);
  GString *line = g_string_new (NULL);
  g_string_printf (line, "agreed \"we all \\\\ said so\" place %s %d,%d r%u", state->rules->tiles[tile].id, x, y, rot);
  laid->agreed = FALSE; /* what is done with the tile goes by the rules: the referee knows no others */
  add_act (rand, laid, line);
  return g_string_free (line, FALSE);
}

/* A prisoner; if possible, of another kind than one whom the same player has: so an exchange has a choice (T4). */
static char *
odd_prisoner (GRand *rand, const CarcState *state)
{
  guint owner = pick (rand, state->rules->n_players);
  guint holder = (owner + 1 + pick (rand, state->rules->n_players - 1)) % state->rules->n_players;
  gboolean big = FALSE;
  for (guint i = 0; i < state->n_figures && !big; i++)
    if (state->figures[i].place == CARC_PLACE_PRISON && state->figures[i].kind == CARC_FOLLOWER
        && carc_supply (state, state->figures[i].player, CARC_BIG) > 0)
      {
        owner = state->figures[i].player;
        holder = (guint) state->figures[i].holder;
        big = TRUE;
      }
  g_autofree char *name = name_word (state, owner), *by = name_word (state, holder);
  return g_strdup_printf ("deploy %s %s prison %s \"long ago\"", name, big ? "big" : "follower", by);
}

/* What changes nothing: a note, and what remembers an edit. */
static const char *const remarks[] = {
  "note \"tea # and \\\"cake\\\"\"",
  "replaced 1 \"note \\\"tea # and cake\\\"\" \"it was coffee\"",
  "inserted 1",
  "deleted 1 \"note cake\"",
  "moved 1 1 \"out of turn\"",
};

G_STATIC_ASSERT (G_N_ELEMENTS (remarks) == 5);

#define PHOTO "photo 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 \"the \\\"great\\\" farm\""

/* An entry that changes nothing, each in turn.  A new name would be another one for the journal only. */
static char *
remark (const CarcState *state, guint player)
{
  const char *const lines[] = { "note late", PHOTO, "title \"a \\\"late\\\" evening\"", "played at \"the \\\"Ox\\\"\"",
                                NULL };
  const char *line = lines[state->n_entries % G_N_ELEMENTS (lines)], *name = state->rules->players[player].name;
  return line != NULL ? g_strdup (line) : table_rename_line (name, name);
}

/* An unusual entry.  The rules may refuse it. */
static char *
oddity (GRand *rand, const CarcState *state)
{
  guint player = pick (rand, state->rules->n_players), other = pick (rand, state->rules->n_players);
  g_autofree char *name = name_word (state, player);
  if (carc_in_play (state->rules, CARC_SYSTEM_TOWER) && chance (rand, 40))
    return odd_prisoner (rand, state);
  if (chance (rand, 12))
    return g_strdup_printf ("%s %s", carc_is_there (state, player) ? "leaves" : "comes", name);
  switch (pick (rand, 14))
    {
    case 0:
    case 1: /* brings two scores close to each other */
      return g_strdup_printf ("points %s %d \"miscounted\"", name,
                              state->ledger.scores[other] - state->ledger.scores[player]
                                  + g_rand_int_range (rand, -1, 2));
    case 2:
    case 3: return odd_figure (rand, state, FALSE);
    case 4:
    case 5:
    case 6:
    case 7: return odd_figure (rand, state, TRUE);
    case 8:
    case 9: return odd_racer (rand, state);
    case 10: return g_strdup_printf ("turn %s \"skipped\"", name);
    case 11:
      if (state->n_entries % 7 == 5)
        return g_strdup_printf ("counted-table tiles %u", state->n_remaining);
      if (state->n_entries % 7 == 6)
        return g_strdup_printf ("counted %s points %d map 3", name, state->ledger.scores[state->player]);
      return g_strdup (remarks[state->n_entries % 7]);
    case 12:
      if (chance (rand, 4))
        return g_strdup ("pad \"it is late\"");
      return chance (rand, 15) ? g_strdup ("end \"the last bus\"") : remark (state, player);
    default: return odd_placement (rand, state);
    }
}

/* ---- any entry ---- */

static char *
answer (GRand *rand, const CarcState *state)
{
  GString *line = g_string_new (NULL);
  if (state->ask == CARC_ASK_RACE)
    {
      g_string_append (line, "race");
      if (chance (rand, 25) || !add_racer (rand, state, state->asked, " join", line))
        g_string_append (line, " decline");
    }
  else if (state->ask == CARC_ASK_JUDGE)
    {
      guint8 players;
      do
        players = (guint8) (pick (rand, 64) & state->pending.winners);
      while (players == 0);
      g_string_append (line, "judge");
      for (guint i = 0; i < state->rules->n_players; i++)
        if (players & (1 << i))
          {
            g_autofree char *name = name_word (state, i);
            g_string_append_printf (line, " %s", name);
          }
    }
  else
    {
      guint left = (1u << state->n_order) - 1;
      g_string_append (line, "order");
      while (left)
        {
          guint i = pick (rand, state->n_order);
          if (left & (1u << i))
            g_string_append_printf (line, " %u", i + 1);
          left &= ~(1u << i);
        }
    }
  return g_string_free (line, FALSE);
}

/* Has this player a plan for the answer?  All other answers come out of the rows of acts. */
static gboolean
knows_question (guint ask)
{
  return ask == CARC_ASK_TILE || ask == CARC_ASK_RACE || ask == CARC_ASK_JUDGE || ask == CARC_ASK_ORDER
         || ask == CARC_ASK_LATE || ask == CARC_ASK_NOTHING;
}

char *
random_entry (GRand *rand, const CarcState *state, const RandomTaste *taste)
{
  if (state->ask == CARC_ASK_NOTHING)
    return NULL;
  if (state->ask == CARC_ASK_PAD && chance (rand, 8))
    return g_strdup ("end \"counted\"");
  if (taste->agreed > 0 && g_rand_int_range (rand, 0, 1000) < (gint32) taste->agreed)
    {
      char *line = random_agreed (rand, state);
      if (line != NULL)
        return line;
    }
  if (taste->now > 0 && g_rand_int_range (rand, 0, 1000) < (gint32) taste->now)
    {
      char *line = random_now (rand, state);
      if (line != NULL)
        return line;
    }
  char *other = random_other_entry (rand, state);
  for (guint tries = 0; other == NULL && !knows_question (state->ask) && tries < 200; tries++)
    other = random_other_entry (rand, state);
  if (other != NULL)
    return other;
  if (state->ask == CARC_ASK_LATE)
    return random_turn (rand, state);
  if (state->ask != CARC_ASK_TILE)
    return answer (rand, state);
  if (g_rand_int_range (rand, 0, 1000) < (gint32) taste->oddities)
    {
      g_autofree char *line = oddity (rand, state);
      if (line && takes (state, line))
        return g_steal_pointer (&line);
    }
  if (taste->oddities && carc_rule (state, CARC_A8) == CARC_A8_RUNNING && chance (rand, 60))
    {
      g_autofree char *line = random_quarrel (state);
      if (line && takes (state, line))
        return g_steal_pointer (&line);
    }
  if (taste->oddities && carc_rule (state, CARC_A28) == CARC_A28_ASKED && chance (rand, 20))
    {
      g_autofree char *line = random_last_quarrel (state);
      if (line && takes (state, line))
        return g_steal_pointer (&line);
    }
  if (carc_rule (state, CARC_L29) == CARC_L29_FREE && carc_race_of (state)->open
      && (carc_race_of (state)->removed >> state->player & 1) && chance (rand, 50))
    {
      GString *line = g_string_new ("race");
      if (add_racer (rand, state, state->player, " join", line))
        return g_string_free (line, FALSE);
      g_string_free (line, TRUE);
    }
  return random_turn (rand, state);
}

/* ---- games ---- */

RandomGame *
random_game_begin (guint32 seed, const RandomTaste *taste)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  RandomGame *game = random_game_empty (&carc_test_game);
  carc_register ();
  random_setup (rand, taste, game->setup);
  return game;
}

gboolean
random_game_play (RandomGame *game, guint32 seed, const RandomTaste *taste, void (*told) (const char *line),
                  RandomLedger *ledger, GString *why)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed ^ 0x5bd1e995);
  g_autoptr (CarcState) state = random_game_start (game);
  g_auto (GStrv) opening = g_strsplit (taste->opening != NULL ? taste->opening : "", "\n", -1);
  const guint n_opening = g_strv_length (opening);
  RandomTaste tonight = *taste;
  TableRefusal refusal = { "" };
  TableLedger effects = { 0 };
  char *line;
  g_assert_nonnull (state);
  random_ledger_begin (ledger, state);
  if (seed % 3 == 0) /* many figures in the same features, so that there are more ties */
    tonight.oddities *= 6;
  for (guint i = 0; (line = i < n_opening ? g_strdup (opening[i]) : random_entry (rand, state, &tonight)) != NULL; i++)
    {
      g_ptr_array_add (game->entries, line);
      if (told)
        told (line);
      if (game->entries->len > 5000)
        {
          g_string_append (why, "the game does not end");
          return FALSE;
        }
      random_ledger_ask (ledger, state, line);
      table_ledger_reset (&effects);
      if (!table_game_apply_telling (&carc_game, state, line, &effects, &refusal))
        {
          g_string_append_printf (why, "%s should be legal and is refused: %s", line, refusal.sentence);
          return FALSE;
        }
      random_ledger_come (ledger, state, &effects);
    }
  table_ledger_clear (&effects);
  random_ledger_end (ledger, state);
  return TRUE;
}

RandomGame *
random_game_new (guint32 seed, const RandomTaste *taste)
{
  RandomGame *game = random_game_begin (seed, taste);
  g_autoptr (GString) why = g_string_new (NULL);
  if (!random_game_play (game, seed, taste, NULL, &(RandomLedger){ 0 }, why))
    g_error ("seed %u: %s", seed, why->str);
  return game;
}
