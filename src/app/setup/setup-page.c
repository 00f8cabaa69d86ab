/* setup-page.c - everything that is decided before the first entry: the game, players, sets, house rules, aids.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The widgets hold the answers.  build () writes them as the lines that a record has, and reads these into a
 * TableSetup. So the page and the rules always allow the same.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/dialogs.h"
#include "app/kit/numbers.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "players-box.h"
#include "rules-card.h"
#include "setup-page.h"

struct _ArbSetupPage
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *game_group;
  AdwComboRow *game;
  ArbPlayersBox *players;
  GtkButton *again;
  AdwBin *place;
  AdwPreferencesGroup *rules_group;
  AdwActionRow *rules_row;
  AdwComboRow *aids;
  AdwActionRow *begun_row;
  GtkSwitch *begun;
  AdwEntryRow *title;
  GtkLabel *hint;
  GtkWidget *start;

  ArbGames *games;
  const ArbGameFace *face; /* the face of the chosen game */
  ArbSetupPart *part;      /* the game's part, in `place` */
  TableSetup *last;        /* the last setup of this game, or NULL */
  guint8 rulings[TABLE_RULINGS_MAX];
};

G_DEFINE_TYPE (ArbSetupPage, arb_setup_page, ADW_TYPE_BIN)

static gboolean
add_title (ArbSetupPage *self, TableSetup *setup, TableRefusal *why)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title))));
  g_autoptr (GString) line = g_string_new ("title ");
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "date %Y-%m-%d");

  if (!table_setup_line (setup, date, why))
    return FALSE;
  if (title[0] == '\0')
    return TRUE;
  table_words_append (line, title);
  return table_setup_line (setup, line->str, why);
}

/* A setup without players: all that the house rules need. */
static TableSetup *
build_table (ArbSetupPage *self, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = table_setup_new (self->face->game);

  memcpy (setup->rulings, self->rulings, sizeof setup->rulings);
  setup->aids = (TableAids) adw_combo_row_get_selected (self->aids);
  return arb_setup_part_fill (self->part, setup, why) ? g_steal_pointer (&setup) : NULL;
}

/* TRUE if a game can begin with this setup. */
static gboolean
is_whole (const TableSetup *setup, TableRefusal *why)
{
  g_autoptr (TableSetup) whole = table_setup_copy (setup);
  gpointer state;

  whole->game->complete (whole);
  state = whole->game->state_new (whole, why);
  if (state != NULL)
    whole->game->state_free (state);
  return state != NULL;
}

TableSetup *
arb_setup_page_build (ArbSetupPage *self, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = NULL;

  g_return_val_if_fail (ARB_IS_SETUP_PAGE (self), NULL);

  setup = build_table (self, why);
  if (setup == NULL || !arb_players_box_fill (self->players, setup, why) || !add_title (self, setup, why)
      || !table_setup_check_new (setup, why) || !is_whole (setup, why))
    return NULL;
  return g_steal_pointer (&setup);
}

static guint
n_own_rulings (const TableSetup *setup)
{
  const TableGame *game = setup->game;
  guint n = 0;

  for (guint i = 0; i < game->n_rulings; i++)
    n += setup->rulings[i] != 0 && table_setup_matters (setup, i);
  return n;
}

static void
update_rules_row (ArbSetupPage *self, const TableSetup *setup)
{
  g_autofree char *subtitle = NULL;
  guint own = setup != NULL ? n_own_rulings (setup) : 0;

  if (own == 0)
    subtitle = g_strdup (_ ("How the program reads what the rule sheets leave open"));
  else
    subtitle = g_strdup_printf (ngettext ("%u reading of your own", "%u readings of your own", own), own);
  adw_action_row_set_subtitle (self->rules_row, subtitle);
}

static void
setup_page_update (ArbSetupPage *self)
{
  const guint seated = arb_players_box_count (self->players), least = self->face->game->min_players;
  TableRefusal why = { "" };

  arb_setup_part_seat (self->part, seated);

  g_autoptr (TableSetup) table = build_table (self, NULL);
  g_autoptr (TableSetup) setup = arb_setup_page_build (self, &why);
  g_autofree char *sentence = arb_sentence (why.sentence);
  g_autofree char *few = g_strdup_printf (ngettext ("Add at least %u player", "Add at least %u players", least), least);

  gtk_widget_set_visible (GTK_WIDGET (self->again), self->last != NULL && self->last->n_players > 0 && seated == 0);
  update_rules_row (self, table);
  arb_setup_part_sum (self->part, table);

  arb_widget_enable_action (GTK_WIDGET (self), "setup.start", setup != NULL);
  if (setup != NULL)
    gtk_label_set_label (self->hint, _ ("Ctrl+Enter starts"));
  else if (seated < least)
    gtk_label_set_label (self->hint, few);
  else
    gtk_label_set_label (self->hint, sentence);
}

/* What is still being typed belongs to the setup.  FALSE if it cannot be taken as it is: then it has the focus. */
static gboolean
end_typing (ArbSetupPage *self)
{
  GtkWidget *wrong = arb_numbers_end (GTK_WIDGET (self));

  if (wrong != NULL)
    gtk_widget_grab_focus (wrong);
  return wrong == NULL && arb_players_box_end (self->players);
}

static void
start (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupPage *self = ARB_SETUP_PAGE (widget);
  g_autoptr (TableSetup) setup = end_typing (self) ? arb_setup_page_build (self, NULL) : NULL;

  if (setup == NULL)
    return;
  g_signal_emit_by_name (self, "start", setup, self->face->begun != NULL && gtk_switch_get_active (self->begun));
}

/* What is typed may be all that was missing, so the action is not asked before. */
static gboolean
start_by_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (end_typing (ARB_SETUP_PAGE (widget)))
    gtk_widget_activate_action (widget, "setup.start", NULL);
  return GDK_EVENT_STOP;
}

static void
on_players_done (ArbSetupPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.start", NULL);
}

/* ---- the players who are offered ---- */

static void
update_remembered (ArbSetupPage *self)
{
  g_autoptr (GPtrArray) players = self->games != NULL ? arb_games_players (self->games, NULL) : NULL;

  arb_players_box_set_remembered (self->players, players);
}

static void
on_remember_again (gpointer data)
{
  const ArbAbout *forgotten = data;
  ArbSetupPage *self = ARB_SETUP_PAGE (forgotten->widget);

  arb_games_show_player (self->games, forgotten->text);
  update_remembered (self);
}

static void
on_forgotten (gpointer data)
{
  const ArbAbout *forgotten = data;
  ArbSetupPage *self = ARB_SETUP_PAGE (forgotten->widget);
  g_autoptr (GError) error = NULL;

  if (!arb_games_forget_player (self->games, forgotten->text, &error))
    {
      g_info ("A player was not forgotten: %s", error->message);
      on_remember_again (data);
    }
}

static void
on_players_forget (ArbSetupPage *self, const char *name)
{
  g_autofree char *text = g_strdup_printf (_ ("%s is forgotten"), name);

  arb_games_hide_player (self->games, name);
  update_remembered (self);
  arb_dialog_offer (GTK_WIDGET (self), text, _ ("_Undo"), on_remember_again, on_forgotten,
                    arb_about_new (GTK_WIDGET (self), g_strdup (name)), arb_about_free);
}

/* ---- as in the last game ---- */

static void
seat_again (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupPage *self = ARB_SETUP_PAGE (widget);

  if (self->last == NULL)
    return;
  arb_players_box_seat (self->players, self->last);
  gtk_widget_grab_focus (self->start);
}

/* ---- the card and the layout ---- */

static void
on_rule_chosen (ArbSetupPage *self, guint ruling, guint option)
{
  self->rulings[ruling] = (guint8) option;
  arb_setup_part_set_ruling (self->part, ruling, option);
  setup_page_update (self);
}

static void
show_rules (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbSetupPage *self = ARB_SETUP_PAGE (widget);
  g_autoptr (TableSetup) setup = build_table (self, NULL);

  if (setup != NULL)
    g_signal_connect_object (arb_rules_card_present (widget, setup, TRUE), "chosen", G_CALLBACK (on_rule_chosen), self,
                             G_CONNECT_SWAPPED);
}

/* ---- the list of aids: each with what it means in this game ---- */

static void
setup_aids (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *words = arb_label_new (NULL, "caption", "dim-label");

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 30);
  gtk_box_append (GTK_BOX (box), arb_label_new (NULL, NULL, NULL));
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_item_set_child (item, box);
}

static void
bind_aids (GtkSignalListItemFactory *factory, GtkListItem *item, const ArbGameFace *face)
{
  GtkWidget *title = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_text (GTK_LABEL (title), gtk_string_object_get_string (gtk_list_item_get_item (item)));
  if (face->aids[gtk_list_item_get_position (item)] != NULL)
    gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (title)),
                        _ (face->aids[gtk_list_item_get_position (item)]));
}

static void
explain_aids (ArbSetupPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_aids), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_aids), (gpointer) self->face);
  adw_combo_row_set_list_factory (self->aids, factory);
}

static void
on_aids (ArbSetupPage *self)
{
  guint selected = adw_combo_row_get_selected (self->aids);

  if (self->face != NULL && selected < G_N_ELEMENTS (self->face->aids) && self->face->aids[selected] != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->aids), _ (self->face->aids[selected]));
}

/* ---- which game ---- */

/* Begins with `last`, which the page owns from now on; NULL: nobody has played this game yet. */
static void
take_last_setup (ArbSetupPage *self, TableSetup *last)
{
  table_setup_free (self->last);
  self->last = last;
  memset (self->rulings, 0, sizeof self->rulings);
  arb_setup_part_begin (self->part, self->games);
  if (last == NULL)
    return;
  memcpy (self->rulings, last->rulings, sizeof self->rulings);
  arb_setup_part_take (self->part, last);
}

/* `game` NULL: any game. */
static TableSetup *
find_last (ArbSetupPage *self, const TableGame *game)
{
  return self->games != NULL ? arb_games_last_setup (self->games, game) : NULL;
}

static void
set_face (ArbSetupPage *self, const ArbGameFace *face, TableSetup *last)
{
  if (self->part != NULL)
    g_signal_handlers_disconnect_by_data (self->part, self);
  self->face = face;
  self->part = g_object_new (face->setup_type (), NULL);
  adw_bin_set_child (self->place, GTK_WIDGET (self->part));
  arb_widget_mend_parts (GTK_WIDGET (self->part));
  /* The title of the evening is below, and needs no heading. */
  adw_preferences_group_set_title (self->rules_group,
                                   face->game->n_rulings > 0 || face->aids[0] != NULL ? _ ("Rules and Aids") : "");
  gtk_widget_set_visible (GTK_WIDGET (self->rules_row), face->game->n_rulings > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->aids), face->aids[0] != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->begun_row), face->begun != NULL);
  explain_aids (self);
  on_aids (self);
  arb_players_box_set_most (self->players, face->game->max_players);
  take_last_setup (self, last);
  g_signal_connect_swapped (self->part, "changed", G_CALLBACK (setup_page_update), self);
  setup_page_update (self);
}

static void
on_game (ArbSetupPage *self)
{
  guint selected = adw_combo_row_get_selected (self->game), n;
  const ArbGameFace *const *faces = arb_game_faces (&n);

  if (selected < n && faces[selected] != self->face)
    set_face (self, faces[selected], find_last (self, faces[selected]->game));
}

static void
fill_games (ArbSetupPage *self)
{
  guint n;
  const ArbGameFace *const *faces = arb_game_faces (&n);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (list, _ (faces[i]->game->title));
  adw_combo_row_set_model (self->game, G_LIST_MODEL (list));
  gtk_widget_set_visible (self->game_group, n > 1);
  on_game (self);
}

/* Chooses the game that was played, and takes its rules; takes over `last`, which may be NULL. */
static void
take_game (ArbSetupPage *self, TableSetup *last)
{
  guint n, i = 0;
  const ArbGameFace *const *faces = arb_game_faces (&n);

  while (last != NULL && i < n && faces[i]->game != last->game)
    i++;
  if (last == NULL || i == n || faces[i] == self->face)
    {
      take_last_setup (self, last);
      return;
    }
  set_face (self, faces[i], last);
  adw_combo_row_set_selected (self->game, i);
}

static void
arb_setup_page_class_init (ArbSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TABLE_FREES (klass, ArbSetupPage, g_object_unref, games);
  TABLE_FREES (klass, ArbSetupPage, table_setup_free, last);

  table_signal_new (klass, "start", 2, G_TYPE_POINTER, G_TYPE_BOOLEAN);

  g_type_ensure (ARB_TYPE_PLAYERS_BOX);
  arb_class_template (klass, "setup-page.ui");
  ARB_BIND_CHILDREN (klass, ArbSetupPage, scroller, players, again, game_group, game, place, rules_group, rules_row,
                     aids, begun_row, begun, title, hint, start);
  ARB_BIND_CALLBACKS (klass, setup_page_update, on_players_done, on_players_forget, on_game, on_aids);

  gtk_widget_class_install_action (widget_class, "setup.start", NULL, start);
  gtk_widget_class_install_action (widget_class, "setup.again", NULL, seat_again);
  gtk_widget_class_install_action (widget_class, "setup.rules", NULL, show_rules);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, start_by_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, start_by_key, NULL);
}

static void
arb_setup_page_init (ArbSetupPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_games (self);
}

void
arb_setup_page_begin (ArbSetupPage *self, ArbGames *games)
{
  g_return_if_fail (ARB_IS_SETUP_PAGE (self));

  g_set_object (&self->games, games);
  take_game (self, find_last (self, NULL)); /* the game that was begun last will probably be begun again */
  /* The last game's aids are not taken over: nobody notices before the first question that a tournament hides. */
  adw_combo_row_set_selected (self->aids, TABLE_AIDS_OPEN);
  gtk_switch_set_active (self->begun, FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->title), "");
  update_remembered (self);
  arb_players_box_follow (self->players, NULL, 0);
  arb_players_box_seat (self->players, NULL);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  setup_page_update (self);
  arb_players_box_focus (self->players);
}

void
arb_setup_page_propose (ArbSetupPage *self, const TableSetup *setup, guint winners)
{
  g_return_if_fail (ARB_IS_SETUP_PAGE (self));
  g_return_if_fail (setup != NULL);

  take_game (self, table_setup_copy (setup));
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.again", NULL);
  arb_players_box_follow (self->players, setup, winners);
}
