/* test-told.c - two records that differ only in what was told in secret: every page shows and says the same of both.
 * They are in one file: "{one|other}".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <string.h>

#include "app/catan/island-side.h"
#include "app/catan/island-highlight.h"
#include "app/catan/setup-catan.h"
#include "app/shell/display-window.h"
#include "app/shell/statistics-page.h"
#include "app/shell/window.h"
#include "app/table/change-ask.h"
#include "app/table/change-card.h"
#include "app/table/prompt.h"
#include "app/table/replay.h"
#include "app/table/stock-card.h"
#include "app/table/timeline.h"
#include "stage.h"
#include "table/table-edit.h"
#include "../library/session-import.h"

#define STEPS_MAX 12 /* of one card */

/* ---- what there is to read and to hear ---- */

static void
append_property (GtkWidget *widget, GtkAccessibleProperty property, GString *out)
{
  /* No widget has this name, so the answer is the name that it has. */
  g_autofree char *name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\x01");

  if (name != NULL)
    g_string_append_printf (out, " <%s>", name);
}

/* The widget and all below it.  A hidden one is not there for screen readers, and may have words of an earlier time. */
static void
append_widget (GtkWidget *widget, guint depth, GString *out)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *looks = g_strjoinv (" ", classes);

  /* When a tooltip appears depends on the time; its words are those of the widget that has it. */
  if (!gtk_widget_get_visible (widget) || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;
  g_string_append_printf (out, "\n%*s%s [%s]", (int) depth, "", G_OBJECT_TYPE_NAME (widget), looks);
  append_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, out);
  append_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, out);
  if (tooltip != NULL)
    g_string_append_printf (out, " (%s)", tooltip);
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (out, " %s", gtk_label_get_text (GTK_LABEL (widget)));
  else if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (out, " %s", gtk_editable_get_text (GTK_EDITABLE (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_widget (child, depth + 1, out);
}

/* All windows, as a part of the tour.  What follows from the room that there is comes a frame later. */
static void
look (GPtrArray *tour)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GString *out = g_string_new (NULL);

  for (GList *i = windows; i != NULL; i = i->next)
    if (gtk_widget_get_mapped (i->data))
      stage_settle_window (i->data);
  for (GList *i = windows; i != NULL; i = i->next)
    append_widget (i->data, 0, out);
  g_ptr_array_add (tour, g_string_free (out, FALSE));
}

static void
look_at_part (GtkWidget *widget, GPtrArray *tour)
{
  GString *out = g_string_new (NULL);

  if (gtk_widget_get_mapped (widget))
    stage_settle_window (GTK_WIDGET (gtk_widget_get_root (widget)));
  append_widget (widget, 0, out);
  g_ptr_array_add (tour, g_string_free (out, FALSE));
}

/* ---- the tour ---- */

static void
look_at_views (const Stage *stage, GPtrArray *tour)
{
  static const char *const names[] = { "own", "moves", "points" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      adw_view_stack_set_visible_child_name (stage_part (stage, ADW_TYPE_VIEW_STACK), names[i]);
      look (tour);
    }
}

static void
look_at_table (const char *record, GPtrArray *tour)
{
  g_auto (Stage) stage = stage_of (record);
  const guint n_players = arb_session_setup (stage.session)->n_players;

  look_at_views (&stage, tour);
  for (guint p = 0; p < n_players; p++)
    for (int kind = ARB_ISLAND_ROAD; kind <= ARB_ISLAND_FISH; kind++)
      {
        g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_ISLAND_SIDE), "ask", (int) p, kind);
        look (tour);
      }
  for (guint i = 0; i < stage_length (&stage); i += 8 / stage_share (2))
    {
      g_signal_emit_by_name (stage_part (&stage, ARB_TYPE_TIMELINE), "look", (int) i);
      stage_spin ();
      look_at_views (&stage, tour);
    }
}

static void
made (gpointer data, const char *words)
{
}

static void
close_cards (const Stage *stage)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    if (i->data != stage->window && gtk_window_get_transient_for (i->data) == GTK_WINDOW (stage->window))
      gtk_window_destroy (i->data);
}

/* The card of changes, why there is none, or the table after a change that was made at once. */
static void
look_at_change (const char *record, const TableEdit *edit, GPtrArray *tour)
{
  g_auto (Stage) stage = stage_of (record);
  TableRefusal why = { "" };

  arb_change_card_edit (stage.window, stage.session, edit, FALSE, made, NULL, &why);
  stage_spin ();
  g_ptr_array_add (tour, g_strdup (why.sentence));
  look_at_views (&stage, tour);
  close_cards (&stage);
}

static void
look_at_changes (const char *record, GPtrArray *tour)
{
  static const char *const guesses[] = { "token Ben back ?1 guess", "token Anna back ?3 guess",
                                         "hand Ben wood -1 guess", "roll 5" };
  const char *entries = strstr (record, "\nplay\n") + strlen ("\nplay\n");
  guint n = 0;

  for (const char *c = entries; *c != '\0'; c++)
    n += *c == '\n';
  /* A change takes about a second here, so a long record has larger steps. */
  for (guint i = 4, k = 0; i < n; i += MAX (10 / stage_share (2), n / stage_share (6)), k++)
    {
      look_at_change (record, &(TableEdit){ TABLE_EDIT_DELETE, i, 0, NULL }, tour);
      look_at_change (record, &(TableEdit){ TABLE_EDIT_INSERT, i, 0, guesses[k % G_N_ELEMENTS (guesses)] }, tour);
      look_at_change (record, &(TableEdit){ TABLE_EDIT_REPLACE, i, 0, "roll 9" }, tour);
    }
}

/* The visible button whose label begins so; NULL: there is none. */
static GtkWidget *
button_that_begins (GtkWidget *widget, const char *start)
{
  g_autoptr (GPtrArray) buttons = stage_all (widget, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      const char *label = gtk_button_get_label (buttons->pdata[i]);

      if (label != NULL && g_str_has_prefix (label, start) && gtk_widget_get_mapped (buttons->pdata[i]))
        return buttons->pdata[i];
    }
  return NULL;
}

/* Settles what is due in the one way that comes first.  FALSE: nothing is due. */
static gboolean
step_on (GtkWidget *card)
{
  GtkWidget *ask = stage_find (card, ARB_TYPE_CHANGE_ASK), *button = button_that_begins (card, "_Leave It");

  if (button == NULL)
    button = button_that_begins (card, "_Drop the ");
  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
  else if (gtk_widget_get_visible (ask))
    g_signal_emit_by_name (stage_find (ask, ARB_TYPE_PROMPT), "pick", 0);
  else
    return FALSE;
  return TRUE;
}

static void
look_at_step (GtkWidget *card, GPtrArray *tour)
{
  stage_spin ();
  look_at_part (card, tour);
}

/* The card of changes until nothing is due, once with the entry that does not fit entered again, and once with the way
 * back; then what the table shows when it is accepted. */
static void
look_at_steps_of (const char *record, const TableEdit *edit, guint *n_steps, GPtrArray *tour)
{
  g_auto (Stage) stage = stage_of (record);
  TableRefusal why = { "" };
  GtkWidget *card;

  arb_change_card_edit (stage.window, stage.session, edit, FALSE, made, NULL, &why);
  stage_spin ();
  card = stage_modal ();
  for (guint i = 0; card != NULL && i < STEPS_MAX; i++)
    {
      if (stage_button (card, "_Enter It Again") != NULL)
        {
          stage_press (card, "_Enter It Again");
          look_at_step (card, tour);
          stage_press (card, "_Back");
        }
      if (!step_on (card))
        break;
      look_at_step (card, tour);
      *n_steps += 1;
    }
  if (card != NULL)
    {
      if (stage_button (card, "_Back") != NULL)
        {
          stage_press (card, "_Back");
          look_at_step (card, tour);
        }
      g_signal_emit_by_name (button_that_begins (card, "_Accept"), "clicked");
      stage_spin ();
      close_cards (&stage);
      look_at_views (&stage, tour);
    }
}

static void
look_at_steps (const char *record, GPtrArray *tour)
{
  static const char *const throws[] = { "roll 9", "roll 4", "roll 7" };
  const char *line = strstr (record, "\nplay\n") + strlen ("\nplay\n");
  /* a long record takes its time */
  const guint step = strlen (record) > 2000 ? 80 / stage_share (2) : 3;
  guint n_steps = 0;

  for (guint i = 0; *line != '\0'; line = strchr (line, '\n') + 1, i++)
    {
      if (i % step > 0)
        continue;
      look_at_steps_of (record, &(TableEdit){ TABLE_EDIT_DELETE, i, 0, NULL }, &n_steps, tour);
      if (g_str_has_prefix (line, "roll "))
        look_at_steps_of (record, &(TableEdit){ TABLE_EDIT_REPLACE, i, 0, throws[i % G_N_ELEMENTS (throws)] }, &n_steps,
                          tour);
    }
  g_test_message ("%u steps", n_steps);
  g_assert_cmpuint (n_steps, >, 10);
}

/* The game before each change that is remembered, seen directly after that change. */
static void
look_at_old_branches (const char *record, GPtrArray *tour)
{
  const char *start = strstr (record, "\nplay\n") + strlen ("\nplay\n"), *end;
  guint n = 0;

  for (guint i = 0; (end = strchr (start, '\n')) != NULL; start = end + 1, i++)
    {
      g_auto (GStrv) words = g_strsplit (start, " ", 2);
      g_autofree char *text = g_strndup (record, (gsize) (end + 1 - record));
      Stage stage;

      if (!table_edit_is_verb (words[0]))
        continue;
      stage = stage_of (text);
      g_assert_true (arb_change_card_look (stage.window, stage.session, i, made, NULL, NULL));
      look (tour);
      close_cards (&stage);
      stage_clear (&stage);
      n++;
    }
  g_assert_cmpuint (n, >=, 3);
}

/* What whoever scans the code gets: the same text can be copied. */
static void
look_at_code (GtkWidget *window, const char *copy, GPtrArray *tour)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (window);
  g_auto (GValue) text = G_VALUE_INIT;
  g_autoptr (GError) error = NULL;

  stage_press (window, copy);
  g_value_init (&text, G_TYPE_STRING);
  gdk_content_provider_get_value (gdk_clipboard_get_content (clipboard), &text, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (strlen (g_value_get_string (&text)), >, 100);
  g_ptr_array_add (tour, g_value_dup_string (&text));
}

static void
look_at_end (const char *record, GPtrArray *tour)
{
  g_autofree char *text = g_strconcat (record, "end \"Last bus\"\n", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = session_import (NULL, text, strlen (text), &error);
  g_autoptr (GPtrArray) rows = NULL;
  ArbWindow *window;

  g_assert_no_error (error);
  window = stage_window_of (session);
  stage_settle_window (GTK_WIDGET (window));
  g_assert_true (stage_says (GTK_WIDGET (window), "Last bus", FALSE));
  look (tour);
  /* The codes, and how each player got their points. */
  rows = stage_all (GTK_WIDGET (window), ADW_TYPE_EXPANDER_ROW);
  for (guint i = 0; i < rows->len; i++)
    adw_expander_row_set_expanded (rows->pdata[i], TRUE);
  look (tour);
  look_at_code (GTK_WIDGET (window), "_Copy the Link", tour);
  look_at_code (GTK_WIDGET (window), "_Copy the Text", tour);
  stage_window_close (window);
}

/* How the game turned, which is known after many games were played on. */
static void
look_at_turned (const char *record, GPtrArray *tour)
{
  g_autofree char *text = g_strconcat (record, "end \"Last bus\"\n", NULL);
  g_auto (Stage) stage = stage_of (text);
  GtkWidget *replay = stage_part (&stage, ARB_TYPE_REPLAY);
  GtkWidget *turnings = stage_child (replay, ARB_TYPE_REPLAY, "turnings");
  GtkDropDown *shown;

  stage_act (&stage, "replay");
  shown = stage_find (replay, GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (shown, g_list_model_get_n_items (gtk_drop_down_get_model (shown)) - 1);
  while (!gtk_widget_get_visible (turnings))
    g_main_context_iteration (NULL, TRUE);
  stage_settle_window (stage.window);
  g_assert_true (stage_says (replay, "The chances to win", FALSE));
  look_at_part (replay, tour);
  for (guint i = 0; i < stage_length (&stage); i += 20)
    {
      arb_session_look_at (stage.session, i);
      look_at_part (replay, tour);
    }
}

static void
chosen (gpointer data, const TableEdit *edit)
{
}

/* The stock-take: what each player must have, and what is in the middle; then what it says when all is counted. */
static void
look_at_stock (const char *record, GPtrArray *tour)
{
  g_auto (Stage) stage = stage_of (record);
  GtkWidget *card;

  arb_stock_card_show (stage.window, stage.session, chosen, NULL);
  look (tour);
  card = stage_await_over (stage.window, GTK_TYPE_WINDOW);
  g_object_add_weak_pointer (G_OBJECT (card), (gpointer *) &card);
  for (guint i = 0; i < 12 && card != NULL; i++)
    {
      stage_key (card, GDK_KEY_Return, 0, 0);
      look (tour);
    }
  if (card != NULL)
    gtk_window_destroy (GTK_WINDOW (card));
}

/* An answer about this moment is pinned to the window for everybody. */
static void
look_at_pinned (const Stage *stage, GtkWidget *display, const char *question, guint at, GPtrArray *tour)
{
  GtkWidget *area = stage_child (display, ARB_TYPE_DISPLAY_WINDOW, "answer_area");

  arb_session_pin (stage->session, question, at, TRUE);
  stage_settle_window (display);
  g_assert_true (gtk_widget_get_mapped (area));
  look (tour);
}

/* The window for everybody: the game, and then answers that are pinned there. */
static void
look_at_display (const char *record, GPtrArray *tour)
{
  static const char *const words[] = { "road", "fish", "cards" };
  g_auto (Stage) stage = stage_of (record);
  ArbDisplayWindow *display = arb_display_window_new (stage.session);
  const TableSetup *setup = arb_session_setup (stage.session);

  arb_display_window_present (display, GTK_WINDOW (stage.window));
  look (tour);
  look_at_pinned (&stage, GTK_WIDGET (display), "army", G_MAXUINT, tour);
  for (guint p = 0; p < setup->n_players; p++)
    for (guint i = 0; i < G_N_ELEMENTS (words); i++)
      {
        g_autofree char *question = g_strdup_printf ("%s \"%s\"", words[i], setup->players[p].name);

        look_at_pinned (&stage, GTK_WIDGET (display), question, G_MAXUINT, tour);
        look_at_pinned (&stage, GTK_WIDGET (display), question, stage_length (&stage) / 2, tour);
      }
  gtk_window_destroy (GTK_WINDOW (display));
}

static void
look_at_card (GtkWidget *parent, const char *says, GPtrArray *tour)
{
  GtkWidget *card = stage_await_over (parent, GTK_TYPE_WINDOW);

  stage_settle_window (card);
  g_assert_true (stage_says (card, says, FALSE));
  look (tour);
  gtk_window_destroy (GTK_WINDOW (card));
  stage_spin ();
}

/* The next game is dealt at random; from now on it is not. */
static void
fix_seed (GtkWidget *window)
{
  GtkWidget *setup = stage_find (window, ARB_TYPE_SETUP_CATAN);

  gtk_editable_set_text (stage_child (setup, ARB_TYPE_SETUP_CATAN, "seed"), "1");
  stage_settle_window (window);
}

/* Title and names, the house rules, the final scores before the end, and the next game with the same people. */
static void
look_at_cards (const char *record, GPtrArray *tour)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = session_import (NULL, record, strlen (record), &error);
  ArbWindow *window;

  g_assert_no_error (error);
  window = stage_window_of (session);
  stage_settle_window (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.names", NULL);
  look_at_card (GTK_WIDGET (window), "A new name holds for the whole game.", tour);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.house-rules", NULL);
  look_at_card (GTK_WIDGET (window), "House Rules", tour);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.final-scores", NULL);
  look (tour);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-again", NULL);
  stage_settle_window (GTK_WIDGET (window));
  g_assert_null (arb_window_get_session (window));
  fix_seed (GTK_WIDGET (window));
  look (tour);
  stage_window_close (window);
}

/* A photo of the table with its caption, and why it is refused. */
static void
look_at_photo (const char *record, GPtrArray *tour)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "table.png", NULL);
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 40, 30);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (Stage) stage = stage_of (record);
  GtkWidget *card;

  gdk_pixbuf_fill (pixbuf, 0x336699ff);
  g_assert_true (gdk_pixbuf_save (pixbuf, path, "png", NULL, NULL));
  g_assert_true (arb_table_page_attach_photo (stage.page, file));
  card = stage_await_over (stage.window, GTK_TYPE_WINDOW);
  while (stage_button (card, "_Attach the Photo") == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      card = stage_await_over (stage.window, GTK_TYPE_WINDOW);
    }
  look (tour);
  stage_press (card, "_Attach the Photo");
  g_assert_true (stage_says (card, "This game is not kept", FALSE));
  look (tour);
  close_cards (&stage);
}

/* Does the prompt say why the last key means nothing? */
static gboolean
is_told_off (const Stage *stage)
{
  g_autoptr (GPtrArray) labels = stage_all (stage_part (stage, ARB_TYPE_PROMPT), GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "error") && gtk_widget_get_mapped (labels->pdata[i]))
      return TRUE;
  return FALSE;
}

static void
press (const Stage *stage, char key)
{
  stage_key (stage->window, gdk_unicode_to_keyval ((guint32) key), 0, 0);
}

/* Takes back what was begun and what was entered. */
static void
take_back (const Stage *stage, guint n)
{
  for (guint i = 0; i < 3; i++)
    stage_key (stage->window, GDK_KEY_Escape, 0, 0);
  while (stage_length (stage) > n)
    stage_act (stage, "undo");
}

/* What each key does, and what each further key does then; some mean nothing. */
static void
look_at_keys (const char *record, GPtrArray *tour)
{
  static const char keys[] = "abcdefghijklmnopqrstuvwxyz0123456789?-=", further[] = "bcfgilmortwx01234567";
  g_auto (Stage) stage = stage_of (record);
  const guint n = stage_length (&stage);
  guint n_hints = 0, n_begun = 0;

  for (const char *key = keys; *key != '\0'; key++)
    {
      gboolean begins;

      press (&stage, *key);
      look (tour);
      begins = !is_told_off (&stage) && stage_length (&stage) == n;
      n_hints += is_told_off (&stage);
      n_begun += begins;
      take_back (&stage, n);
      for (const char *next = further; begins && *next != '\0'; next++)
        {
          press (&stage, *key);
          press (&stage, *next);
          look_at_part (stage_part (&stage, ARB_TYPE_PROMPT), tour);
          n_hints += is_told_off (&stage);
          take_back (&stage, n);
        }
    }
  g_test_message ("%u hints, %u keys that begin something", n_hints, n_begun);
  g_assert_cmpuint (n_hints, >, 20);
  g_assert_cmpuint (n_begun, >=, 3);
}

/* The list of games and the statistics, with this game in the library. */
static void
look_at_library (const char *record, GPtrArray *tour)
{
  ArbGames *games = arb_application_games (application);
  g_autofree char *ended = g_strconcat (record, "end \"Last bus\"\n", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = NULL;
  ArbWindow *window;
  gint64 id;
  int later;

  session = arb_games_import (games, ended, strlen (ended), &later, &error);
  g_assert_no_error (error);
  id = arb_session_id (session);
  g_clear_object (&session);
  window = arb_window_new (application);
  gtk_window_present (GTK_WINDOW (window));
  look (tour);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  while (!stage_says (stage_find (GTK_WIDGET (window), ARB_TYPE_STATISTICS_PAGE), "Clara", FALSE))
    g_main_context_iteration (NULL, TRUE);
  look (tour);
  stage_close (window);
  g_assert_true (arb_games_remove (games, id, &error));
}

/* From now on all pages are as somebody left them who has looked at each once. */
static void
warm_up (const char *record)
{
  g_autoptr (GPtrArray) tour = g_ptr_array_new_with_free_func (g_free);
  g_auto (Stage) stage = stage_of (record);

  look_at_views (&stage, tour);
}

/* A window that is closed may be there a little longer, and would be a part of the next tour. */
static void
await_no_window (void)
{
  for (gboolean shown = TRUE; shown;)
    {
      g_autoptr (GList) windows = gtk_window_list_toplevels ();

      shown = FALSE;
      for (GList *i = windows; i != NULL; i = i->next)
        shown |= gtk_widget_get_visible (i->data);
      if (shown)
        g_main_context_iteration (NULL, TRUE);
    }
}

static void
compare (const char *name, void (*visit) (const char *record, GPtrArray *tour))
{
  g_autoptr (GPtrArray) first = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) second = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *tours[] = { first, second };
  g_autoptr (GRegex) differs = g_regex_new ("\\{(\\w+)\\|(\\w+)\\}", 0, 0, NULL);
  g_autofree char *file = g_strdup_printf ("tests/told/%s.arb", name), *text = stage_text (file);

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *record = g_regex_replace (differs, text, -1, 0, i == 0 ? "\\1" : "\\2", 0, NULL);

      if (i == 0)
        warm_up (record);
      await_no_window ();
      visit (record, tours[i]);
    }
  g_assert_cmpuint (tours[0]->len, ==, tours[1]->len);
  for (guint i = 0; i < tours[0]->len; i++)
    {
      g_auto (GStrv) one = g_strsplit (tours[0]->pdata[i], "\n", -1), two = g_strsplit (tours[1]->pdata[i], "\n", -1);

      for (guint k = 0; one[k] != NULL && two[k] != NULL; k++)
        if (!g_str_equal (one[k], two[k]))
          g_error ("%s: stop %u of the tour: %s, but %s", name, i, g_strstrip (one[k]), g_strstrip (two[k]));
      if (g_strv_length (one) != g_strv_length (two))
        {
          const guint n = MIN (g_strv_length (one), g_strv_length (two));
          g_error ("%s: stop %u of the tour: %s is only in one", name, i, one[n] != NULL ? one[n] : two[n]);
        }
    }
  g_test_message ("%s: %u looks", name, tours[0]->len);
}

static const struct
{
  const char *path;
  void (*visit) (const char *record, GPtrArray *tour);
} visits[] = {
  { "/told/table", look_at_table },
  { "/told/changes/first", look_at_changes },
  { "/told/changes/steps", look_at_steps },
  { "/told/old-branches", look_at_old_branches },
  { "/told/end", look_at_end },
  { "/told/turned", look_at_turned },
  { "/told/stock", look_at_stock },
  { "/told/display", look_at_display },
  { "/told/library", look_at_library },
  { "/told/cards", look_at_cards },
  { "/told/photo", look_at_photo },
  { "/told/keys", look_at_keys },
};

static void
test_visit (gconstpointer i)
{
  compare ("covered", visits[GPOINTER_TO_UINT (i)].visit);
  compare ("open", visits[GPOINTER_TO_UINT (i)].visit);
}

int
main (int argc, char *argv[])
{
  g_setenv ("GTK_A11Y", "test", TRUE); /* names are kept, though nobody listens */
  stage_application (&argc, &argv);
  stage_draw_nothing ();
  for (guint i = 0; i < G_N_ELEMENTS (visits); i++)
    g_test_add_data_func (visits[i].path, GUINT_TO_POINTER (i), test_visit);
  return stage_run ();
}
