/* statistics-page.c - see statistics-page.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The choices are made of what was played.  Averages over several games would say nothing, so the page begins with the
 * game that was played most.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/dialogs.h"
#include "app/kit/palette.h"
#include "app/kit/widgets.h"
#include "art/art-bars.h"
#include "evening/game-files.h"
#include "evening/statistics.h"
#include "statistics-page.h"

#define ROWS 8       /* of a table, before the others are asked for */
#define ROWS_MAX 500 /* with the others */
#define CHART_ROWS 10
#define LUCK ARB_N_GROUPINGS /* a table that is not a grouping */
#define OTHER_PARTS (ART_BARS_PARTS_MAX - 1)

typedef enum
{
  CHOICE_GAME,
  CHOICE_PLAYER,
  CHOICE_SET,
  CHOICE_FROM,
  CHOICE_TO,
  N_CHOICES
} Choice;

/* The tables that are shown, in this order. */
static const ArbGrouping tables[] = { ARB_BY_PLAYER, ARB_BY_PAIR, ARB_BY_SET, ARB_BY_GAME, ARB_BY_YEAR };

struct _ArbStatisticsPage
{
  AdwBin parent_instance;

  GtkWidget *count, *progress, *choices, *save, *results;
  GtkWidget *luck;  /* among the results; NULL: no game is shown */
  GPtrArray *lucks; /* ArbLuckSum: what is shown there */
  GtkWidget *drops[N_CHOICES];
  GPtrArray *values[N_CHOICES]; /* char*: what each item of a choice stands for; NULL: everything */
  GSimpleActionGroup *actions;

  ArbPlays *plays;
  ArbFilter filter;
  gboolean begun;    /* the choices were made once */
  gboolean filling;  /* the choices change because of the program */
  GPtrArray *charts; /* ArtBars* of the drawing areas */
};

G_DEFINE_FINAL_TYPE (ArbStatisticsPage, arb_statistics_page, ADW_TYPE_BIN)

/* ---- rows ---- */

static char *
tally_words (const ArbStatisticsPage *self, const ArbTally *tally, ArbGrouping by)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_string_append_printf (words, ngettext ("%u game", "%u games", tally->games), tally->games);
  if (by == ARB_BY_PAIR)
    /* Translators: how many games the first and the second of two players won. */
    g_string_append_printf (words, _ (" · won %u : %u"), tally->wins, tally->other_wins);
  else if (by == ARB_BY_PLAYER || self->filter.player != NULL)
    g_string_append_printf (words, _ (" · won %u (%.0f %%)"), tally->wins,
                            100.0 * tally->wins / MAX (tally->results, 1u));
  if (by != ARB_BY_PAIR)
    {
      /* Translators: average points, and the best points. */
      g_string_append_printf (words, _ (" · average %.1f · best %d"), arb_tally_average (tally), tally->best);
      if (by != ARB_BY_PLAYER && self->filter.player == NULL)
        g_string_append_printf (words, " (%s)", tally->best_of);
    }
  if (tally->n_margins > 0)
    /* Translators: how many points ahead of the best of the others, on average. */
    g_string_append_printf (words, _ (" · margin %+.1f"), arb_tally_margin (tally));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* The sums of a player, "Luck of the tiles +3.4 ± 12.1 · Ties won -0.5 ± 0.9"; "" if there are none. */
static char *
luck_words (const GPtrArray *sums, const char *player)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < sums->len; i++)
    {
      const ArbLuckSum *sum = sums->pdata[i];

      if (!g_str_equal (sum->of.player, player))
        continue;
      if (words->len > 0)
        g_string_append (words, " · ");
      /* Translators: a kind of luck, how much more came than was expected, and one standard deviation. */
      g_string_append_printf (words, _ ("%s %+.1f ± %.1f"), _ (arb_luck_sum_kind (sum)->title), arb_luck_sum_more (sum),
                              arb_luck_sum_spread (sum));
    }
  return g_string_free (words, FALSE);
}

static GtkWidget *
row_new (const ArbStatisticsPage *self, const ArbTally *tally, ArbGrouping by)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *words = by == LUCK ? luck_words (self->lucks, tally->key) : tally_words (self, tally, by);
  g_autofree char *title = g_markup_escape_text (tally->title, -1), *subtitle = g_markup_escape_text (words, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  return row;
}

typedef struct
{
  ArbStatisticsPage *page;
  GPtrArray *tallies;
  ArbGrouping by;
} Rest;

static void
rest_free (gpointer data, GClosure *closure)
{
  Rest *rest = data;

  g_ptr_array_unref (rest->tallies);
  g_free (rest);
}

/* The rows that are seldom looked at are made when somebody wants to see them. */
static void
on_rest_wanted (AdwExpanderRow *row, GParamSpec *pspec, Rest *rest)
{
  if (g_object_get_data (G_OBJECT (row), "filled") != NULL)
    return;
  g_object_set_data (G_OBJECT (row), "filled", row);
  for (guint i = ROWS; i < rest->tallies->len && i < ROWS_MAX; i++)
    adw_expander_row_add_row (row, row_new (rest->page, rest->tallies->pdata[i], rest->by));
}

static void
add_rows (ArbStatisticsPage *self, AdwPreferencesGroup *group, GPtrArray *tallies, ArbGrouping by)
{
  for (guint i = 0; i < tallies->len && i < ROWS; i++)
    adw_preferences_group_add (group, row_new (self, tallies->pdata[i], by));
  if (tallies->len > ROWS)
    {
      GtkWidget *more = adw_expander_row_new ();
      Rest *rest = g_new (Rest, 1);
      guint n = tallies->len - ROWS;
      g_autofree char *title = g_strdup_printf (ngettext ("%u more", "%u more", n), n);

      *rest = (Rest){ self, g_ptr_array_ref (tallies), by };
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), title);
      g_signal_connect_data (more, "notify::expanded", G_CALLBACK (on_rest_wanted), rest, rest_free, 0);
      adw_preferences_group_add (group, more);
    }
}

static void
add_table (ArbStatisticsPage *self, ArbGrouping by)
{
  g_autoptr (GPtrArray) tallies = arb_tallies (arb_plays_get (self->plays), &self->filter, by);
  GtkWidget *group = adw_preferences_group_new ();

  if (tallies->len == 0 || (by == ARB_BY_GAME && self->filter.game != NULL))
    {
      g_object_ref_sink (group);
      g_object_unref (group);
      return;
    }
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), arb_grouping_title (by));
  if (by == ARB_BY_PLAYER)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                           _ ("Margin: how far ahead of the best of the others"));
  else if (by == ARB_BY_SET && self->filter.player == NULL)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                           _ ("Margin: how far the first was ahead of the second"));
  add_rows (self, ADW_PREFERENCES_GROUP (group), tallies, by);
  gtk_box_append (GTK_BOX (self->results), group);
}

/* ---- luck ---- */

static char *
luck_description (ArbStatisticsPage *self)
{
  const guint n = arb_plays_n_undrawn (self->plays);
  g_autoptr (GString) words = g_string_new (_ ("How much more came in all these games together than was expected, and "
                                               "one standard deviation"));

  if (n > 0)
    g_string_append_printf (
        words,
        ngettext ("\nThe luck of %u game is still being found", "\nThe luck of %u games is still being found", n), n);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* More becomes known while the page is shown. */
static void
update_luck (ArbStatisticsPage *self)
{
  g_autoptr (GPtrArray) players = NULL;
  g_autofree char *description = NULL;
  AdwPreferencesGroup *group;

  if (self->luck == NULL)
    return;
  arb_widget_clear (self->luck);
  g_clear_pointer (&self->lucks, g_ptr_array_unref);
  self->lucks = arb_luck_sums (arb_plays_get (self->plays), &self->filter);
  players = arb_tallies (arb_plays_get (self->plays), &self->filter, ARB_BY_PLAYER);
  for (guint i = players->len; i-- > 0;)
    {
      g_autofree char *words = luck_words (self->lucks, ((const ArbTally *) players->pdata[i])->key);

      if (*words == '\0')
        g_ptr_array_remove_index (players, i);
    }
  gtk_widget_set_visible (self->luck, players->len > 0);
  if (players->len == 0)
    return;
  description = luck_description (self);
  group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (group, _ ("Luck"));
  adw_preferences_group_set_description (group, description);
  add_rows (self, group, players, LUCK);
  gtk_box_append (GTK_BOX (self->luck), GTK_WIDGET (group));
  arb_widget_mend_parts (self->luck);
}

static void
add_luck (ArbStatisticsPage *self)
{
  self->luck = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->results), self->luck);
  update_luck (self);
}

/* ---- charts ---- */

static void
draw_bars (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ArtStyle style = arb_palette_style ();

  art_bars_draw (cr, width, height, data, &style);
}

/* The legend needs fewer lines in a wider window.  While sizes are given, no other one can be asked for. */
static void
fit_bars (GtkWidget *area)
{
  const ArtBars *bars = g_object_get_data (G_OBJECT (area), "bars");
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  int wanted = (int) art_bars_height (cr, bars, MAX (gtk_widget_get_width (area), 300)) + 1;

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  if (gtk_drawing_area_get_content_height (GTK_DRAWING_AREA (area)) != wanted)
    gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), wanted);
}

static void
on_bars_resized (GtkWidget *area)
{
  arb_widget_after_frame (area, fit_bars);
}

/* What a chart shows, in words. */
static char *
bars_words (const ArtBars *bars)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < bars->n_rows; i++)
    {
      double sum = 0;

      for (guint k = 0; k < bars->n_parts; k++)
        sum += bars->rows[i].parts[k];
      g_string_append_printf (words, "%s%s %.*f", i > 0 ? ", " : "", bars->rows[i].label, (int) bars->decimals, sum);
    }
  return g_string_free (words, FALSE);
}

static void
add_chart (ArbStatisticsPage *self, const char *title, ArtBars *bars)
{
  GtkWidget *group = adw_preferences_group_new (), *area = gtk_drawing_area_new ();
  g_autofree char *words = bars_words (bars);

  g_ptr_array_add (self->charts, bars);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_bars, bars, NULL);
  g_object_set_data (G_OBJECT (area), "bars", bars);
  g_signal_connect (area, "resize", G_CALLBACK (on_bars_resized), NULL);
  fit_bars (area);
  arb_palette_watch (G_OBJECT (area), G_CALLBACK (gtk_widget_queue_draw));
  gtk_widget_add_css_class (area, "card");
  gtk_widget_set_overflow (area, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), area);
  gtk_box_append (GTK_BOX (self->results), group);
}

/* The part of the chart for each kind of the game: those with most points, and one for all others. */
static guint
find_parts (const GPtrArray *sums, const TableGame *game, guint *parts, ArtBars **bars)
{
  const ArbKindSum *most[TABLE_KINDS_MAX];
  guint n = 0, n_parts;

  for (guint i = 0; i < sums->len; i++)
    {
      const ArbKindSum *sum = sums->pdata[i];
      guint at = n;

      if (sum->of.game != game || *sum->of.player != '\0' || sum->points == 0)
        continue;
      for (n++; at > 0 && ABS (most[at - 1]->points) < ABS (sum->points); at--)
        most[at] = most[at - 1];
      most[at] = sum;
    }
  n_parts = MIN (n, ART_BARS_PARTS_MAX);
  if (n_parts == 0)
    return 0;
  *bars = art_bars_new (n_parts);
  for (guint i = 0; i < TABLE_KINDS_MAX; i++)
    parts[i] = n_parts - 1;
  for (guint i = 0; i < n; i++)
    parts[most[i]->of.kind] = MIN (i, n_parts - 1);
  for (guint i = 0; i < n_parts; i++)
    (*bars)->names[i] = g_strdup (n > n_parts && i == OTHER_PARTS ? _ ("Others") : game->kind_title (most[i]->of.kind));
  return n_parts;
}

static void
add_kinds_chart (ArbStatisticsPage *self)
{
  const GPtrArray *plays = arb_plays_get (self->plays);
  const TableGame *game = self->filter.game != NULL ? table_game_find (self->filter.game) : NULL;
  g_autoptr (GPtrArray) sums = arb_kind_sums (plays, &self->filter);
  g_autoptr (GPtrArray) players = arb_tallies (plays, &self->filter, ARB_BY_PLAYER);
  guint parts[TABLE_KINDS_MAX];
  ArtBars *bars = NULL;

  if (game == NULL || find_parts (sums, game, parts, &bars) == 0)
    return;
  bars->decimals = 1;
  for (guint p = 0; p < players->len && p < CHART_ROWS; p++)
    {
      const char *name = ((const ArbTally *) players->pdata[p])->key;
      double *row = art_bars_add (bars, name);

      for (guint i = 0; i < sums->len; i++)
        {
          const ArbKindSum *sum = sums->pdata[i];

          if (sum->of.game == game && g_str_equal (sum->of.player, name))
            row[parts[sum->of.kind]] += (double) sum->points / sum->of.results;
        }
    }
  add_chart (self, _ ("Average Points of a Game"), bars);
}

static void
add_months_chart (ArbStatisticsPage *self)
{
  g_autoptr (GPtrArray) years = arb_tallies (arb_plays_get (self->plays), &self->filter, ARB_BY_YEAR);
  g_autoptr (GPtrArray) months = arb_tallies (arb_plays_get (self->plays), &self->filter, ARB_BY_MONTH);
  const GPtrArray *periods = years->len > 2 ? years : months;
  guint from = periods->len > ART_BARS_ROWS_MAX ? periods->len - ART_BARS_ROWS_MAX : 0;
  ArtBars *bars;

  if (periods->len < 2)
    return;
  bars = art_bars_new (1);
  for (guint i = from; i < periods->len; i++)
    {
      const ArbTally *tally = periods->pdata[i];

      art_bars_add (bars, tally->title)[0] = tally->games;
    }
  add_chart (self, years->len > 2 ? _ ("Games a Year") : _ ("Games a Month"), bars);
}

/* ---- the choices ---- */

static void
choice_add (ArbStatisticsPage *self, Choice choice, GtkStringList *list, const char *title, const char *value)
{
  gtk_string_list_append (list, title);
  g_ptr_array_add (self->values[choice], g_strdup (value));
}

/* Begins a new list of items. */
static void
choice_begin (ArbStatisticsPage *self, Choice choice, GtkStringList **list, const char *everything)
{
  *list = gtk_string_list_new (NULL);
  g_ptr_array_set_size (self->values[choice], 0);
  choice_add (self, choice, *list, everything, NULL);
}

/* Replaces the items by those of the list, which it takes, and chooses `wanted`; NULL: the first. */
static void
choice_end (ArbStatisticsPage *self, Choice choice, GtkStringList *list, const char *wanted)
{
  guint selected = 0;

  for (guint i = 0; i < self->values[choice]->len; i++)
    if (wanted != NULL && g_strcmp0 (self->values[choice]->pdata[i], wanted) == 0)
      selected = i;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->drops[choice]), G_LIST_MODEL (list));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->drops[choice]), selected);
  gtk_widget_set_visible (self->drops[choice], self->values[choice]->len > 2 || selected > 0);
  g_object_unref (list);
}

static void
fill_from_tallies (ArbStatisticsPage *self, Choice choice, GtkStringList *list, ArbGrouping by)
{
  const ArbFilter all = ARB_FILTER_ALL;
  g_autoptr (GPtrArray) tallies = arb_tallies (arb_plays_get (self->plays), &all, by);

  for (guint i = 0; i < tallies->len; i++)
    {
      const ArbTally *tally = tallies->pdata[i];

      choice_add (self, choice, list, tally->title, tally->key);
    }
}

static void
fill_sets (ArbStatisticsPage *self, GtkStringList *list)
{
  const ArbFilter of_game = { .game = self->filter.game };
  g_autoptr (GPtrArray) tallies = arb_tallies (arb_plays_get (self->plays), &of_game, ARB_BY_SET);

  for (guint i = 0; i < tallies->len; i++)
    {
      const ArbTally *tally = tallies->pdata[i];

      choice_add (self, CHOICE_SET, list, tally->title, strchr (tally->key, ' ') + 1);
    }
}

static void
fill_set_choice (ArbStatisticsPage *self)
{
  GtkStringList *list;

  choice_begin (self, CHOICE_SET, &list, _ ("Any expansions"));
  fill_sets (self, list);
  choice_end (self, CHOICE_SET, list, self->filter.sets != NULL ? self->filter.sets[0] : NULL);
}

static void
fill_years (ArbStatisticsPage *self, Choice choice, GtkStringList *list)
{
  const ArbFilter all = ARB_FILTER_ALL;
  g_autoptr (GPtrArray) tallies = arb_tallies (arb_plays_get (self->plays), &all, ARB_BY_YEAR);

  for (guint i = 0; i < tallies->len; i++)
    {
      const ArbTally *tally = tallies->pdata[i];
      /* Translators: a year. */
      g_autofree char *title = g_strdup_printf (choice == CHOICE_FROM ? _ ("From %s") : _ ("To %s"), tally->key);

      choice_add (self, choice, list, title, tally->key);
    }
}

static void
fill_choices (ArbStatisticsPage *self)
{
  g_autofree char *from = g_strdup_printf ("%04d", self->filter.from);
  g_autofree char *to = g_strdup_printf ("%04d", self->filter.to);
  GtkStringList *list;

  self->filling = TRUE;
  choice_begin (self, CHOICE_GAME, &list, _ ("All games"));
  fill_from_tallies (self, CHOICE_GAME, list, ARB_BY_GAME);
  if (!self->begun && self->values[CHOICE_GAME]->len > 1)
    self->filter.game = g_strdup (self->values[CHOICE_GAME]->pdata[1]);
  choice_end (self, CHOICE_GAME, list, self->filter.game);
  choice_begin (self, CHOICE_PLAYER, &list, _ ("Everybody"));
  fill_from_tallies (self, CHOICE_PLAYER, list, ARB_BY_PLAYER);
  choice_end (self, CHOICE_PLAYER, list, self->filter.player);
  fill_set_choice (self);
  choice_begin (self, CHOICE_FROM, &list, _ ("From the first year"));
  fill_years (self, CHOICE_FROM, list);
  choice_end (self, CHOICE_FROM, list, from);
  choice_begin (self, CHOICE_TO, &list, _ ("To the last year"));
  fill_years (self, CHOICE_TO, list);
  choice_end (self, CHOICE_TO, list, to);
  self->begun = self->begun || self->values[CHOICE_GAME]->len > 1;
  self->filling = FALSE;
}

static const char *
chosen (ArbStatisticsPage *self, Choice choice)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->drops[choice]));

  return selected < self->values[choice]->len ? self->values[choice]->pdata[selected] : NULL;
}

static int
chosen_year (ArbStatisticsPage *self, Choice choice)
{
  return chosen (self, choice) != NULL ? (int) g_ascii_strtoll (chosen (self, choice), NULL, 10) : 0;
}

/* ---- update ---- */

static void
update_count (ArbStatisticsPage *self)
{
  guint done, all, unread = arb_plays_n_unread (self->plays);
  int first, last;
  guint n = arb_plays_count (arb_plays_get (self->plays), &self->filter, &first, &last);
  g_autoptr (GString) words = g_string_new (NULL);

  arb_plays_progress (self->plays, &done, &all);
  if (n > 0)
    {
      g_string_append_printf (words, ngettext ("%u finished game", "%u finished games", n), n);
      g_string_append_printf (words, first == last ? ", %d" : ", %d–%d", first, last);
    }
  else
    g_string_append (words, done < all    ? _ ("The games are being read")
                            : self->begun ? _ ("No finished game is like that")
                                          : _ ("There are sums here as soon as a game is finished"));
  if (unread > 0)
    g_string_append_printf (words,
                            ngettext ("\n%u finished game cannot be replayed and counts nowhere",
                                      "\n%u finished games cannot be replayed and count nowhere", unread),
                            unread);
  gtk_label_set_text (GTK_LABEL (self->count), words->str);
  gtk_widget_set_visible (self->progress, done < all);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), all > 0 ? (double) done / all : 0);
  gtk_widget_set_visible (self->choices, self->begun);
  gtk_widget_set_visible (self->save, n > 0);
}

static void
update_results (ArbStatisticsPage *self)
{
  self->luck = NULL;
  arb_widget_clear (self->results);
  g_ptr_array_set_size (self->charts, 0);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      add_table (self, tables[i]);
      if (tables[i] == ARB_BY_PLAYER)
        {
          add_kinds_chart (self);
          add_luck (self);
        }
    }
  add_months_chart (self);
  arb_widget_mend_parts (self->results);
}

/* While games are read, only their number changes. */
static void
on_plays_changed (ArbStatisticsPage *self)
{
  guint done, all;

  arb_plays_progress (self->plays, &done, &all);
  if (done == all)
    {
      fill_choices (self);
      update_results (self);
    }
  update_count (self);
}

static void
on_chosen (ArbStatisticsPage *self)
{
  const char *set;
  gboolean another_game;

  if (self->filling)
    return;
  another_game = g_strcmp0 (self->filter.game, chosen (self, CHOICE_GAME)) != 0;
  set = another_game ? NULL : chosen (self, CHOICE_SET);
  arb_filter_clear (&self->filter);
  self->filter.game = g_strdup (chosen (self, CHOICE_GAME));
  self->filter.player = g_strdup (chosen (self, CHOICE_PLAYER));
  if (set != NULL)
    self->filter.sets = g_strdupv ((char *[]){ (char *) set, NULL });
  self->filter.from = chosen_year (self, CHOICE_FROM);
  self->filter.to = chosen_year (self, CHOICE_TO);
  /* Only the expansions: a list cannot be replaced while something in it is chosen. */
  self->filling = TRUE;
  if (another_game)
    fill_set_choice (self);
  self->filling = FALSE;
  update_results (self);
  update_count (self);
}

/* ---- saving ---- */

static void
on_place (GFile *file, gpointer data)
{
  const ArbAbout *saving = data;
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;

  if (arb_text_write (saving->text, file, &error))
    {
      g_autofree char *told = g_strdup_printf (_ ("Saved as “%s”"), name);

      arb_dialog_toast (saving->widget, told);
    }
  else
    arb_dialog_trouble (saving->widget, _ ("Not Saved"), error->message);
}

/* The parameter: "play", "player", "kind", "luck" as CSV, or "json". */
static void
on_save (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbStatisticsPage *self = data;
  const char *what = g_variant_get_string (parameter, NULL);
  const GPtrArray *plays = arb_plays_get (self->plays);
  gboolean json = g_str_equal (what, "json");
  g_autofree char *name = g_strdup_printf ("%s.%s", _ ("Statistics"), json ? "json" : "csv");
  const ArbFileChoice choice = { .title = _ ("Save the Statistics"),
                                 .accept = _ ("_Save"),
                                 .save = TRUE,
                                 .name = name,
                                 .filter = json ? "JSON" : "CSV",
                                 .pattern = json ? "*.json" : "*.csv" };
  char *text;

  if (json)
    text = arb_statistics_json (plays, &self->filter, arb_plays_n_unread (self->plays));
  else if (g_str_equal (what, "play"))
    text = arb_plays_csv (plays, &self->filter);
  else if (g_str_equal (what, "kind"))
    text = arb_kinds_csv (plays, &self->filter);
  else if (g_str_equal (what, "luck"))
    text = arb_lucks_csv (plays, &self->filter);
  else
    text = arb_tallies_csv (plays, &self->filter, ARB_BY_PLAYER);
  arb_dialog_file (GTK_WIDGET (self), &choice, on_place, arb_about_new (GTK_WIDGET (self), text), arb_about_free);
}

static GMenuModel *
save_menu (void)
{
  static const struct
  {
    const char *title, *what;
  } items[] = { { N_ ("_Players as CSV…"), "player" },
                { N_ ("_Results of All Games as CSV…"), "play" },
                { N_ ("Points by _Kind as CSV…"), "kind" },
                { N_ ("_Luck as CSV…"), "luck" },
                { N_ ("_Everything as JSON…"), "json" } };
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (items[i].title), NULL);

      g_menu_item_set_action_and_target (item, "statistics.save", "s", items[i].what);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

/* ---- the page ---- */

static void
make_choices (ArbStatisticsPage *self)
{
  static const char *const names[N_CHOICES] = { N_ ("Game"), N_ ("Player"), N_ ("Expansion"), N_ ("First year"),
                                                N_ ("Last year") };

  self->choices = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->choices), GTK_SELECTION_NONE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (self->choices), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (self->choices), 6);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->choices), N_CHOICES);
  for (guint i = 0; i < N_CHOICES; i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      self->values[i] = g_ptr_array_new_with_free_func (g_free);
      self->drops[i] = gtk_drop_down_new (NULL, NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->drops[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (names[i]), -1);
      arb_widget_set_tooltip (self->drops[i], _ (names[i]));
      g_signal_connect_object (self->drops[i], "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), self->drops[i]);
      gtk_widget_set_focusable (child, FALSE);
      g_object_bind_property (self->drops[i], "visible", child, "visible", G_BINDING_SYNC_CREATE);
      gtk_flow_box_insert (GTK_FLOW_BOX (self->choices), child, -1);
    }
}

static void
arb_statistics_page_dispose (GObject *object)
{
  ArbStatisticsPage *self = ARB_STATISTICS_PAGE (object);

  if (self->plays != NULL)
    g_signal_handlers_disconnect_by_data (self->plays, self);
  g_clear_object (&self->plays);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (arb_statistics_page_parent_class)->dispose (object);
}

static void
arb_statistics_page_finalize (GObject *object)
{
  ArbStatisticsPage *self = ARB_STATISTICS_PAGE (object);

  for (guint i = 0; i < N_CHOICES; i++)
    g_ptr_array_unref (self->values[i]);
  g_ptr_array_unref (self->charts);
  g_clear_pointer (&self->lucks, g_ptr_array_unref);
  arb_filter_clear (&self->filter);

  G_OBJECT_CLASS (arb_statistics_page_parent_class)->finalize (object);
}

static void
arb_statistics_page_class_init (ArbStatisticsPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_statistics_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = arb_statistics_page_finalize;
}

static void
arb_statistics_page_init (ArbStatisticsPage *self)
{
  static const GActionEntry actions[] = { { .name = "save", .parameter_type = "s", .activate = on_save } };
  GtkWidget *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18), *menu = NULL;
  g_autoptr (GMenuModel) model = save_menu ();

  self->charts = g_ptr_array_new_with_free_func ((GDestroyNotify) art_bars_free);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "statistics", G_ACTION_GROUP (self->actions));

  self->count = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->count), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->count), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->count, "title-2");
  self->progress = gtk_progress_bar_new ();
  make_choices (self);
  self->results = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  menu = self->save = gtk_menu_button_new ();
  gtk_menu_button_set_label (GTK_MENU_BUTTON (menu), _ ("Save as a Table"));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (menu), model);
  gtk_widget_set_halign (menu, GTK_ALIGN_CENTER);

  gtk_widget_set_margin_top (box, 24);
  gtk_widget_set_margin_bottom (box, 30);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (box), self->count);
  gtk_box_append (GTK_BOX (box), self->progress);
  gtk_box_append (GTK_BOX (box), self->choices);
  gtk_box_append (GTK_BOX (box), self->results);
  gtk_box_append (GTK_BOX (box), menu);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 860);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

void
arb_statistics_page_show (ArbStatisticsPage *self, ArbGames *games)
{
  g_return_if_fail (ARB_IS_STATISTICS_PAGE (self));

  if (self->plays == NULL)
    {
      self->plays = arb_plays_new (games, NULL);
      g_signal_connect_object (self->plays, "changed", G_CALLBACK (on_plays_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->plays, "luck", G_CALLBACK (update_luck), self, G_CONNECT_SWAPPED);
    }
  arb_plays_load (self->plays);
}
