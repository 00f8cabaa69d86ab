/* scoreboard.c - the points of all players, and the game's notes below them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "scoreboard.h"

#include "app/board/game-face.h"
#include "app/kit/widgets.h"
#include "score-row.h"

struct _ArbScoreboard
{
  AdwBin parent_instance;

  GtkListBox *rows;
  GtkLabel *left;
  GtkLabel *right;
  gboolean low;
  int width, height; /* the height that is kept, at this width */
  ArbSession *clock; /* whose turn clock is shown; NULL: none */
  guint ticking;     /* id of the timeout that shows it again; 0 while it stands */
};

G_DEFINE_TYPE (ArbScoreboard, arb_scoreboard, ADW_TYPE_BIN)

static void
row_activated (ArbScoreboard *self, GtkListBoxRow *row)
{
  g_signal_emit_by_name (self, "player", gtk_list_box_row_get_index (row));
}

/* ---- the turn clock ---- */

static void show_clock (ArbScoreboard *self);

static gboolean
tick (gpointer data)
{
  ArbScoreboard *self = data;

  self->ticking = 0;
  show_clock (self);
  return G_SOURCE_REMOVE;
}

/* The time of the turn that goes on; 0 if there is none. */
static gint64
turn_of (const ArbThinking *players)
{
  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    if (players[i].turn >= 0)
      return players[i].turn;
  return 0;
}

/* The program wakes up for it once a second, and only while it runs and is on the screen. */
static void
show_clock (ArbScoreboard *self)
{
  ArbThinking players[TABLE_MAX_PLAYERS];
  const gboolean shown = self->clock != NULL && arb_session_has_clock (self->clock)
                         && arb_session_thinking (self->clock, players);
  const gboolean runs = shown && arb_session_clock_runs (self->clock);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rows, i)) != NULL; i++)
    arb_score_row_show_clock (ARB_SCORE_ROW (row), shown ? &players[i] : NULL, runs);
  g_clear_handle_id (&self->ticking, g_source_remove);
  /* Soon after the next whole second of the turn. */
  if (runs && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->ticking = g_timeout_add ((guint) (1010 - turn_of (players) % 1000), tick, self);
}

void
arb_scoreboard_follow_clock (ArbScoreboard *self, ArbSession *session)
{
  g_return_if_fail (ARB_IS_SCOREBOARD (self));

  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_func (self->clock, show_clock, self);
  g_set_object (&self->clock, session);
  if (session != NULL)
    g_signal_connect_swapped (session, "clock", G_CALLBACK (show_clock), self);
  show_clock (self);
}

static void
arb_scoreboard_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_scoreboard_parent_class)->map (widget);
  show_clock (ARB_SCOREBOARD (widget));
}

static void
arb_scoreboard_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_scoreboard_parent_class)->unmap (widget);
  show_clock (ARB_SCOREBOARD (widget));
}

/* ---- the class ---- */

static void
arb_scoreboard_dispose (GObject *object)
{
  arb_scoreboard_follow_clock (ARB_SCOREBOARD (object), NULL);

  G_OBJECT_CLASS (arb_scoreboard_parent_class)->dispose (object);
}

static void
arb_scoreboard_class_init (ArbScoreboardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_scoreboard_dispose;
  TABLE_OVERRIDE (GTK_WIDGET_CLASS (klass), arb_scoreboard, map, unmap);
  arb_class_template (klass, "table-scoreboard.ui");
  ARB_BIND_CHILDREN (klass, ArbScoreboard, rows, left, right);
  ARB_BIND_CALLBACKS (klass, row_activated);

  table_signal_new (klass, "player", 1, G_TYPE_INT);
}

static void
arb_scoreboard_init (ArbScoreboard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* So much room may stay empty, two lines: what is below does not move up and down with each line that a player has more
 * or less. */
#define SPARE 34

static void
keep_height (ArbScoreboard *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height;

  if (width != self->width)
    self->height = 0;
  self->width = width;
  if (width == 0)
    return;
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (self)), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  if (height > self->height || height < self->height - SPARE)
    self->height = height;
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, self->height);
}

/* Another game, or only names: what was needed so far is forgotten. */
static void
forget_height (ArbScoreboard *self)
{
  self->height = 0;
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, -1);
}

static void
set_rows (ArbScoreboard *self, guint n)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->rows, (int) n)) != NULL)
    gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  for (guint i = 0; i < n; i++)
    if (gtk_list_box_get_row_at_index (self->rows, (int) i) == NULL)
      gtk_list_box_append (self->rows, g_object_new (ARB_TYPE_SCORE_ROW, NULL));
  arb_scoreboard_set_low (self, self->low);
}

/* The scores if the game ended now; FALSE if they are not shown. */
static gboolean
foresee (const TableMoment *moment, gint32 scores[TABLE_MAX_PLAYERS])
{
  const TableGame *game = moment->setup->game;
  guint from;
  gpointer end;

  if (!table_moment_may_foresee (moment))
    return FALSE;
  end = game->forecast (moment->state, &from, NULL);
  memcpy (scores, table_state (end)->ledger.scores, TABLE_MAX_PLAYERS * sizeof *scores);
  game->state_free (end);
  return TRUE;
}

void
arb_scoreboard_update (ArbScoreboard *self, const TableMoment *moment, ArbTextures *textures)
{
  gint32 scores[TABLE_MAX_PLAYERS];
  g_autofree char *left = NULL, *right = NULL;
  gboolean foreseen;

  g_return_if_fail (ARB_IS_SCOREBOARD (self));

  set_rows (self, moment != NULL ? moment->setup->n_players : 0);
  if (moment == NULL)
    {
      forget_height (self);
      return;
    }
  foreseen = foresee (moment, scores);
  for (guint i = 0; i < moment->setup->n_players; i++)
    arb_score_row_update (ARB_SCORE_ROW (gtk_list_box_get_row_at_index (self->rows, (int) i)), moment, i,
                          foreseen ? scores : NULL, textures);
  arb_game_face (moment->setup->game)->notes (moment, &left, &right);
  arb_label_show (self->left, left);
  arb_label_show (self->right, right);
  keep_height (self);
  show_clock (self);
}

void
arb_scoreboard_set_low (ArbScoreboard *self, gboolean low)
{
  GtkListBoxRow *row;

  g_return_if_fail (ARB_IS_SCOREBOARD (self));

  if (low != self->low)
    forget_height (self);
  self->low = low;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rows, i)) != NULL; i++)
    arb_score_row_set_low (ARB_SCORE_ROW (row), low);
}

/* ---- one line ---- */

struct _ArbScoreStrip
{
  AdwBin parent_instance;

  GtkBox *chips;
};

G_DEFINE_TYPE (ArbScoreStrip, arb_score_strip, ADW_TYPE_BIN)

static void
arb_score_strip_class_init (ArbScoreStripClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "scorestrip");
}

static void
arb_score_strip_init (ArbScoreStrip *self)
{
  self->chips = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2));
  gtk_box_set_homogeneous (self->chips, TRUE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->chips));
}

#define WITH_TARGET 4 /* players; more, with their target, do not fit in the width of a telephone */

/* A label behind the points, as in "10/11"; NULL if points do not count towards a goal, or if there is no room. */
static GtkWidget *
target_label (const TableMoment *moment, guint player)
{
  const ArbGameFace *face = arb_game_face (moment->setup->game);
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (face->target == NULL || moment->setup->n_players > WITH_TARGET)
    return NULL;
  text = g_strdup_printf ("/%u", face->target (moment, player));
  label = gtk_label_new (text);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  return label;
}

/* TRUE if there are too many players for the usual distances: six must fit in the width of a telephone, or four with
 * their target. */
static gboolean
is_tight (const TableMoment *moment)
{
  return moment->setup->n_players > (arb_game_face (moment->setup->game)->target != NULL ? 3u : 4u);
}

static GtkWidget *
chip (const TableMoment *moment, guint player, ArbTextures *textures)
{
  int size = moment->setup->n_players > 4 ? 18 : 24;
  const TablePlayer *who = &moment->setup->players[player];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *badge = gtk_image_new_from_paintable (
      GDK_PAINTABLE (arb_textures_badge (textures, who->colour, who->letter, size)));
  g_autofree char *points = g_strdup_printf ("%d", table_state (moment->state)->ledger.scores[player]);
  GtkWidget *label = gtk_label_new (points), *target = target_label (moment, player);
  GtkWidget *numbers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);

  gtk_image_set_pixel_size (GTK_IMAGE (badge), size);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "chip");
  if (moment->setup->game->asked (moment->state) == (int) player)
    gtk_widget_add_css_class (box, "up");
  arb_widget_set_tooltip (box, table_name_said (who));
  gtk_box_append (GTK_BOX (box), badge);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (numbers), label);
  if (target != NULL)
    gtk_box_append (GTK_BOX (numbers), target);
  gtk_box_append (GTK_BOX (box), numbers);
  return box;
}

void
arb_score_strip_update (ArbScoreStrip *self, const TableMoment *moment, ArbTextures *textures)
{
  guint n = moment != NULL ? moment->setup->n_players : 0;

  g_return_if_fail (ARB_IS_SCORE_STRIP (self));

  arb_widget_clear (GTK_WIDGET (self->chips));
  arb_widget_set_class (GTK_WIDGET (self), "tight", n > 0 && is_tight (moment));
  for (guint i = 0; i < n; i++)
    gtk_box_append (self->chips, chip (moment, i, textures));
}
