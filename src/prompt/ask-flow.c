/* ask-flow.c - the prompt in which a question about the table is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ask-flow.h"

#include <glib/gi18n.h>

static char *
ask_menu (gconstpointer state)
{
  return g_strdup (_ ("What do you want to know?"));
}

static char *
preview (ActFlow *flow, const ActChoice *choice)
{
  return NULL;
}

/* A question is nobody's turn. */
static int
player (ActFlow *flow)
{
  return -1;
}

typedef struct
{
  ActFlowGame flow;
  TableGame table; /* the game whose acts are its questions */
} AskGame;

/* One for each game; they last as long as the program. */
static const ActFlowGame *
ask_game (const TableGame *game)
{
  static GHashTable *games;
  AskGame *found;

  if (games == NULL)
    games = g_hash_table_new (NULL, NULL);
  found = g_hash_table_lookup (games, game);
  if (found != NULL)
    return &found->flow;
  found = g_new0 (AskGame, 1);
  found->table = *game;
  found->table.acts = game->queries;
  found->flow = (ActFlowGame){
    .table = &found->table,
    .ask_menu = ask_menu,
    .ask_over = ask_menu,
    .hint_menu = N_ ("a letter, or a click on the map, on a player or on a line of points; Esc ends it"),
    .preview = preview,
    .board_labels = FLOW_LETTERS,
    .menu_labels = FLOW_LETTERS FLOW_DIGITS,
    .asks = TRUE,
    .player = player,
  };
  g_hash_table_insert (games, (gpointer) game, found);
  return &found->flow;
}

ActFlow *
ask_flow_new (const TableGame *game)
{
  g_return_val_if_fail (game != NULL && game->queries != NULL, NULL);

  return act_flow_new (ask_game (game));
}
