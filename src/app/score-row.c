/* score-row.c - one player on the scoreboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "score-row.h"

#include <glib/gi18n.h>

#include "widgets.h"

struct _ArbScoreRow
{
  GtkListBoxRow parent_instance;

  GtkImage *badge;
  GtkLabel *name;
  GtkLabel *supply;
  GtkLabel *race;
  GtkLabel *points;
  GtkLabel *forecast;
  GtkWidget *keeper;
};

G_DEFINE_TYPE (ArbScoreRow, arb_score_row, GTK_TYPE_LIST_BOX_ROW)

static void
arb_score_row_class_init (ArbScoreRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/table-score-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbScoreRow, badge);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreRow, name);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreRow, supply);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreRow, race);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreRow, points);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreRow, forecast);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreRow, keeper);
}

static void
arb_score_row_init (ArbScoreRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ArbScoreRow *
arb_score_row_new (void)
{
  return g_object_new (ARB_TYPE_SCORE_ROW, NULL);
}

char *
arb_racer_words (const CarcState *state, guint player, TableAids aids)
{
  guint turns, left;
  g_autofree char *way = NULL, *rest = NULL;

  if (!state->race.open || state->race.racer[player] == CARC_NONE)
    return NULL;
  turns = carc_racer_turns (state, player);
  left = carc_turns_left (state, player);
  if (turns == 0)
    return g_strdup (_("racer boxed in"));
  way = g_strdup_printf (
      ngettext ("racer %u turn from the lighthouse", "racer %u turns from the lighthouse", turns),
      turns);
  /* How many turns are left tells how many tiles are. */
  if (aids == TABLE_AIDS_TOURNAMENT)
    return g_steal_pointer (&way);
  rest = g_strdup_printf (ngettext ("%u left", "%u left", left), left);
  /* Translators: how many turns a racer needs, and how many its player still has */
  return g_strdup_printf (_("%s, %s"), way, rest);
}

static char *
supply_words (const CarcState *state, guint player)
{
  GString *words = g_string_new (NULL);
  guint followers = carc_supply (state, player, CARC_FOLLOWER), big = carc_supply (state, player, CARC_BIG);

  g_string_append_printf (words, ngettext ("%u follower", "%u followers", followers), followers);
  if (big > 0)
    g_string_append (words, _(" and the big one"));
  if (state->water.on)
    {
      guint left = state->water.left[player];

      g_string_append_printf (words, " · ");
      g_string_append_printf (words, ngettext ("%u water token", "%u water tokens", left), left);
    }
  return g_string_free (words, FALSE);
}

static void
name_row (ArbScoreRow *self, const CarcState *state, guint player, const char *race, gboolean up)
{
  g_autofree char *words = g_strdup_printf (
      ngettext ("%s: %d point, %s%s%s%s", "%s: %d points, %s%s%s%s", (gulong) state->ledger.scores[player]),
      state->rules->players[player].name, state->ledger.scores[player], gtk_label_get_text (self->supply),
      race != NULL ? ", " : "", race != NULL ? race : "", up ? _(", on turn") : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
arb_score_row_update (ArbScoreRow *self,
                      const CarcState *state,
                      guint player,
                      TableAids aids,
                      const gint32 *forecast,
                      ArbTextures *textures)
{
  const TablePlayer *who = &state->rules->players[player];
  gboolean up = !state->finished && player == carc_asked (state);
  g_autofree char *points = g_strdup_printf ("%d", state->ledger.scores[player]);
  g_autofree char *supply = supply_words (state, player);
  g_autofree char *race = arb_racer_words (state, player, aids);

  g_return_if_fail (ARB_IS_SCORE_ROW (self));

  gtk_image_set_from_paintable (self->badge,
                                GDK_PAINTABLE (arb_textures_badge (textures, who->colour, who->letter, 36)));
  gtk_label_set_text (self->name, who->name);
  gtk_label_set_text (self->points, points);
  gtk_label_set_text (self->supply, supply);
  gtk_label_set_text (self->race, race != NULL ? race : "");
  gtk_widget_set_visible (GTK_WIDGET (self->race), race != NULL);
  gtk_widget_set_visible (self->keeper, state->race.keeper == (int) player);

  gtk_widget_set_visible (GTK_WIDGET (self->forecast), forecast != NULL);
  if (forecast != NULL)
    {
      /* Translators: the points a player would have if the game ended now */
      g_autofree char *then = g_strdup_printf (_("→ %d"), forecast[player]);

      gtk_label_set_text (self->forecast, then);
    }
  arb_widget_set_class (GTK_WIDGET (self), "up", up);
  name_row (self, state, player, race, up);
}
