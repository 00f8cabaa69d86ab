/* score-row.c - one player on the scoreboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "score-row.h"

#include <glib/gi18n.h>

#include "app/board/game-face.h"
#include "app/kit/widgets.h"
#include "evening/game-words.h"

struct _ArbScoreRow
{
  GtkListBoxRow parent_instance;

  GtkImage *badge;
  GtkLabel *name;
  GtkLabel *mark;
  GtkLabel *clock;
  GtkWidget *more; /* all below the name */
  ArbWrap *left;   /* pictures of what `supply` says otherwise */
  GtkLabel *supply;
  GtkLabel *detail;
  GtkLabel *points;
  GtkLabel *goal;
};

G_DEFINE_TYPE (ArbScoreRow, arb_score_row, GTK_TYPE_LIST_BOX_ROW)

static void
arb_score_row_class_init (ArbScoreRowClass *klass)
{
  g_type_ensure (ARB_TYPE_WRAP);
  arb_class_template (klass, "table-score-row.ui");
  ARB_BIND_CHILDREN (klass, ArbScoreRow, badge, name, more, left, supply, detail, points, goal, mark, clock);
}

static void
arb_score_row_init (ArbScoreRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_widget_keep_least_width (self->supply);
  arb_widget_keep_least_width (self->detail);
  arb_widget_keep_least_width (self->clock);
}

static void
name_row (ArbScoreRow *self, const TableMoment *moment, guint player, const ArbScoreWords *words, gboolean up)
{
  gint32 points = table_state (moment->state)->ledger.scores[player];
  g_autoptr (GString) name = g_string_new (NULL);

  g_string_append_printf (name, ngettext ("%s: %d point", "%s: %d points", (gulong) points),
                          table_name_said (&moment->setup->players[player]), points);
  if (words->supply != NULL)
    g_string_append_printf (name, ", %s", words->supply);
  if (words->detail != NULL)
    g_string_append_printf (name, ", %s", words->detail);
  if (up)
    g_string_append (name, table_game_on_turn (moment->setup->game, moment->state) == (int) player ? _ (", on turn")
                                                                                                   : _ (", is asked"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
}

/* In pictures if the game has some, else in words.  The name of the row always has the words. */
static void
show_supply (ArbScoreRow *self, const TableMoment *moment, guint player, const char *words, ArbTextures *textures)
{
  const ArbGameFace *face = arb_game_face (moment->setup->game);
  g_autofree char *rest = NULL;

  arb_wrap_clear (self->left);
  if (words != NULL && face->supply_look != NULL)
    rest = face->supply_look (moment, player, textures, self->left);
  gtk_widget_set_visible (GTK_WIDGET (self->left), rest != NULL);
  arb_label_show (self->supply, rest == NULL ? words : *rest != '\0' ? rest : NULL);
}

void
arb_score_row_update (ArbScoreRow *self, const TableMoment *moment, guint player, const gint32 *forecast,
                      ArbTextures *textures)
{
  const TableGame *game = moment->setup->game;
  const TablePlayer *who = &moment->setup->players[player];
  /* Who is asked now, who is not always on turn. */
  gboolean up = game->asked (moment->state) == (int) player;
  g_autofree char *points = g_strdup_printf ("%d", table_state (moment->state)->ledger.scores[player]);
  ArbScoreWords words = { NULL };

  g_return_if_fail (ARB_IS_SCORE_ROW (self));

  arb_game_face (game)->score_words (moment, player, &words);
  if (!table_is_there (~table_state_there (moment->state), player))
    {
      g_free (words.detail);
      words.detail = g_strdup (_ ("has left"));
    }
  /* Translators: the points a player would have if the game ended now */
  if (forecast != NULL && words.goal == NULL)
    words.goal = g_strdup_printf (_ ("→ %d"), forecast[player]);
  arb_textures_show_badge (textures, self->badge, who->colour, who->letter, 36);
  gtk_label_set_text (self->name, table_name_said (who));
  gtk_label_set_text (self->points, points);
  arb_label_show (self->mark, words.mark);
  arb_widget_set_tooltip (GTK_WIDGET (self->mark), words.mark_words);
  show_supply (self, moment, player, words.supply, textures);
  arb_label_show (self->detail, words.detail);
  arb_label_show (self->goal, words.goal);
  arb_widget_set_tooltip (GTK_WIDGET (self->goal), forecast != NULL ? _ ("If the game ended now") : NULL);
  arb_widget_set_class (GTK_WIDGET (self), "up", up);
  name_row (self, moment, player, &words, up);
  arb_score_words_clear (&words);
}

void
arb_score_row_show_clock (ArbScoreRow *self, const ArbThinking *thinking, gboolean runs)
{
  g_autofree char *total = thinking != NULL ? arb_duration (thinking->total) : NULL;
  g_autofree char *turn = thinking != NULL && thinking->turn >= 0 ? arb_duration (thinking->turn) : NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (ARB_IS_SCORE_ROW (self));

  if (turn != NULL)
    /* Translators: thinking time of a player, below the name: "this turn 0:31 · in all 12:40" */
    text = g_strdup_printf (_ ("this turn %s · in all %s"), turn, total);
  else if (total != NULL)
    text = g_strdup_printf (_ ("in all %s"), total);

  arb_widget_set_class (GTK_WIDGET (self->clock), "dim-label", turn == NULL || !runs);
  arb_label_show (self->clock, text);
}

void
arb_score_row_set_low (ArbScoreRow *self, gboolean low)
{
  g_return_if_fail (ARB_IS_SCORE_ROW (self));

  gtk_widget_set_visible (self->more, !low);
}
