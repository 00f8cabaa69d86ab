/* game-list.c - the games of the library as items of a GListStore, which nobody has put in order yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game-list.h"
#include "search.h"
#include "table/table-object.h"

/* ---- the item ---- */

struct _ArbListedGame
{
  GObject parent_instance;

  ArbGames *games;
  LibraryGame game; /* without title, players and summary until somebody wants to see them; `game` is interned */
  char *title_key;  /* sorts titles */
  char *words;      /* what is searched */
};

G_DEFINE_FINAL_TYPE (ArbListedGame, arb_listed_game, G_TYPE_OBJECT)

static void
arb_listed_game_class_init (ArbListedGameClass *klass)
{
  TABLE_FREES (klass, ArbListedGame, g_object_unref, games);
  TABLE_FREES (klass, ArbListedGame, g_free, game.title, game.players, game.summary, title_key, words);
}

static void
arb_listed_game_init (ArbListedGame *self)
{
}

const LibraryGame *
arb_listed_game_get (ArbListedGame *self)
{
  g_return_val_if_fail (ARB_IS_LISTED_GAME (self), NULL);

  if (self->game.title == NULL)
    {
      g_autoptr (LibraryGame) read = arb_games_get (self->games, self->game.id);

      /* NULL: the library cannot be read any more; opening the game will say why. */
      self->game.title = g_strdup (read != NULL ? read->title : "");
      self->game.players = g_strdup (read != NULL ? read->players : "");
      self->game.summary = g_strdup (read != NULL ? read->summary : "");
    }
  return &self->game;
}

gboolean
arb_listed_game_is_wanted (ArbListedGame *self, const char *game, ArbGameState state, char **words)
{
  if ((*game != '\0' && !g_str_equal (self->game.game, game))
      || (state != ARB_STATE_ANY && self->game.finished != (state == ARB_STATE_FINISHED)))
    return FALSE;
  return arb_search_finds (self->words, words);
}

int
arb_listed_game_compare (ArbListedGame *one, ArbListedGame *other, ArbGameSort sort)
{
  const LibraryGame *a = &one->game, *b = &other->game;
  int by = 0;

  if (a->finished != b->finished)
    return a->finished ? 1 : -1;
  switch (sort)
    {
    case ARB_SORT_BEGUN: by = (b->created > a->created) - (b->created < a->created); break;
    case ARB_SORT_TITLE: by = strcmp (one->title_key, other->title_key); break;
    case ARB_SORT_ENTRIES: by = (b->n_entries > a->n_entries) - (b->n_entries < a->n_entries); break;
    case ARB_SORT_PLAYED:
    case ARB_N_SORTS:
    default: break;
    }
  if (by == 0)
    by = (b->stamp > a->stamp) - (b->stamp < a->stamp);
  return by != 0 ? by : (b->id > a->id) - (b->id < a->id);
}

/* ---- the list ---- */

struct _ArbGameList
{
  GObject parent_instance;

  ArbGames *games;
  GListStore *items;
  gboolean texts; /* the items have words and keys of titles */

  gboolean held;
  GArray *changed; /* gint64: the games that changed while it was held */
};

G_DEFINE_FINAL_TYPE (ArbGameList, arb_game_list, G_TYPE_OBJECT)

static ArbListedGame *
item_new (ArbGameList *self, const LibraryGame *game)
{
  ArbListedGame *item = g_object_new (ARB_TYPE_LISTED_GAME, NULL);

  item->games = g_object_ref (self->games);
  item->game = *game;
  item->game.game = (char *) g_intern_string (game->game);
  item->game.title = item->game.players = item->game.summary = NULL;
  if (self->texts)
    {
      g_autofree char *both = g_strconcat (game->title, "\n", game->players, NULL);

      item->title_key = g_utf8_collate_key (*game->title != '\0' ? game->title : game->players, -1);
      item->words = arb_search_plain (both);
    }
  return item;
}

typedef struct
{
  ArbGameList *self;
  GPtrArray *items;
} Load;

static void
add_item (LibraryGame *game, gpointer data)
{
  const Load *load = data;

  g_ptr_array_add (load->items, item_new (load->self, game));
  library_game_free (game);
}

gboolean
arb_game_list_load (ArbGameList *self, GError **error)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  Load load = { self, items };
  gboolean done;

  g_return_val_if_fail (ARB_IS_GAME_LIST (self), FALSE);

  g_array_set_size (self->changed, 0);
  done = arb_games_each (self->games, add_item, &load, error);
  if (!done)
    g_ptr_array_set_size (items, 0);
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)), items->pdata, items->len);
  return done;
}

gboolean
arb_game_list_read_texts (ArbGameList *self, gboolean texts)
{
  guint n;

  g_return_val_if_fail (ARB_IS_GAME_LIST (self), FALSE);

  n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  if (self->texts == texts)
    return FALSE;
  self->texts = texts;
  for (guint i = 0; !texts && i < n; i++)
    {
      g_autoptr (ArbListedGame) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      g_clear_pointer (&item->title_key, g_free);
      g_clear_pointer (&item->words, g_free);
    }
  if (!texts || n == 0)
    return FALSE;
  arb_game_list_load (self, NULL);
  return TRUE;
}

static gboolean
is_same_game (gconstpointer a, gconstpointer b)
{
  return ((const ArbListedGame *) a)->game.id == ((const ArbListedGame *) b)->game.id;
}

/* The item of a game that changed is a new one, so its row is, too. */
static void
update_game (ArbGameList *self, gint64 id)
{
  g_autoptr (LibraryGame) game = arb_games_get (self->games, id);
  const LibraryGame gone = { .id = id, .title = (char *) "", .players = (char *) "" };
  g_autoptr (ArbListedGame) item = item_new (self, game != NULL ? game : &gone);
  guint place = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  const gboolean known = g_list_store_find_with_equal_func (self->items, item, is_same_game, &place);

  g_list_store_splice (self->items, place, known, (gpointer *) &item, game != NULL);
}

static void
on_game_changed (ArbGameList *self, gint64 id)
{
  if (!self->held)
    update_game (self, id);
  else if (self->changed->len == 0 || g_array_index (self->changed, gint64, self->changed->len - 1) != id)
    g_array_append_val (self->changed, id);
}

void
arb_game_list_hold (ArbGameList *self, gboolean held)
{
  g_return_if_fail (ARB_IS_GAME_LIST (self));

  self->held = held;
  for (guint i = 0; !held && i < self->changed->len; i++)
    update_game (self, g_array_index (self->changed, gint64, i));
  if (!held)
    g_array_set_size (self->changed, 0);
}

GListModel *
arb_game_list_items (ArbGameList *self)
{
  g_return_val_if_fail (ARB_IS_GAME_LIST (self), NULL);

  return G_LIST_MODEL (self->items);
}

static void
arb_game_list_class_init (ArbGameListClass *klass)
{
  TABLE_FREES (klass, ArbGameList, g_object_unref, games, items);
  TABLE_FREES (klass, ArbGameList, g_array_unref, changed);
}

static void
arb_game_list_init (ArbGameList *self)
{
  self->items = g_list_store_new (ARB_TYPE_LISTED_GAME);
  self->changed = g_array_new (FALSE, FALSE, sizeof (gint64));
}

ArbGameList *
arb_game_list_new (ArbGames *games)
{
  ArbGameList *self = g_object_new (ARB_TYPE_GAME_LIST, NULL);

  self->games = g_object_ref (games);
  g_signal_connect_object (games, "game-changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  return self;
}
