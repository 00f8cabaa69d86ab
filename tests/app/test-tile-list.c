/* test-tile-list.c - the question "Which tile?": tiles keep their places, pictures use the room, and what only the
 * player on turn can do stands beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <string.h>

#include "app/carcassonne/tile-finder.h"
#include "app/kit/settings.h"
#include "app/kit/wrap.h"
#include "app/table/prompt.h"
#include "carcassonne/carc-play.h"
#include "carcassonne/carc-facts.h"
#include "prompt/carc-flow.h"
#include "stage.h"
#include "../table/test-add.h"

#define FEW_SETS "tests/games/fixtures/base-p2.arb"
#define SETS "tests/games/fixtures/ic-tb-p4.arb"

static const CarcState *
state_of (const Stage *stage)
{
  return arb_session_moment (stage->session).state;
}

static gboolean
asks_tile (const Stage *stage)
{
  return state_of (stage)->ask == CARC_ASK_TILE;
}

/* The text on the key of a button; NULL: it has none. */
static const char *
key_of (GtkWidget *button)
{
  g_autoptr (GPtrArray) labels = stage_all (button, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "key-plate"))
      return gtk_label_get_text (labels->pdata[i]);
  return NULL;
}

/* Calls `see` for each button of a tile that a person sees in the list. */
static void
each_tile (const Stage *stage, void (*see) (GtkWidget *button, const char *key, gpointer data), gpointer data)
{
  for (GtkWidget *child = gtk_widget_get_first_child (stage_answers (stage)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !arb_wrap_is_cut (child) && gtk_widget_has_css_class (child, "tile-choice")
        && key_of (child) != NULL)
      see (child, key_of (child), data);
}

/* ---- places ---- */

typedef struct
{
  GtkWidget *list;
  GHashTable *places; /* by key: "x y" */
  guint n_same;
} Seen;

static void
see_place (GtkWidget *button, const char *key, gpointer data)
{
  Seen *seen = data;
  graphene_rect_t bounds;
  const char *before = g_hash_table_lookup (seen->places, key);
  g_autofree char *place = NULL;

  g_assert_true (gtk_widget_compute_bounds (button, seen->list, &bounds));
  place = g_strdup_printf ("%.0f %.0f", bounds.origin.x, bounds.origin.y);
  if (before != NULL)
    g_assert_cmpstr (place, ==, before);
  seen->n_same += before != NULL;
  g_hash_table_replace (seen->places, g_strdup (key), g_strdup (place));
}

/* A kind can be drawn from now on, or no longer: then the list is another one. */
static guint
n_drawn (const CarcState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->rules->n_tiles; i++)
    n += state->rules->counts[i] > 0 && carc_may_draw (state, i, NULL);
  return n;
}

static guint
n_run_out (const CarcState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->rules->n_tiles; i++)
    n += state->rules->counts[i] > 0 && state->remaining[i] == 0 && !carc_tile_held (state->rules, i)
         && carc_may_draw (state, i, NULL);
  return n;
}

/* Most kinds have run out: if not all have room in the list, only the others are there. */
static gboolean
may_close_up (const CarcState *state)
{
  guint n_left = 0;

  for (guint i = 0; i < state->rules->n_tiles; i++)
    n_left += state->rules->counts[i] > 0 && state->remaining[i] > 0;
  return n_run_out (state) >= n_left;
}

/* A tile has the same place in each turn, however many kinds have run out: always in a list that has room for all. */
static void
test_places (gconstpointer name)
{
  const gboolean many = !g_str_equal (name, FEW_SETS);
  g_auto (Stage) stage = stage_of_game (name);
  Seen seen = { stage_answers (&stage), g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free), 0 };
  guint n_before = 0, n_gone = 0;
  gboolean closed_up = FALSE;

  while (arb_session_undo (stage.session))
    {
      stage_settle (&stage);
      if (!asks_tile (&stage))
        continue;
      if (n_before != n_drawn (state_of (&stage)) || closed_up)
        g_hash_table_remove_all (seen.places);
      n_before = n_drawn (state_of (&stage));
      closed_up = many && may_close_up (state_of (&stage));
      n_gone += n_run_out (state_of (&stage));
      each_tile (&stage, see_place, &seen);
    }
  g_assert_cmpuint (n_gone, >, 100);
  g_assert_cmpuint (seen.n_same, >, 500);
  g_hash_table_unref (seen.places);
}

/* ---- pictures ---- */

static void
see_width (GtkWidget *button, const char *key, gpointer data)
{
  int *widest = data;

  *widest = MAX (*widest, gtk_widget_get_width (button));
}

static int
widest (const Stage *stage)
{
  int width = 0;

  each_tile (stage, see_width, &width);
  return width;
}

static void
press (const Stage *stage, guint keyval)
{
  g_assert_true (stage_key (stage->window, keyval, 0, 0));
  stage_settle (stage);
}

/* Few tiles in a large window have large pictures, and all are in view; in a small window they are small again. */
static void
test_sizes (void)
{
  g_auto (Stage) stage = stage_of_game (SETS);
  int many, few;

  while (stage_length (&stage) > 20 || !asks_tile (&stage))
    g_assert_true (arb_session_undo (stage.session));
  stage_resize (&stage, 1280, 900);
  stage_settle (&stage);
  many = widest (&stage);
  for (const char *edges = "cfc"; *edges != '\0'; edges++)
    press (&stage, (guint) *edges);
  few = widest (&stage);
  g_assert_cmpint (few, >, many + 20);
  stage_resize (&stage, 700, 700);
  stage_settle (&stage);
  g_assert_cmpint (widest (&stage), <, few);
}

static void
count_tile (GtkWidget *button, const char *key, gpointer data)
{
  ++*(guint *) data;
}

/* In a window without room for all kinds, those that are left come into view when most have run out. */
static void
test_close_up (void)
{
  g_auto (Stage) stage = stage_of_game (FEW_SETS);
  guint n_seen = 0;

  stage_resize (&stage, 400, 700);
  do
    g_assert_true (arb_session_undo (stage.session));
  while (!asks_tile (&stage) || state_of (&stage)->n_remaining < 6);
  stage_settle (&stage);
  g_assert_true (may_close_up (state_of (&stage)));
  each_tile (&stage, count_tile, &n_seen);
  for (guint i = 0; i < state_of (&stage)->rules->n_tiles; i++)
    n_seen -= state_of (&stage)->remaining[i] > 0;
  g_assert_cmpuint (n_seen, ==, 0);
  for (GtkWidget *child = gtk_widget_get_first_child (stage_answers (&stage)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_assert_true (!gtk_widget_get_mapped (child) || key_of (child) != NULL); /* no place is free */
}

/* ---- beside the list ---- */

/* The button in the finder with this on its key; NULL: there is none. */
static GtkWidget *
beside (const Stage *stage, const char *key)
{
  g_autoptr (GPtrArray) buttons = stage_all (stage_part (stage, ARB_TYPE_TILE_FINDER), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_mapped (buttons->pdata[i]) && g_strcmp0 (key_of (buttons->pdata[i]), key) == 0)
      return buttons->pdata[i];
  return NULL;
}

static void
go_back_to (const Stage *stage, guint length)
{
  while (stage_length (stage) > length)
    g_assert_true (arb_session_undo (stage->session));
  stage_settle (stage);
}

/* Before each entry in which somebody pays a ransom or lays an abbey, its button is there and leads to it; before no
 * other it would be refused. */
static void
test_mine (void)
{
  g_auto (Stage) stage = stage_of_game (STAGE_MANY_SETS);
  const TableJournal *journal = arb_session_journal (stage.session);
  guint n_ransoms = 0, n_abbeys = 0, n_named = 0;

  for (guint i = table_journal_length (journal); i-- > 0;)
    {
      const char *line = table_journal_entry (journal, i).line;
      const gboolean ransom = g_str_has_prefix (line, "ransom"), abbey = g_str_has_prefix (line, "place abbey/abbey");
      GtkWidget *button;

      if (!ransom && !abbey)
        continue;
      go_back_to (&stage, i);
      g_assert_true (asks_tile (&stage));
      button = beside (&stage, ransom ? "? R" : "\u21e75N");
      g_assert_nonnull (button);
      n_named += ransom && stage_says (button, "Ransom to ", FALSE);
      g_signal_emit_by_name (button, "clicked");
      stage_settle (&stage);
      /* Either more is asked, or there was only one prisoner. */
      if (!ransom || stage_length (&stage) == i)
        g_assert_cmpint (widest (&stage), ==, 0);
      else
        g_assert_true (g_str_has_prefix (table_journal_entry (journal, i).line, "ransom"));
      n_ransoms += ransom;
      n_abbeys += abbey;
    }
  g_assert_cmpuint (n_ransoms, >, 5);
  g_assert_cmpuint (n_named, ==, n_ransoms); /* in this game, always one player has the prisoners */
  g_assert_cmpuint (n_abbeys, >, 1);
  go_back_to (&stage, 0);
  g_assert_null (beside (&stage, "? R"));
}

/* ---- the buttons of the finder ---- */

/* Where what a person can press in the finder lies, by its name: "x y width height" in the window. */
static GHashTable *
finder_places (const Stage *stage)
{
  GtkWidget *finder = stage_part (stage, ARB_TYPE_TILE_FINDER);
  g_autoptr (GPtrArray) buttons = stage_all (finder, GTK_TYPE_BUTTON);
  GHashTable *places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = buttons->pdata[i];
      const char *label = gtk_button_get_label (GTK_BUTTON (button)), *hint = gtk_widget_get_tooltip_text (button);
      GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button)), *hit;
      graphene_point_t middle;

      if (!gtk_widget_get_mapped (button))
        continue;
      if (GTK_IS_LABEL (child))
        label = gtk_label_get_text (GTK_LABEL (child));
      g_assert_true (gtk_widget_compute_point (
          button, stage->window,
          &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (button) / 2, (float) gtk_widget_get_height (button) / 2),
          &middle));
      /* Nothing covers it, and it is not cut; a click on one that is grey falls through it. */
      hit = gtk_widget_pick (stage->window, middle.x, middle.y, GTK_PICK_INSENSITIVE);
      g_assert_true (hit != NULL && (hit == button || gtk_widget_is_ancestor (hit, button)));
      g_assert_true (g_hash_table_replace (places, g_strdup (label != NULL ? label : hint),
                                           g_strdup_printf ("%.0f %.0f", middle.x, middle.y)));
    }
  return places;
}

static guint
count_facts (CarcFacts facts)
{
  guint n = 0;

  for (CARC_EACH_FACT (fact, facts))
    n++;
  return n;
}

/* All marks can be pressed; and what could be before is where it was, whatever comes and goes beside it. */
static guint
check_finder (const Stage *stage, GHashTable *before)
{
  g_autoptr (GHashTable) now = finder_places (stage);
  const guint n_marks = count_facts (carc_facts_that_differ (state_of (stage)->rules));
  guint n = 0, n_mine = 0;
  GHashTableIter iter;
  gpointer name, place;

  g_hash_table_iter_init (&iter, now);
  while (g_hash_table_iter_next (&iter, &name, &place))
    {
      const char *was = g_hash_table_lookup (before, name);
      /* Each player has other tiles of their own, and a ransom comes behind them. */
      const gboolean mine = strchr (name, ':') != NULL;

      n_mine += mine;
      n += !mine;
      if (was != NULL && !mine)
        g_assert_cmpstr (place, ==, was);
      g_hash_table_replace (before, g_strdup (name), g_strdup (place));
    }
  g_assert_cmpuint (n, ==, n_marks + 3 + 1); /* three kinds of edges, and the look by set */
  return n_mine;
}

typedef struct
{
  int width, height;
} Size;

/* In a window of the application, all that finds a tile can be pressed in every turn, at one place. */
static void
test_finder (gconstpointer data)
{
  const Size *size = data;
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  g_auto (Stage) stage = stage_of_game (STAGE_MANY_SETS);
  g_autoptr (GHashTable) before = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  guint n_with = 0, n_without = 0, most = 0;

  gtk_css_provider_load_from_resource (style, "/org/arbitress/Arbitress/style.css");
  gtk_style_context_add_provider_for_display (gtk_widget_get_display (stage.window), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  /* The points beside the map go at once, and not while something is measured. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  stage_resize (&stage, size->width, size->height);
  for (guint length = stage_length (&stage); length > 0 && n_with + n_without < 60; length = stage_length (&stage))
    {
      guint n_mine;

      g_assert_true (arb_session_undo (stage.session));
      if (!asks_tile (&stage) || length % 2 != 0)
        continue;
      stage_settle (&stage);
      n_mine = check_finder (&stage, before);
      n_with += n_mine > 0;
      n_without += n_mine == 0;
      most = MAX (most, n_mine);
      for (const char *edge = "fr"; *edge != '\0'; edge++)
        {
          press (&stage, (guint) *edge);
          if (gtk_widget_get_mapped (stage_part (&stage, ARB_TYPE_TILE_FINDER))) /* else there was only one tile left */
            check_finder (&stage, before);
        }
      press (&stage, GDK_KEY_Escape);
    }
  g_assert_cmpuint (n_with, >, 5);
  g_assert_cmpuint (n_without, >, 1);
  g_assert_cmpuint (most, ==, 2);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  gtk_style_context_remove_provider_for_display (gtk_widget_get_display (stage.window), GTK_STYLE_PROVIDER (style));
}

/* ---- by set ---- */

static guint
n_headings (const Stage *stage)
{
  g_autoptr (GPtrArray) labels = stage_all (stage_answers (stage), GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += gtk_widget_get_visible (labels->pdata[i]) && gtk_widget_has_css_class (labels->pdata[i], "caption-heading");
  return n;
}

/* Each set has its name above it, once, and all tiles are still there. */
static void
test_by_set (void)
{
  g_auto (Stage) stage = stage_of_game (SETS);
  GtkToggleButton *by_set;

  while (stage_length (&stage) > 20 || !asks_tile (&stage))
    g_assert_true (arb_session_undo (stage.session));
  stage_settle (&stage);
  by_set = GTK_TOGGLE_BUTTON (stage_find (stage_part (&stage, ARB_TYPE_TILE_FINDER), GTK_TYPE_TOGGLE_BUTTON));
  g_assert_cmpuint (n_headings (&stage), ==, 0);
  gtk_toggle_button_set_active (by_set, TRUE);
  stage_settle (&stage);
  g_assert_cmpuint (n_headings (&stage), ==, 3);
  g_assert_true (stage_says (stage_answers (&stage), "Inns and Cathedrals", TRUE));
  press (&stage, 'c');
  g_assert_cmpuint (n_headings (&stage), ==, 3);
  press (&stage, GDK_KEY_BackSpace);
  gtk_toggle_button_set_active (by_set, FALSE);
  stage_settle (&stage);
  g_assert_cmpuint (n_headings (&stage), ==, 0);
  /* Escape ends it, and so does a choice. */
  gtk_toggle_button_set_active (by_set, TRUE);
  press (&stage, GDK_KEY_Escape);
  g_assert_false (gtk_toggle_button_get_active (by_set));
  g_assert_cmpuint (n_headings (&stage), ==, 0);
  gtk_toggle_button_set_active (by_set, TRUE);
  stage_settle (&stage);
  stage_take (&stage, 0);
  press (&stage, GDK_KEY_Escape);
  g_assert_true (asks_tile (&stage));
  g_assert_false (gtk_toggle_button_get_active (by_set));
}

int
main (int argc, char *argv[])
{
  static const Size sizes[] = { { 360, 640 }, { 400, 800 }, { 1280, 800 }, { 700, 800 } };

  stage_init (&argc, &argv);
  stage_draw_nothing ();

  g_test_add_data_func ("/tile-list/places/base", FEW_SETS, test_places);
  g_test_add_data_func ("/tile-list/places/many", SETS, test_places);
  TESTS_ADD ("/tile-list", sizes, close_up, mine);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i += 2 / stage_share (2))
    {
      g_autofree char *path = g_strdup_printf ("/tile-list/finder/%dx%d", sizes[i].width, sizes[i].height);

      g_test_add_data_func (path, &sizes[i], test_finder);
    }
  g_test_add_func ("/tile-list/by-set", test_by_set);
  return g_test_run ();
}
