/* test-setup-catan.c - the setup of Catan: its part of the page, the island that is entered, and those that are kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "app/catan/boards.h"
#include "app/kit/kept.h"
#include "app/catan/island-editor.h"
#include "app/catan/setup-catan.h"
#include "app/kit/settings.h"
#include "app/setup/players-box.h"
#include "app/setup/rules-card.h"
#include "app/setup/setup-page.h"
#include "catan/catan-play.h"
#include "catan/catan-rulings.h"
#include "../catan/small-board.h"
#include "../table/test-add.h"
#include "../table/texts.h"
#include "stage.h"

static ArbSetupPart *
part_new (void)
{
  return g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_CATAN, NULL));
}

#define CHILD(part, name) stage_child (part, ARB_TYPE_SETUP_CATAN, name)

static TableSetup *
filled (ArbSetupPart *part)
{
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
  TableRefusal why = { "" };

  arb_setup_part_fill (part, setup, &why);
  g_assert_cmpstr (why.sentence, ==, "");
  return g_steal_pointer (&setup);
}

static gboolean
has_line (const TableSetup *setup, const char *line)
{
  for (guint i = 0; i < setup->n_lines; i++)
    if (g_str_equal (setup->lines[i], line))
      return TRUE;
  return FALSE;
}

/* ---- the part ---- */

/* The defaults: the Fishermen as in the sheet, ten points, no hands, the beginners' island. */
static void
test_usual (void)
{
  g_autoptr (ArbSetupPart) part = part_new ();
  g_autoptr (TableSetup) setup = filled (part);

  g_assert_cmpuint (setup->n_lines, ==, 1);
  g_assert_true (has_line (setup, "use fishermen"));
  for (guint i = 0; i < CATAN_N_RULINGS; i++)
    g_assert_cmpuint (setup->rulings[i], ==, 0);
}

/* What a setup says can be read back from the widgets. */
static void
test_round_trip (void)
{
  static const char *const lines[] = {
    "hands covered",
    "target 13",
    "island forest:5 fields:2 forest:6 mountains:10 hills:9 pasture:4 pasture:3 hills:8 mountains:11 desert pasture:5 "
    "fields:8 fields:4 forest:3 hills:6 mountains:12 pasture:10 forest:9 fields:11",
    "harbours any grain any ore any wool any brick wood:2",
  };
  g_autoptr (ArbSetupPart) part = part_new ();
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
  g_autoptr (TableSetup) back = NULL;
  TableRefusal why = { "" };

  g_assert_true (table_setup_set_rule (setup, "F0", "even", NULL));
  g_assert_true (table_setup_set_rule (setup, "T2", "seven", NULL));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_true (table_setup_line (setup, lines[i], &why));
  g_assert_true (catan_island_read (NULL, setup, &why));

  arb_setup_part_take (part, setup);
  back = filled (part);
  g_assert_cmpuint (back->n_lines, ==, G_N_ELEMENTS (lines));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_true (has_line (back, lines[i]));
  g_assert_cmpuint (back->rulings[CATAN_F0], ==, CATAN_F0_EVEN);
  g_assert_cmpuint (back->rulings[CATAN_T2], ==, CATAN_T2_SEVEN);
  g_assert_false (catan_game.in_play (back, "fishermen"));
  /* It belongs to no edition now. */
  g_assert_cmpuint (adw_combo_row_get_selected (CHILD (part, "edition")), ==, catan_game.n_presets);
}

/* The lines of a game that has begun are all written out.  Taking them chooses the beginners' island again. */
static void
test_beginners_again (void)
{
  g_autoptr (ArbSetupPart) part = part_new ();
  g_autoptr (TableSetup) setup = filled (part);
  g_autoptr (TableSetup) back = NULL;

  catan_game.complete (setup);
  g_assert_cmpuint (setup->n_lines, ==, 4);
  arb_setup_part_take (part, setup);
  back = filled (part);
  g_assert_cmpuint (back->n_lines, ==, 1);
}

static void
test_preset (void)
{
  g_autoptr (ArbSetupPart) part = part_new ();
  AdwComboRow *edition = CHILD (part, "edition");
  g_autoptr (TableSetup) traders = NULL;
  g_autoptr (TableSetup) mixed = NULL;
  g_autoptr (TableSetup) newer = NULL;

  adw_combo_row_set_selected (edition, 1);
  traders = filled (part);
  g_assert_cmpuint (traders->rulings[CATAN_F12], ==, CATAN_F12_NO);
  g_assert_cmpuint (traders->rulings[CATAN_T1], ==, CATAN_T1_LAKE);
  g_assert_cmpuint (traders->rulings[CATAN_T2], ==, CATAN_T2_SEVEN);
  g_assert_cmpuint (traders->rulings[CATAN_T3], ==, CATAN_T3_OFF);

  /* A reading from the card makes the edition the table's own, and another can undo that. */
  arb_setup_part_set_ruling (part, CATAN_F12, CATAN_F12_YES);
  g_assert_cmpuint (adw_combo_row_get_selected (edition), ==, 3);
  mixed = filled (part);
  g_assert_cmpuint (mixed->rulings[CATAN_F12], ==, CATAN_F12_YES);
  g_assert_cmpuint (mixed->rulings[CATAN_T1], ==, CATAN_T1_LAKE);
  arb_setup_part_set_ruling (part, CATAN_F12, CATAN_F12_NO);
  g_assert_cmpuint (adw_combo_row_get_selected (edition), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (edition)), ==, 3);

  adw_combo_row_set_selected (edition, 2);
  newer = filled (part);
  g_assert_cmpuint (newer->rulings[CATAN_T2], ==, CATAN_T2_ONCE);
  g_assert_cmpuint (newer->rulings[CATAN_T4], ==, CATAN_T4_BLOCKED);

  /* Only the Fishermen have editions. */
  gtk_switch_set_active (CHILD (part, "fishermen"), FALSE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (edition)));
}

static void
test_deal (void)
{
  g_autoptr (ArbSetupPart) part = part_new ();
  GtkEditable *seed = CHILD (part, "seed");
  g_autoptr (TableSetup) dealt = NULL;
  g_autoptr (TableSetup) refused = table_setup_new (&catan_game);
  g_autofree char *first = NULL;
  g_autofree char *line = NULL;
  TableRefusal why = { "" };
  CatanIsland island;

  adw_combo_row_set_selected (CHILD (part, "island"), 1);
  first = g_strdup (gtk_editable_get_text (seed));
  line = g_strdup_printf ("deal %s apart", first);
  dealt = filled (part);
  g_assert_true (has_line (dealt, line));
  g_assert_true (catan_island_read (&island, dealt, &why));

  gtk_widget_activate_action (GTK_WIDGET (part), "setup.deal", NULL);
  g_assert_cmpstr (gtk_editable_get_text (seed), !=, "");

  /* The next island is dealt too, but it is another one. */
  catan_game.complete (dealt);
  gtk_editable_set_text (seed, first);
  arb_setup_part_take (part, dealt);
  g_assert_cmpuint (adw_combo_row_get_selected (CHILD (part, "island")), ==, 1);

  gtk_editable_set_text (seed, "many");
  assert_refused_with (arb_setup_part_fill (part, refused, &why), why.sentence, "SEED");
}

/* Three to six play Catan, and the page says so. */
static void
test_players (void)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (g_object_new (ARB_TYPE_PLAYERS_BOX, NULL));
  g_autoptr (TableSetup) six = table_setup_new (NULL);
  GtkWidget *entry = stage_child (box, ARB_TYPE_PLAYERS_BOX, "entry");
  GtkLabel *trouble = stage_child (box, ARB_TYPE_PLAYERS_BOX, "trouble");
  static const char *const names[] = { "Anna", "Ben", "Cleo", "Dora", "Emil", "Fee" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (table_setup_add_player (six, names[i], -1, NULL));
  arb_players_box_set_most (ARB_PLAYERS_BOX (box), catan_game.max_players);
  arb_players_box_seat (ARB_PLAYERS_BOX (box), six);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Gil");
  g_signal_emit_by_name (entry, "entry-activated");
  g_assert_cmpuint (arb_players_box_count (ARB_PLAYERS_BOX (box)), ==, 6);
  g_assert_nonnull (strstr (gtk_label_get_label (trouble), "6 players at most"));
}

/* The readings of the Fishermen are on the card only if they are in play. */
static void
test_card (void)
{
  static const char *const lines[] = { "target 10", "use fishermen" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      GtkWidget *card = g_object_ref_sink (g_object_new (ARB_TYPE_RULES_CARD, NULL));
      GtkWidget *groups = stage_child (card, ARB_TYPE_RULES_CARD, "groups");
      g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
      GtkWidget *group;

      g_assert_true (table_setup_line (setup, lines[i], NULL));
      arb_rules_card_set_setup (ARB_RULES_CARD (card), setup, TRUE);
      group = gtk_widget_get_first_child (groups);
      g_assert_cmpstr (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)), ==, "Catan");
      group = gtk_widget_get_next_sibling (group);
      g_assert_true ((group != NULL) == (i == 1));
      g_object_unref (card);
    }
}

/* The row of a ruling; NULL: there is none. */
static GtkWidget *
ruling_row (GtkWidget *card, guint ruling)
{
  return stage_row (card, ADW_TYPE_EXPANDER_ROW, catan_rulings[ruling].question);
}

/* What only a lake or the larger box decides is offered with them, and as soon as they are chosen. */
static void
test_card_needs (void)
{
  static const guint of_lake[] = { CATAN_T4, CATAN_T5 };
  GtkWidget *card = g_object_ref_sink (g_object_new (ARB_TYPE_RULES_CARD, NULL));
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
  g_autoptr (GPtrArray) checks = NULL;
  GtkWidget *lake;

  g_assert_true (table_setup_line (setup, "use fishermen", NULL));
  g_assert_true (table_setup_line (setup, "rule T5 nothing", NULL));
  arb_rules_card_set_setup (ARB_RULES_CARD (card), setup, TRUE);
  lake = ruling_row (card, CATAN_T1);
  g_assert_true (gtk_widget_get_visible (lake));
  g_assert_true (gtk_widget_get_visible (ruling_row (card, CATAN_T3)));
  g_assert_false (gtk_widget_get_visible (ruling_row (card, CATAN_T4)));
  g_assert_false (gtk_widget_get_visible (ruling_row (card, CATAN_T7)));
  /* Whoever chose it already sees it, and that it does nothing. */
  g_assert_true (gtk_widget_get_visible (ruling_row (card, CATAN_T5)));
  g_assert_nonnull (
      strstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (ruling_row (card, CATAN_T5))), "No choice here"));

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (lake), TRUE);
  checks = stage_all (lake, GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (checks->pdata[CATAN_T1_LAKE], TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (of_lake); i++)
    {
      GtkWidget *row = ruling_row (card, of_lake[i]);

      g_assert_true (gtk_widget_get_visible (row));
      g_assert_null (strstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), "No choice here"));
    }
  g_assert_false (gtk_widget_get_visible (ruling_row (card, CATAN_T3)));
  g_assert_false (gtk_widget_get_visible (ruling_row (card, CATAN_T7)));

  gtk_check_button_set_active (checks->pdata[CATAN_T1_DESERT], TRUE);
  g_assert_false (gtk_widget_get_visible (ruling_row (card, CATAN_T4)));
  g_object_unref (card);
}

/* Two lakes differ only on a board that has two, with the larger box. */
static void
test_card_lakes (void)
{
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);

  g_assert_true (table_setup_line (setup, "use fishermen", NULL));
  g_assert_true (table_setup_line (setup, "rule T1 lake", NULL));
  g_assert_true (table_setup_line (setup, "rule T6 large", NULL));
  g_assert_false (table_setup_matters (setup, CATAN_T7));
  g_assert_true (table_setup_line (setup, "frame big", NULL));
  g_assert_true (table_setup_matters (setup, CATAN_T7));
  g_assert_true (table_setup_line (setup, "rule T6 small", NULL));
  g_assert_false (table_setup_matters (setup, CATAN_T7));
}

/* ---- the island, hex by hex ---- */

static void
type (ArbIslandEditor *editor, const char *keys)
{
  for (; *keys != '\0'; keys++)
    arb_island_editor_key (editor, (guint) *keys);
}

/* The button that does this to the whole island. */
static GtkWidget *
find_action (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_ACTIONABLE (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_action (child, action);
  return found;
}

/* The island, all keys and all buttons are in view at once, at each kind of place.  In a narrow window only the hint is
 * scrolled for. */
static void
test_editor_in_view (void)
{
  static const struct
  {
    int width, height;
    const char *last;
  } sizes[] = { { 1000, 600, NULL }, { 390, 740, "island.clear" } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *window = gtk_window_new (), *editor = g_object_new (ARB_TYPE_ISLAND_EDITOR, NULL);
      GtkWidget *scrolled = stage_find (editor, GTK_TYPE_SCROLLED_WINDOW);
      GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
      graphene_rect_t at;

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, sizes[i].height);
      gtk_window_set_child (GTK_WINDOW (window), editor);
      gtk_window_present (GTK_WINDOW (window));
      while (gtk_adjustment_get_page_size (down) == 0)
        g_main_context_iteration (NULL, TRUE);
      stage_spin ();
      if (sizes[i].last == NULL)
        g_assert_cmpfloat (gtk_adjustment_get_upper (down), <=, gtk_adjustment_get_page_size (down));
      else
        {
          g_assert_true (gtk_widget_compute_bounds (find_action (editor, sizes[i].last), scrolled, &at));
          g_assert_cmpfloat (at.origin.y + at.size.height, <=, gtk_widget_get_height (scrolled));
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* The whole table is read out row by row and around the coast, with keys only. */
static void
test_island_enter_all (void)
{
  g_autoptr (ArbIslandEditor) editor = g_object_ref_sink (g_object_new (ARB_TYPE_ISLAND_EDITOR, NULL));
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
  TableRefusal why = { "" };
  IslandDraft draft;

  gtk_widget_activate_action (GTK_WIDGET (editor), "island.clear", NULL);
  arb_island_editor_get_island (editor, &draft);
  assert_refused_with (island_draft_check (&draft, &why), why.sentence, "hex A");

  /* 0, - and = are 10, 11 and 12, as they are for a throw. */
  type (editor, "f5g2f6m0h9p4p3h8m-dp5g8g4f3h6m=p10f9");
  arb_island_editor_get_island (editor, &draft);
  assert_refused_with (island_draft_check (&draft, &why), why.sentence, "hex S");
  type (editor, "g11");
  arb_island_editor_get_island (editor, &draft);
  assert_refused_with (island_draft_check (&draft, &why), why.sentence, "harbour at sea");
  type (editor, "a4ga0o6as5a9bw");
  arb_island_editor_get_island (editor, &draft);
  assert_refused_with (island_draft_check (&draft, &why), why.sentence, "fishery at sea");
  type (editor, "8");
  arb_island_editor_get_island (editor, &draft);
  g_assert_true (island_draft_check (&draft, &why));
  g_assert_true (table_setup_line (setup, "use fishermen", NULL));
  g_assert_true (island_draft_fill (&draft, setup, &why));
  g_assert_true (has_line (setup, "island forest:5 fields:2 forest:6 mountains:10 hills:9 pasture:4 pasture:3 hills:8 "
                                  "mountains:11 desert pasture:5 fields:8 fields:4 forest:3 hills:6 mountains:12 "
                                  "pasture:10 forest:9 fields:11"));
  g_assert_true (has_line (setup, "harbours any grain any ore any wool any brick wood"));
  g_assert_true (has_line (setup, "fisheries 4 10 6 5 9 8"));
}

/* What the box does not contain is refused with its number; buttons do the same. */
static void
test_island_counts (void)
{
  g_autoptr (ArbIslandEditor) editor = g_object_ref_sink (g_object_new (ARB_TYPE_ISLAND_EDITOR, NULL));
  GtkLabel *verdict = stage_child (editor, ARB_TYPE_ISLAND_EDITOR, "verdict");
  IslandDraft draft;

  g_signal_emit_by_name (stage_hinted (GTK_WIDGET (editor), GTK_TYPE_BUTTON, "Forest"), "clicked");
  arb_island_editor_get_island (editor, &draft);
  g_assert_cmpuint (draft.island.land[0], ==, CATAN_FOREST);
  g_assert_cmpstr (gtk_label_get_label (verdict), ==, "The island has 5 × forest, the box has 4.");
  g_signal_emit_by_name (stage_hinted (GTK_WIDGET (editor), GTK_TYPE_BUTTON, "Pasture"), "clicked");
  g_assert_cmpstr (gtk_label_get_label (verdict), ==, "This island can be played on.");

  /* The first number of the beginners' island is 5; then the next place is chosen. */
  g_signal_emit_by_name (stage_hinted (GTK_WIDGET (editor), GTK_TYPE_BUTTON, "12"), "clicked");
  g_assert_cmpstr (gtk_label_get_label (verdict), ==, "The island has 1 × the number 5, the box has 2.");
  type (editor, "5");
  arb_island_editor_get_island (editor, &draft);
  g_assert_cmpuint (draft.island.number[0], ==, 12);
  g_assert_cmpuint (draft.island.number[1], ==, 5);

  /* Seven is not a number of a hex, and eleven not one of a fishery. */
  arb_island_editor_key (editor, GDK_KEY_BackSpace);
  type (editor, "7");
  arb_island_editor_get_island (editor, &draft);
  g_assert_cmpuint (draft.island.number[1], ==, 5);
  g_assert_false (island_draft_set_number (&draft, (ArtPlace){ ART_PLACE_SEA, 1 }, 11));
}

#define LABEL(editor, name) gtk_label_get_label (stage_child (editor, ARB_TYPE_ISLAND_EDITOR, name))

static void
expect_said (ArbIslandEditor *editor, const char *keys, const char *said)
{
  type (editor, keys);
  g_assert_cmpstr (LABEL (editor, "said"), ==, said);
}

/* A key that can do nothing says why; the next one that can do something takes this away. */
static void
test_island_no_key (void)
{
  g_autoptr (ArbIslandEditor) editor = g_object_ref_sink (g_object_new (ARB_TYPE_ISLAND_EDITOR, NULL));

  expect_said (editor, "f", "");
  expect_said (editor, "7", "There is no number 7: they are 2 to 12, without 7.");
  expect_said (editor, "13", "There is no number 13: they are 2 to 12, without 7.");
  expect_said (editor, "w", "No land has this letter.");
  expect_said (editor, "x", "On this board every hex is land; a frame of your own can be another.");
  expect_said (editor, "p", "");
  for (guint i = 0; i < SMALL_SEAS && strstr (LABEL (editor, "place_label"), "harbour") == NULL; i++)
    arb_island_editor_key (editor, GDK_KEY_BackSpace);
  expect_said (editor, "8", "A harbour is asked for here: only hexes and fisheries have numbers.");
  expect_said (editor, "f", "No harbour has this letter.");
  for (guint i = 0; i < SMALL_SEAS && strstr (LABEL (editor, "place_label"), "fishery") == NULL; i++)
    arb_island_editor_key (editor, GDK_KEY_BackSpace);
  expect_said (editor, "w", "A fishery is asked for here: it has a number, and no letter.");
  expect_said (editor, "2", "The fisheries have the numbers 4, 5, 6, 8, 9 and 10.");
  expect_said (editor, "x", "On this board a fishery lies here in every game.");
}

/* How many harbours and fisheries lie there is always said, and that corners of the sea are passed over. */
static void
test_island_sea_counts (void)
{
  g_autoptr (ArbIslandEditor) editor = g_object_ref_sink (g_object_new (ARB_TYPE_ISLAND_EDITOR, NULL));
  gboolean passed = FALSE;

  g_assert_cmpstr (LABEL (editor, "counts"), ==, "9 of 9 harbours, 6 of 6 fisheries");
  gtk_widget_activate_action (GTK_WIDGET (editor), "island.clear", NULL);
  g_assert_cmpstr (LABEL (editor, "counts"), ==, "0 of 9 harbours, 0 of 6 fisheries");
  arb_island_editor_key (editor, GDK_KEY_BackSpace);
  while (strstr (LABEL (editor, "place_label"), "Sea") != NULL)
    arb_island_editor_key (editor, GDK_KEY_BackSpace);
  arb_island_editor_key (editor, GDK_KEY_Return);
  g_assert_cmpstr (LABEL (editor, "place_label"), ==, "Sea s1: which harbour?");
  type (editor, "a");
  g_assert_cmpstr (LABEL (editor, "counts"), ==, "1 of 9 harbours, 0 of 6 fisheries");
  g_assert_cmpstr (LABEL (editor, "said"), ==, "");
  g_assert_cmpstr (LABEL (editor, "place_label"), ==, "Sea s2: which fishery?");
  type (editor, "4");
  g_assert_cmpstr (LABEL (editor, "counts"), ==, "1 of 9 harbours, 1 of 6 fisheries");
  for (guint i = 0; i < 6; i++)
    {
      arb_island_editor_key (editor, GDK_KEY_Return);
      passed |= g_str_has_prefix (LABEL (editor, "said"), "The corner before it has none");
    }
  g_assert_true (passed);
}

/* Only hands that are recorded can be covered: one switch takes the other along. */
static void
test_covered (void)
{
  g_autoptr (ArbSetupPart) part = part_new ();
  GtkSwitch *hands = CHILD (part, "hands"), *covered = CHILD (part, "covered");

  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (covered)));
  gtk_switch_set_active (covered, TRUE);
  g_assert_true (gtk_switch_get_active (hands));
  {
    g_autoptr (TableSetup) setup = filled (part);

    g_assert_true (has_line (setup, "hands covered"));
  }
  gtk_switch_set_active (hands, FALSE);
  g_assert_false (gtk_switch_get_active (covered));
}

/* Enter goes on while something is missing; then it closes the window. */
static void
test_island_enter_key (void)
{
  GtkWidget *window = gtk_window_new (), *editor = g_object_new (ARB_TYPE_ISLAND_EDITOR, NULL);
  IslandDraft draft;

  gtk_window_set_child (GTK_WINDOW (window), editor);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (editor, "island.clear", NULL);
  type (ARB_ISLAND_EDITOR (editor), "f");
  g_assert_true (arb_island_editor_key (ARB_ISLAND_EDITOR (editor), GDK_KEY_Return));
  g_assert_nonnull (window);
  type (ARB_ISLAND_EDITOR (editor), "g");
  arb_island_editor_get_island (ARB_ISLAND_EDITOR (editor), &draft);
  g_assert_cmpuint (draft.island.land[0], ==, CATAN_FOREST);
  g_assert_cmpuint (draft.island.land[1], ==, CATAN_FIELDS);
  gtk_widget_activate_action (editor, "island.beginners", NULL);
  g_assert_true (arb_island_editor_key (ARB_ISLAND_EDITOR (editor), GDK_KEY_Return));
  stage_spin ();
  g_assert_null (window);
}

/* The spiral can begin at any corner, and keeps the good numbers apart. */
static void
test_island_spiral (void)
{
  IslandDraft draft = { .parity = 0 };
  CatanIsland from_a;
  TableRefusal why = { "" };

  island_draft_beginners (&draft, CATAN_BOARD_SMALL);
  from_a = draft.island;
  memset (draft.island.number, 0, sizeof draft.island.number);
  g_assert_true (island_draft_spiral (&draft, 0, &why));
  g_assert_cmpmem (draft.island.number, SMALL_HEXES, from_a.number, SMALL_HEXES);
  g_assert_true (island_draft_spiral (&draft, 18, &why));
  g_assert_cmpuint (draft.island.number[18], ==, 5);
  g_assert_true (island_draft_check (&draft, &why));

  draft.island.land[0] = CATAN_FOREST;
  g_assert_false (island_draft_spiral (&draft, 0, &why));
}

/* The other parity moves everything in the sea, and keeps its order. */
static void
test_island_parity (void)
{
  IslandDraft draft = { .parity = 0 };
  CatanIsland before;
  TableRefusal why = { "" };

  island_draft_beginners (&draft, CATAN_BOARD_SMALL);
  before = draft.island;
  island_draft_set_parity (&draft, 1);
  g_assert_true (island_draft_check (&draft, &why));
  for (guint i = 0; i < SMALL_HARBOURS; i++)
    g_assert_cmpuint (draft.island.harbour[2 * i + 1], ==, before.harbour[2 * i]);
  island_draft_set_parity (&draft, 0);
  g_assert_cmpmem (&draft.island, sizeof before, &before, sizeof before);

  g_assert_false (island_draft_turn (&draft, (ArtPlace){ ART_PLACE_SEA, 0 }));
  g_assert_true (island_draft_turn (&draft, (ArtPlace){ ART_PLACE_SEA, 2 }));
  g_assert_true (island_draft_check (&draft, &why));
}

/* ---- kept under a name ---- */

/* More than four players get the larger board and the special building phase; rows and switches become lines, and back.
 */
static void
test_switches (void)
{
  g_autoptr (ArbSetupPart) part = part_new ();
  AdwComboRow *board = CHILD (part, "board");
  AdwComboRow *building = CHILD (part, "building");
  g_autoptr (TableSetup) few = NULL, many = NULL, special = NULL, paired = NULL;

  few = filled (part);
  g_assert_false (gtk_widget_get_visible (CHILD (part, "building")));
  g_assert_false (has_line (few, "building own") || has_line (few, "robber friendly"));
  arb_setup_part_seat (part, 5);
  g_assert_true (gtk_widget_get_visible (CHILD (part, "building")));
  g_assert_cmpuint (adw_combo_row_get_selected (board), ==, CATAN_BOARD_BIG);
  special = filled (part);
  g_assert_false (has_line (special, "building own") || has_line (special, "building paired"));
  adw_combo_row_set_selected (building, 1);
  paired = filled (part);
  g_assert_true (has_line (paired, "building paired") && !has_line (paired, "building own"));
  adw_combo_row_set_selected (building, 2);
  gtk_switch_set_active (CHILD (part, "friendly"), TRUE);
  gtk_spin_button_set_value (CHILD (part, "calm"), 2);
  many = filled (part);
  g_assert_true (has_line (many, "frame big") && has_line (many, "building own"));
  g_assert_true (has_line (many, "robber friendly") && has_line (many, "sevens after 2"));

  arb_setup_part_take (part, few);
  g_assert_false (gtk_switch_get_active (CHILD (part, "friendly")));
  g_assert_cmpuint (adw_combo_row_get_selected (building), ==, 0);
  arb_setup_part_take (part, many);
  g_assert_true (gtk_switch_get_active (CHILD (part, "friendly")));
  g_assert_cmpuint (adw_combo_row_get_selected (building), ==, 2);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (CHILD (part, "calm")), ==, 2);
  arb_setup_part_take (part, paired);
  g_assert_cmpuint (adw_combo_row_get_selected (building), ==, 1);
}

static void
test_as_on_table (void)
{
  g_autoptr (ArbSetupPart) part = part_new ();
  AdwComboRow *island = CHILD (part, "island"), *board = CHILD (part, "board");
  g_autoptr (TableSetup) dealt = NULL, entered = NULL, many = NULL, again = NULL;

  /* It begins with the island that is shown. */
  adw_combo_row_set_selected (island, 1);
  dealt = filled (part);
  g_assert_true (catan_island_read (NULL, dealt, NULL));
  catan_game.complete (dealt);
  adw_combo_row_set_selected (island, 2);
  entered = filled (part);
  catan_game.complete (entered);
  for (guint i = 0; i < dealt->n_lines; i++)
    g_assert_true (g_str_has_prefix (dealt->lines[i], "deal ") || has_line (entered, dealt->lines[i]));

  /* On the larger board nobody has entered an island, so the page does not say so. */
  arb_setup_part_seat (part, 6);
  g_assert_cmpuint (adw_combo_row_get_selected (island), ==, 0);
  many = filled (part);
  g_assert_true (has_line (many, "frame big"));

  /* The one that was entered comes back with its board. */
  arb_setup_part_seat (part, 4);
  adw_combo_row_set_selected (board, CATAN_BOARD_SMALL);
  g_assert_cmpuint (adw_combo_row_get_selected (island), ==, 2);
  again = filled (part);
  catan_game.complete (again);
  g_assert_cmpuint (again->n_lines, ==, entered->n_lines);
  for (guint i = 0; i < again->n_lines; i++)
    g_assert_true (has_line (again, entered->lines[i]));
}

/* With the box for five and six, there are two lakes and two more fisheries, already on this page. */
static void
test_large (void)
{
  static const struct
  {
    guint ruling, option;
  } readings[] = { { CATAN_T1, CATAN_T1_LAKE }, { CATAN_T3, CATAN_T3_OFF }, { CATAN_T6, CATAN_T6_LARGE } };
  g_autoptr (ArbSetupPart) part = part_new ();
  g_autoptr (TableSetup) setup = NULL;
  IslandDraft draft;
  CatanIsland shown, played;
  guint lakes = 0, fisheries = 0;

  arb_setup_part_seat (part, 5);
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    arb_setup_part_set_ruling (part, readings[i].ruling, readings[i].option);
  gtk_widget_activate_action (GTK_WIDGET (part), "setup.island", NULL);
  setup = filled (part);
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    setup->rulings[readings[i].ruling] = (guint8) readings[i].option;
  g_assert_true (catan_island_read (&played, setup, NULL));
  g_assert_true (island_draft_take (&draft, setup, NULL));
  island_draft_show (&draft, TRUE, setup->rulings, &shown);
  for (guint hex = 0; hex < shown.shape.n_hexes; hex++)
    lakes += shown.land[hex] == CATAN_LAKE;
  for (guint sea = 0; sea < shown.shape.n_seas; sea++)
    fisheries += shown.fishery[sea] != 0;
  g_assert_cmpuint (lakes, ==, 2);
  g_assert_cmpuint (fisheries, ==, 8);
  g_assert_cmpuint (shown.further_lake, !=, CATAN_NOWHERE);
  g_assert_cmpuint (shown.further_lake, ==, played.further_lake);

  island_draft_show (&draft, FALSE, setup->rulings, &shown);
  g_assert_cmpuint (shown.further_lake, ==, CATAN_NOWHERE);

  /* As in the last game: still the island for beginners. */
  arb_setup_part_take (part, setup);
  g_assert_cmpuint (adw_combo_row_get_selected (CHILD (part, "island")), ==, 0);
}

/* ---- a frame of one's own ---- */

/* How often each pair of land and number lies there. */
static void
count_hexes (const IslandDraft *draft, guint counts[CATAN_N_LANDS + 1][13])
{
  memset (counts, 0, (CATAN_N_LANDS + 1) * sizeof *counts);
  for (guint hex = 0; hex < draft->island.shape.n_hexes; hex++)
    counts[draft->island.land[hex]][draft->island.number[hex]]++;
}

/* Hexes come and go at random: all others stay as they are, and what lies at the coast lies at a coast. */
static void
test_frame (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  IslandDraft draft = { .parity = 0 };
  guint before[CATAN_N_LANDS + 1][13], after[CATAN_N_LANDS + 1][13], refused = 0;

  island_draft_beginners (&draft, CATAN_BOARD_SMALL);
  draft.own = TRUE;
  for (guint i = 0; i < 600; i++)
    {
      const guint n = draft.island.shape.n_hexes;
      const gboolean comes = g_rand_int_range (rand, 0, 100) < (n < 20 ? 60 : 45);
      ArtPlace place = { comes ? ART_PLACE_SEA : ART_PLACE_HEX, 0 };
      TableRefusal why = { "" };

      place.index = (guint8) g_rand_int_range (rand, 0, comes ? draft.island.shape.n_seas : (int) n);
      count_hexes (&draft, before);
      if (!comes)
        before[draft.island.land[place.index]][draft.island.number[place.index]]--;
      else
        before[CATAN_N_LANDS][0]++;
      if (!island_draft_set_land (&draft, &place, &why))
        {
          g_assert_cmpstr (why.sentence, !=, "");
          refused++;
          continue;
        }
      g_assert_cmpuint (draft.island.shape.n_hexes, ==, comes ? n + 1 : n - 1);
      count_hexes (&draft, after);
      g_assert_cmpmem (before, sizeof before, after, sizeof after);
      g_assert_true (!comes || place.kind == ART_PLACE_HEX);
      for (guint8 sea = 0; sea < draft.island.shape.n_seas; sea++)
        g_assert_true (draft.island.harbour[sea] > CATAN_ANY
                       || draft.island.harbour_side[sea] < draft.island.shape.sea_sides[sea]);
      if (comes)
        {
          g_assert_true (island_draft_set_thing (&draft, place, CATAN_FOREST));
          g_assert_true (island_draft_set_number (&draft, place, 2 + i % 5));
        }
    }
  g_assert_cmpuint (refused, <, 300);
}

/* With keys: a hex goes, another comes, harbour and fishery beside it; a game has the same island. */
static void
test_frame_by_keys (void)
{
  g_autoptr (ArbIslandEditor) editor = g_object_ref_sink (g_object_new (ARB_TYPE_ISLAND_EDITOR, NULL));
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
  IslandDraft draft = { .parity = 0 }, back = { .parity = 0 };
  TableRefusal why = { "" };

  island_draft_beginners (&draft, CATAN_BOARD_SMALL);
  draft.own = TRUE;
  island_draft_clear (&draft);
  memcpy (draft.island.land, (guint8[19]){ 0 }, 19);
  memset (draft.island.number, 5, 19);
  arb_island_editor_set_island (editor, &draft, TRUE, setup->rulings);
  type (editor, "x");
  arb_island_editor_get_island (editor, &draft);
  g_assert_cmpuint (draft.island.shape.n_hexes, ==, 18);
  type (editor, "h");
  arb_island_editor_get_island (editor, &draft);
  g_assert_cmpuint (draft.island.shape.n_hexes, ==, 19);
  g_assert_false (island_draft_check (&draft, &why));
  type (editor, "f8xg9");
  arb_island_editor_get_island (editor, &draft);
  g_assert_cmpuint (draft.island.shape.n_hexes, ==, 18);
  g_assert_true (table_setup_line (setup, "use fishermen", NULL));
  g_assert_true (island_draft_fill (&draft, setup, &why));
  g_assert_true (island_draft_take (&back, setup, &why));
  g_assert_true (back.own && island_draft_equal (&back, &draft));
}

static void
test_boards (void)
{
  g_autoptr (ArbSetupPart) part = part_new ();
  IslandDraft draft = { .parity = 0 }, back;
  TableRefusal why = { "" };
  g_auto (GStrv) none = arb_kept_names (ARB_BOARDS);
  g_auto (GStrv) two = NULL;
  g_auto (GStrv) one = NULL;
  g_autoptr (TableSetup) setup = NULL;

  g_assert_true (arb_kept_can (ARB_BOARDS));
  g_assert_cmpuint (g_strv_length (none), ==, 0);
  island_draft_beginners (&draft, CATAN_BOARD_SMALL);
  g_assert_true (arb_boards_keep ("Sunday", &draft, &why));
  island_draft_set_parity (&draft, CATAN_F0_EVEN);
  island_draft_turn (&draft, (ArtPlace){ ART_PLACE_SEA, 1 });
  g_assert_true (arb_boards_keep (" At Ben’s, “big” table ", &draft, &why));
  two = arb_kept_names (ARB_BOARDS);
  g_assert_cmpuint (g_strv_length (two), ==, 2);
  g_assert_true (arb_boards_get ("at ben’s, “big” table", &back, &why));
  g_assert_true (island_draft_equal (&back, &draft));

  /* A game on it has the same island. */
  arb_setup_part_begin (part, NULL);
  adw_expander_row_set_expanded (CHILD (part, "boards"), TRUE);
  setup = filled (part);
  g_assert_cmpuint (setup->n_lines, ==, 1);
  g_clear_pointer (&setup, table_setup_free);
  adw_action_row_activate (stage_row (CHILD (part, "boards"), ADW_TYPE_ACTION_ROW, "At Ben’s, “big” table"));
  setup = filled (part);
  g_assert_cmpuint (setup->n_lines, ==, 4);
  g_assert_cmpuint (setup->rulings[CATAN_F0], ==, CATAN_F0_EVEN);
  g_assert_true (has_line (setup, "harbours any:2 grain any ore any wool any brick wood"));

  /* An island that is not complete is not kept, nor one without a name. */
  draft.island.number[0] = 0;
  g_assert_false (arb_boards_keep ("Half", &draft, &why));
  island_draft_beginners (&draft, CATAN_BOARD_SMALL);
  g_assert_false (arb_boards_keep ("  ", &draft, &why));
  g_assert_false (arb_boards_keep ("\u200b\u2800", &draft, &why));
  g_assert_false (arb_boards_keep ("Sun\u202eday", &draft, &why));
  g_assert_true (arb_boards_keep ("SUNDAY", &draft, &why));
  arb_kept_remove (ARB_BOARDS, "at Ben’s, “big” table");
  one = arb_kept_names (ARB_BOARDS);
  g_assert_cmpuint (g_strv_length (one), ==, 1);
  g_assert_cmpstr (one[0], ==, "SUNDAY");
}

/* Whatever is in the settings is read like a record. */
static void
test_boards_rubbish (void)
{
  static const char *const texts[] = { "", "island forest", "harbours any", "game carcassonne", "\x01", "deal x" };
  IslandDraft draft;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      TableRefusal why = { "" };
      g_autoptr (GVariant) boards = g_variant_ref_sink (g_variant_new_parsed ("[('x', %s)]", texts[i]));

      g_settings_set_value (arb_settings (), "boards", boards);
      /* A board without lines is the beginners' island. */
      g_assert_true (arb_boards_get ("x", &draft, &why) == (i == 0));
      g_assert_true ((why.sentence[0] == '\0') == (i == 0));
    }
  g_settings_reset (arb_settings (), "boards");
}

/* There is room for this many. */
static void
test_boards_full (void)
{
  IslandDraft draft = { .parity = 0 };
  TableRefusal why = { "" };

  island_draft_beginners (&draft, CATAN_BOARD_SMALL);
  for (guint i = 0; i < ARB_KEPT_MAX; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      g_assert_true (arb_boards_keep (name, &draft, &why));
    }
  g_assert_true (arb_boards_keep ("7", &draft, &why));
  g_assert_false (arb_boards_keep ("one more", &draft, &why));
  g_settings_reset (arb_settings (), "boards");
}

/* ---- the page ---- */

/* The last game was Catan.  The page has the same answers, and can begin with its players in one step. */
static void
test_last (void)
{
  g_autofree char *folder = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  g_autoptr (ArbGames) games = arb_games_new (path);
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
  g_autoptr (TableSetup) built = NULL;
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_PAGE, NULL));
  TableRefusal why = { "" };
  static const char *const lines[] = { "player Anna red", "player Ben blue", "player Cleo green", "use fishermen",
                                       "target 12" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_true (table_setup_line (setup, lines[i], &why));
  session = arb_games_start (games, setup, NULL);
  g_assert_nonnull (session);

  arb_setup_page_begin (ARB_SETUP_PAGE (page), games);
  gtk_widget_activate_action (page, "setup.again", NULL);
  built = arb_setup_page_build (ARB_SETUP_PAGE (page), &why);
  g_assert_cmpstr (why.sentence, ==, "");
  g_assert_true (built->game == &catan_game);
  g_assert_cmpuint (built->n_players, ==, 3);
  g_assert_true (has_line (built, "target 12"));
  g_assert_true (catan_game.in_play (built, "fishermen"));
}

STAGE_MAIN (stage_application, "/setup-catan", usual, switches, as_on_table, large, frame, frame_by_keys, round_trip,
            beginners_again, preset, deal, players, card, card_needs, card_lakes, last, island_enter_all,
            editor_in_view, island_counts, island_no_key, island_sea_counts, covered, island_enter_key, island_spiral,
            island_parity, boards, boards_rubbish, boards_full)
