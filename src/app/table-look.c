/* table-look.c - what the table page points out: a feature and what it is made of, a tie and who won it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "table-page-private.h"
#include "words.h"

void
arb_table_page_show_tie (ArbTablePage *self)
{
  const TableMoment moment = arb_session_moment (self->session);
  const CarcState *state = moment.state;
  const CarcTie *tie;

  if (self->n_ties == 0)
    {
      gtk_revealer_set_reveal_child (self->tie_revealer, FALSE);
      gtk_widget_set_can_target (GTK_WIDGET (self->tie_revealer), FALSE);
      arb_map_view_point_out (self->map, self->node, NULL);
      return;
    }
  tie = self->judging ? &state->pending : &state->ties[self->tie_first + self->tie];
  arb_tie_card_update (self->tie_card, &moment, tie, self->tie, self->n_ties, self->judging, self->textures);
  gtk_revealer_set_reveal_child (self->tie_revealer, TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self->tie_revealer), TRUE);
  arb_map_view_point_out (self->map, tie->feature, tie);
}

/* The ties the newest entry of this moment brought are shown without being asked for. */
void
arb_table_page_find_ties (ArbTablePage *self)
{
  const CarcState *state = arb_session_shown (self->session);
  self->n_ties = self->tie = 0;
  self->node = -1;
  self->judging = state->ask == CARC_ASK_JUDGE && !state->finished;
  if (self->judging)
    {
      self->n_ties = 1;
      return;
    }
  for (guint i = state->n_ties; i > 0 && state->ties[i - 1].entry + 1 == state->n_entries; i--)
    {
      self->tie_first = i - 1;
      self->n_ties++;
    }
}

static char *
feature_words (const CarcState *state, guint16 node)
{
  CarcSurvey survey;
  g_autoptr (GString) words = g_string_new (NULL);

  carc_survey (state, node, &survey);
  g_string_append (words, carc_kind_name ((CarcKind) survey.kind));
  g_string_append_printf (words, ngettext (": %d tile", ": %d tiles", (gulong) survey.tiles), survey.tiles);
  if (survey.pennants > 0)
    g_string_append_printf (words, ngettext (", %d pennant", ", %d pennants", (gulong) survey.pennants),
                            survey.pennants);
  if (survey.kind == CARC_CLOISTER)
    g_string_append_printf (words, _(", %d of 8 neighbours"), survey.neighbours);
  else if (survey.kind != CARC_FARM)
    {
      g_string_append (words, ", ");
      g_string_append_printf (
          words,
          survey.complete ? _("complete") : ngettext ("%d open end", "%d open ends", (gulong) survey.open),
          survey.open);
    }
  for (guint i = 0; i < state->rules->n_players; i++)
    if (survey.strength[i] > 0)
      g_string_append_printf (words, " · %s %d", state->rules->players[i].name, survey.strength[i]);
  return arb_capital (words->str);
}

void
arb_table_page_point_out (ArbTablePage *self, int node)
{
  const CarcState *state = arb_session_shown (self->session);
  g_autofree char *words = NULL;

  self->node = node >= 0 && node < state->n_nodes ? node : -1;
  self->n_ties = 0;
  self->judging = FALSE;
  if (self->node >= 0)
    {
      words = feature_words (state, (guint16) self->node);
      gtk_label_set_text (self->info, words);
    }
  gtk_revealer_set_reveal_child (self->info_revealer, self->node >= 0);
  arb_table_page_show_tie (self);
}
