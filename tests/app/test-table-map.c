/* test-table-map.c - which part of the map the table page shows: all, what somebody chose, or what is asked about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <math.h>
#include <string.h>

#include "app/carcassonne/map-view.h"
#include "app/catan/island-view.h"
#include "app/table/table-top.h"
#include "art/art-overlay.h"
#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "stage.h"
#include "table/table-record.h"
#include "../table/test-add.h"

/* Is this cell wholly in the view? */
static gboolean
is_in_view (ArbBoard *board, int x, int y)
{
  const int unit = arb_board_unit (board);
  int left, top;

  arb_board_origin (board, &left, &top);
  left += x * unit;
  top += y * unit;
  return left >= 0 && top >= 0 && left + unit <= gtk_widget_get_width (GTK_WIDGET (board))
         && top + unit <= gtk_widget_get_height (GTK_WIDGET (board));
}

#define TIE                                                                                                            \
  "place crfr 0,-1 r2\nplace frfr -1,0 r0 follower road:E\nplace frfr 1,0 r0\n"                                        \
  "deploy Anna follower 1,0 road:E \"for a tie\"\nplace crrr -2,0 r0\n"

/* If a tie is asked, the map moves to its ways, unless they are all in view. */
static void
test_tie_in_view (void)
{
  g_autofree char *record = g_strconcat ("Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\n"
                                         "set base 1\nuse arbitress\nrule A10 ask\nplay\n",
                                         TIE, NULL);
  g_auto (Stage) stage = stage_of (record);
  ArbBoard *board = stage_part (&stage, ARB_TYPE_MAP_VIEW);
  const CarcState *state;
  int x, y, other_x, other_y;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  arb_board_zoom (board, 1.6);
  arb_board_pan (board, 3000, 2000);
  stage_spin ();
  g_assert_false (is_in_view (board, 0, 0));
  g_assert_true (arb_session_append (stage.session, "place crrr 2,0 r0", NULL));
  stage_spin ();
  state = arb_session_now (stage.session).state;
  g_assert_cmpuint (state->ask, ==, CARC_ASK_JUDGE);
  g_assert_true (is_in_view (board, state->pending.her_x, state->pending.her_y));
  for (guint i = 0; i < 2; i++)
    g_assert_true (is_in_view (board, state->pending.nearest_x[i], state->pending.nearest_y[i]));

  /* The person may look elsewhere; and a view that has all ways does not move. */
  arb_board_pan (board, 3000, 0);
  stage_spin ();
  g_assert_false (is_in_view (board, 0, 0));
  arb_board_pan (board, -3000, 0);
  stage_spin ();
  arb_board_origin (board, &x, &y);
  g_assert_true (arb_session_append (stage.session, "judge Anna", NULL));
  stage_spin ();
  arb_board_origin (board, &other_x, &other_y);
  g_assert_cmpint (x, ==, other_x);
  g_assert_cmpint (y, ==, other_y);
}

/* So many rows of a long road to the west of the start tile: the whole map has small tiles. */
static Stage
stage_with_roads (int length, int rows)
{
  g_autoptr (GString) record = g_string_new ("Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\n"
                                             "set base 3\nplay\n");

  for (int x = -1; x >= -length; x--)
    for (int y = 0; y < rows; y++)
      g_string_append_printf (record, "place frfr %d,%d r0\n", x, y);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return stage_of (record->str);
}

/* Picks a tile by its edges, so that it is asked where it lies. */
static ArbBoard *
take (Stage *stage, const char *edges)
{
  for (const char *edge = edges; *edge != '\0'; edge++)
    g_assert_true (stage_key (stage->window, (guint) *edge, 0, 0));
  stage_spin ();
  return stage_part (stage, ARB_TYPE_MAP_VIEW);
}

typedef struct
{
  int unit, x, y;
} View;

static View
view_of (ArbBoard *board)
{
  View view = { .unit = arb_board_unit (board) };

  arb_board_origin (board, &view.x, &view.y);
  return view;
}

/* The map goes to the tile in hand, which is large enough then, and back. */
static void
test_goes_to_question (void)
{
  g_auto (Stage) stage = stage_with_roads (20, 1);
  ArbBoard *board = stage_part (&stage, ARB_TYPE_MAP_VIEW);
  const View whole = view_of (board);
  View there;

  g_assert_cmpint (whole.unit, <, 50);
  g_assert_true (is_in_view (board, -20, 0) && is_in_view (board, 0, 0));
  take (&stage, "frfr");
  g_assert_cmpuint (arb_board_n_spots (board), >, 3); /* places everywhere: all of them are in view */
  g_assert_cmpint (arb_board_unit (board), ==, whole.unit);
  g_assert_cmpint (view_of (board).x, ==, whole.x);
  stage_take (&stage, 0);
  there = view_of (board);
  g_assert_cmpint (there.unit, >=, 64);
  g_assert_cmpuint (arb_board_n_spots (board), >, 1); /* what can be claimed */
  for (guint i = 0; i < arb_board_n_spots (board); i++)
    g_assert_true (is_in_view (board, arb_board_spot (board, i)->x, arb_board_spot (board, i)->y));
  g_assert_false (is_in_view (board, -20, 0) && is_in_view (board, 0, 0));
  stage_take (&stage, 0);
  g_assert_cmpuint (stage_length (&stage), ==, 21);
  g_assert_true (is_in_view (board, -20, 0) && is_in_view (board, 0, 0));
  stage_act (&stage, "undo");
  g_assert_cmpint (view_of (board).unit, ==, whole.unit);
  g_assert_cmpint (view_of (board).x, ==, whole.x);
}

/* Whoever moves the map during a question, keeps it so; and what somebody has chosen before is there again. */
static void
test_moved_by_hand (void)
{
  g_auto (Stage) stage = stage_with_roads (20, 1);
  ArbBoard *board = stage_part (&stage, ARB_TYPE_MAP_VIEW);
  View mine, there;

  arb_board_zoom (board, 1.2);
  stage_spin ();
  mine = view_of (board);
  take (&stage, "frfr");
  stage_take (&stage, 0);
  there = view_of (board);
  g_assert_cmpint (there.unit, >=, 64);
  stage_act (&stage, "fit");
  g_assert_true (is_in_view (board, -20, 0) && is_in_view (board, 0, 0)); /* during the question, too */
  g_assert_true (stage_key (stage.window, GDK_KEY_BackSpace, 0, 0));
  stage_spin ();
  stage_take (&stage, 0);
  g_assert_cmpint (arb_board_unit (board), >=, 64);
  arb_board_zoom (board, 0.5);
  stage_spin ();
  mine = view_of (board);
  g_assert_cmpint (mine.unit, <, 50);
  g_assert_true (stage_key (stage.window, GDK_KEY_Down, 0, 0)); /* another answer, the same question */
  stage_spin ();
  there = view_of (board);
  g_assert_cmpint (there.unit, ==, mine.unit);
  g_assert_cmpint (there.x, ==, mine.x);
}

/* On small tiles, the numbers of what can be claimed are still there, and none covers another. */
static void
test_numbers_grow_out (void)
{
  g_auto (Stage) stage = stage_with_roads (20, 1);
  ArbBoard *board = take (&stage, "rrrr");
  double x[16], y[16];
  guint n = 0;

  stage_take (&stage, 0);
  arb_board_zoom (board, 0.1);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
  g_assert_cmpint (arb_board_unit (board), <, 20);
  for (guint i = 0; i < arb_board_n_spots (board); i++)
    if (arb_board_spot (board, i)->plate)
      {
        g_assert_true (arb_board_spot_middle (board, i, &x[n], &y[n]));
        for (guint j = 0; j < n; j++)
          g_assert_cmpfloat (hypot (x[n] - x[j], y[n] - y[j]), >=, 16);
        n++;
      }
  g_assert_cmpuint (n, ==, 8);
}

/* The buttons over the map cover none of it. */
static void
test_buttons_cover_nothing (void)
{
  static const int sizes[][2] = { { 360, 640 }, { 400, 800 }, { 800, 600 }, { 1100, 900 }, { 1280, 720 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_auto (Stage) stage = stage_with_roads (6, 4);
      ArbBoard *board = stage_part (&stage, ARB_TYPE_MAP_VIEW);
      GObject *tools = stage_child (stage_part (&stage, ARB_TYPE_TABLE_TOP), ARB_TYPE_TABLE_TOP, "tools");
      graphene_rect_t bounds;
      View view;

      stage_resize (&stage, sizes[i][0], sizes[i][1]);
      view = view_of (board);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (tools), GTK_WIDGET (board), &bounds));
      for (int x = -7; x <= 1; x++)
        for (int y = -1; y <= 4; y++)
          {
            const graphene_rect_t cell = GRAPHENE_RECT_INIT ((float) (view.x + x * view.unit),
                                                             (float) (view.y + y * view.unit), (float) view.unit,
                                                             (float) view.unit);

            g_assert_true (is_in_view (board, x, y));
            g_assert_false (graphene_rect_intersection (&cell, &bounds, NULL));
          }
    }
}

/* In Catan, the answers of a turn cover a part of the island in a narrow window, and raise the buttons.  The island is
 * as large without them. */
static void
test_answers_leave_the_island (void)
{
  g_autofree char *record = stage_text (STAGE_SHOE);
  Stage stage;
  ArbBoard *board;
  GObject *tools;
  int covered;

  *strstr (record, "play monopoly") = '\0';
  stage = stage_of (record);
  board = stage_part (&stage, ARB_TYPE_ISLAND_VIEW);
  tools = stage_child (stage_part (&stage, ARB_TYPE_TABLE_TOP), ARB_TYPE_TABLE_TOP, "tools");
  stage_resize (&stage, 400, 780);
  stage_settle (&stage);
  covered = arb_board_unit (board);
  g_assert_cmpint (gtk_widget_get_margin_bottom (GTK_WIDGET (tools)), >, 0);
  g_assert_true (stage_key (stage.window, 'm', 0, 0)); /* which resource do all others give? */
  stage_settle (&stage);
  g_assert_cmpint (gtk_widget_get_margin_bottom (GTK_WIDGET (tools)), ==, 0);
  arb_board_fit (board);
  stage_settle (&stage);
  g_assert_cmpint (arb_board_unit (board), ==, covered);
  stage_clear (&stage);
}

/* The dragon's steps follow each other: the map stays where it is as long as it shows where he can go. */
static void
test_stays_for_steps (void)
{
  guint n_steps = 0, n_moves = 0;
  gboolean was_step = FALSE;
  View before = { 0 };
  Stage stage;
  ArbBoard *board;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  stage = stage_of_game (STAGE_MANY_SETS);
  board = stage_part (&stage, ARB_TYPE_MAP_VIEW);
  stage_resize (&stage, 1100, 700);
  while (n_steps < 40 && arb_session_undo (stage.session))
    {
      const CarcState *state = arb_session_now (stage.session).state;
      View after;

      stage_settle (&stage);
      after = view_of (board);
      if (state->ask == CARC_ASK_DRAGON && was_step)
        {
          n_steps++;
          n_moves += memcmp (&before, &after, sizeof after) != 0;
        }
      was_step = state->ask == CARC_ASK_DRAGON;
      before = after;
      if (!was_step)
        continue;
      for (guint i = 0; i < arb_board_n_spots (board); i++)
        g_assert_true (is_in_view (board, arb_board_spot (board, i)->x, arb_board_spot (board, i)->y));
    }
  g_test_message ("%u steps, the map moved %u times", n_steps, n_moves);
  g_assert_cmpuint (n_steps, >, 10);
  g_assert_cmpuint (n_moves, <, n_steps / 2);
  stage_clear (&stage);
}

/* Nor do they cover what is shown, wherever it is. */
static void
test_shown_is_clear (void)
{
  g_auto (Stage) stage = stage_with_roads (6, 4);
  ArbBoard *board = stage_part (&stage, ARB_TYPE_MAP_VIEW);
  GObject *tools = stage_child (stage_part (&stage, ARB_TYPE_TABLE_TOP), ARB_TYPE_TABLE_TOP, "tools");
  graphene_rect_t bounds;

  stage_resize (&stage, 400, 800);
  arb_board_zoom (board, 2);
  arb_board_pan (board, 600, 600); /* so that everything comes in at the lower right */
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (tools), GTK_WIDGET (board), &bounds));
  for (int x = -6; x <= 0; x++)
    for (int y = 0; y < 4; y++)
      {
        graphene_rect_t cell;
        View view;

        arb_board_show (board, &(ArbBoardArea){ x, y, x + 1, y + 1 });
        view = view_of (board);
        cell = GRAPHENE_RECT_INIT ((float) (view.x + x * view.unit), (float) (view.y + y * view.unit),
                                   (float) view.unit, (float) view.unit);
        g_assert_true (is_in_view (board, x, y));
        g_assert_false (graphene_rect_intersection (&cell, &bounds, NULL));
      }
}

static char *
record_with (const char *aids)
{
  return g_strconcat ("Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\n", aids,
                      "play\nplace frfr -1,0 r0 follower road:E\n", NULL);
}

static gboolean
are_owners_shown (const Stage *stage)
{
  g_autoptr (GVariant) shown = g_action_group_get_action_state (arb_table_page_get_actions (stage->page), "owners");

  return g_variant_get_boolean (shown);
}

/* Who has what is shown while a key is held, or after the button; but a tournament does not show it. */
static void
test_owners (void)
{
  g_autofree char *usual = record_with (""), *tournament = record_with ("aids tournament\n");
  g_auto (Stage) stage = stage_of (usual);
  g_autoptr (ArbSession) other = NULL;

  g_assert_true (stage_key (stage.window, GDK_KEY_F7, 0, 0));
  g_assert_true (are_owners_shown (&stage));
  stage_key_up (stage.window, GDK_KEY_F7);
  g_assert_false (are_owners_shown (&stage));
  /* The key leaves as it is what the button has turned on. */
  stage_act (&stage, "owners");
  g_assert_true (are_owners_shown (&stage));
  g_assert_true (stage_key (stage.window, GDK_KEY_F7, 0, 0));
  g_assert_true (stage_key (stage.window, GDK_KEY_F7, 0, 0)); /* it repeats while it is held */
  stage_key_up (stage.window, GDK_KEY_F7);
  g_assert_true (are_owners_shown (&stage));
  /* A tournament in the same window does not show it. */
  other = arb_session_new (NULL, 0, 0, table_record_parse (tournament, strlen (tournament), NULL, NULL));
  arb_table_page_set_session (stage.page, other);
  stage_spin ();
  g_assert_false (are_owners_shown (&stage));
  g_assert_false (stage_key (stage.window, GDK_KEY_F7, 0, 0));
  g_assert_false (are_owners_shown (&stage));
  arb_table_page_set_session (stage.page, stage.session);
}

/* A click beside the answers says what is there.  If that is in view, the map stays as it is. */
static void
test_looks_beside_question (void)
{
  g_auto (Stage) stage = stage_with_roads (20, 1);
  ArbBoard *board = take (&stage, "frfr");
  View there;

  stage_take (&stage, 0);
  there = view_of (board);
  g_assert_cmpint (there.unit, >=, 64);
  arb_board_show (board, &(ArbBoardArea){ arb_board_spot (board, 0)->x, 0, arb_board_spot (board, 0)->x + 1, 1 });
  g_assert_cmpint (view_of (board).unit, ==, there.unit);
  g_assert_cmpint (view_of (board).x, ==, there.x);
  /* What is not in view comes in. */
  arb_board_show (board, &(ArbBoardArea){ -20, 0, 1, 1 });
  g_assert_true (is_in_view (board, -20, 0) && is_in_view (board, 0, 0));
}

/* A map that is nearly large enough for every question is so at once, and the free cells around it are in view with
 * their middles.  Otherwise it would grow by some pixels for each question. */
static void
test_no_small_steps (void)
{
  g_auto (Stage) stage = stage_with_roads (8, 1);
  ArbBoard *board = stage_part (&stage, ARB_TYPE_MAP_VIEW);
  guint n_cut = 0;

  for (int width = 1000; width <= 1120; width += 8)
    {
      View view;
      int shown;

      stage_resize (&stage, width, 700);
      view = view_of (board);
      shown = gtk_widget_get_width (GTK_WIDGET (board));
      if (view.unit < 64)
        g_assert_cmpint (shown, <, 64 * 11 - 32 + 22); /* eleven cells but two quarters, and the rim */
      n_cut += view.unit == 64 && view.x - 9 * 64 < 22;
      g_assert_cmpint (view.x - 9 * view.unit + view.unit / 2, >, 22);
      g_assert_cmpint (view.x + view.unit + view.unit / 2, <, shown);
    }
  g_test_message ("%u maps are cut a little", n_cut);
  g_assert_cmpuint (n_cut, >, 0);
}

/* The pixels of the board as it is drawn now. */
static GBytes *
pixels_of (ArbBoard *board)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (board)), height = gtk_widget_get_height (GTK_WIDGET (board));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  GBytes *pixels;

  GTK_WIDGET_GET_CLASS (board)->snapshot (GTK_WIDGET (board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface),
                        (gsize) (cairo_image_surface_get_stride (surface) * height));
  cairo_surface_destroy (surface);
  gsk_render_node_unref (node);
  return pixels;
}

/* Pictures of parts of the map are kept; they look as if they were drawn now. */
static void
test_kept_pictures (void)
{
  Stage stage;
  ArbBoard *board;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  stage = stage_of_game ("tests/games/fixtures/ic-tb-p4.arb");
  board = stage_part (&stage, ARB_TYPE_MAP_VIEW);
  stage_resize (&stage, 1100, 700);
  for (guint i = 0; i < 24; i++)
    {
      g_autoptr (GBytes) kept = NULL, anew = NULL;

      if (i % 8 == 5)
        arb_board_zoom (board, i % 16 == 5 ? 1.5 : 1 / 1.5);
      if (i % 3 != 2)
        g_assert_true (arb_session_undo (stage.session));
      else
        g_assert_true (arb_session_redo (stage.session));
      stage_settle (&stage);
      if (i % 4 != 3)
        continue;
      kept = pixels_of (board);
      arb_board_update_look (board);
      anew = pixels_of (board);
      g_assert_true (g_bytes_equal (kept, anew));
    }
  stage_clear (&stage);
}

/* It is seen who stands in which quarter of the City when it is asked for one, and no number hides that. */
static void
test_quarters (void)
{
  guint n_asked = 0;
  Stage stage;
  ArbBoard *board;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  stage = stage_of_game (STAGE_MANY_SETS);
  board = stage_part (&stage, ARB_TYPE_MAP_VIEW);
  stage_resize (&stage, 1100, 700);
  while (arb_session_undo (stage.session))
    {
      const CarcState *state = arb_session_now (stage.session).state;
      ArtStanding standing[ART_STANDING_MAX];
      View view;
      guint n;

      if (state->ask != CARC_ASK_SETTLE && state->ask != CARC_ASK_COUNT)
        continue;
      stage_settle (&stage);
      n_asked++;
      view = view_of (board);
      g_assert_cmpint (view.unit, >=, 64);
      g_assert_cmpuint (arb_board_n_spots (board), >=, 3);
      n = art_overlay_standing (state, &(ArtView){ view.x, view.y, view.unit }, standing);
      for (guint i = 0; i < arb_board_n_spots (board); i++)
        {
          double x, y;

          g_assert_true (arb_board_spot_middle (board, i, &x, &y));
          for (guint k = 0; k < n; k++)
            g_assert_cmpfloat (hypot (standing[k].x - x, standing[k].y - y), >, standing[k].size * 0.4);
        }
    }
  g_assert_cmpuint (n_asked, >, 20);
  stage_clear (&stage);
}

#define ABOUT_HOLE "tiles that are left fit"

static void
click_cell (ArbBoard *board, int x, int y)
{
  const View view = view_of (board);

  arb_board_click (board, view.x + (x + 0.5) * view.unit, view.y + (y + 0.5) * view.unit);
  stage_spin ();
}

/* The pointer on an empty cell beside a tile is told what fits there; but not in a tournament.  A click
 * on it asks that, while a question is asked. */
static void
test_hole (void)
{
  for (guint tournament = 0; tournament < 2; tournament++)
    {
      g_autofree char *record = g_strconcat ("Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\n"
                                             "set base 1\n",
                                             tournament == 1 ? "aids tournament\n" : "", "play\n", NULL);
      g_auto (Stage) stage = stage_of (record);
      ArbBoard *board = stage_part (&stage, ARB_TYPE_MAP_VIEW);
      g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);

      for (int x = 0; x < 3; x++)
        {
          const View view = view_of (board);
          gboolean told = FALSE;

          g_signal_emit_by_name (board, "query-tooltip", (int) (view.x + (x + 0.5) * view.unit),
                                 (int) (view.y + 0.5 * view.unit), FALSE, tooltip, &told);
          g_assert_true (told == (x == 1 && tournament == 0)); /* on 0 lies a tile, on 2 nothing can */
        }
      click_cell (board, 1, 0);
      g_assert_false (stage_says (stage.window, ABOUT_HOLE, FALSE));
      stage_act (&stage, "ask");
      click_cell (board, 1, 0);
      g_assert_true (stage_says (stage.window, ABOUT_HOLE, FALSE) == (tournament == 0));
    }
}

STAGE_MAIN_AFTER (g_setenv ("GTK_A11Y", "test", TRUE), stage_init, "/table-map", tie_in_view, goes_to_question,
                  moved_by_hand, numbers_grow_out, buttons_cover_nothing, answers_leave_the_island, stays_for_steps,
                  shown_is_clear, owners, looks_beside_question, no_small_steps, kept_pictures, quarters, hole)
