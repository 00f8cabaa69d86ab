/* fuzz-carcassonne.c - Carcassonne for the fuzz target: what must be true of its states, and lines that may fit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "carcassonne/systems/race/carc-race.h"
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carc-fixture.h"

static void
check_answers (gconstpointer data)
{
  const CarcState *state = data;
  static CarcPlace places[CARC_MAX_SLOTS];
  static CarcCellXY way[CARC_WAY_MAX];
  CarcReach reach[CARC_REACH_MAX];
  g_autofree char *asked = carc_ask_tell (state);
  g_assert (*asked);
  for (guint i = 0; i < state->rules->n_tiles; i++)
    {
      guint n = state->remaining[i] ? carc_places (state, i, places, G_N_ELEMENTS (places)) : 0;
      for (guint k = 0; k < MIN (n, 1); k++)
        {
          CarcClaim claims[CARC_CLAIMS_MAX];
          TableRefusal why;
          guint rot = (guint) __builtin_ctz (places[k].rots);
          g_autoptr (CarcState) laid = carc_lay (state, i, places[k].x, places[k].y, rot, FALSE, &why);
          if (laid == NULL)
            g_error ("a legal place is refused: %s", why.sentence);
          carc_claims (laid, claims, G_N_ELEMENTS (claims));
        }
    }
  carc_arbitress_reach (state, reach, G_N_ELEMENTS (reach));
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      carc_racer_reach (state, player, reach, G_N_ELEMENTS (reach));
      carc_racer_way (state, player, way, G_N_ELEMENTS (way));
      carc_turns_left (state, player);
    }
  /* The distance of any cell can be asked for, even of one without a tile. */
  const CarcSlot *last = &state->slots[state->n_slots - 1], *first = &state->slots[0];
  int there = carc_distance (state, first->x, first->y, last->x, last->y);
  guint n_way = carc_distance_way (state, first->x, first->y, last->x, last->y, way, G_N_ELEMENTS (way));
  g_assert (there >= 0 && n_way > 0 && way[0].x == first->x && way[0].y == first->y);
}

/* ---- lines ---- */

static const char *const spots[] = {
  "city:N", "city:E",   "city:S",   "city:W",   "road:N",     "road:E",   "road:S",
  "road:W", "farm:nnw", "farm:ese", "farm:ssw", "farm:inner", "cloister", "race",
};
static const char *const names[] = { "Anna", "Ben", "P0", "P1", "P2" };
static const char *const others[] = {
  "race join",
  "race decline",
  "race join big",
  "again",
  "order 1 2",
  "order 2 1",
  "note \"well\"",
  "counted Anna follower 5 map 1 points 7",
  "counted-table tiles 31",
  "end \"late\"",
  "pad \"so\"",
  "score Anna 12",
  "score Ben -3 Cities \"so\"",
};
#define PICK(list) list[chance (G_N_ELEMENTS (list))]

/* The id of a tile of any set; sometimes the lake, which no file has. */
static const char *
pick_tile (FuzzChance chance)
{
  static GArray *tiles;
  if (tiles == NULL)
    {
      tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
      for (guint i = 0; i < carc_n_systems; i++)
        if (carc_system_kinds (carc_systems[i]) != NULL)
          g_array_append_vals (tiles, carc_system_kinds (carc_systems[i])->data,
                               carc_system_kinds (carc_systems[i])->len);
    }
  const guint n = chance (tiles->len + 1);
  return n == tiles->len ? "lake" : g_array_index (tiles, CarcTile, n).id;
}

/* The switch of a system, or a reading of a ruling. */
static void
random_setup (char *line, size_t size, FuzzChance chance)
{
  const CarcSystem *system = carc_systems[chance (carc_n_systems)];
  const TableRuling *ruling = &carc_rulings[chance (carc_n_rulings)];
  switch (chance (8))
    {
    case 0: g_snprintf (line, size, "start rrrr 2,-1 r1"); break;
    case 1: g_snprintf (line, size, "player Carl"); break;
    case 2:
    case 3: g_snprintf (line, size, "%s %s", system->by == CARC_BY_SET ? "set" : "use", system->name); break;
    default: g_snprintf (line, size, "rule %s %s", ruling->id, ruling->options[chance (ruling->n_options)].word);
    }
}

static int
near_zero (FuzzChance chance)
{
  return (int) chance (9) - 4;
}

static void
random_line (char *line, size_t size, FuzzChance chance)
{
  int x = near_zero (chance), y = near_zero (chance);
  switch (chance (13))
    {
    case 0: g_snprintf (line, size, "%s", PICK (others)); break;
    case 1: g_snprintf (line, size, "deploy %s follower %d,%d %s \"why\"", PICK (names), x, y, PICK (spots)); break;
    case 2: g_snprintf (line, size, "return %s %d,%d %s \"why\"", PICK (names), x, y, PICK (spots)); break;
    case 3: g_snprintf (line, size, "judge %s", PICK (names)); break;
    case 4:
      g_snprintf (line, size, "agreed \"so\" place %s %d,%d r%u follower %s", pick_tile (chance), x, y, chance (4),
                  PICK (spots));
      break;
    case 5:
      g_snprintf (line, size, "place %s %d,%d r%u arbitress %d,%d", pick_tile (chance), x, y, chance (4),
                  near_zero (chance), near_zero (chance));
      break;
    case 6:
      g_snprintf (line, size, "place %s %d,%d r%u racer %d,%d", pick_tile (chance), x, y, chance (4),
                  near_zero (chance), near_zero (chance));
      break;
    case 7: random_setup (line, size, chance); break;
    case 8: g_snprintf (line, size, "turn %s \"why\"", PICK (names)); break;
    case 9: g_snprintf (line, size, "%s %s", chance (2) ? "leaves" : "comes", PICK (names)); break;
    default:
      g_snprintf (line, size, "place %s %d,%d r%u follower %s", pick_tile (chance), x, y, chance (4), PICK (spots));
    }
}

const FuzzGame fuzz_carcassonne = {
  .of = &carc_test_game,
  .check_answers = check_answers,
  .random_line = random_line,
};
