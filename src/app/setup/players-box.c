/* players-box.c - who plays: the chosen players in turn order, an entry for names, and the remembered players as
 * buttons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The players are a TableSetup without a game, so the rules for names and colours are those of `table`.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/badge.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "app/kit/wrap.h"
#include "evening/games.h"
#include "players-box.h"

#define REMEMBERED_SHOWN 12

struct _ArbPlayersBox
{
  AdwBin parent_instance;

  GtkListBox *list;
  AdwEntryRow *entry;
  ArbWrap *chips;
  GtkWidget *chance;
  GtkWidget *next;   /* begins with whoever sits after the player who began the last game */
  GtkWidget *winner; /* begins with the winner of the last game */
  GtkLabel *drawn;   /* who begins, after a draw */
  GtkLabel *trouble;

  TableSetup *players;
  TableSetup *last;      /* the game that this one follows; NULL: none */
  guint winners;         /* of that game, one bit for each player */
  GPtrArray *remembered; /* LibraryPlayer* */
  int vacant;            /* the place of the player who was removed last; -1: the next player comes last */
  guint most;            /* how many players the chosen game allows */
  const char *first;     /* of the remembered names that begin as the entry does; NULL: none, or nothing is typed */
};

G_DEFINE_TYPE (ArbPlayersBox, arb_players_box, ADW_TYPE_BIN)

static void players_box_update (ArbPlayersBox *self);
static void update_chips (ArbPlayersBox *self);

static void
say (ArbPlayersBox *self, const char *sentence)
{
  gtk_label_set_label (self->trouble, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), sentence[0] != '\0');
}

static void
changed (ArbPlayersBox *self)
{
  self->vacant = -1;
  say (self, "");
  gtk_widget_set_visible (GTK_WIDGET (self->drawn), FALSE);
  players_box_update (self);
  g_signal_emit_by_name (self, "changed");
}

/* Makes a setup with the same players in another order or in other colours.  The letters are chosen again, as for a
 * record. */
static void
rebuild (ArbPlayersBox *self, const TablePlayer *players, guint n)
{
  TableSetup *setup = table_setup_new (NULL);

  for (guint i = 0; i < n; i++)
    table_setup_add_player (setup, players[i].name, players[i].colour, NULL);
  g_clear_pointer (&self->players, table_setup_free);
  self->players = setup;
  changed (self);
}

/* ---- chance decides ----
 * What was drawn is only the order of the players, so a record holds it as if they had sat down like that. */

static void
say_who_begins (ArbPlayersBox *self)
{
  g_autofree char *text = g_strdup_printf (_ ("%s begins"), table_name_said (&self->players->players[0]));

  gtk_label_set_label (self->drawn, text);
  gtk_widget_set_visible (GTK_WIDGET (self->drawn), TRUE);
}

/* All stay in their seats around the table, so the order only begins elsewhere. */
static void
begin_with (ArbPlayersBox *self, guint first)
{
  TablePlayer players[TABLE_MAX_PLAYERS];
  const guint n = self->players->n_players;

  for (guint i = 0; i < n; i++)
    players[i] = self->players->players[(first + i) % n];
  rebuild (self, players, n);
  say_who_begins (self);
}

static void
on_draw (ArbPlayersBox *self)
{
  begin_with (self, (guint) g_random_int_range (0, (gint32) self->players->n_players));
}

static void
on_shuffle (ArbPlayersBox *self)
{
  TablePlayer players[TABLE_MAX_PLAYERS];
  const guint n = self->players->n_players;

  /* Each player takes the place of somebody who sits already, or a new one: every order is equally likely. */
  for (guint i = 0; i < n; i++)
    {
      const guint to = (guint) g_random_int_range (0, (gint32) i + 1);

      players[i] = players[to];
      players[to] = self->players->players[i];
    }
  rebuild (self, players, n);
  say_who_begins (self);
}

/* ---- after another game ---- */

/* The seat of whoever comes after the player who began the last game; -1: nobody of that game plays. */
static int
next_seat (ArbPlayersBox *self)
{
  const guint n = self->last != NULL ? self->last->n_players : 0;

  for (guint i = 1; i <= n; i++)
    {
      const int seat = table_setup_player (self->players, self->last->players[i % n].name);

      if (seat >= 0)
        return seat;
    }
  return -1;
}

/* The seats of the winners who play again, in `seats`; returns how many. */
static guint
winner_seats (ArbPlayersBox *self, guint seats[TABLE_MAX_PLAYERS])
{
  guint n = 0;

  for (guint i = 0; self->last != NULL && i < self->last->n_players; i++)
    {
      const int seat = (self->winners >> i) & 1 ? table_setup_player (self->players, self->last->players[i].name) : -1;

      if (seat >= 0)
        seats[n++] = (guint) seat;
    }
  return n;
}

static void
on_next (ArbPlayersBox *self)
{
  begin_with (self, (guint) MAX (next_seat (self), 0));
}

/* Several winners: one of them is drawn. */
static void
on_winner (ArbPlayersBox *self)
{
  guint seats[TABLE_MAX_PLAYERS];
  const guint n = winner_seats (self, seats);

  if (n > 0)
    begin_with (self, seats[g_random_int_range (0, (gint32) n)]);
}

static void
update_follow (ArbPlayersBox *self)
{
  guint seats[TABLE_MAX_PLAYERS];
  const int next = next_seat (self);
  const guint n = winner_seats (self, seats);

  gtk_widget_set_visible (self->next, next >= 0);
  gtk_widget_set_visible (self->winner, n > 0 && n < self->players->n_players);
  if (next >= 0)
    {
      /* Translators: a button: this player begins the next game, because the one before in turn order began the last */
      g_autofree char *text = g_strdup_printf (_ ("Next Player: %s"), table_name_said (&self->players->players[next]));

      gtk_button_set_label (GTK_BUTTON (self->next), text);
      gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->next))), PANGO_ELLIPSIZE_END);
    }
  if (n == 1)
    {
      /* Translators: a button: the winner of the last game begins the next one */
      g_autofree char *text = g_strdup_printf (_ ("Winner: %s"), table_name_said (&self->players->players[seats[0]]));

      gtk_button_set_label (GTK_BUTTON (self->winner), text);
    }
  else
    gtk_button_set_label (GTK_BUTTON (self->winner), _ ("One of the Winners"));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->winner))), PANGO_ELLIPSIZE_END);
}

static gboolean
colour_taken (ArbPlayersBox *self, guint colour)
{
  for (guint i = 0; i < self->players->n_players; i++)
    if (self->players->players[i].colour == colour)
      return TRUE;
  return FALSE;
}

/* A remembered player gets the last colour played with, if it is free. */
static int
colour_for (ArbPlayersBox *self, const char *name)
{
  g_autofree char *wanted = table_name_key (name);

  for (guint i = 0; i < self->remembered->len; i++)
    {
      const LibraryPlayer *player = self->remembered->pdata[i];
      g_autofree char *folded = table_name_key (player->name);

      if (g_str_equal (folded, wanted) && player->colour < TABLE_N_COLOURS && !colour_taken (self, player->colour))
        return (int) player->colour;
    }
  return -1;
}

/* Moves the last player to this place. */
static void
seat_last (ArbPlayersBox *self, guint to)
{
  TablePlayer players[TABLE_MAX_PLAYERS];
  const guint n = self->players->n_players, last = n - 1;

  for (guint i = 0; i < n; i++)
    players[i] = self->players->players[i < to ? i : i == to ? last : i - 1];
  rebuild (self, players, n);
}

static gboolean
players_box_add (ArbPlayersBox *self, const char *name)
{
  TableRefusal why;
  gboolean full = self->players->n_players >= self->most;

  if (full)
    table_refuse (&why, _ ("this game is for %u players at most"), self->most);
  if (full || !table_setup_add_player (self->players, name, colour_for (self, name), &why))
    {
      g_autofree char *sentence = arb_sentence (why.sentence);

      say (self, sentence);
      return FALSE;
    }
  /* A name that was written wrongly is removed and written again: it keeps its place in the order. */
  if (self->vacant >= 0)
    seat_last (self, (guint) self->vacant);
  else
    changed (self);
  return TRUE;
}

/* ---- the entry ---- */

/* The name in the entry; free with g_free (). */
static char *
typed_name (ArbPlayersBox *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
}

gboolean
arb_players_box_end (ArbPlayersBox *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (ARB_IS_PLAYERS_BOX (self), FALSE);

  name = typed_name (self);
  if (name[0] == '\0')
    return TRUE;
  if (!players_box_add (self, name))
    return FALSE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  return TRUE;
}

static void
on_entry_activated (ArbPlayersBox *self)
{
  g_autofree char *name = typed_name (self);

  if (name[0] == '\0')
    g_signal_emit_by_name (self, "done");
  else
    arb_players_box_end (self);
}

/* What is typed was the beginning of this name. */
static void
add_remembered (ArbPlayersBox *self, const char *name)
{
  if (players_box_add (self, name))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

static void
add_nameless (ArbPlayersBox *self)
{
  for (guint n = 1; n <= TABLE_MAX_PLAYERS; n++)
    {
      /* Translators: the name of a player whose name was not written */
      g_autofree char *name = g_strdup_printf (_ ("Player %u"), n);

      if (table_setup_player (self->players, name) < 0)
        {
          players_box_add (self, name);
          return;
        }
    }
}

/* With the mouse alone no name can be written, so the button also adds players without one.  What is typed after it is
 * the next name, or the one that was refused, written again. */
static void
on_add (ArbPlayersBox *self)
{
  g_autofree char *typed = typed_name (self);

  if (typed[0] == '\0')
    add_nameless (self);
  else
    arb_players_box_end (self);
  arb_players_box_focus (self);
}

static void
on_entry_changed (ArbPlayersBox *self)
{
  say (self, "");
  update_chips (self);
}

/* Whoever types the beginning of a remembered name need not write the rest of it. */
static gboolean
on_entry_key (ArbPlayersBox *self, guint keyval)
{
  if ((keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down) || self->first == NULL)
    return GDK_EVENT_PROPAGATE;
  add_remembered (self, self->first);
  return GDK_EVENT_STOP;
}

/* ---- the rows of the chosen players ---- */

static guint
index_of (GtkWidget *widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "index"));
}

/* The rows are new.  Moves the focus to the new row of the player, for somebody who uses the keyboard. */
static void
refocus (ArbPlayersBox *self, guint index, gboolean up)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) index);
  GtkWidget *button = g_object_get_data (G_OBJECT (row), up ? "up" : "down");

  if (!gtk_widget_get_sensitive (button))
    button = g_object_get_data (G_OBJECT (row), up ? "down" : "up");
  gtk_widget_grab_focus (button);
}

static void
move_player (ArbPlayersBox *self, guint from, guint to)
{
  TablePlayer players[TABLE_MAX_PLAYERS];
  guint n = self->players->n_players;

  if (to >= n)
    return;
  memcpy (players, self->players->players, sizeof players);
  players[from] = self->players->players[to];
  players[to] = self->players->players[from];
  rebuild (self, players, n);
  refocus (self, to, to < from);
}

static void
on_up (GtkWidget *button, ArbPlayersBox *self)
{
  move_player (self, index_of (button), index_of (button) - 1);
}

static void
on_down (GtkWidget *button, ArbPlayersBox *self)
{
  move_player (self, index_of (button), index_of (button) + 1);
}

static void
on_remove (GtkWidget *button, ArbPlayersBox *self)
{
  TablePlayer players[TABLE_MAX_PLAYERS];
  const guint index = index_of (button); /* the button goes with its row */
  guint n = 0;

  for (guint i = 0; i < self->players->n_players; i++)
    if (i != index)
      players[n++] = self->players->players[i];
  rebuild (self, players, n);
  self->vacant = (int) index;
  arb_players_box_focus (self);
}

static gboolean
recolour (gpointer button)
{
  ArbPlayersBox *self = ARB_PLAYERS_BOX (gtk_widget_get_ancestor (button, ARB_TYPE_PLAYERS_BOX));
  const guint index = index_of (button);
  const guint8 colour = (guint8) GPOINTER_TO_UINT (g_object_get_data (button, "colour"));
  TablePlayer players[TABLE_MAX_PLAYERS];
  const guint n = self != NULL ? self->players->n_players : 0;

  if (self == NULL) /* the row is gone already */
    return G_SOURCE_REMOVE;
  memcpy (players, self->players->players, sizeof players);
  /* If another player has this colour, the two players exchange their colours. */
  for (guint i = 0; i < n; i++)
    if (players[i].colour == colour)
      players[i].colour = players[index].colour;
  players[index].colour = colour;
  rebuild (self, players, n);
  arb_players_box_focus (self);
  return G_SOURCE_REMOVE;
}

/* The row is replaced, and its popover with it.  But the popover must close first, because it holds the pointer's
 * grab. */
static void
on_colour (GtkWidget *button)
{
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, recolour, g_object_ref (button), g_object_unref);
}

static GtkWidget *
colour_popover_new (ArbPlayersBox *self, guint index)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < TABLE_N_COLOURS; i++)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_widget_add_css_class (button, "flat");
      gtk_button_set_child (GTK_BUTTON (button), arb_badge_new (i, self->players->players[index].letter, 32));
      arb_widget_name (button, arb_colour_title (i));
      g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
      g_object_set_data (G_OBJECT (button), "colour", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (on_colour), NULL);
      gtk_grid_attach (GTK_GRID (grid), button, (int) i % 3, (int) i / 3, 1, 1);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  return popover;
}

static GtkWidget *
add_row_button (ArbPlayersBox *self, GtkWidget *row, guint index, const char *icon, const char *tooltip,
                GCallback callback, gboolean sensitive)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  arb_widget_name (button, tooltip);
  gtk_widget_set_sensitive (button, sensitive);
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "clicked", callback, self, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return button;
}

static GtkWidget *
player_row_new (ArbPlayersBox *self, guint index)
{
  const TablePlayer *player = &self->players->players[index];
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, table_name_said (player), index == 0 ? _ ("Begins") : NULL);
  GtkWidget *colour = gtk_menu_button_new ();
  GtkWidget *up, *down;
  g_autofree char *label = g_strdup_printf (_ ("Colour of %s: %s"), table_name_said (player),
                                            arb_colour_title (player->colour));

  gtk_menu_button_set_child (GTK_MENU_BUTTON (colour), arb_badge_new (player->colour, player->letter, 32));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (colour), colour_popover_new (self, index));
  gtk_widget_add_css_class (colour, "flat");
  gtk_widget_set_valign (colour, GTK_ALIGN_CENTER);
  arb_widget_set_tooltip (colour, label);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), colour);

  up = add_row_button (self, row, index, "go-up-symbolic", _ ("Plays earlier"), G_CALLBACK (on_up), index > 0);
  down = add_row_button (self, row, index, "go-down-symbolic", _ ("Plays later"), G_CALLBACK (on_down),
                         index + 1 < self->players->n_players);
  g_object_set_data (G_OBJECT (row), "up", up);
  g_object_set_data (G_OBJECT (row), "down", down);
  add_row_button (self, row, index, "list-remove-symbolic", _ ("Does not play"), G_CALLBACK (on_remove), TRUE);
  return row;
}

/* ---- the buttons of the remembered players ---- */

static void
on_chip (GtkWidget *button, ArbPlayersBox *self)
{
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (button), "name")); /* the button goes */

  add_remembered (self, name);
}

/* The buttons are new.  Moves the focus to the one that is now at this place, or to the entry. */
static void
focus_chip (ArbPlayersBox *self, guint index)
{
  GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips));

  for (guint i = 0; i < index && gtk_widget_get_next_sibling (chip) != NULL; i++)
    chip = gtk_widget_get_next_sibling (chip);
  if (chip != NULL)
    gtk_widget_grab_focus (gtk_widget_get_first_child (chip));
  else
    arb_players_box_focus (self);
}

static void
on_forget (GtkWidget *button, ArbPlayersBox *self)
{
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (button), "name"));
  GtkWidget *chip = gtk_widget_get_parent (button);
  guint index = 0;

  while ((chip = gtk_widget_get_prev_sibling (chip)) != NULL)
    index++;

  g_signal_emit_by_name (self, "forget", name);
  focus_chip (self, index);
}

/* Delete on a name does the same as the button beside it. */
static gboolean
on_chip_delete (GtkWidget *button, GVariant *arguments, gpointer self)
{
  on_forget (button, self);
  return TRUE;
}

static GtkWidget *
chip_button_new (ArbPlayersBox *self, GtkWidget *button, const LibraryPlayer *player, GCallback clicked)
{
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (player->name), g_free);
  g_signal_connect_object (button, "clicked", clicked, self, 0);
  return button;
}

static void
add_chip (ArbPlayersBox *self, const LibraryPlayer *player)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *name = chip_button_new (self, gtk_button_new_with_label (player->name), player, G_CALLBACK (on_chip));
  GtkWidget *forget = chip_button_new (self, gtk_button_new_from_icon_name ("window-close-symbolic"), player,
                                       G_CALLBACK (on_forget));
  GtkEventController *keys = gtk_shortcut_controller_new ();
  /* Translators: a button beside a remembered player's name, who is not offered any more then */
  g_autofree char *words = g_strdup_printf (_ ("Forget %s; games keep the name"), player->name);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                                                          gtk_callback_action_new (on_chip_delete, self, NULL)));
  gtk_widget_add_controller (name, keys);
  arb_widget_name (forget, words);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (name))), PANGO_ELLIPSIZE_END);

  gtk_widget_add_css_class (chip, "chip");
  gtk_widget_add_css_class (chip, "linked");
  gtk_box_append (GTK_BOX (chip), name);
  gtk_box_append (GTK_BOX (chip), forget);
  arb_wrap_append (self->chips, chip);
}

/* Is a letter or digit typed?  Other signs begin no word of a name. */
static gboolean
begins_word (const char *typed)
{
  while (*typed != '\0' && !g_unichar_isalnum (g_utf8_get_char (typed)))
    typed = g_utf8_next_char (typed);
  return *typed != '\0';
}

/* Those who do not play yet; if something is typed, only those whose names have words that begin like that. */
static void
update_chips (ArbPlayersBox *self)
{
  g_autofree char *typed = typed_name (self), *title = NULL;
  guint shown = 0;

  arb_wrap_clear (self->chips);
  self->first = NULL;
  for (guint i = 0; i < self->remembered->len && shown < REMEMBERED_SHOWN; i++)
    {
      const LibraryPlayer *player = self->remembered->pdata[i];

      if (table_setup_player (self->players, player->name) >= 0 || !g_str_match_string (typed, player->name, TRUE))
        continue;
      add_chip (self, player);
      if (shown == 0 && begins_word (typed) && self->players->n_players < self->most)
        self->first = player->name;
      shown++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->chips), shown > 0 && self->players->n_players < self->most);
  if (self->first != NULL)
    {
      g_autofree char *name = g_markup_escape_text (self->first, -1);

      /* Translators: ↓ is a key: it adds the player with this name */
      title = g_strdup_printf (_ ("Add a player; ↓ adds %s"), name);
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->entry), title != NULL ? title : _ ("Add a player"));
}

static void
players_box_update (ArbPlayersBox *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != GTK_WIDGET (self->entry))
    gtk_list_box_remove (self->list, child);
  for (guint i = 0; i < self->players->n_players; i++)
    gtk_list_box_insert (self->list, player_row_new (self, i), (int) i);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), self->players->n_players < TABLE_MAX_PLAYERS);
  gtk_widget_set_visible (self->chance, self->players->n_players > 1);
  update_follow (self);
  update_chips (self);
}

static void
arb_players_box_class_init (ArbPlayersBoxClass *klass)
{
  TABLE_FREES (klass, ArbPlayersBox, table_setup_free, players, last);
  TABLE_FREES (klass, ArbPlayersBox, g_ptr_array_unref, remembered);

  table_signal_new (klass, "changed", 0);
  table_signal_new (klass, "done", 0);

  table_signal_new (klass, "forget", 1, G_TYPE_STRING);

  g_type_ensure (ARB_TYPE_WRAP);
  arb_class_template (klass, "players-box.ui");
  ARB_BIND_CHILDREN (klass, ArbPlayersBox, list, entry, chips, chance, next, winner, drawn, trouble);
  ARB_BIND_CALLBACKS (klass, on_entry_activated, on_add, on_next, on_winner, on_draw, on_shuffle, on_entry_changed,
                      on_entry_key);
}

static void
arb_players_box_init (ArbPlayersBox *self)
{
  self->players = table_setup_new (NULL);
  self->most = TABLE_MAX_PLAYERS;
  self->vacant = -1;
  self->remembered = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  players_box_update (self);
}

void
arb_players_box_set_remembered (ArbPlayersBox *self, GPtrArray *players)
{
  g_return_if_fail (ARB_IS_PLAYERS_BOX (self));

  g_ptr_array_unref (self->remembered);
  self->remembered = players != NULL ? g_ptr_array_ref (players) : g_ptr_array_new ();
  players_box_update (self);
}

void
arb_players_box_set_most (ArbPlayersBox *self, guint most)
{
  g_return_if_fail (ARB_IS_PLAYERS_BOX (self));

  self->most = MIN (most, TABLE_MAX_PLAYERS);
  say (self, "");
  players_box_update (self);
}

void
arb_players_box_seat (ArbPlayersBox *self, const TableSetup *setup)
{
  g_return_if_fail (ARB_IS_PLAYERS_BOX (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  rebuild (self, setup != NULL ? setup->players : NULL, setup != NULL ? setup->n_players : 0);
}

void
arb_players_box_follow (ArbPlayersBox *self, const TableSetup *last, guint winners)
{
  g_return_if_fail (ARB_IS_PLAYERS_BOX (self));

  g_clear_pointer (&self->last, table_setup_free);
  self->last = last != NULL ? table_setup_copy (last) : NULL;
  self->winners = winners;
  if (last != NULL && next_seat (self) >= 0)
    on_next (self);
  else
    update_follow (self);
}

gboolean
arb_players_box_fill (ArbPlayersBox *self, TableSetup *setup, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_PLAYERS_BOX (self), FALSE);

  for (guint i = 0; i < self->players->n_players; i++)
    {
      const TablePlayer *player = &self->players->players[i];

      if (!table_setup_add_player (setup, player->name, player->colour, why))
        return FALSE;
    }
  return TRUE;
}

guint
arb_players_box_count (ArbPlayersBox *self)
{
  g_return_val_if_fail (ARB_IS_PLAYERS_BOX (self), 0);

  return self->players->n_players;
}

void
arb_players_box_focus (ArbPlayersBox *self)
{
  g_return_if_fail (ARB_IS_PLAYERS_BOX (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
