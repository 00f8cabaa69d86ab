/* carc-rules.c - compiles a setup into what all states of the game share: tiles, counts, figures, rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Setup lines of Carcassonne:
 *   set NAME [COPIES]     the tiles of this system are in the stack
 *   use NAME              this system is in play
 *   start TILE X,Y rN     the starting tile; without this line, the starting tile of the set at 0,0
 *   tiles NAME [COPIES]   a set that the table made is in the stack
 *   tile ID KEY=VALUE...  a tile of it, or a cell of a tile (carc-own.h)
 * and those of the systems (CarcSystem.setup_key).
 */
#include "carc-state.h"

#include <stdlib.h>
#include <string.h>

#include "carc-own.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

#define SET_COPIES_MAX 20

/* The system that a setup line switches on with this word, NULL if there is none. */
static const CarcSystem *
switched (const char *name, CarcSwitch by)
{
  const CarcSystem *system = carc_system_find (name);
  return system && system->by == by ? system : NULL;
}

static guint
most_copies (const CarcSystem *system)
{
  return system->most ? system->most : SET_COPIES_MAX;
}

/* "base, river, inns or siege" */
static char *
list_switches (CarcSwitch by)
{
  GString *out = g_string_new (NULL);
  guint left = 0;
  for (guint i = 0; i < carc_n_systems; i++)
    left += carc_systems[i]->by == by;
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->by == by)
      {
        left--;
        g_string_append_printf (out, "%s%s", carc_systems[i]->name, left > 1 ? ", " : left == 1 ? _ (" or ") : "");
      }
  return g_string_free (out, FALSE);
}

static gboolean
set_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  const CarcSystem *system = words->n >= 2 ? switched (words->word[1], CARC_BY_SET) : NULL;
  int copies = 1;
  if (words->n > 3 || system == NULL
      || (words->n == 3 && !table_words_number (words->word[2], 1, SET_COPIES_MAX, &copies)))
    {
      g_autofree char *sets = list_switches (CARC_BY_SET);
      return table_refuse (why, _ ("a set line is: set %s, and the number of copies (1 to %d)"), sets, SET_COPIES_MAX);
    }
  if (table_setup_says (setup, "set", system->name))
    return table_refuse (why, _ ("the set %s is named twice"), system->name);
  if ((guint) copies > most_copies (system))
    return table_refuse (why, _ ("the set %s cannot be in the game %d times: at most %u"), system->name, copies,
                         most_copies (system));
  return TRUE;
}

static gboolean
use_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  if (words->n != 2 || switched (words->word[1], CARC_BY_USE) == NULL)
    {
      g_autofree char *systems = list_switches (CARC_BY_USE);
      return table_refuse (why, _ ("a use line is: use %s"), systems);
    }
  if (table_setup_says (setup, "use", words->word[1]))
    return table_refuse (why, _ ("“use %s” is said twice"), words->word[1]);
  return TRUE;
}

gboolean
carc_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  const char *key = words->word[0];
  int a, b;
  if (strcmp (key, "set") == 0)
    return set_line (setup, words, why);
  if (strcmp (key, "use") == 0)
    return use_line (setup, words, why);
  if (strcmp (key, "tiles") == 0 || strcmp (key, "tile") == 0)
    return carc_own_setup_line (setup, words, why);
  if (table_setup_says (setup, key, NULL))
    return table_refuse (why, _ ("“%.20s” is said twice"), key);
  if (strcmp (key, "start") == 0)
    {
      if (words->n != 4 || !table_words_xy (words->word[2], &a, &b) || !carc_rot_word (words->word[3], &a))
        return table_refuse (why, _ ("a start line is: start TILE X,Y r0, with r0 to r3 for its quarter turns"));
      return TRUE;
    }
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->setup_key && strcmp (carc_systems[i]->setup_key, key) == 0)
      return carc_systems[i]->setup_line (words, why);
  return table_refuse (why, _ ("“%.40s” is not a line of a setup"), key);
}

guint
carc_setup_copies (const TableSetup *setup, const CarcSystem *system)
{
  TableWords words;
  int copies = 1;
  if (system->by != CARC_BY_SET)
    return table_setup_says (setup, "use", system->name);
  for (guint i = 0; table_setup_next (setup, &i, "set", &words);)
    if (strcmp (words.word[1], system->name) == 0)
      {
        if (words.n == 3)
          table_words_number (words.word[2], 1, SET_COPIES_MAX, &copies);
        return (guint) copies;
      }
  return 0;
}

static gboolean
setup_has (const TableSetup *setup, const CarcSystem *system)
{
  if (system->by == CARC_BY_OTHER)
    return setup_has (setup, carc_systems[system->with]);
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->by == CARC_BY_SET && carc_systems[i]->with == system->id
        && carc_setup_copies (setup, carc_systems[i]) > 0)
      return TRUE;
  return system->always || carc_setup_copies (setup, system) > 0;
}

void
carc_setup_complete (TableSetup *setup)
{
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->setup_complete && setup_has (setup, carc_systems[i]))
      carc_systems[i]->setup_complete (setup);
}

gboolean
carc_setup_in_play (const TableSetup *setup, const char *name)
{
  const CarcSystem *system = carc_system_find (name);
  return system && setup_has (setup, system);
}

/* ---- compiling ---- */

typedef struct
{
  CarcRules *rules;
  GArray *tiles;
  TableRefusal *why;
} Compiler;

static void
add_set (Compiler *c, const CarcSystem *system, guint copies)
{
  const GArray *kinds = carc_system_kinds (system);
  for (guint i = 0; i < kinds->len; i++)
    {
      const CarcTile *tile = &g_array_index (kinds, CarcTile, i);
      guint16 *count = &c->rules->counts[c->tiles->len];
      if (tile->variant && !carc_marks_has (c->rules->marks, tile->variant_mark))
        continue;
      *count = (guint16) (tile->copies * copies);
      if (tile->variant)
        count[-1] = (guint16) (count[-1] - *count);
      g_array_append_vals (c->tiles, tile, 1);
    }
}

/* Tiles have the order of the `set` lines.  After them come the tiles of systems with a `use` line. */
static void
add_tiles (Compiler *c, const TableSetup *setup)
{
  TableWords words;
  for (guint i = 0; table_setup_next (setup, &i, "set", &words);)
    {
      const CarcSystem *system = carc_system_find (words.word[1]);
      add_set (c, system, carc_setup_copies (setup, system));
    }
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->by == CARC_BY_USE && carc_in_play (c->rules, i) && carc_system_tiles (carc_systems[i]))
      add_set (c, carc_systems[i], 1);
}

/* The river's rules are those of The River: without it, its tiles could end in the middle of nothing. */
static gboolean
may_join (const Compiler *c, guint tile)
{
  const CarcTile *own = &g_array_index (c->tiles, CarcTile, tile);
  if (c->tiles->len > CARC_TILES_MAX)
    return table_refuse (c->why, _ ("the sets hold more than %d kinds of tile"), CARC_TILES_MAX);
  if (own->river && !carc_in_play (c->rules, CARC_SYSTEM_RIVER))
    return table_refuse (c->why, _ ("tile %s of the set %s: a tile with a river needs The River in the game"), own->id,
                         own->set);
  for (guint i = 0; i < tile; i++)
    if (strcmp (g_array_index (c->tiles, CarcTile, i).id, own->id) == 0)
      return table_refuse (c->why, _ ("the sets %s and %s both have a tile %s"),
                           g_array_index (c->tiles, CarcTile, i).set, own->set, own->id);
  return TRUE;
}

/* The sets that the table made come last. */
static gboolean
add_own_tiles (Compiler *c, const TableSetup *setup)
{
  g_autoptr (GPtrArray) sets = carc_own_sets (setup);
  for (guint i = 0; i < sets->len; i++)
    {
      const CarcOwnSet *set = sets->pdata[i];
      const guint from = c->tiles->len;
      if (!carc_own_set_check (set, c->tiles, NULL, c->why))
        return FALSE;
      for (guint k = from; k < c->tiles->len; k++)
        {
          if (!may_join (c, k))
            return FALSE;
          c->rules->counts[k] = (guint16) (g_array_index (c->tiles, CarcTile, k).copies * set->copies);
        }
    }
  return TRUE;
}

static int
by_finish (gconstpointer a, gconstpointer b)
{
  const CarcSystem *p = *(const CarcSystem *const *) a, *q = *(const CarcSystem *const *) b;
  return p->finish_rank != q->finish_rank ? (int) p->finish_rank - (int) q->finish_rank : (int) p->id - (int) q->id;
}

static void
choose_systems (CarcRules *rules, const TableSetup *setup)
{
  for (guint i = 0; i < carc_n_systems; i++)
    if (setup_has (setup, carc_systems[i]))
      {
        rules->in_play |= table_bit (i);
        for (guint k = 0; k < carc_systems[i]->n_pieces; k++)
          if (carc_systems[i]->pieces[k].blocks_racers || carc_systems[i]->pieces[k].bars_racers)
            rules->blockers |= table_bit (rules->n_playing);
        rules->beside = carc_systems[i]->beside != 0 ? carc_systems[i]->beside : rules->beside;
        rules->playing[rules->n_playing++] = carc_systems[i];
        for (guint k = 0; k < carc_systems[i]->n_marks; k++)
          rules->marks = carc_marks_with (rules->marks, carc_systems[i]->marks[k].id);
      }
  memcpy (rules->finishing, rules->playing, sizeof rules->finishing);
  qsort (rules->finishing, rules->n_playing, sizeof rules->finishing[0], by_finish);
  carc_find_hooks (rules);
}

void
carc_rules_order_figures (CarcRules *rules)
{
  rules->n_figures = 0;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    {
      rules->first_figure[kind] = rules->n_figures;
      rules->n_figures = (guint8) (rules->n_figures + rules->figures[kind]);
    }
}

static void
deal_figures (CarcRules *rules)
{
  for (guint i = 0; i < rules->n_playing; i++)
    for (guint k = 0; k < rules->playing[i]->n_figures; k++)
      {
        const CarcFigureRow *row = &rules->playing[i]->figures[k];
        rules->figures[row->id] = row->supply[rules->n_players];
        rules->joiners |= row->joins_in != 0;
      }
  carc_rules_order_figures (rules);
}

/* Does every game with its set start from this tile (CarcSystem.starts)? */
static gboolean
starts_always (const CarcTile *tile)
{
  return tile->start && !tile->own && carc_system_find (tile->set)->starts;
}

static guint
start_rank (const CarcTile *tile)
{
  return starts_always (tile) ? 2 * CARC_SYSTEMS_MAX
         : tile->own          ? CARC_SYSTEMS_MAX
                              : (guint) carc_system_find (tile->set)->id;
}

/* The starting tile of the highest rank, of those with a river if `river`; -1 if there is none. */
static int
best_start (const CarcRules *rules, gboolean river)
{
  int best = -1;
  for (guint i = 0; i < rules->n_tiles; i++)
    if (rules->tiles[i].start && rules->tiles[i].river >= river
        && (best < 0 || start_rank (&rules->tiles[i]) > start_rank (&rules->tiles[best])))
      best = (int) i;
  return best;
}

/* A start that a river does not replace has the spring beside its north-east corner, so that the river leads away from
 * it: to the east of that cell if it fits there with a field, else to the north.  All that turns with the start. */
static gboolean
place_spring (Compiler *c)
{
  static const struct
  {
    guint side, outs[2]; /* of the start; where the river may lead, the better one first */
  } places[] = { { 1, { 1, 0 } }, { 0, { 0, 1 } } };
  static const int steps[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  CarcRules *rules = c->rules;
  const int spring = best_start (rules, TRUE), x = rules->start_x, y = rules->start_y, rot = rules->start_rot;
  const CarcTile *start = &rules->tiles[rules->start_tile];
  if (spring < 0)
    return table_refuse (c->why, _ ("there is no starting tile: the setup names no set that has one"));
  const guint w = carc_tile_w (start, (guint) rot), h = carc_tile_w (start, (guint) rot + 1);
  const guint corners[4][2] = { { w - 1, 0 }, { w - 1, h - 1 }, { 0, h - 1 }, { 0, 0 } };
  const guint8 *corner = start->cells[rot][corners[rot][1] * w + corners[rot][0]].edges;
  for (guint i = 0; i < 2 * G_N_ELEMENTS (places); i++)
    for (guint turns = 0; turns < 4; turns++)
      {
        const guint8 *edges = rules->tiles[spring].cells[turns][0].edges;
        const guint side = (places[i / 2].side + (guint) rot) % 4, out = (places[i / 2].outs[i % 2] + (guint) rot) % 4;
        if (edges[(side + 2) % 4] != (i / 2 ? corner[side] : CARC_EDGE_FIELD) || edges[out] != CARC_EDGE_RIVER)
          continue;
        rules->spring_tile = (guint16) spring;
        rules->spring_x = (gint16) (x + (int) corners[rot][0] + steps[side][0]);
        rules->spring_y = (gint16) (y + (int) corners[rot][1] + steps[side][1]);
        rules->spring_rot = (gint16) turns;
        return TRUE;
      }
  return table_refuse (c->why, _ ("the spring does not fit beside the starting tile"));
}

static gboolean
choose_start (Compiler *c, const TableSetup *setup)
{
  CarcRules *rules = c->rules;
  int tile = -1, x = 0, y = 0, rot = 0;
  gboolean river = FALSE;
  for (guint i = 0; i < rules->n_tiles; i++)
    river |= rules->tiles[i].river;
  TableWords words;
  for (guint i = 0; table_setup_next (setup, &i, "start", &words);)
    {
      tile = carc_rules_tile (rules, words.word[1]);
      table_words_xy (words.word[2], &x, &y);
      carc_rot_word (words.word[3], &rot);
      if (tile < 0 || rules->tiles[tile].order == CARC_ORDER_HELD
          || (!rules->tiles[tile].start && rules->tiles[tile].w * rules->tiles[tile].h != 1))
        return table_refuse (c->why, _ ("the game cannot start from “%.40s”"), words.word[1]);
      if (rules->counts[tile] == 0)
        return table_refuse (c->why, _ ("no copy of the tile “%.40s” is in the game"), words.word[1]);
      if (river && !starts_always (&rules->tiles[tile]) && (!rules->tiles[tile].start || !rules->tiles[tile].river))
        return table_refuse (c->why, _ ("with the river the game starts from its spring"));
      if (ABS (x) > 100 || ABS (y) > 100)
        return table_refuse (c->why, _ ("the starting tile lies at most 100 cells from 0,0"));
    }
  /* A start that is one in every game; else the river's spring; else an expansion's own start before that of the base
   * game: the start of the last system. */
  if (tile < 0)
    {
      tile = best_start (rules, FALSE);
      if (river && (tile < 0 || !starts_always (&rules->tiles[tile])))
        tile = best_start (rules, TRUE);
    }
  if (tile < 0)
    return table_refuse (c->why, _ ("there is no starting tile: the setup names no set that has one"));
  rules->start_tile = (guint16) tile;
  rules->start_x = (gint16) x;
  rules->start_y = (gint16) y;
  rules->start_rot = (gint16) rot;
  rules->spring_tile = CARC_NONE;
  return !river || rules->tiles[tile].river || place_spring (c);
}

CarcCellXY
carc_start_cell (const CarcRules *rules, guint own)
{
  const CarcTile *start = &rules->tiles[rules->start_tile];
  const guint rot = (guint) rules->start_rot, w = carc_tile_w (start, rot);
  const guint part = carc_tile_part (start, own, rot);
  return (CarcCellXY){ (gint16) (rules->start_x + (int) (part % w)), (gint16) (rules->start_y + (int) (part / w)) };
}

gboolean
carc_rules_have_room (const CarcRules *rules, TableRefusal *why)
{
  guint cells = 0, nodes = 0, figures = 0;
  for (guint i = 0; i < rules->n_tiles; i++)
    for (guint cell = 0; cell < (guint) rules->tiles[i].w * rules->tiles[i].h; cell++)
      {
        cells += rules->counts[i];
        nodes += rules->counts[i] * rules->tiles[i].cells[0][cell].n_nodes;
      }
  nodes += rules->bridged != NULL ? CARC_BRIDGES_MAX : 0;
  for (guint kind = 0; kind < carc_n_figures; kind++)
    figures += rules->figures[kind] * rules->n_players;
  if (cells > CARC_MAX_PLACED)
    return table_refuse (why, _ ("the sets hold %u tiles, more than the %d this program can lay"), cells,
                         CARC_MAX_PLACED);
  if (nodes > CARC_MAX_NODES)
    return table_refuse (why, _ ("the tiles hold %u features, more than the %d this program can keep"), nodes,
                         CARC_MAX_NODES);
  if (figures > CARC_MAX_FIGURES)
    return table_refuse (why, _ ("the players have %u figures together, more than the %d this program can keep"),
                         figures, CARC_MAX_FIGURES);
  return TRUE;
}

static gboolean
compile (Compiler *c, const TableSetup *setup)
{
  CarcRules *rules = c->rules;
  if (setup->n_players < carc_game.min_players)
    return table_refuse (c->why, _ ("a game needs at least %u players"), carc_game.min_players);
  choose_systems (rules, setup);
  deal_figures (rules);
  add_tiles (c, setup);
  if (!add_own_tiles (c, setup))
    return FALSE;

  rules->n_tiles = c->tiles->len;
  rules->tiles = g_array_steal (c->tiles, NULL);
  if (!carc_rules_have_room (rules, c->why) || !choose_start (c, setup))
    return FALSE;
  for (guint i = 0; i < carc_n_systems; i++)
    if (carc_systems[i]->compile && !carc_systems[i]->compile (rules, setup, c->why))
      return FALSE;
  return TRUE;
}

CarcRules *
carc_rules_new (const TableSetup *setup, TableRefusal *why)
{
  g_autoptr (GArray) tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  CarcRules *rules = g_new0 (CarcRules, 1);
  Compiler c = { .rules = rules, .tiles = tiles, .why = why };

  rules->refs = 1;
  rules->game = &carc_game;
  rules->n_players = setup->n_players;
  memcpy (rules->players, setup->players, sizeof rules->players);
  memcpy (rules->rulings, setup->rulings, sizeof rules->rulings);
  if (!compile (&c, setup))
    {
      carc_rules_unref (rules);
      return NULL;
    }
  return rules;
}

CarcRules *
carc_rules_ref (CarcRules *rules)
{
  g_atomic_int_inc (&rules->refs);
  return rules;
}

void
carc_rules_unref (CarcRules *rules)
{
  if (!g_atomic_int_dec_and_test (&rules->refs))
    return;
  g_free (rules->tiles);
  g_free (rules->bridged);
  g_free (rules->lake_layout);
  g_free (rules);
}

int
carc_rules_tile (const CarcRules *rules, const char *id)
{
  for (guint i = 0; i < rules->n_tiles; i++)
    if (strcmp (rules->tiles[i].id, id) == 0)
      return (int) i;
  return -1;
}
