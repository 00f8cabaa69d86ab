/* test-prompt.c - the buttons of the prompt: those that stay the same are kept, and what is shown is what a new page
 * would show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <string.h>

#include "app/board/board.h"
#include "app/kit/wrap.h"
#include "app/table/prompt.h"
#include "app/table/prompt-room.h"
#include "stage.h"
#include "table/table-record.h"
#include "../table/test-add.h"
#include "../library/session-import.h"

#define STEPS stage_share (15)

static GtkWidget *
choices_of (const Stage *stage)
{
  return stage_answers (stage);
}

static void
describe_picture (GtkImage *image, GString *out)
{
  GdkTexture *texture = GDK_TEXTURE (gtk_image_get_paintable (image));
  const gsize stride = 4 * (gsize) gdk_texture_get_width (texture);
  const gsize length = stride * (gsize) gdk_texture_get_height (texture);
  g_autofree guchar *pixels = g_malloc (length);
  g_autofree char *sum = NULL;

  gdk_texture_download (texture, pixels, stride);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, pixels, length);
  g_string_append_printf (out, " picture %s", sum);
}

/* An overlay gives its children these when it gives them their places. */
static void
describe_classes (GtkWidget *widget, GString *out)
{
  static const char *const of_places[] = { "left", "right", "top", "bottom", NULL };
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);

  for (guint i = 0; classes[i] != NULL; i++)
    if (!g_strv_contains (of_places, classes[i]))
      g_string_append_printf (out, ".%s", classes[i]);
}

/* All that a person sees of a widget. */
static void
describe (GtkWidget *widget, GString *out)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (!gtk_widget_get_visible (widget))
    return;
  g_string_append_printf (out, "(%s", G_OBJECT_TYPE_NAME (widget));
  describe_classes (widget, out);
  if (tooltip != NULL)
    g_string_append_printf (out, " %s", tooltip);
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (out, " %s", gtk_label_get_text (GTK_LABEL (widget)));
  else if (GTK_IS_IMAGE (widget) && GDK_IS_TEXTURE (gtk_image_get_paintable (GTK_IMAGE (widget))))
    describe_picture (GTK_IMAGE (widget), out);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe (child, out);
  g_string_append (out, ")\n");
}

static char *
describe_choices (const Stage *stage)
{
  GString *out = g_string_new (NULL);

  describe (choices_of (stage), out);
  return g_string_free (out, FALSE);
}

/* What a page that has shown nothing before shows of this moment. */
static char *
describe_anew (const Stage *stage)
{
  const TableJournal *journal = arb_session_journal (stage->session);
  g_autofree char *record = table_record_print (journal, table_journal_length (journal));
  Stage other = stage_of (record);
  char *told;

  stage_settle (&other);
  told = describe_choices (&other);
  stage_clear (&other);
  return told;
}

static GPtrArray *
buttons_of (const Stage *stage)
{
  GPtrArray *buttons = g_ptr_array_new_with_free_func (g_object_unref);

  for (GtkWidget *child = gtk_widget_get_first_child (choices_of (stage)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_ptr_array_add (buttons, g_object_ref (child));
  return buttons;
}

static guint
count_kept (const GPtrArray *before, const GPtrArray *after)
{
  guint kept = 0;

  for (guint i = 0; i < after->len; i++)
    kept += g_ptr_array_find ((GPtrArray *) before, after->pdata[i], NULL);
  return kept;
}

typedef struct
{
  const char *record;
  guint least; /* buttons that are kept at each step */
} Sample;
static const Sample shoe = { STAGE_SHOE, 1 }, evening = { STAGE_SAMPLE, 0 };

/* Goes back through a whole game, and forward again. */
static void
test_kept (gconstpointer data)
{
  const Sample *sample = data;
  static gboolean (*const ways[]) (ArbSession *) = { arb_session_undo, arb_session_redo };
  Stage stage = stage_of_game (sample->record);
  guint kept = 0;

  for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
    for (guint i = 0; i < STEPS; i++)
      {
        g_autoptr (GPtrArray) before = buttons_of (&stage), after = NULL;
        g_autofree char *told = NULL, *anew = NULL;

        g_assert_true (ways[way](stage.session));
        stage_settle (&stage);
        after = buttons_of (&stage);
        kept += count_kept (before, after);
        told = describe_choices (&stage);
        anew = describe_anew (&stage);
        g_assert_cmpstr (told, ==, anew);
      }
  g_assert_cmpuint (kept, >=, 2 * STEPS * sample->least);
  stage_clear (&stage);
}

/* The same answers in a game in which the players have other colours. */
static void
test_colours (void)
{
  static const char *const colours[] = { "red blue white", "blue white red" };
  g_autoptr (ArbSession) others = NULL;
  g_autofree char *told = NULL, *anew = NULL;
  char *records[2];
  Stage stage, other;

  for (guint i = 0; i < 2; i++)
    {
      g_auto (GStrv) named = g_strsplit (colours[i], " ", 3);

      records[i] = g_strdup_printf ("Arbitress record 1\ngame catan\nplayer Anna %s\nplayer Ben %s\n"
                                    "player Clara %s\nplay\nfound 34 34-35\nfound 19 18-19\nfound 40 40-41\n"
                                    "found 44 44-45\nfound 10 9-10\nfound 13 12-13\nroll 12\n",
                                    named[0], named[1], named[2]);
    }
  stage = stage_of (records[0]);
  other = stage_of (records[1]);
  others = session_import (NULL, records[1], strlen (records[1]), NULL);
  arb_table_page_set_session (stage.page, others);
  stage_spin ();
  told = describe_choices (&stage);
  anew = describe_choices (&other);
  g_assert_cmpstr (told, ==, anew);
  stage_clear (&other);
  stage_clear (&stage);
  g_free (records[0]);
  g_free (records[1]);
}

/* ---- buttons ---- */

/* No button of the prompt lies on another. */
static void
check_apart (const Stage *stage)
{
  GtkWidget *prompt = stage_part (stage, ARB_TYPE_PROMPT);
  g_autoptr (GPtrArray) buttons = stage_all (prompt, GTK_TYPE_BUTTON);
  g_autofree graphene_rect_t *boxes = g_new0 (graphene_rect_t, buttons->len + 1);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (!gtk_widget_get_mapped (buttons->pdata[i])
          || !gtk_widget_compute_bounds (buttons->pdata[i], prompt, &boxes[i]))
        boxes[i] = *graphene_rect_zero ();
      for (guint k = 0; k < i; k++)
        {
          graphene_rect_t both;

          if (graphene_rect_intersection (&boxes[i], &boxes[k], &both) && both.size.width > 1 && both.size.height > 1)
            g_error ("button %u lies on button %u", i, k);
        }
    }
}

/* At each question of a turn, also while an old entry is entered again, in a wide and in a narrow window. */
static void
test_apart (void)
{
  static const int sizes[][2] = { { 1280, 800 }, { 400, 800 } };
  guint n_switches = 0;

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      g_auto (Stage) stage = stage_of_start ("tests/games/fixtures/ic-tb-p4.arb", 60);

      stage_resize (&stage, sizes[size][0], sizes[size][1]);
      for (guint i = 0; i < STEPS; i++)
        {
          for (guint n = 0; n < 3; n++)
            g_assert_true (arb_session_undo (stage.session));
          for (guint question = 0; question < 3; question++)
            {
              stage_settle (&stage);
              check_apart (&stage);
              n_switches += stage_says (stage_part (&stage, ARB_TYPE_PROMPT), "Big", FALSE);
              if (question < 2)
                stage_pick (&stage, question == 0 ? 3 + i : 0); /* one tile after the other */
            }
        }
      stage_act (&stage, "change");
      stage_settle (&stage);
      check_apart (&stage);
    }
  g_assert_cmpuint (n_switches, >=, STEPS / 2);
}

/* ---- every answer ---- */

/* Up to so many points of the map must be in the list, because they are small on the map. */
#define POINTS 12
#define READABLE 160 /* pixels */

/* Is the choice on the board, and large enough there? */
static gboolean
is_on_board (const Stage *stage, gpointer choice)
{
  ArbBoard *board = stage_part (stage, ARB_TYPE_BOARD);
  guint n_points = 0;

  for (guint i = 0; i < arb_board_n_spots (board); i++)
    n_points += arb_board_spot (board, i)->plate;
  for (guint i = 0; i < arb_board_n_spots (board); i++)
    if (GUINT_TO_POINTER (arb_board_spot (board, i)->choice) == choice)
      return !arb_board_spot (board, i)->plate || n_points > POINTS;
  return FALSE;
}

/* Answers that cover a part of the board do not cover the points of the tile in hand.  Returns whether they cover
 * any. */
static gboolean
check_uncovered (const Stage *stage)
{
  ArbBoard *board = stage_part (stage, ARB_TYPE_BOARD);
  const int covered = arb_prompt_room_grown (stage_part (stage, ARB_TYPE_PROMPT_ROOM));
  const int high = gtk_widget_get_height (GTK_WIDGET (board)) - covered;
  gboolean together = TRUE;

  for (guint i = 0; i < arb_board_n_spots (board); i++)
    together = together && arb_board_spot (board, i)->x == arb_board_spot (board, 0)->x
               && arb_board_spot (board, i)->y == arb_board_spot (board, 0)->y;
  for (guint i = 0; i < arb_board_n_spots (board) && together && covered > 0; i++)
    {
      double x, y;

      g_assert_true (arb_board_spot_middle (board, i, &x, &y));
      g_assert_cmpfloat (y, <, high);
    }
  return together && covered > 0 && arb_board_n_spots (board) > 0;
}

/* The first words of what a choice brings can be read. */
static void
check_brings (GtkWidget *button)
{
  g_autoptr (GPtrArray) labels = stage_all (button, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "brings"))
      {
        int natural;

        gtk_widget_measure (labels->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
        g_assert_cmpint (gtk_widget_get_width (labels->pdata[i]), >=, MIN (natural, READABLE));
      }
}

/* Each answer can be clicked as the window is: on its button, or on the board.  Tiles have the finder.  Returns how
 * many are on the board alone. */
static guint
check_in_view (const Stage *stage)
{
  GtkWidget *prompt = stage_part (stage, ARB_TYPE_PROMPT), *wrap = stage_answers (stage);
  GtkWidget *scroller = stage_find (prompt, GTK_TYPE_SCROLLED_WINDOW);
  guint n = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (wrap); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      graphene_rect_t box;

      if (!gtk_widget_get_visible (button) || !gtk_widget_get_mapped (scroller)
          || gtk_widget_has_css_class (button, "tile-choice"))
        continue;
      g_assert_true (gtk_widget_compute_bounds (button, scroller, &box));
      check_brings (button);
      if (box.origin.y >= (float) gtk_widget_get_height (scroller)
          && is_on_board (stage, g_object_get_data (G_OBJECT (button), "choice")))
        {
          n++;
          continue;
        }
      if (box.origin.y < 0 || box.origin.y + box.size.height > (float) gtk_widget_get_height (scroller))
        g_error ("an answer is out of view at entry %u", stage_length (stage));
    }
  return n;
}

/* At each question of a turn, the rarer acts included. */
static void
test_in_view (void)
{
  static const int sizes[][2] = { { 1280, 800 }, { 400, 800 } };
  static const char *const records[] = { "tests/games/fixtures/ic-tb-pd-to-am-kr-cu-si-co-p4.arb",
                                         "data/samples/with-the-shoe.arb" };
  guint n_cut = 0;

  for (guint i = 0; i < G_N_ELEMENTS (records) * G_N_ELEMENTS (sizes); i++)
    {
      g_auto (Stage) stage = stage_of_start (records[i / 2], 120);

      stage_resize (&stage, sizes[i % 2][0], sizes[i % 2][1]);
      for (guint step = 0; step < STEPS; step++)
        {
          g_assert_true (arb_session_undo (stage.session));
          stage_settle (&stage);
          n_cut += check_in_view (&stage);
          for (guint question = 0; question < 2; question++)
            {
              stage_pick (&stage, question == 0 ? 3 + step : 0);
              stage_settle (&stage);
              n_cut += check_in_view (&stage);
            }
          g_assert_true (arb_session_undo (stage.session));
          stage_act (&stage, "more");
          stage_settle (&stage);
          check_in_view (&stage);
        }
    }
  g_assert_cmpuint (n_cut, >, 0);
}

/* No label is broken inside a word. */
static void
check_whole_words (GtkWidget *button, guint at)
{
  g_autoptr (GPtrArray) labels = stage_all (button, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      PangoLayout *layout = gtk_label_get_layout (labels->pdata[i]);
      const char *text = pango_layout_get_text (layout);
      int n_attributes;
      const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly (layout, &n_attributes);

      for (int line = 1; line < pango_layout_get_line_count (layout) && gtk_widget_get_mapped (labels->pdata[i]);
           line++)
        if (!attributes[g_utf8_pointer_to_offset (text,
                                                  text + pango_layout_get_line_readonly (layout, line)->start_index)]
                 .is_line_break)
          g_error ("“%s” is broken inside a word at entry %u", text, at);
    }
}

/* Buttons that begin at one height end at one height. */
static void
check_even (GtkWidget *wrap)
{
  graphene_rect_t last = *graphene_rect_zero (), box;

  for (GtkWidget *button = gtk_widget_get_first_child (wrap); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      if (!gtk_widget_get_visible (button) || arb_wrap_is_cut (button))
        continue;
      g_assert_true (gtk_widget_compute_bounds (button, wrap, &box));
      if (box.origin.y + box.size.height / 2 < last.origin.y + last.size.height)
        {
          g_assert_cmpfloat_with_epsilon (box.origin.y, last.origin.y, 0.5);
          g_assert_cmpfloat_with_epsilon (box.size.height, last.size.height, 0.5);
        }
      last = box;
    }
}

static void
check_readable (const Stage *stage)
{
  GtkWidget *wrap = stage_answers (stage), *board = stage_part (stage, ARB_TYPE_BOARD);
  const int covered = arb_prompt_room_grown (stage_part (stage, ARB_TYPE_PROMPT_ROOM));

  if (!gtk_widget_get_mapped (wrap))
    return;
  for (GtkWidget *button = gtk_widget_get_first_child (wrap); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    check_whole_words (button, stage_length (stage));
  check_even (wrap);
  g_assert_cmpint (2 * covered, <, gtk_widget_get_height (board));
}

/* Every question of an evening, on a telephone. */
static void
test_readable (void)
{
  static const char *const records[] = { "tests/e2e/covered-six.arb", "data/samples/with-the-shoe.arb",
                                         "tests/games/fixtures/ic-tb-pd-to-am-kr-cu-si-co-p4.arb" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_auto (Stage) stage = stage_of_game (records[i]);

      stage_resize (&stage, 400, 800);
      for (guint step = 0; step < 5 * STEPS && arb_session_undo (stage.session); step++)
        {
          stage_settle (&stage);
          check_readable (&stage);
        }
    }
}

/* The choice that is lowest on the board. */
static guint
lowest_choice (const Stage *stage)
{
  ArbBoard *board = stage_part (stage, ARB_TYPE_BOARD);
  const ArbSpot *lowest = arb_board_spot (board, 0);

  for (guint i = 1; i < arb_board_n_spots (board); i++)
    if (arb_board_spot (board, i)->y > lowest->y)
      lowest = arb_board_spot (board, i);
  return lowest->choice;
}

/* Lays tiles, one after the other, at the lower end of the map, and checks the question about what goes on them.
 * Returns how often the check said yes. */
static guint
lay_low (const Stage *stage, gboolean (*check) (const Stage *stage))
{
  guint said = 0;

  for (guint tile = 0; tile < 45; tile += 2 / stage_share (2))
    {
      g_assert_true (arb_session_undo (stage->session));
      g_assert_true (arb_session_redo (stage->session));
      stage_settle (stage);
      stage_pick (stage, tile);
      stage_settle (stage);
      if (arb_board_n_spots (stage_part (stage, ARB_TYPE_BOARD)) == 0)
        continue; /* another question */
      stage_pick (stage, lowest_choice (stage));
      stage_settle (stage);
      said += check (stage);
    }
  return said;
}

/* After so many entries, a tile is asked for that many scores hang on. */
#define BEFORE_TILE 161

static Stage
stage_of_many_sets (int width, int height)
{
  Stage stage;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  stage = stage_of_game (STAGE_MANY_SETS);
  stage_resize (&stage, width, height);
  while (stage_length (&stage) > BEFORE_TILE)
    g_assert_true (arb_session_undo (stage.session));
  return stage;
}

/* In the window of a telephone. */
static void
test_uncovered (void)
{
  g_auto (Stage) stage = stage_of_many_sets (400, 800);

  g_assert_cmpuint (lay_low (&stage, check_uncovered), >, 2);
}

/* The question and what is told below it are not cut.  Returns whether a forecast is told. */
static gboolean
check_sentences (const Stage *stage)
{
  g_autoptr (GPtrArray) labels = stage_all (stage_part (stage, ARB_TYPE_PROMPT), GTK_TYPE_LABEL);
  gboolean foretold = FALSE;

  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = labels->pdata[i];
      const gboolean detail = gtk_widget_has_css_class (label, "detail");

      if (!gtk_widget_get_mapped (label) || (!detail && !gtk_widget_has_css_class (label, "ask")))
        continue;
      if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
        g_error ("“%s” is cut", gtk_label_get_text (GTK_LABEL (label)));
      foretold = foretold || (detail && gtk_widget_has_css_class (label, "preview"));
    }
  return foretold;
}

static void
test_sentences (void)
{
  g_auto (Stage) stage = stage_of_many_sets (1280, 800);

  g_assert_cmpuint (lay_low (&stage, check_sentences), >=, 2);
}

/* A city would be closed, each answer brings the second tile, and the tile can be turned: all of it is told, and of
 * each answer also below a refused key. */
static void
test_told_together (void)
{
  g_auto (Stage) stage = stage_of ("Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base\n"
                                   "set traders\nplay\ndeploy Anna follower 0,0 city:N \"so it lies\"\n"
                                   "deploy Anna builder 0,0 city:N \"so it lies\"\n");
  GtkWidget *prompt = stage_part (&stage, ARB_TYPE_PROMPT);

  stage_key (stage.window, GDK_KEY_q, 0, 0); /* two cities at a corner */
  stage_key (stage.window, GDK_KEY_a, 0, 0);
  stage_settle (&stage);
  g_assert_true (stage_says (prompt,
                             "City at 0,-1: 2 tiles × 2 = 4 to Anna. With each answer: lays a second tile. "
                             "Space turns the tile.",
                             TRUE));
  stage_key (stage.window, GDK_KEY_z, 0, 0);
  stage_settle (&stage);
  g_assert_true (
      stage_says (prompt, "Z means nothing here; Space turns the tile. With each answer: lays a second tile.", TRUE));
  check_sentences (&stage);
}

/* ---- the arrow keys among the answers ---- */

static float
middle_of (const Stage *stage)
{
  GtkWidget *wrap = stage_answers (stage), *child = gtk_widget_get_focus_child (wrap);
  graphene_rect_t box;

  g_assert_nonnull (child);
  g_assert_true (gtk_widget_compute_bounds (child, wrap, &box));
  return box.origin.y + box.size.height / 2;
}

/* Down goes through the rows of the answers, and Up back, also where some answers could be cut. */
static void
test_rows (void)
{
  Stage stage = stage_of_game (STAGE_SHOE);
  float first, second;

  while (stage_length (&stage) > 60)
    g_assert_true (arb_session_undo (stage.session));
  stage_act (&stage, "more");
  stage_settle (&stage);
  g_assert_true (gtk_widget_child_focus (stage_answers (&stage), GTK_DIR_TAB_FORWARD));
  first = middle_of (&stage);
  g_assert_true (gtk_widget_child_focus (stage_answers (&stage), GTK_DIR_DOWN));
  second = middle_of (&stage);
  g_assert_cmpfloat (second, >, first + 10);
  g_assert_true (gtk_widget_child_focus (stage_answers (&stage), GTK_DIR_DOWN));
  g_assert_cmpfloat (middle_of (&stage), >, second + 10);
  g_assert_cmpfloat (middle_of (&stage) - second, <, 2 * (second - first));
  g_assert_true (gtk_widget_child_focus (stage_answers (&stage), GTK_DIR_UP));
  g_assert_cmpfloat_with_epsilon (middle_of (&stage), second, 1);
  stage_clear (&stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_draw_nothing ();

  g_test_add_data_func ("/prompt/kept/catan", &shoe, test_kept);
  g_test_add_data_func ("/prompt/kept/carcassonne", &evening, test_kept);
  TESTS_ADD ("/prompt", colours, apart, in_view, readable, sentences, told_together, uncovered, rows);
  return g_test_run ();
}
