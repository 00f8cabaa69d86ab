/* test-setup-pad.c - the score pad’s part of the setup page: the settings that are kept under a name, and those of the
 * last game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <string.h>

#include "app/kit/kept-row.h"
#include "app/kit/settings.h"
#include "app/pad/setup-pad.h"
#include "app/setup/setup-page.h"
#include "evening/session.h"
#include "pad/pad-play.h"
#include "stage.h"
#include "../table/test-add.h"

#define PADS "pads"
#define CHILD(part, name) stage_child (part, ARB_TYPE_SETUP_PAD, name)

static ArbSetupPart *
part_new (void)
{
  ArbSetupPart *part = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_PAD, NULL));

  arb_setup_part_begin (part, NULL);
  return part;
}

/* The lines of the part, one after another. */
static char *
lines_of (ArbSetupPart *part)
{
  g_autoptr (TableSetup) setup = table_setup_new (&pad_game);
  g_autoptr (GString) lines = g_string_new (NULL);
  TableRefusal why = { "" };

  g_assert_true (arb_setup_part_fill (part, setup, &why));
  for (guint i = 0; i < setup->n_lines; i++)
    g_string_append_printf (lines, "%s\n", setup->lines[i]);
  return g_strdup (lines->str);
}

static void
assert_lines (ArbSetupPart *part, const char *wanted)
{
  g_autofree char *lines = lines_of (part);

  g_assert_cmpstr (lines, ==, wanted);
}

static void
answer (ArbSetupPart *part, const char *name, gboolean lowest, gboolean rounds, int target)
{
  gtk_editable_set_text (CHILD (part, "name"), name);
  adw_combo_row_set_selected (CHILD (part, "wins"), lowest);
  gtk_switch_set_active (CHILD (part, "rounds"), rounds);
  gtk_spin_button_set_value (CHILD (part, "target"), target);
}

/* The person writes this into the field below the kept settings. */
static void
keep (ArbSetupPart *part, const char *name)
{
  g_autoptr (GPtrArray) fields = stage_all (CHILD (part, "kept"), ADW_TYPE_ENTRY_ROW);

  g_assert_cmpuint (fields->len, ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (fields->pdata[0]), name);
  g_signal_emit_by_name (fields->pdata[0], "apply");
}

static AdwActionRow *
row_of (ArbSetupPart *part, const char *title)
{
  return stage_row (CHILD (part, "kept"), ADW_TYPE_ACTION_ROW, title);
}

static void
assert_names (const char *wanted)
{
  g_auto (GStrv) names = arb_kept_names (PADS);
  g_autofree char *all = g_strjoinv ("|", names);

  g_assert_cmpstr (all, ==, wanted);
}

/* What is kept is chosen by its name, and has all answers. */
static void
test_keep (void)
{
  ArbSetupPart *part = part_new ();

  assert_names ("");
  answer (part, "Hearts", TRUE, TRUE, 100);
  keep (part, " Hearts & <b>hills</b> ");
  answer (part, "", FALSE, FALSE, 0);
  keep (part, "Only points");
  assert_names ("Hearts & <b>hills</b>|Only points");

  assert_lines (part, "");
  adw_action_row_activate (row_of (part, "Hearts &amp; &lt;b&gt;hills&lt;/b&gt;"));
  assert_lines (part, "called Hearts\nlowest\nrounds\ntarget 100\n");
  adw_action_row_activate (row_of (part, "Only points"));
  assert_lines (part, "");

  /* The same name stands for what is shown now. */
  answer (part, "Darts", FALSE, FALSE, 301);
  keep (part, "ONLY POINTS");
  assert_names ("Hearts & <b>hills</b>|ONLY POINTS");
  answer (part, "", FALSE, FALSE, 0);
  adw_action_row_activate (row_of (part, "ONLY POINTS"));
  assert_lines (part, "called Darts\ntarget 301\n");

  /* Another part of the page, such as one that begins later, offers them, too. */
  g_object_unref (part);
  part = part_new ();
  g_assert_nonnull (row_of (part, "ONLY POINTS"));
  arb_kept_remove (PADS, "only points");
  arb_setup_part_begin (part, NULL);
  g_assert_null (row_of (part, "ONLY POINTS"));
  assert_names ("Hearts & <b>hills</b>");
  g_object_unref (part);
  g_settings_reset (arb_settings (), PADS);
}

static void
test_rename (void)
{
  ArbSetupPart *part = part_new ();
  TableRefusal why = { "" };

  answer (part, "Hearts", TRUE, FALSE, 0);
  keep (part, "a");
  answer (part, "Darts", FALSE, FALSE, 301);
  keep (part, "B");
  g_assert_true (arb_kept_rename (PADS, "a", " Sundays ", &why));
  g_assert_true (arb_kept_rename (PADS, "sundays", "Sundays", &why));
  assert_names ("B|Sundays");
  g_assert_false (arb_kept_rename (PADS, "B", "SUNDAYS", &why));
  g_assert_nonnull (strstr (why.sentence, "something else"));
  g_assert_false (arb_kept_rename (PADS, "gone", "new", &why));
  g_assert_false (arb_kept_rename (PADS, "B", " ", &why));
  g_assert_false (arb_kept_rename (PADS, "B", "B\u202e", &why));
  assert_names ("B|Sundays");
  arb_setup_part_begin (part, NULL);
  adw_action_row_activate (row_of (part, "Sundays"));
  assert_lines (part, "called Hearts\nlowest\n");
  g_object_unref (part);
  g_settings_reset (arb_settings (), PADS);
}

/* Names and what is in the settings may be anything. */
static void
test_hostile (void)
{
  static const char *const names[] = { "", "  ", "\u200b\u2800", "Sun\u202eday", "a\x1b[1m", "a\nb", "\uffff" };
  static const char *const texts[] = { "target 0",       "target 99999999999",
                                       "lowest\nlowest", "game carcassonne",
                                       "island forest",  "called",
                                       "called \"",      "\x01" };
  g_autofree char *longest = g_strnfill (ARB_KEPT_NAME_MAX, 'x');
  g_autofree char *longer = g_strnfill (ARB_KEPT_NAME_MAX + 1, 'x'), *huge = g_strnfill (4000, '\n');
  g_autoptr (GVariant) big = g_variant_ref_sink (g_variant_new_parsed ("[('x', %s)]", huge));
  ArbSetupPart *part = part_new ();
  TableRefusal why;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (arb_kept_keep (PADS, names[i], "rounds\n", &why));
  g_assert_false (arb_kept_keep (PADS, longer, "rounds\n", &why));
  g_assert_true (arb_kept_keep (PADS, longest, "rounds\n", &why));
  g_settings_reset (arb_settings (), PADS);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GVariant) kept = g_variant_ref_sink (g_variant_new_parsed ("[('x', %s)]", texts[i]));
      g_autoptr (TableSetup) setup = table_setup_new (&pad_game);

      g_settings_set_value (arb_settings (), PADS, kept);
      g_assert_false (arb_kept_get (PADS, "x", setup, &why));
    }
  g_settings_set_value (arb_settings (), PADS, big);
  g_autoptr (TableSetup) setup = table_setup_new (&pad_game);
  g_assert_false (arb_kept_get (PADS, "x", setup, &why));
  g_object_unref (part);
  g_settings_reset (arb_settings (), PADS);
}

/* Settings that no game can begin with are not kept. */
static void
test_not_kept (void)
{
  g_autoptr (ArbSetupPart) part = part_new ();

  answer (part, "Hea\u202erts", FALSE, FALSE, 0);
  keep (part, "hidden");
  assert_names ("");
}

/* The page begins with the settings of the last pad. */
static void
test_last (void)
{
  g_autofree char *folder = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  g_autoptr (ArbGames) games = arb_games_new (path);
  g_autoptr (TableSetup) setup = table_setup_new (&pad_game), built = NULL;
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (LibraryGame) listed = NULL;
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_PAGE, NULL));
  AdwPreferencesGroup *rules = stage_child (page, ARB_TYPE_SETUP_PAGE, "rules_group");
  TableRefusal why = { "" };
  static const char *const lines[] = { "player Anna red", "player Ben blue", "called Hearts",
                                       "lowest",          "rounds",          "target 70" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_true (table_setup_line (setup, lines[i], &why));
  session = arb_games_start (games, setup, NULL);
  g_assert_nonnull (session);
  /* The list of games shows the name of the game that is played. */
  listed = arb_games_get (games, arb_session_id (session));
  g_assert_cmpstr (listed->title, ==, "Hearts");
  arb_setup_page_begin (ARB_SETUP_PAGE (page), games);
  gtk_widget_activate_action (page, "setup.again", NULL);
  built = arb_setup_page_build (ARB_SETUP_PAGE (page), &why);
  g_assert_cmpstr (why.sentence, ==, "");
  g_assert_true (built->game == &pad_game);
  /* Nothing of it is about rules or aids. */
  g_assert_cmpstr (adw_preferences_group_get_title (rules), ==, "");
  for (guint i = 2; i < G_N_ELEMENTS (lines); i++)
    g_assert_cmpstr (built->lines[i - 2], ==, lines[i]);
}

STAGE_MAIN (stage_application, "/setup-pad", keep, rename, hostile, not_kept, last)
