/* carc-rules.c - compiles a setup into what every state of the game shares: tiles, counts, figures, readings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Setup lines of Carcassonne:
 *   set NAME [COPIES]     base, river, inns, siege
 *   use lake | arbitress
 *   layout lake ...       see carc-lake-layout.h
 *   start TILE X,Y rN     the tile the game starts from; without it, the set's own at 0,0
 *   arbitress X,Y         her first cell, on the starting tile
 */
#include "carc-state.h"

#include <string.h>

#include "carc-lake-layout.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

#define SET_COPIES_MAX 20

static gboolean
is_set (const char *name)
{
  for (guint i = 0; carc_set_names[i]; i++)
    if (strcmp (carc_set_names[i], name) == 0)
      return strcmp (name, "lake") != 0; /* the lake is used, not mixed in */
  return FALSE;
}

gboolean
carc_setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  const char *key = words->word[0];
  int a, b;
  if (strcmp (key, "set") == 0)
    {
      if (words->n < 2 || words->n > 3 || !is_set (words->word[1])
          || (words->n == 3 && !table_words_number (words->word[2], 1, SET_COPIES_MAX, &a)))
        return table_refuse (why, _ ("a set line is: set base, river, inns or siege, and how often (1 to %d)"),
                             SET_COPIES_MAX);
      if (table_setup_says (setup, key, words->word[1]))
        return table_refuse (why, _ ("the set %s is named twice"), words->word[1]);
      if (words->n == 3 && a > 1 && strcmp (words->word[1], "river") == 0)
        return table_refuse (why, _ ("there is one river: it cannot be in the game %d times"), a);
      return TRUE;
    }
  if (strcmp (key, "use") == 0)
    {
      if (words->n != 2 || (strcmp (words->word[1], "lake") != 0 && strcmp (words->word[1], "arbitress") != 0))
        return table_refuse (why, _ ("a use line is: use lake, or: use arbitress"));
      if (table_setup_says (setup, key, words->word[1]))
        return table_refuse (why, _ ("“use %s” is said twice"), words->word[1]);
      return TRUE;
    }
  if (table_setup_says (setup, key, NULL))
    return table_refuse (why, _ ("“%.20s” is said twice"), key);
  if (strcmp (key, "layout") == 0)
    {
      CarcLakeLayout layout;
      if (words->n < 2 || strcmp (words->word[1], "lake") != 0)
        return table_refuse (why, _ ("only the lake has a layout"));
      return carc_lake_layout_parse (&layout, words->word + 2, words->n - 2, why);
    }
  if (strcmp (key, "start") == 0)
    {
      if (words->n != 4 || !table_words_xy (words->word[2], &a, &b) || !carc_rot_word (words->word[3], &a))
        return table_refuse (why, _ ("a start line is: start TILE X,Y r0, with r0 to r3 for its quarter turns"));
      return TRUE;
    }
  if (strcmp (key, "arbitress") == 0)
    {
      if (words->n != 2 || !table_words_xy (words->word[1], &a, &b))
        return table_refuse (why, _ ("the Arbitress starts on a cell: arbitress X,Y"));
      return TRUE;
    }
  return table_refuse (why, _ ("“%.40s” is no line of a setup"), key);
}

void
carc_setup_complete (TableSetup *setup)
{
  CarcLakeLayout layout;
  if (!table_setup_says (setup, "use", "lake") || table_setup_says (setup, "layout", NULL))
    return;
  carc_lake_layout_default (&layout);
  g_autofree char *text = carc_lake_layout_print (&layout);
  g_autofree char *line = g_strdup_printf ("layout lake %s", text);
  table_setup_line (setup, line, NULL);
}

gboolean
carc_setup_in_play (const TableSetup *setup, const char *system)
{
  return strcmp (system, "base") == 0 || table_setup_says (setup, "use", system)
         || table_setup_says (setup, "set", system);
}

/* ---- compiling ---- */

typedef struct
{
  CarcRules *rules;
  GArray *tiles;
  TableRefusal *why;
  CarcLakeLayout layout;
  gboolean has_layout;
} Compiler;

static gboolean
add_set (Compiler *c, const char *name, int copies)
{
  guint from = c->tiles->len;
  if (!carc_tiles_parse (name, carc_tiles_builtin (name), c->tiles, c->why))
    return FALSE;
  for (guint i = from; i < c->tiles->len; i++)
    c->rules->counts[i] = (guint16) (g_array_index (c->tiles, CarcTile, i).copies * copies);
  c->rules->with_river |= strcmp (name, "river") == 0;
  c->rules->with_inns |= strcmp (name, "inns") == 0;
  c->rules->with_siege |= strcmp (name, "siege") == 0;
  return TRUE;
}

static gboolean
read_line (Compiler *c, const TableWords *words)
{
  const char *key = words->word[0];
  int copies = 1;
  if (strcmp (key, "set") == 0)
    {
      if (words->n == 3)
        table_words_number (words->word[2], 1, SET_COPIES_MAX, &copies);
      return add_set (c, words->word[1], copies);
    }
  if (strcmp (key, "use") == 0)
    {
      c->rules->with_lake |= strcmp (words->word[1], "lake") == 0;
      c->rules->with_arbitress |= strcmp (words->word[1], "arbitress") == 0;
      return TRUE;
    }
  if (strcmp (key, "layout") == 0)
    {
      c->has_layout = TRUE;
      return carc_lake_layout_parse (&c->layout, words->word + 2, words->n - 2, c->why);
    }
  return TRUE;
}

static gboolean
add_lake (Compiler *c)
{
  c->rules->lake_tile = CARC_NONE;
  if (!c->rules->with_lake)
    return TRUE;
  c->rules->lake_tile = (guint16) c->tiles->len;
  if (!add_set (c, "lake", 1))
    return FALSE;
  if (!c->has_layout)
    carc_lake_layout_default (&c->layout);
  /* Built from the line even when nobody said it: a record carries it, and must be the same game when read again. */
  carc_lake_layout_build (&c->layout, &g_array_index (c->tiles, CarcTile, c->rules->lake_tile));
  c->rules->lake_layout = carc_lake_layout_print (&c->layout);
  return TRUE;
}

static gboolean
choose_start (Compiler *c, const TableSetup *setup)
{
  CarcRules *rules = c->rules;
  const char *set = rules->with_river ? "river" : "base";
  int tile = -1, x = 0, y = 0, rot = 0;
  for (guint i = 0; i < setup->n_lines; i++)
    {
      TableWords words;
      table_words_cut (&words, setup->lines[i], NULL);
      if (strcmp (words.word[0], "start") != 0)
        continue;
      tile = carc_rules_tile (rules, words.word[1]);
      table_words_xy (words.word[2], &x, &y);
      carc_rot_word (words.word[3], &rot);
      if (tile < 0 || rules->tiles[tile].w * rules->tiles[tile].h != 1)
        return table_refuse (c->why, _ ("the game cannot start from “%.40s”"), words.word[1]);
      if (rules->with_river && (!rules->tiles[tile].start || strcmp (rules->tiles[tile].set, "river") != 0))
        return table_refuse (c->why, _ ("with the river the game starts from its spring"));
      if (ABS (x) > 100 || ABS (y) > 100)
        return table_refuse (c->why, _ ("the starting tile lies at most 100 cells from 0,0"));
    }
  for (guint i = 0; tile < 0 && i < rules->n_tiles; i++)
    if (rules->tiles[i].start && strcmp (rules->tiles[i].set, set) == 0)
      tile = (int) i;
  if (tile < 0)
    return table_refuse (c->why, _ ("there is no starting tile: the setup names no set that has one"));
  rules->start_tile = (guint16) tile;
  rules->start_x = rules->arbitress_x = (gint16) x;
  rules->start_y = rules->arbitress_y = (gint16) y;
  rules->start_rot = (gint16) rot;
  return TRUE;
}

static gboolean
place_arbitress (Compiler *c, const TableSetup *setup)
{
  for (guint i = 0; i < setup->n_lines; i++)
    {
      TableWords words;
      int x, y;
      table_words_cut (&words, setup->lines[i], NULL);
      if (strcmp (words.word[0], "arbitress") != 0)
        continue;
      table_words_xy (words.word[1], &x, &y);
      if (!c->rules->with_arbitress)
        return table_refuse (c->why, _ ("the Arbitress is placed but not used: “use arbitress” is missing"));
      if (x != c->rules->start_x || y != c->rules->start_y)
        return table_refuse (c->why, _ ("the Arbitress starts on the starting tile, not on %d,%d"), x, y);
    }
  return TRUE;
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
  for (guint kind = 0; kind < CARC_N_FIGURE_KINDS; kind++)
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
  for (guint i = 0; i < setup->n_lines; i++)
    {
      TableWords words;
      if (!table_words_cut (&words, setup->lines[i], c->why) || !read_line (c, &words))
        return FALSE;
    }
  if (!add_lake (c))
    return FALSE;
  if (c->has_layout && !rules->with_lake)
    return table_refuse (c->why, _ ("the lake has a layout but is not used: “use lake” is missing"));

  rules->n_tiles = c->tiles->len;
  rules->tiles = g_memdup2 (c->tiles->data, c->tiles->len * sizeof (CarcTile));
  rules->figures[CARC_FOLLOWER] = 7;
  rules->figures[CARC_BIG] = rules->with_inns ? 1 : 0;
  return carc_rules_have_room (rules, c->why) && choose_start (c, setup) && place_arbitress (c, setup);
}

CarcRules *
carc_rules_new (const TableSetup *setup, TableRefusal *why)
{
  g_autoptr (GArray) tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  CarcRules *rules = g_new0 (CarcRules, 1);
  Compiler c = { .rules = rules, .tiles = tiles, .why = why };

  rules->refs = 1;
  rules->n_players = setup->n_players;
  memcpy (rules->players, setup->players, sizeof rules->players);
  memcpy (rules->rulings, setup->rulings, sizeof rules->rulings);
  if (!compile (&c, setup))
    {
      carc_rules_unref (rules);
      return NULL;
    }
  for (guint i = 0; carc_systems[i]; i++)
    rules->guarded |= carc_systems[i]->may_lay && carc_systems[i]->in_play (rules);
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
