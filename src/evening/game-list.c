/* game-list.c - the games as a list to look at: sorted, searched and filtered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `all` has every game in the order of the ids, because the library names them in that order.  `shown` has those that
 * the person sees, in the order of the list; it points into `all`.
 */
#include <string.h>

#include "game-list.h"

/* ---- the item ---- */

struct _ArbListedGame
{
  GObject parent_instance;

  LibraryGame *game;
};

G_DEFINE_FINAL_TYPE (ArbListedGame, arb_listed_game, G_TYPE_OBJECT)

static void
arb_listed_game_finalize (GObject *object)
{
  library_game_free (ARB_LISTED_GAME (object)->game);

  G_OBJECT_CLASS (arb_listed_game_parent_class)->finalize (object);
}

static void
arb_listed_game_class_init (ArbListedGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_listed_game_finalize;
}

static void
arb_listed_game_init (ArbListedGame *self)
{
}

const LibraryGame *
arb_listed_game_get (ArbListedGame *self)
{
  g_return_val_if_fail (ARB_IS_LISTED_GAME (self), NULL);

  return self->game;
}

/* ---- the list ---- */

typedef struct
{
  gint64 id;
  gint64 changed; /* microseconds */
  gint64 created;
  guint n_entries;
  gboolean finished;
  gboolean wanted; /* of the game that is filtered for */
  char *title_key; /* sorts titles; NULL unless they are sorted */
  char *words;     /* what is searched; NULL unless something is searched for */
} Line;

struct _ArbGameList
{
  GObject parent_instance;

  ArbGames *games;
  GPtrArray *all;   /* Line* */
  GPtrArray *shown; /* Line*, not owned */

  ArbGameSort sort;
  ArbGameState state;
  char *game;
  char **search; /* the words, as search_text () makes them */

  gboolean held;
  GArray *changed; /* gint64: the games that changed while it was held */
};

static void arb_game_list_init_model (GListModelInterface *interface);
G_DEFINE_FINAL_TYPE_WITH_CODE (ArbGameList, arb_game_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, arb_game_list_init_model))

static void
line_free (gpointer data)
{
  Line *line = data;

  g_free (line->title_key);
  g_free (line->words);
  g_free (line);
}

/* The text without case and accents: "Günter" and "gunter" are the same. */
static char *
search_text (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *parts = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
  GString *plain = g_string_new (NULL);

  for (const char *c = parts != NULL ? parts : ""; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);
      GUnicodeType type = g_unichar_type (letter);

      if (letter == 0x142) /* the Polish l, which has no parts */
        letter = 'l';
      if (type != G_UNICODE_NON_SPACING_MARK && type != G_UNICODE_FORMAT)
        g_string_append_unichar (plain, letter);
    }
  return g_string_free (plain, FALSE);
}

static void
line_fill (ArbGameList *self, Line *line, const LibraryGame *game)
{
  line->id = game->id;
  line->changed = game->stamp;
  line->created = game->created;
  line->n_entries = game->n_entries;
  line->finished = game->finished;
  line->wanted = *self->game == '\0' || g_str_equal (game->game, self->game);
  g_clear_pointer (&line->title_key, g_free);
  g_clear_pointer (&line->words, g_free);
  if (self->sort == ARB_SORT_TITLE)
    line->title_key = g_utf8_collate_key (*game->title != '\0' ? game->title : game->players, -1);
  if (self->search != NULL)
    {
      g_autofree char *both = g_strconcat (game->title, "\n", game->players, NULL);

      line->words = search_text (both);
    }
}

static gboolean
is_shown (ArbGameList *self, const Line *line)
{
  if (!line->wanted || (self->state == ARB_STATE_PLAYING && line->finished)
      || (self->state == ARB_STATE_FINISHED && !line->finished))
    return FALSE;
  for (guint i = 0; self->search != NULL && self->search[i] != NULL; i++)
    if (strstr (line->words, self->search[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* < 0: `a` comes first. */
static int
compare (const Line *a, const Line *b, ArbGameSort sort)
{
  int by = 0;

  if (a->finished != b->finished)
    return a->finished ? 1 : -1;
  switch (sort)
    {
    case ARB_SORT_BEGUN: by = (b->created > a->created) - (b->created < a->created); break;
    case ARB_SORT_TITLE: by = strcmp (a->title_key, b->title_key); break;
    case ARB_SORT_ENTRIES: by = (b->n_entries > a->n_entries) - (b->n_entries < a->n_entries); break;
    case ARB_SORT_PLAYED:
    case ARB_N_SORTS:
    default: break;
    }
  if (by == 0)
    by = (b->changed > a->changed) - (b->changed < a->changed);
  return by != 0 ? by : (b->id > a->id) - (b->id < a->id);
}

static int
compare_pointers (gconstpointer a, gconstpointer b, gpointer self)
{
  return compare (*(const Line *const *) a, *(const Line *const *) b, ARB_GAME_LIST (self)->sort);
}

/* ---- all of it ---- */

static void
add_line (LibraryGame *game, gpointer data)
{
  ArbGameList *self = data;
  Line *line = g_new0 (Line, 1);

  line_fill (self, line, game);
  g_ptr_array_add (self->all, line);
  library_game_free (game);
}

static void
show_lines (ArbGameList *self)
{
  guint before = self->shown->len;

  g_ptr_array_set_size (self->shown, 0);
  for (guint i = 0; i < self->all->len; i++)
    if (is_shown (self, self->all->pdata[i]))
      g_ptr_array_add (self->shown, self->all->pdata[i]);
  g_ptr_array_sort_with_data (self->shown, compare_pointers, self);
  if (before > 0 || self->shown->len > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->shown->len);
}

gboolean
arb_game_list_load (ArbGameList *self, GError **error)
{
  gboolean done;

  g_return_val_if_fail (ARB_IS_GAME_LIST (self), FALSE);

  g_array_set_size (self->changed, 0);
  g_ptr_array_set_size (self->all, 0);
  done = arb_games_each (self->games, add_line, self, error);
  if (!done)
    g_ptr_array_set_size (self->all, 0);
  show_lines (self);
  return done;
}

/* ---- one game ---- */

/* The index in `all`, or where the game would be inserted. */
static guint
find_line (ArbGameList *self, gint64 id)
{
  guint from = 0, to = self->all->len;

  while (from < to)
    {
      guint middle = from + (to - from) / 2;

      if (((const Line *) self->all->pdata[middle])->id < id)
        from = middle + 1;
      else
        to = middle;
    }
  return from;
}

static guint
find_place (ArbGameList *self, const Line *line)
{
  guint from = 0, to = self->shown->len;

  while (from < to)
    {
      guint middle = from + (to - from) / 2;

      if (compare (self->shown->pdata[middle], line, self->sort) < 0)
        from = middle + 1;
      else
        to = middle;
    }
  return from;
}

static void
update_game (ArbGameList *self, gint64 id)
{
  g_autoptr (LibraryGame) game = arb_games_get (self->games, id);
  guint index = find_line (self, id), was = 0, is = 0;
  gboolean known = index < self->all->len && ((const Line *) self->all->pdata[index])->id == id;
  gboolean gone = FALSE, came = FALSE;
  Line *line = NULL;

  if (known)
    gone = g_ptr_array_find (self->shown, self->all->pdata[index], &was);
  if (gone)
    g_ptr_array_remove_index (self->shown, was);
  if (game != NULL)
    {
      line = known ? self->all->pdata[index] : g_new0 (Line, 1);
      if (!known)
        g_ptr_array_insert (self->all, (int) index, line);
      line_fill (self, line, game);
      came = is_shown (self, line);
      is = find_place (self, line);
    }
  else if (known)
    g_ptr_array_remove_index (self->all, index);

  /* A game that has another place now is removed there and added here, so that no other row changes. */
  if (gone && !(came && was == is))
    g_list_model_items_changed (G_LIST_MODEL (self), was, 1, 0);
  if (!came)
    return;
  g_ptr_array_insert (self->shown, (int) is, line);
  g_list_model_items_changed (G_LIST_MODEL (self), is, gone && was == is, 1);
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

/* ---- order, filter, search ---- */

void
arb_game_list_sort (ArbGameList *self, ArbGameSort sort)
{
  g_return_if_fail (ARB_IS_GAME_LIST (self));

  if (self->sort == sort)
    return;
  self->sort = sort;
  if (self->all->len > 0)
    arb_game_list_load (self, NULL);
}

void
arb_game_list_filter (ArbGameList *self, const char *game, ArbGameState state)
{
  g_return_if_fail (ARB_IS_GAME_LIST (self));

  self->state = state;
  if (g_str_equal (self->game, game))
    {
      show_lines (self);
      return;
    }
  g_free (self->game);
  self->game = g_strdup (game);
  arb_game_list_load (self, NULL);
}

void
arb_game_list_search (ArbGameList *self, const char *words)
{
  gboolean searched;
  g_autofree char *text = NULL;

  g_return_if_fail (ARB_IS_GAME_LIST (self));

  searched = self->search != NULL;
  text = search_text (words);
  g_strstrip (text);
  if (!searched && *text == '\0')
    return;
  g_clear_pointer (&self->search, g_strfreev);
  if (*text != '\0')
    self->search = g_strsplit_set (text, " \t", -1);
  /* The words of all games are in memory only while something is searched for. */
  if (searched && self->search != NULL)
    show_lines (self);
  else
    arb_game_list_load (self, NULL);
}

guint
arb_game_list_n_all (ArbGameList *self)
{
  g_return_val_if_fail (ARB_IS_GAME_LIST (self), 0);

  return self->all->len;
}

/* ---- the model ---- */

static GType
game_list_get_item_type (GListModel *model)
{
  return ARB_TYPE_LISTED_GAME;
}

static guint
game_list_get_n_items (GListModel *model)
{
  return ARB_GAME_LIST (model)->shown->len;
}

static gpointer
game_list_get_item (GListModel *model, guint position)
{
  ArbGameList *self = ARB_GAME_LIST (model);
  const Line *line;
  ArbListedGame *item;

  if (position >= self->shown->len)
    return NULL;
  line = self->shown->pdata[position];
  item = g_object_new (ARB_TYPE_LISTED_GAME, NULL);
  item->game = arb_games_get (self->games, line->id);
  if (item->game == NULL) /* the library cannot be read any more; opening the game will say why */
    {
      item->game = g_new0 (LibraryGame, 1);
      item->game->id = line->id;
      item->game->stamp = line->changed;
      item->game->changed = line->changed / G_USEC_PER_SEC;
      item->game->n_entries = line->n_entries;
      item->game->finished = line->finished;
      item->game->game = g_strdup ("");
      item->game->title = g_strdup ("");
      item->game->players = g_strdup ("");
      item->game->summary = g_strdup ("");
    }
  return item;
}

static void
arb_game_list_init_model (GListModelInterface *interface)
{
  interface->get_item_type = game_list_get_item_type;
  interface->get_n_items = game_list_get_n_items;
  interface->get_item = game_list_get_item;
}

static void
arb_game_list_finalize (GObject *object)
{
  ArbGameList *self = ARB_GAME_LIST (object);

  g_clear_object (&self->games);
  g_ptr_array_unref (self->shown);
  g_ptr_array_unref (self->all);
  g_array_unref (self->changed);
  g_strfreev (self->search);
  g_free (self->game);

  G_OBJECT_CLASS (arb_game_list_parent_class)->finalize (object);
}

static void
arb_game_list_class_init (ArbGameListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_game_list_finalize;
}

static void
arb_game_list_init (ArbGameList *self)
{
  self->all = g_ptr_array_new_with_free_func (line_free);
  self->shown = g_ptr_array_new ();
  self->changed = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->game = g_strdup ("");
}

ArbGameList *
arb_game_list_new (ArbGames *games)
{
  ArbGameList *self = g_object_new (ARB_TYPE_GAME_LIST, NULL);

  self->games = g_object_ref (games);
  g_signal_connect_object (games, "game-changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  return self;
}
